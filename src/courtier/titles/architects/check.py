"""Can a game of Architects come to this position? Asked of positions from outside, and by tests of every position."""

from __future__ import annotations

from courtier.core import check as c
from courtier.titles.architects import words as w
from courtier.titles.architects.effects import Act, Choose
from courtier.titles.architects.gather import Mines
from courtier.titles.architects.guildhall import Constructed, spaces
from courtier.titles.architects.payment import Pay
from courtier.titles.architects.plans import FOR_EFFECT, Discard
from courtier.titles.architects.reset import Use, effect_of
from courtier.titles.architects.setup import KeepCard, Table
from courtier.titles.architects.state import AState, Automat, Player
from courtier.titles.architects.turn import Return, Turn

PLENTY = 99_999  # goods, silver, debts, rounds
MOST_TASKS = 100
MOST_CREW = 6  # with the character that has room for more than five
NESTED = {  # what a turn may leave to be done
    "Bonuses", "Act", "Choose", "Mines", "TakePool", "Guarding", "Build", "Constructed", "Advanced", "Pay", "Discard",
    "KeepOne", "Use", "Trading", "Capture", "Offer", "Hire", "Flush", "AtWorkshop"}  # fmt: skip
TURN = ("NextTurn", "EndOfTurn?", "HandLimit?", "OpponentLimit?", "ResetIfDue?", "AfterReset?", "ResetCards*")
BELOW = {  # what lies below that at each step, from the bottom: ? once or not at all, * any number of times
    w.S_DRAFT: ("NextTurn", "FillDisplay?", "Hire*", "StartingApprentices?", "OpponentSetup?", "Draft"),
    w.S_APPRENTICE: ("NextTurn", "FillDisplay", "Hire*"),
    w.S_TURN: TURN,
    w.S_RESET: TURN,
    w.S_HAND: TURN,
    w.S_END: ("Scoring", "EndEffects*"),
}


def check(s: AState, seats: int, table: Table) -> None:
    alone = table.opponent >= 0
    c.equal("seats", s.seats, seats)
    c.equal("players", len(s.players), seats + (1 if alone else 0))
    c.kind("automat", s.automat, Automat if alone else type(None))
    c.equal("flags", s.flags, table.flags)
    c.equal("order", sorted(s.order), list(range(len(s.players))))
    c.holds("order", not alone or s.order[-1] == s.seats)
    c.number("active", s.active, 0, len(s.players) - 1)
    c.number("round", s.round, 0, PLENTY)
    c.holds("step", s.step in (BELOW if s.asks else [w.S_SCORING]))
    c.number("tax", s.tax, 0, PLENTY)
    for name in ("crews", "buildings", "rewards", "drawn", "market_box", "rewards_box", "small", "large"):
        c.seen(name, getattr(s, name), len(s.players))
    for player in range(len(s.players)):
        board(s, player, table)
    decks(s, table)
    guild = [*s.guild]
    c.numbers("guild", guild, 0, len(s.players) - 1)
    c.equal("ending", s.ending, len(guild) >= spaces(s))
    c.number("left", s.left, -1 if s.asks else 0, len(s.players) if s.ending else -1)
    if s.automat is not None:
        opponent(s, s.automat, table)
    agenda(s)


