"""Positions with modules that no game comes to: dice, points of buildings, and questions of another step."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from tests.rules.seating import whole

from courtier import Game, start
from courtier.core.check import PositionError
from courtier.titles.kingsburg import words as w

ALL = {"modules": [1, 2, 3, 4, 5, 6]}
State = dict[str, Any]


@cache
def asked(kind: str, options: str = json.dumps(ALL)) -> str:
    """A game by lot, at the first question of this kind after the first year."""
    for seed in range(40):
        rng = random.Random(seed)
        game = start("kingsburg", 3, seed, json.loads(options), history=False)
        while not game.over:
            if game.asks[0].kind == kind and (kind in SETUP or game.view()["year"] > 1):
                return json.dumps(whole(game))
            seat = rng.choice(game.asks).seat
            game.choose(rng.choice(game.options(seat)), seat)
    raise AssertionError(f"nobody was asked {kind}")


SETUP = ("exchange_strip", "strips", "governor")


def group(s: State) -> Any:
    return next(g for g in s["groups"] if g["seat"] >= 0)


CASES: list[tuple[str, str, Callable[[State], object]]] = [
    ("construct", "points", lambda s: s["players"][0]["points"].__setitem__(w.P_BUILDINGS, 99)),
    ("construct", "dice", lambda s: s["players"][0].update(dice=3)),
    ("construct", "step", lambda s: s.update(step=w.END + 1)),
    ("construct", "agenda", lambda s: s.update(step=w.END)),
    ("construct", "agenda", lambda s: s.update(phase=w.FAVOR)),
    ("construct", "agenda", lambda s: s["agenda"].pop(-2)),
    ("construct", "agenda", lambda s: s["agenda"].append(["StartInfluence"])),
    ("construct", "agenda", lambda s: s["asks"].__setitem__(0, ["Influence", s["asks"][0][1]])),
    ("construct", "agenda", lambda s: s["asks"].__setitem__(0, ["FullPrice", s["asks"][0][1], 0, 0, 0, 0])),
    ("construct", "together", lambda s: s.update(together=True)),
    ("influence", "rolled", lambda s: s["players"][0].update(rolled=s["players"][0]["rolled"] + 1)),
    ("reward", "groups", lambda s: group(s).update(way=group(s)["way"] | 1 << w.W_AS)),
    ("reward", "way", lambda s: group(s).update(way=0)),
    ("reward", "holder", lambda s: s.update(holder=[w.FREE] * len(s["holder"]))),
    ("recruit", "agenda", lambda s: s["asks"].__setitem__(0, ["Construct", s["asks"][0][1]])),
    ("recruit", "agenda", lambda s: s["agenda"].append(["Rewards", []])),
    ("token", "asks", lambda s: s["asks"].pop()),
    ("token", "tokens", lambda s: s["more"]["tokens"].__setitem__(0, 63 if s["year"] > 1 else 1)),
    ("exchange_strip", "agenda", lambda s: s["agenda"].pop()),
    ("exchange_strip", "agenda", lambda s: s["asks"].__setitem__(slice(None), [["CoverRows", n] for n in range(3)])),
    ("governor", "agenda", lambda s: s["agenda"].append(["DealGovernors"])),
    ("governor", "agenda", lambda s: s.update(year=1)),
]  # fmt: skip


@pytest.mark.parametrize(
    ("kind", "named", "change"), [pytest.param(*case, id=f"{case[0]}-{n}") for n, case in enumerate(CASES)]
)
def test_a_position_that_no_game_comes_to_is_refused(
    kind: str, named: str, change: Callable[[State], object]
) -> None:
    data = json.loads(asked(kind))
    Game.from_data(data)  # as it is, it is one
    change(data["state"])
    with pytest.raises(PositionError, match=named):
        Game.from_data(data)


@pytest.mark.parametrize(("result", "strength"), [(1, -1), (0, 1), (-1, 0)])
def test_a_battle_ends_as_its_strength_says(result: int, strength: int) -> None:
    data = json.loads(asked("lose", json.dumps({"modules": [1, 4]})))
    state = data["state"]
    battle, parts = state["battles"][0], state["more"]["parts"][0]
    battle["strength"] = state["more"]["foe"] + strength
    battle["result"] = result
    parts[1] += battle["strength"] - sum(parts[1::2])
    with pytest.raises(PositionError, match=r"battles\.result"):
        Game.from_data(data)
