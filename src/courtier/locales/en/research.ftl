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

## Environments

research-extra = { $package } is not installed, or too old. Run: pip install "courtier[{ $extra }]"
research-over = No game is being played: call reset() before the next step.
research-observer = OpenSpiel observers of Courtier take no parameters, but were given: { $params }.
research-not-asked = Seat { $seat } is not asked anything now, so there is no prompt for it.
research-answer-listed = Answer with one line: answer: { $token }
research-answer-free = Answer with one line that names your choice as a token, such as answer: { $token }
research-retry = “{ $said }” is none of the options. Write it as it is listed.
research-tries = No option after { $tries } answers. The last refusal: { $why }

## The command

encoding-column-start = from
encoding-column-block = block
encoding-column-size = bytes
encoding-column-range = values
encoding-column-meaning = meaning
encoding-summary = { $size } bytes, { $actions } actions ({ $spare } of them spare, for what is beyond the axes), { $features } features of an option, hash { $hash }.
bench-research-steps = steps/s
bench-research-absent = { $name } is not measured: { $why }
