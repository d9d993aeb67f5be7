"""Positions said in a line, and a table to play them on: how every rule's test begins.

Players are A, B, C, D: seats 0 to 3. A position is a new game whose table is set as told; whatever is left unsaid is as
at the start of a game. The player named by `turn` is about to take an action. Who has no worker passes at once.
"""

from __future__ import annotations

from typing import Any, TypedDict

from tests.rules.seating import NAMES, Seating

from courtier import start
from courtier.core.piles import Pile
from courtier.titles.paladins import words as w
from courtier.titles.paladins.choices import Tables
from courtier.titles.paladins.commission import settle
from courtier.titles.paladins.round import KeepAgain, Refresh
from courtier.titles.paladins.state import Player, PState
from courtier.titles.paladins.turn import NextTurn
from courtier.titles.paladins.workers import stand

EVERYBODY = -1


class Setting(TypedDict, total=False):
    """One player's things."""

    workers: str  # "2 scout 1 cleric"
    silver: int
    provision: int
    faith: int
    strength: int
    influence: int
    paladin: str
    crew: str  # "abbot_1 squire_2"
    suspicion: str  # printed tax, the newest last: "0 2 1"
    unpaid: int
    paid: int
    done: dict[str, int]
    shops: dict[str, str]  # commission="left middle"
    board: dict[str, str]  # workers standing there: absolve="cleric labourer merchant"
    jars: str
    walls: str
    attacked: str
    converted: str
    passed: bool


class World(TypedDict, total=False):
    """What lies on the main board."""

    round: int
    tax: int
    debts: int
    town: str  # five ids, - for none
    town_pile: str  # ids, the first is drawn first
    outs: str  # six ids, - for none
    outs_pile: str
    orders: str  # revealed ones, ids
    favours: str  # revealed ones, ids
    used: str  # favours that hold a worker
    walls: str  # next walls, the first is drawn first
    suspicion: str  # next suspicions by printed tax; all others stay below
    suspicion_left: int  # so many cards are left in the pile, none among the discards
    squares: dict[str, str]  # pieces on the board: square_1_1="B outpost"
    difficulty: str


def rows(ids: list[str], word: str) -> int:
    return -1 if word == "-" else ids.index(word)


class Table(Seating):
    points = "paladins-points-"

    @property
    def s(self) -> PState:
        assert isinstance(self.game.state, PState)
        return self.game.state

    @property
    def t(self) -> Tables:
        return self.s.tables

    def p(self, who: str) -> Player:
        return self.s.players[NAMES.index(who)]

    @property
    def rival(self) -> Player:
        return self.s.players[self.s.seats]

    def workers(self, who: str) -> dict[str, int]:
        held = zip(w.WORKERS, self.p(who).workers, strict=True)
        return {name: n for name, n in held if n}

    def track(self, who: str) -> tuple[int, ...]:
        """Faith, strength, influence."""
        return tuple(self.p(who).track)

    def goods(self, who: str) -> tuple[int, int]:
        """Silver and provisions."""
        return self.p(who).silver, self.p(who).provision

    def crew(self, who: str) -> list[str]:
        return [self.t.townsfolk[card].id for card in self.p(who).crew]

    def pays(self, who: str) -> set[str]:
        """The handfuls of workers on offer."""
        return {token.removeprefix("pay ") for token in self.options(who)}

    def view(self, seat: int | None = None) -> Any:
        return self.game.view(seat)


def place_player(s: PState, seat: int, told: Setting) -> None:
    t = s.tables
    p = s.players[seat]
    words = told.get("workers", "").split()
    p.workers = [0] * w.TYPES
    for count, name in zip(words[::2], words[1::2], strict=True):
        p.workers[w.WORKERS.index(name)] = int(count)
    p.silver = told.get("silver", p.silver)
    p.provision = told.get("provision", p.provision)
    p.track = [told.get("faith", 0), told.get("strength", 0), told.get("influence", 0)]
    if "paladin" in told:
        p.paladin = [card.id for card in t.paladins].index(told["paladin"])
        p.boost = t.paladins[p.paladin].boosts
        if p.paladin in p.pile.cards:
            at = p.pile.cards.index(p.paladin)
            del p.pile.cards[at], p.pile.seen[at]
    folk = [card.id for card in t.townsfolk]
    p.crew = [folk.index(word) for word in told.get("crew", "").split()]
    p.suspicion = [t.suspicion.index(int(word)) for word in told.get("suspicion", "").split()]
    p.unpaid = told.get("unpaid", 0)
    p.paid = told.get("paid", 0)
    for action, n in told.get("done", {}).items():
        p.done[w.ACTIONS.index(action)] = n
    for action, spaces in told.get("shops", {}).items():
        p.shops[w.ACTIONS.index(action)] = sum(1 << w.SPACES.index(space) for space in spaces.split())
    for action, workers in told.get("board", {}).items():
        number = w.ACTIONS.index(action)
        paid = sum(1 << 8 * w.WORKERS.index(worker) for worker in workers.split())
        p.board[number] = stand(t.board_actions[number].spaces, p.shops[number], paid)
    p.jars = sum(1 << t.jar_ids.index(word) for word in told.get("jars", "").split())
    p.walls = [t.wall_ids.index(word) for word in told.get("walls", "").split()]
    outs = [card.id for card in t.outsiders]
    p.attacked = [outs.index(word) for word in told.get("attacked", "").split()]
    p.converted = [outs.index(word) for word in told.get("converted", "").split()]
    p.passed = told.get("passed", False)


