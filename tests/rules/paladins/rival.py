"""Positions of the solo game and the rival's turns in them."""

from __future__ import annotations

from typing import Any

from tests.rules.paladins.table import Setting, Table, World, place_player, table

from courtier import Game, start
from courtier.titles.paladins import words as w
from courtier.titles.paladins.solo.turn import RivalTurn
from courtier.titles.paladins.state import PState, Rival

SPARE = "9 labourer"  # so that nobody has to pass


def solo(
    marker: int = 1, world: World | None = None, workers: int = 9, A: Setting | None = None, **told: Any
) -> Table:
    """A against the rival: marker on this space, this many workers, no workshops; `told` are its things (Setting)."""
    t = table(world, seats=1, A=A or {"workers": SPARE})
    rival_of(t).marker = marker - 1
    p = t.rival
    p.shops = [0] * len(p.shops)
    p.done = [0] * len(p.done)
    setting: Setting = told  # type: ignore[assignment]
    place_player(t.s, t.s.seats, setting)
    for kind in p.suspicion:
        t.s.suspicion.cards.remove(kind)
    t.s.suspicion.seen = [0] * len(t.s.suspicion.cards)
    p.workers = [workers, 0, 0, 0, 0, 0]
    p.provision = p.silver = 0
    return t


def rival_of(t: Table) -> Rival:
    assert t.s.rival is not None
    return t.s.rival


def scheme(t: Table, id: str) -> None:
    """The rival's next turn, with this scheme on top."""
    rival = rival_of(t)
    kind = t.t.scheme_ids.index(id)
    for cards in (rival.schemes.cards, rival.discards, rival.aside):
        if kind in cards:
            cards.remove(kind)
            break
    rival.schemes.cards.append(kind)
    rival.schemes.seen = [0] * len(rival.schemes.cards)
    t.push(RivalTurn())


def fall_back(t: Table) -> None:
    """A turn whose scheme cannot be carried out."""
    t.rival.done[w.CONVERT] = 7
    scheme(t, "convert")


def plan(t: Table) -> list[tuple[str, str]]:
    return [(step["result"], step["action"]) for step in t.view()["rival"]["plan"]]


def did(t: Table) -> tuple[str, str | None]:
    """What the rival did in its last turn, and to whom."""
    last = t.view()["rival"]["plan"][-1]
    assert last["result"] == "does"
    return last["action"], last["target"]


def free(t: Table, *squares: str) -> None:
    """Only these squares are left."""
    ids = [square.id for square in t.t.squares]
    t.s.taken = (1 << len(ids)) - 1
    for id in squares:
        t.s.taken &= ~(1 << ids.index(id))


def track(t: Table) -> tuple[int, int, int]:
    """The rival's faith, strength, influence."""
    faith, strength, influence = t.rival.track
    return faith, strength, influence


def marker(t: Table) -> int:
    shown: int = t.view()["rival"]["marker"]
    return shown


def told(t: Table) -> list[str]:
    """What happened since this was last asked, as words.EVENTS."""
    kinds = [w.EVENTS[event.kind] for event in t.s.events]
    t.s.events.clear()
    return kinds


def listen(t: Table) -> None:
    t.s.telling = True
    t.s.events.clear()


def to_round(game: Game, number: int) -> PState:
    """Play on, passing, until the actions of a round begin."""
    while game.view()["round"] < number or game.view()["step"] != "actions":
        options = game.options(0)
        passes = [o for o in options if str(o) == "pass"]
        game.choose((passes or options)[0], 0)
    assert isinstance(game.state, PState)
    return game.state


def new(seed: int = 4, difficulty: str = "standard") -> Game:
    return start("paladins", 1, seed, {"difficulty": difficulty})
