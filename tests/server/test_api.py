"""The requests under /api, the pages, and the words for every error."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message as FluentMessage

from courtier.core.words import LANGUAGES
from courtier.server.settings import Settings
from tests.server.support import Running, key, running
from tests.support import ROOT

pytestmark = pytest.mark.anyio
SOURCE = ROOT / "src" / "courtier"


async def test_titles_content_and_rules(server: Running) -> None:
    titles = {title["id"]: title for title in (await server.http.get("/api/titles")).json()}
    assert titles["kingsburg"]["seats"] == {"min": 2, "max": 5}
    assert {bot["id"] for bot in titles["kingsburg"]["bots"]} == {
        "page",
        "squire",
        "knight",
        "steward",
        "chancellor",
    }
    kinds = {option["name"]: option["kind"] for option in titles["tiny"]["options"]}
    assert kinds == {"peeking": "flag", "rounds": "one", "gifts": "several"}
    content = (await server.http.get("/api/titles/kingsburg/content")).json()
    assert len(content["advisor"]) == 18
    for lang in LANGUAGES:
        rules = (await server.http.get("/api/titles/kingsburg/rules", params={"lang": lang})).json()
        found = {rule["id"]: rule["text"] for section in rules["sections"] for rule in section["rules"]}
        assert len(found) > 50
        assert not [text for text in found.values() if "*" in text or "<" in text or not text]
    wrong = await server.http.get("/api/titles/kingsburg/rules", params={"lang": "xx"})
    assert (wrong.status_code, key(wrong.json())) == (400, "server-no-language")
    assert key((await server.http.get("/api/titles/chess/rules")).json()) == "server-no-title"


async def test_the_document_and_its_page(server: Running) -> None:
    document = (await server.http.get("/api/openapi.json")).json()
    assert document["openapi"].startswith("3.1")
    assert "/api/tables/{table}/rematch" in document["paths"]
    page = (await server.http.get("/api")).text
    assert "/api/tables/{table}/claim" in page
    assert "://" not in re.sub(r"http://127\.0\.0\.1[^\"']*", "", page)  # nothing from elsewhere
    assert (await server.http.get("/api/style.css")).headers["content-type"].startswith("text/css")


async def test_health_and_metrics(server: Running) -> None:
    assert (await server.http.get("/healthz")).json()["ok"] is True
    table, secrets = await server.table("me", "me")
    async with server.guest(table, secrets[0]) as guest:
        await guest.choose("reserve 1", 0)
        text = (await server.http.get("/metrics")).text
        assert 'courtier_events_total{kind="choose"}' in text
        assert "courtier_connections 1.0" in text


async def test_the_client_is_served_with_history_routing(settings: Settings, tmp_path: Path) -> None:
    static = tmp_path / "static"
    async with running(replace(settings, static=static)) as server:
        for lang, word in (("fr", "make client"), ("en", "make client")):
            missing = await server.http.get("/", headers={"accept-language": lang})
            assert (missing.status_code, f'lang="{lang}"' in missing.text) == (503, True)
            assert word in missing.text
        (static / "assets").mkdir(parents=True)
        (static / "index.html").write_text("<!doctype html><title>Courtier</title>")
        (static / "assets" / "app.js").write_text("1")
        (static / ".stamp").write_text("secret")
        (tmp_path / "outside.txt").write_text("secret")
        for path in ("/", "/table/abc", "/replay/x", "/rules/kingsburg"):
            page = await server.http.get(path)
            assert (page.status_code, "<title>Courtier" in page.text) == (200, True)
        script = await server.http.get("/assets/app.js")
        assert script.headers["content-type"].startswith(("text/javascript", "application/javascript"))
        assert "immutable" in script.headers["cache-control"]
        for path in ("/assets/none.js", "/.stamp", "/../outside.txt", "/%2e%2e/outside.txt", "/api/nothing"):
            answer = await server.http.get(path)
            assert "secret" not in answer.text
            assert answer.status_code == 404 or "<title>Courtier" in answer.text


def messages(lang: str) -> dict[str, set[str]]:
    """The keys of server.ftl and the arguments that each uses."""
    text = (SOURCE / "locales" / lang / "server.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, FluentMessage):
            span = entry.span
            assert span is not None
            found[entry.id.name] = set(re.findall(r"\$(\w+)", text[span.start : span.end]))
    return found


def test_every_error_has_its_sentence_in_both_languages() -> None:
    used: set[str] = set()
    for path in (SOURCE / "server").rglob("*.py"):
        used |= set(re.findall(r'"(server-[a-z-]+)[".]', path.read_text(encoding="utf-8")))
    used -= {"server-database-"}
    english, french = (messages(lang) for lang in LANGUAGES)
    assert english == french  # the same keys with the same arguments
    assert used - set(english) == set()
    assert set(english) - used == set()  # and none that nobody says
