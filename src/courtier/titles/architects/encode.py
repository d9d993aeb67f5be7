"""Architects for learners: blocks of what a seat knows, and axes of what options name."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from courtier.core.encoding import Encoder, bag, bits, count, counts, flag, nothing, one_hot, spots
from courtier.core.options import Counts, Words
from courtier.core.vocabulary import Axis, CountsAxis, SeatAxis
from courtier.titles.architects import words as w
from courtier.titles.architects.choices import GAINS, Tables
from courtier.titles.architects.market import market_goods
from courtier.titles.architects.scoring import points
from courtier.titles.architects.state import AState

ASKS: Final[list[str]] = [
    "turn", "return", "workshop", "hire", "use", "guildhall", "effect", "pay", "draft", "capture", "discard", "keep",
    "offer", "guardhouse", "storehouse", "mines"]  # fmt: skip
TABLE_FLAGS: Final[list[str]] = [
    "guildhall_flush", "per_capture", "unlimited_captures", "no_empty_visits", "auto_destroy", "release"]  # fmt: skip
GOODS_PAID: Final = 8  # of one payment: the dearest level of the Cathedral
DEBT: Final = 100  # points may be below zero
MOST: Final = 255


class ArchitectsEncoder(Encoder[AState]):
    __slots__ = ("all", "board_size", "buildings", "crew", "tables")
    tables: Tables
    all: int  # seats, and the opponent where there may be one
    board_size: int  # bytes of a player board
    buildings: int
    crew: int

    def __init__(self, tables: Tables, seats: int) -> None:
        super().__init__("architects", seats, ["architects-ask-" + ask for ask in ASKS])
        t = self.tables = tables
        self.all = seats + 1 if seats <= 2 else seats  # ARCS-003
        self.buildings = len(t.buildings)
        self.crew = len(t.apprentices)
        self.board_size = 0
        self._table_blocks()
        for i in range(self.all):
            before = self.size
            self._board_blocks("rival" if i == seats else self.whose(i))
            self.board_size = self.size - before
        if self.all > seats:
            self.block("rival.who", len(t.opponents), items=[who.id for who in t.opponents])
            self.block("rival.level", len(t.bot_levels), items=[level.id for level in t.bot_levels])
            self.block("rival.scheme", len(t.scheme_ids), items=t.scheme_ids)
            self.block("rival.schemes", len(t.scheme_ids), MOST, items=t.scheme_ids)
            self.block("rival.discards", len(t.scheme_ids), MOST, items=t.scheme_ids)
        self._verbs()

    def _table_blocks(self) -> None:
        t = self.tables
        buildings = [b.id for b in t.buildings]
        slots = t.numbers.rows * t.numbers.columns
        self.block("table", len(TABLE_FLAGS), items=TABLE_FLAGS)
        self.block("step", len(w.STEPS), items=w.STEPS)
        self.block("tax", 1, MOST)
        self.block("display", self.crew, slots, items=[a.id for a in t.apprentices])
        self.block("coins", slots, MOST)
        self.block("piles", 3, MOST, items=["apprentices", "buildings", "rewards"])
        self.block("market", 2 * w.HELD, MOST, items=[f"{side}:{w.THINGS[i]}" for side in ("small", "large")
                                                      for i in range(w.HELD)])  # fmt: skip
        self.block("guildhall", 1, MOST)
        self.block("rewards_gone", len(t.reward_ids), items=t.reward_ids)
        self.block("ending", 3, items=["reset_due", "ending", "last_round"])
        self.block("turns_left", 1, MOST)
        self.block("hand", self.buildings, items=buildings)
        self.block("packet", self.buildings, items=buildings)
        self.block("drawn", self.buildings, items=buildings)

    def _board_blocks(self, who: str) -> None:
        t = self.tables
        players = [self.whose(i) if i < self.seats else "rival" for i in range(self.all)]
        self.block(f"{who}.things", w.HELD, MOST, items=w.THINGS[: w.HELD])
        self.block(f"{who}.virtue", 1, MOST)
        self.block(f"{who}.cathedral", len(t.level_vp))
        self.block(f"{who}.workers", 3, MOST, items=["ready", "prison", "guildhall"])
        self.block(f"{who}.at", w.CIRCLES, MOST, items=w.LOCATIONS[: w.CIRCLES])
        self.block(f"{who}.at_market", w.MARKETS, items=w.LOCATIONS[w.SMALL : w.LARGE + 1])
        self.block(f"{who}.captives", self.all, MOST, items=players)
        self.block(f"{who}.debts", 2, MOST, items=["unpaid", "paid"])
        self.block(f"{who}.cards", 1, MOST)
        self.block(f"{who}.built", self.buildings, items=[b.id for b in t.buildings])
        self.block(f"{who}.crew", self.crew, items=[a.id for a in t.apprentices])
        self.block(f"{who}.character", len(t.boards), items=[board.id for board in t.boards])
        self.block(f"{who}.order", self.all)
        self.block(f"{who}.turn", 1)
        self.block(f"{who}.points", 1, MOST - DEBT, -DEBT)

    def _verbs(self) -> None:
        t = self.tables
        usable = self.crew + self.buildings + len(t.boards)
        sizes: dict[int, int] = {
            w.V_KEEP: self.buildings, w.V_PLACE: len(w.LOCATIONS), w.V_DISMISS: self.crew,
            w.V_RETURN: len(w.LOCATIONS), w.V_GAIN: len(GAINS), w.V_TRADE: len(t.trades), w.V_HIRE: self.crew,
            w.V_RELEASE: len(w.RELEASES), w.V_FREE: len(w.FREES), w.V_BUILD: self.buildings,
            w.V_DISCARD: self.buildings, w.V_DO: len(w.DOES), w.V_USE: usable}  # fmt: skip
        groups: dict[int, str] = {
            w.V_KEEP: "building", w.V_BUILD: "building", w.V_DISCARD: "building", w.V_PLACE: "place",
            w.V_RETURN: "place", w.V_DISMISS: "apprentice", w.V_HIRE: "apprentice"}  # fmt: skip
        for verb in t.verbs:
            v = verb.id
            axes: list[Axis] = []
            if v == w.V_PAY:
                axes = [CountsAxis("goods", _counts(verb.args[0]), GOODS_PAID)]
            elif v == w.V_CAPTURE or v == w.V_RECLAIM:
                axes = [SeatAxis("player", verb.args[0], self.seats, self.all - self.seats)]
                if v == w.V_CAPTURE:
                    axes.append(Axis("place", verb.args[1], len(w.LOCATIONS)))
            elif len(verb.args) > 0:
                axes = [Axis(groups.get(v, verb.name), verb.args[0], sizes[v])]
            self.vocabulary.add(verb, axes)
        self.vocabulary.close()

    def write(self, s: AState, seat: int, out: BytesWriter) -> None:
        t = self.tables
        bits(out, s.flags, len(TABLE_FLAGS))
        one_hot(out, s.step, len(w.STEPS))
        count(out, s.tax)
        spots(out, s.shown, self.crew)
        counts(out, s.coins)
        count(out, len(s.crews.cards))
        count(out, len(s.buildings.cards))
        count(out, len(s.rewards.cards))
        for side in range(2):
            counts(out, market_goods(s, side))
        count(out, len(s.guild))
        bag(out, s.rewards_gone, len(t.reward_ids))
        flag(out, s.reset_due)
        flag(out, s.ending)
        flag(out, s.left >= 0)
        count(out, max(0, s.left))
        bag(out, s.players[seat].hand.cards, self.buildings)
        bag(out, s.draft[seat].cards if seat < len(s.draft) else [], self.buildings)
        bag(out, s.drawn.cards if seat == s.active else [], self.buildings)
        n = self.seats
        for i in range(n):
            self._board(s, seat, (seat + i) % n, out)
        if self.all > n:
            if s.automat is None:
                nothing(out, self.board_size + len(t.opponents) + len(t.bot_levels) + 3 * len(t.scheme_ids))
            else:
                self._board(s, seat, n, out)
                one_hot(out, s.automat.who, len(t.opponents))
                one_hot(out, s.automat.level, len(t.bot_levels))
                one_hot(out, s.automat.scheme, len(t.scheme_ids))
                bag(out, s.automat.schemes.cards, len(t.scheme_ids))
                bag(out, s.automat.discards, len(t.scheme_ids))

    def _board(self, s: AState, watcher: int, player: int, out: BytesWriter) -> None:
        p = s.players[player]
        t = self.tables
        counts(out, p.have)
        count(out, p.virtue)
        one_hot(out, p.level, len(t.level_vp))
        count(out, p.workers)
        count(out, p.prison)
        count(out, p.guild)
        counts(out, p.at)
        for who in s.market:
            out.append(1 if who == player else 0)
        for i in range(self.seats):
            count(out, p.captives[(watcher + i) % self.seats])
        if self.all > self.seats:
            count(out, p.captives[self.seats] if s.automat is not None else 0)
        count(out, p.unpaid)
        count(out, p.paid)
        count(out, len(p.hand.cards))
        bag(out, p.built, self.buildings)
        bag(out, p.crew, self.crew)
        one_hot(out, p.board, len(t.boards))
        at = 0
        while s.order[at] != player:
            at += 1
        one_hot(out, at, self.all)
        flag(out, s.active == player)
        total = DEBT
        for n in points(s, player):
            total += n
        count(out, total)


def _counts(words: Words) -> Counts:
    assert isinstance(words, Counts)
    return words
