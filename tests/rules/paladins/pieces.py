"""Where every piece of a game of Paladins must be."""

from __future__ import annotations

from collections import Counter

from courtier.core.agenda import ALL_SEATS
from courtier.titles.paladins import words as w
from courtier.titles.paladins.crowns.state import Crowns
from courtier.titles.paladins.state import PState


def pieces(s: PState) -> None:
    """Every card is in exactly one place, and nothing is negative."""
    t = s.tables
    crews = [card for p in s.players for card in p.crew]
    shown = [card for card in s.town if card >= 0]
    assert sorted(s.town_pile.cards + s.town_gone + shown + crews) == list(range(len(t.townsfolk)))
    beaten = [card for p in s.players for card in p.attacked + p.converted]
    shown = [card for card in s.outs if card >= 0]
    assert sorted(s.outs_pile.cards + s.outs_gone + shown + beaten) == list(range(len(t.outsiders)))
    walls = [card for p in s.players for card in p.walls]
    assert sorted(s.walls.cards + walls) == list(range(len(t.walls)))
    held = [card for p in s.players for card in p.suspicion]
    assert Counter(s.suspicion.cards + s.suspicion_gone + held) == Counter(t.suspicion_deck)
    assert s.debts + sum(p.unpaid + p.paid for p in s.players) == t.numbers.debts
    assert sorted(s.taverns_pile.cards + s.taverns_gone + s.taverns) == list(range(len(t.taverns)))
    secrets = [] if s.crowns is None else [card for pile in s.crowns.secrets for card in pile.cards]
    assert sorted(s.orders.cards + s.orders_box.cards + secrets) == list(range(len(t.orders)))
    assert sorted(s.favours.cards + s.favours_box.cards) == list(range(len(t.favours)))
    if s.rival is not None:
        r = s.rival
        assert Counter(r.schemes.cards + r.discards + r.aside) == Counter(t.scheme_deck + t.scheme_aside)
        assert 0 <= r.marker < len(t.rival.town_at)
        assert sorted(r.stack) == list(range(len(t.attributes)))
    assert 0 < s.tax <= s.tax_full or s.agenda
    for seat, p in enumerate(s.players):
        assert min(p.workers) >= 0
        assert min(p.silver, p.provision, p.unpaid, p.paid) >= 0
        assert all(0 <= value <= t.numbers.track_max for value in p.track)
        assert len(p.walls) == p.done[w.FORTIFY]
        assert len(p.attacked) == p.done[w.ATTACK]
        assert len(p.converted) == p.done[w.CONVERT]
        more = sum(shops.bit_count() for shops in p.shops) - p.done[w.DEVELOP]
        assert more == (0 if s.is_rival(seat) else t.crowns.workshops) or (
            s.round == 0 and more == 0
        )  # COC-023
        for action, outpost in ((w.COMMISSION, 0), (w.GARRISON, 1)):
            assert s.squares.count(1 + 2 * seat + outpost) == p.done[action]
        if not s.is_rival(seat):
            assert p.jars.bit_count() == p.done[w.ABSOLVE]
            known = p.pile.cards + p.hand.cards + ([p.paladin] if p.paladin >= 0 else [])
            assert len(set(known)) == len(known)
            assert len(p.pile.seen) == len(p.pile.cards)
            used = s.round - (1 if s.step in (w.S_PALADIN, w.S_WORKERS, w.S_ACTIONS) else 0)
            gone = [] if s.crowns is None else s.crowns.removed[seat].cards  # COC-025
            assert len(set(known + gone)) == len(known) + len(gone)
            assert len(known) + len(gone) == len(t.paladins) - used  # PAL-040
    if s.crowns is not None:
        court(s, s.crowns)


def court(s: PState, crowns: Crowns) -> None:
    """Muster cards, nobles and allies of City of Crowns."""
    t = s.tables.crowns
    mustered = [card for pile in (*crowns.muster, crowns.muster_box) for card in pile.cards]
    assert sorted(mustered + [card for cards in crowns.collected for card in cards]) == list(
        range(len(t.musters))
    )
    shown = [card for card in crowns.nobles if card >= 0]
    hidden = crowns.nobles_pile.cards + crowns.nobles_box.cards + crowns.nobles_gone
    assert sorted(hidden + shown + [card for cards in crowns.enlisted for card in cards]) == list(
        range(len(t.nobles))
    )
    for player, p in enumerate(s.players):
        assert len(crowns.collected[player]) == p.done[w.MUSTER]
        assert len(crowns.enlisted[player]) == p.done[w.NEGOTIATE]
    for pile in crowns.muster:
        assert not pile.cards or pile.seen[-1] == ALL_SEATS
