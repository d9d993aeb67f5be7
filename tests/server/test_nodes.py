"""Two servers on one PostgreSQL: whatever is done at one is known at the other, and every choice is made once."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import create_engine, insert
from websockets.exceptions import ConnectionClosed

from courtier.server import hall, schema
from courtier.server import postgres as postgres_store
from courtier.server import shared as shared_words
from courtier.server.settings import Limits, Settings, database_url
from courtier.server.store import open_engine
from tests.server.support import Guest, Message, Running, running
from tests.server.test_leaks import play_out
from tests.server.test_races import run, waiting
from tests.server.test_restart import add_table
from tests.server.test_seats import MINE, YOURS, claim

pytestmark = pytest.mark.anyio


@pytest.fixture
def shared(postgres: str) -> Settings:
    return Settings(db=postgres, bot_workers=1, away_seconds=0.0, limits=Limits.open())


@pytest.fixture
async def two(shared: Settings) -> AsyncIterator[tuple[Running, Running]]:
    async with running(shared) as here, running(shared) as there:
        yield here, there


async def test_the_hosts_own_wishes_for_connections_are_kept(shared: Settings) -> None:
    url = f"{shared.db}?connect_timeout=7&keepalives_idle=9&application_name=club"
    async with running(replace(shared, db=url)) as server:
        node = server.services.context.node
        assert node is not None
        told = await node.in_beat(lambda: node.open().info.get_parameters())
        assert {
            "connect_timeout": "7",
            "keepalives_idle": "9",
            "application_name": "club",
        }.items() <= told.items()


async def test_a_choice_at_one_server_is_told_at_the_other(two: tuple[Running, Running]) -> None:
    here, there = two
    table, secrets = await here.table("me", "me")
    async with here.guest(table, secrets[0]) as zero, there.guest(table, secrets[1]) as one:
        await one.state()
        assert (await zero.choose("reserve 1", 0, "a"))["seq"] == 1
        assert (await one.state(1))["seq"] == 1
        async with there.guest(table, secrets[0]) as again:  # the same person in another browser
            assert (await again.choose("reserve 1", 0, "a"))["seq"] == 1  # sent again after its ack was lost
            assert (await again.choose("trust", 1, "b"))["seq"] == 2
            assert (await again.state(2))["view"] == (await zero.state(2))["view"]


async def test_a_notification_carries_the_event_itself(
    two: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is read for it at the other server."""
    here, there = two
    table, secrets = await here.table("me", "me")
    async with here.guest(table, secrets[0]) as zero, there.guest(table, secrets[1]) as one:
        await one.state()
        await present(zero, True, True)

        async def read(*_: Any) -> Any:
            raise AssertionError

        with monkeypatch.context() as blind:
            blind.setattr(there.services.context.store, "read", read)
            await zero.choose("reserve 1", 0)
            assert (await one.state(1))["seq"] == 1


