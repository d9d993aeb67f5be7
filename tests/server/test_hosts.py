"""What a host of several servers may get wrong: one sentence each, and nobody else is harmed."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from courtier import __version__
from courtier.server.errors import CannotServe
from courtier.server.run import run as serve
from courtier.server.services import Services, content_in_force
from courtier.server.settings import Limits, Settings, database_url
from courtier.server.store import open_engine
from tests.server.support import key, running
from tests.server.test_races import run

pytestmark = pytest.mark.anyio


@pytest.fixture
def shared(postgres: str) -> Settings:
    return Settings(db=postgres, bot_workers=1, limits=Limits.open(), database_seconds=1.0)


async def refused(settings: Settings) -> str:
    with pytest.raises(CannotServe) as error:
        await Services.open(settings)
    for lang in ("en", "fr"):
        assert error.value.said.key not in error.value.text(lang)
    return error.value.said.key


async def test_two_servers_of_one_name_and_one_with_other_cards(shared: Settings) -> None:
    """Somebody is alive under that name, and keeps it with all that it holds."""
    open_engine(database_url(shared.db)).dispose()
    run(
        shared.db,
        "INSERT INTO nodes (id, run, beat, version, content) VALUES "
        f"('one', 'x', extract(epoch FROM clock_timestamp()) + 1000, '{__version__}', '{content_in_force()}')",
        "INSERT INTO jobs (kind, key, node) VALUES ('bots', 't', 'one')",
    )
    assert await refused(replace(shared, node="one")) == "server-node-name"
    run(shared.db, "UPDATE nodes SET content = 'other'")
    assert await refused(replace(shared, node="two")) == "server-node-content"
    assert run(shared.db, "SELECT id, run FROM nodes") == [("one", "x")]
    assert run(shared.db, "SELECT node FROM jobs") == [("one",)]


async def test_a_pooler_that_cannot_listen(shared: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("courtier.server.node.HEARS", 0.5)
    monkeypatch.setattr("courtier.server.listener.Listener._listening", lambda self: self._connect())
    assert await refused(shared) == "server-database-no-listen"


async def test_a_database_that_is_read_only_or_full(shared: Settings) -> None:
    name = shared.db.rpartition("/")[2]
    async with running(shared) as server:
        table, secrets = await server.table("me", "me")
        async with server.guest(table, secrets[0]) as guest:
            await guest.state()
            run(
                shared.db,
                "CREATE FUNCTION full_() RETURNS trigger LANGUAGE plpgsql AS "
                "$$ BEGIN RAISE EXCEPTION 'no room' USING ERRCODE = '53100'; END $$",
                "CREATE TRIGGER full_ BEFORE INSERT ON events FOR EACH ROW EXECUTE FUNCTION full_()",
            )
            assert key(await guest.choose("reserve 1", 0)) == "server-database-full"
            run(shared.db, "DROP TRIGGER full_ ON events")
            assert (await guest.choose("reserve 1", 0))["seq"] == 1
            run(shared.db, f"ALTER DATABASE {name} SET default_transaction_read_only = on")
            assert await refused(shared) == "server-database-read-only-start"


async def test_a_database_that_becomes_read_only_harms_nobody(
    shared: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when a primary is made a standby: what nobody knows is not answered, and it goes on when that is over."""
    name = shared.db.rpartition("/")[2]
    anew = (
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    async with running(shared) as server:
        table, secrets = await server.table("me", "me")
        async with server.guest(table, secrets[0]) as guest:
            assert (await guest.choose("reserve 1", 0))["seq"] == 1
            monkeypatch.setattr("courtier.server.node.CUT", 1.0)
            run(shared.db, f"ALTER DATABASE {name} SET default_transaction_read_only = on", anew)
            guest.heard.clear()
            await guest.send(type="choose", id="a", seq=1, token="trust")
            assert await guest.closed() in (1012, 1013)
            assert not [heard for heard in guest.heard if heard["type"] in ("ack", "refused")]
        while (await server.http.get("/healthz")).status_code != 503:
            await asyncio.sleep(0.05)
        monkeypatch.undo()
        again = f"ALTER DATABASE {name} SET default_transaction_read_only = off"
        run(shared.db, "SET default_transaction_read_only = off", again, anew)
        while (await server.http.get("/healthz")).status_code != 200:
            await asyncio.sleep(0.05)
        async with server.guest(table, secrets[0]) as guest:
            assert (await guest.choose("trust", 1, "a"))["seq"] == 2


def test_a_database_that_is_too_old(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("courtier.server.store.LEAST", 99)
    with pytest.raises(CannotServe) as error:
        open_engine(database_url(postgres))
    assert error.value.said.key == "server-database-old"
    assert "99" in error.value.text("fr")


def test_several_workers_need_postgresql(tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert serve(port=0, db=str(tmp_path / "one.sqlite3"), workers=2) == 1
    assert "PostgreSQL" in capsys.readouterr().err
    assert serve(port=0, db=str(tmp_path / "one.sqlite3"), node="no name") == 1
