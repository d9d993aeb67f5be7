"""Module 6: alternate advisor rewards. Laying and taking away the tiles, the goods on them, and what they allow.

What each tile pays stands in rewards.py and tile_rewards.py.
"""

from __future__ import annotations

from typing import Final

from courtier.core.agenda import Task
from courtier.core.options import COUNT_BITS
from courtier.core.piles import Pile
from courtier.core.reasons import Reason
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.printed import Advisor, Tile
from courtier.titles.kingsburg.shapes import TileView
from courtier.titles.kingsburg.state import KState
from courtier.titles.kingsburg.tables import packed

STOCK: Final = "tile_stock"
SWAP: Final = "swap_if_lowest"
PHASE_BITS: Final = 4
NOT_ON_TILE: Final = Reason("kingsburg-not-on-tile", "KBM6-006")


def advisor(s: KState, place: int) -> Advisor:
    """Who pays at this place: the tile that lies there, or the advisor printed on the board (KBM6-002)."""
    if s.tables.modular and place <= s.tables.board and s.more.tiled >> place & 1:
        return s.tables.more.tiles[place]
    return s.tables.advisors[place]


def set_up(s: KState, inverted: bool) -> None:
    """A pile face down (KBM6-001); in the inverted variant all of them lie already (KBM6-027, KBM6-035)."""
    more = s.more
    more.inverted = inverted
    ranks = list(range(1, len(s.tables.more.tiles)))
    if not inverted:
        s.shuffle(ranks)
        more.tile_pile = Pile(ranks)
        return
    for rank in ranks:
        lay(s, rank)


def lay(s: KState, rank: int) -> None:
    """On its advisor, with its goods if it is a tile that holds some."""
    s.more.tiled |= 1 << rank
    if s.tables.more.tiles[rank].op == STOCK:
        refill(s, rank)


def refill(s: KState, rank: int) -> None:
    """One of each good, or the one that a die says (KBM6-019, KBM6-020)."""
    tile = s.tables.more.tiles[rank]
    if len(tile.stock) > 0:
        s.more.stock[rank] = packed(tile.stock)
    else:
        s.barrier += 1
        kind = tile.by_eyes[w.dice_total(s.roll(1)) - 1]
        s.more.stock[rank] = 1 << COUNT_BITS * kind
    s.tell(w.E_STOCK, -1, rank, s.more.stock[rank])


def by_die(s: KState, place: int) -> bool:
    """Does a tile lie here whose good a die chooses?"""
    pays = advisor(s, place)
    return isinstance(pays, Tile) and pays.op == STOCK and len(pays.stock) == 0


def on_tile(s: KState, rank: int, kind: int) -> int:
    return s.more.stock[rank] >> COUNT_BITS * kind & 255


def take_from(s: KState, rank: int, kind: int) -> None:
    """A good leaves the tile, which is filled again once it is empty."""
    s.more.stock[rank] -= 1 << COUNT_BITS * kind
    if s.more.stock[rank] == 0:
        refill(s, rank)


class DrawTile(Task[KState]):
    """The first seat in turn order lays a tile when a season starts (KBM6-002); after neutral dice (KBM6-029)."""

    __slots__ = ()

    def run(self, s: KState) -> None:
        more = s.more
        if len(more.tile_pile.cards) == 0:  # inverted
            return
        rank = more.tile_pile.draw()
        s.barrier += 1
        more.tile_since[rank] = s.year << PHASE_BITS | s.phase
        s.tell(w.E_TILE, s.order[0], rank)
        lay(s, rank)


class RemoveTile(Task[KState]):
    """Inverted: the highest influenced tile leaves at the end of each season, or else the lowest (KBM6-027)."""

    __slots__ = ()

    def run(self, s: KState) -> None:
        more = s.more
        if not more.inverted or more.tiled == 0:
            return
        met = more.tiled & more.influenced  # KBM6-028
        rank = (met if met else more.tiled & -more.tiled).bit_length() - 1
        more.tiled &= ~(1 << rank)
        more.stock[rank] = 0  # back to the supply (KBM6-035)
        s.tell(w.E_TILE_GONE, -1, rank)


def note_influenced(s: KState) -> None:
    """Before the dice leave: advisors on the board that had any, neutral dice included (KBM6-028)."""
    ranks = 0
    for g in s.groups:
        if g.rank <= s.tables.board:
            ranks |= 1 << g.rank
    s.more.influenced = ranks


def why_not(s: KState, seat: int, tile: Tile, number: int) -> Reason | None:
    """What a tile has against one of its rewards: a good that was taken, or a swap for somebody else."""
    at = 0
    while tile.rewards[at] != number:
        at += 1
    if tile.op == STOCK and on_tile(s, tile.rank, at) == 0:
        return NOT_ON_TILE
    if tile.op == SWAP and at > 0:  # the first is what is printed
        measure = tile.args[at - 1]
        mine = measured(s, seat, measure)
        for other in range(len(s.players)):
            theirs = measured(s, other, measure)
            if theirs < mine:  # a tie will do (KBM6-023)
                return Reason("kingsburg-fewer-" + measure, "KBM6-013", mine, theirs, other)
    return None


def measured(s: KState, seat: int, measure: str) -> int:
    p = s.players[seat]
    if measure == "goods":
        return p.goods()
    return p.have[w.SOLDIER] if measure == "soldiers" else p.vp()


def view(s: KState) -> dict[str, TileView]:
    """The tiles on the board, by rank; the pile is nobody's to know."""
    out: dict[str, TileView] = {}
    for rank in range(1, len(s.tables.more.tiles)):
        if s.more.tiled >> rank & 1:
            since = s.more.tile_since[rank]
            out[str(rank)] = {
                "id": s.tables.more.tiles[rank].id,
                "year": since >> PHASE_BITS,
                "phase": since & (1 << PHASE_BITS) - 1,
                "stock": stock_view(s, rank),
            }
    return out


def stock_view(s: KState, rank: int) -> dict[str, int]:
    tile = s.tables.more.tiles[rank]
    out: dict[str, int] = {}
    if tile.op == STOCK:
        for kind in range(len(w.GOODS)):
            n = on_tile(s, rank, kind)
            if n > 0 or len(tile.stock) > 0:  # the die's tile holds one kind only
                out[w.GOODS[kind]] = n
    return out
