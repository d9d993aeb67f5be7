"""What cards are worth: a level plays itself, and each card is judged by the points of the seats that had it.

A card that one seat has (a governor) is compared within its games, with the mean of the table; one that lies before
everybody (a destiny) with the mean of all games.
"""

from __future__ import annotations

import io
import math
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from courtier.arena.charts import GOLD, INK, PAPER, matplotlib
from courtier.arena.plan import Plan
from courtier.arena.play import Row

Say = Callable[..., str]


def plan_of_one(title: str, bot: str, seats: int, games: int, seed: int, options: dict[str, object]) -> Plan:
    """Governors and strips by lot: judged by those who like them, a card would be seldom seen or always chosen well."""
    return Plan(title, seats, (bot,), games, seed, options=options, lots=True)


@dataclass(frozen=True)
class Worth:
    """One card: how often a seat had it, by how many points it was better than the mean, and the 95 % margin.

    Of one value there is no margin: it is infinite, and in JSON null.
    """

    deck: str
    card: str
    seats: int
    points: float
    margin: float

    def data(self) -> dict[str, object]:
        return {"deck": self.deck, "card": self.card, "seats": self.seats, "points": round(self.points, 2),
                "margin": round(self.margin, 2) if math.isfinite(self.margin) else None}  # fmt: skip


def worths(rows: Iterable[Row]) -> list[Worth]:
    """Every card that was met, deck by deck, the best first."""
    games = [row for row in rows if row.get("cards")]
    everything = [points for row in games for points in row["points"]]
    if not everything:
        return []
    mean = sum(everything) / len(everything)
    common = {deck for row in games for deck in row["cards"]}  # the same before every seat, in every game
    for row in games:
        common -= {deck for deck, held in row["cards"].items() if any(ids != held[0] for ids in held)}
    found: dict[tuple[str, str], list[float]] = defaultdict(list)
    seats: Counter[tuple[str, str]] = Counter()
    for row in games:
        table = sum(row["points"]) / len(row["points"])
        for deck, held in row["cards"].items():
            for seat, ids in enumerate(held):
                for id in ids:
                    seats[deck, id] += 1
                    if deck not in common:
                        found[deck, id].append(row["points"][seat] - table)
                    elif seat == 0:  # one value a game: the seats of a table had it together
                        found[deck, id].append(table - mean)
    out = [_worth(deck, id, values, seats[deck, id]) for (deck, id), values in found.items()]
    return sorted(out, key=lambda one: (one.deck, -one.points))


def _worth(deck: str, card: str, values: list[float], seats: int) -> Worth:
    n = len(values)
    mean = sum(values) / n
    spread = math.sqrt(sum((value - mean) ** 2 for value in values) / (n - 1)) if n > 1 else math.inf
    return Worth(deck, card, seats, mean, 1.96 * spread / math.sqrt(n))


def draw(found: list[Worth], say: Say, names: dict[tuple[str, str], str]) -> bytes:
    """A bar a card with its margin, a panel a deck."""
    mpl = matplotlib()
    decks = list(dict.fromkeys(one.deck for one in found))
    tall = max(sum(one.deck == deck for one in found) for deck in decks)
    figure = mpl.figure.Figure(
        figsize=(5 * len(decks), 1.5 + 0.28 * tall), facecolor=PAPER, layout="constrained"
    )
    panels = figure.subplots(1, len(decks), squeeze=False)[0]
    for panel, deck in zip(panels, decks, strict=True):
        cards = [one for one in found if one.deck == deck][::-1]
        panel.barh(
            [names[one.deck, one.card] for one in cards], [one.points for one in cards],
            xerr=[one.margin if math.isfinite(one.margin) else 0.0 for one in cards], color=GOLD, ecolor=INK,
        )  # fmt: skip
        panel.set_facecolor(PAPER)
        panel.axvline(0, color=INK, linewidth=0.8)
        panel.set_title(say(f"balance-deck-{deck}"), fontweight="bold", color=INK)
        panel.set_xlabel(say("balance-points"))
    out = io.BytesIO()
    figure.savefig(out, format="png", dpi=110, metadata={"Software": None})
    return out.getvalue()
