"""Tiny as a title: what an entry point of the group `courtier.titles` names."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from courtier.core import check
from courtier.core.agenda import Event, Task
from courtier.core.content import Content
from courtier.core.options import Verb
from courtier.core.piles import Pile, deal_anew, forget
from courtier.core.table_options import OptionSpec
from courtier.core.title import Title
from courtier.core.views import ScoreSheet, View
from courtier.core.words import Arg, Phrase, Who
from tests.core.tiny.rules import FIRST, TASKS, Fate
from tests.core.tiny.state import (
    BACKS,
    E_BID,
    E_NOBODY,
    E_SAW,
    E_SOLD,
    E_WON,
    EVENTS,
    RESERVES,
    Purse,
    Tables,
    TinyState,
)

FOLDER = Path(__file__).parent


class Tiny(Title[TinyState]):
    name: ClassVar[str] = "tiny"
    seats: ClassVar[range] = range(2, 5)
    options: ClassVar[tuple[OptionSpec, ...]] = (
        OptionSpec("peeking", True),  # a yes or no
        OptionSpec("rounds", 3, (2, 3, 4)),  # one of these
        OptionSpec("gifts", (), (1, 2, 3, 4)),  # several of these
    )
    folder: ClassVar[Path] = FOLDER
    locales: ClassVar[Path | None] = FOLDER / "locales"
    events: ClassVar[tuple[str, ...]] = tuple(f"tiny-story-{name}" for name in EVENTS)
    pieces: ClassVar[tuple[type[Any], ...]] = (Purse,)
    tasks: ClassVar[tuple[type[Task[Any]], ...]] = TASKS

    def tables(self, content: Content) -> Tables:
        return Tables(content)

    def verbs(self, tables: Tables) -> list[Verb]:
        return tables.verbs

    def blank(self, tables: Tables, seats: int) -> TinyState:
        return TinyState(
            tables, [Purse(tables.coins, []) for _ in range(seats)], Pile([]), Pile([]), 1, False
        )

    def setup(self, tables: Tables, seats: int, options: Mapping[str, Any], key: bytes) -> TinyState:
        s = self.blank(tables, seats)
        s.key, s.rng = key, 0
        s.peeking, s.rounds, s.gifts = options["peeking"], options["rounds"], list(options["gifts"])
        cards = tables.deck.copy()
        s.shuffle(cards)
        s.pile, s.box = Pile(cards[: s.rounds]), Pile(cards[s.rounds :])
        s.push(FIRST)
        return s

    def check(self, s: TinyState, seats: int, options: Mapping[str, Any]) -> None:
        """What must hold of every position: seats, bounds, coins and gems that neither appear nor vanish."""
        check.equal("purses", len(s.purses), seats)
        settings = [s.peeking, s.rounds, s.gifts]
        check.equal("options", settings, [options["peeking"], options["rounds"], list(options["gifts"])])
        check.number("round", s.round, 1, s.rounds)
        check.number("host", s.host, 0, seats - 1)
        check.number("reserve", s.reserve, 0, RESERVES - 1)
        check.numbers("bids", s.bids, 0, s.tables.coins, seats)
        check.numbers("luck", s.luck, 0, 6, seats)
        coins = [purse.coins for purse in s.purses]
        check.numbers("coins", coins, 0, 99)
        check.equal("bank", s.bank, s.tables.coins * seats - sum(coins))
        check.seen("pile", s.pile, seats)
        check.seen("box", s.box, seats)
        gem = range(len(s.tables.ids))
        wanted = {
            "Round": [], "Auction": [], "Reserve": [range(seats)], "Peek": [range(seats)], "Bid": [range(seats)],
            "Fate": [range(seats), gem]}  # fmt: skip
        check.tasks(s, wanted)
        won = [ask.gem for ask in s.asks if isinstance(ask, Fate)]
        owned = [purse.gems for purse in s.purses]
        check.cards("gems", [s.pile.cards, s.box.cards, s.sold, won, *owned], s.tables.deck)
        check.holds("agenda", not s.asks or type(s.agenda[0]).__name__ == "Round")
        check.equal("pile", len(s.pile.cards), s.rounds - s.round + (1 if any(
            type(task).__name__ == "Auction" for task in s.agenda) else 0))  # fmt: skip

    def view(self, s: TinyState, seat: int | None) -> View:
        top = len(s.pile.cards) - 1
        known = seat is not None and top >= 0 and s.pile.known(top, seat)
        return {
            "title": self.name,
            "seat": seat,
            "round": s.round,
            "host": s.host,
            "reserve": s.reserve,
            "coins": [purse.coins for purse in s.purses],
            "gems": [[s.tables.ids[gem] for gem in purse.gems] for purse in s.purses],
            "backs": [BACKS[s.tables.backs[gem]] for gem in s.pile.cards],
            "top": s.tables.ids[s.pile.cards[-1]] if known else None,
            "bids": s.bids.copy(),  # of the last auction: an answer that waits is not in it
            "over": s.over(),
        }

    def scores(self, s: TinyState) -> list[ScoreSheet]:
        gems = [sum(s.tables.worth[gem] for gem in purse.gems) for purse in s.purses]
        coins = [purse.coins for purse in s.purses]
        totals = [a + b for a, b in zip(gems, coins, strict=True)]
        return [
            {
                "seat": seat,
                "total": total,
                "lines": [
                    {"key": "tiny-points-gems", "points": gems[seat]},
                    {"key": "tiny-points-coins", "points": coins[seat]},
                ],
                "rank": 1 + sum(other > total for other in totals),
            }
            for seat, total in enumerate(totals)
        ]

    def story(self, s: TinyState, event: Event) -> Phrase:
        args: dict[str, Arg] = {"n": event.a, "luck": event.b}
        if event.seat >= 0:
            args["who"] = Who(event.seat)
        if event.kind in (E_SAW, E_WON, E_NOBODY, E_SOLD):
            args["gem"] = Phrase("gem-" + s.tables.ids[event.a])
        if event.kind != E_BID:
            del args["luck"]
        return Phrase(self.events[event.kind], args)

    def sample(self, s: TinyState, seat: int) -> TinyState:
        forget(s, seat)
        deal_anew(s, [s.pile, s.box], s.tables.backs, seat)
        return s


TINY = Tiny()
