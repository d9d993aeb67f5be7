"""Games played by several processes. A worker stops between two choices and leaves no program behind."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing.synchronize import Event
from typing import Any, TypeVar

from courtier.arena.plan import Plan
from courtier.arena.play import Played, never, play

AHEAD = 3  # pieces of work handed out for each worker: enough that none ever waits

T = TypeVar("T")
_stop: Callable[[], bool] = never


def played(plan: Plan, indexes: Sequence[int], jobs: int) -> Generator[Played]:
    """The games with these numbers as they are finished, in any order."""
    yield from spread(_play, [(plan, index) for index in indexes], jobs)


def spread(work: Callable[..., T], pieces: Sequence[tuple[Any, ...]], jobs: int) -> Generator[T]:
    """`work(*piece)` for all pieces, over processes; ending the iteration early stops them."""
    if jobs == 1 or len(pieces) < 2:
        for piece in pieces:
            yield work(*piece)
        return
    fresh = multiprocessing.get_context("spawn")  # a fork would copy the threads' locks
    stop = fresh.Event()
    left = iter(pieces)
    pool = ProcessPoolExecutor(min(jobs, len(pieces)), fresh, _begin, (stop,))
    try:
        with _deaf():
            waiting: set[Future[T]] = {
                pool.submit(work, *piece) for _, piece in zip(range(jobs * AHEAD), left)
            }
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            waiting |= {pool.submit(work, *piece) for _, piece in zip(done, left)}
            for future in done:
                yield future.result()
    finally:
        stop.set()
        pool.shutdown(cancel_futures=True)


@contextmanager
def _deaf() -> Iterator[None]:
    """Processes started meanwhile do not hear Ctrl-C, not even at their start: it is for the first process."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _begin(stop: Event) -> None:
    """In a worker: without the first process there is nothing to do."""
    global _stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _stop = stop.is_set
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    from courtier.bots.program import kill_all

    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        kill_all()
        os._exit(1)


def _play(plan: Plan, index: int) -> Played:
    return play(plan, index, _stop)


def stopping() -> bool:
    """In a worker: has the first process asked to stop?"""
    return _stop()
