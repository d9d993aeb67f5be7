#!/usr/bin/env python3
"""Teach a policy against a level: PPO with masks (sb3-contrib), or a small policy gradient in numpy alone.

    python examples/ppo.py --against random --steps 200000       # pip install "courtier[research]" sb3-contrib
    python examples/ppo.py --against random --numpy --games 300

Both play Kingsburg for two from a seat drawn anew each game, and say how often they win before and after.
"""

import argparse
import importlib.util
import random
import sys

import numpy as np

from courtier import CourtierError, Game, start
from courtier.bots import bot

TITLE, SEATS = "kingsburg", 2
PACE = 0.03  # of the policy gradient


class Linear:
    """A softmax over the actions that are open: one row of weights an input, one column an action."""

    def __init__(self) -> None:
        encoder = start(TITLE, SEATS, 0).encoder
        self.high = np.concatenate(
            [np.full(block.size, max(1, block.high - block.low)) for block in encoder.blocks]
        )
        self.weights = np.zeros((encoder.size, encoder.actions))
        self.usual = 0.0  # the mean outcome so far: what is better than that was good

    def seen(self, game: Game, seat: int) -> np.ndarray:
        return np.frombuffer(game.encoder.observe(game.state, seat), np.uint8) / self.high

    def chances(self, seen: np.ndarray, actions: list[int]) -> np.ndarray:
        worth = seen @ self.weights[:, actions]
        worth = np.exp(worth - worth.max())
        return np.asarray(worth / worth.sum())

    def learn(self, made: list[tuple[np.ndarray, list[int], int]], outcome: float) -> None:
        """REINFORCE: what was chosen in a good game becomes likelier."""
        good = outcome - self.usual
        self.usual += 0.05 * good
        for seen, actions, chosen in made:
            pull = -self.chances(seen, actions)
            pull[chosen] += 1.0
            self.weights[:, actions] += PACE * good * np.outer(seen, pull)


def episode(policy: Linear, against: str, seed: int, learn: bool) -> float:
    """One game; 1 for a win, 0 for a defeat."""
    rng = random.Random(seed)
    seat, game, other = (
        rng.randrange(SEATS),
        start(TITLE, SEATS, seed, history=False),
        bot(against, timed=False),
    )
    made = []
    while not game.over:
        asked = game.asks[0].seat
        if asked != seat:
            game.choose(other.choose(game, asked, rng.getrandbits(30)), asked)
            continue
        seen, actions = policy.seen(game, seat), game.encoder.numbers(game.state, 0)
        chosen = rng.choices(range(len(actions)), policy.chances(seen, actions))[0]
        made.append((seen, actions, chosen))
        game.choose(game.options(seat)[chosen], seat)
    assert game.result is not None
    outcome = float(seat in game.result["winners"])
    if learn:
        policy.learn(made, outcome)
    return outcome


def gradient(against: str, games: int, test: int) -> None:
    policy = Linear()
    for said, learn, n in (("before", False, test), ("learning", True, games), ("after", False, test)):
        won = [episode(policy, against, seed + 10**6 * (said == "after"), learn) for seed in range(n)]
        print(f"{said}: won {sum(won):.0f} of {n} against {against}")


def ppo(against: str, steps: int, test: int) -> None:
    lacking = [name for name in ("sb3_contrib", "gymnasium") if importlib.util.find_spec(name) is None]
    if lacking:
        sys.exit(
            f'{lacking[0]} is not installed: pip install "courtier[research]" sb3-contrib; or try --numpy'
        )
    from sb3_contrib import MaskablePPO

    from courtier.research.gym import CourtierEnv

    env = CourtierEnv(TITLE, opponents=(against,))
    model = MaskablePPO("MlpPolicy", env, n_steps=2048, batch_size=512, n_epochs=4, learning_rate=1e-3, gamma=1.0,
                        gae_lambda=0.98, policy_kwargs={"net_arch": [128, 128]}, seed=1)  # fmt: skip

    def wins(seed: int) -> int:
        won = 0
        for n in range(test):
            seen, _ = env.reset(seed=seed + n)
            ended, paid = False, 0.0
            while not ended:
                action, _ = model.predict(seen, action_masks=env.action_masks())
                seen, paid, ended, _, _ = env.step(action)
            won += paid > 0
        return won

    print(f"before: won {wins(0)} of {test} against {against}")
    model.learn(steps)
    print(f"after: won {wins(10**6)} of {test} against {against}")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--against", default="random", help="a level: random, page, squire, knight ...")
    parser.add_argument("--steps", type=int, default=100_000, help="of PPO")
    parser.add_argument("--games", type=int, default=300, help="of the policy gradient")
    parser.add_argument("--test", type=int, default=100, help="games that tell how good it is")
    parser.add_argument("--numpy", action="store_true")
    asked = parser.parse_args()
    if asked.numpy:
        gradient(asked.against, asked.games, asked.test)
    else:
        ppo(asked.against, asked.steps, asked.test)


if __name__ == "__main__":
    try:
        main()
    except CourtierError as error:
        raise SystemExit(str(error)) from None
