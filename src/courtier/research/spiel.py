"""OpenSpiel: each title as a Python game, python_courtier_kingsburg and so on; importing this module registers them.

What rolls or deals comes after an explicit chance node of 256 outcomes, so that a history is all of a state. That is a
sample of what the rules would draw: right for search and learning, wrong for exact solvers. A clone holds the true
cards: search that must not know them asks `resample_from_infostate` for a state that its player could be in.

Beside `players` a game takes the title's table options, each value of one that takes several as a flag:
python_courtier_kingsburg(players=3,modules_1=True,modules_3=True,scenario=goblin_valley)
"""

# pyright: reportMissingImports=false
from __future__ import annotations

from typing import Any

from courtier.core.game import Game, start
from courtier.core.rng import seeded
from courtier.core.title import Title, title_named
from courtier.core.vocabulary import EncodingError
from courtier.core.words import Phrase
from courtier.research import MissingExtra
from courtier.research.seated import in_words, over, rewards, settled

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise MissingExtra("OpenSpiel", "openspiel") from error

OUTCOMES = 256
DEAL = 3  # chance nodes before the first choice
LONGEST = 20_000  # choices and chance nodes of a game, far above any
TITLES = ("architects", "kingsburg", "paladins")


class Observer:
    """What a player knows, as one tensor and by named blocks."""

    def __init__(self, game: Any, params: dict[str, Any] | None) -> None:
        if params:
            raise EncodingError(Phrase("research-observer", {"params": ", ".join(params)}))
        self.encoder = game.encoder
        self.tensor = np.zeros(self.encoder.size, np.float32)
        self.dict = {
            block.name: self.tensor[block.start : block.start + block.size] for block in self.encoder.blocks
        }

    def set_from(self, state: Any, player: int) -> None:
        if state.table is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = np.frombuffer(self.encoder.observe(state.table.state, player), np.uint8)

    def string_from(self, state: Any, player: int) -> str:
        if state.table is None:
            return ""
        return in_words(self.encoder, self.encoder.observe(state.table.state, player))


class CourtierState(pyspiel.State):
    """`table` is the game once it is dealt; `pending` the number of a choice that waits for its chance node."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.shared = game.shared
        self.table: Game | None = None
        self.deal: tuple[int, ...] = ()
        self.pending = -1
        self.numbers: list[int] = []

    def current_player(self) -> int:
        if self.table is None or self.pending >= 0:
            return int(pyspiel.PlayerId.CHANCE)
        asks = self.table.state.asks
        return asks[0].seat if asks else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.numbers)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return EVEN

    def _look(self) -> None:
        assert self.table is not None
        s = self.table.state
        self.numbers = self.shared.encoder.numbers(s, 0) if s.asks else []

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self.deal += (action,)
            if len(self.deal) == DEAL:
                seed = sum(n * OUTCOMES**i for i, n in enumerate(self.deal))
                table = self.table = self.shared.game(seed)
                table.state.unkeyed(seeded(seed))
                self._look()
            return
        s = self.table.state
        if self.pending >= 0:
            s.rng = seeded(s.rng ^ action + 1)
            at, self.pending = self.pending, -1
            self.table.choose(s.options[0][at], s.asks[0].seat)
        else:
            if not s.asks:
                raise over()
            at = self.numbers.index(action)
            after = s.clone()
            after.play(0, after.options[0][at])
            if after.rng != s.rng:  # it rolls or deals: chance comes first
                self.pending = at
                return
            self.table.state = after
        self._look()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.table is None:
            return f"chance {action}"
        return str(self.table.state.options[0][self.numbers.index(action)])

    def is_terminal(self) -> bool:
        return self.table is not None and self.pending < 0 and not self.table.state.asks

    def returns(self) -> list[float]:
        if self.table is None or not self.is_terminal():
            return [0.0] * self.shared.seats
        return rewards(self.table, "place")

    def resample_from_infostate(self, player: int, draw: Any) -> CourtierState:
        """A state that this player could be in: what it cannot know is dealt anew. `draw()` is a number from 0 to 1."""
        made: CourtierState = self.clone()
        if made.table is not None:
            made.table.state = made.table.sample(player, int(draw() * (1 << 60)))
            made._look()
        return made

    def __str__(self) -> str:
        table = "" if self.table is None else self.table.digest()
        waits = f" {self.pending}" if self.pending >= 0 else ""
        return f"{self.shared.title} {'-'.join(map(str, self.deal))} {table}{waits}"


class Shared:
    """What all copies of a state share: the kind of table, and its encoder."""

    __slots__ = ("encoder", "seats", "table", "title")

    def __init__(self, title: str, seats: int, table: dict[str, Any]) -> None:
        self.title, self.seats, self.table = title, seats, settled(title, seats, table)
        self.encoder = self.game(1).encoder

    def game(self, seed: int) -> Game:
        return start(self.title, self.seats, seed, self.table, history=False)

    def __deepcopy__(self, memo: object) -> Shared:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Shared, (self.title, self.seats, self.table)


OBSERVED = pyspiel.IIGObservationType(
    perfect_recall=False, public_info=True, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER
)
EVEN = [(i, 1 / OUTCOMES) for i in range(OUTCOMES)]


def parameters(title: Title[Any]) -> dict[str, Any]:
    """What a game takes, with the defaults."""
    usual: dict[str, Any] = {"players": 2}
    for spec in title.options:
        if isinstance(spec.default, tuple):  # of several values
            usual |= {f"{spec.name}_{value}": value in spec.default for value in spec.values}
        else:
            usual[spec.name] = spec.default
    return usual


def table_options(title: Title[Any], params: dict[str, Any]) -> dict[str, Any]:
    """The table options that a game's parameters name."""
    said = {**parameters(title), **params}
    return {
        spec.name: [value for value in spec.values if said[f"{spec.name}_{value}"]]
        if spec.kind == "several"
        else said[spec.name]
        for spec in title.options
    }


def register(name: str) -> None:
    """The game with as many players as `players` says; OpenSpiel has none of one player."""
    title = title_named(name)
    seats = [n for n in title.seats if n > 1]
    kind = pyspiel.GameType(
        short_name=f"python_courtier_{name}",
        long_name=f"Courtier: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(title),
    )

    class CourtierGame(pyspiel.Game):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            params = params or {}
            seats = params.get("players", 2)
            self.shared = Shared(name, seats, table_options(title, params))
            self.encoder = self.shared.encoder
            info = pyspiel.GameInfo(
                num_distinct_actions=self.encoder.actions,
                max_chance_outcomes=OUTCOMES,
                num_players=seats,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=LONGEST,
            )
            super().__init__(kind, info, params)

        def new_initial_state(self) -> CourtierState:
            return CourtierState(self)

        def make_py_observer(
            self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
        ) -> Observer | None:
            kind = iig_obs_type or OBSERVED
            known = (kind.public_info, kind.perfect_recall, kind.private_info)
            if known != (OBSERVED.public_info, OBSERVED.perfect_recall, OBSERVED.private_info):
                return None  # no memory of the past, nor half a view
            return Observer(self, params)

    pyspiel.register_game(kind, CourtierGame)


for name in TITLES:
    if f"python_courtier_{name}" not in pyspiel.registered_names():
        register(name)
