"""Rewrites tests/records, the finished games that are replayed strictly: `make records`, then review the diff.

A game that is there already is played again choice by choice as far as the rules still allow, and by its players from
there on: the diff of a changed rule begins where the rule first matters. `--fresh` plays all games anew.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

from courtier import Game, IllegalChoice, start
from courtier.bots import bot
from courtier.core.record import parse

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "records"


@dataclass(frozen=True)
class Plan:
    """One game to keep: who plays it and how it is dealt."""

    title: str
    seed: int
    players: tuple[str, ...]  # levels of bots, by seat
    options: tuple[tuple[str, str | bool | int | tuple[int, ...]], ...] = ()

    @property
    def path(self) -> Path:
        """A game with modules or an expansion says so in its name."""
        told = dict(self.options)
        modules = told.get("modules", ())
        parts = ["modules" + "".join(map(str, modules))] if isinstance(modules, tuple) and modules else []
        parts += ["crowns"] if told.get("city_of_crowns") else []
        parts += [str(told[name]) for name in ("strips", "tiles", "scenario") if name in told]
        return FOLDER / ("-".join([self.title, str(len(self.players)), str(self.seed), *parts]) + ".txt")


CHARACTERS = (("boards", "variable"), ("promo_boards", True), ("promo_cards", True))
OTHER_READINGS = (
    ("starting_apprentice", True), ("guildhall_flush", True), ("empty_visits", False), ("auto_destroy", True),
    ("conspirator", "per_capture"), ("building_captures", "unlimited"), ("market_cards", 2), ("dead_end", "release"),
    ("first_player", "random"))  # fmt: skip
EVERYTHING = (("modules", (1, 2, 3, 4, 5, 6)), ("scenario", "random"), ("ask_help", True))
CROWNS = ("city_of_crowns", True)
PLANS = (
    Plan("kingsburg", 1, ("random", "random")),
    Plan("kingsburg", 2, ("greedy", "random")),
    Plan("kingsburg", 3, ("greedy", "greedy")),
    Plan("kingsburg", 4, ("random", "greedy", "random")),
    Plan("kingsburg", 5, ("greedy", "greedy", "greedy")),
    Plan("kingsburg", 6, ("random", "random", "random", "random")),
    Plan("kingsburg", 7, ("greedy", "random", "greedy", "greedy")),
    Plan("kingsburg", 8, ("greedy", "greedy", "greedy", "greedy")),
    Plan("kingsburg", 9, ("random", "greedy", "random", "greedy", "random")),
    Plan("kingsburg", 10, ("greedy", "greedy", "greedy", "greedy", "greedy")),
    Plan("kingsburg", 11, ("greedy", "random"), (("modules", (1,)),)),
    Plan("kingsburg", 12, ("greedy", "random", "greedy"), (("modules", (2,)),)),
    Plan("kingsburg", 13, ("random", "greedy", "random"), (("modules", (1, 2)), ("strips", "draft"))),
    Plan("kingsburg", 14, ("greedy", "greedy", "random"), (("modules", (3,)),)),
    Plan("kingsburg", 15, ("greedy", "random", "greedy", "random"), (("modules", (4,)),)),
    Plan("kingsburg", 16, ("greedy", "random"), (("modules", (5,)), ("scenario", "goblin_valley"))),
    Plan("kingsburg", 17, ("random", "greedy", "random"), (("modules", (6,)),)),
    Plan("kingsburg", 18, ("greedy", "greedy"), (("modules", (6,)), ("tiles", "inverted"))),
    Plan("kingsburg", 19, ("greedy", "random", "random"), (("scenario", "dragons_shadow"),)),
    Plan("kingsburg", 20, ("random", "random"), (("scenario", "great_fair"),)),
    Plan("kingsburg", 21, ("greedy", "random", "random", "greedy"), (("scenario", "royal_census"),)),
    Plan("kingsburg", 22, ("random", "greedy", "random", "greedy", "random"), EVERYTHING),
    Plan("kingsburg", 23, ("random", "random"), EVERYTHING),
    Plan("paladins", 1, ("greedy",), (("difficulty", "easy"),)),
    Plan("paladins", 2, ("greedy",), (("difficulty", "standard"),)),
    Plan("paladins", 3, ("greedy",), (("difficulty", "hard"),)),
    Plan("paladins", 4, ("random",), (("difficulty", "hard"),)),
    Plan("paladins", 5, ("random", "random")),
    Plan("paladins", 6, ("greedy", "greedy")),
    Plan("paladins", 7, ("greedy", "random", "greedy")),
    Plan("paladins", 8, ("greedy", "greedy", "greedy")),
    Plan("paladins", 9, ("random", "random", "random", "random")),
    Plan("paladins", 10, ("greedy", "greedy", "greedy", "greedy")),
    Plan("paladins", 11, ("random",), (("difficulty", "insane"), CROWNS)),
    Plan("paladins", 12, ("random",), (("difficulty", "easy"), CROWNS)),
    Plan("paladins", 13, ("random", "random"), (CROWNS,)),
    Plan("paladins", 14, ("random", "random", "random"), (CROWNS,)),
    Plan("paladins", 15, ("random", "random", "random", "random"), (CROWNS,)),
    Plan("architects", 1, ("greedy",), (("opponent", "constantine"), ("level", "novice"))),
    Plan("architects", 2, ("greedy",), (("opponent", "helena"), ("level", "master"))),
    Plan("architects", 3, ("random",), (("opponent", "helena"), *CHARACTERS)),
    Plan("architects", 4, ("greedy", "greedy")),
    Plan("architects", 5, ("random", "greedy"), (("opponent", "constantine"),)),
    Plan("architects", 6, ("greedy", "greedy"), (("opponent", "helena"), ("boards", "variable"))),
    Plan("architects", 7, ("greedy", "random", "greedy")),
    Plan("architects", 8, ("greedy", "greedy", "greedy"), CHARACTERS),
    Plan("architects", 9, ("random", "random", "random", "random"), (("promo_cards", True),)),
    Plan("architects", 10, ("greedy", "greedy", "greedy", "greedy"), OTHER_READINGS),
    Plan("architects", 11, ("greedy", "greedy", "greedy", "greedy", "greedy")),
    Plan("architects", 12, ("greedy", "random", "greedy", "random", "greedy"), CHARACTERS),
)


def played(plan: Plan, before: str | None) -> str:
    """The record of the finished game; `before` is the one that was kept until now."""
    game = start(plan.title, len(plan.players), plan.seed, dict(plan.options))
    if before is not None:
        follow(game, before)
    while not game.over:
        seat = game.asks[0].seat
        game.choose(bot(plan.players[seat]).choose(game, seat, len(game.choices)), seat)
    return game.record(names=plan.players)


def follow(game: Game, before: str) -> None:
    """As far as the old choices are still legal."""
    for seat, token in parse(before, cut=True).choices:
        try:
            game.choose(token, seat)
        except IllegalChoice:
            return


def main() -> None:
    fresh = "--fresh" in sys.argv
    for plan in PLANS:
        before = plan.path.read_text(encoding="utf-8") if plan.path.exists() else None
        text = played(plan, None if fresh else before)
        plan.path.write_text(text, encoding="utf-8")
        print(f"{plan.path.name}: {'as it was' if text == before else 'rewritten'}")
    for path in set(FOLDER.glob("*.txt")) - {plan.path for plan in PLANS}:
        path.unlink()
        print(f"{path.name}: removed")


if __name__ == "__main__":
    main()
