# Dice, turn order and influence where modules are in force.

advisor-politician_5 = Politician’s rank 5
    .the = the Politician’s rank 5
    .to = to the Politician’s rank 5
    .of = of the Politician’s rank 5
advisor-politician_13 = Politician’s rank 13
    .the = the Politician’s rank 13
    .to = to the Politician’s rank 13
    .of = of the Politician’s rank 13

## Choices

kingsburg-turn = { $building }: turn your dice to { $dice }
kingsburg-roll = { $building }: reroll { $dice }
kingsburg-move = Move { $dice }
kingsburg-private = { $count ->
        [0] Politician, rank { $rank }
       *[other] Politician, rank { $rank }: place { $dice }
    }
kingsburg-private_envoy = Politician, rank { $rank }: place { $dice } with the king’s envoy
kingsburg-diplomat = { $advisor }: place { $dice } with the Diplomat

## Prompts

kingsburg-ask-turn = Which values do your dice take ({ $building_the })?
kingsburg-ask-move = The Duke: which dice move to the Duchess?
kingsburg-ask-bless = Bless everybody this season? Once a year.
kingsburg-ask-blessed = A blessing in a good year: 1 VP from the Priest or 1 good from the Good Year?

## Refusals

kingsburg-closed = This advisor takes no dice now.
kingsburg-reserved = { $who } has reserved this advisor for the year.
kingsburg-diplomat-where-free = Nobody stands here, so the Diplomat is not needed.
kingsburg-diplomat-used = The Diplomat has already acted this year.
kingsburg-no-bazaar = You do not own the Bazaar.
kingsburg-bazaar-used = The Bazaar has been used this season.
kingsburg-bazaar-alone = The Bazaar changes one player die that stands alone.

## The chronicle

kingsburg-story-dice = { $who } uses { $building_the } and now has { $dice }: { $total }.
kingsburg-story-moved = { $who } moves dice from { $advisor_the } to { $target_the }.
kingsburg-story-item_taken = { $who } finds { $item } at { $advisor_the }.
kingsburg-story-blessed = { $vp ->
        [0] { $who } receives a bonus die from { $building_the }.
       *[other] { $who } receives { $vp } VP from { $building_the }.
    }
