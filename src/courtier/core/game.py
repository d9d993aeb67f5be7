"""Game: the small public object for people, servers, bots and tests. Play-outs use the State itself."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from copy import deepcopy
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from courtier.core import record as records
from courtier.core import save
from courtier.core.agenda import NOT_ASKED, Event, Question, State
from courtier.core.check import RAW, PositionError, asks, plain
from courtier.core.content import Content, ContentError
from courtier.core.options import Option, read_token
from courtier.core.reasons import IllegalChoice, Reason
from courtier.core.record import Record, RecordError
from courtier.core.rng import key_of, new_key, seal, seeded
from courtier.core.table_options import OptionError
from courtier.core.title import Title, title_named
from courtier.core.views import Result, ScoreSheet, StoryLine, View
from courtier.core.words import Arg, Phrase, shown

if TYPE_CHECKING:
    from courtier.core.encoding import Encoder

CHECKPOINT = 25  # a record carries the position's digest every so many choices
ACCEPTED_SHOWN = 12  # an error names so many of the tokens that would be accepted
NO_SUCH_TOKEN = Reason("reason-no-such-token", "")


class Told(NamedTuple):
    """An event with its words, and after which choice of whom it happened."""

    choice: int
    by: int
    event: Event
    phrase: Phrase
    facts: dict[str, Any]


class Game:
    """A state, its past for undo, the choices made and the story told. Made by `start`, `load` or `from_data`."""

    def __init__(
        self, title: Title[Any], content: Content, tables: Any, state: State, head: Record, history: bool
    ):
        self.title = title
        self.content = content
        self.tables = tables
        self.state = state
        self.history = history
        self.verbs = title.verbs(tables)
        self._head = head
        self._bare = not history and head.position is None
        self._made: list[tuple[int, Option]] = []
        self._past: list[State] = []  # one snapshot per choice since the last barrier
        self._undone: list[tuple[int, Option]] = []
        self._story: list[Told] = []
        self._digests: dict[int, str] = {}
        state.telling = history
        state.advance()
        self._collect()

    # what is asked

    @property
    def seats(self) -> int:
        return self._head.seats

    @property
    def options_in_force(self) -> dict[str, Any]:
        return dict(self._head.options)

    @property
    def over(self) -> bool:
        return self.state.over()

    @property
    def asks(self) -> list[Question]:
        """Who is asked what; several when seats choose at once and in secret."""
        return [Question(self.state, ask) for ask in self.state.asks]

    def options(self, seat: int) -> list[Option]:
        """What this seat may choose now; empty when it is not asked."""
        at = self.state.asked(seat)
        return self.state.options[at].copy() if at >= 0 else []

    def refusals(self, seat: int) -> list[tuple[Option, Reason]]:
        """What a person would try now, and why not."""
        at = self.state.asked(seat)
        return self.state.refusals(at) if at >= 0 else []

    def reveals(self, option: Option, seat: int) -> bool:
        """Does this choice roll or reveal something, so that it cannot be undone?"""
        after = self.state.clone()
        after.choose(option, seat)
        return after.barrier != self.state.barrier

    # choosing

    def choose(self, option: Option | str, seat: int) -> None:
        """Make a choice for a seat. IllegalChoice carries the reason; nothing changes on error."""
        read = self._read(option, seat) if isinstance(option, str) else option
        try:
            if read is None:
                raise IllegalChoice(NOT_ASKED if self.state.asked(seat) < 0 else NO_SUCH_TOKEN)
            self._choose(read, seat)
        except IllegalChoice as error:
            raise IllegalChoice(error.reason, self._accepted(seat)) from None
        if self._undone:
            self._undone.clear()

    def _read(self, token: str, seat: int) -> Option | None:
        """The option a token names: one that is offered, else any (the rules then say why not)."""
        for option in self.options(seat):
            if str(option) == token:
                return option
        return read_token(token, self.verbs)

    def _accepted(self, seat: int) -> Phrase:
        """What would have been accepted: this seat's tokens, or whose turn it is."""
        if self.over:
            return Phrase("accepted-nothing")
        tokens = [str(option) for option in self.options(seat)]
        if not tokens:
            return Phrase("accepted-seats", {"seats": ", ".join(str(ask.seat) for ask in self.state.asks)})
        more = len(tokens) - ACCEPTED_SHOWN
        shown = ", ".join(tokens[:ACCEPTED_SHOWN])
        return Phrase("accepted-tokens", {"seat": seat, "tokens": shown, "more": max(0, more)})

    def _choose(self, option: Option, seat: int) -> None:
        state = self.state
        if self._bare and not state.together:  # nothing to keep: the loop of learners
            self._made.append((seat, state.choose(option, seat)))
            return
        placed = self._head.position is not None
        before = state.clone() if self.history or placed else state
        held = {h.ask.seat: h.option for h in state.held}
        try:
            offered = state.choose(option, seat)
        except IllegalChoice:
            raise
        except RAW as error:
            if not placed:  # a fault of the rules: nobody may hide it
                raise
            self.state = before
            before.telling = self.history
            raise save.broken(self.title.name, error) from error
        if state.held:
            return  # a secret answer waits; it joins the record when all are in
        answers = sorted((held | {seat: offered}).items())
        self._made += answers
        if self.history:
            if state.barrier == before.barrier:
                self._past.append(before)
            else:
                self._past.clear()
            self._collect(seat if len(answers) == 1 else -1)
            if len(self._made) // CHECKPOINT != (len(self._made) - len(answers)) // CHECKPOINT:
                self._digests[len(self._made)] = self.digest()

    def recall(self, seat: int) -> bool:
        """Take back this seat's own secret answer while others are still choosing."""
        return self.state.recall(seat)

    @property
    def undo_seat(self) -> int | None:
        """The seat whose last choice can be undone now."""
        return self._made[-1][0] if self._past and not self.state.held else None

    def undo(self) -> bool:
        """Back by one choice, but never across something rolled or revealed."""
        if self.undo_seat is None:
            return False
        self.state = self._past.pop()
        self.state.telling = True
        self._undone.append(self._made.pop())
        made = len(self._made)
        while self._story and self._story[-1].choice > made:
            self._story.pop()
        self._digests = {n: digest for n, digest in self._digests.items() if n <= made}
        return True

    def redo(self) -> bool:
        if not self._undone:
            return False
        seat, option = self._undone.pop()
        self._choose(option, seat)
        return True

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    @property
    def choices(self) -> list[tuple[int, str]]:
        """Every choice made, as seat and token; secret answers still waiting come last, by seat."""
        waiting = [(held.ask.seat, held.option) for held in self.state.held]
        return [(seat, str(option)) for seat, option in self._made + waiting]

    # what is seen

    def view(self, seat: int | None = None) -> View:
        """What this seat may see; None is a spectator."""
        if seat is not None and not 0 <= seat < self.seats:
            raise OptionError(Phrase("seat-unknown", {"seat": seat, "last": self.seats - 1}))
        return self.title.view(self.state, seat)

    def public_view(self) -> View:
        """The part of every view that is the same for all: a server encodes it once for a whole table."""
        return self.title.public(self.state)

    def private_view(self, seat: int | None = None) -> View:
        """The rest of view(seat)."""
        return self.title.private(self.state, seat)

    @property
    def encoder(self) -> Encoder[Any]:
        """What a seat sees and may choose, as numbers: for learners."""
        return self.title.encoder(self.content, self.tables, self.seats)

    def scores(self) -> list[ScoreSheet]:
        return self.title.scores(self.state)

    def opponents(self) -> list[tuple[Phrase, ScoreSheet]]:
        """Names and sheets of opponents that hold no seat."""
        return self.title.opponents(self.state)

    @property
    def result(self) -> Result | None:
        if not self.over:
            return None
        return {"winners": [sheet["seat"] for sheet in self.scores() if sheet["rank"] == 1]}

    def story(self, seat: int | None = None, since: int = 0) -> list[StoryLine]:
        """The log as this seat may read it, from line number `since` on."""
        bit = 0 if seat is None else 1 << seat
        lines: list[StoryLine] = []
        for n, told in enumerate(self._story[since:], start=since):
            event = told.event
            if event.to < 0 or event.to & bit:
                line: StoryLine = {
                    "n": n, "choice": told.choice, "by": told.by, "kind": self.title.events[event.kind],
                    "seat": event.seat, "a": event.a, "b": event.b, "phrase": told.phrase.data(),
                }  # fmt: skip
                if told.facts:
                    line["data"] = deepcopy(told.facts)
                lines.append(line)
        return lines

    def _collect(self, by: int = -1) -> None:
        made, s = len(self._made), self.state
        for event in s.events:
            self._story.append(Told(made, by, event, self.title.story(s, event), self.title.facts(s, event)))
        self.state.events = []

    def _repr_html_(self) -> str:
        """What a notebook shows: points, questions and the last events."""
        from courtier.core.notebook import picture

        return picture(self)

    # copies

    def clone(self) -> Game:
        """An independent game from here on, with its choices but without undo or story."""
        head = self._head
        copy = Game(self.title, self.content, self.tables, self.state.clone(), head, history=False)
        copy._made = self._made.copy()
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        from courtier.core.copies import game_parts  # which makes games

        return game_parts(self)

    def __deepcopy__(self, memo: object) -> Game:
        return self.clone()

    def kept(self) -> tuple[Record, bool, dict[str, Any], list[tuple[int, Option]], dict[int, str]]:
        """What a copy that travels needs, beside its title: all but undo and story."""
        return self._head, self.history, self._dump(self.state), self._made, self._digests

    def keep(self, made: list[tuple[int, Option]], digests: dict[int, str]) -> None:
        """The past of the game that this one is a copy of."""
        self._made, self._digests = made, digests

    def sample(self, seat: int, rng: int) -> State:
        """A position that this seat could be in: what it cannot know is dealt anew from `rng`."""
        copy = self.state.clone()
        copy.unkeyed(seeded(rng))
        sampled: State = self.title.sample(copy, seat)
        return sampled

    def _dump(self, s: State) -> dict[str, Any]:
        return save.dump(s, self.title.model(self.tables, self.seats))

    def digest(self) -> str:
        text = json.dumps(self._dump(self.state), separators=(",", ":"), sort_keys=True)
        return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()

    def to_data(self) -> dict[str, Any]:
        """The whole position as plain JSON. It holds every secret: for owners of the game, not for seats."""
        head = self._head
        return {"courtier": 1, "title": head.title, "seats": head.seats, "options": self.title.written(head.options),
                "content": self.content.hash, "state": self._dump(self.state)}  # fmt: skip

    @staticmethod
    def from_data(data: Mapping[str, Any], history: bool = True, content: Path | None = None) -> Game:
        """The game that goes on from a position; the title refuses one that no game comes to."""
        try:
            plain(data)
            name, seats, options, state = data["title"], data["seats"], data["options"], data["state"]
            wanted = data["content"]
        except RAW as error:
            raise save.broken("-", error) from None
        typed = isinstance(name, str) and isinstance(seats, int) and isinstance(wanted, str)
        if not typed or not isinstance(options, Mapping) or not isinstance(state, dict):
            what = "title, seats, options, content, state"
            raise PositionError(Phrase("position-broken", {"title": shown(name), "what": what}))
        title, decks, tables, settled = _prepare(name, seats, options, content, new=False)
        same_content(decks, wanted)
        s = title.blank(tables, seats)

        def check() -> None:
            asks(s, seats)
            title.check(s, seats, settled)

        save.restore(title, s, state, check)
        waiting = [(held.ask.seat, held.option) for held in s.held]
        for seat, _ in waiting:  # given again below, so that the record has them as choices
            s.recall(seat)
        position = {**data, "state": save.dump(s, title.model(tables, seats))} if waiting else dict(data)
        head = Record(name, seats, settled, decks.hash, position=position)
        try:
            game = Game(title, decks, tables, s, head, history)
        except RAW as error:
            raise save.broken(name, error) from error
        for seat, option in waiting:
            game.choose(option, seat)
        return game

    def record(self, seed: bool = True, names: Sequence[str] = ()) -> str:
        """The record as text; `seed=False` withholds the seed of a game that is still running."""
        head = self._head
        digests = {**self._digests, len(self.choices): self.digest()}
        shown = head.seed if seed else None
        made = self.choices
        options = self.title.written(head.options)
        return Record(head.title, head.seats, options, head.content, shown, head.sealed, head.position,
                      list(names), made, digests).text()  # fmt: skip

    @property
    def seed(self) -> int | str | None:
        """A short seed, the text of a key, or None when the game began from a position."""
        return self._head.seed

    @property
    def sealed(self) -> str | None:
        """The hash of the key, which may be told before the game; None when it began from a position."""
        return None if self._head.position is not None else seal(self.state.key)


