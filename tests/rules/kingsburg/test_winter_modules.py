"""Winter with modules: strengths, rewards and penalties of buildings, governors and destinies."""

from __future__ import annotations

import pytest
from tests.rules.kingsburg.table import Table, at
from tests.support import rule

from courtier.titles.kingsburg import words as w

STRIPS = {"modules": [1, 2]}
GOVERNORS = {"modules": [3]}
DESTINIES = {"modules": [4]}
QUIET = {"A": "fairy", "B": "fairy", "C": "fairy"}


def strengths(t: Table) -> dict[str, int]:
    return {who: strength for who, (_, strength) in t.battle().items()}


def results(t: Table) -> dict[str, str]:
    return {who: result for who, (result, _) in t.battle().items()}


# strengths


@rule("KBM1-007", "KBM1-011")
@pytest.mark.parametrize(
    ("enemy", "destiny", "plus"),
    [("goblins_3_5", "plague", 1), ("goblins_4_6", "plague", 0), ("goblins_3_5", "fierce_enemies", 1)],
)
def test_makeshift_defenses_read_the_printed_strength(enemy: str, destiny: str, plus: int) -> None:
    t = at(
        w.WINTER, options={"modules": [1, 4]}, enemy=enemy, destiny=destiny, rolls="2",
        buildings={"A": "makeshift_defenses"}, soldiers={"A": 1, "B": 1},
    )  # fmt: skip
    both = strengths(t)
    assert both["A"] == both["B"] + plus


@rule("KBM2-037")
@pytest.mark.parametrize(("enemy", "plus"), [("goblins_3_5", 0), ("goblins_4_6", 2)])
def test_knights_hall_reads_the_printed_strength(enemy: str, plus: int) -> None:
    built = "lookout_post garrison school knights_hall"
    t = at(w.WINTER, options=STRIPS, strips={"A": "G"}, enemy=enemy, rolls="2", buildings={"A": built})
    assert strengths(t) == {"A": 2 + plus, "B": 2, "C": 2}


@rule("KBM2-025", "KBM2-029", "KBM3-014")
def test_modifiers_of_buildings_and_of_the_general_add_up() -> None:
    row_d, row_e = (
        "armory griffin_ranch mercenary_camp siege_workshop",
        "hidden_refuge riding_arena ramparts citadel",
    )
    t = at(
        w.WINTER, options={"modules": [1, 2, 3]}, strips={"A": "DE"}, enemy="zombies_2_5", rolls="1",
        buildings={"A": f"{row_d} {row_e}"},
        governors={"A": "general", "B": "general", "C": "fairy"},
    )  # fmt: skip
    assert strengths(t) == {"A": 1 + 3 + 1 + 1, "B": 1 + 1, "C": 1}


@rule("KBM2-022", "KBM2-050")
def test_the_armory_is_paid_after_the_reveal_once() -> None:
    t = at(
        w.WINTER, options=STRIPS, strips={"A": "D"}, enemy="goblins_1_3", rolls="2",
        buildings={"A": "armory"}, goods={"A": "2 gold"},
    )  # fmt: skip
    assert (t.asked, t.kind) == ("A", "arm")
    assert [line[0] for line in t.told("enemy", "won", "lost")] == ["enemy"]
    assert t.options("A") == {"use armory", "done"}
    t.choose("A", "use armory")
    assert (results(t)["A"], strengths(t)["A"]) == ("won", 4)
    assert t.goods("A") == "1 gold 1 stone"


@rule("KBM2-050")
def test_paid_help_is_asked_in_turn_order_and_needs_its_price() -> None:
    t = at(
        w.WINTER, options=STRIPS, strips={"A": "D", "B": "DE"}, order="BAC", enemy="goblins_1_3", rolls="1",
        buildings={"A": "armory", "B": "armory hidden_refuge riding_arena ramparts"},
        goods={"A": "1 gold", "B": "1 stone"},
    )  # fmt: skip
    assert t.asked == "B"
    t.refuses("B", "use armory", "reason-lack", "KBM2-050")
    t.choose("B", "use ramparts")
    assert t.asked == "A"
    t.choose("A", "done")
    assert strengths(t) == {"B": 3, "A": 1, "C": 1}


