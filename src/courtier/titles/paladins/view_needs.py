"""What a board reaches and needs: the marches, the paladins in hand, the list below every action."""

from __future__ import annotations

from courtier.core.reasons import Reason
from courtier.titles.paladins import words as w
from courtier.titles.paladins.action import PROVISIONS, lack_worker, on_credit
from courtier.titles.paladins.actions import ACTION
from courtier.titles.paladins.shapes import CheckView, Need, OpensView
from courtier.titles.paladins.state import Player, PState
from courtier.titles.paladins.view_lines import opens, within
from courtier.titles.paladins.workers import total

PRICES: tuple[Need, ...] = ("silver", "provision")


def reach(s: PState, p: Player) -> dict[str, int]:
    """Places of the marches within faith and within strength."""
    return {
        "faith": within(s.tables.outsider_faith, p.has(0)),
        "strength": within(s.tables.outsider_strength, p.has(1)),
    }


def boosts(s: PState, p: Player, card: int) -> list[OpensView]:
    """What a paladin in hand would raise for the round."""
    lent = s.tables.paladins[card].boosts
    return [opens(s, p, i, p.has(i), p.has(i) + lent[i]) for i in range(len(lent)) if lent[i] > 0]


def returns(s: PState, p: Player, top: bool) -> int | None:
    """The round in which a card laid on or under the pile is drawn again, or None (PAL-037).

    The card on top comes with the next draw, so every round takes one card less from the rest than it draws.
    """
    drawn = max(1, s.tables.numbers.drawn - 1)
    back = s.round + (1 if top else (len(p.pile.cards) + drawn) // drawn)
    return back if back <= s.tables.numbers.rounds else None


def checks(s: PState, p: Player, number: int) -> list[CheckView]:
    """Everything that an action needs, met or not, in the order in which the rules ask for it."""
    t = s.tables
    printed = t.board_actions[number]
    action = ACTION[number]
    done = p.done[number]
    free = p.board[number] == 0
    out: list[CheckView] = [_check("space", free, 0, 0, [])]
    spent = action.spent(s, p)
    if spent is not None:
        out.append(_check("limit", False, spent.need, spent.have, [printed.id]))
        return out
    left = number < w.RIGHT_SIDE and len(printed.mode_gain) > 1 and printed.mode_gain[1] >= 0
    shape = printed.modes[1] if left or number == w.RECRUIT else printed.shapes[p.shops[number]]
    kinds = [w.WORKERS[i] for i in range(w.TYPES) if shape >> i & 1]
    kinds += ["any"] * ((shape >> 8) - len(kinds))
    if len(kinds) > 0:
        out.append(_check("workers", lack_worker(p, shape, "") is None, len(kinds), total(p.workers), kinds))
    if printed.attribute >= 0:
        reason = action.needs(s, p) or action.out_of_reach(s, p)
        need = reason.need if reason is not None and reason.need > 0 else 0
        row = printed.row[done].need if done < len(printed.row) else 0
        if row > 0 or need > 0:
            have = p.has(printed.attribute)
            out.append(
                _check("attribute", reason is None, max(row, need), have, [t.attributes[printed.attribute]])
            )
    if number in (w.MUSTER, w.NEGOTIATE):
        out += _nearest(action.out_of_reach(s, p))
    due = action.next_use(s, p)
    silver, provisions = due & 255, due >> PROVISIONS & 255
    credit = ["debt"] if on_credit(s, p) else []  # COC-030
    if silver > 0:
        out.append(_check("silver", action.lack_silver(s, p, silver, "") is None, silver, p.silver, credit))
    if provisions > 0:
        lack = action.lack_provision(s, p, provisions, "")
        out.append(_check("provision", lack is None, provisions, p.provision, credit))
    return out


def _nearest(reason: Reason | None) -> list[CheckView]:
    """Needs and prices stand on the cards of the court: where none can be had, what the nearest one wants."""
    if reason is None or reason.need == 0:
        return []
    thing = reason.thing.removeprefix("paladins-thing-")
    for price in PRICES:
        if thing == price:
            return [_check(price, False, reason.need, reason.have, [])]
    return [_check("attribute", False, reason.need, reason.have, [thing])]


def _check(of: Need, ok: bool, need: int, have: int, kinds: list[str]) -> CheckView:
    return {"of": of, "ok": ok, "need": need, "have": have, "kinds": kinds}
