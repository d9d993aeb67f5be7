"""City of Crowns: nobles entrusted with an action (COC-056 to COC-062)."""

from __future__ import annotations

import pytest
from tests.rules.paladins.crowns.court import beside, court, negotiate, nobles, rich, shown
from tests.rules.paladins.table import World, act
from tests.support import rule

from courtier.titles.paladins import words as w

CHARTRES: World = {"nobles": "margrave_of_neustria duke_of_aquitaine baron_of_berry count_of_chartres"}


@rule("COC-062", "COC-056", "COC-059")
def test_the_example_of_five_diplomacy_one_silver_and_four_extra_faith() -> None:
    t = court(CHARTRES, A=rich(diplomacy=5, silver=1, provision=0))
    negotiate(t, "entrust count_of_chartres silver")
    assert (t.kind, t.p("A").silver) == ("entrusted", 0)
    faith = {square.id: square.faith for square in t.t.squares if square.players <= 2}
    assert t.options("A") == {f"commission {id}" for id, flag in faith.items() if flag <= 4}
    t.choose("A", "commission square_3_2")
    assert t.view()["squares"][[q["id"] for q in t.view()["squares"]].index("square_3_2")]["piece"] == "monk"
    assert t.track("A") == (0, 0, 1, 5)  # the influence of a monk, no diplomacy
    assert t.p("A").provision == 0
    assert shown(t)["nobles_discards"] == ["count_of_chartres"]
    assert (beside(t, "A")["enlisted"], beside(t, "A")["icons"]["merchant"]) == ([], 0)


@rule("COC-056")
def test_entrusting_needs_diplomacy() -> None:
    t = court(CHARTRES, A=rich(diplomacy=4, influence=1))
    t.choose("A", "act negotiate")
    assert t.refusal("A", "entrust count_of_chartres silver") == ("paladins-lack-attribute", "COC-056", 4, 5)
    boosted = court(CHARTRES, A=rich(diplomacy=4, influence=1, paladin="astolfo"))
    boosted.choose("A", "act negotiate")
    assert "entrust count_of_chartres silver" in boosted.options("A")


@rule("COC-057", "COC-058")
@pytest.mark.parametrize(
    ("noble", "action", "then", "board"),
    [("count_of_chartres", w.COMMISSION, "commission square_2_3", "scout labourer cleric"),
     ("count_of_bordeaux", w.FORTIFY, "", "merchant labourer scout"),
     ("count_of_toulouse", w.GARRISON, "garrison square_2_3", "merchant labourer fighter"),
     ("baron_of_perche", w.ABSOLVE, "absolve labourer", "cleric labourer merchant"),
     ("baron_of_beauce", w.ATTACK, "attack viking_adventurer", "scout labourer fighter"),
     ("duke_of_francia", w.CONVERT, "convert viking_adventurer", "fighter labourer cleric")],
)  # fmt: skip
def test_an_entrusted_action_takes_no_workers_and_no_costs(
    noble: str, action: int, then: str, board: str
) -> None:
    """Though its own space is occupied, which it leaves as it is; the row of the board would cost 1 and more."""
    told = rich(
        workers="1 fighter 1 merchant 2 labourer", diplomacy=9, silver=1, provision=0, board={w.ACTIONS[action]: board},
        converted="viking_thief", done={"convert": 1},
    )  # fmt: skip
    t = court({"nobles": f"margrave_of_neustria duke_of_aquitaine baron_of_berry {noble}"}, A=told)
    done, standing = t.p("A").done[action], t.p("A").board[action]
    negotiate(t, f"entrust {noble} silver")
    if then:
        t.choose("A", then)
    assert t.p("A").done[action] == done + 1
    assert t.p("A").board[action] == standing != 0
    assert (t.p("A").silver, t.p("A").unpaid) == (0, 0)  # the card's own silver
    assert t.p("A").provision == 0


