"""Who meets whom: fair seats, the same deals for everybody, and numbers that stay when a run grows."""

from __future__ import annotations

from collections import Counter

import pytest

from courtier import OptionError
from courtier.arena.plan import Plan, plan_of, rotations
from courtier.core.rng import derive

BOTS = ("a", "b", "c", "d")


def games(plan: Plan) -> list[tuple[int, tuple[str, ...]]]:
    return [(plan.game(n).deal, plan.game(n).bots) for n in range(plan.total)]


def test_a_round_robin_of_pairs_plays_every_deal_in_both_seats() -> None:
    plan = Plan("kingsburg", 2, BOTS, games=4, seed=1)
    assert len(plan.lineups) == 6
    assert plan.total == 24
    played = games(plan)
    assert len(set(played)) == len(played)
    for deal, (first, second) in played:
        assert (deal, (second, first)) in played


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_bot_sits_everywhere_equally_often(seats: int) -> None:
    plan = Plan("kingsburg", seats, BOTS, games=24, seed=1)
    where = Counter((name, seat) for _, bots in games(plan) for seat, name in enumerate(bots))
    assert set(where) == {(name, seat) for name in BOTS for seat in range(seats)}
    assert len(set(where.values())) == 1


def test_neighbours_change_too() -> None:
    plan = Plan("kingsburg", 3, BOTS[:3], games=6, seed=1)
    after = Counter((bots[n], bots[(n + 1) % 3]) for _, bots in games(plan) for n in range(3))
    assert len(after) == 6
    assert len(set(after.values())) == 1


def test_a_longer_run_begins_with_the_games_of_a_shorter_one() -> None:
    short, long = (Plan("kingsburg", 2, BOTS, games=n, seed=9) for n in (2, 10))
    assert [long.game(n) for n in range(short.total)] == [short.game(n) for n in range(short.total)]


def test_a_gauntlet_leaves_the_others_out() -> None:
    plan = Plan("kingsburg", 3, BOTS, games=3, seed=1, hero="c")
    assert plan.lineups == [("c", "a", "a"), ("c", "b", "b"), ("c", "d", "d")]
    assert Counter(bots.index("c") for _, bots in games(plan)) == {0: 3, 1: 3, 2: 3}


def test_too_few_bots_share_the_seats() -> None:
    plan = Plan("kingsburg", 4, ("a", "b"), games=4, seed=1)
    assert plan.lineups == [("a", "b", "a", "b")]
    assert {bots for _, bots in games(plan)} == {("a", "b", "a", "b"), ("b", "a", "b", "a")}
    assert rotations(("a", "a")) == [("a", "a")]


def test_seeds_depend_on_all_their_parts_and_on_nothing_else() -> None:
    seeds = {derive(seed, kind, n) for seed in (1, 2) for kind in ("deal", "game") for n in range(50)}
    assert len(seeds) == 200
    assert max(seeds) < 1 << 61
    assert derive(1, "deal", 0) == 942926075184839772  # the same on every machine and in every version


@pytest.mark.parametrize(
    ("bots", "hero", "seats", "key"),
    [
        (["random"], "", 2, "arena-bots"),
        (["random", "random"], "", 2, "arena-bots"),
        (["random", "nobody"], "", 2, "bot-unknown"),
        (["random", "greedy"], "nobody", 2, "arena-hero"),
        (["random", "greedy"], "", 9, "seats-number"),
        (["random", "exec:./no_such_bot"], "", 2, "program-missing"),
        (["random", "exec:'"], "", 2, "program-words"),
    ],
)
def test_what_cannot_be_played_is_said_before(bots: list[str], hero: str, seats: int, key: str) -> None:
    with pytest.raises(OptionError) as error:
        plan_of("kingsburg", seats, bots, 2, 1, hero, {}, None, 1.0)
    assert error.value.said.key == key
