"""Module 6: how an advisor pays, with or without a tile, and the tiles on which others have a say."""

from __future__ import annotations

from typing import ClassVar, Final

from courtier.core.agenda import Ask
from courtier.core.options import COUNT_BITS, Option, counted
from courtier.core.reasons import Reason
from courtier.core.words import Arg, Phrase, Who
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.goods import gain, move
from courtier.titles.kingsburg.modules import tiles
from courtier.titles.kingsburg.modules.tiles import advisor
from courtier.titles.kingsburg.printed import Tile
from courtier.titles.kingsburg.rewards import ChooseReward, receive
from courtier.titles.kingsburg.state import KState
from courtier.titles.kingsburg.tables import packed

TOO_MANY: Final = Reason("kingsburg-too-many", "KBM6-017")


def pay(s: KState, seat: int, place: int, stays: bool) -> None:
    """The advisor in force pays a seat; `stays`: the good on the tile is not replaced yet."""
    pays = advisor(s, place)
    if isinstance(pays, Tile):
        if pays.op == "copy_next_free":
            copy(s, seat)
            return
        if pays.op == "chosen_by":
            for i in range(len(pays.args) - 1, -1, -1):  # the left one first (KBM6-010)
                s.push(PickFor(neighbour(s, seat, pays.args[i]), seat))
            return
        if pays.op == tiles.STOCK and len(pays.stock) == 0:
            take_rolled(s, seat, pays, stays)
            return
        if pays.op == "opponent_then_double" or pays.op == "opponent_takes_one":
            NameOpponent(seat, place).run(s)
            return
        if pays.op == "gain_and_share":
            KeepGoods(seat, place).run(s)
            return
    if len(pays.rewards) > 1 or pays.priced:
        ChooseReward(seat, place).run(s)
    else:
        receive(s, seat, place, pays.rewards[0])


def copy(s: KState, seat: int) -> None:
    """The Jester's tile: what the lowest-ranked advisor without dice would pay, his tile included (KBM6-030)."""
    for rank in range(2, s.tables.board + 1):
        if s.holder[rank] == w.FREE:
            s.tell(w.E_COPIED, seat, rank)
            pay(s, seat, rank, False)
            return


def neighbour(s: KState, seat: int, side: str) -> int:
    """Seats go round the table to the left; of two players the other is both neighbours (KBM6-022)."""
    return (seat + (1 if side == "left" else -1)) % len(s.players)


def take_rolled(s: KState, seat: int, tile: Tile, stays: bool) -> None:
    """The Sergeant's tile: the kind that lies there; a die replaces it when all have got it (KBM6-020)."""
    for kind in range(len(w.GOODS)):
        if tiles.on_tile(s, tile.rank, kind) > 0:
            receive(s, seat, tile.rank, tile.rewards[kind])
            break
    if not stays:
        tiles.refill(s, tile.rank)


class PickFor(Ask[KState]):
    """Architect and Treasurer: a neighbour picks the good that the owner of the dice gains (KBM6-005, KBM6-010)."""

    __slots__ = ("owner",)
    key: ClassVar[str] = "kingsburg-ask-tile_pick"
    owner: int

    def __init__(self, seat: int, owner: int) -> None:
        super().__init__(seat)
        self.owner = owner

    def candidates(self, s: KState) -> list[Option]:
        return s.tables.take[1]

    def apply(self, s: KState, o: Option) -> None:
        move(s.players[self.owner], o.a, 1)
        s.tell(w.E_TOLD, self.seat, o.a, self.owner)

    def data(self) -> list[object]:
        return [self.seat, self.owner]

    def args(self, s: KState) -> dict[str, Arg]:
        return {"who": Who(self.owner)}


class NameOpponent(Ask[KState]):
    """Astronomer and Smuggler: the opponent who chooses first."""

    __slots__ = ("rank",)
    key: ClassVar[str] = "kingsburg-ask-tile_name"
    rank: int

    def __init__(self, seat: int, rank: int) -> None:
        super().__init__(seat)
        self.rank = rank

    def candidates(self, s: KState) -> list[Option]:
        return [s.tables.name[seat] for seat in range(len(s.players)) if seat != self.seat]

    def apply(self, s: KState, o: Option) -> None:
        if s.tables.more.tiles[self.rank].op == "opponent_takes_one":
            s.push(TakeFirst(o.a, self.seat, self.rank))
        else:
            s.push(TakeOne(o.a, self.seat, self.rank))

    def data(self) -> list[object]:
        return [self.seat, self.rank]

    def args(self, s: KState) -> dict[str, Arg]:
        return {"advisor_the": Phrase("tile-" + s.tables.more.tiles[self.rank].id + ".the")}


