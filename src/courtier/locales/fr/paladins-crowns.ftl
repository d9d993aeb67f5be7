# Les noms de tout ce que Cité des Couronnes ajoute à Paladins, avec les formes dont les phrases ont besoin, et les quantités.
# La forme courte ne sert que là où la place manque ; lecteurs d’écran, choix et grandes cartes ont le nom entier.

## Paladins, villageois et envahisseurs

paladins-paladin-astolfo = Astolphe
    .of = d’Astolphe
paladins-paladin-maugris = Maugris
    .of = de Maugris
paladins-paladin-naimes = Naimes
    .of = de Naimes
paladins-paladin-ogier = Ogier
    .of = d’Ogier
paladins-townsfolk-chevalier = Chevalier
    .the = le Chevalier
    .of = du Chevalier
    .many = Chevaliers
paladins-townsfolk-outrider = Avant-coureur
    .the = l’Avant-coureur
    .of = de l’Avant-coureur
    .many = Avant-coureurs
paladins-townsfolk-princess = Princesse
    .the = la Princesse
    .of = de la Princesse
    .many = Princesses
paladins-outsider-enforcer = Homme de main
    .the = l’Homme de main
    .of = de l’Homme de main
    .many = Hommes de main
paladins-outsider-envoy = Émissaire
    .the = l’Émissaire
    .of = de l’Émissaire
    .many = Émissaires
paladins-outsider-rogue = Fripon
    .the = le Fripon
    .of = du Fripon
    .many = Fripons

## L’attribut, les actions et leurs deux manières

paladins-attribute-diplomacy = Diplomatie
    .the = la diplomatie
    .of = de diplomatie
paladins-action-muster = Mobiliser
    .noun = la mobilisation
paladins-action-negotiate = Négocier
    .noun = la négociation
paladins-short-muster = Mobiliser
paladins-short-negotiate = Négocier
paladins-short-enlist = Enrôler
paladins-short-pass = Passer
paladins-mode-entrust = Confier
paladins-mode-enlist = Enrôler
paladins-when-enlist = Enrôler
paladins-when-pass = Passer
paladins-diplomat = Diplomate
    .the = le Diplomate
    .of = du Diplomate

## Les Ordres et les Faveurs du Roi, les objectifs, la difficulté ; comme dans le jeu de base

paladins-order-muster = Ordre du Roi : Mobiliser
paladins-order-negotiate = Ordre du Roi : Négocier
paladins-favour-mixed_stores = Réserves variées
paladins-favour-release_servant = Congédier un serviteur
paladins-favour-royal_pardon = Grâce royale
paladins-favour-move_workshop = Déplacer un atelier
paladins-favour-last_counsel = Dernier conseil
paladins-scheme-muster = Mobiliser
paladins-scheme-negotiate = Négocier
paladins-difficulty-insane = Démentiel

## Les icônes des nobles, les alliés et les extensions de plateau de joueur

paladins-icon-military = Militaire
paladins-icon-merchant = Marchand
paladins-icon-farmer = Fermier
paladins-icon-clergy = Clergé
paladins-ally-military = Allié militaire
    .the = l’Allié militaire
paladins-ally-merchant = Allié marchand
    .the = l’Allié marchand
paladins-ally-farmer = Allié fermier
    .the = l’Allié fermier
paladins-ally-clergy = Allié du clergé
    .the = l’Allié du clergé
paladins-extension-military = Extension militaire
paladins-extension-merchant = Extension marchande
paladins-extension-farmer = Extension fermière
paladins-extension-clergy = Extension du clergé

## Les cartes Mobiliser

paladins-muster-village_reeves = Prévôts de village
    .the = les Prévôts de village
    .short = Prévôts
paladins-muster-militia_captain = Capitaine de milice
    .the = le Capitaine de milice
    .short = Capitaine
paladins-muster-parish_almoners = Aumôniers de paroisse
    .the = les Aumôniers de paroisse
    .short = Aumôniers
paladins-muster-hedge_hunters = Chasseurs des haies
    .the = les Chasseurs des haies
    .short = Chasseurs
paladins-muster-field_hands = Gens des champs
    .the = les Gens des champs
    .short = Gens des champs
paladins-muster-road_wardens = Gardes des routes
    .the = les Gardes des routes
    .short = Gardes