def _prepare(
    name: str, seats: int, options: Mapping[str, Any], content: Path | None, new: bool
) -> tuple[Title[Any], Content, Any, dict[str, Any]]:
    """The title, its decks and tables by the options. Of an old game it is not asked whether its options apply."""
    title = title_named(name)
    if type(seats) is not int or seats not in title.seats:
        few, many = title.seats[0], title.seats[-1]
        raise OptionError(
            Phrase("seats-number", {"title": name, "seats": shown(seats), "few": few, "many": many})
        )
    settled = title.settle(options, seats if new else None)
    decks, tables = title.load(content, title.parts(settled))
    return title, decks, tables, settled


def same_content(decks: Content, wanted: str) -> None:
    if decks.hash != wanted:
        raise ContentError(Phrase("content-differs", {"here": decks.hash, "there": shown(wanted)}))


def start(title: str, seats: int, seed: int | str | None = None, options: Mapping[str, Any] | None = None, *,
          history: bool = True, content: str | Path | None = None) -> Game:  # fmt: skip
    """A new game. Without a seed its deal is secret: a key is drawn, which `seed` can give again as text.
    `history=False` keeps no undo snapshots and tells no story."""
    dealt = new_key() if seed is None else seed
    return _begin(title, seats, dealt, options or {}, history, content, new=True)


