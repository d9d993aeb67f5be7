"""The buildings of the blue side, one by one, and their clarifications (KB-176 to KB-210)."""

from __future__ import annotations

import pytest
from tests.rules.kingsburg.table import SHEET, at, at_construct, at_influence, at_reroll
from tests.support import rule

from courtier.titles.kingsburg import words as w

PRINTED = [
    # rule, building, price, points, strength in battle, and against one kind where that differs
    ("KB-176", "statue", "2 gold", 3, 0, {}),
    ("KB-177", "chapel", "3 gold 1 stone", 5, 0, {}),
    ("KB-178", "church", "3 gold 1 wood 2 stone", 7, 0, {"demons": 1}),
    ("KB-179", "cathedral", "5 gold 3 stone", 9, 0, {}),
    ("KB-180", "inn", "1 gold 1 wood", 0, 0, {}),
    ("KB-181", "market", "2 gold 2 wood", 1, 0, {}),
    ("KB-182", "farms", "2 gold 3 wood 1 stone", 2, -1, {}),
    ("KB-183", "merchants_guild", "3 gold 1 wood 2 stone", 4, 0, {}),
    ("KB-184", "guard_tower", "1 gold 1 stone", 1, 1, {}),
    ("KB-185", "blacksmith", "1 gold 2 wood", 2, 1, {}),
    ("KB-186", "barracks", "2 gold 2 wood 1 stone", 4, 0, {}),
    ("KB-187", "wizards_guild", "3 gold 2 wood 2 stone", 6, 2, {}),
    ("KB-188", "palisade", "2 wood", 0, 1, {"zombies": 2}),
    ("KB-189", "stables", "1 gold 1 wood 1 stone", 2, 0, {}),
    ("KB-190", "stone_wall", "2 gold 2 stone", 2, 1, {}),
    ("KB-191", "fortress", "3 gold 2 stone", 4, 1, {}),
    ("KB-192", "barricade", "1 wood", 0, 0, {"goblins": 1}),
    ("KB-193", "crane", "1 wood 1 stone", 1, 0, {}),
    ("KB-194", "town_hall", "2 gold 1 wood 1 stone", 2, 0, {}),
    ("KB-195", "embassy", "2 gold 2 wood 2 stone", 4, 0, {}),
]
FOES = ["barbarians_1_2", "demons_3_6", "dragons_5_9", "goblins_1_2", "orcs_1_3", "zombies_1_4"]


@pytest.mark.parametrize(
    ("building", "price", "points"),
    [pytest.param(*line[1:4], marks=rule(line[0]), id=line[1]) for line in PRINTED],
)
def test_a_building_costs_and_gives_what_is_printed(building: str, price: str, points: int) -> None:
    row = next(row for row in SHEET.values() if building in row.split()).split()
    left = row[: row.index(building)]
    off = 1 if "crane" in left else 0  # Town Hall and Embassy stand right of it
    t = at_construct(w.SUMMER, goods={"A": price}, buildings={"A": " ".join(left)})
    t.choose("A", f"build {building}")
    assert t.goods("A") == ("1 gold" if off else "")
    assert t.sheet("A").get("buildings", 0) == points
    words = price.split()
    for n, good in zip(words[::2], words[1::2], strict=True):
        short = int(n) - 1 - (off if good == "gold" else 0)  # one good less is not enough
        t = at_construct(
            goods={"A": price.replace(f"{n} {good}", f"{short} {good}")}, buildings={"A": " ".join(left)}
        )
        assert f"build {building}" not in t.options("A")


@pytest.mark.parametrize(
    ("building", "always", "against"),
    [pytest.param(line[1], line[4], line[5], marks=rule(line[0]), id=line[1]) for line in PRINTED],
)
def test_a_building_fights_as_printed(building: str, always: int, against: dict[str, int]) -> None:
    for foe in FOES:
        kind = foe.split("_")[0]
        t = at(w.WINTER, enemy=foe, rolls="2", soldiers=dict.fromkeys("ABC", 1), buildings={"A": building})
        assert t.battle()["A"][1] == 3 + against.get(kind, always), kind
        assert t.battle()["B"][1] == 3


@rule("KB-176")
def test_the_statue_rerolls_exactly_one_die() -> None:
    t = at_reroll(dice={"A": "4 4 4"}, buildings={"A": "statue"}, rolls="2")
    assert t.options("A") == {"reroll statue die", "keep"}
    t.choose("A", "reroll statue die")
    assert (t.dice("A"), t.at("A")["rolled"]) == ("2 4 4", 10)


