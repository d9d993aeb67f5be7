"""Paladins' names and rules pages: complete, the same in both languages, and in agreement with the decks."""

from __future__ import annotations

import re
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from tests.content.paladins_decks import ATTRIBUTES, DECKS, SOURCE, THINGS, TITLE, by_id, column

from courtier.core.words import Phrase

LANGUAGES = ("en", "fr")
RULES = [f"PAL-{n:03}" for n in range(1, 258)] + [f"SOLO-{n:03}" for n in range(1, 81)]


def names(language: str) -> dict[str, ast.Message]:
    text = (SOURCE / "locales" / language / "paladins-names.ftl").read_text(encoding="utf-8")
    found: dict[str, ast.Message] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is said twice"
            assert entry.value is not None, f"{entry.id.name} says nothing"
            found[entry.id.name] = entry
    return found


STEPS = "setup start reveal taverns paladin workers actions refresh scoring"
MORE_THINGS = "take_debt worker suspicion debt workshop monk outpost jar wall"
POINTS = "orders develops commissions fortifies walls garrisons absolves converts debts goods"


def wanted() -> dict[str, set[str]]:
    """Every key the game needs, with the attributes it must carry."""
    people = {"the", "of", "many"}
    counted = [c["scoring"]["per"] for c in DECKS["outsider"]] + column("kings_order", "action")
    groups: list[tuple[str, list[Any], set[str]]] = [
        ("paladin", column("paladin", "id"), {"of"}),
        ("townsfolk", column("townsfolk", "family"), people),
        ("outsider", column("outsider", "kind"), people),
        ("faction", column("outsider", "faction"), {"many"}),
        ("worker", [*column("worker", "id"), "any"], {"letter", "a", "many"}),
        ("attribute", column("attribute", "id"), {"the", "of"}),
        ("action", column("action", "id"), {"noun"}),
        ("side", ["left", "right"], set()),
        ("region", list(range(1, len(DECKS["region"]) + 1)), {"in"}),
        ("order", column("kings_order", "id"), set()),
        ("favour", column("kings_favour", "id"), set()),
        ("jar-space", column("jar_space", "id"), set()),
        ("scheme", column("scheme", "id"), set()),
        ("rival-action", column("rival_action", "id"), set()),
        ("difficulty", column("difficulty", "id"), set()),
        ("step", STEPS.split(), set()),
        ("thing", [*THINGS, *MORE_THINGS.split()], set()),
        ("count", counted, set()),
        ("points", [*POINTS.split(), *ATTRIBUTES], set()),
    ]
    keys = {f"paladins-{word}-{member}": forms for word, members, forms in groups for member in members}
    single: dict[str, set[str]] = {f"paladins-{word}": set() for word in ("tax-supply", "round")}
    return keys | single | {"title-paladins": set(), "paladins-rival": {"the", "of"}}


def forms(language: str) -> dict[str, set[str]]:
    return {key: {a.id.name for a in message.attributes} for key, message in names(language).items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_in_all_its_forms_and_nothing_else_has(language: str) -> None:
    assert forms(language) == wanted()


@pytest.mark.parametrize("language", LANGUAGES)
def test_amounts_say_how_many(language: str) -> None:
    counted = ("paladins-thing-", "paladins-count-", "paladins-round")
    for key, message in names(language).items():
        told = FluentSerializer().serialize_entry(message)
        assert ("$n" in told) == key.startswith(counted), key
        if key.startswith(counted):
            assert all(str(n) in Phrase(key, {"n": n}).text(language) for n in (0, 1, 2, 7)), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_workers_share_a_letter(language: str) -> None:
    letters = [
        Phrase(f"paladins-worker-{id}.letter").text(language) for id in [*column("worker", "id"), "any"]
    ]
    assert all(len(letter) == 1 for letter in letters)
    assert len(set(letters)) == len(letters)


VOWELS = tuple("AEIOUÉÈÊÂÎÔHaeiou")
CONTRACTED = {"le ": "du ", "la ": "de la ", "l’": "de l’"}


def pattern(value: ast.Pattern | None) -> str:
    assert value is not None
    return "".join(e.value for e in value.elements if isinstance(e, ast.TextElement))


def test_french_articles_elide_and_contract() -> None:
    for key, message in names("fr").items():
        name = pattern(message.value)
        told = {a.id.name: pattern(a.value) for a in message.attributes}
        if key.startswith("paladins-paladin-"):
            assert told["of"] == ("d’" if name.startswith(VOWELS) else "de ") + name
        elif key.startswith(("paladins-townsfolk-", "paladins-outsider-")):
            article = told["the"].removesuffix(name)
            assert (article == "l’") == name.startswith(VOWELS), key
            assert told["of"] == CONTRACTED[article] + name, key
            assert told["many"].split()[0] == name.split()[0] + "s", key


RULE = re.compile(r'^- <a id="((?:PAL|SOLO)-\d{3})"></a>\*\*((?:PAL|SOLO)-\d{3})\*\* (.+)$', re.MULTILINE)
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


# First rule line of a list, the word of its keys, and the ids line by line ("-": a line that names none).
NAMED = [
    (68, "action", "develop - - - - - - - recruit - - - - - - - - - hunt trade - pray - - - conspire"),
    (
        94,
        "action",
        "commission - - - - - - - fortify - - - - - - garrison - - absolve - - - - attack - - - - convert",
    ),
    (129, "paladin", "anseis berengier ivon gerier ivoire oliver roland engelier gerin girard otton samson"),
    (151, "favour", "tax_pardon - two_criminals attribute debt_or_suspicion debt_for_workers develop"),
    (158, "favour", "labourers provisions_tax pray free_recruit"),
    (190, "townsfolk", "abbot acolyte architect defender gatekeeper missionary watchman conspirator"),
    (198, "townsfolk", "debt_collector peddler squire"),
    (230, "outsider", "adventurer archer guardian hunter lookout vigilante - - armourer marauder warrior"),
    (241, "outsider", "assassin barbarian invader champion protector thief traitor mercenary"),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lines_of_the_rules_page_call_things_by_their_names(language: str) -> None:
    lines = dict(page(language))
    for first, word, ids in NAMED:
        for n, id in enumerate(ids.split(), first):
            if id != "-":
                assert f"**{Phrase(f'paladins-{word}-{id}').text(language)}" in lines[f"PAL-{n:03}"], id


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lines_of_the_rules_page_give_the_numbers_of_the_decks(language: str) -> None:
    def numbers(id: str) -> list[int]:
        return [int(n) for n in re.findall(r"\d+", dict(page(language))[id])]

    flags = column("region", "faith") + column("region", "strength")
    assert numbers("PAL-096") == flags
    prices = [card["cost"]["provision"] for card in DECKS["wall_space"]]
    assert numbers("PAL-103") == column("wall_space", "influence") + prices
    assert numbers("PAL-113") == [card["cost"]["silver"] for card in DECKS["jar"]]
    assert numbers("PAL-114") == column("jar", "influence")
    assert numbers("PAL-013")[:4] == column("tax_supply", "silver")
    track = by_id("game", "base")["track_vp"]
    assert numbers("PAL-221")[-10:] == [n for value in range(8, 13) for n in (value, track[value])]
