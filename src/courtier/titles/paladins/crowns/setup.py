"""Setup of City of Crowns (COC-004 to COC-024, COCS-001 to COCS-006)."""

from __future__ import annotations

from courtier.core.agenda import ALL_SEATS
from courtier.core.piles import Pile, deal_anew
from courtier.titles.paladins import words as w
from courtier.titles.paladins.choices import Tables
from courtier.titles.paladins.crowns.passing import fill_court
from courtier.titles.paladins.crowns.state import Crowns
from courtier.titles.paladins.state import PState


def blank_crowns(t: Tables, seats: int, players: int) -> Crowns:
    piles = len(t.crowns.gaps) + 1
    return Crowns(
        muster=[Pile([]) for _ in range(piles)], muster_box=Pile([]), muster_workers=[0] * piles,
        diplomat=t.crowns.diplomat, nobles=[-1] * len(t.crowns.noble_silver), nobles_pile=Pile([]), nobles_box=Pile([]),
        nobles_gone=[], extensions=[-1] * players, collected=[[] for _ in range(players)],
        enlisted=[[] for _ in range(players)], allies=[-1] * len(w.NOBLE_ICONS),
        secrets=[Pile([]) for _ in range(seats)], removed=[Pile([]) for _ in range(seats)],
        spare=[0] * seats)  # fmt: skip


def set_up_crowns(s: PState, crowns: Crowns) -> None:
    """After everything that the base game deals."""
    t = s.tables.crowns
    box = s.orders_box.clone()
    crowns.secrets = [Pile([box.draw()], [1 << seat]) for seat in range(s.seats)]  # COC-013
    s.orders_box = box
    tiers = deal_tiers(s, t.muster_backs, t.muster_left_out, crowns.muster_box)
    for tier in range(len(tiers) - 1, -1, -1):  # the first tier on top (COC-014)
        for i in range(len(tiers[tier])):
            pile = crowns.muster[i % len(crowns.muster)]
            pile.cards.append(tiers[tier][i])
            pile.seen.append(0)
    for pile in crowns.muster:
        pile.seen[-1] = ALL_SEATS
    for cards in reversed(deal_tiers(s, t.noble_backs, t.noble_left_out, crowns.nobles_box)):  # COC-018
        crowns.nobles_pile.cards += cards
    crowns.nobles_pile.seen = [0] * len(crowns.nobles_pile.cards)
    fill_court(crowns)
    icons = list(range(len(w.NOBLE_ICONS)))
    s.shuffle(icons)
    crowns.extensions = icons[: len(s.players)]  # COC-020, COCS-006


def deal_tiers(s: PState, backs: list[int], left_out: list[list[int]], box: Pile) -> list[list[int]]:
    """Each tier shuffled, without what this number of players leaves in the box."""
    out: list[list[int]] = []
    for tier in range(len(left_out)):
        cards = [card for card in range(len(backs)) if backs[card] == tier + 1]
        s.shuffle(cards)
        for _ in range(left_out[tier][s.seats]):
            box.cards.append(cards.pop())
            box.seen.append(0)
        out.append(cards)
    return out


def tell_crowns(s: PState, crowns: Crowns) -> None:
    for player in range(len(s.players)):
        s.tell(w.E_EXTENSION, player, crowns.extensions[player])
    for seat in range(s.seats):
        s.tell(w.E_SECRET, seat, crowns.secrets[seat].cards[0], 0, 1 << seat)


def deal_court_anew(s: PState, crowns: Crowns, seat: int) -> list[Pile]:
    """What this seat cannot know of muster and negotiate cards; returned are the secret orders, still to be dealt."""
    crowns.muster_box = crowns.muster_box.clone()  # clones share what they never change
    crowns.nobles_box = crowns.nobles_box.clone()
    crowns.secrets = [pile.clone() for pile in crowns.secrets]
    crowns.removed = [pile.clone() for pile in crowns.removed]
    deal_anew(s, [*crowns.muster, crowns.muster_box], s.tables.crowns.muster_backs, seat)
    deal_anew(s, [crowns.nobles_pile, crowns.nobles_box], s.tables.crowns.noble_backs, seat)
    return crowns.secrets
