# What learners are told: errors of encoders and environments, and what each block of an observation means.

encoding-none = { $title } has no encoder, so learners cannot play it. Give its Title a make_encoder().
encoding-action = Action { $action } ({ $symbol }) is not open to seat { $seat } now. Take one of the mask: { $known }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }.
encoding-options = More than { $most } options of one choice are beyond the vocabulary. Choose by the options themselves here.
encoding-range = { $n } does not fit into a byte of an observation: the position is far from any real game.
encoding-differs = These weights or data belong to encoder { $there }, but { $title } with { $seats } seats has encoder { $here } here. Train anew, or use the version of Courtier and the cards they were made with.
batch-actions = This step needs one action for each of the { $games } games, not { $actions }.
