"""Compiles the rules with mypyc when it can; everything else about the package stands in pyproject.toml.

COURTIER_PURE=1      skip compiling
COURTIER_STRICT=1    a build that cannot be compiled is an error instead of a pure install
COURTIER_SEPARATE=1  one extension per module: much quicker after editing one file, a little slower to run
"""

import os
import sys
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "src" / "courtier"

# What is compiled, and what of it is not: loaders, sentences and views run once per game or per picture and use
# dicts, Fluent and JSON, where mypyc gains nothing. Paths are below src/courtier; * also crosses folders.
COMPILED = ("core/*.py", "titles/*.py", "bots/search.py")
NOT_COMPILED = (
    "*__init__.py",
    "core/check.py",
    "core/content.py",
    "core/extras.py",
    "core/heraldry.py",
    "core/notebook.py",
    "core/record.py",
    "core/save.py",
    "core/table_options.py",
    "core/terminal.py",
    "core/title.py",
    "core/views.py",
    "core/words.py",
    "titles/*/cards.py",
    "titles/*/check*.py",
    "titles/*/*decks.py",
    "titles/*/terminal*.py",
    "titles/*/title.py",
    "titles/*/shapes.py",
    "titles/*/view*.py",
)


def modules() -> list[str]:
    """The files to compile, relative to the root."""
    names = sorted(p.relative_to(PACKAGE).as_posix() for p in PACKAGE.rglob("*.py"))
    chosen = [n for n in names if any(fnmatch(n, c) for c in COMPILED)]
    return [f"src/courtier/{n}" for n in chosen if not any(fnmatch(n, c) for c in NOT_COMPILED)]


def give_up(why: str) -> None:
    if os.environ.get("COURTIER_STRICT"):
        sys.exit(f"courtier: cannot compile the rules: {why}")
    print(f"courtier: installing without compiled rules (same games, slower): {why}", file=sys.stderr)


def extensions() -> list[Any]:
    """What mypyc makes of the rules; empty when it is not wanted or not possible."""
    building = {"build", "build_ext", "bdist_wheel", "install"} & set(sys.argv)
    if not building or os.environ.get("COURTIER_PURE"):
        return []  # an editable install stays pure too, so that no stale extension shadows an edit
    try:
        from mypyc.build import mypycify
    except ImportError:
        give_up("mypyc is not installed (pip install mypy)")
        return []
    found = modules()
    if not found:
        give_up("there is nothing to compile")
        return []
    os.chdir(ROOT)
    separate = bool(os.environ.get("COURTIER_SEPARATE"))
    try:
        compiled: list[Any] = mypycify(
            ["--cache-dir=build/mypyc-cache", *found],
            opt_level="3",
            separate=separate,
            group_name=None if separate else "courtier",
            strip_asserts=False,
            target_dir="build/mypyc-separate" if separate else "build/mypyc",
        )
    except SystemExit:  # mypyc prints its errors and exits
        give_up("mypyc refuses the source, its errors stand above")
        return []
    if sys.platform != "win32":
        # What nobody else can replace may be inlined: games go a sixth faster. Symbols cost a quarter of the build.
        for extension in compiled:
            extension.extra_compile_args += ["-fvisibility=hidden", "-g0"]
    return compiled


class AllOrNothing(build_ext):
    """One failing extension would leave the others pointing at nothing, so a failure takes them all away.

    An extension left by an earlier build, of a module that is no longer compiled, would shadow it: it goes too.
    """

    def build_extensions(self) -> None:
        try:
            super().build_extensions()
        except Exception as e:  # no compiler, no Python.h, a full disk: each compiler has its own error
            self.extensions = []
            give_up(" ".join(str(e).split()))
        wanted = {Path(name) for name in self.get_outputs()}
        for found in Path(self.build_lib).rglob("*.so"):
            if found not in wanted:
                found.unlink()


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_ext": AllOrNothing})
