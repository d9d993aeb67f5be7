"""What icons set off, by number. Rewards find it in the tables: what is set off gains rewards in its turn."""

from __future__ import annotations

from typing import Any, Final

from courtier.titles.paladins import words as w
from courtier.titles.paladins.crowns.extras import (
    FreeDismissEffect,
    MoveWorkshopEffect,
    PassEffect,
    ReleaseEffect,
)
from courtier.titles.paladins.develop import DevelopEffect
from courtier.titles.paladins.effect import Effect
from courtier.titles.paladins.pray import PrayEffect
from courtier.titles.paladins.recruit import RecruitEffect
from courtier.titles.paladins.rewards import CriminalEffect, Offered, TaxEffect

EFFECTS: Final[dict[int, Effect[Any]]] = {
    w.CRIMINAL: CriminalEffect(),
    w.TAX: TaxEffect(),
    w.PRAY_ICON: PrayEffect(),
    w.REMOVE_SUSPICION: Offered(w.REMOVE_SUSPICION),
    w.PAY_DEBT: Offered(w.PAY_DEBT),
    w.DESTROY_DEBT: Offered(w.DESTROY_DEBT),
    w.FREE_RECRUIT: RecruitEffect(),
    w.DEVELOP_ICON: DevelopEffect(),
    w.FREE_DISMISS: FreeDismissEffect(),
    w.MOVE_WORKSHOP: MoveWorkshopEffect(),
    w.RELEASE: ReleaseEffect(),
    w.PASS_ICON: PassEffect(),
}
