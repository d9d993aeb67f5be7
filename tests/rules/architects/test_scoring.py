"""Final scoring (ARC-191 to ARC-202, ARC-208, ARC-209)."""

from __future__ import annotations

import pytest
from tests.rules.architects.table import Setting, table
from tests.support import rule


@rule("ARC-191", "ARC-002")
def test_printed_points_of_all_buildings() -> None:
    t = table(A={"built": "well church barracks"}, B={"hand": "keep"})
    assert t.sheet("A") == {"buildings": 3 + 5 + 10}
    assert t.sheet("B") == {}  # cards in hand are worth nothing


@rule("ARC-194", "ARC-128")
@pytest.mark.parametrize(("unpaid", "paid", "points"), [(0, 0, 0), (1, 0, -2), (3, 2, -6), (0, 5, 0)])
def test_unpaid_debts(unpaid: int, paid: int, points: int) -> None:
    assert table(A={"unpaid": unpaid, "paid": paid}).sheet("A").get("debts", 0) == points


@rule("ARC-195")
def test_gold_and_marble_and_nothing_else() -> None:
    t = table(A={"gold": 3, "marble": 2, "clay": 9, "wood": 9, "stone": 9})
    assert t.sheet("A") == {"gold": 3, "marble": 2}


@rule("ARC-196")
@pytest.mark.parametrize(("silver", "points"), [(9, 0), (10, 1), (19, 1), (22, 2)])
def test_silver(silver: int, points: int) -> None:
    assert table(A={"silver": silver}).sheet("A").get("silver", 0) == points


@rule("ARC-197")
@pytest.mark.parametrize(("prison", "points"), [(0, 0), (1, 0), (2, -1), (3, -1), (5, -2)])
def test_workers_in_prison(prison: int, points: int) -> None:
    assert table(A={"prison": prison}).sheet("A").get("prison", 0) == points


@rule("ARC-202")
def test_workers_on_other_boards_and_in_the_market_cost_nothing() -> None:
    t = table({"market": "A A -"}, A={"at": "3 forest"}, B={"captives": "6 A"})
    assert (t.sheet("A"), t.sheet("B")) == ({}, {})


RED: Setting = {
    "built": "keep church well treasury",  # 12 + 5 + 3 + 6, and 4 for 12 captives
    "captives": "12 B",
    "level": 3,
    "virtue": 12,
    "unpaid": 2,
    "gold": 2,
    "marble": 1,
    "silver": 6,
    "prison": 3,
}
BLUE: Setting = {
    "built": "lighthouse stone_market factory tavern clay_market",  # 32, and 1 for virtue 6, 2 for most stone
    "stone": 1,
    "level": 2,
    "virtue": 6,
    "gold": 1,
    "silver": 22,
    "prison": 4,
}


@rule("ARC-199", "ARC-191")
def test_red_scores_38() -> None:
    t = table(A=RED, B=BLUE)
    assert t.sheet("A") == {
        "buildings": 30,
        "cathedral": 7,
        "virtue": 3,
        "debts": -4,
        "gold": 2,
        "marble": 1,
        "prison": -1,
    }
    assert t.total("A") == 38


@rule("ARC-200", "ARC-191", "ARC-001")
def test_blue_scores_40_and_wins() -> None:
    t = table(A=RED, B=BLUE)
    assert t.sheet("B") == {"buildings": 35, "cathedral": 4, "gold": 1, "silver": 2, "prison": -2}
    assert t.total("B") == 40
    assert [sheet["rank"] for sheet in t.game.scores()] == [2, 1]


