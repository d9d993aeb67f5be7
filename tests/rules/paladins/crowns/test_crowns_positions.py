"""Positions of City of Crowns that no game comes to are refused, and the ones it comes to are not."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest
from tests.rules.seating import whole
from tests.support import walk

from courtier import Game, start
from courtier.core.check import PositionError
from courtier.titles.paladins.state import PState

Data = dict[str, Any]


def position(seats: int, kind: str, seed: int = 1, round: int = 3) -> Data:
    """A position of this round in which this is asked."""
    for number in range(seed, seed + 60):
        game = start("paladins", seats, number, {"city_of_crowns": True})
        for moment in walk(game, number):
            s = moment.state
            assert isinstance(s, PState)
            if not s.held and s.round >= round and [ask.kind for ask in moment.asks] == [kind]:
                return whole(moment)
    raise AssertionError(f"nobody was asked {kind}")


@pytest.fixture(scope="module")
def middle() -> Data:
    data = position(2, "turn")
    assert Game.from_data(data).asks
    return data


def one_less(crowns: Data) -> None:
    for key in ("cards", "seen"):
        crowns["removed"][0][key].pop()


def twice(crowns: Data) -> None:
    crowns["muster"][0]["cards"][0] = crowns["muster"][1]["cards"][0]


def other_tier(crowns: Data) -> None:
    """A first-tier card of the box for a second-tier one."""
    first = next(i for i, card in enumerate(crowns["muster_box"]["cards"]) if card < 6)
    pile = crowns["muster"][0]["cards"]
    pile[0], crowns["muster_box"]["cards"][first] = crowns["muster_box"]["cards"][first], pile[0]


DAMAGE: dict[str, Callable[[Data], None]] = {
    "three muster piles": lambda c: c["muster"].pop(),
    "the Diplomat beyond the piles": lambda c: c.update(diplomat=4),
    "a worker of no kind": lambda c: c["muster_workers"].__setitem__(0, 8),
    "a worker of nobody": lambda c: c["muster_workers"].__setitem__(0, 17),
    "a card in two piles": twice,
    "a tier in the wrong number": other_tier,
    "an open card that nobody has seen": lambda c: c["muster"][0]["seen"].__setitem__(-1, 0),
    "a collected card from nowhere": lambda c: c["collected"][0].append(c["collected"][0] and 0),
    "an enlisted card from nowhere": lambda c: c["enlisted"][0].append(29),
    "a noble more in the row": lambda c: c["nobles"].append(-1),
    "an empty pile over cards": lambda c: (c["nobles_gone"].append(c["nobles"][0]), c["nobles"].__setitem__(0, -1))[1],
    "two equal extensions": lambda c: c["extensions"].__setitem__(0, c["extensions"][1]),
    "an extension of no icon": lambda c: c["extensions"].__setitem__(0, 4),
    "an ally without icons": lambda c: c["allies"].__setitem__(0, 1),
    "an ally of nobody": lambda c: c["allies"].__setitem__(0, 2),
    "a secret order too few": lambda c: c["secrets"].pop(),
    "a secret order that its owner has not seen": lambda c: c["secrets"][0]["seen"].__setitem__(0, 2),
    "two secret orders": lambda c: c["secrets"][0]["cards"].append(0),
    "a secret that is another's": lambda c: c["secrets"][0].update(cards=c["secrets"][1]["cards"]),
    "workers of a pass that was none": lambda c: c.update(spare=[1, 1]),
    "fewer than no spare workers": lambda c: c["spare"].__setitem__(0, -1),
    "a paladin too few that left": one_less,
    "a paladin that left and is there": lambda c: c["removed"][0]["cards"].__setitem__(0, c["removed"][0]["cards"][1]),
    "a paladin that left unseen": lambda c: c["removed"][0]["seen"].__setitem__(0, 2),
}  # fmt: skip


@pytest.mark.parametrize("damage", DAMAGE)
def test_impossible_courts_are_refused(middle: Data, damage: str) -> None:
    data = copy.deepcopy(middle)
    DAMAGE[damage](data["state"]["crowns"])
    assert data != middle
    with pytest.raises(PositionError):
        Game.from_data(data)


@pytest.mark.parametrize(("row", "pile", "gone"), [("town", 0, "town_gone"), ("outs", 6, "outs_gone")])
def test_an_open_pile_shows_its_next_card(middle: Data, row: str, pile: int, gone: str) -> None:
    data = copy.deepcopy(middle)
    state = data["state"]
    state[gone].append(state[row][pile])
    state[row][pile] = -1
    with pytest.raises(PositionError, match=row):
        Game.from_data(data)


def test_the_expansion_is_there_exactly_when_it_is_in_play(middle: Data) -> None:
    without = copy.deepcopy(middle)
    without["state"]["crowns"] = None
    with pytest.raises(PositionError):
        Game.from_data(without)
    base = whole(start("paladins", 2, 1))
    base["state"]["crowns"] = copy.deepcopy(middle["state"]["crowns"])
    with pytest.raises(PositionError):
        Game.from_data(base)


@pytest.mark.parametrize(
    ("kind", "round", "at", "value"),
    [("entrusted", 2, 2, -1), ("entrusted", 2, 2, 30), ("cover", 1, 6, 0), ("cover", 1, 6, 9), ("cover", 1, 7, 1 << 16),
     ("cover", 1, 3, 3), ("cover", 1, 4, 255), ("set_down", 1, 2, 0), ("set_down", 1, 3, 2)],
)  # fmt: skip
def test_an_ask_that_nothing_led_to(kind: str, round: int, at: int, value: int) -> None:
    """Entrusted: the noble. Cover: what is due, what is settled, the target's verb and card. SetDown: action, space."""
    data = position(2, kind, round=round)
    assert Game.from_data(data).asks
    assert data["state"]["asks"][0][at] != value
    data["state"]["asks"][0][at] = value
    with pytest.raises(PositionError):
        Game.from_data(data)


def test_an_entrusted_noble_has_been_discarded() -> None:
    data = position(2, "entrusted", round=2)
    data["state"]["asks"][0][2] = next(card for card in data["state"]["crowns"]["nobles"] if card >= 0)
    with pytest.raises(PositionError):
        Game.from_data(data)


@pytest.mark.parametrize(
    "kind", ["set_down", "cover", "entrusted", "release", "free_dismiss", "move_workshop"]
)
def test_positions_in_the_middle_of_things_are_read(kind: str) -> None:
    for seats in (1, 2):
        data = position(seats, kind, round=1)
        game = Game.from_data(data)
        assert game.asks[0].kind == kind
        assert Game.from_data(game.to_data()).digest() == game.digest()
