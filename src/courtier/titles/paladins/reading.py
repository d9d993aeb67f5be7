"""What every deck of this title holds: rewards, costs, worker spaces."""

from __future__ import annotations

from courtier.core.content import Card
from courtier.titles.paladins import words as w
from courtier.titles.paladins.choices import Tables
from courtier.titles.paladins.tables import Cost, Part

GAINS = [icon for icon in w.ICONS if icon != "choose"]
SPACE_WORDS = ["any", *w.WORKERS]
COSTS = ["silver", "provision", "take_debt"]
LARGE = 99
BRINGS_CARDS = (w.FREE_RECRUIT, w.DEVELOP_ICON, w.FREE_DISMISS, w.RELEASE, w.PASS_ICON)
CARD_TAX = 2  # most silver on a suspicion card; read from the deck before rewards are weighed


class Rewards:
    """Numbers for every reward the cards name; equal ones share a number."""

    def __init__(self, tables: Tables) -> None:
        self.t = tables
        self.gains = [icon for icon in GAINS if tables.crowns.in_play or icon not in w.CROWNS_ICONS]
        self.numbers: dict[tuple[object, ...], int] = {}
        tables.nothing = self.number([])
        tables.remove_one = self.number([Part(w.REMOVE_SUSPICION, 1, [])])

    def number(self, parts: list[Part]) -> int:
        key = tuple((p.icon, p.n, *p.choices) for p in parts)
        if key not in self.numbers:
            singles = [self.number([p]) for p in parts] if len(parts) > 1 else []
            self.numbers[key] = n = len(self.t.rewards)
            self.t.rewards.append(parts)
            self.t.parts.append(singles or [n])
            self.weigh(parts)
        return self.numbers[key]

    def weigh(self, parts: list[Part]) -> None:
        """Can this reward call an inquisition, and does it matter whether one has just been?"""
        t = self.t
        causes, reacts, pull, criminals = False, False, 0, 0
        for part in parts:
            if part.icon == w.CHOOSE:
                causes |= any(t.causes[choice] for choice in part.choices)
                reacts |= any(t.reacts[choice] for choice in part.choices)
                pull += max(t.pull[choice] for choice in part.choices)
                criminals += max(t.criminals[choice] for choice in part.choices)
            elif part.icon == w.TAX:
                causes, pull = True, pull + part.n
            elif part.icon == w.CRIMINAL:
                causes, pull, criminals = True, pull + CARD_TAX * part.n, criminals + part.n
            elif part.icon in BRINGS_CARDS:  # a card may bring tax or criminals with it
                causes, pull, criminals = True, LARGE, criminals + 1
            elif part.icon in (w.REMOVE_SUSPICION, w.PAY_DEBT, w.DESTROY_DEBT):
                reacts = True
        t.causes.append(causes)
        t.reacts.append(reacts)
        t.pull.append(pull)
        t.criminals.append(criminals)

    def read(self, card: Card, key: str, optional: bool = False) -> int:
        """A list of parts in printed order: one thing with its amount, or a choice."""
        if optional and not card.has(key):
            return self.t.nothing
        return self.number([self.part(part) for part in card.cards(key)])

    def part(self, card: Card) -> Part:
        if card.has("choose"):
            options = card.cards("choose")
            card.done()
            if len(options) < 2:
                raise card.fail("choose", "must offer at least two options")
            choices = []
            for option in options:  # an option is a table of amounts, in the order written
                choices.append(self.number([self.thing(option, name) for name in option.values]))
            return Part(w.CHOOSE, 1, choices)
        if len(card.values) != 1:
            raise card.fail("", "must be one thing with its amount, or a choice")
        return self.thing(card, next(iter(card.values)))

    def thing(self, card: Card, name: str) -> Part:
        if name not in self.gains:
            raise card.fail(name, f"is not one of {', '.join(self.gains)}")
        return Part(w.ICONS.index(name), card.number(name, 1, 9), [])


def cost(card: Card, need: str = "") -> Cost:
    pay = card.bundle("cost", COSTS)
    return Cost(pay.of(0), pay.of(1), pay.of(2), card.number(need, 0, 30) if need else 0)


def worker_type(word: str) -> int:
    return w.ANY if word == "any" else w.WORKERS.index(word)
