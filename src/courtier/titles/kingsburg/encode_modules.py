"""What modules and scenarios add to an encoded position, where they are in force: blocks of the table and of seats."""

from __future__ import annotations

from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from courtier.core.encoding import Encoder, bag, bits, count, flag, one_hot
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.state import KState
from courtier.titles.kingsburg.tables import Tables

SLOTS: Final = 12  # effects that can be spent: of a governor, and from 8 on of a destiny
ROWS: Final = 7  # of a province
MOST: Final = 255


def module_blocks(e: Encoder[Any], t: Tables) -> None:
    more, parts = t.more, t.more.parts
    board = [a.id for a in t.advisors[1 : t.board + 1]]
    e.block("foe", 1, 255)
    e.block("king", 1, items=["dead"])
    if parts & w.M_STRIPS:
        e.block("strips_picked", len(more.strips), 9, items=[strip.id for strip in more.strips])
    if parts & w.M_DESTINIES:
        destinies = [d.id for d in more.destinies]
        e.block("destiny", len(destinies), items=destinies)
        e.block("past_destinies", len(destinies), items=destinies)
        e.block("closed", len(t.advisors) - 1, items=[a.id for a in t.advisors[1:]])
        e.block(
            "items",
            t.board * w.OWNED,
            items=[f"{id}:{thing}" for id in board for thing in w.THINGS[: w.OWNED]],
        )
    if parts & w.M_TILES:
        e.block("tiles", t.board, items=board)
        e.block("stock", t.board * 3, 255, items=[f"{id}:{good}" for id in board for good in w.GOODS])
        e.block("influenced", t.board, items=board)
        e.block("tiles_inverted", 1)
    if parts & w.M_SCENARIO:
        enemies = [enemy.id for enemy in t.enemies]
        e.block("scenario", len(w.SCENARIOS), items=w.SCENARIOS)
        e.block("valley", len(enemies), items=enemies)
        e.block("past_valley", len(enemies), items=enemies)
        e.block("anger", 1, 255)
        e.block("fair", len(w.GOODS), 255, items=w.GOODS)
        e.block("census", len(w.CENSUS), items=w.CENSUS)


def seated_blocks(e: Encoder[Any], t: Tables, who: str, own: bool) -> None:
    more, parts = t.more, t.more.parts
    buildings = [b.id for b in t.buildings]
    e.block(f"{who}.builds", 2, MOST, items=["season", "year"])
    e.block(f"{who}.fresh", len(buildings), items=buildings)
    e.block(f"{who}.battles", 2, 9, items=["won", "lost"])
    e.block(f"{who}.reinforced", 1, 9)
    e.block(f"{who}.spent_season", SLOTS)
    e.block(f"{who}.spent_year", SLOTS)
    if parts & w.M_STRIPS:
        e.block(f"{who}.covered", ROWS, items=list("ABCDEFG"))
        if own:
            e.block("own.dealt_strips", len(more.strips), 9, items=[strip.id for strip in more.strips])
    if parts & w.M_GOVERNORS:
        governors = [g.id for g in more.governors]
        e.block(f"{who}.governor", len(governors), items=governors)
        if own:
            e.block("own.dealt_governors", len(governors), items=governors)
        e.block(f"{who}.rerolled", 1)
    if parts & w.M_DESTINIES:
        e.block(f"{who}.reserved", len(t.advisors) - 1, items=[a.id for a in t.advisors[1:]])
        e.block(f"{who}.subsidy_used", 1)
    if parts & w.M_TOKENS:
        tokens = [str(value) for value in more.tokens]
        e.block(f"{who}.tokens", len(tokens), items=tokens)
        e.block(f"{who}.token_played", len(tokens), items=tokens)
    if parts & w.M_SCENARIO:
        e.block(f"{who}.refusals", 1, MOST)
        e.block(f"{who}.fair_trades", 1, MOST)


