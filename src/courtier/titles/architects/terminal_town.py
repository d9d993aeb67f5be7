"""The main board of Architects for the terminal: locations, Black Market, Guildhall, Cathedral, Virtue Track."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.table import Table
from rich.text import Text

from courtier.core.terminal import CAN, DIM, SLASH, flow, one_line, shorter
from courtier.titles.architects.terminal_signs import GOODS, SIGNS, STYLES, Signs, signed

MARKETS = ("small", "middle", "large")
CELL = 5  # of the Virtue Track: all five seats may stand on one step


def locations(d: Signs, width: int) -> Table:
    """The large circles and the Prison, two a line: what one's next worker gets there, everybody's groups."""
    half = width // 2
    places = [(place["id"], place["workers"]) for place in d.view["locations"] if place["kind"] == "circle"]
    rows = [(d.say("architects-location-" + id), promise(d, id), d.groups(workers)) for id, workers in places]
    rows.append((d.say("architects-location-prison"), Text(), d.groups(d.view["prison"])))
    for_promise = max(got.cell_len for _, got, _ in rows)
    for_groups = max(groups.cell_len for _, _, groups in rows)
    for_name = min(max(len(name) for name, _, _ in rows), half - for_promise - for_groups - 3)
    table = Table(box=None, show_header=False, padding=0, pad_edge=False)
    table.add_column(width=half, no_wrap=True, overflow="ellipsis")
    table.add_column(width=width - half, no_wrap=True, overflow="ellipsis")
    cells = []
    for name, got, groups in rows:
        out = Text.assemble((f"{shorter(name, for_name):<{for_name}} ", "bold"), got)
        out.append(" " * (for_promise - got.cell_len + 1)).append_text(groups)
        cells.append(out)
    middle = (len(cells) + 1) // 2
    for at in range(middle):
        table.add_row(cells[at], cells[at + middle] if at + middle < len(cells) else Text())
    return table


def promise(d: Signs, id: str) -> Text:
    """→3s: what the next worker of the seat that looks gets, those that stand there and its cards included."""
    card = d.cards["location"][id]
    workers = d.me["at"][id] + 1
    if "gather" in card:
        ways = []
        for way in card["gather"]:
            got = grown(way, workers)
            if got:
                ways.append(d.amounts(ordered({way["thing"]: got}, extras(d, id)), ""))
        said = SLASH.join(ways)
    elif id == "workshop":
        said = Text(f"1{SIGNS['apprentice']}/{grown(card['plans'], workers)}{SIGNS['card']}")
    elif id == "tax_stand" and not d.view["tax"]:
        return Text("·", style=DIM)
    elif id == "tax_stand":
        lost = max(0, card["lose"] - sum(effect.get("spare_virtue", 0) for effect in mine(d, id)))
        said = d.amounts(ordered({"silver": d.view["tax"]}, extras(d, id)), "")
        said.append(f" −{lost}{SIGNS['virtue']}" if lost else "")
    else:
        sign = SIGNS["captives" if id == "town_centre" else "action"]
        more = sum(effect.get("actions", 0) for effect in mine(d, id))
        said = Text(f"{grown(card['actions'], workers) + more}{sign}")
    return Text.assemble(("→", DIM), said)


def grown(amount: Mapping[str, int], workers: int) -> int:
    return amount["base"] + workers // amount["workers"]


def mine(d: Signs, moment: str) -> Iterator[Mapping[str, Any]]:
    """Effects of one's own board and apprentices at a moment."""
    cards = [d.cards["apprentice"][id] for id in d.me["apprentices"]]
    if d.me["character"]:
        cards.append(d.cards["board"][d.me["character"]])
    for card in cards:
        yield from (effect for effect in card.get("effects", ()) if effect["moment"] == moment)


def extras(d: Signs, moment: str) -> dict[str, int]:
    out: dict[str, int] = {}
    for effect in mine(d, moment):
        for thing, n in effect.get("gain", {}).items():
            out[thing] = out.get(thing, 0) + n
    return out


def ordered(first: Mapping[str, int], more: Mapping[str, int]) -> dict[str, int]:
    return {thing: first.get(thing, 0) + more.get(thing, 0) for thing in (*first, *more)}


