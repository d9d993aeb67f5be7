"""Step b, influence the advisors, with bonus dice and plus2 tokens (KB-044 to KB-065)."""

from __future__ import annotations

import pytest
from tests.rules.kingsburg.table import Setting, Table, at, at_influence, at_reroll
from tests.support import rule

from courtier.titles.kingsburg import words as w

RANKS = [
    "jester", "squire", "architect", "merchant", "sergeant", "alchemist", "astronomer", "treasurer", "master_hunter",
    "general", "swordsmith", "duchess", "champion", "smuggler", "inventor", "wizard", "queen", "king",
]  # fmt: skip


def worth(way: str) -> int:
    """The sum of a group as people count it: 4+4+5+token is 15."""
    return sum(2 if word == "token" else int(word.rstrip("*")) for word in way.split("+"))


@rule("KB-044")
def test_players_take_turns_until_all_have_passed() -> None:
    t = at_influence(order="CAB", dice={"C": "1 2", "A": "3 4", "B": "5 6"})
    script = ["C jester 1", "A architect 3", "B sergeant 5", "C squire 2", "A merchant 4"]
    for line in script:
        who, placement = line.split(maxsplit=1)
        assert (t.asked, t.kind) == (who, "influence")
        t.choose(who, f"influence {placement}")
    assert (t.asked, t.kind) == ("B", "influence")
    t.choose("B", "pass")
    assert t.kind != "influence"


@rule("KB-044")
def test_one_advisor_a_turn() -> None:
    t = at_influence(dice={"A": "1 2 3", "B": "6"})
    t.choose("A", "influence jester 1")
    t.refuses("A", "influence squire 2", "reason-not-asked", "")


@rule("KB-045")
def test_who_passed_places_no_more_dice_this_season() -> None:
    t = at_influence(dice={"A": "1 2 3", "B": "4 5 6", "C": "5 5 5"})
    t.choose("A", "pass")
    for who, token in (
        ("B", "influence merchant 4"),
        ("C", "influence sergeant 5"),
        ("B", "pass"),
        ("C", "pass"),
    ):
        assert t.asked == who
        t.choose(who, token)
    assert [line[1] for line in t.told("passed")] == ["A", "B", "C"]
    assert t.kind != "influence" or t.phase == w.SUMMER


@rule("KB-046")
def test_passing_is_allowed_while_dice_can_be_placed() -> None:
    t = at_influence(dice={"A": "1 2 3", "B": "1"})
    assert "pass" in t.options("A")
    t.choose("A", "pass")
    assert t.asked == "B"
    assert t.dice("A") == "1 2 3"


@rule("KB-047")
def test_the_sum_of_own_dice_equals_the_rank() -> None:
    t = at_influence(dice={"A": "1 3 5", "B": "2 6 6"})
    assert t.options("A") == {
        "pass",
        "influence jester 1",
        "influence architect 3",
        "influence merchant 1+3",
        "influence sergeant 5",
        "influence alchemist 1+5",
        "influence treasurer 3+5",
        "influence master_hunter 1+3+5",
    }
    t.refuses("A", "influence astronomer 3+5", "kingsburg-wrong-sum", "KB-047")
    t.refuses("A", "influence treasurer 2+6", "kingsburg-not-these-dice", "KB-047")
    t.refuses("A", "influence alchemist 3+3", "kingsburg-not-these-dice", "KB-047")
    t.refuses("A", "influence king", "kingsburg-most-is", "KB-047")
    t.refuses("A", "influence squire", "kingsburg-no-dice-make", "KB-047")


@rule("KB-047")
@pytest.mark.parametrize(("rank", "advisor"), [*enumerate(RANKS, start=1)])
def test_ranks_run_from_the_jester_to_the_king(rank: int, advisor: str) -> None:
    dice = [min(6, rank - 6 * i) for i in range(3) if rank > 6 * i]
    t = at_influence(dice={"A": " ".join(map(str, dice)), "B": "1 1 1"})
    t.choose("A", f"influence {advisor} " + "+".join(map(str, sorted(dice))))
    assert t.dice("A") == ""
    assert t.told("placed")[0][1:3] == ("A", rank)


@rule("KB-048")
def test_an_advisor_with_dice_is_closed_to_others_and_to_the_same_player() -> None:
    t = at_influence(dice={"A": "3 3 5 5*", "B": "2 6", "C": "1"})
    t.choose("A", "influence treasurer 3+5")
    t.refuses("B", "influence treasurer 2+6", "kingsburg-taken", "KB-048")
    assert "treasurer" not in t.ranks("B")
    t.choose("B", "pass")
    t.choose("C", "influence jester 1")
    t.refuses("A", "influence treasurer 3+5*", "kingsburg-yours-already", "KB-048")
    assert t.ranks("A") == {"architect"}


