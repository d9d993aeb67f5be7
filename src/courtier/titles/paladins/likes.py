"""What the rollout policy likes in Paladins: options by what it brings less what it takes, at the prices of prices.py.

Nothing is tried out: play-outs of the search are played by this, so it must be quick.
"""

from __future__ import annotations

from typing import Final

from courtier.core.agenda import Ask
from courtier.core.options import COUNT_BITS, Option
from courtier.core.piles import find
from courtier.titles.paladins import words as w
from courtier.titles.paladins.actions import ACTION
from courtier.titles.paladins.prices import GOODS, Prices
from courtier.titles.paladins.scoring import counted
from courtier.titles.paladins.state import Player, PState
from courtier.titles.paladins.tables import Cost, Townsfolk
from courtier.titles.paladins.turn import Target
from courtier.titles.paladins.workers import ALL_COLOURS, missing

LEAST: Final = 0.05  # however many one has
NO_TARGET: Final = -9.0
# what attribute tracks give, less bumpy: half a step is half of the points
SMOOTH: Final[list[float]] = [0.0, 0.5, 1.0, 2.0, 3.0, 4.5, 6.0, 7.5, 9.2, 11.0, 13.2, 16.2, 20.0]


class Likes:
    """The prices of a moment, to one player."""

    __slots__ = ("coloured", "left", "most", "now", "p", "s", "seat", "v")
    v: Prices
    s: PState
    seat: int
    p: Player
    left: float  # rounds to come
    most: int  # suspicion that another one has
    now: list[float]  # goods
    coloured: float  # a worker of any colour, on average

    def __init__(self, v: Prices, s: PState, seat: int) -> None:
        self.v = v
        self.s = s
        self.seat = seat
        p = s.players[seat]
        self.p = p
        left = float(s.tables.numbers.rounds - max(1, s.round))
        self.left = left
        most = 0
        for other in s.players:
            if other is not p:
                most = max(most, len(other.suspicion))
        self.most = most
        now: list[float] = []
        for i in range(GOODS):
            now.append(v.icon[i] + v.icon_by_round[i] * left)
        for i in range(w.TYPES):
            if p.workers[i] > 1:
                now[i] = max(LEAST, now[i] - v.stock_worker * (p.workers[i] - 1))
        now[w.SILVER] = max(LEAST, now[w.SILVER] - v.stock_silver * p.silver)
        now[w.PROVISION] = max(LEAST, now[w.PROVISION] - v.stock_provision * p.provision)
        self.now = now
        self.coloured = 0.25 * (now[w.SCOUT] + now[w.MERCHANT] + now[w.FIGHTER] + now[w.CLERIC])

    # what things are worth

    def icon(self, icon: int, n: int) -> float:
        if icon < GOODS:
            worth = self.now[icon] * n
            return worth + self.suspicion(n) if icon == w.CRIMINAL else worth
        if icon <= w.DIPLOMACY:
            return self.attribute(icon - w.FAITH, n)
        if icon == w.VP:
            return self.v.plain_vp * n
        price = self.v.icon[icon] + self.v.icon_by_round[icon] * self.left
        if icon == w.TAX:
            return (price + self.now[w.SILVER]) * n + self.judged(n)
        if icon == w.REMOVE_SUSPICION:
            gone = min(n, len(self.p.suspicion))
            return 0.0 if gone == 0 else price * gone - self.suspicion(gone)
        if icon == w.PAY_DEBT or icon == w.DESTROY_DEBT:
            return price if self.p.unpaid > 0 else 0.0
        return price * n

    def suspicion(self, n: int) -> float:
        out = self.v.suspicion * n
        return out + self.v.most_suspicion * n if len(self.p.suspicion) + n > self.most else out

    def judged(self, tax: int) -> float:
        """An inquisition, if so much tax brings one."""
        if tax < self.s.tax:
            return 0.0
        held = len(self.p.suspicion)
        return self.v.accused if held > 0 and held >= self.most else self.v.spared

    def attribute(self, k: int, n: int) -> float:
        had = self.p.track[k]
        to = min(len(SMOOTH) - 1, had + n)
        step = self.v.icon[w.FAITH + k] + self.v.icon_by_round[w.FAITH + k] * self.left
        return (SMOOTH[to] - SMOOTH[had]) * self.v.track + (to - had) * step

    def reward(self, reward: int) -> float:
        if reward < 0:
            return 0.0
        out = 0.0
        for part in self.s.tables.rewards[reward]:
            if part.icon == w.CHOOSE:
                best = 0.0
                for choice in part.choices:
                    best = max(best, self.reward(choice))
                out += best
            else:
                out += self.icon(part.icon, part.n)
        return out

    def workers(self, shape: int) -> float:
        """Of the usual payment, roughly."""
        workers = self.p.workers
        now = self.now
        out = 0.0
        spaces = shape >> 8
        if shape & ALL_COLOURS:
            for colour in range(1, w.TYPES):
                if shape >> colour & 1:
                    out += now[colour if workers[colour] > 0 else w.CRIMINAL]
                    spaces -= 1
        if spaces <= 0:
            return out
        return out + spaces * (now[w.LABOURER] if workers[w.LABOURER] >= spaces else self.coloured)

    def handful(self, workers: int) -> float:
        out = 0.0
        for i in range(w.TYPES):
            n = workers >> COUNT_BITS * i & 255
            if n > 0:
                out += self.now[i] * n
        return out

    def owed(self, debts: int) -> float:
        return (self.v.debt + self.v.debt_by_round * self.left) * debts

    def paid(self, silver: int, provisions: int) -> float:
        return self.now[w.SILVER] * silver + self.now[w.PROVISION] * provisions

    def helped(self, action: int) -> bool:
        """This round's paladin is one for this action."""
        return self.p.paladin >= 0 and self.s.tables.paladins[self.p.paladin].action == action

    # what actions are worth

    def action(self, action: int) -> float:
        """Whatever the target: the action itself, the crew and the paladin."""
        out = self.v.action[action] + self.v.action_by_round[action] * self.left
        folk = self.s.tables.townsfolk
        for card in self.p.crew:
            if folk[card].trigger == action:
                out += self.reward(folk[card].ongoing)
        if self.helped(action):
            out += self.reward(self.s.tables.paladins[self.p.paladin].gain)
        return out

    def act(self, action: int) -> float:
        """An action with the best target that there is."""
        out = self.action(action)
        printed = self.s.tables.board_actions[action]
        if action == w.CONSPIRE:
            return out + self.reward(printed.mode_gain[1]) - self.workers(printed.modes[1])
        if action == w.DEVELOP:
            silver = printed.cost.silver
            if self.helped(action):
                silver -= self.s.tables.paladins[self.p.paladin].discount
            out += self.reward(self.s.tables.develop_gain[self.p.done[action]])
            out -= self.paid(silver, 0) + self.workers(printed.modes[2])
        elif action >= w.RIGHT_SIDE:
            out += self.use(action)
        return out if action == w.FORTIFY else out + self.best(action)

    def counts(self, action: int) -> float:
        """A use of the right side, whatever its target: points, orders, what it gives."""
        p = self.p
        v = self.v
        t = self.s.tables
        printed = t.board_actions[action]
        done = p.done[action]
        out = self.reward(printed.gain) + v.used * done
        out += v.row_vp * (printed.vp(done + 1) - printed.vp(done)) + v.next_vp * (
            printed.vp(done + 2) - printed.vp(done + 1)
        )
        for slot in range(self.s.orders_shown):
            order = t.orders[self.s.orders.cards[slot]]
            if order.action == action and done < order.need:
                out += v.order * t.order_points[slot] / order.need
                if done + 1 == order.need:
                    out += v.order_met * t.order_points[slot]
        return out

    def use(self, action: int) -> float:
        """And less what it takes."""
        p = self.p
        out = self.counts(action)
        printed = self.s.tables.board_actions[action]
        done = p.done[action]
        if done < len(printed.row):
            cost: Cost = printed.row[done]
            out -= self.paid(
                ACTION[action].silver(self.s, p, cost), ACTION[action].provisions(self.s, p, cost)
            )
        return out - self.workers(printed.shapes[p.shops[action]])

    def best(self, action: int) -> float:
        """The best target of an action."""
        top = NO_TARGET
        s = self.s
        t = s.tables
        p = self.p
        if action == w.COMMISSION or action == w.GARRISON:  # one look at what is in reach
            reach = t.reach_strength if action == w.GARRISON else t.reach_faith
            free = reach[min(p.has(t.board_actions[action].attribute), len(reach) - 1)] & ~s.taken
            i = 0
            while free != 0:
                if free & 1:
                    top = max(top, self.reward(t.squares[i].reward))
                free >>= 1
                i += 1
            return top
        for o in ACTION[action].candidates(s, p):
            worth = self.target(o)
            if worth > top and ACTION[action].target(s, p, o) is None:
                top = worth
        return top

    # what targets are worth, less what they take themselves

    def target(self, o: Option) -> float:
        t = self.s.tables
        verb = o.verb.id
        if verb == w.V_COMMISSION or verb == w.V_GARRISON:
            return self.reward(t.squares[o.a].reward)
        if verb == w.V_ABSOLVE:
            return self.reward(t.jar_spaces[o.a])
        if verb == w.V_ATTACK:
            return self.reward(t.outsiders[o.a].attack) - self.paid(self.hired_arms(o.a), 0)
        if verb == w.V_CONVERT:
            return self.convert(o.a)
        if verb == w.V_HIRE or verb == w.V_DISMISS:
            return self.townsfolk(o)
        if verb == w.V_HUNT or verb == w.V_TRADE:
            printed = t.board_actions[w.HUNT if verb == w.V_HUNT else w.TRADE]
            return self.reward(printed.mode_gain[o.a]) - self.workers(printed.modes[o.a])
        if verb == w.V_CLEAR:
            printed = t.board_actions[w.PRAY]
            silver = 0 if self.helped(w.PRAY) else printed.cost.silver
            return self.cleared(o.a) - self.paid(silver, 0) - self.workers(printed.modes[1])
        if verb == w.V_WORKSHOP:
            return self.workshop(o.a, o.b)
        return 0.0

    def hired_arms(self, card: int) -> int:
        """Silver for the strength that is missing."""
        printed = self.s.tables.board_actions[w.ATTACK]
        short = max(
            0, self.s.tables.outsider_strength[find(self.s.outs, card)] - self.p.has(printed.attribute)
        )
        return (short + printed.per_silver - 1) // printed.per_silver

    def convert(self, card: int) -> float:
        o = self.s.tables.outsiders[card]
        points = o.base + o.vp * (counted(self.s, self.seat, o.per) // o.each)
        out = self.reward(o.convert) + self.v.convert_vp * points
        return out + self.v.convert_grows * self.left * o.vp / o.each

    def townsfolk(self, o: Option) -> float:
        t = self.s.tables
        v = self.v
        folk = t.townsfolk[o.a]
        hire = o.verb.id == w.V_HIRE
        if hire:
            out = v.crew + self.reward(folk.immediate) + self.abilities(folk) * self.reward(folk.ongoing)
        else:
            out = self.reward(folk.dismiss)
        if o.b == w.FREE:
            return out
        if o.b == w.DEBT:
            out += self.owed(1)
        elif not self.helped(w.RECRUIT):
            out -= self.now[w.SILVER] * t.town_silver[find(self.s.town, o.a)]
        return out - self.workers(t.board_actions[w.RECRUIT].modes[2 if hire else 1])

    def abilities(self, folk: Townsfolk) -> float:
        """How often somebody who is hired now will act, roughly."""
        if folk.trigger == w.T_INQUISITION:
            return self.v.hired_judged * self.left
        return self.v.hired + self.v.hired_by_round * self.left

    def cleared(self, action: int) -> float:
        """To do it again; little when there are no workers for it."""
        if action >= len(self.p.board):
            return 0.0
        if action < w.RIGHT_SIDE:
            return self.v.cleared_left
        printed = self.s.tables.board_actions[action]
        again = (
            self.p.done[action] < printed.limit
            and missing(self.p.workers, printed.shapes[self.p.shops[action]]) < 0
        )
        share = self.v.cleared if again else self.v.cleared_poor
        return max(0.0, self.action(action) + self.use(action)) * share

    def workshop(self, action: int, space: int) -> float:
        colour = self.s.tables.board_actions[action].spaces[space]
        out = self.v.shop[action] * (1.0 + self.left)
        if self.p.shops[action] != 0:
            out += self.v.second_shop * self.left
        return out + 0.2 * self.now[w.LABOURER if colour == w.ANY else colour] * self.left

    # what the rest is worth

    def favour(self, card: int) -> float:
        f = self.s.tables.favours[card]
        out = self.v.favour + self.reward(f.reward) - self.paid(f.cost.silver, f.cost.provision)
        return out + self.owed(f.cost.debt) - self.now[w.LABOURER if f.worker == w.ANY else f.worker]

    def paladin(self, card: int) -> float:
        c = self.s.tables.paladins[card]
        out = self.v.paladin[card] + self.v.paladin_by_round[card] * self.left
        for worker in c.workers:
            out += self.now[worker]
        for k in range(len(c.boosts)):
            out += self.v.boost[k] * c.boosts[k]
        return out

    def paladins(self, o: Option) -> float:
        """One to play and one for the next round."""
        return self.paladin(o.a) + self.v.top * self.paladin(o.b & 255)

    def tavern(self, card: int) -> float:
        out = 0.0
        for worker in self.s.tables.taverns[card]:
            out += self.icon(worker, 1)
        if self.s.rival is not None:
            for other in self.s.taverns:
                if other != card:
                    for worker in self.s.tables.taverns[other]:
                        if worker == w.CRIMINAL:
                            out += self.v.left_criminal
        return out

    def option(self, o: Option, paying: bool) -> float:
        """`paying`: Pray was chosen as the action, and is not a gift."""
        verb = o.verb.id
        if verb == w.V_ACT:
            return self.act(o.a)
        if verb == w.V_FAVOUR:
            return self.favour(o.a)
        if verb == w.V_PASS:
            return self.v.passing
        if verb == w.V_PAY:
            return -self.handful(o.a)
        if verb == w.V_KEEP:
            return self.handful(o.a)
        if verb == w.V_PLAY:
            return self.paladins(o)
        if verb == w.V_TAVERN:
            return self.tavern(o.a)
        if verb == w.V_TAKE or verb == w.V_FIRST:
            return self.reward(o.a)
        if (
            verb == w.V_DO
        ):  # what is offered costs nothing, whatever prices say of the rewards that it comes with
            return max(LEAST, self.icon(o.a, 1))
        if verb == w.V_CLEAR and not paying:
            return self.cleared(o.a)
        return self.target(o)

    def all(self, ask: Ask[PState], options: list[Option]) -> list[float]:
        paying = isinstance(ask, Target)
        out: list[float] = []
        for option in options:
            out.append(self.option(option, paying))
        return out
