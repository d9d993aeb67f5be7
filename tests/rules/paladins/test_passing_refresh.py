"""Passing, and the refresh at the end of a round (PAL-205 to PAL-219, PAL-257)."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.rules.paladins.table import Setting, Table, World, act, table
from tests.support import rule

from courtier.core.piles import Pile
from courtier.titles.paladins import words as w
from courtier.titles.paladins.round import Refresh, Round, draw_tavern
from courtier.titles.paladins.suspicion import Tax

SPARE = "9 labourer"  # so that nobody has to pass
OTHER: Setting = {"workers": "3 labourer"}
TOWN = "- squire_1 defender_1 - debt_collector_1"
OUTS = "- byzantine_archer viking_guardian - viking_thief viking_mercenary"
# spaces that one labourer could use
LONELY = {"recruit": "labourer", "hunt": "labourer", "trade": "labourer", "conspire": "labourer"}


def passed(t: Table) -> str:
    return "".join(who for who, p in zip("ABCD", t.s.players, strict=False) if p.passed)


@rule("PAL-205")
def test_who_has_no_worker_must_pass() -> None:
    t = table(A={"workers": ""}, B=OTHER)
    assert (t.asked, passed(t)) == ("B", "A")
    spent = table(A={"workers": "1 labourer"}, B=OTHER)
    act(spent, "A", "act hunt")
    spent.choose("B", "act trade")
    assert passed(spent) == "A"


@rule("PAL-205")
def test_passing_is_possible_at_any_own_turn() -> None:
    t = table(A={"workers": SPARE, "silver": 9}, B=OTHER)
    assert "pass" in t.options("A")
    assert t.refusal("B", "pass")[0] == "reason-not-asked"
    act(t, "A", "act trade")
    act(t, "B", "act trade")
    assert "pass" in t.options("A")
    t.choose("A", "pass", "keep labourer+labourer+labourer")
    assert t.workers("A") == {"labourer": 3}
    assert (t.asked, passed(t)) == ("B", "A")


@rule("PAL-206")
def test_who_has_workers_but_no_legal_action_must_pass() -> None:
    t = table({"town": TOWN}, A={"workers": "1 labourer", "board": LONELY}, B=OTHER)
    assert (t.asked, passed(t)) == ("B", "A")
    assert t.workers("A") == {"labourer": 1}
    for space in ("hunt", "trade", "conspire"):
        free = {action: worker for action, worker in LONELY.items() if action != space}
        t = table({"town": TOWN}, A={"workers": "1 labourer", "board": free}, B=OTHER)
        assert t.options("A") == {f"act {space}", "pass"}


@rule("PAL-207", "PAL-056")
def test_passing_clears_the_board_and_nobody_comes_back() -> None:
    t = table(
        A={"workers": "2 scout", "board": {"hunt": "labourer scout", "absolve": "cleric labourer merchant"}},
        B={"workers": "3 labourer", "board": {"hunt": "labourer"}},
    )
    t.choose("A", "pass")
    assert t.p("A").board == [0] * 12
    assert t.workers("A") == {"scout": 2}
    assert t.p("B").board[w.HUNT] != 0  # everybody clears the own board alone


@rule("PAL-207", "PAL-208")
@pytest.mark.parametrize("workers", ["", "1 scout", "2 scout 1 cleric", "3 criminal"])
def test_three_workers_or_fewer_are_all_kept(workers: str) -> None:
    t = table(A={"workers": workers}, B=OTHER)
    if workers:
        before = t.workers("A")
        t.choose("A", "pass")
        assert t.workers("A") == before
    assert t.asked == "B"


@rule("PAL-207", "PAL-208")
@pytest.mark.parametrize(
    ("token", "left"),
    [
        ("keep labourer+scout+criminal", {"labourer": 1, "scout": 1, "criminal": 1}),
        ("keep scout+criminal", {"scout": 1, "criminal": 1}),
        ("keep labourer", {"labourer": 1}),
        ("keep none", {}),
    ],
)
def test_of_more_than_three_workers_the_player_keeps_three_or_fewer(token: str, left: dict[str, int]) -> None:
    t = table(A={"workers": "2 labourer 1 scout 1 criminal"}, B=OTHER)
    t.choose("A", "pass")
    assert t.kind == "keep"
    assert [str(option) for option in t.game.options(0)] == [  # the most useful first
        "keep labourer+scout+criminal",
        "keep labourer+labourer+criminal",
        "keep labourer+labourer+scout",
        "keep scout+criminal",
        "keep labourer+criminal",
        "keep labourer+scout",
        "keep labourer+labourer",
        "keep criminal",
        "keep scout",
        "keep labourer",
        "keep none",
    ]
    assert t.refusal("A", "keep labourer+labourer+scout+criminal") == ("paladins-keep-most", "PAL-208", 4, 3)
    assert t.refusal("A", "keep scout+scout+criminal") == ("reason-lack", "PAL-208", 1, 2)
    t.choose("A", token)
    assert t.workers("A") == left
    assert t.asked == "B"


@rule("PAL-207", "PAL-208", "PAL-043")
def test_workers_kept_are_there_next_round() -> None:
    t = table(A={"workers": "4 scout"}, B={"workers": "", "silver": 0})
    t.choose("A", "pass", "keep scout+scout+scout")
    assert t.view()["round"] == 2
    while t.view()["step"] != "actions":
        seat = t.game.asks[0].seat
        t.game.choose(t.game.options(seat)[0], seat)
    assert t.p("A").workers[w.SCOUT] >= 3
    assert (sum(t.p("A").workers), sum(t.p("B").workers)) == (9, 6)


@rule("PAL-257", "PAL-218")
def test_workers_on_favours_stay_until_the_refresh() -> None:
    t = table({"round": 3, "favours": "labourers pray"}, A={"workers": "1 criminal"}, B=OTHER)
    act(t, "A", "favour labourers")
    act(t, "B", "favour pray")
    t.choose("A", "pass")
    assert [space["worker"] for space in t.view()["favours"]][:2] == ["criminal", "labourer"]
    assert t.refusal("B", "favour labourers") == ("paladins-favour-used", "PAL-032", 0, 0)
    t.choose("B", "pass")
    assert t.view()["round"] == 4
    assert [space["worker"] for space in t.view()["favours"]] == [None] * 5
    assert t.workers("A") == {"labourer": 3}


@rule("PAL-209", "PAL-048")
def test_a_passed_player_takes_no_more_actions() -> None:
    t = table(A={"workers": "3 labourer"}, B={"workers": "3 labourer"}, C={"workers": "3 labourer"}, seats=3)
    t.choose("A", "pass")
    for action in ("hunt", "trade"):
        act(t, "B", f"act {action}")
        act(t, "C", f"act {action}")
        assert t.asked == "B"
    assert t.refusal("A", "act hunt")[0] == "reason-not-asked"
    assert t.workers("A") == {"labourer": 3}


@rule("PAL-209", "PAL-179")
def test_a_passed_player_takes_part_in_inquisitions() -> None:
    t = table(
        {"tax": 1},
        A={"workers": SPARE},
        B={"suspicion": "0 1 2", "crew": "conspirator_1 peddler_1 squire_1", "passed": True},
    )
    t.push(Tax(0, 1))
    t.choose("B", "use peddler_1", "use conspirator_1")
    assert t.workers("B") == {"labourer": 1}
    assert (t.p("B").unpaid, len(t.p("B").suspicion)) == (1, 1)
    assert t.track("B") == (0, 0, 0)


@rule("PAL-210")
@pytest.mark.parametrize("number", [1, 7])
def test_the_limit_of_three_is_checked_again_when_the_round_ends(number: int) -> None:
    t = table(
        {"tax": 1, "round": number},
        A={"workers": SPARE, "silver": 0},
        B={
            "workers": "3 scout",
            "suspicion": "0 1",
            "crew": "peddler_1 peddler_3",
            "silver": 0,
            "passed": True,
        },
    )
    t.push(Tax(0, 1))
    assert (t.workers("B"), t.p("B").silver) == ({"labourer": 1, "scout": 3}, 2)
    t.choose("A", "pass", "keep none")
    if number == 7:  # no next round, nothing to choose
        assert t.game.over
        return
    assert (t.kind, t.asked, t.view()["round"], t.view()["step"]) == ("keep", "B", 1, "actions")
    assert t.refusal("B", "keep labourer+scout+scout+scout") == ("paladins-keep-most", "PAL-208", 4, 3)
    t.choose("B", "keep labourer+scout+scout")
    assert t.view()["round"] == 2
    assert t.workers("B") == {"labourer": 1, "scout": 2}


@rule("PAL-210")
def test_who_holds_too_many_chooses_in_turn_order() -> None:
    late: Setting = {"workers": "4 scout", "passed": True}
    t = table({"round": 2}, A=late, B={"workers": "1 labourer"}, C=late, seats=3)
    t.s.start = 1
    t.choose("B", "pass")
    assert t.asked == "C"
    t.choose("C", "keep scout")
    assert t.asked == "A"
    t.choose("A", "keep scout+scout")
    assert (t.view()["round"], t.workers("A"), t.workers("C")) == (3, {"scout": 2}, {"scout": 1})


@rule("PAL-211")
def test_the_refresh_waits_until_all_have_passed() -> None:
    t = table({"town": TOWN}, A={"workers": "1 scout"}, B=OTHER, C=OTHER, seats=3)
    for who in "AB":
        t.choose(who, "pass")
        assert (t.view()["round"], t.view()["step"]) == (1, "actions")
        assert t.view()["townsfolk"][4] == "debt_collector_1"
    t.choose("C", "pass")
    assert (t.view()["round"], t.view()["step"]) == (2, "paladin")
    assert t.view()["townsfolk"][4] == "defender_1"
    assert passed(t) == ""


@rule("PAL-211", "PAL-001")
@pytest.mark.parametrize(("number", "over"), [(1, False), (6, False), (7, True)])
def test_scoring_follows_round_seven(number: int, over: bool) -> None:
    t = table({"round": number}, A={"workers": "1 scout"})
    t.choose("A", "pass")
    assert t.game.over == over
    assert t.view()["step"] == ("scoring" if over else "paladin")
    assert (t.game.result is not None) == over


@rule("PAL-041", "PAL-047", "PAL-211")
def test_a_paladin_leaves_with_the_round() -> None:
    t = table(A={"workers": "1 scout", "paladin": "oliver"})
    assert t.p("A").has(0) == 4
    t.choose("A", "pass")
    assert (t.p("A").has(0), t.p("A").paladin) == (0, -1)


@rule("PAL-212", "PAL-213", "PAL-215")
def test_the_refresh() -> None:
    world: World = {
        "town": TOWN,
        "outs": OUTS,
        "town_pile": "abbot_1 abbot_2 abbot_3",
        "outs_pile": "viking_traitor saracen_archer",
    }
    t = table(world, A={"workers": SPARE})
    t.push(Refresh())
    assert t.view()["townsfolk"] == ["abbot_3", "abbot_2", "abbot_1", "squire_1", "defender_1"]
    assert t.view()["townsfolk_discards"] == ["debt_collector_1"]
    assert t.view()["outsiders"] == [
        "byzantine_archer",
        "viking_guardian",
        "viking_thief",
        "viking_mercenary",
        "viking_traitor",
        "saracen_archer",
    ]
    assert t.view()["outsiders_discards"] == []


@rule("PAL-212", "PAL-213")
def test_only_the_outer_card_of_a_row_is_discarded() -> None:
    t = table(
        {
            "town": "abbot_1 abbot_2 abbot_3 acolyte_1 -",
            "outs": "viking_thief viking_traitor saracen_archer - - -",
            "town_pile": "squire_1",
            "outs_pile": "saracen_hunter saracen_invader saracen_warrior byzantine_thief",
        },
        A={"workers": SPARE},
    )
    t.push(Refresh())
    assert t.view()["townsfolk"] == ["squire_1", "abbot_1", "abbot_2", "abbot_3", "acolyte_1"]
    assert t.view()["townsfolk_discards"] == []
    assert t.view()["outsiders_discards"] == ["viking_thief"]
    assert t.view()["outsiders"][:2] == ["viking_traitor", "saracen_archer"]
    assert t.view()["outsiders"][2:] == [
        "saracen_hunter",
        "saracen_invader",
        "saracen_warrior",
        "byzantine_thief",
    ]


@rule("PAL-214")
@pytest.mark.parametrize("left", [0, 1])
def test_an_empty_pile_of_townsfolk_or_outsiders_is_not_made_anew(left: int) -> None:
    t = table({"town": TOWN, "outs": OUTS}, A={"workers": SPARE})
    folk, outs = t.s.town_pile.cards, t.s.outs_pile.cards
    t.s.town_pile, t.s.town_gone = Pile(folk[:left]), folk[left:]
    t.s.outs_pile, t.s.outs_gone = Pile(outs[:left]), outs[left:]
    t.push(Refresh())
    new = [t.t.townsfolk[card].id for card in folk[:left]]
    assert t.view()["townsfolk"] == [None] * (3 - left) + [*new, "squire_1", "defender_1"]
    new = [t.t.outsiders[card].id for card in outs[:left]]
    assert t.view()["outsiders"][4:] == new + [None] * (2 - left)
    assert (t.view()["townsfolk_pile"], t.view()["outsiders_pile"]) == (0, 0)
    assert (t.s.town_gone[:-1], t.s.outs_gone) == (folk[left:], outs[left:])


@rule("PAL-216", "PAL-035")
def test_all_taverns_of_the_round_are_discarded() -> None:
    t = table(A={"workers": "1 scout"}, seats=4)
    t.s.taverns = [t.s.taverns_pile.draw() for _ in range(5)]
    t.s.tavern_seat = [0, 1, 2, 3, -1]
    old = set(t.s.taverns)
    t.choose("A", "pass")
    assert set(t.s.taverns_gone) == old
    assert len(t.s.taverns) == 5
    assert not old & set(t.s.taverns)


@rule("PAL-216", "PAL-217")
@pytest.mark.parametrize("left", [0, 2, 3])
def test_the_tavern_pile_is_rebuilt_while_dealing(left: int) -> None:
    t = table(A={"workers": SPARE}, seats=2)
    cards = t.s.taverns_pile.cards
    t.s.taverns_gone = cards[left:]
    t.s.taverns_pile = Pile(cards[:left])
    last = set(cards[:left])
    t.push(Round())
    assert len(set(t.s.taverns)) == 3
    assert last <= set(t.s.taverns)
    assert Counter(t.s.taverns + t.s.taverns_pile.cards + t.s.taverns_gone) == Counter(range(24))
    assert (t.s.taverns_gone == []) == (left < 3)


@rule("PAL-216")
def test_discarded_taverns_are_shuffled() -> None:
    orders = set()
    for seed in range(1, 6):
        t = table(A={"workers": SPARE})
        t.s.rng = 977 * seed
        t.s.taverns_pile, t.s.taverns_gone = Pile([]), list(range(24))
        orders.add(tuple(draw_tavern(t.s) for _ in range(24)))
    assert len(orders) == 5
    assert {tuple(sorted(order)) for order in orders} == {tuple(range(24))}


@rule("PAL-219", "PAL-211")
def test_the_refresh_after_round_seven_changes_no_points() -> None:
    t = table(
        {"round": 7, "town": TOWN, "outs": OUTS, "favours": "pray", "used": "pray"},
        A={"workers": "1 scout", "paladin": "oliver", "faith": 3, "silver": 4, "suspicion": "0"},
        B={"strength": 6, "converted": "viking_armourer"},
    )
    before = [(t.sheet(who), t.game.scores()["AB".index(who)]["total"]) for who in "AB"]
    t.choose("A", "pass")
    assert t.game.over
    assert t.view()["townsfolk_discards"] == ["debt_collector_1"]
    assert t.view()["townsfolk"][3:] == ["squire_1", "defender_1"]
    assert t.view()["favours"][0]["worker"] is None
    assert [(t.sheet(who), t.game.scores()["AB".index(who)]["total"]) for who in "AB"] == before
    assert t.view()["chart"][-1] == {"round": 7, "vp": [total for _, total in before]}
