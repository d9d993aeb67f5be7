# What only the board of Architects in the browser says. Names, choices and refusals are in the other files.

arc-brand = Architects
arc-tab-town = Town
arc-tab-workshop = Workshop
arc-tab-cathedral = Cathedral
arc-tab-board = Board
arc-town = The town
arc-others = Other players
arc-boards = Boards
arc-your-board = Your board
arc-board-of = Board of { $name }
arc-look-at = { $name }: show the board
arc-back-to-mine = Back to your board
arc-back = Take the worker back
arc-why = why?
arc-empty = empty
arc-nobody = nobody
arc-or = or
arc-colon = { ": " }
arc-or-wide = { " or " }
arc-of = of { $of }
arc-n-of = { $n } of { $of }
arc-vp-short = VP
arc-vp-so-far = VP so far
arc-place = Place
arc-what = What it does
arc-provenance-sourced = Card value from public sources.
arc-provenance-reconstructed = Card value reconstructed by us.

## Places

arc-place-quarry = Quarry
arc-place-forest = Forest
arc-place-mines = Mines
arc-place-silversmith = Silversmith
arc-place-storehouse = King’s Storehouse
arc-place-workshop = Workshop
arc-place-town_centre = Town Centre
arc-place-tax_stand = Tax Stand
arc-place-guardhouse = Guardhouse
arc-place-guildhall = Guildhall
arc-place-black_market_small = Small deal
arc-place-black_market_middle = Go-between
arc-place-black_market_large = Large deal
arc-rule-quarry = 1 stone per worker
arc-rule-forest = 1 wood per worker
arc-rule-mines = workers + 1, or gold
arc-rule-silversmith = workers + 1
arc-rule-storehouse = trade goods for virtue or marble
arc-rule-workshop = hire for { $silver } silver ({ $tax } tax)
arc-rule-town_centre = 1 silver a capture
arc-rule-guardhouse = captives, prisoners, debts
arc-rule-tax_stand = take all this silver
arc-rule-guildhall = build a plan or the Cathedral
arc-rule-prison = −1 VP for { $n } of yours
arc-about-quarry = Stone: 1 for each of your workers there, the new one included.
arc-about-forest = Wood: 1 for each of your workers there, the new one included.
arc-about-mines = Clay: your workers there and 1 more; or 1 gold for every two of them.
arc-about-silversmith = Silver: your workers there and 1 more.
arc-about-storehouse = One trade for each of your workers there.
arc-about-workshop = Hire an apprentice or draw plans. Each of your workers there opens one more column; beyond it, 1 silver goes on each card skipped.
arc-about-town_centre = One capture for each of your workers there: a whole group of one colour at one place. The first coin is tax. Your own group comes home.
arc-about-tax_stand = Take all the tax of the pool and lose virtue.
arc-about-guardhouse = One action for each of your workers there: captives to Prison for silver, workers home, a debt paid off.
arc-about-guildhall = Build a plan of your hand or advance the Cathedral. The worker stays for good.
arc-about-prison = Workers wait here for the Guardhouse. At the end every second one costs 1 VP.
arc-about-black_market_small = Pay { $n } silver for the goods of the small card.
arc-about-black_market_middle = Pay { $n } silver: hire anyone on show, or look at { $draw } plans and keep one.
arc-about-black_market_large = Pay { $n } silver for the goods of the large card.
arc-loses-virtue = You lose { $n } virtue. The worker stays until the next reset, then goes to Prison.
arc-market-shut = virtue { $have }
arc-middle = hire anyone, or choose a plan
arc-middle-short = hire or plan
arc-hire-or = hire, or
arc-only = only
arc-no-hire = hire: { $n } silver, you have { $have }
arc-trades =
    { $n ->
        [one] { $n } trade
       *[other] { $n } trades
    }
arc-build-n = build 1 of { $n }
arc-any = any { $n }
arc-mix = { $n } of { $kinds } in any mix
arc-in-pool = in the pool
arc-home = home
arc-group-home =
    { $n ->
        [one] Your own worker comes home.
       *[other] Your own { $n } workers come home.
    }
arc-group-captive =
    { $n ->
        [one] Takes the worker to your board; the Guardhouse pays 1 silver.
       *[other] Takes all { $n } to your board; the Guardhouse pays { $n } silver.
    }
arc-capture-costs = The next capture costs { $n }{ " " }
arc-all-skills = all three
arc-hire-virtue = When hired: { $n } virtue.
arc-hire-price = Hire now for { $n } silver.
arc-coins-on =
    { $n ->
        [one] { $n } coin lies on the card and comes with it.
       *[other] { $n } coins lie on the card and come with it.
    }
arc-reset-mark = Reset
arc-end-mark = End
arc-beside = { $n } more beside it
arc-guildhall-of = Guildhall: { $n } of { $of } spaces
arc-clock-about = A marked space calls a Black Market Reset; the last one begins the last round.
arc-reset-at = reset at { $n }, end at { $end }
arc-end-at = end at { $end }
arc-last-round =
    { $n ->
        [one] last round: { $n } turn left
       *[other] last round: { $n } turns left
    }