@rule("KB-176")
def test_the_statue_rerolls_a_bonus_die_when_that_is_chosen() -> None:
    t = at_reroll(dice={"A": "4 4 4 4*"}, buildings={"A": "statue"}, rolls="6")
    assert t.options("A") == {"reroll statue die", "reroll statue bonus", "keep"}
    t.choose("A", "reroll statue bonus")
    assert (t.dice("A"), t.at("A")["rolled"]) == ("4 4 4 6*", 18)


@rule("KB-177")
def test_the_chapel_rerolls_every_own_die() -> None:
    t = at_reroll(dice={"A": "1 1 2 3*", "B": "6 6 6"}, buildings={"A": "chapel"}, rolls="3 5 6, 2")
    t.choose("A", "reroll chapel all")
    assert (t.dice("A"), t.at("A")["rolled"]) == ("3 5 6 2*", 16)
    assert t.dice("B") == "6 6 6"


@rule("KB-179", "KB-210")
@pytest.mark.parametrize(
    ("goods", "points"),
    [("", 0), ("1 gold", 0), ("1 gold 1 wood", 1), ("5 stone", 2), ("2 gold 2 wood 2 stone", 3)],
)
def test_the_cathedral_gives_a_point_for_each_full_pair_of_goods(goods: str, points: int) -> None:
    rich = {"A": goods}
    t = at(
        w.WINTER,
        enemy="barbarians_5_8",
        rolls="6",
        soldiers={"A": 2},
        buildings={"A": "cathedral"},
        goods=rich,
    )
    assert t.game.over
    assert t.sheet("A").get("effects", 0) == points


@rule("KB-180")
@pytest.mark.parametrize(("season", "tokens"), [(w.SPRING, 0), (w.SUMMER, 1), (w.FALL, 0)])
def test_the_inn_gives_a_token_at_the_end_of_summer(season: int, tokens: int) -> None:
    t = at_construct(season, buildings={"A": "inn"})
    assert t.phase != season
    assert [t.tokens(who) for who in "AB"] == [tokens, 0]


@rule("KB-181", "KB-202")
def test_the_market_serves_one_placement_a_season() -> None:
    t = at_influence(dice={"A": "3 5", "B": "1"}, buildings={"A": "market"}, passed="C")
    assert {"influence squire 3-market", "influence merchant 3+market"} <= t.options("A")
    t.refuses("A", "influence jester 3-market", "kingsburg-wrong-sum", "KB-047")
    t.choose("A", "influence squire 3-market")
    assert t.at("A")["market_used"]
    group = t.groups("squire")[0]
    assert (group["dice"], group["market"]) == ([3], -1)  # dice keep their values
    t.choose("B", "influence jester 1")
    assert t.options("A") == {"pass", "influence sergeant 5"}
    t.refuses("A", "influence alchemist 5+market", "kingsburg-market-used", "KB-202")
    t.choose("A", "pass")
    t.play_on(lambda t: t.phase == w.SUMMER and t.asked == "A" and t.kind == "influence")
    assert any(token.endswith("market") for token in t.options("A"))


@rule("KB-181")
def test_without_the_market_sums_are_exact() -> None:
    t = at_influence(dice={"A": "3 5"})
    assert not any("market" in token for token in t.options("A"))
    t.refuses("A", "influence merchant 3+market", "kingsburg-no-market", "KB-181")


@rule("KB-182")
@pytest.mark.parametrize("season", [w.SPRING, w.SUMMER, w.FALL])
def test_the_farms_give_a_bonus_die_each_productive_season(season: int) -> None:
    t = at(season, buildings={"A": "farms"}, bonus_dice={"A": 1})
    t.choose("A", "use farms")
    assert [(len(t.at(who)["dice"]), len(t.at(who)["bonus"])) for who in "AB"] == [(3, 2), (3, 0)]


@rule("KB-183")
@pytest.mark.parametrize("season", [w.SPRING, w.SUMMER, w.FALL])
def test_the_merchants_guild_gives_a_gold_each_productive_season(season: int) -> None:
    t = at(season, buildings={"A": "merchants_guild"})
    t.choose("A", "use merchants_guild")
    assert (t.kind, t.phase) == ("influence", season)
    assert [t.goods(who) for who in "AB"] == ["1 gold", ""]


@rule("KB-186", "KB-196")
def test_with_barracks_every_soldier_costs_one_good() -> None:
    t = at(w.RECRUIT, goods={"A": "2 gold 1 stone", "B": "3 gold"}, buildings={"A": "barracks"})
    assert t.options("A") == {"recruit 0", "recruit 1", "recruit 2", "recruit 3"}
    t.choose("A", "recruit 2", "pay gold+stone")
    assert (t.soldiers("A"), t.goods("A")) == (2, "1 gold")
    assert t.options("B") == {"recruit 0", "recruit 1"}


