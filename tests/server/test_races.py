"""The races that a prototype of several servers ran into, each on a real PostgreSQL and in a fixed order of events."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import AsyncIterator
from typing import Any

import pytest
from sqlalchemy import create_engine, insert, text

from courtier.server import hall, node, schema
from courtier.server.errors import Refused
from courtier.server.jobs import newer
from courtier.server.postgres import PostgresStore, open_store
from courtier.server.replica import Replica
from courtier.server.settings import Limits, Settings, database_url
from courtier.server.store import Conflict, EventRow, Unknown, open_engine
from tests.server.proxy import Proxy
from tests.server.support import Running, key, running
from tests.server.test_restart import add_table, row

pytestmark = pytest.mark.anyio


@pytest.fixture
def shared(postgres: str) -> Settings:
    return Settings(db=postgres, bot_workers=1, away_seconds=0.0, limits=Limits.open(), database_seconds=1.0)


@pytest.fixture
async def two(shared: Settings) -> AsyncIterator[tuple[Running, Running]]:
    async with running(shared) as here, running(shared) as there:
        yield here, there


def run(url: str, *statements: str) -> list[Any]:
    engine = create_engine(database_url(url), isolation_level="AUTOCOMMIT")
    rows: list[Any] = []
    with engine.connect() as db:
        for statement in statements:
            done = db.execute(text(statement))
            rows = list(done) if done.returns_rows else []
    engine.dispose()
    return rows


async def attempt(store: Any, rows: list[EventRow]) -> bool:
    try:
        await store.append(rows)
    except Conflict:
        return False
    return True


async def waiting(url: str, many: int) -> None:
    """Until so many wait for each other's rows."""
    held = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"
    while run(url, held) != [(many,)]:
        await asyncio.sleep(0.01)


