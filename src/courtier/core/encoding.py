"""Encoder: what a seat knows as a row of small numbers, and its options as numbers of a fixed vocabulary.

For learners. A title subclasses it in its encode.py: it names its blocks in the order in which `write` fills them.
Nothing is clipped: a position beyond a block's range is an error. `courtier encoding TITLE` prints all of it.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Final, Generic, TypeVar

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr, u8

from courtier.core.agenda import State
from courtier.core.options import Option
from courtier.core.vocabulary import EncodingError, Vocabulary
from courtier.core.words import Phrase, shown

S = TypeVar("S", bound=State)
LISTED: Final = 12  # numbers that an error names


class Block:
    """A few bytes in a row that mean one thing; a byte says its value plus `offset`."""

    __slots__ = ("high", "items", "low", "name", "offset", "size", "start")
    name: str
    start: int
    size: int
    low: int
    high: int
    items: list[str]  # what each byte stands for; empty: they are counted from 0

    def __init__(self, name: str, start: int, size: int, low: int, high: int, items: list[str]) -> None:
        self.name = name
        self.start = start
        self.size = size
        self.low = low
        self.high = high
        self.items = items
        self.offset = -low if low < 0 else 0

    @property
    def meaning(self) -> str:
        """The block's name without whose it is: the key of its sentence."""
        return self.name.rpartition(".")[2]


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(Generic[S]):
    __slots__ = ("blank", "blocks", "content", "kinds", "seats", "size", "title", "vocabulary")
    title: str
    seats: int
    size: int  # bytes of an observation
    blank: bytes  # so many zeros
    blocks: list[Block]
    vocabulary: Vocabulary
    kinds: dict[str, int]  # of asks, by their key
    content: str  # the hash of the decks, which numbers and columns follow

    def __init__(self, title: str, seats: int, kinds: list[str]) -> None:
        self.title = title
        self.seats = seats
        self.size = 0
        self.blank = b""
        self.blocks = []
        self.vocabulary = Vocabulary()
        self.content = ""
        self.kinds = {}
        for i in range(len(kinds)):
            self.kinds[kinds[i]] = i
        self.block("ask", len(kinds), items=[key.rpartition("-")[2] for key in kinds])

    # what a title's encoder calls while it is made

    def block(
        self, name: str, size: int, high: int = 1, low: int = 0, items: list[str] | None = None
    ) -> None:
        """The next block: so many bytes from low to high; a block that may be negative is shifted by -low."""
        if size > 0:
            self.blocks.append(Block(name, self.size, size, low, high, [] if items is None else items))
            self.size += size
            self.blank = bytes(self.size)

    def wide_block(self, name: str, items: list[str]) -> None:
        """The next block, of numbers that `wide` writes."""
        both: list[str] = []
        for item in items:
            both += [item, f"{item}*256"]
        self.block(name, len(both), 255, items=both)

    def whose(self, i: int) -> str:
        """The name of a seat's blocks; the watcher's own come first."""
        return "own" if i == 0 else f"next_{i}"

    # what a title's encoder brings

    def write(self, s: S, seat: int, out: BytesWriter, at: i64) -> i64:
        """What the seat knows, block by block from place `at` on, where all is 0 yet. Returns the end."""
        raise NotImplementedError

    # what learners call

    @property
    def actions(self) -> int:
        """How many numbers the vocabulary has."""
        return self.vocabulary.actions

    @property
    def features(self) -> int:
        """How many columns an option has."""
        return self.vocabulary.features

    def fill(self, s: S, seat: int, out: BytesWriter, at: i64) -> None:
        """One observation from place `at` on, where all is 0 yet."""
        for ask in s.asks:
            if ask.seat == seat:
                out[at + self.kinds[ask.key]] = 1
        end = self.write(s, seat, out, at + len(self.kinds))
        assert end == at + self.size, self.title

    def observe(self, s: S, seat: int) -> bytes:
        """What this seat knows of the position."""
        out = BytesWriter()
        out.write(self.blank)
        self.fill(s, seat, out, 0)
        return out.getvalue()

    def numbers(self, s: S, at: int) -> list[int]:
        """The vocabulary's number of each option of open ask number `at`; all differ."""
        return self.vocabulary.numbers(s.options[at], s.asks[at].seat)

    def describe(self, s: S, at: int) -> bytes:
        """The features of each option of an open ask, a row each."""
        return self.vocabulary.describe(s.options[at], s.asks[at].seat)

    def option(self, s: S, at: int, action: int) -> Option:
        """The option that a number names in this ask; EncodingError when it names none."""
        numbers = self.numbers(s, at)
        for i in range(len(numbers)):
            if numbers[i] == action:
                return s.options[at][i]
        raise outside(self.vocabulary, action, numbers, s.asks[at].seat)

    def symbol(self, action: int) -> str:
        return self.vocabulary.symbol(action)

    def hash(self) -> str:
        """Over layout, vocabulary and decks: what was learnt with one hash means nothing with another."""
        layout = [[b.name, b.size, b.low, b.high, *b.items] for b in self.blocks]
        symbols = [self.symbol(n) for n in range(self.actions)]
        said = json.dumps([self.title, self.seats, self.content, layout, symbols, self.vocabulary.columns])
        return blake2b(said.encode(), digest_size=8).hexdigest()

    def same(self, hash: str) -> None:
        """EncodingError unless the hash that weights or data carry is this encoder's."""
        if hash != self.hash():
            raise EncodingError(
                Phrase(
                    "encoding-differs",
                    {"title": self.title, "seats": self.seats, "here": self.hash(), "there": shown(hash)},
                )
            )


