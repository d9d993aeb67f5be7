"""Attack and Convert: what to do with outsiders (PAL-117 to PAL-128)."""

from __future__ import annotations

import pytest
from tests.rules.paladins.table import Setting, Table, World, table
from tests.support import rule

from courtier.titles.paladins import words as w
from courtier.titles.paladins.turn import Target

SPARE = "9 labourer"  # so that nobody has to pass
EVERY = "9 labourer 9 scout 9 merchant 9 fighter 9 cleric 9 criminal"


def usual(t: Table) -> None:
    """The workers that most people would pay."""
    assert t.kind == "workers"
    t.choose("A", str(t.game.options(0)[0]))


@rule("PAL-117", "PAL-118", "PAL-119", "PAL-121")
def test_attacking_the_mercenary() -> None:
    t = table(
        {"outs": "- - - viking_mercenary - -"},
        A={"workers": "3 labourer 1 scout 1 fighter", "silver": 1, "strength": 5},
    )
    t.choose("A", "act attack")
    p = t.p("A")
    assert p.silver == 0
    assert t.track("A") == (0, 5, 1)
    assert t.workers("A") == {"labourer": 4}
    assert [t.t.outsiders[card].id for card in p.attacked] == ["viking_mercenary"]


@rule("PAL-122", "PAL-123", "PAL-124", "PAL-125", "PAL-126", "PAL-241")
def test_converting_the_assassin() -> None:
    t = table(
        {"outs": "- viking_assassin - saracen_archer - -"},
        A={
            "workers": "3 labourer 1 fighter 1 cleric",
            "silver": 2,
            "faith": 3,
            "paladin": "anseis",
            "done": {"convert": 2},
            "converted": "viking_armourer viking_guardian",
            "attacked": "saracen_hunter saracen_marauder byzantine_archer",
        },
    )
    t.choose("A", "act convert")
    assert t.p("A").silver == 0
    assert t.track("A") == (3, 2, 0)
    assert t.view()["seats"][0]["converted"][2] == {"id": "viking_assassin", "points": 2}


ROW = "viking_thief viking_lookout byzantine_archer viking_adventurer saracen_archer saracen_warrior"


@rule("PAL-117", "PAL-122")
@pytest.mark.parametrize(
    ("action", "left", "right", "cites"),
    [("attack", "scout", "fighter", "PAL-117"), ("convert", "fighter", "cleric", "PAL-122")],
)
def test_the_workers_of_attack_and_convert(action: str, left: str, right: str, cites: str) -> None:
    told: Setting = {"workers": f"2 labourer 1 {left} 1 {right} 1 criminal", "strength": 1}
    t = table({"outs": "viking_lookout - - - - -"}, A=told)
    t.choose("A", f"act {action}")
    assert len(t.pays("A")) == 4
    usual(t)
    standing = t.view()["seats"][0]["actions"][w.ACTIONS.index(action)]["workers"]
    assert standing == [left, "labourer", right]
    for missing in (left, right):
        other = right if missing == left else left
        told["workers"] = f"9 labourer 1 {other}"
        assert table(A=told).refusal("A", f"act {action}") == ("paladins-lack-worker", cites, 0, 1)


