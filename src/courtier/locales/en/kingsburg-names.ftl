# Names of everything in Kingsburg, with the article forms that sentences need, and amounts of things.

## Advisors, by rank

advisor-jester = Jester
    .the = the Jester
    .to = to the Jester
    .of = of the Jester
advisor-squire = Squire
    .the = the Squire
    .to = to the Squire
    .of = of the Squire
advisor-architect = Architect
    .the = the Architect
    .to = to the Architect
    .of = of the Architect
advisor-merchant = Merchant
    .the = the Merchant
    .to = to the Merchant
    .of = of the Merchant
advisor-sergeant = Sergeant
    .the = the Sergeant
    .to = to the Sergeant
    .of = of the Sergeant
advisor-alchemist = Alchemist
    .the = the Alchemist
    .to = to the Alchemist
    .of = of the Alchemist
advisor-astronomer = Astronomer
    .the = the Astronomer
    .to = to the Astronomer
    .of = of the Astronomer
advisor-treasurer = Treasurer
    .the = the Treasurer
    .to = to the Treasurer
    .of = of the Treasurer
advisor-master_hunter = Master Hunter
    .the = the Master Hunter
    .to = to the Master Hunter
    .of = of the Master Hunter
advisor-general = General
    .the = the General
    .to = to the General
    .of = of the General
advisor-swordsmith = Swordsmith
    .the = the Swordsmith
    .to = to the Swordsmith
    .of = of the Swordsmith
advisor-duchess = Duchess
    .the = the Duchess
    .to = to the Duchess
    .of = of the Duchess
advisor-champion = Champion
    .the = the Champion
    .to = to the Champion
    .of = of the Champion
advisor-smuggler = Smuggler
    .the = the Smuggler
    .to = to the Smuggler
    .of = of the Smuggler
advisor-inventor = Inventor
    .the = the Inventor
    .to = to the Inventor
    .of = of the Inventor
advisor-wizard = Wizard
    .the = the Wizard
    .to = to the Wizard
    .of = of the Wizard
advisor-queen = Queen
    .the = the Queen
    .to = to the Queen
    .of = of the Queen
advisor-king = King
    .the = the King
    .to = to the King
    .of = of the King

## Buildings of the blue province sheet, row by row

building-statue = Statue
    .the = the Statue
building-chapel = Chapel
    .the = the Chapel
building-church = Church
    .the = the Church
building-cathedral = Cathedral
    .the = the Cathedral
building-inn = Inn
    .the = the Inn
building-market = Market
    .the = the Market
building-farms = Farms
    .the = the Farms
building-merchants_guild = Merchants’ Guild
    .the = the Merchants’ Guild
building-guard_tower = Guard Tower
    .the = the Guard Tower
building-blacksmith = Blacksmith
    .the = the Blacksmith
building-barracks = Barracks
    .the = the Barracks
building-wizards_guild = Wizards’ Guild
    .the = the Wizards’ Guild
building-palisade = Palisade
    .the = the Palisade
building-stables = Stables
    .the = the Stables
building-stone_wall = Stone Wall
    .the = the Stone Wall
building-fortress = Fortress
    .the = the Fortress
building-barricade = Barricade
    .the = the Barricade
building-crane = Crane
    .the = the Crane
building-town_hall = Town Hall
    .the = the Town Hall
building-embassy = Embassy
    .the = the Embassy

## Buildings of the red province sheet, rows A and G

building-sawmill = Sawmill
    .the = the Sawmill
building-quarry = Quarry
    .the = the Quarry
building-goldsmith = Goldsmith
    .the = the Goldsmith
building-mint = Mint
    .the = the Mint
building-makeshift_defenses = Makeshift Defenses
    .the = the Makeshift Defenses
building-recruiting_office = Recruiting Office
    .the = the Recruiting Office
building-training_camp = Training Camp
    .the = the Training Camp
building-military_academy = Military Academy
    .the = the Military Academy

## Strips, and their buildings row by row

strip-strip_a = Strip A
strip-strip_b = Strip B
strip-strip_c = Strip C
strip-strip_d = Strip D
strip-strip_e = Strip E
strip-strip_f = Strip F
strip-strip_g = Strip G
building-weavers_workshop = Weavers’ Workshop
    .the = the Weavers’ Workshop
