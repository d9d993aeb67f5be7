"""What City of Crowns puts on the table and beside the player boards."""

from __future__ import annotations

from courtier.core.piles import Pile


class Crowns:
    """Lists by player hold the rival's too, behind the seats'. Lists marked * are replaced, never mutated."""

    __slots__ = (
        "allies", "collected", "diplomat", "enlisted", "extensions", "muster", "muster_box", "muster_workers", "nobles",
        "nobles_box", "nobles_gone", "nobles_pile", "removed", "secrets", "spare")  # fmt: skip
    muster: list[Pile]  # from left to right; the top card of each lies open (COC-016)
    muster_box: Pile  # * left out
    muster_workers: list[int]  # by pile: 0, or 1 + type + 8 * player
    diplomat: int  # the pile where it stands
    nobles: list[int]  # the top of the negotiate pile, then the row from left to right; -1 for none
    nobles_pile: Pile  # what lies below that
    nobles_box: Pile  # * left out
    nobles_gone: list[int]  # * discards
    extensions: list[int]  # * icon printed on each player's extension
    collected: list[list[int]]  # muster cards by player *
    enlisted: list[list[int]]  # nobles by player *
    allies: list[int]  # by icon: whose, or -1
    secrets: list[Pile]  # * each seat's order, which only its owner has seen (COC-013)
    removed: list[Pile]  # * each seat's paladins that left the game, which only it has seen (COC-025)
    spare: list[int]  # workers that came with passing, by seat: they break no limit (COC-084)

    def __init__(self, muster: list[Pile], muster_box: Pile, muster_workers: list[int], diplomat: int,
                 nobles: list[int], nobles_pile: Pile, nobles_box: Pile, nobles_gone: list[int], extensions: list[int],
                 collected: list[list[int]], enlisted: list[list[int]], allies: list[int], secrets: list[Pile],
                 removed: list[Pile], spare: list[int]) -> None:  # fmt: skip
        self.muster = muster
        self.muster_box = muster_box
        self.muster_workers = muster_workers
        self.diplomat = diplomat
        self.nobles = nobles
        self.nobles_pile = nobles_pile
        self.nobles_box = nobles_box
        self.nobles_gone = nobles_gone
        self.extensions = extensions
        self.collected = collected
        self.enlisted = enlisted
        self.allies = allies
        self.secrets = secrets
        self.removed = removed
        self.spare = spare

    def clone(self) -> Crowns:
        muster: list[Pile] = []
        for pile in self.muster:
            muster.append(pile.clone())
        return Crowns(
            muster, self.muster_box, self.muster_workers.copy(), self.diplomat, self.nobles.copy(),
            self.nobles_pile.clone(), self.nobles_box, self.nobles_gone, self.extensions, self.collected.copy(),
            self.enlisted.copy(), self.allies.copy(), self.secrets, self.removed,
            self.spare.copy())  # fmt: skip

    def muster_pile(self, card: int) -> int:
        """The pile on which this card lies open, or -1."""
        for i in range(len(self.muster)):
            cards = self.muster[i].cards
            if len(cards) > 0 and cards[-1] == card:
                return i
        return -1

    def tops(self) -> list[int]:
        """The open muster cards, from left to right."""
        out: list[int] = []
        for pile in self.muster:
            if len(pile.cards) > 0:
                out.append(pile.cards[-1])
        return out
