"""Title: what a game must offer to be played at this table, and the registry of titles.

Titles are found through the entry point group `courtier.titles`, ours and third parties' alike.
"""

from __future__ import annotations

import random
import tomllib
import warnings
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from courtier.core import homes
from courtier.core.agenda import Ask, Event, State, Task, Together
from courtier.core.content import Content
from courtier.core.knowledge import Knowledge
from courtier.core.options import Option, Verb
from courtier.core.piles import Pile
from courtier.core.table_options import OptionError, OptionSpec, accept, apply
from courtier.core.views import ScoreSheet, View
from courtier.core.words import Phrase, add_locales, shown

if TYPE_CHECKING:
    from courtier.core.encoding import Encoder

S = TypeVar("S", bound=State)
SURPRISE: Final = "surprise"  # the preset of every title that has some: what they speak of is drawn
KEPT = 32  # combinations of parts and overlays whose tables are remembered


class Title(Generic[S]):
    """One game. Subclass it, make one instance, and name that instance in an entry point."""

    name: ClassVar[str]
    seats: ClassVar[range]
    options: ClassVar[tuple[OptionSpec, ...]] = ()
    presets: ClassVar[tuple[tuple[str, Mapping[str, Any]], ...]] = ()  # named settings that a lobby offers
    folder: ClassVar[Path]  # holds content/*.toml, content/<part>/*.toml and rules.<lang>.md
    locales: ClassVar[Path | None] = None  # <lang>/*.ftl of a title from outside
    events: ClassVar[tuple[str, ...]] = ()  # message keys of the story, by event number
    chapters: ClassVar[tuple[str, ...]] = ()  # those that begin a part of the game, the largest part first
    open_keys: ClassVar[tuple[str, ...]] = ("seat",)  # of a view: what differs by seat and is no secret
    pieces: ClassVar[tuple[type[Any], ...]] = ()  # classes inside the state, for saving
    tasks: ClassVar[tuple[type[Task[Any]], ...]] = ()

    def parts(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """The parts of the game in force (modules, expansions), in one order whatever order they were chosen in: the
        folders below content/ whose decks are laid over the title's own."""
        return ()

    def tables(self, content: Content) -> Any:
        """Frozen tables made from the decks; games with the same content share them. `content.parts` are in force."""
        raise NotImplementedError

    def verbs(self, tables: Any) -> list[Verb]:
        raise NotImplementedError

    def setup(self, tables: Any, seats: int, options: Mapping[str, Any], key: bytes) -> S:
        """A state before its first task, which draws by the key; the caller advances it."""
        raise NotImplementedError

    def blank(self, tables: Any, seats: int) -> S:
        """A state to load a position into."""
        raise NotImplementedError

    @lru_cache(2 * KEPT)  # noqa: B019
    def model(self, tables: Any, seats: int) -> S:
        """A blank state that nobody changes: what a saved position leaves out."""
        return self.blank(tables, seats)

    def check(self, s: S, seats: int, options: Mapping[str, Any]) -> None:
        """PositionError when no game with these options can come here; every position from outside is asked."""

    def view(self, s: S, seat: int | None) -> View:
        raise NotImplementedError

    def public(self, s: S) -> View:
        """The part of view() that is the same for every seat. A title that names it makes tables cheaper to serve."""
        return {}

    def private(self, s: S, seat: int | None) -> View:
        """The rest of view()."""
        return self.view(s, seat)

    def price(self, s: S, seat: int, option: Option) -> Phrase | None:
        """What an option of this seat costs where its own words do not say so, for lists of options."""
        return None

    def scores(self, s: S) -> list[ScoreSheet]:
        raise NotImplementedError

    def opponents(self, s: S) -> list[tuple[Phrase, ScoreSheet]]:
        """Names and sheets of opponents that hold no seat, as in solo games; their numbers follow the last seat's."""
        return []

    def cards_met(self, s: S) -> dict[str, list[list[str]]]:
        """By deck, the ids of the cards that each seat played with: what `courtier balance` judges at the end."""
        return {}

    def by_lot(self, ask: Ask[S]) -> bool:
        """Does `courtier balance` let chance make this choice, so that cards are met that nobody would choose?"""
        return False

    def card_name(self, deck: str, card: str) -> Phrase:
        """What `courtier balance` calls a card of cards_met()."""
        return Phrase(f"{deck}-{card}")

    def facts(self, s: S, event: Event) -> dict[str, Any]:
        """What a scene shows of an event: ids and numbers by the names that views use. Whoever may read the event's
        sentence gets them too, so they hold nothing that the sentence would hide."""
        return {}

    def story(self, s: S, event: Event) -> Phrase:
        raise NotImplementedError

    def sample(self, s: S, seat: int) -> S:
        """A state that this seat could be in: what it cannot know is dealt anew. `s` is a copy of the true one to work
        on, with a generator of its own: nothing of the real game's draws is in it."""
        raise NotImplementedError

    def evaluate(self, s: S, seat: int) -> float:
        """How good the position is for a seat, in points; bots that look one choice ahead maximise it."""
        tables = getattr(s, "tables", None)
        known = None if tables is None else self.knowledge(tables)
        if known is not None:
            copy: Any = s.clone()
            return known.best(copy, seat)
        sheets = self.scores(s)
        best = max((sheet["total"] for sheet in sheets if sheet["seat"] != seat), default=0)
        return float(next(sheet["total"] for sheet in sheets if sheet["seat"] == seat) - best)

    def make_knowledge(self, tables: Any, weights: Mapping[str, float] | None = None) -> Knowledge[S] | None:
        """What bots know of this title, with its own fitted weights or others; None: search judges by evaluate()."""
        return None

    def make_encoder(self, tables: Any, seats: int) -> Encoder[S] | None:
        """Positions and options as numbers, for learners; None: this title has none."""
        return None

    @lru_cache(KEPT)  # noqa: B019
    def encoder(self, content: Content, tables: Any, seats: int) -> Encoder[S]:
        """The title's encoder for these tables, made once."""
        made = self.make_encoder(tables, seats)
        if made is None:
            raise OptionError(Phrase("encoding-none", {"title": self.name}))
        made.content = content.hash
        return made

    @lru_cache(KEPT)  # noqa: B019
    def knowledge(self, tables: Any) -> Knowledge[S] | None:
        """The title's knowledge with its own weights, made once."""
        return self.make_knowledge(tables)

    @cache  # noqa: B019
    def bot_settings(self) -> dict[str, Any]:
        """The fitted weights and the levels' settings: bot.toml beside the rules."""
        path = self.folder / "bot.toml"
        return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}

    def weigh(
        self, names: Sequence[str], weights: Mapping[str, float] | None, kind: str = "weights"
    ) -> list[float]:
        """The weights in the order of the features, or prices in theirs; what has none counts nothing."""
        table = self.bot_settings().get(kind, {}) if weights is None else weights
        return [float(table.get(name, 0.0)) for name in names]

    def picture(self, view: View, lang: str, names: Sequence[str], content: Content | None = None) -> Any:
        """A Rich renderable of what one seat sees, drawn from its view alone; None: this title has no drawing."""
        return None

    def card_text(self, deck: str, card: Mapping[str, Any]) -> Phrase | None:
        """What a card does, generated from its effects; None for cards that need no text."""
        return None

    def content_data(self, content: Content) -> dict[str, list[dict[str, Any]]]:
        """The decks as JSON with each card's text, for the browser and for people who look cards up."""
        out: dict[str, list[dict[str, Any]]] = {}
        for deck, cards in content.data().items():
            out[deck] = []
            for card in cards:
                text = self.card_text(deck, card)
                out[deck].append({**card, "text": text.data()} if text else dict(card))
        return out

    @lru_cache(KEPT)  # noqa: B019  titles live as long as the program
    def load(self, overlay: Path | None = None, parts: tuple[str, ...] = ()) -> tuple[Content, Any]:
        content = Content(self.folder / "content", overlay, parts)
        tables = self.tables(content)
        content.seal()
        home = (self.name, None if overlay is None else str(overlay), parts, content.hash)
        homes.remember(home, tables, *self.verbs(tables))
        return content, tables

    def check_names(self) -> None:
        """A saved position names classes: each name must stand for one."""
        names = [cls.__name__ for cls in (*self.pieces, *self.tasks, Pile, Together)]
        double = sorted({name for name in names if names.count(name) > 1})
        if double:
            raise ValueError(f"several classes of title {self.name!r} are called {', '.join(double)}")

    def settle(self, options: Mapping[str, Any], seats: int | None = None) -> dict[str, Any]:
        """All options with their values; OptionError names what would be accepted. Without a number of seats, whether
        an option fits them is not asked: they are not known yet, or it was asked when the game began."""
        if not options:  # what play-outs and benchmarks begin with, thousands of times a second
            return self._usual().copy()
        specs = {spec.name: spec for spec in self.options}
        for name, value in options.items():
            if name not in specs:
                known = ", ".join(specs) or "-"
                raise OptionError(
                    Phrase("option-unknown", {"title": self.name, "name": shown(name), "known": known})
                )
            accept(specs[name], value)
        settled = {name: spec.settled(options.get(name, spec.default)) for name, spec in specs.items()}
        for name, spec in specs.items():
            if settled[name] != spec.settled(spec.default):
                apply(spec, settled, seats)
        return settled

    def preset_names(self) -> list[str]:
        names = [name for name, _ in self.presets]
        return [*names, SURPRISE] if names else []

    def preset(self, name: str, rng: random.Random) -> dict[str, Any]:
        """The options of a preset. A surprise draws them: what the presets speak of, and then its variants."""
        if name not in self.preset_names():
            known = ", ".join(self.preset_names()) or "-"
            raise OptionError(
                Phrase("preset-unknown", {"title": self.name, "name": shown(name), "known": known})
            )
        if name != SURPRISE:
            return dict(dict(self.presets)[name])
        named = {option for _, options in self.presets for option in options}
        drawn: dict[str, Any] = {}
        for spec in self.options:
            if spec.name in named or (spec.needs is not None and spec.needs[0] in drawn):
                held = {other.name: drawn.get(other.name, other.default) for other in self.options}
                if spec.missing(held) == "" and not spec.seats:
                    drawn[spec.name] = spec.draw(rng, held)
        return drawn

    @cache  # noqa: B019
    def _usual(self) -> dict[str, Any]:
        return {spec.name: spec.settled(spec.default) for spec in self.options}

    def read_options(
        self, texts: Mapping[str, str], seats: int | None = None, preset: Mapping[str, Any] | None = None
    ) -> dict[str, Any]:
        """All options, from texts by name, as a command line or an address has them, over those of a preset."""
        specs = {spec.name: spec for spec in self.options}
        read = {name: specs[name].read(text) if name in specs else text for name, text in texts.items()}
        return self.settle({**(preset or {}), **read}, seats)

    def applying(self, options: Mapping[str, Any], seats: int) -> dict[str, Any]:
        """Of these options the ones that apply, for whoever sets options without looking at each."""
        all = {spec.name: options.get(spec.name, spec.default) for spec in self.options}
        fit = [
            spec.name
            for spec in self.options
            if spec.applies(all, seats) and not spec.value_missing(all, all[spec.name])
        ]
        return {name: options[name] for name in fit if name in options}

    def written(self, settled: Mapping[str, Any]) -> dict[str, Any]:
        """Settled options as a record has them: all but the later ones that have their default."""
        specs = {spec.name: spec for spec in self.options}
        return {
            name: value
            for name, value in settled.items()
            if not specs[name].later or value != specs[name].settled(specs[name].default)
        }


