"""City of Crowns: what the expansion adds, a file per heading of its rulebook."""
