# What Architects’ picture in the terminal says; things are signs of one character, goods and skills letters.

architects-letter-clay = c
architects-letter-wood = w
architects-letter-stone = s
architects-letter-gold = g
architects-letter-marble = m
architects-letter-carpentry = C
architects-letter-tiling = T
architects-letter-masonry = M
architects-terminal-seat = seat
architects-terminal-piles = piles
architects-terminal-left = { $n ->
        [one] last round: 1 turn left
       *[other] last round: { $n } turns left
    }
architects-terminal-packet = Pass on all but one
architects-terminal-drawn = Looked at, keep one
architects-terminal-small = small
architects-terminal-middle = go-between
architects-terminal-large = large
architects-terminal-everybody = all:
architects-terminal-most = most
architects-terminal-spared = { $n ->
        [0] no −✝
       *[other] { $n }✝ saved
    }
architects-terminal-held = { $n ->
        [one] 1♙ on other boards
       *[other] { $n }♙ on other boards
    }
architects-terminal-schemes = { $n ->
        [one] 1 scheme left
       *[other] { $n } schemes left
    }
architects-terminal-first-top = left half first
architects-terminal-first-bottom = right half first
architects-terminal-does = did: { $half }
architects-terminal-cannot = could not: { $half }
architects-terminal-muster = short of workers, so first: { $half }
architects-terminal-fallback = neither half possible, so: { $half }
architects-terminal-returns = no worker at home, so one back { $place }
architects-terminal-passes = no worker to bring home: passes
architects-short-quarry = Quarry
architects-short-forest = Forest
architects-short-mines = Mines
architects-short-silversmith = Silversm.
architects-short-storehouse = Storeh.
architects-short-hire = Hire
architects-short-town_centre = Centre
architects-short-tax_stand = Tax Stand
architects-short-black_market = Market
architects-short-imprison = ⊗→▥
architects-short-debt_paid = ✓▣
architects-short-debt_taken = +▣
architects-short-cathedral = ♗
architects-short-build = ⌂
architects-short-price = Price
architects-short-tax = §
architects-short-reset = ↻
architects-short-end_virtue = End
architects-short-end_points = End
architects-legend-silver = silver
architects-legend-tax = tax
architects-legend-virtue = virtue
architects-legend-debt = debt
architects-legend-card = plan
architects-legend-worker = worker
architects-legend-prison = Prison
architects-legend-captives = captives
architects-legend-apprentice = apprentice
architects-legend-buildings = building
architects-legend-cathedral = Cathedral
architects-legend-action = action
architects-legend-reset = reset
architects-legend-end = end
architects-legend-vp = points
architects-legend-next = with your next worker
