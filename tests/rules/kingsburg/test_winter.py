"""Phase 8, winter and its battles (KB-121 to KB-146, KB-240, KB-241)."""

from __future__ import annotations

import pytest
from tests.rules.kingsburg.table import SHEET, Table, at
from tests.support import rule

from courtier.titles.kingsburg import words as w


def example() -> Table:
    """The battle of the rulebook's example; everybody had 5 VP."""
    return at(
        w.WINTER,
        order="ABCD",
        enemy="goblins_2_4",
        rolls="1",
        soldiers={"A": 1, "B": 2, "C": 1, "D": 0},  # the king sends 1 more to each
        buildings={
            "A": "palisade barricade",
            "B": "guard_tower",
            "C": "guard_tower blacksmith barricade",
            "D": "inn guard_tower barricade market crane",
        },
        goods={"D": "1 wood"},
        vp={"A": 5, "B": 5, "C": 5, "D": 5},
    )


def strengths(t: Table) -> dict[str, int]:
    return {who: strength for who, (_, strength) in t.battle().items()}


@rule("KB-121")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_the_first_player_rolls_one_die_for_everybody(die: int) -> None:
    t = at(w.WINTER, order="BCA", enemy="zombies_1_4", soldiers={"A": 1, "C": 2}, rolls=str(die))
    assert t.told("reinforced") == [("reinforced", "B", die, 0)]
    assert strengths(t) == {"A": 1 + die, "B": die, "C": 2 + die}


@rule("KB-121", "KB-122")
def test_reinforcements_come_before_the_enemy_who_threatens_all() -> None:
    t = at(w.WINTER, order="ABCDE", enemy="zombies_1_4", rolls="1")
    assert [line[0] for line in t.told()][1:13] == [
        "reinforced",
        "enemy",
        *["strength"] * 5,
        "lost",
        "vp_lost",
        "lost",
        "vp_lost",
        "lost",
    ]
    assert set(t.battle()) == set("ABCDE")
    assert t.view()["past_enemies"] == ["zombies_1_4"]


@rule("KB-123")
def test_strength_is_soldiers_and_modifiers_of_own_buildings() -> None:
    t = at(
        w.WINTER,
        enemy="orcs_2_4",
        rolls="2",
        soldiers={"A": 1, "B": 4},
        buildings={"A": "guard_tower blacksmith palisade", "B": "farms statue", "C": "farms"},
    )
    assert strengths(t) == {"A": 1 + 2 + 3, "B": 4 + 2 - 1, "C": 2 - 1}


@rule("KB-124")
def test_modifiers_never_move_the_soldier_disk() -> None:
    t = at(
        w.WINTER,
        enemy="orcs_4_7",
        rolls="1",
        soldiers={"A": 2},
        goods={"A": "3 gold 1 wood"},
        buildings={"A": "guard_tower blacksmith"},
    )
    assert (t.asked, t.kind) == ("A", "lose")
    assert t.soldiers("A") == 3
    assert t.view()["battle"][0] == {
        "seat": 0,
        "soldiers": 3,
        "strength": 5,
        "result": "lost",
        "highest": False,
    }


@rule("KB-125", "KB-127", "KB-128")
def test_higher_wins_equal_is_nothing_lower_loses() -> None:
    t = at(
        w.WINTER,
        enemy="goblins_1_3",
        rolls="1",
        soldiers={"A": 3, "B": 2, "C": 1},
        goods=dict.fromkeys("ABC", "2 gold"),
        buildings=dict.fromkeys("ABC", "statue"),
        vp=dict.fromkeys("ABC", 9),
    )
    assert t.battle() == {"A": ("won", 4), "B": ("tied", 3), "C": ("lost", 2)}
    assert [t.goods(who) for who in "ABC"] == [
        "2 gold 1 stone",
        "2 gold",
        "1 gold",
    ]  # 1 stone, nothing, minus 1 gold
    assert [t.buildings(who) for who in "ABC"] == [{"statue"}, {"statue"}, set()]
    assert [t.vp(who) for who in "ABC"] == [10, 9, 6]  # the strongest, nothing, without the Statue


