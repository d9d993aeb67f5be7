"""Everybody's boards for the terminal: a line a seat, one's own board in full, and the rival of the solo game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.table import Table
from rich.text import Text

from courtier.core.heraldry import INK
from courtier.core.terminal import CAN, COMPACT, DIM, SLASH, flow, one_line, shorter
from courtier.titles.paladins.terminal_signs import PIECES, SIGNS, STYLES, WORKERS, Signs


def right(d: Signs) -> list[str]:
    """The actions of the right side, as everybody's board has them."""
    return [card["id"] for card in d.decks["action"] if card["side"] == "right"]


def seats(d: Signs, width: int) -> Table:
    """One line a seat, the start player first; the rival of the solo game last."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style=DIM, pad_edge=False)
    table.add_column("")
    table.add_column(
        d.say("paladins-terminal-seat"),
        no_wrap=True,
        max_width=20 if width >= COMPACT else 12 if d.view["crowns"] else 13,
    )
    table.add_column(d.say("paladins-terminal-workers"), no_wrap=True)
    for thing in ("silver", "provision"):
        table.add_column(Text(SIGNS[thing], style=STYLES[thing]), justify="right")
    table.add_column(Text("/").join(Text(SIGNS[a], style=STYLES[a]) for a in d.attributes), justify="center")
    table.add_column("◉", justify="right")
    table.add_column("▣", justify="right")
    table.add_column("⌂", justify="right")
    for action in right(d):
        table.add_column(PIECES[action], justify="right")
    table.add_column(Text("★", style=STYLES["vp"]), justify="right")
    table.add_column("", no_wrap=True, overflow="ellipsis")
    n = len(d.view["seats"])
    rows = [d.view["seats"][(d.view["start"] + i) % n] for i in range(n)]
    if d.view["rival"]:
        rows.append(d.view["rival"]["seat"])
    for s in rows:
        table.add_row(*seat_row(d, s, s["seat"] >= n))
    return table


def seat_row(d: Signs, s: Mapping[str, Any], rival: bool) -> list[Text]:
    seat = s["seat"]
    done = {action["id"]: action["done"] for action in s["actions"]}
    supply = Text(str(s["workers"]["labourer"])) if rival else held(d, s["workers"])
    boosted = [f"{s['attributes'][a]}{_plus(s['boosts'][a])}" for a in d.attributes]
    debts = f"{s['unpaid']}{_plus(s['paid'], '✓')}"
    notes = d.say("paladins-terminal-passed") if s["passed"] and not d.view["over"] else ""
    return [
        Text("▸" if seat in d.view["active"] else " ", style=CAN),
        Text.assemble(d.tag(seat), " ", (d.name(seat), "bold" if seat == d.seat else "")),
        supply,
        Text("" if rival else str(s["silver"])),
        Text("" if rival else str(s["provision"])),
        Text("/".join(boosted)),
        Text(str(len(s["suspicion"]))),
        Text(debts),
        *[Text(str(done[a]), style="" if done[a] else DIM) for a in ("develop", *right(d))],
        Text(str(s["vp"]), style=STYLES["vp"]),
        Text(notes, style="italic"),
    ]


def held(d: Signs, workers: Mapping[str, int]) -> Text:
    out = Text()
    for worker in WORKERS:
        if workers[worker]:
            out.append(f"{workers[worker]}{d.letter(worker)}", style=STYLES[worker])
    return out if out else Text("·", style=DIM)


def own(d: Signs, width: int) -> Table:
    """The board of the seat that looks: the left side beside the right, worker spaces, next costs, how often."""
    s = d.me
    title = Text.assemble(d.tag(d.seat), f" {d.name(d.seat)}  ")
    if s["paladin"]:
        title.append_text(paladin(d, s["paladin"])).append("  ")
    title.append(d.say("paladins-terminal-marks"), style=DIM)
    table = Table(box=None, show_header=False, padding=0, pad_edge=False, title=one_line(title),
                  title_justify="left", title_style="")  # fmt: skip
    left = min(44, width * 9 // 20)
    table.add_column(width=left, no_wrap=True, overflow="ellipsis")
    table.add_column(width=width - left, no_wrap=True, overflow="ellipsis")
    sides: dict[str, list[Text]] = {"left": [], "right": []}
    for on in s["actions"]:
        side = d.cards["action"][on["id"]]["side"]
        sides[side].append(action(d, on, left if side == "left" else width - left))
    for at in range(max(len(sides["left"]), len(sides["right"]))):
        table.add_row(*[side[at] if at < len(side) else Text() for side in sides.values()])
    return table


def action(d: Signs, on: Mapping[str, Any], room: int) -> Text:
    card = d.cards["action"][on["id"]]
    out = Text(f"{PIECES.get(on['id'], ' ')} {shorter(d.say('paladins-short-' + on['id']), 11):<11} ")
    spaces = Text()
    for space, worker, shop in zip(card["spaces"], on["workers"], on["workshops"], strict=True):
        if worker:
            spaces.append(f"({d.letter(worker)})", style="reverse " + STYLES[worker])
        elif shop:
            spaces.append("[⌂]", style=DIM)
        else:
            spaces.append("[").append(d.letter(space), style=STYLES.get(space, "")).append("]")
    out.append_text(spaces).append(" " * (3 * (3 if card["side"] == "right" else 2) - spaces.cell_len + 1))
    if card.get("needs"):
        need = "" if on["need"] is None else str(on["need"])
        out.append(f"{SIGNS[card['needs']]}{need} ", style=STYLES[card["needs"]])
    costs = d.amounts({"silver": on["silver"], "provision": on["provision"]})
    if costs.cell_len:
        out.append("−", style=DIM).append_text(costs).append(" ")
    gain = gains(d, card)
    if gain.cell_len:
        out.append("+", style=DIM).append_text(gain).append(" ")
    if on["limit"]:
        vp = card["vp"][on["done"]] if "vp" in card else 0
        tail = Text.assemble((f"{on['done']}/{on['limit']}", ""), (f" {vp}★" if vp else "", STYLES["vp"]))
        out.append(" " * max(0, min(room - 2, 36) - out.cell_len - tail.cell_len)).append_text(tail)
    return out


def gains(d: Signs, card: Mapping[str, Any]) -> Text:
    if "gain" in card:
        return d.reward(card["gain"])
    modes = [d.reward(mode["gain"]) for mode in card.get("modes", []) if "gain" in mode]
    return SLASH.join(modes)


def paladin(d: Signs, id: str) -> Text:
    """Workers, boosts and what the paladin does, mostly for one action."""
    card = d.cards["paladin"][id]
    ability = card.get("ability", {})
    out = Text.assemble((d.say(f"paladins-paladin-{id}"), "bold"), " ", d.workers(card["workers"]), " ")
    for attribute, n in card["boosts"].items():
        out.append(f"+{n}{SIGNS.get(attribute, attribute)}", style=STYLES.get(attribute, ""))
    if ability.get("pay_with_debt"):
        return out.append(f" {SIGNS['silver']}/{SIGNS['provision']}→{SIGNS['debt']}")
    if not ability:
        return out
    out.append(f" {d.say('paladins-short-' + ability['action'])} ")
    if "gain" in ability:
        return out.append("+").append_text(d.reward(ability["gain"]))
    said = Text(SIGNS[ability["waive"]]) if "waive" in ability else d.amounts(ability["discount"])
    return out.append("−").append_text(said)


def hand(d: Signs, width: int) -> Text | None:
    """The paladins drawn, and what this seat knows of its pile."""
    own = d.view["own"]
    rows = []
    if own["hand"]:
        rows.append(flow(d.head("paladins-terminal-hand"), [paladin(d, id) for id in own["hand"]], width))
    names = [d.say(f"paladins-paladin-{id}") if id else "?" for id in own["pile"]]
    if any(own["pile"]):
        rows.append(flow(d.head("paladins-terminal-pile"), [Text(name) for name in names], width, " "))
    return Text("\n").join(rows) if rows else None


def crew(d: Signs, width: int) -> Text | None:
    """Townsfolk, converted outsiders with their points, walls."""
    s = d.me
    folk = []
    for id in s["crew"]:
        card = d.cards["townsfolk"][id]
        name = d.say(f"paladins-townsfolk-{card['family']}")
        folk.append(Text.assemble(name, (f" {d.when(card)}→", DIM), d.reward(card["ongoing"])))
    won = []
    for convert in s["converted"]:
        card = d.cards["outsider"][convert["id"]]
        points = (f"{convert['points']}★", STYLES["vp"])
        won.append(Text.assemble(d.say(f"paladins-outsider-{card['kind']}"), " ", points))
    rows = [flow(Text.assemble((f"{sign} ", DIM)), items, width)
            for sign, items in ((SIGNS["free_recruit"], folk), (PIECES["convert"], won)) if items]  # fmt: skip
    return Text("\n").join(rows) if rows else None


def rival(d: Signs, rival: Mapping[str, Any], width: int) -> Text:
    """Its marker, its top row, the workers that its right side takes, its schemes."""
    marker = " ".join(f"[{n}]" if n == rival["marker"] else str(n) for n in range(1, rival["track"] + 1))
    top = []
    for card, used in zip(d.decks["rival_action"], rival["top_row"], strict=True):
        name = d.say(f"paladins-rival-action-{card['id']}")
        top.append(Text(f"{'■' if used else '□'} {name}", style=DIM if used else ""))
    taken = []
    for on in rival["seat"]["actions"]:
        if on["id"] in rival["needed"]:
            busy = any(on["workers"])
            need = "■" if busy else str(rival["needed"][on["id"]])
            taken.append(Text(f"{PIECES[on['id']]}{need}", style=DIM if busy else ""))
    items = [
        Text(d.say(f"paladins-difficulty-{rival['difficulty']}")),
        Text(f"{d.say('paladins-terminal-marker')} {marker}"),
        Text.assemble(f"{d.say('paladins-terminal-takes')} ", Text(" ").join(taken)),
        Text(d.say("paladins-terminal-schemes", n=rival["schemes"])),
    ]
    head = Text.assemble(d.tag(d.view["rival"]["seat"]["seat"]), f" {d.say('paladins-rival')}  ")
    return Text("\n").join([flow(head, items, width), flow(Text("    "), top, width)])


def ahead(d: Signs, plan: Mapping[str, Any], width: int) -> Text:
    """What it will do with each scheme that may come, and why."""
    said = d.phrase(plan["say"])
    rows = [Text.assemble((f" {d.say('paladins-terminal-next')} ", f"bold {INK} on #4a4a55"), f" {said}")]
    for line in plan["schemes"]:
        does = line["lines"][-1]
        out = Text.assemble((f" {line['count']}/{plan['total']} ", DIM))
        out.append(d.say(f"paladins-scheme-{line['scheme']}"), style="bold").append(" → ", style=CAN)
        if does["action"].startswith("top-"):
            out.append(f"{d.phrase(does['name'])} · ")
        out.append(d.phrase(does["does"]))
        for failed in line["lines"][:-1]:
            said = f"{d.phrase(failed['name'])} · {d.phrase(failed['why'])}"
            out.append("  ✗ ", style=STYLES["fighter"]).append(said, style=DIM)
        out.append(f"  ({d.phrase(does['why'])})", style=DIM)
        rows.append(out)
    for out in rows:
        out.truncate(width, overflow="ellipsis")
    return Text("\n").join(rows)


def _plus(n: int, sign: str = "+") -> str:
    return f"{sign}{n}" if n else ""
