"""Governors who work on dice, on the total and at the start of a season."""

from __future__ import annotations

from typing import Any, Unpack

import pytest
from tests.rules.kingsburg.table import Setting, Table, at, at_reroll
from tests.support import rule

from courtier.titles.kingsburg import words as w

GOVERNORS: dict[str, Any] = {"modules": [3]}
BOTH: dict[str, Any] = {"modules": [3, 4]}
OTHERS = {"B": "5 5 6", "C": "6 6 5"}
QUIET = {"A": "architect", "B": "carpenter", "C": "sculptor"}


def ann(governor: str, mine: str, **setting: Unpack[Setting]) -> Table:
    """The roll window of A and her governor; the others have high totals."""
    wanted: Setting = {
        **Setting(options=GOVERNORS, governors=QUIET | {"A": governor}, dice={"A": mine, **OTHERS}),
        **setting,
    }
    return at_reroll(**wanted)


@rule("KBM3-041", "KBM3-022", "KBM3-038")
def test_the_prince_turns_low_player_dice() -> None:
    t = ann("prince", "1 2 2 3*")
    assert t.options("A") == {"use prince", "done"}
    t.choose("A", "use prince")
    assert t.dice("A") == "3 4 6 3*"
    assert t.at("A")["rolled"] == 16
    assert t.order == "ABC"  # 16, 16 and 17: the new total counts


@rule("KBM3-042")
def test_the_prince_needs_a_total_of_eight_or_less() -> None:
    assert ann("prince", "1 2 2 4*").kind == "influence"


@rule("KBM4-033")
def test_the_prince_in_a_famine() -> None:
    for dice in ("3+6", "4+6", "3+4"):
        t = ann("prince", "1 2 2*", options=BOTH, destiny="famine")
        t.choose("A", "use prince")
        assert t.options("A") == {"turn prince 3+6", "turn prince 4+6", "turn prince 3+4"}
        t.choose("A", f"turn prince {dice}")
        assert t.dice("A") == dice.replace("+", " ") + " 2*"


@rule("KBM3-018", "KBM3-045", "KBM3-034")
def test_the_philosopher_gains_if_the_total_stays_low() -> None:
    t = ann("philosopher", "1 4 4", rolls="1 3 4")
    assert t.options("A") == {"use philosopher", "keep"}
    t.choose("A", "use philosopher")
    assert t.dice("A") == "1 3 4"
    assert t.sheet("A") == {"governor": 1}


@rule("KBM3-018", "KBM3-045", "KBM3-005")
def test_the_philosopher_is_not_usable_at_ten() -> None:
    assert ann("philosopher", "2 4 4").kind == "influence"


@rule("KBM3-018")
def test_the_philosopher_gains_nothing_for_a_high_total() -> None:
    t = ann("philosopher", "1 4 4", rolls="4 4 4")
    t.choose("A", "use philosopher")
    assert t.sheet("A") == {}


@rule("KBM3-048")
def test_the_philosopher_rerolls_bonus_dice_too() -> None:
    t = ann("philosopher", "1 2 2 3*", rolls="6 6 6, 5")
    t.choose("A", "use philosopher")
    assert t.dice("A") == "6 6 6 5*"


@rule("KBM3-034")
@pytest.mark.parametrize(("again", "vp"), [("keep", 1), ("reroll statue die", 0)])
def test_another_reroll_after_the_philosopher_costs_his_point(again: str, vp: int) -> None:
    t = ann("philosopher", "1 4 4", buildings={"A": "statue"}, rolls="2 2 2, 1")
    t.choose("A", "use philosopher", again)
    assert t.sheet("A").get("governor", 0) == vp


@rule("KBM3-034")
def test_a_reroll_before_the_philosopher_does_not_matter() -> None:
    t = ann("philosopher", "2 2 2", buildings={"A": "statue"}, rolls="1, 1 3 4")
    t.choose("A", "reroll statue die", "use philosopher")
    assert t.sheet("A")["governor"] == 1


@rule("KBM3-034")
def test_destinies_count_as_rerolls_for_the_philosopher() -> None:
    t = ann("philosopher", "1 4 4", options=BOTH, destiny="favorable_omens", rolls="1 3 4, 1")
    t.choose("A", "use philosopher", "roll favorable_omens 4")
    assert "governor" not in t.sheet("A")


@rule("KBM3-025", "KBM3-055")
def test_the_trickster_turns_twos() -> None:
    t = ann("trickster", "2 2 5 2*")
    turned = {token.split()[2] for token in t.options("A") if token.startswith("turn")}
    assert turned == {
        f"{pair}+5+{bonus}*" for pair in ("1+1", "1+2", "1+3", "2+2", "2+3", "3+3") for bonus in (1, 2, 3)
    } - {"2+2+5+2*"}
    t.choose("A", "turn trickster 1+3+5+3*")
    assert (t.dice("A"), t.at("A")["rolled"]) == ("1 3 5 3*", 12)
    assert t.kind == "influence"  # once a season


@rule("KBM3-025")
def test_the_trickster_needs_a_two() -> None:
    assert ann("trickster", "1 3 5").kind == "influence"


@rule("KBM3-055")
def test_the_trickster_may_open_a_reroll_for_others() -> None:
    t = ann("trickster", "1 1 2", buildings={"A": "statue"}, rolls="6")
    t.choose("A", "turn trickster 1+1+1", "reroll statue die")
    assert t.dice("A") == "1 1 6"


