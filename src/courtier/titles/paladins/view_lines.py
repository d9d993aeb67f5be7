"""Rewards told line by line: icons, how far an attribute rises, what becomes possible, and what changes for certain."""

from __future__ import annotations

from courtier.titles.paladins import words as w
from courtier.titles.paladins.shapes import Choose, DealView, GainView, Of, OpensView
from courtier.titles.paladins.state import Player, PState

Sources = list[tuple[int, str]]  # rewards, each with the key of whoever adds it


def line(of: Of, id: str, n: int = 0) -> GainView:
    return {"of": of, "id": id, "by": "", "n": n, "reward": []}


def nothing_told() -> DealView:
    return {
        "leads": False,
        "targets": 0,
        "workers": [],
        "silver": 0,
        "provision": 0,
        "debt": 0,
        "spared": {},
        "gains": [],
        "change": {},
        "opens": [],
    }


def told(s: PState, p: Player, sources: Sources, more: list[GainView]) -> DealView:
    """Rewards line by line, and what they change for certain."""
    deal = nothing_told()
    gained: dict[int, int] = {}
    for reward, by in sources:
        _gain(s, p, deal, reward, by, gained)
    if p.unpaid > 0 and gained.get(w.PAY_DEBT, 0) > 0:  # PAL-198
        for reward, by in crew(s, p, w.T_PAY_DEBT):
            _gain(s, p, deal, reward, by, gained)
    deal["gains"] += more
    criminals = gained.get(w.CRIMINAL, 0)
    if criminals > 0:  # PAL-167
        deal["gains"].append(line("suspicion", "", criminals))
    deal["change"] = _changes(p, gained)
    for i in range(len(s.tables.attributes)):
        if gained.get(w.FAITH + i, 0) > 0:
            then = p.boost[i] + _risen(s, p, i, gained[w.FAITH + i])
            deal["opens"].append(opens(s, p, i, p.has(i), then))
    return deal


def _gain(s: PState, p: Player, deal: DealView, reward: int, by: str, gained: dict[int, int]) -> None:
    if reward < 0:
        return
    parts = s.tables.rewards[reward]
    for part in parts:
        one = line("reward", "")
        one["by"] = by
        if part.icon == w.CHOOSE:
            one["reward"] = [_choose(s, part.choices)]
        else:
            one["reward"] = [{w.ICONS[part.icon]: part.n}]
            before = gained.get(part.icon, 0)
            gained[part.icon] = before + part.n
            _note(s, p, one, part.icon, before, part.n)
        deal["gains"].append(one)


def _note(s: PState, p: Player, one: GainView, icon: int, before: int, n: int) -> None:
    """How far an attribute goes, or that there is nothing to do away with."""
    if w.FAITH <= icon < w.FAITH + len(p.track):
        points = s.tables.numbers.track_points
        now = _risen(s, p, icon - w.FAITH, before)
        then = _risen(s, p, icon - w.FAITH, before + n)
        one["now"] = now
        one["then"] = then
        one["vp"] = points[then] - points[now]
    elif (icon == w.REMOVE_SUSPICION and len(p.suspicion) <= before) or (
        icon in (w.PAY_DEBT, w.DESTROY_DEBT) and p.unpaid <= before
    ):
        one["idle"] = True


def _risen(s: PState, p: Player, attribute: int, n: int) -> int:
    return min(s.tables.numbers.track_max, p.track[attribute] + n)


def _choose(s: PState, choices: list[int]) -> Choose:
    out: list[dict[str, int]] = []
    for choice in choices:
        side: dict[str, int] = {}
        for part in s.tables.rewards[choice]:
            add(side, w.ICONS[part.icon], part.n)
        out.append(side)
    return {"choose": out}


def _changes(p: Player, gained: dict[int, int]) -> dict[str, int]:
    out: dict[str, int] = {}
    for icon in range(w.PROVISION + 1):
        if gained.get(icon, 0) > 0:
            add(out, w.ICONS[icon], gained[icon])
    paid = min(p.unpaid, gained.get(w.PAY_DEBT, 0))
    gone = min(p.unpaid - paid, gained.get(w.DESTROY_DEBT, 0))
    dropped = min(len(p.suspicion), gained.get(w.REMOVE_SUSPICION, 0))
    add(out, "unpaid", -paid - gone)
    add(out, "paid", paid)
    add(out, "suspicion", gained.get(w.CRIMINAL, 0) - dropped)
    return {thing: n for thing, n in out.items() if n != 0}


def add(out: dict[str, int], thing: str, n: int) -> None:
    out[thing] = out.get(thing, 0) + n


def crew(s: PState, p: Player, moment: int) -> Sources:
    folk = s.tables.townsfolk
    return [
        (folk[card].ongoing, "paladins-townsfolk-" + folk[card].family)
        for card in p.crew
        if folk[card].trigger == moment
    ]


def opens(s: PState, p: Player, attribute: int, now: int, then: int) -> OpensView:
    """The region that comes into reach, or the actions whose next use this attribute allows."""
    t = s.tables
    reaches = 0
    if attribute < 2:
        flags = t.outsider_faith if attribute == 0 else t.outsider_strength
        if within(flags, then) > within(flags, now):
            reaches = within(flags, then)
    actions: list[str] = []
    for number in (w.FORTIFY, w.ABSOLVE):
        printed = t.board_actions[number]
        done = p.done[number]
        if (
            printed.attribute == attribute
            and done < len(printed.row)
            and now < printed.row[done].need <= then
        ):
            actions.append(printed.id)
    return {
        "attribute": t.attributes[attribute],
        "now": now,
        "then": then,
        "reaches": reaches,
        "opens": actions,
    }


def within(flags: list[int], have: int) -> int:
    n = 0
    for flag in flags:
        if flag <= have:
            n += 1
    return n
