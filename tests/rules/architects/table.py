"""Positions said in a line, and a table to play them on: how every rule's test begins.

Players are A, B, C, D, E: seats 0 to 4. A position is a new game whose table is set as told; whatever is left unsaid is
as at the start of a game, with empty hands. The player named by `turn` is about to place a worker; turns go A, B, C ...
Workers that are not told to be elsewhere stand at home.
"""

from __future__ import annotations

from typing import Any, TypedDict

from tests.rules.seating import NAMES, RIVAL, Seating

from courtier import start
from courtier.core.piles import Pile, find
from courtier.titles.architects import words as w
from courtier.titles.architects.choices import Tables
from courtier.titles.architects.location import refresh
from courtier.titles.architects.opponent.turn import OpponentTurn
from courtier.titles.architects.state import AState, Player
from courtier.titles.architects.turn import NextTurn

EVERYBODY = -1
THINGS = [*w.GOODS, "silver"]


class Setting(TypedDict, total=False):
    """One player's things."""

    clay: int
    wood: int
    stone: int
    gold: int
    marble: int
    silver: int
    virtue: int
    level: int  # of the Cathedral
    unpaid: int
    paid: int
    at: str  # workers on large circles: "2 forest 1 town_centre"
    prison: int
    guild: int  # constructions done before: workers in the Guildhall
    captives: str  # held on this board: "3 B 2 C"; R is the opponent
    home: int  # exactly so many at home; all others lie in the Guildhall
    hand: str  # buildings: "keep well"
    built: str
    crew: str  # apprentices: "merchant_gold trader_clay"
    board: str  # a character: "ada"


class World(TypedDict, total=False):
    """What lies on the main board."""

    tax: int
    top: str  # apprentices on display, four ids a row, - for none
    bottom: str
    coins: str  # on the eight of them: "1 1 0 0 0 0 0 0"
    apprentices: str  # next of the pile, the first is drawn first
    buildings: str  # next of the pile
    pile: int  # so many buildings are left in the pile
    small: str  # next market cards, the first lies on top
    large: str  # market cards, the first lies on top
    small_left: int  # so many small cards are left
    market: str  # who stands on the three spaces: "A - B"
    rewards: str  # next rewards
    rewards_left: int
    guild: int  # Guildhall workers of nobody's account: they are split among the players
    last: int  # turns left of the last round
    scheme: str  # the opponent's next schemes


class Table(Seating):
    points = "architects-points-"

    @property
    def s(self) -> AState:
        assert isinstance(self.game.state, AState)
        return self.game.state

    @property
    def t(self) -> Tables:
        return self.s.tables

    def p(self, who: str) -> Player:
        return self.s.players[self.number(who)]

    @property
    def rival(self) -> Player:
        return self.s.players[self.s.seats]

    def construct(self, who: str, what: str = "cathedral") -> None:
        """Place a worker in the Guildhall for a building or the Cathedral; a choice of one is never asked."""
        self.choose(who, "place guildhall")
        if not self.game.over and self.kind == "guildhall":
            self.choose(who, "cathedral" if what == "cathedral" else f"build {what}")

    def options(self, who: str, verb: str = "") -> set[str]:
        """Without `dismiss`, which is nearly always there, unless it is asked for."""
        tokens = super().options(who)
        if verb:
            return {token for token in tokens if token.split()[0] == verb}
        return {token for token in tokens if not token.startswith("dismiss ")}

    def have(self, who: str) -> dict[str, int]:
        """Goods and silver, without those that are 0."""
        return {name: n for name, n in zip(THINGS, self.p(who).have, strict=True) if n}

    def hand(self, who: str) -> list[str]:
        return [self.t.buildings[card].id for card in self.p(who).hand.cards]

    def crew(self, who: str) -> list[str]:
        return [self.t.apprentices[card].id for card in self.p(who).crew]

    def built(self, who: str) -> list[str]:
        return [self.t.buildings[card].id for card in self.p(who).built]

    def under(self, n: int = 1) -> list[str]:
        """The last n buildings of the pile, the lowest first."""
        return [self.t.buildings[card].id for card in self.s.buildings.cards[:n]]

    def workers(self, who: str) -> dict[str, int]:
        """Where a player's workers stand, without places where none does."""
        number, p = self.number(who), self.p(who)
        out = {w.LOCATIONS[i]: n for i, n in enumerate(p.at)}
        out |= {"home": p.workers, "prison": p.prison, "guildhall": p.guild}
        out["market"] = self.s.market.count(number)
        out["held"] = sum(other.captives[number] for other in self.s.players)
        return {place: n for place, n in out.items() if n}

    def view(self, seat: int | None = None) -> Any:
        return self.game.view(seat)

    def total(self, who: str) -> int:
        return sum(self.sheet(who).values())

    def rival_turn(self) -> None:
        """The opponent takes a turn now."""
        self.s.active = self.s.seats
        self.push(OpponentTurn())


