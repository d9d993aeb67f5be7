"""Step a, roll and turn order (KB-035 to KB-043, KB-238)."""

from __future__ import annotations

from tests.rules.kingsburg.table import at, at_influence, at_reroll
from tests.support import rule

from courtier.titles.kingsburg import words as w


@rule("KB-035", "KB-038")
def test_all_roll_all_their_dice_bonus_dice_included() -> None:
    t = at(w.SPRING, bonus_dice={"A": 1, "C": 2})
    assert [(len(t.at(who)["dice"]), len(t.at(who)["bonus"])) for who in "ABC"] == [(3, 1), (3, 0), (3, 2)]
    for who in "ABC":
        corner = t.at(who)
        assert corner["rolled"] == sum(corner["dice"] + corner["bonus"])
    assert [line[0] for line in t.told()] == ["phase", "rolled", "rolled", "rolled", "order"]  # together


@rule("KB-035")
def test_the_roll_follows_what_happens_at_the_start_of_a_season() -> None:
    t = at_influence(dice={"A": "1 2 3"}, passed="BC", buildings={"A": "farms"})
    t.choose("A", "pass")
    assert (t.phase, t.kind) == (w.SUMMER, "season_start")
    assert [(t.dice(who), t.at(who)["rolled"]) for who in "ABC"] == [("", 0)] * 3


@rule("KB-035")
def test_dice_have_six_sides() -> None:
    faces = [0] * 7
    t = at(w.SPRING, order="ABCDE")
    for _ in range(15):
        for who in "ABCDE":
            for value in t.at(who)["dice"]:
                faces[value] += 1
        at_ = (t.year, t.phase)
        t.play_on(lambda t, at_=at_: t.game.over or (t.kind == "influence" and (t.year, t.phase) != at_))  # type: ignore[misc]
    assert faces[0] == 0
    assert sum(faces) == 15 * 5 * 3
    assert all(20 < n < 55 for n in faces[1:])  # 37.5 of each are expected


@rule("KB-036")
def test_rerolls_follow_the_old_order() -> None:
    dice = {"A": "1 1 1", "B": "6 6 6", "C": "5 5 5"}
    t = at_reroll(order="BCA", dice=dice, buildings=dict.fromkeys("ABC", "statue"))
    asked = ""
    while t.kind == "reroll":
        asked += t.asked
        t.choose(t.asked, "keep")
    assert asked == "BCA"
    assert t.order == "ACB"


@rule("KB-037", "KB-038")
def test_the_lowest_total_goes_first_and_bonus_dice_count() -> None:
    t = at_reroll(dice={"A": "1 1 1 6*", "B": "2 2 3", "C": "1 1 3"})
    assert t.order == "CBA"
    assert t.asked == "C"


@rule("KB-039")
def test_tied_players_keep_their_order() -> None:
    dice = {"A": "4 4 4", "B": "3 3 6", "C": "6 6 1", "D": "6 5 1"}
    assert at_reroll(order="DCBA", dice=dice).order == "DBAC"
    assert at_reroll(order="ABCD", dice=dice).order == "ABDC"


@rule("KB-040", "KB-042")
def test_the_order_reads_the_totals_after_the_last_reroll() -> None:
    dice = {"A": "1 2 2", "B": "5 5 5", "C": "6 6 6"}
    t = at_reroll(order="ABC", dice=dice, buildings={"C": "statue", "A": "chapel"}, rolls="6 6 5, 1")
    assert t.order == "ABC"  # not yet
    t.choose("A", "reroll chapel all")
    assert t.order == "ABC"
    t.choose("C", "reroll statue die")
    assert [t.at(who)["rolled"] for who in "ABC"] == [17, 15, 13]
    assert t.order == "CBA"
    assert t.asked == "C"


@rule("KB-041")
def test_each_player_finishes_all_rerolls_before_the_next_one() -> None:
    t = at_reroll(
        order="BA",
        dice={"A": "2 2 2", "B": "2 2 2"},
        buildings=dict.fromkeys("AB", "statue chapel"),
        rolls="3, 1 1 1",
    )
    assert t.asked == "B"
    t.choose("B", "reroll statue die")  # 2 2 3: a total of 7
    assert (t.asked, t.kind) == ("B", "reroll")
    t.refuses("B", "reroll statue die", "kingsburg-used", "KB-167")
    t.choose("B", "reroll chapel all")  # 1 1 1, but both are used
    assert (t.asked, t.kind) == ("A", "reroll")


@rule("KB-043")
def test_example_of_four_players() -> None:
    dice = {"A": "4 4 4", "B": "1 2 3", "C": "2 3 4", "D": "3 3 3"}
    t = at_reroll(order="ACDB", dice=dice)
    assert [t.at(who)["rolled"] for who in "ABCD"] == [12, 6, 9, 9]
    assert t.order == "BCDA"


@rule("KB-238")
def test_the_order_stays_until_the_next_season_sets_another() -> None:
    t = at_influence(w.FALL, order="CAB", dice={"A": "6"}, passed="BC", enemy="orcs_4_7",
                     goods=dict.fromkeys("ABC", "3 gold 3 wood 3 stone"))  # fmt: skip
    t.choose("A", "pass")
    asked: dict[str, str] = {}
    while t.kind != "influence":
        assert t.order == "CAB"
        asked[t.kind] = asked.get(t.kind, "") + t.asked
        token = next(o for o in t.options(t.asked) if o.startswith(("pass", "recruit 0", "lose", "take")))
        t.choose(t.asked, token)
    assert asked == {"construct": "CAB", "recruit": "CAB", "lose": "CAB", "favor_good": "CAB"}
    assert (t.year, t.phase) == (5, w.SPRING)
