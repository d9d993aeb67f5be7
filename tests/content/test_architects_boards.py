"""Architects' boards, market, rewards, single numbers and the opponent's numbers against their rule lines."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.content.architects_decks import DECKS, GOODS, amounts, by_id, column
from tests.support import rule

CIRCLES = [
    "quarry",
    "forest",
    "mines",
    "silversmith",
    "storehouse",
    "workshop",
    "town_centre",
    "tax_stand",
    "guardhouse",
]
MARKET = [f"black_market_{space}" for space in ("small", "middle", "large")]


def grown(amount: dict[str, Any], workers: int) -> int:
    return int(amount["base"]) + workers // int(amount["workers"])


@rule("ARC-040")
def test_the_locations_stand_in_board_order_large_circles_first() -> None:
    assert column("location", "id") == [*CIRCLES, *MARKET, "guildhall"]
    assert column("location", "kind") == ["circle"] * 9 + ["market"] * 3 + ["guildhall"]


# ARC-051 to ARC-060: what 1, 2, 3, 4 and 5 own workers bring.
GATHERED = {
    "quarry": {"stone": [1, 2, 3, 4, 5]},
    "forest": {"wood": [1, 2, 3, 4, 5]},
    "mines": {"clay": [2, 3, 4, 5, 6], "gold": [0, 1, 1, 2, 2]},
    "silversmith": {"silver": [2, 3, 4, 5, 6]},
}


@pytest.mark.parametrize("id", GATHERED)
def test_a_gathering_place_gives_what_its_rule_says(id: str) -> None:
    kinds = by_id("location", id)["gather"]
    assert {kind["thing"]: [grown(kind, n) for n in range(1, 6)] for kind in kinds} == GATHERED[id]


def test_the_numbers_of_the_other_large_circles() -> None:
    workshop = by_id("location", "workshop")
    assert (amounts(workshop["cost"]), workshop["skip"]) == ("2 silver, 2 tax", 1)
    assert [grown(workshop["plans"], n) for n in range(1, 6)] == [1, 2, 2, 3, 3]
    assert [grown(workshop["columns"], n) for n in range(1, 5)] == [1, 2, 3, 4]
    for id in ("storehouse", "town_centre", "guardhouse"):
        assert [grown(by_id("location", id)["actions"], n) for n in range(1, 6)] == [1, 2, 3, 4, 5]
    centre = by_id("location", "town_centre")
    assert (amounts(centre["first"]), amounts(centre["next"])) == ("1 tax", "1 silver")
    assert by_id("location", "tax_stand")["lose"] == 2


def test_the_storehouse_trades_and_the_guardhouse_acts_as_their_rules_say() -> None:
    trades = [(amounts(t["gain"]), t["pay_any"]["n"], t["pay_any"]["of"]) for t in DECKS["trade"]]
    assert trades == [("1 virtue", 2, ["clay", "wood", "stone"]), ("1 marble", 3, ["wood", "stone"])]
    assert column("guard_action", "id") == ["imprison", "release", "free", "pay_debt"]
    imprison, release, free, pay = DECKS["guard_action"]
    assert amounts(imprison["each"]) == "1 silver"
    assert set(release) == {"id", "provenance"}
    assert (amounts(free["cost"]), free["debt"], free["lose"]) == ("3 silver, 2 tax", 1, 1)
    assert (amounts(pay["cost"]), amounts(pay["gain"])) == ("3 silver, 3 tax", "1 virtue")


def test_the_three_spaces_of_the_black_market() -> None:
    small, middle, large = (by_id("location", id) for id in MARKET)
    assert [amounts(space["cost"]) for space in (small, middle, large)] == [
        "1 silver",
        "2 silver",
        "3 silver",
    ]
    assert [space["lose"] for space in (small, middle, large)] == [1, 1, 1]
    assert (small["side"], large["side"], middle["draw"], middle["keep"]) == ("small", "large", 5, 1)
    assert amounts(small["printed"]) == "1 gold, 1 marble"
    assert amounts(large["printed"]) == "1 wood, 1 stone, 2 marble"


# The small side and the large side; each side is on two cards.
MARKET_CARDS = [
    ("1 marble", "2 wood, 2 marble"),
    ("2 gold", "1 wood, 1 stone, 1 gold, 1 marble"),
    ("1 stone, 1 marble", "2 stone, 2 marble"),
    ("1 wood, 1 gold", "2 wood, 1 stone, 1 gold"),
    ("1 wood, 1 marble", "1 wood, 2 stone, 1 marble"),
    ("1 marble", "2 stone, 2 marble"),
    ("2 gold", "1 wood, 2 stone, 1 marble"),
    ("1 stone, 1 marble", "2 wood, 1 stone, 1 gold"),
    ("1 wood, 1 gold", "1 wood, 1 stone, 1 gold, 1 marble"),
    ("1 wood, 1 marble", "2 wood, 2 marble"),
]


def test_the_market_cards() -> None:
    assert [(amounts(c["small"]), amounts(c["large"])) for c in DECKS["market_card"]] == MARKET_CARDS
    for side in (0, 1):
        assert set(Counter(card[side] for card in MARKET_CARDS).values()) == {2}


def test_ten_rewards_come_in_pairs_and_one_alone() -> None:
    assert Counter(amounts(card["gain"]) for card in DECKS["reward"]) == {
        "3 silver, 1 virtue": 2,
        "2 wood, 1 virtue": 2,
        "2 stone, 1 virtue": 2,
        "1 virtue, 1 card": 2,
        "2 virtue": 2,
        "1 gold, 1 virtue": 1,
    }


def test_the_levels_of_the_cathedral() -> None:
    def price(level: dict[str, Any]) -> str:
        mix = level.get("cost_any")
        return f"{mix['n']} of {'/'.join(mix['of'])}" if mix else amounts(level["cost"])

    assert column("cathedral", "id") == [f"level_{n}" for n in range(1, 6)]
    costs = ["1 gold", "4 of wood/stone", "1 marble", "8 of wood/stone", "2 gold, 2 marble"]
    assert [price(level) for level in DECKS["cathedral"]] == costs
    assert column("cathedral", "vp") == [2, 4, 7, 12, 20]
    assert column("cathedral", "spots") == [3, 3, 2, 2, 1]


def test_the_virtue_track() -> None:
    assert column("virtue", "id") == [f"virtue_{n}" for n in range(15)]
    assert column("virtue", "vp") == [-9, -8, -7, -5, -3, -1, 0, 0, 0, 0, 1, 2, 3, 5, 7]
    assert column("virtue", "tax_ignored") == [2, 2, 1, 1] + [0] * 11
    assert column("virtue", "market") == [True] * 10 + [False] * 5
    assert column("virtue", "cathedral") == [False] * 5 + [True] * 10


# Players: columns in use, first worker of row 3 and of row 4, last worker, rewards, locations of a capturing visit.
TABLES = {
    2: (3, 7, 10, 12, 5, 2),
    3: (4, 9, 13, 16, 7, 2),
    4: (5, 11, 16, 20, 9, 1),
    5: (6, 13, 19, 24, 11, 1),
}


@rule("ARC-016", "ARC-133")
@pytest.mark.parametrize("players", TABLES)
def test_what_depends_on_the_number_of_players(players: int) -> None:
    hall, card = by_id("location", "guildhall"), by_id("players", f"players_{players}")
    columns = card["columns"]
    resets = [(row - 1) * columns + 1 for row in hall["reset_rows"]]
    found = (columns, *resets, hall["rows"] * columns, card["rewards"], card["capture_locations"])
    assert (card["players"], found) == (players, TABLES[players])
    assert columns <= hall["columns"]


FLUSHED = {2: [3, 6, 9], 3: [3, 7, 11], 4: [3, 8, 13], 5: [3, 9, 15]}


def test_the_flush_stands_on_the_third_space_of_the_first_three_rows() -> None:
    hall = by_id("location", "guildhall")
    for card in DECKS["players"]:
        spaces = [(row - 1) * card["columns"] + hall["flush_column"] for row in hall["flush_rows"]]
        assert spaces == FLUSHED[card["players"]]


def test_the_single_numbers() -> None:
    game = by_id("game", "base")
    assert {key: value for key, value in game.items() if key not in ("id", "provenance")} == {
        "workers": 20,
        "start": {"virtue": 7},
        "silver": [3, 4, 5, 6, 7],
        "tax_pool": 4,
        "dealt": 4,
        "kept": 3,
        "display_rows": 2,
        "display_columns": 4,
        "hand": 6,
        "apprentices": 5,
        "reset_prison": 3,
        "reset_lose": 1,
        "reset_debt": 1,
        "no_reward": {"virtue": 1},
        "debt_vp": -2,
        "precious_vp": 1,
        "silver_per_vp": 10,
        "prison_per_vp": 2,
        "tie": ["virtue", "silver"],
    }


@rule("ARCS-006")
def test_the_levels_of_the_opponent() -> None:
    assert column("level", "id") == ["novice", "standard", "master"]
    keys = ("silver", "basic", "precious", "hand", "apprentices", "gather", "vp")
    assert [column("level", key) for key in keys] == [
        [4, 6, 8],
        [2, 4, 6],
        [1, 2, 3],
        [4, 5, 6],
        [0, 1, 2],
        [0, 1, 1],
        [0, 4, 8],
    ]


def test_the_two_tempers_of_the_opponent() -> None:
    constantine, helena = by_id("opponent", "constantine"), by_id("opponent", "helena")
    for card, start in ((constantine, ("top", 8, 0, 0)), (helena, ("bottom", 6, 2, 3))):
        assert (card["first"], card["virtue"], card["silver"], card["vp"]) == start
    assert constantine["guard"] == ["release", "imprison", "pay_debt", "free"]
    assert helena["guard"] == ["imprison", "release", "free", "pay_debt"]
    assert (constantine["debt_to_free"], helena["debt_to_free"]) == (False, True)
    assert constantine["trades"] == list(reversed(helena["trades"])) == ["virtue", "marble"]


# Top half / bottom half.
SCHEMES = """
cathedral/quarry cathedral/forest cathedral/mines cathedral/silversmith build/quarry build/forest build/mines build/hire
build/plans town_centre/hire town_centre/forest guardhouse/mines guardhouse/hire quarry/build quarry/build
hire/black_market_small forest/build forest/build forest/black_market_large mines/build mines/build mines/tax_stand
silversmith/black_market_small hire/town_centre silversmith/tax_stand storehouse/town_centre storehouse/guardhouse
hire/black_market_middle hire/town_centre plans/guardhouse
"""


def test_the_thirty_schemes() -> None:
    assert column("scheme", "id") == [f"scheme_{n:02}" for n in range(1, 31)]
    assert [f"{card['top']}/{card['bottom']}" for card in DECKS["scheme"]] == SCHEMES.split()
    halves = {*CIRCLES, *MARKET, "build", "cathedral", "hire", "plans"} - {"workshop"}
    assert {half for card in DECKS["scheme"] for half in (card["top"], card["bottom"])} == halves


# ARCS-009 to ARCS-026, ARCS-032.
DECIDES_BY = {
    "basic_per_precious": 3,
    "trade_keeps": 4,
    "mines_basic": 4,
    "mines_workers": 2,
    "muster_prison": 4,
    "muster_workers": 2,
    "own_capture_workers": 4,
    "group": 2,
    "free_workers": 3,
    "tax_pool": 3,
    "tax_virtue": 4,
    "market_virtue": 2,
    "library_cards": 2,
    "majority_basic": 3,
}


def test_the_numbers_the_opponent_decides_by() -> None:
    card = by_id("automaton", "automaton")
    assert {key: value for key, value in card.items() if key not in ("id", "provenance")} == DECIDES_BY


def test_goods_are_the_five_of_the_box() -> None:
    used = {thing for card in DECKS["building"] for thing in card["cost"]}
    assert used == set(GOODS)
