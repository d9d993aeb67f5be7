"""The scripts of examples/ do what they say, only smaller; what they lack is one sentence."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.support import ROOT

# As if nobody had installed a trainer, whether or not somebody has.
BARE = """
import runpy, sys
class Nothing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("sb3_contrib", "torch"):
            raise ModuleNotFoundError(name, name=name)
sys.meta_path.insert(0, Nothing())
import importlib.util
find = importlib.util.find_spec
importlib.util.find_spec = lambda name, *more: None if name == "sb3_contrib" else find(name, *more)
sys.argv = sys.argv[1:]
runpy.run_path(sys.argv[0], run_name="__main__")
"""


def example(name: str, *args: str, bare: bool = False, wanted: int = 0) -> list[str]:
    """The lines that a script prints."""
    script = str(ROOT / "examples" / name)
    command = [sys.executable, "-c", BARE, script, *args] if bare else [sys.executable, script, *args]
    source = {"PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **source}, timeout=300)
    assert done.returncode == wanted, done.stderr
    assert "Traceback" not in done.stderr
    return (done.stdout + done.stderr).splitlines()


def test_random_games_are_summed_up_and_drawn(tmp_path: Path) -> None:
    picture = tmp_path / "random.png"
    told = example("random_play.py", "kingsburg", "--seats", "3", "--games", "4", "--out", str(picture))
    assert [line.partition(":")[0] for line in told[:3]] == ["seat 0", "seat 1", "seat 2"]
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_a_title_that_is_not_there_is_one_sentence() -> None:
    (told,) = example("random_play.py", "chess", wanted=1)
    assert "kingsburg" in told


def test_a_policy_learns_with_numpy_alone() -> None:
    told = example("ppo.py", "--numpy", "--games", "4", "--test", "2", bare=True)
    assert [line.partition(":")[0] for line in told] == ["before", "learning", "after"]


def test_ppo_without_a_trainer_says_what_to_install() -> None:
    (told,) = example("ppo.py", "--steps", "10", bare=True, wanted=1)
    assert "sb3-contrib" in told


def test_search_goes_by_an_evaluation_of_ones_own() -> None:
    told = example("own_evaluation.py", "--games", "1", "--iterations", "8")
    assert told[0].startswith("game 0: mine ")
    assert told[1].endswith("of 1")
