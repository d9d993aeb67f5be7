"""Positions that no game comes to are refused in one sentence that names what is wrong; so are hostile ones."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from courtier import ContentError, Game, OptionError, RecordError, load, start
from courtier.core.check import PositionError
from tests.properties.play import ALL, pick
from tests.rules.seating import whole

State = dict[str, Any]
DEEP: Any = []
for _ in range(10_000):
    DEEP = [DEEP]


def middle(title: str, seats: int = 2, choices: int = 40) -> dict[str, Any]:
    """A running game, in full."""
    rng = random.Random(7)
    game = start(title, seats, 3)
    for _ in range(choices):
        if not game.over:
            game.choose(*pick(game, rng))
    data: dict[str, Any] = json.loads(json.dumps(whole(game)))
    return data


def refused(data: Any) -> str:
    with pytest.raises(PositionError) as caught:
        Game.from_data(data)
    assert caught.value.text("fr")
    return caught.value.text()


def lines(*changes: tuple[str, str, Callable[[State], object]]) -> list[Any]:
    return [pytest.param(*change, id=f"{change[0]}-{number}") for number, change in enumerate(changes)]


@pytest.mark.parametrize(
    ("title", "named", "change"),
    lines(
        ("kingsburg", "have", lambda s: s["players"][0]["have"].__setitem__(0, -1)),
        ("kingsburg", "have", lambda s: s["players"][0]["have"].__setitem__(0, 10**30)),
        ("kingsburg", "players", lambda s: s["players"][0]["have"].__setitem__(0, True)),
        ("kingsburg", "have", lambda s: s["players"][0]["have"].append(1)),
        ("kingsburg", "year", lambda s: s.update(year=10**30)),
        ("kingsburg", "year", lambda s: s.update(year=0)),
        ("kingsburg", "enemies", lambda s: s["enemies"]["cards"].__setitem__(0, 9999)),
        ("kingsburg", "enemies", lambda s: s["box"]["cards"].__setitem__(0, s["enemies"]["cards"][0])),
        ("kingsburg", "players", lambda s: s["players"].append(s["players"][0])),
        ("kingsburg", "points", lambda s: s["players"][0]["points"].__setitem__(0, 99)),
        ("kingsburg", "asks", lambda s: s["asks"][0].__setitem__(1, 4)),
        ("kingsburg", "agenda", lambda s: s["agenda"].clear()),
        ("kingsburg", "agenda", lambda s: s["agenda"].append(["Roll"])),
        ("kingsburg", "order", lambda s: s.update(order=[0, 0])),
        ("kingsburg", "holder", lambda s: s["holder"].pop()),
        ("paladins", "silver", lambda s: s["players"][0].update(silver=-5)),
        ("paladins", "townsfolk", lambda s: s["players"][0].update(crew=[s["town"][0]])),
        ("paladins", "debts", lambda s: s.update(debts=s["debts"] + 1)),
        ("paladins", "taken", lambda s: s.update(taken=0)),
        ("paladins", "round", lambda s: s.update(round=99)),
        ("paladins", "done", lambda s: s["players"][0]["done"].__setitem__(7, 3)),
        ("paladins", "NextTurn", lambda s: s["agenda"].append(["NextTurn", 7])),
        ("paladins", "tax", lambda s: s.update(tax=-1)),
        ("architects", "workers", lambda s: s["players"][0].update(workers=99)),
        ("architects", "skills", lambda s: s["players"][0].update(skills=7)),
        ("architects", "buildings", lambda s: s["players"][0]["hand"].update(cards=[0, 0], seen=[1, 1])),
        ("architects", "flags", lambda s: s.update(flags=31)),
        ("architects", "virtue", lambda s: s["players"][1].update(virtue=15)),
        ("architects", "guild", lambda s: s.update(guild=[7])),
        ("tiny", "coins", lambda s: s["purses"][0].update(coins=-1)),
        ("tiny", "bank", lambda s: s.update(bank=99)),
        ("tiny", "gems", lambda s: s["pile"]["cards"].__setitem__(0, 99)),
    ),
)
def test_what_is_impossible_is_named(title: str, named: str, change: Callable[[State], object]) -> None:
    data = middle(title, choices=1 if title == "tiny" else 40)
    Game.from_data(copy.deepcopy(data))
    change(data["state"])
    assert named in refused(data)


def test_a_rival_that_rests_and_goes_on_would_have_turns_without_end() -> None:
    data = middle("paladins", seats=1)
    state = data["state"]
    Game.from_data(copy.deepcopy(data))
    assert not state["players"][1]["passed"]
    state["rival"]["top_row"] = 0b11001
    assert "top_row" in refused(data)


@pytest.mark.parametrize("title", ALL)
def test_other_seats_and_options_than_the_positions_own(title: str) -> None:
    data = middle(title)
    refused({**data, "seats": 3})
    if title == "architects":
        refused({**data, "options": {**data["options"], "guildhall_flush": True}})
    if title == "tiny":
        refused({**data, "options": {**data["options"], "rounds": 4}})


@pytest.mark.parametrize(
    "value",
    [DEEP, [0] * 100_000, float("nan"), 1.5, 10**5000, {"is": DEEP}],
    ids=["deep", "many", "nan", "half", "digits", "piece"],
)
@pytest.mark.parametrize("where", ["state", "year", "options", "agenda"])
def test_too_deep_too_large_or_no_whole_number(where: str, value: Any) -> None:
    data = middle("kingsburg")
    (data if where in data else data["state"])[where] = value
    refused(data)


def test_a_choice_that_an_impossible_position_trips_over_changes_nothing() -> None:
    """What no check foresaw is told as the position's fault, where somebody chooses; a game of ours would raise."""
    game = Game.from_data(middle("tiny", choices=0))
    while game.asks[0].kind != "bid" or len(game.asks) > 1:
        game.choose(game.options(game.asks[0].seat)[-1], game.asks[0].seat)
    game.state.pile.cards.clear()  # type: ignore[attr-defined]
    before, seat = game.digest(), game.asks[0].seat
    with pytest.raises(PositionError):
        game.choose(game.options(seat)[-1], seat)
    assert game.digest() == before


