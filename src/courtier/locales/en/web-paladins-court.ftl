# What only the Paladins board in the browser says with City of Crowns.

pal-town-court = Town or Court
pal-court = Court
pal-pile-short = pile: { $n }
pal-discards-short = discards: { $n }
pal-outsiders-pile = Open pile of outsiders
pal-action-muster = Muster
pal-action-negotiate = Negotiate
pal-act-muster = The Diplomat walks to another pile, a provision for each stretch of road; its open card is yours.
pal-act-negotiate = Silver buys a noble: entrust an action that costs nothing more, or enlist for the icon.
pal-ability-debt = Any cost may be a debt instead
pal-ability-none = No ability, but four workers

## Muster piles and the Diplomat

pal-road = The Diplomat’s road
pal-musters = Muster piles
pal-muster-pile = Muster pile { $n }, { $name }
pal-muster-needs = Needs { $attribute } { $need }: you have { $have }.
pal-muster-walk = The walk costs { $cost }.
pal-muster-gives = Mustered: { $n } diplomacy, { $reward }.
pal-muster-space = Space for { $worker } ({ $cost }): { $reward }.
pal-muster-held = On it: { $worker }, placed by { $name }. Whoever musters the card takes it.
pal-muster-left =
    { $n ->
        [one] The last card of its pile.
       *[other] { $n } cards in the pile.
    }
pal-diplomat-here = The Diplomat stands here.
pal-diplomat-at = Diplomat on pile { $n }
pal-diplomat-goes = The Diplomat goes to pile { $n }
pal-place = Place a worker
pal-place-one = Worker
pal-musters-vp = { $n } cards: 1 VP

## Nobles, allies, sets

pal-nobles = Nobles
pal-entrust-does = Carried out for you without workers or costs: { $action }, boosted by { $boost }.
pal-enlist-does = Goes below your board ({ $icons }): { $reward }.
pal-noble-debt = May be paid with a debt.
pal-allies = Allies
pal-ally-of = Stands with { $name }.
pal-ally-free = For the first with { $n } icons of this kind: { $icon }.
pal-ally-gives = At once: { $gain }. With every pass: { $pass }.
pal-icon-n = { $icon }: { $n }
pal-icon-printed = One is printed on the board.
pal-sets = sets
pal-set-of =
    { $n ->
        [2] Two different icons: { $vp } VP
        [3] Three different icons: { $vp } VP
        [4] All four icons: { $vp } VP
       *[other] { $n } different icons: { $vp } VP
    }
pal-lift = Lift the workshop: { $action }, { $space } space

## Secret orders

pal-secret-mine = Your secret order, only you see it
pal-secret-of = Secret order of { $name }
pal-removed = Out of the game, as only you know: { $list }.

## Keys

pal-key-court = Muster and Negotiate
pal-key-places = Worker on a muster card
pal-key-tab = Town or Court

## The guided first round with City of Crowns

pal-guide-extra = With City of Crowns everybody begins with one workshop more. It stands in for the worker of a space on the right side, for good: that action takes two workers instead of three. Choose an action that you mean to do often.
    .head = A workshop from the start
pal-guide-four = You drew four paladins. One is played now: it brings its workers, lends you the attributes on its card for this round, and makes one action cheaper or better. One goes on top of your pile, so you draw it again next round; one goes to the bottom, and the last one leaves the game.
    .head = Four paladins, one to play
pal-guide-court = Beside the town there is a court: four muster cards on the Diplomat’s road, and four nobles. The actions Muster and Negotiate take them. Both raise diplomacy, the fourth attribute, which lets you entrust nobles and scores like the others.
    .head = The court
pal-guide-place = A single worker may also be put on a muster card: pay what stands beside its space and take the reward at its bottom. The worker stays there until somebody musters the card, and goes along with it.
    .head = One worker to the court
pal-guide-secret = The violet order is yours alone. Fulfil it by the end and it scores 6 points; nobody else sees it before.
    .head = Your secret order
pal-guide-muster = The Diplomat walks to the card that you muster, a provision for each stretch of road, and never to the one on which he stands. The banner of the card says which attribute you need and how much diplomacy it gives; its reward and any worker on it are yours.
    .head = Mustering
pal-guide-negotiate = A noble can be entrusted or enlisted. Entrusted, he does one action for you, without workers and costs and with a lift, and leaves. Enlisted, he stays below your board: 1 diplomacy and an icon. Different icons score as a set; the first with three alike gains the ally of that icon.
    .head = Entrust or enlist
