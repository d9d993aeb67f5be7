"""King's Favours (PAL-143, PAL-144, PAL-151 to PAL-161)."""

from __future__ import annotations

import pytest
from tests.rules.paladins.table import Setting, Table, World, act, table
from tests.support import rule

from courtier.titles.paladins import words as w

# favour, worker of its space, price
FAVOURS = {
    "free_recruit": ("scout", "", 0),
    "tax_pardon": ("cleric", "", 0),
    "two_criminals": ("any", "", 0),
    "attribute": ("criminal", "", 0),
    "debt_or_suspicion": ("fighter", "silver", 1),
    "debt_for_workers": ("any", "", 0),
    "develop": ("merchant", "provision", 1),
    "labourers": ("criminal", "", 0),
    "provisions_tax": ("any", "", 0),
    "pray": ("any", "", 0),
}


def favour(id: str, workers: str = "9 labourer", world: World | None = None, **told: object) -> Table:
    """A may use this favour; by default A has the right worker, labourers to spare, and 5 of each resource."""
    colour = FAVOURS[id][0]
    setting: Setting = {
        "workers": workers if colour == "any" else f"{workers} 1 {colour}",
        "silver": 5,
        "provision": 5,
    }
    setting.update(told)  # type: ignore[typeddict-item]
    return table({"round": 3, "favours": id, **(world or {})}, A=setting)


def use(t: Table, id: str, *then: str) -> None:
    act(t, "A", f"favour {id}", *then)


@rule("PAL-143", "PAL-154", "PAL-158")
@pytest.mark.parametrize("id", FAVOURS)
def test_a_favour_takes_one_worker_of_its_colour(id: str) -> None:
    colour = FAVOURS[id][0]
    for worker in w.WORKERS:
        t = table({"round": 3, "favours": id}, A={"workers": f"1 {worker}", "silver": 5, "provision": 5})
        if colour == "any" or worker in (colour, "criminal"):
            assert f"favour {id}" in t.options("A")
        else:
            key = "paladins-lack-criminal" if colour == "criminal" else "paladins-lack-worker"
            assert t.refusal("A", f"favour {id}") == (key, "PAL-143", 0, 1)


@rule("PAL-143")
@pytest.mark.parametrize("id", FAVOURS)
def test_exactly_one_worker_is_placed_and_stays_on_the_favour(id: str) -> None:
    t = favour(id, board={"hunt": "labourer"})
    before = t.s.players[0].clone()
    t.choose("A", f"favour {id}")
    if t.kind == "workers":
        t.choose("A", "pay labourer")
    colour = "labourer" if FAVOURS[id][0] == "any" else FAVOURS[id][0]
    assert t.view()["favours"][0] == {"round": 3, "favour": id, "worker": colour, "seat": 0}
    assert [space != 0 for space in t.p("A").board] == [space != 0 for space in before.board]


@rule("PAL-143", "PAL-155", "PAL-157")
@pytest.mark.parametrize("id", ["debt_or_suspicion", "develop"])
def test_a_favour_has_its_printed_price(id: str) -> None:
    _, thing, price = FAVOURS[id]
    poor = favour(id, silver=0, provision=0)
    assert poor.refusal("A", f"favour {id}") == ("reason-lack", "PAL-143", 0, price)
    t = favour(id)
    use(t, id)
    assert {"silver": t.p("A").silver, "provision": t.p("A").provision} == {
        "silver": 5,
        "provision": 5,
        thing: 5 - price,
    }


@rule("PAL-143")
def test_the_other_favours_cost_no_silver_and_no_provisions() -> None:
    for id, (_, thing, _) in FAVOURS.items():
        if not thing:
            assert f"favour {id}" in favour(id, silver=0, provision=0).options("A"), id


@rule("PAL-032", "PAL-143", "PAL-144")
def test_several_favours_in_a_round_one_a_turn_each_only_once() -> None:
    t = table(
        {"round": 4, "favours": "two_criminals labourers", "suspicion": "0 0"},
        A={"workers": "4 labourer 1 criminal"},
        B={"workers": "4 labourer 1 criminal"},
    )
    act(t, "A", "favour labourers")
    assert t.asked == "B"
    assert t.refusal("B", "favour labourers") == ("paladins-favour-used", "PAL-032", 0, 0)
    act(t, "B", "act hunt", "hunt 1")
    act(t, "A", "favour two_criminals")
    act(t, "B", "act trade", "trade 1")
    assert t.workers("A") == {"labourer": 6, "criminal": 2}
    for id in ("two_criminals", "labourers"):
        assert t.refusal("A", f"favour {id}") == ("paladins-favour-used", "PAL-032", 0, 0)
    assert [space["seat"] for space in t.view()["favours"]] == [0, 0, -1, -1, -1]


