"""Influence with modules: the Politician, the Diplomat, the Bazaar, closed and reserved advisors, items, the Duke."""

from __future__ import annotations

from typing import Any, Unpack

import pytest
from tests.rules.kingsburg.table import Setting, Table, at_influence
from tests.support import rule

from courtier import start
from courtier.core.agenda import playout
from courtier.titles.kingsburg import words as w

GOVERNORS: dict[str, Any] = {"modules": [3]}
STRIPS: dict[str, Any] = {"modules": [2]}
DESTINIES: dict[str, Any] = {"modules": [4]}
BOTH: dict[str, Any] = {"modules": [3, 4]}
QUIET = {"A": "architect", "B": "carpenter", "C": "sculptor"}


def ann(governor: str, **setting: Unpack[Setting]) -> Table:
    wanted: Setting = {**Setting(options=GOVERNORS, governors=QUIET | {"A": governor}), **setting}
    return at_influence(**wanted)


# the Politician


@rule("KBM3-019", "KBM3-035")
def test_the_politician_places_dice_on_the_own_card() -> None:
    t = ann("politician", dice={"A": "1 4 5 5* 3*", "B": "2 3"}, passed="C")
    assert {"private 5 5", "private 5 1+4", "private 13 5+3*+5*", "influence sergeant 5"} <= t.options("A")
    t.choose("A", "private 5 5")
    assert "influence sergeant 2+3" in t.options("B")  # nothing is blocked
    t.choose("B", "influence sergeant 2+3")
    assert "private 13 1+4+3*+5*" in t.options("A")
    t.refuses("A", "private 5 1+4", "kingsburg-yours-already", "KB-048")
    t.choose("A", "private 13 1+4+3*+5*")
    t.play_on(lambda t: t.kind == "goods")
    t.choose("A", "take stone", "take gold+gold")
    assert (t.goods("A"), t.vp("A"), t.soldiers("B")) == ("2 gold 1 stone", 1, 1)


@rule("KBM3-035")
def test_only_the_owner_may_use_the_politician() -> None:
    t = ann("politician", dice={"A": "1 1 1", "B": "5 5 5"}, order="BAC", passed="C")
    assert not any(token.startswith("private") for token in t.options("B"))
    t.refuses("B", "private 5 5", "reason-not-offered", "")


@rule("KBM3-035")
def test_the_politician_is_paid_with_the_advisor_of_equal_rank() -> None:
    t = ann(
        "politician", dice={"A": "5 5 3"}, passed="BC", placed={"alchemist": ["B 6"]}, goods={"B": "1 gold"}
    )
    t.choose("A", "private 5 5", "pass")
    assert (t.asked, t.kind) == ("A", "goods")  # rank 5, before the Alchemist
    t.choose("A", "take wood")
    assert t.asked == "B"


@rule("KBM3-058")
def test_the_envoy_adds_a_second_group_to_a_private_advisor() -> None:
    t = ann("politician", dice={"A": "5 5 1"}, passed="BC", envoy="A")
    assert not any(token.startswith("private_envoy") for token in t.options("A"))
    t.refuses("A", "private_envoy 5 5", "kingsburg-envoy-where-free", "KB-108")
    t.choose("A", "private 5 5", "private_envoy 5 5", "pass")
    assert t.envoy == ""
    t.choose("A", "take wood", "take stone")
    assert t.goods("A") == "1 wood 1 stone"


# the Diplomat