paladins-muster-hermit_brothers = Frères ermites
    .the = les Frères ermites
    .short = Frères ermites
paladins-muster-pilgrim_choir = Chœur de pèlerins
    .the = le Chœur de pèlerins
    .short = Chœur
paladins-muster-forest_chapel = Chapelle forestière
    .the = la Chapelle forestière
    .short = Chapelle
paladins-muster-relic_bearers = Porteurs de reliques
    .the = les Porteurs de reliques
    .short = Porteurs
paladins-muster-watch_sergeants = Sergents du guet
    .the = les Sergents du guet
    .short = Sergents
paladins-muster-border_rangers = Coureurs de frontière
    .the = les Coureurs de frontière
    .short = Coureurs
paladins-muster-freed_brigands = Brigands affranchis
    .the = les Brigands affranchis
    .short = Brigands
paladins-muster-castle_provisioners = Pourvoyeurs du château
    .the = les Pourvoyeurs du château
    .short = Pourvoyeurs
paladins-muster-fair_wardens = Gardiens des foires
    .the = les Gardiens des foires
    .short = Gardiens
paladins-muster-money_lenders = Prêteurs
    .the = les Prêteurs
    .short = Prêteurs
paladins-muster-master_carpenters = Maîtres charpentiers
    .the = les Maîtres charpentiers
    .short = Charpentiers
paladins-muster-royal_notaries = Notaires royaux
    .the = les Notaires royaux
    .short = Notaires
paladins-muster-abbey_treasurers = Trésoriers d’abbaye
    .the = les Trésoriers d’abbaye
    .short = Trésoriers
paladins-muster-sanctuary_knights = Chevaliers du sanctuaire
    .the = les Chevaliers du sanctuaire
    .short = Chevaliers
paladins-muster-cathedral_masons = Maçons de la cathédrale
    .the = les Maçons de la cathédrale
    .short = Maçons
paladins-muster-papal_legates = Légats du pape
    .the = les Légats du pape
    .short = Légats du pape
paladins-muster-supply_train = Train de vivres
    .the = le Train de vivres
    .short = Vivres
paladins-muster-royal_heralds = Hérauts royaux
    .the = les Hérauts royaux
    .short = Hérauts royaux
paladins-muster-hired_lances = Lances louées
    .the = les Lances louées
    .short = Lances louées
paladins-muster-household_guard = Garde de la maison du roi
    .the = la Garde de la maison du roi
    .short = Garde royale
paladins-muster-toll_keepers = Péagers
    .the = les Péagers
    .short = Péagers
paladins-muster-court_chaplains = Chapelains de la cour
    .the = les Chapelains de la cour
    .short = Chapelains
paladins-muster-guild_builders = Bâtisseurs de guilde
    .the = les Bâtisseurs de guilde
    .short = Bâtisseurs
paladins-muster-chancery_clerks = Clercs de chancellerie
    .the = les Clercs de chancellerie
    .short = Clercs

## Les nobles des cartes Négocier

paladins-noble-margrave_of_neustria = Margrave de Neustrie
    .the = le Margrave de Neustrie
    .short = Neustrie
paladins-noble-count_of_paris = Comte de Paris
    .the = le Comte de Paris
    .short = Paris
paladins-noble-baron_of_berry = Baron du Berry
    .the = le Baron du Berry
    .short = Berry
paladins-noble-duke_of_aquitaine = Duc d’Aquitaine
    .the = le Duc d’Aquitaine
    .short = Aquitaine
paladins-noble-margrave_of_brittany = Margrave de Bretagne
    .the = le Margrave de Bretagne
    .short = Bretagne
paladins-noble-margrave_of_anjou = Margrave d’Anjou
    .the = le Margrave d’Anjou
    .short = Anjou
paladins-noble-count_of_troyes = Comte de Troyes
    .the = le Comte de Troyes
    .short = Troyes
paladins-noble-count_of_rouen = Comte de Rouen
    .the = le Comte de Rouen
    .short = Rouen
paladins-noble-baron_of_touraine = Baron de Touraine
    .the = le Baron de Touraine
    .short = Touraine
paladins-noble-baron_of_maine = Baron du Maine
    .the = le Baron du Maine
    .short = Maine
paladins-noble-duke_of_gascony = Duc de Gascogne
    .the = le Duc de Gascogne
    .short = Gascogne
