"""What lies on the table, the cards as frozen tables, and numbers with names."""

from __future__ import annotations

from typing import Final

from courtier.core.agenda import State
from courtier.core.content import PROVENANCES, Card, Content
from courtier.core.options import Names, Option, Verb, Words
from courtier.core.piles import Pile
from courtier.core.words import Arg, Phrase

V_RESERVE: Final = 0
V_PEEK: Final = 1
V_TRUST: Final = 2
V_BID: Final = 3
V_KEEP: Final = 4
V_SELL: Final = 5

E_ROUND: Final = 0
E_RESERVE: Final = 1
E_LOOKED: Final = 2
E_SAW: Final = 3
E_BID: Final = 4
E_WON: Final = 5
E_NOBODY: Final = 6
E_SOLD: Final = 7
EVENTS: Final = ("round", "reserve", "looked", "saw", "bid", "won", "nobody", "sold")

BACKS: Final = ("light", "dark")
RESERVES: Final = 3  # 0, 1 and 2
NOBODY: Final = -1


class Coins(Words):
    """An amount of coins, written 3c."""

    def say(self, n: int) -> str:
        return f"{n}c"

    def read(self, word: str) -> int:
        if not word.endswith("c"):
            raise ValueError(word)
        return super().read(word[:-1])

    def args(self, n: int) -> dict[str, Arg]:
        return {self.arg: Phrase("tiny-coins", {"n": n})}


class Tables:
    """Everything the rules look up; shared by all games with the same cards."""

    def __init__(self, content: Content) -> None:
        self.ids: list[str] = []
        self.worth: list[int] = []
        self.backs: list[int] = []  # by gem
        self.deck: list[int] = []  # every card: the number of its gem
        for number, card in enumerate(content.deck("gem")):
            self._read(number, card)
        game = content.deck("game")[0]
        self.coins = game.number("coins", 1, 20)
        game.read |= {"id", "provenance"}
        game.done()
        gem = Names("gem", self.ids, "gem")
        self.verbs = [
            Verb(V_RESERVE, "reserve", "tiny-reserve", [Words("n")]),
            Verb(V_PEEK, "peek", "tiny-peek", []),
            Verb(V_TRUST, "trust", "tiny-trust", []),
            Verb(V_BID, "bid", "tiny-bid", [Coins("coins")]),
            Verb(V_KEEP, "keep", "tiny-keep", [gem]),
            Verb(V_SELL, "sell", "tiny-sell", [gem]),
        ]
        self.reserve = [Option(self.verbs[V_RESERVE], n) for n in range(RESERVES + 1)]
        self.peek = Option(self.verbs[V_PEEK])
        self.trust = Option(self.verbs[V_TRUST])
        self.bid = [Option(self.verbs[V_BID], n) for n in range(self.coins + 2)]
        self.keep = [Option(self.verbs[V_KEEP], n) for n in range(len(self.ids))]
        self.sell = [Option(self.verbs[V_SELL], n) for n in range(len(self.ids))]

    def _read(self, number: int, card: Card) -> None:
        card.read.add("id")
        self.ids.append(card.id)
        self.worth.append(card.number("worth", 1, 20))
        self.backs.append(BACKS.index(card.one_of("back", BACKS)))
        self.deck += [number] * card.number("count", 1, 9)
        card.one_of("provenance", PROVENANCES)
        card.done()


class Purse:
    """What one seat owns."""

    __slots__ = ("coins", "gems")

    def __init__(self, coins: int, gems: list[int]) -> None:
        self.coins = coins
        self.gems = gems

    def clone(self) -> Purse:
        return Purse(self.coins, self.gems.copy())


class TinyState(State):
    """Slots name every field, so that saving, digests and the tests of clone() know them."""

    __slots__ = ("bank", "bids", "box", "gifts", "host", "luck", "peeking", "pile", "purses", "reserve", "round",
                 "rounds", "sold", "tables")  # fmt: skip

    def __init__(
        self, tables: Tables, purses: list[Purse], pile: Pile, box: Pile, rng: int, telling: bool
    ) -> None:
        super().__init__(rng, telling)
        self.tables = tables
        self.purses = purses
        self.pile = pile  # the gems to come, top last
        self.box = box  # gems that are left out, unseen
        self.sold: list[int] = []  # gems that went to the bank or to nobody
        self.bank = 0
        self.round = 0
        self.rounds = 0
        self.host = NOBODY
        self.peeking = True
        self.gifts: list[int] = []  # rounds in which everybody gets a coin; never changed
        self.reserve = 0
        self.bids = [0] * len(purses)
        self.luck = [0] * len(purses)

    def clone(self) -> TinyState:
        purses = [purse.clone() for purse in self.purses]
        c = TinyState(self.tables, purses, self.pile.clone(), self.box.clone(), self.rng, False)
        self.copy_agenda(c)
        c.sold = self.sold.copy()
        c.bank = self.bank
        c.round = self.round
        c.rounds = self.rounds
        c.host = self.host
        c.peeking = self.peeking
        c.gifts = self.gifts
        c.reserve = self.reserve
        c.bids = self.bids.copy()
        c.luck = self.luck.copy()
        return c
