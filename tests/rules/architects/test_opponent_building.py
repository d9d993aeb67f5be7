"""How the automated opponent builds, what its buildings do, and its score (ARCS-023 to ARCS-032)."""

from __future__ import annotations

import pytest
from tests.rules.architects.rival import CONSTANTINE, HELENA, against, goods, plan, turned
from tests.rules.architects.table import Setting, Table, World
from tests.support import rule


def built(card: str, world: World | None = None, A: Setting | None = None, **told: object) -> Table:
    """The opponent has just built this card, with plenty to pay it."""
    mine = {"hand": card, "crew": "labourer", "clay": 20, "gold": 9, "virtue": 7, **told}
    t = turned(first="build", world=world, A=A or {}, R=mine)
    assert (plan(t), t.built("R")[-1]) == (["does build"], card)
    return t


@rule("ARCS-023")
@pytest.mark.parametrize(
    ("hand", "crew", "basic", "precious", "card"),
    [
        ("well church", "", 6, 0, "church"),  # 5 points before 3
        ("well church", "", 5, 0, "well"),  # the church is too dear
        ("well hideout", "", 9, 0, "well"),  # skills are lacking
        ("well hideout", "thief trickster", 9, 0, "hideout"),
        (
            "carpenters_hut church tilers_hut",
            "",
            9,
            0,
            "carpenters_hut",
        ),  # of 5 points, 5 goods before 6, then by id
        ("masons_hut church", "", 9, 0, "church"),  # both take 6: by id
        ("lumber_camp well", "", 9, 0, "well"),  # both have 3 points, the well is cheaper
    ],
)
def test_the_building_with_most_points_that_it_can_pay(
    hand: str, crew: str, basic: int, precious: int, card: str
) -> None:
    t = turned(first="build", R={"hand": hand, "crew": crew, "clay": basic, "gold": precious, "virtue": 4})
    assert (t.built("R"), plan(t)) == ([card], ["does build"])
    assert t.hand("R") == [other for other in hand.split() if other != card]


@rule("ARCS-023", "ARC-139", "ARC-143")
def test_printed_virtue_and_the_immediate_effect_apply() -> None:
    t = built("thieves_den")
    assert (t.rival.virtue, goods(t)) == (5, (14, 9, 4))
    assert t.workers("R") == {"home": 19, "guildhall": 1}


@rule("ARCS-023", "ARCS-024")
@pytest.mark.parametrize("half", ["build", "cathedral"])
def test_what_cannot_be_built_becomes_the_other_one(half: str) -> None:
    only_level = turned(first=half, R={"hand": "keep", "gold": 1})
    assert (only_level.rival.level, only_level.built("R")) == (1, [])
    only_card = turned(first=half, R={"hand": "well", "clay": 4, "virtue": 4})
    assert (only_card.rival.level, only_card.built("R")) == (0, ["well"])
    both = turned(first=half, R={"hand": "well church", "clay": 4, "gold": 1})
    assert (both.rival.level, len(both.built("R"))) == ((1, 0) if half == "cathedral" else (0, 1))


@rule("ARCS-024", "ARC-148", "ARC-150")
def test_the_cathedral_takes_its_card_with_fewest_points_and_gives_the_reward() -> None:
    t = turned(
        first="cathedral", world={"rewards": "reward_01"}, R={"hand": "church well keep smithy", "gold": 2}
    )
    assert (t.rival.level, t.rival.virtue) == (1, 9)
    assert (t.hand("R"), t.under()) == (["church", "well", "keep"], ["smithy"])  # of two with 3 points, by id
    assert goods(t) == (0, 1, 3)


@rule("ARCS-024", "ARC-151")
def test_without_rewards_the_cathedral_gives_virtue() -> None:
    t = turned(first="cathedral", world={"rewards_left": 0}, R={"hand": "well", "gold": 1})
    assert t.rival.virtue == 9