paladins-noble-duke_of_burgundy = Duc de Bourgogne
    .the = le Duc de Bourgogne
    .short = Bourgogne
paladins-noble-margrave_of_septimania = Margrave de Septimanie
    .the = le Margrave de Septimanie
    .short = Septimanie
paladins-noble-margrave_of_gothia = Margrave de Gothie
    .the = le Margrave de Gothie
    .short = Gothie
paladins-noble-margrave_of_flanders = Margrave de Flandre
    .the = le Margrave de Flandre
    .short = Flandre
paladins-noble-count_of_chartres = Comte de Chartres
    .the = le Comte de Chartres
    .short = Chartres
paladins-noble-count_of_toulouse = Comte de Toulouse
    .the = le Comte de Toulouse
    .short = Toulouse
paladins-noble-count_of_bordeaux = Comte de Bordeaux
    .the = le Comte de Bordeaux
    .short = Bordeaux
paladins-noble-baron_of_perche = Baron du Perche
    .the = le Baron du Perche
    .short = Perche
paladins-noble-baron_of_beauce = Baron de la Beauce
    .the = le Baron de la Beauce
    .short = Beauce
paladins-noble-duke_of_lorraine = Duc de Lorraine
    .the = le Duc de Lorraine
    .short = Lorraine
paladins-noble-duke_of_francia = Duc des Francs
    .the = le Duc des Francs
    .short = Francs
paladins-noble-margrave_of_the_spanish_march = Margrave de la Marche d’Espagne
    .the = le Margrave de la Marche d’Espagne
    .short = Marche d’Espagne
paladins-noble-margrave_of_provence = Margrave de Provence
    .the = le Margrave de Provence
    .short = Provence
paladins-noble-count_of_barcelona = Comte de Barcelone
    .the = le Comte de Barcelone
    .short = Barcelone
paladins-noble-count_of_boulogne = Comte de Boulogne
    .the = le Comte de Boulogne
    .short = Boulogne
paladins-noble-baron_of_quercy = Baron du Quercy
    .the = le Baron du Quercy
    .short = Quercy
paladins-noble-baron_of_auvergne = Baron d’Auvergne
    .the = le Baron d’Auvergne
    .short = Auvergne
paladins-noble-duke_of_bavaria = Duc de Bavière
    .the = le Duc de Bavière
    .short = Bavière
paladins-noble-duke_of_alemannia = Duc d’Alémanie
    .the = le Duc d’Alémanie
    .short = Alémanie

## Les quantités, et ce qu’une icône propose de faire

paladins-thing-diplomacy = { $n } diplomatie
paladins-thing-free_dismiss =
    { $n ->
        [one] { $n } renvoi gratuit
       *[other] { $n } renvois gratuits
    }
paladins-thing-move_workshop =
    { $n ->
        [one] { $n } atelier déplacé
       *[other] { $n } ateliers déplacés
    }
paladins-thing-dismiss_own_townsfolk =
    { $n ->
        [one] { $n } villageois de l’équipe libéré
       *[other] { $n } villageois de l’équipe libérés
    }
paladins-thing-pass = passer aussitôt
paladins-do-free_dismiss = Congédier gratuitement 1 villageois
paladins-do-move_workshop = Déplacer 1 de vos ateliers
paladins-do-dismiss_own_townsfolk = Libérer 1 de vos villageois
paladins-do-pass = Passer aussitôt
paladins-legend-diplomacy = diplomatie
paladins-legend-muster = mobilisation
paladins-legend-negotiate = noble

## Ce que comptent les ordres et les convertis

paladins-count-muster =
    { $n ->
        [one] { $n } carte Mobiliser
       *[other] { $n } cartes Mobiliser
    }
paladins-count-negotiate =
    { $n ->
        [one] { $n } noble enrôlé
       *[other] { $n } nobles enrôlés
    }
paladins-count-muster_card =
    { $n ->
        [one] { $n } carte Mobiliser
       *[other] { $n } cartes Mobiliser
    }
paladins-count-negotiate_card =
    { $n ->
        [one] { $n } noble enrôlé
       *[other] { $n } nobles enrôlés
    }
paladins-count-diplomacy = { $n } diplomatie

## Feuille de score

paladins-points-diplomacy = Piste de diplomatie
paladins-points-secret = Ordre secret
paladins-points-musters = Cartes Mobiliser
paladins-points-sets = Séries de nobles
