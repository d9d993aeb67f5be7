"""Programs that take a seat: what they are told, how they lose their seat, and that nothing of them is left behind."""

from __future__ import annotations

import contextlib
import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from courtier import Game, start
from courtier.bots.program import Program, rise, sit
from courtier.bots.scripts import FORFEIT_TO
from courtier.cli.chairs import from_names
from tests.arena.conftest import EXAMPLE, Programs
from tests.cli.desk import refused, run
from tests.support import walk

PLAYS = "kingsburg"


def play(seat_one: Program, seed: int = 3, most: int = 10_000) -> Game:
    """A game of a program against the first of all options, or its beginning; ends the program."""
    game = start(PLAYS, 2, seed)
    try:
        while not game.over and len(game.choices) < most:
            seat = game.asks[0].seat
            option = seat_one.choose(game, 1, seed) if seat == 1 else game.options(0)[0]
            game.choose(option, seat)
    finally:
        rise(seat_one, game)
    return game


def alive(pid: int) -> bool:
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().split(")")[1].split()[0] != "Z"
    return False


def test_the_example_plays_a_whole_game_and_builds() -> None:
    player = Program(f"exec:{EXAMPLE}")
    game = play(player)
    assert player.forfeit is None
    built = [token for seat, token in game.choices if seat == 1 and token.startswith("build ")]
    assert built
    assert play(Program(f"exec:{EXAMPLE}")).record() == game.record()  # its seed makes it repeatable


OPTIONS = {"ask_help": False, "modules": [], "strips": "dealt", "tiles": "drawn", "scenario": "none"}


def test_messages_are_those_of_the_documentation(programs: Programs, tmp_path: Path) -> None:
    log = tmp_path / "log"
    game = play(Program(programs("log", log)))
    hello, *asks, end = [json.loads(line) for line in log.read_text().splitlines()]
    assert hello == {"type": "hello", "courtier": 1, "title": PLAYS, "seats": 2, "seat": 1,
                     "options": OPTIONS, "seconds": 10.0, "seed": 3}  # fmt: skip
    assert len(asks) == sum(seat == 1 for seat, _ in game.choices)
    assert end["type"] == "end"
    assert end["scores"] == game.scores()
    assert end["winners"] == (game.result or {"winners": []})["winners"]
    copy = start(PLAYS, 2, 3)
    for ask in asks:
        while len(copy.choices) < ask["n"]:
            seat, token = game.choices[len(copy.choices)]
            copy.choose(token, seat)
        assert set(ask) == {"type", "n", "asks", "options", "view", "undone", "story"}
        assert [option["token"] for option in ask["options"]] == [str(o) for o in copy.options(1)]
        assert ask["view"] == json.loads(json.dumps(copy.view(1)))
        assert ask["asks"][0]["kind"] == copy.asks[0].kind
        assert not ask["undone"]
    told = [line["n"] for ask in asks for line in ask["story"]]
    assert told == [line["n"] for line in game.story(1) if line["n"] <= told[-1]]  # all of it, once
    assert all(line["text"] for ask in asks for line in ask["story"])


def test_a_program_is_told_of_an_expansion_and_sees_its_own_secret(
    programs: Programs, tmp_path: Path
) -> None:
    log = tmp_path / "log"
    player = Program(programs("log", log))
    game = start("paladins", 2, 3, {"city_of_crowns": True})
    for _ in walk(game, 1):
        if 1 in [ask.seat for ask in game.asks]:
            break
    player.choose(game, 1, 0)
    rise(player, game)
    hello, ask, *_ = [json.loads(line) for line in log.read_text().splitlines()]
    assert hello["options"] == {"difficulty": "standard", "city_of_crowns": True}
    assert ask["view"]["secret"] == game.view(1)["secret"]
    assert len(ask["view"]["crowns"]["muster"]) == 4


def test_an_undone_past_is_told_again(programs: Programs, tmp_path: Path) -> None:
    log = tmp_path / "log"
    player = Program(programs("log", log))
    game = start(PLAYS, 2, 3)
    for _ in walk(game, 1):
        if game.asks[0].seat == 1 and game.undo_seat is not None and len(game.options(1)) > 1:
            break
    player.choose(game, 1, 0)
    seat, token = game.choices[-1]
    game.undo()
    game.choose(next(option for option in game.options(seat) if str(option) != token), seat)
    while game.asks[0].seat != 1:
        game.choose(game.options(0)[0], 0)
    player.choose(game, 1, 0)
    rise(player, game)
    _, first, second = [json.loads(line) for line in log.read_text().splitlines()]
    assert second["undone"]
    assert second["story"][0]["n"] == first["story"][0]["n"] == 0


