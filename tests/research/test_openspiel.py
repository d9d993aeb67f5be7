"""OpenSpiel's own tests of a game, and stored playthroughs: a change of rules, numbers or observations is seen there.

`python -m tests.research.test_openspiel` writes the playthroughs anew.
"""

# pyright: reportMissingImports=false
from __future__ import annotations

import gzip
import pickle
import random
import sys
from pathlib import Path
from typing import Any

import pytest

from courtier import OptionError, start, titles
from courtier.core.vocabulary import EncodingError

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed (extra: openspiel)")

from absl import flags  # noqa: E402
from open_spiel.python.algorithms import generate_playthrough  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

import courtier.research.spiel as ours  # noqa: E402

STORED = Path(__file__).parent / "playthroughs"
GAMES = 20
SEEDS = {"kingsburg": 7, "paladins": 7, "architects": 7}
ALL = ",".join(f"modules_{n}=True" for n in range(1, 7))
CASES = [(title, seats, "") for title in ours.TITLES for seats in titles()[title].seats if seats > 1] + [
    ("kingsburg", 3, f"{ALL},scenario=goblin_valley"), ("kingsburg", 2, "modules_2=True,strips=draft"),
    ("paladins", 2, "city_of_crowns=True"), ("architects", 2, "opponent=helena,market_cards=2")]  # fmt: skip


def load(title: str, seats: int = 2, options: str = "") -> Any:
    return pyspiel.load_game(f"python_courtier_{title}(players={seats}{options and ','}{options})")


@pytest.mark.parametrize(("title", "seats", "options"), CASES)
def test_random_games(title: str, seats: int, options: str) -> None:
    game = load(title, seats, options)
    pyspiel.random_sim_test(game, num_sims=GAMES - 1, serialize=False, verbose=False)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def walked(title: str, seats: int, seed: int, choices: int) -> Any:
    """A state after so many choices and what chance did between."""
    rng = random.Random(seed)
    state = load(title, seats).new_initial_state()
    while choices >= 0 and not state.is_terminal():
        if not state.is_chance_node():
            choices -= 1
        if choices >= 0:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


def test_table_options_are_those_of_the_title() -> None:
    game = load("kingsburg", 3, "modules_3=True,modules_1=True")
    assert game.encoder.hash() == start("kingsburg", 3, 1, {"modules": [1, 3]}).encoder.hash()
    assert load("kingsburg", 3, "modules_2=True").encoder.hash() != load("kingsburg", 3).encoder.hash()
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game)
    assert again.num_distinct_actions() == game.num_distinct_actions()
    state = game.new_initial_state()
    for _ in range(12):
        state.apply_action(random.Random(1).choice(state.legal_actions()))
    other = pickle.loads(pickle.dumps(state))
    assert (str(other), other.legal_actions()) == (str(state), state.legal_actions())


@pytest.mark.parametrize(
    ("options", "said"),
    [("scenario=nowhere", "goblin_valley"), ("strips=draft", "modules=2")],
)
def test_options_that_cannot_be_are_one_sentence(options: str, said: str) -> None:
    with pytest.raises(OptionError, match=said) as caught:
        load("kingsburg", 2, options)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("title", ours.TITLES)
def test_a_player_resamples_what_it_cannot_know(title: str) -> None:
    rng = random.Random(2)
    for choices in (3, 20, 40):
        state = walked(title, 3, choices, choices)
        observation: Any = make_observation(state.get_game())
        before = str(state)
        for player in range(3):
            other = state.resample_from_infostate(player, rng.random)
            seen = observation.string_from(state, player)
            assert observation.string_from(other, player) == seen
            assert observation.string_from(state.clone(), player) == seen
            if state.current_player() == player:
                assert other.legal_actions() == state.legal_actions()
            while not other.is_terminal():
                other.apply_action(rng.choice(other.legal_actions()))
        assert str(state) == before


def test_observations_by_named_blocks() -> None:
    state = walked("kingsburg", 2, 1, 10)
    observation: Any = make_observation(state.get_game())
    observation.set_from(state, 0)
    assert observation.tensor.shape == (state.get_game().encoder.size,)
    assert set(observation.dict) == {block.name for block in state.get_game().encoder.blocks}
    assert observation.dict["year"].sum() == 1
    assert "year=" in observation.string_from(state, 0)
    assert make_observation(state.get_game(), pyspiel.IIGObservationType(perfect_recall=True)) is None
    with pytest.raises(EncodingError, match="parameters"):
        make_observation(state.get_game(), params={"size": 3})


def test_a_state_pickles_and_plays_on_alike() -> None:
    state = walked("paladins", 2, 5, 30)
    other = pickle.loads(pickle.dumps(state))
    rng = random.Random(1)
    while not state.is_terminal():
        action = rng.choice(state.legal_actions())
        state.apply_action(action)
        other.apply_action(action)
    assert str(other) == str(state)
    assert other.returns() == state.returns()


@pytest.mark.parametrize("title", ours.TITLES)
def test_the_stored_playthrough_plays_again(title: str) -> None:
    flags.FLAGS.mark_as_parsed()  # which the generator's own program does
    stored = gzip.decompress((STORED / f"python_courtier_{title}.txt.gz").read_bytes()).decode()
    wanted: Any = generate_playthrough._playthrough_params(stored.splitlines())
    new = generate_playthrough.playthrough(**wanted)
    lines = list(zip(stored.splitlines(), new.splitlines(), strict=False))
    assert [pair for pair in lines if pair[0] != pair[1]][:1] == []
    assert len(new) == len(stored)


def write() -> None:
    STORED.mkdir(exist_ok=True)
    for title, seed in SEEDS.items():
        text = generate_playthrough.playthrough(f"python_courtier_{title}(players=2)", None, seed=seed)
        packed = gzip.compress(text.encode(), 9, mtime=0)
        (STORED / f"python_courtier_{title}.txt.gz").write_bytes(packed)
        print(title, len(packed), file=sys.stderr)


if __name__ == "__main__":
    write()
