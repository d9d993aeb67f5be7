"""Icons that do more than add a number: free recruit, Pray, suspicion, debts, Develop (PAL-145 to PAL-150, PAL-162)."""

from __future__ import annotations

import pytest
from tests.rules.paladins.table import Table, act, table
from tests.support import rule

from courtier import titles
from courtier.titles.paladins import reading
from courtier.titles.paladins import words as w

TOWN = "abbot_1 gatekeeper_2 - acolyte_1 squire_1"
# where a free recruit comes from: the choices that lead to it
FREE_RECRUITS = {
    "commission": ["act commission", "commission square_1_1"],
    "garrison": ["act garrison", "garrison square_2_1"],
    "absolve": ["act absolve", "absolve free_recruit", "first free_recruit"],
    "favour": ["favour free_recruit"],
}
# where a Pray comes from
PRAYS = {
    "commission": ["act commission", "commission square_3_4"],
    "garrison": ["act garrison", "garrison square_3_4"],
    "absolve": ["act absolve", "absolve pray_1"],
    "recruit": ["act recruit", "dismiss abbot_2 silver"],
    "favour": ["favour pray"],
}


def rich(town: str = TOWN, favours: str = "free_recruit", **told: object) -> Table:
    """A can take any action; no silver and no provision is left after the price of a right-side action."""
    setting = {
        "workers": "9 labourer 2 scout 2 merchant 2 fighter 2 cleric",
        "silver": 1,
        "provision": 1,
        "faith": 6,
        "strength": 6,
        "influence": 6,
    } | told
    return table({"round": 3, "favours": favours, "town": town}, A=setting)  # type: ignore[arg-type]


def test_every_icon_that_does_more_than_add_a_number_has_its_effect() -> None:
    tables = titles()["paladins"].load()[1]
    beyond = {w.ICONS.index(icon) for icon in reading.GAINS if w.ICONS.index(icon) > w.LAST_PLAIN}
    assert set(tables.effects) == {w.CRIMINAL, *beyond}


@rule("PAL-145", "PAL-146")
@pytest.mark.parametrize("source", FREE_RECRUITS)
@pytest.mark.parametrize(
    ("choice", "crew", "gone", "gained"),
    [
        ("hire gatekeeper_2 free", ["gatekeeper_2"], [], {}),
        ("dismiss abbot_1 free", [], ["abbot_1"], {"cleric": 1, "labourer": 1}),
        ("hire abbot_1 free", ["abbot_1"], [], {}),
        ("decline", [], [], {}),
    ],
)
def test_a_free_recruit(
    source: str, choice: str, crew: list[str], gone: list[str], gained: dict[str, int]
) -> None:
    t = rich(board={"recruit": "labourer"})  # the space of Recruit has no part in it
    act(t, "A", *FREE_RECRUITS[source])
    assert t.kind == "free_recruit"
    assert t.options("A") == {
        "decline",
        *(f"{use} {card} free" for use in ("hire", "dismiss") for card in TOWN.split() if card != "-"),
    }
    before = t.workers("A"), t.p("A").silver
    t.choose("A", choice)
    seat = t.view()["seats"][0]
    assert seat["crew"] == crew
    assert t.view()["townsfolk_discards"] == gone
    more = {worker: n - before[0][worker] for worker, n in t.workers("A").items()}
    assert {worker: n for worker, n in more.items() if n} == gained
    assert t.p("A").silver - before[1] == (1 if crew == ["gatekeeper_2"] else 0)
    assert seat["unpaid"] == 0
    assert seat["actions"][w.RECRUIT]["workers"] == ["labourer", None]


@rule("PAL-145")
def test_a_free_recruit_takes_only_who_is_visible_and_for_free() -> None:
    t = rich()
    act(t, "A", "favour free_recruit")
    assert t.refusal("A", "hire squire_3 free")[:2] == ("paladins-no-townsfolk", "PAL-085")
    for token in ("dismiss abbot_1 debt", "hire acolyte_1 debt", "hire abbot_1 silver"):
        assert t.refusal("A", token)[0] == "reason-not-offered"  # nothing is paid


@rule("PAL-145", "PAL-085")
def test_a_free_recruit_is_lost_when_nobody_is_there() -> None:
    t = rich(town="- - - - -")
    act(t, "A", "favour free_recruit")
    assert t.kind == "turn"
    assert t.p("A").crew == []


@rule("PAL-147")
@pytest.mark.parametrize("source", PRAYS)
def test_a_pray_gained_costs_nothing_and_needs_no_cleric(source: str) -> None:
    cleric = {"commission", "absolve"}  # their own spaces need one
    t = rich(
        town="- - - - abbot_2",
        favours="pray",
        workers=f"9 labourer 1 scout 1 merchant 1 fighter {1 if source in cleric else 0} cleric",
        board={"hunt": "labourer scout"},
    )
    act(t, "A", *PRAYS[source])
    assert t.kind == "clear"
    before = t.p("A").silver, t.workers("A")
    t.choose("A", "clear hunt")
    assert t.p("A").board[w.HUNT] == 0
    assert t.p("A").board[w.PRAY] == 0
    assert (t.p("A").silver, t.workers("A")) == before


