# What Kingsburg's scenes say.

kb-scene-winter = Winter, year { $year }
kb-scene-reinforcements = reinforcements
kb-scene-tokens = soldier tokens
kb-scene-everybody = The king’s soldiers
kb-scene-soldiers = { $n ->
        [one] soldier for everybody
       *[other] soldiers for everybody
    }
kb-scene-reveal = the enemy comes
kb-scene-prize = prize: { $what }
kb-scene-loss = loss: { $what }
kb-scene-strength = to beat
kb-scene-against-all = Everybody fights alone. Who is stronger wins; equal strength is a tie.
kb-scene-valley-joins = { $n ->
        [one] The valley joins: strengths add, everybody gains 1 soldier, prizes and losses of both cards count.
       *[other] The valley joins: strengths add, everybody gains { $n } soldiers, prizes and losses of both cards count.
    }
kb-scene-valley-stays = The valley stays away.
kb-scene-strengths = strength, part by part
kb-scene-enemy = enemy
kb-scene-outcome = prize and loss
kb-scene-won = Victory
kb-scene-tied = Tie
kb-scene-lost = Defeat
kb-scene-against = against { $n }
kb-scene-highest = +{ $n } strongest
kb-scene-destroyed = destroyed, −{ $vp } VP
kb-scene-bonus-die = bonus die
kb-scene-has-envoy = the envoy
kb-scene-why-favor = fewest buildings, then fewest goods
kb-scene-why-reward = most buildings
kb-scene-why-envoy = fewest buildings, then fewest goods
kb-scene-dice = New dice
kb-scene-order = Turn order
kb-scene-lowest-first = the lowest total goes first
kb-scene-place = { $n ->
        [one] first
        [2] second
        [3] third
       *[other] { $n }th
    }
kb-scene-rewards = Rewards
kb-scene-lowest-rank = lowest rank first
kb-scene-declined = declines
kb-scene-governors = The governors
kb-scene-destiny = The destiny of year { $year }
kb-scene-tile = A new reward at court
kb-scene-tile-gone = A tile leaves the game
