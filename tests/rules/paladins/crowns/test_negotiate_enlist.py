"""City of Crowns: Negotiate, Enlist and allies (COC-052 to COC-055, COC-063 to COC-070, COC-103)."""

from __future__ import annotations

import pytest
from tests.rules.paladins.crowns.court import (
    beside,
    court,
    crowns,
    negotiate,
    nobles,
    rich,
    shown,
)
from tests.rules.paladins.table import Setting, World
from tests.support import rule

from courtier.titles.paladins import words as w

ABLE = {"faith": 2, "strength": 2, "influence": 2, "diplomacy": 2}


@rule("COC-052")
@pytest.mark.parametrize(
    ("workers", "key"),
    [("1 fighter 1 merchant 1 labourer", ""), ("1 fighter 1 merchant", "paladins-lack-workers"),
     ("2 fighter 1 labourer", "paladins-lack-worker"), ("2 merchant 1 labourer", "paladins-lack-worker"),
     ("1 fighter 1 criminal 1 labourer", "")],
)  # fmt: skip
def test_negotiate_takes_a_fighter_a_merchant_and_anybody(workers: str, key: str) -> None:
    t = court(A={"workers": workers, "silver": 9, "strength": 2, "influence": 2})
    if key:
        assert t.refusal("A", "act negotiate")[:2] == (key, "COC-052")
    else:
        assert "act negotiate" in t.options("A")


@rule("COC-052")
def test_every_card_may_be_enlisted_or_entrusted() -> None:
    t = court(A=rich(**ABLE))
    t.choose("A", "act negotiate")
    cards = [card for card in nobles(t) if card]
    tokens = {f"{verb} {card} silver" for verb in ("enlist", "entrust") for card in cards}
    tokens |= {f"{verb} {cards[0]} debt" for verb in ("enlist", "entrust")}
    assert t.options("A") == tokens


@rule("COC-056", "COC-063")
def test_everybody_sees_whose_attributes_reach_a_noble() -> None:
    t = court(A=rich(influence=1, strength=2, diplomacy=1), B={"faith": 1, "diplomacy": 2})
    assert beside(t, "A")["entrusts"] == [False, False, True, True]
    assert beside(t, "A")["enlists"] == [False, True, False, True]
    assert beside(t, "B")["entrusts"] == [True, True, True, True]
    assert beside(t, "B")["enlists"] == [False, False, True, False]
    t.choose("A", "act negotiate")
    assert {token for token in t.options("A") if token.startswith("enlist")} == {
        "enlist duke_of_aquitaine silver", "enlist count_of_paris silver"
    }  # fmt: skip


@rule("COC-052", "COC-053", "COC-063")
@pytest.mark.parametrize(
    ("told", "reason"),
    [({"silver": 0}, ("paladins-lack-nearest", "COC-063", 0, 1)),
     ({"influence": 2, "faith": 1, "silver": 0}, ("paladins-lack-nearest", "COC-053", 0, 2)),
     ({"strength": 2, "influence": 2, "faith": 1, "silver": 0}, ("paladins-lack-nearest", "COC-053", 0, 1))],
)  # fmt: skip
def test_who_cannot_negotiate_is_told_what_the_nearest_noble_wants(
    told: dict[str, int], reason: tuple[str, str, int, int]
) -> None:
    """The pile wants influence 2, the row influence 1, faith 1, strength 2: the attribute first, then the silver."""
    t = court({"debts": 0}, A=rich(**told))
    assert t.refusal("A", "act negotiate") == reason


