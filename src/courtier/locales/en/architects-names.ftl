# Names of everything in Architects of the West Kingdom, with the forms that sentences need, and amounts.

## The apprentices, by family

architects-apprentice-acolyte = Acolyte
    .a = an Acolyte
    .the = the Acolyte
    .of = of the Acolyte
    .many = Acolytes
architects-apprentice-conspirator = Conspirator
    .a = a Conspirator
    .the = the Conspirator
    .of = of the Conspirator
    .many = Conspirators
architects-apprentice-debt_collector = Debt Collector
    .a = a Debt Collector
    .the = the Debt Collector
    .of = of the Debt Collector
    .many = Debt Collectors
architects-apprentice-enforcer = Enforcer
    .a = an Enforcer
    .the = the Enforcer
    .of = of the Enforcer
    .many = Enforcers
architects-apprentice-gatekeeper = Gatekeeper
    .a = a Gatekeeper
    .the = the Gatekeeper
    .of = of the Gatekeeper
    .many = Gatekeepers
architects-apprentice-illusionist = Illusionist
    .a = an Illusionist
    .the = the Illusionist
    .of = of the Illusionist
    .many = Illusionists
architects-apprentice-jeweller = Jeweller
    .a = a Jeweller
    .the = the Jeweller
    .of = of the Jeweller
    .many = Jewellers
architects-apprentice-labourer = Labourer
    .a = a Labourer
    .the = the Labourer
    .of = of the Labourer
    .many = Labourers
architects-apprentice-merchant = Merchant
    .a = a Merchant
    .the = the Merchant
    .of = of the Merchant
    .many = Merchants
architects-apprentice-miner = Miner
    .a = a Miner
    .the = the Miner
    .of = of the Miner
    .many = Miners
architects-apprentice-overseer = Overseer
    .a = an Overseer
    .the = the Overseer
    .of = of the Overseer
    .many = Overseers
architects-apprentice-patron = Patron
    .a = a Patron
    .the = the Patron
    .of = of the Patron
    .many = Patrons
architects-apprentice-peddler = Peddler
    .a = a Peddler
    .the = the Peddler
    .of = of the Peddler
    .many = Peddlers
architects-apprentice-pickpocket = Pickpocket
    .a = a Pickpocket
    .the = the Pickpocket
    .of = of the Pickpocket
    .many = Pickpockets
architects-apprentice-squire = Squire
    .a = a Squire
    .the = the Squire
    .of = of the Squire
    .many = Squires
architects-apprentice-stonecutter = Stonecutter
    .a = a Stonecutter
    .the = the Stonecutter
    .of = of the Stonecutter
    .many = Stonecutters
architects-apprentice-swindler = Swindler
    .a = a Swindler
    .the = the Swindler
    .of = of the Swindler
    .many = Swindlers
architects-apprentice-thief = Thief
    .a = a Thief
    .the = the Thief
    .of = of the Thief
    .many = Thieves
architects-apprentice-trader = Trader
    .a = a Trader
    .the = the Trader
    .of = of the Trader
    .many = Traders
architects-apprentice-trickster = Trickster
    .a = a Trickster
    .the = the Trickster
    .of = of the Trickster
    .many = Tricksters
architects-apprentice-woodcutter = Woodcutter
    .a = a Woodcutter
    .the = the Woodcutter
    .of = of the Woodcutter
    .many = Woodcutters

## The buildings

architects-building-aqueduct = Aqueduct
    .the = the Aqueduct
    .of = of the Aqueduct
architects-building-armoury = Armoury
    .the = the Armoury
    .of = of the Armoury
architects-building-barracks = Barracks
    .the = the Barracks
    .of = of the Barracks
architects-building-betting_house = Betting House
    .the = the Betting House
    .of = of the Betting House
architects-building-carpenters_hut = Carpenter’s Hut
    .the = the Carpenter’s Hut
    .of = of the Carpenter’s Hut
architects-building-castle = Castle
    .the = the Castle
    .of = of the Castle
architects-building-chapel = Chapel
    .the = the Chapel
    .of = of the Chapel
architects-building-church = Church
    .the = the Church
    .of = of the Church
architects-building-clay_market = Clay Market
    .the = the Clay Market
    .of = of the Clay Market
architects-building-clay_pit = Clay Pit
    .the = the Clay Pit
    .of = of the Clay Pit
architects-building-crane = Crane
    .the = the Crane
    .of = of the Crane
