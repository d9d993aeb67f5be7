"""Records outlive growth: new fields with a default, a new deck, another note or provenance refuse none of them."""

from __future__ import annotations

import inspect
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tools.records import PLANS

from courtier import Game, load, start, titles
from courtier.core.save import fields
from courtier.core.title import Title

TITLES = ("kingsburg", "paladins", "architects")


def grown_class(cls: type[Any]) -> type[Any]:
    """The class as a later version may have it: of the same name, with two more fields that have a default."""

    def made(self: Any, *args: Any, harbour: int = -1, ships: list[int] | None = None, **more: Any) -> None:
        cls.__init__(self, *args, **more)
        self.harbour = harbour
        self.ships = [] if ships is None else ships

    def clone(self: Any) -> Any:
        return grow(cls.clone(self), grown)

    body = {"__slots__": ("harbour", "ships"), "__init__": made, "clone": clone}
    grown = type(cls.__name__, (cls,), body)
    grown.__signature__ = signature(cls)  # type: ignore[attr-defined]
    return grown


def signature(cls: type[Any]) -> Any:
    kind = inspect.Parameter.KEYWORD_ONLY
    more = [inspect.Parameter("harbour", kind, default=-1), inspect.Parameter("ships", kind, default=None)]
    return inspect.Signature([*inspect.signature(cls).parameters.values(), *more])


def grow(old: Any, grown: type[Any]) -> Any:
    new = object.__new__(grown)
    new.harbour, new.ships = -1, []
    for name in fields(type(old)):
        setattr(new, name, getattr(old, name))
    return new


def later(title: Title[Any], folder: Path) -> Title[Any]:
    """A later version of the title: its state and its players have more fields, and there is one more deck."""
    state = grown_class(type(title.blank(title.load()[1], title.seats[-1])))
    player = grown_class(title.pieces[0])
    assert player.__name__ == "Player"

    def grow_state(old: Any) -> Any:
        new = grow(old, state)
        new.players = [grow(p, player) for p in new.players]
        return new

    class Later(type(title)):  # type: ignore[misc]
        pieces = (player, *title.pieces[1:])

        def blank(self, tables: Any, seats: int) -> Any:
            return grow_state(super().blank(tables, seats))

        def setup(self, tables: Any, seats: int, options: Any, key: bytes) -> Any:
            return grow_state(super().setup(tables, seats, options, key))

    Later.folder = folder
    shutil.copytree(title.folder / "content", folder / "content")
    for path in (folder / "content").glob("*.toml"):
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace('"rulebook"', '"sourced"') + "# read again\n", encoding="utf-8")
    extra = '[[harbour]]\nid = "north"\nships = 3\nprovenance = "rulebook"\n'
    (folder / "content" / "harbours.toml").write_text(extra, encoding="utf-8")
    return Later()


@pytest.fixture(scope="module")
def versions(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Title[Any]]:
    return {name: later(titles()[name], tmp_path_factory.mktemp(name) / name) for name in TITLES}


@pytest.fixture
def install(versions: dict[str, Title[Any]]) -> Iterator[Callable[[], None]]:
    """From now on, the later versions are the ones that are here."""
    usual = dict(titles())
    yield lambda: titles().update(versions)
    titles().update(usual)


@pytest.mark.parametrize("plan", PLANS, ids=[plan.path.stem for plan in PLANS])
def test_a_record_replays_in_a_later_version(plan: Any, install: Callable[[], None]) -> None:
    install()
    text = plan.path.read_text(encoding="utf-8")
    game = load(text)
    assert game.over
    assert "harbour" in fields(type(game.state))
    assert game.record(names=plan.players) == text


@pytest.mark.parametrize("title", TITLES)
def test_a_position_goes_from_version_to_version(title: str, install: Callable[[], None]) -> None:
    """An old one is read with the defaults; as long as nothing else is there, the new one is the same."""
    game = start(title, titles()[title].seats[-1], 3)
    for _ in range(12):
        seat = game.asks[-1].seat
        game.choose(game.options(seat)[0], seat)
    old = game.to_data()
    install()
    new = Game.from_data(old)
    assert new.to_data() == old
    assert new.digest() == game.digest()
    state: Any = new.state
    assert (state.harbour, state.players[0].ships) == (-1, [])
    state.players[0].ships = [2]
    state.harbour = 4
    again: Any = Game.from_data(new.to_data()).state
    assert (again.harbour, again.players[0].ships) == (4, [2])
