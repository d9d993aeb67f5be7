"""kill -9 at random moments while two clients and two bots play: nothing acknowledged is lost, nothing is doubled.
The kills of every test run are aimed instead (test_kill.py).

    python -m tests.server.kill --kills 200

A real server process on loopback is killed and started again, each time on the same database. The clients reconnect and
send again whatever was not answered, with the same id. At the end the log in the database is compared with every ack
and every position that the clients were ever told.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import signal
import sys
import tempfile
import time
import uuid
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from websockets.exceptions import WebSocketException

from courtier.server.load import free_port
from courtier.server.log import Log
from courtier.server.scripted import sit
from courtier.server.settings import database_url
from courtier.server.store import open_engine
from courtier.server.stored import Stored, begin
from courtier.server.stored import read as read_stored
from tests.server.support import PATIENCE

UNDOES = 0.15  # how often a client takes back a choice that it may take back


class Process:
    """The server process: started, killed, started again."""

    def __init__(self, db: str) -> None:
        self.port = free_port()
        self.db = db
        self.base = f"http://127.0.0.1:{self.port}"
        self.child: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        self.child = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "courtier.server", "--port", str(self.port), "--db", self.db, "--no-limits",
            stdout=asyncio.subprocess.PIPE,
        )  # fmt: skip
        assert self.child.stdout is not None
        line = await asyncio.wait_for(self.child.stdout.readline(), PATIENCE)
        if not line:
            raise RuntimeError("the server did not start")

    async def kill(self) -> None:
        assert self.child is not None
        self.child.send_signal(signal.SIGKILL)
        await self.child.wait()

    async def stop(self) -> None:
        if self.child is not None and self.child.returncode is None:
            self.child.terminate()
            await asyncio.wait_for(self.child.wait(), PATIENCE)


@dataclass
class Player:
    """One scripted client. It remembers every ack and every position that it was told."""

    base: str
    table: str
    seat: int
    secret: str
    rng: random.Random
    acks: dict[str, int] = field(default_factory=dict)
    sent: dict[str, tuple[str, str]] = field(default_factory=dict)  # kind and token of each id
    told: dict[int, Any] = field(default_factory=dict)  # the view after each event
    last: int = 0
    again: int = 0  # messages sent a second time
    over: bool = False

    async def play(self) -> None:
        pending: dict[str, Any] | None = None
        while not self.over:
            pending = await self._connection(pending)
            await asyncio.sleep(0.02)  # the server may be starting

    async def _connection(self, pending: dict[str, Any] | None) -> dict[str, Any] | None:
        """Play until the connection ends; what was sent and not answered is returned."""
        hold = Hold(pending)
        try:
            async with sit(self.base, self.table, self.secret, self.last) as socket:
                if hold.message:
                    self.again += 1
                    await socket.send(json.dumps(hold.message))
                while not self.over:
                    await self._hear(msgspec.json.decode(await socket.recv()), hold, socket)
        except (OSError, EOFError, WebSocketException):
            pass  # killed
        return hold.message

    async def _hear(self, message: dict[str, Any], hold: Hold, socket: Any) -> None:
        kind = message["type"]
        if kind == "ack":
            seq = self.acks.setdefault(message["id"], message["seq"])
            assert seq == message["seq"], "one message, two acks with different numbers"
            if hold.message and hold.message["id"] == message["id"]:
                hold.message = None
        elif kind == "refused":
            assert message["id"] not in self.acks, "refused after it was acknowledged"
            hold.message = None
        elif kind == "state":
            self.last = message["seq"]
            earlier = self.told.setdefault(message["seq"], message["view"])
            assert earlier == message["view"], "the same number, two positions"
            self.over = message["over"]
            if hold.message is None and (said := self._say(message)):
                hold.message = said
                self.sent[said["id"]] = said["type"], said.get("token", "")
                await socket.send(json.dumps(said))

    def _say(self, state: dict[str, Any]) -> dict[str, Any] | None:
        """Mostly a choice, now and then one taken back or made again."""
        said = {"id": uuid.uuid4().hex, "seq": state["seq"]}
        for kind in ("undo", "redo"):
            if state[kind] and self.rng.random() < UNDOES:
                return {"type": kind, **said}
        if state["options"]:
            return {"type": "choose", "token": self.rng.choice(state["options"])["token"], **said}
        return None


@dataclass
class Hold:
    """The message that waits for its answer."""

    message: dict[str, Any] | None


@dataclass
class Report:
    kills: int = 0
    tables: int = 0
    finished: int = 0
    acks: int = 0
    events: int = 0
    bots: int = 0
    again: int = 0
    positions: int = 0
    seconds: float = 0.0


async def new_players(base: str, rng: random.Random) -> tuple[str, list[Player]]:
    import urllib.request

    seats = [
        {"kind": "me"},
        {"kind": "bot", "bot": "random"},
        {"kind": "me"},
        {"kind": "bot", "bot": "greedy"},
    ]
    body = json.dumps({"title": "kingsburg", "seats": seats}).encode()

    def post() -> dict[str, Any]:
        request = urllib.request.Request(f"{base}/api/tables", body, {"content-type": "application/json"})
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            made: dict[str, Any] = json.load(answer)
        return made

    made = await asyncio.to_thread(post)
    table = made["table"]
    people = [
        Player(base, table, seat["seat"], seat["secret"], random.Random(rng.random()))
        for seat in made["seats"]
        if seat["secret"]
    ]
    return table, people


async def run(kills: int, db: str, seed: int, show: bool = False, last: float = 5.0) -> Report:
    """Kill so many times; AssertionError when anything acknowledged was lost or anything was doubled."""
    rng = random.Random(seed)
    report = Report()
    begun = time.monotonic()
    process = Process(db)
    await process.start()
    games: dict[str, list[Player]] = {}
    try:
        while report.kills < kills:
            table, people = await new_players(process.base, rng)
            games[table] = people
            playing = asyncio.gather(*(player.play() for player in people))
            while report.kills < kills and not playing.done():
                await moment(people, playing, rng)
                await process.kill()
                report.kills += 1
                if show and report.kills % 10 == 0:
                    print(
                        f"{report.kills} kills, {sum(len(p.acks) for g in games.values() for p in g)} acks",
                        flush=True,
                    )
                await process.start()
            if report.kills >= kills and not playing.done():
                await asyncio.wait({playing}, timeout=last)  # a while without kills
                playing.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await playing
    finally:
        await process.stop()
    for table, people in games.items():
        check(db, table, people, report)
    report.seconds = round(time.monotonic() - begun, 1)
    return report


async def moment(people: list[Player], playing: asyncio.Future[Any], rng: random.Random) -> None:
    """When to kill: right after the start, or in the middle of play a few choices later."""
    heard = sum(len(player.told) for player in people)
    wanted = rng.choice([0, 0, 1, 3, 10, 30])
    until = time.monotonic() + 10
    while (
        sum(len(p.told) for p in people) < heard + wanted and time.monotonic() < until and not playing.done()
    ):
        await asyncio.sleep(0.005)
    await asyncio.wait({playing}, timeout=rng.uniform(0.0, 0.3 if wanted == 0 else 0.05))


def stored(db: str, table: str) -> Stored:
    """The table as the database has it."""
    engine = open_engine(database_url(db))
    with engine.connect() as connection:
        found = read_stored(connection, table)
    engine.dispose()
    assert found is not None
    return found


def replayed(found: Stored, seats: list[int]) -> tuple[Log, dict[int, list[Any]]]:
    """The stored log applied from the beginning, and what each of these seats saw after each event."""
    assert [row["seq"] for row in found.events] == list(range(1, len(found.events) + 1)), "the log has holes"
    log = Log(begin(found.facts, len(found.seats)))
    views = {seat: [_json(log.game.view(seat))] for seat in seats}
    for row in found.events:
        log.apply(row)  # it replays: no choice was applied twice
        for seat in seats:
            views[seat].append(_json(log.game.view(seat)))
    return log, views


def check(db: str, table: str, people: list[Player], report: Report) -> None:
    """The log in the database against all that the clients were told."""
    found = stored(db, table)
    log, views = replayed(found, [player.seat for player in people])
    rows = found.events
    by_id = {row["client"]: row for row in rows if row["client"] is not None}
    assert len(by_id) == sum(row["client"] is not None for row in rows), "a message became two events"
    for player in people:
        for name, seq in player.acks.items():
            row = by_id.get(name)
            assert row is not None, f"acknowledged choice {name} was lost"
            kind, token = player.sent[name]
            assert (row["seq"], row["seat"], row["kind"]) == (seq, player.seat, kind)
            assert kind != "choose" or row["token"] == token
        for seq, view in player.told.items():
            assert seq <= len(rows), f"a position was told that was lost: {seq}"
            assert view == views[player.seat][seq], f"position {seq} was told otherwise"
        report.acks += len(player.acks)
        report.again += player.again
        report.positions += len(player.told)
    report.tables += 1
    report.finished += log.game.over
    report.events += len(rows)
    report.bots += sum(row["client"] is None for row in rows)


def _json(data: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(data))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.server.kill", description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--db", default="", help="a path or a URL; empty: a temporary SQLite file")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        db = args.db or str(Path(folder) / "kill.sqlite3")
        print(asyncio.run(run(args.kills, db, args.seed, show=True)))


if __name__ == "__main__":
    main()