@rule("PAL-147", "PAL-065")
def test_a_pray_gained_may_be_declined_and_clears_only_where_workers_stand() -> None:
    t = rich(favours="pray", board={"hunt": "labourer", "trade": "labourer"})
    act(t, "A", "favour pray")
    assert t.refusal("A", "clear conspire") == ("paladins-nothing-there", "PAL-089", 0, 0)
    t.choose("A", "decline")
    assert t.p("A").board[w.HUNT]
    assert t.p("A").board[w.TRADE]


@rule("PAL-148", "PAL-170")
@pytest.mark.parametrize("n", [1, 2])
def test_removing_suspicion_discards_the_newest(n: int) -> None:
    t = rich(town="- - - - conspirator_1", suspicion="0 1 2")
    assert t.s.suspicion_gone == []
    act(t, "A", "act recruit", "dismiss conspirator_1 silver", "do remove_suspicion")
    t.choose("A", "do remove_suspicion" if n == 2 else "decline")
    assert t.view()["seats"][0]["suspicion"] == ["suspicion_0", "suspicion_1"][: 3 - n]
    assert [t.t.suspicion[kind] for kind in t.s.suspicion_gone] == [2, 1][:n]


@rule("PAL-148", "PAL-062")
def test_without_suspicion_nothing_is_removed() -> None:
    t = rich(town="- - - - conspirator_1")
    act(t, "A", "act recruit", "dismiss conspirator_1 silver")
    assert (t.kind, t.s.suspicion_gone) == ("turn", [])


@rule("PAL-149", "PAL-177", "PAL-178")
def test_destroying_returns_an_unpaid_debt_to_the_pile() -> None:
    t = rich(town="- - - - abbot_3", unpaid=2, paid=1)
    debts = t.s.debts
    act(t, "A", "act recruit", "dismiss abbot_3 silver")
    assert t.options("A") == {"do destroy_debt", "decline"}
    t.choose("A", "do destroy_debt")
    assert (t.p("A").unpaid, t.p("A").paid, t.s.debts) == (1, 1, debts + 1)


@rule("PAL-150", "PAL-178")
def test_paying_flips_an_unpaid_debt_for_nothing() -> None:
    t = rich(favours="debt_or_suspicion", unpaid=2, paid=1)
    act(t, "A", "act commission", "commission square_1_2")  # 2 silver
    t.p("A").silver = 1
    t.push()
    debts = t.s.debts
    act(t, "A", "favour debt_or_suspicion", "take pay_debt", "do pay_debt")
    assert (t.p("A").unpaid, t.p("A").paid, t.p("A").silver, t.s.debts) == (1, 2, 0, debts)


@rule("PAL-149", "PAL-150", "PAL-178")
@pytest.mark.parametrize("icon", ["destroy_debt", "pay_debt"])
def test_a_paid_debt_stays_paid(icon: str) -> None:
    t = rich(town="- - - - abbot_3", favours="debt_or_suspicion", paid=2)
    debts = t.s.debts
    if icon == "destroy_debt":
        act(t, "A", "act recruit", "dismiss abbot_3 silver")
    else:
        act(t, "A", "favour debt_or_suspicion", "take pay_debt")
    assert t.kind == "turn"
    assert (t.p("A").unpaid, t.p("A").paid, t.s.debts) == (0, 2, debts)


def free_develop(**told: object) -> Table:
    t = rich(TOWN, "develop", **told)
    act(t, "A", "favour develop", "take develop")
    return t


@rule("PAL-162", "PAL-071")
@pytest.mark.parametrize(("done", "worker"), list(enumerate(["scout", "merchant", "fighter", "cleric"] * 2)))
def test_a_free_develop_moves_the_left_most_workshop(done: int, worker: str) -> None:
    t = free_develop(done={"develop": done})
    before = t.workers("A")
    t.choose("A", "workshop attack middle")
    assert t.workers("A") == before | {worker: before[worker] + 1}
    assert t.p("A").done[w.DEVELOP] == done + 1
    assert (t.p("A").silver, t.p("A").board[w.DEVELOP]) == (1, 0)


@rule("PAL-162", "PAL-192", "PAL-202")
def test_a_free_develop_triggers_architects() -> None:
    t = free_develop(crew="architect_1 architect_2")
    before = t.workers("A")["labourer"]
    t.choose("A", "workshop attack left")
    assert (t.workers("A")["labourer"], t.p("A").provision) == (before + 1, 1)
    declined = free_develop(crew="architect_1 architect_2")
    declined.choose("A", "decline")
    assert (declined.workers("A")["labourer"], declined.p("A").provision) == (before, 0)


@rule("PAL-162", "PAL-069", "PAL-070", "PAL-072", "PAL-074")
def test_a_free_develop_keeps_to_the_rules_of_the_action() -> None:
    t = free_develop(shops={"attack": "left"}, board={"convert": "fighter labourer cleric"})
    assert t.refusal("A", "workshop attack left")[:2] == ("paladins-workshop-there", "PAL-069")
    assert t.refusal("A", "workshop attack right")[:2] == ("paladins-right-space", "PAL-070")
    t.choose("A", "workshop convert left")
    assert t.view()["seats"][0]["actions"][w.CONVERT]["workers"] == [None, "labourer", "cleric"]
    none = free_develop(done={"develop": 8})
    assert (none.kind, none.p("A").done[w.DEVELOP]) == ("turn", 8)
