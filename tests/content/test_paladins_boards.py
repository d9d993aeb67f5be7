"""Paladins' boards, rows, single numbers and the rival's numbers against their rule lines."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.content.paladins_decks import DECKS, LEFT, RIGHT, WORKERS, by_id, column, cost, said
from tests.support import rule


@rule("PAL-030")
def test_there_is_an_order_of_five_for_each_action_of_the_right_side() -> None:
    assert column("kings_order", "id") == column("kings_order", "action") == RIGHT
    assert column("kings_order", "need") == [5] * 6


@rule("PAL-095", "PAL-103", "PAL-114")
def test_the_rows_of_a_player_board_cost_what_their_rules_say() -> None:
    assert cost("monk", "provision") == cost("outpost", "provision") == cost("wall_space", "provision")
    assert cost("monk", "provision") == [1, 1, 1, 2, 2, 3, 3]
    assert cost("jar", "silver") == [1, 2, 2, 2, 3, 3, 3]
    assert cost("convert_space", "silver") == [0, 1, 2, 2, 2, 3, 3]
    assert column("wall_space", "influence") == [0, 1, 3, 5, 7, 9, 11]
    assert column("jar", "influence") == [0, 2, 4, 6, 8, 10, 12]


# PAL-051, PAL-068 to PAL-122: worker spaces, attribute needed, place that tells how much, gained every time, points.
ACTIONS = {
    "develop": ("any any", None, None, "", [0, 0, 0, 0, 0, 0, 1, 3, 6]),
    "recruit": ("any fighter", None, None, "", None),
    "hunt": ("any scout", None, None, "", None),
    "trade": ("any merchant", None, None, "", None),
    "pray": ("cleric", None, None, "", None),
    "conspire": ("any", None, None, "", None),
    "commission": ("scout any cleric", "faith", "region", "1 influence", [0, 0, 0, 0, 0, 2, 5, 9]),
    "fortify": ("merchant any scout", "influence", "wall_space", "", [0, 0, 0, 0, 0, 1, 3, 6]),
    "garrison": ("merchant any fighter", "strength", "region", "1 faith", [0, 0, 0, 0, 0, 2, 5, 9]),
    "absolve": (
        "cleric any merchant",
        "influence",
        "jar",
        "1 faith, 1 remove_suspicion",
        [0, 0, 0, 0, 0, 1, 3, 6],
    ),
    "attack": ("scout any fighter", "strength", "outsider_space", "", None),
    "convert": ("fighter any cleric", "faith", "outsider_space", "", None),
}


@pytest.mark.parametrize("id", ACTIONS)
def test_an_action_is_as_its_rule_says(id: str) -> None:
    card = by_id("action", id)
    spaces, needs, target, gain, points = ACTIONS[id]
    assert card["side"] == ("left" if id in LEFT else "right")
    assert (card["spaces"], card.get("needs"), card.get("target")) == (spaces.split(), needs, target)
    assert (said(card.get("gain", [])), card.get("vp")) == (gain, points)
    assert card.get("limit") == {"develop": 8, "attack": None}.get(id, 7 if id in RIGHT else None)
    assert card.get("cost", {}) == {"develop": {"silver": 4}, "pray": {"silver": 2}}.get(id, {})
    assert card.get("workshop_spaces") == ([1, 2] if id in RIGHT else None)


def test_the_left_side_gives_what_its_rules_say() -> None:
    modes = {
        id: [(m["workers"], m.get("does") or said(m["gain"])) for m in by_id("action", id)["modes"]]
        for id in LEFT
    }
    assert modes == {
        "develop": [(2, "develop")],
        "recruit": [(1, "dismiss"), (2, "hire")],
        "hunt": [(1, "1 provision"), (2, "3 provision")],
        "trade": [(1, "1 silver"), (2, "3 silver")],
        "pray": [(1, "1 pray")],
        "conspire": [(1, "1 criminal")],
    }
    assert by_id("action", "attack")["strength_per_silver"] == 2


@rule("PAL-096", "PAL-097", "PAL-118")
def test_regions_and_outsiders_share_their_flags() -> None:
    for deck in ("region", "outsider_space"):
        assert column(deck, "faith") == [0, 2, 4, 6, 8, 10]
        assert column(deck, "strength") == [1, 3, 5, 7, 9, 11]


def test_more_players_open_more_squares() -> None:
    assert Counter(column("square", "players")) == {1: 25, 3: 9, 4: 6}
    regions = column("region", "id")
    assert column("square", "region") == sorted(column("square", "region"), key=regions.index)
    assert Counter(column("square", "region")) == dict(zip(regions, (4, 7, 9, 10, 7, 3), strict=True))
    ranks = {"free_recruit", "pay_debt", "pray", "silver", "remove_suspicion"}
    for card in DECKS["square"]:  # every square has a rank in the rival's list, SOLO-053
        amounts = [(thing, n) for part in card["reward"] for thing, n in part.items()]
        workers = sum(n for thing, n in amounts if thing in WORKERS)
        assert workers in (1, 2) or (len(amounts) == 1 and amounts[0][0] in ranks), card["id"]
    assert said(by_id("square", "square_2_3")["reward"]) == "1 scout"
    assert said(by_id("square", "square_3_4")["reward"]) == "1 pray"


@rule("PAL-013", "PAL-079")
def test_the_spaces_around_the_board_are_as_their_rules_say() -> None:
    assert column("townsfolk_space", "silver") == [3, 2, 2, 1, 0]
    assert column("townsfolk_space", "debt") == [True, True, False, False, False]
    assert (column("order_space", "round"), column("order_space", "vp")) == ([1, 2, 3], [4, 6, 8])
    assert column("favour_space", "round") == [3, 4, 5, 6, 7]
    assert (column("tax_supply", "players"), column("tax_supply", "silver")) == ([1, 2, 3, 4], [5, 6, 7, 8])


def test_jar_spaces_offer_nine_rewards() -> None:
    assert Counter(said(r) for r in column("jar_space", "reward")) == {
        "1 free_recruit": 1,
        "1 labourer": 1,
        "1 pray": 2,
        "1 faith": 1,
        "2 provision": 1,
        "1 remove_suspicion": 1,
        "1 pay_debt": 2,
    }


def test_the_single_numbers_are_those_of_the_base_game() -> None:
    card = by_id("game", "base")
    numbers = {
        "rounds": 7,
        "start": {"silver": 3, "provision": 1},
        "starting_townsfolk": 1,
        "paladins_drawn": 3,
        "taverns_extra": 1,
        "workers_kept": 3,
        "workshops_per_action": 2,
        "track_max": 12,
        "track_vp": [0, 0, 1, 1, 3, 3, 6, 6, 9, 11, 13, 16, 20],
        "goods_per_vp": 3,
    }
    assert {key: card[key] for key in card if key not in ("id", "provenance", "note")} == numbers


@rule("SOLO-004")
def test_the_rival_has_the_schemes_and_numbers_of_its_rules() -> None:
    schemes = {c["id"]: (c["count"], c.get("set_aside", False)) for c in DECKS["scheme"]}
    assert schemes == {
        "kings_favour": (5, True),
        "kings_order": (6, False),
        **dict.fromkeys(RIGHT, (1, False)),
    }
    levels = {c["id"]: c["orders"] for c in DECKS["difficulty"]}
    assert levels == {"easy": 1, "standard": 3, "hard": 5}
    assert column("rival_action", "id") == ["recruit", "pray", "trade", "conspire", "rest"]
    for key in ("townsfolk", "favours"):
        assert column("resource_space", key) == [[1], [2], [3], [4], [5]]
    assert column("resource_space", "outsiders") == [[1], [2], [3], [4], [5, 6]]
    rival = by_id("rival", "rival")
    assert rival["stack"] == ["influence", "faith", "strength"]
    assert (rival["workers_base"], rival["workers_per_round"], rival["convert_vp_min"]) == (3, 1, 1)


def test_what_no_rulebook_states_of_the_rival_does_not_call_on_it() -> None:
    stated = {
        (deck, card["id"]): card["provenance"] for deck in ("scheme", "rival_action") for card in DECKS[deck]
    }
    assert stated["scheme", "commission"] == "reconstructed"  # how many there are; five favours are named
    assert stated["scheme", "kings_favour"] == "rulebook"
    assert stated["rival_action", "rest"] == "reconstructed"  # that it takes a worker
    assert stated["rival_action", "conspire"] == "rulebook"
