"""What the twelve paladins do for one action of their round (PAL-129 to PAL-142)."""

from __future__ import annotations

import pytest
from tests.rules.paladins.table import Setting, Table, act, table
from tests.support import rule

from courtier.titles.paladins import words as w

HANDS = {
    "develop": "",
    "recruit": "1 fighter",
    "hunt": "1 scout",
    "trade": "1 merchant",
    "pray": "1 cleric",
    "conspire": "",
    "commission": "1 scout 1 cleric",
    "fortify": "1 merchant 1 scout",
    "garrison": "1 merchant 1 fighter",
    "absolve": "1 cleric 1 merchant",
    "attack": "1 scout 1 fighter",
    "convert": "1 fighter 1 cleric",
}
# rule, paladin, action, times done before, target, what is spared and how much, rule of the refusal without the paladin
SPARED = [
    ("PAL-129", "anseis", "fortify", 6, "", "provision", 3, "PAL-103"),
    ("PAL-130", "berengier", "garrison", 3, "garrison square_1_2", "provision", 2, "PAL-110"),
    ("PAL-131", "ivon", "commission", 5, "commission square_1_2", "provision", 3, "PAL-095"),
    ("PAL-132", "gerier", "convert", 5, "convert viking_thief", "silver", 3, "PAL-123"),
    ("PAL-133", "ivoire", "absolve", 4, "absolve labourer", "silver", 3, "PAL-113"),
    ("PAL-134", "oliver", "pray", 0, "clear hunt", "silver", 2, "PAL-089"),
]
OUTS = "viking_thief saracen_archer - - - -"
TOWN = "abbot_1 watchman_1 - acolyte_1 -"


def ready(action: str, done: int = 0, **told: object) -> Table:
    """A is about to take this action: attributes high enough, the right workers, nothing to pay with."""
    setting: Setting = {
        "workers": f"9 labourer {HANDS[action]}",
        "silver": 0,
        "provision": 0,
        "faith": 8,
        "strength": 8,
        "influence": 12,
        "done": {action: done},
        "board": {"hunt": "labourer"} if action != "hunt" else {},
    }
    setting.update(told)  # type: ignore[typeddict-item]
    return table({"outs": OUTS, "town": TOWN}, A=setting)


def take(t: Table, action: str, target: str) -> None:
    act(t, "A", f"act {action}")
    if t.kind == "target":  # a single target is taken unasked
        act(t, "A", target)


def things(t: Table) -> dict[str, int]:
    return {"silver": t.p("A").silver, "provision": t.p("A").provision}


@pytest.mark.parametrize(
    ("paladin", "action", "done", "target", "thing", "n", "refused"),
    [pytest.param(*row, marks=rule(id)) for id, *row in SPARED],
)
def test_a_paladin_spares_the_price_of_one_action(
    paladin: str, action: str, done: int, target: str, thing: str, n: int, refused: str
) -> None:
    assert ready(action, done).refusal("A", f"act {action}") == ("reason-lack", refused, 0, n)
    t = ready(action, done, paladin=paladin)
    take(t, action, target)
    assert t.p("A").done[w.ACTIONS.index(action)] == (done + 1 if action != "pray" else 0)
    assert t.p("A").board[w.ACTIONS.index(action)]
    spared = ready(action, done, **{"paladin": paladin, thing: n})
    paid = ready(action, done, **{thing: n})
    for t in (spared, paid):
        take(t, action, target)
    assert things(spared)[thing] - things(paid)[thing] == n


@pytest.mark.parametrize(
    ("helper", "action", "done", "n", "refused"),
    [
        pytest.param(helper, action, done, n, refused, marks=rule(id, "PAL-141"))
        for id, helper, action, done, _, _, n, refused in SPARED
    ],
)
def test_every_other_paladin_leaves_the_price_alone(
    helper: str, action: str, done: int, n: int, refused: str
) -> None:
    for paladin in (card.id for card in ready(action).t.paladins):
        t = ready(action, done, paladin=paladin)
        if paladin == helper:
            assert f"act {action}" in t.options("A")
        else:
            assert t.refusal("A", f"act {action}") == ("reason-lack", refused, 0, n)


@rule("PAL-135")
@pytest.mark.parametrize(("slot", "price"), [(0, 3), (1, 2), (3, 1)])
@pytest.mark.parametrize("use", ["hire", "dismiss"])
def test_roland_recruits_for_no_silver(use: str, slot: int, price: int) -> None:
    card = TOWN.split()[slot]
    left = {
        paladin: ready("recruit", silver=price, paladin=paladin) for paladin in ("roland", "samson", "otton")
    }
    for t in left.values():
        act(t, "A", "act recruit", f"{use} {card} silver")
    assert {paladin: t.p("A").silver for paladin, t in left.items()} == {
        "roland": price,
        "samson": 0,
        "otton": 0,
    }
    poor = ready("recruit", paladin="samson")
    poor.choose("A", "act recruit")
    assert poor.refusal("A", f"{use} {card} silver") == ("reason-lack", "PAL-079", 0, price)
    free = ready("recruit", paladin="roland")
    act(free, "A", "act recruit", f"{use} {card} silver")
    assert (free.p("A").unpaid, card in free.view()["seats"][0]["crew"]) == (0, use == "hire")
    assert card not in free.view()["townsfolk"]


