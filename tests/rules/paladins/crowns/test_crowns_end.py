"""City of Crowns: refresh, scoring and secrets (COC-089 to COC-100, COC-105)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from tests.rules.paladins.crowns.court import (
    beside,
    court,
    finish,
    new,
    nobles,
    rich,
    shown,
)
from tests.rules.paladins.table import Setting, Table, World, table
from tests.support import rule, walk

from courtier import Game
from courtier.core.agenda import ALL_SEATS
from courtier.titles.paladins import words as w
from courtier.titles.paladins.crowns.negotiate import points_of_sets
from courtier.titles.paladins.state import PState

LAST: World = {"round": 7}


def over(world: World | None = None, **told: Any) -> Table:
    """The game is over at once: nobody has a worker in the last round."""
    t = court({**LAST, **(world or {})}, A={"workers": "", "silver": 0, "provision": 0, **told})  # type: ignore[typeddict-item]
    assert t.game.over
    return t


@rule("COC-089", "COC-105")
def test_the_right_most_noble_leaves_and_the_row_slides() -> None:
    t = court()
    finish(t)
    assert nobles(t) == ["count_of_troyes", "margrave_of_neustria", "duke_of_aquitaine", "baron_of_berry"]
    assert shown(t)["nobles_discards"] == ["count_of_paris"]


@rule("COC-089", "COC-105")
def test_empty_spaces_of_the_court_are_filled_from_the_pile_in_its_order() -> None:
    t = court({"nobles": "margrave_of_neustria - baron_of_berry -"})
    finish(t)
    assert nobles(t) == ["baron_of_touraine", "count_of_troyes", "margrave_of_neustria", "baron_of_berry"]
    assert shown(t)["nobles_discards"] == []


@rule("COC-089")
def test_a_negotiate_pile_that_has_run_out_is_not_shuffled() -> None:
    t = court({"nobles": "margrave_of_neustria - baron_of_berry count_of_paris", "nobles_left": 0})
    finish(t)
    assert nobles(t) == [None, None, "margrave_of_neustria", "baron_of_berry"]
    assert shown(t)["nobles_discards"] == ["count_of_paris"]
    one = court({"nobles": "margrave_of_neustria - - -", "nobles_left": 1, "nobles_pile": "count_of_troyes"})
    finish(one)
    assert nobles(one) == [None, None, "count_of_troyes", "margrave_of_neustria"]


@rule("COC-090", "COC-091", "COC-105")
def test_townsfolk_slide_and_the_pile_supplies_the_new_ones() -> None:
    t = court({"town": "abbot_2 acolyte_1 - peddler_1 squire_2 - defender_2"})
    finish(t)
    view = t.view()
    assert view["townsfolk_discards"] == ["defender_2"]
    assert view["townsfolk"][1:] == [
        "architect_2",
        "missionary_2",
        "abbot_2",
        "acolyte_1",
        "peddler_1",
        "squire_2",
    ]
    assert view["townsfolk"][0] not in (None, "abbot_2")  # the pile's next card


@rule("COC-090", "COC-091", "COC-105")
def test_outsiders_slide_and_the_pile_supplies_the_new_ones() -> None:
    t = court(
        {"outs": "viking_adventurer - byzantine_archer saracen_archer - saracen_warrior byzantine_warrior"}
    )
    finish(t)
    view = t.view()
    assert view["outsiders_discards"] == ["viking_adventurer"]
    assert view["outsiders"][:6] == [
        "byzantine_archer", "saracen_archer", "saracen_warrior", "byzantine_warrior", "saracen_protector",
        "viking_protector"]  # fmt: skip
    assert view["outsiders"][6] is not None


@rule("COC-091")
@pytest.mark.parametrize("seats", [1, 2])
def test_the_last_card_of_a_pile_goes_into_the_row_and_is_not_discarded(seats: int) -> None:
    t = court({"town": "abbot_2 - - - - - -", "outs": "- - - - - - byzantine_warrior"}, seats=seats)
    t.s.town_pile.cards, t.s.town_pile.seen = [], []
    t.s.outs_pile.cards, t.s.outs_pile.seen = [], []
    finish(t)
    view = t.view()
    assert (view["townsfolk"], view["outsiders"]) == (
        [None] * 6 + ["abbot_2"],
        ["byzantine_warrior"] + [None] * 6,
    )
    assert (view["townsfolk_discards"], view["outsiders_discards"]) == ([], [])


@rule("COC-092")
def test_nothing_of_the_muster_area_is_refreshed() -> None:
    t = court({"diplomat": 2, "muster_workers": "merchant - B:criminal -"})
    before = shown(t)["muster"], shown(t)["diplomat"]
    finish(t)
    assert t.s.round == 4
    assert (shown(t)["muster"], shown(t)["diplomat"]) == before


@rule("COC-093")
@pytest.mark.parametrize(("steps", "points"), list(enumerate([0, 0, 1, 1, 3, 3, 6, 6, 9, 11, 13, 16, 20])))
def test_diplomacy_scores_like_the_other_attributes(steps: int, points: int) -> None:
    assert court(A=rich(diplomacy=steps)).sheet("A").get("diplomacy", 0) == points
    assert court(A=rich(faith=steps)).sheet("A").get("faith", 0) == points


@rule("COC-094", "COC-095")
@pytest.mark.parametrize("order", ["commission", "fortify", "garrison", "absolve", "attack", "convert"])
@pytest.mark.parametrize(("done", "points"), [(4, 0), (5, 6), (6, 6)])
def test_a_secret_order_is_six_points_at_the_end(order: str, done: int, points: int) -> None:
    t = over(secret=order, done={order: done})
    assert t.sheet("A").get("secret", 0) == points
    assert t.view()["secrets"][0] == {
        "order": order, "have": done, "need": 5, "vp": 6, "done": done >= 5}  # fmt: skip


MUSTERED = "road_wardens parish_almoners hermit_brothers pilgrim_choir forest_chapel"
ENLISTED = "margrave_of_anjou count_of_troyes baron_of_maine duke_of_gascony margrave_of_gothia"


@rule("COC-095")
def test_the_new_orders_ask_for_five_cards_each() -> None:
    for order, key, cards in (("muster", "collected", MUSTERED), ("negotiate", "enlisted", ENLISTED)):
        for n, points in ((4, 0), (5, 6)):
            told: dict[str, Any] = {key: " ".join(cards.split()[:n])}
            t = over(secret=order, **told)
            assert t.sheet("A").get("secret", 0) == points
            revealed = over({"orders": order}, **told)
            assert revealed.sheet("A").get("orders", 0) == (4 if n == 5 else 0)


@rule("COC-096")
@pytest.mark.parametrize(("cards", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_a_point_for_two_muster_cards(cards: int, points: int) -> None:
    t = court(A=rich(collected=" ".join(MUSTERED.split()[:cards])))
    assert t.sheet("A").get("musters", 0) == points


@rule("COC-097", "COC-098")
@pytest.mark.parametrize(
    ("icons", "points"),
    [([0, 0, 0, 0], 0), ([1, 0, 0, 0], 0), ([1, 1, 0, 0], 2), ([0, 1, 1, 1], 5), ([1, 1, 1, 1], 9), ([2, 0, 0, 0], 0),
     ([3, 3, 0, 0], 6), ([2, 2, 1, 1], 11), ([2, 2, 2, 0], 10), ([4, 1, 1, 1], 9), ([3, 2, 2, 1], 9 + 5),
     ([2, 2, 2, 2], 18)],
)  # fmt: skip
def test_sets_are_formed_the_largest_first(icons: list[int], points: int) -> None:
    t = court()
    given = icons.copy()
    assert points_of_sets(t.t.crowns, icons) == points
    assert icons == given


@rule("COC-099")
def test_the_example_of_six_icons_and_a_secret_order_missed() -> None:
    cards = "margrave_of_anjou baron_of_maine duke_of_gascony count_of_boulogne"
    t = over(extension="merchant", secret="negotiate", enlisted=cards)
    assert beside(t, "A")["icons"] == {"military": 1, "merchant": 2, "farmer": 2, "clergy": 1}
    assert t.sheet("A")["sets"] == 9 + 2 == beside(t, "A")["sets"]
    assert "secret" not in t.sheet("A")
    assert t.view()["secrets"][0]["have"] == 4


@rule("COC-100")
def test_a_secret_order_counts_for_champion_only_when_it_is_none_any_more() -> None:
    done = {"attack": 5, "convert": 1}
    told: dict[str, Any] = {"secret": "attack", "done": done, "converted": "saracen_champion"}
    each = {card.id: card for card in court().t.outsiders}["saracen_champion"]
    assert each.each == 1
    assert court(A=rich(**told)).sheet("A")["converts"] == each.base
    assert over(**told).sheet("A")["converts"] == each.base + each.vp


@rule("COC-100")
def test_a_secret_order_breaks_ties_as_orders_do() -> None:
    """Both have 6 points: A from a secret order, B from strength."""
    world: World = {"round": 7, "crowns": True}
    mine: Setting = {"workers": "", "silver": 0, "provision": 0}
    a: Setting = {**mine, "secret": "attack", "done": {"attack": 5}}
    t = table(world, A=a, B={**mine, "secret": "convert", "strength": 6})
    assert [(sheet["total"], sheet["rank"]) for sheet in t.game.scores()] == [(6, 1), (6, 2)]
    assert t.game.result is not None
    assert t.game.result["winners"] == [0]


def without(view: Mapping[str, Any], *keys: str) -> dict[str, Any]:
    return {key: value for key, value in view.items() if key not in keys}


@rule("COC-013", "COC-094", "COC-100")
def test_a_fulfilled_secret_order_shows_in_nothing_before_the_end() -> None:
    """One position with two secrets, one met and one not: all that others see, and the points, are the same."""
    done = {"done": {"attack": 5, "convert": 1}, "converted": "saracen_champion"}
    met, unmet = (court({"round": 6}, A=rich(secret=secret, **done)) for secret in ("attack", "garrison"))
    for watcher in (None, 1):
        assert met.view(watcher) == unmet.view(watcher)
    assert without(met.view(0), "secret") == without(unmet.view(0), "secret")
    assert (met.view(0)["secret"]["done"], unmet.view(0)["secret"]["done"]) == (True, False)
    assert met.game.scores() == unmet.game.scores()
    for t in (met, unmet):
        finish(t)
    assert met.view(1)["chart"] == unmet.view(1)["chart"] != []
    assert met.view(1)["secrets"] is None


@rule("COC-094")
def test_the_last_row_of_the_chart_has_the_secret_order_in_it() -> None:
    t = over(secret="attack", done={"attack": 5})
    assert t.view()["chart"][-1]["vp"][0] == t.game.scores()[0]["total"]
    assert t.view()["chart"][-1]["vp"][0] >= 6


@rule("COC-094")
def test_everybody_is_told_the_secret_orders_at_the_end() -> None:
    game, _, court = new(3, seed=8)
    dealt = [pile.cards[0] for pile in court.secrets]
    for _ in walk(game, 8):
        pass
    s = game.state
    assert isinstance(s, PState)
    assert s.crowns is not None
    assert [(pile.cards, pile.seen) for pile in s.crowns.secrets] == [([card], [ALL_SEATS]) for card in dealt]
    for watcher in (None, 0, 1, 2):
        told = [line["phrase"] for line in game.story(watcher)]
        shown_now = [phrase for phrase in told if phrase["key"] == "paladins-story-secret_shown"]
        assert len(shown_now) == 3
        assert all(
            s.tables.orders[card].id in str(phrase) for card, phrase in zip(dealt, shown_now, strict=True)
        )
        assert [secret["order"] for secret in game.view(watcher)["secrets"]] == [
            s.tables.orders[c].id for c in dealt
        ]


def middle(seats: int, seed: int) -> Game:
    game, _, _ = new(seats, seed)
    for moment in walk(game, seed):
        assert isinstance(moment.state, PState)
        if moment.state.round == 4 and moment.state.step == w.S_ACTIONS and not moment.state.held:
            break
    return game


@rule("COC-013", "COC-014", "COC-018")
def test_a_sample_deals_secret_orders_and_tiers_anew() -> None:
    game = middle(3, 5)
    truth = game.state
    assert isinstance(truth, PState)
    assert truth.crowns is not None
    orders: set[int] = set()
    below: set[tuple[int, ...]] = set()
    nobles_below: set[tuple[int, ...]] = set()
    backs = truth.tables.crowns.muster_backs
    for rng in range(60):
        s = game.sample(0, rng)
        assert isinstance(s, PState)
        assert s.crowns is not None
        assert s.crowns.secrets[0].cards == truth.crowns.secrets[0].cards
        orders.add(s.crowns.secrets[1].cards[0])
        for pile, real in zip(s.crowns.muster, truth.crowns.muster, strict=True):
            assert [backs[card] for card in pile.cards] == [backs[card] for card in real.cards]
            assert pile.cards[-1:] == real.cards[-1:]
        below.add(tuple(s.crowns.muster[0].cards))
        tiers = s.tables.crowns.noble_backs
        assert [tiers[c] for c in s.crowns.nobles_pile.cards] == [
            tiers[c] for c in truth.crowns.nobles_pile.cards
        ]
        nobles_below.add(tuple(s.crowns.nobles_pile.cards))
        assert s.crowns.nobles == truth.crowns.nobles
    shown_orders = set(truth.orders.cards[: truth.orders_shown])
    assert orders == set(range(8)) - shown_orders - set(truth.crowns.secrets[0].cards)
    assert min(len(below), len(nobles_below)) > 30


@rule("COC-025")
def test_a_sample_may_hold_a_paladin_that_left_the_game_in_secret() -> None:
    game = middle(2, 6)
    truth = game.state
    assert isinstance(truth, PState)
    assert truth.crowns is not None
    gone = set(truth.crowns.removed[1].cards)
    assert len(gone) == 4
    back: set[int] = set()
    for rng in range(40):
        s = game.sample(0, rng)
        assert isinstance(s, PState)
        assert s.crowns is not None
        back |= gone & set(s.players[1].pile.cards)
        assert s.crowns.removed[0].cards == truth.crowns.removed[0].cards
        assert sorted(s.players[0].pile.cards) == sorted(truth.players[0].pile.cards)
    assert back == gone
