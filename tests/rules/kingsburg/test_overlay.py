"""A number that a deck states is the rule's: whoever corrects a card plays by it."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.rules.kingsburg.table import RICH, Table, at, at_construct, at_influence
from tests.support import rule

from courtier import start, titles
from courtier.core.content import ContentError
from courtier.core.words import Phrase
from courtier.titles.kingsburg import words as w

CONTENT = titles()["kingsburg"].folder / "content"
Change = Callable[[dict[str, Any]], object]
Correct = Callable[[str, str, Change], Path]


def toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {toml(inner)}" for key, inner in value.items()) + "}"
    return "[" + ", ".join(map(toml, value)) + "]" if isinstance(value, list) else json.dumps(value)


@pytest.fixture
def correct(tmp_path: Path) -> Correct:
    """An overlay with one card of a part, changed."""

    def write(part: str, id: str, change: Change) -> Path:
        for path in (CONTENT / part).glob("*.toml"):
            for deck, cards in tomllib.loads(path.read_text(encoding="utf-8")).items():
                for card in cards:
                    if card["id"] == id:
                        change(card)
                        text = "".join(f"{key} = {toml(value)}\n" for key, value in card.items())
                        (tmp_path / "mine.toml").write_text(f"[[{deck}]]\n{text}", encoding="utf-8")
        return tmp_path / "mine.toml"

    return write


def said(number: int, **args: Any) -> Change:
    """Other arguments of a scenario's rule."""
    return lambda card: card["rules"][number - 1]["args"].update(args)


def does(number: int, **args: Any) -> Change:
    """Other arguments of an effect's operation."""
    return lambda card: card["effects"][number]["args"].update(args)


def end_of(season: int, **setting: Any) -> Table:
    """After the last construction of a season."""
    t = at_construct(season, **setting)
    t.play_on(lambda table: table.kind != "construct")
    return t


# scenarios


@rule("KBS-013")
def test_tribute_of_two_goods(correct: Correct) -> None:
    overlay = correct("dragons_shadow", "dragons_shadow", said(2, pay={"good": 2}, refusal_anger=3))
    dragons = {"scenario": "dragons_shadow"}
    t = end_of(w.SUMMER, options=dragons, overlay=overlay, goods={"A": "1 gold 1 wood", "B": "1 gold"})
    assert t.options("A") == {"pay gold+wood", "decline"}
    t.choose("A", "pay gold+wood")
    assert t.goods("A") == ""
    assert t.view()["scenario"]["anger"] == 6  # Brian has one good, Cindy none


@rule("KBS-013")
@pytest.mark.parametrize(
    ("args", "season", "year"), [({"season": "fall"}, w.FALL, 1), ({"years": [5]}, w.SUMMER, 5)]
)
def test_tribute_in_another_season_or_year(
    correct: Correct, args: dict[str, Any], season: int, year: int
) -> None:
    overlay = correct("dragons_shadow", "dragons_shadow", said(2, **args))
    dragons = {"scenario": "dragons_shadow"}
    t = end_of(season, options=dragons, overlay=overlay, year=year, goods={"A": "1 gold"})
    assert t.kind == "tribute"
    t = end_of(w.SUMMER, options=dragons, overlay=overlay, year=1, goods={"A": "1 gold"})
    assert t.kind != "tribute"


@rule("KBS-014", "KBS-015", "KBS-016")
def test_the_dragons_by_other_numbers(correct: Correct) -> None:
    def change(card: dict[str, Any]) -> None:
        said(3, year=4)(card)
        said(4, year=4, gain={"vp": 7})(card)
        said(5, year=4, refusals_min=1, lose={"vp": 6})(card)

    t = at(
        w.WINTER, options={"scenario": "dragons_shadow"}, overlay=correct("dragons_shadow", "dragons_shadow", change),
        enemy="zombies_4_7", rolls="1", soldiers={"A": 20}, more={"anger": 4, "refusals": [2, 1, 1]},
    )  # fmt: skip
    t.to_kind("favor_good")
    assert t.told("foe")[0] == ("foe", "", 8, 0)
    assert [t.sheet(who).get("scenario", 0) for who in "ABC"] == [7, -6, -6]


@rule("KBS-005")
def test_the_valley_joins_in_another_year(correct: Correct) -> None:
    overlay = correct("goblin_valley", "goblin_valley", said(2, always_year=2))
    for year, joins in ((2, True), (5, False)):
        enemy, valley = ("orcs_2_4", "zombies_2_5") if year == 2 else ("barbarians_5_7", "demons_5_8")
        t = at(
            w.WINTER, options={"scenario": "goblin_valley"}, overlay=overlay, enemy=enemy,
            valley=valley, rolls="1", soldiers={"A": 9, "B": 9, "C": 9},
        )  # fmt: skip
        assert bool(t.told("foe")) == joins


