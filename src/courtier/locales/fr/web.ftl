# Ce que seul le navigateur dit. Les noms, les choix et les refus sont dans les autres fichiers.

## Partout

web-tagline = trois jeux pour la faveur du roi
web-play = Jouer
web-rules = Règles
web-records = Parties
web-menu = Menu
web-close = Fermer
web-retry = Réessayer
web-or = ou
web-or-between = { " ou " }
web-and-between = { " ; " }
web-chosen = choisi
web-optional = facultatif
web-rule = Règle { $id }
web-click-to-keep = cliquer pour garder
web-offline = Le serveur ne répond pas. Vérifiez la connexion et réessayez.
web-error = Quelque chose a échoué ({ $status }). Rien n’a changé ; réessayez.
web-notice = Courtier n’est pas lié aux éditeurs et ne montre aucune de leurs images. Icônes : game-icons.net, CC BY 3.0.
web-connecting = Ouverture de la table…
web-lost = Rien ici
web-lost-why = Il n’y a pas de page à cette adresse.
web-dead-link = Ce lien ne mène nulle part
web-trouble = Cela n’a pas marché
web-no-board = Ce titre n’a pas encore de plateau dans le navigateur.
web-to-lobby = À l’accueil
web-name = Nom

## Accueil

web-choose-game = Choisissez un jeu
web-coming = à venir
web-title-kingsburg = Kingsburg
    .sub = Des dés à la cour, cinq ans, un trône
    .about = Lancez, gagnez l’oreille de dix-huit conseillers, bâtissez une province et tenez-la tout l’hiver.
    .players = 2–5 joueurs
    .time = 60 min
web-title-paladins = Paladins du Royaume de l’Ouest
    .sub = Foi, force et influence
    .about = Réunissez des ouvriers de six sortes ; équilibrez foi, force et influence en sept manches.
    .players = 1–4 joueurs
    .time = 90 min
web-title-architects = Architectes du Royaume de l’Ouest
    .sub = Vertu, dettes et une cathédrale
    .about = Placez encore et encore des ouvriers, arrêtez ceux des autres et élevez les bâtiments du roi.
    .players = 1–5 joueurs
    .time = 60 min
web-new-table = Nouvelle table : { $title }
web-no-account = sans compte, une place est un lien
web-seats = Places
web-order-random = l’ordre du tour est tiré au sort
web-kind-me = Moi
web-kind-friend = Ami
web-kind-bot = Robot
web-friend-name = nom de l’ami, si vous voulez
web-link-follows = un lien à envoyer suivra
web-this-screen = joue sur cet écran
web-name-of-seat = Nom à la place { $n }
web-bot-level = Robot à la place { $n }
web-remove-seat = Retirer la place { $n }
web-add-seat = Ajouter une place
web-alone = Jouer en solo
web-alone-about = Vous jouez contre l’adversaire automatique du jeu ; sa force se choisit ci-dessous.
web-same-screen-about = Plusieurs personnes sur cet écran : les secrets sont cachés pendant qu’on le passe.
web-variants = Modules et variantes
web-variants-about = autant qu’on veut, à combiner librement
web-presets = Un bon mélange
web-table-name = Nom de la table
web-deal = Donne
web-deal-known = La donne de cette table a été choisie : elle n’est pas secrète.
web-deal-random = au hasard, ou un nombre
web-how = En une minute
web-how-1 = Trois fois par an, chacun lance trois dés. Le plus petit total commence.
web-how-2 = À tour de rôle, posez des dés sur un conseiller libre dont ils font exactement le rang. Il paie.
web-how-3 = Avec vos ressources, bâtissez votre province de gauche à droite : des points et des aides durables.
web-how-4 = En hiver vient un ennemi : ayez des soldats. Après cinq ans, le plus de points gagne.
web-seats-n = { $n ->
        [one] 1 place
       *[other] { $n } places
    }
web-starts-when = { $n ->
        [one] La partie commence quand votre ami ouvre le lien.
       *[other] La partie commence quand vos { $n } amis ont ouvert leur lien.
    }
web-starts-now = La partie commence aussitôt.
web-open-table = Ouvrir la table
web-link-copied = Le lien de l’ami est copié. Envoyez-le.
web-continue = Continuer
web-continue-now = Continuer
web-my-tables = Mes tables
web-finished = terminée
web-differs = ne peut continuer avec cette version
web-review = revoir
web-forget = Oublier { $name }
web-open-record = Ouvrir une partie
web-drop-record = Déposez ou collez une partie
web-drop-record-about = Rejouez-la, demandez des conseils, essayez « et si » à tout moment.
web-choose-file = Choisir un fichier
web-paste = Coller
web-paste-here = Collez la partie ici
web-open-it = Ouvrir
web-record-too-big = Ce fichier est trop gros pour être une partie.
web-reading-record = Lecture de la partie…
web-played = Parties jouées sur cet appareil
web-drawn = Tiré au sort : { $list }.
web-guide = Début guidé
web-guide-new = { $title } pour la première fois ?
web-guide-about = Une table avec un guide, environ 10 minutes : chaque règle au bon moment.
web-guide-basic = C’est le jeu de base : modules et extensions restent dans la boîte, quoi que vous ayez choisi à côté.
web-guide-start = Commencer avec un guide
web-guide-next = Compris
web-guide-stop = Sans conseils
web-guide-play-on = Continuer la partie
bot-greedy = Robot glouton
    .about = Regarde un choix plus loin, joue aussitôt.
