"""The requests about analyses of replays: begin, look, stop."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from courtier.server import structs
from courtier.server.house import TheHouse
from courtier.server.http import AnyRequest, ReplayId, problems

SinceQuery = Annotated[int, QueryParameter(ge=0, le=1_000_000)]


@post(
    "/replay/{replay:str}/analysis",
    summary="Analyse a replay: what each choice cost",
    status_code=200,
    responses=problems(404),
)
async def analyse(
    replay: ReplayId, data: JSONBody[structs.AnalysisWish], request: AnyRequest, house: TheHouse
) -> structs.AnalysisFacts:
    house.check(request, "replays")
    return house.analyses.begin(replay, house.replays.get(replay), data.budget).facts(0)


@get(
    "/replay/{replay:str}/analysis/verdicts", summary="How far an analysis has come", responses=problems(404)
)
async def analysis(replay: ReplayId, house: TheHouse, since: SinceQuery = 0) -> structs.AnalysisFacts:
    return house.analyses.get(replay).facts(since)


@post(
    "/replay/{replay:str}/analysis/stop",
    summary="Stop an analysis; what was found stays",
    status_code=200,
    responses=problems(404),
)
async def stop_analysis(replay: ReplayId, house: TheHouse) -> structs.AnalysisFacts:
    return house.analyses.stop(replay).facts(0)


HANDLERS = [analyse, analysis, stop_analysis]
