"""Several server processes on one port and one PostgreSQL: each is a node of its own, and who dies is replaced.

SIGTERM and Ctrl-C end all of them cleanly; SIGHUP restarts them one after another, each when the one before it serves.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import sys
import time
from contextlib import suppress
from dataclasses import replace
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Final

from courtier.server.errors import CannotServe
from courtier.server.settings import Settings

FRESH: Final = 30.0  # seconds: whoever dies sooner after its start, may die of its start
TRIES: Final = 3  # such deaths of each in a row, and the whole gives up
PAUSE: Final = 1.0  # seconds before a dead one is replaced; twice as many each time that it dies again
LONGEST_PAUSE: Final = 30.0
LAST: Final = 20.0  # seconds to end
_spawn: Final = multiprocessing.get_context("spawn")


class Worker:
    def __init__(self, listening: socket.socket, settings: Settings) -> None:
        self._made = listening, settings
        self.process: BaseProcess
        self.ready: Connection
        self.begun = 0.0
        self.died = 0.0  # when that was seen
        self.failures = 0  # deaths in a row, each soon after its start

    def start(self) -> None:
        self.ready, theirs = _spawn.Pipe(duplex=False)
        self.process = _spawn.Process(target=_work, args=(*self._made, theirs), daemon=False)
        self.process.start()
        theirs.close()
        self.begun, self.died = time.monotonic(), 0.0

    @property
    def alive(self) -> bool:
        return self.process.is_alive()

    def look(self) -> None:
        """A dead one is started again, the later the oftener it has died."""
        now = time.monotonic()
        lived = now - self.begun >= FRESH
        if self.alive:
            self.failures = 0 if lived else self.failures
            return
        if not self.died:
            self.died = now
            self.failures = 0 if lived else self.failures + 1
        if now - self.died >= min(PAUSE * 2**self.failures, LONGEST_PAUSE):
            self.start()

    def serves(self, seconds: float) -> bool:
        """Until it does, or has died."""
        with suppress(EOFError, OSError):
            return self.ready.poll(seconds) and bool(self.ready.recv())
        return False

    def end(self) -> None:
        if self.alive:
            self.process.terminate()
            self.process.join(LAST)
            self.process.kill()
        self.process.join()


class Workers:
    def __init__(self, listening: socket.socket, settings: Settings, count: int) -> None:
        cores = settings.bot_workers or max(1, (os.cpu_count() or 2) - 1)
        each = replace(settings, bot_workers=max(1, cores // count))
        self.all = [
            Worker(listening, replace(each, node=f"{settings.node}-{n}" if settings.node else ""))
            for n in range(1, count + 1)
        ]
        self._ending = False
        self._again = False

    def run(self, shown: str) -> int:
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._end)
        with suppress(AttributeError):  # Windows has none
            signal.signal(signal.SIGHUP, self._asked)
        try:
            for worker in self.all:
                worker.start()
            if not all([self._serves(worker) for worker in self.all]):
                return int(not self._told_to_end())  # whoever could not start has said why
            print(f"Courtier: {shown}", flush=True)
            while not self._ending:
                wait([worker.process.sentinel for worker in self.all if worker.alive], timeout=0.5)
                if self._again:
                    self._again = False
                    self.restart()
                for worker in self.all:
                    if not self._told_to_end():
                        worker.look()
                if min(worker.failures for worker in self.all) >= TRIES:
                    return 1
            return 0
        finally:
            for worker in self.all:
                if worker.begun and worker.alive:
                    worker.process.terminate()  # all at once, then wait for each
            for worker in self.all:
                if worker.begun:
                    worker.end()

    def restart(self) -> None:
        """One after another, each when the one before it serves."""
        for worker in self.all:
            if self._ending:
                return
            worker.end()
            worker.start()
            if not self._serves(worker) and not self._told_to_end():
                print(CannotServe("server-restart-stopped").both(), file=sys.stderr, flush=True)
                return

    def _serves(self, worker: Worker) -> bool:
        """Wait until it does; False when it has died instead, or all are told to end."""
        while worker.alive and not self._told_to_end():
            if worker.serves(0.5):
                return True
        return False

    def _told_to_end(self) -> bool:
        return self._ending

    def _end(self, _number: int, _frame: Any) -> None:
        self._ending = True

    def _asked(self, _number: int, _frame: Any) -> None:
        self._again = True


def _work(listening: socket.socket, settings: Settings, ready: Connection) -> None:
    from courtier.server.run import serve_on

    with suppress(AttributeError):
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        serve_on(listening, settings, ready=lambda: ready.send(True))
    except CannotServe as error:
        print(error.both(), file=sys.stderr, flush=True)
        sys.exit(1)
