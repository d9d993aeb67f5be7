"""Can a game of Paladins come to this position? Asked of positions from outside, and by tests of every position."""

from __future__ import annotations

from collections.abc import Sequence

from courtier.core import check as c
from courtier.core.agenda import Ask
from courtier.titles.paladins import words as w
from courtier.titles.paladins.crowns.check import asked_crowns, check_crowns, crowns_tasks
from courtier.titles.paladins.crowns.extras import SetDown
from courtier.titles.paladins.crowns.rival import ENTRUST
from courtier.titles.paladins.crowns.state import Crowns
from courtier.titles.paladins.inquisition import Abilities
from courtier.titles.paladins.perform import Cover, Entrusted
from courtier.titles.paladins.rewards import ChooseReward, Resolve
from courtier.titles.paladins.solo.rewards import RivalResolve
from courtier.titles.paladins.state import Player, PState, Rival
from courtier.titles.paladins.turn import PayWorkers, Target, Turn
from courtier.titles.paladins.workers import STAND_BITS

MOST = 255  # workers of a kind: what a choice can name
PLENTY = 9999  # silver, points
OFFERED = (w.REMOVE_SUSPICION, w.PAY_DEBT, w.DESTROY_DEBT)
MOST_TASKS = 100
NESTED = {  # what a choice or a reward may leave to be done, at any step
    "Resolve", "Accept", "InOrder", "ChooseReward", "Triggers", "Tax", "Suspicion", "Inquisition", "Abilities",
    "HandOutDebts", "FreeDevelop", "FreeRecruit", "Clear", "RivalResolve", "RivalRemove", "PassRewards", "CountSpare",
    "FreeDismiss", "Release", "MoveWorkshop", "Keep"}  # fmt: skip
BELOW = {  # what lies below that at each step, from the bottom; a star may be there any number of times
    0: ("Round", "FillTown", "Starting*"),
    w.S_PALADIN: ("Refresh", "KeepAgain", "StartActions", "RivalTaverns*", "Collect*"),
    w.S_WORKERS: ("Refresh", "KeepAgain", "StartActions", "RivalTaverns*", "Collect*", "PickTavern*"),
    w.S_ACTIONS: ("Refresh", "KeepAgain*", "Keep*", "NextTurn*"),
}


def check(s: PState, seats: int, difficulty: int) -> None:
    t = s.tables
    c.equal("seats", s.seats, seats)
    c.equal("players", len(s.players), 2 if seats == 1 else seats)
    c.kind("rival", s.rival, Rival if seats == 1 else type(None))
    c.number("round", s.round, 0, t.numbers.rounds)
    c.holds("step", s.step in (BELOW if s.asks else [w.S_SCORING]) and (s.round == 0) == (s.step == 0))
    c.number("start", s.start, 0, seats - 1)
    c.number("active", s.active, 0, len(s.players) - 1)
    c.equal("tax_full", s.tax_full, t.numbers.tax[seats])
    c.number("tax", s.tax, 0, s.tax_full)
    for field in ("town_pile", "outs_pile", "walls", "suspicion", "taverns_pile"):
        c.seen(field, getattr(s, field), seats)
    for seat, p in enumerate(s.players):
        board(s, f"players[{seat}]", seat, p)
    decks(s)
    kings_cards(s)
    squares(s)
    c.kind("crowns", s.crowns, Crowns if t.crowns.in_play else type(None))
    if s.crowns is not None:
        check_crowns(s, s.crowns)
    if s.rival is not None:
        rival(s, s.rival, difficulty)
    c.number("chart", len(s.chart), 0, t.numbers.rounds)
    for row in s.chart:
        c.numbers("chart", row, -PLENTY, PLENTY, 1 + len(s.players))
    agenda(s)


