"""Tax, suspicion and debts (PAL-163 to PAL-178, PAL-255)."""

from __future__ import annotations

import pytest
from tests.rules.paladins.table import Table, World, act, table
from tests.support import rule

from courtier.titles.paladins import words as w
from courtier.titles.paladins.rewards import Triggers
from courtier.titles.paladins.round import Collect
from courtier.titles.paladins.suspicion import Suspicion, Tax

SPARE = "9 labourer"  # so that nobody has to pass


def told(t: Table) -> list[tuple[str, int, int]]:
    """What happened since the last choice: event, seat, number."""
    return [(w.EVENTS[event.kind], event.seat, event.a) for event in t.s.events]


def held(t: Table, who: str) -> list[int]:
    """Printed tax of this player's suspicion, the newest last."""
    return [t.t.suspicion[kind] for kind in t.p(who).suspicion]


def discards(t: Table, *taxes: int) -> None:
    """No suspicion is left to draw but these discards."""
    t.s.suspicion.cards.clear()
    t.s.suspicion.seen.clear()
    t.s.suspicion_gone = [t.t.suspicion.index(tax) for tax in taxes]


@rule("PAL-163")
@pytest.mark.parametrize(
    ("choices", "tax"),
    [
        (["act attack", "attack viking_thief"], 2),
        (["act attack", "attack viking_barbarian"], 1),
        (["act recruit", "dismiss architect_3 silver"], 2),
        (["favour provisions_tax"], 1),
    ],
)
def test_tax_comes_out_of_the_tax_supply_and_cannot_be_declined(choices: list[str], tax: int) -> None:
    t = table(
        {
            "outs": "viking_thief viking_barbarian - - - -",
            "town": "- - - - architect_3",
            "favours": "provisions_tax",
            "round": 3,
        },
        A={"workers": "9 labourer 1 scout 1 fighter", "silver": 0, "strength": 3},
    )
    act(t, "A", *choices)
    assert t.kind == "turn"  # nothing was asked
    assert (t.p("A").silver, t.s.tax) == (tax, t.s.tax_full - tax)


@rule("PAL-060", "PAL-163")
def test_tax_is_the_only_way_out_of_the_tax_supply_and_nothing_goes_in() -> None:
    t = table({"tax": 3, "town": "abbot_1 - - - -"}, A={"workers": SPARE, "silver": 3})
    act(t, "A", "act trade")
    assert (t.p("A").silver, t.s.tax) == (4, 3)
    act(t, "A", "act recruit", "dismiss abbot_1 silver")
    assert (t.p("A").silver, t.s.tax) == (1, 3)


@rule("PAL-164", "PAL-165", "PAL-166", "PAL-185")
@pytest.mark.parametrize(
    ("supply", "due", "left", "inquisitions"),
    [(6, 1, 5, 0), (3, 2, 1, 0), (2, 2, 6, 1), (1, 2, 6, 1), (1, 1, 6, 1), (1, 9, 6, 1)],
)
def test_the_last_silver_of_the_tax_supply(supply: int, due: int, left: int, inquisitions: int) -> None:
    t = table({"tax": supply}, A={"workers": SPARE, "silver": 0})
    t.push(Tax(0, due))
    assert t.p("A").silver == due  # what the tax supply lacks comes from the main supply
    assert [line[0] for line in told(t)].count("inquisition") == inquisitions
    assert t.s.tax == left


@rule("PAL-166")
def test_two_tax_icons_are_one_gain() -> None:
    """With 1 in the supply: both are taken, then one inquisition; the second does not come out of the new supply."""
    t = table(
        {"tax": 1, "outs": "viking_thief - - - - -"},
        A={"workers": "9 labourer 1 scout 1 fighter", "silver": 0, "strength": 1, "suspicion": "0"},
    )
    act(t, "A", "act attack")
    assert (t.p("A").silver, t.p("A").unpaid, t.s.tax) == (2, 1, t.s.tax_full)


