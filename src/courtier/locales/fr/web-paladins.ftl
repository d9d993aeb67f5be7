# Ce que seul dit le plateau de Paladins dans le navigateur. Noms, choix et refus se trouvent dans les autres fichiers.

pal-brand = Paladins
pal-tab-map = Carte
pal-tab-board = Plateau
pal-tab-town = Ville
pal-round = Manche
pal-round-of = Manche { $n } sur { $of }
pal-others = Joueurs
pal-boards = Plateaux
pal-your-board = Votre plateau
pal-board-of = Plateau de { $name }
pal-back-to-mine = Retour à votre plateau
pal-click-board = Cliquez pour voir tout le plateau.
pal-vp = { $n } PV
pal-vp-short = PV
pal-passed = a passé
pal-acts = doit jouer
pal-choosing = choisit
pal-ready = prêt
pal-start-marker = premier joueur
pal-free = gratuit
pal-empty = vide
pal-colon = { $head } : { $rest }
pal-outsider-of = { $name } ({ $faction })
pal-provenance-sourced = Valeur de carte tirée de sources publiques.
pal-provenance-reconstructed = Valeur de carte reconstituée par nous.

## Le roi

pal-king = Les cartes du roi
pal-order = Ordre
pal-favour = Faveur
pal-favours = Faveurs du roi
pal-favour-hidden = Faveur du roi de la manche { $round }, encore cachée
pal-favour-takes = Demande : { $list }.
pal-favour-gives = Donne : { $reward }.
pal-favour-taken = { $name } l’a utilisée cette manche.
pal-order-commission = Missions
pal-order-fortify = Remparts
pal-order-garrison = Garnisons
pal-order-absolve = Absolutions
pal-order-attack = Attaques
pal-order-convert = Convertis
pal-order-muster = Mobilisations
pal-order-negotiate = Nobles
pal-order-need = { $count } ou plus : { $vp } PV
pal-order-have = { $name } en a { $n }.

## La ville

pal-town = Villageois
pal-short-debt_collector = Recouvreur
pal-pile-n = { $n } dans la pile
pal-pile-suspicion = suspicions
pal-pile-debt = dettes
pal-pile-townsfolk = habitants
pal-pile-wall = remparts
pal-dismiss = Congédier
pal-hire = Engager
pal-dismiss-gives = Congédié : { $reward }
pal-hire-now = Engagé : { $reward } aussitôt
pal-hire-gives = Dans l’équipe, { $when } : { $reward }
pal-space-costs = Cet emplacement coûte { $price }.
pal-space-free = Gratuit.
pal-tax-why = Quand elle est vide, l’inquisition suit aussitôt : les plus suspects prennent une dette.
pal-most-suspect = Le plus de suspicions : { $n }.
pal-most-suspects = Suspicions, { $n } :
pal-no-suspects = Personne n’est suspect

## Les marches

pal-marches = Les marches
pal-refilled = Complété à la fin de la manche.
pal-flag-faith = Missionner et Convertir demandent foi { $need } : vous atteignez { $have }.
pal-flag-strength = Garnison et Attaquer demandent force { $need } : vous atteignez { $have }.
pal-square-monk = moine de { $name }
pal-square-outpost = avant-poste de { $name }
pal-attack-gives = Attaque, force { $need } : { $reward }
pal-convert-gives = Conversion, foi { $need } : { $reward }
pal-scores = Converti : { $vp } PV pour chaque { $count }
pal-scores-base = Converti : { $base } PV, plus { $vp } PV pour chaque { $count }
pal-squares-n =
    { $n ->
        [one] Une case à portée
       *[other] { $n } cases à portée
    }

## Un plateau de joueur

