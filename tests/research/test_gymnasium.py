"""Gymnasium's own checks, without a warning, and the vector environment over Batch against single games."""

# pyright: reportMissingImports=false
from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest

from courtier import OptionError
from courtier.core.vocabulary import EncodingError

gymnasium = pytest.importorskip("gymnasium", reason="Gymnasium is not installed (extra: research)")

from gymnasium.utils.env_checker import check_env  # noqa: E402

import courtier.research.gym as ours  # noqa: E402

TITLES = ("Kingsburg", "Paladins", "Architects")


@pytest.fixture(autouse=True)
def no_warnings() -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # what earlier tests left behind may be collected here
        warnings.simplefilter("ignore", pytest.PytestUnraisableExceptionWarning)
        warnings.simplefilter("ignore", ResourceWarning)
        yield


def make(title: str, **settings: Any) -> Any:
    return gymnasium.make(f"Courtier/{title}-v0", **settings)


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("opponents", [("random",), ("random", "random", "random")])
def test_check_env(title: str, opponents: tuple[str, ...]) -> None:
    check_env(make(title, opponents=opponents, illegal="first", render_mode="ansi").unwrapped)


@pytest.mark.parametrize("title", ["Paladins", "Architects"])
def test_check_env_alone_against_the_opponent(title: str) -> None:
    check_env(make(title, opponents=(), illegal="first", render_mode="ansi").unwrapped)


def played(env: Any, seed: int) -> tuple[list[int], float]:
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    actions: list[int] = []
    while True:
        assert (env.unwrapped.action_masks() == info["action_mask"].astype(bool)).all()
        actions.append(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        seen, reward, ended, cut, info = env.step(actions[-1])
        assert env.observation_space.contains(seen)
        assert not cut
        if ended:
            assert not info["action_mask"].any()
            return actions, reward
        assert reward == 0


@pytest.mark.parametrize("title", TITLES)
def test_games_against_a_level_repeat_with_their_seed(title: str) -> None:
    env = make(title, opponents=("page",), reward="win")
    first = played(env, 3)
    assert first == played(env, 3)
    assert first[1] in (0.0, 0.5, 1.0)
    assert first != played(env, 4)


def test_async_vector_environment() -> None:
    env = gymnasium.make_vec("Courtier/Kingsburg-v0", num_envs=2, vectorization_mode="async", illegal="first")
    seen, infos = env.reset(seed=1)
    for _ in range(150):
        seen, _, _, _, infos = env.step(env.action_space.sample())
    assert seen.shape == (2, *env.single_observation_space.shape)
    assert infos["action_mask"].shape == (2, env.single_action_space.n)
    env.close()


@pytest.mark.parametrize("title", TITLES)
def test_the_vector_environment_plays_whole_games(title: str) -> None:
    env = gymnasium.make_vec(
        f"Courtier/{title}-v0", num_envs=5, vectorization_mode="vector_entry_point", seats=3
    )
    rng = np.random.default_rng(1)
    seen, infos = env.reset(seed=9)
    again, _ = env.reset(seed=9)
    assert (seen == again).all()
    ended, paid = 0, []
    while ended < 6:
        assert env.observation_space.contains(seen)
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])
        seen, rewards, ends, cuts, infos = env.step(actions)
        assert not cuts.any()
        assert (rewards[~ends] == 0).all()
        ended += int(ends.sum())
        paid += rewards[ends].tolist()
        assert ends.any() == ("final_obs" in infos)
        if ends.any():
            assert (infos["_final_obs"] == ends).all()
            assert infos["final_obs"][ends].any(axis=1).all()
    assert {-1.0, 0.0, 1.0} >= set(paid)


def test_without_a_seed_games_differ_and_a_lone_opponent_needs_no_tuple() -> None:
    first, second = (ours.CourtierVectorEnv("architects", num_envs=8, opponents="page") for _ in range(2))
    assert (first.reset()[0] != second.reset()[0]).any()
    assert (first.reset(seed=[3, None])[0] == second.reset(seed=3)[0]).all()
    assert make("Kingsburg", opponents="page").unwrapped.names == ("page",)


def test_bad_input_says_what_to_do() -> None:
    env = make("Kingsburg").unwrapped
    with pytest.raises(EncodingError, match=r"reset\(\)"):
        env.step(0)
    env.reset(seed=1)
    open = env._numbers
    closed = next(n for n in range(env.encoder.actions) if n not in open)
    before = env.game.digest()
    with pytest.raises(EncodingError, match=f"mask: {open[0]}"):
        env.step(closed)
    assert env.game.digest() == before
    wrong: list[dict[str, Any]] = [
        {"opponents": ("wizard",)}, {"seat": 2}, {"seat": "first"}, {"illegal": "maybe"}, {"reward": "gold"},
        {"opponents": ("random",) * 7},
    ]  # fmt: skip
    for settings in wrong:
        with pytest.raises(OptionError):
            ours.CourtierEnv("kingsburg", **settings)
    vector = ours.CourtierVectorEnv("kingsburg", num_envs=2)
    vector.reset(seed=1)
    with pytest.raises(EncodingError, match="mask"):
        vector.step(np.array([1900, 1900]))
    with pytest.raises(ValueError, match="2 games"):
        vector.step(np.array([0]))
