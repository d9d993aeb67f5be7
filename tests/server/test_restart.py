"""Nothing acknowledged is lost and nothing is done twice across a restart, on both databases."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Insert, create_engine, func, insert, select, text, update

from courtier.server import migrations, schema
from courtier.server.postgres import open_store
from courtier.server.settings import Limits, Settings, database_url
from courtier.server.store import Conflict, EventRow, Store, open_engine
from tests.server.support import Running, key, running

pytestmark = pytest.mark.anyio


def row(seq: int, seat: int = 0, client: str | None = None, table: str = "t") -> EventRow:
    return {
        "table": table, "seq": seq, "kind": "choose", "seat": seat, "token": "x", "client": client, "at": 0.0,
        "digest": None,
    }  # fmt: skip


def add_table(name: str, title: str = "tiny") -> Insert:
    values = {
        "id": name, "title": title, "name": "", "options": "{}", "seed": "f" * 32, "salt": "s",
        "seed_chosen": False, "status": "playing", "paused": False, "created": 0.0,
    }  # fmt: skip
    return insert(schema.tables).values(values)


async def test_the_store_shares_commits_and_refuses_a_second_writer(db: str) -> None:
    store = open_store(database_url(db))
    try:
        await store.write(lambda c: c.execute(add_table("t")).rowcount)
        await asyncio.gather(*(store.append([row(seq)]) for seq in range(1, 50)))
        with pytest.raises(Conflict):
            await store.append([row(7)])
        await store.append([row(50, 0, "id")])
        with pytest.raises(Conflict):
            await store.append([row(51, 0, "id")])  # one message, one event
        results = await asyncio.gather(
            store.append([row(51)]),
            store.append([row(51)]),
            store.append([row(52, 1, "id")]),
            return_exceptions=True,
        )
        assert sorted(type(result).__name__ for result in results) == ["Conflict", "NoneType", "NoneType"]
        found = await store.read(
            lambda c: c.execute(select(schema.events.c.seq).order_by("seq")).scalars().all()
        )
        assert list(found) == list(range(1, 53))
        seed = await store.read(lambda c: c.execute(select(schema.tables.c.seed)).scalar_one())
        assert seed == "f" * 32
    finally:
        await store.close()


async def test_migrations_build_what_the_schema_says(db: str) -> None:
    for _ in range(2):  # the second time there is nothing to do
        engine = open_engine(database_url(db))
        with engine.connect() as connection:
            assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
        engine.dispose()


def test_the_newest_migration_is_the_one_the_server_looks_for() -> None:
    scripts = ScriptDirectory(str(Path(migrations.__file__).parent))
    assert scripts.get_current_head() == migrations.HEAD


OLD = """INSERT INTO tables (id, title, name, options, seed, salt, seed_chosen, status, paused, created)
    VALUES (:id, 'tiny', 'T', '{}', :seed, 's', false, :status, false, 1.0)"""
OLD_SEAT = "INSERT INTO seats (\"table\", seat, kind, name, bot) VALUES (:table, :seat, 'bot', 'B', 'random')"


async def test_tables_from_before_the_keys_are_refused_and_never_dealt_anew(
    settings: Settings, db: str
) -> None:
    """Migration 0004 on rows of then: whatever is read of such a table is a sentence, and new tables work."""
    old = {"a": (2**61 - 2, "playing"), "b": (7, "over")}
    before = Config()
    before.set_main_option("script_location", str(Path(migrations.__file__).parent))
    engine = create_engine(database_url(db))
    with engine.begin() as connection:
        before.attributes["connection"] = connection
        command.upgrade(before, "0003")
        for name, (seed, status) in old.items():
            connection.execute(text(OLD), {"id": name * 16, "seed": seed, "status": status})
            for seat in range(2):
                connection.execute(text(OLD_SEAT), {"table": name * 16, "seat": seat})
    engine.dispose()
    async with running(replace(settings, db=db)) as server:
        await server.services.tasks[0]
        for name in old:
            answer = await server.http.get(f"/api/tables/{name * 16}")
            assert key(answer.json()) == "server-table-broken"
        table, secrets = await server.table("me", "me", seed=None)
        async with server.guest(table, secrets[0]) as guest:
            assert (await guest.choose("reserve 1", 0))["type"] == "ack"
    engine = open_engine(database_url(db))
    with engine.connect() as connection:
        found = {row.id: row.seed for row in connection.execute(select(schema.tables))}
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
        assert (
            connection.execute(select(func.count()).select_from(schema.seats)).scalar_one()
            == 2 * len(old) + 2
        )
    engine.dispose()
    assert {name: found[name * 16] for name in old} == {
        name: f"old {seed}" for name, (seed, _) in old.items()
    }


async def test_a_table_comes_back_as_it_was(db: str) -> None:
    settings = Settings(db=db, bot_workers=1, limits=Limits.open())
    async with running(settings) as server:
        table, secrets = await server.table("me", "me", options={"rounds": 2})
        async with server.guest(table, secrets[0]) as zero, server.guest(table, secrets[1]) as one:
            await zero.choose("reserve 2", 0, "a")
            await zero.send(type="undo", id="b", seq=1)
            await zero.answer("b")
            await zero.choose("reserve 1", 2, "c")
            await zero.choose("trust", 3, "d")
            await zero.send(type="undo", id="e", seq=4)
            await zero.answer("e")
            await zero.send(type="redo", id="f", seq=5)
            await zero.answer("f")
            await zero.choose("bid 3c", 6, "g")
            await zero.send(type="recall", id="h")
            await zero.answer("h")
            await zero.choose("bid 2c", 8, "i")  # a secret answer waits
            await zero.send(type="chat", text="wait for me")
            await zero.send(type="name", name="Zoe")
            before = await one.state(9)
            await one.until("chat")
    async with running(settings) as server:
        told = (await server.http.get(f"/api/tables/{table}")).json()
        assert (told["seq"], told["status"]) == (9, "playing")
        async with server.guest(table, secrets[0]) as zero, server.guest(table, secrets[1]) as one:
            welcome = await one.next()
            assert (welcome["chat"][0]["text"], welcome["seats"][0]["name"]) == ("wait for me", "Zoe")
            after = await one.state()
            for name in ("seq", "choices", "view", "asks", "options"):
                assert after[name] == before[name]
            assert (await zero.choose("bid 2c", 8, "i")) == {"type": "ack", "id": "i", "seq": 9}  # sent again
            assert (await one.choose("bid 3c", 9))["seq"] == 10
            assert (await one.state(10))["view"]["bids"] == [2, 3]


async def test_a_client_resumes_from_its_last_number_after_a_restart(settings: Settings) -> None:
    async with running(settings) as server:
        table, secrets = await server.table("me", "me")
        async with server.guest(table, secrets[0]) as zero:
            told = (await zero.state())["story"]
            await zero.choose("reserve 1", 0)
            told += (await zero.state(1))["story"]
            await zero.choose("peek", 1)
            news = (await zero.state(2))["story"]
    async with running(settings) as server, server.guest(table, secrets[0], since=1) as zero:
        state = await zero.state()
        assert (state["from"], state["story"]) == (len(told), news)


async def test_two_servers_on_one_database_do_not_both_write(settings: Settings) -> None:
    """A second process wrote to the table: the first notices, changes nothing and loads it anew."""
    async with running(settings) as first, running(settings) as second:
        table, secrets = await first.table("me", "me")
        async with first.guest(table, secrets[0]) as here, second.guest(table, secrets[0]) as there:
            await here.state()
            await there.state()
            assert (await there.choose("reserve 2", 0))["seq"] == 1
            assert key(await here.choose("reserve 1", 0)) == "server-stale"
            assert await here.closed() == 1012
        async with first.guest(table, secrets[0]) as here:
            assert (await here.state())["view"]["reserve"] == 2


async def test_a_client_that_leaves_in_the_middle_of_its_choice_leaves_nothing_half_done(
    server: Running,
) -> None:
    table, secrets = await server.table("me", "me")
    async with server.guest(table, secrets[0]) as zero:
        await zero.state()
        await zero.send(type="choose", id="x", seq=0, token="reserve 1")
        zero.socket.transport.abort()
    held = server.services.hall.tables[table]
    while held.connections:
        await asyncio.sleep(0)
    async with server.guest(table, secrets[0]) as zero:
        state = await zero.state()
        answer = await zero.choose("reserve 1", 0, "x")
        assert answer["seq"] == 1
        assert state["seq"] in (0, 1)
    assert (
        server.services.hall.tables[table] is held
    )  # memory and store agree: it did not have to be loaded anew


async def test_tables_leave_memory_when_nobody_is_there(server: Running) -> None:
    table, secrets = await server.table("me", "me")
    hall = server.services.hall
    async with server.guest(table, secrets[0]) as zero:
        await zero.choose("reserve 1", 0)
        assert hall.tables[table].idle == 0.0
    while hall.tables[table].connections:
        await asyncio.sleep(0)
    hall.tables[table].used -= 10_000
    hall.sweep()
    assert table not in hall.tables
    assert (await server.http.get(f"/api/tables/{table}")).json()["seq"] == 1


async def test_no_more_than_so_many_tables_stay_in_memory_without_people(settings: Settings) -> None:
    """A stranger who opens one stored table after another fills no memory; who sits at a table keeps it."""
    async with running(replace(settings, idle_tables=10, limits=Limits.open())) as server:
        hall = server.services.hall
        first, secrets = await server.table("me", "me")
        async with server.guest(first, secrets[0]) as guest:
            await guest.state()
            made = [(await server.table("me", "me"))[0] for _ in range(30)]
            assert len(hall.tables) <= 11
            assert {first, made[-1]} <= hall.tables.keys()
            for table in made:
                assert (await server.http.get(f"/api/tables/{table}")).status_code == 200
            assert len(hall.tables) <= 11
            assert first in hall.tables


async def test_what_was_given_up_takes_nothing_new_with_it(server: Running) -> None:
    """Whoever still held a table from before it was read anew may close it once more."""
    table, _ = await server.table("me", "me")
    hall = server.services.hall
    old = hall.tables[table]
    old.close()
    async with server.guest(table) as guest:
        await guest.state()
        new = hall.tables[table]
        old.close()
        assert hall.tables.get(table) is new


async def test_a_table_that_cannot_even_be_dealt_is_said_clearly(settings: Settings) -> None:
    """And costs nobody else anything."""
    async with running(settings) as server:
        table, _ = await server.table("me", "bot")
        other, _ = await server.table("me", "me")
    engine = open_engine(database_url(settings.db))
    t = schema.tables
    for broken in ({"title": "chess"}, {"options": "{"}):
        with engine.begin() as connection:
            connection.execute(update(t).where(t.c.id == table).values(broken))
        async with running(settings) as server:
            await server.services.tasks[0]
            answer = await server.http.get(f"/api/tables/{table}")
            assert (answer.status_code, key(answer.json())) == (500, "server-table-broken")
            assert (await server.http.get(f"/api/tables/{other}")).status_code == 200
    engine.dispose()


async def test_the_default_database_is_in_the_users_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert database_url("") == f"sqlite:///{tmp_path}/courtier/courtier.sqlite3"
    assert database_url("postgres://u@h/d") == "postgresql+psycopg://u@h/d"
    store = Store(database_url(""))
    assert (tmp_path / "courtier" / "courtier.sqlite3").is_file()
    await store.close()
