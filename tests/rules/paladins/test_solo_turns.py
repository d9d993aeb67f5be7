"""Solo: schemes and turns (SOLO-035 to SOLO-045) and the top row (SOLO-046 to SOLO-051)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.paladins.rival import (
    did,
    fall_back,
    free,
    listen,
    marker,
    plan,
    rival_of,
    scheme,
    solo,
    told,
    track,
)
from tests.support import rule

from courtier.titles.paladins import words as w
from courtier.titles.paladins.solo.turn import RivalTurn, prepare_round

TOP = ["top-recruit", "top-pray", "top-trade", "top-conspire", "top-rest"]


@rule("SOLO-035", "SOLO-041")
def test_after_each_turn_of_the_player_one_scheme_is_turned_over() -> None:
    t = solo(1, {"town": "- - squire_1 - squire_2"})
    free(t, "square_1_2")
    rival = rival_of(t)
    first = ["absolve", "commission", "fortify"]
    rival.schemes.cards = [t.t.scheme_ids.index(id) for id in ["attack", *reversed(first)]]
    rival.schemes.seen = [0] * 4
    for turn, action in enumerate(("act hunt", "act trade", "act recruit"), start=1):
        t.choose("A", action)
        if t.kind == "target":
            t.choose("A", "dismiss squire_2 silver")
        assert (t.asked, t.kind) == ("A", "turn")
        assert t.view()["rival"]["discards"] == first[:turn]
        assert did(t)[0] == first[turn - 1]


@rule("SOLO-035")
@pytest.mark.parametrize("action", ["commission", "fortify", "garrison", "absolve", "attack", "convert"])
def test_the_scheme_says_which_action_it_tries(action: str) -> None:
    t = solo(1, {"outs": "viking_thief - - - - -"}, faith=12, strength=12, influence=12)
    scheme(t, action)
    assert plan(t) == [("does", action)]
    assert t.view()["rival"]["scheme"] == action
    assert t.view()["rival"]["discards"] == [action]


@rule("SOLO-036")
def test_each_failure_takes_the_next_action_of_the_top_row() -> None:
    t = solo(1, {"suspicion": "0"})
    for turn, action in enumerate(TOP):
        before = t.rival.workers[0]
        fall_back(t)
        assert plan(t) == [("limit", "convert"), *[("occupied", id) for id in TOP[:turn]], ("does", action)]
        assert t.view()["rival"]["top_row"] == [i <= turn for i in range(5)]
        assert t.view()["rival"]["plan"][-1]["have"] == before
        assert t.view()["rival"]["plan"][-1]["need"] == 1


@rule("SOLO-036", "SOLO-039")
@pytest.mark.parametrize(("workers", "result"), [(2, "workers"), (1, "workers"), (3, "does")])
def test_too_few_workers(workers: int, result: str) -> None:
    t = solo(1, {"town": "squire_2 - - - -"}, workers=workers)
    scheme(t, "absolve")
    assert plan(t)[0] == (result, "absolve")
    assert t.rival.done[w.ABSOLVE] == (1 if result == "does" else 0)
    if result == "workers":
        row = t.view()["rival"]["plan"][0]
        assert (row["have"], row["need"]) == (workers, 3)
        assert did(t) == ("top-recruit", "squire_2")


@rule("SOLO-036")
def test_an_occupied_action_is_not_taken_again() -> None:
    t = solo()
    scheme(t, "absolve")
    scheme(t, "absolve")
    assert plan(t)[0] == ("occupied", "absolve")
    assert (t.rival.done[w.ABSOLVE], t.rival.board[w.ABSOLVE]) == (1, 3)


@rule("SOLO-037")
@pytest.mark.parametrize(
    ("action", "told", "result"),
    [
        ("garrison", {"strength": 0}, "attribute"),
        ("fortify", {"influence": 4, "done": {"fortify": 3}}, "attribute"),
        ("absolve", {"influence": 1, "done": {"absolve": 1}}, "attribute"),
        ("attack", {"strength": 0}, "attribute"),
        ("convert", {"faith": 1}, "attribute"),
        ("commission", {"faith": 12, "done": {"commission": 7}}, "limit"),
        ("fortify", {"influence": 12, "done": {"fortify": 7}}, "limit"),
        ("absolve", {"influence": 12, "done": {"absolve": 7}}, "limit"),
        ("convert", {"faith": 12, "done": {"convert": 7}}, "limit"),
    ],
)
def test_any_other_failure_falls_back_too(action: str, told: dict[str, Any], result: str) -> None:
    t = solo(1, {"outs": "- viking_thief - - - -"}, **told)
    scheme(t, action)
    assert plan(t)[0] == (result, action)
    assert did(t)[0] == "top-recruit"


@rule("SOLO-037")
@pytest.mark.parametrize("action", ["attack", "convert", "commission", "garrison"])
def test_without_a_target_it_falls_back(action: str) -> None:
    t = solo(1, {"outs": "- - - - - -"}, faith=12, strength=12)
    free(t)
    scheme(t, action)
    assert plan(t)[0] == ("target", action)
    assert did(t)[0] == "top-recruit"


@rule("SOLO-038")
@pytest.mark.parametrize(("shops", "need"), [(0b000, 3), (0b001, 2), (0b011, 1), (0b111, 1)])
def test_each_workshop_saves_a_worker_but_one_is_always_needed(shops: int, need: int) -> None:
    t = solo()
    t.rival.shops[w.COMMISSION] = shops
    free(t, "square_1_2")
    scheme(t, "commission")
    assert (t.rival.board[w.COMMISSION], t.rival.workers[0]) == (need, 9 - need)
    assert t.view()["rival"]["needed"]["fortify"] == 3


@rule("SOLO-035", "SOLO-036", "SOLO-039")
def test_commission_with_one_workshop_takes_two_workers() -> None:
    t = solo()
    t.rival.shops[w.COMMISSION] = 1
    scheme(t, "commission")
    assert (t.rival.board[w.COMMISSION], t.rival.done[w.COMMISSION]) == (2, 1)
    t = solo(1, {"town": "abbot_1 - - - -"}, workers=1)
    t.rival.shops[w.COMMISSION] = 1
    scheme(t, "commission")
    assert t.rival.done[w.COMMISSION] == 0
    assert plan(t) == [("workers", "commission"), ("does", "top-recruit")]
    assert t.rival.workers[0] == 2  # one for Recruit; a cleric and a labourer come


@rule("SOLO-040")
def test_its_workers_stay_until_it_prays_or_the_round_ends() -> None:
    t = solo()
    scheme(t, "absolve")
    fall_back(t)  # Recruit
    assert (t.rival.board[w.ABSOLVE], rival_of(t).top_row) == (3, 0b00001)
    fall_back(t)  # Pray
    assert (t.rival.board[w.ABSOLVE], rival_of(t).top_row) == (0, 0b00011)
    t.rival.track[w.INFLUENCE - w.FAITH] = 12
    scheme(t, "absolve")
    assert t.rival.board[w.ABSOLVE] == 3
    prepare_round(t.s)
    assert (t.rival.board[w.ABSOLVE], rival_of(t).top_row) == (0, 0)


@rule("SOLO-041", "SOLO-042")
def test_the_rival_goes_on_after_the_player_has_passed() -> None:
    t = solo(1, {"suspicion": "0 0 0"}, A={"workers": "1 labourer"})
    t.choose("A", "pass")
    kinds = [line["kind"].rpartition("-")[2] for line in t.game.story()]
    passed = kinds.index("passed")
    assert kinds[passed + 1 :].count("rival_scheme") > 1
    assert "rival_passed" in kinds[passed:]


@rule("SOLO-041", "SOLO-043")
def test_the_player_goes_on_after_the_rival_has_passed() -> None:
    t = solo(workers=0)
    schemes = t.view()["rival"]["schemes"]
    t.choose("A", "act hunt")
    assert t.rival.passed
    for action in ("trade", "develop"):
        assert (t.asked, t.kind) == ("A", "turn")
        t.p("A").silver = 4
        t.push()
        t.choose("A", f"act {action}")
    assert t.kind == "target"
    assert t.view()["rival"]["schemes"] == schemes  # none was turned over


@rule("SOLO-042", "SOLO-043")
def test_without_workers_it_passes_without_a_scheme() -> None:
    t = solo(workers=0)
    before = t.view()["rival"]
    t.push(RivalTurn())
    after = t.view()["rival"]
    assert t.rival.passed
    assert (after["schemes"], after["discards"], after["plan"]) == (before["schemes"], before["discards"], [])
    assert after["marker"] == before["marker"]


@rule("SOLO-044")
def test_an_empty_pile_is_made_of_the_discards() -> None:
    t = solo(1, {"town": "squire_2 - - - -"})
    rival = rival_of(t)
    rival.discards = rival.schemes.cards
    rival.schemes.cards, rival.schemes.seen = [], []
    t.push(RivalTurn())
    view = t.view()["rival"]
    assert (view["schemes"], view["discards"]) == (11, [view["scheme"]])


@rule("SOLO-044")
def test_the_discards_are_shuffled_first() -> None:
    seen = set()
    for rng in range(1, 30):
        t = solo()
        rival = rival_of(t)
        rival.discards = sorted(rival.schemes.cards)
        rival.schemes.cards, rival.schemes.seen = [], []
        t.s.rng = rng * 977
        t.push(RivalTurn())
        seen.add(t.view()["rival"]["scheme"])
    assert len(seen) > 3


@rule("SOLO-045")
def test_recruit_is_skipped_without_townsfolk() -> None:
    t = solo(1, {"town": "- - - - -"})
    fall_back(t)
    assert plan(t)[1:] == [("target", "top-recruit"), ("does", "top-pray")]
    assert t.view()["rival"]["top_row"] == [False, True, False, False, False]


@rule("SOLO-046")
def test_recruit_gives_the_dismiss_reward() -> None:
    t = solo(2, {"town": "squire_1 abbot_1 - - -"})
    fall_back(t)
    assert t.rival.workers[0] == 9 - 1 + 2
    assert t.rival.crew == []
    assert t.view()["townsfolk"] == ["squire_1", None, None, None, None]


@rule("SOLO-047")
def test_pray_clears_the_whole_right_side_and_shuffles_all_schemes() -> None:
    t = solo(1, {"town": "- - - - -"})
    t.rival.board[w.COMMISSION] = 2
    t.rival.board[w.ATTACK] = 3
    rival_of(t).discards = [t.t.scheme_ids.index("kings_order")] * 3
    listen(t)
    fall_back(t)
    assert t.rival.board == [0] * 12
    assert t.rival.workers[0] == 8  # nobody comes home
    assert t.view()["rival"]["discards"] == []
    assert t.view()["rival"]["schemes"] == 12 + 3
    assert told(t)[-1] == "rival_pray"


@rule("SOLO-047")
def test_pray_with_nothing_to_clear_brings_a_worker_and_shuffles_too() -> None:
    t = solo(1, {"town": "- - - - -"})
    fall_back(t)
    assert t.rival.workers[0] == 9
    assert (t.view()["rival"]["discards"], t.view()["rival"]["schemes"]) == ([], 12)


@rule("SOLO-047")
def test_pray_makes_another_order_of_the_pile() -> None:
    t = solo(1, {"town": "- - - - -"})
    before = rival_of(t).schemes.cards.copy()
    fall_back(t)
    assert sorted(rival_of(t).schemes.cards) == sorted(before)
    assert rival_of(t).schemes.cards != before


@rule("SOLO-048")
def test_trade_moves_the_marker_one_space() -> None:
    t = solo(5, faith=1, strength=1)
    rival_of(t).top_row = 0b00011
    fall_back(t)
    assert did(t)[0] == "top-trade"
    assert (marker(t), t.rival.workers[0], track(t)) == (1, 8, (1, 1, 1))


@rule("SOLO-049")
@pytest.mark.parametrize(("card", "tax", "space"), [("0", 5, 1), ("1", 4, 2), ("2", 3, 3)])
def test_conspire(card: str, tax: int, space: int) -> None:
    t = solo(1, {"suspicion": card})
    rival_of(t).top_row = 0b00111
    fall_back(t)
    assert did(t)[0] == "top-conspire"
    assert t.rival.workers[0] == 9 - 1 + 2
    assert [t.t.suspicion[kind] for kind in t.rival.suspicion] == [int(card)]
    assert (t.s.tax, marker(t)) == (tax, space)


@rule("SOLO-050", "SOLO-051", "SOLO-042")
@pytest.mark.parametrize(("workers", "space"), [(1, 2), (2, 3), (4, 5)])
def test_rest_moves_the_marker_by_the_workers_left_and_passes(workers: int, space: int) -> None:
    t = solo(1, workers=workers)
    rival_of(t).top_row = 0b01111
    t.rival.shops[w.CONVERT] = 0b011  # one worker would do, so the limit is in the way
    fall_back(t)
    assert did(t)[0] == "top-rest"
    assert (marker(t), t.rival.passed) == (space, True)
    assert t.rival.workers[0] == workers - 1
