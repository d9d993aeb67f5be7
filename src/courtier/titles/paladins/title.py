"""Paladins of the West Kingdom as a title of this table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from courtier.core.agenda import Event, Task
from courtier.core.content import Content
from courtier.core.options import Verb
from courtier.core.piles import Pile, deal_anew, forget
from courtier.core.title import OptionSpec, Title, tasks_in
from courtier.core.views import ScoreSheet, View
from courtier.core.words import Phrase
from courtier.titles.paladins import (
    bot,
    check,
    decks,
    develop,
    inquisition,
    pray,
    recruit,
    rewards,
    scoring,
    setup,
    story,
    suspicion,
    turn,
)
from courtier.titles.paladins import round as rounds
from courtier.titles.paladins import view as views
from courtier.titles.paladins.choices import Tables
from courtier.titles.paladins.solo import rewards as solo_rewards
from courtier.titles.paladins.solo import turn as solo_turn
from courtier.titles.paladins.state import Player, PState, Rival

TASKS = tasks_in(
    develop, inquisition, pray, recruit, rewards, rounds, setup, suspicion, turn, solo_rewards, solo_turn)  # fmt: skip
DIFFICULTIES = ("easy", "standard", "hard")  # SOLO-005


class Paladins(Title[PState]):
    name: ClassVar[str] = "paladins"
    seats: ClassVar[range] = range(1, 5)  # PAL-001
    options: ClassVar[tuple[OptionSpec, ...]] = (
        OptionSpec("difficulty", "standard", DIFFICULTIES, seats=(1,)),  # SOLO-005
    )
    folder: ClassVar[Path] = Path(__file__).parent
    events: ClassVar[tuple[str, ...]] = story.KEYS
    chapters: ClassVar[tuple[str, ...]] = ("paladins-story-round",)
    pieces: ClassVar[tuple[type[Any], ...]] = (Player, Rival)
    tasks: ClassVar[tuple[type[Task[Any]], ...]] = TASKS

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

    def scores(self, s: PState) -> list[ScoreSheet]:
        return scoring.scores(s)

    def opponents(self, s: PState) -> list[tuple[Phrase, ScoreSheet]]:
        return [] if s.rival is None else [(Phrase("paladins-rival"), scoring.sheet(s, s.seats))]

    def story(self, s: PState, event: Event) -> Phrase:
        return story.tell(s, event)

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
        together += [[s.orders, s.orders_box], [s.favours, s.favours_box]]
        together += [[p.pile, p.hand] for p in s.players]
        for piles in together:
            deal_anew(s, piles, backs, seat)
        forget(s, seat)
        s.options = [ask.legal(s) for ask in s.asks]  # other hands hold other cards now
        return s

    def make_knowledge(
        self, tables: Tables, weights: Mapping[str, float] | None = None
    ) -> bot.PaladinsKnowledge:
        prices = self.weigh(bot.priced(tables), None, "prices")
        return bot.PaladinsKnowledge(tables, self.weigh(bot.NAMES, weights), prices)


PALADINS = Paladins()
