"""What the events of Paladins carry for the scenes of the table: they agree with the position that they led to."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.properties.play import pick

from courtier import start


@pytest.mark.parametrize("seats", [1, 3])
def test_taverns_and_the_inquisition_are_told_as_they_lie(seats: int) -> None:
    taverns = trials = schemes = 0
    for seed in range(3):
        game, rng, read = start("paladins", seats, seed), random.Random(seed), 0
        held: list[int] = []
        while not game.over:
            rounds = game.view()["round"]
            game.choose(*pick(game, rng, eager=True))
            view = game.view()
            for line in game.story(None, read):
                read = line["n"] + 1
                event, data = line["kind"].removeprefix("paladins-story-"), line.get("data", {})
                if event == "taverns":
                    assert len(data["taverns"]) == line["a"] == len(view["taverns"])
                    assert all(len(workers) == 4 for workers in data["taverns"])
                    taverns += 1
                elif event == "inquisition":
                    held = data["suspicion"]
                    assert 0 <= data["active"] < len(held) == seats + (seats == 1)
                elif event == "debt_gained":
                    seat = line["seat"] if line["seat"] >= 0 else seats
                    assert data["returned"] == data["suspicion"] // 2
                    assert data["suspicion"] <= held[seat]  # townsfolk may have dropped some before
                elif event == "refilled":
                    assert data["tax"] == line["a"]
                    trials += 1
                elif event == "rival_scheme":
                    assert data["workers"] > 0
                    schemes += 1
            assert view["round"] >= rounds
    assert taverns == 3 * 7
    assert trials > 3
    assert (schemes > 20) == (seats == 1)


def test_an_ability_says_how_much_suspicion_it_sheds() -> None:
    shed: set[int] = set()
    for seed in range(20):
        game, rng = start("paladins", 4, seed), random.Random(seed)
        while not game.over:
            game.choose(*pick(game, rng, eager=True))
        lines: list[Any] = game.story(None)
        for line in lines:
            if line["kind"] == "paladins-story-ability":
                family = line["data"]["townsfolk"].rpartition("_")[0]
                assert (line["data"]["sheds"] > 0) == (family == "conspirator")
                shed.add(line["data"]["sheds"])
        if len(shed) == 2:
            break
    assert shed == {0, 1}
