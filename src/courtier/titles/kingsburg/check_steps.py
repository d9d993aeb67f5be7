"""Which question belongs to which step where modules or a scenario are in force, and what may still be to come then."""

from __future__ import annotations

from typing import Any, NamedTuple

from courtier.core import check as c
from courtier.core.agenda import Ask, Task
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.acts import Act, Trade
from courtier.titles.kingsburg.modules.tile_rewards import KeepGoods, NameOpponent, TakeOne
from courtier.titles.kingsburg.modules.tokens import ChooseToken, values
from courtier.titles.kingsburg.paying import Rewards
from courtier.titles.kingsburg.prices import FullPrice, discounts
from courtier.titles.kingsburg.state import KState
from courtier.titles.kingsburg.winter import HoldBack

PRODUCTIVE = (w.SPRING, w.SUMMER, w.FALL)
BY_MOMENT = ("Window", "DestinyTurns", "ScenarioTurns")
ANYWHERE = {"TakeGoods", "ChooseDeck"}  # goods of choice and looks come with many effects ...
WAITING = {"TakeGoods", "Look", "ChooseDeck"}  # ... and wait for each other
TOGETHER = {"ExchangeStrip", "CoverRows", "ChooseGovernor", "Reserve", "ChooseToken"}


class Place(NamedTuple):
    """A task of the schedule that asks: when, what, and what it leaves lying above the rest of the schedule."""

    phases: tuple[int, ...]
    step: int
    asks: set[str]
    above: set[str]


def window(phase: int | tuple[int, ...], step: int, moment: str, *more: str) -> Place:
    phases = phase if isinstance(phase, tuple) else (phase,)
    return Place(phases, step, {f"Act {moment}", f"Trade {moment}", *more}, {f"Act {moment}"})


PLACES = {
    "StartTurns": Place(PRODUCTIVE, w.START, {"StartEffects", "Trade season_start"}, {"StartEffects"}),
    "Blessing": Place(PRODUCTIVE, w.START, {"Bless", "GoodOrPoint"}, {"Blessed"}),
    "DestinyTurns season_start": Place(PRODUCTIVE, w.START, set(), set()),
    "DiceTurns": Place(PRODUCTIVE, w.ROLL, {"ChangeDice"}, set()),
    "Window total_window": window(PRODUCTIVE, w.ROLL, "total_window", "TurnDice"),
    "BridgeTurns": Place(PRODUCTIVE, w.ROLL, {"CrossBridge"}, set()),
    "StartInfluence": Place(PRODUCTIVE, w.INFLUENCE, {"Influence"}, set()),
    "Window influence_end": window(PRODUCTIVE, w.INFLUENCE, "influence_end", "MoveGroup"),
    "StartRewards": Place(
        PRODUCTIVE, w.REWARDS,
        {"ChooseReward", "MoreSoldiers", "PickFor", "NameOpponent", "TakeOne", "TakeFirst", "KeepGoods", "GiveOn"},
        {"Rewards", "PickFor"}),
    "ConstructTurns": Place(
        PRODUCTIVE, w.CONSTRUCT, {"Construct", "SecondBuilding", "FullPrice", "SaveGood", "TaxGood"},
        {"SecondBuilding", "TaxGood"}),
    "EndTurns": Place(PRODUCTIVE, w.END, {"EndEffects", "Sell"}, {"EndEffects"}),
    "DestinyTurns season_end": Place(PRODUCTIVE, w.END, {"Robbed", "SwapGoods", "SellGoods", "Levy"}, set()),
    "ScenarioTurns season_end": Place(PRODUCTIVE, w.END, {"Tribute", "Fair"}, set()),
    "Window year_start": window(w.FAVOR, 0, "year_start", "Raise"),
    "DestinyTurns year_start": Place((w.FAVOR,), 0, {"Reserve"}, set()),
    "PhaseProper": Place((w.FAVOR,), 0, {"FavorGood"}, {"FavorGood"}),
    "Window recruit_start": window(w.RECRUIT, 0, "recruit_start"),
    "RecruitTurns": Place((w.RECRUIT,), 0, {"Recruit", "PayRecruits"}, set()),
    "Window recruit_end": window(w.RECRUIT, 0, "recruit_end"),
    "Reinforce": Place((w.WINTER,), 0, {"ChooseToken"}, {"ShowTokens"}),
    "OwnDieTurns": Place((w.WINTER,), 0, {"OwnDie"}, set()),
    "ArmTurns": Place((w.WINTER,), 0, {"Arm"}, set()),
    "Strengths": Place((w.WINTER,), 0, {"HoldBack"}, set()),
    "BattleTurns": Place(
        (w.WINTER,), 0, {"Act battle_reward", "Trade battle_reward", "LoseGoods", "Ransom", "Consolation"},
        {"Act battle_reward", "Spoils", "Plunder", "LoseVP", "Consolation"}),
    "Window year_end": window(w.WINTER, 0, "year_end"),
    "DestinyTurns year_end": Place((w.WINTER,), 0, {"Donate"}, set()),
    "LastEffects": Place((w.WINTER,), 0, {"Act year_end_last"}, {"Window year_end_last", "Act year_end_last"}),
    "Window game_end": window(w.WINTER, 0, "game_end"),
    "Window year_end_last": window(w.WINTER, 0, "year_end_last"),
}  # fmt: skip


