"""`courtier games`: the titles on this machine, their seats and options."""

from __future__ import annotations

import json

from rich.table import Table
from rich.text import Text

from courtier.cli import screen
from courtier.cli.speech import Speech
from courtier.core.title import OptionSpec, titles


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
                    }
                    for o in title.options
                ],
            }
            for name, title in titles().items()
        }
        print(json.dumps(told, indent=2))
        return
    table = Table(border_style=screen.DIM)
    for key in ("title", "name", "seats", "options"):
        table.add_column(say(f"cli-games-{key}"))
    for name, title in titles().items():
        options = [_told(o, say) for o in title.options]
        table.add_row(
            Text(name, style=f"bold {screen.GOLD}"),
            say(f"title-{name}"),
            f"{title.seats[0]}–{title.seats[-1]}",
            "\n".join(options) or say("cli-games-none"),
        )
    console = screen.console()
    console.print(table)
    first = next(iter(titles()), "")
    console.print(Text(f"courtier play {first}", style=screen.DIM))


def _told(spec: OptionSpec, say: Speech) -> str:
    """What it takes, and behind that where it applies."""
    notes = []
    if spec.kind == "several":
        notes.append(say("cli-games-several"))
    if spec.needs is not None:
        notes.append(say("cli-games-needs", needs=spec.wanted()))
    if spec.seats:
        notes.append(say("cli-games-at", seats=", ".join(str(n) for n in spec.seats)))
    return " ".join([f"{spec.name} = {spec.accepted()}", *notes])
