"""What effects count, points by category, and who wins (ARC-191 to ARC-202, ARC-206 to ARC-209, ARCS-026)."""

from __future__ import annotations

from courtier.core.views import ScoreLine, ScoreSheet
from courtier.titles.architects import words as w
from courtier.titles.architects.state import AState, Player
from courtier.titles.architects.tables import Effect


def has_deed(s: AState, p: Player, deed: int) -> bool:
    """A rule that the own board or crew changes for the whole game."""
    if p.moments >> w.M_ALWAYS & 1 == 0:
        return False
    for effect in s.tables.boards[p.board].effects:
        if effect.deed == deed:
            return True
    for card in p.crew:
        for effect in s.tables.apprentices[card].effects:
            if effect.deed == deed:
                return True
    return False


def counted(s: AState, player: int, count: int) -> int:
    """What an effect counts; the opponent's pooled goods are spread over the three basic kinds (ARCS-026)."""
    p = s.players[player]
    if count <= w.STONE and s.is_bot(player):
        return p.have[w.CLAY] // s.tables.automaton.majority_basic
    if count == w.GOLD or count == w.MARBLE:
        if has_deed(s, p, w.D_GOLD_IS_MARBLE):
            return p.have[w.GOLD] + p.have[w.MARBLE]  # ARCV-008
        return p.have[count]
    if count <= w.SILVER:
        return p.have[count]
    if count == w.VIRTUE:
        return p.virtue
    if count == w.C_BASIC:
        return p.have[w.CLAY] + p.have[w.WOOD] + p.have[w.STONE]
    if count == w.C_CATHEDRAL:
        return p.level
    if count == w.C_BUILDINGS:
        return len(p.built)  # the one that asks included (ARC-210)
    if count == w.C_PAID:
        return p.paid
    if count == w.C_UNPAID:
        return p.unpaid
    if count == w.C_PRISON:
        return p.prison
    n = 0
    if count == w.C_CAPTIVES:
        for held in p.captives:
            n += held
        return n
    for card in p.crew:  # the Labourer shows all three (ARC-206)
        n += s.tables.apprentices[card].skills >> count - w.C_SKILL & 1
    return n


def holds(s: AState, player: int, effect: Effect) -> bool:
    """Does what the effect depends on hold for this player now?"""
    if effect.cond >= 0:
        n = counted(s, player, effect.cond)
        if n < effect.least or n > effect.greatest:
            return False
    if effect.most >= 0:  # strictly more than everybody else (ARC-208)
        n = counted(s, player, effect.most)
        for other in range(len(s.players)):
            if other != player and counted(s, other, effect.most) >= n:
                return False
    return True


def times(s: AState, player: int, effect: Effect) -> int:
    return 1 if effect.per < 0 else counted(s, player, effect.per) // effect.each


def bonus(s: AState, player: int, card: int) -> int:
    """Points of a building at the end beyond those printed; debts are told apart (ARC-191)."""
    building = s.tables.buildings[card]
    if building.moments >> w.M_END_POINTS & 1 == 0:
        return 0
    n = 0
    for effect in building.effects:
        if effect.moment == w.M_END_POINTS and effect.deed == w.D_GAIN and holds(s, player, effect):
            n += effect.amounts[0] * times(s, player, effect)
    return n


def debt_points(s: AState, p: Player) -> int:
    """Of each unpaid debt; Fountain and Gambler's Den change it (ARC-194, ARC-209)."""
    n = s.tables.numbers.debt_vp
    for card in p.built:
        building = s.tables.buildings[card]
        if building.moments >> w.M_END_POINTS & 1:
            for effect in building.effects:
                if effect.deed == w.D_DEBT_VP:
                    n += effect.n
    return n


def points(s: AState, player: int) -> list[int]:
    """By category of the score sheet, as things stand; end effects of the opponent's buildings are ignored."""
    t = s.tables
    n = t.numbers
    p = s.players[player]
    out = [0] * len(w.POINTS)
    bot = s.is_bot(player)
    buildings = 0
    for card in p.built:
        buildings += t.buildings[card].vp
        if not bot:
            buildings += bonus(s, player, card)
    out[w.P_BUILDINGS] = buildings
    out[w.P_CATHEDRAL] = t.level_vp[p.level]
    out[w.P_VIRTUE] = t.virtue_vp[p.virtue]
    if p.unpaid > 0:
        out[w.P_DEBTS] = (n.debt_vp if bot else debt_points(s, p)) * p.unpaid
    out[w.P_GOLD] = n.precious_vp * p.have[w.GOLD]
    out[w.P_MARBLE] = n.precious_vp * p.have[w.MARBLE]
    out[w.P_SILVER] = p.have[w.SILVER] // n.silver_per_vp
    out[w.P_PRISON] = -(p.prison // n.prison_per_vp)
    if bot and s.automat is not None:  # ARCS-027
        out[w.P_LEVEL] = t.bot_levels[s.automat.level].vp
        out[w.P_OPPONENT] = t.opponents[s.automat.who].vp
    return out


def standing(s: AState, player: int) -> tuple[int, int, int]:
    """Points, then virtue, then silver (ARC-198)."""
    p = s.players[player]
    return sum(points(s, player)), p.virtue, p.have[w.SILVER]


def sheet(s: AState, player: int) -> ScoreSheet:
    """The opponent's too: it holds the place after the last seat."""
    standings = [standing(s, other) for other in range(len(s.players))]
    made = points(s, player)
    lines: list[ScoreLine] = []
    for i in range(len(made) if s.is_bot(player) else w.SEAT_POINTS):
        lines.append({"key": "architects-points-" + w.POINTS[i], "points": made[i]})
    rank = 1
    for other in standings:
        if other > standings[player]:
            rank += 1
    return {"seat": player, "total": sum(made), "lines": lines, "rank": rank}


def scores(s: AState) -> list[ScoreSheet]:
    """The seats' sheets; whoever is beaten by the opponent is not first, and it may be that no seat wins (ARCS-028)."""
    return [sheet(s, seat) for seat in range(s.seats)]