architects-building-drafting_room = Drafting Room
    .the = the Drafting Room
    .of = of the Drafting Room
architects-building-dungeon = Dungeon
    .the = the Dungeon
    .of = of the Dungeon
architects-building-factory = Factory
    .the = the Factory
    .of = of the Factory
architects-building-fortress = Fortress
    .the = the Fortress
    .of = of the Fortress
architects-building-fountain = Fountain
    .the = the Fountain
    .of = of the Fountain
architects-building-gamblers_den = Gambler’s Den
    .the = the Gambler’s Den
    .of = of the Gambler’s Den
architects-building-graveyard = Graveyard
    .the = the Graveyard
    .of = of the Graveyard
architects-building-hideout = Hideout
    .the = the Hideout
    .of = of the Hideout
architects-building-keep = Keep
    .the = the Keep
    .of = of the Keep
architects-building-library = Library
    .the = the Library
    .of = of the Library
architects-building-lighthouse = Lighthouse
    .the = the Lighthouse
    .of = of the Lighthouse
architects-building-lumber_camp = Lumber Camp
    .the = the Lumber Camp
    .of = of the Lumber Camp
architects-building-masons_hut = Mason’s Hut
    .the = the Mason’s Hut
    .of = of the Mason’s Hut
architects-building-moneylender = Moneylender
    .the = the Moneylender
    .of = of the Moneylender
architects-building-monument = Monument
    .the = the Monument
    .of = of the Monument
architects-building-museum = Museum
    .the = the Museum
    .of = of the Museum
architects-building-observatory = Observatory
    .the = the Observatory
    .of = of the Observatory
architects-building-palace = Palace
    .the = the Palace
    .of = of the Palace
architects-building-reservoir = Reservoir
    .the = the Reservoir
    .of = of the Reservoir
architects-building-silver_market = Silver Market
    .the = the Silver Market
    .of = of the Silver Market
architects-building-smithy = Smithy
    .the = the Smithy
    .of = of the Smithy
architects-building-steeple = Steeple
    .the = the Steeple
    .of = of the Steeple
architects-building-stone_market = Stone Market
    .the = the Stone Market
    .of = of the Stone Market
architects-building-tavern = Tavern
    .the = the Tavern
    .of = of the Tavern
architects-building-thieves_den = Thieves’ Den
    .the = the Thieves’ Den
    .of = of the Thieves’ Den
architects-building-tilers_hut = Tiler’s Hut
    .the = the Tiler’s Hut
    .of = of the Tiler’s Hut
architects-building-trading_post = Trading Post
    .the = the Trading Post
    .of = of the Trading Post
architects-building-treasury = Treasury
    .the = the Treasury
    .of = of the Treasury
architects-building-university = University
    .the = the University
    .of = of the University
architects-building-watchtower = Watchtower
    .the = the Watchtower
    .of = of the Watchtower
architects-building-well = Well
    .the = the Well
    .of = of the Well
architects-building-wood_market = Wood Market
    .the = the Wood Market
    .of = of the Wood Market

## The characters of the player boards

architects-board-therese = Therese
    .of = of Therese
architects-board-caroline = Caroline
    .of = of Caroline
architects-board-ada = Ada
    .of = of Ada
architects-board-frederick = Frederick
    .of = of Frederick
architects-board-rudolf = Rudolf
    .of = of Rudolf
architects-board-lothaire = Lothaire
    .of = of Lothaire
architects-board-hugo = Hugo
    .of = of Hugo
architects-board-clovis = Clovis
    .of = of Clovis
architects-board-fara = Fara
    .of = of Fara
architects-board-bertha = Bertha
    .of = of Bertha

## Skills

architects-skill-carpentry = Carpentry
    .in = carpentry
    .of = of carpentry
architects-skill-tiling = Tiling
    .in = tiling
    .of = of tiling
architects-skill-masonry = Masonry
    .in = masonry
    .of = of masonry

## The locations of the main board; the three spaces of the Black Market bear no name in print, these are ours

architects-location-quarry = Quarry
    .the = the Quarry
    .at = at the Quarry
    .to = to the Quarry
    .from = from the Quarry
architects-location-forest = Forest
    .the = the Forest
    .at = at the Forest
    .to = to the Forest
    .from = from the Forest
architects-location-mines = Mines
    .the = the Mines
    .at = at the Mines
    .to = to the Mines
    .from = from the Mines
architects-location-silversmith = Silversmith
    .the = the Silversmith
    .at = at the Silversmith
    .to = to the Silversmith
    .from = from the Silversmith
