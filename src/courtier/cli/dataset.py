"""`courtier dataset`: records and arena files as Parquet, for learners."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from courtier.cli.speech import Speech
from courtier.research import data


def run(
    files: Sequence[Path], out: Path, name: str, content: Path | None, as_json: bool, say: Speech
) -> None:
    made = data.make(files, out, name, content)
    if as_json:
        print(json.dumps({"games": made.games, "choices": made.choices, **vars(made.kind)}, indent=2))
    else:
        print(say("dataset-made", folder=str(out), choices=made.choices, games=made.games))
