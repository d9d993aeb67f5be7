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

## Les bâtiments de la face rouge, lignes A et G

building-sawmill = Scierie
    .the = la Scierie
building-quarry = Carrière
    .the = la Carrière
building-goldsmith = Orfèvre
    .the = l’Orfèvre
building-mint = Hôtel de la monnaie
    .the = l’Hôtel de la monnaie
building-makeshift_defenses = Défenses improvisées
    .the = les Défenses improvisées
building-recruiting_office = Bureau de recrutement
    .the = le Bureau de recrutement
building-training_camp = Camp d’entraînement
    .the = le Camp d’entraînement
building-military_academy = Académie militaire
    .the = l’Académie militaire

## Les bandes, et leurs bâtiments ligne par ligne

strip-strip_a = bande A
strip-strip_b = bande B
strip-strip_c = bande C
strip-strip_d = bande D
strip-strip_e = bande E
strip-strip_f = bande F
strip-strip_g = bande G
building-weavers_workshop = Atelier de tissage
    .the = l’Atelier de tissage
building-brickworks = Briqueterie
    .the = la Briqueterie
building-foundry = Fonderie
    .the = la Fonderie
building-treasury = Trésorerie
    .the = la Trésorerie
building-bridge = Pont
    .the = le Pont
building-altar = Autel
    .the = l’Autel
building-monastery = Monastère
    .the = le Monastère
building-basilica = Basilique
    .the = la Basilique
building-brewery = Brasserie
    .the = la Brasserie
building-bazaar = Bazar
    .the = le Bazar
building-vineyard = Vignoble
    .the = le Vignoble
building-caravanserai = Caravansérail
    .the = le Caravansérail
building-armory = Armurerie
    .the = l’Armurerie
building-griffin_ranch = Élevage de griffons
    .the = l’Élevage de griffons
building-mercenary_camp = Camp de mercenaires
    .the = le Camp de mercenaires
building-siege_workshop = Atelier de siège
    .the = l’Atelier de siège
building-hidden_refuge = Refuge caché
    .the = le Refuge caché
building-riding_arena = Manège
    .the = le Manège
building-ramparts = Remparts
    .the = les Remparts
building-citadel = Citadelle
    .the = la Citadelle
building-fountain = Fontaine
    .the = la Fontaine
building-woodshop = Menuiserie
    .the = la Menuiserie
building-university = Université
    .the = l’Université
building-architects_guild = Guilde des architectes
    .the = la Guilde des architectes
building-lookout_post = Poste de guet
    .the = le Poste de guet
building-garrison = Garnison
    .the = la Garnison
building-school = École
    .the = l’École
building-knights_hall = Salle des chevaliers
    .the = la Salle des chevaliers

## Les gouverneurs

governor-architect = Architecte
    .the = l’Architecte
governor-carpenter = Charpentier
    .the = le Charpentier
governor-miner = Mineur
    .the = le Mineur
governor-sculptor = Sculptrice
    .the = la Sculptrice
governor-damsel = Demoiselle
    .the = la Demoiselle
governor-duke = Duc
    .the = le Duc
governor-fairy = Fée
    .the = la Fée
governor-general = Générale
    .the = la Générale
governor-heiress = Héritière
    .the = l’Héritière
governor-minstrel = Ménestrel
    .the = le Ménestrel
governor-paladin = Paladin
    .the = le Paladin
governor-philosopher = Philosophe
    .the = le Philosophe
governor-politician = Politicienne
    .the = la Politicienne
governor-preacher = Prédicateur
    .the = le Prédicateur
governor-priest = Prêtre
    .the = le Prêtre
governor-prince = Prince
    .the = le Prince
governor-sorcerer = Sorcière
    .the = la Sorcière
governor-tax_collector = Percepteur
    .the = le Percepteur
governor-trickster = Filou
    .the = le Filou
governor-diplomat = Diplomate
    .the = le Diplomate
