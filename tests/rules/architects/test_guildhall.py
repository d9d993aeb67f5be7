"""The Guildhall and constructing a building (ARC-131 to ARC-145)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.architects.table import Setting, Table, World, table
from tests.support import rule

WELL: Setting = {"hand": "well", "wood": 2, "stone": 2}
RICH: Setting = {"clay": 20, "wood": 20, "stone": 20, "gold": 9, "marble": 9}


def site(
    card: str, world: World | None = None, seats: int = 2, B: Setting | None = None, **told: Any
) -> Table:
    """A has just built this card out of plenty of goods, with all skills."""
    mine: Setting = {**RICH, "hand": card, "crew": "labourer", **told}  # type: ignore[typeddict-item]
    t = table(world, "A", seats, None, A=mine, B=B or {})
    t.construct("A", card)
    return t


@rule("ARC-131")
def test_one_worker_builds_one_card_or_one_level() -> None:
    told: Setting = {"hand": "well church", "clay": 3, "wood": 2, "stone": 5, "gold": 1}
    t = table(A=told)
    t.choose("A", "place guildhall")
    assert t.options("A") == {"build well", "build church", "cathedral"}
    t.choose("A", "build well")
    assert (t.built("A"), t.p("A").level, t.asked) == (["well"], 0, "B")
    t = table(A=told)
    t.choose("A", "place guildhall", "cathedral", "discard well")
    assert (t.built("A"), t.p("A").level, t.asked) == ([], 1, "B")


@rule("ARC-131")
def test_only_cards_of_the_own_hand_are_built() -> None:
    t = table(A={**WELL, "gold": 1}, B={"hand": "keep"})
    t.choose("A", "place guildhall")
    assert t.refusal("A", "build keep")[:2] == ("architects-not-in-hand", "ARC-131")


@rule("ARC-131", "ARC-039")
def test_nobody_goes_to_the_guildhall_with_nothing_to_build() -> None:
    t = table(A={"hand": "well", "wood": 2, "stone": 1})
    assert t.refusal("A", "place guildhall")[:2] == ("architects-nothing-to-build", "ARC-039")


@rule("ARC-132", "ARC-133")
@pytest.mark.parametrize(("seats", "spaces"), [(2, 12), (3, 16), (4, 20), (5, 24)])
def test_how_many_spaces_there_are(seats: int, spaces: int) -> None:
    assert table(seats=seats).view()["guildhall"]["spaces"] == spaces
    for before, ending in ((spaces - 2, False), (spaces - 1, True)):
        t = table({"guild": before}, seats=seats, A=WELL)
        t.construct("A", "well")
        assert (len(t.s.guild), t.s.ending) == (before + 1, ending)


@rule("ARC-133", "ARC-172")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_which_spaces_call_a_reset(seats: int) -> None:
    """The first spaces of the two bottom rows."""
    rows = {2: (7, 10), 3: (9, 13), 4: (11, 16), 5: (13, 19)}[seats]
    called = []
    for worker in range(1, 4 * (seats + 1) + 1):
        t = table({"guild": worker - 1, "market": "B - -"}, seats=seats, A=WELL)
        t.construct("A", "well")
        if t.p("B").prison:
            called.append(worker)
    assert tuple(called) == rows


@rule("ARC-134", "ARC-044")
def test_the_fifth_space_ends_a_row_with_four_players() -> None:
    """Blue is worker 6, the first of the second row; the next one lies to its right and is worker 7."""
    t = table(seats=4, A={"guild": 5}, B={**WELL}, C={**WELL}, turn="B")
    t.construct("B", "well")
    t.choose("C", "place guildhall")
    t.choose("D", "place quarry")
    assert t.s.guild == [0] * 5 + [1, 2]
    assert t.view()["guildhall"]["spaces"] // 4 == 5


@rule("ARC-135")
def test_a_building_lies_open_before_its_owner() -> None:
    t = table(A=WELL)
    t.construct("A", "well")
    assert t.hand("A") == []
    for seat in (None, 0, 1):  # everybody sees it
        assert [card["id"] for card in t.view(seat)["seats"][0]["built"]] == ["well"]


@rule("ARC-136")
@pytest.mark.parametrize(
    ("crew", "missing"),
    [
        ("labourer", ""),
        ("thief miner_a trickster", ""),
        ("thief miner_a", "masonry"),
        ("miner_a trickster", "carpentry"),
        ("thief trickster", "tiling"),
        ("", "carpentry"),
    ],
)
def test_every_skill_of_a_building_is_needed(crew: str, missing: str) -> None:
    t = table(A={"hand": "keep well", "wood": 7, "stone": 4, "gold": 2, "crew": crew})
    t.choose("A", "place guildhall")
    if missing:
        key, rule_id, _, need = t.refusal("A", "build keep")
        assert (key, rule_id, need) == ("architects-lack-skill", "ARC-136", 1)
        refused = {str(option): reason for option, reason in t.game.refusals(0)}
        assert refused["build keep"].thing == f"architects-skill-{missing}"
    else:
        t.choose("A", "build keep")
        assert t.built("A") == ["keep"]


@rule("ARC-137")
def test_apprentices_are_not_spent() -> None:
    t = site("keep", crew="thief miner_a trickster")
    assert t.crew("A") == ["thief", "miner_a", "trickster"]


@rule("ARC-138")
def test_the_price_goes_to_the_supply() -> None:
    t = table(A={**WELL, "gold": 1, "silver": 3})
    t.construct("A", "well")
    assert (t.have("A"), t.s.tax) == ({"clay": 4, "gold": 1, "silver": 3}, 4)


@rule("ARC-138")
@pytest.mark.parametrize(
    ("other", "told", "have", "need"),
    [
        ("church", {"clay": 3, "wood": 1, "stone": 5}, 1, 2),
        ("church", {"clay": 3, "stone": 5}, 0, 2),
        ("reservoir", {"clay": 6, "wood": 3, "stone": 1}, 1, 2),
    ],
)
def test_the_price_is_paid_in_full(other: str, told: Setting, have: int, need: int) -> None:
    t = table(A={**told, "hand": f"well {other}", "gold": 1})
    t.choose("A", "place guildhall")
    assert t.options("A") == {f"build {other}", "cathedral"}
    assert t.refusal("A", "build well") == ("reason-lack", "ARC-138", have, need)


@rule("ARC-139", "ARC-157")
@pytest.mark.parametrize(
    ("card", "change"), [("church", 1), ("thieves_den", -2), ("betting_house", -1), ("well", 0)]
)
def test_printed_virtue_changes_at_once(card: str, change: int) -> None:
    assert site(card).p("A").virtue == 7 + change


@rule("ARC-139", "ARC-161")
def test_printed_virtue_below_zero_brings_debts() -> None:
    t = site("keep", virtue=1)
    assert (t.p("A").virtue, t.p("A").unpaid) == (0, 1)


@rule("ARC-140", "ARC-141", "ARC-191")
def test_the_well() -> None:
    t = table(A=WELL)
    t.construct("A", "well")
    assert (t.have("A"), t.sheet("A")) == ({"clay": 4}, {"buildings": 3})


@rule("ARC-140", "ARC-142", "ARC-191")
@pytest.mark.parametrize(("captives", "points"), [(0, 12), (2, 12), (3, 13), (7, 14)])
def test_the_keep(captives: int, points: int) -> None:
    t = table(
        A={"hand": "keep", "crew": "labourer", "wood": 5, "stone": 2, "gold": 2, "captives": f"{captives} B"}
    )
    t.construct("A", "keep")
    assert (t.have("A"), t.p("A").virtue) == ({}, 5)
    assert t.sheet("A")["buildings"] == points


@rule("ARC-140")
@pytest.mark.parametrize("card", ["castle", "trading_post", "dungeon", "reservoir"])
def test_end_effects_wait(card: str) -> None:
    t = site(card, paid=4)
    assert t.p("A").virtue == 7 + t.t.buildings[t.p("A").built[0]].virtue


@rule("ARC-143")
def test_virtue_comes_before_the_immediate_effect() -> None:
    """Watchtower: its own loss first, then the one of the effect: from 1 to 0, then a debt."""
    t = site("watchtower", virtue=1, prison=3)
    assert (t.p("A").virtue, t.p("A").unpaid) == (0, 1)
    t = site("church", virtue=14, unpaid=2)  # the step above 14 is offered before the Church itself
    assert (t.kind, t.options("A")) == ("offer", {"do destroy_debt", "decline"})
    assert t.p("A").unpaid == 2
    t.choose("A", "decline")
    assert (t.p("A").unpaid, t.asked) == (1, "B")  # the Church itself asks nobody


@rule("ARC-143", "ARC-173")
def test_the_reset_comes_after_the_immediate_effect() -> None:
    """The Hideout frees its prisoners before the market's worker comes to prison."""
    t = site("hideout", {"guild": 6, "market": "A - -"}, prison=2)
    assert (t.p("A").prison, t.p("A").unpaid) == (1, 1)


