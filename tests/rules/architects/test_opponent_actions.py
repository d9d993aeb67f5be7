"""What the automated opponent does at each location (ARCS-014 to ARCS-022)."""

from __future__ import annotations

import pytest
from tests.rules.architects.rival import CONSTANTINE, HELENA, goods, plan, turned
from tests.rules.architects.table import Setting, World
from tests.support import rule


@rule("ARCS-014", "ARCS-015")
@pytest.mark.parametrize(
    ("half", "there", "basic", "gained"),
    [
        ("quarry", 0, 0, (2, 0, 0)),
        ("quarry", 2, 0, (4, 0, 0)),  # 3 + 1
        ("forest", 1, 0, (3, 0, 0)),
        ("mines", 0, 9, (3, 0, 0)),  # one worker finds no gold
        ("mines", 1, 5, (0, 1, 0)),
        ("mines", 1, 4, (0, 1, 0)),
        ("mines", 1, 3, (4, 0, 0)),
        ("mines", 4, 4, (0, 2, 0)),
        ("silversmith", 0, 0, (0, 0, 3)),
        ("silversmith", 2, 0, (0, 0, 5)),
    ],
)
def test_gathering(half: str, there: int, basic: int, gained: tuple[int, int, int]) -> None:
    t = turned(first=half, R={"at": f"{there} {half}", "clay": basic})
    assert goods(t) == (basic + gained[0], gained[1], gained[2])
    assert t.workers("R")[half] == there + 1


@rule("ARCS-014")
@pytest.mark.parametrize(("half", "gained"), [("quarry", (1, 0, 0)), ("silversmith", (0, 0, 2))])
def test_a_novice_gathers_no_more_than_a_player(half: str, gained: tuple[int, int, int]) -> None:
    assert goods(turned(first=half, level="novice")) == gained


@rule("ARCS-016")
@pytest.mark.parametrize(
    ("who", "workers", "basic", "virtue", "left"),
    [
        (CONSTANTINE, 1, 6, 1, (4, 0)),
        (CONSTANTINE, 1, 7, 1, (5, 0)),
        (CONSTANTINE, 3, 9, 2, (5, 0)),  # a third trade would not keep four
        (HELENA, 1, 7, 0, (4, 1)),
        (HELENA, 2, 9, 1, (4, 1)),  # marble, then virtue with what is left
        (HELENA, 1, 6, 1, (4, 0)),
    ],
)
def test_storehouse(who: str, workers: int, basic: int, virtue: int, left: tuple[int, int]) -> None:
    """Constantine trades for virtue first, Helena for marble; four basic goods are always kept."""
    halves = ("storehouse", "") if who == CONSTANTINE else ("town_centre", "storehouse")
    t = turned(who, *halves, R={"at": f"{workers - 1} storehouse", "clay": basic, "virtue": 7})
    assert plan(t)[-1] == "does storehouse"
    assert t.rival.virtue == 7 + virtue
    assert goods(t) == (*left, 0)


@rule("ARCS-016")
@pytest.mark.parametrize("basic", [0, 5])
def test_the_storehouse_is_not_possible_without_a_trade(basic: int) -> None:
    t = turned(first="storehouse", second="town_centre", R={"clay": basic})
    assert plan(t)[0] == "cannot storehouse"


@rule("ARCS-016")
@pytest.mark.parametrize(("unpaid", "left", "debts"), [(0, (4, 1), 0), (1, (5, 0), 0), (2, (5, 0), 1)])
def test_no_virtue_is_bought_at_fourteen_without_a_debt(
    unpaid: int, left: tuple[int, int], debts: int
) -> None:
    t = turned(first="storehouse", R={"clay": 7, "virtue": 14, "unpaid": unpaid})
    assert (goods(t)[:2], t.rival.unpaid, t.rival.virtue) == (left, debts, 14)


