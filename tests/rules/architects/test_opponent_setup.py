"""The automated opponent's setup and what it owns (ARCS-001 to ARCS-009, ARCS-033)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.architects.rival import CONSTANTINE, HELENA, against, automat, goods, plan, scheme, turned
from tests.rules.architects.table import Table, table
from tests.support import rule

from courtier import OptionError, start, titles
from courtier.core.game import restart

# silver, basic, precious, hand, apprentices, gathering, points
LEVELS = {"novice": (4, 2, 1, 4, 0, 0, 0), "standard": (6, 4, 2, 5, 1, 1, 4), "master": (8, 6, 3, 6, 2, 1, 8)}


def drafted(seats: int = 1, seed: int = 3, **options: Any) -> Table:
    """A new game whose draft is over: everybody keeps the first card of each packet."""
    t = Table(start("architects", seats, seed, options))
    while t.game.asks[0].kind == "draft":
        seat = t.game.asks[0].seat
        t.game.choose(t.game.options(seat)[0], seat)
    return t


@rule("ARCS-001", "ARCS-003")
@pytest.mark.parametrize(
    ("seats", "wanted", "players"),
    [(1, "none", 2), (1, HELENA, 2), (2, "none", 2), (2, HELENA, 3), (3, "none", 3), (5, "none", 5)],
)
def test_where_an_opponent_plays(seats: int, wanted: str, players: int) -> None:
    """Alone there is always one; two seats may have it as a third hand; more seats never do."""
    s = table(seats=seats, options={"opponent": wanted}).s
    assert len(s.players) == players
    assert (s.automat is not None) == (players > seats)


@rule("ARCS-003")
@pytest.mark.parametrize("seats", [3, 5])
def test_an_opponent_at_a_larger_table_is_refused_and_an_old_game_goes_on_without(seats: int) -> None:
    with pytest.raises(OptionError) as error:
        start("architects", seats, 1, {"opponent": HELENA})
    assert (error.value.said.key, error.value.said.args["seats"]) == ("option-seats", "1, 2")
    assert len(Table(restart("architects", seats, 1, {"opponent": HELENA})).s.players) == seats


@rule("ARCS-001")
def test_every_card_of_the_opponent_says_that_it_is_reconstructed() -> None:
    title = titles()["architects"]
    content = title.content_data(title.load()[0])
    for deck in ("opponent", "level", "scheme", "automaton"):
        assert {card["provenance"] for card in content[deck]} == {"reconstructed"}


@rule("ARCS-002", "ARCS-003", "ARC-095")
@pytest.mark.parametrize("seats", [1, 2])
def test_a_visit_of_the_town_centre_reaches_two_locations(seats: int) -> None:
    t = against(
        A={"at": "3 town_centre 1 forest", "silver": 9}, R={"at": "1 forest 1 mines 1 quarry"}, seats=seats
    )
    t.choose("A", "place town_centre", "capture opponent forest", "capture opponent mines")
    key, rule_id, have, need = t.refusal("A", "capture opponent quarry")
    assert (key, rule_id, have, need) == ("architects-capture-locations", "ARC-095", 2, 2)


@rule("ARCS-003", "ARC-132", "ARC-133")
@pytest.mark.parametrize(("seats", "spaces", "rewards"), [(1, 12, 5), (2, 16, 7)])
def test_the_guildhall_and_the_rewards_count_the_opponent(seats: int, spaces: int, rewards: int) -> None:
    t = drafted(seats, opponent=CONSTANTINE)
    assert t.view()["guildhall"]["spaces"] == spaces
    assert len(t.s.rewards.cards) == rewards


@rule("ARCS-004", "ARC-029")
@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("boards", ["standard", "variable"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_opponent_plays_last_and_has_no_part_in_the_draft(seats: int, boards: str, seed: int) -> None:
    t = drafted(seats, seed, opponent=HELENA, boards=boards)
    s = t.s
    assert s.order[-1] == seats
    assert sorted(s.order[:-1]) == list(range(seats))
    if boards == "standard":
        assert [s.players[seat].have[5] for seat in s.order[:-1]] == [3, 4][:seats]
        assert [len(s.players[seat].hand.cards) for seat in range(seats)] == [3] * seats
    assert s.players[seats].board == 0


@rule("ARCS-004")
def test_with_variable_boards_the_start_player_is_a_human() -> None:
    """Helena's virtue of 6 may well be the highest; she plays last all the same."""
    lower = 0
    for seed in range(1, 30):
        t = drafted(1, seed, opponent=HELENA, boards="variable")
        assert t.s.order == [0, 1]
        lower += t.p("A").virtue < t.rival.virtue
    assert lower > 0


@rule("ARCS-005", "ARCS-006", "ARCS-008", "ARCS-009")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("who", "virtue", "more"), [(CONSTANTINE, 8, 0), (HELENA, 6, 2)])
def test_what_the_opponent_starts_with(level: str, who: str, virtue: int, more: int) -> None:
    silver, basic, precious, hand, folk, _, _ = LEVELS[level]
    found = 0
    for seed in range(1, 6):
        t = drafted(1, seed, opponent=who, level=level)
        crew = t.crew("R")
        hired = sum(t.t.apprentices[card].virtue for card in t.rival.crew)
        assert goods(t) == (basic, precious, silver + more)
        assert (t.rival.virtue, t.rival.workers) == (virtue + hired, 20)
        assert len(t.hand("R")) == hand
        assert len(crew) <= folk
        found = max(found, len(crew))
    assert found == folk


