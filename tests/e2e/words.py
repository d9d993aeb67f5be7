"""What the page should say: the messages that the browser formats, formatted here from the same files."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from courtier.core.words import Arg, Phrase, Who, bundle

Data = dict[str, Any]


def tell(lang: str, key: str, **args: Arg) -> str:
    return unbroken(Phrase(key, args).text(lang), lang)


def spoken(data: Data, lang: str, names: Sequence[str]) -> str:
    """A phrase as it came over the wire, in words."""
    return unbroken(phrase(data).text(lang, names), lang)


def unbroken(text: str, lang: str) -> str:
    """The browser lets no French line begin with a colon or its like."""
    if lang != "fr":
        return text
    return re.sub(r"(?<=\S) (?=[:;?!»])", "\u00a0", text).replace("« ", "«\u00a0")


def phrase(data: Data) -> Phrase:
    return Phrase(data["key"], {name: _arg(value) for name, value in data.get("args", {}).items()})


def _arg(value: Any) -> Arg:
    if isinstance(value, dict):
        return Who(value["seat"]) if "seat" in value else phrase(value)
    if isinstance(value, list):
        return [phrase(item) for item in value]
    assert isinstance(value, int | str)
    return value


def keys() -> set[str]:
    """Every message key with a hyphen: none may ever be seen."""
    return {key for lang in ("en", "fr") for key in bundle(lang)._messages if "-" in key}


RAW = re.compile(r"^[a-z]+(-[a-z0-9_]+)+(\.[a-z]+)?$")
ENGLISH = set(
    re.findall(
        r"\w+",
        """the your you of and with turn choose choice undo redo hint season spring summer fall autumn winter year
        gold wood stone soldier soldiers build built building buildings roll rolled dice pass passed rules play seat
        seats friend town castle king queen advisor advisors wait please nobody strength victory defeat deal open close
        settings language theme sound sounds keys leave download rematch again from first third expected show sheet
        board back forward speed what reward favour favor lacks ready needs neutral shield circle motion""",
    )
)


def foreign(texts: Sequence[str], names: Sequence[str]) -> list[str]:
    """Texts of a French page that show a message key or an English word."""
    raw, own = keys(), {word for name in names for word in name.lower().split()}
    bad = []
    for text in texts:
        if RAW.match(text) or raw & set(text.split()):
            bad.append(text)
            continue
        words = set(re.findall(r"[a-zà-ÿœ]+", text.lower())) - own
        if words & ENGLISH:
            bad.append(f"{text} {sorted(words & ENGLISH)}")
    return bad
