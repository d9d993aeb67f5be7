"""Analyses at several servers: begun at one, judged by whichever has room, looked at and stopped at any of them.

An analysis is a job (jobs.py) as long as it is not done; its verdicts are in the database as they are found, so that
another server goes on where one has died.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from contextlib import aclosing
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection as Database
from sqlalchemy import delete, func, select, text, update
from sqlalchemy.dialects.postgresql import insert as upsert

from courtier.server import auth, schema, structs
from courtier.server.analysis_jobs import AT_ONCE, FORGOTTEN, KEPT_OF_ONE, AnyAnalyses, Asker, facts, judged
from courtier.server.analysis_worker import Task, Told
from courtier.server.errors import Refused
from courtier.server.node import Node
from courtier.server.replay import Replay, Replays
from courtier.server.shared import NOW
from courtier.server.store import Unknown

logger = logging.getLogger("courtier.server")
LOOK: Final = 1.0  # seconds between two looks for something to do
WRITE: Final = 0.5  # seconds for which verdicts are gathered
ASKED: Final = 5.0  # seconds after which a question is noted again
KEPT_DAYS: Final = 2.0
A, V, J = schema.analyses, schema.verdicts, schema.jobs
KEY = "a.record || ':' || a.budget"
CLAIM: Final = f"""
UPDATE jobs SET node = :node FROM (
    SELECT j.kind, j.key, a.record, a.budget, a.done, a.begun FROM jobs j JOIN analyses a ON j.key = {KEY}
    WHERE j.kind = 'analysis' AND (j.node IS NULL OR j.node = :node OR NOT j.node = ANY (:live))
        AND NOT j.key = ANY (:running) AND NOT EXISTS (
        SELECT FROM jobs o JOIN analyses b ON o.key = b.record || ':' || b.budget
        WHERE o.kind = 'analysis' AND b.address = a.address
            AND (o.key = ANY (:running) OR o.node <> :node AND o.node = ANY (:live)))
    ORDER BY (SELECT count(*) FROM analyses c WHERE c.address = a.address AND c.status IN ('done', 'failed')
        AND c.begun > {NOW} - 3600), a.begun LIMIT 1 FOR UPDATE OF j SKIP LOCKED
) free WHERE jobs.kind = free.kind AND jobs.key = free.key RETURNING free.record, free.budget, free.done
"""


class SharedAnalyses(AnyAnalyses):
    def __init__(self, node: Node, replays: Replays) -> None:
        self._node = node
        self._store = node.store
        self._replays = replays
        self._running: dict[str, asyncio.Task[None]] = {}  # by the key of the job
        self._kick = asyncio.Event()
        self._seeker = asyncio.create_task(self._seek())

    # what requests ask for

    async def wish(self, name: str, replay: Replay, budget: int, who: Asker) -> structs.AnalysisFacts:
        """A new analysis, or the one that is there: only one that was stopped or failed begins anew."""
        await self._store.write(lambda db: begin(db, name, budget, who))
        self._kick.set()
        return await self.look(name, budget, 0, who)

    async def look(self, name: str, budget: int, since: int, who: Asker) -> structs.AnalysisFacts:
        row, found = await self._store.read(lambda db: known(db, name, budget))
        if row is None:
            raise Refused("server-no-analysis", 404)
        replay = await self._replays.get(name, who.address)
        if row["now"] - row["asked"] > ASKED:
            await self._store.write(lambda db: asked(db, name, budget))
        told = facts(found, since, replay.seats)
        yours = who.secret is not None and auth.same(who.secret, row["owner"])
        return structs.AnalysisFacts(
            row["status"], budget, row["done"], len(replay.choices), since, *told, yours
        )

    async def end(self, name: str, budget: int, who: Asker) -> structs.AnalysisFacts:
        facts = await self.look(name, budget, 0, who)
        if not facts.yours:
            raise Refused("server-not-yours", 403)
        await self._store.write(lambda db: close(db, name, budget, "stopped"))
        return await self.look(name, budget, 0, who)

    async def close(self) -> None:
        tasks = [self._seeker, *self._running.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # who judges

    async def _seek(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    await self._kick.wait()
            self._kick.clear()
            if self._node.cut or self._node.leaving:
                continue
            try:
                while len(self._running) < AT_ONCE and (job := await self._claim()) is not None:
                    name, budget, _ = job
                    key = f"{name}:{budget}"
                    self._running[key] = task = asyncio.create_task(self._run(*job))
                    task.add_done_callback(partial(self._ended, key))
            except (Refused, Unknown):
                pass  # the store has said what it is

    def _ended(self, key: str, task: asyncio.Task[None]) -> None:
        """A job that is still ours is taken up again at the next look: the database was away, or something failed."""
        del self._running[key]
        error = None if task.cancelled() else task.exception()
        if error is None:
            self._kick.set()
        elif not isinstance(error, Refused | Unknown):
            logger.error("an analysis failed: %r", error, exc_info=error)

    async def _claim(self) -> tuple[str, int, int] | None:
        if not await self._store.read(waiting):
            return None
        values = {
            "node": self._node.name, "live": list(self._node.live), "running": list(self._running),
        }  # fmt: skip
        found = await self._store.write(lambda db: db.execute(text(CLAIM), values).first())
        return None if found is None else (found[0], found[1], found[2])

    async def _run(self, name: str, budget: int, done: int) -> None:
        """Until all is judged, or it is stopped, forgotten, or somebody else's."""
        try:
            replay = await self._replays.get(name)
        except Refused as refused:
            if not refused.passing:
                await self._store.write(lambda db: close(db, name, budget, "failed"))
            return
        told: list[Told] = []
        written = time.monotonic()
        async with aclosing(judged(Task(replay.text, budget, done))) as verdicts:
            async for one in verdicts:
                told.append(one)
                if one.done < len(replay.choices) and time.monotonic() - written < WRITE:
                    continue
                if not await self._store.write(lambda db: note(db, self._node.name, name, budget, told)):  # noqa: B023
                    return
                done, told, written = told[-1].done, [], time.monotonic()
        status = "done" if done == len(replay.choices) else "failed"
        await self._store.write(lambda db: close(db, name, budget, status))