@rule("ARCS-017")
@pytest.mark.parametrize(
    ("crew", "there", "hired"),
    [
        ("", 0, "miner_a"),
        ("", 3, "miner_a"),
        ("miner_b", 0, "thief"),  # the bottom row of the first column
        ("jeweller_a thief", 1, "trickster"),  # the top row of the second
        ("jeweller_a thief", 0, ""),
        ("labourer", 3, ""),
        ("miner_b jeweller_a jeweller_b merchant_clay pickpocket", 3, ""),  # five are enough
    ],
)
def test_hire(crew: str, there: int, hired: str) -> None:
    t = turned(
        first="hire",
        world={"top": "miner_a trickster", "bottom": "thief woodcutter_a", "coins": "0 3 0 0 0 0 0 0"},
        R={"crew": crew, "at": f"{there} workshop", "silver": 4, "virtue": 9},
    )
    if hired:
        assert (t.crew("R")[len(crew.split()) :], t.s.tax) == ([hired], 6)
        assert t.workers("R")["workshop"] == there + 1
        assert (goods(t)[2], t.rival.virtue) == ((3, 8) if hired == "trickster" else (0, 9))
    else:
        assert plan(t)[0] == "cannot hire"
        assert t.crew("R") == crew.split()


@rule("ARCS-017")
@pytest.mark.parametrize(("silver", "goes"), [(3, False), (4, True)])
def test_a_hire_is_paid_as_usual(silver: int, goes: bool) -> None:
    t = turned(first="hire", R={"silver": silver})
    assert (plan(t)[0], len(t.crew("R"))) == (("does" if goes else "cannot") + " hire", goes)


@rule("ARCS-017")
def test_its_apprentices_have_no_abilities_but_skills() -> None:
    """Stonecutter, Swindler, Trickster, Illusionist and Thief change nothing for it."""
    t = turned(first="quarry", level="novice", R={"crew": "stonecutter_a stonecutter_b"})
    assert goods(t) == (1, 0, 0)
    crew = "swindler_clay trickster illusionist"
    t = turned(HELENA, "black_market_small", world={"small": "market_02"}, R={"crew": crew, "silver": 1})
    assert (goods(t), t.rival.virtue) == ((0, 2, 0), 5)
    t = turned(HELENA, "tax_stand", R={"crew": "thief pickpocket"})
    assert (goods(t), t.rival.virtue) == ((0, 0, 4), 4)


@rule("ARCS-018", "ARC-087")
@pytest.mark.parametrize(("there", "drawn"), [(0, 1), (1, 2), (2, 2), (3, 3)])
def test_plans(there: int, drawn: int) -> None:
    t = turned(first="plans", world={"buildings": "well church keep"}, R={"at": f"{there} workshop"})
    assert t.hand("R") == ["well", "church", "keep"][:drawn]
    assert t.workers("R")["workshop"] == there + 1


@rule("ARCS-018")
@pytest.mark.parametrize(
    ("hand", "pile", "goes"),
    [
        ("well church keep chapel castle", 9, True),
        ("well church keep chapel castle tavern", 9, False),
        ("", 0, False),
        ("", 1, True),
    ],
)
def test_when_plans_are_possible(hand: str, pile: int, goes: bool) -> None:
    t = turned(first="plans", world={"pile": pile}, R={"hand": hand})
    assert plan(t)[0] == ("does" if goes else "cannot") + " plans"


@rule("ARCS-019")
@pytest.mark.parametrize(
    ("there", "silver", "at", "captives", "left"),
    [
        (0, 3, "3 forest 2 quarry", 3, 2),  # the largest group, the coin is tax
        (1, 3, "3 forest 2 quarry 2 mines", 5, 1),  # then the first of two groups of equal size
        (2, 3, "3 forest 2 quarry 2 mines", 5, 1),  # a third location is out of reach
        (2, 3, "3 forest 1 quarry", 3, 2),  # no group of two is left
        (1, 1, "3 forest 2 quarry", 3, 0),  # nor silver
    ],
)
def test_town_centre_takes_the_largest_groups(
    there: int, silver: int, at: str, captives: int, left: int
) -> None:
    t = turned(first="town_centre", A={"at": at}, R={"at": f"{there} town_centre", "silver": silver})
    assert t.rival.captives == [captives, 0]
    assert (goods(t)[2], t.s.tax) == (left, 5)
    if captives == 5:
        assert t.workers("A").get("mines") == 2
        assert "quarry" not in t.workers("A")


@rule("ARCS-019")
def test_of_equal_groups_the_next_human_loses_the_own_one() -> None:
    t = turned(first="town_centre", seats=2, A={"at": "2 mines"}, B={"at": "2 quarry"}, R={"silver": 1})
    assert t.rival.captives == [2, 0, 0]


