"""The engine: it knows no title and imports nothing else of ours."""
