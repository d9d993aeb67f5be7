"""Architects' names and rules pages: complete, the same in both languages, and in agreement with the decks."""

from __future__ import annotations

from typing import Any

import pytest
from tests.content.architects_decks import (
    BUILDING_MOMENTS,
    COUNTS,
    DECKS,
    FILES,
    GOODS,
    MOMENTS,
    SKILLS,
    THINGS,
    column,
)
from tests.content.files import LANGUAGES, OF, READING, TO, VOWELS, numbers, pattern, told

from courtier.core.words import Phrase


def wanted() -> dict[str, set[str]]:
    """Everything the decks hold, with the forms that sentences need."""
    places = {"the", "at", "to", "from"}
    most = {e["most"] for card in DECKS["building"] for e in card["effects"] if "most" in e}
    halves = {half for card in DECKS["scheme"] for half in (card["top"], card["bottom"])}
    groups: list[tuple[str, Any, set[str]]] = [
        ("apprentice", column("apprentice", "family"), {"a", "the", "of", "many"}),
        ("building", column("building", "id"), {"the", "of"}),
        ("board", column("board", "id"), {"of"}),
        ("skill", SKILLS, {"in", "of"}),
        ("location", [*column("location", "id"), "black_market", "prison"], places),
        ("good", [*GOODS, "silver"], {"of"}),
        ("guard", column("guard_action", "id"), set()),
        ("opponent", column("opponent", "id"), {"of", "temper"}),
        ("level", column("level", "id"), set()),
        ("scheme", halves, set()),
        ("moment", MOMENTS | BUILDING_MOMENTS, set()),
        ("thing", [*THINGS, "tax"], set()),
        ("count", COUNTS, set()),
        ("most", most, set()),
        (
            "points",
            [
                "buildings",
                "cathedral",
                "virtue",
                "debts",
                "gold",
                "marble",
                "silver",
                "prison",
                "level",
                "opponent",
            ],
            set(),
        ),
        ("step", ["draft", "apprentice", "turn", "reset", "hand", "end", "scoring"], set()),
    ]
    keys = {f"architects-{word}-{member}": forms for word, members, forms in groups for member in members}
    return keys | {"architects-rival": {"of", "about"}}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_in_all_its_forms(language: str) -> None:
    forms = FILES.forms(language)
    missing = {key for key, needed in wanted().items() if key not in forms or not needed <= forms[key]}
    assert missing == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_share_a_name(language: str) -> None:
    for word in ("apprentice", "building", "board", "location", "scheme"):
        keys = [key for key in FILES.names(language) if key.startswith(f"architects-{word}-")]
        assert len({Phrase(key).text(language) for key in keys}) == len(keys), word


def test_french_articles_elide_and_contract() -> None:
    for key, message in FILES.names("fr").items():
        name = pattern(message.value)
        form = told(message)
        if key.startswith(("architects-board-", "architects-opponent-")):
            assert form["of"] == ("d’" if name.startswith(VOWELS) else "de ") + name, key
        elif key.startswith(("architects-apprentice-", "architects-building-")):
            article = form["the"].removesuffix(name)
            assert (article == "l’") == name.startswith(VOWELS), key
            assert form["of"] == OF[article] + name, key
        elif key.startswith("architects-location-") and name not in ("Orfèvre", "Prison") and "," not in name:
            article = form["the"].removesuffix(name)
            assert form["at"] == form["to"] == TO[article] + name, key
            assert form["from"] == OF[article] + name, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_that_the_opponent_is_our_reconstruction(language: str) -> None:
    word = "reconstruction"
    head = (FILES.folder / f"rules.{language}.md").read_text(encoding="utf-8").partition("## ")[0]
    assert word in head
    assert word in FILES.page(language)["ARCS-001"]
    ours = [words for id, words in FILES.page(language).items() if id.startswith("ARCS-")]
    assert sum(words.startswith(READING[language]) for words in ours) == 29


# Rule line, the word of its keys, and the ids that it names.
NAMED = [
    ("ARC-051", "location", "forest"),
    ("ARC-053", "location", "quarry"),
    ("ARC-055", "location", "mines"),
    ("ARC-059", "location", "silversmith"),
    ("ARC-062", "location", "storehouse"),
    ("ARC-069", "location", "workshop"),
    ("ARC-092", "location", "town_centre"),
    ("ARC-108", "location", "tax_stand"),
    ("ARC-112", "location", "black_market"),
    ("ARC-121", "location", "guardhouse"),
    ("ARC-131", "location", "guildhall"),
    ("ARC-122", "guard", "imprison"),
    ("ARC-123", "guard", "release"),
    ("ARC-124", "guard", "free"),
    ("ARC-126", "guard", "pay_debt"),
    ("ARC-107", "apprentice", "conspirator"),
    ("ARC-203", "apprentice", "jeweller miner stonecutter woodcutter"),
    ("ARC-204", "apprentice", "swindler illusionist trickster"),
    ("ARC-205", "apprentice", "thief pickpocket"),
    ("ARC-206", "apprentice", "labourer"),
    ("ARC-209", "building", "fountain gamblers_den"),
    ("ARC-210", "building", "aqueduct palace monument watchtower"),
    ("ARC-211", "building", "betting_house"),
    ("ARC-212", "building", "barracks"),
    ("ARCV-008", "board", "therese"),
    ("ARCV-009", "board", "caroline"),
    ("ARCV-010", "board", "ada"),
    ("ARCV-011", "board", "frederick"),
    ("ARCV-012", "board", "rudolf"),
    ("ARCS-005", "opponent", "constantine helena"),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lines_of_the_rules_page_call_things_by_their_names(language: str) -> None:
    lines = FILES.page(language)
    for rule, word, ids in NAMED:
        for id in ids.split():
            assert f"**{Phrase(f'architects-{word}-{id}').text(language)}**" in lines[rule], id


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lines_of_the_rules_page_give_the_numbers_of_the_decks(language: str) -> None:
    lines = FILES.page(language)
    assert numbers(lines["ARC-158"])[2:] == [abs(vp) for vp in column("virtue", "vp")]
    assert numbers(lines["ARC-152"])[2:] == column("cathedral", "spots")
    assert numbers(lines["ARC-154"])[:5] == column("cathedral", "vp")
    game = DECKS["game"][0]
    assert numbers(lines["ARC-031"]) == game["silver"]
    assert numbers(lines["ARC-018"]) == [game["display_rows"] * game["display_columns"], 2, 4]
    levels = [
        column("level", key) for key in ("silver", "basic", "precious", "hand", "apprentices", "gather", "vp")
    ]
    assert numbers(lines["ARCS-006"]) == [n for level in levels for n in level]
