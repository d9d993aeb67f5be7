"""Names and rules pages of City of Crowns: complete, fit for their places, and in agreement with the decks."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast
from tests.content.crowns_decks import BOTH, CROWNS, ICONS, NEW_THINGS, by_id
from tests.content.files import LANGUAGES, OF, SOURCE, VOWELS, numbers, pattern, told
from tests.content.paladins_decks import FILES

from courtier.core.words import Phrase

SHORT = {"muster": 15, "noble": 16}  # letters that the browser's cards have room for; of a place two lines
PEOPLE = {"the", "of", "many"}


def names(language: str) -> dict[str, ast.Message]:
    text = (SOURCE / "locales" / language / "paladins-crowns.ftl").read_text(encoding="utf-8")
    return {
        entry.id.name: entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)
    }


def wanted() -> dict[str, set[str]]:
    """Every key that a card of the expansion needs, with the attributes it must carry."""
    counted = [outsider["scoring"]["per"] for outsider in CROWNS["outsider"]]
    counted += [order["action"] for order in CROWNS["kings_order"]]
    groups: list[tuple[str, list[str], set[str]]] = [
        ("paladin", [paladin["id"] for paladin in CROWNS["paladin"]], {"of"}),
        ("townsfolk", [folk["family"] for folk in CROWNS["townsfolk"]], PEOPLE),
        ("outsider", [outsider["kind"] for outsider in CROWNS["outsider"]], PEOPLE),
        ("attribute", ["diplomacy"], {"the", "of"}),
        ("action", [action["id"] for action in CROWNS["action"]], {"noun"}),
        ("order", [order["id"] for order in CROWNS["kings_order"]], set()),
        ("favour", [favour["id"] for favour in CROWNS["kings_favour"]], set()),
        ("scheme", [scheme["id"] for scheme in CROWNS["scheme"]], set()),
        ("difficulty", ["insane"], set()),
        ("icon", ICONS, set()),
        ("extension", ICONS, set()),
        ("ally", ICONS, {"the"}),
        ("muster", [muster["id"] for muster in CROWNS["muster_card"]], {"the", "short"}),
        ("noble", [noble["id"] for noble in CROWNS["negotiate_card"]], {"the", "short"}),
        ("thing", sorted(NEW_THINGS), set()),
        ("count", counted, set()),
    ]
    return {f"paladins-{word}-{member}": forms for word, members, forms in groups for member in members}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_in_all_its_forms(language: str) -> None:
    found = {key: {a.id.name for a in message.attributes} for key, message in names(language).items()}
    assert {key: found.get(key) for key in wanted()} == wanted()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", SHORT)
def test_short_names_are_short_and_no_two_alike(word: str, language: str) -> None:
    shorts = [
        told(message)["short"]
        for key, message in names(language).items()
        if key.startswith(f"paladins-{word}-")
    ]
    assert len(set(shorts)) == len(shorts) == 30
    assert max(map(len, shorts)) <= SHORT[word]


def test_the_id_of_a_card_is_its_english_name() -> None:
    for word, deck in (("muster", "muster_card"), ("noble", "negotiate_card")):
        for id in (card["id"] for card in CROWNS[deck]):
            assert Phrase(f"paladins-{word}-{id}").text("en").lower().replace(" ", "_") == id


def test_french_articles_elide_and_contract() -> None:
    for key, message in names("fr").items():
        name, form = pattern(message.value), told(message)
        if key.startswith("paladins-paladin-"):
            assert form["of"] == ("d’" if name.startswith(VOWELS) else "de ") + name
        elif key.startswith(("paladins-townsfolk-", "paladins-outsider-")):
            article = form["the"].removesuffix(name)
            assert (article == "l’") == name.startswith(VOWELS), key
            assert form["of"] == OF[article] + name, key
            assert form["many"].split()[0] == name.split()[0] + "s", key
        elif "short" in form:
            assert form["the"].endswith(" " + name), key
            assert form["the"].removesuffix(name).strip() in ("le", "la", "les"), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_amounts_say_how_many(language: str) -> None:
    for key in names(language):
        if key.startswith(("paladins-thing-", "paladins-count-")) and key != "paladins-thing-pass":
            assert all(str(n) in Phrase(key, {"n": n}).text(language) for n in (1, 2, 7)), key


# The rule line that describes a thing, the word of its key, and its id.
NAMED = [
    *((n, "paladin", id) for n, id in ((29, "astolfo"), (30, "maugris"), (33, "naimes"), (33, "ogier"))),
    (41, "action", "muster"),
    (52, "action", "negotiate"),
    (56, "mode", "entrust"),
    (63, "mode", "enlist"),
    *((n, "favour", favour["id"]) for n, favour in enumerate(CROWNS["kings_favour"], 71)),
    *((n, "townsfolk", id) for n, id in enumerate(("chevalier", "outrider", "princess"), 81)),
    *((n, "outsider", id) for n, id in enumerate(("enforcer", "envoy", "rogue"), 86)),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lines_of_the_rules_page_call_things_by_their_names(language: str) -> None:
    lines = FILES.page(language)
    for n, word, id in NAMED:
        assert f"**{Phrase(f'paladins-{word}-{id}').text(language)}" in lines[f"COC-{n:03}"], id
    examples = {36: "muster-militia_captain", 49: "muster-village_reeves"}
    examples |= {62: "noble-count_of_chartres", 64: "noble-count_of_paris", 68: "ally-military"}
    for n, key in examples.items():
        assert Phrase(f"paladins-{key}").text(language) in lines[f"COC-{n:03}"], key


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lines_of_the_rules_page_give_the_numbers_of_the_decks(language: str) -> None:
    lines = FILES.page(language)
    town = [by_id("townsfolk_space", id)["silver"] for id in ("townsfolk_0", "townsfolk_pile")]
    outsiders = by_id("outsider_space", "outsider_pile")
    assert numbers(lines["COC-010"]) == [*town, outsiders["faith"], outsiders["strength"]]
    assert numbers(lines["COC-054"]) == [space["silver"] for space in CROWNS["negotiate_space"][1:]]
    crowns = by_id("crowns", "crowns")
    assert numbers(lines["COC-094"]) == [crowns["secret_vp"]]
    assert numbers(lines["COC-096"]) == [crowns["muster_per_vp"], 1]
    assert numbers(lines["COC-097"])[:8] == [1, 2, 3, 4, *crowns["set_vp"][1:]]
    assert numbers(lines["COCS-003"]) == [*by_id("rival", "rival")["start"].values(), 0]
    orders = [level["orders"] for level in BOTH["difficulty"] if level["orders"]]
    assert numbers(lines["COCS-004"]) == [8, *orders, 1, 8]
    favours = [place for space in BOTH["resource_space"] for place in space["favours"]]
    assert numbers(lines["COCS-010"]) == [len(BOTH["resource_space"]), *favours]
