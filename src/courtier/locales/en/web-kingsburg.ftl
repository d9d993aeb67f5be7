# Kingsburg in the browser: its board, its buildings in short, its guided first year.

## Kingsburg: the board

kb-court = The court
kb-tier-1 = One die
kb-tier-2 = Two dice
kb-tier-3 = Three dice
kb-score = Score
kb-year = Year
kb-year-n = Year { $year }
kb-year-of = Year { $year } of V
kb-phase-of = Phase { $n } of 8
kb-setup = Before the first year
kb-season-year = { $phase }, year { $year }
kb-phase-1 = Favour
kb-phase-2 = Spring
kb-phase-3 = Reward
kb-phase-4 = Summer
kb-phase-5 = Envoy
kb-phase-6 = Fall
kb-phase-7 = Recruit
kb-phase-8 = Winter
kb-season-2 = Sp
kb-season-4 = Su
kb-season-6 = Fa
kb-season-8 = Wi
kb-short-master_hunter = M. Hunter
kb-advisor-rank = { $name }, rank { $rank }
kb-stands-here = { $who } stands here with { $dice }
kb-neutral = Neutral dice
kb-refused = Not to the { $name }
kb-refused-build = { $name }: not now
kb-drop-misfit = No choice with a { $value } leads to the { $name }.
# a ledge has room for a few words; a phone's for fewer
kb-why-no-dice-left = no dice left
kb-why-bonus-alone = bonus die cannot stand alone
    .phone = bonus alone
kb-why-most-is = your most is { $have }
    .phone = most is { $have }
kb-why-no-dice-make = no dice make { $need }
    .phone = no { $need }
kb-ways = possible with { $ways }
kb-more-ways = { $n ->
        [one] +1 way
       *[other] +{ $n } ways
    }
kb-way-token = +2 token
kb-way-market-up = Market, one higher
kb-way-market-down = Market, one lower
kb-way-envoy = with the envoy
kb-reward-swap = turn 1 good into the 2 other kinds
kb-reward-with = { $shared }, with { $rest }
kb-short-merchants_guild = Merch. Guild
kb-reward-for = { $gain } for { $pay }
kb-place = Place { $dice } on { $advisor }
kb-your-dice = Dice
kb-tray = Your goods and dice
kb-dice-on = { $dice } on the { $who }
kb-you-passed = You have passed.
kb-no-dice-yet = Dice are rolled at the start of a season
kb-you-rolled = You rolled { $n }
kb-token-on = Add a +2 token
kb-token-off = Without token
kb-token-used = +2 token used this season
kb-purse-gold = gold
kb-purse-wood = wood
kb-purse-stone = stone
kb-purse-plus2 = { $n ->
        [one] token
       *[other] tokens
    }
kb-purse-soldiers = { $n ->
        [one] soldier
       *[other] soldiers
    }
kb-province = Province
kb-your-province = Your province
kb-province-of = Province of { $name }
kb-province-sum = { $built } built · { $vp } VP printed
kb-back-to-mine = back to mine
kb-state-built = built
kb-state-ready = can be paid
kb-state-short = goods short
kb-state-lock = left neighbour first
kb-row-a = Craft
kb-row-b = Faith
kb-row-c = Trade
kb-row-d = Arms
kb-row-e = Walls
kb-row-f = Civic
kb-row-g = Camp
kb-ready = ready
kb-used = used this season
kb-used-short = used
kb-built-short = built
kb-lacks = You lack { $goods }.
kb-lacks-short = lacks { $n }
kb-needs-left = { $name } comes first.
kb-cheaper = It costs you less than printed.
kb-building-worth = { $n } VP
kb-provenance-sourced = Card value from public sources.
kb-provenance-reconstructed = Card value reconstructed by us.
kb-nothing-built = nothing built
kb-all-buildings = All buildings
kb-seats = Seats
kb-strength = Strength
kb-turn-order = Turn order
kb-rolled = rolled { $n }
kb-not-rolled = has not rolled yet
kb-passed = has passed
kb-passed-short = passed
kb-all-placed = all dice placed
kb-envoy = King’s envoy
kb-bonus-owed = { $n ->
        [one] bonus die
       *[other] { $n } bonus dice
    }
kb-dice-n = { $n ->
        [0] no dice
        [one] 1 die
       *[other] { $n } dice
    }
kb-look-at = Look at the province of { $name }
kb-built-n = built
kb-winter-battle = Winter battle
kb-winter-of = Winter of year { $year }
kb-in-phases = { $n ->
        [one] next phase
       *[other] in { $n } phases
    }
