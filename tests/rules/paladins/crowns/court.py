"""Positions with City of Crowns: a table on which whatever the expansion adds is known."""

from __future__ import annotations

from typing import Any

from tests.rules.paladins.rival import solo
from tests.rules.paladins.table import Setting, Table, World, act, table

from courtier import Game, start
from courtier.titles.paladins import words as w
from courtier.titles.paladins.crowns.state import Crowns
from courtier.titles.paladins.state import PState

RIGHT = ["commission", "fortify", "garrison", "absolve", "attack", "convert", "muster", "negotiate"]
CREW = "3 labourer 2 scout 2 merchant 2 fighter 2 cleric"  # enough for two actions of any kind
RICH: Setting = {"workers": CREW, "silver": 9, "provision": 9}
PLAIN: World = {  # the piles come first among townsfolk and nobles, last among outsiders; the Diplomat stands on pile 4
    "crowns": True,
    "round": 3,
    "muster": "village_reeves+supply_train militia_captain+toll_keepers hedge_hunters field_hands+papal_legates",
    "nobles": "margrave_of_neustria duke_of_aquitaine baron_of_berry count_of_paris",
    "nobles_pile": "count_of_troyes baron_of_touraine",
    "town": "abbot_2 acolyte_1 gatekeeper_1 peddler_1 squire_2 watchman_1 defender_2",
    "town_pile": "missionary_2 architect_2",
    "outs": "viking_adventurer viking_lookout byzantine_archer saracen_archer viking_armourer saracen_warrior "
    "byzantine_warrior",
    "outs_pile": "saracen_protector viking_protector",
}


def court(world: World | None = None, turn: str = "A", seats: int = 2, **players: Setting) -> Table:
    """The position above, changed as told; A is rich unless told otherwise, the others have nobody to act with."""
    players.setdefault("A", RICH)
    return table({**PLAIN, **(world or {})}, turn, seats, **players)


def rich(**told: Any) -> Setting:
    """A with many workers and goods, and what is told."""
    setting: Setting = {**RICH, **told}  # type: ignore[typeddict-item]
    return setting


def alone(
    marker: int = 1, world: World | None = None, workers: int = 9, A: Setting | None = None, **told: Any
) -> Table:
    """The same position for A against the rival; `told` are the rival's things."""
    return solo(marker, {**PLAIN, **(world or {})}, workers, A, **told)


def new(seats: int = 2, seed: int = 4, difficulty: str = "standard") -> tuple[Game, PState, Crowns]:
    """A new game."""
    game = start("paladins", seats, seed, {"difficulty": difficulty, "city_of_crowns": True})
    assert isinstance(game.state, PState)
    assert game.state.crowns is not None
    return game, game.state, game.state.crowns


def crowns(t: Table) -> Crowns:
    assert t.s.crowns is not None
    return t.s.crowns


def shown(t: Table) -> Any:
    """What everybody sees of the expansion."""
    return t.view()["crowns"]


def tops(t: Table) -> list[str | None]:
    return [pile["card"] for pile in shown(t)["muster"]]


def nobles(t: Table) -> list[str | None]:
    return [place["card"] for place in shown(t)["nobles"]]


def beside(t: Table, who: str) -> Any:
    """What lies beside a player board."""
    return shown(t)["courts"][t.number(who)]


def muster(t: Table, card: str, *then: str, who: str = "A") -> None:
    act(t, who, "act muster", f"muster {card}", *then)


def negotiate(t: Table, *tokens: str, who: str = "A") -> None:
    act(t, who, "act negotiate", *tokens)


def finish(t: Table) -> None:
    """Everybody passes until the next round begins or the game is over; whatever else is asked, the first option."""
    number = t.s.round
    while not t.game.over and (t.s.round == number and t.s.step == w.S_ACTIONS):
        seat = t.game.asks[0].seat
        options = t.game.options(seat)
        t.game.choose(next((o for o in options if str(o) == "pass"), options[0]), seat)
