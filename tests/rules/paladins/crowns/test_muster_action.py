"""City of Crowns: the Muster action (COC-041 to COC-051, COC-102)."""

from __future__ import annotations

import pytest
from tests.rules.paladins.crowns.court import beside, court, crowns, muster, rich, shown, tops
from tests.rules.paladins.table import act
from tests.support import rule

from courtier.titles.paladins import words as w


@rule("COC-041")
@pytest.mark.parametrize(
    ("workers", "key"),
    [("1 cleric 1 scout 1 labourer", ""), ("1 cleric 1 scout", "paladins-lack-workers"),
     ("2 cleric 1 labourer", "paladins-lack-worker"), ("2 scout 1 labourer", "paladins-lack-worker"),
     ("1 criminal 1 scout 1 labourer", "")],
)  # fmt: skip
def test_muster_takes_a_cleric_a_scout_and_anybody(workers: str, key: str) -> None:
    t = court(A={"workers": workers, "provision": 9, "faith": 2})
    if key:
        assert t.refusal("A", "act muster")[:2] == (key, "COC-041")
    else:
        assert "act muster" in t.options("A")


@rule("COC-041")
def test_the_card_under_the_diplomat_cannot_be_collected() -> None:
    t = court(A=rich(influence=2, faith=2))
    t.choose("A", "act muster")
    assert t.refusal("A", "muster field_hands")[:2] == ("paladins-diplomat-there", "COC-041")


@rule("COC-043")
def test_everybody_sees_whose_attributes_reach_a_muster_card() -> None:
    t = court(A=rich(influence=2, faith=2), B={"strength": 2})
    assert beside(t, "A")["musters"] == [True, False, True, True]
    assert beside(t, "B")["musters"] == [False, True, False, False]
    t.choose("A", "act muster")
    assert t.options("A") == {
        "muster village_reeves",
        "muster hedge_hunters",
    }  # the Diplomat stands on the last


@rule("COC-042", "COC-102")
@pytest.mark.parametrize(
    ("diplomat", "walks"), [(4, [3, 2, 1, 0]), (3, [2, 1, 0, 1]), (2, [1, 0, 1, 2]), (1, [0, 1, 2, 3])]
)
def test_provisions_by_the_steps_of_the_diplomat(diplomat: int, walks: list[int]) -> None:
    cards = ["village_reeves", "militia_captain", "hedge_hunters", "field_hands"]
    able = {"faith": 2, "strength": 2, "influence": 2}
    t = court({"diplomat": diplomat}, A=rich(**able))
    assert [pile["walk"] for pile in shown(t)["muster"]] == walks
    t.choose("A", "act muster")
    assert t.options("A") == {f"muster {card}" for card, walk in zip(cards, walks, strict=True) if walk}
    for card, walk in zip(cards, walks, strict=True):
        if walk > 1:
            poor = court({"diplomat": diplomat}, A=rich(**able, provision=walk - 1))
            poor.choose("A", "act muster")
            if poor.kind == "target":
                assert poor.refusal("A", f"muster {card}") == ("reason-lack", "COC-042", walk - 1, walk)


@rule("COC-042", "COC-102")
@pytest.mark.parametrize(
    ("card", "paid"), [("hedge_hunters", 1), ("militia_captain", 2), ("village_reeves", 3)]
)
def test_the_way_is_paid(card: str, paid: int) -> None:
    t = court(A=rich(faith=2, strength=2, influence=2, provision=3))
    act(t, "A", "act muster", f"muster {card}")
    assert t.p("A").provision == 3 - paid + (2 if card == "hedge_hunters" else 0)  # whose reward is two
    assert shown(t)["diplomat"] == {"hedge_hunters": 2, "militia_captain": 1, "village_reeves": 0}[card]


@rule("COC-043")
def test_the_printed_attribute_is_needed_boosts_included() -> None:
    t = court(A=rich(faith=1, strength=2, influence=2))
    t.choose("A", "act muster")
    assert t.refusal("A", "muster hedge_hunters") == ("paladins-lack-attribute", "COC-043", 1, 2)
    t = court(A=rich(faith=0, strength=2, influence=2, paladin="maugris"))  # faith 2 for the round
    t.choose("A", "act muster")
    assert "muster hedge_hunters" in t.options("A")
    assert court(A=rich()).refusal("A", "act muster")[:2] == ("paladins-lack-nearest", "COC-043")


