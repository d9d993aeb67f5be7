"""Analyses by request: begun, watched, stopped; verdicts as the terminal's; no process stays behind."""

from __future__ import annotations

import asyncio

import pytest

from courtier import load
from courtier.bots.analysis import judge
from tests.server.support import Message, Running, key
from tests.support import played

pytestmark = pytest.mark.anyio


async def opened(server: Running, record: str) -> str:
    name: str = (await server.http.post("/api/replay", json={"record": record})).json()["id"]
    return f"/api/replay/{name}/analysis"


async def until(server: Running, address: str, *statuses: str) -> Message:
    """Ask until it has come so far, as the browser does; every verdict once."""
    seen: list[Message] = []
    while True:
        facts: Message = (await server.http.get(f"{address}/verdicts", params={"since": len(seen)})).json()
        assert facts["since"] == len(seen)
        seen += facts["verdicts"]
        if facts["status"] in statuses:
            return {**facts, "verdicts": seen}
        await asyncio.sleep(0.05)


async def test_a_replay_is_analysed_as_in_the_terminal(server: Running) -> None:
    record = played("kingsburg", 2, 4).record()
    address = await opened(server, record)
    nothing = await server.http.get(f"{address}/verdicts")
    assert (nothing.status_code, key(nothing.json())) == (404, "server-no-analysis")
    begun = (await server.http.post(address, json={"budget": 10})).json()
    game = load(record)
    assert begun["of"] == len(game.choices)
    again = (await server.http.post(address, json={"budget": 10})).json()
    assert again["status"] in ("waiting", "running")  # the same one, not a second
    done = await until(server, address, "done")
    assert done["done"] == done["of"]
    assert sum(seat["choices"] for seat in done["seats"]) == len(done["verdicts"])
    for verdict in done["verdicts"][:3]:
        n = verdict["n"]
        seat, token = game.choices[n]
        assert (verdict["seat"], verdict["token"]) == (seat, token)
        expected = judge(load(record, upto=n), seat, token, 10)
        assert expected is not None
        assert {name: verdict[name] for name in expected.data()} == expected.data()
        assert verdict["asked"] == load(record, upto=n).asks[0].phrase().data()
        assert verdict["made"]["key"]
        assert verdict["better"]["key"]


async def test_it_can_be_stopped_and_begun_again(server: Running) -> None:
    address = await opened(server, played("kingsburg", 2, 5).record())
    await server.http.post(address, json={"budget": 3000})
    stopped = (await server.http.post(f"{address}/stop")).json()
    assert stopped["status"] == "stopped"
    await asyncio.sleep(0)
    assert (await server.http.get(f"{address}/verdicts")).json()["status"] == "stopped"
    assert (await server.http.post(address, json={"budget": 3000})).json()["status"] in ("waiting", "running")
    assert (await server.http.post(f"{address}/stop")).json()["status"] == "stopped"


async def test_bad_wishes_are_refused(server: Running) -> None:
    address = await opened(server, played("kingsburg", 2, 6).record())
    assert (await server.http.post(address, json={"budget": 9_999_999})).status_code == 400
    gone = await server.http.post("/api/replay/nothing/analysis", json={})
    assert (gone.status_code, key(gone.json())) == (404, "server-replay-gone")
    assert (await server.http.post("/api/replay/nothing/analysis/stop")).status_code == 404
