# Les noms de tout ce que contient Kingsburg, avec les formes articulées dont les phrases ont besoin, et les quantités.

## Les conseillers, par rang

advisor-jester = Bouffon
    .the = le Bouffon
    .to = au Bouffon
    .of = du Bouffon
advisor-squire = Écuyer
    .the = l’Écuyer
    .to = à l’Écuyer
    .of = de l’Écuyer
advisor-architect = Architecte
    .the = l’Architecte
    .to = à l’Architecte
    .of = de l’Architecte
advisor-merchant = Marchand
    .the = le Marchand
    .to = au Marchand
    .of = du Marchand
advisor-sergeant = Sergent
    .the = le Sergent
    .to = au Sergent
    .of = du Sergent
advisor-alchemist = Alchimiste
    .the = l’Alchimiste
    .to = à l’Alchimiste
    .of = de l’Alchimiste
advisor-astronomer = Astronome
    .the = l’Astronome
    .to = à l’Astronome
    .of = de l’Astronome
advisor-treasurer = Trésorier
    .the = le Trésorier
    .to = au Trésorier
    .of = du Trésorier
advisor-master_hunter = Maître de chasse
    .the = le Maître de chasse
    .to = au Maître de chasse
    .of = du Maître de chasse
advisor-general = Général
    .the = le Général
    .to = au Général
    .of = du Général
advisor-swordsmith = Armurier
    .the = l’Armurier
    .to = à l’Armurier
    .of = de l’Armurier
advisor-duchess = Duchesse
    .the = la Duchesse
    .to = à la Duchesse
    .of = de la Duchesse
advisor-champion = Champion
    .the = le Champion
    .to = au Champion
    .of = du Champion
advisor-smuggler = Contrebandier
    .the = le Contrebandier
    .to = au Contrebandier
    .of = du Contrebandier
advisor-inventor = Inventeur
    .the = l’Inventeur
    .to = à l’Inventeur
    .of = de l’Inventeur
advisor-wizard = Magicien
    .the = le Magicien
    .to = au Magicien
    .of = du Magicien
advisor-queen = Reine
    .the = la Reine
    .to = à la Reine
    .of = de la Reine
advisor-king = Roi
    .the = le Roi
    .to = au Roi
    .of = du Roi

## Les bâtiments de la face bleue, ligne par ligne

building-statue = Statue
    .the = la Statue
building-chapel = Chapelle
    .the = la Chapelle
building-church = Église
    .the = l’Église
building-cathedral = Cathédrale
    .the = la Cathédrale
building-inn = Auberge
    .the = l’Auberge
building-market = Marché
    .the = le Marché
building-farms = Fermes
    .the = les Fermes
building-merchants_guild = Guilde des marchands
    .the = la Guilde des marchands
building-guard_tower = Tour de garde
    .the = la Tour de garde
building-blacksmith = Forge
    .the = la Forge
building-barracks = Caserne
    .the = la Caserne
building-wizards_guild = Guilde des mages
    .the = la Guilde des mages
building-palisade = Palissade
    .the = la Palissade
building-stables = Écuries
    .the = les Écuries
building-stone_wall = Mur de pierre
    .the = le Mur de pierre
building-fortress = Forteresse
    .the = la Forteresse
building-barricade = Barricade
    .the = la Barricade
building-crane = Grue
    .the = la Grue
building-town_hall = Hôtel de ville
    .the = l’Hôtel de ville
building-embassy = Ambassade
    .the = l’Ambassade

## Les peuples ennemis, toujours au pluriel

kind-barbarians = Barbares
    .the = les Barbares
kind-demons = Démons
    .the = les Démons
kind-dragons = Dragons
    .the = les Dragons
kind-goblins = Gobelins
    .the = les Gobelins
kind-orcs = Orques
    .the = les Orques
kind-zombies = Zombies
    .the = les Zombies

## L’année : huit phases, et les étapes d’une saison productive

phase-1 = Faveur du roi
phase-2 = Printemps
phase-3 = Récompense du roi
phase-4 = Été
phase-5 = Émissaire du roi
phase-6 = Automne
phase-7 = Recrutement
phase-8 = Hiver

step-start = Début de la saison
step-roll = Lancer des dés
step-influence = Influence des conseillers
step-rewards = Récompenses des conseillers
step-construct = Construction
step-end = Fin de la saison

## Les ressources, et les quantités

good-gold = or
good-wood = bois
good-stone = pierre

thing-gold = { $n } or
thing-wood = { $n } bois
thing-stone =
    { $n ->
        [one] { $n } pierre
       *[other] { $n } pierres
    }
thing-good =
    { $n ->
        [one] { $n } ressource
       *[other] { $n } ressources
    }
thing-vp = { $n } PV
thing-soldier =
    { $n ->
        [one] { $n } soldat
       *[other] { $n } soldats
    }
thing-plus2 =
    { $n ->
        [one] { $n } jeton « +2 »
       *[other] { $n } jetons « +2 »
    }
thing-bonus_die =
    { $n ->
        [one] { $n } dé bonus
       *[other] { $n } dés bonus
    }
thing-peek_enemy =
    { $n ->
        [one] un coup d’œil secret à l’ennemi
       *[other] { $n } coups d’œil secrets à l’ennemi
    }
thing-building =
    { $n ->
        [one] { $n } bâtiment
       *[other] { $n } bâtiments
    }

## Feuille de score

points-buildings = Bâtiments
points-advisors = Conseillers
points-effects = Effets des bâtiments
points-battles = Batailles gagnées
points-kings_reward = Récompenses du roi
points-defeats = Défaites
