"""Bad input gets a clear message in both languages and leaves the game as it was."""

from __future__ import annotations

import json
import socket
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from courtier.core.words import LANGUAGES, Phrase
from courtier.server.errors import CannotServe, Refused
from courtier.server.limits import KEPT_ADDRESSES, Addresses, plain
from courtier.server.run import listen, run
from courtier.server.settings import Limits, Settings, database_url
from courtier.server.store import open_engine
from tests.server.support import Guest, Running, key, running

pytestmark = pytest.mark.anyio


async def test_a_table_that_does_not_exist(server: Running) -> None:
    async with server.guest("0" * 16) as guest:
        assert key(await guest.until("error", fatal=True)) == "server-no-table"
        assert await guest.closed() == 4404
    answer = await server.http.get("/api/tables/" + "0" * 16)
    assert (answer.status_code, key(answer.json())) == (404, "server-no-table")


async def test_a_foreign_secret_opens_nothing(server: Running) -> None:
    table, _ = await server.table("me", "me")
    _, foreign = await server.table("me", "me")
    for secret in (foreign[0], "x" * 24, "é"):
        async with server.guest(table, secret) as guest:
            assert key(await guest.until("error", fatal=True)) == "server-bad-link"
            assert await guest.closed() == 4403


@pytest.mark.parametrize(
    ("sent", "said"),
    [
        ("{", "server-not-json"),
        ("\x00\xff", "server-not-json"),
        ("[1,2]", "server-bad-message"),
        ('{"type":"dance"}', "server-bad-message"),
        ('{"type":"choose","id":"a","seq":"0","token":"reserve 1"}', "server-bad-message"),
        ('{"type":"choose","id":"","seq":0,"token":"reserve 1"}', "server-bad-message"),
        ('{"type":"choose","seq":0,"token":"reserve 1"}', "server-bad-message"),
        ('{"type":"undo","seq":-1}', "server-bad-message"),
        ('{"type":"takeover","seat":99}', "server-bad-message"),
        ('{"type":"takeover","seat":9}', "server-no-seat"),
        ('{"type":"takeover","seat":1,"bot":"nobody"}', "server-away-wait"),
        ('{"type":"takeover","seat":1,"bot":7}', "server-bad-message"),
        ('{"type":"hello","secret":null}', "server-bad-message"),
        ('{"type":"return"}', "server-not-away"),
    ],
)
async def test_messages_that_make_no_sense(server: Running, sent: str, said: str) -> None:
    table, secrets = await server.table("me", "me")
    async with server.guest(table, secrets[0]) as guest:
        before = await guest.state()
        await guest.socket.send(sent)
        assert key(await guest.until("error", fatal=False)) == said
        assert (await guest.choose("reserve 1", before["seq"]))["type"] == "ack"  # and life goes on


async def test_binary_and_oversized_messages(server: Running) -> None:
    table, secrets = await server.table("me", "me")
    async with server.guest(table, secrets[0]) as guest:
        await guest.socket.send(b"\x80\x81")
        assert key(await guest.until("error")) == "server-not-json"
        await guest.socket.send(json.dumps({"type": "chat", "text": "x" * 20_000}))
        assert key(await guest.until("error", fatal=True)) == "server-too-big"
        assert await guest.closed() == 4413
    async with server.socket(table) as raw:
        guest = Guest(raw)
        await raw.send("{" * 20_000)
        assert key(await guest.until("error", fatal=True)) == "server-too-big"
        assert await guest.closed() == 4413


async def test_a_connection_that_does_not_say_hello(settings: Settings) -> None:
    hasty = replace(settings, limits=Limits(hello_seconds=0.05))
    async with running(hasty) as server:
        table, _ = await server.table("me", "me")
        async with server.socket(table) as raw:
            silent = Guest(raw)
            assert key(await silent.until("error", fatal=True)) == "server-no-hello"
            assert await silent.closed() == 4408
    async with running(settings) as server:
        table, _ = await server.table("me", "me")
        for first, code in (('{"type":"ping"}', 4400), ("nonsense", 4400)):
            async with server.socket(table) as raw:
                await raw.send(first)
                assert await Guest(raw).closed() == code


async def test_a_page_from_elsewhere_may_not_connect(settings: Settings) -> None:
    allowed = replace(settings, origins=("https://play.example",))
    async with running(allowed) as server:
        table, secrets = await server.table("me", "me")
        for origin, fine in (
            (server.base, True), ("https://play.example", True), ("https://evil.example", False), ("null", False)
        ):  # fmt: skip
            async with server.socket(table, additional_headers={"Origin": origin}) as raw:
                guest = Guest(raw)
                if fine:
                    await guest.send(type="hello", secret=secrets[0])
                    assert (await guest.next())["type"] == "welcome"
                else:
                    assert key(await guest.until("error", fatal=True)) == "server-bad-origin"
                    assert await guest.closed() == 4403


