"""Object and components, and the setup (KB-001 to KB-016, KB-237)."""

from __future__ import annotations

import pytest
from tests.rules.kingsburg.table import RICH, SHEET, Table, at, at_construct, at_influence
from tests.rules.seating import NAMES
from tests.support import played, rule, walk

from courtier import OptionError, start
from courtier.titles.kingsburg import words as w


def new(seats: int = 3, seed: int = 1) -> Table:
    return Table(start("kingsburg", seats, seed))


@rule("KB-001")
def test_the_most_points_after_five_years_win() -> None:
    t = at(
        w.WINTER,
        enemy="dragons_5_9",
        soldiers={"A": 6, "B": 6, "C": 6},
        vp={"A": 10, "B": 12, "C": 11},
        rolls="3",
    )
    assert t.game.over
    assert t.winners == "B"


@rule("KB-001")
def test_points_come_from_advisors_buildings_and_repelled_enemies() -> None:
    t = at_influence(
        w.FALL, enemy="zombies_4_7", dice={"A": "1"}, passed="BC", goods={"A": "2 gold"}, soldiers={"A": 7}
    )
    t.choose("A", "influence jester 1", "build statue")
    assert t.sheet("A") == {"advisors": 1, "buildings": 3, "battles": 2}
    assert t.vp("A") == 6


@rule("KB-002")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_people_play(seats: int) -> None:
    game = played("kingsburg", seats, seed=seats, history=False)
    assert game.over
    assert len(game.scores()) == seats


@rule("KB-002")
@pytest.mark.parametrize("seats", [1, 6])
def test_neither_one_nor_six_can_play(seats: int) -> None:
    with pytest.raises(OptionError) as caught:
        start("kingsburg", seats)
    assert caught.value.said.key == "seats-number"


@rule("KB-003")
def test_everybody_has_three_dice_and_own_disks() -> None:
    t = at(w.SPRING, order="DBECA")
    assert [len(t.at(who)["dice"]) for who in NAMES] == [3] * 5
    assert sorted(t.order) == list(NAMES)
    t = at_influence(w.SUMMER, dice={"A": "5", "B": "1"}, passed="C")
    t.choose("A", "influence sergeant 5")
    t.choose("B", "influence jester 1")
    assert [(t.soldiers(who), t.vp(who)) for who in "ABC"] == [(1, 0), (0, 1), (0, 0)]


@rule("KB-003")
def test_a_player_has_tokens_for_the_whole_sheet() -> None:
    everything = " ".join(SHEET.values())
    t = at_construct(buildings={"A": everything.replace(" embassy", "")}, goods={"A": RICH})
    t.choose("A", "build embassy")
    assert t.buildings("A") == set(everything.split())
    assert t.buildings("B") == set()


@rule("KB-004")
def test_the_box_has_25_enemies_and_one_envoy() -> None:
    state = new().game.to_data()["state"]
    assert sorted(state["enemies"]["cards"] + state["box"]["cards"]) == list(range(25))
    t = at(w.ENVOY, envoy="A", buildings={"A": "inn", "C": "inn statue"})
    assert t.envoy == "B"  # so that A has it no more


@rule("KB-005")
def test_only_gold_wood_and_stone_are_goods() -> None:
    t = at(
        w.FAVOR,
        year=2,
        goods={"B": "1 gold", "C": "1 stone"},
        tokens={"A": 3},
        soldiers={"A": 2},
        vp={"A": 9},
    )
    assert t.told("favor_die") == [("favor_die", "A", 0, 0)]  # A is poorest in goods
    t = at(w.RECRUIT, tokens={"A": 4}, vp={"A": 4}, goods={"B": "1 gold 1 stone", "C": "1 wood"})
    assert t.asked == "B"  # A has nothing to pay with, C too little
    assert t.options("B") == {"recruit 0", "recruit 1"}


@rule("KB-006", "KB-007")
def test_the_supply_never_runs_out_and_nobody_owns_too_much() -> None:
    t = at_influence(
        dice={"A": "6 6 4", "B": "6 6 1", "C": "1 6"},
        goods={"A": "25 gold", "B": "20 wood", "C": "15 stone"},
        tokens={"A": 20, "B": 20},
    )
    t.choose("A", "influence wizard 4+6+6")
    t.choose("B", "influence champion 1+6+6")
    t.choose("C", "influence astronomer 1+6")
    t.choose("C", "take stone")
    assert [t.goods(who) for who in "ABC"] == ["29 gold", "20 wood 3 stone", "16 stone"]
    assert t.tokens("C") == 1


@rule("KB-007")
def test_a_hoard_of_any_size_is_spent_like_a_small_one() -> None:
    t = at(w.RECRUIT, goods={"A": "200 gold 12 wood", "B": "2 gold"})
    t.refuses("A", "recruit 107", "reason-lack", "KB-118")
    assert [str(option) for option, _ in t.game.refusals(0)] == ["recruit 107"]
    t.choose("A", "recruit 105", "pay " + "+".join(["gold"] * 200 + ["wood"] * 10))
    assert t.asked == "B"
    assert (t.soldiers("A"), t.goods("A")) == (105, "2 wood")


