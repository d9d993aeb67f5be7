"""Where every piece of a game of Architects must be."""

from __future__ import annotations

from courtier.core.piles import Pile
from courtier.titles.architects import words as w
from courtier.titles.architects.state import AState


def pieces(s: AState) -> None:
    """Every card and every worker is in exactly one place, and nothing is negative."""
    t = s.tables
    shown = [card for card in s.shown if card >= 0]
    crews = [card for p in s.players for card in p.crew]
    once(s.crews.cards + shown + crews, [a.promo for a in t.apprentices])
    hands = [card for p in s.players for card in p.hand.cards + p.built]
    packets = [card for packet in s.draft for card in packet.cards]
    once(s.buildings.cards + hands + packets + s.drawn.cards, [b.promo for b in t.buildings])
    market = s.small.cards + s.large.cards + s.market_box.cards
    assert sorted(market) == list(range(len(t.market_ids)))
    rewards = s.rewards.cards + s.rewards_box.cards + s.rewards_gone
    assert sorted(rewards) == list(range(len(t.reward_ids)))
    if s.automat is not None:
        assert sorted(s.automat.schemes.cards + s.automat.discards) == list(range(len(t.scheme_ids)))
    piles: list[Pile] = [s.crews, s.buildings, s.small, s.large, s.rewards, s.drawn, *s.draft]
    for pile in piles + [p.hand for p in s.players]:
        assert len(pile.seen) == len(pile.cards)
    assert s.tax >= 0
    assert all(coins >= 0 and (coins == 0 or card >= 0) for coins, card in zip(s.coins, s.shown, strict=True))
    assert sorted(s.order) == list(range(len(s.players)))
    for level in range(1, len(t.level_vp)):
        assert sum(p.level == level for p in s.players) <= t.level_spots[level]
    for player in range(len(s.players)):
        board(s, player)


def once(cards: list[int], promo: list[bool]) -> None:
    """Each card of the deck once; promos all or none."""
    assert len(set(cards)) == len(cards)
    base = {card for card, extra in enumerate(promo) if not extra}
    assert set(cards) in (base, set(range(len(promo))))


def board(s: AState, player: int) -> None:
    t = s.tables
    p = s.players[player]
    assert min(p.have) >= 0
    assert min(p.workers, p.prison, p.guild, p.unpaid, p.paid, *p.at, *p.captives) >= 0
    assert p.captives[player] == 0
    assert 0 <= p.virtue <= t.top_virtue()
    held = sum(other.captives[player] for other in s.players)
    out = sum(p.at) + s.market.count(player) + p.prison + p.guild + held
    assert p.workers + out == t.numbers.workers
    assert s.guild.count(player) == p.guild
    skills = 0
    for card in p.crew:
        skills |= t.apprentices[card].skills
    assert p.skills == skills
    limit = t.numbers.apprentices if s.is_bot(player) else 6
    assert len(p.crew) <= limit
    constructions = len(p.built) + p.level
    busy = s.active == player and s.step == w.S_TURN  # a worker may lie there while its building is chosen
    assert p.guild - constructions in ((0, 1, 2) if busy else (0,))
