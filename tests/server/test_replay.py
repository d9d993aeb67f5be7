"""Replays of finished tables and pasted records, what-if branches."""

from __future__ import annotations

import pytest

from courtier import load
from tests.server.support import Message, Running, key
from tests.server.test_leaks import play_out
from tests.support import played

pytestmark = pytest.mark.anyio


async def test_a_finished_table_can_be_replayed_and_branched(server: Running) -> None:
    table, secrets = await server.table("me", "me")
    async with server.guest(table, secrets[0]) as zero, server.guest(table, secrets[1]) as one:
        await play_out(table, [zero, one], 2)
        last = zero.heard[-1]
    replay = (await server.http.post(f"/api/tables/{table}/replay", json={})).json()
    assert (replay["seed"], replay["names"]) == (last["seed"], ["P0", "P1"])
    text = (await server.http.get(f"/api/tables/{table}/record")).text
    game = load(text)
    assert game.over
    assert replay["frames"] == len(game.choices)
    frame: Message = {}
    for n in (*range(replay["frames"] + 1), 2, 1, replay["frames"]):
        frame = (await server.http.get(f"/api/replay/{replay['id']}/{n}", params={"seat": 0})).json()
        assert frame["n"] == n
        if n < replay["frames"]:
            assert frame["choice"]["token"] in [option["token"] for option in frame["options"]]
            assert frame["choice"]["label"]
    assert frame["view"] == last["view"]
    assert frame["scores"] == last["scores"]
    assert frame["choice"] is None
    beyond = await server.http.get(f"/api/replay/{replay['id']}/{replay['frames'] + 1}")
    assert (beyond.status_code, key(beyond.json())) == (404, "server-no-frame")

    made = (await server.http.post(f"/api/replay/{replay['id']}/branch", json={"at": 3})).json()
    assert [seat["kind"] for seat in made["seats"]] == ["me", "me"]
    branched = await server.services.hall.get(made["table"])
    assert branched.log.game.choices == game.choices[:3]
    seat = branched.log.game.asks[0].seat
    async with server.guest(made["table"], made["seats"][seat]["secret"]) as guest:
        state = await guest.state()
        assert state["seq"] == 3
        assert (await guest.choose(state["options"][0]["token"], 3))["type"] == "ack"


@pytest.mark.parametrize(
    ("title", "seats", "parts"), [("kingsburg", 2, 5), ("paladins", 1, 7), ("architects", 2, 2)]
)
async def test_a_replay_knows_the_parts_of_its_game(
    server: Running, title: str, seats: int, parts: int
) -> None:
    facts = (await server.http.post("/api/replay", json={"record": played(title, seats, 7).record()})).json()
    large = [mark for mark in facts["marks"] if mark["level"] == 0]
    assert len(large) >= parts
    assert [mark["n"] for mark in large] == sorted({mark["n"] for mark in large})


async def test_a_pasted_record_is_checked(server: Running) -> None:
    record = played("kingsburg", 3, 11).record()
    facts = (await server.http.post("/api/replay", json={"record": record})).json()
    assert (facts["title"], facts["seats"]) == ("kingsburg", 3)
    frame = (await server.http.get(f"/api/replay/{facts['id']}/0")).json()
    assert frame["view"]["seat"] is None
    marks = facts["marks"]
    years = [mark["n"] for mark in marks if mark["level"] == 0]
    assert years[0] == 0
    assert len(years) == 5
    assert years == sorted(set(years))
    for mark in marks:
        view = (await server.http.get(f"/api/replay/{facts['id']}/{mark['n']}")).json()["view"]
        assert mark["points"] == [seat["vp"] for seat in view["seats"]]
    seasons = [mark for mark in marks if mark["level"] == 1]
    assert {"kingsburg-story-phase"} == {mark["said"]["key"] for mark in seasons}
    story = (await server.http.get(f"/api/replay/{facts['id']}/story")).json()["lines"]
    told = [line for line in story if line["choice"] <= years[1]]
    frames = [
        (await server.http.get(f"/api/replay/{facts['id']}/{n}")).json()["story"] for n in range(years[1] + 1)
    ]
    assert told == [line for frame in frames for line in frame]
    nobody = await server.http.get(f"/api/replay/{facts['id']}/story", params={"seat": 3})
    assert (nobody.status_code, key(nobody.json())) == (404, "server-no-seat")
    first = next(n for n, line in enumerate(record.splitlines()) if line.startswith(("0 ", "1 ", "2 ")))
    lines = record.splitlines()
    broken = "\n".join([*lines[:first], "0 fly away", *lines[first + 1 :]])
    withheld = played("tiny", 2, 1).record(seed=False)
    for text, said in (
        ("hello", "record-not-one"),
        (broken, "record-illegal"),
        ("\n".join(lines[: first + 3]), "record-cut"),
        (withheld, "record-withheld"),
        ("courtier record 1\ntitle chess\nseats 2\noptions {}\ncontent x\nseed 1\n\n= 0 x", None),
    ):
        answer = await server.http.post("/api/replay", json={"record": text})
        assert answer.status_code == 422
        assert said is None or key(answer.json()) == said
    gone = await server.http.get("/api/replay/nothing/0")
    assert (gone.status_code, key(gone.json())) == (404, "server-replay-gone")
    big = await server.http.post("/api/replay", json={"record": "x" * 300_000})
    assert big.status_code == 400
