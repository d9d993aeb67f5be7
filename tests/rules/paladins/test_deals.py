"""What the view says a choice costs and brings is what it costs and brings."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.rules.paladins.table import Table, next_round, table
from tests.support import rule

from courtier import Game, start
from courtier.titles.paladins import words as w
from courtier.titles.paladins.state import PState
from courtier.titles.paladins.view_needs import returns

UNKNOWN = {"wall", "entrusted"}  # cards that are still to be drawn, actions that are still to be chosen
LATER = {
    "tax",
    "pray",
    "free_recruit",
    "develop",
    "free_dismiss",
    "move_workshop",
    "dismiss_own_townsfolk",
    "pass",
}


def deals(t: Table, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = t.view(seat)["offers"]["deals"]
    return found


EVERY = "9 labourer 9 scout 9 merchant 9 fighter 9 cleric 9 criminal"


@rule("PAL-095", "PAL-129")
def test_the_next_monk_costs_provisions_that_the_paladin_spares() -> None:
    t = table(A={"workers": EVERY, "provision": 3, "faith": 4, "done": {"commission": 4}})
    t.choose("A", "act commission")
    assert {(deal["provision"], deal["silver"]) for deal in deals(t).values()} == {(2, 0)}
    t = table(A={"workers": EVERY, "faith": 4, "done": {"commission": 4}, "paladin": "ivon"})
    t.choose("A", "act commission")
    assert {deal["provision"] for deal in deals(t).values()} == {0}
    assert all(deal["spared"] == {"provision": 2} for deal in deals(t).values())


@rule("PAL-078", "PAL-079")
def test_a_townsfolk_is_paid_with_silver_or_with_a_debt() -> None:
    t = table({"town": "abbot_1 - - - -"}, A={"workers": "2 labourer 1 fighter", "silver": 3})
    t.choose("A", "act recruit")
    silver, debt = deals(t)["dismiss abbot_1 silver"], deals(t)["dismiss abbot_1 debt"]
    assert (silver["silver"], silver["debt"], silver["change"]) == (
        3,
        0,
        {"cleric": 1, "labourer": 1, "silver": -3},
    )
    assert (debt["silver"], debt["debt"], debt["change"]["unpaid"]) == (0, 1, 1)
    hired = deals(t)["hire abbot_1 silver"]
    assert [gain["of"] for gain in hired["gains"]] == ["crew"]
    assert hired["workers"] == ["labourer", "fighter"]  # no other handful would do


@rule("PAL-119", "PAL-120")
def test_missing_strength_is_named_in_silver() -> None:
    outs = "- - - viking_mercenary - -"
    t = table({"outs": outs}, A={"workers": EVERY, "silver": 4, "strength": 4})
    assert deals(t)["act attack"]["targets"] == 1
    assert deals(t)["act attack"]["silver"] == 2  # strength 7 is asked for
    line = deals(t)["act attack"]["gains"][0]
    assert (line["reward"], line["now"], line["then"]) == ([{"influence": 1}], 0, 1)


@rule("PAL-102", "PAL-107")
def test_a_wall_is_not_looked_at() -> None:
    t = table(A={"workers": EVERY, "provision": 3, "influence": 9})
    assert [gain["of"] for gain in deals(t)["act fortify"]["gains"]] == ["wall"]


@rule("PAL-205", "PAL-207")
def test_passing_says_how_many_stay() -> None:
    t = table(A={"workers": "2 scout 3 labourer"})
    assert deals(t)["pass"]["keeps"] == 3


@rule("PAL-053")
def test_who_would_stand_where() -> None:
    t = table(A={"workers": "1 labourer 1 scout 1 cleric 1 criminal", "provision": 3, "faith": 2})
    t.choose("A", "act commission")
    t.choose("A", min(t.options("A")))
    stands = t.view(0)["offers"]["stands"]
    assert stands["pay labourer+scout+cleric"] == ["scout", "labourer", "cleric"]
    assert stands["pay labourer+cleric+criminal"] == ["criminal", "labourer", "cleric"]


@rule("PAL-052")
def test_what_an_action_needs_is_listed_with_its_numbers() -> None:
    t = table(
        A={"workers": "9 labourer 1 scout 1 merchant", "provision": 1, "influence": 2, "done": {"fortify": 2}}
    )
    needs = {check["of"]: check for check in t.view(0)["offers"]["checks"]["fortify"]}
    assert (needs["attribute"]["need"], needs["attribute"]["have"], needs["attribute"]["ok"]) == (3, 2, False)
    assert needs["workers"]["ok"]
    assert needs["space"]["ok"]


@rule("PAL-046")
def test_what_a_paladin_in_hand_would_open() -> None:
    t = next_round()
    own = t.view(0)["own"]
    assert set(own["boosts"]) == set(own["hand"])
    lent = own["boosts"][own["hand"][0]][0]
    assert lent["then"] > lent["now"]
    assert own["returns"]["top"] == t.s.round + 1


@rule("PAL-037")
@pytest.mark.parametrize(
    ("number", "left", "crowns", "back"),
    [(1, 9, False, 6), (2, 8, False, 7), (4, 6, False, None), (1, 12, True, 6)],
)
def test_a_card_under_the_pile_is_drawn_again_in_the_round_that_is_told(
    number: int, left: int, crowns: bool, back: int | None
) -> None:
    """Twelve cards, three drawn, one used up each round; sixteen, four drawn, two gone with City of Crowns."""
    s = start("paladins", 2, 1, {"city_of_crowns": crowns}).state
    assert isinstance(s, PState)
    s.round = number
    p = s.players[0]
    while len(p.pile.cards) > left:
        p.pile.draw()
    assert returns(s, p, top=False) == back


def test_only_the_seat_that_is_asked_has_offers() -> None:
    t = table(A={"workers": EVERY}, B={"workers": EVERY})
    assert t.view(0)["offers"] is not None
    assert t.view(1)["offers"] is None
    assert t.view(None)["offers"] is None


def counts(s: PState, seat: int) -> dict[str, int]:
    p = s.players[seat]
    out = dict(zip(w.WORKERS, p.workers, strict=True))
    return out | {
        "silver": p.silver,
        "provision": p.provision,
        "unpaid": p.unpaid,
        "paid": p.paid,
        "suspicion": len(p.suspicion),
    }


def certain(deal: dict[str, Any]) -> bool:
    icons = {icon for gain in deal["gains"] for part in gain["reward"] for icon in part}
    return (
        not icons & (LATER | {"choose", "criminal"}) and not {gain["of"] for gain in deal["gains"]} & UNKNOWN
    )


def settled(game: Game, seat: int) -> bool:
    """Takes what is offered; False where something else is asked before the choice is carried out."""
    while not game.over and game.asks[0].seat == seat and game.asks[0].kind == "accept":
        tokens = [str(o) for o in game.options(seat)]
        game.choose(next(token for token in tokens if token != "decline"), seat)
    return (
        game.over or game.asks[0].kind in ("turn", "keep", "paladin", "tavern") or game.asks[0].seat != seat
    )


@pytest.mark.parametrize("crowns", [False, True])
def test_what_is_told_is_what_happens(crowns: bool) -> None:
    """Over whole games, wherever no card is drawn and nobody else is asked in between."""
    told = 0
    for seed in range(4):
        game = start(
            "paladins", seats=2 + seed % 3, seed=seed, options={"city_of_crowns": True} if crowns else {}
        )
        rng = random.Random(seed)
        while not game.over:
            seat = game.asks[0].seat
            token = str(rng.choice(game.options(seat)))
            told += follows(game.clone(), seat, token)
            game.choose(token, seat)
    assert told > 150


def follows(game: Game, seat: int, token: str) -> int:
    """1 when the choice could be compared with what was told of it."""
    offers = game.view(seat)["offers"]
    kind = game.asks[0].kind
    deal = offers["deals"].get(token)
    workers: list[str] = deal["workers"] if deal else []
    if kind == "workers":
        deal = next(iter(offers["deals"].values()))
        workers = token.removeprefix("pay ").split("+")
    if (
        kind not in ("turn", "target", "workers") or deal is None or not certain(deal)
    ):  # no reward is half done
        return 0
    if deal["leads"] and kind != "workers":
        return 0
    s = game.state
    assert isinstance(s, PState)
    before, barrier, attributes = counts(s, seat), s.barrier, list(s.players[seat].track)
    game.choose(token, seat)
    if not settled(game, seat) or s.barrier != barrier or token == "pass":
        return 0
    told = dict(deal["change"])
    for kind in workers:
        told[kind] = told.get(kind, 0) - 1
    after = counts(s, seat)
    assert {k: after[k] - before[k] for k in after if after[k] != before[k]} == {
        k: n for k, n in told.items() if n
    }, (
        token,
        deal,
    )
    risen = {gain["reward"][0].popitem()[0]: gain["then"] for gain in deal["gains"] if "then" in gain}
    now = dict(zip(s.tables.attributes, s.players[seat].track, strict=True))
    old = dict(zip(s.tables.attributes, attributes, strict=True))
    assert now == old | risen, (token, deal)
    return 1
