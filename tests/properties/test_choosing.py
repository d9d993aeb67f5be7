"""Choosing: what is asked, what is offered, what is refused and why. Legal means that nothing stands against it."""

# pyright: reportPossiblyUnboundVariable=false
# (walking a game always yields at least once)
from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from courtier import Game, IllegalChoice, Option
from courtier.core.agenda import NOT_ASKED, NOT_OFFERED
from courtier.core.options import read_token
from tests.properties.hooks import HOOKS
from tests.properties.play import (
    ALL,
    EXAMPLES,
    alike,
    anywhere,
    every_title,
    new,
    pick,
    position,
    reach,
    text,
    walk,
)


def test_every_title_has_its_hook() -> None:
    assert set(HOOKS) == set(ALL)


@every_title
@pytest.mark.parametrize("eager", [False, True])
def test_every_unfinished_game_asks_somebody_and_ends_within_a_bound(
    title: str, seats: int, eager: bool
) -> None:
    for seed in range(max(3, EXAMPLES // 3)):
        game = new(title, seats, seed)
        for moment in walk(game, seed, eager):
            asked = [ask.seat for ask in moment.asks]
            assert asked == sorted(set(asked))
            assert all(0 <= seat < seats for seat in asked)
            assert bool(asked) is not moment.over
            for seat in range(seats):
                count = len(moment.options(seat))
                if seat not in asked:
                    assert count == 0
                    assert moment.refusals(seat) == []
                else:  # alone, a choice of one is no choice; in secret it must not be told from the others
                    assert count >= (1 if moment.state.together else 2)
            assert (moment.result is None) is not moment.over
            assert len(moment.choices) <= HOOKS[title].most * seats
        assert game.result is not None
        assert game.result["winners"] or game.opponents()  # against one all seats can lose


@every_title
@anywhere()
def test_options_are_the_candidates_with_nothing_against_them(
    title: str, seats: int, seed: int, steps: int, eager: bool
) -> None:
    game = reach(title, seats, seed, steps, eager)
    state = game.state
    for at, ask in enumerate(state.asks):
        options, refusals = game.options(ask.seat), game.refusals(ask.seat)
        refused = [option for option, _ in refusals]
        candidates = ask.candidates(state)
        assert options == [option for option in candidates if ask.why_not(state, option) is None]
        assert options == state.options[at]
        assert not set(options) & set(refused)
        assert not set(candidates) & set(ask.beyond(state))
        assert set(refused) == set(candidates) - set(options) | set(ask.beyond(state))
        assert len(set(candidates)) == len(candidates)
        for option, reason in refusals:
            assert ask.refused(state, option) == reason


@every_title
@anywhere()
def test_tokens_are_unique_and_name_their_option(
    title: str, seats: int, seed: int, steps: int, eager: bool
) -> None:
    game = reach(title, seats, seed, steps, eager)
    for seat in range(seats):
        options = game.options(seat)
        shown = options + [option for option, _ in game.refusals(seat)]
        assert len({str(option) for option in shown}) == len(shown)
        for option in shown:
            read = read_token(str(option), game.verbs)
            assert read is not None
            assert str(read) == str(option)
            if read.verb is option.verb:
                assert (read, hash(read)) == (option, hash(option))
        for option in options[:5]:
            by_option, by_token = game.clone(), game.clone()
            by_option.choose(option, seat)
            by_token.choose(str(option), seat)
            assert by_option.digest() == by_token.digest()
            assert (seat, str(option)) in by_option.choices[-seats:]


def everything(game: Game) -> str:
    """What must stay when a choice is refused."""
    stories = [game.story(seat) for seat in [None, *range(game.seats)]]
    plain = [game.choices, game.undo_seat, game.can_redo, game.record(), game.digest()]
    return text([plain, stories, position(game.state, game.title.name)])


@every_title
@anywhere()
def test_a_refused_choice_raises_its_reason_and_changes_nothing(
    title: str, seats: int, seed: int, steps: int, eager: bool
) -> None:
    game = reach(title, seats, seed, steps, eager)
    game.undo()  # so that there is something to redo, and to lose
    before = everything(game)
    for seat in range(seats):
        for option, reason in game.refusals(seat):
            for way in (option, str(option)):
                with pytest.raises(IllegalChoice) as error:
                    game.choose(way, seat)
                assert error.value.reason == reason
        if not game.options(seat):
            for other in range(seats):
                for option in game.options(other)[:3]:
                    with pytest.raises(IllegalChoice) as error:
                        game.choose(option, seat)
                    assert error.value.reason == NOT_ASKED
    for seat in (-1, seats, 99):
        with pytest.raises(IllegalChoice):
            game.choose("pass", seat)
    alike(everything(game), before)


@pytest.mark.parametrize("title", sorted(ALL))
def test_a_choice_of_another_kind_of_ask_is_not_on_offer(title: str) -> None:
    """An ask explains only what it is about: to build is no answer to the question how many soldiers."""
    known: dict[str, set[str]] = {}
    options: dict[str, Option] = {}
    seats = ALL[title].seats[1]
    for seed in range(6):
        for game in walk(new(title, seats, seed), seed, eager=True):
            for ask in game.asks:
                shown = game.options(ask.seat) + [option for option, _ in game.refusals(ask.seat)]
                known.setdefault(ask.kind, set()).update(option.verb.name for option in shown)
                options.update({option.verb.name: option for option in shown})
    for seed in range(2):
        for game in walk(new(title, seats, seed), seed, eager=True):
            for ask in game.asks:
                for name in sorted(set(options) - known[ask.kind]):
                    with pytest.raises(IllegalChoice) as error:
                        game.choose(options[name], ask.seat)
                    assert error.value.reason == NOT_OFFERED, (ask.kind, str(options[name]))


@every_title
@settings(max_examples=EXAMPLES, deadline=None, derandomize=True, database=None)
@given(data=st.data())
def test_any_text_is_refused_or_is_a_token(title: str, seats: int, data: st.DataObject) -> None:
    game = reach(title, seats, data.draw(st.integers(0, 99)), data.draw(st.integers(0, 40)), True)
    if game.over:
        return
    seat = game.asks[0].seat
    tokens = [str(option) for option in game.options(seat)]
    some = data.draw(st.sampled_from(tokens))
    words = st.sampled_from(sorted({word for token in tokens for word in token.split(" ")}))
    token = data.draw(
        st.one_of(
            st.text(),
            st.sampled_from(
                [some.upper(), some + " ", " " + some, some + " " + some, some.replace(" ", "  ")]
            ),
            st.lists(words, max_size=4).map(" ".join),
            st.builds(lambda cut, junk: some[:cut] + junk, st.integers(0, len(some)), st.text(max_size=3)),
        )
    )
    before = everything(game)
    if token in tokens:
        return
    with pytest.raises(IllegalChoice) as error:
        game.choose(token, seat)
    for lang in ("en", "fr"):
        assert error.value.text(lang)
    alike(everything(game), before)


@every_title
def test_a_finished_game_takes_no_choice(title: str, seats: int) -> None:
    game = new(title, seats, 5)
    rng = random.Random(5)
    while not game.over:
        last = pick(game, rng)
        game.choose(*last)
    before = everything(game)
    for seat in range(seats):
        with pytest.raises(IllegalChoice) as error:
            game.choose(last[0], seat)
        assert error.value.reason == NOT_ASKED
    alike(everything(game), before)
