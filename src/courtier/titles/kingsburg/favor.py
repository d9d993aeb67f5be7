"""Phase 1, the king's favor; phase 3, the king's reward; phase 5, the king's envoy."""

from __future__ import annotations

from typing import ClassVar

from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.effects import KINGS_REWARD_VALUE
from courtier.titles.kingsburg.goods import TakeGoods
from courtier.titles.kingsburg.state import KState


def fewest(s: KState) -> list[int]:
    """The seats with the fewest buildings and, of those, the fewest goods, in turn order (KB-026, KB-031, KB-106)."""
    out: list[int] = []
    least = 0
    for seat in s.order:
        p = s.players[seat]
        rank = p.buildings() * 1000 + p.goods()
        if len(out) == 0 or rank < least:
            out = [seat]
            least = rank
        elif rank == least:
            out.append(seat)
    return out


class FavorGood(TakeGoods):
    __slots__ = ()
    key: ClassVar[str] = "kingsburg-ask-favor_good"


def kings_favor(s: KState) -> None:
    helped = s.order if s.year == 1 else fewest(s)  # KB-029, KB-030
    if len(helped) == 1:
        s.players[helped[0]].bonus_dice += 1  # rolled this spring (KB-025, KB-028)
        s.tell(w.E_FAVOR_DIE, helped[0])
        return
    for i in range(len(helped) - 1, -1, -1):  # KB-027, in turn order (KB-032)
        s.push(FavorGood(helped[i], 1))


def kings_reward(s: KState) -> None:
    """KB-104, KB-105."""
    most = 0
    for seat in s.order:
        most = max(most, counted(s, seat))
    vp = reward(s)
    for seat in s.order:
        if counted(s, seat) == most:
            s.players[seat].points[w.P_KINGS_REWARD] += vp
            s.tell(w.E_KINGS_REWARD, seat, vp)


def counted(s: KState, seat: int) -> int:
    """Buildings as phase 3 compares them: the Basilica counts as two (KBM2-017)."""
    p = s.players[seat]
    n = p.buildings()
    if p.built & s.tables.owners[w.COUNT_BUILDINGS]:
        for e in s.tables.at[w.COUNT_BUILDINGS]:
            if p.built & e.bit and w.REWARD in e.values:
                n += e.n
    return n


def reward(s: KState) -> int:
    """What the king pays, a generous one more (KBM4-023)."""
    if s.tables.modular and s.more.destiny >= 0:
        e = s.tables.more.destinies[s.more.destiny].op(KINGS_REWARD_VALUE)
        if e is not None:
            return e.n
    return s.tables.numbers.kings_reward


def kings_envoy(s: KState) -> None:
    if s.envoy != w.FREE:  # KB-111
        s.tell(w.E_ENVOY_BACK, s.envoy)
        s.envoy = w.FREE
    helped = fewest(s)
    if len(helped) == 1:
        s.envoy = helped[0]
        s.tell(w.E_ENVOY, helped[0])
    else:
        s.tell(w.E_ENVOY_STAYS)
