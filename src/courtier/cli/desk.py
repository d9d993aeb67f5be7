"""What a person at the terminal sees in their turn: board, log, question, numbered choices, keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.panel import Panel
from rich.segment import Segment, Segments
from rich.table import Table
from rich.text import Text

from courtier.cli import screen
from courtier.cli.choices import folded, lines
from courtier.cli.screen import DIM, GOLD
from courtier.cli.speech import Speech

if TYPE_CHECKING:
    from courtier.cli.play import Session

NEWS_MOST = 16  # lines of log under the board
LOW = 28  # a screen of fewer lines may have room for one line of log only
KEYS = ("?", "u", "r", "h", "l", "b", "s", "q", "help")


def draw(session: Session, seat: int) -> None:
    """One screenful, as far as the screen goes; a pipe gets everything."""
    game, say, console, names = session.game, session.say, session.console, session.names
    if console.is_terminal:
        console.clear()
    ask = next(ask for ask in game.asks if ask.seat == seat)
    most = max(6, console.height // 3) if console.is_terminal else 0
    choices = lines(session.offered, say, names, console.width, most)
    asked = say("cli-asked", who=names[seat], what=ask.phrase().text(say.lang, names))
    question = Text.assemble(screen.tag(seat, names), " ", (asked, "bold"))
    if any(offer.reveals for offer in session.offered):
        question.append(f"   {say('cli-reveals')}", style=DIM)
    below = len(choices) + 4  # question, keys, input and a line to breathe
    if not console.is_terminal:
        room = screen.ALL
    else:
        room = max(1, console.height - below)
    if console.width >= screen.WIDE:
        console.print(beside(session, seat, room))
    else:
        least = 1 if console.height < LOW else 4
        picture = screen.board(game, seat, say, names)
        options = console.options.update(height=max(1, room - least))
        board_lines = list(Segment.split_lines(console.render(picture, options)))
        console.print(Segments(segment for row in board_lines for segment in (*row, Segment.line())), end="")
        for line in fresh(session, seat, min(NEWS_MOST, max(least, room - len(board_lines)))):
            console.print(line)
    console.print(question)
    for line in choices:
        console.print(line, no_wrap=True, overflow="ellipsis")
    console.print(footer(say, (*KEYS[:1], "o", *KEYS[1:]) if folded(choices) else KEYS))


def fresh(session: Session, seat: int, most: int) -> list[Text]:
    """The last lines of the log; what happened since this person's last choice, if that is more."""
    story = session.game.story(seat)
    new = [line for line in story if line["n"] >= session.read[seat]]
    shown = new[-most:] if new else story[-1:]
    out = screen.log(shown, session.say.lang, session.names)
    if len(new) > most:
        out[0] = Text.assemble(out[0], (f"   {session.say('cli-log-more', n=len(new) - most)}", DIM))
    for line in out:
        line.no_wrap, line.overflow = True, "ellipsis"
    return out


def beside(session: Session, seat: int | None, room: int) -> RenderableType:
    """Board to the left, log to the right, equally high."""
    console = session.console
    width = console.width - screen.LOG_WIDTH - 1
    options = console.options.update(width=width, height=room)
    picture = screen.board(session.game, seat, session.say, session.names)
    board = list(Segment.split_lines(console.render(picture, options)))
    inner = screen.LOG_WIDTH - 4
    log: list[Text] = []
    for line in reversed(screen.log(session.game.story(seat), session.say.lang, session.names)):
        wrapped = line.wrap(console, inner)
        if len(log) + len(wrapped) > len(board) - 2:
            break
        log[:0] = wrapped
    panel = Panel(
        Text("\n").join(log), title=session.say("cli-log"), title_align="left", border_style=DIM,
        width=screen.LOG_WIDTH, height=len(board),
    )  # fmt: skip
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=width)
    grid.add_column(width=screen.LOG_WIDTH)
    grid.add_row(Segments([segment for row in board for segment in (*row, Segment.line())]), panel)
    return grid


def footer(say: Speech, keys: Sequence[str] = KEYS) -> Text:
    out = Text(style=DIM)
    for key in keys:
        out.append(key, style=f"bold {GOLD}")
        out.append("" if key == "help" else f" {say('cli-key-' + _named(key))}  ")
    return out


def keys(say: Speech) -> Table:
    """Every command with a sentence."""
    table = Table.grid(padding=(0, 2))
    for key in ("1", "token", "o", "?", "u", "redo", "r", "h", "l", "b", "s", "q"):
        name = _named(key)
        table.add_row(Text(say(f"cli-help-{name}.keys"), style=f"bold {GOLD}"), say(f"cli-help-{name}"))
    return table


def _named(key: str) -> str:
    return {"?": "why", "1": "number"}.get(key, key)


def end(session: Session) -> None:
    """The last picture, the score sheets, and who won."""
    console, say, names = session.console, session.say, session.names
    if console.is_terminal and session.people:
        console.clear()
    seat = session.people[0] if len(session.people) == 1 else None
    room = max(1, console.height - 16) if console.is_terminal else screen.ALL
    if console.width >= screen.WIDE:
        console.print(beside(session, seat, room))
    else:
        console.print(screen.board(session.game, seat, say, names), height=room)
    console.print(screen.score_table(session.game, say, names))
    console.print(screen.winners_line(session.game, say, names))
