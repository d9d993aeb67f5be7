"""The inquisition: abilities of townsfolk, then debts, then a full tax supply (PAL-179 to PAL-189)."""

from __future__ import annotations

from typing import ClassVar, Final

from courtier.core.agenda import Ask, Task
from courtier.core.options import Option
from courtier.core.reasons import Reason
from courtier.titles.paladins import words as w
from courtier.titles.paladins.state import PState
from courtier.titles.paladins.tables import Townsfolk

MUST_FINISH: Final = Reason("paladins-abilities-left", "PAL-181")


def remove_suspicion(s: PState, seat: int) -> None:
    """The newest own card goes to the discards (PAL-148)."""
    p = s.players[seat]
    s.suspicion_gone.append(p.suspicion[-1])
    p.suspicion = p.suspicion[:-1]


def take_debt(s: PState, seat: int) -> bool:
    """An unpaid debt from the pile, unless it is empty (PAL-008)."""
    if s.debts == 0:
        return False
    s.debts -= 1
    s.players[seat].unpaid += 1
    return True


def suspicions(s: PState) -> tuple[int, ...]:
    """How many cards each player holds; the rival comes last."""
    return tuple([len(p.suspicion) for p in s.players])


class Inquisition(Task[PState]):
    """Everybody's abilities from the active player on, passed or not (PAL-179, PAL-181, PAL-209)."""

    __slots__ = ()

    def run(self, s: PState) -> None:
        if s.telling:
            s.tell(w.E_INQUISITION, -1, s.active, more=suspicions(s))
        s.push(HandOutDebts())
        n = len(s.players)
        for i in range(n - 1, -1, -1):
            seat = (s.active + i) % n
            cards: list[int] = []
            for card in s.players[seat].crew:
                if s.tables.townsfolk[card].trigger == w.T_INQUISITION:
                    cards.append(card)
            if len(cards) > 0:
                s.push(Abilities(seat, tuple(cards)))


def drops(s: PState, card: int) -> bool:
    """A Conspirator: gives up suspicion, if its owner likes (PAL-197)."""
    for part in s.tables.rewards[s.tables.townsfolk[card].ongoing]:
        if part.icon == w.REMOVE_SUSPICION:
            return True
    return False


def holds(folk: Townsfolk, suspicion: int) -> bool:
    return folk.least <= suspicion <= folk.most


class Abilities(Ask[PState]):
    """The own abilities in any order; a Conspirator may stay idle, the others act when their condition holds."""

    __slots__ = ("cards",)
    key: ClassVar[str] = "paladins-ask-ability"
    cards: tuple[int, ...]

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.cards = cards

    def run(self, s: PState) -> None:
        if len(s.players[self.seat].suspicion) > 0:
            for card in self.cards:
                if drops(s, card):
                    super().run(s)
                    return
        suspicion = len(s.players[self.seat].suspicion)
        for card in self.cards:  # nobody can change the suspicion any more: the order is all one
            if not drops(s, card) and holds(s.tables.townsfolk[card], suspicion):
                use(s, self.seat, card)

    def candidates(self, s: PState) -> list[Option]:
        out: list[Option] = []
        seen: list[Townsfolk] = []
        for card in self.cards:
            folk = s.tables.townsfolk[card]
            new = True
            for other in seen:
                if other.ongoing == folk.ongoing and other.least == folk.least and other.most == folk.most:
                    new = False
            if new:
                seen.append(folk)
                out.append(s.tables.use[card])
        out.append(s.tables.decline)
        return out

    def why_not(self, s: PState, o: Option) -> Reason | None:
        suspicion = len(s.players[self.seat].suspicion)
        if o.verb.id == w.V_DECLINE:
            for card in self.cards:
                if not drops(s, card) and holds(s.tables.townsfolk[card], suspicion):
                    return MUST_FINISH
            return None
        folk = s.tables.townsfolk[o.a]
        if suspicion < folk.least:
            return Reason("paladins-suspicion-least", "PAL-199", suspicion, folk.least)
        if suspicion > folk.most:
            return Reason("paladins-suspicion-most", "PAL-200", suspicion, folk.most)
        return None

    def apply(self, s: PState, o: Option) -> None:
        if o.verb.id == w.V_DECLINE:
            return
        rest = list(self.cards)
        rest.remove(o.a)
        if len(rest) > 0:
            s.push(Abilities(self.seat, tuple(rest)))
        use(s, self.seat, o.a)

    def data(self) -> list[object]:
        return [self.seat, list(self.cards)]


def use(s: PState, seat: int, card: int) -> None:
    """Rewards come from the main supply (PAL-189)."""
    s.tell(w.E_ABILITY, seat, card)
    for part in s.tables.rewards[s.tables.townsfolk[card].ongoing]:
        if part.icon == w.REMOVE_SUSPICION:
            remove_suspicion(s, seat)
        else:
            s.gain(seat, part.icon, part.n)


class HandOutDebts(Task[PState]):
    """Whoever has the most suspicion gains a debt and returns half of it (PAL-182 to PAL-185)."""

    __slots__ = ()

    def run(self, s: PState) -> None:
        most = 0
        for p in s.players:
            most = max(most, len(p.suspicion))
        n = len(s.players)
        for i in range(n):
            seat = (s.active + i) % n
            p = s.players[seat]
            if most > 0 and len(p.suspicion) == most:
                if take_debt(s, seat):  # who gets none returns nothing (PAL-256)
                    half = most // 2
                    for _ in range(half):
                        remove_suspicion(s, seat)
                    s.tell(w.E_DEBT_GAINED, seat, most, half)
        s.tax = s.tax_full
        if s.telling:
            s.tell(w.E_REFILLED, -1, s.tax, more=suspicions(s))