def board(s: PState, name: str, seat: int, p: Player) -> None:
    """One player board; the rival's workers are counted, not seen."""
    t = s.tables
    actions, attributes = len(t.board_actions), len(t.attributes)
    c.numbers(f"{name}.workers", p.workers, 0, MOST, w.TYPES)
    for field, n in (("silver", p.silver), ("provision", p.provision)):
        c.number(f"{name}.{field}", n, 0, PLENTY)
    c.numbers(f"{name}.track", p.track, 0, t.numbers.track_max, attributes)
    c.number(f"{name}.paladin", p.paladin, -1, len(t.paladins) - 1)
    boost = t.paladins[p.paladin].boosts if p.paladin >= 0 else [0] * attributes
    c.equal(f"{name}.boost", p.boost, boost)
    c.numbers(f"{name}.boost", p.boost, 0, PLENTY, attributes)
    c.numbers(f"{name}.board", p.board, 0, PLENTY, actions)
    c.numbers(f"{name}.shops", p.shops, 0, PLENTY, actions)
    c.numbers(f"{name}.done", p.done, 0, PLENTY, actions)
    c.number(f"{name}.jars", p.jars, 0, (1 << len(t.jar_spaces)) - 1)
    for action, deed in enumerate(t.board_actions):
        c.holds(f"{name}.shops", p.shops[action] & ~deed.coverable == 0)
        c.holds(
            f"{name}.shops", p.shops[action].bit_count() <= t.numbers.shops_per_action or s.is_rival(seat)
        )
        if not s.is_rival(seat):
            standing = [p.board[action] >> STAND_BITS * i & 15 for i in range(len(deed.spaces))]
            c.holds(f"{name}.board", p.board[action] >> STAND_BITS * len(standing) == 0)
            c.holds(f"{name}.board", max(standing, default=0) <= w.TYPES)
        if action >= w.RIGHT_SIDE or action == w.DEVELOP:
            c.holds(f"{name}.done", p.done[action] <= deed.limit or s.is_rival(seat))
    c.equal(f"{name}.done", len(p.walls), p.done[w.FORTIFY])
    c.equal(f"{name}.done", len(p.attacked), p.done[w.ATTACK])
    c.equal(f"{name}.done", len(p.converted), p.done[w.CONVERT])
    shops = sum(shops.bit_count() for shops in p.shops)
    more = t.crowns.workshops if not s.is_rival(seat) else 0  # COC-023
    c.number(f"{name}.shops", shops - p.done[w.DEVELOP], more if s.round > 0 else 0, more)
    for action, outpost in ((w.COMMISSION, 0), (w.GARRISON, 1)):
        c.equal(f"{name}.done", s.squares.count(1 + 2 * seat + outpost), p.done[action])
    c.seen(f"{name}.pile", p.pile, s.seats)
    c.seen(f"{name}.hand", p.hand, s.seats)
    if s.is_rival(seat):
        c.holds(f"{name}.pile", not p.pile.cards and not p.hand.cards and p.paladin < 0 and not p.crew)
        return
    c.equal(f"{name}.jars", p.jars.bit_count(), p.done[w.ABSOLVE])
    known = p.pile.cards + p.hand.cards + ([p.paladin] if p.paladin >= 0 else [])
    if s.crowns is not None:
        known = known + s.crowns.removed[seat].cards
    c.numbers(f"{name}.pile", known, 0, len(t.paladins) - 1)
    c.holds(f"{name}.pile", len(set(known)) == len(known))
    paladins(s, name, seat, p, len(p.pile.cards) + len(p.hand.cards) + (1 if p.paladin >= 0 else 0))


def paladins(s: PState, name: str, seat: int, p: Player, known: int) -> None:
    """One is used up each round (PAL-040); where four are drawn, one more leaves the game (COC-025)."""
    t = s.tables
    playing = s.step in (w.S_PALADIN, w.S_WORKERS, w.S_ACTIONS)
    choosing = s.step == w.S_PALADIN
    used = s.round - (1 if playing else 0)
    gone = s.round - (1 if choosing else 0) if t.numbers.drawn > 3 else 0
    c.equal(f"{name}.pile", known, len(t.paladins) - used - gone)
    held = t.numbers.drawn if choosing else 1 if p.paladin < 0 and s.step == w.S_WORKERS else 0
    c.equal(f"{name}.hand", len(p.hand.cards), min(held, len(t.paladins)))
    c.holds(f"{name}.paladin", s.step == w.S_WORKERS or (p.paladin >= 0) == (s.step == w.S_ACTIONS))


def decks(s: PState) -> None:
    """Every card is in exactly one place."""
    t = s.tables
    c.numbers("town", s.town, -1, len(t.townsfolk) - 1, len(t.town_silver))
    c.numbers("outs", s.outs, -1, len(t.outsiders) - 1, len(t.outsider_faith))
    shown = [card for card in s.town if card >= 0]
    crews = [p.crew for p in s.players]
    c.cards("townsfolk", [s.town_pile.cards, s.town_gone, shown, *crews], range(len(t.townsfolk)))
    shown = [card for card in s.outs if card >= 0]
    beaten = [cards for p in s.players for cards in (p.attacked, p.converted)]
    c.cards("outsiders", [s.outs_pile.cards, s.outs_gone, shown, *beaten], range(len(t.outsiders)))
    c.cards("walls", [s.walls.cards, *[p.walls for p in s.players]], range(len(t.walls)))
    held = [p.suspicion for p in s.players]
    c.cards("suspicion", [s.suspicion.cards, s.suspicion_gone, *held], t.suspicion_deck)
    c.cards("taverns", [s.taverns_pile.cards, s.taverns_gone, s.taverns], range(len(t.taverns)))
    debts = [n for p in s.players for n in (p.unpaid, p.paid)]
    c.numbers("debts", [s.debts, *debts], 0, t.numbers.debts)
    c.equal("debts", s.debts + sum(debts), t.numbers.debts)
    dealt = s.seats + t.numbers.taverns_extra if s.step in (w.S_PALADIN, w.S_WORKERS, w.S_ACTIONS) else 0
    c.equal("taverns", len(s.taverns), dealt)
    c.numbers("tavern_seat", s.tavern_seat, -1, s.seats - 1, dealt)
    guests = [seat for seat in s.tavern_seat if seat >= 0]
    c.holds("tavern_seat", len(set(guests)) == len(guests))
    c.holds("tavern_seat", s.step != w.S_ACTIONS or len(guests) == s.seats)


