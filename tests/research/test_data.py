"""Datasets: a row is what a seat saw, could choose and chose; files that do not fit are refused; learners learn."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

from courtier import load
from courtier.core.vocabulary import EncodingError
from courtier.research import croissant, data
from courtier.research.data import DatasetError, make, read
from tests.cli.desk import refused, run
from tests.support import played

PLAYS = "kingsburg"


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Four records of random games, and an arena of bots that look one choice ahead."""
    folder = tmp_path_factory.mktemp("games")
    records = [folder / f"{seed}.courtier" for seed in range(4)]
    for seed, path in enumerate(records):
        path.write_text(played(PLAYS, 2, seed).record(), encoding="utf-8")
    arena = folder / "arena.jsonl"
    assert run("arena", PLAYS, "page", "squire", "--games", "2", "--jobs", "1", "--out", arena).exit_code == 0
    return [*records, arena]


@pytest.fixture(scope="module")
def folder(files: list[Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("data") / "made"
    told = run("dataset", *files, "--out", out, "--name", "trial", "--json")
    assert told.exit_code == 0, told.output
    assert json.loads(told.stdout)["games"] == 6
    return out


def test_a_row_is_what_the_seat_saw_could_choose_and_chose(files: list[Path], folder: Path) -> None:
    rows = pq.read_table(folder / data.CHOICES).to_pylist()
    text = files[1].read_text(encoding="utf-8")
    end = load(text)
    game = load(text, upto=0)
    sheets = {sheet["seat"]: sheet for sheet in end.scores()}
    mine = [row for row in rows if row["game"] == 1]
    assert [(row["seat"], row["token"]) for row in mine] == end.choices
    for row in mine:
        seat, at = row["seat"], game.state.asked(row["seat"])
        assert row["observation"] == game.encoder.observe(game.state, seat)
        assert row["tokens"] == [str(option) for option in game.options(seat)]
        assert row["actions"] == game.encoder.numbers(game.state, at)
        assert str(game.encoder.option(game.state, at, row["action"])) == row["token"]
        assert (row["points"], row["place"]) == (sheets[seat]["total"], sheets[seat]["rank"])
        assert row["lead"] == sheets[seat]["total"] - sheets[1 - seat]["total"]
        game.choose(row["token"], seat)


def test_who_plays_alone_leads_the_opponent_or_not(tmp_path: Path) -> None:
    record = tmp_path / "alone.courtier"
    record.write_text(played("paladins", 1, 3).record(), encoding="utf-8")
    make([record], tmp_path / "made")
    end = load(record.read_text(encoding="utf-8"))
    ((_, rival),) = end.opponents()
    found = read(tmp_path / "made")
    assert set(found.leads.tolist()) == {end.scores()[0]["total"] - rival["total"]}


def test_games_of_an_arena_are_played_again_to_their_digest(files: list[Path], folder: Path) -> None:
    games = pq.read_table(folder / data.GAMES).to_pylist()
    written = [json.loads(line) for line in files[-1].read_text(encoding="utf-8").splitlines()[1:]]
    assert [game["digest"] for game in games[4:]] == [row["digest"] for row in written]
    assert [game["players"] for game in games[4:]] == [row["bots"] for row in written]
    assert [game["points"] for game in games[4:]] == [row["points"] for row in written]


def test_croissant_describes_every_file_and_column(folder: Path) -> None:
    told = json.loads((folder / data.CROISSANT).read_text(encoding="utf-8"))
    assert told["conformsTo"] == "http://mlcommons.org/croissant/1.0"
    for described in told["distribution"]:
        path = folder / described["contentUrl"]
        assert described["sha256"] == hashlib.sha256(path.read_bytes()).hexdigest()
        (records,) = [r for r in told["recordSet"] if f"{r['name']}.parquet" == path.name]
        columns = [field["source"]["extract"]["column"] for field in records["field"]]
        assert columns == pq.read_schema(path).names == list(croissant.COLUMNS[path.name])


def test_a_learner_learns_from_it(folder: Path) -> None:
    """Softmax regression with masks: after so many steps it foretells choices better than an even guess."""
    found = read(folder)
    seen = found.observations.astype(np.float32)
    inputs = np.clip((seen - seen.mean(axis=0)) / (seen.std(axis=0) + 0.1), -3, 3) / seen.shape[1] ** 0.5
    weights = np.zeros((inputs.shape[1], found.about["actions"]), dtype=np.float32)

    def chances(rows: np.ndarray) -> np.ndarray:
        worth = np.where(found.masks(rows), inputs[rows] @ weights, -np.inf)
        worth = np.exp(worth - worth.max(axis=1, keepdims=True))
        return np.asarray(worth / worth.sum(axis=1, keepdims=True))

    everything = np.arange(len(found))
    wanted = np.zeros((len(found), weights.shape[1]), dtype=np.float32)
    wanted[everything, found.actions] = 1.0

    def loss() -> float:
        return float(-np.log(chances(everything)[everything, found.actions] + 1e-9).mean())

    before = loss()
    batches = found.batches(64, seed=1)
    for _ in range(100):
        rows = next(batches)
        weights -= 20.0 * inputs[rows].T @ (chances(rows) - wanted[rows]) / len(rows)
    assert loss() < 0.8 * before


def test_batches_see_every_choice_once_before_any_twice(folder: Path) -> None:
    found = read(folder)
    batches = found.batches(100, seed=3)
    seen = np.concatenate([next(batches) for _ in range(-(-len(found) // 100))])
    assert sorted(seen) == list(range(len(found)))


def test_a_dataset_of_another_encoder_is_refused(folder: Path, tmp_path: Path) -> None:
    table = pq.read_table(folder / data.CHOICES)
    about = json.loads(table.schema.metadata[data.META]) | {"encoder": "0" * 16}
    (tmp_path / "old").mkdir()
    pq.write_table(
        table.replace_schema_metadata({data.META: json.dumps(about)}), tmp_path / "old" / data.CHOICES
    )
    with pytest.raises(EncodingError):
        read(tmp_path / "old")
    with pytest.raises(DatasetError):
        read(tmp_path / "nothing")


def test_games_that_do_not_fit_are_refused_and_nothing_is_left(files: list[Path], tmp_path: Path) -> None:
    other = tmp_path / "three.courtier"
    other.write_text(played(PLAYS, 3, 1).record(), encoding="utf-8")
    out = tmp_path / "out"
    assert "seats" in refused("dataset", files[0], other, "--out", out)
    lines = files[-1].read_text(encoding="utf-8").splitlines()
    row = json.loads(lines[1]) | {"digest": "0" * 16}
    false = tmp_path / "false.jsonl"
    false.write_text("\n".join([lines[0], json.dumps(row)]), encoding="utf-8")
    assert "false.jsonl" in refused("dataset", false, "--out", out)
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG")
    assert "picture.png" in refused("dataset", picture, "--out", out)
    assert "a b" in refused("dataset", files[0], "--out", out, "--name", "a b")
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "false.jsonl",
        "picture.png",
        "three.courtier",
    ]
    out.mkdir()
    assert str(out) in refused("dataset", files[0], "--out", out)


def test_a_record_of_a_game_that_is_not_over_is_left_out(files: list[Path], tmp_path: Path) -> None:
    begun = tmp_path / "begun.courtier"
    begun.write_text(load(files[0].read_text(encoding="utf-8"), upto=5).record(), encoding="utf-8")
    assert make([begun, files[1]], tmp_path / "out").games == 1
