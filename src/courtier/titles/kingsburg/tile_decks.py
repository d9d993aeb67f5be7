"""Reads the advisor tiles of module 6: rewards as advisors have them, or a named operation with its numbers."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from courtier.core.bundle import Bundle
from courtier.core.content import AMOUNTS, PROVENANCES, TABLES, Card, among, must
from courtier.core.words import Phrase
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.exchanges import GAINS, Exchanges, finish, table_of
from courtier.titles.kingsburg.printed import Tile

OPS = (
    "copy_next_free", "chosen_by", "tile_stock", "opponent_then_double", "pick_distinct", "swap_if_lowest",
    "opponent_takes_one", "gain_and_share",
)  # fmt: skip
MEASURES = ("goods", "soldiers", "vp")
EYES = {"1-2": (0, 1), "3-4": (2, 3), "5-6": (4, 5)}


def read_tile(card: Card, exchanges: Exchanges) -> Tile:
    card.read |= {"id"}
    provenance = card.one_of("provenance", PROVENANCES)
    rank = card.number("rank", 1, 18)
    others: list[int] = []
    rewards: list[int] = []
    if card.has("rewards"):
        for reward in card.cards("rewards"):
            gain = reward.bundle("others_gain", GAINS)
            values = {key: value for key, value in reward.values.items() if key != "others_gain"}
            numbers = exchanges.read([card.part(values, reward.path)])
            rewards += numbers
            others += [_gain(exchanges, gain) if gain.things else -1] * len(numbers)
    made = Tile(card.id, rank, rewards, [exchanges.all[n] for n in rewards], provenance)
    made.others = others
    if card.has("op"):
        made.op = card.one_of("op", OPS)
        made.asks = True
        made.priced = False
        args = table_of(card, "args")
        _operation(made, args, exchanges)
        args.done()
    finish(card)
    return made


def _operation(made: Tile, args: Card, exchanges: Exchanges) -> None:
    if made.op == "chosen_by":
        made.args = list(args.some_of("choosers", ("left", "right")))
    elif made.op == "tile_stock":
        _stock(made, args)
        made.rewards = [_gain(exchanges, Bundle([kind], [1])) for kind in range(len(w.GOODS))]
    elif made.op == "opponent_then_double":
        made.rewards = [_gain(exchanges, Bundle([kind], [2])) for kind in range(len(w.GOODS))]
    elif made.op == "pick_distinct":
        pool = _pool(args)
        made.pool = [_gain(exchanges, one) for one in pool]
        count = args.number("count", 1, len(pool))
        made.rewards = [_gain(exchanges, _all(list(some))) for some in combinations(pool, count)]
    elif made.op == "opponent_takes_one":
        pool = _pool(args)
        made.pool = [_gain(exchanges, one) for one in pool]
        made.rewards = [_gain(exchanges, _all([*pool[:i], *pool[i + 1 :]])) for i in range(len(pool))]
    elif made.op == "swap_if_lowest":
        made.rewards = [_gain(exchanges, gain) for gain in _swaps(made, args)]
    elif made.op == "gain_and_share":
        made.stock = _goods(args, "gain")
        made.keep = args.number("keep", 1, sum(made.stock))


def _stock(made: Tile, args: Card) -> None:
    """One good at a time, filled again when none is left; which goods, the deck says or a die."""
    args.number("take", 1, 1)
    args.one_of("refill", ("when_empty",))
    if not args.has("roll"):
        args.one_of("several", ("turn_order",))
        made.stock = _goods(args, "stock")
        if max(made.stock) != 1:  # what lies there is one of a kind
            raise args.fail("stock", Phrase("kingsburg-deck-one-each"))
        return
    args.one_of("several", ("each_same_type_from_supply_then_reroll",))
    roll = table_of(args, "roll")
    made.by_eyes = [0] * 6
    for eyes, places in EYES.items():
        kind = w.GOODS.index(roll.one_of(eyes, w.GOODS))
        for place in places:
            made.by_eyes[place] = kind
    roll.done()


def _goods(args: Card, key: str) -> list[int]:
    bundle = args.bundle(key, w.GOODS)
    if not bundle.things:
        raise args.fail(key, must(AMOUNTS))
    return [bundle.of(kind) for kind in range(len(w.GOODS))]


def _pool(args: Card) -> list[Bundle]:
    amounts: list[Any] = args.get("pool", list, TABLES)
    return [args.part({"pool": one}, args.path).bundle("pool", GAINS) for one in amounts]


def _swaps(made: Tile, args: Card) -> list[Bundle]:
    """What is printed; then for each measure one of its thing more, and one of another thing less."""
    args.number("max_swaps", 1, 1)
    base = args.bundle("base", GAINS)
    measures = table_of(args, "measures")
    out = [base]
    for measure in measures.values:
        if measure not in MEASURES:
            raise measures.fail(measure, among(MEASURES))
        more = w.THINGS.index(measures.one_of(measure, [w.THINGS[thing] for thing in base.things]))
        for less in base.things:
            if less != more:
                out.append(_changed(base, more, less))
                made.args.append(measure)
    return out


def _changed(base: Bundle, more: int, less: int) -> Bundle:
    amounts = {thing: base.of(thing) for thing in base.things}
    amounts[more] += 1
    amounts[less] -= 1
    things = [thing for thing in base.things if amounts[thing] > 0]
    return Bundle(things, [amounts[thing] for thing in things])


def _gain(exchanges: Exchanges, gain: Bundle) -> int:
    return exchanges.number(Bundle([], []), gain)


def _all(bundles: list[Bundle]) -> Bundle:
    things = sorted({thing for bundle in bundles for thing in bundle.things})
    return Bundle(things, [sum(bundle.of(thing) for bundle in bundles) for thing in things])
