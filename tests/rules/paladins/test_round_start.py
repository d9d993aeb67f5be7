"""A round before its actions: the start marker, orders and favours, taverns, paladins and workers.

PAL-026 to PAL-047.
"""

from __future__ import annotations

import pytest
from tests.rules.paladins.table import Setting, Table, World, next_round, play, table
from tests.rules.seating import NAMES
from tests.support import rule

from courtier import start
from courtier.core.piles import Pile
from courtier.titles.paladins import words as w
from courtier.titles.paladins.round import Collect, Refresh

SPARE = "9 labourer"  # so that nobody has to pass


@rule("PAL-035", "PAL-036")
def test_four_players_see_five_taverns_and_leave_one() -> None:
    game = start("paladins", 4, 8)
    while game.view()["step"] != "actions":
        seat = game.asks[0].seat
        game.choose(game.options(seat)[0], seat)
    assert len(game.view()["taverns"]) == 5
    assert [tavern["seat"] for tavern in game.view()["taverns"]].count(-1) == 1


@rule("PAL-041", "PAL-046", "PAL-136", "PAL-047")
def test_engelier() -> None:
    t = table(A={"workers": "3 labourer 1 cleric", "silver": 0})
    t.p("A").hand.cards = [[card.id for card in t.t.paladins].index("engelier")]
    t.p("A").hand.seen = [1]
    t.s.taverns = [t.s.taverns_pile.draw(), t.s.taverns_pile.draw()]
    t.s.tavern_seat = [-1, -1]
    t.push(Collect(0))
    assert t.kind == "tavern"
    assert t.workers("A") == {"labourer": 3, "cleric": 1, "fighter": 1, "scout": 1}
    assert [t.p("A").has(i) for i in range(3)] == [1, 3, 0]
    assert t.track("A") == (0, 0, 0)
    t = table(
        {"outs": "viking_mercenary - - - - -"},
        A={"workers": "9 labourer 1 fighter 1 scout", "silver": 0, "paladin": "engelier"},
    )
    t.choose("A", "act attack")
    assert t.p("A").silver == 2


def with_hand(t: Table, who: str, paladin: str) -> None:
    """This paladin lies face down before its owner, to be revealed."""
    t.p(who).hand = Pile([[card.id for card in t.t.paladins].index(paladin)], [1 << NAMES.index(who)])


def collecting(hands: dict[str, str], taverns: str, world: World | None = None, **players: Setting) -> Table:
    """Everybody has chosen a paladin; these taverns lie open; A reveals first."""
    t = table(world, "A", len(hands), **players)
    for who, paladin in hands.items():
        with_hand(t, who, paladin)
    t.s.taverns = [t.t.tavern_ids.index(id) for id in taverns.split()]
    t.s.tavern_seat = [-1] * len(t.s.taverns)
    t.push(*[Collect(NAMES.index(who)) for who in sorted(hands, reverse=True)])
    return t


@rule("PAL-026")
def test_the_steps_of_a_round() -> None:
    game = start("paladins", 2, 4)
    steps: list[str] = []
    while game.view()["round"] < 2 or game.view()["step"] != "actions":
        steps.append(game.view()["step"])
        seat = game.asks[0].seat
        tokens = {str(option) for option in game.options(seat)}
        game.choose("pass" if "pass" in tokens else min(tokens), seat)
    steps = [step for i, step in enumerate(steps) if i == 0 or steps[i - 1] != step]
    assert steps == ["setup", "paladin", "workers", "actions", "paladin", "workers"]
    kinds = [line["kind"].removeprefix("paladins-story-") for line in game.story()]
    kinds = kinds[kinds.index("refresh") :]
    told = ["refresh", "round", "order", "taverns", "paladin", "tavern", "paladin", "tavern"]
    assert [kind for kind in kinds if kind in told] == told


@rule("PAL-027")
@pytest.mark.parametrize(("turn", "after"), [("A", 1), ("B", 2), ("C", 0)])
def test_the_start_marker_moves_clockwise_from_the_second_round_on(turn: str, after: int) -> None:
    assert next_round(3, turn, round=1).view()["start"] == after
    assert next_round(3, turn, round=6).view()["start"] == after