architects-location-storehouse = King’s Storehouse
    .the = the King’s Storehouse
    .at = at the King’s Storehouse
    .to = to the King’s Storehouse
    .from = from the King’s Storehouse
architects-location-workshop = Workshop
    .the = the Workshop
    .at = at the Workshop
    .to = to the Workshop
    .from = from the Workshop
architects-location-town_centre = Town Centre
    .the = the Town Centre
    .at = at the Town Centre
    .to = to the Town Centre
    .from = from the Town Centre
architects-location-tax_stand = Tax Stand
    .the = the Tax Stand
    .at = at the Tax Stand
    .to = to the Tax Stand
    .from = from the Tax Stand
architects-location-guardhouse = Guardhouse
    .the = the Guardhouse
    .at = at the Guardhouse
    .to = to the Guardhouse
    .from = from the Guardhouse
architects-location-black_market = Black Market
    .the = the Black Market
    .at = at the Black Market
    .to = to the Black Market
    .from = from the Black Market
architects-location-black_market_small = Black Market, small deal
    .the = the Black Market (small deal)
    .at = at the Black Market (small deal)
    .to = to the Black Market (small deal)
    .from = from the Black Market (small deal)
architects-location-black_market_middle = Black Market, go-between
    .the = the Black Market (go-between)
    .at = at the Black Market (go-between)
    .to = to the Black Market (go-between)
    .from = from the Black Market (go-between)
architects-location-black_market_large = Black Market, large deal
    .the = the Black Market (large deal)
    .at = at the Black Market (large deal)
    .to = to the Black Market (large deal)
    .from = from the Black Market (large deal)
architects-location-guildhall = Guildhall
    .the = the Guildhall
    .at = at the Guildhall
    .to = to the Guildhall
    .from = from the Guildhall
architects-location-prison = Prison
    .the = the Prison
    .at = in Prison
    .to = to Prison
    .from = from Prison

## What else the board shows

architects-track-virtue = Virtue Track
architects-track-cathedral = Cathedral
architects-cathedral-level = Level { $n }
architects-zone-tax = Ignores { $n } tax
architects-zone-no_cathedral = No Cathedral
architects-zone-open = Every place is open
architects-zone-no_market = No Black Market
architects-zone-above = Above 14: may destroy a debt
architects-zone-below = Below 0: takes a debt
architects-tax-pool = Tax pool
architects-captives = Captives
architects-hand = Plans in hand
architects-market-small = Small goods
architects-market-large = Large goods
architects-promo = Promo

## Goods

architects-good-clay = clay
    .of = of clay
architects-good-wood = wood
    .of = of wood
architects-good-stone = stone
    .of = of stone
architects-good-gold = gold
    .of = of gold
architects-good-marble = marble
    .of = of marble
architects-good-silver = silver
    .of = of silver

## Guardhouse actions

architects-guard-imprison = Send your captives to Prison
architects-guard-release = Fetch your workers from Prison
architects-guard-free = Free your workers from other boards
architects-guard-pay_debt = Pay off a debt

## The automated opponent: our own reconstruction

architects-rival = the opponent
    .of = of the opponent
    .about = The published solo rules were not available: this opponent is our own design.
architects-opponent-constantine = Constantine
    .of = of Constantine
    .temper = virtuous
architects-opponent-helena = Helena
    .of = of Helena
    .temper = devious
architects-level-novice = Novice
architects-level-standard = Standard
architects-level-master = Master
architects-scheme-cathedral = Chapter house
architects-scheme-build = Scaffolding
architects-scheme-hire = Hiring
architects-scheme-plans = Plans
architects-scheme-quarry = Stone
architects-scheme-forest = Timber
architects-scheme-mines = Shaft
architects-scheme-silversmith = Coin
architects-scheme-storehouse = Tribute
architects-scheme-town_centre = Round-up
architects-scheme-guardhouse = Watch
architects-scheme-tax_stand = Theft
architects-scheme-black_market_small = Smuggler
architects-scheme-black_market_middle = Go-between
architects-scheme-black_market_large = Fence

## The steps of the game

architects-step-draft = Draft of plans
architects-step-apprentice = Starting apprentice
architects-step-turn = Turns
architects-step-reset = Black Market Reset
architects-step-hand = Hand limit
architects-step-end = End-game effects
architects-step-scoring = Scoring

## When cards act

