"""What City of Crowns adds to the picture: rows of muster cards and nobles, everybody's court, secret orders."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.table import Table
from rich.text import Text

from courtier.core.terminal import CAN, DIM, flow, shorter
from courtier.titles.paladins.terminal_signs import DIPLOMAT, NOBLES, PIECES, PILE, SIGNS, STYLES, Signs, row

EDGE = 2  # frame and padding of a cell


def muster(d: Signs, width: int) -> Table:
    """The piles from left to right: what placing a worker takes and gives, what collecting takes and adds to that.

    The Diplomat's way costs what it costs the seat that looks (Ogier), and so do nobles (Naimes).
    """
    piles = d.view["crowns"]["muster"]
    room = width // len(piles) - EDGE
    return row([muster_pile(d, at, pile, room) for at, pile in enumerate(piles)], width)


def muster_pile(d: Signs, at: int, pile: Mapping[str, Any], room: int) -> Text:
    here = at == d.view["crowns"]["diplomat"]
    head = Text.assemble((f"{PIECES['muster']}{pile['left']} ", DIM), (f"{DIPLOMAT} " if here else "", CAN))
    if pile["card"] is None:
        return head.append("—", style=DIM)
    card = d.cards["muster_card"][pile["card"]]
    stands = pile["seat"] >= 0
    tag = d.tag(pile["seat"], d.letter(pile["worker"])) if stands else Text()
    name = fitting_name(d, f"paladins-muster-{pile['card']}", room - head.cell_len - tag.cell_len - 1)
    place = Text.assemble(
        (d.letter(card["worker"]), STYLES.get(card["worker"], "bold")), d.amounts(card.get("cost", {})), "→"
    )
    walk = own_court(d)["walks"][at]
    way = d.amounts({"provision": walk}).append(" ") if walk and not here else Text()
    need = [d.need(attribute, n) for attribute, n in card["need"].items()]
    gain = d.amounts({"diplomacy": card["diplomacy"]})
    lines = [
        head.append(name, style="bold").append(" ").append_text(tag),
        place.append_text(d.reward(card["reward"])),
        Text.assemble(way, *need, "→", gain, "↑"),
    ]
    if stands:
        lines[1].stylize(DIM)
    if here:
        lines[2].stylize(DIM)
    return Text("\n").join(lines)


def nobles(d: Signs, width: int) -> Table:
    """The open pile, then the row: the price, the action that can be entrusted, what enlisting brings."""
    places = d.view["crowns"]["nobles"]
    room = width // len(places) - EDGE
    return row([noble(d, at, place, room) for at, place in enumerate(places)], width)


def noble(d: Signs, at: int, place: Mapping[str, Any], room: int) -> Text:
    head = d.price(own_court(d)["prices"][at]).append(" ")
    if place["card"] is None:
        return head.append("—", style=DIM)
    card = d.cards["negotiate_card"][place["card"]]
    entrust, enlist = card["entrust"], card["enlist"]
    boosts = [Text(f" +{n}{SIGNS[a]}", style=STYLES[a]) for a, n in entrust["boost"].items()]
    need = [d.need(attribute, n) for attribute, n in enlist["need"].items()]
    name = fitting_name(d, f"paladins-noble-{place['card']}", room - head.cell_len)
    pile = f"  {PILE}{d.view['crowns']['nobles_pile']}" if at == 0 else ""
    return Text("\n").join([
        head.append(name, style="bold"),
        Text.assemble(d.need("diplomacy", entrust["diplomacy"]), "→", d.say(f"paladins-short-{entrust['action']}"),
                      *boosts),
        Text.assemble(*need, "→", icons(card["icons"]), " ", d.reward(enlist["gain"]), (pile, DIM))])  # fmt: skip


def own_court(d: Signs) -> Mapping[str, Any]:
    court: Mapping[str, Any] = d.view["crowns"]["courts"][d.me["seat"]]
    return court


def fitting_name(d: Signs, key: str, room: int) -> str:
    """The whole name where there is room, else the short one."""
    name = d.say(key)
    return name if len(name) <= room else shorter(d.say(f"{key}.short"), room)


def icons(names: list[str]) -> str:
    return "".join(NOBLES[name] for name in names)


def courts(d: Signs, width: int) -> Text:
    """The allies and who has them; then a line a player: extension, icons, points of sets, cards."""
    crowns = d.view["crowns"]
    items = []
    for ally in crowns["allies"]:
        card = d.cards["ally"][ally["icon"]]
        item = Text.assemble(
            f"{NOBLES[ally['icon']]} ", d.reward(card["gain"]), " »", d.reward(card["on_pass"])
        )
        if ally["seat"] >= 0:
            item.append(" ").append_text(d.tag(ally["seat"]))
        items.append(item)
    rows = [flow(d.head("paladins-terminal-allies"), items, width)]
    for player, court in enumerate(crowns["courts"]):
        rows.append(court_line(d, player, court, width))
    return Text("\n").join(rows)


def court_line(d: Signs, player: int, court: Mapping[str, Any], width: int) -> Text:
    held = "".join(f"{NOBLES[icon]}{n}" for icon, n in court["icons"].items() if n)
    head = Text.assemble(
        d.tag(player), f" [{NOBLES[court['extension']]}] {held} ", (f"{court['sets']}★", STYLES["vp"]), "  "
    )
    cards = [(PIECES["muster"], f"paladins-muster-{id}.short") for id in court["collected"]]
    cards += [(PIECES["negotiate"], f"paladins-noble-{id}.short") for id in court["enlisted"]]
    items = [Text.assemble((f"{sign} ", DIM), d.say(key)) for sign, key in cards]
    return flow(head, items, width)


def secrets(d: Signs, width: int) -> Text | None:
    """The order of the seat that looks; at the end everybody's."""
    v = d.view
    items = []
    if v["secrets"] is not None:
        items = [d.tag(seat).append(" ").append_text(secret(d, own)) for seat, own in enumerate(v["secrets"])]
    elif v["secret"] is not None:
        items = [secret(d, v["secret"])]
    return flow(d.head("paladins-terminal-secret"), items, width) if items else None


def secret(d: Signs, own: Mapping[str, Any]) -> Text:
    action = d.cards["kings_order"][own["order"]]["action"]
    done = (" ✓" if own["done"] else "", CAN)
    said = f"{own['have']}/{own['need']}{PIECES[action]} {d.say('paladins-short-' + action)} "
    return Text.assemble(said, (f"{own['vp']}★", STYLES["vp"]), done)
