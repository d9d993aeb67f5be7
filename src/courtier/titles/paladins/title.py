"""Paladins of the West Kingdom as a title of this table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from courtier.core.agenda import Ask, Event, Task
from courtier.core.content import Content
from courtier.core.options import Option, Verb
from courtier.core.piles import Pile, deal_anew, forget
from courtier.core.table_options import OptionSpec
from courtier.core.title import Title, tasks_in
from courtier.core.views import ScoreSheet, View
from courtier.core.words import Phrase
from courtier.titles.paladins import (
    bot,
    check,
    decks,
    develop,
    facts,
    inquisition,
    perform,
    pray,
    recruit,
    rewards,
    scoring,
    setup,
    story,
    suspicion,
    turn,
    view_deals,
)
from courtier.titles.paladins import round as rounds
from courtier.titles.paladins import view as views
from courtier.titles.paladins import words as w
from courtier.titles.paladins.choices import Tables
from courtier.titles.paladins.crowns import extras, passing
from courtier.titles.paladins.crowns.setup import deal_court_anew
from courtier.titles.paladins.crowns.state import Crowns
from courtier.titles.paladins.solo import rewards as solo_rewards
from courtier.titles.paladins.solo import turn as solo_turn
from courtier.titles.paladins.state import Player, PState, Rival

if TYPE_CHECKING:
    from courtier.core.encoding import Encoder

TASKS = tasks_in(
    develop, inquisition, pray, recruit, rewards, rounds, setup, suspicion, turn, solo_rewards, solo_turn, extras,
    passing, perform)  # fmt: skip
DIFFICULTIES = ("easy", "standard", "hard", "insane")  # SOLO-005, COCS-004


class Paladins(Title[PState]):
    name: ClassVar[str] = "paladins"
    seats: ClassVar[range] = range(1, 5)  # PAL-001
    options: ClassVar[tuple[OptionSpec, ...]] = (
        OptionSpec(
            "difficulty", "standard", DIFFICULTIES, seats=(1,), only=(("insane", "city_of_crowns", (True,)),)
        ),
        OptionSpec("city_of_crowns", False, later=True),
    )
    presets: ClassVar[tuple[tuple[str, Mapping[str, Any]], ...]] = (
        ("first_game", {}),
        ("crowns", {"city_of_crowns": True}),
    )
    folder: ClassVar[Path] = Path(__file__).parent
    events: ClassVar[tuple[str, ...]] = story.KEYS
    chapters: ClassVar[tuple[str, ...]] = ("paladins-story-round",)
    pieces: ClassVar[tuple[type[Any], ...]] = (Player, Rival, Crowns)
    tasks: ClassVar[tuple[type[Task[Any]], ...]] = TASKS

    def parts(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        return ("crowns",) if options["city_of_crowns"] else ()

    def tables(self, content: Content) -> Tables:
        return decks.read_tables(content)

    def verbs(self, tables: Tables) -> list[Verb]:
        return tables.verbs

    def setup(self, tables: Tables, seats: int, options: Mapping[str, Any], key: bytes) -> PState:
        return setup.new_game(tables, seats, tables.difficulties.index(options["difficulty"]), key)

    def blank(self, tables: Tables, seats: int) -> PState:
        return setup.blank(tables, seats)

    def check(self, s: PState, seats: int, options: Mapping[str, Any]) -> None:
        check.check(s, seats, s.tables.difficulties.index(options["difficulty"]))

    def view(self, s: PState, seat: int | None) -> View:
        return views.view(s, seat)

    def public(self, s: PState) -> View:
        return views.public(s)

    def private(self, s: PState, seat: int | None) -> View:
        return views.private(s, seat)

    def price(self, s: PState, seat: int, option: Option) -> Phrase | None:
        return view_deals.price(s, seat, option)

    def scores(self, s: PState) -> list[ScoreSheet]:
        return scoring.scores(s)

    def opponents(self, s: PState) -> list[tuple[Phrase, ScoreSheet]]:
        return [] if s.rival is None else [(Phrase("paladins-rival"), scoring.sheet(s, s.seats))]

    def cards_met(self, s: PState) -> dict[str, list[list[str]]]:
        return scoring.cards_met(s)

    def by_lot(self, ask: Ask[Any]) -> bool:
        """The first townsfolk, the paladin of a round; which muster card or noble, whatever is done with it."""
        if isinstance(ask, turn.Target):
            return ask.action in (w.MUSTER, w.NEGOTIATE)
        return isinstance(ask, recruit.StartingTownsfolk | rounds.ChoosePaladin)

    def card_name(self, deck: str, card: str) -> Phrase:
        if deck != "paladins-townsfolk":
            return super().card_name(deck, card)
        family, _, number = card.rpartition("_")
        return Phrase("paladins-numbered", {"name": Phrase(f"{deck}-{family}"), "number": number})

    def story(self, s: PState, event: Event) -> Phrase:
        return story.tell(s, event)

    def facts(self, s: PState, event: Event) -> dict[str, Any]:
        return facts.facts(s, event)

    def picture(self, view: View, lang: str, names: Sequence[str], content: Content | None = None) -> Any:
        from courtier.titles.paladins.terminal import Picture  # Rich is for the terminal alone

        return Picture(view, lang, names, content or self.load()[0])

    def sample(self, s: PState, seat: int) -> PState:
        s.orders, s.orders_box = s.orders.clone(), s.orders_box.clone()  # clones share what they never change
        s.favours, s.favours_box = s.favours.clone(), s.favours_box.clone()
        for p in s.players:
            p.hand = p.hand.clone()
        backs = s.tables.backs
        alone = [s.town_pile, s.outs_pile, s.walls, s.suspicion, s.taverns_pile]
        if s.rival is not None:
            alone.append(s.rival.schemes)
        together: list[list[Pile]] = [[pile] for pile in alone]
        orders = [s.orders, s.orders_box]
        if s.crowns is not None:
            orders += deal_court_anew(s, s.crowns, seat)
        together += [orders, [s.favours, s.favours_box]]
        for i, p in enumerate(s.players):
            removed = [s.crowns.removed[i]] if s.crowns is not None and i < s.seats else []
            together.append([p.pile, p.hand, *removed])
        for piles in together:
            deal_anew(s, piles, backs, seat)
        forget(s, seat)
        s.options = [ask.legal(s) for ask in s.asks]  # other hands hold other cards now
        return s

    def make_encoder(self, tables: Tables, seats: int) -> Encoder[PState]:
        from courtier.titles.paladins.encode import PaladinsEncoder  # for learners alone

        return PaladinsEncoder(tables, seats)

    def make_knowledge(
        self, tables: Tables, weights: Mapping[str, float] | None = None
    ) -> bot.PaladinsKnowledge:
        known = bot.PaladinsKnowledge(tables)
        known.weights = self.weigh(known.names(), weights, known.table())
        known.set_prices(self.weigh(known.priced(), None, known.price_table()))
        return known


PALADINS = Paladins()
