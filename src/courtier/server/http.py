"""The requests under /api: titles, tables, replays. Each answers with a struct or with a Problem."""

from __future__ import annotations

import asyncio
import random
from typing import Annotated, Any

from litestar import Request, Response, Router, get, post
from litestar.datastructures import State as AppState
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from courtier import titles
from courtier.bots import levels
from courtier.bots.strength import strength
from courtier.core.rng import key_of, read_seed
from courtier.core.table_options import OptionError, OptionSpec
from courtier.core.title import Title
from courtier.server import auth, structs
from courtier.server.errors import Refused
from courtier.server.hall import Plan, facts_of, made, new_seats
from courtier.server.replay import Replay
from courtier.server.rules import read_rules
from courtier.server.services import TheServices, address
from courtier.server.tables import Table
from courtier.server.wire import HintFacts

AnyRequest = Request[Any, Any, AppState]
TableId = Annotated[str, PathParameter(min_length=1, max_length=24)]
ReplayId = Annotated[str, PathParameter(min_length=1, max_length=32)]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=63, required=False)]
LangQuery = Annotated[str, QueryParameter(max_length=8)]


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    return {
        status: ResponseSpec(structs.Problem, description=_MEANING[status], generate_examples=False)
        for status in (400, *statuses, 429, 503)
    }


def changing(*statuses: int) -> dict[int, ResponseSpec]:
    """Of a request that changes something: only from our own page, and only as JSON."""
    return problems(403, *statuses, 415)


_MEANING = {
    400: "Not understood, or not accepted",
    401: "A seat's secret is needed",
    403: "Not a secret of this table",
    404: "There is no such thing",
    409: "Not now",
    413: "Too big",
    415: "Not JSON",
    422: "A record that cannot be replayed",
    429: "Too many requests",
    503: "The database is locked or gone",
}


@get("/titles", summary="Titles that can be played", responses=problems())
async def list_titles(services: TheServices) -> list[structs.TitleFacts]:
    bots = [name for name in levels() if name in services.context.players.names]
    return [
        structs.TitleFacts(
            name,
            structs.Span(title.seats[0], title.seats[-1]),
            [_option(spec) for spec in title.options],
            [structs.Preset(preset, dict(chosen)) for preset, chosen in title.presets],
            [_level(name, bot) for bot in bots],
        )
        for name, title in titles().items()
    ]


def _level(title: str, bot: str) -> structs.BotFacts:
    known = strength(title, bot)
    if known is None:
        return structs.BotFacts(bot, None, None)
    return structs.BotFacts(bot, known.won, known.seconds)


def _option(spec: OptionSpec) -> structs.OptionFacts:
    default = list(spec.default) if isinstance(spec.default, tuple) else spec.default
    needs = None if spec.needs is None else structs.Needs(spec.needs[0], list(spec.needs[1]))
    only = [structs.Only(option, list(wanted), value) for value, option, wanted in spec.only]
    return structs.OptionFacts(
        spec.name, spec.kind, default, list(spec.values), needs, list(spec.seats), only
    )


def _title(name: str) -> Title[Any]:
    if name not in titles():
        raise Refused("server-no-title", 404, name=name[:64], known=", ".join(titles()))
    return titles()[name]


@get(
    "/titles/{title:str}/content",
    summary="A title's cards as data; table options as the query, e.g. ?modules=1,3, give the cards of that table",
    responses=problems(404),
)
async def title_content(title: FromPath[str], request: AnyRequest) -> dict[str, Any]:
    found = _title(title)
    try:
        settled = found.read_options(dict(request.query_params.items()))
    except OptionError as error:
        raise Refused.because(error.said, 400) from None
    content, _ = await asyncio.to_thread(
        found.load, None, found.parts(settled)
    )  # a new combination takes a while
    return dict(found.content_data(content))


@get("/titles/{title:str}/rules", summary="A title's rules in our own words", responses=problems(404))
async def title_rules(title: FromPath[str], lang: LangQuery = "en") -> structs.Rules:
    return read_rules(title, _title(title).folder, lang)


@post("/tables", summary="Set up a table", responses=changing(413))
async def new_table(
    data: JSONBody[structs.NewTable], request: AnyRequest, services: TheServices
) -> structs.TableMade:
    services.check(request, "tables")
    seed = _seed(data.seed)
    options = data.options
    if data.title in titles():
        options = _applying(titles()[data.title], data.preset, options, len(data.seats), seed)
    seats, handed = new_seats([(seat.kind, seat.name, seat.bot) for seat in data.seats])
    host = auth.new_secret()
    plan = Plan(
        data.title,
        seats,
        options,
        data.name,
        seed,
        auth.hashed(host),
        address=address(request),
    )
    return made(await services.hall.create(plan), host, handed)


def _applying(
    title: Title[Any], preset: str | None, options: dict[str, Any], seats: int, seed: str | None
) -> dict[str, Any]:
    """Asked when a table is set up. Rematches and branches take the options of a game that was played."""
    try:
        if preset is not None:
            rng = random.SystemRandom() if seed is None else random.Random(seed)
            options = {**title.preset(preset, rng), **options}
        title.settle(options, seats)
    except OptionError as error:
        raise Refused.because(error.said, 400) from None
    return options


