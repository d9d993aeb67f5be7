"""`courtier dataset`: finished games as Parquet, with a Croissant description, and a loader for learners.

A row a choice: what the seat saw as the encoder tells it, what it could choose, what it chose and how its game ended.
The games come from records, or from files of an arena, whose bots play them again; a game that does not end as it is
written down is refused. A folder holds choices.parquet, games.parquet and croissant.json.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from courtier import __version__
from courtier.arena.plan import Plan
from courtier.arena.play import Row, play
from courtier.core.extras import need
from courtier.core.game import Game, load
from courtier.core.options import Option
from courtier.core.reasons import CourtierError
from courtier.core.record import FORMAT, parse
from courtier.core.words import Phrase, shown
from courtier.research.croissant import described

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

CHOICES, GAMES, CROISSANT = "choices.parquet", "games.parquet", "croissant.json"
META = b"courtier"  # the key of what all files of a dataset say about themselves
GROUP = 50  # games whose rows are written together

Told = dict[str, Any]


class DatasetError(CourtierError):
    """Games that cannot become one dataset, or a folder that holds none."""


@dataclass(frozen=True)
class Kind:
    """What all games of a dataset have in common, so that their observations can lie in one table."""

    title: str
    seats: int
    options: dict[str, Any]
    encoder: str
    content: str
    actions: int
    observation: int  # bytes

    @staticmethod
    def of(game: Game) -> Kind:
        encoder = game.encoder
        written = game.title.written(game.options_in_force)
        return Kind(game.title.name, game.seats, json.loads(json.dumps(written)), encoder.hash(), game.content.hash,
                    encoder.actions, encoder.size)  # fmt: skip


@dataclass(frozen=True)
class Made:
    games: int
    choices: int
    kind: Kind


def make(files: Sequence[Path], folder: Path, name: str = "courtier", content: Path | None = None) -> Made:
    """Write a dataset of all games of these files into a new folder."""
    need("pyarrow")
    if folder.exists():
        raise DatasetError(Phrase("dataset-exists", {"folder": str(folder)}))
    if not name.replace("-", "").replace("_", "").isalnum() or not name.isascii():
        raise DatasetError(Phrase("dataset-names", {"name": shown(name)}))
    beside = folder.with_name(f".{folder.name}.new")
    beside.mkdir(parents=True)
    try:
        made = _write(files, beside, content)
        told = described(beside, name, _about(made.kind), [CHOICES, GAMES])
        (beside / CROISSANT).write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")
        beside.rename(folder)
    finally:
        for path in beside.glob("*"):
            path.unlink()
        if beside.exists():
            beside.rmdir()
    return made


def _about(kind: Kind) -> Told:
    return {"courtier": __version__, **vars(kind)}


def _write(files: Sequence[Path], folder: Path, content: Path | None) -> Made:
    pa, pq = need("pyarrow"), need("pyarrow.parquet")
    kind: Kind | None = None
    meta: dict[bytes, bytes] = {}
    writers: list[Any] = []
    games: list[Told] = []
    waiting: list[Told] = []
    choices = 0

    def flush() -> None:
        writers[0].write_table(pa.Table.from_pylist(waiting, schema=writers[0].schema))
        waiting.clear()

    try:
        for path in files:
            for game, rows, told in games_of(path, content):
                here = Kind.of(game)
                if kind is None:
                    kind = here
                    meta = {META: json.dumps(_about(kind)).encode()}
                    writers.append(pq.ParquetWriter(folder / CHOICES, _choices(pa, kind).with_metadata(meta)))
                elif here != kind:
                    names = [name for name, value in vars(kind).items() if value != vars(here)[name]]
                    said = {"file": str(path), "differs": ", ".join(names)}
                    raise DatasetError(Phrase("dataset-other", said))
                number = len(games)
                waiting += [{"game": number, **row} for row in rows]
                games.append({"game": number, "source": path.name, **told})
                choices += len(rows)
                if len(games) % GROUP == 0:
                    flush()
        if kind is None:
            raise DatasetError(Phrase("dataset-file", {"file": ", ".join(map(str, files)) or "-"}))
        flush()
    finally:
        for writer in writers:
            writer.close()
    pq.write_table(pa.Table.from_pylist(games, schema=_games(pa).with_metadata(meta)), folder / GAMES)
    return Made(len(games), choices, kind)


def _choices(pa: Any, kind: Kind) -> Any:
    return pa.schema(
        [
            ("game", pa.int32()),
            ("choice", pa.int32()),
            ("seat", pa.int8()),
            ("player", pa.string()),
            ("ask", pa.string()),
            ("observation", pa.binary(kind.observation)),
            ("actions", pa.list_(pa.int32())),
            ("tokens", pa.list_(pa.string())),
            ("action", pa.int32()),
            ("token", pa.string()),
            ("points", pa.int16()),
            ("lead", pa.int16()),
            ("place", pa.int8()),
        ]
    )


def _games(pa: Any) -> Any:
    return pa.schema(
        [
            ("game", pa.int32()),
            ("source", pa.string()),
            ("seed", pa.string()),
            ("players", pa.list_(pa.string())),
            ("points", pa.list_(pa.int16())),
            ("places", pa.list_(pa.int8())),
            ("choices", pa.int32()),
            ("digest", pa.string()),
        ]
    )


# games and their rows


def games_of(path: Path, content: Path | None) -> Iterator[tuple[Game, list[Told], Told]]:
    """Every finished game of a record or of an arena's file: as it ended, a row a choice, and the game's own row."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise DatasetError(Phrase("cli-no-file", {"file": str(path)})) from None
    except (OSError, ValueError) as error:
        raise DatasetError(Phrase("cli-unreadable", {"file": str(path), "what": shown(error)})) from None
    if text.startswith(FORMAT):
        game, rows, told = _recorded(text, content)
        if game.over:
            yield game, rows, told
    elif text.startswith('{"arena":'):
        yield from _arena(path, text, content)
    else:
        raise DatasetError(Phrase("dataset-file", {"file": str(path)}))


