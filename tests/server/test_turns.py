"""Fair turns of questions to the workers: by address, then by table; kinds of questions do not wait for each other."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass

import pytest

from courtier import start
from courtier.server.bots import HINTS_OPEN, Asked, Lane, Players, Thought, Worker
from courtier.server.errors import Refused
from courtier.server.metrics import Metrics
from courtier.server.turns import KEPT, Turns
from tests.server.support import Running

pytestmark = pytest.mark.anyio


@dataclass(eq=False)
class One:
    address: str
    table: str


def order(turns: Turns[One], count: int) -> list[str]:
    taken = [turns.take() for _ in range(count)]
    return [one.table for one in taken if one is not None]


def test_addresses_take_turns_however_many_questions_one_has() -> None:
    turns: Turns[One] = Turns()
    for n in range(30):
        turns.put(One("stranger", f"s{n}"))
    assert order(turns, 2) == ["s0", "s1"]
    turns.put(One("friend", "f0"))
    turns.put(One("guest", "g0"))
    assert order(turns, 4) == ["f0", "g0", "s2", "s3"]
    turns.put(One("friend", "f0"))  # served before s3, so it comes first
    assert order(turns, 2) == ["f0", "s4"]
    for _ in range(5):  # two light ones who ask again and again do not keep the third from its turn
        turns.put(One("friend", "f0"))
        turns.put(One("guest", "g0"))
        assert sorted(order(turns, 3))[:2] == ["f0", "g0"]


def test_tables_of_one_address_take_turns() -> None:
    turns: Turns[One] = Turns()
    for table in ("a", "a", "a", "b", "b", "c"):
        turns.put(One("house", table))
    assert order(turns, 6) == ["a", "b", "c", "a", "b", "a"]
    assert turns.take() is None


def test_an_address_that_may_not_be_served_is_passed_over_and_one_that_left_is_dropped() -> None:
    turns: Turns[One] = Turns()
    left, stays, other = One("a", "t1"), One("a", "t2"), One("b", "t3")
    for one in (left, stays, other):
        turns.put(one)
    turns.drop(left)
    turns.drop(left)
    assert turns.take(lambda address: address != "a") is other
    assert turns.take(lambda address: address != "a") is None
    assert turns.take() is stays


def test_only_so_many_last_turns_are_kept() -> None:
    turns: Turns[One] = Turns()
    for n in range(KEPT):
        turns.put(One(f"a{n}", f"t{n}"))
        turns.take()
    assert len(turns._last) == KEPT


class Slow(Worker):
    """Answers when it is told to."""

    def __init__(self) -> None:
        super().__init__(0)
        self.go = asyncio.Event()
        self.asked = b""

    async def ask(self, question: bytes, seconds: float) -> Thought:
        self.asked = question
        await self.go.wait()
        self.go.clear()
        self.asked = b""
        return Thought(question.decode())


def lane(workers: int) -> tuple[Lane, list[Slow]]:
    made = Lane("watched", 5, workers + 1, workers, 60.0, Metrics())
    slow = [Slow() for _ in range(workers + 1)]
    made.workers[:] = slow
    made._free[:] = slow
    return made, slow


@pytest.mark.parametrize("workers", [1, 2])
async def test_one_address_never_holds_the_last_worker(workers: int) -> None:
    made, slow = lane(workers)
    strangers = [asyncio.create_task(made.ask(b"s%d" % n, "stranger", f"s{n}")) for n in range(30)]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert made.serving == Counter(stranger=workers)
    assert made.open("stranger") == 30
    friend = asyncio.create_task(made.ask(b"friend", "friend", "f"))
    while made.serving["friend"] != 1:
        await asyncio.sleep(0)
    while not any(worker.asked == b"friend" for worker in slow):
        await asyncio.sleep(0)
    next(worker for worker in slow if worker.asked == b"friend").go.set()
    assert (await friend).token == "friend"  # before any of the thirty
    assert not any(task.done() for task in strangers)
    for task in strangers:
        task.cancel()
    await asyncio.gather(*strangers, return_exceptions=True)
    assert made.turns.waiting == []
    await made.stop()


async def test_who_leaves_frees_its_place_but_not_the_worker_that_still_thinks() -> None:
    made, slow = lane(1)
    first = asyncio.create_task(made.ask(b"first", "a", "t"))
    second = asyncio.create_task(made.ask(b"second", "a", "t"))
    while not made.serving["a"]:
        await asyncio.sleep(0)
    first.cancel()
    await asyncio.gather(first, return_exceptions=True)
    assert (made.serving["a"], len(made.turns.waiting)) == (1, 1)
    busy = next(worker for worker in slow if worker.asked or worker is slow[-1])
    busy.go.set()
    while not any(worker.asked == b"second" for worker in slow):
        await asyncio.sleep(0)
    next(worker for worker in slow if worker.asked == b"second").go.set()
    assert (await second).token == "second"
    await made.stop()


async def test_an_address_has_so_many_hints_open_at_most() -> None:
    players = Players(1, 60.0, Metrics())
    game = start("kingsburg", 2, 1)
    players.hints.turns.waiting += [
        Asked(b"", "here", f"t{n}", asyncio.get_running_loop().create_future()) for n in range(HINTS_OPEN)
    ]
    with pytest.raises(Refused) as error:
        await players.hint(game, game.asks[0].seat, address="here")
    assert (error.value.status, error.value.said.key) == (429, "server-too-many")
    await players.stop()


async def test_bots_of_a_table_that_somebody_opens_wait_no_longer_behind_unwatched_ones(
    server: Running,
) -> None:
    players = server.services.context.players
    usual, (stuck, slow) = players.unwatched, lane(1)
    players.unwatched = stuck
    try:
        made = await server.made("bot", "bot", title="kingsburg", seed=6)
        while not any(worker.asked for worker in slow):
            await asyncio.sleep(0)
        async with server.guest(made["table"]) as watcher:
            await watcher.state(1)  # asked again, in the watched lane
    finally:
        await stuck.stop()
        players.unwatched = usual


async def test_a_table_that_is_closed_asks_no_more(server: Running) -> None:
    players = server.services.context.players
    usual, (stuck, slow) = players.unwatched, lane(1)
    players.unwatched = stuck
    try:
        made = await server.made("bot", "bot", title="kingsburg", seed=6)
        table = server.services.hall.tables[made["table"]]
        while not any(worker.asked for worker in slow):
            await asyncio.sleep(0)
        table.close()
        await table.bots.rested()
        assert stuck.turns.waiting == []
    finally:
        await stuck.stop()
        players.unwatched = usual


async def test_a_table_tells_once_that_its_bots_are_busy_and_a_newcomer_too(server: Running) -> None:
    table, secrets = await server.table("me", "me")
    async with server.guest(table, secrets[0]) as zero:
        assert (await zero.next())["bots"] == ""
        found = server.services.hall.tables[table]
        found.bots._say("busy")
        found.bots._say("busy")
        found.bots._say("trouble")
        async with server.guest(table, secrets[1]) as one:
            assert (await one.next())["bots"] == "trouble"
        assert [(await zero.until("bots"))["state"] for _ in range(2)] == ["busy", "trouble"]
