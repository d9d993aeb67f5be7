"""Hiring apprentices and drawing plans (ARC-069 to ARC-091, ARC-214, ARC-215)."""

from __future__ import annotations

import pytest
from tests.rules.architects.table import Table, World, table
from tests.support import rule

ROWS: World = {
    "top": "labourer stonecutter_a jeweller_a miner_a",
    "bottom": "woodcutter_a swindler_clay merchant_clay pickpocket",
    "apprentices": "gatekeeper squire_virtue",
}
TOP, BOTTOM = ROWS["top"].split(), ROWS["bottom"].split()
FIVE = "merchant_gold merchant_marble merchant_stone merchant_wood patron_clay"


def shown(t: Table) -> list[str]:
    return [t.t.apprentices[card].id if card >= 0 else "-" for card in t.s.shown]


@rule("ARC-069", "ARC-070", "ARC-071", "ARC-076")
def test_a_hire_costs_four_silver_two_of_them_tax_and_ends_the_visit() -> None:
    t = table(ROWS, A={"silver": 9})
    t.choose("A", "place workshop", "hire labourer")
    assert (t.crew("A"), t.have("A"), t.s.tax) == (["labourer"], {"silver": 5}, 4 + 2)
    assert (t.asked, t.hand("A")) == ("B", [])
    assert t.view(1)["seats"][0]["apprentices"] == ["labourer"]


@rule("ARC-070")
def test_a_hire_needs_its_silver() -> None:
    t = table(ROWS, A={"silver": 3, "crew": "merchant_gold"})
    t.choose("A", "place workshop")
    assert t.refusal("A", "hire labourer") == ("reason-lack", "ARC-070", 3, 4)


