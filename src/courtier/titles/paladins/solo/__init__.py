"""The rulebook's solo opponent: one file per heading of the solo rules."""
