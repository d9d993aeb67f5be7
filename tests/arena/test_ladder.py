"""The ladder: every level at every number of seats, taken up again where it was left, told as one table."""

from __future__ import annotations

from pathlib import Path

import pytest

from courtier.arena import ladder
from courtier.arena.ladder import Found, Rung, cell, found, rungs, setups, table
from courtier.arena.plan import Plan
from courtier.arena.report import Share
from courtier.bots.scripts import scripts
from courtier.cli import ladder as command
from courtier.cli.speech import speech
from courtier.core.title import title_named


def test_it_has_every_level_seat_setup_and_script() -> None:
    whole = rungs("kingsburg", every=True, quick=False)
    assert {rung.plan.seats for rung in whole if rung.level == "chancellor"} == {2, 3, 4, 5}
    assert {rung.setup for rung in whole} == {
        "-",
        *[f"modules={n}" for n in range(1, 7)],
        "modules=1,2,3,4,5,6",
    }
    assert {rung.among for rung in whole if rung.level == "knight"} == {
        "squire",
        *[f"script:{s}" for s in scripts("kingsburg")],
    }
    assert len({rung.file for rung in whole}) == len(whole)
    assert not [rung for rung in rungs("kingsburg", every=False, quick=True) if rung.level == "chancellor"]


def test_setups_are_what_brings_decks_of_its_own() -> None:
    assert list(setups(title_named("paladins"))) == ["-", "city_of_crowns=yes"]
    assert list(setups(title_named("architects"))) == ["-"]


def test_one_seat_sits_among_those_below() -> None:
    rung = next(
        r for r in rungs("kingsburg", every=False, quick=True) if r.plan.seats == 4 and r.level == "squire"
    )
    assert sorted(rung.plan.game(0).bots) == ["page", "page", "page", "squire"]


def test_the_table_tells_shares_intervals_and_what_was_capped() -> None:
    plan = Plan("architects", 2, ("knight", "script:rusher"), 2, 1, hero="knight")
    rung = Rung("knight", "script:rusher", "-", plan)
    rows = [{"bots": ["knight", "script:rusher"], "ranks": [1, 2]},
            {"bots": ["script:rusher", "knight"], "ranks": [1, 1], "capped": 150, "forfeits": {"0": {}}}]  # fmt: skip
    what = found(rung, rows)
    assert (what.share.won, what.capped, what.forfeits) == (1.5, 1, 1)
    told = table([(rung, what)])
    assert "| architects | - | knight | script:rusher | 75% (" in told
    assert "1 capped, 1 forfeited" in told
    assert cell(Found(Share())) == ""


def test_it_goes_on_where_it_was_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    few = [Rung("page", "random", "-", Plan("kingsburg", 2, ("page", "random"), 2, 1, hero="page"))]
    monkeypatch.setattr(command, "rungs", lambda *given: few)
    command.run("kingsburg", False, True, tmp_path, 1, speech("en"))
    file = ladder.path(tmp_path, few[0])
    first = file.read_bytes()
    assert first.count(b"\n") == 3
    file.write_bytes(b"".join(first.splitlines(keepends=True)[:2]))  # the second game is missing
    command.run("kingsburg", False, True, tmp_path, 1, speech("en"))
    assert file.read_bytes() == first
    assert "| kingsburg | - | page | random |" in (tmp_path / command.TABLE).read_text()
