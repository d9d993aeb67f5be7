"""A bot at a table plays exactly as the same bot does in-process: in whole games of every title, with tables that take
turns at one worker, workers that are killed, servers that are restarted and choices that are taken back."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from courtier import Game, start
from courtier.bots import Bot, Level, Memory, bot
from courtier.bots.adapt import SHARE
from courtier.bots.evolution import PAIRS
from courtier.bots.players import Policy
from courtier.bots.think import knowledge_of
from courtier.core.rng import read_seed
from courtier.server import schema, services
from courtier.server.bots import Players, Question, Thought, Worker
from courtier.server.settings import Settings
from courtier.server.store import EventRow
from courtier.server.tables import Table
from tests.server.support import Guest, Running, running

pytestmark = pytest.mark.anyio

PATIENCE = 300.0  # no clock decides here
GAMES = [
    ("kingsburg", ("search:8", "steward")),
    ("architects", ("search:8", "knight")),
    ("paladins", ("search:2",)),
]


@pytest.fixture
async def worker() -> AsyncIterator[Worker]:
    worker = Worker(5)
    yield worker
    await worker.stop()


class AtATable:
    """What a table does for its bots, and the same bots in-process beside it."""

    def __init__(self, game: Game, names: tuple[str, ...]) -> None:
        self.game = game
        self.names = names
        self.beside: list[Bot] = [bot(name, timed=False) for name in names]
        self.memories: list[str | None] = [None] * len(names)

    async def choose(self, worker: Worker, seed: int) -> tuple[str, str]:
        """One choice: what the worker says, and what the bot in-process says. The latter is made."""
        seat = self.game.asks[0].seat
        name = self.names[seat]
        kept = Memory(**json.loads(self.memories[seat] or "{}"))
        kept = kept if kept.continues(self.game, name) else Memory()
        asked = Question(self.game.to_data(), seat, name, seed, memory=kept.data(), timed=False)
        thought = await worker.ask(msgspec.json.encode(asked), PATIENCE)
        if thought.memory is not None:
            kept = Memory(**thought.memory)
            kept.stamp(self.game, name)
            self.memories[seat] = json.dumps(kept.data())
        option = self.beside[seat].choose(self.game, seat, seed)
        self.game.choose(option, seat)
        return thought.token, str(option)


@pytest.mark.parametrize(("title", "names"), GAMES)
async def test_tables_that_take_turns_at_a_worker(worker: Worker, title: str, names: tuple[str, ...]) -> None:
    tables = [AtATable(start(title, len(names), seed), names) for seed in (3, 4)]
    made = 0
    while playing := [table for table in tables if not table.game.over]:
        said, meant = await playing[made % len(playing)].choose(worker, 7919 * made + 5)
        assert said == meant, made
        made += 1
        if made % 90 == 0:
            await worker.stop()  # killed; the next question starts another
    assert made > 100


async def test_prices_that_are_adapted_go_with_the_question(worker: Worker) -> None:
    """In the middle of a game, where search adapts its prices; with a worker killed in between and a choice undone."""
    game = start("paladins", 1, 3)
    while knowledge_of(game).left(game.state) > 0.45 or len(game.options(0)) < 2:
        game.choose(Policy().choose(game, 0, 1), 0)
    left = knowledge_of(game).left(game.state)
    enough = round(PAIRS * 2 / (SHARE * left * (1 - left)))
    table = AtATable(game, (f"search:{enough}",))
    for n in range(3):
        said, meant = await table.choose(worker, n)
        assert said == meant
    assert table.memories[0] is not None
    before = table.memories[0]
    await worker.stop()
    said, meant = await table.choose(worker, 4)
    assert said == meant
    assert table.memories[0] != before
    level = table.beside[0]
    assert isinstance(level, Level)
    assert level.memory == Memory(**json.loads(table.memories[0]))


async def rows_of(table: Table) -> list[EventRow]:
    e = schema.events

    def read(db: Any) -> list[Any]:
        return list(db.execute(select(e).where(e.c.table == table.id).order_by(e.c.seq)).mappings())

    return await table.context.store.read(read)


async def check(table: Table) -> int:
    """Play the table's log again with the same bots in-process; how many choices they made."""
    seats = table.seats.all
    game = start(table.title, len(seats), read_seed(table.seed), table.options)
    beside = {seat.seat: bot(seat.bot, timed=False) for seat in seats if seat.bot is not None}
    made = 0
    for row in await rows_of(table):
        seat = row["seat"]
        if row["kind"] == "undo":
            for _ in range(int(row["token"])):
                game.undo()
            continue
        if seat in beside:
            option = beside[seat].choose(game, seat, table.bots.seed(row["seq"] - 1, seat))
            assert str(option) == row["token"], (table.title, row["seq"])
            made += 1
        game.choose(row["token"], seat)
    return made


