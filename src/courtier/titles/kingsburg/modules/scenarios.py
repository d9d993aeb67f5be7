"""The four scenarios: what each deals, and what it does at the moments of the year. At most one is played (KBS-003)."""

from __future__ import annotations

from typing import ClassVar, Final

from courtier.core.agenda import Ask, Task
from courtier.core.options import COUNT_BITS, Option
from courtier.core.piles import Pile
from courtier.core.reasons import Reason
from courtier.core.words import Arg
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.goods import GiveGoods, move
from courtier.titles.kingsburg.state import KState

FAIR: Final = 2  # goods of each kind (KBS-017, KBS-020)
TRIBUTE_YEARS: Final = 4
DRAGON_REWARD: Final = 3  # VP (KBS-015)
DRAGON_PENALTY: Final = 2  # VP (KBS-016)
DRAGON_REFUSALS: Final = 3
ALONE: Final[list[int]] = [0, 0, 2, 3]  # VP by scenario for the only leader (KBS-019, KBS-023)
TIED: Final = 1


def card(s: KState) -> int:
    """The scenario's number among what `use` names."""
    t = s.tables
    first = len(t.buildings) + len(t.more.governors) + len(t.more.destinies)
    for i in range(len(t.more.scenarios)):
        if t.more.scenarios[i] == s.more.scenario:
            return first + i
    return -1


# setup


def set_up(s: KState, number: int) -> None:
    s.more.scenario = number
    if number == w.GOBLIN_VALLEY:
        deal_valley(s)
    elif number == w.DRAGONS_SHADOW:
        lay_dragons(s)
    elif number == w.GREAT_FAIR:
        s.more.fair = [FAIR] * len(w.GOODS)
    elif number == w.ROYAL_CENSUS:
        tiles = list(range(len(w.CENSUS)))
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
    last = s.enemies.cards[0]
    for c in range(len(s.tables.enemies)):
        enemy = s.tables.enemies[c]
        if enemy.kind == w.DRAGONS and enemy.year == s.tables.numbers.years:
            if c != last:
                s.box.cards[s.box.cards.index(c)] = last
                s.enemies.cards[0] = c
            s.enemies.seen[0] = (1 << len(s.players)) - 1


# moments


class ScenarioTurns(Task[KState]):
    """What the scenario does at a moment, after the destiny (KBM4-051)."""

    __slots__ = ("at", "moment")
    moment: int
    at: int

    def __init__(self, moment: int, at: int) -> None:
        self.moment = moment
        self.at = at

    def run(self, s: KState) -> None:
        scenario = s.more.scenario
        if self.moment == w.SEASON_END:
            if scenario == w.DRAGONS_SHADOW and s.phase == w.SUMMER and s.year <= TRIBUTE_YEARS:
                self.tribute(s)
            elif scenario == w.GREAT_FAIR:
                self.fair(s)
            elif scenario == w.ROYAL_CENSUS and s.phase == w.FALL:
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
                    s.more.fair[kind] = max(s.more.fair[kind], FAIR)  # KBS-020

    def tribute(self, s: KState) -> None:
        for at in range(self.at, len(s.order)):
            seat = s.order[at]
            if s.players[seat].goods() == 0:
                refuse(s, seat)  # KBS-025
                continue
            s.push(ScenarioTurns(self.moment, at + 1))
            s.push(Tribute(seat))
            return

    def fair(self, s: KState) -> None:
        for at in range(self.at, len(s.order)):
            if can_swap(s, s.order[at]):
                s.push(ScenarioTurns(self.moment, at + 1))
                s.push(Fair(s.order[at]))
                return

    def data(self) -> list[object]:
        return [self.moment, self.at]


def award(s: KState, counts: list[int]) -> None:
    """The most alone, or less for each of several; never for nothing (KBS-019, KBS-023)."""
    most = max(counts)
    if most == 0:
        return
    leaders = 0
    for n in counts:
        if n == most:
            leaders += 1
    vp = ALONE[s.more.scenario] if leaders == 1 else TIED
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
    joins = s.tables.enemies[shown].kind == w.GOBLINS or s.year == s.tables.numbers.years
    s.tell(w.E_VALLEY, -1, shown, s.year if joins else 0)
    if joins:
        more.valley_enemy = shown
        for p in s.players:
            p.have[w.SOLDIER] += s.year  # KBS-006


# The Dragon's Shadow


def refuse(s: KState, seat: int) -> None:
    s.more.anger += 1
    s.more.refusals[seat] += 1
    s.tell(w.E_ANGER, seat, s.more.anger)


class Tribute(Ask[KState]):
    """One good, or anger (KBS-013)."""

    __slots__ = ()
    key: ClassVar[str] = "kingsburg-ask-tribute"

    def candidates(self, s: KState) -> list[Option]:
        return [s.tables.use[card(s)], s.tables.decline]

    def apply(self, s: KState, o: Option) -> None:
        if o.verb.id == w.V_DECLINE:
            refuse(s, self.seat)
        else:
            s.push(PayTribute(self.seat, 1))

    def args(self, s: KState) -> dict[str, Arg]:
        return {"n": s.more.anger}


class PayTribute(GiveGoods):
    """Which good."""

    __slots__ = ()
    key: ClassVar[str] = "kingsburg-ask-pay_tribute"
    rule: ClassVar[str] = "KBS-013"

    def option(self, s: KState, goods: list[int]) -> Option:
        return s.tables.payment(goods)

    def apply(self, s: KState, o: Option) -> None:
        move(s.players[self.seat], o.a, -1)
        s.tell(w.E_TRIBUTE, self.seat, o.a)


def beat_dragons(s: KState, seat: int) -> None:
    if s.year == s.tables.numbers.years:
        s.players[seat].points[w.P_SCENARIO] += DRAGON_REWARD
        s.tell(w.E_SLAIN, seat, DRAGON_REWARD)


def lose_to_dragons(s: KState, seat: int) -> None:
    if s.year == s.tables.numbers.years and s.more.refusals[seat] >= DRAGON_REFUSALS:
        s.players[seat].points[w.P_SCENARIO] -= DRAGON_PENALTY
        s.tell(w.E_VP_LOST, seat, DRAGON_PENALTY)


# The Great Fair


def can_swap(s: KState, seat: int) -> bool:
    """Some good in, one of another kind out that lies there already (KBS-018, KBS-026)."""
    for given in range(len(w.GOODS)):
        for taken in range(len(w.GOODS)):
            if given != taken and s.players[seat].have[given] > 0 and s.more.fair[taken] > 0:
                return True
    return False


class Fair(Ask[KState]):
    """Trade once a season, or not."""

    __slots__ = ()
    key: ClassVar[str] = "kingsburg-ask-fair"

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
