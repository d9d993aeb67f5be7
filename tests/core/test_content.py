"""Decks: overlaid by id, hashed, and checked key by key. An error names the file, the card and the key."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from courtier import ContentError, Phrase, load, start, titles
from courtier.core.content import Card, Content
from tests.core.tiny.title import TINY, Tiny

FOLDER = TINY.folder / "content"


def overlay(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "my_gems.toml"
    path.write_text(text, encoding="utf-8")
    return path


def refusal(path: Path) -> Phrase:
    with pytest.raises(ContentError) as error:
        start("tiny", 2, 1, content=path)
    for lang in ("en", "fr"):
        assert path.name in error.value.text(lang)
    return error.value.said


def test_an_overlay_corrects_single_keys_of_a_card(tmp_path: Path) -> None:
    path = overlay(tmp_path, '[[gem]]\nid = "ruby"\nworth = 9\n\n[[game]]\nid = "basic"\ncoins = 4\n')
    game = start("tiny", 2, 1, content=path)
    assert game.view()["coins"] == [4, 4]
    ruby = next(card for card in TINY.content_data(game.content)["gem"] if card["id"] == "ruby")
    assert ruby == {"id": "ruby", "worth": 9, "count": 1, "back": "dark", "provenance": "rulebook"}
    assert start("tiny", 2, 1).view()["coins"] == [6, 6]


def test_an_overlay_adds_a_card(tmp_path: Path) -> None:
    path = overlay(
        tmp_path, '[[gem]]\nid = "opal2"\nworth = 1\ncount = 2\nback = "dark"\nprovenance = "sourced"\n'
    )
    content, tables = TINY.load(path)
    assert [card.id for card in content.deck("gem")][-1] == "opal2"
    assert tables.deck.count(4) == 2


def test_the_record_knows_which_cards_were_played(tmp_path: Path) -> None:
    path = overlay(tmp_path, '[[gem]]\nid = "ruby"\nworth = 9\n')
    game = start("tiny", 2, 1, content=path)
    text = game.record()
    assert load(text, content=path).record() == text
    with pytest.raises(ContentError) as error:
        load(text)
    plain = start("tiny", 2, 1).content.hash
    assert error.value.said.args == {"here": plain, "there": game.content.hash}


def hashed(overlay: Path | None = None) -> str:
    found: str = TINY.load(overlay)[0].hash
    return found


def test_the_hash_is_of_values_not_of_comments_or_provenance(tmp_path: Path) -> None:
    same = overlay(tmp_path, '# as printed\n[[gem]]\nworth = 6\nid = "ruby"\nprovenance = "sourced"\n')
    assert hashed(same) == hashed()
    (tmp_path / "other").mkdir()
    assert hashed(overlay(tmp_path / "other", '[[gem]]\nid = "ruby"\nworth = 7\n')) != hashed()


def test_the_hash_is_of_the_decks_that_are_read(tmp_path: Path) -> None:
    """A deck that no rule reads changes nothing; the order of the cards, which numbers them, does."""

    class Grown(Tiny):
        folder = tmp_path

    content = tmp_path / "content"
    shutil.copytree(FOLDER, content)
    (content / "crowns.toml").write_text('[[crown]]\nid = "iron"\nworth = 3\n', encoding="utf-8")
    assert Grown().load()[0].hash == hashed()
    gems = content / "gems.toml"
    cards = gems.read_text(encoding="utf-8").split("[[gem]]")
    gems.write_text("[[gem]]".join([cards[0], cards[2], cards[1], *cards[3:]]), encoding="utf-8")
    assert Grown().load()[0].hash != hashed()


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    path = tmp_path / "nothing.toml"
    said = refusal(path)
    assert (said.key, said.args) == ("content-no-file", {"file": str(path)})


@pytest.mark.parametrize("data", [b"[[gem]\n", b"id = \n", b"\xff\xfe"])
def test_a_file_that_is_no_toml(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "my_gems.toml"
    path.write_bytes(data)
    said = refusal(path)
    assert (said.key, said.args["file"]) == ("content-not-toml", str(path))


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    assert refusal(tmp_path).key == "content-not-toml"


def test_an_unknown_deck_is_named_with_the_known_ones(tmp_path: Path) -> None:
    said = refusal(overlay(tmp_path, '[[jewel]]\nid = "ruby"\n'))
    assert (said.key, said.args) == (
        "content-no-deck",
        {"file": "my_gems.toml", "deck": "jewel", "known": "game, gem"},
    )


@pytest.mark.parametrize("line", ["worth = 3", "id = 7", 'id = ""', 'id = "a ruby"', "id = [1]"])
def test_a_card_needs_an_id(tmp_path: Path, line: str) -> None:
    said = refusal(overlay(tmp_path, f"[[gem]]\n{line}\n"))
    assert (said.key, said.args) == ("content-no-id", {"file": "my_gems.toml", "deck": "gem"})


@pytest.mark.parametrize("text", ["gem = 3", "gem = [1, 2]", 'gem = "ruby"'])
def test_a_deck_is_a_list_of_cards(tmp_path: Path, text: str) -> None:
    assert refusal(overlay(tmp_path, text)).key == "content-no-id"


@pytest.mark.parametrize(
    ("line", "key", "part"),
    [
        ('worth = "much"', "worth", "from 1 to 20"),
        ("worth = 0", "worth", "from 1 to 20"),
        ("worth = 21", "worth", "from 1 to 20"),
        ("worth = true", "worth", "from 1 to 20"),
        ("worth = 1.5", "worth", "from 1 to 20"),
        ("worth = 1979-05-27", "worth", "1979-05-27"),
        ('back = "green"', "back", "light, dark"),
        ("back = 1", "back", "light, dark"),
        ('provenance = "hearsay"', "provenance", "rulebook, sourced, reconstructed"),
        ("wort = 3", "wort", "worth"),
    ],
)
def test_a_broken_key_is_named_with_file_card_and_what_it_takes(
    tmp_path: Path, line: str, key: str, part: str
) -> None:
    said = refusal(overlay(tmp_path, f'[[gem]]\nid = "ruby"\n{line}\n'))
    assert said.key == "content-card"
    assert (said.args["file"], said.args["card"], said.args["name"]) == ("my_gems.toml", "gem ruby", key)
    assert part in said.text()


def test_a_missing_key_is_named(tmp_path: Path) -> None:
    said = refusal(overlay(tmp_path, '[[gem]]\nid = "topaz"\n'))
    assert (said.args["file"], said.args["card"], said.args["name"]) == ("my_gems.toml", "gem topaz", "worth")


def test_a_card_that_stands_twice_is_named(tmp_path: Path) -> None:
    (tmp_path / "gems.toml").write_text('[[gem]]\nid = "ruby"\n\n[[gem]]\nid = "ruby"\n', encoding="utf-8")
    with pytest.raises(ContentError) as error:
        Content(tmp_path)
    args = error.value.said.args
    assert (args["file"], args["card"], args["name"]) == ("gems.toml", "gem ruby", "id")


def test_the_readers_of_a_card() -> None:
    card = Card(
        "f.toml",
        "deck",
        {
            "id": "x",
            "yes": True,
            "few": [1, 2],
            "words": ["a", "b"],
            "cost": {"wood": 2, "gold": 1},
            "parts": [{"n": 1}, {"n": "x"}],
        },
    )
    assert card.flag("yes") is True
    assert card.numbers("few") == [1, 2]
    assert card.some_of("words", ["a", "b", "c"]) == ["a", "b"]
    cost = card.bundle("cost", ["gold", "wood"])
    assert (cost.things, cost.amounts) == ([0, 1], [1, 2])
    assert card.bundle("reward", ["gold"]).things == []
    first, second = card.cards("parts")
    assert first.number("n") == 1
    card.read.add("id")
    card.done()

    def named(read: object) -> object:
        assert callable(read)
        with pytest.raises(ContentError) as error:
            read()
        return error.value.said.args["name"]

    assert named(lambda: second.number("n")) == "parts[1].n"
    assert named(lambda: card.bundle("cost", ["gold"])) == "cost.wood"
    assert named(lambda: card.flag("few")) == "few"
    assert named(lambda: card.numbers("words")) == "words"
    assert named(lambda: card.some_of("words", ["a"])) == "words"
    assert named(lambda: card.cards("few")) == "few[0]"
    assert named(lambda: card.bundle("yes", ["gold"])) == "yes"
    for amount in (0, -1, 100, True, "1"):
        odd = Card("f.toml", "deck", {"id": "x", "cost": {"gold": amount}})
        with pytest.raises(ContentError) as error:
            odd.bundle("cost", ["gold"])
        assert error.value.said.args["name"] == "cost.gold"


@pytest.mark.parametrize("spaces", ["[0]", "[-5]", "[4]", "[1.5]", f"[{10**30}]"])
def test_numbers_of_a_list_have_bounds_too(spaces: str, tmp_path: Path) -> None:
    path = overlay(tmp_path, f'[[action]]\nid = "recruit"\nworkshop_spaces = {spaces}\n')
    with pytest.raises(ContentError, match="whole numbers from 1 to 3"):
        start("paladins", 2, 1, content=path)


@pytest.mark.parametrize("stack", ['["faith", "faith", "strength"]', '["faith"]'])
def test_the_rivals_stack_holds_every_attribute_once(stack: str, tmp_path: Path) -> None:
    path = overlay(tmp_path, f'[[rival]]\nid = "rival"\nstack = {stack}\n')
    with pytest.raises(ContentError, match="stack"):
        start("paladins", 1, 1, content=path)


@pytest.mark.parametrize(
    ("title", "card"),
    [
        ("paladins", '[[square]]\nid = "{first}"\nreward = []'),
        ("architects", '[[apprentice]]\nid = "{first}"\n'
         'effects = [{{ moment = "reset", gain = {{ gold = 1 }}, if = {{ count = "prison" }} }}]'),
        ("paladins", '[[resource_space]]\nid = "{first}"\ntownsfolk = [22]'),
        ("kingsburg", '[[game]]\nid = "{first}"\nneutral_dice = [3]'),
        ("kingsburg", '[[game]]\nid = "{first}"\nneutral_dice = [9, 2]'),
        ("kingsburg", '[[game]]\nid = "{first}"\nstrength_ranges = [1, 2, 3, 4, 5]'),
    ],
    ids=range(6),
)  # fmt: skip
def test_a_card_that_no_game_could_use_is_refused_at_once(title: str, card: str, tmp_path: Path) -> None:
    deck = card[2 : card.index("]")]
    first = next(iter(titles()[title].load()[0].decks[deck]))
    with pytest.raises(ContentError):
        start(title, 2, 1, content=overlay(tmp_path, card.format(first=first) + "\n"))
