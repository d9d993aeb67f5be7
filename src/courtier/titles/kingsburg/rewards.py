"""Step c: the advisors pay in ascending rank; then the dice go back."""

from __future__ import annotations

from typing import ClassVar

from courtier.core.agenda import Ask, Task
from courtier.core.bundle import Exchange
from courtier.core.options import Option
from courtier.core.reasons import Reason
from courtier.core.words import Arg, Phrase
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.goods import gain
from courtier.titles.kingsburg.state import KState


class Rewards(Task[KState]):
    """Every advisor with dice pays, in ascending rank (KB-066): rank and seat of each group, the last to pay first."""

    __slots__ = ("due",)
    due: tuple[int, ...]

    def __init__(self, due: tuple[int, ...]) -> None:
        self.due = due

    def run(self, s: KState) -> None:
        left = len(self.due)
        while left > 0:
            left -= 1
            rank = self.due[left] >> 4
            seat = self.due[left] & 15
            advisor = s.tables.advisors[rank]
            if not advisor.asks and not (s.ask_help and stables(s, seat, rank) >= 0):
                receive(s, seat, rank, advisor.rewards[0])
                continue
            s.push(Rewards(self.due[:left]))
            if len(advisor.rewards) > 1 or advisor.priced:
                ChooseReward(seat, rank).run(s)
            else:
                receive(s, seat, rank, advisor.rewards[0])
            return

    def data(self) -> list[object]:
        return [self.due]


class StartRewards(Task[KState]):
    """Two groups at one advisor are paid in turn order, or the same seat twice (KB-113)."""

    __slots__ = ()

    def run(self, s: KState) -> None:
        s.step = w.REWARDS
        place = [0] * len(s.order)
        for i in range(len(s.order)):
            place[s.order[i]] = i
        keys: list[int] = []
        for g in s.groups:
            if g.seat != w.NEUTRAL:  # KB-067, KB-159
                keys.append(g.rank << 8 | place[g.seat] << 4 | g.seat)
        keys.sort(reverse=True)
        due: list[int] = []
        for key in keys:
            due.append(key >> 8 << 4 | key & 15)
        Rewards(tuple(due)).run(s)


def receive(s: KState, seat: int, rank: int, number: int) -> None:
    """Pay the price of one alternative and gain what it brings."""
    s.tell(w.E_REWARD, seat, rank, number)
    helper = stables(s, seat, rank)
    if helper >= 0:
        if s.ask_help:
            s.push(MoreSoldiers(seat, helper, number))
            return
        recruit_more(s, seat, helper)
    exchange(s, seat, s.tables.exchanges[number], w.P_ADVISORS)


def stables(s: KState, seat: int, rank: int) -> int:
    """The own building that adds to this advisor's soldiers, or -1; once per paid reward (KB-189, KB-204)."""
    built = s.players[seat].built
    if built & s.tables.stables and s.tables.advisors[rank].soldiers:
        for b in s.tables.buildings:
            if built & b.bit and b.reward_soldier > 0:
                return b.number
    return -1


def recruit_more(s: KState, seat: int, helper: int) -> None:
    s.players[seat].have[w.SOLDIER] += s.tables.buildings[helper].reward_soldier
    s.tell(w.E_EFFECT, seat, helper)


class Help(Ask[KState]):
    """A building's help that may be unwelcome, where the table has it asked: use it or not (KB-166)."""

    __slots__ = ("building",)
    key: ClassVar[str] = "kingsburg-ask-help"
    building: int

    def __init__(self, seat: int, building: int) -> None:
        super().__init__(seat)
        self.building = building

    def candidates(self, s: KState) -> list[Option]:
        return [s.tables.use[self.building], s.tables.decline]

    def args(self, s: KState) -> dict[str, Arg]:
        return {"building_the": Phrase("building-" + s.tables.buildings[self.building].id + ".the")}


class MoreSoldiers(Help):
    """The Stables, before the rest of the reward, a look for example."""

    __slots__ = ("number",)
    number: int

    def __init__(self, seat: int, building: int, number: int) -> None:
        super().__init__(seat, building)
        self.number = number

    def apply(self, s: KState, o: Option) -> None:
        if o.verb.id == w.V_USE:
            recruit_more(s, self.seat, self.building)
        exchange(s, self.seat, s.tables.exchanges[self.number], w.P_ADVISORS)

    def data(self) -> list[object]:
        return [self.seat, self.building, self.number]


def exchange(s: KState, seat: int, swap: Exchange, category: int) -> None:
    if swap.pay.things:
        p = s.players[seat]
        for i in range(len(swap.pay.things)):
            thing = swap.pay.things[i]
            if thing == w.VP:
                p.points[category] -= swap.pay.amounts[i]  # also at 0 and below (KB-086)
            else:
                p.have[thing] -= swap.pay.amounts[i]
    gain(s, seat, swap.gain, category)


class ChooseReward(Ask[KState]):
    """One of an advisor's alternatives; one with a price may be declined (KB-089)."""

    __slots__ = ("rank",)
    key: ClassVar[str] = "kingsburg-ask-reward"
    rank: int

    def __init__(self, seat: int, rank: int) -> None:
        super().__init__(seat)
        self.rank = rank

    def candidates(self, s: KState) -> list[Option]:
        advisor = s.tables.advisors[self.rank]
        if not advisor.priced:
            return [s.tables.take_reward[number] for number in advisor.rewards]
        out = [s.tables.trade[number] for number in advisor.rewards]
        out.append(s.tables.decline)
        return out

    def why_not(self, s: KState, o: Option) -> Reason | None:
        if o.verb.id == w.V_DECLINE:
            return None
        return s.players[self.seat].lack(s.tables.exchanges[o.a].pay, "KB-090")

    def apply(self, s: KState, o: Option) -> None:
        if o.verb.id == w.V_DECLINE:
            s.tell(w.E_DECLINED, self.seat, self.rank)
        else:
            receive(s, self.seat, self.rank, o.a)

    def data(self) -> list[object]:
        return [self.seat, self.rank]

    def args(self, s: KState) -> dict[str, Arg]:
        return {"advisor_the": Phrase("advisor-" + s.tables.advisors[self.rank].id + ".the")}


class CollectDice(Task[KState]):
    """Everybody takes the dice back; bonus dice and used tokens return to the supply (KB-062, KB-088)."""

    __slots__ = ()

    def run(self, s: KState) -> None:
        for p in s.players:
            p.dice = 0
            p.bonus_dice = 0
        s.groups = [g for g in s.groups if g.seat == w.NEUTRAL]  # those stay until the season ends (KB-156)
        s.holder = [w.FREE] * len(s.holder)
        for g in s.groups:
            s.holder[g.rank] = w.NEUTRAL