async def test_too_many_messages_are_refused_and_then_cut_off(settings: Settings) -> None:
    strict = replace(settings, limits=Limits(messages=(0.001, 3.0)))
    async with running(strict) as server:
        table, secrets = await server.table("me", "me")
        async with server.guest(table, secrets[0]) as guest:
            for _ in range(4):
                await guest.send(type="ping")
            assert key(await guest.until("error", fatal=False)) == "server-too-many"
            for _ in range(120):
                await guest.send(type="ping")
            assert await guest.closed() == 4429
            assert guest.heard[-1]["fatal"]


async def test_many_connections_of_one_address_have_one_allowance_of_messages(settings: Settings) -> None:
    strict = replace(settings, limits=Limits(address_messages=(0.001, 5.0)))
    async with running(strict) as server:
        table, secrets = await server.table("me", "me")
        async with server.guest(table, secrets[0]) as zero, server.guest(table, secrets[1]) as one:
            for guest in (zero, one):
                for _ in range(2):
                    await guest.send(type="ping")
                    await guest.until("pong")
            await one.send(type="ping")
            await one.until("pong")
            await zero.send(type="ping")
            assert key(await zero.until("error", fatal=False)) == "server-too-many"


async def test_a_log_has_an_end(settings: Settings) -> None:
    """Whoever pauses and plays on all day must not make a table that nobody can ever load again."""
    async with running(replace(settings, limits=Limits(events=3))) as server:
        table, secrets = await server.table("me", "me")
        async with server.guest(table, secrets[0]) as guest:
            for on in (True, False, True):
                await guest.send(type="pause", on=on)
                await guest.until("state", paused=on)
            await guest.send(type="pause", on=False)
            assert key(await guest.until("error", fatal=False)) == "server-log-full"
            assert key(await guest.choose("reserve 1", 3)) == "server-log-full"


async def test_finished_games_are_replayed_at_an_addresss_pace(settings: Settings) -> None:
    strict = replace(settings, limits=replace(Limits.open(), replays=(0.001, 1.0)))
    async with running(strict) as server:
        table, _ = await server.table("me", "me")
        assert (await server.http.post(f"/api/tables/{table}/replay", json={})).status_code == 409
        assert (await server.http.post(f"/api/tables/{table}/replay", json={})).status_code == 429


async def test_too_many_requests_and_connections_of_one_address(settings: Settings) -> None:
    strict = replace(settings, limits=Limits(tables=(0.001, 2.0), open_sockets=1))
    async with running(strict) as server:
        table, secrets = await server.table("me", "me")
        await server.table("me", "me")
        answer = await server.http.post("/api/tables", json={"title": "tiny", "seats": [{"kind": "me"}] * 2})
        assert (answer.status_code, key(answer.json())) == (429, "server-too-many")
        assert answer.headers["retry-after"]
        async with server.guest(table, secrets[0]) as one:
            await one.state()
            async with server.socket(table) as two:
                assert await Guest(two).closed() == 4429
        async with server.guest(table, secrets[1]) as again:  # the place is free again
            await again.state()


def test_buckets_fill_again() -> None:
    now = [0.0]
    addresses = Addresses(lambda: now[0])
    addresses.check("a", "k", (1.0, 1.0))
    addresses.check("b", "k", (1.0, 1.0))
    with pytest.raises(Refused):
        addresses.check("a", "k", (1.0, 1.0))
    now[0] = 1.5
    addresses.check("a", "k", (1.0, 1.0))


def test_what_other_servers_tell_of_addresses_does_not_pile_up() -> None:
    addresses = Addresses(shared=True)
    spent = {f"requests {n}": 3 for n in range(KEPT_ADDRESSES + 10)}
    addresses.hear("other", {"spent": spent, "open": {}}, Limits())
    assert len(addresses._buckets) == KEPT_ADDRESSES


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"seats": [{"kind": "me"}] * 2, "title": 7}, "title"),
        ({"title": "tiny", "seats": []}, "seats"),
        ({"title": "tiny", "seats": [{"kind": "ghost"}]}, "seats[...].kind"),
        ({"title": "tiny", "seats": [{"kind": "me"}] * 2, "seed": -1}, "seed"),
        ({"title": "tiny", "seats": [{"kind": "me"}] * 2, "seed": str(1 << 61)}, "seed"),
    ],
)
async def test_requests_that_make_no_sense(server: Running, body: object, field: str) -> None:
    answer = await server.http.post("/api/tables", json=body)
    assert (answer.status_code, key(answer.json())) == (400, "server-bad-request")
    assert answer.json()["field"].split("[")[0] == field.split("[")[0]


