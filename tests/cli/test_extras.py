"""The base plays without any extra; what needs one says in a sentence which.

Each run is a process in which no package of any extra exists.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from courtier.core.extras import EXTRAS, MissingExtra, missing, need
from tests.support import ROOT

# Python finds none of the packages that extras bring, as if none were installed.
BARE = f"""
import sys
class Nothing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {sorted(EXTRAS)!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Nothing())
"""


def bare(code: str, typed: str = "", home: Path | None = None) -> subprocess.CompletedProcess[str]:
    environment = {
        "PYTHONPATH": str(ROOT / "src"),
        "XDG_DATA_HOME": str(home or "/nonexistent"),
        "COURTIER_LANG": "en",
    }
    return subprocess.run([sys.executable, "-c", BARE + code], input=typed, capture_output=True, text=True,
                          env=environment, timeout=120)  # fmt: skip


def command(*args: str, typed: str = "", home: Path | None = None) -> subprocess.CompletedProcess[str]:
    return bare(
        f"sys.argv = ['courtier', *{list(args)!r}]\nfrom courtier.cli import main\nmain()", typed, home
    )


def test_every_module_of_the_base_can_be_imported() -> None:
    """All of core, titles and bots, and every command but those of the table."""
    source = ROOT / "src"
    modules = [
        ".".join(path.relative_to(source).with_suffix("").parts)
        for room in ("core", "titles", "bots", "cli")
        for path in sorted((source / "courtier" / room).rglob("*.py"))
    ]
    wanted = [name for name in modules if not name.endswith(("__main__", "cli.tables"))]
    done = bare(f"from importlib import import_module\nfor name in {wanted!r}: import_module(name)")
    assert done.returncode == 0, done.stderr


def test_games_are_listed_and_played_without_extras(tmp_path: Path) -> None:
    assert "kingsburg" in command("games").stdout
    played = command("sim", "kingsburg", "--bot", "page,squire", "--games", "2", "--json")
    assert '"games": 2' in played.stdout, played.stderr
    looked = command(
        "play", "kingsburg", "--players", "me,bot:page", "--seed", "1", typed="q\nno\n", home=tmp_path
    )
    assert looked.returncode == 0, looked.stderr


@pytest.mark.parametrize(
    ("args", "extra"),
    [
        (("serve",), "table"),
        (("tables", "list"), "table"),
        (("load", "kingsburg"), "table"),
        (("arena", "kingsburg", "page", "random"), "arena"),
        (("balance", "kingsburg", "--games", "1", "--png", "x.png"), "charts"),
    ],
)
def test_a_missing_extra_is_one_sentence(args: tuple[str, ...], extra: str) -> None:
    done = command(*args)
    assert done.returncode == 2
    (told,) = done.stderr.strip().splitlines()
    assert told.endswith(f'pip install "courtier[{extra}]"')


def test_what_is_no_extra_is_not_excused() -> None:
    assert missing(ModuleNotFoundError("x", name="courtier.nowhere")) is None
    assert missing(ValueError("x")) is None
    with pytest.raises(ModuleNotFoundError):
        need("courtier.nowhere")


def test_a_cause_counts() -> None:
    error = ValueError("a library's own words")
    error.__cause__ = ModuleNotFoundError("x", name="torch.nn")
    assert isinstance(missing(error), MissingExtra)


def test_pyproject_knows_every_extra_that_sentences_name() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"][
        "optional-dependencies"
    ]
    assert set(EXTRAS.values()) <= set(extras)
    for package, extra in EXTRAS.items():
        listed = " ".join(extras[extra]).lower().replace("-", "_")
        indirect = {
            "websockets": "uvicorn",
            "httptools": "uvicorn",
            "pyspiel": "open_spiel",
        }  # brought along by these
        assert re.search(rf"\b{indirect.get(package, package)}\b", listed), package


@pytest.mark.parametrize("file", ["Dockerfile", "tools/compose/server.dockerfile"])
def test_images_install_the_wheel_with_the_table_and_its_database(file: str) -> None:
    assert re.search(
        r"pip install[^&]*courtier-\*\.whl\)\[postgres\]", (ROOT / file).read_text(encoding="utf-8")
    )


def test_what_the_image_of_a_server_copies_is_not_left_out() -> None:
    file = ROOT / "tools" / "compose" / "server.dockerfile"
    copied = [
        line.split()[1:-1]
        for line in file.read_text(encoding="utf-8").splitlines()
        if line.startswith("COPY")
    ]
    kept = file.with_name(f"{file.name}.dockerignore").read_text(encoding="utf-8").splitlines()
    assert copied
    assert all(f"!{source}" in kept for sources in copied for source in sources)
