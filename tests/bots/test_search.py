"""Search: it answers, sees no more than its seat, is repeatable, and can be stopped."""

from __future__ import annotations

from functools import partial
from itertools import count, pairwise

import pytest

from courtier import Game, start
from courtier.bots import Line, bot, levels, search
from courtier.bots.search import Search, worths
from courtier.bots.think import knowledge_of

TITLES = [("kingsburg", 2), ("kingsburg", 4), ("paladins", 1), ("paladins", 2)]


def some_game(title: str, seats: int, choices: int, seed: int = 3) -> Game:
    """A game some random choices old."""
    game = start(title, seats, seed, history=False)
    for n in range(choices):
        seat = game.asks[-1].seat
        game.choose(bot("random").choose(game, seat, seed + n), seat)
    while len(game.options(game.asks[0].seat)) < 3:
        seat = game.asks[0].seat
        game.choose(game.options(seat)[0], seat)
    return game


def told(lines: list[Line]) -> list[tuple[str, int, list[float]]]:
    return [(str(line.option), line.visits, line.points) for line in lines]


def another_truth(game: Game, seat: int, seed: int) -> Game:
    """The same game as this seat sees it, with everything that it cannot know dealt anew."""
    other = game.clone()
    other.state = game.sample(seat, seed)
    return other


@pytest.mark.parametrize(("title", "seats"), TITLES)
def test_every_option_gets_a_line_and_visits_add_up(title: str, seats: int) -> None:
    game = some_game(title, seats, 25)
    seat = game.asks[0].seat
    before = game.digest()
    lines = search(game, seat, seed=5, iterations=80)
    assert {line.option for line in lines} == set(game.options(seat))
    assert sum(line.visits for line in lines) == 80
    assert sum(line.share for line in lines) == pytest.approx(1)
    assert all(len(line.points) == max(2, seats) for line in lines if line.visits)
    assert [line.visits for line in lines] == sorted((line.visits for line in lines), reverse=True)
    assert game.digest() == before


@pytest.mark.parametrize(("title", "seats"), TITLES)
def test_two_truths_with_the_same_view_get_the_same_choice(title: str, seats: int) -> None:
    for choices in (0, 12, 40, 50):
        game = some_game(title, seats, choices)
        for seat in [ask.seat for ask in game.asks]:
            other = another_truth(game, seat, 99)
            assert other.view(seat) == game.view(seat)
            assert told(search(other, seat, 7, iterations=60)) == told(search(game, seat, 7, iterations=60))
            for name in (*levels()[:4], "greedy"):
                assert bot(name).choose(other, seat, 7) == bot(name).choose(game, seat, 7), name


def test_the_truths_of_that_test_do_differ() -> None:
    game = some_game("paladins", 2, 12)
    assert another_truth(game, game.asks[0].seat, 99).digest() != game.digest()


def test_a_secret_answer_of_another_seat_changes_nothing() -> None:
    game = start("paladins", 2, 8, history=False)
    while not game.state.together:
        seat = game.asks[0].seat
        game.choose(game.options(seat)[0], seat)
    alone = told(search(game, 0, 4, iterations=60))
    for option in game.options(1):
        answered = game.clone()
        answered.choose(option, 1)
        assert told(search(answered, 0, 4, iterations=60)) == alone


def test_the_seed_decides() -> None:
    game = some_game("kingsburg", 3, 20)
    seat = game.asks[0].seat
    first = told(search(game, seat, 1, iterations=100))
    assert told(search(game, seat, 1, iterations=100)) == first
    assert told(search(game, seat, 2, iterations=100)) != first


@pytest.mark.parametrize(("title", "seats"), [("kingsburg", 2), ("paladins", 1)])
def test_progress_is_told_and_can_stop(title: str, seats: int) -> None:
    game = some_game(title, seats, 20)
    seat = game.asks[0].seat
    seen: list[tuple[int, int]] = []

    def progress(done: int, total: int, lines: list[Line]) -> bool:
        seen.append((done, total))
        return False

    lines = search(game, seat, iterations=1_000_000, progress=progress)
    assert len(seen) == 1
    assert seen[0] == (sum(line.visits for line in lines), 1_000_000)


