"""What all environments share: a game with its encoder, rewards at its end, and a table drawn as text."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from courtier.core.agenda import State
from courtier.core.batch import Batch
from courtier.core.encoding import Encoder
from courtier.core.game import Game, start
from courtier.core.options import Option
from courtier.core.rng import SEEDS, derive
from courtier.core.table_options import OptionError
from courtier.core.title import title_named
from courtier.core.vocabulary import EncodingError
from courtier.core.words import Phrase, shown

REWARDS: Final = ("place", "win", "lead")
SEED_LIMIT: Final = SEEDS - 1


def settled(title: str, seats: int, table: Mapping[str, Any] | None) -> dict[str, Any]:
    """The table options of all games of an environment; errors come here and not at the first reset."""
    game = start(title, seats, 1, table or {}, history=False)
    _ = game.encoder
    return dict(table or {})


def new_game(title: str, seats: int, seed: int, table: Mapping[str, Any]) -> Game:
    return start(title, seats, seed % SEED_LIMIT, table, history=False)


def encoder_of(title: str, seats: int, table: Mapping[str, Any] | None = None) -> Encoder[Any]:
    return start(title, seats, 1, table or {}, history=False).encoder


def checked(reward: str) -> str:
    if reward not in REWARDS:
        raise OptionError(
            Phrase("option-value", {"name": "reward", "value": shown(reward), "known": ", ".join(REWARDS)})
        )
    return reward


def rewards(game: Game, kind: str) -> list[float]:
    """By seat, at the end. `place`: from 1 for the first to -1 for the last, shared by who ties, summing to 0; alone, 1
    or -1 against the opponent. `win`: 1 shared by the winners, who have also beaten the opponent, else 0. `lead`:
    points ahead of the best of the others."""
    return of_state(game.title, game.state, kind)


def of_state(title: Any, s: State, kind: str) -> list[float]:
    sheets = sorted(title.scores(s), key=lambda sheet: sheet["seat"])
    ranks = [sheet["rank"] for sheet in sheets]
    n = len(ranks)
    if kind == "win":
        winners = ranks.count(1)
        return [1.0 / winners if rank == 1 else 0.0 for rank in ranks]
    totals = [sheet["total"] for sheet in sheets]
    if kind == "lead":
        rivals = [sheet["total"] for _, sheet in title.opponents(s)]
        return [
            float(total - max([*totals[:i], *totals[i + 1 :], *rivals])) for i, total in enumerate(totals)
        ]
    if n == 1:
        return [1.0 if ranks[0] == 1 else -1.0]
    better = [sum(other < rank for other in ranks) for rank in ranks]
    return [1.0 - (2 * ahead + ranks.count(rank) - 1) / (n - 1) for ahead, rank in zip(better, ranks)]


def over() -> EncodingError:
    """The error for a step after the end."""
    return EncodingError(Phrase("research-over"))


def batch(title: str, seats: int, n: int, seed: int = 0, table: Mapping[str, Any] | None = None, *,
          reward: str = "place", opponents: str | None = None) -> Batch:  # fmt: skip
    """n games side by side, every choice the learner's; with `opponents` (a bot's name) it has one seat of each.
    Batches of two seeds have no game in common."""
    options = settled(title, seats, table)
    kind = checked(reward)
    if n < 1:
        raise OptionError(Phrase("option-value", {"name": "n", "value": shown(n), "known": "1, 2, 3 …"}))
    made = title_named(title)
    first = start(title, seats, 1, options, history=False)

    def begin(number: int) -> State:
        return new_game(title, seats, number, options).state

    def pay(s: State) -> list[float]:
        return of_state(made, s, kind)

    answer: Callable[[State, int, int], Option] | None = None
    if opponents is not None and opponents != "random":
        from courtier.bots import bot

        player = bot(opponents, timed=False)

        def chosen(s: State, at: int, draw: int) -> Option:
            seat = s.asks[at].seat
            game = Game(made, first.content, first.tables, s, first._head, history=False)
            return player.choose(game, seat, draw)

        answer = chosen

    return Batch(first.encoder, begin, pay, n, derive("batch", seed), opponents is not None, answer)


def in_words(encoder: Encoder[Any], seen: bytes) -> str:
    """An observation as text: by block, what is not zero."""
    said: list[str] = []
    for block in encoder.blocks:
        values = [n - block.offset for n in seen[block.start : block.start + block.size]]
        if block.size == 1:
            if values[0]:
                said.append(f"{block.name}={values[0]}")
            continue
        names = block.items or [str(i) for i in range(block.size)]
        named = [name if n == 1 else f"{name}:{n}" for name, n in zip(names, values) if n]
        if named:
            said.append(f"{block.name}={','.join(named)}")
    return " ".join(said)


def drawn(game: Game, seat: int | None = None, lang: str = "en") -> str:
    """The table as text, as one seat or a spectator sees it; without a drawing of the title, its view."""
    from io import StringIO

    from rich.console import Console

    names = [f"seat_{i}" for i in range(game.seats)]
    picture = game.title.picture(game.view(seat), lang, names, game.content)
    out = StringIO()
    Console(file=out, width=100, no_color=True).print(game.view(seat) if picture is None else picture)
    return out.getvalue()
