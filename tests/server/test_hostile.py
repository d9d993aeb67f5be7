"""Input made to break things: each case gets a clear 4xx in both languages, logs no traceback and changes nothing."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest

from courtier import titles
from courtier.core.words import LANGUAGES, Phrase
from courtier.server.settings import Limits, Settings
from tests.server.support import Running, key, running
from tests.support import played

pytestmark = pytest.mark.anyio


def short(value: object) -> str:
    return ascii(value)[:40]


DEEP = "[" * 50_000 + "]" * 50_000
SEATS = '"title":"tiny","seats":[{"kind":"me"},{"kind":"me"}]'
RECORD = played("kingsburg", 2, 4).record()


def header(line: str) -> str:
    """The record with one more header."""
    return json.dumps({"record": RECORD.replace("\n\n", f"\n{line}\n\n", 1)})


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    assert not [entry for entry in caplog.records if entry.levelno >= logging.ERROR]


def clear(problem: Any) -> str:
    """The key of an error that says something in both languages."""
    said = Phrase(key(problem), problem["error"]["args"])
    for lang in LANGUAGES:
        assert said.text(lang) != said.key
    return said.key


@pytest.mark.parametrize(
    ("path", "body", "status", "said"),
    [
        ("tables", f'{{{SEATS},"more":{DEEP}}}', 400, "server-too-deep"),
        ("tables", f'{{{SEATS},"options":{{"rounds":{DEEP}}}}}', 400, "server-too-deep"),
        ("tables", f'{{{SEATS},"options":{{"rounds":{"[" * 900 + "]" * 900}}}}}', 400, "option-value"),
        ("tables", f'{{{SEATS},"options":{{"\\u0000":1}}}}', 400, "option-unknown"),
        ("tables", f'{{{SEATS},"options":{{"rounds":{"9" * 400}}}}}', 400, "option-value"),
        ("tables", f'{{{SEATS},"options":{{"rounds":1e400}}}}', 400, "server-bad-request"),
        ("tables", f'{{{SEATS},"name":"\\ud800"}}', 400, "server-bad-request"),
        ("tables", f'{{{SEATS},"seed":"٣"}}', 400, "server-bad-request"),
        ("tables", b'{"title":"\xff"}', 400, "server-not-json"),
        ("tables", '{"title":"\\u0000","seats":[{"kind":"me"},{"kind":"me"}]}', 400, "title-unknown"),
        ("tables", "null", 400, "server-bad-request"),
        ("tables", "", 400, "server-bad-request"),
        ("tables/0/claim", DEEP, 400, "server-too-deep"),
        ("tables/%00/claim", f'{{"invitation":"x","secret":"{"x" * 24}"}}', 404, "server-no-table"),
        ("replay", header(f'names ["a",{DEEP}]'), 422, "record-value"),
        ("replay", header(f'position {{"a":{DEEP}}}'), 422, "record-value"),
        ("replay", header('names ["Ann","Ben","Cid"]'), 422, "record-names"),
        ("replay", header('names ["Ann"]'), 422, "record-names"),
        ("replay", header("seats " + "9" * 5_000), 422, "record-value"),
        ("replay", header("seats " + "9" * 30), 422, "seats-number"),
        ("replay", header("seed -5"), 422, "seed-range"),
        ("replay", json.dumps({"record": "\0"}), 422, "record-not-one"),
        ("replay", '{"record":"\\ud800"}', 400, "server-bad-request"),
    ],
    ids=short,
)
async def test_posted(server: Running, path: str, body: str | bytes, status: int, said: str) -> None:
    before = len(server.services.hall.tables)
    answer = await server.http.post(
        f"/api/{path}", content=body, headers={"content-type": "application/json"}
    )
    assert (answer.status_code, clear(answer.json())) == (status, said)
    assert len(server.services.hall.tables) == before


@pytest.mark.parametrize(
    ("path", "status", "said"),
    [
        ("/%00", 404, "server-no-page"),
        ("/a/%00.js", 404, "server-no-page"),
        ("/" + "x" * 5_000, 404, "server-no-page"),
        ("/" + "a/" * 3_000, 404, "server-no-page"),
        ("/.git", 404, "server-no-page"),
        ("/api/%00", 404, "server-no-page"),
        ("/api/tables/%00", 404, "server-no-table"),
        ("/api/tables/%f0%9f", 404, "server-no-table"),
        ("/api/titles/%00/content", 404, "server-no-title"),
        ("/api/titles/kingsburg/rules?lang=%00", 400, "server-no-language"),
        ("/api/replay/x/9999999999999999999999", 404, "server-replay-gone"),
        ("/api/replay/x/analysis/verdicts?since=99999999999999999999", 400, "server-bad-request"),
    ],
    ids=short,
)
async def test_asked(server: Running, path: str, status: int, said: str) -> None:
    answer = await server.http.get(path)
    assert (answer.status_code, clear(answer.json())) == (status, said)


async def test_every_option_of_every_title_refuses_nonsense(server: Running) -> None:
    for title in titles().values():
        seats = [{"kind": "me"}] * title.seats[0]
        for option in title.options:
            values: list[Any] = [None, {}, [[]], "\0", -1, 10**30, 1.5, "x" * 3_000, [{}], {"a": 1}]
            for value in values:
                wanted = {"title": title.name, "seats": seats, "options": {option.name: value}}
                answer = await server.http.post("/api/tables", json=wanted)
                assert answer.status_code == 400, (title.name, option.name, value)
                assert clear(answer.json())


async def test_nul_reaches_no_database(db: str) -> None:
    settings = Settings(db=db, bot_workers=1, away_seconds=0.0, limits=Limits.open())
    async with running(settings) as server:
        table, secrets = await server.table("me", "me", name="a\0b")
        assert (await server.http.get(f"/api/tables/{table}")).json()["name"] == "ab"
        assert (await server.http.get("/api/tables/%00")).status_code == 404
        async with server.guest(table, secrets[0]) as guest:
            await guest.state()
            await guest.send(type="chat", text="a\0b")
            assert (await guest.until("chat"))["text"] == "ab"
            await guest.send(type="name", name="c\0d")
            assert (await guest.until("presence"))["seats"][0]["name"] == "cd"
            await guest.send(type="choose", id="x\0", seq=0, token="reserve 1")
            assert key(await guest.until("error")) == "server-bad-message"
            await guest.send(type="choose", id="x", seq=0, token="reserve 1\0")
            assert key(await guest.answer("x")) == "reason-no-such-token"
            await guest.send(type="takeover", seat=1, bot="\0")
            assert key(await guest.until("error")) == "server-weak-bot"
            assert (await guest.choose("reserve 1", 0))["seq"] == 1
        async with server.guest("%00", secrets[0]) as guest:
            assert await guest.closed() == 4404
