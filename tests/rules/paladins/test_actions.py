"""What holds for all actions: turns, workers, needs and costs (PAL-048 to PAL-060)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.paladins.table import Setting, Table, table
from tests.support import rule

from courtier.titles.paladins import words as w

SPARE = "9 labourer"  # so that nobody has to pass
EVERY = "9 labourer 9 scout 9 merchant 9 fighter 9 cleric 9 criminal"
OUTSIDERS = "viking_thief viking_lookout viking_mercenary - - -"


@rule("PAL-048")
def test_players_take_one_action_each_in_turn_until_all_have_passed() -> None:
    t = table(turn="B", seats=3, A={"workers": SPARE}, B={"workers": SPARE}, C={"workers": SPARE})
    t.choose("B", "act hunt")
    assert t.asked == "C"
    assert t.refusal("B", "act trade")[0] == "reason-not-asked"
    t.choose("C", "pass", "keep labourer+labourer+labourer")
    t.choose("A", "act trade")
    t.choose("B", "act trade")
    assert t.asked == "A"  # C has passed
    t.choose("A", "pass", "keep labourer+labourer+labourer")
    t.choose("B", "act conspire")
    assert (t.asked, t.view()["round"]) == ("B", 1)
    t.choose("B", "pass", "keep labourer+labourer+criminal")
    assert t.view()["round"] == 2


@rule("PAL-049", "PAL-056")
def test_workers_go_from_the_own_supply_to_the_own_board_or_a_favour() -> None:
    t = table(
        {"round": 3, "favours": "pray"},
        A={"workers": "2 labourer 2 scout", "board": {"trade": "fighter"}},
        B={"workers": "5 fighter"},
    )
    t.choose("A", "act hunt", "hunt 2", "pay labourer+scout")
    assert t.workers("A") == {"labourer": 1, "scout": 1}
    boards = t.view()["seats"]
    assert boards[0]["actions"][w.HUNT]["workers"] == ["labourer", "scout"]
    assert boards[1]["actions"][w.HUNT]["workers"] == [None, None]
    t.choose("B", "favour pray")
    assert t.workers("B") == {"fighter": 4}
    favour = t.view()["favours"][0]
    assert (favour["worker"], favour["seat"]) == ("fighter", 1)


LEFT = {
    "develop": "workshop commission left",
    "recruit": "dismiss peddler_2 silver",
    "hunt": "hunt 1",
    "trade": "trade 1",
    "pray": "clear nothing",
    "conspire": "pay labourer",
}
# what it needs, how much of it for the second target or use, what it gives
RIGHT = {
    "commission": ("commission square_2_3", "faith", 2, "influence"),
    "fortify": ("pay labourer+scout+merchant", "influence", 1, "strength"),
    "garrison": ("garrison square_1_2", "strength", 1, "faith"),
    "absolve": ("absolve labourer", "influence", 2, "faith"),
    "attack": ("attack viking_mercenary", "strength", 5, "influence"),
    "convert": ("convert viking_mercenary", "faith", 4, "strength"),
}
ATTRIBUTES = ["faith", "strength", "influence"]


def rich(**more: Any) -> Setting:
    told: Setting = {"workers": EVERY, "silver": 9, "provision": 9}
    told.update(more)  # type: ignore[typeddict-item]
    return told


def done(t: Table, *tokens: str) -> None:
    """A chooses this, then pays the usual workers."""
    t.choose("A", *tokens)
    if t.kind == "workers":
        t.choose("A", str(t.game.options(0)[0]))


@rule("PAL-050")
@pytest.mark.parametrize("action", LEFT)
def test_the_left_side_raises_no_attribute_and_scores_nothing(action: str) -> None:
    t = table({"town": "- - - - peddler_2"}, A=rich(done={"develop": 0}), B={"workers": SPARE})
    before = t.sheet("A")["goods"]
    done(t, f"act {action}", *([LEFT[action]] if action != "pray" else []))
    assert t.asked == "B"
    assert t.track("A") == (0, 0, 0)
    assert set(t.sheet("A")) <= {"goods"}
    assert t.sheet("A")["goods"] <= before + 1


@rule("PAL-050", "PAL-051")
@pytest.mark.parametrize("action", RIGHT)
def test_the_right_side_needs_one_attribute_and_raises_another(action: str) -> None:
    target, needs, n, gives = RIGHT[action]
    t = table(
        {"outs": OUTSIDERS, "walls": "wall_20"},
        A=rich(**{needs: n}, silver=9 if action == "absolve" else 1, done={action: 1}),
        B={"workers": SPARE},
    )
    done(t, f"act {action}", target)
    assert t.asked == "B"
    values = dict.fromkeys(ATTRIBUTES, 0) | {needs: n}
    values[gives] += 1
    assert dict(zip(ATTRIBUTES, t.track("A"), strict=True)) == values


@rule("PAL-051", "PAL-052")
@pytest.mark.parametrize("action", RIGHT)
def test_one_less_than_needed_is_refused_whatever_the_others_are(action: str) -> None:
    target, needs, n, _ = RIGHT[action]
    high = {attribute: 12 for attribute in ATTRIBUTES if attribute != needs}
    silver = 0 if action == "attack" else 9  # where silver stands for strength
    t = table({"outs": OUTSIDERS}, A=rich(**high, **{needs: n - 1}, silver=silver, done={action: 1}))
    if action in ("fortify", "absolve", "garrison"):
        refusal = t.refusal("A", f"act {action}")
    else:
        t.choose("A", f"act {action}")
        refusal = t.refusal("A", target)
    rules = {"fortify": "PAL-103", "absolve": "PAL-113", "convert": "PAL-122"}
    if action == "attack":
        assert refusal == ("paladins-lack-reach", "PAL-119", n - 1, n)
        return
    assert refusal == ("paladins-lack-attribute", rules.get(action, "PAL-096"), n - 1, n)


@rule("PAL-052")
def test_track_and_boost_together_meet_a_need_exactly() -> None:
    outs = "viking_thief viking_lookout viking_mercenary viking_armourer - -"
    t = table({"outs": outs}, A=rich(faith=3, paladin="anseis"))  # one more faith
    t.choose("A", "act convert")
    assert t.options("A") == {"convert viking_thief", "convert viking_lookout", "convert viking_mercenary"}
    assert t.refusal("A", "convert viking_armourer") == ("paladins-lack-attribute", "PAL-122", 4, 6)


@rule("PAL-053")
@pytest.mark.parametrize(
    ("workers", "standing"),
    [
        ("1 merchant 1 scout 1 labourer", "merchant labourer scout"),
        ("1 merchant 2 scout", "merchant scout scout"),
        ("2 merchant 1 scout", "merchant merchant scout"),
        ("1 merchant 2 criminal", "merchant criminal criminal"),
        ("1 fighter 2 criminal", "criminal fighter criminal"),
        ("3 criminal", "criminal criminal criminal"),
    ],
)
def test_which_workers_fill_a_fortify(workers: str, standing: str) -> None:
    t = table({"walls": "wall_01"}, A={"workers": workers}, B={"workers": SPARE})
    t.choose("A", "act fortify")
    assert t.view()["seats"][0]["actions"][w.FORTIFY]["workers"] == standing.split()
    assert t.workers("A") == {}


@rule("PAL-053", "PAL-059")
def test_every_distinct_handful_is_offered_once() -> None:
    t = table(A={"workers": "2 merchant 2 scout 1 cleric 1 criminal"})
    t.choose("A", "act fortify")
    assert t.pays("A") == {
        "scout+scout+merchant",
        "scout+merchant+merchant",
        "scout+merchant+cleric",
        "scout+merchant+criminal",
        "scout+scout+criminal",
        "merchant+merchant+criminal",
        "scout+cleric+criminal",
        "merchant+cleric+criminal",
    }
    assert len(t.game.options(0)) == 8


@rule("PAL-053", "PAL-054", "PAL-057")
def test_workers_of_a_fortify() -> None:
    t = table(A={"workers": "2 labourer 1 merchant 1 scout 1 criminal"})
    t.choose("A", "act fortify")
    assert t.kind == "workers"
    assert "pay labourer+scout+merchant" in t.options("A")
    assert "pay labourer+merchant+criminal" in t.options("A")
    assert t.refusal("A", "pay labourer+labourer+scout")[:2] == ("paladins-wrong-workers", "PAL-053")
    assert str(t.game.options(0)[0]) == "pay labourer+scout+merchant"  # the usual payment comes first


@rule("PAL-053", "PAL-057", "PAL-061")
@pytest.mark.parametrize(
    ("workers", "refusal"),
    [
        ("9 labourer 1 scout", ("paladins-lack-worker", "PAL-102", 0, 1)),
        ("9 labourer 1 merchant", ("paladins-lack-worker", "PAL-102", 0, 1)),
        ("1 merchant 1 scout", ("paladins-lack-workers", "PAL-102", 2, 3)),
        ("2 criminal", ("paladins-lack-workers", "PAL-102", 2, 3)),
    ],
)
def test_a_missing_worker_closes_an_action(workers: str, refusal: tuple[str, str, int, int]) -> None:
    t = table(A={"workers": workers})
    assert t.refusal("A", "act fortify") == refusal


@rule("PAL-057")
def test_all_spaces_are_filled_at_once() -> None:
    t = table(A={"workers": "2 labourer 1 merchant 1 scout 1 criminal", "shops": {"absolve": "left"}})
    t.choose("A", "act fortify")
    assert t.refusal("A", "pay scout+merchant") == ("paladins-wrong-workers", "PAL-102", 2, 3)
    assert t.refusal("A", "pay labourer+labourer+scout+merchant")[:2] == ("paladins-wrong-workers", "PAL-102")
    assert t.refusal("A", "pay labourer+scout+cleric") == ("reason-lack", "PAL-053", 0, 1)
    assert all(token.count("+") == 2 for token in t.options("A"))


@rule("PAL-055", "PAL-080", "PAL-088")
@pytest.mark.parametrize("action", [*LEFT, *RIGHT])
def test_an_action_that_holds_workers_is_blocked(action: str) -> None:
    spaces = {"develop": "labourer labourer", "pray": "cleric", "conspire": "scout"}
    standing = spaces.get(action, "labourer" if action in LEFT else "criminal criminal criminal")
    t = table(A=rich(faith=9, strength=9, influence=9, board={action: standing}))
    assert t.refusal("A", f"act {action}") == ("paladins-occupied", "PAL-055", 0, 0)
    others = {f"act {other}" for other in [*LEFT, *RIGHT] if other != action}
    assert others <= t.options("A")


@rule("PAL-055", "PAL-056")
def test_passing_clears_the_board_and_gives_no_worker_back() -> None:
    t = table(A={"workers": "1 fighter", "board": {"hunt": "labourer scout", "absolve": "cleric labourer merchant"}},
              B={"workers": SPARE})  # fmt: skip
    t.choose("A", "pass")
    assert t.p("A").board == [0] * 12
    assert t.workers("A") == {"fighter": 1}


@rule("PAL-058")
@pytest.mark.parametrize("action", ["commission", "fortify", "garrison", "absolve", "convert"])
def test_seven_times_at_most(action: str) -> None:
    for before in (6, 7):
        t = table(A=rich(faith=12, strength=12, influence=12, done={action: before}))
        if before == 6:
            assert f"act {action}" in t.options("A")
        else:
            assert t.refusal("A", f"act {action}") == ("paladins-all-done", "PAL-058", 7, 7)
            listed = [(check["of"], check["need"], check["have"], check["kinds"])
                      for check in t.view(0)["offers"]["checks"][action] if not check["ok"]]  # fmt: skip
            assert listed == [("limit", 7, 7, [action])]


@rule("PAL-009")
def test_without_walls_the_list_says_so_and_not_that_seven_are_built() -> None:
    t = table(A=rich(influence=12))
    t.s.walls.cards, t.s.walls.seen = [], []
    assert [
        (check["of"], check["need"]) for check in t.view(0)["offers"]["checks"]["fortify"] if not check["ok"]
    ] == [("limit", 0)]


@rule("PAL-058")
def test_attacks_are_unlimited() -> None:
    t = table({"outs": "viking_mercenary - - - - -"}, A=rich(strength=1, done={"attack": 20}))
    done(t, "act attack")
    assert t.p("A").done[w.ATTACK] == 21


@rule("PAL-059")
@pytest.mark.parametrize(("coin", "silver", "unpaid"), [("silver", 7, 0), ("debt", 9, 1)])
def test_the_player_chooses_how_to_pay(coin: str, silver: int, unpaid: int) -> None:
    t = table({"town": "- squire_1 - - -"}, A=rich())
    t.choose("A", "act recruit")
    assert {"dismiss squire_1 silver", "dismiss squire_1 debt"} <= t.options("A")
    t.choose("A", f"dismiss squire_1 {coin}")
    assert t.pays("A") == {"labourer", "scout", "merchant", "fighter", "cleric", "criminal"}
    t.choose("A", "pay cleric")
    assert (t.p("A").silver, t.p("A").unpaid) == (silver, unpaid)
    assert t.workers("A")["cleric"] == 8


@rule("PAL-060")
@pytest.mark.parametrize(
    ("tokens", "left"),
    [
        (["act develop", "workshop absolve left"], (5, 9)),
        (["act recruit", "dismiss squire_1 silver"], (6, 9)),
        (["act pray"], (7, 9)),
        (["act commission", "commission square_1_2"], (9 + 2, 8)),
        (["act absolve", "absolve labourer"], (8, 9)),
        (["act attack", "attack viking_mercenary"], (8, 9)),
        (["favour debt_or_suspicion", "pay criminal", "take pay_debt"], (8, 9)),
    ],
)
def test_what_is_paid_goes_to_the_main_supply(tokens: list[str], left: tuple[int, int]) -> None:
    t = table(
        {
            "tax": 3,
            "round": 3,
            "favours": "debt_or_suspicion",
            "town": "squire_1 - - - -",
            "outs": "viking_mercenary viking_thief - - - -",
        },
        A=rich(),
    )
    done(t, *tokens)
    assert t.goods("A") == left
    assert t.s.tax == 3