@rule("ARCS-024", "ARC-152")
@pytest.mark.parametrize(
    ("told", "a", "goes"),
    [
        ({"hand": "keep", "clay": 4, "level": 1}, 0, True),
        ({"hand": "keep", "clay": 3, "level": 1}, 0, False),
        ({"hand": "", "clay": 4, "level": 1}, 0, False),
        ({"hand": "keep", "gold": 4, "level": 4}, 0, True),
        ({"hand": "keep", "gold": 3, "clay": 3, "level": 4}, 0, True),
        ({"hand": "keep", "gold": 4, "level": 4}, 5, False),  # its one space is taken
        ({"hand": "keep", "gold": 9, "level": 5}, 0, False),
    ],
)
def test_conditions_of_the_cathedral(told: Setting, a: int, goes: bool) -> None:
    t = turned(first="cathedral", second="quarry", A={"level": a}, R=told)
    assert t.rival.level == told.get("level", 0) + goes
    assert plan(t)[0] == ("does" if goes else "cannot") + " cathedral"


# what its buildings do at once


@rule("ARCS-032")
@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("well", (4, 0, 0)),
        ("lumber_camp", (4, 0, 0)),
        ("factory", (0, 2, 0)),
        ("treasury", (0, 1, 0)),  # the first branch: gold
        ("clay_pit", (0, 1, 0)),
        ("palace", (0, 1, 0)),  # virtue 7 // 4
    ],
)
def test_gains_and_first_branches(card: str, gained: tuple[int, int, int]) -> None:
    t = built(card)
    cost = t.t.buildings[t.rival.built[0]].cost.goods
    basic, precious = sum(cost[:3]), cost[3] + cost[4]
    assert goods(t) == (20 - basic + gained[0], 9 - precious + gained[1], gained[2])


@rule("ARCS-032", "ARC-211")
def test_debts_cards_and_releases() -> None:
    assert built("betting_house").rival.unpaid == 1
    assert len(built("drafting_room").hand("R")) == 2
    t = built("hideout", prison=3)
    assert (t.rival.prison, t.rival.workers) == (0, 19)


@rule("ARCS-032")
@pytest.mark.parametrize(("unpaid", "left"), [(0, 0), (2, 1)])
def test_the_church_is_used_when_there_is_a_debt(unpaid: int, left: int) -> None:
    t = built("church", unpaid=unpaid)
    assert (t.rival.unpaid, t.rival.paid, t.rival.virtue) == (left, 0, 8)


@rule("ARCS-032")
@pytest.mark.parametrize(
    ("held", "at", "freed", "captives"),
    [(1, "3 forest", 1, 0), (0, "3 forest 4 mines", 0, 4), (0, "1 forest", 0, 0), (0, "", 0, 0)],
)
def test_the_barracks_free_or_else_capture(held: int, at: str, freed: int, captives: int) -> None:
    t = built("barracks", A={"captives": f"{held} R", "at": at})
    assert (t.p("A").captives[1], t.rival.captives[0]) == (held - freed, captives)
    assert goods(t)[2] == 0


@rule("ARCS-032", "ARCS-019", "ARC-145")
@pytest.mark.parametrize(("card", "captives"), [("armoury", 4), ("fortress", 7)])
def test_captures_of_buildings_are_free(card: str, captives: int) -> None:
    t = built(card, A={"at": "3 forest 4 mines 2 quarry"})
    assert (t.rival.captives[0], goods(t)[2], t.s.tax) == (captives, 0, 4)


@rule("ARCS-032")
@pytest.mark.parametrize(("crew", "hired"), [("thief", ["thief", "trickster"]), ("labourer", ["labourer"])])
def test_the_tavern_hires_a_lacking_skill_only(crew: str, hired: list[str]) -> None:
    shown: World = {"top": "woodcutter_a woodcutter_b", "bottom": "conspirator_a trickster"}
    t = built("tavern", world={**shown, "coins": "0 0 0 0 0 2 0 0"}, crew=crew)
    assert t.crew("R") == hired
    assert goods(t)[2] == (2 if len(hired) > 1 else 0)
    assert t.rival.virtue == (6 if len(hired) > 1 else 7)


@rule("ARCS-032")
@pytest.mark.parametrize(
    ("hand", "kept", "gained"),
    [("well", ["well"], 0), ("well smithy", ["well"], 2), ("castle smithy well", ["castle", "well"], 2)],
)
def test_the_library_needs_two_cards_and_takes_the_lowest(hand: str, kept: list[str], gained: int) -> None:
    """Too little clay for anything but the Library, whose 8 points come first."""
    told: Setting = {"hand": f"library {hand}", "crew": "thief miner_a", "clay": 6, "gold": 1}
    t = turned(first="build", R=told)
    assert (t.built("R"), t.hand("R")) == (["library"], kept)
    assert goods(t) == (0, gained, 0)


