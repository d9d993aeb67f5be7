"""A small net at search's leaves: what `courtier learn` learnt, played with numpy.

`net:FILE` searches as the chancellor does, `net:FILE@600` with so many iterations. The net foretells by how many
points the title's own forecast of a quiet position is off, from one seat's view. Its file (npz) carries the hash of the
encoder it was learnt with, as numbers mean nothing to another one.
"""

from __future__ import annotations

import json
import os
import zipfile
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

from courtier.bots.levels import Level, Settings
from courtier.bots.think import knowledge_of
from courtier.core.agenda import State
from courtier.core.extras import need
from courtier.core.game import Game
from courtier.core.knowledge import Knowledge
from courtier.core.reasons import CourtierError
from courtier.core.words import Phrase, shown, whole

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from courtier.core.encoding import Encoder

    Floats = NDArray[np.float32]

NET = "net:"
AT = "@"
FORMAT = 1
LIKE = "chancellor"  # whose iterations it has when nothing is said


class NetError(CourtierError):
    """A file that holds no net, or a net of another title."""


@dataclass
class Net:
    """Layers with rectifiers between them; the last one has a single output, in points."""

    title: str
    seats: int
    encoder: str  # the hash of what its inputs mean
    weights: list[Floats]
    biases: list[Floats]
    notes: dict[str, Any] = field(default_factory=dict)  # how it was learnt, for people

    def judge(self, rows: Any) -> Floats:
        """For each observation the points to add to the forecast of whose view it is."""
        np = need("numpy")
        out = np.asarray(rows, dtype=np.float32)
        for weight, bias in zip(self.weights[:-1], self.biases[:-1]):
            out = np.maximum(out @ weight + bias, 0.0)
        judged: Floats = (out @ self.weights[-1] + self.biases[-1])[:, 0]
        return judged

    def save(self, path: Path) -> None:
        np = need("numpy")
        head = {
            "net": FORMAT,
            "title": self.title,
            "seats": self.seats,
            "encoder": self.encoder,
            **self.notes,
        }
        layers = {f"weight_{i}": weight for i, weight in enumerate(self.weights)}
        layers |= {f"bias_{i}": bias for i, bias in enumerate(self.biases)}
        beside = path.with_name(f".{path.name}.new.npz")
        np.savez(beside, head=np.array(json.dumps(head)), **layers)
        beside.replace(path)

    @staticmethod
    def load(path: Path) -> Net:
        np = need("numpy")
        try:
            with np.load(path, allow_pickle=False) as file:
                head = json.loads(str(file["head"]))
                count = sum(name.startswith("weight_") for name in file.files)
                weights = [file[f"weight_{i}"] for i in range(count)]
                biases = [file[f"bias_{i}"] for i in range(count)]
            if head.pop("net") != FORMAT or not _chain(weights, biases):
                raise ValueError("net")
            return Net(head.pop("title"), head.pop("seats"), head.pop("encoder"), weights, biases, head)
        except FileNotFoundError:
            raise NetError(Phrase("net-no-file", {"file": str(path)})) from None
        except (OSError, ValueError, KeyError, TypeError, AttributeError, zipfile.BadZipFile) as error:
            raise NetError(Phrase("net-broken", {"file": str(path), "what": shown(error)})) from None

    def knowledge(self, game: Game) -> NetKnowledge:
        """What this net and the title know together; EncodingError when the net was learnt with another encoder."""
        if game.title.name != self.title:
            raise NetError(Phrase("net-other-title", {"there": self.title, "here": game.title.name}))
        encoder = game.encoder
        encoder.same(self.encoder)
        return NetKnowledge(knowledge_of(game), encoder, self)


def _chain(weights: list[Any], biases: list[Any]) -> bool:
    """Does each layer take what the one before gives, and the last one give a single number?"""
    shapes = [weight.shape for weight in weights]
    fits = all(before[1] == after[0] for before, after in pairwise(shapes))
    wide = all(bias.shape == (shape[1],) for bias, shape in zip(biases, shapes))
    return bool(shapes) and all(len(shape) == 2 for shape in shapes) and fits and wide and shapes[-1][1] == 1


class NetKnowledge(Knowledge[State]):
    """The title's knowledge with the net's correction of its forecast. Whatever the title does otherwise, nothing is
    played out: a net judges at the next quiet moment."""

    def __init__(self, usual: Knowledge[Any], encoder: Encoder[Any], net: Net) -> None:
        super().__init__(usual.weights)
        self.usual = usual
        self.encoder = encoder
        self.net = net
        self.numpy = need("numpy")

    def features(self, s: State, seat: int) -> list[float]:
        return self.usual.features(s, seat)

    def made(self, s: State, seat: int) -> float:
        return self.usual.made(s, seat)

    def players(self, s: State) -> int:
        return self.usual.players(s)

    def left(self, s: State) -> float:
        return self.usual.left(s)

    def quiet(self, s: State) -> bool:
        return self.usual.quiet(s)

    def likes(self, s: State, at: int) -> list[float]:
        return self.usual.likes(s, at)

    def sure(self, s: State, at: int) -> float:
        return self.usual.sure(s, at)

    def settle(self, s: State) -> None:
        self.usual.settle(s)

    def worth_trying(self, n: int, like: float, depth: int) -> bool:
        return self.usual.worth_trying(n, like, depth)

    def points(self, s: State) -> list[float]:
        points = self.usual.points(s)
        if s.over():
            return points
        seats = self.encoder.seats
        seen = b"".join([self.encoder.observe(s, seat) for seat in range(seats)])
        rows = self.numpy.frombuffer(seen, dtype=self.numpy.uint8).reshape(seats, -1)
        for seat, off in enumerate(self.net.judge(rows).tolist()):
            points[seat] += off
        return points


class NetLevel(Level):
    """Search as a level does it, with a net."""

    def __init__(self, name: str, timed: bool = True) -> None:
        file, at, number = name.removeprefix(NET).rpartition(AT)
        iterations = whole(number)
        counted = bool(at) and iterations > 0
        super().__init__(name, timed, Settings(iterations=iterations) if counted else None)
        self.net = Net.load(Path(os.path.expanduser(file if counted else name.removeprefix(NET))))
        self._known: tuple[Any, NetKnowledge] | None = None

    def settings(self, game: Game) -> Settings:
        return self.fixed or Level(LIKE).settings(game)

    def knowledge(self, game: Game) -> NetKnowledge:
        """Made once a game, as it asks for the encoder's hash."""
        if self._known is None or self._known[0] is not game.tables:
            self._known = (game.tables, self.net.knowledge(game))
        return self._known[1]
