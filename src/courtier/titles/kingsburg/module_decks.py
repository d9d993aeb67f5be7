"""Reads the decks of modules and scenarios; their effects share one vocabulary: hook, `if`, price, gain, operation."""

from __future__ import annotations

from typing import Any

from courtier.core.bundle import Bundle
from courtier.core.content import PROVENANCES, Card, Content
from courtier.titles.kingsburg import effects as fx
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.effects import Destiny, Effect, Governor, Strip
from courtier.titles.kingsburg.exchanges import GAINS, PHASES, ROWS, Exchanges, finish
from courtier.titles.kingsburg.printed import Advisor, Building, Modules, Tile

MODULES = tuple(f"module{n}" for n in range(1, w.MODULES + 1))
TONES = ("good", "bad", "mixed")
WHO = ("each_player", "builder", "influencer", "kings_reward_winners")
RESULTS = {"lost": -1, "tied": 0, "won": 1}
BUILDERS = ("self", "opponent")
COSTS = {"wood": fx.COST_MIN_WOOD, "stone": fx.COST_MIN_STONE, "gold": fx.COST_MIN_GOLD}
TILE_OPS = (
    "copy_next_free", "chosen_by", "tile_stock", "opponent_then_double", "pick_distinct", "swap_if_lowest",
    "opponent_takes_one", "gain_and_share",
)  # fmt: skip

# What an operation takes: the key of its number, of its list of numbers, of its amounts; and words that only cards say.
ARGS: dict[str, tuple[str, str, str, tuple[str, ...]]] = {
    "extend_seasons": ("", "", "", ("buildings", "seasons")),
    "battle_modifier": ("value", "", "", ()),
    "own_reinforcement_die": ("", "", "", ("halved", "after_token")),
    "player_dice": ("count", "", "", ()),
    "enemy_strength": ("value", "", "", ()),
    "good_or_swap": ("", "", "otherwise", ()),
    "fixed_reinforcements": ("value", "", "", ()),
    "place_items": ("", "", "", ("items",)),
    "reserve_advisors": ("each", "", "", ("secret", "politician_allowed")),
    "block_advisors": ("", "ranks", "", ()),
    "king_health": ("dies_if_at_most", "", "each_player_may_pay", ("die_plus_per_payment",)),
    "extra_reward": ("", "", "gain", ()),
    "excess_loss": ("keep", "", "", ("lose",)),
    "extra_reinforcements": ("value", "", "", ()),
    "exchange_goods": ("max", "", "", ()),
    "kings_reward_value": ("value", "", "", ()),
    "pay_or_lose": ("", "", "lose", ("pay",)),
    "reroll": ("", "", "", ("dice", "pool")),
    "sell_goods": ("max", "", "", ("vp",)),
    "block_random_advisor": ("dice", "", "", ()),
    "recruit_price": ("goods", "", "", ("limit",)),
    "buy_off": ("", "", "pay", ("kinds",)),
    "build_discount_any": ("value", "", "", ()),
    "move_group": ("to", "", "", ()),
    "score_per": ("vp", "", "", ("unit", "never_defeated")),
    "philosopher_reroll": ("limit", "", "gain", ()),
    "divine_blessing": ("", "", "otherwise", ()),
    "set_player_dice": ("", "values", "", ()),
    "build_free": ("count", "columns", "", ("vp",)),
    "change_die": ("from", "to", "", ("pool",)),
    "gamble_reroll": ("", "", "lose", ()),
    "turn_order_offset": ("value", "", "", ()),
    "count_extra_buildings": ("value", "phases", "", ()),
    "single_die_any_value": ("max", "", "", ("min",)),
    "extra_penalty": ("", "", "lose", ()),
    "ignore_penalties": ("", "", "", ("kinds",)),
    "keep_soldiers": ("value", "", "", ()),
}


def read_modules(content: Content, buildings: list[Building], exchanges: Exchanges) -> Modules:
    more = Modules()
    for i, name in enumerate(MODULES):
        if name in content.parts:
            more.parts |= 1 << i
    more.scenarios = [i for i, name in enumerate(w.SCENARIOS) if name in content.parts]
    if more.scenarios:
        more.parts |= w.M_SCENARIO
    for card in content.deck("scenario"):
        card.read |= {"id", "rules", "provenance"}
        finish(card)
    if more.parts & w.M_STRIPS:
        ids = [b.id for b in buildings]
        strips = [_strip(card, ids, more) for card in content.deck("strip")]
        red = more.parts & w.M_SHEET
        more.strips = [s for s in strips if red or ROWS[s.row] not in "AG"]  # KBM2-001
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
        more.tiles = [Tile("", 0, [], [], ""), *(_tile(card, exchanges) for card in content.deck("tile"))]
        for rank, tile in enumerate(more.tiles):
            if tile.rank != rank:
                raise content.decks["tile"][tile.id].fail(
                    "rank", f"must be {rank}: ranks run from 1 without gaps"
                )
    _mint(buildings)
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
        _operation(card, e)
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
    part = Card(card.file, card.deck, {key: card.values[key] for key in keys}, card.path)
    part.id = card.id
    return part


def _condition(card: Card, e: Effect) -> None:
    for name, value in card.values.items():
        if name == "building_cost_min":
            for good, n in card.get(name, dict, "a table of amounts").items():
                if good not in COSTS or type(n) is not int:
                    raise card.fail(name, "must be amounts of gold, wood or stone")
                e.conditions.append(COSTS[good])
                e.limits.append(n)
            continue
        if name not in fx.CONDITIONS:
            raise card.fail(name, f"is not one of {', '.join(fx.CONDITIONS)}")
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


