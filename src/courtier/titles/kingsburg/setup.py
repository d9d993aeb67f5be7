"""Setup of the basic game; modules are set up after it (KB-017)."""

from __future__ import annotations

from courtier.core.piles import Pile
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.modules.tiles import PHASE_BITS
from courtier.titles.kingsburg.more import More
from courtier.titles.kingsburg.state import KState, Player
from courtier.titles.kingsburg.tables import Tables
from courtier.titles.kingsburg.year import Year


def new_player(tables: Tables) -> Player:
    """Score 0, nothing owned (KB-014)."""
    categories = len(w.POINTS) if tables.modular else w.BASIC_POINTS
    return Player([0] * w.OWNED, [0] * categories, 0, 0, 0, 0, False, False, 0)


def blank(tables: Tables, seats: int) -> KState:
    players = [new_player(tables) for _ in range(seats)]
    s = KState(tables, players, list(range(seats)), Pile([]), Pile([]), 1, False)
    if tables.modular:
        s.more = more(tables, seats)
    return s


def more(tables: Tables, seats: int) -> More:
    """What modules and scenarios keep for each seat and each advisor, before anything is dealt."""
    out = More()
    out.governor = [-1] * seats if tables.more.parts & w.M_GOVERNORS else []
    out.spent = [0] * seats
    out.spent_year = [0] * seats
    out.strips = [0] * seats if tables.more.parts & w.M_STRIPS else []
    out.tokens = [(1 << len(tables.more.tokens)) - 1] * seats if tables.more.parts & w.M_TOKENS else []
    out.token_played = [-1] * len(out.tokens)
    out.builds_season = [0] * seats
    out.builds_year = [0] * seats
    out.fresh = [0] * seats
    out.dice_rerolled = [0] * seats
    out.battles_won = [0] * seats
    out.battles_lost = [0] * seats
    out.reserved = [0] * seats
    out.refusals = [0] * seats
    out.fair_trades = [0] * seats
    out.reinforced = [0] * seats
    out.items = [0] * (tables.board + 1)
    out.tile_since = [0] * (tables.board + 1)
    out.stock = [0] * (tables.board + 1)
    return out


def new_game(tables: Tables, seats: int, key: bytes) -> KState:
    s = blank(tables, seats)
    s.key, s.rng = key, 0
    deck: list[int] = []
    box: list[int] = []
    for year in range(tables.numbers.years, 0, -1):  # year V at the bottom (KB-011)
        cards = [card for card in range(len(tables.enemies)) if tables.backs[card] == year]
        s.shuffle(cards)
        deck.append(cards.pop())
        box += cards
    s.enemies = Pile(deck)
    s.box = Pile(box)
    order = list(range(seats))
    s.shuffle(order)  # KB-015
    s.order = order
    s.push(Year())
    return s


def cards_met(s: KState) -> dict[str, list[list[str]]]:
    """The cards of modules that each seat played with, by deck."""
    more, printed = s.more, s.tables.more
    seats = range(len(s.players))
    out: dict[str, list[list[str]]] = {}
    if more.governor:
        out["governor"] = [[printed.governors[more.governor[seat]].id] for seat in seats]
    if more.strips:
        out["strip"] = [
            [strip.id for strip in printed.strips if more.strips[seat] >> strip.row & 1] for seat in seats
        ]
    if printed.destinies:
        years = [*more.past_destinies, more.destiny]
        out["destiny"] = [[printed.destinies[card].id for card in years if card >= 0] for _ in seats]
    if printed.tiles:
        laid = [tile.id for tile in printed.tiles[1:] if long_there(s, tile.rank)]
        out["tile"] = [laid for _ in seats]
    return out


def long_there(s: KState, rank: int) -> bool:
    """Did the tile lie for half of the game or more? At the end nearly all of them do, or nearly none."""
    if s.more.inverted:
        return s.more.tiled >> rank & 1 == 1  # since the setup
    since = s.more.tile_since[rank]
    season = 3 * ((since >> PHASE_BITS) - 1) + ((since & (1 << PHASE_BITS) - 1) - w.SPRING) // 2
    return since > 0 and 2 * season < 3 * s.tables.numbers.years
