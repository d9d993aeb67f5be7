"""Reads the .ftl files, and finds which keys the program and the browser client use and which they build from parts."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tests.support import ROOT

LOCALES = ROOT / "src" / "courtier" / "locales"
KEY = re.compile(r"[a-z]+(-[a-z0-9_]+)+(\.[a-z0-9_]+)?")
BEGINS_A_KEY = re.compile(r"[a-z]+-[a-z0-9_.-]*")

# Calls whose argument of this number is a message key.
KEYED = {
    "Phrase": 0,
    "Reason": 0,
    "Verb": 2,
    "join": 0,
    "BadInput": 0,
    "Refused": 0,
    "CannotServe": 0,
    "say": 0,
}
# Calls whose argument of this number is the beginning of keys: prefix, dash, id.
PREFIXED = {"Names": 2, "Counts": 2}


PLURAL = "n"  # a language may choose its forms by $n where another has only one


class Variables(Visitor):
    """The variables of a pattern, selectors included, except for a plural by $n."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        plural = isinstance(node.selector, ftl.VariableReference) and node.selector.id.name == PLURAL
        if not plural:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant.value)


@cache
def messages(lang: str) -> dict[str, dict[str, set[str]]]:
    """Every message: its attributes (the value is the attribute "") with their variables."""
    out: dict[str, dict[str, set[str]]] = {}
    for path in sorted((LOCALES / lang).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Junk):
                raise ValueError(f"{path}: {entry.annotations[0].message}: {entry.content}")
            if isinstance(entry, ftl.Message):
                if entry.id.name in out:
                    raise ValueError(f"{path}: {entry.id.name} stands twice")
                patterns = {"": entry.value} | {a.id.name: a.value for a in entry.attributes}
                out[entry.id.name] = {name: _variables(p) for name, p in patterns.items() if p}
    return out


def _variables(pattern: ftl.Pattern) -> set[str]:
    visitor = Variables()
    visitor.visit(pattern)
    return visitor.found


@dataclass
class Used:
    """What a source uses: literal strings, keys where only a key can stand, and patterns of keys that it builds."""

    strings: set[str] = field(default_factory=set)
    keys: dict[str, str] = field(default_factory=dict)  # key -> where
    patterns: dict[str, str] = field(default_factory=dict)  # regular expression -> where


@cache
def used() -> Used:
    out = Used()
    for path in sorted((ROOT / "src" / "courtier").rglob("*.py")):
        _python(path, out)
    for path in sorted((ROOT / "web" / "src").rglob("*")):
        if path.suffix in (".ts", ".svelte"):
            _client(path, out)
    return out


def _python(path: Path, out: Used) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        where = f"{path.relative_to(ROOT)}:{getattr(node, 'lineno', 0)}"
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            out.strings.add(node.value)
        elif isinstance(node, ast.JoinedStr):
            _pattern([_literal(part) for part in node.values], where, out)
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
            _pattern([_literal(part) for part in _summands(node)], where, out)
        elif isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            for calls, note in ((KEYED, out.keys), (PREFIXED, None)):
                at = calls.get(name, 99)
                literal = _literal(node.args[at]) if at < len(node.args) else None
                if literal and note is not None and KEY.fullmatch(literal):
                    note[literal] = where
                elif literal and note is None:
                    _pattern([literal + "-", None], where, out)
        elif isinstance(node, ast.AnnAssign) and getattr(node.target, "id", "") == "key":
            literal = _literal(node.value)
            if literal:
                out.keys[literal] = where


def _summands(node: ast.expr) -> Iterator[ast.expr]:
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        yield from _summands(node.left)
        yield from _summands(node.right)
    else:
        yield node


def _literal(node: ast.expr | None) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def _pattern(parts: list[str | None], where: str, out: Used) -> None:
    """A key that is built of literal parts and others (None)."""
    if parts and parts[0] and None in parts and BEGINS_A_KEY.fullmatch(parts[0]):
        out.patterns["".join("[a-z0-9_.-]+" if part is None else re.escape(part) for part in parts)] = where


STRING = re.compile(r"\"([^\"\n]*)\"|'([^'\n]*)'|`([^`]*)`")
CALL = re.compile(r"\b(?:t|maybe)\(\s*[\"']([^\"']+)[\"']")


def _client(path: Path, out: Used) -> None:
    text = path.read_text(encoding="utf-8")
    where = str(path.relative_to(ROOT))
    for call in CALL.finditer(text):
        out.keys[call[1]] = where
    _strings(text, where, out)


def _strings(text: str, where: str, out: Used) -> None:
    """Strings and templates; code inside a template is looked through as well."""
    for found in STRING.finditer(text):
        string = next(group for group in found.groups() if group is not None)
        out.strings.add(string)
        if "${" in string:
            parts = [
                part if n % 2 == 0 else None for n, part in enumerate(re.split(r"\$\{([^}]*)\}", string))
            ]
            _pattern([part for part in parts if part != ""], where, out)
            _strings(string, where, out)
    for template in re.finditer(r"`([a-z]+-[a-z0-9_.-]*)\$\{[^`]*?\}([a-z0-9_.-]*)`", text):
        _pattern([template[1], None, template[2]] if template[2] else [template[1], None], where, out)