@rule("KBM2-028", "KBM2-044")
def test_ramparts_win_ties_without_their_stone() -> None:
    t = at(
        w.WINTER, options=STRIPS, strips={"A": "E"}, enemy="goblins_1_3", rolls="3",
        buildings={"A": "hidden_refuge riding_arena ramparts"},
    )  # fmt: skip
    assert results(t) == {"A": "won", "B": "tied", "C": "tied"}


@rule("KBM2-029")
@pytest.mark.parametrize(("roll", "vp"), [("4", 0), ("5", 2)])
def test_the_citadel_pays_a_clear_victory(roll: str, vp: int) -> None:
    t = at(
        w.WINTER, options=STRIPS, strips={"A": "E"}, enemy="goblins_1_3", rolls=roll,
        buildings={"A": "hidden_refuge riding_arena ramparts citadel"},
    )  # fmt: skip
    assert t.sheet("A").get("effects", 0) == vp


@rule("KBM3-053", "KBM3-017")
def test_paladin_counts_won_ties_as_won_and_other_ties_as_not_lost() -> None:
    t = at(
        w.WINTER, options={"modules": [3]}, enemy="goblins_1_3", rolls="3",
        governors={"A": "paladin", "B": "paladin", "C": "paladin"},
        buildings={"A": "palisade stables stone_wall"}, soldiers={"A": 0, "C": 1},
        more={"battles_won": [0, 0, 0]},
    )  # fmt: skip
    more = t.game.state.more  # type: ignore[attr-defined]
    assert list(more.battles_won) == [1, 0, 1]
    assert list(more.battles_lost) == [0, 0, 0]


# the enemy


@rule("KBM4-005")
def test_fierce_enemies_are_one_stronger() -> None:
    t = at(w.WINTER, options=DESTINIES, enemy="goblins_1_3", destiny="fierce_enemies", rolls="4")
    assert set(results(t).values()) == {"tied"}
    assert t.told("foe") == [("foe", "", 4, 0)]


@rule("KBM4-007")
@pytest.mark.parametrize(
    ("enemy", "result"), [("goblins_1_3", "tied"), ("orcs_1_3", "tied"), ("zombies_1_4", "won")]
)
def test_green_power_makes_goblins_and_orcs_two_stronger(enemy: str, result: str) -> None:
    t = at(w.WINTER, options=DESTINIES, enemy=enemy, destiny="green_power", rolls="5")
    assert set(results(t).values()) == {result}


# reinforcements


@rule("KBM4-008", "KBM4-021")
@pytest.mark.parametrize(("destiny", "strength"), [("heavy_snow", 2), ("mild_winter", 6)])
def test_reinforcements_of_the_destiny(destiny: str, strength: int) -> None:
    t = at(w.WINTER, options=DESTINIES, enemy="goblins_1_3", destiny=destiny, rolls="5")
    assert set(strengths(t).values()) == {strength}
    assert bool(t.told("reinforced")) == (destiny == "mild_winter")


@rule("KBM4-047")
def test_heavy_snow_leaves_the_academy_its_own_die() -> None:
    t = at(
        w.WINTER, options={"modules": [1, 4]}, enemy="zombies_3_6", destiny="heavy_snow", rolls="6",
        buildings={"A": "makeshift_defenses recruiting_office training_camp military_academy"},
    )  # fmt: skip
    assert t.options("A") == {"reinforce 2", "reinforce 6"}
    t.choose("A", "reinforce 6")
    assert strengths(t) == {"A": 6, "B": 2, "C": 2}


# rewards


@rule("KBM3-030")
@pytest.mark.parametrize(("roll", "goods"), [("4", 1), ("6", 2)])
def test_the_quartermaster_gains_a_good_and_another_for_three_more(roll: str, goods: int) -> None:
    t = at(
        w.WINTER,
        options=GOVERNORS,
        enemy="goblins_1_3",
        rolls=roll,
        governors={**QUIET, "A": "quartermaster"},
    )
    for _ in range(goods):
        assert [str(option) for option in t.game.options(0)] == ["use quartermaster", "done"]
        t.choose("A", "use quartermaster", "take gold")
    assert t.goods("A") == f"{goods} gold 1 stone"


@rule("KBM4-031")
def test_spoils_of_war_give_victors_a_good_of_their_choice() -> None:
    t = at(
        w.WINTER,
        options=DESTINIES,
        enemy="goblins_1_3",
        destiny="spoils_of_war",
        rolls="3",
        soldiers={"A": 1},
    )
    assert (t.asked, t.kind) == ("A", "goods")
    t.choose("A", "take wood")
    assert [t.goods(who) for who in "ABC"] == ["1 wood 1 stone", "", ""]


