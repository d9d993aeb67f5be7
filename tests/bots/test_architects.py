"""What bots know of Architects: weights for every feature, and a judgement that lets games end."""

from __future__ import annotations

import pytest

from courtier import start
from courtier.arena.plan import Plan
from courtier.arena.play import play
from courtier.bots import tune
from courtier.bots.levels import ending
from courtier.bots.players import Advice, Greedy
from courtier.bots.search import Search
from courtier.core.title import title_named
from courtier.titles.architects import words as w
from courtier.titles.architects.bot import LONG, NAMES, ArchitectsKnowledge, built_worth
from courtier.titles.architects.bot_end import to_the_end
from courtier.titles.architects.state import AState

ARCHITECTS = title_named("architects")
TABLES = ARCHITECTS.load()[1]


def opening(seats: int = 2) -> AState:
    """A game just after the draft."""
    game = start("architects", seats, 3, history=False)
    while game.asks[0].kind == "draft":
        game.choose(game.options(game.asks[0].seat)[0], game.asks[0].seat)
    state = game.state
    assert isinstance(state, AState)
    return state


def known() -> ArchitectsKnowledge:
    found = ARCHITECTS.knowledge(TABLES)
    assert isinstance(found, ArchitectsKnowledge)
    return found


@pytest.mark.parametrize("table", ["weights", "guess"])
def test_every_feature_has_a_weight_and_no_other_is_there(table: str) -> None:
    assert set(tune.read(ARCHITECTS.folder / "bot.toml", table)) == set(NAMES)


def test_in_a_long_game_goods_count_less_and_workers_even_less() -> None:
    s = opening()
    s.players[0].have[w.STONE] = 2
    s.round = LONG
    before = dict(zip(NAMES, known().features(s, 0), strict=True))
    s.round = 2 * LONG
    after = dict(zip(NAMES, known().features(s, 0), strict=True))
    assert after["stone"] == pytest.approx(before["stone"] / 2)
    assert after["home"] == pytest.approx(before["home"] / 4)


def test_prisoners_hardly_cost_points_while_there_is_time_to_free_them() -> None:
    s = opening()
    free = known().made(s, 0)
    s.players[0].prison = 6
    assert free - known().made(s, 0) == pytest.approx(0)
    s.guild = [0, 1] * 6
    s.ending, s.left = True, 0
    assert free - known().made(s, 0) == pytest.approx(3)


def test_virtue_that_buildings_change_at_the_end_counts_before() -> None:
    s = opening()
    before = known().made(s, 0)
    dungeon = next(i for i, b in enumerate(TABLES.buildings) if b.id == "dungeon")
    s.players[0].built = [dungeon]
    points = TABLES.buildings[dungeon].vp
    lost = TABLES.virtue_vp[7] - TABLES.virtue_vp[5]
    assert known().made(s, 0) - before == points - lost


def test_what_a_building_does_counts() -> None:
    worth = {b.id: built_worth(b) - b.vp for b in TABLES.buildings}
    assert worth["factory"] == pytest.approx(2.0)  # two marble
    assert worth["betting_house"] == pytest.approx(-2.5)  # a debt, and virtue
    assert worth["aqueduct"] == 0  # counted by what stands


def feature(s: AState, seat: int, name: str) -> float:
    return known().features(s, seat)[NAMES.index(name)]


def test_a_hoard_counts_for_whoever_holds_it() -> None:
    s = opening()
    before = known().points(s)
    s.players[1].have[w.GOLD] += 100
    after = known().points(s)
    assert after[1] - before[1] > 99
    assert after[0] == before[0]


def test_a_large_group_is_worth_most_where_nobody_can_capture_it() -> None:
    s = opening()
    s.players[1].at[w.MINES] = 8
    watched = feature(s, 1, "mill")
    s.players[0].have[w.SILVER] = 0
    assert feature(s, 1, "mill") > watched > 0


def test_a_mill_is_no_less_worth_in_a_long_game() -> None:
    s = opening()
    s.players[0].at[w.MINES] = 8
    before = feature(s, 0, "mill")
    s.round = 2 * LONG
    assert feature(s, 0, "mill") == before > 0


def test_a_group_has_a_price_for_its_owner_and_for_who_might_capture_it() -> None:
    s = opening()
    turn, other = s.asks[0].seat, 1 - s.asks[0].seat
    s.players[other].at[w.MINES] = 6
    assert feature(s, other, "exposed") > 0
    assert feature(s, turn, "prey") > 0
    assert feature(s, other, "prey") == 0
    s.players[turn].have[w.SILVER] = 0
    assert feature(s, other, "exposed") == feature(s, turn, "prey") == 0


def test_who_is_far_ahead_would_rather_have_the_game_over() -> None:
    s = opening()
    s.players[0].have[w.GOLD] = 60
    slow = known().lead(s.clone(), 0)
    s.guild = [0, 1] * 5
    assert known().lead(s.clone(), 0) > slow + 10
    richer = s.clone()
    richer.players[0].have[w.GOLD] = 80
    assert known().lead(richer, 0) - known().lead(s.clone(), 0) < 4


