# Les noms de tout ce que contient Architectes du Royaume de l’Ouest, avec les formes dont les phrases ont besoin, et les quantités.

## Les apprentis, par famille

architects-apprentice-acolyte = Acolyte
    .a = un Acolyte
    .the = l’Acolyte
    .of = de l’Acolyte
    .many = Acolytes
architects-apprentice-conspirator = Conspiratrice
    .a = une Conspiratrice
    .the = la Conspiratrice
    .of = de la Conspiratrice
    .many = Conspiratrices
architects-apprentice-debt_collector = Agent de recouvrement
    .a = un Agent de recouvrement
    .the = l’Agent de recouvrement
    .of = de l’Agent de recouvrement
    .many = Agents de recouvrement
architects-apprentice-enforcer = Homme de main
    .a = un Homme de main
    .the = l’Homme de main
    .of = de l’Homme de main
    .many = Hommes de main
architects-apprentice-gatekeeper = Gardienne
    .a = une Gardienne
    .the = la Gardienne
    .of = de la Gardienne
    .many = Gardiennes
architects-apprentice-illusionist = Illusionniste
    .a = un Illusionniste
    .the = l’Illusionniste
    .of = de l’Illusionniste
    .many = Illusionnistes
architects-apprentice-jeweller = Joaillier
    .a = un Joaillier
    .the = le Joaillier
    .of = du Joaillier
    .many = Joailliers
architects-apprentice-labourer = Manœuvre
    .a = un Manœuvre
    .the = le Manœuvre
    .of = du Manœuvre
    .many = Manœuvres
architects-apprentice-merchant = Marchand
    .a = un Marchand
    .the = le Marchand
    .of = du Marchand
    .many = Marchands
architects-apprentice-miner = Mineur
    .a = un Mineur
    .the = le Mineur
    .of = du Mineur
    .many = Mineurs
architects-apprentice-overseer = Contremaître
    .a = un Contremaître
    .the = le Contremaître
    .of = du Contremaître
    .many = Contremaîtres
architects-apprentice-patron = Mécène
    .a = un Mécène
    .the = le Mécène
    .of = du Mécène
    .many = Mécènes
architects-apprentice-peddler = Colporteur
    .a = un Colporteur
    .the = le Colporteur
    .of = du Colporteur
    .many = Colporteurs
architects-apprentice-pickpocket = Coupe-bourse
    .a = un Coupe-bourse
    .the = le Coupe-bourse
    .of = du Coupe-bourse
    .many = Coupe-bourses
architects-apprentice-squire = Écuyer
    .a = un Écuyer
    .the = l’Écuyer
    .of = de l’Écuyer
    .many = Écuyers
architects-apprentice-stonecutter = Tailleur de pierre
    .a = un Tailleur de pierre
    .the = le Tailleur de pierre
    .of = du Tailleur de pierre
    .many = Tailleurs de pierre
architects-apprentice-swindler = Escroc
    .a = un Escroc
    .the = l’Escroc
    .of = de l’Escroc
    .many = Escrocs
architects-apprentice-thief = Voleur
    .a = un Voleur
    .the = le Voleur
    .of = du Voleur
    .many = Voleurs
architects-apprentice-trader = Négociant
    .a = un Négociant
    .the = le Négociant
    .of = du Négociant
    .many = Négociants
architects-apprentice-trickster = Filou
    .a = un Filou
    .the = le Filou
    .of = du Filou
    .many = Filous
architects-apprentice-woodcutter = Bûcheron
    .a = un Bûcheron
    .the = le Bûcheron
    .of = du Bûcheron
    .many = Bûcherons

## Les bâtiments

architects-building-aqueduct = Aqueduc
    .the = l’Aqueduc
    .of = de l’Aqueduc
architects-building-armoury = Armurerie
    .the = l’Armurerie
    .of = de l’Armurerie
architects-building-barracks = Caserne
    .the = la Caserne
    .of = de la Caserne
architects-building-betting_house = Maison de paris
    .the = la Maison de paris
    .of = de la Maison de paris
