"""Setting the table up, and the starting townsfolk."""

from __future__ import annotations

from tests.rules.paladins.table import table
from tests.support import rule

from courtier import start
from courtier.titles.paladins.recruit import StartingTownsfolk

SPARE = "9 labourer"  # so that nobody has to pass


@rule("PAL-024", "PAL-022")
def test_the_architect_brings_a_provision_at_setup() -> None:
    t = table({"town": "architect_2 abbot_1 abbot_2 abbot_3 acolyte_1"}, A={"workers": SPARE})
    t.push(StartingTownsfolk(0))
    t.choose("A", "hire architect_2 free")
    assert (t.p("A").silver, t.p("A").provision) == (3, 2)
    assert [t.t.townsfolk[card].id for card in t.p("A").crew] == ["architect_2"]


@rule("PAL-010", "PAL-021", "PAL-023", "PAL-025")
def test_the_starting_player_chooses_last_from_two() -> None:
    game = start("paladins", 4, 3)
    first = game.view()["start"]
    left = 5
    for i in (3, 2, 1, 0):
        seat = (first + i) % 4
        assert [ask.seat for ask in game.asks] == [seat]
        assert len(game.options(seat)) == left
        remaining = {str(o) for o in game.options(seat)}
        chosen = game.options(seat)[0]
        game.choose(chosen, seat)
        remaining.remove(str(chosen))
        left -= 1
    (rest,) = remaining
    row = game.view()["townsfolk"]
    assert f"hire {row[-1]} free" == rest
    assert all(row)
    assert game.view()["townsfolk_pile"] == 32 - 5 - 4
