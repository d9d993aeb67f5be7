"""What City of Crowns adds to the course of a round (COC-025, COC-079 to COC-085, COC-089 to COC-092)."""

from __future__ import annotations

from courtier.core.agenda import ALL_SEATS, Task
from courtier.core.piles import Pile
from courtier.titles.paladins import words as w
from courtier.titles.paladins.crowns.muster import crowns_of
from courtier.titles.paladins.crowns.state import Crowns
from courtier.titles.paladins.rewards import in_any_order, triggered
from courtier.titles.paladins.state import PState
from courtier.titles.paladins.workers import total


def workers_kept(s: PState, seat: int) -> int:
    """At most so many go into the next round; those that came with passing are not counted (PAL-207, COC-084)."""
    kept = s.tables.numbers.kept
    return kept if s.crowns is None else kept + s.crowns.spare[seat]


class PassRewards(Task[PState]):
    """Princesses and allies, after the board was cleared and the limit checked (COC-083, COC-084)."""

    __slots__ = ("seat",)
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: PState) -> None:
        crowns = crowns_of(s)
        rewards = triggered(s, s.players[self.seat], w.T_PASS)
        for icon in range(len(crowns.allies)):
            if crowns.allies[icon] == self.seat:  # one taken this round counts (COC-070)
                rewards.append(s.tables.crowns.allies[icon].on_pass)
        if len(rewards) > 0:
            s.push(CountSpare(self.seat, total(s.players[self.seat].workers)))
            in_any_order(s, self.seat, rewards)

    def data(self) -> list[object]:
        return [self.seat]


class CountSpare(Task[PState]):
    """How many workers passing brought."""

    __slots__ = ("before", "seat")
    seat: int
    before: int

    def __init__(self, seat: int, before: int) -> None:
        self.seat = seat
        self.before = before

    def run(self, s: PState) -> None:
        crowns_of(s).spare[self.seat] = max(0, total(s.players[self.seat].workers) - self.before)

    def data(self) -> list[object]:
        return [self.seat, self.before]


def refresh_court(s: PState, crowns: Crowns) -> None:
    """The right-most noble leaves, the others slide, the pile fills the row; musters stay (COC-089, COC-092)."""
    leaving = s.tables.rival.nobles_discarded if s.rival is not None else 1  # COCS-020
    for place in range(len(crowns.nobles) - leaving, len(crowns.nobles)):
        if crowns.nobles[place] >= 0:
            s.tell(w.E_NOBLE_GONE, -1, crowns.nobles[place])
            crowns.nobles_gone = [*crowns.nobles_gone, crowns.nobles[place]]
            crowns.nobles[place] = -1
    fill_court(crowns)
    crowns.spare = [0] * len(crowns.spare)


def remove_paladin(crowns: Crowns, seat: int, card: int) -> None:
    """The fourth of those drawn leaves the game, face down (COC-025)."""
    removed = crowns.removed.copy()
    removed[seat] = Pile([*removed[seat].cards, card], [*removed[seat].seen, 1 << seat])
    crowns.removed = removed


def show_secrets(s: PState, crowns: Crowns) -> None:
    """The game is over: everybody sees the secret orders (COC-094)."""
    shown: list[Pile] = []
    for seat in range(s.seats):
        card = crowns.secrets[seat].cards[0]
        shown.append(Pile([card], [ALL_SEATS]))
        s.tell(w.E_SECRET_SHOWN, seat, card, s.players[seat].done[s.tables.orders[card].action])
    crowns.secrets = shown


def fill_court(crowns: Crowns) -> None:
    """The top of the pile takes the right-most empty space, the next card the one behind it (COC-105)."""
    size = len(crowns.nobles)
    left = [card for card in crowns.nobles if card >= 0]
    while len(left) < size and len(crowns.nobles_pile.cards) > 0:
        left.insert(0, crowns.nobles_pile.draw())
    crowns.nobles = [-1] * (size - len(left)) + left
