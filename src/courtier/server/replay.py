"""Replays: finished tables and pasted records, frame by frame. Frames are kept, records for a while."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections import OrderedDict
from typing import Any

import msgspec
from sqlalchemy import Connection, select
from sqlalchemy.dialects.postgresql import insert as upsert

from courtier import CourtierError, Game, load, titles
from courtier.core.game import restart
from courtier.core.record import parse
from courtier.server import schema
from courtier.server.cache import FairCache
from courtier.server.errors import Refused
from courtier.server.frames import asks_data
from courtier.server.labels import labels
from courtier.server.store import Store
from courtier.server.structs import Frame, Mark

KEPT_RECORDS = 64
KEPT_OF_ONE = 16  # address
KEPT_FRAMES = 400  # of each record


class Replay:
    """One record. Frame n is the position after n choices."""

    def __init__(self, text: str) -> None:
        try:
            record = parse(text)
            if record.position is not None:  # it would be somebody's word for a whole state
                raise Refused("server-replay-position", 422)
            game = load(text)
        except CourtierError as error:
            raise Refused.because(error.said, 422) from None
        assert record.seed is not None  # load() refuses a record without it
        self.text = text
        self.title = record.title
        self.seats = record.seats
        self.names = record.names
        self.seed = record.seed
        self.options = game.options_in_force
        self.choices = game.choices
        self._runner = game
        self._at = len(self.choices)
        self._stories: dict[int | None, list[Any]] = {}
        self.marks = self._marks()
        self._frames: OrderedDict[tuple[int, int | None], Frame] = OrderedDict()

    def _go(self, n: int) -> Game:
        """One game runs forward from frame to frame; going back starts it anew."""
        if not 0 <= n <= len(self.choices):
            raise Refused("server-no-frame", 404, last=len(self.choices))
        if n < self._at:
            self._runner = restart(self.title, self.seats, self.seed, self.options)
            self._at = 0
        for seat, token in self.choices[self._at : n]:
            self._runner.choose(token, seat)
        self._at = n
        return self._runner

    def _marks(self) -> list[Mark]:
        """Where parts of the game begin. Of parts that pass without a choice, the last one of its level is kept."""
        chapters = titles()[self.title].chapters
        marks = {
            (line["choice"], chapters.index(line["kind"])): line["phrase"]
            for line in self.story(None)
            if line["kind"] in chapters
        }
        found = sorted(marks.items(), key=lambda mark: mark[0])
        return [Mark(n, level, said, _points(self._go(n))) for (n, level), said in found]

    def story(self, seat: int | None) -> list[Any]:
        """All lines that this seat may read."""
        if seat is not None and not 0 <= seat < self.seats:
            raise Refused("server-no-seat", 404)
        if seat not in self._stories:
            self._stories[seat] = list(self._go(len(self.choices)).story(seat))
        return self._stories[seat]

    def game(self, n: int) -> Game:
        return self._go(n).clone()

    def frame(self, n: int, seat: int | None) -> Frame:
        if seat is not None and not 0 <= seat < self.seats:
            raise Refused("server-no-seat", 404)
        found = self._frames.get((n, seat))
        if found is None:
            found = self._frames[n, seat] = self._frame(n, seat)
            if len(self._frames) > KEPT_FRAMES:
                self._frames.popitem(last=False)
        return found

    def _frame(self, n: int, seat: int | None) -> Frame:
        game = self._go(n)
        choice: dict[str, Any] | None = None
        options: list[dict[str, Any]] = []
        if n < len(self.choices):
            chooser, token = self.choices[n]
            options = msgspec.json.decode(
                labels(game).options(game, chooser, {str(o): o for o in game.options(chooser)})
            )
            label = next((option["label"] for option in options if option["token"] == token), None)
            choice = {"seat": chooser, "token": token, "label": label}
        return Frame(
            n=n,
            frames=len(self.choices),
            view=dict(game.view(seat)),
            story=[line for line in game.story(seat) if line["choice"] == n],
            asks=asks_data(game),
            options=options,
            choice=choice,
            scores=list(game.scores()) if game.over else None,
            over=game.over,
        )


def _points(game: Game) -> list[int]:
    sheets = game.scores() + [sheet for _, sheet in game.opponents()]
    return [sheet["total"] for sheet in sheets]


def keep_record(db: Connection, name: str, text: str) -> None:
    row = upsert(schema.records).values(id=name, text=text, used=time.time())
    db.execute(row.on_conflict_do_update(index_elements=["id"], set_={"used": time.time()}))


def kept_record(db: Connection, name: str) -> str | None:
    return db.execute(select(schema.records.c.text).where(schema.records.c.id == name)).scalar()


class Replays:
    """Kept by the hash of the record. The work is done in a thread, one record at a time."""

    def __init__(self, shelf: Store | None = None) -> None:
        """`shelf`: where other servers find the records that were opened here."""
        self._shelf = shelf
        self._kept: FairCache[str, Replay] = FairCache(KEPT_RECORDS, KEPT_OF_ONE)
        self._one = asyncio.Lock()

    async def add(self, text: str, address: str) -> tuple[str, Replay]:
        name = hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:32]
        async with self._one:
            found = self._kept.get(name)
            if found is None:
                found = await asyncio.to_thread(Replay, text)
                if self._shelf is not None:
                    await self._shelf.write(lambda db: keep_record(db, name, text))
                self._kept.put(name, found, address)
            return name, found

    async def get(self, name: str, address: str = "") -> Replay:
        found = self._kept.get(name)
        if found is None:
            text = (
                await self._shelf.read(lambda db: kept_record(db, name)) if self._shelf is not None else None
            )
            if text is None:
                raise Refused("server-replay-gone", 404)
            _, found = await self.add(text, address)
        return found

    async def frame(self, name: str, n: int, seat: int | None) -> Frame:
        replay = await self.get(name)
        async with self._one:
            return await asyncio.to_thread(replay.frame, n, seat)

    async def story(self, name: str, seat: int | None) -> list[Any]:
        replay = await self.get(name)
        async with self._one:
            return await asyncio.to_thread(replay.story, seat)

    async def game(self, name: str, n: int) -> Game:
        replay = await self.get(name)
        async with self._one:
            return await asyncio.to_thread(replay.game, n)
