"""Replays of finished tables and pasted records, what-if branches."""

from __future__ import annotations

import pytest

from courtier import load
from courtier.bots.analysis import judge
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
    branched = await server.services.hall.get(made["table"])
    assert branched.log.game.choices[:3] == game.choices[:3]
    seat = load(text, upto=3).asks[0].seat
    assert [one["kind"] for one in made["seats"]] == ["me" if n == seat else "bot" for n in range(2)]
    assert [one.bot for one in branched.seats.all if one.seat != seat] == ["knight"]
    assert [one.name for one in branched.seats.all] == ["P0", "P1"]
    async with server.guest(made["table"], made["seats"][seat]["secret"]) as guest:
        state = await guest.state()
        assert state["seq"] == 3
        assert (await guest.choose(state["options"][0]["token"], 3))["type"] == "ack"


async def test_a_branch_with_chosen_seats_and_level(server: Running) -> None:
    record = played("kingsburg", 3, 5).record()
    replay = (await server.http.post("/api/replay", json={"record": record})).json()
    assert (replay["table"], replay["bots"]) == (None, [])
    again = (await server.http.get(f"/api/replay/{replay['id']}")).json()
    assert again == replay
    gone = await server.http.get("/api/replay/nothing")
    assert (gone.status_code, key(gone.json())) == (404, "server-replay-gone")
    where = f"/api/replay/{replay['id']}/branch"
    made = (await server.http.post(where, json={"at": 9, "mine": [0, 2], "bot": "squire"})).json()
    table = await server.services.hall.get(made["table"])
    assert [(seat.kind, seat.bot) for seat in table.seats.all] == [
        ("me", None),
        ("bot", "squire"),
        ("me", None),
    ]
    assert [bool(seat["secret"]) for seat in made["seats"]] == [True, False, True]
    for wish, status, said in (
        ({"at": 9, "mine": [3]}, 404, "server-no-seat"),
        ({"at": 9, "bot": "nobody"}, 400, "server-no-bot"),
        ({"at": 9999}, 404, "server-no-frame"),
    ):
        refused = await server.http.post(where, json=wish)
        assert (refused.status_code, key(refused.json())) == (status, said)


async def test_another_choice_is_judged_as_the_analysis_would(server: Running) -> None:
    game = played("kingsburg", 2, 5)
    record, last = game.record(), len(game.choices)
    replay = (await server.http.post("/api/replay", json={"record": record})).json()
    where = f"/api/replay/{replay['id']}/try"
    at = next(n for n in range(last) if len(load(record, upto=n).options(game.choices[n][0])) > 2)
    seat, made = game.choices[at]
    other = next(str(o) for o in load(record, upto=at).options(seat) if str(o) != made)
    for token in (made, other):
        expected = judge(load(record, upto=at), seat, token)
        assert expected is not None
        tried = (await server.http.post(where, json={"at": at, "token": token})).json()
        assert tried == {"token": token, "cost": expected.data()["cost"], "grade": expected.grade}
    for wish, status, said in (
        ({"at": at, "token": "fly"}, 409, "server-not-offered"),
        ({"at": last, "token": made}, 409, "server-over"),
        ({"at": last + 1, "token": made}, 404, "server-no-frame"),
    ):
        refused = await server.http.post(where, json=wish)
        assert (refused.status_code, key(refused.json())) == (status, said)


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