@rule("KBM3-026", "KBM3-051")
def test_the_diplomat_joins_whoever_stands_there() -> None:
    t = ann(
        "diplomat",
        dice={"A": "4 4 4"},
        passed="BC",
        placed={"merchant": ["B 4"], "squire": ["- 1+1"]},
        envoy="A",
    )
    assert {"diplomat merchant 4", "envoy merchant 4"} <= t.options("A")
    t.refuses("A", "influence merchant 4", "kingsburg-taken", "KB-048")
    t.refuses("A", "diplomat treasurer 4+4", "kingsburg-diplomat-where-free", "KBM3-026")
    t.choose("A", "diplomat merchant 4")
    t.refuses("A", "diplomat merchant 4", "kingsburg-diplomat-used", "KBM3-026")
    t.choose("A", "envoy merchant 4")
    assert [(g["seat"], g["envoy"]) for g in t.groups("merchant")] == [(1, False), (0, False), (0, True)]
    t.choose("A", "take gold", "take wood")  # the last die has no place to go
    assert (t.goods("A"), t.asked) == ("1 gold 1 wood", "B")


@rule("KB-114", "KBM3-026")
def test_where_an_envoy_has_been_no_second_one_goes_but_the_diplomat_may() -> None:
    t = ann(
        "diplomat", dice={"A": "4 4 4"}, passed="BC", envoy="A", placed={"merchant": ["B 4", "C 4 envoy"]}
    )
    t.refuses("A", "envoy merchant 4", "kingsburg-envoy-twice", "KB-114")
    t.choose("A", "diplomat merchant 4")
    assert [(g["seat"], g["envoy"]) for g in t.groups("merchant")] == [(1, False), (2, True), (0, False)]


@rule("KBM3-026")
def test_the_diplomat_acts_once_a_year() -> None:
    t = ann("diplomat", dice={"A": "4 4 4"}, passed="BC", placed={"merchant": ["B 4"]})
    t.choose("A", "diplomat merchant 4")
    t.to_kind("reward")
    t.play_on(lambda t: t.kind == "influence" and t.phase == w.SUMMER)
    more = t.game.state.more  # type: ignore[attr-defined]
    assert more.spent_year[0] == 1
    t.to(w.SPRING, 2)
    assert more.spent_year[0] == 0


# the Bazaar


def bazaar(**setting: Unpack[Setting]) -> Table:
    wanted: Setting = {
        **Setting(options=STRIPS, strips={"A": "C"}, buildings={"A": "brewery bazaar"}, passed="BC"),
        **setting,
    }
    return at_influence(**wanted)


@rule("KBM2-019", "KBM2-054")
def test_the_bazaar_makes_a_lone_die_any_value() -> None:
    t = bazaar(dice={"A": "5 5 6*"}, tokens={"A": 1})
    shown = {token for token in t.options("A") if "=" in token}
    names = ("jester 5=1", "squire 5=2", "architect 5=3", "merchant 5=4", "alchemist 5=6")
    assert shown == {f"influence {name}" for name in names}
    t.refuses("A", "influence squire 5+5=2", "kingsburg-bazaar-alone", "KBM2-054")
    t.refuses("A", "influence squire 6*=2", "kingsburg-bazaar-alone", "KBM2-054")
    t.refuses("A", "influence merchant 5+token=4", "kingsburg-bazaar-alone", "KBM2-054")
    t.choose("A", "influence squire 5=2")
    assert t.at("A")["used"] == ["bazaar"]
    t.refuses("A", "influence jester 5=1", "kingsburg-bazaar-used", "KBM2-019")
    t.choose("A", "pass")
    assert t.goods("A") == "1 gold"


@rule("KBM2-019")
def test_without_the_bazaar_a_die_is_what_it_shows() -> None:
    t = bazaar(dice={"A": "5 5 5"}, buildings={"A": "brewery"})
    t.refuses("A", "influence squire 5=2", "kingsburg-no-bazaar", "KBM2-019")


@rule("KBM2-019", "KB-048")
def test_the_bazaar_goes_where_nobody_stands_or_with_the_envoy() -> None:
    t = bazaar(dice={"A": "5 5 5"}, placed={"squire": ["B 2"]}, envoy="A")
    assert "influence squire 5=2" not in t.options("A")
    t.choose("A", "envoy squire 5=2", "pass")
    assert (t.goods("A"), t.goods("B")) == ("1 gold", "1 gold")


