"""No message to a seat holds what only another seat may know, nor the seed before the end."""

from __future__ import annotations

import json
import logging
import random
from dataclasses import replace
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from typer.testing import CliRunner

from courtier import load
from courtier.cli.app import app
from courtier.core.rng import key_of, seal
from courtier.server.settings import Limits, Settings, database_url
from courtier.server.store import open_engine
from tests.server.support import Guest, Message, Running, running

pytestmark = pytest.mark.anyio


async def play_out(table: str, guests: list[Guest], seed: int) -> None:
    """Everybody chooses at random until the game is over."""
    rng = random.Random(seed)
    states = [await guest.state() for guest in guests]
    while not states[0]["over"]:
        seats = [seat for seat, state in enumerate(states) if state["options"]]
        seat = rng.choice(seats)
        token = rng.choice(states[seat]["options"])["token"]
        ack = await guests[seat].choose(token, states[seat]["seq"])
        assert ack["type"] == "ack"
        states = [await guest.state(ack["seq"]) for guest in guests]


async def test_what_one_seat_saw_reaches_no_other(server: Running) -> None:
    """Seat 0 looks at the gem on top: until it is sold, its name stands in no message to anybody else."""
    table, secrets = await server.table("me", "me", "me")
    async with (
        server.guest(table, secrets[0]) as looker,
        server.guest(table, secrets[1]) as other,
        server.guest(table) as watcher,
        server.guest(table, (await server.made("me", "me"))["host"]) as _,
    ):
        await looker.choose("reserve 0", 0)
        await looker.choose("peek", 1)
        seen = await looker.state(2)
        gem = seen["view"]["top"]
        assert gem
        assert "tiny-story-saw" in json.dumps(seen["story"])
        for guest in (other, watcher):
            await guest.state(2)
            for message in guest.heard:
                assert gem not in json.dumps(message)
                assert "tiny-story-saw" not in json.dumps(message)


async def test_secret_answers_stay_secret_until_all_are_in(server: Running) -> None:
    table, secrets = await server.table("me", "me", "me", options={"peeking": False})
    async with (
        server.guest(table, secrets[0]) as zero,
        server.guest(table, secrets[1]) as one,
        server.guest(table) as watcher,
    ):
        await zero.choose("reserve 0", 0)
        for guest in (zero, one, watcher):
            await guest.state(1)
        before = len(one.heard)
        await zero.choose("bid 4c", 1)
        for guest in (one, watcher):
            state = await guest.state(2)
            assert [ask["seat"] for ask in state["asks"]] == [1, 2]  # that seat 0 answered is no secret
            assert state["story"] == []
            assert state["view"]["bids"] == [0, 0, 0]
            assert state["view"]["coins"] == [state["view"]["coins"][0]] * 3
        # a choice of four coins or of one: what the others hear is the same
        heard = [message for message in one.heard[before:] if message["type"] == "state"]
        await zero.send(type="recall", id="r")
        await zero.answer("r")
        await one.state(3)
        before = len(one.heard)
        await zero.choose("bid 1c", 3)
        await one.state(4)
        again = [message for message in one.heard[before:] if message["type"] == "state"]
        assert [_without_seq(message) for message in heard] == [_without_seq(message) for message in again]


def _without_seq(message: Message) -> Message:
    return {name: value for name, value in message.items() if name != "seq"}


@pytest.mark.parametrize("title", ["tiny", "kingsburg"])
async def test_the_seed_is_published_as_a_hash_first_and_in_full_last(server: Running, title: str) -> None:
    table, secrets = await server.table("me", "me", title=title, seed=None)
    facts = (await server.http.get(f"/api/tables/{table}")).json()
    assert (facts["seed"], facts["seed_chosen"]) == (None, False)
    assert (await server.http.get(f"/api/tables/{table}/record")).status_code == 409
    assert (await server.http.post(f"/api/tables/{table}/replay", json={})).status_code == 409
    async with (
        server.guest(table, secrets[0]) as zero,
        server.guest(table, secrets[1]) as one,
        server.guest(table) as watcher,
    ):
        await play_out(table, [zero, one], 3)
        last = (await server.http.get(f"/api/tables/{table}")).json()
        await watcher.state(last["seq"])
        assert last["status"] == "over"
        key: str = last["seed"]
        assert seal(key_of(key)) == facts["sealed"] == last["sealed"]
        salt = (await server.services.hall.get(table)).salt
        for guest in (zero, one, watcher):
            final = guest.heard[-1]
            assert final["seed"] == key
            assert sum(sheet["rank"] == 1 for sheet in final["scores"]) >= 1
            welcome = next(message for message in guest.heard if message["type"] == "welcome")
            assert (welcome["sealed"], welcome["seed_chosen"]) == (facts["sealed"], False)
            for message in guest.heard[:-1]:
                assert key not in msgspec.json.encode(message).decode()
            assert salt not in msgspec.json.encode(guest.heard).decode()
    record = (await server.http.get(f"/api/tables/{table}/record")).text
    assert f"\nkey {key}\nsealed {facts['sealed']}\n" in record
    assert load(record).over


@pytest.mark.parametrize("seed", ["7", "F" * 32])
async def test_a_chosen_deal_is_said_to_be_no_secret(server: Running, seed: str) -> None:
    table, _ = await server.table("me", "me", seed=seed)
    facts = (await server.http.get(f"/api/tables/{table}")).json()
    assert facts["seed_chosen"]
    assert (await server.services.hall.get(table)).log.game.seed == (7 if seed == "7" else seed.lower())


