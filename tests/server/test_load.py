"""The load command on a small scale, and a clean end of a real server process."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from courtier.core.words import LANGUAGES
from courtier.server.errors import CannotServe
from courtier.server.load import check_loopback, run, show
from courtier.server.scripted import percentile, sit
from tests.server.kill import Process, new_players
from tests.server.support import PATIENCE


def test_a_small_load_run_reports_rates_and_percentiles(capsys: pytest.CaptureFixture[str]) -> None:
    result = run(title="kingsburg", tables=2, seats=3, rate=40.0, seconds=1.0)
    assert result["choices"] > 5
    assert result["choices_per_s"] > 5
    assert 0 < result["ack_ms"]["p50"] <= result["ack_ms"]["p95"] <= result["ack_ms"]["p99"]
    assert result["refused"] == 0
    for lang in LANGUAGES:
        show(result, lang)
        assert f"{result['ack_ms']['p95']:.2f}" in capsys.readouterr().out


@pytest.mark.parametrize("title", ["paladins", "architects"])
def test_players_who_choose_in_secret_at_once_are_not_refused(title: str) -> None:
    assert run(title=title, tables=3, seats=4, rate=0.0, seconds=2.0)["refused"] == 0


def test_a_load_run_goes_nowhere_else() -> None:
    for target in ("http://192.0.2.1:8000", "http://play.example", "nonsense", "http://10.0.0.1"):
        with pytest.raises(CannotServe, match="server-load-loopback"):
            check_loopback(target)
    command = [sys.executable, "-m", "courtier.server.load", "--target", "http://192.0.2.1", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout, done.stderr.count("192.0.2.1")) == (1, "", 2)
    with pytest.raises(CannotServe, match="server-load-no-answer"):
        run(tables=1, target="http://127.0.0.1:1")
    assert check_loopback("http://127.0.0.1:8000/") == "http://127.0.0.1:8000"


def test_percentiles() -> None:
    assert [percentile([float(n) for n in range(100)], p) for p in (50, 95, 99)] == [50.0, 95.0, 99.0]
    assert percentile([], 50) == 0.0


def test_the_server_ends_cleanly_when_it_is_told_to(tmp_path: Path) -> None:
    async def told_to_stop() -> tuple[int, int]:
        process = Process(str(tmp_path / "end.sqlite3"))
        await process.start()
        assert process.child is not None
        table, people = await new_players(process.base, random.Random(1))
        async with sit(process.base, table, people[0].secret) as socket:
            assert json.loads(await socket.recv())["type"] == "welcome"
            process.child.send_signal(signal.SIGTERM)
            with contextlib.suppress(ConnectionClosed):
                while True:
                    await asyncio.wait_for(socket.recv(), PATIENCE)
            return socket.close_code or 0, await asyncio.wait_for(process.child.wait(), PATIENCE)

    code, status = asyncio.run(told_to_stop())
    assert code == 1012  # the client knows that it may come back
    assert status in (0, -signal.SIGTERM)
