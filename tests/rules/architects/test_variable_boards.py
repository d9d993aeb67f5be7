"""The variable side of the player boards: starts and abilities (ARCV-001 to ARCV-013), and the promotional boards."""

from __future__ import annotations

from typing import Any

import pytest
from tests.content.architects_decks import DECKS
from tests.content.files import Card
from tests.rules.architects.table import Setting, Table, table
from tests.support import rule

from courtier import start
from courtier.titles.architects.reset import Reset

BASE = [board["id"] for board in DECKS["board"] if "set" not in board]
PROMO = [board["id"] for board in DECKS["board"] if "set" in board]


def drafted(seats: int, seed: int, **options: Any) -> Table:
    """A new game on variable boards whose draft is over."""
    t = Table(start("architects", seats, seed, {"boards": "variable", **options}))
    while t.game.asks[0].kind == "draft":
        seat = t.game.asks[0].seat
        t.game.choose(t.game.options(seat)[0], seat)
    return t


def boards(t: Table) -> list[str]:
    return [t.t.boards[p.board].id for p in t.s.players[: t.s.seats]]


@rule("ARCV-001")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_is_dealt_another_board_at_random(seats: int) -> None:
    dealt = set()
    for seed in range(1, 9):
        found = boards(drafted(seats, seed))
        assert len(set(found)) == seats
        assert set(found) <= set(BASE)
        dealt.add(tuple(found))
    assert len(dealt) > 1


@rule("ARCV-001")
@pytest.mark.parametrize("promo", [False, True])
def test_promotional_boards_are_an_option(promo: bool) -> None:
    found = {board for seed in range(1, 30) for board in boards(drafted(5, seed, promo_boards=promo))}
    assert found == {*BASE, *PROMO} if promo else found == set(BASE)


@rule("ARCV-001", "ARC-022")
def test_without_the_option_nobody_has_one() -> None:
    s = table(seats=5, options={"promo_boards": True}).s
    assert [p.board for p in s.players] == [0] * 5
    assert [p.virtue for p in s.players] == [7] * 5


@rule("ARCV-003", "ARCV-004", "ARCV-005", "ARCV-006")
@pytest.mark.parametrize("board", DECKS["board"], ids=[*BASE, *PROMO])
def test_what_each_board_starts_with(board: Card) -> None:
    """As its file says: silver, virtue, prison, goods, debts and cards drawn after the draft."""
    met = 0
    for seed in range(1, 20):
        t = drafted(5, seed, promo_boards=board["id"] in PROMO)
        if board["id"] not in boards(t):
            continue
        met += 1
        who = "ABCDE"[boards(t).index(board["id"])]
        p, items = t.p(who), dict(board.get("items", {}))
        assert len(t.hand(who)) == 3 + items.pop("card", 0)
        assert p.unpaid == items.pop("debt", 0)
        assert (p.virtue, p.prison, p.workers) == (board["virtue"], board.get("prison", 0), 20 - p.prison)
        have = {**items, "silver": board["silver"]}
        assert t.have(who) == {thing: n for thing, n in have.items() if n}
    assert met


@rule("ARCV-005", "ARCV-004", "ARCV-003")
@pytest.mark.parametrize(
    ("board", "silver", "virtue", "prison", "items"),
    [
        ("therese", 5, 5, 4, {"card": 1}),
        ("caroline", 10, 3, 8, {"debt": 1, "marble": 1}),
        ("ada", 0, 11, 0, {"gold": 1, "card": 1}),
        ("frederick", 4, 7, 0, {"stone": 1}),
        ("rudolf", 3, 9, 0, {"wood": 1}),
    ],
)
def test_the_five_boards_of_the_box(
    board: str, silver: int, virtue: int, prison: int, items: dict[str, int]
) -> None:
    (card,) = [card for card in DECKS["board"] if card["id"] == board]
    assert (card["silver"], card["virtue"], card.get("prison", 0), card["items"]) == (
        silver,
        virtue,
        prison,
        items,
    )


