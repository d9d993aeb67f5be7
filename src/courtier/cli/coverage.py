"""`courtier rules --coverage`: which rule ids have a test, which have not, and which no rules page knows.

Tests are read, not run (marks.py). tests/rules/coverage.json is the floor: ids that must stay tested, by title.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from courtier.cli import pages, screen
from courtier.cli.marks import Marks, read_marks
from courtier.cli.speech import BadInput, Speech
from courtier.core.title import Title, title_named, titles
from courtier.core.words import LANGUAGES

FLOOR = Path("rules") / "coverage.json"
BELOW_FLOOR = 1


def root() -> Path | None:
    """The repository that this program, or the folder we stand in, belongs to."""
    for start in (Path.cwd(), Path(__file__).resolve()):
        for folder in (start, *start.parents):
            if (folder / "pyproject.toml").is_file() and (folder / "tests").is_dir():
                return folder
    return None


def floor(tests: Path) -> dict[str, list[str]]:
    path = tests / FLOOR
    if not path.is_file():
        return {}
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        return {str(title): [str(id) for id in ids] for title, ids in data.items()}
    except (ValueError, AttributeError, TypeError) as error:
        raise BadInput("cli-coverage-floor-file", file=str(path), what=str(error)) from None


class Covered:
    """One title's ids, sorted into those with and without a test."""

    def __init__(self, title: Title[Any], tests: dict[str, list[str]], required: list[str]) -> None:
        by_page = {lang: [rule.id for rule in pages.page(title, lang)] for lang in LANGUAGES}
        ids = sorted(set().union(*by_page.values()), key=_order)
        self.title = title
        self.tested = [id for id in ids if id in tests]
        self.untested = [id for id in ids if id not in tests]
        self.lacking = {lang: [id for id in ids if id not in by_page[lang]] for lang in LANGUAGES}
        self.prefixes = {id.partition("-")[0] for id in ids}
        self.fallen = sorted((id for id in required if id not in tests), key=_order)


def _order(id: str) -> tuple[str, int]:
    found = re.match(r"^(.*?)(\d*)$", id)
    return (found[1], int(found[2] or 0)) if found else (id, 0)


def run(
    console: Console, title: str | None, tests: Path | None, keep: bool, as_json: bool, say: Speech
) -> int:
    """Prints, and returns the exit code: 1 when an id that the floor requires has no test."""
    if tests is None:
        here = root()
        if here is None and not keep:
            return _pages_only(console, title, as_json, say)
        tests = here / "tests" if here is not None else None
    if tests is None or not tests.is_dir():
        raise BadInput("cli-coverage-no-tests")
    marks, required = read_marks(tests), floor(tests)
    found = marks.files
    chosen = [title_named(title)] if title is not None else list(titles().values())
    covered = [Covered(t, found, required.get(t.name, [])) for t in chosen]
    known = {id for c in covered for id in (*c.tested, *c.untested)}
    strange = sorted((id for id in found if id not in known), key=_order)
    if title is not None:
        prefixes = set().union(*(c.prefixes for c in covered))
        strange = [id for id in strange if id.partition("-")[0] in prefixes]
    if as_json:
        print(json.dumps({c.title.name: {"tested": c.tested, "untested": c.untested} for c in covered}))
    else:
        _report(console, covered, strange, marks, say)
    if keep:
        _raise_floor(tests / FLOOR, {**required, **{c.title.name: c.tested for c in covered}})
        return 0
    fallen = [id for c in covered for id in c.fallen]
    if fallen:
        paper = screen.console(stderr=True)
        _list(paper, say("cli-coverage-fallen"), fallen, style="bold red")
    return BELOW_FLOOR if fallen else 0


def _pages_only(console: Console, title: str | None, as_json: bool, say: Speech) -> int:
    """Without a checkout there are no tests to read: which ids have pages is still known."""
    chosen = [title_named(title)] if title is not None else list(titles().values())
    covered = [Covered(t, {}, []) for t in chosen]
    if as_json:
        print(json.dumps({c.title.name: {"pages": c.untested, "lacking": c.lacking} for c in covered}))
        return 0
    console.print(say("cli-coverage-no-tests"))
    for c in covered:
        _list(console, say("cli-coverage-pages", title=c.title.name, n=len(c.untested)), c.untested)
        _lacking(console, c, say)
    return 0


def _lacking(console: Console, covered: Covered, say: Speech) -> None:
    for lang, ids in covered.lacking.items():
        if ids:
            _list(console, say("cli-coverage-page", file=f"rules.{lang}.md", title=covered.title.name), ids)


def _list(console: Console, head: str, ids: list[str], style: str = "") -> None:
    """A heading and ids; runs of numbers are drawn together, however many there are."""
    console.print(Text(f"{head} {', '.join(runs(ids))}", style=style))


def runs(ids: list[str]) -> list[str]:
    """KB-001, KB-002, KB-003, KB-007 as KB-001 to KB-003, KB-007."""
    out: list[list[str]] = []
    for id in ids:
        prefix, number = _order(id)
        if out and _order(out[-1][-1]) == (prefix, number - 1):
            out[-1].append(id)
        else:
            out.append([id])
    return [run[0] if len(run) == 1 else f"{run[0]}–{run[-1].rpartition('-')[2]}" for run in out]


def _raise_floor(path: Path, ids: dict[str, list[str]]) -> None:
    """One id a line, so that a diff shows what was gained or given up."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(ids, indent=1) + "\n", encoding="utf-8")


def _report(console: Console, covered: list[Covered], strange: list[str], marks: Marks, say: Speech) -> None:
    table = Table(border_style=screen.DIM)
    table.add_column(say("cli-games-title"))
    for key in ("all", "tested", "untested", "floor"):
        table.add_column(say(f"cli-coverage-{key}"), justify="right")
    for c in covered:
        n, all = len(c.tested), len(c.tested) + len(c.untested)
        share = f"{n} ({n / all:.0%})" if all else "0"
        table.add_row(c.title.name, str(all), share, str(len(c.untested)), str(len(c.fallen)))
    console.print(table)
    for c in covered:
        if c.untested:
            _list(console, say("cli-coverage-without", title=c.title.name), c.untested)
        _lacking(console, c, say)
    for id in strange:
        console.print(say("cli-coverage-strange", id=id, files=", ".join(marks.files[id])))
    for place in marks.unread:
        console.print(say("cli-coverage-unread", place=place))
