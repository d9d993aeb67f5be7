"""The log of one table applied to its game: what may be appended, and what appending does. No storage, no sockets.

Events are numbered from 1; replaying them all from the seed gives the position again.
"""

from __future__ import annotations

from typing import NamedTuple

from courtier import CourtierError, Game, IllegalChoice, Option
from courtier.server.errors import Refused
from courtier.server.store import EventRow


class Made(NamedTuple):
    """A choice that can still be undone. `person` chose it, not a bot: who holds the seat later does not matter."""

    seat: int
    person: bool


CHECKPOINT = 25  # events between two digests
AROUND = ("takeover", "return", "pause")  # events that leave the position as it is


class Log:
    """`made_at[seq]` is the number of choices in force after event `seq`; the story's lines carry the same number."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seq = 0
        self.last: EventRow | None = None
        self.made_at = [0]
        self.ids: dict[tuple[int, str], int] = {}  # what each client already sent, and where it stands
        self.bots: dict[int, str | None] = {}  # seats where a bot took over or was sent away again
        self.paused: bool | None = None  # None: nobody has said anything about it
        self._held = 0  # secret answers that wait for the others
        self._trail: list[Made] = []  # what can still be undone, oldest first
        self._undone: list[list[Made]] = []  # for each undo, what it took back
        self._asked_since = {ask.seat: 0 for ask in game.asks}
        self._offers: dict[int, dict[str, Option]] = {}

    @property
    def made(self) -> int:
        return self.made_at[-1]

    def asked(self, seat: int) -> bool:
        return seat in self._asked_since

    def offers(self, seat: int) -> dict[str, Option]:
        """The legal options of a seat by token, computed once for each position."""
        found = self._offers.get(seat)
        if found is None:
            found = self._offers[seat] = {str(option): option for option in self.game.options(seat)}
        return found

    def digest(self) -> str | None:
        """For the next event's row: now and then it says what position it was made in."""
        return self.game.digest() if self.seq and self.seq % CHECKPOINT == 0 else None

    def ends_with(self, row: EventRow, seq: int) -> bool:
        """Was it this row that was applied as event `seq`, the last one?"""
        return seq == self.seq and self.last is not None and _identity(row) == _identity(self.last)

    # what may be appended: each raises Refused and changes nothing

    def check_fresh(self, seat: int, seq: int) -> None:
        """The sender saw the question that it answers. Secret answers of others do not make it stale."""
        if not self._asked_since.get(seat, self.seq) <= seq <= self.seq:
            raise Refused("server-stale", 409)

    def check_last(self, seq: int) -> None:
        if seq != self.seq:
            raise Refused("server-stale", 409)

    def check_choice(self, seat: int, token: str) -> None:
        if token in self.offers(seat):
            return
        try:
            self.game.clone().choose(token, seat)
        except IllegalChoice as error:
            raise Refused.because(error.reason.phrase(), rule=error.reason.rule or None) from None
        except CourtierError as error:
            raise Refused.because(error.said) from None
        raise Refused("reason-no-such-token", 409)  # legal, but not in the words the engine itself uses

    def check_recall(self, seat: int) -> None:
        if not self._held or not self.game.clone().recall(seat):
            raise Refused("server-nothing-to-recall", 409)

    def undo_steps(self, seat: int) -> int:
        """How many choices bring this seat back to its last one, its own or a bot's for it; 0 when it may not undo.

        Nobody undoes what another person chose, whoever plays that seat now.
        """
        if self._held:
            return 0
        for steps, choice in enumerate(reversed(self._trail), start=1):
            if choice.seat == seat:
                return steps
            if choice.person:
                return 0
        return 0

    def redo_steps(self, seat: int) -> int:
        return len(self._undone[-1]) if self._undone and self._undone[-1][0].seat == seat else 0

    # appending

    def apply(self, row: EventRow) -> None:
        """A committed event. It was checked before, or it comes from the store."""
        if row["seq"] != self.seq + 1:
            raise ValueError(f"event {row['seq']} after event {self.seq}")
        seat, token = row["seat"], row["token"]
        made = self.made
        if row["kind"] == "choose":
            made += self._choose(Made(seat, row["client"] is not None), token)  # a bot's choice has no client
        elif row["kind"] == "recall":
            self.game.recall(seat)
            self._held -= 1
        elif row["kind"] == "undo":
            taken = self._trail[-int(token) :]
            for _ in taken:
                self.game.undo()
            del self._trail[-len(taken) :]
            self._undone.append(taken)
            made -= len(taken)
        elif row["kind"] == "redo":
            again = self._undone.pop()
            for _ in again:
                self.game.redo()
            self._trail += again
            made += len(again)
        elif row["kind"] == "takeover":
            self.bots[seat] = token
        elif row["kind"] == "return":
            self.bots[seat] = None
        elif row["kind"] == "pause":
            self.paused = token == "on"
        else:
            raise ValueError(f"unknown event {row['kind']!r}")
        self.seq += 1
        self.last = row
        self.made_at.append(made)
        if row["client"] is not None:
            self.ids[seat, row["client"]] = self.seq
        if row["kind"] not in AROUND:
            self._ask_again(secret=row["kind"] == "recall" or self._held > 0)

    def _choose(self, choice: Made, token: str) -> int:
        """Returns how many choices are in force now that were not before."""
        together = len(self._asked_since) > 1
        self.game.choose(self._offers.get(choice.seat, {}).get(token, token), choice.seat)
        self._undone.clear()
        if together:
            self._held += 1
            return 0
        answers = self._held + 1
        self._held = 0
        if self.game.undo_seat is None:
            self._trail.clear()  # something was rolled or revealed
        else:
            self._trail.append(choice)
        return answers

    def _ask_again(self, secret: bool) -> None:
        """A secret answer leaves the questions of the other seats as they were."""
        before = self._asked_since if secret else {}
        self._asked_since = {ask.seat: before.get(ask.seat, self.seq) for ask in self.game.asks}
        self._offers = {}


def _identity(row: EventRow) -> tuple[object, ...]:
    return row["seq"], row["kind"], row["seat"], row["token"], row["client"], row["at"]
