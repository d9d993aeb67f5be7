"""The arena on Ray: a cluster with two workers plays the same games to the byte, here or at an address."""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
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
second = made.add_node(num_cpus=1)
print("at", made.address, flush=True)
if sys.stdin.readline():
    made.remove_node(second, allow_graceful=False)
    print("one is killed", flush=True)
    sys.stdin.read()
made.shutdown()
"""  # a head that does not play, and two workers, one of which is killed by a line of input

# A program that plays the first game at once and all others when a lock is free. Files tell of its starts and waits.
GATE = """
import fcntl, json, os, pathlib, sys
here = pathlib.Path(sys.argv[1])
(here / f"began-{os.getpid()}").touch()
try:
    (here / "first").touch(exist_ok=False)
    waits = False
except FileExistsError:
    waits = True
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "ask":
        if waits:
            (here / f"waits-{os.getpid()}").touch()
            with open(here / "gate") as gate:
                fcntl.flock(gate, fcntl.LOCK_SH)
            waits = False
        print(json.dumps({"choose": message["options"][0]["token"]}), flush=True)
"""


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
def cluster(held: subprocess.Popen[str]) -> str:
    """The address of a cluster of three nodes."""
    assert held.stdout is not None
    return next(line for line in held.stdout if line.startswith("at ")).split()[1]


@pytest.fixture
def held() -> Iterator[subprocess.Popen[str]]:
    """The process that holds the cluster until its input ends."""
    holder = subprocess.Popen(
        [sys.executable, "-c", CLUSTER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=clean()
    )
    assert holder.stdin is not None
    yield holder
    holder.stdin.close()
    holder.wait(60)


def clean() -> dict[str, str]:
    """Without what Ray has put into the environment of this process."""
    return {name: value for name, value in os.environ.items() if not name.startswith("RAY_")}


def apart(*args: str | Path) -> None:
    """`courtier args...` in a process of its own, as Ray leaves traces in the one that used it."""
    done = subprocess.run(command(*args), capture_output=True, text=True, env=clean(), timeout=200)
    assert done.returncode == 0, done.stderr


def command(*args: str | Path) -> list[str]:
    return [sys.executable, "-c", "from courtier.cli import main; main()", *[str(arg) for arg in args]]


def until(true: Callable[[], bool], seconds: float = 120.0) -> None:
    """Look until something is so."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


def parent(process: int) -> str:
    return subprocess.run(
        ["ps", "-o", "ppid=", "-p", str(process)], capture_output=True, text=True
    ).stdout.strip()


def test_two_local_workers_give_the_same_file(here: bytes, tmp_path: Path) -> None:
    path = tmp_path / "local.jsonl"
    apart(*COMMAND, path, "--jobs", "2", "--ray", "local")
    assert path.read_bytes() == here


def test_a_cluster_of_two_workers_gives_the_same_file(here: bytes, tmp_path: Path, cluster: str) -> None:
    path = tmp_path / "cluster.jsonl"
    apart(*COMMAND, path, "--ray", cluster)
    assert path.read_bytes() == here


def test_a_worker_killed_in_the_middle_changes_nothing(
    tmp_path: Path, held: subprocess.Popen[str], cluster: str
) -> None:
    """Both workers are in a game when one of them is killed: its games are played again by the other."""
    assert held.stdin is not None
    assert held.stdout is not None
    program = tmp_path / "gate.py"
    program.write_text(GATE, encoding="utf-8")
    bot = f"exec:{sys.executable} {program} {tmp_path}"
    arena = (
        "arena",
        PLAYS,
        bot,
        "random",
        "--games",
        "6",
        "--json",
        "--seed",
        "5",
        "--limit",
        "300",
        "--out",
    )
    far = tmp_path / "far.jsonl"
    with (tmp_path / "gate").open("w") as gate:
        fcntl.flock(gate, fcntl.LOCK_EX)
        playing = subprocess.Popen(
            command(*arena, far, "--ray", cluster), env=clean(), text=True,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        )  # fmt: skip
        until(lambda: len(list(tmp_path.glob("waits-*"))) == 2)
        until(lambda: far.exists() and len(far.read_text().splitlines()) == 2)
        workers = {pid: parent(pid) for pid in (int(path.name[6:]) for path in tmp_path.glob("waits-*"))}
        held.stdin.write("kill\n")
        held.stdin.flush()
        assert held.stdout.readline() == "one is killed\n"
        until(
            lambda: any([parent(pid) != before for pid, before in workers.items()])
        )  # its program is an orphan
        assert playing.poll() is None
    _, told = playing.communicate(timeout=200)
    assert playing.returncode == 0, told
    starts = len(list(tmp_path.glob("began-*")))
    assert run(*arena, tmp_path / "near.jsonl", "--jobs", "1").exit_code == 0
    assert far.read_bytes() == (tmp_path / "near.jsonl").read_bytes()
    assert len(far.read_text().splitlines()) == 7
    assert starts > 6  # one game at least was begun twice


SPREAD = """
from courtier.arena import cluster
from courtier.research.selfplay import Piece, play
pieces = [(Piece("kingsburg", 2, {}, seed, 1),) for seed in range(3)]
print(sorted(notes.games[0] for notes in cluster.spread(play, pieces, "local", 2, "kingsburg")))
print(sorted(play(*piece).games[0] for piece in pieces))
"""  # self-play on the cluster, and here


def test_selfplay_is_spread_over_a_cluster_too() -> None:
    done = subprocess.run(
        [sys.executable, "-c", SPREAD], capture_output=True, text=True, env=clean(), timeout=200
    )
    assert done.returncode == 0, done.stderr
    far, near = done.stdout.splitlines()[-2:]
    assert far == near
    assert far.count(",") == 2


def test_a_cluster_that_is_not_there_is_one_sentence() -> None:
    told = refused("arena", PLAYS, "random", "greedy", "--ray", "127.0.0.1:1")
    assert "127.0.0.1:1" in told
