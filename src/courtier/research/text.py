"""Text for language models: a position and its choice as a prompt, and an answer read back.

>>> asked = prompt(game, seat)              # full view, options listed
>>> reading = read(game, seat, model(asked))
>>> reading.option or reading.retry         # the option, or what to say to the model before it tries again
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from courtier.core.game import Game
from courtier.core.options import Option
from courtier.core.reasons import IllegalChoice
from courtier.core.vocabulary import EncodingError
from courtier.core.words import Phrase
from courtier.research.seated import drawn, in_words

MARKED = re.compile(r"(?:answer|choice|choose|réponse|choix)\s*[:：]\s*(.+)", re.IGNORECASE)


@dataclass(frozen=True)
class Reading:
    """An answer: the option that it names, or None and the sentence that says why it cannot be taken."""

    option: Option | None
    retry: str


def prompt(game: Game, seat: int, lang: str = "en", *, full: bool = True, options: bool = True) -> str:
    """What a seat sees, what it is asked, and what it may answer. `full=False` tells the position in one line of named
    numbers instead of the drawing; `options=False` hides the list, so that the model must know the rules."""
    question = next((ask for ask in game.asks if ask.seat == seat), None)
    if question is None:
        raise EncodingError(Phrase("research-not-asked", {"seat": seat}))
    seen = drawn(game, seat, lang) if full else in_words(game.encoder, game.encoder.observe(game.state, seat))
    lines = [seen.rstrip(), "", question.prompt(lang)]
    if options:
        lines += [
            f"{n}. {option} – {option.label(lang)}" for n, option in enumerate(game.options(seat), start=1)
        ]
    asked = "research-answer-listed" if options else "research-answer-free"
    example = str(game.options(seat)[0])
    return "\n".join([*lines, "", Phrase(asked, {"token": example}).text(lang)])


def read(game: Game, seat: int, answer: str, lang: str = "en") -> Reading:
    """Takes a token, the number of a listed option, or a label; after `answer:` or on the last line of the text."""
    options = game.options(seat)
    said = answer.replace("`", "").replace("*", "").strip()
    marked = MARKED.findall(said)
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    for text in [line.strip(" .\"'") for line in [*reversed(marked), *reversed(lines[-1:])]]:
        found = _named(options, text, lang)
        if found is not None:
            return Reading(found, "")
    last = (marked or lines or [""])[-1].strip(" .\"'")
    try:
        game.clone().choose(last, seat)
    except IllegalChoice as error:
        return Reading(None, error.text(lang))
    return Reading(None, Phrase("research-retry", {"said": last}).text(lang))  # an option by another spelling


def _named(options: list[Option], text: str, lang: str) -> Option | None:
    head = re.match(r"(\d+)(?:$|[.)\s])", text)
    for option in options:
        if text.lower() in (str(option).lower(), option.label(lang).lower()):
            return option
    for option in options:
        if text.lower().endswith(f"{option} – {option.label(lang)}".lower()):
            return option
    if head and 1 <= int(head.group(1)) <= len(options):
        return options[int(head.group(1)) - 1]
    return None


def ask(
    game: Game, seat: int, model: Callable[[str], str], lang: str = "en", *, full: bool = True, options: bool = True,
    tries: int = 3,
) -> Option:  # fmt: skip
    """Asks a model until it names an option; each refusal goes with the next prompt. EncodingError after `tries`."""
    asked = said = prompt(game, seat, lang, full=full, options=options)
    why = ""
    for _ in range(tries):
        reading = read(game, seat, model(said), lang)
        if reading.option is not None:
            return reading.option
        why = reading.retry
        said = f"{asked}\n\n{why}"
    raise EncodingError(Phrase("research-tries", {"tries": tries, "why": why}))
