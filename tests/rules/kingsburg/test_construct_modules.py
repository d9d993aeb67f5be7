"""Step d with modules: prices, and what works right after a construction."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.kingsburg.table import RICH, Table, at, at_construct
from tests.support import rule

from courtier.titles.kingsburg import words as w

PLAIN = {"A": "heiress", "B": "duke", "C": "trickster"}
ROW_C = "inn market"


def price(t: Table, who: str, building: str) -> str:
    """What the building costs somebody, as the view shows it."""
    cells = [cell for row in t.at(who)["rows"] for cell in row["cells"]]
    cost = next(cell["price"] for cell in cells if cell["id"] == building)
    return " ".join(f"{n} {good}" for good, n in cost.items() if n)


def governed(modules: tuple[int, ...] = (3,), **setting: Any) -> Table:
    governors = PLAIN | setting.pop("governors", {})
    return at_construct(options={"modules": list(modules)}, governors=governors, **setting)


def fated(destiny: str, **setting: Any) -> Table:
    return at_construct(options={"modules": [4]}, destiny=destiny, **setting)


def striped(strips: dict[str, str], **setting: Any) -> Table:
    return at_construct(options={"modules": [2]}, strips=strips, **setting)


@rule("KBM3-008")
@rule("KBM3-044")
def test_the_carpenter_saves_a_wood_where_two_or_more_are_printed() -> None:
    t = governed(governors={"A": "carpenter"}, goods={"A": RICH}, buildings={"A": ROW_C})
    assert price(t, "A", "farms") == "2 gold 2 wood 1 stone"
    assert price(t, "A", "inn") == "1 gold 1 wood"
    t.choose("A", "build farms")
    assert t.goods("A") == "7 gold 7 wood 8 stone"


@rule("KBM3-010")
def test_the_sculptor_saves_a_stone_where_two_or_more_are_printed() -> None:
    t = governed(governors={"A": "sculptor"}, goods={"A": RICH}, buildings={"A": "statue chapel"})
    assert price(t, "B", "church") == "3 gold 1 wood 2 stone"
    assert price(t, "A", "church") == "3 gold 1 wood 1 stone"
    t.choose("A", "build church")
    assert t.goods("A") == "6 gold 8 wood 8 stone"


@rule("KBM3-004")
def test_the_carpenter_helps_every_time() -> None:
    t = governed(
        governors={"A": "carpenter"}, goods={"A": RICH}, envoy="A", buildings={"A": "inn guard_tower"}
    )
    t.choose("A", "build market")
    before = t.at("A")["wood"]
    t.choose("A", "build farms")
    assert before - t.at("A")["wood"] == 2


@rule("KBM2-031")
def test_the_woodshop_saves_a_wood_in_the_last_columns() -> None:
    t = striped({"A": "F"}, goods={"A": RICH}, buildings={"A": "fountain woodshop inn market"})
    assert price(t, "A", "farms") == "2 gold 2 wood 1 stone"
    assert price(t, "A", "university") == "2 gold 1 stone"
    assert price(t, "A", "guard_tower") == price(t, "B", "guard_tower")
    t.choose("A", "build university")
    assert t.goods("A") == "7 gold 9 wood 8 stone"


@rule("KBM2-053")
def test_discounts_add_up_and_no_kind_goes_below_nothing() -> None:
    t = at_construct(
        options={"modules": [2, 3]},
        strips={"A": "F"},
        governors=PLAIN | {"A": "carpenter"},
        goods={"A": RICH},
        buildings={"A": "fountain woodshop inn market"},
    )
    assert price(t, "A", "farms") == "2 gold 1 wood 1 stone"  # Woodshop and Carpenter
    assert price(t, "A", "university") == "2 gold 1 stone"  # 1 wood is all that can be saved
    t = at_construct(
        options={"modules": [4]}, destiny="royal_subsidy", buildings={"A": "barricade crane inn market"}
    )
    assert price(t, "A", "farms") == "3 wood 1 stone"  # Crane and subsidy
    assert price(t, "A", "palisade") == price(t, "B", "palisade")


@rule("KBM3-007")
@rule("KBM3-031")
def test_the_architect_saves_a_good_of_choice_while_an_opponent_owns_more() -> None:
    t = governed(
        governors={"B": "architect"}, order="ABC", goods={"A": RICH, "B": "2 gold 2 wood 2 stone"}, envoy="B"
    )
    t.refuses("B", "build inn", "reason-not-asked", "")
    t.choose("A", "build statue")  # ahead in this step
    t.choose("B", "build inn")
    assert (t.asked, t.kind) == ("B", "save_good")
    assert t.options("B") == {"take gold", "take wood", "decline"}
    t.choose("B", "take wood")
    assert t.goods("B") == "1 gold 2 wood 2 stone"
    assert t.kind == "second_building"
    t.choose("B", "build barricade")
    assert t.kind != "save_good"  # once a season


@rule("KBM3-007")
@rule("KBM3-005")
def test_the_architect_saves_nothing_while_nobody_owns_more() -> None:
    t = governed(governors={"A": "architect"}, goods={"A": RICH})
    t.choose("A", "build inn")
    assert t.kind != "save_good"


@rule("KBM3-007")
def test_what_the_architect_saves_may_make_a_building_affordable() -> None:
    poor = {"A": "1 gold"}  # the Statue costs 2 gold
    t = governed(governors={"A": "architect"}, goods=poor, buildings={"B": "inn"})
    cells = {cell["id"]: cell["state"] for row in t.at("A")["rows"] for cell in row["cells"]}
    assert (cells["statue"], cells["guard_tower"], cells["chapel"]) == ("ready", "ready", "lock")
    t.choose("A", "build statue")
    assert t.kind != "save_good"  # there is one way to pay
    assert (t.goods("A"), t.buildings("A")) == ("", {"statue"})
    t = governed(goods=poor, buildings={"B": "inn"})
    assert "statue" not in t.buildings("A")
    assert t.asked != "A" or "build statue" not in t.options("A")


@rule("KBM3-024")
@rule("KBM3-040")
def test_the_tax_collector_gains_a_good_at_once() -> None:
    t = governed(
        governors={"C": "tax_collector"},
        goods={"A": RICH, "C": "1 gold"},
        buildings={"A": "statue chapel church", "B": "statue"},
    )
    t.choose("A", "build cathedral")
    assert (t.asked, t.kind) == ("C", "tax")
    t.choose("C", "take wood")
    assert t.goods("C") == "1 gold 1 wood"
    t.play_on(lambda t: t.asked == "C")
    t.choose("C", "build inn")  # with that wood
    assert t.buildings("C") == {"inn"}


@rule("KBM3-024")
def test_the_tax_collector_gains_nothing_for_his_own_and_for_other_columns() -> None:
    t = governed(
        governors={"C": "tax_collector"},
        order="ACB",
        goods={"A": RICH, "C": RICH},
        buildings={"C": "statue chapel church"},
    )
    t.choose("A", "build statue")
    t.choose("C", "build cathedral")
    assert not [line for line in t.told("card") if line[1] == "C"]
    assert t.phase == w.SUMMER


@rule("KBM2-033")
@rule("KBM2-039")
def test_the_architects_guild_pays_for_what_is_constructed_after_it() -> None:
    owned = {"A": "fountain woodshop university"}
    t = striped({"A": "F"}, phase=w.SUMMER, goods={"A": RICH}, buildings=owned, envoy="A")
    t.choose("A", "build architects_guild")
    assert t.sheet("A") == {"buildings": 2}  # nothing for itself
    t.choose("A", "build statue")
    assert t.sheet("A") == {"buildings": 2 + 3, "effects": 1}


@rule("KBM2-033")
@rule("KBM2-039")
@pytest.mark.parametrize(
    ("owned", "vp"), [("fountain woodshop university architects_guild", 3), ("fountain", 0)]
)
def test_the_architects_guild_pays_at_the_end_if_it_still_stands(owned: str, vp: int) -> None:
    t = at(
        w.WINTER,
        year=5,
        options={"modules": [2]},
        strips={"A": "F"},
        buildings={"A": owned},
        soldiers=dict.fromkeys("ABC", 30),
        enemy="barbarians_5_7",
    )
    t.to_end()
    assert t.sheet("A").get("effects", 0) == vp


@rule("KBM2-048")
@rule("KBM3-059")
def test_what_the_sorcerer_raises_is_not_constructed() -> None:
    t = at(
        w.FAVOR,
        year=3,
        options={"modules": [2, 3]},
        strips={"A": "F"},
        governors=PLAIN | {"A": "sorcerer"},
        buildings={"A": "fountain woodshop university architects_guild"},
    )
    t.choose("A", "use sorcerer", "raise statue", "done")
    assert t.sheet("A") == {}


@rule("KBM2-030")
def test_the_fountain_wants_another_building_of_this_spring() -> None:
    t = striped({"A": "F"}, goods={"A": RICH}, envoy="A")
    t.choose("A", "build fountain", "pass")
    t.play_on(lambda t: t.phase == w.SUMMER)
    assert "effects" not in t.sheet("A")
    t = striped({"A": "F"}, goods={"A": RICH}, envoy="A")
    t.choose("A", "build fountain", "build inn")
    t.play_on(lambda t: t.phase == w.SUMMER)
    assert t.sheet("A")["effects"] == 1


@rule("KBM4-018")
@rule("KBM4-046")
def test_the_masons_strike_makes_the_last_columns_dearer() -> None:
    t = fated("masons_strike", goods={"A": RICH}, buildings={"A": "inn market barricade crane"})
    assert price(t, "A", "farms") == "2 gold 3 wood 1 stone"  # the Crane saves what the strike costs
    assert price(t, "A", "chapel") == price(t, "B", "chapel") == "3 gold 1 stone"
    assert price(t, "B", "farms") == "3 gold 3 wood 1 stone"
    t = fated("masons_strike", goods={"A": "2 gold 3 wood 1 stone"}, buildings={"A": "inn market"})
    t.refuses("A", "build farms", "reason-lack", "KB-095")


@rule("KBM4-019")
def test_the_royal_subsidy_pays_a_gold_of_the_first_building_of_a_season() -> None:
    t = fated("royal_subsidy", goods={"A": RICH}, envoy="A")
    t.choose("A", "build statue")
    assert t.gold("A") == 8
    t.choose("A", "build inn")  # in full
    assert t.gold("A") == 7
    t.play_on(lambda t: t.phase == w.SUMMER and t.kind == "construct" and t.asked == "A")
    before = t.gold("A")
    t.choose("A", "build guard_tower")
    assert before - t.gold("A") == 0  # 1 gold 1 stone


@rule("KBM4-012")
@rule("KBM4-039")
@rule("KBM4-040")
def test_urban_expansion_with_the_envoy() -> None:
    t = fated("urban_expansion", goods={"A": RICH}, buildings={"A": "guard_tower"}, envoy="A")
    t.choose("A", "build palisade", "build blacksmith")
    assert t.tokens("A") == 2
    assert "destinies" not in t.sheet("A")


@rule("KBM4-012")
def test_urban_expansion_pays_a_point_for_the_last_columns() -> None:
    t = fated("urban_expansion", goods={"A": RICH}, buildings={"A": "statue chapel inn market"}, envoy="A")
    t.choose("A", "build church", "build farms")
    assert (t.tokens("A"), t.sheet("A")["destinies"]) == (0, 2)


@rule("KBM2-017")
def test_the_basilica_counts_as_two_in_phase_three_alone() -> None:
    owned = {"A": "bridge altar monastery basilica", "B": "statue inn palisade barricade guard_tower"}
    t = at(w.REWARD, options={"modules": [2]}, strips={"A": "B"}, buildings=owned)
    assert [t.sheet(who).get("kings_reward", 0) for who in "ABC"] == [1, 1, 0]
    owned["C"] = "statue inn palisade barricade guard_tower"
    t = at(w.ENVOY, options={"modules": [2]}, strips={"A": "B"}, buildings=owned)
    assert t.envoy == "A"


@rule("KB-166")
def test_a_table_that_asks_for_help_offers_the_full_price() -> None:
    t = governed(governors={"A": "carpenter"}, goods={"A": RICH}, buildings={"A": ROW_C}, ask_help=True)
    t.choose("A", "build farms")
    assert (t.kind, t.options("A")) == ("help", {"use carpenter", "decline"})
    t.choose("A", "decline")
    assert t.goods("A") == "7 gold 6 wood 8 stone"


@rule("KB-166", "KBM2-053")
@pytest.mark.parametrize(
    ("answers", "left"),
    [("use use", "7 gold 8 wood 8 stone"), ("use decline", "7 gold 7 wood 8 stone"),
     ("decline use", "7 gold 7 wood 8 stone"), ("decline decline", "7 gold 6 wood 8 stone")],
)  # fmt: skip
def test_each_discount_may_be_left_unused_alone(answers: str, left: str) -> None:
    """Woodshop and Carpenter both save a wood of the Farms' three."""
    t = governed(
        (2, 3), governors={"A": "carpenter"}, strips={"A": "F"}, goods={"A": RICH}, ask_help=True,
        buildings={"A": f"{ROW_C} fountain woodshop"},
    )  # fmt: skip
    t.choose("A", "build farms")
    for answer, card in zip(answers.split(), ("woodshop", "carpenter"), strict=True):
        assert t.options("A") == {f"use {card}", "decline"}
        t.choose("A", f"use {card}" if answer == "use" else "decline")
    assert t.goods("A") == left


