"""What the choices on offer cost and bring, for the seat that is asked: read off the rules, once for all clients.

Only what is certain is told: cards that are still to be drawn are named, never looked at.
"""

from __future__ import annotations

from typing import Final

from courtier.core.options import COUNT_BITS, Option
from courtier.core.words import Phrase, join
from courtier.titles.paladins import words as w
from courtier.titles.paladins.action import DEBTS, PROVISIONS, Action, on_credit
from courtier.titles.paladins.actions import ACTION, action_of
from courtier.titles.paladins.crowns.muster import crowns_of
from courtier.titles.paladins.crowns.negotiate import count_icons, set_points
from courtier.titles.paladins.crowns.passing import workers_kept
from courtier.titles.paladins.perform import GOODS, Cover, Entrusted
from courtier.titles.paladins.shapes import (
    DealView,
    GainView,
    OffersView,
)
from courtier.titles.paladins.state import Player, PState
from courtier.titles.paladins.turn import PayWorkers, Target, Turn
from courtier.titles.paladins.view_lines import Sources, add, crew, line, nothing_told, told
from courtier.titles.paladins.view_needs import checks
from courtier.titles.paladins.workers import stand, standing, total

ON_CARDS: Final = {w.V_FAVOUR: w.FAVOUR, w.V_PLACE: w.PLACE}


def offers(s: PState, seat: int) -> OffersView | None:
    """None for a seat that is not asked."""
    at = s.asked(seat)
    if at < 0:
        return None
    ask = s.asks[at]
    p = s.players[seat]
    out: OffersView = {"deals": {}, "stands": {}, "checks": {}}
    if isinstance(ask, PayWorkers):
        target = ask.option(s)
        out["deals"][str(target)] = _deal(s, seat, p, ask.action, target, paid=True)
        for o in s.options[at]:
            out["stands"][str(o)] = _stands(s, p, ask.action, o.a)
        return out
    for o in s.options[at]:
        if isinstance(ask, Turn):
            out["deals"][str(o)] = _turn(s, seat, p, o)
        elif isinstance(ask, Target):
            out["deals"][str(o)] = _deal(s, seat, p, ask.action, o, paid=True)
        elif isinstance(ask, Entrusted):
            action = s.tables.crowns.nobles[ask.noble].action
            out["deals"][str(o)] = _deal(s, seat, p, action, o, paid=False)
        elif isinstance(ask, Cover):
            out["deals"][str(o)] = _covered(ask, o)
        elif o.verb.id in FREELY:
            out["deals"][str(o)] = _free(s, seat, p, o)
    if isinstance(ask, Turn):
        for number in range(len(s.tables.board_actions)):
            out["checks"][s.tables.board_actions[number].id] = checks(s, p, number)
    return out


def price(s: PState, seat: int, o: Option) -> Phrase | None:
    """Silver, provisions and debts of a target, of the only target of an action, or of a card of the main board; where
    a coin is chosen its own words say "for a debt"."""
    ask = s.asks[s.asked(seat)]
    number = -1
    if isinstance(ask, Target):
        number = ask.action
    elif isinstance(ask, Turn) and o.verb.id == w.V_ACT:
        targets = _targets(s, s.players[seat], o.a)
        if len(targets) == 1:
            number, o = o.a, targets[0]
    elif isinstance(ask, Turn):
        number = ON_CARDS.get(o.verb.id, -1)
    if number < 0:
        return None
    action = action_of(number)
    due = action.due(s, s.players[seat], o)
    goods = {"silver": due & 255, "provision": due >> PROVISIONS & 255}
    if not action.by_coin():
        goods["debt"] = due >> DEBTS
    said = [Phrase("paladins-thing-" + thing, {"n": n}) for thing, n in goods.items() if n > 0]
    return join("join-comma", said) if said else None


