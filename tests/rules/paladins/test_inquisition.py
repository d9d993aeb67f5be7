"""The inquisition: abilities, then debts, then a full tax supply (PAL-179 to PAL-189, PAL-256)."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.rules.paladins.table import Setting, Table, table
from tests.support import rule

from courtier import start
from courtier.core.content import ContentError
from courtier.titles.paladins import words as w
from courtier.titles.paladins.inquisition import Inquisition
from courtier.titles.paladins.suspicion import Tax

FOUR = "ABCD"
SPARE = "9 labourer"  # so that nobody has to pass


def told(t: Table) -> list[tuple[str, int]]:
    """What happened since the last choice: event and seat."""
    return [(w.EVENTS[event.kind], event.seat) for event in t.s.events]


def four(turn: str = "A", debts: int = 24, told: dict[str, Setting] | None = None) -> Table:
    """Four players and one silver in the tax supply; C has passed."""
    players: dict[str, Setting] = {who: {"workers": SPARE, **(told or {}).get(who, {})} for who in FOUR}
    players["C"]["passed"] = True
    return table({"tax": 1, "debts": debts}, turn, 4, **players)


def suspected(*held: int) -> dict[str, Setting]:
    """So many suspicions for each player, dealt from the real deck."""
    deal = list("012" * 6 + "121222")
    out: dict[str, Setting] = {}
    for who, n in zip(FOUR, held, strict=True):
        out[who] = {"suspicion": " ".join(deal.pop() for _ in range(n))}
    return out


def cards(t: Table) -> list[int]:
    return [len(p.suspicion) for p in t.s.players]


def unpaid(t: Table) -> list[int]:
    return [p.unpaid for p in t.s.players]


@rule("PAL-179", "PAL-209", "PAL-197", "PAL-199", "PAL-200")
def test_everybodys_abilities_resolve_the_passed_players_too() -> None:
    t = four(
        told={
            "A": {"crew": "squire_1"},
            "B": {"crew": "peddler_1", "suspicion": "0 0"},
            "C": {"crew": "squire_2 squire_3 peddler_2"},
            "D": {"crew": "conspirator_1", "suspicion": "1"},
        }
    )
    t.push(Tax(0, 1))
    t.choose("D", "use conspirator_1")
    assert [t.track(who) for who in FOUR] == [(0, 0, 1), (0, 0, 0), (1, 1, 0), (0, 0, 0)]
    assert t.workers("B") == {"labourer": 10}
    assert cards(t) == [0, 1, 0, 0]


@rule("PAL-179", "PAL-180", "PAL-182", "PAL-197")
def test_all_abilities_are_finished_before_debts_are_handed_out() -> None:
    t = four(
        told={
            "A": {"suspicion": "0 1 2", "crew": "conspirator_1"},
            "B": {"suspicion": "0 1"},
            "D": {"suspicion": "2 2", "crew": "conspirator_2"},
        }
    )
    t.push(Tax(0, 1))
    t.choose("A", "use conspirator_1")
    assert (unpaid(t), t.s.tax) == ([0, 0, 0, 0], 0)
    t.choose("D", "use conspirator_2")
    assert unpaid(t) == [1, 1, 0, 0]  # two each now
    assert cards(t) == [1, 1, 0, 1]
    assert t.s.tax == 8


@rule("PAL-181")
@pytest.mark.parametrize(("turn", "order"), [("A", "ABCD"), ("B", "BCDA"), ("D", "DABC")])
def test_players_resolve_in_turn_order_from_the_active_player(turn: str, order: str) -> None:
    crew: Setting = {"crew": "conspirator_1 conspirator_2", "suspicion": "0 1 2"}
    t = four(turn, told=dict.fromkeys(FOUR, crew))
    assert t.asked == turn
    t.push(Inquisition())
    for who in order:
        assert (t.asked, t.kind) == (who, "ability")
        t.choose(who, "decline")
    gained = [line["seat"] for line in t.game.story(None) if line["kind"] == "paladins-story-debt_gained"]
    assert "".join(FOUR[seat] for seat in gained) == order


@rule("PAL-180", "PAL-187", "PAL-197", "PAL-199", "PAL-200")
def test_peddler_then_conspirators_then_squires() -> None:
    t = table(
        A={
            "workers": SPARE,
            "silver": 0,
            "suspicion": "1 1",
            "crew": "conspirator_1 conspirator_2 peddler_3 squire_1 squire_2",
        },
    )
    t.push(Inquisition())
    assert t.kind == "ability"
    assert t.refusal("A", "use squire_1") == ("paladins-suspicion-most", "PAL-200", 2, 0)
    t.choose("A", "use peddler_3", "use conspirator_1", "use conspirator_2")
    p = t.p("A")
    assert (p.silver, len(p.suspicion), p.unpaid) == (2, 0, 0)
    assert t.track("A") == (0, 1, 1)


@rule("PAL-180", "PAL-199")
def test_another_order_of_the_same_abilities_loses_the_peddler() -> None:
    t = table(A={"workers": SPARE, "silver": 0, "suspicion": "1 1", "crew": "conspirator_1 peddler_3"})
    t.push(Inquisition())
    t.choose("A", "use conspirator_1")
    assert t.kind == "turn"
    assert (t.p("A").silver, len(t.p("A").suspicion), t.p("A").unpaid) == (0, 1, 1)


@rule("PAL-180")
def test_equal_abilities_are_offered_once() -> None:
    t = table(
        A={"workers": SPARE, "suspicion": "0 0 0", "crew": "conspirator_1 conspirator_2 peddler_1 peddler_2"}
    )
    t.push(Inquisition())
    assert t.options("A") == {"use conspirator_1", "use peddler_1", "use peddler_2"}
    t.choose("A", "use conspirator_1")
    assert t.options("A") == {"use conspirator_2", "use peddler_1", "use peddler_2"}


@rule("PAL-181", "PAL-197")
def test_a_conspirator_may_stay_idle() -> None:
    t = table(A={"workers": SPARE, "suspicion": "0 1 2", "crew": "conspirator_1 conspirator_2"})
    t.push(Inquisition())
    t.choose("A", "use conspirator_1")
    t.choose("A", "decline")
    assert (cards(t)[0], t.p("A").unpaid) == (1, 1)  # 2 held, half returned


@rule("PAL-181", "PAL-199")
def test_a_peddler_acts_whenever_its_condition_holds() -> None:
    t = table(A={"workers": SPARE, "silver": 0, "suspicion": "0 1", "crew": "conspirator_1 peddler_3"})
    t.push(Inquisition())
    assert t.refusal("A", "decline") == ("paladins-abilities-left", "PAL-181", 0, 0)
    t.choose("A", "use peddler_3")
    assert t.options("A") == {"use conspirator_1", "decline"}
    alone = table(A={"workers": SPARE, "silver": 0, "suspicion": "0 1", "crew": "peddler_3"})
    alone.push(Inquisition())
    assert (alone.kind, alone.p("A").silver) == ("turn", 2)  # unasked


@rule("PAL-200", "PAL-181")
@pytest.mark.parametrize("held", [1, 2])
def test_a_squire_refuses_to_act_under_suspicion(held: int) -> None:
    t = table(A={"workers": SPARE, "suspicion": "0 1"[: 2 * held], "crew": "conspirator_1 squire_1"})
    t.push(Inquisition())
    assert t.refusal("A", "use squire_1") == ("paladins-suspicion-most", "PAL-200", held, 0)


@rule("PAL-199", "PAL-181")
def test_a_peddler_refuses_to_act_below_two_suspicions() -> None:
    t = table(A={"workers": SPARE, "silver": 0, "suspicion": "0", "crew": "conspirator_1 peddler_3"})
    t.push(Inquisition())
    assert t.refusal("A", "use peddler_3") == ("paladins-suspicion-least", "PAL-199", 1, 2)


@rule("PAL-182", "PAL-183")
@pytest.mark.parametrize(
    ("held", "debts", "left"),
    [
        ([1, 0, 3, 3], [0, 0, 1, 1], [1, 0, 2, 2]),
        ([4, 3, 2, 1], [1, 0, 0, 0], [2, 3, 2, 1]),
        ([5, 5, 5, 5], [1, 1, 1, 1], [3, 3, 3, 3]),
        ([0, 1, 0, 0], [0, 1, 0, 0], [0, 1, 0, 0]),
        ([0, 0, 2, 0], [0, 0, 1, 0], [0, 0, 1, 0]),
        ([0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]),
    ],
)
def test_who_holds_the_most_gains_a_debt_and_returns_half(
    held: list[int], debts: list[int], left: list[int]
) -> None:
    t = four(told=suspected(*held))
    t.push(Tax(0, 1))
    assert unpaid(t) == debts
    assert cards(t) == left
    assert t.s.debts == 24 - sum(debts)
    assert len(t.s.suspicion_gone) == sum(held) - sum(left)


@rule("PAL-183")
def test_the_newest_suspicion_is_returned_first() -> None:
    t = table({"tax": 1}, A={"workers": SPARE, "suspicion": "0 1 2 2 1"})
    t.push(Tax(0, 1))
    assert [t.t.suspicion[kind] for kind in t.p("A").suspicion] == [0, 1, 2]
    assert [t.t.suspicion[kind] for kind in t.s.suspicion_gone] == [1, 2]


@rule("PAL-184")
def test_without_suspicion_nobody_gains_a_debt() -> None:
    t = four()
    t.push(Tax(0, 1))
    assert (unpaid(t), t.s.debts, t.s.tax) == ([0, 0, 0, 0], 24, 8)


@rule("PAL-185", "PAL-013")
@pytest.mark.parametrize(("seats", "full"), [(2, 6), (3, 7), (4, 8)])
def test_the_tax_supply_is_full_again(seats: int, full: int) -> None:
    t = table({"tax": 2}, "A", seats, A={"workers": SPARE, "silver": 0})
    t.push(Tax(0, 2))
    assert (t.s.tax, t.p("A").silver) == (full, 2)


@rule("PAL-182", "PAL-183", "PAL-185", "PAL-186")
def test_an_inquisition_of_four() -> None:
    t = table(
        {"tax": 1},
        seats=4,
        A={"workers": SPARE, "suspicion": "1"},
        C={"suspicion": "0 1 2"},
        D={"suspicion": "2 2 0"},
    )
    t.push(Tax(0, 1))
    assert cards(t) == [1, 0, 2, 2]
    assert unpaid(t) == [0, 0, 1, 1]
    assert t.s.tax == 8


@rule("PAL-183", "PAL-188")
def test_half_of_one_suspicion_is_none() -> None:
    t = table({"tax": 1}, A={"workers": SPARE, "suspicion": "0"})
    t.push(Tax(0, 1))
    assert (t.p("A").unpaid, len(t.p("A").suspicion)) == (1, 1)


@rule("PAL-256", "PAL-008")
@pytest.mark.parametrize(
    ("turn", "debts", "owing"),
    [("A", 1, "A"), ("B", 1, "B"), ("D", 1, "D"), ("D", 2, "DA"), ("B", 3, "BCD"), ("A", 0, "")],
)
def test_too_few_debts_go_out_from_the_active_player_on(turn: str, debts: int, owing: str) -> None:
    t = four(turn, debts, suspected(2, 2, 2, 2))
    t.push(Tax(0, 1))
    assert unpaid(t) == [1 if who in owing else 0 for who in FOUR]
    assert cards(t) == [1 if who in owing else 2 for who in FOUR]  # who gets none returns none
    assert (t.s.debts, t.s.tax) == (0, 8)


@rule("PAL-189")
def test_rewards_of_abilities_come_from_the_main_supply() -> None:
    t = table(
        {"tax": 1},
        A={"workers": SPARE, "silver": 0, "provision": 0, "suspicion": "0 1", "crew": "peddler_2 peddler_3"},
    )
    t.push(Tax(0, 1))
    assert (t.p("A").silver, t.p("A").provision) == (3, 2)  # 1 of them tax
    assert [event for event, _ in told(t)].count("inquisition") == 1
    assert t.s.tax == t.s.tax_full


@rule("PAL-189")
@pytest.mark.parametrize("ongoing", ["{ tax = 1 }", "{ criminal = 1 }", "{ free_recruit = 1 }"])
def test_a_card_whose_ability_could_cause_an_inquisition_is_no_card(tmp_path: Path, ongoing: str) -> None:
    overlay = tmp_path / "cards.toml"
    overlay.write_text(f'[[townsfolk]]\nid = "squire_1"\nongoing = [{ongoing}]\n', encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        start("paladins", 2, 1, content=overlay)
    assert "PAL-189" in caught.value.text("en")
    overlay.write_text('[[townsfolk]]\nid = "squire_1"\nongoing = [{ silver = 1 }]\n', encoding="utf-8")
    assert not start("paladins", 2, 1, content=overlay).over
