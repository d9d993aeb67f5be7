# The levels that people play against, weakest first.

bot-page = Page
    .about = Is learning: sees most of what is there, judges it badly.
bot-squire = Squire
    .about = Looks one choice ahead and sometimes errs.
bot-knight = Knight
    .about = Looks one choice ahead, carefully.
bot-steward = Steward
    .about = Thinks some choices ahead, a moment each.
bot-chancellor = Chancellor
    .about = Thinks as far ahead as it can, up to three seconds a choice.

# courtier bench

cli-bench-search = search iterations/s
cli-bench-ratio-search_to_interpreted = { $title }: compiled search makes { $ratio } times the interpreted iterations.