@rule("ARC-072", "ARC-073", "ARC-078")
@pytest.mark.parametrize("workers", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("column", [1, 2, 3, 4])
def test_columns_open_with_workers_and_the_others_cost_a_coin_each(workers: int, column: int) -> None:
    price = 4 + max(0, column - workers)
    for row in (TOP, BOTTOM):
        t = table(ROWS, A={"silver": price, "at": f"{workers - 1} workshop"})
        t.choose("A", "place workshop", f"hire {row[column - 1]}")
        assert t.have("A") == {}
        t = table(ROWS, A={"silver": price - 1, "at": f"{workers - 1} workshop", "crew": "merchant_gold"})
        t.choose("A", "place workshop")
        assert t.refusal("A", f"hire {row[column - 1]}") == ("reason-lack", "ARC-070", price - 1, price)


@rule("ARC-070", "ARC-072", "ARC-073")
@pytest.mark.parametrize(("workers", "prices"), [(1, [4, 5, 6, 7]), (2, [4, 4, 5, 6]), (4, [4, 4, 4, 4])])
def test_a_seat_sees_the_same_prices_before_the_visit_and_during_it(workers: int, prices: list[int]) -> None:
    t = table(ROWS, A={"silver": 9, "at": f"{workers - 1} workshop"})
    assert t.view(0)["own"]["hire"] == prices * 2
    t.choose("A", "place workshop")
    assert t.view(0)["own"]["hire"] == prices * 2


@rule("ARC-074", "ARC-075", "ARC-215")
def test_coins_lie_on_the_leftmost_cards_of_the_row() -> None:
    t = table(ROWS, A={"silver": 6, "at": "1 workshop"})
    t.choose("A", "place workshop", "hire pickpocket")
    assert (t.have("A"), t.s.tax, t.s.coins) == ({}, 4 + 2, [0, 0, 0, 0, 1, 1, 0, 0])
    assert shown(t) == [*TOP, *BOTTOM[:3], "gatekeeper"]


@rule("ARC-077", "ARC-078")
def test_cards_slide_left_with_their_coins_in_their_own_row() -> None:
    t = table({**ROWS, "coins": "1 2 3 0 4 0 0 5"}, A={"silver": 4, "at": "1 workshop"})
    t.choose("A", "place workshop", "hire stonecutter_a")
    assert shown(t) == ["labourer", "jeweller_a", "miner_a", "gatekeeper", *BOTTOM]
    assert t.s.coins == [1, 3, 0, 0, 4, 0, 0, 5]


@rule("ARC-077")
def test_an_empty_pile_leaves_the_last_slot_empty() -> None:
    t = table(ROWS, A={"silver": 4})
    t.s.crews.cards.clear()
    t.s.crews.seen.clear()
    t.choose("A", "place workshop", "hire labourer")
    assert shown(t)[:4] == ["stonecutter_a", "jeweller_a", "miner_a", "-"]


@rule("ARC-079")
def test_a_sixth_apprentice_is_refused() -> None:
    t = table(ROWS, A={"silver": 9, "crew": FIVE})
    t.choose("A", "place workshop")
    assert t.refusal("A", "hire labourer") == ("architects-team-full", "ARC-079", 5, 5)


@rule("ARC-080", "ARC-086")
def test_an_apprentice_may_go_under_the_pile_to_make_room() -> None:
    t = table(ROWS, A={"silver": 4, "crew": FIVE})
    t.choose("A", "place workshop", "dismiss merchant_gold", "hire labourer")
    assert t.crew("A") == [*FIVE.split()[1:], "labourer"]
    assert t.t.apprentices[t.s.crews.cards[0]].id == "merchant_gold"
    assert t.have("A") == {}  # nothing was gained by it


@rule("ARC-086")
@pytest.mark.parametrize("place", ["", "storehouse", "town_centre", "guardhouse", "workshop"])
def test_discarding_is_free_at_every_decision_of_the_own_turn(place: str) -> None:
    t = table(ROWS, A={"silver": 5, "wood": 9, "prison": 1, "crew": "merchant_gold"}, B={"at": "1 forest"})
    if place:
        t.choose("A", f"place {place}")
    before = t.have("A")
    t.choose("A", "dismiss merchant_gold")
    assert (t.asked, t.crew("A"), t.have("A")) == ("A", [], before)


@rule("ARC-081")
def test_virtue_of_an_apprentice_comes_with_the_hire_and_stays() -> None:
    t = table(ROWS, A={"silver": 8, "at": "3 workshop", "virtue": 7, "wood": 2})
    t.choose("A", "place workshop", "hire pickpocket")
    printed = t.t.apprentices[[card.id for card in t.t.apprentices].index("pickpocket")].virtue
    assert printed != 0
    assert t.p("A").virtue == 7 + printed
    t.choose("B", "place forest")
    t.choose("A", "dismiss pickpocket")
    assert t.p("A").virtue == 7 + printed


@rule("ARC-082", "ARC-083", "ARC-085")
def test_coins_on_a_card_go_to_whoever_hires_it_but_do_not_pay_for_it() -> None:
    world: World = {**ROWS, "coins": "3 0 0 0 0 0 0 0"}
    t = table(world, A={"silver": 4})
    t.choose("A", "place workshop", "hire labourer")
    assert t.have("A") == {"silver": 3}
    t = table(world, A={"silver": 3, "crew": "merchant_gold"})
    t.choose("A", "place workshop")
    assert t.refusal("A", "hire labourer") == ("reason-lack", "ARC-070", 3, 4)


@rule("ARC-083")
def test_several_coins_pile_up_on_one_card() -> None:
    t = table(ROWS, A={"silver": 5}, B={"silver": 5})
    t.choose("A", "place workshop", "hire stonecutter_a")
    t.choose("B", "place workshop", "hire jeweller_a")
    assert t.s.coins[0] == 2


@rule("ARC-084")
def test_copies_of_an_apprentice_may_work_for_one_player() -> None:
    t = table({"top": "jeweller_a"}, A={"silver": 4, "crew": "jeweller_b"})
    t.choose("A", "place workshop", "hire jeweller_a")
    t.choose("B", "place forest")
    t.choose("A", "place silversmith")
    assert t.have("A") == {"silver": 2 + 2}


@rule("ARC-214")
def test_a_new_apprentice_does_not_work_on_the_action_that_hired_it() -> None:
    t = table({"top": "swindler_clay"}, A={"silver": 2})
    t.choose("A", "place black_market_middle", "hire swindler_clay")
    assert t.have("A") == {}


@rule("ARC-214")
def test_a_new_apprentice_works_in_the_reset_of_the_same_turn() -> None:
    t = table({"top": "gatekeeper", "market": "B - B"}, A={"silver": 2, "prison": 3})
    t.choose("A", "place black_market_middle", "hire gatekeeper")
    assert (t.kind, t.asked) == ("use", "A")
    t.choose("A", "use gatekeeper")
    assert t.p("A").prison == 3 + 1 - 2


@rule("ARC-215", "ARCV-012")
def test_a_discount_does_not_lower_skip_coins() -> None:
    t = table(ROWS, A={"silver": 6, "board": "rudolf"}, options={"boards": "variable"})
    t.choose("A", "place workshop", "hire miner_a")  # 4 - 1, and 3 to reach the fourth column
    assert (t.have("A"), t.s.coins[:4], t.s.tax) == ({}, [1, 1, 1, 0], 4 + 2)


@rule("ARC-087", "ARC-088", "ARC-061")
@pytest.mark.parametrize(("workers", "cards"), [(1, 1), (2, 2), (3, 2), (4, 3)])
def test_plans_by_the_number_of_workers(workers: int, cards: int) -> None:
    next_ones = ["well", "keep", "tavern"]
    t = table({"buildings": " ".join(next_ones)}, A={"at": f"{workers - 1} workshop", "silver": 4})
    t.choose("A", "place workshop", "plans")
    assert t.hand("A") == next_ones[:cards]
    assert (t.asked, t.have("A")) == ("B", {"silver": 4})


@rule("ARC-089", "ARC-090", "ARC-038")
def test_the_hand_limit_holds_at_the_end_of_the_own_turn() -> None:
    hand = "well chapel steeple armoury fortress"
    t = table({"buildings": "keep tavern"}, A={"at": "1 workshop", "silver": 4, "hand": hand})
    t.choose("A", "place workshop", "plans")
    assert (t.kind, t.asked, len(t.hand("A"))) == ("discard", "A", 7)
    t.choose("A", "discard well")
    assert t.asked == "B"
    assert len(t.hand("A")) == 6
    assert t.under() == ["well"]
    assert t.view(1)["seats"][0]["hand"] == 6  # a number for the others


@rule("ARC-089")
def test_six_cards_may_be_kept() -> None:
    t = table({"buildings": "keep"}, A={"silver": 4, "hand": "well chapel steeple armoury fortress"})
    t.choose("A", "place workshop", "plans")
    assert (t.asked, len(t.hand("A"))) == ("B", 6)


@rule("ARC-091")
@pytest.mark.parametrize("left", [0, 1])
def test_a_short_pile_gives_what_it_has(left: int) -> None:
    t = table({"pile": left}, A={"at": "3 workshop", "silver": 4})
    t.choose("A", "place workshop", "plans")
    assert len(t.hand("A")) == left
    assert t.s.buildings.cards == []
