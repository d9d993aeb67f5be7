"""Positions to look at: games played in this process up to a question, stored as tables before the server starts.

A browser that has to look at a position at nine sizes need not play up to it first.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from courtier import Game, start
from courtier.server import auth
from courtier.server.hall import Plan, new_seats
from courtier.server.services import Services
from courtier.server.settings import Settings
from tests.e2e import architects, hands, paladins
from tests.e2e.guest import State
from tests.e2e.test_kingsburg_modules import lively

NAMES = ("Aurore", "Basile", "Clothilde", "Dagobert", "Eudes")
MOST = 3000  # choices until a position must have come


@dataclass(frozen=True)
class Pose:
    """The first question of this kind to seat 0 alone, once the game is so far."""

    name: str
    title: str
    kind: str
    seats: int = 3
    options: dict[str, Any] = field(default_factory=dict)
    far: int = 0  # choices at least
    deal: int = 7
    lead: tuple[str, ...] = ()  # seat 0 takes what begins so whenever it is offered and the game is so far


def _sensible(pose: Pose) -> Callable[[State, random.Random], str]:
    if pose.title == "kingsburg":
        return lively if pose.options.get("modules") else hands.sensible
    return {"paladins": paladins.sensible, "architects": architects.sensible}[pose.title]


def _state(game: Game, seat: int) -> State:
    """What the page would have heard, as far as those who choose look at it."""
    return {
        "seat": seat,
        "view": game.view(seat),
        "asks": [{"seat": ask.seat, "kind": ask.kind} for ask in game.asks],
        "options": [{"token": str(option)} for option in game.options(seat)],
    }


def played_to(pose: Pose) -> Game:
    game, rng = start(pose.title, pose.seats, pose.deal, options=pose.options), random.Random(pose.deal)
    choose = _sensible(pose)
    for n in range(MOST):
        assert not game.over, f"{pose.name}: the game ended without the question"
        asked = [(ask.seat, ask.kind) for ask in game.asks]
        if asked == [(0, pose.kind)] and n >= pose.far:
            return game
        seat = asked[-1][0]  # where all choose in secret, seat 0 is the last
        tokens = [str(option) for option in game.options(seat)]
        led = [token for lead in pose.lead for token in tokens if token.startswith(lead)]
        game.choose(led[0] if led and seat == 0 and n >= pose.far else choose(_state(game, seat), rng), seat)
    raise AssertionError(f"{pose.name}: no such question within {MOST} choices")


async def _store(file: Path, poses: Iterable[Pose]) -> dict[str, dict[str, Any]]:
    services = await Services.open(Settings(db=str(file)))
    found = {}
    try:
        for pose in poses:
            game = played_to(pose)
            bots = [("bot", name, "greedy") for name in NAMES[1 : pose.seats]]
            seats, handed = new_seats([("me", NAMES[0], None), *bots])
            host = auth.new_secret()
            plan = Plan(
                pose.title, seats, game.options_in_force, "", str(pose.deal), auth.hashed(host), game.choices
            )
            table = await services.hall.create(plan)
            found[pose.name] = {
                "table": table.id, "title": pose.title, "name": "", "host": host, "friends": {}, "seen": 1,
                "seats": {0: handed[0].secret}, "status": "playing",
            }  # fmt: skip
    finally:
        await services.close()
    return found


def stored(file: Path, poses: Iterable[Pose]) -> dict[str, dict[str, Any]]:
    """Writes these tables into a database file; what a browser must keep to sit at each."""
    with ThreadPoolExecutor(1) as aside:  # Playwright's loop may run in this thread
        return aside.submit(asyncio.run, _store(file, poses)).result()


FULL_HOUSE = {"modules": [1, 2, 3, 4, 5, 6], "scenario": "goblin_valley"}
CROWNS = {"city_of_crowns": True}
POSES = (
    Pose("kingsburg", "kingsburg", "influence", seats=4, far=30),
    Pose("kingsburg-modules", "kingsburg", "influence", options=FULL_HOUSE, far=40),
    Pose("kingsburg-build", "kingsburg", "construct", seats=5, far=60),
    Pose("paladins", "paladins", "turn", far=30),
    Pose(
        "paladins-target", "paladins", "target", far=30, lead=("act commission", "act attack", "act garrison")
    ),
    Pose("paladins-crowns", "paladins", "turn", options=CROWNS, far=40),
    Pose("paladins-crowns-four", "paladins", "turn", seats=4, options=CROWNS, far=80),
    Pose("paladins-solo", "paladins", "turn", seats=1, far=20),
    Pose("architects", "architects", "turn", seats=4, far=60),
    Pose("architects-draft", "architects", "draft", seats=2),
    Pose("architects-guildhall", "architects", "guildhall", far=40, lead=("place guildhall",)),
    Pose("architects-solo", "architects", "turn", seats=1, options={"opponent": "helena"}, far=30),
)
