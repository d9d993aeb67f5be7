"""For people who study play: environments, data, learning. Everything here needs an extra (core/extras.py)."""