@rule("KB-189", "KB-204")
@pytest.mark.parametrize(
    ("advisor", "dice", "soldiers"),
    [("sergeant", "5", 2), ("general", "4+6", 3), ("king", "6+6+6", 2), ("squire", "2", 0)],
)
def test_the_stables_add_a_soldier_to_those_an_advisor_gives(advisor: str, dice: str, soldiers: int) -> None:
    t = at_influence(w.SUMMER, dice={"A": dice.replace("+", " ")}, passed="BC", buildings={"A": "stables"})
    t.choose("A", f"influence {advisor} {dice}")
    assert t.soldiers("A") == soldiers


@rule("KB-205")
def test_the_stables_add_one_per_paid_reward_and_not_elsewhere() -> None:
    t = at_influence(w.SUMMER, dice={"A": "5 1 4"}, passed="BC", envoy="A", buildings={"A": "stables"})
    t.choose("A", "influence sergeant 5", "envoy sergeant 1+4")
    assert t.soldiers("A") == 4
    t = at_influence(w.SUMMER, dice={"A": "1", "B": "5"}, passed="C", buildings={"A": "stables"})
    t.choose("A", "pass")
    t.choose("B", "influence sergeant 5")
    assert [t.soldiers(who) for who in "AB"] == [0, 1]
    t = at(w.RECRUIT, goods={"A": "2 gold", "B": "2 gold"}, buildings={"A": "stables"})
    t.choose("A", "recruit 1")
    assert t.soldiers("A") == 1
    t = at(w.WINTER, enemy="orcs_1_3", rolls="2", buildings={"A": "stables"})
    assert t.battle()["A"][1] == 2


@rule("KB-190", "KB-209")
def test_the_stone_wall_wins_ties_with_all_a_victory_brings() -> None:
    t = at(
        w.WINTER,
        enemy="orcs_2_4",
        rolls="1",
        soldiers={"A": 1, "B": 1},
        buildings={"A": "stone_wall fortress"},
    )
    assert t.battle()["A"] == ("won", 4)
    assert t.goods("A") == "1 gold"
    assert t.sheet("A") == {"battles": 1, "effects": 1}  # strongest, Fortress
    t = at(w.WINTER, enemy="orcs_2_4", rolls="1", soldiers={"A": 2, "B": 5}, buildings={"A": "stone_wall"})
    assert t.battle()["A"] == ("won", 4)
    assert (t.goods("A"), t.vp("A")) == ("1 gold", 0)  # B is stronger
    t = at(w.WINTER, enemy="orcs_2_4", rolls="1", soldiers={"A": 1}, buildings={"A": "stone_wall"})
    assert t.battle()["A"] == ("lost", 3)


@rule("KB-191")
def test_the_fortress_gives_a_point_for_a_victory() -> None:
    t = at(
        w.WINTER, enemy="orcs_2_4", rolls="1", soldiers={"A": 3, "B": 3, "C": 9}, buildings={"A": "fortress"}
    )
    assert t.battle() == {"A": ("won", 5), "B": ("tied", 4), "C": ("won", 10)}
    assert [t.vp(who) for who in "ABC"] == [1, 0, 1]
    assert t.sheet("A") == {"effects": 1}


@rule("KB-193", "KB-200")
def test_the_crane_takes_a_gold_off_columns_three_and_four_only() -> None:
    plenty = {"A": "9 gold 9 wood 9 stone"}
    for row in SHEET.values():
        for column, building in enumerate(row.split(), start=1):
            if building in ("barricade", "crane"):
                continue
            left = row.split()[: column - 1]
            with_crane = " ".join({*left, "barricade", "crane"})
            t = at_construct(goods=plenty, buildings={"A": with_crane})
            t.choose("A", f"build {building}")
            price = next(line[2] for line in PRINTED if line[1] == building)
            printed = {good: int(n) for n, good in zip(price.split()[::2], price.split()[1::2], strict=True)}
            paid = {good: 9 - t.at("A")[good] for good in printed}
            assert paid == printed | ({"gold": printed["gold"] - 1} if column > 2 else {})


