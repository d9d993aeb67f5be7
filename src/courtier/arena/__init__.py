"""The arena: bots against bots, over many games, with ratings and charts."""
