"""What every location offers to the turn: why it is closed to a player, and what a visit does."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from courtier.core.agenda import Ask
from courtier.core.options import Option
from courtier.core.piles import Pile, find
from courtier.core.reasons import Reason
from courtier.titles.architects import words as w
from courtier.titles.architects.state import AState, Player

NO_EMPTY_VISIT: Final = Reason("architects-no-empty-visit", "ARC-039")
EVERYBODY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Location:
    """A large circle unless a subclass says otherwise: any number of workers of any number of players (ARC-040)."""

    __slots__ = ("place",)
    place: int

    def __init__(self, place: int) -> None:
        self.place = place

    def shut(self, s: AState, seat: int, p: Player) -> Reason | None:
        """Why no worker may be placed here now."""
        return None

    def enter(self, s: AState, seat: int, p: Player) -> None:
        p.workers -= 1
        p.at[self.place] += 1
        s.tell(w.E_PLACED, seat, self.place, p.at[self.place])

    def visit(self, s: AState, seat: int, p: Player, workers: int) -> None:
        """With so many own workers here, the new one included."""
        raise NotImplementedError


def bring_home(s: AState, player: int, p: Player, place: int) -> None:
    """One worker from a location, the prison or a space of the market."""
    if place < w.CIRCLES:
        p.at[place] -= 1
    elif place == w.PRISON:
        p.prison -= 1
    else:
        s.market[place - w.SMALL] = w.NOBODY
    p.workers += 1
    s.tell(w.E_RETURNED, player, place)


# the crew


def refresh(s: AState, p: Player) -> None:
    """Skills and moments of crew and board, kept at hand; the opponent ignores abilities (ARCS-017)."""
    t = s.tables
    skills = 0
    moments = t.boards[p.board].moments
    for card in p.crew:
        skills |= t.apprentices[card].skills
        moments |= t.apprentices[card].moments
    p.skills = skills
    p.moments = 0 if s.automat is not None and p is s.players[s.seats] else moments


def dismiss(s: AState, seat: int, card: int) -> None:
    """Face down under the pile; virtue stays as it is (ARC-080, ARC-081)."""
    p = s.players[seat]
    crew = p.crew.copy()
    del crew[find(crew, card)]
    p.crew = crew
    refresh(s, p)
    under(s.crews, card)
    s.tell(w.E_DISMISSED, seat, card)


def under(pile: Pile, card: int) -> None:
    """Everybody saw which card it is."""
    pile.cards.insert(0, card)
    pile.seen.insert(0, EVERYBODY)


def stuck(s: AState, player: int) -> bool:
    """No worker at home and none on a large circle: a dead end (ARC-037)."""
    p = s.players[player]
    if p.workers > 0:
        return False
    for here in p.at:
        if here > 0:
            return False
    return True


def may_release(s: AState) -> bool:
    """May a dead end be left? By a table option; and always when everybody who is asked is in one (ARC-037)."""
    if s.flags & w.F_RELEASE:
        return True
    for player in range(s.seats):
        if not stuck(s, player):
            return False
    return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Visit(Ask[AState]):
    """A decision of the own turn: apprentices may be discarded besides (ARC-086)."""

    __slots__ = ()

    def with_crew(self, s: AState, out: list[Option]) -> list[Option]:
        for card in s.players[self.seat].crew:
            out.append(s.tables.dismiss[card])
        return out

    def apply(self, s: AState, o: Option) -> None:
        if o.verb.id == w.V_DISMISS:
            dismiss(s, self.seat, o.a)
            s.push(self)
        else:
            self.act(s, o)

    def act(self, s: AState, o: Option) -> None:
        raise NotImplementedError
