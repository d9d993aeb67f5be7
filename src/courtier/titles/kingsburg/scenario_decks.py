"""Reads the decks of scenarios: every number of their rules comes from there, and nothing may stand there unread."""

from __future__ import annotations

from courtier.core.content import TABLE, Card
from courtier.core.words import Phrase
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.effects import Rule
from courtier.titles.kingsburg.exchanges import PHASES, finish

# Each scenario's rules in their order: the moment, and what must be said of it.
RULES: dict[str, tuple[tuple[str, tuple[str, ...]], ...]] = {
    "goblin_valley": (
        ("setup_end", ("deck", "cards_per_year")),
        ("enemy_revealed", ("joins_if", "always_year")),
        ("enemy_revealed", ("soldiers", "strength")),
        ("battle_penalty", ("cards",)),
        ("battle_reward", ("cards",)),
        ("battle_strength", ("goblin_modifiers",)),
        ("advisor_reward", ("peek", "sources")),
        ("soldier_reset", ("discard",)),
    ),
    "dragons_shadow": (
        ("setup_end", ("year5",)),
        ("season_end", ("season", "years", "pay", "refusal_anger")),
        ("enemy_revealed", ("year", "strength")),
        ("battle_reward", ("year", "gain")),
        ("battle_penalty", ("year", "refusals_min", "lose")),
    ),
    "great_fair": (
        ("setup_end", ("stock",)),
        ("season_end", ("seasons", "trades")),
        ("year_end", ("alone", "tied")),
        ("year_end", ("refill_to",)),
    ),
    "royal_census": (
        ("setup_end", ("tiles",)),
        ("year_start", ("reveal",)),
        ("season_end", ("season", "alone", "tied")),
    ),
}
# Words that say what a rule does, and that no other word can replace.
SAID = {
    "deck": "valley", "joins_if": "goblins", "soldiers": "year_number", "cards": "both", "goblin_modifiers": "once",
    "peek": "either_deck", "sources": "all", "discard": "valley_card", "year5": "dragons",
}  # fmt: skip
STRENGTHS = ("sum", "anger // players")
POINTS = ("gain", "lose", "alone", "tied")


def read_scenario(card: Card, years: int) -> list[Rule]:
    card.read |= {"id", "provenance"}
    wanted = RULES[card.one_of("id", RULES)]
    rules = card.cards("rules")
    if len(rules) != len(wanted):
        raise card.fail("rules", Phrase("kingsburg-deck-rules", {"n": len(wanted), "here": len(rules)}))
    out: list[Rule] = []
    for i, (rule, (hook, args)) in enumerate(zip(rules, wanted, strict=True), start=1):
        rule.one_of("id", (f"{card.id}_{i}",))
        rule.one_of("hook", (hook,))
        table = rule.part(rule.get("args", dict, TABLE), f"{rule.path}args.")
        out.append(_rule(table, args, years))
        table.done()
        rule.done()
    finish(card)
    return out


def _rule(args: Card, names: tuple[str, ...], years: int) -> Rule:
    made = Rule()
    for name in names:
        if name in SAID:
            args.one_of(name, (SAID[name],))
            made.years = 1 << 5 if name == "year5" else made.years
        elif name == "strength":
            args.one_of(name, STRENGTHS)
        elif name in ("cards_per_year", "reveal"):
            args.number(name, 1, 1)
        elif name in ("year", "always_year"):
            made.years = 1 << args.number(name, 1, 5)
        elif name == "years":
            made.years = sum({1 << year for year in args.numbers(name, 1, 5)})
        elif name == "season":
            made.phases = 1 << PHASES[args.one_of(name, w.SEASONS)]
        elif name == "seasons":
            made.phases = sum(1 << PHASES[season] for season in args.some_of(name, w.SEASONS))
        elif name == "pay":
            made.n = args.bundle(name, ["good"]).of(0)
        elif name == "refusal_anger":
            made.anger = args.number(name, 1, 9)
        elif name == "stock":
            made.amounts = [args.bundle(name, w.GOODS).of(kind) for kind in range(len(w.GOODS))]
        elif name == "tiles":
            made.amounts = [w.CENSUS.index(word) for word in args.some_of(name, w.CENSUS)]
            if len(made.amounts) < years:
                raise args.fail(name, Phrase("kingsburg-deck-years", {"n": years}))
        elif name == "tied":
            made.tied = args.bundle(name, ["vp"]).of(0)
        elif name in POINTS:
            made.vp = args.bundle(name, ["vp"]).of(0)
        else:
            made.n = args.number(name, 1, 99)
    return made
