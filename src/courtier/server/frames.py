"""State messages: what each connection is shown of the newest position. Parts that connections share are made once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Raw

from courtier import Game
from courtier.server.labels import labels
from courtier.server.wire import State, encode

if TYPE_CHECKING:
    from courtier.server.connection import Connection
    from courtier.server.tables import Table

NOTHING = Raw(b"[]")


def asks_data(game: Game) -> list[dict[str, Any]]:
    return [{"seat": ask.seat, "kind": ask.kind, "prompt": ask.phrase().data()} for ask in game.asks]


class Frames:
    """The encoded parts of one position, forgotten when the next event comes."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._version: tuple[int, str, bool, int] = (-1, "", False, 0)
        self._thinking: list[int] = []
        self._views: dict[int | None, Raw] = {}
        self._choices: dict[int, tuple[Raw, Raw]] = {}
        self._asks = NOTHING
        self._public = b""

    def state(self, connection: Connection) -> str:
        """The newest position for one connection, which is then marked as told."""
        table, log, seat = self._table, self._table.log, connection.seat
        game = log.game
        self._refresh()
        options, refusals = self._chooser(seat)
        story, first = self._story(connection)
        over = table.status == "over"
        return encode(
            State(
                seq=log.seq,
                choices=log.made,
                status=table.status,
                over=over,
                paused=table.paused,
                view=self._view(seat),
                asks=self._asks,
                options=options,
                refusals=refusals,
                story=story,
                from_=first,
                undo=seat is not None and table.may_undo(seat),
                redo=seat is not None and table.may_redo(seat),
                thinking=self._thinking,
                scores=list(game.scores()) if over else None,
                seed=table.seed if over else None,
            )
        )

    def _refresh(self) -> None:
        table = self._table
        version = (table.log.seq, table.status, table.paused, table.seats.changes)
        if version != self._version:
            self._version = version
            self._views.clear()
            self._public = b""
            self._choices.clear()
            self._asks = _raw(asks_data(table.log.game)) if table.status == "playing" else NOTHING
            self._thinking = table.bots.thinking()

    def _view(self, seat: int | None) -> Raw:
        found = self._views.get(seat)
        if found is None:
            found = self._views[seat] = self._encoded(self._table.log.game, seat)
        return found

    def _encoded(self, game: Game, seat: int | None) -> Raw:
        """A view; what is public in it is encoded once for all seats."""
        if not self._public:
            self._public = msgspec.json.encode(game.public_view())[:-1]
        between = b"," if len(self._public) > 1 else b""
        return Raw(self._public + between + msgspec.json.encode(game.private_view(seat))[1:])

    def _chooser(self, seat: int | None) -> tuple[Raw, Raw]:
        if seat is None or self._table.status != "playing" or not self._table.log.asked(seat):
            return NOTHING, NOTHING
        found = self._choices.get(seat)
        if found is None:
            game = self._table.log.game
            known = labels(game)
            found = self._choices[seat] = (
                known.options(game, seat, self._table.log.offers(seat)),
                known.refusals(game, seat),
            )
        return found

    def _story(self, connection: Connection) -> tuple[list[Any], int]:
        """The lines that this connection has not seen, and the number of the first."""
        log = self._table.log
        low = connection.low
        if low >= connection.told_made and not connection.resumed:  # the usual way: nothing was taken back
            first = connection.told
            lines: list[Any] = list(log.game.story(connection.seat, first))
        else:
            whole = log.game.story(connection.seat)
            lines = [line for line in whole if line["choice"] > low]
            first = max((line["n"] + 1 for line in whole if line["choice"] <= low), default=0)
        connection.resumed = False
        connection.told = lines[-1]["n"] + 1 if lines else first
        connection.told_made = connection.low = log.made
        return lines, first


def _raw(data: Any) -> Raw:
    return Raw(msgspec.json.encode(data))