@rule("ARCV-006", "ARC-026", "ARC-213")
def test_extra_cards_come_from_the_pile_after_the_draft_in_turn_order() -> None:
    """Not from the packets, and the earlier player in turn order draws first."""
    met = 0
    for seed in range(1, 40):
        game = start("architects", 5, seed, {"boards": "variable"})
        t = Table(game)
        pile = t.s.buildings.cards.copy()
        extra = {"therese", "ada"}
        while game.asks and game.asks[0].kind == "draft":
            seat = game.asks[0].seat
            game.choose(game.options(seat)[0], seat)
        drawing = [seat for seat in t.s.order if boards(t)[seat] in extra]
        for seat in drawing:
            assert t.s.players[seat].hand.cards[-1] == pile.pop()
        met += len(drawing) == 2
    assert met


@rule("ARCV-007")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_highest_virtue_begins(seats: int) -> None:
    starts = set()
    for seed in range(1, 9):
        t = drafted(seats, seed)
        highest = max(range(seats), key=lambda seat: t.s.players[seat].virtue)
        assert t.s.order == [(highest + i) % seats for i in range(seats)]
        starts.add(highest)
    assert len(starts) > 1


@rule("ARCV-007")
def test_or_anybody_by_option() -> None:
    other = 0
    for seed in range(1, 20):
        t = drafted(2, seed, first_player="random")
        other += t.s.players[t.s.order[0]].virtue < t.s.players[t.s.order[1]].virtue
    assert 0 < other < 19


# abilities


@rule("ARCV-002", "ARCV-008", "ARC-138")
def test_therese_pays_gold_with_marble_and_marble_with_gold() -> None:
    """The Keep takes two gold; the Factory three."""
    keep: Setting = {"hand": "keep", "crew": "labourer", "wood": 5, "stone": 2, "marble": 2, "virtue": 4}
    assert "place guildhall" not in table(A=keep).options("A")
    t = table(A={**keep, "board": "therese"})
    t.construct("A", "keep")
    assert (t.built("A"), t.have("A")) == (["keep"], {})
    t = table(A={**keep, "gold": 1, "board": "therese"})
    t.construct("A", "keep")
    assert t.options("A") == {
        "pay wood+wood+wood+wood+wood+stone+stone+gold+marble",
        "pay wood+wood+wood+wood+wood+stone+stone+marble+marble",
    }
    assert t.refusal("A", "pay gold")[:2] == ("architects-other-payment", "ARC-138")


@rule("ARCV-008", "ARC-146")
def test_therese_pays_the_cathedral_alike() -> None:
    t = table({"rewards_left": 0}, A={"board": "therese", "marble": 1, "hand": "well"})
    t.construct("A")
    assert (t.p("A").level, t.have("A")) == (1, {})
    t = table({"rewards_left": 0}, A={"board": "therese", "marble": 1, "gold": 3, "level": 4, "hand": "well"})
    t.construct("A")
    assert (t.p("A").level, t.have("A")) == (5, {})


@rule("ARCV-008")
def test_therese_still_needs_enough_of_both() -> None:
    t = table(
        A={"board": "therese", "gold": 3, "level": 4, "clay": 9, "wood": 1, "hand": "clay_pit reservoir"}
    )
    t.choose("A", "place guildhall")
    assert t.refusal("A", "cathedral") == ("architects-lack-precious", "ARC-146", 3, 4)


@rule("ARCV-008", "ARC-195")
@pytest.mark.parametrize("card", ["castle", "observatory"])
@pytest.mark.parametrize(("board", "virtue"), [("therese", 9), ("ada", 8)])
def test_therese_counts_both_for_buildings_and_scores_each(card: str, board: str, virtue: int) -> None:
    t = table({"last": 1}, A={"board": board, "built": card, "gold": 2, "marble": 2, "virtue": 7})
    t.choose("A", "place quarry")
    assert t.p("A").virtue == virtue
    assert (t.sheet("A")["gold"], t.sheet("A")["marble"]) == (2, 2)


