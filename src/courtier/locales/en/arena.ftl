# Bots from outside, the arena and the analysis of a game.

## Programs that take a seat

program-words = “{ $command }” is not a command: { $what }
program-missing = There is no program “{ $command }” that can be run. Write exec:./my_bot, or exec:"python3 my_bot.py".
program-forfeit = The program “{ $command }” loses its seat: { $why } The bot { $level } plays on.
program-unstarted = it cannot be started ({ $what }).
program-slow = no answer within { $seconds } seconds.
program-ended = it ended ({ $said }).
program-nonsense = “{ $answer }” is not an answer with "choose" in it.
program-illegal = “{ $answer }” is none of the options it was offered.
script-unknown = There is no script “{ $name }” for { $title }. There are: { $known }.
script-forfeit = The script { $name } loses its seat: { $what }. The bot { $level } plays on.

## The arena

arena-bots = An arena needs at least two different bots (one is enough for a game of one seat); none may be named twice.
arena-hero = { $name } is not among the bots: { $known }.
arena-one-kind = Either --round-robin or --gauntlet, not both.
arena-exists = { $file } exists. --resume goes on with it; or choose another file.
arena-broken = { $file } is not a file of arena games, or it is damaged.
arena-other = { $file } holds the games of another arena; what differs: { $differs }.
arena-resume-what = --resume goes on with a file of games: name it with --out.
arena-no-cluster = No Ray cluster at { $address }: { $what }
arena-other-version = On { $where } runs Courtier { $there }, here { $here }; install the same program on all machines.
arena-other-cards = On { $where } the cards are { $there }, here { $here }; install the same program on all machines.
arena-cluster-empty = The cluster has no processor left that could play; games in the --out file are kept. Add workers and go on with --resume.
arena-cluster-import = A worker of the cluster cannot run Courtier: { $what }. Install the same program on all machines.
arena-cluster-failed = The cluster gave up: { $what }. Games in the --out file are kept; go on with --resume.
arena-playing = Playing
arena-stopped = Stopped after { $games } of { $all } games.
arena-stopped-file = Stopped after { $games } of { $all } games. They are in { $file }; the same command with --resume goes on.
arena-forfeits = { $n ->
        [one] One seat forfeited: { $why }
       *[other] { $n } seats forfeited: { $why }
    }
arena-heading = Arena: { $title }, { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }
arena-summary = { $games } of { $all } games, seed { $seed }. Ratings: openskill (Plackett-Luce), ± two standard deviations.
arena-capped = { $n ->
        [one] One game was ended at its cap on rounds and counts as it stood then.
       *[other] { $n } games were ended at their cap on rounds and count as they stood then.
    }
arena-ladder-one = courtier arena ladder takes one title, or none for all of them.
arena-ladder-stopped = Stopped. The games are in { $folder }; the same command goes on.
arena-odd-nothing = For { $title } nobody has said what would be odd.
arena-odd-what = Odd choices / occasions
arena-odd-share = Of all choices (95 %)
arena-odd-about = { $games } games, seed { $seed }.
odd-kingsburg-passes_by = Passes though dice alone would bring a reward for nothing
odd-kingsburg-leaves_unbuilt = Constructs nothing in the very last season though it could
odd-kingsburg-leaves_the_envoy = Passes in the very last season with the envoy unused
odd-kingsburg-gives_dear_for_cheap = Pays with what it has least of though it has plenty of another good
odd-paladins-refuses_a_gift = Declines to drop a suspicion or a debt for nothing
odd-paladins-keeps_fewer = Keeps fewer workers for the next round than it may
odd-paladins-stops_with_hands_full = Passes in the last round with many workers and an action for points open
odd-paladins-hires_on_credit = Takes a debt for somebody it could have had free
odd-architects-comes_for_nothing = Visits a place and does nothing there though it could
odd-architects-sends_away = Discards an apprentice though there is room for more
odd-architects-robs_an_empty_stand = Loses virtue at the Tax Stand for no silver
odd-architects-leaves_a_building = Does something else in its last turn though it could build
arena-column-bot = Bot
arena-column-rating = Rating
arena-column-wins = Wins (95 %)
arena-column-points = Points
arena-column-clock = Seconds a choice
arena-column-forfeits = Forfeits
arena-column-seat = Seat
arena-crosstable = Who comes before whom
arena-crosstable-about = The row’s bot ahead of the column’s at the same table, ties counting half, with the 95 % interval.
arena-categories = Mean points by category
arena-total = Total
arena-seats = Seats
arena-seats-about = Every deal is played in every rotation, so a difference between seats is the seat’s own.
arena-chart-ratings = Rating, ± two standard deviations
arena-chart-beats = Who comes before whom (row ahead of column)
arena-chart-points = Mean points by category
arena-chart-seats = Wins by seat, with 95 % intervals

## The analysis of a game

analyse-thinking = Thinking it over
analyse-stopped = Stopped after { $done } of { $all } choices.
analyse-heading = { $title }: { $choices } choices looked at again
analyse-graph = Expected final points, from { $low } to { $high }; ! marks what cost something
analyse-column-seat = Seat
analyse-column-accuracy = Accuracy
analyse-column-cost = Points lost
analyse-column-best = Best found
analyse-column-slip = Slips ?!
analyse-column-mistake = Mistakes ?
analyse-column-blunder = Blunders ??
analyse-worst = What cost most
analyse-none = Nothing cost half a point.
analyse-mistake = { $asked } → { $made } (−{ $cost }). Better: { $better }. Expected ahead of the best other: { $best } instead of { $lead }.

# courtier balance

balance-heading = { $games } games, { $seats } seats, { $bot } on each
balance-nothing = { $title } has no cards to compare with these options; try --option modules=3.
balance-card = Card
balance-points = Points against the mean
balance-seats = Seats
balance-deck-governor = Governors
balance-deck-strip = Strips
balance-deck-destiny = Destinies
balance-deck-tile = Advisor tiles
balance-deck-paladins-townsfolk = Townsfolk hired
balance-deck-paladins-paladin = Paladins played
balance-deck-paladins-muster = Muster cards collected
balance-deck-paladins-noble = Nobles enlisted
