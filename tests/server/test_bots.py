"""Bots think in worker processes, in bounded time, and their choices are committed like everybody's."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace

import pytest

from courtier import start
from courtier.core.words import phrase_of
from courtier.server.bots import Players
from courtier.server.metrics import Metrics
from courtier.server.settings import Settings
from tests.server.support import Running, key, running

pytestmark = pytest.mark.anyio


def failures(metrics: Metrics) -> float:
    return metrics.registry.get_sample_value("courtier_bot_failures_total") or 0.0


async def test_bots_play_a_whole_game_by_themselves(server: Running) -> None:
    made = await server.made("bot", "bot", title="kingsburg", seed=3)
    async with server.guest(made["table"]) as watcher:
        state = await watcher.state()
        while not state["over"]:
            state = await watcher.state()
    assert failures(server.services.context.metrics) == 0
    assert (await server.http.get(f"/api/tables/{made['table']}")).json()["status"] == "over"


async def test_a_person_and_a_bot_play_paladins_with_city_of_crowns(server: Running) -> None:
    seats = [{"kind": "me", "name": "Maud"}, {"kind": "bot", "name": "Odo", "bot": "page"}]
    wanted = {"title": "paladins", "seats": seats, "seed": 6, "preset": "crowns"}
    made = (await server.http.post("/api/tables", json=wanted)).json()
    assert (await server.http.get(f"/api/tables/{made['table']}")).json()["options"]["city_of_crowns"] is True
    rng = random.Random(6)
    async with server.guest(made["table"], made["seats"][0]["secret"]) as person:
        state = await person.state()
        while not state["over"]:
            if not state["options"]:
                state = await person.state()
                continue
            answer = await person.choose(rng.choice(state["options"])["token"], state["seq"])
            if answer["type"] == "ack":
                state = await person.state(answer["seq"])
            else:  # the bot was quicker with a secret choice
                state = next(message for message in reversed(person.heard) if message["type"] == "state")
    assert [order["need"] for order in state["view"]["secrets"]] == [5, 5]
    assert failures(server.services.context.metrics) == 0
    record = (await server.http.get(f"/api/tables/{made['table']}/record")).text
    replay = (await server.http.post("/api/replay", json={"record": record})).json()
    assert replay["options"]["city_of_crowns"] is True
    story = (await server.http.get(f"/api/replay/{replay['id']}/story")).json()["lines"]
    assert "paladins-story-mustered" in {line["kind"] for line in story}
    frame = (await server.http.get(f"/api/replay/{replay['id']}/{replay['frames']}")).json()
    assert frame["scores"] == state["scores"]


async def test_bots_wait_while_they_are_paused(server: Running) -> None:
    table, secrets = await server.table("me", "bot", title="kingsburg", seed=2)
    async with server.guest(table, secrets[0]) as person:
        state = await person.state()
        while not state["options"]:
            state = await person.state()
        await person.send(type="pause", on=True)
        while not (await person.state())["paused"]:
            pass
        seq = (await person.choose(state["options"][0]["token"], state["seq"]))["seq"]
        state = await person.state(seq)
        while state["options"]:
            seq = (await person.choose(state["options"][0]["token"], state["seq"]))["seq"]
            state = await person.state(seq)
        assert state["thinking"] == []  # its turn, and it does not think
        assert state["asks"][0]["seat"] == 1
        await person.send(type="ping")
        await person.until("pong")
        assert (await server.http.get(f"/api/tables/{table}")).json()["seq"] == seq
        await person.send(type="pause", on=False)
        assert (await person.state(seq + 1))["seq"] > seq


async def test_undo_takes_the_bots_answers_back_too(server: Running) -> None:
    """A person's choice, then a bot's: the person's undo goes back to before both."""
    table, secrets = await server.table("me", "bot", title="kingsburg", seed=4)
    async with server.guest(table, secrets[0]) as person:
        before = state = await person.state()
        while True:
            while not state["options"]:
                state = await person.state()
            if state["undo"] and state["choices"] > before["choices"] + 1:
                break  # the bot has answered since
            before = state
            seq = (await person.choose(state["options"][-1]["token"], state["seq"]))["seq"]
            state = await person.state(seq)
        await person.send(type="undo", id="u", seq=state["seq"])
        state = await person.state((await person.answer("u"))["seq"])
        for name in ("choices", "view", "options", "asks"):
            assert state[name] == before[name]
        assert state["redo"]


