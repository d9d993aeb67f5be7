"""Setup of modules, in ascending number, the scenario last (KB-236): all their draws come after the basic game's."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from courtier.core.piles import deal_anew
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.acts import Window
from courtier.titles.kingsburg.modules.destinies import shuffle_destinies
from courtier.titles.kingsburg.modules.governors import DealGovernors
from courtier.titles.kingsburg.modules.scenarios import set_up as set_up_scenario
from courtier.titles.kingsburg.modules.strips import deal_strips, draft_strips
from courtier.titles.kingsburg.modules.tiles import set_up as set_up_tiles
from courtier.titles.kingsburg.state import KState


def deal(s: KState, options: Mapping[str, Any]) -> None:
    """What is chosen waits on the agenda, above the first year: strips first, then governors."""
    t = s.tables
    parts = t.more.parts
    if t.at[w.SETUP_END]:
        s.push(Window(w.SETUP_END, 0))
    if parts & w.M_GOVERNORS:
        s.push(DealGovernors())
    if parts & w.M_STRIPS:
        if options["strips"] == "draft":
            draft_strips(s)
        else:
            deal_strips(s)
    if parts & w.M_DESTINIES:
        shuffle_destinies(s)
    if parts & w.M_TILES:
        set_up_tiles(s, options["tiles"] == "inverted")
    if parts & w.M_SCENARIO:
        scenarios = t.more.scenarios
        at = s.below(len(scenarios)) if len(scenarios) > 1 else 0  # `random` brings all of them (KBS-001)
        set_up_scenario(s, scenarios[at])


def deal_secrets_anew(s: KState, seat: int) -> None:
    """What modules keep from a seat: hands of strips and of governors, destinies and tiles to come."""
    more = s.more
    t = s.tables.more
    if more.strip_hands and s.year == 0:
        deal_anew(s, [*more.strip_hands, more.strips_pile], [0] * len(t.strips), seat)
    if more.governors:
        deal_anew(s, more.governors, [0] * len(t.governors), seat)
    if more.valley.cards:
        deal_anew(s, [s.enemies, s.box, more.valley], s.tables.backs, seat)
    if more.census.cards:
        deal_anew(s, [more.census], [0] * len(w.CENSUS), seat)
    if more.destinies.cards:
        deal_anew(s, [more.destinies], [0] * len(t.destinies), seat)
    if more.tile_pile.cards:
        deal_anew(s, [more.tile_pile], [0] * len(t.tiles), seat)
    if s.together:  # others choose from what they hold in this deal
        s.options = [ask.legal(s) for ask in s.asks]