def board(s: AState, player: int, table: Table) -> None:
    t = s.tables
    p = s.players[player]
    name = f"players[{player}]"
    n = t.numbers
    c.numbers(f"{name}.have", p.have, 0, PLENTY, w.HELD)
    c.numbers(f"{name}.at", p.at, 0, n.workers, w.CIRCLES)
    c.numbers(f"{name}.captives", p.captives, 0, n.workers, len(s.players))
    for field in ("workers", "prison", "guild"):
        c.number(f"{name}.{field}", getattr(p, field), 0, n.workers)
    for field in ("unpaid", "paid"):
        c.number(f"{name}.{field}", getattr(p, field), 0, PLENTY)
    c.number(f"{name}.virtue", p.virtue, 0, t.top_virtue())
    c.number(f"{name}.level", p.level, 0, len(t.level_vp) - 1)
    c.seen(f"{name}.hand", p.hand, len(s.players))
    c.equal(f"{name}.captives", p.captives[player], 0)
    held = sum(other.captives[player] for other in s.players)
    out = sum(p.at) + s.market.count(player) + p.prison + p.guild + held
    c.equal(f"{name}.workers", p.workers, n.workers - out)
    c.equal(f"{name}.guild", p.guild, s.guild.count(player))
    characters = range(1, len(t.boards)) if table.variable and not s.is_bot(player) else range(1)
    c.number(f"{name}.board", p.board, characters[0], characters[-1])
    c.holds(f"{name}.board", table.promo_boards or not t.boards[p.board].promo)
    c.numbers(f"{name}.crew", p.crew, 0, len(t.apprentices) - 1)
    c.number(f"{name}.crew", len(p.crew), 0, n.apprentices if s.is_bot(player) else MOST_CREW)
    skills, moments = crew(s, p)
    c.equal(f"{name}.skills", p.skills, skills)
    c.equal(f"{name}.moments", p.moments, 0 if s.is_bot(player) else moments)
    busy = s.active == player and s.step == w.S_TURN  # a worker may lie there while its building is chosen
    c.holds(f"{name}.guild", p.guild - len(p.built) - p.level in ((0, 1, 2) if busy else (0,)))


def crew(s: AState, p: Player) -> tuple[int, int]:
    """What follows from the apprentices and the character."""
    skills, moments = 0, s.tables.boards[p.board].moments
    for card in p.crew:
        skills |= s.tables.apprentices[card].skills
        moments |= s.tables.apprentices[card].moments
    return skills, moments


def decks(s: AState, table: Table) -> None:
    """Every card is in exactly one place."""
    t = s.tables
    slots = t.numbers.rows * t.numbers.columns
    c.numbers("shown", s.shown, w.NOBODY, len(t.apprentices) - 1, slots)
    c.numbers("coins", s.coins, 0, PLENTY, slots)
    c.holds("coins", all(coins == 0 or card >= 0 for coins, card in zip(s.coins, s.shown, strict=True)))
    shown = [card for card in s.shown if card >= 0]
    folk = [card for card, a in enumerate(t.apprentices) if table.promo_cards or not a.promo]
    c.cards("apprentices", [s.crews.cards, shown, *[p.crew for p in s.players]], folk)
    plans = [card for card, b in enumerate(t.buildings) if table.promo_cards or not b.promo]
    hands = [cards for p in s.players for cards in (p.hand.cards, p.built)]
    drafting = s.step == w.S_DRAFT
    c.equal("draft", len(s.draft), s.seats if drafting else 0)
    for packet in s.draft:
        c.seen("draft", packet, len(s.players))
    packets = [packet.cards for packet in s.draft]
    c.cards("buildings", [s.buildings.cards, s.drawn.cards, *hands, *packets], plans)
    c.cards("market", [s.small.cards, s.large.cards, s.market_box.cards], range(len(t.market_ids)))
    c.equal("market_box", len(s.market_box.cards), max(0, len(t.market_ids) - table.market_cards))
    rewards = [s.rewards.cards, s.rewards_box.cards, s.rewards_gone]
    c.cards("rewards", rewards, range(len(t.reward_ids)))
    c.numbers("market", s.market, w.NOBODY, len(s.players) - 1, w.MARKETS)
    for level in range(1, len(t.level_vp)):
        c.holds("players.level", sum(p.level == level for p in s.players) <= t.level_spots[level])


def opponent(s: AState, a: Automat, table: Table) -> None:
    t = s.tables
    c.equal("automat.who", a.who, table.opponent)
    c.equal("automat.level", a.level, table.level)
    c.seen("automat.schemes", a.schemes, len(s.players))
    c.cards("schemes", [a.schemes.cards, a.discards], range(len(t.scheme_ids)))
    c.number("automat.scheme", a.scheme, -1, len(t.scheme_ids) - 1)
    c.number("automat.plan", len(a.plan), 0, len(w.LOCATIONS))
    for row in a.plan:
        c.numbers("automat.plan", row, 0, PLENTY, 2)
        home = row[0] in (w.N_RETURNS, w.N_PASSES)
        c.number("automat.plan", row[0], 0, len(w.WEIGHED) - 1)
        c.number("automat.plan", row[1], 0, len(w.LOCATIONS if home else w.HALVES) - 1)


