"""Step c: the advisors pay in ascending rank; then the dice go back."""

from __future__ import annotations

from courtier.core.agenda import Task
from courtier.titles.kingsburg import effects as fx
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.modules import tiles
from courtier.titles.kingsburg.modules.tile_rewards import pay
from courtier.titles.kingsburg.rewards import ChooseReward, receive, stables
from courtier.titles.kingsburg.state import KState
from courtier.titles.kingsburg.windows import fated, timely
from courtier.titles.kingsburg.windows import receive as receive_by


class Rewards(Task[KState]):
    """Every advisor with dice pays, in ascending rank (KB-066): place and seat of each group, the last to pay first."""

    __slots__ = ("due",)
    due: tuple[int, ...]

    def __init__(self, due: tuple[int, ...]) -> None:
        self.due = due

    def run(self, s: KState) -> None:
        if s.tables.modular:
            self.pay_one(s)
            return
        left = len(self.due)
        while left > 0:
            left -= 1
            rank = self.due[left] >> 4
            seat = self.due[left] & 15
            advisor = s.tables.advisors[rank]
            if not advisor.asks and not (s.ask_help and stables(s, seat, advisor.rewards[0]) >= 0):
                receive(s, seat, rank, advisor.rewards[0])
                continue
            s.push(Rewards(self.due[:left]))
            if len(advisor.rewards) > 1 or advisor.priced:
                ChooseReward(seat, rank).run(s)
            else:
                receive(s, seat, rank, advisor.rewards[0])
            return

    def pay_one(self, s: KState) -> None:
        """With modules anything may be asked of anybody: one reward at a time, until something is."""
        depth = len(s.agenda)
        left = len(self.due)
        while left > 0:
            left -= 1
            place = self.due[left] >> 4
            seat = self.due[left] & 15
            extra(s, seat, place)
            pay(s, seat, place, shared(s, self.due, left, seat, place))
            if len(s.asks) > 0 or len(s.agenda) > depth:
                s.agenda.insert(depth, Rewards(self.due[:left]))
                return

    def data(self) -> list[object]:
        return [self.due]


def shared(s: KState, due: tuple[int, ...], left: int, seat: int, place: int) -> bool:
    """Does another seat get the same good from the tile, before a die replaces it (KBM6-020, KBM6-034)?"""
    if left > 0 and due[left - 1] >> 4 == place:  # else all have got it, and it is somebody's second time
        return turn(s, due[left - 1] & 15) > turn(s, seat)
    return False


def extra(s: KState, seat: int, place: int) -> None:
    """What the year's destiny adds to an advisor's reward, a tile's too: it is the advisor who is named (KBM4-028)."""
    if place > s.tables.board:
        return
    for e in fated(s, w.ADVISOR_REWARD):
        if e.op == fx.EXTRA_REWARD and timely(s, seat, e):
            for i in range(len(e.conditions)):
                if e.conditions[i] == fx.ADVISOR_RANK and e.limits[i] >> place & 1:
                    receive_by(s, seat, e, e.bundle)


class StartRewards(Task[KState]):
    """Two groups at one advisor are paid in turn order, or the same seat twice (KB-113)."""

    __slots__ = ()

    def run(self, s: KState) -> None:
        s.step = w.REWARDS
        keys: list[int] = []
        for g in s.groups:
            if g.seat != w.NEUTRAL:  # KB-067, KB-159
                rank = s.tables.ranks[g.rank]  # private advisors with the board's of their rank (KBM3-035)
                keys.append(rank << 20 | turn(s, g.seat) << 12 | g.rank << 4 | g.seat)
        keys.sort(reverse=True)
        if s.tables.modular:
            rounds(s, keys)
        due: list[int] = []
        for key in keys:
            due.append(key & 0xFFF)
        Rewards(tuple(due)).run(s)


def turn(s: KState, seat: int) -> int:
    at = 0
    while s.order[at] != seat:
        at += 1
    return at


def rounds(s: KState, keys: list[int]) -> None:
    """A tile whose good a die replaces serves everybody before it serves somebody again (KBM6-020)."""
    for i in range(len(keys) - 1, 0, -1):
        if keys[i - 1] == keys[i] and tiles.by_die(s, keys[i] >> 4 & 255):
            for j in range(i):
                if keys[j] == keys[i]:
                    keys[j] += 1 << 16
            keys.sort(reverse=True)


class CollectDice(Task[KState]):
    """Everybody takes the dice back; bonus dice and used tokens return to the supply (KB-062, KB-088)."""

    __slots__ = ()

    def run(self, s: KState) -> None:
        if s.tables.modular:
            tiles.note_influenced(s)
        for p in s.players:
            p.dice = 0
            p.bonus_dice = 0
        s.groups = [g for g in s.groups if g.seat == w.NEUTRAL]  # those stay until the season ends (KB-156)
        s.holder = [w.FREE] * len(s.holder)
        for g in s.groups:
            s.holder[g.rank] = w.NEUTRAL
