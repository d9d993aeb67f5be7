"""Step b: influence the advisors, with bonus dice, plus2 tokens, the Market and the envoy."""

from __future__ import annotations

from typing import ClassVar, Final

from courtier.core.agenda import NOT_OFFERED, Ask, Task
from courtier.core.options import Option
from courtier.core.reasons import Reason
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.modules import placing
from courtier.titles.kingsburg.modules.places import shut, why_shut
from courtier.titles.kingsburg.state import Group, KState, Player

NEUTRAL_THERE: Final = Reason("kingsburg-neutral-there", "KB-155")
ENVOY_WHERE_FREE: Final = Reason("kingsburg-envoy-where-free", "KB-108")
ENVOY_TWICE: Final = Reason("kingsburg-envoy-twice", "KB-114")
NO_ENVOY: Final = Reason("kingsburg-no-envoy", "KB-107")
BONUS_ALONE: Final = Reason("kingsburg-bonus-alone", "KB-054")
TOKEN_ALONE: Final = Reason("kingsburg-token-alone", "KB-060")
NO_TOKEN: Final = Reason("kingsburg-no-token", "KB-057")
TOKEN_USED: Final = Reason("kingsburg-token-used", "KB-058")
NO_MARKET: Final = Reason("kingsburg-no-market", "KB-181")
MARKET_USED: Final = Reason("kingsburg-market-used", "KB-202")
NOT_THESE_DICE: Final = Reason("kingsburg-not-these-dice", "KB-047")
NO_DICE_LEFT: Final = Reason("kingsburg-no-dice-left", "KB-049")


class StartInfluence(Task[KState]):
    """Dice are placed in turn order, one advisor a turn, until everybody has passed (KB-044, KB-050)."""

    __slots__ = ()

    def run(self, s: KState) -> None:
        ask_next(s, 0)


def ask_next(s: KState, place: int) -> None:
    """From this place of the turn order on, ask the next seat that has not passed."""
    n = len(s.order)
    for i in range(place, place + n):
        seat = s.order[i % n]
        p = s.players[seat]
        if p.passed:
            continue
        if p.dice & w.PLAYER_DICE:
            ASKS[seat].run(s)
            return
        p.passed = True  # without a player die there is nothing to place (KB-049, KB-054)
        s.tell(w.E_PASSED, seat)


def market(s: KState, p: Player) -> int:
    """The bit of the Market if it is owned and still unused, or 0."""
    return p.built & ~p.used & s.tables.market


def helps(s: KState, p: Player) -> int:
    """What a placement may use: 1 a token, 2 the Market, 3 both (KB-058, KB-202)."""
    uses = 0
    if p.have[w.PLUS2] > 0 and not p.token_used:
        uses = 1
    if p.built & ~p.used & s.tables.market:
        uses += 2
    return uses


