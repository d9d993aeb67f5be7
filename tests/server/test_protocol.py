"""The socket protocol as a client sees it: hello, choose, ack, refused, undo, and who hears what."""

from __future__ import annotations

import pytest

from tests.server.support import Running, key

pytestmark = pytest.mark.anyio


async def test_hello_is_answered_by_welcome_and_the_position(server: Running) -> None:
    table, secrets = await server.table("me", "me")
    async with server.guest(table, secrets[0]) as guest:
        welcome = await guest.next()
        assert welcome["type"] == "welcome"
        assert (welcome["seat"], welcome["host"], welcome["status"]) == (0, True, "playing")
        assert [seat["online"] for seat in welcome["seats"]] == [True, False]
        state = await guest.state()
        assert state["seq"] == 0
        assert state["asks"][0]["seat"] == 0
        assert [option["token"] for option in state["options"]] == ["reserve 0", "reserve 1", "reserve 2"]
        assert state["refusals"][0]["token"] == "reserve 3"
        assert state["refusals"][0]["rule"] == "TINY-001"
        assert len(welcome["sealed"]) == 64
        assert state["seed"] is None


async def test_a_choice_is_acknowledged_and_told_to_all(server: Running) -> None:
    table, secrets = await server.table("me", "me")
    async with server.guest(table, secrets[0]) as chooser, server.guest(table, secrets[1]) as other:
        await chooser.state()
        await other.state()
        ack = await chooser.choose("reserve 1", 0, "first")
        assert ack == {"type": "ack", "id": "first", "seq": 1}
        for guest in (chooser, other):
            state = await guest.state(1)
            assert state["seq"] == 1
            assert state["view"]["reserve"] == 1
            assert "tiny-story-reserve" in [line["phrase"]["key"] for line in state["story"]]


async def test_the_same_message_again_gets_the_same_ack(server: Running) -> None:
    table, secrets = await server.table("me", "me")
    async with server.guest(table, secrets[0]) as one, server.guest(table, secrets[0]) as tab:
        await one.state()
        await one.send(type="choose", id="x", seq=0, token="reserve 1")
        await tab.send(type="choose", id="x", seq=0, token="reserve 1")  # a second tab, a double click
        assert await one.answer("x") == await tab.answer("x") == {"type": "ack", "id": "x", "seq": 1}
        assert (await one.choose("reserve 2", 0, "x"))["seq"] == 1  # nothing is applied twice
        assert (await server.http.get(f"/api/tables/{table}")).json()["seq"] == 1


async def test_refused_and_stale_choices_say_why_and_change_nothing(server: Running) -> None:
    table, secrets = await server.table("me", "me")
    async with server.guest(table, secrets[0]) as guest, server.guest(table, secrets[1]) as other:
        refused = await guest.choose("reserve 3", 0)
        assert (refused["type"], key(refused), refused["rule"]) == (
            "refused",
            "tiny-reserve-high",
            "TINY-001",
        )
        assert key(await guest.choose("dance", 0)) == "reason-no-such-token"
        assert key(await other.choose("reserve 1", 0)) == "reason-not-asked"
        assert key(await guest.choose("reserve 1", 7)) == "server-stale"
        assert (await guest.choose("reserve 1", 0))["type"] == "ack"
        assert key(await guest.choose("reserve 1", 0)) == "server-stale"  # it was legal a moment ago
        assert (await server.http.get(f"/api/tables/{table}")).json()["seq"] == 1


async def test_undo_and_redo_rewind_the_story(server: Running) -> None:
    table, secrets = await server.table("me", "me")
    async with server.guest(table, secrets[0]) as guest, server.guest(table, secrets[1]) as other:
        first = await guest.state()
        await guest.choose("reserve 1", 0)
        told = await guest.state(1)
        assert told["undo"]
        assert told["story"][0]["n"] == told["from"] == len(first["story"])
        await other.send(type="undo", id="o", seq=1)
        assert key(await other.answer("o")) == "server-no-undo"
        await guest.send(type="undo", id="u", seq=1)
        assert (await guest.answer("u"))["seq"] == 2
        back = await guest.state(2)
        assert back["story"] == []
        assert back["from"] == told["from"]  # lines from here on have vanished
        assert (back["choices"], back["view"], back["redo"]) == (0, first["view"], True)
        await guest.send(type="redo", id="r", seq=2)
        assert (await guest.answer("r"))["seq"] == 3
        again = await guest.state(3)
        assert again["story"] == told["story"]
        assert again["view"] == told["view"]
        await guest.choose("peek", 3)
        revealed = await guest.state(4)
        assert not revealed["undo"]
        await guest.send(type="undo", id="v", seq=4)
        assert key(await guest.answer("v")) == "server-no-undo"


