"""The database file: for its owner alone, for one server at a time, and not for a program that is older than it."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
import threading
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import text

from courtier.core.words import LANGUAGES, Phrase
from courtier.server import run as running_server
from courtier.server.errors import CannotServe
from courtier.server.files import only_server
from courtier.server.settings import Settings, database_url
from courtier.server.store import Store, open_engine
from tests.server.kill import Process
from tests.server.proxy import Proxy
from tests.server.support import running

pytestmark = pytest.mark.anyio


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


async def test_only_the_owner_reads_the_database(tmp_path: Path) -> None:
    path = tmp_path / "new" / "games.sqlite3"
    async with running(Settings(db=str(path), bot_workers=1)) as server:
        await server.table("me", "me")
        for name in ("", "-wal", "-shm"):
            assert mode(path.with_name(path.name + name)) == 0o600, name
    assert mode(path.parent) == 0o700
    path.chmod(0o644)
    open_engine(database_url(str(path))).dispose()
    assert mode(path) == 0o640  # the group is the owner's business


def test_a_second_server_on_the_same_file_does_not_start(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = str(tmp_path / "games.sqlite3")

    async def beside_a_running_one() -> int:
        process = Process(path)
        await process.start()
        try:
            code = await asyncio.to_thread(running_server.run, port=0, db=path)
            await process.kill()  # and no trace of it is left
            with only_server(database_url(path)):
                return code
        finally:
            await process.stop()

    assert asyncio.run(beside_a_running_one()) == 1
    said = capsys.readouterr().err.splitlines()
    assert said == [Phrase("server-database-in-use", {"where": path}).text(lang) for lang in LANGUAGES]


async def test_a_newer_database_is_refused_in_one_sentence(db: str) -> None:
    engine = open_engine(database_url(db))
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(CannotServe, match="server-database-newer") as error:
        open_engine(database_url(db))
    assert error.value.both().count("\n") == 1


async def test_healthz_fails_when_nothing_can_be_written(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Reading still works then, so that reading proves nothing."""
    monkeypatch.setattr("courtier.server.store.BUSY_MS", 50)
    async with running(settings) as server:
        other = sqlite3.connect(settings.db, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        answer = await server.http.get("/healthz")
        assert (answer.status_code, answer.json()["database"]) == (503, "locked")
        other.execute("ROLLBACK")
        assert (await server.http.get("/healthz")).status_code == 200
        other.close()


async def test_the_writer_goes_on_whatever_happens(settings: Settings) -> None:
    def odd(*_: object) -> None:
        if not seen:
            seen.append(1)
            raise RuntimeError("not foreseen")

    seen: list[int] = []
    store = Store(database_url(settings.db), odd)
    try:
        results = [
            await asyncio.gather(store.write(lambda db: None), return_exceptions=True) for _ in range(2)
        ]
        assert [type(found).__name__ for (found,) in results] == ["Unknown", "NoneType"]
    finally:
        await store.close()


async def test_a_start_waits_for_a_database_that_is_being_started(postgres: str) -> None:
    proxy = Proxy(postgres)
    proxy.away = True
    refusals: list[CannotServe] = []

    def wait() -> None:
        try:
            open_engine(database_url(proxy.url), patience=20).dispose()
        except CannotServe as error:
            refusals.append(error)

    starting = threading.Thread(target=wait)
    starting.start()
    await proxy.turns_away()
    proxy.away = False
    await asyncio.to_thread(starting.join)
    assert not refusals
    with pytest.raises(CannotServe, match="server-database-start-gone"):
        open_engine(database_url("postgresql://nobody@127.0.0.1:1/none"), patience=0.1)
    with pytest.raises(CannotServe, match="server-database-start-gone"):  # waiting would not help: at once
        open_engine(database_url(postgres.rpartition("/")[0] + "/nosuch"), patience=1e9)
    proxy.close()
    assert replace(Settings(), db="x").database_seconds > 5
