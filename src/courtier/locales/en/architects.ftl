# What Architects says: choices, prompts, refusals, card texts and the chronicle. Names stand in architects-names.ftl.

architects-from-prison = from Prison
architects-from-boards = from all other boards
architects-free-silver = for silver
architects-free-debt = for a debt and virtue
architects-branch-release = your workers freed from all other boards
architects-branch-capture = one free capture
architects-branch-dismiss = an apprentice to give up

## Choices

architects-keep = Keep { $building_the } ({ $vp } VP; { $text })
architects-place = { $place }
architects-dismiss = Discard { $apprentice_the } ({ $text })
architects-return = Bring a worker home { $place_from }
architects-reclaim = Bring a worker home from the board: { $who }
architects-gain = Take { $good }
architects-trade = { $pay } → { $gain }
architects-hire = Hire { $apprentice_the } ({ $text })
architects-plans = Draw plans
architects-capture = Capture { $place_at }: { $who }
architects-imprison = Send your captives to Prison
architects-release = Bring your workers home { $from }
architects-free = Free your workers from other boards { $price }
architects-pay-debt = Pay off a debt
architects-build = Build { $building_the } ({ $vp } VP; { $text })
architects-cathedral = Advance the Cathedral
architects-pay = Pay { $goods }
architects-discard = Discard { $building_the }
architects-do = { $deed }
architects-do-destroy_debt = Destroy a debt
architects-do-refuse_debt = Pay so as not to take the debt
architects-use = Use { $card } ({ $text })
architects-done = Done
architects-decline = Decline

## Prompts

architects-ask-draft = Keep one plan and pass on the others
architects-ask-turn = Place a worker
architects-ask-return = You have no worker at home: bring one back
architects-ask-mines = Mines: { $first } or { $second }?
architects-ask-storehouse = { $n ->
        [one] King’s Storehouse: trade once, or stop
       *[other] King’s Storehouse: up to { $n } trades
    }
architects-ask-workshop = Workshop: hire an apprentice or draw plans
architects-ask-hire = { $how ->
        [market] Black Market: hire anyone on show, or look for a plan
        [free] Hire anyone on show, free of charge
       *[start] Choose your first apprentice, free of charge
    }
architects-ask-keep = Keep one of these plans
architects-ask-capture = { $n ->
        [one] One capture, for { $price }
       *[other] Up to { $n } captures; the next costs { $price }
    }
architects-ask-guardhouse = { $n ->
        [one] Guardhouse: one action
       *[other] Guardhouse: up to { $n } actions
    }
architects-ask-guildhall = Build one of your plans, or advance the Cathedral
architects-ask-pay = Which goods do you pay?
architects-ask-discard = { $why ->
        [cathedral] Cathedral: discard a plan
        [limit] Too many plans: discard { $n }
       *[effect] Discard a plan for the reward, or decline
    }
architects-ask-effect = Choose: { $branches }
architects-ask-offer = { $what ->
        [excess] Virtue above 14: destroy a debt?
       *[refuse] Pay { $silver } so as not to take the debt?
    }
architects-ask-use = { $moment ->
        [reset] Black Market Reset: use your cards in any order
       *[end_virtue] The end: your buildings act, in any order
    }

## Refusals

architects-lack-skill = Needs an apprentice with this skill: { $needed }.
architects-lack-mix = Needs { $need } of these goods in any mix; you have { $have }.
architects-lack-precious = Needs { $need } gold or marble; you have { $have }.
architects-lack-workers = Needs { $need } of your workers here; there is { $have }.
architects-other-payment = That does not pay the price.
architects-no-debt = You have no unpaid debt.
architects-not-in-hand = That plan is not in your hand.
architects-not-drawn = That plan is not among those you look at.
architects-not-in-packet = That plan is not in your packet.
architects-nobody-held = None of your workers is held there.
architects-no-empty-visit = At this table nobody goes there without an action to take.
architects-no-tax = There is no tax to steal.
architects-no-such-trade = You have nobody who makes this trade.
architects-no-trade = There is no trade left to make.
architects-not-shown = No such apprentice is on show.
architects-no-card-left = No plan is left in the pile.
architects-team-full = You have { $have } apprentices of { $need }: discard one first.
architects-nobody-there = No such group of workers is there.
architects-must-capture = A building’s captures must be made as long as there is a group to capture.
architects-no-capture = There is no capture left to make.
architects-capture-locations = { $need ->
        [one] One visit captures at one location only.
       *[other] One visit captures at { $need } locations at most.
    }
