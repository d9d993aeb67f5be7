"""Gymnasium: one seat against bots, ids Courtier/Kingsburg-v0 and so on; a vector environment over Batch.

`import courtier.research.gym` registers them. Masks stand in the infos and in `action_masks()`, where sb3-contrib's
MaskablePPO looks for them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from courtier.bots import bot
from courtier.core.encoding import outside
from courtier.core.table_options import OptionError
from courtier.core.title import title_named
from courtier.core.words import Phrase, shown
from courtier.research import MissingExtra
from courtier.research.seated import (
    SEED_LIMIT,
    batch,
    checked,
    drawn,
    encoder_of,
    new_game,
    over,
    rewards,
    settled,
)

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise MissingExtra("Gymnasium", "research") from error

ILLEGAL = ("raise", "first")
TITLES = ("kingsburg", "paladins", "architects")


class CourtierEnv(gymnasium.Env[Any, Any]):
    """A seat of a game; the bots named in `opponents` have the others, one each. `seat=None` draws it anew each game.

    An action outside the mask is an error, with `illegal="first"` the first open one is taken for it.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(self, title: str, opponents: Sequence[str] | str = ("random",), seat: int | None = None,
                 table: Mapping[str, Any] | None = None, reward: str = "place", illegal: str = "raise",
                 render_mode: str | None = None) -> None:  # fmt: skip
        if illegal not in ILLEGAL:
            raise OptionError(
                Phrase(
                    "option-value", {"name": "illegal", "value": shown(illegal), "known": ", ".join(ILLEGAL)}
                )
            )
        self.names = (opponents,) if isinstance(opponents, str) else tuple(opponents)
        self.title, self.fixed, self.illegal = title, seat, illegal
        self.seats = 1 + len(self.names)
        self.table = settled(title, self.seats, table)
        if seat is not None and seat not in range(self.seats):
            raise OptionError(Phrase("seat-unknown", {"seat": shown(seat), "last": self.seats - 1}))
        self.reward, self.render_mode = checked(reward), render_mode
        for name in self.names:
            bot(name)
        self.encoder = encoder_of(title, self.seats, self.table)
        self.observation_space = spaces.Box(0, 255, (self.encoder.size,), np.uint8)
        self.action_space = spaces.Discrete(self.encoder.actions)
        self._numbers: list[int] = []
        self._ended = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        while True:
            draw = self.np_random.integers
            self.game = new_game(self.title, self.seats, int(draw(1 << 60)), self.table)
            self.seat = int(draw(self.seats)) if self.fixed is None else self.fixed
            others = [i for i in range(self.seats) if i != self.seat]
            self.players = {i: bot(name, timed=False) for i, name in zip(others, self.names)}
            self._others()
            if not self.game.over:
                break
        self._ended = False
        return self._observe(), self._info()

    def _others(self) -> None:
        """The bots choose until this seat is asked, or the game is over."""
        game, s = self.game, self.game.state
        while s.asks:
            at = s.asked(self.seat)
            if at >= 0 and not (len(s.asks) > 1 and s.together):
                break
            other = next((i for i in range(len(s.asks)) if s.asks[i].seat != self.seat), -1)
            if other < 0:
                break
            seat = s.asks[other].seat
            game.choose(self.players[seat].choose(game, seat, int(self.np_random.integers(1 << 30))), seat)
        self._numbers = self.encoder.numbers(s, 0) if s.asks else []

    def _observe(self) -> Any:
        return np.frombuffer(self.encoder.observe(self.game.state, self.seat), np.uint8).copy()

    def action_masks(self) -> Any:
        mask = np.zeros(self.encoder.actions, np.bool_)
        mask[self._numbers] = True
        return mask

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks().astype(np.int8)}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if self._ended:
            raise over()
        number = int(action)
        if number in self._numbers:
            at = self._numbers.index(number)
        elif self.illegal == "first":
            at = 0
        else:
            raise outside(self.encoder.vocabulary, number, self._numbers, self.seat)
        self.game.choose(self.game.state.options[0][at], self.seat)
        self._others()
        self._ended = self.game.over
        paid = rewards(self.game, self.reward)[self.seat] if self._ended else 0.0
        return self._observe(), paid, self._ended, False, self._info()

    def render(self) -> Any:
        return drawn(self.game, self.seat) if self.render_mode == "ansi" else None


class CourtierVectorEnv(gymnasium.vector.VectorEnv[Any, Any, Any]):
    """Many games in one compiled Batch, one seat of each; a finished one begins anew in the same step.

    `infos` has `action_mask`, a row for each game, and at ends `final_obs` with `_final_obs`, as Gymnasium has them.
    """

    def __init__(self, title: str, num_envs: int = 8, seats: int = 2, opponents: str = "random",
                 table: Mapping[str, Any] | None = None, reward: str = "place") -> None:  # fmt: skip
        bot(opponents)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.num_envs = num_envs
        self.batch = batch(title, seats, num_envs, 0, table, reward=reward, opponents=opponents)
        encoder = self.encoder = self.batch.encoder
        self.single_observation_space = spaces.Box(0, 255, (encoder.size,), np.uint8)
        self.single_action_space = spaces.Discrete(encoder.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | Sequence[int | None] | None = None,
              options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:  # fmt: skip
        """Without a seed the games differ each time. Of several seeds the first counts: it is one batch."""
        super().reset(seed=seed if seed is None or isinstance(seed, int) else seed[0])
        self.batch.reset(self.num_envs, int(self.np_random.integers(SEED_LIMIT)), True)
        return self._observations(), {"action_mask": self.action_masks()}

    def _observations(self) -> Any:
        rows = np.frombuffer(bytearray(self.batch.observations()), np.uint8)
        return rows.reshape(self.num_envs, self.encoder.size)

    def action_masks(self) -> Any:
        rows = np.frombuffer(bytearray(self.batch.masks()), np.int8)
        return rows.reshape(self.num_envs, self.encoder.actions)

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        seats = self.batch.learner.copy()
        self.batch.step(np.asarray(actions).tolist())
        paid = np.zeros(self.num_envs)
        ended = np.zeros(self.num_envs, np.bool_)
        infos: dict[str, Any] = {}
        if self.batch.ended:
            final = np.zeros((self.num_envs, self.encoder.size), np.uint8)
            for i, seen in zip(self.batch.ended, self.batch.final):
                if not ended[i]:  # a second game may have ended before the learner was asked
                    ended[i] = True
                    final[i] = np.frombuffer(seen, np.uint8)
                    paid[i] = self.batch.rewards[i][seats[i]]
            infos["final_obs"], infos["_final_obs"] = final, ended.copy()
        infos["action_mask"] = self.action_masks()
        return self._observations(), paid, ended, np.zeros(self.num_envs, np.bool_), infos


def register() -> None:
    """The ids, once a process; subprocesses of vector environments import this module again."""
    for title in TITLES:
        id = f"Courtier/{title_named(title).name.capitalize()}-v0"
        if id not in gymnasium.registry:
            gymnasium.register(
                id,
                entry_point="courtier.research.gym:CourtierEnv",
                vector_entry_point="courtier.research.gym:CourtierVectorEnv",
                kwargs={"title": title},
            )


register()