def restart(title: str, seats: int, seed: int | str, options: Mapping[str, Any], *,
            history: bool = True, content: str | Path | None = None) -> Game:  # fmt: skip
    """The beginning of a game that was begun before. Its options are as they were: what an older program let pass
    without effect is no reason to refuse the game now."""
    return _begin(title, seats, seed, options, history, content, new=False)


def _begin(title: str, seats: int, seed: int | str, options: Mapping[str, Any], history: bool,
           content: str | Path | None, new: bool) -> Game:  # fmt: skip
    made, decks, tables, settled = _prepare(title, seats, options, Path(content) if content else None, new)
    try:
        key = key_of(seed)
    except ValueError:
        raise OptionError(Phrase("seed-range", {"seed": shown(seed)})) from None
    state = made.setup(tables, seats, settled, key)
    sealed = seal(key) if isinstance(seed, str) else None  # a short seed can be found by trying
    return Game(made, decks, tables, state, Record(title, seats, settled, decks.hash, seed, sealed), history)


def load(text: str, *, content: str | Path | None = None, cut: bool = False, upto: int | None = None) -> Game:
    """The game of a record, replayed strictly: every choice must be legal and every digest must agree."""
    read = records.parse(text, cut)
    overlay = Path(content) if content else None
    if read.position is not None:
        game = Game.from_data(read.position, content=overlay)
    elif read.seed is None:
        raise RecordError(Phrase("record-withheld"))
    else:
        game = restart(read.title, read.seats, read.seed, read.options, content=overlay)
    same_content(game.content, read.content)
    if read.sealed is not None and read.sealed != game.sealed:
        raise RecordError(Phrase("record-sealed", {"sealed": read.sealed}))
    game._head.sealed = read.sealed
    _same_digest(game, read, 0)
    for n, (seat, token) in enumerate(read.choices[:upto], start=1):
        try:
            game.choose(token, seat)
        except IllegalChoice as error:
            where: dict[str, Arg] = {
                "line": read.lines[n - 1],
                "choice": f"{seat} {token}",
                "why": error.said,
            }
            raise RecordError(Phrase("record-illegal", where)) from error
        _same_digest(game, read, n)
    return game


def _same_digest(game: Game, read: Record, n: int) -> None:
    if n in read.digests and game.digest() != read.digests[n]:
        raise RecordError(Phrase("record-digest", {"n": n}))


__all__ = ["Game", "IllegalChoice", "Phrase", "load", "restart", "start"]
