"""The round: reveal, taverns, paladins, workers, and the refresh (PAL-026 to PAL-047, PAL-211 to PAL-219)."""

from __future__ import annotations

from typing import ClassVar, Final

from courtier.core.agenda import ALL_SEATS, Ask, Task, Together
from courtier.core.options import Option
from courtier.core.piles import Pile
from courtier.core.reasons import Reason
from courtier.core.words import Arg
from courtier.titles.paladins import words as w
from courtier.titles.paladins.crowns.passing import refresh_court, remove_paladin, show_secrets, workers_kept
from courtier.titles.paladins.scoring import note_points
from courtier.titles.paladins.solo.turn import RivalTaverns, prepare_round
from courtier.titles.paladins.state import PState
from courtier.titles.paladins.suspicion import Suspicion
from courtier.titles.paladins.turn import Keep, NextTurn
from courtier.titles.paladins.workers import total

NO_TAVERN: Final = Reason("paladins-no-tavern", "PAL-035")


class Round(Task[PState]):
    __slots__ = ()

    def run(self, s: PState) -> None:
        s.round += 1
        n = s.seats
        if s.round > 1:
            s.start = (s.start + 1) % n  # PAL-027
        s.tell(w.E_ROUND, s.start, s.round)
        s.barrier += 1
        reveal(s)
        s.taverns = [draw_tavern(s) for _ in range(n + s.tables.numbers.taverns_extra)]  # PAL-035
        s.tavern_seat = [-1] * len(s.taverns)
        s.tell(w.E_TAVERNS, -1, len(s.taverns), more=tuple(s.taverns))
        secret: list[Ask[PState]] = []
        for seat in range(n):
            draw_paladins(s, seat)
            secret.append(ChoosePaladin(seat))
        s.step = w.S_PALADIN
        s.push(Refresh())
        s.push(KeepAgain())
        s.push(StartActions())
        if s.rival is not None:
            prepare_round(s)
            s.push(RivalTaverns())
        for seat in reversed(turn_order(s)):
            s.push(Collect(seat))
        s.push(Together(secret))


def turn_order(s: PState) -> list[int]:
    """Seats from the start player on: so they reveal their paladins and take taverns (PAL-042)."""
    return [(s.start + i) % s.seats for i in range(s.seats)]


def reveal(s: PState) -> None:
    """The King's Orders and Favours of this round (PAL-028)."""
    t = s.tables
    s.orders = s.orders.clone()
    s.favours = s.favours.clone()
    for slot in range(len(s.orders.cards)):
        if t.order_round[slot] == s.round:
            s.orders_shown = slot + 1
            s.orders.seen[slot] = ALL_SEATS
            s.tell(w.E_ORDER, -1, s.orders.cards[slot], t.order_points[slot])
    for slot in range(len(s.favours.cards)):
        if t.favour_round[slot] == s.round:
            s.favours_shown = slot + 1
            s.favours.seen[slot] = ALL_SEATS
            s.tell(w.E_FAVOUR_SHOWN, -1, s.favours.cards[slot])


def draw_tavern(s: PState) -> int:
    """When the pile runs out its discards are shuffled, even while dealing (PAL-216, PAL-217)."""
    if len(s.taverns_pile.cards) == 0:
        cards = s.taverns_gone
        s.taverns_gone = []
        s.shuffle(cards)
        s.taverns_pile = Pile(cards)
    return s.taverns_pile.draw()


def draw_paladins(s: PState, seat: int) -> None:
    """The top cards go to the hand, which only their owner sees (PAL-037, PAL-038)."""
    p = s.players[seat]
    cards: list[int] = []
    for _ in range(min(s.tables.numbers.drawn, len(p.pile.cards))):
        cards.append(p.pile.draw())
    p.hand = Pile(cards, [1 << seat] * len(cards))


class ChoosePaladin(Ask[PState]):
    """Play one, put one on top of the pile, one at the bottom; in secret (PAL-037, PAL-039).

    Where four are drawn, the one under the pile is chosen too and the last one leaves the game (COC-025).
    """

    __slots__ = ()
    key: ClassVar[str] = "paladins-ask-paladin"

    def args(self, s: PState) -> dict[str, Arg]:
        return {"drawn": len(s.players[self.seat].hand.cards)}

    def candidates(self, s: PState) -> list[Option]:
        hand = s.players[self.seat].hand.cards
        out: list[Option] = []
        for play in hand:
            for top in hand:
                if top == play:
                    continue
                if len(hand) <= 3:
                    out.append(s.tables.play[play][top][0])
                    continue
                for under in hand:
                    if under != play and under != top:
                        out.append(s.tables.play[play][top][under + 1])
        return out

    def apply(self, s: PState, o: Option) -> None:
        p = s.players[self.seat]
        own = 1 << self.seat
        top = o.b & 255
        under = (o.b >> 8) - 1
        for card in p.hand.cards:
            if card == o.a or card == top:
                continue
            if under < 0 or card == under:
                p.pile.cards.insert(0, card)
                p.pile.seen.insert(0, own)
            elif s.crowns is not None:
                remove_paladin(s.crowns, self.seat, card)
        p.pile.cards.append(top)
        p.pile.seen.append(own)
        p.hand = Pile([o.a], [own])


class Collect(Task[PState]):
    """Reveal the paladin, take its workers, then choose a tavern (PAL-042); the paladin is used up (PAL-040)."""

    __slots__ = ("seat",)
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: PState) -> None:
        p = s.players[self.seat]
        s.barrier += 1
        s.step = w.S_WORKERS
        s.active = self.seat
        p.paladin = p.hand.cards[0]
        p.hand = Pile([])
        card = s.tables.paladins[p.paladin]
        p.boost = card.boosts  # until the round ends (PAL-047)
        s.tell(w.E_PALADIN, self.seat, p.paladin)
        s.push(PickTavern(self.seat))
        take_workers(s, self.seat, card.workers)

    def data(self) -> list[object]:
        return [self.seat]


