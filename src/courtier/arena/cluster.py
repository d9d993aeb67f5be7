"""Games played on a Ray cluster (the extra `ray`): the same games with the same results, on other machines.

Work goes out in chunks of about a second. A chunk whose worker or machine is lost is played again elsewhere; games are
numbered, so the results are those of one process whatever happened on the way.
"""

from __future__ import annotations

import hashlib
import socket
import sys
import tempfile
import time
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from courtier.arena.plan import Plan
from courtier.arena.play import Played, play
from courtier.core.content import ContentError
from courtier.core.extras import need
from courtier.core.reasons import CourtierError
from courtier.core.title import title_named
from courtier.core.words import Phrase, phrase_of, shown

T = TypeVar("T")
LOCAL = "local"
REACH = 10.0  # seconds
CHUNK = 1.0  # seconds of games: long beside what sending them costs, short beside what a lost worker loses
LARGEST = 200  # games in a chunk
AHEAD = 2  # chunks handed out for each processor: enough that none ever waits
AGAIN = 3  # times a chunk is played elsewhere after its worker was lost
LOOK = 15.0  # seconds without a result, after which we look whether anybody is still there


class ClusterError(CourtierError):
    """No cluster there, another program on it, or nobody left to play."""


@dataclass(frozen=True)
class Sent:
    """What a worker is told. Cards travel as text: our file need not be on the other machine."""

    plan: Plan
    overlay: str | None
    content: str  # its hash here
    build: str


def played(plan: Plan, indexes: Sequence[int], address: str, jobs: int) -> Generator[Played]:
    """The games with these numbers as they are finished, in any order. `local` starts a cluster of `jobs` workers."""
    sent = parcel(plan)
    with joined(address, jobs) as ray:
        yield from _spread(ray, sent, indexes)


def spread(
    work: Callable[..., T], pieces: Iterable[tuple[Any, ...]], address: str, jobs: int, title: str
) -> Generator[T]:
    """`work(*piece)` for all pieces, as crew.spread does it here."""
    with joined(address, jobs) as ray:
        task = ray.remote(num_cpus=1, max_retries=AGAIN)(_apart)
        here = build(title)
        left = iter(pieces)
        waiting = [task.remote(work, piece, title, here) for _, piece in zip(range(_room(ray)), left)]
        while waiting:
            ready, waiting = _ready(ray, waiting)
            waiting += [task.remote(work, piece, title, here) for _, piece in zip(ready, left)]
            for one in ready:
                done, refused = ray.get(one)
                if refused is not None:
                    raise ClusterError(phrase_of(refused))
                yield done


@contextmanager
def joined(address: str, jobs: int) -> Iterator[Any]:
    """Ray, connected to a cluster; every trouble with it is told in words."""
    ray = need("ray")
    try:
        _reach(address)
        if address == LOCAL:
            ray.init(num_cpus=jobs, include_dashboard=False, log_to_driver=False, configure_logging=False)
        else:
            ray.init(address=address, log_to_driver=False, configure_logging=False)
    except (OSError, ValueError, RuntimeError) as error:
        raise ClusterError(Phrase("arena-no-cluster", {"address": address, "what": _short(error)})) from None
    try:
        yield ray
    except ray.exceptions.RayError as error:
        raise _told(error) from None
    finally:
        ray.shutdown()


