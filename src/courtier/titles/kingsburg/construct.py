"""Step d: construct buildings, a second one by the envoy."""

from __future__ import annotations

from typing import ClassVar, Final

from courtier.core.agenda import NOT_OFFERED, Ask
from courtier.core.options import Option
from courtier.core.reasons import Reason
from courtier.titles.kingsburg import prices
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.printed import Building
from courtier.titles.kingsburg.rewards import Help
from courtier.titles.kingsburg.state import KState, Player
from courtier.titles.kingsburg.turns import Turns

BUILT_ALREADY: Final = Reason("kingsburg-built-already", "KB-098")
LEFT_FIRST: Final = Reason("kingsburg-left-first", "KB-097")
NOT_ON_SHEET: Final = Reason("kingsburg-not-on-sheet", "KBM2-004")


def not_next(s: KState, seat: int, o: Option, verb: int) -> Reason | None:
    """Why this is no building that could come next, if it is not its left neighbour."""
    if o.verb.id != verb:
        return NOT_OFFERED
    if not s.sheet(seat).bits >> o.a & 1:
        return NOT_ON_SHEET
    return BUILT_ALREADY if s.players[seat].built >> o.a & 1 else None


class ConstructTurns(Turns):
    """Each seat in turn order, from this place on (KB-094)."""

    __slots__ = ()

    def run(self, s: KState) -> None:
        s.step = w.CONSTRUCT
        for at in range(self.at, len(s.order)):
            if s.players[s.order[at]].goods() >= s.tables.cheapest:
                s.push(ConstructTurns(at + 1))
                Construct(s.order[at]).run(s)
                return


def discount(p: Player, b: Building) -> int:
    """Gold off the printed cost (KB-193, KB-200)."""
    off = 0
    for helper in b.cheaper_by:
        if p.built & helper.bit:
            off += helper.discount
    return min(off, b.gold)


def affordable(p: Player, b: Building) -> bool:
    have = p.have
    if have[w.WOOD] < b.wood or have[w.STONE] < b.stone:
        return False
    short = b.gold - have[w.GOLD]
    return short <= 0 or (p.built & b.cheaper != 0 and short <= discount(p, b))


def shortfall(p: Player, b: Building) -> Reason:
    """The first good that is lacking."""
    need = [b.gold - discount(p, b), b.wood, b.stone]
    thing = w.GOLD
    while p.have[thing] >= need[thing]:
        thing += 1
    return Reason("reason-lack", "KB-095", p.have[thing], need[thing], -1, "thing-" + w.GOODS[thing])


class Construct(Ask[KState]):
    """One building, or none."""

    __slots__ = ()
    key: ClassVar[str] = "kingsburg-ask-construct"

    def candidates(self, s: KState) -> list[Option]:
        """The leftmost missing building of each row (KB-097)."""
        return s.tables.next_buildings(s.sheet(self.seat), s.players[self.seat].built)

    def legal(self, s: KState) -> list[Option]:
        if s.tables.modular and not prices.usual(s, self.seat):
            return prices.legal(s, self.seat, self.candidates(s))
        p = s.players[self.seat]
        buildings = s.tables.buildings
        passes = s.tables.passes
        return [o for o in self.candidates(s) if o is passes or affordable(p, buildings[o.a])]

    def why_not(self, s: KState, o: Option) -> Reason | None:
        """The full price (KB-095)."""
        if o.verb.id == w.V_PASS:
            return None
        p = s.players[self.seat]
        b = s.tables.buildings[o.a]
        if s.tables.modular:
            return prices.why_not(s, self.seat, b)
        return None if affordable(p, b) else shortfall(p, b)

    def beyond(self, s: KState) -> list[Option]:
        built = s.players[self.seat].built
        out: list[Option] = []
        for row in s.sheet(self.seat).rows:
            missing = 0
            for number in row:
                if not built >> number & 1:
                    missing += 1
                    if missing > 1:
                        out.append(s.tables.build[number])
        return out

    def explain(self, s: KState, o: Option) -> Reason:
        return not_next(s, self.seat, o, w.V_BUILD) or LEFT_FIRST

    def apply(self, s: KState, o: Option) -> None:
        if o.verb.id == w.V_PASS:
            return
        if s.envoy == self.seat:
            s.push(SecondBuilding(self.seat))  # KB-099
        self.build(s, o.a)

    def build(self, s: KState, number: int) -> None:
        if s.tables.modular:
            prices.build(s, self.seat, number, self.event())
            return
        p = s.players[self.seat]
        b = s.tables.buildings[number]
        off = discount(p, b)
        if off > 0 and s.ask_help and p.have[w.GOLD] >= b.gold:
            s.push(Discount(self.seat, first_helper(p, b), number, off, self.event()))
        else:
            construct(s, self.seat, number, off, self.event())

    def event(self) -> int:
        return w.E_BUILT


def first_helper(p: Player, b: Building) -> int:
    for helper in b.cheaper_by:
        if p.built & helper.bit:
            return helper.number
    return -1


def construct(s: KState, seat: int, number: int, off: int, event: int) -> None:
    p = s.players[seat]
    b = s.tables.buildings[number]
    p.have[w.GOLD] -= b.gold - off
    p.have[w.WOOD] -= b.wood
    p.have[w.STONE] -= b.stone
    p.built |= b.bit
    p.points[w.P_BUILDINGS] += b.vp  # KB-096
    s.tell(event, seat, number, off)


class Discount(Help):
    """The Crane: gold off, or the full price (KB-166, KB-193)."""

    __slots__ = ("event", "number", "off")
    number: int
    off: int
    event: int

    def __init__(self, seat: int, building: int, number: int, off: int, event: int) -> None:
        super().__init__(seat, building)
        self.number = number
        self.off = off
        self.event = event

    def apply(self, s: KState, o: Option) -> None:
        construct(s, self.seat, self.number, self.off if o.verb.id == w.V_USE else 0, self.event)

    def data(self) -> list[object]:
        return [self.seat, self.building, self.number, self.off, self.event]


class SecondBuilding(Construct):
    """The envoy's other use: one more building, under the same rules (KB-101, KB-109)."""

    __slots__ = ()
    key: ClassVar[str] = "kingsburg-ask-second_building"

    def apply(self, s: KState, o: Option) -> None:
        if o.verb.id == w.V_BUILD:
            self.build(s, o.a)
            s.envoy = w.FREE  # KB-110

    def event(self) -> int:
        return w.E_BUILT_ENVOY
