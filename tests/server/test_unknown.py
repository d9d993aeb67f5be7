"""A connection that is lost around COMMIT: what was stored is never called refused, and nothing is stored twice."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from sqlalchemy import create_engine, select, text
from websockets.exceptions import ConnectionClosed

from courtier.server import schema
from courtier.server.postgres import open_store
from courtier.server.settings import Limits, Settings, database_url
from courtier.server.store import Conflict, EventRow
from tests.server.proxy import Cut, Proxy
from tests.server.support import Message, Running, running
from tests.server.test_restart import add_table, row

pytestmark = pytest.mark.anyio


@pytest.fixture
def proxy(postgres: str) -> Iterator[Proxy]:
    proxy = Proxy(postgres)
    yield proxy
    proxy.close()


def log(url: str, table: str) -> list[tuple[int, str, str | None]]:
    engine = create_engine(database_url(url))
    e = schema.events
    with engine.connect() as connection:
        rows = connection.execute(select(e).where(e.c.table == table).order_by(e.c.seq)).mappings().all()
    engine.dispose()
    return [(row["seq"], row["token"], row["client"]) for row in rows]


@pytest.mark.parametrize("cut", ["before", "after"])
async def test_a_choice_is_acknowledged_once_its_row_stands(postgres: str, proxy: Proxy, cut: Cut) -> None:
    settings = Settings(db=proxy.url, bot_workers=1, limits=Limits.open())
    async with running(settings) as server:
        table, secrets = await server.table("me", "me")
        async with server.guest(table, secrets[0]) as guest:
            await guest.state()
            proxy.cut_next(cut)
            assert await guest.choose("reserve 1", 0, "a") == {"type": "ack", "id": "a", "seq": 1}
            assert proxy.cuts == 1
            assert (await guest.choose("trust", 1, "b"))["type"] == "ack"
    assert log(postgres, table) == [(1, "reserve 1", "a"), (2, "trust", "b")]


async def choose_again(server: Running, table: str, secret: str | None) -> Message:
    """As a client does: the same choice until it is answered; "try again later" is no answer."""
    while True:
        async with server.guest(table, secret) as guest:
            try:
                return await guest.choose("reserve 1", 0, "a")
            except ConnectionClosed as closed:
                if closed.rcvd is None or closed.rcvd.code != 1013:
                    raise


async def test_what_nobody_knows_is_not_answered(postgres: str, proxy: Proxy) -> None:
    """The choice was committed and the database is away since: the socket is closed without a word."""
    settings = Settings(db=proxy.url, bot_workers=1, limits=Limits.open(), database_seconds=0.5)
    async with running(settings) as server:
        table, secrets = await server.table("me", "me")
        async with server.guest(table, secrets[0]) as guest:
            await guest.state()
            proxy.cut_next("after", stay_away=True)
            await guest.send(type="choose", id="a", seq=0, token="reserve 1")
            assert await guest.closed() == 1012
            assert not [message for message in guest.heard if message["type"] in ("refused", "ack", "error")]
        proxy.away = False
        assert await choose_again(server, table, secrets[0]) == {"type": "ack", "id": "a", "seq": 1}
    assert log(postgres, table) == [(1, "reserve 1", "a")]


async def test_another_error_at_the_second_try_does_not_make_it_known(postgres: str, proxy: Proxy) -> None:
    """The choice was committed, its answer lost, and the disk is full when it is sent again."""
    full = (
        "CREATE FUNCTION full_() RETURNS trigger LANGUAGE plpgsql AS "
        "$$ BEGIN RAISE EXCEPTION 'no room' USING ERRCODE = '53100'; END $$",
        "CREATE TRIGGER full_ BEFORE INSERT ON events FOR EACH ROW EXECUTE FUNCTION full_()",
    )
    settings = Settings(db=proxy.url, bot_workers=1, limits=Limits.open())
    async with running(settings) as server:
        table, secrets = await server.table("me", "me")
        async with server.guest(table, secrets[0]) as guest:
            await guest.state()
            proxy.cut_next("after", stay_away=True)
            await guest.send(type="choose", id="a", seq=0, token="reserve 1")
            await proxy.turns_away()
            engine = create_engine(database_url(postgres))
            with engine.begin() as db:
                for statement in full:
                    db.execute(text(statement))
            proxy.away = False
            assert await guest.closed() == 1012
            assert not [message for message in guest.heard if message["type"] in ("refused", "ack", "error")]
            with engine.begin() as db:
                db.execute(text("DROP TRIGGER full_ ON events"))
            engine.dispose()
        assert await choose_again(server, table, secrets[0]) == {"type": "ack", "id": "a", "seq": 1}
    assert log(postgres, table) == [(1, "reserve 1", "a")]


@pytest.mark.parametrize("cut", ["before", "after"])
async def test_each_of_a_lost_batch_is_settled_by_itself(postgres: str, proxy: Proxy, cut: Cut) -> None:
    store = open_store(database_url(proxy.url))
    try:
        await store.write(lambda c: c.execute(add_table("t")).rowcount)
        proxy.cut_next(cut)
        await asyncio.gather(*(store.append([row(seq)]) for seq in range(9, 0, -1)))
        assert proxy.cuts == 1
        assert [seq for seq, _, _ in log(postgres, "t")] == list(range(1, 10))
    finally:
        await store.close()


@pytest.mark.parametrize("theirs", [{**row(1, client="b"), "token": "y"}, row(2, client="a")])
async def test_a_row_of_somebody_else_in_its_place_is_a_conflict(
    postgres: str, proxy: Proxy, theirs: EventRow
) -> None:
    """Written between the lost commit and its retry, which finds its number or its client's id taken."""
    store = open_store(database_url(proxy.url))
    other = open_store(database_url(postgres))
    try:
        await store.write(lambda c: c.execute(add_table("t")).rowcount)
        proxy.cut_next("before", stay_away=True)
        lost = asyncio.create_task(store.append([row(1, client="a")]))
        await proxy.turns_away()  # the retry has begun, and does not get through
        await other.append([theirs])
        proxy.away = False
        with pytest.raises(Conflict):
            await lost
        assert log(postgres, "t") == [(theirs["seq"], theirs["token"], theirs["client"])]
        await store.append([row(3)])  # the store itself goes on
    finally:
        await store.close()
        await other.close()
