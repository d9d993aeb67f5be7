"""Reads content/*.toml into Tables. Every key is checked; an error names the file, the card and the key."""

from __future__ import annotations

from courtier.core.bundle import Bundle, handfuls
from courtier.core.content import PROVENANCES, Card, Content
from courtier.core.words import Phrase
from courtier.titles.architects import cards
from courtier.titles.architects import words as w
from courtier.titles.architects.choices import Tables
from courtier.titles.architects.deeds import BRANCHES, DEEDS
from courtier.titles.architects.opponent.decks import read_opponent
from courtier.titles.architects.tables import Amount, Apprentice, Board, Building, Cost, Effect, Trade

PRICE = [*w.GOODS, "silver", "tax"]
TAX = 6
HELD = [*w.GOODS, "silver"]
AT_ONCE = ["gain", "lose", "release", "capture", "destroy_debt", "hire", "dismiss", "build", "choose"]
TO_CHOOSE = ["gain", "release", "capture", "dismiss"]  # what can be chosen among others
GAIN_MOMENTS = (
    "quarry", "forest", "mines", "silversmith", "imprison", "debt_paid", "cathedral", "build")  # fmt: skip
ALLOWED = {  # what the rules can do at each moment
    **{moment: ["gain"] for moment in GAIN_MOMENTS},
    "storehouse": ["trade", "actions"],
    "hire": ["discount"],
    "town_centre": ["discount"],
    "tax_stand": ["gain", "spare_virtue"],
    "black_market": ["gain", "spare_virtue", "discount"],
    "debt_taken": ["refuse_debt"],
    "price": ["discount_any"],
    "tax": ["discount"],
    "reset": ["gain", "release"],
    "always": ["apprentice_limit", "rule"],
    "built": AT_ONCE,
    "end_virtue": ["gain", "lose"],
    "end_points": ["gain", "debt_vp"],
}
RULES = {"gold_is_marble": w.D_GOLD_IS_MARBLE, "no_discard": w.D_NO_DISCARD}
NUMBERED = {
    "spare_virtue": w.D_SPARE, "actions": w.D_ACTIONS, "capture": w.D_CAPTURE, "destroy_debt": w.D_DESTROY,
    "hire": w.D_HIRE, "dismiss": w.D_DISMISS, "build": w.D_BUILD, "refuse_debt": w.D_REFUSE,
    "debt_vp": w.D_DEBT_VP, "apprentice_limit": w.D_LIMIT}  # fmt: skip


def finish(card: Card) -> None:
    card.one_of("provenance", PROVENANCES)
    card.read |= {"id", "note"}
    card.done()


def read_tables(content: Content) -> Tables:
    t = Tables()
    t.deeds, t.branches = DEEDS, BRANCHES
    _numbers(t, content)
    _places(t, content)
    _board(t, content)
    effects = Effects(t)
    for card in content.deck("apprentice"):
        t.apprentices.append(_apprentice(card, effects))
    for card in content.deck("building"):
        t.buildings.append(_building(card, effects))
    t.boards = [Board("standard", t.numbers.virtue, 0, 0, [], [], [], False, Phrase("architects-card-none"))]
    for card in content.deck("board"):
        t.boards.append(_character(card, effects))
    _market(t, content)
    for card in content.deck("reward"):
        t.reward_ids.append(card.id)
        t.reward_gain.append(_by_thing(card.bundle("gain", w.THINGS[: w.VP]), w.VP))
        finish(card)
    read_opponent(t, content)
    t.build()
    return t


def _by_thing(bundle: Bundle, n: int) -> list[int]:
    return [bundle.of(thing) for thing in range(n)]


def sub(card: Card, key: str) -> Card:
    """An inline table, read like a card of its own."""
    table = card.get(key, dict, "a table")
    inner = Card(card.file, card.deck, table, f"{card.path}{key}.")
    inner.id = card.id
    return inner


def _amount(card: Card, key: str) -> Amount:
    inner = sub(card, key)
    made = Amount(inner.number("base"), inner.number("workers", 1))
    inner.done()
    return made


