"""Undo and redo: exactly back and forth between reveals, and never across one."""

from __future__ import annotations

import random

from courtier import Game
from tests.properties.hooks import HOOKS
from tests.properties.play import alike, anywhere, every_title, new, offered, pick, play_on, reach, text


def shape(game: Game) -> str:
    """Everything that undo has to bring back; views are made from the position, which the digest stands for."""
    lines = len(game._story)
    return text(
        [
            game.digest(),
            game.record(),
            game.choices,
            lines,
            [game.story(watcher, max(0, lines - 9)) for watcher in [None, *range(game.seats)]],
            [offered(game, ask.seat) for ask in game.asks],
        ]
    )


def back_and_forth(game: Game, shapes: list[str], movers: list[int]) -> None:
    """All the way back to the last reveal, and all the way forth again."""
    for back in range(len(movers) - 1, -1, -1):
        assert game.undo_seat == movers[back]
        assert game.undo()
        assert game.can_redo
        alike(shape(game), shapes[back])
    assert game.undo_seat is None
    assert not game.undo()
    alike(shape(game), shapes[0])
    for forth in range(len(movers)):
        assert game.redo()
        alike(shape(game), shapes[forth + 1])
    assert not game.can_redo
    assert not game.redo()
    alike(shape(game), shapes[-1])


@every_title
def test_undo_and_redo_are_exact_up_to_the_last_reveal(title: str, seats: int) -> None:
    undone = blocked = deepest = 0
    for seed in range(1 if HOOKS[title].usual > 20 else 4):
        game, rng = new(title, seats, seed), random.Random(seed)
        shapes, movers = [shape(game)], list[int]()  # since the last reveal
        while not game.over:
            option, seat = pick(game, rng, eager=True)
            reveals = game.reveals(option, seat)
            if (reveals or game.state.together) and not game.state.held:
                back_and_forth(game, shapes, movers)
                undone, deepest = undone + len(movers), max(deepest, len(movers))
            game.choose(option, seat)
            if game.state.held:
                assert game.undo_seat is None
                assert not game.undo()
            elif reveals:
                shapes, movers = [shape(game)], []
                assert game.undo_seat is None
                assert not game.undo()
                blocked += 1
            else:
                shapes.append(shape(game))
                movers.append(seat)
                assert game.undo_seat == seat
        back_and_forth(game, shapes, movers)
    assert undone > 5
    assert blocked > 2
    assert deepest > 1


@every_title
@anywhere(0.5)
def test_another_choice_after_undo_leaves_nothing_to_redo(
    title: str, seats: int, seed: int, steps: int, eager: bool
) -> None:
    game = reach(title, seats, seed, steps, eager)
    while not game.over and game.undo_seat is None:
        game.choose(*pick(game, random.Random(steps), eager))
    if game.over or not game.undo():
        return
    fresh = Game.from_data(game.to_data())
    game.choose(*pick(game, random.Random(seed), eager))
    fresh.choose(*pick(fresh, random.Random(seed), eager))
    assert not game.can_redo
    assert not game.redo()
    play_on(game, seed)
    play_on(fresh, seed)
    assert game.digest() == fresh.digest()


@every_title
@anywhere(0.5)
def test_undone_and_chosen_again_the_dice_fall_the_same(
    title: str, seats: int, seed: int, steps: int, eager: bool
) -> None:
    """Nobody can undo in order to roll again."""
    game = reach(title, seats, seed, steps, eager)
    before = shape(game)
    last = game.choices[-1:]
    if game.undo():
        game.choose(last[0][1], last[0][0])
    alike(shape(game), before)
    end = play_on(game.clone(), seed).digest()
    assert play_on(game, seed).digest() == end
