"""Module 5: soldier tokens."""

from __future__ import annotations

from typing import ClassVar

from courtier.core.agenda import Ask, Task, Together
from courtier.core.options import Option
from courtier.core.words import Arg
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.state import KState


def choose_tokens(s: KState, extra: int) -> None:
    """In secret and all together, before the enemy is revealed (KBM5-002); two equal tokens are no choice."""
    s.push(ShowTokens(extra))
    asks: list[Ask[KState]] = []
    for seat in range(len(s.players)):
        if len(values(s, seat)) > 1:
            asks.append(ChooseToken(seat))
    s.push(Together(asks))


def values(s: KState, seat: int) -> list[int]:
    """What the seat's tokens show, each number once, ascending."""
    out: list[int] = []
    for number in range(len(s.tables.more.tokens)):
        value = s.tables.more.tokens[number]
        if s.more.tokens[seat] >> number & 1 and (len(out) == 0 or out[-1] != value):
            out.append(value)
    return out


def number_of(s: KState, seat: int, value: int) -> int:
    """The seat's first token that shows the value."""
    number = 0
    while s.tables.more.tokens[number] != value or not s.more.tokens[seat] >> number & 1:
        number += 1
    return number


class ChooseToken(Ask[KState]):
    """One of the own tokens."""

    __slots__ = ()
    key: ClassVar[str] = "kingsburg-ask-token"

    def candidates(self, s: KState) -> list[Option]:
        return [s.tables.play[value] for value in values(s, self.seat)]

    def apply(self, s: KState, o: Option) -> None:
        s.more.token_played[self.seat] = number_of(s, self.seat, o.a)

    def args(self, s: KState) -> dict[str, Arg]:
        return {"n": s.players[self.seat].have[w.SOLDIER]}


class ShowTokens(Task[KState]):
    """All are revealed, bring their soldiers and leave the game (KBM5-002, KBM5-003); Mild Winter sends more."""

    __slots__ = ("extra",)
    extra: int

    def __init__(self, extra: int) -> None:
        self.extra = extra

    def run(self, s: KState) -> None:
        more = s.more
        for seat in range(len(s.players)):
            if more.token_played[seat] < 0:  # there was no choice
                more.token_played[seat] = number_of(s, seat, values(s, seat)[0])
            more.tokens[seat] &= ~(1 << more.token_played[seat])
            value = s.tables.more.tokens[more.token_played[seat]]
            more.reinforced[seat] = value + self.extra
            s.players[seat].have[w.SOLDIER] += value + self.extra
            s.tell(w.E_TOKEN, seat, value, self.extra)

    def data(self) -> list[object]:
        return [self.extra]


class ScoreTokens(Task[KState]):
    """Tokens that are left score at the end (KBM5-004, KBM5-005)."""

    __slots__ = ()

    def run(self, s: KState) -> None:
        for seat in s.order:
            vp = 0
            for value in left(s, seat):
                vp += value
            s.players[seat].points[w.P_TOKENS] += vp
            s.tell(w.E_TOKEN_LEFT, seat, vp)


def left(s: KState, seat: int) -> list[int]:
    """The values of the tokens that the seat still has: public, because played ones are seen (KBM5-006)."""
    tokens = s.tables.more.tokens
    return [tokens[number] for number in range(len(tokens)) if s.more.tokens[seat] >> number & 1]
