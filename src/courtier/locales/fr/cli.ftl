# Ce que dit le programme du terminal ; son aide est dans cli-help.ftl.

## Une ligne de commande qui ne se lit pas

cli-usage-help = Voyez : { $command }
cli-usage-no-option = Il n’y a pas d’option { $name }.
cli-usage-no-command = Il n’y a pas de commande de ce nom. Il y a : { $known }.
cli-usage-missing = Il manque { $name }.
cli-usage-too-many = « { $words } » est de trop ici.
cli-usage-value = { $name } veut une valeur.
cli-usage-number = { $name } veut un nombre.
cli-usage-number-from = { $name } veut un nombre, { $low } au moins.
cli-usage-number-between = { $name } veut un nombre de { $low } à { $high }.
cli-usage-other = { $what }
cli-no-language = Il n’y a pas de langue « { $lang } ». Il y a : { $known }.
cli-system = Le système refuse : { $what }
cli-too-long = Une donnée est beaucoup trop longue ; cherchez une ligne ou un mot sans fin.
cli-surprise = Tiré au sort : { $options }
cli-which-title = Quel jeu ? Il y a : { $known }.
cli-option-form = « { $text } » n’est pas une option : écrivez --option nom=valeur.
cli-option-twice = --option { $name } est donné deux fois : écrivez-le une seule fois, avec toutes ses valeurs.

## Fichiers

cli-no-file = Il n’y a pas de fichier { $file }.
cli-folder = { $file } est un dossier ; une partie enregistrée est un fichier.
cli-not-text = { $file } n’est pas un fichier de texte, donc pas une partie enregistrée.
cli-unreadable = { $file } ne se lit pas : { $what }.
cli-unwritable = { $file } ne s’écrit pas : { $what }. Rien n’est perdu ; choisissez un autre fichier.
cli-other-file = { $file } contient autre chose ; on n’y touche pas. Choisissez un autre fichier.
cli-save-exists = { $file } existe déjà. Reprenez-le avec « courtier resume { $file } », ou choisissez un autre fichier.
cli-nothing-saved = Aucune partie quittée dans { $folder }. Donnez un fichier : courtier resume FICHIER

## Qui joue

cli-ask-seats = Combien de places, de { $few } à { $many } ? [{ $usual }]
cli-ask-seats-again = Tapez un nombre de { $few } à { $many }.
cli-ask-name = Votre nom ? [{ $usual }]
cli-ask-chair = Place { $n } : ami, ami:NOM, { $levels } ? [{ $usual }]
cli-ask-preset = Quelle partie, { $presets }, ou des options comme nom=valeur (? les énumère) ? [comme d’habitude]
cli-ask-options = Des options comme nom=valeur (? les énumère) ? [comme d’habitude]
cli-no-answers = Personne ne répond à « qui joue ? ». Dites-le avec --players, par exemple --players moi,bot:knight
cli-seats-count = Cela ferait { $n } places ; il en faut de { $few } à { $many }.
cli-seats-word = « { $word } » ne peut pas prendre place. Places possibles : moi, moi:NOM, ami, ami:NOM, { $bots }.
cli-bot-unknown = Il n’y a pas de robot « { $name } ». Il y a : { $known }.
cli-name = « { $name } » ne peut pas être un nom : de 1 à { $longest } lettres.
cli-name-twice = Deux places s’appellent { $name }. Donnez un autre nom à l’une d’elles.
cli-forfeit = { $who } : { $why }
cli-forfeit-enter = Entrée pour continuer…
cli-seats-twice = Dites qui s’assied d’une seule façon : --seats N, --players LISTE ou plusieurs --seat.

## À la table

cli-thinking = { $who } réfléchit…
cli-asked = { $who } : { $what }
cli-costs = { $what } – coûte { $price }
cli-reveals = ! lance ou révèle : sans retour
cli-log = Chronique
cli-log-more = { $n ->
        [one] (1 ligne de plus : l)
       *[other] ({ $n } lignes de plus : l)
    }
cli-curtain = C’est à { $who }, et il y a des secrets à cette table.
    Passez-lui le clavier.