@rule("KB-166")
def test_a_discount_without_which_the_price_cannot_be_paid_is_not_asked() -> None:
    owned = {"A": f"{ROW_C} fountain woodshop"}
    setting: dict[str, Any] = {"governors": {"A": "carpenter"}, "strips": {"A": "F"}, "buildings": owned}
    t = governed((2, 3), goods={"A": "2 gold 1 wood 1 stone"}, ask_help=True, **setting)
    t.choose("A", "build farms")
    assert (t.goods("A"), t.kind) == ("", "use")  # both were needed; the Fountain follows
    t = governed((2, 3), goods={"A": "2 gold 2 wood 1 stone"}, ask_help=True, **setting)
    t.choose("A", "build farms")
    assert t.options("A") == {"use woodshop", "decline"}
    t.choose("A", "decline")
    assert (t.goods("A"), t.kind) == ("", "use")  # then the Carpenter's was


@rule("KB-166")
def test_a_discount_of_the_basic_game_is_asked_beside_a_governors() -> None:
    """The Crane saves gold, the Carpenter wood."""
    t = governed(
        (3,), governors={"A": "carpenter"}, goods={"A": RICH}, ask_help=True,
        buildings={"A": f"{ROW_C} barricade crane"},
    )  # fmt: skip
    t.choose("A", "build farms")
    assert t.options("A") == {"use crane", "decline"}
    t.choose("A", "decline")
    t.choose("A", "use carpenter")
    assert t.goods("A") == "7 gold 7 wood 8 stone"
