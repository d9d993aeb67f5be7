#!/usr/bin/env python3
"""A bot from outside for Kingsburg: it builds whenever it can and sits with the highest advisor it can reach.

    courtier play kingsburg --seat me --seat exec:examples/my_bot.py
    courtier arena kingsburg random exec:examples/my_bot.py

It reads one JSON object a line and answers every question with one. docs/bots.md explains the messages; any language
that can read and print lines will do.
"""

import json
import random
import sys


def choose(message: dict, rng: random.Random) -> str:
    """One of the tokens offered: "build statue", "influence treasurer 3+5", "take gold", "pass", ..."""
    tokens = [option["token"] for option in message["options"]]
    rank = {advisor["id"]: advisor["rank"] for advisor in message["view"]["advisors"]}

    def worth(token: str) -> float:
        verb, *rest = token.split()
        if verb == "build":
            return 100.0
        if verb == "influence":
            return float(rank[rest[0]])
        return rng.random() if verb != "pass" else -1.0

    return max(tokens, key=worth)


def main() -> None:
    rng = random.Random(0)
    for line in sys.stdin:  # the input ends with the game
        message = json.loads(line)
        if message["type"] == "hello":
            rng.seed(message["seed"])  # the same seed, the same choices
        elif message["type"] == "ask":
            print(json.dumps({"choose": choose(message, rng)}), flush=True)


if __name__ == "__main__":
    main()
