"""Architects' decks as they stand in the files, and effects as short lines for the tests of content."""

from __future__ import annotations

from tests.content.files import Card, Files

GOODS = ["clay", "wood", "stone", "gold", "marble"]
THINGS = [*GOODS, "silver", "virtue", "debt", "card", "vp"]
SKILLS = ["carpentry", "tiling", "masonry"]
COUNTS = [
    *GOODS,
    "silver",
    "basic",
    "virtue",
    "cathedral",
    "buildings",
    "debts_paid",
    "debts_unpaid",
    "prison",
]
COUNTS += ["captives", *SKILLS]
MOMENTS = {
    "quarry",
    "forest",
    "mines",
    "silversmith",
    "storehouse",
    "tax_stand",
    "black_market",
    "town_centre",
}
MOMENTS |= {
    "hire",
    "imprison",
    "debt_paid",
    "debt_taken",
    "cathedral",
    "build",
    "price",
    "tax",
    "reset",
    "always",
}
BUILDING_MOMENTS = {"built", "end_virtue", "end_points"}
AMOUNTS = {"gain", "lose", "discount"}
NUMBERS = {"spare_virtue", "actions", "capture", "destroy_debt", "hire", "dismiss", "build", "refuse_debt"}
NUMBERS |= {"debt_vp", "apprentice_limit"}
DEEDS = {*AMOUNTS, *NUMBERS, "trade", "discount_any", "release", "rule", "choose"}
COMPANIONS = {"moment", "optional", "pay", "per", "if", "most", "everyone"}
ALL = 99
FILES = Files("architects")
DECKS, by_id, column = FILES.decks, FILES.by_id, FILES.column


def amounts(table: dict[str, int]) -> str:
    """Amounts in the order of the goods: 2 wood, 1 gold."""
    order = [*THINGS, "tax"]
    return ", ".join(f"{table[thing]} {thing}" for thing in sorted(table, key=order.index))


def deed(effect: Card) -> str:
    (kind,) = DEEDS & set(effect)
    what = effect[kind]
    if kind == "choose":
        return " | ".join(map(deed, what))
    if kind == "trade":
        return f"trade {amounts(what['pay'])} for {amounts(what['gain'])}"
    if kind == "discount_any":
        return f"discount {what['n']} {'/'.join(what['of'])}"
    if kind == "release":
        return f"release {'all' if what['n'] == ALL else what['n']} {what['from']}"
    if kind in AMOUNTS:
        return f"{kind} {amounts(what)}"
    return f"{kind} {'all' if what == ALL else what}"


def said(effect: Card) -> str:
    """An effect as a line: reset: release 2 prison, optional"""
    line = f"{effect['moment']}: {deed(effect)}"
    if "pay" in effect:
        line += f" for {amounts(effect['pay'])}"
    if "per" in effect:
        line += f" per {effect['per']['each']} {effect['per']['count']}"
    if "if" in effect:
        count, *bounds = effect["if"].items()
        line += f" if {count[1]} {' '.join(f'{bound} {n}' for bound, n in bounds)}"
    if "most" in effect:
        line += f" if most {effect['most']}"
    if effect.get("everyone"):
        line += ", everyone"
    return line + (", optional" if effect.get("optional") else "")


def effects(card: Card) -> str:
    return "; ".join(map(said, card.get("effects", []))) or "nothing"
