"""Fortify and Absolve: walls above the player board, jars on it (PAL-102 to PAL-108, PAL-112 to PAL-116)."""

from __future__ import annotations

import pytest
from tests.rules.paladins.table import Setting, Table, table
from tests.support import rule

from courtier.titles.paladins import words as w

SPARE = "9 labourer"  # so that nobody has to pass
EVERY = "9 labourer 9 scout 9 merchant 9 fighter 9 cleric 9 criminal"


def usual(t: Table) -> None:
    """The workers that most people would pay."""
    assert t.kind == "workers"
    t.choose("A", str(t.game.options(0)[0]))


@rule("PAL-102", "PAL-103", "PAL-105", "PAL-106", "PAL-129")
def test_the_fourth_wall_with_anseis() -> None:
    t = table(
        {"walls": "wall_17"},
        A={
            "workers": "9 labourer 1 merchant 1 scout",
            "provision": 0,
            "influence": 2,
            "paladin": "anseis",
            "done": {"fortify": 3},
        },
    )
    t.choose("A", "act fortify")
    assert t.track("A") == (0, 1, 2)
    assert t.workers("A") == {"labourer": 9, "fighter": 1}
    fifth = t.t.board_actions[w.FORTIFY].row[4]
    assert (fifth.need, fifth.provision) == (7, 2)
    t.p("A").board = [0] * 12
    t.p("A").workers[w.MERCHANT] = t.p("A").workers[w.SCOUT] = 1
    assert t.refusal("A", "act fortify") == ("paladins-lack-attribute", "PAL-103", 5, 7)


@rule("PAL-112", "PAL-113", "PAL-115", "PAL-116", "PAL-150")
def test_the_first_absolve() -> None:
    t = table(
        A={"workers": "9 labourer 1 cleric 1 merchant", "silver": 1, "unpaid": 1, "suspicion": "0 2"},
    )
    t.choose("A", "act absolve", "absolve pay_debt_1")
    assert t.kind == "accept"
    t.choose("A", "do remove_suspicion", "do pay_debt")
    p = t.p("A")
    assert (p.silver, p.unpaid, p.paid) == (0, 0, 1)
    assert [t.t.suspicion[kind] for kind in p.suspicion] == [0]  # the newest went (PAL-148)
    assert t.track("A") == (1, 0, 0)


@rule("PAL-102", "PAL-112")
@pytest.mark.parametrize(
    ("action", "target", "left", "right", "cites"),
    [
        ("fortify", [], "merchant", "scout", "PAL-102"),
        ("absolve", ["absolve labourer"], "cleric", "merchant", "PAL-112"),
    ],
)
def test_the_workers_of_fortify_and_absolve(
    action: str, target: list[str], left: str, right: str, cites: str
) -> None:
    told: Setting = {"workers": f"2 labourer 1 {left} 1 {right} 1 criminal"}
    t = table({"walls": "wall_01"}, A=told)
    t.choose("A", f"act {action}", *target)
    assert len(t.pays("A")) == 4
    usual(t)
    standing = t.view()["seats"][0]["actions"][w.ACTIONS.index(action)]["workers"]
    assert standing == [left, "labourer", right]
    for missing in (left, right):
        other = right if missing == left else left
        told["workers"] = f"9 labourer 1 {other}"
        assert table(A=told).refusal("A", f"act {action}") == ("paladins-lack-worker", cites, 0, 1)


@rule("PAL-102")
def test_walls_come_from_the_top_and_fill_the_row_from_the_left() -> None:
    told: Setting = {"workers": EVERY, "provision": 9, "influence": 12}
    t = table({"walls": "wall_20 wall_05 wall_01"}, A=told, B=told)
    t.choose("A", "act fortify")
    usual(t)
    t.choose("B", "act fortify", "pay labourer+scout+merchant")
    t.p("A").board[w.FORTIFY] = 0
    t.push()
    t.choose("A", "act fortify")
    usual(t)
    assert t.view()["seats"][0]["walls"] == ["wall_20", "wall_01"]
    assert t.view()["seats"][1]["walls"] == ["wall_05"]
    assert t.view()["walls"] == 21