def _turn(s: PState, seat: int, p: Player, o: Option) -> DealView:
    verb = o.verb.id
    if verb == w.V_FAVOUR:
        return _deal(s, seat, p, w.FAVOUR, o, paid=True)
    if verb == w.V_PLACE:
        return _deal(s, seat, p, w.PLACE, o, paid=True)
    if verb == w.V_PASS:
        deal = told(s, p, _on_pass(s, seat, p), [])
        deal["keeps"] = min(total(p.workers), workers_kept(s, seat))
        return deal
    targets = _targets(s, p, o.a)
    if len(targets) == 1:
        deal = _deal(s, seat, p, o.a, targets[0], paid=True)
    else:
        deal = told(s, p, [], [])
        deal["leads"] = True
    deal["targets"] = len(targets) if o.a == w.DEVELOP else len({target.a for target in targets})
    return deal


def _targets(s: PState, p: Player, number: int) -> list[Option]:
    """Those on offer when the action is chosen."""
    action = ACTION[number]
    return [target for target in action.candidates(s, p) if action.target(s, p, target) is None]


def _deal(s: PState, seat: int, p: Player, number: int, o: Option, paid: bool) -> DealView:
    """An action with this target; where nothing is paid, nobles carry it out."""
    action = action_of(number)
    sources = [*_rewards(s, seat, p, number, o), *_helpers(s, p, number, o)]
    leaves = number == w.FAVOUR and _passes(s, sources)
    deal = told(
        s, p, [*sources, *_on_pass(s, seat, p)] if leaves else sources, _special(s, seat, p, number, o)
    )
    if leaves:
        deal["keeps"] = min(total(p.workers) - 1, workers_kept(s, seat))  # without the one on the favour
    if not paid:
        return deal
    due = action.due(s, p, o)
    deal["silver"] = due & 255
    deal["provision"] = due >> PROVISIONS & 255
    deal["debt"] = due >> DEBTS
    deal["spared"] = _spared(s, p, action, o, due)
    if on_credit(s, p) and due & GOODS != 0 and not action.by_coin():
        _on_credit(p, deal)
    ways = s.tables.handfuls(p.workers, action.shape(s, p, o))
    deal["leads"] = len(ways) > 1
    deal["workers"] = _handful(ways[0].a) if len(ways) == 1 else []
    change = deal["change"]
    for good, n in (("silver", -deal["silver"]), ("provision", -deal["provision"]), ("unpaid", deal["debt"])):
        if n != 0:
            change[good] = change.get(good, 0) + n
    return deal


def _on_credit(p: Player, deal: DealView) -> None:
    """Maugris: a debt for what is missing; for the rest it is asked (COC-030, COC-031)."""
    if deal["silver"] > p.silver:
        deal["silver"] = 0
        deal["debt"] += 1
    if deal["provision"] > p.provision:
        deal["provision"] = 0
        deal["debt"] += 1
    deal["credit"] = deal["silver"] + deal["provision"] > 0


def _spared(s: PState, p: Player, action: Action, o: Option, due: int) -> dict[str, int]:
    """What it would cost with no paladin at all, less what it costs; boosts stay."""
    paladin = p.paladin
    p.paladin = -1
    full = action.due(s, p, o)
    p.paladin = paladin
    out: dict[str, int] = {}
    if full & 255 > due & 255:
        out["silver"] = (full & 255) - (due & 255)
    if full >> PROVISIONS & 255 > due >> PROVISIONS & 255:
        out["provision"] = (full >> PROVISIONS & 255) - (due >> PROVISIONS & 255)
    return out


FREELY: Final = frozenset(
    {w.V_DISMISS, w.V_HIRE, w.V_WORKSHOP, w.V_CLEAR, w.V_RELEASE, w.V_TAVERN, w.V_TAKE, w.V_FIRST}
)


def _free(s: PState, seat: int, p: Player, o: Option) -> DealView:
    """A choice inside a reward or a setup: no workers, no costs; only a develop sets off its helpers (PAL-162)."""
    verb = o.verb.id
    if verb == w.V_WORKSHOP:
        if s.round == 0:  # the workshop of the setup is no develop (COC-021)
            return told(s, p, [], [line("workshop", s.tables.board_actions[o.a].id)])
        return told(
            s,
            p,
            [*_rewards(s, seat, p, w.DEVELOP, o), *crew(s, p, w.DEVELOP)],
            _special(s, seat, p, w.DEVELOP, o),
        )
    if verb == w.V_TAVERN:
        return _tavern(s, seat, p, o)
    if verb in (w.V_TAKE, w.V_FIRST):
        return told(s, p, [(o.a, "")], [])
    if verb == w.V_RELEASE:
        return told(s, p, [(s.tables.townsfolk[o.a].dismiss, "")], [])
    number = w.PRAY if verb == w.V_CLEAR else w.RECRUIT
    return told(s, p, _rewards(s, seat, p, number, o), _special(s, seat, p, number, o))


