"""The site of the documents: every link leads somewhere, nothing is fetched, and the reference is whole."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from tools.docs import API, build, modules

from courtier import Game


class Links(HTMLParser):
    """Where a page leads, and the places in it that one can lead to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.targets: list[str] = []
        self.anchors: set[str] = set()
        self.fetched: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if "id" in given:
            self.anchors.add(given["id"])
        if tag == "a":
            self.targets.append(given["href"])
        if tag in ("script", "img", "link", "iframe"):
            self.fetched.append(given.get("src") or given.get("href", ""))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("site") / "site"
    build(out)
    return out


def test_every_link_leads_to_a_page_a_file_or_a_place(site: Path) -> None:
    read = {path.name: Links(path.read_text(encoding="utf-8")) for path in site.glob("*.html")}
    lost = []
    for name, page in read.items():
        for target in [*page.targets, *page.fetched]:
            if re.match(r"https?://|mailto:", target):
                continue
            path, _, anchor = target.partition("#")
            there = read.get(path or name)
            if (there is None and not (site / path).exists()) or (
                anchor and there and anchor not in there.anchors
            ):
                lost.append(f"{name}: {target}")
    assert lost == []


def test_nothing_is_fetched_from_elsewhere(site: Path) -> None:
    for path in site.glob("*.html"):
        fetched = Links(path.read_text(encoding="utf-8")).fetched
        assert not [target for target in fetched if "://" in target]


def test_the_reference_has_every_public_method_of_a_game_and_every_module(site: Path) -> None:
    text = (site / "api-courtier.html").read_text(encoding="utf-8")
    for name in vars(Game):
        if not name.startswith("_"):
            assert f"courtier.core.game.Game.{name}" in text, name
    for names in API.values():
        for name in names:
            assert modules(name), name


def test_the_reference_says_how_an_environment_is_made(site: Path) -> None:
    text = re.sub(r"<[^>]+>", "", (site / "api-research.html").read_text(encoding="utf-8"))
    assert "CourtierEnv(title: str, opponents: Sequence[str] | str=(" in text
    assert "__init__" not in text