kb-now = now
kb-unseen = Unseen
kb-unseen-range = Strength { $low } to { $high }.
kb-reinforce = First, one die of soldiers.
kb-reinforced = Reinforcements: { $n }.
kb-only-you = only you see this
kb-penalty = Defeat:
kb-reward = Victory:
kb-enemy-back = Enemy card, back: year { $year }, strength { $range }
kb-enemy-face = Enemy: { $kind }, strength { $strength }
kb-lane = { $name }: soldiers { $soldiers }, strength { $strength }
kb-past-enemies = Past winters:
kb-lanes-open = Who stands where
kb-lanes-legend = Shield: soldiers. Circle: with buildings.
kb-lanes-maybe = “?”: only against some enemies.
kb-battle-won = victory
kb-battle-tied = holds
kb-battle-lost = defeat
kb-provinces = Provinces
kb-province-list = { $name }: { $list }
kb-tab-court = Court
kb-tab-province = Province
kb-tab-rivals = Rivals
kb-key-dice = take or put back a die of that face
kb-key-token = add or leave the +2 token
kb-key-ways = On an advisor: the next way to reach him
kb-key-province = next province
kb-tab-year = Year
kb-key-governor = your governor
kb-key-destiny = destiny of the year
kb-key-winter = the coming winter

## Kingsburg: what buildings do, short

kb-does-reroll-one = reroll 1 die if all match
kb-does-reroll-all = reroll all at { $n } or less
kb-does-tie = ties are victories
kb-does-strength = { $amount } in battle
kb-does-against = { $amount } against { $kinds }
kb-does-victory = { $gain } a victory
kb-does-start = { $gain } each season
kb-does-summer = { $gain }, end of summer
kb-does-end = { $gain }, end of season
kb-does-trades = sell 1 good or token for 1 VP
kb-does-rank = rank ±1 once a season
kb-does-recruit = soldiers cost { $n } good
kb-does-soldier = +1 soldier per soldier reward
kb-does-discount = columns III, IV: { $gain } less
kb-does-goods = at the end 1 VP per { $n } goods

## Kingsburg: answers given ahead

kb-wish-influence = Pass at court when my turn comes
kb-wish-construct = Build nothing this season
kb-wish-recruit = Recruit nobody

## Kingsburg: the guided first year

kb-guide-welcome = You govern a province for five years. Each year has three seasons of work and a winter battle; after the fifth winter, most victory points win. Whatever you may do is lit on the board and stands in the list of options.
    .head = Welcome to court
kb-guide-favor = The year opens with the king’s favour. Nobody owns anything yet, so everybody takes one good. Pick gold, wood or stone: most first buildings want gold or wood.
    .head = A gift to begin with
kb-guide-roll = Everybody has rolled three dice. The lowest total goes first, so a poor roll has first pick at court. You spend these dice now, a few at a time.
    .head = Your dice, and who goes first
kb-guide-influence = Choose dice whose sum is exactly an advisor’s rank. One die reaches 1 to 6, two reach up to 12, three up to 18. High advisors give more, but several small gifts often add up to the same. Click a lit advisor, then confirm.
    .head = Winning an advisor’s ear
kb-guide-bonus = The white die with a star is a bonus die for this season. Put it beside one of your own dice: it can never stand alone.
    .head = A bonus die
kb-guide-refused = Each advisor hears one player a season. Grey advisors are taken, or your dice cannot make their rank; point at one, or open this list, to read why. Neutral dice block some of them because only two of you play.
    .head = Why not that one?
kb-guide-token = You own a “+2” token. Once a season it lifts the sum of one placement by exactly 2, which often opens an advisor nobody expects.
    .head = The +2 token
kb-guide-rewards = Now the advisors pay, from the lowest rank to the highest. Some let you choose. Watch your goods: they stay with you until you spend them.
    .head = The court pays
kb-guide-construct = Build one building, or none. Each row of your province is filled from left to right, and you pay exactly what the card asks. You score its points at once, and its effect helps you from now on.
    .head = Building your province
kb-guide-season_start = Some of your buildings give you something at the start of every season. It is free, but a bonus die also raises your total and may make you go later.
    .head = Gifts of your buildings
kb-guide-reroll = One of your buildings lets you roll again. A lower total goes first; a higher one reaches more. You may keep what you have.
    .head = Rolling again
kb-guide-season_end = One of your buildings buys from you at the end of a season. Sell what you will not need for a building or for soldiers.
    .head = A sale at the end
kb-guide-kings_reward = Between spring and summer the king rewards the busiest builder: whoever owns most buildings gains 1 point, and all who tie for most get it.
    .head = The king’s reward
kb-guide-envoy = Before fall the king sends his envoy to whoever owns fewest buildings. The holder may once visit an advisor who is already taken, or build a second building in one turn.
    .head = The king’s envoy
kb-guide-second_building = You hold the envoy: it lets you build a second time this season, paid in full. Keep it if you would rather visit a taken advisor later.
    .head = A second building
kb-guide-recruit = Winter is next. Each soldier costs 2 goods of any kind. The enemy card shows its weakest and strongest value, and the king will still send a die of soldiers to everybody.
    .head = Hiring soldiers
kb-guide-winter = The enemy attacked each of you. Soldiers plus buildings stronger than the card: you win its prize; equal: nothing happens; weaker: you pay. Soldiers then go home, so every winter starts from nothing.
    .head = The winter battle
kb-guide-lose = The enemy takes goods from you and lets you pick which. Give what your next building does not need.
    .head = What the enemy takes
kb-guide-end = That was a whole year, and the other four go the same way with stronger enemies. You know the game now: play on against Odo, or open a table with friends.
    .head = You know the game now
