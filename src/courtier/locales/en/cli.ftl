# What the terminal program says; its help stands in cli-help.ftl.

## A command line that cannot be read

cli-usage-help = Try: { $command }
cli-usage-no-option = There is no option { $name }.
cli-usage-no-command = There is no such command. There are: { $known }.
cli-usage-missing = { $name } is missing.
cli-usage-too-many = “{ $words }” is too much here.
cli-usage-value = { $name } needs a value.
cli-usage-number = { $name } takes a number.
cli-usage-number-from = { $name } takes a number, { $low } or more.
cli-usage-number-between = { $name } takes a number from { $low } to { $high }.
cli-usage-other = { $what }
cli-no-language = There is no language “{ $lang }”. There are: { $known }.
cli-system = The system refuses: { $what }
cli-too-long = Something given is far too long; look for a line or a word without end.
cli-surprise = Drawn: { $options }
cli-which-title = Which game? There are: { $known }.
cli-option-form = “{ $text }” is no option: write --option name=value.
cli-option-twice = --option { $name } is given twice: write it once, with all its values.

## Files

cli-no-file = There is no file { $file }.
cli-folder = { $file } is a folder; a record is a file.
cli-not-text = { $file } is no text file, so it is no record.
cli-unreadable = { $file } cannot be read: { $what }.
cli-unwritable = { $file } cannot be written: { $what }. Nothing was lost; choose another file.
cli-other-file = { $file } holds something else and is left alone. Choose another file.
cli-save-exists = { $file } exists already. Go on with it by “courtier resume { $file }”, or choose another file.
cli-nothing-saved = No game was left unfinished in { $folder }. Give a file: courtier resume FILE

## Who plays

cli-ask-seats = How many seats, { $few } to { $many }? [{ $usual }]
cli-ask-seats-again = Type a number from { $few } to { $many }.
cli-ask-name = Your name? [{ $usual }]
cli-ask-chair = Seat { $n }: friend, friend:NAME, { $levels }? [{ $usual }]
cli-ask-preset = Which game, { $presets }, or options such as name=value (? lists them)? [as usual]
cli-ask-options = Options such as name=value (? lists them)? [as usual]
cli-no-answers = Nobody answers who plays. Say it with --players, e.g. --players me,bot:knight
cli-seats-count = That would be { $n } seats; there must be { $few } to { $many }.
cli-seats-word = “{ $word }” cannot take a seat. Seats are: me, me:NAME, friend, friend:NAME, { $bots }.
cli-bot-unknown = There is no bot “{ $name }”. There are: { $known }.
cli-name = “{ $name }” cannot be a name: use 1 to { $longest } letters.
cli-name-twice = Two seats are called { $name }. Give one of them another name.
cli-forfeit = { $who }: { $why }
cli-forfeit-enter = Enter to go on…
cli-seats-twice = Say who sits in one way: --seats N, --players LIST or several --seat.

## At the table

cli-thinking = { $who } is thinking …
cli-asked = { $who }: { $what }
cli-costs = { $what } – costs { $price }
cli-reveals = ! rolls or reveals: no undo
cli-log = Chronicle
cli-log-more = { $n ->
        [one] (1 line more: l)
       *[other] ({ $n } lines more: l)
    }
cli-curtain = { $who } is next, and there are secrets at this table.
    Hand the keyboard over.
cli-curtain-enter = Enter, when nobody else is looking …
cli-accepted = Type a number from 1 to { $last }, a choice in words, or help.
cli-no-number = There is no choice { $number }: the numbers run from 1 to { $last }.
cli-refused-what = not now
cli-refused-why = why
cli-refused-rule = rule
cli-nothing-refused = Nothing is refused here: everything you might try is on the list.
cli-no-undo = Nothing to undo: something was rolled or revealed since, or nobody has chosen yet.
cli-no-redo = Nothing to do again.
cli-which-rule = Which rule? r KB-047, or r and a word, e.g. r market.
cli-rule-unknown = There is no rule “{ $id }”, and no rule that holds these words.
cli-rule-no-page = There is no rules page { $page }; there are: { $known }.
cli-rule-contents = The pages:
cli-rule-no-match = No rule holds “{ $words }”.
cli-rule-more = { $n ->
        [one] … and 1 more; add a word.
       *[other] … and { $n } more; add a word.
    }
cli-hint = Best: { $number }: { $choice }. Expected lead: { NUMBER($lead, minimumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1) }. You would end with about { $points } points.
cli-hint-second = Second: { $number }: { $choice }. Expected lead: { NUMBER($lead, minimumFractionDigits: 1) }, less by { NUMBER($margin, minimumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1) }.
cli-hint-only = The only choice: { $number }: { $choice }.
cli-hint-thinking = Thinking; Ctrl-C ends it
cli-saved = Saved in { $file }.
cli-kept = Saved in { $file }. Go on with: courtier resume { $file }
cli-quit = Save the game? Enter: { $file }, or another file, or no:
cli-no = no
cli-save-record = Keep the record? A file, or Enter for no:

cli-key-why = why not
cli-key-o = all
cli-key-u = undo
cli-key-r = rule
cli-key-h = hint
cli-key-l = log
cli-key-b = board
cli-key-s = save
cli-key-q = quit

cli-help-number = Choose by its number.
    .keys = 1, 2, 3 …
cli-help-token = Choose in words, as records write it, e.g. build statue.
    .keys = words
cli-help-o = All choices, when a low screen shows only some ways.
    .keys = o
cli-help-why = What is refused and why; with a word, only that.
    .keys = ? [word]
cli-help-u = Undo your last choice, back to the last roll or reveal.
    .keys = u
cli-help-redo = Do again what was undone.
    .keys = redo
