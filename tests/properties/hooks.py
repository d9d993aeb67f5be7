"""All that the property tests know about single titles: one entry per title, added with the title."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from courtier.core.piles import Pile
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.season import player_dice
from courtier.titles.kingsburg.state import KState
from tests.core.tiny.rules import Fate
from tests.core.tiny.state import TinyState
from tests.rules.architects.pieces import pieces as architects
from tests.rules.paladins.pieces import pieces as paladins


@dataclass(frozen=True)
class Hook:
    """`pieces` fails when a piece of a state is missing, doubled or where the rules do not let it be."""

    usual: int  # choices per seat in a usual random game
    most: int  # choices per seat that no game exceeds
    pieces: Callable[[Any], None]
    likes: tuple[
        str, ...
    ] = ()  # how tokens begin that an eager player takes gladly: they bring a long game to its end


def kingsburg(s: KState) -> None:
    shown = [s.enemy] if s.enemy >= 0 else []
    valley = [*s.more.valley.cards, *s.more.valley_past]  # the one that has joined is past already
    cards = [*s.enemies.cards, *s.box.cards, *s.past, *shown, *valley]
    assert sorted(cards) == list(range(len(s.tables.enemies)))
    slots_know_who_saw_them(s.enemies, s.box, s.more.valley)
    assert sorted(s.order) == list(range(len(s.players)))
    assert s.envoy == w.FREE or 0 <= s.envoy < len(s.players)
    for seat, p in enumerate(s.players):
        assert min(p.have) >= 0
        assert p.bonus_dice >= 0
        standing = [b for b in s.tables.buildings if p.built & b.bit]
        if not s.tables.more.governors:  # the Sorcerer builds without VP
            assert p.points[w.P_BUILDINGS] == sum(b.vp for b in standing)
        assert p.built & ~s.sheet(seat).bits == 0
        for row in s.sheet(seat).rows:  # no gap: a building stands only on the right of another
            built = [p.built >> number & 1 for number in row]
            lasting = any(b.id == "basilica" for b in standing if b.number in row)  # its neighbours may fall
            assert lasting or built == sorted(built, reverse=True)
    kingsburg_dice(s)


def kingsburg_dice(s: KState) -> None:
    """Dice are in hand or on an advisor, and the first group at an advisor holds him."""
    for rank, holder in enumerate(s.holder):
        there = [g for g in s.groups if g.rank == rank]
        assert [g.seat for g in there[:1]] == ([] if holder == w.FREE else [holder])
        most = 2 if s.more.governor else 1  # the Diplomat's is the second
        assert sum(not g.envoy for g in there) <= most
        assert sum(g.envoy for g in there) <= (holder != w.FREE)
    for seat, p in enumerate(s.players):
        placed = [g.way & w.ALL_PLACED for g in s.groups if g.seat == seat]
        if s.step in (w.INFLUENCE, w.REWARDS):
            assert w.dice_total(p.dice) + sum(map(w.dice_total, placed)) == p.rolled
            mine = [way & w.PLAYER_DICE for way in (p.dice, *placed)]
            assert sum(map(w.dice_count, mine)) == player_dice(s)
            assert all(way & w.PLAYER_DICE for way in placed)
        elif s.step != w.ROLL:
            assert not placed
            assert p.dice == 0


def tiny(s: TinyState) -> None:
    assert all(purse.coins >= 0 for purse in s.purses)
    assert s.bank + sum(purse.coins for purse in s.purses) == s.tables.coins * len(s.purses)
    won = [ask.gem for ask in s.asks if isinstance(ask, Fate)]
    gems = [gem for purse in s.purses for gem in purse.gems]
    assert Counter(s.pile.cards + s.box.cards + s.sold + won + gems) == Counter(s.tables.deck)
    slots_know_who_saw_them(s.pile, s.box)


def slots_know_who_saw_them(*piles: Pile) -> None:
    for pile in piles:
        assert len(pile.seen) == len(pile.cards)


HOOKS = {
    "architects": Hook(
        usual=300,
        most=1500,
        pieces=architects,
        likes=("place guildhall", "build", "cathedral", "hire", "release"),
    ),
    "kingsburg": Hook(usual=50, most=250, pieces=kingsburg),
    "paladins": Hook(usual=95, most=300, pieces=paladins),
    "tiny": Hook(usual=8, most=30, pieces=tiny),
}
