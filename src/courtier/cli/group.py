"""The command group: help in the reader's language, and every error as one sentence with exit code 2."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from courtier.cli.speech import Speech, language_of, printable
from courtier.core.extras import missing
from courtier.core.reasons import CourtierError
from courtier.core.words import MissingWords

BAD_INPUT = 2
INTERRUPTED = 130
TOO_MANY = re.compile(r"extra argument\(s\) \((.*)\)", re.DOTALL)  # so the parser says it


class Command(TyperCommand):
    """A command whose help speaks the reader's language."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        _help(self, ctx)


class Group(TyperGroup):
    """Typer's group with our words and our manners."""

    lang = "en"

    def format_help(self, ctx: Any, formatter: Any) -> None:
        _help(self, ctx)

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
        self.lang = say.lang
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
            if type(error).__name__ == "NoArgsIsHelpError":
                return 0  # the help has just been shown
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
        except ModuleNotFoundError as error:
            if (told := missing(error)) is None:
                raise
            return complain(told.text(say.lang))
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
    if kind == "NoSuchOption":
        text = say("cli-usage-no-option", name=str(getattr(error, "option_name", "?")))
    elif kind == "MissingParameter":
        text = say("cli-usage-missing", name=hint)
    elif kind == "BadParameter":
        text = _number(error, hint, say)
    elif kind == "BadOptionUsage":
        text = say("cli-usage-value", name=str(getattr(error, "option_name", "?")))
    elif kind == "UsageError" and isinstance(getattr(context, "command", None), Group):
        known = ", ".join(context.command.commands) if context is not None else ""
        text = say("cli-usage-no-command", known=known)
    elif many := TOO_MANY.search(error.format_message()):
        text = say("cli-usage-too-many", words=many[1])
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


def _help(command: Any, context: Any) -> None:
    from courtier.cli import help

    help.show(command, context, context.find_root().command.lang)


def _forgiving_output() -> None:
    """A terminal that cannot show a sign shows a question mark instead of a traceback."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
