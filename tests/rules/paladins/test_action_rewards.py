"""What holds for all actions: when one is legal, and how its rewards are gained (PAL-061 to PAL-067)."""

from __future__ import annotations

import pytest
from tests.rules.paladins.table import Setting, Table, World, table
from tests.support import rule

from courtier.titles.paladins import words as w

SPARE = "9 labourer"  # so that nobody has to pass
EVERY = "9 labourer 9 scout 9 merchant 9 fighter 9 cleric 9 criminal"


def usual(t: Table, who: str = "A") -> None:
    """The workers that most people would pay."""
    assert t.kind == "workers"
    t.choose(who, str(t.game.options("ABCD".index(who))[0]))


@rule("PAL-061")
@pytest.mark.parametrize(
    ("world", "setting", "action", "refusal"),
    [
        ({"outs": "- - - - - -"}, {}, "attack", ("paladins-no-target", "PAL-061", 0, 0)),
        ({"outs": "- - - - - -"}, {}, "convert", ("paladins-no-target", "PAL-061", 0, 0)),
        ({"town": "- - - - -"}, {}, "recruit", ("paladins-no-townsfolk", "PAL-085", 0, 0)),
        ({}, {"workers": "9 labourer 9 scout"}, "commission", ("paladins-lack-worker", "PAL-094", 0, 1)),
        ({}, {"provision": 0}, "commission", ("reason-lack", "PAL-095", 0, 1)),
        ({}, {"provision": 0}, "garrison", ("reason-lack", "PAL-110", 0, 1)),
        ({}, {"provision": 0}, "fortify", ("reason-lack", "PAL-103", 0, 1)),
        ({}, {"strength": 0}, "garrison", ("paladins-lack-attribute", "PAL-096", 0, 1)),
        (
            {},
            {"influence": 0, "done": {"fortify": 1}},
            "fortify",
            ("paladins-lack-attribute", "PAL-103", 0, 1),
        ),
        ({}, {"silver": 0}, "absolve", ("reason-lack", "PAL-113", 0, 1)),
        ({}, {"silver": 3}, "develop", ("reason-lack", "PAL-068", 3, 4)),
        ({}, {"silver": 1}, "pray", ("reason-lack", "PAL-089", 1, 2)),
        ({}, {"silver": 0, "done": {"convert": 1}}, "convert", ("reason-lack", "PAL-123", 0, 1)),
        ({}, {"done": {"develop": 8}}, "develop", ("paladins-no-workshop-left", "PAL-072", 0, 0)),
    ],
)
def test_an_action_that_cannot_be_completed_is_not_begun(
    world: World, setting: Setting, action: str, refusal: tuple[str, str, int, int]
) -> None:
    told: Setting = {"workers": EVERY, "silver": 9, "provision": 9, "faith": 9, "strength": 9, "influence": 9}
    t = table(world, A=told)
    free = f"act {action}" in t.options("A")
    assert free != bool(world)  # it is only this that stands against it
    told.update(setting)
    t = table(world, A=told)
    assert f"act {action}" not in t.options("A")
    assert t.refusal("A", f"act {action}") == refusal


@rule("PAL-062")
def test_a_reward_without_effect_forbids_nothing() -> None:
    t = table(
        {"tax": 6}, A={"workers": EVERY, "provision": 9, "strength": 5, "faith": 12}, B={"workers": SPARE}
    )
    t.choose("A", "act garrison", "garrison square_2_4")  # remove a suspicion: there is none
    usual(t)
    assert t.asked == "B"
    assert t.track("A") == (12, 5, 0)
    assert t.p("A").done[w.GARRISON] == 1


@rule("PAL-062")
def test_what_cannot_be_applied_is_lost_and_the_rest_is_gained() -> None:
    t = table(
        {"outs": "byzantine_champion viking_vigilante - - - -"},
        A={"workers": "3 labourer 1 scout 1 fighter", "strength": 9, "influence": 3},
        B={"workers": SPARE},
    )
    t.choose("A", "act attack", "attack byzantine_champion")  # influence, remove a suspicion, a merchant
    assert t.asked == "B"
    assert t.track("A") == (0, 9, 4)
    assert t.workers("A") == {"labourer": 2, "merchant": 1}