building-brickworks = Brickworks
    .the = the Brickworks
building-foundry = Foundry
    .the = the Foundry
building-treasury = Treasury
    .the = the Treasury
building-bridge = Bridge
    .the = the Bridge
building-altar = Altar
    .the = the Altar
building-monastery = Monastery
    .the = the Monastery
building-basilica = Basilica
    .the = the Basilica
building-brewery = Brewery
    .the = the Brewery
building-bazaar = Bazaar
    .the = the Bazaar
building-vineyard = Vineyard
    .the = the Vineyard
building-caravanserai = Caravanserai
    .the = the Caravanserai
building-armory = Armory
    .the = the Armory
building-griffin_ranch = Griffin Ranch
    .the = the Griffin Ranch
building-mercenary_camp = Mercenary Camp
    .the = the Mercenary Camp
building-siege_workshop = Siege Workshop
    .the = the Siege Workshop
building-hidden_refuge = Hidden Refuge
    .the = the Hidden Refuge
building-riding_arena = Riding Arena
    .the = the Riding Arena
building-ramparts = Ramparts
    .the = the Ramparts
building-citadel = Citadel
    .the = the Citadel
building-fountain = Fountain
    .the = the Fountain
building-woodshop = Woodshop
    .the = the Woodshop
building-university = University
    .the = the University
building-architects_guild = Architects’ Guild
    .the = the Architects’ Guild
building-lookout_post = Lookout Post
    .the = the Lookout Post
building-garrison = Garrison
    .the = the Garrison
building-school = School
    .the = the School
building-knights_hall = Knights’ Hall
    .the = the Knights’ Hall

## Governors

governor-architect = Architect
    .the = the Architect
governor-carpenter = Carpenter
    .the = the Carpenter
governor-miner = Miner
    .the = the Miner
governor-sculptor = Sculptor
    .the = the Sculptor
governor-damsel = Damsel
    .the = the Damsel
governor-duke = Duke
    .the = the Duke
governor-fairy = Fairy
    .the = the Fairy
governor-general = General
    .the = the General
governor-heiress = Heiress
    .the = the Heiress
governor-minstrel = Minstrel
    .the = the Minstrel
governor-paladin = Paladin
    .the = the Paladin
governor-philosopher = Philosopher
    .the = the Philosopher
governor-politician = Politician
    .the = the Politician
governor-preacher = Preacher
    .the = the Preacher
governor-priest = Priest
    .the = the Priest
governor-prince = Prince
    .the = the Prince
governor-sorcerer = Sorcerer
    .the = the Sorcerer
governor-tax_collector = Tax Collector
    .the = the Tax Collector
governor-trickster = Trickster
    .the = the Trickster
governor-diplomat = Diplomat
    .the = the Diplomat
governor-gambler = Gambler
    .the = the Gambler
governor-innkeeper = Innkeeper
    .the = the Innkeeper
governor-chronicler = Chronicler
    .the = the Chronicler
governor-quartermaster = Quartermaster
    .the = the Quartermaster

## Destinies

destiny-famine = Famine
destiny-fierce_enemies = Fierce Enemies
destiny-good_year = Good Year
destiny-green_power = Green Power
destiny-heavy_snow = Heavy Snow
destiny-rising_stars = Rising Stars
destiny-secret_deals = Secret Deals
destiny-the_king_is_sick = The King Is Sick
destiny-urban_expansion = Urban Expansion
destiny-rich_quarries = Rich Quarries
destiny-royal_gifts = Royal Gifts
destiny-royal_wedding = Royal Wedding
destiny-bandits = Bandits
destiny-grand_tournament = Grand Tournament
destiny-masons_strike = Masons’ Strike
destiny-royal_subsidy = Royal Subsidy
destiny-plague = Plague
destiny-mild_winter = Mild Winter
destiny-great_caravan = Great Caravan
destiny-generous_king = Generous King
destiny-royal_levy = Royal Levy
destiny-favorable_omens = Favorable Omens
destiny-harvest_festival = Harvest Festival
destiny-topsy_turvy_court = Topsy-Turvy Court
destiny-merry_fools = Merry Fools
destiny-absent_advisor = Absent Advisor
destiny-call_to_arms = Call to Arms
destiny-spoils_of_war = Spoils of War
destiny-ransom = Ransom

