"""The fixed vocabulary of a title's options: every verb with everything it may name has numbers of its own.

An option is a verb and two ints; an axis turns one of them into a place among a fixed number of places, by which the
verb's numbers are counted. Where several options stand at one place (dice that sum to the same), they are told apart by
their order. An option beyond every axis takes one of the spare numbers at the end: no option is ever taken for another.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import mypyc_attr

from courtier.core.options import COUNT_BITS, Counts, Option, Verb, Words
from courtier.core.reasons import CourtierError
from courtier.core.words import Phrase

SPARE: Final = 64  # numbers at the end, for options beyond the axes


class EncodingError(CourtierError):
    """Numbers that do not fit: an action outside the mask, a position beyond a block's range, weights of another
    encoder."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Axis:
    """One int of an option that counts from `first`. Axes of one `group` name the same kind of thing: as features of
    an option they share their columns."""

    __slots__ = ("first", "group", "size", "width", "words")
    group: str
    first: int  # the int at place 0
    size: int
    width: int  # columns as features
    words: Words

    def __init__(self, group: str, words: Words, size: int, first: int = 0) -> None:
        self.group = group
        self.words = words
        self.size = size
        self.first = first
        self.width = size

    def place(self, n: int, seat: int) -> int:
        """From 0 to size - 1; -1: beyond."""
        n -= self.first
        return n if 0 <= n < self.size else -1

    def write(self, n: int, seat: int, out: BytesWriter, at: int) -> None:
        """The features of n, from column `at` on."""
        n -= self.first
        if 0 <= n < self.size:
            out[at + n] = 1

    def say(self, place: int) -> str:
        return self.words.say(self.first + place)


class CountsAxis(Axis):
    """Handfuls of up to `most` things."""

    __slots__ = ("kinds", "packed", "places", "step")
    kinds: int
    step: int
    packed: list[int]  # by place
    places: list[int]  # by the counts as digits, or -1

    def __init__(self, group: str, words: Counts, most: int) -> None:
        self.kinds = len(words.names)
        self.step = most + 1
        self.packed = []
        self.places = []
        for number in range(self.step**self.kinds):
            rest, total, packed = number, 0, 0
            for i in range(self.kinds):
                packed |= rest % self.step << COUNT_BITS * i
                total += rest % self.step
                rest //= self.step
            self.places.append(len(self.packed) if total <= most else -1)
            if total <= most:
                self.packed.append(packed)
        super().__init__(group, words, len(self.packed))
        self.width = self.kinds

    def place(self, n: int, seat: int) -> int:
        digits = 0
        for i in range(self.kinds - 1, -1, -1):
            count = n >> COUNT_BITS * i & 255
            if count >= self.step:
                return -1
            digits = digits * self.step + count
        return self.places[digits]

    def write(self, n: int, seat: int, out: BytesWriter, at: int) -> None:
        for i in range(self.kinds):
            out[at + i] = n >> COUNT_BITS * i & 255

    def say(self, place: int) -> str:
        return self.words.say(self.packed[place])


class ToldAxis(Axis):
    """What is too rich to be counted: only features tell it, and options stand at one place."""

    __slots__ = ("inner",)
    inner: Axis

    def __init__(self, inner: Axis) -> None:
        super().__init__(inner.group, inner.words, 1)
        self.inner = inner
        self.width = inner.width

    def place(self, n: int, seat: int) -> int:
        return 0

    def write(self, n: int, seat: int, out: BytesWriter, at: int) -> None:
        self.inner.write(n, seat, out, at)

    def say(self, place: int) -> str:
        return ""


class SeatAxis(Axis):
    """A seat, counted from the one that is asked; behind the seats an opponent without one, where a title has it."""

    __slots__ = ("seats",)
    seats: int

    def __init__(self, group: str, words: Words, seats: int, more: int = 0) -> None:
        super().__init__(group, words, seats + more)
        self.seats = seats

    def place(self, n: int, seat: int) -> int:
        if n < self.seats:
            return (n - seat) % self.seats
        return self.seats if self.size > self.seats else -1

    def write(self, n: int, seat: int, out: BytesWriter, at: int) -> None:
        place = self.place(n, seat)
        if place >= 0:
            out[at + place] = 1

    def say(self, place: int) -> str:
        return "own" if place == 0 else "rival" if place == self.seats else f"next_{place}"


