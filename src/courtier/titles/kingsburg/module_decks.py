"""Reads the decks of modules and scenarios; their effects share one vocabulary: hook, `if`, price, gain, operation."""

from __future__ import annotations

from typing import Any

from courtier.core.bundle import Bundle
from courtier.core.content import AMOUNTS, PROVENANCES, Card, Content, among, must
from courtier.core.words import Phrase
from courtier.titles.kingsburg import effects as fx
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.effects import Destiny, Effect, Governor, Strip
from courtier.titles.kingsburg.exchanges import GAINS, PHASES, ROWS, Exchanges, finish, table_of
from courtier.titles.kingsburg.operation_decks import extend_seasons, read_operation
from courtier.titles.kingsburg.printed import Advisor, Building, Modules, Tile
from courtier.titles.kingsburg.scenario_decks import read_scenario
from courtier.titles.kingsburg.tile_decks import read_tile

MODULES = tuple(f"module{n}" for n in range(1, w.MODULES + 1))
TONES = ("good", "bad", "mixed")
WHO = ("each_player", "builder", "influencer", "kings_reward_winners")
RESULTS = {"lost": -1, "tied": 0, "won": 1}
BUILDERS = ("self", "opponent")
COSTS = {"wood": fx.COST_MIN_WOOD, "stone": fx.COST_MIN_STONE, "gold": fx.COST_MIN_GOLD}


def read_modules(content: Content, years: int, buildings: list[Building], exchanges: Exchanges) -> Modules:
    more = Modules()
    for i, name in enumerate(MODULES):
        if name in content.parts:
            more.parts |= 1 << i
    more.scenarios = [i for i, name in enumerate(w.SCENARIOS) if name in content.parts]
    if more.scenarios:
        more.parts |= w.M_SCENARIO
    more.rules = [[] for _ in w.SCENARIOS]
    for card in content.deck("scenario"):
        more.rules[w.SCENARIOS.index(card.id)] = read_scenario(card, years)
    if more.parts & w.M_STRIPS:
        ids = [b.id for b in buildings]
        for card in content.deck("strip"):
            strip = _strip(card, ids)
            if more.parts & w.M_SHEET or not card.flag("needs_red_side"):  # KBM2-001
                more.strips.append(strip)
    if more.parts & w.M_GOVERNORS:
        more.governors = [_governor(card, more, exchanges) for card in content.deck("governor")]
    if more.parts & w.M_DESTINIES:
        more.destinies = [_destiny(card, exchanges) for card in content.deck("destiny")]
    if more.parts & w.M_TOKENS:
        for card in content.deck("token"):
            card.read |= {"id", "provenance"}
            more.tokens.append(card.number("value", 0, 4))
            finish(card)
        more.tokens.sort()
    if more.parts & w.M_TILES:
        more.tiles = [Tile("", 0, [], [], ""), *(read_tile(card, exchanges) for card in content.deck("tile"))]
        for rank, tile in enumerate(more.tiles):
            if tile.rank != rank:
                raise content.decks["tile"][tile.id].fail("rank", Phrase("kingsburg-deck-rank", {"n": rank}))
    for building in buildings:
        extend_seasons(content.decks["building"][building.id], building, buildings)
    return more


def module_building(card: Card, b: Building, exchanges: Exchanges) -> None:
    """An effect of a building on the red sheet or a strip; what the basic game computes already keeps its place."""
    e = read_effect(card, fx.BUILDING, exchanges)
    if e.op == fx.TIE_IS_VICTORY:
        b.tie_wins = True
    else:
        b.effects.append(e)


