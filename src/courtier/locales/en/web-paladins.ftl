# What only the Paladins board in the browser says. Names, choices and refusals stand in the other files.

pal-brand = Paladins
pal-tab-map = Map
pal-tab-board = Board
pal-tab-town = Town
pal-round = Round
pal-round-of = Round { $n } of { $of }
pal-others = Players
pal-boards = Boards
pal-your-board = Your board
pal-board-of = Board of { $name }
pal-back-to-mine = Back to your board
pal-click-board = Click to see the whole board.
pal-vp = { $n } VP
pal-vp-short = VP
pal-passed = passed
pal-acts = to act
pal-choosing = choosing
pal-ready = ready
pal-start-marker = start player
pal-free = free
pal-empty = empty
pal-colon = { $head }: { $rest }
pal-outsider-of = { $name } ({ $faction })
pal-provenance-sourced = Card value from public sources.
pal-provenance-reconstructed = Card value reconstructed by us.

## The King

pal-king = The King’s cards
pal-order = Order
pal-favour = Favour
pal-favours = King’s Favours
pal-favour-hidden = King’s Favour of round { $round }, not revealed yet
pal-favour-takes = Takes: { $list }.
pal-favour-gives = Gives: { $reward }.
pal-favour-taken = { $name } used it this round.
pal-order-commission = Commissions
pal-order-fortify = Walls
pal-order-garrison = Garrisons
pal-order-absolve = Absolutions
pal-order-attack = Attacks
pal-order-convert = Converts
pal-order-muster = Musters
pal-order-negotiate = Nobles
pal-order-need = { $count } or more: { $vp } VP
pal-order-have = { $name } has { $n }.

## The town

pal-town = Townsfolk
pal-short-debt_collector = Collector
pal-pile-n = { $n } in the pile
pal-pile-suspicion = suspicion
pal-pile-debt = debts
pal-pile-townsfolk = townsfolk
pal-pile-wall = walls
pal-dismiss = Dismiss
pal-hire = Hire
pal-dismiss-gives = Dismissed: { $reward }
pal-hire-now = Hired: { $reward } at once
pal-hire-gives = In the crew, { $when }: { $reward }
pal-space-costs = This space costs { $price }.
pal-space-free = Free of charge.
pal-tax-why = When it is empty, an inquisition follows at once: the most suspect take a debt.
pal-most-suspect = Most suspicion now: { $n }.
pal-most-suspects = Most suspicion, { $n }:
pal-no-suspects = Nobody is suspect

## The marches

pal-marches = The marches
pal-refilled = Refilled at the end of the round.
pal-flag-faith = Commission and Convert need faith { $need }: you reach { $have }.
pal-flag-strength = Garrison and Attack need strength { $need }: you reach { $have }.
pal-square-monk = monk of { $name }
pal-square-outpost = outpost of { $name }
pal-attack-gives = Attack, strength { $need }: { $reward }
pal-convert-gives = Convert, faith { $need }: { $reward }
pal-scores = Converted: { $vp } VP for each { $count }
pal-scores-base = Converted: { $base } VP, and { $vp } VP for each { $count }
pal-squares-n =
    { $n ->
        [one] One square in reach
       *[other] { $n } squares in reach
    }

## A player board

pal-action-develop = Develop
pal-action-recruit = Recruit
pal-action-hunt = Hunt
pal-action-trade = Trade
pal-action-pray = Pray
pal-action-conspire = Conspire
pal-action-commission = Commission
pal-action-fortify = Fortify
pal-action-garrison = Garrison
pal-action-absolve = Absolve
pal-action-attack = Attack
pal-action-convert = Convert
pal-room-commission = { $n } squares
pal-room-garrison = { $n } squares
pal-room-attack = { $n } outsiders
pal-room-convert = { $n } outsiders
pal-room-recruit = { $n } townsfolk
pal-room-absolve = { $n } spaces
pal-room-muster = { $n } cards
pal-room-negotiate = { $n } nobles
pal-room-hunt = 1 or 2 workers
pal-room-trade = 1 or 2 workers
pal-sub-recruit = dismiss or hire
pal-sub-pray = clear a space
pal-in-use = in use
pal-why-needs = needs { $needed }
pal-why-number = { $name } { $have }, needs { $need }
pal-clear = clear this
pal-site = Workshop: { $action }, { $space } space
pal-act-develop = Puts the next workshop on a deed: one worker less there, for good.
pal-act-recruit = One worker dismisses a townsfolk, two hire one.
pal-act-hunt = Brings provisions.
pal-act-trade = Brings silver.
pal-act-pray = Takes the workers off one of your spaces, so that it can be used again.
pal-act-conspire = Brings a criminal, and a suspicion card that may take tax.
pal-act-commission = A monk goes to a free square in reach.
pal-act-fortify = Builds the next wall.
pal-act-garrison = An outpost goes to a free square in reach.
pal-act-absolve = A jar goes to a free jar space.
pal-act-attack = Takes an outsider in reach and its attack reward; 1 silver adds 2 strength.
pal-act-convert = Takes an outsider in reach below your board; it scores at the end.
pal-act-needs = { $attribute } decides. { $what }
pal-act-gain = Each time: { $gain }.
pal-check-free = Its space is free.
pal-check-used = Your workers stand here already.
pal-check-workers = Workers: { $list }
pal-check-attribute = { $attribute } { $need }: you have { $have }
pal-check-cost = { $cost }: you have { $have }
pal-attack-silver = 1 silver adds 2 strength
pal-wall-n = Wall { $n }
pal-jars-used = Jar spaces: { $n } of { $of } taken
pal-jars = Jar spaces
pal-jar-space = Jar space: { $reward }
pal-attributes = Attributes
pal-attribute-is = { $attribute } { $n }, boost { $boost }, { $vp } VP.
pal-workshops = Workshops
pal-workshops-built = { $n } of { $of } built
pal-workshop-n = Workshop { $n }
pal-workshop-gives = When built: { $reward }
pal-crew = Crew
pal-crew-n = { $n } hired
pal-crew-none = Nobody hired yet
pal-workers = Workers
pal-has-silver = silver
pal-has-provision =
    { $n ->
        [one] provision
       *[other] provisions
    }
