# Ce que seul dit le plateau d’Architectes dans le navigateur. Noms, choix et refus se trouvent dans les autres fichiers.

arc-brand = Architectes
arc-tab-town = Cité
arc-tab-workshop = Atelier
arc-tab-cathedral = Cathédr.
arc-tab-board = Plateau
arc-town = La cité
arc-others = Autres joueurs
arc-boards = Plateaux
arc-your-board = Votre plateau
arc-board-of = Plateau de { $name }
arc-look-at = { $name } : voir le plateau
arc-back-to-mine = Retour à votre plateau
arc-back = Reprendre l’ouvrier
arc-why = pourquoi ?
arc-empty = vide
arc-nobody = personne
arc-or = ou
arc-colon = { "\u00A0: " }
arc-or-wide = { " ou " }
arc-of = sur { $of }
arc-n-of = { $n } sur { $of }
arc-vp-short = PV
arc-vp-so-far = PV pour l’instant
arc-place = Lieu
arc-what = Ce qu’il fait
arc-provenance-sourced = Valeur de carte tirée de sources publiques.
arc-provenance-reconstructed = Valeur de carte reconstituée par nous.

## Les lieux

arc-place-quarry = Carrière
arc-place-forest = Forêt
arc-place-mines = Mines
arc-place-silversmith = Orfèvre
arc-place-storehouse = Entrepôt du Roi
arc-place-workshop = Atelier
arc-place-town_centre = Centre-ville
arc-place-tax_stand = Comptoir
arc-place-guardhouse = Corps de garde
arc-place-guildhall = Guilde
arc-place-black_market_small = Petite affaire
arc-place-black_market_middle = Inter{ "\u00AD" }médiaire
arc-place-black_market_large = Grosse affaire
arc-rule-quarry = 1 pierre par ouvrier
arc-rule-forest = 1 bois par ouvrier
arc-rule-mines = ouvriers + 1, ou de l’or
arc-rule-silversmith = ouvriers + 1
arc-rule-storehouse = biens contre vertu ou marbre
arc-rule-workshop = { $silver } d’argent, dont { $tax } de taxe
arc-rule-town_centre = capture : 1 pièce
arc-rule-guardhouse = captifs, prison, dettes
arc-rule-tax_stand = prenez tout cet argent
arc-rule-guildhall = un plan ou la Cathédrale à bâtir
arc-rule-prison = −1 PV pour { $n } à vous
arc-about-quarry = Pierre : 1 par ouvrier à vous sur place, le nouveau compris.
arc-about-forest = Bois : 1 par ouvrier à vous sur place, le nouveau compris.
arc-about-mines = Argile : vos ouvriers sur place et 1 de plus ; ou 1 or pour deux d’entre eux.
arc-about-silversmith = Argent : vos ouvriers sur place et 1 de plus.
arc-about-storehouse = Un échange par ouvrier à vous sur place.
arc-about-workshop = Engagez un apprenti ou piochez des plans. Chacun de vos ouvriers sur place ouvre une colonne de plus ; au-delà, 1 d’argent va sur chaque carte sautée.
arc-about-town_centre = Une capture par ouvrier à vous sur place : tout un groupe d’une couleur en un lieu. La première pièce est une taxe. Votre propre groupe rentre chez vous.
arc-about-tax_stand = Prenez toutes les taxes de la réserve et perdez de la vertu.
arc-about-guardhouse = Une action par ouvrier à vous sur place : captifs en Prison contre de l’argent, ouvriers libérés, une dette remboursée.
arc-about-guildhall = Construisez un plan de votre main ou faites avancer la Cathédrale. L’ouvrier y reste pour toujours.
arc-about-prison = Les ouvriers y attendent le Corps de garde. À la fin, un sur deux coûte 1 PV.
arc-about-black_market_small = Payez { $n } d’argent pour les biens de la petite carte.
arc-about-black_market_middle = Payez { $n } d’argent : engagez n’importe qui, ou regardez { $draw } plans et gardez-en un.
arc-about-black_market_large = Payez { $n } d’argent pour les biens de la grande carte.
arc-loses-virtue = Vous perdez { $n } de vertu. L’ouvrier reste jusqu’à la prochaine réinitialisation, puis part en Prison.
arc-market-shut = vertu { $have }
arc-middle = un apprenti, ou un plan au choix
arc-middle-short = apprenti/plan
arc-hire-or = apprenti, ou
arc-only = seulement
arc-no-hire = engager : { $n } d’argent, vous : { $have }
arc-trades =
    { $n ->
        [one] { $n } échange
       *[other] { $n } échanges
    }