def rules_pages(folder: Path, lang: str) -> list[Path]:
    """The rules pages of a title: rules.<lang>.md, then rules/<name>.<lang>.md of its parts, by name."""
    first = folder / f"rules.{lang}.md"
    return [path for path in (first, *sorted((folder / "rules").glob(f"*.{lang}.md"))) if path.is_file()]


def tasks_in(*modules: ModuleType) -> tuple[type[Task[Any]], ...]:
    """All tasks and asks that these modules define, for Title.tasks."""
    return tuple(
        cls
        for module in modules
        for cls in vars(module).values()
        if isinstance(cls, type) and issubclass(cls, Task) and cls.__module__ == module.__name__
    )


@cache
def titles() -> dict[str, Title[Any]]:
    """Every title on this machine, by name. One that does not load is left out with a warning."""
    found: dict[str, Title[Any]] = {}
    for point in sorted(entry_points(group="courtier.titles"), key=lambda point: point.name):
        try:
            title: Title[Any] = point.load()
            title.check_names()
        except Exception as error:  # whatever a stranger's package raises, the other titles can be played
            warnings.warn(f"title {point.name!r} ({point.value}) does not load: {error!r}", stacklevel=2)
            continue
        if title.locales is not None:
            add_locales(title.locales)
        found[point.name] = title
    return found


def title_named(name: str) -> Title[Any]:
    if name not in titles():
        raise OptionError(Phrase("title-unknown", {"name": shown(name), "known": ", ".join(titles())}))
    return titles()[name]
