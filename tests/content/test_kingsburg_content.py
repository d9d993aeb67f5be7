"""Kingsburg's decks, names and rules pages against component list and rule lines, read without the engine."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.content.files import LANGUAGES, OF, TO, VOWELS, Files, numbers, pattern, told

FILES = Files("kingsburg")
Amounts = dict[str, int]

ADVISORS = FILES.decks["advisor"]
BUILDINGS = FILES.decks["building"]
ENEMIES = FILES.decks["enemy"]
GAME = FILES.decks["game"]


def amounts(text: str) -> Amounts:
    """Read a line such as 2 gold, 1 stone."""
    return {word: int(n) for n, word in (part.split() for part in text.split(", "))} if text else {}


# Written from the rule lines KB-068 to KB-085; a price stands before ">", alternatives are apart by "|".
REWARDS = {
    1: ("jester", "1 vp"),
    2: ("squire", "1 gold"),
    3: ("architect", "1 wood"),
    4: ("merchant", "1 gold | 1 wood"),
    5: ("sergeant", "1 soldier"),
    6: ("alchemist", "1 gold > 1 wood, 1 stone | 1 wood > 1 gold, 1 stone | 1 stone > 1 gold, 1 wood"),
    7: ("astronomer", "1 good, 1 plus2"),
    8: ("treasurer", "2 gold"),
    9: ("master_hunter", "1 wood, 1 gold | 1 wood, 1 stone"),
    10: ("general", "2 soldier, 1 peek_enemy"),
    11: ("swordsmith", "1 stone, 1 gold | 1 stone, 1 wood"),
    12: ("duchess", "2 good, 1 plus2"),
    13: ("champion", "3 stone"),
    14: ("smuggler", "1 vp > 3 good"),
    15: ("inventor", "1 gold, 1 wood, 1 stone"),
    16: ("wizard", "4 gold"),
    17: ("queen", "2 good, 3 vp, 1 peek_enemy"),
    18: ("king", "1 gold, 1 wood, 1 stone, 1 soldier"),
}

# Written from the rule lines KB-176 to KB-195: place, price, printed victory points.
SHEET = [
    ("statue", "B", 1, "2 gold", 3),
    ("chapel", "B", 2, "3 gold, 1 stone", 5),
    ("church", "B", 3, "3 gold, 1 wood, 2 stone", 7),
    ("cathedral", "B", 4, "5 gold, 3 stone", 9),
    ("inn", "C", 1, "1 gold, 1 wood", 0),
    ("market", "C", 2, "2 gold, 2 wood", 1),
    ("farms", "C", 3, "2 gold, 3 wood, 1 stone", 2),
    ("merchants_guild", "C", 4, "3 gold, 1 wood, 2 stone", 4),
    ("guard_tower", "D", 1, "1 gold, 1 stone", 1),
    ("blacksmith", "D", 2, "1 gold, 2 wood", 2),
    ("barracks", "D", 3, "2 gold, 2 wood, 1 stone", 4),
    ("wizards_guild", "D", 4, "3 gold, 2 wood, 2 stone", 6),
    ("palisade", "E", 1, "2 wood", 0),
    ("stables", "E", 2, "1 gold, 1 wood, 1 stone", 2),
    ("stone_wall", "E", 3, "2 gold, 2 stone", 2),
    ("fortress", "E", 4, "3 gold, 2 stone", 4),
    ("barricade", "F", 1, "1 wood", 0),
    ("crane", "F", 2, "1 wood, 1 stone", 1),
    ("town_hall", "F", 3, "2 gold, 1 wood, 1 stone", 2),
    ("embassy", "F", 4, "2 gold, 2 wood, 2 stone", 4),
]

# Strength in battle from the same lines: against everybody, and against one kind.
STRENGTH = {
    "church": (0, {"demons": 1}),
    "farms": (-1, {}),
    "guard_tower": (1, {}),
    "blacksmith": (1, {}),
    "wizards_guild": (2, {}),
    "palisade": (1, {"zombies": 2}),
    "stone_wall": (1, {}),
    "fortress": (1, {}),
    "barricade": (0, {"goblins": 1}),
}

# The other effects of the same lines.
EFFECTS: dict[str, list[dict[str, Any]]] = {
    "statue": [{"at": "reroll", "dice": "one", "if_all_equal": True}],
    "chapel": [{"at": "reroll", "dice": "all", "if_total_max": 7}],
    "cathedral": [{"at": "game_end", "per_goods": 2, "gain": {"vp": 1}}],
    "inn": [{"at": "season_end", "seasons": ["summer"], "gain": {"plus2": 1}}],
    "market": [{"at": "influence", "rank_offset": 1}],
    "farms": [{"at": "season_start", "gain": {"bonus_die": 1}}],
    "merchants_guild": [{"at": "season_start", "gain": {"gold": 1}}],
    "barracks": [{"at": "recruit", "price": 1}],
    "stables": [{"at": "reward", "soldier": 1}],
    "stone_wall": [{"at": "battle", "tie_wins": True}],
    "fortress": [{"at": "victory", "gain": {"vp": 1}}],
    "crane": [{"at": "build", "discount": {"gold": 1}, "columns": [3, 4]}],
    "town_hall": [
        {
            "at": "season_end",
            "trades": [{"pay": {"plus2": 1}, "gain": {"vp": 1}}, {"pay": {"good": 1}, "gain": {"vp": 1}}],
        }
    ],
    "embassy": [{"at": "season_end", "gain": {"vp": 1}}],
}

# Written from the rule lines KB-211 to KB-235, in their order: year, kind, strength, penalty, reward.
FOES = [
    (1, "barbarians", 2, "1 good, 1 building", "1 gold"),
    (1, "goblins", 2, "1 wood, 1 stone, 1 vp, 1 building", "1 wood"),
    (1, "goblins", 3, "1 gold, 1 building", "1 stone"),
    (1, "orcs", 3, "2 good, 1 vp", "1 gold"),
    (1, "zombies", 4, "2 vp", "1 vp"),
    (2, "goblins", 3, "2 wood, 2 stone, 1 vp, 1 building", "1 wood"),
    (2, "goblins", 4, "2 gold, 1 building", "1 stone"),
    (2, "orcs", 4, "2 good, 1 building", "1 gold"),
    (2, "barbarians", 5, "2 good, 1 vp", "1 gold"),
    (2, "zombies", 5, "2 vp", "1 vp"),
    (3, "goblins", 4, "3 wood, 3 stone, 1 vp, 1 building", "1 wood"),
    (3, "goblins", 5, "3 gold, 1 building", "1 stone"),
    (3, "orcs", 5, "2 good, 1 building", "1 gold"),
    (3, "demons", 6, "2 gold, 1 wood, 1 stone, 1 vp", "1 vp"),
    (3, "zombies", 6, "2 vp", "1 vp"),
    (4, "goblins", 5, "4 wood, 4 stone, 1 vp, 1 building", "1 wood"),
    (4, "goblins", 6, "4 gold, 1 building", "1 stone"),
    (4, "demons", 6, "4 good, 1 vp", "1 gold, 1 vp"),
    (4, "orcs", 7, "2 good, 1 building", "1 good"),
    (4, "zombies", 7, "2 vp", "1 vp"),
    (5, "barbarians", 7, "8 vp", "1 vp"),
    (5, "barbarians", 8, "1 building", "1 vp"),
    (5, "demons", 8, "2 vp, 1 building", "2 vp"),
    (5, "demons", 9, "1 building", "2 vp"),
    (5, "dragons", 9, "5 vp", "3 vp"),
]


def by_id(cards: list[dict[str, Any]], id: str) -> dict[str, Any]:
    found = [card for card in cards if card["id"] == id]
    assert len(found) == 1, id
    return found[0]


def test_there_are_eighteen_advisors_one_of_each_rank() -> None:
    assert [a["rank"] for a in ADVISORS] == list(range(1, 19))


@pytest.mark.parametrize("rank", REWARDS)
def test_an_advisor_pays_what_its_rule_says(rank: int) -> None:
    name, line = REWARDS[rank]
    card = by_id(ADVISORS, name)
    expected = []
    for alternative in line.split(" | "):
        *price, gain = alternative.split(" > ")
        expected.append(({}, amounts(gain)) if not price else (amounts(price[0]), amounts(gain)))
    assert card["rank"] == rank
    assert set(card) == {"id", "rank", "rewards", "provenance"}
    assert all(set(r) <= {"pay", "gain"} for r in card["rewards"])
    assert [(r.get("pay", {}), r["gain"]) for r in card["rewards"]] == expected


def test_the_blue_side_has_five_rows_of_four() -> None:
    places = [(b["row"], b["column"]) for b in BUILDINGS]
    assert places == [(row, column) for row in "BCDEF" for column in (1, 2, 3, 4)]
    assert {b["side"] for b in BUILDINGS} == {"blue"}


@pytest.mark.parametrize(("id", "row", "column", "cost", "vp"), SHEET)
def test_a_building_costs_what_its_rule_says(id: str, row: str, column: int, cost: str, vp: int) -> None:
    card = by_id(BUILDINGS, id)
    assert set(card) - {"note"} == {"id", "side", "row", "column", "cost", "vp", "effects", "provenance"}
    assert (card["row"], card["column"], card["cost"], card["vp"]) == (row, column, amounts(cost), vp)


@pytest.mark.parametrize("id", [line[0] for line in SHEET])
def test_a_building_does_what_its_rule_says(id: str) -> None:
    effects: list[dict[str, Any]] = by_id(BUILDINGS, id)["effects"]
    modifiers = [e for e in effects if "strength" in e]
    always = sum(e["strength"] for e in modifiers if "against" not in e)
    special: Counter[str] = Counter()
    for e in modifiers:
        assert set(e) <= {"at", "strength", "against"}
        assert e["at"] == "battle"
        special.update(dict.fromkeys(e.get("against", []), e["strength"]))
    assert (always, {kind: always + n for kind, n in special.items()}) == STRENGTH.get(id, (0, {}))
    assert [e for e in effects if "strength" not in e] == EFFECTS.get(id, [])


def test_five_enemies_wait_in_each_year() -> None:
    assert Counter(e["year"] for e in ENEMIES) == dict.fromkeys(range(1, 6), 5)
    assert len(ENEMIES) == 25


@pytest.mark.parametrize(
    ("year", "kind", "strength", "penalty", "reward"),
    [pytest.param(*foe, marks=pytest.mark.rule(f"KB-{n}"), id=f"KB-{n}") for n, foe in enumerate(FOES, 211)],
)
def test_an_enemy_is_as_its_rule_says(year: int, kind: str, strength: int, penalty: str, reward: str) -> None:
    card = by_id(ENEMIES, f"{kind}_{year}_{strength}")
    assert set(card) == {"id", "kind", "year", "strength", "penalty", "reward", "provenance"}
    assert (card["kind"], card["year"], card["strength"]) == (kind, year, strength)
    assert (card["penalty"], card["reward"]) == (amounts(penalty), amounts(reward))


def test_the_backs_tell_the_weakest_and_the_strongest_of_each_year() -> None:
    ranges = GAME[0]["strength_ranges"]
    assert ranges == [[2, 4], [3, 5], [4, 6], [5, 7], [7, 9]]
    for year, printed in enumerate(ranges, 1):
        strengths = [e["strength"] for e in ENEMIES if e["year"] == year]
        assert [min(strengths), max(strengths)] == printed


def test_the_single_numbers_are_those_of_the_basic_game() -> None:
    card = by_id(GAME, "basic")
    single = {
        "years": 5,
        "dice": 3,
        "recruit_price": 2,
        "neutral_dice": [3, 2],
        "kings_reward": {"vp": 1},
        "battle_highest": {"vp": 1},
    }
    assert {key: card[key] for key in single} == single


def wanted_names() -> dict[str, set[str]]:
    """Every key the game needs, with the attributes it must carry."""
    keys = {f"advisor-{a['id']}": {"the", "to", "of"} for a in ADVISORS}
    keys |= {f"building-{b['id']}": {"the"} for b in BUILDINGS}
    keys |= {f"kind-{e['kind']}": {"the"} for e in ENEMIES}
    plain = [f"phase-{n}" for n in range(1, 9)]
    for group, members in (
        ("good", "gold wood stone"),
        ("thing", "gold wood stone good vp soldier plus2 bonus_die peek_enemy building"),
        ("points", "buildings advisors effects battles kings_reward defeats"),
        ("step", "start roll influence rewards construct end"),
    ):
        plain += [f"{group}-{name}" for name in members.split()]
    return keys | {key: set() for key in plain}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language: str) -> None:
    have = FILES.forms(language)
    missing = {key: wanted for key, wanted in wanted_names().items() if not wanted <= have.get(key, set())}
    assert not missing
    assert not wanted_names().keys() - have.keys()


def test_french_articles_elide_and_contract() -> None:
    for key, message in FILES.names("fr").items():
        name = pattern(message.value)
        form = told(message)
        if not form:
            continue
        article = form["the"].removesuffix(name)
        if name.split()[0].endswith("s"):
            assert article == "les ", key
        elif name.startswith(VOWELS):
            assert article == "l’", key
        else:
            assert article in ("le ", "la "), key
        if "to" in form:
            assert (form["to"], form["of"]) == (TO[article] + name, OF[article] + name), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_lines_of_the_rules_page_name_the_cards_and_their_numbers(language: str) -> None:
    lines = FILES.page(language)
    words = {key: pattern(message.value) for key, message in FILES.names(language).items()}
    for rank, (id, _) in REWARDS.items():
        assert lines[f"KB-{67 + rank:03}"].startswith(f"**{rank} {words[f'advisor-{id}']}.**")
    for n, (id, row, column, cost, vp) in enumerate(SHEET, 176):
        head = lines[f"KB-{n}"].split(").")[0]
        assert head.startswith(f"**{words[f'building-{id}']}** (")
        assert f" {row}, " in head
        assert f" {('I', 'II', 'III', 'IV')[column - 1]}" in head
        assert numbers(head) == [*amounts(cost).values(), vp]
    for n, (year, kind, strength, penalty, reward) in enumerate(FOES, 211):
        line = lines[f"KB-{n}"]
        assert f" {('I', 'II', 'III', 'IV', 'V')[year - 1]}, **{words[f'kind-{kind}']} {strength}**." in line
        wanted = [*amounts(penalty).values(), *amounts(reward).values()]
        assert sorted(numbers(line.split("**.")[1])) == sorted(wanted)
