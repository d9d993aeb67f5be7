"""Task, Ask, Together and State: what still has to happen is data inside the state.

`advance()` runs tasks from the end of the agenda until one must ask a seat. The seat's option is applied, which pushes
more tasks. So any moment can be saved, cloned, undone, replayed or drawn.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from courtier.core.options import Option
from courtier.core.reasons import IllegalChoice, Reason
from courtier.core.rng import BLOCK_BITS, WORD, WORDS, block_of, step, word_of
from courtier.core.words import Arg, Phrase

S = TypeVar("S", bound="State")

NOT_ASKED: Final = Reason("reason-not-asked", "")
NOT_OFFERED: Final = Reason("reason-not-offered", "")
ALL_SEATS: Final = -1


class NoOption(Exception):
    """An ask without a single legal option: a hole in a title's rules, never a player's fault."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Task(Generic[S]):
    """One thing that still has to happen. Immutable (ints and tuples of ints), so clones share it."""

    __slots__ = ()

    def run(self, s: S) -> None:
        raise NotImplementedError

    def data(self) -> list[object]:
        """The constructor's arguments, for saving."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Task[S]):
    """A choice of one seat. Legal = a candidate that `why_not` has nothing against."""

    __slots__ = ("seat",)
    key: ClassVar[str] = ""  # message key of the prompt, <title>-ask-<kind>
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def candidates(self, s: S) -> list[Option]:
        """What a person might well try. Every legal option is among them."""
        raise NotImplementedError

    def why_not(self, s: S, o: Option) -> Reason | None:
        """The rule: what stands against this candidate, or None."""
        return None

    def beyond(self, s: S) -> list[Option]:
        """Options that cannot be candidates now but deserve an explanation; all are refused."""
        return []

    def explain(self, s: S, o: Option) -> Reason:
        """Why something that is not a candidate is refused."""
        return NOT_OFFERED

    def apply(self, s: S, o: Option) -> None:
        raise NotImplementedError

    def run(self, s: S) -> None:
        options = self.legal(s)
        n = len(options)
        if n > 1:
            s.asks.append(self)
            s.options.append(options)
        elif n == 1:  # a choice of one is no choice
            self.apply(s, options[0])
        else:
            raise NoOption(f"{type(self).__name__} of seat {self.seat}")

    def legal(self, s: S) -> list[Option]:
        """May be overridden for speed alone: a property test holds it equal to this."""
        return [o for o in self.candidates(s) if self.why_not(s, o) is None]

    def refused(self, s: S, o: Option) -> Reason:
        """The reason against an option that is not offered."""
        for candidate in self.candidates(s):
            if candidate == o:
                return self.why_not(s, o) or NOT_OFFERED
        return self.explain(s, o)

    def data(self) -> list[object]:
        return [self.seat]

    def args(self, s: S) -> dict[str, Arg]:
        """The arguments of the prompt."""
        return {}


@mypyc_attr(free_list_len=1)  # asked for at every choice, and dropped
class Question:
    """An open ask as people and bots meet it: who is asked, what kind of choice, and the prompt.

    The prompt is made when it is read, and tells of the position as it then is: read it before the choice.
    """

    __slots__ = ("_ask", "_state", "seat")
    seat: int
    _ask: Ask[Any]
    _state: State

    def __init__(self, s: State, ask: Ask[Any]) -> None:
        self.seat = ask.seat
        self._ask = ask
        self._state = s

    @property
    def kind(self) -> str:
        return self._ask.key.rpartition("-")[2]

    def phrase(self) -> Phrase:
        return Phrase(self._ask.key, self._ask.args(self._state))

    def prompt(self, lang: str = "en") -> str:
        return self.phrase().text(lang)

    def __repr__(self) -> str:
        return f"<seat {self.seat}: {self.kind}>"


def _seat_of(ask: Ask[Any]) -> int:
    return ask.seat


class Together(Task[S]):
    """Several seats choose at once and in secret; nothing is applied before the last has chosen."""

    __slots__ = ("all",)
    all: list[Ask[S]]

    def __init__(self, all: list[Ask[S]]) -> None:
        self.all = sorted(all, key=_seat_of)  # whatever order the title counts in, asks stand by seat

    def run(self, s: S) -> None:
        for ask in self.all:
            options = ask.legal(s)
            if len(options) == 0:
                raise NoOption(f"{type(ask).__name__} of seat {ask.seat}")
            s.asks.append(ask)
            s.options.append(options)
        s.together = len(self.all) > 0


class Held:
    """A secret answer waiting for the others."""

    __slots__ = ("ask", "option")
    ask: Ask[Any]
    option: Option

    def __init__(self, ask: Ask[Any], option: Option) -> None:
        self.ask = ask
        self.option = option


class Event:
    """Something that happened, for the log and the scenes: a number of the title's story and small ints."""

    __slots__ = ("a", "b", "kind", "more", "seat", "to")
    kind: int
    seat: int
    a: int
    b: int
    to: int  # bit set of the seats that may know it
    more: tuple[int, ...]  # what two numbers cannot hold: the parts of a sum, for example

    def __init__(self, kind: int, seat: int, a: int, b: int, to: int, more: tuple[int, ...] = ()) -> None:
        self.kind = kind
        self.seat = seat
        self.a = a
        self.b = b
        self.to = to
        self.more = more


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Base of every title's state. Subclasses add fields and clone() every one of them."""

    __slots__ = (
        "agenda", "asks", "barrier", "block", "block_at", "events", "held", "key", "options", "rng", "telling",
        "together")  # fmt: skip
    agenda: list[Task[Any]]
    asks: list[Ask[Any]]  # open choices, by seat; several only when simultaneous
    options: list[list[Option]]  # legal options of each open ask; replaced, never mutated
    held: list[Held]  # secret answers, by seat
    together: bool
    key: bytes  # of a real game's secret draws; none: a sample or a play-out, which draws from the fast generator
    rng: int  # the fast generator; with a key, how many words were drawn
    block: bytes  # of the key's stream, with the word at `rng`; no part of the position
    block_at: int  # the number of this block
    barrier: int  # counts reveals and rolls: undo stops where it changed
    telling: bool  # play-outs tell no story
    events: list[Event]  # since they were last collected; no part of the position

    def __init__(self, rng: int, telling: bool) -> None:
        self.agenda = []
        self.asks = []
        self.options = []
        self.held = []
        self.together = False
        self.key = b""
        self.rng = rng
        self.block = b""
        self.block_at = -1
        self.barrier = 0
        self.telling = telling
        self.events = []

    def clone(self) -> State:
        """A copy that shares nothing mutable and tells no story."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[Any, ...]:
        from courtier.core.copies import state_parts  # which knows titles

        return state_parts(self)

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    def copy_agenda(self, c: State) -> None:
        """What clone() of every title does for the fields of this class."""
        c.agenda = self.agenda.copy()
        c.asks = self.asks.copy()
        c.options = self.options.copy()
        c.held = self.held.copy()
        c.together = self.together
        c.key = self.key
        c.block = self.block
        c.block_at = self.block_at
        c.barrier = self.barrier

    def push(self, task: Task[Any]) -> None:
        self.agenda.append(task)

    def below(self, n: int) -> int:
        """A random int from 0 to n - 1."""
        if self.key:
            return self._secret_below(n)
        x = step(self.rng)
        self.rng = x
        return (x >> 12) % n

    def _secret_below(self, n: int) -> int:
        """Words past the last multiple of n are left out, so that every result is exactly as likely."""
        while True:
            at = self.rng
            self.rng = at + 1
            number = at >> BLOCK_BITS
            if self.block_at != number:
                self.block = block_of(self.key, number)
                self.block_at = number
            word = word_of(self.block, at & WORDS - 1)
            if word < WORD - n or word < WORD - WORD % n:  # the first is nearly always so, and cheaper
                return word % n

    def unkeyed(self, rng: int) -> None:
        """From here on the fast generator: what comes has nothing to do with what the real game would draw."""
        self.key = b""
        self.block = b""
        self.block_at = -1
        self.rng = rng

    def shuffle(self, cards: list[int]) -> None:
        self.barrier += 1
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]

    def tell(
        self,
        kind: int,
        seat: int = -1,
        a: int = 0,
        b: int = 0,
        to: int = ALL_SEATS,
        more: tuple[int, ...] = (),
    ) -> None:
        if self.telling:
            self.events.append(Event(kind, seat, a, b, to, more))

    def advance(self) -> None:
        agenda = self.agenda
        while agenda and not self.asks:
            agenda.pop().run(self)

    def over(self) -> bool:
        return len(self.asks) == 0

    def play(self, at: int, o: Option) -> None:
        """Apply a legal option of open ask number `at`; the caller took it from options[at]."""
        if not self.together:
            self.options.pop()
            self.asks.pop().apply(self, o)
        else:
            ask = self.asks[at]
            del self.asks[at]
            self.options = self.options[:at] + self.options[at + 1 :]
            self._hold(Held(ask, o))
            if self.asks:
                return
            held = self.held
            self.held = []
            self.together = False
            self.barrier += 1  # everybody's answer is revealed
            for h in held:  # by seat: who answered first changes nothing
                h.ask.apply(self, h.option)
        self.advance()

    def _hold(self, answer: Held) -> None:
        at = 0
        while at < len(self.held) and self.held[at].ask.seat < answer.ask.seat:
            at += 1
        self.held.insert(at, answer)

    def recall(self, seat: int) -> bool:
        """A seat takes back its own secret answer while others are still choosing."""
        for h in self.held:
            if h.ask.seat == seat:
                self.held = [other for other in self.held if other is not h]
                at = 0
                while at < len(self.asks) and self.asks[at].seat < seat:
                    at += 1
                self.asks.insert(at, h.ask)
                self.options = [*self.options[:at], h.ask.legal(self), *self.options[at:]]
                return True
        return False

    def asked(self, seat: int) -> int:
        """The number of this seat's open ask, or -1."""
        for i in range(len(self.asks)):
            if self.asks[i].seat == seat:
                return i
        return -1

    def choose(self, o: Option, seat: int) -> Option:
        """Checked: raises IllegalChoice with the reason and changes nothing. Returns the offered object."""
        at = self.asked(seat)
        if at < 0:
            raise IllegalChoice(NOT_ASKED)
        options = self.options[at]
        for offered in options:
            if offered is o:  # what was asked for a moment ago
                self.play(at, offered)
                return offered
        for offered in options:
            if offered == o:
                self.play(at, offered)  # the shared object, never the caller's copy
                return offered
        raise IllegalChoice(self.asks[at].refused(self, o))

    def refusals(self, at: int) -> list[tuple[Option, Reason]]:
        ask = self.asks[at]
        out: list[tuple[Option, Reason]] = []
        for o in ask.candidates(self):
            reason = ask.why_not(self, o)
            if reason is not None:
                out.append((o, reason))
        for o in ask.beyond(self):
            out.append((o, ask.explain(self, o)))
        return out


def playout(s: State, seed: int) -> int:
    """Play to the end with uniformly random choices; returns how many were made. The benchmark and soak loop.

    The choices come from a small generator of their own: the state's is for what the game rolls. Its numbers stay
    below 2**30, where compiled multiplication is one instruction.
    """
    x = seed & 0x3FFFFFFF
    n = 0
    while True:
        asks = len(s.asks)
        if asks == 0:
            return n
        x = x * 69069 + 1 & 0x3FFFFFFF
        at = (x >> 22) % asks if asks > 1 else 0
        options = s.options[at]
        s.play(at, options[(x >> 10) % len(options)])
        n += 1
