"""The automated opponent's turns: schemes, muster, coming home, and its part in the game (ARCS-010 to ARCS-013 ...)."""

from __future__ import annotations

import pytest
from tests.rules.architects.pieces import pieces
from tests.rules.architects.rival import CONSTANTINE, HELENA, against, automat, goods, plan, turned
from tests.rules.architects.table import Setting, table
from tests.support import rule

from courtier.titles.architects.reset import Reset


@rule("ARCS-010")
def test_the_first_half_that_is_possible_is_done_with_one_worker() -> None:
    t = turned(first="build", second="forest", R={"hand": "well", "clay": 4})
    assert (plan(t), t.workers("R")) == (["does build"], {"home": 19, "guildhall": 1})


@rule("ARCS-010")
def test_else_the_other_half() -> None:
    t = turned(first="build", second="forest", R={"hand": "well", "clay": 3, "virtue": 4})
    assert plan(t) == ["cannot build", "does forest"]
    assert (t.workers("R"), goods(t)) == ({"home": 19, "forest": 1}, (3 + 2, 0, 0))


@rule("ARCS-010")
def test_else_the_silversmith() -> None:
    t = turned(first="guardhouse", second="hire", R={"silver": 1})
    assert plan(t) == ["cannot guardhouse", "cannot hire", "fallback silversmith"]
    assert (t.workers("R"), goods(t)) == ({"home": 19, "silversmith": 1}, (0, 0, 1 + 3))


@rule("ARCS-010", "ARCS-013")
def test_every_turn_turns_over_a_scheme() -> None:
    t = against(world={"scheme": "scheme_25 scheme_23 scheme_22"})
    turned_over = []
    for _ in range(3):
        t.rival_turn()
        turned_over.append(t.t.scheme_ids[automat(t).scheme])
    assert turned_over == ["scheme_25", "scheme_23", "scheme_22"]
    assert [t.t.scheme_ids[card] for card in automat(t).discards] == turned_over
    assert len(automat(t).schemes.cards) == 27


@rule("ARCS-013")
def test_an_empty_deck_is_rebuilt_from_its_discards() -> None:
    t = against()
    a = automat(t)
    a.discards, a.schemes.cards, a.schemes.seen = a.schemes.cards, [], []
    before = a.discards.copy()
    t.rival_turn()
    assert (len(a.schemes.cards), len(a.discards)) == (29, 1)
    assert sorted(a.schemes.cards + a.discards) == sorted(before)
    assert a.schemes.cards != before[:-1]  # shuffled


@rule("ARCS-010")
def test_its_hand_comes_down_to_six_the_fewest_points_first() -> None:
    """Plans bring a seventh and an eighth card; well 3 and church 5 go, the lower id of equal points first."""
    t = turned(
        first="plans",
        world={"buildings": "church keep"},
        R={"hand": "well dungeon castle barracks fortress", "at": "1 workshop"},
    )
    assert t.hand("R") == ["dungeon", "castle", "barracks", "fortress", "church", "keep"]
    assert t.under() == ["well"]


@rule("ARCS-010")
@pytest.mark.parametrize("due", [False, True])
def test_its_turn_ends_with_a_reset_if_one_is_due(due: bool) -> None:
    """The third worker in the market calls it, after the action."""
    market = "A A -" if due else "A - -"
    t = turned(HELENA, "black_market_large", world={"market": market, "large": "market_03"}, R={"silver": 3})
    assert goods(t) == (2, 2, 0)
    assert (t.p("A").prison, t.rival.prison) == ((2, 1) if due else (0, 0))


@rule("ARCS-011")
@pytest.mark.parametrize(
    ("prison", "home", "first"),
    [(4, 9, "guardhouse"), (3, 9, ""), (1, 2, "guardhouse"), (1, 3, ""), (0, 2, "town_centre"), (0, 3, "")],
)
def test_when_workers_run_short_it_musters_first(prison: int, home: int, first: str) -> None:
    t = turned(first="quarry", A={"at": "2 forest"}, R={"prison": prison, "home": home, "silver": 1})
    assert plan(t) == ([f"muster {first}"] if first else ["does quarry"])
    if first == "guardhouse":
        assert (t.rival.prison, t.rival.workers) == (0, home - 1 + prison)
    elif first == "town_centre":
        assert t.rival.captives == [2, 0]


@rule("ARCS-011")
def test_a_muster_that_is_not_possible_leaves_the_halves() -> None:
    t = turned(first="quarry", A={"at": "1 forest"}, R={"home": 2, "silver": 1})
    assert plan(t) == ["cannot town_centre", "does quarry"]
    assert t.workers("R")["quarry"] == 1