def market(d: Signs, width: int) -> Text:
    """Three spaces: price, what they give, how many cards lie there, who stands there until the next reset."""
    items = []
    for at, side in enumerate(MARKETS):
        card = d.cards["location"]["black_market_" + side]
        out = Text.assemble((f"{d.say('architects-terminal-' + side)} ", "bold"), d.amounts(card["cost"]))
        out.append(f" −{card['lose']}{SIGNS['virtue']}").append("→", style=DIM)
        if side == "middle":
            out.append(f"{SIGNS['apprentice']}/{card['keep']}{SIGNS['card']} ({card['draw']})")
        else:
            shown = d.view[side]
            out.append_text(d.amounts(ordered_goods(shown["goods"]), "")).append(
                f" ({shown['pile']})", style=DIM
            )
        if d.view["market"][at] >= 0:
            out.append(" ").append_text(d.tag(d.view["market"][at]))
        items.append(out)
    return flow(d.head("architects-location-black_market"), items, width)


def ordered_goods(goods: Mapping[str, int]) -> dict[str, int]:
    return {thing: goods[thing] for thing in (*GOODS, "silver") if goods.get(thing)}


def guildhall(d: Signs) -> Text:
    """Spaces row by row: whose worker, ↻ where a reset is called, ⚑ where the end is."""
    hall = d.view["guildhall"]
    placed = hall["workers"]
    out = d.head("architects-location-guildhall")
    out.append(f"{len(placed)}/{hall['spaces']} ")
    for space in range(1, hall["spaces"] + 1):
        if space % hall["columns"] == 1:
            out.append(" ")
        if space <= len(placed):
            out.append_text(d.mark(placed[space - 1]))
        elif space == hall["spaces"]:
            out.append(SIGNS["end"], style=STYLES["debt"])
        elif space in hall["resets"]:
            out.append(SIGNS["reset"], style=STYLES["debt"])
        else:
            out.append("·", style=DIM)
    beside = placed[hall["spaces"] :]
    if beside:
        out.append("  +")
        for player in beside:
            out.append_text(d.mark(player))
    return one_line(out)


def cathedral(d: Signs, width: int) -> Text:
    """Levels from the lowest: price, points, markers and free spots; ▸ before the next level of whoever looks."""
    items = []
    for level in d.view["cathedral"]:
        here = level["level"] == d.me["cathedral"] + 1 and not d.view["over"]
        price = d.price(d.cards["cathedral"][f"level_{level['level']}"])
        out = Text.assemble(("▸" if here else "", CAN), (str(level["level"]), "bold"), " ", price)
        out.append(f" {level['vp']}★ ", style=STYLES["vp"]).append("[")
        for player in level["seats"]:
            out.append_text(d.mark(player))
        out.append("·" * (level["spots"] - len(level["seats"])), style=DIM).append("]")
        items.append(out)
    return flow(d.head("architects-track-cathedral"), items, width)


def virtue(d: Signs, width: int) -> Text:
    """The track: steps, points, who stands where; below, what each zone means."""
    steps = d.decks["virtue"]
    players = [*d.view["seats"], *([d.view["opponent"]["seat"]] if d.view["opponent"] else [])]
    numbers, points, marks = (Text.assemble((sign, DIM)) for sign in (f"{SIGNS['virtue']} ", "★ ", "  "))
    for n, step in enumerate(steps):
        mine = n == d.me["virtue"]
        numbers.append(str(n).center(CELL), style="bold reverse" if mine else "bold")
        points.append(signed(step["vp"]).center(CELL), style=STYLES["vp"] if mine else DIM)
        here = [p["seat"] for p in players if p["virtue"] == n]
        spare = CELL - len(here)
        marks.append(" " * (spare // 2))
        for player in here:
            marks.append_text(d.mark(player))
        marks.append(" " * (spare - spare // 2))
    marks.rstrip()
    lines = [one_line(numbers), one_line(points), one_line(marks), flow(Text("  "), list(zones(d)), width)]
    return Text("\n").join(lines)


def zones(d: Signs) -> Iterator[Text]:
    steps = d.decks["virtue"]
    for tax in sorted({step["tax_ignored"] for step in steps} - {0}, reverse=True):
        yield zone([step["tax_ignored"] == tax for step in steps], d.say("architects-zone-tax", n=tax))
    yield zone([not step["cathedral"] for step in steps], d.say("architects-zone-no_cathedral"))
    yield zone([not step["market"] for step in steps], d.say("architects-zone-no_market"))
    yield Text(d.say("architects-zone-above"), style=DIM)
    yield Text(d.say("architects-zone-below"), style=DIM)


def zone(inside: list[bool], said: str) -> Text:
    here = [n for n, is_in in enumerate(inside) if is_in]
    return Text.assemble((f"{here[0]}–{here[-1]} ", "bold"), (said, DIM))
