# What seats are asked and told where modules or a scenario are in force; each module's own words stand beside it.

kingsburg-ask-use = { $when }: use your cards
kingsburg-ask-trade = Trade with { $building_the }?
kingsburg-moment-setup_end = Before the first year
kingsburg-moment-year_start = The year starts
kingsburg-moment-season_start = The season starts
kingsburg-moment-roll_window = The dice are rolled
kingsburg-moment-total_window = The totals stand
kingsburg-moment-influence_end = All have placed their dice
kingsburg-moment-season_end = The season ends
kingsburg-moment-recruit_start = Before the recruiting
kingsburg-moment-recruit_end = After the recruiting
kingsburg-moment-winter_start = Winter comes
kingsburg-moment-year_end = The year ends
kingsburg-moment-game_end = The game ends
kingsburg-moment-year_end_last = At the very end of the year
kingsburg-moment-battle_reward = The battle is won
kingsburg-moment-battle_penalty = The battle is lost
kingsburg-moment-built = A building was constructed
kingsburg-must-use = This is no choice: it must be used first.
kingsburg-bazaar-as = { $dice } as { $n } by the Bazaar
kingsburg-story-card = { $some ->
        [0] { $who } uses { $card_the }.
       *[other] { $who } uses { $card_the }: { $gain }.
    }

kingsburg-scenario-anger = anger { $n }
kingsburg-scenario-fair = at the fair: { $goods }
kingsburg-valley = Valley
kingsburg-together = together { $n }, with { $soldiers }♙ for everybody
kingsburg-stays-away = stays away
kingsburg-in-force = as things are, strength { $n }
kingsburg-legend-governors = governors: ● ready ○ used ■ always · not now
kingsburg-legend-tile = ◆ advisor tile
kingsburg-legend-closed = ✕ takes no dice
kingsburg-draft-left = Strips left: { $strips }
kingsburg-has-tokens = ♙ tokens { $tokens }