architects-building-carpenters_hut = Cabane du charpentier
    .the = la Cabane du charpentier
    .of = de la Cabane du charpentier
architects-building-castle = Château
    .the = le Château
    .of = du Château
architects-building-chapel = Chapelle
    .the = la Chapelle
    .of = de la Chapelle
architects-building-church = Église
    .the = l’Église
    .of = de l’Église
architects-building-clay_market = Marché à l’argile
    .the = le Marché à l’argile
    .of = du Marché à l’argile
architects-building-clay_pit = Glaisière
    .the = la Glaisière
    .of = de la Glaisière
architects-building-crane = Grue
    .the = la Grue
    .of = de la Grue
architects-building-drafting_room = Salle des plans
    .the = la Salle des plans
    .of = de la Salle des plans
architects-building-dungeon = Cachot
    .the = le Cachot
    .of = du Cachot
architects-building-factory = Manufacture
    .the = la Manufacture
    .of = de la Manufacture
architects-building-fortress = Forteresse
    .the = la Forteresse
    .of = de la Forteresse
architects-building-fountain = Fontaine
    .the = la Fontaine
    .of = de la Fontaine
architects-building-gamblers_den = Tripot
    .the = le Tripot
    .of = du Tripot
architects-building-graveyard = Cimetière
    .the = le Cimetière
    .of = du Cimetière
architects-building-hideout = Planque
    .the = la Planque
    .of = de la Planque
architects-building-keep = Donjon
    .the = le Donjon
    .of = du Donjon
architects-building-library = Bibliothèque
    .the = la Bibliothèque
    .of = de la Bibliothèque
architects-building-lighthouse = Phare
    .the = le Phare
    .of = du Phare
architects-building-lumber_camp = Camp de bûcherons
    .the = le Camp de bûcherons
    .of = du Camp de bûcherons
architects-building-masons_hut = Cabane du maçon
    .the = la Cabane du maçon
    .of = de la Cabane du maçon
architects-building-moneylender = Usurier
    .the = l’Usurier
    .of = de l’Usurier
architects-building-monument = Monument
    .the = le Monument
    .of = du Monument
architects-building-museum = Musée
    .the = le Musée
    .of = du Musée
architects-building-observatory = Observatoire
    .the = l’Observatoire
    .of = de l’Observatoire
architects-building-palace = Palais
    .the = le Palais
    .of = du Palais
architects-building-reservoir = Réservoir
    .the = le Réservoir
    .of = du Réservoir
architects-building-silver_market = Marché à l’argent
    .the = le Marché à l’argent
    .of = du Marché à l’argent
architects-building-smithy = Forge
    .the = la Forge
    .of = de la Forge
architects-building-steeple = Clocher
    .the = le Clocher
    .of = du Clocher
architects-building-stone_market = Marché à la pierre
    .the = le Marché à la pierre
    .of = du Marché à la pierre
architects-building-tavern = Taverne
    .the = la Taverne
    .of = de la Taverne
architects-building-thieves_den = Repaire de voleurs
    .the = le Repaire de voleurs
    .of = du Repaire de voleurs
architects-building-tilers_hut = Cabane du tuilier
    .the = la Cabane du tuilier
    .of = de la Cabane du tuilier
architects-building-trading_post = Comptoir commercial
    .the = le Comptoir commercial
    .of = du Comptoir commercial
architects-building-treasury = Trésorerie
    .the = la Trésorerie
    .of = de la Trésorerie
architects-building-university = Université
    .the = l’Université
    .of = de l’Université
architects-building-watchtower = Tour de guet
    .the = la Tour de guet
    .of = de la Tour de guet
architects-building-well = Puits
    .the = le Puits
    .of = du Puits
architects-building-wood_market = Marché au bois
    .the = le Marché au bois
    .of = du Marché au bois

## Les personnages des plateaux joueur

architects-board-therese = Thérèse
    .of = de Thérèse
architects-board-caroline = Caroline
    .of = de Caroline
