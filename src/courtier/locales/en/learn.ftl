# Nets, learning and datasets: what `courtier learn`, `courtier dataset` and bots with a net say.

net-no-file = There is no file { $file }. A net is made by: courtier learn TITLE
net-broken = { $file } holds no net of Courtier: { $what }
net-other-title = This net was learnt in { $there }; it cannot play { $here }.
learn-exists = { $file } exists already. Choose another file with --out.
learn-beginning = Self-play
learn-playing = Round { $round }: { $games } games, { $positions } positions
learn-trained = Round { $round }: the forecast of final points is off by { $after } (standard error, unseen games), { $before } without the net; { $epochs } epochs.
learn-saved = { $file }: learnt from { $positions } positions of { $games } games.
learn-little = { $games } games are too few to learn from; it takes { $least } or more. Give it more --minutes.
dataset-exists = { $folder } exists already. Choose a new folder with --out.
dataset-file = { $file } is neither a record nor a file of `courtier arena --out`.
dataset-other = { $file } cannot join: a dataset is of one title, number of seats and set of options. What differs: { $differs }.
dataset-digest = Game { $game } of { $file } cannot be played again as it was: the rules, the cards or the bots are others now.
dataset-names = { $name } cannot be a name: use letters, digits, - and _.
dataset-made = { $folder }: { $choices } choices of { $games ->
        [one] one game
       *[other] { $games } games
    }.
dataset-broken = { $folder } is no dataset of Courtier: { $what }
