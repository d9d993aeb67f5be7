"""Gathering, the King's Storehouse and the Tax Stand (ARC-049 to ARC-068, ARC-108 to ARC-111, ARC-203, ARC-205)."""

from __future__ import annotations

import pytest
from tests.rules.architects.table import table
from tests.support import rule

# own workers there after placing: silver, clay or gold, wood, stone
GAINS = {1: (2, 2, 0, 1, 1), 2: (3, 3, 1, 2, 2), 3: (4, 4, 1, 3, 3), 4: (5, 5, 2, 4, 4)}
PLACES = {"forest": "wood", "quarry": "stone", "silversmith": "silver"}


@rule("ARC-049", "ARC-051", "ARC-053", "ARC-059", "ARC-060", "ARC-061")
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("workers", GAINS)
def test_a_gathering_place_gives_by_own_workers(place: str, workers: int) -> None:
    t = table(A={"at": f"{workers - 1} {place}"})
    t.choose("A", f"place {place}")
    silver, _, _, wood, stone = GAINS[workers]
    amount = {"forest": wood, "quarry": stone, "silversmith": silver}[place]
    assert t.have("A") == {PLACES[place]: amount}
    assert t.workers("A")[place] == workers


@rule("ARC-055", "ARC-056", "ARC-061")
@pytest.mark.parametrize("workers", [2, 3, 4])
def test_the_mines_give_clay_or_gold(workers: int) -> None:
    for thing, amount in (("clay", GAINS[workers][1]), ("gold", GAINS[workers][2])):
        t = table(A={"at": f"{workers - 1} mines"})
        t.choose("A", "place mines")
        assert t.options("A") == {"gain clay", "gain gold"}
        t.choose("A", f"gain {thing}")
        assert t.have("A") == {thing: amount}
        assert t.asked == "B"  # one kind a visit


@rule("ARC-057")
def test_a_first_worker_in_the_mines_brings_clay_without_asking() -> None:
    t = table()
    t.choose("A", "place mines")
    assert t.have("A") == {"clay": 2}
    assert t.asked == "B"


@rule("ARC-058")
@pytest.mark.parametrize(("thing", "amount"), [("clay", 6), ("gold", 2)])
def test_a_fifth_worker_in_the_mines(thing: str, amount: int) -> None:
    t = table(A={"at": "4 mines"})
    t.choose("A", "place mines", f"gain {thing}")
    assert t.have("A") == {thing: amount}


@rule("ARC-050")
@pytest.mark.parametrize("place", ["forest", "quarry", "silversmith", "mines"])
def test_workers_of_others_change_nothing(place: str) -> None:
    alone, crowded = table(seats=3), table(seats=3, B={"at": f"5 {place}"}, C={"at": f"2 {place}"})
    for t in (alone, crowded):
        t.choose("A", f"place {place}")
    assert alone.have("A") == crowded.have("A") != {}


@rule("ARC-050", "ARC-062", "ARC-092", "ARC-121")
@pytest.mark.parametrize("place", ["storehouse", "town_centre", "guardhouse"])
def test_workers_of_others_give_no_actions(place: str) -> None:
    t = table(
        A={"wood": 9, "stone": 9, "silver": 9, "prison": 2, "captives": "1 B"},
        B={"at": f"4 {place} 1 forest 1 mines", "captives": "2 A"},
    )
    t.choose("A", f"place {place}")
    first = {
        "storehouse": "trade wood+wood>virtue",
        "town_centre": "capture 1 forest",
        "guardhouse": "imprison",
    }
    t.choose("A", first[place])
    assert t.asked == "B"


@rule("ARC-052")
def test_three_visits_to_the_forest() -> None:
    t = table()
    for total in (1, 3, 6):
        t.choose("A", "place forest")
        t.choose("B", "place quarry")
        assert t.have("A") == {"wood": total}


@rule("ARC-054")
def test_a_second_and_a_third_worker_in_the_quarry() -> None:
    t = table(A={"at": "1 quarry"})
    t.choose("A", "place quarry")
    assert t.have("A") == {"stone": 2}
    t.choose("B", "place forest")
    t.choose("A", "place quarry")
    assert t.have("A") == {"stone": 5}


@rule("ARC-203")
@pytest.mark.parametrize(
    ("family", "place", "thing", "plain"),
    [
        ("jeweller", "silversmith", "silver", 2),
        ("stonecutter", "quarry", "stone", 1),
        ("woodcutter", "forest", "wood", 1),
        ("miner", "mines", "clay", 2),
    ],
)
def test_a_gathering_apprentice_adds_one_a_copy(family: str, place: str, thing: str, plain: int) -> None:
    for crew in (f"{family}_a", f"{family}_a {family}_b"):
        t = table(A={"crew": crew})
        t.choose("A", f"place {place}")
        assert t.have("A") == {thing: plain + len(crew.split())}


