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
kb-lanes-legend = Shield: soldiers. Circle: with buildings.
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

## Kingsburg: modules at the table

kb-alcove = Yours alone
kb-all-placed-short = all placed
kb-private-says = Only you may use the advisors above and below.
kb-scenario-named = Scenario: { $name }
kb-short-makeshift_defenses = Makeshift Def.
kb-short-recruiting_office = Recruit. Office
kb-short-military_academy = Mil. Academy
kb-short-training_camp = Train. Camp
kb-short-weavers_workshop = Weavers
kb-short-architects_guild = Architects’ G.
kb-short-mercenary_camp = Mercenaries
kb-short-siege_workshop = Siege Works
kb-yours = yours
kb-yours-alone = yours alone: { $gain }
kb-governor = governor
kb-your-governor = your governor
kb-governors = Governors, soldier tokens, strips
kb-governor-yours = Your governor: { $name }
kb-governor-of = { $owner }’s governor: { $name }
kb-private-place = Private advisor { $rank }
kb-private-rank = { $name }, private advisor of rank { $rank }
kb-private-ready = Ready: rank { $ranks }
kb-place-own = Place { $dice } on { $place }
kb-brought = Brought so far: { $things }
kb-effect-ready = ready
kb-effect-used = used
kb-effect-off = not now
kb-effect-always = always on
kb-effect-ready-short = ready
kb-effect-used-short = used
kb-effect-off-short = waits
kb-effect-always-short = always
kb-effect-used-season = used this season
kb-effect-used-year = used this year
kb-effect-used-never = used for good
kb-works = Works
kb-works-once_per_season = once a season
kb-works-once_per_year = once a year
kb-works-once_per_game = once a game
kb-works-once_per_phase = each winter
kb-works-per_trigger = every time
kb-works-ongoing = always
kb-way-as = die { $value } counted as { $as }
kb-way-second = beside other dice, by the Diplomat
kb-die-as = { $value } as { $as }
kb-counts-as = as { $n }
kb-advisor-tile = { $name }, rank { $rank }, alternate tile
kb-tile-new = new
kb-tile-of = { $n } of
kb-tile-alike = { $n } alike
kb-tile-next = next free one’s
kb-tile-left = left chooses
kb-tile-both = both choose
kb-tile-then = then
kb-tile-swap = ⇄
kb-tile-of-things = { $n } of { $m } things
kb-tile-for-others = 1 → { $n } others
kb-tile-goods-alike = { $n } goods alike
kb-tile-covers = The printed reward does not count: { $reward }.
kb-tile-since = Since { $phase }, year { $year }.
kb-items-here = For the first to come: { $list }.
kb-reserved-for = Reserved: { $names }.
kb-closed = Takes no dice now.
kb-closed-short = takes no dice
kb-strip = Strip
kb-strip-laid = strip
kb-strip-row = row { $letter }, alternate strip
kb-strip-letter = Strip { $letter }
kb-strip-named = Strip { $letter }, { $theme }
kb-strip-covers = Lies over { $name }.
kb-strip-printed = Printed row
kb-strip-will = will cover row { $letter } of your sheet
kb-strip-stays = stays in the box, row { $letter } as printed
kb-strip-twins = You were dealt it twice.
kb-strip-both = Both
kb-strip-only = Only { $letter }
kb-strip-lay = Lay { $letter }
kb-strip-none = None
kb-strip-exchange = Change one for another
kb-strip-decline = Keep both
kb-dearer = The destiny makes it dearer.
kb-tokens = soldier tokens left
kb-your-tokens = Your soldier tokens
kb-last-token = the last one left scores its value
kb-token-n = Soldier token { $n }
kb-token-was = Played this winter: { $n }.
kb-token-keeps = keeps
kb-token-first = First, one token each, in secret.
kb-tokens-left = { $n ->
        [0] No soldier tokens left
       *[other] Soldier tokens left: { $list }
    }
kb-destiny-of = Destiny of year { $year }
kb-destiny-past = Years before: { $list }.
kb-touch-strength = { $n } strength
kb-touch-on-enemy = Enemy
kb-touch-on-order = Turn order
kb-touch-on-soldier = Soldiers
kb-touch-on-kings_reward = King’s reward
kb-touch-on-dice = Dice
kb-deck-enemy = enemy
kb-deck-valley = valley
kb-valley-back = Card of the valley, back: year { $year }, strength { $range }
kb-valley-seen = In the valley: { $kind }, { $strength }.
kb-scenario-goblin_valley = The valley joins if it shows Goblins: strengths add up, soldiers for all.
kb-scenario-dragons_shadow = Each summer: tribute or anger. Dragons come in year V.
kb-scenario-great_fair = At the end of a season you may trade one good here.
kb-scenario-royal_census = Each year the crown counts one thing.
kb-anger = anger
kb-fair-stock = Goods of the fair
kb-census-leads = { $n ->
        [0] Nobody leads the census yet.
        [one] { $names } leads the census.
       *[other] The census is tied: { $names }.
    }