## Soldier tokens

token-soldier_token_0 = Soldier token 0
token-soldier_token_1a = Soldier token 1
token-soldier_token_1b = Soldier token 1
token-soldier_token_2 = Soldier token 2
token-soldier_token_3 = Soldier token 3
token-soldier_token_4 = Soldier token 4

## Advisor tiles, by rank

tile-jester = Jester (tile)
    .the = the Jester (tile)
tile-squire = Squire (tile)
    .the = the Squire (tile)
tile-architect = Architect (tile)
    .the = the Architect (tile)
tile-merchant = Merchant (tile)
    .the = the Merchant (tile)
tile-sergeant = Sergeant (tile)
    .the = the Sergeant (tile)
tile-alchemist = Alchemist (tile)
    .the = the Alchemist (tile)
tile-astronomer = Astronomer (tile)
    .the = the Astronomer (tile)
tile-treasurer = Treasurer (tile)
    .the = the Treasurer (tile)
tile-master_hunter = Master Hunter (tile)
    .the = the Master Hunter (tile)
tile-general = General (tile)
    .the = the General (tile)
tile-swordsmith = Swordsmith (tile)
    .the = the Swordsmith (tile)
tile-duchess = Duchess (tile)
    .the = the Duchess (tile)
tile-champion = Champion (tile)
    .the = the Champion (tile)
tile-smuggler = Smuggler (tile)
    .the = the Smuggler (tile)
tile-inventor = Inventor (tile)
    .the = the Inventor (tile)
tile-wizard = Wizard (tile)
    .the = the Wizard (tile)

## Scenarios, and what the Royal Census counts

scenario-goblin_valley = Goblin Valley
scenario-dragons_shadow = The Dragon’s Shadow
scenario-great_fair = The Great Fair
scenario-royal_census = The Royal Census
census-goods = goods
census-soldiers = soldiers
census-plus2 = “+2” tokens
census-buildings_col_1_2 = buildings of columns I and II
census-buildings_col_3_4 = buildings of columns III and IV

## Kinds of enemies, always in the plural

kind-barbarians = Barbarians
    .the = the Barbarians
kind-demons = Demons
    .the = the Demons
kind-dragons = Dragons
    .the = the Dragons
kind-goblins = Goblins
    .the = the Goblins
kind-orcs = Orcs
    .the = the Orcs
kind-zombies = Zombies
    .the = the Zombies

## The year: eight phases, and the steps of a productive season

phase-1 = King’s favour
phase-2 = Spring
phase-3 = King’s reward
phase-4 = Summer
phase-5 = King’s envoy
phase-6 = Fall
phase-7 = Recruiting soldiers
phase-8 = Winter

step-start = Start of the season
step-roll = Rolling the dice
step-influence = Influencing the advisors
step-rewards = Advisors’ rewards
step-construct = Constructing
step-end = End of the season

## Goods, and amounts of things

good-gold = gold
good-wood = wood
good-stone = stone

thing-gold = { $n } gold
thing-wood = { $n } wood
thing-stone = { $n } stone
thing-good =
    { $n ->
        [one] { $n } good
       *[other] { $n } goods
    }
thing-vp = { $n } VP
thing-soldier =
    { $n ->
        [one] { $n } soldier
       *[other] { $n } soldiers
    }
thing-plus2 =
    { $n ->
        [one] { $n } “+2” token
       *[other] { $n } “+2” tokens
    }
thing-bonus_die =
    { $n ->
        [one] { $n } bonus die
       *[other] { $n } bonus dice
    }
thing-peek_enemy =
    { $n ->
        [one] a secret look at the enemy
       *[other] { $n } secret looks at the enemy
    }
thing-building =
    { $n ->
        [one] { $n } building
       *[other] { $n } buildings
    }

## Score sheet

points-buildings = Buildings
points-advisors = Advisors
points-effects = Effects of buildings
points-battles = Battles won
points-kings_reward = King’s rewards
points-defeats = Defeats
points-governor = Governor
points-destinies = Destinies
points-tokens = Soldier tokens
points-scenario = Scenario
