# The analysis of a game in the browser.

web-analysis = Analysis
web-analysis-close = Close the analysis
web-analysis-about = Every choice is searched again, as its seat saw it, and compared with the best one found: what cost points, how well each seat chose, and what was to be expected on the way. You can go on reading meanwhile.
web-analysis-start = Analyse this game
web-analysis-again = Analyse again
web-analysis-stop = Stop
web-analysis-waiting = Another analysis is under way; this one comes next.
web-analysis-running = { $done } of { $all } choices
web-analysis-left = { $done } of { $all } choices; { $minutes ->
        [0] less than a minute left
       *[other] about { $minutes } min left
    }
web-analysis-stopped = Stopped after { $done } of { $all } choices.
web-analysis-failed = The analysis ended with an error.
web-analysis-seat = Seat
web-analysis-accuracy = Accuracy
web-analysis-lost = Points lost
web-analysis-best = Best found
web-analysis-mistakes = What cost points
web-analysis-none = Nothing has cost half a point so far.
web-analysis-chart = Expected final points through the game
web-analysis-chart-go = Go to a choice of the game
web-analysis-cost = Cost { $cost }. Better: { $better }.
web-analysis-lead = Expected lead: { $best } instead of { $lead }.
web-analysis-fine = The best choice found, or as good.
web-analysis-slip = Slip
web-analysis-mistake = Mistake
web-analysis-blunder = Blunder
