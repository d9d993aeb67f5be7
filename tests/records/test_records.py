"""Finished games, replayed strictly: every choice must be legal, every digest and the whole text must be the same."""

from __future__ import annotations

import pytest
from tools.records import FOLDER, PLANS, Plan, played

from courtier import load, titles
from courtier.core.record import parse

EACH = pytest.mark.parametrize("plan", PLANS, ids=[plan.path.stem for plan in PLANS])


def kept(plan: Plan) -> str:
    return plan.path.read_text(encoding="utf-8")


@EACH
def test_a_finished_game_replays_to_the_same_end(plan: Plan) -> None:
    text = kept(plan)
    game = load(text)
    assert game.over
    assert game.result is not None
    assert (game.title.name, game.seats, game.seed) == (plan.title, len(plan.players), plan.seed)
    assert game.record(names=plan.players) == text
    checked = [line for line in text.splitlines() if line.startswith("= ")]
    assert len(checked) > 2


@EACH
def test_writing_it_again_changes_nothing(plan: Plan) -> None:
    """Followed choice by choice, it stays; so the diff of `make records` shows changed rules and nothing else."""
    assert played(plan, kept(plan)) == kept(plan)


def test_a_record_of_other_rules_is_followed_as_far_as_it_goes() -> None:
    plan = PLANS[0]
    lines = kept(plan).splitlines()
    choices = [at for at, line in enumerate(lines) if line[:1].isdigit()]
    at = choices[len(choices) // 2]
    lines[at] = lines[at].split(" ")[0] + " castle"
    again = parse(played(plan, "\n".join(lines) + "\n")).choices
    assert again[: len(choices) // 2] == parse(kept(plan)).choices[: len(choices) // 2]


def test_all_records_are_there_and_no_others() -> None:
    assert sorted(FOLDER.glob("*.txt")) == sorted(plan.path for plan in PLANS)
    for title in ("kingsburg", "paladins", "architects"):
        plans = [plan for plan in PLANS if plan.title == title]
        assert len(plans) >= 10
        assert {len(plan.players) for plan in plans} == set(titles()[title].seats)


def test_architects_has_been_played_with_every_value_of_every_option() -> None:
    plans = [dict(plan.options) for plan in PLANS if plan.title == "architects"]
    for spec in titles()["architects"].options:
        values = spec.values or (False, True)
        assert {options.get(spec.name, spec.default) for options in plans} == set(values), spec.name


def test_the_rival_has_been_met_at_every_difficulty() -> None:
    (difficulty,) = titles()["paladins"].options[:1]
    alone = [dict(plan.options) for plan in PLANS if plan.title == "paladins" and len(plan.players) == 1]
    assert {options["difficulty"] for options in alone} == set(difficulty.values)
