"""City of Crowns: favours, townsfolk, outsiders, passing (COC-071 to COC-088, COC-104)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.paladins.crowns.court import court, crowns, muster, negotiate, rich
from tests.rules.paladins.table import Setting, Table, World, act
from tests.support import rule

from courtier.titles.paladins import words as w


def favour(id: str, world: World | None = None, **told: object) -> Table:
    """A uses this favour."""
    t = court({"favours": id, **(world or {})}, A=rich(**told))
    act(t, "A", f"favour {id}")
    return t


@rule("COC-071")
def test_mixed_stores() -> None:
    t = favour("mixed_stores", suspicion="0 0", silver=2, provision=2)
    t.choose("A", "do remove_suspicion")
    assert t.goods("A") == (3, 3)
    assert len(t.p("A").suspicion) == 1
    assert t.workers("A")["labourer"] == 4
    assert t.workers("A")["merchant"] == 1


@rule("COC-072", "COC-076")
def test_a_released_townsfolk_gives_its_dismissal_and_is_gone() -> None:
    t = favour("release_servant", crew="gatekeeper_1 acolyte_2", influence=2)
    assert t.options("A") == {"take dismiss_own_townsfolk", "take silver+silver"}
    t.choose("A", "take dismiss_own_townsfolk")
    assert t.options("A") == {"release gatekeeper_1", "release acolyte_2", "decline"}
    assert t.refusal("A", "release abbot_2")[:2] == ("paladins-not-hired", "COC-072")
    t.choose("A", "release gatekeeper_1")
    assert t.crew("A") == ["acolyte_2"]
    assert t.workers("A") == {"labourer": 4, "scout": 2, "merchant": 3, "fighter": 1, "cleric": 2}
    assert t.view()["townsfolk_discards"] == ["gatekeeper_1"]
    act(t, "A", "act fortify")
    assert t.workers("A")["labourer"] == 4 - 1 + int(
        t.view()["seats"][0]["walls"][0] in ("wall_03", "wall_04")
    )


@rule("COC-072")
def test_two_silver_instead_of_a_release() -> None:
    t = favour("release_servant", crew="gatekeeper_1", silver=0)
    t.choose("A", "take silver+silver")
    assert (t.p("A").silver, t.crew("A")) == (2, ["gatekeeper_1"])


@rule("COC-076")
def test_hunter_counts_no_released_townsfolk() -> None:
    told: dict[str, Any] = {
        "crew": "gatekeeper_1 acolyte_2",
        "converted": "byzantine_hunter",
        "done": {"convert": 1},
    }
    before = court(A=rich(**told)).sheet("A")["converts"]
    t = favour("release_servant", **told)
    t.choose("A", "take dismiss_own_townsfolk", "release gatekeeper_1")
    one = court(A=rich(**{**told, "crew": "acolyte_2"})).sheet("A").get("converts", 0)
    assert (t.sheet("A").get("converts", 0), before > one) == (one, True)


@rule("COC-073")
def test_the_royal_pardon() -> None:
    t = favour("royal_pardon", unpaid=2)
    t.choose("A", "take destroy_debt", "do destroy_debt")
    assert (t.p("A").unpaid, t.p("A").paid, t.s.debts) == (
        1,
        0,
        24 + 1,
    )  # the debts of A were put there by hand
    t = favour("royal_pardon", unpaid=2)
    t.choose("A", "take diplomacy")
    assert (t.p("A").unpaid, t.track("A")) == (2, (0, 0, 0, 1))


@rule("COC-074", "COC-077")
def test_a_workshop_moves_to_another_action() -> None:
    t = favour("move_workshop", shops={"attack": "left", "muster": "left middle"}, done={"develop": 2})
    t.choose("A", "take move_workshop")
    assert t.options("A") == {"lift attack left", "lift muster left", "lift muster middle", "decline"}
    assert t.refusal("A", "lift attack middle")[:2] == ("paladins-no-workshop-there", "COC-077")
    t.choose("A", "lift attack left")
    assert t.refusal("A", "workshop attack middle")[:2] == ("paladins-same-action", "COC-077")
    assert t.refusal("A", "workshop muster left")[:2] == ("paladins-workshop-there", "PAL-069")
    t.choose("A", "workshop negotiate middle")
    shops = {a["id"]: a["workshops"] for a in t.view()["seats"][0]["actions"]}
    assert (shops["attack"], shops["negotiate"]) == ([False] * 3, [False, True, False])
    assert t.p("A").done[w.DEVELOP] == 2  # moving is no develop


@rule("COC-074")
def test_two_labourers_instead_of_moving_a_workshop() -> None:
    t = favour("move_workshop", shops={"attack": "left"})
    t.choose("A", "take labourer+labourer")
    assert t.workers("A")["labourer"] == 5
    nothing = favour("move_workshop", shops={"attack": "left"})
    nothing.choose("A", "take move_workshop", "decline")
    assert nothing.p("A").shops[w.ATTACK] == 1
    none = favour("move_workshop")  # without a workshop there is none to lift
    none.choose("A", "take move_workshop")
    assert none.kind == "turn"


@rule("COC-104")
def test_a_moved_workshop_sends_a_worker_home_and_leaves_a_space_to_fill() -> None:
    t = favour(
        "move_workshop",
        shops={"attack": "left"},
        board={"convert": "fighter labourer cleric", "attack": "labourer fighter"},
    )
    held = sum(t.p("A").workers)
    t.choose("A", "take move_workshop", "lift attack left", "workshop convert left")
    board = {a["id"]: a["workers"] for a in t.view()["seats"][0]["actions"]}
    assert board["convert"] == [None, "labourer", "cleric"]
    assert sum(t.p("A").workers) == held  # to the general supply
    assert t.refusal("A", "act convert")[0] == "paladins-occupied"
    assert board["attack"] == [None, "labourer", "fighter"]
    t.p("A").board[w.ATTACK] = 0
    t.push()
    t.choose("A", "act attack", "attack viking_adventurer")
    assert all(len(hand.split("+")) == 3 for hand in t.pays("A"))  # its scout is needed again


@rule("COC-075", "COC-080")
@pytest.mark.parametrize(("attribute", "track"), [("faith", (1, 0, 0, 0)), ("strength", (0, 1, 0, 0)),
    ("influence", (0, 0, 1, 0)), ("diplomacy", (0, 0, 0, 1))])  # fmt: skip
def test_the_last_counsel_is_a_step_and_a_pass(attribute: str, track: tuple[int, ...]) -> None:
    told = rich(board={"hunt": "labourer"}, crew="princess_1")
    t = court({"favours": "last_counsel", "allies": {"merchant": "A"}}, A=told, B={"workers": "2 labourer"})
    t.choose("A", "favour last_counsel", "pay labourer")
    t.choose("A", f"take {attribute}")
    assert (t.track("A"), t.p("A").passed, t.p("A").board[w.HUNT]) == (track, True, 0)
    assert t.kind == "keep"
    t.choose("A", "keep scout+fighter+cleric")
    assert t.workers("A") == {"labourer": 1, "scout": 1, "merchant": 1, "fighter": 1, "cleric": 1}
    assert t.view()["favours"][0]["worker"] == "labourer"
    assert t.asked == "B"
    t.choose("B", "pass")
    assert t.s.round == 4


@rule("COC-080")
def test_passing_by_the_favour_with_few_workers_asks_nothing() -> None:
    t = court({"favours": "last_counsel"}, A={"workers": "3 labourer"}, B={"workers": "1 labourer"})
    act(t, "A", "favour last_counsel", "take faith")
    assert (t.workers("A"), t.asked) == ({"labourer": 2}, "B")


@rule("COC-078")
def test_a_free_dismissal_from_the_main_board() -> None:
    world: World = {"muster": "village_reeves militia_captain border_rangers field_hands"}
    t = court(world, A=rich(silver=1, crew="abbot_1"))
    act(t, "A", "place border_rangers")
    assert t.kind == "free_dismiss"
    assert t.options("A") == {f"dismiss {id} free" for id in t.view()["townsfolk"]} | {"decline"}
    assert t.refusal("A", "dismiss abbot_1 free")[:2] == ("paladins-no-townsfolk", "PAL-085")
    assert t.refusal("A", "hire squire_2 free")[0] == "reason-not-offered"
    t.choose("A", "dismiss squire_2 free")
    assert (t.goods("A"), t.workers("A")["fighter"]) == ((0, 10), 3)
    assert t.view()["townsfolk"][4] is None
    assert t.crew("A") == ["abbot_1"]
    t = court(world, A=rich())
    act(t, "A", "place border_rangers", "decline")
    assert None not in t.view()["townsfolk"]


@rule("COC-078", "COC-007")
def test_a_free_dismissal_of_the_piles_card_shows_the_next() -> None:
    t = court(
        {"muster": "village_reeves militia_captain border_rangers field_hands"},
        A=rich(board={"hunt": "labourer"}),
    )
    act(t, "A", "place border_rangers", "dismiss abbot_2 free", "clear hunt")
    assert t.view()["townsfolk"][0] == "missionary_2"


@rule("COC-079", "COC-083")
def test_a_princess_rewards_each_pass_and_nothing_else() -> None:
    t = court(
        A=rich(workers="2 labourer", crew="princess_2 princess_1", suspicion="0", silver=1, provision=1)
    )
    assert t.goods("A") == (1, 1)
    t.choose("A", "pass")
    t.choose("A", "take provision", "do remove_suspicion")
    assert (t.goods("A"), t.workers("A"), t.p("A").suspicion) == ((1, 2), {"labourer": 3}, [])
    assert t.s.round == 4
    assert t.p("A").crew != []


@rule("COC-081")
def test_a_chevalier_rewards_each_enlisting() -> None:
    t = court(A=rich(strength=2, influence=2, diplomacy=2, crew="chevalier_2 chevalier_1"))
    negotiate(t, "enlist count_of_paris silver")
    assert t.p("A").silver == 9 - 1 + 1
    assert t.workers("A")["labourer"] == 3 - 1 + 1
    t = court(A=rich(strength=2, influence=2, diplomacy=2, crew="chevalier_2"))
    negotiate(t, "entrust count_of_paris silver")
    assert t.p("A").silver == 9 - 1


@rule("COC-082")
def test_an_outrider_rewards_each_muster() -> None:
    t = court(A=rich(faith=2, influence=2, crew="outrider_2 outrider_1", provision=3))
    muster(t, "hedge_hunters")
    assert t.p("A").provision == 3 - 1 + 2 + 1
    assert t.workers("A")["labourer"] == 3 - 1 + 1
    t = court(A=rich(strength=2, influence=2, provision=3))  # hired by the card itself, it comes too late
    t.s.town[1] = [folk.id for folk in t.t.townsfolk].index("outrider_1")
    muster(t, "militia_captain", "hire outrider_1 free")
    assert t.workers("A")["labourer"] == 3 - 1


@rule("COC-084")
def test_pass_rewards_come_after_the_limit_of_three() -> None:
    t = court(
        {"allies": {"military": "A", "clergy": "A"}}, A=rich(crew="princess_1"), B={"workers": "1 labourer"}
    )
    t.choose("A", "pass")
    assert t.kind == "keep"
    assert "keep labourer+scout+fighter+cleric" not in t.options("A")
    t.choose("A", "keep labourer+scout+merchant")
    assert t.workers("A") == {"labourer": 2, "scout": 1, "merchant": 1, "fighter": 1, "cleric": 1}
    t.choose("B", "pass")
    assert t.kind == "paladin"  # six workers stay
    assert sum(t.p("A").workers) == 6


@rule("COC-084")
def test_later_workers_count_against_three_and_those_of_the_pass() -> None:
    """A keeps three, a Princess brings one more, then an inquisition brings a labourer: one of the five must go."""
    told = rich(crew="princess_1 peddler_1", suspicion="0 0 0")
    b: Setting = {"workers": "1 cleric", "silver": 0}
    t = court({"tax": 1, "muster": "parish_almoners militia_captain hedge_hunters field_hands"}, A=told, B=b)
    t.choose("A", "pass", "keep labourer+scout+merchant", "decline")
    assert (sum(t.p("A").workers), crowns(t).spare) == (4, [1, 0])
    act(t, "B", "place parish_almoners")
    assert sum(t.p("A").workers) == 5  # the Peddler
    t.choose("B", "pass")
    assert (t.kind, t.asked) == ("keep", "A")
    assert {len(token.split("+")) for token in t.options("A") if token != "keep nothing"} == {1, 2, 3, 4}
    assert t.refusal("A", "keep labourer+labourer+labourer+scout+merchant") == (
        "paladins-keep-most",
        "PAL-208",
        5,
        4,
    )
    t.choose("A", "keep labourer+labourer+scout+merchant")
    assert (t.kind, crowns(t).spare) == ("paladin", [0, 0])


@rule("COC-084")
def test_many_workers_of_a_kind_may_be_kept_where_many_came() -> None:
    """What is on offer follows from what a seat holds, also when it holds more than seven of a kind."""
    held: Setting = {"workers": "7 labourer 3 scout", "passed": True, "spare": 5}
    more: Setting = {"workers": "9 labourer 3 scout", "passed": True, "spare": 5}
    for told, most in ((held, 7), (more, 8), (held, 7)):
        t = court(A=told)
        assert t.kind == "keep"
        labourers = [token.removeprefix("keep ").split("+").count("labourer") for token in t.options("A")]
        assert max(labourers) == most


@rule("COC-085")
def test_pass_rewards_in_the_last_round() -> None:
    t = court(
        {"round": 7, "allies": {"farmer": "A"}},
        A={"workers": "1 labourer", "crew": "princess_2", "silver": 5, "provision": 0},
    )
    t.choose("A", "pass", "take silver")
    assert t.game.over
    assert t.workers("A") == {"labourer": 1, "scout": 1}
    assert (t.p("A").silver, t.sheet("A")["goods"]) == (6, 2)


@rule("COC-086", "COC-087", "COC-088")
@pytest.mark.parametrize(
    ("outsider", "told", "points"),
    [("viking_enforcer", {"collected": "village_reeves"}, 0),
     ("viking_enforcer", {"collected": "road_wardens parish_almoners"}, 1),
     ("saracen_enforcer", {"collected": "road_wardens parish_almoners hermit_brothers pilgrim_choir forest_chapel"}, 2),
     ("byzantine_envoy", {"diplomacy": 3}, 0), ("byzantine_envoy", {"diplomacy": 4}, 1),
     ("viking_envoy", {"diplomacy": 12, "paladin": "naimes"}, 3),
     ("viking_envoy", {"diplomacy": 3, "paladin": "naimes"}, 0),
     ("saracen_rogue", {"enlisted": "count_of_troyes"}, 0),
     ("byzantine_rogue", {"enlisted": "count_of_troyes baron_of_maine duke_of_gascony duke_of_francia"}, 2)],
)  # fmt: skip
def test_points_of_the_new_outsiders(outsider: str, told: dict[str, object], points: int) -> None:
    t = court(A=rich(converted=outsider, done={"convert": 1}, **told))
    assert t.sheet("A").get("converts", 0) == points
    assert t.view()["seats"][0]["converted"] == [{"id": outsider, "points": points}]


@rule("COC-088")
def test_rogue_counts_nobody_who_was_entrusted() -> None:
    t = court(A=rich(diplomacy=2, converted="saracen_rogue", done={"convert": 1}, enlisted="count_of_troyes"))
    negotiate(t, "entrust count_of_paris silver")
    assert "converts" not in t.sheet("A")


@rule("COC-075", "COC-080", "COC-083")
def test_what_the_last_counsel_brings_is_told_with_what_its_pass_brings() -> None:
    told: Setting = {
        "workers": "3 labourer 1 scout", "crew": "princess_2", "enlisted": "margrave_of_anjou", "extension": "military",
    }  # fmt: skip
    t = court({"favours": "last_counsel", "allies": {"military": "A"}}, A=rich(**told))
    deals = t.view(0)["offers"]["deals"]
    helped = [(one["by"], one["reward"]) for one in deals["favour last_counsel"]["gains"] if one["by"]]
    assert helped == [(one["by"], one["reward"]) for one in deals["pass"]["gains"]]
    assert [by for by, _ in helped] == ["paladins-townsfolk-princess", "paladins-ally-military"]
    assert (deals["favour last_counsel"]["keeps"], deals["pass"]["keeps"]) == (3, 3)
    few: Setting = {"workers": "2 labourer"}
    t = court({"favours": "last_counsel"}, A=rich(**few))
    deals = t.view(0)["offers"]["deals"]
    assert (deals["favour last_counsel"]["keeps"], deals["pass"]["keeps"]) == (1, 2)
