"""Reads content/*.toml into Tables. Every key is checked; an error names the file, the card and the key."""

from __future__ import annotations

from typing import Any

from courtier.core.content import PROVENANCES, Card, Content, must
from courtier.core.words import Phrase
from courtier.titles.kingsburg import effects as fx
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.effects import Effect
from courtier.titles.kingsburg.exchanges import GAINS, PHASES, ROWS, Exchanges, finish
from courtier.titles.kingsburg.module_decks import module_building, read_modules
from courtier.titles.kingsburg.printed import Advisor, Building, Enemy, Modules, Numbers
from courtier.titles.kingsburg.schedule import schedule
from courtier.titles.kingsburg.tables import Tables

PENALTIES = [*w.GOODS, "good", "vp", "building"]
EFFECTS = (
    "reroll",
    "battle",
    "victory",
    "season_start",
    "season_end",
    "influence",
    "recruit",
    "reward",
    "build",
    "game_end",
)


def read_tables(content: Content) -> Tables:
    exchanges = Exchanges()
    advisors = sorted((_advisor(card, exchanges) for card in content.deck("advisor")), key=lambda a: a.rank)
    for rank, advisor in enumerate(advisors, start=1):
        if advisor.rank != rank:
            raise content.decks["advisor"][advisor.id].fail(
                "rank", Phrase("kingsburg-deck-rank", {"n": rank})
            )
    buildings = [_building(card, exchanges) for card in content.deck("building")]
    places = [(b.row, b.column, b.strip) for b in buildings]
    for b in buildings:
        if places.count((b.row, b.column, b.strip)) > 1:
            raise content.decks["building"][b.id].fail("column", Phrase("kingsburg-deck-place"))
    enemies = [_enemy(card) for card in content.deck("enemy")]
    numbers = _numbers(content.deck("game")[0])
    for year in range(1, numbers.years + 1):
        if not any(e.year == year for e in enemies):
            raise content.deck("enemy")[0].fail("year", Phrase("kingsburg-deck-no-enemy", {"n": year}))
    more = read_modules(content, numbers.years, buildings, exchanges) if content.parts else Modules()
    tables = Tables(numbers, advisors, buildings, enemies, exchanges.all, more)
    schedule(tables)
    return tables


def _advisor(card: Card, exchanges: Exchanges) -> Advisor:
    card.read.add("id")
    rank = card.number("rank", 1, 18)
    rewards = exchanges.read(card.cards("rewards"))
    if not rewards:
        raise card.fail("rewards", Phrase("kingsburg-deck-no-reward"))
    swaps = [exchanges.all[n] for n in rewards]
    made = Advisor(card.id, rank, rewards, swaps, card.one_of("provenance", PROVENANCES))
    if not made.priced and any(swap.pay.things for swap in swaps):
        raise card.fail("rewards", Phrase("kingsburg-deck-prices"))
    finish(card)
    return made


def _building(card: Card, exchanges: Exchanges) -> Building:
    card.read.add("id")
    side = card.one_of("side", ("blue", "red", "strip"))
    row = ROWS.index(card.one_of("row", ROWS if side != "blue" else ROWS[1:6]))
    cost = card.bundle("cost", w.GOODS)
    made = Building(
        card.id,
        row,
        card.number("column", 1, 4),
        cost,
        card.number("vp"),
        card.one_of("provenance", PROVENANCES),
    )
    made.strip = side == "strip"
    for effect in card.cards("effects"):
        if effect.has("hook"):
            module_building(effect, made, exchanges)
        else:
            _effect(effect, made, exchanges)
        effect.done()
    finish(card)
    return made


def _effect(card: Card, b: Building, exchanges: Exchanges) -> None:
    at = card.one_of("at", EFFECTS)
    if at == "reroll":
        if card.one_of("dice", ("one", "all")) == "one":
            b.reroll_one = card.flag("if_all_equal")
        else:
            b.reroll_all_max = card.number("if_total_max")
    elif at == "battle" and card.has("tie_wins"):
        b.tie_wins = card.flag("tie_wins")
    elif at == "battle" and card.has("against"):
        for kind in card.some_of("against", w.KINDS):
            b.strength_against[w.KINDS.index(kind)] += card.number("strength", -9, 9)
    elif at == "battle":
        b.strength += card.number("strength", -9, 9)
    elif at == "victory":
        b.victory_vp = _only(card, w.VP)
    elif at == "season_start":
        e = Effect(w.SEASON_START, fx.BUILDING)
        e.gain = card.bundle("gain", GAINS)
        b.effects.append(e)
        e.settle()
    elif at == "season_end":
        e = Effect(w.SEASON_END, fx.BUILDING)
        if card.has("seasons"):
            for season in card.some_of("seasons", w.SEASONS):
                e.phases |= 1 << PHASES[season]
        if card.has("trades"):
            e.trades = exchanges.read(card.cards("trades"))
        else:
            e.gain = card.bundle("gain", ["gold", "wood", "stone", "plus2", "soldier", "vp"])
        b.effects.append(e)
        e.settle()
    elif at == "influence":
        card.number("rank_offset", 1, 1)
        b.shifts_rank = True
    elif at == "recruit":
        b.recruit_price = card.number("price", 1)
    elif at == "reward":
        b.reward_soldier = card.number("soldier", 1)
    elif at == "build":
        b.discount = card.bundle("discount", ["gold"]).of(0)
        b.discount_columns = card.numbers("columns", 1, 4)
    else:
        b.game_end_goods = card.number("per_goods", 1)
        if _only(card, w.VP) != 1:
            raise card.fail("gain", Phrase("kingsburg-deck-one-vp"))


def _only(card: Card, thing: int) -> int:
    gain = card.bundle("gain", w.THINGS)
    if gain.things != [thing]:
        raise card.fail("gain", Phrase("kingsburg-deck-alone", {"thing": w.THINGS[thing]}))
    return gain.amounts[0]


def _enemy(card: Card) -> Enemy:
    card.read.add("id")
    penalty = card.bundle("penalty", w.THINGS)
    for thing in penalty.things:
        if w.THINGS[thing] not in PENALTIES:
            raise card.fail("penalty", Phrase("kingsburg-deck-penalty", {"known": ", ".join(PENALTIES)}))
    kind = w.KINDS.index(card.one_of("kind", w.KINDS))
    made = Enemy(
        card.id,
        kind,
        card.number("year", 1, 5),
        card.number("strength", 1),
        penalty,
        card.bundle("reward", GAINS),
        card.one_of("provenance", PROVENANCES),
    )
    finish(card)
    return made


def _numbers(card: Card) -> Numbers:
    card.read |= {"id", "provenance"}
    neutral = card.numbers("neutral_dice", 1, 3)
    if len(neutral) != 2:
        raise card.fail("neutral_dice", Phrase("kingsburg-deck-neutral"))
    ranges: list[Any] = card.get("strength_ranges", list, Phrase("kingsburg-deck-ranges"))
    if len(ranges) < card.number("years", 1, 5) or not all(
        isinstance(r, list) and len(r) == 2 and all(type(n) is int and 0 <= n <= 99 for n in r)
        for r in ranges
    ):
        raise card.fail("strength_ranges", must(Phrase("kingsburg-deck-ranges")))
    made = Numbers(
        card.number("years", 1, 5),
        card.number("dice", 1, 6),
        card.number("recruit_price", 1),
        neutral,
        card.bundle("kings_reward", w.THINGS).of(w.VP),
        card.bundle("battle_highest", w.THINGS).of(w.VP),
        ranges,
    )
    finish(card)
    return made