async def test_a_secret_answer_can_be_recalled_and_does_not_make_others_stale(server: Running) -> None:
    table, secrets = await server.table("me", "me", options={"peeking": False})
    async with server.guest(table, secrets[0]) as zero, server.guest(table, secrets[1]) as one:
        await zero.choose("reserve 0", 0)
        await zero.send(type="recall", id="early")
        assert key(await zero.answer("early")) == "server-nothing-to-recall"
        assert (await zero.choose("bid 2c", 1))["seq"] == 2
        await zero.send(type="recall", id="back")
        assert (await zero.answer("back"))["seq"] == 3
        assert (await zero.choose("bid 3c", 3))["seq"] == 4
        assert (await one.choose("bid 1c", 1))[
            "seq"
        ] == 5  # asked since 1: what seat 0 did is not its business
        assert (await one.state(5))["view"]["bids"] == [3, 1]


async def test_a_client_that_comes_back_hears_only_what_is_new(server: Running) -> None:
    table, secrets = await server.table("me", "me")
    async with server.guest(table, secrets[0]) as guest:
        seen = (await guest.state())["story"]
        await guest.choose("reserve 1", 0)
        seen += (await guest.state(1))["story"]
        async with server.guest(table, secrets[1], since=1) as late:
            state = await late.state()
            assert (state["story"], state["from"]) == ([], len(seen))
        await guest.send(type="undo", id="u", seq=1)
        await guest.answer("u")
        await guest.choose("reserve 2", 2)
        whole = (await guest.state(3))["story"]
        async with server.guest(table, secrets[1], since=1) as late:
            state = await late.state()
            assert state["story"] == whole  # the line of the undone choice is replaced
            assert state["from"] == whole[0]["n"]
        async with server.guest(table, secrets[1], since=999) as future:
            assert (await future.state())["from"] == 0


async def test_a_spectator_sees_what_all_may_see_and_may_do_nothing(server: Running) -> None:
    table, secrets = await server.table("me", "me")
    async with server.guest(table) as watcher, server.guest(table, secrets[0]) as player:
        assert (await watcher.next())["seat"] is None
        state = await watcher.state()
        assert state["options"] == state["refusals"] == []
        assert state["view"]["seat"] is None
        assert key(await watcher.choose("reserve 1", 0)) == "server-spectator"
        for message in ({"type": "chat", "text": "hi"}, {"type": "pause", "on": True}, {"type": "hint"}):
            await watcher.send(**message)
            assert key(await watcher.until("error")) == "server-spectator"
        assert (await player.until("welcome"))["spectators"] == 1


async def test_chat_names_and_presence_reach_everybody_as_plain_text(server: Running) -> None:
    table, secrets = await server.table("me", "me")
    async with server.guest(table, secrets[0]) as zero, server.guest(table, secrets[1]) as one:
        await one.state()
        await zero.send(type="name", name="  <b>Ann\u202e\u0007</b>  ")
        seats = (await one.until("presence"))["seats"]
        while seats[0]["name"] == "P0":
            seats = (await one.until("presence"))["seats"]
        assert seats[0]["name"] == "<b>Ann</b>"  # text, and shown as text
        await zero.send(type="chat", text="a\nb" + "x" * 900)
        line = await one.until("chat")
        assert (line["seat"], line["name"], line["n"]) == (0, "<b>Ann</b>", 1)
        assert line["text"].startswith("a bxxx")
        assert len(line["text"]) == 500
        async with server.guest(table) as late:
            assert (await late.next())["chat"][0]["text"] == line["text"]
        await zero.send(type="name", name=" \u200b ")
        assert key(await zero.until("error")) == "server-empty-name"
        await zero.send(type="ping")
        await zero.until("pong")
