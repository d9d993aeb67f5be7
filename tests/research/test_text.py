"""Prompts for language models, and their answers read back."""

from __future__ import annotations

import random

import pytest

from courtier import Game, start
from courtier.core.vocabulary import EncodingError
from courtier.research.text import ask, prompt, read

TITLES = ("kingsburg", "paladins", "architects")


def middle(title: str, seed: int = 3, choices: int = 25) -> tuple[Game, int]:
    game = start(title, 2, seed, history=False)
    rng = random.Random(seed)
    for _ in range(choices):
        seat = game.asks[0].seat
        game.choose(rng.choice(game.options(seat)), seat)
    return game, game.asks[0].seat


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_prompt_shows_the_position_the_question_and_the_options(title: str, lang: str) -> None:
    game, seat = middle(title)
    full, short = prompt(game, seat, lang), prompt(game, seat, lang, full=False)
    assert len(short) < len(full)
    for option in game.options(seat):
        assert str(option) in full
        assert option.label(lang) in full
        assert str(option) in short
    question = next(a for a in game.asks if a.seat == seat).prompt(lang)
    assert question in full
    assert question in short
    hidden = prompt(game, seat, lang, options=False)
    assert not any(f"{option} – {option.label(lang)}" in hidden for option in game.options(seat))


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_option_is_read_however_it_is_named(title: str, lang: str) -> None:
    for choices in (0, 10, 30):
        game, seat = middle(title, choices=choices)
        for n, option in enumerate(game.options(seat), start=1):
            says = [str(option), f"  `{option}`.", f"I would rather wait.\nAnswer: {option}", f"**answer: {option}**",
                    f"{n}", f"{n}.", f"{n}. {option} – {option.label(lang)}", f"réponse : {option}"]  # fmt: skip
            assert [read(game, seat, said, lang).option for said in says] == [option] * len(says)


def test_what_is_no_option_is_answered_with_the_reason() -> None:
    game = start("kingsburg", 2, 1, history=False)
    while game.asks[0].kind != "construct":
        seat = game.asks[0].seat
        game.choose(game.options(seat)[-1], seat)
    seat, before = game.asks[0].seat, game.digest()
    reading = read(game, seat, "I build the cathedral!\nanswer: build cathedral")
    reason = next(why for option, why in game.refusals(seat) if str(option) == "build cathedral")
    assert reading.option is None
    assert reason.text().rstrip(".") in reading.retry
    for nonsense in ("", "buld", "999", "answer:", "\n\n"):
        assert read(game, seat, nonsense).option is None
        assert str(game.options(seat)[0]) in read(game, seat, nonsense).retry
    assert game.digest() == before


def test_a_model_is_asked_again_with_the_refusal() -> None:
    game, seat = middle("kingsburg")
    heard: list[str] = []

    def model(said: str) -> str:
        heard.append(said)
        return "nothing" if len(heard) < 3 else str(game.options(seat)[-1])

    assert ask(game, seat, model) == game.options(seat)[-1]
    assert len(heard) == 3
    assert heard[1].startswith(heard[0])
    assert str(game.options(seat)[0]) in heard[1][len(heard[0]) :]
    with pytest.raises(EncodingError, match="2 answers"):
        ask(game, seat, lambda said: "nothing", tries=2)
    with pytest.raises(EncodingError, match="not asked"):
        prompt(game, 1 - seat)


def test_a_model_that_takes_the_first_option_plays_a_whole_game() -> None:
    game = start("paladins", 2, 4, history=False)
    while not game.over:
        seat = game.asks[0].seat
        game.choose(ask(game, seat, lambda said: "1", full=False), seat)
    assert game.result is not None
