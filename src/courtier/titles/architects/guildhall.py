"""The Guildhall: constructing a building or advancing the Cathedral (ARC-044, ARC-131 to ARC-156, ARC-172, ARC-185)."""

from __future__ import annotations

from typing import ClassVar, Final

from courtier.core.agenda import Task
from courtier.core.options import Option
from courtier.core.piles import find
from courtier.core.reasons import Reason
from courtier.titles.architects import words as w
from courtier.titles.architects.deed import Deed
from courtier.titles.architects.effects import act, gain, trigger
from courtier.titles.architects.location import EVERYBODY, Location, Visit
from courtier.titles.architects.payment import lack_goods, pay_cost, why_not_build
from courtier.titles.architects.plans import FOR_CATHEDRAL, NOT_IN_HAND, Discard
from courtier.titles.architects.scoring import has_deed
from courtier.titles.architects.state import AState, Player
from courtier.titles.architects.tables import Effect
from courtier.titles.architects.virtue import change_virtue
from courtier.titles.architects.workshop import Flush

NOTHING_TO_BUILD: Final = Reason("architects-nothing-to-build", "ARC-039")
TOP_REACHED: Final = Reason("architects-cathedral-top", "ARC-218")
NO_CARD: Final = Reason("architects-no-card", "ARC-148", 0, 1)
NEEDED: Final = Reason("architects-needed-here", "ARC-039")


def spaces(s: AState) -> int:
    n = s.tables.numbers
    return n.guild_rows * n.guild_columns[len(s.players)]


def enter_guildhall(s: AState, player: int) -> None:
    """The next space; those beside the board call nothing (ARC-133, ARC-184, ARC-187)."""
    p = s.players[player]
    p.workers -= 1
    p.guild += 1
    s.guild = [*s.guild, player]
    placed = len(s.guild)
    s.tell(w.E_PLACED, player, w.GUILDHALL, placed)
    n = s.tables.numbers
    columns = n.guild_columns[len(s.players)]
    if placed > n.guild_rows * columns:
        return
    row = (placed - 1) // columns + 1
    column = (placed - 1) % columns + 1
    if column == 1 and find(n.guild_reset_rows, row) >= 0:
        s.reset_due = True
    if placed == n.guild_rows * columns:
        s.ending = True
    if s.flags & w.F_FLUSH and column == n.flush_column and find(n.flush_rows, row) >= 0:
        s.push(Flush())


def cathedral_shut(s: AState, p: Player) -> Reason | None:
    """Why the next level is out of reach."""
    t = s.tables
    if p.level >= len(t.levels):
        return TOP_REACHED
    if not t.virtue_cathedral[p.virtue]:
        return Reason("architects-cathedral-ban", "ARC-165", p.virtue, cathedral_ban(s))
    there = 0
    for other in s.players:
        if other.level == p.level + 1:
            there += 1
    if there >= t.level_spots[p.level + 1]:
        return Reason("architects-cathedral-full", "ARC-152", there, t.level_spots[p.level + 1])
    if len(p.hand.cards) == 0 and not has_deed(s, p, w.D_NO_DISCARD):
        return NO_CARD
    return lack_goods(s, p, t.levels[p.level], "ARC-146")


def cathedral_ban(s: AState) -> int:
    """The lowest virtue that is enough."""
    n = 0
    while not s.tables.virtue_cathedral[n]:
        n += 1
    return n


def something_to_build(s: AState, p: Player) -> bool:
    for card in p.hand.cards:
        if why_not_build(s, p, card) is None:
            return True
    return cathedral_shut(s, p) is None


class Guildhall(Location):
    __slots__ = ()

    def shut(self, s: AState, seat: int, p: Player) -> Reason | None:
        return None if something_to_build(s, p) else NOTHING_TO_BUILD

    def enter(self, s: AState, seat: int, p: Player) -> None:
        enter_guildhall(s, seat)

    def visit(self, s: AState, seat: int, p: Player, workers: int) -> None:
        s.push(Build(seat))