def test_who_is_far_ahead_fills_the_last_space_of_the_guildhall() -> None:
    """It ends what is still to come, which must not keep a winner from it."""
    s = opening()
    seat = s.asks[0].seat
    p = s.players[seat]
    for good in (w.CLAY, w.WOOD, w.STONE):
        p.have[good] = 9
    p.have[w.GOLD], p.workers, p.skills = 60, 8, 7
    s.guild = [0, 1] * 5 + [0]
    worth: dict[str, float] = {}
    for option in s.asks[0].legal(s):
        after = s.clone()
        after.play(0, option)
        worth[str(option)] = known().best(after, seat)
    assert max(worth, key=lambda token: worth[token]) == "place guildhall"


def test_a_search_that_leads_by_far_would_rather_build_than_mine() -> None:
    s = opening()
    tree = Search(lambda n: s, 0, known(), 1)

    def judged(gold: int, filled: int) -> float:
        after = s.clone()
        after.players[0].have[w.GOLD] = gold
        after.guild = [0, 1] * filled
        return tree.judged(after, known().points(after))[0]

    assert judged(80, 3) > judged(90, 2)
    assert judged(10, 3) < judged(20, 2)  # a lead that is small is to be extended


def test_the_end_comes_nearer_by_what_is_built_and_by_what_can_be() -> None:
    s = opening()
    before = known().finish(s, 0)
    s.players[0].have[: w.SILVER] = [9] * w.SILVER
    ready = known().finish(s, 0)
    s.guild = [0]
    assert known().finish(s, 0) > ready > before


def test_who_fetches_a_crowd_home_is_nearer_to_the_end() -> None:
    """One at home and twelve in the mines take two turns for every one."""
    s = opening()
    p = s.players[0]
    p.have[w.SILVER], p.workers, p.at[w.MINES] = 2, 1, 12
    abroad = to_the_end(s, 0)
    p.workers, p.at[w.MINES] = 12, 0
    assert to_the_end(s, 0) < abroad
    p.workers, p.prison = 1, 12
    assert to_the_end(s, 0) == abroad
    p.prison = 0
    assert to_the_end(s, 0) > abroad


def test_goods_are_spent_once_on_the_way_to_the_end() -> None:
    s = opening()
    p = s.players[0]
    cost = s.tables.buildings[p.hand.cards[0]].cost
    p.skills, p.hand.cards, p.hand.seen = 7, p.hand.cards[:1] * 2, p.hand.seen[:1] * 2
    turns: list[float] = []
    for times in range(3):
        p.have[: w.SILVER] = [times * (n + cost.any_n) for n in cost.goods]
        turns.append(to_the_end(s, 0))
    assert turns[0] > turns[1] > turns[2]


def test_a_lead_that_nobody_makes_up_ends_the_game() -> None:
    """A search that could mine on for ever builds, if it has won by far; with a small lead it goes by its tree."""
    game = start("architects", 2, 3, history=False)
    seat = game.asks[0].seat
    liked, other, *_ = (advice.option for advice in Greedy().advise(game, seat, 1))
    for lead, first in ((60.0, liked), (30.0, other)):
        advice = [Advice(other, lead + 10), Advice(liked, lead)]
        assert ending(game, seat, 1, advice)[0].option == first
    unsafe = [Advice(other, 60.0), Advice(liked, 30.0)]
    assert ending(game, seat, 1, unsafe) == unsafe


def test_who_is_far_ahead_fetches_a_mill_home_to_build() -> None:
    """The mill brings points for ever, and no end."""
    s = opening()
    seat = s.asks[0].seat
    p = s.players[seat]
    p.have[w.GOLD], p.have[w.SILVER], p.workers, p.at[w.MINES] = 100, 2, 1, 14
    p.hand.cards = p.hand.cards[:1]
    town = next(o for o in s.asks[0].legal(s) if str(o) == "place town_centre")
    mine = next(o for o in s.asks[0].legal(s) if str(o) == "place mines")
    worth: dict[str, float] = {}
    for option in (town, mine):
        after = s.clone()
        after.play(0, option)
        worth[str(option)] = known().best(after, seat)
    assert worth["place town_centre"] > worth["place mines"]


def test_stewards_capture_who_only_hoards() -> None:
    plan = Plan("architects", 2, ("steward", "script:gold_hoarder"), 4, 7, rounds=30)
    leads: list[int] = []
    for index in range(plan.total):
        row = play(plan, index).row
        at = row["bots"].index("steward")
        leads.append(row["points"][at] - row["points"][1 - at])
    assert min(leads) > 0
    assert sum(leads) > 10 * len(leads)


def test_nobody_comes_for_nothing() -> None:
    """To the Guardhouse with captives, or to the Storehouse with the goods for marble."""
    s = opening()
    seat = s.asks[0].seat
    p = s.players[seat]
    p.have[w.WOOD], p.captives = 6, [2 * seat, 2 * (1 - seat)]
    p.at[w.STOREHOUSE] = p.at[w.GUARDHOUSE] = 3
    for place, first in (
        ("place storehouse", "trade wood+wood+wood>marble"),
        ("place guardhouse", "imprison"),
    ):
        there = s.clone()
        there.play(0, next(o for o in there.options[0] if str(o) == place))
        by_token = {str(o): o for o in there.options[0]}
        done = by_token["done"]
        assert known().wasteful(there, 0, done)
        assert not known().wasteful(there, 0, by_token[first])
        there.play(0, by_token[first])
        if str(done) in map(str, there.options[0]) and there.asks[0].seat == seat:
            assert not known().wasteful(there, 0, done)
