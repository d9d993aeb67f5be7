"""`courtier learn`: self-play, a small net trained on it, and the same again with the net as a player.

Half of the time goes to self-play by the title's own knowledge and the training of a net, the other half to self-play
by that net and the training of a second one on both. PyTorch trains (the extra `learn`), numpy plays.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from typing import Any

from courtier.arena import cluster, crew
from courtier.bots.net import Net
from courtier.core.extras import need
from courtier.core.game import start
from courtier.core.reasons import CourtierError
from courtier.core.rng import derive
from courtier.core.words import Phrase
from courtier.research.selfplay import Notes, Piece, play

HIDDEN = (128, 64)
ROUNDS = 2  # of self-play and training
PIECE = 4  # games handed out at once
MOST = 100_000  # pieces: more than anybody has time for
BATCH = 512
RATE = 1e-3
DECAY = 1e-4
KEPT = 0.1  # the share of games that training does not see, which tell when to stop
PATIENCE = 4  # epochs without a better forecast of those
EPOCHS = 60
LEAST = 40  # games, below which nothing is learnt

Tell = Callable[[str, dict[str, Any]], None]


class LearnError(CourtierError):
    """Nothing could be learnt."""


@dataclass(frozen=True)
class Wish:
    """What is to be learnt and with what."""

    title: str
    seats: int
    options: Mapping[str, Any]
    minutes: float
    seed: int
    jobs: int
    ray: str | None = None


@dataclass(frozen=True)
class Found:
    """A net, and what came of its training: standard errors of the forecast in points, on games that it did not see."""

    net: Net
    games: int
    positions: int
    before: float
    after: float
    epochs: int


def learn(wish: Wish, tell: Tell) -> Found:
    """The last round's net. `tell` hears what is being done, with figures."""
    need("torch")
    begun = time.monotonic()
    notes = Notes()
    found: Found | None = None
    for n in range(ROUNDS):
        until = begun + wish.minutes * 60 * (n + 0.8) / ROUNDS  # the rest of a round is for training
        for some in gather(wish, derive(wish.seed, "round", n), found.net if found else None, until):
            notes.add(some)
            tell(
                "learn-playing", {"round": n + 1, "games": len(set(notes.games)), "positions": len(notes.off)}
            )
        if len(set(notes.games)) < LEAST:
            raise LearnError(Phrase("learn-little", {"games": len(set(notes.games)), "least": LEAST}))
        found = train(wish, notes, begun + wish.minutes * 60 * (n + 1) / ROUNDS)
        told = {"round": n + 1, "before": f"{found.before:.2f}", "after": f"{found.after:.2f}"}
        tell("learn-trained", {**told, "epochs": found.epochs})
    assert found is not None
    return found


def gather(wish: Wish, seed: int, net: Net | None, until: float) -> Iterator[Notes]:
    """Self-play until the time is over, on processes of this machine or on a Ray cluster."""
    pieces = [
        (Piece(wish.title, wish.seats, wish.options, derive(seed, "piece", n), PIECE, net),)
        for n in range(MOST)
    ]
    made: Generator[Notes]
    if wish.ray is None:
        made = crew.spread(play, pieces, wish.jobs)
    else:
        made = cluster.spread(play, pieces, wish.ray, wish.jobs, wish.title)
    with closing(made):
        for some in made:
            yield some
            if time.monotonic() > until:
                return


def train(wish: Wish, notes: Notes, until: float) -> Found:
    """A net that foretells by how much the title's forecast is off; the best one on games that it did not see."""
    torch, np = need("torch"), need("numpy")
    torch.manual_seed(wish.seed)
    torch.set_num_threads(max(1, wish.jobs))
    encoder = start(wish.title, wish.seats, 0, wish.options, history=False).encoder
    rows = np.frombuffer(notes.rows, dtype=np.uint8).reshape(len(notes.off), encoder.size)
    off = np.array(notes.off, dtype=np.float32)
    kept = np.array([derive(game, "kept", 0) % 1000 < KEPT * 1000 for game in notes.games])
    seen = rows[~kept].astype(np.float32)
    mean, spread = seen.mean(axis=0), seen.std(axis=0)
    spread = np.where(spread < 0.05, 1.0, spread)  # what hardly ever differs says little, and must not shout
    inputs = torch.from_numpy((rows.astype(np.float32) - mean) / spread)
    wanted = torch.from_numpy(off)
    layers: list[Any] = []
    for before, after in zip((encoder.size, *HIDDEN), HIDDEN):
        layers += [torch.nn.Linear(before, after), torch.nn.ReLU()]
    layers.append(torch.nn.Linear(HIDDEN[-1], 1))
    model = torch.nn.Sequential(*layers)
    torch.nn.init.zeros_(layers[-1].weight)  # to begin with, the title's forecast as it is
    torch.nn.init.zeros_(layers[-1].bias)
    rule = torch.optim.AdamW(model.parameters(), lr=RATE, weight_decay=DECAY)
    learnt_from, test = (torch.from_numpy(np.flatnonzero(which)) for which in (~kept, kept))

    def error() -> float:
        with torch.no_grad():
            return float(((model(inputs[test])[:, 0] - wanted[test]) ** 2).mean().sqrt())

    first = best = error()
    state = {name: value.clone() for name, value in model.state_dict().items()}
    since, epochs = 0, 0
    while since < PATIENCE and epochs < EPOCHS and (epochs == 0 or time.monotonic() < until):
        for batch in learnt_from[torch.randperm(len(learnt_from))].split(BATCH):
            rule.zero_grad()
            loss = torch.nn.functional.huber_loss(model(inputs[batch])[:, 0], wanted[batch], delta=5.0)
            loss.backward()
            rule.step()
        epochs += 1
        now = error()
        since += 1
        if now < best:
            best, since = now, 0
            state = {name: value.clone() for name, value in model.state_dict().items()}
    model.load_state_dict(state)
    weights = [layer.weight.detach().numpy().T.copy() for layer in layers[::2]]
    biases = [layer.bias.detach().numpy().copy() for layer in layers[::2]]
    biases[0] = biases[0] - (mean / spread) @ weights[0]  # the net takes observations as they are
    weights[0] = weights[0] / spread[:, None]
    games = len(set(notes.games))
    told = {"games": games, "positions": len(notes.off), "error": round(best, 3), "without": round(first, 3)}
    net = Net(wish.title, wish.seats, encoder.hash(), [w.astype(np.float32) for w in weights],
              [b.astype(np.float32) for b in biases], told)  # fmt: skip
    return Found(net, games, len(notes.off), first, best, epochs)
