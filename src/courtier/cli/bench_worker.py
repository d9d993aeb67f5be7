"""Measures one build in a process of its own; `courtier bench` starts it and asks for passes over its standard input.

Run as a script, never imported: with our interpreter and one of our builds on the path, or with the peer's interpreter.
A line `pass TITLE SECONDS SEED OPTIONS` or `memory TITLE GAMES` is answered with a line of JSON. Times are CPU times.
"""

from __future__ import annotations

import json
import os
import random
import sys
import time
from typing import Any

SEATS = 4
CLONES = 400
SAMPLES = 40  # positions that are cloned
SEARCHED = 0.1  # the share of positions that are searched
GROWN = 200  # iterations of each


def hello_ours() -> dict[str, Any]:
    from courtier import titles
    from courtier.bots import search  # noqa: F401  a build from before it does not fit the source any more
    from courtier.core import agenda

    path = str(agenda.__file__)
    found = {name: min(SEATS, title.seats[-1]) for name, title in titles().items()}
    return {"compiled": not path.endswith(".py"), "path": path, "titles": found}


def pass_ours(title: str, seconds: float, seed: int, options: dict[str, Any]) -> dict[str, Any]:
    """Random games with everything that belongs to one: setup, play to the end."""
    from courtier import start
    from courtier.core.agenda import playout

    seats = hello_ours()["titles"][title]
    games = decisions = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        state = start(title, seats, seed + games, options, history=False).state
        decisions += playout(state, (seed + games) * 7919 + 1)
        games += 1
    return {
        "games": games,
        "decisions": decisions,
        "seconds": spent,
        "clone_us": clone_us(title, seats, seed, options),
        **search_rate(title, seats, seed, seconds / 2, options),
    }


def clone_us(title: str, seats: int, seed: int, options: dict[str, Any]) -> float:
    """What copying a position costs, over positions from all parts of a game."""
    from courtier import start

    rng = random.Random(seed)
    state = start(title, seats, seed, options, history=False).state
    seen = []
    while state.asks:
        seen.append(state.clone())
        at = rng.randrange(len(state.asks))
        state.play(at, rng.choice(state.options[at]))
    picked = seen[:: max(1, len(seen) // SAMPLES)]
    rounds = max(1, CLONES // len(picked))
    began = time.process_time()
    for _ in range(rounds):
        for position in picked:
            position.clone()
    return (time.process_time() - began) / (rounds * len(picked)) * 1e6


def search_rate(title: str, seats: int, seed: int, seconds: float, options: dict[str, Any]) -> dict[str, Any]:
    """Iterations of search, over positions from all parts of a game with random choices."""
    from courtier import start
    from courtier.bots import search

    rng = random.Random(seed)
    game = start(title, seats, seed, options, history=False)
    iterations = spent = 0.0
    while spent < seconds:
        if game.over:
            game = start(title, seats, rng.randrange(1 << 30), options, history=False)
        seat = rng.choice(game.asks).seat
        offered = game.options(seat)
        if len(offered) > 1 and rng.random() < SEARCHED:
            began = time.process_time()
            search(game, seat, seed, iterations=GROWN)
            spent += time.process_time() - began
            iterations += GROWN
        game.choose(rng.choice(offered), seat)
    return {"iterations": iterations, "search_seconds": spent}


def memory_ours(title: str, games: int) -> dict[str, Any]:
    """Resident memory on the way through many games."""
    from courtier import start
    from courtier.core.agenda import playout

    seats = hello_ours()["titles"][title]
    marks = {max(1, games // 10): "10%", max(1, games // 2): "50%", games: "100%"}
    told: dict[str, int] = {}
    for number in range(1, games + 1):
        playout(start(title, seats, number, history=False).state, number * 7919 + 1)
        if number in marks:
            told[marks[number]] = resident_kb()
    return {"games": games, "rss_kb": told}


def resident_kb() -> int:
    try:
        with open("/proc/self/statm", encoding="ascii") as statm:
            return int(statm.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") // 1024
    except OSError:  # not Linux: the most it ever was
        import resource

        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most // 1024 if sys.platform == "darwin" else most


def hello_peer() -> dict[str, Any]:
    from importlib.metadata import version

    return {"name": f"catanatron {version('catanatron')}"}


def pass_peer(seconds: float, seed: int) -> dict[str, Any]:
    """Catan with four random players, every tick counted, to the end or to the peer's own limit of turns."""
    from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]
    from catanatron.game import TURNS_LIMIT  # type: ignore[import-not-found]

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    games = decisions = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        game = Game([RandomPlayer(colour) for colour in colours], seed=seed + games + 1)
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
            decisions += 1
        games += 1
    return {"games": games, "decisions": decisions, "seconds": spent}


def main(who: str) -> None:
    print(json.dumps(hello_ours() if who == "ours" else hello_peer()), flush=True)
    for line in sys.stdin:
        what, title, *numbers = line.split()
        if what == "memory":
            told = memory_ours(title, int(numbers[0]))
        elif who == "ours":
            told = pass_ours(title, float(numbers[0]), int(numbers[1]), json.loads(numbers[2]))
        else:
            told = pass_peer(float(numbers[0]), int(numbers[1]))
        print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
