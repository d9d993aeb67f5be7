"""NUL characters, which PostgreSQL refuses in any text: cleaned or refused, on both databases; the table goes on."""

from __future__ import annotations

import pytest

from courtier.server.settings import Limits, Settings
from tests.server.support import key, running

pytestmark = pytest.mark.anyio


async def test_nul_characters_harm_nothing(db: str) -> None:
    async with running(Settings(db=db, bot_workers=1, limits=Limits.open())) as server:
        table, secrets = await server.table("me", "me", name="a\0b")
        answer = await server.http.get(f"/api/tables/{table[:3]}%00")
        assert 400 <= answer.status_code < 500
        async with server.guest(table, secrets[0]) as guest:
            await guest.state()
            await guest.send(type="chat", text="he\0llo")
            assert (await guest.until("chat"))["text"] == "hello"
            await guest.send(type="name", name="Zo\0e")
            assert (await guest.until("presence"))["seats"][0]["name"] == "Zoe"
            await guest.send(type="choose", id="x", seq=0, token="reserve\0 1")
            assert key(await guest.answer("x")) == "reason-no-such-token"
            await guest.send(type="choose", id="a\0", seq=0, token="reserve 1")
            assert key(await guest.until("error", fatal=False)) == "server-bad-message"
            assert (await guest.choose("reserve 1", 0))["type"] == "ack"
        async with server.guest(table[:3] + "%00", secrets[0]) as guest:
            assert (await guest.closed()) in (4404, 4400)
