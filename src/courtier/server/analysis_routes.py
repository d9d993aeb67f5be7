"""The requests about analyses of replays: begin, look, stop."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from courtier.server import auth, structs
from courtier.server.analysis_jobs import Asker
from courtier.server.http import AnyRequest, ReplayId, changing, problems
from courtier.server.services import TheServices, address

SinceQuery = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
BudgetQuery = Annotated[int, QueryParameter(ge=10, le=5_000)]


def asker(request: AnyRequest) -> Asker:
    return Asker(address(request), auth.bearer(request.headers.get("authorization")))


@post(
    "/replay/{replay:str}/analysis",
    summary="Analyse a replay: what each choice cost. With a bearer secret of your own you can stop it",
    status_code=200,
    responses=changing(404),
    security=[{}, {"secret": []}],
)
async def analyse(
    replay: ReplayId, data: JSONBody[structs.AnalysisWish], request: AnyRequest, services: TheServices
) -> structs.AnalysisFacts:
    services.check(request, "replays")
    who = asker(request)
    found = await services.replays.get(replay, who.address)
    return await services.analyses.wish(replay, found, data.budget, who)


@get(
    "/replay/{replay:str}/analysis/verdicts",
    summary="How far an analysis has come",
    responses=problems(404),
    security=[{}, {"secret": []}],
)
async def analysis(
    replay: ReplayId,
    request: AnyRequest,
    services: TheServices,
    since: SinceQuery = 0,
    budget: BudgetQuery = structs.USUAL_BUDGET,
) -> structs.AnalysisFacts:
    return await services.analyses.look(replay, budget, since, asker(request))


@post(
    "/replay/{replay:str}/analysis/stop",
    summary="Stop the analysis that you began; what was found stays",
    status_code=200,
    responses=changing(404),
    security=[{"secret": []}],
)
async def stop_analysis(
    replay: ReplayId, data: JSONBody[structs.AnalysisWish], request: AnyRequest, services: TheServices
) -> structs.AnalysisFacts:
    return await services.analyses.end(replay, data.budget, asker(request))


HANDLERS = [analyse, analysis, stop_analysis]