def label(task: Task[Any]) -> str:
    name = type(task).__name__
    if isinstance(task, Act | Trade) and name in ("Act", "Trade"):
        return f"{name} {w.MOMENTS[task.moment]}"
    return f"{name} {w.MOMENTS[int(str(task.data()[0]))]}" if name in BY_MOMENT else name


def agenda(s: KState) -> None:
    """The years and phases to come lie below what is left of this season, phase, setup or end."""
    if not s.asks:
        c.holds("agenda", not s.agenda and s.phase == w.WINTER)
        return
    names = [[type(task).__name__, *task.data()] for task in s.agenda]
    later: list[list[object]] = []
    frame: list[Task[Any]] = s.tables.game_end
    if names[:1] == [["Year"]]:
        phases = range(w.WINTER, s.phase, -1) if s.phase else ()
        later = [["Year"], *(["Phase", phase] for phase in phases)]
        frame = s.tables.season if s.phase in PRODUCTIVE else s.tables.phases[s.phase]
    c.equal("agenda", names[: len(later)], later)
    asked = {label(ask) for ask in (*s.asks, *[held.ask for held in s.held])}
    rest = [label(task) for task in s.agenda[len(later) :]]
    season = [label(task) for task in frame]
    if later and s.phase == 0:
        c.holds("agenda", set_up(s, asked, rest))
    else:
        c.holds("agenda", any(fits(s, host, season, asked, rest) for host in season if host in PLACES))
    c.equal("together", s.together, bool(asked & TOGETHER))
    if s.together:
        wanted = [
            seat for seat in range(len(s.players)) if asked != {"ChooseToken"} or len(values(s, seat)) > 1
        ]
        c.equal("asks", sorted(ask.seat for ask in (*s.asks, *[held.ask for held in s.held])), wanted)
    for task in (*s.agenda, *s.asks):
        about(s, task)


def fits(s: KState, host: str, season: list[str], asked: set[str], rest: list[str]) -> bool:
    """Could this task of the schedule be at work? It comes back for the seats that are still to come."""
    place, left = PLACES[host], season.index(host)
    above = rest[left:]
    if above[:1] == [host]:
        del above[0]
    return (
        s.phase in place.phases and s.step == place.step and rest[:left] == season[:left]
        and asked <= place.asks | ANYWHERE and set(above) <= place.above | WAITING
    )  # fmt: skip


def set_up(s: KState, asked: set[str], rest: list[str]) -> bool:
    """Strips first, then governors, then what these bring at once."""
    parts = s.tables.more.parts
    last = ["Window setup_end"] if s.tables.at[w.SETUP_END] else []
    govern = [*last, "DealGovernors"] if parts & w.M_GOVERNORS else last
    cover = [*govern, "CoverTogether"]
    if asked == {"Act setup_end"}:
        return rest == last
    return (len(asked) == 1 and s.year == 0 and s.step == 0) and rest == {
        "ChooseGovernor": last, "CoverRows": govern, "ExchangeStrip": cover, "Draft": [*cover, "DraftTurns"],
    }.get(next(iter(asked)))  # fmt: skip


def about(s: KState, task: Task[Any]) -> None:
    """What a task is about must be there."""
    seat, place = range(len(s.players)), range(1, len(s.tables.advisors))
    if isinstance(task, Rewards):
        c.holds("agenda", all(n >> 4 in place and n & 15 in seat for n in task.due))
    elif isinstance(task, HoldBack):
        c.holds("agenda", len(task.known) == 2 * s.order.index(task.seat))
    elif isinstance(task, FullPrice):
        own = discounts(s, task.seat, s.tables.buildings[task.number])
        c.holds("agenda", task.at < len(own) and task.unused < 1 << task.at)
    elif isinstance(task, KeepGoods | NameOpponent | TakeOne):
        tiles = s.tables.more.tiles
        ops = (
            ("gain_and_share",)
            if isinstance(task, KeepGoods)
            else ("opponent_then_double", "opponent_takes_one")
        )
        c.holds(
            "agenda",
            task.rank < len(tiles) and tiles[task.rank].op in ops and s.more.tiled >> task.rank & 1 == 1,
        )
    elif isinstance(task, ChooseToken):
        c.holds("asks", len(values(s, task.seat)) > 1)
    elif isinstance(task, Ask) and type(task).__name__ == "PickFor":
        c.holds("asks", task.data()[0] != task.data()[1])