@rule("COC-053", "COC-054")
@pytest.mark.parametrize(("place", "silver"), [(0, 3), (1, 2), (2, 2), (3, 1)])
def test_what_the_places_cost(place: int, silver: int) -> None:
    t = court(A=rich(**ABLE, silver=silver))
    assert [space["silver"] for space in shown(t)["nobles"]] == [3, 2, 2, 1]
    assert [space["debt"] for space in shown(t)["nobles"]] == [True, False, False, False]
    negotiate(t, f"enlist {nobles(t)[place]} silver")
    assert (t.p("A").silver, t.p("A").unpaid) == (0, 0)
    poor = court(A=rich(**ABLE, silver=silver - 1))
    poor.choose("A", "act negotiate")
    reason = ("reason-lack", "COC-053", silver - 1, silver)
    assert poor.refusal("A", f"enlist {nobles(poor)[place]} silver") == reason
    assert poor.refusal("A", f"entrust {nobles(poor)[place]} silver") == reason


@rule("COC-053")
@pytest.mark.parametrize("verb", ["enlist", "entrust"])
def test_the_pile_may_be_had_for_a_debt_and_the_row_not(verb: str) -> None:
    t = court(A=rich(**ABLE))
    negotiate(t, f"{verb} margrave_of_neustria debt")
    assert (t.p("A").unpaid, t.p("A").silver, t.s.debts) == (1, 9, 23)
    t = court(A=rich(**ABLE))
    t.choose("A", "act negotiate")
    for card in nobles(t)[1:]:
        assert t.refusal("A", f"{verb} {card} debt")[:2] == ("paladins-no-debt-for-noble", "COC-053")
        assert (
            t.refusal("A", f"{verb} {card} free")[0] == "reason-not-offered"
        )  # nobles never come for nothing
    none = court({"debts": 0}, A=rich(**ABLE))
    none.choose("A", "act negotiate")
    assert none.refusal("A", f"{verb} margrave_of_neustria debt")[0] == "paladins-no-debt-left"


@rule("COC-055")
def test_negotiate_has_no_limit() -> None:
    seven = (
        "count_of_rouen baron_of_maine duke_of_gascony margrave_of_gothia count_of_toulouse baron_of_beauce "
        "duke_of_francia"
    )
    t = court(A=rich(**ABLE, enlisted=seven))
    negotiate(t, "enlist count_of_paris silver")
    assert t.p("A").done[w.NEGOTIATE] == 8
    assert t.view()["seats"][0]["actions"][w.NEGOTIATE]["limit"] is None


@rule("COC-063")
def test_enlisting_needs_its_attribute_and_gives_one_diplomacy() -> None:
    t = court(A=rich(strength=1, influence=2))
    t.choose("A", "act negotiate")
    assert t.refusal("A", "enlist count_of_paris silver") == ("paladins-lack-attribute", "COC-063", 1, 2)
    assert t.refusal("A", "enlist baron_of_berry silver") == ("paladins-lack-attribute", "COC-063", 0, 1)
    t = court(A=rich(paladin="oliver", influence=2))  # faith 4 for the round
    negotiate(t, "enlist baron_of_berry silver")
    assert t.track("A") == (0, 0, 2, 1)
    assert beside(t, "A")["enlisted"] == ["baron_of_berry"]


@rule("COC-063")
def test_every_noble_gives_one_diplomacy() -> None:
    tables = court().t
    assert {tables.reward_token(noble.gain) for noble in tables.crowns.nobles} == {"diplomacy"}


@rule("COC-064")
def test_the_example_of_strength_two_and_two_silver() -> None:
    world: World = {"nobles": "margrave_of_neustria count_of_paris baron_of_berry duke_of_aquitaine"}
    t = court(world, A=rich(strength=2, silver=2, influence=1))
    negotiate(t, "enlist count_of_paris silver")
    assert (t.p("A").silver, t.track("A")) == (0, (0, 2, 1, 1))
    assert beside(t, "A")["enlisted"] == ["count_of_paris"]


@rule("COC-065")
@pytest.mark.parametrize("verb", ["enlist", "entrust"])
def test_the_pile_shows_its_next_card_and_the_row_waits(verb: str) -> None:
    t = court(A=rich(**ABLE))
    before = t.s.barrier
    negotiate(t, f"{verb} margrave_of_neustria silver")
    assert nobles(t) == ["count_of_troyes", "duke_of_aquitaine", "baron_of_berry", "count_of_paris"]
    assert t.s.barrier > before
    t = court(A=rich(**ABLE))
    negotiate(t, f"{verb} baron_of_berry silver")
    if verb == "entrust":
        t.choose("A", "garrison square_1_1", "decline")
    assert nobles(t) == ["margrave_of_neustria", "duke_of_aquitaine", None, "count_of_paris"]


