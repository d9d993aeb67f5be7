"""`courtier rules`: pages, search, and which rules have a test."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from courtier.cli import coverage
from courtier.cli.marks import read_marks
from courtier.cli.pages import find, inline, page, search, tidy
from courtier.core.title import title_named
from courtier.core.words import LANGUAGES
from tests.cli.desk import PLAYS, refused, run

HEAD = "import pytest\nfrom tests.support import rule\n"


@pytest.mark.parametrize("written", ["KB-047", "kb-47", "KB47", "kb047"])
def test_a_rule_by_its_id_however_it_is_written(written: str) -> None:
    assert tidy(written) == "KB-047"
    assert "KB-047 · " in run("rules", written).stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_are_read_rule_by_rule(lang: str) -> None:
    rules = page(title_named(PLAYS), lang)
    assert len(rules) == len({rule.id for rule in rules}) > 200
    assert all(rule.text and rule.heading for rule in rules)
    assert not any("<a " in rule.text or rule.id in rule.text[:12] for rule in rules)


def test_both_languages_hold_the_same_ids() -> None:
    title = title_named(PLAYS)
    assert [rule.id for rule in page(title, "en")] == [rule.id for rule in page(title, "fr")]


def test_search_puts_the_thing_itself_first() -> None:
    found = search(page(title_named(PLAYS), "en"), "market")
    assert found[0].text.startswith("**Market**")
    told = run("rules", "--search", "market season").stdout
    assert "KB-181" in told


def test_rules_as_json() -> None:
    told = json.loads(run("rules", "KB-047", "--json", "--lang", "fr").stdout)
    assert [rule["id"] for rule in told] == ["KB-047"]
    assert told[0]["lang"] == "fr"
    assert "*" not in told[0]["text"]


def test_a_whole_page_into_a_pipe() -> None:
    told = run("rules", "--title", PLAYS).stdout
    assert "KB-001" in told
    assert "KB-235" in told


def test_the_contents_name_the_pages_and_one_page_can_be_read_alone() -> None:
    told = run("rules", "--title", PLAYS).stdout
    assert told.index("module3") < told.index("KB-001") < told.index("KBM3-001")
    alone = run("rules", "--title", PLAYS, "--page", "module3").stdout
    assert "KBM3-001" in alone
    assert "KB-001" not in alone.replace("KBM", "")
    assert "module3" in refused("rules", "--title", PLAYS, "--page", "module9")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_pages_of_an_expansion_have_names_in_words(lang: str) -> None:
    rules = [rule for rule in page(title_named("paladins"), lang) if rule.page]
    names = {rule.page: rule.chapter for rule in rules}
    assert list(names) == ["crowns", "crowns_solo"]
    named = {"en": "City of Crowns", "fr": "Cité des Couronnes"}[lang]
    assert all(chapter.startswith(named) for chapter in names.values())
    assert all(rule.heading.startswith(named) for rule in rules)
    told = run("rules", "COC-044", "--lang", lang).stdout
    assert "COC-044 · " in told
    assert named in told
    told = run("rules", "--title", "paladins", "--lang", lang).stdout
    assert told.index(f"{named}  crowns") < told.index("PAL-001")
    assert "COCS-034" in run("rules", "--title", "paladins", "--page", "crowns_solo", "--lang", lang).stdout


def test_bold_and_italics() -> None:
    text = inline("a **b** *c* `d`")
    assert text.plain == "a b c d"
    assert [str(span.style) for span in text.spans][:2] == ["bold", "italic"]


def test_an_unknown_rule_is_not_found() -> None:
    assert find("KB-9999", "en") is None


def marked(folder: Path, text: str) -> Path:
    (folder / "rules").mkdir(parents=True)
    (folder / "rules" / "test_some.py").write_text(HEAD + text)
    return folder


def test_marks_are_read_in_every_form(tmp_path: Path) -> None:
    source = """
