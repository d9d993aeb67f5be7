"""A bot for somebody who is away: after a while, by everybody's vote, no weaker than usual; and the way back."""

from __future__ import annotations

import time

import pytest

from courtier import start
from courtier.server.errors import Refused
from courtier.server.log import Log
from courtier.server.seats import Seat, Seats
from courtier.server.settings import Settings
from courtier.server.store import EventRow
from tests.server.support import Guest, Message, Running, key, running
from tests.server.test_seats import MINE, claim

pytestmark = pytest.mark.anyio


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def a_minute_later(server: Running, table: str) -> None:
    server.services.hall.tables[table].seats.clock = lambda: time.monotonic() + 61


def three(*bots: str | None) -> tuple[Seats, Clock]:
    clock = Clock()
    seats = [
        Seat(n, "me" if bot is None else "bot", "", bot, b"" if bot is None else None)
        for n, bot in enumerate(bots)
    ]
    return Seats(seats, 60.0, clock), clock


def refused(seats: Seats, *vote: int | bool | str) -> Refused:
    with pytest.raises(Refused) as error:
        seats.vote(*vote)  # type: ignore[arg-type]
    assert seats.votes == {}
    for lang in ("en", "fr"):
        assert error.value.said.key not in error.value.said.text(lang)
    return error.value


def test_somebody_who_is_away_has_a_minute_to_come_back() -> None:
    seats, clock = three(None, None)
    seats.enter(0)
    seats.enter(1)
    assert refused(seats, 1, 0, True).said.key == "server-not-away"
    seats.leave(1)
    clock.now += 0.2
    early = refused(seats, 1, 0, True)
    assert (early.status, early.said.key, early.said.args["seconds"]) == (409, "server-away-wait", 60)
    clock.now += 30
    assert refused(seats, 1, 0, True).said.args["seconds"] == 30
    assert [(fact.away, fact.takeover) for fact in seats.facts()] == [(None, None), (30.2, 29.8)]
    seats.enter(1)  # back, and gone again: a new minute
    seats.leave(1)
    clock.now += 59
    assert refused(seats, 1, 0, True).said.args["seconds"] == 1
    clock.now += 1
    assert seats.vote(1, 0, True).agreed == {0}


def test_who_never_came_is_away_since_the_table_began_or_the_seat_was_taken() -> None:
    seats, clock = three(None, None, None)
    clock.now += 60
    assert seats.away(1) == seats.away(2) == 60
    seats.claimed(2)
    assert (seats.away(1), seats.away(2)) == (60, 0)
    assert refused(seats, 2, 0, True).said.args["seconds"] == 60


@pytest.mark.parametrize(
    ("seated", "usual"),
    [
        ((None, None), "knight"),
        ((None, "page"), "page"),
        (("page", "steward", "squire"), "steward"),
        (("random", None), "knight"),
    ],
)
def test_the_bot_is_no_weaker_than_the_table_is_used_to(seated: tuple[str | None, ...], usual: str) -> None:
    seats, clock = three(*seated, None)
    clock.now += 60
    last = len(seated)
    assert seats.usual() == usual
    weaker = {"knight": "squire", "steward": "knight"}.get(usual, "random")
    for bot in (weaker, "random", "greedy", "nobody", ""):
        weak = refused(seats, last, 0, True, bot)
        assert (weak.status, weak.said.key) == (409, "server-weak-bot")
    assert seats.vote(last, 0, True).bot == usual
    assert seats.vote(last, 1, True, usual).agreed == {0, 1}
    stronger = seats.vote(last, 1, True, "chancellor")  # another proposal: who agreed did not agree to this
    assert (stronger.bot, stronger.agreed) == ("chancellor", {1})