cli-help-r = The rule with this id, rules that hold a word, or the rule of the last refusal.
    .keys = r [id or word]
cli-help-h = What a bot would do.
    .keys = h
cli-help-l = The chronicle, so many lines.
    .keys = l [lines]
cli-help-b = The whole board.
    .keys = b
cli-help-s = Save.
    .keys = s [file]
cli-help-q = Leave; you are asked whether to save.
    .keys = q

## The end, records

cli-scores = Score sheets
cli-total = Total
cli-rank = Place
cli-winners = { $n ->
        [one] { $who } wins.
       *[other] Shared victory: { $who }.
    }
cli-checked = { $title }, { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }, { $choices } choices, { $digests } digests agree, last { $digest }.
cli-unfinished = Not finished.
cli-seed = --seed takes a whole number from 0 to 2305843009213693951 or a key of 32 hexadecimal digits, not { $seed }.
cli-sealed = Sealed: the deal is the one that was published as { $sealed }.
cli-checked-bad = { $bad } of { $all } failed.
cli-replay-where = Choice { $n } of { $last }
cli-replay-next = next:
cli-replay-keys = → next  ← back  PgDn/PgUp ten  Home/End  q quit
cli-replay-at = There are only { $last } choices, not { $at }.
cli-replay-seat = There is no seat { $seat }: seats run from 1 to { $last }.

## Lists and figures

cli-games-title = Title
cli-games-name = Game
cli-games-seats = Seats
cli-games-options = Options
cli-games-presets = Presets of { $name }
cli-games-none = none
cli-games-several = (any of them)
cli-games-needs = (with { $needs })
cli-games-only = ({ $value }: with { $needs })
cli-games-at = (seats: { $seats })
cli-simulating = Playing
cli-sim-mean = Mean points
cli-sim-seat = { $n } { $bot }
cli-sim-best = Best
cli-sim-wins = Wins
cli-sim-shared = of these shared
cli-sim-forfeits = { $n ->
        [one] One seat was forfeited:
       *[other] { $n } seats were forfeited, the first ones:
    }
cli-sim-summary = { $games } games, { $decisions } decisions ({ $each } a game), { $seconds } s, { $rate } decisions/s, { $jobs ->
        [one] 1 process
       *[other] { $jobs } processes
    }, seed { $seed }
cli-coverage-all = Rules
cli-coverage-tested = With a test
cli-coverage-untested = Without
cli-coverage-floor = Below the floor
cli-coverage-without = { $title }, without a test:
cli-coverage-pages = { $title }, { $n } rules have a page:
cli-coverage-page = { $title }, missing in { $file }:
cli-coverage-strange = { $id } is marked in tests but stands on no rules page: { $files }
cli-coverage-unread = { $place }: a rule mark that cannot be read without running the test; write its ids out.
cli-coverage-fallen = Rules that must have a test and have none:
cli-coverage-no-tests = There are no tests here. Run this in Courtier’s repository, or give --tests FOLDER.
cli-coverage-broken = { $file } cannot be read as Python: { $what }
cli-coverage-floor-file = { $file } must hold titles and lists of rule ids: { $what }
cli-bench-measuring = Measuring
cli-bench-decisions = decisions/s
cli-bench-games = games/s
cli-bench-clone = clone µs
cli-bench-compiled = { $title }, { $seats } seats, compiled
cli-bench-interpreted = { $title }, { $seats } seats, interpreted
cli-bench-ratio-compiled_to_peer = { $title }: compiled makes { $ratio } times the peer’s decisions.
cli-bench-ratio-interpreted_to_peer = { $title }: interpreted makes { $ratio } times the peer’s decisions.
cli-bench-ratio-compiled_to_interpreted = { $title }: compiled makes { $ratio } times the interpreted decisions.
cli-bench-ratio-clone_in_decisions = { $title }: a clone costs as much as { $ratio } decisions.
cli-bench-no-compiled = No compiled build here, or one older than the source (make compiled); its figures are missing.
cli-bench-no-plain = No interpreted build here; its figures are missing.
cli-bench-no-peer = No peer here (make bench sets it up in build/peer); its figures are missing.
cli-bench-failed = A build could not be measured: { $what }
cli-bench-memory = { $title }, { $games } games, memory after { $figures }

# courtier tables
tables-column-id = table
tables-column-title = game
tables-column-name = name
tables-column-status = status
tables-column-events = events
tables-column-used = used last
tables-column-version = made with
tables-none = There is no table { $table } in this database; “courtier tables list” shows those there are.
tables-hopeless = Table { $table } cannot even be dealt; “courtier tables prune” can delete it when it is old. The reason: { $what }
tables-fine = All { $n } events replay: this table needs no repair.
tables-differs = This program would play the table differently after event { $n }. “courtier tables repair { $table }” goes back to there.
tables-repaired = Table { $table } goes on after event { $n }; { $cut } events were cut off and are kept in { $file }. Its deal counts as known from now on.
tables-prune-what = Say what may go: --over-days N for finished tables, --idle-days N for any.
tables-pruned =
    { $n ->
        [one] 1 table was deleted.
       *[other] { $n } tables were deleted.
    }
tables-would-prune =
    { $n ->
        [one] 1 table would be deleted.
       *[other] { $n } tables would be deleted.
    }
tables-backed-up =
    { $n ->
        [one] 1 table was written to { $file }.
       *[other] { $n } tables were written to { $file }.
    }
tables-restored =
    { $n ->
        [one] 1 table was brought back from { $file }.
       *[other] { $n } tables were brought back from { $file }.
    }
tables-file-there = { $file } is already there; nothing was changed. Choose another name.
tables-not-empty = This database already holds tables; a backup goes into an empty one.
tables-database = The database could not do that: { $what }