pal-action-develop = Développer
pal-action-recruit = Recruter
pal-action-hunt = Chasser
pal-action-trade = Commercer
pal-action-pray = Prier
pal-action-conspire = Conspirer
pal-action-commission = Missionner
pal-action-fortify = Fortifier
pal-action-garrison = Garnison
pal-action-absolve = Absoudre
pal-action-attack = Attaquer
pal-action-convert = Convertir
pal-room-commission = { $n } cases
pal-room-garrison = { $n } cases
pal-room-attack = { $n } envahisseurs
pal-room-convert = { $n } envahisseurs
pal-room-recruit = { $n } villageois
pal-room-absolve = { $n } places
pal-room-muster = { $n } cartes
pal-room-negotiate = { $n } nobles
pal-room-hunt = 1 ou 2 ouvriers
pal-room-trade = 1 ou 2 ouvriers
pal-sub-recruit = congédier, engager
pal-sub-pray = libère
pal-in-use = occupée
pal-why-needs = il faut { $needed }
pal-why-number = { $name } { $have }, il faut { $need }
pal-clear = libérer
pal-site = Atelier : { $action } ({ $space })
pal-act-develop = Pose l’atelier suivant sur une action de droite : un ouvrier de moins, pour toujours.
pal-act-recruit = Un ouvrier congédie un villageois, deux en engagent un.
pal-act-hunt = Rapporte des provisions.
pal-act-trade = Rapporte des pièces.
pal-act-pray = Retire les ouvriers d’une de vos actions, qui peut resservir.
pal-act-conspire = Rapporte un criminel et une carte Suspicion, qui peut faire prendre des taxes.
pal-act-commission = Un moine va sur une case libre à portée.
pal-act-fortify = Bâtit le mur suivant.
pal-act-garrison = Un avant-poste va sur une case libre à portée.
pal-act-absolve = Une jarre va sur un emplacement libre.
pal-act-attack = Prend un envahisseur à portée et sa récompense d’attaque ; 1 pièce ajoute 2 de force.
pal-act-convert = Prend un envahisseur à portée sous votre plateau ; il rapporte à la fin.
pal-act-needs = { $attribute } décide. { $what }
pal-act-gain = Chaque fois : { $gain }.
pal-check-free = Sa case est libre.
pal-check-used = Vos ouvriers s’y trouvent déjà.
pal-check-workers = Ouvriers : { $list }
pal-check-attribute = { $attribute } { $need } : vous avez { $have }
pal-check-cost = { $cost } : vous avez { $have }
pal-attack-silver = 1 pièce ajoute 2 de force
pal-wall-n = Mur { $n }
pal-jars-used = Emplacements de jarre : { $n } pris sur { $of }
pal-jars = Emplacements de jarre
pal-jar-space = Emplacement de jarre : { $reward }
pal-attributes = Attributs
pal-attribute-is = { $attribute } { $n }, bonus { $boost }, { $vp } PV.
pal-workshops = Ateliers
pal-workshops-built = { $n } bâtis sur { $of }
pal-workshop-n = Atelier { $n }
pal-workshop-gives = Une fois bâti : { $reward }
pal-crew = Équipe
pal-crew-n = { $n } en tout
pal-crew-none = Encore personne
pal-workers = Ouvriers
pal-has-silver =
    { $n ->
        [one] pièce
       *[other] pièces
    }
pal-has-provision =
    { $n ->
        [one] provision
       *[other] provisions
    }
pal-has-suspicion =
    { $n ->
        [one] suspicion
       *[other] suspicions
    }
pal-has-unpaid =
    { $n ->
        [one] impayée
       *[other] impayées
    }
pal-has-paid =
    { $n ->
        [one] payée
       *[other] payées
    }
pal-paladin-none = Pas encore de paladin cette manche
pal-paladin-chosen = Paladin choisi, face cachée
pal-ability-waive-silver = { $action } ne coûte aucune pièce
pal-ability-waive-provision = { $action } ne coûte pas de provisions
pal-ability-discount = { $action } coûte { $n } pièces de moins
pal-ability-gain = { $action } : { $gain } en plus

## Choisir

pal-back-from = Retour : { $name }
pal-hand = Vos paladins
pal-choose-how =
    { $n ->
        [4] Un à jouer, un sur votre pile, un dessous, un hors du jeu. Secret jusqu’à ce que tous soient prêts.
       *[other] Un à jouer, un sur votre pile, un dessous. Secret jusqu’à ce que tous soient prêts.
    }
pal-choose-short = une chacune : jouer, dessus, dessous, hors jeu
pal-role-play = Jouer
pal-role-top = Dessus
pal-role-bottom = Dessous
pal-role-out = Écarter
pal-fate-of = Sort réservé à { $name }
pal-fate-none = Appuyez sur la carte pour la jouer.
pal-fate-play = À vous pour cette manche seulement.
pal-fate-back = Vous la repiochez à la manche { $n }.
pal-fate-never = Vous ne la repiocherez plus.
pal-fate-out = Quitte la partie.
pal-boost-reaches = atteint la région { $n }
pal-boost-opens = ouvre { $list }
pal-play-now = Jouer { $name }
pal-see-map = Voir la carte
pal-see-cards = Retour aux paladins
pal-pile-below =
    { $n ->
        [0] Votre pile est vide.
        [one] Il reste une carte dans votre pile.
       *[other] Il reste { $n } cartes dans votre pile.
    }
