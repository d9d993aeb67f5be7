"""The requests from within a replay: look at it again, play on from a moment, try another choice."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody

from courtier.bots import USUAL
from courtier.server import auth, structs
from courtier.server.errors import Refused
from courtier.server.hall import Plan, made, new_seats
from courtier.server.http import AnyRequest, ReplayId, changing, problems, replay_facts
from courtier.server.limits import plain
from courtier.server.services import TheServices, address


@get("/replay/{replay:str}", summary="A replay that is still open here", responses=problems(404))
async def open_replay(replay: ReplayId, request: AnyRequest, services: TheServices) -> structs.ReplayFacts:
    return replay_facts(replay, await services.replays.get(replay, address(request)))


@post(
    "/replay/{replay:str}/branch",
    summary="What if: a table that goes on from a frame, bots in all seats but yours",
    responses=changing(404),
)
async def branch(
    replay: ReplayId, data: JSONBody[structs.BranchWish], request: AnyRequest, services: TheServices
) -> structs.TableMade:
    services.check(request, "tables")
    found = await services.replays.get(replay, address(request))
    game = await services.replays.game(replay, data.at)
    mine = data.mine if data.mine is not None else [ask.seat for ask in game.asks][:1]
    if not set(mine) <= set(range(found.seats)):
        raise Refused("server-no-seat", 404)
    names = [plain(name, 24) for name in found.names or [""] * found.seats]
    bot = data.bot or USUAL
    seats, handed = new_seats(
        [("me", name, None) if seat in mine else ("bot", name, bot) for seat, name in enumerate(names)]
    )
    host = auth.new_secret()
    plan = Plan(
        found.title,
        seats,
        found.options,
        "",
        str(found.seed),
        auth.hashed(host),
        found.choices[: data.at],
        address(request),
    )
    return made(await services.hall.create(plan), host, handed)


@post(
    "/replay/{replay:str}/try",
    summary="What another choice would have cost; never which one is best",
    status_code=200,
    responses=changing(404, 409),
)
async def try_choice(
    replay: ReplayId, data: JSONBody[structs.TryWish], request: AnyRequest, services: TheServices
) -> structs.TriedFacts:
    services.check(request, "replays")
    found = await services.replays.get(replay, address(request))
    game = await services.replays.game(replay, data.at)
    if data.at >= len(found.choices):
        raise Refused("server-over", 409)
    seat = found.choices[data.at][0]
    if data.token not in [str(option) for option in game.options(seat)]:
        raise Refused("server-not-offered", 409)
    return await services.tries.cost(replay, found, data.at, data.token, address(request))


HANDLERS = [open_replay, branch, try_choice]
