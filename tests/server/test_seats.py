"""Seats: invitations, pause, rematch."""

from __future__ import annotations

import pytest

from tests.server.support import Message, Running, key
from tests.server.test_leaks import play_out

pytestmark = pytest.mark.anyio
MINE = "M" * 24
YOURS = "Y" * 24


async def claim(server: Running, table: str, invitation: str | None, secret: str, name: str = "") -> Message:
    body = {"invitation": invitation, "secret": secret, "name": name}
    answer = await server.http.post(f"/api/tables/{table}/claim", json=body)
    return {"status": answer.status_code, **answer.json()}


async def test_a_link_is_taken_by_the_first_who_opens_it(server: Running) -> None:
    table, secrets = await server.table("me", "friend")
    async with server.guest(table, secrets[0]) as host:
        welcome = await host.next()
        assert (welcome["status"], welcome["seats"][1]["taken"]) == ("waiting", False)
        assert (await host.state())["options"] == []
        assert key(await host.choose("reserve 1", 0)) == "server-waiting"
        async with server.guest(table, secrets[1]) as early:
            assert key(await early.until("error", fatal=True)) == "server-claim-first"
        taken = await claim(server, table, secrets[1], MINE, "Bea")
        assert taken == {"status": 200, "seat": 1, "secret": MINE}
        state = await host.state()
        while state["status"] == "waiting":
            state = await host.state()
        assert state["options"]
        again = await claim(server, table, secrets[1], MINE)
        assert again == taken | {"status": 200}  # an answer that was lost can be asked for again
        late = await claim(server, table, secrets[1], YOURS)
        assert (late["status"], key(late)) == (409, "server-seat-taken")
        assert (await claim(server, table, secrets[0], YOURS))["secret"] == secrets[0]  # one's own link
        wrong = await claim(server, table, "nonsense", YOURS)
        assert (wrong["status"], key(wrong)) == (403, "server-bad-link")
        short = await claim(server, table, secrets[1], "short")
        assert (short["status"], key(short)) == (400, "server-bad-request")
        async with server.guest(table, MINE) as friend:
            welcome = await friend.next()
            assert (welcome["seat"], welcome["host"], welcome["seats"][1]["name"]) == (1, False, "Bea")


async def test_the_host_without_a_seat_may_pause(server: Running) -> None:
    made = await server.made("me", "me")
    async with server.guest(made["table"], made["host"]) as host:
        welcome = await host.next()
        assert (welcome["seat"], welcome["host"]) == (None, True)
        await host.send(type="pause", on=True)
        while not (await host.state())["paused"]:
            pass
        assert key(await host.choose("reserve 1", 0)) == "server-spectator"


@pytest.mark.parametrize("same_deal", [True, False])
async def test_rematch_keeps_people_seats_and_secrets(server: Running, same_deal: bool) -> None:
    table, secrets = await server.table("me", "friend", options={"rounds": 2})
    await claim(server, table, secrets[1], MINE)
    path = f"/api/tables/{table}/rematch"
    bearer = {"authorization": f"Bearer {MINE}"}
    early = await server.http.post(path, json={"same_deal": same_deal}, headers=bearer)
    assert (early.status_code, key(early.json())) == (409, "server-not-over")
    async with server.guest(table, secrets[0]) as zero, server.guest(table, MINE) as one:
        await play_out(table, [zero, one], 1)
        for headers, status in (({}, 401), ({"authorization": "Bearer " + "x" * 30}, 403)):
            answer = await server.http.post(path, json={}, headers=headers)
            assert answer.status_code == status
        made = (await server.http.post(path, json={"same_deal": same_deal}, headers=bearer)).json()
        assert [seat["secret"] for seat in made["seats"]] == [None, None]
        assert (await zero.until("rematch"))["table"] == made["table"]
        again = (await server.http.post(path, json={"same_deal": same_deal}, headers=bearer)).json()
        assert again["table"] == made["table"]
    old, new = [(await server.services.hall.get(name)) for name in (table, made["table"])]
    assert (old.seed == new.seed) == same_deal
    assert new.options == old.options
    async with server.guest(made["table"], MINE) as one:
        welcome = await one.next()
        assert (welcome["seat"], welcome["status"], welcome["seed_chosen"]) == (1, "playing", same_deal)