@rule("ARCS-011", "ARCS-020")
def test_helena_musters_too_and_sends_her_captives_away_first() -> None:
    t = turned(HELENA, "quarry", A={}, R={"home": 2, "prison": 1, "captives": "3 A"})
    assert plan(t) == ["muster guardhouse"]
    assert (goods(t), t.p("A").prison, t.rival.prison) == ((0, 0, 3), 3, 1)


@rule("ARCS-012")
@pytest.mark.parametrize(
    ("at", "place"),
    [
        ("3 quarry 1 silversmith 2 forest", "silversmith"),
        ("2 quarry 2 forest", "quarry"),
        ("1 guardhouse", "guardhouse"),
    ],
)
def test_without_a_worker_at_home_one_comes_back_from_the_smallest_group(at: str, place: str) -> None:
    t = against(R={"home": 0, "at": at, "prison": 2})
    before = t.workers("R").get(place, 0)
    drawn = automat(t).schemes.cards.copy()
    t.rival_turn()
    assert (t.rival.workers, t.workers("R").get(place, 0)) == (1, before - 1)
    assert plan(t) == [f"returns {place}"]
    assert (automat(t).schemes.cards, automat(t).scheme) == (drawn, -1)  # no scheme is turned over
    assert t.rival.prison == 2


@rule("ARCS-031", "ARC-037")
def test_in_a_dead_end_it_passes_like_everybody() -> None:
    t = against(world={"market": "R - -"}, A={"captives": "2 R"}, R={"prison": 2, "home": 0})
    t.rival_turn()
    assert (t.rival.workers, t.rival.prison, plan(t)) == (0, 2, ["passes guildhall"])


@rule("ARC-037")
def test_alone_nobody_waits_for_the_opponent_in_a_dead_end() -> None:
    t = against(A={"home": 0, "prison": 2}, R={"home": 3})
    assert (t.p("A").prison, t.p("A").workers) == (1, 1)


@rule("ARCS-031", "ARC-037")
@pytest.mark.parametrize(
    ("world", "told", "a", "b", "left"),
    [
        ("R - -", {"prison": 2}, 1, 1, "prison"),
        ("R - -", {}, 1, 2, "B"),
        ("R - -", {}, 2, 2, "A"),  # the next human of two who hold as many
        ("A R R", {}, 0, 0, "market"),
        ("A - -", {}, 0, 0, ""),
    ],
)
def test_in_a_dead_end_it_comes_back_from_elsewhere(
    world: str, told: Setting, a: int, b: int, left: str
) -> None:
    t = against(
        seats=2,
        world={"market": world},
        options={"dead_end": "release"},
        A={"captives": f"{a} R"},
        B={"captives": f"{b} R"},
        R={**told, "home": 0},
    )
    t.rival_turn()
    assert t.rival.workers == (1 if left else 0)
    assert t.rival.prison == told.get("prison", 0) - (left == "prison")
    assert t.p("A").captives[2] == a - (left == "A")
    assert t.p("B").captives[2] == b - (left == "B")
    spaces = [2 if who == "R" else 0 if who == "A" else -1 for who in world.split()]
    if left == "market":
        spaces[1] = -1  # the first of its spaces in the order small, middle, large
    assert t.s.market == spaces
    if not left:
        assert plan(t) == ["passes guildhall"]


@rule("ARCS-025", "ARC-164", "ARCS-021")
@pytest.mark.parametrize(("virtue", "goes"), [(1, False), (2, True), (9, True), (10, False)])
def test_bans_hold_for_it(virtue: int, goes: bool) -> None:
    t = turned(HELENA, "black_market_small", "silversmith", R={"virtue": virtue, "silver": 1})
    assert plan(t)[0] == ("does" if goes else "cannot") + " black_market_small"
    assert t.s.market[0] == (1 if goes else -1)
    assert t.rival.virtue == virtue - goes


@rule("ARCS-025", "ARC-165")
@pytest.mark.parametrize(("virtue", "level"), [(4, 0), (5, 1)])
def test_too_little_virtue_keeps_it_from_the_cathedral(virtue: int, level: int) -> None:
    t = turned(first="cathedral", R={"virtue": virtue, "hand": "keep", "gold": 1})
    assert t.rival.level == level


@rule("ARCS-025", "ARC-161", "ARC-177", "ARC-178")
def test_resets_prison_and_debts_hurt_it_like_a_player() -> None:
    t = against(R={"prison": 3, "virtue": 0}, A={"prison": 3})
    t.push(Reset())
    assert (t.rival.virtue, t.rival.unpaid) == (0, 2)  # one for the virtue below 0, one for the most workers
    assert (t.p("A").virtue, t.p("A").unpaid) == (6, 1)


