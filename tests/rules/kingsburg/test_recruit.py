"""Phase 7, recruit soldiers (KB-118 to KB-120)."""

from __future__ import annotations

from tests.rules.kingsburg.table import at, at_influence
from tests.support import rule

from courtier.titles.kingsburg import words as w


@rule("KB-118", "KB-119")
def test_any_number_of_soldiers_for_two_goods_each() -> None:
    t = at(w.RECRUIT, goods={"A": "5 gold 2 wood", "B": "2 stone"}, soldiers={"A": 1})
    assert t.options("A") == {"recruit 0", "recruit 1", "recruit 2", "recruit 3"}
    t.refuses("A", "recruit 4", "reason-lack", "KB-118")
    t.choose("A", "recruit 2", "pay gold+gold+wood+wood")
    assert t.asked == "B"
    assert (t.soldiers("A"), t.goods("A")) == (3, "3 gold")


@rule("KB-118")
def test_players_recruit_in_turn_order_once_each_and_may_decline() -> None:
    t = at(w.RECRUIT, order="BCA", goods=dict.fromkeys("ABC", "4 gold"))
    asked = []
    for token in ("recruit 0", "recruit 1", "recruit 0"):
        asked.append(t.asked)
        t.choose(t.asked, token)
    assert asked == ["B", "C", "A"]
    assert t.told("recruited") == [
        ("recruited", "C", 1, 2)
    ]  # nobody was asked what to pay with one kind of goods
    assert (t.year, t.phase) != (1, w.RECRUIT)


@rule("KB-120")
def test_the_goods_may_differ_and_are_chosen() -> None:
    t = at(w.RECRUIT, goods={"A": "2 gold 1 wood 1 stone", "B": "9 gold"})
    t.choose("A", "recruit 1")
    assert t.kind == "pay"
    assert t.options("A") == {"pay gold+gold", "pay gold+wood", "pay gold+stone", "pay wood+stone"}
    t.refuses("A", "pay gold", "kingsburg-exactly", "KB-118")
    t.refuses("A", "pay wood+wood", "reason-lack", "KB-118")
    t.choose("A", "pay wood+stone")
    assert (t.goods("A"), t.soldiers("A")) == ("2 gold", 1)


@rule("KB-120")
def test_the_turn_order_is_that_of_fall() -> None:
    t = at_influence(w.FALL, order="CBA", dice={"C": "6"}, passed="AB", goods=dict.fromkeys("ABC", "2 stone"))
    t.choose("C", "pass")
    asked = []
    while t.kind == "recruit":
        asked.append(t.asked)
        t.choose(t.asked, "recruit 0")
    assert asked == ["C", "B", "A"]
