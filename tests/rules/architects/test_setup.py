"""Aim, components and setup (ARC-001 to ARC-031, ARC-213)."""

from __future__ import annotations

import random

import pytest
from tests.rules.architects.table import Table, table
from tests.rules.seating import NAMES
from tests.support import rule, walk

from courtier import Game, start
from courtier.titles.architects.state import AState


def opened(seats: int, seed: int = 1, **options: object) -> Table:
    """A new game, before the draft."""
    return Table(start("architects", seats, seed, options))


def drafted(seats: int, seed: int = 1, **options: object) -> Table:
    """Everybody keeps the first card of each packet."""
    t = opened(seats, seed, **options)
    while t.kind == "draft":
        seat = t.game.asks[0].seat
        t.game.choose(t.game.options(seat)[0], seat)
    return t


@rule("ARC-001", "ARC-002", "ARC-198")
def test_the_most_points_win() -> None:
    t = table({"last": 0}, A={"level": 2, "virtue": 7, "gold": 1}, B={"virtue": 7, "level": 1})
    assert t.game.over
    assert (t.total("A"), t.total("B")) == (5, 2)
    assert t.game.result == {"winners": [0]}


@rule("ARC-002")
def test_what_points_come_from() -> None:
    t = table(
        A={
            "level": 1,
            "virtue": 14,
            "built": "well",
            "unpaid": 1,
            "gold": 2,
            "marble": 1,
            "silver": 25,
            "prison": 3,
        }
    )
    assert t.sheet("A") == {
        "buildings": 3,
        "cathedral": 2,
        "virtue": 7,
        "debts": -2,
        "gold": 2,
        "marble": 1,
        "silver": 2,
        "prison": -1,
    }


@rule("ARC-003")
def test_virtue_is_no_points_before_the_end() -> None:
    t = table(A={"virtue": 14})
    assert t.view()["seats"][0]["virtue_vp"] == 7
    assert t.view()["sheets"] == []


@rule("ARC-004", "ARC-185")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_constructions_end_the_game(seats: int) -> None:
    game = start("architects", seats, 3)
    for _ in walk(game, 3):
        pass
    state = game.state
    assert isinstance(state, AState)
    assert len(state.guild) >= {2: 12, 3: 16, 4: 20, 5: 24}[seats]


@rule("ARC-005", "ARC-009", "ARC-010")
def test_supplies_never_run_out() -> None:
    t = table(A={"stone": 90, "wood": 90, "at": "18 silversmith"})
    t.choose("A", "place silversmith")
    assert t.have("A")["silver"] == 20
    t = table(A={"unpaid": 60, "virtue": 0})
    t.choose("A", "place tax_stand")
    assert t.p("A").unpaid == 62  # more than the 22 cards of the box


@rule("ARC-006", "ARC-008")
def test_the_cards_of_the_box() -> None:
    t = opened(5)
    assert sum(not card.promo for card in t.t.apprentices) == 40
    assert sum(not card.promo for card in t.t.buildings) == 40
    assert (len(t.t.market_ids), len(t.t.reward_ids)) == (10, 11)
    assert all(sum(side[card]) > 0 for side in t.t.market_gain for card in range(10))


@rule("ARC-007", "ARC-022")
@pytest.mark.parametrize("seats", [2, 5])
def test_twenty_workers_each_all_at_home(seats: int) -> None:
    t = drafted(seats)
    assert [p.workers for p in t.s.players] == [20] * seats
    assert [seat["character"] for seat in t.view()["seats"]] == [None] * seats


@rule("ARC-011", "ARC-018", "ARC-021")
def test_the_main_board_at_the_start() -> None:
    t = opened(3)
    view = t.view()
    assert len(view["locations"]) == 13
    assert [(slot["row"], slot["column"]) for slot in view["display"]] == [
        (row, column) for row in (1, 2) for column in (1, 2, 3, 4)
    ]
    assert all(slot["id"] and slot["coins"] == 0 for slot in view["display"])
    assert view["apprentices_pile"] == 40 - 8
    assert (view["tax"], view["market"], view["guildhall"]["workers"]) == (4, [-1, -1, -1], [])


@rule("ARC-018")
def test_apprentices_are_shuffled() -> None:
    assert opened(2, 1).s.shown != opened(2, 2).s.shown


@rule("ARC-012", "ARC-013")
def test_all_market_cards_lie_small_side_up() -> None:
    view = opened(2).view()
    assert (view["small"]["pile"], view["small"]["printed"]) == (10, False)
    assert (view["large"]["pile"], view["large"]["printed"]) == (0, True)
    assert len({tuple(opened(2, seed).s.small.cards) for seed in range(4)}) == 4
    assert opened(2, market_cards=2).view()["small"]["pile"] == 2


@rule("ARC-014")
def test_what_the_market_spaces_print() -> None:
    t = table({"small_left": 0})
    assert t.view()["small"]["goods"] == {"gold": 1, "marble": 1}
    assert t.view()["large"]["goods"] == {"wood": 1, "stone": 1, "marble": 2}


