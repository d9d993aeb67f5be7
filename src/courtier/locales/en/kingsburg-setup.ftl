# Setup of modules, construction with them, and the destinies.

advisor-politician = Politician
    .the = the Politician
    .to = to the Politician
    .of = of the Politician

## Choices

kingsburg-govern = Keep { $governor_the }
kingsburg-cover = { $count ->
        [0] Use no strip
       *[other] Use { $strips }
    }
kingsburg-exchange = Return one for another
kingsburg-pick = Take { $strip }
kingsburg-raise = Raise { $building_the }
kingsburg-reserve = Reserve { $advisor_the }
kingsburg-swap = Give { $goods } for { $other }
kingsburg-sell = Sell { $goods }

## Prompts

kingsburg-ask-governor = Keep one of your governors; all are revealed together
kingsburg-ask-exchange_strip = Who was dealt two strips of one letter may return one for another. Everybody is asked, so that nobody learns who was
kingsburg-ask-draft = Take a strip
kingsburg-ask-strips = Which of your strips cover rows of your province?
kingsburg-ask-raise = { $n ->
        [one] The Sorcerer: raise 1 more building for free, without VP
       *[other] The Sorcerer: raise up to { $n } buildings for free, without VP
    }
kingsburg-ask-save_good = The Architect saves { $goods } of the price: which?
kingsburg-ask-tax = Take 1 good ({ $building_the })?
kingsburg-ask-reserve = Secret Deals: reserve an advisor for this year
kingsburg-ask-bandits = { $n ->
        [one] Bandits: lose 1 good
       *[other] Bandits: lose { $n } goods
    }
kingsburg-ask-swap = { $n ->
        [one] Great Caravan: swap 1 good?
       *[other] Great Caravan: swap up to { $n } goods?
    }
kingsburg-ask-sell = { $n ->
        [one] Harvest Festival: sell 1 good for { $vp } VP?
       *[other] Harvest Festival: sell up to { $n } goods for { $vp } VP each?
    }
kingsburg-ask-levy = Royal Levy: pay { $goods }, or decline and lose { $vp }
kingsburg-ask-donate = { $n ->
        [0] The king is sick: give { $pay } for his recovery?
       *[other] The king is sick: give { $pay } for his recovery? { $n } so far
    }

## Refusals

kingsburg-no-pair = Your two strips differ.
kingsburg-not-your-strip = You do not hold this strip.
kingsburg-strip-gone = None of these strips is left.
kingsburg-not-dealt = You were not dealt this governor.
kingsburg-not-on-sheet = This building does not stand on your sheet.
kingsburg-first-column = Only buildings of column I rise for free.
kingsburg-no-politician = Nobody plays the Politician.
kingsburg-swap-others = Up to { $need } goods, each for a good of another kind.
kingsburg-sell-most = You may sell 1 to { $need } goods, not { $have }.

## The chronicle

kingsburg-story-governor = { $who } is { $governor_the }.
kingsburg-story-strips = { $count ->
        [0] { $who } uses no strip.
       *[other] { $who } covers rows: { $strips }.
    }
kingsburg-story-picked = { $who } takes { $strip }.
kingsburg-story-exchanged = { $who } returns one of two identical strips for another.
kingsburg-story-built-for-less = { $who } builds { $building_the } for { $goods } less (+{ $vp } VP).
kingsburg-story-raised = { $who } raises { $building_the } for free.
kingsburg-story-destiny = The destiny of this year: { $destiny }.
kingsburg-story-card_gain = { $card }: { $who } gains { $what }.
kingsburg-story-card_loss = { $card }: { $who } gives up { $what }.
kingsburg-story-reserved = { $who } has reserved { $advisor_the } for this year.
kingsburg-story-item = Laid on { $advisor_the }: { $item }.
kingsburg-story-closed = The dice show { $dice }: { $advisor_the } takes no dice this season.
kingsburg-story-common_roll = { $destiny }: { $who } rolls { $n } for everybody.
kingsburg-story-swapped = { $who } gives { $goods } for { $other }.
kingsburg-story-sold = { $who } sells { $goods } for { $vp } VP.
kingsburg-story-king_lives = { $who } rolls { $n }, with { $paid } gold given: the king recovers.
kingsburg-story-king_dies = { $who } rolls { $n }, with { $paid } gold given: the king dies. This year is the last.