class Influence(Ask[KState]):
    """Put dice on one advisor, or pass for this season."""

    __slots__ = ()
    key: ClassVar[str] = "kingsburg-ask-influence"

    def candidates(self, s: KState) -> list[Option]:
        p = s.players[self.seat]
        ways = s.tables.ways_of(p.dice)
        uses = helps(s, p)
        if s.tables.modular:
            return placing.candidates(s, self.seat, ways, uses)
        if s.envoy != self.seat:
            return s.tables.influence(ways, uses)
        envoy = s.tables.beside(ways, w.V_ENVOY, uses)
        return s.tables.influence(ways, uses) + [o for o in envoy if s.holder[o.a] != w.FREE]

    def legal(self, s: KState) -> list[Option]:
        if s.tables.modular:
            p = s.players[self.seat]
            return placing.legal(s, self.seat, s.tables.ways_of(p.dice), helps(s, p))
        if s.envoy == self.seat:
            return [o for o in self.candidates(s) if self.why_not(s, o) is None]
        if not s.groups:
            return self.candidates(s)
        holder = s.holder  # rank 0 is the pass, always free
        return [o for o in self.candidates(s) if holder[o.a] < 0]

    def why_not(self, s: KState, o: Option) -> Reason | None:
        """What stands against a well-formed group of own dice: only who is there already."""
        verb = o.verb.id
        if s.tables.modular and shut(s, self.seat) >> o.a & 1:
            return why_shut(s, o.a)
        if verb == w.V_INFLUENCE or verb == w.V_PRIVATE:
            holder = s.holder[o.a]
            if holder == w.FREE:
                return None
            return taken(holder, self.seat)  # KB-048
        if verb == w.V_ENVOY or verb == w.V_PRIVATE_ENVOY:
            for g in s.groups:
                if g.rank == o.a and g.envoy:
                    return ENVOY_TWICE
        return None

    def beyond(self, s: KState) -> list[Option]:
        """Advisors whom no group of these dice reaches."""
        reached = 0
        for o in self.candidates(s):
            if o.verb.id == w.V_INFLUENCE:
                reached |= 1 << o.a
        return [o for o in s.tables.influence_bare[1:] if not reached >> o.a & 1]

    def explain(self, s: KState, o: Option) -> Reason:
        if s.tables.modular:
            reason = placing.explain(s, self.seat, o)
            if reason is not None:
                return reason
        elif o.verb.id != w.V_INFLUENCE and o.verb.id != w.V_ENVOY:
            return NOT_OFFERED
        p = s.players[self.seat]
        way = o.b
        if way == 0:
            return self.out_of_reach(s, p, o.a)
        if not w.covers(p.dice, way):
            return NOT_THESE_DICE
        if way & w.PLAYER_DICE == 0:
            return TOKEN_ALONE if w.dice_total(way) == 0 else BONUS_ALONE  # KB-065
        if way & w.W_TOKEN and p.have[w.PLUS2] == 0:
            return NO_TOKEN
        if way & w.W_TOKEN and p.token_used:
            return TOKEN_USED
        if way & (w.W_LOWER | w.W_HIGHER) and not market(s, p):
            return MARKET_USED if p.built & s.tables.market else NO_MARKET
        if w.way_sum(way) != s.tables.ranks[o.a]:
            return Reason("kingsburg-wrong-sum", "KB-047", w.way_sum(way), s.tables.ranks[o.a])
        if o.verb.id == w.V_DIPLOMAT:
            return placing.DIPLOMAT_WHERE_FREE
        return NO_ENVOY if s.envoy != self.seat else ENVOY_WHERE_FREE

    def out_of_reach(self, s: KState, p: Player, rank: int) -> Reason:
        if p.dice & w.PLAYER_DICE == 0:
            return NO_DICE_LEFT if p.dice == 0 else BONUS_ALONE
        if s.holder[rank] != w.FREE:
            return taken(s.holder[rank], self.seat)
        if s.tables.modular and shut(s, self.seat) >> rank & 1:
            return why_shut(s, rank)
        most = w.dice_total(p.dice)
        if p.have[w.PLUS2] > 0 and not p.token_used:
            most += 2
        if market(s, p):
            most += 1
        if most < rank:
            return Reason("kingsburg-most-is", "KB-047", most, rank)
        if 1 <= rank <= 6 and p.dice >> w.BONUS & 7 << w.DIE_BITS * (rank - 1):
            return BONUS_ALONE
        return Reason("kingsburg-no-dice-make", "KB-047", 0, rank)

    def apply(self, s: KState, o: Option) -> None:
        if o.verb.id == w.V_PASS:
            s.players[self.seat].passed = True  # KB-045
            s.tell(w.E_PASSED, self.seat)
        else:
            self.place(s, o)
        at = 0
        while s.order[at] != self.seat:
            at += 1
        ask_next(s, at + 1)

    def place(self, s: KState, o: Option) -> None:
        p = s.players[self.seat]
        way = o.b
        p.dice -= way & w.ALL_PLACED
        if way & w.W_TOKEN:
            p.have[w.PLUS2] -= 1
            p.token_used = True
        if way & (w.W_LOWER | w.W_HIGHER):
            p.used |= market(s, p)
        envoy = o.verb.id == w.V_ENVOY or o.verb.id == w.V_PRIVATE_ENVOY
        if envoy:
            s.envoy = w.FREE  # KB-110
        elif s.holder[o.a] == w.FREE:
            s.holder[o.a] = self.seat
        s.groups.append(Group(self.seat, o.a, way, envoy))
        s.tell(w.E_PLACED_ENVOY if envoy else w.E_PLACED, self.seat, o.a, way)
        if s.tables.modular:
            placing.placed(s, self.seat, o)


def taken(holder: int, seat: int) -> Reason:
    if holder == w.NEUTRAL:
        return NEUTRAL_THERE
    if holder == seat:
        return Reason("kingsburg-yours-already", "KB-048")
    return Reason("kingsburg-taken", "KB-048", 0, 0, holder)


# immutable, so every turn asks the same ones
ASKS: Final[list[Influence]] = [Influence(seat) for seat in range(5)]
