"""Card clarifications (ARC-204, ARC-206 to ARC-212) and the promotional cards."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.architects.table import Setting, Table, World, table
from tests.support import rule

from courtier import start

RICH: Setting = {"clay": 20, "wood": 20, "stone": 20, "gold": 9, "marble": 9}
SPACES = {"small": 1, "middle": 2, "large": 3}


def site(
    card: str, world: World | None = None, seats: int = 2, B: Setting | None = None, **told: Any
) -> Table:
    """A has just built this card out of plenty of goods, with all skills."""
    mine: Setting = {**RICH, "hand": card, "crew": "labourer", **told}  # type: ignore[typeddict-item]
    t = table(world, "A", seats, None, A=mine, B=B or {})
    t.construct("A", card)
    return t


def market(space: str, silver: int, crew: str, virtue: int = 7) -> Table:
    """A has bought something on this space: the goods of the card on it, or a plan."""
    t = table(
        {"small": "market_01", "large": "market_10", "buildings": "well"},
        A={"silver": silver, "crew": crew, "virtue": virtue},
    )
    t.choose("A", f"place black_market_{space}")
    if space == "middle":
        t.choose("A", "plans", "keep well")
    return t


@rule("ARC-204")
@pytest.mark.parametrize("space", SPACES)
@pytest.mark.parametrize(
    ("crew", "gained"),
    [
        ("swindler_clay", {"clay": 2}),
        ("swindler_stone", {"stone": 1}),
        ("swindler_wood", {"wood": 1}),
        ("swindler_clay swindler_wood swindler_stone", {"clay": 2, "wood": 1, "stone": 1}),
    ],
)
def test_swindlers_work_on_all_three_spaces(space: str, crew: str, gained: dict[str, int]) -> None:
    goods = {"small": {"marble": 1}, "middle": {}, "large": {"marble": 2, "wood": 2}}[space]
    t = market(space, SPACES[space], crew)
    total = {name: goods.get(name, 0) + gained.get(name, 0) for name in {*goods, *gained}}
    assert t.have("A") == total


@rule("ARC-204", "ARC-164")
@pytest.mark.parametrize("space", SPACES)
def test_the_illusionist_spares_the_virtue_but_not_the_ban(space: str) -> None:
    assert market(space, 3, "illusionist", virtue=9).p("A").virtue == 9
    assert market(space, 3, "", virtue=9).p("A").virtue == 8
    t = table(A={"silver": 3, "crew": "illusionist", "virtue": 10})
    assert t.refusal("A", f"place black_market_{space}")[:2] == ("architects-market-ban", "ARC-164")


@rule("ARC-204")
@pytest.mark.parametrize("space", SPACES)
def test_the_trickster_lowers_each_price_by_one(space: str) -> None:
    price = SPACES[space] - 1
    assert "silver" not in market(space, price, "trickster").have("A")
    if price:
        t = table(A={"silver": price - 1, "crew": "trickster"})
        assert t.refusal("A", f"place black_market_{space}") == (
            "reason-lack", {"middle": "ARC-114", "large": "ARC-117"}[space], price - 1, price)  # fmt: skip
    t = table(A={"silver": price})
    assert t.refusal("A", f"place black_market_{space}")[2:] == (price, price + 1)


@rule("ARC-204", "ARC-214")
def test_a_swindler_hired_in_the_market_has_no_part_in_that_visit() -> None:
    t = table({"top": "swindler_clay"}, A={"silver": 2})
    t.choose("A", "place black_market_middle", "hire swindler_clay")
    assert t.have("A") == {}


@rule("ARC-206", "ARC-136")
@pytest.mark.parametrize("card", ["keep", "tavern", "factory", "lighthouse", "monument"])
def test_the_labourer_shows_all_three_skills(card: str) -> None:
    assert site(card).built("A") == [card]
    t = table(A={**RICH, "hand": f"{card} well"})
    t.choose("A", "place guildhall")
    assert t.refusal("A", f"build {card}")[1] == "ARC-136"


@rule("ARC-208")
@pytest.mark.parametrize(("mine", "theirs", "virtue"), [(2, 1, 9), (2, 2, 7), (1, 2, 7)])
def test_the_chapel_needs_the_highest_marker_of_the_cathedral(mine: int, theirs: int, virtue: int) -> None:
    t = table({"last": 1}, A={"built": "chapel", "level": mine}, B={"level": theirs})
    t.choose("A", "place quarry")
    assert t.p("A").virtue == virtue


@rule("ARC-210")
@pytest.mark.parametrize(("virtue", "gold"), [(3, 0), (4, 1), (7, 1), (8, 2), (14, 3)])
def test_the_palace_counts_the_virtue_of_that_moment(virtue: int, gold: int) -> None:
    t = site("palace", virtue=virtue)
    assert (t.have("A")["gold"], t.p("A").virtue) == (9 + gold, virtue)


@rule("ARC-210")
def test_the_monument_gives_its_builder_two_virtue_and_the_others_one() -> None:
    t = site("monument", seats=4)
    assert [p.virtue for p in t.s.players] == [9, 8, 8, 8]


@rule("ARC-210", "ARC-159")
def test_the_monument_asks_the_builder_first_then_clockwise() -> None:
    t = table(
        seats=3,
        turn="B",
        A={"virtue": 14, "unpaid": 1},
        B={**RICH, "hand": "monument", "crew": "labourer", "virtue": 13, "unpaid": 1},
        C={"virtue": 14, "unpaid": 1},
    )
    t.construct("B", "monument")
    asked = ""
    while t.kind == "offer":
        asked += t.asked
        t.choose(t.asked, "do destroy_debt")
    assert asked == "BCA"
    assert [p.unpaid for p in t.s.players] == [0, 0, 0]


@rule("ARC-210")
@pytest.mark.parametrize(("mine", "theirs"), [(0, 0), (2, 3), (3, 2), (4, 5)])
def test_the_watchtower_hits_everybody_with_three_in_prison(mine: int, theirs: int) -> None:
    t = site("watchtower", prison=mine, B={"prison": theirs})
    assert t.p("A").virtue == 7 - 1 - (mine >= 3)
    assert t.p("B").virtue == 7 - (theirs >= 3)


@rule("ARC-211", "ARC-140")
def test_the_betting_house_brings_a_debt() -> None:
    t = site("betting_house")
    assert (t.p("A").unpaid, t.p("A").virtue, t.asked) == (1, 6, "B")


@rule("ARC-212", "ARC-145")
def test_the_barracks_free_workers_without_cost() -> None:
    t = site("barracks", seats=3, B={"captives": "2 A", "at": "1 forest"})
    home = t.p("A").workers
    assert t.options("A") == {"release boards", "capture 1 forest"}
    t.choose("A", "release boards")
    assert (t.p("A").workers, t.p("B").captives, t.s.tax, t.p("A").unpaid) == (home + 2, [0, 0, 0], 4, 0)
    assert t.workers("B")["forest"] == 1
    assert t.asked == "B"


@rule("ARC-212", "ARC-145")
def test_or_make_one_free_capture() -> None:
    t = site("barracks", B={"captives": "2 A", "at": "2 forest 1 mines"})
    t.choose("A", "capture 1 forest")
    assert (t.p("A").captives, t.p("B").captives, t.asked) == ([0, 2], [2, 0], "B")
    assert t.s.tax == 4


@rule("ARC-212", "ARC-144")
def test_but_not_neither() -> None:
    t = site("barracks", B={"captives": "2 A", "at": "2 forest"})
    assert t.refusal("A", "decline")[0] == "reason-not-offered"
    t = site("barracks", B={"at": "2 forest 1 mines"})
    assert t.refusal("A", "release boards")[:2] == ("architects-nobody-held", "ARC-212")
    t = site("barracks", B={"at": "2 forest"})  # the only thing that is possible
    assert (t.p("A").captives, t.asked) == ([0, 2], "B")


@rule("ARC-207", "ARC-160")
def test_collectors_get_nothing_for_a_debt_destroyed_above_fourteen() -> None:
    crew = "debt_collector_clay debt_collector_wood debt_collector_stone"
    t = table(A={"virtue": 14, "unpaid": 1, "wood": 2, "crew": crew})
    t.choose("A", "place storehouse", "trade wood+wood>virtue", "do destroy_debt")
    assert (t.have("A"), t.p("A").paid, t.p("A").virtue) == ({}, 0, 14)


# promotional cards


@rule("ARC-006")
@pytest.mark.parametrize(("promos", "folk", "cards"), [(False, 40, 40), (True, 43, 43)])
def test_promotional_cards_are_an_option(promos: bool, folk: int, cards: int) -> None:
    s = Table(start("architects", 2, 1, {"promo_cards": promos})).s
    assert len(s.crews.cards) + len([card for card in s.shown if card >= 0]) == folk
    assert len(s.buildings.cards) + sum(len(packet.cards) for packet in s.draft) == cards


@rule("ARC-131")
def test_the_crane_places_one_more_worker_at_once() -> None:
    t = table(A={**RICH, "hand": "crane well church"})
    t.construct("A", "crane")
    assert (t.kind, t.asked, t.p("A").guild) == ("guildhall", "A", 2)
    t.choose("A", "build church")
    assert (t.built("A"), t.asked) == (["crane", "church"], "B")


@rule("ARC-131")
@pytest.mark.parametrize("told", [{"home": 1, "hand": "crane well"}, {"hand": "crane", "virtue": 4}])
def test_the_crane_is_skipped_without_a_worker_or_anything_to_build(told: Setting) -> None:
    t = table(A={**RICH, **told})
    before = t.p("A").guild
    t.construct("A", "crane")
    assert (t.built("A"), t.p("A").guild, t.asked) == (["crane"], before + 1, "B")


@rule("ARC-140", "ARC-080")
def test_the_graveyard_takes_an_apprentice() -> None:
    t = site("graveyard", crew="labourer thief")
    assert t.options("A", "dismiss") == {"dismiss labourer", "dismiss thief"}
    t.choose("A", "dismiss labourer")
    assert (t.crew("A"), t.t.apprentices[t.s.crews.cards[0]].id) == (["thief"], "labourer")
    assert t.asked == "B"


@rule("ARC-122")
def test_the_enforcer_gains_gold_for_each_use_of_the_prison() -> None:
    t = table(A={"crew": "enforcer", "captives": "3 B"})
    t.choose("A", "place guardhouse", "imprison")
    assert t.have("A") == {"silver": 3, "gold": 1}


@rule("ARC-062")
@pytest.mark.parametrize(("crew", "trades"), [("", 1), ("overseer", 2)])
def test_the_overseer_adds_an_action_in_the_storehouse(crew: str, trades: int) -> None:
    t = table(A={"crew": crew, "wood": 9})
    t.choose("A", "place storehouse", *["trade wood+wood>virtue"] * trades)
    assert (t.asked, t.p("A").virtue) == ("B", 7 + trades)