arc-rewards-left =
    { $n ->
        [one] { $n } reward
       *[other] { $n } rewards
    }
arc-not-begun = not begun
arc-discard-plan = + 1 plan
arc-room = { $n } of { $of } spots taken
arc-virtue = Virtue
arc-virtue-about = points at the end, below
arc-virtue-is = virtue, { $vp } VP
arc-level = level

## Boards

arc-workers = Workers
arc-to-place = to place
arc-workers-left = workers left
arc-goods = Workers and goods
arc-holds = holds
arc-yours-away = Yours, away
arc-on-board = with { $name }
arc-captives-worth = = { $n } silver at the Guardhouse
arc-apprentices = Apprentices
arc-free-places =
    { $n ->
        [one] { $n } place free
       *[other] { $n } places free
    }
arc-built = Built
arc-none-built = nothing built yet
arc-none-hired = nobody
arc-built-points = { $vp } VP printed, { $bonus } more as things stand.
arc-debts = { $unpaid } unpaid, { $paid } paid
arc-hand-of = Plans { $n } of { $of }
arc-no-plans = no plans in hand
arc-payable = payable
arc-short = short of { $what }
arc-things-short = { $n } things short
arc-have = have { $have }
arc-have-short = have { $have }, { $n } short
arc-no-skill = no skill needed
arc-skills = Skills
arc-virtue-at-once = { $n } virtue at once
arc-choosing = chooses
arc-has-chosen = has chosen
arc-on-table = On the table
arc-pile-buildings = Plans in the pile: { $n }
arc-pile-apprentices = Apprentices in the pile: { $n }
arc-pile-rewards = Cathedral rewards: { $n }
arc-pile-market = Market cards: { $small } small, { $large } large
arc-capture-places =
    { $n ->
        [one] Captures of a visit: one place
       *[other] Captures of a visit: { $n } places at most
    }

## The stage

arc-draft-title = Draft, pick { $n } of { $of }
arc-draft-about = Keep 1 of these { $n } plans and pass { $pass } on. Nobody sees what you keep.
arc-draft-last = Keep 1 of these { $n } plans; the rest goes under the pile.
arc-came-from = came from
arc-go-on-to = { $n } go on to
arc-on-show = Apprentices on show
arc-guildhall-about = Your worker takes space { $n } of { $of } and stays for good. Build, or advance the Cathedral.
arc-or-cathedral = Or the Cathedral: level { $n }
arc-check-virtue = virtue: you have { $have }
arc-check-room =
    { $n ->
        [one] { $n } spot free of { $of }
       *[other] { $n } spots free of { $of }
    }
arc-check-plan = a plan to discard: you have { $have }
arc-choose-keep = Keep
arc-choose-build = Build
arc-choose-discard = Discard
arc-chosen-keep = Keep this one
arc-chosen-build = Build this one
arc-chosen-discard = Discard this one
arc-named-keep = Keep { $name }
arc-named-build = Build { $name }
arc-named-discard = Discard { $name }
arc-named-hire = Hire { $name }
arc-if-build = If you build { $name }
arc-ledger-empty = Choose something to see what it changes.
arc-ledger-clay = Clay
arc-ledger-wood = Wood
arc-ledger-stone = Stone
arc-ledger-gold = Gold
arc-ledger-marble = Marble
arc-ledger-silver = Silver
arc-ledger-virtue = Virtue
arc-ledger-card = Plans in hand
arc-ledger-vp = Points so far
arc-together = Needed for { $names }
arc-nothing-kept = Nothing kept yet.
arc-first-1 = Gather
    .about = Workers bring goods; more of them bring more.
arc-first-2 = Hire
    .about = Apprentices bring the skills that plans ask for.
arc-first-3 = Build
    .about = Goods and skills together turn a plan into points.
arc-printed = Printed

## Beside the board

arc-guard-imprison = 1 silver for each captive
arc-guard-release-prison = free of charge
arc-guard-release-boards = free of charge
arc-guard-free-silver = 3 silver and 2 tax
arc-guard-free-debt = takes a debt, loses 1 virtue
arc-guard-pay_debt = 3 silver and 3 tax; gains 1 virtue
arc-dismiss-menu =
    { $n ->
        [one] Discard an apprentice
       *[other] Discard one of { $n } apprentices
    }
arc-dismiss-about = Makes room in your team. Nothing is gained.
arc-key-places = places, in the order of the list
arc-key-market = spaces of the Black Market
arc-key-boards = boards of the others
arc-key-back = take the worker back; back to your board

## The automated opponent

