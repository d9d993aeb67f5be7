"""Architects for learners: blocks of what a seat knows, and axes of what options name."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from courtier.core.encoding import Encoder, bag, bits, count, counts, flag, nothing, one_hot, spots, wide
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
        self.wide_block("tax", ["silver"])
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
        self.wide_block(f"{who}.things", w.THINGS[: w.HELD])
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
        self.wide_block(f"{who}.points", ["points"])
        self.wide_block(f"{who}.below_zero", ["points"])

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

    def write(self, s: AState, seat: int, out: BytesWriter, at: i64) -> i64:
        t = self.tables
        at = bits(out, at, s.flags, len(TABLE_FLAGS))
        at = one_hot(out, at, s.step, len(w.STEPS))
        at = wide(out, at, s.tax)
        at = spots(out, at, s.shown, self.crew)
        at = counts(out, at, s.coins)
        at = count(out, at, len(s.crews.cards))
        at = count(out, at, len(s.buildings.cards))
        at = count(out, at, len(s.rewards.cards))
        for side in range(2):
            at = counts(out, at, market_goods(s, side))
        at = count(out, at, len(s.guild))
        at = bag(out, at, s.rewards_gone, len(t.reward_ids))
        at = flag(out, at, s.reset_due)
        at = flag(out, at, s.ending)
        at = flag(out, at, s.left >= 0)
        at = count(out, at, max(0, s.left))
        at = bag(out, at, s.players[seat].hand.cards, self.buildings)
        at = bag(out, at, s.draft[seat].cards if seat < len(s.draft) else [], self.buildings)
        at = bag(out, at, s.drawn.cards if seat == s.active else [], self.buildings)
        n = self.seats
        for i in range(n):
            at = self._board(s, seat, (seat + i) % n, out, at)
        if self.all > n:
            if s.automat is None:
                at = nothing(out, at, self.board_size)
                at = nothing(out, at, len(t.opponents) + len(t.bot_levels) + 3 * len(t.scheme_ids))
            else:
                at = self._board(s, seat, n, out, at)
                at = one_hot(out, at, s.automat.who, len(t.opponents))
                at = one_hot(out, at, s.automat.level, len(t.bot_levels))
                at = one_hot(out, at, s.automat.scheme, len(t.scheme_ids))
                at = bag(out, at, s.automat.schemes.cards, len(t.scheme_ids))
                at = bag(out, at, s.automat.discards, len(t.scheme_ids))
        return at

    def _board(self, s: AState, watcher: int, player: int, out: BytesWriter, at: i64) -> i64:
        p = s.players[player]
        t = self.tables
        for n in p.have:
            at = wide(out, at, n)
        at = count(out, at, p.virtue)
        at = one_hot(out, at, p.level, len(t.level_vp))
        at = count(out, at, p.workers)
        at = count(out, at, p.prison)
        at = count(out, at, p.guild)
        at = counts(out, at, p.at)
        for who in s.market:
            at = flag(out, at, who == player)
        for i in range(self.seats):
            at = count(out, at, p.captives[(watcher + i) % self.seats])
        if self.all > self.seats:
            at = count(out, at, p.captives[self.seats] if s.automat is not None else 0)
        at = count(out, at, p.unpaid)
        at = count(out, at, p.paid)
        at = count(out, at, len(p.hand.cards))
        at = bag(out, at, p.built, self.buildings)
        at = bag(out, at, p.crew, self.crew)
        at = one_hot(out, at, p.board, len(t.boards))
        place = 0
        while s.order[place] != player:
            place += 1
        at = one_hot(out, at, place, self.all)
        at = flag(out, at, s.active == player)
        total = 0
        for n in points(s, player):
            total += n
        at = wide(out, at, max(0, total))
        return wide(out, at, max(0, -total))


def _counts(words: Words) -> Counts:
    assert isinstance(words, Counts)
    return words