cli-curtain-enter = Entrée, quand personne d’autre ne regarde…
cli-accepted = Tapez un nombre de 1 à { $last }, un choix en toutes lettres, ou help.
cli-no-number = Il n’y a pas de choix { $number } : les nombres vont de 1 à { $last }.
cli-refused-what = pas maintenant
cli-refused-why = pourquoi
cli-refused-rule = règle
cli-nothing-refused = Rien n’est refusé ici : tout ce que vous pourriez tenter est dans la liste.
cli-no-undo = Rien à reprendre : on a lancé ou révélé quelque chose depuis, ou personne n’a encore choisi.
cli-no-redo = Rien à refaire.
cli-which-rule = Quelle règle ? r KB-047, ou r et un mot, par exemple r marché.
cli-rule-unknown = Il n’y a pas de règle « { $id } », ni de règle qui contienne ces mots.
cli-rule-no-page = Il n’y a pas de page de règles { $page } ; il y a : { $known }.
cli-rule-contents = Les pages :
cli-rule-no-match = Aucune règle ne contient « { $words } ».
cli-rule-more = { $n ->
        [one] … et 1 de plus ; ajoutez un mot.
       *[other] … et { $n } de plus ; ajoutez un mot.
    }
cli-hint = Le mieux : { $number } : { $choice }. Avance attendue : { NUMBER($lead, minimumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1) }. Vous finiriez avec environ { $points } points.
cli-hint-second = Ensuite : { $number } : { $choice }. Avance attendue : { NUMBER($lead, minimumFractionDigits: 1) }, soit { NUMBER($margin, minimumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1) } de moins.
cli-hint-only = Le seul choix : { $number } : { $choice }.
cli-hint-thinking = Réflexion ; Ctrl-C l’arrête
cli-saved = Enregistré dans { $file }.
cli-kept = Enregistré dans { $file }. Pour reprendre : courtier resume { $file }
cli-quit = Enregistrer la partie ? Entrée : { $file }, ou un autre fichier, ou non :
cli-no = non
cli-save-record = Garder la partie ? Un fichier, ou Entrée pour non :

cli-key-why = refus
cli-key-o = tout
cli-key-u = reprendre
cli-key-r = règle
cli-key-h = conseil
cli-key-l = récit
cli-key-b = plateau
cli-key-s = garder
cli-key-q = quitter

cli-help-number = Choisir par le numéro.
    .keys = 1, 2, 3…
cli-help-token = Choisir en toutes lettres, comme dans un enregistrement, par exemple build statue.
    .keys = mots
cli-help-o = Tous les choix, quand un écran bas n’en montre qu’une partie.
    .keys = o
cli-help-why = Ce qui est refusé et pourquoi ; avec un mot, cela seulement.
    .keys = ? [mot]
cli-help-u = Reprendre votre dernier choix, jusqu’au dernier lancer ou à la dernière révélation.
    .keys = u
cli-help-redo = Refaire ce qui a été repris.
    .keys = redo
cli-help-r = La règle de ce numéro, celles qui contiennent un mot, ou celle du dernier refus.
    .keys = r [numéro ou mot]
cli-help-h = Ce que ferait un robot.
    .keys = h
cli-help-l = La chronique, tant de lignes.
    .keys = l [lignes]
cli-help-b = Tout le plateau.
    .keys = b
cli-help-s = Enregistrer.
    .keys = s [fichier]
cli-help-q = Quitter ; on vous demande s’il faut enregistrer.
    .keys = q

## La fin, les parties enregistrées

cli-scores = Feuilles de score
cli-total = Total
cli-rank = Rang
cli-winners = { $n ->
        [one] { $who } l’emporte.
       *[other] Victoire partagée : { $who }.
    }
cli-checked = { $title }, { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }, { $choices } choix, { $digests } empreintes concordent, la dernière { $digest }.
cli-unfinished = Partie inachevée.
cli-seed = --seed attend un entier de 0 à 2305843009213693951 ou une clé de 32 chiffres hexadécimaux, pas { $seed }.
cli-sealed = Scellée : la donne est celle qui a été publiée sous { $sealed }.
cli-checked-bad = { $bad } sur { $all } en échec.
cli-replay-where = Choix { $n } sur { $last }
cli-replay-next = suivant :
cli-replay-keys = → suivant  ← précédent  PgDn/PgUp dix  Home/End  q quitter
cli-replay-at = Il n’y a que { $last } choix, pas { $at }.
cli-replay-seat = Il n’y a pas de place { $seat } : les places vont de 1 à { $last }.

## Listes et chiffres

cli-games-title = Titre
cli-games-name = Jeu
cli-games-seats = Places
cli-games-options = Options
cli-games-presets = Réglages de { $name }
cli-games-none = aucune
cli-games-several = (plusieurs à la fois)
cli-games-needs = (avec { $needs })
cli-games-only = ({ $value } : avec { $needs })
cli-games-at = (places : { $seats })
cli-simulating = Parties
cli-sim-mean = Points en moyenne
cli-sim-seat = { $n } { $bot }
cli-sim-best = Record
cli-sim-wins = Victoires
cli-sim-shared = dont partagées
cli-sim-forfeits = { $n ->
        [one] Une place perdue par forfait :
       *[other] { $n } places perdues par forfait, les premières :
    }
