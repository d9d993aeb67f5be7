"""The Black Market Reset (ARC-171 to ARC-184, ARC-223)."""

from __future__ import annotations

import pytest
from tests.rules.architects.table import Setting, Table, World, table
from tests.support import rule

from courtier import start
from courtier.titles.architects.reset import Reset

WELL: Setting = {"hand": "well", "wood": 2, "stone": 2}


def reset(world: World | None = None, seats: int = 2, turn: str = "A", **players: Setting) -> Table:
    """A Reset happens now, in the turn of that player."""
    t = table(world, turn, seats, None, **players)
    t.push(Reset())
    return t


def top(t: Table) -> tuple[str, str]:
    """The cards on top of the small and of the large pile, or nothing."""
    ids = t.t.market_ids
    return tuple(ids[pile.cards[-1]] if pile.cards else "" for pile in (t.s.small, t.s.large))  # type: ignore[return-value]


@rule("ARC-171", "ARC-174")
@pytest.mark.parametrize(
    ("market", "space", "called"),
    [
        ("- B -", "small", False),
        ("- - -", "large", False),
        ("A B -", "large", True),
        ("- B B", "small", True),
    ],
)
def test_three_workers_in_the_market_call_a_reset(market: str, space: str, called: bool) -> None:
    t = table({"market": market}, A={"silver": 3})
    t.choose("A", f"place black_market_{space}")
    assert (t.p("A").prison + t.p("B").prison, t.s.market.count(-1)) == (
        (3, 3) if called else (0, market.count("-") - 1)
    )


@rule("ARC-172", "ARC-171")
@pytest.mark.parametrize(("worker", "called"), [(6, False), (7, True), (8, False), (10, True), (4, False)])
def test_the_first_space_of_a_bottom_row_calls_one(worker: int, called: bool) -> None:
    t = table({"guild": worker - 1, "market": "B - B"}, A=WELL)
    t.construct("A", "well")
    assert t.s.market == ([-1, -1, -1] if called else [1, -1, 1])
    assert t.p("B").prison == (2 if called else 0)


@rule("ARC-172", "ARC-180")
def test_the_opponents_market_workers_go_to_prison_without_the_third() -> None:
    t = table({"guild": 6, "market": "A B -"}, A=WELL)
    t.construct("A", "well")
    assert (t.p("A").prison, t.p("B").prison) == (1, 1)


@rule("ARC-173")
def test_the_action_is_resolved_before_the_reset() -> None:
    """The large card that is bought is the one before the new one is turned over."""
    t = table({"market": "B B -", "small": "market_01", "large": "market_04"}, A={"silver": 3})
    t.choose("A", "place black_market_large")
    assert t.have("A") == {"gold": 1, "stone": 1, "wood": 2}
    assert top(t)[1] == "market_01"


@rule("ARC-173", "ARC-116")
def test_a_choice_of_the_action_comes_first_too() -> None:
    t = table({"market": "B - B", "buildings": "well keep"}, A={"silver": 2})
    t.choose("A", "place black_market_middle", "plans")
    assert (t.kind, t.p("B").prison) == ("keep", 0)
    t.choose("A", "keep keep")
    assert (t.p("A").prison, t.p("B").prison) == (1, 2)


@rule("ARC-174")
def test_all_market_workers_go_to_prison() -> None:
    t = reset({"market": "A C A"}, 3, A={"prison": 1})
    assert ([p.prison for p in t.s.players], t.s.market) == ([3, 0, 1], [-1, -1, -1])
    assert t.workers("A") == {"home": 17, "prison": 3}


@rule("ARC-175")
def test_the_top_small_card_becomes_the_top_large_one() -> None:
    t = reset({"small": "market_02 market_05", "large": "market_09"})
    assert top(t) == ("market_05", "market_02")
    assert [len(t.s.small.cards), len(t.s.large.cards)] == [8, 2]
    assert t.view()["large"]["goods"] == {"marble": 1, "gold": 1, "stone": 1, "wood": 1}


