"""Can a game with City of Crowns come to this position? The part of check.py that is the expansion's."""

from __future__ import annotations

from collections.abc import Sequence

from courtier.core import check as c
from courtier.core.agenda import ALL_SEATS
from courtier.core.options import Option
from courtier.titles.paladins import words as w
from courtier.titles.paladins.action import DEBTS
from courtier.titles.paladins.actions import action_of
from courtier.titles.paladins.crowns.extras import SetDown
from courtier.titles.paladins.crowns.negotiate import count_icons
from courtier.titles.paladins.crowns.state import Crowns
from courtier.titles.paladins.perform import GOODS, Cover, Entrusted
from courtier.titles.paladins.state import PState

MOST = 255
PLENTY = 9999


def check_crowns(s: PState, crowns: Crowns) -> None:
    t = s.tables
    piles, players = len(t.crowns.gaps) + 1, len(s.players)
    c.equal("muster", len(crowns.muster), piles)
    c.number("diplomat", crowns.diplomat, 0, piles - 1)
    c.numbers("muster_workers", crowns.muster_workers, 0, 8 * players, piles)
    for i, pile in enumerate(crowns.muster):
        c.seen("muster", pile, s.seats)
        c.holds("muster", not pile.cards or pile.seen[-1] == ALL_SEATS)
        worker = crowns.muster_workers[i]
        c.holds("muster_workers", worker == 0 or (bool(pile.cards) and (worker - 1) % 8 < w.TYPES))
    for name, box in (("muster_box", crowns.muster_box), ("nobles_box", crowns.nobles_box)):
        c.seen(name, box, s.seats)
    c.seen("nobles_pile", crowns.nobles_pile, s.seats)
    c.equal("collected", len(crowns.collected), players)
    c.equal("enlisted", len(crowns.enlisted), players)
    cards = [*[pile.cards for pile in crowns.muster], crowns.muster_box.cards, *crowns.collected]
    c.cards("muster", cards, range(len(t.crowns.musters)))
    c.numbers("nobles", crowns.nobles, -1, len(t.crowns.nobles) - 1, len(t.crowns.noble_silver))
    shown = [card for card in crowns.nobles if card >= 0]
    cards = [crowns.nobles_pile.cards, shown, crowns.nobles_box.cards, crowns.nobles_gone, *crowns.enlisted]
    c.cards("nobles", cards, range(len(t.crowns.nobles)))
    c.holds("nobles", crowns.nobles[0] >= 0 or not crowns.nobles_pile.cards)
    _left_out("muster_box", crowns.muster_box.cards, t.crowns.muster_backs, t.crowns.muster_left_out, s.seats)
    _left_out("nobles_box", crowns.nobles_box.cards, t.crowns.noble_backs, t.crowns.noble_left_out, s.seats)
    c.numbers("extensions", crowns.extensions, 0, len(w.NOBLE_ICONS) - 1, players)
    c.holds("extensions", len(set(crowns.extensions)) == players)
    for player, p in enumerate(s.players):
        c.equal("collected", len(crowns.collected[player]), p.done[w.MUSTER])
        c.equal("enlisted", len(crowns.enlisted[player]), p.done[w.NEGOTIATE])
    _allies(s, crowns)
    c.equal("secrets", len(crowns.secrets), s.seats)
    for seat, secret in enumerate(crowns.secrets):
        c.seen("secrets", secret, s.seats)
        c.holds("secrets", len(secret.cards) == 1 and secret.known(0, seat))
    c.equal("removed", len(crowns.removed), s.seats)
    chosen = s.round - (1 if s.step == w.S_PALADIN else 0)
    for seat, pile in enumerate(crowns.removed):
        c.seen("removed", pile, s.seats)
        c.holds("removed", all(pile.known(at, seat) for at in range(len(pile.cards))))
        c.equal("removed", len(pile.cards), chosen if t.numbers.drawn > 3 else 0)
    c.numbers("spare", crowns.spare, 0, MOST, s.seats)
    c.holds("spare", all(s.players[seat].passed or crowns.spare[seat] == 0 for seat in range(s.seats)))
    c.holds(
        "town", s.town[t.town_open] >= 0 or not s.town_pile.cards
    )  # open piles show their next card (COC-007)
    c.holds("outs", s.outs[t.outs_open] >= 0 or not s.outs_pile.cards)


def _left_out(name: str, cards: list[int], backs: list[int], left_out: list[list[int]], seats: int) -> None:
    for tier, numbers in enumerate(left_out):
        c.equal(name, sum(1 for card in cards if backs[card] == tier + 1), numbers[seats])


def _allies(s: PState, crowns: Crowns) -> None:
    """Whoever has one has enough icons; where somebody has enough, it is taken."""
    c.numbers("allies", crowns.allies, -1, len(s.players) - 1, len(w.NOBLE_ICONS))
    icons = [count_icons(s, player) for player in range(len(s.players))]
    for icon, owner in enumerate(crowns.allies):
        enough = [
            player for player in range(len(s.players)) if icons[player][icon] >= s.tables.crowns.ally_icons
        ]
        c.holds("allies", owner in enough if enough else owner < 0)


def crowns_tasks(s: PState) -> dict[str, Sequence[c.Wanted]]:
    t = s.tables
    seat, action, number = range(s.seats), range(len(t.board_actions)), range(PLENTY)
    return {
        "StartingWorkshop": [seat], "FreeDismiss": [seat], "Release": [seat], "MoveWorkshop": [seat],
        "SetDown": [seat, action, range(3)], "PassRewards": [seat], "CountSpare": [seat, range(MOST * w.TYPES)],
        "Entrusted": [seat, range(len(t.crowns.nobles))],
        "Cover": [seat, range(w.FAVOUR + 1), range(len(t.verbs)), number, number, range(1 << 24), range(1 << 24)],
    }  # fmt: skip


def asked_crowns(s: PState, ask: Cover | Entrusted | SetDown) -> None:
    p = s.players[ask.seat]
    if isinstance(ask, SetDown):
        c.holds("asks", p.shops[ask.action] >> ask.space & 1 == 1)
    elif isinstance(ask, Cover):
        c.holds("asks", p.paladin == s.tables.credit and ask.verb in TARGETS.get(ask.action, ()))
        target = Option(s.tables.verbs[ask.verb], ask.a, ask.b)
        c.holds("asks", target in action_of(ask.action).candidates(s, p))
        due = action_of(ask.action).due(s, p, target)
        decided = due & 255 if due != ask.due else 0  # of two costs the silver comes first
        c.equal("asks", ask.due, due - decided)
        c.holds("asks", ask.due & GOODS != 0 and ask.settled in ((decided, 1 << DEBTS) if decided else (0,)))
    else:
        c.holds("asks", s.crowns is not None and ask.noble in s.crowns.nobles_gone)


TARGETS = {
    w.DEVELOP: (w.V_WORKSHOP,), w.PRAY: (w.V_CLEAR,), w.COMMISSION: (w.V_COMMISSION,), w.FORTIFY: (w.V_FORTIFY,),
    w.GARRISON: (w.V_GARRISON,), w.ABSOLVE: (w.V_ABSOLVE,), w.ATTACK: (w.V_ATTACK,), w.CONVERT: (w.V_CONVERT,),
    w.MUSTER: (w.V_MUSTER,), w.PLACE: (w.V_PLACE,), w.FAVOUR: (w.V_FAVOUR,)}  # fmt: skip
