"""The end of the game: the last round and end-game effects of buildings (ARC-185 to ARC-190, ARC-201, ARC-224)."""

from __future__ import annotations

import pytest
from tests.rules.architects.table import Setting, Table, World, table
from tests.support import rule

WELL: Setting = {"hand": "well", "wood": 2, "stone": 2}


def last_turns(t: Table) -> str:
    """Whoever has a turn until the end: each goes to the Quarry."""
    out = ""
    while not t.game.over and t.kind == "turn":
        out += t.asked
        t.choose(t.asked, "place quarry")
    return out


def ended(seats: int = 2, world: World | None = None, **players: Setting) -> Table:
    """The last turn of all is over; end-game effects may still ask."""
    told: World = {"last": 1}
    told.update(world or {})
    t = table(told, "A", seats, None, **players)
    t.choose("A", "place quarry")
    return t


@rule("ARC-185", "ARC-186")
@pytest.mark.parametrize(("seats", "spaces"), [(2, 12), (3, 16), (4, 20), (5, 24)])
@pytest.mark.parametrize("who", ["A", "B"])
def test_the_last_space_gives_everybody_one_more_turn(seats: int, spaces: int, who: str) -> None:
    players: dict[str, Setting] = {who: WELL}
    t = table({"guild": spaces - 1}, who, seats, None, **players)
    assert t.view()["left"] is None
    t.construct(who, "well")
    first = "ABCDE".index(who)
    order = ("ABCDE"[:seats] * 2)[first + 1 : first + 1 + seats]
    assert last_turns(t) == order
    assert order[-1] == who
    assert t.game.over


@rule("ARC-185")
def test_before_the_last_space_the_game_goes_on() -> None:
    t = table({"guild": 10}, A=WELL)
    t.construct("A", "well")
    for _ in range(3):
        t.choose("B", "place forest")
        t.choose("A", "place forest")
    assert not t.game.over


@rule("ARC-186", "ARC-173")
def test_the_turn_that_fills_it_is_finished_first() -> None:
    """The Library's question and the hand limit come before the last round."""
    t = table(
        {"guild": 11}, A={"hand": "library well keep", "crew": "labourer", "wood": 4, "stone": 2, "marble": 1}
    )
    t.construct("A", "library")
    assert (t.kind, t.view()["left"]) == ("discard", None)
    t.choose("A", "discard keep")
    assert (t.asked, t.have("A"), t.view()["left"]) == ("B", {"gold": 2}, 1)


@rule("ARC-187")
def test_in_the_last_round_workers_lie_beside_the_guildhall() -> None:
    t = table(
        {"guild": 11}, A={"hand": "well", "wood": 2, "stone": 2}, B={"hand": "smithy", "clay": 4, "wood": 2}
    )
    t.construct("A", "well")
    t.construct("B", "smithy")
    assert (t.built("B"), t.sheet("B")["buildings"]) == (["smithy"], 3)
    guildhall = t.view()["guildhall"]
    assert (len(guildhall["workers"]), guildhall["spaces"], guildhall["workers"][-1]) == (13, 12, 1)
    assert t.have("B") == {"stone": 4}
    t.choose("A", "place forest")
    assert t.game.over  # no second last round


@rule("ARC-188", "ARC-132", "ARC-186")
def test_blue_places_the_sixteenth_worker() -> None:
    """Three players, Blue is B: C, A and B have one last turn each."""
    t = table({"guild": 15}, "B", 3, None, B=WELL)
    t.construct("B", "well")
    assert len(t.s.guild) == 16
    assert last_turns(t) == "CAB"
    assert t.game.over


@rule("ARC-224", "ARC-034")
def test_without_workers_the_last_turn_brings_one_back() -> None:
    t = table({"last": 1}, A={"home": 0, "at": "1 forest 2 mines"})
    assert (t.kind, t.options("A")) == ("return", {"return forest", "return mines"})
    t.choose("A", "return mines")
    assert t.game.over
    assert t.workers("A")["home"] == 1


# what buildings do before scoring


@rule("ARC-189", "ARC-140")
@pytest.mark.parametrize(
    ("card", "told", "change"),
    [
        ("castle", {"gold": 5}, 2),
        ("castle", {"marble": 5}, 0),
        ("observatory", {"marble": 5}, 2),
        ("trading_post", {"clay": 3, "wood": 3, "stone": 1}, 2),  # one more stone comes from the Quarry
        ("reservoir", {"paid": 3}, 1),
        ("dungeon", {}, -2),
        ("museum", {}, 0),
        ("chapel", {"level": 1}, 2),
        ("chapel", {"level": 0}, 0),
    ],
)
def test_virtue_at_the_end(card: str, told: Setting, change: int) -> None:
    t = ended(A={**told, "built": card})
    assert t.game.over
    assert t.p("A").virtue == 7 + change
    printed = t.t.buildings[t.p("A").built[0]].vp
    assert t.sheet("A")["buildings"] == printed


