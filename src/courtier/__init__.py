"""Courtier: the open table for Kingsburg, Paladins of the West Kingdom and Architects of the West Kingdom.

>>> from courtier import start
>>> g = start("kingsburg", seats=4, seed=7)
>>> while not g.over:
...     seat = g.asks[0].seat
...     g.choose(g.options(seat)[0], seat)
>>> g.result, g.scores()  # doctest: +SKIP
"""

import courtier.titles as _package  # first: imported later, the package would take the place of the function titles()
from courtier.core.content import ContentError
from courtier.core.game import Game, load, start
from courtier.core.options import Option
from courtier.core.reasons import CourtierError, IllegalChoice, Reason
from courtier.core.record import RecordError
from courtier.core.table_options import OptionError
from courtier.core.title import Title, titles
from courtier.core.words import Phrase

__all__ = [
    "ContentError",
    "CourtierError",
    "Game",
    "IllegalChoice",
    "Option",
    "OptionError",
    "Phrase",
    "Reason",
    "RecordError",
    "Title",
    "load",
    "start",
    "titles",
]
del _package
__version__ = "0.2.0"
