"""Batch: many games side by side are the same games as one after the other."""

from __future__ import annotations

import random

import pytest

from courtier import OptionError, start
from courtier.core.rng import derive
from courtier.core.vocabulary import EncodingError
from courtier.research.seated import REWARDS, batch, new_game, rewards

TITLES = ("kingsburg", "paladins", "architects")


@pytest.mark.parametrize("title", TITLES)
def test_a_batch_plays_single_games(title: str) -> None:
    rng = random.Random(1)
    made = batch(title, 2, 3, seed=10)
    first = derive("batch", 10)
    singles = [new_game(title, 2, first + n, {}) for n in (1, 2, 3)]
    encoder, seen = made.encoder, 0
    ended: set[int] = set()
    while len(ended) < 3:
        observed, masks = made.observations(), made.masks()
        actions = [rng.choice(numbers) for numbers in made.numbers]
        for i, game in enumerate(singles):
            if i in ended:
                continue
            s = game.state
            assert made.seats[i] == s.asks[0].seat
            row = observed[i * encoder.size : (i + 1) * encoder.size]
            assert row == encoder.observe(s, s.asks[0].seat)
            mask = masks[i * encoder.actions : (i + 1) * encoder.actions]
            assert [n for n, open in enumerate(mask) if open] == sorted(encoder.numbers(s, 0))
            game.choose(encoder.option(s, 0, actions[i]), s.asks[0].seat)
        made.step(actions)
        for i in made.ended:
            if i not in ended:
                assert singles[i].over
                assert made.rewards[i] == rewards(singles[i], "place")
                ended.add(i)
        seen += 1
    assert made.made == 3 * seen


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("opponent", ["random", "page"])
def test_the_learner_has_one_seat_of_each_game(title: str, opponent: str) -> None:
    made = batch(title, 3, 4, seed=5, opponents=opponent)
    rng = random.Random(2)
    assert made.learner == [(made.learner[0] + i) % 3 for i in range(4)]
    for _ in range(120 if opponent == "random" else 12):
        assert made.seats == made.learner
        made.step([rng.choice(numbers) for numbers in made.numbers])
        assert len(made.final) == len(made.ended)


def test_batches_of_neighbouring_seeds_have_no_game_in_common() -> None:
    deals = [
        {made.encoder.observe(s, seat) for s in made.states for seat in (0, 1)}
        for made in (batch("architects", 2, 20, seed) for seed in (1, 2))
    ]
    assert not deals[0] & deals[1]


def test_rows_given_before_stay_as_they_were() -> None:
    """They are copies: the batch goes on in the memory that it wrote them in."""
    made = batch("paladins", 2, 3, seed=4)
    seen, masks = made.observations(), made.masks()
    kept = seen.hex(), masks.hex()
    assert (made.observations(), made.masks()) == (seen, masks)
    made.step([numbers[0] for numbers in made.numbers])
    assert (made.observations(), made.masks()) != (seen, masks)
    assert (seen.hex(), masks.hex()) == kept
    made.reset(2, 9, alone=False)
    assert len(made.observations()) == 2 * made.encoder.size
    assert sum(made.masks()) == sum(len(numbers) for numbers in made.numbers)


def test_a_wrong_action_changes_no_game() -> None:
    made = batch("kingsburg", 2, 2, seed=1)
    before = made.observations()
    closed = next(n for n in range(made.encoder.actions) if n not in made.numbers[1])
    with pytest.raises(EncodingError, match="mask"):
        made.step([made.numbers[0][0], closed])
    with pytest.raises(ValueError, match="2 games, not 3"):
        made.step([0, 0, 0])
    assert made.observations() == before
    with pytest.raises(OptionError, match="place, win, lead"):
        batch("kingsburg", 2, 2, reward="gold")
    with pytest.raises(OptionError, match="“n” cannot be 0"):
        batch("kingsburg", 2, 0)


def test_rewards() -> None:
    """Places are shared, sum to nothing, and follow the sheets."""
    for title, seats in (("kingsburg", 4), ("paladins", 3), ("architects", 2), ("paladins", 1)):
        for seed in range(3):
            game = start(title, seats, seed, history=False)
            rng = random.Random(seed)
            while not game.over:
                seat = game.asks[0].seat
                game.choose(rng.choice(game.options(seat)), seat)
            place, win, lead = (rewards(game, kind) for kind in REWARDS)
            winners = (game.result or {"winners": []})["winners"]
            assert [seat for seat in range(seats) if win[seat] > 0] == winners
            if seats > 1:
                assert abs(sum(place)) < 1e-9
                assert place.index(max(place)) == winners[0]
                assert max(lead) >= 0
            else:
                assert place == [1.0 if winners else -1.0]