@rule("PAL-063")
@pytest.mark.parametrize(("first", "unpaid", "left"), [("remove_suspicion", 0, 0), ("free_recruit", 1, 0)])
def test_the_player_orders_the_rewards_of_one_action(first: str, unpaid: int, left: int) -> None:
    t = table(
        {"tax": 2, "town": "gatekeeper_3 - - - -"},
        A={"workers": "9 labourer 1 cleric 1 merchant", "silver": 1, "suspicion": "0"},
    )
    t.choose("A", "act absolve", "absolve free_recruit")
    assert t.kind == "order"
    assert t.options("A") == {"first remove_suspicion", "first free_recruit"}
    t.choose("A", f"first {first}")
    if first == "free_recruit":
        t.choose("A", "dismiss gatekeeper_3 free", "do remove_suspicion")
    else:
        t.choose("A", "do remove_suspicion", "dismiss gatekeeper_3 free")
    assert t.kind == "turn"  # each reward once
    assert (t.p("A").silver, t.p("A").unpaid, len(t.p("A").suspicion)) == (2, unpaid, left)
    assert t.track("A") == (1, 0, 0)


@rule("PAL-063")
def test_rewards_whose_order_changes_nothing_come_as_printed() -> None:
    t = table(
        {"outs": "viking_adventurer - - - - -"},
        A={"workers": "2 labourer 1 scout 1 fighter", "strength": 1, "crew": "defender_1 defender_2"},
        B={"workers": SPARE},
    )
    t.choose("A", "act attack")
    assert t.asked == "B"
    gains = [line["a"] for line in t.game.story() if line["kind"] == "paladins-story-gain"]
    folk = {card.id: card.ongoing for card in t.t.townsfolk}
    assert gains[1:] == [folk["defender_1"], folk["defender_2"]]  # after the card's own
    assert t.workers("A") == {"labourer": 3, "cleric": 1}
    assert t.goods("A") == (3, 2)


@rule("PAL-064")
def test_a_worker_gained_by_an_action_cannot_pay_for_it() -> None:
    t = table(A={"workers": "1 scout 1 cleric", "faith": 2})  # square_2_3 would bring a scout
    assert t.refusal("A", "act commission") == ("paladins-lack-workers", "PAL-094", 2, 3)


@rule("PAL-064")
def test_silver_gained_by_an_action_cannot_pay_for_it() -> None:
    t = table(
        {"outs": "- - viking_thief viking_mercenary - -"},
        A={"workers": EVERY, "silver": 0, "paladin": "engelier"},  # two silver for an Attack; strength 3
    )
    assert t.refusal("A", "act attack") == ("paladins-lack-reach", "PAL-119", 3, 5)
    t = table(
        {"town": "gatekeeper_2 - squire_1 - -", "debts": 0},
        A={"workers": EVERY, "silver": 2},  # a silver at once for who pays three
    )
    t.choose("A", "act recruit")
    assert t.refusal("A", "hire gatekeeper_2 silver") == ("reason-lack", "PAL-079", 2, 3)


TAKEN: list[tuple[str, dict[str, int], tuple[int, int], tuple[int, int, int], int]] = [
    ("missionary_3", {"labourer": 1, "scout": 1}, (3, 1), (0, 0, 0), 6),
    ("peddler_2", {"labourer": 1}, (3, 2), (0, 0, 0), 6),
    ("defender_1", {}, (3, 1), (0, 1, 0), 6),
    ("squire_1", {}, (3, 1), (0, 0, 1), 6),
    ("missionary_2", {}, (3, 1), (1, 0, 0), 6),
    ("architect_3", {}, (5, 1), (0, 0, 0), 4),
]


@rule("PAL-065")
@pytest.mark.parametrize(("card", "workers", "goods", "track", "tax"), TAKEN)
def test_workers_goods_attributes_and_tax_are_taken_unasked(
    card: str, workers: dict[str, int], goods: tuple[int, int], track: tuple[int, int, int], tax: int
) -> None:
    t = table({"town": f"- - - - {card}", "tax": 6}, A={"workers": "1 fighter"}, B={"workers": SPARE})
    t.choose("A", "act recruit")
    assert t.asked == "B"
    assert (t.workers("A"), t.goods("A"), t.track("A"), t.s.tax) == (workers, goods, track, tax)


@rule("PAL-065")
@pytest.mark.parametrize(
    ("card", "kind", "accept"),
    [
        ("acolyte_3", "accept", "do remove_suspicion"),
        ("abbot_3", "accept", "do destroy_debt"),
        ("abbot_2", "clear", "clear hunt"),
    ],
)
def test_what_a_dismissed_townsfolk_offers_may_be_declined(card: str, kind: str, accept: str) -> None:
    told: Setting = {"workers": "1 fighter", "suspicion": "1", "unpaid": 1, "board": {"hunt": "labourer"}}
    t = table({"town": f"- - - - {card}"}, A=told, B={"workers": SPARE})
    t.choose("A", "act recruit")
    assert t.kind == kind
    assert {accept, "decline"} <= t.options("A")
    t.choose("A", "decline")
    while t.asked == "A":
        t.choose("A", "decline")  # two suspicions, one by one
    p = t.p("A")
    assert (len(p.suspicion), p.unpaid, p.board[w.HUNT] != 0) == (1, 1, True)