def place_player(s: AState, player: int, told: Setting) -> None:
    t = s.tables
    p = s.players[player]
    p.have = [told.get(name, 0) for name in THINGS]  # type: ignore[misc]
    if "board" in told:
        p.board = [board.id for board in t.boards].index(told["board"])
    p.virtue = told.get("virtue", p.virtue)
    p.level = told.get("level", 0)
    p.unpaid = told.get("unpaid", 0)
    p.paid = told.get("paid", 0)
    words = told.get("at", "").split()
    for count, name in zip(words[::2], words[1::2], strict=True):
        p.at[w.LOCATIONS.index(name)] = int(count)
    p.prison = told.get("prison", 0)
    words = told.get("captives", "").split()
    for count, name in zip(words[::2], words[1::2], strict=True):
        p.captives[s.seats if name == RIVAL else NAMES.index(name)] = int(count)
    buildings = [card.id for card in t.buildings]
    hand = [buildings.index(word) for word in told.get("hand", "").split()]
    p.hand = Pile(hand, [1 << player] * len(hand))
    p.built = [buildings.index(word) for word in told.get("built", "").split()]
    folk = [card.id for card in t.apprentices]
    p.crew = [folk.index(word) for word in told.get("crew", "").split()]
    refresh(s, p)
    if s.is_bot(player):
        p.moments = 0
    p.guild = told.get("guild", 0)


def place_workers(s: AState, player: int, told: Setting) -> None:
    """Whoever is nowhere else is at home; with `home` the rest lies in the Guildhall."""
    p = s.players[player]
    held = sum(other.captives[player] for other in s.players)
    out = sum(p.at) + p.prison + held + s.market.count(player) + p.guild
    p.workers = s.tables.numbers.workers - out
    if "home" in told:
        p.guild += p.workers - told["home"]
        p.workers = told["home"]
    assert p.workers >= 0, "more workers than there are"


def on_top(pile: Pile, cards: list[int]) -> Pile:
    """These cards are drawn first, in this order."""
    rest = [card for card in pile.cards if card not in cards]
    return Pile(rest + cards[::-1])


