"""Paladins' cards against the component list and the rule lines that describe them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from tests.content.paladins_decks import (
    ATTRIBUTES,
    DECKS,
    LEFT,
    RIGHT,
    THINGS,
    WORKERS,
    by_id,
    column,
    rewards,
    said,
)
from tests.support import rule

from courtier import start
from courtier.core.content import ContentError

PROVENANCES = {"rulebook", "sourced", "reconstructed"}

# The component list: PAL-003 to PAL-005; a deck whose cards carry a count is counted by it.
COMPONENTS = {
    "paladin": 12,
    "townsfolk": 32,
    "outsider": 36,
    "kings_favour": 10,
    "kings_order": 6,
    "debt": 24,
    "suspicion": 24,
    "tavern": 24,
    "wall": 24,
    "scheme": 17,
    "worker": 22 + 5 * 18,
    "develop_space": 8,
    "monk": 7,
    "outpost": 7,
    "jar": 7,
    "wall_space": 7,
    "convert_space": 7,
    "jar_space": 9,
    "attribute": 3,
    "action": 12,
    "region": 6,
    "square": 40,
    "townsfolk_space": 5,
    "outsider_space": 6,
    "order_space": 3,
    "favour_space": 5,
    "tax_supply": 4,
    "difficulty": 3,
    "rival_action": 5,
    "resource_space": 5,
    "rival": 1,
    "game": 1,
}


@rule("PAL-003", "PAL-004")
def test_every_deck_is_as_large_as_the_component_list_says() -> None:
    sizes = {deck: sum(card.get("count", 1) for card in cards) for deck, cards in DECKS.items()}
    assert sizes == COMPONENTS
    assert 4 * sizes["paladin"] == 48
    assert [w["count"] for w in DECKS["worker"]] == [22, 18, 18, 18, 18, 18]


@pytest.mark.parametrize("deck", COMPONENTS)
def test_rewards_and_prices_keep_to_the_icons(deck: str) -> None:
    for card in DECKS[deck]:
        for reward in rewards(card):
            for part in reward:
                assert len(part) == 1, f"{card['id']}: a part is one thing or one choice"
                options = part.get("choose", [part])
                assert len(options) != 1 or "choose" not in part
                for option in options:
                    assert set(option) <= THINGS, card["id"]
                    assert all(type(n) is int and n > 0 for n in option.values())
        assert set(card.get("cost", {})) <= {"silver", "provision", "take_debt"}
        for key in ("spaces", "workers"):
            if isinstance(card.get(key), list):
                assert set(card[key]) <= {*WORKERS, "any"}


# Written from PAL-041, PAL-129 to PAL-140 and the printed cards: two workers, boosts, what the paladin does.
PALADINS = {
    "anseis": ("merchant scout", "influence 3, faith 1", "fortify waive provision"),
    "berengier": ("fighter merchant", "strength 3, influence 1", "garrison waive provision"),
    "engelier": ("fighter scout", "strength 3, faith 1", "attack gain 2 silver"),
    "gerier": ("cleric fighter", "faith 3, influence 1", "convert waive silver"),
    "gerin": ("merchant labourer", "influence 4", "conspire gain 2 silver"),
    "girard": ("scout scout", "influence 2, faith 2", "hunt gain 2 provision"),
    "ivon": ("cleric scout", "faith 3, strength 1", "commission waive provision"),
    "ivoire": ("cleric merchant", "influence 3, strength 1", "absolve waive silver"),
    "oliver": ("cleric cleric", "faith 4", "pray waive silver"),
    "otton": ("merchant merchant", "strength 2, faith 2", "trade gain 2 silver"),
    "roland": ("fighter labourer", "strength 4", "recruit waive silver"),
    "samson": ("scout labourer", "influence 2, strength 2", "develop discount 2 silver"),
}


@pytest.mark.parametrize("id", PALADINS)
def test_a_paladin_is_as_its_rule_says(id: str) -> None:
    workers, boosts, ability = PALADINS[id]
    card = by_id("paladin", id)
    assert card["workers"] == workers.split()
    assert ", ".join(f"{a} {n}" for a, n in card["boosts"].items()) == boosts
    does = dict(card["ability"])
    action = does.pop("action")
    (kind, what), *more = does.items()
    assert not more
    told = what if kind == "waive" else said(what if kind == "gain" else [what])
    assert f"{action} {kind} {told}" == ability


def test_the_twelve_paladins_boost_every_attribute_alike_and_each_help_another_action() -> None:
    total: Counter[str] = Counter()
    for card in DECKS["paladin"]:
        total.update(card["boosts"])
        assert sum(card["boosts"].values()) == 4
    assert total == dict.fromkeys(ATTRIBUTES, 16)
    assert sorted(c["ability"]["action"] for c in DECKS["paladin"]) == sorted(LEFT + RIGHT)


# PAL-190 to PAL-200: family, number of cards, what it waits for.
TOWNSFOLK = {
    "abbot": (3, "absolve"),
    "acolyte": (3, "commission"),
    "architect": (3, "develop"),
    "defender": (3, "attack"),
    "gatekeeper": (3, "fortify"),
    "missionary": (3, "convert"),
    "watchman": (3, "garrison"),
    "conspirator": (2, "inquisition"),
    "debt_collector": (3, "pay_debt"),
    "peddler": (3, "inquisition"),
    "squire": (3, "inquisition"),
}


@pytest.mark.parametrize("family", TOWNSFOLK)
def test_a_family_of_townsfolk_waits_for_what_its_rule_says(family: str) -> None:
    cards = [c for c in DECKS["townsfolk"] if c["family"] == family]
    assert [c["id"] for c in cards] == [f"{family}_{n}" for n in range(1, TOWNSFOLK[family][0] + 1)]
    condition = {"peddler": (2, None), "squire": (None, 0)}.get(family, (None, None))
    for card in cards:
        assert card["trigger"] == TOWNSFOLK[family][1]
        assert (card.get("if_suspicion_min"), card.get("if_suspicion_max")) == condition
        assert card["dismiss"]
        assert card["ongoing"]
        if family == "conspirator":
            assert said(card["ongoing"]) == "1 remove_suspicion"
        if family == "debt_collector":
            assert set(card["ongoing"][0]) <= set(WORKERS)
        if family == "squire":
            assert set(card["ongoing"][0]) <= set(ATTRIBUTES)


def test_the_townsfolk_of_the_rulebook_examples_exist() -> None:
    assert said(by_id("townsfolk", "architect_2")["immediate"]) == "1 provision"
    assert said(by_id("townsfolk", "abbot_1")["dismiss"]) == "1 cleric, 1 labourer"
    gatekeeper = by_id("townsfolk", "gatekeeper_2")
    assert said(gatekeeper["immediate"]) == said(gatekeeper["ongoing"]) == "1 silver"


# PAL-230 to PAL-248: base points, what is counted, how many make one point.
SCORING = {
    "adventurer": (0, "commission", 2),
    "archer": (0, "garrison", 2),
    "guardian": (0, "develop", 2),
    "hunter": (0, "townsfolk_hired", 2),
    "lookout": (0, "fortify", 2),
    "vigilante": (0, "absolve", 2),
    "armourer": (0, "strength", 4),
    "marauder": (0, "influence", 4),
    "warrior": (0, "faith", 4),
    "assassin": (0, "attacked_saracen", 1),
    "barbarian": (0, "attacked_byzantine", 1),
    "invader": (0, "attacked_viking", 1),
    "champion": (1, "order_completed", 1),
    "mercenary": (1, "converted_mercenary", 1),
    "protector": (0, "debt_paid", 1),
    "thief": (0, "suspicion_held", 1),
    "traitor": (0, "debt_unpaid", 1),
}


def test_an_outsider_scores_what_its_rule_says() -> None:
    assert {c["kind"] for c in DECKS["outsider"]} == set(SCORING)
    for card in DECKS["outsider"]:
        scoring = card["scoring"]
        assert (scoring.get("base", 0), scoring["per"], scoring["each"]) == SCORING[card["kind"]]
        assert scoring["vp"] == 1
        assert card["id"].removesuffix("_1").removesuffix("_2") == f"{card['faction']}_{card['kind']}"
        assert scoring["per"] != f"attacked_{card['faction']}", "nobody counts their own people"


def test_outsiders_come_in_twelves_and_give_influence_or_strength() -> None:
    assert Counter(column("outsider", "faction")) == dict.fromkeys(["saracen", "byzantine", "viking"], 12)
    kinds = Counter(column("outsider", "kind"))
    assert kinds == {kind: 4 if kind == "mercenary" else 2 for kind in SCORING}
    for card in DECKS["outsider"]:
        assert card["attack"][0].get("influence", 0) >= 1, card["id"]
        assert said(card["convert"]) in ("1 strength", "2 strength")
        strong = card["kind"] in ("assassin", "barbarian", "invader")
        assert card["convert"][0]["strength"] == (2 if strong else 1)
    assert said(by_id("outsider", "viking_mercenary")["attack"]) == "1 influence, 2 labourer"


@rule("PAL-105")
def test_every_wall_gives_strength() -> None:
    for card in DECKS["wall"]:
        assert card["reward"][0].get("strength", 0) >= 1, card["id"]
        assert all("vp" not in part for part in card["reward"][:-1]), "points come last"
    assert said(by_id("wall", "wall_17")["reward"]) == "1 strength, 1 labourer, 1 fighter"
    assert Counter(c["reward"][-1].get("vp", 0) for c in DECKS["wall"]) == {0: 20, 1: 2, 2: 2}


def test_a_tavern_holds_four_workers_at_most_two_of_them_criminals() -> None:
    for card in DECKS["tavern"]:
        assert len(card["workers"]) == 4
        assert card["workers"].count("criminal") <= 2
        assert set(card["workers"]) <= set(WORKERS)


def test_suspicion_and_debts_have_the_values_of_the_rulebook() -> None:
    assert column("suspicion", "tax") == [0, 1, 2]
    assert (by_id("debt", "debt")["vp_unpaid"], by_id("debt", "debt")["vp_paid"]) == (-3, 1)


# PAL-151 to PAL-161: worker, price, reward.
FAVOURS = {
    "free_recruit": ("scout", "", "1 free_recruit"),
    "tax_pardon": ("cleric", "", "1 remove_suspicion, 2 tax"),
    "two_criminals": ("any", "", "2 criminal"),
    "attribute": ("criminal", "", "1 faith | 1 strength | 1 influence"),
    "debt_or_suspicion": ("fighter", "1 silver", "1 pay_debt | 2 remove_suspicion"),
    "debt_for_workers": ("any", "1 take_debt", "1 scout, 1 merchant, 1 fighter"),
    "develop": ("merchant", "1 provision", "1 develop | 1 fighter, 1 cleric"),
    "labourers": ("criminal", "", "3 labourer"),
    "provisions_tax": ("any", "", "2 provision, 1 tax"),
    "pray": ("any", "", "1 pray"),
}


@pytest.mark.parametrize("id", FAVOURS)
def test_a_favour_is_as_its_rule_says(id: str) -> None:
    card = by_id("kings_favour", id)
    price = said([card["cost"]]) if "cost" in card else ""
    assert (card["worker"], price, said(card["reward"])) == FAVOURS[id]


MORE_JARS = "\n".join(
    f'[[jar]]\nid = "jar_{n}"\ncost = {{ silver = 1 }}\ninfluence = 0\nprovenance = "reconstructed"'
    for n in (8, 9, 10)
)


@pytest.mark.parametrize(
    ("cards", "card", "name"),
    [
        ('[[action]]\nid = "develop"\nlimit = 9', "action develop", "limit"),
        ('[[game]]\nid = "base"\nworkshops_per_action = 1', "game base", "workshops_per_action"),
        (
            "\n".join(f'[[action]]\nid = "{id}"\nworkshop_spaces = [1]' for id in RIGHT),
            "game base",
            "workshops_per_action",
        ),
        (f'{MORE_JARS}\n[[action]]\nid = "absolve"\nlimit = 10', "action absolve", "limit"),
        ('[[kings_order]]\nid = "attack"\naction = "develop"', "kings_order attack", "action"),
    ],
)
def test_boards_that_a_game_would_not_fit_on_are_refused(
    cards: str, card: str, name: str, tmp_path: Path
) -> None:
    """Each of these once ended in the middle of a game."""
    path = tmp_path / "cards.toml"
    path.write_text(cards, encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        start("paladins", 2, 1, content=path)
    assert (caught.value.said.args["card"], caught.value.said.args["name"]) == (card, name)