arc-build-n = 1 plan parmi { $n }
arc-any = { $n } parmi
arc-mix = { $n } parmi { $kinds }, au choix
arc-in-pool = en réserve
arc-home = retour
arc-group-home =
    { $n ->
        [one] Votre propre ouvrier rentre chez vous.
       *[other] Vos { $n } propres ouvriers rentrent chez vous.
    }
arc-group-captive =
    { $n ->
        [one] L’ouvrier passe sur votre plateau ; le Corps de garde paie 1 d’argent.
       *[other] Les { $n } passent sur votre plateau ; le Corps de garde paie { $n } d’argent.
    }
arc-capture-costs = La prochaine capture coûte { $n }{ " " }
arc-all-skills = les trois
arc-hire-virtue = À l’embauche : { $n } de vertu.
arc-hire-price = À engager maintenant pour { $n } d’argent.
arc-coins-on =
    { $n ->
        [one] { $n } pièce est posée sur la carte et vient avec elle.
       *[other] { $n } pièces sont posées sur la carte et viennent avec elle.
    }
arc-reset-mark = R
arc-end-mark = Fin
arc-beside = { $n } de plus à côté
arc-guildhall-of =
    { $n ->
        [one] Guilde : { $n } case sur { $of }
       *[other] Guilde : { $n } cases sur { $of }
    }
arc-clock-about = Une case marquée réinitialise le Marché noir ; la dernière ouvre le dernier tour.
arc-reset-at = réinitialisation à { $n }, fin à { $end }
arc-end-at = fin à { $end }
arc-last-round =
    { $n ->
        [one] dernier tour : encore { $n } à jouer
       *[other] dernier tour : encore { $n } à jouer
    }
arc-rewards-left =
    { $n ->
        [one] { $n } récompense
       *[other] { $n } récompenses
    }
arc-not-begun = pas commencé
arc-discard-plan = + 1 plan
arc-room =
    { $n ->
        [one] { $n } place prise sur { $of }
       *[other] { $n } places prises sur { $of }
    }
arc-virtue = Vertu
arc-virtue-about = en bas, les points à la fin
arc-virtue-is = de vertu, { $vp } PV
arc-level = niveau

## Les plateaux

arc-workers = Ouvriers
arc-to-place = à placer
arc-workers-left = ouvriers disponibles
arc-goods = Ouvriers et biens
arc-holds = détient
arc-yours-away = Les vôtres, ailleurs
arc-on-board = chez { $name }
arc-captives-worth = = { $n } d’argent au Corps de garde
arc-apprentices = Apprentis
arc-free-places =
    { $n ->
        [one] { $n } place libre
       *[other] { $n } places libres
    }
arc-built = Construits
arc-none-built = rien de construit
arc-none-hired = personne
arc-built-points = { $vp } PV imprimés, { $bonus } de plus pour l’instant.
arc-debts =
    { $paid ->
        [one] { $unpaid } à payer, { $paid } payée
       *[other] { $unpaid } à payer, { $paid } payées
    }
arc-hand-of = Plans { $n } sur { $of }
arc-no-plans = aucun plan en main
arc-payable = payable
arc-short = manque : { $what }
arc-things-short = { $n } choses manquent
arc-have = vous : { $have }
arc-have-short = vous : { $have }, manque { $n }
arc-no-skill = aucun savoir-faire
arc-skills = Savoir-faire
arc-virtue-at-once = { $n } de vertu aussitôt
arc-choosing = choisit
arc-has-chosen = a choisi
arc-on-table = Sur la table
arc-pile-buildings = Plans dans la pile : { $n }
arc-pile-apprentices = Apprentis dans la pile : { $n }
arc-pile-rewards = Récompenses de la Cathédrale : { $n }
arc-pile-market = Cartes du marché : { $small } petites, { $large } grandes
arc-capture-places =
    { $n ->
        [one] Captures d’une visite : un seul lieu
       *[other] Captures d’une visite : { $n } lieux au plus
    }

## La scène

arc-draft-title = Choix des plans, { $n } sur { $of }
arc-draft-about = Gardez 1 de ces { $n } plans et passez-en { $pass }. Personne ne voit ce que vous gardez.
arc-draft-last = Gardez 1 de ces { $n } plans ; le reste va sous la pile.
arc-came-from = viennent de
arc-go-on-to = { $n } vont à
arc-on-show = Apprentis à engager
arc-guildhall-about = Votre ouvrier prend la case { $n } sur { $of } et y reste pour toujours. Construisez, ou faites avancer la Cathédrale.
arc-or-cathedral = Ou la Cathédrale : niveau { $n }
arc-check-virtue = vertu : vous en avez { $have }
arc-check-room =
    { $n ->
        [one] { $n } place libre sur { $of }
       *[other] { $n } places libres sur { $of }
    }
