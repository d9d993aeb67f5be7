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
ENVOY: Final = [w.V_ENVOY]
NONE: Final[list[int]] = []
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
    for verb in verbs(s, seat):
        options = t.beside(ways, verb, uses)
        out = out + (options if verb == w.V_PRIVATE else taken(s, options, 0))
    return out


def legal(s: KState, seat: int, ways: Ways, uses: int) -> list[Option]:
    """What Influence.why_not has nothing against, faster: each verb asks the same of all its places."""
    t = s.tables
    if bazaar(s, seat):
        uses |= BAZAAR
    closed = shut(s, seat)
    out = t.influence(ways, uses)
    if closed != 0 or len(s.groups) > 0:
        out = free(s, out, closed)
    for verb in verbs(s, seat):
        options = t.beside(ways, verb, uses)
        if verb == w.V_PRIVATE:
            out = out + free(s, options, closed)
        elif verb == w.V_DIPLOMAT:
            out = out + taken(s, options, closed)
        else:
            out = out + taken(s, options, closed | second(s))
    return out


def verbs(s: KState, seat: int) -> list[int]:
    """Those of the placements that this seat may try besides the usual ones."""
    envoy = s.envoy == seat
    ops = 0
    if s.more.governor and s.more.governor[seat] >= 0:
        ops = s.tables.more.governors[s.more.governor[seat]].ops & PLACING
    if ops == 0:
        return ENVOY if envoy else NONE
    if ops >> fx.PRIVATE_ADVISORS & 1:  # KBM3-035, with the envoy KBM3-058
        return [w.V_ENVOY, w.V_PRIVATE, w.V_PRIVATE_ENVOY] if envoy else [w.V_PRIVATE]
    e = governor_op(s, seat, fx.SECOND_INFLUENCE)
    again = [w.V_DIPLOMAT] if e is not None and unspent(s, seat, e) else NONE
    return ENVOY + again if envoy else again


def free(s: KState, options: list[Option], closed: int) -> list[Option]:
    """The pass, and those at places where nobody stands."""
    holder = s.holder
    if closed == 0:
        return [o for o in options if holder[o.a] == w.FREE]
    return [o for o in options if holder[o.a] == w.FREE and not closed >> o.a & 1]


def taken(s: KState, options: list[Option], closed: int) -> list[Option]:
    """Those at places where somebody stands."""
    holder = s.holder
    return [o for o in options if holder[o.a] != w.FREE and not closed >> o.a & 1]


def second(s: KState) -> int:
    """Bit set of the places where the envoy has been (KB-114)."""
    out = 0
    for g in s.groups:
        if g.envoy:
            out |= 1 << g.rank
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
