# Les noms de tout ce que contient Paladins du Royaume de l’Ouest, avec les formes dont les phrases ont besoin, et les quantités.

## Les paladins

paladins-paladin-anseis = Anséis
    .of = d’Anséis
paladins-paladin-berengier = Bérengier
    .of = de Bérengier
paladins-paladin-engelier = Engelier
    .of = d’Engelier
paladins-paladin-gerier = Gérier
    .of = de Gérier
paladins-paladin-gerin = Gérin
    .of = de Gérin
paladins-paladin-girard = Girard
    .of = de Girard
paladins-paladin-ivon = Ivon
    .of = d’Ivon
paladins-paladin-ivoire = Ivoire
    .of = d’Ivoire
paladins-paladin-oliver = Olivier
    .of = d’Olivier
paladins-paladin-otton = Otton
    .of = d’Otton
paladins-paladin-roland = Roland
    .of = de Roland
paladins-paladin-samson = Samson
    .of = de Samson

## Les villageois, par famille

paladins-townsfolk-abbot = Abbé
    .the = l’Abbé
    .of = de l’Abbé
    .many = Abbés
paladins-townsfolk-acolyte = Acolyte
    .the = l’Acolyte
    .of = de l’Acolyte
    .many = Acolytes
paladins-townsfolk-architect = Architecte
    .the = l’Architecte
    .of = de l’Architecte
    .many = Architectes
paladins-townsfolk-conspirator = Conspiratrice
    .the = la Conspiratrice
    .of = de la Conspiratrice
    .many = Conspiratrices
paladins-townsfolk-debt_collector = Agent de recouvrement
    .the = l’Agent de recouvrement
    .of = de l’Agent de recouvrement
    .many = Agents de recouvrement
paladins-townsfolk-defender = Défenseur
    .the = le Défenseur
    .of = du Défenseur
    .many = Défenseurs
paladins-townsfolk-gatekeeper = Gardienne
    .the = la Gardienne
    .of = de la Gardienne
    .many = Gardiennes
paladins-townsfolk-missionary = Missionnaire
    .the = le Missionnaire
    .of = du Missionnaire
    .many = Missionnaires
paladins-townsfolk-peddler = Colporteur
    .the = le Colporteur
    .of = du Colporteur
    .many = Colporteurs
paladins-townsfolk-squire = Châtelain
    .the = le Châtelain
    .of = du Châtelain
    .many = Châtelains
paladins-townsfolk-watchman = Sentinelle
    .the = la Sentinelle
    .of = de la Sentinelle
    .many = Sentinelles

## Les envahisseurs, par sorte

paladins-outsider-adventurer = Aventurier
    .the = l’Aventurier
    .of = de l’Aventurier
    .many = Aventuriers
paladins-outsider-archer = Archer
    .the = l’Archer
    .of = de l’Archer
    .many = Archers
paladins-outsider-armourer = Armurier
    .the = l’Armurier
    .of = de l’Armurier
    .many = Armuriers
paladins-outsider-assassin = Assassin
    .the = l’Assassin
    .of = de l’Assassin
    .many = Assassins
paladins-outsider-barbarian = Barbare
    .the = le Barbare
    .of = du Barbare
    .many = Barbares
paladins-outsider-champion = Champion
    .the = le Champion
    .of = du Champion
    .many = Champions
paladins-outsider-guardian = Garde
    .the = le Garde
    .of = du Garde
    .many = Gardes
paladins-outsider-hunter = Chasseur
    .the = le Chasseur
    .of = du Chasseur
    .many = Chasseurs
paladins-outsider-invader = Conquérant
    .the = le Conquérant
    .of = du Conquérant
    .many = Conquérants
paladins-outsider-lookout = Guetteur
    .the = le Guetteur
    .of = du Guetteur
    .many = Guetteurs
paladins-outsider-marauder = Maraudeur
    .the = le Maraudeur
    .of = du Maraudeur
    .many = Maraudeurs
paladins-outsider-mercenary = Mercenaire
    .the = le Mercenaire
    .of = du Mercenaire
    .many = Mercenaires
