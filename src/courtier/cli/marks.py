"""Which rules the tests mark, read from their source without running it.

`rule("KB-047")` and `pytest.mark.rule(...)` count, and so does `rule(id)` in a comprehension over a table that is
written out in the same file, as parametrised tests use it. What cannot be read that way is reported, never guessed.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from courtier.cli.speech import BadInput


class Unreadable(Exception):
    """An expression that only running could tell."""


@dataclass
class Marks:
    """Rule ids with the files that mark them, and the places that could not be read."""

    files: dict[str, list[str]] = field(default_factory=dict)
    unread: list[str] = field(default_factory=list)


def read_marks(tests: Path) -> Marks:
    out = Marks()
    for path in sorted(tests.rglob("*.py")):
        try:
            tree = ast.parse(path.read_text(encoding="utf-8"), filename=str(path))
        except (SyntaxError, UnicodeDecodeError) as error:
            raise BadInput("cli-coverage-broken", file=str(path), what=str(error)) from None
        reader = _Reader(tree)
        reader.visit(tree)
        for id in reader.ids:
            out.files.setdefault(id, []).append(str(path))
        out.unread += [f"{path}:{line}" for line in reader.unread]
    return out


class _Reader(ast.NodeVisitor):
    def __init__(self, tree: ast.Module) -> None:
        self.ids: dict[str, None] = {}
        self.unread: list[int] = []
        self.names: dict[str, Any] = dict(_tables(tree))

    def visit_Call(self, node: ast.Call) -> None:
        if _is_rule(node.func):
            try:
                for value in self._values(node.args):
                    if not isinstance(value, str):
                        raise Unreadable
                    self.ids[value] = None
            except Unreadable:
                self.unread.append(node.lineno)
        self.generic_visit(node)

    def visit_ListComp(self, node: ast.ListComp) -> None:
        self._comprehension(node.generators, node)

    def visit_GeneratorExp(self, node: ast.GeneratorExp) -> None:
        self._comprehension(node.generators, node)

    def _comprehension(self, loops: list[ast.comprehension], node: ast.ListComp | ast.GeneratorExp) -> None:
        """Read the element once for each row of the table; if the table cannot be read, once as it stands."""
        before = dict(self.names)
        try:
            rows = list(self._rows(loops))
        except Unreadable:
            rows = [{}]
        for row in rows:
            self.names = {**before, **row}
            self.visit(node.elt)
        self.names = before

    def _rows(self, loops: list[ast.comprehension]) -> Iterator[dict[str, Any]]:
        if len(loops) != 1 or loops[0].ifs:
            raise Unreadable
        for value in self.value(loops[0].iter):
            yield dict(_bind(loops[0].target, value))

    def _values(self, args: list[ast.expr]) -> Iterator[Any]:
        for arg in args:
            if isinstance(arg, ast.Starred):
                yield from self.value(arg.value)
            else:
                yield self.value(arg)

    def value(self, node: ast.expr) -> Any:
        """What an expression is worth, as far as that can be seen."""
        try:
            return ast.literal_eval(node)
        except (ValueError, TypeError):
            pass
        if isinstance(node, ast.Name) and node.id in self.names:
            return self.names[node.id]
        if isinstance(node, ast.Subscript):
            return self.value(node.value)[self.value(node.slice)]
        if isinstance(node, ast.JoinedStr):
            return "".join(str(self.value(part)) for part in node.values)
        if isinstance(node, ast.FormattedValue) and node.format_spec is None:
            return self.value(node.value)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "enumerate":
            start = [self.value(keyword.value) for keyword in node.keywords]
            table, *rest = [self.value(arg) for arg in node.args]
            return enumerate(table, *rest, *start)
        raise Unreadable


def _is_rule(func: ast.expr) -> bool:
    """`rule`, `mark.rule`, `pytest.mark.rule`."""
    if isinstance(func, ast.Name):
        return func.id == "rule"
    return (
        isinstance(func, ast.Attribute) and func.attr == "rule" and ast.unparse(func.value).endswith("mark")
    )


def _tables(tree: ast.Module) -> Iterator[tuple[str, Any]]:
    """Names at the top of a file that are given a written-out value."""
    for node in tree.body:
        targets = node.targets if isinstance(node, ast.Assign) else []
        if isinstance(node, ast.AnnAssign) and node.value is not None:
            targets = [node.target]
        for target in targets:
            if isinstance(target, ast.Name) and isinstance(node, ast.Assign | ast.AnnAssign) and node.value:
                try:
                    yield target.id, ast.literal_eval(node.value)
                except (ValueError, TypeError):
                    continue


def _bind(target: ast.expr, value: Any) -> Iterator[tuple[str, Any]]:
    """`id, *line = row` as names and values."""
    if isinstance(target, ast.Name):
        yield target.id, value
        return
    if not isinstance(target, ast.Tuple):
        raise Unreadable
    row = list(value)
    for at, part in enumerate(target.elts):
        if isinstance(part, ast.Starred):
            behind = len(target.elts) - at - 1
            yield from _bind(part.value, row[at : len(row) - behind])
            for back, last in enumerate(target.elts[at + 1 :], start=len(row) - behind):
                yield from _bind(last, row[back])
            return
        yield from _bind(part, row[at])
