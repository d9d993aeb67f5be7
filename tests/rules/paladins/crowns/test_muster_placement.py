"""City of Crowns: workers on muster cards (COC-034 to COC-040)."""

from __future__ import annotations

import pytest
from tests.rules.paladins.crowns.court import alone, beside, court, finish, muster, rich, shown, tops
from tests.rules.paladins.rival import rival_of, scheme
from tests.rules.paladins.table import Table, World, act, table
from tests.support import rule

from courtier.titles.paladins import words as w


def workers(t: Table) -> list[str | None]:
    return [pile["worker"] for pile in shown(t)["muster"]]


@rule("COC-036", "COC-034")
def test_the_example_of_a_fighter_and_a_provision_for_a_townsfolk() -> None:
    t = court(A={"workers": "1 fighter 1 labourer", "provision": 1, "silver": 0})
    act(t, "A", "place militia_captain")
    assert t.kind == "free_recruit"
    t.choose("A", "hire peddler_1 free")
    assert t.crew("A") == ["peddler_1"]
    assert (t.goods("A"), t.workers("A")) == ((0, 0), {"labourer": 1})
    pile = shown(t)["muster"][1]
    assert (pile["card"], pile["worker"], pile["seat"], pile["walk"]) == ("militia_captain", "fighter", 0, 2)
    assert t.asked == "A"  # it was one action; B has nobody and has passed


@rule("COC-034")
@pytest.mark.parametrize(
    ("card", "colour", "cost"),
    [("village_reeves", "merchant", "silver"), ("militia_captain", "fighter", "provision"),
     ("hedge_hunters", "scout", ""), ("field_hands", "any", "")],
)  # fmt: skip
def test_a_placement_takes_the_printed_worker_and_the_cost_on_the_left(
    card: str, colour: str, cost: str
) -> None:
    for worker in w.WORKERS:
        t = court(A={"workers": f"1 {worker}", "silver": 1, "provision": 1})
        if colour == "any" or worker in (colour, "criminal"):
            assert f"place {card}" in t.options("A")
        else:
            assert t.refusal("A", f"place {card}") == ("paladins-lack-worker", "COC-034", 0, 1)
    if cost:
        poor = court(A=rich(**{cost: 0}))
        assert poor.refusal("A", f"place {card}") == ("reason-lack", "COC-034", 0, 1)


@rule("COC-034")
def test_the_rewards_of_placements() -> None:
    t = court(A=rich(silver=3, provision=3, suspicion="0 0"))
    act(t, "A", "place hedge_hunters")
    assert t.goods("A") == (3, 5)
    t.choose("A", "place field_hands", "pay scout")
    assert (t.goods("A"), t.workers("A")["labourer"]) == ((4, 5), 4)
    act(
        t,
        "A",
        "place village_reeves",
        "take remove_suspicion+remove_suspicion",
        "do remove_suspicion",
        "decline",
    )
    assert (t.goods("A"), len(t.p("A").suspicion)) == ((3, 5), 1)


@rule("COC-034")
def test_a_debt_on_the_left_is_taken_and_must_be_there() -> None:
    world: World = {"muster": "money_lenders militia_captain hedge_hunters field_hands"}
    t = court(world)
    act(t, "A", "place money_lenders")
    assert (t.p("A").unpaid, t.goods("A")) == (1, (9, 9))
    assert t.workers("A")["cleric"] == 3
    none = court({**world, "debts": 0})
    assert none.refusal("A", "place money_lenders")[:2] == ("paladins-no-debt-left", "PAL-008")


@rule("COC-035")
def test_the_banner_is_ignored() -> None:
    t = court(
        {"muster": "chancery_clerks militia_captain hedge_hunters field_hands"}
    )  # influence 8, 2 diplomacy
    act(t, "A", "place chancery_clerks", "first tax", "take silver+silver")
    assert t.track("A") == (0, 0, 0, 0)
    assert t.p("A").silver == 9 + 2 + 1
    assert beside(t, "A")["collected"] == []


@rule("COC-037", "COC-092")
def test_a_worker_stays_until_somebody_collects_the_card() -> None:
    t = court(A=rich(), B={"workers": "1 cleric 1 scout 1 labourer", "faith": 2, "provision": 1})
    act(t, "A", "place hedge_hunters")
    assert workers(t) == [None, None, "scout", None]
    t.choose("B", "pass")
    finish(t)
    assert t.s.round == 4
    assert workers(t) == [None, None, "scout", None]
    assert shown(t)["diplomat"] == 3
    other = court({"muster_workers": "- - B:scout -"}, A=rich(faith=2, influence=2))
    muster(other, "hedge_hunters")
    assert other.workers("A")["scout"] == 2 - 1 + 1
    assert workers(other) == [None] * 4


@rule("COC-038")
def test_one_worker_whoever_placed_it_and_the_diplomat_is_no_obstacle() -> None:
    t = court({"muster_workers": "- - B:scout -"})
    assert t.refusal("A", "place hedge_hunters")[:2] == ("paladins-muster-taken", "COC-038")
    assert shown(t)["diplomat"] == 3
    t.choose("A", "place field_hands", "pay labourer")  # where the Diplomat stands
    assert shown(t)["muster"][3]["worker"] == "labourer"
    assert t.refusal("A", "place field_hands")[:2] == (
        "paladins-muster-taken",
        "COC-038",
    )  # one's own counts too


@rule("COC-039")
def test_a_placement_is_no_muster_action() -> None:
    t = court(
        A=rich(crew="outrider_2", paladin="ogier", provision=1, board={"muster": "cleric labourer scout"})
    )
    act(t, "A", "place militia_captain", "decline")
    assert t.p("A").provision == 0  # no Outrider, and Ogier waives nothing here
    assert t.p("A").done[w.MUSTER] == 0
    assert "place hedge_hunters" in t.options("A")  # though the space of Muster is occupied


@rule("COC-040")
def test_no_prayer_clears_a_muster_card() -> None:
    t = court({"muster_workers": "- - scout -"}, A=rich(board={"hunt": "labourer"}))
    act(t, "A", "act pray")
    assert t.options("A") == {"clear hunt", "clear nothing"}
    t.choose("A", "clear hunt")
    act(t, "A")
    assert workers(t)[2] == "scout"


@rule("COC-040")
def test_nor_does_the_rivals_prayer() -> None:
    t = alone(1, {"muster_workers": "- - B:scout -"}, done={"convert": 7}, board={})
    rival_of(t).top_row = 1
    scheme(t, "convert")
    assert t.view()["rival"]["top_row"][:2] == [True, True]
    assert workers(t)[2] == "scout"


def test_without_the_expansion_there_is_nothing_to_place_on() -> None:
    t = table(A=rich())
    assert not [
        token for token in t.options("A") if token.startswith(("place", "act muster", "act negotiate"))
    ]
    assert tops(court())[0] == "village_reeves"
