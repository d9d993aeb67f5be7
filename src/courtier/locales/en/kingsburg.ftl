# What Kingsburg says: choices, prompts, refusals and the chronicle. Names stand in kingsburg-names.ftl.

kingsburg-die = { $n }
kingsburg-bonus-die = bonus { $n }
kingsburg-token = token
kingsburg-market-lower = Market −1
kingsburg-market-higher = Market +1
kingsburg-dice-all = all dice
kingsburg-dice-die = one player die
kingsburg-dice-bonus = one bonus die
kingsburg-year-1 = year I
kingsburg-year-2 = year II
kingsburg-year-3 = year III
kingsburg-year-4 = year IV
kingsburg-year-5 = year V

## Choices

kingsburg-pass = Pass
kingsburg-take = Take { $goods }
kingsburg-take-reward = Take { $gain }
kingsburg-trade = Give { $pay } for { $gain }
kingsburg-decline = Decline
kingsburg-reroll = { $building }: reroll { $what }
kingsburg-keep = Keep the dice
kingsburg-use = Use { $building_the }
kingsburg-done = That is all
kingsburg-influence = { $count ->
        [0] { $advisor }
       *[other] { $advisor }: place { $dice }
    }
kingsburg-envoy = { $advisor }: place { $dice } with the king’s envoy
kingsburg-build = Build { $building_the }
kingsburg-recruit = { $n ->
        [0] Recruit nobody
        [one] Recruit 1 soldier
       *[other] Recruit { $n } soldiers
    }
kingsburg-pay = Pay { $goods }
kingsburg-lose = Lose { $goods }
kingsburg-fight = { $result }
kingsburg-fight-won = Fight for victory
kingsburg-fight-tied = Settle for a tie
kingsburg-fight-lost = Accept defeat

## Prompts

kingsburg-ask-goods = { $n ->
        [one] Choose 1 good
       *[other] Choose { $n } goods
    }
kingsburg-ask-favor_good = The king’s favour: choose 1 good
kingsburg-ask-season_start = The season starts: use your buildings
kingsburg-ask-reroll = Reroll dice?
kingsburg-ask-influence = Influence an advisor
kingsburg-ask-reward = Choose the reward of { $advisor_the }
kingsburg-ask-construct = Construct a building
kingsburg-ask-second_building = The king’s envoy: construct a second building
kingsburg-ask-season_end = The season ends: sell at { $building_the }?
kingsburg-ask-recruit = { $first ->
        [0] { $price ->
            [one] Recruit soldiers, 1 good each
           *[other] Recruit soldiers, { $price } goods each
        }
       *[other] Recruit soldiers: the first { $first } for { $less ->
            [one] 1 good
           *[other] { $less } goods
        } each, then { $price } goods each
    }
kingsburg-ask-pay = { $more ->
        [0] { $n ->
            [one] Pay 1 good
           *[other] Pay { $n } goods
        }
       *[other] Pay { $n }, or up to { $more } more without the Barracks
    }
kingsburg-ask-help = Use { $building_the }?
kingsburg-ask-battle = Your strength is { $n }, the enemy’s { $enemy }: how do you fight?
kingsburg-ask-lose = { $n ->
        [one] Defeated: lose 1 good
       *[other] Defeated: lose { $n } goods
    }

## Refusals

kingsburg-taken = { $who } stands here already; only the king’s envoy may join.
kingsburg-yours-already = Your own dice stand here already; only the king’s envoy may add more.
kingsburg-neutral-there = Neutral dice stand here; only the king’s envoy may join.
kingsburg-envoy-where-free = Nobody stands here, so the envoy is not needed.
kingsburg-envoy-twice = The envoy has already brought a second group here.
kingsburg-no-envoy = You do not hold the king’s envoy.
kingsburg-bonus-alone = Bonus dice cannot stand alone; a player die must go with them.
kingsburg-token-alone = A +2 token cannot stand alone; it must go with dice.
kingsburg-no-token = You have no +2 token.
kingsburg-token-used = You have already used a +2 token this season.
kingsburg-no-market = You do not own the Market.
kingsburg-market-used = The Market has been used this season.
kingsburg-not-these-dice = You do not have these dice.
kingsburg-no-dice-left = You have no dice left.
kingsburg-wrong-sum = These make { $have }, the advisor wants exactly { $need }.
kingsburg-most-is = Needs { $need }, your most is { $have }.
kingsburg-no-dice-make = None of your dice make { $need }.
kingsburg-built-already = You own this building.
kingsburg-left-first = The building to its left comes first.
kingsburg-exactly = That is { $have }; it must be exactly { $need }.
kingsburg-used = Used this season.
kingsburg-dice-differ = Your dice do not all match.
kingsburg-total-above = Your total is { $have }; it must be { $need } or less.

## The chronicle

