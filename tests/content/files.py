"""A title's decks, names and rules pages as they stand in the files, read without the engine."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

from courtier.core.title import rules_pages

SOURCE = Path(__file__).parents[2] / "src" / "courtier"
LANGUAGES = ("en", "fr")
RULE = re.compile(r'^- <a id="([A-Z0-9]+-\d{3})"></a>\*\*([A-Z0-9]+-\d{3})\*\* (.+)$', re.MULTILINE)
READING = {"en": "*Our reading:* ", "fr": "*Notre lecture\u00a0:* "}
EXAMPLE = {"en": "*Example:* ", "fr": "*Exemple\u00a0:* "}
VOWELS = tuple("AEIOUÉÈÊÂÎÔHaeiou")
OF = {"le ": "du ", "la ": "de la ", "l’": "de l’", "les ": "des "}
TO = {"le ": "au ", "la ": "à la ", "l’": "à l’", "les ": "aux "}
Card = dict[str, Any]


class Files:
    def __init__(self, title: str) -> None:
        self.title = title
        self.folder = SOURCE / "titles" / title
        self.decks: dict[str, list[Card]] = {}
        for path in sorted((self.folder / "content").glob("*.toml")):
            for deck, cards in tomllib.loads(path.read_text(encoding="utf-8")).items():
                assert deck not in self.decks, f"{deck} stands in two files"
                self.decks[deck] = cards

    def by_id(self, deck: str, id: str) -> Card:
        found = [card for card in self.decks[deck] if card["id"] == id]
        assert len(found) == 1, id
        return found[0]

    def column(self, deck: str, key: str, default: object = None) -> list[Any]:
        return [card.get(key, default) for card in self.decks[deck]]

    def names(self, language: str) -> dict[str, ast.Message]:
        text = (SOURCE / "locales" / language / f"{self.title}-names.ftl").read_text(encoding="utf-8")
        found: dict[str, ast.Message] = {}
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} is said twice"
                assert entry.value is not None, f"{entry.id.name} says nothing"
                found[entry.id.name] = entry
        return found

    def forms(self, language: str) -> dict[str, set[str]]:
        return {key: {a.id.name for a in name.attributes} for key, name in self.names(language).items()}

    def page(self, language: str) -> dict[str, str]:
        """The lines of the rules pages by rule, in their order."""
        text = "\n".join(path.read_text(encoding="utf-8") for path in rules_pages(self.folder, language))
        rules = RULE.findall(text)
        assert all(anchor == shown for anchor, shown, _ in rules)
        assert text.count("<a id=") == len(rules), "a rule is not one list item on one line"
        page = {anchor: words for anchor, _, words in rules}
        assert len(page) == len(rules), "a rule stands there twice"
        return page


def pattern(value: ast.Pattern | None) -> str:
    assert value is not None
    return "".join(e.value for e in value.elements if isinstance(e, ast.TextElement))


def told(message: ast.Message) -> dict[str, str]:
    """A name's other forms."""
    return {a.id.name: pattern(a.value) for a in message.attributes}


def numbers(line: str) -> list[int]:
    return [int(n) for n in re.findall(r"\d+", line)]