kb-lanes-valley = Red: enemy alone. Green: both.
kb-lanes-tokens = Circle: with buildings. Tokens come on top.
kb-part = { $name } { $n }
kb-part-soldiers = soldiers
kb-part-token = token
kb-part-die = reinforcements
kb-part-scenario = scenario
kb-tab-year = Year
kb-key-governor = your governor
kb-key-destiny = destiny of the year
kb-key-winter = the coming winter

## Kingsburg: choices on a sheet over the table

kb-secret-cards = only you see these cards
kb-secret-choice = secret until all have chosen
kb-has-chosen = has chosen
kb-is-choosing = is choosing
kb-look-table = Look at the table
kb-back-to-sheet = Back to the cards
kb-sheet-governor = Choose your governor
kb-sheet-governor-about = Keep one for the whole game. The others leave unseen; all governors are revealed together.
kb-sheet-strips = { $n ->
        [one] Your strip
       *[other] Your two strips
    }
kb-sheet-strips-about = Each may cover its row for the whole game. Use both, one or none; all choices are revealed together.
kb-sheet-exchange-about = You were dealt the same strip twice and may change one of them for another.
kb-sheet-draft = Draft: take a strip
kb-sheet-draft-about = One each in turn, then one each back. After the draft everybody chooses in secret which strips to use.
kb-draft-order = Order of picks
kb-draft-row = Row { $letter }, { $theme }
kb-draft-copies = { $n ->
        [one] one copy
       *[other] { $n } copies
    }
kb-draft-hold = you hold one
kb-draft-left = { $n ->
        [0] taken
       *[other] { $n } left
    }
kb-draft-mine = Your first pick: strip { $letter }
kb-sheet-token = Winter, year { $year }: play a soldier token
kb-sheet-token-about = { $n ->
        [0] You have no soldiers.
        [one] You have 1 soldier.
       *[other] You have { $n } soldiers.
    } The token adds its number, then it is gone. The last one left scores its value.
kb-forecast-enemy = enemy alone
kb-forecast-valley = with valley
kb-forecast-row = { $of }, strength { $n }: { $list }
kb-forecast-note = Buildings, governor and scenario are counted.

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
kb-short-does-mint = row A works in spring and fall too
kb-short-does-makeshift_defenses = +1, printed strength to 5
kb-short-does-recruiting_office = tokens pay for soldiers
kb-short-does-training_camp = 1 soldier more, with 1 at most
kb-short-does-military_academy = a reinforcement die of your own
kb-short-does-treasury = 1 VP a season with 2 gold
kb-short-does-bridge = order: total 2 lower
kb-short-does-altar = 9 or less: reroll one
kb-short-does-monastery = 1 VP a season without goods
kb-short-does-basilica = counts as two; safe
kb-short-does-brewery = 1 soldier → 2 tokens
kb-short-does-bazaar = a lone die is 1 to 6
kb-short-does-vineyard = bonus die, summer and fall
kb-short-does-caravanserai = 1 good → the 2 others
kb-short-does-griffin_ranch = 13 or more: 1 soldier
kb-short-does-mercenary_camp = 1 VP → 2 soldiers
kb-short-does-siege_workshop = +3; a defeat costs 2 VP
kb-short-does-hidden_refuge = a defeat costs buildings only
kb-short-does-riding_arena = 2 soldiers in fall: 1 VP
kb-short-does-ramparts = 1 stone: +2; ties are won
kb-short-does-citadel = +1; win by 3: 2 VP
kb-short-does-fountain = built in spring: 1 VP
kb-short-does-woodshop = columns III, IV: 1 wood less
kb-short-does-university = odd total: 1 good → 2 VP
kb-short-does-architects_guild = 1 VP a building, 3 at the end
kb-short-does-lookout_post = a look before recruiting
kb-short-does-garrison = 1 soldier stays
kb-short-does-school = 3 soldiers: 1 more
kb-short-does-knights_hall = +2, printed strength from 6

## Kingsburg: answers given ahead

kb-wish-influence = Pass at court when my turn comes
kb-wish-construct = Build nothing this season
kb-wish-recruit = Recruit nobody

## Kingsburg: the guided first year

kb-guide-welcome = You govern a province for five years. Each year has three seasons of work and a winter battle; after the fifth winter, most victory points win. Whatever you may do is lit on the board and stands in the list of options.
    .head = Welcome to court
kb-guide-favor = The year opens with the king’s favor. Nobody owns anything yet, so everybody takes one good. Pick gold, wood or stone: most first buildings want gold or wood.
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
