"""The arena on Ray: a cluster with two workers plays the same games to the byte, here or at an address."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.desk import refused, run

PLAYS = "kingsburg"
COMMAND = ("arena", PLAYS, "random", "greedy", "--games", "4", "--json", "--seed", "3", "--out")

CLUSTER = """
import sys
from ray.cluster_utils import Cluster
made = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
made.add_node(num_cpus=1)
made.add_node(num_cpus=1)
print("at", made.address, flush=True)
sys.stdin.read()
made.shutdown()
"""  # a head that does not play, and two workers


@pytest.fixture(autouse=True)
def ray() -> None:
    pytest.importorskip("ray", reason="Ray is not installed, so the arena's cluster is not tested: make ray")


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The file that one process of this machine writes."""
    path = tmp_path_factory.mktemp("here") / "games.jsonl"
    assert run(*COMMAND, path, "--jobs", "1").exit_code == 0
    return path.read_bytes()


@pytest.fixture
def cluster() -> Iterator[str]:
    """The address of a cluster of three nodes, in a process of its own until its input ends."""
    holder = subprocess.Popen(
        [sys.executable, "-c", CLUSTER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=clean()
    )
    assert holder.stdin is not None
    assert holder.stdout is not None
    yield next(line for line in holder.stdout if line.startswith("at ")).split()[1]
    holder.stdin.close()
    holder.wait(60)


def clean() -> dict[str, str]:
    """Without what Ray has put into the environment of this process."""
    return {name: value for name, value in os.environ.items() if not name.startswith("RAY_")}


def apart(*args: str | Path) -> None:
    """`courtier args...` in a process of its own, as Ray leaves traces in the one that used it."""
    command = [sys.executable, "-c", "from courtier.cli import main; main()", *[str(arg) for arg in args]]
    done = subprocess.run(command, capture_output=True, text=True, env=clean(), timeout=200)
    assert done.returncode == 0, done.stderr


def test_two_local_workers_give_the_same_file(here: bytes, tmp_path: Path) -> None:
    path = tmp_path / "local.jsonl"
    apart(*COMMAND, path, "--jobs", "2", "--ray", "local")
    assert path.read_bytes() == here


def test_a_cluster_of_two_workers_gives_the_same_file(here: bytes, tmp_path: Path, cluster: str) -> None:
    path = tmp_path / "cluster.jsonl"
    apart(*COMMAND, path, "--ray", cluster)
    assert path.read_bytes() == here


def test_a_cluster_that_is_not_there_is_one_sentence() -> None:
    told = refused("arena", PLAYS, "random", "greedy", "--ray", "127.0.0.1:1")
    assert "127.0.0.1:1" in told
