"""Positions said in a line, and a table to play them on: how every rule's test begins.

Players are A, B, C, D: seats 0 to 3. A position is a new game whose table is set as told; whatever is left unsaid is as
at the start of a game. The player named by `turn` is about to take an action. Who has no worker passes at once.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypedDict

from tests.rules.seating import NAMES, RIVAL, Seating

from courtier import start
from courtier.core.piles import Pile
from courtier.titles.paladins import words as w
from courtier.titles.paladins.choices import Tables
from courtier.titles.paladins.commission import settle
from courtier.titles.paladins.crowns.state import Crowns
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
    diplomacy: int  # with City of Crowns, as what stands at the end
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
    extension: (
        str  # the icon on it; A has military, B merchant, C farmer, D clergy unless somebody else wants it
    )
    collected: str  # muster cards
    enlisted: str  # nobles
    secret: str  # order
    spare: int


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
    cards: Path  # of one's own
    crowns: (
        bool  # with City of Crowns; what follows needs it, and the rows of cards begin or end with their pile
    )
    muster: str  # four piles, the open card and then those below it: "field_hands+supply_train - hedge_hunters ..."
    muster_workers: str  # on the open cards, - for none: "- B:criminal - scout" (A's scout)
    diplomat: int  # its pile, from 1
    nobles: str  # four ids, the pile's first, - for none
    nobles_pile: str  # next ones, the first is drawn first
    nobles_left: int  # so many cards are left in the pile
    allies: dict[str, str]  # whose they are: military="A"


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
        """Faith, strength, influence; with City of Crowns diplomacy."""
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
    track = [
        told.get("faith", 0),
        told.get("strength", 0),
        told.get("influence", 0),
        told.get("diplomacy", 0),
    ]
    p.track = track[: len(t.attributes)]
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
    actions = [action.id for action in t.board_actions]
    for action, n in told.get("done", {}).items():
        p.done[actions.index(action)] = n
    for action, spaces in told.get("shops", {}).items():
        p.shops[actions.index(action)] = sum(1 << w.SPACES.index(space) for space in spaces.split())
    for action, workers in told.get("board", {}).items():
        number = actions.index(action)
        paid = sum(1 << 8 * w.WORKERS.index(worker) for worker in workers.split())
        p.board[number] = stand(t.board_actions[number].spaces, p.shops[number], paid)
    p.jars = sum(1 << t.jar_ids.index(word) for word in told.get("jars", "").split())
    p.walls = [t.wall_ids.index(word) for word in told.get("walls", "").split()]
    outs = [card.id for card in t.outsiders]
    p.attacked = [outs.index(word) for word in told.get("attacked", "").split()]
    p.converted = [outs.index(word) for word in told.get("converted", "").split()]
    p.passed = told.get("passed", False)
    if s.crowns is not None:
        place_court(s, s.crowns, seat, told)


def place_court(s: PState, crowns: Crowns, player: int, told: Setting) -> None:
    """What lies beside a player board with City of Crowns."""
    t = s.tables.crowns
    if "extension" in told:
        icon, old = w.NOBLE_ICONS.index(told["extension"]), crowns.extensions[player]
        crowns.extensions = [old if other == icon else other for other in crowns.extensions]
        crowns.extensions[player] = icon
    for cards, ids, words in (
        (crowns.collected, [card.id for card in t.musters], told.get("collected", "").split()),
        (crowns.enlisted, [card.id for card in t.nobles], told.get("enlisted", "").split()),
    ):
        cards[player] = [ids.index(word) for word in words]
        s.players[player].done[w.MUSTER if cards is crowns.collected else w.NEGOTIATE] = len(words)
    if "secret" in told:
        deal_secret(s, crowns, player, told["secret"])
    if player < s.seats:
        crowns.spare[player] = told.get("spare", 0)


def deal_secret(s: PState, crowns: Crowns, seat: int, id: str) -> None:
    """This order is the seat's secret; whoever had it has the other one."""
    card = [order.id for order in s.tables.orders].index(id)
    old = crowns.secrets[seat].cards[0]
    for pile in (s.orders, s.orders_box, *crowns.secrets):
        pile.cards = [old if other == card else other for other in pile.cards]
    crowns.secrets[seat] = Pile([card], [1 << seat])


