"""The rules pages of every title, its first one and those of its parts: read rule by rule, looked up, printed."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from courtier.cli.screen import GOLD
from courtier.cli.speech import BadInput, Speech
from courtier.core.title import Title, rules_pages, title_named, titles

_ANCHOR = re.compile(r'^(?:- )?<a id="(?P<id>[^"]+)"></a>\s*(?:\*\*(?P=id)\*\*)?\s*(?P<text>.*)$')
_INLINE = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`")
_ID = re.compile(r"^([A-Za-z]+)-?0*(\d{1,9})$", re.ASCII)
SHOWN_MOST = 40  # a search that finds more should be narrower


@dataclass(frozen=True)
class Rule:
    id: str
    heading: str
    text: str  # Markdown
    page: str = ""  # the name of the page it stands on, empty for the title's first one
    chapter: str = ""  # what that page is called

    @property
    def plain(self) -> str:
        return inline(self.text).plain


@cache
def page(title: Title[Any], lang: str) -> tuple[Rule, ...]:
    """The rules of a title in a language, page after page; empty when the title has no such pages."""
    return tuple(rule for path in rules_pages(title.folder, lang) for rule in _read(path, lang))


def _read(path: Path, lang: str) -> list[Rule]:
    name = path.name.removesuffix(f".{lang}.md") if path.parent.name == "rules" else ""
    rules: list[Rule] = []
    chapter, heading, open_ = "", "", False
    for line in path.read_text(encoding="utf-8").splitlines():
        found = _ANCHOR.match(line)
        if line.startswith("# "):
            chapter = line[2:].strip()
        elif line.startswith("#"):
            heading, open_ = line.lstrip("#").strip(), False
        elif found:
            rules.append(Rule(found["id"], heading, found["text"].strip(), name, chapter))
            open_ = True
        elif not line.strip():
            open_ = False
        elif open_:  # a rule goes on until an empty line
            last = rules.pop()
            rules.append(replace(last, text=f"{last.text} {line.strip()}".strip()))
    return rules


def inline(markdown: str) -> Text:
    """Bold, italics and code of one line."""
    out = Text()
    at = 0
    for found in _INLINE.finditer(markdown):
        out.append(markdown[at : found.start()])
        bold, italic, code = found.groups()
        out.append(bold or italic or code, style="bold" if bold else "italic" if italic else GOLD)
        at = found.end()
    return out.append(markdown[at:])


def tidy(id: str) -> str:
    """KB-47, kb47 and KB-047 are the same rule."""
    found = _ID.match(id.strip())
    return f"{found[1].upper()}-{int(found[2]):03d}" if found else id.strip().upper()


def find(id: str, lang: str) -> Rule | None:
    wanted = tidy(id)
    for title in titles().values():
        for rule in page(title, lang):
            if rule.id == wanted:
                return rule
    return None


def search(rules: tuple[Rule, ...], words: str) -> list[Rule]:
    """Rules that hold every one of the words; those about a thing of that name first."""
    wanted = words.lower().split()
    found = [
        rule
        for rule in rules
        if all(word in f"{rule.id} {rule.heading} {rule.plain}".lower() for word in wanted)
    ]
    name = f"**{words.lower().strip()}"
    return sorted(found, key=lambda rule: bool(wanted) and name not in rule.text.lower())


def panel(rule: Rule) -> Panel:
    title = Text.assemble((rule.id, f"bold {GOLD}"), f" · {rule.heading}")
    return Panel(inline(rule.text), title=title, title_align="left", border_style=GOLD, padding=(0, 1))


def show(console: Console, id: str, title: Title[Any], say: Speech) -> None:
    """A rule by its id, or every rule of a title that holds the words."""
    rule = find(id, say.lang)
    if rule is not None:
        console.print(panel(rule))
        return
    found = search(page(title, say.lang), id)
    if not found:
        raise BadInput("cli-rule-unknown", id=id)
    for rule in found[:SHOWN_MOST]:
        console.print(_line(rule))
    if len(found) > SHOWN_MOST:
        console.print(say("cli-rule-more", n=len(found) - SHOWN_MOST), style="dim")


def _line(rule: Rule) -> Text:
    return Text.assemble((rule.id, f"bold {GOLD}"), "  ", inline(rule.text))


def run(
    console: Console,
    id: str | None,
    title: str | None,
    words: str | None,
    part: str | None,
    as_json: bool,
    say: Speech,
) -> None:
    """`courtier rules`: one rule, those that hold a word, one page, or all of them after their contents."""
    chosen = _titles(id, title, say.lang)
    if id is not None:
        rules = [rule for t in chosen for rule in page(t, say.lang) if rule.id == tidy(id)]
        if not rules:
            raise BadInput("cli-rule-unknown", id=id)
    else:
        known = {rule.page: "" for t in chosen for rule in page(t, say.lang) if rule.page}
        if part is not None and part not in known:
            raise BadInput("cli-rule-no-page", page=part, known=", ".join(known))
        rules = [
            rule
            for t in chosen
            for rule in search(page(t, say.lang), words or "")
            if part in (None, rule.page)
        ]
        if not rules:
            raise BadInput("cli-rule-no-match", words=words or "")
    if as_json:
        told = [
            {"id": r.id, "page": r.page, "heading": r.heading, "text": r.plain, "lang": say.lang}
            for r in rules
        ]
        print(json.dumps(told, ensure_ascii=False, indent=2))
    elif id is not None:
        console.print(panel(rules[0]))
    elif console.is_terminal and words is None:
        with console.pager(styles=True):
            _print_contents(console, rules, say)
            _print_all(console, rules)
    else:
        if words is None:
            _print_contents(console, rules, say)
        _print_all(console, rules)


def _titles(id: str | None, title: str | None, lang: str) -> list[Title[Any]]:
    if title is not None:
        return [title_named(title)]
    return list(titles().values())


def _print_contents(console: Console, rules: list[Rule], say: Speech) -> None:
    """Which pages follow, with the word for --page; of a single page nothing."""
    pages: dict[tuple[str, str], list[str]] = {}
    for rule in rules:
        pages.setdefault((rule.chapter, rule.page), []).append(rule.id)
    if len(pages) > 1:
        console.print(Text(say("cli-rule-contents"), style="bold"))
        for (chapter, name), ids in pages.items():
            console.print(Text.assemble("  ", chapter, (f"  {name}" if name else "", GOLD), f"  {len(ids)}"))


def _print_all(console: Console, rules: list[Rule]) -> None:
    heading = ""
    for rule in rules:
        if rule.heading != heading:
            heading = rule.heading
            console.print(Text(f"\n{heading}", style="bold"))
        console.print(_line(rule))