@rule("PAL-103", "PAL-104")
@pytest.mark.parametrize(("done", "need"), list(enumerate((0, 1, 3, 5, 7, 9, 11))))
def test_the_influence_that_each_wall_needs(done: int, need: int) -> None:
    told: Setting = {"workers": EVERY, "provision": 9, "faith": 12, "strength": 12, "done": {"fortify": done}}
    # what the other player has built changes nothing: the needs stand on the own board
    others: Setting = {"workers": SPARE, "done": {"fortify": 6 - done}}
    t = table(A={**told, "influence": need}, B=others)
    assert t.view()["seats"][0]["actions"][w.FORTIFY]["need"] == need
    t.choose("A", "act fortify")
    usual(t)
    assert t.p("A").done[w.FORTIFY] == done + 1
    if need:
        t = table(A={**told, "influence": need - 1}, B=others)
        assert t.refusal("A", "act fortify") == ("paladins-lack-attribute", "PAL-103", need - 1, need)


@rule("PAL-103")
@pytest.mark.parametrize(("done", "provisions"), list(enumerate((1, 1, 1, 2, 2, 3, 3))))
def test_the_provisions_that_each_wall_costs(done: int, provisions: int) -> None:
    told: Setting = {"workers": EVERY, "influence": 12, "done": {"fortify": done}}
    t = table({"walls": "wall_01"}, A={**told, "provision": provisions})
    t.choose("A", "act fortify")
    usual(t)
    assert t.goods("A") == (3, 0)
    t = table(A={**told, "provision": provisions - 1})
    assert t.refusal("A", "act fortify") == ("reason-lack", "PAL-103", provisions - 1, provisions)


@rule("PAL-102", "PAL-105")
@pytest.mark.parametrize("number", range(24))
def test_a_wall_gives_everything_printed(number: int) -> None:
    id = table().t.wall_ids[number]
    t = table(
        {"walls": id}, A={"workers": "1 criminal 1 merchant 1 scout", "silver": 0}, B={"workers": SPARE}
    )
    t.choose("A", "act fortify")
    wanted, strength, points, choice = [0] * 6, 0, 0, False
    for part in t.t.rewards[t.t.walls[number]]:
        if part.icon == w.STRENGTH:
            strength = part.n
        elif part.icon == w.VP:
            points = part.n
        elif part.icon == w.CHOOSE:
            choice = True
        else:
            wanted[part.icon] += part.n
    assert strength >= 1
    assert t.track("A") == (0, strength, 0)
    assert t.p("A").workers == wanted
    assert t.sheet("A").get("walls", 0) == points
    assert (t.kind == "reward") == choice


@rule("PAL-107")
def test_nobody_knows_the_wall_before_it_is_paid_for() -> None:
    seen = []
    for wall in ("wall_01", "wall_14", "wall_07"):
        t = table({"walls": wall}, A={"workers": "3 labourer 1 merchant 1 scout 1 criminal", "provision": 1})
        t.choose("A", "act fortify")
        seen.append((t.view(0), t.view(1), sorted(t.options("A"))))
        assert t.view()["seats"][0]["walls"] == []
        option = t.game.options(0)[0]
        assert t.game.reveals(option, 0)  # it cannot be taken back
        t.choose("A", str(option))
        assert t.view()["seats"][0]["walls"] == [wall]
        assert t.p("A").provision == 0
    assert seen == [seen[0]] * 3


@rule("PAL-108", "PAL-062")
@pytest.mark.parametrize(
    ("wall", "choice", "silver"),
    [
        ("wall_07", "pay_debt", 0),
        ("wall_07", "silver+silver", 2),
        ("wall_10", "remove_suspicion", 0),
        ("wall_10", "silver+silver", 2),
    ],
)
def test_a_side_of_a_wall_without_effect_may_be_chosen(wall: str, choice: str, silver: int) -> None:
    t = table({"walls": wall}, A={"workers": "3 criminal", "silver": 0}, B={"workers": SPARE})
    t.choose("A", "act fortify")
    assert t.kind == "reward"
    t.choose("A", f"take {choice}")
    assert t.asked == "B"
    assert (t.p("A").silver, t.track("A")) == (silver, (0, 1, 0))