# every source of criminals: what leads to it
SOURCES = {
    "conspire": (["act conspire"], 1),
    "dismissed": (["act recruit", "dismiss squire_3 silver"], 1),
    "attacked": (["act attack"], 1),
    "favour": (["favour two_criminals"], 2),
}


@rule("PAL-167", "PAL-093")
@pytest.mark.parametrize("source", SOURCES)
def test_a_criminal_brings_a_suspicion_at_once(source: str) -> None:
    choices, n = SOURCES[source]
    t = table(
        {
            "outs": "viking_marauder - - - - -",
            "town": "- - - - squire_3",
            "favours": "two_criminals",
            "round": 3,
            "suspicion": "1 0",
        },
        A={"workers": "9 labourer 1 scout 1 fighter", "silver": 0, "strength": 1},
    )
    pile = len(t.s.suspicion.cards)
    act(t, "A", *choices)
    assert t.workers("A")["criminal"] == n
    assert held(t, "A") == [1, 0][:n]
    assert len(t.s.suspicion.cards) == pile - n
    assert (t.p("A").silver, t.s.tax) == (1, t.s.tax_full - 1)


@rule("PAL-044", "PAL-167")
def test_criminals_of_a_tavern_bring_suspicion_too() -> None:
    t = table({"suspicion": "0 2"}, A={"workers": "3 labourer 1 criminal", "silver": 0})
    card = t.t.tavern_ids.index("tavern_12")
    criminals = t.t.taverns[card].count(w.CRIMINAL)
    assert criminals == 2
    t.p("A").hand.cards, t.p("A").hand.seen = [t.p("A").pile.draw()], [1]
    t.s.taverns, t.s.tavern_seat = [card, t.t.tavern_ids.index("tavern_01")], [-1, -1]
    t.push(Collect(0))
    t.choose("A", "tavern tavern_12")
    assert (held(t, "A"), t.p("A").silver) == ([0, 2], 2)  # the criminal already held brings none (PAL-045)


@rule("PAL-167")
def test_no_other_worker_is_suspected() -> None:
    t = table({"town": "- - - - abbot_1"}, A={"workers": SPARE})
    act(t, "A", "act recruit")
    assert t.workers("A") == {"labourer": 9, "cleric": 1}
    assert t.p("A").suspicion == []


@rule("PAL-168")
@pytest.mark.parametrize("tax", [0, 1, 2])
def test_the_silver_printed_on_a_suspicion_is_tax(tax: int) -> None:
    t = table({"suspicion": str(tax)}, A={"workers": SPARE, "silver": 0})
    act(t, "A", "act conspire")
    assert held(t, "A") == [tax]
    assert (t.p("A").silver, t.s.tax) == (tax, t.s.tax_full - tax)


@rule("PAL-169", "PAL-174", "PAL-175", "PAL-164", "PAL-165")
def test_two_criminals_and_one_silver_of_tax() -> None:
    t = table({"tax": 1, "suspicion": "2 1"}, A={"workers": SPARE, "silver": 0}, seats=4)
    t.push(Suspicion(0, 2, False))
    assert told(t) == [
        ("suspicion", 0, 2),
        ("tax", 0, 2),
        ("inquisition", -1, 0),
        ("debt_gained", 0, 1),
        ("refilled", -1, 8),
        ("suspicion", 0, 1),
        ("tax", 0, 1),
    ]
    p = t.p("A")
    assert (p.silver, p.unpaid) == (3, 1)
    assert held(t, "A") == [2, 1]  # half of one is none (PAL-188)
    assert t.s.tax == 7


@rule("PAL-170")
def test_suspicion_lies_open_as_a_pile_with_the_newest_on_top() -> None:
    t = table({"suspicion": "2"}, A={"workers": SPARE, "suspicion": "1 0"}, B={"suspicion": "2"})
    act(t, "A", "act conspire")
    for seat in (None, 0, 1):
        assert [player["suspicion"] for player in t.view(seat)["seats"]] == [
            ["suspicion_1", "suspicion_0", "suspicion_2"],
            ["suspicion_2"],
        ]


