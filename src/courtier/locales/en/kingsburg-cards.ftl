# What the cards of Kingsburg's modules and scenarios do, composed from their effects: when, on which condition, and what.

kingsburg-card-when = { $when }: { $what }
kingsburg-card-must = { $what } (you must)
kingsburg-card-lose = lose { $what }
kingsburg-card-others = { $gain }, and { $others } for each other player
kingsburg-card-private = rank { $rank } gives { $gain }
kingsburg-rank = { $n ->
        [1] { advisor-jester.the }
        [12] { advisor-duchess.the }
        [17] { advisor-queen.the }
        [18] { advisor-king.the }
       *[other] rank { $n }
    }
kingsburg-card-token = { $n ->
        [one] 1 soldier when played, 1 VP if it is left at the end
       *[other] { $n } soldiers when played, { $n } VP if it is left at the end
    }

## When

kingsburg-when-setup_end = before the first year
kingsburg-when-year_start = start of the year
kingsburg-when-year_start-some = start of { $years }
kingsburg-when-season_start = start of each season
kingsburg-when-season_start-some = start of { $seasons }
kingsburg-when-season_end = end of each season
kingsburg-when-season_end-some = end of { $seasons }
kingsburg-when-total_window = after the rerolls
kingsburg-when-influence_end = after all placements
kingsburg-when-built = for each building constructed
kingsburg-when-recruit_start = before the recruiting
kingsburg-when-recruit_end = after the recruiting
kingsburg-when-winter_start = start of winter
kingsburg-when-year_end = end of each year
kingsburg-when-year_end-some = end of { $years }
kingsburg-when-year_end_last = at the very end of each year
kingsburg-when-game_end = end of the game
kingsburg-when-once_a_year = once a year
kingsburg-when-once_a_season = once a season

## On which condition

kingsburg-if-dice_total_max = total { $n } or less
kingsburg-if-dice_total_min = total { $n } or more
kingsburg-if-dice_total_odd = odd total
kingsburg-if-goods_max = { $n ->
        [0] without goods
        [one] with 1 good at most
       *[other] with { $n } goods at most
    }
kingsburg-if-gold_min = with { $n } gold or more
kingsburg-if-soldiers_min = { $n ->
        [one] with 1 soldier or more
       *[other] with { $n } soldiers or more
    }
kingsburg-if-soldiers_max = { $n ->
        [0] without soldiers
        [one] with 1 soldier at most
       *[other] with { $n } soldiers at most
    }
kingsburg-if-enemy_kind = against { $n }
kingsburg-if-enemy_printed_strength_max = against a printed strength of { $n } or less
kingsburg-if-enemy_printed_strength_min = against a printed strength of { $n } or more
kingsburg-if-battle_result-won = victory
kingsburg-if-battle_result-lost = defeat
kingsburg-if-battle_margin_min = victory by { $n } or more
kingsburg-if-advisor_rank = { $n }
kingsburg-if-advisor_free = nobody on { $n }
kingsburg-if-building_column = { $n ->
        [one] in column { $columns }
       *[other] in columns { $columns }
    }
kingsburg-if-building_cost_min = buildings that cost { $n } or more
kingsburg-if-builder-self = whenever you construct
kingsburg-if-builder-opponent = whenever an opponent constructs
kingsburg-if-not_this_building = this one apart
kingsburg-if-opponent_has_more_buildings = while an opponent has more buildings
kingsburg-if-someone_built_nothing = if somebody constructed nothing
kingsburg-if-built_this_season = if you constructed another building this season
kingsburg-if-builds_this_year_min = with { $n } or more buildings constructed this year
kingsburg-if-unassigned_player_dice_min = { $n ->
        [one] with a player die left over
       *[other] with { $n } player dice left over
    }
kingsburg-if-someone_has_more_vp = if somebody has more VP
kingsburg-if-nobody_has_fewer_vp = if nobody has fewer VP
kingsburg-if-module = { $n ->
        [5] with soldier tokens
       *[other] with module { $n }
    }
kingsburg-if-no_module = { $n ->
        [5] without soldier tokens
       *[other] without module { $n }
    }
kingsburg-if-common_roll_min = if the first player rolls { $n } or more
kingsburg-if-most_soldiers = whoever has the most soldiers

## What: buildings and governors