class Vocabulary:
    """Numbers of all options, by verb. Filled by a title's encoder, verb by verb, then closed."""

    __slots__ = (
        "actions",
        "axes",
        "columns",
        "features",
        "firsts",
        "offsets",
        "rows",
        "sizes",
        "spare",
        "starts",
        "verbs",
        "ways",
    )
    actions: int
    features: int  # columns of an option
    spare: int  # the first of the spare numbers
    verbs: list[Verb]
    axes: list[list[Axis]]  # by verb
    ways: list[int]  # options that may stand at one place
    offsets: list[int]
    sizes: list[int]
    firsts: list[int]  # of verbs that name one thing of a row, or nothing: its first int
    rows: list[int]  # and how many there are; 0 for every other verb
    starts: list[list[int]]  # by verb, by axis: its first column
    columns: list[tuple[str, int]]  # groups of columns and how many

    def __init__(self) -> None:
        self.actions = 0
        self.features = 0
        self.spare = 0
        self.verbs = []
        self.axes = []
        self.ways = []
        self.offsets = []
        self.sizes = []
        self.firsts = []
        self.rows = []
        self.starts = []
        self.columns = []

    def add(self, verb: Verb, axes: list[Axis], ways: int = 1) -> None:
        """In the order of the verbs' ids."""
        size = ways
        for axis in axes:
            size *= axis.size
        self.verbs.append(verb)
        self.axes.append(axes)
        self.ways.append(ways)
        self.offsets.append(self.actions)
        self.sizes.append(size)
        self.actions += size
        plain = ways == 1 and (len(axes) == 0 or (len(axes) == 1 and type(axes[0]) is Axis))
        self.firsts.append(axes[0].first if plain and len(axes) > 0 else 0)
        self.rows.append(size if plain else 0)

    def close(self) -> None:
        self.spare = self.actions
        self.actions += SPARE
        self.columns = [("verb", len(self.verbs))]
        first: dict[str, int] = {}
        self.features = len(self.verbs)
        for axes in self.axes:
            starts: list[int] = []
            for axis in axes:
                if axis.group not in first:
                    first[axis.group] = self.features
                    self.columns.append((axis.group, axis.width))
                    self.features += axis.width
                starts.append(first[axis.group])
            self.starts.append(starts)

    def numbers(self, options: list[Option], seat: int) -> list[int]:
        """The number of each option of an ask; all differ."""
        out: list[int] = []
        last = -1  # the place of the option before, when several may stand there
        top = -1  # the highest of these places
        nth = 0
        spare = self.spare
        for o in options:
            verb = o.verb.id
            n = o.a - self.firsts[verb]
            if 0 <= n < self.rows[verb]:  # as nearly always
                out.append(self.offsets[verb] + n)
                continue
            n = self._place(o, verb, seat)
            ways = self.ways[verb]
            if n >= 0 and ways > 1:
                n = self.offsets[verb] + n * ways
                if n == last:
                    nth += 1
                else:
                    nth = 0 if n > top else _standing(out, n, ways)
                    last = n
                    top = max(top, n)
                n = n + nth if nth < ways else -1
            elif n >= 0:
                n += self.offsets[verb]
            if n < 0:
                if spare == self.actions:
                    raise EncodingError(Phrase("encoding-options", {"most": SPARE}))
                n = spare
                spare += 1
            out.append(n)
        return out

    def _place(self, o: Option, verb: int, seat: int) -> int:
        axes = self.axes[verb]
        if len(axes) == 0:
            return 0
        n = axes[0].place(o.a, seat)
        if n >= 0 and len(axes) > 1:
            m = axes[1].place(o.b, seat)
            return -1 if m < 0 else n * axes[1].size + m
        return n

    def symbol(self, n: int) -> str:
        """What a number stands for: the option's token, with the place of what does not fit on an axis."""
        if n >= self.spare:
            return f"spare {n - self.spare}"
        verb = len(self.verbs) - 1
        while self.offsets[verb] > n:
            verb -= 1
        ways = self.ways[verb]
        rest = n - self.offsets[verb]
        nth = rest % ways
        rest //= ways
        axes = self.axes[verb]
        said: list[str] = []
        for i in range(len(axes) - 1, -1, -1):
            said.insert(0, axes[i].say(rest % axes[i].size))
            rest //= axes[i].size
        named = self.verbs[verb].key.partition("-")[
            2
        ]  # of two verbs with one name, each has a key of its own
        out = " ".join([named, *[word for word in said if word != ""]])
        return out if ways == 1 else f"{out} #{nth + 1}"

    def describe(self, options: list[Option], seat: int) -> bytes:
        """Each option as a row of features: its verb, and what it names."""
        out = BytesWriter()
        blank = bytes(self.features)
        at = 0
        for o in options:
            out.write(blank)
            verb = o.verb.id
            out[at + verb] = 1
            axes = self.axes[verb]
            starts = self.starts[verb]
            if len(axes) > 0:
                axes[0].write(o.a, seat, out, at + starts[0])
            if len(axes) > 1:
                axes[1].write(o.b, seat, out, at + starts[1])
            at += self.features
        return out.getvalue()


def _standing(numbers: list[int], place: int, ways: int) -> int:
    """How many stand at a place that was left and is met again."""
    found = 0
    for n in numbers:
        if place <= n < place + ways:
            found += 1
    return found