ROWS = [("KB-003", "a", 1), ("KB-004", "b", 2)]
FOES = ["x", "y"]
IDS = ("KB-009", "KB-010")
@rule("KB-001", "KB-002")
def test_a(): ...
@pytest.mark.rule("KB-005")
def test_b(): ...
@pytest.mark.parametrize("x", [pytest.param(*row, marks=rule(id)) for id, *row in ROWS])
def test_c(x): ...
@pytest.mark.parametrize("x", [pytest.param(foe, marks=rule(f"KB-{n}")) for n, foe in enumerate(FOES, 211)])
def test_d(x): ...
@pytest.mark.parametrize("x", [pytest.param(row[1], marks=[rule(row[0])]) for row in ROWS])
@rule(*IDS)
def test_e(x): ...
class TestF:
    @rule("KB-006")
    def test_f(self): ...
"""
    marks = read_marks(marked(tmp_path, source))
    wanted = [
        "KB-001",
        "KB-002",
        "KB-003",
        "KB-004",
        "KB-005",
        "KB-006",
        "KB-009",
        "KB-010",
        "KB-211",
        "KB-212",
    ]
    assert sorted(marks.files) == wanted
    assert marks.unread == []


def test_a_mark_that_only_running_could_tell_is_reported(tmp_path: Path) -> None:
    folder = marked(tmp_path, "import os\n@rule(os.environ['ID'])\ndef test_a(): ...\n")
    assert len(read_marks(folder).unread) == 1
    assert "test_some.py:4" in " ".join(run("rules", "--coverage", "--tests", folder).stdout.split())


def test_coverage_as_json_is_exactly_tested_and_untested(tmp_path: Path) -> None:
    folder = marked(tmp_path, '@rule("KB-047", "KB-998")\ndef test_a(): ...\n')
    done = run("rules", "--coverage", "--json", "--tests", folder)
    told = json.loads(done.stdout)
    assert done.exit_code == 0
    assert all(set(lists) == {"tested", "untested"} for lists in told.values())
    assert told[PLAYS]["tested"] == ["KB-047"]
    assert "KB-048" in told[PLAYS]["untested"]
    assert "KB-998" in run("rules", "--coverage", "--tests", folder).stdout, "marked, but on no page"


def test_a_rule_below_the_floor_is_an_error(tmp_path: Path) -> None:
    folder = marked(tmp_path, '@rule("KB-047")\ndef test_a(): ...\n')
    assert run("rules", "--coverage", "--keep", "--tests", folder).exit_code == 0
    floor = folder / "rules" / "coverage.json"
    assert json.loads(floor.read_text())[PLAYS] == ["KB-047"]
    assert run("rules", "--coverage", "--tests", folder).exit_code == 0
    floor.write_text(json.dumps({PLAYS: ["KB-047", "KB-048"]}))
    done = run("rules", "--coverage", "--json", "--tests", folder)
    assert done.exit_code == 1
    assert "KB-048" in done.stderr
    json.loads(done.stdout)
    floor.write_text("[")
    assert run("rules", "--coverage", "--tests", folder).exit_code == 2


def test_this_repository_keeps_its_floor() -> None:
    done = run("rules", "--coverage", "--json")
    assert done.exit_code == 0, done.stderr
    assert len(json.loads(done.stdout)[PLAYS]["tested"]) >= 240


def test_without_a_checkout_it_still_says_which_rules_have_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coverage, "root", lambda: None)
    told = json.loads(run("rules", "--coverage", "--json").stdout)
    assert "KB-001" in told["kingsburg"]["pages"]
    assert told["kingsburg"]["lacking"] == {"en": [], "fr": []}
    shown = run("rules", "--coverage", "--lang", "fr")
    assert shown.exit_code == 0
    assert "KB-001–" in shown.stdout
    assert run("rules", "--coverage", "--keep").exit_code == 2  # nowhere to write
