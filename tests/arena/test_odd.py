"""What a good player never does: it is counted where it happens, and levels from knight up hardly do it."""

from __future__ import annotations

import json

import pytest

from courtier import start
from courtier.arena.odd import Tally, look, note, summed
from courtier.arena.plan import Plan
from courtier.bots.odd import ODD
from courtier.core.words import Phrase
from tests.cli.desk import refused, run


def test_who_passes_while_dice_bring_a_reward_is_counted() -> None:
    game = start("kingsburg", 2, 5)
    while game.asks[0].kind != "influence":
        game.choose(game.options(game.asks[0].seat)[0], game.asks[0].seat)
    seat = game.asks[0].seat
    tally = Tally()
    note(tally, game, seat, "pass", "")
    note(tally, game, seat, str(game.options(seat)[-1]), "")
    assert tally.choices == 2
    assert tally.occasions["passes_by"] == 2
    assert tally.odd["passes_by"] == 1
    assert tally.share == 0.5


@pytest.mark.parametrize("title", list(ODD))
def test_every_odd_choice_has_a_sentence_in_both_languages(title: str) -> None:
    for name in ODD[title]:
        key = f"odd-{title}-{name}"
        assert Phrase(key).text("en") != Phrase(key).text("fr")


@pytest.mark.parametrize("title", list(ODD))
def test_knights_hardly_ever_do_what_is_odd(title: str) -> None:
    plan = Plan(title, 2, ("knight", "squire"), 2, 3)
    told = summed(look(plan, index) for index in range(plan.total))
    assert told["knight"].choices > 50
    assert told["knight"].share < 0.02


def test_the_command_counts_them_and_refuses_what_it_cannot_count() -> None:
    done = run("arena", "odd", "kingsburg", "random", "squire", "--games", "2", "--jobs", "1", "--json")
    assert done.exit_code == 0, done.output
    told = json.loads(done.stdout)
    assert told["random"]["kinds"]["passes_by"]["odd"] > 0
    assert told["squire"]["kinds"]["passes_by"] == {
        "odd": 0,
        "occasions": told["squire"]["kinds"]["passes_by"]["occasions"],
    }
    assert "kingsburg" in refused("arena", "odd", "nothing", "random", "squire")
