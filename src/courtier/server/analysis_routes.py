"""The requests about analyses of replays: begin, look, stop."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from courtier.server import structs
from courtier.server.http import AnyRequest, ReplayId, problems
from courtier.server.services import TheServices

SinceQuery = Annotated[int, QueryParameter(ge=0, le=1_000_000)]


@post(
    "/replay/{replay:str}/analysis",
    summary="Analyse a replay: what each choice cost",
    status_code=200,
    responses=problems(404),
)
async def analyse(
    replay: ReplayId, data: JSONBody[structs.AnalysisWish], request: AnyRequest, services: TheServices
) -> structs.AnalysisFacts:
    services.check(request, "replays")
    return services.analyses.begin(replay, services.replays.get(replay), data.budget).facts(0)


@get(
    "/replay/{replay:str}/analysis/verdicts", summary="How far an analysis has come", responses=problems(404)
)
async def analysis(replay: ReplayId, services: TheServices, since: SinceQuery = 0) -> structs.AnalysisFacts:
    return services.analyses.get(replay).facts(since)


@post(
    "/replay/{replay:str}/analysis/stop",
    summary="Stop an analysis; what was found stays",
    status_code=200,
    responses=problems(404),
)
async def stop_analysis(replay: ReplayId, services: TheServices) -> structs.AnalysisFacts:
    return services.analyses.stop(replay).facts(0)


HANDLERS = [analyse, analysis, stop_analysis]