paladins-outsider-protector = Protecteur
    .the = le Protecteur
    .of = du Protecteur
    .many = Protecteurs
paladins-outsider-thief = Voleur
    .the = le Voleur
    .of = du Voleur
    .many = Voleurs
paladins-outsider-traitor = Traître
    .the = le Traître
    .of = du Traître
    .many = Traîtres
paladins-outsider-vigilante = Vigilant
    .the = le Vigilant
    .of = du Vigilant
    .many = Vigilants
paladins-outsider-warrior = Guerrier
    .the = le Guerrier
    .of = du Guerrier
    .many = Guerriers

## Les trois peuples d’envahisseurs

paladins-faction-saracen = Sarrasin
    .many = Sarrasins
paladins-faction-byzantine = Byzantin
    .many = Byzantins
paladins-faction-viking = Viking
    .many = Vikings

## Les ouvriers ; la lettre figure sur la pièce, pour ne pas s’en remettre à la seule couleur

paladins-worker-labourer = Paysan
    .letter = P
    .a = un paysan
    .many = paysans
paladins-worker-scout = Éclaireur
    .letter = E
    .a = un éclaireur
    .many = éclaireurs
paladins-worker-merchant = Marchand
    .letter = M
    .a = un marchand
    .many = marchands
paladins-worker-fighter = Combattant
    .letter = C
    .a = un combattant
    .many = combattants
paladins-worker-cleric = Clerc
    .letter = L
    .a = un clerc
    .many = clercs
paladins-worker-criminal = Criminel
    .letter = X
    .a = un criminel
    .many = criminels
paladins-worker-any = Ouvrier au choix
    .letter = ?
    .a = un ouvrier au choix
    .many = ouvriers au choix

## Les attributs

paladins-attribute-faith = Foi
    .the = la foi
    .of = de foi
paladins-attribute-strength = Force
    .the = la force
    .of = de force
paladins-attribute-influence = Influence
    .the = l’influence
    .of = d’influence

## Les douze actions ; le nom désigne ce qui a été fait

paladins-action-develop = Développer
    .noun = le développement
paladins-action-recruit = Recruter
    .noun = le recrutement
paladins-action-hunt = Chasser
    .noun = la chasse
paladins-action-trade = Commercer
    .noun = le commerce
paladins-action-pray = Prier
    .noun = la prière
paladins-action-conspire = Conspirer
    .noun = la conspiration
paladins-action-commission = Missionner
    .noun = la mission
paladins-action-fortify = Fortifier
    .noun = la fortification
paladins-action-garrison = Établir une garnison
    .noun = la garnison
paladins-action-absolve = Absoudre
    .noun = l’absolution
paladins-action-attack = Attaquer
    .noun = l’attaque
paladins-action-convert = Convertir
    .noun = la conversion
paladins-side-left = Se préparer
paladins-side-right = Hauts faits

## Le plateau principal

paladins-region-1 = Région I
    .in = dans la région I
paladins-region-2 = Région II
    .in = dans la région II
paladins-region-3 = Région III
    .in = dans la région III
paladins-region-4 = Région IV
    .in = dans la région IV
paladins-region-5 = Région V
    .in = dans la région V
paladins-region-6 = Région VI
    .in = dans la région VI
paladins-tax-supply = Réserve des impôts
paladins-round = Manche { $n }

## Les Ordres et les Faveurs du Roi ; les cartes Faveur n’ont pas de nom imprimé, ceux-ci sont les nôtres

paladins-order-commission = Ordre du Roi : Missionner
paladins-order-fortify = Ordre du Roi : Fortifier
paladins-order-garrison = Ordre du Roi : Établir une garnison
paladins-order-absolve = Ordre du Roi : Absoudre
paladins-order-attack = Ordre du Roi : Attaquer
paladins-order-convert = Ordre du Roi : Convertir
paladins-favour-free_recruit = Recrutement gratuit
paladins-favour-tax_pardon = Amnistie fiscale
paladins-favour-two_criminals = Deux criminels
paladins-favour-attribute = Bénédiction royale
paladins-favour-debt_or_suspicion = Clémence royale
paladins-favour-debt_for_workers = Prêt royal
paladins-favour-develop = Travaux royaux
paladins-favour-labourers = Trois paysans
paladins-favour-provisions_tax = Réserves royales
paladins-favour-pray = Prière royale