kingsburg-op-extend_seasons = { $buildings } work at the end of { $seasons } too
kingsburg-op-plus2_as_good = a “+2” token pays like a good when you recruit in phase 7
kingsburg-op-own_reinforcement_die = roll a die of your own and take it instead of the common reinforcements if you like
kingsburg-op-own_reinforcement_die-halved = roll a die after the tokens and take half of it, rounded up, instead of your token if you like
kingsburg-op-turn_order_offset = { $value ->
        [-2] your total counts 2 lower for the turn order
        [-1] your total counts 1 lower for the turn order
       *[other] your total counts { $value } more for the turn order
    }
kingsburg-op-reroll-one = reroll 1 die
kingsburg-op-reroll-all = reroll all your dice
kingsburg-op-count_extra_buildings = { $value ->
        [one] counts as one building more for the king’s reward
       *[other] counts as { $value } buildings more for the king’s reward
    }
kingsburg-op-cannot_be_destroyed = cannot be destroyed
kingsburg-op-single_die_any_value = one player die alone counts as any value from { $min } to { $max }
kingsburg-op-tie_is_victory = ties are won
kingsburg-op-extra_penalty = lose { $lose } more
kingsburg-op-ignore_penalties = you lose no goods and no VP to the enemy
kingsburg-op-build_discount = constructing costs { $off } less
kingsburg-op-build_surcharge = constructing costs { $off } more
kingsburg-op-build_discount_any = { $value ->
        [one] a building costs 1 good less
       *[other] a building costs { $value } goods less
    }
kingsburg-op-keep_soldiers = { $value ->
        [one] 1 soldier stays for the next year
       *[other] { $value } soldiers stay for the next year
    }
kingsburg-op-move_group = move the dice of your highest advisor to { $to }
kingsburg-op-score_per = { $vp } VP for each battle won, and { $never_defeated } VP if you were never defeated
kingsburg-op-philosopher_reroll = reroll all your dice; if they total less than { $limit } and you reroll no more this season, { $gain }
kingsburg-op-private_advisors = two advisors for you alone: { $advisors }
kingsburg-op-divine_blessing = everybody gains a bonus die, or { $otherwise } with a bonus die already
kingsburg-op-set_player_dice = your player dice become { $values }
kingsburg-op-build_free = place up to { $count } buildings of column { $columns } free of charge, without their VP
kingsburg-op-change_die = your dice that show { $from } may each become { $to }
kingsburg-op-second_influence = place dice on an advisor who already has some
kingsburg-op-gamble_reroll = reroll any of your player dice; lose { $lose } unless the total rises

## What: destinies

kingsburg-op-player_dice = everybody rolls { $count } player dice only
kingsburg-op-enemy_strength = the enemy is { $value } stronger
kingsburg-op-good_or_swap = everybody gains a bonus die, or { $otherwise } with a bonus die already
kingsburg-op-fixed_reinforcements = no roll in winter, everybody gains { $value } soldiers
kingsburg-op-extra_reinforcements = { $value ->
        [one] everybody gains 1 soldier more as reinforcement
       *[other] everybody gains { $value } soldiers more as reinforcement
    }
kingsburg-op-place_items = { $items } lie on advisors drawn by lot
kingsburg-op-take_item = the first dice placed on an advisor take what lies there
kingsburg-op-reserve_advisors = everybody reserves an advisor in secret; for the whole year only those who named an advisor may go there
kingsburg-op-block_advisors = { $ranks } takes no dice
kingsburg-op-king_health = everybody may give { $each_player_may_pay } and a die is rolled, +{ $die_plus_per_payment } for each gift; with { $dies_if_at_most } or less the king dies and the game ends
kingsburg-op-extra_reward = { $gain } more
kingsburg-op-excess_loss = whoever has more than { $keep } goods loses { $lose }
kingsburg-op-exchange_goods = you may swap up to { $max } goods for other kinds
kingsburg-op-kings_reward_value = the king’s reward is { $value } VP
kingsburg-op-pay_or_lose = pay { $pay } or lose { $lose }
kingsburg-op-sell_goods = you may turn up to { $max } goods into { $vp } VP each
kingsburg-op-reverse_turn_order = the highest total goes first
kingsburg-op-block_random_advisor = { $dice } dice name an advisor who takes no dice this season
kingsburg-op-recruit_price = the first { $limit } soldiers of each player in phase 7 cost { $goods ->
        [one] 1 good
       *[other] { $goods } goods
    } each
