"""Everybody's boards for the terminal: a line a seat, one's own in full with its plans, the automated opponent."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from courtier.core.terminal import CAN, COMPACT, DIM, LACK, flow
from courtier.titles.architects.terminal_signs import GOODS, SIGNS, SKILLS, STYLES, Signs, signed


def players(d: Signs) -> list[Mapping[str, Any]]:
    """Boards in turn order, the opponent's among them."""
    opponent = d.view["opponent"]
    boards = [*d.view["seats"], *([opponent["seat"]] if opponent else [])]
    return [boards[player] for player in d.view["order"]]


def seats(d: Signs, width: int) -> Table:
    """One line a seat in turn order: workers at home, in Prison and captives held, goods, standing, points."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style=DIM, pad_edge=False)
    table.add_column("")
    table.add_column(
        d.say("architects-terminal-seat"),
        no_wrap=True,
        max_width=24 if width >= COMPACT else 17,
        overflow="ellipsis",
    )
    for thing in ("worker", "prison", "captives"):
        table.add_column(d.sign(thing), justify="right")
    for thing in (*GOODS, "silver", "virtue", "debt"):
        table.add_column(d.sign(thing), justify="right")
    table.add_column(d.sign("apprentice"), justify="right")
    skills = "/".join(d.say("architects-letter-" + skill) for skill in SKILLS)
    table.add_column(skills, justify="center")
    for thing in ("card", "buildings", "cathedral", "vp"):
        table.add_column(d.sign(thing), justify="right")
    for board in players(d):
        table.add_row(*seat_row(d, board))
    return table


def seat_row(d: Signs, s: Mapping[str, Any]) -> list[Text]:
    seat = s["seat"]
    goods = [number(s["goods"][good]) for good in GOODS] if s["goods"] else [Text("")] * len(GOODS)
    return [
        Text("▸" if seat in d.view["active"] else " ", style=CAN),
        Text.assemble(d.tag(seat), " ", (d.name(seat), "bold" if seat == d.seat else "")),
        number(s["workers"]),
        number(s["prison"]),
        number(sum(s["captives"])),
        *goods,
        number(s["silver"]),
        number(s["virtue"]),
        Text(f"{s['unpaid']}{'✓' + str(s['paid']) if s['paid'] else ''}", style="" if s["unpaid"] else DIM),
        number(len(s["apprentices"])),
        Text("/".join(str(s["skills"][skill]) for skill in SKILLS)),
        number(s["hand"]),
        number(len(s["built"])),
        number(s["cathedral"]),
        Text(signed(s["vp"]).removeprefix("+"), style=STYLES["vp"]),
    ]


def number(n: int) -> Text:
    return Text(str(n), style="" if n else DIM)


def own(d: Signs, width: int) -> Text:
    """The board of the seat that looks: goods, captives, where it stands on the track, apprentices, buildings."""
    s = d.me
    head = Text.assemble(d.tag(d.seat), f" {d.name(d.seat)}  ")
    items = [d.thing("worker", s["workers"])]
    items += [d.thing(good, s["goods"][good]) for good in GOODS]
    items += [d.thing("silver", s["silver"]), standing(d, s)]
    if s["unpaid"] or s["paid"]:
        items.append(Text.assemble(d.thing("debt", s["unpaid"]), f" ✓{s['paid']}" if s["paid"] else ""))
    if sum(s["captives"]):
        items.append(Text.assemble(d.sign("captives"), " ", d.groups(s["captives"])))
    if s["held"]:
        items.append(Text(d.say("architects-terminal-held", n=s["held"]), style=STYLES["debt"]))
    if s["character"]:
        card = d.cards["board"][s["character"]]
        name = d.say("architects-board-" + s["character"])
        items.append(Text.assemble((f"{name} ", "bold"), d.effects(card)))
    rows = [flow(head, items, width)]
    crew = [apprentice(d, id) for id in s["apprentices"]] or [Text("·", style=DIM)]
    full = f"{SIGNS['apprentice']} {len(s['apprentices'])}/{s['apprentice_limit']}  "
    rows.append(flow(Text.assemble((full, DIM)), crew, width))
    if s["built"]:
        rows.append(
            flow(Text.assemble((f"{SIGNS['buildings']}  ", DIM)), [built(d, b) for b in s["built"]], width)
        )
    return Text("\n").join(rows)


def standing(d: Signs, s: Mapping[str, Any]) -> Text:
    """Virtue with its points, and what it opens and shuts."""
    notes = [f"{signed(s['virtue_vp'])}★"]
    if s["tax_ignored"]:
        notes.append(f"−{s['tax_ignored']}{SIGNS['tax']}")
    if not s["cathedral_allowed"]:
        notes.append(f"✗{SIGNS['cathedral']}")
    if not s["market_allowed"]:
        notes.append(f"✗{d.say('architects-short-black_market')}")
    return Text.assemble(d.thing("virtue", s["virtue"]), f" ({' '.join(notes)})")


def apprentice(d: Signs, id: str) -> Text:
    card = d.cards["apprentice"][id]
    name = d.say("architects-apprentice-" + card["family"])
    return Text.assemble(name, " ", d.skills(card["skills"]), " ", d.effects(card))


def built(d: Signs, building: Mapping[str, Any]) -> Text:
    """Printed points, and those that its text makes as things stand."""
    bonus = f"{signed(building['bonus'])}" if building["bonus"] else ""
    name = d.say("architects-building-" + building["id"])
    return Text.assemble(name, " ", (f"{building['vp']}{bonus}★", STYLES["vp"]))


def plans(d: Signs, head: str, ids: Sequence[str], width: int) -> Table | None:
    """Buildings that only this seat sees: price, points, and what is short."""
    if not ids:
        return None
    table = Table(box=None, show_header=False, padding=(0, 1, 0, 0), pad_edge=False, title=d.say(head),
                  title_justify="left", title_style=DIM)  # fmt: skip
    for _ in range(6):
        table.add_column(no_wrap=True)
    table.add_column(no_wrap=True, overflow="ellipsis")
    for id in ids:
        card = d.cards["building"][id]
        ready = id in d.view["own"]["buildable"]
        missing = Text("✓", style=CAN) if ready else short(d, card)
        points = Text.assemble((f"{card['vp']}★", STYLES["vp"]))
        cells = [
            Text(d.say("architects-building-" + id), style="bold"),
            d.price(card),
            d.skills(card["skills"]),
        ]
        table.add_row(*cells, points, d.virtue(card), missing, d.effects(card))
    return table


def short(d: Signs, card: Mapping[str, Any]) -> Text:
    """✗ 2w [T]: what the board lacks for a building, a character's help taken into account."""
    have = d.me["goods"]
    lack = {good: max(0, n - have[good]) for good, n in card["cost"].items()}
    for effect in d.cards["board"][d.me["character"]]["effects"] if d.me["character"] else ():
        if effect.get("rule") == "gold_is_marble":
            lack = one_for_another(lack, have, card["cost"])
        off = effect.get("discount_any", {"n": 0, "of": ()})
        for good in off["of"]:
            less = min(off["n"], lack.get(good, 0))
            lack |= {good: lack.get(good, 0) - less}
            off = {**off, "n": off["n"] - less}
    skills = [skill for skill in card["skills"] if not d.me["skills"][skill]]
    parts = [d.amounts(lack), d.skills(skills)]
    return Text.assemble(("✗ ", LACK), Text(" ").join(part for part in parts if part.cell_len))


