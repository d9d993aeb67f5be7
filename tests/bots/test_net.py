"""A net at search's leaves: what it adds is added, its file is checked; without an opinion it changes nothing."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from courtier import start
from courtier.bots import bot, search
from courtier.bots.net import Net, NetError
from courtier.bots.think import knowledge_of
from courtier.core.vocabulary import EncodingError
from courtier.research.selfplay import Piece, play
from tests.cli.desk import refused, run
from tests.support import walk

PLAYS = "kingsburg"


def net(last: float = 0.0, bias: float = 0.0, seed: int = 1) -> Net:
    """A small one with random first layers; its last layer is even."""
    encoder = start(PLAYS, 2, 1).encoder
    rng = np.random.default_rng(seed)
    weights = [rng.normal(0, 0.1, (encoder.size, 8)), np.full((8, 1), last)]
    biases = [np.zeros(8), np.array([bias])]
    return Net(
        PLAYS,
        2,
        encoder.hash(),
        [w.astype(np.float32) for w in weights],
        [b.astype(np.float32) for b in biases],
    )


def test_a_file_gives_the_net_back(tmp_path: Path) -> None:
    made = net(0.5, 1.0)
    made.notes["games"] = 7
    path = tmp_path / "some.npz"
    made.save(path)
    again = Net.load(path)
    rows = np.arange(3 * made.weights[0].shape[0], dtype=np.uint8).reshape(3, -1)
    assert np.array_equal(again.judge(rows), made.judge(rows))
    assert (again.title, again.seats, again.encoder, again.notes) == (PLAYS, 2, made.encoder, {"games": 7})
    assert [file.name for file in tmp_path.iterdir()] == ["some.npz"]


def test_a_net_without_an_opinion_chooses_as_the_search_around_it(tmp_path: Path) -> None:
    net().save(tmp_path / "even.npz")
    player = bot(f"net:{tmp_path / 'even.npz'}@40", timed=False)
    game = start(PLAYS, 2, 3, history=False)
    for n, at in enumerate(walk(game, 3)):
        if at.over or n > 12:
            break
        seat = at.asks[0].seat
        assert player.choose(at, seat, n) == search(at, seat, n, iterations=40, enough=1.0)[0].option


def test_what_it_foretells_is_added_to_the_forecast_until_the_game_is_over() -> None:
    known = None
    for game in walk(start(PLAYS, 2, 5, history=False), 5):
        usual = knowledge_of(game)
        known = known or net(0.0, 2.5).knowledge(game)
        more = 0.0 if game.over else 2.5
        assert known.points(game.state) == pytest.approx(
            [points + more for points in usual.points(game.state)]
        )
        assert known.quiet(game.state) == usual.quiet(game.state)
    assert known is not None
    assert known.prices == []  # so that search stops at quiet moments, in every title


def test_it_judges_each_seat_by_its_own_view() -> None:
    game = start(PLAYS, 2, 5, history=False)
    made = net(0.3)
    points = made.knowledge(game).points(game.state)
    usual = knowledge_of(game).points(game.state)
    for seat in (0, 1):
        row = np.frombuffer(game.encoder.observe(game.state, seat), dtype=np.uint8)[None]
        assert points[seat] - usual[seat] == pytest.approx(float(made.judge(row)[0]), abs=1e-4)


def test_a_net_of_another_title_or_encoder_is_refused() -> None:
    with pytest.raises(NetError):
        net().knowledge(start("architects", 2, 1))
    for other in (start(PLAYS, 3, 1), start(PLAYS, 2, 1, {"modules": [1]})):
        with pytest.raises(EncodingError):
            net().knowledge(other)


@pytest.mark.parametrize("broken", ["text", "empty", "shapes", "pickle"])
def test_a_file_that_is_no_net_is_one_sentence(broken: str, tmp_path: Path) -> None:
    path = tmp_path / "broken.npz"
    if broken == "text":
        path.write_text("no net", encoding="utf-8")
    elif broken == "empty":
        np.savez(path, nothing=np.zeros(1))
    elif broken == "shapes":
        made = net()
        made.weights.reverse()
        made.save(path)
    else:
        np.savez(path, head=np.array([{"a": 1}], dtype=object))
    assert "broken.npz" in refused("arena", PLAYS, "random", f"net:{path}")
    assert "nowhere.npz" in refused("play", PLAYS, "--players", "me,net:nowhere.npz")


def test_it_sits_down_wherever_bots_are_named(tmp_path: Path) -> None:
    path = tmp_path / "even.npz"
    net().save(path)
    played = run("arena", PLAYS, "random", f"net:{path}@8", "--games", "2", "--jobs", "1", "--json")
    assert played.exit_code == 0, played.output
    seated = run("play", PLAYS, "--players", f"me,net:{path}@8", "--seed", "1", typed="q\nno\n")
    assert seated.exit_code == 0, seated.output


def test_selfplay_notes_what_seats_saw_and_by_how_much_the_forecast_missed() -> None:
    piece = Piece(PLAYS, 2, {}, 11, 1)
    notes = play(piece)
    assert notes.rows == play(piece).rows
    encoder = start(PLAYS, 2, 1).encoder
    assert len(notes.rows) == len(notes.off) * encoder.size
    assert len(notes.off) > 10
    assert set(notes.games) == {notes.games[0]}
    assert max(abs(off) for off in notes.off) < 60
    assert play(Piece(PLAYS, 2, {}, 12, 1, net(0.0, 3.0))).rows != notes.rows
