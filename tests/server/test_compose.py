"""compose.yaml and what belongs to it: the parts know each other, the proxy passes on what the servers check."""

from __future__ import annotations

import re
from typing import Any

import yaml  # type: ignore[import-untyped]

from tests.support import ROOT

COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text())
SERVICES: dict[str, Any] = COMPOSE["services"]


def test_the_servers_are_built_from_the_wheel_with_all_that_they_need() -> None:
    for name in ("one", "two"):
        build = SERVICES[name]["build"]
        context = ROOT / build["context"]
        image = (context / build["dockerfile"]).resolve().read_text()
        copied = re.search(r"^COPY (.+) \S+$", image, re.M)
        assert copied
        let_in = (context / f"{build['dockerfile']}.dockerignore").read_text()  # the usual one keeps dist out
        assert "dist/courtier-*.whl" in copied[1].split()  # where `make wheel` puts it
        assert {f"!{name}" for name in copied[1].split()} <= set(let_in.splitlines())
        assert "[postgres]" in image  # without it there is neither a server nor a driver
        assert SERVICES[name]["environment"]["COURTIER_NODE"] == name


def test_the_database_lives_in_the_volume_that_is_kept() -> None:
    database = SERVICES["database"]
    volume, folder = database["volumes"][0].split(":")
    data = database["environment"]["PGDATA"]
    assert volume in COMPOSE["volumes"]
    assert data.startswith(f"{folder}/")
    assert (
        data != "/var/lib/postgresql/data"
    )  # images declare a volume of their own there, which nobody keeps


def test_the_proxy_knows_the_servers_and_passes_on_what_they_check() -> None:
    proxy = (ROOT / "tools" / "compose" / "nginx.conf").read_text()
    assert re.findall(r"^\s*server (\w+):8000", proxy, re.M) == SERVICES["proxy"]["depends_on"]
    for text in (proxy, (ROOT / "docs" / "hosting.md").read_text()):
        assert "proxy_set_header Host $http_host;" in text  # with the port
        assert "proxy_set_header Upgrade $http_upgrade;" in text
    assert re.findall(r"^\s*gzip.*;", proxy, re.M) == ["    gzip off;"]  # what answers a secret stays plain
