# Names of everything in Paladins of the West Kingdom, with the forms that sentences need, and amounts of things.

## The paladins

paladins-paladin-anseis = Anséis
    .of = of Anséis
paladins-paladin-berengier = Bérengier
    .of = of Bérengier
paladins-paladin-engelier = Engelier
    .of = of Engelier
paladins-paladin-gerier = Gérier
    .of = of Gérier
paladins-paladin-gerin = Gérin
    .of = of Gérin
paladins-paladin-girard = Girard
    .of = of Girard
paladins-paladin-ivon = Ivon
    .of = of Ivon
paladins-paladin-ivoire = Ivoire
    .of = of Ivoire
paladins-paladin-oliver = Oliver
    .of = of Oliver
paladins-paladin-otton = Otton
    .of = of Otton
paladins-paladin-roland = Roland
    .of = of Roland
paladins-paladin-samson = Samson
    .of = of Samson

## The townsfolk, by family

paladins-townsfolk-abbot = Abbot
    .the = the Abbot
    .of = of the Abbot
    .many = Abbots
paladins-townsfolk-acolyte = Acolyte
    .the = the Acolyte
    .of = of the Acolyte
    .many = Acolytes
paladins-townsfolk-architect = Architect
    .the = the Architect
    .of = of the Architect
    .many = Architects
paladins-townsfolk-conspirator = Conspirator
    .the = the Conspirator
    .of = of the Conspirator
    .many = Conspirators
paladins-townsfolk-debt_collector = Debt Collector
    .the = the Debt Collector
    .of = of the Debt Collector
    .many = Debt Collectors
paladins-townsfolk-defender = Defender
    .the = the Defender
    .of = of the Defender
    .many = Defenders
paladins-townsfolk-gatekeeper = Gatekeeper
    .the = the Gatekeeper
    .of = of the Gatekeeper
    .many = Gatekeepers
paladins-townsfolk-missionary = Missionary
    .the = the Missionary
    .of = of the Missionary
    .many = Missionaries
paladins-townsfolk-peddler = Peddler
    .the = the Peddler
    .of = of the Peddler
    .many = Peddlers
paladins-townsfolk-squire = Squire
    .the = the Squire
    .of = of the Squire
    .many = Squires
paladins-townsfolk-watchman = Watchman
    .the = the Watchman
    .of = of the Watchman
    .many = Watchmen

## The outsiders, by kind

paladins-outsider-adventurer = Adventurer
    .the = the Adventurer
    .of = of the Adventurer
    .many = Adventurers
paladins-outsider-archer = Archer
    .the = the Archer
    .of = of the Archer
    .many = Archers
paladins-outsider-armourer = Armourer
    .the = the Armourer
    .of = of the Armourer
    .many = Armourers
paladins-outsider-assassin = Assassin
    .the = the Assassin
    .of = of the Assassin
    .many = Assassins
paladins-outsider-barbarian = Barbarian
    .the = the Barbarian
    .of = of the Barbarian
    .many = Barbarians
paladins-outsider-champion = Champion
    .the = the Champion
    .of = of the Champion
    .many = Champions
paladins-outsider-guardian = Guardian
    .the = the Guardian
    .of = of the Guardian
    .many = Guardians
paladins-outsider-hunter = Hunter
    .the = the Hunter
    .of = of the Hunter
    .many = Hunters
paladins-outsider-invader = Invader
    .the = the Invader
    .of = of the Invader
    .many = Invaders
paladins-outsider-lookout = Lookout
    .the = the Lookout
    .of = of the Lookout
    .many = Lookouts
paladins-outsider-marauder = Marauder
    .the = the Marauder
    .of = of the Marauder
    .many = Marauders
paladins-outsider-mercenary = Mercenary
    .the = the Mercenary
    .of = of the Mercenary
    .many = Mercenaries
paladins-outsider-protector = Protector
    .the = the Protector
    .of = of the Protector
    .many = Protectors
paladins-outsider-thief = Thief
    .the = the Thief
    .of = of the Thief
    .many = Thieves
paladins-outsider-traitor = Traitor
    .the = the Traitor
    .of = of the Traitor
    .many = Traitors
paladins-outsider-vigilante = Vigilante
    .the = the Vigilante
    .of = of the Vigilante
    .many = Vigilantes
paladins-outsider-warrior = Warrior
    .the = the Warrior
    .of = of the Warrior
    .many = Warriors

## The three factions of outsiders

paladins-faction-saracen = Saracen
    .many = Saracens
paladins-faction-byzantine = Byzantine
    .many = Byzantines
paladins-faction-viking = Viking
    .many = Vikings

## Workers; the letter stands on the piece where colour alone would have to do

paladins-worker-labourer = Labourer
    .letter = L
    .a = a labourer
    .many = labourers
paladins-worker-scout = Scout
    .letter = S
    .a = a scout
    .many = scouts
