"""`courtier tables`: the commands for the tables that a server stored."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from courtier.cli.group import Command, Group
from courtier.cli.params import Days, Json, Lang

keeper = typer.Typer(
    cls=Group, no_args_is_help=True, context_settings={"help_option_names": ["-h", "--help"]}
)
Db = Annotated[str, typer.Option("--db", metavar="FILE|URL", show_default=False)]
TableName = Annotated[str, typer.Argument(metavar="ID")]
BackupFile = Annotated[Path, typer.Argument(metavar="FILE")]


@keeper.callback()
def keeping(lang: Lang = None) -> None:
    """Only so that the help of the group takes a language too."""


@keeper.command("list", cls=Command)
def list_tables(db: Db = "", json: Json = False, lang: Lang = None) -> None:
    from courtier.cli import tables
    from courtier.cli.speech import speech

    tables.show_all(db, json, speech(lang))


@keeper.command("show", cls=Command)
def show_table(id: TableName, db: Db = "", json: Json = False, lang: Lang = None) -> None:
    from courtier.cli import tables
    from courtier.cli.speech import speech

    tables.show(id, db, json, speech(lang))


@keeper.command("repair", cls=Command)
def repair_table(
    id: TableName,
    db: Db = "",
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", show_default=False)] = None,
    lang: Lang = None,
) -> None:
    from courtier.cli import tables
    from courtier.cli.speech import speech

    tables.repair(id, db, out, speech(lang))


@keeper.command("prune", cls=Command)
def prune_tables(
    over_days: Days = 0.0,
    idle_days: Days = 0.0,
    dry_run: Annotated[bool, typer.Option("--dry-run")] = False,
    db: Db = "",
    lang: Lang = None,
) -> None:
    from courtier.cli import tables
    from courtier.cli.speech import speech

    tables.prune(over_days, idle_days, dry_run, db, speech(lang))


@keeper.command("backup", cls=Command)
def backup_tables(file: BackupFile, db: Db = "", lang: Lang = None) -> None:
    from courtier.cli import tables
    from courtier.cli.speech import speech

    tables.backup(file, db, speech(lang))


@keeper.command("restore", cls=Command)
def restore_tables(file: BackupFile, db: Db = "", lang: Lang = None) -> None:
    from courtier.cli import tables
    from courtier.cli.speech import speech

    tables.restore(file, db, speech(lang))
