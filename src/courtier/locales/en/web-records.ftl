# Records, statistics, a link to a choice, mistakes tried again, "what if".

web-you-name = You
web-your-house = your house
web-choice-n = choice { $n }

## Records

web-records-search = Search by player, game or date
web-records-found = { $n ->
        [one] 1 game
       *[other] { $n } games
    }
web-records-none = Games that you finish or open are listed here, on this device only.
web-records-nothing = No game fits these words.
web-records-more = Show { $n } more
web-record-open = not finished
web-record-place = { $place } of { $n }, { $points } VP
web-record-best = best: { $points } VP
web-record-delete = Delete { $title } of { $when }
web-record-delete-sure = Delete this game?
web-record-delete-about = Its result and its record leave this device. Others who played keep theirs.
web-record-delete-it = Delete
web-record-keep = Keep it
web-statistics = Statistics of this device
web-by-title = By title
web-by-level = Against whom
web-by-category = Where your points come from
web-by-category-about = Your mean over { $n ->
        [one] one finished game
       *[other] { $n } finished games
    }.
web-stat-title = Title
web-stat-played = played
web-stat-won = won
web-stat-best = best
web-stat-opponent = Opponent
web-stat-about = Games with one seat on this device count; a game counts for every kind of opponent who sat in it.
web-people = People

## The end of a game

web-you-won = You win the king’s favour, { $points } to { $other }
web-you-shared = You share the king’s favour with { $points }
web-you-came = { $n ->
        [0] You came { $place }, level on points
        [one] You came { $place }, 1 point behind
       *[other] You came { $place }, { $n } points behind
    }
web-seed-about = The number of this deal. Type it under “Deal” when you open a table, and dice and cards fall the same way again.
web-moments = Great moments
web-moment-gain = { $when }: { $name } gains { $n } VP, most in one go.
web-moment-loss = { $when }: { $name } loses { $n } VP.
web-moment-good = { $when }: { $name } takes the lead for good.

## A link to this choice

web-share = Share
web-share-choice = Share choice { $n }
web-share-copy = Copy link to choice { $n }
web-share-link = Link
web-share-code = Code to photograph: leads to choice { $n }
web-share-about = Opens at this very choice, from this side, with the analysis where it is open.
web-share-passing = Opens at this very choice. The server keeps a record that somebody opened only for a while: to share it for good, send the record itself along.
web-share-picture = Picture of the position
web-share-drawing = Drawing…
web-share-no-picture = This browser cannot make a picture of the page.
web-no-choice = This game has no choice “{ $named }”: it has { $all }. This is the end of it.
web-side = Seen by
web-side-all = Everybody
web-side-of = { $name }
web-mistake-before = Previous mistake
web-mistake-after = Next mistake

## The list of mistakes

web-analysis-order = Order
web-analysis-by-cost = by cost
web-analysis-by-game = as played
web-analysis-filter = Show only
web-analysis-only-seat = Show mistakes of { $name }: { $n }
web-analysis-only-grade = Show only { $grade }: { $n }
web-analysis-clear = all
web-analysis-better = Better: { $better }.
web-analysis-row = Choice { $n }, { $grade } of { $name }, cost { $cost }: { $made }. Better: { $better }

## Mistakes tried again

web-retry-short = Again
web-retry-mistakes = Try mistakes again
web-retry-mine = Try my mistakes again
web-retry-seat = Try the mistakes of { $name } again
web-retry-all = Try the mistakes again
web-retry-this = Try choice { $n } again
web-retry-of = Mistake { $n } of { $all }
web-retry-nth = Mistake { $n }
web-retry-outcome-open = not tried yet
web-retry-outcome-1 = found at the first try
web-retry-outcome-2 = found at the second try
web-retry-outcome-0 = not found
web-retry-left = { $n ->
        [one] One try left. What would have been better?
       *[other] { $n } tries. What would have been better?
    }
web-retry-made = In the game; it cost { $cost }.
web-retry-try = { $n ->
        [1] Your first try.
       *[other] Your second try.
    }
web-retry-best = That is the best choice found.
web-retry-good = As good as the best.
web-retry-closer = Closer: { $cost } short of the best.
web-retry-worse = Not better: { $cost } short of the best.
web-retry-same = That was the choice in the game
web-retry-twice = You have tried that
web-retry-judging = Being weighed…
web-retry-answer = This was the best choice found.
web-retry-why = Why
web-retry-next = Next mistake
web-retry-later = Another one

## What if

web-branch-bar = What if
web-branch-you = You play { $names }.
web-branch-bots = Every other seat is played by a bot ({ $bot }).
web-branch-back = Back to the game, choice { $n }
