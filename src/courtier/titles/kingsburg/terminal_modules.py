"""What modules and scenarios add to the picture in the terminal: a few lines of text, each only where there is one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from courtier.core.terminal import DIM, Speech
from courtier.titles.kingsburg.cards import TEXTS

STATES = {"ready": "●", "always": "■", "used": "○", "off": "·"}
FATE = "bold #b0568a"
ALTERNATE = "#2f8f86"


def lines(p: Speech, tight: bool) -> Text:
    """The destiny, the scenario, the governors, and what was dealt in secret to the seat that looks."""
    v = p.view
    told = [destiny(p, v), scenario(p, v), *governors(p, v), *dealt(p, v, tight), *draft(p, v, tight)]
    return Text("\n").join([line for line in told if line])


def texts(p: Speech) -> Text:
    """What the governors of the others do, the own province's buildings that only modules have, and the tiles that the
    signs of an advisor's place cannot say."""
    v = p.view
    told = [titled(p, "scenario", v["scenario"]["id"], Text())] if v.get("scenario") else []
    told += [
        titled(p, "governor", seat["governor"]["id"], p.tag(seat["seat"]))
        for seat in v["seats"]
        if seat.get("governor") and seat["seat"] != p.seat
    ]
    told += [titled(p, "building", id, Text()) for id in within_reach(p)]
    for rank, tile in v.get("tiles", {}).items():
        if wordy(p, tile["id"]):
            told.append(titled(p, "tile", tile["id"], Text(f"◆ {rank}", style=ALTERNATE)))
    return Text("\n").join(told)


def titled(p: Speech, deck: str, id: str, head: Text) -> Text:
    name = f"advisor-{id}" if deck == "tile" else f"{deck}-{id}"
    return Text.assemble(
        head, " " if head else "", (p.say(name), "bold"), p.say("kingsburg-colon"), text(p, deck, id)
    )


def within_reach(p: Speech) -> list[str]:
    """Buildings of modules that the seat owns or could construct next, by row."""
    seats = [seat for seat in p.view["seats"] if seat["seat"] == p.seat]
    cells = [
        cell for seat in seats for row in seat["rows"] for cell in row["cells"] if cell["state"] != "lock"
    ]
    return [cell["id"] for cell in cells if p.cards["building"][cell["id"]]["side"] != "blue"]


def wordy(p: Speech, id: str) -> bool:
    """Does this tile do what only a sentence can say?"""
    card = p.cards["tile"][id]
    return "op" in card or any("others_gain" in reward for reward in card["rewards"])


def text(p: Speech, deck: str, id: str) -> str:
    return TEXTS[deck](p.cards[deck][id]).text(p.lang, p.names)


def destiny(p: Speech, v: Mapping[str, Any]) -> Text:
    if not v.get("destiny"):
        return Text()
    id = v["destiny"]["id"]
    return Text.assemble((p.say(f"destiny-{id}"), FATE), p.say("kingsburg-colon"), text(p, "destiny", id))


def scenario(p: Speech, v: Mapping[str, Any]) -> Text:
    s = v.get("scenario")
    if not s:
        return Text()
    out = Text.assemble((p.say(f"scenario-{s['id']}"), FATE))
    if "anger" in s:
        out.append("  ").append(p.say("kingsburg-scenario-anger", n=s["anger"]))
    if "goods" in s:
        goods = ", ".join(p.say(f"thing-{good}", n=n) for good, n in s["goods"].items() if n)
        out.append("  ").append(p.say("kingsburg-scenario-fair", goods=goods or "-"))
    if s.get("tile"):
        out.append("  ").append(p.say(f"census-{s['tile']}"))
    for seat in s.get("leaders", ()):
        out.append(" ").append_text(p.tag(seat))
    return out


def span(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}–{high}"


def legend(v: Mapping[str, Any]) -> list[str]:
    """The signs of what is in force."""
    out = []
    if any("governor" in seat for seat in v["seats"]):
        out.append("kingsburg-legend-governors")
    if "tiles" in v:
        out.append("kingsburg-legend-tile")
    if any(advisor.get("closed") for advisor in v["advisors"]):
        out.append("kingsburg-legend-closed")
    return out