@rule("PAL-171")
def test_an_empty_suspicion_pile_is_made_of_its_discards() -> None:
    t = table(A={"workers": SPARE, "silver": 0})
    discards(t, 1, 1, 1)
    t.push(Suspicion(0, 1, False))
    assert held(t, "A") == [1]
    assert (len(t.s.suspicion.cards), t.s.suspicion_gone) == (2, [])
    assert "inquisition" not in [line[0] for line in told(t)]
    assert t.s.tax == t.s.tax_full - 1


@rule("PAL-171")
def test_the_discards_are_shuffled() -> None:
    drawn = set()
    for seed in range(1, 40):
        t = table(A={"workers": SPARE, "silver": 0})
        discards(t, 0, 1, 2)
        t.s.rng = 977 * seed
        t.push(Suspicion(0, 1, False))
        drawn.add(held(t, "A")[0])
    assert drawn == {0, 1, 2}


@rule("PAL-171")
def test_discards_wait_until_the_pile_is_empty() -> None:
    t = table({"suspicion_left": 1, "suspicion": ""}, A={"workers": SPARE, "silver": 0})
    (last,) = t.s.suspicion.cards
    t.s.suspicion_gone = [t.t.suspicion.index(0)] * 3
    t.push(Suspicion(0, 1, False))
    assert (t.p("A").suspicion, len(t.s.suspicion_gone)) == ([last], 3)


@rule("PAL-172", "PAL-173")
@pytest.mark.parametrize("tax", [1, 4])
def test_with_neither_pile_nor_discards_an_inquisition_comes_first(tax: int) -> None:
    t = table(
        {"tax": tax, "suspicion_left": 0}, A={"workers": SPARE, "silver": 0}, B={"suspicion": "0 1 0 0"}
    )
    t.push(Suspicion(0, 1, False))
    assert [line[0] for line in told(t)] == ["inquisition", "debt_gained", "refilled", "suspicion"]
    assert (t.p("B").unpaid, held(t, "B")) == (1, [0, 1])
    assert held(t, "A") == [0]
    assert (len(t.s.suspicion.cards), t.s.suspicion_gone) == (1, [])
    assert t.s.tax == t.s.tax_full  # topped up, not added to


@rule("PAL-255", "PAL-172")
@pytest.mark.parametrize("n", [1, 2])
def test_a_suspicion_that_cannot_be_drawn_is_skipped(n: int) -> None:
    world: World = {"suspicion_left": 0}
    t = table(world, A={"workers": SPARE, "silver": 0}, B={"suspicion": "2"})
    t.push(Suspicion(0, n, False))
    assert [line[0] for line in told(t)] == ["inquisition", "debt_gained", "refilled"]  # half of one is none
    assert (held(t, "A"), t.p("A").silver, t.s.tax) == ([], 0, t.s.tax_full)
    assert (held(t, "B"), t.p("B").unpaid) == ([2], 1)
    assert t.kind == "turn"


@rule("PAL-255", "PAL-172")
def test_the_suspicion_after_one_that_was_drawn_looks_again() -> None:
    t = table({"suspicion_left": 0}, A={"workers": SPARE, "silver": 0}, B={"suspicion": "0 0"})
    t.push(Suspicion(0, 2, False))  # B returns one, A draws it; then A and B have one each and return none
    assert [line[0] for line in told(t)] == [
        "inquisition",
        "debt_gained",
        "refilled",
        "suspicion",
        "inquisition",
        "debt_gained",
        "debt_gained",
        "refilled",
    ]
    assert (t.p("A").unpaid, t.p("B").unpaid) == (1, 2)