async def test_batches_in_any_order_never_lock_each_other(
    postgres: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Two servers write the same lines, each in an order of its own, and both have begun: one of them has them all."""
    monkeypatch.setattr("courtier.server.store.POSTGRES", ())  # whoever waits here has time
    stores = [open_store(database_url(postgres), node=name) for name in ("a", "b")]
    engine = create_engine(database_url(postgres))
    try:
        for name in "abc":
            await stores[0].write(lambda c, name=name: c.execute(add_table(name)).rowcount)  # type: ignore[misc]
        for seq in range(1, 6):
            with engine.connect() as holder:  # nobody gets past the middle one
                holder.execute(insert(schema.events), row(seq, table="b"))
                writing = [
                    asyncio.create_task(attempt(store, [row(seq, table=name) for name in order]))
                    for store, order in zip(stores, ("abc", "cba"), strict=True)
                ]
                await waiting(postgres, len(writing))
                holder.rollback()
            assert sum(await asyncio.gather(*writing)) == 1
        assert "deadlock" not in caplog.text
        assert run(postgres, "SELECT count(*) FROM events") == [(15,)]
    finally:
        engine.dispose()
        for store in stores:
            await store.close()


async def test_a_server_that_stops_after_its_insert_holds_up_nobody(postgres: str) -> None:
    """There is no moment between INSERT and COMMIT: whoever never hears the answer has committed already."""
    proxy = Proxy(postgres)
    silent, other = (
        open_store(database_url(proxy.url), node="a"),
        open_store(database_url(postgres), node="b"),
    )
    try:
        await other.write(lambda c: c.execute(add_table("t")).rowcount)
        await silent.append([row(9)])  # its connection stands
        proxy.cut_next("after", stay_away=True)
        lost = asyncio.create_task(silent.append([row(1, client="a")]))
        await proxy.turns_away()  # the answer is gone, and the database out of its reach
        assert not await attempt(other, [row(1, client="b")])
        assert await attempt(other, [row(2, client="b")])
        proxy.away = False
        await lost  # it finds its own line
    finally:
        await silent.close()
        await other.close()
        proxy.close()


async def test_what_is_committed_while_a_table_is_being_loaded_is_not_missed(
    two: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = two
    table, secrets = await here.table("me", "me")
    was_read, go_on = threading.Event(), threading.Event()
    read = hall.__dict__["read"]

    def slow(db: Any, name: str) -> Any:
        found = read(db, name)
        was_read.set()
        go_on.wait()
        return found

    monkeypatch.setattr(hall, "read", slow)
    async with here.guest(table, secrets[0]) as zero:
        loading = asyncio.create_task(there.services.hall.get(table))
        await asyncio.to_thread(was_read.wait)
        assert (await zero.choose("reserve 1", 0))["seq"] == 1
        go_on.set()
        assert (await loading).log.seq == 1


async def test_ones_own_event_comes_back_before_its_commit_is_settled(
    two: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, _ = two
    table, secrets = await here.table("me", "me")
    heard = asyncio.Event()
    hear = Replica.hear
    append = PostgresStore.append

    def hearing(self: Replica, kind: str, node: str, said: str) -> None:
        hear(self, kind, node, said)
        if kind == "i" and self.node is here.services.context.node:
            heard.set()

    async def slow(self: PostgresStore, rows: Any, note: Any = None) -> None:
        heard.clear()
        await append(self, rows, note)
        await heard.wait()

    monkeypatch.setattr(Replica, "hear", hearing)
    monkeypatch.setattr(PostgresStore, "append", slow)
    async with here.guest(table, secrets[0]) as zero:
        assert (await zero.choose("reserve 1", 0))["seq"] == 1
        assert (await zero.choose("trust", 1))["seq"] == 2
        held = here.services.hall.tables[table]
        assert [held.log.seq, held.closed] == [2, False]


async def test_a_bot_does_not_choose_once_more_after_the_owner_is_back(two: tuple[Running, Running]) -> None:
    """The bot's server has not heard of the return: the log decides, and its choice is not made."""
    here, there = two
    table, secrets = await here.table("me", "me", title="kingsburg", seed=4)
    async with here.guest(table, secrets[0]) as zero, there.guest(table, secrets[0]) as again:
        await zero.send(type="pause", on=True)
        while not (await again.state())["paused"]:
            pass
        await zero.send(type="takeover", seat=1)
        while not (await again.until("presence"))["seats"][1]["bot"]:
            pass
        held = here.services.hall.tables[table]
        assert held.replica is not None
        held.replica.hear = lambda *_: None  # type: ignore[method-assign]
        async with there.guest(table, secrets[1]) as one:
            await one.send(type="return")
            while (await again.until("presence"))["seats"][1]["bot"]:
                pass
        async with held.lock:
            assert held.seats[1].bot is not None
            assert await held.append("choose", 1, "pass", None) is None
            assert held.seats[1].bot is None


async def test_nobody_is_refused_by_a_server_that_cannot_read(
    two: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = two
    table, secrets = await here.table("me", "me")
    async with here.guest(table, secrets[0]) as zero, there.guest(table, secrets[0]) as again:
        await again.state()
        held = there.services.hall.tables[table]
        assert held.replica is not None
        held.replica.hear = lambda *_: None  # type: ignore[method-assign]
        assert (await zero.choose("reserve 1", 0, "a"))["seq"] == 1

        async def away(*_: Any) -> Any:
            raise Refused("server-database-gone", 503)

        store = there.services.context.store
        read = store.read
        monkeypatch.setattr(store, "read", away)
        await again.send(type="choose", id="b", seq=0, token="no such thing")
        assert await again.closed() == 1012
        assert not [m for m in again.heard if m["type"] in ("refused", "error", "ack")]
        monkeypatch.setattr(store, "read", read)
        async with there.guest(table, secrets[0]) as back:
            assert (await back.choose("reserve 1", 0, "a"))["seq"] == 1


async def test_a_replica_that_is_ahead_of_the_database_is_given_up(two: tuple[Running, Running]) -> None:
    """After a failover to a standby that did not have the last choice: nobody is shown what never was."""
    here, _ = two
    table, secrets = await here.table("me", "me")
    async with here.guest(table, secrets[0]) as zero:
        await zero.choose("reserve 1", 0)
        await zero.choose("trust", 1)
        run(here.services.context.settings.db, f"DELETE FROM events WHERE \"table\" = '{table}' AND seq = 2")
        async with here.guest(table, secrets[0]) as again:
            assert await again.closed() in (1012, 1013)
        assert await zero.closed() == 1012
    async with here.guest(table, secrets[0]) as zero:
        assert (await zero.state())["seq"] == 1


async def test_the_older_program_lets_a_table_go(two: tuple[Running, Running]) -> None:
    here, _ = two
    table, secrets = await here.table("me", "me")
    async with here.guest(table, secrets[0]) as zero:
        await zero.state()
        run(
            here.services.context.settings.db,
            'INSERT INTO events ("table", seq, kind, seat, token, at, engine) '
            f"VALUES ('{table}', 1, 'choose', 0, 'reserve 1', 0, '99.0')",
            f"SELECT pg_notify('courtier', 'i other {table} 1')",
        )
        assert await zero.closed() == 1012
    async with here.guest(table, secrets[0]) as zero:
        assert key(await zero.until("error", fatal=True, again=True)) == "server-table-newer"
        assert await zero.closed() == 1013
    assert [newer(version, "0.1.0") for version in (None, "0.0.9", "0.1.0", "0.1.1", "0.10.0", "1.0")] == [
        False, False, False, True, True, True,
    ]  # fmt: skip


async def test_a_server_with_other_cards_tells_no_key_of_a_table_that_is_played_elsewhere(
    two: tuple[Running, Running],
) -> None:
    """While servers are restarted one after another the record cannot be had, so that no stranger ends the table; after
    that, whoever asks for it ends it for a program that would play it, too."""
    here, there = two
    db = here.services.context.settings.db
    table, secrets = await here.table("me", "me", seed=None)
    async with here.guest(table, secrets[0]) as zero:
        await zero.state()
        run(db, "UPDATE tables SET content = 'other'")
        facts = (await there.http.get(f"/api/tables/{table}")).json()
        assert (facts["status"], facts["seed"]) == ("differs", None)
        run(
            db,
            "INSERT INTO nodes VALUES ('older', 'run', extract(epoch FROM clock_timestamp()) + 3600, '0.1', '')",
        )
        assert (await there.http.get(f"/api/tables/{table}/record")).status_code == 409
        assert (await zero.choose("reserve 1", 0))["seq"] == 1
        run(db, "DELETE FROM nodes WHERE id = 'older'")
        assert (await there.http.get(f"/api/tables/{table}/record")).status_code == 200
        assert await zero.closed() == 1012
    async with here.guest(table, secrets[0]) as zero:
        assert (await zero.until("welcome"))["status"] == "differs"


async def test_one_bad_notification_costs_no_other(two: tuple[Running, Running]) -> None:
    here, there = two
    table, secrets = await here.table("me", "me")
    async with here.guest(table, secrets[0]) as zero, there.guest(table, secrets[1]) as one:
        await zero.state()
        await one.state()
        said = [
            f"i other {table} one",
            "l other {",
            f"w other {table} never",
            f"p other {table} [",
            "x",
            "\u2603 y z",
        ]
        run(
            here.services.context.settings.db,
            "DO $$ BEGIN "
            + "".join(f"PERFORM pg_notify('courtier', '{words}');" for words in said)
            + f"PERFORM pg_notify('courtier', 'c other {table}'); END $$",
        )
        run(
            here.services.context.settings.db,
            f"INSERT INTO chat VALUES ('{table}', 1, 0, 'A', 'hello', 0); NOTIFY courtier, 'c other {table}'",
        )
        for guest in (zero, one):
            assert (await guest.until("chat"))["text"] == "hello"
        assert (await zero.choose("reserve 1", 0))["seq"] == 1
        assert (await one.state(1))["seq"] == 1


async def test_without_the_database_nobody_is_told_anything(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    proxy = Proxy(postgres)
    settings = Settings(db=proxy.url, bot_workers=1, limits=Limits.open(), database_seconds=0.5)
    async with running(settings) as server:
        table, secrets = await server.table("me", "me")
        async with server.guest(table, secrets[0]) as guest:
            await guest.state()
            proxy.away = True
            proxy.hang_up()
            with monkeypatch.context() as soon:
                soon.setattr("courtier.server.node.CUT", 1.0)  # only now: a beat comes once a second
                assert await guest.closed() in (1012, 1013)
                while (await server.http.get("/healthz")).status_code != 503:
                    await asyncio.sleep(0.05)
        proxy.away = False
        while (await server.http.get("/healthz")).status_code != 200:
            await asyncio.sleep(0.05)
        async with server.guest(table, secrets[0]) as guest:
            assert (await guest.choose("reserve 1", 0))["seq"] == 1
    proxy.close()


async def test_a_server_comes_back_to_a_database_that_is_slow(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After an outage every beat was late at once, and one that took longer than half a second was cut off again."""
    proxy = Proxy(postgres)
    settings = Settings(db=proxy.url, bot_workers=1, limits=Limits.open(), database_seconds=0.5)
    async with running(settings) as server:
        proxy.away = True
        proxy.hang_up()
        while (await server.http.get("/healthz")).status_code != 503:
            await asyncio.sleep(0.05)
        slow = node.PULSE.replace(" count(*),", " (SELECT 0 * count(*) FROM pg_sleep(0.7)) + count(*),", 1)
        assert slow != node.PULSE
        monkeypatch.setattr(node, "PULSE", slow)
        proxy.away = False
        while (await server.http.get("/healthz")).status_code != 200:
            await asyncio.sleep(0.05)
    proxy.close()


async def test_the_writer_outlives_whatever_goes_wrong(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without it nothing would ever be written again, while sockets stay open."""
    store = open_store(database_url(db))
    try:
        await store.write(lambda c: c.execute(add_table("t")).rowcount)
        with monkeypatch.context() as once:
            once.setattr(store, "_commit", None)
            with pytest.raises(Unknown):
                await store.append([row(1)])
        await store.append([row(1)])
    finally:
        await store.close()


async def test_a_writer_that_is_stuck_is_seen_from_outside(shared: Settings) -> None:
    async with running(shared) as server:
        store = server.services.context.store
        store.begun = time.monotonic() - 60  # since then it is busy with one thing
        assert (await server.http.get("/healthz")).status_code == 503
        store.begun = 0.0
        assert (await server.http.get("/healthz")).status_code == 200


async def test_a_lost_ear_leaves_nothing_behind_in_the_loop(
    two: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What stayed there hid everything from whatever connection was given the same descriptor next."""
    here, _ = two
    loop = asyncio.get_running_loop()
    removed: list[bool] = []
    remove = loop.remove_reader
    node = here.services.context.node
    assert node is not None
    ear = node._listener._ear
    monkeypatch.setattr(
        loop, "remove_reader", lambda fd: removed.append(remove(fd)) if fd == ear else remove(fd)
    )
    run(
        here.services.context.settings.db,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'",
    )
    while not removed:
        await asyncio.sleep(0.01)
    assert removed[0]


async def test_a_server_waits_for_a_database_that_is_being_started(postgres: str) -> None:
    proxy = Proxy(postgres)
    proxy.away = True
    gone = threading.Event()

    def begin() -> None:
        while not proxy.turned_away:
            gone.wait(0.01)
        proxy.away = False

    threading.Thread(target=begin, daemon=True).start()
    engine = await asyncio.to_thread(open_engine, database_url(proxy.url), 300.0)
    engine.dispose()
    proxy.close()


async def test_bots_are_shared_fairly(shared: Settings) -> None:
    async with running(shared) as first:
        for _ in range(9):
            await first.table("me", "bot", title="kingsburg")
        nodes = [first.services.context.node]
        async with running(shared) as second, running(shared) as third:
            nodes += [second.services.context.node, third.services.context.node]
            held: list[set[str]] = []
            while not held or max(map(len, held)) > 4 or sum(map(len, held)) != 9:
                await asyncio.sleep(0.05)
                held = [node.jobs.held for node in nodes if node is not None]
            assert len(set().union(*held)) == 9
        while nodes[0] is not None and len(nodes[0].jobs.held) != 9:  # the others have gone
            await asyncio.sleep(0.05)
