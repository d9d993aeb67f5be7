"""Keys that are built from ids: every family whose members can be listed, in one place.

Other built keys, such as `web-theme-<id>`, are found in the source by their beginning. A beginning of one word only,
such as `advisor-`, would excuse far too much and must stand here with its members.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Any

from courtier import start, titles
from courtier.bots import names as bots
from courtier.bots.odd import ODD
from courtier.cli.app import app
from courtier.cli.tables_app import keeper
from courtier.core.title import Title
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.title import KINGSBURG
from courtier.titles.paladins.title import PALADINS
from tests.support import ROOT

# Short forms of long names: each language has those that it needs, and the client asks for them with maybe().
OPTIONAL = ("kb-short-",)

CENSUS = ("goods", "soldiers", "plus2", "buildings_col_1_2", "buildings_col_3_4")

# City of Crowns: what its words call a card, and the deck with the cards.
CROWNS = {
    "muster": "muster_card",
    "noble": "negotiate_card",
    "ally": "ally",
    "icon": "extension",
    "extension": "extension",
}


# Tables whose encoders have all blocks between them.
ENCODED: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("kingsburg", 2, {"modules": [1, 2, 3, 4, 5, 6], "scenario": "random"}),
    ("paladins", 1, {"city_of_crowns": True}),
    ("architects", 1, {}),
)


def blocks() -> set[str]:
    """What `courtier encoding` explains: <title>-<block>."""
    encoders = [start(title, seats, 1, options).encoder for title, seats, options in ENCODED]
    return {f"{encoder.title}-{block.meaning}" for encoder in encoders for block in encoder.blocks}


def families() -> dict[str, set[str]]:
    _, kingsburg = KINGSBURG.load(None, ("module3",))
    commands = {
        command.name or command.callback.__name__ for command in app.registered_commands if command.callback
    }
    return {
        "title": set(titles()),
        "encoding": blocks(),
        "bot": set(bots()),
        "odd": {f"{title}-{name}" for title, table in ODD.items() for name in table},
        "cli": {
            "courtier",
            "tables",
            *commands,
            *(f"tables-{command.name}" for command in keeper.registered_commands),
        },
        "advisor": {"politician", *(advisor.id for advisor in kingsburg.advisors)},
        **{
            deck: _ids(KINGSBURG, deck)
            for deck in ("building", "strip", "governor", "destiny", "token", "tile", "scenario")
        },
        **{f"paladins-{word}": _ids(PALADINS, deck) for word, deck in CROWNS.items()},
        "paladins-when": {"enlist", "pass"},
        "paladins-mode": {"entrust", "enlist"},
        "census": set(CENSUS),
        "kind": set(w.KINDS),
        "thing": set(w.THINGS),
        "good": set(w.GOODS),
        "points": set(w.POINTS),
        "phase": {str(phase) for phase in range(w.FAVOR, w.WINTER + 1)},
        "step": set(w.STEPS),
        "kingsburg-story": set(w.EVENTS),
        "option": set(_options()),
        "preset": {f"{name}-{preset}" for name, title in titles().items() for preset in title.preset_names()},
        "kingsburg-year": {str(year + 1) for year in range(kingsburg.numbers.years)},
    }


def _ids(title: Title[Any], deck: str) -> set[str]:
    """Cards of a title, those of its modules and scenarios too."""
    decks = (tomllib.loads(path.read_text("utf-8")) for path in title.folder.glob("content/**/*.toml"))
    return {card["id"] for cards in decks for card in cards.get(deck, [])}


def _options() -> Iterator[str]:
    """Table options of every title: paladins-difficulty, and each value to choose: paladins-difficulty-easy."""
    for name, title in titles().items():
        for spec in title.options:
            yield f"{name}-{spec.name}"
            yield from (f"{name}-{spec.name}-{value}" for value in spec.values)


def waiting() -> tuple[str, ...]:
    """Beginnings of keys that wait: a title's names come before its rules and its board in the browser."""
    boards = (ROOT / "web" / "src" / "titles" / "index.ts").read_text(encoding="utf-8")
    out: list[str] = []
    for content in sorted((ROOT / "src" / "courtier" / "titles").glob("*/content")):
        name = content.parent.name
        if name not in titles():
            out += [f"title-{name}", f"option-{name}-"]
        if name not in titles() or f'from "./{name}"' not in boards:
            out.append(f"{name}-")
    return tuple(out)