def kings_cards(s: PState) -> None:
    t = s.tables
    for name, pile, box, rounds, shown, n in (
        ("orders", s.orders, s.orders_box, t.order_round, s.orders_shown, len(t.orders)),
        ("favours", s.favours, s.favours_box, t.favour_round, s.favours_shown, len(t.favours)),
    ):
        dealt = s.crowns.secrets if s.crowns is not None and name == "orders" else []
        c.cards(name, [pile.cards, box.cards, *[secret.cards for secret in dealt]], range(n))
        c.equal(name, len(pile.cards), min(len(rounds), n))
        c.equal(f"{name}_shown", shown, sum(1 for due in rounds[: len(pile.cards)] if due <= s.round))
        c.seen(name, pile, s.seats)
        c.seen(f"{name}_box", box, s.seats)
    c.numbers("favour_workers", s.favour_workers, 0, 8 * len(s.players), len(t.favour_round))
    for slot, worker in enumerate(s.favour_workers):
        used = worker > 0
        c.holds("favour_workers", not used or (slot < s.favours_shown and (worker - 1) % 8 < w.TYPES))


def squares(s: PState) -> None:
    """Which are taken follows from the pieces on them and from the number of seats."""
    t = s.tables
    c.numbers("squares", s.squares, 0, 2 * len(s.players), len(t.squares))
    taken = 0
    for i, square in enumerate(t.squares):
        if s.squares[i] != 0 or square.players > s.seats:
            taken |= 1 << i
        c.holds("squares", s.squares[i] == 0 or square.players <= s.seats)
    c.equal("taken", s.taken, taken)


def rival(s: PState, r: Rival, difficulty: int) -> None:
    t = s.tables
    c.equal("rival.difficulty", r.difficulty, difficulty)
    c.number("rival.marker", r.marker, 0, len(t.rival.town_at) - 1)
    c.equal("rival.stack", sorted(r.stack), list(range(len(t.attributes))))
    c.seen("rival.schemes", r.schemes, s.seats)
    c.cards("schemes", [r.schemes.cards, r.discards, r.aside], t.scheme_deck + t.scheme_aside)
    c.number("rival.scheme", r.scheme, -1, len(t.schemes) - 1)
    c.number("rival.top_row", r.top_row, 0, (1 << len(w.TOP_ROW)) - 1)
    rests = r.top_row >> w.R_REST & 1 == 0 or s.players[s.seats].passed
    c.holds("rival.top_row", s.step != w.S_ACTIONS or rests)  # else it would have turns without end
    c.number("rival.plan", len(r.plan), 0, 2 * len(t.board_actions))
    targets = {
        w.COMMISSION: len(t.squares), w.GARRISON: len(t.squares), w.ATTACK: len(t.outsiders),
        w.CONVERT: len(t.outsiders), w.FAVOUR: len(t.favours), w.TOP + w.R_RECRUIT: len(t.townsfolk),
        w.MUSTER: len(t.crowns.musters), w.PLACE: len(t.crowns.musters)}  # fmt: skip
    right = [*range(w.RIGHT_SIDE, len(t.board_actions)), w.FAVOUR]
    if t.crowns.in_play:
        right.append(w.PLACE)
    weighed = [*right, *range(w.TOP, w.TOP + len(w.TOP_ROW))]
    for row in r.plan:
        c.numbers("rival.plan", row, -1, PLENTY, 5)
        c.holds("rival.plan", 0 <= row[0] < len(w.WEIGHED) and row[1] in weighed)
        if row[0] == w.N_DOES and row[1] in targets:
            c.number("rival.plan", row[2], 0, targets[row[1]] - 1)
        elif row[0] == w.N_DOES and row[1] == w.NEGOTIATE:
            c.number("rival.plan", row[2] % ENTRUST, 0, len(t.crowns.nobles) - 1)
            c.holds("rival.plan", 0 <= row[2] < 2 * ENTRUST)