async def test_an_event_too_long_for_a_notification_or_not_heard_is_read(
    two: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = two
    table, secrets = await here.table("me", "me")
    short = postgres_store.PLAIN.replace(f"< {postgres_store.INLINE}", "< 0")
    assert short != postgres_store.PLAIN
    async with here.guest(table, secrets[0]) as zero, there.guest(table, secrets[1]) as one:
        await one.state()
        with monkeypatch.context() as long:
            long.setattr(postgres_store, "PLAIN", short)  # only the number is told
            await zero.choose("reserve 1", 0)
            assert (await one.state(1))["seq"] == 1
        held = there.services.hall.tables[table]
        assert held.replica is not None
        lost = asyncio.Event()
        with monkeypatch.context() as deaf:
            deaf.setattr(held.replica, "hear", lambda kind, *_: lost.set() if kind == "i" else None)
            await zero.choose("trust", 1)
            await lost.wait()
        assert held.log.seq == 1
        token = (await zero.state(2))["options"][0]["token"]
        assert (await zero.choose(token, 2))["seq"] == 3
        assert (await one.state(3))["view"]["coins"] == (await zero.state(3))["view"]["coins"]


async def test_a_seat_is_given_once_and_its_owner_is_known_everywhere(two: tuple[Running, Running]) -> None:
    here, there = two
    table, secrets = await here.table("me", "friend", "friend")
    async with here.guest(table, secrets[0]) as host:
        assert (await host.state())["status"] == "waiting"
        for server in two:  # both have it in memory
            await server.http.get(f"/api/tables/{table}")
        first, second = await asyncio.gather(
            claim(here, table, secrets[1], MINE), claim(there, table, secrets[1], YOURS)
        )
        assert sorted([first["status"], second["status"]]) == [200, 409]
        winner = MINE if first["status"] == 200 else YOURS
        for server in two:
            async with server.guest(table, winner) as friend:  # at once, wherever
                assert (await friend.next())["seat"] == 1
        third = await claim(there, table, secrets[2], "T" * 24, "Tom")
        assert third["seat"] == 2
        while (await host.until("presence"))["seats"][2]["name"] != "Tom":
            pass
        state = await host.state()
        while state["status"] == "waiting":
            state = await host.state()


async def test_whoever_says_hello_is_known_though_nothing_was_heard_of_the_claim(
    two: tuple[Running, Running],
) -> None:
    """The link is opened at one server and the socket at the other, before the notification is there."""
    here, there = two
    table, secrets = await here.table("me", "friend")
    await there.http.get(f"/api/tables/{table}")
    held = there.services.hall.tables[table]
    assert held.replica is not None
    held.replica.hear = lambda *_: None  # type: ignore[method-assign]
    assert (await claim(here, table, secrets[1], MINE))["status"] == 200
    async with there.guest(table, MINE) as friend:
        assert (await friend.next())["seat"] == 1


@pytest.mark.parametrize("apart", [True, False])
async def test_two_last_seats_taken_at_two_servers_begin_the_game(
    two: tuple[Running, Running], apart: bool
) -> None:
    here, there = two
    table, secrets = await here.table("me", "friend", "friend")
    servers = [here, there if apart else here]
    taken = await asyncio.gather(
        *(claim(server, table, secrets[n], str(n) * 24) for n, server in enumerate(servers, start=1))
    )
    assert [answer["status"] for answer in taken] == [200, 200]
    for server in two:
        assert (await server.http.get(f"/api/tables/{table}")).json()["status"] == "playing"


async def test_chat_has_one_order_and_no_holes(two: tuple[Running, Running]) -> None:
    here, there = two
    table, secrets = await here.table("me", "me")
    async with here.guest(table, secrets[0]) as zero, there.guest(table, secrets[1]) as one:
        await one.state()
        for n in range(10):
            await zero.send(type="chat", text=f"zero {n}")
            await one.send(type="chat", text=f"one {n}")
        told = []
        for guest in (zero, one):
            lines = [await guest.until("chat") for _ in range(20)]
            assert [line["n"] for line in lines] == list(range(1, 21))
            told.append([line["text"] for line in lines])
        assert told[0] == told[1]


async def test_a_chat_line_whose_number_is_taken_has_the_next_one(postgres: str) -> None:
    open_engine(database_url(postgres)).dispose()
    engine = create_engine(database_url(postgres))
    lines = [{"seat": seat, "name": "A", "text": f"{seat}", "at": 0.0} for seat in (0, 1)]

    def say() -> None:
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as db:
            shared_words.say(db, "a", "t", lines[1])

    with engine.begin() as db:
        db.execute(add_table("t"))
    with engine.connect() as other:
        other.execute(insert(schema.chat), {"table": "t", "n": 1, **lines[0]})
        saying = asyncio.create_task(asyncio.to_thread(say))
        await waiting(postgres, 1)
        other.commit()
    await saying
    assert run(postgres, "SELECT n, seat FROM chat ORDER BY n") == [(1, 0), (2, 1)]
    engine.dispose()


async def present(guest: Guest, *online: bool, spectators: int = 0) -> Message:
    while True:
        seen = await guest.until("presence")
        if [seat["online"] for seat in seen["seats"]] == list(online) and seen["spectators"] == spectators:
            return seen


async def test_who_is_connected_anywhere_is_here(two: tuple[Running, Running]) -> None:
    here, there = two
    table, secrets = await here.table("me", "me")
    async with here.guest(table, secrets[0]) as zero:
        async with there.guest(table, secrets[1]):
            await present(zero, True, True)
            async with there.guest(table):
                await present(zero, True, True, spectators=1)
        await present(zero, True, False)
        async with there.guest(table, secrets[1]) as one:
            await present(zero, True, True)
            assert [seat["online"] for seat in (await one.next())["seats"]] == [True, True]


async def test_a_vote_and_the_way_back_across_servers(two: tuple[Running, Running]) -> None:
    here, there = two
    table, secrets = await here.table("me", "me", "me")
    async with here.guest(table, secrets[0]) as zero, there.guest(table, secrets[1]) as one:
        await zero.send(type="pause", on=True)
        while not (await one.state())["paused"]:
            pass
        await present(zero, True, True, False)
        await zero.send(type="takeover", seat=2)
        assert (await one.until("vote"))["agreed"] == [0]
        await one.send(type="takeover", seat=2)
        for guest in (zero, one):
            assert (await guest.until("vote", done=True))["bot"] == "knight"
        async with there.guest(table, secrets[2]) as two_:
            await two_.state()
            await two_.send(type="return")
            while (await zero.until("presence"))["seats"][2]["bot"]:
                pass


async def test_undo_after_a_choice_at_the_other_server(two: tuple[Running, Running]) -> None:
    here, there = two
    table, secrets = await here.table("me", "me")
    async with here.guest(table, secrets[0]) as zero, there.guest(table, secrets[0]) as again:
        await again.state()
        seq = (await zero.choose("reserve 2", 0))["seq"]
        await again.state(seq)
        await again.send(type="undo", id="u", seq=seq)
        assert (await again.answer("u"))["seq"] == 2
        await zero.state(2)
        assert (await zero.choose("reserve 1", 2))["seq"] == 3


async def test_a_finished_game_a_rematch_and_its_replay_anywhere(two: tuple[Running, Running]) -> None:
    here, there = two
    table, secrets = await here.table("me", "me", options={"rounds": 2})
    bearer = {"authorization": f"Bearer {secrets[0]}"}
    async with here.guest(table, secrets[0]) as zero, there.guest(table, secrets[1]) as one:
        await play_out(table, [zero, one], 1)
        wishes = (
            server.http.post(f"/api/tables/{table}/rematch", json={}, headers=bearer)
            for server in (here, there)
        )
        made = [answer.json()["table"] for answer in await asyncio.gather(*wishes)]
        assert made[0] == made[1]
        for guest in (zero, one):
            assert (await guest.until("rematch"))["table"] == made[0]
    replay = (await here.http.post(f"/api/tables/{table}/replay", json={})).json()
    frame = await there.http.get(f"/api/replay/{replay['id']}/1")
    assert frame.status_code == 200


async def test_a_rematch_wished_at_two_servers_at_once_is_one_table(
    shared: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second wish comes whole while the first has not been committed."""
    monkeypatch.setattr("courtier.server.store.POSTGRES", ())  # whoever waits here has time
    first, go_on, set_rematch = threading.Event(), threading.Event(), hall.__dict__["set_rematch"]

    def slow(db: Any, old: str, new: str) -> Any:
        if not first.is_set():
            first.set()
            go_on.wait()
        return set_rematch(db, old, new)

    async with running(shared) as here, running(shared) as there:
        table, secrets = await here.table("me", "me", options={"rounds": 2})
        async with here.guest(table, secrets[0]) as zero, there.guest(table, secrets[1]) as one:
            await play_out(table, [zero, one], 1)
        monkeypatch.setattr(hall, "set_rematch", slow)
        wish = {"json": {}, "headers": {"authorization": f"Bearer {secrets[0]}"}}
        address = f"/api/tables/{table}/rematch"
        early = asyncio.create_task(here.http.post(address, **wish))  # type: ignore[arg-type]
        await asyncio.to_thread(first.wait)
        made = (await there.http.post(address, **wish)).json()["table"]  # type: ignore[arg-type]
        go_on.set()
        assert (await early).json()["table"] == made


async def test_bots_of_every_table_play_wherever_people_are(two: tuple[Running, Running]) -> None:
    here, there = two
    table, secrets = await here.table("me", "bot", title="kingsburg", seed=2)
    async with there.guest(table, secrets[0]) as person:
        state: Any = await person.state()
        for _ in range(8):
            while not state["options"]:
                state = await person.state()
            ack = await person.choose(state["options"][0]["token"], state["seq"])
            state = await person.state(ack["seq"]) if ack["type"] == "ack" else await person.state()


async def test_bots_go_on_at_another_server_when_theirs_is_told_to_stop(shared: Settings) -> None:
    async with running(replace(shared, node="second")) as there:
        async with running(replace(shared, node="first")) as here:
            made = await here.made("bot", "bot", title="kingsburg", seed=3)
            async with there.guest(made["table"]) as watcher:
                before = (await watcher.state(3))["seq"]
        async with there.guest(made["table"]) as watcher:
            await watcher.state(before + 5)


async def test_one_address_has_one_allowance_at_all_servers(shared: Settings) -> None:
    limits = replace(Limits.open(), replays=(0.001, 60.0), sockets=(1e9, 1e9), open_sockets=6)
    async with (
        running(replace(shared, limits=limits)) as here,
        running(replace(shared, limits=limits)) as there,
    ):
        asked = await asyncio.gather(*(ask(here) for _ in range(60)))
        assert set(asked) == {422}
        while not any(kind == "replays" for _, kind in there.services.addresses._buckets):
            await asyncio.sleep(0.05)  # it is told once a second
        allowed = 0
        while await ask(there) != 429:
            allowed += 1
        assert allowed < 60
        table, _ = await here.table("me", "me")
        async with (
            here.guest(table) as a,
            here.guest(table) as b,
            here.guest(table) as c,
            here.guest(table) as d,
        ):
            for guest in (a, b, c, d):
                await guest.state()
            async with there.guest(table) as e, there.guest(table) as f:
                await e.state()
                await f.state()
                with pytest.raises(ConnectionClosed) as closed:
                    await knock(there, table)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4429


async def ask(server: Running) -> int:
    return (await server.http.post("/api/replay", json={"record": "x"})).status_code


async def knock(server: Running, table: str) -> None:
    """Come and go until that is too much."""
    while True:
        async with server.guest(table) as guest:
            await guest.state()
