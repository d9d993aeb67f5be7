"""Building effects in general (KB-166 to KB-175, KB-242)."""

from __future__ import annotations

import pytest
from tests.rules.kingsburg.table import at, at_construct, at_influence, at_reroll
from tests.support import rule

from courtier.titles.kingsburg import words as w


@rule("KB-166")
def test_effects_are_optional() -> None:
    t = at_reroll(dice={"A": "2 2 2"}, buildings={"A": "statue chapel"})
    t.choose("A", "keep")
    assert t.dice("A") == "2 2 2"
    t = at(w.SPRING, buildings={"A": "farms merchants_guild"})
    t.choose("A", "done")
    assert (t.goods("A"), t.at("A")["bonus"]) == ("", [])
    t = at_construct(w.SUMMER, buildings={"A": "town_hall"}, tokens={"A": 1})
    t.choose("A", "decline")
    assert (t.tokens("A"), t.vp("A")) == (1, 0)
    t = at_influence(dice={"A": "4"}, buildings={"A": "market"})
    t.choose("A", "influence merchant 4")
    assert not t.at("A")["market_used"]


@rule("KB-166")
def test_penalties_are_not_optional() -> None:
    t = at(w.WINTER, enemy="orcs_1_3", rolls="3", buildings={"A": "farms"}, vp={"A": 5})
    assert t.battle()["A"] == ("lost", 2)  # and nobody was asked
    assert t.vp("A") == 4


@rule("KB-167")
def test_most_effects_work_once_a_season() -> None:
    t = at(w.SPRING, buildings={"A": "merchants_guild"})
    t.choose("A", "use merchants_guild")
    assert t.kind == "influence"
    assert t.at("A")["used"] == ["merchants_guild"]
    t.play_on(lambda t: t.kind == "season_start")
    assert t.phase == w.SUMMER
    t.choose("A", "use merchants_guild")  # and once more in the next season
    assert t.gold("A") == 2


@rule("KB-167")
def test_a_used_reroll_is_spent() -> None:
    t = at_reroll(dice={"A": "4 4 4"}, buildings={"A": "statue"}, rolls="4")
    t.choose("A", "reroll statue die")  # 4 4 4 again
    assert t.kind == "influence"
    t = at_reroll(dice={"A": "1 1 2"}, buildings={"A": "chapel"}, rolls="1 1 3")
    t.choose("A", "reroll chapel all")  # 5 in all again
    assert t.kind == "influence"


@rule("KB-168")
def test_end_of_game_effects_work_once() -> None:
    t = at(w.WINTER, enemy="goblins_4_5", rolls="6", soldiers=dict.fromkeys("ABC", 9),
           buildings={"A": "cathedral guard_tower palisade stone_wall"}, goods={"A": "4 stone"})  # fmt: skip
    assert t.sheet("A").get("effects", 0) == 0  # the end of a year is not the end of the game
    t.to_end()
    assert [line[0] for line in t.told("cathedral")] == ["cathedral"]


@rule("KB-169")
def test_barracks_stables_and_crane_work_every_time() -> None:
    t = at(w.RECRUIT, goods={"A": "3 gold", "B": "9 gold"}, buildings={"A": "barracks"})
    t.choose("A", "recruit 3")
    assert (t.soldiers("A"), t.goods("A")) == (3, "")
    t = at_influence(w.SUMMER, dice={"A": "5 4 6"}, passed="BC", buildings={"A": "stables"})
    t.choose("A", "influence sergeant 5", "influence general 4+6")
    assert t.soldiers("A") == 2 + 3
    t = at_construct(
        w.SUMMER,
        goods={"A": "9 gold 9 wood 9 stone"},
        buildings={"A": "crane barricade inn market guard_tower blacksmith"},
        envoy="A",
    )
    t.choose("A", "build farms", "build barracks")  # 2 gold each, less 1
    assert t.goods("A") == "7 gold 4 wood 7 stone"


@rule("KB-170")
def test_the_effects_of_one_building_are_independent() -> None:
    t = at(w.FALL, buildings={"A": "farms"})
    t.choose("A", "done")  # the die is left
    t.to(w.FAVOR, year=2)
    die = t.told("reinforced")[0][2]
    assert t.battle()["A"][1] == die - 1
    t = at(w.FALL, buildings={"A": "farms"})
    t.choose("A", "use farms")
    assert len(t.at("A")["bonus"]) == 1


@rule("KB-170")
def test_the_fortress_adds_strength_without_a_victory_and_a_point_with_one() -> None:
    t = at(
        w.WINTER,
        enemy="orcs_2_4",
        rolls="1",
        soldiers={"A": 2, "B": 9},
        buildings={"A": "fortress", "B": "fortress"},
    )
    assert t.battle()["A"] == ("tied", 4)
    assert t.battle()["B"] == ("won", 11)
    assert [t.sheet(who).get("effects", 0) for who in "AB"] == [0, 1]


@rule("KB-171")
@pytest.mark.parametrize(
    ("building", "dice", "usable"),
    [
        ("statue", "3 3 3", True),
        ("statue", "3 3 4", False),
        ("statue", "3 3 3 3*", True),
        ("statue", "3 3 3 1*", False),
        ("chapel", "1 2 4", True),
        ("chapel", "1 3 4", False),
        ("chapel", "1 2 2 2*", True),
        ("chapel", "1 2 2 3*", False),
    ],
)
def test_a_condition_must_hold(building: str, dice: str, usable: bool) -> None:
    t = at_reroll(dice={"A": dice}, buildings={"A": building})
    assert (t.kind == "reroll") == usable


