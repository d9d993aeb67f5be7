"""Architects of the West Kingdom: one file per location or heading of the rulebook."""