arc-scheme = Scheme
arc-scheme-none = none yet
arc-schemes-left = { $n } schemes in the pile
arc-third-hand = third hand
arc-first-top = { $name } tries the upper half first.
arc-first-bottom = { $name } tries the lower half first.
arc-temper-constantine = Virtuous: leans to the Cathedral and pays debts.
arc-temper-helena = Devious: leans to captives, theft and the Black Market.
arc-plan-none = { $name } has not played yet.
arc-plan-does = does: { $half }
arc-plan-cannot = cannot: { $half }
arc-plan-muster = few workers at home, musters first: { $half }
arc-plan-fallback = neither half works, falls back on: { $half }
arc-plan-returns = no worker at home, fetches one: { $half }
arc-plan-passes = nothing to fetch, passes

## Short forms

arc-when-quarry = Quarry
arc-when-forest = Forest
arc-when-mines = Mines
arc-when-silversmith = Silversmith
arc-when-storehouse = Storehouse
arc-when-tax_stand = Tax Stand
arc-when-black_market = Market
arc-when-town_centre = Town Centre
arc-when-hire = Hiring
arc-when-imprison = To Prison
arc-when-debt_paid = Debt paid
arc-when-debt_taken = New debt
arc-when-cathedral = Cathedral
arc-when-build = Building
arc-when-price = Prices
arc-when-tax = Tax
arc-when-reset = Reset
arc-when-always = Always
arc-if-none-prison = if none in Prison
arc-if-none-debts_unpaid = with no unpaid debt
arc-zone-tax = At { $steps }: { $n } less tax to pay
arc-zone-low = No Cathedral, up to { $n } less tax
arc-zone-high = No Black Market; above 14, a debt less
arc-basic = { $n } basic
arc-precious = { $n } precious
arc-round = Round { $n }
arc-rounds = Rounds { $first }–{ $last }
arc-plan-half = { $half } ({ $place })
arc-place-prison = Prison

## Architects: the guided first turns

arc-guide-welcome = You build a town in the West. There are no rounds to count: every building puts a worker into the Guildhall, and when that is full, everybody has one last turn. Most victory points win. Whatever you may do is lit on the board and stands in the list of options.
    .head = Welcome to the town
arc-guide-draft = Choose a plan to keep; the others go on to your neighbour, three times in all. A plan is a building that you may build later for its goods and with the right apprentices. Cheap ones are good company at the beginning.
    .head = Three plans to begin with
arc-guide-turn = A turn is simple: put one worker anywhere in the town and do what the place says. You have twenty workers, and they stay where you put them.
    .head = One worker a turn
arc-guide-gather = The second worker in the same place brings more than the first, the third even more. Many of your workers in one place are a rich harvest, and also an invitation: others may arrest them all at once.
    .head = Crowds bring more
arc-guide-plans = These are your plans. Each shows the goods it costs, the skills it needs and its points. A skill is carpentry, tiling or masonry: one apprentice of yours with that sign is enough, and stays with you.
    .head = What a building needs
arc-guide-workshop = In the Workshop you hire an apprentice for 4 silver, or draw more plans. Your number of workers there tells how many columns you reach; a coin on a card takes you one further. Apprentices have skills, and most help you somewhere in the town.
    .head = Apprentices and plans
arc-guide-capture = Somebody has a crowd in one place. From the Town Centre you may capture it: 1 silver for all workers of one colour in one place. They wait on your board until you take them to prison for a reward.
    .head = Arrest the competition
arc-guide-captured = Some of your workers are prisoners, or held by another player. The Guardhouse brings them home: those in prison for nothing, those on other boards for silver or a debt.
    .head = Your people behind bars
arc-guide-captives = You hold captives. Lead them to prison from the Guardhouse: 1 silver for each of them. The longer you wait, the more you may have, but their owner can buy them free.
    .head = Silver for captives
arc-guide-virtue = The virtue track is your good name. High up it is worth points but the Black Market is closed to you; far down you pay less tax, but the Cathedral is closed and you lose points. Point at a step to read what it means.
    .head = Your good name
arc-guide-market = The Black Market sells fast: goods, an apprentice or a plan, for silver and a virtue. When its three spaces are full, all who stand there go to prison, and whoever has most prisoners takes a debt.
    .head = The Black Market
arc-guide-tax = Part of many payments is tax and piles up here. Somebody may take it all with one worker, and lose two virtue.
    .head = The tax pool is full
arc-guide-guildhall = You can build now: a worker in the Guildhall builds one of your plans or raises the Cathedral. That worker stays there for the rest of the game.
    .head = Time to build
arc-guide-build = Choose a plan that you can pay, or the next level of the Cathedral: that one costs goods and one plan from your hand, and its reward comes at once. There is little room on the higher levels.
    .head = A building or the Cathedral
arc-guide-return = You have no worker left on your board, so this turn brings one back from the town. The Guardhouse and the Town Centre bring back many at once.
    .head = Out of workers
arc-guide-end = You have built. Watch the Guildhall: it is the clock of the game, and twelve workers fill it when two play. You know the game now: play on against Odo, or open a table with friends.
    .head = The town grows
arc-seat-more = { $name }: apprentices and buildings