@rule("KB-171")
def test_the_town_hall_needs_something_to_sell() -> None:
    t = at_construct(buildings={"A": "town_hall"})
    assert t.phase == w.SUMMER  # nobody was asked
    t = at_construct(buildings={"A": "town_hall"}, goods={"A": "1 stone"})
    assert t.options("A") == {"trade stone>vp", "decline"}
    t.refuses("A", "trade plus2>vp", "reason-lack", "KB-194")


@rule("KB-172")
def test_effects_of_the_end_of_a_season_work_in_the_season_of_construction() -> None:
    t = at_construct(
        w.SUMMER, goods={"A": "2 gold 2 wood 2 stone"}, buildings={"A": "barricade crane town_hall"}
    )
    t.choose("A", "build embassy")
    assert t.sheet("A")["effects"] == 1
    t = at_construct(w.SUMMER, goods={"A": "2 gold 2 wood 1 stone"}, buildings={"A": "barricade crane"})
    t.choose("A", "build town_hall")
    t.choose("A", "trade gold>vp")
    assert (t.sheet("A")["effects"], t.goods("A")) == (1, "1 wood")


@rule("KB-173")
def test_effects_of_the_start_of_a_season_need_the_building_before() -> None:
    owned = {"A": "inn market farms", "B": "inn market"}
    t = at_construct(
        w.SPRING, goods={"A": "3 gold 1 wood 2 stone", "B": "2 gold 3 wood 1 stone"}, buildings=owned
    )
    t.choose("A", "build merchants_guild")
    t.choose("B", "build farms")
    assert (t.asked, t.kind, t.phase) == ("A", "season_start", w.SUMMER)
    assert t.goods("A") == ""
    assert t.options("A") == {"use farms", "use merchants_guild", "done"}
    t.choose("A", "use merchants_guild", "done")
    assert t.options("B") == {"use farms", "done"}
    t.choose("B", "use farms")
    assert [len(t.at(who)["bonus"]) for who in "ABC"] == [0, 1, 0]


@rule("KB-174")
def test_a_destroyed_building_loses_its_effects_and_keeps_what_it_gave() -> None:
    embassies = dict.fromkeys("AB", "embassy")
    t = at_construct(w.FALL, enemy="goblins_1_3", buildings=embassies, soldiers={"B": 9, "C": 9}, rolls="1")
    assert t.told("effect", "destroyed")[:2] == [("effect", "A", 19, 0), ("effect", "B", 19, 0)]
    assert [t.sheet(who)["effects"] for who in "AB"] == [1, 1]
    ((_, loser, building, _),) = t.told("destroyed")
    assert (loser, building) == ("A", 19)
    t.to(w.SUMMER)
    assert t.year == 2
    assert [t.sheet(who)["effects"] for who in "AB"] == [1, 2]


@rule("KB-174")
def test_a_destroyed_building_is_no_help_in_the_next_battle() -> None:
    t = at(
        w.WINTER,
        enemy="barbarians_1_2",
        rolls="1",
        buildings={"A": "farms wizards_guild"},
        soldiers={"B": 5, "C": 5},
    )
    assert t.battle()["A"] == ("tied", 2)
    t = at(
        w.WINTER,
        enemy="orcs_2_4",
        rolls="1",
        buildings={"A": "farms wizards_guild"},
        soldiers={"B": 5, "C": 5},
    )
    assert t.battle()["A"] == ("lost", 2)
    assert t.at("A")["strength"] == -1  # only the Farms are left


@rule("KB-242")
def test_free_points_tokens_and_soldiers_come_unasked() -> None:
    t = at_construct(w.SUMMER, buildings={"A": "inn embassy"})
    assert (t.phase, t.kind) == (w.FALL, "influence")  # no question between
    assert (t.tokens("A"), t.sheet("A")["effects"]) == (1, 1)
    t = at_influence(w.SUMMER, dice={"A": "5"}, passed="BC", buildings={"A": "stables"})
    t.choose("A", "influence sergeant 5")
    assert (t.phase, t.soldiers("A")) == (w.FALL, 2)


@rule("KB-242")
def test_free_goods_bonus_dice_rerolls_and_prices_are_offered() -> None:
    t = at(w.SPRING, buildings={"A": "farms merchants_guild"})
    assert t.options("A") == {"use farms", "use merchants_guild", "done"}
    t = at_reroll(dice={"A": "1 1 1"}, buildings={"A": "statue chapel"})
    assert t.options("A") == {"reroll statue die", "reroll chapel all", "keep"}
    t = at_construct(buildings={"A": "town_hall"}, tokens={"A": 1}, goods={"A": "1 gold 1 wood 1 stone"})
    t.choose("A", "pass")
    assert t.options("A") == {"trade plus2>vp", "trade gold>vp", "trade wood>vp", "trade stone>vp", "decline"}


@rule("KB-175")
def test_example_an_inn_of_this_summer_gives_its_token_at_once() -> None:
    t = at_construct(w.SUMMER, goods={"A": "1 gold 1 wood"})
    t.choose("A", "build inn")
    assert t.phase == w.FALL
    assert t.tokens("A") == 1
