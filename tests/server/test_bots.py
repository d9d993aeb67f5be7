"""Bots think in worker processes, in bounded time, and their choices are committed like everybody's."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from courtier import start
from courtier.server import worker
from courtier.server.bots import Players
from courtier.server.metrics import Metrics
from courtier.server.settings import Settings
from tests.server.support import Running, key, running

pytestmark = pytest.mark.anyio


def fallbacks(metrics: Metrics) -> float:
    return metrics.registry.get_sample_value("courtier_bot_fallbacks_total") or 0.0


async def test_bots_play_a_whole_game_by_themselves(server: Running) -> None:
    made = await server.made("bot", "bot", title="kingsburg", seed=3)
    async with server.guest(made["table"]) as watcher:
        state = await watcher.state()
        while not state["over"]:
            state = await watcher.state()
    assert fallbacks(server.services.context.metrics) == 0
    assert (await server.http.get(f"/api/tables/{made['table']}")).json()["status"] == "over"


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


async def test_a_hint_says_what_search_found(server: Running) -> None:
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
        assert hint["second_value"] <= hint["value"] + 5  # by visits, which need not be by value
        assert hint["token"] in [option["token"] for option in state["options"]]
        assert not [message for message in idle.heard if message["type"] == "hint"]


async def test_a_bot_that_is_too_slow_or_dies_is_replaced_by_a_legal_choice() -> None:
    metrics = Metrics()
    players = Players(1, 0.0, metrics)
    game = start("kingsburg", 2, 1)
    seat = game.asks[0].seat
    try:
        thought = await players.choose(game, seat, "greedy", 5)
        assert thought.token in [str(option) for option in game.options(seat)]
        assert fallbacks(metrics) == 1
        assert await players.hint(game, seat, 5) is None
        players._seconds = 20.0
        thought = await players.choose(game, seat, "no such bot", 5)  # the worker fails
        assert thought.token in [str(option) for option in game.options(seat)]
        assert fallbacks(metrics) == 2
        await players.choose(game, seat, "greedy", 5)  # and a new one is there
        assert fallbacks(metrics) == 2
        worker = players._all[0]
        asked = asyncio.create_task(players.choose(game, seat, "greedy", 6))
        await worker.stop()
        assert (await asked).token in [str(option) for option in game.options(seat)]
    finally:
        await players.stop()


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


async def test_a_player_remembers_its_own_game_only() -> None:
    own = worker.player("chancellor", 0, 7)
    assert worker.player("chancellor", 0, 7) is own
    assert worker.player("chancellor", 1, 7) is not own
    assert worker.player("chancellor", 0, 8) is not own
    assert worker.player("knight", 0, 7) is not own