@rule("COC-065")
def test_a_pile_that_has_run_out() -> None:
    t = court({"nobles_left": 0}, A=rich(**ABLE))
    negotiate(t, "enlist margrave_of_neustria debt")
    assert (nobles(t)[0], shown(t)["nobles_pile"]) == (None, 0)
    t.p("A").board[w.NEGOTIATE] = 0
    t.push()
    t.choose("A", "act negotiate")
    assert "enlist count_of_paris silver" in t.options("A")
    assert t.refusal("A", "enlist margrave_of_neustria silver")[:2] == ("paladins-no-noble", "COC-065")


@rule("COC-066", "COC-067", "COC-068")
def test_the_example_of_the_third_military_icon() -> None:
    """The extension, one enlisted card, and now the third."""
    t = court(
        {"tax": 6},
        A=rich(
            influence=2,
            strength=2,
            extension="military",
            enlisted="margrave_of_anjou",
            suspicion="0 1",
            silver=3,
        ),
    )
    negotiate(t, "enlist margrave_of_neustria silver")
    assert t.kind == "accept"
    t.choose("A", "do remove_suspicion")
    assert beside(t, "A")["allies"] == ["military"]
    assert (len(t.p("A").suspicion), t.p("A").silver, t.s.tax) == (1, 2, 4)
    assert t.track("A") == (0, 2, 2, 1)
    before = t.workers("A").get("fighter", 0)
    t.choose("A", "pass", "keep fighter")
    assert t.workers("A") == {"fighter": 1 + 1}
    assert before == 1


@rule("COC-067")
def test_two_equal_icons_bring_nobody() -> None:
    t = court(A=rich(influence=2, strength=2, extension="military"))
    negotiate(t, "enlist margrave_of_neustria silver")
    assert beside(t, "A")["icons"]["military"] == 2
    assert beside(t, "A")["allies"] == []


@rule("COC-067")
@pytest.mark.parametrize(
    ("icon", "card", "enlisted", "gain"),
    [("merchant", "count_of_paris", "count_of_troyes", "silver"),
     ("farmer", "baron_of_berry", "baron_of_maine", "provision"),
     ("clergy", "duke_of_aquitaine", "duke_of_gascony", "faith")],
)  # fmt: skip
def test_the_other_allies(icon: str, card: str, enlisted: str, gain: str) -> None:
    t = court(A=rich(**ABLE, extension=icon, enlisted=enlisted))
    goods, held = t.goods("A"), sum(t.p("A").workers)
    price = {"count_of_paris": 1, "baron_of_berry": 2, "duke_of_aquitaine": 2}[card]
    negotiate(t, f"enlist {card} silver")
    if gain == "faith":
        assert t.options("A") == {"take pay_debt", "take faith"}
        t.choose("A", "take faith")
    assert beside(t, "A")["allies"] == [icon]
    more = {"silver": (3, 0, 0, 2), "provision": (0, 2, 1, 2), "faith": (0, 0, 0, 3)}[gain]
    assert t.goods("A") == (goods[0] - price + more[0], goods[1] + more[1])
    assert sum(t.p("A").workers) == held - 3 + more[2]
    assert t.track("A")[0] == more[3]
    t.choose("A", "pass")
    t.choose("A", "keep labourer")
    worker = {"merchant": "merchant", "farmer": "scout", "clergy": "cleric"}[icon]
    assert t.workers("A") == {"labourer": 1, worker: 1}


