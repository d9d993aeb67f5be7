"""What a seat may use at a moment: what it owns, in its time, not used up, payable, and with its conditions met."""

from __future__ import annotations

from typing import Final

from courtier.core.bundle import NOTHING, Bundle
from courtier.core.words import Phrase
from courtier.titles.kingsburg import effects as fx
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.effects import Effect
from courtier.titles.kingsburg.goods import gain
from courtier.titles.kingsburg.modules.places import can_move
from courtier.titles.kingsburg.state import KState

THING_BITS: Final = 4  # of a story line that tells a thing and how many


def acts(s: KState, seat: int, moment: int) -> bool:
    """Does the seat own anything that works at this moment? The basic game looks at its buildings alone."""
    t = s.tables
    if s.players[seat].built & t.owners[moment]:
        return True
    if t.modular:
        more = s.more
        if more.governor and more.governor[seat] >= 0:
            if t.more.governors[more.governor[seat]].moments >> moment & 1:
                return True
    return False


def owned(s: KState, seat: int, moment: int) -> list[Effect]:
    """What the seat's buildings and its governor do at a moment. Never changed: seats with the same share it."""
    t = s.tables
    key = s.players[seat].built & t.owners[moment]
    governor = s.more.governor[seat] if s.more.governor else -1
    if governor >= 0 and t.more.governors[governor].moments >> moment & 1:
        key |= governor + 1 << len(t.buildings)
    if key == 0:
        return fx.NO_EFFECTS
    found = t.owned[moment].get(key)
    if found is None:
        found = [e for e in t.at[moment] if owns(s, seat, e)]
        t.owned[moment][key] = found
    return found


def owns(s: KState, seat: int, e: Effect) -> bool:
    if e.source == fx.BUILDING:
        return s.players[seat].built & e.bit != 0
    return len(s.more.governor) > 0 and s.more.governor[seat] == e.owner


def fated(s: KState, moment: int) -> list[Effect]:
    """What this year's destiny does at a moment."""
    number = s.more.destiny
    return fx.NO_EFFECTS if number < 0 else s.tables.more.destinies[number].at(moment)


def destiny_op(s: KState, op: int) -> Effect | None:
    """This year's destiny, if it does that."""
    number = s.more.destiny
    return None if number < 0 else s.tables.more.destinies[number].op(op)


def timely(s: KState, seat: int, e: Effect) -> bool:
    """Its season and its year."""
    if e.phases and not e.phases >> s.phase & 1:
        if not (e.longer >> s.phase & 1 and s.players[seat].built & e.longer_by):  # the Mint (KBM1-006)
            return False
    return e.years == 0 or e.years >> s.year & 1 == 1


def unspent(s: KState, seat: int, e: Effect) -> bool:
    if e.source == fx.BUILDING:
        return s.players[seat].used & e.bit == 0
    if e.often == fx.PER_SEASON:
        return s.more.spent[seat] >> e.slot & 1 == 0
    return s.more.spent_year[seat] >> e.slot & 1 == 0


def spend(s: KState, seat: int, e: Effect) -> None:
    """Used up for the season, the year or the game (KB-167, KBM3-003)."""
    if e.often == fx.PER_TRIGGER:
        return
    if e.source == fx.BUILDING:
        s.players[seat].used |= e.bit
    elif e.often == fx.PER_SEASON:
        s.more.spent[seat] |= 1 << e.slot
    else:
        s.more.spent_year[seat] |= 1 << e.slot


def holds(s: KState, seat: int, e: Effect) -> bool:
    for i in range(len(e.conditions)):
        if not condition(s, seat, e, e.conditions[i], e.limits[i]):
            return False
    return True


def condition(s: KState, seat: int, e: Effect, kind: int, n: int) -> bool:
    p = s.players[seat]
    more = s.more
    if kind == fx.DICE_TOTAL_MAX:
        return p.rolled <= n
    if kind == fx.DICE_TOTAL_MIN:
        return p.rolled >= n
    if kind == fx.DICE_TOTAL_ODD:
        return p.rolled % 2 == 1
    if kind == fx.GOODS_MAX:
        return p.goods() <= n
    if kind == fx.GOLD_MIN:
        return p.have[w.GOLD] >= n
    if kind == fx.SOLDIERS_MIN:
        return p.have[w.SOLDIER] >= n
    if kind == fx.SOLDIERS_MAX:
        return p.have[w.SOLDIER] <= n
    if kind == fx.ENEMY_PRINTED_MAX:
        return printed_strength(s) <= n
    if kind == fx.ENEMY_PRINTED_MIN:
        return printed_strength(s) >= n
    if kind == fx.ENEMY_KIND:
        return enemy_kinds(s) & n != 0
    if kind == fx.BATTLE_RESULT:
        return s.battles[seat].result == n
    if kind == fx.BATTLE_MARGIN_MIN:
        return s.battles[seat].strength - more.foe >= n
    if kind == fx.BUILDS_THIS_YEAR_MIN:
        return more.builds_year[seat] >= n
    if kind == fx.UNPLACED_DICE_MIN:
        return w.dice_count(p.dice & w.PLAYER_DICE) >= n
    if kind == fx.ADVISOR_FREE:
        return s.holder[n] == w.FREE
    if kind == fx.SOMEONE_BUILT_NOTHING:
        for built in more.builds_season:
            if built == 0:
                return True
        return False
    if kind == fx.BUILT_THIS_SEASON:  # one besides the building that asks
        return more.builds_season[seat] > (1 if more.fresh[seat] & e.bit else 0)
    if kind == fx.MODULE:
        return s.tables.more.parts >> n - 1 & 1 == 1
    if kind == fx.NO_MODULE:
        return s.tables.more.parts >> n - 1 & 1 == 0
    return compared(s, seat, kind)