governor-gambler = Joueuse
    .the = la Joueuse
governor-innkeeper = Aubergiste
    .the = l’Aubergiste
governor-chronicler = Chroniqueuse
    .the = la Chroniqueuse
governor-quartermaster = Intendante
    .the = l’Intendante

## Les destins

destiny-famine = Famine
destiny-fierce_enemies = Ennemis féroces
destiny-good_year = Bonne année
destiny-green_power = Puissance verte
destiny-heavy_snow = Fortes neiges
destiny-rising_stars = Étoiles montantes
destiny-secret_deals = Accords secrets
destiny-the_king_is_sick = Le roi est malade
destiny-urban_expansion = Expansion urbaine
destiny-rich_quarries = Riches carrières
destiny-royal_gifts = Présents royaux
destiny-royal_wedding = Mariage royal
destiny-bandits = Brigands
destiny-grand_tournament = Grand tournoi
destiny-masons_strike = Grève des maçons
destiny-royal_subsidy = Subvention royale
destiny-plague = Peste
destiny-mild_winter = Hiver clément
destiny-great_caravan = Grande caravane
destiny-generous_king = Roi généreux
destiny-royal_levy = Levée royale
destiny-favorable_omens = Présages favorables
destiny-harvest_festival = Fête des moissons
destiny-topsy_turvy_court = La cour à l’envers
destiny-merry_fools = Joyeux fous
destiny-absent_advisor = Conseiller absent
destiny-call_to_arms = Appel aux armes
destiny-spoils_of_war = Butin de guerre
destiny-ransom = Rançon

## Les jetons soldat

token-soldier_token_0 = Jeton soldat 0
token-soldier_token_1a = Jeton soldat 1
token-soldier_token_1b = Jeton soldat 1
token-soldier_token_2 = Jeton soldat 2
token-soldier_token_3 = Jeton soldat 3
token-soldier_token_4 = Jeton soldat 4

## Les tuiles de conseiller, par rang

tile-jester = Bouffon (tuile)
    .the = le Bouffon (tuile)
tile-squire = Écuyer (tuile)
    .the = l’Écuyer (tuile)
tile-architect = Architecte (tuile)
    .the = l’Architecte (tuile)
tile-merchant = Marchand (tuile)
    .the = le Marchand (tuile)
tile-sergeant = Sergent (tuile)
    .the = le Sergent (tuile)
tile-alchemist = Alchimiste (tuile)
    .the = l’Alchimiste (tuile)
tile-astronomer = Astronome (tuile)
    .the = l’Astronome (tuile)
tile-treasurer = Trésorier (tuile)
    .the = le Trésorier (tuile)
tile-master_hunter = Maître de chasse (tuile)
    .the = le Maître de chasse (tuile)
tile-general = Général (tuile)
    .the = le Général (tuile)
tile-swordsmith = Armurier (tuile)
    .the = l’Armurier (tuile)
tile-duchess = Duchesse (tuile)
    .the = la Duchesse (tuile)
tile-champion = Champion (tuile)
    .the = le Champion (tuile)
tile-smuggler = Contrebandier (tuile)
    .the = le Contrebandier (tuile)
tile-inventor = Inventeur (tuile)
    .the = l’Inventeur (tuile)
tile-wizard = Magicien (tuile)
    .the = le Magicien (tuile)

## Les scénarios, et ce que compte le recensement royal

scenario-goblin_valley = La vallée des gobelins
scenario-dragons_shadow = L’ombre du dragon
scenario-great_fair = La grande foire
scenario-royal_census = Le recensement royal
census-goods = ressources
census-soldiers = soldats
census-plus2 = jetons « +2 »
census-buildings_col_1_2 = bâtiments des colonnes I et II
census-buildings_col_3_4 = bâtiments des colonnes III et IV

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
points-governor = Gouverneur
points-destinies = Destins
points-tokens = Jetons Soldat
points-scenario = Scénario
