"""What travels on a table's socket: one struct per message, told apart by `type`. Bad messages become Refused."""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Raw, Struct

from courtier.server.errors import Refused

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[ -~]*$")]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Secret = Annotated[str, Meta(min_length=1, max_length=128)]
Typed = Annotated[str, Meta(max_length=2_000)]
Said: TypeAlias = dict[str, Any]  # a Phrase as JSON
BotsState: TypeAlias = Literal["", "busy", "trouble"]


class Hello(Struct, tag="hello"):
    """The first message: who is there, and what it has seen already."""

    secret: Secret | None = None
    since: Number = 0
    lang: str = "en"


class Choose(Struct, tag="choose"):
    id: Id
    seq: Number
    token: Annotated[str, Meta(max_length=500)]


class Recall(Struct, tag="recall"):
    id: Id | None = None


class Undo(Struct, tag="undo"):
    seq: Number
    id: Id | None = None


class Redo(Struct, tag="redo"):
    seq: Number
    id: Id | None = None


class AskHint(Struct, tag="hint"):
    id: Id | None = None


class Chat(Struct, tag="chat"):
    text: Typed


class Takeover(Struct, tag="takeover"):
    """A vote on a bot for somebody who is away; without `bot`, the one that is proposed or the table's usual level."""

    seat: SeatNumber
    agree: bool = True
    bot: Annotated[str, Meta(max_length=64)] | None = None


class Return(Struct, tag="return"):
    """A player who was away takes the seat back from the bot."""


class Pause(Struct, tag="pause"):
    on: bool


class Name(Struct, tag="name"):
    name: Typed


class Ping(Struct, tag="ping"):
    pass


FromClient = Hello | Choose | Recall | Undo | Redo | AskHint | Chat | Takeover | Return | Pause | Name | Ping
_decoder = msgspec.json.Decoder(FromClient)
_PATH = re.compile(r"`\$((?:\.\w+|\[\w*\])*)`")


class SeatFacts(Struct):
    """`away`: seconds for which a person has been away; `takeover`: seconds until a bot may be voted in for them."""

    seat: int
    kind: str
    name: str
    taken: bool
    online: bool
    bot: str | None
    away: float | None
    takeover: float | None


class ChatLine(Struct, tag="chat"):
    n: int
    seat: int | None
    name: str
    text: str
    at: float


class Welcome(Struct, tag="welcome"):
    seat: int | None
    host: bool
    seq: int
    status: str
    title: str
    name: str
    options: dict[str, Any]
    seats: list[SeatFacts]
    spectators: int
    sealed: str | None  # the hash of the key, which is told at the end
    seed_chosen: bool  # somebody knows the deal
    paused: bool
    rematch: str | None
    bots: BotsState
    usual: str  # the bot that would play for somebody who is away
    chat: list[ChatLine]


class State(Struct, tag="state"):
    """What one seat sees after event number `seq`. The parts that several connections share are encoded once."""

    seq: int
    choices: int
    status: str
    over: bool
    paused: bool
    view: Raw
    asks: Raw
    options: Raw
    refusals: Raw
    story: list[Any]
    from_: int = msgspec.field(name="from")
    undo: bool
    redo: bool
    thinking: list[int]
    scores: list[Any] | None = None
    seed: str | None = None


class Ack(Struct, tag="ack"):
    id: str | None
    seq: int


class RefusedMessage(Struct, tag="refused"):
    id: str | None
    error: Said
    rule: str | None
    seq: int


class Presence(Struct, tag="presence"):
    seats: list[SeatFacts]
    spectators: int


class Vote(Struct, tag="vote"):
    """`open`: voices still count; `done`: the bot plays now. Neither: nobody wants it any more."""

    seat: int
    bot: str
    agreed: list[int]
    needed: list[int]
    open: bool
    done: bool


class Bots(Struct, tag="bots"):
    """How the table's bots are: `busy` waits for its turn at the workers, `trouble` is asked again and again."""

    state: BotsState


class HintFacts(Struct):
    """The best choice and the second best, from one estimate: `value` is never below `second_value`."""

    token: str
    label: Said
    value: float | None  # expected points more than the best of the others
    error: float  # its standard error
    points: float | None  # expected own points at the end
    second: Said | None
    second_value: float | None
    margin_error: float  # standard error of the difference of the two values
    gain: Said | None  # a sentence: what the best choice buys, compared with the second
    follows: Said | None  # another one: what it makes possible
    cut: bool  # the time was up: another time it may be another hint


class Hint(HintFacts, tag="hint"):
    id: str | None


class Rematch(Struct, tag="rematch"):
    table: str


class Problem(Struct, tag="error"):
    """`fatal`: the connection is closed; `again`: the same may be accepted a little later."""

    error: Said
    fatal: bool
    again: bool = False


class Pong(Struct, tag="pong"):
    pass


def read(text: str | bytes) -> FromClient:
    """A client's message; Refused says what is wrong with it."""
    try:
        message: FromClient = _decoder.decode(text)
        return message
    except msgspec.ValidationError as error:
        raise Refused("server-bad-message", 400, field=path(error), where=path(error) or "type") from None
    except (msgspec.DecodeError, UnicodeError):
        raise Refused("server-not-json", 400) from None
    except RecursionError:
        raise Refused("server-too-deep", 400) from None


def path(error: Exception) -> str | None:
    """The field that msgspec complains about: `$.seats[...].kind` becomes seats[...].kind."""
    found = _PATH.search(str(error))
    return found[1].lstrip(".") or None if found else None


def encode(message: Struct) -> str:
    return msgspec.json.encode(message).decode()
