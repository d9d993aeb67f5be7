"""Step c, the advisors' rewards (KB-066 to KB-093)."""

from __future__ import annotations

import pytest
from tests.rules.kingsburg.table import Table, at_influence
from tests.support import rule

from courtier.titles.kingsburg import words as w


def with_dice(dice: str, goods: str = "", vp: int = 0, buildings: str = "") -> Table:
    """Ann alone has dice left. In summer nothing but advisors gives VP or soldiers before the next question."""
    return at_influence(
        w.SUMMER, dice={"A": dice}, passed="BC", goods={"A": goods}, vp={"A": vp}, buildings={"A": buildings}
    )


def owns(t: Table, who: str = "A") -> str:
    """All that a player has: 2 gold 1 plus2 1 soldiers 3 vp."""
    corner = t.at(who)
    things = (*w.GOODS, "plus2", "soldiers", "vp")
    return " ".join(f"{corner[thing]} {thing}" for thing in things if corner[thing])


REWARDS = [
    # rule, advisor, dice, what is offered, what is chosen, what is gained
    ("KB-068", "jester", "1", "", "", "1 vp"),
    ("KB-069", "squire", "2", "", "", "1 gold"),
    ("KB-070", "architect", "3", "", "", "1 wood"),
    ("KB-071", "merchant", "4", "take gold|take wood", "take gold", "1 gold"),
    ("KB-071", "merchant", "4", "take gold|take wood", "take wood", "1 wood"),
    ("KB-072", "sergeant", "5", "", "", "1 soldiers"),
    ("KB-074", "astronomer", "1 6", "take gold|take wood|take stone", "take gold", "1 gold 1 plus2"),
    ("KB-074", "astronomer", "1 6", "take gold|take wood|take stone", "take stone", "1 stone 1 plus2"),
    ("KB-075", "treasurer", "2 6", "", "", "2 gold"),
    ("KB-076", "master_hunter", "3 6", "take gold+wood|take wood+stone", "take gold+wood", "1 gold 1 wood"),
    ("KB-076", "master_hunter", "3 6", "take gold+wood|take wood+stone", "take wood+stone", "1 wood 1 stone"),
    ("KB-077", "general", "4 6", "", "", "2 soldiers"),
    ("KB-078", "swordsmith", "5 6", "take gold+stone|take wood+stone", "take gold+stone", "1 gold 1 stone"),
    ("KB-078", "swordsmith", "5 6", "take gold+stone|take wood+stone", "take wood+stone", "1 wood 1 stone"),
    (
        "KB-079",
        "duchess",
        "6 6",
        "take gold+gold|take gold+wood|take gold+stone|take wood+wood|take wood+stone|take stone+stone",
        "take wood+stone",
        "1 wood 1 stone 1 plus2",
    ),
    ("KB-080", "champion", "1 6 6", "", "", "3 stone"),
    ("KB-082", "inventor", "3 6 6", "", "", "1 gold 1 wood 1 stone"),
    ("KB-083", "wizard", "4 6 6", "", "", "4 gold"),
    (
        "KB-084",
        "queen",
        "5 6 6",
        "take gold+gold|take gold+wood|take gold+stone|take wood+wood|take wood+stone|take stone+stone",
        "take gold+gold",
        "2 gold 3 vp",
    ),
    ("KB-085", "king", "6 6 6", "", "", "1 gold 1 wood 1 stone 1 soldiers"),
]


@pytest.mark.parametrize(
    ("advisor", "dice", "offered", "chosen", "gained"),
    [pytest.param(*line, marks=rule(id), id=f"{id} {line[3] or line[0]}") for id, *line in REWARDS],
)
def test_an_advisor_pays(advisor: str, dice: str, offered: str, chosen: str, gained: str) -> None:
    t = with_dice(dice)
    t.choose("A", f"influence {advisor} {dice.replace(' ', '+')}")
    if offered:
        assert t.options("A") == {*offered.split("|")}
        t.choose("A", chosen)
    assert owns(t) == gained
    assert [owns(t, who) for who in "BC"] == ["", ""]


@rule("KB-066", "KB-067")
def test_advisors_pay_in_ascending_rank_whoever_stands_there() -> None:
    t = at_influence(w.SUMMER, order="CBA", dice={"C": "6 6 5", "B": "4 4", "A": "1 3"})
    t.choose("C", "influence duchess 6+6")
    t.choose("B", "influence treasurer 4+4")
    t.choose("A", "influence architect 3")
    t.choose("C", "influence sergeant 5")
    t.choose("A", "influence jester 1")
    t.choose("C", "take gold+stone")
    assert [(who, rank) for _, who, rank, _ in t.told("reward")] == [
        ("A", 1),
        ("A", 3),
        ("C", 5),
        ("B", 8),
        ("C", 12),
    ]
    assert [owns(t, who) for who in "ABC"] == ["1 wood 1 vp", "2 gold", "1 gold 1 stone 1 plus2 1 soldiers"]


