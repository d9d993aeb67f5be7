"""Damaged positions, records and card files: `python -m tests.fuzz --count N [--seed S]`.

Every input is made from the seed and its number, so a finding can be made again. What is accepted is used: shown to
everybody, played on for a while, recorded and read again. Right is a CourtierError or a game; anything else is a
finding, and so is an input that takes too long. Children do the work, so that one that hangs in compiled code ends.
"""

from __future__ import annotations

import argparse
import copy
import faulthandler
import json
import random
import signal
import subprocess
import sys
import traceback
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from courtier import CourtierError, Game, load, start, titles
from courtier.core import agenda
from courtier.core.title import Title

BATCH = 2000  # inputs of one child
ALIKE = 50  # inputs that begin with the same game
PLAYED = 40  # choices at most with what is accepted
SECONDS = 30  # for one input
KINDS = ("position",) * 6 + ("record",) * 3 + ("cards",)
NUMBERS = (-1, -2, 0, 1, 2, 7, 99, 255, 256, 9999, 10**9, 2**61, 2**62, 2**63, 10**30, -(10**30), 10**5000)
OTHERS: tuple[Any, ...] = (
    None,
    True,
    False,
    1.5,
    float("nan"),
    float("inf"),
    "",
    "x",
    "0",
    "\ud800",
    "\x00",
    [],
    {},
    [[]],
    [0],
    {"is": "Pile"},
)
LINES = (
    "",
    " ",
    "=",
    "= 0 0",
    "0",
    "-1 pass",
    "9 pass",
    "\x00",
    "0 \ud800",
    "seed 1",
    "seed -1",
    "position {}",
    "9" * 5000,
)


def copied(value: Any) -> Any:
    try:
        return copy.deepcopy(value)
    except RecursionError:  # it is damage already
        return value


def deep(n: int) -> Any:
    out: Any = 0
    for _ in range(n):
        out = [out]
    return out


# what is damaged


def some_options(rng: random.Random, made: Title[Any]) -> tuple[int, dict[str, Any]]:
    """Any number of seats and any table options that apply; of modules any set."""
    options: dict[str, Any] = {}
    for spec in made.options:
        if spec.kind == "flag":
            options[spec.name] = rng.random() < 0.5
        elif spec.kind == "several":
            options[spec.name] = rng.sample(spec.values, rng.randrange(len(spec.values) + 1))
        elif rng.random() < 0.5:
            options[spec.name] = rng.choice(spec.values)
    seats = rng.choice(list(made.seats))
    return seats, made.applying(options, seats)


@cache
def game_of(title: str, seed: int, number: int) -> Game:
    """A game on its way."""
    rng = random.Random(f"{seed} game {number}")
    seats, options = some_options(rng, titles()[title])
    game = start(title, seats, rng.randrange(2**31), options)
    for _ in range(rng.choice((0, 3, 20, 60, 150, 400))):
        if not game.over:
            seat = rng.choice(game.asks).seat
            game.choose(rng.choice(game.options(seat)), seat)
    return game


def spots(value: Any, depth: int = 0) -> list[tuple[Any, Any]]:
    """Every place inside a JSON value, as container and key; what damage made deep is left alone."""
    out: list[tuple[Any, Any]] = []
    if depth > 20:
        return out
    keys = value.keys() if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in list(keys):
        out.append((value, key))
        out += spots(value[key], depth + 1)
    return out


def damage(rng: random.Random, data: Any) -> None:
    """One change somewhere: a number, a type, a class, an element more, less or elsewhere."""
    places = spots(data)
    if not places:  # nothing is left to damage
        return
    container, key = rng.choice(places)
    value = container[key]
    if isinstance(value, list) and rng.random() < 0.6:
        lists(rng, value, [c[k] for c, k in places if isinstance(c[k], list)])
    elif isinstance(value, dict) and rng.random() < 0.4 and value:
        del value[rng.choice(list(value))]
    elif type(value) is int and rng.random() < 0.7:
        container[key] = rng.choice(
            (value + 1, value - 1, -value, value * 2, rng.randrange(40), rng.choice(NUMBERS))
        )
    elif isinstance(value, str) and rng.random() < 0.7:
        container[key] = rng.choice([c[k] for c, k in places if isinstance(c[k], str)])
    elif rng.random() < 0.5:
        other, name = rng.choice(places)
        container[key] = copied(other[name])
    else:
        container[key] = rng.choice((*OTHERS, *NUMBERS, deep(rng.choice((20, 5000)))))


