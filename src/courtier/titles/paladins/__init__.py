"""Paladins of the West Kingdom: one file per heading of the rulebook."""
