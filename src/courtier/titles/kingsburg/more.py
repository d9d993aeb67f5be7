"""What modules and scenarios put on the table, beside the state of the basic game."""

from __future__ import annotations

from typing import Final

from courtier.core.piles import Pile


class More:
    """What modules and scenarios put on the table; in the basic game one empty one, never touched, is everybody's."""

    __slots__ = (
        "anger", "battles_lost", "battles_won", "builds_season", "builds_year", "census", "census_tile",
        "closed", "dead", "destinies", "destiny", "dice_rerolled", "draft", "fair", "fair_trades", "foe", "fresh",
        "governor", "governors", "influenced", "inverted", "items", "parts", "past_destinies", "picks",
        "refusals", "reinforced", "reserved", "scenario", "spent", "spent_year", "stock", "strip_hands", "strips",
        "strips_pile", "subsidy_used", "tile_pile", "tile_since", "tiled", "token_played", "tokens", "valley",
        "valley_enemy", "valley_past")  # fmt: skip
    # by seat
    governor: list[int]  # -1: not revealed yet
    spent: list[int]  # bit set of slots: effects of governor and destiny used this season
    spent_year: list[int]  # and those used this year or in this game
    strips: list[int]  # bit set of the rows that strips cover
    strip_hands: list[Pile]  # numbers of the strips dealt or picked; known to their seat
    tokens: list[int]  # soldier tokens left, bit set by number
    token_played: list[int]  # this winter's number, or -1
    builds_season: list[int]
    builds_year: list[int]
    fresh: list[int]  # bit set of the buildings constructed this season
    dice_rerolled: list[int]  # rerolls of the season; what the Philosopher still waits for
    battles_won: list[int]
    battles_lost: list[int]
    reinforced: list[int]  # soldiers that the king sent this winter
    reserved: list[int]  # Secret Deals: a place, or 0; public, for all are revealed together
    refusals: list[int]  # Dragon's Shadow
    fair_trades: list[int]  # Great Fair, this year
    subsidy_used: int  # bit set of seats whose first building of the season is paid
    # of all
    governors: list[Pile]  # dealt, by seat; the last one is the box
    strips_pile: Pile
    picks: list[int]  # draft: strips picked so far
    draft: list[int]  # draft: seats in the order of their picks
    destinies: Pile
    destiny: int  # of this year, or -1
    past_destinies: list[int]
    closed: int  # bit set of ranks that take no dice
    items: list[int]  # Rising Stars, by rank: bit set of things
    tile_pile: Pile
    tiled: int  # bit set of the ranks with a tile
    tile_since: list[int]  # by rank: year and phase packed, 0 since the setup
    stock: list[int]  # by rank: packed goods on the tile
    influenced: int  # bit set of the ranks that had dice this season
    inverted: bool  # tiles lie from the setup on and leave one by one (KBM6-027)
    scenario: int  # or -1
    valley: Pile
    valley_enemy: int  # that has joined this winter, or -1
    valley_past: list[int]  # the valley's cards revealed so far, this winter's last
    parts: list[
        list[int]
    ]  # this winter's strengths by seat, source and number in turn; replaced, never mutated
    foe: int  # this winter's strength of the enemy, with all changes
    anger: int
    fair: list[int]
    census: Pile
    census_tile: int
    dead: bool  # the king: this year is the last

    def __init__(
        self,
        governor: list[int] | None = None,
        spent: list[int] | None = None,
        spent_year: list[int] | None = None,
        strips: list[int] | None = None,
        strip_hands: list[Pile] | None = None,
        tokens: list[int] | None = None,
        token_played: list[int] | None = None,
        builds_season: list[int] | None = None,
        builds_year: list[int] | None = None,
        fresh: list[int] | None = None,
        dice_rerolled: list[int] | None = None,
        battles_won: list[int] | None = None,
        battles_lost: list[int] | None = None,
        reserved: list[int] | None = None,
        refusals: list[int] | None = None,
        fair_trades: list[int] | None = None,
        subsidy_used: int = 0,
        governors: list[Pile] | None = None,
        strips_pile: Pile | None = None,
        picks: list[int] | None = None,
        draft: list[int] | None = None,
        destinies: Pile | None = None,
        destiny: int = -1,
        past_destinies: list[int] | None = None,
        closed: int = 0,
        items: list[int] | None = None,
        tile_pile: Pile | None = None,
        tiled: int = 0,
        tile_since: list[int] | None = None,
        stock: list[int] | None = None,
        influenced: int = 0,
        inverted: bool = False,
        scenario: int = -1,
        valley: Pile | None = None,
        valley_enemy: int = -1,
        foe: int = 0,
        anger: int = 0,
        fair: list[int] | None = None,
        census: Pile | None = None,
        census_tile: int = -1,
        dead: bool = False,
        reinforced: list[int] | None = None,
        valley_past: list[int] | None = None,
        parts: list[list[int]] | None = None,
    ) -> None:
        self.governor = [] if governor is None else governor
        self.spent = [] if spent is None else spent
        self.spent_year = [] if spent_year is None else spent_year
        self.strips = [] if strips is None else strips
        self.strip_hands = [] if strip_hands is None else strip_hands
        self.tokens = [] if tokens is None else tokens
        self.token_played = [] if token_played is None else token_played
        self.builds_season = [] if builds_season is None else builds_season
        self.builds_year = [] if builds_year is None else builds_year
        self.fresh = [] if fresh is None else fresh
        self.dice_rerolled = [] if dice_rerolled is None else dice_rerolled
        self.battles_won = [] if battles_won is None else battles_won
        self.battles_lost = [] if battles_lost is None else battles_lost
        self.reserved = [] if reserved is None else reserved
        self.refusals = [] if refusals is None else refusals
        self.fair_trades = [] if fair_trades is None else fair_trades
        self.subsidy_used = subsidy_used
        self.governors = [] if governors is None else governors
        self.strips_pile = Pile([]) if strips_pile is None else strips_pile
        self.picks = [] if picks is None else picks
        self.draft = [] if draft is None else draft
        self.destinies = Pile([]) if destinies is None else destinies
        self.destiny = destiny
        self.past_destinies = [] if past_destinies is None else past_destinies
        self.closed = closed
        self.items = [] if items is None else items
        self.tile_pile = Pile([]) if tile_pile is None else tile_pile
        self.tiled = tiled
        self.tile_since = [] if tile_since is None else tile_since
        self.stock = [] if stock is None else stock
        self.influenced = influenced
        self.inverted = inverted
        self.scenario = scenario
        self.valley = Pile([]) if valley is None else valley
        self.valley_enemy = valley_enemy
        self.foe = foe
        self.anger = anger
        self.fair = [] if fair is None else fair
        self.census = Pile([]) if census is None else census
        self.census_tile = census_tile
        self.dead = dead
        self.reinforced = [] if reinforced is None else reinforced
        self.valley_past = [] if valley_past is None else valley_past
        self.parts = [] if parts is None else parts

    def clone(self) -> More:
        return More(
            self.governor.copy(), self.spent.copy(), self.spent_year.copy(), self.strips.copy(),
            [pile.clone() for pile in self.strip_hands], self.tokens.copy(), self.token_played.copy(),
            self.builds_season.copy(), self.builds_year.copy(), self.fresh.copy(),
            self.dice_rerolled.copy(), self.battles_won.copy(),
            self.battles_lost.copy(), self.reserved.copy(), self.refusals.copy(), self.fair_trades.copy(),
            self.subsidy_used, [pile.clone() for pile in self.governors], self.strips_pile.clone(),
            self.picks.copy(), self.draft, self.destinies.clone(), self.destiny, self.past_destinies.copy(),
            self.closed, self.items.copy(), self.tile_pile.clone(), self.tiled, self.tile_since.copy(),
            self.stock.copy(), self.influenced, self.inverted, self.scenario,
            self.valley.clone(), self.valley_enemy, self.foe, self.anger,
            self.fair.copy(), self.census.clone(), self.census_tile, self.dead,
            self.reinforced.copy(), self.valley_past.copy(), self.parts,
        )  # fmt: skip


NO_MORE: Final = More()