architects-no-captive = There is no captive on your board.
architects-no-prisoner = None of your workers is in Prison.
architects-no-guard-action = There is no action left to take.
architects-space-taken = A worker stands there until the next reset.
architects-market-ban = With { $need } virtue or more nobody deals here; you have { $have }.
architects-nothing-to-build = You can build none of your plans and cannot advance the Cathedral.
architects-cathedral-top = You have reached the top of the Cathedral.
architects-cathedral-ban = Needs { $need } virtue or more; you have { $have }.
architects-cathedral-full = All places of the next level are taken ({ $have } of { $need }).
architects-no-card = You need a plan to discard.
architects-needed-here = Without this apprentice you could build nothing here.
architects-prisoners = Only with no worker in Prison; you have { $have } there.
architects-not-from-there = Workers come home from the large circles only.
architects-not-into-prison = Nobody is placed in Prison; workers are sent there.
architects-never-captured = Nobody is captured there, only at the large circles.
architects-none-there = None of your workers is there.

## Card texts

architects-card-none = no ability
architects-card-when = { $moment }: { $deed }
architects-card-gain = gain { $gain }
architects-card-lose = lose { $lose }
architects-card-trade = { $pay } → { $gain }
architects-card-discount = pay { $off } less
architects-card-discount_any = pay { $n } less of { $kinds }
architects-card-spare = { $n ->
        [0] lose no virtue
       *[other] lose { $n } virtue less
    }
architects-card-actions = { $n ->
        [one] one more action
       *[other] { $n } more actions
    }
architects-card-release-prison = { $n ->
        [0] all your workers come home from Prison
        [one] one worker comes home from Prison
       *[other] { $n } workers come home from Prison
    }
architects-card-release-boards = { $n ->
        [0] all your workers come home from other boards
        [one] one worker comes home from other boards
       *[other] { $n } workers come home from other boards
    }
architects-card-capture = { $n ->
        [one] one free capture
       *[other] { $n } free captures
    }
architects-card-destroy_debt = { $n ->
        [one] destroy a debt
       *[other] destroy { $n } debts
    }
architects-card-hire = { $n ->
        [one] hire anyone on show for nothing
       *[other] hire { $n } on show for nothing
    }
architects-card-dismiss = { $n ->
        [one] discard one of your apprentices
       *[other] discard { $n } of your apprentices
    }
architects-card-build = { $n ->
        [one] place one more worker in the Guildhall
       *[other] place { $n } more workers in the Guildhall
    }
architects-card-refuse_debt = { $n ->
        [one] do not take the debt
       *[other] do not take { $n } debts
    }
architects-card-apprentice_limit = up to { $n } apprentices
architects-card-debt_vp = { $more ->
        [0] each unpaid debt costs { $n } VP less
       *[other] each unpaid debt costs { $n } VP more
    }
architects-card-gold_is_marble = gold counts as marble, and marble as gold
architects-card-no_discard = no plan is discarded for the Cathedral
architects-card-per = { $deed } per { $count }
architects-card-everyone = everybody: { $deed }
architects-card-if = { $deed } { $when }
architects-card-without = with { $count }
architects-card-least = with at least { $count }
architects-card-most = { $deed } with { $most }
architects-card-pay = { $deed } for { $pay }
architects-card-may = { $deed } (if you like)
architects-card-market = small: { $small }; large: { $large }

## The chronicle