## Les emplacements de jarres

paladins-jar-space-free_recruit = Recrutement gratuit
paladins-jar-space-labourer = Paysan
paladins-jar-space-pray_1 = Prier
paladins-jar-space-pray_2 = Prier
paladins-jar-space-faith = Foi
paladins-jar-space-provisions = Deux provisions
paladins-jar-space-remove_suspicion = Retirer une suspicion
paladins-jar-space-pay_debt_1 = Rembourser une dette
paladins-jar-space-pay_debt_2 = Rembourser une dette

## Le rival de la partie en solo

paladins-rival = Baligant
    .the = le rival
    .of = du rival
paladins-scheme-kings_favour = Faveur du Roi
paladins-scheme-kings_order = Ordre du Roi
paladins-scheme-commission = Missionner
paladins-scheme-fortify = Fortifier
paladins-scheme-garrison = Établir une garnison
paladins-scheme-absolve = Absoudre
paladins-scheme-attack = Attaquer
paladins-scheme-convert = Convertir
paladins-rival-action-recruit = Recruter
paladins-rival-action-pray = Prier
paladins-rival-action-trade = Commercer
paladins-rival-action-conspire = Conspirer
paladins-rival-action-rest = Se reposer
paladins-difficulty-easy = Facile
paladins-difficulty-standard = Standard
paladins-difficulty-hard = Difficile

## Une manche, étape par étape

paladins-step-setup = Villageois de départ
paladins-step-start = Marqueur premier joueur
paladins-step-reveal = Cartes du Roi
paladins-step-taverns = Tavernes
paladins-step-paladin = Choix du paladin
paladins-step-workers = Arrivée des ouvriers
paladins-step-actions = Actions
paladins-step-refresh = Réinitialisation
paladins-step-scoring = Décompte

## Les quantités

