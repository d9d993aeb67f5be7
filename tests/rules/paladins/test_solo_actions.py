"""Solo: the rival's right side (SOLO-052 to SOLO-061, SOLO-080), its orders and favours (SOLO-063 to SOLO-068)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.paladins.rival import (
    did,
    fall_back,
    free,
    listen,
    marker,
    plan,
    rival_of,
    scheme,
    solo,
    told,
    track,
)
from tests.rules.paladins.table import Table
from tests.support import rule

from courtier.titles.paladins import words as w

EVERY_KIND = (
    "square_1_1",  # free recruit
    "square_4_5",  # pay a debt
    "square_3_4",  # pray
    "square_4_6",  # two workers
    "square_2_3",  # one worker
    "square_1_2",  # two silver
    "square_2_4",  # remove suspicion
)


def piece(t: Table, square: str) -> tuple[str | None, int]:
    found = next(view for view in t.view()["squares"] if view["id"] == square)
    return found["piece"], found["seat"]


@rule("SOLO-052")
def test_commission_places_a_monk_and_gives_influence() -> None:
    t = solo(1, faith=2)
    free(t, "square_2_4")
    t.rival.suspicion = [t.s.suspicion.draw()]
    scheme(t, "commission")
    assert piece(t, "square_2_4") == ("monk", 1)
    assert (t.rival.done[w.COMMISSION], track(t), t.rival.suspicion) == (1, (2, 0, 1), [])


@rule("SOLO-052")
def test_garrison_places_an_outpost_and_gives_faith() -> None:
    t = solo(1, strength=1)
    free(t, "square_1_2", "square_2_2")
    scheme(t, "garrison")
    assert piece(t, "square_1_2") == ("outpost", 1)
    assert (t.rival.done[w.GARRISON], track(t)) == (1, (1, 1, 0))


@rule("SOLO-052")
@pytest.mark.parametrize(
    ("action", "square", "attribute", "need"),
    [("commission", "square_3_1", "faith", 4), ("garrison", "square_3_1", "strength", 5)],
)
def test_the_attribute_must_reach_the_region(action: str, square: str, attribute: str, need: int) -> None:
    for have in (need - 1, need):
        values: dict[str, Any] = {attribute: have}
        t = solo(1, **values)
        free(t, square)
        scheme(t, action)
        row = t.view()["rival"]["plan"][0]
        if have == need:
            assert did(t) == (action, square)
        else:
            assert (row["result"], row["have"], row["need"]) == ("attribute", have, need)


@rule("SOLO-053")
@pytest.mark.parametrize("first", range(len(EVERY_KIND)))
@pytest.mark.parametrize("action", ["commission", "garrison"])
def test_squares_in_order_of_what_it_likes(first: int, action: str) -> None:
    """With a debt to pay; each kind in turn is the best that is left."""
    t = solo(1, faith=12, strength=12, unpaid=2)
    free(t, *reversed(EVERY_KIND[first:]))
    scheme(t, action)
    assert did(t) == (action, EVERY_KIND[first])


@rule("SOLO-053")
@pytest.mark.parametrize(
    ("left", "chosen"),
    [
        (("square_2_1", "square_1_1"), "square_1_1"),
        (("square_5_1", "square_4_2", "square_3_4"), "square_3_4"),
        (("square_5_4", "square_4_6"), "square_4_6"),
        (("square_4_7", "square_3_3"), "square_3_3"),
    ],
)
def test_of_one_kind_the_left_most_square(left: tuple[str, ...], chosen: str) -> None:
    t = solo(1, faith=12)
    free(t, *left)
    scheme(t, "commission")
    assert did(t) == ("commission", chosen)


@rule("SOLO-053", "SOLO-054")
@pytest.mark.parametrize(("unpaid", "chosen"), [(1, "square_4_5"), (0, "square_2_4")])
def test_a_debt_to_pay_only_with_an_unpaid_debt(unpaid: int, chosen: str) -> None:
    t = solo(1, faith=12, unpaid=unpaid)
    free(t, "square_4_5", "square_2_4")
    scheme(t, "commission")
    assert did(t) == ("commission", chosen)
    assert t.rival.paid == unpaid


@rule("SOLO-054")
def test_without_a_debt_its_squares_come_last_but_are_taken() -> None:
    t = solo(1, faith=12)
    free(t, "square_6_1", "square_5_3")
    scheme(t, "commission")
    assert did(t) == ("commission", "square_5_3")


@rule("SOLO-055")
def test_within_a_region_the_printed_order_decides() -> None:
    t = solo(1, faith=12)
    free(t, "square_5_5", "square_5_4", "square_5_2")
    scheme(t, "commission")
    assert did(t) == ("commission", "square_5_2")


@rule("SOLO-056")
def test_a_free_recruit_dismisses() -> None:
    t = solo(2, {"town": "squire_1 abbot_1 - - -"})
    free(t, "square_1_1")
    scheme(t, "commission")
    assert t.view()["townsfolk_discards"] == ["abbot_1"]
    assert t.rival.crew == []
    assert t.rival.workers[0] == 9 - 3 + 2
    assert t.view()["rival"]["top_row"] == [False] * 5  # no worker on Recruit


@rule("SOLO-056", "SOLO-047")
def test_a_prayer_clears_the_workers_just_placed_too() -> None:
    t = solo(1, faith=4)
    t.rival.board[w.ATTACK] = 3
    rival_of(t).discards = [t.t.scheme_ids.index("kings_order")]
    free(t, "square_3_4")
    scheme(t, "commission")
    assert t.rival.board == [0] * 12
    assert t.rival.workers[0] == 6
    assert (t.view()["rival"]["discards"], t.view()["rival"]["schemes"]) == ([], 13)


@rule("SOLO-056")
def test_a_prayer_with_nothing_to_clear_brings_a_worker() -> None:
    t = solo(1, {"town": "abbot_2 - - - -"})
    fall_back(t)
    assert did(t) == ("top-recruit", "abbot_2")
    assert t.rival.workers[0] == 9 - 1 + 1
    assert t.view()["rival"]["discards"] == []


@rule("SOLO-057")
@pytest.mark.parametrize(("done", "need"), [(0, 0), (1, 2), (3, 6), (6, 12)])
def test_absolve_needs_the_influence_of_the_next_jar(done: int, need: int) -> None:
    t = solo(1, influence=need, done={"absolve": done}, suspicion="0 0")
    scheme(t, "absolve")
    assert t.rival.done[w.ABSOLVE] == done + 1
    if need > 0:
        t = solo(1, influence=need - 1, done={"absolve": done})
        scheme(t, "absolve")
        assert plan(t)[0] == ("attribute", "absolve")


@rule("SOLO-057")
@pytest.mark.parametrize(("suspicion", "tax"), [("0 0", 5), ("", 4)])
def test_absolve_pays_a_debt_rather_than_removing_a_second_suspicion(suspicion: str, tax: int) -> None:
    t = solo(1, unpaid=2, suspicion=suspicion)
    scheme(t, "absolve")
    assert track(t) == (1, 0, 0)
    assert (t.rival.unpaid, t.rival.paid) == (1, 1)
    assert len(t.rival.suspicion) == max(0, len(suspicion.split()) - 1)
    assert (t.s.tax, t.rival.jars, marker(t)) == (tax, 0, 1)


@rule("SOLO-057", "SOLO-028", "SOLO-080")
@pytest.mark.parametrize(("suspicion", "tax"), [("", 3), ("0", 4), ("0 0", 5)])
def test_absolve_without_debts(suspicion: str, tax: int) -> None:
    t = solo(1, suspicion=suspicion)
    scheme(t, "absolve")
    assert track(t) == (1, 0, 0)
    assert t.s.tax == tax
    assert t.rival.suspicion == []
    assert marker(t) == 1


@rule("SOLO-058")
@pytest.mark.parametrize(("done", "need"), [(0, 0), (1, 1), (3, 5), (6, 11)])
def test_fortify_needs_the_influence_of_the_next_wall(done: int, need: int) -> None:
    t = solo(1, {"walls": "wall_17"}, influence=need, done={"fortify": done})
    scheme(t, "fortify")
    assert (t.rival.done[w.FORTIFY], t.view()["rival"]["seat"]["walls"]) == (done + 1, ["wall_17"])
    assert (track(t)[1], t.rival.workers[0]) == (1, 9 - 3 + 2)
    if need > 0:
        t = solo(1, influence=need - 1, done={"fortify": done})
        scheme(t, "fortify")
        assert plan(t)[0] == ("attribute", "fortify")


@rule("SOLO-058", "SOLO-034")
@pytest.mark.parametrize(
    ("wall", "unpaid", "suspicion", "space"),
    [("wall_07", 1, "", 1), ("wall_07", 0, "", 3), ("wall_10", 0, "0", 1), ("wall_10", 1, "", 1)],
)
def test_the_left_option_of_a_wall_first(wall: str, unpaid: int, suspicion: str, space: int) -> None:
    t = solo(1, {"walls": wall}, unpaid=unpaid, suspicion=suspicion)
    scheme(t, "fortify")
    assert marker(t) == space
    assert t.rival.paid == (1 if wall == "wall_07" and unpaid else 0)
    assert t.rival.suspicion == []
    assert t.s.tax == (
        4 if wall == "wall_10" and not suspicion else 5
    )  # nothing to remove: a tax leaves (SOLO-028)


@rule("SOLO-058")
def test_points_of_a_wall_count_for_the_rival() -> None:
    t = solo(1, {"walls": "wall_05"})
    before = t.view()["rival"]["sheet"]["total"]
    scheme(t, "fortify")
    points = {line["key"]: line["points"] for line in t.view()["rival"]["sheet"]["lines"]}
    assert points["paladins-points-walls"] == 2
    assert t.view()["rival"]["sheet"]["total"] == before + 2


@rule("SOLO-059")
def test_attack_takes_the_first_within_its_strength_and_no_silver_helps() -> None:
    t = solo(3, {"outs": "viking_thief viking_lookout viking_marauder viking_assassin - -"}, strength=4)
    scheme(t, "attack")
    assert did(t) == ("attack", "viking_thief")  # 5 and 7 are too strong, then round to 1
    view = t.view()["rival"]["seat"]
    assert (view["attacked"], view["converted"]) == (["viking_thief"], [])
    assert t.rival.done[w.ATTACK] == 1
    assert (track(t), t.s.tax, marker(t)) == ((0, 4, 1), 3, 5)
    assert t.view()["outsiders"][0] is None


@rule("SOLO-059")
def test_an_attack_one_short_of_strength_fails() -> None:
    t = solo(1, {"outs": "- viking_lookout - - - -"}, strength=2)
    scheme(t, "attack")
    row = t.view()["rival"]["plan"][0]
    assert (row["result"], row["have"], row["need"]) == ("attribute", 2, 3)
    assert t.view()["outsiders"][1] == "viking_lookout"


@rule("SOLO-060")
@pytest.mark.parametrize("action", ["attack", "convert"])
def test_a_target_that_is_gone_means_the_next_one_and_discards_nothing(action: str) -> None:
    t = solo(2, {"outs": "viking_thief - viking_marauder viking_lookout - -"}, faith=12, strength=12)
    scheme(t, action)
    assert did(t) == (action, "viking_marauder")
    assert t.view()["outsiders_discards"] == []
    assert t.view()["outsiders"] == ["viking_thief", None, None, "viking_lookout", None, None]


@rule("SOLO-061")
def test_convert_takes_the_first_within_its_faith_and_gives_its_strength() -> None:
    t = solo(
        3, {"outs": "viking_thief viking_assassin viking_marauder - - -"}, faith=2, converted="viking_lookout"
    )
    scheme(t, "convert")
    assert did(t) == ("convert", "viking_thief")
    t.rival.board[w.CONVERT] = 0
    scheme(t, "convert")
    assert did(t) == ("convert", "viking_assassin")
    converted = [card["id"] for card in t.view()["rival"]["seat"]["converted"]]
    assert converted == ["viking_lookout", "viking_thief", "viking_assassin"]
    assert track(t) == (2, 1 + 2, 0)


@rule("SOLO-063", "SOLO-066")
@pytest.mark.parametrize(
    ("done", "occupied", "tried"),
    [
        (0, False, [("does", "commission")]),
        (5, False, [("does", "convert")]),
        (0, True, [("occupied", "commission"), ("does", "convert")]),
    ],
)
def test_orders_are_tried_from_the_right(done: int, occupied: bool, tried: list[tuple[str, str]]) -> None:
    t = solo(1, {"round": 3, "orders": "fortify convert commission", "outs": "viking_thief - - - - -"})
    t.rival.done[w.COMMISSION] = done
    t.rival.board[w.COMMISSION] = 3 if occupied else 0
    scheme(t, "kings_order")
    assert plan(t) == tried


@rule("SOLO-063", "SOLO-066")
def test_the_third_order_when_the_other_two_fail() -> None:
    t = solo(1, {"round": 3, "orders": "fortify convert commission", "outs": "- - - - - -"})
    t.rival.board[w.COMMISSION] = 3
    scheme(t, "kings_order")
    assert plan(t) == [("occupied", "commission"), ("target", "convert"), ("does", "fortify")]


@rule("SOLO-063")
def test_only_revealed_orders_count() -> None:
    t = solo(1, {"round": 1, "orders": "absolve"})
    scheme(t, "kings_order")
    assert plan(t) == [("does", "absolve")]
    t = solo(1, {"round": 1, "orders": "garrison"})
    scheme(t, "kings_order")
    assert plan(t) == [("attribute", "garrison"), ("does", "top-recruit")]


@rule("SOLO-064")
def test_a_completed_order_is_not_tried_while_another_is_open() -> None:
    t = solo(1, {"round": 2, "orders": "garrison commission"}, done={"commission": 5})
    scheme(t, "kings_order")
    assert plan(t) == [("attribute", "garrison"), ("does", "top-recruit")]
    assert t.rival.done[w.COMMISSION] == 5


@rule("SOLO-064", "SOLO-063")
@pytest.mark.parametrize(("occupied", "does"), [(False, "commission"), (True, "absolve")])
def test_when_all_are_completed_it_begins_again_from_the_right(occupied: bool, does: str) -> None:
    t = solo(
        1, {"round": 2, "orders": "absolve commission"}, influence=12, done={"commission": 5, "absolve": 5}
    )
    t.rival.board[w.COMMISSION] = 3 if occupied else 0
    scheme(t, "kings_order")
    assert did(t)[0] == does


@rule("SOLO-065")
def test_when_no_order_can_be_followed_the_top_row_is_used() -> None:
    t = solo(1, {"round": 3, "orders": "garrison attack convert", "outs": "- - - - - -"})
    scheme(t, "kings_order")
    assert plan(t) == [
        ("target", "convert"),
        ("target", "attack"),
        ("attribute", "garrison"),
        ("does", "top-recruit"),
    ]


@rule("SOLO-067")
def test_a_favour_takes_one_worker_and_holds_it() -> None:
    t = solo(1, {"round": 4, "favours": "labourers pray"})
    scheme(t, "kings_favour")
    assert t.rival.workers[0] == 9 - 1 + 3
    assert t.view()["favours"][0]["seat"] == 1
    assert t.refusal("A", "favour labourers")[0] == "paladins-favour-used"
    scheme(t, "kings_favour")
    assert did(t) == ("favour", "pray")


@rule("SOLO-067")
@pytest.mark.parametrize(("round", "favours"), [(4, "labourers pray"), (2, "")])
def test_without_a_free_favour_the_top_row(round: int, favours: str) -> None:
    t = solo(1, {"round": round, "favours": favours, "used": favours})
    scheme(t, "kings_favour")
    assert plan(t) == [("target", "favour"), ("does", "top-recruit")]


@rule("SOLO-019", "SOLO-020", "SOLO-021", "SOLO-022", "SOLO-067", "SOLO-068")
def test_the_favour_example() -> None:
    favours = "pray tax_pardon labourers provisions_tax attribute"
    t = solo(
        5,
        {"round": 7, "favours": favours, "used": "pray attribute"},
        faith=3,
        strength=2,
        influence=2,
        suspicion="0",
    )
    listen(t)
    scheme(t, "kings_favour")
    assert t.view()["favours"][1]["seat"] == 1
    assert t.rival.suspicion == []
    assert t.s.tax == 3
    assert marker(t) == 2
    assert track(t) == (3, 3, 2)  # strength lies on influence (SOLO-023)
    assert told(t)[1:] == ["rival_favour", "removed", "rival_tax", "rival_marker", "rival_wrap"]