@rule("KB-049")
def test_a_player_without_dice_or_without_a_legal_placement_passes() -> None:
    t = at_influence(order="ABCD", dice={"A": "3", "B": "3", "C": "", "D": "4"})
    t.choose("A", "influence architect 3")
    assert t.asked == "D"  # B finds the Architect taken, C has no dice
    assert [line[1] for line in t.told("passed")] == ["B", "C"]
    assert [t.at(who)["passed"] for who in "ABCD"] == [False, True, True, False]


@rule("KB-050")
def test_the_step_ends_when_all_have_passed() -> None:
    t = at_influence(dice={"A": "1", "B": "2", "C": "4"}, goods={"A": "2 gold"})
    t.choose("A", "pass")
    t.choose("B", "pass")
    assert t.kind == "influence"
    t.choose("C", "influence merchant 4")
    assert t.view()["step"] == "rewards"
    assert (t.asked, t.kind) == ("C", "reward")


@rule("KB-051")
def test_placed_dice_stay_and_only_the_helpless_pass_unasked() -> None:
    t = at_influence(dice={"A": "1 1 2", "B": "3"})
    t.choose("A", "influence jester 1")
    t.choose("B", "influence architect 3")
    assert t.asked == "A"  # one placement is left, so A is asked
    assert t.options("A") == {"pass", "influence squire 2"}
    t.refuses("A", "influence merchant 1+1+2", "kingsburg-not-these-dice", "KB-047")
    t.choose("A", "pass")
    assert t.told("placed")[0][:3] == ("placed", "A", 1)
    assert t.told("reward")[0][:3] == ("reward", "A", 1)


@rule("KB-052")
@pytest.mark.parametrize(
    ("what", "token"),
    [
        (Setting(tokens={"A": 1}), "influence sergeant 3+token"),
        (Setting(buildings={"A": "market"}), "influence squire 3-market"),
        (Setting(envoy="A"), "envoy architect 3"),
    ],
)
def test_a_placement_that_needs_a_token_the_market_or_the_envoy_is_offered(what: Setting, token: str) -> None:
    there = Setting(dice={"A": "3", "C": "6"}, passed="B", placed={"architect": ["B 3"]})
    t = at_influence(**(there | what))
    assert t.asked == "A"
    assert {"pass", token} <= t.options("A")
    assert "influence architect 3" not in t.options("A")
    t.choose("A", token)
    assert t.dice("A") == ""


@rule("KB-053")
def test_an_advisor_may_be_influenced_without_use_for_the_reward() -> None:
    t = at_influence(dice={"A": "6", "B": "2 4"}, passed="C")
    t.choose("A", "influence alchemist 6")  # A has no goods to turn
    assert "alchemist" not in t.ranks("B")
    t.refuses("B", "influence alchemist 2+4", "kingsburg-taken", "KB-048")
    t.choose("B", "pass")
    assert t.goods("A") == ""


@rule("KB-054", "KB-055")
def test_bonus_dice_join_player_dice_only() -> None:
    t = at_influence(dice={"A": "3 2* 4*", "B": "1"})
    assert t.options("A") == {
        "pass",
        "influence architect 3",
        "influence sergeant 3+2*",
        "influence astronomer 3+4*",
        "influence master_hunter 3+2*+4*",  # both bonus dice in one group
    }
    t.refuses("A", "influence squire 2*", "kingsburg-bonus-alone", "KB-054")
    t.refuses("A", "influence alchemist 2*+4*", "kingsburg-bonus-alone", "KB-054")
    t.choose("A", "influence master_hunter 3+2*+4*")
    assert t.dice("A") == ""


@rule("KB-056")
def test_any_number_of_bonus_dice_is_rolled() -> None:
    t = at(w.SUMMER, bonus_dice={"B": 5})
    assert [len(t.at(who)["bonus"]) for who in "ABC"] == [0, 5, 0]
    assert len(t.at("B")["dice"]) == 3


@rule("KB-057")
def test_a_token_raises_the_sum_by_exactly_two() -> None:
    t = at_influence(dice={"A": "1 3", "B": "1 3"}, tokens={"A": 1})
    with_token = {token for token in t.options("A") if token.endswith("token")}
    assert with_token == {
        "influence architect 1+token",
        "influence sergeant 3+token",
        "influence alchemist 1+3+token",
    }
    t.refuses("A", "influence merchant 1+token", "kingsburg-wrong-sum", "KB-047")
    t.choose("A", "influence sergeant 3+token")
    assert t.tokens("A") == 0
    t.refuses("B", "influence architect 1+token", "kingsburg-no-token", "KB-057")


@rule("KB-058")
def test_one_token_a_season() -> None:
    t = at_influence(dice={"A": "1 3 5", "B": "6"}, passed="C", tokens={"A": 3})
    t.refuses("A", "influence sergeant 1+token+token", "reason-no-such-token", "")
    t.choose("A", "influence architect 1+token")
    t.choose("B", "influence alchemist 6")
    assert t.ranks("A") == {"sergeant", "treasurer"}
    t.refuses("A", "influence astronomer 5+token", "kingsburg-token-used", "KB-058")
    t.choose("A", "pass")
    t.play_on(lambda t: t.phase == w.SUMMER and t.asked == "A")
    assert any(token.endswith("token") for token in t.options("A"))  # and one more in the next season


