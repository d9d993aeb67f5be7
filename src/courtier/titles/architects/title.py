"""Architects of the West Kingdom as a title of this table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from courtier.core.agenda import Event, Task
from courtier.core.content import Content
from courtier.core.options import Verb
from courtier.core.piles import Pile, deal_anew, forget
from courtier.core.table_options import OptionSpec
from courtier.core.title import Title, tasks_in
from courtier.core.views import ScoreSheet, View
from courtier.core.words import Phrase
from courtier.titles.architects import (
    bot,
    cards,
    check,
    decks,
    effects,
    facts,
    gather,
    guardhouse,
    guildhall,
    payment,
    plans,
    reset,
    scoring,
    setup,
    storehouse,
    story,
    town_centre,
    turn,
    virtue,
    workshop,
)
from courtier.titles.architects import view as views
from courtier.titles.architects import words as w
from courtier.titles.architects.choices import Tables
from courtier.titles.architects.opponent import turn as opponent_turn
from courtier.titles.architects.state import AState, Automat, Player

if TYPE_CHECKING:
    from courtier.core.encoding import Encoder

TASKS = tasks_in(
    effects, gather, guardhouse, guildhall, payment, plans, reset, setup, storehouse, town_centre, turn, virtue,
    workshop, opponent_turn)  # fmt: skip
TRIES = 30  # to deal hands anew with which an open choice of somebody else makes sense
FLAGS = {  # the value of a table option that differs from the rulebook's reading
    "guildhall_flush": (True, w.F_FLUSH),
    "conspirator": ("per_capture", w.F_PER_CAPTURE),
    "building_captures": ("unlimited", w.F_UNLIMITED),
    "empty_visits": (False, w.F_NO_EMPTY_VISITS),
    "auto_destroy": (True, w.F_AUTO_DESTROY),
    "dead_end": ("release", w.F_RELEASE),
}


class Architects(Title[AState]):
    name: ClassVar[str] = "architects"
    seats: ClassVar[range] = range(1, 6)
    options: ClassVar[tuple[OptionSpec, ...]] = (
        OptionSpec("boards", "standard", ("standard", "variable")),
        OptionSpec("first_player", "highest_virtue", ("highest_virtue", "random")),
        OptionSpec("opponent", "none", ("none", "constantine", "helena"), seats=(1, 2)),  # ARCS-003
        OptionSpec("level", "standard", ("novice", "standard", "master"), seats=(1, 2)),
        OptionSpec("promo_cards", False),
        OptionSpec("promo_boards", False),
        OptionSpec("starting_apprentice", False),
        OptionSpec("guildhall_flush", False),
        OptionSpec("empty_visits", True),
        OptionSpec("auto_destroy", False),
        OptionSpec("dead_end", "pass", ("pass", "release")),
        OptionSpec("conspirator", "per_visit", ("per_visit", "per_capture")),
        OptionSpec("building_captures", "as_town_centre", ("as_town_centre", "unlimited")),
        OptionSpec("market_cards", 10, (10, 2)),
    )
    folder: ClassVar[Path] = Path(__file__).parent
    events: ClassVar[tuple[str, ...]] = story.KEYS
    chapters: ClassVar[tuple[str, ...]] = ("architects-story-round",)
    pieces: ClassVar[tuple[type[Any], ...]] = (Player, Automat)
    tasks: ClassVar[tuple[type[Task[Any]], ...]] = TASKS

    def tables(self, content: Content) -> Tables:
        return decks.read_tables(content)

    def verbs(self, tables: Tables) -> list[Verb]:
        return tables.verbs

    def setup(self, tables: Tables, seats: int, options: Mapping[str, Any], key: bytes) -> AState:
        return setup.new_game(tables, seats, table_of(tables, seats, options), key)

    def blank(self, tables: Tables, seats: int) -> AState:
        return setup.blank(tables, seats)

    def check(self, s: AState, seats: int, options: Mapping[str, Any]) -> None:
        check.check(s, seats, table_of(s.tables, seats, options))

    def view(self, s: AState, seat: int | None) -> View:
        return views.view(s, seat)

    def public(self, s: AState) -> View:
        return views.public(s)

    def private(self, s: AState, seat: int | None) -> View:
        return views.private(s, seat)

    def scores(self, s: AState) -> list[ScoreSheet]:
        return scoring.scores(s)

    def opponents(self, s: AState) -> list[tuple[Phrase, ScoreSheet]]:
        return [] if s.automat is None else [(story.opponent(s), scoring.sheet(s, s.seats))]

    def story(self, s: AState, event: Event) -> Phrase:
        return story.tell(s, event)

    def facts(self, s: AState, event: Event) -> dict[str, Any]:
        return facts.facts(s, event)

    def card_text(self, deck: str, card: Mapping[str, Any]) -> Phrase | None:
        return cards.TEXTS[deck](card) if deck in cards.TEXTS else None

    def picture(self, view: View, lang: str, names: Sequence[str], content: Content | None = None) -> Any:
        from courtier.titles.architects.terminal import Picture  # Rich is for the terminal alone

        return Picture(view, lang, names, content or self.load()[0])

    def sample(self, s: AState, seat: int) -> AState:
        """Hands with which whoever is asked has something to choose; when none turns up, that one keeps its own."""
        for n in range(TRIES):
            c = imagine(s, seat, n, -1)
            if all(c.options):
                return c
        return imagine(s, seat, TRIES, s.asks[0].seat)

    def make_encoder(self, tables: Tables, seats: int) -> Encoder[AState]:
        from courtier.titles.architects.encode import ArchitectsEncoder  # for learners alone

        return ArchitectsEncoder(tables, seats)

    def make_knowledge(
        self, tables: Tables, weights: Mapping[str, float] | None = None
    ) -> bot.ArchitectsKnowledge:
        return bot.ArchitectsKnowledge(tables, self.weigh(bot.NAMES, weights))


def table_of(tables: Tables, seats: int, options: Mapping[str, Any]) -> setup.Table:
    """The table options, as numbers."""
    table = setup.Table()
    table.variable = options["boards"] == "variable"
    table.random_start = options["first_player"] == "random"
    table.market_cards = options["market_cards"]
    table.starting_apprentice = options["starting_apprentice"]
    table.promo_cards = options["promo_cards"]
    table.promo_boards = options["promo_boards"]
    table.flags = sum(bit for name, (value, bit) in FLAGS.items() if options[name] == value)
    table.opponent = opponent_number(tables, seats, options["opponent"])
    table.level = [level.id for level in tables.bot_levels].index(options["level"])
    return table


def opponent_number(tables: Tables, seats: int, name: str) -> int:
    """Alone there is always one; with three seats or more there is none (ARCS-003)."""
    if seats > 2:
        return setup.NO_OPPONENT
    if name == "none":
        return 0 if seats == 1 else setup.NO_OPPONENT
    return [opponent.id for opponent in tables.opponents].index(name)


def imagine(s: AState, seat: int, number: int, pinned: int) -> AState:
    """One world of many that look the same to this seat; the hand of `pinned` stays as it is."""
    c = s.clone()
    c.rng = s.rng + number
    c.draft = [packet.clone() for packet in c.draft]  # clones share what they never change
    c.drawn = c.drawn.clone()
    c.market_box, c.rewards_box = c.market_box.clone(), c.rewards_box.clone()
    hands = [p.hand for i, p in enumerate(c.players) if i != pinned]
    together: list[list[Pile]] = [
        [c.buildings, c.drawn, *c.draft, *hands],
        [c.crews],
        [c.rewards, c.rewards_box],
    ]
    if c.automat is not None:
        together.append([c.automat.schemes])
    for piles in together:
        deal_anew(c, piles, c.tables.backs, seat)
    deal_market(c)
    forget(c, seat)
    c.options = [ask.legal(c) for ask in c.asks]
    return c


def deal_market(c: AState) -> None:
    """Only the small side of the top card is seen: another card with the same one may lie there."""
    small = c.small.cards
    rest = small[:-1] + c.market_box.cards
    if small:
        faces = c.tables.market_gain[0]
        same = [i for i, card in enumerate(rest) if faces[card] == faces[small[-1]]]
        at = c.below(len(same) + 1)
        if at < len(same):
            small[-1], rest[same[at]] = rest[same[at]], small[-1]
    for i in range(len(rest) - 1, 0, -1):
        j = c.below(i + 1)
        rest[i], rest[j] = rest[j], rest[i]
    below = max(0, len(small) - 1)
    c.small.cards = rest[:below] + small[-1:]
    c.market_box.cards = rest[below:]


ARCHITECTS = Architects()
