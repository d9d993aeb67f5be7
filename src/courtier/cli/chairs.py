"""Who sits where: people at this terminal and bots, from --players, from questions, or from a record's names."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from courtier.bots.net import NET
from courtier.bots.program import EXEC, words_of
from courtier.bots.scripts import SCRIPT, SCRIPTS, check_script
from courtier.cli.speech import BadInput, Speech, printable
from courtier.core.words import whole

NAMES = ("Maud", "Odo", "Berthe", "Tancred", "Aldith", "Hugh", "Ysolde", "Wulfric")
LONGEST_NAME = 24
USUAL_BOT = "knight"
USUAL_SEATS = 3
T = TypeVar("T")
_BOT_NAME = re.compile(r"^(?P<name>.*) \[bot:(?P<level>[^\]]+)\]$")


@dataclass
class Chair:
    """A seat's name, and the level of the bot that plays it; None is a person at this terminal."""

    name: str
    bot: str | None = None


def bot_names() -> list[str]:
    from courtier.bots import names

    return list(names())


def levels() -> list[str]:
    """The bots that people are offered; the others are for researchers."""
    from courtier import bots

    return bots.levels()


def read_seats(text: str | Sequence[str], seats: range, title: str = "") -> list[Chair]:
    """`me,bot:knight,friend:Odo`, or the words themselves."""
    if not isinstance(text, str):
        words = [word.strip() for word in text]
    else:
        words = [word.strip() for word in text.split(",")]
    if len(words) not in seats:
        raise BadInput("cli-seats-count", n=len(words), few=seats[0], many=seats[-1])
    chairs: list[Chair] = []
    for word in words:
        chairs.append(read_chair(word, [chair.name for chair in chairs]))
    for chair in chairs:
        if title and chair.bot is not None and chair.bot.startswith(SCRIPT):
            check_script(chair.bot, title)
    _all_different(chairs)
    return chairs


def read_chair(word: str, taken: Sequence[str]) -> Chair:
    kind, _, rest = word.partition(":")
    kind, rest = kind.strip().lower(), rest.strip()
    if kind in ("me", "moi", "friend", "ami", "amie"):
        return Chair(clean_name(rest) if rest else free_name(taken))
    if kind == "bot":
        level = (rest or USUAL_BOT).lower()
        if level not in bot_names():
            raise BadInput("cli-bot-unknown", name=level, known=", ".join(bot_names()))
        return Chair(free_name(taken), level)
    if kind == "exec":
        words_of(rest)
        return Chair(free_name(taken), EXEC + rest)
    if kind == "script":
        return Chair(free_name(taken), SCRIPT + rest)
    if kind == "net":
        from courtier.bots import bot

        bot(NET + rest)  # says at once what is wrong with its file
        return Chair(free_name(taken), NET + rest)
    raise BadInput("cli-seats-word", word=word, bots=", ".join(f"bot:{name}" for name in levels()))


def free_name(taken: Sequence[str]) -> str:
    return next(name for name in NAMES if name not in taken)


def clean_name(text: str) -> str:
    """A person's own text: printable, one line, not too long."""
    name = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    if not name or len(name) > LONGEST_NAME or _BOT_NAME.match(name):
        raise BadInput("cli-name", name=name, longest=LONGEST_NAME)
    return name


def _all_different(chairs: Sequence[Chair]) -> None:
    names = [chair.name for chair in chairs]
    for name in names:
        if names.count(name) > 1:
            raise BadInput("cli-name-twice", name=name)


def ask_seats(
    seats: range, say: Speech, ask: Callable[[str], str], tell: Callable[[str], None]
) -> list[Chair]:
    """The questions at the start of a game; Enter takes the usual answer, a mistake asks again."""
    usual = USUAL_SEATS if USUAL_SEATS in seats else seats[0]

    def number(answer: str) -> int:
        if (n := whole(answer)) not in seats:
            raise BadInput("cli-ask-seats-again", few=seats[0], many=seats[-1])
        return n

    n = _until(
        lambda: number(ask(say("cli-ask-seats", few=seats[0], many=seats[-1], usual=usual)) or str(usual)),
        say,
        tell,
    )
    chairs: list[Chair] = []
    while len(chairs) < n:
        taken = [chair.name for chair in chairs]
        if not chairs:
            name = _until(lambda: clean_name(ask(say("cli-ask-name", usual=NAMES[0])) or NAMES[0]), say, tell)
            chairs.append(Chair(name))
            continue
        offered = ", ".join(f"bot:{level}" for level in levels())
        question = say("cli-ask-chair", n=len(chairs) + 1, levels=offered, usual=f"bot:{USUAL_BOT}")

        def chair(question: str = question, taken: list[str] = taken) -> Chair:
            found = read_chair(ask(question) or "bot", taken)
            if found.name in taken:
                raise BadInput("cli-name-twice", name=found.name)
            return found

        chairs.append(_until(chair, say, tell))
    return chairs


def _until(attempt: Callable[[], T], say: Speech, tell: Callable[[str], None]) -> T:
    while True:
        try:
            return attempt()
        except BadInput as error:
            tell(error.text(say.lang))


def to_names(chairs: Sequence[Chair]) -> list[str]:
    """The names a record carries; a bot's level stands behind its name."""
    return [f"{chair.name} [bot:{chair.bot}]" if chair.bot else chair.name for chair in chairs]


def from_names(names: Sequence[str], seats: int) -> list[Chair]:
    """The chairs of a record; seats without a name get one of ours and a person. So do programs from outside: opening
    somebody's file must not run what it names."""
    known = {*bot_names(), *(SCRIPT + name for some in SCRIPTS.values() for name in some)}
    return [
        Chair(name, level if level in known else None)
        for name, level in zip(plain_names(names, seats), _levels(names, seats))
    ]


def plain_names(names: Sequence[str], seats: int) -> list[str]:
    """What to call the seats of a record, whatever bots are known here."""
    out: list[str] = []
    for seat in range(seats):
        told = names[seat] if seat < len(names) else ""
        found = _BOT_NAME.match(told)
        name = printable(found["name"] if found else told).strip()[:LONGEST_NAME]
        out.append(name if name and name not in out else free_name([*out, *names]))
    return out


def _levels(names: Sequence[str], seats: int) -> list[str | None]:
    found = [_BOT_NAME.match(name) for name in (*names, *[""] * seats)][:seats]
    return [match["level"] if match else None for match in found]