architects-board-ada = Ada
    .of = d’Ada
architects-board-frederick = Frédéric
    .of = de Frédéric
architects-board-rudolf = Rodolphe
    .of = de Rodolphe
architects-board-lothaire = Lothaire
    .of = de Lothaire
architects-board-hugo = Hugues
    .of = d’Hugues
architects-board-clovis = Clovis
    .of = de Clovis
architects-board-fara = Fara
    .of = de Fara
architects-board-bertha = Berthe
    .of = de Berthe

## Les savoir-faire

architects-skill-carpentry = Charpenterie
    .in = la charpenterie
    .of = de charpenterie
architects-skill-tiling = Tuilerie
    .in = la tuilerie
    .of = de tuilerie
architects-skill-masonry = Maçonnerie
    .in = la maçonnerie
    .of = de maçonnerie

## Les lieux du plateau principal ; les trois cases du Marché noir n’ont pas de nom imprimé, ceux-ci sont les nôtres

architects-location-quarry = Carrière
    .the = la Carrière
    .at = à la Carrière
    .to = à la Carrière
    .from = de la Carrière
architects-location-forest = Forêt
    .the = la Forêt
    .at = à la Forêt
    .to = à la Forêt
    .from = de la Forêt
architects-location-mines = Mines
    .the = les Mines
    .at = aux Mines
    .to = aux Mines
    .from = des Mines
architects-location-silversmith = Orfèvre
    .the = l’Orfèvre
    .at = chez l’Orfèvre
    .to = chez l’Orfèvre
    .from = de chez l’Orfèvre
architects-location-storehouse = Entrepôt du Roi
    .the = l’Entrepôt du Roi
    .at = à l’Entrepôt du Roi
    .to = à l’Entrepôt du Roi
    .from = de l’Entrepôt du Roi
architects-location-workshop = Atelier
    .the = l’Atelier
    .at = à l’Atelier
    .to = à l’Atelier
    .from = de l’Atelier
architects-location-town_centre = Centre-ville
    .the = le Centre-ville
    .at = au Centre-ville
    .to = au Centre-ville
    .from = du Centre-ville
architects-location-tax_stand = Comptoir des taxes
    .the = le Comptoir des taxes
    .at = au Comptoir des taxes
    .to = au Comptoir des taxes
    .from = du Comptoir des taxes
architects-location-guardhouse = Corps de garde
    .the = le Corps de garde
    .at = au Corps de garde
    .to = au Corps de garde
    .from = du Corps de garde
architects-location-black_market = Marché noir
    .the = le Marché noir
    .at = au Marché noir
    .to = au Marché noir
    .from = du Marché noir
architects-location-black_market_small = Marché noir, petite affaire
    .the = le Marché noir (petite affaire)
    .at = au Marché noir (petite affaire)
    .to = au Marché noir (petite affaire)
    .from = du Marché noir (petite affaire)
architects-location-black_market_middle = Marché noir, intermédiaire
    .the = le Marché noir (intermédiaire)
    .at = au Marché noir (intermédiaire)
    .to = au Marché noir (intermédiaire)
    .from = du Marché noir (intermédiaire)
architects-location-black_market_large = Marché noir, grosse affaire
    .the = le Marché noir (grosse affaire)
    .at = au Marché noir (grosse affaire)
    .to = au Marché noir (grosse affaire)
    .from = du Marché noir (grosse affaire)
architects-location-guildhall = Guilde
    .the = la Guilde
    .at = à la Guilde
    .to = à la Guilde
    .from = de la Guilde
architects-location-prison = Prison
    .the = la Prison
    .at = en prison
    .to = en prison
    .from = de prison

## Ce que montre encore le plateau

architects-track-virtue = Piste de vertu
architects-track-cathedral = Cathédrale
architects-cathedral-level = Niveau { $n }
architects-zone-tax =
    { $n ->
        [one] Ignore { $n } taxe
       *[other] Ignore { $n } taxes
    }