@rule("ARCS-032", "ARC-210")
@pytest.mark.parametrize(("prison", "a"), [(3, 3), (2, 3), (3, 2)])
def test_effects_on_all_players_begin_with_it(prison: int, a: int) -> None:
    t = built("watchtower", A={"prison": a}, prison=prison)
    assert (t.rival.virtue, t.p("A").virtue) == (7 - 1 - (prison > 2), 7 - (a > 2))
    t = built("monument")
    assert (t.rival.virtue, t.p("A").virtue) == (9, 8)


@rule("ARCS-032")
def test_promos_of_the_opponent() -> None:
    """Crane: one more worker at once. Graveyard: somebody of its crew goes."""
    promos = {"promo_cards": True}
    t = turned(
        first="build", options=promos, R={"hand": "crane well", "clay": 8, "virtue": 4, "crew": "labourer"}
    )
    assert (t.built("R"), t.workers("R")) == (["crane", "well"], {"home": 18, "guildhall": 2})
    t = turned(
        first="build",
        options=promos,
        R={"hand": "graveyard", "clay": 7, "gold": 2, "crew": "labourer acolyte_card"},
    )
    assert (t.built("R"), t.crew("R")) == (["graveyard"], ["labourer"])


# the score


@rule("ARCS-026", "ARC-208")
@pytest.mark.parametrize(
    ("card", "mine", "theirs", "bonus"),
    [
        ("clay_market", {"clay": 3}, {"clay": 8}, 2),
        ("clay_market", {"clay": 3}, {"clay": 9}, 0),  # 9 // 3 of each: a tie
        ("wood_market", {"wood": 3}, {"clay": 11}, 0),
        ("stone_market", {"stone": 3}, {"clay": 8, "gold": 9}, 2),
        ("silver_market", {"silver": 5}, {"silver": 4}, 2),
        ("silver_market", {"silver": 5}, {"silver": 5}, 0),
        ("steeple", {"level": 2}, {"level": 1}, 2),
        ("steeple", {"level": 2}, {"level": 2}, 0),
    ],
)
def test_majorities_against_it(card: str, mine: Setting, theirs: Setting, bonus: int) -> None:
    t = against(A={**mine, "built": card}, R=theirs)
    printed = t.t.buildings[t.p("A").built[0]].vp
    assert t.sheet("A")["buildings"] == printed + bonus


@rule("ARCS-029", "ARCS-027")
@pytest.mark.parametrize(("who", "total"), [(CONSTANTINE, 29), (HELENA, 32)])
def test_a_score_of_29_or_32(who: str, total: int) -> None:
    t = against(
        who,
        R={
            "built": "stone_market tavern church",  # 7 + 6 + 5; the Stone Market's bonus is ignored
            "level": 2,
            "virtue": 10,
            "unpaid": 1,
            "gold": 3,
            "silver": 21,
            "prison": 2,
            "clay": 9,
        },
    )
    parts = {"buildings": 18, "cathedral": 4, "virtue": 1, "debts": -2, "gold": 3, "silver": 2, "prison": -1}
    temper = {} if who == CONSTANTINE else {"opponent": 3}
    assert t.sheet("R") == {**parts, "level": 4, **temper}
    assert t.total("R") == total


@rule("ARCS-027")
@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("fountain", {"unpaid": 2}),
        ("gamblers_den", {"unpaid": 2}),
        ("aqueduct", {}),
        ("carpenters_hut", {"crew": "thief"}),
    ],
)
def test_end_effects_of_its_buildings_are_ignored(card: str, told: Setting) -> None:
    t = against(R={**told, "built": card})
    sheet = t.sheet("R")
    assert sheet["buildings"] == t.t.buildings[t.rival.built[0]].vp
    assert sheet.get("debts", 0) == -2 * told.get("unpaid", 0)


@rule("ARCS-027", "ARC-201")
def test_its_dungeon_loses_no_virtue_at_the_end() -> None:
    t = against(world={"last": 1}, A={"built": "dungeon"}, R={"built": "dungeon", "virtue": 7})
    t.choose("A", "place quarry")
    assert t.game.over
    assert (t.p("A").virtue, t.rival.virtue) == (5, 7)
