"""One reward of an advisor: its alternatives, their prices, what they bring. Who is paid when stands in paying.py."""

from __future__ import annotations

from typing import ClassVar

from courtier.core.agenda import NOT_OFFERED, Ask
from courtier.core.bundle import Exchange
from courtier.core.options import Option
from courtier.core.reasons import Reason
from courtier.core.words import Arg, Phrase
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.goods import gain
from courtier.titles.kingsburg.modules import tiles
from courtier.titles.kingsburg.modules.tiles import advisor
from courtier.titles.kingsburg.printed import Tile
from courtier.titles.kingsburg.state import KState


def receive(s: KState, seat: int, rank: int, number: int) -> None:
    """Pay the price of one alternative and gain what it brings."""
    s.tell(w.E_REWARD, seat, rank, number)
    helper = stables(s, seat, number)
    if helper >= 0:
        if s.ask_help:
            s.push(MoreSoldiers(seat, helper, number))
            return
        recruit_more(s, seat, helper)
    exchange(s, seat, s.tables.exchanges[number], w.P_ADVISORS)


def stables(s: KState, seat: int, number: int) -> int:
    """The own building that adds to soldiers of an advisor, or -1; once per paid reward (KB-189, KB-204)."""
    built = s.players[seat].built
    if built & s.tables.stables and s.tables.exchanges[number].gain.of(w.SOLDIER) > 0:
        for b in s.tables.buildings:
            if built & b.bit and b.reward_soldier > 0:
                return b.number
    return -1


def recruit_more(s: KState, seat: int, helper: int) -> None:
    s.players[seat].have[w.SOLDIER] += s.tables.buildings[helper].reward_soldier
    s.tell(w.E_EFFECT, seat, helper, more=(w.SOLDIER, s.tables.buildings[helper].reward_soldier))


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
                p.points[category] -= swap.pay.amounts[i]  # also at 0 and below (KB-086, KBM6-021)
            else:
                p.have[thing] -= swap.pay.amounts[i]
    gain(s, seat, swap.gain, category)


class ChooseReward(Ask[KState]):
    """One of an advisor's alternatives; where all have a price they may be declined (KB-089)."""

    __slots__ = ("rank",)
    key: ClassVar[str] = "kingsburg-ask-reward"
    rank: int

    def __init__(self, seat: int, rank: int) -> None:
        super().__init__(seat)
        self.rank = rank

    def candidates(self, s: KState) -> list[Option]:
        t = s.tables
        pays = advisor(s, self.rank)
        out: list[Option] = []
        for number in pays.rewards:
            priced = len(t.exchanges[number].pay.things) > 0
            out.append(t.trade[number] if priced else t.take_reward[number])
        if pays.priced:
            out.append(t.decline)
        return out

    def why_not(self, s: KState, o: Option) -> Reason | None:
        if o.verb.id == w.V_DECLINE:
            return None
        if s.tables.modular:
            pays = advisor(s, self.rank)
            if isinstance(pays, Tile) and pays.op != "":
                return tiles.why_not(s, self.seat, pays, o.a)
        return s.players[self.seat].lack(s.tables.exchanges[o.a].pay, "KB-090")

    def explain(self, s: KState, o: Option) -> Reason:
        """A single good is written like goods of choice: it is the reward that is meant."""
        for candidate in self.candidates(s):
            if o.verb.id == w.V_TAKE and str(candidate) == str(o):
                return self.why_not(s, candidate) or NOT_OFFERED
        return NOT_OFFERED

    def apply(self, s: KState, o: Option) -> None:
        if o.verb.id == w.V_DECLINE:
            s.tell(w.E_DECLINED, self.seat, self.rank)
            return
        receive(s, self.seat, self.rank, o.a)
        if s.tables.modular:
            pays = advisor(s, self.rank)
            if isinstance(pays, Tile):
                beside(s, self.seat, pays, o.a)

    def data(self) -> list[object]:
        return [self.seat, self.rank]

    def args(self, s: KState) -> dict[str, Arg]:
        pays = advisor(s, self.rank)
        deck = "tile-" if isinstance(pays, Tile) else "advisor-"
        return {"advisor_the": Phrase(deck + pays.id + ".the")}


def beside(s: KState, seat: int, tile: Tile, number: int) -> None:
    """What a tile's reward does besides: a good leaves the tile, or the other seats gain too."""
    at = 0
    while tile.rewards[at] != number:
        at += 1
    if tile.op == tiles.STOCK:
        tiles.take_from(s, tile.rank, at)
    elif at < len(tile.others) and tile.others[at] >= 0:  # KBM6-014
        for other in s.order:
            if other != seat:
                s.tell(w.E_REWARD, other, tile.rank, tile.others[at])
                exchange(s, other, s.tables.exchanges[tile.others[at]], w.P_ADVISORS)
