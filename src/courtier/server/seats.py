"""Seats of a table: who sits where, who is there, and the vote that lets a bot play for somebody who is away."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from courtier.bots import USUAL, levels
from courtier.core.words import Phrase
from courtier.server import auth
from courtier.server.errors import Refused
from courtier.server.wire import SeatFacts

FIELDS = ("seat", "kind", "name", "bot", "secret", "invitation", "memory")


@dataclass
class Seat:
    """`bot` plays the seat now; a person who comes back may take it again. Secrets are kept as hashes only."""

    seat: int
    kind: str  # me, friend, bot: how the seat was set up
    name: str
    bot: str | None = None
    secret: bytes | None = None
    invitation: bytes | None = None
    memory: str | None = None  # what its bot keeps for its next choice: JSON of bots/memory.py

    @property
    def taken(self) -> bool:
        return self.bot is not None or self.secret is not None


@dataclass
class Vote:
    """A bot is proposed for somebody who is away; `agreed` are the seats that want exactly this one."""

    bot: str
    agreed: set[int] = field(default_factory=set)


@dataclass
class Seats:
    """All seats, the people connected to each, how long the others have been away, and the votes under way."""

    all: list[Seat]
    grace: float = 60.0  # seconds that somebody must have been away before a bot may take over
    clock: Callable[[], float] = time.monotonic
    here: dict[int, int] = field(default_factory=dict)  # open connections by seat
    left: dict[int, float] = field(default_factory=dict)  # when the last connection of a seat closed
    watching: int = 0  # open connections without a seat
    elsewhere: dict[str, tuple[list[int], int]] = field(default_factory=dict)  # the same at other servers
    votes: dict[int, Vote] = field(default_factory=dict)
    changes: int = 0  # of the seats themselves, not of who is here

    def __post_init__(self) -> None:
        self._start = self.clock()  # who never came is away since then

    def __getitem__(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.all):
            raise Refused("server-no-seat", 404)
        return self.all[seat]

    def __len__(self) -> int:
        return len(self.all)

    def facts(self) -> list[SeatFacts]:
        return [
            SeatFacts(
                s.seat,
                s.kind,
                s.name,
                s.taken,
                self.online(s.seat),
                s.bot,
                away=None if (away := self.away(s.seat)) is None else round(away, 1),
                takeover=None if away is None else round(max(0.0, self.grace - away), 1),
            )
            for s in self.all
        ]

    @property
    def spectators(self) -> int:
        return self.watching + sum(spectators for _, spectators in self.elsewhere.values())

    @property
    def watched(self) -> bool:
        return bool(self.watching or any(self.here.values()) or self.elsewhere)

    def online(self, seat: int) -> bool:
        return bool(self.here.get(seat)) or any([seat in there for there, _ in self.elsewhere.values()])

    def told(self, node: str, there: tuple[list[int], int] | None) -> bool:
        """Who is connected to another server; None: nobody. Whether that changes anything."""
        before = self.elsewhere.get(node)
        if before == there:
            return False
        was = {seat.seat for seat in self.all if self.online(seat.seat)}
        if there is None:
            self.elsewhere.pop(node)
        else:
            self.elsewhere[node] = there
        for seat in range(len(self.all)):
            if seat in was and not self.online(seat):
                self._gone(seat)
            elif seat not in was and self.online(seat):
                self.votes.pop(seat, None)
        return True

    def away(self, seat: int) -> float | None:
        """For how many seconds this person has been away; None for one who is here, and for a bot."""
        if self.online(seat) or self.all[seat].bot is not None:
            return None
        return self.clock() - self.left.get(seat, self._start)

    def full(self) -> bool:
        return all(seat.taken for seat in self.all)

    def any_bot(self) -> bool:
        return any([seat.bot for seat in self.all])

    def holder(self, secret: str) -> Seat | None:
        """The seat of a secret. Every seat is compared, so that the time says nothing."""
        found = None
        for seat in self.all:
            if auth.same(secret, seat.secret):
                found = seat
        return found

    def invited(self, secret: str) -> Seat | None:
        found = None
        for seat in self.all:
            if auth.same(secret, seat.invitation):
                found = seat
        return found

    def claimed(self, seat: int) -> None:
        """Somebody took the seat: whoever does not come counts as away from now on."""
        self.left[seat] = self.clock()
        self.votes.pop(seat, None)

    def enter(self, seat: int | None) -> None:
        if seat is None:
            self.watching += 1
        else:
            self.here[seat] = self.here.get(seat, 0) + 1
            self.votes.pop(seat, None)  # no longer away

    def leave(self, seat: int | None) -> None:
        if seat is None:
            self.watching -= 1
            return
        self.here[seat] = self.here.get(seat, 0) - 1
        if not self.online(seat):
            self._gone(seat)

    def _gone(self, seat: int) -> None:
        self.left[seat] = self.clock()
        for vote in self.votes.values():
            vote.agreed.discard(seat)

    def usual(self) -> str:
        """The strongest level that was seated here from the start; the default level where there is none."""
        seated = [level for level in levels() if any(s.kind == "bot" and s.bot == level for s in self.all)]
        return seated[-1] if seated else USUAL

    def voters(self) -> set[int]:
        """Every person who is here: somebody for whom a bot plays is asked, too."""
        return {seat.seat for seat in self.all if self.online(seat.seat)}

    def vote(self, target: int, voter: int | None, agree: bool, bot: str | None = None) -> Vote:
        """Somebody here speaks for or against a bot in place of `target`; `voter` None is the host without a seat.

        A bot other than the one proposed is a new proposal. Refused for somebody who is here or not long gone, and for
        a bot below the table's usual level.
        """
        seat = self[target]
        if seat.bot is not None:
            raise Refused("server-already-bot", 409)
        away = self.away(target)
        if away is None:
            raise Refused("server-not-away", 409)
        if not agree:
            vote = self.votes.get(target) or Vote(self.usual())
            vote.agreed.discard(voter if voter is not None else -1)
            if not vote.agreed:
                self.votes.pop(target, None)
            return vote
        if away < self.grace:
            raise Refused("server-away-wait", 409, seconds=math.ceil(self.grace - away))
        usual, known = self.usual(), levels()
        if bot is not None and (bot not in known or known.index(bot) < known.index(usual)):
            raise Refused("server-weak-bot", 409, name=bot[:64], least=Phrase(f"bot-{usual}"))
        found = self.votes.get(target)
        if found is None or bot not in (None, found.bot):
            found = self.votes[target] = Vote(bot or usual)
        if voter is not None:
            found.agreed.add(voter)
        return found