@rule("KBS-017", "KBS-018", "KBS-019", "KBS-020")
def test_the_fair_by_other_numbers(correct: Correct) -> None:
    def change(card: dict[str, Any]) -> None:
        said(1, stock={"gold": 1, "stone": 4})(card)
        said(2, seasons=["spring"], trades=2)(card)
        said(3, alone={"vp": 5}, tied={"vp": 4})(card)
        said(4, refill_to=3)(card)

    fair, overlay = {"scenario": "great_fair"}, correct("great_fair", "great_fair", change)
    game = start("kingsburg", 3, 1, fair, content=overlay)
    assert game.view()["scenario"]["goods"] == {"gold": 1, "wood": 0, "stone": 4}
    t = end_of(w.SPRING, options=fair, overlay=overlay, goods={"A": "3 wood"}, more={"fair": [2, 2, 2]})
    t.choose("A", "swap wood gold")
    t.choose("A", "swap wood gold")
    assert (t.goods("A"), t.phase) == ("2 gold 1 wood", w.REWARD + 1)  # two trades, then summer
    assert end_of(w.FALL, options=fair, overlay=overlay, goods={"A": "1 wood"}).kind != "fair"
    for trades, points in (([2, 1, 0], [5, 0, 0]), ([1, 1, 0], [4, 4, 0])):
        t = at(
            w.WINTER, options=fair, overlay=overlay, enemy="zombies_1_4", rolls="4",
            more={"fair_trades": trades, "fair": [0, 2, 5]},
        )  # fmt: skip
        t.to(w.SPRING, 2)
        assert [t.sheet(who).get("scenario", 0) for who in "ABC"] == points
        assert t.view()["scenario"]["goods"] == {"gold": 3, "wood": 3, "stone": 5}


@rule("KBS-021", "KBS-023")
def test_the_census_by_other_numbers(correct: Correct) -> None:
    census = {"scenario": "royal_census"}
    overlay = correct(
        "royal_census", "royal_census", said(3, season="summer", alone={"vp": 7}, tied={"vp": 2})
    )
    for goods, points in (({"A": "2 gold"}, [7, 0, 0]), ({"A": "1 gold", "B": "1 wood"}, [2, 2, 0])):
        setting: dict[str, Any] = {"options": census, "goods": goods, "more": {"census_tile": 0}}
        t = end_of(w.SUMMER, overlay=overlay, **setting)
        assert [t.sheet(who).get("scenario", 0) for who in "ABC"] == points


# cards


def test_a_mint_for_fall_alone(correct: Correct) -> None:
    overlay = correct("module1", "mint", does(0, seasons=["fall"], buildings=["sawmill"]))
    for season, works in ((w.FALL, True), (w.SPRING, False)):
        t = at_construct(
            season, options={"modules": [1]}, overlay=overlay, goods={"A": "1 wood 1 stone"},
            buildings={"A": "sawmill quarry goldsmith mint"},
        )  # fmt: skip
        t.choose("A", "pass")
        assert ("use" in t.kind) == works
        if works:
            assert t.options("A") == {"use sawmill", "done"}


def test_a_bazaar_of_high_values(correct: Correct) -> None:
    overlay = correct("module2", "bazaar", does(0, min=5, max=6))
    t = at_influence(
        options={"modules": [2]}, overlay=overlay, strips={"A": "C"}, buildings={"A": "bazaar"}, dice={"A": "1 1 1"}
    )  # fmt: skip
    assert t.ranks("A") == {"jester", "squire", "architect", "sergeant", "alchemist"}


def test_a_refuge_for_vp_alone(correct: Correct) -> None:
    overlay = correct("module2", "hidden_refuge", does(0, kinds=["vp"]))
    t = at(
        w.WINTER, options={"modules": [2]}, overlay=overlay, strips={"A": "E"},
        buildings={"A": "hidden_refuge statue chapel"}, enemy="goblins_1_2",
        goods={"A": "2 wood"}, rolls="1", soldiers={"B": 9, "C": 9},
    )  # fmt: skip
    t.play_on(lambda table: table.year > 1)
    assert t.told("goods_lost")[0][1:3] == ("A", 1 << 8)
    assert t.sheet("A").get("defeats", 0) == 0


