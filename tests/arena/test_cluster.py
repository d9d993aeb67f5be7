"""What a worker of a cluster is told, what it refuses, and how its trouble is told: without any cluster."""

from __future__ import annotations

import pickle
from dataclasses import replace
from pathlib import Path

import pytest

from courtier.arena import cluster
from courtier.arena.cluster import CHUNK, LARGEST, ClusterError, chunk, parcel, size_of
from courtier.arena.plan import Plan
from courtier.arena.play import play
from courtier.core.content import ContentError
from courtier.core.words import phrase_of

PLAN = Plan("kingsburg", 2, ("random", "page"), 4, 7)


def test_a_chunk_is_the_games_of_one_process() -> None:
    games, seconds, refused = chunk(pickle.loads(pickle.dumps(parcel(PLAN))), [2, 0])
    assert refused is None
    assert seconds > 0
    assert [one.row for one in games] == [play(PLAN, 2).row, play(PLAN, 0).row]


def test_cards_travel_as_text(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('[[building]]\nid = "statue"\nvp = 9\n', encoding="utf-8")
    plan = replace(PLAN, content=str(path))
    here = play(plan, 1).row
    sent = parcel(plan)
    path.unlink()
    games, _, refused = chunk(sent, [1])
    assert refused is None
    assert games[0].row == here
    assert sent.content != parcel(PLAN).content
    with pytest.raises(ContentError):
        parcel(plan)


@pytest.mark.parametrize(
    ("part", "key"), [("build", "arena-other-version"), ("content", "arena-other-cards")]
)
def test_a_worker_with_another_program_or_other_cards_plays_nothing(part: str, key: str) -> None:
    sent = parcel(PLAN)
    other = replace(sent, build="abc") if part == "build" else replace(sent, content="abc")
    games, _, refused = chunk(other, [0])
    assert games == []
    assert refused is not None
    assert phrase_of(refused).key == key
    assert "abc" in phrase_of(refused).text()


def test_trouble_in_a_game_travels_as_a_phrase() -> None:
    _, _, refused = chunk(parcel(replace(PLAN, bots=("random", "exec:/nowhere/at/all"))), [0])
    assert refused is not None


def test_chunks_are_one_game_until_the_pace_is_known_and_then_about_a_second() -> None:
    assert size_of(0, 0.0, 100, 4) == 1
    assert size_of(10, 1.0, 1000, 4) == int(CHUNK * 10)
    assert size_of(10, 100.0, 1000, 4) == 1
    assert size_of(10, 1e-9, 10**6, 4) == LARGEST
    assert size_of(10, 1.0, 8, 4) == 2
    assert size_of(10, 1.0, 1, 4) == 1


def test_trouble_of_the_cluster_is_told_in_words_and_a_fault_of_the_rules_stays_one() -> None:
    class Task(Exception):
        """As Ray wraps what was raised on a worker."""

        cause: Exception | None = None

    lost, absent, fault = Task("The worker died\n\nmore"), Task("x"), Task("x")
    absent.cause, fault.cause = ModuleNotFoundError("No module named 'courtier'"), ZeroDivisionError("1/0")
    told = [cluster._told(lost), cluster._told(absent)]
    assert [one.said.key for one in told if isinstance(one, ClusterError)] == [
        "arena-cluster-failed",
        "arena-cluster-import",
    ]
    assert "The worker died" in str(told[0])
    assert "\n" not in str(told[0])
    assert cluster._told(fault) is fault.cause