def outside(vocabulary: Vocabulary, action: int, numbers: list[int], seat: int) -> EncodingError:
    """The error for an action that is not among these numbers."""
    listed = ", ".join([str(n) for n in numbers[:LISTED]])
    known = 0 <= action < vocabulary.actions
    return EncodingError(
        Phrase(
            "encoding-action",
            {
                "action": str(action),
                "symbol": vocabulary.symbol(action) if known else "-",
                "seat": seat,
                "known": listed,
                "more": max(0, len(numbers) - LISTED),
            },
        )
    )


# How titles write: into bytes that are 0, at a place; each returns the place behind what it wrote.


def count(out: BytesWriter, at: i64, n: i64) -> i64:
    """A number from 0 to 255."""
    if n < 0 or n > 255:
        raise EncodingError(Phrase("encoding-range", {"n": str(n)}))
    out[at] = u8(n)
    return at + 1


def wide(out: BytesWriter, at: i64, n: i64) -> i64:
    """A number without a bound of its own, as two bytes: what is left by 256, and how many times 256."""
    if n < 0 or n > 255:
        at = count(out, at, n & 255)
        return count(out, at, n >> 8)
    out[at] = u8(n)
    return at + 2


def one_hot(out: BytesWriter, at: i64, place: i64, n: i64) -> i64:
    """n bytes, a 1 at a place among them; none where there is no such place."""
    if place >= 0 and place < n:
        out[at + place] = 1
    return at + n


def bits(out: BytesWriter, at: i64, packed: i64, n: i64) -> i64:
    """The lowest n bits of a set."""
    place = at
    while packed != 0 and place < at + n:
        if packed & 1:
            out[place] = 1
        packed >>= 1
        place += 1
    return at + n


def flag(out: BytesWriter, at: i64, on: bool) -> i64:
    if on:
        out[at] = 1
    return at + 1


def counts(out: BytesWriter, at: i64, numbers: list[int]) -> i64:
    for n in numbers:
        if n != 0:
            at = count(out, at, n)
        else:
            at += 1
    return at


def spots(out: BytesWriter, at: i64, cards: list[int], n: i64) -> i64:
    """For each of n cards where it lies in the row, from 1; 0: not there. Empty places (-1) are none."""
    place: i64 = 1
    for card in cards:
        if card >= 0:
            out[at + card] = u8(place)
        place += 1
    return at + n


def bag(out: BytesWriter, at: i64, cards: list[int], n: i64) -> i64:
    """For each of n cards how many of it are there."""
    for card in cards:
        out[at + card] = out[at + card] + 1
    return at + n


def nothing(out: BytesWriter, at: i64, n: i64) -> i64:
    return at + n
