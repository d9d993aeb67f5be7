"""What the rollout policy likes in City of Crowns, besides what likes.py says of the base game."""

from __future__ import annotations

from courtier.core.agenda import Ask
from courtier.core.options import Option
from courtier.titles.paladins import words as w
from courtier.titles.paladins.action import DEBTS, PROVISIONS, on_credit
from courtier.titles.paladins.actions import ACTION, PLACE
from courtier.titles.paladins.crowns.muster import crowns_of
from courtier.titles.paladins.crowns.negotiate import count_icons, lend, points_of_sets
from courtier.titles.paladins.crowns.state import Crowns
from courtier.titles.paladins.develop import no_workshop, workshop_spaces
from courtier.titles.paladins.likes import NO_TARGET, Likes
from courtier.titles.paladins.perform import Cover, Entrusted
from courtier.titles.paladins.prices import Prices
from courtier.titles.paladins.state import PState
from courtier.titles.paladins.tables import Townsfolk


class CrownsLikes(Likes):
    """The prices of a moment, to one player of City of Crowns."""

    __slots__ = ("crowns", "icons")
    crowns: Crowns
    icons: list[int]  # of nobles, counted when they are asked for

    def __init__(self, v: Prices, s: PState, seat: int) -> None:
        super().__init__(v, s, seat)
        self.crowns = crowns_of(s)
        self.icons = []

    # what things are worth

    def paid(self, silver: int, provisions: int) -> float:
        """With Maugris at most a debt each (COC-030)."""
        if not on_credit(self.s, self.p):
            return super().paid(silver, provisions)
        debt = -self.owed(1)
        return min(self.now[w.SILVER] * silver, debt) + min(self.now[w.PROVISION] * provisions, debt)

    def due(self, due: int) -> float:
        out = self.paid(due & 255, due >> PROVISIONS & 255)
        return out - self.owed(due >> DEBTS) if due >> DEBTS else out

    def abilities(self, folk: Townsfolk) -> float:
        if folk.trigger == w.T_PASS:
            return self.v.hired_pass * (self.left + 1.0)
        if folk.trigger == w.T_ENLIST:
            return self.v.hired_enlist * (self.left + 1.0)
        return super().abilities(folk)

    def paladins(self, o: Option) -> float:
        out = super().paladins(o)
        under = (o.b >> 8) - 1
        return out + self.v.under * self.paladin(under) if under >= 0 else out

    # what actions are worth

    def counts(self, action: int) -> float:
        out = super().counts(action)
        order = self.s.tables.orders[self.crowns.secrets[self.seat].cards[0]]
        done = self.p.done[action]
        if order.action == action and done < order.need:
            points = self.s.tables.crowns.secret_points
            out += self.v.secret * points / order.need
            if done + 1 == order.need:
                out += self.v.secret_met * points
        if action == w.MUSTER:
            out += self.v.muster_vp / self.s.tables.crowns.muster_per_point
        return out

    def act(self, action: int) -> float:
        if action != w.NEGOTIATE:
            return super().act(action)
        printed = self.s.tables.board_actions[action]  # only who is enlisted counts for orders
        return self.action(action) + self.best(action) - self.workers(printed.shapes[self.p.shops[action]])

    def target(self, o: Option) -> float:
        verb = o.verb.id
        if verb == w.V_MUSTER:
            return self.muster(o)
        if verb == w.V_ENLIST:
            return self.enlist(o.a) + self.coin(o)
        if verb == w.V_ENTRUST:
            return self.entrust(o.a) + self.coin(o)
        return super().target(o)

    def coin(self, o: Option) -> float:
        """What a noble is paid with, by silver or by a debt."""
        if o.b == w.DEBT:
            return self.owed(1)
        return -self.now[w.SILVER] * ACTION[w.NEGOTIATE].due(self.s, self.p, o)

    def muster(self, o: Option) -> float:
        card = self.s.tables.crowns.musters[o.a]
        out = self.reward(card.gain) + self.reward(card.reward)
        worker = self.crowns.muster_workers[self.crowns.muster_pile(o.a)]
        if worker != 0:
            out += self.icon((worker - 1) & 7, 1)
        return out - self.due(ACTION[w.MUSTER].due(self.s, self.p, o))

    def enlist(self, card: int) -> float:
        """What the card gives, its icons in sets, allies in reach."""
        t = self.s.tables.crowns
        v = self.v
        noble = t.nobles[card]
        out = v.enlist + v.enlist_by_round * self.left + self.reward(noble.gain) + self.counts(w.NEGOTIATE)
        if len(self.icons) == 0:
            self.icons = count_icons(self.s, self.seat)
        icons = self.icons.copy()
        for icon in noble.icons:
            icons[icon] += 1
            if self.crowns.allies[icon] < 0:
                if icons[icon] == t.ally_icons:
                    ally = t.allies[icon]
                    out += v.ally + v.ally_by_round * self.left + self.reward(ally.gain)
                    out += v.ally_pass * self.left * self.reward(ally.on_pass)
                elif icons[icon] == t.ally_icons - 1:
                    out += v.ally_near * (self.left + 1.0)
        out += v.set_vp * (points_of_sets(t, icons) - points_of_sets(t, self.icons))
        folk = self.s.tables.townsfolk
        for member in self.p.crew:
            if folk[member].trigger == w.T_ENLIST:
                out += self.reward(folk[member].ongoing)
        return out

    def entrust(self, card: int) -> float:
        """The action that nobles carry out, for nothing."""
        noble = self.s.tables.crowns.nobles[card]
        action = noble.action
        worth = self.action(action) + self.counts(action)
        if action != w.FORTIFY:
            boost = lend(self.p, noble.boosts)
            worth += self.best_for_free(action)
            self.p.boost = boost
        return self.v.entrust + self.v.entrust_by_round * self.left + self.v.entrusted * worth

    def best_for_free(self, action: int) -> float:
        if action == w.COMMISSION or action == w.GARRISON:
            return self.best(action)
        top = NO_TARGET
        for o in ACTION[action].candidates(self.s, self.p):
            worth = self.target(o)
            if worth > top and ACTION[action].free_target(self.s, self.p, o) is None:
                top = worth
        return top

    # what the rest is worth

    def place(self, o: Option) -> float:
        card = self.s.tables.crowns.musters[o.a]
        out = self.v.place + self.v.place_by_round * self.left + self.reward(card.reward)
        out -= self.now[w.LABOURER if card.worker == w.ANY else card.worker]
        return out - self.due(PLACE.due(self.s, self.p, o))

    def release(self, card: int) -> float:
        folk = self.s.tables.townsfolk[card]
        return self.reward(folk.dismiss) - self.v.crew - self.abilities(folk) * self.reward(folk.ongoing)

    def lift(self, action: int, space: int) -> float:
        """The best other place for a workshop, less this one."""
        top = NO_TARGET
        for o in workshop_spaces(self.s):
            if o.a != action and no_workshop(self.s, self.p, o) is None:
                top = max(top, self.workshop(o.a, o.b))
        return top - self.workshop(action, space)

    def cover(self, ask: Cover, by: int) -> float:
        if by == w.BY_DEBT:
            return self.owed(1)
        if ask.silver():
            return -self.now[w.SILVER] * (ask.due & 255)
        return -self.now[w.PROVISION] * (ask.due >> PROVISIONS & 255)

    def option(self, o: Option, paying: bool) -> float:
        verb = o.verb.id
        if verb == w.V_PLACE:
            return self.place(o)
        if verb == w.V_LIFT:
            return self.lift(o.a, o.b)
        if verb == w.V_RELEASE:
            return self.release(o.a)
        return super().option(o, paying)

    def all(self, ask: Ask[PState], options: list[Option]) -> list[float]:
        if isinstance(ask, Cover):
            return [self.cover(ask, o.a) for o in options]
        if not isinstance(ask, Entrusted):
            return super().all(ask, options)
        boost = lend(self.p, self.s.tables.crowns.nobles[ask.noble].boosts)
        out = super().all(ask, options)
        self.p.boost = boost
        return out
