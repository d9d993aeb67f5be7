# What the engine itself says: joins, refusals, errors about records, content and options.

join-plus = { " + " }
join-comma = { ", " }
join-or = { " or " }
join-semicolon = { "; " }
nothing = nothing
seat-number = Seat { $n }
who = { $who }

## Refusals

illegal-choice = { $why } { $accepted }
reason-not-asked = It is not this seat’s turn to choose.
reason-not-offered = That is not on offer here.
reason-no-such-token = No such choice exists.
reason-lack = Needs { $needed }, you have { $have }.
accepted-nothing = The game is over.
accepted-seats = Seats asked now (from 0): { $seats }.
accepted-tokens = Seat { $seat } may choose: { $tokens }{ $more ->
        [0] .
       *[other] {" "}and { $more } more.
    }

## Titles and options

title-unknown = There is no title “{ $name }”. There are: { $known }.
seats-number = { $title } takes { $few } to { $many } seats, not { $seats }.
seat-unknown = There is no seat { $seat }. Seats run from 0 to { $last }.
option-unknown = { $title } has no option “{ $name }”. It has: { $known }.
option-value = Option “{ $name }” cannot be { $value }. It takes: { $known }.
option-list = Option “{ $name }” is a list, such as { $example }, not { $value }.
preset-unknown = { $title } has no preset “{ $name }”. It has: { $known }.
option-twice = Option “{ $name }” names { $value } twice.
option-needs = Option “{ $name }” can be chosen only together with { $needs }.
option-seats = Option “{ $name }” can be chosen only where the number of seats is { $seats }, not { $here }.
bot-unknown = There is no bot “{ $name }”. There are: { $known }.
seed-range = A seed is a whole number from 0 to 2305843009213693951 or a key of 32 hexadecimal digits, not { $seed }.

## Content

content-card = { $file }, { $card }: “{ $name }” { $what }.
content-missing = is missing; it must be { $wanted }
content-must = must be { $wanted }
content-must-not = must be { $wanted }, not { $value }
content-among = is not one of { $known }
content-word = may not name { $value }: it takes { $known }
content-word-twice = names { $value } twice
content-twice = stands twice in the deck
content-no-key = is not a key of this card; keys read: { $known }
content-whole = a whole number from { $low } to { $high }
content-wholes = a list of whole numbers from { $low } to { $high }
content-one-of = one of { $known }
content-list-of = a list of { $known }
content-flag = true or false
content-table = a table
content-tables = a list of tables
content-amounts = a table of amounts, such as gold = 1
content-no-file = There is no file { $file }.
content-not-toml = { $file } cannot be read as TOML: { $what }.
content-no-deck = { $file }: there is no deck “{ $deck }”. Decks are: { $known }.
content-no-id = { $file }: every card of the deck “{ $deck }” needs an id of letters, digits and underscores.
content-differs = The cards here ({ $here }) are not the cards of this game ({ $there }). Give the same card file with --content.

## Records and positions

record-not-one = This is not a game record: its first line must be “{ $first }”.
record-version = This is a record of format { $there }; this version of Courtier reads format { $here } only.
record-header = Line { $line }: “{ $name }” is no header of a record. Headers are: { $known }.
record-missing = The record has no header “{ $name }”.
record-names = The record names { $names } players and has { $seats } seats.
record-value = A header of the record cannot be read: { $what }.
record-checkpoint = Line { $line }: this checkpoint does not follow choice { $n }; lines are missing or doubled.
record-line = Line { $line } is no choice: it must be a seat from 0 to { $seats } and a choice.
record-cut = The record breaks off after choice { $n } without its closing digest. To go on from there, load it with --cut.
record-withheld = The key of this game was withheld because it was still being played; it cannot be replayed.
record-sealed = The deal of this record is not the one that was published as { $sealed }.
record-illegal = Line { $line }, “{ $choice }”: { $why }
record-digest = After choice { $n } the position is not the one that was recorded: the rules or the cards have changed.
position-broken = This is no position of { $title }: { $what }.
position-large = it has more than { $most } values
position-deep = it is nested more than { $most } levels deep
position-value = { $value } cannot be in a position
position-number = { $name } is { $value }, it must be a whole number from { $low } to { $high }
position-list = { $name } must be a list{ $n ->
        [-1] {""}
       *[other] {" "}of { $n }
    }
position-follows = { $name } is { $value }, but from the rest of the position follows { $follows }
position-shape = { $name } has not the shape that it has in a game
position-wrong = { $name } does not go with the rest of the position
position-card-twice = card { $card } of { $name } is in two places, or there is no such card
position-card-missing = card { $card } of { $name } is nowhere
position-task = { $task } cannot be asked or done here
position-no-choice = seat { $seat } is asked but has no choice

## Packages that are not there

extra-missing = { $package } is not installed here; it comes with an extra. Install it with: pip install "courtier[{ $extra }]"

## A game in a notebook

notebook-heading = { $title }, { $n ->
        [one] one choice
       *[other] { $n } choices
    }
notebook-asked = { $who }: { $what }
notebook-over = The game is over.
notebook-total = Total
notebook-place = Place