@rule("ARCS-005")
@pytest.mark.parametrize(("who", "half", "built"), [(CONSTANTINE, "quarry", []), (HELENA, "build", ["well"])])
def test_which_half_is_read_first(who: str, half: str, built: list[str]) -> None:
    """Both halves of the scheme can be done: Constantine reads the top, Helena the bottom."""
    t = table({"scheme": "scheme_14"}, seats=1, options={"opponent": who}, R={"hand": "well", "clay": 4})
    t.rival_turn()
    assert (plan(t), t.built("R")) == ([f"does {half}"], built)


@rule("ARCS-005", "ARCS-006", "ARCS-027")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("who", "more"), [(CONSTANTINE, 0), (HELENA, 3)])
def test_what_level_and_temper_add_to_the_score(level: str, who: str, more: int) -> None:
    sheet = against(who, level=level).sheet("R")
    assert (sheet.get("level", 0), sheet.get("opponent", 0)) == (LEVELS[level][6], more)


@rule("ARCS-006", "ARCS-014")
@pytest.mark.parametrize("level", LEVELS)
def test_what_the_level_adds_to_gathering(level: str) -> None:
    t = turned(first="quarry", level=level)
    assert goods(t) == (1 + LEVELS[level][5], 0, 0)


@rule("ARCS-007", "ARCS-017", "ARC-077")
def test_its_first_apprentices_are_the_first_that_show_a_lacking_skill() -> None:
    """Column by column, the top row first; the row slides before the second is looked for."""
    for seed in range(1, 12):
        options = {"opponent": CONSTANTINE, "level": "master"}
        new = Table(start("architects", 1, seed, options)).s
        rows, pile = [new.shown[:4], new.shown[4:]], new.crews.cards.copy()
        folk, skills, expected = new.tables.apprentices, 0, []
        for _ in range(2):
            order = [(row, row[column]) for column in range(4) for row in rows]
            row, card = next((row, card) for row, card in order if folk[card].skills & ~skills)
            skills |= folk[card].skills
            expected.append(folk[card].id)
            row.remove(card)
            row.append(pile.pop())
            if skills == 7:
                break
        assert drafted(1, seed, **options).crew("R") == expected


@rule("ARCS-007")
def test_without_a_lacking_skill_nobody_is_taken() -> None:
    """The Labourer shows all three skills, so no second apprentice can add one."""
    met = False
    for seed in range(1, 200):
        t = drafted(1, seed, opponent=CONSTANTINE, level="master")
        if t.crew("R") == ["labourer"]:
            met = True
            break
        assert len(t.crew("R")) == 2
    assert met


@rule("ARCS-008", "ARCS-004")
def test_its_hand_is_drawn_once_the_humans_have_drafted() -> None:
    game = start("architects", 1, 7, {"opponent": CONSTANTINE})
    t = Table(game)
    assert (t.kind, t.hand("R"), t.crew("R")) == ("draft", [], [])
    while game.asks[0].kind == "draft":
        game.choose(game.options(0)[0], 0)
    drawn = t.hand("R")
    assert len(drawn) == 5
    assert not set(drawn) & set(t.hand("A"))
    assert len(t.s.buildings.cards) == 40 - 3 - 5


@rule("ARCS-009", "ARCS-033")
@pytest.mark.parametrize(
    ("basic", "precious", "left"),
    [
        (7, 2, (0, 0)),  # wood 5, stone 2, gold 2
        (7, 3, (0, 1)),
        (10, 1, (0, 0)),  # one gold replaced by three basic goods
        (14, 0, (1, 0)),  # both
        (9, 1, None),
        (12, 0, None),
        (6, 9, None),  # precious goods never stand in for basic ones
    ],
)
def test_three_basic_goods_stand_in_for_a_precious_one(
    basic: int, precious: int, left: tuple[int, int] | None
) -> None:
    t = turned(
        first="build",
        second="quarry",
        R={"hand": "keep", "crew": "labourer", "virtue": 4, "clay": basic, "gold": precious},
    )
    if left is None:
        assert (plan(t), t.built("R")) == (["cannot build", "does quarry"], [])
        assert goods(t) == (basic + 2, precious, 0)
    else:
        assert (plan(t), t.built("R")) == (["does build"], ["keep"])
        assert goods(t) == (*left, 0)


@rule("ARCS-009")
@pytest.mark.parametrize(
    ("card", "gained"), [("reward_02", (2, 0, 0)), ("reward_11", (0, 1, 0)), ("reward_01", (0, 0, 3))]
)
def test_goods_of_any_kind_go_to_its_two_pools(card: str, gained: tuple[int, int, int]) -> None:
    t = turned(first="cathedral", world={"rewards": card}, R={"hand": "well", "gold": 1})
    assert (goods(t), t.rival.virtue) == (gained, 9)


@rule("ARCS-008")
def test_it_has_twenty_workers() -> None:
    t = turned(first="forest")
    assert t.workers("R") == {"home": 19, "forest": 1}
    assert automat(t).scheme == t.t.scheme_ids.index(scheme(CONSTANTINE, "forest"))
