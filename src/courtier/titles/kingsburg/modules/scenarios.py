"""The four scenarios: what each deals, and what it does at the moments of the year. At most one is played (KBS-003)."""

from __future__ import annotations

from typing import ClassVar

from courtier.core.agenda import Ask
from courtier.core.options import COUNT_BITS, Option
from courtier.core.piles import Pile
from courtier.core.reasons import Reason
from courtier.core.words import Arg
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.effects import Rule
from courtier.titles.kingsburg.goods import PayOrNot, move
from courtier.titles.kingsburg.state import KState
from courtier.titles.kingsburg.turns import MomentTurns


def rule(s: KState, number: int) -> Rule:
    """A rule of the scenario that is played, as its deck counts them: all numbers come from there."""
    return s.tables.more.rules[s.more.scenario][number - 1]


# setup


def set_up(s: KState, number: int) -> None:
    s.more.scenario = number
    if number == w.GOBLIN_VALLEY:
        deal_valley(s)
    elif number == w.DRAGONS_SHADOW:
        lay_dragons(s)
    elif number == w.GREAT_FAIR:
        s.more.fair = rule(s, 1).amounts.copy()  # KBS-017
    elif number == w.ROYAL_CENSUS:
        tiles = rule(s, 1).amounts.copy()
        s.shuffle(tiles)
        s.more.census = Pile(tiles)


def deal_valley(s: KState) -> None:
    """One unused card a year, year I on top (KBS-004)."""
    backs = s.tables.backs
    deck: list[int] = []
    for year in range(s.tables.numbers.years, 0, -1):
        unused = [c for c in s.box.cards if backs[c] == year]
        if len(unused) > 0:
            deck.append(unused[s.below(len(unused))])
    s.barrier += 1
    s.box = Pile([c for c in s.box.cards if c not in deck])
    s.more.valley = Pile(deck)


def lay_dragons(s: KState) -> None:
    """The last year's enemy, as everybody knows (KBS-012)."""
    if not rule(s, 1).years >> s.tables.numbers.years & 1:
        return
    last = s.enemies.cards[0]
    for c in range(len(s.tables.enemies)):
        enemy = s.tables.enemies[c]
        if enemy.kind == w.DRAGONS and enemy.year == s.tables.numbers.years:
            if c != last:
                s.box.cards[s.box.cards.index(c)] = last
                s.enemies.cards[0] = c
            s.enemies.seen[0] = (1 << len(s.players)) - 1


# moments


class ScenarioTurns(MomentTurns):
    """What the scenario does at a moment, after the destiny (KBM4-051)."""

    __slots__ = ()

    def run(self, s: KState) -> None:
        scenario = s.more.scenario
        if self.moment == w.SEASON_END:
            if scenario == w.DRAGONS_SHADOW and rule(s, 2).phases >> s.phase & rule(s, 2).years >> s.year & 1:
                self.tribute(s)
            elif scenario == w.GREAT_FAIR and rule(s, 2).phases >> s.phase & 1:
                self.fair(s)
            elif scenario == w.ROYAL_CENSUS and rule(s, 3).phases >> s.phase & 1:
                count(s)
        elif self.moment == w.YEAR_START:
            if scenario == w.ROYAL_CENSUS:
                s.more.census_tile = s.more.census.draw()
                s.barrier += 1
                s.tell(w.E_CENSUS, -1, s.more.census_tile)
        elif self.moment == w.YEAR_END:
            if scenario == w.GREAT_FAIR:
                award(s, s.more.fair_trades)
                for kind in range(len(w.GOODS)):
                    s.more.fair[kind] = max(s.more.fair[kind], rule(s, 4).n)  # KBS-020

    def tribute(self, s: KState) -> None:
        for at in range(self.at, len(s.order)):
            seat = s.order[at]
            if s.players[seat].goods() < rule(s, 2).n:
                refuse(s, seat)  # KBS-025
                continue
            s.push(ScenarioTurns(self.moment, at + 1))
            s.push(Tribute(seat, rule(s, 2).n))
            return

    def fair(self, s: KState) -> None:
        for at in range(self.at, len(s.order)):
            if can_swap(s, s.order[at]):
                s.push(ScenarioTurns(self.moment, at + 1))
                s.push(Fair(s.order[at], rule(s, 2).n))
                return


def award(s: KState, counts: list[int]) -> None:
    """The most alone, or less for each of several; never for nothing (KBS-019, KBS-023)."""
    most = max(counts)
    if most == 0:
        return
    leaders = 0
    for n in counts:
        if n == most:
            leaders += 1
    vp = rule(s, 3).vp if leaders == 1 else rule(s, 3).tied
    for seat in s.order:
        if counts[seat] == most:
            s.players[seat].points[w.P_SCENARIO] += vp
            if s.more.scenario == w.GREAT_FAIR:
                s.tell(w.E_FAIR, seat, vp, most)
            else:
                s.tell(w.E_COUNTED, seat, vp, s.more.census_tile)


# Goblin Valley


