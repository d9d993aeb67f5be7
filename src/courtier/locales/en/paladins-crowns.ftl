# Names of everything that City of Crowns adds to Paladins, with the forms that sentences need, and amounts of things.
# A short form is for cramped places only; readers, options and large cards have the whole name.

## Paladins, townsfolk and outsiders

paladins-paladin-astolfo = Astolfo
    .of = of Astolfo
paladins-paladin-maugris = Maugris
    .of = of Maugris
paladins-paladin-naimes = Naimes
    .of = of Naimes
paladins-paladin-ogier = Ogier
    .of = of Ogier
paladins-townsfolk-chevalier = Chevalier
    .the = the Chevalier
    .of = of the Chevalier
    .many = Chevaliers
paladins-townsfolk-outrider = Outrider
    .the = the Outrider
    .of = of the Outrider
    .many = Outriders
paladins-townsfolk-princess = Princess
    .the = the Princess
    .of = of the Princess
    .many = Princesses
paladins-outsider-enforcer = Enforcer
    .the = the Enforcer
    .of = of the Enforcer
    .many = Enforcers
paladins-outsider-envoy = Envoy
    .the = the Envoy
    .of = of the Envoy
    .many = Envoys
paladins-outsider-rogue = Rogue
    .the = the Rogue
    .of = of the Rogue
    .many = Rogues

## Attribute, actions and their two ways

paladins-attribute-diplomacy = Diplomacy
    .the = diplomacy
    .of = of diplomacy
paladins-action-muster = Muster
    .noun = the muster
paladins-action-negotiate = Negotiate
    .noun = the negotiation
paladins-short-muster = Muster
paladins-short-negotiate = Negotiate
paladins-short-enlist = Enlist
paladins-short-pass = Passing
paladins-mode-entrust = Entrust
paladins-mode-enlist = Enlist
paladins-when-enlist = Enlist
paladins-when-pass = Passing
paladins-diplomat = Diplomat
    .the = the Diplomat
    .of = of the Diplomat

## The King’s Orders and Favours, schemes, difficulty; favours and schemes as in the base game

paladins-order-muster = King’s Order: Muster
paladins-order-negotiate = King’s Order: Negotiate
paladins-favour-mixed_stores = Mixed Stores
paladins-favour-release_servant = Release a Servant
paladins-favour-royal_pardon = Royal Pardon
paladins-favour-move_workshop = Move a Workshop
paladins-favour-last_counsel = Last Counsel
paladins-scheme-muster = Muster
paladins-scheme-negotiate = Negotiate
paladins-difficulty-insane = Insane

## Icons of nobles, allies and player board extensions

paladins-icon-military = Military
paladins-icon-merchant = Merchant
paladins-icon-farmer = Farmer
paladins-icon-clergy = Clergy
paladins-ally-military = Military Ally
    .the = the Military Ally
paladins-ally-merchant = Merchant Ally
    .the = the Merchant Ally
paladins-ally-farmer = Farmer Ally
    .the = the Farmer Ally
paladins-ally-clergy = Clergy Ally
    .the = the Clergy Ally
paladins-extension-military = Military Extension
paladins-extension-merchant = Merchant Extension
paladins-extension-farmer = Farmer Extension
paladins-extension-clergy = Clergy Extension

## Muster cards

paladins-muster-village_reeves = Village Reeves
    .the = the Village Reeves
    .short = Village Reeves
paladins-muster-militia_captain = Militia Captain
    .the = the Militia Captain
    .short = Captain
paladins-muster-parish_almoners = Parish Almoners
    .the = the Parish Almoners
    .short = Almoners
paladins-muster-hedge_hunters = Hedge Hunters
    .the = the Hedge Hunters
    .short = Hedge Hunters
paladins-muster-field_hands = Field Hands
    .the = the Field Hands
    .short = Field Hands
paladins-muster-road_wardens = Road Wardens
    .the = the Road Wardens
    .short = Road Wardens
paladins-muster-hermit_brothers = Hermit Brothers
    .the = the Hermit Brothers
    .short = Hermits