@rule("KBM3-027", "KBM3-056")
@pytest.mark.parametrize(
    ("rolled", "points"), [("6 6", {}), ("3 5", {"governor": -1}), ("1 2", {"governor": -1})]
)
def test_the_gambler_pays_if_the_total_has_not_risen(rolled: str, points: dict[str, int]) -> None:
    t = ann("gambler", "3 5 6 1*", rolls=rolled)
    assert "roll gambler 1*" not in t.options("A")
    assert "roll gambler 3+5+6" in t.options("A")
    t.choose("A", "roll gambler 3+5")
    assert t.sheet("A") == points
    assert t.at("A")["bonus"] == [1]  # only player dice


@rule("KBM3-003")
def test_the_gambler_gambles_once_a_season() -> None:
    t = ann("gambler", "3 3 3", buildings={"A": "statue"}, rolls="3")
    t.choose("A", "roll gambler 3")
    t.refuses("A", "roll gambler 3", "kingsburg-used", "KBM3-003")


@rule("KBM3-015")
@pytest.mark.parametrize(("dice", "tokens"), [("2 2 4", 2), ("2 3 4", 0), ("2 2 3 2*", 0)])
def test_the_heiress_has_tokens_for_a_low_total(dice: str, tokens: int) -> None:
    assert ann("heiress", dice).tokens("A") == tokens


@rule("KBM3-021")
@pytest.mark.parametrize(
    ("dice", "points"), [("4 5 5", {"governor": 1}), ("4 4 5", {}), ("4 4 5 1*", {"governor": 1})]
)
def test_the_priest_scores_for_a_high_total(dice: str, points: dict[str, int]) -> None:
    assert ann("priest", dice).sheet("A") == points


# the blessing


def season(phase: int = w.SUMMER, **setting: Unpack[Setting]) -> Table:
    wanted: Setting = {
        **Setting(options=GOVERNORS, governors={"A": "priest", "B": "carpenter", "C": "sculptor"}),
        **setting,
    }
    return at(phase, **wanted)


def bonus(t: Table) -> dict[str, int]:
    """Bonus dice to be rolled, or rolled already."""
    return {who: t.at(who)["bonus_dice"] + len(t.at(who)["bonus"]) for who in "ABC"}


@rule("KBM3-021")
def test_the_blessing_gives_a_die_or_a_point() -> None:
    t = season(bonus_dice={"B": 1})
    assert (t.asked, t.kind, t.options("A")) == ("A", "bless", {"use priest", "decline"})
    t.choose("A", "use priest")
    assert bonus(t) == {"A": 1, "B": 1, "C": 1}
    assert {who: t.sheet(who).get("governor", 0) for who in "BC"} == {"B": 1, "C": 0}


@rule("KBM3-021")
def test_the_priest_blesses_once_a_year() -> None:
    t = season(w.SPRING)
    t.choose("A", "decline")
    t.play_on(lambda t: t.kind == "bless")
    assert t.phase == w.SUMMER
    t.choose("A", "use priest")
    t.play_on(lambda t: t.kind == "bless")
    assert (t.phase, t.year) == (w.SPRING, 2)


@rule("KBM3-037", "KBM3-013")
def test_the_farms_and_the_fairy_come_before_the_blessing() -> None:
    t = season(
        governors={"A": "priest", "B": "fairy", "C": "sculptor"},
        order="CBA",
        buildings={"C": "farms"},
    )
    t.choose("C", "use farms")
    t.choose("B", "use fairy")
    assert (t.asked, t.kind) == ("A", "bless")
    t.choose("A", "use priest")
    assert bonus(t) == {"A": 1, "B": 1, "C": 1}
    assert [t.sheet(who).get("governor", 0) for who in "BC"] == [1, 1]


@rule("KBM4-006")
def test_a_good_year_gives_a_die_or_a_good() -> None:
    t = at(w.SPRING, options={"modules": [4]}, destiny="good_year", bonus_dice={"B": 1})
    assert (t.asked, t.kind) == ("B", "goods")
    t.choose("B", "take wood")
    assert (bonus(t), t.goods("B")) == ({"A": 1, "B": 1, "C": 1}, "1 wood")


@rule("KBM4-034", "KBM4-035")
def test_a_blessing_in_a_good_year() -> None:
    t = season(options=BOTH, destiny="good_year", buildings={"B": "farms"}, order="ABC")
    t.choose("B", "use farms")
    t.choose("A", "use priest")
    assert (t.asked, t.kind, t.options("A")) == ("A", "blessed", {"use priest", "use good_year"})
    t.choose("A", "use good_year", "take gold")
    t.choose("B", "take stone")
    t.choose("C", "use priest")
    assert bonus(t) == {"A": 1, "B": 1, "C": 1}
    assert [t.goods(who) for who in "ABC"] == ["1 gold", "1 stone", ""]
    assert [t.sheet(who).get("governor", 0) for who in "BC"] == [1, 1]
    assert t.kind == "influence"


@rule("KBM4-034")
def test_a_good_year_alone_where_the_priest_declines() -> None:
    t = season(options=BOTH, destiny="good_year")
    t.choose("A", "decline")
    assert bonus(t) == {"A": 1, "B": 1, "C": 1}
    assert [t.goods(who) for who in "ABC"] == ["", "", ""]
