"""Kingsburg as a title of this table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from courtier.core.agenda import Event, Task
from courtier.core.content import Content
from courtier.core.options import Verb
from courtier.core.piles import deal_anew, forget
from courtier.core.table_options import OptionSpec
from courtier.core.title import Title, tasks_in
from courtier.core.views import ScoreSheet, View
from courtier.core.words import Phrase
from courtier.titles.kingsburg import (
    acts,
    bot,
    bot_modules,
    cards,
    check,
    construct,
    decks,
    facts,
    favor,
    goods,
    influence,
    module_setup,
    paying,
    prices,
    recruit,
    rewards,
    scoring,
    season,
    setup,
    story,
    winter,
    year,
)
from courtier.titles.kingsburg import view as views
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.modules import (
    blessing,
    campaign,
    destinies,
    destiny_asks,
    dice,
    governors,
    placing,
    scenarios,
    sorcerer,
    strips,
    tile_rewards,
    tiles,
    tokens,
)
from courtier.titles.kingsburg.more import More
from courtier.titles.kingsburg.state import Battle, Group, KState, Player
from courtier.titles.kingsburg.tables import Tables

if TYPE_CHECKING:
    from courtier.core.encoding import Encoder

TASKS = tasks_in(
    destiny_asks, governors, sorcerer, strips, prices,
    blessing, campaign, destinies, dice, placing, scenarios, tile_rewards, tiles, tokens,
    acts, construct, favor, goods, influence, paying, recruit, rewards, season, winter, year
)  # fmt: skip


class Kingsburg(Title[KState]):
    name: ClassVar[str] = "kingsburg"
    seats: ClassVar[range] = range(2, 6)  # KB-002
    options: ClassVar[tuple[OptionSpec, ...]] = (
        OptionSpec("ask_help", False),
        OptionSpec("modules", (), tuple(range(1, w.MODULES + 1)), later=True),
        OptionSpec("strips", "dealt", ("dealt", "draft"), needs=("modules", (2,)), later=True),
        OptionSpec("tiles", "drawn", ("drawn", "inverted"), needs=("modules", (6,)), later=True),
        OptionSpec("scenario", "none", ("none", *w.SCENARIOS, "random"), later=True),
    )
    presets: ClassVar[tuple[tuple[str, Mapping[str, Any]], ...]] = (
        ("first_game", {}),
        ("builders", {"modules": (1, 2)}),
        ("people", {"modules": (3, 6)}),
        ("fate", {"modules": (4, 5), "scenario": "goblin_valley"}),
        ("full_house", {"modules": (1, 2, 3, 4, 5, 6)}),
    )
    folder: ClassVar[Path] = Path(__file__).parent
    events: ClassVar[tuple[str, ...]] = story.KEYS
    chapters: ClassVar[tuple[str, ...]] = ("kingsburg-story-year", "kingsburg-story-phase")
    open_keys: ClassVar[tuple[str, ...]] = ("seat", "ahead", "free")
    pieces: ClassVar[tuple[type[Any], ...]] = (Player, Group, Battle, More)
    tasks: ClassVar[tuple[type[Task[Any]], ...]] = TASKS

    def parts(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        scenario = options["scenario"]
        scenarios = w.SCENARIOS if scenario == "random" else [scenario] if scenario != "none" else []
        return (*(f"module{n}" for n in options["modules"]), *scenarios)

    def tables(self, content: Content) -> Tables:
        return decks.read_tables(content)

    def verbs(self, tables: Tables) -> list[Verb]:
        return tables.verbs

    def setup(self, tables: Tables, seats: int, options: Mapping[str, Any], key: bytes) -> KState:
        s = setup.new_game(tables, seats, key)
        s.ask_help = options["ask_help"]
        if tables.modular:
            module_setup.deal(s, options)
        return s

    def blank(self, tables: Tables, seats: int) -> KState:
        return setup.blank(tables, seats)

    def check(self, s: KState, seats: int, options: Mapping[str, Any]) -> None:
        check.check(s, seats)

    def view(self, s: KState, seat: int | None) -> View:
        return views.view(s, seat)

    def public(self, s: KState) -> View:
        return views.public(s)

    def private(self, s: KState, seat: int | None) -> View:
        return views.private(s, seat)

    def scores(self, s: KState) -> list[ScoreSheet]:
        return scoring.scores(s)

    def cards_met(self, s: KState) -> dict[str, list[list[str]]]:
        return setup.cards_met(s)

    def story(self, s: KState, event: Event) -> Phrase:
        return story.tell(s, event)

    def facts(self, s: KState, event: Event) -> dict[str, Any]:
        return facts.facts(s, event)

    def sample(self, s: KState, seat: int) -> KState:
        forget(s, seat)
        deal_anew(s, [s.enemies, s.box], s.tables.backs, seat)
        if s.tables.modular:
            module_setup.deal_secrets_anew(s, seat)
        return s

    def picture(self, view: View, lang: str, names: Sequence[str], content: Content | None = None) -> Any:
        from courtier.titles.kingsburg.terminal import Picture  # Rich is for the terminal alone

        return Picture(view, lang, names, content or self.load()[0])

    def card_text(self, deck: str, card: Mapping[str, Any]) -> Phrase | None:
        return cards.TEXTS[deck](card) if deck in cards.TEXTS else None

    def make_encoder(self, tables: Tables, seats: int) -> Encoder[KState]:
        from courtier.titles.kingsburg.encode import KingsburgEncoder  # for learners alone

        return KingsburgEncoder(tables, seats)

    def make_knowledge(
        self, tables: Tables, weights: Mapping[str, float] | None = None
    ) -> bot.KingsburgKnowledge:
        if not tables.modular:
            known = bot.KingsburgKnowledge(tables, [])
        else:
            known = bot_modules.ModularKnowledge(tables, [])
        known.weights = self.weigh(known.names(), weights, known.table())
        return known


KINGSBURG = Kingsburg()
