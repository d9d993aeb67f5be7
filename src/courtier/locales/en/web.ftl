# What only the browser says. Names, choices and refusals stand in the other files.

## Everywhere

web-tagline = three games of the king’s favour
web-play = Play
web-rules = Rules
web-records = Records
web-menu = Menu
web-close = Close
web-retry = Try again
web-or = or
web-or-between = { " or " }
web-and-between = { "; " }
web-chosen = chosen
web-optional = optional
web-rule = Rule { $id }
web-click-to-keep = click to keep open
web-offline = The server does not answer. Check the connection and try again.
web-error = Something went wrong ({ $status }). Nothing was changed; try again.
web-notice = Courtier is not affiliated with the publishers and shows none of their art. Icons: game-icons.net, CC BY 3.0.
web-connecting = Opening the table…
web-lost = Nothing here
web-lost-why = There is no page at this address.
web-dead-link = This link leads nowhere
web-trouble = That did not work
web-no-board = This title has no board in the browser yet.
web-to-lobby = To the lobby
web-name = Name

## Lobby

web-choose-game = Choose a game
web-coming = coming
web-title-kingsburg = Kingsburg
    .sub = Dice at court, five years, one throne
    .about = Roll, win the ear of eighteen advisors, build a province and hold it through winter.
    .players = 2–5 players
    .time = 60 min
web-title-paladins = Paladins of the West Kingdom
    .sub = with City of Crowns
    .about = Gather workers of six kinds and balance faith, strength and influence over seven rounds.
    .players = 1–4 players
    .time = 90 min
web-title-architects = Architects of the West Kingdom
    .sub = Virtue, debts and a cathedral
    .about = Place workers again and again, arrest your rivals’ and raise the king’s buildings.
    .players = 1–5 players
    .time = 60 min
web-new-table = New table: { $title }
web-no-account = no account needed, a seat is a link
web-seats = Seats
web-order-random = turn order is random in the first season
web-kind-me = Me
web-kind-friend = Friend
web-kind-bot = Bot
web-friend-name = friend’s name, if you like
web-link-follows = a link to send follows
web-this-screen = plays on this screen
web-name-of-seat = Name at seat { $n }
web-bot-level = Bot at seat { $n }
web-remove-seat = Remove seat { $n }
web-add-seat = Add a seat
web-same-screen-about = Several people on this screen: secrets are hidden while you pass it on.
web-variants = Modules and variants
web-variants-about = any number, combined freely
web-table-name = Name of the table
web-deal = Deal
web-deal-random = random, or a number
web-how = In one minute
web-how-1 = Three times a year everybody rolls three dice. The lowest total goes first.
web-how-2 = In turn, put dice on a free advisor whose rank they make exactly. He pays goods, points or soldiers.
web-how-3 = With your goods build your province from left to right: points and lasting help.
web-how-4 = In winter an enemy comes. Have enough soldiers. After five years, most points win.
web-seats-n = { $n ->
        [one] 1 seat
       *[other] { $n } seats
    }
web-starts-when = { $n ->
        [one] The game starts when your friend opens the link.
       *[other] The game starts when your { $n } friends have opened their links.
    }
web-starts-now = The game starts at once.
web-open-table = Open the table
web-link-copied = The friend’s link is copied. Send it.
web-continue = Continue
web-continue-now = Continue
web-my-tables = My tables
web-finished = finished
web-review = review
web-forget = Forget { $name }
web-open-record = Open a record
web-drop-record = Drop or paste a game record
web-drop-record-about = Replay it, ask for hints, branch “what if” from any move.
web-choose-file = Choose file
web-paste = Paste
web-paste-here = Paste the record here
web-open-it = Open
web-record-too-big = This file is too big to be a game record.
web-reading-record = Reading the record…
bot-thrifty = Thrifty bot
    .about = Looks one choice ahead, plays at once.
bot-random = Random bot
    .about = Chooses by chance.

## Joining

web-join-title = You are invited to { $title }
web-your-name = Your name
web-name-optional = optional
web-sit-down = Sit down
web-seated = seated
web-free = free

## Table

web-you = you
web-bot = bot
web-seat-n = Seat { $n }
web-watcher = Spectator
web-online = online
web-away = away
web-not-yet = not here yet
web-same-screen = on this screen
web-your-turn = Your turn
web-your-turn-to = Your turn: { $prompt }
web-to-move = to move
web-thinks = thinking
web-thinking = Thinking…
web-waits-one = { $names } is choosing
web-waits-many = Choosing: { $names }
web-waiting = Waiting for friends to open their links
web-wait = Please wait
web-options = Options
web-explanation = Explanation
web-hand = Goods, dice and buttons
web-zones = Parts of the table
web-chronicle = Chronicle
web-chronicle-short = Story
web-chat = Chat
web-chat-none = Nobody has said anything yet.
web-chat-say = Say something
web-send = Send
web-undo = Undo
web-redo = Redo
web-undo-none = Nothing to undo
web-undo-none-why = Undo goes back over your own choices, up to the last roll or revealed card.
web-hint = Hint
web-hint-is = Hint: { $label }.
web-hint-value = Expected lead: { $value } VP.
web-hint-none = No hint for this choice.
web-hint-later = A hint is given on your turn
web-hint-over = The game is over here
web-choose-first = Choose first
web-choose-first-why = Pick something lit on the board, or an option from the list.
web-why-not = { $n ->
        [one] Why not? 1 refused choice
       *[other] Why not? { $n } refused choices
    }
