"""Two compiled builds side by side: `python tools/speed.py OLD NEW`, e.g. build/compiled of two worktrees.

Random play from start() to the end in decisions a second, search in iterations a second, and clones a second of
positions on the way, by CPU time. `--options '{"modules": [1, 2, 3, 4, 5, 6]}'` are those of the second build's games
alone: with one build given twice, what modules cost.

The two take turns on the same seeds, each in a process of its own, which is started anew a few times: where a process
has its memory is worth a few percent. What is told is the median of the ratios and the fifth and last fifth of them.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import time
from statistics import median
from typing import Any

SEATS = 4
SEARCHED = 200  # iterations of one search
AMOUNT = {  # of one turn: games that are played, positions that are searched, games with cloned positions
    "kingsburg": (1500, 60, 60),
    "paladins": (600, 6, 30),
    "architects": (300, 60, 30),
}
CLONES = 40  # of one position


def play(title: str, seed: int, count: int, options: dict[str, Any]) -> tuple[int, float]:
    from courtier import start
    from courtier.core.agenda import playout

    began, decisions = time.process_time(), 0
    for n in range(seed, seed + count):
        decisions += playout(start(title, SEATS, n, options, history=False).state, n * 7919 + 1)
    return decisions, time.process_time() - began


def clone(title: str, seed: int, count: int, options: dict[str, Any]) -> tuple[int, float]:
    """Every tenth position of random games."""
    from courtier import start

    rng = random.Random(seed)
    done, spent = 0, 0.0
    for n in range(seed, seed + count):
        state = start(title, SEATS, n, options, history=False).state
        while state.asks:
            at = rng.randrange(len(state.asks))
            state.play(at, rng.choice(state.options[at]))
            if rng.random() < 0.1:
                began = time.process_time()
                for _ in range(CLONES):
                    state.clone()
                spent += time.process_time() - began
                done += CLONES
    return done, spent


def search(title: str, seed: int, count: int, options: dict[str, Any]) -> tuple[int, float]:
    """Positions from all parts of random games."""
    from courtier import start
    from courtier.bots import search

    rng = random.Random(seed)
    game = start(title, SEATS, seed, options, history=False)
    done, spent = 0, 0.0
    while done < count:
        if game.over:
            game = start(title, SEATS, rng.randrange(1 << 30), options, history=False)
        seat = rng.choice(game.asks).seat
        offered = game.options(seat)
        if len(offered) > 1 and rng.random() < 0.1:
            began = time.process_time()
            search(game, seat, seed, iterations=SEARCHED)
            spent += time.process_time() - began
            done += 1
        game.choose(rng.choice(offered), seat)
    return done * SEARCHED, spent


def worker(options: dict[str, Any]) -> None:
    from courtier.core import agenda

    kinds = {"play": play, "search": search, "clone": clone}
    print(json.dumps(str(agenda.__file__)), flush=True)
    for line in sys.stdin:
        what, title, seed, count = line.split()
        print(json.dumps(kinds[what](title, int(seed), int(count), options)), flush=True)


class Build:
    def __init__(self, path: str, options: str = "{}") -> None:
        env = {**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "0"}
        self.process = subprocess.Popen(
            [sys.executable, "-P", __file__, "--worker", "--options", options],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env,
        )  # fmt: skip
        file = self.read()
        if file.endswith(".py") or not file.startswith(os.path.abspath(path)):
            sys.exit(f"{path}: not a compiled build, {file} was used")

    def read(self) -> Any:
        assert self.process.stdout is not None
        return json.loads(self.process.stdout.readline())

    def rate(self, *words: object) -> float:
        assert self.process.stdin is not None
        self.process.stdin.write(" ".join(map(str, words)) + "\n")
        self.process.stdin.flush()
        done, spent = self.read()
        return float(done / spent)

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("builds", nargs="*")
    parser.add_argument("--rounds", type=int, default=11)
    parser.add_argument("--restarts", type=int, default=3)
    parser.add_argument("--title", choices=list(AMOUNT))
    parser.add_argument("--what", choices=("play", "search", "clone"))
    parser.add_argument("--options", default="{}", help="of the games of the second build, as JSON")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    wish = parser.parse_args()
    if wish.worker:
        worker(json.loads(wish.options))
        return
    if len(wish.builds) != 2:
        parser.error("two builds, the old one first")
    kinds = [(what, at, title) for title in AMOUNT for at, what in enumerate(("play", "search", "clone"))]
    ratios: dict[tuple[str, str], list[float]] = {}
    rates: dict[tuple[str, str], list[tuple[float, float]]] = {}
    for restart in range(wish.restarts):
        old, new = Build(wish.builds[0]), Build(wish.builds[1], wish.options)
        for what, at, title in kinds:
            if wish.title not in (None, title) or wish.what not in (None, what):
                continue
            count = AMOUNT[title][at]
            for build in (old, new):
                build.rate(what, title, 5, max(2, count // 5))  # warm
            for n in range(wish.rounds):
                words = (what, title, 20_000 + 3000 * (n + wish.rounds * restart), count)
                if n % 2:
                    after, before = new.rate(*words), old.rate(*words)
                else:
                    before, after = old.rate(*words), new.rate(*words)
                ratios.setdefault((what, title), []).append(after / before)
                rates.setdefault((what, title), []).append((before, after))
        old.close()
        new.close()
    for (what, title), found in ratios.items():
        found.sort()
        before, after = (round(median(pair[i] for pair in rates[what, title])) for i in (0, 1))
        fifth = len(found) // 5
        print(f"{what:6} {title:10} {median(found):.3f} ({found[fifth]:.2f} to {found[-1 - fifth]:.2f}) "
              f"of {before:,} a second: {after:,}")  # fmt: skip


if __name__ == "__main__":
    main()