class Build(Visit):
    __slots__ = ()
    key: ClassVar[str] = "architects-ask-guildhall"

    def candidates(self, s: AState) -> list[Option]:
        t = s.tables
        out: list[Option] = []
        for card in s.players[self.seat].hand.cards:
            out.append(t.build_it[card])
        out.append(t.cathedral)
        return self.with_crew(s, out)

    def why_not(self, s: AState, o: Option) -> Reason | None:
        p = s.players[self.seat]
        if o.verb.id == w.V_BUILD:
            return why_not_build(s, p, o.a)
        if o.verb.id == w.V_CATHEDRAL:
            return cathedral_shut(s, p)
        return None if self.left_without(s, p, o.a) else NEEDED

    def left_without(self, s: AState, p: Player, dismissed: int) -> bool:
        """The action must stay possible: a worker in the Guildhall builds something (ARC-039)."""
        if cathedral_shut(s, p) is None:
            return True
        skills = 0
        for card in p.crew:
            if card != dismissed:
                skills |= s.tables.apprentices[card].skills
        for card in p.hand.cards:
            building = s.tables.buildings[card]
            if building.skills & ~skills == 0 and lack_goods(s, p, building.cost, "ARC-138") is None:
                return True
        return False

    def explain(self, s: AState, o: Option) -> Reason:
        return NOT_IN_HAND if o.verb.id == w.V_BUILD else super().explain(s, o)

    def act(self, s: AState, o: Option) -> None:
        if o.verb.id == w.V_BUILD:
            hand = s.players[self.seat].hand
            hand.seen[find(hand.cards, o.a)] = EVERYBODY  # announced
            s.push(Constructed(self.seat, o.a))
            pay_cost(s, self.seat, o.a)
            return
        s.push(Advanced(self.seat))
        if not has_deed(s, s.players[self.seat], w.D_NO_DISCARD):  # Frederick keeps his cards (ARCV-011)
            s.push(Discard(self.seat, FOR_CATHEDRAL, 0))
        pay_cost(s, self.seat, -1)


class Constructed(Task[AState]):
    """Paid for: the card is shown, then its virtue, then what it does at once (ARC-143)."""

    __slots__ = ("card", "seat")
    seat: int
    card: int

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, s: AState) -> None:
        show_building(s, self.seat, self.card)
        building = s.tables.buildings[self.card]
        trigger(s, self.seat, w.M_BUILD)
        for effect in building.effects:
            if effect.moment == w.M_BUILT:
                act(s, self.seat, effect)
        change_virtue(s, self.seat, building.virtue)

    def data(self) -> list[object]:
        return [self.seat, self.card]


def show_building(s: AState, player: int, card: int) -> None:
    p = s.players[player]
    at = find(p.hand.cards, card)
    del p.hand.cards[at]
    del p.hand.seen[at]
    p.built = [*p.built, card]
    s.tell(w.E_BUILT, player, card)


class Advanced(Task[AState]):
    """One level up, then the reward (ARC-149 to ARC-151)."""

    __slots__ = ("seat",)
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: AState) -> None:
        advance(s, self.seat)
        trigger(s, self.seat, w.M_CATHEDRAL)

    def data(self) -> list[object]:
        return [self.seat]


def advance(s: AState, player: int) -> None:
    p = s.players[player]
    p.level += 1
    s.tell(w.E_CATHEDRAL, player, p.level)
    if len(s.rewards.cards) == 0:
        s.tell(w.E_NO_REWARD, player)
        change_virtue(s, player, s.tables.numbers.no_reward)
        return
    s.barrier += 1
    card = s.rewards.draw()
    s.rewards_gone = [*s.rewards_gone, card]
    s.tell(w.E_REWARD, player, card)
    gains = s.tables.reward_gain[card]
    for thing in range(len(gains)):
        if gains[thing] > 0:
            gain(s, player, thing, gains[thing])


class BuildDeed(Deed[AState]):
    """One more worker in the Guildhall at once (Crane); skipped when there is none or nothing to build."""

    __slots__ = ()

    def set_off(self, s: AState, seat: int, effect: Effect) -> None:
        p = s.players[seat]
        if p.workers > 0 and something_to_build(s, p):
            enter_guildhall(s, seat)
            s.push(Build(seat))