def reveal_valley(s: KState) -> None:
    """The top card joins if it shows Goblins, in the last year whatever it shows (KBS-005)."""
    more = s.more
    if len(more.valley.cards) == 0 or s.tables.backs[more.valley.cards[-1]] != s.year:
        return
    shown = more.valley.draw()
    more.valley_past.append(shown)
    joins = s.tables.enemies[shown].kind == w.GOBLINS or rule(s, 2).years >> s.year & 1 == 1
    s.tell(w.E_VALLEY, -1, shown, s.year if joins else 0)
    if joins:
        more.valley_enemy = shown
        for p in s.players:
            p.have[w.SOLDIER] += s.year  # KBS-006


# The Dragon's Shadow


def refuse(s: KState, seat: int) -> None:
    s.more.anger += rule(s, 2).anger
    s.more.refusals[seat] += 1
    s.tell(w.E_ANGER, seat, s.more.anger)


class Tribute(PayOrNot):
    """Goods, or anger (KBS-013)."""

    __slots__ = ()
    key: ClassVar[str] = "kingsburg-ask-tribute"
    rule: ClassVar[str] = "KBS-013"

    def paid(self, s: KState, goods: int) -> None:
        s.tell(w.E_TRIBUTE, self.seat, goods)

    def refuse(self, s: KState) -> None:
        refuse(s, self.seat)

    def args(self, s: KState) -> dict[str, Arg]:
        return super().args(s) | {"n": s.more.anger}


def anger(s: KState, year: int) -> int:
    """What the Dragons' strength has grown by (KBS-014)."""
    if s.more.scenario != w.DRAGONS_SHADOW or not rule(s, 3).years >> year & 1:
        return 0
    return s.more.anger // len(s.players)


def beat_dragons(s: KState, seat: int) -> None:
    """KBS-015."""
    if rule(s, 4).years >> s.year & 1:
        s.players[seat].points[w.P_SCENARIO] += rule(s, 4).vp
        s.tell(w.E_SLAIN, seat, rule(s, 4).vp)


def lose_to_dragons(s: KState, seat: int) -> None:
    """KBS-016."""
    if rule(s, 5).years >> s.year & 1 and s.more.refusals[seat] >= rule(s, 5).n:
        s.players[seat].points[w.P_SCENARIO] -= rule(s, 5).vp
        s.tell(w.E_VP_LOST, seat, rule(s, 5).vp)


# The Great Fair


def can_swap(s: KState, seat: int) -> bool:
    """Some good in, one of another kind out that lies there already (KBS-018, KBS-026)."""
    for given in range(len(w.GOODS)):
        for taken in range(len(w.GOODS)):
            if given != taken and s.players[seat].have[given] > 0 and s.more.fair[taken] > 0:
                return True
    return False


class Fair(Ask[KState]):
    """Trade, or not; so many trades a season."""

    __slots__ = ("left",)
    key: ClassVar[str] = "kingsburg-ask-fair"
    left: int

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def candidates(self, s: KState) -> list[Option]:
        out: list[Option] = []
        for given in range(len(w.GOODS)):
            for taken in range(len(w.GOODS)):
                if given != taken:
                    verb = s.tables.verbs[w.V_SWAP]
                    out.append(Option(verb, 1 << COUNT_BITS * given, 1 << COUNT_BITS * taken))
        out.append(s.tables.done)
        return out

    def why_not(self, s: KState, o: Option) -> Reason | None:
        if o.verb.id == w.V_DONE:
            return None
        for kind in range(len(w.GOODS)):
            if o.a >> COUNT_BITS * kind & 255 and s.players[self.seat].have[kind] == 0:
                return Reason("reason-lack", "KBS-018", 0, 1, -1, "thing-" + w.GOODS[kind])
            if o.b >> COUNT_BITS * kind & 255 and s.more.fair[kind] == 0:
                return Reason("kingsburg-fair-empty", "KBS-026", 0, 1, -1, "thing-" + w.GOODS[kind])
        return None

    def apply(self, s: KState, o: Option) -> None:
        if o.verb.id == w.V_DONE:
            return
        p = s.players[self.seat]
        move(p, o.a, -1)
        move(p, o.b, 1)
        for kind in range(len(w.GOODS)):
            s.more.fair[kind] += (o.a >> COUNT_BITS * kind & 255) - (o.b >> COUNT_BITS * kind & 255)
        s.more.fair_trades[self.seat] += 1
        s.tell(w.E_SWAPPED, self.seat, o.a, o.b)
        if self.left > 1 and can_swap(s, self.seat):
            s.push(Fair(self.seat, self.left - 1))

    def data(self) -> list[object]:
        return [self.seat, self.left]


# The Royal Census


def measure(s: KState, seat: int) -> int:
    """What the year's tile counts."""
    p = s.players[seat]
    tile = s.more.census_tile
    if tile == 0:
        return p.goods()
    if tile == 1:
        return p.have[w.SOLDIER]
    if tile == 2:
        return p.have[w.PLUS2]
    n = 0
    for b in s.tables.buildings:
        if p.built & b.bit and (b.column > 2) == (tile == 4):
            n += 1
    return n


def measures(s: KState) -> list[int]:
    counts: list[int] = []
    for seat in range(len(s.players)):
        counts.append(measure(s, seat))
    return counts


def leaders(s: KState) -> list[int]:
    """Seats that are ahead now; nobody with nothing (KBS-023)."""
    counts = measures(s)
    most = max(counts)
    return [seat for seat in range(len(counts)) if most > 0 and counts[seat] == most]


def count(s: KState) -> None:
    """The end of fall (KBS-023)."""
    award(s, measures(s))