@rule("KBM2-040", "KBM2-019")
def test_the_bazaar_reaches_rank_five_of_the_politician() -> None:
    t = bazaar(dice={"A": "1 1 1"}, options={"modules": [2, 3]}, governors=QUIET | {"A": "politician"})
    assert {token for token in t.options("A") if token.startswith("private")} == {"private 5 1=5"}
    t.choose("A", "private 5 1=5", "pass", "take wood")
    assert t.goods("A") == "1 wood"


# destinies


@rule("KBM4-011", "KBM4-029")
def test_a_closed_advisor_takes_no_dice() -> None:
    setting = Setting(options=DESTINIES, dice={"A": "6 6 6"}, passed="BC", more={"closed": 1 << 18})
    t = at_influence(**(setting | Setting(destiny="the_king_is_sick")))
    t.refuses("A", "influence king 6+6+6", "kingsburg-closed", "KBM4-011")
    t = at_influence(**(setting | Setting(destiny="absent_advisor", more={"closed": 1 << 12})))
    t.refuses("A", "influence duchess 6+6", "kingsburg-closed", "KBM4-029")
    assert "influence king 6+6+6" in t.options("A")


@rule("KBM4-043")
def test_neutral_dice_may_lie_on_a_closed_advisor() -> None:
    t = at_influence(
        order="AB",
        options=DESTINIES,
        destiny="absent_advisor",
        dice={"A": "1 1 3", "B": "6 6 6"},
        placed={"sergeant": ["- 1+1+3"]},
        envoy="A",
        more={"closed": 1 << 5},
    )
    t.refuses("A", "envoy sergeant 1+1+3", "kingsburg-closed", "KBM4-029")


@rule("KBM4-010", "KBM4-044")
def test_a_reserved_advisor_takes_dice_of_those_who_reserved_it() -> None:
    t = at_influence(
        options=DESTINIES,
        destiny="secret_deals",
        order="CAB",
        dice=dict.fromkeys("ABC", "4 4 2"),
        more={"reserved": [8, 8, 0]},
    )
    t.refuses("C", "influence treasurer 4+4", "kingsburg-reserved", "KBM4-010")
    t.choose("C", "pass")
    assert "influence treasurer 4+4" in t.options("A")
    t.choose("A", "pass")
    t.choose("B", "influence treasurer 4+4")  # the first of the two to come
    assert t.groups("treasurer")[0]["seat"] == 1


@rule("KBM4-010", "KBM4-043")
def test_the_envoy_needs_the_right_too() -> None:
    t = at_influence(
        options=DESTINIES,
        destiny="secret_deals",
        dice={"A": "4 4 2"},
        passed="BC",
        placed={"treasurer": ["B 4+4"]},
        envoy="A",
        more={"reserved": [1, 8, 0]},
    )
    t.refuses("A", "envoy treasurer 4+4", "kingsburg-reserved", "KBM4-010")


@rule("KBM4-038")
def test_a_token_on_anothers_politician_shuts_it() -> None:
    setting = Setting(options=BOTH, destiny="secret_deals", dice={"A": "5 5 5", "B": "5 5 5"}, passed="C")
    setting["governors"] = QUIET | {"A": "politician"}
    t = at_influence(**(setting | Setting(more={"reserved": [3, 19, 0]})))
    t.refuses("A", "private 5 5", "kingsburg-reserved", "KBM4-010")
    t.choose("A", "pass")
    assert not any(token.startswith("private") for token in t.options("B"))  # no right to use it
    t = at_influence(**(setting | Setting(more={"reserved": [19, 19, 0]})))
    assert "private 5 5" in t.options("A")