def one_for_another(
    lack: Mapping[str, int], have: Mapping[str, int], cost: Mapping[str, int]
) -> dict[str, int]:
    """Gold and marble pay for each other (ARCV-008)."""
    out = dict(lack)
    for good, other in (("gold", "marble"), ("marble", "gold")):
        spare = max(0, have[other] - cost.get(other, 0))
        out[good] = max(0, out.get(good, 0) - spare)
    return out


def others(d: Signs, width: int) -> Text | None:
    """What lies on the other boards: captives by colour, apprentices, buildings."""
    rows = []
    for s in players(d):
        if s["seat"] == d.seat:
            continue
        items = []
        if s["character"]:
            items.append(Text(d.say("architects-board-" + s["character"]), style="bold"))
        if sum(s["captives"]):
            items.append(Text.assemble(d.sign("captives"), " ", d.groups(s["captives"])))
        for id in s["apprentices"]:
            card = d.cards["apprentice"][id]
            name = d.say("architects-apprentice-" + card["family"])
            items.append(Text.assemble(name, " ", d.skills(card["skills"])))
        items += [built(d, building) for building in s["built"]]
        if items:
            rows.append(flow(Text.assemble(d.tag(s["seat"]), " "), items, width))
    return Text("\n").join(rows) if rows else None


def opponent(d: Signs, bot: Mapping[str, Any], width: int) -> Text:
    """Its goods, the scheme it turned over last, and what it weighed before it acted."""
    head = Text.assemble(d.tag(bot["seat"]["seat"]), f" {d.name(bot['seat']['seat'])}  ")
    items = [
        Text(d.say(f"architects-opponent-{bot['id']}.temper")),
        Text(d.say("architects-level-" + bot["level"])),
        Text(d.say("architects-thing-basic", n=bot["basic"])),
        Text(d.say("architects-thing-precious", n=bot["precious"])),
        Text(d.say("architects-terminal-schemes", n=bot["schemes"]), style=DIM),
    ]
    rows = [flow(head, items, width)]
    tried: list[Text] = []
    if bot["scheme"]:
        halves = [d.say("architects-scheme-" + bot["scheme"][half]) for half in ("top", "bottom")]
        first = d.say("architects-terminal-first-" + bot["first"])
        tried.append(Text.assemble((" / ".join(halves), "bold"), (f" ({first})", DIM)))
    tried += [weighed(d, step) for step in bot["plan"]]
    if tried:
        rows.append(flow(Text("    "), tried, width))
    about = [Text(word, style=DIM) for word in d.say("architects-rival.about").split(" ")]
    rows.append(flow(Text("    "), about, width, " "))
    return Text("\n").join(rows)


def weighed(d: Signs, step: Mapping[str, str]) -> Text:
    """✗ what it could not do, → what it did and why."""
    result, half = step["result"], step["half"]
    if result == "passes":
        return Text.assemble(("→ ", CAN), d.say("architects-terminal-passes"))
    if result == "returns":
        place = d.say(f"architects-location-{half}.from")
        return Text.assemble(("→ ", CAN), d.say("architects-terminal-returns", place=place))
    name = d.say("architects-scheme-" + half)
    if result == "cannot":
        return Text.assemble(("✗ ", LACK), (d.say("architects-terminal-cannot", half=name), DIM))
    return Text.assemble(("→ ", CAN), d.say("architects-terminal-" + result, half=name))