@rule("KB-126")
def test_every_victor_of_the_highest_strength_gains_a_point_more() -> None:
    t = at(w.WINTER, order="ABCD", enemy="orcs_1_3", rolls="1", soldiers={"A": 6, "B": 5, "C": 6})
    assert strengths(t) == {"A": 7, "B": 6, "C": 7, "D": 1}
    assert [t.vp(who) for who in "ABCD"] == [1, 0, 1, -1]
    t = at(w.WINTER, enemy="orcs_1_3", rolls="1", soldiers={"A": 6, "B": 5})
    assert [t.vp(who) for who in "ABC"] == [1, 0, -1]
    assert t.sheet("A") == {"battles": 1}


@rule("KB-129")
def test_named_goods_are_lost_as_far_as_they_go() -> None:
    goods = {"A": "5 gold 1 wood 4 stone", "B": "2 wood", "C": "3 gold"}
    t = at(w.WINTER, enemy="goblins_2_3", rolls="1", goods=goods)  # 2 wood, 2 stone
    assert [t.goods(who) for who in "ABC"] == ["5 gold 2 stone", "", "3 gold"]


@rule("KB-130")
@pytest.mark.parametrize(
    ("owned", "destroyed"),
    [
        ("statue inn market barricade", "market"),  # column II
        ("statue chapel inn market barricade crane", "chapel"),  # topmost of column II
        ("inn market farms palisade stables stone_wall", "farms"),
        ("statue barricade crane town_hall", "town_hall"),  # the rightmost, though lowest
        ("barricade crane town_hall embassy inn market farms merchants_guild", "merchants_guild"),
        ("barricade", "barricade"),
    ],
)
def test_the_rightmost_building_goes_and_of_several_the_topmost(owned: str, destroyed: str) -> None:
    t = at(w.WINTER, enemy="barbarians_5_8", rolls="1", buildings={"A": owned})
    assert t.buildings("A") == set(owned.split()) - {destroyed}


@rule("KB-131")
def test_a_destroyed_building_takes_its_points_along_and_can_be_constructed_again() -> None:
    t = at(
        w.WINTER,
        enemy="goblins_2_4",
        rolls="1",
        buildings={"A": "statue chapel"},
        vp={"A": 3},
        goods={"A": "6 gold 1 stone"},
    )
    assert t.vp("A") == 3 - 5
    assert t.goods("A") == "4 gold 1 stone"
    t.play_on(lambda t: t.kind == "construct" and t.asked == "A")
    t.refuses("A", "build church", "kingsburg-left-first", "KB-097")
    t.choose("A", "build chapel")
    assert t.buildings("A") == {"statue", "chapel"}


@rule("KB-132")
def test_a_penalty_of_points_moves_the_score_back() -> None:
    t = at(w.WINTER, enemy="barbarians_5_7", rolls="1", vp={"A": 10, "B": 3}, goods={"A": "2 gold"})
    assert [t.vp(who) for who in "ABC"] == [2, -5, -8]
    assert t.sheet("A") == {"advisors": 10, "defeats": -8}
    assert (t.goods("A"), t.told("goods_lost", "destroyed")) == ("2 gold", [])  # and nothing else


@rule("KB-133")
def test_afterwards_the_enemy_is_gone_and_all_soldiers_are_home() -> None:
    t = at(w.WINTER, enemy="zombies_3_6", rolls="4", soldiers={"A": 5, "C": 2})
    assert [t.soldiers(who) for who in "ABC"] == [0, 0, 0]
    state = t.game.to_data()["state"]
    gone = [e.id for e in t.game.tables.enemies].index("zombies_3_6")
    assert gone not in state["enemies"]["cards"] + state["box"]["cards"]
    assert t.view()["enemy"] == {"year": 4, "range": [5, 7], "card": None, "revealed": False}
    assert (t.view()["battle"], t.view()["reinforcement"]) == ([], 0)


