"""Measures environments for research in a process of its own; `courtier bench --research` asks it for passes.

Run as a script, never imported: with our interpreter and one of our builds on the path, or with the peers' interpreter.
A line `NAME SECONDS SEED` is answered with the steps a second by CPU time, random choices, as a line of JSON.
"""

# pyright: reportMissingImports=false
from __future__ import annotations

import importlib
import json
import random
import sys
import time
from collections.abc import Callable
from functools import partial
from itertools import cycle
from typing import Any

SEATS = 2
GAMES = 64  # of a batch
DRAWS = 9973  # made beforehand: what is measured is the environment, not a generator written in Python
LOOK = 5  # one position of so many is looked at for the cost of an observation
PETTINGZOO = ("chess_v6", "hanabi_v5", "connect_four_v3")
OPENSPIEL = ("backgammon", "chess")
Loop = Callable[[float, int], float]
clock = time.process_time


def rate(step: Callable[[], int], seconds: float) -> float:
    """Steps a second; each call makes some."""
    steps, began = 0, clock()
    while (spent := clock() - began) < seconds:
        steps += step()
    return steps / spent


def drawn(seed: int) -> cycle[int]:
    """Random numbers without an end, the same again after DRAWS of them."""
    draw = random.Random(seed)
    return cycle([draw.getrandbits(28) for _ in range(DRAWS)])


def inner(title: str) -> Loop:
    from courtier import start
    from courtier.core.agenda import playout

    def run(seconds: float, seed: int) -> float:
        draw = random.Random(seed)
        return rate(
            lambda: playout(start(title, SEATS, draw.getrandbits(30), history=False).state, seed), seconds
        )

    return run


def public(title: str) -> Loop:
    """asks, options, choose, as README shows them."""
    from courtier import start

    def run(seconds: float, seed: int) -> float:
        draws = drawn(seed)

        def game() -> int:
            played = start(title, SEATS, next(draws), history=False)
            n = 0
            while not played.over:
                seat = played.asks[0].seat
                options = played.options(seat)
                played.choose(options[next(draws) % len(options)], seat)
                n += 1
            return n

        return rate(game, seconds)

    return run


def batched(title: str) -> Loop:
    """A batch with observations and masks."""
    from courtier.research.seated import batch

    made = batch(title, SEATS, GAMES, 7)

    def run(seconds: float, seed: int) -> float:
        draws = drawn(seed)

        def step() -> int:
            made.observations()
            made.masks()
            made.step([numbers[x % len(numbers)] for numbers, x in zip(made.numbers, draws)])
            return GAMES

        return rate(step, seconds)

    return run


def looking(title: str, observe: bool) -> Loop:
    """Observations, or views, a second, over positions from all parts of a game."""
    from courtier import start

    def run(seconds: float, seed: int) -> float:
        draw = random.Random(seed)
        game, seen = start(title, SEATS, seed, history=False), []
        while not game.over:
            seen.append(game.clone())
            seat = game.asks[0].seat
            game.choose(draw.choice(game.options(seat)), seat)
        encoder, picked = game.encoder, seen[::LOOK]

        def step() -> int:
            for position in picked:
                encoder.observe(position.state, 0) if observe else position.view(0)
            return len(picked)

        return rate(step, seconds)

    return run


def turns(make: Callable[[], Any]) -> Loop:
    """PettingZoo's AEC loop."""
    env = make()

    def run(seconds: float, seed: int) -> float:
        import numpy as np

        draw = random.Random(seed)
        env.reset(seed=seed)

        def step() -> int:
            seen, _, ended, cut, info = env.last()
            if ended or cut:
                env.reset()
                return 0
            mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
            env.step(int(draw.choice(np.flatnonzero(mask))))
            return 1

        return rate(step, seconds)

    return run


def alone(title: str) -> Loop:
    """Gymnasium against random."""
    import gymnasium

    import courtier.research.gym  # noqa: F401  registers

    env: Any = gymnasium.make(f"Courtier/{title.capitalize()}-v0").unwrapped

    def run(seconds: float, seed: int) -> float:
        draw = random.Random(seed)
        _, info = env.reset(seed=seed)
        mask = info["action_mask"]

        def step() -> int:
            nonlocal mask
            _, _, ended, _, told = env.step(int(draw.choice(mask.nonzero()[0])))
            mask = (env.reset()[1] if ended else told)["action_mask"]
            return 1

        return rate(step, seconds)

    return run


def spiel(name: str, params: dict[str, int]) -> Loop:
    """An OpenSpiel game with its observation tensor; chance nodes are no steps."""
    import pyspiel
    from open_spiel.python.observation import make_observation

    game = pyspiel.load_game(name, params)
    observation = make_observation(game) if name.startswith("python_") else None

    def run(seconds: float, seed: int) -> float:
        draw = random.Random(seed)
        state = game.new_initial_state()

        def step() -> int:
            nonlocal state
            if state.is_terminal():
                state = game.new_initial_state()
            elif state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(
                    draw.choice(outcomes) if len(odds) > 100 else draw.choices(outcomes, odds)[0]
                )
            else:
                if observation is not None:
                    observation.set_from(state, state.current_player())
                else:
                    state.observation_tensor(state.current_player())
                state.apply_action(draw.choice(state.legal_actions()))
                return 1
            return 0

        return rate(step, seconds)

    return run


def ours(title: str) -> dict[str, Callable[[], Loop]]:
    def aec() -> Loop:
        from courtier.research.aec import raw_env

        return turns(lambda: raw_env(title, SEATS))

    def openspiel() -> Loop:
        import courtier.research.spiel  # noqa: F401  registers

        return spiel(f"python_courtier_{title}", {"players": SEATS})

    return {
        f"{title}/inner": lambda: inner(title),
        f"{title}/public": lambda: public(title),
        f"{title}/batch": lambda: batched(title),
        f"{title}/observe": lambda: looking(title, True),
        f"{title}/view": lambda: looking(title, False),
        f"{title}/pettingzoo": aec,
        f"{title}/gymnasium": lambda: alone(title),
        f"{title}/openspiel": openspiel,
    }


def classic(name: str) -> Callable[[], Loop]:
    def make() -> Any:
        module = importlib.import_module(f"pettingzoo.classic.{name}")
        return getattr(module, "raw_env", module.env)()

    return lambda: turns(make)


def peers() -> dict[str, Callable[[], Loop]]:
    out = {f"pettingzoo/{name}": classic(name) for name in PETTINGZOO}
    return out | {f"openspiel/{name}": partial(spiel, name, {}) for name in OPENSPIEL}


def main(who: str) -> None:
    compiled = False
    if who == "peers":
        makers = peers()
    else:
        from courtier import titles
        from courtier.core import agenda

        compiled = not str(agenda.__file__).endswith(".py")
        makers = {name: make for title in titles() for name, make in ours(title).items()}
    loops: dict[str, Loop] = {}
    absent: dict[str, str] = {}
    for name, make in makers.items():
        try:
            loops[name] = make()
        except Exception as error:  # not installed, or not for this machine: said and left out
            absent[name] = f"{type(error).__name__}: {error}"
    print(json.dumps({"compiled": compiled, "loops": list(loops), "absent": absent}), flush=True)
    for line in sys.stdin:
        name, seconds, seed = line.split()
        print(json.dumps({"rate": loops[name](float(seconds), int(seed))}), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
