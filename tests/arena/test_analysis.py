"""`courtier analyse`: verdicts in expected points, accuracy, the worst choices, with any number of processes."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from courtier import Game, load, start, titles
from courtier.bots import bot
from courtier.bots.analysis import Stopped, Verdict, judge, look, summaries, worst
from courtier.bots.think import knowledge_of
from courtier.cli.analyse import sparkline
from tests.cli.desk import run
from tests.support import ended, walk

PLAYS = "kingsburg"


def verdict(n: int, seat: int, cost: float, best: bool = False) -> Verdict:
    return Verdict(n, seat, "a", "a" if best else "b", 5.0 - cost, 5.0, [10.0, 5.0 + cost], 3)


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The end of a game: few choices are left to think about."""
    game = start(PLAYS, 2, 4)
    for _ in walk(game, 4):
        if len(game.choices) >= 90:
            break
    game = Game.from_data(game.to_data())
    for _ in walk(game, 4):
        pass
    path = tmp_path_factory.mktemp("analysis") / "game.courtier"
    path.write_text(game.record(names=["Maud", "Odo"]))
    return path


def test_costs_add_up_to_accuracy() -> None:
    told = summaries([verdict(0, 0, 0.0, True), verdict(1, 0, 1.0), verdict(2, 0, 4.0)], 2)
    assert told[0].accuracy == pytest.approx(100 * (1 + 0.5 + 0.0625) / 3)
    assert told[0].cost == 5.0
    assert told[0].grades == {"best": 1, "fine": 0, "slip": 1, "mistake": 0, "blunder": 1}
    assert (told[1].choices, told[1].accuracy) == (0, 100.0)


@pytest.mark.parametrize(
    ("cost", "grade"), [(0.49, "fine"), (0.5, "slip"), (1.5, "mistake"), (3.0, "blunder")]
)
def test_grades(cost: float, grade: str) -> None:
    assert verdict(0, 0, cost).grade == grade


def test_the_worst_choices_come_first_and_good_ones_never() -> None:
    all = [verdict(0, 0, 1.0), verdict(1, 0, 4.0), verdict(2, 1, 0.1), verdict(3, 1, 2.0, best=True)]
    assert [v.n for v in worst(all, 5)] == [1, 0]
    assert [v.n for v in worst(all, 1)] == [1]


def test_a_wasted_building_costs_more_than_the_search_s_own_choice() -> None:
    """With goods for a building in hand and the game about to end, passing is dear."""
    game = start(PLAYS, 2, 4)
    for _ in walk(game, 4):
        builds = [o for o in game.options(game.asks[0].seat) if str(o).startswith("build ")]
        if len(game.choices) > 60 and builds:
            break
    seat = game.asks[0].seat
    passing = judge(game, seat, "pass", 60)
    assert passing is not None
    assert passing.cost > 0
    assert passing.best.startswith("build ")
    best = judge(game, seat, passing.best, 60)
    assert best is not None
    assert best.cost < passing.cost
    assert best == judge(game, seat, passing.best, 60)


@pytest.mark.parametrize("title", sorted(titles()))
def test_choices_of_every_title_can_be_judged(title: str) -> None:
    """From the setup on, secret choices among them."""
    game = start(title, 2, 3)
    for n, _ in enumerate(walk(game, 3)):
        seat = game.asks[-1].seat
        found = judge(game, seat, str(game.options(seat)[-1]), 10)
        assert found is None or (found.cost >= 0 and len(found.points) == 2)
        if n == 12:
            return


def test_a_look_after_the_last_choice_sees_only_the_last_battle(record: Path) -> None:
    whole = load(record.read_text())
    seat, token = whole.choices[-1]
    game = load(record.read_text(), upto=len(whole.choices) - 1)
    option = next(o for o in game.options(seat) if str(o) == token)
    points = look(game, seat, option, 1, 32, knowledge_of(game))
    for sheet in whole.scores():
        assert points[sheet["seat"]] == pytest.approx(sheet["total"], abs=6)  # what an enemy takes or leaves


def test_it_can_be_stopped() -> None:
    game = start(PLAYS, 2, 4)
    seat = game.asks[0].seat
    with pytest.raises(Stopped):
        judge(game, seat, str(game.options(seat)[0]), 10_000, stop=lambda: True)


def test_json_with_any_number_of_processes(record: Path) -> None:
    one = run("analyse", record, "--budget", "10", "--json", "--jobs", "1")
    assert one.exit_code == 0, one.output
    told = json.loads(one.stdout)
    assert told == json.loads(run("analyse", record, "--budget", "10", "--json", "--jobs", "2").stdout)
    game = load(record.read_text())
    assert (told["choices"], told["analysed"]) == (len(game.choices), len(game.choices))
    assert told["names"] == ["Maud", "Odo"]
    assert [v["token"] for v in told["verdicts"]] == [game.choices[v["n"]][1] for v in told["verdicts"]]
    assert all(v["cost"] >= 0 and len(v["points"]) == 2 for v in told["verdicts"])
    assert told["scores"] == [sheet["total"] for sheet in game.scores()]


@pytest.mark.parametrize(("lang", "word"), [("en", "Accuracy"), ("fr", "Précision")])
def test_a_page_for_people(record: Path, lang: str, word: str) -> None:
    done = run("analyse", record, "--budget", "10", "--jobs", "1", "--lang", lang)
    assert done.exit_code == 0, done.output
    assert word in done.stdout
    assert "Maud" in done.stdout


def test_ctrl_c_shows_the_part_done(tmp_path: Path) -> None:
    game = start(PLAYS, 2, 4)
    for _ in walk(game, 4):
        pass
    path = tmp_path / "game.courtier"
    path.write_text(game.record())
    told = ""
    for seconds in (6, 25, 100):  # a busy machine may still be importing the rules
        told = told or interrupted(path, seconds)
    assert json.loads(told)["analysed"] < len(game.choices)


def interrupted(path: Path, seconds: float) -> str:
    code = "from courtier.cli import main; main()"
    process = subprocess.Popen(
        [sys.executable, "-c", code, "analyse", str(path), "--budget", "20000", "--jobs", "2", "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        process.wait(seconds)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGINT)
    told, errors = ended(process)
    if told:
        assert process.returncode == 130, errors
        assert "Traceback" not in errors
    return told


def test_sparklines() -> None:
    assert sparkline([0, 1, 2, 3, 4, 5, 6, 7], 8, 0, 7) == "▁▂▃▄▅▆▇█"
    assert sparkline([1, 1, 5, 5], 2, 1, 5) == "▁█"
    assert sparkline([2, 2], 3, 2, 2) == "▅▅▅"


def test_a_bot_that_thinks_is_more_accurate_than_dice() -> None:
    """Over the same positions: the greedy bot's choices cost less than random ones."""
    game = start(PLAYS, 2, 6)
    costs = {"greedy": 0.0, "random": 0.0}
    for _ in range(12):
        seat = game.asks[0].seat
        for name in costs:
            told = judge(game, seat, str(bot(name).choose(game, seat, 1)), 24)
            costs[name] += told.cost if told else 0.0
        game.choose(bot("greedy").choose(game, seat, 1), seat)
    assert costs["greedy"] < costs["random"]