@rule("PAL-143", "PAL-028")
def test_a_favour_that_is_not_revealed_cannot_be_used() -> None:
    t = table({"round": 3, "favours": "pray"}, A={"workers": "9 labourer 1 criminal"})
    hidden = t.t.favours[t.s.favours.cards[1]].id
    assert t.refusal("A", f"favour {hidden}") == ("paladins-favour-hidden", "PAL-028", 0, 0)
    boxed = t.t.favours[t.s.favours_box.cards[0]].id
    assert t.refusal("A", f"favour {boxed}") == ("paladins-favour-hidden", "PAL-028", 0, 0)


@rule("PAL-151")
@pytest.mark.parametrize("remove", [True, False])
def test_tax_pardon(remove: bool) -> None:
    t = favour("tax_pardon", suspicion="2 1")
    use(t, "tax_pardon")
    assert t.kind == "accept"  # far from an inquisition: no order to choose, and removing may be declined
    t.choose("A", "do remove_suspicion" if remove else "decline")
    assert (t.p("A").silver, t.s.tax) == (7, 4)
    assert t.view()["seats"][0]["suspicion"] == ["suspicion_2"] + ([] if remove else ["suspicion_1"])


@rule("PAL-151")
def test_tax_pardon_asks_for_the_order_when_the_last_tax_is_at_stake() -> None:
    t = favour("tax_pardon", world={"tax": 2}, suspicion="2")
    use(t, "tax_pardon")
    assert t.kind == "order"
    assert t.options("A") == {"first remove_suspicion", "first tax+tax"}


@rule("PAL-151", "PAL-152", "PAL-184")
@pytest.mark.parametrize(("first", "unpaid"), [("remove_suspicion", 0), ("tax+tax", 1)])
def test_the_order_of_a_tax_pardon_decides_over_a_debt(first: str, unpaid: int) -> None:
    t = table(
        {"tax": 2, "round": 3, "favours": "tax_pardon"},
        A={"workers": "1 cleric 3 labourer", "silver": 0, "suspicion": "0"},
    )
    t.choose("A", "favour tax_pardon", f"first {first}")
    if t.kind == "accept":
        t.choose("A", "do remove_suspicion")
    p = t.p("A")
    assert (p.silver, p.unpaid, len(p.suspicion)) == (2, unpaid, 0)
    assert t.s.tax == t.s.tax_full


@rule("PAL-153", "PAL-167", "PAL-169")
def test_two_criminals_and_their_suspicions_one_after_the_other() -> None:
    t = favour("two_criminals", world={"tax": 2, "suspicion": "2 1"}, silver=0)
    use(t, "two_criminals")
    assert t.workers("A") == {"labourer": 8, "criminal": 2}
    p = t.p("A")
    assert (p.silver, p.unpaid) == (3, 1)  # the inquisition came after the first suspicion
    assert t.view()["seats"][0]["suspicion"] == ["suspicion_2", "suspicion_1"]
    assert t.s.tax == t.s.tax_full - 1


@rule("PAL-154")
@pytest.mark.parametrize(
    ("chosen", "track"), [("faith", (1, 0, 0)), ("strength", (0, 1, 0)), ("influence", (0, 0, 1))]
)
def test_one_step_of_an_attribute_of_choice(chosen: str, track: tuple[int, ...]) -> None:
    t = favour("attribute")
    use(t, "attribute")
    assert t.options("A") == {"take faith", "take strength", "take influence"}
    t.choose("A", f"take {chosen}")
    assert t.track("A") == track


@rule("PAL-155")
@pytest.mark.parametrize(
    ("choices", "suspicion", "unpaid", "paid"),
    [
        (["take pay_debt", "do pay_debt"], 3, 1, 1),
        (["take remove_suspicion+remove_suspicion", "do remove_suspicion", "do remove_suspicion"], 1, 2, 0),
        (["take remove_suspicion+remove_suspicion", "do remove_suspicion", "decline"], 2, 2, 0),
    ],
)
def test_debt_or_suspicion(choices: list[str], suspicion: int, unpaid: int, paid: int) -> None:
    t = favour("debt_or_suspicion", suspicion="0 1 2", unpaid=2)
    use(t, "debt_or_suspicion", *choices)
    p = t.p("A")
    assert (p.silver, len(p.suspicion), p.unpaid, p.paid) == (4, suspicion, unpaid, paid)


