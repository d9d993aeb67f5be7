"""Two minutes of a storm over three servers, and the proof that its checker sees: histories with one lie in them.

Longer ones, and servers that are broken on purpose, are commands: `python -m tests.server.storm --help`.
"""

from __future__ import annotations

import copy
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import anyio
import pytest

from courtier import start
from courtier.server import auth
from courtier.server.log import Log
from courtier.server.seats import Seat
from courtier.server.store import EventRow
from courtier.server.stored import Stored
from courtier.server.wire import ChatLine
from tests.server.storm.__main__ import storm, told
from tests.server.storm.checker import check
from tests.server.storm.clients import History, hashed
from tests.server.support import PATIENCE

pytestmark = pytest.mark.anyio
SECONDS = 120.0


async def test_two_minutes_of_storm(postgres_server: str) -> None:
    """How quick bots are is not asked here, where the machine may be busy: only that none stands for good."""
    with anyio.fail_after(6 * SECONDS):
        it, found = await storm(SECONDS, seed=0, bot_seconds=PATIENCE)
    print(told(it, found))
    assert found.wrong == []
    assert it.weather.total() > 5
    assert len(it.history.acks) > 20


# the checker

SEED = "0" * 32


@pytest.fixture(scope="module")
def honest() -> tuple[History, Stored, list[str]]:
    """Two people and a bot, ten choices, a bit of chat, and what everybody was told of it."""
    from courtier.core.rng import read_seed

    game = start("kingsburg", 3, read_seed(SEED))
    log = Log(game)
    history = History()
    rows: list[EventRow] = []
    traces: list[str] = []
    secrets = ["s0", "s1"]
    begun = time.time() - 100
    for seq in range(1, 11):
        seat = game.asks[0].seat
        token = str(game.options(seat)[0])
        client = None if seat == 2 else f"id{seq}"
        row: EventRow = {
            "table": "t", "seq": seq, "kind": "choose", "seat": seat, "token": token, "client": client,
            "at": begun + seq, "digest": None, "engine": None,
        }  # fmt: skip
        log.apply(row)
        rows.append(row)
        traces.append(f"t {seq} {game.digest()}")
        for person in (0, 1):
            history.views["t", person, seq] = hashed(game.view(person))
        if client is not None:
            history.sent[client] = "t", seat, "choose", token
            history.acks[client] = seq
    history.heard = [("t", 0, 10, 10), ("t", 1, 10, 10)]
    history.tables["t"] = secrets
    history.claims["t", 1] = ["s1"]
    chat = [ChatLine(n, 0, "A", f"line {n}", 0.0) for n in (1, 2, 3)]
    history.chat.update({("t", line.n): f"0 {line.text}" for line in chat})
    seats = [
        Seat(0, "me", "A", None, auth.hashed("s0")),
        Seat(1, "friend", "B", None, auth.hashed("s1")),
        Seat(2, "bot", "C", "random"),
    ]
    facts = {"title": "kingsburg", "seed": SEED, "options": {}, "created": begun}
    return history, Stored(facts, seats, rows, chat), traces


Lie = Callable[[History, Stored, list[str]], Any]


def _client(stored: Stored, n: int = 0) -> EventRow:
    return [row for row in stored.events if row["client"] is not None][n]


def lost(history: History, stored: Stored, traces: list[str]) -> None:
    history.acks["id99"] = 11
    history.sent["id99"] = "t", 0, "choose", "pass"


def doubled(history: History, stored: Stored, traces: list[str]) -> None:
    _client(stored, 1)["client"] = _client(stored)["client"]


def refused(history: History, stored: Stored, traces: list[str]) -> None:
    name = str(_client(stored)["client"])
    history.refused[name] = "server-stale"
    history.acks.pop(name)


def moved(history: History, stored: Stored, traces: list[str]) -> None:
    history.acks[str(_client(stored)["client"])] += 1


def by_nobody(history: History, stored: Stored, traces: list[str]) -> None:
    name = str(_client(stored)["client"])
    del history.sent[name], history.acks[name]


def other_digest(history: History, stored: Stored, traces: list[str]) -> None:
    traces.append("t 5 " + "0" * 32)


def other_view(history: History, stored: Stored, traces: list[str]) -> None:
    history.views["t", 1, 7] = "0" * 24


def from_the_future(history: History, stored: Stored, traces: list[str]) -> None:
    history.views["t", 0, 12] = "0" * 24


def a_hole(history: History, stored: Stored, traces: list[str]) -> None:
    del stored.events[4]


def a_seat_twice(history: History, stored: Stored, traces: list[str]) -> None:
    history.claims["t", 1].append("s2")


def somebody_elses_seat(history: History, stored: Stored, traces: list[str]) -> None:
    stored.seats[1].secret = auth.hashed("s3")


def chat_with_a_hole(history: History, stored: Stored, traces: list[str]) -> None:
    del stored.chat[1]


def other_chat(history: History, stored: Stored, traces: list[str]) -> None:
    history.chat["t", 2] = "0 nothing"


def a_bot_that_is_late(history: History, stored: Stored, traces: list[str]) -> None:
    first = next(n for n, row in enumerate(stored.events) if row["client"] is None)
    for row in stored.events[first:]:
        row["at"] += 30


def left_behind(history: History, stored: Stored, traces: list[str]) -> None:
    history.heard[1] = "t", 1, 9, 10


LIES: list[Lie] = [
    lost, doubled, refused, moved, by_nobody, other_digest, other_view, from_the_future, a_hole, a_seat_twice,
    somebody_elses_seat, chat_with_a_hole, other_chat, a_bot_that_is_late, left_behind,
]  # fmt: skip


def checked(history: History, stored: Stored, traces: list[str], folder: Path) -> list[str]:
    file = folder / "node.trace"
    file.write_text("".join(f"{line}\n" for line in traces) + "t 1")  # the last line cut off by a kill
    return check(history, {"t": stored}, [file], 10.0, stored.events[-1]["at"]).wrong


def test_the_checker_believes_what_is_true(honest: tuple[History, Stored, list[str]], tmp_path: Path) -> None:
    assert checked(*copy.deepcopy(honest), tmp_path) == []


@pytest.mark.parametrize("lie", LIES)
def test_the_checker_finds_every_lie(
    honest: tuple[History, Stored, list[str]], tmp_path: Path, lie: Lie
) -> None:
    history, stored, traces = copy.deepcopy(honest)
    lie(history, stored, traces)
    assert checked(history, stored, traces, tmp_path)


def test_a_bot_that_stands_is_found(honest: tuple[History, Stored, list[str]], tmp_path: Path) -> None:
    history, stored, _ = copy.deepcopy(honest)
    while stored.events and stored.events[-1]["seat"] != 2:
        stored.events.pop()
    last = stored.events.pop()  # it was the bot's turn
    history.heard = []
    history.views = {key: view for key, view in history.views.items() if key[2] < last["seq"]}
    history.acks = {name: seq for name, seq in history.acks.items() if seq < last["seq"]}
    file = tmp_path / "node.trace"
    file.write_text("")
    assert check(history, {"t": stored}, [file], 10.0, last["at"]).wrong == []
    assert check(history, {"t": stored}, [file], 10.0, last["at"] + 30).wrong