@rule("COC-041", "COC-042", "COC-043")
@pytest.mark.parametrize(
    ("diplomat", "told", "reason"),
    [(4, {"faith": 1}, ("paladins-lack-nearest", "COC-043", 1, 2)),
     (1, {"faith": 1}, ("paladins-lack-nearest", "COC-043", 1, 2)),
     (4, {"influence": 2, "faith": 2, "provision": 0}, ("paladins-lack-nearest", "COC-042", 0, 1)),
     (1, {"strength": 2, "influence": 1, "provision": 0}, ("paladins-lack-nearest", "COC-042", 0, 1))],
)  # fmt: skip
def test_who_cannot_muster_is_told_what_the_nearest_card_wants(
    diplomat: int, told: dict[str, int], reason: tuple[str, str, int, int]
) -> None:
    """Neither what the left-most card wants, if another one is nearer, nor that the Diplomat stands somewhere."""
    assert court({"diplomat": diplomat}, A=rich(**told)).refusal("A", "act muster") == reason


@rule("COC-042", "COC-043", "COC-053", "COC-063")
@pytest.mark.parametrize(
    ("action", "told", "need"),
    [("muster", {"faith": 1}, ("attribute", 2, 1, ["faith"])),
     ("muster", {"faith": 2, "provision": 0}, ("provision", 1, 0, [])),
     ("negotiate", {"influence": 1, "silver": 1}, ("silver", 2, 1, [])),
     ("negotiate", {}, ("attribute", 1, 0, ["influence"])),
     ("negotiate", {"influence": 1}, None)],
)  # fmt: skip
def test_what_the_court_wants_is_listed_with_its_numbers_though_workers_lack_too(
    action: str, told: dict[str, int], need: tuple[str, int, int, list[str]] | None
) -> None:
    t = court({"debts": 0}, A={"workers": "1 labourer", "silver": 9, "provision": 9, **told})  # type: ignore[typeddict-item]
    listed = t.view(0)["offers"]["checks"][action]
    assert [check["of"] for check in listed[:2]] == ["space", "workers"]
    told_of = [(check["of"], check["need"], check["have"], check["kinds"]) for check in listed[2:]]
    assert told_of == ([] if need is None else [need])


@rule("COC-041")
def test_where_only_the_diplomats_card_is_left_that_is_the_reason() -> None:
    t = court({"muster": "- - - field_hands"}, A=rich(influence=2))
    assert t.refusal("A", "act muster")[:2] == ("paladins-diplomat-there", "COC-041")


@rule("COC-049", "COC-045", "COC-044")
def test_the_example_of_the_left_most_card() -> None:
    """The Diplomat stands two piles away; the paladin makes influence 2 of 0."""
    t = court(
        {"diplomat": 3, "muster_workers": "merchant - - -"},
        A={
            "workers": "1 cleric 1 labourer 1 scout 1 fighter", "provision": 2, "silver": 0, "paladin": "samson",
            "suspicion": "0 0", "unpaid": 1,
        },
    )  # fmt: skip
    assert t.p("A").has(w.INFLUENCE - w.FAITH) == 2
    t.choose("A", "act muster", "muster village_reeves", "pay labourer+scout+cleric")
    assert t.kind == "reward"
    assert t.options("A") == {"take pay_debt", "take remove_suspicion+remove_suspicion"}
    assert t.track("A") == (0, 0, 0, 1)
    assert t.workers("A") == {"merchant": 1, "fighter": 1}
    assert t.goods("A") == (0, 0)  # the silver on the left is no cost of collecting
    t.choose("A", "take remove_suspicion+remove_suspicion", "do remove_suspicion", "do remove_suspicion")
    assert t.p("A").suspicion == []
    assert beside(t, "A")["collected"] == ["village_reeves"]
    assert (shown(t)["diplomat"], tops(t)[0]) == (0, "supply_train")


@rule("COC-044")
def test_a_card_with_more_diplomacy_gives_more() -> None:
    world = {"muster": "village_reeves militia_captain papal_legates+supply_train field_hands"}
    t = court(world, A=rich(faith=8, influence=2))  # type: ignore[arg-type]
    muster(t, "papal_legates", "take silver+silver+silver")
    assert t.track("A") == (8, 0, 2, 2)
    assert t.p("A").silver == 12


@rule("COC-046")
def test_a_criminal_comes_with_a_suspicion() -> None:
    t = court(
        {"muster_workers": "- - B:criminal -", "suspicion": "1", "tax": 6}, A=rich(faith=2, influence=2)
    )
    muster(t, "hedge_hunters")
    assert t.workers("A")["criminal"] == 1
    assert len(t.p("A").suspicion) == 1
    assert (t.s.tax, t.p("A").silver) == (5, 10)


