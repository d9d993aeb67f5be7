"""Encoded options and refusals. The same few thousand sentences come again and again, so each is encoded once."""

from __future__ import annotations

from functools import cache

import msgspec
from msgspec import Raw

from courtier import Game, Option, Reason

KEPT = 50_000


class Labels:
    """Of one title with one set of cards: a token always means the same there."""

    def __init__(self) -> None:
        self._options: dict[str, bytes] = {}
        self._reasons: dict[Reason, bytes] = {}

    def options(self, game: Game, seat: int, offers: dict[str, Option]) -> Raw:
        """What is offered, by token."""
        parts = [
            self._option(token, option)
            + (b',"reveals":true}' if game.reveals(option, seat) else b',"reveals":false}')
            for token, option in offers.items()
        ]
        return Raw(b"[" + b",".join(parts) + b"]")

    def refusals(self, game: Game, seat: int) -> Raw:
        parts = [
            self._option(str(option), option) + self._reason(reason) for option, reason in game.refusals(seat)
        ]
        return Raw(b"[" + b",".join(parts) + b"]")

    def _option(self, token: str, option: Option) -> bytes:
        found = self._options.get(token)
        if found is None:
            if len(self._options) > KEPT:
                self._options.clear()
            data = {"token": token, "label": option.phrase().data()}
            found = self._options[token] = msgspec.json.encode(data)[:-1]
        return found

    def _reason(self, reason: Reason) -> bytes:
        found = self._reasons.get(reason)
        if found is None:
            if len(self._reasons) > KEPT:
                self._reasons.clear()
            data = {"reason": reason.phrase().data(), "rule": reason.rule or None}
            found = self._reasons[reason] = b"," + msgspec.json.encode(data)[1:]
        return found


@cache
def _labels(title: str, content: str) -> Labels:
    return Labels()


def labels(game: Game) -> Labels:
    return _labels(game.title.name, game.content.hash)
