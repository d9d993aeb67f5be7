"""Step b with modules: private advisors, the Diplomat, the Bazaar, closed and reserved advisors, items; the Duke."""

from __future__ import annotations

from typing import ClassVar, Final

from courtier.core.agenda import NOT_OFFERED, Ask
from courtier.core.options import Option
from courtier.core.reasons import Reason
from courtier.titles.kingsburg import effects as fx
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.effects import Effect
from courtier.titles.kingsburg.modules.places import highest, shut
from courtier.titles.kingsburg.printed import Ways
from courtier.titles.kingsburg.state import Group, KState
from courtier.titles.kingsburg.windows import spend, tell_use, unspent

PLACING: Final = 1 << fx.PRIVATE_ADVISORS | 1 << fx.SECOND_INFLUENCE  # governors with placements of their own
BAZAAR: Final = 4  # among what placements may use
DIPLOMAT_WHERE_FREE: Final = Reason("kingsburg-diplomat-where-free", "KBM3-026")
DIPLOMAT_USED: Final = Reason("kingsburg-diplomat-used", "KBM3-026")
NO_BAZAAR: Final = Reason("kingsburg-no-bazaar", "KBM2-019")
BAZAAR_USED: Final = Reason("kingsburg-bazaar-used", "KBM2-019")
BAZAAR_ALONE: Final = Reason("kingsburg-bazaar-alone", "KBM2-054")


def bazaar(s: KState, seat: int) -> int:
    """The bit of the Bazaar if it is owned and still unused, or 0."""
    p = s.players[seat]
    return p.built & ~p.used & s.tables.owners[w.INFLUENCE_OPTIONS]


def governor_op(s: KState, seat: int, op: int) -> Effect | None:
    """What the seat's governor does, if it is that."""
    if not s.more.governor or s.more.governor[seat] < 0:
        return None
    return s.tables.more.governors[s.more.governor[seat]].op(op)


def candidates(s: KState, seat: int, ways: Ways, uses: int) -> list[Option]:
    """On the board and on the own card; beside dice that stand there with the envoy or by the Diplomat."""
    t = s.tables
    if bazaar(s, seat):
        uses |= BAZAAR
    out = t.influence(ways, uses)
    envoy = s.envoy == seat
    if envoy:
        out = out + taken(s, t.beside(ways, w.V_ENVOY, uses))
    if not s.more.governor or not t.more.governors[s.more.governor[seat]].ops & PLACING:
        return out
    if governor_op(s, seat, fx.PRIVATE_ADVISORS) is not None:  # KBM3-035
        out = out + t.beside(ways, w.V_PRIVATE, uses)
        if envoy:  # KBM3-058
            out = out + taken(s, t.beside(ways, w.V_PRIVATE_ENVOY, uses))
    second = governor_op(s, seat, fx.SECOND_INFLUENCE)
    if second is not None and unspent(s, seat, second):
        out = out + taken(s, t.beside(ways, w.V_DIPLOMAT, uses))
    return out


def taken(s: KState, options: list[Option]) -> list[Option]:
    """Those at places where somebody stands."""
    return [o for o in options if s.holder[o.a] != w.FREE]


def legal(s: KState, seat: int, options: list[Option]) -> list[Option]:
    """What Influence.why_not has nothing against, faster."""
    closed = shut(s, seat)
    second = 0  # places where the envoy has been
    for g in s.groups:
        if g.envoy:
            second |= 1 << g.rank
    if closed == 0 and not s.groups:
        return options
    out: list[Option] = []
    for o in options:
        if closed >> o.a & 1:
            continue
        verb = o.verb.id
        if verb == w.V_INFLUENCE or verb == w.V_PRIVATE:
            if s.holder[o.a] != w.FREE:
                continue
        elif (verb == w.V_ENVOY or verb == w.V_PRIVATE_ENVOY) and second >> o.a & 1:
            continue
        out.append(o)
    return out


def explain(s: KState, seat: int, o: Option) -> Reason | None:
    """Why this is no candidate, as far as modules have to do with it."""
    verb = o.verb.id
    if verb == w.V_DIPLOMAT:
        second = governor_op(s, seat, fx.SECOND_INFLUENCE)
        if second is None:
            return NOT_OFFERED
        if not unspent(s, seat, second):
            return DIPLOMAT_USED
    elif verb == w.V_PRIVATE or verb == w.V_PRIVATE_ENVOY:
        if governor_op(s, seat, fx.PRIVATE_ADVISORS) is None or not 0 < o.a < len(s.holder):
            return NOT_OFFERED
    elif verb != w.V_INFLUENCE and verb != w.V_ENVOY:
        return NOT_OFFERED
    if o.b >> w.W_AS:
        if not bazaar(s, seat):
            owned = s.players[seat].built & s.tables.owners[w.INFLUENCE_OPTIONS]
            return BAZAAR_USED if owned else NO_BAZAAR
        one = w.dice_count(o.b) == 1 and o.b & w.PLAYER_DICE != 0
        if not one or o.b & (w.W_TOKEN | w.W_LOWER | w.W_HIGHER):
            return BAZAAR_ALONE
    return None


def placed(s: KState, seat: int, o: Option) -> None:
    """What is used up by a placement, and what lies there for the first to come (KBM4-009, KBM4-037)."""
    if o.b >> w.W_AS:
        s.players[seat].used |= bazaar(s, seat)
    if o.verb.id == w.V_DIPLOMAT:
        second = governor_op(s, seat, fx.SECOND_INFLUENCE)
        if second is not None:
            spend(s, seat, second)
            tell_use(s, seat, second)
    items = s.more.items
    if o.a < len(items) and items[o.a]:
        for thing in range(w.OWNED):
            if items[o.a] >> thing & 1:
                s.players[seat].have[thing] += 1
                s.tell(w.E_ITEM_TAKEN, seat, o.a, thing)
        items[o.a] = 0


class MoveGroup(Ask[KState]):
    """The Duke: which group of his highest advisor moves, when two stand there (KBM3-012, KBM3-047)."""

    __slots__ = ("to",)
    key: ClassVar[str] = "kingsburg-ask-move"
    to: int

    def __init__(self, seat: int, to: int) -> None:
        super().__init__(seat)
        self.to = to

    def candidates(self, s: KState) -> list[Option]:
        verb = s.tables.verbs[w.V_MOVE]
        out: list[Option] = []
        for g in highest(s, self.seat):
            o = Option(verb, g.way)
            if o not in out:
                out.append(o)
        return out

    def apply(self, s: KState, o: Option) -> None:
        for g in highest(s, self.seat):
            if g.way == o.a:
                move(s, g, self.to)
                return

    def data(self) -> list[object]:
        return [self.seat, self.to]


def move(s: KState, moved: Group, to: int) -> None:
    """The old advisor counts as not influenced by it, what made up its sum stays spent (KBM3-046)."""
    left = [g for g in s.groups if g is not moved]
    s.holder[moved.rank] = w.FREE
    for g in left:
        if g.rank == moved.rank and s.holder[g.rank] == w.FREE:
            s.holder[g.rank] = g.seat
    left.append(Group(moved.seat, to, moved.way, False))
    s.groups = left
    s.holder[to] = moved.seat
    s.tell(w.E_MOVED, moved.seat, moved.rank, to)
