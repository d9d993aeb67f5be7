"""What a position holds besides when modules or a scenario are in force."""

from __future__ import annotations

from typing import Any

from courtier.core import check as c
from courtier.core.agenda import Task
from courtier.titles.kingsburg import effects as fx
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.season import player_dice
from courtier.titles.kingsburg.state import Battle, Group, KState

PRODUCTIVE = (w.SPRING, w.SUMMER, w.FALL)
MOST_GOODS = 255
MOST_PACKED = 1 << 32  # goods of four kinds


def known(s: KState) -> dict[str, list[c.Wanted]]:
    """Every task that modules bring, with what it may be about."""
    t = s.tables
    seat, turn, some = range(len(s.players)), range(len(s.players) + 1), range(MOST_GOODS + 1)
    moment, card, building = range(w.WINDOWS), range(len(t.cards)), range(len(t.buildings))
    place, goods, event = range(1, len(t.advisors)), range(MOST_PACKED), range(len(w.EVENTS))
    return {
        "Window": [moment, turn], "Act": [seat, moment], "Trade": [seat, moment, card], "Sell": [seat, card],
        "EndEffects": [seat], "PhaseProper": [range(w.FAVOR, w.WINTER + 1)], "LastEffects": [], "GameEnd": [],
        "TheEnd": [], "Winter": [], "ChooseDeck": [seat], "NeutralDice": [],
        # dice and influence
        "DiceTurns": [turn], "ChangeDice": [seat], "TurnDice": [seat, card], "BridgeTurns": [turn],
        "CrossBridge": [seat, building], "MoveGroup": [seat, place], "Blessing": [], "Bless": [seat],
        "Blessed": [seat, turn], "GoodOrPoint": [seat, seat],
        # provinces
        "ExchangeTurns": [turn], "ExchangeStrip": [seat], "DraftTurns": [], "Draft": [seat], "CoverTogether": [],
        "CoverRows": [seat], "DealGovernors": [], "ChooseGovernor": [seat], "Raise": [seat, some],
        "FullPrice": [seat, card, building, event], "SaveGood": [seat, building, event, goods],
        "TaxGood": [seat, some, card],
        # destinies
        "DrawDestiny": [], "DestinyTurns": [moment, turn], "Reserve": [seat], "Robbed": [seat, some],
        "SwapGoods": [seat, some], "SellGoods": [seat, some, some], "Levy": [seat, card], "PayLevy": [seat, some],
        "Donate": [seat, turn],
        # winter
        "Reinforce": [], "OwnDieTurns": [turn], "OwnDie": [seat, range(8)], "Reveal": [], "ArmTurns": [turn],
        "Arm": [seat], "BattleTurns": [turn], "Spoils": [seat], "Plunder": [seat], "Ransom": [seat],
        "LoseVP": [seat], "Consolation": [seat], "ChooseToken": [seat], "ShowTokens": [some], "ScoreTokens": [],
        # tiles and scenarios
        "DrawTile": [], "RemoveTile": [], "PickFor": [seat, seat], "NameOpponent": [seat, place],
        "TakeOne": [seat, seat, place], "TakeFirst": [seat, seat, place], "KeepGoods": [seat],
        "GiveOn": [seat, goods], "ScenarioTurns": [moment, turn], "Tribute": [seat], "PayTribute": [seat, some],
        "Fair": [seat],
    }  # fmt: skip


def agenda(s: KState) -> None:
    """The years and phases to come lie below what is left of this season, phase, setup or end."""
    if not s.asks:
        c.holds("agenda", not s.agenda and s.phase == w.WINTER)
        return
    names = [[type(task).__name__, *task.data()] for task in s.agenda]
    later: list[list[object]] = []
    frame: list[Task[Any]] = s.tables.game_end
    if names[:1] == [["Year"]]:
        phases = range(w.WINTER, s.phase, -1) if s.phase else ()
        later = [["Year"], *(["Phase", phase] for phase in phases)]
        frame = s.tables.season if s.phase in PRODUCTIVE else s.tables.phases[s.phase]
    c.equal("agenda", names[: len(later)], later)
    rest = [str(name[0]) for name in names[len(later) :]]
    above = rest[:]
    for task in frame:
        if above[:1] != [type(task).__name__]:
            break
        del above[0]
    c.holds("agenda", "Year" not in above and "Phase" not in above)


