# What Paladins says: choices, prompts, refusals and the chronicle. Names stand in paladins-names.ftl.

paladins-or = { " or " }
paladins-action-nothing = nothing
paladins-space-left = left
paladins-space-middle = middle
paladins-space-right = right
paladins-coin-silver = for silver
paladins-coin-debt = for a debt
paladins-coin-free = for free
paladins-when-pay_debt = Debt paid
paladins-when-inquisition = Inquisition
paladins-when-suspicion = Inquisition with { $n } suspicion or more
paladins-when-no_suspicion = Inquisition without suspicion
paladins-do-remove_suspicion = Remove 1 suspicion
paladins-do-pay_debt = Pay off 1 debt
paladins-do-destroy_debt = Destroy 1 debt

## Choices

paladins-pass = Pass
paladins-act = { $action }
paladins-favour = { $favour }: { $reward }
paladins-workshop = Workshop on { $action }, { $space } space
paladins-dismiss = Dismiss { $townsfolk_the } { $coin }: { $reward }
paladins-hire = Hire { $townsfolk_the } { $coin } ({ $when }: { $reward })
paladins-hunt = { $n ->
        [one] Hunt with 1 worker: { $reward }
       *[other] Hunt with { $n } workers: { $reward }
    }
paladins-trade = { $n ->
        [one] Trade with 1 worker: { $reward }
       *[other] Trade with { $n } workers: { $reward }
    }
paladins-clear = Clear { $action }
paladins-commission = Monk to { $region }: { $reward }
paladins-garrison = Outpost to { $region }: { $reward }
paladins-absolve = Jar to: { $reward }
paladins-attack = Attack { $outsider_the } ({ $faction }): { $reward }
paladins-convert = Convert { $outsider_the } ({ $faction }): { $reward }
paladins-play = { $places ->
        [one] Play { $paladin }, put { $top } on top of the pile
       *[other] Play { $paladin }; the pile: { $top }
    }
paladins-top-and-under = { $top } on top, { $under } at the bottom
paladins-tavern = Tavern: { $workers }
paladins-pay = Place { $workers }
paladins-keep = Keep { $workers }
paladins-first = First: { $reward }
paladins-take = { $reward }
paladins-use = Use { $townsfolk_the }: { $reward }
paladins-do = { $icon }
paladins-decline = Decline
paladins-fortify = Build the next wall
paladins-conspire = Conspire

## Prompts

paladins-ask-starting = Choose your first townsfolk, free of charge
paladins-ask-paladin = { $drawn ->
        [4] Choose your paladin; the others go on top, to the bottom and out of the game
       *[other] Choose your paladin, and the one to put back on top
    }
paladins-ask-tavern = Choose a tavern and take its workers
paladins-ask-turn = Take an action or pass
paladins-ask-target = { $kind ->
        [develop] Develop: where does the workshop go?
        [recruit] Recruit: whom do you dismiss or hire?
        [hunt] Hunt: with how many workers?
        [trade] Trade: with how many workers?
        [pray] Pray: which space do you clear?
        [commission] Commission: to which square?
        [garrison] Garrison: to which square?
        [absolve] Absolve: to which jar space?
        [attack] Attack: which outsider?
        [convert] Convert: which outsider?
        [muster] Muster: which card?
        [negotiate] Negotiate: whom do you entrust or enlist?
       *[other] { $action }
    }
paladins-ask-workers = { $n ->
        [one] { $action }: place 1 worker
       *[other] { $action }: place { $n } workers
    }
paladins-ask-keep = { $n ->
        [one] Keep at most 1 worker for the next round
       *[other] Keep at most { $n } workers for the next round
    }
paladins-ask-accept = { $icon }?
paladins-ask-order = Which comes first?
paladins-ask-reward = Choose one reward
paladins-ask-ability = Inquisition: use your townsfolk in any order
paladins-ask-clear = Pray: clear one of your spaces
paladins-ask-free_develop = Free Develop: where does the workshop go?
paladins-ask-free_recruit = Free recruit: whom do you dismiss or hire?

## Refusals

