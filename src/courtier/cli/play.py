"""A game at this terminal: people in their turns, bots in between, until it is over or left."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from courtier.bots import Hint
from courtier.bots.program import LIMIT, Program, rise, sit
from courtier.bots.scripts import Script
from courtier.cli import desk, pages, saves, screen
from courtier.cli.chairs import Chair, to_names
from courtier.cli.choices import Offer, label, lines, offers, refusal_table
from courtier.cli.screen import GOLD
from courtier.cli.speech import BadInput, Speech
from courtier.core.game import Game
from courtier.core.options import Option
from courtier.core.reasons import IllegalChoice
from courtier.core.rng import derive
from courtier.core.words import Arg, Phrase, whole

LOG_SHOWN = 30
RECALLED = 8  # lines of the story that a resumed game begins with


class Left(Exception):
    """The person leaves the game."""


class Session:
    """A running game, who sits where, and what each person has been shown."""

    def __init__(
        self, game: Game, chairs: list[Chair], say: Speech, console: Console, save_to: Path | None,
        limit: float = LIMIT,
    ) -> None:  # fmt: skip
        self.game = game
        self.chairs = chairs
        self.names = [chair.name for chair in chairs]
        self.players = {seat: sit(chair.bot, limit) for seat, chair in enumerate(chairs) if chair.bot}
        self.people = [seat for seat, chair in enumerate(chairs) if chair.bot is None]
        self.say = say
        self.console = console
        self.save_to = save_to
        self.looking: int | None = None  # whose view is on the screen
        before = max(0, len(game.story(None)) - RECALLED) if game.choices else 0
        self.read: dict[int, int] = dict.fromkeys(self.people, before)  # story lines each person has seen
        self.told = 0  # story lines printed while nobody plays
        self.offered: list[Offer] = []
        self.last_rule = ""
        self.saved_at = -1  # choices made when the record was last written
        self.commands: dict[str, Callable[[int, str], bool]] = {
            "o": self.options, "?": self.refusals, "u": self.undo, "redo": self.redo, "r": self.rule,
            "h": self.hint, "l": self.log, "b": self.board, "s": self.save, "q": self.quit, "help": self.help,
        }  # fmt: skip

    def run(self) -> None:
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  arrow keys and history in input()
        self.autosave()
        try:
            while not self.game.over:
                seat = self.next_seat()
                if self.chairs[seat].bot is not None:
                    self.bot_turn(seat)
                else:
                    self.person_turn(seat)
            self.finish()
        except Left:
            pass
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self.keep()
        finally:
            for player in self.players.values():
                rise(player, self.game)

    def next_seat(self) -> int:
        """Bots first; of several people asked at once, the one who is looking."""
        asked = [ask.seat for ask in self.game.asks]
        bots = [seat for seat in asked if self.chairs[seat].bot is not None]
        if bots:
            return bots[0]
        return self.looking if self.looking in asked and self.looking is not None else asked[0]

    # choosing

    def bot_turn(self, seat: int) -> None:
        player = self.players[seat]
        thinking = self.say("cli-thinking", who=self.names[seat])
        with self.console.status(thinking) if self.console.is_terminal else contextlib.nullcontext():
            option = player.choose(self.game, seat, self.seed())
        self.game.choose(option, seat)
        self.forfeits(seat)
        self.autosave()
        if not self.people:
            news = self.game.story(None, self.told)
            self.told = news[-1]["n"] + 1 if news else self.told
            for line in screen.log(news, self.say.lang, self.names):
                self.console.print(line)

    def forfeits(self, seat: int) -> None:
        """A program that failed is told once; the level that goes on stands in its chair, and in the record."""
        player = self.players[seat]
        if isinstance(player, Program | Script) and player.forfeit is not None:
            self.complain(self.say("cli-forfeit", who=self.names[seat], why=player.forfeit))
            self.chairs[seat].bot = player.level
            self.players[seat] = sit(player.level)
            if self.console.is_terminal and self.people:
                input(self.say("cli-forfeit-enter"))

    def seed(self) -> int:
        """For bots: the same at the same choice, so a resumed game goes on as it would have. It tells them nothing."""
        return derive(self.game.state.key.hex(), "bots", len(self.game.choices))

    def person_turn(self, seat: int) -> None:
        self.curtain(seat)
        self.offered = offers(self.game, seat)
        desk.draw(self, seat)
        while not self.answer(input("» ").strip(), seat):
            pass

    def answer(self, line: str, seat: int) -> bool:
        """Do what a line says; True when the position has changed."""
        if not line:
            return False
        word, _, rest = line.partition(" ")
        try:
            if (number := whole(line)) >= 0:
                return self.choose_number(number, seat)
            if word.lower() in self.commands and line not in [str(o.option) for o in self.offered]:
                return self.commands[word.lower()](seat, rest.strip())
            return self.choose(" ".join(line.split()), seat)
        except BadInput as error:
            self.complain(error.text(self.say.lang))
            return False

    def choose_number(self, number: int, seat: int) -> bool:
        if not 1 <= number <= len(self.offered):
            raise BadInput("cli-no-number", number=number, last=len(self.offered))
        return self.choose(self.offered[number - 1].option, seat)

    def choose(self, option: Option | str, seat: int) -> bool:
        seen = self.game.story(seat)
        try:
            self.game.choose(option, seat)
        except IllegalChoice as error:
            self.last_rule = error.reason.rule
            why = error.reason.phrase().text(self.say.lang, self.names)
            more = (
                f"({error.reason.rule}, r)"
                if error.reason.rule
                else self.say("cli-accepted", last=len(self.offered))
            )
            self.complain(f"{why} {more}")
            return False
        self.read[seat] = seen[-1]["n"] + 1 if seen else 0
        self.last_rule = ""
        self.autosave()
        return True

    def complain(self, text: str) -> None:
        self.console.print(Text(text, style="bold red"))

    def tell(self, text: str) -> None:
        self.console.print(Text(text, style=GOLD))

    # between two people

    def curtain(self, seat: int) -> None:
        """Hide one person's secrets from the next; without secrets the keyboard just goes round."""
        before, self.looking = self.looking, seat
        if before == seat or not any(
            self.secrets(seat, other) for other in self.people if before in (other, None)
        ):
            return
        if self.console.is_terminal:
            self.console.clear()
            print("\x1b[3J", end="")  # what was scrolled away too
        self.console.print(
            Panel(
                self.say("cli-curtain", who=self.names[seat]), border_style=GOLD, padding=(1, 2), expand=False
            )
        )
        input(self.say("cli-curtain-enter"))

    def secrets(self, seat: int, other: int) -> bool:
        """Does either of two people know or choose something that the other must not see?"""
        if seat == other:
            return False
        if len(self.game.asks) > 1 or self.game.state.held:
            return True
        mine, theirs = dict(self.game.view(seat)), dict(self.game.view(other))
        known = dict.fromkeys(self.game.title.open_keys)
        return {**mine, **known} != {**theirs, **known}

    # commands: each returns whether the position has changed

    def options(self, seat: int, rest: str) -> bool:
        for line in lines(self.offered, self.say, self.names, self.console.width):
            self.console.print(line)
        return False

    def refusals(self, seat: int, rest: str) -> bool:
        refused = self.game.refusals(seat)
        table = refusal_table(refused, self.say, self.names, rest)
        if table is None:
            self.tell(self.say("cli-nothing-refused"))
            return False
        self.console.print(table)
        rules = {reason.rule for _, reason in refused if reason.rule}
        if len(rules) == 1:
            self.last_rule = rules.pop()
        return False

    def undo(self, seat: int, rest: str) -> bool:
        """Back to the last choice of a person, over what bots did since; never across a roll or a reveal."""
        undone = 0
        while self.game.undo_seat is not None:
            whose = self.game.undo_seat
            self.game.undo()
            undone += 1
            if whose in self.people:
                self.read = {who: min(n, len(self.game.story(None))) for who, n in self.read.items()}
                self.autosave()
                return True
        for _ in range(undone):
            self.game.redo()
        self.complain(self.say("cli-no-undo"))
        return False

    def redo(self, seat: int, rest: str) -> bool:
        if self.game.redo():
            self.autosave()
            return True
        self.complain(self.say("cli-no-redo"))
        return False

    def rule(self, seat: int, rest: str) -> bool:
        wanted = rest or self.last_rule
        if not wanted:
            raise BadInput("cli-which-rule")
        pages.show(self.console, wanted, self.game.title, self.say)
        return False

    def hint(self, seat: int, rest: str) -> bool:
        """What to choose, what it brings and how sure that is; Ctrl-C ends the thinking."""
        from courtier.bots import hint
        from courtier.bots.hint import shown

        found: Hint | None = None
        thinking = self.say("cli-hint-thinking")
        with (
            self.console.status(thinking) if self.console.is_terminal else contextlib.nullcontext(),
            contextlib.suppress(KeyboardInterrupt),
        ):
            found = hint(self.game, seat)
        if found is None:
            return False
        if found.second is None:
            self.tell(self.say("cli-hint-only", **self.hinted(found.option)))
            return False
        lead, points = round(found.lead, 1), round(found.points)
        self.tell(
            self.say(
                "cli-hint", **self.hinted(found.option), lead=lead, error=shown(found.error), points=points
            )
        )
        margin, error = round(found.margin, 1), shown(found.margin_error)
        second = round(found.second_lead, 1)
        self.tell(
            self.say("cli-hint-second", **self.hinted(found.second), lead=second, margin=margin, error=error)
        )
        for said in (found.gain(), found.follows(), Phrase("hint-cut") if found.cut else None):
            if said is not None:
                self.tell(said.text(self.say.lang, self.names))
        return False

    def hinted(self, option: Option) -> dict[str, Arg]:
        number = next(offer.number for offer in self.offered if offer.option == option)
        return {"choice": label(option, self.say, self.names), "number": number}

    def log(self, seat: int, rest: str) -> bool:
        story = self.game.story(seat)
        asked = whole(rest)
        shown = asked if asked > 0 else LOG_SHOWN
        for line in screen.log(story[-shown:], self.say.lang, self.names):
            self.console.print(line)
        return False

    def board(self, seat: int, rest: str) -> bool:
        self.console.print(screen.board(self.game, seat, self.say, self.names), height=screen.ALL)
        return False

    def help(self, seat: int, rest: str) -> bool:
        self.console.print(desk.keys(self.say))
        return False

    # saving and leaving

    def record(self) -> str:
        return self.game.record(seed=True, names=to_names(self.chairs))

    def autosave(self) -> None:
        if self.save_to is not None:
            self.write(self.save_to)

    def write(self, path: Path) -> None:
        saves.write(path, self.record())
        self.saved_at = len(self.game.choices)

    def save(self, seat: int, rest: str) -> bool:
        path = saves.named(rest) if rest else self.save_to or saves.unnamed(self.game.title.name)
        self.write(path)
        self.tell(self.say("cli-saved", file=str(path)))
        return False

    def quit(self, seat: int, rest: str) -> bool:
        if self.save_to is not None or self.saved_at == len(self.game.choices):
            raise Left
        usual = str(saves.unnamed(self.game.title.name))
        self.offer_to_keep(self.say("cli-quit", file=usual), usual)
        raise Left

    def offer_to_keep(self, question: str, usual: str = "") -> None:
        """Asks until the game is kept or nobody wants it to be. Enter: in the usual file; where there is none, no."""
        no = self.say("cli-no")
        while answer := input(f"{question} ").strip() or usual:
            if answer.lower() in (no, no[0], "n"):
                return
            try:
                return self.keep(saves.named(answer))
            except BadInput as error:
                self.complain(error.text(self.say.lang))

    def keep(self, path: Path | None = None) -> None:
        """Put the game where it can be taken up again, and say where."""
        path = path or self.save_to or saves.unnamed(self.game.title.name)
        self.write(path)
        self.tell(self.say("cli-kept", file=str(path)))

    def finish(self) -> None:
        desk.end(self)
        if self.save_to is not None:
            self.tell(self.say("cli-saved", file=str(self.save_to)))
            return
        if not self.people:
            return
        with contextlib.suppress(EOFError):
            self.offer_to_keep(self.say("cli-save-record"))