def compared(s: KState, seat: int, kind: int) -> bool:
    """Conditions that look at the other seats."""
    mine = s.players[seat]
    for other in range(len(s.players)):
        if other == seat:
            continue
        p = s.players[other]
        if kind == fx.OPPONENT_HAS_MORE_BUILDINGS and p.buildings() > mine.buildings():
            return True
        if kind == fx.SOMEONE_HAS_MORE_VP and p.vp() > mine.vp():
            return True
        if kind == fx.NOBODY_HAS_FEWER_VP and p.vp() < mine.vp():
            return False
        if kind == fx.MOST_SOLDIERS and p.have[w.SOLDIER] > mine.have[w.SOLDIER]:
            return False
    if kind == fx.MOST_SOLDIERS:
        return mine.have[w.SOLDIER] > 0  # nobody has an army: none is the largest
    return kind == fx.NOBODY_HAS_FEWER_VP


def printed_strength(s: KState) -> int:
    """Of the enemy, and of the valley's that has joined it (KBM1-011, KBS-024)."""
    strength = s.tables.enemies[s.enemy].strength
    if s.more.valley_enemy >= 0:
        strength += s.tables.enemies[s.more.valley_enemy].strength
    return strength


def enemy_kinds(s: KState) -> int:
    """Bit set; whatever has come from the valley counts as Goblins (KBS-005, KBS-009)."""
    kinds = 1 << s.tables.enemies[s.enemy].kind
    if s.more.valley_enemy >= 0:
        kinds |= 1 << w.GOBLINS
    return kinds


def payable(s: KState, seat: int, e: Effect) -> bool:
    if len(e.trades) == 0:
        return True
    p = s.players[seat]
    for number in e.trades:
        if p.lack(s.tables.exchanges[number].pay, "") is None:
            return True
    return False


def ready(s: KState, seat: int, moment: int) -> list[Effect]:
    """What the seat may use now."""
    out: list[Effect] = []
    for e in owned(s, seat, moment):
        if timely(s, seat, e) and unspent(s, seat, e) and payable(s, seat, e):
            if holds(s, seat, e) and (e.op == fx.NO_OP or possible(s, seat, e)):
                out.append(e)
    return out


def possible(s: KState, seat: int, e: Effect) -> bool:
    """What an operation needs besides its conditions."""
    if e.op == fx.MOVE_GROUP:
        return can_move(s, seat, e.n)
    return e.op != fx.DIVINE_BLESSING  # after everybody's effects, in a moment of its own (KBM3-037)


def receive(s: KState, seat: int, e: Effect, bundle: Bundle) -> None:
    """Gain by a card, told by its name."""
    tell_use(s, seat, e, bundle)
    gain(s, seat, bundle, e.category)  # after it: a look is told by lines of its own


def tell_use(s: KState, seat: int, e: Effect, gained: Bundle = NOTHING) -> None:
    """A card is used and brings something; a destiny is used by nobody, it happens."""
    if e.source == fx.DESTINY:
        tell_things(s, w.E_CARD_GAIN, seat, e.card, gained)
    elif s.telling:
        s.tell(w.E_EFFECT if e.source == fx.BUILDING else w.E_CARD, seat, e.card, more=brought(gained))


def brought(gained: Bundle) -> tuple[int, ...]:
    """Things and how many, in turn; a look has a line of its own."""
    more: list[int] = []
    for i in range(len(gained.things)):
        if gained.things[i] != w.PEEK:
            more += [gained.things[i], gained.amounts[i]]
    return tuple(more)


def tell_things(s: KState, event: int, seat: int, card: int, things: Bundle) -> None:
    """What a card gave or took, a line for each thing."""
    for i in range(len(things.things)):
        s.tell(event, seat, card, things.things[i] | things.amounts[i] << THING_BITS)


def unasked(s: KState, e: Effect) -> bool:
    """Taken without a question: free and welcome, or no choice at all (KB-242, KBM2-041)."""
    if not e.optional:
        return False  # a duty, whose moment the seat chooses
    if e.moment == w.YEAR_END_LAST:  # always: the Minstrel's parts look at the same scores (KBM3-016)
        return not e.asked
    return not e.asked and not (s.ask_help and s.tables.modular)


def effect_at(s: KState, moment: int, card: int) -> Effect:
    """The effect that `use` and its follow-ups name."""
    for e in s.tables.at[moment]:
        if e.card == card:
            return e
    raise KeyError(card)


def named(s: KState) -> int:
    """Cards whose name has an article: buildings and governors, not destinies."""
    return len(s.tables.buildings) + len(s.tables.more.governors)


def card_phrase(s: KState, card: int) -> Phrase:
    return Phrase(s.tables.cards[card] + (".the" if card < named(s) else ""))
