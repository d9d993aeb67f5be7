"""One open socket as the table sees it: a queue of messages and a mark that the position has changed.

The position itself is not queued: a slow reader gets the newest one, with every line of the story since its last.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

from msgspec import Struct

from courtier.server.wire import encode

QUEUE: Final = 500


class Connection:
    def __init__(self, seat: int | None, host: bool, address: str) -> None:
        self.seat = seat
        self.host = host
        self.address = address
        self.told = 0  # the number of the next story line
        self.told_made = 0  # choices in force when it was last told
        self.low = 0  # the fewest choices in force since then: an undo went below `told_made`
        self.resumed = False  # it holds lines from an earlier connection, up to `low` choices
        self.close_code = 0
        self._queue: deque[str] = deque()
        self._changed = False
        self._wake = asyncio.Event()

    def put(self, message: Struct) -> None:
        self.put_text(encode(message))

    def put_text(self, text: str) -> None:
        if len(self._queue) >= QUEUE:
            self.close(1013)  # it does not read
            return
        self._queue.append(text)
        self._wake.set()

    def changed(self) -> None:
        self._changed = True
        self._wake.set()

    def close(self, code: int) -> None:
        self.close_code = self.close_code or code
        self._wake.set()

    async def pump(self, send: Callable[[str], Awaitable[None]], state: Callable[[Connection], str]) -> None:
        """Send until closed: queued messages first, then the newest position."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._queue:
                await send(self._queue.popleft())
            if self.close_code:
                return
            if self._changed:
                self._changed = False
                await send(state(self))