def _reach(address: str) -> None:
    """Is anybody there at all? Ray itself would try for minutes."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if colon and port.isdigit():
        socket.create_connection((host, int(port)), timeout=REACH).close()


def _spread(ray: Any, sent: Sent, indexes: Sequence[int]) -> Generator[Played]:
    """The first chunks are one game each, which tell how long a game takes."""
    task = ray.remote(num_cpus=1, max_retries=AGAIN)(chunk)
    left = list(indexes)[::-1]
    room = _room(ray)
    waiting: list[Any] = []
    done, seconds = 0, 0.0
    while left or waiting:
        while left and len(waiting) < room:
            size = size_of(done, seconds, len(left), room)
            waiting.append(task.remote(sent, [left.pop() for _ in range(size)]))
        ready, waiting = _ready(ray, waiting)
        for one in ready:
            games, took, refused = ray.get(one)
            if refused is not None:
                raise ClusterError(phrase_of(refused))
            done, seconds = done + len(games), seconds + took
            yield from games


def _ready(ray: Any, waiting: list[Any]) -> tuple[list[Any], list[Any]]:
    """What is done and what is not; ClusterError when nobody is left to do it."""
    ready, waiting = ray.wait(waiting, num_returns=1, timeout=LOOK)
    if not ready and not _processors(ray):
        raise ClusterError(Phrase("arena-cluster-empty"))
    return ready, waiting


def _room(ray: Any) -> int:
    return max(1, _processors(ray)) * AHEAD


def size_of(done: int, seconds: float, left: int, room: int) -> int:
    """How many games make a second, at the pace of those played; towards the end fewer, so that all end together."""
    if not done:
        return 1
    pace = max(1, min(LARGEST, int(CHUNK * done / max(seconds, 1e-6))))
    return max(1, min(pace, -(-left // room)))


def _processors(ray: Any) -> int:
    return int(ray.cluster_resources().get("CPU", 0))


def parcel(plan: Plan) -> Sent:
    """A plan as it is sent, with what the other side must agree on."""
    overlay = None
    if plan.content is not None:
        try:
            overlay = Path(plan.content).read_text(encoding="utf-8")
        except (OSError, ValueError) as error:
            where = {"file": plan.content, "what": shown(error)}
            raise ContentError(Phrase("content-not-toml", where)) from None
    return Sent(replace(plan, content=None), overlay, plan.head()["content"], build(plan.title))


def chunk(sent: Sent, indexes: Sequence[int]) -> tuple[list[Played], float, dict[str, object] | None]:
    """On a worker: these games and the seconds they took, or why they cannot be played here, as a phrase's data."""
    begun = time.perf_counter()
    try:
        plan = unpacked(sent)
        games = [play(plan, index) for index in indexes]
    except CourtierError as error:
        return [], 0.0, error.said.data()
    return games, time.perf_counter() - begun, None


def _apart(
    work: Callable[..., T], piece: tuple[Any, ...], title: str, wanted: str
) -> tuple[T | None, dict[str, object] | None]:
    """On a worker: what the work gave, or why it cannot be done here."""
    try:
        _same_build(title, wanted)
        return work(*piece), None
    except CourtierError as error:
        return None, error.said.data()


def _same_build(title: str, wanted: str) -> None:
    here = build(title)
    if here != wanted:
        said = {"here": wanted, "there": here, "where": socket.gethostname()}
        raise ClusterError(Phrase("arena-other-version", said))


def unpacked(sent: Sent) -> Plan:
    """The plan as it can be played here; ClusterError when program or cards differ."""
    _same_build(sent.plan.title, sent.build)
    plan = sent.plan if sent.overlay is None else replace(sent.plan, content=_laid_down(sent.overlay))
    content = plan.head()["content"]
    if content != sent.content:
        said = {"here": sent.content, "there": content, "where": socket.gethostname()}
        raise ClusterError(Phrase("arena-other-cards", said))
    return plan


@cache
def _laid_down(overlay: str) -> str:
    """The text of cards as a file of this machine, once for all chunks."""
    name = hashlib.blake2b(overlay.encode(), digest_size=8).hexdigest()
    folder = Path(tempfile.mkdtemp(prefix="courtier-"))
    path = folder / f"{name}.toml"
    path.write_text(overlay, encoding="utf-8")
    return str(path)


@cache
def build(title: str) -> str:
    """The version and a hash of the source that games depend on: engine, bots and the title, wherever it comes from.
    Plain and compiled builds of one source are the same, as they play the same games."""
    from courtier import __version__

    package = Path(__file__).parent.parent
    code = sys.modules[type(title_named(title)).__module__]
    rooms = (package / "core", package / "bots", package / "arena", Path(code.__file__ or __file__).parent)
    told = hashlib.blake2b(digest_size=4)
    for room in rooms:
        for path in sorted(room.rglob("*.py")) + sorted(room.rglob("*.toml")):
            told.update(path.relative_to(room).as_posix().encode())
            told.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return f"{__version__}-{told.hexdigest()}"


def _told(error: Exception) -> Exception:
    """Trouble on a worker in our words. A fault of the rules stays what it is: nobody may hide it."""
    cause = getattr(error, "cause", None)
    if isinstance(cause, ImportError) or "failed to import" in str(
        cause
    ):  # it has no Courtier, or not all of it
        return ClusterError(Phrase("arena-cluster-import", {"what": _short(cause)}))
    if isinstance(cause, Exception):
        return cause
    return ClusterError(Phrase("arena-cluster-failed", {"what": _short(error)}))


def _short(error: object) -> str:
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return lines[0][:200] if lines else type(error).__name__
