"""`courtier learn`: self-play, a small net, and an arena that says what it is worth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn
from rich.text import Text

from courtier.arena.plan import plan_of
from courtier.bots.net import NET
from courtier.cli import arena, screen
from courtier.cli.begin import read_options, the_title
from courtier.cli.speech import BadInput, Speech
from courtier.core.extras import need
from courtier.core.game import start
from courtier.research.learn import Wish, learn


@dataclass(frozen=True)
class Test:
    """The arena at the end."""

    against: str
    games: int
    json: bool


def wish(
    title: str,
    minutes: float,
    seats: int | None,
    options: Sequence[str],
    seed: int,
    jobs: int,
    ray: str | None,
) -> Wish:
    """What is to be learnt; says at once what stands in the way."""
    need("torch")
    chosen = the_title(title)
    usual = max(2, chosen.seats[0]) if seats is None else seats
    settled = read_options(chosen, options, usual)
    assert start(chosen.name, usual, 0, settled, history=False).encoder.size
    return Wish(chosen.name, usual, settled, minutes, seed, jobs, ray)


def run(wish: Wish, out: Path | None, test: Test, say: Speech) -> None:
    path = out or Path(f"{wish.title}-{wish.seats}.npz")
    if path.exists():
        raise BadInput("learn-exists", file=str(path))
    if not path.parent.is_dir():
        raise BadInput("cli-unwritable", file=str(path), what=str(path.parent))
    meets = [test.against, "greedy" if test.against == "random" else "random"]
    plan_of(
        wish.title, wish.seats, meets, 1, wish.seed, "", dict(wish.options), None, 1.0
    )  # is there such a bot?
    paper = screen.console(stderr=True)
    columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with Progress(*columns, console=paper, transient=True, disable=not paper.is_terminal) as progress:
        bar = progress.add_task(say("learn-beginning"))

        def tell(key: str, told: dict[str, Any]) -> None:
            progress.update(bar, description=say(key, **told))
            if key == "learn-trained":
                paper.print(Text(say(key, **told)))

        found = learn(wish, tell)
    found.net.save(path)
    saved = say("learn-saved", file=str(path), games=found.games, positions=found.positions)
    paper.print(Text(saved, style=screen.GOLD))
    if test.games:
        bots = [test.against, f"{NET}{path}"]
        plan = plan_of(
            wish.title, wish.seats, bots, test.games, wish.seed, "", dict(wish.options), None, 10.0
        )
        arena.run(plan, arena.Wishes(json=test.json, jobs=wish.jobs), say)
