"""City of Crowns as the engine reads it: every card with every key, said in both languages, corrected, and refused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.content.crowns_decks import ALL_ATTRIBUTES, BOTH, CROWNS, ICONS, PART
from tests.content.files import LANGUAGES, numbers
from tests.content.paladins_decks import FILES, Reward

from courtier.core.content import Content, ContentError
from courtier.core.options import Option
from courtier.titles.paladins import words as w
from courtier.titles.paladins.choices import Tables
from courtier.titles.paladins.title import PALADINS

FOLDER = FILES.folder / "content"
every_language = pytest.mark.parametrize("language", LANGUAGES)


def read(overlay: Path | None = None, parts: tuple[str, ...] = (PART,)) -> tuple[Content, Tables]:
    content = Content(FOLDER, overlay, parts)
    tables = PALADINS.tables(content)
    content.seal()
    return content, tables


CONTENT, T = read()


def correction(folder: Path, deck: str, id: str, line: str) -> Path:
    path = folder / "cards.toml"
    path.write_text(f'[[{deck}]]\nid = "{id}"\n{line}\n', encoding="utf-8")
    return path


def amounts(reward: Reward) -> list[int]:
    return [
        n
        for part in reward
        for option in part.get("choose", [part])
        for n in option.values()
        if "pass" not in option
    ]


def test_the_reader_lays_the_part_over_the_base_game() -> None:
    assert {deck: [card.id for card in CONTENT.deck(deck)] for deck in CONTENT.decks} == {
        deck: [card["id"] for card in cards] for deck, cards in BOTH.items()
    }
    assert {deck: [dict(card.values) for card in CONTENT.deck(deck)] for deck in CONTENT.decks} == BOTH


def test_every_key_of_every_card_is_read() -> None:
    for deck in CONTENT.decks:
        for card in CONTENT.deck(deck):
            assert set(card.values) - card.read <= {"note"}, f"{deck} {card.id}"


def test_a_muster_card_is_read_as_it_is_written() -> None:
    for card, made in zip(CROWNS["muster_card"], T.crowns.musters, strict=True):
        assert (made.id, made.tier, made.provenance) == (card["id"], card["tier"], card["provenance"])
        assert made.worker == (w.ANY if card["worker"] == "any" else w.WORKERS.index(card["worker"]))
        cost = card.get("cost", {})
        assert (made.cost.silver, made.cost.provision, made.cost.debt) == tuple(
            cost.get(thing, 0) for thing in ("silver", "provision", "take_debt")
        )
        assert {ALL_ATTRIBUTES[made.attribute]: made.need} == card["need"]


def test_a_noble_is_read_as_it_is_written() -> None:
    for card, made in zip(CROWNS["negotiate_card"], T.crowns.nobles, strict=True):
        assert (made.id, made.tier, made.provenance) == (card["id"], card["tier"], card["provenance"])
        assert [ICONS[icon] for icon in made.icons] == card["icons"]
        assert (made.diplomacy, w.ACTIONS[made.action]) == (
            card["entrust"]["diplomacy"],
            card["entrust"]["action"],
        )
        boost = dict(zip(ALL_ATTRIBUTES, made.boosts, strict=True))
        assert {attribute: n for attribute, n in boost.items() if n} == card["entrust"]["boost"]
        assert {ALL_ATTRIBUTES[made.attribute]: made.need} == card["enlist"]["need"]


def test_the_other_decks_have_grown() -> None:
    assert [len(deck) for deck in (T.townsfolk, T.outsiders, T.favours, T.orders)] == [40, 42, 15, 8]
    assert (len(T.paladins), len(T.crowns.allies), len(T.scheme_deck), len(T.scheme_aside)) == (16, 4, 14, 5)
    assert (T.attributes, len(T.board_actions), T.numbers.drawn) == (ALL_ATTRIBUTES, 14, 4)
    assert T.difficulties == ["easy", "standard", "hard", "insane"]


@every_language
def test_every_card_says_its_numbers(language: str) -> None:
    for card, made in zip(CROWNS["muster_card"], T.crowns.musters, strict=True):
        assert numbers(T.reward_phrase(made.reward).text(language)) == amounts(card["reward"]), card["id"]
        assert numbers(T.reward_phrase(made.gain).text(language)) == [card["diplomacy"]]
    for card, ally in zip(CROWNS["ally"], T.crowns.allies, strict=True):
        assert numbers(T.reward_phrase(ally.gain).text(language)) == amounts(card["gain"])
        assert numbers(T.reward_phrase(ally.on_pass).text(language)) == amounts(card["on_pass"])
    for card, favour in zip(BOTH["kings_favour"], T.favours, strict=True):
        assert numbers(T.reward_phrase(favour.reward).text(language)) == amounts(card["reward"])
    for card, folk in zip(BOTH["townsfolk"], T.townsfolk, strict=True):
        for key, reward in (
            ("dismiss", folk.dismiss),
            ("immediate", folk.immediate),
            ("ongoing", folk.ongoing),
        ):
            assert numbers(T.reward_phrase(reward).text(language)) == amounts(card.get(key, [])), card["id"]


@every_language
def test_every_choice_of_a_card_is_a_whole_sentence(language: str) -> None:
    choices: list[Option] = [*T.place, *T.muster, *T.cover, *T.release]
    choices += [option for row in (*T.entrust, *T.enlist, *T.lift) for option in row]
    said = [(str(option), option.label(language)) for option in choices]
    assert len({token for token, _ in said}) == len(said)
    for token, sentence in said:
        assert not re.search(r"[{}$]|paladins-", sentence), token


def test_the_part_has_a_content_hash_of_its_own() -> None:
    assert CONTENT.hash != read(parts=())[0].hash
    assert CONTENT.hash == read()[0].hash


def test_an_overlay_corrects_a_card_of_the_part(tmp_path: Path) -> None:
    content, tables = read(correction(tmp_path, "muster_card", "village_reeves", "need = { faith = 3 }"))
    (reeves,) = [card for card in tables.crowns.musters if card.id == "village_reeves"]
    assert (ALL_ATTRIBUTES[reeves.attribute], reeves.need) == ("faith", 3)
    assert reeves.cost.silver == 1  # what the overlay does not name stays
    assert content.hash != CONTENT.hash


def test_an_overlay_for_the_part_needs_the_part(tmp_path: Path) -> None:
    overlay = correction(tmp_path, "muster_card", "village_reeves", "need = { faith = 3 }")
    with pytest.raises(ContentError) as caught:
        read(overlay, parts=())
    assert caught.value.said.key == "content-no-deck"
    assert (caught.value.said.args["file"], caught.value.said.args["deck"]) == ("cards.toml", "muster_card")


@pytest.mark.parametrize("deck", CROWNS)
def test_an_unknown_key_is_an_error_that_names_card_and_key(deck: str, tmp_path: Path) -> None:
    id = CROWNS[deck][-1]["id"]
    with pytest.raises(ContentError) as caught:
        read(correction(tmp_path, deck, id, "surprise = 1"))
    said_of = caught.value.said.args
    assert (said_of["file"], said_of["card"], said_of["name"]) == ("cards.toml", f"{deck} {id}", "surprise")


M, N = ("muster_card", "village_reeves"), ("negotiate_card", "count_of_paris")
BOOST = "boost = { influence = 2 }"


@pytest.mark.parametrize(
    ("deck", "id", "line", "name"),
    [
        (*M, "tier = 4", "tier"),
        (*M, 'worker = "knight"', "worker"),
        (*M, "cost = { tax = 1 }", "cost.tax"),
        (*M, "need = { influence = 2, faith = 1 }", "need"),
        (*M, "need = {}", "need"),
        (*M, "need = { luck = 2 }", "need.luck"),
        (*M, "diplomacy = 0", "diplomacy"),
        (*M, "reward = [{ gold = 1 }]", "reward[0].gold"),
        (*M, "reward = [{ choose = [{ pass = 1 }] }]", "reward[0].choose"),
        (*N, 'icons = ["sailor"]', "icons"),
        (*N, 'icons = ["farmer", "farmer"]', "icons"),
        (*N, "icons = []", "icons"),
        (*N, "entrust = 1", "entrust"),
        (*N, f'entrust = {{ diplomacy = 1, action = "hunt", {BOOST} }}', "entrust.action"),
        (*N, f'entrust = {{ action = "fortify", {BOOST} }}', "entrust.diplomacy"),
        (*N, 'entrust = { diplomacy = 1, action = "fortify", boost = { luck = 1 } }', "entrust.boost.luck"),
        (*N, f'entrust = {{ diplomacy = 1, action = "fortify", {BOOST}, free = 1 }}', "entrust.free"),
        (*N, "enlist = { need = { strength = 2 }, gain = [{ gold = 1 }] }", "enlist.gain[0].gold"),
        (*N, "enlist = { gain = [{ diplomacy = 1 }] }", "enlist.need"),
        ("ally", "clergy", "on_pass = [{ bishop = 1 }]", "on_pass[0].bishop"),
        ("crowns", "crowns", "set_vp = [0, 2, 5, 9]", "set_vp"),
        ("crowns", "crowns", "diplomat = 5", "diplomat"),
        ("crowns", "crowns", "gaps = []", "gaps"),
        ("muster_tier", "muster_2", "removed = [3, 4, 0, 0]", "removed"),
        ("muster_tier", "muster_2", "removed = [4, 4, 0]", "removed"),
        ("negotiate_tier", "negotiate_1", "removed = [5, 0, 0, 0]", "removed"),
        ("paladin", "maugris", "ability = { pay_with_debt = 1 }", "ability.pay_with_debt"),
        ("paladin", "ogier", 'ability = { action = "rest", waive = "provision" }', "ability.action"),
        ("townsfolk", "princess_1", 'trigger = "sleep"', "trigger"),
        ("outsider", "viking_envoy", 'scoring = { vp = 1, per = "luck", each = 2 }', "scoring.per"),
        ("kings_order", "muster", 'action = "rest"', "action"),
        ("kings_order", "muster", 'action = "hunt"', "action"),  # a deed of the right side alone
        ("game", "base", "workshops_per_action = 1", "workshops_per_action"),
        ("difficulty", "insane", "workshops = 3", "workshops"),
        ("resource_space", "resource_1", "townsfolk = [-2]", "townsfolk"),
        ("resource_space", "resource_7", "outsiders = [8]", "outsiders"),
        ("rival", "rival", "start = { luck = 1 }", "start.luck"),
        ("rival", "rival", 'stack = ["influence", "faith", "strength"]', "stack"),
    ],
)
def test_a_broken_card_is_one_clear_error(deck: str, id: str, line: str, name: str, tmp_path: Path) -> None:
    with pytest.raises(ContentError) as caught:
        read(correction(tmp_path, deck, id, line))
    assert (caught.value.said.args["card"], caught.value.said.args["name"]) == (f"{deck} {id}", name)
    for language in LANGUAGES:
        assert f"{deck} {id}" in caught.value.said.text(language)


@pytest.mark.parametrize(
    ("deck", "id", "line", "name"),
    [
        ("townsfolk", "abbot_1", 'trigger = "enlist"', "trigger"),
        ("townsfolk", "abbot_1", "dismiss = [{ diplomacy = 1 }]", "dismiss[0].diplomacy"),
        ("wall", "wall_01", "reward = [{ move_workshop = 1 }]", "reward[0].move_workshop"),
        ("paladin", "roland", 'ability = { action = "muster", waive = "provision" }', "ability.action"),
        ("outsider", "viking_thief", 'scoring = { vp = 1, per = "muster_card", each = 2 }', "scoring.per"),
        ("kings_order", "convert", 'action = "negotiate"', "action"),
    ],
)
def test_words_of_the_part_mean_nothing_without_it(
    deck: str, id: str, line: str, name: str, tmp_path: Path
) -> None:
    with pytest.raises(ContentError) as caught:
        read(correction(tmp_path, deck, id, line), parts=())
    assert (caught.value.said.args["card"], caught.value.said.args["name"]) == (f"{deck} {id}", name)