async def test_a_bot_plays_for_somebody_away_when_all_who_are_here_agree(server: Running) -> None:
    table, secrets = await server.table("me", "me", "me")
    async with server.guest(table, secrets[0]) as zero:
        await zero.send(type="pause", on=True)  # the bot's choices are another test's business
        while not (await zero.state())["paused"]:
            pass
        async with server.guest(table, secrets[1]) as one:
            await one.state()
            await one.send(type="takeover", seat=0)
            assert key(await one.until("error")) == "server-not-away"
            await one.send(type="takeover", seat=2)
            early = await one.until("error")
            assert (key(early), early["fatal"]) == ("server-away-wait", False)
            assert 0 < early["error"]["args"]["seconds"] <= 60
            a_minute_later(server, table)
            await one.send(type="takeover", seat=2, bot="random")
            assert key(await one.until("error")) == "server-weak-bot"
            await zero.send(type="takeover", seat=2)
            vote = await one.until("vote")
            assert (vote["agreed"], vote["needed"], vote["done"]) == ([0], [0, 1], False)
            assert vote["open"]
            await zero.send(type="takeover", seat=2, agree=False)
            withdrawn = await one.until("vote")
            assert (withdrawn["agreed"], withdrawn["open"]) == ([], False)
            await zero.send(type="takeover", seat=2)
            await one.send(type="takeover", seat=2)
            assert (await zero.until("vote", done=True))["bot"] == "knight"
            seats = (await server.http.get(f"/api/tables/{table}")).json()["seats"]
            assert (seats[2]["bot"], seats[2]["kind"]) == ("knight", "me")
            await one.send(type="takeover", seat=2)
            assert key(await one.until("error")) == "server-already-bot"
        async with server.guest(table, secrets[2]) as two:
            state = await two.state()
            assert key(await two.choose("bid 1c", state["seq"])) == "server-bot-plays"
            await two.send(type="return")
            while (await two.until("presence"))["seats"][2]["bot"]:
                pass
            state = await two.state(state["seq"] + 1)  # coming back is an event of the log
            assert key(await two.choose("bid 1c", state["seq"])) == "reason-not-asked"  # it plays again


async def test_a_vote_is_counted_again_when_somebody_leaves_or_comes(server: Running) -> None:
    table, secrets = await server.table("me", "me", "me", "me")
    async with server.guest(table, secrets[0]) as zero:
        await zero.send(type="pause", on=True)
        async with server.guest(table, secrets[1]) as one:
            await one.state()
            a_minute_later(server, table)
            await zero.send(type="takeover", seat=3)
            assert (await one.until("vote"))["needed"] == [0, 1]
            async with server.guest(table, secrets[2]) as two:
                assert (await two.until("vote"))["needed"] == [0, 1, 2]  # a newcomer is asked, too
                await one.send(type="takeover", seat=3)
                await two.until("vote", agreed=[0, 1])
            await one.until("vote", done=True)  # the only one who had not agreed is gone


async def test_somebody_who_comes_back_ends_the_vote(server: Running) -> None:
    table, secrets = await server.table("me", "me", "me")
    async with server.guest(table, secrets[0]) as zero, server.guest(table, secrets[1]) as one:
        await one.state()
        a_minute_later(server, table)
        await zero.send(type="takeover", seat=2)
        await one.until("vote")
        async with server.guest(table, secrets[2]) as two:
            await two.state()
            await one.send(type="takeover", seat=2)
            assert key(await one.until("error")) == "server-not-away"
            assert (await server.http.get(f"/api/tables/{table}")).json()["seats"][2]["bot"] is None


async def test_a_bot_takes_a_seat_nobody_claimed_until_the_friend_comes(server: Running) -> None:
    table, secrets = await server.table("me", "friend")
    async with server.guest(table, secrets[0]) as zero:
        await zero.send(type="pause", on=True)
        await zero.send(type="takeover", seat=1)
        assert key(await zero.until("error")) == "server-away-wait"
        a_minute_later(server, table)
        await zero.send(type="takeover", seat=1)
        assert (await zero.until("vote"))["done"]
        assert (await zero.state())["status"] == "playing"
        assert (await claim(server, table, secrets[1], MINE))["seat"] == 1
        seats = (await server.http.get(f"/api/tables/{table}")).json()["seats"]
        assert seats[1]["bot"] is None


# undo goes by who chose


def event(seq: int, seat: int, token: str, client: str | None) -> EventRow:
    return {
        "table": "t",
        "seq": seq,
        "kind": "choose",
        "seat": seat,
        "token": token,
        "client": client,
        "at": 0.0,
        "digest": None,
    }