def lists(rng: random.Random, value: list[Any], all: list[list[Any]]) -> None:
    how = rng.randrange(6)
    other = rng.choice(all)
    if how == 0 and value:
        del value[rng.randrange(len(value))]
    elif how == 1 and value:
        value.insert(rng.randrange(len(value) + 1), copied(rng.choice(value)))
    elif how == 2 and value:
        other.append(value.pop(rng.randrange(len(value))) if other is not value else 0)
    elif how == 3:
        rng.shuffle(value)
    elif how == 4 and value and other:
        i, j = rng.randrange(len(value)), rng.randrange(len(other))
        value[i], other[j] = other[j], value[i]
    else:
        value += [rng.choice((0, 1, -1, "x", None))] * rng.choice((1, 1, 1, 1000, 100_000))


def position(rng: random.Random, title: str, seed: int, number: int) -> Game:
    data = copy.deepcopy(game_of(title, seed, number).to_data())
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        damage(rng, data if rng.random() < 0.1 else data.get("state") or data)
    return Game.from_data(data)


def record(rng: random.Random, title: str, seed: int, number: int) -> Game:
    game = game_of(title, seed, number)
    if rng.random() < 0.4:
        game = Game.from_data(game.to_data())
    lines = game.record(names=["Ann"] * game.seats).split("\n")
    for _ in range(rng.choice((1, 1, 2, 3))):
        at = rng.randrange(len(lines)) if rng.random() < 0.5 else rng.randrange(min(8, len(lines)))
        how = rng.randrange(7)
        if how == 0:
            del lines[at : at + rng.choice((1, 1, 50))]
        elif how == 1:
            lines.insert(at, rng.choice((*LINES, lines[at])))
        elif how == 2:
            lines[at] = lines[at][: rng.randrange(len(lines[at]) + 1)]
        elif how == 3:
            name, _, rest = lines[at].partition(" ")
            lines[at] = (
                f"{name} {rng.choice((*LINES, '[' * 5000, '{', 'null', '[1]', rest + rest, rest[::-1]))}"
            )
        elif how == 4 and lines[at]:
            i = rng.randrange(len(lines[at]))
            lines[at] = lines[at][:i] + rng.choice('0189x -={}[],"\x00\u00e9\ud800') + lines[at][i + 1 :]
        elif how == 5 and lines[at].startswith("position "):
            try:
                data = json.loads(lines[at][9:])
                damage(rng, data)
                lines[at] = "position " + json.dumps(data)
            except (ValueError, RecursionError):
                lines[at] = "position " + "[" * 5000
        else:
            other = rng.randrange(len(lines))
            lines[at], lines[other] = lines[other], lines[at]
        if not lines:
            break
    return load("\n".join(lines), cut=rng.random() < 0.3)


def toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {toml(v)}" for key, v in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    if isinstance(value, int | float | str):
        return (
            json.dumps(value, ensure_ascii=False)
            if not isinstance(value, int) or abs(value) < 10**4000
            else "9" * 5000
        )
    return "1979-05-27"


def cards(rng: random.Random, title: str, seed: int, number: int, folder: Path) -> Game:
    """Damaged cards of the decks in force."""
    made = titles()[title]
    seats, options = some_options(rng, made)
    content = made.load(None, made.parts(made.settle(options)))[0]
    text = ""
    for _ in range(rng.choice((1, 1, 2))):
        deck = rng.choice(list(content.decks))
        card = copy.deepcopy(dict(rng.choice(list(content.decks[deck].values())).values))
        for _ in range(rng.choice((1, 1, 2))):
            damage(rng, card)
        if rng.random() < 0.1:
            card["id"] = "new_one"
        deck = rng.choice((deck, deck, deck, deck, deck, "nothing"))
        try:
            body = "\n".join(f"{key} = {toml(value)}" for key, value in card.items())
        except RecursionError:
            body = f"deep = {'[' * 5000}"
        text += f"[[{deck}]]\n{body}\n"
    raw = text.encode("utf-8", "surrogatepass")
    if rng.random() < 0.2:
        at = rng.randrange(len(raw))
        raw = (
            raw[:at]
            + rng.choice((b"\xff\xfe", b"\x00", b"[" * 5000, b"9" * 5000, b"=", b""))
            + raw[at + rng.randrange(9) :]
        )
    path = folder / f"{number}.toml"
    path.write_bytes(raw)
    return start(title, seats, number, options, content=path)


# what is done with it


