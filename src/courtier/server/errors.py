"""Refused: every error that a person may read, as a Phrase with an HTTP status and, on a socket, a close code."""

from __future__ import annotations

from courtier.core.words import Arg, Phrase


class Refused(Exception):
    """Nothing was changed. `status` answers a request; `code` closes a socket when it is not 0."""

    def __init__(
        self,
        key: str,
        status: int = 400,
        *,
        code: int = 0,
        rule: str | None = None,
        field: str | None = None,
        **args: Arg,
    ) -> None:
        super().__init__(key)
        self.said = Phrase(key, args)
        self.status = status
        self.code = code
        self.rule = rule
        self.field = field

    @classmethod
    def because(cls, said: Phrase, status: int = 409, rule: str | None = None) -> Refused:
        """The engine's own reason, passed on."""
        made = cls(said.key, status, rule=rule)
        made.said = said
        return made

    @property
    def passing(self) -> bool:
        """The same may be accepted later: too slow, too many, or no database for a moment."""
        return self.status in (408, 429, 503)

    def data(self) -> dict[str, object]:
        return {"error": self.said.data(), "rule": self.rule, "field": self.field}


class CannotServe(Exception):
    """The server cannot start or go on: one message for the console. `passing`: it may be otherwise in a moment."""

    passing = False

    def __init__(self, key: str, **args: Arg) -> None:
        self.said = Phrase(key, args)
        super().__init__(key)

    def text(self, lang: str = "en") -> str:
        return self.said.text(lang)

    def both(self) -> str:
        """In both languages, one line each."""
        return f"{self.text('en')}\n{self.text('fr')}"