paladins-muster-pilgrim_choir = Pilgrim Choir
    .the = the Pilgrim Choir
    .short = Pilgrim Choir
paladins-muster-forest_chapel = Forest Chapel
    .the = the Forest Chapel
    .short = Forest Chapel
paladins-muster-relic_bearers = Relic Bearers
    .the = the Relic Bearers
    .short = Relic Bearers
paladins-muster-watch_sergeants = Watch Sergeants
    .the = the Watch Sergeants
    .short = Sergeants
paladins-muster-border_rangers = Border Rangers
    .the = the Border Rangers
    .short = Border Rangers
paladins-muster-freed_brigands = Freed Brigands
    .the = the Freed Brigands
    .short = Freed Brigands
paladins-muster-castle_provisioners = Castle Provisioners
    .the = the Castle Provisioners
    .short = Provisioners
paladins-muster-fair_wardens = Fair Wardens
    .the = the Fair Wardens
    .short = Fair Wardens
paladins-muster-money_lenders = Money Lenders
    .the = the Money Lenders
    .short = Money Lenders
paladins-muster-master_carpenters = Master Carpenters
    .the = the Master Carpenters
    .short = Carpenters
paladins-muster-royal_notaries = Royal Notaries
    .the = the Royal Notaries
    .short = Royal Notaries
paladins-muster-abbey_treasurers = Abbey Treasurers
    .the = the Abbey Treasurers
    .short = Treasurers
paladins-muster-sanctuary_knights = Sanctuary Knights
    .the = the Sanctuary Knights
    .short = Knights
paladins-muster-cathedral_masons = Cathedral Masons
    .the = the Cathedral Masons
    .short = Masons
paladins-muster-papal_legates = Papal Legates
    .the = the Papal Legates
    .short = Papal Legates
paladins-muster-supply_train = Supply Train
    .the = the Supply Train
    .short = Supply Train
paladins-muster-royal_heralds = Royal Heralds
    .the = the Royal Heralds
    .short = Royal Heralds
paladins-muster-hired_lances = Hired Lances
    .the = the Hired Lances
    .short = Hired Lances
paladins-muster-household_guard = Household Guard
    .the = the Household Guard
    .short = Guard
paladins-muster-toll_keepers = Toll Keepers
    .the = the Toll Keepers
    .short = Toll Keepers
paladins-muster-court_chaplains = Court Chaplains
    .the = the Court Chaplains
    .short = Chaplains
paladins-muster-guild_builders = Guild Builders
    .the = the Guild Builders
    .short = Guild Builders
paladins-muster-chancery_clerks = Chancery Clerks
    .the = the Chancery Clerks
    .short = Clerks

## Nobles of the negotiate cards

paladins-noble-margrave_of_neustria = Margrave of Neustria
    .the = the Margrave of Neustria
    .short = Neustria
paladins-noble-count_of_paris = Count of Paris
    .the = the Count of Paris
    .short = Paris
paladins-noble-baron_of_berry = Baron of Berry
    .the = the Baron of Berry
    .short = Berry
paladins-noble-duke_of_aquitaine = Duke of Aquitaine
    .the = the Duke of Aquitaine
    .short = Aquitaine
paladins-noble-margrave_of_brittany = Margrave of Brittany
    .the = the Margrave of Brittany
    .short = Brittany
paladins-noble-margrave_of_anjou = Margrave of Anjou
    .the = the Margrave of Anjou
    .short = Anjou
paladins-noble-count_of_troyes = Count of Troyes
    .the = the Count of Troyes
    .short = Troyes
paladins-noble-count_of_rouen = Count of Rouen
    .the = the Count of Rouen
    .short = Rouen
paladins-noble-baron_of_touraine = Baron of Touraine
    .the = the Baron of Touraine
    .short = Touraine
paladins-noble-baron_of_maine = Baron of Maine
    .the = the Baron of Maine
    .short = Maine
paladins-noble-duke_of_gascony = Duke of Gascony
    .the = the Duke of Gascony
    .short = Gascony