@pytest.mark.parametrize(
    "header",
    [
        "seats " + "9" * 5000, "seed " + "9" * 5000, "options " + "[" * 5000, "position " + '{"a":' * 5000,
        "names " + "[" * 5000, 'names ["\\ud800", "b"]', "names [1, 2]", 'options {"x": ' + "9" * 5000 + "}",
        "n\ud800mes []",
    ],
    ids=range(9),
)  # fmt: skip
def test_headers_that_no_reader_survives(header: str) -> None:
    name = header.partition(" ")[0]
    text = start("tiny", 2, 3).record(names=["a", "b"]).split("\n")
    text = [line for line in text if not line.startswith(name + " ")]
    with pytest.raises(RecordError) as caught:
        load("\n".join([text[0], header, *text[1:]]))
    caught.value.text("fr").encode()


@pytest.mark.parametrize(
    "raw",
    [b"\xff\xfe", b"a = " + b"9" * 5000, b"a = " + b"[" * 5000, b"[[gem]]\nid = 1\n", b"\x00"],
    ids=range(5),
)
def test_card_files_that_no_reader_survives(raw: bytes, tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    path.write_bytes(raw)
    with pytest.raises(ContentError) as caught:
        start("tiny", 2, 3, content=path)
    assert "cards.toml" in caught.value.text("fr")


@pytest.mark.parametrize(
    "value", [10**5000, DEEP, "\ud800", float("nan")], ids=["digits", "deep", "half", "nan"]
)
def test_values_that_cannot_be_printed_are_refused_all_the_same(value: Any) -> None:
    tries: list[tuple[Any, Any, Any]] = [(2, 1, {"rounds": value})]
    if isinstance(
        value, int | str
    ):  # what the types do not allow is a TypeError of the caller's when compiled
        tries.append((2, value, {}))
    if isinstance(value, int):
        tries.append((value, 1, {}))
    for args in tries:
        with pytest.raises(OptionError) as caught:
            start("tiny", *args)
        caught.value.text("fr").encode()