@pytest.mark.parametrize(("copies", "lying"), [(1, 9), (3, 11)])
def test_other_numbers_of_a_strip(correct: Correct, copies: int, lying: int) -> None:
    overlay = correct("module2", "strip_b", lambda card: card.update(copies=copies))
    game = start("kingsburg", 2, 1, {"modules": [2], "strips": "draft"}, content=overlay)
    left = game.view()["draft"]["left"]
    assert (left["B"], sum(left.values())) == (copies, lying)


def test_a_strip_that_needs_the_red_side(correct: Correct) -> None:
    overlay = correct("module2", "strip_b", lambda card: card.update(needs_red_side=True))
    game = start("kingsburg", 2, 1, {"modules": [2], "strips": "draft"}, content=overlay)
    assert list(game.view()["draft"]["left"]) == ["C", "D", "E", "F"]


def test_an_architect_who_saves_two_goods(correct: Correct) -> None:
    overlay = correct("module3", "architect", does(0, value=2))
    t = at_construct(
        options={"modules": [3]}, overlay=overlay, governors={"A": "architect", "B": "general", "C": "paladin"},
        buildings={"B": "inn"}, goods={"A": RICH},
    )  # fmt: skip
    t.choose("A", "build inn")
    assert t.options("A") == {"take gold+wood", "decline"}
    t.choose("A", "take gold+wood")
    assert t.goods("A") == RICH


def test_a_paladin_by_other_numbers(correct: Correct) -> None:
    overlay = correct("module3", "paladin", does(0, vp=3, never_defeated=5))
    t = at(
        w.WINTER, options={"modules": [3]}, overlay=overlay, enemy="barbarians_5_8",
        governors={"A": "paladin", "B": "miner", "C": "damsel"}, soldiers={"A": 20}, rolls="1",
        more={"battles_won": [1, 0, 0]},
    )  # fmt: skip
    t.to_end()
    assert t.sheet("A")["governor"] == 3 * 2 + 5


def test_a_levy_of_two_goods_or_three_points(correct: Correct) -> None:
    overlay = correct("module4", "royal_levy", does(0, pay={"good": 2}, lose={"vp": 3}))
    t = end_of(
        w.SUMMER, options={"modules": [4]}, overlay=overlay, destiny="royal_levy",
        goods={"A": "2 gold", "B": "1 gold", "C": "1 wood 1 stone"},
    )  # fmt: skip
    t.choose("A", "pay gold+gold")
    t.choose("C", "decline")
    assert [t.sheet(who).get("destinies", 0) for who in "ABC"] == [0, -3, -3]


@pytest.mark.parametrize(("plus", "dead"), [(1, True), (2, False)])
def test_a_gift_that_helps_the_king_more(correct: Correct, plus: int, dead: bool) -> None:
    overlay = correct("module4", "the_king_is_sick", does(1, die_plus_per_payment=plus))
    t = at(
        w.WINTER, options={"modules": [4]}, overlay=overlay, destiny="the_king_is_sick", enemy="zombies_3_6",
        goods={"A": "1 gold"}, rolls="1, 1", soldiers=dict.fromkeys("ABC", 9),
    )  # fmt: skip
    t.to_kind("donate")
    t.choose("A", "pay gold")
    assert t.game.over == dead


def test_a_ransom_of_one_good(correct: Correct) -> None:
    overlay = correct("module4", "ransom", does(0, pay={"good": 1}))
    t = at(
        w.WINTER, options={"modules": [4]}, overlay=overlay, destiny="ransom", enemy="barbarians_5_8",
        goods={"A": "1 gold"}, buildings={"A": "inn"}, rolls="1",
    )  # fmt: skip
    assert t.options("A") == {"pay gold", "decline"}


def test_a_token_of_another_value(correct: Correct) -> None:
    overlay = correct("module5", "soldier_token_4", lambda card: card.update(value=2))
    t = at(w.WINTER, options={"modules": [5]}, overlay=overlay)
    assert t.options("A") == {"play 0", "play 1", "play 2", "play 3"}


HANDS = {4: "1 1 2", 5: "1 1 3", 9: "3 3 3", 11: "3 4 4", 15: "5 5 5"}


def tiled(overlay: Path, advisor: str, rank: int, **setting: Any) -> Table:
    """Ann alone has dice at an advisor with a tile; on to the rewards."""
    t = at_influence(
        options={"modules": [6]}, overlay=overlay, passed="BC", dice={"A": HANDS[rank]},
        more={"tiled": 1 << rank, "tile_pile": pile(rank), "stock": stock(rank)}, **setting,
    )  # fmt: skip
    t.choose(
        "A", next(token for token in sorted(t.options("A")) if token.startswith(f"influence {advisor} "))
    )
    return t