def _mix(card: Card, key: str) -> tuple[int, int]:
    """Bits of the goods, and how many of them."""
    if not card.has(key):
        return 0, 0
    inner = sub(card, key)
    bits = sum(1 << w.GOODS.index(name) for name in inner.some_of("of", w.GOODS))
    n = inner.number("n", 1, 20)
    inner.done()
    return bits, n


def _cost(card: Card) -> Cost:
    any_of, any_n = _mix(card, "cost_any")
    return Cost(_by_thing(card.bundle("cost", w.GOODS), len(w.GOODS)), any_of, any_n)


def _numbers(t: Tables, content: Content) -> None:
    card = content.deck("game")[0]
    n = t.numbers
    n.workers = card.number("workers", 1, 60)
    n.virtue = card.bundle("start", ["virtue"]).of(0)
    n.silver = card.numbers("silver")
    if len(n.silver) != 5:
        raise card.fail("silver", "must be five numbers, by turn order")
    n.tax_pool = card.number("tax_pool")
    n.dealt = card.number("dealt", 4, 4)
    n.kept = card.number("kept", 3, 3)
    n.rows = card.number("display_rows", 1, 2)
    n.columns = card.number("display_columns", 1, 6)
    n.hand = card.number("hand", 1)
    n.apprentices = card.number("apprentices", 1, 9)
    n.reset_prison = card.number("reset_prison", 1)
    n.reset_lose = card.number("reset_lose")
    n.reset_debt = card.number("reset_debt")
    n.no_reward = card.bundle("no_reward", ["virtue"]).of(0)
    n.debt_vp = card.number("debt_vp", -9, 9)
    n.precious_vp = card.number("precious_vp")
    n.silver_per_vp = card.number("silver_per_vp", 1)
    n.prison_per_vp = card.number("prison_per_vp", 1)
    if card.get("tie", list, "a list") != ["virtue", "silver"]:
        raise card.fail("tie", 'must be ["virtue", "silver"]')
    finish(card)


def _places(t: Tables, content: Content) -> None:
    n = t.numbers
    nothing = Amount(0, 1)
    for number, card in enumerate(content.deck("location")):
        if number > w.GUILDHALL or card.id != w.LOCATIONS[number]:
            raise card.fail(
                "id", f"locations must be {', '.join(w.LOCATIONS[: w.GUILDHALL + 1])}, in this order"
            )
        kind = "circle" if number < w.CIRCLES else "guildhall" if number == w.GUILDHALL else "market"
        card.one_of("kind", (kind,))
        n.actions.append(_amount(card, "actions") if card.has("actions") else nothing)
        n.gathers.append([])
        n.gather_amounts.append([])
        for gather in card.cards("gather") if card.has("gather") else []:
            n.gathers[number].append(HELD.index(gather.one_of("thing", HELD)))
            n.gather_amounts[number].append(Amount(gather.number("base"), gather.number("workers", 1)))
            gather.done()
        _place(t, card, number)
        finish(card)
    if len(n.gathers) != w.GUILDHALL + 1 or not all(n.gathers[: w.SILVERSMITH + 1]):
        raise content.deck("location")[0].fail("gather", "every gathering place must give something")
    _trades(t, content)
    guard = {card.id: card for card in content.deck("guard_action")}
    n.imprison_silver = guard["imprison"].bundle("each", ["silver"]).of(0)
    free, debt = guard["free"].bundle("cost", PRICE), guard["pay_debt"].bundle("cost", PRICE)
    n.free_silver, n.free_tax = free.of(w.SILVER), free.of(TAX)
    n.free_debt, n.free_lose = guard["free"].number("debt"), guard["free"].number("lose")
    n.debt_silver, n.debt_tax = debt.of(w.SILVER), debt.of(TAX)
    n.debt_virtue = guard["pay_debt"].bundle("gain", ["virtue"]).of(0)
    for card in guard.values():
        finish(card)


