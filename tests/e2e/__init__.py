"""The table in a real browser: Chromium against a server process of its own, through the public pages only."""