def begin(db: Database, name: str, budget: int, who: Asker) -> None:
    now = db.execute(text(f"SELECT {NOW}")).scalar_one()
    here = (A.c.record == name) & (A.c.budget == budget)
    values = {
        "address": who.address, "owner": None if who.secret is None else auth.hashed(who.secret),
        "status": "waiting", "done": 0, "begun": now, "asked": now,
    }  # fmt: skip
    again = upsert(A).values(record=name, budget=budget, **values)
    again = again.on_conflict_do_update(
        index_elements=["record", "budget"], set_=values, where=A.c.status.in_(("stopped", "failed"))
    )
    if not db.execute(again).rowcount:
        db.execute(update(A).where(here).values(asked=now))
        return
    db.execute(delete(V).where(V.c.record == name, V.c.budget == budget))
    db.execute(upsert(J).values(kind="analysis", key=f"{name}:{budget}").on_conflict_do_nothing())
    own = select(A.c.record, A.c.budget).where(A.c.address == who.address).order_by(A.c.begun.desc())
    for record, old in db.execute(own.offset(KEPT_OF_ONE)).all():  # one address pushes out only its own
        close(db, record, old, "stopped")
        db.execute(delete(V).where(V.c.record == record, V.c.budget == old))
        db.execute(delete(A).where(A.c.record == record, A.c.budget == old))


def known(db: Database, name: str, budget: int) -> tuple[dict[str, Any] | None, list[dict[str, Any]]]:
    now = text(f"{NOW} AS now")
    row = db.execute(select(A, now).where(A.c.record == name, A.c.budget == budget)).mappings().first()
    found = select(V.c.data).where(V.c.record == name, V.c.budget == budget).order_by(V.c.n)
    return (None if row is None else dict(row)), [json.loads(data) for data in db.execute(found).scalars()]


def asked(db: Database, name: str, budget: int) -> None:
    db.execute(update(A).where(A.c.record == name, A.c.budget == budget).values(asked=text(NOW)))


def waiting(db: Database) -> bool:
    return bool(db.execute(select(func.count()).select_from(J).where(J.c.kind == "analysis")).scalar_one())


def note(db: Database, node: str, name: str, budget: int, told: list[Told]) -> bool:
    """What was found; False when nobody wants any more of it from this server."""
    job = select(J.c.node).where(J.c.kind == "analysis", J.c.key == f"{name}:{budget}").with_for_update()
    if db.execute(job).scalar() != node:
        return False
    rows = [
        {"record": name, "budget": budget, "n": one.verdict["n"], "data": json.dumps(one.verdict)}
        for one in told
        if one.verdict is not None
    ]
    if rows:
        db.execute(upsert(V).on_conflict_do_nothing(), rows)
    here = (A.c.record == name) & (A.c.budget == budget)
    db.execute(update(A).where(here).values(done=told[-1].done, status="running"))
    forgotten = db.execute(select(A.c.asked < text(f"{NOW} - {FORGOTTEN}")).where(here)).scalar()
    if forgotten:
        close(db, name, budget, "stopped")
    return not forgotten


def close(db: Database, name: str, budget: int, status: str) -> None:
    open_ = A.c.status.in_(("waiting", "running"))
    db.execute(update(A).where(A.c.record == name, A.c.budget == budget, open_).values(status=status))
    db.execute(delete(J).where(J.c.kind == "analysis", J.c.key == f"{name}:{budget}"))


def tidy(db: Database) -> None:
    """What nobody has looked at for days goes."""
    old = f"{NOW} - {KEPT_DAYS * 86_400}"
    db.execute(text(f"DELETE FROM verdicts v USING analyses a WHERE v.record = a.record AND a.asked < {old}"))
    db.execute(text(f"DELETE FROM analyses WHERE asked < {old}"))
    db.execute(text(f"DELETE FROM records WHERE used < {old}"))
