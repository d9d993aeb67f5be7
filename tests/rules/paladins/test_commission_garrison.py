"""Commission and Garrison: monks and outposts on squares of the regions (PAL-094 to PAL-101, PAL-109 to PAL-111)."""

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


@rule("PAL-052", "PAL-094", "PAL-099", "PAL-100")
def test_commission_with_a_workshop() -> None:
    t = table(
        A={
            "workers": "1 cleric 1 labourer",
            "provision": 1,
            "faith": 2,
            "paladin": "anseis",
            "shops": {"commission": "left"},
        },
        B={"workers": SPARE},
    )
    t.choose("A", "act commission")
    assert not [token for token in t.options("A") if token.startswith("commission square_3")]
    t.choose("A", "commission square_2_3")
    assert t.workers("A") == {"scout": 1}
    assert t.p("A").provision == 0
    assert t.track("A") == (2, 0, 1)


@rule("PAL-109", "PAL-110", "PAL-111", "PAL-091")
def test_garrison_in_the_third_region() -> None:
    t = table(
        A={
            "workers": "9 labourer 1 merchant 1 fighter",
            "provision": 1,
            "strength": 5,
            "board": {"hunt": "labourer"},
        },
    )
    t.choose("A", "act garrison", "garrison square_3_4")
    assert t.kind == "clear"
    assert t.options("A") == {"clear hunt", "clear garrison", "decline"}
    t.choose("A", "clear garrison")
    assert t.p("A").board[w.GARRISON] == 0
    assert t.track("A") == (1, 5, 0)
    assert t.p("A").provision == 0


@rule("PAL-094", "PAL-109")
@pytest.mark.parametrize(
    ("action", "left", "right"), [("commission", "scout", "cleric"), ("garrison", "merchant", "fighter")]
)
def test_the_workers_of_commission_and_garrison(action: str, left: str, right: str) -> None:
    told: Setting = {"workers": f"2 labourer 1 {left} 1 {right} 1 criminal", "strength": 1, "provision": 9}
    t = table(A=told)
    t.choose("A", f"act {action}", f"{action} square_1_2")
    order = w.WORKERS.index

    def hand(*workers: str) -> str:
        return "+".join(sorted(workers, key=order))

    assert t.pays("A") == {
        hand("labourer", left, right),
        hand(left, right, "criminal"),
        hand("labourer", left, "criminal"),
        hand("labourer", right, "criminal"),
    }
    usual(t)
    standing = t.view()["seats"][0]["actions"][w.ACTIONS.index(action)]["workers"]
    assert standing == [left, "labourer", right]
    cites = "PAL-094" if action == "commission" else "PAL-109"
    for missing in (left, right):
        other = right if missing == left else left
        told["workers"] = f"9 labourer 1 {other}"
        assert table(A=told).refusal("A", f"act {action}") == ("paladins-lack-worker", cites, 0, 1)


@rule("PAL-095", "PAL-110")
@pytest.mark.parametrize(("action", "cites"), [("commission", "PAL-095"), ("garrison", "PAL-110")])
@pytest.mark.parametrize(("done", "provisions"), list(enumerate((1, 1, 1, 2, 2, 3, 3))))
def test_what_each_piece_costs(action: str, cites: str, done: int, provisions: int) -> None:
    told: Setting = {"workers": EVERY, "strength": 1, "done": {action: done}, "silver": 0}
    t = table(A={**told, "provision": provisions})
    t.choose("A", f"act {action}", f"{action} square_1_2")
    usual(t)
    assert t.goods("A") == (2, 0)
    assert t.p("A").done[w.ACTIONS.index(action)] == done + 1
    t = table(A={**told, "provision": provisions - 1})
    assert t.refusal("A", f"act {action}") == ("reason-lack", cites, provisions - 1, provisions)


def regions(t: Table, action: str) -> set[int]:
    """Regions with a square on offer."""
    return {int(token.split("_")[1]) for token in t.options("A") if token.startswith(f"{action} ")}


@rule("PAL-094", "PAL-096")
@pytest.mark.parametrize("faith", range(12))
def test_faith_opens_regions_for_monks(faith: int) -> None:
    t = table(A={"workers": EVERY, "provision": 9, "faith": faith, "strength": 0})
    t.choose("A", "act commission")
    open_ones = {region for region, flag in enumerate((0, 2, 4, 6, 8, 10), 1) if faith >= flag}
    assert regions(t, "commission") == open_ones
    for region in {1, 2, 3, 4, 5, 6} - open_ones:
        refusal = t.refusal("A", f"commission square_{region}_1")
        assert refusal == ("paladins-lack-attribute", "PAL-096", faith, 2 * region - 2)


@rule("PAL-109", "PAL-096")
@pytest.mark.parametrize("strength", range(1, 13))
def test_strength_opens_regions_for_outposts(strength: int) -> None:
    t = table(A={"workers": EVERY, "provision": 9, "strength": strength, "faith": 0})
    t.choose("A", "act garrison")
    open_ones = {region for region, flag in enumerate((1, 3, 5, 7, 9, 11), 1) if strength >= flag}
    assert regions(t, "garrison") == open_ones
    for region in {1, 2, 3, 4, 5, 6} - open_ones:
        refusal = t.refusal("A", f"garrison square_{region}_1")
        assert refusal == ("paladins-lack-attribute", "PAL-096", strength, 2 * region - 1)


