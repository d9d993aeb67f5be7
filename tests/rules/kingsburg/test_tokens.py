"""Module 5, soldier tokens (KBM5-001 to KBM5-007), and the Military Academy beside them (KBM1-010 to KBM1-014)."""

from __future__ import annotations

import pytest
from tests.rules.kingsburg.table import Table, at
from tests.support import rule

from courtier import start
from courtier.titles.kingsburg import words as w

FIVE = {"modules": [5]}
ONE_AND_FIVE = {"modules": [1, 5]}
ACADEMY = "makeshift_defenses recruiting_office training_camp military_academy"


def choose_all(t: Table, **tokens: int) -> None:
    for who, value in tokens.items():
        t.choose(who, f"play {value}")


@rule("KBM5-001")
def test_everybody_begins_with_six_tokens() -> None:
    game = start("kingsburg", 4, seed=3, options=FIVE)
    for seat in game.view()["seats"]:
        assert seat["tokens_left"] == [0, 1, 1, 2, 3, 4]


@rule("KBM5-002", "KBM5-003")
def test_tokens_replace_the_die_and_are_revealed_together() -> None:
    t = at(w.WINTER, options=FIVE, enemy="goblins_1_3", soldiers={"A": 1})
    assert (t.asked, t.kind) == ("ABC", "token")
    assert t.options("A") == {"play 0", "play 1", "play 2", "play 3", "play 4"}
    t.choose("B", "play 4")
    t.choose("A", "play 0")
    assert t.told("token", "reinforced", "enemy") == []  # nothing is known before the last has chosen
    assert all("token_played" not in seat for seat in t.view()["seats"])
    t.choose("C", "play 1")
    assert [line[0] for line in t.told("token", "reinforced", "enemy")] == ["token"] * 3 + ["enemy"]
    assert {who: strength for who, (_, strength) in t.battle().items()} == {"A": 1, "B": 4, "C": 1}


@rule("KBM5-003", "KBM5-006")
def test_played_tokens_are_gone_and_those_left_are_public() -> None:
    t = at(w.WINTER, options=FIVE, enemy="goblins_1_3")
    choose_all(t, A=1, B=4, C=0)
    left = [seat["tokens_left"] for seat in t.view("A")["seats"]]
    assert left == [[0, 1, 2, 3, 4], [0, 1, 1, 2, 3], [1, 1, 2, 3, 4]]


@rule("KBM5-004", "KBM5-007")
def test_the_last_token_scores_its_number() -> None:
    t = at(w.WINTER, options=FIVE, enemy="goblins_1_3", soldiers={"A": 30, "B": 30, "C": 30})
    for number, value in enumerate([1, 4, 0, 3, 1]):
        t.to_kind("token")
        others = [0, 1, 1, 2, 3][number]
        choose_all(t, A=value, B=others, C=others)
    t.to_end()
    assert t.sheet("A")["tokens"] == 2
    assert t.sheet("B")["tokens"] == 4
    assert [line for line in t.told("token_left") if line[1] == "A"] == [("token_left", "A", 2, 0)]


@rule("KBM5-002")
def test_two_equal_tokens_are_no_choice() -> None:
    t = at(
        w.WINTER, options=FIVE, year=5,
        soldier_tokens={"A": "1 1", "B": "0 4", "C": "2 3"},
    )  # fmt: skip
    assert t.asked == "BC"
    choose_all(t, B=0, C=2)
    assert ("token", "A", 1, 0) in t.told("token")
    t.to_end()
    assert t.sheet("A")["tokens"] == 1


@rule("KBM5-005", "KBM4-036")
def test_after_an_early_end_every_token_left_scores() -> None:
    t = at(
        w.WINTER, options={"modules": [4, 5]}, enemy="goblins_3_5", destiny="the_king_is_sick",
        more={"dead": True}, soldier_tokens={"A": "0 1 2 4", "B": "0 1 2 4", "C": "1 1 2 3"},
    )  # fmt: skip
    choose_all(t, A=0, B=4, C=1)
    t.to_end()
    assert t.view()["year"] == 3
    assert [t.sheet(who).get("tokens", 0) for who in "ABC"] == [7, 3, 6]