def _recorded(text: str, content: Path | None) -> tuple[Game, list[Told], Told]:
    load(text, content=content)  # strict: every choice legal, every digest as it is written
    read = parse(text)
    game = load(text, content=content, upto=0)
    rows: list[Told] = []
    players = read.names or [""] * read.seats
    for seat, token in read.choices:
        option = next(o for o in game.options(seat) if str(o) == token)
        rows.append(_row(game, seat, option, players[seat]))
        game.choose(option, seat)
    return game, _ended(game, rows), _game(game, players)


def _arena(path: Path, text: str, content: Path | None) -> Iterator[tuple[Game, list[Told], Told]]:
    """An arena writes down how games ended; its bots play them again."""
    try:
        head, *written = [json.loads(line) for line in text.splitlines()]
        plan = Plan(head["title"], head["seats"], tuple(head["bots"]), 1, head["seed"], head["gauntlet"],
                    head["options"], None if content is None else str(content))  # fmt: skip
        rows_: list[Row] = [dict(row) for row in written]
        numbers = [int(row["game"]) for row in rows_]
    except (ValueError, KeyError, TypeError):
        raise DatasetError(Phrase("dataset-file", {"file": str(path)})) from None
    for number, row in zip(numbers, rows_):
        seen = Watcher(plan.game(number).bots)
        again = play(replace(plan, games=number + 1), number, see=seen)
        if again.row["digest"] != row.get("digest") or seen.game is None:
            raise DatasetError(Phrase("dataset-digest", {"game": number, "file": str(path)}))
        yield seen.game, _ended(seen.game, seen.rows), _game(seen.game, seen.players)


class Watcher:
    """Notes every choice of a game that others play."""

    def __init__(self, players: Sequence[str]) -> None:
        self.players = players
        self.game: Game | None = None
        self.rows: list[Told] = []

    def __call__(self, game: Game, seat: int, option: Option) -> None:
        self.game = game
        self.rows.append(_row(game, seat, option, self.players[seat]))


