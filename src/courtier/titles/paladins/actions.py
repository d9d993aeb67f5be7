"""All actions by number."""

from __future__ import annotations

from typing import Final

from courtier.titles.paladins import words as w
from courtier.titles.paladins.absolve import Absolve
from courtier.titles.paladins.action import Action
from courtier.titles.paladins.attack import Attack
from courtier.titles.paladins.commission import COMMISSION
from courtier.titles.paladins.conspire import Conspire
from courtier.titles.paladins.convert import Convert
from courtier.titles.paladins.crowns.muster import Muster, PlaceOnMuster
from courtier.titles.paladins.crowns.negotiate import Negotiate
from courtier.titles.paladins.develop import Develop
from courtier.titles.paladins.favours import UseFavour
from courtier.titles.paladins.fortify import Fortify
from courtier.titles.paladins.garrison import GARRISON
from courtier.titles.paladins.hunt_trade import HuntOrTrade
from courtier.titles.paladins.pray import Pray
from courtier.titles.paladins.recruit import Recruit

RECRUIT: Final = Recruit(w.RECRUIT, "PAL-076")
MUSTER: Final = Muster(w.MUSTER, "COC-041")
ACTION: Final[list[Action]] = [
    Develop(w.DEVELOP, "PAL-068"),
    RECRUIT,
    HuntOrTrade(w.HUNT, "PAL-086"),
    HuntOrTrade(w.TRADE, "PAL-087"),
    Pray(w.PRAY, "PAL-089"),
    Conspire(w.CONSPIRE, "PAL-093"),
    COMMISSION,
    Fortify(w.FORTIFY, "PAL-102"),
    GARRISON,
    Absolve(w.ABSOLVE, "PAL-112"),
    Attack(w.ATTACK, "PAL-117"),
    Convert(w.CONVERT, "PAL-122"),
    MUSTER,
]
NEGOTIATE: Final = Negotiate(w.NEGOTIATE, "COC-052", ACTION)
ACTION.append(NEGOTIATE)
PLACE: Final = PlaceOnMuster(w.PLACE, "COC-034")
FAVOUR: Final = UseFavour(w.FAVOUR, "PAL-143")


def action_of(number: int) -> Action:
    if number < w.PLACE:
        return ACTION[number]
    return FAVOUR if number == w.FAVOUR else PLACE
