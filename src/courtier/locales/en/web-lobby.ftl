# The quick ways in, and who sits across from you.

web-start = Quick ways in
web-play-now = Play now
web-play-now-about = { $title } against two { $bots }, undo and hints on
web-learn = Learn
web-learn-five = Learn in five minutes
web-learn-five-about = One page with pictures, then a table with a coach.
web-join-friends = Join friends
web-join-friends-about = Open the link that you were sent.
web-join-link = The link
web-join-wrong = This is no link to a table or a game. It looks like https://…/table/…
web-levels = Who sits across from you: five levels
web-level-won = Wins { $n } of 100 games against { $other }.
web-level-won-random = Wins { $n } of 100 games against chance.
web-level-at-once = Answers at once.
web-level-seconds = Longest thought measured: { $n } s.
web-level-fits = fits you
web-deal-about = A deal has a number. The same number deals the same dice and cards again; without one it is drawn and stays secret until the end.
web-coach = Coach
web-menu-chat = { $n ->
        [one] Menu, 1 new line in the chat
       *[other] Menu, { $n } new lines in the chat
    }
web-reveals-short = cannot be undone
