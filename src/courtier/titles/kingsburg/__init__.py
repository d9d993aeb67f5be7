"""Kingsburg, basic game, two to five seats. One file per heading of the rulebook."""