def place_muster(s: PState, crowns: Crowns, told: World) -> None:
    ids = [card.id for card in s.tables.crowns.musters]
    taken = [card for cards in crowns.collected for card in cards]
    words = told.get("muster", "").split()
    taken += [ids.index(id) for word in words if word != "-" for id in word.split("+")]
    for pile in (*crowns.muster, crowns.muster_box):
        pile.cards = [card for card in pile.cards if card not in taken]
    for pile, word in zip(crowns.muster, words, strict=bool(words)):
        if word == "-":
            crowns.muster_box.cards += pile.cards
            pile.cards = []
        else:
            pile.cards += [ids.index(id) for id in word.split("+")][::-1]
    for pile in (*crowns.muster, crowns.muster_box):
        pile.seen = [0] * len(pile.cards)
    for pile in crowns.muster:
        pile.seen[-1:] = [EVERYBODY] * len(pile.cards[-1:])
    workers = told.get("muster_workers", "- - - -").split()
    for i, (owner, _, worker) in enumerate(word.rpartition(":") for word in workers):
        if worker != "-":
            crowns.muster_workers[i] = 1 + w.WORKERS.index(worker) + 8 * NAMES.index(owner or "A")
    crowns.diplomat = told.get("diplomat", crowns.diplomat + 1) - 1


def place_nobles(s: PState, crowns: Crowns, told: World) -> None:
    ids = [card.id for card in s.tables.crowns.nobles]
    taken = [card for cards in crowns.enlisted for card in cards]
    if "nobles" in told:
        crowns.nobles_pile.cards += [card for card in crowns.nobles if card >= 0]
        crowns.nobles = [rows(ids, word) for word in told["nobles"].split()]
    pile = [card for card in crowns.nobles_pile.cards if card not in taken and card not in crowns.nobles]
    crowns.nobles_box = Pile(
        [card for card in crowns.nobles_box.cards if card not in (*taken, *crowns.nobles)]
    )
    pile = on_top(Pile(pile), [ids.index(word) for word in told.get("nobles_pile", "").split()]).cards
    crowns.nobles_pile = Pile(pile[max(0, len(pile) - told.get("nobles_left", 99)) :])
    for icon, who in told.get("allies", {}).items():
        crowns.allies[w.NOBLE_ICONS.index(icon)] = s.seats if who == RIVAL else NAMES.index(who)


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
    if s.crowns is not None:
        place_muster(s, s.crowns, told)
        place_nobles(s, s.crowns, told)


def place_kings_cards(s: PState, told: World) -> None:
    t = s.tables
    for pile, box, ids, words in (
        (s.orders, s.orders_box, [card.id for card in t.orders], told.get("orders", "").split()),
        (s.favours, s.favours_box, [card.id for card in t.favours], told.get("favours", "").split()),
    ):
        shown = [ids.index(word) for word in words]
        if s.crowns is not None and box is s.orders_box:
            free_secrets(s, s.crowns, shown)
        rest = [card for card in pile.cards + box.cards if card not in shown]
        size = len(pile.cards)
        pile.cards, box.cards = (shown + rest)[:size], (shown + rest)[size:]
        pile.seen = [EVERYBODY] * len(shown) + [0] * (size - len(shown))
    s.orders_shown = len(told.get("orders", "").split())
    s.favours_shown = len(told.get("favours", "").split())
    ids = [card.id for card in t.favours]
    for word in told.get("used", "").split():
        s.favour_workers[s.favours.cards.index(ids.index(word))] = 1


def free_secrets(s: PState, crowns: Crowns, shown: list[int]) -> None:
    """Orders that lie open are nobody's secret."""
    for secret in crowns.secrets:
        if secret.cards[0] in shown:
            spare = next(card for card in s.orders.cards + s.orders_box.cards if card not in shown)
            for pile in (s.orders, s.orders_box):
                pile.cards = [secret.cards[0] if card == spare else card for card in pile.cards]
            secret.cards = [spare]


def table(
    world: World | None = None,
    turn: str = "A",
    seats: int = 2,
    **players: Setting,
) -> Table:
    """A position of the actions of a round, A to act first unless `turn` says otherwise."""
    told: World = world or {}
    options: dict[str, Any] = {"difficulty": told.get("difficulty", "standard")}
    if told.get("crowns"):
        options["city_of_crowns"] = True
    game = start("paladins", seats, 1, options, content=told.get("cards"))
    s = game.state
    assert isinstance(s, PState)
    s.agenda = []
    s.asks = []
    s.options = []
    if s.crowns is not None:
        s.crowns.extensions = list(range(len(s.players)))
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
