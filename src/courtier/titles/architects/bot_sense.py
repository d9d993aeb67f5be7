"""What no level does, however it errs: options that are worse than another one, whatever comes."""

from __future__ import annotations

from courtier.core.options import Option
from courtier.titles.architects import words as w
from courtier.titles.architects.choices import RIVAL
from courtier.titles.architects.guardhouse import Guarding
from courtier.titles.architects.payment import bonus_of
from courtier.titles.architects.state import AState
from courtier.titles.architects.storehouse import Trading
from courtier.titles.architects.town_centre import FIRST, Capture
from courtier.titles.architects.workshop import apprentice_limit


def wasteful(s: AState, at: int, o: Option) -> bool:
    """To send an apprentice away while there is room; to leave the Town Centre without anybody, though a rival's group
    is in reach, and the Guardhouse without the own prisoners; to come there with captives, or to the Storehouse with
    the goods for marble, and to do nothing."""
    ask = s.asks[at]
    verb = o.verb.id
    p = s.players[ask.seat]
    if verb == w.V_DISMISS:
        return len(p.crew) < apprentice_limit(s, p)
    if verb != w.V_DONE:
        return False
    if isinstance(ask, Capture) and ask.coin == FIRST:
        for other in s.options[at]:
            if other.verb.id == w.V_CAPTURE and (other.a == RIVAL or other.a != ask.seat):
                return True
    numbers = s.tables.numbers
    if isinstance(ask, Guarding):
        arrived = ask.left == numbers.actions[w.GUARDHOUSE].of(p.at[w.GUARDHOUSE])
        for other in s.options[at]:
            if other.verb.id == w.V_RELEASE or (arrived and other.verb.id == w.V_IMPRISON):
                return True
    if isinstance(ask, Trading):
        more = bonus_of(s, p, w.M_STOREHOUSE, w.D_ACTIONS)
        if ask.left < numbers.actions[w.STOREHOUSE].of(p.at[w.STOREHOUSE]) + more:
            return False
        for other in s.options[at]:
            if other.verb.id == w.V_TRADE and s.tables.trades[other.a].things[0] == w.MARBLE:
                return True
    return False
