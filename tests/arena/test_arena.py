"""`courtier arena`: the same results however they were come by, figures that are those of the games, and pictures."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from courtier.arena.plan import Plan
from courtier.arena.play import Row, play
from courtier.arena.report import Share, report
from tests.cli.desk import BAD_INPUT, refused, run
from tests.support import ended

PLAYS = "kingsburg"


def arena(*more: str | Path, bots: tuple[str, ...] = ("random", "greedy")) -> None:
    done = run("arena", PLAYS, *bots, "--games", "2", *more)
    assert done.exit_code == 0, done.output


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The games of an arena of one process."""
    path = tmp_path_factory.mktemp("arena") / "games.jsonl"
    arena("--jobs", "1", "--out", path, "--json")
    return path


def test_any_number_of_processes_gives_the_same_file(file: Path, tmp_path: Path) -> None:
    arena("--jobs", "2", "--out", tmp_path / "two.jsonl", "--json")
    assert (tmp_path / "two.jsonl").read_bytes() == file.read_bytes()


def test_a_row_is_the_game_played_again(file: Path) -> None:
    head, *rows = [json.loads(line) for line in file.read_text().splitlines()]
    plan = Plan(PLAYS, 2, ("random", "greedy"), 2, 1, options={"ask_help": False})
    assert head == plan.head()
    assert play(plan, 1).row == rows[1]
    assert [row["game"] for row in rows] == [0, 1]
    assert rows[0]["seed"] == rows[1]["seed"]  # one deal, both ways round
    assert rows[0]["bots"] == rows[1]["bots"][::-1]
    for row in rows:
        sums = [sum(points[seat] for points in row["lines"].values()) for seat in range(2)]
        assert sums == row["points"]


def test_a_run_that_was_cut_off_is_taken_up_again(file: Path, tmp_path: Path) -> None:
    path = tmp_path / "cut.jsonl"
    head, first, second = file.read_text().splitlines(keepends=True)
    path.write_text(head + second + first[:40])  # the last line was being written
    arena("--jobs", "1", "--out", path, "--resume", "--json")
    assert path.read_bytes() == file.read_bytes()


def test_a_finished_run_can_grow(file: Path, tmp_path: Path) -> None:
    path = tmp_path / "more.jsonl"
    path.write_bytes(file.read_bytes())
    done = run("arena", PLAYS, "random", "greedy", "--games", "4", "--out", path, "--resume", "--jobs", "1")
    assert done.exit_code == 0, done.output
    assert path.read_bytes().startswith(file.read_bytes())
    assert len(path.read_text().splitlines()) == 5


def test_files_that_are_in_the_way_are_left_alone(file: Path, tmp_path: Path) -> None:
    before = file.read_bytes()
    assert "--resume" in refused("arena", PLAYS, "random", "greedy", "--out", file)
    assert "seed" in refused("arena", PLAYS, "random", "greedy", "--out", file, "--resume", "--seed", "2")
    assert file.read_bytes() == before
    other = tmp_path / "letter.txt"
    other.write_text("Dear Maud,\n")
    assert "letter.txt" in refused("arena", PLAYS, "random", "greedy", "--out", other, "--resume")
    assert other.read_text() == "Dear Maud,\n"
    assert "--out" in refused("arena", PLAYS, "random", "greedy", "--resume")
    both = refused("arena", PLAYS, "random", "greedy", "--round-robin", "--gauntlet", "random")
    assert "--gauntlet" in both
    assert "folder" in refused("arena", PLAYS, "random", "greedy", "--png", tmp_path / "folder" / "a.png")