@pytest.mark.parametrize(("title", "choices"), [("kingsburg", 20), ("paladins", 60)])
def test_the_clock_is_read_after_every_play_out(
    monkeypatch: pytest.MonkeyPatch, title: str, choices: int
) -> None:
    """A clock that goes on by a tenth of a second whenever it is looked at: nobody plays 64 games in a second."""
    clock = count()
    monkeypatch.setattr("courtier.bots.think.time.perf_counter", lambda: next(clock) / 10)
    game = some_game(title, 2, choices)
    lines = search(game, game.asks[0].seat, iterations=1000, seconds=2.8)
    assert 0 < sum(line.visits for line in lines) <= 30
    assert next(clock) <= 32


def test_seconds_end_it_too() -> None:
    game = some_game("kingsburg", 2, 20)
    lines = search(game, game.asks[0].seat, iterations=1_000_000, seconds=0.05)
    assert 0 < sum(line.visits for line in lines) < 1_000_000


@pytest.mark.parametrize(("title", "seats"), TITLES[:2])
def test_a_choice_that_is_decided_is_thought_of_no_longer(title: str, seats: int) -> None:
    spared = 0
    for choices in (5, 25, 45):
        game = some_game(title, seats, choices)
        seat = game.asks[0].seat
        full = search(game, seat, 5, iterations=200)
        short = search(game, seat, 5, iterations=200, enough=1.0)
        assert short[0].option == full[0].option
        spared += 200 - sum(line.visits for line in short)
    assert spared > 0


def test_an_option_that_leads_by_enough_is_taken() -> None:
    game = some_game("kingsburg", 2, 20)
    seat = game.asks[0].seat
    thought: list[int] = []
    for enough in (1.0, 0.3, 0.1):
        found = search(game, seat, 5, iterations=2000, enough=enough)
        thought.append(sum(line.visits for line in found))
        assert found[0].visits - found[1].visits > enough * (2000 - thought[-1])
    assert thought[0] > thought[1] > thought[2]


def test_payments_are_looked_at_by_surer_likes() -> None:
    game = start("paladins", 1, 3)
    found: dict[str, float] = {}
    while {"turn", "workers"} - found.keys():
        kind = game.asks[0].kind
        if len(game.options(0)) > 1 and kind not in found:
            known = knowledge_of(game)
            tree = Search(partial(game.sample, 0), 0, known, 1)
            tree.grow(2)
            liked = [edge.like for edge in tree.root.bandit(0).edges]
            likes = known.likes(game.state, 0)
            found[kind] = (max(liked) - min(liked)) / (max(likes) - min(likes))
        game.choose(bot("steward").choose(game, 0, 1), 0)
    assert found["turn"] == pytest.approx(1.0)
    assert found["workers"] == pytest.approx(5.0)


def test_a_choice_of_one_needs_no_thought() -> None:
    game = start("kingsburg", 2, 1, history=False)
    asked = game.asks[0].seat
    assert search(game, 1 - asked) == []


def test_processes_add_their_trees_up() -> None:
    game = some_game("kingsburg", 2, 20)
    seat = game.asks[0].seat
    lines = search(game, seat, 3, iterations=100, processes=2)
    assert sum(line.visits for line in lines) == 100
    assert told(search(game, seat, 3, iterations=100, processes=2)) == told(lines)


def test_no_hole_is_too_deep_to_climb_and_a_large_lead_is_not_gambled_for() -> None:
    for left in (1.0, 0.5, 0.1):
        worth = [worths([50.0 + lead, 50.0], left)[0] for lead in range(-200, 200, 5)]
        steps = [after - before for before, after in pairwise(worth)]
        assert min(steps) > 0
        ahead = steps[len(steps) // 2 + 1 :]
        assert all(after <= before + 1e-9 for before, after in pairwise(ahead))  # less and less