def agenda(s: PState) -> None:
    t = s.tables
    seat, anybody, n = range(s.seats), range(len(s.players)), range(1, MOST)
    reward, part = range(len(t.rewards)), range(MOST)
    icon, action = range(len(w.ICONS)), range(len(t.board_actions))
    solo: dict[str, Sequence[c.Wanted]] = {
        "RivalResolve": [reward, part], "RivalRemove": [icon], "RivalTaverns": []}  # fmt: skip
    c.tasks(s, {
        "FreeDevelop": [seat], "Inquisition": [], "Abilities": [anybody, [range(len(t.townsfolk))]],
        "HandOutDebts": [], "Clear": [seat], "FreeRecruit": [seat], "StartingTownsfolk": [seat],
        "Resolve": [seat, reward, part], "Accept": [seat, icon], "InOrder": [seat, [reward]],
        "ChooseReward": [seat, reward, part], "Triggers": [seat, [reward]], "Round": [], "ChoosePaladin": [seat],
        "Collect": [seat], "PickTavern": [seat], "StartActions": [], "Refresh": [], "FillTown": [],
        "Tax": [anybody, range(MOST)], "Suspicion": [anybody, n, bool], "NextTurn": [anybody], "Turn": [seat],
        "Target": [seat, action], "PayWorkers": [seat, range(w.FAVOUR + 1), range(len(t.verbs)), range(PLENTY),
        range(PLENTY)], "Keep": [seat], "KeepAgain": [], **(solo if s.rival is not None else {}),
        **(crowns_tasks(s) if s.crowns is not None else {}),
    })  # fmt: skip
    if not s.asks:
        c.holds("agenda", not s.agenda and s.round == t.numbers.rounds)
        return
    names = [type(task).__name__ for task in s.agenda]
    c.number("agenda", len(names), 0, MOST_TASKS)
    at = 0
    for name in BELOW[s.step]:
        if name.endswith("*"):
            while at < len(names) and names[at].startswith(name[:-1]):
                at += 1
        else:
            c.equal("agenda", names[at : at + 1], [name])
            at += 1
    c.holds("agenda", set(names[at:]) <= NESTED)
    for task in (*s.agenda, *s.asks):
        if isinstance(task, Resolve | RivalResolve | ChooseReward):
            parts = t.rewards[task.reward]
            c.holds("agenda", task.at < len(parts))
            if isinstance(task, ChooseReward):
                c.equal("agenda", parts[task.at].icon, w.CHOOSE)
        elif isinstance(task, Abilities):
            crew = s.players[task.seat].crew
            c.holds("agenda", len(set(task.cards)) == len(task.cards) and set(task.cards) <= set(crew))
    asked(s)


def asked(s: PState) -> None:
    """Each choice at its step, and only what the choice before it allowed."""
    secret = [type(ask).__name__ == "ChoosePaladin" for ask in (*s.asks, *[held.ask for held in s.held])]
    c.equal("asks", secret, [s.step == w.S_PALADIN] * (s.seats if s.step == w.S_PALADIN else 1))
    ask: Ask[PState] = s.asks[0]
    name = type(ask).__name__
    seat = ask.seat
    if isinstance(ask, Turn | Target | PayWorkers | Cover | Entrusted) or name == "Keep":
        c.equal("step", s.step, w.S_ACTIONS)
        turns = [type(task).__name__ for task in s.agenda].count("NextTurn")
        c.holds(
            "agenda", turns == 1 or (turns == 0 and name == "Keep")
        )  # they choose again when all have passed
        c.holds("asks", s.active == seat or turns == 0)
        c.equal(f"players[{seat}].passed", s.players[seat].passed, name == "Keep")
    if isinstance(ask, PayWorkers):
        chosen = ask.option(s)
        before: Ask[PState] = Turn(seat) if ask.action >= w.PLACE else Target(seat, ask.action)
        c.holds("asks", chosen in before.legal(s))
    elif isinstance(ask, Target):
        c.holds("asks", s.tables.act[ask.action] in Turn(seat).legal(s))
    elif isinstance(ask, Cover | Entrusted | SetDown):
        asked_crowns(s, ask)
    elif name in ("PickTavern", "StartingTownsfolk", "StartingWorkshop"):
        c.equal("step", s.step, w.S_WORKERS if name == "PickTavern" else 0)
        c.holds("tavern_seat", seat not in s.tavern_seat)
    elif name == "Accept":
        c.holds("asks", ask.data()[1] in OFFERED)