pal-pile-known = Au fond, dans l’ordre : { $list }.
pal-taverns = Tavernes de la manche
pal-tavern = Taverne
pal-tavern-turn = votre tour : { $n } sur { $of }
pal-tavern-why = Chaque criminel apporte une suspicion. Une taverne reste.
pal-sites-why = Un atelier remplace pour toujours l’ouvrier de son emplacement.
pal-pay-usual = Les ouvriers habituels sont choisis. Changez-en, ou confirmez.
pal-pay-own = Votre propre choix d’ouvriers.
pal-pay-shop = pas d’ouvrier
pal-deal-pay = Vous payez
pal-deal-get = Vous recevez
pal-deal-spared = offert par { $name }
pal-deal-credit = ou une dette chacun
pal-deal-free = rien
pal-deal-none = vous n’en avez pas
pal-deal-suspicion =
    { $n ->
        [one] Une carte Suspicion avec le criminel : elle peut faire prendre des taxes.
       *[other] { $n } cartes Suspicion avec les criminels : elles peuvent faire prendre des taxes.
    }
pal-deal-wall = La récompense du rempart suivant, que personne ne connaît encore.
pal-deal-workshop = { $action } demande désormais un ouvrier de moins.
pal-deal-clear = Les ouvriers de { $action } partent : l’action peut resservir cette manche.
pal-deal-entrusted = { $action } se fait aussitôt, sans ouvriers ni coûts.
pal-deal-row = de plus à la fin de la partie
pal-deal-then = Ensuite, { $attribute } { $what }.
pal-keep-have = { $n } sur { $of } choisis pour rester
pal-pass-keeps = garde { $n } sur { $of }

## Le rival du jeu en solitaire

pal-rival-top = Sinon
pal-rival-top-why = la plus à gauche
pal-rival-recruit = congédie au marqueur
pal-rival-pray = libère ses actions
pal-rival-trade = le marqueur avance
pal-rival-conspire = suspicion, deux ouvriers
pal-rival-rest = marqueur, puis passe
pal-rival-right = Actions de droite
pal-rival-right-why = trois ouvriers, un de moins par atelier ; sans coût
pal-rival-needs = demande { $n }
pal-rival-plan = Dernier tour
pal-rival-turn = Tour de { $name }
pal-rival-next = Prochain tour de { $name }
pal-rival-next-short = Prochain tour
pal-rival-why = Ce qu’il fait, et pourquoi
pal-next-shuffle = Les objectifs défaussés sont d’abord mélangés.
pal-next-as-is = En l’état actuel ; votre action peut tout changer.
pal-chance = { $n ->
        [one] 1 objectif sur { $of }
       *[other] { $n } objectifs sur { $of }
    }
pal-chance-short = { $n } sur { $of }
pal-may = { $name } peut prendre ceci ensuite : { $n } cas sur { $of }.
pal-tell-next = Continuer
pal-tell-skip = À mon tour
pal-marker = Marqueur de ressources
pal-marker-why = un tour complet élève son attribut le plus bas
pal-marker-here = Le marqueur de ressources désigne cette carte
pal-schemes-left = { $n } objectifs restent
pal-schemes = Objectifs
pal-schemes-where = { $pile } en pile, { $discards } révélés
pal-rival-board = Son plateau
pal-plan-none = Il n’a pas encore joué.

## Mots de la table en texte

pal-text-hidden = { $card } : carte encore cachée
pal-text-takes = demande { $list }.
pal-text-used = occupée par { $list }.
pal-text-done = Faite { $n } fois sur { $of }.
pal-text-need = La suivante demande { $need }.
pal-text-cost = Coûte { $cost }.
pal-text-piles = Impôts : { $tax } sur { $full }. Cartes restantes : { $suspicion } suspicions, { $debts } dettes, { $walls } remparts.
pal-text-walls = Remparts
pal-text-converts = Convertis
pal-text-jars = Jarres

## Touches

pal-key-left = Actions de gauche
pal-key-right = Actions de droite
pal-key-favours = Faveurs du roi
pal-key-paladin = Paladin à jouer
pal-key-boards = Voir les autres plateaux
pal-key-rival = Le tour du rival, pas à pas
pal-key-back = Un pas en arrière

## Paladins : la première manche guidée

