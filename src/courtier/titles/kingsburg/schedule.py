"""The order of things: what a season, a phase and the end of the game consist of.

Tables carry these lists, the last first, with the tasks of the modules in force already in their places. Tasks are
immutable, so every game pushes the same ones.
"""

from __future__ import annotations

from typing import Any

from courtier.core.agenda import Task
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.acts import EndTurns, StartTurns, Window
from courtier.titles.kingsburg.construct import ConstructTurns
from courtier.titles.kingsburg.influence import StartInfluence
from courtier.titles.kingsburg.modules.blessing import Blessing
from courtier.titles.kingsburg.modules.campaign import ArmTurns, BattleTurns, OwnDieTurns, Reinforce, Reveal
from courtier.titles.kingsburg.modules.destinies import DestinyTurns, DrawDestiny
from courtier.titles.kingsburg.modules.dice import BridgeTurns, DiceTurns
from courtier.titles.kingsburg.modules.scenarios import ScenarioTurns
from courtier.titles.kingsburg.modules.tiles import DrawTile, RemoveTile
from courtier.titles.kingsburg.modules.tokens import ScoreTokens
from courtier.titles.kingsburg.paying import CollectDice, StartRewards
from courtier.titles.kingsburg.recruit import RecruitTurns
from courtier.titles.kingsburg.season import EndSeason, RerollTurns, Roll, SetOrder
from courtier.titles.kingsburg.tables import Tables
from courtier.titles.kingsburg.winter import Aftermath, Strengths
from courtier.titles.kingsburg.year import GameEnd, LastEffects, PhaseProper, TheEnd

Tasks = list[Task[Any]]


def schedule(t: Tables) -> None:
    parts = t.more.parts
    governors = parts & w.M_GOVERNORS != 0
    t.season = backwards([
        *only(parts & w.M_TILES != 0, DrawTile()),
        StartTurns(0), *only(governors, Blessing()), *common(t, w.SEASON_START),
        Roll(), DiceTurns(0) if t.modular else RerollTurns(0), *window(t, w.TOTAL_WINDOW),
        *only(len(t.at[w.TURN_ORDER]) > 0, BridgeTurns(0)), SetOrder(),
        StartInfluence(), *window(t, w.INFLUENCE_END),
        StartRewards(), CollectDice(),
        ConstructTurns(0),
        EndTurns(0), *common(t, w.SEASON_END), *only(parts & w.M_TILES != 0, RemoveTile()), EndSeason(),
    ])  # fmt: skip
    if not t.modular:
        return
    t.phases[w.FAVOR] = backwards([
        *only(parts & w.M_DESTINIES != 0, DrawDestiny()), *window(t, w.YEAR_START), *common(t, w.YEAR_START),
        PhaseProper(w.FAVOR),
    ])  # fmt: skip
    t.phases[w.RECRUIT] = backwards([*window(t, w.RECRUIT_START), RecruitTurns(0), *window(t, w.RECRUIT_END)])
    t.phases[w.WINTER] = backwards([
        *common(t, w.WINTER_START),
        Reinforce(), *only(bool(t.at[w.REINFORCEMENTS]), OwnDieTurns(0)), Reveal(), ArmTurns(0), Strengths(()),
        BattleTurns(0), Aftermath(),
        *window(t, w.YEAR_END), *common(t, w.YEAR_END), *only(governors, LastEffects()),
    ])  # fmt: skip
    t.game_end = backwards([
        GameEnd(), *window(t, w.GAME_END), *only(parts & w.M_TOKENS != 0, ScoreTokens()),
        *window(t, w.YEAR_END_LAST), TheEnd(),
    ])  # fmt: skip


def window(t: Tables, moment: int) -> Tasks:
    """The seats' own effects; only where some card works then."""
    return [Window(moment, 0)] if t.at[moment] else []


def common(t: Tables, moment: int) -> Tasks:
    """Then the destiny, then the scenario (KBM4-051)."""
    return [
        *only(t.more.parts & w.M_DESTINIES != 0, DestinyTurns(moment, 0)),
        *only(t.more.parts & w.M_SCENARIO != 0, ScenarioTurns(moment, 0)),
    ]


def only(wanted: bool, task: Task[Any]) -> Tasks:
    return [task] if wanted else []


def backwards(tasks: Tasks) -> Tasks:
    return tasks[::-1]
