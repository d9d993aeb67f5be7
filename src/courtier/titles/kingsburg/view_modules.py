"""What modules and scenarios add to a view; a game without them carries none of it."""

from __future__ import annotations

from typing import Literal

from courtier.titles.kingsburg import effects as fx
from courtier.titles.kingsburg import view_winter
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.effects import Effect
from courtier.titles.kingsburg.modules import tiles
from courtier.titles.kingsburg.shapes import (
    AdvisorView,
    DestinyView,
    DraftView,
    GovernorEffectView,
    GovernorView,
    PrivateView,
    PublicView,
    SeatView,
    TouchView,
)
from courtier.titles.kingsburg.state import KState
from courtier.titles.kingsburg.windows import timely, unspent

BACK: dict[int, Literal["", "season", "year", "never"]] = {
    fx.PER_SEASON: "season",
    fx.PER_YEAR: "year",
    fx.PER_GAME: "never",
}


def public(s: KState, view: PublicView) -> None:
    more, parts = s.more, s.tables.more.parts
    if parts & w.M_DESTINIES and more.destiny >= 0:
        view["destiny"] = destiny(s)
    if parts & w.M_TILES:
        view["tiles"] = tiles.view(s)
    if more.draft and len(more.picks) < len(more.draft):
        view["draft"] = draft(s)
    if more.scenario >= 0:
        view["scenario"] = view_winter.scenario(s)
    for battle in view["battle"]:
        battle["parts"] = view_winter.parts(s, battle["seat"])


def seat(s: KState, seat: int, view: SeatView) -> None:
    more = s.more
    view["strength"] += view_winter.always(s, seat)
    if more.governor and more.governor[seat] >= 0:
        view["governor"] = governor(s, seat)
    if more.tokens:
        values = s.tables.more.tokens
        view["tokens_left"] = [values[i] for i in range(len(values)) if more.tokens[seat] >> i & 1]
        if more.token_played[seat] >= 0:
            view["token_played"] = values[more.token_played[seat]]


def advisor(s: KState, place: int, view: AdvisorView) -> None:
    more = s.more
    if more.closed >> place & 1:
        view["closed"] = True
    if place <= s.tables.board and more.items[place]:
        view["items"] = [w.THINGS[i] for i in range(w.OWNED) if more.items[place] >> i & 1]
    if any(more.reserved):
        seats = [i for i in range(len(s.players)) if more.reserved[i] == place]
        if seats:
            view["reserved"] = seats


def private(s: KState, seat: int | None, view: PrivateView) -> None:
    """What was dealt to this seat alone, and how winter looks from there."""
    more = s.more
    valley = None
    if more.scenario == w.GOBLIN_VALLEY:
        valley = view["valley"] = view_winter.valley(s, seat)
    view["winter"] = view_winter.winter(s, view["enemy"], valley)
    forecast = view_winter.forecast(s, seat, view["enemy"], valley)
    if forecast:
        view["forecast"] = forecast
    if seat is None:
        return
    if more.governor and more.governor[seat] < 0 and more.governors:
        view["dealt_governors"] = [s.tables.more.governors[card].id for card in more.governors[seat].cards]
    if more.strip_hands and s.year == 0:  # until everybody has chosen
        letters = [s.tables.more.strips[card].id[-1].upper() for card in more.strip_hands[seat].cards]
        view["dealt_strips"] = sorted(letters)


def governor(s: KState, seat: int) -> GovernorView:
    card = s.tables.more.governors[s.more.governor[seat]]
    brought = s.players[seat].points[w.P_GOVERNOR]
    return {
        "id": card.id,
        "effects": [effect(s, seat, e) for e in card.effects],
        "brought": {"vp": brought} if brought else {},
    }


def effect(s: KState, seat: int, e: Effect) -> GovernorEffectView:
    if e.often == fx.PER_TRIGGER:
        return {"state": "always", "back": ""}
    back = BACK[e.often]
    if not unspent(s, seat, e):
        return {"state": "used", "back": back}
    return {"state": "ready" if timely(s, seat, e) else "off", "back": back}


def destiny(s: KState) -> DestinyView:
    destinies = s.tables.more.destinies
    card = destinies[s.more.destiny]
    return {
        "id": card.id,
        "touches": [touch for e in card.effects for touch in touches(s, e)],
        "past": [destinies[past].id for past in s.more.past_destinies],
    }


def touches(s: KState, e: Effect) -> list[TouchView]:
    """The pieces that this year's destiny changes, with the change on each."""
    if e.op == fx.EXTRA_REWARD:
        ranks = [rank for rank in range(1, s.tables.board + 1) if limit(e, fx.ADVISOR_RANK) >> rank & 1]
        change = {w.THINGS[e.bundle.things[0]]: e.bundle.amounts[0]}
        return [{"piece": "advisor", "id": s.tables.advisors[rank].id, "change": change} for rank in ranks]
    if e.op == fx.BUILD_DISCOUNT or e.op == fx.BUILD_SURCHARGE:
        n = e.bundle.amounts[0] if e.op == fx.BUILD_SURCHARGE else -e.bundle.amounts[0]
        columns = limit(e, fx.BUILDING_COLUMN)
        return [
            {"piece": "building", "id": b.id, "change": {"gold": n}}
            for b in s.tables.buildings
            if columns == 0 or columns >> b.column & 1
        ]
    if e.op == fx.ENEMY_STRENGTH:
        return [{"piece": "enemy", "id": "", "change": {"strength": e.n}}]
    if e.op == fx.REVERSE_TURN_ORDER:
        return [{"piece": "order", "id": "", "change": {}}]
    if e.op == fx.RECRUIT_PRICE:
        return [{"piece": "soldier", "id": "", "change": {"good": -e.n}}]
    if e.op == fx.KINGS_REWARD_VALUE:
        return [{"piece": "kings_reward", "id": "", "change": {"vp": e.n - s.tables.numbers.kings_reward}}]
    if e.op == fx.PLAYER_DICE:
        return [{"piece": "dice", "id": "", "change": {"die": e.n - s.tables.numbers.dice}}]
    return []


def limit(e: Effect, kind: int) -> int:
    for i in range(len(e.conditions)):
        if e.conditions[i] == kind:
            return e.limits[i]
    return 0


def draft(s: KState) -> DraftView:
    strips = s.tables.more.strips
    letters = [strip.id[-1].upper() for strip in strips]
    picks = [letters[card] for card in s.more.picks]
    copies = {letter: strip.copies for letter, strip in zip(letters, strips, strict=True)}
    return {
        "order": list(s.more.draft),
        "picks": picks,
        "left": {letter: n - picks.count(letter) for letter, n in copies.items()},
    }
