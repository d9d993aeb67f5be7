"""Module 6: the tiles and what each of them pays (KBM6-001 to KBM6-035)."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.rules.kingsburg.table import Table, at, at_influence
from tests.rules.kingsburg.test_rewards import owns
from tests.support import rule

from courtier import Game, start
from courtier.core.options import COUNT_BITS
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.modules import tiles
from courtier.titles.kingsburg.state import KState

MODULE = {"modules": [6]}
INVERTED = {"modules": [6], "tiles": "inverted"}
IDS = [
    "jester", "squire", "architect", "merchant", "sergeant", "alchemist", "astronomer", "treasurer", "master_hunter",
    "general", "swordsmith", "duchess", "champion", "smuggler", "inventor", "wizard",
]  # fmt: skip
MERCHANT, SERGEANT = 4, 5


def laid(ids: str, merchant: str = "gold wood stone", sergeant: str = "gold") -> dict[str, Any]:
    """These tiles lie on the board, the others are still in the pile."""
    ranks = [IDS.index(id) + 1 for id in ids.split()]
    stock = [0] * 19
    for rank, goods in ((MERCHANT, merchant), (SERGEANT, sergeant)):
        if rank in ranks:
            stock[rank] = sum(1 << COUNT_BITS * w.GOODS.index(good) for good in goods.split())
    rest = [rank for rank in range(1, 17) if rank not in ranks]
    pile = {"is": "Pile", "cards": rest, "seen": [0] * len(rest)}
    return {"tiled": sum(1 << rank for rank in ranks), "stock": stock, "tile_pile": pile}


def at_tile(ids: str, dice: str, **setting: Any) -> Table:
    """Ann alone has dice left, in summer, when nothing else pays."""
    more = laid(ids, setting.pop("merchant", "gold wood stone"), setting.pop("sergeant", "gold"))
    others = {"passed": setting.get("order", "ABC").replace("A", "")}
    return at_influence(w.SUMMER, dice={"A": dice}, options=MODULE, more=more, **{**others, **setting})


def influence(t: Table, advisor: str, dice: str) -> None:
    t.choose("A", f"influence {advisor} {dice.replace(' ', '+')}")


def truth(game: Game) -> KState:
    s = game.state
    assert isinstance(s, KState)
    return s


def on_tile(t: Table, advisor: str) -> dict[str, int]:
    return tiles.view(truth(t.game))[str(IDS.index(advisor) + 1)]["stock"]


def lying(t: Table) -> set[str]:
    return {tile["id"] for tile in tiles.view(truth(t.game)).values()}


# laying them


@rule("KBM6-001")
def test_all_sixteen_lie_face_down_in_random_order() -> None:
    piles = []
    for seed in range(3):
        s = truth(start("kingsburg", 3, seed=seed, options=MODULE))
        drawn = [rank for rank in range(1, 17) if s.more.tiled >> rank & 1]
        assert sorted([*s.more.tile_pile.cards, *drawn]) == list(range(1, 17))
        assert not any(s.more.tile_pile.seen)
        piles.append(s.more.tile_pile.cards)
    assert piles[0] != piles[1] != piles[2]


@rule("KBM6-002")
def test_the_first_in_turn_order_lays_a_tile_when_a_season_starts() -> None:
    more = laid("wizard")
    t = at(w.SUMMER, order="CAB", options=MODULE, more=more, year=2)
    assert t.told("tile") == [("tile", "C", 15, 0)]
    assert tiles.view(truth(t.game))["15"] == {"id": "inventor", "year": 2, "phase": w.SUMMER, "stock": {}}
    assert lying(t) == {"wizard", "inventor"}
    t.to(w.FALL)
    assert lying(t) == {"wizard", "inventor", "smuggler"}
    assert t.told("tile")[-1][2] == 14


@rule("KBM6-002")
def test_a_tile_replaces_the_reward_until_the_game_ends() -> None:
    t = at_tile("wizard", "4 6 6")
    influence(t, "wizard", "4 6 6")
    assert owns(t) == "5 vp"
    t = at_tile("general", "4 6 6")
    influence(t, "wizard", "4 6 6")
    assert owns(t) == "4 gold"


@rule("KBM6-029")
def test_neutral_dice_come_first_and_one_tile_is_never_drawn() -> None:
    t = at(w.SPRING, order="AB", options=MODULE)
    assert [event for event, *_ in t.told("neutral", "tile")][-1] == "tile"
    assert "neutral" in [event for event, *_ in t.told()]
    t.to_end()
    assert len(t.told("tile")) == 15
    assert len(truth(t.game).more.tile_pile.cards) == 1


# what they pay

PAYS = [
    # rule, tile, dice, what Ann has, what is offered, what is chosen, what she has then
    ("KBM6-004", "squire", "2", "", "", "", "2 plus2"),
    ("KBM6-004", "squire", "2", "1 plus2", "take plus2+plus2|trade plus2>gold+soldier", "take plus2+plus2", "3 plus2"),
    ("KBM6-004", "squire", "2", "1 plus2", "", "trade plus2>gold+soldier", "1 gold 1 soldiers"),
    ("KBM6-006", "merchant", "4", "", "take gold|take wood|take stone", "take stone", "1 stone"),
    ("KBM6-007", "sergeant", "5", "", "", "", "1 gold"),
    ("KBM6-008", "alchemist", "6", "1 wood",
     "trade wood>soldier+vp|trade vp>soldier+good|decline", "trade wood>soldier+vp", "1 soldiers 1 vp"),
    ("KBM6-008", "alchemist", "6", "1 soldiers",
     "trade soldier>vp+good|trade vp>soldier+good|decline", "trade soldier>vp+good,take wood", "1 wood 1 vp"),
    ("KBM6-008", "alchemist", "6", "1 gold 3 vp", "", "decline", "1 gold 3 vp"),
    ("KBM6-011", "master_hunter", "3 6", "",
     "take gold+wood|take gold+vp|take gold+plus2+soldier|take wood+vp|take wood+plus2+soldier|take plus2+soldier+vp",
     "take wood+plus2+soldier", "1 wood 1 plus2 1 soldiers"),
    ("KBM6-011", "master_hunter", "3 6", "", "", "take gold+vp", "1 gold 1 vp"),
    ("KBM6-012", "general", "4 6", "", "take gold+gold|take wood+wood|take stone+stone", "take wood+wood", "2 wood"),
    ("KBM6-014", "duchess", "6 6", "", "take gold+gold+gold|take vp+vp+vp", "take vp+vp+vp", "3 vp"),
    ("KBM6-015", "champion", "1 6 6", "", "take gold|take wood|take stone", "take stone",
     "1 stone 1 plus2 1 soldiers 1 vp"),
    ("KBM6-018", "wizard", "4 6 6", "", "", "", "5 vp"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("tile", "dice", "has", "offered", "chosen", "then"),
    [pytest.param(*line, marks=rule(id), id=f"{line[0]} {line[4]}") for id, *line in PAYS],
)
def test_a_tile_pays(tile: str, dice: str, has: str, offered: str, chosen: str, then: str) -> None:
    t = at_tile(tile, dice, **having(has))
    influence(t, tile, dice)
    if offered:
        assert t.options("A") == {*offered.split("|")}
    for token in chosen.split(",") if chosen else ():
        t.choose("A", token)
    assert owns(t) == then


def having(things: str) -> dict[str, Any]:
    words = things.split()
    has = dict(zip(words[1::2], map(int, words[::2]), strict=True))
    goods = " ".join(f"{has[good]} {good}" for good in w.GOODS if good in has)
    return {
        "goods": {"A": goods},
        "tokens": {"A": has.get("plus2", 0)},
        "soldiers": {"A": has.get("soldiers", 0)},
        "vp": {"A": has.get("vp", 0)},
    }


@rule("KBM6-021")
@pytest.mark.parametrize("vp", [0, -2])
def test_the_alchemist_takes_a_vp_at_any_score(vp: int) -> None:
    t = at_tile("alchemist", "6", vp={"A": vp})
    influence(t, "alchemist", "6")
    assert t.options("A") == {"trade vp>soldier+good", "decline"}
    t.refuses("A", "trade gold>soldier+vp", "reason-lack", "KB-090")
    t.refuses("A", "trade soldier>vp+good", "reason-lack", "KB-090")
    t.choose("A", "trade vp>soldier+good", "take gold")
    assert (t.vp("A"), t.soldiers("A"), t.goods("A")) == (vp - 1, 1, "1 gold")
    assert t.sheet("A") == {"advisors": vp - 1}


@rule("KBM6-014")
def test_the_duchess_gives_to_all_others_too() -> None:
    t = at_tile("duchess", "6 6")
    influence(t, "duchess", "6 6")
    t.choose("A", "take gold+gold+gold")
    assert [owns(t, who) for who in "ABC"] == ["3 gold", "1 vp", "1 vp"]
    t = at_tile("duchess", "6 6")
    influence(t, "duchess", "6 6")
    t.choose("A", "take vp+vp+vp")
    assert [owns(t, who) for who in "ABC"] == ["3 vp", "1 gold", "1 gold"]


@rule("KBM6-015")
def test_the_champion_lets_look_when_the_good_is_chosen() -> None:
    t = at_tile("champion", "1 6 6", year=3)
    influence(t, "champion", "1 6 6")
    assert t.told("saw", to="A") == []
    t.choose("A", "take gold")
    assert [event for event, *_ in t.told("saw", to="A")] == ["saw"]
    assert t.told("saw", to="B") == []


# neighbours and opponents choose


@rule("KBM6-005")
@pytest.mark.parametrize(("order", "left"), [("ABC", "B"), ("CAB", "B"), ("AB", "B")])
def test_the_left_neighbour_picks_the_architects_good(order: str, left: str) -> None:
    t = at_tile("architect", "3", order=order)
    influence(t, "architect", "3")
    assert (t.asked, t.kind) == (left, "tile_pick")
    assert t.options(left) == {"take gold", "take wood", "take stone"}
    t.choose(left, "take stone")
    assert [owns(t, who) for who in "AB"] == ["1 stone", ""]


@rule("KBM6-010")
def test_left_then_right_neighbour_pick_the_treasurers_goods() -> None:
    t = at_tile("treasurer", "2 6", order="ABCD")
    influence(t, "treasurer", "2 6")
    assert t.asked == "B"
    t.choose("B", "take wood")
    assert (t.asked, t.goods("A")) == ("D", "1 wood")
    t.choose("D", "take gold")
    assert [owns(t, who) for who in "ABCD"] == ["1 gold 1 wood", "", "", ""]


@rule("KBM6-010", "KBM6-022")
def test_of_two_players_the_opponent_picks_both() -> None:
    t = at_tile("treasurer", "2 6", order="BA")
    influence(t, "treasurer", "2 6")
    t.choose("B", "take wood", "take stone")
    assert owns(t) == "1 wood 1 stone"


@rule("KBM6-009")
def test_the_astronomers_opponent_gains_one_and_the_owner_two_of_that_kind() -> None:
    t = at_tile("astronomer", "1 6")
    influence(t, "astronomer", "1 6")
    assert t.options("A") == {"name 1", "name 2"}
    t.choose("A", "name 2")
    assert (t.asked, t.kind) == ("C", "tile_double")
    t.choose("C", "take stone")
    assert [owns(t, who) for who in "ABC"] == ["2 stone", "", "1 stone"]


@rule("KBM6-016", "KBM6-025")
def test_the_smugglers_opponent_takes_one_of_five_and_the_owner_the_others() -> None:
    t = at_tile("smuggler", "2 6 6")
    influence(t, "smuggler", "2 6 6")
    t.choose("A", "name 1")
    assert t.options("B") == {"take gold", "take wood", "take stone", "take plus2", "take soldier"}
    t.choose("B", "take plus2")
    assert [owns(t, who) for who in "ABC"] == ["1 gold 1 wood 1 stone 1 soldiers", "1 plus2", ""]
    gained = t.told("reward")
    assert [who for _, who, _, _ in gained] == ["B", "A"]


@rule("KBM6-016")
def test_of_two_players_nobody_is_named() -> None:
    t = at_tile("smuggler", "2 6 6", order="AB")
    influence(t, "smuggler", "2 6 6")
    t.choose("B", "take soldier")
    assert [owns(t, who) for who in "AB"] == ["1 gold 1 wood 1 stone 1 plus2", "1 soldiers"]


@rule("KBM6-017")
def test_the_inventor_keeps_four_of_six_goods() -> None:
    t = at_tile("inventor", "3 6 6")
    influence(t, "inventor", "3 6 6")
    kept = ("gold+gold+wood+wood", "gold+gold+wood+stone", "gold+gold+stone+stone", "gold+wood+wood+stone",
            "gold+wood+stone+stone", "wood+wood+stone+stone")  # fmt: skip
    assert t.options("A") == {f"take {goods}" for goods in kept}
    t.refuses("A", "take gold+gold+gold+wood", "kingsburg-too-many", "KBM6-017")
    t.choose("A", "take gold+gold+wood+stone")
    assert t.options("A") == {"give 1 wood", "give 2 wood"}
    t.choose("A", "give 1 wood")
    assert t.options("A") == {"give 1 stone", "give 2 stone"}


@rule("KBM6-026")
@pytest.mark.parametrize(("second", "gained"), [("2", ["1 stone", "1 stone"]), ("1", ["2 stone", ""])])
def test_the_inventors_goods_go_to_one_or_two_opponents(second: str, gained: list[str]) -> None:
    t = at_tile("inventor", "3 6 6")
    influence(t, "inventor", "3 6 6")
    t.choose("A", "take gold+gold+wood+wood", "give 1 stone", f"give {second} stone")
    assert [owns(t, who) for who in "ABC"] == ["2 gold 2 wood", *gained]


@rule("KBM6-026")
def test_of_two_players_the_opponent_gets_both_of_the_inventors_goods() -> None:
    t = at_tile("inventor", "3 6 6", order="AB")
    influence(t, "inventor", "3 6 6")
    t.choose("A", "take gold+wood+wood+stone")
    assert [owns(t, who) for who in "AB"] == ["1 gold 2 wood 1 stone", "1 gold 1 stone"]


# the Swordsmith compares

SWAPS = [
    # goods, soldiers, VP of Ann; the same of Brian and Cindy; which of hers she may double
    ("1 gold", 1, 1, "", 0, 0, ""),
    ("", 1, 1, "1 gold", 0, 0, "stone"),
    ("1 gold", 0, 1, "", 1, 0, "soldier"),
    ("1 gold", 1, 0, "", 0, 1, "vp"),
    ("2 wood", 1, 1, "1 gold 1 stone", 0, 0, "stone"),
    ("", 0, 0, "", 0, 0, "stone soldier vp"),
    ("1 gold", 1, -3, "", 0, -3, "vp"),
]


@rule("KBM6-013", "KBM6-023", "KBM6-032")
@pytest.mark.parametrize(
    ("goods", "soldiers", "vp", "their_goods", "their_soldiers", "their_vp", "may"), SWAPS
)
def test_the_swordsmith_swaps_for_whoever_has_fewest(
    goods: str, soldiers: int, vp: int, their_goods: str, their_soldiers: int, their_vp: int, may: str
) -> None:
    t = at_tile(
        "swordsmith", "5 6",
        goods={"A": goods, "B": their_goods, "C": "9 gold"},
        soldiers={"A": soldiers, "B": their_soldiers, "C": 9},
        vp={"A": vp, "B": their_vp, "C": 9},
    )  # fmt: skip
    influence(t, "swordsmith", "5 6")
    doubled = {
        "stone": {"take stone+stone+soldier", "take stone+stone+vp"},
        "soldier": {"take stone+soldier+soldier", "take soldier+soldier+vp"},
        "vp": {"take stone+vp+vp", "take soldier+vp+vp"},
    }
    if not may:  # one of each, unasked
        assert (t.soldiers("A"), t.vp("A"), t.at("A")["stone"]) == (soldiers + 1, vp + 1, 1)
        return
    wanted = {"take stone+soldier+vp"}
    for thing in may.split():
        wanted |= doubled[thing]
    assert t.options("A") == wanted
    for thing in doubled.keys() - set(may.split()):
        measure = {"stone": "goods", "soldier": "soldiers", "vp": "vp"}[thing]
        t.refuses("A", min(doubled[thing]), f"kingsburg-fewer-{measure}", "KBM6-013")


@rule("KBM6-024", "KBM6-023")
def test_with_the_fewest_vp_dropping_the_stone_gives_a_soldier_and_two_vp() -> None:
    t = at_tile("swordsmith", "5 6", vp={"B": 1, "C": 1}, goods={"A": "1 gold"}, soldiers={"A": 1})
    influence(t, "swordsmith", "5 6")
    assert not {"take vp+vp+vp"} & t.options("A")
    t.choose("A", "take soldier+vp+vp")
    assert owns(t) == "1 gold 2 soldiers 2 vp"


# goods on tiles


@rule("KBM6-019")
def test_the_merchants_tile_is_filled_when_laid_and_when_empty() -> None:
    pile = {"is": "Pile", "cards": [MERCHANT], "seen": [0]}
    t = at(w.SUMMER, options=MODULE, more={"tile_pile": pile})
    assert on_tile(t, "merchant") == {"gold": 1, "wood": 1, "stone": 1}
    t = at_tile("merchant", "4", merchant="gold stone")
    influence(t, "merchant", "4")
    assert t.options("A") == {"take gold", "take stone"}
    t.refuses("A", "take wood", "kingsburg-not-on-tile", "KBM6-006")
    t.choose("A", "take gold")
    assert on_tile(t, "merchant") == {"gold": 0, "wood": 0, "stone": 1}
    t = at_tile("merchant", "4", merchant="wood")
    influence(t, "merchant", "4")
    assert owns(t) == "1 wood"
    assert on_tile(t, "merchant") == {"gold": 1, "wood": 1, "stone": 1}


@rule("KBM6-019")
def test_two_influencers_of_the_merchant_are_served_in_turn_order() -> None:
    t = at_influence(
        w.SUMMER, order="CAB", dice={"A": "4"}, passed="BC", placed={"merchant": ["C 4"]}, envoy="A",
        options=MODULE, more=laid("merchant", merchant="gold wood"),
    )  # fmt: skip
    t.choose("A", "envoy merchant 4")
    assert t.asked == "C"
    t.choose("C", "take gold")
    assert [t.goods(who) for who in "CA"] == ["1 gold", "1 wood"]
    assert on_tile(t, "merchant") == {"gold": 1, "wood": 1, "stone": 1}


DIE = [("1", "gold"), ("2", "gold"), ("3", "wood"), ("4", "wood"), ("5", "stone"), ("6", "stone")]


@rule("KBM6-007", "KBM6-020")
@pytest.mark.parametrize(("die", "good"), DIE)
def test_a_die_sets_the_sergeants_good(die: str, good: str) -> None:
    pile = {"is": "Pile", "cards": [SERGEANT], "seen": [0]}
    t = at(w.SUMMER, options=MODULE, more={"tile_pile": pile}, rolls=die)
    assert on_tile(t, "sergeant") == {good: 1}
    t = at_tile("sergeant", "5", sergeant="wood", rolls=die)
    influence(t, "sergeant", "5")
    assert (owns(t), on_tile(t, "sergeant")) == ("1 wood", {good: 1})


@rule("KBM6-020")
def test_several_influencers_of_the_sergeant_gain_the_same_good() -> None:
    t = at_influence(
        w.SUMMER, order="CAB", dice={"A": "5"}, passed="BC", placed={"sergeant": ["C 5"]}, envoy="A",
        options=MODULE, more=laid("sergeant", sergeant="stone"), rolls="1",
    )  # fmt: skip
    t.choose("A", "envoy sergeant 5")
    assert [owns(t, who) for who in "ACB"] == ["1 stone", "1 stone", ""]
    assert on_tile(t, "sergeant") == {"gold": 1}
    assert len(t.told("stock")) == 1


@rule("KBM6-034")
def test_two_groups_of_one_player_take_two_goods_of_the_sergeant() -> None:
    t = at_influence(
        w.SUMMER, dice={"A": "5"}, passed="BC", placed={"sergeant": ["A 5"]}, envoy="A",
        options=MODULE, more=laid("sergeant", sergeant="stone"), rolls="3, 1",
    )  # fmt: skip
    t.choose("A", "envoy sergeant 5")
    assert (owns(t), on_tile(t, "sergeant")) == ("1 wood 1 stone", {"gold": 1})


@rule("KBM6-034")
def test_beside_neutral_dice_the_sergeants_good_is_taken() -> None:
    t = at_influence(
        w.SUMMER, order="AB", dice={"A": "5"}, passed="B", placed={"sergeant": ["- 5"]}, envoy="A",
        options=MODULE, more=laid("sergeant", sergeant="stone"), rolls="3",
    )  # fmt: skip
    t.choose("A", "envoy sergeant 5")
    assert (owns(t), on_tile(t, "sergeant")) == ("1 stone", {"wood": 1})


# the Jester copies


@rule("KBM6-003", "KBM6-033")
def test_the_jester_copies_the_lowest_advisor_without_dice() -> None:
    t = at_influence(
        w.SUMMER, dice={"A": "1"}, passed="BC", placed={"squire": ["B 2"], "architect": ["C 3"], "sergeant": ["B 5"]},
        options=MODULE, more=laid("jester"),
    )  # fmt: skip
    influence(t, "jester", "1")
    assert t.told("copied") == [("copied", "A", 4, 0)]
    assert t.options("A") == {"take gold", "take wood"}  # the Merchant, as printed
    t.choose("A", "take wood")
    assert owns(t) == "1 wood"


@rule("KBM6-030")
def test_the_jester_copies_the_tile_and_passes_over_neutral_dice() -> None:
    t = at_influence(
        w.SUMMER, order="AB", dice={"A": "1"}, passed="B", placed={"squire": ["- 2"], "architect": ["- 1+2"]},
        options=MODULE, more=laid("jester merchant", merchant="gold stone"),
    )  # fmt: skip
    influence(t, "jester", "1")
    assert t.options("A") == {"take gold", "take stone"}
    t.choose("A", "take stone")
    assert on_tile(t, "merchant") == {"gold": 1, "wood": 0, "stone": 0}  # KBM6-031


@rule("KBM6-030")
def test_if_no_advisor_is_free_the_jester_gives_nothing() -> None:
    ids = [*IDS[1:], "queen", "king"]
    t = at_influence(
        w.SUMMER, order="AB", dice={"A": "1"}, passed="B", options=MODULE, more=laid("jester"),
        placed={id: ["- " + sum_of(rank)] for rank, id in enumerate(ids, start=2)},
    )  # fmt: skip
    influence(t, "jester", "1")
    assert (owns(t), owns(t, "B"), t.told("copied")) == ("", "", [])


def sum_of(rank: int) -> str:
    dice: list[int] = []
    while rank:
        dice.append(min(6, rank))
        rank -= dice[-1]
    return "+".join(map(str, sorted(dice)))


@rule("KBM6-031")
def test_a_copied_stock_is_refilled_and_a_copied_price_may_be_declined() -> None:
    squires = {"squire": ["B 2"], "architect": ["C 3"]}
    t = at_influence(
        w.SUMMER, dice={"A": "1"}, passed="BC", placed=squires | {"merchant": ["B 4"]}, rolls="6",
        options=MODULE, more=laid("jester sergeant", sergeant="wood"),
    )  # fmt: skip
    influence(t, "jester", "1")
    t.choose("B", "take gold")
    assert (owns(t), on_tile(t, "sergeant")) == ("1 wood", {"stone": 1})
    t = at_influence(
        w.SUMMER, dice={"A": "1"}, passed="BC", goods={"A": "1 gold"},
        placed=squires | {"merchant": ["B 4"], "sergeant": ["C 5"]}, options=MODULE, more=laid("jester"),
    )  # fmt: skip
    influence(t, "jester", "1")
    assert t.options("A") == {"trade gold>wood+stone", "decline"}
    t.choose("A", "decline")
    t.choose("B", "take gold")
    assert owns(t) == "1 gold"


# the inverted variant


def inverted(placed: dict[str, list[str]], off: str = "", order: str = "AB") -> Table:
    """The rest of a season in which these advisors have been influenced; some tiles have gone already."""
    here = " ".join(id for id in IDS if id not in off.split())
    pile = {"is": "Pile", "cards": [], "seen": []}
    more = laid(here) | {"tile_pile": pile, "inverted": True}
    return at_influence(w.SUMMER, order=order, passed="ABC", placed=placed, options=INVERTED, more=more)


@rule("KBM6-027", "KBM6-035")
def test_inverted_all_tiles_lie_from_the_setup_on() -> None:
    t = Table(start("kingsburg", 3, seed=1, options=INVERTED))
    assert lying(t) == set(IDS)
    assert on_tile(t, "merchant") == {"gold": 1, "wood": 1, "stone": 1}
    assert sum(on_tile(t, "sergeant").values()) == 1
    assert {(tile["year"], tile["phase"]) for tile in tiles.view(truth(t.game)).values()} == {(0, 0)}
    t.to_end()
    assert t.told("tile") == []
    assert len(t.told("tile_gone")) == 15


@rule("KBM6-027")
def test_the_tile_of_the_highest_influenced_advisor_leaves() -> None:
    t = inverted({"squire": ["A 2"], "wizard": ["B 4+6+6"]}, order="ABC")
    t.to(w.FALL)
    assert t.told("tile_gone") == [("tile_gone", "", 16, 0)]
    assert lying(t) == set(IDS) - {"wizard"}


@rule("KBM6-027")
def test_if_no_tile_was_influenced_the_lowest_leaves() -> None:
    t = inverted({"king": ["A 6+6+6"]}, order="ABC", off="jester")
    t.to(w.FALL)
    assert lying(t) == set(IDS) - {"jester", "squire"}


@rule("KBM6-028")
def test_highest_is_the_highest_that_still_has_a_tile_and_neutral_dice_count() -> None:
    t = inverted({"squire": ["A 2"], "wizard": ["B 4+6+6"], "sergeant": ["- 5"]}, off="wizard")
    t.to(w.FALL)
    assert lying(t) == set(IDS) - {"wizard", "sergeant"}


@rule("KBM6-035")
def test_goods_on_a_tile_that_leaves_return_to_the_supply() -> None:
    t = inverted({"merchant": ["A 4"]}, order="ABC")
    t.choose("A", "take gold")
    t.to(w.FALL)
    assert truth(t.game).more.stock[MERCHANT] == 0
    assert [owns(t, who) for who in "BC"] == ["", ""]


# whole games


@pytest.mark.parametrize("options", [MODULE, INVERTED], ids=["drawn", "inverted"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_come_to_their_end_and_can_be_saved_anywhere(
    seats: int, options: dict[str, Any]
) -> None:
    game = start("kingsburg", seats, seed=seats, options={**options, "ask_help": seats % 2 == 0})
    rng = random.Random(seats)
    steps = 0
    while not game.over:
        seat = rng.choice([ask.seat for ask in game.asks])
        if steps % 20 == 0:
            assert Game.from_data(game.to_data()).digest() == game.digest()
            for lang in ("en", "fr"):
                assert all(option.label(lang) for option in game.options(seat))
                assert game.asks[0].prompt(lang)
        game.choose(rng.choice(game.options(seat)), seat)
        steps += 1
    assert truth(game).more.tiled.bit_count() == (1 if "tiles" in options else 15)
