"""What a position holds besides when modules or a scenario are in force."""

from __future__ import annotations

from courtier.core import check as c
from courtier.titles.kingsburg import effects as fx
from courtier.titles.kingsburg import setup
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.season import player_dice
from courtier.titles.kingsburg.state import Battle, Group, KState

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
        "ExchangeTogether": [], "ExchangeStrip": [seat], "DraftTurns": [], "Draft": [seat], "CoverTogether": [],
        "CoverRows": [seat], "DealGovernors": [], "ChooseGovernor": [seat], "Raise": [seat, some],
        "FullPrice": [seat, building, event, some, some], "SaveGood": [seat, building, event, goods],
        "TaxGood": [seat, some, card],
        # destinies
        "DrawDestiny": [], "DestinyTurns": [moment, turn], "Reserve": [seat], "Robbed": [seat, some],
        "SwapGoods": [seat, some], "SellGoods": [seat, some, some], "Levy": [seat, some],
        "Donate": [seat, turn],
        # winter
        "Reinforce": [], "OwnDieTurns": [turn], "OwnDie": [seat, range(8)], "Reveal": [], "ArmTurns": [turn],
        "Arm": [seat], "BattleTurns": [turn], "Spoils": [seat], "Plunder": [seat], "Ransom": [seat, some],
        "LoseVP": [seat, some], "Consolation": [seat], "ChooseToken": [seat], "ShowTokens": [some], "ScoreTokens": [],
        # tiles and scenarios
        "DrawTile": [], "RemoveTile": [], "PickFor": [seat, seat], "NameOpponent": [seat, place],
        "TakeOne": [seat, seat, place], "TakeFirst": [seat, seat, place], "KeepGoods": [seat, place],
        "GiveOn": [seat, range(1, MOST_PACKED)], "ScenarioTurns": [moment, turn], "Tribute": [seat, some],
        "Fair": [seat, some],
    }  # fmt: skip


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


def dice(s: KState) -> None:
    """In hand or on an advisor while they are out, and as many as were rolled; else nowhere but neutral ones."""
    for g in s.groups:
        c.number("groups.way", g.way, 1, (8 << w.W_AS) - 1)
        c.holds("groups.way", g.way & w.GUARD == 0 and (g.way >> w.W_AS == 0 or w.dice_count(g.way) == 1))
    out = s.step in (w.ROLL, w.INFLUENCE, w.REWARDS)
    for seat, p in enumerate(s.players):
        ways = [p.dice, *(g.way & w.ALL_PLACED for g in s.groups if g.seat == seat)]
        mine = [way & w.PLAYER_DICE for way in ways]
        if out:
            c.equal(f"players[{seat}].rolled", p.rolled, sum(map(w.dice_total, ways)))
            c.equal(f"players[{seat}].dice", sum(map(w.dice_count, mine)), player_dice(s))
            c.holds("groups.way", all(mine[1:]))
        else:
            c.equal(f"players[{seat}].dice", p.dice, 0)
        c.holds("groups", len(ways) == 1 or s.step in (w.INFLUENCE, w.REWARDS))


def building_points(s: KState) -> None:
    """Printed VP of what stands; the Sorcerer's first ones never brought theirs (KBM3-023, KBM3-039)."""
    for seat, p in enumerate(s.players):
        standing = sum(b.vp for b in s.tables.buildings if p.built & b.bit)
        governor = s.more.governor[seat] if s.more.governor else -1
        e = None if governor < 0 else s.tables.more.governors[governor].op(fx.BUILD_FREE)
        free = {0}
        if e is not None and not (e.years and s.year < (e.years & -e.years).bit_length() - 1):
            for numbers in s.sheet(seat).rows:
                for b in (s.tables.buildings[number] for number in numbers):
                    if b.column in e.values:
                        free |= {n + b.vp for n in free}
        c.holds(f"players[{seat}].points", standing - p.points[w.P_BUILDINGS] in free)


