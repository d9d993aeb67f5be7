"""What City of Crowns shows: everything open to everybody, and each seat's own secret order."""

from __future__ import annotations

from courtier.titles.paladins import words as w
from courtier.titles.paladins.actions import MUSTER, NEGOTIATE
from courtier.titles.paladins.crowns.muster import crowns_of
from courtier.titles.paladins.crowns.negotiate import count_icons, set_points
from courtier.titles.paladins.crowns.state import Crowns
from courtier.titles.paladins.crowns.tables import MusterCard
from courtier.titles.paladins.shapes import CourtView, CrownsView, MusterView, SecretView
from courtier.titles.paladins.state import Player, PState


def crowns_view(s: PState) -> CrownsView | None:
    crowns = s.crowns
    if crowns is None:
        return None
    t = s.tables.crowns
    return {
        "muster": [_muster(s, crowns, i) for i in range(len(crowns.muster))],
        "diplomat": crowns.diplomat,
        "nobles": [
            {
                "card": t.nobles[card].id if card >= 0 else None,
                "silver": t.noble_silver[place],
                "debt": t.noble_debt[place],
            }
            for place, card in enumerate(crowns.nobles)
        ],
        "nobles_pile": len(crowns.nobles_pile.cards),
        "nobles_discards": [t.nobles[card].id for card in crowns.nobles_gone],
        "allies": [{"icon": icon, "seat": crowns.allies[i]} for i, icon in enumerate(w.NOBLE_ICONS)],
        "courts": [_court(s, crowns, player) for player in range(len(s.players))],
    }


def _muster(s: PState, crowns: Crowns, pile: int) -> MusterView:
    cards = crowns.muster[pile].cards
    placed = crowns.muster_workers[pile] - 1
    return {
        "card": s.tables.crowns.musters[cards[-1]].id if cards else None,
        "left": len(cards),
        "worker": w.WORKERS[placed & 7] if placed >= 0 else None,
        "seat": placed >> 3 if placed >= 0 else -1,
        "walk": s.tables.crowns.walk(crowns.diplomat, pile),
    }


def _court(s: PState, crowns: Crowns, player: int) -> CourtView:
    t = s.tables.crowns
    p = s.players[player]
    icons = count_icons(s, player)
    return {
        "extension": w.NOBLE_ICONS[crowns.extensions[player]],
        "collected": [t.musters[card].id for card in crowns.collected[player]],
        "enlisted": [t.nobles[card].id for card in crowns.enlisted[player]],
        "icons": dict(zip(w.NOBLE_ICONS, icons, strict=True)),
        "allies": [icon for i, icon in enumerate(w.NOBLE_ICONS) if crowns.allies[i] == player],
        "sets": set_points(s, player),
        "musters": [_meets(p, pile.cards, t.musters) for pile in crowns.muster],
        "entrusts": [
            card >= 0 and p.lack(w.DIPLOMACY - w.FAITH, t.nobles[card].diplomacy, "") is None
            for card in crowns.nobles
        ],
        "enlists": [
            card >= 0 and p.lack(t.nobles[card].attribute, t.nobles[card].need, "") is None
            for card in crowns.nobles
        ],
        "walks": [MUSTER.walk(s, p, pile) for pile in range(len(crowns.muster))],
        "prices": [
            {"silver": NEGOTIATE.price(s, p, place), "debt": NEGOTIATE.on_debt(s, p, place)}
            for place in range(len(crowns.nobles))
        ],
    }


def _meets(p: Player, cards: list[int], musters: list[MusterCard]) -> bool:
    """Could collect the open card of a pile, as far as attributes go (COC-043)."""
    return len(cards) > 0 and p.lack(musters[cards[-1]].attribute, musters[cards[-1]].need, "") is None


def secret_view(s: PState, seat: int) -> SecretView | None:
    if s.crowns is None:
        return None
    order = s.tables.orders[crowns_of(s).secrets[seat].cards[0]]
    have = s.players[seat].done[order.action]
    vp = s.tables.crowns.secret_points
    return {"order": order.id, "have": have, "need": order.need, "vp": vp, "done": have >= order.need}


def secrets_shown(s: PState) -> list[SecretView] | None:
    """Everybody's, when the game is over."""
    if s.crowns is None or s.step != w.S_SCORING:
        return None
    return [shown for seat in range(s.seats) if (shown := secret_view(s, seat)) is not None]
