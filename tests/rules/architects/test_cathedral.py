"""Advancing work on the Cathedral, and its rewards (ARC-146 to ARC-156, ARC-218)."""

from __future__ import annotations

import pytest
from tests.rules.architects.table import Setting, table
from tests.support import rule

PRICES: list[Setting] = [{"gold": 1}, {"wood": 4}, {"marble": 1}, {"stone": 8}, {"gold": 2, "marble": 2}]
FULL = "architects-cathedral-full"


@rule("ARC-146", "ARC-147", "ARC-149")
@pytest.mark.parametrize("level", range(5))
def test_each_level_has_its_price(level: int) -> None:
    t = table({"rewards_left": 0}, A={**PRICES[level], "level": level, "hand": "well", "silver": 2})
    t.construct("A")
    assert (t.p("A").level, t.have("A"), t.hand("A")) == (level + 1, {"silver": 2}, [])


@rule("ARC-146", "ARC-147")
@pytest.mark.parametrize(
    ("level", "told", "reason"),
    [
        (0, {"marble": 9}, ("reason-lack", "ARC-146", 0, 1)),
        (1, {"wood": 3, "gold": 9}, ("architects-lack-mix", "ARC-146", 3, 4)),
        (2, {"gold": 9}, ("reason-lack", "ARC-146", 0, 1)),
        (3, {"wood": 4, "stone": 3}, ("architects-lack-mix", "ARC-146", 7, 8)),
        (4, {"gold": 1, "marble": 9}, ("reason-lack", "ARC-146", 1, 2)),
        (4, {"gold": 9, "marble": 1}, ("reason-lack", "ARC-146", 1, 2)),
    ],
)
def test_a_price_that_cannot_be_paid(level: int, told: Setting, reason: tuple[str, str, int, int]) -> None:
    """The price of another level does not help. Two affordable buildings keep the Guildhall open."""
    t = table(A={"wood": 1, **told, "clay": 9, "level": level, "hand": "clay_pit reservoir"})
    t.choose("A", "place guildhall")
    assert t.options("A") == {"build clay_pit", "build reservoir"}
    assert t.refusal("A", "cathedral") == reason


@rule("ARC-147")
@pytest.mark.parametrize(
    ("wood", "stone", "ways"),
    [(4, 0, 1), (2, 2, 1), (3, 2, 2), (4, 4, 5)],
)
def test_wood_and_stone_in_any_mix(wood: int, stone: int, ways: int) -> None:
    t = table({"rewards_left": 0}, A={"wood": wood, "stone": stone, "level": 1, "hand": "keep"})
    t.construct("A")
    if ways > 1:
        assert len(t.options("A", "pay")) == ways
        assert t.refusal("A", "pay wood+stone")[:2] == ("architects-other-payment", "ARC-147")
        t.choose("A", "pay wood+wood+stone+stone")
        wood, stone = wood - 2, stone - 2
    else:
        wood = stone = 0
    assert t.p("A").level == 2
    assert t.have("A") == {name: n for name, n in (("wood", wood), ("stone", stone)) if n}


@rule("ARC-148", "ARC-090")
def test_a_building_of_the_hand_is_discarded_under_the_pile() -> None:
    t = table({"rewards_left": 0}, A={"gold": 1, "hand": "keep well castle"})
    t.construct("A")
    assert t.options("A") == {"discard keep", "discard well", "discard castle"}
    assert t.refusal("A", "discard church")[:2] == ("architects-not-in-hand", "ARC-148")
    t.choose("A", "discard well")
    assert (t.hand("A"), t.under(), t.p("A").level) == (["keep", "castle"], ["well"], 1)


@rule("ARC-148")
def test_without_a_card_nobody_advances() -> None:
    t = table(A={"gold": 1})
    assert t.refusal("A", "place guildhall")[:2] == ("architects-nothing-to-build", "ARC-039")
    t = table(A={"gold": 1, "hand": "well", "wood": 2, "stone": 2})
    assert "place guildhall" in t.options("A")


@rule("ARC-149", "ARC-150")
def test_the_marker_moves_after_the_card_is_given_up() -> None:
    t = table({"rewards": "reward_05"}, A={"gold": 1, "hand": "keep well"})
    t.construct("A")
    assert (t.p("A").level, t.p("A").virtue, t.have("A")) == (0, 7, {})
    t.choose("A", "discard keep")
    assert (t.p("A").level, t.p("A").virtue) == (1, 9)


@rule("ARC-150")
def test_the_top_reward_is_gained_and_leaves_the_game() -> None:
    t = table({"rewards": "reward_02 reward_03"}, A={"gold": 1, "hand": "well"})
    assert len(t.s.rewards.cards) == 5
    t.construct("A")
    assert (t.p("A").virtue, t.have("A")) == (8, {"wood": 2})
    assert (t.view()["rewards"], t.view()["rewards_pile"]) == (["reward_02"], 4)
    assert t.s.rewards.cards[-1] == t.t.reward_ids.index("reward_03")


