"""PettingZoo: each title as an AEC environment, in which seats choose one after the other, and as a parallel one.

Choices that are made at once and in secret come one after the other in the AEC environment; nothing of an answer shows
before all are in. In the parallel one all seats send an action, and those that are not asked send `wait`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import SimpleNamespace
from typing import Any

from courtier.core.encoding import outside
from courtier.core.table_options import OptionError
from courtier.core.words import Phrase, shown
from courtier.research import MissingExtra
from courtier.research.seated import checked, drawn, encoder_of, new_game, over, rewards, settled

try:
    import numpy as np
    import pettingzoo
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers
except ImportError as error:
    raise MissingExtra("PettingZoo", "research") from error

MASKS = ("observation", "info")


class CourtierAEC(AECEnv):
    """One game. `mask` says where trainers find it: in the observation's dict, or in the infos."""

    def __init__(
        self, title: str, seats: int = 2, table: Mapping[str, Any] | None = None, *, reward: str = "place",
        mask: str = "info", max_cycles: int | None = None, render_mode: str | None = None,
    ) -> None:  # fmt: skip
        super().__init__()
        if mask not in MASKS:
            raise OptionError(
                Phrase("option-value", {"name": "mask", "value": shown(mask), "known": ", ".join(MASKS)})
            )
        self.metadata = {"name": f"courtier_{title}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.title, self.seats, self.table = title, seats, settled(title, seats, table)
        self.reward, self.render_mode, self.max_cycles = checked(reward), render_mode, max_cycles
        self.encoder = encoder_of(title, seats, self.table)
        self.masked = mask == "observation"
        self.possible_agents = [f"seat_{i}" for i in range(seats)]
        self.agents: list[str] = []
        self._seat = {agent: i for i, agent in enumerate(self.possible_agents)}
        box = spaces.Box(0, 255, (self.encoder.size,), np.uint8)
        masks = spaces.Box(0, 1, (self.encoder.actions,), np.int8)
        seen: dict[str, Any] = {}
        for agent in self.possible_agents:
            seen[agent] = spaces.Dict({"observation": box, "action_mask": masks}) if self.masked else box
        self._seen = seen
        self._acts = {agent: spaces.Discrete(self.encoder.actions) for agent in self.possible_agents}
        self._rng = np.random.default_rng()
        self._numbers: list[int] = []
        self._steps = 0

    def observation_space(self, agent: str) -> Any:
        return self._seen[agent]

    def action_space(self, agent: str) -> Any:
        return self._acts[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """`options` are accepted and mean nothing: those of the table are the environment's own."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.game = new_game(self.title, self.seats, int(self._rng.integers(1 << 60)), self.table)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._steps = 0
        self._look()

    def _look(self) -> None:
        s = self.game.state
        self.agent_selection = self.possible_agents[s.asks[0].seat]
        self._numbers = self.encoder.numbers(s, 0)
        if not self.masked:
            for agent in self.possible_agents:
                self.infos[agent] = {"action_mask": self.action_mask(agent)}

    def action_mask(self, agent: str) -> Any:
        mask = np.zeros(self.encoder.actions, np.int8)
        s = self.game.state
        if s.asks and s.asks[0].seat == self._seat[agent]:
            mask[self._numbers] = 1
        return mask

    def observe(self, agent: str) -> Any:
        seen = np.frombuffer(self.encoder.observe(self.game.state, self._seat[agent]), np.uint8).copy()
        return {"observation": seen, "action_mask": self.action_mask(agent)} if self.masked else seen

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise over()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise over()
            self._was_dead_step(action)
            return
        game, seat, numbers = self.game, self._seat[agent], self._numbers
        if action not in numbers:
            raise outside(self.encoder.vocabulary, -1 if action is None else int(action), numbers, seat)
        self._cumulative_rewards[agent] = 0.0
        game.choose(game.state.options[0][numbers.index(action)], seat)
        self._steps += 1
        if game.over:
            for other, reward in zip(self.possible_agents, rewards(game, self.reward)):
                self.rewards[other] = reward
                self.terminations[other] = True
            if not self.masked:
                for other in self.possible_agents:
                    self.infos[other] = {"action_mask": self.action_mask(other)}
            self._accumulate_rewards()
        else:
            self._look()
            if self.max_cycles is not None and self._steps >= self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)

    def render(self) -> str | None:
        return drawn(self.game) if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass


class CourtierParallel(ParallelEnv):
    """The same games, all seats acting at once: whoever is not asked can only `wait`, the last number of all.

    `illegal="first"` takes the first open action instead of one that is not open, for learners without masks.
    """

    def __init__(
        self, title: str, seats: int = 2, table: Mapping[str, Any] | None = None, *, reward: str = "place",
        max_cycles: int | None = None, illegal: str = "raise", render_mode: str | None = None,
    ) -> None:  # fmt: skip
        if illegal not in ILLEGAL:
            raise OptionError(
                Phrase(
                    "option-value", {"name": "illegal", "value": shown(illegal), "known": ", ".join(ILLEGAL)}
                )
            )
        self.metadata = {"name": f"courtier_{title}_parallel_v0", "render_modes": ["ansi"]}
        self.title, self.seats, self.table = title, seats, settled(title, seats, table)
        self.reward, self.render_mode, self.max_cycles = checked(reward), render_mode, max_cycles
        self.illegal = illegal
        self.encoder = encoder_of(title, seats, self.table)
        self.wait = self.encoder.actions
        self.possible_agents = [f"seat_{i}" for i in range(seats)]
        self.agents: list[str] = []
        box = spaces.Box(0, 255, (self.encoder.size,), np.uint8)
        masks = spaces.Box(0, 1, (self.wait + 1,), np.int8)
        self._seen = {
            agent: spaces.Dict({"observation": box, "action_mask": masks}) for agent in self.possible_agents
        }
        self._acts = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}
        self._rng = np.random.default_rng()
        self._steps = 0

    def observation_space(self, agent: str) -> Any:
        return self._seen[agent]

    def action_space(self, agent: str) -> Any:
        return self._acts[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.game = new_game(self.title, self.seats, int(self._rng.integers(1 << 60)), self.table)
        self.agents = self.possible_agents[:]
        self._steps = 0
        self._look()
        return self._observations(), {agent: {} for agent in self.agents}

    def _look(self) -> None:
        """What is open to each seat: one of its options, or to wait."""
        s = self.game.state
        self._open = [[self.wait] for _ in range(self.seats)]
        for at in range(len(s.asks)):
            self._open[s.asks[at].seat] = self.encoder.numbers(s, at)

    def _observations(self) -> dict[str, Any]:
        out: dict[str, Any] = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = np.zeros(self.wait + 1, np.int8)
            mask[self._open[seat]] = 1
            seen = np.frombuffer(self.encoder.observe(self.game.state, seat), np.uint8).copy()
            out[agent] = {"observation": seen, "action_mask": mask}
        return out

    def step(self, actions: dict[str, Any]) -> Any:
        if not self.agents:
            raise over()
        s = self.game.state
        asked = [ask.seat for ask in s.asks]
        chosen: list[Any] = []
        for seat, agent in enumerate(self.possible_agents):
            action = int(actions.get(agent, self.wait))
            if action not in self._open[seat]:
                if self.illegal == "raise":
                    raise outside(self.encoder.vocabulary, action, self._open[seat], seat)
                action = self._open[seat][0]
            if seat in asked:
                at = asked.index(seat)
                chosen.append((seat, s.options[at][self._open[seat].index(action)]))
        for seat, option in chosen:
            self.game.choose(option, seat)
        self._steps += 1
        agents = self.agents
        paid = rewards(self.game, self.reward) if self.game.over else [0.0] * self.seats
        ended = self.game.over
        cut = not ended and self.max_cycles is not None and self._steps >= self.max_cycles
        self._look()
        if ended or cut:
            self.agents = []
        return (
            self._observations(),
            dict(zip(agents, paid)),
            dict.fromkeys(agents, ended),
            dict.fromkeys(agents, cut),
            {agent: {} for agent in agents},
        )

    def render(self) -> str | None:
        return drawn(self.game) if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass


ILLEGAL = ("raise", "first")


def raw_env(
    title: str, seats: int = 2, table: Mapping[str, Any] | None = None, **settings: Any
) -> CourtierAEC:
    return CourtierAEC(title, seats, table, **settings)


def env(title: str, seats: int = 2, table: Mapping[str, Any] | None = None, **settings: Any) -> Any:
    """With PettingZoo's wrapper for calls in a wrong order."""
    return wrappers.OrderEnforcingWrapper(raw_env(title, seats, table, **settings))


def parallel_env(
    title: str, seats: int = 2, table: Mapping[str, Any] | None = None, **settings: Any
) -> CourtierParallel:
    return CourtierParallel(title, seats, table, **settings)


def of_title(title: str) -> SimpleNamespace:
    """`env`, `raw_env` and `parallel_env` of one title, as PettingZoo's own modules offer them."""

    def bound(make: Callable[..., Any]) -> Callable[..., Any]:
        def made(seats: int = 2, table: Mapping[str, Any] | None = None, **settings: Any) -> Any:
            return make(title, seats, table, **settings)

        return made

    return SimpleNamespace(env=bound(env), raw_env=bound(raw_env), parallel_env=bound(parallel_env))


kingsburg_v0 = of_title("kingsburg")
paladins_v0 = of_title("paladins")
architects_v0 = of_title("architects")

_register: Any = getattr(pettingzoo, "register", None)
for title in ("architects", "kingsburg", "paladins"):
    # from 1.27 on PettingZoo has a registry: pettingzoo.make("aec", "courtier/kingsburg_v0", seats=3)
    if _register and f"courtier/{title}_v0" not in pettingzoo.aec_registry:
        for kind, make in (("aec", "env"), ("parallel", "parallel_env")):
            _register(kind, f"courtier/{title}_v0", f"courtier.research.aec:{make}", kwargs={"title": title})
