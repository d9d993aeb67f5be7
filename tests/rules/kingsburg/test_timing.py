"""Timing of effects (KB-163 to KB-165)."""

from __future__ import annotations

import pytest
from tests.rules.kingsburg.table import at, at_construct, at_reroll
from tests.support import rule, walk

from courtier import start
from courtier.titles.kingsburg import words as w


@rule("KB-163")
def test_effects_at_the_start_and_end_of_a_season_follow_turn_order() -> None:
    t = at(w.SPRING, order="CAB", buildings=dict.fromkeys("ABC", "merchants_guild"))
    asked = ""
    while t.kind == "season_start":
        asked += t.asked
        t.choose(t.asked, "use merchants_guild")
    assert asked == "CAB"
    t = at_construct(order="BCA", buildings=dict.fromkeys("ABC", "town_hall"), tokens=dict.fromkeys("ABC", 1))
    asked = ""
    while t.kind == "season_end":
        asked += t.asked
        t.choose(t.asked, "decline")
    assert asked == "BCA"


@rule("KB-164")
@pytest.mark.parametrize("first", ["farms", "merchants_guild"])
def test_a_player_orders_own_effects_freely(first: str) -> None:
    other = {"farms": "merchants_guild", "merchants_guild": "farms"}[first]
    t = at(w.SPRING, buildings={"A": "farms merchants_guild"})
    assert t.options("A") == {"use farms", "use merchants_guild", "done"}
    t.choose("A", f"use {first}")
    assert t.options("A") == {f"use {other}", "done"}
    t.choose("A", f"use {other}")
    assert t.gold("A") == 1
    assert len(t.at("A")["bonus"]) == 1


@rule("KB-164")
def test_after_each_effect_the_conditions_of_the_others_are_checked_again() -> None:
    both = {"A": "statue chapel"}
    t = at_reroll(dice={"A": "3 3 3"}, buildings=both, rolls="1")
    t.refuses("A", "reroll chapel all", "kingsburg-total-above", "KB-177")
    t.choose("A", "reroll statue die")  # 1 3 3
    assert t.options("A") == {"reroll chapel all", "keep"}
    t = at_reroll(dice={"A": "1 2 4"}, buildings=both, rolls="5 5 5")
    t.refuses("A", "reroll statue die", "kingsburg-dice-differ", "KB-176")
    t.choose("A", "reroll chapel all")  # 5 5 5
    assert t.options("A") == {"reroll statue die", "keep"}
    t = at_reroll(dice={"A": "2 2 2"}, buildings=both, rolls="6")
    assert t.options("A") == {"reroll statue die", "reroll chapel all", "keep"}
    t.choose("A", "reroll statue die")  # 2 2 6 allows neither
    assert t.kind == "influence"


@rule("KB-165")
def test_open_choices_of_several_players_are_made_one_after_the_other_in_turn_order() -> None:
    t = at(w.FAVOR, order="CBA")
    assert t.asked == "C"
    t.choose("C", "take gold")
    assert t.asked == "B"
    t.choose("B", "take gold")
    assert t.asked == "A"


@rule("KB-165")
def test_the_basic_game_has_no_secret_choices() -> None:
    for game in walk(start("kingsburg", 4, 9, history=False), 9):
        assert len(game.asks) == (0 if game.over else 1)
        assert not game.recall(game.choices[-1][0] if game.choices else 0)
