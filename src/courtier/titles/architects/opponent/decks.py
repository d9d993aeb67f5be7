"""Reads what only the automated opponent has into Tables."""

from __future__ import annotations

from courtier.core.content import PROVENANCES, Card, Content
from courtier.titles.architects import words as w
from courtier.titles.architects.choices import Tables
from courtier.titles.architects.opponent.tables import Level, Opponent


def read_opponent(t: Tables, content: Content) -> None:
    for card in content.deck("opponent"):
        who = Opponent(card.id)
        who.top_first = card.one_of("first", ("top", "bottom")) == "top"
        who.virtue = card.number("virtue", 0, t.top_virtue())
        who.silver, who.vp = card.number("silver"), card.number("vp")
        who.guard = [w.GUARD.index(word) for word in card.some_of("guard", w.GUARD)]
        who.debt_to_free = card.flag("debt_to_free")
        who.trades = [w.TRADES.index(word) for word in card.some_of("trades", w.TRADES)]
        t.opponents.append(who)
        finish(card)
    for card in content.deck("level"):
        level = Level(card.id)
        level.silver, level.basic, level.precious = (
            card.number("silver"),
            card.number("basic"),
            card.number("precious"),
        )
        level.hand, level.apprentices = card.number("hand"), card.number("apprentices")
        level.gather, level.vp = card.number("gather"), card.number("vp")
        t.bot_levels.append(level)
        finish(card)
    for card in content.deck("scheme"):
        t.scheme_ids.append(card.id)
        t.scheme_top.append(w.HALVES.index(card.one_of("top", w.HALVES)))
        t.scheme_bottom.append(w.HALVES.index(card.one_of("bottom", w.HALVES)))
        finish(card)
    _automaton(t, content.deck("automaton")[0])


def _automaton(t: Tables, card: Card) -> None:
    a = t.automaton
    a.basic_per_precious = card.number("basic_per_precious", 1)
    a.trade_keeps = card.number("trade_keeps")
    a.mines_basic = card.number("mines_basic")
    a.mines_workers = card.number("mines_workers", 1)
    a.muster_prison = card.number("muster_prison", 1)
    a.muster_workers = card.number("muster_workers")
    a.own_capture_workers = card.number("own_capture_workers")
    a.group = card.number("group", 1)
    a.free_workers = card.number("free_workers", 1)
    a.tax_pool = card.number("tax_pool", 1)
    a.tax_virtue = card.number("tax_virtue")
    a.market_virtue = card.number("market_virtue")
    a.library_cards = card.number("library_cards", 1)
    a.majority_basic = card.number("majority_basic", 1)
    finish(card)


def finish(card: Card) -> None:
    card.one_of("provenance", PROVENANCES)
    card.read |= {"id", "note"}
    card.done()