@rule("PAL-172", "PAL-063")
@pytest.mark.parametrize(("first", "unpaid"), [("criminal", 1), ("remove_suspicion", 0)])
def test_the_order_matters_when_no_suspicion_is_left_to_draw(first: str, unpaid: int) -> None:
    """A criminal would call an inquisition although the tax supply is full."""
    t = table({"suspicion_left": 0}, A={"workers": SPARE, "suspicion": "0"})
    folk = {card.id: card for card in t.t.townsfolk}
    t.push(Triggers(0, (folk["squire_3"].dismiss, folk["abbot_3"].immediate)))
    assert t.options("A") == {"first criminal", "first remove_suspicion"}
    t.choose("A", f"first {first}", "do remove_suspicion")
    assert t.p("A").unpaid == unpaid


@rule("PAL-175")
def test_an_inquisition_is_over_before_the_reward_goes_on() -> None:
    t = table(
        {"tax": 1, "outs": "viking_barbarian - - - - -"},
        A={"workers": "9 labourer 1 scout 1 fighter", "silver": 0, "provision": 0, "strength": 1},
        B={"suspicion": "0", "crew": "conspirator_1"},
    )
    act(t, "A", "act attack")  # 1 influence, 1 tax, 1 provision
    assert (t.asked, t.kind) == ("B", "ability")
    assert (t.track("A"), t.p("A").silver, t.p("A").provision, t.s.tax) == ((0, 1, 1), 1, 0, 0)
    t.choose("B", "decline")
    assert (t.p("A").provision, t.s.tax, t.p("B").unpaid) == (1, t.s.tax_full, 1)


@rule("PAL-175")
def test_the_suspicion_just_drawn_counts_in_the_inquisition() -> None:
    t = table({"tax": 1, "suspicion": "1"}, A={"workers": SPARE, "silver": 0}, B={"suspicion": "0"})
    act(t, "A", "act conspire")
    assert [p.unpaid for p in t.s.players] == [1, 1]
    assert t.s.tax == t.s.tax_full


@rule("PAL-176", "PAL-227")
def test_a_debt_gained_lies_unpaid() -> None:
    t = table({"town": "abbot_1 - - - -"}, A={"workers": SPARE, "silver": 0, "provision": 0})
    act(t, "A", "act recruit")  # no silver: a debt is the only way to pay
    assert (t.p("A").unpaid, t.p("A").paid) == (1, 0)
    assert t.sheet("A") == {"debts": -3}
    t.p("A").unpaid, t.p("A").paid = 0, 1
    assert t.sheet("A") == {"debts": 1}


@rule("PAL-177", "PAL-149")
def test_a_destroyed_debt_scores_nothing_and_can_be_drawn_again() -> None:
    t = table(
        {"debts": 0, "town": "abbot_1 - - acolyte_1 abbot_3"},
        A={"workers": "9 labourer", "silver": 1, "provision": 0, "unpaid": 1},
    )
    t.choose("A", "act recruit")
    assert t.refusal("A", "dismiss abbot_1 debt")[:2] == ("paladins-no-debt-left", "PAL-008")
    act(t, "A", "dismiss abbot_3 silver", "do destroy_debt")
    assert (t.sheet("A"), t.s.debts) == ({}, 1)
    t.p("A").board[w.RECRUIT] = 0
    t.push()
    act(t, "A", "act recruit", "dismiss abbot_1 debt")
    assert (t.p("A").unpaid, t.s.debts) == (1, 0)


@rule("PAL-178")
def test_nothing_touches_a_paid_debt() -> None:
    t = table(
        {"town": "- - - - abbot_3", "outs": "viking_vigilante - - - - -"},
        A={"workers": "9 labourer 1 scout 1 fighter", "strength": 1, "paid": 2, "silver": 0, "provision": 0},
    )
    act(t, "A", "act recruit", "dismiss abbot_3 silver")
    assert t.kind == "turn"
    act(t, "A", "act attack")  # another debt to destroy
    assert (t.p("A").paid, t.p("A").unpaid, t.kind) == (2, 0, "turn")