@rule("ARC-198", "ARC-001")
@pytest.mark.parametrize(
    ("a", "b", "ranks"),
    [
        ({"gold": 2}, {"gold": 1, "virtue": 9, "silver": 9}, [1, 2]),  # more points
        ({"virtue": 6}, {"virtue": 9}, [2, 1]),  # both 0: the higher virtue
        ({"virtue": 8, "silver": 3}, {"virtue": 8, "silver": 5}, [2, 1]),  # then more silver
        ({"virtue": 9, "silver": 0}, {"virtue": 8, "silver": 9}, [1, 2]),  # virtue before silver
        ({"silver": 4}, {"silver": 4}, [1, 1]),  # shared
    ],
)
def test_the_most_points_then_virtue_then_silver_win(a: Setting, b: Setting, ranks: list[int]) -> None:
    t = table(A=a, B=b)
    assert [sheet["rank"] for sheet in t.game.scores()] == ranks


@rule("ARC-198")
def test_whoever_comes_after_a_shared_place_is_third() -> None:
    t = table(seats=3, A={"gold": 1}, B={"gold": 1})
    assert [sheet["rank"] for sheet in t.game.scores()] == [1, 1, 3]


@rule("ARC-209", "ARC-194")
@pytest.mark.parametrize(
    ("built", "each"), [("", -2), ("fountain", -1), ("gamblers_den", -3), ("fountain gamblers_den", -2)]
)
def test_what_a_debt_costs(built: str, each: int) -> None:
    t = table(A={"built": built, "unpaid": 3, "paid": 2}, B={"unpaid": 1})
    assert t.sheet("A")["debts"] == 3 * each
    assert t.sheet("B")["debts"] == -2


@rule("ARC-208", "ARC-191")
@pytest.mark.parametrize(
    ("card", "thing"),
    [
        ("clay_market", "clay"),
        ("wood_market", "wood"),
        ("stone_market", "stone"),
        ("silver_market", "silver"),
        ("steeple", "level"),
    ],
)
@pytest.mark.parametrize(("mine", "theirs", "bonus"), [(3, 2, 2), (3, 3, 0), (2, 3, 0), (0, 0, 0)])
def test_a_majority_must_be_strict(card: str, thing: str, mine: int, theirs: int, bonus: int) -> None:
    players: dict[str, Setting] = {"A": {"built": card}, "C": {}}
    players["A"][thing] = mine  # type: ignore[literal-required]
    players["C"][thing] = theirs  # type: ignore[literal-required]
    t = table(None, "A", 3, None, **players)
    printed = t.t.buildings[t.p("A").built[0]].vp
    assert t.sheet("A")["buildings"] == printed + bonus


@rule("ARC-206", "ARC-191")
@pytest.mark.parametrize(
    ("card", "crew", "bonus"),
    [
        ("carpenters_hut", "labourer", 1),
        ("tilers_hut", "labourer", 1),
        ("masons_hut", "labourer", 1),
        ("carpenters_hut", "thief woodcutter_a miner_a", 2),
        ("tilers_hut", "miner_a miner_b labourer", 3),
        ("masons_hut", "thief", 0),
    ],
)
def test_huts_count_apprentices(card: str, crew: str, bonus: int) -> None:
    assert table(A={"built": card, "crew": crew}).sheet("A")["buildings"] == 5 + bonus


@rule("ARC-191")
@pytest.mark.parametrize(
    ("card", "told", "points"),
    [
        ("lighthouse", {"virtue": 7}, 6 + 1),
        ("lighthouse", {"virtue": 8}, 6 + 2),
        ("lighthouse", {"virtue": 14}, 6 + 3),
        ("moneylender", {"paid": 3, "unpaid": 2}, 5 + 3),
        ("university", {"paid": 3}, 11 + 2),
        ("university", {"unpaid": 1}, 11),
        ("keep", {"captives": "2 B 1 C"}, 12 + 1),
    ],
)
def test_bonuses_of_buildings(card: str, told: Setting, points: int) -> None:
    assert table(seats=3, A={**told, "built": card}).sheet("A")["buildings"] == points


@rule("ARC-210", "ARC-191")
@pytest.mark.parametrize(("built", "points"), [("aqueduct", 3 + 1), ("aqueduct well church", 3 + 3 + 5 + 3)])
def test_the_aqueduct_counts_itself(built: str, points: int) -> None:
    assert table(A={"built": built}).sheet("A")["buildings"] == points
