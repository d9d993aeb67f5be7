"""The zoo: scripts play whole games by view and tokens alone, differ, and lose their seat when they fail."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from courtier import Game, start
from courtier.arena.plan import Plan
from courtier.arena.play import play as play_arena
from courtier.arena.report import report
from courtier.bots import bot
from courtier.bots.program import check, rise, sit
from courtier.bots.scripts import FORFEIT_TO, SCRIPT, SCRIPTS, Script, scripts
from courtier.core.table_options import OptionError
from courtier.core.title import title_named
from courtier.core.words import phrase_of
from tests.cli.desk import refused

MOST = 700  # choices: some scripts never end a game of Architects
EVERY = [(title, name) for title in SCRIPTS for name in scripts(title)]


def play(title: str, names: list[str], seed: int = 5, most: int = MOST) -> Game:
    game = start(title, len(names), seed)
    players = [sit(name) for name in names]
    while not game.over and len(game.choices) < most:
        seat = game.asks[0].seat
        game.choose(
            players[seat].choose(game, seat, seed + len(game.choices)), seat
        )  # refuses what is not legal
    assert [rise(player, game) for player in players] == [None] * len(names)
    return game


@pytest.mark.parametrize(("title", "name"), EVERY)
def test_a_script_plays_by_the_rules_and_the_same_game_twice(title: str, name: str) -> None:
    names = [SCRIPT + name, "random"]
    game = play(title, names)
    assert game.over or title == "architects"
    again = play(title, names)
    assert again.choices == game.choices


@pytest.mark.parametrize("title", SCRIPTS)
def test_scripts_fill_the_largest_table(title: str) -> None:
    many, known = title_named(title).seats[-1], scripts(title)
    for first in range(0, len(known), many):
        names = [SCRIPT + known[(first + seat) % len(known)] for seat in range(many)]
        assert play(title, names, most=1500).choices


@pytest.mark.parametrize("title", SCRIPTS)
def test_there_are_eight_at_least_and_no_two_play_alike(title: str) -> None:
    played = {str(play(title, [SCRIPT + name, "random"], most=150).choices) for name in scripts(title)}
    assert len(played) == len(scripts(title)) >= 8


def test_who_hoards_gold_does_nothing_but_mine() -> None:
    game = play("architects", [SCRIPT + "gold_hoarder", "random"], most=400)
    placed = {token for seat, token in game.choices if seat == 0 and token.startswith("place ")}
    assert placed == {"place mines"}


def test_a_script_is_known_by_title() -> None:
    check("script:gold_hoarder", "architects")
    assert isinstance(bot("script:gold_hoarder"), Script)
    for name, title in (("script:gold_hoarder", "kingsburg"), ("script:nobody", "paladins")):
        with pytest.raises(OptionError) as error:
            check(name, title)
        assert error.value.said.key == "script-unknown"
        assert all(SCRIPT + script in error.value.said.text("fr") for script in scripts(title))


def test_commands_refuse_an_unknown_script() -> None:
    for words in (["sim", "kingsburg", "--bot", "script:x"], ["arena", "kingsburg", "script:x", "random"],
                  ["play", "kingsburg", "--players", "me,script:x"]):  # fmt: skip
        assert "script:hoarder" in " ".join(refused(*words).split())


def test_a_script_that_fails_loses_its_seat_to_a_level(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(view: Mapping[str, Any]) -> list[str]:
        raise KeyError("nothing")

    monkeypatch.setitem(SCRIPTS["kingsburg"], "broken", broken)
    game, player = start("kingsburg", 2, 5), sit("script:broken")
    seat = game.asks[0].seat
    assert player.choose(game, seat, 1) in game.options(seat)
    why = rise(player, game)
    assert why is not None
    assert (why.key, why.args["level"]) == ("script-forfeit", FORFEIT_TO)


def endless(view: Mapping[str, Any]) -> list[str]:
    while True:
        pass


def nonsense(view: Mapping[str, Any]) -> Any:
    return {"build": 7}


@pytest.mark.parametrize(("wrong", "said"), [(endless, "TooSlow"), (nonsense, "TypeError")])
def test_a_script_that_hangs_or_answers_nonsense_loses_its_seat_and_the_arena_says_so(
    monkeypatch: pytest.MonkeyPatch, wrong: Any, said: str
) -> None:
    monkeypatch.setitem(SCRIPTS["kingsburg"], "wrong", wrong)
    plan = Plan("kingsburg", 2, ("script:wrong", "random"), 1, 5, limit=0.05)
    row = play_arena(plan, 0).row
    seat = str(row["bots"].index("script:wrong"))
    assert list(row["forfeits"]) == [seat]
    why = phrase_of(row["forfeits"][seat])
    assert why.key == "script-forfeit"
    assert said in why.text("en")
    assert (
        report(plan, [row]).data()["bots"][0]["forfeits"] + report(plan, [row]).data()["bots"][1]["forfeits"]
        == 1
    )


def test_a_game_without_end_is_ended_at_its_cap_and_reported() -> None:
    plan = Plan("architects", 2, ("script:gold_hoarder", "script:marble_hoarder"), 2, 5, rounds=12)
    rows = [play_arena(plan, n).row for n in range(plan.total)]
    assert [row["capped"] for row in rows] == [12, 12]
    told = report(plan, rows)
    assert (told.games, told.capped, told.data()["capped"]) == (2, 2, 2)
    assert sum(standing.wins.games for standing in told.standings) == 4
    assert plan.head()["rounds"] == 12  # games with another cap are other games
