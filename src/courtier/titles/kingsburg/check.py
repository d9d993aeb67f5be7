"""Can a game of Kingsburg come to this position? Asked of positions from outside, and by tests of every position."""

from __future__ import annotations

from courtier.core import check as c
from courtier.titles.kingsburg import check_modules, check_steps
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.paying import Rewards
from courtier.titles.kingsburg.setup import new_player
from courtier.titles.kingsburg.state import Battle, Group, KState, Player
from courtier.titles.kingsburg.winter import HoldBack

MOST_GOODS = 255  # of a kind: what a choice can name
MOST_BONUS_DICE = 7  # of a value: what dice in hand can hold
MOST_POINTS = 9999
PRODUCTIVE = (w.SPRING, w.SUMMER, w.FALL)
DURING = {  # each choice: its phases, its step, how much of the season is still to come, and what else may be
    "FavorGood": ((w.FAVOR,), 0, 0, ("FavorGood",)),
    "StartEffects": (PRODUCTIVE, w.START, 9, ("StartTurns",)),
    "Reroll": (PRODUCTIVE, w.ROLL, 7, ("RerollTurns",)),
    "Influence": (PRODUCTIVE, w.INFLUENCE, 5, ()),
    "ChooseReward": (PRODUCTIVE, w.REWARDS, 4, ("Rewards",)),
    "MoreSoldiers": (PRODUCTIVE, w.REWARDS, 4, ("Rewards",)),
    "Construct": (PRODUCTIVE, w.CONSTRUCT, 2, ("ConstructTurns",)),
    "SecondBuilding": (PRODUCTIVE, w.CONSTRUCT, 2, ("ConstructTurns",)),
    "Discount": (PRODUCTIVE, w.CONSTRUCT, 2, ("ConstructTurns", "SecondBuilding")),
    "Sell": (PRODUCTIVE, w.END, 1, ("EndTurns", "Sell")),
    "Recruit": ((w.RECRUIT,), 0, 0, ("RecruitTurns",)),
    "PayRecruits": ((w.RECRUIT,), 0, 0, ("RecruitTurns",)),
    "HoldBack": ((w.WINTER,), 0, 0, ()),
    "LoseGoods": ((w.WINTER,), 0, 0, ("Aftermath", "Fight", "Raze")),
}
GOODS_OF_CHOICE = "TakeGoods"  # they come with rewards of advisors, of buildings and of battles
LOOK = "Look"  # it waits for them


def check(s: KState, seats: int) -> None:
    t = s.tables
    c.equal("players", len(s.players), seats)
    c.kind("ask_help", s.ask_help, bool)
    first = 0 if t.modular else 1  # modules ask during the setup
    c.number("year", s.year, first, t.numbers.years)
    c.number("phase", s.phase, first, w.WINTER)
    c.number("step", s.step, 0, w.END)
    c.equal("order", sorted(s.order), list(range(seats)))
    c.number("envoy", s.envoy, w.FREE, seats - 1)
    for seat, p in enumerate(s.players):
        player(s, f"players[{seat}]", p)
    dice(s)
    enemies(s)
    for row in s.chart:
        c.numbers("chart", row, -MOST_POINTS, MOST_POINTS, 2 + seats)
    c.number("chart", len(s.chart), 0, t.numbers.years * (len(w.SEASONS) + 1))
    agenda(s)
    if t.modular:
        check_modules.more(s)


