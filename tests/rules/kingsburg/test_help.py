"""Help of buildings that may be unwelcome, where the table has it asked (KB-140, KB-166, KB-242)."""

from __future__ import annotations

import pytest
from tests.rules.kingsburg.table import Table, at, at_construct, at_influence
from tests.support import rule, walk

from courtier import Game, start
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.tables import packed


def winter(soldiers: int, buildings: str, enemy: str = "orcs_2_4", ask_help: bool = True) -> Table:
    """The reinforcement is 1."""
    return at(
        w.WINTER,
        enemy=enemy,
        rolls="1",
        soldiers={"A": soldiers - 1},
        buildings={"A": buildings},
        ask_help=ask_help,
    )


@rule("KB-140", "KB-166", "KB-190")
@pytest.mark.parametrize(
    ("soldiers", "buildings", "offered"),
    [
        (3, "stone_wall", {"fight won", "fight tied", "fight lost"}),  # 4: a tie that the wall wins
        (4, "stone_wall", {"fight won", "fight tied"}),  # 5, or 4 without its +1 and its tie
        (4, "guard_tower", {"fight won", "fight tied"}),
        (3, "guard_tower blacksmith", {"fight won", "fight tied", "fight lost"}),
        (3, "wizards_guild", {"fight won", "fight lost"}),  # its two come together
        (3, "guard_tower", {"fight tied", "fight lost"}),
        (4, "guard_tower farms", {"fight tied", "fight lost"}),  # a drawback is not optional
    ],
)
def test_how_a_battle_ends_is_asked_where_help_decides_it(
    soldiers: int, buildings: str, offered: set[str]
) -> None:
    t = winter(soldiers, buildings)
    assert (t.kind, t.asked, t.options("A")) == ("battle", "A", offered)
    refused = {"fight won", "fight tied", "fight lost"} - offered
    for token in refused:
        assert t.refusal("A", token)[0] == "reason-not-offered"
    for token in offered:
        t = winter(soldiers, buildings)
        t.choose("A", token)
        assert t.battle()["A"][0] == token.removeprefix("fight ")


@rule("KB-140", "KB-166", "KB-026")
def test_holding_back_can_win_the_kings_favor() -> None:
    """With the gold of the Orcs Ann would tie with Brian; without it she has fewest goods and gains the die."""
    setting = {"A": "stone_wall", "B": "statue", "C": "statue inn"}
    t = at(w.WINTER, enemy="orcs_2_4", rolls="1", soldiers={"A": 2, "B": 3, "C": 3}, buildings=setting,
           goods={"B": "1 gold"}, ask_help=True)  # fmt: skip
    t.choose("A", "fight tied")
    assert (t.battle()["A"], t.goods("A")) == (("tied", 4), "")
    assert [who for _, who, *_ in t.told("favor_die")] == ["A"]


@rule("KB-140")
def test_nobody_is_asked_where_help_changes_nothing_or_the_table_does_not_want_it() -> None:
    assert winter(9, "guard_tower stone_wall").kind != "battle"
    assert winter(1, "barricade").kind != "battle"
    t = winter(3, "stone_wall", ask_help=False)
    assert (t.kind != "battle", t.battle()["A"]) == (True, ("won", 4))


@rule("KB-242", "KB-189", "KB-077")
@pytest.mark.parametrize(("choice", "soldiers"), [("use stables", 3), ("decline", 2)])
def test_the_stables_ask_before_the_look(choice: str, soldiers: int) -> None:
    t = at_influence(w.FALL, enemy="orcs_2_4", dice={"A": "4 6"}, passed="BC", buildings={"A": "stables"},
                     goods={"A": "1 gold 1 wood"}, ask_help=True)  # fmt: skip
    t.choose("A", "influence general 4+6")
    assert (t.kind, t.options("A")) == ("help", {"use stables", "decline"})
    assert t.view("A")["enemy"]["card"] is None
    t.choose("A", choice)
    assert (t.soldiers("A"), t.view("A")["enemy"]["card"]) == (soldiers, "orcs_2_4")


@rule("KB-242", "KB-186", "KB-196")
def test_with_the_barracks_one_may_pay_more() -> None:
    t = at(w.RECRUIT, goods={"A": "2 gold 1 wood"}, buildings={"A": "barracks"}, ask_help=True)
    t.choose("A", "recruit 2")
    assert t.options("A") == {"pay gold+gold", "pay gold+wood", "pay gold+gold+wood"}
    t.choose("A", "pay gold+gold+wood")
    assert t.told("recruited") == [("recruited", "A", 2, packed([2, 1, 0]))]
    t = at(w.RECRUIT, goods={"A": "2 gold 1 wood"}, buildings={"A": "barracks"})
    t.choose("A", "recruit 2")
    assert t.options("A") == {"pay gold+gold", "pay gold+wood"}


@rule("KB-242", "KB-193")
@pytest.mark.parametrize(("choice", "left"), [("use crane", "1 gold"), ("decline", "")])
def test_the_crane_asks_where_the_full_price_can_be_paid(choice: str, left: str) -> None:
    owned = {"A": "inn market barricade crane"}
    t = at_construct(goods={"A": "2 gold 3 wood 1 stone"}, buildings=owned, ask_help=True)
    t.choose("A", "build farms")
    assert (t.kind, t.options("A")) == ("help", {"use crane", "decline"})
    t.choose("A", choice)
    assert ("farms" in t.buildings("A"), t.goods("A")) == (True, left)
    t = at_construct(goods={"A": "1 gold 3 wood 1 stone"}, buildings=owned, ask_help=True)
    t.choose("A", "build farms")
    assert ("farms" in t.buildings("A"), t.goods("A")) == (True, "")


@rule("KB-099", "KB-193")
def test_the_envoys_second_building_comes_after_the_crane_was_asked() -> None:
    t = at_construct(goods={"A": "9 gold 9 wood 9 stone"}, buildings={"A": "inn market barricade crane"}, envoy="A",
                     ask_help=True)  # fmt: skip
    t.choose("A", "build farms", "use crane")
    assert t.kind == "second_building"
    t.choose("A", "build merchants_guild", "decline")
    assert {"farms", "merchants_guild"} <= t.buildings("A")
    assert t.envoy == ""


@rule("KB-242")
def test_the_option_is_off_unless_chosen() -> None:
    assert not start("kingsburg", 2, 1).to_data()["options"]["ask_help"]
    assert start("kingsburg", 2, 1, {"ask_help": True}).state.clone().ask_help  # type: ignore[attr-defined]


@rule("KB-140")
def test_a_position_in_which_help_is_asked_can_be_saved() -> None:
    saved = set()
    for seed in range(6):
        for game in walk(start("kingsburg", 3, seed, {"ask_help": True}), seed):
            if game.asks and game.asks[0].kind in ("battle", "help"):
                assert Game.from_data(game.to_data()).digest() == game.digest()
                saved.add(type(game.state.asks[0]).__name__)
    assert saved == {"HoldBack", "MoreSoldiers", "Discount"}
