"""Proof that the compiled build plays the same games as the plain one: `make same-games`.

Both builds play the same random games of every title and seat count, each in a process of its own, and must agree on
every digest on the way. Only the public API is used, as any player would.
"""

import json
import os
import random
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = 2000  # of each title, spread over its seat counts
EVERY = 10  # choices between two digests


def play(title: str, seats: int, number: int) -> dict[str, object]:
    """One random game, told in digests."""
    from courtier import start

    rng = random.Random(f"{title} {seats} {number}")
    game = start(title, seats=seats, seed=rng.randrange(2**31), history=False)
    digests = [str(game.digest())]
    choices = 0
    while not game.over:
        asks = game.asks
        seat = asks[rng.randrange(len(asks))].seat
        options = game.options(seat)
        game.choose(options[rng.randrange(len(options))], seat)
        choices += 1
        if choices % EVERY == 0:
            digests.append(str(game.digest()))
    digests.append(str(game.digest()))
    return {"game": f"{title}, {seats} seats, game {number}", "choices": choices, "digests": digests}


def worker() -> None:
    """Print a line about this build, then one for each game."""
    from courtier import titles
    from courtier.core import agenda

    print(json.dumps({"compiled": not str(agenda.__file__).endswith(".py")}))
    choices, games = 0, 0
    for name, title in titles().items():
        counts = list(title.seats)
        for number in range(GAMES):
            told = play(name, counts[number % len(counts)], number)
            choices += int(str(told["choices"]))
            games += 1
            print(json.dumps(told))
    print(json.dumps({"games": games, "choices": choices}))


def run(path: str) -> subprocess.Popen[str]:
    env = {**os.environ, "PYTHONPATH": str(ROOT / path), "PYTHONHASHSEED": "0"}
    return subprocess.Popen(
        [sys.executable, __file__, "--worker"], env=env, stdout=subprocess.PIPE, text=True, cwd=ROOT
    )


def main() -> None:
    plain, compiled = run("src"), run("build/compiled")
    plain_told, compiled_told = plain.communicate()[0], compiled.communicate()[0]
    if plain.returncode or compiled.returncode:
        sys.exit("same-games: a build failed, see above")
    ours, theirs = ([json.loads(line) for line in told.splitlines()] for told in (plain_told, compiled_told))
    if ours[0]["compiled"] or not theirs[0]["compiled"]:
        sys.exit("same-games: nothing is proved, build/compiled is not compiled; see build/log/ext.txt")
    for a, b in zip(ours[1:-1], theirs[1:-1], strict=True):
        if a != b:
            at = next((i for i, (x, y) in enumerate(zip(a["digests"], b["digests"])) if x != y), 0)
            sys.exit(f"same-games: {a['game']} differs in the {EVERY} choices before number {at * EVERY}")
    if not ours[-1]["games"]:
        sys.exit("same-games: no title is registered")
    print(f"{ours[-1]['games']} games, {ours[-1]['choices']} choices: identical")


if __name__ == "__main__":
    worker() if "--worker" in sys.argv else main()