def player(s: KState, name: str, p: Player) -> None:
    t = s.tables
    c.numbers(f"{name}.have", p.have, 0, MOST_GOODS, w.OWNED)
    c.numbers(f"{name}.points", p.points, -MOST_POINTS, MOST_POINTS, len(new_player(t).points))
    for field, bits in (("built", p.built), ("used", p.used)):
        c.number(f"{name}.{field}", bits, 0, (1 << len(t.buildings)) - 1)
    standing = [b for b in t.buildings if p.built & b.bit]
    if not t.modular:  # the Sorcerer's bring none
        c.equal(f"{name}.points", p.points[w.P_BUILDINGS], sum(b.vp for b in standing))
    for row in s.sheet(s.players.index(p)).rows:  # no gap: a building stands only on the right of another
        lasting = t.owners[w.DESTROY_CHOICE]  # what stands on its left may be gone (KBM2-051)
        built = [p.built >> number & 1 for number in row if not lasting >> number & 1]
        c.holds(f"{name}.built", built == sorted(built, reverse=True))
    c.number(f"{name}.bonus_dice", p.bonus_dice, 0, MOST_BONUS_DICE)
    packed(f"{name}.dice", p.dice, w.ALL_PLACED)
    c.number(f"{name}.rolled", p.rolled, 0, 6 * (t.numbers.dice + MOST_BONUS_DICE))


def packed(name: str, dice: object, most: int) -> None:
    """Dice of the six values, as many as a hand can hold."""
    c.number(name, dice, 0, most)
    assert isinstance(dice, int)
    c.holds(name, dice & w.GUARD == 0 and w.dice_count(dice >> w.BONUS) <= MOST_BONUS_DICE)


def dice(s: KState) -> None:
    """Dice are in hand or on an advisor, and the first group at an advisor holds him."""
    numbers = s.tables.numbers
    c.numbers("holder", s.holder, w.FREE, w.NEUTRAL, len(s.tables.advisors))
    for g in s.groups:
        c.kind("groups", g, Group)
        c.kind("groups.envoy", g.envoy, bool)
        c.holds("groups.seat", g.seat == w.NEUTRAL or g.seat in range(len(s.players)))
        c.number("groups.rank", g.rank, 1, len(s.tables.advisors) - 1)
        if s.tables.modular:  # dice may be moved, and count as others
            continue
        packed("groups.way", g.way, w.ALL_PLACED | w.W_TOKEN | w.W_LOWER | w.W_HIGHER)
        c.equal("groups.way", w.way_sum(g.way), g.rank)
    if s.tables.modular:
        return
    for rank, holder in enumerate(s.holder):
        there = [g for g in s.groups if g.rank == rank]
        c.equal(
            f"holder[{rank}]", [holder] if holder != w.FREE else [], [g.seat for g in there if not g.envoy]
        )
        c.holds("groups.envoy", sum(g.envoy for g in there) <= (holder != w.FREE))
    for seat, p in enumerate(s.players):
        name = f"players[{seat}]"
        placed = [g.way & w.ALL_PLACED for g in s.groups if g.seat == seat]
        if s.step in (w.ROLL, w.INFLUENCE, w.REWARDS):
            c.equal(f"{name}.rolled", p.rolled, w.dice_total(p.dice) + sum(map(w.dice_total, placed)))
            mine = [way & w.PLAYER_DICE for way in (p.dice, *placed)]
            c.equal(f"{name}.dice", sum(map(w.dice_count, mine)), numbers.dice)
            c.holds("groups.way", all(mine[1:]))
        else:
            c.equal(f"{name}.dice", p.dice, 0)
        if s.step not in (w.INFLUENCE, w.REWARDS):
            c.holds("groups", not placed)


def enemies(s: KState) -> None:
    """A card for each year: met, being fought, or to come, the next one on top."""
    t = s.tables
    seats = len(s.players)
    c.number("enemy", s.enemy, -1, len(t.enemies) - 1)
    c.seen("enemies", s.enemies, seats)
    c.seen("box", s.box, seats)
    shown = [s.enemy] if s.enemy >= 0 else []
    valley = [s.more.valley.cards, s.more.valley_past]  # empty unless that scenario is played
    c.cards("enemies", [s.enemies.cards, s.box.cards, s.past, shown, *valley], range(len(t.enemies)))
    dealt = [*s.past, *shown, *reversed(s.enemies.cards)]
    c.equal("enemies", [t.backs[card] for card in dealt], list(range(1, t.numbers.years + 1)))
    if t.modular:
        check_modules.winter(s)
        return
    c.equal("past", len(s.past), s.year - (1 if s.asks else 0))
    fought = s.phase == w.WINTER and bool(s.asks)
    c.equal("enemy", s.enemy >= 0, fought)
    c.number("reinforcement", s.reinforcement, 0, 6 if fought else 0)
    settled = fought and not isinstance(s.asks[0], HoldBack)  # who holds back is asked before
    c.holds("battles", len(s.battles) == (seats if settled else 0))
    for seat, battle in enumerate(s.battles):
        c.kind("battles", battle, Battle)
        c.kind("battles.highest", battle.highest, bool)
        c.equal("battles.seat", battle.seat, seat)
        c.number("battles.soldiers", battle.soldiers, 0, MOST_GOODS)
        c.number("battles.strength", battle.strength, -MOST_GOODS, 2 * MOST_GOODS)
        c.number("battles.result", battle.result, -1, 1)