kingsburg-story-year = A new year begins: { $year }.
kingsburg-story-phase = { $phase }, { $year }.
kingsburg-story-neutral = Neutral dice { $dice } block { $advisor_the }.
kingsburg-story-gain = { $who } takes { $goods }.
kingsburg-story-favor_die = The king favours { $who } with a bonus die for this spring.
kingsburg-story-rolled = { $who } rolls { $dice }: { $total }.
kingsburg-story-rerolled = { $who } uses { $building_the } and now has { $dice }: { $total }.
kingsburg-story-order = Turn order: { $order }.
kingsburg-story-placed = { $who } puts { $dice } on { $advisor_the }.
kingsburg-story-placed_envoy = { $who } sends the king’s envoy and puts { $dice } on { $advisor_the }.
kingsburg-story-passed = { $who } passes.
kingsburg-story-reward = { $priced ->
        [0] { $who } gets { $gain } from { $advisor_the }.
       *[other] { $who } gives { $pay } for { $gain } with { $advisor_the }.
    }
kingsburg-story-traded = { $who } gives { $pay } for { $gain } at { $building_the }.
kingsburg-story-declined = { $who } declines the offer of { $advisor_the }.
kingsburg-story-looked = { $n ->
        [0] { $who } looks at the next enemy.
       *[other] { $who } looks at the next enemy of the valley.
    }
kingsburg-story-saw = You see { $kind }, strength { $strength }.
kingsburg-story-built = { $off ->
        [0] { $who } builds { $building_the } (+{ $vp } VP).
       *[other] { $who } builds { $building_the } for { $off } gold less (+{ $vp } VP).
    }
kingsburg-story-built_envoy = { $who } builds { $building_the } too, thanks to the king’s envoy (+{ $vp } VP).
kingsburg-story-kings_reward = { $who } has the most buildings: the king grants { $n } VP.
kingsburg-story-envoy = The king sends his envoy to { $who }.
kingsburg-story-envoy_back = { $who } returns the unused envoy.
kingsburg-story-envoy_stays = A tie: the envoy stays with the king.
kingsburg-story-effect = { $some ->
        [0] { $who } benefits from { $building_the }.
       *[other] { $who } benefits from { $building_the }: { $gain }.
    }
kingsburg-story-recruited = { $n ->
        [one] { $who } pays { $goods } for 1 soldier.
       *[other] { $who } pays { $goods } for { $n } soldiers.
    }
kingsburg-story-reinforced = { $who } rolls the king’s reinforcements: { $n } for everybody.
kingsburg-story-enemy = The enemy: { $kind }, strength { $strength }.
kingsburg-story-strength = { $who }: { $parts } make { $n } against { $foe }.
battle-part = { $what } { $n }
battle-part-soldiers = soldiers
battle-part-token = token
battle-part-die = reinforcements
battle-part-scenario = valley
kingsburg-story-won = { $some ->
        [0] { $who } is victorious with strength { $n }.
       *[other] { $who } is victorious with strength { $n }: { $gain }.
    }
kingsburg-story-tied = { $who } holds out with strength { $n }.
kingsburg-story-lost = { $who } is defeated with strength { $n }.
kingsburg-story-highest = { $who } fought with the highest strength: +{ $n } VP.
kingsburg-story-goods_lost = { $who } loses { $goods }.
kingsburg-story-destroyed = { $who } loses { $building_the } (−{ $vp } VP).
kingsburg-story-vp_lost = { $who } loses { $n } VP.
kingsburg-story-cathedral = { $who } scores { $n } VP with { $building_the }.
kingsburg-story-end = The five years are over.

## Cards: what they do

kingsburg-season-spring = spring
kingsburg-season-summer = summer
kingsburg-season-fall = fall
kingsburg-column-1 = I
kingsburg-column-2 = II
kingsburg-column-3 = III
kingsburg-column-4 = IV
kingsburg-card-exchange = { $pay } → { $gain }
kingsburg-card-enemy = Victory: { $reward }. Defeat: lose { $penalty }.
kingsburg-card-plus = +{ $n }
kingsburg-card-minus = −{ $n }
kingsburg-card-battle = { $strength } in battle
kingsburg-card-against = { $strength } against { $kinds }
kingsburg-card-tie_wins = ties are won
kingsburg-card-victory = { $gain } more for a victory
kingsburg-card-reroll-one = reroll 1 die if all your dice match
kingsburg-card-reroll-all = total { $n } or less: reroll all your dice
kingsburg-card-season_start = { $gain } at the start of each season
kingsburg-card-season_end = { $what } at the end of each season
kingsburg-card-season_end-some = { $what } at the end of { $seasons }
kingsburg-card-influence = one placement a season may be 1 off
kingsburg-card-recruit = soldiers cost { $price } each
kingsburg-card-reward = { $more } more when an advisor gives soldiers
kingsburg-card-build = columns { $columns } cost { $off } less
kingsburg-card-game_end = { $gain } for every { $goods } at the end of the game
