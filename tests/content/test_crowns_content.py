"""The cards of City of Crowns against the component list and the rule lines that describe them."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.content.crowns_decks import ALL_ATTRIBUTES, ALL_THINGS, BOTH, CROWNS, ICONS, by_id
from tests.content.files import Card
from tests.content.paladins_decks import ATTRIBUTES, DECKS, RIGHT, WORKERS, rewards, said
from tests.support import ROOT, rule

from courtier.core.content import PROVENANCES
from courtier.titles.paladins.title import PALADINS

# New cards by deck; those of a base deck that only change a card are left out.
COMPONENTS = {
    "muster_card": 30,
    "negotiate_card": 30,
    "paladin": 4,
    "townsfolk": 8,
    "outsider": 6,
    "kings_favour": 5,
    "kings_order": 2,
    "scheme": 2,
    "ally": 4,
    "extension": 4,
    "action": 2,
    "attribute": 1,
    "townsfolk_space": 2,
    "outsider_space": 1,
    "negotiate_space": 4,
    "muster_tier": 3,
    "negotiate_tier": 4,
    "resource_space": 2,
    "difficulty": 1,
    "crowns": 1,
    "game": 0,
    "rival": 0,
}
CARDS = [
    pytest.param(deck, card, id=f"{deck}-{card['id']}") for deck, cards in CROWNS.items() for card in cards
]
NEEDED = {card["id"]: card["needs"] for card in BOTH["action"] if "needs" in card}
every_card = pytest.mark.parametrize(("deck", "card"), CARDS)


@rule("COC-001")
def test_every_deck_is_as_large_as_the_component_list_says() -> None:
    assert set(CROWNS) == set(COMPONENTS)
    assert {deck: len(BOTH[deck]) - len(DECKS.get(deck, [])) for deck in CROWNS} == COMPONENTS
    assert 4 * COMPONENTS["paladin"] == 16  # a set for each player


@rule("COC-004")
def test_new_cards_join_the_piles_of_the_base_game() -> None:  # COC-020
    assert [len(BOTH[deck]) for deck in ("townsfolk", "outsider", "kings_order", "kings_favour")] == [
        40,
        42,
        8,
        15,
    ]
    assert len(BOTH["paladin"]) == 16
    assert sum(scheme["count"] for scheme in BOTH["scheme"]) == 17 + 2


@every_card
def test_a_card_says_where_it_comes_from(deck: str, card: Card) -> None:
    keys = [key for key in card if key != "note"]
    assert (keys[0], keys[-1]) == ("id", "provenance")
    assert card["provenance"] in PROVENANCES


@every_card
def test_rewards_and_prices_keep_to_the_icons(deck: str, card: Card) -> None:
    enlisted = [card["enlist"]["gain"]] if "enlist" in card else []
    on_pass = [card["on_pass"]] if "on_pass" in card else []
    for reward in [*rewards(card), *enlisted, *on_pass]:
        for part in reward:
            assert len(part) == 1, "a part is one thing or one choice"
            options = part.get("choose", [part])
            assert len(options) != 1 or "choose" not in part
            for option in options:
                assert set(option) <= ALL_THINGS
                assert all(type(n) is int and n > 0 for n in option.values())
    assert set(card.get("cost", {})) <= {"silver", "provision", "take_debt"}


@rule("COC-015")
def test_the_muster_cards_of_a_tier_fill_four_equal_piles() -> None:  # COC-014
    sizes = Counter(card["tier"] for card in CROWNS["muster_card"])
    assert sizes == {1: 6, 2: 12, 3: 12}
    piles = []
    for players in (1, 2, 3, 4):
        left = [
            sizes[n] - tier["removed"][players - 1] for n, tier in enumerate(CROWNS["muster_tier"], start=1)
        ]
        assert left[0] == 4
        assert all(n % 4 == 0 for n in left)
        piles.append(sum(left) // 4)
    assert piles == [6, 6, 7, 7]


@rule("COC-019")
def test_the_nobles_in_a_game_are_as_many_as_its_players_need() -> None:  # COC-018
    sizes = Counter(card["tier"] for card in CROWNS["negotiate_card"])
    assert sizes == {1: 4, 2: 8, 3: 10, 4: 8}
    removed = [tier["removed"] for tier in CROWNS["negotiate_tier"]]
    assert [30 - sum(tier[players - 1] for tier in removed) for players in (1, 2, 3, 4)] == [26, 26, 28, 30]


def test_a_muster_card_asks_for_one_attribute_and_gives_diplomacy() -> None:  # COC-043, COC-044
    for muster in CROWNS["muster_card"]:
        (attribute,) = muster["need"]
        assert attribute in ATTRIBUTES
        assert muster["diplomacy"] >= 1
        assert muster["worker"] in ["any", *WORKERS]
    tiers = [
        {need for card in CROWNS["muster_card"] if card["tier"] == tier for need in card["need"].values()}
        for tier in (1, 2, 3)
    ]
    assert tiers == [{1, 2}, {3, 4, 5}, {6, 7, 8}]


def test_a_noble_lends_what_its_action_needs_and_brings_icons() -> None:  # COC-056, COC-063, COC-103
    for noble in CROWNS["negotiate_card"]:
        entrust, enlist = noble["entrust"], noble["enlist"]
        assert entrust["action"] in RIGHT
        assert list(entrust["boost"]) == [NEEDED[entrust["action"]]], noble["id"]
        assert entrust["diplomacy"] >= 1
        assert len(enlist["need"]) == 1
        assert set(enlist["need"]) <= set(ATTRIBUTES)
        assert said(enlist["gain"]) == "1 diplomacy"
        assert len(set(noble["icons"])) == len(noble["icons"]) == (2 if noble["tier"] == 4 else 1)
        assert set(noble["icons"]) <= set(ICONS)
    icons = Counter(icon for noble in CROWNS["negotiate_card"] for icon in noble["icons"])
    assert min(icons.values()) >= 3  # every ally can be won


def test_there_is_one_extension_and_one_ally_for_every_icon() -> None:  # COC-066, COC-067
    assert [card["id"] for card in CROWNS["extension"]] == [card["id"] for card in CROWNS["ally"]] == ICONS
    assert said(by_id("ally", "military")["gain"]) == "1 remove_suspicion, 2 tax"  # COC-068
    assert said(by_id("ally", "military")["on_pass"]) == "1 fighter"
    assert by_id("crowns", "crowns")["ally_icons"] == 3
    for ally in CROWNS["ally"]:
        ((part,),) = [list(part.items()) for part in ally["on_pass"]]
        assert part[0] in WORKERS
        assert part[1] == 1


@rule("COC-010", "COC-054")
def test_prices_and_flags_of_the_new_places() -> None:  # COC-011, COC-053
    town = {space["id"]: (space["silver"], space["debt"]) for space in BOTH["townsfolk_space"]}
    assert (town["townsfolk_pile"], town["townsfolk_0"]) == ((4, True), (3, True))
    assert [id for id, (_, debt) in town.items() if debt] == [
        "townsfolk_1",
        "townsfolk_2",
        "townsfolk_pile",
        "townsfolk_0",
    ]
    pile = by_id("outsider_space", "outsider_pile")
    assert (pile["faith"], pile["strength"]) == (12, 13)
    assert [(space["silver"], space["debt"]) for space in CROWNS["negotiate_space"]] == [
        (3, True),
        (2, False),
        (2, False),
        (1, False),
    ]


def test_the_two_actions_take_their_workers_and_workshops() -> None:  # COC-022, COC-041, COC-052
    assert [(a["id"], a["spaces"], a["workshop_spaces"]) for a in CROWNS["action"]] == [
        ("muster", ["cleric", "any", "scout"], [1, 2]),
        ("negotiate", ["fighter", "any", "merchant"], [1, 2]),
    ]
    assert len([action for action in BOTH["action"] if action["side"] == "right"]) == 8


def test_the_new_paladins() -> None:  # COC-029, COC-030, COC-033
    astolfo, maugris = by_id("paladin", "astolfo"), by_id("paladin", "maugris")
    assert len(astolfo["workers"]) == 4
    assert "ability" not in astolfo
    assert maugris["ability"] == {"pay_with_debt": True}
    assert by_id("paladin", "naimes")["ability"] == {"action": "negotiate", "waive": "silver"}
    assert by_id("paladin", "ogier")["ability"] == {"action": "muster", "waive": "provision"}
    for paladin in CROWNS["paladin"]:
        assert paladin["boosts"]["diplomacy"] >= 1  # COC-028
        assert sum(paladin["boosts"].values()) == 4  # as in the base game
        assert set(paladin["boosts"]) <= set(ALL_ATTRIBUTES)
    assert [len(p["workers"]) for p in CROWNS["paladin"]] == [4, 2, 2, 2]


def test_what_the_five_favours_give() -> None:  # COC-071, COC-072, COC-073, COC-074, COC-075
    assert {favour["id"]: said(favour["reward"]) for favour in CROWNS["kings_favour"]} == {
        "mixed_stores": "1 silver, 1 provision, 1 remove_suspicion, 1 labourer",
        "release_servant": "1 dismiss_own_townsfolk | 2 silver",
        "royal_pardon": "1 destroy_debt | 1 diplomacy",
        "move_workshop": "1 move_workshop | 2 labourer",
        "last_counsel": "1 faith | 1 strength | 1 influence | 1 diplomacy, 1 pass",
    }
    assert not any("cost" in favour for favour in CROWNS["kings_favour"])


def test_when_the_new_townsfolk_act() -> None:  # COC-081, COC-082, COC-083
    families = Counter((folk["family"], folk["trigger"]) for folk in CROWNS["townsfolk"])
    assert families == {("chevalier", "enlist"): 3, ("outrider", "muster"): 3, ("princess", "pass"): 2}


def test_what_the_new_outsiders_count() -> None:  # COC-086, COC-087, COC-088
    for outsider in CROWNS["outsider"]:
        per, each = {
            "enforcer": ("muster_card", 2),
            "envoy": ("diplomacy", 4),
            "rogue": ("negotiate_card", 2),
        }[outsider["kind"]]
        assert outsider["scoring"] == {"vp": 1, "per": per, "each": each}
        assert outsider["id"] == f"{outsider['faction']}_{outsider['kind']}"
        assert {"influence": 1} in outsider["attack"]  # as every outsider of the base game
    assert set(Counter(o["kind"] for o in CROWNS["outsider"]).values()) == {2}
    assert set(Counter(o["faction"] for o in CROWNS["outsider"]).values()) == {2}


@rule("COC-095")
def test_the_single_numbers() -> None:  # COC-017, COC-042, COC-094, COC-096, COC-097
    numbers = by_id("crowns", "crowns")
    assert (numbers["diplomat"], numbers["gaps"]) == (4, [1, 1, 1])
    assert (numbers["secret_vp"], numbers["muster_per_vp"], numbers["set_vp"]) == (6, 2, [0, 0, 2, 5, 9])
    assert [(order["action"], order["need"]) for order in CROWNS["kings_order"]] == [
        ("muster", 5),
        ("negotiate", 5),
    ]
    assert by_id("game", "base")["paladins_drawn"] == 4  # COC-025
    assert by_id("game", "base")["rounds"] == 7  # what the part does not name stays


def test_the_cards_of_the_rulebooks_examples() -> None:  # COC-036, COC-049, COC-062, COC-064
    captain, reeves = by_id("muster_card", "militia_captain"), by_id("muster_card", "village_reeves")
    assert (captain["worker"], captain["cost"], said(captain["reward"])) == (
        "fighter",
        {"provision": 1},
        "1 free_recruit",
    )
    assert (reeves["worker"], reeves["cost"], reeves["need"]) == (
        "merchant",
        {"silver": 1},
        {"influence": 2},
    )
    assert (reeves["diplomacy"], said(reeves["reward"])) == (1, "1 pay_debt | 2 remove_suspicion")
    chartres, paris = by_id("negotiate_card", "count_of_chartres"), by_id("negotiate_card", "count_of_paris")
    assert chartres["entrust"] == {"diplomacy": 5, "action": "commission", "boost": {"faith": 4}}
    assert paris["enlist"]["need"] == {"strength": 2}


def test_the_numbers_of_the_rival() -> None:  # COCS-003, COCS-011, COCS-013, COCS-015, COCS-020
    rival = by_id("rival", "rival")
    assert rival["start"] == {"diplomacy": 3, "strength": 2, "faith": 1}
    assert rival["stack"] == ["influence", "faith", "strength", "diplomacy"]  # bottom to top, as they start
    assert (rival["steps_per_resource"], rival["failed_removal_steps"]) == (2, 1)
    assert (rival["workers_per_ally"], rival["negotiate_discarded"]) == (1, 2)
    assert rival["right_workers"] == 3  # of the base game: Muster and Negotiate take as many


def test_the_four_difficulties() -> None:  # COCS-004
    found = [(level["id"], level["orders"], level.get("workshops", 0)) for level in BOTH["difficulty"]]
    assert found == [("easy", 2, 0), ("standard", 4, 0), ("hard", 6, 0), ("insane", 0, 1)]


@rule("COCS-010")
def test_the_track_of_seven_spaces_reaches_every_place() -> None:  # COCS-009
    track = BOTH["resource_space"]
    assert [space["id"] for space in track] == [f"resource_{n}" for n in range(1, 8)]
    assert [space["townsfolk"] for space in track] == [[-1], [0], [1], [2], [3], [4], [5]]
    assert [space["outsiders"] for space in track] == [[1], [2], [3], [4], [5], [6], [7]]
    assert [space["favours"] for space in track] == [[1], [1], [2], [3], [4], [5], [1]]


def test_the_base_game_neither_lays_nor_hashes_the_part() -> None:
    """Every stored game was played with the decks that the base game has still."""
    content, _ = PALADINS.load()
    assert {deck: len(content.deck(deck)) for deck in DECKS} == {deck: len(DECKS[deck]) for deck in DECKS}
    assert not set(content.decks) & (set(CROWNS) - set(DECKS))
    for path in sorted((ROOT / "tests" / "records").glob("paladins-*.txt")):
        header = path.read_text(encoding="utf-8").partition("\n\n")[0]
        if "city_of_crowns" not in header:
            assert f"content {content.hash}" in header.splitlines(), path.name
