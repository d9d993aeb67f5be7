"""Two players: neutral dice (KB-152 to KB-162)."""

from __future__ import annotations

import pytest
from tests.rules.kingsburg.table import Table, at, at_influence
from tests.support import played, rule

from courtier.titles.kingsburg import words as w


def blocked(rolls: str, season: int = w.SPRING) -> list[int]:
    return list(at(season, order="AB", rolls=rolls).view()["neutral"])


def neutral(t: Table) -> dict[int, list[int]]:
    """Neutral dice by the rank they stand at."""
    return {
        advisor["rank"]: group["dice"]
        for advisor in t.view()["advisors"]
        for group in advisor["groups"]
        if group["seat"] == -1
    }


@rule("KB-152", "KB-153")
@pytest.mark.parametrize("season", [w.SPRING, w.SUMMER, w.FALL])
def test_three_neutral_dice_and_then_two_go_to_the_advisors_of_their_sums(season: int) -> None:
    t = at(season, order="AB", rolls="2 3 6, 4 5")
    assert neutral(t) == {11: [2, 3, 6], 9: [4, 5]}
    assert t.view()["neutral"] == [9, 11]
    assert [line[2] for line in t.told("neutral")] == [11, 9]


@rule("KB-152")
def test_neutral_dice_come_ahead_of_everything_else() -> None:
    t = at(w.SPRING, order="AB", rolls="2 3 6, 4 5", buildings={"A": "farms"}, bonus_dice={"B": 1})
    assert t.kind == "season_start"
    assert t.view()["neutral"] == [9, 11]
    t.choose("A", "done")
    assert [line[0] for line in t.told()][:5] == ["phase", "neutral", "neutral", "rolled", "rolled"]


@rule("KB-154")
def test_dice_of_an_equal_second_sum_go_singly() -> None:
    t = at(w.SUMMER, order="AB", rolls="1 2 4, 1 6")
    assert neutral(t) == {7: [1, 2, 4], 1: [1], 6: [6]}
    t = at(w.SUMMER, order="AB", rolls="1 2 5, 4 4")
    assert neutral(t) == {8: [1, 2, 5], 4: [4]}


@rule("KB-155")
def test_an_advisor_with_neutral_dice_is_open_to_the_envoy_only() -> None:
    t = at_influence(
        order="AB",
        dice={"A": "4 1", "B": "1 3"},
        envoy="B",
        placed={"merchant": ["- 1+1+2"], "treasurer": ["- 3+5"]},
    )
    assert "merchant" not in t.ranks("A")
    t.refuses("A", "influence merchant 4", "kingsburg-neutral-there", "KB-155")
    t.choose("A", "pass")
    t.refuses("B", "influence merchant 1+3", "kingsburg-neutral-there", "KB-155")
    t.choose("B", "envoy merchant 1+3")
    assert t.envoy == ""


@rule("KB-156")
def test_neutral_dice_leave_at_the_end_of_the_season_and_are_rolled_anew() -> None:
    t = at(w.SPRING, order="AB", rolls="2 3 6, 4 5", goods={"A": "2 gold"}, buildings={"A": "town_hall"})
    t.to_kind("season_end")
    assert t.view()["neutral"] == [9, 11]  # still there
    t.choose("A", "decline")
    assert t.phase == w.SUMMER
    assert len(t.told("neutral")) in (4, 5)
    assert sorted(t.view()["neutral"]) == sorted(rank for _, _, rank, _ in t.told("neutral")[2:])
    t.to(w.FALL)
    t.play_on(lambda t: t.phase not in (w.FALL,))
    assert t.view()["neutral"] == []


@rule("KB-157")
def test_everything_else_is_as_with_more_players() -> None:
    t = Table(played("kingsburg", 2, seed=4))
    assert [(year, phase) for _, _, phase, year in t.told("phase")] == [
        (y, p) for y in range(1, 6) for p in range(1, 9)
    ]
    assert sorted(t.order) == ["A", "B"]
    t = at(w.FAVOR, order="AB")
    t.choose("A", "take gold")
    t.choose("B", "take wood")
    assert [len(t.at(who)["dice"]) for who in "AB"] == [3, 3]
    assert t.at(t.order[0])["rolled"] <= t.at(t.order[1])["rolled"]
    t = at(w.WINTER, order="AB", enemy="zombies_1_4", rolls="2", soldiers={"A": 3})
    assert t.battle() == {"A": ("won", 5), "B": ("lost", 2)}


@rule("KB-158")
@pytest.mark.parametrize(
    ("rolls", "ranks"),
    [
        ("1 1 1, 1 1", [2, 3]),
        ("6 6 6, 6 6", [12, 18]),
        ("1 1 1, 1 2", [1, 2, 3]),
        ("1 5 6, 6 6", [6, 12]),
        ("1 5 5, 5 6", [5, 6, 11]),
    ],
)
def test_no_neutral_sum_leaves_the_board_or_meets_itself(rolls: str, ranks: list[int]) -> None:
    assert blocked(rolls) == ranks


@rule("KB-159")
def test_neutral_dice_take_no_reward_and_no_place_in_the_order() -> None:
    placed = {"merchant": ["- 1+1+2"], "squire": ["- 1+1"]}
    t = at_influence(w.SUMMER, order="BA", dice={"A": "5", "B": "4"}, envoy="B", placed=placed)
    assert t.order == "BA"
    t.choose("B", "envoy merchant 4")
    t.choose("A", "influence sergeant 5")
    t.choose("B", "take gold")  # once
    assert [(who, rank) for _, who, rank, _ in t.told("reward")] == [("B", 4), ("A", 5)]
    assert [t.goods(who) for who in "AB"] == ["", "1 gold"]


@rule("KB-160")
def test_example_equal_sums_of_different_dice() -> None:
    assert blocked("1 1 2, 1 3") == [1, 3, 4]


@rule("KB-161")
def test_example_equal_sums_of_equal_dice() -> None:
    t = at(w.SPRING, order="AB", rolls="1 1 2, 2 2")
    assert neutral(t) == {4: [1, 1, 2], 2: [2]}


@rule("KB-162")
def test_example_king_and_master_hunter() -> None:
    t = at(w.SPRING, order="AB", rolls="6 6 6, 5 4")
    assert neutral(t) == {18: [6, 6, 6], 9: [4, 5]}
