"""The command group: help in the reader's language, and every error as one sentence with exit code 2."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from courtier.cli.speech import Speech, language_of, printable
from courtier.core.reasons import CourtierError
from courtier.core.words import MissingWords

HELP = {"-h", "--help"}
BAD_INPUT = 2
INTERRUPTED = 130


help_line: list[str] = []  # what the help option says of itself, once a language is known


def _worded(option: Any) -> Any:
    if option is not None and help_line:
        option.help = help_line[-1]
    return option


class Room(TyperCommand):
    """A command whose help option speaks the reader's language."""

    def get_help_option(self, ctx: Any) -> Any:
        return _worded(super().get_help_option(ctx))


class House(TyperGroup):
    """Typer's group with our words and our manners."""

    def get_help_option(self, ctx: Any) -> Any:
        return _worded(super().get_help_option(ctx))

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        given = list(sys.argv[1:] if args is None else args)
        say = Speech(language_of(given))
        _forgiving_output()
        if not given or HELP & set(given):
            _translate(self, say)
        code = self._run(given, prog_name, complete_var, windows_expand_args, say, extra)
        if standalone_mode:
            sys.exit(code)
        return code

    def _run(
        self, args: list[str], prog_name: str | None, complete_var: str | None, expand: bool, say: Speech,
        extra: dict[str, Any],
    ) -> int:  # fmt: skip
        try:
            done = super().main(args, prog_name, complete_var, False, expand, **extra)
        except CourtierError as error:
            return complain(error.text(say.lang))
        except typer.TyperException as error:
            return complain(usage(error, say))
        except MissingWords as error:
            if too_long(error):
                return complain(say("cli-too-long"))
            raise
        except (typer.Abort, KeyboardInterrupt):
            print(file=sys.stderr)
            return INTERRUPTED
        except OSError as error:
            return complain(say("cli-system", what=str(error)))
        return done if isinstance(done, int) else 0


def too_long(error: MissingWords) -> bool:
    """Did a message fail only because the input it quotes is endless?"""
    return "Too many characters" in str(error)


def complain(text: str) -> int:
    """One sentence on standard error; returns the exit code."""
    print(f"courtier: {printable(text)}", file=sys.stderr)
    return BAD_INPUT


def usage(error: typer.TyperException, say: Speech) -> str:
    """What is wrong with a command line, in our words; the parser's own exceptions are told apart by their name."""
    kind = type(error).__name__
    hint = _hint(error)
    context = getattr(error, "ctx", None)
    path = context.command_path if context is not None else "courtier"
    help_line = say("cli-usage-help", command=f"{path} --help")
    if kind == "NoArgsIsHelpError":
        return help_line
    if kind == "NoSuchOption":
        text = say("cli-usage-no-option", name=str(getattr(error, "option_name", "?")))
    elif kind == "MissingParameter":
        text = say("cli-usage-missing", name=hint)
    elif kind == "BadParameter":
        text = _number(error, hint, say)
    elif kind == "BadOptionUsage":
        text = say("cli-usage-value", name=str(getattr(error, "option_name", "?")))
    elif kind == "UsageError" and isinstance(getattr(context, "command", None), House):
        known = ", ".join(context.command.commands) if context is not None else ""
        text = say("cli-usage-no-command", known=known)
    else:
        text = say("cli-usage-other", what=error.format_message())
    return f"{text} {help_line}"


def _hint(error: typer.TyperException) -> str:
    param = getattr(error, "param", None)
    if param is None:
        return str(getattr(error, "param_hint", "") or "?")
    return str(param.opts[0]) if param.param_type_name == "option" else str(param.name).upper()


def _number(error: typer.TyperException, name: str, say: Speech) -> str:
    """All our typed parameters are numbers, so a value that cannot be read should have been one."""
    param = getattr(error, "param", None)
    low, high = getattr(param, "min", None), getattr(param, "max", None)
    if low is not None and high is not None:
        return say("cli-usage-number-between", name=name, low=str(int(low)), high=str(int(high)))
    if low is not None:
        return say("cli-usage-number-from", name=name, low=f"{low:g}")
    return say("cli-usage-number", name=name)


def _translate(group: House, say: Speech) -> None:
    """Give every command and parameter its help: message `cli-<command>`, attribute `.<parameter>`."""
    words = help_words(say.lang)
    group.help = words("cli-courtier")
    for name, command in group.commands.items():
        command.help = words(f"cli-{name}")
        command.rich_help_panel = words(f"cli-{name}.panel")  # type: ignore[attr-defined]
        for param in command.params:
            key = "cli-lang" if param.name == "lang" else f"cli-{name}.{param.name}"
            param.help = words(key)  # type: ignore[attr-defined]
    from typer import rich_utils

    rich_utils.ARGUMENTS_PANEL_TITLE = words("cli-panel-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = words("cli-panel-options")
    help_line.append(words("cli-show-help"))


def help_words(lang: str) -> Callable[[str], str]:
    """Messages of cli-help.ftl alone: reading every file would take longer than all the rest of --help."""
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


def _forgiving_output() -> None:
    """A terminal that cannot show a sign shows a question mark instead of a traceback."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