cli-sim-summary = { $games } parties, { $decisions } décisions ({ $each } par partie), { $seconds } s, { $rate } décisions/s, { $jobs ->
        [one] 1 processus
       *[other] { $jobs } processus
    }, graine { $seed }
cli-coverage-all = Règles
cli-coverage-tested = Avec un test
cli-coverage-untested = Sans
cli-coverage-floor = Sous le plancher
cli-coverage-without = { $title }, sans test :
cli-coverage-pages = { $title }, { $n } règles ont une page :
cli-coverage-page = { $title }, absentes de { $file } :
cli-coverage-strange = { $id } est marquée dans des tests mais n’est sur aucune page : { $files }
cli-coverage-unread = { $place } : une marque de règle qui ne se lit pas sans lancer le test ; écrivez les numéros en toutes lettres.
cli-coverage-fallen = Des règles qui doivent avoir un test n’en ont pas :
cli-coverage-no-tests = Il n’y a pas de tests ici. Lancez ceci dans le dépôt de Courtier, ou donnez --tests DOSSIER.
cli-coverage-broken = { $file } ne se lit pas comme du Python : { $what }
cli-coverage-floor-file = { $file } doit contenir des titres et des listes de règles : { $what }
cli-bench-measuring = Mesure
cli-bench-decisions = décisions/s
cli-bench-games = parties/s
cli-bench-clone = copie µs
cli-bench-compiled = { $title }, { $seats } places, compilé
cli-bench-interpreted = { $title }, { $seats } places, interprété
cli-bench-ratio-compiled_to_peer = { $title } : compilé, { $ratio } fois les décisions du pair.
cli-bench-ratio-interpreted_to_peer = { $title } : interprété, { $ratio } fois les décisions du pair.
cli-bench-ratio-compiled_to_interpreted = { $title } : compilé, { $ratio } fois les décisions de l’interprété.
cli-bench-ratio-clone_in_decisions = { $title } : une copie coûte autant que { $ratio } décisions.
cli-bench-no-compiled = Pas de version compilée ici, ou plus vieille que la source (make compiled) ; ses chiffres manquent.
cli-bench-no-plain = Pas de version interprétée ici ; ses chiffres manquent.
cli-bench-no-peer = Pas de pair ici (make bench l’installe dans build/peer) ; ses chiffres manquent.
cli-bench-failed = Une version n’a pas pu être mesurée : { $what }
cli-bench-memory = { $title }, { $games } parties, mémoire à { $figures }

# courtier tables
tables-column-id = table
tables-column-title = jeu
tables-column-name = nom
tables-column-status = état
tables-column-events = événements
tables-column-used = dernière fois
tables-column-version = créée avec
tables-none = Il n’y a pas de table { $table } dans cette base ; « courtier tables list » montre celles qui y sont.
tables-hopeless = La table { $table } ne peut même pas être distribuée ; « courtier tables prune » peut la supprimer quand elle sera ancienne. La raison : { $what }
tables-fine = Les { $n } événements se rejouent : cette table n’a pas besoin de réparation.
tables-differs = Ce programme jouerait la table autrement après l’événement { $n }. « courtier tables repair { $table } » y revient.
tables-repaired = La table { $table } continue après l’événement { $n } ; { $cut } événements ont été coupés et sont gardés dans { $file }. Sa donne compte désormais comme connue.
tables-prune-what = Dites ce qui peut partir : --over-days N pour les tables finies, --idle-days N pour toutes.
tables-pruned =
    { $n ->
        [one] { $n } table a été supprimée.
       *[other] { $n } tables ont été supprimées.
    }
tables-would-prune =
    { $n ->
        [one] { $n } table serait supprimée.
       *[other] { $n } tables seraient supprimées.
    }
tables-backed-up =
    { $n ->
        [one] { $n } table a été écrite dans { $file }.
       *[other] { $n } tables ont été écrites dans { $file }.
    }
tables-restored =
    { $n ->
        [one] { $n } table a été reprise de { $file }.
       *[other] { $n } tables ont été reprises de { $file }.
    }
tables-file-there = { $file } existe déjà ; rien n’a été changé. Choisissez un autre nom.
tables-not-empty = Cette base contient déjà des tables ; une sauvegarde va dans une base vide.
tables-database = La base de données n’a pas pu le faire : { $what }
