"""The game record: a header, then one choice a line with its seat. The save and bug-report format (docs/records.md)."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from courtier.core.reasons import CourtierError
from courtier.core.rng import key_of
from courtier.core.words import Arg, Phrase, shown

FORMAT = "courtier record "
VERSION = "2"
FIRST_LINE = FORMAT + VERSION
MOST_SEATS = 99  # of any title, to read lines by
HEADER = ("title", "seats", "options", "content", "seed", "key", "sealed", "position", "names")


class RecordError(CourtierError):
    """A record that cannot be read or does not replay."""


@dataclass
class Record:
    """A parsed record. `seed` is a number, the text of a key, or None when it was withheld or when the game began from
    a position; `sealed` is the hash of the key, as it was published."""

    title: str
    seats: int
    options: dict[str, Any]
    content: str
    seed: int | str | None = None
    sealed: str | None = None
    position: dict[str, Any] | None = None
    names: list[str] = field(default_factory=list)
    choices: list[tuple[int, str]] = field(default_factory=list)
    digests: dict[int, str] = field(default_factory=dict)  # after that many choices
    lines: list[int] = field(default_factory=list)  # the line of the text each choice stands on

    def text(self) -> str:
        out = [
            FIRST_LINE,
            f"title {self.title}",
            f"seats {self.seats}",
            f"options {json.dumps(self.options)}",
        ]
        out.append(f"content {self.content}")
        if self.position is not None:
            out.append(f"position {json.dumps(self.position, separators=(',', ':'))}")
        elif isinstance(self.seed, str):
            out.append(f"key {self.seed}")
        else:
            out.append(f"seed {'withheld' if self.seed is None else self.seed}")
        if self.sealed is not None:
            out.append(f"sealed {self.sealed}")
        if self.names:
            out.append(f"names {json.dumps(self.names, ensure_ascii=False)}")
        out.append("")
        for n, (seat, token) in enumerate(self.choices, start=1):
            out.append(f"{seat} {token}")
            if n in self.digests:
                out.append(f"= {n} {self.digests[n]}")
        if not self.choices and 0 in self.digests:
            out.append(f"= 0 {self.digests[0]}")
        return "\n".join(out) + "\n"


def parse(text: str, cut: bool = False) -> Record:
    """Read a record. One that does not end in its closing digest was cut off; `cut` takes what is there."""
    try:
        text.encode()  # half a surrogate pair could be told to nobody
    except UnicodeEncodeError as error:
        raise RecordError(Phrase("record-value", {"what": shown(error)})) from None
    text = text.replace("\r\n", "\n")
    if cut:
        text = text[: text.rfind("\n") + 1]  # half a line can read like another choice
    lines = text.strip().split("\n")
    first = lines[0].strip()
    if first.startswith(FORMAT) and first != FIRST_LINE:
        raise RecordError(Phrase("record-version", {"there": first.removeprefix(FORMAT), "here": VERSION}))
    if first != FIRST_LINE:
        raise RecordError(Phrase("record-not-one", {"first": FIRST_LINE}))
    head: dict[str, str] = {}
    at = 1
    while at < len(lines) and lines[at].strip():
        name, _, value = lines[at].partition(" ")
        if name not in HEADER:
            raise _at(at, "record-header", name=name, known=", ".join(HEADER))
        head[name] = value
        at += 1
    record = _header(head)
    first_choice = at + 1
    seats = {str(seat) for seat in range(min(record.seats, MOST_SEATS))}
    for at in range(first_choice, len(lines)):
        first, _, rest = lines[at].partition(" ")
        if first == "=":
            count, _, digest = rest.partition(" ")
            if count != str(len(record.choices)) or not digest:
                raise _at(at, "record-checkpoint", n=len(record.choices))
            record.digests[len(record.choices)] = digest
        elif first in seats and rest:
            record.choices.append((int(first), rest))
            record.lines.append(at + 1)
        else:
            raise _at(at, "record-line", seats=record.seats - 1)
    if not cut and len(record.choices) not in record.digests:
        raise RecordError(Phrase("record-cut", {"n": len(record.choices)}))
    return record


def _header(head: dict[str, str]) -> Record:
    for name in ("title", "seats", "options", "content"):
        if name not in head:
            raise RecordError(Phrase("record-missing", {"name": name}))
    if not head.keys() & {"seed", "key", "position"}:
        raise RecordError(Phrase("record-missing", {"name": "seed"}))
    try:
        options = json.loads(head["options"])
        position = json.loads(head["position"]) if "position" in head else None
        names = json.loads(head.get("names", "[]"))
        json.dumps(names, ensure_ascii=False).encode()  # half a surrogate pair could never be written again
        seed = _seed(head)
        seats = int(head["seats"])
    except (ValueError, RecursionError) as error:
        raise RecordError(Phrase("record-value", {"what": shown(error)})) from None
    named = isinstance(names, list) and all(isinstance(name, str) for name in names)
    if not (isinstance(options, dict) and named and isinstance(position, dict | None)):
        what = 'options {...}, position {...}, names ["..."]'
        raise RecordError(Phrase("record-value", {"what": what}))
    if names and len(names) != seats:
        raise RecordError(Phrase("record-names", {"names": len(names), "seats": shown(seats)}))
    return Record(head["title"], seats, options, head["content"], seed, head.get("sealed"), position, names)


def _seed(head: dict[str, str]) -> int | str | None:
    """A seed and a key mean the same, so there is one of them at most."""
    if "key" not in head:
        return None if head.get("seed", "withheld") == "withheld" else int(head["seed"])
    if "seed" in head:
        raise ValueError("seed, key")
    key_of(head["key"])
    return head["key"]


def _at(at: int, key: str, **args: Arg) -> RecordError:
    return RecordError(Phrase(key, {"line": at + 1, **args}))
