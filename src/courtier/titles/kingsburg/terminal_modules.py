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


def lines(p: Speech) -> Text:
    """The destiny, the scenario, everybody's governor, and what was dealt in secret to the seat that looks."""
    v = p.view
    told = [
        destiny(p, v),
        scenario(p, v),
        *(governor(p, seat) for seat in v["seats"]),
        dealt(p, v),
        draft(p, v),
    ]
    return Text("\n").join([line for line in told if line])


def text(p: Speech, deck: str, id: str) -> str:
    return TEXTS[deck](p.cards[deck][id]).text(p.lang, p.names)


def destiny(p: Speech, v: Mapping[str, Any]) -> Text:
    if not v.get("destiny"):
        return Text()
    id = v["destiny"]["id"]
    return Text.assemble((p.say(f"destiny-{id}"), FATE), ": ", text(p, "destiny", id))


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
    valley = v.get("valley")
    if valley is not None:
        card = valley["card"]
        low, high = valley["range"]
        said = f"{low}-{high}" if card is None else enemy_name(p, card)
        out.append("  ").append(p.say("kingsburg-scenario-valley", what=said))
    return out


def enemy_name(p: Speech, card: str) -> str:
    enemy = p.cards["enemy"][card]
    return f"{p.say('kind-' + enemy['kind'])} {enemy['strength']}"


def governor(p: Speech, seat: Mapping[str, Any]) -> Text:
    g = seat.get("governor")
    if not g:
        return Text()
    marks = "".join(STATES[e["state"]] for e in g["effects"])
    out = Text.assemble(p.tag(seat["seat"]), " ", (p.say(f"governor-{g['id']}"), "bold"), f" {marks}")
    if seat["seat"] == p.seat:
        out.append(": ", style=DIM).append(text(p, "governor", g["id"]))
    for advisor in seat.get("private_advisors", ()):
        who = [p.letters[group["seat"]] for group in advisor["groups"] if group["seat"] >= 0]
        out.append(f"  {advisor['rank']}", style=DIM if who else "bold").append(
            " " + "".join(who) if who else ""
        )
    return out


def dealt(p: Speech, v: Mapping[str, Any]) -> Text:
    out = Text()
    for id in v.get("dealt_governors", ()):
        out.append("\n" if out else "").append(p.say(f"governor-{id}"), style="bold")
        out.append(": ").append(text(p, "governor", id))
    for letter in v.get("dealt_strips", ()):
        out.append("\n" if out else "").append(
            p.say(f"strip-strip_{letter.lower()}"), style=f"bold {ALTERNATE}"
        )
        out.append(": ").append(text(p, "strip", f"strip_{letter.lower()}"))
    return out


def draft(p: Speech, v: Mapping[str, Any]) -> Text:
    if "draft" not in v:
        return Text()
    d = v["draft"]
    left = " ".join(f"{letter}×{n}" for letter, n in d["left"].items() if n)
    out = Text.assemble((p.say("kingsburg-draft-left", strips=left), "bold"))
    for seat, letter in zip(d["order"], d["picks"], strict=False):
        out.append("  ").append_text(p.tag(seat)).append(f" {letter}")
    return out


def tokens(seat: Mapping[str, Any]) -> str:
    """Soldier tokens left, as digits."""
    return "".join(str(n) for n in seat.get("tokens_left", ()))


def marks(p: Speech, advisor: Mapping[str, Any]) -> Text:
    """Closed, reserved, or with something on it for the first who comes."""
    out = Text()
    if advisor.get("closed"):
        out.append("✕ ", style="bold red")
    for seat in advisor.get("reserved", ()):
        out.append_text(p.tag(seat)).append(" ")
    for item in advisor.get("items", ()):
        out.append(p.say(f"thing-{item}", n=1) + " ", style=FATE)
    return out
