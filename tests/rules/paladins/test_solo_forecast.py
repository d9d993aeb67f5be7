"""The rival's next turn as everybody can work it out: the forecast is what then happens, whatever scheme comes."""

from __future__ import annotations

import random

import pytest
from tests.rules.paladins.rival import scheme, solo
from tests.rules.paladins.table import Table
from tests.support import rule

from courtier import Game, start
from courtier.titles.paladins import words as w
from courtier.titles.paladins.solo.turn import RivalTurn


def positions(seed: int) -> list[Game]:
    """Some of the moments at which the player is about to act."""
    game = start("paladins", 1, seed, {"difficulty": "hard"})
    rng = random.Random(seed)
    found: list[Game] = []
    while not game.over:
        if game.asks[0].kind == "turn" and rng.random() < 0.2:
            found.append(Game.from_data(game.to_data()))
        game.choose(rng.choice(game.options(0)), 0)
    return found


@pytest.mark.parametrize("seed", range(3))
@rule("SOLO-035")
def test_every_scheme_does_what_was_foreseen(seed: int) -> None:
    results: set[str] = set()
    for game in positions(seed):
        ahead = game.view(0)["rival"]["next"]
        if ahead["turn"] != "scheme":
            assert (ahead["schemes"], ahead["top"]) == ([], [])
            continue
        assert ahead["total"] == sum(line["count"] for line in ahead["schemes"])
        for line in ahead["schemes"]:
            assert [row["result"] == "does" for row in line["lines"]].index(True) == len(line["lines"]) - 1
            t = Table(Game.from_data(game.to_data()))
            rival = t.s.rival
            assert rival is not None
            pile = rival.schemes.cards or rival.discards
            at = pile.index(t.t.scheme_ids.index(line["scheme"]))
            rival.schemes.cards, rival.discards = [*pile[:at], *pile[at + 1 :], pile[at]], []
            rival.schemes.seen = [0] * len(rival.schemes.cards)
            t.push(RivalTurn())
            assert t.view()["rival"]["plan"] == line["lines"]
            results |= {row["result"] for row in line["lines"]}
    assert {"does", "occupied"} <= results


def test_looking_ahead_changes_nothing() -> None:
    for game in positions(7)[:10]:
        before = game.digest()
        game.view(0)
        game.view(None)
        assert game.digest() == before


def test_the_forecast_says_what_it_would_try_and_where_the_marker_points() -> None:
    t = solo(
        3,
        {
            "round": 3,
            "town": "squire_1 squire_2 - abbot_2 peddler_1",
            "outs": "viking_thief - saracen_archer - - -",
            "orders": "fortify convert commission",
            "favours": "labourers",
        },
        faith=1,
        influence=2,
    )
    t.rival.board[w.COMMISSION] = 3
    ahead = t.view()["rival"]["next"]
    assert ahead["turn"] == "scheme"
    assert ahead["targets"] == {
        "townsfolk": "abbot_2",
        "favour": "labourers",
        "attack": None,
        "convert": "viking_thief",
    }
    assert ahead["lowest"] == "strength"
    lines = {line["scheme"]: line["lines"] for line in ahead["schemes"]}
    assert [(row["result"], row["action"], row["target"]) for row in lines["kings_order"]] == [
        ("occupied", "commission", None),
        ("does", "convert", "viking_thief"),
    ]
    attack, recruit = lines["attack"]
    assert (attack["result"], attack["have"], attack["need"]) == ("attribute", 0, 1)
    assert (recruit["action"], recruit["target"], recruit["have"], recruit["need"]) == (
        "top-recruit",
        "abbot_2",
        9,
        1,
    )
    assert [row["action"] for row in ahead["top"]] == ["top-recruit"]


def test_no_forecast_before_the_first_round_and_none_of_schemes_after_passing() -> None:
    assert start("paladins", 1, 4).view(0)["rival"]["next"] is None
    t = solo()
    t.rival.workers[0] = 0
    assert t.view()["rival"]["next"]["turn"] == "pass"
    t.push(RivalTurn())
    assert t.view()["rival"]["next"]["turn"] == "passed"
    assert t.view()["rival"]["next"]["schemes"] == []


def test_an_empty_pile_is_foreseen_as_its_discards() -> None:
    t = solo()
    rival = t.s.rival
    assert rival is not None
    rival.discards, rival.schemes.cards = rival.schemes.cards, []
    rival.schemes.seen = []
    ahead = t.view()["rival"]["next"]
    assert ahead["shuffle"]
    assert ahead["total"] == 12


def test_the_story_tells_what_it_tried() -> None:
    t = solo(1, {"town": "- - - - -"})
    rival = t.s.rival
    assert rival is not None
    rival.top_row = 1 << w.R_PRAY
    t.rival.workers[0] = 2
    t.s.telling = True
    t.s.events.clear()
    scheme(t, "commission")
    told = [(w.EVENTS[e.kind], e.a, e.b) for e in t.s.events]
    assert told == [
        ("rival_scheme", t.t.scheme_ids.index("commission"), 2),  # and its workers
        ("rival_cannot", w.COMMISSION, w.N_WORKERS + (2 << 4) + (3 << 8)),
        ("rival_skips", w.R_RECRUIT, w.N_TARGET),
        ("rival_skips", w.R_PRAY, w.N_OCCUPIED),
        ("rival_top", w.R_TRADE, 0),
        ("rival_marker", 1, 1),
    ]
