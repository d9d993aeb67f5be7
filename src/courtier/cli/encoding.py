"""`courtier encoding`: what learners see, block by block, and which numbers stand for which options."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from courtier.cli import screen
from courtier.cli.begin import read_options, the_title
from courtier.cli.speech import Speech
from courtier.core.encoding import Block, Encoder
from courtier.core.game import start

NAMED = 6  # items of a block that the table names


def run(
    name: str, seats: int | None, options: Sequence[str], actions: bool, as_json: bool, say: Speech
) -> None:
    title = the_title(name)
    seats = seats or max(2, title.seats[0])
    encoder = start(title.name, seats, 1, read_options(title, options, seats), history=False).encoder
    if as_json:
        print(json.dumps(told(encoder, say), indent=1, ensure_ascii=False))
        return
    console = screen.console()
    if actions:
        for number in range(encoder.actions):
            console.print(Text(f"{number:>5}  {encoder.symbol(number)}"), soft_wrap=True)
        return
    table = Table(border_style=screen.DIM)
    for key in ("start", "block", "size", "range", "meaning"):
        table.add_column(
            say(f"encoding-column-{key}"), justify="right" if key in ("start", "size") else "left"
        )
    for block in encoder.blocks:
        meaning = Text(say(f"encoding-{encoder.title}-{block.meaning}"))
        items = ", ".join(block.items[:NAMED]) + (" …" if len(block.items) > NAMED else "")
        if items:
            meaning.append(f"\n{items}", style=screen.DIM)
        table.add_row(str(block.start), block.name, str(block.size), ranged(block), meaning)
    console.print(table)
    console.print(say("encoding-summary", size=encoder.size, actions=encoder.actions, features=encoder.features,
                      spare=encoder.actions - encoder.vocabulary.spare, hash=encoder.hash()))  # fmt: skip


def ranged(block: Block) -> str:
    """The values, as they are meant; a block that may be negative is shifted to begin at 0."""
    values = f"{block.low} – {block.high}"
    return f"{values} (+{block.offset})" if block.offset else values


def told(encoder: Encoder[Any], say: Speech) -> dict[str, Any]:
    return {
        "title": encoder.title,
        "seats": encoder.seats,
        "hash": encoder.hash(),
        "size": encoder.size,
        "blocks": [
            {
                "name": block.name,
                "start": block.start,
                "size": block.size,
                "low": block.low,
                "high": block.high,
                "offset": block.offset,
                "items": block.items,
                "meaning": say(f"encoding-{encoder.title}-{block.meaning}"),
            }
            for block in encoder.blocks
        ],
        "actions": [encoder.symbol(number) for number in range(encoder.actions)],
        "features": [{"name": name, "size": size} for name, size in encoder.vocabulary.columns],
    }