@rule("ARC-151")
def test_without_a_reward_there_is_one_virtue() -> None:
    t = table({"rewards_left": 0}, A={"gold": 1, "hand": "well"})
    t.construct("A")
    assert (t.p("A").virtue, t.have("A"), t.view()["rewards"]) == (8, {}, [])


@rule("ARC-152")
@pytest.mark.parametrize(("level", "spots"), list(enumerate([3, 3, 2, 2, 1])))
def test_how_many_find_room_on_a_level(level: int, spots: int) -> None:
    others = "BCDE"[:spots]
    for there in (spots - 1, spots):
        players: dict[str, Setting] = {who: {"level": level + 1} for who in others[:there]}
        players["A"] = {**PRICES[level], "level": level, "hand": "well"}
        t = table({"rewards_left": 0}, "A", 5, None, **players)
        if there < spots:
            t.construct("A")
            assert t.p("A").level == level + 1
        else:
            assert t.refusal("A", "place guildhall")[1] == "ARC-039"
        assert t.view()["cathedral"][level]["spots"] == spots


@rule("ARC-152", "ARC-153", "ARC-156")
def test_a_full_level_opens_when_somebody_moves_on() -> None:
    """Red and Blue fill the two spaces of level 3; Green waits until one of them goes to level 4."""
    green: Setting = {"level": 2, "marble": 1, "hand": "well castle", "wood": 2, "stone": 2}
    red: Setting = {"level": 3, "stone": 8, "hand": "keep"}
    t = table({"rewards_left": 0}, seats=3, A=green, B=red, C={"level": 3})
    t.choose("A", "place guildhall")  # only the Well is open to Green
    assert (t.built("A"), t.p("A").level) == (["well"], 2)
    t.construct("B")
    assert t.p("B").level == 4
    t.choose("C", "place quarry")
    t.construct("A")
    assert t.p("A").level == 3


@rule("ARC-152", "ARC-156")
def test_the_refusal_says_that_the_level_is_full() -> None:
    told: Setting = {"level": 2, "marble": 1, "hand": "well tilers_hut", "wood": 2, "stone": 2, "clay": 2}
    t = table(seats=3, A=told, B={"level": 3}, C={"level": 3})
    t.choose("A", "place guildhall")
    assert t.refusal("A", "cathedral") == (FULL, "ARC-152", 2, 2)


@rule("ARC-154", "ARC-192")
@pytest.mark.parametrize(("level", "points"), list(enumerate([0, 2, 4, 7, 12, 20])))
def test_what_each_level_is_worth(level: int, points: int) -> None:
    assert table(A={"level": level}).sheet("A").get("cathedral", 0) == points


@rule("ARC-155", "ARC-150")
def test_yellow_advances_to_the_first_level() -> None:
    t = table({"rewards": "reward_11"}, A={"gold": 1, "hand": "well"})
    t.construct("A")
    p = t.p("A")
    assert (p.level, p.virtue, t.have("A"), p.guild, t.hand("A")) == (1, 8, {"gold": 1}, 1, [])
    assert t.sheet("A")["cathedral"] == 2


@rule("ARC-218")
def test_nobody_advances_beyond_the_top() -> None:
    rich: Setting = {"clay": 9, "wood": 9, "stone": 9, "gold": 9, "marble": 9}
    t = table(A={**rich, "level": 5, "hand": "well church"})
    t.choose("A", "place guildhall")
    assert t.refusal("A", "cathedral")[:2] == ("architects-cathedral-top", "ARC-218")


@rule("ARC-165", "ARC-146")
def test_the_ban_of_little_virtue_is_said_before_the_price() -> None:
    t = table(A={"virtue": 4, "gold": 1, "hand": "well tilers_hut", "wood": 3, "stone": 4, "clay": 2})
    t.choose("A", "place guildhall")
    assert t.refusal("A", "cathedral") == ("architects-cathedral-ban", "ARC-165", 4, 5)


@rule("ARC-150")
@pytest.mark.parametrize(
    ("crew", "gained"),
    [("acolyte_clay", {"clay": 2}), ("acolyte_silver", {"silver": 2}), ("acolyte_card", {})],
)
def test_acolytes_add_to_every_level(crew: str, gained: dict[str, int]) -> None:
    t = table({"rewards_left": 0, "buildings": "keep"}, A={"gold": 1, "hand": "well", "crew": crew})
    t.construct("A")
    assert t.have("A") == gained
    assert t.hand("A") == (["keep"] if crew == "acolyte_card" else [])