def read_effect(card: Card, source: int, exchanges: Exchanges) -> Effect:
    e = Effect(w.MOMENTS.index(card.one_of("hook", w.MOMENTS)), source)
    e.optional = card.flag("optional")
    e.often = fx.LIMITS[card.one_of("frequency", fx.LIMITS)]
    if card.has("who"):
        card.one_of("who", WHO)
    if card.has("order"):
        card.one_of("order", ("after_other_bonus_dice",))
    if card.has("seasons"):
        for season in card.some_of("seasons", w.SEASONS):
            e.phases |= 1 << PHASES[season]
    if card.has("years"):
        for year in card.numbers("years", 1, 5):
            e.years |= 1 << year
    if card.has("if"):
        for each in card.cards("if"):
            _condition(each, e)
            each.done()
    if card.has("op"):
        e.op = fx.OPS.index(card.one_of("op", fx.OPS[1:]))
        read_operation(card, e)
    if card.has("options"):
        e.trades = exchanges.read(card.cards("options"))
    elif card.has("pay") and card.has("gain"):
        e.trades = exchanges.read([_only(card, ("pay", "gain"))])
        card.read |= {"pay", "gain"}
    elif card.has("pay"):
        pay = card.bundle("pay", GAINS)
        e.trades = [exchanges.number(pay, Bundle([], []))]
    else:
        e.gain = card.bundle("gain", GAINS)
    e.settle()
    return e


def _only(card: Card, keys: tuple[str, ...]) -> Card:
    return card.part({key: card.values[key] for key in keys}, card.path)


def _condition(card: Card, e: Effect) -> None:
    for name, value in card.values.items():
        if name == "building_cost_min":
            for good, n in card.get(name, dict, AMOUNTS).items():
                if good not in COSTS or type(n) is not int:
                    raise card.fail(name, must(AMOUNTS))
                e.conditions.append(COSTS[good])
                e.limits.append(n)
            continue
        if name not in fx.CONDITIONS:
            raise card.fail(name, among(fx.CONDITIONS))
        e.conditions.append(fx.CONDITIONS.index(name))
        e.limits.append(_limit(card, name, value))


def _limit(card: Card, name: str, value: Any) -> int:
    if name == "battle_result":
        return RESULTS[card.one_of(name, RESULTS)]
    if name == "builder":
        return BUILDERS.index(card.one_of(name, BUILDERS))
    if name == "enemy_kind":
        return sum(1 << w.KINDS.index(kind) for kind in card.some_of(name, w.KINDS))
    if name in ("building_column", "advisor_rank"):
        return sum(1 << n for n in card.numbers(name, 1, 18))
    if isinstance(value, bool):
        return int(card.flag(name))
    return card.number(name, 0, 99)


def _strip(card: Card, ids: list[str]) -> Strip:
    card.read |= {"id", "provenance", "needs_red_side"}
    row = ROWS.index(card.one_of("row", ROWS))
    buildings = [ids.index(id) for id in card.some_of("buildings", ids)]
    made = Strip(card.id, row, buildings, card.number("copies", 1, 3))
    finish(card)
    return made


def _effects(card: Card, source: int, category: int, exchanges: Exchanges) -> list[Effect]:
    out: list[Effect] = []
    for effect in card.cards("effects"):
        e = read_effect(effect, source, exchanges)
        effect.done()
        e.slot = len(out) + (8 if source == fx.DESTINY else 0)
        e.category = category
        out.append(e)
    return out


def _governor(card: Card, more: Modules, exchanges: Exchanges) -> Governor:
    card.read |= {"id"}
    card.one_of("provenance", PROVENANCES)
    made = Governor(card.id, _effects(card, fx.GOVERNOR, w.P_GOVERNOR, exchanges))
    for effect in card.cards("effects"):
        if effect.has("op") and effect.values["op"] == "private_advisors":
            for advisor in table_of(effect, "args").cards("advisors"):
                rank = advisor.number("rank", 1, 18)
                rewards = exchanges.read([_only(advisor, ("gain",))])
                swaps = [exchanges.all[n] for n in rewards]
                more.private.append(Advisor(f"{card.id}_{rank}", rank, rewards, swaps, "reconstructed"))
    finish(card)
    return made


def _destiny(card: Card, exchanges: Exchanges) -> Destiny:
    card.read |= {"id"}
    card.one_of("tone", TONES)
    card.one_of("provenance", PROVENANCES)
    made = Destiny(card.id, _effects(card, fx.DESTINY, w.P_DESTINIES, exchanges))
    finish(card)
    return made