@rule("ARC-179", "ARC-182")
@pytest.mark.parametrize("small", [0, 1])
def test_an_empty_small_pile_is_made_of_the_large_one(small: int) -> None:
    names = [f"market_{n:02}" for n in range(1, 11)]
    t = table({"small": " ".join(names[:small]), "large": " ".join(names[small:]), "small_left": small})
    if small:  # there is one to turn over: nothing is shuffled
        t.push(Reset())
        assert [len(t.s.small.cards), len(t.s.large.cards)] == [0, 10]
        assert top(t) == ("", "market_01")
    order = t.s.large.cards.copy()
    t.push(Reset())
    assert [len(t.s.small.cards), len(t.s.large.cards)] == [9, 1]
    assert sorted(t.s.small.cards + t.s.large.cards) == list(range(10))
    assert t.s.small.cards + t.s.large.cards != order  # shuffled
    assert all(seen == 0 for seen in t.s.small.seen)  # and unknown to everybody


@rule("ARC-176", "ARC-183")
def test_the_abilities_are_used_in_the_order_of_their_owner() -> None:
    """Gatekeeper before Squire: with the last prisoner freed, the Squire helps."""
    t = reset(A={"crew": "squire_gold gatekeeper squire_virtue", "prison": 2})
    assert t.options("A") == {"use gatekeeper", "done"}
    key, rule_id, have, need = t.refusal("A", "use squire_gold")
    assert (key, rule_id, have, need) == ("architects-prisoners", "ARC-183", 2, 0)
    t.choose("A", "use gatekeeper")
    assert t.options("A") == {"use squire_gold", "use squire_virtue", "done"}
    t.choose("A", "use squire_virtue", "use squire_gold")
    assert (t.p("A").virtue, t.have("A"), t.p("A").prison) == (9, {"gold": 1}, 0)
    assert (t.kind, t.asked) == ("turn", "A")


@rule("ARC-176", "ARC-183")
@pytest.mark.parametrize(("prison", "freed"), [(1, 1), (2, 2), (5, 2)])
def test_a_gatekeeper_frees_two_or_the_only_one_or_none(prison: int, freed: int) -> None:
    t = reset(A={"crew": "gatekeeper", "prison": prison, "virtue": 7})
    t.choose("A", "use gatekeeper")
    assert (t.p("A").prison, t.p("A").workers) == (prison - freed, 20 - prison + freed)
    t = reset(A={"crew": "gatekeeper", "prison": prison})
    t.choose("A", "done")
    assert t.p("A").prison == prison


@rule("ARC-176", "ARC-183")
def test_a_gatekeeper_needs_a_prisoner() -> None:
    t = reset(A={"crew": "gatekeeper squire_gold"})
    assert t.options("A") == {"use squire_gold", "done"}
    assert t.refusal("A", "use gatekeeper")[:2] == ("architects-no-prisoner", "ARC-183")


@rule("ARC-183")
def test_the_virtue_of_a_squire_may_be_refused() -> None:
    t = reset(A={"crew": "squire_virtue squire_marble", "virtue": 9})
    t.choose("A", "use squire_marble", "done")
    assert (t.p("A").virtue, t.have("A")) == (9, {"marble": 1})


@rule("ARC-183", "ARC-176")
@pytest.mark.parametrize(("turn", "order"), [("A", "ABC"), ("B", "BCA"), ("C", "CAB")])
def test_players_use_theirs_in_turn_order_from_the_active_one(turn: str, order: str) -> None:
    crews = {"A": "squire_gold", "B": "squire_marble", "C": "squire_virtue"}
    players: dict[str, Setting] = {who: {"crew": crew} for who, crew in crews.items()}
    t = reset(None, 3, turn, **players)
    asked = ""
    while t.kind == "use":
        asked += t.asked
        t.choose(t.asked, "done")
    assert asked == order


@rule("ARC-176")
def test_a_peddler_needs_no_question() -> None:
    t = reset(A={"crew": "peddler"})
    assert (t.have("A"), t.kind) == ({"silver": 2}, "turn")