async def test_a_hint_says_what_to_choose_and_how_sure_that_is(server: Running) -> None:
    table, secrets = await server.table("me", "me", title="kingsburg", seed=2)
    async with server.guest(table, secrets[0]) as zero, server.guest(table, secrets[1]) as one:
        asked, idle = (zero, one) if (await zero.state())["options"] else (one, zero)
        await idle.send(type="hint")
        assert key(await idle.until("error")) == "server-no-hint-now"
        await asked.send(type="hint", id="h")
        hint = await asked.until("hint")
        state = next(message for message in asked.heard if message["type"] == "state")
        assert (hint["id"], type(hint["value"]), type(hint["points"])) == ("h", float, float)
        assert hint["second"] != hint["label"]
        assert hint["second_value"] <= hint["value"]  # one estimate gives the order and both values
        assert hint["error"] > 0
        assert hint["margin_error"] >= 0
        assert phrase_of(hint["gain"]).text("fr")
        assert hint["token"] in [option["token"] for option in state["options"]]
        assert not [message for message in idle.heard if message["type"] == "hint"]


async def test_a_worker_that_hangs_or_dies_is_replaced_and_asked_again() -> None:
    """The answer is the one that the level gives, never one drawn by chance."""
    metrics = Metrics()
    players = Players(1, 60.0, metrics)
    game = start("kingsburg", 2, 1)
    seat = game.asks[0].seat
    said: list[str] = []
    try:
        right = (await players.choose(game, seat, "knight", 5)).token
        lane = players.watched
        lane.seconds = 0.0  # no worker is quick enough

        def tell(state: str) -> None:
            said.append(state)
            lane.seconds = 60.0

        assert (await players.choose(game, seat, "knight", 5, tell=tell)).token == right
        assert said == ["trouble", ""]
        assert failures(metrics) == 2
        asked = asyncio.create_task(players.choose(game, seat, "knight", 5))
        while not lane.serving[""]:
            await asyncio.sleep(0)
        for worker in lane.workers:
            if worker._process is not None:
                worker._process.kill()
        assert (await asked).token == right
        assert failures(metrics) == 3
        players.hints.seconds = 0.0
        assert await players.hint(game, seat) is None
    finally:
        await players.stop()


async def test_an_undo_while_a_bot_thinks_and_its_worker_dies_leaves_the_table_playing(
    server: Running,
) -> None:
    """Its question is past: whoever would have drawn an option for it had none to draw from."""
    table, secrets = await server.table("me", "bot", title="kingsburg", seed=4)
    async with server.guest(table, secrets[0]) as person:
        state = await person.state()
        while not (state["options"] and state["undo"]):
            if state["options"]:
                ack = await person.choose(state["options"][-1]["token"], state["seq"])
                state = await person.state(ack["seq"])
            else:
                state = await person.state()
        lane = server.services.context.players.watched
        seq = (await person.choose(state["options"][-1]["token"], state["seq"]))["seq"]
        await person.send(type="undo", id="u", seq=seq)
        for worker in lane.workers:
            if worker._process is not None and worker._process.returncode is None:
                worker._process.kill()
        answer = await person.answer("u")  # refused, when the bot was quicker
        state = await person.state(answer["seq"])
        while not state["over"]:
            while not state["options"] and not state["over"]:
                state = await person.state()
            if not state["over"]:
                ack = await person.choose(state["options"][0]["token"], state["seq"])
                state = await person.state(ack["seq"]) if ack["type"] == "ack" else await person.state()


async def test_bots_resume_by_themselves_after_a_restart(settings: Settings) -> None:
    slow = replace(settings, bot_workers=1)
    async with running(slow) as server:
        made = await server.made("bot", "bot", title="kingsburg", seed=8)
        async with server.guest(made["table"]) as watcher:
            before = (await watcher.state(5))["seq"]
    async with running(slow) as server:  # nobody comes back to the table
        hall = server.services.hall
        while made["table"] not in hall.tables or hall.tables[made["table"]].log.seq <= before:
            await asyncio.sleep(0.01)
