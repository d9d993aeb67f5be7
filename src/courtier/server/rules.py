"""A title's rules in our own words, read from its rules pages into sections of single rules."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from courtier.core.title import rules_pages
from courtier.core.words import LANGUAGES
from courtier.server.errors import Refused
from courtier.server.structs import Rule, Rules, RuleSection

_RULE = re.compile(r'^- <a id="(?P<id>[^"]+)"></a>\s*(?:\*\*[^*]+\*\*)?\s*(?P<text>.*)$')


@cache
def read_rules(title: str, folder: Path, lang: str) -> Rules:
    if lang not in LANGUAGES:
        raise Refused("server-no-language", 400, field="lang", known=", ".join(LANGUAGES))
    paths = rules_pages(folder, lang)
    if not paths:
        raise Refused("server-no-rules", 404)
    sections: list[RuleSection] = []
    page = ""
    for line in (line for path in paths for line in path.read_text(encoding="utf-8").splitlines()):
        found = _RULE.match(line)
        if line.startswith("# "):
            page = line[2:].strip()
        elif line.startswith("## "):
            sections.append(RuleSection(page, line[3:].strip(), []))
        elif found and sections:
            sections[-1].rules.append(Rule(found["id"], _plain(found["text"])))
        elif line.startswith("  ") and line.strip() and sections and sections[-1].rules:
            sections[-1].rules[-1].text += " " + _plain(line)
    return Rules(title, lang, [section for section in sections if section.rules])


def _plain(markdown: str) -> str:
    return markdown.strip().replace("**", "").replace("*", "").replace("`", "")