@rule("COC-046")
def test_a_criminal_can_call_an_inquisition_in_the_middle_of_a_muster() -> None:
    """The last silver of the tax supply: the suspicion comes first or last, as A likes."""
    world = {"muster_workers": "criminal - - -", "suspicion": "2", "tax": 2}
    told = rich(influence=2, faith=2, suspicion="0", unpaid=1)
    t = court(world, A=told, B={"workers": "1 labourer", "crew": "squire_2"})  # type: ignore[arg-type]
    muster(t, "village_reeves")
    assert t.kind == "order"
    assert t.options("A") == {"first criminal", "first pay_debt/remove_suspicion+remove_suspicion"}
    assert t.track("A")[3] == 1  # diplomacy is touched by nothing and was gained at once
    t.choose("A", "first criminal")
    assert (t.s.tax, t.track("B")[1]) == (6, 1)  # B's Squire has acted, the supply is full again
    assert t.p("A").unpaid == 2  # most suspicion, so one debt more
    assert len(t.p("A").suspicion) == 1  # half of two went back
    assert t.kind == "reward"
    t.choose("A", "take remove_suspicion+remove_suspicion", "do remove_suspicion")
    t = court(world, A=told)  # type: ignore[arg-type]
    muster(t, "village_reeves", "first pay_debt/remove_suspicion+remove_suspicion")
    t.choose("A", "take remove_suspicion+remove_suspicion", "do remove_suspicion")
    assert (t.s.tax, t.p("A").unpaid) == (6, 2)  # now A has one suspicion alone, and still the most


@rule("COC-047")
def test_the_next_card_lies_open_and_the_diplomat_stands_on_it() -> None:
    t = court(A=rich(influence=2, faith=2))
    left = len(crowns(t).muster[0].cards)
    before = t.s.barrier
    muster(t, "village_reeves", "take pay_debt")
    assert (tops(t)[0], shown(t)["muster"][0]["left"], shown(t)["diplomat"]) == ("supply_train", left - 1, 0)
    assert beside(t, "A")["collected"] == ["village_reeves"]
    assert t.s.barrier > before  # a card was seen: no way back
    assert t.s.crowns is not None
    assert t.s.crowns.muster[0].seen[-1] == -1


@rule("COC-048")
def test_muster_has_no_limit() -> None:
    seven = "road_wardens parish_almoners hermit_brothers pilgrim_choir forest_chapel relic_bearers watch_sergeants"
    t = court(A=rich(faith=2, influence=2, collected=seven))
    muster(t, "hedge_hunters")
    assert t.p("A").done[w.MUSTER] == 8
    assert t.view()["seats"][0]["actions"][w.MUSTER]["limit"] is None


@rule("COC-050")
def test_an_empty_pile_is_a_step_and_no_target() -> None:
    t = court(
        {"muster": "village_reeves militia_captain - field_hands"},
        A=rich(influence=2, strength=2, provision=2),
    )
    t.choose("A", "act muster")  # only the second pile is near enough
    while t.kind == "workers":
        t.game.choose(t.game.options(0)[0], 0)
    assert beside(t, "A")["collected"] == ["militia_captain"]
    assert t.p("A").provision == 0
    t = court(
        {"muster": "village_reeves militia_captain - field_hands", "diplomat": 3},
        A=rich(influence=2, strength=2),
    )
    t.choose("A", "act muster")
    assert t.options("A") == {"muster village_reeves", "muster militia_captain", "muster field_hands"}


@rule("COC-050", "COC-047")
def test_the_diplomat_stands_on_a_pile_that_it_has_emptied() -> None:
    t = court(A=rich(faith=2, influence=2))
    crowns(t).muster[2].cards[:-1] = []
    crowns(t).muster[2].seen[:-1] = []
    muster(t, "hedge_hunters")
    assert (tops(t)[2], shown(t)["muster"][2]["left"], shown(t)["diplomat"]) == (None, 0, 2)
    assert "place hedge_hunters" not in t.options("A")
    assert {token for token in t.options("A") if token.startswith("place")} <= {
        "place village_reeves", "place militia_captain", "place field_hands"}  # fmt: skip


@rule("COC-051")
def test_a_collected_worker_can_act_in_the_same_round() -> None:
    t = court(
        {"muster_workers": "- - B:scout -"},
        A={"workers": "1 cleric 1 scout 1 labourer", "faith": 2, "provision": 1},
        B={"workers": "1 labourer"},
    )
    act(t, "A", "act muster")
    assert t.workers("A") == {"scout": 1}
    t.choose("B", "pass")
    assert t.asked == "A"
    act(t, "A", "act hunt")
    assert t.workers("A") == {}