@rule("PAL-027")
def test_the_start_marker_stays_in_the_first_round() -> None:
    for seed in range(6):
        game = start("paladins", 3, seed)
        first = game.view()["start"]
        for i in (2, 1, 0):
            seat = (first + i) % 3
            game.choose(game.options(seat)[0], seat)
        assert (game.view()["round"], game.view()["start"]) == (1, first)


@rule("PAL-035", "PAL-042")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_tavern_more_than_players(seats: int) -> None:
    t = next_round(seats)
    assert len(t.view()["taverns"]) == seats + 1
    for who in NAMES[:seats]:
        play(t, who)
    order = NAMES[1:seats] + NAMES[0]  # B has the marker now
    assert "".join(NAMES[seat] for seat in t.view()["picks"]) == order
    claimed: list[tuple[str, str]] = []
    for left, who in zip(range(seats + 1, 1, -1), order, strict=True):
        assert (t.asked, len(t.options(who))) == (who, left)
        reasons = {str(option): reason for option, reason in t.game.refusals(NAMES.index(who))}
        assert set(reasons) == {token for token, _ in claimed}
        for token, holder in claimed:
            assert t.refusal(who, token)[:2] == ("paladins-tavern-claimed", "PAL-042")
            assert reasons[token].seat == NAMES.index(holder)
        closed = next(
            id for id in t.t.tavern_ids if id not in {tavern["id"] for tavern in t.view()["taverns"]}
        )
        assert t.refusal(who, f"tavern {closed}")[:2] == ("paladins-no-tavern", "PAL-035")
        claimed.append((min(t.options(who)), who))
        t.choose(who, min(t.options(who)))
    assert sorted(tavern["seat"] for tavern in t.view()["taverns"]) == [-1, *range(seats)]


@rule("PAL-037", "PAL-038", "PAL-040")
def test_one_paladin_is_played_one_goes_on_top_one_under_the_pile() -> None:
    t = next_round()
    pile = [t.t.paladins[card].id for card in reversed(t.p("A").pile.cards)]
    one, two, three = hand = t.view(0)["own"]["hand"]
    assert len(pile) == 9
    assert not set(pile) & set(hand)
    assert t.options("A") == {f"play {a} {b}" for a in hand for b in hand if a != b}
    assert t.refusal("A", f"play {pile[0]} {one}")[0] == "reason-not-offered"
    assert t.refusal("A", f"play {one} {one}")[0] == "reason-not-offered"
    t.choose("A", f"play {two} {three}")
    play(t, "B")
    after = [t.t.paladins[card].id for card in reversed(t.p("A").pile.cards)]
    assert after == [three, *pile, one]
    assert t.view(0)["own"]["pile"] == [three, *[None] * 9, one]  # what A has seen
    assert not any(t.p("A").pile.known(i, 1) for i in range(11))
    while t.kind == "tavern":
        t.choose(t.asked, min(t.options(t.asked)))
    assert t.view()["seats"][0]["paladin"] == two
    while t.kind != "paladin":
        t.choose(t.asked, "pass" if t.kind == "turn" else min(t.options(t.asked)))
    assert t.view(0)["own"]["hand"] == [three, *pile[:2]]
    assert two not in [t.t.paladins[card].id for card in t.p("A").pile.cards]


@rule("PAL-039")
def test_paladins_are_chosen_at_once_and_in_secret() -> None:
    seen = []
    for token in sorted(next_round().options("A")):
        t = next_round()
        assert [ask.seat for ask in t.game.asks] == [0, 1]
        t.choose("A", token)
        assert [ask.seat for ask in t.game.asks] == [1]
        assert t.view(0)["seats"][0]["paladin"] is None
        views = [t.view(seat) for seat in (None, 1)]
        assert views[0]["own"] is None
        seen.append(views)
    assert seen == [seen[0]] * 6
    hands = [next_round().view(seat)["own"]["hand"] for seat in (0, 1)]
    assert [len(hand) for hand in hands] == [3, 3]


@rule("PAL-041", "PAL-047")
@pytest.mark.parametrize("number", range(12))
def test_a_paladin_gives_two_workers_and_its_boosts_for_one_round(number: int) -> None:
    card = table().t.paladins[number]
    assert len(card.workers) == 2
    assert max(card.boosts) > 0
    t = collecting({"A": card.id, "B": card.id}, "tavern_01 tavern_07 tavern_08", A={"workers": "1 criminal"})
    wanted = [0, 0, 0, 0, 0, 1]
    for worker in card.workers:
        wanted[worker] += 1
    assert t.p("A").workers == wanted
    assert [t.p("A").has(i) for i in range(3)] == card.boosts
    assert t.track("A") == (0, 0, 0)
    t.push(Refresh())
    assert t.p("A").paladin == -1
    assert [t.p("A").has(i) for i in range(3)] == [0, 0, 0]


