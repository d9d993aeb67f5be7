"""The Workshop: hiring, skipping, plans (ARC-069 to ARC-088, ARC-214, ARC-215); hires without it (ARC-115)."""

from __future__ import annotations

from typing import ClassVar, Final

from courtier.core.agenda import NOT_OFFERED, Task
from courtier.core.options import Option
from courtier.core.piles import find
from courtier.core.reasons import Reason
from courtier.core.words import Arg, Phrase
from courtier.titles.architects import words as w
from courtier.titles.architects.deed import Branch, Deed
from courtier.titles.architects.effects import Choose
from courtier.titles.architects.location import Location, Visit, dismiss, refresh, under
from courtier.titles.architects.payment import bonus_of, pay_silver, tax_due
from courtier.titles.architects.plans import draw_cards, search
from courtier.titles.architects.state import AState, Player
from courtier.titles.architects.tables import Effect
from courtier.titles.architects.virtue import change_virtue

NOT_SHOWN: Final = Reason("architects-not-shown", "ARC-072")
NO_CARD_LEFT: Final = Reason("architects-no-card-left", "ARC-116")


def apprentice_limit(s: AState, p: Player) -> int:
    return max(s.tables.numbers.apprentices, bonus_of(s, p, w.M_ALWAYS, w.D_LIMIT))


def team_full(s: AState, p: Player) -> Reason | None:
    limit = apprentice_limit(s, p)
    if len(p.crew) < limit:
        return None
    return Reason("architects-team-full", "ARC-079", len(p.crew), limit)


def skips(s: AState, slot: int, workers: int) -> int:
    """Columns beyond the open ones (ARC-072, ARC-073)."""
    n = s.tables.numbers
    return max(0, slot % n.columns + 1 - n.open_columns.of(workers))


def hire_silver(s: AState, p: Player) -> int:
    return max(0, s.tables.numbers.hire_silver - bonus_of(s, p, w.M_HIRE, w.D_DISCOUNT))


def hire_price(s: AState, p: Player, slot: int, workers: int) -> int:
    """All the silver that a hire takes, skip coins included (ARC-070, ARC-215)."""
    n = s.tables.numbers
    return hire_silver(s, p) + tax_due(s, p, n.hire_tax) + n.skip * skips(s, slot, workers)