paladins-worker-merchant = Merchant
    .letter = M
    .a = a merchant
    .many = merchants
paladins-worker-fighter = Fighter
    .letter = F
    .a = a fighter
    .many = fighters
paladins-worker-cleric = Cleric
    .letter = C
    .a = a cleric
    .many = clerics
paladins-worker-criminal = Criminal
    .letter = X
    .a = a criminal
    .many = criminals
paladins-worker-any = Any worker
    .letter = ?
    .a = any worker
    .many = workers of any kind

## Attributes

paladins-attribute-faith = Faith
    .the = faith
    .of = of faith
paladins-attribute-strength = Strength
    .the = strength
    .of = of strength
paladins-attribute-influence = Influence
    .the = influence
    .of = of influence

## The twelve actions; the noun is for what was done

paladins-action-develop = Develop
    .noun = the workshop
paladins-action-recruit = Recruit
    .noun = the recruitment
paladins-action-hunt = Hunt
    .noun = the hunt
paladins-action-trade = Trade
    .noun = the trade
paladins-action-pray = Pray
    .noun = the prayer
paladins-action-conspire = Conspire
    .noun = the conspiracy
paladins-action-commission = Commission
    .noun = the commission
paladins-action-fortify = Fortify
    .noun = the wall
paladins-action-garrison = Garrison
    .noun = the garrison
paladins-action-absolve = Absolve
    .noun = the absolution
paladins-action-attack = Attack
    .noun = the attack
paladins-action-convert = Convert
    .noun = the conversion
paladins-side-left = Build up
paladins-side-right = Deeds

## The main board

paladins-region-1 = Region I
    .in = in region I
paladins-region-2 = Region II
    .in = in region II
paladins-region-3 = Region III
    .in = in region III
paladins-region-4 = Region IV
    .in = in region IV
paladins-region-5 = Region V
    .in = in region V
paladins-region-6 = Region VI
    .in = in region VI
paladins-tax-supply = Tax supply
paladins-round = Round { $n }

## The King’s Orders and Favours; favour cards bear no name in print, these are ours

paladins-order-commission = King’s Order: Commission
paladins-order-fortify = King’s Order: Fortify
paladins-order-garrison = King’s Order: Garrison
paladins-order-absolve = King’s Order: Absolve
paladins-order-attack = King’s Order: Attack
paladins-order-convert = King’s Order: Convert
paladins-favour-free_recruit = Free Recruit
paladins-favour-tax_pardon = Tax Pardon
paladins-favour-two_criminals = Two Criminals
paladins-favour-attribute = Royal Blessing
paladins-favour-debt_or_suspicion = Royal Clemency
paladins-favour-debt_for_workers = Royal Loan
paladins-favour-develop = Royal Works
paladins-favour-labourers = Three Labourers
paladins-favour-provisions_tax = Royal Stores
paladins-favour-pray = Royal Prayer

## The spaces for jars

paladins-jar-space-free_recruit = Free recruit
paladins-jar-space-labourer = Labourer
paladins-jar-space-pray_1 = Pray
paladins-jar-space-pray_2 = Pray
paladins-jar-space-faith = Faith
paladins-jar-space-provisions = Two provisions
paladins-jar-space-remove_suspicion = Remove suspicion
paladins-jar-space-pay_debt_1 = Pay a debt
paladins-jar-space-pay_debt_2 = Pay a debt

## The rival of the solo game

paladins-rival = Baligant
    .the = the rival
    .of = of the rival
paladins-scheme-kings_favour = King’s Favour
paladins-scheme-kings_order = King’s Order
paladins-scheme-commission = Commission
paladins-scheme-fortify = Fortify
paladins-scheme-garrison = Garrison
paladins-scheme-absolve = Absolve
paladins-scheme-attack = Attack
paladins-scheme-convert = Convert
paladins-rival-action-recruit = Recruit
paladins-rival-action-pray = Pray
paladins-rival-action-trade = Trade
paladins-rival-action-conspire = Conspire
paladins-rival-action-rest = Rest
paladins-difficulty-easy = Easy
paladins-difficulty-standard = Standard
paladins-difficulty-hard = Hard

## A round, step by step

paladins-step-setup = Starting townsfolk
paladins-step-start = Start marker
paladins-step-reveal = The King’s cards
paladins-step-taverns = Taverns
paladins-step-paladin = Choosing a paladin
paladins-step-workers = Gathering workers
paladins-step-actions = Actions
paladins-step-refresh = Refresh
paladins-step-scoring = Scoring

## Amounts

paladins-thing-silver = { $n } silver
paladins-thing-provision =
    { $n ->
        [one] { $n } provision
       *[other] { $n } provisions
    }
paladins-thing-tax = { $n } tax
paladins-thing-labourer =
    { $n ->
        [one] { $n } labourer
       *[other] { $n } labourers
    }
