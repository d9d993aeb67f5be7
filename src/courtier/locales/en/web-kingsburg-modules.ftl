# What Kingsburg’s modules and scenarios add to the browser table; fetched with their drawings.

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
kb-tile-next = next free
kb-tile-left = left chooses
kb-tile-both = both choose
kb-tile-ways = 1 of { $n } ways
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
kb-touch-many = { $n } buildings { $change } each
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
kb-sheet-exchange-differ = Yours differ, so both stay. Whoever was dealt the same strip twice may change one of them for another; nobody sees who does.
kb-sheet-exchange-about = Whoever was dealt the same strip twice may change one of them for another; nobody sees who does.
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

## What buildings of modules do, short

kb-short-does-mint = row A works in spring and fall too
kb-short-does-makeshift_defenses = +1, printed strength to 5
kb-short-does-recruiting_office = tokens pay for soldiers
kb-short-does-training_camp = 1 soldier more, with 1 at most
kb-short-does-military_academy = own reinforcement die
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
