"""`courtier tables`, on both databases: nothing is lost but what is said, and one bad row costs one table at most."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from sqlite3 import connect
from typing import Any

import pytest
from sqlalchemy import delete, select, update
from typer.testing import CliRunner

from courtier.cli.app import app
from courtier.server import keeping, schema
from courtier.server.settings import Limits, Settings, database_url
from courtier.server.store import open_engine
from courtier.server.stored import Replay
from tests.server.support import running

pytestmark = pytest.mark.anyio
T, E = schema.tables, schema.events


def courtier(*args: str) -> tuple[int, str]:
    done = CliRunner().invoke(app, ["tables", *args], prog_name="courtier")
    return done.exit_code, done.output


def run(db: str, *statements: Any) -> None:
    engine = open_engine(database_url(db))
    with engine.begin() as connection:
        for statement in statements:
            connection.execute(statement)
    engine.dispose()


def rows(db: str) -> list[Any]:
    engine = open_engine(database_url(db))
    with engine.connect() as connection:
        parts = (schema.tables, schema.seats, schema.events, schema.chat)
        found = [
            [tuple(row) for row in connection.execute(select(part).order_by(*part.primary_key))]
            for part in parts
        ]
    engine.dispose()
    return found


async def two_tables(settings: Settings) -> tuple[str, str, list[str | None]]:
    async with running(settings) as server:
        other, _ = await server.table("me", "me")
        table, secrets = await server.table("me", "me")
        async with server.guest(table, secrets[0]) as guest:
            await guest.state()
            await guest.choose("reserve 1", 0)
            await guest.choose("trust", 1)
            await guest.send(type="chat", text="hello")
            await guest.until("chat")
    return table, other, secrets


async def test_a_bad_row_is_cut_off_and_the_table_goes_on(db: str, tmp_path: Path) -> None:
    settings = Settings(db=db, bot_workers=1, limits=Limits.open())
    table, other, secrets = await two_tables(settings)
    run(db, update(E).where(E.c.seq == 2).values(token="reserve 9"))
    code, said = courtier("list", "--db", db, "--json")
    assert (code, {row["id"] for row in json.loads(said)}) == (0, {table, other})
    found = json.loads(courtier("show", table, "--db", db, "--json")[1])
    assert (found["differs"], found["events"], found["good"]) == (True, 2, 1)
    assert json.loads(courtier("show", other, "--db", db, "--json")[1])["differs"] is False
    out = tmp_path / "cut.jsonl"
    assert courtier("repair", table, "--db", db, "--out", str(out))[0] == 0
    assert [json.loads(line)["token"] for line in out.read_text().splitlines()] == ["reserve 9"]
    assert json.loads(courtier("show", table, "--db", db, "--json")[1])["differs"] is False
    before = rows(db)
    assert courtier("repair", table, "--db", db, "--out", str(out))[0] == 0  # nothing left to do
    assert rows(db) == before
    async with running(settings) as server:
        async with server.guest(table, secrets[0]) as guest:
            assert (await guest.state())["seq"] == 1
            assert (await guest.choose("trust", 1))["type"] == "ack"
        assert (await server.http.get(f"/api/tables/{table}")).json()["seed_chosen"] is True


async def test_a_backup_comes_back_in_either_kind_of_database(
    db: str,
    postgres: str,
    tmp_path: Path,
) -> None:
    table, _, _ = await two_tables(Settings(db=db, bot_workers=1, limits=Limits.open()))
    file = tmp_path / "backup.sqlite3"
    assert courtier("backup", str(file), "--db", db)[0] == 0
    assert rows(str(file)) == rows(db)
    for target in (str(tmp_path / "again.sqlite3"), postgres):
        if target == db:
            run(db, *(delete(part) for part in (schema.chat, E, schema.seats, T)))
        assert courtier("restore", str(file), "--db", target)[0] == 0
        assert rows(target) == rows(str(file))
    assert courtier("backup", str(file), "--db", db)[0] == 2  # never over another file
    assert courtier("restore", str(file), "--db", db)[0] == 2  # nor into a full database
    assert table in courtier("list", "--db", db)[1]


async def test_a_table_is_replayed_when_the_database_was_read(
    db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PostgreSQL hangs up on a transaction in which nothing happens for a while."""
    table, _, _ = await two_tables(Settings(db=db, bot_workers=1, limits=Limits.open()))
    engine = open_engine(database_url(db))
    held: list[int] = []

    class Watched(Replay):
        def __iter__(self) -> Iterator[None]:
            held.append(engine.pool.checkedout())  # type: ignore[attr-defined]
            return super().__iter__()

    monkeypatch.setattr(keeping, "Replay", Watched)
    assert (keeping.look(engine, table).log.seq, held) == (2, [0])
    engine.dispose()