def _row(game: Game, seat: int, option: Option, player: str) -> Told:
    at = game.state.asked(seat)
    encoder = game.encoder
    options = game.options(seat)
    actions = encoder.numbers(game.state, at)
    chosen = next(i for i, other in enumerate(options) if other == option)
    return {
        "choice": len(game.choices),
        "seat": seat,
        "player": player,
        "ask": game.state.asks[at].key,
        "observation": encoder.observe(game.state, seat),
        "actions": actions,
        "tokens": [str(other) for other in options],
        "action": actions[chosen],
        "token": str(option),
    }


def _ended(game: Game, rows: list[Told]) -> list[Told]:
    """Rows with how the game ended for their seat."""
    sheets = {sheet["seat"]: sheet for sheet in game.scores()}
    rivals = [sheet["total"] for _, sheet in game.opponents()]
    for row in rows:
        seat = row["seat"]
        others = rivals + [sheet["total"] for other, sheet in sheets.items() if other != seat]
        row["points"] = sheets[seat]["total"]
        row["lead"] = sheets[seat]["total"] - max(others, default=0)
        row["place"] = sheets[seat]["rank"]
    return rows


def _game(game: Game, players: Sequence[str]) -> Told:
    sheets = sorted(game.scores(), key=lambda sheet: sheet["seat"])[: game.seats]
    seed = "" if game.seed is None else str(game.seed)
    return {
        "seed": seed, "players": list(players), "points": [sheet["total"] for sheet in sheets],
        "places": [sheet["rank"] for sheet in sheets], "choices": len(game.choices), "digest": game.digest(),
    }  # fmt: skip


# loading


@dataclass(frozen=True)
class Dataset:
    """All choices as arrays; `table` has the other columns."""

    about: Mapping[str, Any]
    observations: NDArray[np.uint8]  # choices x bytes
    actions: NDArray[np.int32]  # what was chosen
    leads: NDArray[np.int16]  # final points more than the best other's
    places: NDArray[np.int8]
    games: NDArray[np.int32]
    table: Any  # pyarrow's

    def __len__(self) -> int:
        return len(self.actions)

    def masks(self, rows: NDArray[np.int64]) -> NDArray[np.bool_]:
        """For each of these rows which actions were open."""
        np = need("numpy")
        out = np.zeros((len(rows), self.about["actions"]), dtype=bool)
        for at, listed in enumerate(self.table["actions"].take(rows).to_pylist()):
            out[at, listed] = True
        return out  # type: ignore[no-any-return]

    def batches(self, size: int, seed: int) -> Iterator[NDArray[np.int64]]:
        """Numbers of rows in an order of their own, for ever: every choice once before any a second time."""
        np = need("numpy")
        rng = np.random.default_rng(seed)
        while True:
            order = rng.permutation(len(self))
            for at in range(0, len(order), size):
                yield order[at : at + size]


def read(folder: str | Path) -> Dataset:
    """The dataset in this folder; EncodingError when its observations are those of another encoder than ours."""
    from courtier.core.game import start

    pq, np = need("pyarrow.parquet"), need("numpy")
    try:
        table = pq.read_table(Path(folder) / CHOICES)
        about = json.loads((table.schema.metadata or {})[META])
        kind = {name: about[name] for name in Kind.__dataclass_fields__}
    except (OSError, ValueError, KeyError) as error:
        raise DatasetError(Phrase("dataset-broken", {"folder": str(folder), "what": shown(error)})) from None
    start(kind["title"], kind["seats"], 0, kind["options"], history=False).encoder.same(kind["encoder"])
    seen = b"".join(table["observation"].to_pylist())
    rows = np.frombuffer(seen, dtype=np.uint8).reshape(len(table), kind["observation"])
    action, lead, place, game = (table[name].to_numpy() for name in ("action", "lead", "place", "game"))
    return Dataset(about, rows, action, lead, place, game, table)
