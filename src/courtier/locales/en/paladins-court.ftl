# What is chosen, asked, refused and told with City of Crowns.

## Options

paladins-place = Worker on { $muster_the }: { $reward }
paladins-muster = Muster { $muster_the }: { $rewards }
paladins-entrust = Entrust { $coin }: { $action } by { $noble_the }, boosted by { $boost }
paladins-enlist = Enlist { $noble_the } { $coin } ({ $icons }): { $reward }
paladins-cover = { $cover }
paladins-cover-silver = Pay the silver
paladins-cover-provision = Pay the provisions
paladins-cover-debt = Take a debt instead
paladins-lift = Take the workshop off { $action }, { $space } space
paladins-release = Release { $townsfolk_the }: { $reward }

## Questions

paladins-ask-starting_workshop = Place your extra workshop on the right side
paladins-ask-cover = Maugris: { $cost }, or a debt?
paladins-ask-entrusted = { $kind ->
        [commission] For you, { $noble_the } commissions: on which square?
        [fortify] For you, { $noble_the } fortifies
        [garrison] For you, { $noble_the } garrisons: on which square?
        [absolve] For you, { $noble_the } absolves: on which jar space?
        [attack] For you, { $noble_the } attacks: which outsider?
        [convert] For you, { $noble_the } converts: which outsider?
       *[other] { $noble }: { $action }
    }
paladins-ask-free_dismiss = Free dismissal: who leaves the town?
paladins-ask-release = Release one of your townsfolk?
paladins-ask-move_workshop = Which of your workshops moves?
paladins-ask-set_down = From { $action } to where?

## Refusals

paladins-lack-boosted = Needs { $needed }; with this noble and your paladin you reach { $have }, { $missing } short.
paladins-lack-nearest = The card easiest to reach needs { $needed }; you have { $have }, { $missing } short.
paladins-muster-taken = A worker stands on this card until somebody collects it.
paladins-diplomat-there = The Diplomat stands on this pile; choose another one.
paladins-muster-hidden = This muster card does not lie open.
paladins-no-noble = This noble is not at court now.
paladins-no-debt-for-noble = Only the card on the pile may be paid with a debt.
paladins-same-action = The workshop must go to another action.
paladins-not-hired = This townsfolk is not in your crew.
paladins-no-workshop-there = None of your workshops stands there.

## Story

paladins-story-extension = { $who } has the extension with the { $icon } icon.
paladins-story-secret = Your secret order: { $action }, { $need } or more.
paladins-story-secret_shown = { $who } shows the secret order: { $action }, { $m } of { $need }.
paladins-story-placed = { $who } puts { $worker } on { $muster_the }.
paladins-story-mustered = { $who } musters { $muster_the }; the Diplomat walks there.
paladins-story-entrusted = { $who } entrusts an action: { $action } by { $noble_the }, boosted by { $boost }.
paladins-story-enlisted = { $who } enlists { $noble_the } ({ $icons }).
paladins-story-ally = The { $ally } joins { $who }: { $reward }, and { $on_pass } at every pass.
paladins-story-lifted = { $who } takes a workshop off { $action } ({ $space } space).
paladins-story-released = { $who } releases { $townsfolk_the }: { $reward }.
paladins-story-noble_gone = { $noble } leaves the court.
paladins-story-revealed = Revealed on muster pile { $pile }: { $muster }.

## The rival

paladins-rival-place = Worker on a muster card
paladins-plan-enlist = Enlist { $noble_the } ({ $icons }): { $reward }
paladins-plan-entrust = Entrust: { $action } by { $noble_the }, boosted by { $boost }
paladins-why-muster = of the cards it can collect, the one with the highest need
paladins-why-negotiate = the right-most noble it can enlist; else the right-most it can entrust
paladins-why-place = every revealed favour is taken: the left-most free muster card
paladins-cannot-muster = it meets the need of no card away from the Diplomat
paladins-cannot-negotiate = it can enlist nobody and entrust nobody
paladins-cannot-place = no muster card has a free space