@pytest.mark.parametrize(
    "command",
    [("list",), ("show", "1"), ("repair", "1"), ("prune", "--idle-days", "9"), ("backup", "b.sqlite3")],
)
def test_a_slip_in_the_name_makes_no_database(
    command: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, postgres: str
) -> None:
    monkeypatch.chdir(tmp_path)
    code, said = courtier(*command, "--db", "folder/slip.sqlite3")
    assert (code, "slip.sqlite3" in said, list(tmp_path.iterdir())) == (2, True, [])
    notes = tmp_path / "notes.sqlite3"
    connect(notes).execute("CREATE TABLE notes (line TEXT)")
    for db in (str(notes), postgres):  # somebody else's, or empty
        assert courtier(*command, "--db", db)[0] == 2
    assert connect(notes).execute("SELECT name FROM sqlite_master").fetchall() == [("notes",)]


def test_what_is_no_backup_is_not_brought_back(tmp_path: Path) -> None:
    (tmp_path / "empty").touch()
    for name in ("nothing", "empty"):
        assert courtier("restore", str(tmp_path / name), "--db", str(tmp_path / "new.sqlite3"))[0] == 2
    assert not (tmp_path / "nothing").exists()


async def test_prune_deletes_what_nobody_used(db: str) -> None:
    table, other, _ = await two_tables(Settings(db=db, bot_workers=1, limits=Limits.open()))
    assert courtier("prune", "--db", db)[0] == 2
    old = time.time() - 10 * keeping.DAY
    run(db, update(T).values(created=old), update(E).values(at=old))
    run(db, update(T).where(T.c.id == other).values(status="over"))
    assert courtier("prune", "--over-days", "11", "--idle-days", "11", "--db", db)[0] == 0
    assert len(rows(db)[0]) == 2
    assert courtier("prune", "--over-days", "9", "--dry-run", "--db", db)[0] == 0
    assert len(rows(db)[0]) == 2
    assert courtier("prune", "--over-days", "9", "--db", db)[0] == 0
    assert [row[0] for row in rows(db)[0]] == [table]
    assert courtier("prune", "--idle-days", "9", "--db", db)[0] == 0
    assert rows(db) == [[], [], [], []]


async def test_a_server_prunes_by_itself_when_it_is_told_to(db: str) -> None:
    settings = Settings(db=db, bot_workers=1, limits=Limits.open())
    table, other, _ = await two_tables(settings)
    old = time.time() - 10 * keeping.DAY
    run(db, update(T).values(created=old), update(E).values(at=old))
    run(db, update(T).where(T.c.id == other).values(status="over"))
    both = {table, other}
    for over, idle, left in (
        (0.0, 0.0, both),
        (11.0, 11.0, both),
        (9.0, 0.0, {table}),
        (0.0, 9.0, set[str]()),
    ):
        async with running(replace(settings, keep_over_days=over, keep_idle_days=idle)) as server:
            await server.services.sweep()
        assert {row[0] for row in rows(db)[0]} == left


def test_serve_hands_on_how_long_tables_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[Settings] = []
    monkeypatch.setattr("courtier.server.run.serve", lambda host, port, settings, *_: served.append(settings))
    for days in (["--keep-over-days", "9", "--keep-idle-days", "30.5"], []):
        assert CliRunner().invoke(app, ["serve", *days], prog_name="courtier").exit_code == 0
    assert [(one.keep_over_days, one.keep_idle_days) for one in served] == [(9.0, 30.5), (0.0, 0.0)]
    done = CliRunner().invoke(app, ["serve", "--keep-idle-days", "-1"], prog_name="courtier")
    assert (done.exit_code, len(served)) == (2, 2)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_errors_and_help_are_sentences(tmp_path: Path, lang: str) -> None:
    db = str(tmp_path / "new.sqlite3")
    for args in (("show", "nobody"), ("repair", "nobody"), ("restore", str(tmp_path / "none"))):
        code, said = courtier(*args, "--db", db, "--lang", lang)
        assert (code, said.strip().count("\n")) == (2, 0), said
    for command in ("list", "show", "repair", "prune", "backup", "restore"):
        assert courtier(command, "--help", "--lang", lang)[0] == 0
    assert courtier("--help")[0] == 0