async def test_each_seat_is_sent_exactly_its_own_view(server: Running) -> None:
    """A whole Kingsburg game: what comes over the wire is what the engine shows that seat, nothing more."""
    table, secrets = await server.table("me", "me", title="kingsburg")
    services = server.services
    async with server.guest(table, secrets[0]) as zero, server.guest(table, secrets[1]) as one:
        rng = random.Random(1)
        states = [await zero.state(), await one.state()]
        game = (await services.hall.get(table)).log.game
        for _ in range(60):
            for seat, state in enumerate(states):
                assert state["view"] == _json(game.view(seat))
                assert state["view"]["seat"] == seat
                assert [o["token"] for o in state["options"]] == [str(o) for o in game.options(seat)]
                assert all(line in _json(game.story(seat)) for line in state["story"])
            seat = next(seat for seat, state in enumerate(states) if state["options"])
            token = rng.choice(states[seat]["options"])["token"]
            seq = (await (zero, one)[seat].choose(token, states[seat]["seq"]))["seq"]
            states = [await zero.state(seq), await one.state(seq)]


def _json(data: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(data))


async def test_secrets_are_kept_as_hashes_and_out_of_logs(
    server: Running, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    made = await server.made("me", "friend")
    secrets = [made["host"], *(seat["secret"] for seat in made["seats"])]
    claim = {"invitation": secrets[2], "secret": "C" * 30}
    assert (await server.http.post(f"/api/tables/{made['table']}/claim", json=claim)).status_code == 200
    async with server.guest(made["table"], secrets[1]) as guest:
        await guest.state()
    await server.http.get("/metrics")
    said = caplog.text + "".join(capfd.readouterr())
    with open(server.services.context.settings.db, "rb") as file:
        stored = file.read()
    with open(server.services.context.settings.db + "-wal", "rb") as file:
        stored += file.read()
    assert made["table"].encode() in stored
    for secret in [*secrets, "C" * 30]:
        assert len(secret) >= 22
        assert secret not in said
        assert secret.encode() not in stored


async def test_the_key_stays_inside_until_the_game_is_over(
    settings: Settings, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    """With people, a bot, a hint, an undo, refusals, a restart, and a host who looks at everything."""
    caplog.set_level(logging.DEBUG)
    said: list[str] = []
    async with running(replace(settings, limits=Limits.open())) as server:
        table, secrets = await server.table("me", "me", "bot", title="kingsburg", seed=None)
        found = await server.services.hall.get(table)
        key, salt = found.seed, found.salt
        async with (
            server.guest(table, secrets[0]) as zero,
            server.guest(table, secrets[1]) as one,
            server.guest(table) as watcher,
        ):
            seen = [(guest, await guest.state()) for guest in (zero, one)]
            while not any(
                state["options"] for _, state in seen
            ):  # the deal says who begins: it may be the bot
                seen = [(guest, await guest.state()) for guest in (zero, one)]
            asked, state = next((guest, state) for guest, state in seen if state["options"])
            await asked.send(type="hint", id="h")
            await asked.until("hint")
            await asked.choose("nonsense", state["seq"])
            ack = await asked.choose(state["options"][0]["token"], state["seq"])
            await asked.send(type="undo", id="u", seq=ack["seq"])
            await asked.answer("u")
            await asked.send(type="no such message")
            await asked.until("error")
            await watcher.state()
            said += [json.dumps(message) for guest in (zero, one, watcher) for message in guest.heard]
        said += await asked_everywhere(server, table)
    async with running(settings) as server:  # what a start reads and says
        said += await asked_everywhere(server, table)
    for command in (["list"], ["list", "--json"], ["show", table], ["show", table, "--json"]):
        done = CliRunner().invoke(app, ["tables", *command, "--db", settings.db], prog_name="courtier")
        assert done.exit_code == 0, done.output
        said.append(done.output)
    said += [caplog.text, *capfd.readouterr()]
    told = "\n".join(said).lower()
    assert table.lower() in told
    for secret in (key, str(int(key, 16)), salt.lower()):
        assert secret not in told


async def asked_everywhere(server: Running, table: str) -> list[str]:
    """Every answer about a table that does not end the game, with its headers."""
    answers = [
        await server.http.get(path)
        for path in (
            f"/api/tables/{table}", f"/api/tables/{table}/record", f"/api/tables/{table}/nothing", f"/table/{table}",
            f"/api/replay/{table}", "/metrics", "/healthz", "/api/tables/none", "/nothing",
        )
    ]  # fmt: skip
    bodies: list[Any] = [{}, {"invitation": "x", "secret": "x" * 24}, []]
    answers += [
        await server.http.post(f"/api/tables/{table}/{what}", json=body)
        for what in ("replay", "rematch", "branch", "claim")
        for body in bodies
    ]
    return [answer.text + str(answer.headers) for answer in answers]


async def test_a_statement_that_fails_tells_nothing_of_what_it_would_have_written(db: str) -> None:
    engine = open_engine(database_url(db))
    with pytest.raises(SQLAlchemyError) as error, engine.begin() as connection:
        connection.execute(
            text("INSERT INTO nothing (id, seed) VALUES (:id, :seed)"), {"id": "t", "seed": "topsecret"}
        )
    assert "topsecret" not in str(error.value)
    engine.dispose()


async def test_headers_of_every_answer(server: Running) -> None:
    answers: list[httpx.Response] = []
    for path in ("/", "/api", "/api/titles", "/api/nothing", "/healthz", "/table/x", "/assets/none.js"):
        answers.append(await server.http.get(path))
    for answer in answers:
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["x-content-type-options"] == "nosniff"