pal-guide-welcome = Vous menez une ville de l’Ouest pendant sept manches, avec des étrangers à ses frontières ; après la septième, le plus de points de victoire l’emporte. Tout ce que vous pouvez faire est éclairé sur le plateau et figure dans la liste des choix.
    .head = Bienvenue dans les marches
pal-guide-starting = Avant la première manche, chacun prend gratuitement un villageois. Les icônes de gauche arrivent aussitôt ; le pouvoir du bas agit chaque fois que vient son moment, toute la partie. Au début, un villageois qui rapporte des ouvriers ou des pièces est un choix sûr.
    .head = Votre premier compagnon
pal-guide-paladin = Vous avez pioché trois paladins. Un seul est joué : il amène deux ouvriers, vous prête pour cette manche les attributs de sa carte et rend une action meilleure ou moins chère. Un autre va sur votre pile et reviendra à la manche suivante ; le dernier va dessous. Chacun choisit en secret.
    .head = Trois paladins, un à jouer
pal-guide-tavern = Choisissez maintenant une taverne : ses quatre ouvriers sont à vous. Les couleurs comptent : voyez quelles actions vous voulez cette manche et prenez les ouvriers qu’elles demandent.
    .head = Quatre ouvriers de plus
pal-guide-workers = Voici vos ouvriers. Une case de couleur veut un ouvrier de cette couleur, une case sans couleur accepte n’importe qui. Les criminels violets vont partout, mais chaque criminel gagné vous apporte aussi une carte suspicion.
    .head = Vos ouvriers
pal-guide-lefts = Un tour, c’est une action, puis c’est au suivant. Le côté gauche de votre plateau prépare : Chasser et Commercer donnent provisions et pièces, Recruter engage des villageois, Développer épargne pour toujours un ouvrier à une action de droite. Pour la petite forme de plusieurs d’entre elles, un ouvrier suffit.
    .head = Une action par tour
pal-guide-pay = Les ouvriers qui conviennent le mieux y sont déjà. Cliquez sur l’un d’eux pour en envoyer un autre. Une fois placés, ils restent sur l’action jusqu’à ce que vous passiez.
    .head = Qui envoyer ?
pal-guide-right = Le côté droit rapporte des points. Ses actions exigent un de vos attributs, foi, force ou influence, et en augmentent un autre. Elles se nourrissent donc l’une l’autre : la piste dit combien de points vaut un attribut à la fin.
    .head = Six actions pour les points
pal-guide-refused = Ce qui est gris est impossible maintenant. Montrez-le ou cliquez dessus : il dit ce qui manque, un ouvrier, des pièces, ou un attribut avec ses deux nombres. Les attributs prêtés par votre paladin comptent.
    .head = Pourquoi pas celui-là ?
pal-guide-target = Les six régions s’élèvent de gauche à droite : les deux nombres à la frontière sont la foi qu’exigent un moine ou une conversion, et la force qu’exigent un avant-poste ou une attaque. Chaque case donne ce qu’elle montre, une seule fois.
    .head = Où aller ?
pal-guide-orders = Les Ordres du Roi sont au-dessus du plateau. Qui aura fait l’action cinq fois à la fin de la partie marque l’ordre, qui vaut 4, 6 ou 8 points. Dès la troisième manche viennent aussi des faveurs : un ouvrier, pour qui arrive le premier.
    .head = Ce que veut le roi
pal-guide-suspicion = Des criminels ont apporté la suspicion. Chaque carte suspicion fait prendre à son propriétaire des pièces dans la réserve des impôts ; quand elle est vide, c’est l’inquisition, et qui a le plus de suspicions prend une dette : trois points de moins si elle n’est pas remboursée.
    .head = Suspicion et inquisition
pal-guide-pass = Il vous reste peu d’ouvriers. Quand plus aucune action n’en vaut la peine, passez : toutes vos actions sont libérées, et jusqu’à trois ouvriers restent avec vous pour la manche suivante. En garder n’est pas du gaspillage.
    .head = Quand passer
pal-guide-keep = Trois ouvriers au plus restent avec vous. Gardez les couleurs qui vous manqueront le plus à la prochaine manche.
    .head = Qui reste ?
pal-guide-end = C’était une manche entière. Chacune des six suivantes révèle quelque chose de nouveau, et vos actions gagnent en force. Vous connaissez le jeu : continuez contre Odo, ou ouvrez une table avec des amis.
    .head = Vous connaissez la manche
