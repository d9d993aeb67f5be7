"""What the events of Kingsburg carry for the scenes of the table: the rules' numbers, by the names of the views."""

from __future__ import annotations

import random
from typing import Any

from tests.properties.play import pick
from tests.rules.kingsburg.table import at, at_influence
from tests.support import rule

from courtier import start
from courtier.titles.kingsburg import words as w


def facts(t: Any, event: str) -> list[tuple[int, dict[str, Any]]]:
    lines = t.game.story(None)
    return [(line["seat"], line["data"]) for line in lines if line["kind"] == f"kingsburg-story-{event}"]


def test_a_strength_is_told_by_its_parts() -> None:
    t = at(
        w.WINTER,
        order="AB",
        enemy="zombies_1_4",
        soldiers={"A": 1},
        buildings={"A": "guard_tower"},
        rolls="2",
    )
    assert facts(t, "strength") == [
        (
            0,
            {
                "strength": 4, "foe": 4, "result": "tied", "highest": False,
                "parts": [{"source": "soldiers", "n": 1}, {"source": "die", "n": 2}, {"source": "guard_tower", "n": 1}],
            },
        ),
        (
            1,
            {
                "strength": 2, "foe": 4, "result": "lost", "highest": False,
                "parts": [{"source": "soldiers", "n": 0}, {"source": "die", "n": 2}],
            },
        ),
    ]  # fmt: skip


def test_parts_add_up_and_end_as_the_battle_does() -> None:
    seen = 0
    for modules in ((), (1, 2, 3, 4, 5, 6)):
        for seed in range(4):
            scenario = "goblin_valley" if modules else "none"
            game = start("kingsburg", 3, seed, {"modules": modules, "scenario": scenario})
            rng = random.Random(seed)
            while not game.over:
                game.choose(*pick(game, rng))
            told: dict[int, dict[str, Any]] = {}
            lines: list[Any] = game.story(None)
            for line in lines:
                event = line["kind"].removeprefix("kingsburg-story-")
                if event == "strength":
                    data = told[line["seat"]] = line["data"]
                    assert sum(part["n"] for part in data["parts"]) == data["strength"] == line["a"]
                elif event in ("won", "tied", "lost"):
                    assert told[line["seat"]]["result"] == event
                    assert told[line["seat"]]["strength"] == line["a"]
                    seen += 1
                elif event == "highest":
                    assert told[line["seat"]]["highest"]
    assert seen > 60


def test_the_enemy_is_told_with_prize_and_loss() -> None:
    t = at(w.WINTER, order="AB", enemy="zombies_1_4", rolls="1")
    [(_, enemy)] = facts(t, "enemy")
    assert (enemy["enemy"], enemy["kind"], enemy["strength"], enemy["year"]) == (
        "zombies_1_4",
        "zombies",
        4,
        1,
    )
    assert enemy["prize"]
    assert enemy["loss"]


def test_a_line_says_whose_choice_it_follows_from() -> None:
    game = start("kingsburg", 3, 1)
    assert {line["by"] for line in game.story(None)} == {-1}
    seat, read = game.asks[0].seat, len(game.story(None))
    game.choose(game.options(seat)[0], seat)
    assert {line["by"] for line in game.story(None, read)} == {seat}


def test_secret_choices_made_together_are_nobodys() -> None:
    game = start("kingsburg", 2, 1, {"modules": (3,)})
    while not any(line["kind"] == "kingsburg-story-governor" for line in game.story(None)):
        seat = game.asks[0].seat
        game.choose(game.options(seat)[0], seat)
    told = [line for line in game.story(None) if line["kind"] == "kingsburg-story-governor"]
    assert [line["by"] for line in told] == [-1, -1]


def test_facts_can_be_spoilt_by_nobody() -> None:
    game = start("kingsburg", 3, 1)
    lines: list[Any] = game.story(None)
    first = next(line for line in lines if "data" in line)
    first["data"].clear()
    again: list[Any] = game.story(None)
    assert next(line for line in again if line["n"] == first["n"])["data"]


def test_what_makes_the_enemy_stronger_is_told_by_its_parts() -> None:
    t = at(
        w.WINTER, options={"modules": (4,)}, order="AB", enemy="zombies_1_4", destiny="fierce_enemies", rolls="1",
    )  # fmt: skip
    assert facts(t, "foe") == [(-1, {"n": 5, "parts": [{"source": "fierce_enemies", "n": 1}]})]
    t = at(
        w.WINTER, options={"scenario": "dragons_shadow"}, order="ABCD", enemy="dragons_5_9", rolls="1",
        more={"anger": 9, "refusals": [4, 3, 2, 0]},
    )  # fmt: skip
    assert facts(t, "foe") == [(-1, {"n": 11, "parts": [{"source": "anger", "n": 2}]})]


def test_a_victory_is_told_with_what_the_cards_give() -> None:
    t = at(w.WINTER, order="AB", enemy="zombies_1_4", soldiers={"A": 9}, rolls="1")
    [(seat, won)] = facts(t, "won")
    [(_, enemy)] = facts(t, "enemy")
    assert (seat, won["strength"]) == (0, 10)
    assert won["gain"] == enemy["prize"]
    t = at(
        w.WINTER, options={"scenario": "goblin_valley"}, order="AB", enemy="goblins_3_4", valley="goblins_3_5",
        rolls="1", soldiers={"A": 9},
    )  # fmt: skip
    [(_, won)] = facts(t, "won")
    assert won["gain"] == {"wood": 1, "stone": 1}


@rule("KBM3-014")
def test_a_card_is_told_before_what_it_shows() -> None:
    t = at(
        w.RECRUIT, options={"modules": [3]}, goods={"A": "2 gold"},
        governors={"A": "general", "B": "duke", "C": "fairy"},
    )  # fmt: skip
    assert [line[:2] for line in t.told("card", "looked")] == [("card", "A"), ("looked", "A")]


def test_a_private_advisor_is_told_by_its_rank() -> None:
    t = at_influence(
        options={"modules": (3,)},
        governors={"A": "politician", "B": "carpenter"},
        order="AB",
        dice={"A": "5 5 1"},
        passed="B",
    )
    t.choose("A", "private 5 5", "influence sergeant 5", "pass", "take wood")
    assert [data["rank"] for _, data in facts(t, "placed")] == [5, 5]
    assert [data["rank"] for _, data in facts(t, "reward")] == [5, 5]
