"""Modules that meet: what one of them changes, the others read (the rulebook's Clarifications, and what follows)."""

from __future__ import annotations

from typing import Any

from tests.rules.kingsburg.table import at, at_construct, at_influence, at_reroll
from tests.support import rule

from courtier.titles.kingsburg import words as w

QUIET = {"A": "architect", "B": "carpenter", "C": "sculptor"}


@rule("KBM3-033", "KBM4-036")
def test_when_the_king_dies_the_minstrel_comes_once_after_the_tokens() -> None:
    t = at(
        w.WINTER, year=3, options={"modules": [3, 4, 5]}, destiny="the_king_is_sick", enemy="zombies_3_6", rolls="1",
        governors={"A": "minstrel", "B": "duke", "C": "fairy"}, soldiers=dict.fromkeys("ABC", 30),
        vp={"A": 10, "B": 5, "C": 20}, soldier_tokens={"A": "0 0 1", "B": "0 3 4", "C": "0 0 1"},
    )  # fmt: skip
    for who in "ABC":
        t.choose(who, "play 0")
    t.play_on(lambda t: t.game.over)
    assert t.told("king_dies")
    assert t.year == 3
    assert t.sheet("A")["governor"] == 2  # Brian's tokens have taken him past Ann, who is last


@rule("KBM3-046", "KBM6-027")
def test_the_advisor_whom_the_duke_left_is_not_the_highest_influenced() -> None:
    t = at_influence(
        w.SUMMER, options={"modules": [3, 6], "tiles": "inverted"}, governors=QUIET | {"A": "duke"}, passed="ABC",
        placed={"wizard": ["A 5+5+6"], "squire": ["B 2"]},
    )  # fmt: skip
    t.choose("A", "use duke")
    t.to(w.ENVOY)
    assert t.told("tile_gone") == [("tile_gone", "", 12, 0)]


@rule("KBM3-014", "KBS-010")
def test_the_generals_look_goes_to_either_deck() -> None:
    t = at(
        w.RECRUIT, options={"modules": [3], "scenario": "goblin_valley"}, governors=QUIET | {"A": "general"},
        enemy="orcs_2_4", valley="goblins_2_3", goods={"A": "2 gold"},
    )  # fmt: skip
    assert (t.asked, t.options("A")) == ("A", {"look enemy", "look valley"})
    t.choose("A", "look valley")
    assert (t.view("A")["enemy"]["card"], t.view("A")["valley"]["card"]) == (None, "goblins_2_3")


@rule("KBM3-026", "KBM4-010")
def test_the_diplomat_needs_the_right_to_a_reserved_advisor() -> None:
    setting: dict[str, Any] = {
        "options": {"modules": [3, 4]}, "destiny": "secret_deals", "governors": QUIET | {"A": "diplomat"},
        "dice": {"A": "4 4 2"}, "passed": "BC", "placed": {"treasurer": ["B 4+4"]},
    }  # fmt: skip
    t = at_influence(**setting, more={"reserved": [1, 8, 0]})
    t.refuses("A", "diplomat treasurer 4+4", "kingsburg-reserved", "KBM4-010")
    t = at_influence(**setting, more={"reserved": [8, 8, 0]})
    t.choose("A", "diplomat treasurer 4+4")
    assert [group["seat"] for group in t.groups("treasurer")] == [1, 0]


@rule("KBM6-025", "KBM6-030")
def test_who_copies_the_smuggler_names_an_opponent_too() -> None:
    taken = {id: ["B 1"] for id in ("squire", "architect", "merchant", "sergeant", "alchemist", "astronomer")}
    taken |= {
        id: ["C 1"] for id in ("treasurer", "master_hunter", "general", "swordsmith", "duchess", "champion")
    }
    pile = {"is": "Pile", "cards": [16], "seen": [0]}
    t = at_influence(
        w.SUMMER, options={"modules": [6]}, dice={"A": "1"}, passed="BC", placed=taken,
        more={"tiled": 1 << 1 | 1 << 14, "stock": [0] * 19, "tile_pile": pile},
    )  # fmt: skip
    t.choose("A", "influence jester 1")
    assert t.told("copied") == [("copied", "A", 14, 0)]
    t.choose("A", "name 2")
    assert t.asked == "C"
    t.choose("C", "take stone")
    assert [line[1:3] for line in t.told("reward")][:2] == [("C", 14), ("A", 14)]
    assert (t.goods("C"), t.goods("A"), t.tokens("A"), t.soldiers("A")) == ("1 stone", "1 gold 1 wood", 1, 1)


@rule("KBM2-023", "KBM3-022")
def test_the_total_that_the_prince_made_opens_the_griffin_ranch() -> None:
    setting: dict[str, Any] = {
        "options": {"modules": [2, 3]}, "strips": {"A": "D"}, "buildings": {"A": "armory griffin_ranch"},
        "governors": QUIET | {"A": "prince"}, "dice": {"A": "1 1 2", "B": "5 5 6", "C": "6 6 5"},
    }  # fmt: skip
    t = at_reroll(**setting)
    t.choose("A", "done")
    assert t.soldiers("A") == 0
    t = at_reroll(**setting)
    t.choose("A", "use prince")
    assert (t.dice("A"), t.soldiers("A")) == ("3 4 6", 1)


@rule("KBM2-016", "KB-164")
def test_the_last_good_sold_at_the_town_hall_opens_the_monastery() -> None:
    t = at_construct(
        options={"modules": [2]}, strips={"A": "B"}, goods={"A": "1 gold"},
        buildings={"A": "bridge altar monastery barricade crane town_hall"},
    )  # fmt: skip
    t.play_on(lambda t: t.kind not in ("construct",))
    assert t.options("A") == {"use town_hall", "done"}
    t.choose("A", "use town_hall", "trade gold>vp")
    assert t.sheet("A")["effects"] == 2


@rule("KBM2-020", "KBM3-037")
def test_the_vineyards_die_comes_before_the_blessing() -> None:
    t = at(
        w.SUMMER, options={"modules": [2, 3]}, strips={"B": "C"}, buildings={"B": "brewery bazaar vineyard"},
        governors=QUIET | {"A": "priest"},
    )  # fmt: skip
    assert t.asked == "B"
    t.choose("B", "use vineyard")
    t.choose("A", "use priest")
    assert [line[1::2] for line in t.told("blessed")] == [("A", 0), ("B", 1), ("C", 0)]  # VP instead of a die
