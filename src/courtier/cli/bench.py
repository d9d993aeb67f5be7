"""`courtier bench`: how fast the compiled and the interpreted build are, and a peer, all in one run.

Each build is measured in a process of its own (bench_worker.py). Passes take turns, so that a machine that is busy for
a while slows all of them; what is reported is the median of each one's passes.
"""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from rich.progress import BarColumn, Progress, TextColumn
from rich.table import Table
from rich.text import Text

from courtier.cli import screen
from courtier.cli.begin import read_options, the_title
from courtier.cli.coverage import root
from courtier.cli.speech import BadInput, Speech
from courtier.core.title import title_named

WORKER = Path(__file__).with_name("bench_worker.py")
PASSES = 7
SEED = 20_000
PEER_SHARE = 2.0  # the slowest gets twice the time, for a steadier median


class Worker:
    """A process that measures one build."""

    def __init__(self, python: str, who: str, path: Path | None = None, script: Path = WORKER) -> None:
        env = {**os.environ, "PYTHONHASHSEED": "0"}
        if path is not None:
            env["PYTHONPATH"] = str(path)
        self.process = subprocess.Popen(
            [python, "-P", str(script), who], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, text=True, env=env,
        )  # fmt: skip
        self.hello = self._read()
        self.passes: dict[str, list[dict[str, Any]]] = {}

    def _read(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        line = self.process.stdout.readline()
        if not line:
            lines = self.process.stderr.read().strip().splitlines()
            raise BadInput("cli-bench-failed", what=lines[-1] if lines else "?")
        told: dict[str, Any] = json.loads(line)
        return told

    def ask(self, line: str) -> dict[str, Any]:
        assert self.process.stdin is not None
        with contextlib.suppress(BrokenPipeError):  # reading then tells why
            self.process.stdin.write(line + "\n")
            self.process.stdin.flush()
        return self._read()

    def run(self, title: str, seconds: float, number: int, options: str = "{}") -> None:
        told = self.ask(f"pass {title} {seconds} {SEED + 1000 * number} {options}")
        self.passes.setdefault(title, []).append(told)

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()

    def figures(self, title: str, seats: int) -> dict[str, Any]:
        """Medians over the passes."""
        passes = self.passes[title]
        return {
            "seats": seats,
            "decisions_per_s": round(median(p["decisions"] / p["seconds"] for p in passes)),
            "games_per_s": round(median(p["games"] / p["seconds"] for p in passes), 1),
            "clone_us": round(median(p["clone_us"] for p in passes), 3),
            "search_iterations_per_s": round(median(p["iterations"] / p["search_seconds"] for p in passes)),
        }


@dataclass
class Field:
    """Who is measured, and the message keys of what is absent."""

    compiled: Worker | None = None
    plain: Worker | None = None
    peer: Worker | None = None
    absent: list[str] = field(default_factory=list)

    def ours(self) -> list[Worker]:
        return [worker for worker in (self.compiled, self.plain) if worker is not None]

    def close(self) -> None:
        for worker in (self.compiled, self.plain, self.peer):
            if worker is not None:
                worker.close()


def line_up() -> Field:
    """Start a worker for each build that is here, and for the peer."""
    here = root()
    out = Field()
    if here is not None and (here / "src" / "courtier").is_dir():
        out.plain = Worker(sys.executable, "ours", here / "src")
        out.compiled = compiled_worker(here)
    else:  # installed from a wheel: this build is all there is
        own = Worker(sys.executable, "ours")
        if own.hello["compiled"]:
            out.compiled = own
        else:
            out.plain = own
    python = peer_python(here)
    if python is not None:
        with contextlib.suppress(BadInput, OSError):
            out.peer = Worker(python, "peer")
    parts = {"compiled": out.compiled, "plain": out.plain, "peer": out.peer}
    out.absent = [f"cli-bench-no-{name}" for name, worker in parts.items() if worker is None]
    return out


def compiled_worker(here: Path) -> Worker | None:
    """The compiled build of a repository; None when there is none, or one that no longer fits the source."""
    if not (here / "build" / "compiled" / "courtier").is_dir():
        return None
    try:
        built = Worker(sys.executable, "ours", here / "build" / "compiled")
    except BadInput:
        return None
    if built.hello["compiled"]:
        return built
    built.close()
    return None


def peer_python(here: Path | None) -> str | None:
    """The interpreter of the peer's environment, which `make bench` prepares."""
    named = os.environ.get("COURTIER_PEER", "")
    path = Path(named) if named else (here / "build" / "peer" / "bin" / "python" if here else None)
    return str(path.absolute()) if path is not None and path.exists() else None


def only(titles: dict[str, int], title: str | None) -> dict[str, int]:
    """The seats of the title asked for, or of all of them."""
    return titles if title is None else {title: titles[title]}


def measured_with(title: str | None, options: Sequence[str]) -> str:
    """The options for the worker; they are those of one title, which must be named."""
    if not options:
        return "{}"
    return json.dumps(read_options(the_title(title), options), separators=(",", ":"))


def measure(title: str | None, seconds: float, options: Sequence[str], say: Speech) -> dict[str, Any]:
    if title is not None:
        title_named(title)
    played = measured_with(title, options)
    lined_up = line_up()
    ours, peer = lined_up.ours(), lined_up.peer
    titles = only(ours[0].hello["titles"], title)
    share = seconds / PASSES / (len(ours) * len(titles) + (PEER_SHARE if peer is not None else 0))
    paper = screen.console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn())
    with Progress(*columns, console=paper, transient=True, disable=not paper.is_terminal) as progress:
        bar = progress.add_task(say("cli-bench-measuring"), total=PASSES)
        for number in range(PASSES):
            for title in titles:
                for worker in ours:
                    worker.run(title, share, number, played)
            if peer is not None:
                peer.run("-", share * PEER_SHARE, number)
            progress.advance(bar)
    out = report(lined_up, titles)
    out["absent"] = [say(key) for key in lined_up.absent]
    lined_up.close()
    return out


