"""`python -m tests.e2e.steady ...`: the server, with bots that answer a deal and the same choices alike in every run.

At a real table they draw on its salt, which no other table has, so a browser test would meet a new game each time and
fail where nobody could look again. Here they draw on how many choices they have made.
"""

from __future__ import annotations

import sys
from typing import Any
from unittest.mock import patch

from courtier import Game
from courtier.server import services
from courtier.server.__main__ import main
from courtier.server.bots import Players, Thought


class Steady(Players):
    async def choose(self, game: Game, seat: int, name: str, seed: int, **more: Any) -> Thought:
        # its own choices alone: while all choose in secret, who is quicker must not matter
        made = sum(chooser == seat for chooser, _ in game.choices)
        return await super().choose(game, seat, name, 1000 * made + seat, **more)


def serve(players: type[Players] = Steady) -> int:
    with patch.object(services, "Players", players):
        return main()


if __name__ == "__main__":
    sys.exit(serve())