def _tavern(s: PState, seat: int, p: Player, o: Option) -> DealView:
    deal = told(s, p, [], [])
    for worker in s.tables.taverns[o.a]:
        add(deal["change"], w.WORKERS[worker], 1)
        if worker == w.CRIMINAL:
            add(deal["change"], "suspicion", 1)
    return deal


def _covered(ask: Cover, o: Option) -> DealView:
    """Maugris: goods or a debt; what the action brings was told when it was chosen."""
    deal = nothing_told()
    if o.a == w.BY_DEBT:
        deal["debt"] = 1
        deal["change"] = {"unpaid": 1}
    elif ask.silver():
        deal["silver"] = ask.due & 255
        deal["change"] = {"silver": -deal["silver"]}
    else:
        deal["provision"] = ask.due >> PROVISIONS & 255
        deal["change"] = {"provision": -deal["provision"]}
    return deal


def _rewards(s: PState, seat: int, p: Player, number: int, o: Option) -> Sources:
    """What the target and the action themselves bring, as their effects give it."""
    t = s.tables
    printed = t.board_actions[number] if number < len(t.board_actions) else None
    verb = o.verb.id
    out: Sources = []
    if verb in (w.V_COMMISSION, w.V_GARRISON):
        out.append((t.squares[o.a].reward, ""))
    elif verb == w.V_ABSOLVE:
        out.append((t.jar_spaces[o.a], ""))
    elif verb == w.V_ATTACK:
        out.append((t.outsiders[o.a].attack, ""))
    elif verb == w.V_CONVERT:
        out.append((t.outsiders[o.a].convert, ""))
    elif verb == w.V_DISMISS:
        out.append((t.townsfolk[o.a].dismiss, ""))
    elif verb == w.V_HIRE:
        out.append((t.townsfolk[o.a].immediate, ""))
    elif verb == w.V_WORKSHOP:
        out.append((t.develop_gain[p.done[w.DEVELOP]], ""))
    elif verb == w.V_FAVOUR:
        out.append((t.favours[o.a].reward, ""))
    elif verb == w.V_PLACE:
        out.append((t.crowns.musters[o.a].reward, ""))
    elif verb == w.V_MUSTER:
        out += _mustered(s, o.a)
    elif verb == w.V_ENLIST:
        out += _enlisted(s, seat, o.a)
    elif printed is not None and verb in (w.V_HUNT, w.V_TRADE):
        out.append((printed.mode_gain[o.a], ""))
    elif printed is not None and verb == w.V_CONSPIRE:
        out.append((printed.mode_gain[1], ""))
    if printed is not None and printed.gain >= 0 and number in (w.COMMISSION, w.GARRISON, w.ABSOLVE):
        out.append((printed.gain, ""))
    return out


def _mustered(s: PState, card: int) -> Sources:
    crowns = crowns_of(s)
    muster = s.tables.crowns.musters[card]
    worker = crowns.muster_workers[crowns.muster_pile(card)] - 1
    out: Sources = [(muster.gain, ""), (muster.reward, "")]
    if worker >= 0:
        out.insert(0, (s.tables.crowns.one_worker[worker & 7], ""))
    return out


def _enlisted(s: PState, seat: int, card: int) -> Sources:
    noble = s.tables.crowns.nobles[card]
    out: Sources = [(noble.gain, "")]
    for icon in _joining(s, seat, card):
        out.append((s.tables.crowns.allies[icon].gain, "paladins-ally-" + w.NOBLE_ICONS[icon]))
    return out


