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
    .sub = Faith, strength and influence
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
web-order-random = turn order is drawn at random
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
web-alone = Play alone
web-alone-about = You play against the game’s own automatic opponent; how strong it is you choose below.
web-same-screen-about = Several people on this screen: secrets are hidden while you pass it on.
web-variants = Modules and variants
web-variants-about = any number, combined freely
web-presets = A good mix
web-table-name = Name of the table
web-deal = Deal
web-deal-known = Somebody chose the deal of this table: it is no secret.
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
web-differs = cannot go on with this version
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
web-played = Games played on this device
web-drawn = Drawn: { $list }.
web-guide = Guided start
web-guide-new = New to { $title }?
web-guide-about = A table with a coach, about 10 minutes: each rule is told when it first matters.
web-guide-basic = It is the basic game: modules and expansions stay in the box, whatever is chosen beside it.
web-guide-start = Start with a coach
web-guide-next = Got it
web-guide-stop = No more coaching
web-guide-play-on = Play on
bot-greedy = Greedy bot
    .about = Looks one choice ahead, plays at once.
bot-random = Random bot
    .about = Chooses by chance.

## Joining

web-join-title = You are invited to { $title }
web-join-from = { $name } invites you to { $title }
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
web-hint-value = Expected lead: { $value } ± { $error } VP.
web-hint-later = A hint is given on your turn
web-hint-over = The game is over here
web-hint-points = You would end with about { $points } VP.
web-hint-second = Second best: { $label } ({ $value }, less by { $margin } ± { $error }).
web-choose-first = Choose first
web-choose-first-why = Pick something lit on the board, or an option from the list.
web-why-not = { $n ->
        [one] Why not? 1 refused choice
       *[other] Why not? { $n } refused choices
    }
web-reveals = rolls or reveals something, cannot be undone
web-state-can = possible
web-state-cannot = not possible now
web-wish = Answer before you are asked
web-wish-set = You will not be asked. Click again to change your mind; it holds for this season only.
web-reconnecting = The connection is lost. Trying to reconnect…
web-watching = You are watching. You see what everybody may see.
web-waits-for-friend = { $name } has not opened the link yet.
web-copy-link = Copy link
web-copied = The link is copied.
web-copy-by-hand = Copy this link and send it:
web-bot-instead = Play with a bot instead ({ $bot })
web-absent = { $name } has been away for { $time }.
web-propose-bot = Let a bot play on ({ $bot })
web-takeover-in = A bot ({ $bot }) may play on in { $time }.
web-vote = A bot ({ $bot }) for { $name }? { $yes } of { $all } agree.
web-agree = Agree
web-disagree = No
web-replaced = A bot plays your seat. Once you are back, you may undo its choices up to the last roll or revealed card.
web-return = Take my seat back
web-pause = Pause the bots
web-resume = Let the bots go on
web-paused = The bots are paused.
web-bots-busy = Many bots are thinking on this server. Yours waits for its turn and chooses then.
web-bots-trouble = The bot has trouble thinking. It is asked again and again; nothing is lost.
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
web-zoom = Size of the table
web-speed = Motion
web-speed-none = None
web-speed-fast = Fast
web-speed-normal = Normal
web-speed-slow = Slow
web-speed-reduced = Your system asks for less motion, so there is none.
web-confirm = Confirm choices
web-confirm-about = A click chooses, Enter or the blue button plays.
web-take-free = Take what is free
web-take-free-about = Free goods and dice at the start of a season are taken without asking.
web-sound = Sounds
web-sound-about = Dice on wood, footsteps, coins, a horn for winter, a bell on your turn.
web-notify = Notifications
web-notify-about = Tells you that it is your turn while you look elsewhere.
web-notify-missing = This browser has no notifications. The tab’s title and a bell still tell you.
web-notify-denied = The browser does not allow it. Change that in the site’s permissions.
web-lacks-storage = This browser keeps nothing: settings and your seats are gone when the page closes. Leave it open, or keep your link.
web-lacks-offline = This browser cannot keep pages for times without network (that needs an https address). Everything else works.
web-lacks-sound = This browser has no sound. Everything is said in words, too.
web-keys = Keys
web-key-arrows = move inside the court, the province or the options
web-key-enter = choose; on a chosen thing: play it
web-key-esc = let go of what is chosen
web-key-pass = choose “pass”; while others choose: pass when my turn comes
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
web-chart = Victory points through the game
web-replay = Replay
web-replay-of = { $title }: a game on record
web-move-of = Choice { $n } of { $all }.
web-at = { $where }:
web-decided-tie = Level on points: what breaks ties decided.
web-tie-kingsburg = Level on points: more goods win, then more buildings.
web-tie-paladins = Level on points: more points from King’s Orders win, then fewer Suspicion cards.
web-tie-architects = Level on points: more virtue wins, then more silver.
web-decided-always = { $name } led from beginning to end.
web-decided-lead = { $name } led for good from { $when } on.
web-decided-line = Widest gap: { $line }, { $n ->
        [one] { $n } point
       *[other] { $n } points
    } ahead of { $other }.
web-next-choice = Next:
web-key-move = move
web-key-season = leap
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
        [one] { $n } rule
       *[other] { $n } rules
    }
web-nothing-found = No rule speaks of that.
