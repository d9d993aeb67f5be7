"""Batch: many games side by side for learners. One call makes a choice in each, one gives what all asked seats know.

A finished game gives its rewards and begins anew at once. Either every choice is the learner's, or one seat of each
game is and the others play by themselves.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from librt.strings import BytesWriter

from courtier.core.agenda import State
from courtier.core.encoding import Encoder, outside
from courtier.core.options import Option
from courtier.core.reasons import CourtierError
from courtier.core.words import Phrase

ALL = -1  # every seat is the learner's


class Batch:
    __slots__ = (
        "_at", "_begin", "_blank", "_draws", "_marked", "_masks", "_opponent", "_pay", "_seed", "_seen", "encoder",
        "ended", "final", "learner", "made", "numbers", "rewards", "seats", "states")  # fmt: skip
    encoder: Encoder[Any]
    states: list[State]
    seats: list[int]  # who is asked in each game
    learner: list[int]  # the learner's seat in each game, or ALL
    numbers: list[list[int]]  # of the options that are open there
    rewards: list[list[float]]  # by game and seat, of the last step; empty where the game goes on
    ended: list[int]  # games that the last step ended, in their order
    final: list[bytes]  # and what the learner's seat saw at their end
    made: int  # choices of the learner so far
    _begin: Callable[[int], State]
    _pay: Callable[[State], list[float]]
    _opponent: Callable[[State, int, int], Option] | None
    _at: list[int]  # number of the ask
    _blank: bytes  # observations of all games, all 0
    _seen: BytesWriter  # where they are written; kept, as memory given back is slow to come by again
    _masks: BytesWriter  # the masks that were given last
    _marked: list[list[int]]  # and the numbers that are open in them
    _seed: int
    _draws: int

    def __init__(
        self,
        encoder: Encoder[Any],
        begin: Callable[[int], State],
        pay: Callable[[State], list[float]],
        n: int,
        seed: int,
        alone: bool = False,
        opponent: Callable[[State, int, int], Option] | None = None,
    ) -> None:
        """`begin` makes the game of a seed, `pay` says what each seat gets at its end. With `alone` the learner has one
        seat of each game, another in each; `opponent` answers for the rest from a state, the number of an ask and a
        seed, and where there is none they play at random."""
        self.encoder = encoder
        self._begin = begin
        self._pay = pay
        self._opponent = opponent
        self.reset(n, seed, alone)

    def reset(self, n: int, seed: int, alone: bool) -> None:
        """n new games."""
        self._seed = seed
        self._draws = seed & 0x3FFFFFFF
        self.made = 0
        self.ended = []
        self.final = []
        self.states = []
        self.seats = [0] * n
        self._at = [0] * n
        self.learner = [ALL] * n
        self.numbers = []
        self.rewards = []
        for i in range(n):
            if alone:
                self.learner[i] = (seed + i) % self.encoder.seats
            self.states.append(self._new())
            self.numbers.append([])
            self.rewards.append([])
        self._blank = bytes(n * self.encoder.size)
        self._seen = BytesWriter()
        self._masks = BytesWriter()
        self._masks.write(bytes(n * self.encoder.actions))
        self._marked = self.numbers.copy()
        for i in range(n):
            self._go_on(i)
        self.ended = []  # of games in which the learner was never asked
        self.final = []

    def _new(self) -> State:
        self._seed += 1
        return self._begin(self._seed)

    def step(self, actions: list[int]) -> None:
        """One number of the vocabulary for each game, in their order. An error changes nothing."""
        if len(actions) != len(self.states):
            raise CourtierError(Phrase("batch-actions", {"games": len(self.states), "actions": len(actions)}))
        places: list[int] = []
        for i in range(len(actions)):
            action = actions[i]
            numbers = self.numbers[i]
            at = 0
            while at < len(numbers) and numbers[at] != action:
                at += 1
            if at == len(numbers):
                raise outside(self.encoder.vocabulary, action, numbers, self.seats[i])
            places.append(at)
        self.ended = []
        self.final = []
        for i in range(len(places)):
            s = self.states[i]
            if len(self.rewards[i]) > 0:
                self.rewards[i] = []
            ask = self._at[i]
            s.play(ask, s.options[ask][places[i]])
            self._go_on(i)
        self.made += len(places)

    def _go_on(self, i: int) -> None:
        """To the learner's next choice in this game or, when it ends, in the next one."""
        learner = self.learner[i]
        s = self.states[i]
        while True:
            if len(s.asks) == 0:
                self.rewards[i] = self._pay(s)
                self.ended.append(i)
                if learner != ALL:
                    self.final.append(self.encoder.observe(s, learner))
                    learner = self.learner[i] = (learner + 1) % self.encoder.seats
                s = self.states[i] = self._new()
            elif learner == ALL or s.asks[0].seat == learner:
                break
            else:
                s.play(0, self._answer(s))
        self._at[i] = 0
        self.seats[i] = s.asks[0].seat
        self.numbers[i] = self.encoder.numbers(s, 0)

    def _answer(self, s: State) -> Option:
        self._draws = self._draws * 69069 + 1 & 0x3FFFFFFF
        if self._opponent is not None:
            return self._opponent(s, 0, self._draws)
        options = s.options[0]
        return options[(self._draws >> 10) % len(options)]

    def observations(self) -> bytes:
        """What the asked seats know, one row of `encoder.size` bytes for each game."""
        out = self._seen
        out.truncate(0)
        out.write(self._blank)
        size = self.encoder.size
        for i in range(len(self.states)):
            self.encoder.fill(self.states[i], self.seats[i], out, i * size)
        return out.getvalue()

    def masks(self) -> bytes:
        """What they may choose, one row of `encoder.actions` bytes for each game: 1 is open."""
        out = self._masks
        actions = self.encoder.actions
        for i in range(len(self.states)):
            numbers = self.numbers[i]
            at = i * actions
            for n in self._marked[i]:
                out[at + n] = 0
            for n in numbers:
                out[at + n] = 1
            self._marked[i] = numbers
        return out.getvalue()
