#!/usr/bin/env python3
"""Search with an evaluation of your own: what a soldier, a good or a building is worth to you decides what search does.

    python examples/own_evaluation.py --games 20 --iterations 200

`Mine` judges a position of Kingsburg by four numbers instead of the forty that come with the title, and meets them.
"""

import argparse
from typing import Any

from courtier import CourtierError, Game, start
from courtier.bots import search
from courtier.core.knowledge import Knowledge

GOOD, TOKEN, SOLDIER, DIE = 0.8, 0.6, 0.4, 0.3  # points that each may still bring


class Mine(Knowledge[Any]):
    """Everybody's expected points; when to judge and what to try first is the title's."""

    def __init__(self, usual: Knowledge[Any]) -> None:
        super().__init__([])
        self.usual = usual

    def points(self, s: Any) -> list[float]:
        known = [self.usual.made(s, seat) for seat in range(self.players(s))]
        if s.over():
            return known
        left = self.left(s)
        for seat, player in enumerate(s.players):
            gold, wood, stone, tokens, soldiers = player.have[:5]
            known[seat] += GOOD * min(gold + wood + stone, 9) * min(1.0, 3 * left)
            known[seat] += (TOKEN * tokens + SOLDIER * soldiers) * min(
                1.0, 3 * left
            ) + DIE * player.bonus_dice
        return known

    def made(self, s: Any, seat: int) -> float:
        return self.usual.made(s, seat)

    def players(self, s: Any) -> int:
        return self.usual.players(s)

    def left(self, s: Any) -> float:
        return self.usual.left(s)

    def quiet(self, s: Any) -> bool:
        return self.usual.quiet(s)

    def likes(self, s: Any, at: int) -> list[float]:
        return self.usual.likes(s, at)


def play(seed: int, iterations: int) -> Game:
    """A game of Mine, whose seats alternate, against the title's own evaluation."""
    game = start("kingsburg", 2, seed, history=False)
    usual = game.title.knowledge(game.tables)
    assert usual is not None
    mine = Mine(usual)
    while not game.over:
        seat = game.asks[0].seat
        judge = mine if seat == seed % 2 else usual
        best = search(
            game, seat, seed=seed * 1000 + len(game.choices), iterations=iterations, knowledge=judge
        )[0]
        game.choose(best.option, seat)
    return game


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--iterations", type=int, default=200)
    asked = parser.parse_args()
    won = 0.0
    for seed in range(asked.games):
        game = play(seed, asked.iterations)
        totals = {sheet["seat"]: sheet["total"] for sheet in game.scores()}
        assert game.result is not None
        winners = game.result["winners"]
        won += (seed % 2 in winners) / len(winners)
        print(f"game {seed}: mine {totals[seed % 2]}, the title's own {totals[1 - seed % 2]}")
    print(f"mine won {won:g} of {asked.games}")


if __name__ == "__main__":
    try:
        main()
    except CourtierError as error:
        raise SystemExit(str(error)) from None
