"""A game in a notebook: who is asked what, the points so far, and what happened last. Plain HTML, no scripts."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from courtier.core.words import LANGUAGES, Phrase, phrase_of

if TYPE_CHECKING:
    from courtier.core.game import Game

LAST = 5  # lines of the chronicle
PAPER, INK, SOFT, GOLD = "#faf5ea", "#2a2118", "#d8c9a8", "#8a5c00"
BOX = (
    f"font-family:Georgia,serif;color:{INK};background:{PAPER};border:1px solid {SOFT};border-radius:8px;"
    "padding:.8em 1.2em;display:inline-block"
)
CELL = f"color:{INK};background:{PAPER};border-bottom:1px solid {SOFT};padding:.2em .9em;text-align:"


def picture(game: Game, lang: str = LANGUAGES[0]) -> str:
    """For the owner of a game: points as they stand now, which some seats may keep secret until the end; the events as
    a spectator hears them."""

    def say(key: str, **args: int | str | Phrase) -> str:
        return escape(Phrase(key, args).text(lang))

    seats = [Phrase("seat-number", {"n": seat + 1}) for seat in range(game.seats)]
    names = [phrase.text(lang) for phrase in seats]
    asked = [
        say("notebook-asked", who=seats[ask.seat], what=ask.phrase().text(lang, names)) for ask in game.asks
    ]
    sheets = [*game.scores(), *[sheet for _, sheet in game.opponents()]]
    heads = [*names, *[name.text(lang) for name, _ in game.opponents()]]
    by_seat = sorted(sheets, key=lambda sheet: sheet["seat"])
    rows = [
        [say(line["key"]), *[str(sheet["lines"][at]["points"]) for sheet in by_seat]]
        for at, line in enumerate(by_seat[0]["lines"])
    ]
    rows.append([say("notebook-total"), *[f"<b>{sheet['total']}</b>" for sheet in by_seat]])
    if game.over:
        rows.append([say("notebook-place"), *[str(sheet["rank"]) for sheet in by_seat]])
    told = [escape(phrase_of(line["phrase"]).text(lang, names)) for line in game.story()[-LAST:]]
    title = Phrase(f"title-{game.title.name}")
    heading = say("notebook-heading", title=title, n=len(game.choices))
    return (
        f'<div style="{BOX}"><b style="color:{GOLD};font-size:1.15em">{heading}</b>'
        f"<p>{'<br>'.join(asked) or say('notebook-over')}</p>{_table(['', *map(escape, heads)], rows)}"
        f"{'<p><small>' + '<br>'.join(told) + '</small></p>' if told else ''}</div>"
    )


def _table(head: list[str], rows: list[list[str]]) -> str:
    def row(cells: list[str], tag: str) -> str:
        sides = ["left", *["right"] * (len(cells) - 1)]
        return "".join(f'<{tag} style="{CELL}{side}">{cell}</{tag}>' for cell, side in zip(cells, sides))

    body = "".join(f"<tr>{row(cells, 'td')}</tr>" for cells in rows)
    return f'<table style="border-collapse:collapse"><tr>{row(head, "th")}</tr>{body}</table>'