@rule("PAL-142")
@pytest.mark.parametrize("use", ["hire", "dismiss"])
def test_roland_does_not_waive_a_debt(use: str) -> None:
    t = ready("recruit", paladin="roland", silver=1)
    t.choose("A", "act recruit")
    assert {f"{use} abbot_1 silver", f"{use} abbot_1 debt"} <= t.options("A")
    debts = t.s.debts
    act(t, "A", f"{use} abbot_1 debt")
    assert (t.p("A").unpaid, t.p("A").silver, t.s.debts) == (1, 1, debts - 1)


@rule("PAL-136")
def test_engelier_gains_two_silver_on_each_attack() -> None:
    t = ready("attack", paladin="engelier", workers="9 labourer 2 scout 2 fighter")
    act(t, "A", "act attack", "attack saracen_archer")
    assert things(t) == {"silver": 2, "provision": 2}
    t.p("A").board[w.ATTACK] = 0
    t.push()
    act(t, "A", "act attack")
    assert things(t) == {"silver": 6, "provision": 2}  # the Thief brings 2 tax
    t = ready("attack", paladin="otton")
    t.choose("A", "act attack", "attack saracen_archer")
    assert things(t) == {"silver": 0, "provision": 2}


@rule("PAL-137", "PAL-141")
def test_gerin_gains_two_silver_on_a_conspire_alone() -> None:
    conspire = ready("conspire", paladin="gerin")
    conspire.s.suspicion.cards[-1] = conspire.t.suspicion.index(0)
    conspire.choose("A", "act conspire")
    assert (conspire.p("A").silver, conspire.workers("A")["criminal"]) == (2, 1)
    other = ready("recruit", paladin="gerin")
    other.s.town[4] = [card.id for card in other.t.townsfolk].index("architect_1")
    other.s.suspicion.cards[-1] = other.t.suspicion.index(0)
    act(other, "A", "act recruit", "dismiss architect_1 silver")
    assert (other.p("A").silver, other.workers("A")["criminal"]) == (0, 1)


@rule("PAL-138", "PAL-139", "PAL-141")
@pytest.mark.parametrize(
    ("paladin", "action", "thing"), [("girard", "hunt", "provision"), ("otton", "trade", "silver")]
)
@pytest.mark.parametrize(("workers", "gained"), [(1, 3), (2, 5)])
def test_girard_hunts_and_otton_trades_for_two_more(
    paladin: str, action: str, thing: str, workers: int, gained: int
) -> None:
    hand = f"9 labourer 1 {'scout' if action == 'hunt' else 'merchant'}"
    for other, amount in ((paladin, gained), ("ivon", gained - 2)):
        t = ready(action, paladin=other, workers=hand)
        act(t, "A", f"act {action}", f"{action} {workers}")
        assert things(t) == {"silver": 0, "provision": 0, thing: amount}


@rule("PAL-138", "PAL-139", "PAL-141")
def test_girard_and_otton_add_nothing_to_other_rewards() -> None:
    girard = ready("absolve", paladin="girard", silver=1)
    girard.choose("A", "act absolve", "absolve provisions")
    assert things(girard) == {"silver": 0, "provision": 2}
    otton = ready("commission", paladin="otton", provision=1)
    otton.choose("A", "act commission", "commission square_1_2")
    assert things(otton) == {"silver": 2, "provision": 0}


@rule("PAL-134", "PAL-141")
def test_oliver_changes_no_pray_that_is_a_reward() -> None:
    t = ready("garrison", paladin="oliver", provision=1, silver=2)
    t.choose("A", "act garrison", "garrison square_3_4")
    assert t.kind == "clear"
    t.choose("A", "clear hunt")
    assert (t.p("A").silver, t.p("A").board[w.HUNT]) == (2, 0)
    assert t.p("A").board[w.GARRISON]


@rule("PAL-140")
def test_samson_develops_for_two_silver() -> None:
    assert ready("develop", silver=3).refusal("A", "act develop") == ("reason-lack", "PAL-068", 3, 4)
    short = ready("develop", silver=1, paladin="samson")
    assert short.refusal("A", "act develop") == ("reason-lack", "PAL-068", 1, 2)
    for paladin, left in (("samson", 2), ("roland", 0)):
        t = ready("develop", silver=4, paladin=paladin)
        t.choose("A", "act develop", "workshop attack left")
        assert (t.p("A").silver, t.p("A").done[w.DEVELOP]) == (left, 1)


@rule("PAL-140", "PAL-141", "PAL-157")
def test_samson_spares_nothing_on_a_favour() -> None:
    t = table(
        {"round": 3, "favours": "develop"},
        A={"workers": "9 labourer 1 merchant", "silver": 4, "provision": 0, "paladin": "samson"},
    )
    assert t.refusal("A", "favour develop") == ("reason-lack", "PAL-143", 0, 1)
    t.p("A").provision = 1
    t.push()
    t.choose("A", "favour develop", "take develop", "workshop attack left")
    assert (t.p("A").silver, t.p("A").provision) == (4, 0)