# penalties


@rule("KBM2-026", "KBM2-042")
def test_the_hidden_refuge_saves_goods_and_vp_but_no_building() -> None:
    t = at(
        w.WINTER, options=STRIPS, strips={"A": "E"}, enemy="goblins_2_3", rolls="1",
        buildings={"A": "hidden_refuge inn market", "B": "inn market"},
        goods={"A": "2 wood 2 stone", "B": "2 wood 2 stone"}, vp={"A": 5, "B": 5},
    )  # fmt: skip
    assert results(t)["A"] == "lost"
    assert t.goods("A") == "2 wood 2 stone"
    assert t.buildings("A") == {"hidden_refuge", "inn"}
    assert t.vp("A") == 5 - 1  # the Market's printed VP
    assert (t.goods("B"), t.vp("B")) == ("", 5 - 1 - 1)


@rule("KBM2-025", "KBM2-049")
@pytest.mark.parametrize(("built", "lost"), [("", 4), ("hidden_refuge ", 2)])
def test_the_siege_workshop_makes_a_defeat_dearer(built: str, lost: int) -> None:
    t = at(
        w.WINTER, options=STRIPS, strips={"A": "DE"}, enemy="zombies_4_7", rolls="1",
        buildings={"A": built + "armory griffin_ranch mercenary_camp siege_workshop"},
    )  # fmt: skip
    assert t.battle()["A"] == ("lost", 4)
    assert t.sheet("A")["defeats"] == -lost


@rule("KBM2-025", "KBM2-026", "KB-142")
@pytest.mark.parametrize(
    ("row", "enemy", "built", "defeats"),
    [
        ("D", "goblins_4_5", "armory griffin_ranch mercenary_camp siege_workshop", -1 - 2),
        ("E", "goblins_1_2", "hidden_refuge", 0),
    ],
)
def test_what_a_defeat_destroys_counts_in_it_still(row: str, enemy: str, built: str, defeats: int) -> None:
    t = at(
        w.WINTER, options=STRIPS, strips={"A": row}, enemy=enemy, rolls="1", buildings={"A": built},
        goods={"A": "1 wood"},
    )  # fmt: skip
    assert len(t.told("destroyed")) == 1
    assert built.split()[-1] not in t.buildings("A")
    assert t.sheet("A").get("defeats", 0) == defeats


@rule("KBM3-049", "KBM3-011")
def test_the_damsels_good_comes_after_the_penalties() -> None:
    t = at(
        w.WINTER, options=GOVERNORS, enemy="orcs_1_3", rolls="1", governors={**QUIET, "A": "damsel"},
        goods={"A": "1 gold"},
    )  # fmt: skip
    assert t.goods("A") == ""  # both goods were demanded
    t.choose("A", "use damsel", "take stone")
    assert t.goods("A") == "1 stone"


@rule("KBM4-032", "KBM4-050")
def test_a_ransom_saves_the_building_after_the_goods_are_lost() -> None:
    t = at(
        w.WINTER, options=DESTINIES, enemy="goblins_1_3", destiny="ransom", rolls="1",
        buildings={"A": "inn market", "B": "inn market", "C": "inn market"},
        goods={"A": "2 gold 1 wood", "B": "2 gold", "C": "1 gold 2 wood"},
    )  # fmt: skip
    assert (t.asked, t.kind) == ("A", "ransom")
    assert t.goods("A") == "1 gold 1 wood"  # one gold is lost already
    t.choose("A", "pay gold+wood")
    assert t.asked == "C"  # Brian cannot pay
    t.choose("C", "decline")
    assert [("market" in t.buildings(who)) for who in "ABC"] == [True, False, False]
    assert t.goods("C") == "2 wood"


@rule("KBM4-050", "KBS-007")
def test_one_ransom_saves_what_both_cards_would_destroy() -> None:
    for choice, left in (("pay wood+wood", {"inn", "market"}), ("decline", set())):
        t = at(
            w.WINTER, options={"modules": [4], "scenario": "goblin_valley"}, enemy="goblins_1_3", valley="goblins_1_2",
            destiny="ransom", rolls="1", order="ABC", buildings={"A": "inn market"}, goods={"A": "4 wood"},
        )  # fmt: skip
        assert (t.asked, t.kind) == ("A", "ransom")
        t.choose("A", choice)
        assert t.buildings("A") == left


