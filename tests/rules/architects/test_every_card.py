"""Every building, reward and Black Market card does exactly what its file says: prices, skills, virtue, effects."""

from __future__ import annotations

from typing import Any

import pytest
from tests.content.architects_decks import DECKS, GOODS, SKILLS
from tests.content.files import Card
from tests.rules.architects.table import Setting, Table, World, table
from tests.support import rule

from courtier import titles
from courtier.titles.architects import decks
from courtier.titles.architects import words as w

ONE_SKILL = {"carpentry": "thief", "tiling": "miner_a", "masonry": "trickster"}
BUILDINGS = DECKS["building"]
IMMEDIATE = [card for card in BUILDINGS if card["effects"][0]["moment"] == "built"]
LATER = [card for card in BUILDINGS if card["effects"][0]["moment"] != "built"]


def named(cards: list[Card]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("card", cards, ids=[card["id"] for card in cards])


def exactly(card: Card, **more: Any) -> Setting:
    """Whoever has the price of this card and nothing else; too little virtue for the Cathedral."""
    told: Any = {"hand": card["id"], "crew": "labourer", "virtue": 4, **card["cost"], **more}
    setting: Setting = told
    return setting


def test_every_building_has_one_effect() -> None:
    """What the tests below lean on."""
    assert all(len(card["effects"]) == 1 for card in BUILDINGS)
    assert len(IMMEDIATE) + len(LATER) == 43


def test_all_that_a_card_can_do_at_once_or_offer_has_its_deed() -> None:
    tables = titles()["architects"].load()[1]
    number = {
        "gain": w.D_GAIN,
        "lose": w.D_LOSE,
        "release": w.D_RELEASE,
        "choose": w.D_CHOOSE,
        **decks.NUMBERED,
    }
    assert set(tables.deeds) == {number[name] for name in decks.AT_ONCE}
    assert set(tables.branches) == {number[name] for name in decks.TO_CHOOSE}


@rule("ARC-136", "ARC-138")
@named(BUILDINGS)
def test_the_price_and_the_skills(card: Card) -> None:
    assert "place guildhall" in table(A=exactly(card)).options("A")
    for good, n in card["cost"].items():
        assert "place guildhall" not in table(A=exactly(card, **{good: n - 1})).options("A"), good
    for missing in SKILLS:
        crew = " ".join(who for skill, who in ONE_SKILL.items() if skill != missing)
        open_to = "place guildhall" in table(A=exactly(card, crew=crew)).options("A")
        assert open_to == (missing not in card["skills"])


@rule("ARC-138", "ARC-139", "ARC-140", "ARC-191")
@named(LATER)
def test_what_waits_for_the_end_changes_nothing_before(card: Card) -> None:
    t = table(A=exactly(card, virtue=7, unpaid=1, paid=2, captives="4 B"))
    t.construct("A", card["id"])
    p = t.p("A")
    assert (t.have("A"), p.virtue, p.unpaid, p.paid) == ({}, 7 + card.get("virtue", 0), 1, 2)
    assert (t.built("A"), t.hand("A"), t.crew("A")) == ([card["id"]], [], ["labourer"])
    assert t.asked == "B"


@rule("ARC-138", "ARC-139", "ARC-140", "ARC-144", "ARC-191")
@named(IMMEDIATE)
def test_what_happens_at_once(card: Card) -> None:
    """The price is gone, the printed virtue is marked, and the effect leaves or asks what the file says."""
    world: World = {"buildings": "keep dungeon", "top": "thief miner_a"}
    mine = exactly(card, virtue=7, prison=3, unpaid=2)
    if card["id"] == "library":
        mine["hand"] = "library palace"
    if card["id"] == "crane":
        mine["hand"], mine["wood"], mine["stone"] = "crane well", 5, 3
    t = table(world, A=mine, B={"at": "2 forest 1 mines", "captives": "2 A", "prison": 3})
    before = t.p("A").workers
    t.construct("A", card["id"])
    effect = card["effects"][0]
    virtue = 7 + card.get("virtue", 0)
    assert t.built("A")[0] == card["id"]
    if "gain" in effect and "pay" not in effect:
        at_once(t, effect, virtue)
    elif "lose" in effect:  # everybody with three in prison
        assert (t.p("A").virtue, t.p("B").virtue) == (virtue - 1, 6)
    elif "release" in effect:
        assert (t.p("A").prison, t.p("A").workers, t.asked) == (0, before - 1 + 3, "B")
    elif "choose" in effect:
        assert t.options("A") == branches(effect)
        for token in sorted(branches(effect) - {"decline"}):
            branch(t.game.clone(), token)
    else:
        asked_for(t, effect)
    if "lose" not in effect and not effect.get("everyone"):
        assert t.p("A").virtue == virtue
    assert t.sheet("A")["buildings"] >= card["vp"]


def at_once(t: Table, effect: Card, virtue: int) -> None:
    gained = dict(effect["gain"])
    times = virtue // effect["per"]["each"] if "per" in effect else 1
    goods = {name: n * times for name, n in gained.items() if name in [*GOODS, "silver"]}
    assert t.have("A") == goods
    assert t.p("A").unpaid == 2 + gained.get("debt", 0)
    assert t.hand("A") == ["keep", "dungeon"][: gained.get("card", 0)]
    everybody = effect.get("everyone", False)
    assert (t.p("A").virtue, t.p("B").virtue) == (
        virtue + gained.get("virtue", 0),
        7 + (gained.get("virtue", 0) if everybody else 0),
    )
    assert t.asked == "B"


def branches(effect: Card) -> set[str]:
    out = {"decline"} if effect.get("optional") else set()
    for one in effect["choose"]:
        if "gain" in one:
            out |= {f"gain {thing}" for thing in one["gain"]}
        elif "release" in one:
            out |= {"release boards"}
        else:
            out |= {"capture 1 forest", "capture 1 mines"}
    return out


def branch(game: Any, token: str) -> None:
    """Each branch of a choice, on a copy."""
    t = Table(game)
    effect = DECKS["building"][t.p("A").built[0]]["effects"][0]
    t.choose("A", token)
    what = token.split()[-1]
    for one in effect["choose"]:
        if what in one.get("gain", {}):
            assert t.have("A") == one["gain"]
    if token == "release boards":
        assert t.p("B").captives[0] == 0
    if token.startswith("capture"):
        assert t.p("A").captives[1] == (2 if what == "forest" else 1)
    assert t.asked == "B"


def asked_for(t: Table, effect: Card) -> None:
    if "capture" in effect:
        assert (t.kind, t.options("A")) == ("capture", {"capture 1 forest", "capture 1 mines"})
        t.choose("A", "capture 1 forest")
        assert t.asked == ("A" if effect["capture"] > 1 else "B")
    elif "destroy_debt" in effect:
        assert (t.p("A").unpaid, t.asked) == (2 - effect["destroy_debt"], "B")
    elif "hire" in effect:
        assert (t.kind, len(t.options("A", "hire"))) == ("hire", 8)
    elif "dismiss" in effect:  # a choice of one is made at once
        assert (t.crew("A"), t.asked) == ([], "B")
    elif "build" in effect:
        t.choose("A", "build well")
        assert (t.built("A"), t.p("A").guild) == (["crane", "well"], 2)
    else:
        assert "decline" in t.options("A")
        t.choose("A", "discard palace")
        assert t.have("A") == effect["gain"]


# what is counted at the end


POSITION: Setting = {
    "clay": 5, "wood": 6, "stone": 7, "gold": 5, "marble": 3, "silver": 12, "virtue": 6, "level": 3, "unpaid": 2,
    "paid": 5, "captives": "7 B", "crew": "labourer thief miner_a",
}  # fmt: skip
COUNTED = {
    "clay": 5, "wood": 6, "stone": 8, "gold": 5, "marble": 3, "silver": 12, "virtue": 6, "cathedral": 3, "basic": 19,
    "buildings": 3, "debts_paid": 5, "debts_unpaid": 2, "captives": 7, "carpentry": 2, "tiling": 2, "masonry": 1,
}  # fmt: skip


@rule("ARC-189", "ARC-191", "ARC-140", "ARC-209")
@named(LATER)
@pytest.mark.parametrize("ahead", [True, False])
def test_what_counts_at_the_end(card: Card, ahead: bool) -> None:
    """The last worker brings a stone from the Quarry. B has as much of everything, or nothing."""
    rival: Setting = {} if ahead else {"clay": 5, "wood": 6, "stone": 8, "silver": 12, "level": 3}
    t = table({"last": 1}, A={**POSITION, "built": f"{card['id']} well smithy"}, B=rival)
    t.choose("A", "place quarry")
    assert t.game.over
    effect = card["effects"][0]
    times = COUNTED[effect["per"]["count"]] // effect["per"]["each"] if "per" in effect else 1
    if "most" in effect:
        times = int(ahead)
    if "if" in effect:
        times = int(COUNTED[effect["if"]["count"]] <= effect["if"]["max"])
    virtue = 6 + times * effect.get("gain", {}).get("virtue", 0) - effect.get("lose", {}).get("virtue", 0)
    assert t.p("A").virtue == virtue
    points = times * effect.get("gain", {}).get("vp", 0)
    assert t.sheet("A")["buildings"] == card["vp"] + 3 + 3 + points
    assert t.sheet("A")["debts"] == 2 * (-2 + effect.get("debt_vp", 0))


@rule("ARC-150")
@named(DECKS["reward"])
def test_rewards(card: Card) -> None:
    t = table({"rewards": card["id"], "buildings": "keep"}, A={"gold": 1, "hand": "well"})
    t.construct("A")
    gained = dict(card["gain"])
    assert t.p("A").virtue == 7 + gained.pop("virtue", 0)
    assert t.hand("A") == ["keep"][: gained.pop("card", 0)]
    assert t.have("A") == gained


@rule("ARC-113", "ARC-117")
@named(DECKS["market_card"])
@pytest.mark.parametrize(("side", "silver"), [("small", 1), ("large", 3)])
def test_market_cards(card: Card, side: str, silver: int) -> None:
    world: World = {"small": card["id"]} if side == "small" else {"large": card["id"]}
    t = table(world, A={"silver": silver})
    t.choose("A", f"place black_market_{side}")
    assert (t.have("A"), t.p("A").virtue) == (card[side], 6)