def use(rng: random.Random, game: Game, content: Path | None) -> None:
    """Everything that a server, a bot and a person do with a game."""
    look(game)
    for _ in range(PLAYED):
        if game.over:
            break
        seat = rng.choice(game.asks).seat
        game.choose(rng.choice(game.options(seat)), seat)
    look(game)
    back = load(game.record(), content=content)
    assert back.digest() == game.digest(), "its record brings back another game"
    agenda.playout(game.state.clone(), 1) if content is None and rng.random() < 0.2 else None


def look(game: Game) -> None:
    for watcher in (None, *range(game.seats)):
        json.dumps(game.view(watcher), allow_nan=False)
    for ask in game.asks:
        ask.prompt()
        for option in game.options(ask.seat):
            str(option)
        [reason.text("fr") for _, reason in game.refusals(ask.seat)]
        game.sample(ask.seat, 1)
    json.dumps([game.scores(), game.result, game.to_data()], allow_nan=False)


def one(seed: int, n: int, folder: Path, kinds: tuple[str, ...] = KINDS, names: tuple[str, ...] = ()) -> str:
    """Make input number n and try it: what became of it."""
    rng = random.Random(f"{seed} input {n}")
    kind, title = rng.choice(kinds), rng.choice(names or tuple(titles()))
    number = n // ALIKE
    made: dict[str, Callable[[], Game]] = {
        "position": lambda: position(rng, title, seed, number),
        "record": lambda: record(rng, title, seed, number),
        "cards": lambda: cards(rng, title, seed, n, folder),
    }
    try:
        game = made[kind]()
    except CourtierError as error:
        error.text("fr").encode()
        return f"{kind} refused"
    try:
        use(rng, game, folder / f"{n}.toml" if kind == "cards" else None)
    except CourtierError as error:
        error.text("fr").encode()
        return f"{kind} refused while it was played"
    return f"{kind} played"


def run(
    seed: int, first: int, count: int, told: Callable[[str], None], **which: Any
) -> tuple[Counter[str], list[str]]:
    """So many inputs, here; `told` hears the number of each before it is tried."""
    seen: Counter[str] = Counter()
    found: list[str] = []
    with TemporaryDirectory() as folder:
        for n in range(first, first + count):
            if n % ALIKE == 0:
                game_of.cache_clear()
                Title.load.cache_clear()  # each card file makes tables of its own
            told(str(n))
            try:
                seen[one(seed, n, Path(folder), **which)] += 1
            except Exception:  # whatever it is, it is what we are looking for
                seen["FOUND"] += 1
                found.append(f"seed {seed}, input {n}:\n{traceback.format_exc()}")
    return seen, found


def child(seed: int, first: int, count: int, names: tuple[str, ...]) -> None:
    def told(n: str) -> None:
        signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)  # its own time, whatever else the machine does
        print(n, flush=True)

    faulthandler.register(signal.SIGVTALRM, chain=True)  # tells where it stood, then ends
    seen, found = run(seed, first, count, told, names=names)
    signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    print(json.dumps([seen, found]))


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tests.fuzz", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("--count", type=int, default=2000, help="inputs to try")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="number of the first input")
    parser.add_argument("--title", choices=sorted(titles()), help="of this title alone")
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.child:
        child(asked.seed, asked.first, asked.count, (asked.title,) if asked.title else ())
        return
    total: Counter[str] = Counter()
    print("compiled" if not str(agenda.__file__).endswith(".py") else "plain Python", flush=True)
    first, end = asked.first, asked.first + asked.count
    while first < end:
        count = min(BATCH, end - first)
        words = ["--child", f"--seed={asked.seed}", f"--first={first}", f"--count={count}"]
        words += [f"--title={asked.title}"] if asked.title else []
        done = subprocess.run([sys.executable, "-m", "tests.fuzz", *words], capture_output=True, text=True)
        lines = done.stdout.splitlines()
        if done.returncode:  # the next child goes on behind it
            last = int(lines[-1]) if lines else first
            total["HUNG OR DIED"] += 1
            total["tried by a child that hung or died later"] += last - first
            print(f"seed {asked.seed}, input {last}:\n{done.stderr[-3000:]}", flush=True)
            first = last + 1
            continue
        first += count
        seen, found = json.loads(lines[-1])
        total += Counter(seen)
        for text in found:
            print(text.encode("utf-8", "backslashreplace").decode(), flush=True)
    for name, n in sorted(total.items()):
        print(f"{n:7} {name}")
    sys.exit(1 if total["FOUND"] + total["HUNG OR DIED"] else 0)


if __name__ == "__main__":
    main()
