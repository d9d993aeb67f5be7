"""Records as files: read with a clear complaint, written whole or not at all, and where an interrupted game is kept."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

import platformdirs

from courtier.cli.speech import BadInput
from courtier.core.game import Game, load
from courtier.core.record import Record, parse

SUFFIX = ".courtier"


def read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadInput("cli-no-file", file=str(path)) from None
    except IsADirectoryError:
        raise BadInput("cli-folder", file=str(path)) from None
    except UnicodeDecodeError:
        raise BadInput("cli-not-text", file=str(path)) from None
    except OSError as error:
        raise BadInput("cli-unreadable", file=str(path), what=error.strerror or str(error)) from None


def open_record(path: Path, content: Path | None, cut: bool) -> tuple[Game, Record]:
    """The game of a record file, replayed strictly, and its parsed header."""
    text = read(path)
    return load(text, content=content, cut=cut), parse(text, cut)


def named(text: str) -> Path:
    """The file that somebody typed; ~ is their home."""
    return Path(os.path.expanduser(text))  # Path.expanduser() fails where ~ is nobody's


def write(path: Path, text: str) -> None:
    """Through a neighbour file, so that a full disk never costs the save that was there; never over another file."""
    if os.path.exists(path) and _head(read(path)) != _head(
        text
    ):  # Path.exists() fails where a name is too long
        raise BadInput("cli-other-file", file=str(path))
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    except (OSError, ValueError) as error:  # ValueError: a name that no system takes
        with contextlib.suppress(OSError, ValueError):
            beside.unlink(missing_ok=True)
        what = getattr(error, "strerror", None) or str(error)
        raise BadInput("cli-unwritable", file=str(path), what=what) from None


def _head(record: str) -> str:
    """What stays the same all through a game, whoever plays it."""
    lines = record.partition("\n\n")[0].splitlines()
    return "\n".join(line for line in lines if not line.startswith("names "))


def shelf() -> Path:
    """The folder for games that nobody named a file for."""
    return Path(platformdirs.user_data_dir("courtier", appauthor=False)) / "saves"


def unnamed(title: str) -> Path:
    """A new file name on the shelf."""
    n = 1
    while (path := shelf() / f"{title}-{n}{SUFFIX}").exists():
        n += 1
    return path


def latest() -> Path:
    """The game that was interrupted last."""
    found = sorted(shelf().glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime)
    if not found:
        raise BadInput("cli-nothing-saved", folder=str(shelf()))
    return found[-1]