@rule("ARCS-019")
@pytest.mark.parametrize(
    ("home", "home_after", "captives"),
    [(6, 5, [4, 0]), (5, 4 + 3, [0, 0]), (3, 2 + 3, [0, 0])],
)
def test_with_few_workers_left_it_takes_its_own_largest_group_first(
    home: int, home_after: int, captives: list[int]
) -> None:
    t = turned(
        first="town_centre", A={"at": "4 forest"}, R={"home": home, "at": "3 mines 2 quarry", "silver": 1}
    )
    assert (t.rival.workers, t.rival.captives) == (home_after, captives)


@rule("ARCS-019")
def test_its_town_centre_group_stays_and_the_second_capture_is_another_group() -> None:
    t = turned(
        first="town_centre",
        A={"at": "2 forest"},
        R={"home": 5, "at": "4 town_centre 2 mines 3 quarry", "silver": 9},
    )
    assert (t.rival.workers, t.rival.captives) == (4 + 3, [2, 0])
    assert (t.workers("R")["town_centre"], t.workers("R")["mines"]) == (5, 2)


@rule("ARCS-019")
@pytest.mark.parametrize(("at", "silver"), [("1 forest", 9), ("3 forest", 0), ("", 9)])
def test_when_the_town_centre_is_not_possible(at: str, silver: int) -> None:
    t = turned(first="town_centre", second="forest", A={"at": at}, R={"silver": silver})
    assert plan(t) == ["cannot town_centre", "does forest"]


@rule("ARCS-020")
@pytest.mark.parametrize(
    ("who", "workers", "prison", "captives", "unpaid"),
    [
        (CONSTANTINE, 1, 0, 2, 1),
        (CONSTANTINE, 2, 0, 0, 1),
        (CONSTANTINE, 3, 0, 0, 0),
        (HELENA, 1, 1, 0, 1),
        (HELENA, 2, 0, 0, 1),
    ],
)
def test_guardhouse_in_its_order(who: str, workers: int, prison: int, captives: int, unpaid: int) -> None:
    """Constantine: out of prison, imprison, pay a debt; Helena: imprison, out of prison."""
    t = turned(
        who, "guardhouse",
        R={"at": f"{workers - 1} guardhouse", "prison": 1, "captives": "2 A", "unpaid": 1, "silver": 6, "virtue": 7},
    )  # fmt: skip
    assert (t.rival.prison, sum(t.rival.captives), t.rival.unpaid) == (prison, captives, unpaid)
    if unpaid == 0:
        assert (t.rival.paid, t.rival.virtue, goods(t)[2], t.s.tax) == (1, 8, 6 + 2 - 6, 7)


@rule("ARCS-020")
@pytest.mark.parametrize(
    ("who", "silver", "debt", "unpaid", "freed"),
    [
        (CONSTANTINE, 11, 1, 0, 0),  # pays the debt before; no second action
        (HELENA, 11, 1, 1, 4),  # frees before
        (CONSTANTINE, 5, 1, 1, 4),  # cannot pay the debt, so it frees
        (CONSTANTINE, 4, 0, 0, 0),  # silver only
        (HELENA, 4, 0, 1, 4),  # else by a debt
    ],
)
def test_freeing_from_boards(who: str, silver: int, debt: int, unpaid: int, freed: int) -> None:
    t = turned(who, "guardhouse", A={"captives": "4 R"}, R={"silver": silver, "unpaid": debt, "virtue": 7})
    assert (t.rival.unpaid, 4 - t.p("A").captives[1]) == (unpaid, freed)
    if freed:
        by_debt = silver < 5
        assert (goods(t)[2], t.rival.virtue) == ((silver, 6) if by_debt else (silver - 5, 7))
        assert t.s.tax == (4 if by_debt else 6)


@rule("ARCS-020")
@pytest.mark.parametrize(("held", "goes"), [(2, False), (3, True)])
def test_fewer_than_three_held_workers_are_not_freed(held: int, goes: bool) -> None:
    t = turned(HELENA, "guardhouse", A={"captives": f"{held} R"}, R={"silver": 9})
    assert plan(t)[0] == ("does" if goes else "cannot") + " guardhouse"
    assert t.p("A").captives[1] == (0 if goes else held)


