"""Points by category, converted outsiders, ties (PAL-220 to PAL-254)."""

from __future__ import annotations

import pytest
from tests.rules.paladins.table import Setting, Table, World, act, table
from tests.support import rule

from courtier.titles.paladins import words as w

NOTHING: Setting = {"workers": "9 labourer", "silver": 0, "provision": 0}
ORDERS = ["commission", "fortify", "garrison", "absolve", "attack", "convert"]


def points(category: str, told: Setting, world: World | None = None) -> int:
    """A's points of one category; nobody else's position matters."""
    return table(world, A={**NOTHING, **told}).sheet("A").get(category, 0)


def converts(cards: str, told: Setting, world: World | None = None) -> int:
    return points("converts", {**told, "converted": cards}, world)


@rule("PAL-220", "PAL-029", "PAL-030")
@pytest.mark.parametrize("action", ORDERS)
def test_an_order_asks_for_five_of_its_action(action: str) -> None:
    others = [order for order in ORDERS if order != action]
    for slot, vp in enumerate([4, 6, 8]):
        orders = " ".join([*others[:slot], action])
        for done in (0, 4, 5, 7):
            told: Setting = {"done": {action: done}}
            assert points("orders", told, {"orders": orders}) == (vp if done >= 5 else 0)


@rule("PAL-220")
def test_orders_add_up_and_count_only_when_revealed() -> None:
    told: Setting = {"done": {"commission": 5, "absolve": 6, "attack": 9}}
    assert points("orders", told, {"orders": "commission absolve attack"}) == 18
    assert points("orders", told, {"orders": "commission fortify attack"}) == 12
    assert points("orders", told, {"orders": "commission"}) == 4
    assert points("orders", told) == 0


@rule("PAL-221", "PAL-047")
@pytest.mark.parametrize("attribute", ["faith", "strength", "influence"])
@pytest.mark.parametrize(("value", "vp"), list(enumerate([0, 0, 1, 1, 3, 3, 6, 6, 9, 11, 13, 16, 20])))
def test_each_track_scores_by_itself(attribute: str, value: int, vp: int) -> None:
    told: Setting = {attribute: value, "paladin": "ivon"}  # type: ignore[misc]
    sheet = table(A={**NOTHING, **told}).sheet("A")
    assert sheet == ({attribute: vp} if vp else {})  # neither the boost nor another track counts


@pytest.mark.parametrize(
    ("category", "action", "table_of_points"),
    [
        pytest.param("develops", "develop", [0, 0, 0, 0, 0, 0, 1, 3, 6], marks=rule("PAL-222")),
        pytest.param("commissions", "commission", [0, 0, 0, 0, 0, 2, 5, 9], marks=rule("PAL-223")),
        pytest.param("garrisons", "garrison", [0, 0, 0, 0, 0, 2, 5, 9], marks=rule("PAL-224")),
        pytest.param("fortifies", "fortify", [0, 0, 0, 0, 0, 1, 3, 6], marks=rule("PAL-225")),
        pytest.param("absolves", "absolve", [0, 0, 0, 0, 0, 1, 3, 6], marks=rule("PAL-226")),
    ],
)
def test_actions_done_often_score(category: str, action: str, table_of_points: list[int]) -> None:
    for done, vp in enumerate(table_of_points):
        sheet = table(A={**NOTHING, "done": {action: done}}).sheet("A")
        assert sheet == ({category: vp} if vp else {})


@rule("PAL-002")
@pytest.mark.parametrize("action", ["recruit", "hunt", "trade", "pray", "conspire", "attack", "convert"])
def test_other_actions_score_nothing_by_themselves(action: str) -> None:
    assert table(A={**NOTHING, "done": {action: 7}}).sheet("A") == {}


@rule("PAL-225", "PAL-105")
@pytest.mark.parametrize(
    ("walls", "vp"),
    [("", 0), ("wall_01", 0), ("wall_03", 1), ("wall_05", 2), ("wall_03 wall_04 wall_05 wall_06", 6)],
)
def test_points_printed_on_walls_count_whatever_their_number(walls: str, vp: int) -> None:
    assert points("walls", {"walls": walls}) == vp
    assert points("fortifies", {"walls": walls, "done": {"fortify": 4}}) == 0