@rule("COC-059")
def test_the_boost_is_for_the_entrusted_action_alone() -> None:
    t = court(CHARTRES, A=rich(diplomacy=5, silver=9))
    boost = list(t.p("A").boost)
    negotiate(t, "entrust count_of_chartres silver", "commission square_3_2")
    assert t.p("A").boost == boost
    t.choose("A", "act commission")
    assert t.refusal("A", "commission square_3_3")[0] == "paladins-lack-attribute"


@rule("COC-059", "COC-061")
def test_the_boost_adds_to_the_paladins_and_may_be_just_enough() -> None:
    world: World = {
        "nobles": "margrave_of_neustria duke_of_aquitaine baron_of_berry duke_of_burgundy"
    }  # faith 3
    outs = "- - - saracen_archer - - -"  # faith 6
    for faith, offered in ((0, False), (1, True)):
        t = court(
            {**world, "outs": outs}, A=rich(diplomacy=4, faith=faith, influence=1, paladin="maugris")
        )  # faith 2
        t.choose("A", "act negotiate")
        token = "entrust duke_of_burgundy silver"
        assert (token in t.options("A")) == offered
        if offered:
            act(t, "A", token)
            assert t.view()["seats"][0]["converted"][0]["id"] == "saracen_archer"
        else:
            assert t.refusal("A", token) == ("paladins-lack-boosted", "COC-061", 5, 6)


@rule("COC-059")
def test_no_silver_in_an_entrusted_attack() -> None:
    t = court(A=rich(diplomacy=2, strength=2, influence=1))  # margrave_of_neustria lends 2
    negotiate(t, "entrust margrave_of_neustria silver")
    assert t.options("A") == {"attack viking_adventurer", "attack viking_lookout"}  # 1 and 3
    assert t.refusal("A", "attack byzantine_archer") == ("paladins-lack-boosted", "COC-061", 4, 5)
    t.choose("A", "attack viking_lookout")
    assert t.p("A").silver == 9 - 3


@rule("COC-060")
@pytest.mark.parametrize(
    ("noble", "crew", "then", "gain"),
    [("count_of_chartres", "acolyte_2", "commission square_1_2", "silver"),
     ("count_of_bordeaux", "gatekeeper_2", "", "silver"),
     ("count_of_toulouse", "watchman_2", "garrison square_2_3", "silver"),
     ("baron_of_perche", "abbot_2", "absolve labourer", "provision"),
     ("baron_of_beauce", "defender_2", "attack viking_adventurer", "provision"),
     ("duke_of_francia", "missionary_2", "convert viking_adventurer", "provision")],
)  # fmt: skip
def test_an_entrusted_action_triggers_its_townsfolk(noble: str, crew: str, then: str, gain: str) -> None:
    goods = []
    for hired in ("", crew):
        world: World = {
            "nobles": f"margrave_of_neustria duke_of_aquitaine baron_of_berry {noble}",
            "walls": "wall_01",
        }
        t = court(world, A=rich(diplomacy=9, crew=hired))
        negotiate(t, f"entrust {noble} silver")
        if then:
            t.choose("A", then)
        goods.append(getattr(t.p("A"), gain))
    assert goods[1] == goods[0] + 1


@rule("COC-060")
def test_it_counts_for_orders() -> None:
    t = court({"orders": "commission", **CHARTRES}, A=rich(diplomacy=5, done={"commission": 4}))
    assert t.view()["seats"][0]["orders"] == [False]
    negotiate(t, "entrust count_of_chartres silver", "commission square_2_3")
    assert t.view()["seats"][0]["orders"] == [True]
    assert t.sheet("A")["commissions"] == 2


@rule("COC-060", "COC-061")
@pytest.mark.parametrize(("noble", "action"), [("count_of_chartres", "commission"), ("count_of_bordeaux", "fortify"),
    ("count_of_toulouse", "garrison"), ("baron_of_perche", "absolve"), ("duke_of_francia", "convert")])  # fmt: skip