paladins-thing-scout =
    { $n ->
        [one] { $n } scout
       *[other] { $n } scouts
    }
paladins-thing-merchant =
    { $n ->
        [one] { $n } merchant
       *[other] { $n } merchants
    }
paladins-thing-fighter =
    { $n ->
        [one] { $n } fighter
       *[other] { $n } fighters
    }
paladins-thing-cleric =
    { $n ->
        [one] { $n } cleric
       *[other] { $n } clerics
    }
paladins-thing-criminal =
    { $n ->
        [one] { $n } criminal
       *[other] { $n } criminals
    }
paladins-thing-worker =
    { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
paladins-thing-faith = { $n } faith
paladins-thing-strength = { $n } strength
paladins-thing-influence = { $n } influence
paladins-thing-pray =
    { $n ->
        [one] { $n } prayer
       *[other] { $n } prayers
    }
paladins-thing-remove_suspicion = { $n } suspicion removed
paladins-thing-pay_debt =
    { $n ->
        [one] { $n } debt paid
       *[other] { $n } debts paid
    }
paladins-thing-destroy_debt =
    { $n ->
        [one] { $n } debt destroyed
       *[other] { $n } debts destroyed
    }
paladins-thing-take_debt =
    { $n ->
        [one] { $n } new debt
       *[other] { $n } new debts
    }
paladins-thing-free_recruit =
    { $n ->
        [one] { $n } free recruit
       *[other] { $n } free recruits
    }
paladins-thing-develop =
    { $n ->
        [one] { $n } free workshop
       *[other] { $n } free workshops
    }
paladins-thing-vp = { $n } VP
paladins-thing-suspicion = { $n } suspicion
paladins-thing-debt =
    { $n ->
        [one] { $n } debt
       *[other] { $n } debts
    }
paladins-thing-workshop =
    { $n ->
        [one] { $n } workshop
       *[other] { $n } workshops
    }
paladins-thing-monk =
    { $n ->
        [one] { $n } monk
       *[other] { $n } monks
    }
paladins-thing-outpost =
    { $n ->
        [one] { $n } outpost
       *[other] { $n } outposts
    }
paladins-thing-jar =
    { $n ->
        [one] { $n } jar
       *[other] { $n } jars
    }
paladins-thing-wall =
    { $n ->
        [one] { $n } wall
       *[other] { $n } walls
    }

## What orders and converts count

paladins-count-develop =
    { $n ->
        [one] { $n } workshop built
       *[other] { $n } workshops built
    }
paladins-count-commission =
    { $n ->
        [one] { $n } commission
       *[other] { $n } commissions
    }
paladins-count-fortify =
    { $n ->
        [one] { $n } wall
       *[other] { $n } walls
    }
paladins-count-garrison =
    { $n ->
        [one] { $n } garrison
       *[other] { $n } garrisons
    }
paladins-count-absolve =
    { $n ->
        [one] { $n } absolution
       *[other] { $n } absolutions
    }
paladins-count-attack =
    { $n ->
        [one] { $n } attack
       *[other] { $n } attacks
    }
paladins-count-convert =
    { $n ->
        [one] { $n } convert
       *[other] { $n } converts
    }
paladins-count-townsfolk_hired = { $n } townsfolk in the crew
paladins-count-faith = { $n } faith
paladins-count-strength = { $n } strength
paladins-count-influence = { $n } influence
paladins-count-attacked_saracen =
    { $n ->
        [one] { $n } attacked Saracen
       *[other] { $n } attacked Saracens
    }
paladins-count-attacked_byzantine =
    { $n ->
        [one] { $n } attacked Byzantine
       *[other] { $n } attacked Byzantines
    }
paladins-count-attacked_viking =
    { $n ->
        [one] { $n } attacked Viking
       *[other] { $n } attacked Vikings
    }
paladins-count-order_completed =
    { $n ->
        [one] { $n } completed King’s Order
       *[other] { $n } completed King’s Orders
    }
paladins-count-converted_mercenary =
    { $n ->
        [one] { $n } converted Mercenary
       *[other] { $n } converted Mercenaries
    }
paladins-count-debt_paid =
    { $n ->
        [one] { $n } paid debt
       *[other] { $n } paid debts
    }
paladins-count-debt_unpaid =
    { $n ->
        [one] { $n } unpaid debt
       *[other] { $n } unpaid debts
    }
paladins-count-suspicion_held = { $n } suspicion held

## Score sheet

paladins-points-orders = King’s Orders
paladins-points-faith = Faith track
paladins-points-strength = Strength track
paladins-points-influence = Influence track
paladins-points-develops = Workshops built
paladins-points-commissions = Commissions
paladins-points-fortifies = Walls built
paladins-points-walls = Points on walls
paladins-points-garrisons = Garrisons
paladins-points-absolves = Absolutions
paladins-points-converts = Converts
paladins-points-debts = Debts
paladins-points-goods = Silver and provisions