def governors(p: Speech, v: Mapping[str, Any]) -> list[Text]:
    """The own one with its text, the others beside each other."""
    own, others = Text(), Text()
    for seat in v["seats"]:
        if seat.get("governor"):
            if seat["seat"] == p.seat:
                own = governor(p, seat)
                own.append(p.say("kingsburg-colon"), style=DIM).append(
                    text(p, "governor", seat["governor"]["id"])
                )
            else:
                others.append("   " if others else "").append_text(governor(p, seat))
    return [own, others]


def governor(p: Speech, seat: Mapping[str, Any]) -> Text:
    g = seat["governor"]
    marks = "".join(STATES[e["state"]] for e in g["effects"])
    out = Text.assemble(p.tag(seat["seat"]), " ", (p.say(f"governor-{g['id']}"), "bold"), f" {marks}")
    for advisor in seat.get("private_advisors", ()):
        who = [p.letters[group["seat"]] for group in advisor["groups"] if group["seat"] >= 0]
        out.append(f" [{advisor['rank']}", style=DIM if who else "bold")
        out.append(" " + "".join(who) if who else "").append("]", style=DIM if who else "bold")
        out.append_text(marks_of(p, advisor))
    return out


def dealt(p: Speech, v: Mapping[str, Any], tight: bool) -> list[Text]:
    """Governors with what they do, strips with what their buildings cost, bring and do."""
    out = [
        Text.assemble((p.say(f"governor-{id}"), "bold"), p.say("kingsburg-colon"), text(p, "governor", id))
        for id in v.get("dealt_governors", ())
    ]
    for letter in dict.fromkeys(v.get("dealt_strips", ())):
        pair = " ×2" if v["dealt_strips"].count(letter) == 2 else ""
        out.append(strip(p, letter, pair, tight))
        if not tight:
            out += [building(p, id) for id in p.cards["strip"][f"strip_{letter.lower()}"]["buildings"]]
    return out


def strip(p: Speech, letter: str, more: str, names: bool) -> Text:
    id = f"strip_{letter.lower()}"
    name = p.say(f"strip-{id}")
    out = Text.assemble((name[:1].upper() + name[1:], f"bold {ALTERNATE}"), more)
    return out.append(p.say("kingsburg-colon")).append(text(p, "strip", id)) if names else out


def building(p: Speech, id: str) -> Text:
    card = p.cards["building"][id]
    price = ", ".join(p.say(f"thing-{good}", n=n) for good, n in card["cost"].items())
    out = Text(f"  {p.say(f'building-{id}')}")
    out.append(f" ({price}; {p.say('thing-vp', n=card['vp'])})", style=DIM)
    return out.append(p.say("kingsburg-colon")).append(text(p, "building", id))


def draft(p: Speech, v: Mapping[str, Any], tight: bool) -> list[Text]:
    """What lies there, with the names of the buildings where there is room, and who took what."""
    if "draft" not in v:
        return []
    d = v["draft"]
    left = " ".join(f"{letter}×{n}" for letter, n in d["left"].items() if n)
    head = Text.assemble((p.say("kingsburg-draft-left", strips=left), "bold"))
    for seat, letter in zip(d["order"], d["picks"], strict=False):
        head.append("  ").append_text(p.tag(seat)).append(f" {letter}")
    if tight:
        return [head]
    return [head, *(strip(p, letter, "", True) for letter, n in d["left"].items() if n)]


def tokens(seat: Mapping[str, Any]) -> str:
    """Soldier tokens left, as digits."""
    return "".join(str(n) for n in seat.get("tokens_left", ()))


def marks_of(p: Speech, advisor: Mapping[str, Any]) -> Text:
    """Closed, reserved, or with something on it for the first who comes."""
    out = Text()
    if advisor.get("closed"):
        out.append("✕ ", style="bold red")
    for seat in advisor.get("reserved", ()):
        out.append_text(p.tag(seat)).append(" ")
    for item in advisor.get("items", ()):
        out.append(p.say(f"thing-{item}", n=1) + " ", style=FATE)
    return out