def test_the_limit_of_seven_holds_for_nobles_too(noble: str, action: str) -> None:
    world: World = {"nobles": f"margrave_of_neustria duke_of_aquitaine baron_of_berry {noble}"}
    t = court(world, A=rich(diplomacy=9, influence=1, done={action: 7}))
    t.choose("A", "act negotiate")
    assert t.refusal("A", f"entrust {noble} silver") == ("paladins-all-done", "PAL-058", 7, 7)
    reasons = {str(o): reason for o, reason in t.game.refusals(0)}
    assert (
        reasons[f"entrust {noble} silver"].thing == f"paladins-action-{action}"
    )  # "this" would be Negotiate


@rule("COC-061")
def test_an_action_that_cannot_be_completed_is_not_entrusted() -> None:
    world: World = {"nobles": "margrave_of_neustria duke_of_aquitaine count_of_paris count_of_bordeaux"}
    t = court(
        world, A=rich(diplomacy=9, influence=0, strength=2, done={"fortify": 3})
    )  # the fourth wall needs 5
    t.choose("A", "act negotiate")
    assert t.refusal("A", "entrust count_of_paris silver") == ("paladins-lack-boosted", "COC-061", 2, 5)
    assert t.refusal("A", "entrust count_of_bordeaux silver") == ("paladins-lack-boosted", "COC-061", 3, 5)
    enough = court(world, A=rich(diplomacy=9, influence=2, done={"fortify": 3}))
    enough.choose("A", "act negotiate")
    assert "entrust count_of_bordeaux silver" in enough.options("A")
    assert enough.refusal("A", "entrust count_of_paris silver") == ("paladins-lack-boosted", "COC-061", 4, 5)


@rule("COC-061")
def test_nobody_to_attack_or_convert_is_a_reason_too() -> None:
    world: World = {
        "outs": "- - - - - - -",
        "nobles": "margrave_of_neustria duke_of_burgundy baron_of_berry count_of_paris",
    }
    t = court(world, A=rich(diplomacy=9))
    t.choose("A", "act negotiate")
    assert t.refusal("A", "entrust margrave_of_neustria silver")[0] == "paladins-no-outsider"
    assert t.refusal("A", "entrust duke_of_burgundy silver")[0] == "paladins-no-target"


@rule("COC-061")
def test_no_wall_is_left_for_an_entrusted_fortify() -> None:
    t = court(A=rich(diplomacy=9, influence=1))
    t.s.walls.cards, t.s.walls.seen = [], []
    t.choose("A", "act negotiate")
    assert t.refusal("A", "entrust count_of_paris silver")[0] == "paladins-no-wall-left"


@rule("COC-061")
def test_a_paladins_bonus_for_that_action_applies() -> None:
    t = court(A=rich(diplomacy=2, paladin="engelier"))  # two silver after each Attack
    negotiate(t, "entrust margrave_of_neustria silver", "attack viking_lookout")
    assert t.p("A").silver == 9 - 3 + 2


@rule("COC-056")
def test_an_entrusted_card_is_no_enlisted_one() -> None:
    t = court(
        A=rich(diplomacy=2, influence=1, crew="chevalier_2", extension="merchant", enlisted="count_of_troyes")
    )
    negotiate(t, "entrust count_of_paris silver")
    assert beside(t, "A")["allies"] == []
    assert t.p("A").done[w.NEGOTIATE] == 1
    assert t.p("A").silver == 9 - 1  # no Chevalier
    assert nobles(t)[3] is None


@rule("COC-060")
def test_an_inquisition_in_the_middle_of_an_entrusted_attack() -> None:
    t = court(
        {"tax": 2, "outs": "saracen_rogue viking_lookout - - - - -"},
        A=rich(diplomacy=2, crew="defender_1", suspicion="0 0"),
        B={"workers": "1 labourer", "crew": "squire_2"},
    )
    negotiate(t, "entrust margrave_of_neustria silver")  # lends 2: the Rogue alone, with two tax
    assert (t.s.tax, t.track("B")[1], t.p("A").unpaid) == (6, 1, 1)
    assert len(t.p("A").suspicion) == 1
    assert t.workers("A")["labourer"] == 3 - 1 + 1  # the Defender, after all that
