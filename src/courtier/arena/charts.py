"""Charts of an arena with matplotlib (the extra `charts`): one picture of four panels, as PNG or as SVG."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any

from courtier.arena.report import Report
from courtier.core.extras import need

Say = Callable[..., str]
PAPER, INK, SOFT, GOLD = "#faf5ea", "#2a2118", "#d8c9a8", "#c8901c"
# Okabe and Ito's colours, which differ for every kind of eye, and then once more, lighter.
COLOURS = ("#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#d55e00", "#b8a400", "#6a5a44",
           "#7fb8d8", "#f2cf7f", "#7fcfb9", "#e5bbd2", "#abd9f4", "#eaae7f")  # fmt: skip
LONGEST = 24  # characters of a bot's name beside a chart


def matplotlib() -> Any:
    """The library, loaded only when somebody wants a picture."""
    need("matplotlib.figure")
    return need("matplotlib")


def draw(report: Report, say: Say, kind: str) -> bytes:
    """The picture; the same report gives the same bytes."""
    mpl = matplotlib()
    style: Any = {"svg.hashsalt": "courtier", "font.size": 10, "svg.fonttype": "none"}
    with mpl.rc_context(style):
        figure = mpl.figure.Figure(figsize=(13, 9.5), facecolor=PAPER, layout="constrained")
        panels = figure.subplots(2, 2)
        _ratings(panels[0][0], report, say)
        _crosstable(panels[0][1], report, say)
        _categories(panels[1][0], report, say)
        _seats(panels[1][1], report, say)
        for panel in panels.flat:
            _dress(panel)
        out = io.BytesIO()
        metadata: Any = {"Date": None} if kind == "svg" else {"Software": None}
        figure.savefig(out, format=kind, dpi=110, metadata=metadata)
    return out.getvalue()


def _dress(panel: Any) -> None:
    panel.set_facecolor(PAPER)
    panel.tick_params(colors=INK)
    for side in panel.spines.values():
        side.set_color(SOFT)
    panel.title.set_fontweight("bold")
    panel.title.set_color(INK)


def short(name: str) -> str:
    """The end of a long name: that of a program's path tells more than its beginning."""
    return name if len(name) <= LONGEST else f"…{name[1 - LONGEST :]}"


def _ratings(panel: Any, report: Report, say: Say) -> None:
    standings = report.standings[::-1]
    names = [short(s.name) for s in standings]
    errors = [2 * s.sigma for s in standings]
    panel.errorbar([s.mu for s in standings], names, xerr=errors, fmt="o", color=GOLD, ecolor=INK, capsize=5,
                   markersize=11)  # fmt: skip
    panel.margins(y=0.25)
    panel.set_title(say("arena-chart-ratings"))
    panel.grid(axis="x", color=SOFT)
    panel.set_axisbelow(True)


def _crosstable(panel: Any, report: Report, say: Say) -> None:
    names = [s.name for s in report.standings]
    across = report.met()
    blank = float("nan")
    shares = [[report.beats[a][b].share if b in report.beats[a] else blank for b in across] for a in names]
    panel.imshow(shares, cmap="PuOr_r", vmin=-0.2, vmax=1.2, aspect="auto")
    for y, row in enumerate(shares):
        for x, share in enumerate(row):
            if share == share:  # not a blank
                dark = share < 0.2
                panel.text(x, y, f"{share:.0%}", ha="center", va="center", color="white" if dark else INK)
    panel.set_xticks(range(len(across)), [short(name) for name in across], rotation=30, ha="right")
    panel.set_yticks(range(len(names)), [short(name) for name in names])
    panel.set_title(say("arena-chart-beats"))


def _categories(panel: Any, report: Report, say: Say) -> None:
    standings = report.standings[::-1]
    names = [short(s.name) for s in standings]
    above, below = [0.0] * len(names), [0.0] * len(names)
    for n, key in enumerate(report.categories):
        values = [s.line(key) for s in standings]
        if not any(values):
            continue
        lefts = [above[i] if value >= 0 else below[i] for i, value in enumerate(values)]
        panel.barh(names, values, left=lefts, label=say(key), color=COLOURS[n % len(COLOURS)], height=0.6)
        for i, value in enumerate(values):
            if value >= 0:
                above[i] += value
            else:
                below[i] += value
    for i, standing in enumerate(standings):
        panel.text(above[i], i, f" {standing.mean:.1f}", va="center", color=INK, fontweight="bold")
    panel.set_title(say("arena-chart-points"))
    panel.margins(x=0.12)
    if any(s.lines for s in standings):
        panel.legend(fontsize=8, ncols=3, loc="upper center", bbox_to_anchor=(0.5, -0.08), frameon=False)


def _seats(panel: Any, report: Report, say: Say) -> None:
    names = [str(seat + 1) for seat in range(report.seats)]
    shares = [share.share for share in report.by_seat]
    low = [share.share - share.interval[0] for share in report.by_seat]
    high = [share.interval[1] - share.share for share in report.by_seat]
    panel.bar(names, shares, yerr=[low, high], color=COLOURS[0], ecolor=INK, capsize=5, width=0.6)
    if report.seats > 1:
        panel.axhline(1 / report.seats, color=INK, linestyle="--", linewidth=1)
    panel.set_ylim(0, 1)
    panel.set_title(say("arena-chart-seats"))
