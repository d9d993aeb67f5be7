"""Balance: cards of one seat are judged within their games, cards of all by the mean of all games."""

from __future__ import annotations

import json
import math
from pathlib import Path
from random import Random

from typer.testing import CliRunner

from courtier import Game, Option, start
from courtier.arena.balance import plan_of_one, worths
from courtier.arena.play import Row, play
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


def test_seats_that_have_the_same_by_chance_are_judged_within_their_game_nevertheless() -> None:
    rows: list[Row] = [
        {"points": [30, 20], "cards": {"strip": [["b"], ["b"]]}},
        {"points": [10, 6], "cards": {"strip": [["b"], ["c"]]}},
    ]
    found = {one.card: one.points for one in worths(rows)}
    assert found == {"b": (5 - 5 + 2) / 3, "c": -2}


def test_the_seats_of_one_table_are_one_value_of_a_common_card() -> None:
    points = [[30, 20], [40, 34], [50, 12], [28, 26]]
    rows = [row(one, ["duke", "prince"], "famine" if n % 2 else "good_year") for n, one in enumerate(points)]
    famine = next(one for one in worths(rows) if one.card == "famine")
    tables = [37 - 30, 27 - 30]
    spread = math.sqrt(sum((value - 2) ** 2 for value in tables))
    assert (famine.points, famine.seats) == (2, 4)
    assert famine.margin == 1.96 * spread / math.sqrt(2)


def test_one_value_has_no_margin_in_json_either() -> None:
    lone = worths([row([30, 20], ["duke", "prince"], "famine")])[0]
    assert json.loads(json.dumps(lone.data(), allow_nan=False))["margin"] is None


def test_all_decks_of_the_modules_are_told_and_tiles_that_lay_long() -> None:
    command = ["balance", "kingsburg", "--bot", "random", "--games", "4", "--jobs", "1", "--json"]
    done = CliRunner().invoke(app, [*command, "--option", "modules=1,2,3,4,5,6"])
    told = json.loads(done.output)["cards"]
    assert {card["deck"] for card in told} == {"governor", "strip", "destiny", "tile"}
    tiles = sum(card["seats"] for card in told if card["deck"] == "tile")
    assert tiles == 4 * 2 * 8  # half of fifteen seasons, rounded up


def test_what_is_chosen_before_the_first_turn_goes_by_lot() -> None:
    """Stewards would nearly always keep the same few governors."""
    plan = plan_of_one("kingsburg", "steward", 2, 2, 3, {"modules": [3]})
    game = start("kingsburg", 2, plan.game(0).seed, {"modules": [3]}, history=False)
    lots = [Random(plan.thinking(0, seat)).choice(game.options(seat)) for seat in range(2)]
    assert [f"govern {ids[0]}" for ids in play(plan, 0).row["cards"]["governor"]] == [
        str(lot) for lot in lots
    ]
    liked = [max(game.options(seat), key=lambda o: weight(game, o)) for seat in range(2)]
    assert lots != liked


def test_paladins_lets_chance_choose_paladins_and_the_cards_of_the_court() -> None:
    plan = plan_of_one("paladins", "steward", 2, 1, 3, {"city_of_crowns": True})
    made: list[str] = []  # the kind of each choice, where chance made it

    def see(game: Game, seat: int, option: Option) -> None:
        lots = game.title.by_lot(game.state.asks[0])
        lot = Random(plan.thinking(0, len(made))).choice(game.options(seat))
        assert not lots or option == lot
        made.append(game.asks[0].kind if lots else "")

    play(plan, 0, see=see)
    assert (made.count("starting"), made.count("paladin")) == (2, 2 * 7)
    assert set(made) <= {"", "starting", "paladin", "target"}


def weight(game: Game, option: Option) -> float:
    """What a steward thinks of a governor."""
    known = game.title.make_knowledge(game.tables)
    assert known is not None
    return known.weights[known.names().index("governor_" + str(option).split()[1])]


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


def test_paladins_judges_what_seats_hired_played_collected_and_enlisted() -> None:
    command = ["balance", "paladins", "--bot", "random", "--games", "2", "--jobs", "1", "--lang", "en"]
    done = CliRunner().invoke(app, [*command, "--option", "city_of_crowns=yes", "--json"])
    told = json.loads(done.output)["cards"]
    assert "Infinity" not in done.output
    decks = {card["deck"] for card in told}
    assert {"paladins-townsfolk", "paladins-paladin"} <= decks
    assert decks <= {"paladins-townsfolk", "paladins-paladin", "paladins-muster", "paladins-noble"}
    assert (
        sum(card["seats"] for card in told if card["deck"] == "paladins-paladin") == 2 * 2 * 7
    )  # one a round
    shown = CliRunner().invoke(app, command)
    assert "Townsfolk hired" in shown.output
    assert "paladins-" not in shown.output, "every card has its name"
    assert "± inf" not in shown.output