bot-random = Robot au hasard
    .about = Choisit au hasard.

## Rejoindre

web-join-title = Vous êtes invité à { $title }
web-join-from = { $name } vous invite à { $title }
web-your-name = Votre nom
web-name-optional = facultatif
web-sit-down = S’asseoir
web-seated = assis
web-free = libre

## Table

web-you = vous
web-bot = robot
web-seat-n = Place { $n }
web-watcher = Spectateur
web-online = en ligne
web-away = absent
web-not-yet = pas encore là
web-same-screen = sur cet écran
web-your-turn = À vous
web-your-turn-to = À vous : { $prompt }
web-to-move = doit jouer
web-thinks = réfléchit
web-thinking = Réflexion…
web-waits-one = { $names } choisit
web-waits-many = Choisissent : { $names }
web-waiting = On attend que les amis ouvrent leur lien
web-wait = Un instant
web-options = Choix
web-explanation = Explication
web-hand = Ressources, dés et boutons
web-zones = Parties de la table
web-chronicle = Chronique
web-chronicle-short = Récit
web-chat = Discussion
web-chat-none = Personne n’a encore rien dit.
web-chat-say = Dire quelque chose
web-send = Envoyer
web-undo = Annuler
web-redo = Rétablir
web-undo-none = Rien à annuler
web-undo-none-why = On revient sur ses propres choix, jusqu’au dernier lancer ou à la dernière carte révélée.
web-hint = Conseil
web-hint-is = Conseil : { $label }.
web-hint-value = Avance attendue : { $value } ± { $error } PV.
web-hint-later = Un conseil est donné à votre tour
web-hint-over = La partie est finie ici
web-hint-points = Vous finiriez avec environ { $points } PV.
web-hint-second = Ensuite : { $label } ({ $value }, soit { $margin } ± { $error } de moins).
web-choose-first = Choisissez d’abord
web-choose-first-why = Prenez ce qui luit sur le plateau, ou un choix de la liste.
web-why-not = { $n ->
        [one] Pourquoi pas ? 1 choix refusé
       *[other] Pourquoi pas ? { $n } choix refusés
    }
web-reveals = lance ou révèle quelque chose, ne s’annule pas
web-state-can = possible
web-state-cannot = impossible maintenant
web-wish = Répondre avant la question
web-wish-set = On ne vous demandera rien. Cliquez encore pour changer d’avis ; cela ne vaut que pour cette saison.
web-reconnecting = La connexion est perdue. Nouvel essai…
web-watching = Vous regardez. Vous voyez ce que tous peuvent voir.
web-waits-for-friend = { $name } n’a pas encore ouvert le lien.
web-copy-link = Copier le lien
web-copied = Le lien est copié.
web-copy-by-hand = Copiez ce lien et envoyez-le :
web-bot-instead = Jouer avec un robot à la place ({ $bot })
web-absent = { $name } est absent depuis { $time }.
web-propose-bot = Laisser jouer un robot ({ $bot })
web-takeover-in = Un robot ({ $bot }) pourra jouer dans { $time }.
web-vote = Un robot ({ $bot }) pour { $name } ? { $yes } sur { $all } d’accord.
web-agree = D’accord
web-disagree = Non
web-replaced = Un robot joue votre place. De retour, vous pourrez annuler ses choix jusqu’au dernier jet ou à la dernière carte révélée.
web-return = Reprendre ma place
web-pause = Suspendre les robots
web-resume = Laisser jouer les robots
web-paused = Les robots sont suspendus.
web-bots-busy = Beaucoup de robots réfléchissent sur ce serveur. Le vôtre attend son tour, puis choisira.
web-bots-trouble = Le robot a du mal à réfléchir. Il est interrogé de nouveau ; rien n’est perdu.
web-rematch-open = Une revanche est ouverte.
web-rematch-join = Y aller
web-pass-screen = Passez l’écran
web-pass-screen-to = Passez l’écran à { $name }
web-pass-screen-why = Il y a une chose qu’un seul d’entre vous peut voir.
web-pass-screen-go = Je suis { $name }
web-text-table = Table en texte
web-drawn-table = Table dessinée
web-over = La partie est finie
web-leave = Quitter la table
web-die = dé { $value }
web-die-of = dé de { $owner } : { $value }
web-die-bonus = dé bonus { $value }
web-die-bonus-of = dé bonus de { $owner } : { $value }
web-res-gold = or
web-res-wood = bois
web-res-stone = pierre
web-res-any = ressource au choix
web-res-vp = points de victoire
web-res-soldier = soldats
web-res-plus2 = jetons +2
web-res-eye = coup d’œil à l’ennemi
web-res-bdie = dé bonus

