"""Paladins' names and rules pages: complete, the same in both languages, and in agreement with the decks."""

from __future__ import annotations

from typing import Any

import pytest
from tests.content.files import LANGUAGES, OF, VOWELS, numbers, pattern, told
from tests.content.paladins_decks import ATTRIBUTES, DECKS, FILES, THINGS, by_id, column

from courtier.core.words import Phrase

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
    return keys | single | {"paladins-rival": {"the", "of"}}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_in_all_its_forms_and_nothing_else_has(language: str) -> None:
    assert FILES.forms(language) == wanted()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_workers_share_a_letter(language: str) -> None:
    letters = [
        Phrase(f"paladins-worker-{id}.letter").text(language) for id in [*column("worker", "id"), "any"]
    ]
    assert all(len(letter) == 1 for letter in letters)
    assert len(set(letters)) == len(letters)


def test_french_articles_elide_and_contract() -> None:
    for key, message in FILES.names("fr").items():
        name = pattern(message.value)
        form = told(message)
        if key.startswith("paladins-paladin-"):
            assert form["of"] == ("d’" if name.startswith(VOWELS) else "de ") + name
        elif key.startswith(("paladins-townsfolk-", "paladins-outsider-")):
            article = form["the"].removesuffix(name)
            assert (article == "l’") == name.startswith(VOWELS), key
            assert form["of"] == OF[article] + name, key
            assert form["many"].split()[0] == name.split()[0] + "s", key


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
    lines = FILES.page(language)
    for first, word, ids in NAMED:
        for n, id in enumerate(ids.split(), first):
            if id != "-":
                assert f"**{Phrase(f'paladins-{word}-{id}').text(language)}" in lines[f"PAL-{n:03}"], id


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lines_of_the_rules_page_give_the_numbers_of_the_decks(language: str) -> None:
    lines = FILES.page(language)
    flags = column("region", "faith") + column("region", "strength")
    assert numbers(lines["PAL-096"]) == flags
    prices = [card["cost"]["provision"] for card in DECKS["wall_space"]]
    assert numbers(lines["PAL-103"]) == column("wall_space", "influence") + prices
    assert numbers(lines["PAL-113"]) == [card["cost"]["silver"] for card in DECKS["jar"]]
    assert numbers(lines["PAL-114"]) == column("jar", "influence")
    assert numbers(lines["PAL-013"])[:4] == column("tax_supply", "silver")
    track = by_id("game", "base")["track_vp"]
    assert numbers(lines["PAL-221"])[-10:] == [n for value in range(8, 13) for n in (value, track[value])]
