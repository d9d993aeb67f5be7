"""Table options over HTTP: what they need is told, asked when a table is set up, and decides which cards it has."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from courtier import start
from tests.core.tiny.grown import Grown, installed
from tests.server.support import Running, key
from tests.support import walk

pytestmark = pytest.mark.anyio


@pytest.fixture
def grown(server: Running, tmp_path: Path) -> Iterator[Grown]:
    with installed(tmp_path / "grown") as title:
        yield title


async def gems(server: Running, query: dict[str, str]) -> list[str]:
    content = (await server.http.get("/api/titles/tiny/content", params=query)).json()
    return [card["id"] for card in content["gem"]]


async def opened(
    server: Running, seats: int, preset: str | None = None, **options: Any
) -> tuple[int, dict[str, Any]]:
    wanted = {"title": "tiny", "seats": [{"kind": "me"}] * seats, "options": options, "preset": preset}
    answer = await server.http.post("/api/tables", json=wanted)
    return answer.status_code, answer.json()


async def test_options_tell_where_they_apply(server: Running, grown: Grown) -> None:
    titles = {title["id"]: title for title in (await server.http.get("/api/titles")).json()}
    options = {option["name"]: option for option in titles["tiny"]["options"]}
    assert options["crowns"]["needs"] == {"option": "boxes", "values": [2]}
    assert (options["boxes"]["needs"], options["boxes"]["seats"]) == (None, [])
    assert options["helper"]["seats"] == [2]
    assert titles["tiny"]["presets"] == [{"name": "rich", "options": {"boxes": [1]}}]
    assert titles["paladins"]["options"][0]["seats"] == [1]
    assert options["boxes"]["only"] == []


async def test_a_value_that_needs_another_option_says_so_and_is_refused_without_it(server: Running) -> None:
    titles = {title["id"]: title for title in (await server.http.get("/api/titles")).json()}
    options = {option["name"]: option for option in titles["paladins"]["options"]}
    assert options["difficulty"]["only"] == [
        {"value": "insane", "option": "city_of_crowns", "values": [True]}
    ]
    assert {"name": "crowns", "options": {"city_of_crowns": True}} in titles["paladins"]["presets"]
    for options, status in (({}, 400), ({"city_of_crowns": False}, 400), ({"city_of_crowns": True}, 201)):
        wanted = {
            "title": "paladins",
            "seats": [{"kind": "me"}],
            "options": {"difficulty": "insane", **options},
        }
        answer = await server.http.post("/api/tables", json=wanted)
        assert answer.status_code == status
        assert status == 201 or key(answer.json()) == "option-needs"


async def test_the_cards_are_those_of_the_options(server: Running, grown: Grown) -> None:
    base = ["opal", "pearl", "garnet", "ruby"]
    assert await gems(server, {}) == base
    assert await gems(server, {"boxes": "2,1", "peeking": "false"}) == [*base, "diamond"]
    for query, said in (
        ({"moons": "1"}, "option-unknown"),
        ({"boxes": "9"}, "option-value"),
        ({"boxes": "1,1"}, "option-twice"),
    ):
        answer = await server.http.get("/api/titles/tiny/content", params=query)
        assert (answer.status_code, key(answer.json())) == (400, said)


async def test_a_table_takes_only_options_that_apply(server: Running, grown: Grown) -> None:
    cases: list[tuple[int, dict[str, Any], str]] = [
        (2, {"crowns": "sold"}, "option-needs"),
        (3, {"helper": "goblin"}, "option-seats"),
        (2, {"boxes": [1, 1]}, "option-twice"),
        (2, {"moons": 1}, "option-unknown"),
    ]
    for seats, options, said in cases:
        status, problem = await opened(server, seats, **options)
        assert (status, key(problem)) == (400, said)
    status, made = await opened(server, 2, crowns="sold", boxes=[2, 1])
    assert status == 201
    facts = (await server.http.get(f"/api/tables/{made['table']}")).json()
    assert facts["options"]["boxes"] == [1, 2]
    assert (await server.services.hall.get(made["table"])).log.game.content.parts == ("box1", "box2")


async def test_a_replay_tells_its_options(server: Running, grown: Grown) -> None:
    game = start("tiny", 2, 3, {"boxes": [1]})
    for _ in walk(game, 3):
        pass
    facts = (await server.http.post("/api/replay", json={"record": game.record()})).json()
    assert facts["options"]["boxes"] == [1]
    frame = (await server.http.get(f"/api/replay/{facts['id']}/0")).json()
    assert frame["view"]["coins"] == [8, 8]


async def test_a_table_opens_with_a_preset(server: Running, grown: Grown) -> None:
    status, problem = await opened(server, 2, preset="poor")
    assert (status, key(problem)) == (400, "preset-unknown")
    for preset, options, boxes in (
        ("rich", {}, [[1]]),
        ("rich", {"boxes": [2]}, [[2]]),
        ("surprise", {}, [[1], [2], [1, 2]]),
    ):
        status, made = await opened(server, 2, preset=preset, **options)
        assert status == 201
        facts = (await server.http.get(f"/api/tables/{made['table']}")).json()
        assert facts["options"]["boxes"] in boxes