@rule("PAL-117", "PAL-118", "PAL-119", "PAL-120")
@pytest.mark.parametrize("strength", range(13))
def test_each_space_to_the_right_of_the_own_strength_costs_a_silver(strength: int) -> None:
    for space, flag in enumerate((1, 3, 5, 7, 9, 11)):
        price = max(0, -(-(flag - strength) // 2))
        outsider = ROW.split()[space]
        t = table({"outs": ROW}, A={"workers": EVERY, "strength": strength, "silver": 6})
        t.choose("A", "act attack", f"attack {outsider}")
        usual(t)
        taxed = 2 if outsider == "viking_thief" else 0
        assert t.p("A").silver == 6 - price + taxed
        if price:
            t = table({"outs": ROW}, A={"workers": EVERY, "strength": strength, "silver": price - 1})
            reason = Target(0, w.ATTACK).why_not(t.s, t.t.attack[t.s.outs[space]])
            assert reason is not None
            reach = strength + 2 * (price - 1)
            assert (reason.key, reason.rule, reason.have, reason.need) == (
                "paladins-lack-reach",
                "PAL-119",
                reach,
                flag,
            )
            assert (reason.thing, reach < flag) == ("paladins-thing-strength", True)


@rule("PAL-120")
@pytest.mark.parametrize(
    ("strength", "space", "price"), [(0, 0, 1), (4, 2, 1), (3, 2, 1), (2, 2, 2), (1, 2, 2), (0, 2, 3)]
)
def test_missing_strength_is_rounded_up(strength: int, space: int, price: int) -> None:
    outs = ["-"] * 6
    outs[space] = "viking_mercenary"
    t = table({"outs": " ".join(outs)}, A={"workers": "9 criminal", "strength": strength, "silver": price})
    t.choose("A", "act attack")
    assert t.p("A").silver == 0
    t = table(
        {"outs": " ".join(outs)}, A={"workers": "9 criminal", "strength": strength, "silver": price - 1}
    )
    reach = strength + 2 * (price - 1)
    assert t.refusal("A", "act attack") == ("paladins-lack-reach", "PAL-119", reach, 1 + 2 * space)


@rule("PAL-117", "PAL-052")
def test_the_paladins_strength_counts_in_an_attack() -> None:
    told: Setting = {"workers": "3 criminal", "strength": 1, "silver": 0}
    world: World = {"outs": "- - viking_mercenary - - -"}
    t = table(world, A={**told, "paladin": "roland"}, B={"workers": SPARE})  # 1 + 4 under flag 5
    t.choose("A", "act attack")
    assert t.p("A").silver == 0
    t = table(world, A={**told, "paladin": "otton"})  # 1 + 2
    assert t.refusal("A", "act attack") == ("paladins-lack-reach", "PAL-119", 3, 5)


@rule("PAL-117")
@pytest.mark.parametrize("number", range(36))
def test_an_attack_gains_the_top_icons_and_keeps_the_card_face_down(number: int) -> None:
    id = table().t.outsiders[number].id
    t = table(
        {"outs": f"{id} - - - - -", "tax": 6, "suspicion": "0"},
        A={"workers": "9 labourer 1 scout 1 fighter", "strength": 1, "silver": 0, "unpaid": 1},
        B={"workers": SPARE},
    )
    t.choose("A", "act attack")
    if t.kind == "accept":
        t.choose("A", "decline")
    workers, silver, provision, influence = [8, 0, 0, 0, 0, 0], 0, 1, 0
    for part in t.t.rewards[t.t.outsiders[number].attack]:
        if part.icon < w.SILVER:
            workers[part.icon] += part.n
        silver += part.n if part.icon in (w.SILVER, w.TAX) else 0
        provision += part.n if part.icon == w.PROVISION else 0
        influence += part.n if part.icon == w.INFLUENCE else 0
    assert influence >= 1
    assert (t.p("A").workers, t.goods("A"), t.track("A")) == (workers, (silver, provision), (0, 1, influence))
    seat = t.view()["seats"][0]
    assert (seat["attacked"], seat["converted"]) == ([id], [])
    assert "converts" not in t.sheet("A")


@rule("PAL-122")
@pytest.mark.parametrize("faith", range(12))
def test_faith_opens_outsiders_and_silver_does_not(faith: int) -> None:
    t = table({"outs": ROW}, A={"workers": EVERY, "faith": faith, "strength": 12, "silver": 50})
    open_ones = {id for id, flag in zip(ROW.split(), (0, 2, 4, 6, 8, 10), strict=True) if faith >= flag}
    reasons = {}
    for number, id in enumerate(ROW.split()):
        reason = Target(0, w.CONVERT).why_not(t.s, t.t.convert[t.s.outs[number]])
        assert (reason is None) == (id in open_ones)
        if reason is not None:
            reasons[id] = (reason.key, reason.rule, reason.have, reason.need)
            assert reasons[id] == ("paladins-lack-attribute", "PAL-122", faith, 2 * number)
    t.choose("A", "act convert")
    if len(open_ones) > 1:
        assert {token.split()[1] for token in t.options("A")} == open_ones
        for id, reason_told in reasons.items():
            assert t.refusal("A", f"convert {id}") == reason_told


@rule("PAL-123")
@pytest.mark.parametrize(("done", "silver"), list(enumerate((0, 1, 2, 2, 2, 3, 3))))
def test_what_each_convert_costs(done: int, silver: int) -> None:
    told: Setting = {"workers": EVERY, "done": {"convert": done}}
    t = table({"outs": ROW}, A={**told, "silver": silver})
    t.choose("A", "act convert")
    usual(t)
    assert t.p("A").silver == 0
    if silver:
        t = table({"outs": ROW}, A={**told, "silver": silver - 1})
        assert t.refusal("A", "act convert") == ("reason-lack", "PAL-123", silver - 1, silver)


@rule("PAL-123")
def test_converts_lie_face_up_from_the_left() -> None:
    t = table({"outs": ROW}, A={"workers": EVERY, "faith": 12, "silver": 9})
    for id in ("viking_lookout", "saracen_warrior", "viking_thief"):
        t.p("A").board[w.CONVERT] = 0
        t.push()
        t.choose("A", "act convert", f"convert {id}")
        usual(t)
    converted = t.view()["seats"][0]["converted"]
    assert [card["id"] for card in converted] == ["viking_lookout", "saracen_warrior", "viking_thief"]


@rule("PAL-124")
@pytest.mark.parametrize("number", range(36))
def test_a_convert_gains_its_strength_and_nothing_else(number: int) -> None:
    card = table().t.outsiders[number]
    t = table({"outs": f"{card.id} - - - - -"}, A={"workers": "3 criminal", "unpaid": 1, "suspicion": "0"},
              B={"workers": SPARE})  # fmt: skip
    t.choose("A", "act convert")
    assert t.asked == "B"
    (part,) = t.t.rewards[card.convert]
    assert (part.icon, part.n >= 1) == (w.STRENGTH, True)
    assert t.track("A") == (0, part.n, 0)
    assert (t.workers("A"), t.goods("A"), t.p("A").unpaid, len(t.p("A").suspicion)) == ({}, (3, 1), 1, 1)


@rule("PAL-126", "PAL-125")
@pytest.mark.parametrize("assassin", ["viking_assassin", "byzantine_assassin"])
@pytest.mark.parametrize(
    ("attacked", "points"),
    [
        ("saracen_archer saracen_hunter", 2),
        ("byzantine_archer", 0),
        ("viking_thief byzantine_thief saracen_archer", 1),
    ],
)
def test_assassins_count_saracens(assassin: str, attacked: str, points: int) -> None:
    t = table(A={"workers": SPARE, "converted": assassin, "attacked": attacked})
    assert t.sheet("A").get("converts", 0) == points


@rule("PAL-127")
@pytest.mark.parametrize("action", ["attack", "convert"])
def test_an_outsider_taken_leaves_its_space_empty_until_the_refresh(action: str) -> None:
    told: Setting = {"workers": "9 criminal", "strength": 12, "faith": 12}
    t = table({"outs": ROW, "outs_pile": "viking_mercenary"}, A=told)
    row: list[str | None] = list(ROW.split())
    t.choose(
        "A", f"act {action}", "attack saracen_archer" if action == "attack" else "convert saracen_archer"
    )
    row[4] = None
    assert t.view()["outsiders"] == row
    other = "convert" if action == "attack" else "attack"
    t.choose("A", f"act {other}")
    assert t.refusal("A", f"{other} saracen_archer")[:2] == ("paladins-no-outsider", "PAL-127")
    t.choose("A", f"{other} viking_lookout")
    row[1] = None
    assert t.view()["outsiders"][:5] == row[:5]
    while t.view()["round"] == 1:
        t.choose("A", "pass" if t.kind == "turn" else min(t.options("A")))
    assert t.view()["outsiders"][:4] == [
        "byzantine_archer",
        "viking_adventurer",
        "saracen_warrior",
        "viking_mercenary",
    ]


@rule("PAL-128", "PAL-117")
def test_attacked_cards_count_by_faction_and_converted_ones_do_not() -> None:
    t = table(
        A={
            "workers": SPARE,
            "converted": "viking_assassin saracen_barbarian byzantine_invader saracen_archer",
            "attacked": "saracen_hunter byzantine_thief byzantine_hunter viking_thief viking_guardian viking_traitor",
        }
    )
    points = {card["id"]: card["points"] for card in t.view()["seats"][0]["converted"]}
    assert points == {
        "viking_assassin": 1,
        "saracen_barbarian": 2,
        "byzantine_invader": 3,
        "saracen_archer": 0,
    }