@rule("PAL-042", "PAL-043")
def test_each_player_reveals_then_takes_a_tavern_before_the_next_one_reveals() -> None:
    t = collecting(
        {"A": "oliver", "B": "otton"},
        "tavern_01 tavern_20 tavern_22",
        A={"workers": "2 labourer"},
        B={"workers": "3 criminal"},
    )
    assert (t.asked, t.kind) == ("A", "tavern")
    assert t.workers("A") == {"labourer": 2, "cleric": 2}
    assert [seat["paladin"] for seat in t.view()["seats"]] == ["oliver", None]
    t.choose("A", "tavern tavern_20")
    assert t.workers("A") == {"labourer": 2, "cleric": 5, "fighter": 1}
    assert (t.asked, t.kind) == ("B", "tavern")
    assert t.workers("B") == {"criminal": 3, "merchant": 2}
    assert t.options("B") == {"tavern tavern_01", "tavern tavern_22"}
    assert t.refusal("B", "tavern tavern_20")[:2] == ("paladins-tavern-claimed", "PAL-042")
    t.choose("B", "tavern tavern_22")
    assert t.workers("B") == {"criminal": 3, "merchant": 2, "scout": 3, "labourer": 1}
    assert [sum(p.workers) for p in t.s.players] == [2 + 6, 3 + 6]


@rule("PAL-043")
def test_workers_carried_over_are_kept() -> None:
    t = table(A={"workers": "2 scout 1 cleric"}, B={"workers": "1 fighter"})
    t.choose("A", "pass")
    t.choose("B", "pass")
    for who in "AB":
        play(t, who)
    while t.kind == "tavern":
        t.choose(t.asked, min(t.options(t.asked)))
    assert [sum(p.workers) for p in t.s.players] == [9, 7]


@rule("PAL-044")
def test_criminals_of_a_tavern_bring_their_suspicions_one_by_one_before_the_next_reveal() -> None:
    t = collecting(
        {"A": "roland", "B": "roland"},
        "tavern_12 tavern_01 tavern_07",
        {"tax": 1, "suspicion": "2 1"},
        A={"crew": "conspirator_1", "silver": 0},
    )
    t.choose("A", "tavern tavern_12")
    assert (t.asked, t.kind) == ("A", "ability")  # the first card has called an inquisition
    assert t.workers("A") == {"labourer": 1, "fighter": 2, "scout": 1, "criminal": 2}
    assert len(t.p("A").suspicion) == 1
    assert t.p("A").silver == 2
    assert t.view()["seats"][1]["paladin"] is None
    t.choose("A", "decline")
    assert (t.p("A").silver, t.p("A").unpaid, len(t.p("A").suspicion)) == (3, 1, 2)
    assert t.s.tax == 5
    assert (t.asked, t.kind) == ("B", "tavern")


@rule("PAL-045")
def test_criminals_carried_over_bring_no_new_suspicion() -> None:
    t = table(A={"workers": "3 criminal"})
    t.choose("A", "pass")
    for who in "AB":
        play(t, who)
    assert t.p("A").workers[w.CRIMINAL] == 3
    assert [p.suspicion for p in t.s.players] == [[], []]
    assert t.view()["suspicion"] == {"pile": 24, "discards": 0}


@rule("PAL-047")
def test_a_boost_counts_for_needs_and_never_for_points() -> None:
    t = table(
        A={"workers": "3 merchant 3 scout", "provision": 9, "paladin": "gerin", "done": {"fortify": 2}},
        B={
            "workers": SPARE,
            "paladin": "roland",
            "silver": 0,
            "provision": 0,
            "converted": "viking_armourer",
        },
    )
    assert t.p("A").track[2] == 0
    t.choose("A", "act fortify", "pay scout+scout+merchant")  # influence 3, all of it from the paladin
    assert t.p("A").track[2] == 0
    assert t.sheet("B") == {}