@rule("KB-134")
def test_no_reroll_applies_to_the_reinforcement_die() -> None:
    t = at(w.WINTER, enemy="zombies_1_4", rolls="1", buildings=dict.fromkeys("ABC", "statue chapel"))
    assert t.told("rerolled") == []
    assert (t.year, t.phase) == (2, w.FAVOR)  # winter passed without a question
    assert strengths(t) == {"A": 1, "B": 1, "C": 1}


@rule("KB-135")
def test_battles_run_in_turn_order_and_all_strengths_are_fixed_before() -> None:
    t = at(w.WINTER, order="CAB", enemy="orcs_2_4", rolls="1", goods=dict.fromkeys("ABC", "3 gold 1 wood"),
           buildings={"C": "guard_tower"})  # fmt: skip
    fixed = t.view()["battle"]
    assert [line["strength"] for line in fixed] == [1, 1, 2]
    asked = ""
    while t.kind == "lose":
        asked += t.asked
        assert t.view()["battle"] == fixed
        t.choose(t.asked, "lose gold+gold")
    assert asked == "CAB"
    assert t.buildings("C") == set()  # destroyed before A's battle, which changed no strength


@rule("KB-136")
def test_goods_without_kind_are_chosen_by_the_loser() -> None:
    t = at(
        w.WINTER,
        enemy="orcs_1_3",
        rolls="1",
        goods={"A": "2 gold 1 wood", "B": "1 stone", "C": "1 gold 1 wood"},
    )
    assert t.options("A") == {"lose gold+gold", "lose gold+wood"}
    t.refuses("A", "lose wood+stone", "reason-lack", "KB-136")
    t.refuses("A", "lose gold", "kingsburg-exactly", "KB-136")
    t.choose("A", "lose gold+wood")
    assert [t.goods(who) for who in "ABC"] == ["1 gold", "", ""]  # B and C had no more than that


@rule("KB-137")
def test_nobody_chooses_the_destroyed_building_and_none_is_lost_without_one() -> None:
    t = at(
        w.WINTER, enemy="demons_5_9", rolls="1", buildings={"A": "statue inn palisade"}, vp={"A": 20, "B": 20}
    )
    assert t.game.over  # nobody was asked
    assert t.told("destroyed") == [("destroyed", "A", 0, 3)]
    assert [t.vp(who) for who in "AB"] == [17, 20]


@rule("KB-130", "KB-138")
def test_destruction_leaves_no_gap_in_a_row() -> None:
    owned = set(" ".join(SHEET.values()).split())
    columns = []
    while owned:
        t = at(w.WINTER, enemy="barbarians_5_8", rolls="1", buildings={"A": " ".join(owned)})
        (lost,) = owned - t.buildings("A")
        owned = t.buildings("A")
        columns.append(next(row.split().index(lost) for row in SHEET.values() if lost in row.split()))
        for row in SHEET.values():
            stands = [id in owned for id in row.split()]
            assert stands == sorted(stands, reverse=True)
    assert columns == [3] * 5 + [2] * 5 + [1] * 5 + [0] * 5


@rule("KB-139")
def test_strength_may_fall_below_the_track_and_the_track_has_no_end() -> None:
    t = at(w.WINTER, enemy="orcs_2_4", rolls="1", buildings={"A": "farms"}, soldiers={"B": 60})
    assert strengths(t) == {"A": 0, "B": 61, "C": 1}
    t = at(w.SPRING, buildings={"A": "farms"})
    assert (t.soldiers("A"), t.at("A")["strength"]) == (0, -1)


@rule("KB-140")
def test_free_benefits_of_a_battle_are_applied_unasked() -> None:
    owned = "church palisade stone_wall fortress"  # 1 each against Demons; a tie is won; 1 VP for the victory
    t = at(w.WINTER, enemy="demons_5_8", rolls="1", soldiers={"A": 3}, buildings={"A": owned})
    assert t.game.over  # nobody was asked
    assert t.battle()["A"] == ("won", 8)
    assert t.sheet("A") == {"battles": 2 + 1, "effects": 1}


