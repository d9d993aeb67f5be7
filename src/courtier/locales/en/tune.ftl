# courtier tune

cli-tune-nothing = { $title } has no weights to fit.
cli-tune-way = There is no way “{ $way }” to tune; there is { $known }.
cli-tune-playing = Playing
cli-tune-off = Round { $round }: the weights it played with foretold final points to within { $points }.
cli-tune-share = New weights win { $share } % (± { $margin }) of { $games } two-player games against the old ones, looking one choice ahead.
cli-tune-before = Old prices: { $own } points against { $others }, in { $games } games played by them alone.
cli-tune-after = New prices: { $own } points against { $others }.
cli-tune-kept = Written to { $file }.
cli-tune-not-kept = Not written; --keep writes them to { $file }.
