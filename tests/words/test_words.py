"""Words: all languages say the same, everything that is said is there, and nothing is there that nobody says."""

from __future__ import annotations

import re

import pytest

from courtier.core.words import LANGUAGES, Phrase
from tests.words.families import OPTIONAL, families, waiting
from tests.words.sources import LOCALES, PLURAL, messages, used


def exists(key: str, lang: str = "en") -> bool:
    name, _, attribute = key.partition(".")
    return attribute in messages(lang).get(name, {})


def all_keys() -> list[str]:
    """Every message and attribute: advisor-king, advisor-king.the"""
    return [f"{name}.{a}".rstrip(".") for name, patterns in messages("en").items() for a in patterns]


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_every_language_has_the_same_files_keys_attributes_and_variables(lang: str) -> None:
    assert [p.name for p in sorted((LOCALES / lang).glob("*"))] == [
        p.name for p in sorted((LOCALES / "en").glob("*"))
    ]
    ours, theirs = messages("en"), messages(lang)
    assert [key for key in ours.keys() ^ theirs.keys() if not key.startswith(OPTIONAL)] == []
    both = ours.keys() & theirs.keys()
    assert {key: (ours[key], theirs[key]) for key in both if ours[key] != theirs[key]} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_that_is_used_exists(lang: str) -> None:
    assert {key: where for key, where in used().keys.items() if not exists(key, lang)} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_member_of_a_family_has_its_words(lang: str) -> None:
    members = [f"{family}-{id}" for family, ids in families().items() for id in ids if id]
    assert [key for key in members if not exists(key, lang)] == []


def known_patterns() -> dict[str, str]:
    """How keys are built in the source, without strings that only look like the beginning of one."""
    keys = all_keys()
    return {p: where for p, where in used().patterns.items() if any(re.fullmatch(p, key) for key in keys)}


def test_a_beginning_of_one_word_is_a_declared_family() -> None:
    broad = {p: where for p, where in known_patterns().items() if re.match(r"[a-z]+\\-\[", p)}
    undeclared = {p: w for p, w in broad.items() if p.partition("\\-")[0] not in families()}
    assert undeclared == {}


def test_every_key_is_used() -> None:
    """As it stands, as a member of a family, or built by a pattern that stands in the source."""
    declared = families()
    beginnings = [re.escape(family) + r"\-" for family in declared]
    literal = {string.partition(".")[0] for string in used().strings}
    patterns = [p for p in known_patterns() if not any(re.match(re.escape(b) + r"\[", p) for b in beginnings)]
    to_come = waiting()
    unused = []
    for name, attributes in messages("en").items():
        family = next(
            (f for f in declared if name.startswith(f + "-") and name[len(f) + 1 :] in declared[f]), None
        )
        if name in literal or family is not None or name.startswith(to_come):
            continue
        if not any(re.fullmatch(p, f"{name}.{a}".rstrip(".")) for p in patterns for a in attributes):
            unused.append(name)
    assert unused == []


def test_every_message_can_be_said_in_every_language() -> None:
    """Numbers for all variables: selectors and plural forms included, nothing left open."""
    for lang in LANGUAGES:
        for name, patterns in messages(lang).items():
            for attribute, variables in patterns.items():
                for n in (0, 1, 2, 5):
                    key = f"{name}.{attribute}".rstrip(".")
                    said = Phrase(key, dict.fromkeys({*variables, PLURAL}, n)).text(lang)
                    assert not re.search(r"[{}$]", said), key
