"""Architects' cards against the component list and, card by card, against what is printed on them."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.content.architects_decks import (
    AMOUNTS,
    BUILDING_MOMENTS,
    COMPANIONS,
    COUNTS,
    DECKS,
    DEEDS,
    GOODS,
    MOMENTS,
    SKILLS,
    THINGS,
    amounts,
    by_id,
    column,
    effects,
)
from tests.content.files import Card
from tests.support import rule

# ARC-006, ARC-132, ARC-147, ARC-157 and the boards; three apprentices, three buildings and five boards are promos.
SIZES = {
    "apprentice": 43,
    "building": 43,
    "market_card": 10,
    "reward": 11,
    "board": 10,
    "location": 13,
    "trade": 2,
    "guard_action": 4,
    "cathedral": 5,
    "virtue": 15,
    "players": 4,
    "game": 1,
    "opponent": 2,
    "level": 3,
    "scheme": 30,
    "automaton": 1,
}


@rule("ARC-006")
def test_every_deck_is_as_large_as_the_component_list_says() -> None:
    assert {deck: len(cards) for deck, cards in DECKS.items()} == SIZES
    assert {card.get("set") for cards in DECKS.values() for card in cards} == {None, "promo"}
    printed = {
        deck: [c for c in DECKS[deck] if c.get("set") is None] for deck in ("apprentice", "building", "board")
    }
    assert {deck: len(cards) for deck, cards in printed.items()} == {
        "apprentice": 40,
        "building": 40,
        "board": 5,
    }


def test_cards_stand_in_the_order_of_their_ids() -> None:
    """The automated opponent settles ties by id (ARCS-022)."""
    for deck in ("apprentice", "building", "market_card", "reward", "scheme"):
        assert column(deck, "id") == sorted(column(deck, "id"))


def test_what_the_opponent_is_made_of_is_called_our_reconstruction() -> None:
    for deck in ("opponent", "level", "scheme", "automaton"):
        assert set(column(deck, "provenance")) == {"reconstructed"}
    assert all("our own design" in note for note in column("opponent", "note"))


def all_effects() -> list[tuple[str, Card]]:
    return [
        (card["id"], e)
        for deck in ("apprentice", "building", "board")
        for card in DECKS[deck]
        for e in card.get("effects", [])
    ]


def test_effects_keep_to_the_vocabulary() -> None:
    for id, effect in all_effects():
        assert len(DEEDS & set(effect)) == 1, id
        assert set(effect) <= DEEDS | COMPANIONS, id
        assert effect["moment"] in MOMENTS | BUILDING_MOMENTS, id
        for step in effect.get("choose", [effect]):
            for kind in AMOUNTS & set(step):
                assert set(step[kind]) <= {*THINGS, "tax"}, id
        if "per" in effect:
            assert effect["per"]["count"] in COUNTS, id
        if "if" in effect:
            assert effect["if"]["count"] in COUNTS, id
        assert effect.get("most", "clay") in COUNTS, id


def test_only_buildings_act_when_built_or_at_the_end() -> None:
    for card in DECKS["building"]:
        assert {e["moment"] for e in card["effects"]} <= BUILDING_MOMENTS
        assert set(card["cost"]) <= set(GOODS)
    for card in DECKS["apprentice"] + DECKS["board"]:
        assert {e["moment"] for e in card.get("effects", [])} <= MOMENTS


# Skills, virtue on hiring, ability.
APPRENTICES = """
acolyte_card         | carpentry                |  1 | cathedral: gain 1 card
acolyte_clay         | tiling                   |  1 | cathedral: gain 2 clay
acolyte_silver       | masonry                  |  1 | cathedral: gain 2 silver
conspirator_a        | carpentry                |  0 | town_centre: discount 1 silver
conspirator_b        | carpentry                |  0 | town_centre: discount 1 silver
debt_collector_clay  | tiling                   |  0 | debt_paid: gain 2 clay
debt_collector_stone | masonry                  |  0 | debt_paid: gain 2 stone
debt_collector_wood  | carpentry                |  0 | debt_paid: gain 2 wood
enforcer             | tiling                   |  0 | imprison: gain 1 gold
gatekeeper           | masonry                  | -1 | reset: release 2 prison, optional
illusionist          | carpentry                | -1 | black_market: spare_virtue all
jeweller_a           | tiling                   |  0 | silversmith: gain 1 silver
jeweller_b           | tiling                   |  0 | silversmith: gain 1 silver
labourer             | carpentry tiling masonry |  0 | nothing
merchant_clay        | tiling                   |  0 | storehouse: trade 1 silver for 3 clay
merchant_gold        | masonry                  |  0 | storehouse: trade 2 silver for 1 gold
merchant_marble      | tiling                   |  0 | storehouse: trade 3 silver for 1 marble
merchant_stone       | masonry                  |  0 | storehouse: trade 1 silver for 2 stone
merchant_wood        | carpentry                |  0 | storehouse: trade 1 silver for 2 wood
miner_a              | tiling                   |  0 | mines: gain 1 clay
miner_b              | tiling                   |  0 | mines: gain 1 clay
overseer             | masonry                  |  0 | storehouse: actions 1
patron_clay          | tiling                   |  0 | storehouse: trade 1 clay for 1 virtue
patron_silver        | masonry                  |  0 | storehouse: trade 2 silver for 1 virtue
patron_stone         | masonry                  |  0 | storehouse: trade 1 stone for 1 virtue
patron_wood          | carpentry                |  0 | storehouse: trade 1 wood for 1 virtue
peddler              | carpentry                | -1 | reset: gain 2 silver
pickpocket           | tiling                   | -1 | tax_stand: gain 1 gold
squire_gold          | tiling                   |  1 | reset: gain 1 gold if prison max 0, optional
squire_marble        | masonry                  |  1 | reset: gain 1 marble if prison max 0, optional
squire_virtue        | carpentry                |  1 | reset: gain 2 virtue if prison max 0, optional
stonecutter_a        | masonry                  |  0 | quarry: gain 1 stone
stonecutter_b        | masonry                  |  0 | quarry: gain 1 stone
swindler_clay        | tiling                   | -1 | black_market: gain 2 clay
swindler_stone       | masonry                  | -1 | black_market: gain 1 stone
swindler_wood        | carpentry                | -1 | black_market: gain 1 wood
thief                | carpentry                |  0 | tax_stand: spare_virtue 1
trader_clay          | tiling                   |  0 | storehouse: trade 3 clay for 1 marble
trader_stone         | masonry                  |  0 | storehouse: trade 2 stone for 1 marble
trader_wood          | carpentry                |  0 | storehouse: trade 2 wood for 1 marble
trickster            | masonry                  | -1 | black_market: discount 1 silver
woodcutter_a         | carpentry                |  0 | forest: gain 1 wood
woodcutter_b         | carpentry                |  0 | forest: gain 1 wood
"""


def rows(table: str, columns: int) -> list[list[str]]:
    """The lines of a table; the last column may hold bars of its own."""
    return [[cell.strip() for cell in line.split("|", columns - 1)] for line in table.strip().splitlines()]


@pytest.mark.parametrize("row", rows(APPRENTICES, 4), ids=lambda row: row[0])
def test_an_apprentice_is_as_printed(row: list[str]) -> None:
    id, skills, virtue, ability = row
    card = by_id("apprentice", id)
    assert (card["skills"], card.get("virtue", 0), effects(card)) == (skills.split(), int(virtue), ability)
    assert id == card["family"] or id.startswith(card["family"] + "_")


def test_the_table_of_apprentices_is_complete() -> None:
    assert [row[0] for row in rows(APPRENTICES, 4)] == column("apprentice", "id")
    assert [c["id"] for c in DECKS["apprentice"] if "set" in c] == ["enforcer", "overseer", "peddler"]


@rule("ARC-206")
def test_skills_are_spread_evenly_and_the_labourer_has_all_three() -> None:
    base = [card for card in DECKS["apprentice"] if "set" not in card]
    assert Counter(s for card in base for s in card["skills"]) == dict.fromkeys(SKILLS, 14)
    assert [card["id"] for card in base if len(card["skills"]) > 1] == ["labourer"]


# Price, skills by their first letter, printed virtue and points, effect.
BUILDINGS = """
aqueduct       | 2 clay, 3 wood, 1 gold            |       |  0 |  3 | end_points: gain 1 vp per 1 buildings
armoury        | 3 wood, 5 stone, 1 gold           | c m   |  0 |  9 | built: capture 1
barracks       | 2 clay, 6 wood, 2 gold            | c t m |  0 | 10 | built: release all boards | capture 1
betting_house  | 1 clay, 2 stone, 1 gold           |       | -1 |  7 | built: gain 1 debt
carpenters_hut | 3 clay, 1 wood, 1 stone           |       |  0 |  5 | end_points: gain 1 vp per 1 carpentry
castle         | 2 clay, 4 wood, 1 gold, 2 marble  | c t m |  0 | 10 | end_virtue: gain 1 virtue per 2 gold
chapel         | 2 clay, 1 wood, 4 stone           | c     |  1 |  6 | end_virtue: gain 2 virtue if most cathedral
church         | 3 clay, 3 stone                   |       |  1 |  5 | built: destroy_debt 1
clay_market    | 3 clay, 2 stone, 1 gold           | t     |  0 |  6 | end_points: gain 2 vp if most clay
clay_pit       | 4 clay, 1 wood                    |       |  0 |  3 | built: gain 1 gold | gain 1 marble
crane          | 3 wood, 1 stone                   |       |  0 |  3 | built: build 1
drafting_room  | 4 stone, 3 gold                   | c t   |  0 |  8 | built: gain 2 card
dungeon        | 4 stone, 2 gold, 2 marble         | c t m | -1 | 14 | end_virtue: lose 2 virtue
factory        | 2 wood, 2 stone, 3 gold           | m     |  0 |  7 | built: gain 2 marble
fortress       | 3 clay, 4 stone, 1 gold, 2 marble | c t m | -2 | 12 | built: capture 2
fountain       | 3 stone, 1 marble                 |       |  1 |  4 | end_points: debt_vp 1
gamblers_den   | 1 stone, 1 gold, 3 marble         | c t   | -2 | 10 | end_points: debt_vp -1
graveyard      | 4 clay, 1 wood, 2 stone, 2 marble | c t m | -1 | 12 | built: dismiss 1
hideout        | 1 clay, 3 wood, 2 stone           | c m   | -2 |  8 | built: release all prison
keep           | 5 wood, 2 stone, 2 gold           | c t m | -2 | 12 | end_points: gain 1 vp per 3 captives
library        | 4 wood, 2 stone, 1 marble         | c t   |  0 |  8 | built: gain 2 gold for 1 card, optional
lighthouse     | 3 wood, 1 stone, 2 marble         | t     |  0 |  6 | end_points: gain 1 vp per 4 virtue
lumber_camp    | 4 clay, 2 stone                   |       |  0 |  3 | built: gain 4 wood
masons_hut     | 2 wood, 4 stone                   |       |  0 |  5 | end_points: gain 1 vp per 1 masonry
moneylender    | 4 clay, 2 wood, 1 gold            | m     | -1 |  5 | end_points: gain 1 vp per 1 debts_paid
monument       | 2 wood, 3 stone, 2 marble         | t m   |  1 |  9 | built: gain 1 virtue, everyone
museum         | 1 clay, 5 wood, 1 stone           |       |  0 |  4 | end_virtue: gain 1 virtue per 2 buildings
observatory    | 1 clay, 3 wood, 1 stone, 1 gold   | c     |  0 |  7 | end_virtue: gain 1 virtue per 2 marble
palace         | 3 wood, 3 stone, 2 marble         | t m   |  0 |  9 | built: gain 1 gold per 4 virtue
reservoir      | 6 clay, 1 wood                    |       |  0 |  4 | end_virtue: gain 1 virtue per 2 debts_paid
silver_market  | 2 wood, 1 gold, 1 marble          | t     |  0 |  6 | end_points: gain 2 vp if most silver
smithy         | 4 clay, 2 wood                    |       |  0 |  3 | built: gain 4 stone
steeple        | 2 wood, 2 gold                    |       |  1 |  4 | end_points: gain 2 vp if most cathedral
stone_market   | 2 clay, 4 stone, 1 marble         | m     |  0 |  7 | end_points: gain 2 vp if most stone
tavern         | 3 wood, 2 stone, 1 gold           | c     |  0 |  6 | built: hire 1
thieves_den    | 1 clay, 2 wood, 3 stone           | m     | -2 |  8 | built: gain 4 silver
tilers_hut     | 2 clay, 1 wood, 2 stone           |       |  0 |  5 | end_points: gain 1 vp per 1 tiling
trading_post   | 1 wood, 3 stone, 2 gold           | m     |  0 |  7 | end_virtue: gain 1 virtue per 4 basic
treasury       | 1 wood, 3 stone, 1 gold           | t     |  0 |  6 | built: gain 1 gold | gain 3 silver
university     | 4 clay, 2 wood, 3 stone, 2 marble | c t m |  1 | 11 | end_points: gain 2 vp if debts_unpaid max 0
watchtower     | 3 clay, 4 wood, 1 gold, 1 marble  | c t m | -1 | 11 | built: lose 1 virtue if prison min 3, everyone
well           | 2 wood, 2 stone                   |       |  0 |  3 | built: gain 4 clay
wood_market    | 2 clay, 4 wood, 1 gold            | c     |  0 |  7 | end_points: gain 2 vp if most wood
"""


@pytest.mark.parametrize("row", rows(BUILDINGS, 6), ids=lambda row: row[0])
def test_a_building_is_as_printed(row: list[str]) -> None:
    id, cost, skills, virtue, points, effect = row
    card = by_id("building", id)
    assert (amounts(card["cost"]), [skill[0] for skill in card["skills"]]) == (cost, skills.split())
    assert (card.get("virtue", 0), card["vp"], effects(card)) == (int(virtue), int(points), effect)
    assert card["skills"] == [skill for skill in SKILLS if skill in card["skills"]]


def test_the_table_of_buildings_is_complete() -> None:
    assert [row[0] for row in rows(BUILDINGS, 6)] == column("building", "id")
    assert [c["id"] for c in DECKS["building"] if "set" in c] == ["crane", "graveyard", "museum"]


# Colour, virtue, silver, workers in prison, things, ability: ARCV-004, ARCV-005, ARCV-008 to ARCV-012.
BOARDS = """
therese   | blue   |  5 |  5 |  4 | 1 card           | always: rule gold_is_marble
caroline  | green  |  3 | 10 |  8 | 1 marble, 1 debt | black_market: gain 1 card
ada       | purple | 11 |  0 |  0 | 1 gold, 1 card   | tax: discount 1 tax
frederick | red    |  7 |  4 |  0 | 1 stone          | always: rule no_discard
rudolf    | yellow |  9 |  3 |  0 | 1 wood           | hire: discount 1 silver; always: apprentice_limit 6
lothaire  | blue   |  4 |  6 |  6 | 2 clay           | price: discount 1 wood/stone
hugo      | green  |  2 | 12 | 10 | 2 card           | debt_taken: refuse_debt 1 for 2 silver, optional
clovis    | purple | 10 |  1 |  0 | 1 clay, 1 marble | build: gain 1 card
fara      | red    |  6 |  5 |  2 | 1 wood, 1 stone  | reset: release 1 prison, optional
bertha    | yellow |  8 |  3 |  0 | 1 card           | imprison: gain 2 silver
"""


@rule("ARCV-004", "ARCV-005")
@pytest.mark.parametrize("row", rows(BOARDS, 7), ids=lambda row: row[0])
def test_a_character_starts_as_printed(row: list[str]) -> None:
    id, colour, virtue, silver, prison, items, ability = row
    card = by_id("board", id)
    assert (card["colour"], card["virtue"], card["silver"]) == (colour, int(virtue), int(silver))
    assert (card.get("prison", 0), amounts(card["items"]), effects(card)) == (int(prison), items, ability)


@rule("ARCV-007")
def test_no_two_characters_start_with_the_same_virtue() -> None:
    assert len(set(column("board", "virtue"))) == 10
    assert column("board", "colour") == ["blue", "green", "purple", "red", "yellow"] * 2
    assert column("board", "set") == [None] * 5 + ["promo"] * 5