@rule("KBM4-009", "KBM4-037")
def test_whoever_comes_first_takes_the_item_at_once() -> None:
    items = [0] * 19
    items[8] = 1 << w.STONE
    items[4] = 1 << w.PLUS2
    t = at_influence(
        options=DESTINIES,
        destiny="rising_stars",
        dice={"A": "4 4 4"},
        passed="BC",
        more={"items": items},
    )
    t.choose("A", "influence treasurer 4+4")
    assert (t.goods("A"), t.told("item_taken")) == ("1 stone", [("item_taken", "A", 8, w.STONE)])
    t.choose("A", "influence merchant 4")
    assert t.tokens("A") == 1


# the end of the step


@rule("KBM3-012", "KBM3-046")
def test_the_duke_moves_his_highest_group_to_the_duchess() -> None:
    t = ann("duke", passed="ABC", placed={"squire": ["A 2"], "champion": ["A 5+6+token"]})
    assert t.options("A") == {"use duke", "done"}
    t.choose("A", "use duke")
    assert (t.groups("champion"), len(t.groups("duchess"))) == ([], 1)
    assert (t.kind, t.gold("A"), t.told("moved")) == ("goods", 1, [("moved", "A", 13, 12)])
    assert t.tokens("A") == 1  # the Duchess's; the one that was used is not given back


@rule("KBM4-037")
def test_the_duke_keeps_the_item_of_the_advisor_he_leaves() -> None:
    items = [0] * 19
    items[8] = 1 << w.STONE
    t = ann(
        "duke", options=BOTH, destiny="rising_stars", dice={"A": "4 4 1"}, passed="BC", more={"items": items}
    )
    t.choose("A", "influence treasurer 4+4", "pass", "use duke")
    assert (t.goods("A"), t.told("moved")) == ("1 stone", [("moved", "A", 8, 12)])


@rule("KBM3-046", "KBM3-047")
@pytest.mark.parametrize(
    "placed",
    [{"duchess": ["B 6+6"], "king": ["A 6+6+6"]}, {"duchess": ["A 6+6"]}, {"king": ["B 6+6+6"]}],
)
def test_the_duke_needs_a_free_duchess_and_own_dice(placed: dict[str, list[str]]) -> None:
    t = ann("duke", passed="ABC", placed=placed)
    assert "use duke" not in (t.options("A") if t.asked == "A" else set())


@rule("KBM3-046")
def test_the_duke_must_be_allowed_to_use_the_duchess() -> None:
    t = ann(
        "duke",
        options=BOTH,
        destiny="secret_deals",
        passed="ABC",
        placed={"squire": ["A 2"]},
        more={"reserved": [1, 12, 0]},
    )
    assert t.kind != "use"


@rule("KBM3-047")
@pytest.mark.parametrize("moved", ["3+5", "2+6"])
def test_the_duke_picks_one_of_two_groups(moved: str) -> None:
    t = ann("duke", passed="ABC", placed={"treasurer": ["A 3+5", "A 2+6 envoy"]})
    t.choose("A", "use duke")
    assert t.options("A") == {"move 3+5", "move 2+6"}
    t.choose("A", f"move {moved}")
    assert t.told("moved") == [("moved", "A", 8, 12)]
    assert [line[:3] for line in t.told("reward")][:1] == [("reward", "A", 8)]  # the one that stayed is paid


@rule("KBM3-028", "KBM3-050")
@pytest.mark.parametrize(("dice", "asked"), [("4 5", True), ("4 5 6*", True), ("6*", False), ("", False)])
def test_the_innkeeper_has_gold_for_a_player_die_that_is_left(dice: str, asked: bool) -> None:
    t = ann("innkeeper", dice={"A": dice}, passed="ABC")
    assert (t.kind == "use") is asked
    if asked:
        t.choose("A", "use innkeeper")
        assert t.gold("A") == 1


# whole games


@pytest.mark.parametrize("modules", [[2], [3], [4], [2, 3], [3, 4], [1, 2, 3, 4]])
def test_games_run_to_their_end(modules: list[int]) -> None:
    for seed in range(4):
        g = start("kingsburg", 2 + seed, seed=seed, options={"modules": modules})
        playout(g.state, seed)
        assert g.over