paladins-lack-attribute = Needs { $needed }; you have { $have }, your paladin counted. A boost of { $missing } is missing.
paladins-lack-worker = Needs { $needed } or a criminal in that place.
paladins-lack-workers = { $need ->
        [one] Needs 1 worker; you have none.
       *[other] Needs { $need } workers; you have { $have }.
    }
paladins-lack-criminal = Needs a criminal; you have none.
paladins-occupied = Your workers stand here; Pray or passing clears the space.
paladins-no-target = There is nothing to choose.
paladins-no-debt-left = No debt card is left.
paladins-no-workshop-left = All your workshops are built.
paladins-workshop-there = A workshop stands there already.
paladins-right-space = The right-most space always needs its worker.
paladins-no-townsfolk = No such townsfolk is on display.
paladins-no-debt-here = Only the left-most spaces may be paid with a debt.
paladins-nothing-there = No worker stands there.
paladins-pray-not-itself = Pray cannot clear its own space.
paladins-all-done = { $needed }: done { $have } times, as often as the board allows.
paladins-square-taken = A monk or an outpost stands there.
paladins-square-closed = This square is for { $need } players or more.
paladins-no-wall-left = No wall card is left.
paladins-jar-there = A jar stands there already.
paladins-no-outsider = No such outsider is on display.
paladins-lack-reach = Needs { $needed }; you reach { $have }, your paladin and all your silver counted.
paladins-tavern-claimed = { $who } has claimed this tavern.
paladins-no-tavern = This tavern is not open this round.
paladins-favour-used = A worker stands on this favour until the end of the round.
paladins-favour-hidden = This favour is not revealed.
paladins-wrong-workers = { $need ->
        [one] These workers do not fit the space.
       *[other] These workers do not fit the { $need } spaces.
    }
paladins-keep-most = That is { $have }; you may keep { $need } at most.
paladins-abilities-left = One of your townsfolk still has to act.
paladins-suspicion-least = Needs { $need } suspicion or more; you hold { $have }.
paladins-suspicion-most = { $need ->
        [0] Acts only without suspicion; you hold { $have }.
       *[other] Acts only with { $need } suspicion or less; you hold { $have }.
    }
paladins-no-suspicion = You hold no suspicion.
paladins-no-unpaid-debt = You have no unpaid debt.

## What the rival of the solo game weighs

paladins-cannot-workers = { $need ->
        [one] needs 1 worker, has none
       *[other] needs { $need } workers, has { $have }
    }
paladins-cannot-occupied = its workers stand there
paladins-cannot-attribute = needs { $attribute } { $need }, has { $have }
paladins-cannot-target = there is no card or square for it
paladins-cannot-limit = done { $have } times out of { $need }
paladins-why-marker = the first card from the resource marker on
paladins-why-marker_reach = the first card from the resource marker on that its { $attribute } can reach
paladins-why-square = of the squares in reach, the left-most with the reward that it wants most
paladins-why-reach = its { $attribute } is high enough
paladins-why-left_most = the left-most free action of the top row
paladins-plan-absolve = Flip the next jar: 1 faith, 1 suspicion less, then a debt paid off or one more suspicion less
paladins-plan-recruit = Dismiss { $townsfolk_the }: { $reward }
paladins-plan-pray = { $n ->
        [0] Gain { $workers } worker, shuffle all schemes
        [one] Clear 1 worker from its deeds, shuffle all schemes
       *[other] Clear { $n } workers from its deeds, shuffle all schemes
    }
paladins-plan-trade = { $n ->
        [one] Move the resource marker 1 space
       *[other] Move the resource marker { $n } spaces
    }
paladins-plan-conspire = Draw { $suspicion } suspicion, gain { $workers } workers
paladins-plan-rest = { $n ->
        [one] Move the resource marker 1 space and pass
       *[other] Move the resource marker { $n } spaces and pass
    }
paladins-next-scheme = { $n ->
        [one] It will turn over the last scheme of the pile.
       *[other] It will turn over one of { $n } schemes.
    }
paladins-next-pass = It has no worker left and will pass.
paladins-next-passed = It has passed and takes no more turns this round.

## The chronicle