@rule("KB-194", "KB-206")
@pytest.mark.parametrize("season", [w.SPRING, w.SUMMER, w.FALL])
@pytest.mark.parametrize("sold", ["plus2", "gold", "wood", "stone"])
def test_the_town_hall_sells_one_token_or_good_a_season(season: int, sold: str) -> None:
    t = at_construct(
        season, goods={"A": "2 gold 2 wood 2 stone"}, tokens={"A": 2}, buildings={"A": "town_hall"}, year=2
    )
    t.choose("A", "pass", f"trade {sold}>vp")
    assert t.kind != "season_end"
    assert t.sheet("A")["effects"] == 1
    assert sum(t.at("A")[thing] for thing in (*w.GOODS, "plus2")) == 7
    assert t.at("A")[sold] == 1


@rule("KB-195")
@pytest.mark.parametrize("season", [w.SPRING, w.SUMMER, w.FALL])
def test_the_embassy_gives_a_point_at_the_end_of_each_productive_season(season: int) -> None:
    t = at_construct(season, buildings={"A": "embassy"})
    assert t.phase != season
    assert [t.sheet(who).get("effects", 0) for who in "AB"] == [1, 0]


@rule("KB-197")
def test_statue_and_chapel_work_in_one_season_each_once() -> None:
    t = at_reroll(dice={"A": "1 1 1"}, buildings={"A": "statue chapel"}, rolls="1, 1 1 1")
    t.choose("A", "reroll statue die")  # 1 1 1 again
    assert t.options("A") == {"reroll chapel all", "keep"}
    t.choose("A", "reroll chapel all")
    assert t.dice("A") == "1 1 1"
    assert t.kind == "influence"


@rule("KB-198")
@pytest.mark.parametrize("new", ["2 2 3, 1", "5 5 5, 5"])
def test_example_statue_and_chapel_with_a_bonus_die(new: str) -> None:
    t = at_reroll(dice={"A": "2 2 2 2*"}, buildings={"A": "statue chapel"}, rolls=f"1, {new}")
    t.choose("A", "reroll statue die")
    assert (t.dice("A"), t.at("A")["rolled"]) == ("1 2 2 2*", 7)
    t.choose("A", "reroll chapel all")
    assert t.dice("A") == new.replace(",", "") + "*"
    assert t.kind == "influence"  # above 7, or equal again: no further reroll


@rule("KB-199")
def test_example_farms_with_the_crane() -> None:
    t = at_construct(goods={"A": "1 gold 3 wood 1 stone"}, buildings={"A": "barricade crane inn market"})
    t.choose("A", "build farms")
    assert t.goods("A") == ""
    t = at_construct(goods={"A": "1 gold 3 wood 1 stone"}, buildings={"A": "inn market"})
    t.refuses("A", "build farms", "reason-lack", "KB-095")


@rule("KB-201")
def test_example_nine_reaches_treasurer_and_general() -> None:
    t = at_influence(dice={"A": "4 5"}, buildings={"A": "market"})
    assert {
        "influence treasurer 4+5-market",
        "influence master_hunter 4+5",
        "influence general 4+5+market",
    } <= t.options("A")


@rule("KB-203")
def test_the_market_counts_the_token() -> None:
    t = at_influence(dice={"A": "6"}, tokens={"A": 1}, buildings={"A": "market"})
    with_token = {token for token in t.options("A") if "token" in token}
    assert with_token == {
        "influence astronomer 6+token-market",
        "influence treasurer 6+token",
        "influence master_hunter 6+token+market",
    }


@rule("KB-206")
def test_the_town_hall_never_gives_two_points() -> None:
    t = at_construct(goods={"A": "2 stone"}, tokens={"A": 2}, buildings={"A": "town_hall"})
    t.choose("A", "trade stone>vp")
    assert (t.phase, t.kind) == (w.SUMMER, "influence")
    assert (t.sheet("A")["effects"], t.goods("A"), t.tokens("A")) == (1, "1 stone", 2)


@rule("KB-207")
def test_a_token_of_the_inn_can_be_sold_at_once() -> None:
    t = at_construct(w.SUMMER, buildings={"A": "inn town_hall"})
    assert t.options("A") == {"trade plus2>vp", "decline"}
    t.choose("A", "trade plus2>vp")
    assert (t.tokens("A"), t.sheet("A")["effects"]) == (0, 1)


@rule("KB-208")
@pytest.mark.parametrize("die", ["use farms", "done"])
def test_the_farms_lower_the_strength_whether_the_die_was_taken_or_not(die: str) -> None:
    t = at(w.FALL, enemy="zombies_1_4", buildings={"A": "farms"})
    t.choose("A", die)
    t.to(w.FAVOR, year=2)
    assert t.battle()["A"][1] == t.battle()["B"][1] - 1
