"""Both databases, the small title with secret choices, and settings that keep tests quick."""

from __future__ import annotations

import os
import subprocess
import uuid
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from courtier.core.title import titles
from courtier.core.words import add_locales
from courtier.server.settings import Limits, Settings, database_url
from tests.core.tiny.title import TINY
from tests.server.support import Running, running
from tests.support import ROOT

POSTGRES = ROOT / "tools" / "postgres.sh"


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory, tiny: None) -> AsyncIterator[Running]:
    """One server for all tests of a module; each test has tables of its own."""
    folder = tmp_path_factory.mktemp("server")
    settings = Settings(db=str(folder / "test.sqlite3"), bot_workers=1, limits=Limits.open())
    async with running(settings) as server:
        yield server


@pytest.fixture(scope="module", autouse=True)
def tiny() -> Iterator[None]:
    """The title from outside is here, as if it were installed."""
    assert TINY.locales is not None
    add_locales(TINY.locales)
    titles()["tiny"] = TINY
    yield
    titles().pop("tiny", None)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The URL of a real PostgreSQL, started by the repository's own script; skipped only where it cannot be had."""
    given = os.environ.get("COURTIER_TEST_POSTGRES")
    if given:
        yield given
        return
    if not POSTGRES.exists():
        pytest.skip("PostgreSQL: tools/postgres.sh is not there")
    done = subprocess.run(["bash", str(POSTGRES), "start"], capture_output=True, text=True, timeout=300)
    if done.returncode != 0:
        pytest.skip(f"PostgreSQL cannot be installed or started here: {done.stderr.strip()[-300:]}")
    url = done.stdout.strip().splitlines()[-1]
    yield url
    subprocess.run(["bash", str(POSTGRES), "stop", url], capture_output=True, timeout=300)


@pytest.fixture
def postgres(postgres_server: str) -> Iterator[str]:
    """A database of its own for one test."""
    name = f"courtier_{uuid.uuid4().hex[:12]}"
    owner = create_engine(database_url(postgres_server), isolation_level="AUTOCOMMIT")
    with owner.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    yield owner.url.set(database=name).render_as_string(hide_password=False)
    with owner.connect() as connection:
        connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
    owner.dispose()


@pytest.fixture(params=["sqlite", "postgresql"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "test.sqlite3")
    url: str = request.getfixturevalue("postgres")
    return url


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(db=str(tmp_path / "test.sqlite3"), bot_workers=1)