paladins-story-start = { $who } has the start player marker.
paladins-story-round = Round { $n } begins; { $who } goes first.
paladins-story-order = Revealed: { $order }, { $need } or more for { $vp } VP.
paladins-story-favour_shown = Revealed: the King’s Favour { $favour }.
paladins-story-taverns = { $n } taverns are open.
paladins-story-paladin = { $who } rides with { $paladin }: { $workers }.
paladins-story-tavern = { $who } takes { $workers } from a tavern.
paladins-story-acts = { $who }, { $action }: { $workers }.
paladins-story-favour = { $who } uses the King’s Favour { $favour }.
paladins-story-workshop = { $who } puts a workshop on { $action } ({ $space } space).
paladins-story-dismissed = { $who } dismisses { $townsfolk_the }: { $reward }.
paladins-story-hired = { $who } hires { $townsfolk_the }.
paladins-story-cleared = { $who } clears { $action }.
paladins-story-commissioned = { $who } commissions a monk { $region_in }: { $reward }.
paladins-story-garrisoned = { $who } garrisons an outpost { $region_in }: { $reward }.
paladins-story-wall = { $who } builds a wall: { $reward }.
paladins-story-absolved = { $rival ->
        [0] { $who } moves a jar: { $reward }.
       *[other] { $who } flips a jar.
    }
paladins-story-attacked = { $who } attacks { $outsider_the } ({ $faction }).
paladins-story-converted = { $who } converts { $outsider_the } ({ $faction }).
paladins-story-gain = { $who } gains { $reward }.
paladins-story-tax = { $who } takes { $n } silver of tax.
paladins-story-suspicion = { $n ->
        [0] { $who } draws a suspicion without tax.
       *[other] { $who } draws a suspicion with { $n } tax.
    }
paladins-story-removed = { $who } sheds a suspicion.
paladins-story-debt_paid = { $who } pays off a debt.
paladins-story-debt_destroyed = { $who } destroys a debt.
paladins-story-debt_taken = { $who } takes a debt.
paladins-story-inquisition = The tax is spent: an inquisition!
paladins-story-ability = { $who } uses { $townsfolk_the }: { $reward }.
paladins-story-debt_gained = { $who } is the most suspect with { $n }: 1 debt, { $m } suspicion returned.
paladins-story-refilled = The tax supply is full again: { $n } silver.
paladins-story-passed = { $who } passes.
paladins-story-kept = { $who } keeps { $workers }.
paladins-story-refresh = Round { $n } is over; the board is refreshed.
paladins-story-town_gone = { $townsfolk } leaves the town.
paladins-story-outsider_gone = { $outsider } leaves the borders.
paladins-story-declined = { $who } declines.
paladins-story-silver_paid = { $who } pays { $cost }.
paladins-story-end = The seven rounds are over.
paladins-story-rival_start = { $who } is your rival; difficulty: { $difficulty }.
paladins-story-rival_scheme = { $who } turns over a scheme: { $scheme }.
paladins-story-rival_cannot = { $who } cannot do it ({ $action }): { $why }.
paladins-story-rival_skips = Top row, { $action }: { $why }.
paladins-story-rival_acts = { $m ->
        [one] { $who }, { $action }: 1 worker.
       *[other] { $who }, { $action }: { $m } workers.
    }
paladins-story-rival_top = { $who } falls back on { $action }.
paladins-story-rival_favour = { $who } uses the King’s Favour { $favour }.
paladins-story-rival_marker = { $who } moves the resource marker to space { $m }.
paladins-story-rival_wrap = The marker goes round: { $attribute } rises for { $who }.
paladins-story-rival_tax = { $n } silver leaves the tax supply.
paladins-story-rival_pray = { $n ->
        [0] { $who } prays, gains a worker and shuffles the schemes.
       *[other] { $who } prays, clears the right side and shuffles the schemes.
    }
paladins-story-rival_passed = { $who } passes.
paladins-story-rival_workshop = { $who } puts a workshop on { $action }.
paladins-story-rival_workers = { $n ->
        [one] { $who } gains 1 worker.
       *[other] { $who } gains { $n } workers.
    }

# one of several townsfolk of a name, in courtier balance
paladins-numbered = { $name } { $number }