@rule("KB-059")
def test_a_token_joins_a_group_with_bonus_dice() -> None:
    t = at_influence(dice={"A": "3 4*"}, tokens={"A": 1})
    t.choose("A", "influence master_hunter 3+4*+token")
    assert t.groups("master_hunter")[0] == {
        "seat": 0,
        "dice": [3],
        "bonus": [4],
        "token": True,
        "market": 0,
        "envoy": False,
    }


@rule("KB-060")
def test_a_token_needs_dice_and_never_lowers_a_sum() -> None:
    t = at_influence(dice={"A": "3 5 6 2*", "B": "1"}, tokens={"A": 2})
    for token in t.options("A") - {"pass"}:
        _, advisor, way = token.split()
        assert worth(way) == RANKS.index(advisor) + 1
    t.refuses("A", "influence squire token", "kingsburg-token-alone", "KB-060")
    t.refuses("A", "influence merchant 6+token", "kingsburg-wrong-sum", "KB-047")


@rule("KB-061")
def test_tokens_paid_to_the_town_hall_are_not_limited() -> None:
    t = at_influence(dice={"A": "1"}, passed="BC", tokens={"A": 2}, buildings={"A": "town_hall"})
    t.choose("A", "influence architect 1+token")
    t.to_kind("season_end")
    t.choose("A", "trade plus2>vp")
    assert t.tokens("A") == 0
    assert t.sheet("A")["effects"] == 1


@rule("KB-062")
def test_unused_bonus_dice_go_back_at_the_end_of_step_c() -> None:
    t = at_influence(dice={"A": "1 6*"}, passed="BC", goods={"A": "2 gold"})
    t.choose("A", "influence jester 1")
    assert (t.asked, t.kind) == ("A", "construct")
    assert t.dice("A") == ""
    t.to(w.SUMMER)
    assert t.at("A")["bonus"] == []


@rule("KB-063")
def test_no_sum_above_18_reaches_anybody_but_19_with_the_market() -> None:
    big = {"A": "6 6 6 1* 2*"}
    t = at_influence(dice=big)
    ways = [token.split()[1:] for token in t.options("A") - {"pass"}]
    assert all(worth(way) == RANKS.index(advisor) + 1 for advisor, way in ways)
    assert max(worth(way) for _, way in ways) == 18
    t.refuses("A", "influence king 6+6+6+1*", "kingsburg-wrong-sum", "KB-047")
    t = at_influence(dice=big, buildings={"A": "market"}, tokens={"A": 1})
    kings = {token.split()[2] for token in t.options("A") if token.startswith("influence king ")}
    assert "6+6+6+1*-market" in kings  # 19
    assert not any("6+6+6+2*" in way for way in kings)  # 20
    assert "6+6+6+token-market" not in kings  # 20 again


@rule("KB-064")
def test_example_of_a_whole_step() -> None:
    t = at_influence(
        order="ADBC", dice={"A": "1 3 5", "D": "2 3 5", "B": "4 4 5", "C": "2 2 6 6*"}, tokens={"B": 1}
    )
    t.choose("A", "influence treasurer 3+5")
    t.choose("D", "influence astronomer 2+5")
    assert "influence champion 4+4+5" in t.options("B")
    t.choose("B", "influence inventor 4+4+5+token")
    t.refuses("C", "influence treasurer 2+6", "kingsburg-taken", "KB-048")
    t.choose("C", "influence merchant 2+2")
    t.choose("A", "influence jester 1")
    t.choose("D", "influence architect 3")
    assert [line[1] for line in t.told("passed")] == ["B"]  # no dice left
    assert t.asked == "C"
    t.choose("C", "influence duchess 6+6*")
    assert t.view()["step"] == "rewards"
    assert sorted(rank for _, _, rank, _ in t.told("placed")) == [1, 3, 4, 7, 8, 12, 15]
    assert t.tokens("B") == 0


@rule("KB-065")
def test_example_only_a_bonus_six_is_left() -> None:
    t = at_influence(dice={"A": "6*", "B": "1"}, passed="C")
    assert t.told("passed") == [("passed", "A", 0, 0)]
    assert t.asked == "B"


def test_the_step_can_be_reached_from_a_roll() -> None:
    """The two ways to set a table up agree."""
    dice = {"A": "1 3 5", "B": "2 2 6", "C": "4 4 4"}
    rolled, placed = at_reroll(dice=dice), at_influence(dice=dice)
    assert _shown(rolled) == _shown(placed)


def _shown(t: Table) -> tuple[str, str, set[str], list[str]]:
    return t.asked, t.order, t.options("A"), [t.dice(who) for who in "ABC"]