def _place(t: Tables, card: Card, number: int) -> None:
    n = t.numbers
    if number == w.WORKSHOP:
        cost = card.bundle("cost", PRICE)
        n.hire_silver, n.hire_tax = cost.of(w.SILVER), cost.of(TAX)
        n.open_columns, n.plans = _amount(card, "columns"), _amount(card, "plans")
        n.skip = card.number("skip", 0, 1)
    elif number == w.TOWN_CENTRE:
        first, later = card.bundle("first", PRICE), card.bundle("next", PRICE)
        n.first_silver, n.first_tax = first.of(w.SILVER), first.of(TAX)
        n.next_silver, n.next_tax = later.of(w.SILVER), later.of(TAX)
    elif number == w.TAX_STAND:
        n.steal_lose = card.number("lose")
    elif w.SMALL <= number <= w.LARGE:
        n.market_silver.append(card.bundle("cost", ["silver"]).of(0))
        n.market_lose.append(card.number("lose"))
        if number == w.MIDDLE:
            n.search_draw = card.number("draw", 1, 9)
            n.search_keep = card.number("keep", 1, 1)
        else:
            card.one_of("side", ("small" if number == w.SMALL else "large",))
            t.market_printed.append(_by_thing(card.bundle("printed", HELD), w.HELD))
    elif number == w.GUILDHALL:
        n.guild_rows = card.number("rows", 1, 9)
        card.number("columns", 1, 9)
        n.guild_reset_rows = card.numbers("reset_rows")
        n.flush_column = card.number("flush_column", 1, 9)
        n.flush_rows = card.numbers("flush_rows")


def _trades(t: Tables, content: Content) -> None:
    for base, card in enumerate(content.deck("trade")):
        if base >= len(w.TRADES) or card.id != w.TRADES[base]:
            raise card.fail("id", f"trades must be {', '.join(w.TRADES)}, in this order")
        bits, n = _mix(card, "pay_any")
        gain = card.bundle("gain", w.THINGS[: w.DEBT])
        kinds = [good for good in range(len(w.GOODS)) if bits >> good & 1]
        for taken in handfuls([n] * len(kinds), n):
            pay = [0] * w.HELD
            for kind, amount in zip(kinds, taken):
                pay[kind] = amount
            t.base_trades.append(len(t.trades))
            t.trades.append(Trade(pay, gain.things, gain.amounts, base))
        finish(card)


def _board(t: Tables, content: Content) -> None:
    t.level_vp, t.level_spots = [0], [99]
    for card in content.deck("cathedral"):
        t.levels.append(_cost(card))
        t.level_vp.append(card.number("vp"))
        t.level_spots.append(card.number("spots", 1))
        finish(card)
    for card in content.deck("virtue"):
        t.virtue_vp.append(card.number("vp", -99, 99))
        t.virtue_tax.append(card.number("tax_ignored"))
        t.virtue_market.append(card.flag("market"))
        t.virtue_cathedral.append(card.flag("cathedral"))
        finish(card)
    for card in content.deck("players"):
        players = card.number("players", 2, 5)
        t.numbers.guild_columns[players] = card.number("columns", 1, 9)
        t.numbers.capture_locations[players] = card.number("capture_locations", 1)
        t.numbers.rewards[players] = card.number("rewards", 0, 99)
        finish(card)


def _market(t: Tables, content: Content) -> None:
    t.market_gain = [[], []]
    for card in content.deck("market_card"):
        t.market_ids.append(card.id)
        t.market_gain[0].append(_by_thing(card.bundle("small", HELD), w.HELD))
        t.market_gain[1].append(_by_thing(card.bundle("large", HELD), w.HELD))
        finish(card)


