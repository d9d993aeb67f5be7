"""kill -9 around the commit of every kind of event: nothing acknowledged is lost, nothing is done twice.

Kills at random moments of whole games are a command: `python -m tests.server.kill --kills 200`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from courtier.server.scripted import sit
from tests.server import kill
from tests.server.mortal import Mortal
from tests.server.support import PATIENCE, Guest

pytestmark = pytest.mark.anyio

EVENTS: list[dict[str, Any]] = [
    {"type": "choose", "token": "reserve 2"},
    {"type": "undo"},
    {"type": "choose", "token": "reserve 1"},
    {"type": "choose", "token": "trust"},
    {"type": "undo"},
    {"type": "redo"},
    {"type": "choose", "token": "bid 3c"},  # in secret: the other seat has not answered
    {"type": "recall"},
    {"type": "choose", "token": "bid 2c"},
]


@pytest.fixture
def mortal(db: str) -> Iterator[Mortal]:
    mortal = Mortal(db)
    yield mortal
    mortal.close()


async def new_table(mortal: Mortal, title: str, kinds: list[str]) -> tuple[str, list[str]]:
    body = {"title": title, "seed": 5, "seats": [{"kind": kind} for kind in kinds]}
    async with httpx.AsyncClient(base_url=mortal.base, timeout=PATIENCE) as http:
        answer = await http.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return made["table"], [seat["secret"] for seat in made["seats"]]


async def test_every_event_survives_a_kill_before_its_commit_after_it_and_after_its_ack(
    mortal: Mortal,
) -> None:
    mortal.start(dies="before commit")
    table, secrets = await new_table(mortal, "tiny", ["me", "me"])
    told: dict[int, Any] = {}

    async def send(event: dict[str, Any]) -> dict[str, Any] | None:
        """The answer; None when the server is gone before it gives one."""
        async with sit(mortal.base, table, secrets[0]) as socket:
            guest = Guest(socket)
            await guest.send(**event)
            answer = asyncio.create_task(guest.answer(event["id"]))
            await asyncio.wait({answer}, timeout=PATIENCE)
            for message in guest.heard:
                if message["type"] == "state":
                    assert told.setdefault(message["seq"], message["view"]) == message["view"]
            return answer.result() if answer.exception() is None else None

    for seq, event in enumerate(EVENTS, start=1):
        message = {**event, "id": f"m{seq}"} | ({} if event["type"] == "recall" else {"seq": seq - 1})
        ack = {"type": "ack", "id": message["id"], "seq": seq}
        assert await send(message) is None
        await mortal.died()
        assert len(kill.stored(mortal.db, table).events) == seq - 1

        mortal.start(dies="after commit")
        assert await send(message) is None
        await mortal.died()
        assert kill.stored(mortal.db, table).events[-1]["client"] == message["id"]

        mortal.start(dies="before commit")  # it will not: nothing is to be written
        assert await send(message) == ack
        await mortal.kill()

        mortal.start(dies="before commit")  # of the next event
        assert await send(message) == ack

    assert mortal.deaths == 3 * len(EVENTS)
    found = kill.stored(mortal.db, table)
    assert [(row["seq"], row["kind"], row["client"]) for row in found.events] == [
        (seq, event["type"], f"m{seq}") for seq, event in enumerate(EVENTS, start=1)
    ]
    log, views = kill.replayed(found, [0])
    assert log.seq == len(EVENTS)
    assert told == {seq: views[0][seq] for seq in told}


async def test_a_bots_choice_survives_a_kill_before_its_commit_and_after_it(mortal: Mortal) -> None:
    mortal.start(dies="before commit")
    table, _ = await new_table(mortal, "kingsburg", ["bot", "bot"])
    await mortal.died()
    assert kill.stored(mortal.db, table).events == []
    mortal.start(dies="after commit")
    await mortal.died()
    [first] = kill.stored(mortal.db, table).events
    mortal.start()
    async with sit(mortal.base, table, None) as socket:
        await Guest(socket).state(2)
    await mortal.kill()
    found = kill.stored(mortal.db, table)
    log, _ = kill.replayed(found, [])
    assert log.seq >= 2
    assert found.events[0] == first


async def test_kills_at_random_moments_of_a_game(settings: Any) -> None:
    """Only that the command works: its length is what proves anything."""
    report = await kill.run(kills=1, db=settings.db, seed=1, last=0.0)
    assert (report.kills, report.tables) == (1, 1)
