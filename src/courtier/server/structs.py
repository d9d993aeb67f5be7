"""What travels by HTTP: requests and answers. The OpenAPI document and the client's types are made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from courtier.server.wire import Said, SeatFacts

Seed = (
    Annotated[int, Meta(ge=0, le=(1 << 61) - 1)]
    | Annotated[str, Meta(pattern=r"^([0-9]{1,19}|[0-9A-Fa-f]{32})$")]
)
NewSecret = Annotated[str, Meta(min_length=22, max_length=128, pattern=r"^[A-Za-z0-9_-]{22,128}$")]
Grade = Literal["best", "fine", "slip", "mistake", "blunder"]
OldSecret = Annotated[str, Meta(min_length=1, max_length=128)]
TypedName = Annotated[str, Meta(max_length=200)]
BotName = Annotated[str, Meta(max_length=64)]


class Problem(Struct):
    """What went wrong, as a phrase; `rule` and `field` where they help."""

    error: Said
    rule: str | None = None
    field: str | None = None


class Span(Struct):
    min: int
    max: int


class Needs(Struct):
    """Another option, and values of which one must be chosen there."""

    option: str
    values: list[Any]


class Only(Needs):
    """A value of an option that can be had only with those of another one."""

    value: Any


class OptionFacts(Struct):
    """`kind` is flag, one or several; `seats` are the numbers of seats at which it applies, all when there are none;
    `only` the values that need another option."""

    name: str
    kind: str
    default: Any
    values: list[Any]
    needs: Needs | None
    seats: list[int]
    only: list[Only]


class Preset(Struct):
    """Options that go well together, under a name; what it does not name has its default."""

    name: str
    options: dict[str, Any]


class BotFacts(Struct):
    """A level: of 100 games those it `won` against the one below, and the longest choice; None is not measured."""

    id: str
    won: int | None
    seconds: float | None


class TitleFacts(Struct):
    id: str
    seats: Span
    options: list[OptionFacts]
    presets: list[Preset]
    bots: list[BotFacts]


class Rule(Struct):
    id: str
    text: str


class RuleSection(Struct):
    page: str
    heading: str
    rules: list[Rule]


class Rules(Struct):
    title: str
    lang: str
    sections: list[RuleSection]


class NewSeat(Struct):
    kind: Literal["me", "friend", "bot"]
    name: TypedName = ""
    bot: BotName | None = None


class NewTable(Struct):
    title: Annotated[str, Meta(max_length=64)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    name: TypedName = ""
    preset: Annotated[str, Meta(max_length=64)] | None = None  # what options say goes before what it says
    options: dict[str, Any] = {}
    seed: Seed | None = None
    lang: str = "en"


class SeatSecret(Struct):
    seat: int
    kind: str
    secret: str | None


class TableMade(Struct):
    """The secrets are shown once and kept only as hashes."""

    table: str
    host: str | None
    seats: list[SeatSecret]


class TableFacts(Struct):
    table: str
    title: str
    name: str
    status: str
    options: dict[str, Any]
    seats: list[SeatFacts]
    spectators: int
    seq: int
    sealed: str | None
    seed_chosen: bool
    rematch: str | None
    seed: str | None


class Claim(Struct):
    """`invitation` comes from the link, `secret` from this browser's own dice."""

    invitation: OldSecret
    secret: NewSecret
    name: TypedName = ""


class Claimed(Struct):
    seat: int
    secret: str


class RematchWish(Struct):
    same_deal: bool = False


class PastedRecord(Struct):
    record: Annotated[str, Meta(max_length=262_144)]


class Mark(Struct):
    """A part of the game begins at frame `n`; level 0 is the largest kind of part (a year), 1 the next (a season).

    `points` are everybody's at that moment, those of an opponent without a seat last.
    """

    n: int
    level: int
    said: Said
    points: list[int]


class ReplayFacts(Struct):
    """`frames` is the number of choices; frame 0 is the beginning.

    Of a finished table: its name, and by seat the bot that played there from the start, None for a person.
    """

    id: str
    title: str
    seats: int
    options: dict[str, Any]
    names: list[str]
    frames: int
    record: str
    seed: str | None
    marks: list[Mark]
    table: str | None
    bots: list[str | None]


class ReplayStory(Struct):
    """The whole chronicle; `choice` of a line is the number of choices that had been made."""

    lines: list[Any]


class At(Struct):
    at: Annotated[int, Meta(ge=0, le=1_000_000)]


class BranchWish(At):
    """`mine`: the seats that whoever asks will play, bots take the others; without it the seat that is asked there."""

    mine: Annotated[list[int], Meta(max_length=16)] | None = None
    bot: BotName | None = None


class TryWish(At):
    """Another choice at that moment: what would it have cost?"""

    token: Annotated[str, Meta(max_length=400)]


class TriedFacts(Struct):
    """Of the better one only how much better it is, never which."""

    token: str
    cost: float
    grade: Grade


class Frame(Struct):
    n: int
    frames: int
    view: dict[str, Any]
    story: list[Any]
    asks: list[Any]
    options: list[Any]
    choice: dict[str, Any] | None
    scores: list[Any] | None
    over: bool


Progress = Literal["waiting", "running", "done", "stopped", "failed"]


Budget = Annotated[int, Meta(ge=10, le=5_000)]
USUAL_BUDGET = 400


class AnalysisWish(Struct):
    """`budget`: search iterations for each choice."""

    budget: Budget = USUAL_BUDGET


class VerdictFacts(Struct):
    """On the choice made after `n` others: `cost` is what the best one found would have brought more, in points."""

    n: int
    seat: int
    asked: Said
    token: str
    made: Said
    best: str
    better: Said
    cost: float
    lead: float
    best_lead: float
    grade: Grade
    points: list[float]
    options: int


class SeatSummary(Struct):
    seat: int
    choices: int
    accuracy: float
    cost: float
    grades: dict[str, int]


class AnalysisFacts(Struct):
    """`done` of `of` choices are judged. `verdicts` begins with number `since` of those known.

    `yours`: it was begun with the secret of this request, which alone can stop it.
    """

    status: Progress
    budget: int
    done: int
    of: int
    since: int
    verdicts: list[VerdictFacts]
    seats: list[SeatSummary]
    yours: bool


class Health(Struct):
    ok: bool
    database: str
    tables: int
    connections: int
