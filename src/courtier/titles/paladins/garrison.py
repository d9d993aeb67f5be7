"""Garrison: as Commission, with strength for outposts (PAL-109 to PAL-111)."""

from __future__ import annotations

from typing import Final

from courtier.titles.paladins import words as w
from courtier.titles.paladins.commission import Settle

GARRISON: Final = Settle(w.GARRISON, "PAL-109", "PAL-110", "PAL-096", w.E_GARRISONED, 1)
