"""Convert: an outsider for its strength and its points at the end (PAL-122 to PAL-127)."""

from __future__ import annotations

from courtier.core.options import Option
from courtier.core.piles import find
from courtier.core.reasons import Reason
from courtier.titles.paladins import words as w
from courtier.titles.paladins.action import Action
from courtier.titles.paladins.attack import NO_OUTSIDER, take_outsider
from courtier.titles.paladins.commission import all_done
from courtier.titles.paladins.rewards import gain
from courtier.titles.paladins.state import Player, PState


class Convert(Action):
    __slots__ = ()

    def candidates(self, s: PState, p: Player) -> list[Option]:
        return [s.tables.convert[card] for card in s.outs if card >= 0]

    def spent(self, s: PState, p: Player) -> Reason | None:
        if p.done[w.CONVERT] >= s.tables.board_actions[w.CONVERT].limit:
            return all_done(s, w.CONVERT)
        return None

    def gate(self, s: PState, p: Player) -> Reason | None:
        reason = self.spent(s, p) or self.closed(s, p)
        if reason is not None:
            return reason
        cost = s.tables.board_actions[w.CONVERT].row[p.done[w.CONVERT]]
        return self.lack_silver(s, p, self.silver(s, p, cost), "PAL-123")

    def target(self, s: PState, p: Player, o: Option) -> Reason | None:
        flag = s.tables.outsider_faith[find(s.outs, o.a)]
        return p.lack(s.tables.board_actions[w.CONVERT].attribute, flag, "PAL-122")

    def effect(self, s: PState, seat: int, p: Player, o: Option) -> None:
        gain(s, seat, win(s, seat, o.a))

    def unknown(self, s: PState, p: Player, o: Option) -> Reason:
        return NO_OUTSIDER if o.verb.id == w.V_CONVERT else super().unknown(s, p, o)


def win(s: PState, seat: int, card: int) -> int:
    """The card lies face up on the left-most free space; its strength is returned (PAL-124)."""
    take_outsider(s, card)
    p = s.players[seat]
    p.converted = [*p.converted, card]
    p.done[w.CONVERT] += 1
    s.tell(w.E_CONVERTED, seat, card)
    return s.tables.outsiders[card].convert
