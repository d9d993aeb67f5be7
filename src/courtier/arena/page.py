"""The report of an arena as one HTML page with nothing fetched from anywhere: tables, and the charts as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from courtier.arena.charts import Say, draw
from courtier.arena.report import Report, Share

STYLE = """
body{font:16px/1.45 system-ui,sans-serif;max-width:76em;margin:2rem auto;padding:0 1rem;
color:#2a2118;background:#faf5ea}
table{border-collapse:collapse;margin:.6rem 0 1.6rem;font-variant-numeric:tabular-nums}
th,td{padding:.25rem .8rem;border-bottom:1px solid #d8c9a8;text-align:right}
th:first-child,td:first-child{text-align:left}
td small{color:#6a5a44}
svg{max-width:100%;height:auto}
p{color:#6a5a44}
code{background:#f1e7d0;border-radius:4px;padding:.1em .35em;overflow-wrap:anywhere}"""


def page(report: Report, say: Say, lang: str, command: str) -> str:
    svg = draw(report, say, "svg").decode()
    heading = say("arena-heading", title=say(f"title-{report.title}"), seats=report.seats)
    parts = [
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>{escape(heading)}</title>',
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style><h1>{escape(heading)}</h1>',
        f"<p>{escape(summary(report, say))}</p><p><code>{escape(command)}</code></p>",
        _table(*standings(report, say)),
        svg[svg.index("<svg") :],
        f"<h2>{escape(say('arena-crosstable'))}</h2><p>{escape(say('arena-crosstable-about'))}</p>",
        _table(*crosstable(report)),
        f"<h2>{escape(say('arena-categories'))}</h2>",
        _table(*categories(report, say)),
        f"<h2>{escape(say('arena-seats'))}</h2><p>{escape(say('arena-seats-about'))}</p>",
        _table(*seats(report, say)),
    ]
    return "".join(parts) + "</html>\n"


Cells = tuple[list[str], list[list[str]]]  # a head and rows; what stands after a tab is of less importance


def summary(report: Report, say: Say) -> str:
    told = say("arena-summary", games=report.games, all=report.total, seed=str(report.seed))
    return f"{told} {say('arena-capped', n=report.capped)}" if report.capped else told


def standings(report: Report, say: Say) -> Cells:
    head = [say(f"arena-column-{name}") for name in ("bot", "rating", "wins", "points", "clock", "forfeits")]
    rows = [
        [
            s.name,
            f"{s.mu:.1f}\t± {2 * s.sigma:.1f}",
            percent(s.wins),
            f"{s.mean:.1f}",
            f"{s.seconds / s.choices:.3f}\t≤ {s.longest:.2f}" if s.choices else "",
            str(s.forfeits) if s.forfeits else "",
        ]
        for s in report.standings
    ]
    return head, rows


def crosstable(report: Report) -> Cells:
    names = [s.name for s in report.standings]
    across = report.met()
    rows = [[a, *[percent(report.beats[a].get(b)) for b in across]] for a in names]
    return ["", *across], rows


def categories(report: Report, say: Say) -> Cells:
    rows = [[say(key), *[f"{s.line(key):.2f}" for s in report.standings]] for key in report.categories]
    rows.append([say("arena-total"), *[f"{s.mean:.2f}" for s in report.standings]])
    return ["", *[s.name for s in report.standings]], rows


def seats(report: Report, say: Say) -> Cells:
    head = [say(f"arena-column-{name}") for name in ("seat", "wins", "points")]
    rows = [
        [str(seat + 1), percent(share), f"{points:.1f}"]
        for seat, (share, points) in enumerate(zip(report.by_seat, report.seat_points))
    ]
    return head, rows


def percent(share: Share | None) -> str:
    if share is None or not share.games:
        return ""
    low, high = share.interval
    return f"{share.share:.1%}\t{low:.0%}–{high:.0%}"


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join(f"<th>{escape(cell)}" for cell in head)
    body = "".join("<tr>" + "".join(f"<td>{_cell(cell)}" for cell in row) for row in rows)
    return f"<table><tr>{top}{body}</table>"


def _cell(text: str) -> str:
    main, _, aside = text.partition("\t")
    return escape(main) + (f" <small>{escape(aside)}</small>" if aside else "")