@rule("KB-141")
def test_without_a_victor_nobody_is_strongest() -> None:
    t = at(w.WINTER, enemy="orcs_2_4", rolls="1", soldiers={"A": 3, "B": 2})
    assert t.battle() == {"A": ("tied", 4), "B": ("lost", 3), "C": ("lost", 1)}
    assert [t.vp(who) for who in "ABC"] == [0, 0, 0]


@rule("KB-141")
def test_a_tie_never_gains_the_point_even_beside_a_victorious_stone_wall() -> None:
    t = at(w.WINTER, enemy="orcs_2_4", rolls="1", soldiers={"A": 2, "B": 3}, buildings={"A": "stone_wall"})
    assert t.battle()["A"] == ("won", 4)
    assert t.battle()["B"] == ("tied", 4)
    assert [t.vp(who) for who in "AB"] == [1, 0]
    assert [t.goods(who) for who in "AB"] == ["1 gold", ""]


@rule("KB-142")
def test_penalties_come_in_the_order_goods_building_points() -> None:
    t = at(w.WINTER, enemy="goblins_1_2", rolls="1", goods={"A": "1 wood 1 stone"}, buildings={"A": "inn"})
    mine = [event for event, who, *_ in t.told() if who == "A"]
    assert mine == ["reinforced", "strength", "lost", "goods_lost", "destroyed", "vp_lost"]
    t = at(w.WINTER, enemy="barbarians_1_2", rolls="1", goods={"A": "1 wood 1 stone"}, buildings={"A": "inn"})
    assert t.kind == "lose"
    assert t.buildings("A") == {"inn"}  # still there while the goods are chosen
    t.choose("A", "lose wood")
    assert t.buildings("A") == set()


@rule("KB-240")
def test_a_rebuilt_building_is_paid_again_and_gives_its_points_again() -> None:
    t = at(
        w.WINTER,
        enemy="goblins_2_4",
        rolls="1",
        buildings={"A": "statue"},
        goods={"A": "4 gold"},
        vp={"A": 3},
    )
    assert (t.vp("A"), t.goods("A")) == (0, "2 gold")
    t.play_on(lambda t: t.kind == "construct" and t.asked == "A")
    assert (t.sheet("A")["buildings"], t.goods("A")) == (-3, "2 gold")
    t.choose("A", "build statue")
    assert (t.sheet("A").get("buildings", 0), t.goods("A")) == (0, "")


@rule("KB-143")
def test_example_ann_ties() -> None:
    t = example()
    assert t.battle()["A"] == ("tied", 4)
    assert (t.goods("A"), t.vp("A")) == ("", 5)


@rule("KB-144")
def test_example_brian_ties() -> None:
    t = example()
    assert t.battle()["B"] == ("tied", 4)
    assert (t.goods("B"), t.vp("B")) == ("", 5)


@rule("KB-145")
def test_example_cindy_wins() -> None:
    t = example()
    assert t.battle()["C"] == ("won", 5)
    assert (t.goods("C"), t.vp("C")) == ("1 stone", 6)


@rule("KB-146")
def test_example_david_is_defeated() -> None:
    t = example()
    assert t.battle()["D"] == ("lost", 3)
    assert (t.goods("D"), t.vp("D")) == ("1 wood", 4)
    assert t.buildings("D") == {"inn", "guard_tower", "barricade", "crane"}


@rule("KB-241")
def test_example_of_strengths_six_six_five_four() -> None:
    t = at(w.WINTER, order="ABCD", enemy="orcs_2_4", rolls="1", soldiers={"A": 5, "B": 5, "C": 4, "D": 3})
    assert strengths(t) == {"A": 6, "B": 6, "C": 5, "D": 4}
    assert [t.goods(who) for who in "ABCD"] == ["1 gold", "1 gold", "1 gold", ""]
    assert [t.vp(who) for who in "ABCD"] == [1, 1, 0, 0]
