"""Rewards icon by icon, in any order where that can matter (PAL-062 to PAL-067, PAL-147 to PAL-162).

What an icon sets off (a suspicion, a choice, an inquisition) is finished before the next icon; effects.py says what
that is.
"""

from __future__ import annotations

from typing import ClassVar, Final

from courtier.core.agenda import Ask, Task
from courtier.core.options import Option
from courtier.core.reasons import Reason
from courtier.core.words import Arg, Phrase
from courtier.titles.paladins import words as w
from courtier.titles.paladins.effect import Effect
from courtier.titles.paladins.inquisition import remove_suspicion
from courtier.titles.paladins.state import Player, PState
from courtier.titles.paladins.suspicion import Suspicion, Tax

NO_SUSPICION: Final = Reason("paladins-no-suspicion", "PAL-148")
NO_DEBT: Final = Reason("paladins-no-unpaid-debt", "PAL-150")


class Resolve(Task[PState]):
    """Gain a reward from part number `at` on."""

    __slots__ = ("at", "reward", "seat")
    seat: int
    reward: int
    at: int

    def __init__(self, seat: int, reward: int, at: int) -> None:
        self.seat = seat
        self.reward = reward
        self.at = at

    def run(self, s: PState) -> None:
        parts = s.tables.rewards[self.reward]
        at = self.at
        while at < len(parts):
            part = parts[at]
            at += 1
            icon = part.icon
            if icon <= w.LAST_PLAIN:
                s.gain(self.seat, icon, part.n)
                if icon != w.CRIMINAL:
                    continue
                self.told(s, at)
            else:
                self.told(s, at - 1)
            if at < len(parts):
                s.push(Resolve(self.seat, self.reward, at))
            if icon == w.CHOOSE:
                s.push(ChooseReward(self.seat, self.reward, at - 1))
            else:
                s.tables.effects[icon].set_off(s, self.seat, part.n)
            return
        self.told(s, at)

    def told(self, s: PState, to: int) -> None:
        """One line for the plain icons gained together."""
        if to > self.at:
            s.tell(w.E_GAIN, self.seat, self.reward, self.at << 4 | to)

    def data(self) -> list[object]:
        return [self.seat, self.reward, self.at]


class CriminalEffect(Effect[PState]):
    """Each criminal brings a suspicion, whatever its source (PAL-167)."""

    __slots__ = ()

    def set_off(self, s: PState, seat: int, n: int) -> None:
        s.push(Suspicion(seat, n, False))


class TaxEffect(Effect[PState]):
    __slots__ = ()

    def set_off(self, s: PState, seat: int, n: int) -> None:
        s.push(Tax(seat, n))


class Offered(Effect[PState]):
    """Removing suspicion and paying or destroying debts may be declined, one by one (PAL-065)."""

    __slots__ = ("icon",)
    icon: int

    def __init__(self, icon: int) -> None:
        self.icon = icon

    def set_off(self, s: PState, seat: int, n: int) -> None:
        for _ in range(n):
            s.push(Accept(seat, self.icon))


class Accept(Ask[PState]):
    __slots__ = ("icon",)
    key: ClassVar[str] = "paladins-ask-accept"
    icon: int

    def __init__(self, seat: int, icon: int) -> None:
        super().__init__(seat)
        self.icon = icon

    def candidates(self, s: PState) -> list[Option]:
        return [s.tables.do[self.icon], s.tables.decline]

    def why_not(self, s: PState, o: Option) -> Reason | None:
        if o.verb.id == w.V_DECLINE:
            return None
        p = s.players[self.seat]
        if self.icon == w.REMOVE_SUSPICION:
            return None if len(p.suspicion) > 0 else NO_SUSPICION
        return None if p.unpaid > 0 else NO_DEBT

    def apply(self, s: PState, o: Option) -> None:
        if o.verb.id == w.V_DECLINE:
            return
        p = s.players[self.seat]
        if self.icon == w.REMOVE_SUSPICION:
            remove_suspicion(s, self.seat)
            s.tell(w.E_REMOVED, self.seat)
        elif self.icon == w.DESTROY_DEBT:
            p.unpaid -= 1
            s.debts += 1  # it can be drawn again (PAL-149, PAL-177)
            s.tell(w.E_DEBT_DESTROYED, self.seat)
        else:
            p.unpaid -= 1
            p.paid += 1
            s.tell(w.E_DEBT_PAID, self.seat)
            in_any_order(s, self.seat, triggered(s, p, w.T_PAY_DEBT))  # PAL-198, PAL-201

    def data(self) -> list[object]:
        return [self.seat, self.icon]

    def args(self, s: PState) -> dict[str, Arg]:
        return {"icon": Phrase("paladins-do-" + w.ICONS[self.icon])}