def place_cards(s: AState, told: World) -> None:
    t = s.tables
    folk, buildings = [card.id for card in t.apprentices], [card.id for card in t.buildings]
    crews = [card for p in s.players for card in p.crew]
    deck = sorted(card for card in s.crews.cards + s.shown + crews if card >= 0)
    words = [*told.get("top", "").split(), *told.get("bottom", "").split()]
    if words:
        row = s.tables.numbers.columns
        top = [folk.index(word) if word != "-" else -1 for word in told.get("top", "").split()]
        bottom = [folk.index(word) if word != "-" else -1 for word in told.get("bottom", "").split()]
        named = set(top + bottom + crews)
        free = [card for card in dict.fromkeys(deck) if card not in named]
        for half in (top, bottom):
            while len(half) < row:
                half.append(free.pop(0))
        s.shown = top + bottom
    else:
        free = [card for card in dict.fromkeys(deck) if card not in crews and card not in s.shown]
        s.shown = [card if card not in crews else free.pop(0) for card in s.shown]
    taken = {*s.shown, *crews}
    wanted = [folk.index(word) for word in told.get("apprentices", "").split()]
    s.crews = on_top(Pile([card for card in dict.fromkeys(deck) if card not in taken]), wanted)
    s.coins = [int(word) for word in told.get("coins", "0 0 0 0 0 0 0 0").split()]
    used = [card for p in s.players for card in p.hand.cards + p.built]
    packets = [card for packet in s.draft for card in packet.cards]
    rest = [card for card in dict.fromkeys(s.buildings.cards + packets + used) if card not in used]
    s.draft = []
    wanted = [buildings.index(word) for word in told.get("buildings", "").split()]
    s.buildings = on_top(
        Pile([card for card in rest if not t.buildings[card].promo or card in wanted]), wanted
    )
    if "pile" in told:
        s.buildings = Pile(s.buildings.cards[len(s.buildings.cards) - told["pile"] :])


def place_board(s: AState, told: World) -> None:
    t = s.tables
    s.tax = told.get("tax", t.numbers.tax_pool)
    large = [t.market_ids.index(word) for word in told.get("large", "").split()]
    small = [t.market_ids.index(word) for word in told.get("small", "").split()]
    rest = [card for card in range(len(t.market_ids)) if card not in large and card not in small]
    s.small = Pile(
        (rest + small[::-1])[: told.get("small_left", 99)] if "small_left" in told else rest + small[::-1]
    )
    s.large = Pile(large[::-1], [EVERYBODY] * len(large))
    boxed = [card for card in range(len(t.market_ids)) if card not in s.small.cards + s.large.cards]
    s.market_box = Pile(boxed)
    for space, who in enumerate(told.get("market", "").split()):
        s.market[space] = -1 if who == "-" else s.seats if who == RIVAL else NAMES.index(who)
    wanted = [t.reward_ids.index(word) for word in told.get("rewards", "").split()]
    size = told.get("rewards_left", len(s.rewards.cards))
    every = [card for card in range(len(t.reward_ids)) if card not in wanted]
    s.rewards = Pile((every + wanted[::-1])[len(t.reward_ids) - size :])
    s.rewards_box = Pile([card for card in range(len(t.reward_ids)) if card not in s.rewards.cards])
    if s.automat is not None and "scheme" in told:
        wanted = [t.scheme_ids.index(word) for word in told["scheme"].split()]
        s.automat.schemes = on_top(s.automat.schemes, wanted)


def table(
    world: World | None = None,
    turn: str = "A",
    seats: int = 2,
    options: dict[str, Any] | None = None,
    **players: Setting,
) -> Table:
    """A position of the turns, A to place first unless `turn` says otherwise; R is the opponent's setting."""
    told: World = world or {}
    game = start("architects", seats, 1, options or {})
    s = game.state
    assert isinstance(s, AState)
    s.agenda, s.asks, s.options, s.together = [], [], [], False
    names = [*NAMES[:seats], *([RIVAL] if s.automat is not None else [])]
    for number, who in enumerate(names):
        place_player(s, number, players.get(who, {}))
    place_cards(s, told)
    place_board(s, told)
    for number, who in enumerate(names):
        place_workers(s, number, players.get(who, {}))
    guild = [number for number in range(len(names)) for _ in range(s.players[number].guild)]
    for extra in range(max(0, told.get("guild", 0) - len(guild))):
        number = extra % len(names)
        s.players[number].guild += 1
        s.players[number].workers -= 1
        guild.append(number)
    s.guild = guild
    first = NAMES.index(turn)
    s.order = [*range(seats), *([seats] if s.automat is not None else [])]
    s.ending = "last" in told
    s.left = told.get("last", -1)
    s.push(NextTurn(find(s.order, first)))
    s.advance()
    game._story.clear()
    return Table(game)
