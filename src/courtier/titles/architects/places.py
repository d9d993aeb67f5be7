"""The locations by number."""

from __future__ import annotations

from typing import Final

from courtier.titles.architects import words as w
from courtier.titles.architects.gather import Gathering, TaxStand
from courtier.titles.architects.guardhouse import Guardhouse
from courtier.titles.architects.guildhall import Guildhall
from courtier.titles.architects.location import Location
from courtier.titles.architects.market import MarketSpace
from courtier.titles.architects.storehouse import Storehouse
from courtier.titles.architects.town_centre import TownCentre
from courtier.titles.architects.workshop import Workshop

PLACES: Final[list[Location]] = [
    Gathering(w.QUARRY),
    Gathering(w.FOREST),
    Gathering(w.MINES),
    Gathering(w.SILVERSMITH),
    Storehouse(w.STOREHOUSE),
    Workshop(w.WORKSHOP),
    TownCentre(w.TOWN_CENTRE),
    TaxStand(w.TAX_STAND),
    Guardhouse(w.GUARDHOUSE),
    MarketSpace(w.SMALL),
    MarketSpace(w.MIDDLE),
    MarketSpace(w.LARGE),
    Guildhall(w.GUILDHALL),
]
