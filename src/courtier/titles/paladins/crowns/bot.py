"""Features of City of Crowns: what a seat has of it that will still bring points."""

from __future__ import annotations

from typing import Final

from courtier.titles.paladins import words as w
from courtier.titles.paladins.crowns.negotiate import count_icons, points_of_sets
from courtier.titles.paladins.crowns.state import Crowns
from courtier.titles.paladins.state import PState

CROWNS_NAMES: Final[list[str]] = [
    "diplomacy", "diplomacy_by_round", *w.CROWNS_ACTIONS, *[f"{name}_by_round" for name in w.CROWNS_ACTIONS],
    "secret_progress", "next_icon", "allies_by_round", "ally_near_by_round"]  # fmt: skip


def crowns_features(s: PState, crowns: Crowns, seat: int, left: float, some: float, out: list[float]) -> None:
    p = s.players[seat]
    t = s.tables.crowns
    diplomacy = p.track[w.DIPLOMACY - w.FAITH]
    out.append(diplomacy * some)
    out.append(diplomacy * left)
    for action in (w.MUSTER, w.NEGOTIATE):
        out.append(p.done[action] * some)
    for action in (w.MUSTER, w.NEGOTIATE):
        out.append(p.done[action] * left)
    order = s.tables.orders[crowns.secrets[seat].cards[0]]
    out.append(t.secret_points * min(1.0, p.done[order.action] / order.need))  # points come at the end alone
    icons = count_icons(s, seat)
    made = points_of_sets(t, icons)
    next_icon = 0
    near = 0
    allies = 0
    for icon in range(len(icons)):
        icons[icon] += 1
        next_icon = max(next_icon, points_of_sets(t, icons) - made)
        icons[icon] -= 1
        if crowns.allies[icon] == seat:
            allies += 1
        elif crowns.allies[icon] < 0 and icons[icon] == t.ally_icons - 1:
            near += 1
    out.append(next_icon * some)
    out.append(allies * left)
    out.append(near * left)