def moved(s: KState, g: Group) -> bool:
    """The Duke's dice stand where they do not add up to (KBM3-012)."""
    duke = (
        s.tables.more.governors[s.more.governor[g.seat]] if s.more.governor and g.seat != w.NEUTRAL else None
    )
    e = None if duke is None else duke.op(fx.MOVE_GROUP)
    return e is not None and g.rank == e.n


def holders(s: KState) -> None:
    """Whoever stands first at an advisor holds him; beside them the envoy, and the Diplomat's dice."""
    for place, holder in enumerate(s.holder):
        there = [g for g in s.groups if g.rank == place]
        c.equal(f"holder[{place}]", holder, there[0].seat if there else w.FREE)
        c.holds("groups", len(there) <= 3 and sum(g.envoy for g in there) <= 1)
        c.holds("groups", place <= s.tables.board or len({g.seat for g in there}) <= 1)
        for g in there:
            c.holds("groups.way", moved(s, g) or w.way_sum(g.way) == s.tables.ranks[place])
    for seat, p in enumerate(s.players):
        ways = [p.dice, *(g.way & w.ALL_PLACED for g in s.groups if g.seat == seat)]
        mine = [way & w.PLAYER_DICE for way in ways]
        c.equal(f"players[{seat}].rolled", p.rolled, sum(map(w.dice_total, ways)))
        c.equal(f"players[{seat}].dice", sum(map(w.dice_count, mine)), player_dice(s))
        c.holds("groups.way", all(mine[1:]))


def more(s: KState) -> None:
    """What lies on the table besides, and the dice on the advisors."""
    m, t, seats = s.more, s.tables, len(s.players)
    for name, low, high in (
        ("governor", -1, len(t.more.governors) - 1), ("reserved", 0, len(t.advisors) - 1), ("dice_rerolled", 0, 1),
        ("spent", 0, MOST_PACKED), ("spent_year", 0, MOST_PACKED), ("strips", 0, 127), ("builds_season", 0, 99),
        ("builds_year", 0, 99), ("battles_won", 0, 5), ("battles_lost", 0, 5), ("fair_trades", 0, 99),
    ):  # fmt: skip
        values = getattr(m, name)
        c.numbers(f"more.{name}", values, low, high, seats if values else 0)
    c.number("more.destiny", m.destiny, -1, len(t.more.destinies) - 1)
    c.number("more.closed", m.closed, 0, (1 << len(t.advisors)) - 1)
    c.number("more.scenario", m.scenario, -1, len(w.SCENARIOS) - 1)
    if s.step in (w.ROLL, w.INFLUENCE, w.REWARDS):
        holders(s)
    dealt(s)
    tiles(s)


def dealt(s: KState) -> None:
    """Strips, governors and destinies: every card lies somewhere once, until the rest has left the game."""
    m, t, seats = s.more, s.tables.more, len(s.players)
    piles = [*m.strip_hands, m.strips_pile, *m.governors, m.destinies]
    for pile in piles:
        c.seen("more", pile, seats)
    if any(pile.cards for pile in m.strip_hands):
        strips = [number for number in range(len(t.strips)) for _ in range(t.copies)]
        c.equal("more.strip_hands", len(m.strip_hands), seats)
        c.cards("more.strip_hands", [pile.cards for pile in (*m.strip_hands, m.strips_pile)], strips)
    c.numbers("more.draft", m.draft, 0, seats - 1)
    c.numbers("more.picks", m.picks, 0, len(t.strips) - 1)
    c.holds("more.picks", len(m.picks) <= len(m.draft))
    if m.governors:
        c.equal("more.governors", len(m.governors), seats + 1)
        c.cards("more.governors", [pile.cards for pile in m.governors], range(len(t.governors)))
    chosen = [governor for governor in m.governor if governor >= 0]
    c.holds("more.governor", len(set(chosen)) == len(chosen))
    now = [m.destiny] if m.destiny >= 0 else []
    c.cards("more.destinies", [m.destinies.cards, m.past_destinies, now], range(len(t.destinies)))
    for seat, p in enumerate(s.players):
        c.equal(f"players[{seat}].built", p.built & ~s.sheet(seat).bits, 0)