def agenda(s: AState) -> None:
    t = s.tables
    seat, anybody, some = range(s.seats), range(len(s.players)), range(1, PLENTY)
    effect, card, crowd = range(len(t.effects)), range(len(t.buildings)), range(len(s.order))
    codes = range(len(t.apprentices) + len(t.buildings) + len(t.boards))
    c.tasks(s, {
        "Bonuses": [seat, [effect]], "Act": [anybody, effect], "Choose": [seat, effect],
        "Mines": [seat, range(w.CIRCLES)], "TakePool": [seat], "Guarding": [seat, some], "Build": [seat],
        "Constructed": [seat, card], "Advanced": [seat], "Pay": [seat, range(-1, len(t.buildings))],
        "Discard": [seat, range(3), effect], "HandLimit": [seat], "KeepOne": [seat], "ResetIfDue": [],
        "ResetCards": [seat], "Use": [seat, range(len(w.MOMENTS)), [codes]], "AfterReset": [], "EndEffects": [seat],
        "Draft": [range(1, t.numbers.kept + 1)], "KeepCard": [seat, range(t.numbers.kept)],
        "StartingApprentices": [], "Trading": [seat, some],
        "Capture": [seat, some, range(1 << w.CIRCLES), range(3), range(PLENTY)], "NextTurn": [crowd],
        "EndOfTurn": [seat], "Scoring": [], "Turn": [seat], "Return": [seat], "Offer": [seat, range(3)],
        "FillDisplay": [], "Flush": [], "AtWorkshop": [seat], "Hire": [seat, range(3)], "OpponentSetup": [],
        "OpponentLimit": [],
    })  # fmt: skip
    if not s.asks:
        c.holds("agenda", not s.agenda and s.ending)
        return
    names = [type(task).__name__ for task in s.agenda]
    c.number("agenda", len(names), 0, MOST_TASKS)
    at = 0
    for name in BELOW[s.step]:
        most = 1 if name.endswith("?") else len(names) if name.endswith("*") else 0
        if most == 0:
            c.equal("agenda", names[at : at + 1], [name])
            at += 1
        while most > 0 and at < len(names) and names[at] == name[:-1]:
            at, most = at + 1, most - 1
    c.holds("agenda", set(names[at:]) <= NESTED)
    for task in (*s.agenda, *s.asks):
        if isinstance(task, Act):
            c.holds("agenda", t.effects[task.effect].deed in t.deeds)
        elif isinstance(task, Choose):
            c.holds("agenda", all(t.effects[n].deed in t.branches for n in task.branches(s)))
        elif isinstance(task, Pay | Constructed):
            c.holds("agenda", task.card < 0 or task.card in s.players[task.seat].hand.cards)
        elif isinstance(task, Mines):
            c.holds("agenda", len(t.numbers.gathers[task.place]) > 1)
        elif isinstance(task, Use):
            c.holds("agenda", len({*task.cards}) == len(task.cards))
            for code in task.cards:
                effect_of(s, code, task.moment)
        elif isinstance(task, Discard):
            c.holds("agenda", task.why != FOR_EFFECT or t.effects[task.effect].pay_card > 0)
    asked(s)


def asked(s: AState) -> None:
    """Each choice at its step; secret ones are those of the draft."""
    n = s.tables.numbers
    open_ones = [*s.asks, *[held.ask for held in s.held]]
    drafting = [isinstance(ask, KeepCard) for ask in open_ones]
    c.equal("asks", drafting, [s.step == w.S_DRAFT] * (s.seats if s.step == w.S_DRAFT else 1))
    for ask in open_ones:
        if isinstance(ask, KeepCard):
            c.equal("agenda", s.agenda[-1].data(), [ask.turn + 1])
            c.equal("draft", len(s.draft[ask.seat].cards), n.dealt - ask.turn)
            c.equal(f"players[{ask.seat}].hand", len(s.players[ask.seat].hand.cards), ask.turn)
        elif isinstance(ask, Turn | Return):
            c.holds("asks", s.step == w.S_TURN and s.active == ask.seat)
            c.equal("asks", s.players[ask.seat].workers > 0, isinstance(ask, Turn))
    c.equal("drawn", len(s.drawn.cards) > 0, type(s.asks[0]).__name__ == "KeepOne")