@rule("ARCS-020")
@pytest.mark.parametrize(("silver", "goes"), [(5, False), (6, True)])
def test_an_action_that_it_cannot_pay_is_not_useful(silver: int, goes: bool) -> None:
    t = turned(first="guardhouse", second="mines", R={"unpaid": 1, "silver": silver})
    assert plan(t) == (["does guardhouse"] if goes else ["cannot guardhouse", "does mines"])


@rule("ARCS-021", "ARC-108")
@pytest.mark.parametrize(("pool", "virtue", "goes"), [(3, 4, True), (2, 9, False), (9, 3, False)])
def test_tax_stand(pool: int, virtue: int, goes: bool) -> None:
    t = turned(HELENA, "tax_stand", world={"tax": pool}, R={"virtue": virtue})
    assert plan(t)[0] == ("does" if goes else "cannot") + " tax_stand"
    if goes:
        assert (goods(t)[2], t.s.tax, t.rival.virtue) == (3, 0, 2)
        assert t.workers("R")["tax_stand"] == 1


@rule("ARCS-021", "ARCS-022")
@pytest.mark.parametrize(
    ("named", "market", "silver", "space"),
    [
        ("small", "- - -", 1, 0),
        ("small", "- - -", 0, -1),
        ("large", "- - -", 2, -1),
        ("large", "- - -", 3, 2),
        ("small", "A - -", 2, 1),  # the first free one in the order small, middle, large
        ("large", "- - A", 1, 0),
        ("small", "A - -", 1, -1),  # and its price must be there
        ("small", "A A -", 2, -1),
        ("middle", "A A -", 3, 2),
    ],
)
def test_which_space_of_the_market_it_takes(named: str, market: str, silver: int, space: int) -> None:
    t = turned(HELENA, f"black_market_{named}", world={"market": market}, R={"silver": silver})
    assert plan(t)[0] == ("does" if space >= 0 else "cannot") + f" black_market_{named}"
    if market != "A A -":  # a full market is emptied at once
        assert [n for n, who in enumerate(t.s.market) if who == 1] == ([space] if space >= 0 else [])
    else:
        assert t.rival.prison == (1 if space >= 0 else 0)


@rule("ARCS-022", "ARC-113", "ARC-117")
@pytest.mark.parametrize(("named", "silver", "gained"), [("small", 1, (1, 1, 0)), ("large", 3, (3, 1, 0))])
def test_what_the_market_gives_it(named: str, silver: int, gained: tuple[int, int, int]) -> None:
    t = turned(
        HELENA,
        f"black_market_{named}",
        world={"small": "market_03", "large": "market_04"},
        R={"silver": silver, "virtue": 5},
    )
    assert (goods(t), t.rival.virtue) == (gained, 4)


@rule("ARCS-022", "ARC-115")
def test_in_the_middle_it_hires_a_lacking_skill_in_any_column() -> None:
    shown: World = {"top": "miner_a miner_b jeweller_a trickster", "bottom": "jeweller_b merchant_clay"}
    t = turned(
        HELENA,
        "black_market_middle",
        world={**shown, "coins": "0 0 0 2 0 0 0 0"},
        R={"silver": 2, "crew": "patron_clay thief", "virtue": 6},
    )
    assert t.crew("R") == ["patron_clay", "thief", "trickster"]
    assert (goods(t)[2], t.rival.virtue, t.s.tax) == (2, 4, 4)


@rule("ARCS-022", "ARC-116")
@pytest.mark.parametrize(
    ("pile", "kept"),
    [("well keep church castle tavern dungeon", "keep"), ("keep well fortress church tavern", "fortress")],
)
def test_else_it_keeps_the_card_with_most_points_of_five(pile: str, kept: str) -> None:
    """Keep and Fortress have 12 each: by id."""
    t = turned(HELENA, "black_market_middle", world={"buildings": pile}, R={"silver": 2, "crew": "labourer"})
    assert t.hand("R") == [kept]
    under = [card for card in pile.split()[:5] if card != kept]
    assert t.under(4)[::-1] == under
    assert goods(t) == (0, 0, 0)


@rule("ARCS-022")
def test_the_middle_needs_somebody_to_hire_or_a_card() -> None:
    told: Setting = {"silver": 2, "crew": "labourer"}
    t = turned(HELENA, "black_market_middle", world={"pile": 0}, R=told)
    assert plan(t)[0] == "cannot black_market_middle"
