"""Analyses by request: begun, watched, stopped; verdicts as the terminal's; no process stays behind."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import func, update

from courtier import load
from courtier.bots.analysis import judge
from courtier.server import analysis_shared, schema
from courtier.server.analysis_jobs import KEPT_OF_ONE, Analyses, Asker
from courtier.server.errors import Refused
from courtier.server.replay import Replay
from courtier.server.settings import Limits, Settings, database_url
from courtier.server.store import Unknown, open_engine
from tests.server.support import Message, Running, key, running
from tests.support import played

pytestmark = pytest.mark.anyio


async def opened(server: Running, record: str) -> str:
    name: str = (await server.http.post("/api/replay", json={"record": record})).json()["id"]
    return f"/api/replay/{name}/analysis"


async def until(server: Running, address: str, *statuses: str) -> Message:
    """Ask until it has come so far, as the browser does; every verdict once."""
    seen: list[Message] = []
    while True:
        facts: Message = (
            await server.http.get(f"{address}/verdicts", params={"since": len(seen), "budget": 10})
        ).json()
        assert facts["since"] == len(seen)
        seen += facts["verdicts"]
        if facts["status"] in statuses:
            return {**facts, "verdicts": seen}
        await asyncio.sleep(0.05)


async def test_an_analysis_is_the_same_at_every_server(postgres: str) -> None:
    settings = Settings(db=postgres, bot_workers=1, limits=Limits.open())
    mine = {"authorization": "Bearer mine"}
    async with running(settings) as here, running(settings) as there:
        address = await opened(here, played("kingsburg", 2, 4).record())
        begun = (await here.http.post(address, json={"budget": 10}, headers=mine)).json()
        assert begun["yours"]
        done = await until(there, address, "done")
        assert done["done"] == done["of"] == begun["of"]
        assert (await until(here, address, "done"))["verdicts"] == done["verdicts"]
        wish = {"budget": 5_000}
        await there.http.post(address, json=wish, headers=mine)
        stopped = await here.http.post(
            f"{address}/stop", json=wish, headers={"authorization": "Bearer other"}
        )
        assert (stopped.status_code, key(stopped.json())) == (403, "server-not-yours")
        stopped = await here.http.post(f"{address}/stop", json=wish, headers=mine)
        assert stopped.json()["status"] == "stopped"


async def test_an_analysis_goes_on_when_its_server_comes_back_under_its_name(postgres: str) -> None:
    """As after kill -9: the job is still in the name of a server that is alive again and knows nothing of it."""
    settings = Settings(db=postgres, bot_workers=1, limits=Limits.open())
    async with running(settings) as server:
        address = await opened(server, played("kingsburg", 2, 4).record())
        assert (await server.http.post(address, json={"budget": 5_000})).status_code == 200
    engine = open_engine(database_url(postgres))
    with engine.begin() as db:
        db.execute(update(schema.jobs).values(node="one"))
        db.execute(update(schema.analyses).values(budget=10))
        db.execute(update(schema.jobs).values(key=func.replace(schema.jobs.c.key, ":5000", ":10")))
    engine.dispose()
    async with running(replace(settings, node="one")) as server:
        await until(server, address, "done")


async def test_an_analysis_goes_on_after_its_database_was_away(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its verdicts could not be written down, and the server that has the job is alive: nobody else may take it."""
    settings = Settings(db=postgres, bot_workers=1, limits=Limits.open())
    away = iter([Refused("server-database-gone", 503), Unknown()])
    note = analysis_shared.note

    def noted(*told: Any) -> bool:
        for error in away:
            raise error
        return note(*told)

    monkeypatch.setattr(analysis_shared, "note", noted)
    async with running(settings) as server:
        address = await opened(server, played("kingsburg", 2, 4).record())
        await server.http.post(address, json={"budget": 10})
        done = await until(server, address, "done")
        assert done["done"] == done["of"]


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


def bearer(secret: str) -> dict[str, str]:
    return {"authorization": f"Bearer {secret}"}


async def test_only_who_began_it_can_stop_it(server: Running) -> None:
    address = await opened(server, played("kingsburg", 2, 5).record())
    wish = {"budget": 3000}
    begun = (await server.http.post(address, json=wish, headers=bearer("mine"))).json()
    assert begun["yours"] is True
    for stranger in ({}, bearer("theirs")):
        shared = (await server.http.post(address, json=wish, headers=stranger)).json()
        assert (shared["yours"], shared["status"]) == (False, "running")  # looked at, not begun anew
        refused = await server.http.post(f"{address}/stop", json=wish, headers=stranger)
        assert (refused.status_code, key(refused.json())) == (403, "server-not-yours")
    more = (await server.http.post(address, json={"budget": 4000}, headers=bearer("theirs"))).json()
    assert (more["budget"], more["yours"]) == (4000, True)  # one of its own, beside the first
    first = (await server.http.get(f"{address}/verdicts", params=wish)).json()
    assert (first["budget"], first["status"]) == (3000, "running")
    stopped = await server.http.post(f"{address}/stop", json=wish, headers=bearer("mine"))
    assert stopped.json()["status"] == "stopped"
    again = (await server.http.post(address, json=wish, headers=bearer("other"))).json()
    assert (again["yours"], again["status"] in ("waiting", "running")) == (True, True)
    for budget, secret in ((3000, "other"), (4000, "theirs")):
        await server.http.post(f"{address}/stop", json={"budget": budget}, headers=bearer(secret))


async def test_addresses_take_turns_and_push_out_only_their_own(server: Running) -> None:
    replay = Replay(played("kingsburg", 2, 5).record())
    analyses = Analyses()
    try:
        many = [analyses.begin(f"a{n}", replay, 5000, Asker("a", None)) for n in range(KEPT_OF_ONE)]
        assert [one.status for one in many] == ["running"] + ["waiting"] * (KEPT_OF_ONE - 1)
        other = analyses.begin("b", replay, 5000, Asker("b", "b"))
        assert other.status == "running"  # whatever "a" has begun
        third = analyses.begin("c", replay, 5000, Asker("c", None))
        assert not third.task
        for n in range(KEPT_OF_ONE):
            analyses.begin(f"more{n}", replay, 5000, Asker("a", None))
        assert all(one.status == "stopped" for one in many)
        assert analyses.get("b", 5000) is other
        assert other.status == "running"
        assert many[0].task is not None
        await asyncio.gather(many[0].task, return_exceptions=True)
        assert third.task  # before the second of "a"
    finally:
        await analyses.close()


async def test_bad_wishes_are_refused(server: Running) -> None:
    address = await opened(server, played("kingsburg", 2, 6).record())
    assert (await server.http.post(address, json={"budget": 9_999_999})).status_code == 400
    gone = await server.http.post("/api/replay/nothing/analysis", json={})
    assert (gone.status_code, key(gone.json())) == (404, "server-replay-gone")
    assert (await server.http.post("/api/replay/nothing/analysis/stop", json={})).status_code == 404
