"""The decks of Kingsburg's modules and scenarios against the component list, and the names and texts of their cards."""

from __future__ import annotations

import tomllib
from collections import Counter
from typing import Any

import pytest
from tests.content.files import LANGUAGES, Files, numbers, pattern

from courtier.core.content import PROVENANCES
from courtier.titles.kingsburg.cards import TEXTS

FILES = Files("kingsburg")


def parts() -> dict[str, dict[str, list[dict[str, Any]]]]:
    found: dict[str, dict[str, list[dict[str, Any]]]] = {}
    for path in sorted((FILES.folder / "content").glob("*/*.toml")):
        found.setdefault(path.parent.name, {}).update(tomllib.loads(path.read_text(encoding="utf-8")))
    return found


PARTS = parts()
CARDS = [
    (part, deck, card) for part, decks in PARTS.items() for deck, cards in decks.items() for card in cards
]
every_card = pytest.mark.parametrize(
    ("deck", "card"), [pytest.param(deck, card, id=f"{deck}-{card['id']}") for _, deck, card in CARDS]
)


def test_every_part_has_its_cards() -> None:
    assert Counter((part, deck) for part, deck, _ in CARDS) == {
        ("module1", "building"): 8,
        ("module2", "building"): 28,
        ("module2", "strip"): 7,
        ("module3", "governor"): 24,
        ("module4", "destiny"): 29,
        ("module5", "token"): 6,
        ("module6", "tile"): 16,
        ("goblin_valley", "scenario"): 1,
        ("dragons_shadow", "scenario"): 1,
        ("great_fair", "scenario"): 1,
        ("royal_census", "scenario"): 1,
    }


@every_card
def test_a_card_has_a_name_and_a_text_in_both_languages(deck: str, card: dict[str, Any]) -> None:
    for language in LANGUAGES:
        assert f"{deck}-{card['id']}" in FILES.names(language)
        assert TEXTS[deck](card).text(language)


@every_card
def test_a_card_says_where_it_comes_from(deck: str, card: dict[str, Any]) -> None:
    keys = [key for key in card if key != "note"]
    assert (keys[0], keys[-1]) == ("id", "provenance")
    assert card["provenance"] in PROVENANCES


def test_no_building_stands_twice_or_where_another_of_its_kind_stands() -> None:
    new = [card for _, deck, card in CARDS if deck == "building"]
    assert max(Counter(card["id"] for card in new + FILES.decks["building"]).values()) == 1
    assert max(Counter((card["side"], card["row"], card["column"]) for card in new).values()) == 1
    assert {card["row"] for card in new if card["side"] == "red"} == {"A", "G"}  # KBM1-019


def test_each_strip_holds_the_four_buildings_of_its_row() -> None:
    buildings = {card["id"]: card for card in PARTS["module2"]["building"]}
    for strip in PARTS["module2"]["strip"]:
        row = [(buildings[id]["row"], buildings[id]["column"]) for id in strip["buildings"]]
        assert row == [(strip["row"], column) for column in (1, 2, 3, 4)]
        assert strip["needs_red_side"] == (strip["row"] in "AG")  # KBM2-001
    assert sum(strip["copies"] for strip in PARTS["module2"]["strip"]) == 14


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_pages_name_every_card_and_give_its_place_and_price(language: str) -> None:
    words = {key: pattern(message.value) for key, message in FILES.names(language).items()}
    lines = list(FILES.page(language).values())
    for _, deck, card in CARDS:
        name = words[f"{deck}-{card['id']}"]
        if deck == "building":
            (line,) = [line for line in lines if line.startswith(f"**{name}** (")]
            head = line.split(").")[0]
            assert f" {card['row']}, " in head
            assert numbers(head) == [*card["cost"].values(), card["vp"]]
        elif deck in ("governor", "destiny"):
            assert [line for line in lines if line.startswith(f"**{name}.** ")], name


def test_tiles_lie_on_the_first_sixteen_advisors_and_tokens_are_six() -> None:
    advisors = {card["rank"]: card["id"] for card in FILES.decks["advisor"]}
    tiles = {card["rank"]: card["id"] for card in PARTS["module6"]["tile"]}
    assert tiles == {rank: advisors[rank] for rank in range(1, 17)}  # KBM6-001
    assert sorted(card["value"] for card in PARTS["module5"]["token"]) == [0, 1, 1, 2, 3, 4]  # KBM5-001