@rule("PAL-227", "PAL-176")
@pytest.mark.parametrize(("unpaid", "paid", "vp"), [(1, 0, -3), (0, 1, 1), (2, 0, -6), (1, 3, 0), (3, 2, -7)])
def test_debts(unpaid: int, paid: int, vp: int) -> None:
    assert points("debts", {"unpaid": unpaid, "paid": paid}) == vp


@rule("PAL-228")
@pytest.mark.parametrize(
    ("silver", "provision", "vp"),
    [(2, 0, 0), (3, 0, 1), (0, 3, 1), (2, 1, 1), (2, 2, 1), (5, 1, 2), (10, 1, 3)],
)
def test_left_over_silver_and_provisions_together(silver: int, provision: int, vp: int) -> None:
    assert points("goods", {"silver": silver, "provision": provision}) == vp


@rule("PAL-229")
def test_left_over_workers_score_nothing() -> None:
    told: Setting = {"workers": "9 labourer 9 scout 9 criminal", "silver": 0, "provision": 0}
    assert table(A=told).sheet("A") == {}


# outsiders who count actions
COUNTING = [
    ("PAL-230", "viking_adventurer", "commission"),
    ("PAL-231", "byzantine_archer", "garrison"),
    ("PAL-232", "viking_guardian", "develop"),
    ("PAL-234", "viking_lookout", "fortify"),
    ("PAL-235", "viking_vigilante", "absolve"),
]


@pytest.mark.parametrize(("card", "action"), [pytest.param(*row, marks=rule(id)) for id, *row in COUNTING])
def test_a_convert_scores_one_for_each_two_of_its_action(card: str, action: str) -> None:
    for done, vp in enumerate([0, 0, 1, 1, 2, 2, 3, 3]):
        assert converts(card, {"done": {action: done}}) == vp
    others = {other: 7 for other in w.ACTIONS if other != action}
    assert converts(card, {"done": others}) == 0


@rule("PAL-233", "PAL-236", "PAL-254")
def test_a_hunter_scores_one_for_each_two_townsfolk_hired() -> None:
    crew = ["abbot_1", "abbot_2", "squire_1", "squire_2", "watchman_1"]
    for n, vp in enumerate([0, 0, 1, 1, 2, 2]):
        told: Setting = {"crew": " ".join(crew[:n]), "done": {"fortify": 7, "recruit": 7}}
        assert converts("saracen_hunter", told) == vp


@rule("PAL-236")
def test_dismissed_townsfolk_do_not_count_for_a_hunter() -> None:
    t = table(
        {"town": "- - - abbot_1 acolyte_1"},
        A={
            "workers": "9 labourer 1 fighter",
            "silver": 5,
            "crew": "squire_1",
            "converted": "byzantine_hunter",
        },
    )
    act(t, "A", "act recruit", "dismiss abbot_1 silver")
    assert "converts" not in t.sheet("A")
    t.p("A").board = [0] * 12
    t.push()
    act(t, "A", "act recruit", "hire acolyte_1 silver")
    assert t.sheet("A")["converts"] == 1  # the starting townsfolk and the Acolyte


@rule("PAL-234", "PAL-254")
def test_a_lookout_counts_fortifies_and_no_recruits() -> None:
    crew: Setting = {"crew": "abbot_1 abbot_2 squire_1 squire_2"}
    assert converts("byzantine_lookout", crew) == 0
    assert converts("byzantine_lookout", {**crew, "done": {"fortify": 4}}) == 2


@rule("PAL-237", "PAL-232")
def test_a_guardian_counts_workshops_moved_from_the_row() -> None:
    t = table(
        {"round": 3, "favours": "develop"},
        A={
            **NOTHING,
            "workers": "9 labourer 1 merchant",
            "silver": 4,
            "provision": 1,
            "converted": "viking_guardian",
        },
    )
    act(t, "A", "act develop", "workshop attack left")
    assert "converts" not in t.sheet("A")
    act(t, "A", "favour develop", "take develop", "workshop attack middle")
    assert t.sheet("A")["converts"] == 1  # a free Develop counts as well