web-reveals = rolls or reveals something, cannot be undone
web-state-can = possible
web-state-cannot = not possible now
web-reconnecting = The connection is lost. Trying to reconnect…
web-watching = You are watching. You see what everybody may see.
web-waits-for-friend = { $name } has not opened the link yet.
web-copy-link = Copy link
web-copied = The link is copied.
web-copy-by-hand = Copy this link and send it:
web-bot-instead = Play with a bot instead
web-absent = { $name } is away.
web-propose-bot = Let a bot play on
web-vote = A bot for { $name }? { $yes } of { $all } agree.
web-agree = Agree
web-disagree = No
web-replaced = A bot plays your seat.
web-return = Take my seat back
web-pause = Pause the bots
web-resume = Let the bots go on
web-paused = The bots are paused.
web-rematch-open = A rematch is open.
web-rematch-join = Go to it
web-pass-screen = Pass the screen on
web-pass-screen-to = Pass the screen to { $name }
web-pass-screen-why = There is something only one of you may see.
web-pass-screen-go = I am { $name }
web-text-table = Text table
web-drawn-table = Drawn table
web-over = The game is over
web-leave = Leave the table
web-die = die { $value }
web-die-of = { $owner }’s die: { $value }
web-die-bonus = bonus die { $value }
web-die-bonus-of = { $owner }’s bonus die: { $value }
web-res-gold = gold
web-res-wood = wood
web-res-stone = stone
web-res-any = any good
web-res-vp = victory points
web-res-soldier = soldiers
web-res-plus2 = +2 tokens
web-res-eye = look at the enemy
web-res-bdie = bonus die

## Hints beside the prompt

web-ask-influence = Drag dice to a lit advisor, or pick here. Sums must match the rank exactly.
web-ask-construct = Build one building, or pass. Lit ones can be paid.
web-ask-second_building = The envoy lets you build a second one.
web-ask-recruit = Soldiers last until this winter’s battle is over.

## Settings

web-settings = Settings
web-language = Language
web-theme = Light
web-theme-auto = As the system
web-theme-light = Day
web-theme-dark = Candle
web-to-dark = Candlelight
web-to-light = Daylight
web-speed = Motion
web-speed-none = None
web-speed-fast = Fast
web-speed-normal = Normal
web-speed-slow = Slow
web-confirm = Confirm choices
web-confirm-about = A click chooses, Enter or the blue button plays.
web-sound = Sounds
web-sound-about = Dice, coins, a bell on your turn.
web-notify = Notifications
web-notify-about = Tells you that it is your turn while you look elsewhere.
web-notify-missing = This browser has no notifications. The tab’s title and a bell still tell you.
web-notify-denied = The browser does not allow it. Change that in the site’s permissions.
web-keys = Keys
web-key-arrows = move inside the court, the province or the options
web-key-enter = choose; on a chosen thing: play it
web-key-esc = let go of what is chosen
web-key-pass = choose “pass”
web-key-undo = undo
web-key-redo = redo
web-key-hint = hint
web-key-options = go to the options
web-key-board = go to the board
web-key-log = go to the chronicle
web-key-chat = open the chat
web-key-sound = sounds on or off
web-key-text = text table
web-key-help = this sheet

## After the game and replay

web-won-one = { $name } wins the king’s favour, { $points } to { $other }
web-won-many = { $names } share the king’s favour with { $points }
web-won-alone = { $name } wins with { $points }
web-moves-n = { $n ->
        [one] 1 choice
       *[other] { $n } choices
    }
web-seed = deal { $seed }
web-download = Download record
web-same-deal = Same deal again
web-rematch = Rematch
web-rank = { $n ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    }
web-total = Victory points
web-chart = Victory points by season
web-replay = Replay
web-replay-of = { $title }: a game on record
web-move-of = Choice { $n } of { $all }.
web-next-choice = Next:
web-key-move = move
web-key-season = season
web-key-play = play
web-first = To the start
web-back = One back
web-forward = One forward
web-last = To the end
web-play-replay = Play
web-pause-replay = Pause
web-replay-speed = Speed { $n }×
web-branch = What if, from here
web-branch-over = There is nothing left to choose here
web-branch-name = What if, from choice { $n }
web-show-board = Show the board
web-show-sheets = Show the sheets

## Rules page

web-rules-of = The rules of { $title }
web-contents = Contents
web-search = Search the rules
web-rules-found = { $n ->
        [one] 1 rule
       *[other] { $n } rules
    }
web-nothing-found = No rule speaks of that.

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
kb-why-no-dice = no dice left
kb-why-bonus = bonus die cannot stand alone
kb-why-bonus-short = bonus alone
kb-why-most = your most is { $n }
kb-why-most-short = most is { $n }
kb-why-none = no dice make { $n }
kb-why-none-short = no { $n }
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
kb-row-1 = Faith
kb-row-2 = Trade
kb-row-3 = Arms
kb-row-4 = Walls
kb-row-5 = Civic
kb-ready = ready
kb-used = used this season
kb-used-short = used
kb-built-short = built
kb-lacks = You lack { $goods }.
kb-lacks-short = lacks { $n }
kb-needs-left = { $name } comes first.
kb-cheaper = Your Crane makes it cheaper.
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
kb-key-province = next province

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