@rule("KB-066")
def test_choices_of_rewards_come_in_ascending_rank() -> None:
    t = at_influence(dice={"A": "6 6 1", "B": "4", "C": "1 6"})
    t.choose("A", "influence duchess 6+6")
    t.choose("B", "influence merchant 4")
    t.choose("C", "influence astronomer 1+6")
    t.choose("A", "pass")
    for who, token in (("B", "take wood"), ("C", "take gold"), ("A", "take gold+stone")):
        assert (t.asked, t.view()["step"]) == (who, "rewards")
        t.choose(who, token)
    assert t.view()["step"] != "rewards"


@rule("KB-073")
@pytest.mark.parametrize(
    ("paid", "gained"),
    [("gold", "1 wood 1 stone"), ("wood", "1 gold 1 stone"), ("stone", "1 gold 1 wood")],
)
def test_the_alchemist_turns_one_good_into_the_two_others(paid: str, gained: str) -> None:
    t = with_dice("6", goods=f"1 {paid}")
    t.choose("A", "influence alchemist 6")
    others = "+".join(good for good in w.GOODS if good != paid)
    assert t.options("A") == {f"trade {paid}>{others}", "decline"}
    t.choose("A", f"trade {paid}>{others}")
    assert owns(t) == gained


@rule("KB-073", "KB-089")
def test_the_alchemist_may_be_declined() -> None:
    t = with_dice("6", goods="2 gold 1 stone")
    t.choose("A", "influence alchemist 6")
    assert t.options("A") == {"trade gold>wood+stone", "trade stone>gold+wood", "decline"}
    t.choose("A", "decline")
    assert owns(t) == "2 gold 1 stone"


@rule("KB-081", "KB-089")
def test_the_smuggler_sells_three_goods_for_a_point() -> None:
    t = with_dice("2 6 6", vp=5)
    t.choose("A", "influence smuggler 2+6+6")
    assert t.options("A") == {"trade vp>good+good+good", "decline"}
    t.choose("A", "trade vp>good+good+good")
    assert len(t.options("A")) == 10  # three goods of three kinds
    t.choose("A", "take gold+stone+stone")
    assert owns(t) == "1 gold 2 stone 4 vp"


@rule("KB-081", "KB-089")
def test_the_smuggler_may_be_declined() -> None:
    t = with_dice("2 6 6", vp=5)
    t.choose("A", "influence smuggler 2+6+6", "decline")
    assert owns(t) == "5 vp"


@rule("KB-081", "KB-086")
def test_a_point_can_be_paid_below_zero() -> None:
    t = with_dice("2 6 6", vp=-3)
    t.choose("A", "influence smuggler 2+6+6", "trade vp>good+good+good", "take wood+wood+wood")
    assert owns(t) == "3 wood -4 vp"


@rule("KB-077", "KB-084", "KB-087", "KB-091")
@pytest.mark.parametrize(("advisor", "dice"), [("general", "4+6"), ("queen", "5+6+6")])
def test_the_top_enemy_is_seen_by_one_player_alone_and_stays_on_top(advisor: str, dice: str) -> None:
    t = at_influence(w.FALL, enemy="orcs_2_4", dice={"A": dice.replace("+", " "), "B": "2"}, passed="C",
                     goods={"B": "2 gold"})  # fmt: skip
    t.choose("A", f"influence {advisor} {dice}")
    t.choose("B", "influence squire 2")
    if advisor == "queen":
        t.choose("A", "take gold+wood")
    t.to(w.RECRUIT)
    cards = {who: t.view(who)["enemy"]["card"] for who in ("A", "B", "C", "")}
    assert cards == {"A": "orcs_2_4", "B": None, "C": None, "": None}
    assert not t.view("A")["enemy"]["revealed"]  # it lies face down again
    assert len(t.game.to_data()["state"]["enemies"]["cards"]) == 4
    assert [who for who in ("A", "B", "C", "") if t.told("saw", to=who)] == ["A"]
    for who in ("A", "B", "C", ""):
        assert [line[1] for line in t.told("looked", to=who)] == ["A"]
    t.to(w.FAVOR, year=3)
    assert t.view()["past_enemies"] == ["orcs_2_4"]
    assert t.view("A")["enemy"]["card"] is None  # nobody has seen the next one