@pytest.mark.parametrize(
    ("kind", "key"),
    [
        ("crash", "program-ended"),
        ("silent", "program-slow"),
        ("nonsense", "program-nonsense"),
        ("illegal", "program-illegal"),
    ],
)
def test_a_program_that_fails_forfeits_its_seat_and_the_game_goes_on(
    programs: Programs, monkeypatch: pytest.MonkeyPatch, kind: str, key: str
) -> None:
    monkeypatch.setattr("courtier.bots.program.START", 1.0 if kind == "silent" else 20.0)
    player = Program(programs(kind), seconds=0.2 if kind == "silent" else 10.0)
    game = play(player, most=30)
    assert len(game.choices) >= 30
    assert player.forfeit is not None
    why = player.forfeit.args["why"]
    assert getattr(why, "key", None) == key
    assert player.forfeit.args["level"] == FORFEIT_TO
    said = player.forfeit.text("en")
    assert player.forfeit.text("fr") != said
    if kind == "crash":
        assert "lost my crown" in said  # the last line of its standard error


def test_a_file_that_is_no_program_forfeits_too(tmp_path: Path) -> None:
    path = tmp_path / "letter"
    path.write_text("\x00 Dear Maud")
    path.chmod(0o755)
    player = Program(f"exec:{path}")
    play(player, most=5)
    assert player.forfeit is not None


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")
def test_nothing_is_left_behind(programs: Programs, tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    player = sit(programs("clinging", pids))
    game = start(PLAYS, 2, 3)
    while game.asks[0].seat != 1:
        game.choose(game.options(0)[0], 0)
    player.choose(game, 1, 0)
    program, child = [int(pid) for pid in pids.read_text().split()]
    assert alive(program)
    assert alive(child)
    rise(player, None)  # as after an error in the middle of a game
    until = time.monotonic() + 60
    while (alive(program) or alive(child)) and time.monotonic() < until:
        time.sleep(0.05)
    assert not alive(program)
    assert not alive(child)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")
def test_nothing_is_left_behind_by_a_run_that_is_told_to_end(programs: Programs, tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    command = ["arena", PLAYS, "random", programs("clinging", pids), "--games", "1000", "--jobs", "1"]
    process = subprocess.Popen(
        [sys.executable, "-c", "from courtier.cli import main; main()", *command],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    until = time.monotonic() + 60
    while not (pids.exists() and len(pids.read_text().split()) == 2) and time.monotonic() < until:
        time.sleep(0.05)
    process.terminate()
    assert process.wait(60) == 128 + signal.SIGTERM
    left = [int(pid) for pid in pids.read_text().split()]  # of the program that was running
    until = time.monotonic() + 60
    while any(alive(pid) for pid in left) and time.monotonic() < until:
        time.sleep(0.05)
    assert not any(alive(pid) for pid in left)


def test_a_forfeit_is_told_at_the_table_and_kept_in_the_record(programs: Programs, tmp_path: Path) -> None:
    record = tmp_path / "game.courtier"
    done = run(
        "play", PLAYS, "--seat", "bot:random", "--seat", programs("illegal"), "--save", record, "--seed", "2"
    )
    assert done.exit_code == 0, done.output
    assert "fly away" in " ".join(done.stdout.split())
    assert f"[bot:{FORFEIT_TO}]" in record.read_text()


def test_simulations_count_forfeits(programs: Programs) -> None:
    bad, good = programs("crash"), programs("first")
    done = run("sim", PLAYS, "--games", "1", "--seat", "random", "--seat", bad)
    assert done.exit_code == 0, done.output
    assert "lost my crown" in " ".join(done.stdout.split())
    told = json.loads(run("sim", PLAYS, "--games", "1", "--seat", good, "--seats", "2", "--json").stdout)
    assert told["forfeits"] == 0


def test_the_arena_says_why(programs: Programs, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    done = run("arena", PLAYS, "random", programs("crash"), "--games", "2", "--jobs", "1", "--out", out)
    assert done.exit_code == 0, done.output
    assert "lost my crown" in " ".join(done.stderr.split())
    rows = [json.loads(line) for line in out.read_text().splitlines()[1:]]
    assert [list(row["forfeits"]) for row in rows] == [["1"], ["0"]]


def test_words_that_are_no_program_are_refused() -> None:
    assert "no_such_bot" in refused("play", PLAYS, "--seat", "me", "--seat", "exec:./no_such_bot")
    assert "--seat" in refused("play", PLAYS, "--seats", "2", "--seat", "me")
    assert "exec:" in refused("sim", PLAYS, "--seat", "exec:")


def test_a_record_from_somebody_else_runs_nothing() -> None:
    """Resuming a game must not start what its file names: the seat is a person's."""
    seated = from_names(["Odo [bot:exec:rm -rf /]", "Maud [bot:random]"], 2)
    assert [(chair.name, chair.bot) for chair in seated] == [("Odo", None), ("Maud", "random")]


def test_advice_begins_with_the_program_s_own_choice(programs: Programs) -> None:
    player = Program(programs("first"))
    game = start(PLAYS, 2, 3)
    while game.asks[0].seat != 1:
        game.choose(game.options(0)[0], 0)
    advice = player.advise(game, 1, 0)
    rise(player, None)
    assert advice[0].option == game.options(1)[0]
    assert len(advice) == len(game.options(1))
