#!/usr/bin/env python3
"""Random games and what they look like: points by seat, choices a game, options a choice.

    python examples/random_play.py kingsburg --seats 4 --games 200
    python examples/random_play.py paladins --games 100 --out random.png     # a picture: needs courtier[charts]

In a notebook, a game that stands at the end of a cell shows its points, its questions and its last events.
"""

import argparse
import random
from pathlib import Path
from statistics import mean, pstdev

from courtier import CourtierError, start


def play(title: str, seats: int, seed: int) -> dict[str, list[int]]:
    """One game: everybody's points, and how many options each choice had."""
    game, rng = start(title, seats, seed, history=False), random.Random(seed)
    offered = []
    while not game.over:
        seat = game.asks[0].seat
        options = game.options(seat)
        offered.append(len(options))
        game.choose(rng.choice(options), seat)
    points = {sheet["seat"]: sheet["total"] for sheet in game.scores()}
    return {"points": [points[seat] for seat in range(seats)], "offered": offered}


def draw(games: list[dict[str, list[int]]], title: str, path: Path) -> None:
    from courtier.core.extras import need

    plt = need("matplotlib.figure")
    figure = plt.Figure(figsize=(10, 4), layout="constrained")
    left, right = figure.subplots(1, 2)
    left.hist([[game["points"][seat] for game in games] for seat in range(len(games[0]["points"]))], bins=20)
    left.set_title(f"{title}: points by seat, {len(games)} random games")
    right.hist([n for game in games for n in game["offered"]], bins=30)
    right.set_title("options a choice")
    figure.savefig(path)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("title")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--out", type=Path)
    asked = parser.parse_args()
    games = [play(asked.title, asked.seats, seed) for seed in range(asked.games)]
    for seat in range(asked.seats):
        points = [game["points"][seat] for game in games]
        print(f"seat {seat}: {mean(points):.1f} points, standard deviation {pstdev(points):.1f}")
    offered = [n for game in games for n in game["offered"]]
    print(
        f"{len(offered) / len(games):.0f} choices a game, {mean(offered):.1f} options a choice, {max(offered)} at most"
    )
    if asked.out:
        draw(games, asked.title, asked.out)


if __name__ == "__main__":
    try:
        main()
    except CourtierError as error:
        raise SystemExit(str(error)) from None