def take_apprentice(s: AState, player: int, slot: int, refill: bool) -> None:
    """With the coins on it, after the price is paid (ARC-082, ARC-085); the row slides and fills up (ARC-077)."""
    p = s.players[player]
    card = s.shown[slot]
    p.crew = [*p.crew, card]
    refresh(s, p)
    s.tell(w.E_HIRED, player, card)
    if s.coins[slot] > 0:
        p.have[w.SILVER] += s.coins[slot]
        s.tell(w.E_COINS, player, s.coins[slot])
    s.shown[slot] = w.NOBODY
    s.coins[slot] = 0
    if refill:
        fill_row(s, slot // s.tables.numbers.columns)
    change_virtue(s, player, s.tables.apprentices[card].virtue)


def fill_row(s: AState, row: int) -> None:
    """Cards slide left with their coins, then new ones come from the pile (ARC-077, ARC-078)."""
    columns = s.tables.numbers.columns
    to = row * columns
    for i in range(row * columns, (row + 1) * columns):
        if s.shown[i] >= 0:
            if i != to:
                s.shown[to] = s.shown[i]
                s.coins[to] = s.coins[i]
                s.shown[i] = w.NOBODY
                s.coins[i] = 0
            to += 1
    for i in range(to, (row + 1) * columns):
        if len(s.crews.cards) > 0:
            s.barrier += 1
            s.shown[i] = s.crews.draw()


class FillDisplay(Task[AState]):
    """After everybody has picked a starting apprentice."""

    __slots__ = ()

    def run(self, s: AState) -> None:
        for row in range(s.tables.numbers.rows):
            fill_row(s, row)


class Flush(Task[AState]):
    """Both apprentices of the first column go under the pile, coins on them to the supply (a table option)."""

    __slots__ = ()

    def run(self, s: AState) -> None:
        n = s.tables.numbers
        s.tell(w.E_FLUSH)
        for row in range(n.rows):
            slot = row * n.columns
            if s.shown[slot] >= 0:
                under(s.crews, s.shown[slot])
                s.shown[slot] = w.NOBODY
                s.coins[slot] = 0
                fill_row(s, row)


class Workshop(Location):
    __slots__ = ()

    def visit(self, s: AState, seat: int, p: Player, workers: int) -> None:
        s.push(AtWorkshop(seat))


class AtWorkshop(Visit):
    """Hire one, or draw plans (ARC-069)."""

    __slots__ = ()
    key: ClassVar[str] = "architects-ask-workshop"

    def candidates(self, s: AState) -> list[Option]:
        t = s.tables
        out: list[Option] = []
        for card in s.shown:
            if card >= 0:
                out.append(t.hire[card])
        out.append(t.plans)
        return self.with_crew(s, out)

    def why_not(self, s: AState, o: Option) -> Reason | None:
        if o.verb.id != w.V_HIRE:
            return None
        p = s.players[self.seat]
        reason = team_full(s, p)
        if reason is None:
            price = hire_price(s, p, find(s.shown, o.a), p.at[w.WORKSHOP])
            reason = p.lack_silver(price, "ARC-070")
        return reason

    def explain(self, s: AState, o: Option) -> Reason:
        return NOT_SHOWN if o.verb.id == w.V_HIRE else super().explain(s, o)

    def act(self, s: AState, o: Option) -> None:
        p = s.players[self.seat]
        workers = p.at[w.WORKSHOP]
        if o.verb.id == w.V_PLANS:
            draw_cards(s, self.seat, s.tables.numbers.plans.of(workers))
            return
        slot = find(s.shown, o.a)
        pay_silver(s, self.seat, hire_silver(s, p), s.tables.numbers.hire_tax)
        row = slot - slot % s.tables.numbers.columns
        for i in range(skips(s, slot, workers)):  # from the left, one on each card (ARC-074)
            p.have[w.SILVER] -= s.tables.numbers.skip
            s.coins[row + i] += s.tables.numbers.skip
            s.tell(w.E_SKIP, self.seat, s.shown[row + i])
        take_apprentice(s, self.seat, slot, True)


class Hire(Visit):
    """Any face-up apprentice: at the market, for nothing (Tavern), or to start with."""

    __slots__ = ("how",)
    key: ClassVar[str] = "architects-ask-hire"
    how: int

    def __init__(self, seat: int, how: int) -> None:
        super().__init__(seat)
        self.how = how

    def candidates(self, s: AState) -> list[Option]:
        t = s.tables
        out: list[Option] = []
        for card in s.shown:
            if card >= 0:
                out.append(t.hire[card])
        if self.how == w.H_START:
            return out
        if self.how == w.H_MARKET:
            out.append(t.plans)
        elif team_full(s, s.players[self.seat]) is not None:  # a full team may forgo it (ARC-144)
            out.append(t.decline)
        return self.with_crew(s, out)

    def why_not(self, s: AState, o: Option) -> Reason | None:
        if o.verb.id == w.V_HIRE:
            return team_full(s, s.players[self.seat])
        if o.verb.id == w.V_PLANS:
            return None if len(s.buildings.cards) > 0 else NO_CARD_LEFT
        return None

    def explain(self, s: AState, o: Option) -> Reason:
        return NOT_SHOWN if o.verb.id == w.V_HIRE else super().explain(s, o)

    def act(self, s: AState, o: Option) -> None:
        if o.verb.id == w.V_HIRE:
            take_apprentice(s, self.seat, find(s.shown, o.a), self.how != w.H_START)
        elif o.verb.id == w.V_PLANS:
            search(s, self.seat)

    def data(self) -> list[object]:
        return [self.seat, self.how]

    def args(self, s: AState) -> dict[str, Arg]:
        return {"how": w.HIRES[self.how]}


def anybody_shown(s: AState) -> bool:
    for card in s.shown:
        if card >= 0:
            return True
    return False


class HireDeed(Deed[AState]):
    __slots__ = ()

    def set_off(self, s: AState, seat: int, effect: Effect) -> None:
        if anybody_shown(s):
            s.push(Hire(seat, w.H_FREE))


class DismissDeed(Deed[AState]):
    """Somebody of the own crew must go (Graveyard); skipped when there is nobody."""

    __slots__ = ()

    def set_off(self, s: AState, seat: int, effect: Effect) -> None:
        if len(s.players[seat].crew) > 0:
            s.push(Choose(seat, effect.id))


class DismissBranch(Branch[AState]):
    __slots__ = ()

    def candidates(self, s: AState, seat: int, effect: Effect) -> list[Option]:
        return [s.tables.dismiss[card] for card in s.players[seat].crew]

    def why_not(self, s: AState, seat: int, o: Option) -> Reason | None:
        return None if find(s.players[seat].crew, o.a) >= 0 else NOT_OFFERED

    def apply(self, s: AState, seat: int, effect: Effect, o: Option) -> None:
        dismiss(s, seat, o.a)

    def verb(self) -> int:
        return w.V_DISMISS

    def said(self, effect: Effect) -> Phrase:
        return Phrase("architects-branch-dismiss")
