"""Muster: workers on muster cards, and the action that collects them (COC-034 to COC-051)."""

from __future__ import annotations

from typing import Final

from courtier.core.agenda import ALL_SEATS
from courtier.core.options import Option
from courtier.core.reasons import Reason
from courtier.titles.paladins import words as w
from courtier.titles.paladins.action import DEBTS, PROVISIONS, Action, lack_worker
from courtier.titles.paladins.crowns.state import Crowns
from courtier.titles.paladins.favours import PlaceOnCard
from courtier.titles.paladins.rewards import gain, in_any_order
from courtier.titles.paladins.state import Player, PState
from courtier.titles.paladins.tables import one_space

SPACE_TAKEN: Final = Reason("paladins-muster-taken", "COC-038")
DIPLOMAT_THERE: Final = Reason("paladins-diplomat-there", "COC-041")
NOT_ON_TOP: Final = Reason("paladins-muster-hidden", "COC-016")


def crowns_of(s: PState) -> Crowns:
    crowns = s.crowns
    assert crowns is not None
    return crowns


class PlaceOnMuster(PlaceOnCard):
    """A worker on an open card: the cost on its left, the reward below; no Muster action (COC-034, COC-039)."""

    __slots__ = ()

    def shape(self, s: PState, p: Player, o: Option) -> int:
        return one_space(s.tables.crowns.musters[o.a].worker)

    def due(self, s: PState, p: Player, o: Option) -> int:
        cost = s.tables.crowns.musters[o.a].cost
        return cost.silver | cost.provision << PROVISIONS | cost.debt << DEBTS

    def candidates(self, s: PState, p: Player) -> list[Option]:
        return [s.tables.place[card] for card in crowns_of(s).tops()]

    def target(self, s: PState, p: Player, o: Option) -> Reason | None:
        crowns = crowns_of(s)
        if crowns.muster_workers[crowns.muster_pile(o.a)] != 0:
            return SPACE_TAKEN
        return lack_worker(p, self.shape(s, p, o), self.rule) or self.lack_due(s, p, o, self.rule)

    def effect(self, s: PState, seat: int, p: Player, o: Option) -> None:
        gain(s, seat, s.tables.crowns.musters[o.a].reward)  # the banner on the right is ignored (COC-035)

    def unknown(self, s: PState, p: Player, o: Option) -> Reason:
        return NOT_ON_TOP


class Muster(Action):
    """Move the Diplomat to another pile and take its top card."""

    __slots__ = ()

    def walk(self, s: PState, p: Player, pile: int) -> int:
        if self.waived(s, p, w.PROVISION):  # Ogier (COC-033)
            return 0
        return s.tables.crowns.walk(crowns_of(s).diplomat, pile)

    def due(self, s: PState, p: Player, o: Option) -> int:
        return self.walk(s, p, crowns_of(s).muster_pile(o.a)) << PROVISIONS

    def candidates(self, s: PState, p: Player) -> list[Option]:
        return [s.tables.muster[card] for card in crowns_of(s).tops()]

    def gate(self, s: PState, p: Player) -> Reason | None:
        return self.closed(s, p)

    def shut(self, s: PState, p: Player) -> Reason | None:
        return self.gate(s, p) or of_nearest(self.out_of_reach(s, p))

    def target(self, s: PState, p: Player, o: Option) -> Reason | None:
        crowns = crowns_of(s)
        pile = crowns.muster_pile(o.a)
        if pile == crowns.diplomat:
            return DIPLOMAT_THERE
        card = s.tables.crowns.musters[o.a]
        return p.lack(card.attribute, card.need, "COC-043") or self.lack_provision(
            s, p, self.walk(s, p, pile), "COC-042"
        )

    def effect(self, s: PState, seat: int, p: Player, o: Option) -> None:
        card = s.tables.crowns.musters[o.a]
        worker = collect(s, seat, o.a)
        rewards = [card.gain, *s.tables.parts[card.reward]]
        if worker >= 0:
            rewards.insert(0, s.tables.crowns.one_worker[worker])  # a criminal brings suspicion (COC-046)
        in_any_order(s, seat, rewards)

    def unknown(self, s: PState, p: Player, o: Option) -> Reason:
        return NOT_ON_TOP if o.verb.id == w.V_MUSTER else super().unknown(s, p, o)


def of_nearest(reason: Reason | None) -> Reason | None:
    """Every card has needs of its own: those of the one that lacks least are told as such."""
    if reason is None or reason.need <= reason.have:
        return reason
    return Reason("paladins-lack-nearest", reason.rule, reason.have, reason.need, -1, reason.thing)


def collect(s: PState, seat: int, card: int) -> int:
    """The Diplomat walks there; the worker on the card, or -1, is for whoever takes it (COC-044, COC-047)."""
    crowns = crowns_of(s)
    pile = crowns.muster_pile(card)
    crowns.diplomat = pile
    crowns.muster[pile].draw()
    crowns.collected[seat] = [*crowns.collected[seat], card]
    s.players[seat].done[w.MUSTER] += 1
    worker = crowns.muster_workers[pile] - 1
    crowns.muster_workers[pile] = 0
    s.tell(w.E_MUSTERED, seat, card, pile)
    uncover(s, pile)
    return worker & 7 if worker >= 0 else -1


def uncover(s: PState, pile: int) -> None:
    """The next card of the pile lies open."""
    under = crowns_of(s).muster[pile]
    if len(under.cards) > 0:
        under.seen[-1] = ALL_SEATS
        s.barrier += 1
        s.tell(w.E_REVEALED, -1, under.cards[-1], pile)
