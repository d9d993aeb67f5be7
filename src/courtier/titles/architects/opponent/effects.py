"""What the opponent's new buildings do at once, and its captures (ARCS-019, ARCS-032)."""

from __future__ import annotations

from courtier.titles.architects import words as w
from courtier.titles.architects.effects import Act, act, gain_all, held_elsewhere, pool, release
from courtier.titles.architects.location import dismiss
from courtier.titles.architects.opponent.stock import discard_lowest, lacking_skill, me
from courtier.titles.architects.payment import pay_silver, tax_due
from courtier.titles.architects.scoring import holds
from courtier.titles.architects.state import AState
from courtier.titles.architects.tables import Effect
from courtier.titles.architects.town_centre import capture
from courtier.titles.architects.virtue import destroy_debt
from courtier.titles.architects.workshop import take_apprentice


def resolve(s: AState, effect: Effect) -> bool:
    """Does an effect for the opponent; False when it changes nothing and so is passed over."""
    bot = s.seats
    p = me(s)
    deed = effect.deed
    if effect.everyone:
        act(s, bot, effect)
        return True
    if not holds(s, bot, effect):
        return False
    if deed == w.D_GAIN:
        return gain_or_swap(s, effect)
    if deed == w.D_LOSE:
        s.push(Act(bot, effect.id))
    elif deed == w.D_RELEASE:
        if (p.prison if effect.source == w.R_PRISON else held_elsewhere(s, bot)) == 0:
            return False
        release(s, bot, effect.source, effect.n)
    elif deed == w.D_CAPTURE:
        return captures(s, effect.n, True) > 0
    elif deed == w.D_DESTROY:
        if p.unpaid == 0:
            return False
        destroy_debt(s, bot)
    elif deed == w.D_HIRE:
        slot = lacking_skill(s, w.ALL)
        if slot < 0:
            return False
        take_apprentice(s, bot, slot, True)
    elif deed == w.D_DISMISS:
        if len(p.crew) == 0:
            return False
        dismiss(s, bot, min(p.crew))
    elif deed == w.D_CHOOSE:
        for number in effect.branches:  # the first that changes something
            if resolve(s, s.tables.effects[number]):
                return True
        return False
    return True


def gain_or_swap(s: AState, effect: Effect) -> bool:
    """A plain gain; for the price of a card only while it keeps one in hand (Library)."""
    p = me(s)
    if effect.pay_card == 0:
        gain_all(s, s.seats, effect)
        return True
    if len(p.hand.cards) < s.tables.automaton.library_cards:
        return False
    discard_lowest(s)
    for i in range(len(effect.things)):
        p.have[pool(effect.things[i])] += effect.amounts[i]
        s.tell(w.E_GAIN, s.seats, effect.things[i], effect.amounts[i])
    return True


# captures


def own_group(s: AState) -> int:
    """Its own largest group of two or more outside the Town Centre, when few workers are left; or -1."""
    p = me(s)
    if p.workers > s.tables.automaton.own_capture_workers:
        return -1
    best = -1
    for place in range(w.CIRCLES):
        if place != w.TOWN_CENTRE and p.at[place] >= s.tables.automaton.group:
            if best < 0 or p.at[place] > p.at[best]:
                best = place
    return best


def human_group(s: AState, places: int) -> int:
    """The largest group of two or more where it may still capture, as player * 16 + place; or -1."""
    limit = s.tables.numbers.capture_locations[len(s.players)]
    full = places.bit_count() >= limit
    best = -1
    size = s.tables.automaton.group - 1
    for player in s.order:  # the opponent plays last, so this begins with the next human
        if s.is_bot(player):
            continue
        for place in range(w.CIRCLES):
            there = s.players[player].at[place]
            if there > size and (not full or places >> place & 1):
                size = there
                best = player * 16 + place
    return best


def capture_target(s: AState, first: bool, places: int) -> int:
    if first:
        place = own_group(s)
        if place >= 0:
            return s.seats * 16 + place
    return human_group(s, places)


def coin(s: AState, first: bool) -> int:
    n = s.tables.numbers
    p = me(s)
    return n.first_silver + tax_due(s, p, n.first_tax) if first else n.next_silver + tax_due(s, p, n.next_tax)


def captures(s: AState, most: int, free: bool) -> int:
    """Makes up to so many captures and says how many they were (ARCS-019)."""
    n = s.tables.numbers
    places = 0
    for done in range(most):
        target = capture_target(s, done == 0, places)
        if target < 0 or (not free and me(s).have[w.SILVER] < coin(s, done == 0)):
            return done
        if not free:
            first = done == 0
            pay_silver(
                s,
                s.seats,
                n.first_silver if first else n.next_silver,
                n.first_tax if first else n.next_tax,
            )
        places |= 1 << (target & 15)
        capture(s, s.seats, target >> 4, target & 15)
    return most
