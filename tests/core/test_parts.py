"""Parts of a title (modules, expansions): decks laid over by the options, and options that know when they apply."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from courtier import ContentError, Game, OptionError, Phrase, load, start, titles
from courtier.core.content import Content
from courtier.core.game import restart
from courtier.core.table_options import OptionSpec
from courtier.core.title import KEPT, SURPRISE
from tests.core.tiny.grown import Grown, installed
from tests.core.tiny.title import TINY

BASE = ("opal", "pearl", "garnet", "ruby")


@pytest.fixture
def grown(tmp_path: Path) -> Iterator[Grown]:
    with installed(tmp_path / "tiny") as title:
        yield title


def gems(content: Content) -> dict[str, int]:
    return {card["id"]: card["worth"] for card in content.data()["gem"]}


def refusal(seats: int = 2, **options: Any) -> Phrase:
    with pytest.raises(OptionError) as error:
        start("tiny", seats, 1, options)
    assert error.value.text("en") != error.value.text("fr")
    return error.value.said


def play(game: Game) -> Game:
    while not game.over:
        seat = game.asks[0].seat
        game.choose(game.options(seat)[-1], seat)
    return game


# Parts


def test_a_part_extends_a_deck_and_changes_a_number(grown: Grown) -> None:
    game = start("tiny", 2, 1, {"boxes": [1]})
    assert gems(game.content) == {"opal": 2, "pearl": 3, "garnet": 4, "ruby": 7, "diamond": 9}
    assert game.view()["coins"] == [8, 8]
    assert game.content.parts == game.tables.parts == ("box1",)
    assert tuple(gems(start("tiny", 2, 1).content)) == BASE


def test_a_part_brings_a_deck_and_later_parts_lie_over_earlier_ones(grown: Grown) -> None:
    game = start("tiny", 2, 1, {"boxes": [2, 1]})
    assert game.tables.crowns == ["iron"]
    assert gems(game.content)["ruby"] == 8
    assert game.content.parts == ("box1", "box2")


def test_the_order_in_which_parts_were_chosen_is_no_difference(grown: Grown) -> None:
    one, other = (start("tiny", 2, 1, {"boxes": boxes}) for boxes in ([2, 1], (1, 2)))
    assert one.options_in_force == other.options_in_force
    assert one.options_in_force["boxes"] == (1, 2)
    assert one.tables is other.tables
    assert one.record() == other.record()


def test_an_overlay_corrects_the_decks_in_force_and_no_others(grown: Grown, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text('[[crown]]\nid = "gold"\nworth = 5\n[[gem]]\nid = "ruby"\nworth = 1\n', encoding="utf-8")
    game = start("tiny", 2, 1, {"boxes": [1, 2]}, content=mine)
    assert game.tables.crowns == ["iron", "gold"]
    assert gems(game.content)["ruby"] == 1
    with pytest.raises(ContentError) as error:
        start("tiny", 2, 1, {"boxes": [1]}, content=mine)
    assert (error.value.said.key, error.value.said.args["deck"]) == ("content-no-deck", "crown")


def test_a_card_stands_once_in_a_part_and_the_error_names_its_file(grown: Grown) -> None:
    twice = grown.folder / "content" / "box1" / "more.toml"
    twice.write_text('[[gem]]\nid = "diamond"\nworth = 5\n', encoding="utf-8")
    with pytest.raises(ContentError) as error:
        start("tiny", 2, 1, {"boxes": [1]})
    assert error.value.said.args["file"] == "box1/more.toml"
    assert start("tiny", 2, 1).content.parts == ()


def test_a_part_without_a_folder_is_empty(grown: Grown) -> None:
    assert grown.load(None, ("box7",))[0].hash == grown.load()[0].hash
    assert grown.load(None, ("box7",))[0].parts == ("box7",)


def test_games_with_parts_are_recorded_saved_and_replayed(grown: Grown) -> None:
    game = start("tiny", 3, 5, {"boxes": [1]})
    halfway = Game.from_data(game.to_data())
    assert halfway.tables is game.tables
    text = play(game).record()
    assert '"gifts": [], "boxes": [1]}' in text
    again = load(text)
    assert again.record() == text
    assert again.content.parts == ("box1",)
    assert game.content.hash != start("tiny", 3, 5).content.hash


def test_the_base_game_is_the_same_to_the_byte(grown: Grown) -> None:
    new = play(start("tiny", 3, 5))
    titles()["tiny"] = TINY
    old = play(start("tiny", 3, 5))
    assert new.content.hash == old.content.hash
    assert new.record() == old.record()
    assert new.to_data() == old.to_data()
    titles()["tiny"] = grown
    assert load(old.record()).record() == old.record()
    assert load(old.record()).options_in_force["boxes"] == ()


def test_tables_of_recent_combinations_are_kept_and_no_more(grown: Grown) -> None:
    first = grown.load()[1]
    assert grown.load()[1] is first
    for number in range(KEPT):
        grown.load(None, (f"box{number}",))
    assert grown.load()[1] is not first
    for cached in (grown.load, grown.knowledge, grown.model):
        assert cached.cache_info().maxsize is not None


# Options


def test_a_value_twice(grown: Grown) -> None:
    said = refusal(boxes=[1, 2, 1])
    assert (said.key, said.args) == ("option-twice", {"name": "boxes", "value": "1"})


def test_an_option_that_needs_another(grown: Grown) -> None:
    said = refusal(crowns="sold", boxes=[1])
    assert (said.key, said.args) == ("option-needs", {"name": "crowns", "needs": "boxes=2"})
    assert start("tiny", 2, 1, {"crowns": "sold", "boxes": [1, 2]}).options_in_force["crowns"] == "sold"


def test_an_option_for_some_numbers_of_seats(grown: Grown) -> None:
    said = refusal(3, helper="goblin")
    assert (said.key, said.args) == ("option-seats", {"name": "helper", "seats": "2", "here": 3})
    assert start("tiny", 2, 1, {"helper": "goblin"}).options_in_force["helper"] == "goblin"


def test_the_default_of_an_option_that_does_not_apply_is_no_choice(grown: Grown) -> None:
    """Records and tables name every option."""
    usual = grown.settle({})
    assert start("tiny", 3, 1, usual).options_in_force == usual


def test_whoever_offers_options_can_ask_which_apply(grown: Grown) -> None:
    def applying(seats: int, **options: Any) -> list[str]:
        settled = grown.settle(options)
        return [spec.name for spec in grown.options if spec.later and spec.applies(settled, seats)]

    assert grown.applying({"crowns": "sold", "peeking": False}, 3) == {"peeking": False}

    assert applying(2) == ["boxes", "helper"]
    assert applying(3, boxes=[2]) == ["boxes", "crowns"]


def test_a_game_that_was_begun_is_not_asked_again(grown: Grown) -> None:
    """An older program let such an option pass, and it changed nothing."""
    game = restart("tiny", 3, 1, {"helper": "goblin"})
    assert game.options_in_force["helper"] == "goblin"
    assert load(game.record()).record() == game.record()
    assert Game.from_data(game.to_data()).digest() == game.digest()


def test_a_record_with_an_option_that_is_unknown_here(grown: Grown) -> None:
    text = start("tiny", 2, 1, {"boxes": [1]}).record()
    titles()["tiny"] = TINY
    with pytest.raises(OptionError) as error:
        load(text)
    assert (error.value.said.key, error.value.said.args["name"]) == ("option-unknown", "boxes")


def test_a_record_with_an_option_that_lacks_another(grown: Grown) -> None:
    text = start("tiny", 2, 1, {"boxes": [2], "crowns": "sold"}).record()
    with pytest.raises(OptionError) as error:
        load(text.replace('"boxes": [2]', '"boxes": []'))
    assert (error.value.said.key, error.value.said.args["needs"]) == ("option-needs", "boxes=2")


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("boxes", "2,1", [2, 1]),
        ("boxes", "", []),
        ("boxes", "1, 2", [1, 2]),
        ("boxes", "9", ["9"]),
        ("rounds", "4", 4),
        ("crowns", "sold", "sold"),
        ("crowns", "true", "true"),
        ("peeking", "No", False),
        ("peeking", "maybe", "maybe"),
    ],
)
def test_a_value_is_read_by_its_option(name: str, text: str, value: Any) -> None:
    spec = next(spec for spec in Grown.options if spec.name == name)
    assert spec.read(text) == value


def test_paladins_and_architects_say_where_their_options_apply() -> None:
    apart = {
        (title, spec.name): tuple(spec.seats)
        for title in ("paladins", "architects")
        for spec in titles()[title].options
        if spec.seats
    }
    assert apart == {
        ("paladins", "difficulty"): (1,),
        ("architects", "opponent"): (1, 2),
        ("architects", "level"): (1, 2),
    }


def test_every_preset_can_be_played() -> None:
    named = {name: [preset for preset, _ in title.presets] for name, title in titles().items()}
    assert named["kingsburg"][0] == "first_game"
    for name, title in titles().items():
        for _, options in title.presets:
            for seats in title.seats:
                start(name, seats, 1, options)


def test_a_value_may_need_another_option() -> None:
    level = OptionSpec("level", "mild", ("mild", "wild"), only=(("wild", "moons", (True,)),))
    assert level.offered({"moons": False}) == ("mild",)
    assert level.offered({"moons": True}) == ("mild", "wild")
    assert level.value_missing({"moons": False}, "wild") == "moons=true"  # as one types it
    assert level.value_missing({"moons": False}, "mild") == ""
    for moons, drawn in ((False, {"mild"}), (True, {"mild", "wild"})):
        assert {level.draw(random.Random(seed), {"moons": moons}) for seed in range(20)} == drawn


# Presets


def test_a_preset_is_known_by_its_name(grown: Grown) -> None:
    assert grown.preset_names() == ["rich", SURPRISE]
    assert grown.preset("rich", random.Random(1)) == {"boxes": (1,)}
    with pytest.raises(OptionError) as error:
        grown.preset("poor", random.Random(1))
    assert error.value.said.args["known"] == "rich, surprise"
    assert error.value.text("en") != error.value.text("fr")
    assert TINY.preset_names() == []  # nothing to draw where nothing is offered
    with pytest.raises(OptionError):
        TINY.preset(SURPRISE, random.Random(1))


def test_a_surprise_draws_what_presets_speak_of_and_its_variants(grown: Grown) -> None:
    drawn = [grown.preset(SURPRISE, random.Random(seed)) for seed in range(60)]
    assert {options["boxes"] for options in drawn} == {(1,), (2,), (1, 2)}
    assert {options.get("crowns") for options in drawn if 2 in options["boxes"]} == {"dealt", "sold"}
    assert not any("crowns" in options for options in drawn if options["boxes"] == (1,))
    assert not any("helper" in options for options in drawn)  # no preset names it
    assert grown.preset(SURPRISE, random.Random(3)) == drawn[3]
    for options in drawn:
        start("tiny", 2, 1, options)
