"""The real program in a process of its own: a pipe, an interrupt, and a terminal of a given size."""

from __future__ import annotations

import codecs
import contextlib
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

import pytest

from courtier import load
from tests.cli.desk import PLAYS, lines, script

COURTIER = [str(Path(sys.executable).with_name("courtier"))]
PATIENCE = 120.0


def courtier(*args: str, typed: str = "", home: Path) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "XDG_DATA_HOME": str(home)}
    return subprocess.run(
        [*COURTIER, *args], input=typed, capture_output=True, text=True, env=env, timeout=PATIENCE
    )


def test_a_whole_game_through_a_pipe(tmp_path: Path) -> None:
    game, typed = script([None, "random"], 21)
    path = tmp_path / "g"
    done = courtier("play", PLAYS, "--players", "me,bot:random", "--seed", "21", "--save", str(path),
                    typed=lines(typed), home=tmp_path)  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "\x1b" not in done.stdout, "a pipe gets plain text"
    assert load(path.read_text()).digest() == game.digest()
    checked = courtier("check", str(path), home=tmp_path)
    assert checked.returncode == 0, checked.stdout


def test_bad_input_from_outside(tmp_path: Path) -> None:
    done = courtier("play", "chess", home=tmp_path)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("courtier: There is no title “chess”. There are: architects, kingsburg")
    assert done.stderr.count("\n") == 1


def test_a_reader_that_goes_away_is_no_traceback(tmp_path: Path) -> None:
    command = f"{COURTIER[0]} rules --title {PLAYS} | head -n 1"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, timeout=PATIENCE)
    assert "Traceback" not in done.stderr


class Screen:
    """A terminal of a size with the program in it."""

    def __init__(self, columns: int, rows: int, *args: str, home: Path) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        env = {key: value for key, value in os.environ.items() if key not in ("COLUMNS", "LINES")}
        env |= {"XDG_DATA_HOME": str(home), "TERM": "xterm-256color"}
        self.process = subprocess.Popen(
            [*COURTIER, *args], stdin=slave, stdout=slave, stderr=slave, env=env, start_new_session=True
        )
        os.close(slave)
        self.seen = ""
        self.decode = codecs.getincrementaldecoder("utf-8")().decode  # a read may end inside a character

    def until(self, text: str, patience: float = PATIENCE) -> str:
        """What is shown up to and with a text."""
        began = len(self.seen)
        deadline = time.monotonic() + patience
        while text not in self.seen[began:]:
            assert time.monotonic() < deadline, self.seen[began:]
            ready, _, _ = select.select([self.master], [], [], 1.0)
            if ready:
                try:
                    self.seen += self.decode(os.read(self.master, 65536))
                except OSError:
                    raise AssertionError(self.seen[began:]) from None
        return self.seen[began:]

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def interrupt(self, answer: str) -> None:
        """Ctrl-C until its answer is shown: readline loses one that comes between its prompt and its wait."""
        for _ in range(10):
            os.killpg(self.process.pid, signal.SIGINT)
            with contextlib.suppress(AssertionError):
                self.until(answer, patience=10.0)
                return
        raise AssertionError(self.seen)

    def end(self) -> int:
        with contextlib.suppress(OSError):
            while os.read(self.master, 65536):
                pass
        os.close(self.master)
        return self.process.wait(PATIENCE)


def plain(text: str) -> list[str]:
    """Lines as a person sees them."""
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text).replace("\r", "").split("\n")


@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (160, 50)])
def test_a_turn_fits_the_screen(tmp_path: Path, columns: int, rows: int) -> None:
    screen = Screen(
        columns, rows, "play", PLAYS, "--players", "me:Ana,friend:Bob", "--seed", "3", home=tmp_path
    )
    screen.until("» ")
    screen.type("1\r")
    screen.until("» ")
    screen.type("1\r")
    shown = screen.until("» ")
    told = plain(shown.rpartition("\x1b[2J")[2])
    assert max(len(line.rstrip()) for line in told) <= columns
    assert len(told) <= rows
    assert any("Kingsburg" in line for line in told)
    assert any("Queen" in line for line in told)
    assert any("Pass" in line for line in told)
    screen.type("q\r")
    screen.until("no:")
    screen.type("no\r")
    assert screen.end() == 0


def test_an_interrupt_keeps_the_game(tmp_path: Path) -> None:
    screen = Screen(100, 40, "play", PLAYS, "--players", "me,bot:random", "--seed", "3", home=tmp_path)
    screen.until("» ")
    screen.type("1\r")
    screen.until("» ")
    screen.interrupt("courtier resume")
    assert screen.end() == 0
    (saved,) = (tmp_path / "courtier" / "saves").iterdir()
    assert load(saved.read_text()).choices


def test_a_replay_by_keys(tmp_path: Path) -> None:
    game, _ = script(["random", "random"], 6)
    path = tmp_path / "g"
    path.write_text(game.record())
    last = len(game.choices)
    screen = Screen(100, 40, "replay", str(path), home=tmp_path)
    screen.until(f"Choice 0 of {last}")
    screen.type("n")
    screen.until(f"Choice 1 of {last}")
    screen.type("\x1b[6~")
    screen.until(f"Choice 11 of {last}")
    screen.type("p")
    screen.until(f"Choice 10 of {last}")
    screen.type("G")
    screen.until(f"Choice {last} of {last}")
    screen.type("q")
    assert screen.end() == 0