@rule("PAL-097")
def test_regions_and_the_outsiders_below_them_share_their_flags() -> None:
    t = table().t
    for square in t.squares:
        assert square.id.startswith(f"square_{square.region + 1}_")
        assert square.faith == t.outsider_faith[square.region]
        assert square.strength == t.outsider_strength[square.region]
    assert {square.region for square in t.squares} == set(range(6))


@rule("PAL-098")
@pytest.mark.parametrize(
    ("piece", "action"), [("monk", "garrison"), ("outpost", "commission"), ("monk", "commission")]
)
@pytest.mark.parametrize("owner", ["A", "B"])
def test_a_square_holds_one_piece(piece: str, action: str, owner: str) -> None:
    t = table(
        {"squares": {"square_2_3": f"{owner} {piece}"}},
        A={"workers": EVERY, "provision": 9, "faith": 9, "strength": 9},
    )
    t.choose("A", f"act {action}")
    assert t.refusal("A", f"{action} square_2_3")[:2] == ("paladins-square-taken", "PAL-098")
    t.choose("A", f"{action} square_2_2")
    usual(t)
    squares = {square["id"]: (square["piece"], square["seat"]) for square in t.view()["squares"]}
    assert squares["square_2_3"] == (piece, "AB".index(owner))
    assert squares["square_2_2"] == ("monk" if action == "commission" else "outpost", 0)


@rule("PAL-098")
@pytest.mark.parametrize(("seats", "open_ones"), [(2, 25), (3, 34), (4, 40)])
@pytest.mark.parametrize("action", ["commission", "garrison"])
def test_squares_for_more_players_are_closed(seats: int, open_ones: int, action: str) -> None:
    t = table(seats=seats, A={"workers": EVERY, "provision": 9, "faith": 12, "strength": 12})
    t.choose("A", f"act {action}")
    offered = {token.split()[1] for token in t.options("A")}
    assert len(offered) == open_ones
    for square in t.t.squares:
        assert (square.id in offered) == (square.players <= seats)
        if square.players > seats:
            refusal = t.refusal("A", f"{action} {square.id}")
            assert refusal == ("paladins-square-closed", "PAL-098", seats, square.players)


@rule("PAL-099", "PAL-110")
@pytest.mark.parametrize("number", range(40))
def test_a_piece_gains_what_its_square_shows_and_an_attribute(number: int) -> None:
    told: Setting = {
        "workers": EVERY,
        "provision": 9,
        "faith": 10,
        "strength": 11,
        "suspicion": "0",
        "unpaid": 1,
    }
    for action, track in (("commission", (10, 11, 1)), ("garrison", (11, 11, 0))):
        t = table(seats=4, A=told, B={"workers": SPARE})
        square = t.t.squares[number]
        t.choose("A", f"act {action}", f"{action} {square.id}")
        usual(t)
        assert t.track("A") == track
        names = [w.ICONS[part.icon] for part in t.t.rewards[square.reward]]
        asked = {
            "free_recruit": "free_recruit",
            "pray": "clear",
            "pay_debt": "accept",
            "remove_suspicion": "accept",
        }
        if names[0] in asked:
            assert (t.asked, t.kind, len(names)) == ("A", asked[names[0]], 1)
            continue
        assert t.asked == "B"
        spent = w.WORKERS.index("merchant" if action == "garrison" else "scout")
        wanted = [9] * 6
        for worker in (0, spent, w.FIGHTER if action == "garrison" else w.CLERIC):
            wanted[worker] -= 1
        silver = 3
        for part in t.t.rewards[square.reward]:
            if part.icon == w.SILVER:
                silver += part.n
            else:
                wanted[part.icon] += part.n
        assert (t.p("A").workers, t.p("A").silver) == (wanted, silver)


@rule("PAL-101")
@pytest.mark.parametrize(("action", "have", "need"), [("commission", 0, 2), ("garrison", 2, 3)])
def test_without_a_free_square_in_reach_no_piece_is_placed(action: str, have: int, need: int) -> None:
    told: Setting = {"workers": EVERY, "provision": 9, "strength": 2, "faith": 0}
    full = {"square_1_1": "B monk", "square_1_2": "B outpost"}
    t = table({"squares": full}, A=told)
    assert t.refusal("A", f"act {action}") == ("paladins-lack-attribute", "PAL-096", have, need)
    del full["square_1_2"]
    assert f"act {action}" in table({"squares": full}, A=told).options("A")


@rule("PAL-101")
@pytest.mark.parametrize("action", ["commission", "garrison"])
def test_a_full_board_takes_no_piece(action: str) -> None:
    full = {square.id: "B monk" for square in table().t.squares if square.players <= 2}
    t = table({"squares": full}, A={"workers": EVERY, "provision": 9, "faith": 12, "strength": 12})
    assert t.refusal("A", f"act {action}")[:2] == ("paladins-square-taken", "PAL-098")