def gain(s: PState, seat: int, reward: int) -> None:
    """All of a reward; its parts in any order where that can matter (PAL-063)."""
    parts = s.tables.parts[reward]
    if len(parts) > 1 and order_matters(s, parts):
        in_any_order(s, seat, parts)
    elif reward != s.tables.nothing:
        s.push(Resolve(seat, reward, 0))


def in_any_order(s: PState, seat: int, rewards: list[int]) -> None:
    """Several rewards at once (PAL-063, PAL-204); those that no inquisition can touch come first, unasked."""
    if len(rewards) > 1 and order_matters(s, rewards):
        asked: list[int] = []
        plain: list[int] = []
        for reward in rewards:
            if s.tables.causes[reward] or s.tables.reacts[reward]:
                asked.append(reward)
            else:
                plain.append(reward)
        s.push(InOrder(seat, tuple(asked)))
        rewards = plain
    for i in range(len(rewards) - 1, -1, -1):
        s.push(Resolve(seat, rewards[i], 0))


def order_matters(s: PState, rewards: list[int]) -> bool:
    """Only an inquisition makes the order matter: one must be possible, and something must react to it."""
    t = s.tables
    causes = 0
    reacts = 0
    pull = 0
    criminals = 0
    for reward in rewards:
        if t.causes[reward]:
            causes += 1
        elif t.reacts[reward]:
            reacts += 1
        pull += t.pull[reward]
        criminals += t.criminals[reward]
    if causes == 0 or causes + reacts < 2:
        return False
    return pull >= s.tax or criminals > len(s.suspicion.cards) + len(s.suspicion_gone)


class InOrder(Ask[PState]):
    """Which of several rewards comes first; asks again for the rest."""

    __slots__ = ("rewards",)
    key: ClassVar[str] = "paladins-ask-order"
    rewards: tuple[int, ...]

    def __init__(self, seat: int, rewards: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.rewards = rewards

    def candidates(self, s: PState) -> list[Option]:
        out: list[Option] = []
        for reward in self.rewards:
            o = s.tables.first[reward]
            if o not in out:
                out.append(o)
        return out

    def apply(self, s: PState, o: Option) -> None:
        rest = list(self.rewards)
        rest.remove(o.a)
        if len(rest) > 0:
            s.push(InOrder(self.seat, tuple(rest)))
        s.push(Resolve(self.seat, o.a, 0))

    def data(self) -> list[object]:
        return [self.seat, list(self.rewards)]


class ChooseReward(Ask[PState]):
    """One side of a reward with a choice; one without effect may be chosen too (PAL-108)."""

    __slots__ = ("at", "reward")
    key: ClassVar[str] = "paladins-ask-reward"
    reward: int
    at: int

    def __init__(self, seat: int, reward: int, at: int) -> None:
        super().__init__(seat)
        self.reward = reward
        self.at = at

    def candidates(self, s: PState) -> list[Option]:
        return [s.tables.take[choice] for choice in s.tables.rewards[self.reward][self.at].choices]

    def apply(self, s: PState, o: Option) -> None:
        s.push(Resolve(self.seat, o.a, 0))

    def data(self) -> list[object]:
        return [self.seat, self.reward, self.at]


def triggered(s: PState, p: Player, moment: int) -> list[int]:
    """Rewards of the crew who act at this moment; every copy does (PAL-202)."""
    out: list[int] = []
    folk = s.tables.townsfolk
    for card in p.crew:
        if folk[card].trigger == moment:
            out.append(folk[card].ongoing)
    return out


class Triggers(Task[PState]):
    """Bonuses tied to an action, noted before it began, gained after its own rewards (PAL-067)."""

    __slots__ = ("rewards", "seat")
    seat: int
    rewards: tuple[int, ...]

    def __init__(self, seat: int, rewards: tuple[int, ...]) -> None:
        self.seat = seat
        self.rewards = rewards

    def run(self, s: PState) -> None:
        in_any_order(s, self.seat, list(self.rewards))

    def data(self) -> list[object]:
        return [self.seat, list(self.rewards)]