@pytest.mark.parametrize(
    ("card", "attribute"),
    [
        pytest.param("byzantine_armourer", "strength", marks=rule("PAL-238")),
        pytest.param("saracen_marauder", "influence", marks=rule("PAL-239")),
        pytest.param("saracen_warrior", "faith", marks=rule("PAL-240")),
    ],
)
def test_a_convert_scores_one_for_each_four_of_its_track(card: str, attribute: str) -> None:
    for value, vp in ((0, 0), (3, 0), (4, 1), (7, 1), (8, 2), (11, 2), (12, 3)):
        told: Setting = {attribute: value}  # type: ignore[misc]
        assert converts(card, told) == vp
    others = {other: 12 for other in ("strength", "influence", "faith") if other != attribute}
    assert converts(card, others) == 0  # type: ignore[arg-type]


@rule("PAL-047", "PAL-238", "PAL-239", "PAL-240")
@pytest.mark.parametrize(
    ("card", "paladin"),
    [("viking_armourer", "roland"), ("viking_marauder", "gerin"), ("byzantine_warrior", "oliver")],
)
def test_boosts_do_not_count_for_converts(card: str, paladin: str) -> None:
    assert converts(card, {"paladin": paladin}) == 0  # a boost of 4


@pytest.mark.parametrize(
    ("card", "attacked", "vp"),
    [
        pytest.param("viking_assassin", "saracen_archer saracen_hunter", 2, marks=rule("PAL-241")),
        pytest.param("saracen_barbarian", "byzantine_archer byzantine_thief", 2, marks=rule("PAL-242")),
        pytest.param("byzantine_invader", "viking_thief viking_guardian", 2, marks=rule("PAL-243")),
        pytest.param("viking_assassin", "viking_thief byzantine_archer", 0, marks=rule("PAL-241")),
        pytest.param("viking_barbarian", "viking_thief saracen_archer", 0, marks=rule("PAL-242")),
        pytest.param("saracen_invader", "saracen_archer byzantine_archer", 0, marks=rule("PAL-243")),
    ],
)
def test_a_convert_scores_one_for_each_attacked_of_a_people(card: str, attacked: str, vp: int) -> None:
    assert converts(card, {"attacked": attacked}) == vp


@rule("PAL-128", "PAL-241")
def test_converted_outsiders_are_not_attacked() -> None:
    assert converts("viking_assassin saracen_archer saracen_hunter", {}) == 0


@rule("PAL-244")
def test_a_champion_scores_one_and_one_for_each_order_completed() -> None:
    orders: World = {"orders": "commission absolve attack"}
    assert converts("byzantine_champion", {}, orders) == 1
    assert converts("byzantine_champion", {"done": {"absolve": 4}}, orders) == 1
    assert converts("byzantine_champion", {"done": {"absolve": 5}}, orders) == 2
    done: Setting = {"done": {"commission": 5, "absolve": 5, "attack": 5}}
    assert converts("byzantine_champion", done, orders) == 4
    assert converts("byzantine_champion saracen_champion", done, orders) == 8
    everything: Setting = {"done": dict.fromkeys(ORDERS, 5)}
    assert (
        converts("byzantine_champion", everything, {"orders": "commission"}) == 2
    )  # others are not revealed


@rule("PAL-245")
def test_a_protector_scores_one_for_each_paid_debt() -> None:
    for paid in range(4):
        assert converts("viking_protector", {"paid": paid, "unpaid": 2}) == paid


@rule("PAL-246")
def test_a_thief_scores_one_for_each_suspicion_held() -> None:
    for n in range(4):
        assert converts("viking_thief", {"suspicion": " ".join(["0", "2", "1"][:n])}) == n