arc-check-plan = un plan à défausser : vous en avez { $have }
arc-choose-keep = Garder
arc-choose-build = Construire
arc-choose-discard = Défausser
arc-chosen-keep = Garder celui-ci
arc-chosen-build = Construire celui-ci
arc-chosen-discard = Défausser celui-ci
arc-named-keep = Garder : { $name }
arc-named-build = Construire : { $name }
arc-named-discard = Défausser : { $name }
arc-named-hire = Engager : { $name }
arc-if-build = Si vous construisez : { $name }
arc-ledger-empty = Choisissez pour voir ce qui change.
arc-ledger-clay = Argile
arc-ledger-wood = Bois
arc-ledger-stone = Pierre
arc-ledger-gold = Or
arc-ledger-marble = Marbre
arc-ledger-silver = Argent
arc-ledger-virtue = Vertu
arc-ledger-card = Plans en main
arc-ledger-vp = Points pour l’instant
arc-together = Il faut pour : { $names }
arc-nothing-kept = Rien de gardé encore.
arc-first-1 = Récolter
    .about = Les ouvriers rapportent des biens ; plus ils sont, plus ils rapportent.
arc-first-2 = Engager
    .about = Les apprentis apportent les compétences que les plans demandent.
arc-first-3 = Bâtir
    .about = Biens et compétences réunis changent un plan en points.
arc-printed = Imprimés

## À côté du plateau

arc-guard-imprison = 1 d’argent par captif
arc-guard-release-prison = gratuit
arc-guard-release-boards = gratuit
arc-guard-free-silver = 3 d’argent et 2 de taxe
arc-guard-free-debt = prend une dette, perd 1 de vertu
arc-guard-pay_debt = 3 d’argent et 3 de taxe ; gagne 1 de vertu
arc-dismiss-menu =
    { $n ->
        [one] Renvoyer un apprenti
       *[other] Renvoyer un des { $n } apprentis
    }
arc-dismiss-about = Fait de la place dans l’équipe. Rien d’autre à gagner.
arc-key-places = les lieux, dans l’ordre de la liste
arc-key-market = les cases du Marché noir
arc-key-boards = les plateaux des autres
arc-key-back = reprendre l’ouvrier ; retour à votre plateau

## L’adversaire automatique

arc-scheme = Manigance
arc-scheme-none = aucune encore
arc-schemes-left = { $n } manigances dans la pile
arc-third-hand = troisième main
arc-first-top = { $name } tente d’abord la moitié du haut.
arc-first-bottom = { $name } tente d’abord la moitié du bas.
arc-temper-constantine = Vertueux : penche pour la Cathédrale et paie ses dettes.
arc-temper-helena = Retorse : penche pour les captifs, le vol et le Marché noir.
arc-plan-none = { $name } n’a pas encore joué.
arc-plan-does = fait : { $half }
arc-plan-cannot = ne peut pas : { $half }
arc-plan-muster = peu d’ouvriers chez soi, rassemble d’abord : { $half }
arc-plan-fallback = aucune moitié ne va, se rabat sur : { $half }
arc-plan-returns = aucun ouvrier chez soi, en fait rentrer un : { $half }
arc-plan-passes = rien à faire rentrer, passe

## Formes courtes

arc-when-quarry = Carrière
arc-when-forest = Forêt
arc-when-mines = Mines
arc-when-silversmith = Orfèvre
arc-when-storehouse = Entrepôt
arc-when-tax_stand = Comptoir
arc-when-black_market = Marché
arc-when-town_centre = Centre-ville
arc-when-hire = Embauche
arc-when-imprison = En Prison
arc-when-debt_paid = Dette payée
arc-when-debt_taken = Nouvelle dette
arc-when-cathedral = Cathédrale
arc-when-build = Chantier
arc-when-price = Prix
arc-when-tax = Taxe
arc-when-reset = Réinit.
arc-when-always = Toujours
arc-if-none-prison = si nul en Prison
arc-if-none-debts_unpaid = sans dette à payer
arc-zone-tax =
    { $n ->
        [one] À { $steps } : { $n } taxe de moins à payer
       *[other] À { $steps } : { $n } taxes de moins à payer
    }
arc-zone-low = Pas de Cathédrale, jusqu’à { $n } taxes de moins
arc-zone-high = Pas de Marché noir ; au-delà de 14, −1 dette
arc-basic = { $n } de base
arc-precious = { $n } de prix
arc-round = Tour { $n }
arc-rounds = Tours { $first } à { $last }
arc-plan-half = { $half } ({ $place })
arc-place-prison = Prison