async def test_tables_that_the_title_does_not_allow(server: Running) -> None:
    me = {"kind": "me"}
    for body, said in (
        ({"title": "chess", "seats": [me, me]}, "title-unknown"),
        ({"title": "tiny", "seats": [me]}, "seats-number"),
        ({"title": "tiny", "seats": [me, me], "options": {"x": 1}}, "option-unknown"),
        ({"title": "tiny", "seats": [me, me], "options": {"rounds": 9}}, "option-value"),
        ({"title": "tiny", "seats": [me, {"kind": "bot", "bot": "deep"}]}, "server-no-bot"),
    ):
        answer = await server.http.post("/api/tables", json=body)
        assert (answer.status_code, key(answer.json())) == (400, said)
    big = await server.http.post("/api/replay", json={"record": "x" * 500_000})
    assert (big.status_code, key(big.json())) == (413, "server-too-big-request")


async def test_a_database_that_is_locked_leaves_the_game_as_it_was(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("courtier.server.store.BUSY_MS", 50)
    async with running(settings) as server:
        table, secrets = await server.table("me", "me")
        async with server.guest(table, secrets[0]) as guest:
            await guest.state()
            other = sqlite3.connect(settings.db, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            assert key(await guest.choose("reserve 1", 0)) == "server-database-locked"
            other.execute("ROLLBACK")
            other.close()
            assert (await guest.choose("reserve 1", 0))["seq"] == 1


async def test_a_database_that_is_gone_leaves_the_game_as_it_was(settings: Settings) -> None:
    path = Path(settings.db)
    async with running(settings) as server:
        table, secrets = await server.table("me", "me")
        async with server.guest(table, secrets[0]) as guest:
            await guest.state()
            path.rename(path.with_suffix(".away"))
            assert key(await guest.choose("reserve 1", 0)) == "server-database-gone"
            health = await server.http.get("/healthz")
            assert (health.status_code, health.json()["database"]) == (503, "gone")
            new = await server.http.post("/api/tables", json={"title": "tiny", "seats": [{"kind": "me"}] * 2})
            assert (new.status_code, key(new.json())) == (503, "server-database-gone")
            path.with_suffix(".away").rename(path)
            assert (await guest.choose("reserve 1", 0))["seq"] == 1
            assert (await server.http.get("/healthz")).status_code == 200


async def test_whoever_comes_while_the_database_is_gone_may_come_again(settings: Settings) -> None:
    path = Path(settings.db)
    async with running(settings) as server:
        table, secrets = await server.table("me", "me")
        server.services.hall.tables.clear()  # it must be read
        path.rename(path.with_suffix(".away"))
        async with server.guest(table, secrets[0]) as guest:
            assert key(await guest.until("error", fatal=True, again=True)) == "server-database-gone"
            assert await guest.closed() == 1013
        path.with_suffix(".away").rename(path)
        async with server.guest(table, secrets[0]) as guest:
            assert (await guest.choose("reserve 1", 0))["seq"] == 1
        async with server.guest("0" * 16) as guest:  # and this is final
            await guest.until("error", fatal=True, again=False)


def test_a_port_in_use_is_said_in_both_languages(
    settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert run("127.0.0.1", port, settings=settings) == 1
    said = capsys.readouterr().err
    assert said.splitlines() == [
        Phrase("server-port-in-use", {"host": "127.0.0.1", "port": str(port)}).text(lang)
        for lang in LANGUAGES
    ]
    assert run("127.0.0.1", 0, settings=settings, proxies=["nginx"]) == 1
    assert "nginx" in capsys.readouterr().err
    with pytest.raises(CannotServe, match="server-port-refused"):
        listen("127.0.0.1", 99_999)


def test_a_database_that_cannot_be_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for db, said in (
        ("mysql://x/y", "server-database-url"),
        ("sqlite:///" + str(tmp_path), "server-database-start-gone"),
        ("postgresql://nobody@127.0.0.1:1/none", "server-database-start-gone"),
    ):
        with pytest.raises(CannotServe, match=said) as error:
            open_engine(database_url(db))
        assert error.value.both().count("\n") == 1
    notes = tmp_path / "notes.txt"
    notes.write_text("not a database" * 100)
    with pytest.raises(CannotServe, match="server-database-start-gone"):
        open_engine(database_url(str(notes)))
    monkeypatch.setattr("courtier.server.store.BUSY_MS", 50)
    busy = sqlite3.connect(tmp_path / "busy.sqlite3", isolation_level=None)
    busy.execute("BEGIN EXCLUSIVE")
    with pytest.raises(CannotServe, match="server-database-start-locked"):
        open_engine(database_url(str(tmp_path / "busy.sqlite3")))
    busy.close()


def test_typed_text_becomes_one_plain_line() -> None:
    assert plain("  a\tb\r\nc\u2028 \ud800\x1b[31m ", 50) == "a b c [31m"
    assert plain("e\u0301" * 10, 3) == "ééé"
    assert plain("\u202e\u200b", 9) == ""
