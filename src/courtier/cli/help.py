"""Help pages in the reader's language. Our own, because they must come at once: nothing is loaded that is not needed.

A command's help is the message `cli-<command>` of cli-help.ftl, its heading the attribute `.panel`, and a parameter's
help the attribute of that name.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

GOLD = "#c8901c"
WIDEST = 100


def show(command: Any, context: Any, lang: str) -> None:
    """Print the page of a command, or of the group with its commands."""
    words = help_words(lang)
    console = Console(highlight=False, markup=False, emoji=False)
    console.width = min(console.width, WIDEST)
    commands = getattr(command, "commands", None)
    pieces = " ".join(_usage(param) for param in command.params) if commands is None else "COMMAND …"
    usage = Text.assemble(
        (f"{words('cli-panel-usage')} ", "bold"), (context.command_path, f"bold {GOLD}"), f" {pieces}"
    )
    console.print(usage)
    console.print()
    key = _key(context)
    console.print(words("cli-courtier" if key == "cli" else key), "", sep="\n")
    if commands is None:
        for kind, title in (("argument", "cli-panel-arguments"), ("option", "cli-panel-options")):
            rows = [_row(key, param, words) for param in command.params if param.param_type_name == kind]
            if kind == "option":
                rows.append(("-h, --help", "", words("cli-show-help")))
            _panel(console, words(title), rows)
        return
    panels: dict[str, list[tuple[str, str, str]]] = {}
    for name in commands:
        panels.setdefault(words(f"{key}-{name}.panel"), []).append((name, "", words(f"{key}-{name}")))
    panels[words("cli-panel-options")] = [_row(key, param, words) for param in command.params]
    for title, rows in panels.items():
        _panel(console, title, rows)


def _key(context: Any) -> str:
    """cli-<command>, or cli-<group>-<command>."""
    return f"{_key(context.parent)}-{context.info_name}" if context.parent is not None else "cli"


def _usage(param: Any) -> str:
    if param.param_type_name == "argument":
        written = str(param.metavar)
    else:
        written = str(param.opts[0]) if param.is_flag else f"{param.opts[0]} {param.metavar}"
    return written if param.required else f"[{written}]"


def _row(command: str, param: Any, words: Callable[[str], str]) -> tuple[str, str, str]:
    """How a parameter is written, what it takes, and what it is for."""
    told = words("cli-lang" if param.name == "lang" else f"{command}.{param.name}")
    if param.param_type_name == "argument":
        return param.metavar, "", told
    if param.is_flag:
        return param.opts[0], "", told
    if param.show_default and not param.required:
        told += f" [{param.default}]"
    return param.opts[0], param.metavar, told


def _panel(console: Console, title: str, rows: list[tuple[str, str, str]]) -> None:
    if not rows:
        return
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True, style=f"bold {GOLD}")
    table.add_column(no_wrap=True, style="dim")
    table.add_column()
    for row in rows:
        table.add_row(*[Text(part) for part in row])
    console.print(Panel(table, title=title, title_align="left", border_style="dim", padding=(0, 1)))


def help_words(lang: str) -> Callable[[str], str]:
    """Messages of cli-help.ftl alone: reading every file would take longer than all the rest."""
    from fluent.runtime import FluentBundle, FluentResource

    words = FluentBundle([lang], use_isolating=False)
    path = Path(__file__).parent.parent / "locales" / lang / "cli-help.ftl"
    words.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def say(key: str) -> str:
        name, _, attribute = key.partition(".")
        message = words.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        return str(words.format_pattern(pattern)[0])

    return say