def pile(rank: int) -> dict[str, Any]:
    cards = [tile for tile in range(1, 17) if tile != rank]
    return {"is": "Pile", "cards": cards, "seen": [0] * len(cards)}


def stock(rank: int) -> list[int]:
    return [1 if rank == place and rank in (4, 5) else 0 for place in range(19)]


def test_a_hunter_who_brings_three_things(correct: Correct) -> None:
    overlay = correct("module6", "master_hunter", lambda card: card["args"].update(count=3))
    t = tiled(overlay, "master_hunter", 9)
    assert len(t.options("A")) == 4
    assert "take gold+wood+vp" in t.options("A")


def test_an_inventor_who_keeps_three(correct: Correct) -> None:
    change: Change = lambda card: card["args"].update(keep=3, gain={"gold": 3, "wood": 1})  # noqa: E731
    t = tiled(correct("module6", "inventor", change), "inventor", 15)
    assert t.options("A") == {"take gold+gold+gold", "take gold+gold+wood"}
    t.choose("A", "take gold+gold+gold")
    assert t.kind == "tile_give"
    t.choose("A", "give 1 wood")
    assert (t.goods("A"), t.goods("B")) == ("3 gold", "1 wood")


def test_a_swordsmith_by_another_base(correct: Correct) -> None:
    change: Change = lambda card: card["args"].update(base={"stone": 2, "vp": 1}, measures={"goods": "stone"})  # noqa: E731
    t = tiled(correct("module6", "swordsmith", change), "swordsmith", 11)
    assert t.options("A") == {"take stone+stone+vp", "take stone+stone+stone"}


def test_a_sergeant_whose_die_always_says_stone(correct: Correct) -> None:
    roll = {"1-2": "stone", "3-4": "stone", "5-6": "stone"}
    t = tiled(correct("module6", "sergeant", lambda card: card["args"].update(roll=roll)), "sergeant", 5)
    assert t.goods("A") == "1 gold"  # which lay there
    assert t.game.state.more.stock[5] == 1 << 16  # type: ignore[attr-defined]


def test_a_merchant_without_wood(correct: Correct) -> None:
    change: Change = lambda card: card["args"].update(stock={"gold": 1, "stone": 1})  # noqa: E731
    t = tiled(correct("module6", "merchant", change), "merchant", 4)
    assert t.goods("A") == "1 gold"  # the last one, so the tile is filled again
    assert t.game.state.more.stock[4] == 1 | 1 << 16  # type: ignore[attr-defined]


# what no rule could follow


@pytest.mark.parametrize(
    ("part", "id", "change", "key"),
    [
        ("goblin_valley", "goblin_valley", said(1, cards_per_year=2), "cards_per_year"),
        ("goblin_valley", "goblin_valley", said(2, joins_if="orcs"), "joins_if"),
        ("dragons_shadow", "dragons_shadow", said(4, vp=3), "vp"),
        ("dragons_shadow", "dragons_shadow", lambda card: card["rules"].pop(), "rules"),
        ("great_fair", "great_fair", lambda card: card["rules"][1]["args"].pop("trades"), "trades"),
        ("royal_census", "royal_census", said(1, tiles=["goods"]), "tiles"),
        ("module2", "siege_workshop", does(1, lose={"gold": 1}), "lose.gold"),
        ("module3", "sorcerer", does(0, vp=True), "vp"),
        ("module4", "secret_deals", does(0, each=2), "each"),
        ("module4", "favorable_omens", does(0, dice="all"), "dice"),
        ("module6", "merchant", lambda card: card["args"].update(take=2), "take"),
        ("module6", "duchess", lambda card: card["rewards"][0].update(pay={"gold": 400}), "pay.gold"),
        ("module6", "swordsmith", lambda card: card["args"].update(measures={"dice": "vp"}), "dice"),
    ],
)  # fmt: skip
def test_what_no_rule_could_follow_is_refused(
    correct: Correct, part: str, id: str, change: Change, key: str
) -> None:
    options = {"modules": [int(part[-1])]} if part.startswith("module") else {"scenario": part}
    with pytest.raises(ContentError, match=key) as refused:
        start("kingsburg", 3, 1, options, content=correct(part, id, change))
    where = refused.value.said.args
    assert str(where["card"]).endswith(f" {id}")
    assert isinstance(where["what"], Phrase)  # said in the reader's language, not only its frame
    assert where["what"].text("fr") != where["what"].text("en")
