"""What all titles' pictures for a terminal share, with Rich: words, seats by letter, and what fits on a screen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

from courtier.core.content import Content
from courtier.core.heraldry import INK, letters, tincture
from courtier.core.views import View
from courtier.core.words import Arg, Phrase, phrase_of

COMPACT = 100  # below this many columns
LEGEND_ROOM = 40  # lower screens have better uses for these lines
DIM, CAN, LACK = "dim", "bold #3f8f45", "bold #c0392b"
SLASH = Text.assemble(("/", DIM))  # a style of its own: joined texts would take over the style of the whole
Drawn = dict[str, list[list[Segment]]]


class Speech:
    """What a picture is drawn from, and how it speaks; a spectator looks over the shoulder of whoever acts."""

    def __init__(self, view: View, lang: str, names: Sequence[str], content: Content, first: int = 0) -> None:
        self.view = view
        self.lang = lang
        self.names = names
        self.letters = letters(names)
        self.decks = content.data()
        self.cards = {deck: {card["id"]: card for card in cards} for deck, cards in self.decks.items()}
        asked: int = view["active"][0] if view["active"] else first
        self.seat: int = asked if view["seat"] is None else view["seat"]
        self.me: Mapping[str, Any] = view["seats"][self.seat]

    def say(self, key: str, **args: Arg) -> str:
        return Phrase(key, args).text(self.lang, self.names)

    def phrase(self, data: Mapping[str, Any]) -> str:
        return phrase_of(data).text(self.lang, self.names)

    def head(self, key: str) -> Text:
        return Text.assemble((f"{self.say(key)}  ", DIM))

    def tag(self, player: int, more: str = "") -> Text:
        """A player's letter on the own colour; an automatic opponent sits after the last seat."""
        return Text(f" {self.initial(player)}{more} ", style=self.colour(player))

    def mark(self, player: int) -> Text:
        """The same in one character."""
        return Text(self.initial(player), style=self.colour(player))

    def initial(self, player: int) -> str:
        return self.letters[player] if player < len(self.names) else "◆"

    def colour(self, player: int) -> str:
        return f"bold {INK} on {tincture(player if player < len(self.names) else -1)}"


def draw(console: Console, options: ConsoleOptions, sections: Mapping[str, RenderableType | None]) -> Drawn:
    """Each section in lines; None where there is nothing to draw."""
    inner = options.update(width=options.max_width, height=None)
    return {
        name: console.render_lines(part, inner, pad=False)
        for name, part in sections.items()
        if part is not None
    }


def room_of(options: ConsoleOptions) -> int:
    return options.height or options.size.height


def fitting(
    drawn: Drawn, order: Sequence[str], room: int, legend_room: int = LEGEND_ROOM
) -> Iterator[Segment]:
    """Header, seats and the first section of `order`, and of the others as many as there is room for, in that order."""
    order = [name for name in order if name in drawn]
    kept = {"header", "seats", order[0]}
    left = room - sum(len(drawn[name]) for name in kept)
    for name in order[1:]:
        if len(drawn[name]) <= left and (name != "legend" or room >= legend_room):
            kept.add(name)
            left -= len(drawn[name])
    for name, lines in drawn.items():
        if name in kept:
            for line in lines:
                yield from line
                yield Segment.line()


def shorter(name: str, room: int) -> str:
    return name if len(name) <= room else name[: max(1, room - 1)] + "…"


def one_line(text: Text) -> Text:
    text.no_wrap = True
    text.overflow = "ellipsis"
    return text


def flow(head: Text, items: Sequence[Text], width: int, gap: str = "  ") -> Text:
    """Items after a head, wrapped below each other under the first one."""
    lines = [head.copy()]
    begun = False
    for item in items:
        if begun and lines[-1].cell_len + len(gap) + item.cell_len > width:
            lines.append(Text(" " * head.cell_len))
            begun = False
        lines[-1].append(gap if begun else "").append_text(item)
        begun = True
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return Text("\n").join(lines)
