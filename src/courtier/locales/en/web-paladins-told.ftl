# What Paladins' scenes say.

pal-scene-court = the king asks
pal-scene-taverns = Open taverns
pal-scene-inquisition = The inquisition
pal-scene-suspect = The most suspect: { $names }
pal-scene-last-tax = takes the last tax
pal-scene-last-tax-why = the last tax is taken
pal-scene-townsfolk = townsfolk speak first
pal-scene-costs = what it costs
pal-scene-suspicion = { $n ->
        [0] no suspicion
       *[other] { $n } suspicion
    }
pal-scene-most = { $n }, the most
pal-scene-safe = safe
pal-scene-debt = +1 debt
pal-scene-paladins = The paladins ride
pal-scene-scheme = scheme
pal-scene-workers = { $n ->
        [one] 1 worker
       *[other] { $n } workers
    }
pal-scene-schemes = { $n ->
        [one] 1 scheme left in the pile
       *[other] { $n } schemes left in the pile
    }
pal-scene-gone = who leaves
pal-scene-ally = An ally joins
pal-scene-ally-pass = at every pass: { $what }
pal-scene-pile = Pile { $n }
pal-scene-secrets = The secret orders
