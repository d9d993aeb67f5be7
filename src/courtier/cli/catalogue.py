"""`courtier games`: the titles on this machine, their seats and options."""

from __future__ import annotations

import json
from typing import Any

from rich.table import Table
from rich.text import Text

from courtier.cli import screen
from courtier.cli.speech import Speech
from courtier.core.table_options import OptionSpec, typed
from courtier.core.title import Title, titles


def run(as_json: bool, say: Speech) -> None:
    if as_json:
        told = {
            name: {
                "seats": [title.seats[0], title.seats[-1]],
                "options": [
                    {
                        "name": o.name,
                        "kind": o.kind,
                        "default": o.default,
                        "values": list(o.values),
                        "needs": o.needs,
                        "seats": list(o.seats),
                        "only": [list(one) for one in o.only],
                    }
                    for o in title.options
                ],
                "presets": title.preset_names(),
            }
            for name, title in titles().items()
        }
        print(json.dumps(told, indent=2))
        return
    table = Table(border_style=screen.DIM)
    for key in ("title", "name", "seats", "options"):
        table.add_column(say(f"cli-games-{key}"))
    for name, title in titles().items():
        options = [described(o, say) for o in title.options]
        table.add_row(
            Text(name, style=f"bold {screen.GOLD}"),
            say(f"title-{name}"),
            f"{title.seats[0]}–{title.seats[-1]}",
            "\n".join(options) or say("cli-games-none"),
        )
    console = screen.console()
    console.print(table)
    for name, title in titles().items():
        if title.presets:
            console.print(_presets(name, title, say))
    first = next(iter(titles()), "")
    console.print(Text(f"courtier play {first}", style=screen.DIM))


def _presets(name: str, title: Title[Any], say: Speech) -> Table:
    """Options that go well together, by the name that --preset takes."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.title, table.title_justify = say("cli-games-presets", name=say(f"title-{name}")), "left"
    for preset in title.preset_names():
        key = f"preset-{name}-{preset}"
        table.add_row(
            Text(f"--preset {preset}", style=screen.GOLD),
            say(key),
            Text(say(f"{key}.about"), style=screen.DIM),
        )
    return table


def described(spec: OptionSpec, say: Speech) -> str:
    """What it takes, and behind that where it applies."""
    notes = []
    if spec.kind == "several":
        notes.append(say("cli-games-several"))
    if spec.needs is not None:
        notes.append(say("cli-games-needs", needs=spec.wanted()))
    for value, option, wanted in spec.only:
        notes.append(say("cli-games-only", value=str(value), needs=typed(option, wanted)))
    if spec.seats:
        notes.append(say("cli-games-at", seats=", ".join(str(n) for n in spec.seats)))
    return " ".join([f"{spec.name} = {spec.accepted()}", *notes])
