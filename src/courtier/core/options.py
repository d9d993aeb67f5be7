"""Option: a verb and two small ints. The verb knows how each int is written, so tokens need no title code."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from courtier.core.words import Arg, Phrase, join


@mypyc_attr(allow_interpreted_subclasses=True)
class Words:
    """How one int of an option is written in a token, and what it is called in a sentence."""

    __slots__ = ("arg",)
    arg: str

    def __init__(self, arg: str) -> None:
        self.arg = arg

    def say(self, n: int) -> str:
        return str(n)

    def read(self, word: str) -> int:
        """ValueError for a word that says nothing."""
        n = int(word)
        if str(n) != word:
            raise ValueError(word)
        return n

    def args(self, n: int) -> dict[str, Arg]:
        """The arguments of the option's sentence."""
        return {self.arg: n}


class Names(Words):
    """An index into a list of ids; the sentence gets the message `<prefix>-<id>` and its attributes."""

    __slots__ = ("attributes", "names", "prefix")
    names: list[str]
    prefix: str
    attributes: list[str]

    def __init__(self, arg: str, names: list[str], prefix: str, attributes: list[str] | None = None) -> None:
        super().__init__(arg)
        self.names = names
        self.prefix = prefix
        self.attributes = [] if attributes is None else attributes

    def say(self, n: int) -> str:
        return self.names[n]

    def read(self, word: str) -> int:
        return self.names.index(word)

    def args(self, n: int) -> dict[str, Arg]:
        key = self.prefix + "-" + self.names[n]
        out: dict[str, Arg] = {self.arg: Phrase(key)}
        for attribute in self.attributes:
            out[self.arg + "_" + attribute] = Phrase(key + "." + attribute)
        return out


class Cards(Words):
    """A card, space or trade by its id; what a sentence says about it is made once."""

    __slots__ = ("ids", "said")
    ids: list[str]
    said: list[dict[str, Arg]]

    def __init__(self, ids: list[str], said: list[dict[str, Arg]]) -> None:
        super().__init__("")
        self.ids = ids
        self.said = said

    def say(self, n: int) -> str:
        return self.ids[n]

    def read(self, word: str) -> int:
        return self.ids.index(word)

    def args(self, n: int) -> dict[str, Arg]:
        return self.said[n]


COUNT_BITS = 8


class Counts(Words):
    """How many of each name, eight bits each: gold+gold+stone. Nothing at all is `none`."""

    __slots__ = ("names", "prefix")
    names: list[str]
    prefix: str

    def __init__(self, arg: str, names: list[str], prefix: str) -> None:
        super().__init__(arg)
        self.names = names
        self.prefix = prefix

    def say(self, n: int) -> str:
        words: list[str] = []
        for i in range(len(self.names)):
            words += [self.names[i]] * (n >> COUNT_BITS * i & 255)
        return "+".join(words) if words else "none"

    def read(self, word: str) -> int:
        n = 0
        if word != "none":
            for name in word.split("+"):
                n += 1 << COUNT_BITS * self.names.index(name)
        if self.say(n) != word:
            raise ValueError(word)
        return n

    def args(self, n: int) -> dict[str, Arg]:
        return {self.arg: counted(n, self.names, self.prefix)}


def counted(packed: int, names: list[str], prefix: str) -> Phrase:
    """Packed counts as words: 2 gold, 1 wood."""
    items: list[Phrase] = []
    for i in range(len(names)):
        n = packed >> COUNT_BITS * i & 255
        if n > 0:
            items.append(Phrase(prefix + "-" + names[i], {"n": n}))
    return join("join-comma", items)


class Verb:
    """What an option does. `key` is the message of its sentence; rules compare `id`."""

    __slots__ = ("args", "id", "key", "name")
    id: int
    name: str
    key: str
    args: list[Words]

    def __init__(self, id: int, name: str, key: str, args: list[Words]) -> None:
        self.id = id
        self.name = name
        self.key = key
        self.args = args


class Option:
    """Immutable and shared: titles build their options once, in tables, and asks hand out the same objects."""

    __slots__ = ("a", "b", "verb")
    verb: Verb
    a: int
    b: int

    def __init__(self, verb: Verb, a: int = 0, b: int = 0) -> None:
        self.verb = verb
        self.a = a
        self.b = b

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Option):
            return False
        return self.verb is other.verb and self.a == other.a and self.b == other.b

    def __hash__(self) -> int:
        return hash((self.verb.id, self.a, self.b))

    def __reduce__(self) -> tuple[Any, ...]:
        from courtier.core.copies import option_parts  # which knows titles

        return option_parts(self)

    def __copy__(self) -> Option:
        return self

    def __deepcopy__(self, memo: object) -> Option:
        return self

    def __str__(self) -> str:
        args = self.verb.args
        out = self.verb.name
        if len(args) > 0:
            out += " " + args[0].say(self.a)
        if len(args) > 1:
            out += " " + args[1].say(self.b)
        return out.rstrip()  # an argument that says nothing leaves no trace

    def __repr__(self) -> str:
        return f"<{self}>"

    def phrase(self) -> Phrase:
        args: dict[str, Arg] = {}
        if len(self.verb.args) > 0:
            args.update(self.verb.args[0].args(self.a))
        if len(self.verb.args) > 1:
            args.update(self.verb.args[1].args(self.b))
        return Phrase(self.verb.key, args)

    def label(self, lang: str = "en") -> str:
        return self.phrase().text(lang)


NOT_YET = Option(Verb(-1, "", "", []))  # stands in a table until it is built


def row(verb: Verb, n: int, b: int = 0) -> list[Option]:
    """The verb with each of n things, as tables keep them."""
    return [Option(verb, i, b) for i in range(n)]


def read_token(token: str, verbs: list[Verb]) -> Option | None:
    """The option that a token names, or None."""
    words = token.split(" ")
    name, rest = words[0], words[1:]
    for verb in verbs:
        if verb.name == name and len(rest) <= len(verb.args):
            said = rest + [""] * (len(verb.args) - len(rest))
            try:
                a = verb.args[0].read(said[0]) if len(said) > 0 else 0
                b = verb.args[1].read(said[1]) if len(said) > 1 else 0
            except ValueError:
                continue
            return Option(verb, a, b)
    return None