@rule("ARCS-025", "ARC-159")
@pytest.mark.parametrize(("unpaid", "left"), [(0, 0), (1, 0), (3, 2)])
def test_above_fourteen_it_destroys_a_debt_whenever_it_can(unpaid: int, left: int) -> None:
    t = turned(
        first="cathedral",
        world={"rewards": "reward_01"},
        R={"virtue": 14, "unpaid": unpaid, "hand": "well", "gold": 1},
    )
    assert (t.rival.virtue, t.rival.unpaid, t.rival.paid) == (14, left, 0)


@rule("ARCS-025", "ARCS-017", "ARC-162")
@pytest.mark.parametrize(("virtue", "price"), [(4, 4), (3, 3), (1, 2)])
def test_it_ignores_tax_like_a_player(virtue: int, price: int) -> None:
    t = turned(
        first="hire", R={"virtue": virtue, "silver": price}, world={"top": "miner_a", "bottom": "miner_b"}
    )
    assert (t.crew("R"), goods(t), t.s.tax) == (["miner_a"], (0, 0, 0), 4 + price - 2)


@rule("ARCS-028", "ARC-186")
@pytest.mark.parametrize("seats", [1, 2])
def test_it_has_its_turn_in_the_last_round(seats: int) -> None:
    """A fills the last space: everybody has one more turn, the opponent included, then the game is over."""
    last = 11 if seats == 1 else 15
    t = against(
        seats=seats,
        world={"guild": last, "scheme": "scheme_14 scheme_17 scheme_20"},
        A={"hand": "well", "wood": 2, "stone": 2},
    )
    assert len(t.s.guild) == last
    t.choose("A", "place guildhall")
    if seats == 2:
        t.choose("B", "place forest")
    assert (t.workers("R")["quarry"], t.game.over, t.asked) == (1, False, "A")
    t.choose("A", "place silversmith")
    assert t.game.over
    assert t.workers("R")["quarry"] == 1
    assert len(automat(t).discards) == 1  # one turn, not two


@rule("ARCS-028", "ARC-198")
@pytest.mark.parametrize(
    ("mine", "theirs", "rank"),
    [
        ({"virtue": 9}, {"virtue": 8, "silver": 9}, 1),  # both score 0: the higher virtue
        ({"virtue": 7, "silver": 9}, {"virtue": 8}, 2),
        ({"virtue": 8, "silver": 2}, {"virtue": 8, "silver": 3}, 2),
        ({"virtue": 8, "silver": 3}, {"virtue": 8, "silver": 3}, 1),
    ],
)
def test_ties_with_it_are_broken_as_usual(mine: Setting, theirs: Setting, rank: int) -> None:
    t = against(level="novice", A=mine, R=theirs)
    assert t.total("A") == t.total("R")
    assert t.game.scores()[0]["rank"] == rank


@rule("ARCS-030", "ARC-124")
def test_its_board_is_an_opposing_board() -> None:
    t = against(A={"silver": 5}, R={"captives": "3 A"})
    home = t.p("A").workers
    t.choose("A", "place guardhouse", "free silver")
    assert t.p("A").workers == home - 1 + 3
    assert t.rival.captives == [0, 0]


@rule("ARCS-030", "ARC-094", "ARC-122")
def test_its_workers_are_captured_and_imprisoned() -> None:
    t = against(world={"scheme": "scheme_14 scheme_15"}, A={"silver": 1}, R={"at": "3 forest"})
    t.choose("A", "place town_centre", "capture opponent forest")
    assert (t.p("A").captives, "forest" in t.workers("R")) == ([0, 3], False)
    t.choose("A", "place guardhouse")  # imprisons: there is nothing else to do
    if t.kind == "guardhouse":
        t.choose("A", "imprison")
    assert (t.rival.prison, t.have("A")) == (3, {"silver": 3})


@rule("ARCS-030", "ARC-152")
def test_it_takes_a_space_of_the_cathedral() -> None:
    t = against(seats=2, A={"level": 4, "gold": 2, "marble": 2, "hand": "well"}, R={"level": 5})
    assert t.refusal("A", "place guildhall")[1] == "ARC-039"
    t = against(seats=2, A={"level": 4, "gold": 2, "marble": 2, "hand": "well"}, R={"level": 4})
    t.choose("A", "place guildhall")
    assert t.p("A").level == 5


@rule("ARCS-030", "ARC-210")
def test_effects_on_all_players_reach_it() -> None:
    t = against(A={"hand": "monument", "crew": "labourer", "wood": 2, "stone": 3, "marble": 2})
    t.construct("A", "monument")
    assert (t.p("A").virtue, t.rival.virtue) == (7 + 2, 8 + 1)


@rule("ARCS-030")
def test_the_game_keeps_its_pieces_over_many_turns() -> None:
    t = table(seats=1, options={"opponent": CONSTANTINE}, R={"hand": "well church", "silver": 4})
    for _ in range(30):
        t.rival_turn()
        pieces(t.s)