def write_table_modules(s: KState, seat: int, out: BytesWriter, at: i64) -> i64:
    t, more = s.tables, s.more
    parts = t.more.parts
    at = count(out, at, more.foe)
    at = flag(out, at, more.dead)
    if parts & w.M_STRIPS:
        at = bag(out, at, more.picks, len(t.more.strips))
    if parts & w.M_DESTINIES:
        past = 0
        for card in more.past_destinies:
            past |= 1 << card
        at = one_hot(out, at, more.destiny, len(t.more.destinies))
        at = bits(out, at, past, len(t.more.destinies))
        at = bits(out, at, more.closed >> 1, len(t.advisors) - 1)
        for rank in range(1, t.board + 1):
            at = bits(out, at, more.items[rank], w.OWNED)
    if parts & w.M_TILES:
        at = bits(out, at, more.tiled >> 1, t.board)
        for rank in range(1, t.board + 1):
            for kind in range(len(w.GOODS)):
                at = count(out, at, more.stock[rank] >> 8 * kind & 255)
        at = bits(out, at, more.influenced >> 1, t.board)
        at = flag(out, at, more.inverted)
    if parts & w.M_SCENARIO:
        at = one_hot(out, at, more.scenario, len(w.SCENARIOS))
        at = _valley(s, seat, out, at)
        at = count(out, at, more.anger)
        for kind in range(len(w.GOODS)):
            at = count(out, at, more.fair[kind] if len(more.fair) > 0 else 0)
        at = one_hot(out, at, more.census_tile, len(w.CENSUS))
    return at


def _valley(s: KState, seat: int, out: BytesWriter, at: i64) -> i64:
    """The valley's card of this winter, or the top of its deck for a seat that looked (KBS-010); and those before."""
    more = s.more
    deck = more.valley
    top = len(deck.cards) - 1
    card = -1
    if s.enemy >= 0 and len(more.valley_past) > 0:
        card = more.valley_past[-1]
    elif top >= 0 and deck.known(top, seat):
        card = deck.cards[top]
    at = one_hot(out, at, card, len(s.tables.enemies))
    past = 0
    for met in more.valley_past:
        past |= 1 << met
    at = bits(out, at, past, len(s.tables.enemies))
    return at


def write_seat_modules(s: KState, seat: int, own: bool, out: BytesWriter, at: i64) -> i64:
    t, more = s.tables, s.more
    parts = t.more.parts
    at = count(out, at, more.builds_season[seat])
    at = count(out, at, more.builds_year[seat])
    at = bits(out, at, more.fresh[seat], len(t.buildings))
    at = count(out, at, more.battles_won[seat])
    at = count(out, at, more.battles_lost[seat])
    at = count(out, at, more.reinforced[seat])
    at = bits(out, at, more.spent[seat], SLOTS)
    at = bits(out, at, more.spent_year[seat], SLOTS)
    if parts & w.M_STRIPS:
        at = bits(out, at, more.strips[seat], ROWS)
        if own:
            dealt = s.year == 0 and len(more.strip_hands) > 0  # until everybody has chosen
            at = bag(out, at, more.strip_hands[seat].cards if dealt else [], len(t.more.strips))
    if parts & w.M_GOVERNORS:
        at = one_hot(out, at, more.governor[seat], len(t.more.governors))
        if own:
            waits = more.governor[seat] < 0 and len(more.governors) > 0
            at = bag(out, at, more.governors[seat].cards if waits else [], len(t.more.governors))
        at = count(out, at, more.dice_rerolled[seat])
    if parts & w.M_DESTINIES:
        at = one_hot(out, at, more.reserved[seat] - 1, len(t.advisors) - 1)
        at = count(out, at, more.subsidy_used >> seat & 1)
    if parts & w.M_TOKENS:
        at = bits(out, at, more.tokens[seat], len(t.more.tokens))
        at = one_hot(out, at, more.token_played[seat], len(t.more.tokens))
    if parts & w.M_SCENARIO:
        at = count(out, at, more.refusals[seat])
        at = count(out, at, more.fair_trades[seat])
    return at
