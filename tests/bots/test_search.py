"""Search: it answers, sees no more than its seat, is repeatable, can be stopped, and keeps its tree."""

from __future__ import annotations

import pytest

from courtier import Game, start
from courtier.bots import Line, Memory, bot, levels, names, search
from courtier.bots.levels import Level
from courtier.bots.search import CARED, LEAD, gains
from courtier.bots.think import knowledge_of
from courtier.core.options import Option

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


def test_what_was_decided_at_the_last_choice_is_not_thought_of_again() -> None:
    game = some_game("paladins", 1, 30)
    memory = Memory()
    search(game, 0, 1, iterations=200, memory=memory)
    tree = memory.search
    assert tree is not None
    done = tree.done
    adaptation = memory.adaptation
    assert adaptation is not None
    prices = list(adaptation.evolution.prices)
    again = search(game, 0, 2, iterations=20, memory=memory, enough=0.1)
    assert again[0].visits - again[1].visits > 2
    assert (tree.done, adaptation.evolution.prices) == (done, prices)


def test_payments_are_looked_at_by_surer_likes() -> None:
    game = start("paladins", 1, 3)
    found: dict[str, float] = {}
    while {"turn", "workers"} - found.keys():
        kind = game.asks[0].kind
        if len(game.options(0)) > 1 and kind not in found:
            memory = Memory()
            search(game, 0, 1, iterations=2, memory=memory)
            assert memory.search is not None
            liked = [edge.like for edge in memory.search.root.bandit(0).edges]
            likes = knowledge_of(game).likes(game.state, 0)
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


def test_a_kept_tree_follows_the_game() -> None:
    game = some_game("kingsburg", 2, 20)
    memory = Memory()
    seat = game.asks[0].seat
    lines = search(game, seat, 1, iterations=400, memory=memory)
    tree = memory.search
    game.choose(lines[0].option, seat)
    while game.asks[0].seat != seat or len(game.options(seat)) < 2:
        other = game.asks[0].seat
        game.choose(search(game, other, 2, iterations=50)[0].option, other)
    later = search(game, seat, 3, iterations=50, memory=memory)
    assert sum(line.visits for line in later) >= 50
    assert memory.search is not None
    assert tree is not None


def test_a_tree_of_another_game_or_of_another_past_is_not_recalled() -> None:
    game = some_game("kingsburg", 2, 20)
    seat = game.asks[0].seat
    memory = Memory()
    search(game, seat, 1, iterations=50, memory=memory)
    tree, adaptation, known = memory.search, memory.adaptation, knowledge_of(game)
    assert memory.adapted(game, seat, known, 1) is adaptation
    assert memory.recall(game, seat) is tree
    memory.made[0] = (memory.made[0][0], "another choice")
    assert memory.adapted(game, seat, known, 1) is not adaptation
    assert memory.recall(game, seat) is None
    search(game, seat, 1, iterations=50, memory=memory)
    adaptation = memory.adaptation
    memory.game = (game.title.name, game.seats, -1)
    assert memory.adapted(game, seat, known, 1) is not adaptation
    assert memory.recall(game, seat) is None


def test_a_game_played_out_is_worth_its_own_points_above_all() -> None:
    assert gains([90.0]) == [90 / (2 * LEAD)]
    assert gains([90.0, 60.0, 80.0])[0] == pytest.approx((90 - CARED * 80) / (2 * LEAD))
    assert gains([91.0, 60.0])[0] > gains([90.0, 60.0])[0] > gains([90.0, 61.0])[0] > gains([89.0, 60.0])[0]


def test_a_level_thinks_on_where_it_left_off() -> None:
    game = start("paladins", 1, 4, history=False)
    player = bot("search:40")
    assert isinstance(player, Level)
    seen = []
    for made in range(8):
        lines = player.think(game, 0, made, player.settings(game))
        seen.append(sum(line.visits for line in lines))
        game.choose(lines[0].option, 0)
    assert seen[0] == 40
    assert max(seen) > 40


@pytest.mark.parametrize("name", names())
def test_every_bot_chooses_a_legal_option(name: str) -> None:
    game = some_game("kingsburg", 2, 30)
    seat = game.asks[0].seat
    chosen: Option = bot(name).choose(game, seat, 11)
    assert chosen in game.options(seat)
    assert bot(name).choose(game, seat, 11) == chosen


def test_levels_are_named_from_weak_to_strong() -> None:
    assert levels()[0] == "page"
    assert levels()[-1] == "chancellor"
    assert len(levels()) >= 5
    assert set(levels()) < set(names())