@rule("ARC-177")
@pytest.mark.parametrize(("prison", "lost"), [(2, 0), (3, 1), (4, 1), (9, 1)])
def test_three_or_more_in_prison_cost_one_virtue(prison: int, lost: int) -> None:
    t = reset(A={"prison": prison}, B={"prison": 3})
    assert (t.p("A").virtue, t.p("B").virtue) == (7 - lost, 6)


@rule("ARC-178")
@pytest.mark.parametrize(
    ("prison", "debts"),
    [((3, 1, 1), (1, 0, 0)), ((2, 2, 1), (1, 1, 0)), ((1, 1, 1), (1, 1, 1)), ((0, 0, 1), (0, 0, 1))],
)
def test_the_most_in_prison_take_a_debt_each(prison: tuple[int, ...], debts: tuple[int, ...]) -> None:
    players: dict[str, Setting] = {who: {"prison": n} for who, n in zip("ABC", prison, strict=True)}
    t = reset(None, 3, "A", **players)
    assert tuple(p.unpaid for p in t.s.players) == debts


@rule("ARC-181", "ARC-178")
def test_with_nobody_in_prison_nobody_takes_a_debt() -> None:
    t = reset()
    assert [p.unpaid for p in t.s.players] == [0, 0]


@rule("ARC-180", "ARC-171", "ARC-174", "ARC-178")
def test_red_fills_the_market() -> None:
    """A is Red, B Blue with a Gatekeeper, C Yellow."""
    t = table(
        {"market": "A B -"},
        seats=3,
        A={"silver": 3},
        B={"prison": 2, "crew": "gatekeeper"},
        C={"prison": 2},
    )
    t.choose("A", "place black_market_large")
    assert [p.prison for p in t.s.players] == [2, 3, 2]
    t.choose("B", "use gatekeeper")
    assert [p.prison for p in t.s.players] == [2, 1, 2]
    assert [p.virtue for p in t.s.players] == [6, 7, 7]  # only the market's own virtue was lost
    assert [p.unpaid for p in t.s.players] == [1, 0, 1]


@rule("ARC-184", "ARC-187")
def test_the_last_round_may_have_a_reset() -> None:
    t = table({"market": "A B -", "last": 2, "guild": 12}, A={"silver": 3})
    t.choose("A", "place black_market_large")
    assert (t.p("A").prison, t.p("B").prison) == (2, 1)


@rule("ARC-184", "ARC-187")
def test_workers_beside_the_guildhall_call_nothing() -> None:
    """Space 13 would be the first of a fifth row."""
    for guild in (12, 15, 18):
        t = table({"market": "B - -", "last": 2, "guild": guild}, A=WELL)
        t.construct("A", "well")
        assert (t.p("B").prison, len(t.s.guild)) == (0, guild + 1)


@rule("ARC-223")
def test_both_steps_look_at_the_prison_after_the_abilities() -> None:
    """A frees down to 2: no virtue lost, and B has the most."""
    t = reset(A={"crew": "gatekeeper", "prison": 4}, B={"prison": 3})
    t.choose("A", "use gatekeeper")
    assert [(p.virtue, p.unpaid) for p in t.s.players] == [(7, 0), (6, 1)]


@rule("ARC-223", "ARC-161")
def test_a_loss_below_zero_adds_a_debt_of_its_own() -> None:
    t = reset(A={"virtue": 0, "prison": 3})
    assert (t.p("A").virtue, t.p("A").unpaid) == (0, 2)
    t = reset(A={"virtue": 0, "prison": 3}, B={"prison": 4})
    assert (t.p("A").unpaid, t.p("B").unpaid) == (1, 1)


@rule("ARC-175", "ARC-179", "ARC-182")
def test_with_two_market_cards_by_option_the_pile_turns_round() -> None:
    t = Table(start("architects", 2, 1, {"market_cards": 2}))
    sizes = []
    for _ in range(4):
        t.push(Reset())
        sizes.append((len(t.s.small.cards), len(t.s.large.cards)))
    assert sizes == [(1, 1), (0, 2), (1, 1), (0, 2)]