@rule("ARCV-002", "ARCV-009")
@pytest.mark.parametrize(("space", "choices", "hand"), [
    ("small", [], ["keep"]),
    ("large", [], ["keep"]),
    ("middle", ["hire thief"], ["keep"]),
    ("middle", ["plans", "keep well"], ["well", "castle"]),
])  # fmt: skip
def test_caroline_draws_a_card_with_every_market_action(
    space: str, choices: list[str], hand: list[str]
) -> None:
    t = table(
        {"buildings": "keep well church tavern factory castle", "top": "thief"},
        A={"board": "caroline", "silver": 3},
    )
    t.choose("A", f"place black_market_{space}", *choices)
    assert (t.hand("A"), t.asked) == (hand, "B")
    t = table({"buildings": "keep"}, A={"silver": 3})
    t.choose("A", "place black_market_small")
    assert t.hand("A") == []


@rule("ARCV-010", "ARCV-013", "ARC-162")
@pytest.mark.parametrize(
    ("board", "virtue", "price", "tax"),
    [("ada", 3, 2, 0), ("ada", 7, 3, 1), ("ada", 1, 2, 0), ("rudolf", 7, 3, 2), ("frederick", 3, 3, 1)],
)
def test_ada_ignores_one_tax_besides_the_track(board: str, virtue: int, price: int, tax: int) -> None:
    t = table({"top": "miner_a"}, A={"board": board, "virtue": virtue, "silver": price})
    t.choose("A", "place workshop", "hire miner_a")
    assert (t.have("A"), t.s.tax) == ({}, 4 + tax)


@rule("ARCV-010", "ARC-092", "ARC-124", "ARC-126")
def test_ada_ignores_it_on_every_cost() -> None:
    t = table(
        A={"board": "ada", "at": "1 guardhouse", "silver": 4 + 5, "unpaid": 1, "virtue": 7},
        B={"captives": "1 A"},
    )
    t.choose("A", "place guardhouse", "free silver", "pay_debt")
    assert (t.have("A"), t.s.tax, t.p("A").paid) == ({}, 4 + 1 + 2, 1)
    t = table(A={"board": "ada", "silver": 0, "virtue": 7}, B={"at": "2 forest"})
    t.choose("A", "place town_centre", "capture 1 forest")
    assert (t.p("A").captives, t.s.tax) == ([0, 2], 4)


@rule("ARCV-002", "ARCV-011", "ARC-148")
@pytest.mark.parametrize("hand", ["", "well keep"])
def test_frederick_keeps_his_cards_when_he_advances(hand: str) -> None:
    t = table({"rewards_left": 0}, A={"board": "frederick", "gold": 1, "hand": hand})
    t.construct("A")
    assert (t.p("A").level, t.hand("A"), t.asked) == (1, hand.split(), "B")
    t = table(A={"board": "rudolf", "gold": 1})
    assert t.refusal("A", "place guildhall")[1] == "ARC-039"


@rule("ARCV-012", "ARC-079", "ARC-215")
def test_rudolf_pays_one_silver_less_and_has_six() -> None:
    five = "labourer jeweller_a jeweller_b miner_a miner_b"
    t = table(
        {"top": "trickster acolyte_card thief"}, A={"board": "rudolf", "silver": 5, "crew": five, "virtue": 7}
    )
    t.choose("A", "place workshop", "hire thief")
    assert (len(t.crew("A")), t.have("A"), t.s.tax, sum(t.s.coins)) == (
        6,
        {},
        6,
        2,
    )  # 1 + 2 tax + 2 skip coins
    t = table({"top": "thief"}, A={"board": "rudolf", "silver": 9, "crew": f"{five} trickster"})
    t.choose("A", "place workshop")
    assert t.refusal("A", "hire thief") == ("architects-team-full", "ARC-079", 6, 6)