@rule("PAL-065")
@pytest.mark.parametrize(
    ("favour", "kind", "accept"),
    [
        ("free_recruit", "free_recruit", "hire squire_1 free"),
        ("pray", "clear", "clear hunt"),
        ("debt_or_suspicion", "accept", "do pay_debt"),
        ("develop", "free_develop", "workshop attack left"),
    ],
)
def test_what_a_favour_offers_may_be_declined(favour: str, kind: str, accept: str) -> None:
    t = table(
        {"round": 3, "favours": favour, "town": "- - - - squire_1"},
        A={"workers": "1 criminal", "unpaid": 1, "board": {"hunt": "labourer"}},
        B={"workers": SPARE},
    )
    t.choose("A", f"favour {favour}")
    if t.kind == "reward":
        t.choose("A", "take pay_debt" if favour == "debt_or_suspicion" else "take develop")
    assert t.kind == kind
    assert {accept, "decline"} <= t.options("A")
    t.choose("A", "decline")
    p = t.p("A")
    assert t.asked == "B"
    assert (p.unpaid, p.paid, p.board[w.HUNT] != 0, p.crew, p.done[w.DEVELOP]) == (1, 0, True, [], 0)


@rule("PAL-066")
def test_a_track_stops_at_twelve() -> None:
    t = table(
        {"outs": "saracen_invader viking_assassin - - - -"},
        A={"workers": EVERY, "strength": 11, "faith": 12, "influence": 11, "silver": 9, "provision": 9},
        B={"workers": SPARE},
    )
    t.choose("A", "act attack", "attack saracen_invader")  # two influence
    usual(t)
    t.choose("B", "act hunt")
    t.choose("A", "act convert")  # two strength
    usual(t)
    t.choose("B", "act trade")
    t.choose("A", "act absolve", "absolve labourer")
    usual(t)
    assert t.track("A") == (12, 12, 12)


@rule("PAL-066", "PAL-047")
@pytest.mark.parametrize(
    ("paladin", "attribute", "tokens"),
    [
        ("oliver", 0, ["act commission", "commission square_6_1"]),
        ("roland", 1, ["act garrison", "garrison square_6_1"]),
        ("gerin", 2, ["act absolve", "absolve labourer"]),
    ],
)
def test_track_and_boost_may_exceed_twelve(paladin: str, attribute: int, tokens: list[str]) -> None:
    told: Setting = {"workers": EVERY, "faith": 12, "strength": 12, "influence": 12, "provision": 9}
    told.update({"paladin": paladin, "silver": 9, "done": {"absolve": 6}})
    t = table(A=told, B={"workers": SPARE})
    assert t.p("A").has(attribute) == 16
    t.choose("A", *tokens)
    usual(t)
    assert t.asked == "B"
    assert t.track("A") == (12, 12, 12)


@rule("PAL-067")
def test_bonuses_come_after_the_rewards_of_the_action() -> None:
    t = table(
        {"outs": "viking_vigilante viking_mercenary - - - -", "tax": 6},
        A={
            "workers": EVERY,
            "silver": 0,
            "paladin": "engelier",
            "unpaid": 1,
            "crew": "defender_2 defender_3",
        },
        B={"workers": SPARE},
    )
    t.choose("A", "act attack", "attack viking_vigilante")
    usual(t)
    assert t.kind == "accept"  # destroy a debt, the card's own reward
    assert (t.goods("A"), t.s.tax) == ((0, 1), 6)
    t.choose("A", "do destroy_debt")
    assert (t.goods("A"), t.s.tax) == ((2 + 1, 2), 5)


@rule("PAL-067", "PAL-077")
def test_whoever_is_hired_by_an_action_does_not_act_in_it() -> None:
    t = table(
        {"town": "acolyte_2 - - - -"},
        A={"workers": EVERY, "silver": 0, "provision": 9},
        B={"workers": SPARE},
    )
    t.choose("A", "act commission", "commission square_1_1")
    usual(t)
    t.choose("A", "hire acolyte_2 free")
    assert t.p("A").silver == 1  # its immediate reward alone
    t.choose("B", "act hunt")
    t.p("A").board[w.COMMISSION] = 0
    t.push()
    t.choose("A", "act commission")  # square_1_2 is all that is left in reach: two silver
    usual(t)
    assert t.p("A").silver == 1 + 2 + 1