@rule("ARC-015", "ARC-016")
@pytest.mark.parametrize(("seats", "rewards"), [(2, 5), (3, 7), (4, 9), (5, 11)])
def test_rewards_by_the_number_of_players(seats: int, rewards: int) -> None:
    t = opened(seats)
    assert t.view()["rewards_pile"] == rewards
    assert len(t.s.rewards_box.cards) == 11 - rewards
    assert t.view()["rewards"] == []  # face down


@rule("ARC-017")
def test_nobody_begins_with_a_debt() -> None:
    assert all((p.unpaid, p.paid) == (0, 0) for p in opened(5).s.players)


@rule("ARC-019", "ARC-020")
def test_buildings_are_shuffled_and_boards_are_empty() -> None:
    t = opened(2)
    assert t.view()["buildings_pile"] == 40 - 2 * 4
    assert t.s.buildings.cards != opened(2, 2).s.buildings.cards
    assert all(sum(p.have[:5]) == 0 for p in t.s.players)


@rule("ARC-023")
def test_markers_at_the_start() -> None:
    t = opened(4)
    assert [(p.level, p.virtue) for p in t.s.players] == [(0, 7)] * 4


@rule("ARC-024", "ARC-025", "ARC-026", "ARC-027", "ARC-213")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_draft_passes_to_the_left(seats: int) -> None:
    t = opened(seats)
    packets = [packet.cards.copy() for packet in t.s.draft]
    kept: list[list[int]] = [[] for _ in range(seats)]
    for size in (4, 3, 2):
        assert [len(t.game.options(seat)) for seat in range(seats)] == [size] * seats
        for seat in range(seats):
            assert t.game.view(seat)["own"]["packet"] == [t.t.buildings[card].id for card in packets[seat]]
            t.choose(NAMES[seat], f"keep {t.t.buildings[packets[seat][0]].id}")
            kept[seat].append(packets[seat].pop(0))
        if size > 2:
            packets = packets[-1:] + packets[:-1]
    assert [p.hand.cards for p in t.s.players] == kept
    assert all(len(hand) == 3 for hand in kept)
    assert t.s.buildings.cards[:seats] == [packets[seat][0] for seat in reversed(range(seats))]


@rule("ARC-024")
def test_only_a_card_of_the_packet_can_be_kept() -> None:
    t = opened(2)
    other = t.t.buildings[t.s.draft[1].cards[0]].id
    assert t.refusal("A", f"keep {other}")[:2] == ("architects-not-in-packet", "ARC-024")


@rule("ARC-024", "ARC-028")
def test_the_draft_is_secret_and_hands_stay_hidden() -> None:
    t = opened(3)
    t.game.choose(t.game.options(1)[0], 1)
    mine = t.t.buildings[t.s.draft[0].cards[0]].id
    assert mine not in str(t.game.view(1)["own"])
    t = drafted(3)
    assert [seat["hand"] for seat in t.view(0)["seats"]] == [3, 3, 3]
    assert t.view(0)["own"]["hand"] == t.hand("A")
    assert t.view(None)["own"] is None
    for card in t.hand("B"):
        assert card not in str(t.view(0)["own"])


@rule("ARC-029")
def test_alone_three_of_four_are_kept() -> None:
    t = opened(1)
    four = [t.t.buildings[card].id for card in t.s.draft[0].cards]
    t.choose("A", f"keep {four[3]}", f"keep {four[0]}", f"keep {four[1]}")
    assert t.hand("A") == [four[3], four[0], four[1]]
    assert four[2] in t.under(1)


@rule("ARC-030")
def test_any_seat_may_begin() -> None:
    assert {opened(4, seed).s.order[0] for seed in range(40)} == {0, 1, 2, 3}


@rule("ARC-031", "ARC-032")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_silver_by_turn_order(seats: int) -> None:
    t = drafted(seats, random.Random(seats).randrange(99))
    first = t.s.order[0]
    assert t.s.order == [(first + i) % seats for i in range(seats)]
    assert [t.s.players[seat].have[5] for seat in t.s.order] == [3, 4, 5, 6, 7][:seats]
    assert t.asked == NAMES[first]


def test_a_starting_apprentice_by_option() -> None:
    """The last in turn order picks first, for nothing; then the display fills up."""
    t = drafted(3, starting_apprentice=True)
    order = t.s.order
    for seat in reversed(order):
        assert (t.kind, t.asked) == ("hire", NAMES[seat])
        t.game.choose(t.game.options(seat)[0], seat)
    assert [len(p.crew) for p in t.s.players] == [1, 1, 1]
    assert all(card >= 0 for card in t.s.shown)
    assert (t.kind, t.asked) == ("turn", NAMES[order[0]])


def test_promotional_cards_join_by_option() -> None:
    def everything(game: Game) -> int:
        view = game.view(None)
        return int(view["apprentices_pile"]) + int(view["buildings_pile"])

    plain, promo = opened(2).game, opened(2, promo_cards=True).game
    assert everything(promo) == everything(plain) + 6
