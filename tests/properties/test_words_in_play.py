"""Words: whatever a game says while it is played can be said in every language, with its real numbers."""

from __future__ import annotations

import json
import random

import pytest

from courtier import Phrase, start
from courtier.core.agenda import Ask
from courtier.core.words import LANGUAGES
from tests.properties.play import ALL, EXAMPLES, every_title, new, table_options, walk

ASKS_BY_OPTION = ("kingsburg", "paladins")  # modules and expansions ask what the basic game does not


def said(phrase: Phrase) -> None:
    """It formats, leaves no hole, and travels."""
    json.dumps(phrase.data())
    for lang in LANGUAGES:
        sentence = phrase.text(lang)  # raises for a missing key or argument
        assert sentence.strip()
        assert not set("{}$") & set(sentence)


@every_title
@pytest.mark.parametrize("eager", [False, True])
def test_everything_said_in_play_can_be_said(title: str, seats: int, eager: bool) -> None:
    known: set[str] = set()

    def once(phrase: Phrase) -> None:
        key = json.dumps(phrase.data())
        if key not in known:
            known.add(key)
            said(phrase)

    for seed in range(max(2, EXAMPLES // 6)):
        game = new(title, seats, seed)
        for moment in walk(game, seed, eager):
            for ask in moment.asks:
                once(ask.phrase())
                for option in moment.options(ask.seat):
                    once(option.phrase())
                for option, reason in moment.refusals(ask.seat):
                    once(option.phrase())
                    once(reason.phrase())
        for told in game._story:
            once(told.phrase)
        for sheet in game.scores():
            for line in sheet["lines"]:
                once(Phrase(line["key"]))
    assert len(known) > 20


@pytest.mark.parametrize("title", sorted(ALL))
def test_random_games_reach_every_ask_and_nearly_every_event(title: str) -> None:
    """So that the tests of this folder leave no corner of a title alone."""
    kinds: set[str] = set()
    events: set[str] = set()
    keys = [task.key for task in ALL[title].tasks if issubclass(task, Ask)]
    wanted = {key.rpartition("-")[2] for key in keys if key}
    enough = 0.85 * len(ALL[title].events)
    for seed in range(800):
        seats = ALL[title].seats
        n = seats[seed % len(seats)]
        asking = table_options(title, n, random.Random(seed)) if title in ASKS_BY_OPTION else {}
        game = start(title, n, seed, asking)
        for moment in walk(game, seed, eager=seed % 4 > 0):
            kinds.update(ask.kind for ask in moment.asks)
        events.update(ALL[title].events[event.kind] for _, _, event, *_ in game._story)
        if kinds == wanted and len(events) >= enough:
            break
    assert kinds == wanted
    assert len(events) >= enough, set(ALL[title].events) - events
