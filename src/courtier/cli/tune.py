"""`courtier tune`: fit the weights of a title's bots from self-play, measure them, and put them into its bot.toml."""

from __future__ import annotations

import json
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from courtier.bots import tune
from courtier.bots.tune_prices import PriceTuner
from courtier.cli import screen
from courtier.cli.begin import read_options
from courtier.cli.speech import BadInput, Speech
from courtier.core.title import title_named

WAYS = ("fit", "climb", "evolve")


def run(title: str, way: str, games: int, rounds: int, check: int, seed: int, anew: bool, keep: bool, as_json: bool,
        seats: int | None, options: list[str], say: Speech) -> None:  # fmt: skip
    chosen = title_named(title)
    settled = read_options(chosen, options)
    known = chosen.knowledge(chosen.load(None, chosen.parts(settled))[1])
    if known is None:
        raise BadInput("cli-tune-nothing", title=say(f"title-{title}"))
    if way not in WAYS:
        raise BadInput("cli-tune-way", way=way, known=", ".join(WAYS))
    if way == "evolve":
        if not known.priced():
            raise BadInput("cli-tune-nothing", title=say(f"title-{title}"))
        tuner = PriceTuner(title, chosen.seats[0] if seats is None else seats, settled)
        evolve(tuner, games, rounds, check, seed, anew, keep, as_json, say)
        return
    path = chosen.folder / "bot.toml"
    before = tune.read(path, "guess" if anew else known.table())
    weights = dict(before)
    off: list[float] = []
    capped = 0
    paper = screen.console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=paper, transient=True, disable=not paper.is_terminal) as progress:
        bar = progress.add_task(say("cli-tune-playing"), total=games * rounds + check)

        def done(whole: bool) -> None:
            nonlocal capped
            capped += not whole
            progress.advance(bar)

        if way == "climb":
            weights = tune.climb(title, games, rounds, seed, weights, known.names(), done, settled)
        else:
            for number in range(rounds):
                first = seed + games * number
                weights, error = tune.fit(title, [2], games, first, weights, known.names(), settled, done)
                off.append(error)
        share, margin = tune.compare(title, check, seed, weights, before, done, settled)
    told: dict[str, Any] = {
        "title": title, "way": way, "seed": seed, "games": games, "rounds": rounds, "check": check, "off": off,
        "capped": capped, "share": share, "margin": margin, "weights": weights,
    }  # fmt: skip
    if keep:
        tune.write(path, weights, known.table())
    if as_json:
        print(json.dumps(told, indent=2))
        return
    console = screen.console()
    for number, error in enumerate(off, start=1):
        console.print(Text(say("cli-tune-off", round=number, points=f"{error:.2f}")))
    share_said = f"{100 * share:.1f}"
    console.print(Text(say("cli-tune-share", share=share_said, margin=f"{100 * margin:.1f}", games=check)))
    if capped:
        console.print(Text(say("arena-capped", n=capped)))
    console.print(Text(say("cli-tune-kept" if keep else "cli-tune-not-kept", file=str(path))))


def evolve(tuner: PriceTuner, games: int, rounds: int, check: int, seed: int, anew: bool, keep: bool,
          as_json: bool, say: Speech) -> None:  # fmt: skip
    """The prices of the rollout policy; measured on deals that the evolution did not see."""
    path = title_named(tuner.title).folder / "bot.toml"
    before: tune.Weights = {}
    for table in tuner.knowledge.price_guess() if anew else [tuner.knowledge.price_table()]:
        before |= tune.read(path, table)
    paper = screen.console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=paper, transient=True, disable=not paper.is_terminal) as progress:
        bar = progress.add_task(say("cli-tune-playing"), total=rounds)
        after = tuner.evolve(before, games, rounds, seed, lambda: progress.advance(bar))
    fresh = tuner.deals(check, seed + games * rounds)
    measured = [tuner.points(prices, fresh) for prices in (before, after)]
    if keep:
        tune.write(path, after, tuner.knowledge.price_table())
    if as_json:
        told = {"title": tuner.title, "way": "evolve", "seed": seed, "games": games, "rounds": rounds, "check": check,
                "before": measured[0], "after": measured[1], "prices": after}  # fmt: skip
        print(json.dumps(told, indent=2))
        return
    console = screen.console()
    for key, (own, others) in zip(("cli-tune-before", "cli-tune-after"), measured, strict=True):
        console.print(Text(say(key, own=f"{own:.1f}", others=f"{others:.1f}", games=check)))
    console.print(Text(say("cli-tune-kept" if keep else "cli-tune-not-kept", file=str(path))))
