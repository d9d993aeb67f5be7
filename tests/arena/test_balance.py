"""Balance: cards of one seat are judged within their games, cards of all by the mean of all games."""

from __future__ import annotations

import json
import math
from pathlib import Path

from typer.testing import CliRunner

from courtier.arena.balance import worths
from courtier.arena.play import Row
from courtier.cli.app import app


def row(points: list[int], governors: list[str], destiny: str) -> Row:
    return {"points": points, "cards": {"governor": [[id] for id in governors], "destiny": [[destiny]] * 2}}


def test_a_seats_card_counts_against_its_table_a_common_one_against_all_games() -> None:
    rows = [row([30, 20], ["duke", "prince"], "famine"), row([50, 44], ["duke", "fairy"], "good_year")]
    found = {(one.deck, one.card): one for one in worths(rows)}
    assert found["governor", "duke"].points == (5 + 3) / 2
    assert found["governor", "prince"].points == -5
    assert math.isinf(found["governor", "prince"].margin), "one seat says nothing about the spread"
    assert found["destiny", "famine"].points == 25 - 36
    assert found["destiny", "good_year"].seats == 2


def test_the_command_tells_every_governor_that_was_met(tmp_path: Path) -> None:
    chart = tmp_path / "balance.png"
    command = ["balance", "kingsburg", "--bot", "random", "--games", "6", "--seats", "3", "--jobs", "1"]
    done = CliRunner().invoke(app, [*command, "--option", "modules=3", "--json", "--png", str(chart)])
    assert done.exit_code == 0, done.output
    told = json.loads(done.output)
    assert told["games"] == 6
    assert sum(card["seats"] for card in told["cards"] if card["deck"] == "governor") == 18
    assert chart.read_bytes().startswith(b"\x89PNG")


def test_without_cards_to_compare_it_says_what_to_do() -> None:
    done = CliRunner().invoke(
        app, ["balance", "kingsburg", "--bot", "random", "--games", "1"], prog_name="courtier"
    )
    assert done.exit_code != 0
    assert "modules=3" in done.output
