"""The Croissant description of a dataset (JSON-LD, mlcommons.org/croissant/1.0): its files and columns."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

CONTEXT = {
    "@language": "en", "@vocab": "https://schema.org/", "citeAs": "cr:citeAs", "column": "cr:column",
    "conformsTo": "dct:conformsTo", "cr": "http://mlcommons.org/croissant/",
    "data": {"@id": "cr:data", "@type": "@json"},
    "dataType": {"@id": "cr:dataType", "@type": "@vocab"}, "dct": "http://purl.org/dc/terms/",
    "equivalentProperty": "cr:equivalentProperty",
    "examples": {"@id": "cr:examples", "@type": "@json"}, "extract": "cr:extract", "field": "cr:field",
    "fileProperty": "cr:fileProperty", "fileObject": "cr:fileObject", "fileSet": "cr:fileSet", "format": "cr:format",
    "includes": "cr:includes", "isLiveDataset": "cr:isLiveDataset", "jsonPath": "cr:jsonPath", "key": "cr:key",
    "md5": "cr:md5", "parentField": "cr:parentField", "path": "cr:path", "rai": "http://mlcommons.org/croissant/RAI/",
    "recordSet": "cr:recordSet", "references": "cr:references", "regex": "cr:regex", "repeated": "cr:repeated",
    "replace": "cr:replace",
    "samplingRate": "cr:samplingRate", "sc": "https://schema.org/", "separator": "cr:separator", "source": "cr:source",
    "subField": "cr:subField", "transform": "cr:transform",
}  # fmt: skip

TEXT, WHOLE, BYTES = "sc:Text", "sc:Integer", "sc:Text"
# By file and column: its type, whether it is a list, and what it means.
COLUMNS: dict[str, dict[str, tuple[str, bool, str]]] = {
    "choices.parquet": {
        "game": (WHOLE, False, "Number of the game in games.parquet."),
        "choice": (WHOLE, False, "Choices made in the game before this one."),
        "seat": (WHOLE, False, "Who chose; 0 is the first seat."),
        "player": (TEXT, False, "The bot or person on that seat."),
        "ask": (TEXT, False, "What was asked, as a message key."),
        "observation": (
            BYTES,
            False,
            "What the seat knew: one byte a number, in the blocks of `courtier encoding`.",
        ),
        "actions": (WHOLE, True, "Numbers of the options that were open, in the encoder's vocabulary."),
        "tokens": (TEXT, True, "The same options as tokens."),
        "action": (WHOLE, False, "Number of the option that was chosen."),
        "token": (TEXT, False, "The same as a token."),
        "points": (WHOLE, False, "Final points of the seat."),
        "lead": (WHOLE, False, "Its final points less those of the best other seat or opponent."),
        "place": (WHOLE, False, "Its final place, from 1."),
    },
    "games.parquet": {
        "game": (WHOLE, False, "Number of the game."),
        "source": (TEXT, False, "The file that it comes from."),
        "seed": (TEXT, False, "Seed or key of the deal; empty when the game began from a position."),
        "players": (TEXT, True, "Bots or people by seat."),
        "points": (WHOLE, True, "Final points by seat."),
        "places": (WHOLE, True, "Final places by seat."),
        "choices": (WHOLE, False, "Choices in the game."),
        "digest": (TEXT, False, "Digest of the last position, for checking a replay."),
    },
}


def described(folder: Path, name: str, about: Mapping[str, Any], files: Sequence[str]) -> dict[str, Any]:
    """What croissant.json holds. `about` is what all games have in common."""
    return {
        "@context": CONTEXT,
        "@type": "sc:Dataset",
        "conformsTo": "http://mlcommons.org/croissant/1.0",
        "name": name,
        "description": (
            f"Finished games of {about['title']} with {about['seats']} seats, a row a choice, made by Courtier "
            f"{about['courtier']}. Options: {json.dumps(about['options'])}. Encoder {about['encoder']}, "
            f"cards {about['content']}."
        ),
        "version": "1.0.0",
        "keywords": ["board game", "imperfect information", about["title"], f"encoder {about['encoder']}"],
        "distribution": [_file(folder / file) for file in files],
        "recordSet": [_records(file) for file in files],
    }


def _file(path: Path) -> dict[str, Any]:
    return {
        "@type": "cr:FileObject",
        "@id": path.name,
        "name": path.name,
        "contentUrl": path.name,
        "contentSize": f"{path.stat().st_size} B",
        "encodingFormat": "application/x-parquet",
        "sha256": hashlib.sha256(path.read_bytes()).hexdigest(),
    }


def _records(file: str) -> dict[str, Any]:
    table = file.removesuffix(".parquet")
    return {
        "@type": "cr:RecordSet",
        "@id": table,
        "name": table,
        "field": [
            {
                "@type": "cr:Field",
                "@id": f"{table}/{column}",
                "name": column,
                "description": meaning,
                "dataType": kind,
                **({"repeated": True} if many else {}),
                **(
                    {"references": {"field": {"@id": "games/game"}}}
                    if (table, column) == ("choices", "game")
                    else {}
                ),
                "source": {"fileObject": {"@id": file}, "extract": {"column": column}},
            }
            for column, (kind, many, meaning) in COLUMNS[file].items()
        ],
    }