@rule("PAL-247", "PAL-251")
@pytest.mark.parametrize(
    ("cards", "each"), [("", -3), ("viking_traitor", -2), ("viking_traitor byzantine_traitor", -1)]
)
def test_a_traitor_makes_each_unpaid_debt_one_cheaper(cards: str, each: int) -> None:
    for unpaid in range(4):
        t = table(A={**NOTHING, "converted": cards, "unpaid": unpaid, "paid": 2})
        assert t.game.scores()[0]["total"] == each * unpaid + 2


@rule("PAL-248", "PAL-249", "PAL-250")
@pytest.mark.parametrize(
    ("cards", "vp"),
    [
        ("viking_mercenary", 2),
        ("viking_mercenary byzantine_mercenary", 6),
        ("viking_mercenary byzantine_mercenary saracen_mercenary_1", 12),
        ("viking_mercenary byzantine_mercenary saracen_mercenary_1 saracen_mercenary_2", 20),
        ("viking_mercenary byzantine_archer", 2),
    ],
)
def test_mercenaries(cards: str, vp: int) -> None:
    assert converts(cards, {"attacked": "saracen_mercenary_2"} if "_2" not in cards else {}) == vp


def ended(**players: Setting) -> Table:
    """The game is over; whoever is named holds these things and nothing else."""
    everybody: dict[str, Setting] = {
        who: {"silver": 0, "provision": 0, **players.get(who, {})} for who in "ABC"
    }
    t = table({"round": 7, "orders": "commission absolve attack"}, "A", 3, **everybody)
    assert t.game.over
    return t


def ranks(t: Table) -> list[int]:
    return [sheet["rank"] for sheet in t.game.scores()]


@rule("PAL-252", "PAL-001")
@pytest.mark.parametrize(
    ("a", "b", "c", "order", "winners"),
    [
        # more points win, whatever suspicion they hold
        ({"silver": 3, "suspicion": "0 1"}, {}, {"silver": 6}, [2, 3, 1], [2]),
        # equal points: more of them from orders (4 + 2 against 6), although with more suspicion
        (
            {"done": {"commission": 5}, "suspicion": "0 1 2"},
            {"strength": 6},
            {},
            [1, 2, 3],
            [0],
        ),
        # equal in points and orders: less suspicion
        ({"silver": 3, "suspicion": "2"}, {"silver": 3}, {"silver": 3, "suspicion": "0 0"}, [2, 1, 3], [1]),
        # equal in everything: shared
        ({"silver": 3, "suspicion": "2"}, {"provision": 3, "suspicion": "0"}, {}, [1, 1, 3], [0, 1]),
        ({}, {}, {}, [1, 1, 1], [0, 1, 2]),
    ],
)
def test_ties(a: Setting, b: Setting, c: Setting, order: list[int], winners: list[int]) -> None:
    t = ended(A=a, B=b, C=c)
    assert ranks(t) == order
    assert t.game.result == {"winners": winners}


@rule("PAL-221", "PAL-223", "PAL-225", "PAL-227", "PAL-228", "PAL-230", "PAL-240", "PAL-253")
def test_the_sheet_of_66_points() -> None:
    t = table(
        {"orders": "fortify absolve commission"},
        A={
            "workers": "9 labourer",
            "silver": 2,
            "provision": 1,
            "strength": 11,
            "influence": 10,
            "faith": 6,
            "done": {"commission": 6, "fortify": 6},
            "walls": "wall_03 wall_05 wall_01 wall_02 wall_15 wall_16",
            "converted": "viking_adventurer byzantine_warrior saracen_warrior viking_assassin",
            "attacked": "saracen_hunter saracen_marauder saracen_invader",
            "paid": 2,
            "unpaid": 1,
        },
    )
    assert t.sheet("A") == {
        "orders": 12,
        "strength": 16,
        "influence": 13,
        "faith": 6,
        "commissions": 5,
        "fortifies": 3,
        "walls": 3,
        "converts": 8,
        "debts": -1,
        "goods": 1,
    }
    assert t.game.scores()[0]["total"] == 66