def more(s: KState) -> None:
    """What lies on the table besides, and the dice on the advisors."""
    m, t, seats = s.more, s.tables, len(s.players)
    blank = setup.more(t, seats)
    for name, low, high in (
        ("governor", -1, len(t.more.governors) - 1), ("reserved", 0, len(t.advisors) - 1), ("dice_rerolled", 0, 1),
        ("spent", 0, MOST_PACKED), ("spent_year", 0, MOST_PACKED), ("strips", 0, 127), ("builds_season", 0, 99),
        ("builds_year", 0, 99), ("battles_won", 0, 5), ("battles_lost", 0, 5), ("fair_trades", 0, 99),
        ("fresh", 0, (1 << len(t.buildings)) - 1), ("items", 0, (1 << w.OWNED) - 1),
    ):  # fmt: skip
        c.numbers(f"more.{name}", getattr(m, name), low, high, len(getattr(blank, name)))
    c.number("more.destiny", m.destiny, -1, len(t.more.destinies) - 1)
    c.number("more.closed", m.closed, 0, (1 << len(t.advisors)) - 1)
    c.number("more.subsidy_used", m.subsidy_used, 0, (1 << seats) - 1)
    c.kind("more.dead", m.dead, bool)
    c.holds("more.scenario", m.scenario in (t.more.scenarios or [-1]))
    if s.step in (w.ROLL, w.INFLUENCE, w.REWARDS):
        holders(s)
    dice(s)
    building_points(s)
    dealt(s)
    tiles(s)


def dealt(s: KState) -> None:
    """Strips, governors and destinies: every card lies somewhere once, until the rest has left the game."""
    m, t, seats = s.more, s.tables.more, len(s.players)
    piles = [*m.strip_hands, m.strips_pile, *m.governors, m.destinies]
    for pile in piles:
        c.seen("more", pile, seats)
    c.equal("more.strip_hands", len(m.strip_hands), seats if t.strips else 0)
    if any(pile.cards for pile in m.strip_hands):
        strips = [number for number in range(len(t.strips)) for _ in range(t.strips[number].copies)]
        c.cards("more.strip_hands", [pile.cards for pile in (*m.strip_hands, m.strips_pile)], strips)
    c.numbers("more.draft", m.draft, 0, seats - 1)
    c.numbers("more.picks", m.picks, 0, len(t.strips) - 1)
    c.holds("more.picks", len(m.picks) <= len(m.draft))
    if m.governors:
        c.equal("more.governors", len(m.governors), seats + 1)
        c.cards("more.governors", [pile.cards for pile in m.governors], range(len(t.governors)))
    chosen = [governor for governor in m.governor if governor >= 0]
    c.holds("more.governor", len(set(chosen)) == len(chosen) and len(chosen) in (0, len(m.governor)))
    c.holds("more.governor", bool(chosen) or s.year == 0 or not m.governor)
    now = [m.destiny] if m.destiny >= 0 else []
    c.cards("more.destinies", [m.destinies.cards, m.past_destinies, now], range(len(t.destinies)))
    c.equal("more.past_destinies", len(m.past_destinies) + len(now), s.year if t.destinies else 0)
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
        over = battle.strength - m.foe  # a tie may have become a victory
        c.holds("battles.result", battle.result >= 0 if over == 0 else battle.result * over > 0)
    tokens = seats if t.more.parts & w.M_TOKENS else 0
    c.numbers("more.tokens", m.tokens, 0, (1 << len(t.more.tokens)) - 1, tokens)
    c.numbers("more.token_played", m.token_played, -1, len(t.more.tokens) - 1, tokens)
    for left, played in zip(m.tokens, m.token_played, strict=True):
        gone = len(s.past) + (played >= 0)
        c.equal("more.tokens", left.bit_count(), len(t.more.tokens) - gone)
    shadow = m.scenario == w.DRAGONS_SHADOW
    c.numbers("more.refusals", m.refusals, 0, t.numbers.years if shadow else 0, seats)
    c.equal("more.anger", m.anger, sum(m.refusals) * (t.more.rules[m.scenario][1].anger if shadow else 0))
    c.numbers("more.fair", m.fair, 0, MOST_GOODS, len(w.GOODS) if m.scenario == w.GREAT_FAIR else 0)
    census(s)


def census(s: KState) -> None:
    """The tiles of years to come, and this year's."""
    m, t = s.more, s.tables
    counted = t.more.rules[m.scenario][0].amounts if m.scenario == w.ROYAL_CENSUS else []
    c.number("more.census_tile", m.census_tile, -1, len(w.CENSUS) - 1)
    lying = [*m.census.cards, *([m.census_tile] if m.census_tile >= 0 else [])]
    c.holds("more.census", len(set(lying)) == len(lying) and set(lying) <= set(counted))
    drawn = len(counted) - len(m.census.cards)
    c.number("more.census", drawn, max(0, s.year - 1) if counted else 0, s.year if counted else 0)
    c.equal("more.census_tile", m.census_tile >= 0, drawn > 0)


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
