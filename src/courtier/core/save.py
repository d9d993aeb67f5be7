"""The whole position as plain JSON and back. Generic over the classes' field lists; nothing here knows a title.

What equals the title's blank state is left out, and in a piece what equals its constructor's default. So a new field
with a default changes no position, digest or record that was written before there was such a field.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from courtier.core.agenda import Ask, Held, State, Task, Together
from courtier.core.check import RAW, PositionError
from courtier.core.options import NOT_YET
from courtier.core.piles import Pile
from courtier.core.reasons import CourtierError
from courtier.core.rng import SEEDS, key_of
from courtier.core.title import Title
from courtier.core.words import Phrase, shown

SPECIAL = {"agenda", "asks", "block", "block_at", "events", "held", "key", "options", "tables", "telling"}
_classes: dict[type[Any], tuple[tuple[str, ...], dict[str, Any]]] = {}  # asked for at every digest


def fields(cls: type[Any]) -> tuple[str, ...]:
    """Field names of a slotted class, interpreted or compiled."""
    return _known(cls)[0]


def _known(cls: type[Any]) -> tuple[tuple[str, ...], dict[str, Any]]:
    """A class's fields, and the values that its constructor fills in by itself."""
    known = _classes.get(cls)
    if known is None:
        given = inspect.signature(cls).parameters.values()
        usual = {p.name: p.default for p in given if p.default is not inspect.Parameter.empty}
        known = _classes[cls] = (_slots(cls), usual)
    return known


def _slots(cls: type[Any]) -> tuple[str, ...]:
    names: list[str] = []
    for base in reversed(cls.__mro__):
        own = base.__dict__.get("__slots__", ()) or base.__dict__.get("__mypyc_attrs__", ())
        names += [name for name in own if not name.startswith("__") and name not in names]
    return tuple(sorted(names))


def dump(s: State, blank: State) -> dict[str, Any]:
    """A state as plain JSON, without what it has in common with a blank one of its title."""
    model = _model(blank)
    out = {name: value for name, value in _fields(s).items() if value != model[name]}
    if s.key:
        out["key"] = s.key.hex()
    out["agenda"] = [_task(task) for task in s.agenda]
    out["asks"] = [_task(ask) for ask in s.asks]
    out["held"] = [[_task(held.ask), str(held.option)] for held in s.held]
    return out


@lru_cache(64)
def _model(blank: State) -> dict[str, Any]:
    return _fields(blank)


def _fields(s: State) -> dict[str, Any]:
    return {name: _plain(getattr(s, name)) for name in fields(type(s)) if name not in SPECIAL}


def _plain(value: Any) -> Any:
    if isinstance(value, list | tuple):
        return [_plain(v) for v in value]
    if value is None or isinstance(value, int | str):
        return value
    out: dict[str, Any] = {"is": type(value).__name__}
    names, usual = _known(type(value))
    for name in names:
        held = getattr(value, name)
        if name not in usual or not (held == usual[name] or (usual[name] is None and held == [])):
            out[name] = _plain(held)
    return out


def _fits(value: Any, model: Any) -> bool:
    """Has a value the shape that it has in a blank state? What is None or empty there may be anything."""
    if model is None:
        return True
    if type(value) is not type(model):
        return False
    if isinstance(model, list):
        return all(_fits(v, model[0]) for v in value) if model else True
    if isinstance(model, int | str | tuple):
        return True
    return all(_fits(getattr(value, name), getattr(model, name)) for name in fields(type(model)))


def _task(task: Task[Any]) -> list[Any]:
    if isinstance(task, Together):
        return ["Together", [_task(ask) for ask in task.all]]
    return [type(task).__name__, *task.data()]


def restore(
    title: Title[Any], s: State, data: dict[str, Any], check: Callable[[], None] = lambda: None
) -> None:
    """Fill a blank state of the title with a dumped position, and check it before any rule looks at it."""
    pieces = {cls.__name__: cls for cls in (*title.pieces, Pile)}
    tasks = {cls.__name__: cls for cls in title.tasks}

    def piece(value: Any) -> Any:
        if isinstance(value, list):
            return [piece(v) for v in value]
        if isinstance(value, dict):
            return pieces[value["is"]](**{name: piece(v) for name, v in value.items() if name != "is"})
        return value

    def task(value: list[Any]) -> Any:
        name, *args = value
        if name == "Together":
            return Together([task(ask) for ask in args[0]])
        return tasks[name](*[tuple(arg) if isinstance(arg, list) else arg for arg in args])

    def held(ask: Ask[Any], token: str) -> Held:
        for option in ask.legal(s):
            if str(option) == token:
                return Held(ask, option)
        raise ValueError(token)

    try:
        own = set(fields(type(s))) - SPECIAL
        for name, given in data.items():
            if name in own:
                value = piece(given)
                if not _fits(value, getattr(s, name)):
                    raise PositionError(Phrase("position-shape", {"name": name}))
                setattr(s, name, value)
            elif name not in ("agenda", "asks", "held", "key"):
                raise ValueError(name)
        _restore_draws(s, data.get("key", ""))
        s.agenda = [task(t) for t in data["agenda"]]
        open: list[Ask[Any]] = [task(t) for t in data["asks"]]
        s.asks = open
        secret = [(task(ask), token) for ask, token in data["held"]]
        s.held = [Held(ask, NOT_YET) for ask, _ in secret]
        check()
        s.held = [held(ask, token) for ask, token in secret]
        s.options = [ask.legal(s) for ask in open]
        for ask, options in zip(open, s.options, strict=True):
            if not options:
                raise PositionError(Phrase("position-no-choice", {"seat": ask.seat}))
    except RAW as error:
        raise broken(title.name, error) from error


def broken(title: str, error: Exception) -> PositionError:
    """One sentence, whatever went wrong."""
    what = error.said if isinstance(error, CourtierError) else shown(f"{type(error).__name__}: {error}")
    return PositionError(Phrase("position-broken", {"title": title, "what": what}))


def _restore_draws(s: State, key: Any) -> None:
    """With a key `rng` counts words; without one it is the fast generator, which would never leave 0."""
    if not isinstance(key, str):
        raise TypeError("key")
    if not 0 <= s.rng < SEEDS or (not key and s.rng == 0):
        raise ValueError("rng")
    s.key = key_of(key) if key else b""
