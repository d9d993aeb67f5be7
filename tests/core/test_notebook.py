"""What a notebook shows of a game: points, questions and events, in both languages."""

from __future__ import annotations

from html import unescape
from html.parser import HTMLParser

import pytest

from courtier import start, titles
from courtier.core.notebook import LAST, picture
from courtier.core.words import phrase_of
from tests.support import walk


class Balanced(HTMLParser):
    """Every tag that is opened is closed, in order."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.cells: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag != "br":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.cells.append(data)


@pytest.mark.parametrize("title", titles())
def test_a_game_shows_its_points_questions_and_events(title: str) -> None:
    few = titles()[title].seats[0]
    for seats in (few, titles()[title].seats[-1]):
        game = start(title, seats, 3)
        for n, at in enumerate(walk(game, 3)):
            if n % 40 and not at.over:
                continue
            shown = Balanced(at._repr_html_())
            assert shown.open == []
            for sheet in at.scores():
                assert str(sheet["total"]) in shown.cells
            for ask in at.asks:
                assert any(ask.phrase().text() in cell for cell in shown.cells)
            assert ("The game is over." in shown.cells) == at.over


def test_events_are_those_that_a_spectator_hears() -> None:
    """In Kingsburg a seat may look at the enemy alone."""
    names = ["Seat 1", "Seat 2", "Seat 3"]
    secrets = 0
    for seed in range(3):
        for at in walk(start("kingsburg", 3, seed), seed):
            public = {line["n"] for line in at.story()}
            own = [line for seat in range(3) for line in at.story(seat)[-LAST:]]
            hidden = [phrase_of(line["phrase"]).text("en", names) for line in own if line["n"] not in public]
            secrets += len(hidden)
            assert not hidden or not [line for line in hidden if line in unescape(at._repr_html_())]
    assert secrets


def test_it_speaks_french() -> None:
    assert "choix" in picture(start("kingsburg", 2, 1), "fr")
