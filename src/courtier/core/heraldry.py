"""Seats told apart by colour and letter, never by colour alone; for whoever draws them."""

from __future__ import annotations

from collections.abc import Sequence

TINCTURES = ("#08702a", "#a01f24", "#123fb0", "#76247f", "#8f6a00")  # vert, gules, azure, purpure, or
NOBODY = "#5c564e"
INK = "#fbf4e3"  # readable on all of them


def tincture(seat: int) -> str:
    return TINCTURES[seat % len(TINCTURES)] if seat >= 0 else NOBODY


def letters(names: Sequence[str]) -> list[str]:
    """One letter a seat: the initial where it is unique, else the seat's number."""
    initials = [name.strip()[:1].upper() for name in names]
    return [
        letter if letter and initials.count(letter) == 1 else str(seat + 1)
        for seat, letter in enumerate(initials)
    ]
