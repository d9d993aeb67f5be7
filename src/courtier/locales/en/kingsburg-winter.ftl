# Recruiting, winter, soldier tokens and scenarios: choices, reasons and the story.

## Choices

kingsburg-play = { $n ->
        [one] Play the token with 1 soldier
       *[other] Play the token with { $n } soldiers
    }
kingsburg-reinforce = { $n ->
        [one] Take 1 soldier
       *[other] Take { $n } soldiers
    }
kingsburg-look = { $deck }
kingsburg-look-enemy = Look at the enemy
kingsburg-look-valley = Look at the valley

## Asks

kingsburg-ask-token = { $n ->
        [0] Choose a soldier token in secret; each serves once, the last one left is worth its number in VP. You have no soldiers yet
        [one] Choose a soldier token in secret; each serves once, the last one left is worth its number in VP. You have 1 soldier
       *[other] Choose a soldier token in secret; each serves once, the last one left is worth its number in VP. You have { $n } soldiers
    }
kingsburg-ask-reinforce = Your Military Academy brings { $own }, the king sends { $common }: which do you take?
kingsburg-ask-look = Which enemy do you look at?
kingsburg-ask-arm = Your strength is { $n }, the enemy’s { $enemy }: pay for more?
kingsburg-ask-ransom = Ransom: pay { $goods } to keep { $building_the }?
kingsburg-ask-tribute = The Dragons demand { $goods }; their anger is { $n }
kingsburg-ask-fair = The Great Fair: trade 1 good?

## Reasons

kingsburg-no-office = “+2” tokens pay soldiers with the Recruiting Office only.
kingsburg-fair-empty = The fair has none of that kind.

## The story

kingsburg-story-sent = { $n ->
        [one] The king sends 1 soldier to everybody.
       *[other] The king sends { $n } soldiers to everybody.
    }
kingsburg-story-token = { $more ->
        [0] { $who } reveals the token { $n }.
       *[other] { $who } reveals the token { $n }, and the mild winter adds { $more }.
    }
kingsburg-story-token_left = { $who } scores { $n } VP with soldier tokens left over.
kingsburg-story-own_die = { $who } rolls { $n } at the Military Academy: { $more ->
        [one] 1 soldier
       *[other] { $more } soldiers
    }.
kingsburg-story-foe = { $some ->
        [0] All in all the enemy’s strength is { $n }.
       *[other] All in all the enemy’s strength is { $n }, with { $parts }.
    }
battle-part-anger = anger of the Dragons
kingsburg-story-valley = { $n ->
        [0] The valley shows { $kind }, strength { $strength }: they stay away.
        [one] The valley joins the enemy: { $kind }, strength { $strength }. Everybody gains 1 soldier.
       *[other] The valley joins the enemy: { $kind }, strength { $strength }. Everybody gains { $n } soldiers.
    }
kingsburg-story-ransom = { $who } pays { $goods } and keeps { $building_the }.
kingsburg-story-kept_soldiers = { $n ->
        [one] 1 soldier of { $who } stays for the next year.
       *[other] { $n } soldiers of { $who } stay for the next year.
    }
kingsburg-story-tribute = { $who } pays { $goods } to the Dragons.
kingsburg-story-anger = { $who } refuses the tribute: the Dragons’ anger is { $n }.
kingsburg-story-slain = { $who } has beaten the Dragons: +{ $n } VP.
kingsburg-story-fair = { $more ->
        [one] { $who } traded most at the fair, once: +{ $n } VP.
       *[other] { $who } traded most at the fair, { $more } times: +{ $n } VP.
    }
kingsburg-story-census = This year the census counts { $tile }.
kingsburg-story-counted = { $who } has the most { $tile }: +{ $n } VP.