def agenda(s: KState) -> None:
    """The years and phases to come lie below what is left of this one."""
    seat, turn, some = range(len(s.players)), range(len(s.players) + 1), range(1, MOST_GOODS + 1)
    building, strength = range(len(s.tables.buildings)), range(-MOST_GOODS, 2 * MOST_GOODS)
    rank, due = range(1, len(s.tables.advisors)), range(len(s.tables.advisors) << 4)
    wanted: dict[str, list[c.Wanted]] = {
        "ConstructTurns": [turn], "Construct": [seat], "SecondBuilding": [seat], "FavorGood": [seat, some],
        "TakeGoods": [seat, range(len(s.tables.take))], "LoseGoods": [seat, some], "Look": [seat], "StartInfluence": [],
        "Influence": [seat], "RecruitTurns": [turn], "Recruit": [seat], "PayRecruits": [seat, some, some],
        "Rewards": [[due]], "StartRewards": [], "ChooseReward": [seat, rank], "CollectDice": [], "StartTurns": [turn],
        "StartEffects": [seat], "Roll": [], "RerollTurns": [turn], "Reroll": [seat], "SetOrder": [],
        "EndTurns": [turn], "Sell": [seat, building], "EndSeason": [], "Fight": [seat],
        "MoreSoldiers": [seat, building, range(len(s.tables.exchanges))],
        "Discount": [seat, building, building, range(1, MOST_GOODS), range(len(w.EVENTS))],
        "Strengths": [[strength]], "HoldBack": [seat, [strength]], "Raze": [seat],
        "Aftermath": [], "Year": [], "Phase": [range(w.FAVOR, w.WINTER + 1)],
    }  # fmt: skip
    if s.tables.modular:
        c.tasks(s, wanted | check_modules.known(s))
        check_steps.agenda(s)
        return
    c.tasks(s, wanted)
    if not s.asks:  # over
        c.holds("agenda", not s.agenda and s.year == s.tables.numbers.years and s.phase == w.WINTER)
        return
    c.equal("asks", len(s.asks), 1)
    names = [[type(task).__name__, *task.data()] for task in s.agenda]
    later = [["Year"], *(["Phase", phase] for phase in range(w.WINTER, s.phase, -1))]
    c.equal("agenda", names[: len(later)], later)
    rest = [str(name[0]) for name in names[len(later) :]]
    while rest and rest[-1] in (GOODS_OF_CHOICE, LOOK):
        rest.pop()
    asked = type(s.asks[0]).__name__
    kinds = DURING.values() if asked == GOODS_OF_CHOICE else [DURING[asked]]
    season = [type(task).__name__ for task in s.tables.season]
    fitting = [
        kind for kind in kinds
        if s.phase in kind[0] and s.step == kind[1] and rest[: kind[2]] == season[: kind[2]]
        and set(rest[kind[2] :]) <= set(kind[3])
    ]  # fmt: skip
    c.holds("agenda", bool(fitting))
    for task in [*s.agenda, *s.asks]:
        if isinstance(task, Rewards):
            c.holds("agenda", all(n >> 4 in rank and n & 15 in seat for n in task.due))
        if isinstance(task, HoldBack):
            c.holds("agenda", len(task.known) == 2 * s.order.index(task.seat))
