"""`courtier arena odd`: how often bots do what a good player never does."""

from __future__ import annotations

import json
import os
from contextlib import closing
from typing import Any

from rich.table import Table
from rich.text import Text

from courtier.arena import crew
from courtier.arena.odd import Tally, look, summed
from courtier.arena.plan import Plan
from courtier.arena.report import Share
from courtier.bots.odd import ODD
from courtier.cli import screen
from courtier.cli.speech import BadInput, Speech


def run(plan: Plan, jobs: int, as_json: bool, say: Speech) -> None:
    kinds = list(ODD.get(plan.title, {}))
    if not kinds:
        raise BadInput("arena-odd-nothing", title=say(f"title-{plan.title}"))
    pieces = [(plan, index) for index in range(plan.total)]
    with closing(crew.spread(look, pieces, jobs or os.cpu_count() or 1)) as games:
        tallies = summed(games)
    if as_json:
        print(json.dumps({name: data(tally, kinds) for name, tally in tallies.items()}, indent=2))
        return
    out = Table(border_style=screen.DIM)
    out.add_column(say("arena-odd-what"))
    for name in tallies:
        out.add_column(name, justify="right")
    for kind in kinds:
        told = [f"{tally.odd[kind]} / {tally.occasions[kind]}" for tally in tallies.values()]
        out.add_row(say(f"odd-{plan.title}-{kind}"), *told)
    out.add_row(say("arena-odd-share"), *[share(tally) for tally in tallies.values()])
    console = screen.console()
    console.print(out)
    console.print(Text(say("arena-odd-about", games=plan.total, seed=str(plan.seed)), style=screen.DIM))


def share(tally: Tally) -> str:
    low, high = of(tally).interval
    return f"{tally.share:.2%} ({100 * low:.2f}-{100 * high:.2f})"


def of(tally: Tally) -> Share:
    return Share(float(tally.odd.total()), tally.choices)


def data(tally: Tally, kinds: list[str]) -> dict[str, Any]:
    counts = {kind: {"odd": tally.odd[kind], "occasions": tally.occasions[kind]} for kind in kinds}
    return {"choices": tally.choices, "odd": of(tally).data(), "kinds": counts}
