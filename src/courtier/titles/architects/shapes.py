"""The shapes of Architects' view. The browser's types are generated from them (tools/client_types.py).

Players are numbered from 0; the automated opponent has the number of seats.
"""

from __future__ import annotations

from typing import TypedDict

from courtier.core.views import ScoreSheet


class BuiltView(TypedDict):
    id: str
    vp: int  # printed
    bonus: int  # at the end, as things stand


class SeatView(TypedDict):
    """A player board that lies open. The opponent's number is the number of seats."""

    seat: int
    character: str | None  # of the variable side
    place: int  # in turn order, from 1
    workers: int  # on the own board, ready
    at: dict[str, int]  # own workers on every location but the Black Market
    market: int  # own workers in the Black Market
    prison: int
    guildhall: int
    captives: list[int]  # of each player, on this board
    held: int  # own workers on other boards
    goods: dict[str, int]  # clay wood stone gold marble; the opponent's are in `opponent`
    silver: int
    virtue: int
    virtue_vp: int
    tax_ignored: int  # of every cost, now
    market_allowed: bool  # by virtue
    cathedral_allowed: bool  # by virtue
    cathedral: int
    apprentices: list[str]
    apprentice_limit: int
    skills: dict[str, int]
    built: list[BuiltView]
    hand: int  # cards
    unpaid: int
    paid: int
    points: dict[str, int]
    vp: int


class LocationView(TypedDict):
    id: str
    kind: str  # circle, market or guildhall
    workers: list[int]  # of each player


class SlotView(TypedDict):
    row: int  # from 1
    column: int
    id: str | None
    coins: int


class MarketView(TypedDict):
    pile: int
    goods: dict[str, int]  # on the top card, or printed on the board
    printed: bool


class CathedralView(TypedDict):
    level: int
    vp: int
    spots: int
    seats: list[int]  # whose markers stand there


class GuildhallView(TypedDict):
    rows: int
    columns: int  # in use
    workers: list[int]  # whose, in the order of the spaces; those beyond the last lie beside it
    resets: list[int]  # spaces that call a reset, from 1
    spaces: int


class WeighedView(TypedDict):
    result: str  # does, cannot, muster, fallback, returns, passes
    half: str  # of a scheme, or a location


class SchemeView(TypedDict):
    id: str
    top: str
    bottom: str


class OpponentView(TypedDict):
    id: str
    level: str
    basic: int
    precious: int
    first: str  # the half that it tries first
    scheme: SchemeView | None  # turned over last
    schemes: int  # in the pile
    discards: list[str]
    plan: list[WeighedView]  # what it weighed in its last turn
    seat: SeatView
    sheet: ScoreSheet


class PlaceView(TypedDict):
    """What the next own worker would bring to a location."""

    ways: list[
        dict[str, int]
    ]  # things and amounts with what the own cards add; a choice if there are several
    price: int  # silver
    virtue: int  # lost
    actions: int  # trades, captures, actions of the Guardhouse, plans, buildings that can be built
    leads: bool  # nothing happens yet, there is a next question


class LacksView(TypedDict):
    """What a building, or the next level of the Cathedral, asks for beyond what is there."""

    goods: dict[str, int]
    mix: int  # of the kinds that its price leaves open
    skills: list[str]


class OwnView(TypedDict):
    """What only this seat sees."""

    hand: list[str]
    buildable: list[str]  # of the hand: skills and goods are there
    blocked: dict[
        str, dict[str, object]
    ]  # why each other plan, or the `cathedral`, cannot be built now: a phrase
    packet: list[str]  # of the draft, to keep one
    drawn: list[str]  # looked at, to keep one
    hire: list[int | None]  # silver that the next visit of the Workshop takes for each apprentice on display
    too_dear: int | None  # silver of the cheapest hire, if even that cannot be paid
    places: dict[str, PlaceView]
    lacks: dict[str, LacksView]  # of the plans in sight and of the next level, `cathedral`
    changes: dict[
        str, dict[str, int]
    ]  # by token of a choice on offer: the own board, as far as it is certain


class PublicView(TypedDict):
    title: str
    step: str
    round: int
    order: list[int]  # players in turn order
    turn: int  # whose turn it is
    active: list[int]  # seats asked
    left: int | None  # turns of the last round that are left
    seats: list[SeatView]
    locations: list[LocationView]
    display: list[SlotView]
    apprentices_pile: int
    buildings_pile: int
    rewards_pile: int
    rewards: list[str]  # those revealed, out of the game
    tax: int
    small: MarketView
    large: MarketView
    market: list[int]  # who stands on the three spaces, -1 for nobody
    guildhall: GuildhallView
    cathedral: list[CathedralView]
    prison: list[int]  # workers of each player
    capture_locations: int  # in one visit
    opponent: OpponentView | None
    over: bool
    sheets: list[ScoreSheet]  # when it is over


class PrivateView(TypedDict):
    seat: int | None
    own: OwnView | None


class ArchitectsView(PublicView, PrivateView):
    pass
