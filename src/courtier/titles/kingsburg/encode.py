"""Kingsburg for learners: blocks of what a seat knows, and axes of what options name. Modules add theirs in
encode_modules.py."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from courtier.core.encoding import Encoder, bits, count, counts, flag, one_hot
from courtier.core.options import Counts, Words
from courtier.core.vocabulary import Axis, CountsAxis, SeatAxis, ToldAxis
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.encode_modules import (
    module_blocks,
    seated_blocks,
    write_seat_modules,
    write_table_modules,
)
from courtier.titles.kingsburg.state import KState
from courtier.titles.kingsburg.tables import Tables

ASKS: Final[list[str]] = [
    "use", "trade", "season_start", "season_end", "construct", "second_building", "favor_good", "look", "goods", "lose",
    "influence", "help", "save_good", "tax", "recruit", "pay", "reward", "reroll", "battle"]  # fmt: skip
MODULE_ASKS: Final[list[str]] = [
    "bless", "blessed", "reinforce", "arm", "ransom", "reserve", "bandits", "swap", "sell", "levy", "donate", "turn",
    "governor", "move", "tribute", "fair", "raise", "exchange_strip", "draft", "strips", "tile_pick", "tile_name",
    "tile_double", "tile_first", "tile_keep", "tile_give", "token"]  # fmt: skip
WAYS: Final = 5  # groups of the three dice and two bonus dice with one sum: a test counts them
MODULE_WAYS: Final = 12  # modules bring more dice; beyond this the spare numbers
HANDS: Final = 64  # of dice that a card may make
RECRUITS: Final = 32
DEBT: Final = 100  # points may be below zero
UNDER: Final = 20  # strength, too
DICE: Final = 7  # as many of one value as the packed dice can hold


class WayAxis(Axis):
    """What a placement uses besides dice; the dice themselves are told apart by their order."""

    __slots__ = ()

    def __init__(self, words: Words) -> None:
        super().__init__("dice", words, 7)
        self.width = 16

    def place(self, n: int, seat: int) -> int:
        if n >> w.W_AS:
            return 6
        shift = 1 if n & w.W_LOWER else 2 if n & w.W_HIGHER else 0
        return shift * 2 + (1 if n & w.W_TOKEN else 0)

    def write(self, n: int, seat: int, out: BytesWriter, at: int) -> None:
        for i in range(12):
            out[at + i] = n >> w.DIE_BITS * i & 7
        out[at + 12] = 1 if n & w.W_TOKEN else 0
        out[at + 13] = 1 if n & w.W_LOWER else 0
        out[at + 14] = 1 if n & w.W_HIGHER else 0
        out[at + 15] = n >> w.W_AS & 7

    def say(self, place: int) -> str:
        return ["", "token", "market-", "token market-", "market+", "token market+", "bazaar"][place]


class KingsburgEncoder(Encoder[KState]):
    __slots__ = ("buildings", "enemies", "places", "tables")
    tables: Tables
    places: int  # of advisors, private ones last
    buildings: int
    enemies: int

    def __init__(self, tables: Tables, seats: int) -> None:
        asks = [*ASKS, *MODULE_ASKS] if tables.modular else ASKS
        super().__init__("kingsburg", seats, ["kingsburg-ask-" + ask for ask in asks])
        self.tables = tables
        self.places = len(tables.advisors) - 1
        self.buildings = len(tables.buildings)
        self.enemies = len(tables.enemies)
        self._table_blocks()
        for i in range(seats):
            self._seat_blocks(self.whose(i))
        self._verbs()

    def _table_blocks(self) -> None:
        t = self.tables
        enemies = [enemy.id for enemy in t.enemies]
        self.block("ask_help", 1)
        self.block("year", t.numbers.years + 1)
        self.block("phase", w.WINTER + 1)
        self.block("step", len(w.STEPS), items=["none", *[str(step) for step in w.STEPS[1:]]])
        self.block("enemy", self.enemies, items=enemies)
        self.block("enemy_kind", len(w.KINDS), items=w.KINDS)
        self.block("enemy_strength", 3, 99, items=["known", "low", "high"])
        self.block("reinforcement", 1, 99)
        self.block("past_enemies", self.enemies, items=enemies)
        self.block("neutral", t.board, items=[a.id for a in t.advisors[1 : t.board + 1]])
        if t.modular:
            module_blocks(self, t)

    def _seat_blocks(self, who: str) -> None:
        t = self.tables
        buildings = [b.id for b in t.buildings]
        advisors = [a.id for a in t.advisors[1:]]
        self.block(f"{who}.things", w.OWNED, 255, items=w.THINGS[: w.OWNED])
        self.block(f"{who}.points", 1, 255 - DEBT, -DEBT)
        self.block(f"{who}.buildings", self.buildings, items=buildings)
        self.block(f"{who}.used", self.buildings, items=buildings)
        self.block(f"{who}.dice", 6, DICE)
        self.block(f"{who}.bonus_dice", 6, DICE)
        self.block(f"{who}.dice_to_come", 1, 99)
        self.block(f"{who}.rolled", 1, 255)
        self.block(f"{who}.flags", 3, items=["passed", "token_used", "envoy"])
        self.block(f"{who}.order", self.seats)
        self.block(f"{who}.strength", 1 + len(w.KINDS), 99, -UNDER, ["always", *w.KINDS])
        self.block(f"{who}.advisors", self.places, items=advisors)
        self.block(f"{who}.envoy_at", self.places, items=advisors)
        self.block(f"{who}.battle", 4, items=[*w.FIGHTS, "highest"])
        if t.modular:
            seated_blocks(self, t, who, who == "own")

    def _verbs(self) -> None:
        t = self.tables
        ways = MODULE_WAYS if t.modular else WAYS
        for verb in t.verbs:
            args = verb.args
            v = verb.id
            axes: list[Axis] = []
            if v == w.V_TAKE:
                axes = [CountsAxis("goods", _counts(args[0]), max(3, len(t.take) - 1))]
            elif v == w.V_TAKE_REWARD or v == w.V_TRADE:
                axes = [Axis("exchange", args[0], len(t.exchanges))]
            elif v == w.V_REROLL:
                axes = [Axis("building", args[0], self.buildings), Axis("what", args[1], len(w.REROLLS))]
            elif v == w.V_USE:
                axes = [Axis("card", args[0], len(t.cards))]
            elif v == w.V_INFLUENCE or v == w.V_ENVOY or v == w.V_DIPLOMAT:
                axes = [Axis("advisor", args[0], t.board, 1), WayAxis(args[1])]
            elif v == w.V_PRIVATE or v == w.V_PRIVATE_ENVOY:
                axes = [Axis("private", args[0], len(t.more.private), t.board + 1), WayAxis(args[1])]
            elif v == w.V_BUILD or v == w.V_RAISE:
                axes = [Axis("building", args[0], self.buildings)]
            elif v == w.V_RECRUIT:
                axes = [Axis("soldiers", args[0], RECRUITS)]
            elif v == w.V_PAY:
                spent = _counts(args[0])
                axes = [CountsAxis("spent", spent, 10 if len(spent.names) == 3 else 8)]
            elif v == w.V_LOSE:
                axes = [CountsAxis("goods", _counts(args[0]), 6)]
            elif v == w.V_FIGHT:
                axes = [Axis("result", args[0], len(w.FIGHTS))]
            elif v >= w.V_GOVERN:
                axes = self._module_axes(v, args)
            if v == w.V_INFLUENCE or v == w.V_ENVOY or (v >= w.V_PRIVATE and v <= w.V_DIPLOMAT):
                self.vocabulary.add(verb, axes, ways)
            elif v == w.V_TURN or v == w.V_ROLL or v == w.V_MOVE:
                self.vocabulary.add(verb, axes, HANDS)
            else:
                self.vocabulary.add(verb, axes)
        self.vocabulary.close()

    def _module_axes(self, v: int, args: list[Words]) -> list[Axis]:
        t = self.tables
        if v == w.V_GOVERN:
            return [Axis("governor", args[0], len(t.more.governors))]
        if v == w.V_COVER:
            return [Axis("cover", args[0], len(t.covers))]
        if v == w.V_PICK:
            return [Axis("strip", args[0], len(t.more.strips))]
        if v == w.V_PLAY:
            return [Axis("token", args[0], 5)]
        if v == w.V_RESERVE:
            return [Axis("place", args[0], len(t.advisors))]
        if v == w.V_SWAP:
            return [CountsAxis("goods", _counts(args[0]), 3), CountsAxis("other", _counts(args[1]), 3)]
        if v == w.V_SELL:
            return [CountsAxis("goods", _counts(args[0]), 3)]
        if v == w.V_NAME:
            return [SeatAxis("seat", args[0], self.seats)]
        if v == w.V_GIVE:
            return [SeatAxis("seat", args[0], self.seats), Axis("good", args[1], len(w.GOODS))]
        if v == w.V_REINFORCE:
            return [Axis("soldiers", args[0], 8)]
        if v == w.V_TURN or v == w.V_ROLL:  # hands of dice, by their order alone
            return [ToldAxis(Axis("card", args[0], len(t.cards))), ToldAxis(WayAxis(args[1]))]
        if v == w.V_MOVE:
            return [ToldAxis(WayAxis(args[0]))]
        if v == w.V_LOOK:
            return [Axis("deck", args[0], 2)]
        return []

    def write(self, s: KState, seat: int, out: BytesWriter, at: i64) -> i64:
        at = flag(out, at, s.ask_help)
        at = one_hot(out, at, s.year, self.tables.numbers.years + 1)
        at = one_hot(out, at, s.phase, w.WINTER + 1)
        at = one_hot(out, at, s.step, len(w.STEPS))
        at = self._enemy(s, seat, out, at)
        at = count(out, at, s.reinforcement)
        met = 0
        for past in s.past:
            met |= 1 << past
        at = bits(out, at, met, self.enemies)
        neutral = 0
        for rank in range(1, self.tables.board + 1):
            if s.holder[rank] == w.NEUTRAL:
                neutral |= 1 << rank - 1
        at = bits(out, at, neutral, self.tables.board)
        modular = self.tables.modular
        if modular:
            at = write_table_modules(s, seat, out, at)
        n = self.seats
        for i in range(n):
            other = (seat + i) % n
            at = self._seat(s, other, out, at)
            if modular:
                at = write_seat_modules(s, other, other == seat, out, at)
        return at

    def _enemy(self, s: KState, seat: int, out: BytesWriter, at: i64) -> i64:
        """This winter's card, or the top of the deck for a seat that looked; else the range on its back (KB-012)."""
        card = s.enemy
        deck = s.enemies
        top = len(deck.cards) - 1
        if card < 0 and top >= 0 and deck.known(top, seat):
            card = deck.cards[top]
        at = one_hot(out, at, card, self.enemies)
        if card >= 0:
            enemy = self.tables.enemies[card]
            at = one_hot(out, at, enemy.kind, len(w.KINDS))
            at = count(out, at, 1)
            at = count(out, at, enemy.strength)
            at = count(out, at, enemy.strength)
            return at
        at = one_hot(out, at, -1, len(w.KINDS))
        years = self.tables.numbers.years
        year = min(years - len(deck.cards) + 1, years)
        at = count(out, at, 0)
        at = counts(out, at, self.tables.numbers.ranges[year - 1])
        return at

    def _seat(self, s: KState, seat: int, out: BytesWriter, at: i64) -> i64:
        p = s.players[seat]
        at = counts(out, at, p.have)
        at = count(out, at, p.vp() + DEBT)
        at = bits(out, at, p.built, self.buildings)
        at = bits(out, at, p.used, self.buildings)
        for i in range(12):
            at = count(out, at, p.dice >> w.DIE_BITS * i & 7)
        at = count(out, at, p.bonus_dice)
        at = count(out, at, p.rolled)
        at = flag(out, at, p.passed)
        at = flag(out, at, p.token_used)
        at = flag(out, at, s.envoy == seat)
        place = 0
        while s.order[place] != seat:
            place += 1
        at = one_hot(out, at, place, self.seats)
        at = self._strength(p.built, out, at)
        held = 0
        guest = 0
        for g in s.groups:
            if g.seat == seat:
                if g.envoy:
                    guest |= 1 << g.rank - 1
                else:
                    held |= 1 << g.rank - 1
        at = bits(out, at, held, self.places)
        at = bits(out, at, guest, self.places)
        result = -1
        highest = False
        for b in s.battles:
            if b.seat == seat:
                result = b.result + 1
                highest = b.highest
        at = one_hot(out, at, result, len(w.FIGHTS))
        at = flag(out, at, highest)
        return at

    def _strength(self, built: int, out: BytesWriter, at: i64) -> i64:
        """What buildings add in every battle, and against each kind of enemy besides."""
        total = UNDER
        against = [UNDER] * len(w.KINDS)
        for b in self.tables.fighters:
            if built & b.bit:
                total += b.strength
                for kind in range(len(w.KINDS)):
                    against[kind] += b.strength_against[kind]
        at = count(out, at, total)
        at = counts(out, at, against)
        return at


def _counts(words: Words) -> Counts:
    assert isinstance(words, Counts)
    return words
