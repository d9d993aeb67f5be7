"""Proof that the compiled build plays the same games as the plain one: `make same-games`.

Both builds play the same random games of every title and seat count, two of three with other table options than the
usual ones, each build in a process of its own, and must agree on every digest on the way; in some games also on every
prompt, choice, refusal, view, line of the story and encoded position. Only the public API is used, as any player
would. Then the tests of the engine, the rules and the environments run on the compiled build.

`--title paladins --games 2000 --options '{"city_of_crowns": true}'` plays so many games of one title alone, with these
options in all of them beside what is drawn, and no tests.
"""

import argparse
import hashlib
import json
import os
import random
import shutil
import subprocess
import sys
import sysconfig
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO, TYPE_CHECKING

if TYPE_CHECKING:
    from courtier import Game

ROOT = Path(__file__).resolve().parent.parent
GAMES = 600  # of each title, spread over its seat counts
EVERY = 10  # choices between two digests
IN_FULL = 25  # one game of so many is compared in everything that anybody is told
TESTS = ("tests/core", "tests/rules", "tests/research")
SETS: dict[
    str, list[dict[str, object]]
] = {  # table options that once failed, or that lead far from the usual game
    "architects": [
        {"boards": "variable", "promo_boards": True, "promo_cards": True, "starting_apprentice": True},
        {"opponent": "helena", "level": "master", "guildhall_flush": True, "empty_visits": False},
    ],
    "paladins": [
        {"difficulty": "hard"},
        {"city_of_crowns": True, "difficulty": "insane"},
        {"city_of_crowns": True},
    ],
}


def options_of(title: str, number: int, rng: random.Random) -> dict[str, object]:
    """Of three games one has the usual options, one any at all, one a set of the list where there are some."""
    from courtier import titles

    sets = SETS.get(title, [])
    if number % 3 == 0:
        return {}
    if number % 3 == 1 and sets:
        return dict(sets[number // 3 % len(sets)])
    out: dict[str, object] = {}
    for spec in titles()[title].options:
        if spec.kind == "flag":
            out[spec.name] = rng.random() < 0.5
        elif spec.kind == "one":
            out[spec.name] = rng.choice(spec.values)
        else:
            out[spec.name] = [value for value in spec.values if rng.random() < 0.5]
    return out


def play(title: str, seats: int, number: int, more: dict[str, object]) -> dict[str, object]:
    """One random game, told in digests."""
    from courtier import start, titles

    rng = random.Random(f"{title} {seats} {number}")
    in_full = number // seats % IN_FULL == 0
    table = titles()[title].applying({**options_of(title, number, rng), **more}, seats)
    game = start(title, seats=seats, seed=rng.randrange(2**31), options=table, history=in_full)
    digests = [str(game.digest())]
    choices = 0
    while not game.over:
        asks = game.asks
        seat = asks[rng.randrange(len(asks))].seat
        options = game.options(seat)
        game.choose(options[rng.randrange(len(options))], seat)
        choices += 1
        if choices % EVERY == 0:
            digests.append(all_told(game) if in_full else str(game.digest()))
    digests.append(all_told(game) + whole_story(game) if in_full else str(game.digest()))
    return {
        "game": f"{title}, {seats} seats, game {number}, {table}",
        "choices": choices,
        "digests": digests,
    }


def all_told(game: "Game") -> str:
    """A digest of all that the seats and a spectator are asked, offered, refused and shown, in words and in numbers."""
    everybody = [None, *range(game.seats)]
    told: list[object] = [game.digest(), game.scores(), [ask.phrase().data() for ask in game.asks]]
    told += [game.view(watcher) for watcher in everybody]
    for ask in game.asks:
        told.append([[str(o), o.phrase().data()] for o in game.options(ask.seat)])
        told.append([[str(o), why.phrase().data(), why.rule] for o, why in game.refusals(ask.seat)])
    encoder, s = game.encoder, game.state
    told += [encoder.hash(), *(encoder.observe(s, seat).hex() for seat in range(game.seats))]
    for at in range(len(s.asks)):
        told.append([encoder.numbers(s, at), encoder.describe(s, at).hex()])
    return short(told)


def whole_story(game: "Game") -> str:
    """And of all that they were told from the start on, with the record: once a game, for both grow with it."""
    return short([game.record(), [game.story(watcher) for watcher in (None, *range(game.seats))]])


def short(told: object) -> str:
    return hashlib.blake2b(json.dumps(told).encode(), digest_size=8).hexdigest()


def compiler() -> bool:
    """Is there all that compiling needs?"""
    cc = str(sysconfig.get_config_var("CC") or "cc").split()[0]
    return find_spec("mypyc") is not None and any(map(shutil.which, (cc, "cc", "clang")))


def worker(wish: argparse.Namespace) -> None:
    """Print a line about this build, then one for each game."""
    from courtier import titles
    from courtier.core import agenda

    print(json.dumps({"compiled": not str(agenda.__file__).endswith(".py")}))
    choices, games = 0, 0
    for name, title in titles().items():
        counts = list(title.seats)
        for number in range(wish.games if wish.title in (None, name) else 0):
            told = play(name, counts[number % len(counts)], number, wish.options)
            choices += int(str(told["choices"]))
            games += 1
            print(json.dumps(told))
    print(json.dumps({"games": games, "choices": choices}))


def run(path: str, told: IO[str]) -> subprocess.Popen[str]:
    env = {**os.environ, "PYTHONPATH": str(ROOT / path), "PYTHONHASHSEED": "0"}
    command = [sys.executable, __file__, "--worker", *sys.argv[1:]]
    return subprocess.Popen(command, env=env, stdout=told, text=True, cwd=ROOT)


def wishes() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--title")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--options", type=json.loads, default={}, help="of every game, as JSON")
    parser.add_argument("--compiled", default="build/compiled", help="the compiled build")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    return parser.parse_args()


def main(wish: argparse.Namespace) -> None:
    with TemporaryFile("w+") as plain, TemporaryFile("w+") as compiled:
        builds = [run("src", plain), run(wish.compiled, compiled)]
        if any([build.wait() for build in builds]):
            sys.exit("same-games: a build failed, see above")
        plain.seek(0)
        compiled.seek(0)
        ours, theirs = ([json.loads(line) for line in told] for told in (plain, compiled))
    if not theirs[0]["compiled"] and not compiler():
        print("no compiler: skipped")
        return
    if ours[0]["compiled"] or not theirs[0]["compiled"]:
        sys.exit("same-games: nothing is proved, build/compiled is not compiled; see build/log/ext.txt")
    for a, b in zip(ours[1:-1], theirs[1:-1], strict=True):
        if a != b:
            at = next((i for i, (x, y) in enumerate(zip(a["digests"], b["digests"])) if x != y), 0)
            sys.exit(f"same-games: {a['game']} differs in the {EVERY} choices before number {at * EVERY}")
    if not ours[-1]["games"]:
        sys.exit("same-games: no title is registered")
    print(f"{ours[-1]['games']} games, {ours[-1]['choices']} choices: identical", flush=True)
    if wish.title is not None:
        return
    env = {**os.environ, "PYTHONPATH": str(ROOT / wish.compiled), "COURTIER_BUILD": "compiled"}
    sys.exit(subprocess.call([sys.executable, "-m", "pytest", "-q", "-n2", *TESTS], env=env, cwd=ROOT))


if __name__ == "__main__":
    asked = wishes()
    worker(asked) if asked.worker else main(asked)