@rule("PAL-113", "PAL-114")
@pytest.mark.parametrize(
    ("done", "silver", "need"),
    list(zip(range(7), (1, 2, 2, 2, 3, 3, 3), (0, 2, 4, 6, 8, 10, 12), strict=True)),
)
def test_what_each_jar_costs_and_needs(done: int, silver: int, need: int) -> None:
    told: Setting = {"workers": EVERY, "done": {"absolve": done}}
    t = table(A={**told, "silver": silver, "influence": need}, B={"workers": SPARE})
    t.choose("A", "act absolve", "absolve provisions")
    usual(t)
    assert t.asked == "B"
    assert (t.goods("A"), t.track("A")) == ((0, 3), (1, 0, need))
    t = table(A={**told, "silver": silver - 1, "influence": need})
    assert t.refusal("A", "act absolve") == ("reason-lack", "PAL-113", silver - 1, silver)
    if need:
        t = table(A={**told, "silver": 9, "influence": need - 1, "faith": 12, "strength": 12})
        assert t.refusal("A", "act absolve") == ("paladins-lack-attribute", "PAL-113", need - 1, need)


@rule("PAL-112", "PAL-115")
@pytest.mark.parametrize(
    ("space", "asks"),
    [
        ("free_recruit", "free_recruit"),
        ("labourer", ""),
        ("pray_1", "clear"),
        ("pray_2", "clear"),
        ("faith", ""),
        ("provisions", ""),
        ("remove_suspicion", "accept"),
        ("pay_debt_1", "accept"),
        ("pay_debt_2", "accept"),
    ],
)
def test_a_jar_goes_to_a_free_space_and_gains_its_reward(space: str, asks: str) -> None:
    told: Setting = {"workers": "4 labourer 1 cleric 1 merchant", "silver": 1, "unpaid": 1}
    t = table(A={**told, "jars": space}, B={"workers": SPARE})
    t.choose("A", "act absolve")
    assert len(t.options("A")) == 8
    assert t.refusal("A", f"absolve {space}")[:2] == ("paladins-jar-there", "PAL-112")
    other = "provisions" if space == "labourer" else "labourer"
    t.choose("A", f"absolve {other}")
    assert set(t.view()["seats"][0]["jars"]) == {space, other}
    if space == "remove_suspicion":
        told["suspicion"] = "0 1"
    t = table(A=told, B={"workers": SPARE})
    t.choose("A", "act absolve", f"absolve {space}")
    if space == "remove_suspicion":
        t.choose("A", "do remove_suspicion")  # this one comes with every Absolve
    if t.kind == "order":  # whom one recruits may bring a suspicion to remove
        t.choose("A", "first free_recruit")
    assert t.kind == (asks or "turn")
    assert t.view()["seats"][0]["jars"] == [space]
    assert t.track("A")[0] == (2 if space == "faith" else 1)
    assert t.workers("A") == {"labourer": 4 if space == "labourer" else 3}
    assert t.goods("A") == (0, 3 if space == "provisions" else 1)
    if space.startswith("pay_debt"):
        t.choose("A", "do pay_debt")
        assert (t.p("A").unpaid, t.p("A").paid) == (0, 1)


@rule("PAL-115", "PAL-065")
@pytest.mark.parametrize(("choice", "left"), [("do remove_suspicion", 1), ("decline", 2)])
def test_each_absolve_may_remove_a_suspicion(choice: str, left: int) -> None:
    t = table(
        A={"workers": "3 criminal", "silver": 1, "suspicion": "0 2"}, B={"workers": SPARE, "suspicion": "1"}
    )
    t.choose("A", "act absolve", "absolve labourer")
    assert t.kind == "accept"
    t.choose("A", choice)
    assert [len(p.suspicion) for p in t.s.players] == [left, 1]
    assert t.view()["suspicion"]["discards"] == 2 - left
    assert t.track("A") == (1, 0, 0)
