"""City of Crowns alone: setup (COCS-001 to COCS-006, COCS-010, COCS-033)."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.rules.paladins.crowns.court import RIGHT, alone, new
from tests.rules.paladins.rival import rival_of, to_round
from tests.support import rule

from courtier.titles.paladins import words as w


@rule("COCS-001")
def test_base_setup_and_expansion_together_with_one_secret_order() -> None:
    game, s, court = new(1)
    view = game.view(0)
    assert (view["tax"], len([q for q in view["squares"] if not q["closed"]])) == (5, 25)
    assert len(court.secrets) == 1
    assert view["secret"]["need"] == 5
    assert [pile["left"] for pile in view["crowns"]["muster"]] == [6] * 4
    assert len(view["crowns"]["courts"]) == 2
    assert (len(s.orders.cards), len(s.orders_box.cards)) == (3, 4)


@rule("COCS-002")
def test_two_more_schemes_and_a_longer_track() -> None:
    rival = new(1)[0].view(0)["rival"]
    assert (rival["schemes"], rival["aside"], rival["track"], rival["marker"]) == (14, 5, 7, 1)
    assert rival["unseen"] == {"kings_order": 6} | dict.fromkeys(RIGHT, 1)
    assert [action["id"] for action in rival["seat"]["actions"]][6:] == RIGHT


@rule("COCS-003")
def test_where_the_rivals_markers_start() -> None:
    rival = new(1)[0].view(0)["rival"]
    assert rival["seat"]["attributes"] == {"faith": 1, "strength": 2, "influence": 0, "diplomacy": 3}
    assert rival["marker"] == 1


@rule("COCS-004")
@pytest.mark.parametrize(("difficulty", "workshops"), [("easy", 2), ("standard", 4), ("hard", 6)])
def test_workshops_by_the_orders_revealed(difficulty: str, workshops: int) -> None:
    places: Counter[str] = Counter()
    for seed in range(20):
        view = new(1, seed, difficulty)[0].view(0)["rival"]
        built = {action["id"]: sum(action["workshops"]) for action in view["seat"]["actions"]}
        assert sorted(n for n in built.values() if n) == [1] * workshops
        places.update(id for id, n in built.items() if n)
    assert set(places) == set(RIGHT)  # out of all eight


@rule("COCS-004", "COCS-006")
def test_insane_is_a_workshop_on_each_of_the_eight_actions() -> None:
    view = new(1, 3, "insane")[0].view(0)["rival"]
    built = {action["id"]: action["workshops"] for action in view["seat"]["actions"]}
    assert {id: shops for id, shops in built.items() if any(shops)} == {
        id: [True, False, False] for id in RIGHT
    }
    assert view["needed"] == dict.fromkeys(RIGHT, 2)
    assert view["difficulty"] == "insane"


@rule("COCS-005")
def test_eleven_workshops_and_no_limit_for_the_rival() -> None:
    game, _, _ = new(1, 3, "insane")
    s = to_round(game, 3)
    assert sum(shops.bit_count() for shops in s.players[1].shops) == 8 + 3
    orders = [space["order"] for space in game.view(0)["orders"]]
    needed = game.view(0)["rival"]["needed"]
    assert {id for id in RIGHT if needed[id] == 1} == set(orders)


@rule("COCS-006")
def test_the_rival_has_an_extension_and_no_extra_workshop() -> None:
    for seed in range(6):
        _, s, court = new(1, seed, "easy")
        assert len(set(court.extensions)) == 2
        assert sum(shops.bit_count() for shops in s.players[1].shops) == 2
    t = alone(extension="clergy")
    assert t.view()["crowns"]["courts"][1]["icons"] == {
        "military": 0,
        "merchant": 0,
        "farmer": 0,
        "clergy": 1,
    }


@rule("COCS-033", "COCS-001")
def test_the_rival_scores_diplomacy_musters_and_sets_and_no_secret_order() -> None:
    t = alone(
        world={"round": 7}, A={"workers": "", "secret": "garrison"}, extension="merchant", diplomacy=8,
        collected="road_wardens parish_almoners hermit_brothers", enlisted="margrave_of_anjou baron_of_maine",
    )  # fmt: skip
    sheet = t.sheet("R")
    assert (sheet["diplomacy"], sheet["musters"], sheet["sets"]) == (9, 1, 5)
    assert "secret" not in sheet
    assert rival_of(t).difficulty == 1
    for line in t.game.opponents()[0][1]["lines"]:
        assert line["key"] != "paladins-points-secret" or line["points"] == 0
    t.s.step = w.S_SCORING
    for action in range(14):
        t.rival.done[action] = 5
    assert "secret" not in t.sheet("R")
