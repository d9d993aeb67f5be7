"""PettingZoo's own tests, without a warning."""

# pyright: reportMissingImports=false
from __future__ import annotations

import json
import subprocess
import sys
import warnings
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from courtier import OptionError
from courtier.core.vocabulary import EncodingError

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed (extra: research)")

with warnings.catch_warnings():  # PettingZoo's tests import its own environments in a way that it warns of
    warnings.simplefilter("ignore", DeprecationWarning)
    import pettingzoo.test  # noqa: F401

from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.test.max_cycles_test import max_cycles_test
from pettingzoo.utils.conversions import parallel_to_aec, turn_based_aec_to_parallel

from courtier.research import aec

FULL: dict[str, dict[str, Any]] = {
    "kingsburg": {"modules": [1, 2, 3, 4, 5, 6], "scenario": "goblin_valley"},
    "paladins": {"city_of_crowns": True},
    "architects": {"boards": "variable", "opponent": "helena"},
}
TABLES = [
    ("kingsburg", 2, {}), ("kingsburg", 5, {}), ("kingsburg", 3, FULL["kingsburg"]), ("paladins", 1, {}),
    ("paladins", 2, {}), ("paladins", 4, {}), ("paladins", 3, FULL["paladins"]), ("architects", 1, {}),
    ("architects", 2, FULL["architects"]), ("architects", 4, {})]  # fmt: skip
every_table = pytest.mark.parametrize(("title", "seats", "table"), TABLES)
# PettingZoo warns of every observation that is a dict, but for the environments of its own that it knows by name.
DICTS = "Observation space for each agent probably|Observation is not a NumPy|Observations between agents are different"


@pytest.fixture(autouse=True)
def no_warnings() -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        yield


def named(title: str) -> SimpleNamespace:
    found: SimpleNamespace = getattr(aec, f"{title}_v0")
    return found