def winter(s: KState) -> None:
    """The enemy is out between the reveal and the end of the battles; tokens, valley and scenario fit the year."""
    m, t, seats = s.more, s.tables, len(s.players)
    c.seen("more.valley", m.valley, seats)
    c.seen("more.census", m.census, seats)
    c.numbers("more.valley_past", m.valley_past, 0, len(t.enemies) - 1)
    c.number("more.valley_enemy", m.valley_enemy, -1, len(t.enemies) - 1)
    c.holds("more.valley_enemy", m.valley_enemy < 0 or m.valley_enemy in m.valley_past[-1:])
    revealed = s.enemy >= 0
    c.holds("enemy", not revealed or s.phase == w.WINTER)
    c.number("past", len(s.past), max(0, s.year - 1), s.year)
    c.number("reinforcement", s.reinforcement, 0, 6)
    c.number("more.foe", m.foe, 1 if revealed else 0, 99 if revealed else 0)
    c.numbers("more.reinforced", m.reinforced, 0, 7, seats)
    c.holds("battles", len(s.battles) in ((0, seats) if revealed else (0,)))
    c.equal("more.parts", len(m.parts), len(s.battles))
    for seat, battle in enumerate(s.battles):
        c.kind("battles", battle, Battle)
        c.kind("battles.highest", battle.highest, bool)
        c.equal("battles.seat", battle.seat, seat)
        c.number("battles.soldiers", battle.soldiers, 0, MOST_GOODS)
        c.number("battles.result", battle.result, -1, 1)
        c.numbers("more.parts", m.parts[seat], -MOST_GOODS, 2 * MOST_GOODS)
        c.equal("battles.strength", battle.strength, sum(m.parts[seat][1::2]))
    tokens = seats if t.more.parts & w.M_TOKENS else 0
    c.numbers("more.tokens", m.tokens, 0, (1 << len(t.more.tokens)) - 1, tokens)
    c.numbers("more.token_played", m.token_played, -1, len(t.more.tokens) - 1, tokens)
    for left, played in zip(m.tokens, m.token_played, strict=True):
        gone = len(s.past) + (played >= 0)
        c.equal("more.tokens", left.bit_count(), len(t.more.tokens) - gone)
    c.number("more.anger", m.anger, 0, seats * (t.numbers.years - 1))
    c.numbers("more.refusals", m.refusals, 0, t.numbers.years - 1, seats)
    c.equal("more.anger", m.anger, sum(m.refusals))
    c.numbers("more.fair", m.fair, 0, MOST_GOODS, len(w.GOODS) if m.scenario == w.GREAT_FAIR else 0)
    c.number("more.census_tile", m.census_tile, -1, len(w.CENSUS) - 1)


def tiles(s: KState) -> None:
    """Module 6: every tile lies in the pile or on its advisor; two of them always hold goods."""
    more = s.more
    ranks = range(1, len(s.tables.more.tiles))
    c.number("tiled", more.tiled, 0, (1 << len(ranks) + 1) - 1)
    c.number("influenced", more.influenced, 0, (2 << s.tables.board) - 1)
    c.kind("inverted", more.inverted, bool)
    on_board = [rank for rank in ranks if more.tiled >> rank & 1]
    c.equal("tiled", sum(1 << rank for rank in on_board), more.tiled)
    c.seen("tile_pile", more.tile_pile, len(s.players))
    if more.inverted:  # those that left are gone
        c.equal("tile_pile", more.tile_pile.cards, [])
    else:
        c.cards("tile_pile", [more.tile_pile.cards, on_board], ranks)
    c.numbers("tile_since", more.tile_since, 0, MOST_GOODS, s.tables.board + 1)
    c.numbers("stock", more.stock, 0, MOST_PACKED, s.tables.board + 1)
    for rank, stock in enumerate(more.stock):
        holds = rank in on_board and s.tables.more.tiles[rank].op == "tile_stock"
        c.equal("stock", stock > 0, holds)
        c.holds("stock", stock & ~0x010101 == 0)  # one of a kind at most
