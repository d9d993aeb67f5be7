# Scenes and turns told one at a time, for all titles.

scene-continue = Continue
scene-skip = Skip
scene-stays = Stays until you continue
told-telling = What the others do
told-follow = How turns are told
told-pause = Pause
told-go-on = Go on
told-step = Step
told-faster-now = Speed: { $n } times; faster
told-to-now = Skip to now ({ $n })
told-again = Again
told-since = Since your last turn
told-hide = hide
told-more = { $n ->
        [one] 1 more
       *[other] { $n } more
    }
told-show-again = Show this scene again
web-scenes = Scenes
web-scenes-all = All
web-scenes-lost = With losses
web-scenes-off = None
web-follow = Follow the others
web-follow-about = What others choose is told one at a time; you can skip to now.