architects-zone-no_cathedral = Pas de Cathédrale
architects-zone-open = Tous les lieux sont ouverts
architects-zone-no_market = Pas de Marché noir
architects-zone-above = Au-delà de 14 : une dette peut être détruite
architects-zone-below = Sous 0 : une dette à prendre
architects-tax-pool = Caisse des taxes
architects-captives = Captifs
architects-hand = Plans en main
architects-market-small = Petit lot
architects-market-large = Grand lot
architects-promo = Promo

## Les ressources

architects-good-clay = argile
    .of = d’argile
architects-good-wood = bois
    .of = de bois
architects-good-stone = pierre
    .of = de pierre
architects-good-gold = or
    .of = d’or
architects-good-marble = marbre
    .of = de marbre
architects-good-silver = pièces
    .of = de pièces

## Les actions du Corps de garde

architects-guard-imprison = Envoyer vos captifs en prison
architects-guard-release = Sortir vos ouvriers de prison
architects-guard-free = Libérer vos ouvriers des autres plateaux
architects-guard-pay_debt = Rembourser une dette

## L’adversaire automatisé : notre propre reconstruction

architects-rival = l’adversaire
    .of = de l’adversaire
    .about = Les règles solo publiées n’étaient pas disponibles : cet adversaire est de notre invention.
architects-opponent-constantine = Constantin
    .of = de Constantin
    .temper = vertueux
architects-opponent-helena = Hélène
    .of = d’Hélène
    .temper = retorse
architects-level-novice = Novice
architects-level-standard = Normal
architects-level-master = Maître
architects-scheme-cathedral = Chapitre
architects-scheme-build = Échafaudage
architects-scheme-hire = Embauche
architects-scheme-plans = Plans
architects-scheme-quarry = Pierre
architects-scheme-forest = Charpente
architects-scheme-mines = Galerie
architects-scheme-silversmith = Monnaie
architects-scheme-storehouse = Tribut
architects-scheme-town_centre = Rafle
architects-scheme-guardhouse = Guet
architects-scheme-tax_stand = Vol
architects-scheme-black_market_small = Contrebande
architects-scheme-black_market_middle = Entremise
architects-scheme-black_market_large = Recel

## Les étapes de la partie

architects-step-draft = Choix des plans
architects-step-apprentice = Apprenti de départ
architects-step-turn = Tours de jeu
architects-step-reset = Réinitialisation du Marché noir
architects-step-hand = Limite de main
architects-step-end = Effets de fin de partie
architects-step-scoring = Décompte

## Quand les cartes agissent

architects-moment-quarry = Carrière
architects-moment-forest = Forêt
architects-moment-mines = Mines
architects-moment-silversmith = Orfèvre
architects-moment-storehouse = Entrepôt
architects-moment-tax_stand = Comptoir des taxes
architects-moment-black_market = Marché noir
architects-moment-town_centre = Centre-ville
architects-moment-hire = Embauche à l’Atelier
architects-moment-imprison = Captifs envoyés en prison
architects-moment-debt_paid = Dette remboursée
architects-moment-debt_taken = Dette à prendre
architects-moment-cathedral = Niveau de Cathédrale gagné
architects-moment-build = Bâtiment construit
architects-moment-price = Prix d’un bâtiment ou d’un niveau de Cathédrale
architects-moment-tax = Toute taxe
architects-moment-reset = Réinitialisation du Marché noir
architects-moment-always = Toujours
architects-moment-built = Tout de suite
architects-moment-end_virtue = Avant le décompte
architects-moment-end_points = Décompte

## Les quantités

architects-thing-clay = { $n } argile
architects-thing-wood = { $n } bois
architects-thing-stone =
    { $n ->
        [one] { $n } pierre
       *[other] { $n } pierres
    }
architects-thing-gold = { $n } or
architects-thing-marble =
    { $n ->
        [one] { $n } marbre
       *[other] { $n } marbres
    }
