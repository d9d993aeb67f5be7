"""Attack: an outsider for its rewards; silver makes up for missing strength (PAL-117 to PAL-121, PAL-127, PAL-128)."""

from __future__ import annotations

from typing import Final

from courtier.core.options import Option
from courtier.core.piles import find
from courtier.core.reasons import Reason
from courtier.titles.paladins import words as w
from courtier.titles.paladins.action import Action, pay
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

    def gate(self, s: PState, p: Player) -> Reason | None:
        return self.closed(s, p)

    def target(self, s: PState, p: Player, o: Option) -> Reason | None:
        slot = find(s.outs, o.a)
        if p.silver >= self.price(s, p, slot):
            return None
        printed = s.tables.board_actions[w.ATTACK]
        reach = p.has(printed.attribute) + printed.per_silver * p.silver
        thing = "paladins-thing-" + w.ICONS[w.FAITH + printed.attribute]
        return Reason("paladins-lack-reach", "PAL-119", reach, s.tables.outsider_strength[slot], -1, thing)

    def effect(self, s: PState, seat: int, p: Player, o: Option) -> None:
        pay(s, seat, p, self.price(s, p, find(s.outs, o.a)), 0)
        gain(s, seat, beat(s, seat, o.a))

    def unknown(self, s: PState, p: Player, o: Option) -> Reason:
        return NO_OUTSIDER if o.verb.id == w.V_ATTACK else super().unknown(s, p, o)


def beat(s: PState, seat: int, card: int) -> int:
    """The card is kept face down; its reward is returned."""
    s.outs[find(s.outs, card)] = -1
    p = s.players[seat]
    p.attacked = [*p.attacked, card]
    p.done[w.ATTACK] += 1
    s.tell(w.E_ATTACKED, seat, card)
    return s.tables.outsiders[card].attack
