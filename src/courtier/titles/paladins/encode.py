"""Paladins for learners: blocks of what a seat knows, and axes of what options name. City of Crowns and the solo
opponent add theirs in encode_parts.py."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from courtier.core.encoding import Encoder, bag, bits, count, counts, flag, one_hot, spots
from courtier.core.options import Counts, Words
from courtier.core.vocabulary import Axis, CountsAxis
from courtier.titles.paladins import words as w
from courtier.titles.paladins.choices import Tables
from courtier.titles.paladins.encode_parts import (
    court_blocks,
    crowns_blocks,
    rival_blocks,
    write_court,
    write_crowns,
    write_rival,
)
from courtier.titles.paladins.scoring import points
from courtier.titles.paladins.state import PState
from courtier.titles.paladins.workers import STAND_BITS

ASKS: Final[list[str]] = [
    "turn", "target", "workers", "paladin", "tavern", "keep", "reward", "accept", "order", "ability", "free_recruit",
    "starting", "free_develop", "clear", "cover", "entrusted"]  # fmt: skip
CROWNS_ASKS: Final[list[str]] = [
    "starting_workshop", "free_dismiss", "release", "move_workshop", "set_down"]  # fmt: skip
SPACES: Final = 3  # of an action, at most
HANDFUL: Final = 3  # workers of a payment, or kept
DEBT: Final = 100  # points may be below zero
MOST: Final = 255


class TopAxis(Axis):
    """The paladin put on top of the pile; with a fourth one drawn, those under it are told apart by their order."""

    __slots__ = ()

    def place(self, n: int, seat: int) -> int:
        return n & 255

    def write(self, n: int, seat: int, out: BytesWriter, at: int) -> None:
        out[at + (n & 255)] = 1
        if n >> 8:
            out[at + self.size + (n >> 8) - 1] = 1


class PaladinsEncoder(Encoder[PState]):
    __slots__ = ("actions_", "all", "folk", "jars", "outs", "paladins", "solo", "squares", "tables", "track")
    tables: Tables
    solo: bool
    all: int  # seats and the rival
    track: int
    actions_: int  # of the player board
    folk: int
    outs: int
    paladins: int
    squares: int
    jars: int

    def __init__(self, tables: Tables, seats: int) -> None:
        asks = [*ASKS, *CROWNS_ASKS] if tables.crowns.in_play else ASKS
        super().__init__("paladins", seats, ["paladins-ask-" + ask for ask in asks])
        t = self.tables = tables
        self.solo = seats == 1
        self.all = seats + 1 if self.solo else seats
        self.track = len(t.attributes)
        self.actions_ = len(t.board_actions)
        self.folk = len(t.townsfolk)
        self.outs = len(t.outsiders)
        self.paladins = len(t.paladins)
        self.squares = len(t.squares)
        self.jars = len(t.jar_spaces)
        self._table_blocks()
        for i in range(self.all):
            self._board_blocks("rival" if i == seats else self.whose(i))
        if self.solo:
            rival_blocks(self, t)
        self._verbs()

    def _table_blocks(self) -> None:
        t = self.tables
        folk = [card.id for card in t.townsfolk]
        outs = [card.id for card in t.outsiders]
        paladins = [card.id for card in t.paladins]
        slots = len(t.favour_round)
        self.block("round", t.numbers.rounds + 1)
        self.block("step", len(w.STEPS), items=w.STEPS)
        self.block("tax", 2, MOST, items=["left", "full"])
        self.block("debt_pile", 1, MOST)
        self.block("piles", 2, MOST, items=["suspicion", "walls"])
        self.block("townsfolk", self.folk, len(t.town_silver), items=folk)
        self.block("townsfolk_gone", self.folk, items=folk)
        self.block("outsiders", self.outs, len(t.outsider_faith), items=outs)
        self.block("outsiders_gone", self.outs, items=outs)
        self.block("orders", len(t.orders), len(t.order_round), items=[order.id for order in t.orders])
        self.block("favours", len(t.favours), slots, items=[favour.id for favour in t.favours])
        self.block("favour_workers", slots, w.TYPES)
        self.block("taverns", len(t.taverns), items=t.tavern_ids)
        self.block("squares_closed", self.squares, items=[square.id for square in t.squares])
        self.block("hand", self.paladins, items=paladins)
        self.block("pile_known", self.paladins, self.paladins, items=paladins)
        if t.crowns.in_play:
            crowns_blocks(self, t)

    def _board_blocks(self, who: str) -> None:
        t = self.tables
        actions = [action.id for action in t.board_actions]
        spaces = [f"{id}:{w.SPACES[i]}" for id in actions for i in range(SPACES)]
        self.block(f"{who}.workers", w.TYPES, MOST, items=w.WORKERS)
        self.block(f"{who}.goods", 2, MOST, items=["silver", "provision"])
        self.block(f"{who}.attributes", self.track, t.numbers.track_max, items=t.attributes)
        self.block(f"{who}.boosts", self.track, MOST, items=t.attributes)
        self.block(f"{who}.paladin", self.paladins, items=[card.id for card in t.paladins])
        self.block(f"{who}.spaces", len(spaces), w.TYPES, items=spaces)
        self.block(f"{who}.workshops", len(spaces), items=spaces)
        self.block(f"{who}.done", self.actions_, MOST, items=actions)
        self.block(f"{who}.jars", self.jars, items=t.jar_ids)
        self.block(f"{who}.walls", len(t.walls), items=t.wall_ids)
        self.block(f"{who}.attacked", self.outs, items=[card.id for card in t.outsiders])
        self.block(f"{who}.converted", self.outs, items=[card.id for card in t.outsiders])
        self.block(f"{who}.crew", self.folk, items=[card.id for card in t.townsfolk])
        self.block(f"{who}.pieces", self.squares, 2, items=[square.id for square in t.squares])
        self.block(f"{who}.suspicion", len(t.suspicion), MOST, items=[f"tax_{n}" for n in t.suspicion])
        self.block(f"{who}.debts", 2, MOST, items=["unpaid", "paid"])
        self.block(f"{who}.favours_taken", len(t.favour_round))
        self.block(f"{who}.tavern", len(t.taverns), items=t.tavern_ids)
        self.block(f"{who}.flags", 3, items=["passed", "start", "turn"])
        self.block(f"{who}.points", 1, MOST - DEBT, -DEBT)
        if t.crowns.in_play:
            court_blocks(self, t, who)

    def _verbs(self) -> None:
        t = self.tables
        folk, outs, squares = self.folk, self.outs, self.squares
        sizes: dict[int, int] = {
            w.V_ACT: self.actions_, w.V_FAVOUR: len(t.favours), w.V_WORKSHOP: self.actions_, w.V_DISMISS: folk,
            w.V_HIRE: folk, w.V_HUNT: 3, w.V_TRADE: 3, w.V_CLEAR: self.actions_ + 1, w.V_COMMISSION: squares,
            w.V_GARRISON: squares, w.V_ABSOLVE: self.jars, w.V_ATTACK: outs, w.V_CONVERT: outs,
            w.V_PLAY: self.paladins, w.V_TAVERN: len(t.taverns), w.V_FIRST: len(t.rewards),
            w.V_TAKE: len(t.rewards), w.V_USE: folk, w.V_DO: len(w.ICONS), w.V_PLACE: len(t.crowns.musters),
            w.V_MUSTER: len(t.crowns.musters), w.V_ENTRUST: len(t.crowns.nobles),
            w.V_ENLIST: len(t.crowns.nobles), w.V_COVER: len(w.COVERS), w.V_LIFT: self.actions_,
            w.V_RELEASE: folk}  # fmt: skip
        groups: dict[int, str] = {
            w.V_ACT: "action", w.V_WORKSHOP: "action", w.V_CLEAR: "clear", w.V_LIFT: "action", w.V_DISMISS: "townsfolk",
            w.V_HIRE: "townsfolk", w.V_USE: "townsfolk", w.V_RELEASE: "townsfolk", w.V_COMMISSION: "square",
            w.V_GARRISON: "square", w.V_ATTACK: "outsider", w.V_CONVERT: "outsider", w.V_FIRST: "reward",
            w.V_TAKE: "reward", w.V_PLACE: "muster", w.V_MUSTER: "muster", w.V_ENTRUST: "noble",
            w.V_ENLIST: "noble"}  # fmt: skip
        for verb in t.verbs:
            v = verb.id
            axes: list[Axis] = []
            ways = 1
            if v == w.V_PAY or v == w.V_KEEP:
                axes = [CountsAxis("workers", _counts(verb.args[0]), HANDFUL)]
            elif len(verb.args) > 0:
                axes = [Axis(groups.get(v, verb.name), verb.args[0], sizes[v])]
            if v == w.V_PLAY:
                top = TopAxis("top", verb.args[1], self.paladins)
                top.width = 2 * self.paladins
                axes.append(top)
                ways = 1 if t.numbers.drawn <= 3 else 2
            elif v == w.V_WORKSHOP or v == w.V_LIFT:
                axes.append(Axis("space", verb.args[1], SPACES))
            elif len(verb.args) > 1:
                axes.append(Axis("coin", verb.args[1], len(w.COINS)))
            self.vocabulary.add(verb, axes, ways)
        self.vocabulary.close()

    def write(self, s: PState, seat: int, out: BytesWriter, at: i64) -> i64:
        t = self.tables
        at = one_hot(out, at, s.round, t.numbers.rounds + 1)
        at = one_hot(out, at, s.step, len(w.STEPS))
        at = count(out, at, s.tax)
        at = count(out, at, s.tax_full)
        at = count(out, at, s.debts)
        at = count(out, at, len(s.suspicion.cards))
        at = count(out, at, len(s.walls.cards))
        at = spots(out, at, s.town, self.folk)
        at = bag(out, at, s.town_gone, self.folk)
        at = spots(out, at, s.outs, self.outs)
        at = bag(out, at, s.outs_gone, self.outs)
        at = spots(out, at, s.orders.cards[: s.orders_shown], len(t.orders))
        at = spots(out, at, s.favours.cards[: s.favours_shown], len(t.favours))
        for placed in s.favour_workers:
            at = count(out, at, 0 if placed == 0 else 1 + (placed - 1 & 7))
        open = 0
        for i in range(len(s.taverns)):
            if s.tavern_seat[i] < 0:
                open |= 1 << s.taverns[i]
        at = bits(out, at, open, len(t.taverns))
        at = bits(out, at, s.taken, self.squares)
        at = self._hand(s, seat, out, at)
        if s.crowns is not None:
            at = write_crowns(s, s.crowns, seat, out, at)
        n = self.seats
        for i in range(n):
            at = self._board(s, (seat + i) % n, out, at)
        if s.rival is not None:
            at = self._board(s, n, out, at)
            at = write_rival(s, s.rival, out, at)
        return at

    def _hand(self, s: PState, seat: int, out: BytesWriter, at: i64) -> i64:
        """The seat's own paladins: in hand, and by place those of its pile that it has seen, from the top."""
        p = s.players[seat]
        at = bag(out, at, p.hand.cards, self.paladins)
        n = len(p.pile.cards)
        for i in range(n):
            if p.pile.known(i, seat):
                out[at + p.pile.cards[i]] = n - i
        at += self.paladins
        return at

    def _board(self, s: PState, seat: int, out: BytesWriter, at: i64) -> i64:
        p = s.players[seat]
        t = self.tables
        at = counts(out, at, p.workers)
        at = count(out, at, p.silver)
        at = count(out, at, p.provision)
        for i in range(self.track):
            at = count(out, at, p.track[i])
        for i in range(self.track):
            at = count(out, at, p.boost[i])
        at = one_hot(out, at, p.paladin, self.paladins)
        rest: i64 = 0
        for packed in p.board:
            rest = packed
            for _ in range(SPACES):
                out[at] = u8(rest & 15)
                rest >>= STAND_BITS
                at += 1
        for packed in p.shops:
            at = bits(out, at, packed, SPACES)
        at = counts(out, at, p.done)
        at = bits(out, at, p.jars, self.jars)
        at = bag(out, at, p.walls, len(t.walls))
        at = bag(out, at, p.attacked, self.outs)
        at = bag(out, at, p.converted, self.outs)
        at = bag(out, at, p.crew, self.folk)
        for placed in s.squares:
            if placed > 0 and placed - 1 >> 1 == seat:
                at = count(out, at, 1 + (placed - 1 & 1))
            else:
                at += 1
        at = bag(out, at, p.suspicion, len(t.suspicion))
        at = count(out, at, p.unpaid)
        at = count(out, at, p.paid)
        for placed in s.favour_workers:
            at = count(out, at, 1 if placed > 0 and placed - 1 >> 3 == seat else 0)
        tavern = -1
        for i in range(len(s.taverns)):
            if s.tavern_seat[i] == seat:
                tavern = s.taverns[i]
        at = one_hot(out, at, tavern, len(t.taverns))
        at = flag(out, at, p.passed)
        at = flag(out, at, s.start == seat)
        at = flag(out, at, s.active == seat)
        total = DEBT
        for n in points(s, seat):
            total += n
        at = count(out, at, total)
        if s.crowns is not None:
            at = write_court(s, s.crowns, seat, out, at)
        return at


def _counts(words: Words) -> Counts:
    assert isinstance(words, Counts)
    return words