pal-has-suspicion = suspicion
pal-has-unpaid = unpaid
pal-has-paid = paid
pal-paladin-none = No paladin yet this round
pal-paladin-chosen = Paladin chosen, face down
pal-ability-waive-silver = { $action } costs no silver
pal-ability-waive-provision = { $action } costs no provisions
pal-ability-discount = { $action } costs { $n } silver less
pal-ability-gain = { $gain } with each { $action }

## Choosing

pal-back-from = Back: { $name }
pal-hand = Your paladins
pal-choose-how =
    { $n ->
        [4] One to play, one on top of your pile, one to the bottom, one out of the game. Secret until everybody is ready.
       *[other] One to play, one on top of your pile, one to the bottom. Secret until everybody is ready.
    }
pal-choose-short = one each: play, top, bottom, out
pal-role-play = Play
pal-role-top = Top
pal-role-bottom = Bottom
pal-role-out = Out
pal-fate-of = What becomes of { $name }
pal-fate-none = Press the card to play it.
pal-fate-play = Yours for this round only.
pal-fate-back = You draw it again in round { $n }.
pal-fate-never = You will not draw it again.
pal-fate-out = Leaves the game.
pal-boost-reaches = reaches region { $n }
pal-boost-opens = opens { $list }
pal-play-now = Play { $name }
pal-see-map = See the map
pal-see-cards = Back to the paladins
pal-pile-below =
    { $n ->
        [0] No card is left in your pile.
        [one] One card is left in your pile.
       *[other] { $n } cards are left in your pile.
    }
pal-pile-known = At its bottom, as you laid them: { $list }.
pal-taverns = Taverns this round
pal-tavern = Tavern
pal-tavern-turn = your pick: { $n } of { $of }
pal-tavern-why = Each criminal brings a suspicion. One tavern stays behind.
pal-sites-why = A workshop stands in for the worker of its space, for good.
pal-pay-usual = The usual workers are chosen. Change any of them, or confirm.
pal-pay-own = Your own choice of workers.
pal-pay-shop = needs no worker
pal-deal-pay = You pay
pal-deal-get = You get
pal-deal-spared = free with { $name }
pal-deal-credit = or a debt each
pal-deal-free = nothing
pal-deal-none = you have none
pal-deal-suspicion =
    { $n ->
        [one] A suspicion card with the criminal: it may take tax.
       *[other] { $n } suspicion cards with the criminals: they may take tax.
    }
pal-deal-wall = The reward of the next wall card, which nobody knows yet.
pal-deal-workshop = { $action } needs one worker less from now on.
pal-deal-clear = The workers on { $action } leave: you can use it again this round.
pal-deal-entrusted = { $action } is carried out at once, without workers and costs.
pal-deal-row = more for the end of the game
pal-deal-then = { $attribute } then { $what }.
pal-keep-have = { $n } of { $of } chosen to stay with you
pal-pass-keeps = keeps { $n } of { $of }

## The rival of the solo game

