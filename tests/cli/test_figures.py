"""`courtier sim` and `courtier bench`: what they print is what was played and measured."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from courtier.cli.sim import Totals, one_game, pieces, plan
from tests.cli.desk import PLAYS, run


def sim(*more: str) -> dict[str, object]:
    done = run("sim", PLAYS, "--json", *more)
    assert done.exit_code == 0, done.output
    told: dict[str, object] = json.loads(done.stdout)
    return {
        name: value
        for name, value in told.items()
        if name not in ("seconds", "decisions_per_s", "games_per_s")
    }


def test_the_same_seed_plays_the_same_games_with_any_number_of_jobs() -> None:
    one = sim("--games", "12", "--seats", "3", "--seed", "5")
    assert one == sim("--games", "12", "--seats", "3", "--seed", "5", "--jobs", "2")
    assert one != sim("--games", "12", "--seats", "3", "--seed", "6")


def test_sums_are_those_of_the_games() -> None:
    small = plan(PLAYS, 5, 2, "random", 3, [], None)
    totals = Totals()
    for piece in pieces(small, 1):
        totals.add(piece)
    games = [one_game(small, number) for number in range(5)]
    assert totals.decisions == sum(made for _, made in games)
    assert totals.points == [sum(game.scores()[seat]["total"] for game, _ in games) for seat in range(2)]
    assert totals.wins == [
        sum(seat in (game.result or {"winners": []})["winners"] for game, _ in games) for seat in range(2)
    ]
    assert sum(sum(points) for points in totals.lines.values()) == sum(totals.points)


def test_bots_are_seated_in_turn_and_the_better_one_wins() -> None:
    told = sim("--games", "4", "--seats", "2", "--bot", "random,greedy")
    seats = told["seats"]
    assert isinstance(seats, list)
    assert [seat["bot"] for seat in seats] == ["random", "greedy"]
    assert seats[1]["wins"] > seats[0]["wins"]


@pytest.mark.parametrize(("lang", "word"), [("en", "King’s rewards"), ("fr", "Récompenses du roi")])
def test_a_table_for_people(lang: str, word: str) -> None:
    told = run("sim", PLAYS, "--games", "3", "--lang", lang).stdout
    assert word in told
    assert "3 " in told


def test_bench_measures_builds_and_peer_in_one_run(tmp_path: Path) -> None:
    done = run("bench", PLAYS, "--json", "--seconds", "0.7")
    assert done.exit_code == 0, done.output
    told = json.loads(done.stdout)
    figures = told["titles"][PLAYS]
    assert set(figures) == {"seats", "decisions_per_s", "games_per_s", "clone_us", "search_iterations_per_s"}
    assert figures["seats"] == 4
    assert figures["decisions_per_s"] > 1000
    assert set(told["peer"]) == {"name", "decisions_per_s"}
    assert set(told["interpreted"][PLAYS]) == set(figures)
    assert (told["peer"]["decisions_per_s"] is None) == any("peer" in line for line in told["absent"])
    assert told["compiled"] != any("compiled" in line for line in told["absent"])


def test_bench_says_plainly_what_is_absent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COURTIER_PEER", "/nowhere/python")
    done = run("bench", PLAYS, "--seconds", "0.3")
    assert done.exit_code == 0, done.output
    assert "No peer here" in done.stdout


def test_memory_on_the_way_through_many_games() -> None:
    told = json.loads(run("bench", PLAYS, "--memory", "30", "--json").stdout)
    assert set(told["titles"][PLAYS]["rss_kb"]) == {"10%", "50%", "100%"}


def test_a_build_that_cannot_start_is_told_in_one_sentence(tmp_path: Path) -> None:
    """The worker of a broken build dies at once; its last line becomes the message."""
    broken = tmp_path / "courtier"
    broken.mkdir()
    (broken / "__init__.py").write_text("raise RuntimeError('no luck')\n")
    code = (
        "import sys\nfrom pathlib import Path\nfrom courtier.cli.bench import Worker\n"
        "from courtier.cli.speech import BadInput\n"
        f"try: Worker(sys.executable, 'ours', Path({str(tmp_path)!r}))\n"
        "except BadInput as error: print(error)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=dict(os.environ), timeout=120
    )
    assert "no luck" in done.stdout, done.stderr
