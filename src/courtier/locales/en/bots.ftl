# The levels that people play against, weakest first.

bot-page = Page
    .about = Is learning: sees most of what is there, judges it badly.
    .many = Pages
bot-squire = Squire
    .about = Looks one choice ahead and sometimes errs.
    .many = Squires
bot-knight = Knight
    .about = Looks one choice ahead, carefully.
    .many = Knights
bot-steward = Steward
    .about = Thinks some choices ahead, a moment each.
    .many = Stewards
bot-chancellor = Chancellor
    .about = Thinks as far ahead as it can, up to three seconds a choice.
    .many = Chancellors

# courtier bench

cli-bench-search = search iterations/s
cli-bench-ratio-search_to_interpreted = { $title }: compiled search makes { $ratio } times the interpreted iterations.

# Hints: what the best choice buys, compared with the second best. Parts are lines of the score sheet, or these.

hint-gain = Compared with “{ $other }”: { $parts }.
hint-more = { $what } +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-less = { $what } −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-better = Better than “{ $other }” by a little of everything.
hint-even = About as good as “{ $other }”: the difference is within what chance makes.
hint-trade = About as good as “{ $other }”: { $parts }; in all, the difference is within what chance makes.
hint-next = “{ $choice }” can follow: in { $often } of 100 games played on, in { $seldom } otherwise.
hint-cut = The time was up before all was weighed: asked again, the hint may differ.
hint-others = Holding the others back
hint-to-come = What is still to come
hint-goods = Goods
hint-dice = Dice and tokens
hint-workers = Workers
hint-apprentices = Apprentices
