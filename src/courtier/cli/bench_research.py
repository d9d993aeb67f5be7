"""`courtier bench --research`: environments beside the peers of their kind, all in one run.

Passes take turns, so that a busy machine slows all of them; reported are medians of each one's passes, and their
ratios, which hang less on the machine than the figures do.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from statistics import median
from typing import Any

from rich.progress import BarColumn, Progress, TextColumn
from rich.table import Table
from rich.text import Text

from courtier.cli import screen
from courtier.cli.bench import Worker, _grouped, peer_python
from courtier.cli.coverage import root
from courtier.cli.speech import Speech
from courtier.core.title import title_named

SCRIPT = Path(__file__).with_name("bench_research_worker.py")
PASSES = 5
SEED = 30_000
# what is compared: a loop of ours with one of ours or of a peer
RATIOS = {
    "public_to_inner": ("public", "{title}/inner"),
    "batch_to_inner": ("batch", "{title}/inner"),
    "observe_to_view": ("observe", "{title}/view"),
    "pettingzoo_to_chess": ("pettingzoo", "pettingzoo/chess_v6"),
    "pettingzoo_to_hanabi": ("pettingzoo", "pettingzoo/hanabi_v5"),
    "openspiel_to_backgammon": ("openspiel", "openspiel/backgammon"),
}


def measure(title: str | None, seconds: float, say: Speech) -> dict[str, Any]:
    here = root()
    built = here / "build" / "compiled" if here is not None else None
    path = built if built is not None and (built / "courtier").is_dir() else None
    workers = [Worker(sys.executable, "ours", path, SCRIPT)]
    workers.append(Worker(peer_python(here) or sys.executable, "peers", None, SCRIPT))
    loops = [
        (worker, name)
        for worker in workers
        for name in worker.hello["loops"]
        if worker is not workers[0] or title is None or name.startswith(f"{title}/")
    ]
    rates: dict[str, list[float]] = {name: [] for _, name in loops}
    paper = screen.console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn())
    with Progress(*columns, console=paper, transient=True, disable=not paper.is_terminal) as progress:
        bar = progress.add_task(say("cli-bench-measuring"), total=PASSES)
        for number in range(PASSES):
            for worker, name in loops:
                share = seconds / PASSES / len(loops)
                rates[name].append(worker.ask(f"{name} {share} {SEED + number}")["rate"])
            progress.advance(bar)
    for worker in workers:
        worker.close()
    figures = {name: round(median(each)) for name, each in rates.items()}
    return {
        "compiled": workers[0].hello["compiled"],
        "steps_per_s": figures,
        "ratios": {
            name.split("/")[0]: ratios(name.split("/")[0], figures)
            for _, name in loops
            if name.endswith("/inner")
        },
        "absent": {**workers[0].hello["absent"], **workers[1].hello["absent"]},
    }


def ratios(title: str, figures: dict[str, int]) -> dict[str, float]:
    out: dict[str, float] = {}
    for name, (kind, other) in RATIOS.items():
        mine, theirs = figures.get(f"{title}/{kind}"), figures.get(other.format(title=title))
        if mine and theirs:
            out[name] = round(mine / theirs, 2)
    return out


def run(title: str | None, seconds: float, as_json: bool, say: Speech) -> None:
    if title is not None:
        title_named(title)
    told = measure(title, seconds, say)
    if as_json:
        print(json.dumps(told, indent=2, ensure_ascii=False))
        return
    console = screen.console()
    table = Table(border_style=screen.DIM)
    table.add_column("")
    table.add_column(say("bench-research-steps"), justify="right")
    for name, figure in told["steps_per_s"].items():
        table.add_row(name, _grouped(figure))
    console.print(table)
    for title, each in told["ratios"].items():
        for name, ratio in each.items():
            console.print(f"{say(f'title-{title}')}: {name} {ratio}")
    if not told["compiled"]:
        console.print(Text(say("cli-bench-no-compiled"), style="bold yellow"))
    for name, why in told["absent"].items():
        console.print(Text(say("bench-research-absent", name=name, why=why), style="bold yellow"))
