"""The arena on Ray: a local cluster of two workers plays the same games to the byte."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.desk import refused, run

PLAYS = "kingsburg"


def test_a_cluster_of_two_workers_gives_the_same_file(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="Ray is not installed, so the arena's cluster is not tested: make ray")
    here, there = tmp_path / "here.jsonl", tmp_path / "there.jsonl"
    command = ["arena", PLAYS, "random", "thrifty", "--games", "4", "--json", "--seed", "3", "--out"]
    assert run(*command, here, "--jobs", "1").exit_code == 0
    done = run(*command, there, "--jobs", "2", "--ray", "local")
    assert done.exit_code == 0, done.output
    assert there.read_bytes() == here.read_bytes()


def test_a_cluster_that_is_not_there_is_one_sentence() -> None:
    pytest.importorskip("ray", reason="Ray is not installed, so the arena's cluster is not tested: make ray")
    told = refused("arena", PLAYS, "random", "thrifty", "--ray", "127.0.0.1:1")
    assert "127.0.0.1:1" in told
