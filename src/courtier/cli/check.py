"""`courtier check`: replay records strictly. Every choice must be legal, every digest must agree, and the key must be
the one whose hash was published."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.text import Text

from courtier.cli import saves, screen
from courtier.cli.chairs import plain_names
from courtier.cli.group import BAD_INPUT, too_long
from courtier.cli.speech import Speech, printable
from courtier.core.reasons import CourtierError
from courtier.core.record import RecordError
from courtier.core.words import MissingWords, Phrase


def run(files: Sequence[Path], sealed: str | None, content: Path | None, cut: bool, say: Speech) -> int:
    """Every file gets its line, even after a bad one; returns the exit code."""
    console = screen.console()
    bad = 0
    for path in files:
        try:
            game, record = saves.open_record(path, content, cut)
            if sealed is not None and sealed.strip().lower() != game.sealed:
                raise RecordError(Phrase("record-sealed", {"sealed": sealed}))
        except (CourtierError, MissingWords) as error:
            if isinstance(error, MissingWords) and not too_long(error):
                raise
            why = error.text(say.lang) if isinstance(error, CourtierError) else say("cli-too-long")
            bad += 1
            console.print(Text.assemble(("✗ ", "bold red"), (f"{path}: ", "bold"), printable(why)))
            continue
        names = plain_names(record.names, game.seats)
        told = say("cli-checked", title=say(f"title-{game.title.name}"), seats=game.seats, choices=len(game.choices),
                   digests=len(record.digests), digest=game.digest())  # fmt: skip
        line = Text.assemble(("✓ ", "bold green"), (f"{path}: ", "bold"), told, " ")
        if game.over:
            line.append_text(screen.winners_line(game, say, names))
        else:
            line.append(say("cli-unfinished"), style=screen.DIM)
        if sealed is not None or record.sealed is not None:
            line.append(f" {say('cli-sealed', sealed=str(game.sealed))}")
        console.print(line)
    if bad:
        console.print(say("cli-checked-bad", bad=bad, all=len(files)), style="bold red")
    return BAD_INPUT if bad else 0