async def seated(server: Running, title: str, names: tuple[str, ...], seed: int) -> str:
    seats = [{"kind": "bot", "name": f"B{n}", "bot": name} for n, name in enumerate(names)]
    answer = await server.http.post("/api/tables", json={"title": title, "seats": seats, "seed": seed})
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    return table


def unhurried(server: Running, names: list[str]) -> None:
    """Bots of the server think as long as they like, and may be those of this test."""
    players = server.services.context.players
    players.timed = False
    players.names = [*players.names, *names]


async def over(guest: Guest) -> None:
    while not (await guest.state())["over"]:
        pass


@pytest.mark.parametrize(("title", "names"), GAMES)
async def test_tables_of_a_server_that_is_restarted(
    settings: Settings, title: str, names: tuple[str, ...]
) -> None:
    patient = replace(settings, bot_workers=1, bot_seconds=PATIENCE, warm=False)
    async with running(patient) as server:
        unhurried(server, [*names])
        tables = [await seated(server, title, names, seed) for seed in (5, 6)]
        async with server.guest(tables[0]) as one, server.guest(tables[1]) as two:
            await one.state(40)
            await two.state(40)
    async with running(patient) as server:
        unhurried(server, [*names])
        for id in tables:
            async with server.guest(id) as guest:
                await over(guest)
            assert await check(await server.services.hall.get(id)) > 100


class Remembering(Players):
    """Bots that take the first option and remember the choices they have made."""

    given: list[tuple[int, list[float]]] = []

    async def choose(self, game: Game, seat: int, name: str, seed: int, **more: Any) -> Thought:
        memory = more["memory"]
        prices: list[float] = memory["prices"] if memory else []
        self.given.append((len(game.choices), prices))
        return Thought(str(game.options(seat)[0]), memory={"prices": [*prices, len(game.choices)], "way": []})


async def test_what_a_bot_keeps_outlives_the_server_and_no_undo(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(services, "Players", Remembering)
    given = Remembering.given
    given.clear()
    async with running(settings) as server:
        table, secrets = await server.table("me", "bot", title="kingsburg", seed=4)
        async with server.guest(table, secrets[0]) as person:
            state = await until_undoable(person)
            kept = [n for n, _ in given]
            assert given == [(n, kept[:i]) for i, n in enumerate(kept)]
            seq = state["seq"]
    async with running(settings) as server, server.guest(table, secrets[0]) as person:
        state = await person.state(seq)
        await person.send(type="undo", id="u", seq=state["seq"])
        state = await person.state((await person.answer("u"))["seq"])
        undone = [n for n in kept if n >= state["choices"]]
        assert undone
        before = len(given)
        while len(given) == before:
            while not state["options"]:
                state = await person.state()
            seq = (await person.choose(state["options"][0]["token"], state["seq"]))["seq"]
            state = await person.state(seq)
        assert given[before][1] == []  # it was of choices that were taken back
        while len(given) < before + 2:
            while not state["options"]:
                state = await person.state()
            seq = (await person.choose(state["options"][0]["token"], state["seq"]))["seq"]
            state = await person.state(seq)
        assert given[before + 1][1] == [given[before][0]]


async def until_undoable(person: Guest) -> dict[str, Any]:
    """The person plays until an undo would take a choice of the bot back, too."""
    state = before = await person.state()
    while True:
        while not state["options"]:
            state = await person.state()
        if state["undo"] and state["choices"] > before["choices"] + 1:
            return state
        before = state
        seq = (await person.choose(state["options"][-1]["token"], state["seq"]))["seq"]
        state = await person.state(seq)