@rule("ARC-144")
@pytest.mark.parametrize(
    "card", ["well", "drafting_room", "betting_house", "hideout", "monument", "watchtower"]
)
def test_what_happens_without_a_choice(card: str) -> None:
    t = site(card, unpaid=1, prison=3)
    assert t.asked == "B"
    told = {
        "well": t.have("A")["clay"] == 24,
        "drafting_room": len(t.hand("A")) == 2,
        "betting_house": t.p("A").unpaid == 2,
        "hideout": t.p("A").prison == 0,
        "monument": t.p("B").virtue == 8,
        "watchtower": t.p("A").virtue == 5,
    }
    assert told[card]


@rule("ARC-144", "ARC-207")
def test_the_church_destroys_a_debt_unasked() -> None:
    clay = site("church", crew="debt_collector_clay labourer").have("A")["clay"]
    t = site("church", unpaid=2, crew="debt_collector_clay labourer")
    p = t.p("A")
    assert t.asked == "B"
    assert (p.unpaid, p.paid, p.virtue, t.have("A")["clay"]) == (1, 0, 8, clay)


@rule("ARC-144")
def test_the_church_asks_nothing_without_a_debt() -> None:
    assert site("church").asked == "B"


@rule("ARC-144", "ARC-090")
@pytest.mark.parametrize(
    ("choice", "gold", "hand"), [("discard well", 11, ["keep"]), ("decline", 9, ["keep", "well"])]
)
def test_the_library_may_be_declined(choice: str, gold: int, hand: list[str]) -> None:
    t = site("library", hand="library keep well")
    t.choose("A", choice)
    assert (t.have("A")["gold"], t.hand("A")) == (gold, hand)
    if choice != "decline":
        assert t.under() == ["well"]