def test_ctrl_c_leaves_a_file_to_go_on_with(file: Path, tmp_path: Path) -> None:
    path = tmp_path / "stopped.jsonl"
    command = ["arena", PLAYS, "random", "greedy", "--games", "4000", "--jobs", "2", "--out", str(path)]
    process = subprocess.Popen(
        [sys.executable, "-c", "from courtier.cli import main; main()", *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env={**os.environ, "COURTIER_LANG": "en"},
    )
    until = time.monotonic() + 60
    while not (path.exists() and path.read_text().count("\n") > 2) and time.monotonic() < until:
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does, to all of them
    told, errors = ended(process)
    assert process.returncode == 130, errors
    assert "--resume" in errors
    assert "Traceback" not in errors
    assert "greedy" in told  # what was played is reported
    until = time.monotonic() + 60
    while anybody(process.pid) and time.monotonic() < until:  # the last ones go in a moment
        time.sleep(0.05)
    assert not anybody(process.pid)
    rows = [json.loads(line) for line in path.read_text().splitlines()[1:]]
    known = {json.loads(line)["game"]: json.loads(line) for line in file.read_text().splitlines()[1:]}
    assert len(rows) > 1
    assert all(known[row["game"]] == row for row in rows if row["game"] in known)


def anybody(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def rows(*results: tuple[list[str], list[int]]) -> list[Row]:
    """Rows with these bots and ranks."""
    return [
        {"game": n, "bots": bots, "ranks": ranks, "points": [10 - r for r in ranks], "lines": {}}
        for n, (bots, ranks) in enumerate(results)
    ]


def test_figures_are_those_of_the_games() -> None:
    plan = Plan(PLAYS, 2, ("a", "b", "c"), 2, 1)
    told = report(
        plan, rows((["a", "b"], [1, 2]), (["b", "a"], [1, 1]), (["a", "c"], [1, 2]), (["b", "c"], [1, 2]))
    )
    assert [s.name for s in told.standings] == ["a", "b", "c"]
    assert (told.beats["a"]["b"].won, told.beats["b"]["a"].won) == (1.5, 0.5)
    assert [share.won for share in told.by_seat] == [3.5, 0.5]
    assert told.standings[0].wins.won == 2.5
    assert all(s.sigma < 25 / 3 for s in told.standings)
    assert sum(share.games for row in told.beats.values() for share in row.values()) == 8


def test_ratings_do_not_depend_on_the_order_in_which_games_end() -> None:
    plan = Plan(PLAYS, 2, ("a", "b"), 2, 1)
    games = rows(*[(["a", "b"], [1, 2] if n % 3 else [2, 1]) for n in range(12)])
    first, last = report(plan, games), report(plan, games[::-1])
    assert first.data() == last.data()


def test_a_bot_on_several_seats_is_rated_once() -> None:
    plan = Plan(PLAYS, 4, ("a", "b"), 4, 1)
    told = report(plan, rows(*[(["a", "b", "a", "b"], [1, 3, 2, 4])] * 5))
    a, b = told.standings
    assert (a.name, b.name) == ("a", "b")
    assert a.mu > 25 > b.mu


def test_a_game_of_one_seat_is_rated_against_its_rival() -> None:
    plan = Plan("paladins", 1, ("a", "b"), 4, 1)
    games = [(["a"], [1]), (["b"], [2])] * 4
    told = report(plan, rows(*games))
    assert [(s.name, s.wins.share) for s in told.standings] == [("a", 1.0), ("b", 0.0)]
    assert told.met() == ["(rival)"]


@pytest.mark.parametrize(
    ("won", "games", "low", "high"), [(150, 200, 0.685, 0.805), (0, 10, 0.0, 0.278), (5, 5, 0.565, 1.0)]
)
def test_the_interval_of_a_share(won: float, games: int, low: float, high: float) -> None:
    """Wilson's interval, against figures worked out by hand."""
    assert Share(won, games).interval == pytest.approx((low, high), abs=0.002)


def test_pictures_and_a_page_that_needs_nothing_else(file: Path, tmp_path: Path) -> None:
    lang, word = "fr", "Qui devance qui"
    pytest.importorskip("matplotlib", reason="charts need matplotlib: pip install 'courtier[charts]'")
    copy = tmp_path / "games.jsonl"
    copy.write_bytes(file.read_bytes())
    png, html = tmp_path / "arena.png", tmp_path / "arena.html"
    done = run("arena", PLAYS, "random", "greedy", "--games", "2", "--out", copy, "--resume", "--png", png,
               "--html", html, "--lang", lang)  # fmt: skip
    assert done.exit_code == 0, done.output
    assert word in done.stdout
    assert png.read_bytes().startswith(b"\x89PNG")
    page = html.read_text()
    assert word in page
    assert "<svg" in page
    assert "greedy" in page
    for outside in ("<script", "<link", "<img", "url(http", "@import"):
        assert outside not in page


def test_a_bad_command_line_says_what_would_be_accepted() -> None:
    assert "random" in refused("arena", PLAYS, "nobody", "greedy")
    assert run("arena", PLAYS).exit_code == BAD_INPUT
    assert "kingsburg" in refused("arena", "chess", "random", "greedy")
