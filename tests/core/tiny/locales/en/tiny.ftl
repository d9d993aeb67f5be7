# Everything that Tiny says.

title-tiny = Tiny
gem-opal = Opal
gem-pearl = Pearl
gem-garnet = Garnet
gem-ruby = Ruby
tiny-coins = { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }

tiny-ask-reserve = Name the reserve
tiny-ask-peek = Look at the gem?
tiny-ask-bid = Bid in secret; the reserve is { $reserve }
tiny-ask-fate = You won: keep { $gem } or sell it?

tiny-reserve = Reserve { $n }
tiny-peek = Pay a coin and look
tiny-trust = Do not look
tiny-bid = Bid { $coins }
tiny-keep = Keep { $gem }
tiny-sell = Sell { $gem }

tiny-reserve-high = A reserve of { $have } is too high; at most { $need }.

tiny-story-round = Round { $n }: { $who } is the host.
tiny-story-reserve = { $who } asks for { $n } at least.
tiny-story-looked = { $who } looks at the gem.
tiny-story-saw = You see { $gem }.
tiny-story-bid = { $who } bids { $n } with luck { $luck }.
tiny-story-won = { $who } wins { $gem }.
tiny-story-nobody = Nobody wins { $gem }.
tiny-story-sold = { $who } sells { $gem }.

tiny-points-gems = Gems
tiny-points-coins = Coins
