"""Negotiate: entrust nobles with an action, or enlist them for their icons (COC-052 to COC-070)."""

from __future__ import annotations

from typing import Final

from courtier.core.options import Option
from courtier.core.piles import find
from courtier.core.reasons import Reason
from courtier.titles.paladins import words as w
from courtier.titles.paladins.action import DEBTS, NO_DEBT_LEFT, Action
from courtier.titles.paladins.crowns.muster import crowns_of, of_nearest
from courtier.titles.paladins.crowns.tables import CrownsDecks
from courtier.titles.paladins.rewards import Triggers, in_any_order, triggered
from courtier.titles.paladins.state import Player, PState

NO_NOBLE: Final = Reason("paladins-no-noble", "COC-065")
NO_DEBT_HERE: Final = Reason("paladins-no-debt-for-noble", "COC-053")


class Negotiate(Action):
    __slots__ = ("actions",)
    actions: list[Action]  # that nobles may be entrusted with

    def __init__(self, number: int, rule: str, actions: list[Action]) -> None:
        super().__init__(number, rule)
        self.actions = actions

    def by_coin(self) -> bool:
        return True

    def price(self, s: PState, p: Player, place: int) -> int:
        return 0 if self.waived(s, p, w.SILVER) else s.tables.crowns.noble_silver[place]  # Naimes (COC-033)

    def due(self, s: PState, p: Player, o: Option) -> int:
        return 1 << DEBTS if o.b == w.DEBT else self.price(s, p, find(crowns_of(s).nobles, o.a))

    def on_debt(self, s: PState, p: Player, place: int) -> bool:
        """A debt will do: on the pile, or with Maugris (COC-031, COC-053)."""
        t = s.tables
        return t.crowns.noble_debt[place] or (p.paladin == t.credit and t.crowns.noble_silver[place] > 0)

    def candidates(self, s: PState, p: Player) -> list[Option]:
        t = s.tables
        nobles = crowns_of(s).nobles
        out: list[Option] = []
        for table in (t.enlist, t.entrust):
            for place in range(len(nobles)):
                if nobles[place] >= 0:
                    out.append(table[w.COIN][nobles[place]])
                    if self.on_debt(s, p, place):
                        out.append(table[w.DEBT][nobles[place]])
        return out

    def gate(self, s: PState, p: Player) -> Reason | None:
        return self.closed(s, p)

    def shut(self, s: PState, p: Player) -> Reason | None:
        return self.gate(s, p) or of_nearest(self.out_of_reach(s, p))

    def target(self, s: PState, p: Player, o: Option) -> Reason | None:
        noble = s.tables.crowns.nobles[o.a]
        enlists = o.verb.id == w.V_ENLIST
        if enlists:
            reason = p.lack(noble.attribute, noble.need, "COC-063")
        else:
            reason = p.lack(w.DIPLOMACY - w.FAITH, noble.diplomacy, "COC-056")
        if reason is None and o.b == w.DEBT:
            reason = NO_DEBT_LEFT if s.debts == 0 else None
        elif reason is None:
            reason = p.lack_silver(self.price(s, p, find(crowns_of(s).nobles, o.a)), "COC-053")
        return self.idle(s, p, o.a) if reason is None and not enlists else reason

    def idle(self, s: PState, p: Player, card: int) -> Reason | None:
        """Why the entrusted action could not be carried out with the boost (COC-061)."""
        noble = s.tables.crowns.nobles[card]
        boost = lend(p, noble.boosts)
        reason = self.actions[noble.action].barred(s, p)
        p.boost = boost
        return with_nobles(reason)

    def effect(self, s: PState, seat: int, p: Player, o: Option) -> None:
        """What is entrusted follows when the card is gone; see perform.py."""
        if o.verb.id == w.V_ENTRUST:
            entrust(s, seat, o.a)
        else:
            bonus = triggered(s, p, w.T_ENLIST)  # Chevalier (COC-081)
            if len(bonus) > 0:
                s.push(Triggers(seat, tuple(bonus)))
            in_any_order(s, seat, enlist(s, seat, o.a))

    def unknown(self, s: PState, p: Player, o: Option) -> Reason:
        if o.verb.id != w.V_ENLIST and o.verb.id != w.V_ENTRUST:
            return super().unknown(s, p, o)
        if find(crowns_of(s).nobles, o.a) < 0:
            return NO_NOBLE
        return NO_DEBT_HERE if o.b == w.DEBT else super().unknown(s, p, o)


def lend(p: Player, more: list[int]) -> list[int]:
    """Boosts for as long as somebody asks what could be done with them; what is returned must be put back."""
    boost = p.boost
    p.boost = [boost[i] + more[i] for i in range(len(boost))]
    return boost


def with_nobles(reason: Reason | None) -> Reason | None:
    """What is lacking although the nobles help is said so (COC-061)."""
    if reason is None or reason.key != "paladins-lack-attribute":
        return reason
    return Reason("paladins-lack-boosted", "COC-061", reason.have, reason.need, -1, reason.thing)


def leave_court(s: PState, card: int) -> None:
    """A space of the row stays empty until the refresh; the pile shows its next card at once (COC-065)."""
    crowns = crowns_of(s)
    place = find(crowns.nobles, card)
    crowns.nobles[place] = -1
    if place == 0 and len(crowns.nobles_pile.cards) > 0:
        crowns.nobles[0] = crowns.nobles_pile.draw()
        s.barrier += 1


def entrust(s: PState, seat: int, card: int) -> None:
    """It gives neither diplomacy nor icon, and is discarded (COC-056)."""
    leave_court(s, card)
    crowns = crowns_of(s)
    crowns.nobles_gone = [*crowns.nobles_gone, card]
    s.tell(w.E_ENTRUSTED, seat, card)


def enlist(s: PState, seat: int, card: int) -> list[int]:
    """The card goes under the board; its rewards and those of allies who join are returned (COC-063, COC-067)."""
    leave_court(s, card)
    crowns = crowns_of(s)
    crowns.enlisted[seat] = [*crowns.enlisted[seat], card]
    s.players[seat].done[w.NEGOTIATE] += 1
    s.tell(w.E_ENLISTED, seat, card)
    noble = s.tables.crowns.nobles[card]
    rewards = s.tables.parts[noble.gain].copy()
    icons = count_icons(s, seat)
    for icon in noble.icons:
        if crowns.allies[icon] < 0 and icons[icon] >= s.tables.crowns.ally_icons:  # each only once (COC-069)
            crowns.allies[icon] = seat
            s.tell(w.E_ALLY, seat, icon)
            rewards += s.tables.parts[s.tables.crowns.allies[icon].gain]
    return rewards


def count_icons(s: PState, seat: int) -> list[int]:
    """By kind, with the one printed on the extension (COC-066); a card may show two (COC-103)."""
    crowns = crowns_of(s)
    icons = [0] * len(w.NOBLE_ICONS)
    if crowns.extensions[seat] >= 0:
        icons[crowns.extensions[seat]] += 1
    for card in crowns.enlisted[seat]:
        for icon in s.tables.crowns.nobles[card].icons:
            icons[icon] += 1
    return icons


def set_points(s: PState, seat: int) -> int:
    return points_of_sets(s.tables.crowns, count_icons(s, seat))


def points_of_sets(t: CrownsDecks, icons: list[int]) -> int:
    """Sets of different icons, the largest first (COC-097, COC-098)."""
    left = icons.copy()
    points = 0
    while True:
        kinds = 0
        for icon in range(len(left)):
            if left[icon] > 0:
                left[icon] -= 1
                kinds += 1
        if kinds == 0:
            return points
        points += t.set_points[kinds]
