"""Stored tables know what they were made with: one that would be played differently now says so and is left alone."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import delete, func, select, update

from courtier import __version__, load, start
from courtier.server import keeping, schema
from courtier.server.log import CHECKPOINT
from courtier.server.settings import Limits, Settings, database_url
from courtier.server.store import open_engine
from tests.server.support import Running, key, running

pytestmark = pytest.mark.anyio
E, T = schema.events, schema.tables


def change(db: str, *statements: Any) -> None:
    engine = open_engine(database_url(db))
    with engine.begin() as connection:
        for statement in statements:
            connection.execute(statement)
    engine.dispose()


def ask(db: str, question: Any) -> list[Any]:
    engine = open_engine(database_url(db))
    with engine.connect() as connection:
        found = [tuple(row) for row in connection.execute(question)]
    engine.dispose()
    return found


async def played(server: Running, choices: int) -> tuple[str, list[str | None]]:
    """A table of Kingsburg after so many choices, all by one browser."""
    table, secrets = await server.table("me", "me", title="kingsburg")
    async with server.guest(table, secrets[0]) as zero, server.guest(table, secrets[1]) as one:
        guests = (zero, one)
        states = [await zero.state(), await one.state()]
        for seq in range(choices):
            seat = next(seat for seat in (0, 1) if states[seat]["options"])
            token = states[seat]["options"][0]["token"]
            assert (await guests[seat].choose(token, seq))["type"] == "ack"
            states = [await zero.state(seq + 1), await one.state(seq + 1)]
    return table, secrets


async def says_so(server: Running, table: str, secret: str | None, good: int) -> None:
    """It can be read, replayed and downloaded up to the difference; nobody goes on with it."""
    facts = (await server.http.get(f"/api/tables/{table}")).json()
    assert (facts["status"], facts["seq"]) == ("differs", good)
    async with server.guest(table, secret) as guest:
        assert (await guest.until("welcome"))["status"] == "differs"
        state = await guest.state()
        assert (state["status"], state["seq"]) == ("differs", good)
        options = state["options"] or [{"token": "pass"}]
        assert key(await guest.choose(options[0]["token"], good)) == "server-differs"
        await guest.send(type="chat", text="oh")
        await guest.until("chat")
    record = (await server.http.get(f"/api/tables/{table}/record")).text
    assert len(load(record).choices) == good
    assert (await server.http.post(f"/api/tables/{table}/replay", json={})).json()["frames"] == good


async def test_a_table_knows_what_it_was_made_with(db: str) -> None:
    settings = Settings(db=db, bot_workers=1, limits=Limits.open())
    async with running(settings) as server:
        table, _ = await played(server, CHECKPOINT + 2)
    made = start("kingsburg", 2, 1)
    assert ask(db, select(T.c.content, T.c.version)) == [(made.content.hash, __version__)]
    assert ask(db, select(E.c.seq).where(E.c.digest.is_not(None))) == [(CHECKPOINT + 1,)]
    async with running(settings) as server:  # and plays on with the same
        assert (await server.http.get(f"/api/tables/{table}")).json()["status"] == "playing"


@pytest.mark.parametrize(
    ("damage", "good"),
    [
        (update(E).where(E.c.seq == 3).values(token="build castle"), 2),
        (update(E).where(E.c.seq == 3).values(kind="redo", token=""), 2),
        (update(E).where(E.c.seq == 3).values(kind="dance"), 2),
        (update(E).where(E.c.seq == 3).values(seat=7), 2),
        (delete(E).where(E.c.seq == 3), 2),
        (update(E).where(E.c.seq == CHECKPOINT + 1).values(digest="0" * 16), 0),
        (update(T).values(content="0" * 16), CHECKPOINT + 2),
    ],
)
async def test_what_would_be_played_differently_is_left_alone(
    settings: Settings, damage: Any, good: int
) -> None:
    async with running(settings) as server:
        table, secrets = await played(server, CHECKPOINT + 2)
    change(settings.db, damage)
    async with running(settings) as server:
        await says_so(server, table, secrets[0], good)
    assert ask(settings.db, select(T.c.status).where(T.c.id == table)) == [
        ("playing",)
    ]  # nothing was written


async def test_nobody_plays_on_with_a_deal_that_was_told(db: str) -> None:
    """The record of a table that differs holds its key: not even the program that would play it as it was, brought
    back, goes on with it before somebody has said that the deal is known."""
    settings = Settings(db=db, bot_workers=1, limits=Limits.open())
    async with running(settings) as server:
        table, secrets = await played(server, 3)
    [(content,)] = ask(db, select(T.c.content))
    change(db, update(T).values(content="0" * 16))
    async with running(settings) as server:
        facts = (await server.http.get(f"/api/tables/{table}")).json()
        assert (facts["status"], facts["seed"]) == ("differs", None)  # looking at it tells nothing
    assert ask(db, select(func.count()).select_from(E)) == [(3,)]
    async with running(settings) as server:
        await says_so(server, table, secrets[0], 3)
        await says_so(server, table, secrets[0], 3)
    change(db, update(T).values(content=content))
    async with running(settings) as server:
        await says_so(server, table, secrets[0], 3)
    engine = open_engine(database_url(db))
    looked = keeping.look(engine, table)
    with engine.begin() as connection:
        assert [row["kind"] for row in keeping.repair(connection, looked)] == ["closed"]
    engine.dispose()
    async with running(settings) as server:
        facts = (await server.http.get(f"/api/tables/{table}")).json()
        assert (facts["status"], facts["seq"], facts["seed_chosen"]) == ("playing", 3, True)


async def test_bots_leave_such_a_table_alone(settings: Settings) -> None:
    async with running(settings) as server:
        table, _ = await server.table("me", "bot", title="kingsburg")
    change(settings.db, update(T).values(content="0" * 16, rest=-1))
    async with running(settings) as server:
        await server.services.tasks[0]
        assert (await server.http.get(f"/api/tables/{table}")).json()["status"] == "differs"
        assert server.services.hall.tables[table].bots.thinking() == []


async def test_a_start_replays_only_tables_where_a_bot_is_due(settings: Settings) -> None:
    async with running(settings) as server:
        people, _ = await server.table("me", "me")
        mine, secrets = await server.table("me", "bot")
        async with server.guest(mine, secrets[0]) as guest:
            await guest.state()
            await guest.choose("reserve 1", 0)
        paused, _ = await server.table("me", "bot")
        hall = server.services.hall
        await hall.tables[mine].note_rest()
    change(settings.db, update(T).where(T.c.id == paused).values(paused=True))
    async with running(settings) as server:
        await server.services.tasks[0]  # resume() is through
        assert server.services.hall.tables == {}
    change(settings.db, update(T).where(T.c.id == mine).values(rest=-1))  # as after a kill before the note
    async with running(settings) as server:
        hall = server.services.hall
        await server.services.tasks[0]
        assert hall.tables == {}  # looked at, at rest, gone again
        assert ask(settings.db, select(T.c.rest, func.count()).where(T.c.id == mine).group_by(T.c.rest)) == [
            (1, 1)
        ]
    assert people != mine
