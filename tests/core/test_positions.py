"""Positions: the whole game as plain JSON; a broken one is refused clearly, whatever is wrong with it."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from courtier import CourtierError, Game, start
from courtier.core.agenda import NoOption
from courtier.core.check import PositionError
from courtier.core.save import SPECIAL, fields
from courtier.core.save import _plain as plain
from tests.properties.play import play_on


def middle(title: str) -> dict[str, Any]:
    """A position in the thick of things: dice placed, or a secret answer waiting."""
    game = start(title, 2, 3)
    for _ in range(9 if title == "kingsburg" else 3):
        seat = game.asks[-1].seat
        game.choose(game.options(seat)[-1], seat)
    data: dict[str, Any] = json.loads(json.dumps(game.to_data()))
    return data


def refusal(data: Any) -> PositionError:
    with pytest.raises(PositionError) as error:
        Game.from_data(data)
    assert error.value.said.key == "position-broken"
    assert error.value.text("fr")
    return error.value


def test_a_position_is_plain_json_and_nothing_is_left_out() -> None:
    data = middle("tiny")
    assert set(data) == {"courtier", "title", "seats", "options", "content", "state"}
    assert data["state"]["held"]
    back = Game.from_data(data)
    assert json.loads(json.dumps(back.to_data())) == data
    assert back.over is False
    play_on(back, 1)


def test_reading_a_position_leaves_it_alone() -> None:
    data = middle("tiny")
    before = copy.deepcopy(data)
    play_on(Game.from_data(data), 1)
    assert data == before


@pytest.mark.parametrize("data", [{}, [], None, 7, "x", {"title": "tiny"}])
def test_something_else_is_no_position(data: Any) -> None:
    refusal(data)


@pytest.mark.parametrize("name", ["courtier", "title", "seats", "options", "content", "state"])
def test_every_key_is_needed(name: str) -> None:
    data = middle("tiny")
    del data[name]
    if name == "courtier":
        Game.from_data(data)  # the version is for later readers
    else:
        assert name in str(refusal(data).said.args["what"])


@pytest.mark.parametrize("title", ["tiny", "kingsburg"])
def test_a_field_that_is_left_out_is_as_in_a_blank_state(title: str) -> None:
    """A position that was written before there was such a field can be read."""
    data = middle(title)
    for name in ("agenda", "asks", "held"):
        broken = copy.deepcopy(data)
        del broken["state"][name]
        assert name in str(refusal(broken).said.args["what"])
    later = copy.deepcopy(data)
    later["state"]["invented_later"] = 0
    assert "invented_later" in str(refusal(later).said.args["what"])
    game = Game.from_data(data)
    blank = game.title.blank(game.tables, 2)
    for name in set(fields(type(blank))) - SPECIAL - set(data["state"]):
        assert plain(getattr(game.state, name)) == plain(getattr(blank, name)), name
    assert len(data["state"]) < len(fields(type(blank)))  # something was left out


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("asks", [["Nothing", 0]]),
        ("asks", [["Bid"]]),
        ("asks", [["Bid", 0, 0, 0]]),
        ("asks", ["Bid"]),
        ("asks", [[]]),
        ("asks", [["Bid", 7]]),
        ("asks", [["Auction"]]),
        ("agenda", [["Together"]]),
        ("agenda", [["State"]]),
        ("agenda", 7),
        ("held", [[["Bid", 0], "bid 99c"]]),
        ("held", [[["Bid", 0]]]),
        ("pile", {"is": "Nothing"}),
        ("pile", {"cards": []}),
        ("purses", [{"is": "Purse", "coins": 1, "gems": [], "crown": 1}] * 2),
        ("purses", []),
        ("purses", "many"),
        ("bank", "full"),
        ("bank", None),
        ("bids", 3),
        ("rng", "1"),
        ("peeking", 7),
    ],
)
def test_a_field_that_makes_no_sense_is_refused(name: str, value: object) -> None:
    data = middle("tiny")
    data["state"][name] = value
    refusal(data)


@pytest.mark.parametrize("options", [[], None, 7, "x"])
def test_options_must_be_options(options: object) -> None:
    data = {**middle("tiny"), "options": options}
    with pytest.raises(CourtierError):
        Game.from_data(data)


def spots(value: Any) -> list[tuple[Any, Any]]:
    """Every place inside a JSON value, as container and key."""
    out: list[tuple[Any, Any]] = []
    keys = value.keys() if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        out.append((value, key))
        out += spots(value[key])
    return out


@pytest.mark.parametrize("title", ["tiny", "kingsburg"])
@settings(max_examples=120, deadline=None, derandomize=True, database=None)
@given(data=st.data())
def test_no_damage_does_worse_than_a_clear_refusal(title: str, data: st.DataObject) -> None:
    """Anything in the place of anything. Damage that still is a position loads; what loads shows itself."""
    broken = middle(title)
    container, key = data.draw(st.sampled_from(spots(broken)))
    scalar = st.one_of(st.none(), st.booleans(), st.text(max_size=3), st.floats(allow_nan=False))
    container[key] = data.draw(st.one_of(scalar, st.lists(scalar, max_size=2), st.just({})))
    try:
        game = Game.from_data(broken)
    except CourtierError as error:
        error.text("fr")
    except NoOption:
        pass  # a position in which somebody is asked but has no choice
    else:
        json.dumps(game.to_data())
