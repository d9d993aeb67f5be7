"""Attack: an outsider for its rewards; silver makes up for missing strength (PAL-117 to PAL-121, PAL-127, PAL-128)."""

from __future__ import annotations

from typing import Final

from courtier.core.options import Option
from courtier.core.piles import find
from courtier.core.reasons import Reason
from courtier.titles.paladins import words as w
from courtier.titles.paladins.action import Action, on_credit
from courtier.titles.paladins.rewards import gain
from courtier.titles.paladins.state import Player, PState

NO_OUTSIDER: Final = Reason("paladins-no-outsider", "PAL-127")


class Attack(Action):
    __slots__ = ()

    def candidates(self, s: PState, p: Player) -> list[Option]:
        return [s.tables.attack[card] for card in s.outs if card >= 0]

    def price(self, s: PState, p: Player, slot: int) -> int:
        """Silver for the strength that is missing, rounded up (PAL-119, PAL-120)."""
        printed = s.tables.board_actions[w.ATTACK]
        short = max(0, s.tables.outsider_strength[slot] - p.has(printed.attribute))
        return (short + printed.per_silver - 1) // printed.per_silver

    def due(self, s: PState, p: Player, o: Option) -> int:
        return self.price(s, p, find(s.outs, o.a))

    def gate(self, s: PState, p: Player) -> Reason | None:
        return self.closed(s, p)

    def target(self, s: PState, p: Player, o: Option) -> Reason | None:
        slot = find(s.outs, o.a)
        if p.silver >= self.price(s, p, slot) or on_credit(s, p):
            return None
        printed = s.tables.board_actions[w.ATTACK]
        reach = p.has(printed.attribute) + printed.per_silver * p.silver
        thing = w.THINGS[w.FAITH + printed.attribute]
        return Reason("paladins-lack-reach", "PAL-119", reach, s.tables.outsider_strength[slot], -1, thing)

    def free_target(self, s: PState, p: Player, o: Option) -> Reason | None:
        flag = s.tables.outsider_strength[find(s.outs, o.a)]
        return p.lack(s.tables.board_actions[w.ATTACK].attribute, flag, "COC-059")

    def barred(self, s: PState, p: Player) -> Reason | None:
        reason = NO_OUTSIDER
        for o in self.candidates(s, p):
            lack = self.free_target(s, p, o)
            if lack is None:
                return None
            if reason is NO_OUTSIDER:
                reason = lack
        return reason

    def effect(self, s: PState, seat: int, p: Player, o: Option) -> None:
        gain(s, seat, beat(s, seat, o.a))

    def unknown(self, s: PState, p: Player, o: Option) -> Reason:
        return NO_OUTSIDER if o.verb.id == w.V_ATTACK else super().unknown(s, p, o)


def take_outsider(s: PState, card: int) -> None:
    """Its space stays empty until the refresh, but for the open pile: there the next card is seen (COC-007)."""
    slot = find(s.outs, card)
    s.outs[slot] = -1
    if slot == s.tables.outs_open and len(s.outs_pile.cards) > 0:
        s.outs[slot] = s.outs_pile.draw()
        s.barrier += 1


def beat(s: PState, seat: int, card: int) -> int:
    """The card is kept face down; its reward is returned."""
    take_outsider(s, card)
    p = s.players[seat]
    p.attacked = [*p.attacked, card]
    p.done[w.ATTACK] += 1
    s.tell(w.E_ATTACKED, seat, card)
    return s.tables.outsiders[card].attack
