"""Game: errors that help, what a choice reveals, and games without history."""

from __future__ import annotations

import pytest

from courtier import IllegalChoice, OptionError, load, start
from courtier.core.agenda import NOT_ASKED, NOT_OFFERED
from courtier.core.game import ACCEPTED_SHOWN, CHECKPOINT, NO_SUCH_TOKEN, Game
from courtier.core.reasons import Reason
from courtier.core.words import Phrase
from tests.properties.play import play_on


def refused(game: Game, token: str, seat: int) -> tuple[Reason, Phrase]:
    """The reason against a choice, and what would have been accepted."""
    with pytest.raises(IllegalChoice) as error:
        game.choose(token, seat)
    said = error.value.said
    assert said.key == "illegal-choice"
    why, accepted = said.args["why"], said.args["accepted"]
    assert isinstance(why, Phrase)
    assert isinstance(accepted, Phrase)
    assert why.data() == error.value.reason.phrase().data()
    for lang in ("en", "fr"):
        assert why.text(lang) in error.value.text(lang)
        assert accepted.text(lang) in error.value.text(lang)
    return error.value.reason, accepted


def test_a_wrong_token_is_answered_with_the_right_ones() -> None:
    game = start("tiny", 2, 1)
    reason, accepted = refused(game, "castle kingside", 0)
    assert reason == NO_SUCH_TOKEN
    assert accepted.key == "accepted-tokens"
    assert accepted.args == {"seat": 0, "tokens": "reserve 0, reserve 1, reserve 2", "more": 0}


def test_a_refused_token_is_answered_with_its_reason_and_the_right_ones() -> None:
    game = start("tiny", 2, 1)
    reason, accepted = refused(game, "reserve 3", 0)
    assert (reason.key, reason.rule, reason.have, reason.need) == ("tiny-reserve-high", "TINY-001", 3, 2)
    assert accepted.args["tokens"] == "reserve 0, reserve 1, reserve 2"
    assert refused(game, "peek", 0)[0] == NOT_OFFERED


def test_only_some_of_many_right_ones_are_shown() -> None:
    game = start("kingsburg", 4, 1)
    while len(game.options(game.asks[0].seat)) <= ACCEPTED_SHOWN:
        seat = game.asks[0].seat
        game.choose(game.options(seat)[-1], seat)
    seat = game.asks[0].seat
    _, accepted = refused(game, "castle", seat)
    assert len(str(accepted.args["tokens"]).split(", ")) == ACCEPTED_SHOWN
    assert accepted.args["more"] == len(game.options(seat)) - ACCEPTED_SHOWN


@pytest.mark.parametrize("seat", [1, 2, -1, 77])
def test_a_wrong_seat_is_told_whose_turn_it_is(seat: int) -> None:
    game = start("tiny", 3, 1)
    reason, accepted = refused(game, "reserve 0", seat)
    assert reason == NOT_ASKED
    assert (accepted.key, accepted.args) == ("accepted-seats", {"seats": "0"})
    game.choose("reserve 0", 0)
    game.choose("trust", 0)
    game.choose("bid 0c", 1)
    assert refused(game, "bid 0c", 1)[1].args == {"seats": "0, 2"}


def test_after_the_end_nothing_is_accepted() -> None:
    game = play_on(start("tiny", 2, 1), 1)
    reason, accepted = refused(game, "reserve 0", 0)
    assert (reason, accepted.key) == (NOT_ASKED, "accepted-nothing")


def test_an_option_of_other_tables_is_not_taken() -> None:
    game, stranger = start("tiny", 2, 1), start("kingsburg", 2, 1)
    with pytest.raises(IllegalChoice) as error:
        game.choose(stranger.options(stranger.asks[0].seat)[0], 0)
    assert error.value.reason == NOT_OFFERED


@pytest.mark.parametrize("seat", [-1, 2, 9])
def test_there_is_no_view_for_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(OptionError) as error:
        start("tiny", 2, 1).view(seat)
    assert (error.value.said.key, error.value.said.args) == ("seat-unknown", {"seat": seat, "last": 1})


def test_reveals_tells_what_cannot_be_undone() -> None:
    game = start("tiny", 2, 1)
    assert not any(game.reveals(option, 0) for option in game.options(0))
    game.choose("reserve 0", 0)
    assert [game.reveals(option, 0) for option in game.options(0)] == [True, False]
    game.choose("trust", 0)
    assert not any(game.reveals(option, 0) for option in game.options(0))
    game.choose("bid 0c", 0)
    assert all(game.reveals(option, 1) for option in game.options(1))
    with pytest.raises(IllegalChoice):
        game.reveals(game.options(1)[0], 0)


def test_undo_goes_back_over_an_open_secret_round_but_not_over_a_closed_one() -> None:
    game = start("tiny", 2, 1)
    game.choose("reserve 1", 0)
    game.choose("trust", 0)
    game.choose("bid 2c", 0)
    assert not game.undo()
    assert game.recall(0)
    assert game.undo_seat == 0
    assert game.undo()
    assert [str(option) for option in game.options(0)] == ["peek", "trust"]
    assert game.redo()
    game.choose("bid 2c", 0)
    game.choose("bid 1c", 1)
    assert not game.undo()
    assert [seat for seat, _ in game.choices] == [0, 0, 0, 1]


def test_without_history_there_is_nothing_to_undo_and_nothing_told() -> None:
    game = start("tiny", 2, 1, history=False)
    game.choose("reserve 1", 0)
    assert (game.undo_seat, game.undo(), game.redo(), game.can_redo) == (None, False, False, False)
    assert game.story() == []
    told = start("tiny", 2, 1)
    told.choose("reserve 1", 0)
    assert game.record() == told.record()
    assert load(game.record()).digest() == game.digest()


def test_other_seeds_are_other_games() -> None:
    digests = {start("kingsburg", 3, seed).digest() for seed in range(50)}
    assert len(digests) == 50
    assert start("kingsburg", 3, 7).digest() == start("kingsburg", 3, 7).digest()


def test_the_digest_sees_every_choice() -> None:
    game = start("tiny", 2, 1)
    seen = {game.digest()}
    while not game.over:
        seat = game.asks[-1].seat
        game.choose(game.options(seat)[-1], seat)
        assert game.digest() not in seen
        seen.add(game.digest())


def test_records_carry_a_digest_at_every_checkpoint_and_at_the_end() -> None:
    game = play_on(start("kingsburg", 3, 1), 1)
    marks = [int(line.split()[1]) for line in game.record().splitlines() if line.startswith("= ")]
    total = len(game.choices)
    assert marks == [*range(CHECKPOINT, total, CHECKPOINT), total]
    tiny = play_on(start("tiny", 4, 1, {"rounds": 4}), 2)
    assert len(tiny.choices) > CHECKPOINT  # a secret round may step over the mark: then it stands right after
    marks = [int(line.split()[1]) for line in tiny.record().splitlines() if line.startswith("= ")]
    assert CHECKPOINT <= marks[0] < CHECKPOINT + 4
    assert marks[-1] == len(tiny.choices)