architects-story-start = { $who } begins.
architects-story-board = { $who } plays { $card }: { $text }.
architects-story-round = Round { $n } begins.
architects-story-drafted = Everyone has { $n } plans.
architects-story-placed = { $n ->
        [one] { $who } sends a worker { $place_to }.
       *[other] { $who } sends a worker { $place_to } ({ $n } there).
    }
architects-story-returned = { $who } brings a worker home { $place_from }.
architects-story-reclaimed = { $who } gets a worker back ({ $holder }).
architects-story-gain = { $who } gains { $gain }.
architects-story-trade = { $who } trades { $pay } for { $gain }.
architects-story-hired = { $who } hires { $apprentice_the } ({ $text }).
architects-story-dismissed = { $who } discards { $apprentice_the }.
architects-story-skip = { $who } lays a coin on { $apprentice_the }.
architects-story-coins = { $who } takes { $silver } from the card.
architects-story-drew = { $n ->
        [one] { $who } takes a plan.
       *[other] { $who } takes { $n } plans.
    }
architects-story-drew_card = Into your hand: { $building }.
architects-story-captured = { $n ->
        [one] { $who } captures 1 worker { $place_at } ({ $victim }).
       *[other] { $who } captures { $n } workers { $place_at } ({ $victim }).
    }
architects-story-took_home = { $n ->
        [one] { $who } takes 1 own worker home { $place_from }.
       *[other] { $who } takes { $n } own workers home { $place_from }.
    }
architects-story-tax_stand = { $who } steals { $silver } of tax.
architects-story-market = { $who } sends a worker { $place_to }.
architects-story-imprisoned = { $n ->
        [one] { $who } sends 1 captive to Prison for { $silver }.
       *[other] { $who } sends { $n } captives to Prison for { $silver }.
    }
architects-story-released = { $n ->
        [one] { $who } gets 1 worker out of Prison.
       *[other] { $who } gets { $n } workers out of Prison.
    }
architects-story-freed = { $n ->
        [one] { $who } frees 1 worker from other boards.
       *[other] { $who } frees { $n } workers from other boards.
    }
architects-story-debt_taken = { $n ->
        [one] { $who } takes a debt.
       *[other] { $who } takes { $n } debts.
    }
architects-story-debt_paid = { $who } pays off a debt.
architects-story-debt_destroyed = { $who } destroys a debt.
architects-story-debt_refused = { $who } pays { $silver } and takes no debt.
architects-story-built = { $who } builds { $building_the } ({ $vp } VP).
architects-story-cathedral = { $who } reaches level { $n } of the Cathedral.
architects-story-reward = Reward for { $who }: { $gain }.
architects-story-no_reward = No reward is left: { $who } gains virtue.
architects-story-discarded = { $who } puts a plan under the pile.
architects-story-virtue_up = { $who } gains { $n } virtue ({ $m }).
architects-story-virtue_down = { $who } loses { $n } virtue ({ $m }).
architects-story-paid = { $m ->
        [0] { $who } pays { $silver }.
       *[other] { $who } pays { $silver }, { $m } of it tax.
    }
architects-story-reset = Black Market Reset: its workers go to Prison.
architects-story-market_cards = New goods lie on the Black Market.
architects-story-used = { $who } uses { $card }.
architects-story-prison_virtue = { $who } has { $n } workers in Prison.
architects-story-most_prison = { $who } has the most workers in Prison ({ $n }).
architects-story-flush = The first apprentices of both rows move on.
architects-story-last_round = The Guildhall is full: everyone has one more turn.
architects-story-end = The work is done.
architects-story-scheme = { $who } turns over a scheme: { $top } / { $bottom }.
architects-story-opponent_cannot = { $who } cannot do it: { $half }.
architects-story-opponent_muster = { $who } is short of workers and musters first: { $half }.
architects-story-opponent_fallback = { $who } falls back on: { $half }.
architects-story-opponent_start = { $who } joins the game; level: { $level }.
architects-story-pass_turn = { $who } has no worker that may come home and passes.
