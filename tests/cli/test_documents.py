"""README and docs show commands and snippets: each runs as written, only smaller."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import typer
from sqlalchemy import insert

from courtier import load
from courtier.bots import names
from courtier.cli.app import app
from courtier.core.record import FIRST_LINE
from courtier.research import MissingExtra
from courtier.server import schema
from courtier.server.settings import database_url
from courtier.server.store import open_engine
from tests.cli.desk import run
from tests.server.test_restart import add_table
from tests.support import ROOT, played

DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
# What is made smaller, so that a laptop's core runs them all in a minute. Everything else stays as written.
SMALLER = {
    "--games": "2", "--rounds": "1", "--check": "2", "--budget": "10", "--seconds": "0.5", "--tables": "2",
    "--rate": "10", "--port": "0", "--host": "127.0.0.1", "--db": "here.sqlite3", "--workers": "1",
}  # fmt: skip
QUICK = {
    "page": "greedy",
    "squire": "random",
    "knight": "greedy",
    "steward": "random",
    "chancellor": "greedy",
}
# what they take when nothing is said is much
USUAL = {"sim": "--games", "analyse": "--budget"}
# minutes, whatever they are given: that their words are known is checked
PARSED_ONLY = ("arena", "tune", "bench", "learn")
STARTED = ("serve",)


def blocks(text: str) -> list[str]:
    """Fenced and indented code."""
    fenced = re.findall(r"^```[^\n]*\n(.*?)^```", text, flags=re.S | re.M)
    rest = re.sub(r"^```[^\n]*\n.*?^```", "", text, flags=re.S | re.M)
    indented = re.findall(r"(?:^    .*\n|^\n(?=    ))+", rest, flags=re.M)
    return [*fenced, *(re.sub(r"^    ", "", block, flags=re.M).strip("\n") for block in indented)]


def smaller(line: str) -> str:
    """A command as the test runs it."""
    words = shlex.split(line, comments=True)
    if ">" in words:
        words = words[: words.index(">")]
    for at in range(len(words)):
        if at and words[at - 1] in SMALLER:
            words[at] = SMALLER[words[at - 1]]
        for level, quick in QUICK.items():
            words[at] = re.sub(rf"(^|bot:){level}\b", rf"\g<1>{quick}", words[at])
    for name, amount in USUAL.items():
        if words[1] == name and amount not in words:
            words += [amount, SMALLER[amount]]
    return shlex.join(word for word in words if word != "--keep")  # nothing of the repository is written


def shown() -> list[str]:
    found: dict[str, None] = {}
    for path in DOCUMENTS:
        text = path.read_text(encoding="utf-8")
        lines = [line for block in blocks(text) for line in block.splitlines()]
        for line in lines:
            if line.startswith("courtier ") and line != FIRST_LINE:
                found.setdefault(smaller(line))
    return list(found)


@pytest.fixture(autouse=True)
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that holds what the documents speak of."""
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    shutil.copy(ROOT / "examples" / "my_bot.py", tmp_path / "my_bot.py")
    record = played("kingsburg", 2, 4).record()
    (tmp_path / "game.courtier").write_text(record, encoding="utf-8")
    (tmp_path / "evening.courtier").write_text(load(record, upto=4).record(), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path


def store_a_table() -> None:
    """The table ID of the documents, in the database that a server uses when nothing is said."""
    seats = [
        {"table": "ID", "seat": seat, "kind": "me", "name": name} for seat, name in enumerate(("Ana", "Bo"))
    ]
    engine = open_engine(database_url(""))
    with engine.begin() as connection:
        connection.execute(add_table("ID", "kingsburg"))
        connection.execute(insert(schema.seats), seats)
    engine.dispose()


COMMANDS = shown()


def test_the_documents_show_commands() -> None:
    assert len(COMMANDS) > 25
    assert set(QUICK) | set(QUICK.values()) <= set(names())


@pytest.mark.parametrize("line", [c for c in COMMANDS if c.split()[1] not in (*PARSED_ONLY, *STARTED)])
def test_a_command_runs(line: str, desk: Path) -> None:
    _, name, *rest = shlex.split(line)
    typed = ""
    if name == "play":
        (desk / "evening.courtier").unlink()  # a saved game is never written over
        typed = "q\nno\n"
        if "--players" not in rest and "--seat" not in rest:
            usual = "" if "--option" in rest or "--preset" in rest else "\n"  # options, where none were said
            typed = f"2\n\nfriend\n{usual}{typed}"
    if name == "tables":
        store_a_table()
    if "restore" in rest:
        assert run("tables", "backup", "games-backup.sqlite3").exit_code == 0
    done = run(name, *rest, typed=typed)
    assert done.exit_code == 0, done.output


@pytest.mark.parametrize("line", [c for c in COMMANDS if c.split()[1] in PARSED_ONLY])
def test_a_long_command_is_understood(line: str) -> None:
    _, name, *rest = shlex.split(line)
    command = typer.main.get_command(app).commands[name]  # type: ignore[attr-defined]
    command.make_context(name, rest)


@pytest.mark.parametrize("line", [c for c in COMMANDS if c.split()[1] in STARTED])
def test_a_server_starts_and_stops(line: str, desk: Path) -> None:
    """The one that the documents start on its usual port gets a free one, as others may run here."""
    rest = shlex.split(line)[2:] + ([] if "--port" in line else ["--port", "0"])
    with subprocess.Popen(
        [sys.executable, "-c", "from courtier.cli import main; main()", "serve", *rest],
        stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
    ) as served:  # fmt: skip
        try:
            assert served.stdout is not None
            assert served.stdout.readline().startswith("Courtier: http://127.0.0.1:")
        finally:
            served.terminate()
    assert served.returncode in (0, -15)


def snippets() -> list[str]:
    found = [block for path in DOCUMENTS for block in blocks(path.read_text(encoding="utf-8"))]
    return [block for block in found if re.search(r"^(from|import) ", block) and "courtier" in block]


@pytest.mark.parametrize("code", snippets(), ids=lambda code: code.splitlines()[-1])
def test_a_snippet_runs(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    given = {"text": Path("game.courtier").read_text(encoding="utf-8")}
    try:
        exec(compile(code.replace("iterations=2000", "iterations=20"), "<document>", "exec"), given)
    except MissingExtra as error:
        pytest.skip(str(error))


def test_the_record_of_the_documents_is_a_real_one() -> None:
    text = (ROOT / "docs" / "records.md").read_text(encoding="utf-8")
    shown = next(block for block in blocks(text) if block.startswith(FIRST_LINE))
    lines = iter(played("kingsburg", 2, 8).record(names=["Ana", "Maud [bot:random]"]).splitlines())
    for line in shown.splitlines():
        assert line == "…" or line in lines, line  # which goes on behind the line that it finds


def test_python_modules_that_the_documents_run_are_there() -> None:
    for path in DOCUMENTS:
        for module in re.findall(
            r"python -m ((?:tests|courtier|tools)[\w.]*)", path.read_text(encoding="utf-8")
        ):
            files = [folder / Path(*module.split(".")) for folder in (ROOT, ROOT / "src")]
            assert any(
                file.with_suffix(".py").is_file() or (file / "__main__.py").is_file() for file in files
            ), module