@rule("ARC-189")
@pytest.mark.parametrize("other", [0, 1, 2])
def test_the_museum_counts_pairs_of_buildings(other: int) -> None:
    t = ended(A={"built": " ".join(["museum", "well", "smithy"][: other + 1])})
    assert t.p("A").virtue == 7 + (other + 1) // 2


@rule("ARC-190", "ARC-159")
@pytest.mark.parametrize(("choice", "unpaid"), [("do destroy_debt", 1), ("decline", 2)])
def test_steps_above_fourteen_still_destroy_debts(choice: str, unpaid: int) -> None:
    t = ended(A={"built": "reservoir", "paid": 2, "virtue": 14, "unpaid": 2})
    assert (t.kind, t.asked) == ("offer", "A")
    t.choose("A", choice)
    assert t.game.over
    assert (t.p("A").unpaid, t.sheet("A")["debts"]) == (unpaid, -2 * unpaid)


@rule("ARC-190", "ARC-161")
def test_steps_below_zero_still_bring_debts() -> None:
    t = ended(A={"built": "dungeon", "virtue": 1})
    assert (t.p("A").virtue, t.p("A").unpaid) == (0, 1)
    assert t.sheet("A")["debts"] == -2


@rule("ARC-190", "ARCV-002")
def test_a_character_still_helps() -> None:
    """Hugo may pay for the debt that the Dungeon brings."""
    t = ended(A={"built": "dungeon", "virtue": 1, "board": "hugo", "silver": 2})
    t.choose("A", "do refuse_debt")
    assert t.game.over
    assert (t.p("A").unpaid, t.have("A")) == (0, {"stone": 1})


@rule("ARC-190", "ARC-159")
def test_by_option_debts_are_destroyed_unasked() -> None:
    t = table(
        {"last": 1},
        options={"auto_destroy": True},
        A={"built": "reservoir", "paid": 4, "virtue": 13, "unpaid": 2},
    )
    t.choose("A", "place quarry")
    assert t.game.over
    assert (t.p("A").virtue, t.p("A").unpaid) == (14, 1)


@rule("ARC-201")
@pytest.mark.parametrize(("first", "virtue", "unpaid"), [("castle", 12, 1), ("dungeon", 13, 2)])
def test_the_owner_chooses_the_order(first: str, virtue: int, unpaid: int) -> None:
    """At 14: Castle first destroys a debt and the Dungeon lowers to 12; the other way round 12 + 1."""
    t = ended(A={"built": "castle dungeon", "gold": 2, "virtue": 14, "unpaid": 2})
    assert (t.kind, t.options("A")) == ("use", {"use castle", "use dungeon"})
    t.choose("A", f"use {first}")
    if first == "castle":
        t.choose("A", "do destroy_debt")
    assert t.game.over
    assert (t.p("A").virtue, t.p("A").unpaid) == (virtue, unpaid)


@rule("ARC-201", "ARC-189")
def test_the_start_player_comes_first() -> None:
    both: Setting = {"built": "castle dungeon", "gold": 2}
    t = table(
        {"last": 1},
        "C",
        3,
        None,
        B=both,
        A={**both, "built": "observatory reservoir", "marble": 2, "paid": 2},
    )
    t.s.order = [1, 2, 0]
    t.choose("C", "place quarry")
    asked = ""
    while not t.game.over:
        asked += t.asked
        t.choose(t.asked, min(t.options(t.asked)))
    assert asked == "BA"


@rule("ARC-201", "ARC-191")
def test_points_are_counted_after_all_virtue() -> None:
    """Lighthouse: 7 virtue and 1 of the Castle are 8, so 2 points. University: the Dungeon's debt spoils it."""
    t = ended(A={"built": "lighthouse castle", "gold": 2})
    assert t.sheet("A")["buildings"] == 6 + 10 + 2
    t = ended(A={"built": "university dungeon", "virtue": 1})
    assert t.sheet("A")["buildings"] == 11 + 14
    t = ended(A={"built": "university dungeon", "virtue": 2})
    assert t.sheet("A")["buildings"] == 11 + 14 + 2