@rule("ARC-144")
def test_the_library_needs_a_card_to_give() -> None:
    t = site("library")
    assert (t.have("A")["gold"], t.asked) == (9, "B")


@rule("ARC-144", "ARC-082")
def test_the_tavern_hire_must_be_made_while_there_is_room() -> None:
    t = site("tavern", {"top": "miner_a thief", "coins": "0 2 0 0 0 0 0 0"})
    assert t.refusal("A", "decline")[0] == "reason-not-offered"
    assert len(t.options("A", "hire")) == 8
    t.choose("A", "hire thief")
    assert (t.crew("A"), t.have("A")["silver"], t.s.tax) == (["labourer", "thief"], 2, 4)


@rule("ARC-144", "ARC-079")
def test_a_full_team_discards_for_the_tavern_or_forgoes_it() -> None:
    crew = "labourer jeweller_a jeweller_b miner_a miner_b"
    t = site("tavern", {"top": "trickster thief"}, crew=crew)
    assert t.refusal("A", "hire thief") == ("architects-team-full", "ARC-079", 5, 5)
    t.choose("A", "decline")
    assert (t.crew("A"), t.asked) == (crew.split(), "B")
    t = site("tavern", {"top": "trickster thief"}, crew=crew)
    t.choose("A", "dismiss miner_a", "hire thief")
    assert t.crew("A") == ["labourer", "jeweller_a", "jeweller_b", "miner_b", "thief"]


@rule("ARC-145", "ARC-144")
@pytest.mark.parametrize(("card", "most"), [("armoury", 1), ("fortress", 2)])
def test_captures_of_buildings_are_free_and_untaxed(card: str, most: int) -> None:
    t = site(card, B={"at": "2 forest 3 mines 1 quarry"})
    for place in ["forest", "mines"][:most]:
        t.choose("A", f"capture 1 {place}")
    assert (t.p("A").captives[1], t.s.tax, t.asked) == ((2, 5)[most - 1], 4, "B")


