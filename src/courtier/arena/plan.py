"""What an arena plays: who meets whom, in which seats, with which deal. Game number n is always the same game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

from courtier.bots import program
from courtier.core.rng import derive
from courtier.core.table_options import OptionError
from courtier.core.title import title_named
from courtier.core.words import Phrase

Lineup = tuple[str, ...]
ROUNDS = 150  # the usual cap: games between good players end long before it


@dataclass(frozen=True)
class Plan:
    """Plain values, so that it can be sent to other processes and machines."""

    title: str
    seats: int
    bots: tuple[str, ...]
    games: int  # of each line-up, at least
    seed: int
    hero: str = ""  # a gauntlet: this bot against each of the others
    options: dict[str, Any] = field(default_factory=dict)
    content: str | None = None  # a file of cards laid over the printed ones
    limit: float = program.LIMIT  # seconds for a choice of a program from outside
    rounds: int = ROUNDS  # a game that goes on longer is ended, as it stands then, and reported
    workers: bool = False  # levels are asked through the server's worker process; the games are the same
    lots: bool = (
        False  # what all choose together before the first turn, and what the title says (by_lot), is drawn
    )

    @cached_property
    def lineups(self) -> list[Lineup]:
        """Who sits together: all groups that fill the table. Too few bots share the seats in turn, and a gauntlet fills
        the table with one opponent."""
        k = self.seats
        if k == 1:
            return [(name,) for name in self.bots]
        if self.hero:
            return [(self.hero, *[other] * (k - 1)) for other in self.bots if other != self.hero]
        if len(self.bots) < k:
            return [tuple(self.bots[seat % len(self.bots)] for seat in range(k))]
        return list(combinations(self.bots, k))

    @cached_property
    def turns(self) -> int:
        """Games of one deal and one line-up: each of its rotations that differs from the others."""
        return len(rotations(self.lineups[0]))

    @property
    def deals(self) -> int:
        return -(-self.games // self.turns)

    @property
    def total(self) -> int:
        return self.deals * len(self.lineups) * self.turns

    def game(self, index: int) -> Seated:
        """Deals come one after the other, each with all line-ups and rotations: any beginning is nearly balanced,
        and a longer run begins with the games of a shorter one."""
        deal, rest = divmod(index, len(self.lineups) * self.turns)
        lineup, turn = divmod(rest, self.turns)
        bots = rotations(arrangement(self.lineups[lineup], deal))[turn]
        return Seated(index, deal, derive(self.seed, "deal", deal), bots)

    def thinking(self, index: int, choice: int) -> int:
        """The seed of a bot's choice."""
        return derive(self.seed, "game", index, choice)

    def head(self) -> dict[str, Any]:
        """The first line of a file of results: everything that its games depend on."""
        title = title_named(self.title)
        parts = title.parts(title.settle(self.options))
        content, _ = title.load(None if self.content is None else Path(self.content), parts)
        given = title.written(self.options)
        options = {name: list(v) if isinstance(v, tuple) else v for name, v in given.items()}
        head = {"arena": 1, "title": self.title, "seats": self.seats, "bots": list(self.bots), "gauntlet": self.hero,
                "seed": self.seed, "options": options, "content": content.hash}  # fmt: skip
        return head if self.rounds == ROUNDS else {**head, "rounds": self.rounds}


@dataclass(frozen=True)
class Seated:
    """One game: its number, its deal, the deal's seed, and the bots by seat."""

    index: int
    deal: int
    seed: int
    bots: Lineup


def rotations(lineup: Lineup) -> list[Lineup]:
    """The line-up moved round the table, without repeats."""
    turned = [lineup[n:] + lineup[:n] for n in range(len(lineup))]
    return list(dict.fromkeys(turned))


def arrangement(lineup: Lineup, deal: int) -> Lineup:
    """Rotations alone would always seat the same bot to one's left: deals take the ways round the table in turn."""
    if len(set(lineup)) < len(lineup):
        return lineup
    ways = list(permutations(lineup[1:]))
    return (lineup[0], *ways[deal % len(ways)])


def plan_of(
    title: str, seats: int | None, bots: Sequence[str], games: int, seed: int, hero: str,
    options: dict[str, Any], content: str | None, limit: float, rounds: int = ROUNDS,
) -> Plan:  # fmt: skip
    """A plan that can be played; OptionError says what is wrong with it."""
    chosen = title_named(title)
    for name in bots:
        program.check(name, title)
    if hero and hero not in bots:
        raise OptionError(Phrase("arena-hero", {"name": hero, "known": ", ".join(bots)}))
    seats = max(2, chosen.seats[0]) if seats is None else seats
    if not bots or len(set(bots)) < len(bots) or (len(bots) < 2 and seats > 1):
        raise OptionError(Phrase("arena-bots"))
    if seats not in chosen.seats:
        few, many = chosen.seats[0], chosen.seats[-1]
        raise OptionError(
            Phrase("seats-number", {"title": title, "seats": str(seats), "few": few, "many": many})
        )
    chosen.settle(options, seats)
    return Plan(title, seats, tuple(bots), games, seed, hero, options, content, limit, rounds)
