"""Tiny: a title from outside, small enough to read in one sitting. docs/titles.md walks through it."""
