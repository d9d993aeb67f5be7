"""Games played on a Ray cluster (the extra `ray`): the same games with the same results, on other machines."""

from __future__ import annotations

import socket
from collections.abc import Generator, Sequence
from importlib import import_module
from typing import Any

from courtier.arena.plan import Plan
from courtier.arena.play import Played, play
from courtier.core.reasons import CourtierError
from courtier.core.words import Phrase

LOCAL = "local"
REACH = 10.0  # seconds
AHEAD = 4  # games handed out for each processor


class ClusterError(CourtierError):
    """No Ray here, no cluster there, or another version on it."""


def played(plan: Plan, indexes: Sequence[int], address: str, jobs: int) -> Generator[Played]:
    """The games with these numbers as they are finished, in any order. `local` starts a cluster of `jobs` workers."""
    ray = _ray()
    try:
        _reach(address)
        if address == LOCAL:
            ray.init(num_cpus=jobs, include_dashboard=False, log_to_driver=False, configure_logging=False)
        else:
            ray.init(address=address, log_to_driver=False, configure_logging=False)
    except (OSError, ValueError, RuntimeError) as error:
        raise ClusterError(Phrase("arena-no-cluster", {"address": address, "what": _short(error)})) from None
    try:
        yield from _spread(ray, plan, indexes)
    finally:
        ray.shutdown()


def _reach(address: str) -> None:
    """Is anybody there at all? Ray itself would try for minutes."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if colon and port.isdigit():
        socket.create_connection((host, int(port)), timeout=REACH).close()


def _spread(ray: Any, plan: Plan, indexes: Sequence[int]) -> Generator[Played]:
    task = ray.remote(num_cpus=1, max_retries=3)(_play)
    sent = ray.put(plan)
    room = max(1, int(ray.cluster_resources().get("CPU", 1))) * AHEAD
    left = iter(indexes)
    waiting = [task.remote(sent, index, _version()) for _, index in zip(range(room), left)]
    while waiting:
        done, waiting = ray.wait(waiting, num_returns=1)
        waiting += [task.remote(sent, index, _version()) for _, index in zip(done, left)]
        for one in done:
            try:
                yield ray.get(one)
            except ray.exceptions.RayTaskError as error:
                raise error.as_instanceof_cause() from None


def _play(plan: Plan, index: int, version: str) -> Played:
    if _version() != version:
        raise ClusterError(Phrase("arena-other-version", {"here": version, "there": _version()}))
    return play(plan, index)


def _version() -> str:
    from courtier import __version__

    return __version__


def _ray() -> Any:
    try:
        return import_module("ray")
    except ImportError:
        raise ClusterError(Phrase("arena-no-ray")) from None


def _short(error: Exception) -> str:
    lines = str(error).strip().splitlines()
    return lines[0][:200] if lines else type(error).__name__