@pytest.mark.parametrize(
    ("bots", "steps"),
    [
        ((), (0, 0, 1)),  # three people: only the last may undo
        ((2,), (0, 2, 1)),
        ((1, 2), (3, 2, 1)),
        ((1,), (0, 0, 1)),
        ((0, 1, 2), (3, 2, 1)),  # bots chose for everybody: who comes back may take it back
    ],
)
def test_undo_stops_at_what_other_people_chose(bots: tuple[int, ...], steps: tuple[int, ...]) -> None:
    game = start("kingsburg", 3, 1)
    order: list[int] = []
    rows: list[tuple[int, str]] = []
    while len(order) < 3:
        seat = game.asks[0].seat
        token = str(game.options(seat)[0])
        game.choose(token, seat)
        rows.append((seat, token))
        order = [] if game.undo_seat is None else [*order, seat]
    assert len(set(order)) == 3
    log = Log(start("kingsburg", 3, 1))
    for n, (seat, token) in enumerate(rows, start=1):
        bot = order.index(seat) in bots
        log.apply(event(n, seat, token, None if bot else f"c{n}"))
    assert tuple(log.undo_steps(seat) for seat in order) == steps


async def seen(guest: Guest, seq: int) -> Message:
    """The newest state of at least this number, heard already or yet to come."""
    heard = [m for m in guest.heard if m["type"] == "state" and m["seq"] >= seq]
    return heard[-1] if heard else await guest.state(seq)


async def chosen(guests: list[Guest], seq: int) -> tuple[int, Message]:
    """One choice by whoever is asked: the seat, and what it sees after it."""
    states = [await seen(guest, seq) for guest in guests]
    seat: int = states[0]["asks"][0]["seat"]
    before = states[seat]
    ack = await guests[seat].choose(before["options"][0]["token"], before["seq"])
    return seat, await seen(guests[seat], ack["seq"])


async def test_a_takeover_makes_nobodys_choice_undoable_by_others(settings: Settings) -> None:
    """Also after a restart: the log knows that a person chose."""
    async with running(settings) as server:
        table, secrets = await server.table("me", "me", "me", title="kingsburg", seed=4)
        async with (
            server.guest(table, secrets[0]) as a,
            server.guest(table, secrets[1]) as b,
            server.guest(table, secrets[2]) as c,
        ):
            first, state = await chosen([a, b, c], 0)
            undoable = state["undo"]
            while True:
                second, state = await chosen([a, b, c], state["seq"])
                if undoable and state["undo"] and first != second:
                    break
                first, undoable = second, state["undo"]
            await a.send(type="pause", on=True)
            state = await a.until("state", paused=True)
    async with running(settings) as server:  # who chose second does not come back
        others = [seat for seat in range(3) if seat != second]
        async with server.guest(table, secrets[others[0]]) as a, server.guest(table, secrets[others[1]]) as b:
            await a.state()
            await b.state()
            a_minute_later(server, table)
            await a.send(type="takeover", seat=second)
            await b.send(type="takeover", seat=second)
            await a.until("vote", done=True)
            asker = a if first == others[0] else b
            now = await seen(asker, state["seq"] + 1)  # the takeover is an event of the log
            assert not now["undo"]
            await asker.send(type="undo", id="u", seq=now["seq"])
            assert key(await asker.answer("u")) == "server-no-undo"


async def test_who_comes_back_may_undo_what_the_bot_chose(server: Running) -> None:
    table, secrets = await server.table("me", "me", title="kingsburg", seed=4)
    async with server.guest(table, secrets[0]) as zero:
        async with server.guest(table, secrets[1]) as one:
            seat, before = await chosen([zero, one], 0)
            while not (before["undo"] and seat == 0 and before["asks"][0]["seat"] == 1):
                seat, before = await chosen([zero, one], before["seq"])
        a_minute_later(server, table)
        await zero.until("presence")
        await zero.send(type="takeover", seat=1)
        state = await zero.state(before["seq"] + 1)
        while state["asks"][0]["seat"] == 1:  # the bot chooses as long as it is asked
            state = await zero.state()
        async with server.guest(table, secrets[1]) as one:
            await one.send(type="return")
            state = await one.state()
            while not state["undo"]:
                state = await one.state()
            after = state["choices"]
            while state["undo"]:  # up to the last reveal, or to what the other person chose
                await one.send(type="undo", id=f"u{state['seq']}", seq=state["seq"])
                assert (await one.answer(f"u{state['seq']}"))["type"] == "ack"
                state = await one.state(state["seq"] + 1)
            assert before["choices"] <= state["choices"] < after
            assert state["asks"][0]["seat"] == 1