@rule("ARCV-012")
def test_rudolf_pays_the_market_and_the_tavern_like_anybody() -> None:
    t = table(A={"board": "rudolf", "silver": 1})
    assert t.refusal("A", "place black_market_middle") == ("reason-lack", "ARC-114", 1, 2)


# promotional boards


@rule("ARCV-002")
def test_lothaire_pays_one_wood_or_stone_less() -> None:
    told: Setting = {"board": "lothaire", "hand": "well", "virtue": 4}
    t = table(A={**told, "wood": 1, "stone": 2})
    t.construct("A", "well")
    assert t.have("A") == {"clay": 4}
    t = table(A={**told, "wood": 2, "stone": 2})
    t.construct("A", "well")
    assert t.options("A") == {"pay wood+stone+stone", "pay wood+wood+stone"}
    assert "place guildhall" not in table(A={**told, "wood": 1, "stone": 1}).options("A")
    assert "place guildhall" not in table(A={**told, "wood": 1, "stone": 2, "board": "ada"}).options("A")


@rule("ARCV-002", "ARC-147")
def test_lothaire_saves_in_the_cathedral_where_wood_or_stone_is_asked() -> None:
    t = table(
        {"rewards_left": 0}, A={"board": "lothaire", "wood": 3, "level": 1, "hand": "keep", "virtue": 7}
    )
    t.construct("A")
    assert (t.p("A").level, t.have("A")) == (2, {})
    t = table(A={"board": "lothaire", "wood": 9, "level": 0, "hand": "keep", "virtue": 7})
    assert "place guildhall" not in t.options("A")


@rule("ARCV-002")
@pytest.mark.parametrize(
    ("silver", "choice", "left"), [(3, "do refuse_debt", (1, 0)), (3, "decline", (3, 1)), (1, "", (1, 1))]
)
def test_hugo_may_pay_not_to_take_a_debt(silver: int, choice: str, left: tuple[int, int]) -> None:
    t = table(A={"board": "hugo", "prison": 1, "silver": silver})
    t.push(Reset())
    if choice:
        t.choose("A", choice)
    assert (t.have("A").get("silver", 0), t.p("A").unpaid) == left
    assert t.kind == "turn"


@rule("ARCV-002", "ARC-161")
def test_hugo_is_asked_for_each_debt() -> None:
    t = table(
        A={
            "board": "hugo",
            "virtue": 0,
            "silver": 6,
            "wood": 5,
            "stone": 2,
            "gold": 2,
            "hand": "keep",
            "crew": "labourer",
        }
    )
    t.construct("A", "keep")
    t.choose("A", "do refuse_debt", "decline")
    assert (t.have("A"), t.p("A").unpaid, t.asked) == ({"silver": 4}, 1, "B")


@rule("ARCV-002")
def test_clovis_draws_a_card_for_each_building() -> None:
    t = table({"buildings": "keep castle"}, A={"board": "clovis", "hand": "well", "wood": 2, "stone": 2})
    t.construct("A", "well")
    assert t.hand("A") == ["keep"]
    t = table({"buildings": "keep", "rewards_left": 0}, A={"board": "clovis", "hand": "well", "gold": 1})
    t.construct("A")
    assert t.hand("A") == []


@rule("ARCV-002", "ARC-176", "ARC-183")
def test_fara_frees_one_worker_in_a_reset() -> None:
    t = table(A={"board": "fara", "prison": 3, "crew": "gatekeeper"})
    t.push(Reset())
    assert t.options("A") == {"use fara", "use gatekeeper", "done"}
    t.choose("A", "use fara", "done")
    assert (t.p("A").prison, t.p("A").virtue) == (2, 7)


@rule("ARCV-002", "ARC-122")
@pytest.mark.parametrize("captives", [1, 4])
def test_bertha_gains_two_silver_for_each_use_of_the_prison(captives: int) -> None:
    t = table(A={"board": "bertha", "captives": f"{captives} B"})
    t.choose("A", "place guardhouse", "imprison")
    assert t.have("A") == {"silver": captives + 2}
