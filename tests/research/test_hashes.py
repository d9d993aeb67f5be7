"""What was learnt or written with an encoder stays readable as long as its hash does.

A change of layout, vocabulary or decks is seen here. It is allowed, and then said in CHANGELOG:
`python -m tests.research.test_hashes` writes the hashes anew.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from courtier import start, titles

FILE = Path(__file__).parent / "hashes.json"
TABLES: dict[str, list[dict[str, Any]]] = {
    "kingsburg": [{}, {"modules": [1, 2, 3, 4, 5, 6]}],
    "paladins": [{}, {"city_of_crowns": True}],
    "architects": [{}],
}


def hashes() -> dict[str, str]:
    return {
        f"{title} {seats} {json.dumps(options)}": start(
            title, seats, 1, options, history=False
        ).encoder.hash()
        for title, tables in TABLES.items()
        for options in tables
        for seats in titles()[title].seats
    }


def test_encoders_are_those_that_were_published() -> None:
    assert hashes() == json.loads(FILE.read_text(encoding="utf-8"))


if __name__ == "__main__":
    FILE.write_text(json.dumps(hashes(), indent=1) + "\n", encoding="utf-8")