pal-rival-top = If it cannot
pal-rival-top-why = left-most free
pal-rival-recruit = dismisses at the marker
pal-rival-pray = clears its deeds
pal-rival-trade = marker moves on
pal-rival-conspire = suspicion, two workers
pal-rival-rest = marker, then it passes
pal-rival-right = Deeds
pal-rival-right-why = three workers each, one less per workshop; no costs
pal-rival-needs = needs { $n }
pal-rival-plan = Last turn
pal-rival-turn = { $name }’s turn
pal-rival-next = { $name }’s next turn
pal-rival-next-short = Next turn
pal-rival-why = What it does and why
pal-next-shuffle = The discarded schemes are shuffled first.
pal-next-as-is = As things stand; your action may change it.
pal-chance = { $n } of { $of } schemes
pal-chance-short = { $n } of { $of }
pal-may = { $name } may take this next: { $n } of { $of } schemes.
pal-tell-next = Go on
pal-tell-skip = To my turn
pal-marker = Resource marker
pal-marker-why = a full round raises its lowest attribute
pal-marker-here = The resource marker points here
pal-schemes-left = { $n } schemes left
pal-schemes = Schemes
pal-schemes-where = { $pile } in the pile, { $discards } open
pal-rival-board = Its board
pal-plan-none = It has not acted yet.

## Words of the text table

pal-text-hidden = { $card }, not revealed yet
pal-text-takes = takes { $list }.
pal-text-used = in use by { $list }.
pal-text-done = Done { $n } of { $of } times.
pal-text-need = The next one needs { $need }.
pal-text-cost = Costs { $cost }.
pal-text-piles = Tax supply: { $tax } of { $full }. Cards left: { $suspicion } suspicion, { $debts } debts, { $walls } walls.
pal-text-walls = Walls
pal-text-converts = Converted
pal-text-jars = Jars

## Keys

pal-key-left = Actions of the left side
pal-key-right = Deeds of the right side
pal-key-favours = King’s Favours
pal-key-paladin = Paladin to play
pal-key-boards = Look at the other boards
pal-key-rival = The rival’s turn, step by step
pal-key-back = One step back

## Paladins: the guided first round

pal-guide-welcome = You lead a town in the West for seven rounds, with outsiders at its borders; after the seventh, most victory points win. Whatever you may do is lit on the board and stands in the list of options.
    .head = Welcome to the marches
pal-guide-starting = Before the first round everybody takes one of the townsfolk for free. The icons on the left come at once; the ability below works every time its moment comes, for the whole game. Early on, one that brings workers or silver is a safe pick.
    .head = Your first companion
pal-guide-paladin = You drew three paladins. One is played now: it brings two workers, lends you the attributes on its card for this round, and makes one action cheaper or better. One goes on top of your pile, so you draw it again next round; the last goes to the bottom. Everybody chooses in secret.
    .head = Three paladins, one to play
pal-guide-tavern = Now choose a tavern: its four workers are yours. Colours matter: look which actions you want this round and take the workers they ask for.
    .head = Four more workers
pal-guide-workers = These are your workers. A space of a colour takes a worker of that colour, one without colour takes anybody. Purple criminals fit everywhere, but each one you gain also brings you a suspicion card.
    .head = Your workers
pal-guide-lefts = A turn is one action, then the next player has a turn. The left side of your board gets you ready: Hunt and Trade bring provisions and silver, Recruit hires townsfolk, Develop spares an action on the right one worker for good. One worker is enough for the small form of several of them.
    .head = One action a turn
pal-guide-pay = The workers who usually go stand here already. Click one to send another who fits as well. Once placed, they stay on the action until you pass.
    .head = Who shall go?
pal-guide-right = The right side scores. Its actions need one of your attributes, faith, strength or influence, and raise another. So they feed each other: the track tells how many points an attribute is worth at the end.
    .head = Six actions for points
pal-guide-refused = What is grey cannot be done now. Point at it or click it: it says what is missing, a worker, silver, or an attribute with its two numbers. The attributes lent by your paladin count.
    .head = Why not this one?
pal-guide-target = The six regions rise from left to right: the two numbers at the border are the faith a monk or a convert asks for and the strength an outpost or an attack asks for. Every square pays what it shows, and it pays once.
    .head = Where to?
pal-guide-orders = The King’s Orders lie above the board. Whoever has done the action five times by the end of the game scores the order, worth 4, 6 or 8 points. From the third round on there are favours too: one worker, for whoever comes first.
    .head = What the King wants
pal-guide-suspicion = Criminals brought suspicion. Each suspicion card lets its owner take silver out of the tax supply; when that is empty, there is an inquisition, and whoever holds most suspicion takes a debt: three points less unless it is paid.
    .head = Suspicion and the inquisition
pal-guide-pass = You have few workers left. When no action is worth it, pass: all your actions are cleared, and up to three workers stay with you for the next round. Saving some is no waste.
    .head = When to pass
pal-guide-keep = Up to three workers stay with you. Keep the colours that you will miss most next round.
    .head = Who stays?
pal-guide-end = That was a whole round. In each of the next six something new is revealed, and your actions grow stronger. You know the game now: play on against Odo, or open a table with friends.
    .head = You know the round
