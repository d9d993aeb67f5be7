"""The shapes of Kingsburg's view. The browser's types are generated from them (tools/client_types.py).

What a module or a scenario shows is NotRequired: a game without it does not carry it.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from courtier.titles.kingsburg.words import Step


class GroupView(TypedDict):
    seat: int  # -1 is neutral
    dice: list[int]
    bonus: list[int]
    token: bool
    market: int  # -1, 0 or 1
    envoy: bool
    counts_as: NotRequired[int]  # the Bazaar: the value that its one die has here


class TileView(TypedDict):
    """Module 6: the tile that lies on an advisor, whose printed reward then does not count."""

    id: str
    year: int  # since when it lies there; 0 is since the setup
    phase: int
    stock: dict[
        str, int
    ]  # goods on the tile by kind, 0 for one that was taken; empty for tiles without stock


class AdvisorView(TypedDict):
    id: str
    rank: int
    groups: list[GroupView]
    closed: NotRequired[bool]  # takes no dice: The King Is Sick, Absent Advisor
    items: NotRequired[list[str]]  # Rising Stars: what lies here for the first to come
    reserved: NotRequired[list[int]]  # Secret Deals: seats that have the right


class PrivateAdvisorView(AdvisorView):
    """Module 3: the Politician's, which only this seat may use."""

    owner: int
    gain: dict[str, int]  # what the governor's card says that one earns there


class CellView(TypedDict):
    """A building on somebody's sheet."""

    id: str
    state: Literal["built", "ready", "short", "lock"]  # short of goods, or the left neighbour is missing
    price: dict[str, int]  # what it costs this seat now
    cheaper: list[str]  # goods of which it costs less than printed
    dearer: list[str]
    lacks: dict[str, int]  # goods that are missing for the price
    short: int  # how many in all
    used: bool  # its effect is used up for this season


class RowView(TypedDict):
    letter: str  # A to G
    strip: bool  # module 2: a strip covers the printed row
    cells: list[CellView]


class GovernorEffectView(TypedDict):
    state: Literal[
        "ready", "used", "off", "always"
    ]  # off: the condition does not hold, or it is not the time
    back: Literal["", "season", "year", "never"]  # when a used one comes back


class GovernorView(TypedDict):
    id: str
    effects: list[GovernorEffectView]
    brought: dict[str, int]  # things gained so far


class SeatView(TypedDict):
    seat: int
    gold: int
    wood: int
    stone: int
    plus2: int
    soldiers: int
    vp: int
    buildings: list[str]
    used: list[str]  # buildings used this season
    rows: list[RowView]  # the sheet, from top to bottom
    dice: list[int]  # in hand
    bonus: list[int]
    rolled: int
    bonus_dice: int  # to be rolled
    passed: bool
    token_used: bool
    market_used: bool
    strength: int  # modifiers that always count, without soldiers
    points: dict[str, int]
    governor: NotRequired[GovernorView]  # module 3, when all are revealed
    private_advisors: NotRequired[list[PrivateAdvisorView]]
    tokens_left: NotRequired[list[int]]  # module 5
    token_played: NotRequired[int]  # this winter's, once all are revealed


class EnemyView(TypedDict):
    year: int
    range: list[int]
    card: str | None  # the face, if this seat may know it
    revealed: bool
    open: NotRequired[bool]  # face down, but no secret: the Dragons of the scenario (KBS-012)


class BattlePart(TypedDict):
    """One part of a strength, in the order in which they are added."""

    source: str  # soldiers, token, die, scenario, or the id of a building or governor
    n: int


class BattleView(TypedDict):
    seat: int
    soldiers: int
    strength: int
    result: Literal["won", "tied", "lost"]
    highest: bool
    parts: NotRequired[list[BattlePart]]


class LaneView(TypedDict):
    """How a seat stands against this winter's enemy, as far as the watching seat knows it."""

    seat: int
    soldiers: int
    strength: int  # with what always counts, and against the card if it is known
    maybe: int  # what may come on top of it, depending on the card
    result: Literal["won", "tied", "lost", ""]
    highest: bool


class BandView(TypedDict):
    """Strengths that the enemy may have, with every change that is in force."""

    of: Literal["enemy", "valley"]  # valley: both cards together
    low: int
    high: int


class WinterView(TypedDict):
    bands: list[BandView]
    lanes: list[LaneView]  # in turn order


class ForecastRow(TypedDict):
    """Module 5: how one token would end against each strength of a band; only with the choice itself."""

    token: int
    of: Literal["enemy", "valley"]
    strength: int
    foes: list[int]
    results: list[Literal["won", "tied", "lost"]]
    keeps: list[int]  # tokens left for the winters to come


class TouchView(TypedDict):
    """A piece that this year's destiny changes, and by how much."""

    piece: Literal["advisor", "building", "enemy", "order", "soldier", "kings_reward", "dice"]
    id: str  # of the advisor or building; empty for all other pieces
    change: dict[str, int]


class DestinyView(TypedDict):
    id: str
    touches: list[TouchView]
    past: list[str]  # destinies of the years before


class DraftView(TypedDict):
    """Module 2, drafted: what is left and who took what, by letter."""

    order: list[int]  # seats in the order of their picks, out and back
    picks: list[str]  # letters picked so far, in that order
    left: dict[str, int]


class ScenarioView(TypedDict):
    """The scenario's own part of the table; each scenario fills what it has."""

    id: str
    anger: NotRequired[int]  # Dragon's Shadow
    goods: NotRequired[dict[str, int]]  # Great Fair
    tile: NotRequired[str]  # Royal Census
    leaders: NotRequired[list[int]]  # Royal Census: seats that are ahead now


class ChartRow(TypedDict):
    year: int
    phase: int
    vp: list[int]


class PrivateView(TypedDict):
    seat: int | None
    ahead: list[
        Literal["influence", "construct", "recruit"]
    ]  # questions that may still come in this phase: a seat may answer them beforehand
    free: list[str]  # choices of the question at hand that only gain: nothing to think about
    enemy: EnemyView
    winter: WinterView
    valley: NotRequired[EnemyView]  # Goblin Valley's second card
    dealt_governors: NotRequired[list[str]]  # module 3: one of these is kept
    dealt_strips: NotRequired[list[str]]  # module 2: letters
    forecast: NotRequired[list[ForecastRow]]


class PublicView(TypedDict):
    title: Literal["kingsburg"]
    modules: list[int]
    year: int
    phase: int
    step: Step
    turn_order: list[int]
    active: list[int]
    seats: list[SeatView]
    advisors: list[AdvisorView]
    envoy: int
    past_enemies: list[str]
    reinforcement: int
    battle: list[BattleView]
    neutral: list[int]
    chart: list[ChartRow]
    over: bool
    tiles: NotRequired[dict[str, TileView]]  # module 6, by rank
    destiny: NotRequired[DestinyView]  # module 4
    draft: NotRequired[DraftView]  # module 2, while the strips are drafted
    scenario: NotRequired[ScenarioView]


class KingsburgView(PublicView, PrivateView):
    pass
