"""Reads what a named operation takes: every number that a rule uses, and nothing that it would not look at."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from courtier.core.content import Card, among, must
from courtier.titles.kingsburg import effects as fx
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.effects import Effect
from courtier.titles.kingsburg.exchanges import GAINS, PHASES, table_of
from courtier.titles.kingsburg.printed import Building

Reader = Callable[[Card, str, Effect], None]


def number(low: int, high: int) -> Reader:
    def read(args: Card, key: str, e: Effect) -> None:
        e.n = args.number(key, low, high)

    return read


def another(low: int, high: int) -> Reader:
    """A second number."""

    def read(args: Card, key: str, e: Effect) -> None:
        e.values = [args.number(key, low, high)]

    return read


def numbers(low: int, high: int) -> Reader:
    def read(args: Card, key: str, e: Effect) -> None:
        e.values = list(args.numbers(key, low, high))

    return read


def goods(args: Card, key: str, e: Effect) -> None:
    """So many of any kind."""
    e.n = args.bundle(key, ["good"]).of(0)


def amounts(names: Sequence[str]) -> Reader:
    def read(args: Card, key: str, e: Effect) -> None:
        e.bundle = args.bundle(key, GAINS)
        for thing in e.bundle.things:
            if w.THINGS[thing] not in names:
                raise args.fail(f"{key}.{w.THINGS[thing]}", among(names))

    return read


def things(names: Sequence[str]) -> Reader:
    def read(args: Card, key: str, e: Effect) -> None:
        e.values = [w.THINGS.index(word) for word in args.some_of(key, names)]

    return read


def only(what: str | bool | int) -> Reader:
    """A word, flag or number that tells people what the operation does, and cannot be another."""

    def read(args: Card, key: str, e: Effect) -> None:
        args.get(key, type(what), str(what).lower())
        if args.values[key] != what:
            raise args.fail(key, must(str(what).lower()))

    return read


def halved(args: Card, key: str, e: Effect) -> None:
    e.n = int(args.flag(key))
    if args.has("after_token"):
        only(True)(args, "after_token", e)


N = number(0, 99)
SIGNED = number(-9, 9)
DIE = (1, 6)
PLACES = (1, 18)
VP = amounts(["vp"])
ANYTHING = amounts(GAINS)
ARGS: dict[str, dict[str, Reader]] = {
    "battle_modifier": {"value": SIGNED},
    "own_reinforcement_die": {"halved": halved},
    "player_dice": {"count": number(1, 6)},
    "enemy_strength": {"value": SIGNED},
    "good_or_swap": {"otherwise": ANYTHING},
    "fixed_reinforcements": {"value": number(0, 6)},
    "place_items": {"items": things(w.THINGS[: w.OWNED])},
    "reserve_advisors": {"each": only(1), "secret": only(True), "politician_allowed": only(True)},
    "block_advisors": {"ranks": numbers(*PLACES)},
    "king_health": {"dies_if_at_most": N, "each_player_may_pay": amounts(w.GOODS),
                    "die_plus_per_payment": another(0, 9)},
    "extra_reward": {"gain": ANYTHING},
    "excess_loss": {"keep": N, "lose": another(1, 9)},
    "extra_reinforcements": {"value": number(0, 1)},
    "exchange_goods": {"max": number(1, 3)},
    "kings_reward_value": {"value": N},
    "pay_or_lose": {"pay": goods, "lose": VP},
    "reroll": {"dice": only("one"), "pool": only("all")},
    "sell_goods": {"max": number(1, 9), "vp": another(1, 9)},
    "block_random_advisor": {"dice": number(1, 3)},
    "recruit_price": {"goods": N, "limit": another(1, 99)},
    "buy_off": {"pay": goods, "kinds": things(["building"])},
    "build_discount_any": {"value": number(1, 3)},
    "move_group": {"to": number(*PLACES)},
    "score_per": {"unit": only("battle_won"), "vp": N, "never_defeated": another(0, 99)},
    "philosopher_reroll": {"limit": N, "gain": ANYTHING},
    "divine_blessing": {"otherwise": ANYTHING},
    "set_player_dice": {"values": numbers(*DIE)},
    "build_free": {"count": number(1, 7), "columns": numbers(1, 4), "vp": only(False)},
    "change_die": {"from": number(*DIE), "to": numbers(*DIE), "pool": only("all")},
    "gamble_reroll": {"lose": VP},
    "turn_order_offset": {"value": SIGNED},
    "count_extra_buildings": {"value": N, "phases": numbers(w.REWARD, w.REWARD)},
    "single_die_any_value": {"min": another(*DIE), "max": number(*DIE)},
    "extra_penalty": {"lose": VP},
    "ignore_penalties": {"kinds": things(w.THINGS)},
    "keep_soldiers": {"value": N},
}  # fmt: skip


def read_operation(card: Card, e: Effect) -> None:
    if e.op in (fx.BUILD_DISCOUNT, fx.BUILD_SURCHARGE):
        e.bundle = card.bundle("args", w.GOODS)
        return
    if e.op == fx.EXTEND_SEASONS:
        card.read.add("args")  # when all buildings are known
        return
    args = table_of(card, "args")
    if e.op == fx.PRIVATE_ADVISORS:
        args.read.add("advisors")  # with their governor
    for key, read in ARGS.get(fx.OPS[e.op], {}).items():
        read(args, key, e)
    args.done()


def extend_seasons(card: Card, mint: Building, buildings: list[Building]) -> None:
    """The Mint lets its row work in more seasons (KBM1-006)."""
    for effect in card.cards("effects"):
        if effect.values.get("op") == fx.OPS[fx.EXTEND_SEASONS]:
            args = table_of(effect, "args")
            helped = args.some_of("buildings", [b.id for b in buildings])
            phases = sum(1 << PHASES[season] for season in args.some_of("seasons", w.SEASONS))
            args.done()
            for other in buildings:
                if other.id in helped:
                    for e in other.effects:
                        e.longer = phases
                        e.longer_by = 1 << buildings.index(mint)
    mint.effects = [e for e in mint.effects if e.op != fx.EXTEND_SEASONS]
