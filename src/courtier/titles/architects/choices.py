"""Tables with the options that name cards and places: built once per content, shared by every game."""

from __future__ import annotations

from typing import Any

from courtier.core.options import NOT_YET, Cards, Counts, Names, Option, Verb, Words, row
from courtier.core.words import Arg, Phrase, Who, join
from courtier.titles.architects import words as w
from courtier.titles.architects.deed import Branch, Deed
from courtier.titles.architects.tables import Decks, Trade

PLAYERS = 6  # five seats, and the opponent under a name of its own
RIVAL = 5
GAINS = [*w.GOODS, "silver"]


class Seats(Words):
    """Another player: a seat by its number, or `opponent`."""

    __slots__ = ()

    def say(self, n: int) -> str:
        return "opponent" if n == RIVAL else str(n)

    def read(self, word: str) -> int:
        return RIVAL if word == "opponent" else ["0", "1", "2", "3", "4"].index(word)

    def args(self, n: int) -> dict[str, Arg]:
        return {self.arg: Phrase("architects-rival") if n == RIVAL else Who(n)}


class Tables(Decks):
    """The decks and their options. Never changed after `build`, but for payments met for the first time."""

    deeds: dict[int, Deed[Any]]
    branches: dict[int, Branch[Any]]
    verbs: list[Verb]
    keep: list[Option]  # by building
    place: list[Option]  # by location
    place_prison: Option  # always refused
    dismiss: list[Option]  # by apprentice
    take_back: list[Option]  # by location, the prison last
    reclaim: list[Option]  # by player
    gain: list[Option]  # by thing
    trade: list[Option]
    hire: list[Option]  # by apprentice
    plans: Option
    capture: list[list[Option]]  # by location, by player
    imprison: Option
    release: list[Option]
    free: list[Option]
    pay_debt: Option
    build_it: list[Option]  # by building
    cathedral: Option
    discard: list[Option]  # by building
    do: list[Option]
    use_apprentice: list[Option]
    use_building: list[Option]
    use_board: list[Option]
    done: Option
    decline: Option
    guard: list[Option]  # the actions of the Guardhouse and the end of them
    paid: dict[int, Option]  # payments by what is paid
    backs: list[int]  # all cards of one deck look alike

    def __init__(self) -> None:
        super().__init__()
        self.deeds = {}
        self.branches = {}
        self.verbs = []
        self.keep = []
        self.place = []
        self.place_prison = NOT_YET
        self.dismiss = []
        self.take_back = []
        self.reclaim = []
        self.gain = []
        self.trade = []
        self.hire = []
        self.plans = NOT_YET
        self.capture = []
        self.imprison = NOT_YET
        self.release = []
        self.free = []
        self.pay_debt = NOT_YET
        self.build_it = []
        self.cathedral = NOT_YET
        self.discard = []
        self.do = []
        self.use_apprentice = []
        self.use_building = []
        self.use_board = []
        self.done = NOT_YET
        self.decline = NOT_YET
        self.guard = []
        self.paid = {}
        self.backs = [0] * 256

    def build(self) -> None:
        """Verbs and options; the loader calls it when the decks are complete."""
        self.verbs = self._verbs()
        verbs = self.verbs
        buildings = len(self.buildings)
        apprentices = len(self.apprentices)
        self.keep = row(verbs[w.V_KEEP], buildings)
        self.place = row(verbs[w.V_PLACE], w.GUILDHALL + 1)
        self.place_prison = Option(verbs[w.V_PLACE], w.PRISON)
        self.dismiss = row(verbs[w.V_DISMISS], apprentices)
        self.take_back = row(verbs[w.V_RETURN], len(w.LOCATIONS))
        self.reclaim = row(verbs[w.V_RECLAIM], PLAYERS)
        self.gain = row(verbs[w.V_GAIN], len(GAINS))
        self.trade = row(verbs[w.V_TRADE], len(self.trades))
        self.hire = row(verbs[w.V_HIRE], apprentices)
        self.plans = Option(verbs[w.V_PLANS])
        for place in range(w.CIRCLES):
            self.capture.append([Option(verbs[w.V_CAPTURE], who, place) for who in range(PLAYERS)])
        self.imprison = Option(verbs[w.V_IMPRISON])
        self.release = row(verbs[w.V_RELEASE], len(w.RELEASES))
        self.free = row(verbs[w.V_FREE], len(w.FREES))
        self.pay_debt = Option(verbs[w.V_PAY_DEBT])
        self.build_it = row(verbs[w.V_BUILD], buildings)
        self.cathedral = Option(verbs[w.V_CATHEDRAL])
        self.discard = row(verbs[w.V_DISCARD], buildings)
        self.do = row(verbs[w.V_DO], len(w.DOES))
        use = row(verbs[w.V_USE], apprentices + buildings + len(self.boards))
        self.use_apprentice = use[:apprentices]
        self.use_building = use[apprentices : apprentices + buildings]
        self.use_board = use[apprentices + buildings :]
        self.done = Option(verbs[w.V_DONE])
        self.decline = Option(verbs[w.V_DECLINE])
        self.guard = [self.imprison, self.release[w.R_PRISON], self.free[w.BY_SILVER], self.free[w.BY_DEBT],
                      self.pay_debt, self.done]  # fmt: skip

    def _verbs(self) -> list[Verb]:
        buildings = Cards(
            [b.id for b in self.buildings], [self.building_args(i) for i in range(len(self.buildings))]
        )
        folk = Cards(
            [a.id for a in self.apprentices], [self.apprentice_args(i) for i in range(len(self.apprentices))]
        )
        boards = [self.board_args(i) for i in range(len(self.boards))]
        users = [
            {"card": self._card_the(i), "text": args["text"]}
            for i, args in enumerate(folk.said + buildings.said)
        ]
        usable = Cards(folk.ids + buildings.ids + [b.id for b in self.boards], users + boards)
        place = Names("place", w.LOCATIONS, "architects-location", ["at", "to", "the", "from"])
        thing = Names("good", GAINS, "architects-good")
        trades = Cards([trade_token(t) for t in self.trades], [trade_args(t) for t in self.trades])
        who = Seats("who")
        return [
            Verb(w.V_KEEP, "keep", "architects-keep", [buildings]),
            Verb(w.V_PLACE, "place", "architects-place", [place]),
            Verb(w.V_DISMISS, "dismiss", "architects-dismiss", [folk]),
            Verb(w.V_RETURN, "return", "architects-return", [place]),
            Verb(w.V_RECLAIM, "reclaim", "architects-reclaim", [who]),
            Verb(w.V_GAIN, "gain", "architects-gain", [thing]),
            Verb(w.V_TRADE, "trade", "architects-trade", [trades]),
            Verb(w.V_HIRE, "hire", "architects-hire", [folk]),
            Verb(w.V_PLANS, "plans", "architects-plans", []),
            Verb(w.V_CAPTURE, "capture", "architects-capture", [who, place]),
            Verb(w.V_IMPRISON, "imprison", "architects-imprison", []),
            Verb(
                w.V_RELEASE, "release", "architects-release", [Names("from", w.RELEASES, "architects-from")]
            ),
            Verb(w.V_FREE, "free", "architects-free", [Names("price", w.FREES, "architects-free")]),
            Verb(w.V_PAY_DEBT, "pay_debt", "architects-pay-debt", []),
            Verb(w.V_BUILD, "build", "architects-build", [buildings]),
            Verb(w.V_CATHEDRAL, "cathedral", "architects-cathedral", []),
            Verb(w.V_PAY, "pay", "architects-pay", [Counts("goods", w.GOODS, "architects-thing")]),
            Verb(w.V_DISCARD, "discard", "architects-discard", [buildings]),
            Verb(w.V_DO, "do", "architects-do", [Names("deed", w.DOES, "architects-do")]),
            Verb(w.V_USE, "use", "architects-use", [usable]),
            Verb(w.V_DONE, "done", "architects-done", []),
            Verb(w.V_DECLINE, "decline", "architects-decline", []),
        ]

    # what sentences say about cards

    def building_args(self, card: int) -> dict[str, Arg]:
        b = self.buildings[card]
        key = "architects-building-" + b.id
        return {"building": Phrase(key), "building_the": Phrase(key + ".the"), "vp": b.vp, "text": b.text}

    def apprentice_args(self, card: int) -> dict[str, Arg]:
        a = self.apprentices[card]
        key = "architects-apprentice-" + a.family
        return {"apprentice": Phrase(key), "apprentice_the": Phrase(key + ".the"), "text": a.text}

    def board_args(self, board: int) -> dict[str, Arg]:
        name = self.boards[board].id
        said = Phrase("architects-board-" + name) if board > 0 else Phrase("nothing")
        return {"card": said, "text": self.boards[board].text}

    def _card_the(self, card: int) -> Phrase:
        if card < len(self.apprentices):
            return Phrase("architects-apprentice-" + self.apprentices[card].family + ".the")
        return Phrase("architects-building-" + self.buildings[card - len(self.apprentices)].id + ".the")

    def payment(self, packed: int) -> Option:
        out = self.paid.get(packed)
        if out is None:
            out = Option(self.verbs[w.V_PAY], packed)
            self.paid[packed] = out
        return out


def amounts_phrase(things: list[int], amounts: list[int]) -> Phrase:
    items: list[Phrase] = []
    for i in range(len(things)):
        if amounts[i] > 0:
            items.append(Phrase("architects-thing-" + w.THINGS[things[i]], {"n": amounts[i]}))
    return join("join-comma", items)


def trade_token(trade: Trade) -> str:
    paid: list[str] = []
    for i in range(w.HELD):
        paid += [w.THINGS[i]] * trade.pay[i]
    got: list[str] = []
    for i in range(len(trade.things)):
        got += [w.THINGS[trade.things[i]]] * trade.amounts[i]
    return "+".join(paid) + ">" + "+".join(got)


def trade_args(trade: Trade) -> dict[str, Arg]:
    pay = amounts_phrase(list(range(w.HELD)), trade.pay)
    return {"pay": pay, "gain": amounts_phrase(trade.things, trade.amounts)}
