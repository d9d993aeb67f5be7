"""`courtier load`: the server's own load run, with its trouble told as ours."""

from __future__ import annotations

import json

from courtier.cli.begin import the_title
from courtier.cli.speech import BadInput, Speech
from courtier.core.words import Phrase


def run(
    title: str | None, tables: int, seats: int, rate: float, seconds: float, target: str, db: str, nodes: int,
    anywhere: bool, as_json: bool, say: Speech,
) -> None:  # fmt: skip
    from courtier.server import load
    from courtier.server.errors import CannotServe

    chosen = the_title(title)
    if seats not in chosen.seats:
        raise BadInput("cli-seats-count", n=seats, few=chosen.seats[0], many=chosen.seats[-1])
    try:
        told = load.run(
            title=chosen.name,
            tables=tables,
            seats=seats,
            rate=rate,
            seconds=seconds,
            target=target,
            db=db,
            nodes=nodes,
            anywhere=anywhere,
        )
    except CannotServe as error:
        raise Trouble(error.said) from None
    if as_json:
        print(json.dumps(told, indent=2))
    else:
        load.show(told)


class Trouble(BadInput):
    """The server's own sentence, passed on."""

    def __init__(self, said: Phrase) -> None:
        super().__init__(said.key, **said.args)
