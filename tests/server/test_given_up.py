"""A table that a server has given up: what it holds may never have been, so nothing is acknowledged there, and no line
is written behind one that is not in the log."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from courtier.server.postgres import PostgresStore
from courtier.server.settings import Limits, Settings
from courtier.server.tables import Table
from tests.server.support import Running, running
from tests.server.test_races import run

pytestmark = pytest.mark.anyio
ANSWERS = {"ack", "refused", "error", "vote"}


@pytest.fixture
async def server(postgres: str) -> AsyncIterator[Running]:
    settings = Settings(db=postgres, bot_workers=1, away_seconds=0.0, limits=Limits.open())
    async with running(settings) as server:
        yield server


async def waits(table: Table) -> None:
    """Until somebody waits for the table."""
    while not table.lock._waiters:
        await asyncio.sleep(0.01)


@pytest.mark.parametrize(
    "message",
    [
        {"type": "choose", "id": "a", "seq": 0, "token": "reserve 1"},  # once more: it was acknowledged there
        {"type": "choose", "id": "b", "seq": 1, "token": "trust"},
        {"type": "chat", "text": "hello"},
        {"type": "name", "name": "Nobody"},
        {"type": "takeover", "seat": 1},
        {"type": "pause", "on": True},
    ],
)
async def test_what_was_asked_of_it_meanwhile_is_not_done(server: Running, message: dict[str, Any]) -> None:
    table, secrets = await server.table("me", "me")
    url = server.services.context.settings.db
    written = [
        f"SELECT (SELECT count(*) FROM {part} WHERE \"table\" = '{table}'{more})"
        for part, more in (("events", ""), ("chat", ""), ("votes", ""), ("seats", " AND name = 'Nobody'"))
    ]
    async with server.guest(table, secrets[0]) as zero:
        assert (await zero.choose("reserve 1", 0, "a"))["seq"] == 1
        held = server.services.hall.tables[table]
        zero.heard.clear()
        async with held.lock:
            await zero.send(**message)
            await waits(held)
            held.close()
        assert await zero.closed() == 1012
        assert not [heard for heard in zero.heard if heard["type"] in ANSWERS]
    assert [run(url, count)[0][0] for count in written] == [1, 0, 0, 0]
    async with server.guest(table, secrets[0]) as zero:  # whoever asks again is answered
        if "id" in message:
            await zero.send(**message)
            assert (await zero.answer(message["id"]))["type"] == "ack"


async def test_a_choice_that_is_being_committed_meanwhile_is_answered_when_it_is_asked_again(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, secrets = await server.table("me", "me")
    async with server.guest(table, secrets[0]) as zero:
        await zero.state()
        append = PostgresStore.append

        async def given_up(self: PostgresStore, rows: Any, note: Any = None) -> None:
            await append(self, rows, note)
            server.services.hall.tables[table].close()

        with monkeypatch.context() as once:
            once.setattr(PostgresStore, "append", given_up)
            await zero.send(type="choose", id="a", seq=0, token="reserve 1")
            assert await zero.closed() == 1012
        assert not [heard for heard in zero.heard if heard["type"] in ANSWERS]
    async with server.guest(table, secrets[0]) as zero:
        assert await zero.choose("reserve 1", 0, "a") == {"type": "ack", "id": "a", "seq": 1}


@pytest.mark.parametrize("other", [False, True])
async def test_nothing_is_written_behind_a_line_that_is_not_there(server: Running, other: bool) -> None:
    """After a failover to a standby that lacked the last line, or has another in its place: the next choice, checked
    against what never was, makes no hole in the log."""
    table, secrets = await server.table("me", "me")
    url = server.services.context.settings.db
    async with server.guest(table, secrets[0]) as zero:
        await zero.choose("reserve 1", 0)
        assert (await zero.choose("trust", 1))["seq"] == 2
        token = (await zero.state(2))["options"][0]["token"]
        change = "UPDATE events SET at = at + 1" if other else "DELETE FROM events"
        run(url, f"{change} WHERE \"table\" = '{table}' AND seq = 2")
        await zero.send(type="choose", id="c", seq=2, token=token)
        assert await zero.closed() == 1012
    numbers = run(url, f"SELECT seq FROM events WHERE \"table\" = '{table}' ORDER BY seq")
    assert [seq for (seq,) in numbers] == ([1, 2] if other else [1])
    async with server.guest(table, secrets[0]) as zero:
        assert (await zero.state())["seq"] == len(numbers)


async def test_a_bot_whose_turn_came_while_nothing_was_heard_chooses(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table was not in the memory of the server where its bots think, and the notification was lost."""
    settings = Settings(db=postgres, bot_workers=1, limits=Limits.open())
    async with running(settings) as here:
        table, secrets = await here.table("me", "bot", title="kingsburg", seed=2)
        deaf = here.services.context.node
        assert deaf is not None
        async with running(settings) as there:
            hall = here.services.hall
            hall.tables[table].close()
            while deaf.unsure or hall._reloads or hall.tables:  # it has looked whether a bot is due
                await asyncio.sleep(0.01)
            monkeypatch.setattr(
                deaf._listener, "_hear", lambda said: deaf._hear(said) if said[0] == "b" else None
            )
            async with there.guest(table, secrets[0]) as person:
                state = await person.state()
                while state["options"] or not state["thinking"]:
                    if state["options"]:
                        await person.choose(state["options"][0]["token"], state["seq"])
                    state = await person.state(state["seq"] + 1)
                assert deaf.jobs.held == {table}
                deaf._listener.close()  # the heart makes another one
                while not (await person.state(state["seq"] + 1))["options"]:
                    pass