def played(env: Any, seed: int) -> list[Any]:
    """A random game by AEC's own loop: who chose what, and the rewards."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    told: list[Any] = []
    for agent in env.agent_iter():
        seen, reward, ended, cut, info = env.last()
        action = None
        if not (ended or cut):
            mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
            action = int(rng.choice(np.flatnonzero(mask)))
        told.append((agent, action, reward))
        env.step(action)
    return told


@every_table
def test_api(title: str, seats: int, table: dict[str, Any]) -> None:
    api_test(named(title).env(seats, table), num_cycles=200, verbose_progress=False)


@pytest.mark.parametrize("title", FULL)
def test_api_with_the_mask_in_the_observation(title: str) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=DICTS)
        api_test(named(title).env(2, mask="observation"), num_cycles=100, verbose_progress=False)


@pytest.mark.parametrize("title", FULL)
def test_seeds(title: str) -> None:
    seed_test(lambda: named(title).env(3), num_cycles=100)
    parallel_seed_test(lambda: named(title).parallel_env(3, illegal="first"), num_cycles=100)
    assert played(named(title).raw_env(2), 4) == played(named(title).raw_env(2), 4)
    assert played(named(title).raw_env(2), 4) != played(named(title).raw_env(2), 5)


@pytest.mark.parametrize("title", FULL)
def test_parallel_api(title: str) -> None:
    parallel_api_test(named(title).parallel_env(2), num_cycles=300)


@pytest.mark.parametrize("title", FULL)
def test_max_cycles(title: str) -> None:
    def parallel(max_cycles: int) -> Any:
        return named(title).parallel_env(2, max_cycles=max_cycles, illegal="first")

    def turns(max_cycles: int) -> Any:
        return parallel_to_aec(parallel(max_cycles))

    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=turns))


@pytest.mark.parametrize("title", FULL)
def test_the_turn_based_conversion_plays_the_same_game(title: str) -> None:
    env: Any = turn_based_aec_to_parallel(named(title).env(2))
    _, infos = env.reset(seed=6)
    rng = np.random.default_rng(6)
    paid: dict[str, float] = {}
    while env.agents:
        agent = env.unwrapped.agent_selection
        action = int(rng.choice(np.flatnonzero(infos[agent]["action_mask"])))
        actions = {other: action if other == agent else None for other in env.agents}
        _, paid, _, _, infos = env.step(actions)
    rewards = [reward for _, action, reward in played(named(title).raw_env(2), 6) if action is None]
    assert sorted(paid.values()) == sorted(rewards)


@every_table
def test_rewards_come_once_at_the_end(title: str, seats: int, table: dict[str, Any]) -> None:
    told = played(named(title).raw_env(seats, table), 2)
    assert {reward for _, action, reward in told if action is not None} <= {0.0}
    last = [reward for _, action, reward in told if action is None]
    assert len(last) == seats
    assert abs(sum(last)) < 1e-9 if seats > 1 else last[0] in (1.0, -1.0)


def test_a_game_is_cut_after_so_many_choices() -> None:
    told = played(aec.kingsburg_v0.raw_env(2, max_cycles=7), 1)
    assert sum(action is not None for _, action, _ in told) == 7


def test_simultaneous_choices_are_made_at_once_in_the_parallel_environment() -> None:
    env = aec.architects_v0.parallel_env(3)
    seen, _ = env.reset(seed=1)
    first = {agent: np.flatnonzero(told["action_mask"]) for agent, told in seen.items()}
    assert all(len(open) > 1 and env.wait not in open for open in first.values())  # the draft: all choose
    env.step({agent: open[0] for agent, open in first.items()})
    assert env.game.choices
    assert len(env.game.choices) == 3


def test_the_registry_makes_them() -> None:
    import pettingzoo

    made: Any = pettingzoo.make
    assert made("aec", "courtier/kingsburg_v0", seats=3).unwrapped.seats == 3
    assert made("parallel", "courtier/paladins_v0").unwrapped.title == "paladins"


def one_line(call: Callable[[], Any]) -> str:
    with pytest.raises((EncodingError, OptionError)) as caught:
        call()
    text = str(caught.value)
    assert "\n" not in text
    return text


def test_bad_input_says_what_to_do() -> None:
    env = aec.kingsburg_v0.raw_env(2)
    env.reset(seed=1)
    before, open = env.game.digest(), env._numbers
    closed = next(n for n in range(env.encoder.actions) if n not in open)
    assert f"mask: {open[0]}" in one_line(lambda: env.step(closed))
    assert "mask" in one_line(lambda: env.step(None))
    assert env.game.digest() == before
    parallel = aec.kingsburg_v0.parallel_env(2)
    parallel.reset(seed=1)
    assert "mask" in one_line(lambda: parallel.step({"seat_0": 1, "seat_1": 1}))
    played(env, 1)
    assert "reset()" in one_line(lambda: env.step(0))
    assert "info" in one_line(lambda: aec.env("kingsburg", mask="pocket"))
    assert "place" in one_line(lambda: aec.env("kingsburg", reward="gold"))
    assert "first" in one_line(lambda: aec.parallel_env("kingsburg", illegal="maybe"))
    assert "kingsburg" in one_line(lambda: aec.env("chess"))


def test_a_missing_package_says_how_to_get_it() -> None:
    """In a process in which nothing of it can be imported."""
    for module, extra in (("pettingzoo", "research"), ("gymnasium", "research"), ("pyspiel", "openspiel")):
        ours = {"pettingzoo": "aec", "gymnasium": "gym", "pyspiel": "spiel"}[module]
        code = (
            f"import sys, json\nsys.modules[{module!r}] = None\n"
            f"try: import courtier.research.{ours}\nexcept ImportError as error: print(json.dumps(str(error)))"
        )
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
        assert f'pip install "courtier[{extra}]"' in json.loads(done.stdout)


def test_a_table_can_be_looked_at() -> None:
    env = aec.paladins_v0.env(2, render_mode="ansi")
    env.reset(seed=1)
    assert "seat_1" in env.render()
