"""The shapes of Paladins' view. The browser's types are generated from them (tools/client_types.py)."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from courtier.core.views import ScoreSheet

Of = Literal[
    "reward", "wall", "workshop", "clear", "suspicion", "crew", "converted", "points", "entrusted"
]  # fmt: skip
Need = Literal["space", "limit", "workers", "attribute", "silver", "provision"]


class WeighedView(TypedDict):
    """Something that it tries."""

    result: str  # does, workers, occupied, attribute, target, limit
    action: str  # an action of the right side, favour, or one of the top row (top-recruit)
    target: str | None  # id of a square, an outsider, a townsfolk or a favour
    have: int  # does: workers in supply; otherwise what it has of what is missing
    need: int  # does: workers placed
    name: dict[str, object]  # phrases
    does: dict[str, object] | None
    why: dict[str, object]


class SchemeView(TypedDict):
    """One kind of scheme that may come next."""

    scheme: str
    count: int
    lines: list[WeighedView]  # what it tries, in order; the last one is what it does


class TargetsView(TypedDict):
    """Cards at which the resource marker points, whatever comes; None when there is none."""

    townsfolk: str | None
    favour: str | None
    attack: str | None
    convert: str | None


class NextView(TypedDict):
    """Its next turn as things stand; what the player does first may change it."""

    turn: Literal[
        "scheme", "pass", "passed"
    ]  # scheme: turns one over; pass: has no worker and will pass; passed: takes no more turns this round
    say: dict[str, object]
    shuffle: bool  # the pile is empty: the discards are shuffled first
    total: int  # schemes that may come
    schemes: list[SchemeView]
    top: list[WeighedView]  # what every scheme that fails leads to
    targets: TargetsView
    lowest: str | None  # attribute that rises when the marker goes round


class MusterView(TypedDict):
    """One pile of muster cards."""

    card: str | None  # the open one, None when the pile is empty
    left: int  # cards, the open one counted
    worker: str | None  # on the open card
    seat: int  # whose worker it was, -1 for none
    walk: int  # provisions from the Diplomat's place


class PriceView(TypedDict):
    """What somebody on a card costs a player, the paladin counted."""

    silver: int
    debt: bool  # will do instead


class NobleView(TypedDict):
    """One place of negotiate cards; the first is the open pile."""

    card: str | None
    silver: int
    debt: bool


class AllyView(TypedDict):
    icon: str
    seat: int  # who has it, -1 for nobody


class CourtView(TypedDict):
    """What lies beside one player board."""

    extension: str  # the icon printed on it
    collected: list[str]  # muster cards
    enlisted: list[str]  # nobles
    icons: dict[str, int]  # all that count for sets and allies
    allies: list[str]
    sets: int  # points
    walks: list[int]  # provisions for the Diplomat's way to each muster pile, the paladin counted
    prices: list[PriceView]  # by place of nobles
    musters: list[bool]  # by pile: its need is met
    entrusts: list[bool]  # by place of nobles
    enlists: list[bool]


class CrownsView(TypedDict):
    muster: list[MusterView]  # left to right
    diplomat: int  # the pile where it stands, from 0
    nobles: list[NobleView]
    nobles_pile: int  # cards below the open one
    nobles_discards: list[str]
    allies: list[AllyView]
    courts: list[CourtView]  # by player; the rival's comes last


class SecretView(TypedDict):
    """The own secret order."""

    order: str
    have: int
    need: int
    vp: int
    done: bool


class ActionView(TypedDict):
    """One action on one player board."""

    id: str
    workers: list[str | None]  # on each of its spaces
    workshops: list[bool]  # on each of its spaces
    done: int  # how often it counts
    limit: int | None
    need: int | None  # attribute value that the next use needs, where the board says so
    silver: int  # cost of the next use, the paladin counted; targets may add to it
    provision: int


class ConvertView(TypedDict):
    id: str
    points: int  # as things stand


class SeatView(TypedDict):
    seat: int
    workers: dict[str, int]
    silver: int
    provision: int
    attributes: dict[str, int]  # on the track
    boosts: dict[str, int]  # this round's
    has: dict[str, int]  # both together
    reach: dict[str, int]  # faith, strength: places of the marches, counted from the left
    paladin: str | None  # revealed this round
    paladin_chosen: bool  # face down, to be revealed
    paladins: int  # left in the pile
    actions: list[ActionView]
    recruits: list[PriceView]  # by space of townsfolk
    workshops_left: int
    jars: list[str]  # jar spaces used
    walls: list[str]
    attacked: list[str]
    converted: list[ConvertView]
    crew: list[str]
    suspicion: list[str]  # the newest last
    unpaid: int
    paid: int
    passed: bool
    orders: list[bool]  # met, by revealed order
    points: dict[str, int]
    vp: int


class SquareView(TypedDict):
    id: str
    region: int  # from 1
    closed: bool  # too few players
    piece: Literal["monk", "outpost"] | None
    seat: int  # -1 for none; the rival's is the number of seats


class OrderView(TypedDict):
    round: int
    vp: int
    order: str | None


class FavourView(TypedDict):
    round: int
    favour: str | None
    worker: str | None
    seat: int  # whose worker, -1 for none


class TavernView(TypedDict):
    id: str
    seat: int  # who took it, -1 for none


class Choose(TypedDict):
    """One of these."""

    choose: list[dict[str, int]]


class GainView(TypedDict):
    """One line of what a choice brings."""

    of: Of
    id: str  # of the action or card that it is about, empty for a reward
    by: str  # key of whoever adds it: a paladin, one of the crew; empty for the choice itself
    n: int  # points, suspicion cards
    reward: list[dict[str, int] | Choose]  # icons, as a deck has them
    now: NotRequired[int]  # an attribute rises
    then: NotRequired[int]
    vp: NotRequired[int]
    idle: NotRequired[bool]  # there is nothing that it could remove or pay


class OpensView(TypedDict):
    """What an attribute makes possible when it has grown."""

    attribute: str
    now: int
    then: int
    reaches: int  # the farthest region in reach then, 0 where that changes nothing
    opens: list[str]  # actions


class DealView(TypedDict):
    """What a choice costs and brings, as far as that is certain."""

    leads: bool  # only another question follows: nothing is paid yet
    targets: int  # so many squares, cards or spaces it may be done with; 0 where that is no question
    workers: list[str]  # the only ones that fit; empty where there is a choice, or none are needed
    silver: int
    provision: int
    debt: int
    spared: dict[str, int]  # what this round's paladin spares
    gains: list[GainView]
    change: dict[str, int]  # of what lies beside the board, without the workers that are placed
    opens: list[OpensView]
    keeps: NotRequired[int]  # passing: workers that stay
    credit: NotRequired[bool]  # Maugris: a debt may stand for the goods


class CheckView(TypedDict):
    """One thing that an action needs."""

    of: Need
    ok: bool
    need: int
    have: int
    kinds: list[str]  # workers, or the attribute


class OffersView(TypedDict):
    """Only for the seat that is asked."""

    deals: dict[str, DealView]  # by token; while workers are chosen, of the target they go to
    stands: dict[str, list[str | None]]  # who stands where, by token of a payment
    checks: dict[str, list[CheckView]]  # at the beginning of a turn, by action


class PaladinsHand(TypedDict):
    """What this seat knows of its own paladins; nobody else sees it."""

    hand: list[str]  # drawn to choose from, or the one chosen
    pile: list[str | None]  # from the top, None for a card it has not seen
    removed: list[str]  # out of the game, with City of Crowns
    boosts: dict[str, list[OpensView]]  # by paladin in hand
    returns: dict[str, int | None]  # top, bottom: the round in which a card laid there is drawn again


class RivalView(TypedDict):
    difficulty: str
    marker: int  # from 1
    track: int  # spaces
    stack: list[str]  # attribute markers, bottom to top where they share a space
    workers: int
    needed: dict[str, int]  # workers that each action of the right side takes
    top_row: list[bool]  # occupied
    scheme: str | None  # turned over last
    schemes: int  # in the pile
    unseen: dict[str, int]  # what the pile holds, by kind: everybody can count it
    discards: list[str]
    aside: int
    plan: list[WeighedView]  # what it weighed in its last turn
    next: NextView | None  # what its next turn brings, as far as anybody can know
    seat: SeatView
    sheet: ScoreSheet


class ChartRow(TypedDict):
    round: int
    vp: list[int]


class PrivateView(TypedDict):
    seat: int | None
    own: PaladinsHand | None
    secret: SecretView | None  # the own order, with City of Crowns
    offers: OffersView | None


class PublicView(TypedDict):
    title: Literal["paladins"]
    round: int
    rounds: int
    step: str
    start: int
    turn: int  # whose turn it is; the rival's number is the number of seats
    active: list[int]  # seats asked
    seats: list[SeatView]
    tax: int
    tax_full: int
    debts: int
    suspects: list[int]  # players with the most suspicion, nobody where there is none
    suspicion: dict[str, int]  # pile and discards
    walls: int
    townsfolk: list[str | None]  # by space, left to right
    townsfolk_pile: int
    townsfolk_discards: list[str]
    outsiders: list[str | None]
    outsiders_pile: int
    outsiders_discards: list[str]
    taverns: list[TavernView]
    taverns_pile: int
    picks: list[int]  # seats in the order in which they take taverns
    orders: list[OrderView]
    favours: list[FavourView]
    squares: list[SquareView]
    rival: RivalView | None
    crowns: CrownsView | None  # City of Crowns, where it is in play
    secrets: list[SecretView] | None  # everybody's orders, when the game is over
    chart: list[ChartRow]
    over: bool


class PaladinsView(PublicView, PrivateView):
    pass