## Architectes : les premiers tours guidés

arc-guide-welcome = Vous bâtissez une ville de l’Ouest. Aucune manche à compter : chaque construction met un ouvrier dans la Guilde, et quand elle est pleine, chacun joue un dernier tour. Le plus de points de victoire l’emporte. Tout ce que vous pouvez faire est éclairé sur le plateau et figure dans la liste des choix.
    .head = Bienvenue en ville
arc-guide-draft = Choisissez un plan à garder ; les autres passent à votre voisin, trois fois en tout. Un plan est un bâtiment que vous pourrez construire avec ses ressources et les bons apprentis. Les moins chers sont utiles au début.
    .head = Trois plans pour commencer
arc-guide-turn = Un tour est simple : posez un ouvrier n’importe où en ville et faites ce que dit le lieu. Vous avez vingt ouvriers, et ils restent où vous les mettez.
    .head = Un ouvrier par tour
arc-guide-gather = Le deuxième ouvrier au même endroit rapporte plus que le premier, le troisième encore plus. Une foule est une belle récolte, mais aussi une invitation : les autres peuvent l’arrêter d’un coup.
    .head = La foule rapporte
arc-guide-plans = Voici vos plans. Chacun montre les ressources qu’il coûte, les compétences qu’il exige et ses points. Une compétence est charpenterie, tuilerie ou maçonnerie : un seul de vos apprentis avec ce signe suffit, et il reste à vous.
    .head = Ce qu’il faut pour bâtir
arc-guide-workshop = À l’Atelier, vous engagez un apprenti pour 4 pièces ou piochez des plans. Le nombre de vos ouvriers sur place dit combien de colonnes vous atteignez ; une pièce posée sur une carte mène une colonne plus loin. Les apprentis ont des compétences, et la plupart vous aident quelque part en ville.
    .head = Apprentis et plans
arc-guide-capture = Quelqu’un a une foule au même endroit. Depuis le Centre-ville, vous pouvez la capturer : 1 pièce pour tous les ouvriers d’une couleur dans un lieu. Ils attendent sur votre plateau que vous les meniez en prison contre récompense.
    .head = Arrêter la concurrence
arc-guide-captured = Certains de vos ouvriers sont en prison ou aux mains d’un autre. Le Corps de garde les ramène : ceux de la prison gratuitement, ceux des autres plateaux contre des pièces ou une dette.
    .head = Les vôtres derrière les barreaux
arc-guide-captives = Vous tenez des captifs. Menez-les en prison depuis le Corps de garde : 1 pièce pour chacun. Plus vous attendez, plus vous pouvez en avoir, mais leur propriétaire peut les racheter.
    .head = Des pièces contre des captifs
arc-guide-virtue = La piste de vertu est votre réputation. Tout en haut, elle vaut des points mais le Marché noir vous est fermé ; tout en bas, vous payez moins de taxes, mais la Cathédrale est fermée et vous perdez des points. Montrez une case pour lire ce qu’elle signifie.
    .head = Votre réputation
arc-guide-market = Le Marché noir vend vite : ressources, apprenti ou plan, contre des pièces et une vertu. Quand ses trois places sont prises, tous ceux qui s’y trouvent vont en prison, et qui a le plus de prisonniers prend une dette.
    .head = Le Marché noir
arc-guide-tax = Une part de bien des paiements est une taxe et s’entasse ici. Un seul ouvrier peut tout prendre, et perd deux vertus.
    .head = Le comptoir est plein
arc-guide-guildhall = Vous pouvez construire : un ouvrier à la Guilde bâtit un de vos plans ou élève la Cathédrale. Cet ouvrier y reste jusqu’à la fin de la partie.
    .head = Le moment de bâtir
arc-guide-build = Choisissez un plan que vous pouvez payer, ou le prochain niveau de la Cathédrale : il coûte des ressources et un plan de votre main, et sa récompense vient aussitôt. Les niveaux élevés ont peu de place.
    .head = Un bâtiment ou la Cathédrale
arc-guide-return = Il ne vous reste aucun ouvrier sur votre plateau : ce tour en ramène un de la ville. Le Corps de garde et le Centre-ville en ramènent beaucoup d’un coup.
    .head = Plus d’ouvriers
arc-guide-end = Vous avez bâti. Surveillez la Guilde : elle est l’horloge de la partie, et douze ouvriers la remplissent quand on joue à deux. Vous connaissez le jeu : continuez contre Odo, ou ouvrez une table avec des amis.
    .head = La ville grandit
arc-seat-more = { $name } : apprentis et bâtiments
