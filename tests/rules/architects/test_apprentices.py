"""Every apprentice at its moment: it adds exactly what its TOML says, and nothing at any other moment."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.content.architects_decks import DECKS
from tests.rules.architects.table import THINGS, Setting, Table, World, table
from tests.support import rule

from courtier.titles.architects.reset import Reset

APPRENTICES = {card["id"]: card for card in DECKS["apprentice"]}
MOMENTS = {
    "quarry": ["place quarry"],
    "forest": ["place forest"],
    "mines": ["place mines", "gain clay"],
    "silversmith": ["place silversmith"],
    "tax_stand": ["place tax_stand"],
    "black_market": ["place black_market_small"],
    "imprison": ["place guardhouse", "imprison"],
    "debt_paid": ["place guardhouse", "pay_debt"],
    "cathedral": ["place guildhall", "cathedral"],
    "town_centre": ["place town_centre", "capture 1 forest", "capture 1 quarry"],
}
WORLD: World = {
    "small": "market_01",
    "rewards": "reward_01",
    "market": "- - B",
    "buildings": "well",
    "tax": 4,
}


def effects(deed: str) -> list[tuple[str, str, Any]]:
    return [
        (id, effect["moment"], effect[deed])
        for id, card in APPRENTICES.items()
        for effect in card.get("effects", [])
        if deed in effect
    ]


def seated(crew: str, world: World = WORLD, **more: object) -> Table:
    """A has enough for any action, and a prisoner, a captive, a debt and a card."""
    setting: Setting = {
        "silver": 9, "gold": 1, "unpaid": 1, "captives": "1 B", "at": "1 mines 1 town_centre 1 guardhouse",
        "hand": "keep chapel", "crew": crew, "prison": 2,
    }  # fmt: skip
    setting.update(more)  # type: ignore[typeddict-item]
    return table(world, A=setting, B={"at": "1 forest 1 quarry"})


def counts(t: Table) -> Counter[str]:
    p = t.p("A")
    out = Counter(dict(zip(THINGS, p.have, strict=True)))
    out.update(virtue=p.virtue, card=len(t.hand("A")), unpaid=p.unpaid, prison=p.prison, pool=t.s.tax)
    return out


def play(moment: str, crew: str) -> Counter[str]:
    t = seated(crew)
    before = counts(t)
    t.choose("A", *MOMENTS[moment])
    if t.kind == "discard" and t.asked == "A":
        t.choose("A", "discard keep")
    after = counts(t)
    return Counter({thing: after[thing] - before[thing] for thing in after})


def added(moment: str, crew: str) -> dict[str, int]:
    """What this crew makes of an action, over what nobody makes of it."""
    with_it, without = play(moment, crew), play(moment, "labourer")
    return {thing: with_it[thing] - without[thing] for thing in with_it if with_it[thing] != without[thing]}


@rule("ARC-203", "ARC-204", "ARC-205", "ARC-129")
@pytest.mark.parametrize(
    ("id", "moment", "gain"), [row for row in effects("gain") if row[1] in MOMENTS], ids=lambda row: str(row)
)
def test_what_an_apprentice_adds(id: str, moment: str, gain: dict[str, int]) -> None:
    assert added(moment, id) == gain
    for other in MOMENTS:
        if other != moment:
            assert added(other, id) == {}


@rule("ARC-204", "ARC-205")
@pytest.mark.parametrize(("id", "moment", "spared"), effects("spare_virtue"))
def test_virtue_that_an_apprentice_spares(id: str, moment: str, spared: int) -> None:
    lost = {"tax_stand": 2, "black_market": 1}[moment]
    assert added(moment, id) == {"virtue": min(spared, lost)}


@rule("ARC-107", "ARC-204")
@pytest.mark.parametrize(("id", "moment", "discount"), effects("discount"))
def test_silver_that_an_apprentice_saves(id: str, moment: str, discount: dict[str, int]) -> None:
    assert added(moment, id) == discount


@rule("ARC-065")
@pytest.mark.parametrize(("id", "moment", "trade"), effects("trade"))
def test_the_trade_of_an_apprentice(id: str, moment: str, trade: dict[str, dict[str, int]]) -> None:
    assert moment == "storehouse"
    (gained,) = trade["gain"].items()
    pay = "+".join(thing for thing, n in trade["pay"].items() for _ in range(n))
    got = "+".join([gained[0]] * gained[1])
    t = seated(id, clay=3, wood=3, stone=3)
    before = counts(t)
    t.choose("A", "place storehouse", f"trade {pay}>{got}")
    after = counts(t)
    expected = Counter(trade["gain"])
    expected.subtract(trade["pay"])
    assert {thing: after[thing] - before[thing] for thing in after if after[thing] != before[thing]} == {
        thing: n for thing, n in expected.items() if n
    }


@rule("ARC-065")
def test_an_overseer_has_one_more_action() -> None:
    t = seated("overseer", wood=4)
    t.choose("A", "place storehouse", "trade wood+wood>virtue", "trade wood+wood>virtue")
    assert t.p("A").virtue == 9


@rule("ARC-176", "ARC-183")
@pytest.mark.parametrize(("id", "moment", "gain"), [row for row in effects("gain") if row[1] == "reset"])
@pytest.mark.parametrize("prison", [0, 1])
def test_what_an_apprentice_brings_in_a_reset(
    id: str, moment: str, gain: dict[str, int], prison: int
) -> None:
    results = []
    for crew in (id, "labourer"):
        t = seated(crew, prison=prison)
        t.push(Reset())
        if t.kind == "use":
            t.choose("A", f"use {id}")
        results.append(counts(t))
    optional = "optional" in next(iter(APPRENTICES[id]["effects"]))
    expected = {} if optional and prison else gain
    got = {thing: results[0][thing] - results[1][thing] for thing in results[0]}
    assert {thing: n for thing, n in got.items() if n} == expected


@rule("ARC-081", "ARC-136")
@pytest.mark.parametrize("id", APPRENTICES)
def test_skills_and_virtue_of_a_hired_apprentice(id: str) -> None:
    promo = bool(APPRENTICES[id].get("promo"))
    t = table({"top": id}, A={"silver": 4}, options={"promo_cards": promo})
    t.choose("A", "place workshop", f"hire {id}")
    assert t.p("A").virtue == 7 + APPRENTICES[id].get("virtue", 0)
    assert {skill for skill, n in t.view()["seats"][0]["skills"].items() if n} == set(
        APPRENTICES[id]["skills"]
    )