@rule("COC-067", "COC-103")
def test_two_allies_by_one_card() -> None:
    world: World = {"nobles": "baron_of_auvergne duke_of_aquitaine baron_of_berry count_of_paris", "tax": 6}
    told = rich(
        influence=7,
        extension="farmer",
        enlisted="baron_of_maine margrave_of_anjou margrave_of_gothia",
        suspicion="0",
    )
    t = court(world, A=told)
    negotiate(t, "enlist baron_of_auvergne silver", "do remove_suspicion")
    assert sorted(beside(t, "A")["allies"]) == ["farmer", "military"]
    assert beside(t, "A")["icons"] == {"military": 3, "merchant": 0, "farmer": 3, "clergy": 0}
    assert t.goods("A") == (9 - 3 + 2, 9 + 2)
    assert t.p("A").done[w.NEGOTIATE] == 4  # one card, two icons
    assert shown(t)["allies"][0] == {"icon": "military", "seat": 0}


@rule("COC-068")
def test_the_order_of_an_allys_rewards_where_an_inquisition_looms() -> None:
    told = rich(influence=2, strength=2, extension="military", enlisted="margrave_of_anjou", suspicion="0")
    t = court({"tax": 2}, A=told)
    negotiate(t, "enlist margrave_of_neustria silver")
    assert t.options("A") == {"first remove_suspicion", "first tax+tax"}
    t.choose("A", "first remove_suspicion", "do remove_suspicion")
    assert (t.p("A").unpaid, t.s.tax) == (0, 6)  # nobody had a suspicion when it came
    t = court({"tax": 2}, A=told)
    negotiate(t, "enlist margrave_of_neustria silver", "first tax+tax")
    assert t.p("A").unpaid == 1


@rule("COC-069")
def test_an_ally_is_taken_once() -> None:
    told = rich(influence=2, strength=2, extension="military", enlisted="margrave_of_anjou", suspicion="0 1")
    t = court({"allies": {"military": "B"}, "tax": 6}, A=told)
    negotiate(t, "enlist margrave_of_neustria silver")
    assert beside(t, "A")["icons"]["military"] == 3
    assert (beside(t, "A")["allies"], beside(t, "B")["allies"]) == ([], ["military"])
    assert (len(t.p("A").suspicion), t.s.tax) == (2, 6)
    t = court({"allies": {"military": "A"}}, A=told)
    negotiate(t, "enlist margrave_of_neustria silver")
    assert len(t.p("A").suspicion) == 2  # nor twice for its owner


@rule("COC-070")
def test_an_ally_of_this_round_comes_with_this_rounds_pass() -> None:
    t = court(A=rich(**ABLE, extension="merchant", enlisted="count_of_troyes"))
    negotiate(t, "enlist count_of_paris silver")
    t.choose("A", "pass", "keep labourer")
    assert t.workers("A") == {"labourer": 1, "merchant": 1}


@rule("COC-069", "COC-070")
def test_every_ally_gives_its_worker_to_its_owner_alone() -> None:
    every: Setting = {"workers": "1 labourer"}
    world: World = {"allies": {"military": "A", "merchant": "B", "farmer": "A", "clergy": "B"}}
    t = court(world, A=every, B=every)
    t.choose("A", "pass")
    assert t.workers("A") == {"labourer": 1, "fighter": 1, "scout": 1}
    assert t.workers("B") == {"labourer": 1}
    t.choose("B", "pass")
    assert t.workers("B") == {"labourer": 1, "merchant": 1, "cleric": 1}


@rule("COC-103")
def test_a_card_with_two_icons_is_one_card() -> None:
    told = rich(
        converted="saracen_rogue", done={"convert": 1}, enlisted="baron_of_auvergne", extension="clergy"
    )
    t = court(A=told)
    assert beside(t, "A")["icons"] == {"military": 1, "merchant": 0, "farmer": 1, "clergy": 1}
    assert "converts" not in t.sheet("A")  # one card of two that Rogue counts
    two = court(A={**told, "enlisted": "baron_of_auvergne duke_of_bavaria"})
    assert two.sheet("A")["converts"] == 1
    assert two.p("A").done[w.NEGOTIATE] == 2
    assert len(crowns(two).enlisted[0]) == 2