def _operation(card: Card, e: Effect) -> None:
    op = fx.OPS[e.op]
    args = _args(card)
    if e.op in (fx.BUILD_DISCOUNT, fx.BUILD_SURCHARGE):
        e.bundle = Card(card.file, card.deck, {"args": dict(args.values)}, card.path).bundle("args", w.GOODS)
        return
    if op not in ARGS:
        if op == "private_advisors":
            args.read.add("advisors")
        args.done()
        return
    number, numbers, amounts, told = ARGS[op]
    if number and args.has(number):
        e.n = args.number(number, -9, 99)
    if numbers:
        e.values = list(args.numbers(numbers, 0, 18))
    if amounts:
        e.bundle = args.bundle(amounts, GAINS)
    for key in told:
        value = args.values.get(key)
        args.read.add(key)
        if isinstance(value, bool):
            e.n = int(value) if key == "halved" else e.n
        elif isinstance(value, int):
            e.values.append(value)
        elif key == "items":
            e.values = [w.THINGS.index(word) for word in args.some_of("items", w.THINGS)]
    args.done()


def _args(card: Card) -> Card:
    table = card.get("args", dict, "a table of arguments") if card.has("args") else {}
    args = Card(card.file, card.deck, table, f"{card.path}args.")
    args.id = card.id
    return args


def _strip(card: Card, ids: list[str], more: Modules) -> Strip:
    card.read |= {"id", "provenance"}
    more.copies = card.number("copies", 1, 3)
    card.flag("needs_red_side")
    row = ROWS.index(card.one_of("row", ROWS))
    made = Strip(card.id, row, [ids.index(id) for id in card.some_of("buildings", ids)])
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
            for advisor in _args(effect).cards("advisors"):
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


def _tile(card: Card, exchanges: Exchanges) -> Tile:
    card.read |= {"id"}
    provenance = card.one_of("provenance", PROVENANCES)
    rank = card.number("rank", 1, 18)
    others: list[int] = []
    rewards: list[int] = []
    if card.has("rewards"):
        for reward in card.cards("rewards"):
            gain = reward.bundle("others_gain", GAINS)
            values = {key: value for key, value in reward.values.items() if key != "others_gain"}
            numbers = exchanges.read([Card(card.file, card.deck, values, reward.path)])
            rewards += numbers
            others += [exchanges.number(Bundle([], []), gain) if gain.things else -1] * len(numbers)
    made = Tile(card.id, rank, rewards, [exchanges.all[n] for n in rewards], provenance)
    made.others = others
    if card.has("op"):
        made.op = card.one_of("op", TILE_OPS)
        args = _args(card)
        made.asks = True
        made.priced = False
        for key in ("choosers",):
            if args.has(key):
                made.args = list(args.some_of(key, ("left", "right")))
        if args.has("pool"):
            made.pool = [
                exchanges.number(Bundle([], []), _bundle(card, amounts)) for amounts in args.values["pool"]
            ]
        if args.has("stock"):
            made.stock = [args.bundle("stock", w.GOODS).of(kind) for kind in range(len(w.GOODS))]
        if made.op == "pick_distinct":
            made.rewards = [
                exchanges.number(Bundle([], []), _all([exchanges.all[a].gain, exchanges.all[b].gain]))
                for i, a in enumerate(made.pool)
                for b in made.pool[i + 1 :]
            ]
        if made.op == "swap_if_lowest":
            made.rewards = [exchanges.number(Bundle([], []), gain) for gain in _swaps()]
        if made.op == "opponent_takes_one":
            gains = [exchanges.all[number].gain for number in made.pool]
            made.rewards = [
                exchanges.number(Bundle([], []), _all([*gains[:i], *gains[i + 1 :]]))
                for i in range(len(gains))
            ]
        if made.op in ("tile_stock", "opponent_then_double"):  # by kind of good
            count = 2 if made.op == "opponent_then_double" else 1
            made.rewards = [
                exchanges.number(Bundle([], []), Bundle([kind], [count])) for kind in range(len(w.GOODS))
            ]
    finish_tile(card)
    return made


def finish_tile(card: Card) -> None:
    card.read |= {"args", "rewards"}
    finish(card)


def _bundle(card: Card, amounts: Any) -> Bundle:
    return Card(card.file, card.deck, {"pool": amounts}, card.path).bundle("pool", GAINS)


def _all(bundles: list[Bundle]) -> Bundle:
    things = sorted({thing for bundle in bundles for thing in bundle.things})
    return Bundle(things, [sum(bundle.of(thing) for bundle in bundles) for thing in things])


SWAPPED = (w.STONE, w.SOLDIER, w.VP)  # the Swordsmith's tile: by goods, by soldiers, by VP


def _swaps() -> list[Bundle]:
    """One of each; or for each thing that is doubled, one of the two others dropped."""
    out = [Bundle(list(SWAPPED), [1, 1, 1])]
    for doubled in SWAPPED:
        for dropped in SWAPPED:
            if dropped != doubled:
                kept = [thing for thing in SWAPPED if thing != dropped]
                out.append(Bundle(kept, [2 if thing == doubled else 1 for thing in kept]))
    return out


def _mint(buildings: list[Building]) -> None:
    """The Mint lets its row work in more seasons (KBM1-006)."""
    for mint in buildings:
        for e in mint.effects:
            if e.op == fx.EXTEND_SEASONS:
                for other in buildings:
                    if other.row == mint.row and not other.strip and other is not mint:
                        for helped in other.effects:
                            helped.longer = 1 << w.SPRING | 1 << w.FALL
                            helped.longer_by = 1 << buildings.index(mint)
        mint.effects = [e for e in mint.effects if e.op != fx.EXTEND_SEASONS]