def take_workers(s: PState, seat: int, workers: list[int]) -> None:
    """All of them first, then one suspicion per criminal (PAL-044)."""
    p = s.players[seat]
    criminals = 0
    for worker in workers:
        p.workers[worker] += 1
        if worker == w.CRIMINAL:
            criminals += 1
    if criminals > 0:
        s.push(Suspicion(seat, criminals, False))


class PickTavern(Ask[PState]):
    """An unclaimed tavern and its four workers (PAL-042)."""

    __slots__ = ()
    key: ClassVar[str] = "paladins-ask-tavern"

    def beyond(self, s: PState) -> list[Option]:
        out: list[Option] = []
        for i in range(len(s.taverns)):
            if s.tavern_seat[i] >= 0:
                out.append(s.tables.tavern[s.taverns[i]])
        return out

    def explain(self, s: PState, o: Option) -> Reason:
        if o.verb.id != w.V_TAVERN:
            return super().explain(s, o)
        for i in range(len(s.taverns)):
            if s.taverns[i] == o.a:
                return Reason("paladins-tavern-claimed", "PAL-042", 0, 0, s.tavern_seat[i])
        return NO_TAVERN

    def candidates(self, s: PState) -> list[Option]:
        out: list[Option] = []
        for i in range(len(s.taverns)):
            if s.tavern_seat[i] < 0:
                out.append(s.tables.tavern[s.taverns[i]])
        return out

    def apply(self, s: PState, o: Option) -> None:
        for i in range(len(s.taverns)):
            if s.taverns[i] == o.a:
                s.tavern_seat[i] = self.seat
        s.tell(w.E_TAVERN, self.seat, o.a)
        take_workers(s, self.seat, s.tables.taverns[o.a])


class StartActions(Task[PState]):
    __slots__ = ()

    def run(self, s: PState) -> None:
        s.step = w.S_ACTIONS
        s.push(NextTurn(s.start))


class KeepAgain(Task[PState]):
    """Workers that came after passing count too: whoever now holds too many chooses again (PAL-210)."""

    __slots__ = ()

    def run(self, s: PState) -> None:
        if s.round < s.tables.numbers.rounds:
            for i in range(s.seats - 1, -1, -1):
                seat = (s.start + i) % s.seats
                if total(s.players[seat].workers) > workers_kept(s, seat):
                    s.push(Keep(seat))


class Refresh(Task[PState]):
    """After all have passed, round 7 included (PAL-211 to PAL-219)."""

    __slots__ = ()

    def run(self, s: PState) -> None:
        t = s.tables
        s.barrier += 1
        s.step = w.S_REFRESH
        s.tell(w.E_REFRESH, -1, s.round)
        solo = s.rival is not None
        discard_townsfolk(s, t.rival.town_discarded if solo else 1)
        discard_outsiders(s, t.rival.outsiders_discarded if solo else 1)
        fill_town(s)
        fill_outsiders(s)
        s.taverns_gone.extend(s.taverns)
        s.taverns = []
        s.tavern_seat = []
        s.favour_workers = [0] * len(s.favour_workers)  # PAL-218
        for p in s.players:
            p.passed = False
            p.paladin = -1
            p.boost = [0] * len(p.boost)
        if s.crowns is not None:
            refresh_court(s, s.crowns)
        last = s.round == t.numbers.rounds
        if last:
            s.step = w.S_SCORING
            if s.crowns is not None:
                show_secrets(s, s.crowns)
        note_points(s)
        if last:
            s.tell(w.E_END)
        else:
            s.push(Round())


def discard_townsfolk(s: PState, spaces: int) -> None:
    """The right-most space; in the solo game the next one too (PAL-212, SOLO-069)."""
    for slot in range(len(s.town) - spaces, len(s.town)):
        if s.town[slot] >= 0:
            s.tell(w.E_TOWN_GONE, -1, s.town[slot])
            s.town_gone = [*s.town_gone, s.town[slot]]
            s.town[slot] = -1


def discard_outsiders(s: PState, spaces: int) -> None:
    """The left-most space; in the solo game the next one too (PAL-213, SOLO-069)."""
    for slot in range(spaces):
        if s.outs[slot] >= 0:
            s.tell(w.E_OUTSIDER_GONE, -1, s.outs[slot])
            s.outs_gone = [*s.outs_gone, s.outs[slot]]
            s.outs[slot] = -1


def fill_town(s: PState) -> None:
    """Slide right, then reveal from the right; an empty pile is not reshuffled (PAL-212, PAL-214)."""
    size = len(s.town)
    left = [card for card in s.town if card >= 0]
    while len(left) < size and len(s.town_pile.cards) > 0:
        left.insert(0, s.town_pile.draw())
    s.town = [-1] * (size - len(left)) + left


def fill_outsiders(s: PState) -> None:
    """Slide left, then reveal (PAL-213, PAL-214)."""
    size = len(s.outs)
    left = [card for card in s.outs if card >= 0]
    while len(left) < size and len(s.outs_pile.cards) > 0:
        left.append(s.outs_pile.draw())
    s.outs = left + [-1] * (size - len(left))


class FillTown(Task[PState]):
    """After everybody's starting townsfolk (PAL-023)."""

    __slots__ = ()

    def run(self, s: PState) -> None:
        s.barrier += 1
        fill_town(s)
