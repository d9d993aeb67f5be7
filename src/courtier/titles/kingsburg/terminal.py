"""Kingsburg drawn for a terminal with Rich, from one seat's view alone. Compact at 80 columns, roomy when wide.

A screen that is too low gets the sections that matter in the step at hand; printed with a greater height, all of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from courtier.core.content import Content
from courtier.core.heraldry import INK, tincture
from courtier.core.terminal import CAN, COMPACT, DIM, LACK, Speech, draw, fitting, one_line, room_of, shorter
from courtier.core.views import View
from courtier.titles.kingsburg import terminal_modules as modules

GOODS = ("gold", "wood", "stone")
SIGNS = {
    "good": "◇",
    "plus2": "(+2)",
    "soldier": "♙",
    "vp": "★",
    "peek_enemy": "◉",
    "bonus_die": "*",
    "building": "⌂",
}
STYLES = {"gold": "#c8901c", "wood": "#a5562a", "stone": "#8a93a3", "vp": "bold #c8901c", "soldier": "bold"}
ENVOY = "⚑"
ROMAN = ("", "I", "II", "III", "IV", "V")
TIERS = ((13, 18), (7, 12), (1, 6))  # three dice, two dice, one die
SEASONS = (2, 4, 6)
LEGEND_ROOM = 30  # lower screens have better uses for two lines
MARKS = {"built": ("■", ""), "lock": ("·", DIM), "short": ("○", ""), "ready": ("●", CAN)}
Amounts = Mapping[str, int]


class Picture(Speech):
    """The whole table as a renderable."""

    def __init__(self, view: View, lang: str, names: Sequence[str], content: Content) -> None:
        super().__init__(view, lang, names, content, first=view["turn_order"][0])
        self.advisors = self.cards["advisor"]
        self.enemies = self.cards["enemy"]
        self.years = int(self.decks["game"][0]["years"])

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width, room = options.max_width, room_of(options)
        drawn = draw(console, options, self.sections(width, tight=False))
        if sum(len(drawn.get(name, ())) for name in ("header", "seats", self.order()[0])) > room:
            drawn = draw(console, options, self.sections(width, tight=True))
        yield from fitting(drawn, self.order(), room, LEGEND_ROOM)

    def order(self) -> tuple[str, ...]:
        """The optional sections, the most useful now first."""
        phase, step = self.view["phase"], self.view["step"]
        if phase == 0:  # strips and governors are chosen
            return ("modules", "enemy", "province", "texts", "court", "legend")
        if phase in SEASONS and step in ("construct", "end"):
            return ("province", "enemy", "modules", "court", "texts", "legend")
        if phase in SEASONS:
            return ("court", "enemy", "modules", "province", "texts", "legend")
        return ("enemy", "modules", "province", "court", "texts", "legend")

    def sections(self, width: int, tight: bool) -> dict[str, RenderableType | None]:
        """Everything there is to draw, from top to bottom; tight saves the frames."""
        wide = width >= COMPACT
        header = self.header(wide)
        return {
            "header": header if len(header) <= width else self.header(False),
            "court": self.court(width, tight),
            "enemy": Text("") if self.view["over"] else self.enemy(),
            "modules": modules.lines(self, tight) or None,
            "seats": self.seats(wide),
            "province": self.province(width, tight),
            "texts": modules.texts(self) or None,
            "legend": self.legend(),
        }

    # words and signs

    def sign(self, thing: str) -> str:
        return self.say(f"kingsburg-sign-{thing}") if thing in GOODS else SIGNS[thing]

    def amounts(self, amounts: Amounts, lacking: Amounts | None = None) -> Text:
        """2G1W: in the colours of the things; what is lacking stands out."""
        out = Text()
        for thing, n in amounts.items():
            sign = self.sign(thing)
            said = sign if thing in ("plus2", "peek_enemy") and n == 1 else f"{n}{sign}"
            short = lacking is not None and lacking.get(thing, 0) > 0
            out.append(said, style=LACK if short else STYLES.get(thing, ""))
        return out

    def reward(self, rewards: Sequence[Mapping[str, Amounts]]) -> Text:
        """Alternatives with a slash between; those that differ only in the kind of goods become one."""
        told: Sequence[tuple[Amounts, Amounts]] = [(r.get("pay", {}), r["gain"]) for r in rewards]
        merged = [(_any_goods(pay), _any_goods(gain)) for pay, gain in told]
        if len(told) > 2 and all(m == merged[0] for m in merged) and not _one_kind(told[0][1]):
            told = merged[:1]
        parts = []
        for pay, gain in told:
            price = Text.assemble(self.amounts(pay), ("→", DIM)) if pay else Text()
            parts.append(price + self.amounts(gain))
        return Text.assemble(*_between(parts, ("/", DIM)))

    def initial(self, player: int) -> str:
        return self.letters[player] if player >= 0 else "◦"

    def named(self, seat: int) -> Text:
        return self.tag(seat, f" {self.names[seat] if seat >= 0 else self.say('kingsburg-neutral')}")

    # sections

    def header(self, wide: bool) -> Text:
        v = self.view
        years = " ".join(ROMAN[y] if y != v["year"] else f"[{ROMAN[y]}]" for y in range(1, self.years + 1))
        out = Text.assemble(("Kingsburg", "bold #c8901c"), "  ", (years, "bold"), "  ")
        for phase in range(1, 9):
            here = phase == v["phase"]
            said = self.say(f"phase-{phase}") if here or wide else str(phase)
            out.append(f" {said} " if here else said, style=f"bold {INK} on #8a5a10" if here else DIM)
            out.append("  " if wide else " ")
        if v["step"]:
            out.append(("· " if wide else " ") + self.say(f"step-{v['step']}"), style="bold")
        return one_line(out)

    def court(self, width: int, tight: bool) -> Table:
        cell = (width - 7) // 6
        frame = None if tight else box.ROUNDED
        table = Table(box=frame, show_header=False, show_lines=not tight, border_style=DIM,
                      padding=(0, 1, 0, 0) if tight else 0)  # fmt: skip
        for _ in range(6):
            table.add_column(width=cell, no_wrap=True, overflow="ellipsis")
        ranked = {advisor["rank"]: advisor for advisor in self.view["advisors"]}
        for low, high in TIERS:
            table.add_row(*[self.advisor(ranked[rank], cell) for rank in range(low, high + 1)])
        return table

    def advisor(self, advisor: Mapping[str, Any], cell: int) -> Text:
        name = self.say(f"advisor-{advisor['id']}")
        taken = bool(advisor["groups"])
        rank = Text(str(advisor["rank"]), style="bold" if not taken else DIM)
        reward = self.gives(advisor)
        if cell >= 16:
            fits = _shorter(name, cell - len(rank) - 1)
            lines = [Text.assemble(rank, " ", (fits, DIM if taken else "bold")), reward]
        else:
            lines = [
                Text.assemble(rank, " ", reward),
                Text(_shorter(name, cell), style=DIM if taken else "bold"),
            ]
        if marks := modules.marks_of(self, advisor):
            lines.append(marks)
        lines += [self.group(group, cell) for group in advisor["groups"]]
        return Text("\n").join(lines)

    def gives(self, advisor: Mapping[str, Any]) -> Text:
        """The reward of whoever sits here, or of the tile that lies there."""
        tile = self.view.get("tiles", {}).get(str(advisor["rank"]))
        if tile is None:
            return self.reward(self.advisors[advisor["id"]]["rewards"])
        card = self.cards["tile"][tile["id"]]
        stock = {good: n for good, n in tile["stock"].items() if n}
        if "rewards" in card:
            said = self.reward(card["rewards"])
            if modules.wordy(self, tile["id"]):
                said.append(" …")
        else:
            said = self.amounts(stock) if stock else Text(modules.text(self, "tile", tile["id"]))
        return Text.assemble(("◆", modules.ALTERNATE), said)

    def group(self, group: Mapping[str, Any], cell: int) -> Text:
        """Whose dice stand here: the letter on its colour, and the dice."""
        dice = [str(n) for n in group["dice"]] + [f"{n}*" for n in group["bonus"]]
        said = "+".join(dice) + (SIGNS["plus2"] if group["token"] else "")
        said += {-1: " −1", 0: "", 1: " +1"}[group["market"]]
        said += f"={group['counts_as']}" if "counts_as" in group else ""
        mark = ENVOY if group["envoy"] else ""
        named = self.named(group["seat"])
        if len(named) + len(said) + len(mark) + 1 > cell:
            named = self.tag(group["seat"])
        return Text.assemble(named, " ", mark, said)

    def enemy(self) -> Text:
        """The enemy as far as this seat knows it, the valley's that may join it, and what changes their strength."""
        e, v = self.view["enemy"], self.view
        head = self.say("kingsburg-winter", year=ROMAN[e["year"]])
        out = Text.assemble((f" {head} ", f"bold {INK} on #4a4a55"), " ").append_text(self.foe(e))
        bands = {band["of"]: modules.span(band["low"], band["high"]) for band in v["winter"]["bands"]}
        printed = self.enemies[e["card"]]["strength"] if e["card"] else None
        if bands.get("enemy", "") not in ("", modules.span(*([printed] * 2 if printed else e["range"]))):
            out.append(" · ", style=DIM).append(
                self.say("kingsburg-in-force", n=bands["enemy"]), style="bold"
            )
        if "valley" in v:
            out.append_text(self.valley(v["valley"], bands))
        if v["reinforcement"]:
            out.append(" · ", style=DIM).append(self.say("kingsburg-reinforced", n=v["reinforcement"]))
        for b in v["battle"]:
            result = self.say(f"kingsburg-result-{b['result']}")
            out.append("  ").append_text(self.tag(b["seat"])).append(f" {b['strength']} {result}")
            out.append(" ★" if b["highest"] else "", style=STYLES["vp"])
        return out

    def foe(self, e: Mapping[str, Any]) -> Text:
        if e["card"] is None:
            low, high = e["range"]
            return Text(self.say("kingsburg-unseen", low=low, high=high))
        card = self.enemies[e["card"]]
        out = Text.assemble((f"{self.say('kind-' + card['kind'])} {card['strength']}", "bold"))
        if not e["revealed"] and "open" not in e:
            out.append(f" ({self.say('kingsburg-peeked')})", style="italic")
        out.append(" · ", style=DIM).append_text(Text(self.say("kingsburg-win") + " "))
        out.append_text(self.amounts(card["reward"])).append(" · ", style=DIM)
        return out.append(self.say("kingsburg-lose-to") + " ").append_text(self.amounts(card["penalty"]))

    def valley(self, e: Mapping[str, Any], bands: Mapping[str, str]) -> Text:
        out = Text.assemble("\n ", (self.say("kingsburg-valley"), "bold"), " ").append_text(self.foe(e))
        joins = "valley" in bands
        said = (
            self.say("kingsburg-together", n=bands["valley"], soldiers=self.view["enemy"]["year"])
            if joins
            else ""
        )
        return out.append(" · ", style=DIM).append(said or self.say("kingsburg-stays-away"), style="bold")

    def seats(self, wide: bool) -> Table:
        """One line a seat, in turn order."""
        table = Table(box=None, padding=(0, 1), header_style=DIM, pad_edge=False)
        table.add_column("")
        table.add_column(self.say("kingsburg-head-seat"), no_wrap=True, max_width=20 if wide else 12)
        table.add_column(self.say("kingsburg-head-dice"), no_wrap=True)
        for thing in (*GOODS, "plus2"):
            table.add_column(Text(self.sign(thing), style=STYLES.get(thing, "")), justify="right")
        table.add_column(SIGNS["soldier"], justify="right")
        table.add_column(Text(SIGNS["vp"], style=STYLES["vp"]), justify="right")
        table.add_column("".join(row["letter"] for row in self.me["rows"]), no_wrap=True)
        table.add_column("", no_wrap=True, overflow="ellipsis")
        order: list[int] = self.view["turn_order"]
        for seat in order:
            s = self.view["seats"][seat]
            here = "bold" if seat == self.seat else ""
            table.add_row(
                Text("▸" if seat in self.view["active"] else " ", style=CAN),
                Text.assemble(self.tag(seat), " ", (self.names[seat], here)),
                self.dice(seat, s, wide),
                *[Text(str(s[t]), style=STYLES.get(t, "") if s[t] else DIM) for t in (*GOODS, "plus2")],
                Text(f"{s['soldiers']}{s['strength']:+d}" if s["strength"] else str(s["soldiers"])),
                Text(str(s["vp"]), style=STYLES["vp"]),
                self.rows_built(s),
                self.notes(seat, s),
            )
        return table

    def dice(self, seat: int, s: Mapping[str, Any], wide: bool) -> Text:
        """Dice in hand; those of others stay in view too (KB-023)."""
        out = Text()
        for n, mark in [(n, "") for n in s["dice"]] + [(n, "*") for n in s["bonus"]]:
            if wide:
                out.append(f" {n}{mark} ", style=f"bold {INK} on {tincture(seat)}").append(" ")
            else:
                out.append(f"{n}{mark} ", style="bold")
        if s["bonus_dice"]:
            out.append(f"+{s['bonus_dice']}* ", style="bold")
        if s["rolled"]:
            out.append(f"({s['rolled']})", style=DIM)
        return out

    def rows_built(self, s: Mapping[str, Any]) -> Text:
        """How many buildings stand in each row of the sheet."""
        counts = [sum(cell["state"] == "built" for cell in row["cells"]) for row in s["rows"]]
        return Text("").join(Text(str(n) if n else "·", style="" if n else DIM) for n in counts)

    def notes(self, seat: int, s: Mapping[str, Any]) -> Text:
        said = []
        if self.view["envoy"] == seat:
            said.append(f"{ENVOY} {self.say('kingsburg-has-envoy')}")
        if s["passed"] and self.view["step"] == "influence":
            said.append(self.say("kingsburg-has-passed"))
        if modules.tokens(s):
            said.append(self.say("kingsburg-has-tokens", tokens=modules.tokens(s)))
        return Text(", ".join(said), style="italic")

    def province(self, width: int, tight: bool) -> Table:
        """The sheet of the seat that looks: what stands, can be paid, lacks goods or waits for its left."""
        s = self.view["seats"][self.seat]
        tight = tight or width < COMPACT
        cell = (width - 7) // 4
        title = Text.assemble(self.named(self.seat), (f" {self.say('kingsburg-marks')}", DIM))
        table = Table(box=None if tight else box.ROUNDED, show_header=False, padding=(0, 1, 0, 0) if tight else 0,
                      border_style=DIM, title=one_line(title), title_justify="left", title_style="")  # fmt: skip
        table.add_column(width=1, style=DIM)
        for _ in range(4):
            table.add_column(width=cell, no_wrap=True, overflow="ellipsis")
        for row in s["rows"]:
            letter = Text(row["letter"], style=modules.ALTERNATE if row["strip"] else DIM)
            table.add_row(letter, *[self.building(cell_, cell) for cell_ in row["cells"]])
        return table

    def building(self, of: Mapping[str, Any], cell: int) -> Text:
        vp = Text(f"{self.cards['building'][of['id']]['vp']}★", style=STYLES["vp"])
        cost = self.amounts(of["price"], of["lacks"])
        mark, style = MARKS[of["state"]]
        if of["state"] == "built":
            style, cost = f"bold {INK} on {tincture(self.seat)}", Text("")
        tail = Text.assemble(cost, " ", vp)
        name = self.say(f"building-{of['id']}")
        room = cell - 2 - 1 - len(tail)
        if cell >= 24:
            name = _shorter(name, room)
            return Text.assemble((f"{mark} {name}", style), " " * (room - len(name) + 1), tail)
        return Text.assemble((f"{mark} {_shorter(name, cell - 2)}", style), "\n  ", tail)

    def legend(self) -> Text:
        out = Text(style=DIM)
        for thing in (*GOODS, "good", "plus2", "soldier", "vp", "peek_enemy", "building"):
            key = f"good-{thing}" if thing in GOODS else f"kingsburg-legend-{thing}"
            out.append(self.sign(thing), style=STYLES.get(thing, "")).append(f" {self.say(key)}  ")
        out.append(
            f"* {self.say('kingsburg-legend-bonus_die')}  {ENVOY} {self.say('kingsburg-legend-envoy')}"
        )
        for key in modules.legend(self.view):
            out.append("  " + self.say(key))
        return out


def _between(parts: Sequence[Text], separator: tuple[str, str]) -> list[Text | tuple[str, str]]:
    out: list[Text | tuple[str, str]] = []
    for part in parts:
        out += [separator, part] if out else [part]
    return out


def _one_kind(gain: Amounts) -> bool:
    """Two gold or two wood are not two goods of any kinds."""
    return max(gain.values()) > 1


def _any_goods(amounts: Amounts) -> dict[str, int]:
    """The same amounts with the kinds of goods forgotten."""
    out: dict[str, int] = {}
    for thing, n in amounts.items():
        kind = "good" if thing in GOODS else thing
        out[kind] = out.get(kind, 0) + n
    return out


def _shorter(name: str, room: int) -> str:
    """Fit a name: first words become initials, then the end is cut."""
    if len(name) > room and " " in name:
        first, rest = name.split(" ", 1)
        name = f"{first[0]}. {rest}"
    return shorter(name, room)