kingsburg-op-buy_off = pay { $pay } to keep your building if you like

## What: advisor tiles

kingsburg-op-copy_next_free = the reward of the lowest advisor above this one without dice
kingsburg-op-chosen_by-1 = 1 good, chosen by your left neighbour
kingsburg-op-chosen_by-2 = 1 good, chosen by your left neighbour, then 1 good, chosen by your right neighbour
kingsburg-op-tile_stock = { $take } of the goods on the tile; when it is empty it gets { $stock }
kingsburg-op-tile_stock-roll = the good on the tile; a die then puts another there
kingsburg-op-opponent_then_double = an opponent of your choice takes any good, you take two of the same kind
kingsburg-op-pick_distinct = { $count } different ones of: { $pool }
kingsburg-op-swap_if_lowest = { $base }; with the fewest goods, soldiers or VP you may give up another part for a second stone, soldier or VP
kingsburg-op-opponent_takes_one = an opponent of your choice takes one, you take the others: { $pool }
kingsburg-op-gain_and_share = { $gain }; keep { $keep }, give the others to opponents

## Scenarios, rule by rule

kingsburg-rule-goblin_valley_1 = a second deck, the valley, holds one unused enemy of each year
kingsburg-rule-goblin_valley_2 = in winter its top card is revealed too and joins the enemy if it shows Goblins, in { $always_year } whatever it shows
kingsburg-rule-goblin_valley_3 = if it joins, everybody gains as many soldiers as the number of the year, and both strengths are added
kingsburg-rule-goblin_valley_4 = a defeat then brings the penalties of both cards
kingsburg-rule-goblin_valley_5 = a victory then brings the rewards of both cards
kingsburg-rule-goblin_valley_6 = help against Goblins counts once if either card is Goblins
kingsburg-rule-goblin_valley_7 = every look at the enemy may go to either deck
kingsburg-rule-goblin_valley_8 = the valley’s card leaves the game after each winter
kingsburg-rule-dragons_shadow_1 = the enemy of year V is the Dragons
kingsburg-rule-dragons_shadow_2 = at the end of { $season }, in { $years }, everybody pays { $pay } as tribute or refuses; a refusal is { $refusal_anger } anger
kingsburg-rule-dragons_shadow_3 = in { $year } the Dragons are stronger by the anger divided by the number of players, rounded down
kingsburg-rule-dragons_shadow_4 = who beats them in { $year } gains { $gain } more
kingsburg-rule-dragons_shadow_5 = who loses to them in { $year } after { $refusals_min } or more refusals loses { $lose } more
kingsburg-rule-great_fair_1 = the fair begins with { $stock }
kingsburg-rule-great_fair_2 = { $trades ->
        [one] at the end of { $seasons } everybody may put 1 good into it and take 1 of another kind
       *[other] at the end of { $seasons } everybody may, up to { $trades } times, put 1 good into it and take 1 of another kind
    }
kingsburg-rule-great_fair_3 = most trades of the year: { $alone }, or { $tied } each when tied
kingsburg-rule-great_fair_4 = then every kind is filled up to { $refill_to }
kingsburg-rule-royal_census_1 = these tiles are shuffled: most { $tiles }
kingsburg-rule-royal_census_2 = each year one is revealed
kingsburg-rule-royal_census_3 = at the end of { $season } whoever has the most of it gains { $alone }, or { $tied } each when tied

## Decks

kingsburg-deck-one-each = must be one each of some goods
kingsburg-deck-rank = must be { $n }: ranks run from 1 without gaps
kingsburg-deck-any-good = must be 1 and alone
kingsburg-deck-rules = must be { $n } rules, not { $here }
kingsburg-deck-years = must name at least { $n }, one for each year
kingsburg-deck-place = is taken: another building stands there already
kingsburg-deck-no-enemy = leaves no enemy of year { $n } in the deck
kingsburg-deck-no-reward = must list at least one reward
kingsburg-deck-prices = must have a price in all alternatives or in none
kingsburg-deck-one-vp = must be 1 VP
kingsburg-deck-alone = must be { $thing } alone
kingsburg-deck-penalty = may hold only { $known }
kingsburg-deck-neutral = must be the dice of the first and the second roll
kingsburg-deck-ranges = a list of [lowest, highest], one of every year
