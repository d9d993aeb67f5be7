"""What the events of Architects carry for the scenes of the table: they agree with the position that they led to."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

from tests.properties.play import pick

from courtier import start


def test_a_reset_tells_who_goes_to_prison_and_what_lies_there_now() -> None:
    resets = 0
    for seed in range(6):
        game, rng, read = start("architects", 3, seed), random.Random(seed), 0
        while not game.over and len(game.choices) < 300:
            market, prison = game.view()["market"], game.view()["prison"]
            game.choose(*pick(game, rng))
            lines: list[Any] = game.story(None, read)
            read = lines[-1]["n"] + 1 if lines else read
            events = [line["kind"].removeprefix("architects-story-") for line in lines]
            if events.count("reset") != 1 or "released" in events or "freed" in events:
                continue
            told = lines[events.index("reset")]["data"]
            assert (
                sum(a != b for a, b in zip(told["market"], market, strict=True)) <= 1
            )  # the third worker came
            assert len(told["prison"]) == len(prison)
            view = game.view()
            if "market_cards" in events:
                goods = lines[events.index("market_cards")]["data"]
                assert goods == {"small": view["small"]["goods"], "large": view["large"]["goods"]}
            for line in lines:
                if line["kind"] == "architects-story-prison_virtue":
                    assert line["data"]["n"] >= 3
            resets += 1
    assert resets > 5


def test_a_level_of_the_cathedral_comes_with_its_reward() -> None:
    levels = 0
    for seed in range(4):
        game, rng = start("architects", 3, seed), random.Random(seed)
        while not game.over and len(game.choices) < 900:
            game.choose(*pick(game, rng, eager=True))
        story: list[Any] = game.story(None)
        for line, after in pairwise(story):
            if line["kind"] == "architects-story-cathedral":
                assert line["data"]["level"] == line["a"] > 0
                assert after["kind"] in ("architects-story-reward", "architects-story-no_reward")
                if after["kind"].endswith("-reward"):
                    assert after.get("data", {}).get("gain") or after["kind"].endswith("no_reward")
                levels += 1
    assert levels > 3