architects-thing-silver =
    { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
architects-thing-tax =
    { $n ->
        [one] { $n } taxe
       *[other] { $n } taxes
    }
architects-thing-virtue = { $n } vertu
architects-thing-debt =
    { $n ->
        [one] { $n } dette
       *[other] { $n } dettes
    }
architects-thing-debt_paid =
    { $n ->
        [one] { $n } dette remboursée
       *[other] { $n } dettes remboursées
    }
architects-thing-debt_destroyed =
    { $n ->
        [one] { $n } dette détruite
       *[other] { $n } dettes détruites
    }
architects-thing-card =
    { $n ->
        [one] { $n } plan
       *[other] { $n } plans
    }
architects-thing-vp = { $n } PV
architects-thing-worker =
    { $n ->
        [one] { $n } ouvrier
       *[other] { $n } ouvriers
    }
architects-thing-captive =
    { $n ->
        [one] { $n } captif
       *[other] { $n } captifs
    }
architects-thing-prisoner =
    { $n ->
        [one] { $n } ouvrier en prison
       *[other] { $n } ouvriers en prison
    }
architects-thing-apprentice =
    { $n ->
        [one] { $n } apprenti
       *[other] { $n } apprentis
    }
architects-thing-building =
    { $n ->
        [one] { $n } bâtiment
       *[other] { $n } bâtiments
    }
architects-thing-action =
    { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }
architects-thing-capture =
    { $n ->
        [one] { $n } capture
       *[other] { $n } captures
    }
architects-thing-basic =
    { $n ->
        [one] { $n } ressource de base
       *[other] { $n } ressources de base
    }
architects-thing-precious =
    { $n ->
        [one] { $n } ressource précieuse
       *[other] { $n } ressources précieuses
    }

## Ce que comptent les effets

architects-count-clay = { $n } argile
architects-count-wood = { $n } bois
architects-count-stone =
    { $n ->
        [one] { $n } pierre
       *[other] { $n } pierres
    }
architects-count-gold = { $n } or
architects-count-marble =
    { $n ->
        [one] { $n } marbre
       *[other] { $n } marbres
    }
architects-count-silver =
    { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
architects-count-basic = { $n } argile, bois et pierre confondus
architects-count-virtue = { $n } vertu
architects-count-cathedral =
    { $n ->
        [one] { $n } niveau de Cathédrale
       *[other] { $n } niveaux de Cathédrale
    }
architects-count-buildings =
    { $n ->
        [one] { $n } bâtiment à vous
       *[other] { $n } bâtiments à vous
    }
architects-count-debts_paid =
    { $n ->
        [one] { $n } dette remboursée
       *[other] { $n } dettes remboursées
    }
architects-count-debts_unpaid =
    { $n ->
        [one] { $n } dette impayée
       *[other] { $n } dettes impayées
    }
architects-count-prison =
    { $n ->
        [one] { $n } ouvrier à vous en prison
       *[other] { $n } ouvriers à vous en prison
    }
architects-count-captives =
    { $n ->
        [one] { $n } captif sur votre plateau
       *[other] { $n } captifs sur votre plateau
    }
architects-count-carpentry =
    { $n ->
        [one] { $n } apprenti charpentier
       *[other] { $n } apprentis charpentiers
    }
architects-count-tiling =
    { $n ->
        [one] { $n } apprenti tuilier
       *[other] { $n } apprentis tuiliers
    }
architects-count-masonry =
    { $n ->
        [one] { $n } apprenti maçon
       *[other] { $n } apprentis maçons
    }
architects-most-clay = le plus d’argile
architects-most-wood = le plus de bois
architects-most-stone = le plus de pierre
architects-most-silver = le plus de pièces
architects-most-cathedral = le plus haut niveau de Cathédrale

## La feuille de score

architects-points-buildings = Bâtiments
architects-points-cathedral = Cathédrale
architects-points-virtue = Vertu
architects-points-debts = Dettes impayées
architects-points-gold = Or
architects-points-marble = Marbre
architects-points-silver = Pièces
architects-points-prison = Prison
architects-points-level = Niveau
architects-points-opponent = Tempérament