class Effects:
    """Numbers every effect of every card, and the trades that apprentices add."""

    def __init__(self, tables: Tables) -> None:
        self.t = tables

    def read(self, card: Card) -> list[Effect]:
        return [self.effect(one) for one in card.cards("effects")] if card.has("effects") else []

    def effect(self, card: Card) -> Effect:
        moment = card.one_of("moment", tuple(ALLOWED))
        e = self.deed(card, w.MOMENTS.index(moment), ALLOWED[moment])
        e.optional = card.has("optional") and card.flag("optional")
        e.everyone = card.has("everyone") and card.flag("everyone")
        if card.has("pay"):
            pay = card.bundle("pay", w.THINGS)
            e.pay_card, e.pay_silver = pay.of(w.CARD), pay.of(w.SILVER)
            if e.pay_card and (e.deed != w.D_GAIN or max(e.things) >= w.HELD):
                raise card.fail("gain", "must be goods or silver when a card is paid for it")
        if card.has("per"):
            per = sub(card, "per")
            e.per, e.each = w.COUNTS.index(per.one_of("count", w.COUNTS)), per.number("each", 1)
            per.done()
        if card.has("if"):
            when = sub(card, "if")
            e.cond = w.COUNTS.index(when.one_of("count", w.COUNTS))
            if when.has("min"):
                e.least = when.number("min")
            else:
                e.greatest = when.number("max", 0, 0)
            when.done()
        if card.has("most"):
            e.most = w.COUNTS.index(card.one_of("most", w.COUNTS))
        card.done()
        return e

    def deed(self, card: Card, moment: int, allowed: list[str]) -> Effect:
        found = [name for name in allowed if card.has(name)]
        if len(found) != 1:
            raise card.fail("", f"must do exactly one of {', '.join(allowed)}")
        name = found[0]
        e = Effect(len(self.t.effects), moment, NUMBERED.get(name, w.D_GAIN))
        self.t.effects.append(e)
        if name in ("gain", "lose"):
            e.deed = w.D_GAIN if name == "gain" else w.D_LOSE
            gain = card.bundle(name, w.THINGS if name == "gain" else ["", "", "", "", "", "", "virtue"])
            e.things, e.amounts = gain.things, gain.amounts
        elif name == "trade":
            e.deed, e.trade = w.D_TRADE, self.trade(card)
        elif name == "discount":
            off = card.bundle("discount", ["silver", "tax"])
            e.deed, e.n = (w.D_DISCOUNT_TAX, off.of(1)) if off.of(1) else (w.D_DISCOUNT, off.of(0))
        elif name == "discount_any":
            e.deed = w.D_DISCOUNT_ANY
            e.source, e.n = _mix(card, "discount_any")
        elif name == "release":
            release = sub(card, "release")
            e.deed, e.n = w.D_RELEASE, release.number("n", 1)
            e.source = w.RELEASES.index(release.one_of("from", w.RELEASES))
            release.done()
        elif name == "rule":
            e.deed = RULES[card.one_of("rule", tuple(RULES))]
        elif name == "choose":
            e.deed = w.D_CHOOSE
            for branch in card.cards("choose"):
                e.branches.append(self.deed(branch, moment, TO_CHOOSE).id)
                branch.done()
        else:
            e.n = card.number(name, -9)
        return e

    def trade(self, card: Card) -> int:
        inner = sub(card, "trade")
        pay = _by_thing(inner.bundle("pay", HELD), w.HELD)
        gain = inner.bundle("gain", w.THINGS[: w.DEBT])
        inner.done()
        for number, trade in enumerate(self.t.trades):
            if (trade.pay, trade.things, trade.amounts) == (pay, gain.things, gain.amounts):
                return number
        self.t.trades.append(Trade(pay, gain.things, gain.amounts, -1))
        return len(self.t.trades) - 1


def _skills(card: Card) -> int:
    return sum(1 << w.SKILLS.index(skill) for skill in card.some_of("skills", w.SKILLS))


def _promo(card: Card) -> bool:
    return card.has("set") and card.one_of("set", ("promo",)) == "promo"


def _virtue(card: Card) -> int:
    return card.number("virtue", -9, 9) if card.has("virtue") else 0


def _apprentice(card: Card, effects: Effects) -> Apprentice:
    family: str = card.get("family", str, "a word")
    made = Apprentice(card.id, family, _skills(card), _virtue(card), effects.read(card), _promo(card),
                      cards.effects(card.values))  # fmt: skip
    finish(card)
    return made


def _building(card: Card, effects: Effects) -> Building:
    made = Building(card.id, _cost(card), _skills(card), _virtue(card), card.number("vp"), effects.read(card),
                    _promo(card), cards.effects(card.values))  # fmt: skip
    finish(card)
    return made


def _character(card: Card, effects: Effects) -> Board:
    card.get("colour", str, "a word")
    items = card.bundle("items", w.THINGS)
    prison = card.number("prison", 0, 20) if card.has("prison") else 0
    made = Board(card.id, card.number("virtue", 0, 14), card.number("silver"), prison, items.things, items.amounts,
                 effects.read(card), _promo(card), cards.effects(card.values))  # fmt: skip
    finish(card)
    return made