@rule("KBM4-032")
def test_nobody_is_asked_for_a_ransom_without_a_building_at_stake() -> None:
    t = at(
        w.WINTER, options=DESTINIES, enemy="zombies_1_4", destiny="ransom", rolls="1",
        buildings={"A": "inn"}, goods={"A": "3 gold"},
    )  # fmt: skip
    assert t.kind != "ransom"


@rule("KBM1-002", "KBM1-001")
def test_row_a_is_the_topmost() -> None:
    t = at(
        w.WINTER, options={"modules": [1]}, enemy="goblins_1_3", rolls="1",
        buildings={"A": "sawmill statue makeshift_defenses", "B": "inn makeshift_defenses"},
    )  # fmt: skip
    assert t.buildings("A") == {"statue", "makeshift_defenses"}
    assert t.buildings("B") == {"makeshift_defenses"}


@rule("KBM2-051", "KBM2-055")
def test_the_basilica_is_skipped() -> None:
    t = at(
        w.WINTER, options=STRIPS, strips={"A": "B", "B": "B"}, enemy="goblins_1_3", rolls="1",
        buildings={"A": "bridge altar monastery basilica inn market farms", "B": "basilica"},
    )  # fmt: skip
    assert "basilica" in t.buildings("A")
    assert "monastery" not in t.buildings("A")  # column III, row B above row C
    assert t.buildings("B") == {"basilica"}


# afterwards


@rule("KBM2-035")
@pytest.mark.parametrize(("soldiers", "stay"), [(0, 1), (3, 1)])
def test_the_garrison_keeps_one_soldier(soldiers: int, stay: int) -> None:
    t = at(
        w.WINTER, options=STRIPS, strips={"A": "G"}, enemy="zombies_1_4", rolls="1",
        buildings={"A": "lookout_post garrison"}, soldiers={"A": soldiers, "B": 3},
    )  # fmt: skip
    assert (t.soldiers("A"), t.soldiers("B")) == (stay, 0)


@rule("KBM2-035")
def test_a_destroyed_garrison_keeps_nobody() -> None:
    t = at(
        w.WINTER, options=STRIPS, strips={"A": "G"}, enemy="goblins_1_3", rolls="1",
        buildings={"A": "lookout_post garrison"},
    )  # fmt: skip
    assert t.soldiers("A") == 0


# what is seen


@rule("KB-023", "KBM2-050")
def test_a_strength_is_told_by_its_parts() -> None:
    t = at(
        w.WINTER, options={"modules": [1, 2, 3]}, strips={"A": "D"}, enemy="orcs_1_3", rolls="1",
        buildings={"A": "armory palisade barricade"}, governors={"A": "general", "B": "fairy", "C": "fairy"},
        goods={"A": "1 gold", "B": "3 gold 1 wood"}, soldiers={"A": 2},
    )  # fmt: skip
    t.choose("A", "use armory")
    assert t.asked == "B"  # chooses what to lose
    battle = t.view()["battle"][0]
    assert battle["strength"] == 7
    assert battle["parts"] == [
        {"source": "soldiers", "n": 2},
        {"source": "die", "n": 1},
        {"source": "palisade", "n": 1},
        {"source": "armory", "n": 2},
        {"source": "general", "n": 1},
    ]


@rule("KB-140", "KB-166")
def test_help_may_be_held_back_with_modules_too() -> None:
    t = at(
        w.WINTER, options={"modules": [1]}, enemy="goblins_1_3", rolls="3", ask_help=True,
        buildings={"A": "makeshift_defenses"},
    )  # fmt: skip
    assert (t.asked, t.kind) == ("A", "battle")
    assert t.options("A") == {"fight won", "fight tied"}
    t.choose("A", "fight tied")
    assert t.battle()["A"] == ("tied", 3)


@rule("KBM4-005", "KBM4-007")
def test_the_bands_show_what_is_in_force() -> None:
    t = at(w.RECRUIT, options=DESTINIES, year=2, destiny="fierce_enemies", goods={"A": "2 gold"})
    assert t.view()["winter"]["bands"] == [{"of": "enemy", "low": 4, "high": 6}]
    t = at(w.RECRUIT, options=DESTINIES, year=2, destiny="green_power", goods={"A": "2 gold"})
    assert t.view()["winter"]["bands"] == [{"of": "enemy", "low": 5, "high": 6}]
