"""`python -m tests.e2e.paladins_four <cards.toml> ...`: the server, with these cards laid over those of Paladins.

Four paladins drawn are a matter of content, so the browser must cope with them before an expansion brings them.
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path
from typing import Any

from courtier import Game
from courtier.core.content import Content
from courtier.core.title import titles
from courtier.server.bots import Players, Thought
from courtier.titles.paladins.title import Paladins
from tests.e2e.steady import serve

# twelve paladins last for four rounds when two of them leave in each
CARDS = """
[[game]]
id = "base"
paladins_drawn = 4
rounds = 4
"""


class Overlaid(Paladins):
    cards: Path

    @cache  # noqa: B019  as in the class above
    def load(self, overlay: Path | None = None, parts: tuple[str, ...] = ()) -> tuple[Content, Any]:
        return super().load(overlay or self.cards, parts)


class Here(Players):
    """Workers know the printed cards only, so this table's bots draw their choices here."""

    async def choose(self, game: Game, seat: int, name: str, seed: int, **more: Any) -> Thought:
        options = game.options(seat)
        made = sum(chooser == seat for chooser, _ in game.choices)
        return Thought(str(options[(1000 * made + seat) % len(options)]))


if __name__ == "__main__":
    title = Overlaid()
    title.cards = Path(sys.argv.pop(1))
    titles()["paladins"] = title
    sys.exit(serve(Here))