@rule("ARC-203")
def test_a_miner_adds_clay_even_to_gold() -> None:
    t = table(A={"crew": "miner_a", "at": "1 mines"})
    t.choose("A", "place mines", "gain gold")
    assert t.have("A") == {"gold": 1, "clay": 1}


@rule("ARC-062", "ARC-066")
def test_as_many_trades_as_workers_or_fewer() -> None:
    t = table(A={"wood": 9, "at": "2 storehouse"})
    t.choose("A", "place storehouse", *["trade wood+wood>virtue"] * 3)
    assert t.asked == "B"
    assert t.p("A").virtue == 10
    assert t.have("A") == {"wood": 3}
    t = table(A={"wood": 9, "at": "2 storehouse"})
    t.choose("A", "place storehouse", "trade wood+wood>virtue", "done")
    assert t.asked == "B"
    assert t.p("A").virtue == 8
    assert t.have("A") == {"wood": 7}


@rule("ARC-063", "ARC-064", "ARC-068")
def test_every_mix_of_the_two_trades_is_offered() -> None:
    t = table(A={"clay": 3, "wood": 3, "stone": 3})
    t.choose("A", "place storehouse")
    virtue = {"clay+clay", "clay+wood", "clay+stone", "wood+wood", "wood+stone", "stone+stone"}
    marble = {"wood+wood+wood", "wood+wood+stone", "wood+stone+stone", "stone+stone+stone"}
    assert t.options("A", "trade") == {f"trade {mix}>virtue" for mix in virtue} | {
        f"trade {mix}>marble" for mix in marble
    }
    t.choose("A", "trade wood+stone+stone>marble")
    assert t.have("A") == {"clay": 3, "wood": 2, "stone": 1, "marble": 1}


@rule("ARC-063", "ARC-064")
def test_goods_that_are_not_there_cannot_be_traded() -> None:
    t = table(A={"wood": 1, "stone": 1})
    t.choose("A", "place storehouse")
    assert t.options("A", "trade") == {"trade wood+stone>virtue"}
    assert t.refusal("A", "trade wood+wood>virtue") == ("reason-lack", "ARC-062", 1, 2)
    t = table(A={"wood": 1, "stone": 1})
    t.choose("A", "place storehouse")
    assert t.refusal("A", "trade wood+stone+stone>marble")[2:] == (1, 2)


@rule("ARC-065")
def test_own_apprentices_add_trades_and_only_their_owners() -> None:
    t = table(A={"clay": 3, "silver": 2, "crew": "trader_clay"}, B={"clay": 3, "crew": "merchant_gold"})
    t.choose("A", "place storehouse")
    assert "trade clay+clay+clay>marble" in t.options("A", "trade")
    assert not any("gold" in token for token in t.options("A", "trade"))
    assert t.refusal("A", "trade silver+silver>gold")[:2] == ("architects-no-such-trade", "ARC-065")
    t.choose("A", "trade clay+clay+clay>marble")
    assert t.asked == "B"  # it took the one action


@rule("ARC-067", "ARC-066")
def test_five_trades_of_one_visit() -> None:
    crew = "merchant_gold trader_clay"
    t = table(A={"clay": 5, "wood": 1, "stone": 2, "silver": 4, "at": "4 storehouse", "crew": crew})
    t.choose("A", "place storehouse", "trade clay+clay>virtue", "trade wood+stone+stone>marble")
    t.choose("A", "trade silver+silver>gold", "trade silver+silver>gold", "trade clay+clay+clay>marble")
    assert t.have("A") == {"gold": 2, "marble": 2}
    assert t.p("A").virtue == 8
    assert t.asked == "B"


@rule("ARC-108", "ARC-110")
def test_the_tax_stand_gives_the_whole_pool_for_two_virtue() -> None:
    t = table({"tax": 11}, A={"virtue": 9})
    t.choose("A", "place tax_stand")
    assert t.have("A") == {"silver": 11}
    assert t.p("A").virtue == 7
    assert t.s.tax == 0


@rule("ARC-109")
def test_nobody_goes_to_an_empty_tax_stand() -> None:
    t = table({"tax": 0})
    assert "place tax_stand" not in t.options("A")
    assert t.refusal("A", "place tax_stand")[:2] == ("architects-no-tax", "ARC-109")


@rule("ARC-111", "ARC-161")
def test_virtue_is_lost_before_the_silver_comes() -> None:
    t = table({"tax": 5}, A={"virtue": 1})
    t.choose("A", "place tax_stand")
    kinds = [line["kind"] for line in t.game.story(None)]
    assert kinds.index("architects-story-virtue_down") < kinds.index("architects-story-tax_stand")
    assert (t.p("A").virtue, t.p("A").unpaid, t.have("A")) == (0, 1, {"silver": 5})


@rule("ARC-205")
def test_a_thief_loses_less_virtue_and_a_pickpocket_takes_gold() -> None:
    t = table({"tax": 3}, A={"crew": "thief pickpocket"})
    t.choose("A", "place tax_stand")
    assert t.p("A").virtue == 6
    assert t.have("A") == {"silver": 3, "gold": 1}