@rule("ARC-144")
@pytest.mark.parametrize("card", ["armoury", "fortress", "barracks"])
def test_captures_of_buildings_are_made_as_far_as_possible(card: str) -> None:
    t = site(card, B={"at": "2 forest 3 mines"})
    if card == "barracks":
        assert t.refusal("A", "decline")[0] == "reason-not-offered"
    else:
        assert t.refusal("A", "done")[:2] == ("architects-must-capture", "ARC-144")
    assert t.options("A", "capture") == {"capture 1 forest", "capture 1 mines"}
    t.choose("A", "capture 1 forest")
    if card == "fortress":
        assert t.refusal("A", "done")[:2] == ("architects-must-capture", "ARC-144")
        t.choose("A", "capture 1 mines")
    assert t.asked == "B"
    alone = site(card)  # nobody to capture, nobody to free
    assert (alone.asked, alone.p("A").captives) == ("B", [0, 0])


@rule("ARC-145", "ARC-095", "ARC-099")
@pytest.mark.parametrize(
    ("seats", "option", "reach"), [(3, "as_town_centre", 2), (4, "as_town_centre", 1), (4, "unlimited", 2)]
)
def test_they_keep_to_the_limit_of_locations(seats: int, option: str, reach: int) -> None:
    t = table(
        {"market": "B - -"},
        seats=seats,
        options={"building_captures": option},
        A={**RICH, "hand": "fortress", "crew": "labourer"},
        B={"at": "2 forest 3 mines", "prison": 1},
        C={"at": "1 forest"},
    )
    t.construct("A", "fortress")
    assert t.refusal("A", "capture 1 black_market_small")[:2] == ("architects-never-captured", "ARC-099")
    t.choose("A", "capture 1 forest")
    if reach == 1:
        assert t.refusal("A", "capture 1 mines") == ("architects-capture-locations", "ARC-095", 1, 1)
        t.choose("A", "capture 2 forest")
        assert t.p("A").captives == [0, 2, 1, 0]
    else:
        t.choose("A", "capture 1 mines")
        assert t.p("A").captives[1] == 5


@rule("ARC-145", "ARC-095")
def test_the_option_for_buildings_leaves_the_town_centre_alone() -> None:
    t = table(
        seats=4,
        options={"building_captures": "unlimited"},
        A={"at": "2 town_centre", "silver": 3},
        B={"at": "1 forest 1 mines"},
        C={"at": "1 forest"},
    )
    t.choose("A", "place town_centre", "capture 1 forest")
    assert t.refusal("A", "capture 1 mines")[:2] == ("architects-capture-locations", "ARC-095")


FLUSHED: World = {"top": "thief miner_a", "bottom": "trickster miner_b", "coins": "3 1 0 0 0 0 0 0"}


@rule("ARC-132")
@pytest.mark.parametrize(
    ("seats", "spaces"), [(2, [3, 6, 9]), (3, [3, 7, 11]), (4, [3, 8, 13]), (5, [3, 9, 15])]
)
@pytest.mark.parametrize("on", [True, False])
def test_the_third_column_renews_the_apprentices_by_option(seats: int, spaces: list[int], on: bool) -> None:
    """Of the three upper rows only."""
    flushed = []
    for worker in range(1, 4 * (seats + 1) + 1):
        t = table({**FLUSHED, "guild": worker - 1}, seats=seats, A=WELL, options={"guildhall_flush": on})
        t.construct("A", "well")
        if t.t.apprentices[t.s.shown[0]].id != "thief":
            flushed.append(worker)
    assert flushed == (spaces if on else [])


@rule("ARC-132", "ARC-077")
def test_the_first_column_goes_under_the_pile_and_its_coins_to_the_supply() -> None:
    t = table({**FLUSHED, "guild": 2}, A=WELL, options={"guildhall_flush": True})
    t.construct("A", "well")
    names = t.t.apprentices
    assert [names[t.s.shown[slot]].id for slot in (0, 4)] == ["miner_a", "miner_b"]
    assert [names[card].id for card in t.s.crews.cards[:2]] == ["trickster", "thief"]
    assert (t.s.coins, t.have("A"), t.s.tax) == ([1, 0, 0, 0, 0, 0, 0, 0], {"clay": 4}, 4)
