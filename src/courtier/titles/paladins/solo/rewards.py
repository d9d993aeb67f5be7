"""What the rival gains: resources move its marker, workers are alike, choices go left (SOLO-018 to SOLO-034)."""

from __future__ import annotations

from courtier.core.agenda import Task
from courtier.titles.paladins import words as w
from courtier.titles.paladins.inquisition import remove_suspicion
from courtier.titles.paladins.recruit import leave_town
from courtier.titles.paladins.solo.track import advance, climb, rival_of
from courtier.titles.paladins.state import PState
from courtier.titles.paladins.suspicion import Suspicion, Tax, empty


class RivalResolve(Task[PState]):
    """A reward from part number `at` on, each part completely before the next (SOLO-079)."""

    __slots__ = ("at", "reward")
    reward: int
    at: int

    def __init__(self, reward: int, at: int) -> None:
        self.reward = reward
        self.at = at

    def run(self, s: PState) -> None:
        parts = s.tables.rewards[self.reward]
        if self.at >= len(parts):
            return
        if self.at + 1 < len(parts):
            s.push(RivalResolve(self.reward, self.at + 1))
        part = parts[self.at]
        if part.icon == w.CHOOSE:
            s.push(RivalResolve(chosen(s, part.choices), 0))
        else:
            if w.FAITH <= part.icon < w.VP:
                s.tell(w.E_GAIN, s.seats, self.reward, self.at << 4 | self.at + 1)
            receive(s, part.icon, part.n)

    def data(self) -> list[object]:
        return [self.reward, self.at]


def receive(s: PState, icon: int, n: int) -> None:
    p = s.players[s.seats]
    if icon < w.TYPES:
        p.workers[0] += n
        s.tell(w.E_RIVAL_WORKERS, s.seats, n, p.workers[0])
        if icon == w.CRIMINAL:
            s.push(Suspicion(s.seats, n, False))  # SOLO-018
    elif icon == w.SILVER or icon == w.PROVISION:
        advance(s, n * s.tables.rival.steps)  # SOLO-019, SOLO-020
    elif icon < w.VP:
        climb(s, icon - w.FAITH, n)
    elif icon == w.TAX:
        s.push(Tax(s.seats, n))
    elif icon == w.PRAY_ICON:
        rival_pray(s)
    elif icon == w.REMOVE_SUSPICION or icon == w.DESTROY_DEBT:
        for _ in range(n):
            s.push(RivalRemove(icon))
    elif icon == w.PAY_DEBT:
        for _ in range(min(n, p.unpaid)):  # without one it has no effect (SOLO-078)
            p.unpaid -= 1
            p.paid += 1
            s.tell(w.E_DEBT_PAID, s.seats)
    elif icon == w.FREE_RECRUIT or icon == w.FREE_DISMISS or icon == w.RELEASE:
        rival_dismiss(s)  # SOLO-056, COCS-019; no icon makes it pass (COCS-017)


def possible(s: PState, reward: int) -> bool:
    """Can a side of a choice be carried out? A Develop or a moved workshop never (COCS-018); a removal always, if need
    be by tax (SOLO-034)."""
    p = s.players[s.seats]
    for part in s.tables.rewards[reward]:
        icon = part.icon
        if icon == w.DEVELOP_ICON or icon == w.MOVE_WORKSHOP:
            return False
        if icon == w.PAY_DEBT and p.unpaid == 0:
            return False
        if (icon == w.FREE_RECRUIT or icon == w.FREE_DISMISS or icon == w.RELEASE) and find_townsfolk(s) < 0:
            return False
    return True


def chosen(s: PState, choices: list[int]) -> int:
    """The left option if it can be carried out, otherwise the next (SOLO-034, SOLO-058)."""
    for choice in choices:
        if possible(s, choice):
            return choice
    return choices[-1]


class RivalRemove(Task[PState]):
    """One suspicion or debt less; else a silver leaves the tax supply and the marker stays (SOLO-028, SOLO-029);
    with City of Crowns it moves (COCS-013)."""

    __slots__ = ("icon",)
    icon: int

    def __init__(self, icon: int) -> None:
        self.icon = icon

    def run(self, s: PState) -> None:
        p = s.players[s.seats]
        if self.icon == w.REMOVE_SUSPICION and len(p.suspicion) > 0:
            remove_suspicion(s, s.seats)
            s.tell(w.E_REMOVED, s.seats)
        elif self.icon == w.DESTROY_DEBT and p.unpaid > 0:
            p.unpaid -= 1
            s.debts += 1
            s.tell(w.E_DEBT_DESTROYED, s.seats)
        else:
            s.tell(w.E_RIVAL_TAX, s.seats, 1)
            empty(s, 1)
            advance(s, s.tables.rival.failed_steps)

    def data(self) -> list[object]:
        return [self.icon]


def rival_pray(s: PState) -> None:
    """Clear the right side, or gain a worker when nothing stands there; shuffle all schemes (SOLO-047, SOLO-056)."""
    p = s.players[s.seats]
    rival = rival_of(s)
    cleared = 0
    for action in range(len(p.board)):
        cleared += p.board[action]
        p.board[action] = 0
    if cleared == 0:
        p.workers[0] += s.tables.rival.top_gain[w.R_PRAY]
    cards = rival.schemes.cards + rival.discards
    rival.discards = []
    s.shuffle(cards)
    rival.schemes.cards = cards
    rival.schemes.seen = [0] * len(cards)
    s.tell(w.E_RIVAL_PRAY, -1, cleared)


def find_townsfolk(s: PState) -> int:
    """The card at the marker, or the next one to the right, around and around (SOLO-025, SOLO-027); the open pile only
    where there is no other (COCS-009)."""
    at = s.tables.rival.town_at
    marker = rival_of(s).marker
    pile = s.tables.town_open
    for k in range(len(at)):
        for slot in at[(marker + k) % len(at)]:
            if s.town[slot] >= 0 and (slot != pile or only_pile(s.town, pile)):
                return s.town[slot]
    return -1


def only_pile(row: list[int], pile: int) -> bool:
    """Is there no card but the one on the open pile?"""
    for slot in range(len(row)):
        if row[slot] >= 0 and slot != pile:
            return False
    return True


def rival_dismiss(s: PState) -> None:
    """It never hires (SOLO-046, SOLO-075)."""
    card = find_townsfolk(s)
    if card < 0:
        return
    leave_town(s, card)
    s.town_gone = [*s.town_gone, card]
    s.tell(w.E_DISMISSED, s.seats, card)
    s.push(RivalResolve(s.tables.townsfolk[card].dismiss, 0))
