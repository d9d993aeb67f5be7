"""What the actions of a player board share: workers, costs, reasons (PAL-048 to PAL-067).

why_not is a gate (whatever does not depend on the target) and a target check. One object per action; each file of a
heading makes its own and actions.py lists them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from courtier.core.agenda import NOT_OFFERED
from courtier.core.options import Option
from courtier.core.reasons import Reason
from courtier.titles.paladins import words as w
from courtier.titles.paladins.inquisition import take_debt
from courtier.titles.paladins.state import Player, PState
from courtier.titles.paladins.tables import Cost
from courtier.titles.paladins.workers import missing, total

OCCUPIED: Final = Reason("paladins-occupied", "PAL-055")
NO_TARGET: Final = Reason("paladins-no-target", "PAL-061")
NO_DEBT_LEFT: Final = Reason("paladins-no-debt-left", "PAL-008")
LACKS_GOODS: Final = "reason-lack"
PROVISIONS: Final = 8  # bits of what is due: silver below, provisions and debts from here
DEBTS: Final = 16


def lack_worker(p: Player, shape: int, rule: str) -> Reason | None:
    """Which worker is missing (PAL-053), or how many are."""
    lack = missing(p.workers, shape)
    if lack < 0:
        return None
    if lack == w.TYPES:
        return Reason("paladins-lack-workers", rule, total(p.workers), shape >> 8)
    if lack == w.CRIMINAL:
        return Reason("paladins-lack-criminal", rule, 0, 1)
    return Reason("paladins-lack-worker", rule, p.workers[lack], 1, -1, w.ONE_WORKER[lack])


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    __slots__ = ("number", "rule")
    number: int  # of the action and its space
    rule: str  # that tells which workers it takes

    def __init__(self, number: int, rule: str) -> None:
        self.number = number
        self.rule = rule

    def shape(self, s: PState, p: Player, o: Option) -> int:
        """The worker spaces to fill: all that no workshop covers (PAL-057, PAL-070)."""
        return s.tables.board_actions[self.number].shapes[p.shops[self.number]]

    def cites(self, o: Option) -> str:
        """The rule that tells which workers this target takes."""
        return self.rule

    def blocked(self, p: Player) -> Reason | None:
        return OCCUPIED if p.board[self.number] != 0 else None  # PAL-055

    def closed(self, s: PState, p: Player) -> Reason | None:
        """Occupied, or a worker is missing: the gate of every action with one shape."""
        if p.board[self.number] != 0:
            return OCCUPIED
        return lack_worker(p, s.tables.board_actions[self.number].shapes[p.shops[self.number]], self.rule)

    def waived(self, s: PState, p: Player, thing: int) -> bool:
        """This round's paladin makes it cost nothing (PAL-129 to PAL-135)."""
        if p.paladin < 0:
            return False
        card = s.tables.paladins[p.paladin]
        return card.action == self.number and card.waive == thing

    def silver(self, s: PState, p: Player, cost: Cost) -> int:
        return 0 if self.waived(s, p, w.SILVER) else cost.silver

    def provisions(self, s: PState, p: Player, cost: Cost) -> int:
        return 0 if self.waived(s, p, w.PROVISION) else cost.provision

    def lack_silver(self, s: PState, p: Player, need: int, rule: str) -> Reason | None:
        return None if p.silver >= need or on_credit(s, p) else p.lack_silver(need, rule)

    def lack_provision(self, s: PState, p: Player, need: int, rule: str) -> Reason | None:
        return None if p.provision >= need or on_credit(s, p) else p.lack_provision(need, rule)

    def next_use(self, s: PState, p: Player) -> int:
        """What every target costs besides workers, in the form of due(); targets may add to it."""
        printed = s.tables.board_actions[self.number]
        done = p.done[self.number]
        cost = printed.row[done] if done < len(printed.row) else printed.cost
        return self.silver(s, p, cost) | self.provisions(s, p, cost) << PROVISIONS

    def due(self, s: PState, p: Player, o: Option) -> int:
        """What this target costs besides workers: silver, provisions and debts, eight bits each."""
        return self.next_use(s, p)

    def by_coin(self) -> bool:
        """The option itself says whether silver or a debt pays for it."""
        return False

    def candidates(self, s: PState, p: Player) -> list[Option]:
        """The targets a person might try."""
        raise NotImplementedError

    def gate(self, s: PState, p: Player) -> Reason | None:
        """Why the action is closed whatever the target."""
        return None

    def spent(self, s: PState, p: Player) -> Reason | None:
        """Why it can never be done again."""
        return None

    def needs(self, s: PState, p: Player) -> Reason | None:
        """The attribute that the next use needs, whatever the target."""
        return None

    def target(self, s: PState, p: Player, o: Option) -> Reason | None:
        """Why not this target, the gate being open."""
        return None

    def free_target(self, s: PState, p: Player, o: Option) -> Reason | None:
        """Why not this target, where nothing is paid and nothing can be bought (COC-057, COC-059)."""
        return self.target(s, p, o)

    def barred(self, s: PState, p: Player) -> Reason | None:
        """Why it cannot be done even without workers and costs (COC-061)."""
        return self.spent(s, p) or self.needs(s, p) or self.out_of_reach(s, p)

    def shut(self, s: PState, p: Player) -> Reason | None:
        """Why the action cannot be chosen at all (PAL-061): its gate, or every target is refused."""
        return self.gate(s, p) or self.out_of_reach(s, p)

    def out_of_reach(self, s: PState, p: Player) -> Reason | None:
        """Why every target is refused: the one that lacks least speaks for all."""
        nearest = NO_TARGET
        for o in self.candidates(s, p):
            reason = self.target(s, p, o)
            if reason is None:
                return None
            if nearest is NO_TARGET or nearer(reason, nearest):
                nearest = reason
        return nearest

    def effect(self, s: PState, seat: int, p: Player, o: Option) -> None:
        """After workers and costs are paid: do it, push the reward."""
        raise NotImplementedError

    def unknown(self, s: PState, p: Player, o: Option) -> Reason:
        """Why something that is no candidate is refused."""
        return NOT_OFFERED


def nearer(reason: Reason, other: Reason) -> bool:
    """Is less lacking? Goods are got sooner than attributes, and what no number tells comes last."""
    goods = reason.key == LACKS_GOODS
    if goods != (other.key == LACKS_GOODS):
        return goods
    lacks = reason.need - reason.have
    return lacks > 0 and (other.need <= other.have or lacks < other.need - other.have)


def on_credit(s: PState, p: Player) -> bool:
    """Maugris: a debt may stand for silver or provisions (COC-030, COC-031)."""
    return p.paladin == s.tables.credit and s.debts > 0


def pay(s: PState, seat: int, due: int) -> None:
    """To the general supply, never to the tax supply (PAL-060)."""
    if due == 0:
        return
    p = s.players[seat]
    silver = due & 255
    provisions = due >> 8 & 255
    p.silver -= silver
    p.provision -= provisions
    if silver > 0 or provisions > 0:
        s.tell(w.E_SILVER_PAID, seat, silver, provisions)
    for _ in range(due >> DEBTS):
        take_debt(s, seat)
        s.tell(w.E_DEBT_TAKEN, seat)