def _seed(typed: int | str | None) -> str | None:
    """A chosen seed as it is stored."""
    if typed is None:
        return None
    seed = read_seed(str(typed))
    try:
        key_of(seed)
    except ValueError:
        raise Refused("server-bad-request", 400, field="seed", where="seed") from None
    return str(seed)


@get("/tables/{table:str}", summary="What everybody may know of a table", responses=problems(404))
async def table_facts(table: TableId, services: TheServices) -> structs.TableFacts:
    return facts_of(await services.hall.fresh(table))


@post(
    "/tables/{table:str}/claim",
    summary="Open a link: take its seat",
    status_code=200,
    responses=changing(404, 409),
)
async def claim(table: TableId, data: JSONBody[structs.Claim], services: TheServices) -> structs.Claimed:
    found = await services.hall.fresh(table)
    seat, secret = await found.people.claim(data.invitation, data.secret, data.name)
    return structs.Claimed(seat, secret)


@post(
    "/tables/{table:str}/rematch",
    summary="The same people again; needs a seat's secret as bearer",
    responses=changing(401, 404, 409),
    security=[{"secret": []}],
)
async def rematch(
    table: TableId, data: JSONBody[structs.RematchWish], request: AnyRequest, services: TheServices
) -> structs.TableMade:
    services.check(request, "tables")
    old = await services.hall.fresh(table)
    secret = auth.bearer(request.headers.get("authorization"))
    if secret is None:
        raise Refused("server-secret-needed", 401)
    old.who(secret)
    new = await services.hall.rematch(old, data.same_deal)
    return made(new, None, [structs.SeatSecret(seat.seat, seat.kind, None) for seat in new.seats.all])


async def _record(table: Table) -> str:
    if table.status not in ("over", "differs"):
        raise Refused("server-not-over", 409)
    await table.disclose()
    names = [seat.name for seat in table.seats.all]
    return table.log.game.record(seed=True, names=names if any(names) else ())


@get(
    "/tables/{table:str}/record",
    summary="The record of a finished table",
    media_type="text/plain",
    responses=problems(404, 409),
)
async def table_record(table: TableId, services: TheServices) -> Response[str]:
    found = await services.hall.fresh(table)
    name = f"{found.title}-{found.id}.txt"
    return Response(await _record(found), headers={"content-disposition": f'attachment; filename="{name}"'})


def replay_facts(name: str, replay: Replay, table: Table | None = None) -> structs.ReplayFacts:
    return structs.ReplayFacts(
        name,
        replay.title,
        replay.seats,
        replay.options,
        replay.names,
        len(replay.choices),
        replay.text,
        str(replay.seed),
        replay.marks,
        table.id if table else None,
        [seat.bot if seat.kind == "bot" else None for seat in table.seats.all] if table else [],
    )


@post(
    "/tables/{table:str}/replay",
    summary="Replay a finished table",
    status_code=200,
    responses=changing(404, 409),
)
async def table_replay(table: TableId, request: AnyRequest, services: TheServices) -> structs.ReplayFacts:
    services.check(request, "replays")
    found = await services.hall.fresh(table)
    name, replay = await services.replays.add(await _record(found), address(request))
    return replay_facts(name, replay, found)


@post("/replay", summary="Check and replay a pasted record", status_code=200, responses=changing(413, 422))
async def pasted_replay(
    data: JSONBody[structs.PastedRecord], request: AnyRequest, services: TheServices
) -> structs.ReplayFacts:
    services.check(request, "replays")
    name, replay = await services.replays.add(data.record, address(request))
    return replay_facts(name, replay)


@get("/replay/{replay:str}/story", summary="The chronicle of a replay", responses=problems(404))
async def replay_story(
    replay: ReplayId, services: TheServices, seat: SeatQuery = None
) -> structs.ReplayStory:
    return structs.ReplayStory(await services.replays.story(replay, seat))


@get("/replay/{replay:str}/{n:int}", summary="One frame of a replay", responses=problems(404))
async def replay_frame(
    replay: ReplayId, n: FromPath[int], services: TheServices, seat: SeatQuery = None
) -> structs.Frame:
    return await services.replays.frame(replay, n, seat)


@post(
    "/replay/{replay:str}/hint",
    summary="What to choose here, what it brings and how sure that is, and the second-best choice",
    status_code=200,
    responses=changing(404, 409),
)
async def replay_hint(
    replay: ReplayId, data: JSONBody[structs.At], request: AnyRequest, services: TheServices
) -> HintFacts:
    services.check(request, "replays")
    game = await services.replays.game(replay, data.at)
    if game.over:
        raise Refused("server-over", 409)
    seat = game.asks[0].seat
    found = await services.context.players.hint(game, seat, address=address(request), table=replay)
    if found is None:
        raise Refused("server-no-hint", 503)
    return found


HANDLERS = [
    list_titles, title_content, title_rules, new_table, table_facts, claim, rematch, table_record, table_replay,
    pasted_replay, replay_story, replay_frame, replay_hint,
]  # fmt: skip


def api(*more: Any) -> Router:
    return Router("/api", route_handlers=[*HANDLERS, *more])
