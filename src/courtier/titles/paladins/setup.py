"""Setup, for one seat against the rival or for two to four (PAL-010 to PAL-025, SOLO-001 to SOLO-010, SOLO-075)."""

from __future__ import annotations

from courtier.core.agenda import Task
from courtier.core.piles import Pile
from courtier.titles.paladins import words as w
from courtier.titles.paladins.choices import Tables
from courtier.titles.paladins.crowns.extras import StartingWorkshop
from courtier.titles.paladins.crowns.setup import blank_crowns, set_up_crowns, tell_crowns
from courtier.titles.paladins.recruit import StartingTownsfolk
from courtier.titles.paladins.round import FillTown, Round, fill_outsiders, fill_town
from courtier.titles.paladins.solo.turn import place_workshop
from courtier.titles.paladins.state import Player, PState, Rival


def new_player(t: Tables) -> Player:
    actions = len(t.board_actions)
    attributes = len(t.attributes)
    return Player(
        workers=[0] * w.TYPES, silver=t.numbers.silver, provision=t.numbers.provision, track=[0] * attributes,
        boost=[0] * attributes, paladin=-1, pile=Pile([]), hand=Pile([]), board=[0] * actions, shops=[0] * actions,
        done=[0] * actions, jars=0, walls=[], attacked=[], converted=[], crew=[], suspicion=[], unpaid=0, paid=0,
        passed=False)  # fmt: skip


def blank(t: Tables, seats: int) -> PState:
    """The rival sits behind the last seat of a solo game."""
    solo = seats == 1
    players = [new_player(t) for _ in range(2 if solo else seats)]
    rival = Rival(0, 0, t.rival.stack.copy(), Pile([]), [], [], -1, 0, []) if solo else None
    s = PState(t, players, seats, rival, 1, False)
    s.town = [-1] * len(t.town_silver)
    s.town_pile = Pile([])
    s.outs = [-1] * len(t.outsider_faith)
    s.outs_pile = Pile([])
    s.walls = Pile([])
    s.suspicion = Pile([])
    s.suspicion_gone = []
    s.taverns_pile = Pile([])
    s.taverns_gone = []
    s.tavern_seat = []
    s.orders, s.orders_box = Pile([]), Pile([])
    s.favours, s.favours_box = Pile([]), Pile([])
    s.favour_workers = [0] * len(t.favour_round)
    if t.crowns.in_play:
        s.crowns = blank_crowns(t, seats, len(players))
    return s


def shuffled(s: PState, cards: list[int]) -> Pile:
    s.shuffle(cards)
    return Pile(cards)


def new_game(t: Tables, seats: int, difficulty: int, key: bytes) -> PState:
    s = blank(t, seats)
    s.key, s.rng = key, 0
    s.town_pile = shuffled(s, list(range(len(t.townsfolk))))
    s.walls = shuffled(s, list(range(len(t.walls))))
    s.tax_full = t.numbers.tax[seats]  # PAL-013
    s.tax = s.tax_full
    s.debts = t.numbers.debts
    s.suspicion = shuffled(s, t.suspicion_deck.copy())
    s.outs_pile = shuffled(s, list(range(len(t.outsiders))))
    if s.rival is not None:
        set_up_rival(s, s.rival, difficulty)
    orders = shuffled(s, list(range(len(t.orders)))).cards  # PAL-016
    s.orders = Pile(orders[: len(t.order_round)])
    s.orders_box = Pile(orders[len(t.order_round) :])
    favours = shuffled(s, list(range(len(t.favours)))).cards
    s.favours = Pile(favours[: len(t.favour_round)])
    s.favours_box = Pile(favours[len(t.favour_round) :])
    s.taverns_pile = shuffled(s, list(range(len(t.taverns))))
    for seat in range(seats):
        s.players[seat].pile = shuffled(s, list(range(len(t.paladins))))  # PAL-019
    s.squares = [0] * len(t.squares)
    for i in range(len(t.squares)):
        if t.squares[i].players > seats:  # PAL-098, SOLO-010
            s.taken |= 1 << i
    fill_town(s)
    fill_outsiders(s)
    s.start = s.below(seats)  # PAL-020
    s.push(Round())
    if t.numbers.townsfolk > 0:
        s.push(FillTown())
        for i in range(seats):  # the starting player chooses last (PAL-021)
            seat = (s.start + i) % seats
            for _ in range(t.crowns.workshops):
                s.push(StartingWorkshop(seat))  # COC-021
            s.push(StartingTownsfolk(seat))
    if s.crowns is not None:
        set_up_crowns(s, s.crowns)
    s.push(Opening())
    return s


class Opening(Task[PState]):
    """Who begins, for the story: it is told from the first task on."""

    __slots__ = ()

    def run(self, s: PState) -> None:
        if s.crowns is not None:
            tell_crowns(s, s.crowns)
        if s.rival is None:
            s.tell(w.E_START, s.start)
            return
        s.tell(w.E_RIVAL_START, -1, s.rival.difficulty)  # no start player marker (SOLO-009)
        for action in range(len(s.tables.board_actions)):
            if s.players[s.seats].shops[action] != 0:
                s.tell(w.E_RIVAL_WORKSHOP, -1, action)


def set_up_rival(s: PState, rival: Rival, difficulty: int) -> None:
    """Schemes without those of the favours, and a workshop for each order revealed (SOLO-003 to SOLO-008)."""
    t = s.tables
    p = s.players[s.seats]
    p.silver = 0
    p.provision = 0
    rival.difficulty = difficulty
    rival.schemes = shuffled(s, t.scheme_deck.copy())
    rival.aside = t.scheme_aside[: len(t.favour_round)]
    p.track = t.rival.start.copy()  # COCS-003
    for order in shuffled(s, list(range(len(t.orders)))).cards[: t.difficulty_orders[difficulty]]:
        place_workshop(s, t.orders[order].action)
    for _ in range(t.difficulty_workshops[difficulty]):
        for action in range(w.RIGHT_SIDE, len(t.board_actions)):
            place_workshop(s, action)  # COCS-004
