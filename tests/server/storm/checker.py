"""The history of a storm against the database: every sentence that anybody was told must follow from the log."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from courtier.server import auth
from courtier.server.log import AROUND, Log
from courtier.server.store import EventRow
from courtier.server.stored import CHAT_KEPT, Stored, begin
from tests.server.storm.clients import History, hashed


@dataclass
class Found:
    wrong: list[str] = field(default_factory=list)
    events: int = 0
    digests: int = 0
    views: int = 0
    longest_bot: float = 0.0  # seconds from the event before which a bot was asked to its choice


def check(
    history: History, tables: dict[str, Stored], traces: Iterable[Path], bot_seconds: float, now: float
) -> Found:
    """`now`: until when a bot that was due had time."""
    found = Found(list(history.wrong))
    digests = read_traces(traces)
    for name, stored in tables.items():
        _table(found, history, name, stored, digests, bot_seconds, now)
    _answers(found, history, tables)
    _seats(found, history, tables)
    for name, seat, seq, newest in history.heard:
        if seq < newest:
            found.wrong.append(
                f"table {name}: somebody at seat {seat} was never told of what followed event {seq}"
            )
    return found


def read_traces(traces: Iterable[Path]) -> dict[tuple[str, int], set[str]]:
    """The digests that any server had after an event. A last line may be cut off by a kill."""
    digests: dict[tuple[str, int], set[str]] = {}
    for trace in traces:
        if trace.exists():
            for line in trace.read_text().splitlines():
                words = line.split(" ")
                if len(words) == 3 and len(words[2]) >= 16:
                    digests.setdefault((words[0], int(words[1])), set()).add(words[2])
    return digests


def _table(
    found: Found, history: History, name: str, stored: Stored, digests: dict[tuple[str, int], set[str]],
    bot_seconds: float, now: float,
) -> None:  # fmt: skip
    numbers = [row["seq"] for row in stored.events]
    if numbers != list(range(1, len(numbers) + 1)):
        found.wrong.append(f"table {name}: the log has holes")
        return
    log = Log(begin(stored.facts, len(stored.seats)))
    wanted = {(seat, seq) for table, seat, seq in history.views if table == name}
    due = stored.facts["created"]  # when a bot was last asked, or had chosen
    for row in [None, *stored.events]:
        if row is not None:
            if row["kind"] == "choose" and row["client"] is None:
                found.longest_bot = max(found.longest_bot, row["at"] - due)
                if row["at"] - due > bot_seconds:
                    found.wrong.append(
                        f"table {name}: a bot chose {row['at'] - due:.1f} s late, event {row['seq']}"
                    )
            try:
                log.apply(row)
            except Exception as error:
                found.wrong.append(f"table {name}: event {row['seq']} cannot be played: {error!r}")
                return
            if row["kind"] not in AROUND:
                due = row["at"]
            found.events += 1
        told = digests.get((name, log.seq), set())
        found.digests += len(told)
        if told - {log.game.digest()}:
            found.wrong.append(f"table {name}: another position after event {log.seq}")
        for seat in [seat for seat, seq in wanted if seq == log.seq]:
            found.views += 1
            if history.views[name, seat, log.seq] != hashed(log.game.view(seat)):
                found.wrong.append(f"table {name}: seat {seat} saw another position after event {log.seq}")
    for _, seq in wanted:
        if seq > log.seq:
            found.wrong.append(f"table {name}: told of event {seq}, which is not there")
    if asks_a_bot(stored, log) and now - due > bot_seconds:
        found.wrong.append(f"table {name}: a bot stands since {now - due:.1f} s, after event {log.seq}")
    first = stored.chat[0].n if stored.chat else 1
    if [line.n for line in stored.chat] != list(range(first, first + len(stored.chat))) or (
        first > 1 and len(stored.chat) < CHAT_KEPT
    ):
        found.wrong.append(f"table {name}: the chat has holes")
    lines = {line.n: f"{line.seat} {line.text}" for line in stored.chat}
    for (table, n), text in history.chat.items():
        if table == name and n in lines and lines[n] != text:
            found.wrong.append(f"table {name}: chat line {n} was told otherwise")


def asks_a_bot(stored: Stored, log: Log) -> bool:
    bots = {seat.seat for seat in stored.seats if seat.kind == "bot"}
    full = all(seat.taken for seat in stored.seats)
    return full and not log.game.over and any(ask.seat in bots for ask in log.game.asks)


def bots_are_due(tables: Iterable[Stored]) -> bool:
    """Must a bot choose at one of them, as the database says it now?"""
    for stored in tables:
        if stored.facts["status"] == "over":
            continue
        log = Log(begin(stored.facts, len(stored.seats)))
        for row in stored.events:
            log.apply(row)
        if asks_a_bot(stored, log):
            return True
    return False


def _answers(found: Found, history: History, tables: dict[str, Stored]) -> None:
    rows: dict[str, EventRow] = {}
    for line in [line for stored in tables.values() for line in stored.events]:
        client = line["client"]
        if client is None:
            continue
        if client in rows:
            found.wrong.append(f"{client} became two events")
        elif client not in history.sent:
            found.wrong.append(f"event {line['seq']} of table {line['table']} was sent by nobody")
        rows[client] = line
    for name, seq in history.acks.items():
        row = rows.get(name)
        if row is None or row["seq"] != seq:
            found.wrong.append(f"{name} was acknowledged as event {seq} and is not there")
        elif (row["table"], row["seat"], row["kind"]) != history.sent[name][:3]:
            found.wrong.append(f"{name} became another event")
        elif row["kind"] == "choose" and row["token"] != history.sent[name][3]:
            found.wrong.append(f"{name} became another choice")
    for name, why in history.refused.items():
        if name in rows:
            found.wrong.append(f"{name} was refused ({why}) and is event {rows[name]['seq']}")


def _seats(found: Found, history: History, tables: dict[str, Stored]) -> None:
    for (table, seat), secrets in history.claims.items():
        stored = tables[table].seats[seat].secret
        if len(secrets) != 1 or not auth.same(secrets[0], stored):
            found.wrong.append(
                f"table {table}: seat {seat} was given to {len(secrets)}, the database names another"
            )
