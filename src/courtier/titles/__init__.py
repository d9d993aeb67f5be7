"""The titles: one folder each, which never import one another."""