paladins-thing-silver =
    { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
paladins-thing-provision =
    { $n ->
        [one] { $n } provision
       *[other] { $n } provisions
    }
paladins-thing-tax =
    { $n ->
        [one] { $n } taxe
       *[other] { $n } taxes
    }
paladins-thing-labourer =
    { $n ->
        [one] { $n } paysan
       *[other] { $n } paysans
    }
paladins-thing-scout =
    { $n ->
        [one] { $n } éclaireur
       *[other] { $n } éclaireurs
    }
paladins-thing-merchant =
    { $n ->
        [one] { $n } marchand
       *[other] { $n } marchands
    }
paladins-thing-fighter =
    { $n ->
        [one] { $n } combattant
       *[other] { $n } combattants
    }
paladins-thing-cleric =
    { $n ->
        [one] { $n } clerc
       *[other] { $n } clercs
    }
paladins-thing-criminal =
    { $n ->
        [one] { $n } criminel
       *[other] { $n } criminels
    }
paladins-thing-worker =
    { $n ->
        [one] { $n } ouvrier
       *[other] { $n } ouvriers
    }
paladins-thing-faith = { $n } foi
paladins-thing-strength = { $n } force
paladins-thing-influence = { $n } influence
paladins-thing-pray =
    { $n ->
        [one] { $n } prière
       *[other] { $n } prières
    }
paladins-thing-remove_suspicion =
    { $n ->
        [one] { $n } suspicion retirée
       *[other] { $n } suspicions retirées
    }
paladins-thing-pay_debt =
    { $n ->
        [one] { $n } dette remboursée
       *[other] { $n } dettes remboursées
    }
paladins-thing-destroy_debt =
    { $n ->
        [one] { $n } dette détruite
       *[other] { $n } dettes détruites
    }
paladins-thing-take_debt =
    { $n ->
        [one] { $n } nouvelle dette
       *[other] { $n } nouvelles dettes
    }
paladins-thing-free_recruit =
    { $n ->
        [one] { $n } recrutement gratuit
       *[other] { $n } recrutements gratuits
    }
paladins-thing-develop =
    { $n ->
        [one] { $n } développement gratuit
       *[other] { $n } développements gratuits
    }
paladins-thing-vp = { $n } PV
paladins-thing-suspicion =
    { $n ->
        [one] { $n } suspicion
       *[other] { $n } suspicions
    }
paladins-thing-debt =
    { $n ->
        [one] { $n } dette
       *[other] { $n } dettes
    }
paladins-thing-workshop =
    { $n ->
        [one] { $n } atelier
       *[other] { $n } ateliers
    }
paladins-thing-monk =
    { $n ->
        [one] { $n } moine
       *[other] { $n } moines
    }
paladins-thing-outpost =
    { $n ->
        [one] { $n } garnison
       *[other] { $n } garnisons
    }
paladins-thing-jar =
    { $n ->
        [one] { $n } jarre
       *[other] { $n } jarres
    }
paladins-thing-wall =
    { $n ->
        [one] { $n } rempart
       *[other] { $n } remparts
    }

## Ce que comptent les ordres et les convertis

paladins-count-develop =
    { $n ->
        [one] { $n } atelier développé
       *[other] { $n } ateliers développés
    }
paladins-count-commission =
    { $n ->
        [one] { $n } mission
       *[other] { $n } missions
    }
paladins-count-fortify =
    { $n ->
        [one] { $n } rempart
       *[other] { $n } remparts
    }
paladins-count-garrison =
    { $n ->
        [one] { $n } garnison
       *[other] { $n } garnisons
    }
paladins-count-absolve =
    { $n ->
        [one] { $n } absolution
       *[other] { $n } absolutions
    }
paladins-count-attack =
    { $n ->
        [one] { $n } attaque
       *[other] { $n } attaques
    }
paladins-count-convert =
    { $n ->
        [one] { $n } converti
       *[other] { $n } convertis
    }
paladins-count-townsfolk_hired = { $n } villageois dans l’équipe
paladins-count-faith = { $n } foi
paladins-count-strength = { $n } force
paladins-count-influence = { $n } influence
paladins-count-attacked_saracen =
    { $n ->
        [one] { $n } Sarrasin attaqué
       *[other] { $n } Sarrasins attaqués
    }
paladins-count-attacked_byzantine =
    { $n ->
        [one] { $n } Byzantin attaqué
       *[other] { $n } Byzantins attaqués
    }
paladins-count-attacked_viking =
    { $n ->
        [one] { $n } Viking attaqué
       *[other] { $n } Vikings attaqués
    }
paladins-count-order_completed =
    { $n ->
        [one] { $n } Ordre du Roi accompli
       *[other] { $n } Ordres du Roi accomplis
    }
paladins-count-converted_mercenary =
    { $n ->
        [one] { $n } Mercenaire converti
       *[other] { $n } Mercenaires convertis
    }
paladins-count-debt_paid =
    { $n ->
        [one] { $n } dette payée
       *[other] { $n } dettes payées
    }
paladins-count-debt_unpaid =
    { $n ->
        [one] { $n } dette non payée
       *[other] { $n } dettes non payées
    }
paladins-count-suspicion_held =
    { $n ->
        [one] { $n } suspicion détenue
       *[other] { $n } suspicions détenues
    }

## Feuille de score

paladins-points-orders = Ordres du Roi
paladins-points-faith = Piste de foi
paladins-points-strength = Piste de force
paladins-points-influence = Piste d’influence
paladins-points-develops = Ateliers développés
paladins-points-commissions = Moines en mission
paladins-points-fortifies = Fortifications
paladins-points-walls = Points des remparts
paladins-points-garrisons = Garnisons établies
paladins-points-absolves = Absolutions
paladins-points-converts = Envahisseurs convertis
paladins-points-debts = Dettes
paladins-points-goods = Pièces et provisions
