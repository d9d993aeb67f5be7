"""What holds for the decks, names and rules pages of every title."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer
from tests.content.files import EXAMPLE, LANGUAGES, READING, Files, numbers

from courtier import titles
from courtier.core.content import PROVENANCES, Content, ContentError
from courtier.core.words import Phrase

FILES = {title: Files(title) for title in sorted(titles())}
DECKS = [(title, deck) for title, files in FILES.items() for deck in files.decks]
RULES = {
    "architects": {"ARC": 224, "ARCS": 33, "ARCV": 13},
    "kingsburg": {
        "KB": 242,
        "KBM1": 19,
        "KBM2": 57,
        "KBM3": 59,
        "KBM4": 51,
        "KBM5": 7,
        "KBM6": 35,
        "KBS": 29,
    },
    "paladins": {"COC": 105, "COCS": 34, "PAL": 257, "SOLO": 80},
}
COUNTED = {
    "architects": (
        "architects-thing-",
        "architects-count-",
        "architects-cathedral-level",
        "architects-zone-tax",
    ),
    "kingsburg": ("thing-",),
    "paladins": ("paladins-thing-", "paladins-count-", "paladins-round"),
}
ONE_AT_A_TIME = "thing-peek_enemy"  # a secret look

every_title = pytest.mark.parametrize("title", FILES)
every_deck = pytest.mark.parametrize(("title", "deck"), DECKS)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def content(title: str, overlay: Path | None = None) -> Content:
    """Read into the title's tables, so that every key has been looked at."""
    read = Content(FILES[title].folder / "content", overlay)
    titles()[title].tables(read)
    return read


@every_title
def test_the_reader_of_content_finds_every_card(title: str) -> None:
    read = content(title)
    assert {deck: [card.id for card in read.deck(deck)] for deck in read.decks} == {
        deck: [card["id"] for card in cards] for deck, cards in FILES[title].decks.items()
    }


@every_title
def test_every_key_of_every_card_is_read(title: str) -> None:
    read = content(title)
    for deck in read.decks:
        for card in read.deck(deck):
            assert set(card.values) - card.read <= {"note"}, f"{deck} {card.id}"


@every_deck
def test_every_card_has_its_own_id_and_says_where_it_comes_from(title: str, deck: str) -> None:
    cards = FILES[title].decks[deck]
    assert max(Counter(card["id"] for card in cards).values()) == 1
    for card in cards:
        assert card["provenance"] in PROVENANCES
        keys = [key for key in card if key != "note"]
        assert (keys[0], keys[-1]) == ("id", "provenance"), card["id"]


@every_deck
def test_an_unknown_key_is_an_error_that_names_card_and_key(title: str, deck: str, tmp_path: Path) -> None:
    id = FILES[title].decks[deck][-1]["id"]
    overlay = tmp_path / "cards.toml"
    overlay.write_text(f'[[{deck}]]\nid = "{id}"\nsurprise = 1\n', encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        content(title, overlay)
    said_of = caught.value.said.args
    assert (said_of["file"], said_of["card"], said_of["name"]) == ("cards.toml", f"{deck} {id}", "surprise")


A, P = "architects", "paladins"


@pytest.mark.parametrize(
    ("title", "deck", "id", "line", "name"),
    [
        (A, "apprentice", "thief", 'effects = [{ moment = "tax_stand", spare = 1 }]', "effects[0]."),
        (
            A,
            "apprentice",
            "thief",
            'effects = [{ moment = "noon", gain = { gold = 1 } }]',
            "effects[0].moment",
        ),
        (A, "apprentice", "thief", 'skills = ["cooking"]', "skills"),
        (A, "building", "keep", "cost = { iron = 1 }", "cost.iron"),
        (
            A,
            "building",
            "keep",
            'effects = [{ moment = "built", gain = { gold = 1 }, twice = true }]',
            "effects[0].twice",
        ),
        (
            A,
            "building",
            "keep",
            'effects = [{ moment = "end_points", gain = { vp = 1 }, per = { count = "cats", each = 1 } }]',
            "effects[0].per.count",
        ),
        (
            A,
            "building",
            "keep",
            'effects = [{ moment = "built", choose = [{ gain = { gold = 1 } }, { hire = 1 }] }]',
            "effects[0].choose[1].",
        ),
        (A, "market_card", "market_01", "small = { virtue = 1 }", "small.virtue"),
        (A, "reward", "reward_01", "gain = { luck = 1 }", "gain.luck"),
        (A, "cathedral", "level_1", 'cost_any = { of = ["wood"], n = 4, or = 1 }', "cost_any.or"),
        (
            A,
            "location",
            "quarry",
            'gather = [{ thing = "stone", base = 0, workers = 1, more = 1 }]',
            "gather[0].more",
        ),
        (A, "scheme", "scheme_01", 'top = "sleep"', "top"),
        (P, "paladin", "roland", 'ability = { action = "recruit", wave = "silver" }', "ability.wave"),
        (P, "paladin", "roland", "boosts = { diplomacy = 4 }", "boosts.diplomacy"),
        (P, "outsider", "viking_thief", 'scoring = { vp = 1, per = "develop", every = 2 }', "scoring.each"),
        (P, "outsider", "viking_thief", "attack = [{ silver = 1, faith = 1 }]", "attack[0]."),
        (P, "townsfolk", "abbot_1", "dismiss = [{ gold = 1 }]", "dismiss[0].gold"),
        (P, "townsfolk", "abbot_1", 'trigger = "harvest"', "trigger"),
        (P, "wall", "wall_07", "reward = [{ choose = [{ silver = 2 }] }]", "reward[0].choose"),
        (P, "kings_favour", "pray", "cost = { labourer = 1 }", "cost.labourer"),
        (P, "action", "hunt", "modes = [{ workers = 1, gains = 1, does = 'hire' }]", "modes[0].gains"),
    ],
)
def test_an_unknown_key_inside_a_card_is_an_error(
    title: str, deck: str, id: str, line: str, name: str, tmp_path: Path
) -> None:
    overlay = tmp_path / "cards.toml"
    overlay.write_text(f'[[{deck}]]\nid = "{id}"\n{line}\n', encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        content(title, overlay)
    assert (caught.value.said.args["card"], caught.value.said.args["name"]) == (f"{deck} {id}", name)


@every_title
def test_both_languages_have_the_same_names_and_forms(title: str) -> None:
    assert FILES[title].forms("en") == FILES[title].forms("fr")


@every_title
@every_language
def test_amounts_say_how_many(title: str, language: str) -> None:
    for key, message in FILES[title].names(language).items():
        counted = key.startswith(COUNTED[title])
        assert ("$n" in FluentSerializer().serialize_entry(message)) == counted, key
        if counted and key != ONE_AT_A_TIME:
            assert all(str(n) in Phrase(key, {"n": n}).text(language) for n in (0, 1, 2, 7)), key


@every_title
@every_language
def test_the_rules_page_has_every_rule_once(title: str, language: str) -> None:
    wanted = [f"{word}-{n:03}" for word, last in RULES[title].items() for n in range(1, last + 1)]
    assert sorted(FILES[title].page(language)) == wanted


@every_title
def test_both_rules_pages_run_in_parallel(title: str) -> None:
    """Same order, same rulings, same examples and the same numbers in both languages."""
    kinds = []
    for language in LANGUAGES:
        marks = (READING[language], EXAMPLE[language])
        page = FILES[title].page(language)
        kinds.append(
            [(id, *map(words.startswith, marks), sorted(numbers(words))) for id, words in page.items()]
        )
    for english, french in zip(*kinds, strict=True):
        assert english == french
