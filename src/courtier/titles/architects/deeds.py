"""Deeds by number. Effects find them in the tables, for a deed leads to locations, where cards have effects too."""

from __future__ import annotations

from typing import Any, Final

from courtier.titles.architects import words as w
from courtier.titles.architects.deed import Branch, Deed
from courtier.titles.architects.effects import (
    Choosing,
    Destroy,
    Gain,
    GainBranch,
    Lose,
    Release,
    ReleaseBranch,
)
from courtier.titles.architects.guildhall import BuildDeed
from courtier.titles.architects.town_centre import CaptureBranch, CaptureDeed
from courtier.titles.architects.workshop import DismissBranch, DismissDeed, HireDeed

DEEDS: Final[dict[int, Deed[Any]]] = {
    w.D_GAIN: Gain(),
    w.D_LOSE: Lose(),
    w.D_RELEASE: Release(),
    w.D_CAPTURE: CaptureDeed(),
    w.D_DESTROY: Destroy(),
    w.D_HIRE: HireDeed(),
    w.D_DISMISS: DismissDeed(),
    w.D_BUILD: BuildDeed(),
    w.D_CHOOSE: Choosing(),
}
BRANCHES: Final[dict[int, Branch[Any]]] = {  # those that can be chosen among others
    w.D_GAIN: GainBranch(),
    w.D_RELEASE: ReleaseBranch(),
    w.D_CAPTURE: CaptureBranch(),
    w.D_DISMISS: DismissBranch(),
}
