"""Architects' names and rules pages: complete, the same in both languages, and in agreement with the decks."""

from __future__ import annotations

import re
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from tests.content.architects_decks import (
    BUILDING_MOMENTS,
    COUNTS,
    DECKS,
    GOODS,
    MOMENTS,
    SKILLS,
    SOURCE,
    THINGS,
    TITLE,
    column,
)

from courtier.core.words import Phrase

LANGUAGES = ("en", "fr")
RULES = [f"ARC-{n:03}" for n in range(1, 225)]
RULES += [f"ARCS-{n:03}" for n in range(1, 34)] + [f"ARCV-{n:03}" for n in range(1, 14)]


def names(language: str) -> dict[str, ast.Message]:
    text = (SOURCE / "locales" / language / "architects-names.ftl").read_text(encoding="utf-8")
    found: dict[str, ast.Message] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is said twice"
            assert entry.value is not None, f"{entry.id.name} says nothing"
            found[entry.id.name] = entry
    return found


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
    return keys | {"title-architects": set(), "architects-rival": {"of", "about"}}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_in_all_its_forms(language: str) -> None:
    forms = {key: {a.id.name for a in message.attributes} for key, message in names(language).items()}
    missing = {key for key, needed in wanted().items() if key not in forms or not needed <= forms[key]}
    assert missing == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_amounts_say_how_many(language: str) -> None:
    counted = ("architects-thing-", "architects-count-", "architects-cathedral-level", "architects-zone-tax")
    for key, message in names(language).items():
        told = FluentSerializer().serialize_entry(message)
        assert ("$n" in told) == key.startswith(counted), key
        if key.startswith(counted):
            assert all(str(n) in Phrase(key, {"n": n}).text(language) for n in (0, 1, 2, 7)), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_share_a_name(language: str) -> None:
    for word in ("apprentice", "building", "board", "location", "scheme"):
        told = [
            Phrase(key).text(language) for key in names(language) if key.startswith(f"architects-{word}-")
        ]
        assert len(set(told)) == len(told), word


VOWELS = tuple("AEIOUÉÈÊÂÎÔH")
CONTRACTED = {"le ": "du ", "la ": "de la ", "l’": "de l’", "les ": "des "}
TO = {"le ": "au ", "la ": "à la ", "l’": "à l’", "les ": "aux "}


def pattern(value: ast.Pattern | None) -> str:
    assert value is not None
    return "".join(e.value for e in value.elements if isinstance(e, ast.TextElement))


def test_french_articles_elide_and_contract() -> None:
    for key, message in names("fr").items():
        name = pattern(message.value)
        told = {a.id.name: pattern(a.value) for a in message.attributes}
        if key.startswith(("architects-board-", "architects-opponent-")):
            assert told["of"] == ("d’" if name.startswith(VOWELS) else "de ") + name, key
        elif key.startswith(("architects-apprentice-", "architects-building-")):
            article = told["the"].removesuffix(name)
            assert (article == "l’") == name.startswith(VOWELS), key
            assert told["of"] == CONTRACTED[article] + name, key
        elif key.startswith("architects-location-") and name not in ("Orfèvre", "Prison") and "," not in name:
            article = told["the"].removesuffix(name)
            assert told["at"] == told["to"] == TO[article] + name, key
            assert told["from"] == CONTRACTED[article] + name, key


RULE = re.compile(r'^- <a id="(ARC[SV]?-\d{3})"></a>\*\*(ARC[SV]?-\d{3})\*\* (.+)$', re.MULTILINE)
READING = {"en": "*Our reading:* ", "fr": "*Notre lecture\u00a0:* "}
EXAMPLE = {"en": "*Example:* ", "fr": "*Exemple\u00a0:* "}


def page(language: str) -> list[tuple[str, str]]:
    text = (TITLE / f"rules.{language}.md").read_text(encoding="utf-8")
    rules = RULE.findall(text)
    assert all(anchor == shown for anchor, shown, _ in rules)
    assert text.count("<a id=") == len(rules), "a rule is not one list item on one line"
    return [(anchor, words) for anchor, _, words in rules]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_has_every_rule_once(language: str) -> None:
    assert sorted(id for id, _ in page(language)) == RULES


def test_both_rules_pages_run_in_parallel() -> None:
    """Same order, same rulings, same examples and the same numbers in both languages."""
    kinds: list[list[tuple[Any, ...]]] = []
    for language in LANGUAGES:
        marks = (READING[language], EXAMPLE[language])
        kinds.append(
            [
                (id, *(words.startswith(mark) for mark in marks), sorted(re.findall(r"\d+", words)))
                for id, words in page(language)
            ]
        )
    for english, french in zip(*kinds, strict=True):
        assert english == french
    readings = sum(reading for _, reading, _, _ in kinds[0])
    examples = sum(example for _, _, example, _ in kinds[0])
    assert (readings, examples) == (81, 35)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_that_the_opponent_is_our_reconstruction(language: str) -> None:
    word = "reconstruction"
    head = (TITLE / f"rules.{language}.md").read_text(encoding="utf-8").partition("## ")[0]
    assert word in head
    assert word in dict(page(language))["ARCS-001"]
    ours = [words for id, words in page(language) if id.startswith("ARCS-")]
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
    lines = dict(page(language))
    for rule, word, ids in NAMED:
        for id in ids.split():
            assert f"**{Phrase(f'architects-{word}-{id}').text(language)}**" in lines[rule], id


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lines_of_the_rules_page_give_the_numbers_of_the_decks(language: str) -> None:
    def numbers(id: str) -> list[int]:
        return [int(n) for n in re.findall(r"\d+", dict(page(language))[id].replace("\u2212", "-"))]

    assert numbers("ARC-158")[2:] == [abs(vp) for vp in column("virtue", "vp")]
    assert numbers("ARC-152")[2:] == column("cathedral", "spots")
    assert numbers("ARC-154")[:5] == column("cathedral", "vp")
    game = DECKS["game"][0]
    assert numbers("ARC-031") == game["silver"]
    assert numbers("ARC-018") == [game["display_rows"] * game["display_columns"], 2, 4]
    levels = [
        column("level", key) for key in ("silver", "basic", "precious", "hand", "apprentices", "gather", "vp")
    ]
    assert numbers("ARCS-006") == [n for level in levels for n in level]
