"""Seats of a table: who sits where, who is there, and the vote that lets a bot play for somebody who is away."""

from __future__ import annotations

from dataclasses import dataclass, field

from courtier.server import auth
from courtier.server.errors import Refused
from courtier.server.wire import SeatFacts


@dataclass
class Seat:
    """`bot` plays the seat now; a person who comes back may take it again. Secrets are kept as hashes only."""

    seat: int
    kind: str  # me, friend, bot: how the seat was set up
    name: str
    bot: str | None = None
    secret: bytes | None = None
    invitation: bytes | None = None

    @property
    def taken(self) -> bool:
        return self.bot is not None or self.secret is not None


@dataclass
class Seats:
    """All seats, the people connected to each, and the votes under way."""

    all: list[Seat]
    here: dict[int, int] = field(default_factory=dict)  # open connections by seat
    spectators: int = 0
    votes: dict[int, set[int]] = field(default_factory=dict)
    changes: int = 0  # of the seats themselves, not of who is here

    def __getitem__(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.all):
            raise Refused("server-no-seat", 404)
        return self.all[seat]

    def __len__(self) -> int:
        return len(self.all)

    def facts(self) -> list[SeatFacts]:
        return [
            SeatFacts(s.seat, s.kind, s.name, s.taken, bool(self.here.get(s.seat)), s.bot) for s in self.all
        ]

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

    def enter(self, seat: int | None) -> None:
        if seat is None:
            self.spectators += 1
        else:
            self.here[seat] = self.here.get(seat, 0) + 1
            self.votes.pop(seat, None)  # no longer away

    def leave(self, seat: int | None) -> None:
        if seat is None:
            self.spectators -= 1
        else:
            self.here[seat] = self.here.get(seat, 0) - 1
            for agreed in self.votes.values():
                if not self.here[seat]:
                    agreed.discard(seat)

    def voters(self) -> set[int]:
        """Everybody who is here and plays."""
        return {seat.seat for seat in self.all if self.here.get(seat.seat) and seat.bot is None}

    def vote(self, target: int, voter: int | None, agree: bool) -> tuple[set[int], set[int]]:
        """Who agrees that a bot plays for `target`, and who must; `voter` None is the host without a seat."""
        seat = self[target]
        if seat.bot is not None:
            raise Refused("server-already-bot", 409)
        if self.here.get(target):
            raise Refused("server-not-away", 409)
        agreed = self.votes.setdefault(target, set())
        if voter is not None:
            if agree:
                agreed.add(voter)
            else:
                agreed.discard(voter)
        needed = self.voters()
        if not agreed:
            self.votes.pop(target, None)
        return agreed & needed, needed