@rule("KB-084")
def test_the_queens_goods_are_chosen_before_the_look() -> None:
    t = at_influence(w.FALL, enemy="orcs_2_4", dice={"A": "5 6 6"}, passed="BC")
    t.choose("A", "influence queen 5+6+6")
    assert (t.kind, t.vp("A")) == ("goods", 3)
    assert (t.view("A")["enemy"]["card"], t.told("looked", to="A")) == (None, [])
    options = t.game.options(0)
    assert all(t.game.reveals(option, 0) for option in options)  # the look is what cannot be undone
    t.choose("A", "take gold+wood")
    assert t.view("A")["enemy"]["card"] == "orcs_2_4"
    told = [event for event, who, *_ in t.told(to="A") if who == "A"]
    assert told[told.index("reward") :][:4] == ["reward", "gain", "looked", "saw"]


@rule("KB-066", "KB-077")
def test_the_generals_look_comes_before_what_higher_advisors_let_choose() -> None:
    t = at_influence(w.FALL, enemy="orcs_2_4", dice={"A": "4 6"}, passed="BC",
                     placed={"duchess": ["A 6+6"]})  # fmt: skip
    t.choose("A", "influence general 4+6")
    assert t.kind == "goods"
    assert t.view("A")["enemy"]["card"] == "orcs_2_4"


@rule("KB-091")
def test_what_was_seen_becomes_open_in_winter() -> None:
    t = at_influence(w.FALL, enemy="orcs_4_7", dice={"A": "4 6"}, passed="BC", goods={"C": "1 gold 2 wood"})
    t.choose("A", "influence general 4+6")
    t.play_on(lambda t: t.phase == w.WINTER)
    for who in ("A", "B", "C", ""):
        enemy = t.view(who)["enemy"]
        assert (enemy["card"], enemy["revealed"], enemy["year"]) == ("orcs_4_7", True, 4)


@rule("KB-088")
def test_after_the_rewards_dice_come_back_and_tokens_and_bonus_dice_are_gone() -> None:
    t = at_influence(
        w.SPRING,
        dice={"A": "1 6 6*", "B": "3"},
        passed="C",
        tokens={"A": 1},
        goods={"A": "2 gold", "B": "2 gold"},
    )
    t.choose("A", "influence smuggler 6+6*+token")
    t.choose("B", "influence architect 3")
    t.choose("A", "influence jester 1")
    assert t.kind == "reward"
    assert t.groups("smuggler") != []
    t.choose("A", "decline")
    assert t.kind == "construct"
    assert [advisor["groups"] for advisor in t.view()["advisors"]] == [[]] * 18
    assert (t.dice("A"), t.tokens("A")) == ("", 0)
    t.to(w.SUMMER)
    assert [(len(t.at(who)["dice"]), len(t.at(who)["bonus"])) for who in "ABC"] == [(3, 0)] * 3


@rule("KB-089")
def test_a_reward_without_price_cannot_be_declined() -> None:
    t = with_dice("4")
    t.choose("A", "influence merchant 4")
    t.refuses("A", "decline", "reason-not-offered", "")
    t.refuses("A", "pass", "reason-not-offered", "")
    t.choose("A", "take gold")
    assert owns(t) == "1 gold"


@rule("KB-090")
def test_a_good_for_the_alchemist_must_be_owned() -> None:
    t = with_dice("6")
    t.choose("A", "influence alchemist 6")
    assert t.told("declined") == [("declined", "A", 6, 0)]  # unasked: nothing to pay with
    assert owns(t) == ""
    t = with_dice("6", goods="1 gold 1 wood")
    t.choose("A", "influence alchemist 6")
    t.refuses("A", "trade stone>gold+wood", "reason-lack", "KB-090")


@rule("KB-066", "KB-090")
def test_goods_of_lower_ranks_pay_the_alchemist_and_goods_of_higher_ranks_do_not() -> None:
    t = with_dice("2 6")
    t.choose("A", "influence alchemist 6", "influence squire 2")
    t.choose("A", "trade gold>wood+stone")
    assert owns(t) == "1 wood 1 stone"
    t = with_dice("6 3 5")
    t.choose("A", "influence alchemist 6", "influence treasurer 3+5")
    assert t.told("declined") == [("declined", "A", 6, 0)]
    assert owns(t) == "2 gold"


@rule("KB-092")
def test_example_alchemist() -> None:
    t = with_dice("6", goods="1 stone")
    t.choose("A", "influence alchemist 6", "trade stone>gold+wood")
    assert owns(t) == "1 gold 1 wood"


@rule("KB-093")
def test_example_smuggler_at_zero() -> None:
    t = with_dice("2 6 6")
    t.choose("A", "influence smuggler 2+6+6", "trade vp>good+good+good", "take gold+wood+stone")
    assert owns(t) == "1 gold 1 wood 1 stone -1 vp"