def report(lined_up: Field, titles: dict[str, int]) -> dict[str, Any]:
    compiled, plain, peer = lined_up.compiled, lined_up.plain, lined_up.peer
    best = lined_up.ours()[0]
    fast = {title: best.figures(title, seats) for title, seats in titles.items()}
    slow: dict[str, dict[str, Any]] = {}
    if plain is not None:
        slow = {title: plain.figures(title, seats) for title, seats in titles.items()}
    peer_rate = None
    if peer is not None:
        peer_rate = round(median(p["decisions"] / p["seconds"] for p in peer.passes["-"]))
    ratios: dict[str, dict[str, float | None]] = {}
    for title in titles:
        rate = fast[title]["decisions_per_s"]
        fast_rate = rate if compiled is not None else None
        slow_rate = slow[title]["decisions_per_s"] if slow else None
        ratios[title] = {
            "compiled_to_peer": _ratio(fast_rate, peer_rate),
            "interpreted_to_peer": _ratio(slow_rate, peer_rate),
            "compiled_to_interpreted": _ratio(fast_rate, slow_rate),
            "search_to_interpreted": _ratio(
                fast[title]["search_iterations_per_s"] if compiled is not None else None,
                slow[title]["search_iterations_per_s"] if slow else None,
            ),
            "clone_in_decisions": round(fast[title]["clone_us"] * rate / 1e6, 2),
        }
    return {
        "compiled": compiled is not None,
        "titles": fast,
        "peer": {"name": None if peer is None else peer.hello["name"], "decisions_per_s": peer_rate},
        "interpreted": slow,
        "ratios": ratios,
    }


def _ratio(a: float | None, b: float | None) -> float | None:
    return round(a / b, 2) if a and b else None


def run(title: str | None, seconds: float, options: Sequence[str], as_json: bool, say: Speech) -> None:
    told = measure(title, seconds, options, say)
    if as_json:
        print(json.dumps(told, indent=2, ensure_ascii=False))
        return
    console = screen.console()
    table = Table(border_style=screen.DIM)
    table.add_column("")
    for key in ("decisions", "games", "clone", "search"):
        table.add_column(say(f"cli-bench-{key}"), justify="right")
    builds = [("cli-bench-compiled", told["titles"])] if told["compiled"] else []
    builds += [("cli-bench-interpreted", told["interpreted"])] if told["interpreted"] else []
    for key, titles in builds:
        for title, f in titles.items():
            name = say(key, title=say(f"title-{title}"), seats=f["seats"])
            cells = [_grouped(f[key]) for key in ("decisions_per_s", "games_per_s")]
            table.add_row(name, *cells, f"{f['clone_us']:.2f}", _grouped(f["search_iterations_per_s"]))
    if told["peer"]["decisions_per_s"]:
        table.add_row(told["peer"]["name"], _grouped(told["peer"]["decisions_per_s"]), "", "", "")
    console.print(table)
    for title, ratios in told["ratios"].items():
        for name, value in ratios.items():
            if value is not None:
                console.print(
                    Text(say(f"cli-bench-ratio-{name}", title=say(f"title-{title}"), ratio=f"{value:.1f}"))
                )
    for line in told["absent"]:
        console.print(Text(line, style="bold yellow"))


def _grouped(n: float) -> str:
    return f"{n:,.0f}".replace(",", " ")  # a thin space, right in both languages


def memory(title: str | None, games: int, as_json: bool, say: Speech) -> None:
    """Resident memory at 10, 50 and 100 per cent of many games, in the compiled build if there is one."""
    if title is not None:
        title_named(title)
    here = root()
    worker = compiled_worker(here) if here is not None else None
    if worker is None:
        worker = Worker(sys.executable, "ours")
    titles = only(worker.hello["titles"], title)
    told = {title: worker.ask(f"memory {title} {games}") for title in titles}
    worker.close()
    if as_json:
        print(json.dumps({"compiled": worker.hello["compiled"], "titles": told}, indent=2))
        return
    for title, figures in told.items():
        at = "   ".join(f"{share}: {kb / 1024:.1f} MiB" for share, kb in figures["rss_kb"].items())
        print(say("cli-bench-memory", title=say(f"title-{title}"), games=figures["games"], figures=at))
