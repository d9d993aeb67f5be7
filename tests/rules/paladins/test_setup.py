"""Setting the table up, and the starting townsfolk (PAL-010 to PAL-025)."""

from __future__ import annotations

import pytest
from tests.rules.paladins.table import table
from tests.support import rule

from courtier import start
from courtier.core.piles import Pile
from courtier.titles.paladins.recruit import StartingTownsfolk
from courtier.titles.paladins.state import PState

SPARE = "9 labourer"  # so that nobody has to pass


def begun(seats: int, seed: int) -> PState:
    """A new game, before the first starting townsfolk."""
    state = start("paladins", seats, seed).state
    assert isinstance(state, PState)
    return state


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


@rule("PAL-010", "PAL-011", "PAL-014", "PAL-015", "PAL-016", "PAL-017", "PAL-019")
@pytest.mark.parametrize(
    "pile",
    [
        "town",
        "town_pile",
        "walls",
        "suspicion",
        "outs",
        "outs_pile",
        "orders",
        "favours",
        "taverns_pile",
        "paladins",
    ],
)
def test_every_pile_is_shuffled_and_face_down(pile: str) -> None:
    orders = set()
    for seed in range(8):
        s = begun(2, seed)
        found: Pile | list[int] = s.players[1].pile if pile == "paladins" else getattr(s, pile)
        if isinstance(found, Pile):
            assert found.seen == [0] * len(found.cards)
            orders.add(tuple(found.cards))
        else:
            orders.add(tuple(found))
    assert len(orders) > 6


@rule("PAL-010", "PAL-015")
def test_five_townsfolk_and_six_outsiders_are_revealed() -> None:
    view = start("paladins", 2, 1).view()
    assert (len(view["townsfolk"]), view["townsfolk_pile"]) == (5, 27)
    assert (len(view["outsiders"]), view["outsiders_pile"]) == (6, 30)
    assert all(view["townsfolk"] + view["outsiders"])
    assert view["townsfolk_discards"] == view["outsiders_discards"] == []


@rule("PAL-011", "PAL-014", "PAL-017")
def test_piles_are_complete() -> None:
    view = start("paladins", 3, 1).view()
    assert (view["walls"], view["debts"], view["taverns_pile"]) == (24, 24, 24)
    assert view["suspicion"] == {"pile": 24, "discards": 0}


@rule("PAL-012", "PAL-013")
@pytest.mark.parametrize(("seats", "silver"), [(1, 5), (2, 6), (3, 7), (4, 8)])
def test_the_tax_supply_by_number_of_players(seats: int, silver: int) -> None:
    view = start("paladins", seats, 1).view()
    assert (view["tax"], view["tax_full"]) == (silver, silver)


@rule("PAL-014")
def test_debts_lie_unpaid_side_up() -> None:
    t = table({"town": "squire_1 - - - -"}, A={"workers": SPARE, "silver": 0})
    t.choose("A", "act recruit")  # only a debt can pay
    assert (t.p("A").unpaid, t.p("A").paid, t.view()["debts"]) == (1, 0, 23)


@rule("PAL-016")
def test_three_orders_and_five_favours_lie_face_down_and_the_rest_leaves_the_game() -> None:
    game = start("paladins", 2, 1)
    s = begun(2, 1)
    assert (len(s.orders.cards), len(s.favours.cards)) == (3, 5)
    assert (len(s.orders_box.cards), len(s.favours_box.cards)) == (3, 5)
    assert not set(s.orders.cards) & set(s.orders_box.cards)
    assert not set(s.favours.cards) & set(s.favours_box.cards)
    assert s.orders_box.seen + s.favours_box.seen == [0] * 8
    for seat in (None, 0, 1):
        assert [order["order"] for order in game.view(seat)["orders"]] == [None] * 3
        assert [favour["favour"] for favour in game.view(seat)["favours"]] == [None] * 5


@rule("PAL-018")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_everybody_receives(seats: int) -> None:
    for seat in start("paladins", seats, 1).view()["seats"]:
        assert (seat["silver"], seat["provision"], seat["paladins"]) == (3, 1, 12)
        assert seat["attributes"] == {"faith": 0, "strength": 0, "influence": 0}
        assert set(seat["workers"].values()) == {0}
        limits = {action["id"]: action["limit"] for action in seat["actions"]}
        assert seat["workshops_left"] == 8
        assert (limits["commission"], limits["garrison"], limits["absolve"]) == (7, 7, 7)
        assert all(action["done"] == 0 and not any(action["workshops"]) for action in seat["actions"])
        assert (seat["jars"], seat["crew"], seat["suspicion"], seat["unpaid"], seat["paid"]) == (
            [],
            [],
            [],
            0,
            0,
        )


@rule("PAL-020")
def test_the_starting_player_is_chosen_at_random() -> None:
    starts = [start("paladins", 4, seed).view()["start"] for seed in range(40)]
    assert set(starts) == {0, 1, 2, 3}
    assert max(starts.count(seat) for seat in range(4)) < 25


@rule("PAL-021")
def test_a_starting_townsfolk_is_free_and_must_be_taken() -> None:
    t = table({"town": "squire_1 - abbot_2 - -"}, A={"workers": SPARE})
    t.push(StartingTownsfolk(0))
    assert t.options("A") == {"hire squire_1 free", "hire abbot_2 free"}
    assert t.refusal("A", "decline")[0] == "reason-not-offered"
    assert t.refusal("A", "dismiss squire_1 free")[0] == "reason-not-offered"
    assert t.refusal("A", "hire squire_1 silver")[0] == "reason-not-offered"
    assert t.refusal("A", "hire abbot_1 free")[0] == "paladins-no-townsfolk"
    t.choose("A", "hire squire_1 free")
    assert (t.goods("A"), t.p("A").unpaid, t.crew("A")) == ((3, 1), 0, ["squire_1"])


@rule("PAL-022")
def test_the_ability_of_a_starting_townsfolk_counts_from_the_first_round() -> None:
    t = table({"town": "architect_1 abbot_1 - - -"}, A={"workers": "4 fighter", "silver": 4})
    t.push(StartingTownsfolk(0))
    t.choose("A", "hire architect_1 free")
    assert t.workers("A") == {"fighter": 4}
    t.choose("A", "act develop", "workshop fortify middle")
    assert t.workers("A") == {"fighter": 2, "scout": 1, "labourer": 1}


@rule("PAL-023")
def test_the_row_slides_only_when_all_have_chosen() -> None:
    game = start("paladins", 3, 2)
    first = game.view()["start"]
    row: list[str | None] = game.view()["townsfolk"]
    for i, place in ((2, 4), (1, 0), (0, 2)):
        game.choose(f"hire {row[place]} free", (first + i) % 3)
        row[place] = None
        if i:
            assert game.view()["townsfolk"] == row
    after = game.view()["townsfolk"]
    assert after[3:] == [row[1], row[3]]
    assert all(after)
    assert len(set(after)) == 5
    assert game.view()["townsfolk_discards"] == []
