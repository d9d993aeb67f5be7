"""The choices of a seat as numbered lines, grouped by what they are about, and what is refused, grouped by why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from rich.table import Table
from rich.text import Text

from courtier.cli.screen import DIM, GOLD
from courtier.cli.speech import Speech
from courtier.core.game import Game
from courtier.core.options import Option
from courtier.core.reasons import Reason
from courtier.core.words import Arg, Phrase

REVEALS = "!"
MORE = "…+"
COLUMN_GAP = 2


@dataclass
class Offer:
    """A numbered choice."""

    number: int
    option: Option
    reveals: bool
    price: Phrase | None


def offers(game: Game, seat: int) -> list[Offer]:
    """All choices of a seat, alike ones together, those that name nothing (pass, done) last."""
    order: dict[tuple[bool, int, int], list[Option]] = {}
    for option in game.options(seat):
        args = option.verb.args
        key = (not args, option.verb.id, option.a if len(args) > 1 else -1)
        order.setdefault(key, []).append(option)
    in_order = [option for key in sorted(order) for option in order[key]]
    return [
        Offer(n, option, game.reveals(option, seat), game.title.price(game.state, seat, option))
        for n, option in enumerate(in_order, start=1)
    ]


def lines(all: Sequence[Offer], say: Speech, names: Sequence[str], width: int, most: int = 0) -> list[Text]:
    """The choices laid out: one line for each target that can be reached in several ways, the rest in columns.

    When that makes more than `most` lines, targets share lines and show only their first ways; see `folded`.
    """
    groups: list[list[Offer]] = []
    for offer in all:
        if groups and _alike(groups[-1][0].option, offer.option):
            groups[-1].append(offer)
        else:
            groups.append([offer])
    if not any(len(group) > 1 and _named(group[0].option) for group in groups):
        return _columns([_item(offer, _priced(offer, say, names)) for offer in all], width)
    out = _grouped(groups, say, names, width, fold=False)
    return out if not most or len(out) <= most else _grouped(groups, say, names, width, fold=True)


def folded(shown: Sequence[Text]) -> bool:
    """Have ways been left out?"""
    return any(MORE in line.plain for line in shown)


def _alike(a: Option, b: Option) -> bool:
    return a.verb is b.verb and len(a.verb.args) > 1 and a.a == b.a


def _grouped(
    groups: Sequence[Sequence[Offer]], say: Speech, names: Sequence[str], width: int, fold: bool
) -> list[Text]:
    """Targets to the left, ways to reach them to the right. A second verb with targets keeps its full sentences."""
    first_verb = next(group[0].option.verb for group in groups if len(group) > 1 and _named(group[0].option))
    targets = [group for group in groups if group[0].option.verb is first_verb]
    others = [offer for group in groups if group[0].option.verb is not first_verb for offer in group]
    heads = [Text.assemble((_arg(group[0].option, 0, say, names), "bold")) for group in targets]
    room = max(head.cell_len for head in heads) + 1
    rows: list[list[Text]] = []
    for group, head in zip(targets, heads):
        head.pad_right(room - head.cell_len)
        ways = [_item(offer, _arg(offer.option, 1, say, names).replace(" + ", "+")) for offer in group]
        rows.append([_cut(head, ways, (width - COLUMN_GAP) // 2)] if fold else _flow(head, ways, width))
    out = _columns([row[0] for row in rows], width) if fold else [line for row in rows for line in row]
    return out + _columns([_item(offer, _priced(offer, say, names)) for offer in others], width)


def _flow(head: Text, items: Sequence[Text], width: int) -> list[Text]:
    """Items after a head, wrapped below each other with the head's indent."""
    out = [head.copy()]
    for item in items:
        if out[-1].cell_len + item.cell_len > width and out[-1].cell_len > head.cell_len:
            out.append(Text(" " * head.cell_len))
        out[-1].append_text(item).append(" ")
    return out


def _cut(head: Text, items: Sequence[Text], room: int) -> Text:
    """A head and as many items as fit; how many do not."""
    out = head.copy()
    for at, item in enumerate(items):
        rest = len(items) - at
        if at and out.cell_len + 1 + item.cell_len + (5 if rest > 1 else 0) > room:
            return out.append(f" {MORE}{rest}", style=DIM)
        out.append(" " if at else "").append_text(item)
    return out


def _columns(items: Sequence[Text], width: int) -> list[Text]:
    """Items in their order: short ones in columns, each that has no room beside another on a line of its own."""
    runs = groupby(items, key=lambda item: 2 * item.cell_len + COLUMN_GAP > width)
    return [line for _, run in runs for line in _beside(list(run), width)]


def _beside(items: Sequence[Text], width: int) -> list[Text]:
    """Items in as many columns as fit, read downwards."""
    widest = max(item.cell_len for item in items) + COLUMN_GAP
    columns = max(1, min((width + COLUMN_GAP) // widest, 1 + len(items) // 4))
    rows = -(-len(items) // columns)
    out = []
    for row in range(rows):
        line = Text()
        for item in items[row::rows]:
            padded = item.copy()
            padded.pad_right(widest - item.cell_len)
            line.append_text(padded)
        line.rstrip()
        out.append(line)
    return out


def _item(offer: Offer, label: str) -> Text:
    mark = REVEALS if offer.reveals else " "
    return Text.assemble((f"{offer.number:>2})", f"bold {GOLD}"), (mark, "bold"), label)


def _priced(offer: Offer, say: Speech, names: Sequence[str]) -> str:
    """The whole sentence of an option, and what it costs where the sentence does not say so."""
    said = label(offer.option, say, names)
    return said if offer.price is None else say("cli-costs", what=said, price=offer.price)


def label(option: Option, say: Speech, names: Sequence[str]) -> str:
    return option.phrase().text(say.lang, names)


def _named(option: Option) -> bool:
    """Has each of its two arguments words of its own, outside the sentence?"""
    args = option.verb.args
    return len(args) > 1 and all(
        words.arg in words.args(value) for words, value in zip(args, (option.a, option.b))
    )


def _arg(option: Option, which: int, say: Speech, names: Sequence[str]) -> str:
    """One argument of an option in words."""
    words = option.verb.args[which]
    value: Arg = words.args(option.b if which else option.a)[words.arg]
    return value.text(say.lang, names) if isinstance(value, Phrase) else str(value)


def _target(option: Option, say: Speech, names: Sequence[str]) -> str:
    """The sentence of a refused option, or just its target when there is no way to reach it."""
    words = option.verb.args
    if _named(option) and words[1].say(option.b) == "":
        return _arg(option, 0, say, names)
    return label(option, say, names)


def refusal_table(
    refused: Sequence[tuple[Option, Reason]], say: Speech, names: Sequence[str], only: str = ""
) -> Table | None:
    """What a person might try and why not, grouped by the reason; `only` keeps what contains a word."""
    groups: dict[tuple[str, str], list[str]] = {}
    for option, reason in refused:
        said = _target(option, say, names)
        if only.lower() in f"{said} {option}".lower():
            groups.setdefault((reason.phrase().text(say.lang, names), reason.rule), []).append(said)
    if not groups:
        return None
    table = Table(box=None, padding=(0, 1), header_style=DIM)
    table.add_column(say("cli-refused-what"), ratio=3)
    table.add_column(say("cli-refused-why"), ratio=3)
    table.add_column(say("cli-refused-rule"), no_wrap=True)
    for (why, rule), labels in groups.items():
        table.add_row(" · ".join(labels), why, Text(rule, style=GOLD))
    return table