class TakeOne(Ask[KState]):
    """The Astronomer's tile: the opponent gains a good, then the owner two of its kind (KBM6-009)."""

    __slots__ = ("owner", "rank")
    key: ClassVar[str] = "kingsburg-ask-tile_double"
    owner: int
    rank: int

    def __init__(self, seat: int, owner: int, rank: int) -> None:
        super().__init__(seat)
        self.owner = owner
        self.rank = rank

    def candidates(self, s: KState) -> list[Option]:
        return s.tables.take[1]

    def apply(self, s: KState, o: Option) -> None:
        move(s.players[self.seat], o.a, 1)
        s.tell(w.E_GAIN, self.seat, o.a)
        for kind in range(len(w.GOODS)):
            if o.a >> COUNT_BITS * kind & 255:
                receive(s, self.owner, self.rank, s.tables.more.tiles[self.rank].rewards[kind])

    def data(self) -> list[object]:
        return [self.seat, self.owner, self.rank]

    def args(self, s: KState) -> dict[str, Arg]:
        return {"who": Who(self.owner)}


class TakeFirst(TakeOne):
    """The Smuggler's tile: the opponent gains one of five things, then the owner the four others (KBM6-025)."""

    __slots__ = ()
    key: ClassVar[str] = "kingsburg-ask-tile_first"

    def candidates(self, s: KState) -> list[Option]:
        return [s.tables.take_reward[number] for number in s.tables.more.tiles[self.rank].pool]

    def apply(self, s: KState, o: Option) -> None:
        tile = s.tables.more.tiles[self.rank]
        s.tell(w.E_REWARD, self.seat, self.rank, o.a)
        gain(s, self.seat, s.tables.exchanges[o.a].gain, w.P_ADVISORS)
        for i in range(len(tile.pool)):
            if tile.pool[i] == o.a:
                receive(s, self.owner, self.rank, tile.rewards[i])


class KeepGoods(Ask[KState]):
    """The Inventor's tile: four of two gold, two wood and two stone (KBM6-017)."""

    __slots__ = ("rank",)
    key: ClassVar[str] = "kingsburg-ask-tile_keep"
    rank: int

    def __init__(self, seat: int, rank: int) -> None:
        super().__init__(seat)
        self.rank = rank

    def candidates(self, s: KState) -> list[Option]:
        return s.tables.take[s.tables.more.tiles[self.rank].keep]

    def why_not(self, s: KState, o: Option) -> Reason | None:
        goods = s.tables.more.tiles[self.rank].stock
        for kind in range(len(w.GOODS)):
            if o.a >> COUNT_BITS * kind & 255 > goods[kind]:
                return TOO_MANY
        return None

    def apply(self, s: KState, o: Option) -> None:
        move(s.players[self.seat], o.a, 1)
        s.tell(w.E_GAIN, self.seat, o.a)
        rest = packed(s.tables.more.tiles[self.rank].stock) - o.a
        if rest > 0:
            s.push(GiveOn(self.seat, rest))

    def data(self) -> list[object]:
        return [self.seat, self.rank]

    def args(self, s: KState) -> dict[str, Arg]:
        tile = s.tables.more.tiles[self.rank]
        return {"n": tile.keep, "goods": counted(packed(tile.stock), w.GOODS, "thing")}


class GiveOn(Ask[KState]):
    """The goods that were not kept go to opponents, one by one: to one of them or to two (KBM6-026)."""

    __slots__ = ("goods",)
    key: ClassVar[str] = "kingsburg-ask-tile_give"
    goods: int

    def __init__(self, seat: int, goods: int) -> None:
        super().__init__(seat)
        self.goods = goods

    def kind(self) -> int:
        kind = 0
        while self.goods >> COUNT_BITS * kind & 255 == 0:
            kind += 1
        return kind

    def candidates(self, s: KState) -> list[Option]:
        give = s.tables.verbs[w.V_GIVE]
        kind = self.kind()
        return [Option(give, seat, kind) for seat in range(len(s.players)) if seat != self.seat]

    def apply(self, s: KState, o: Option) -> None:
        given = 1 << COUNT_BITS * o.b
        move(s.players[o.a], given, 1)
        s.tell(w.E_GIVEN, self.seat, given, o.a)
        if self.goods > given:
            s.push(GiveOn(self.seat, self.goods - given))

    def data(self) -> list[object]:
        return [self.seat, self.goods]

    def args(self, s: KState) -> dict[str, Arg]:
        return {"good": Phrase("kingsburg-good-" + w.GOODS[self.kind()])}