@rule("KBM1-010", "KBM1-013")
@pytest.mark.parametrize(("roll", "taken"), [("2, 5", 5), ("2, 5", 2), ("5, 2", 2), ("5, 2", 5)])
def test_the_academy_takes_its_own_die_or_the_common_one(roll: str, taken: int) -> None:
    t = at(w.WINTER, options={"modules": [1]}, enemy="goblins_1_3", buildings={"B": ACADEMY}, rolls=roll)
    assert (t.asked, t.kind) == ("B", "reinforce")
    assert t.options("B") == {"reinforce 2", "reinforce 5"}
    assert t.told("enemy") == []  # before the enemy is revealed
    t.choose("B", f"reinforce {taken}")
    strength = t.battle()["B"][1]
    assert strength == taken + 1  # Makeshift Defenses against printed 3
    assert t.battle()["A"][1] == int(roll[0])


@rule("KBM1-013")
def test_equal_values_are_not_asked() -> None:
    t = at(w.WINTER, options={"modules": [1]}, enemy="goblins_1_3", buildings={"B": ACADEMY}, rolls="4, 4")
    assert t.told("own_die") == [("own_die", "B", 4, 4)]
    assert t.battle()["B"][1] == 5


@rule("KBM1-012", "KBM1-014")
def test_with_tokens_half_of_the_academys_die_counts() -> None:
    t = at(
        w.WINTER, options=ONE_AND_FIVE, enemy="goblins_1_3", buildings={"A": ACADEMY}, rolls="5",
        soldiers={"A": 0},
    )  # fmt: skip
    choose_all(t, A=1, B=1, C=1)
    assert (t.asked, t.kind) == ("A", "reinforce")
    assert t.told("own_die") == [("own_die", "A", 5, 3)]
    t.choose("A", "reinforce 3")
    assert t.battle()["A"][1] == 3 + 1
    assert t.at("A")["tokens_left"] == [0, 1, 2, 3, 4]  # the token is gone all the same


@rule("KBM1-013")
def test_the_token_may_be_kept_against_a_worse_die() -> None:
    t = at(w.WINTER, options=ONE_AND_FIVE, enemy="goblins_1_3", buildings={"A": ACADEMY}, rolls="1")
    choose_all(t, A=4, B=1, C=1)
    t.choose("A", "reinforce 4")
    assert t.battle()["A"][1] == 5


@rule("KBM4-021", "KBM4-008")
def test_mild_winter_adds_to_tokens_and_heavy_snow_does_not_touch_them() -> None:
    options = {"modules": [4, 5]}
    t = at(w.WINTER, options=options, enemy="goblins_1_3", destiny="mild_winter")
    choose_all(t, A=0, B=1, C=4)
    assert {who: strength for who, (_, strength) in t.battle().items()} == {"A": 1, "B": 2, "C": 5}
    t = at(w.WINTER, options=options, enemy="goblins_1_3", destiny="heavy_snow")
    choose_all(t, A=0, B=1, C=4)
    assert {who: strength for who, (_, strength) in t.battle().items()} == {"A": 0, "B": 1, "C": 4}


@rule("KBM5-002", "KBM5-006")
def test_a_choosing_seat_sees_how_each_token_would_end() -> None:
    t = at(w.WINTER, options=FIVE, enemy="goblins_1_3", soldiers={"A": 1})
    rows = t.view("A")["forecast"]
    assert [row["token"] for row in rows] == [0, 1, 2, 3, 4]
    assert rows[2] == {
        "token": 2, "of": "enemy", "strength": 3, "foes": [2, 3, 4], "results": ["won", "tied", "lost"],
        "keeps": [0, 1, 1, 3, 4],
    }  # fmt: skip
    assert "forecast" not in t.view()
    t.choose("A", "play 2")
    assert "forecast" not in t.view("A")


@rule("KBM5-002")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whole_games_play_five_tokens_each(seats: int) -> None:
    t = Table(start("kingsburg", seats, seed=seats, options=FIVE))
    t.to_end()
    for seat in t.view()["seats"]:
        assert len(seat["tokens_left"]) == 1
        assert seat["points"]["tokens"] == seat["tokens_left"][0]