architects-moment-quarry = Quarry
architects-moment-forest = Forest
architects-moment-mines = Mines
architects-moment-silversmith = Silversmith
architects-moment-storehouse = Storehouse
architects-moment-tax_stand = Tax Stand
architects-moment-black_market = Black Market
architects-moment-town_centre = Town Centre
architects-moment-hire = Workshop hire
architects-moment-imprison = Captives sent to Prison
architects-moment-debt_paid = Debt paid off
architects-moment-debt_taken = Debt about to be taken
architects-moment-cathedral = Cathedral level gained
architects-moment-build = Building constructed
architects-moment-price = Price of a building or Cathedral level
architects-moment-tax = Any tax
architects-moment-reset = Black Market Reset
architects-moment-always = Always
architects-moment-built = At once
architects-moment-end_virtue = Before scoring
architects-moment-end_points = Scoring

## Amounts

architects-thing-clay = { $n } clay
architects-thing-wood = { $n } wood
architects-thing-stone = { $n } stone
architects-thing-gold = { $n } gold
architects-thing-marble = { $n } marble
architects-thing-silver = { $n } silver
architects-thing-tax = { $n } tax
architects-thing-virtue = { $n } virtue
architects-thing-debt =
    { $n ->
        [one] { $n } debt
       *[other] { $n } debts
    }
architects-thing-debt_paid =
    { $n ->
        [one] { $n } debt paid off
       *[other] { $n } debts paid off
    }
architects-thing-debt_destroyed =
    { $n ->
        [one] { $n } debt destroyed
       *[other] { $n } debts destroyed
    }
architects-thing-card =
    { $n ->
        [one] { $n } plan
       *[other] { $n } plans
    }
architects-thing-vp = { $n } VP
architects-thing-worker =
    { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
architects-thing-captive =
    { $n ->
        [one] { $n } captive
       *[other] { $n } captives
    }
architects-thing-prisoner =
    { $n ->
        [one] { $n } worker in Prison
       *[other] { $n } workers in Prison
    }
architects-thing-apprentice =
    { $n ->
        [one] { $n } apprentice
       *[other] { $n } apprentices
    }
architects-thing-building =
    { $n ->
        [one] { $n } building
       *[other] { $n } buildings
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
        [one] { $n } basic good
       *[other] { $n } basic goods
    }
architects-thing-precious =
    { $n ->
        [one] { $n } precious good
       *[other] { $n } precious goods
    }

## What effects count

architects-count-clay = { $n } clay
architects-count-wood = { $n } wood
architects-count-stone = { $n } stone
architects-count-gold = { $n } gold
architects-count-marble = { $n } marble
architects-count-silver = { $n } silver
architects-count-basic = { $n } clay, wood and stone together
architects-count-virtue = { $n } virtue
architects-count-cathedral =
    { $n ->
        [one] { $n } Cathedral level
       *[other] { $n } Cathedral levels
    }
architects-count-buildings =
    { $n ->
        [one] { $n } building of yours
       *[other] { $n } buildings of yours
    }
architects-count-debts_paid =
    { $n ->
        [one] { $n } paid debt
       *[other] { $n } paid debts
    }
architects-count-debts_unpaid =
    { $n ->
        [one] { $n } unpaid debt
       *[other] { $n } unpaid debts
    }
architects-count-prison =
    { $n ->
        [one] { $n } worker of yours in Prison
       *[other] { $n } workers of yours in Prison
    }
architects-count-captives =
    { $n ->
        [one] { $n } captive on your board
       *[other] { $n } captives on your board
    }
architects-count-carpentry =
    { $n ->
        [one] { $n } apprentice with carpentry
       *[other] { $n } apprentices with carpentry
    }
architects-count-tiling =
    { $n ->
        [one] { $n } apprentice with tiling
       *[other] { $n } apprentices with tiling
    }
architects-count-masonry =
    { $n ->
        [one] { $n } apprentice with masonry
       *[other] { $n } apprentices with masonry
    }
architects-most-clay = the most clay
architects-most-wood = the most wood
architects-most-stone = the most stone
architects-most-silver = the most silver
architects-most-cathedral = the highest Cathedral level

## Score sheet

architects-points-buildings = Buildings
architects-points-cathedral = Cathedral
architects-points-virtue = Virtue
architects-points-debts = Unpaid debts
architects-points-gold = Gold
architects-points-marble = Marble
architects-points-silver = Silver
architects-points-prison = Prison
architects-points-level = Level
architects-points-opponent = Temper