def _joining(s: PState, seat: int, card: int) -> list[int]:
    """Allies who come with this noble (COC-067, COC-069)."""
    crowns = crowns_of(s)
    enlisted = crowns.enlisted[seat]
    crowns.enlisted[seat] = [*enlisted, card]
    icons = count_icons(s, seat)
    crowns.enlisted[seat] = enlisted
    return [
        icon
        for icon in s.tables.crowns.nobles[card].icons
        if crowns.allies[icon] < 0 and icons[icon] >= s.tables.crowns.ally_icons
    ]


def _helpers(s: PState, p: Player, number: int, o: Option) -> Sources:
    """The crew, and the paladin of the round; enlisting has its own moment too."""
    out = crew(s, p, number)
    if o.verb.id == w.V_ENLIST:
        out += crew(s, p, w.T_ENLIST)
    if number < w.PLACE and p.paladin >= 0:
        card = s.tables.paladins[p.paladin]
        if card.action == number and card.gain >= 0:
            out.append((card.gain, "paladins-paladin-" + card.id))
    return out


def _on_pass(s: PState, seat: int, p: Player) -> Sources:
    if s.crowns is None:
        return []
    out = crew(s, p, w.T_PASS)
    for icon in range(len(s.crowns.allies)):
        if s.crowns.allies[icon] == seat:
            out.append((s.tables.crowns.allies[icon].on_pass, "paladins-ally-" + w.NOBLE_ICONS[icon]))
    return out


def _passes(s: PState, sources: Sources) -> bool:
    """Does one of these rewards end the round for who gains it (COC-075, COC-080)?"""
    return any(part.icon == w.PASS_ICON for reward, _ in sources for part in s.tables.rewards[reward])


def _special(s: PState, seat: int, p: Player, number: int, o: Option) -> list[GainView]:
    """What no reward says."""
    t = s.tables
    verb = o.verb.id
    out: list[GainView] = []
    if verb == w.V_FORTIFY:
        out.append(line("wall", ""))
    elif verb == w.V_WORKSHOP:
        out.append(line("workshop", t.board_actions[o.a].id))
    elif verb == w.V_CLEAR and o.a < len(t.board_actions):
        out.append(line("clear", t.board_actions[o.a].id))
    elif verb == w.V_HIRE:
        out.append(line("crew", t.townsfolk[o.a].id))
    elif verb == w.V_CONVERT:
        out.append(line("converted", t.outsiders[o.a].id))
    elif verb == w.V_ENTRUST:
        out.append(line("entrusted", t.board_actions[t.crowns.nobles[o.a].action].id))
    more = _points(s, seat, p, number, o)
    if more > 0:
        out.append(line("points", "", more))
    return out


def _points(s: PState, seat: int, p: Player, number: int, o: Option) -> int:
    """More at the end for one more of it: the row on the board, muster cards, sets of nobles."""
    if number >= len(s.tables.board_actions):
        return 0
    if o.verb.id == w.V_ENLIST:
        crowns = crowns_of(s)
        before = set_points(s, seat)
        enlisted = crowns.enlisted[seat]
        crowns.enlisted[seat] = [*enlisted, o.a]
        after = set_points(s, seat)
        crowns.enlisted[seat] = enlisted
        return after - before
    done = p.done[number]
    if number == w.MUSTER:
        per = s.tables.crowns.muster_per_point
        return (done + 1) // per - done // per
    if w.POINTS_OF[number] < 0:
        return 0
    printed = s.tables.board_actions[number]
    return printed.vp(done + 1) - printed.vp(done)


def _handful(paid: int) -> list[str]:
    out: list[str] = []
    for i in range(w.TYPES):
        out += [w.WORKERS[i]] * (paid >> COUNT_BITS * i & 255)
    return out


def _stands(s: PState, p: Player, number: int, paid: int) -> list[str | None]:
    """On each space of the action; on a card there is one."""
    if number >= len(s.tables.board_actions):
        return [*_handful(paid)]
    spaces = s.tables.board_actions[number].spaces
    placed = standing(stand(spaces, p.shops[number], paid))
    return [w.WORKERS[n] if n >= 0 else None for n in placed[: len(spaces)]]
