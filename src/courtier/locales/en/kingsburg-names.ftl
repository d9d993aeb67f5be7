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

phase-1 = King’s favor
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
