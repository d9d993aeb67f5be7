"""How the solo opponent musters and negotiates (COCS-007, COCS-008, COCS-021 to COCS-031)."""

from __future__ import annotations

from typing import Final

from courtier.titles.paladins import words as w
from courtier.titles.paladins.crowns.muster import collect, crowns_of
from courtier.titles.paladins.crowns.negotiate import enlist, entrust
from courtier.titles.paladins.inquisition import take_debt
from courtier.titles.paladins.solo.rewards import RivalResolve
from courtier.titles.paladins.solo.track import rival_of
from courtier.titles.paladins.state import PState

ENTRUST: Final = 64  # added to a noble's number where it is entrusted and not enlisted


def find_muster(s: PState) -> int:
    """The highest need it meets, then the attribute it has more of, then the left-most; or -1 (COCS-021, COCS-023)."""
    crowns = crowns_of(s)
    track = s.players[s.seats].track
    best = -1
    best_need = -1
    best_standing = -1
    for pile in range(len(crowns.muster)):
        cards = crowns.muster[pile].cards
        if len(cards) == 0 or pile == crowns.diplomat:
            continue
        card = s.tables.crowns.musters[cards[-1]]
        if track[card.attribute] < card.need:
            continue
        standing = marker_height(s, card.attribute)
        if card.need > best_need or (card.need == best_need and standing > best_standing):
            best = cards[-1]
            best_need = card.need
            best_standing = standing
    return best


def marker_height(s: PState, attribute: int) -> int:
    """Higher on the track, and of two on one value the marker on top (SOLO-023)."""
    stack = rival_of(s).stack
    for i in range(len(stack)):
        if stack[i] == attribute:
            return s.players[s.seats].track[attribute] * len(stack) + i
    return -1


def nobles_in_order(s: PState) -> list[int]:
    """The row from right to left, then the pile (COCS-026)."""
    nobles = crowns_of(s).nobles
    out: list[int] = []
    for place in range(len(nobles) - 1, -1, -1):
        if nobles[place] >= 0:
            out.append(nobles[place])
    return out


def find_enlisted(s: PState) -> int:
    track = s.players[s.seats].track
    for card in nobles_in_order(s):
        noble = s.tables.crowns.nobles[card]
        if track[noble.attribute] >= noble.need:
            return card
    return -1


def find_place(s: PState) -> int:
    """The open muster card with the left-most free space, or -1 (COCS-008)."""
    crowns = crowns_of(s)
    for pile in range(len(crowns.muster)):
        if crowns.muster_workers[pile] == 0 and len(crowns.muster[pile].cards) > 0:
            return crowns.muster[pile].cards[-1]
    return -1


def place_on_muster(s: PState, card: int) -> None:
    """The reward without the cost, but for a debt (COCS-008)."""
    crowns = crowns_of(s)
    crowns.muster_workers[crowns.muster_pile(card)] = 1 + w.LABOURER + 8 * s.seats
    s.players[s.seats].workers[0] -= s.tables.rival.favour_workers
    s.tell(w.E_PLACED, s.seats, card, w.LABOURER)
    printed = s.tables.crowns.musters[card]
    for _ in range(printed.cost.debt):
        if take_debt(s, s.seats):
            s.tell(w.E_DEBT_TAKEN, s.seats)
    s.push(RivalResolve(printed.reward, 0))


def muster(s: PState, card: int) -> None:
    """The worker on the card, the diplomacy, the reward, in this order (COCS-022)."""
    printed = s.tables.crowns.musters[card]
    worker = collect(s, s.seats, card)
    s.push(RivalResolve(printed.reward, 0))
    s.push(RivalResolve(printed.gain, 0))
    if worker >= 0:
        s.push(RivalResolve(s.tables.crowns.one_worker[worker], 0))


def negotiate(s: PState, target: int) -> None:
    """Enlist, with allies who join (COCS-027); what is entrusted is carried out by whoever called."""
    if target >= ENTRUST:
        entrust(s, s.seats, target - ENTRUST)
        return
    rewards = enlist(s, s.seats, target)
    for i in range(len(rewards) - 1, -1, -1):
        s.push(RivalResolve(rewards[i], 0))


def allies_of_rival(s: PState) -> int:
    n = 0
    if s.crowns is not None:
        for owner in s.crowns.allies:
            if owner == s.seats:
                n += 1
    return n
