"""Reads what only City of Crowns has into Tables."""

from __future__ import annotations

from courtier.core.content import Card, Content
from courtier.titles.paladins import words as w
from courtier.titles.paladins.choices import Tables
from courtier.titles.paladins.crowns.tables import Ally, MusterCard, Noble
from courtier.titles.paladins.reading import SPACE_WORDS, Rewards, cost, worker_type
from courtier.titles.paladins.solo.decks import finish, provenance
from courtier.titles.paladins.tables import Part


def read_crowns(t: Tables, content: Content, rewards: Rewards) -> None:
    c = t.crowns
    t.points = [*w.POINTS, *w.CROWNS_POINTS]
    t.town_open = 0
    t.outs_open = len(t.outsider_faith) - 1
    c.one_worker = [rewards.number([Part(worker, 1, [])]) for worker in range(w.TYPES)]
    _numbers(t, content)
    for card in content.deck("negotiate_space"):
        card.read.add("id")
        c.noble_silver.append(card.number("silver"))
        c.noble_debt.append(card.flag("debt"))
        finish(card)
    for i, card in enumerate(content.deck("extension")):
        card.read.add("id")
        if i >= len(w.NOBLE_ICONS) or card.id != w.NOBLE_ICONS[i]:
            raise card.fail("id", f"extensions must be {', '.join(w.NOBLE_ICONS)}, in this order")
        finish(card)
    for i, card in enumerate(content.deck("ally")):
        card.read.add("id")
        if i >= len(w.NOBLE_ICONS) or card.id != w.NOBLE_ICONS[i]:
            raise card.fail("id", f"allies must be {', '.join(w.NOBLE_ICONS)}, in this order")
        c.allies.append(Ally(rewards.read(card, "gain"), rewards.read(card, "on_pass"), provenance(card)))
        finish(card)
    c.musters = [_muster(t, card, rewards) for card in content.deck("muster_card")]
    c.nobles = [_noble(t, card, rewards) for card in content.deck("negotiate_card")]
    c.muster_backs = [card.tier for card in c.musters]
    c.noble_backs = [card.tier for card in c.nobles]
    c.muster_left_out = [_left_out(card, c.muster_backs, i + 1, len(c.gaps) + 1)
                         for i, card in enumerate(content.deck("muster_tier"))]  # fmt: skip
    c.noble_left_out = [
        _left_out(card, c.noble_backs, i + 1, 1) for i, card in enumerate(content.deck("negotiate_tier"))
    ]


def _numbers(t: Tables, content: Content) -> None:
    c = t.crowns
    card = content.deck("crowns")[0]
    card.read.add("id")
    c.gaps = card.numbers("gaps", 0, 9)
    if not c.gaps:
        raise card.fail("gaps", "must name the provisions between neighbouring piles")
    c.diplomat = card.number("diplomat", 1, len(c.gaps) + 1) - 1
    c.secret_points = card.number("secret_vp")
    c.muster_per_point = card.number("muster_per_vp", 1)
    c.set_points = card.numbers("set_vp")
    if len(c.set_points) != len(w.NOBLE_ICONS) + 1:
        raise card.fail(
            "set_vp", f"must have {len(w.NOBLE_ICONS) + 1} numbers, one for each number of icons from 0"
        )
    c.ally_icons = card.number("ally_icons", 1)
    c.workshops = card.number("extra_workshops", 0, 4)
    finish(card)


def _left_out(card: Card, tiers: list[int], tier: int, piles: int) -> list[int]:
    """By number of players; what is left must fill all piles alike."""
    card.read.add("id")
    removed = card.numbers("removed")
    if len(removed) != 4:
        raise card.fail("removed", "must have 4 numbers, for one to four players")
    for n in removed:
        if n > tiers.count(tier) or (tiers.count(tier) - n) % piles:
            raise card.fail("removed", f"leaves a number of cards that {piles} piles cannot share")
    finish(card)
    return [0, *removed]


def _need(t: Tables, card: Card) -> tuple[int, int]:
    """An attribute and its value."""
    need = card.bundle("need", t.attributes)
    if len(need.things) != 1:
        raise card.fail("need", "must name one attribute with its value")
    return need.things[0], need.amounts[0]


def _muster(t: Tables, card: Card, rewards: Rewards) -> MusterCard:
    card.read.add("id")
    worker = worker_type(card.one_of("worker", SPACE_WORDS))
    attribute, need = _need(t, card)
    diplomacy = rewards.number([Part(w.DIPLOMACY, card.number("diplomacy", 1, 9), [])])
    made = MusterCard(card.id, card.number("tier", 1, 3), worker, cost(card), attribute, need, diplomacy,
                      rewards.read(card, "reward"), provenance(card))  # fmt: skip
    finish(card)
    return made


def _half(card: Card, key: str) -> Card:
    """One half of a negotiate card, read like a card of its own."""
    card.read.add(key)
    table = card.values.get(key)
    if not isinstance(table, dict):
        raise card.fail(key, "must be a table")
    half = Card(card.file, card.deck, table, f"{key}.")
    half.id = card.id
    return half


def _noble(t: Tables, card: Card, rewards: Rewards) -> Noble:
    card.read.add("id")
    icons = [w.NOBLE_ICONS.index(word) for word in card.some_of("icons", w.NOBLE_ICONS)]
    if not icons:
        raise card.fail("icons", "must name at least one")
    entrust = _half(card, "entrust")
    acts = [action.id for action in t.board_actions[w.COMMISSION : w.CONVERT + 1]]
    action = w.COMMISSION + acts.index(entrust.one_of("action", acts))
    boost = entrust.bundle("boost", t.attributes)
    diplomacy = entrust.number("diplomacy")
    entrust.done()
    enlist = _half(card, "enlist")
    attribute, need = _need(t, enlist)
    gain = rewards.read(enlist, "gain")
    enlist.done()
    made = Noble(card.id, card.number("tier", 1, 4), icons, diplomacy, action,
                 [boost.of(i) for i in range(len(t.attributes))], attribute, need, gain, provenance(card))  # fmt: skip
    finish(card)
    return made