def on_top(pile: Pile, cards: list[int]) -> Pile:
    """These cards are drawn first, in this order."""
    rest = pile.cards.copy()
    for card in cards:
        if card in rest:
            rest.remove(card)
    return Pile(rest + cards[::-1])


def place_world(s: PState, told: World) -> None:
    t = s.tables
    s.round = told.get("round", 1)
    s.tax = told.get("tax", s.tax_full)
    s.debts = told.get("debts", s.debts)
    folk = [card.id for card in t.townsfolk]
    outs = [card.id for card in t.outsiders]
    if "town" in told:
        s.town = [rows(folk, word) for word in told["town"].split()]
    if "outs" in told:
        s.outs = [rows(outs, word) for word in told["outs"].split()]
    crews = [card for p in s.players for card in p.crew]
    beaten = [card for p in s.players for card in p.attacked + p.converted]
    s.town_pile = Pile([card for card in range(len(folk)) if card not in s.town and card not in crews])
    s.outs_pile = Pile([card for card in range(len(outs)) if card not in s.outs and card not in beaten])
    s.town_pile = on_top(s.town_pile, [folk.index(word) for word in told.get("town_pile", "").split()])
    s.outs_pile = on_top(s.outs_pile, [outs.index(word) for word in told.get("outs_pile", "").split()])
    built = [card for p in s.players for card in p.walls]
    s.walls = Pile([card for card in s.walls.cards if card not in built])
    s.walls = on_top(s.walls, [t.wall_ids.index(word) for word in told.get("walls", "").split()])
    for p in s.players:
        for card in p.suspicion:
            s.suspicion.cards.remove(card)
    s.suspicion = Pile(s.suspicion.cards[: told.get("suspicion_left", 99)])
    s.suspicion = on_top(
        s.suspicion, [t.suspicion.index(int(tax)) for tax in told.get("suspicion", "").split()]
    )
    for id, piece in told.get("squares", {}).items():
        who, kind = piece.split()
        at = [square.id for square in t.squares].index(id)
        settle(s, NAMES.index(who), at, ["monk", "outpost"].index(kind))
    place_kings_cards(s, told)


def place_kings_cards(s: PState, told: World) -> None:
    t = s.tables
    for pile, box, ids, words in (
        (s.orders, s.orders_box, [card.id for card in t.orders], told.get("orders", "").split()),
        (s.favours, s.favours_box, [card.id for card in t.favours], told.get("favours", "").split()),
    ):
        shown = [ids.index(word) for word in words]
        rest = [card for card in pile.cards + box.cards if card not in shown]
        size = len(pile.cards)
        pile.cards, box.cards = (shown + rest)[:size], (shown + rest)[size:]
        pile.seen = [EVERYBODY] * len(shown) + [0] * (size - len(shown))
    s.orders_shown = len(told.get("orders", "").split())
    s.favours_shown = len(told.get("favours", "").split())
    ids = [card.id for card in t.favours]
    for word in told.get("used", "").split():
        s.favour_workers[s.favours.cards.index(ids.index(word))] = 1


def table(
    world: World | None = None,
    turn: str = "A",
    seats: int = 2,
    **players: Setting,
) -> Table:
    """A position of the actions of a round, A to act first unless `turn` says otherwise."""
    told: World = world or {}
    game = start("paladins", seats, 1, {"difficulty": told.get("difficulty", "standard")})
    s = game.state
    assert isinstance(s, PState)
    s.agenda = []
    s.asks = []
    s.options = []
    for who in NAMES[:seats]:
        place_player(s, NAMES.index(who), players.get(who, {}))
    place_world(s, told)
    s.start = NAMES.index(turn)
    s.step = w.S_ACTIONS
    s.push(Refresh())
    s.push(KeepAgain())
    s.push(NextTurn(s.start))
    s.advance()
    return Table(game)


def act(t: Table, who: str, *tokens: str) -> None:
    """Choices in a row; wherever workers are to be chosen, the usual ones are placed."""
    seat = NAMES.index(who)
    for token in (*tokens, ""):
        while not t.game.over and t.kind == "workers" and t.game.asks[0].seat == seat:
            t.game.choose(t.game.options(seat)[0], seat)
        if token:
            t.choose(who, token)


def next_round(seats: int = 2, turn: str = "A", **world: object) -> Table:
    """Nobody has a worker, so all pass and the next round begins: paladins are to be chosen."""
    t = table(world, seats=seats, turn=turn)  # type: ignore[arg-type]
    assert t.kind == "paladin"
    return t


def play(t: Table, who: str) -> str:
    """The first paladin of the hand is played; returned."""
    token = min(t.options(who))
    t.choose(who, token)
    return token.split()[1]
