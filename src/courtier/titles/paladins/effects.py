"""What icons set off, by number. Rewards find it in the tables: what is set off gains rewards in its turn."""

from __future__ import annotations

from typing import Any, Final

from courtier.titles.paladins import words as w
from courtier.titles.paladins.crowns.extras import FreeDismiss, MoveWorkshop, PassEffect, Release
from courtier.titles.paladins.develop import FreeDevelop
from courtier.titles.paladins.effect import Asked, Effect
from courtier.titles.paladins.pray import Clear
from courtier.titles.paladins.recruit import FreeRecruit
from courtier.titles.paladins.rewards import CriminalEffect, Offered, TaxEffect

EFFECTS: Final[dict[int, Effect[Any]]] = {
    w.CRIMINAL: CriminalEffect(),
    w.TAX: TaxEffect(),
    w.PRAY_ICON: Asked(Clear),
    w.REMOVE_SUSPICION: Offered(w.REMOVE_SUSPICION),
    w.PAY_DEBT: Offered(w.PAY_DEBT),
    w.DESTROY_DEBT: Offered(w.DESTROY_DEBT),
    w.FREE_RECRUIT: Asked(FreeRecruit),
    w.DEVELOP_ICON: Asked(FreeDevelop),
    w.FREE_DISMISS: Asked(FreeDismiss),
    w.MOVE_WORKSHOP: Asked(MoveWorkshop),
    w.RELEASE: Asked(Release),
    w.PASS_ICON: PassEffect(),
}
