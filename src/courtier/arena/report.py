"""What the rows of an arena say: ratings, crosstable, points by category, the advantage of each seat."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from courtier.arena.plan import Plan
from courtier.arena.play import Played, Row
from courtier.core.extras import need

RIVAL = "(rival)"  # whom a game of one seat is played against
SURE = 1.96  # standard deviations on both sides of 95 % of the cases


@dataclass
class Share:
    """Wins out of games, shared ones counted in part, with the interval that holds the true share 19 times of 20."""

    won: float = 0.0
    games: int = 0

    def add(self, won: float) -> None:
        self.won += won
        self.games += 1

    @property
    def share(self) -> float:
        return self.won / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's, which stays between 0 and 1."""
        n = self.games
        if n == 0:
            return (0.0, 1.0)
        middle = (self.share + SURE**2 / (2 * n)) / (1 + SURE**2 / n)
        half = SURE / (1 + SURE**2 / n) * math.sqrt(self.share * (1 - self.share) / n + SURE**2 / (4 * n * n))
        return (max(0.0, middle - half), min(1.0, middle + half))

    def data(self) -> dict[str, Any]:
        low, high = self.interval
        return {"won": round(self.won, 4), "games": self.games, "share": round(self.share, 4),
                "low": round(low, 4), "high": round(high, 4)}  # fmt: skip


@dataclass
class Standing:
    """One bot's figures. Its rating is mu plus or minus two sigma."""

    name: str
    mu: float = 25.0
    sigma: float = 25.0 / 3
    wins: Share = field(default_factory=Share)
    points: list[int] = field(default_factory=list)  # of every game, for means and charts
    lines: dict[str, int] = field(default_factory=dict)  # sums by category
    forfeits: int = 0
    choices: int = 0  # with their seconds: of this run only, they are not in the file
    seconds: float = 0.0
    longest: float = 0.0

    @property
    def mean(self) -> float:
        return sum(self.points) / len(self.points) if self.points else 0.0

    def line(self, key: str) -> float:
        return self.lines.get(key, 0) / len(self.points) if self.points else 0.0


@dataclass
class Report:
    """Standings best first; `beats[a][b]` is how often a came before b at the same table."""

    title: str
    seats: int
    games: int
    total: int
    seed: int
    standings: list[Standing]
    beats: dict[str, dict[str, Share]]
    by_seat: list[Share]
    seat_points: list[float]
    categories: list[str]
    capped: int = 0  # games that were ended at their cap on rounds; they count as they stood then

    def met(self) -> list[str]:
        """Whom anybody has met, best first, and the rival of games of one seat."""
        met = {name for row in self.beats.values() for name in row}
        return [name for name in (*[s.name for s in self.standings], RIVAL) if name in met]

    def data(self) -> dict[str, Any]:
        return {
            "title": self.title,
            "seats": self.seats,
            "games": self.games,
            "of": self.total,
            "seed": self.seed,
            "capped": self.capped,
            "bots": [
                {
                    "bot": s.name,
                    "rating": round(s.mu, 3),
                    "uncertainty": round(2 * s.sigma, 3),
                    "wins": s.wins.data(),
                    "mean": round(s.mean, 3),
                    "lines": {key: round(s.line(key), 3) for key in self.categories},
                    "forfeits": s.forfeits,
                    "seconds_a_choice": round(s.seconds / s.choices, 4) if s.choices else None,
                    "longest_choice": round(s.longest, 3) if s.choices else None,
                }
                for s in self.standings
            ],
            "crosstable": {a: {b: share.data() for b, share in row.items()} for a, row in self.beats.items()},
            "by_seat": [
                {**share.data(), "mean": round(mean, 3)}
                for share, mean in zip(self.by_seat, self.seat_points)
            ],
        }


def report(plan: Plan, rows: Iterable[Row], played: Sequence[Played] = ()) -> Report:
    """The same whatever order the rows were finished in: they are taken by number."""
    ordered = sorted(rows, key=lambda row: int(row["game"]))
    standings = {name: Standing(name) for name in plan.bots}
    beats: dict[str, dict[str, Share]] = {name: {} for name in plan.bots}
    by_seat = [Share() for _ in range(plan.seats)]
    seat_points = [0] * plan.seats
    categories: dict[str, None] = {}
    for row in ordered:
        winners = row["ranks"].count(1)
        for seat, name in enumerate(row["bots"]):
            won = 1 / winners if row["ranks"][seat] == 1 else 0.0
            standing = standings[name]
            standing.wins.add(won)
            standing.points.append(row["points"][seat])
            standing.forfeits += str(seat) in row.get("forfeits", {})
            by_seat[seat].add(won)
            seat_points[seat] += row["points"][seat]
            for key, points in row["lines"].items():
                categories[key] = None
                standing.lines[key] = standing.lines.get(key, 0) + points[seat]
        _meet(row, beats)
    rate(ordered, standings)
    _clock(played, standings)
    games = max(1, len(ordered))
    return Report(
        plan.title,
        plan.seats,
        len(ordered),
        plan.total,
        plan.seed,
        sorted(standings.values(), key=lambda s: -s.mu),
        beats,
        by_seat,
        [points / games for points in seat_points],
        list(categories),
        sum("capped" in row for row in ordered),
    )


def _meet(row: Row, beats: dict[str, dict[str, Share]]) -> None:
    """Each pair at the table: who came before whom, an equal rank counting half."""
    bots, ranks = row["bots"], row["ranks"]
    for i, a in enumerate(bots):
        if len(bots) == 1:
            beats[a].setdefault(RIVAL, Share()).add(float(ranks[i] == 1))
        for j, b in enumerate(bots):
            if a != b:
                won = 0.5 if ranks[i] == ranks[j] else float(ranks[i] < ranks[j])
                beats[a].setdefault(b, Share()).add(won)


def rate(rows: Sequence[Row], standings: dict[str, Standing]) -> None:
    """Plackett-Luce ratings, game by game. Bots do not learn, so nothing is added to the uncertainty between games."""
    model = need("openskill.models").PlackettLuce(tau=0.0)
    ratings = {name: model.rating(name=name) for name in (*standings, RIVAL)}
    for row in rows:
        names, ranks = list(row["bots"]), [float(rank) for rank in row["ranks"]]
        if len(names) == 1:
            names, ranks = [*names, RIVAL], [*ranks, 3.0 - ranks[0]]
        teams = [[model.rating(mu=ratings[name].mu, sigma=ratings[name].sigma)] for name in names]
        after = model.rate(teams, ranks=ranks)
        for name in set(names):  # a bot on several seats learns the mean of what they tell
            new = [team[0] for team, who in zip(after, names) if who == name]
            ratings[name].mu = sum(rating.mu for rating in new) / len(new)
            ratings[name].sigma = sum(rating.sigma for rating in new) / len(new)
    for name, standing in standings.items():
        standing.mu, standing.sigma = ratings[name].mu, ratings[name].sigma


def _clock(played: Sequence[Played], standings: dict[str, Standing]) -> None:
    for one in played:
        for name, (choices, seconds, longest) in zip(one.row["bots"], one.clocks):
            standing = standings[name]
            standing.choices += choices
            standing.seconds += seconds
            standing.longest = max(standing.longest, longest)
