"""The Black Market's three spaces (ARC-112 to ARC-120, ARC-204); its Reset has a file of its own."""

from __future__ import annotations

import pytest
from tests.rules.architects.table import World, table
from tests.support import rule

SHOWN: World = {"small": "market_03", "large": "market_04"}  # the cards of the rulebook's picture
PRICES = {"small": 1, "middle": 2, "large": 3}
FIVE = "merchant_gold merchant_marble merchant_stone merchant_wood patron_clay"


@rule("ARC-042", "ARC-112")
@pytest.mark.parametrize("space", PRICES)
def test_one_worker_on_each_space(space: str) -> None:
    who = {name: "B" if name == space else "-" for name in PRICES}
    t = table({**SHOWN, "market": " ".join(who.values())}, A={"silver": 9})
    assert t.refusal("A", f"place black_market_{space}")[:2] == ("architects-space-taken", "ARC-112")
    free = {f"place black_market_{name}" for name in PRICES if name != space}
    assert {token for token in t.options("A") if "market" in token} == free
    own = table({**SHOWN, "market": " ".join(who.values()).replace("B", "A")}, A={"silver": 9})
    assert own.refusal("A", f"place black_market_{space}")[1] == "ARC-112"


@rule("ARC-113", "ARC-117", "ARC-118", "ARC-119")
@pytest.mark.parametrize(
    ("space", "goods"),
    [("small", {"marble": 1, "stone": 1}), ("large", {"gold": 1, "stone": 1, "wood": 2})],
)
def test_goods_for_silver_and_a_virtue(space: str, goods: dict[str, int]) -> None:
    t = table(SHOWN, A={"silver": PRICES[space]})
    cards = [*t.s.small.cards, -1, *t.s.large.cards]
    t.choose("A", f"place black_market_{space}")
    assert t.have("A") == goods
    assert (t.p("A").virtue, t.s.tax) == (6, 4)  # the price is no tax
    assert [*t.s.small.cards, -1, *t.s.large.cards] == cards


@rule("ARC-113", "ARC-114", "ARC-117", "ARC-039")
@pytest.mark.parametrize(("space", "id"), [("small", "ARC-113"), ("middle", "ARC-114"), ("large", "ARC-117")])
def test_a_space_needs_its_price(space: str, id: str) -> None:
    t = table(SHOWN, A={"silver": PRICES[space] - 1})
    assert t.refusal("A", f"place black_market_{space}") == (
        "reason-lack",
        id,
        PRICES[space] - 1,
        PRICES[space],
    )


@rule("ARC-014", "ARC-013")
@pytest.mark.parametrize(
    ("space", "goods"), [("small", {"gold": 1, "marble": 1}), ("large", {"wood": 1, "stone": 1, "marble": 2})]
)
def test_an_empty_pile_gives_what_the_board_prints(space: str, goods: dict[str, int]) -> None:
    t = table({"small_left": 0}, A={"silver": PRICES[space]})
    t.choose("A", f"place black_market_{space}")
    assert t.have("A") == goods


@rule("ARC-114", "ARC-115", "ARC-119", "ARC-120")
def test_the_middle_space_hires_anybody_with_the_coins_and_without_tax() -> None:
    world: World = {
        "top": "labourer stonecutter_a jeweller_a miner_a",
        "coins": "0 0 0 2 0 0 0 0",
        "apprentices": "gatekeeper",
    }
    t = table(world, A={"silver": 2})
    t.choose("A", "place black_market_middle")
    assert len(t.options("A", "hire")) == 8
    t.choose("A", "hire miner_a")
    assert (t.crew("A"), t.have("A"), t.p("A").virtue, t.s.tax) == (["miner_a"], {"silver": 2}, 6, 4)
    assert t.t.apprentices[t.s.shown[3]].id == "gatekeeper"  # the row filled up
    assert t.s.coins == [0] * 8


@rule("ARC-116", "ARC-119", "ARC-213")
def test_the_middle_space_looks_at_five_plans_and_keeps_one() -> None:
    five = ["well", "keep", "tavern", "chapel", "steeple"]
    t = table({"buildings": " ".join(five)}, A={"silver": 2})
    t.choose("A", "place black_market_middle", "plans")
    assert t.options("A") == {f"keep {card}" for card in five}
    assert t.refusal("A", "keep fortress")[:2] == ("architects-not-drawn", "ARC-116")
    t.choose("A", "keep tavern")
    assert t.hand("A") == ["tavern"]
    assert t.under(4) == ["steeple", "chapel", "keep", "well"]  # the first drawn went under first


@rule("ARC-120", "ARC-039")
def test_a_full_team_discards_before_it_hires_at_the_market() -> None:
    t = table({"top": "labourer"}, A={"silver": 2, "crew": FIVE})
    t.choose("A", "place black_market_middle")
    assert t.refusal("A", "hire labourer") == ("architects-team-full", "ARC-079", 5, 5)
    assert "decline" not in t.options("A")
    t.choose("A", "dismiss patron_clay", "hire labourer")
    assert t.crew("A")[-1] == "labourer"


@rule("ARC-204")
@pytest.mark.parametrize("space", PRICES)
def test_a_swindler_works_on_all_three_spaces(space: str) -> None:
    t = table({"top": "labourer", **SHOWN}, A={"silver": PRICES[space], "crew": "swindler_clay"})
    t.choose("A", f"place black_market_{space}", *(["hire labourer"] if space == "middle" else []))
    assert t.have("A")["clay"] == 2


@rule("ARC-204")
@pytest.mark.parametrize("space", PRICES)
def test_an_illusionist_keeps_virtue_and_a_trickster_silver(space: str) -> None:
    t = table({"top": "labourer", **SHOWN}, A={"silver": PRICES[space] - 1, "crew": "illusionist trickster"})
    t.choose("A", f"place black_market_{space}", *(["hire labourer"] if space == "middle" else []))
    assert t.p("A").virtue == 7
    assert "silver" not in t.have("A")


@rule("ARC-204", "ARC-164")
def test_an_illusionist_does_not_lift_the_ban() -> None:
    t = table(A={"silver": 9, "virtue": 10, "crew": "illusionist"})
    assert t.refusal("A", "place black_market_small")[1] == "ARC-164"