@rule("PAL-156", "PAL-008")
def test_a_debt_for_three_workers() -> None:
    t = favour("debt_for_workers")
    debts = t.s.debts
    use(t, "debt_for_workers")
    assert (t.p("A").unpaid, t.s.debts) == (1, debts - 1)
    assert t.workers("A") == {"labourer": 8, "scout": 1, "merchant": 1, "fighter": 1}
    none = favour("debt_for_workers", world={"debts": 0})
    assert none.refusal("A", "favour debt_for_workers") == ("paladins-no-debt-left", "PAL-008", 0, 0)


@rule("PAL-157", "PAL-162")
def test_a_free_develop() -> None:
    t = favour("develop", silver=0)
    use(t, "develop")
    assert t.options("A") == {"take develop", "take fighter+cleric"}
    t.choose("A", "take develop", "workshop convert middle")
    assert t.workers("A") == {"labourer": 9, "scout": 1}
    assert (t.p("A").silver, t.p("A").provision, t.p("A").done[w.DEVELOP]) == (0, 4, 1)
    assert t.view()["seats"][0]["actions"][w.CONVERT]["workshops"] == [False, True, False]
    assert t.p("A").board[w.DEVELOP] == 0


@rule("PAL-157")
def test_a_fighter_and_a_cleric_instead_of_a_develop() -> None:
    t = favour("develop")
    use(t, "develop", "take fighter+cleric")
    assert t.workers("A") == {"labourer": 9, "fighter": 1, "cleric": 1}
    assert t.p("A").done[w.DEVELOP] == 0


@rule("PAL-158")
def test_three_labourers() -> None:
    t = favour("labourers")
    use(t, "labourers")
    assert t.workers("A") == {"labourer": 12}


@rule("PAL-159")
def test_two_provisions_and_a_tax() -> None:
    t = favour("provisions_tax")
    use(t, "provisions_tax")
    assert (t.p("A").provision, t.p("A").silver, t.s.tax) == (7, 6, 5)


@rule("PAL-160", "PAL-147")
def test_the_favour_pray_clears_one_own_space() -> None:
    t = favour("pray", silver=0, board={"hunt": "labourer scout", "absolve": "cleric labourer merchant"})
    use(t, "pray")
    assert t.options("A") == {"clear hunt", "clear absolve", "decline"}
    t.choose("A", "clear absolve")
    board = t.view()["seats"][0]["actions"]
    assert board[w.ABSOLVE]["workers"] == [None, None, None]
    assert board[w.HUNT]["workers"] == ["labourer", "scout"]
    assert (t.p("A").silver, t.workers("A")) == (0, {"labourer": 8})  # nobody comes back


@rule("PAL-161", "PAL-145", "PAL-146")
@pytest.mark.parametrize("use_it", ["hire", "dismiss"])
def test_the_favour_of_a_free_recruit(use_it: str) -> None:
    t = favour("free_recruit", world={"town": "abbot_1 gatekeeper_2 - - squire_1"}, silver=0)
    use(t, "free_recruit")
    assert t.kind == "free_recruit"
    t.choose("A", f"{use_it} gatekeeper_2 free")
    p = t.p("A")
    if use_it == "hire":
        assert (t.view()["seats"][0]["crew"], p.silver) == (["gatekeeper_2"], 1)
        assert t.workers("A") == {"labourer": 9}
    else:
        assert (t.view()["seats"][0]["crew"], t.workers("A")) == ([], {"labourer": 9, "scout": 1})
        assert t.view()["townsfolk_discards"] == ["gatekeeper_2"]
    assert t.view()["townsfolk"] == ["abbot_1", None, None, None, "squire_1"]
    assert p.unpaid == 0


@rule("PAL-146")
def test_a_kings_order_gives_nothing_during_the_game() -> None:
    """The free recruit is a King's Favour: orders only wait for the end."""
    t = table({"round": 3, "orders": "attack fortify absolve"}, A={"workers": "9 labourer"})
    assert {str(o).split()[0] for o in t.game.options(0)} == {"act", "pass"}
    assert not [option for option, _ in t.game.refusals(0) if str(option).startswith("favour")]