@rule("KB-008")
def test_what_is_spent_or_lost_goes_to_nobody_and_gains_come_from_nobody() -> None:
    t = at_influence(
        dice={"A": "2"}, passed="BC", goods={"A": "1 gold", "B": "1 gold 1 wood", "C": "2 stone"}
    )
    t.choose("A", "influence squire 2", "build statue")
    assert [t.goods(who) for who in "ABC"] == ["", "1 gold 1 wood", "2 stone"]
    t.choose("B", "build inn")
    assert [t.goods(who) for who in "ABC"] == ["", "", "2 stone"]


@rule("KB-009")
def test_six_bonus_dice_are_not_the_limit() -> None:
    t = at(w.SPRING, order="ABCDE", bonus_dice=dict.fromkeys(NAMES, 2))
    assert [len(t.at(who)["bonus"]) for who in NAMES] == [2] * 5


@rule("KB-010")
def test_the_markers_stand_on_season_1_and_year_1_and_the_envoy_is_at_court() -> None:
    t = new()
    assert (t.year, t.phase, t.envoy) == (1, 1, "")
    assert t.told() == [("year", "", 1, 0), ("phase", "", 1, 1)]


@rule("KB-011")
def test_the_deck_has_one_unseen_enemy_of_each_year() -> None:
    tops: set[int] = set()
    for seed in range(60):
        game = start("kingsburg", 2, seed)
        state = game.to_data()["state"]
        deck, box = state["enemies"], state["box"]
        assert [game.tables.enemies[card].year for card in deck["cards"]] == [
            5,
            4,
            3,
            2,
            1,
        ]  # the last is on top
        assert len(box["cards"]) == 20
        assert not any(deck["seen"] + box["seen"])
        tops.update(deck["cards"])
    assert tops == set(range(25))


@rule("KB-011", "KB-022")
def test_the_enemies_come_in_the_order_of_their_years() -> None:
    game = played("kingsburg", 3, seed=8)
    past = game.view(None)["past_enemies"]
    assert [id.split("_")[1] for id in past] == ["1", "2", "3", "4", "5"]


@rule("KB-012")
@pytest.mark.parametrize(
    ("year", "strengths"), [(1, [2, 4]), (2, [3, 5]), (3, [4, 6]), (4, [5, 7]), (5, [7, 9])]
)
def test_the_back_shows_the_year_and_its_strengths(year: int, strengths: list[int]) -> None:
    t = at(w.SUMMER, year=year)
    for who in ("A", ""):
        enemy = t.view(who)["enemy"]
        assert enemy == {"year": year, "range": strengths, "card": None, "revealed": False}


@rule("KB-013")
def test_the_sheet_is_the_blue_side_with_rows_b_to_f_of_four() -> None:
    for row in SHEET.values():
        t = at_construct(goods={"A": "90 gold 90 wood 90 stone"})
        for building in row.split():  # one a season, left to right
            t.choose("A", f"build {building}")
            t.play_on(lambda t: t.kind == "construct" and t.asked == "A")
        assert t.buildings("A") == set(row.split())
    assert {b.id for b in new().game.tables.buildings} == set(" ".join(SHEET.values()).split())


@rule("KB-014")
def test_everybody_starts_with_nothing() -> None:
    t = new(5)
    for who in NAMES:
        assert (t.vp(who), t.soldiers(who), t.goods(who), t.tokens(who), t.buildings(who)) == (
            0,
            0,
            "",
            0,
            set(),
        )


@rule("KB-015")
def test_the_first_order_is_random() -> None:
    orders = [new(3, seed).order for seed in range(120)]
    assert {*orders} == {"ABC", "ACB", "BAC", "BCA", "CAB", "CBA"}
    assert max(map(orders.count, orders)) < 40


@rule("KB-016")
def test_seats_stay_where_they_are_whatever_the_turn_order() -> None:
    orders = set()
    for game in walk(start("kingsburg", 4, 3, history=False), 3):
        view = game.view(None)
        orders.add(tuple(view["turn_order"]))
        assert [corner["seat"] for corner in view["seats"]] == [0, 1, 2, 3]
    assert len(orders) > 3
    t = at_influence(order="CBA", dice={"A": "1 1 1", "B": "2 2 2", "C": "3 3 3"})
    assert [t.dice(who) for who in "ABC"] == ["1 1 1", "2 2 2", "3 3 3"]


@rule("KB-237")
@pytest.mark.parametrize(
    ("order", "neutral"), [("AB", True), ("ABC", False), ("ABCD", False), ("ABCDE", False)]
)
def test_dice_of_unused_colours_stay_in_the_box_but_for_two_players(order: str, neutral: bool) -> None:
    for phase in (w.SPRING, w.SUMMER, w.FALL):
        t = at(phase, order=order)
        seats = [group["seat"] for advisor in t.view()["advisors"] for group in advisor["groups"]]
        assert set(seats) == ({-1} if neutral else set())
        assert bool(t.view()["neutral"]) == neutral