## À côté de la question

web-ask-influence = Glissez des dés sur un conseiller qui luit, ou choisissez ici. La somme doit être exactement le rang.
web-ask-construct = Construisez un bâtiment, ou passez. Ceux qui luisent sont payables.
web-ask-second_building = L’émissaire vous permet d’en construire un second.
web-ask-recruit = Les soldats restent jusqu’à la bataille de cet hiver.

## Réglages

web-settings = Réglages
web-language = Langue
web-theme = Lumière
web-theme-auto = Comme le système
web-theme-light = Jour
web-theme-dark = Bougie
web-to-dark = À la bougie
web-to-light = Au grand jour
web-zoom = Taille de la table
web-speed = Mouvement
web-speed-none = Aucun
web-speed-fast = Rapide
web-speed-normal = Normal
web-speed-slow = Lent
web-speed-reduced = Votre système demande moins d’animations : il n’y en a pas.
web-confirm = Confirmer les choix
web-confirm-about = Un clic choisit, Entrée ou le bouton bleu joue.
web-take-free = Prendre ce qui est gratuit
web-take-free-about = Les biens et dés gratuits du début de saison sont pris sans question.
web-sound = Sons
web-sound-about = Dés sur le bois, pas, pièces, un cor pour l’hiver, une cloche à votre tour.
web-notify = Notifications
web-notify-about = Vous dit que c’est à vous quand vous regardez ailleurs.
web-notify-missing = Ce navigateur n’a pas de notifications. Le titre de l’onglet et une cloche vous préviennent.
web-notify-denied = Le navigateur ne le permet pas. Changez cela dans les autorisations du site.
web-lacks-storage = Ce navigateur ne conserve rien : réglages et places sont perdus dès que la page se ferme. Laissez-la ouverte, ou gardez votre lien.
web-lacks-offline = Ce navigateur ne peut pas conserver les pages pour les moments sans réseau (il faut une adresse https). Tout le reste fonctionne.
web-lacks-sound = Ce navigateur n’a pas de son. Tout est aussi dit par écrit.
web-keys = Touches
web-key-arrows = se déplacer dans la cour, la province ou les choix
web-key-enter = choisir ; sur une chose choisie : la jouer
web-key-esc = lâcher ce qui est choisi
web-key-pass = choisir « passer » ; pendant que les autres choisissent : passer quand viendra mon tour
web-key-undo = annuler
web-key-redo = rétablir
web-key-hint = conseil
web-key-options = aller aux choix
web-key-board = aller au plateau
web-key-log = aller à la chronique
web-key-chat = ouvrir la discussion
web-key-sound = sons oui ou non
web-key-text = table en texte
web-key-help = cette feuille

## Après la partie

web-won-one = { $name } gagne la faveur du roi, { $points } à { $other }
web-won-many = { $names } partagent la faveur du roi avec { $points }
web-won-alone = { $name } gagne avec { $points }
web-moves-n = { $n } choix
web-seed = donne { $seed }
web-download = Télécharger la partie
web-same-deal = Même donne
web-rematch = Revanche
web-rank = { $n ->
        [1] premier
        [2] deuxième
        [3] troisième
        [4] quatrième
       *[other] cinquième
    }
web-total = Points de victoire
web-chart = Points de victoire au fil de la partie
web-replay = Revoir
web-replay-of = { $title } : une partie enregistrée
web-move-of = Choix { $n } sur { $all }.
web-at = { $where } :
web-decided-tie = Égalité aux points : le départage a décidé.
web-tie-kingsburg = Égalité aux points : le plus de ressources l’emporte, puis le plus de bâtiments.
web-tie-paladins = Égalité aux points : le plus de points d’Ordres du Roi l’emporte, puis le moins de cartes Suspicion.
web-tie-architects = Égalité aux points : la plus grande vertu l’emporte, puis le plus de pièces.
web-decided-always = { $name } a mené du début à la fin.
web-decided-lead = { $name } a pris la tête pour de bon : { $when }.
web-decided-line = Plus grand écart : { $line }, { $n ->
        [one] { $n } point
       *[other] { $n } points
    } devant { $other }.
web-next-choice = Ensuite :
web-key-move = choix
web-key-season = sauter
web-key-play = jouer
web-first = Au début
web-back = Reculer d’un
web-forward = Avancer d’un
web-last = À la fin
web-play-replay = Lire
web-pause-replay = Pause
web-replay-speed = Vitesse { $n }×
web-branch = Et si, d’ici
web-branch-over = Il n’y a plus rien à choisir ici
web-branch-name = Et si, au choix { $n }
web-show-board = Montrer le plateau
web-show-sheets = Montrer les feuilles

## Page des règles

web-rules-of = Les règles de { $title }
web-contents = Sommaire
web-search = Chercher dans les règles
web-rules-found = { $n ->
        [one] { $n } règle
       *[other] { $n } règles
    }
web-nothing-found = Aucune règle n’en parle.
