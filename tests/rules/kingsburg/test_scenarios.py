"""The four scenarios (KBS-001 to KBS-029)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.kingsburg.table import Table, at, at_construct
from tests.support import rule

from courtier import start, titles
from courtier.core.agenda import playout
from courtier.titles.kingsburg import words as w

VALLEY = {"scenario": "goblin_valley"}
DRAGONS = {"scenario": "dragons_shadow"}
FAIR = {"scenario": "great_fair"}
CENSUS = {"scenario": "royal_census"}


def state(t: Table) -> Any:
    return t.game.state


def strengths(t: Table) -> dict[str, int]:
    return {who: strength for who, (_, strength) in t.battle().items()}


def of(t: Table, scenario: str) -> int:
    return t.sheet(scenario).get("scenario", 0)


# all


@rule("KBS-001", "KBS-003", "KBS-029")
def test_one_of_four_scenarios_or_none() -> None:
    spec = next(o for o in titles()["kingsburg"].options if o.name == "scenario")
    assert spec.default == "none"
    assert spec.values == ("none", *w.SCENARIOS, "random")
    assert len(w.SCENARIOS) == 4


@rule("KBS-001")
def test_a_random_scenario_is_any_of_them() -> None:
    found = {
        start("kingsburg", 3, seed=seed, options={"scenario": "random"}).view()["scenario"]["id"]
        for seed in range(40)
    }
    assert found == set(w.SCENARIOS)


@rule("KBS-002")
@pytest.mark.parametrize("scenario", w.SCENARIOS)
@pytest.mark.parametrize("modules", [[], [1, 5], [1, 2, 3, 4, 5, 6]])
@pytest.mark.parametrize("seats", [2, 5])
def test_whole_games_with_any_modules(scenario: str, modules: list[int], seats: int) -> None:
    s = start("kingsburg", seats, seed=7, options={"scenario": scenario, "modules": modules}).state.clone()
    assert playout(s, seats) > 50
    assert s.over()


# Goblin Valley


@rule("KBS-004")
def test_the_valley_is_dealt_from_the_unused_cards_year_one_on_top() -> None:
    for seed in range(5):
        s: Any = start("kingsburg", 3, seed=seed, options=VALLEY).state
        backs = s.tables.backs
        assert [backs[card] for card in s.more.valley.cards] == [5, 4, 3, 2, 1]
        lying = [*s.more.valley.cards, *s.enemies.cards, *s.box.cards]
        assert sorted(lying) == list(range(len(backs)))


@rule("KBS-005", "KBS-006", "KBS-027")
def test_goblins_join_with_soldiers_for_everybody() -> None:
    t = at(w.WINTER, options=VALLEY, enemy="orcs_2_4", valley="goblins_2_3", rolls="1", soldiers={"A": 5})
    assert t.told("foe") == [("foe", "", 7, 0)]
    assert strengths(t) == {"A": 5 + 1 + 2, "B": 3, "C": 3}
    assert t.battle()["A"][0] == "won"


@rule("KBS-005")
def test_others_stay_away() -> None:
    t = at(w.WINTER, options=VALLEY, enemy="orcs_2_4", valley="zombies_2_5", rolls="5")
    assert t.told("valley")[0][3] == 0
    assert strengths(t) == {"A": 5, "B": 5, "C": 5}
    assert t.battle()["A"][0] == "won"


@rule("KBS-005", "KBS-006", "KBS-009")
def test_in_the_last_year_anybody_joins_and_counts_as_goblins() -> None:
    t = at(
        w.WINTER, options=VALLEY, enemy="barbarians_5_7", valley="demons_5_9", rolls="6",
        buildings={"A": "barricade", "B": "statue chapel church"},
    )  # fmt: skip
    assert t.told("foe") == [("foe", "", 16, 0)]
    assert strengths(t) == {"A": 6 + 5 + 1, "B": 6 + 5, "C": 6 + 5}


@rule("KBS-007")
def test_a_defeat_brings_the_penalties_of_both() -> None:
    t = at(
        w.WINTER, options=VALLEY, enemy="goblins_2_4", valley="goblins_2_3", rolls="1",
        goods={"A": "3 gold 3 wood 3 stone"}, buildings={"A": "inn market farms"}, vp={"A": 5},
    )  # fmt: skip
    assert t.battle()["A"][0] == "lost"
    assert t.goods("A") == "1 gold 1 wood 1 stone"  # 2 gold, and 2 wood and 2 stone
    assert t.buildings("A") == {"inn"}
    assert t.sheet("A")["defeats"] == -1


@rule("KBS-008")
def test_a_victory_brings_both_rewards_and_the_highest_strength_once() -> None:
    t = at(w.WINTER, options=VALLEY, enemy="goblins_2_4", valley="goblins_2_3", rolls="1", soldiers={"A": 9})
    assert t.goods("A") == "1 wood 1 stone"
    assert t.sheet("A") == {"battles": 1}


@rule("KBS-009")
@pytest.mark.parametrize(
    ("enemy", "valley", "plus"),
    [
        ("goblins_2_4", "goblins_2_3", 1),
        ("orcs_2_4", "goblins_2_3", 1),
        ("goblins_2_4", "orcs_2_4", 1),
        ("orcs_2_4", "zombies_2_5", 0),
    ],
)
def test_help_against_goblins_counts_once_if_either_card_is_goblins(
    enemy: str, valley: str, plus: int
) -> None:
    t = at(w.WINTER, options=VALLEY, enemy=enemy, valley=valley, rolls="1", buildings={"A": "barricade"})
    assert strengths(t)["A"] - strengths(t)["B"] == plus


@rule("KBS-010")
def test_a_look_goes_to_either_deck() -> None:
    t = at(
        w.RECRUIT, options={**VALLEY, "modules": [1, 2]}, strips={"A": "G"}, enemy="orcs_2_4",
        valley="goblins_2_3", goods={"A": "2 gold"}, buildings={"A": "lookout_post"},
    )  # fmt: skip
    assert (t.asked, t.kind) == ("A", "look")
    assert t.options("A") == {"look enemy", "look valley"}
    t.choose("A", "look valley")
    view = t.view("A")
    assert (view["enemy"]["card"], view["valley"]["card"]) == (None, "goblins_2_3")
    assert t.view("B")["valley"]["card"] is None
    assert [band["of"] for band in view["winter"]["bands"]] == ["valley"]  # it surely joins


@rule("KBS-011")
def test_the_valleys_card_leaves_the_game() -> None:
    t = at(w.WINTER, options=VALLEY, enemy="orcs_2_4", valley="zombies_2_5", rolls="5")
    more = state(t).more
    assert [state(t).tables.enemies[card].id for card in more.valley_past] == ["zombies_2_5"]
    assert len(more.valley.cards) == 3
    assert more.valley_enemy == -1


@rule("KBS-024")
@pytest.mark.parametrize(("valley", "plus"), [("goblins_2_3", 0), ("zombies_2_5", 1)])
def test_printed_strengths_of_joined_cards_are_added(valley: str, plus: int) -> None:
    t = at(
        w.WINTER, options={**VALLEY, "modules": [1]}, enemy="orcs_2_4", valley=valley, rolls="1",
        buildings={"A": "makeshift_defenses"},
    )  # fmt: skip
    assert strengths(t)["A"] - strengths(t)["B"] == plus


@rule("KBS-005", "KBS-010")
def test_a_sample_deals_the_valley_anew() -> None:
    game = start("kingsburg", 3, seed=1, options=VALLEY)
    met = set()
    for seed in range(30):
        s: Any = game.state.clone()
        s.unkeyed(seed + 1)
        met.add(titles()["kingsburg"].sample(s, 0).more.valley.cards[-1])
    assert len(met) > 2


# The Dragon's Shadow


@rule("KBS-012")
def test_the_last_enemy_is_the_dragons() -> None:
    for seed in range(8):
        s: Any = start("kingsburg", 3, seed=seed, options=DRAGONS).state
        assert s.tables.enemies[s.enemies.cards[0]].id == "dragons_5_9"
        assert sorted([*s.enemies.cards, *s.box.cards]) == list(range(len(s.tables.enemies)))


@rule("KBS-012")
def test_the_dragons_are_no_secret() -> None:
    t = at(w.RECRUIT, options=DRAGONS, enemy="dragons_5_9", goods={"A": "2 gold"})
    for who in ("", "A", "B"):
        enemy = t.view(who)["enemy"]
        assert (enemy["card"], enemy["revealed"], enemy["open"]) == ("dragons_5_9", False, True)
    t = at(w.RECRUIT, options=DRAGONS, enemy="zombies_4_7", goods={"A": "2 gold"})
    assert t.view()["enemy"]["card"] is None
    assert "open" not in t.view("A")["enemy"]


def end_of_summer(**setting: Any) -> Table:
    """After the last construction of summer."""
    t = at_construct(w.SUMMER, options=DRAGONS, **setting)
    t.play_on(lambda table: table.kind == "tribute" or table.phase > w.SUMMER)
    return t


@rule("KBS-013", "KBS-025")
def test_tribute_is_paid_or_refused_in_turn_order() -> None:
    t = end_of_summer(order="CABD", goods={"A": "1 wood 1 stone", "C": "1 gold", "B": ""})
    assert (t.asked, t.options("C")) == ("C", {"pay gold", "decline"})
    t.choose("C", "pay gold")
    assert t.goods("C") == ""
    assert (t.kind, t.options("A")) == ("tribute", {"pay wood", "pay stone", "decline"})
    t.choose("A", "pay stone")
    assert t.goods("A") == "1 wood"
    assert t.told("anger") == [("anger", "B", 1, 0), ("anger", "D", 2, 0)]  # without goods
    assert t.view()["scenario"] == {"id": "dragons_shadow", "anger": 2}


@rule("KBS-013")
def test_a_refusal_is_one_anger_and_the_last_year_asks_nothing() -> None:
    t = end_of_summer(goods={"A": "1 gold"})
    t.choose("A", "decline")
    assert t.goods("A") == "1 gold"
    assert list(state(t).more.refusals) == [1, 1, 1]
    t = end_of_summer(goods={"A": "1 gold"}, year=5)
    assert t.phase > w.SUMMER
    assert t.view()["scenario"]["anger"] == 0


@rule("KBS-014", "KBS-028")
def test_the_anger_makes_the_dragons_stronger() -> None:
    t = at(
        w.WINTER, options=DRAGONS, order="ABCD", enemy="dragons_5_9", rolls="1", soldiers={"A": 10},
        more={"anger": 9, "refusals": [4, 3, 2, 0]},
    )  # fmt: skip
    assert t.told("foe") == [("foe", "", 11, 0)]
    assert t.battle()["A"] == ("tied", 11)


@rule("KBS-014")
def test_before_the_last_year_the_anger_changes_nothing() -> None:
    t = at(
        w.WINTER, options=DRAGONS, order="ABCD", enemy="goblins_3_5", rolls="6",
        more={"anger": 9, "refusals": [4, 3, 2, 0]},
    )  # fmt: skip
    assert set(t.battle().values()) == {("won", 6)}


@rule("KBS-015", "KBS-016")
def test_victors_gain_three_and_losers_who_refused_three_times_lose_two() -> None:
    t = at(
        w.WINTER, options=DRAGONS, enemy="dragons_5_9", rolls="1", soldiers={"A": 12},
        more={"anger": 5, "refusals": [0, 3, 2]},
    )  # fmt: skip
    t.to_end()
    assert [of(t, who) for who in "ABC"] == [3, -2, 0]
    assert t.sheet("A")["battles"] == 3 + 1
    assert t.sheet("C")["defeats"] == -5


# The Great Fair


def at_fair(**setting: Any) -> Table:
    t = at_construct(w.SPRING, options=FAIR, **setting)
    t.play_on(lambda table: table.kind == "fair" or table.phase > w.SPRING)
    return t


@rule("KBS-017", "KBS-018")
def test_the_fair_trades_one_good_for_another_once_a_season() -> None:
    t = at_fair(order="BAC", goods={"A": "1 wood", "B": "2 gold"})
    assert t.view()["scenario"]["goods"] == {"gold": 2, "wood": 2, "stone": 2}
    assert t.options("B") == {"swap gold wood", "swap gold stone", "done"}
    t.choose("B", "swap gold stone")
    assert t.goods("B") == "1 gold 1 stone"
    assert t.view()["scenario"]["goods"] == {"gold": 3, "wood": 2, "stone": 1}
    assert t.asked == "A"  # and Cindy has nothing to give
    t.choose("A", "done")
    assert t.phase > w.SPRING


@rule("KBS-026")
def test_what_is_taken_must_lie_in_the_fair_before() -> None:
    t = at_fair(goods={"A": "1 gold"}, more={"fair": [0, 0, 1]})
    assert t.options("A") == {"swap gold stone", "done"}
    t.refuses("A", "swap gold wood", "kingsburg-fair-empty", "KBS-026")
    t.refuses("A", "swap wood stone", "reason-lack", "KBS-018")


@rule("KBS-019")
@pytest.mark.parametrize(
    ("trades", "vp"), [([2, 1, 0], [2, 0, 0]), ([2, 2, 1], [1, 1, 0]), ([0, 0, 0], [0, 0, 0])]
)
def test_most_trades_of_the_year(trades: list[int], vp: list[int]) -> None:
    t = at(w.WINTER, options=FAIR, enemy="zombies_1_4", rolls="4", more={"fair_trades": trades})
    assert [of(t, who) for who in "ABC"] == vp


@rule("KBS-020")
def test_then_the_fair_is_filled_up_to_two() -> None:
    t = at(w.WINTER, options=FAIR, enemy="zombies_1_4", rolls="4", more={"fair": [0, 5, 1]})
    assert t.view()["scenario"]["goods"] == {"gold": 2, "wood": 5, "stone": 2}


# The Royal Census


@rule("KBS-021", "KBS-022")
def test_every_year_another_of_five_tiles() -> None:
    t = Table(start("kingsburg", 3, seed=4, options=CENSUS))
    seen = []
    for year in range(1, 6):
        t.to(w.SPRING, year)
        seen.append(t.view()["scenario"]["tile"])
    assert sorted(seen) == sorted(w.CENSUS)
    assert len(t.told("census")) == 5


CASES = [
    (0, {"goods": {"A": "2 gold 1 wood", "B": "2 stone"}}, [3, 0, 0]),
    (0, {"goods": {"A": "2 gold", "B": "2 stone"}}, [1, 1, 0]),
    (0, {}, [0, 0, 0]),
    (1, {"soldiers": {"A": 1, "C": 4}}, [0, 0, 3]),
    (2, {"tokens": {"B": 1, "C": 1}}, [0, 1, 1]),
    (
        3,
        {
            "buildings": {"A": "statue chapel inn", "B": "statue chapel church cathedral"},
            "goods": {"C": "2 gold"},
        },
        [3, 0, 0],
    ),
    (
        4,
        {
            "buildings": {"A": "statue chapel inn", "B": "statue chapel church cathedral"},
            "goods": {"C": "2 gold"},
        },
        [0, 3, 0],
    ),
]


@rule("KBS-023")
@pytest.mark.parametrize(("tile", "setting", "vp"), CASES)
def test_the_census_rewards_the_leaders_at_the_end_of_fall(tile: int, setting: Any, vp: list[int]) -> None:
    t = at_construct(w.FALL, options=CENSUS, more={"census_tile": tile}, **setting)
    t.play_on(lambda table: table.phase > w.FALL)
    assert [of(t, who) for who in "ABC"] == vp


@rule("KBS-023")
def test_the_view_names_who_is_ahead() -> None:
    t = at_construct(
        w.FALL, options=CENSUS, more={"census_tile": 0}, goods={"A": "2 gold", "B": "1 gold 1 stone"}
    )
    assert t.view()["scenario"] == {"id": "royal_census", "tile": "goods", "leaders": [0, 1]}
    t = at_construct(w.FALL, options=CENSUS, more={"census_tile": 4}, goods={"A": "2 gold"})
    assert t.view()["scenario"]["leaders"] == []  # nobody has built anything


@rule("KBS-023")
def test_no_census_at_the_end_of_other_seasons() -> None:
    t = at_construct(w.SPRING, options=CENSUS, more={"census_tile": 0}, goods={"A": "1 gold"})
    t.play_on(lambda table: table.phase > w.SPRING)
    assert of(t, "A") == 0