paladins-noble-duke_of_burgundy = Duke of Burgundy
    .the = the Duke of Burgundy
    .short = Burgundy
paladins-noble-margrave_of_septimania = Margrave of Septimania
    .the = the Margrave of Septimania
    .short = Septimania
paladins-noble-margrave_of_gothia = Margrave of Gothia
    .the = the Margrave of Gothia
    .short = Gothia
paladins-noble-margrave_of_flanders = Margrave of Flanders
    .the = the Margrave of Flanders
    .short = Flanders
paladins-noble-count_of_chartres = Count of Chartres
    .the = the Count of Chartres
    .short = Chartres
paladins-noble-count_of_toulouse = Count of Toulouse
    .the = the Count of Toulouse
    .short = Toulouse
paladins-noble-count_of_bordeaux = Count of Bordeaux
    .the = the Count of Bordeaux
    .short = Bordeaux
paladins-noble-baron_of_perche = Baron of Perche
    .the = the Baron of Perche
    .short = Perche
paladins-noble-baron_of_beauce = Baron of Beauce
    .the = the Baron of Beauce
    .short = Beauce
paladins-noble-duke_of_lorraine = Duke of Lorraine
    .the = the Duke of Lorraine
    .short = Lorraine
paladins-noble-duke_of_francia = Duke of Francia
    .the = the Duke of Francia
    .short = Francia
paladins-noble-margrave_of_the_spanish_march = Margrave of the Spanish March
    .the = the Margrave of the Spanish March
    .short = Spanish March
paladins-noble-margrave_of_provence = Margrave of Provence
    .the = the Margrave of Provence
    .short = Provence
paladins-noble-count_of_barcelona = Count of Barcelona
    .the = the Count of Barcelona
    .short = Barcelona
paladins-noble-count_of_boulogne = Count of Boulogne
    .the = the Count of Boulogne
    .short = Boulogne
paladins-noble-baron_of_quercy = Baron of Quercy
    .the = the Baron of Quercy
    .short = Quercy
paladins-noble-baron_of_auvergne = Baron of Auvergne
    .the = the Baron of Auvergne
    .short = Auvergne
paladins-noble-duke_of_bavaria = Duke of Bavaria
    .the = the Duke of Bavaria
    .short = Bavaria
paladins-noble-duke_of_alemannia = Duke of Alemannia
    .the = the Duke of Alemannia
    .short = Alemannia

## Amounts, and what an icon offers to do

paladins-thing-diplomacy = { $n } diplomacy
paladins-thing-free_dismiss =
    { $n ->
        [one] { $n } free dismissal
       *[other] { $n } free dismissals
    }
paladins-thing-move_workshop =
    { $n ->
        [one] { $n } workshop moved
       *[other] { $n } workshops moved
    }
paladins-thing-dismiss_own_townsfolk = { $n } hired townsfolk released
paladins-thing-pass = passing at once
paladins-do-free_dismiss = Dismiss 1 townsfolk for free
paladins-do-move_workshop = Move 1 of your workshops
paladins-do-dismiss_own_townsfolk = Release 1 of your townsfolk
paladins-do-pass = Pass at once
paladins-legend-diplomacy = diplomacy
paladins-legend-muster = muster
paladins-legend-negotiate = noble

## What orders and converts count

paladins-count-muster =
    { $n ->
        [one] { $n } muster card
       *[other] { $n } muster cards
    }
paladins-count-negotiate =
    { $n ->
        [one] { $n } enlisted noble
       *[other] { $n } enlisted nobles
    }
paladins-count-muster_card =
    { $n ->
        [one] { $n } muster card
       *[other] { $n } muster cards
    }
paladins-count-negotiate_card =
    { $n ->
        [one] { $n } enlisted noble
       *[other] { $n } enlisted nobles
    }
paladins-count-diplomacy = { $n } diplomacy

## Score sheet

paladins-points-diplomacy = Diplomacy track
paladins-points-secret = Secret order
paladins-points-musters = Muster cards
paladins-points-sets = Noble sets
