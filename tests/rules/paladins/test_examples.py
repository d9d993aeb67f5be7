"""The rulebook's worked examples with their numbers."""

from __future__ import annotations

import pytest
from tests.rules.paladins.table import Table, table
from tests.support import rule

from courtier import Game, start
from courtier.titles.paladins import words as w
from courtier.titles.paladins.inquisition import Inquisition
from courtier.titles.paladins.recruit import StartingTownsfolk
from courtier.titles.paladins.round import Collect, Refresh
from courtier.titles.paladins.scoring import sheet
from courtier.titles.paladins.solo.turn import RivalTaverns, RivalTurn
from courtier.titles.paladins.state import PState
from courtier.titles.paladins.suspicion import Suspicion, Tax

SPARE = "9 labourer"  # so that nobody has to pass


@rule("PAL-024", "PAL-022")
def test_the_architect_brings_a_provision_at_setup() -> None:
    t = table({"town": "architect_2 abbot_1 abbot_2 abbot_3 acolyte_1"}, A={"workers": SPARE})
    t.push(StartingTownsfolk(0))
    t.choose("A", "hire architect_2 free")
    assert (t.p("A").silver, t.p("A").provision) == (3, 2)
    assert [t.t.townsfolk[card].id for card in t.p("A").crew] == ["architect_2"]


@rule("PAL-010", "PAL-021", "PAL-023", "PAL-025")
def test_the_starting_player_chooses_last_from_two() -> None:
    game = start("paladins", 4, 3)
    first = game.view()["start"]
    left = 5
    for i in (3, 2, 1, 0):
        seat = (first + i) % 4
        assert [ask.seat for ask in game.asks] == [seat]
        assert len(game.options(seat)) == left
        remaining = {str(o) for o in game.options(seat)}
        chosen = game.options(seat)[0]
        game.choose(chosen, seat)
        remaining.remove(str(chosen))
        left -= 1
    (rest,) = remaining
    row = game.view()["townsfolk"]
    assert f"hire {row[-1]} free" == rest
    assert all(row)
    assert game.view()["townsfolk_pile"] == 32 - 5 - 4


@rule("PAL-029", "PAL-031", "PAL-220")
def test_the_first_order_scores_four_with_five_walls() -> None:
    t = table(
        {"orders": "fortify"},
        A={"workers": SPARE, "done": {"fortify": 5}},
        B={"workers": SPARE, "done": {"fortify": 4}},
    )
    assert t.sheet("A")["orders"] == 4
    assert "orders" not in t.sheet("B")


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


@rule("PAL-053", "PAL-054", "PAL-057")
def test_workers_of_a_fortify() -> None:
    t = table(A={"workers": "2 labourer 1 merchant 1 scout 1 criminal"})
    t.choose("A", "act fortify")
    assert t.kind == "workers"
    assert "pay labourer+scout+merchant" in t.options("A")
    assert "pay labourer+merchant+criminal" in t.options("A")
    assert t.refusal("A", "pay labourer+labourer+scout")[:2] == ("paladins-wrong-workers", "PAL-053")
    assert str(t.game.options(0)[0]) == "pay labourer+scout+merchant"  # the usual payment comes first


@rule("PAL-068", "PAL-069", "PAL-071", "PAL-073")
def test_developing_commission() -> None:
    t = table(A={"workers": "1 labourer 1 fighter", "silver": 4}, B={"workers": SPARE})
    t.choose("A", "act develop", "workshop commission left")
    assert t.workers("A") == {"scout": 1}
    assert t.p("A").silver == 0
    deed = t.t.deeds[w.COMMISSION]
    need = deed.shapes[t.p("A").shops[w.COMMISSION]]
    assert need >> 8 == 2
    assert need & 255 == 1 << w.CLERIC


@rule("PAL-074", "PAL-075")
def test_a_workshop_sends_a_worker_home_and_the_action_stays_blocked() -> None:
    t = table(
        A={"workers": "9 labourer", "silver": 4, "board": {"commission": "scout labourer cleric"}},
    )
    t.choose("A", "act develop", "workshop commission left")
    commission = t.view(0)["seats"][0]["actions"][w.COMMISSION]
    assert commission["workers"] == [None, "labourer", "cleric"]
    assert commission["workshops"] == [True, False, False]
    assert t.refusal("A", "act commission")[0] == "paladins-occupied"


@rule("PAL-076", "PAL-078", "PAL-079", "PAL-082")
def test_dismissing_the_abbot() -> None:
    t = table({"town": "squire_1 squire_2 abbot_1 squire_3 abbot_2"}, A={"workers": "1 scout", "silver": 2},
              B={"workers": SPARE})  # fmt: skip
    t.choose("A", "act recruit", "dismiss abbot_1 silver")
    assert t.p("A").silver == 0
    assert t.workers("A") == {"labourer": 1, "cleric": 1}
    assert t.view()["townsfolk"][2] is None  # PAL-084


@rule("PAL-077", "PAL-078", "PAL-083", "PAL-194")
@pytest.mark.parametrize(("coin", "silver", "unpaid"), [("silver", 1, 0), ("debt", 4, 1)])
def test_hiring_the_gatekeeper(coin: str, silver: int, unpaid: int) -> None:
    t = table(
        {"town": "gatekeeper_2 squire_2 abbot_1 squire_3 abbot_2", "walls": "wall_01"},
        A={"workers": "2 fighter 9 labourer 1 merchant 1 scout", "silver": 3},
    )
    t.choose("A", "act recruit", f"hire gatekeeper_2 {coin}", "pay labourer+fighter")
    assert (t.p("A").silver, t.p("A").unpaid) == (silver, unpaid)
    t.choose("A", "act fortify", "pay labourer+scout+merchant")
    assert t.p("A").silver == silver + 1


@rule("PAL-089", "PAL-090")
def test_a_criminal_prays_for_absolve() -> None:
    t = table(
        A={"workers": "1 criminal 9 labourer", "silver": 2, "board": {"absolve": "cleric labourer merchant"}}
    )
    assert t.refusal("A", "act absolve")[:2] == ("paladins-occupied", "PAL-055")
    t.choose("A", "act pray")
    assert t.p("A").board[w.ABSOLVE] == 0
    assert t.workers("A") == {"labourer": 9}
    assert t.p("A").silver == 0


@rule("PAL-052", "PAL-094", "PAL-099", "PAL-100")
def test_commission_with_a_workshop() -> None:
    t = table(
        A={
            "workers": "1 cleric 1 labourer",
            "provision": 1,
            "faith": 2,
            "paladin": "anseis",
            "shops": {"commission": "left"},
        },
        B={"workers": SPARE},
    )
    t.choose("A", "act commission")
    assert not [token for token in t.options("A") if token.startswith("commission square_3")]
    t.choose("A", "commission square_2_3")
    assert t.workers("A") == {"scout": 1}
    assert t.p("A").provision == 0
    assert t.track("A") == (2, 0, 1)


@rule("PAL-102", "PAL-103", "PAL-105", "PAL-106", "PAL-129")
def test_the_fourth_wall_with_anseis() -> None:
    t = table(
        {"walls": "wall_17"},
        A={
            "workers": "9 labourer 1 merchant 1 scout",
            "provision": 0,
            "influence": 2,
            "paladin": "anseis",
            "done": {"fortify": 3},
        },
    )
    t.choose("A", "act fortify")
    assert t.track("A") == (0, 1, 2)
    assert t.workers("A") == {"labourer": 9, "fighter": 1}
    fifth = t.t.deeds[w.FORTIFY].row[4]
    assert (fifth.need, fifth.provision) == (7, 2)
    t.p("A").board = [0] * 12
    t.p("A").workers[w.MERCHANT] = t.p("A").workers[w.SCOUT] = 1
    assert t.refusal("A", "act fortify") == ("paladins-lack-attribute", "PAL-103", 5, 7)


@rule("PAL-109", "PAL-110", "PAL-111", "PAL-091")
def test_garrison_in_the_third_region() -> None:
    t = table(
        A={
            "workers": "9 labourer 1 merchant 1 fighter",
            "provision": 1,
            "strength": 5,
            "board": {"hunt": "labourer"},
        },
    )
    t.choose("A", "act garrison", "garrison square_3_4")
    assert t.kind == "clear"
    assert t.options("A") == {"clear hunt", "clear garrison", "decline"}
    t.choose("A", "clear garrison")
    assert t.p("A").board[w.GARRISON] == 0
    assert t.track("A") == (1, 5, 0)
    assert t.p("A").provision == 0


@rule("PAL-112", "PAL-113", "PAL-115", "PAL-116", "PAL-150")
def test_the_first_absolve() -> None:
    t = table(
        A={"workers": "9 labourer 1 cleric 1 merchant", "silver": 1, "unpaid": 1, "suspicion": "0 2"},
    )
    t.choose("A", "act absolve", "absolve pay_debt_1")
    assert t.kind == "accept"
    t.choose("A", "do remove_suspicion", "do pay_debt")
    p = t.p("A")
    assert (p.silver, p.unpaid, p.paid) == (0, 0, 1)
    assert [t.t.suspicion[kind] for kind in p.suspicion] == [0]  # the newest went (PAL-148)
    assert t.track("A") == (1, 0, 0)


@rule("PAL-117", "PAL-118", "PAL-119", "PAL-121")
def test_attacking_the_mercenary() -> None:
    t = table(
        {"outs": "- - - viking_mercenary - -"},
        A={"workers": "3 labourer 1 scout 1 fighter", "silver": 1, "strength": 5},
    )
    t.choose("A", "act attack")
    p = t.p("A")
    assert p.silver == 0
    assert t.track("A") == (0, 5, 1)
    assert t.workers("A") == {"labourer": 4}
    assert [t.t.outsiders[card].id for card in p.attacked] == ["viking_mercenary"]


@rule("PAL-122", "PAL-123", "PAL-124", "PAL-125", "PAL-126", "PAL-241")
def test_converting_the_assassin() -> None:
    t = table(
        {"outs": "- viking_assassin - saracen_archer - -"},
        A={
            "workers": "3 labourer 1 fighter 1 cleric",
            "silver": 2,
            "faith": 3,
            "paladin": "anseis",
            "done": {"convert": 2},
            "converted": "viking_armourer viking_guardian",
            "attacked": "saracen_hunter saracen_marauder byzantine_archer",
        },
    )
    t.choose("A", "act convert")
    assert t.p("A").silver == 0
    assert t.track("A") == (3, 2, 0)
    assert t.view()["seats"][0]["converted"][2] == {"id": "viking_assassin", "points": 2}


@rule("PAL-151", "PAL-152", "PAL-184")
@pytest.mark.parametrize(("first", "unpaid"), [("remove_suspicion", 0), ("tax+tax", 1)])
def test_the_order_of_a_tax_pardon_decides_over_a_debt(first: str, unpaid: int) -> None:
    t = table(
        {"tax": 2, "round": 3, "favours": "tax_pardon"},
        A={"workers": "1 cleric 3 labourer", "silver": 0, "suspicion": "0"},
    )
    t.choose("A", "favour tax_pardon", f"first {first}")
    if t.kind == "accept":
        t.choose("A", "do remove_suspicion")
    p = t.p("A")
    assert (p.silver, p.unpaid, len(p.suspicion)) == (2, unpaid, 0)
    assert t.s.tax == t.s.tax_full


@rule("PAL-164", "PAL-165", "PAL-169", "PAL-174", "PAL-175")
def test_two_criminals_and_one_silver_of_tax() -> None:
    t = table({"tax": 1, "suspicion": "2 1"}, A={"workers": SPARE, "silver": 0}, seats=4)
    t.push(Suspicion(0, 2, False))
    p = t.p("A")
    assert p.silver == 3  # two, then one after the inquisition
    assert p.unpaid == 1
    assert [t.t.suspicion[kind] for kind in p.suspicion] == [2, 1]  # half of one is none (PAL-188)
    assert t.s.tax == 7


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
    assert [len(p.suspicion) for p in t.s.players] == [1, 0, 2, 2]
    assert [p.unpaid for p in t.s.players] == [0, 0, 1, 1]
    assert t.s.tax == 8


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
    assert t.refusal("A", "use squire_1")[:2] == ("paladins-suspicion-most", "PAL-200")
    t.choose("A", "use peddler_3", "use conspirator_1", "use conspirator_2")
    p = t.p("A")
    assert (p.silver, len(p.suspicion), p.unpaid) == (2, 0, 0)
    assert t.track("A") == (0, 1, 1)


@rule("PAL-183", "PAL-188")
def test_half_of_one_suspicion_is_none() -> None:
    t = table({"tax": 1}, A={"workers": SPARE, "suspicion": "0"})
    t.push(Tax(0, 1))
    assert (t.p("A").unpaid, len(t.p("A").suspicion)) == (1, 1)


@rule("PAL-212", "PAL-213", "PAL-215")
def test_the_refresh() -> None:
    t = table(
        {
            "town": "- squire_1 defender_1 - debt_collector_1",
            "outs": "- byzantine_archer viking_guardian - viking_thief viking_mercenary",
        },
        A={"workers": SPARE},
    )
    t.push(Refresh())
    town = t.view()["townsfolk"]
    assert town[3:] == ["squire_1", "defender_1"]
    assert all(town[:3])
    assert "debt_collector_1" in t.view()["townsfolk_discards"]
    outs = t.view()["outsiders"]
    assert outs[:4] == ["byzantine_archer", "viking_guardian", "viking_thief", "viking_mercenary"]
    assert all(outs[4:])
    assert t.view()["outsiders_discards"] == []


@rule("PAL-248", "PAL-249", "PAL-250")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("viking_mercenary", 2),
        ("viking_mercenary byzantine_mercenary", 6),
        ("viking_mercenary byzantine_mercenary saracen_mercenary_1", 12),
    ],
)
def test_mercenaries(cards: str, points: int) -> None:
    t = table(A={"workers": SPARE, "converted": cards})
    assert t.sheet("A")["converts"] == points


@rule("PAL-221", "PAL-223", "PAL-225", "PAL-227", "PAL-228", "PAL-230", "PAL-240", "PAL-253")
def test_the_sheet_of_66_points() -> None:
    t = table(
        {"orders": "fortify absolve commission"},
        A={
            "workers": SPARE,
            "silver": 2,
            "provision": 1,
            "strength": 11,
            "influence": 10,
            "faith": 6,
            "done": {"commission": 6, "fortify": 6},
            "walls": "wall_03 wall_05 wall_01 wall_02 wall_15 wall_16",
            "converted": "viking_adventurer byzantine_warrior saracen_warrior viking_assassin",
            "attacked": "saracen_hunter saracen_marauder saracen_invader",
            "paid": 2,
            "unpaid": 1,
        },
    )
    assert t.sheet("A") == {
        "orders": 12,
        "strength": 16,
        "influence": 13,
        "faith": 6,
        "commissions": 5,
        "fortifies": 3,
        "walls": 3,
        "converts": 8,
        "debts": -1,
        "goods": 1,
    }
    assert t.game.scores()[0]["total"] == 66


# the solo opponent


def solo(marker: int = 1, **world: object) -> Table:
    """A plays against the rival, whose turn is forced by pushing RivalTurn."""
    t = table(world, seats=1, A={"workers": SPARE})  # type: ignore[arg-type]
    assert t.s.rival is not None
    t.s.rival.marker = marker - 1
    t.s.rival.top_row = 0
    p = t.rival
    p.workers[0] = 9
    p.shops = [0] * 12
    p.done = [0] * 12
    return t


def scheme(t: Table, id: str) -> None:
    """The rival's next turn, with this scheme on top."""
    rival = t.s.rival
    assert rival is not None
    kind = t.t.scheme_ids.index(id)
    for cards in (rival.schemes.cards, rival.discards, rival.aside):
        if kind in cards:
            cards.remove(kind)
            break
    rival.schemes.cards.append(kind)
    rival.schemes.seen = [0] * len(rival.schemes.cards)
    t.push(RivalTurn())


def plan(t: Table) -> list[tuple[str, str]]:
    return [(step["result"], step["action"]) for step in t.view()["rival"]["plan"]]


@rule("SOLO-005", "SOLO-007", "SOLO-038")
@pytest.mark.parametrize(("difficulty", "workshops"), [("easy", 1), ("standard", 3), ("hard", 5)])
def test_workshops_by_difficulty(difficulty: str, workshops: int) -> None:
    game = start("paladins", 1, 4, {"difficulty": difficulty})
    s = game.state
    assert isinstance(s, PState)
    assert sum(shops.bit_count() for shops in s.players[1].shops) == workshops
    needed = game.view()["rival"]["needed"]
    assert sorted(needed.values()) == [2] * workshops + [3] * (6 - workshops)


def to_round(game: Game, number: int) -> None:
    while game.view()["round"] < number or game.view()["step"] != "actions":
        options = game.options(0)
        passes = [o for o in options if str(o) == "pass"]
        game.choose((passes or options)[0], 0)


@rule("SOLO-015", "SOLO-016")
def test_the_rival_has_seven_workers_in_round_four() -> None:
    game = start("paladins", 1, 4)
    to_round(game, 4)
    assert game.view()["rival"]["workers"] == 7


@rule("SOLO-013")
def test_the_rival_is_suspected_for_the_tavern_left_over() -> None:
    t = solo()
    criminals = t.t.tavern_ids.index("tavern_12")
    t.s.taverns = [criminals, t.t.tavern_ids.index("tavern_01")]
    t.s.tavern_seat = [-1, 0]
    t.push(RivalTaverns())
    assert len(t.rival.suspicion) == 2
    assert t.rival.workers[0] == 9


@rule("SOLO-025", "SOLO-027", "SOLO-046")
@pytest.mark.parametrize(
    ("town", "gone"),
    [
        ("squire_1 squire_2 abbot_1 abbot_2 peddler_1", "abbot_1"),
        ("squire_1 squire_2 - abbot_2 peddler_1", "abbot_2"),
        ("squire_1 squire_2 - - peddler_1", "peddler_1"),
        ("squire_1 squire_2 - - -", "squire_1"),
    ],
)
def test_the_middle_space_targets_the_third_card(town: str, gone: str) -> None:
    t = solo(3, town=town)
    scheme(t, "kings_favour")
    assert gone in t.view()["townsfolk_discards"]


@rule("SOLO-030", "SOLO-032")
def test_the_rival_pays_no_silver_for_a_favour() -> None:
    t = solo(1, round=3, favours="debt_or_suspicion")
    t.rival.unpaid = 1
    scheme(t, "kings_favour")
    assert (t.rival.unpaid, t.rival.paid, t.rival.workers[0]) == (0, 1, 8)


@rule("SOLO-035", "SOLO-036", "SOLO-039")
def test_commission_with_one_workshop_takes_two_workers() -> None:
    t = solo()
    t.rival.shops[w.COMMISSION] = 1
    scheme(t, "commission")
    assert (t.rival.board[w.COMMISSION], t.rival.done[w.COMMISSION]) == (2, 1)
    t = solo(town="abbot_1 - - - -")
    t.rival.shops[w.COMMISSION] = 1
    t.rival.workers[0] = 1
    scheme(t, "commission")
    assert t.rival.done[w.COMMISSION] == 0
    assert plan(t) == [("workers", "commission"), ("does", "top-recruit")]
    assert t.rival.workers[0] == 2  # one for Recruit; a cleric and a labourer come


@rule("SOLO-063", "SOLO-066")
@pytest.mark.parametrize(
    ("done", "occupied", "first"),
    [(0, False, "commission"), (5, False, "convert"), (0, True, "convert")],
)
def test_orders_are_tried_from_the_right(done: int, occupied: bool, first: str) -> None:
    t = solo(round=3, orders="fortify convert commission", outs="viking_thief - - - - -")
    t.rival.done[w.COMMISSION] = done
    t.rival.board[w.COMMISSION] = 3 if occupied else 0
    scheme(t, "kings_order")
    assert plan(t)[-1] == ("does", first)


@rule("SOLO-019", "SOLO-020", "SOLO-021", "SOLO-022", "SOLO-067", "SOLO-068")
def test_the_favour_example() -> None:
    t = solo(5, round=7, favours="pray tax_pardon labourers provisions_tax attribute", used="pray attribute")
    t.rival.suspicion = [t.s.suspicion.draw()]
    t.rival.track = [3, 2, 2]
    scheme(t, "kings_favour")
    assert t.view()["favours"][1]["seat"] == 1
    assert t.rival.suspicion == []
    assert t.s.tax == 3
    assert t.view()["rival"]["marker"] == 2
    assert sum(t.rival.track) == 8
    assert t.rival.track[w.STRENGTH - w.FAITH] == 3  # on top of influence (SOLO-023)


@rule("SOLO-057", "SOLO-028", "SOLO-080")
@pytest.mark.parametrize(("suspicion", "tax"), [(0, 3), (1, 4), (2, 5)])
def test_the_rival_absolves_without_debts(suspicion: int, tax: int) -> None:
    t = solo()
    t.rival.suspicion = [t.s.suspicion.draw() for _ in range(suspicion)]
    scheme(t, "absolve")
    assert t.rival.track == [1, 0, 0]
    assert t.s.tax == tax
    assert t.rival.suspicion == []
    assert t.view()["rival"]["marker"] == 1


@rule("SOLO-062", "SOLO-071", "SOLO-072", "SOLO-074")
def test_the_rivals_sheet_of_76_points() -> None:
    t = solo(round=7, orders="fortify garrison commission")
    outs = [card.id for card in t.t.outsiders]
    p = t.rival
    p.track = [10, 12, 11]
    p.done[w.COMMISSION], p.done[w.GARRISON], p.done[w.FORTIFY], p.done[w.DEVELOP] = 6, 5, 3, 6
    p.converted = [
        outs.index(id)
        for id in (
            "viking_armourer",
            "viking_lookout",
            "viking_guardian",
            "viking_protector",
            "byzantine_invader",
            "byzantine_hunter",
        )
    ]
    p.attacked = [outs.index("viking_thief"), outs.index("viking_mercenary"), outs.index("saracen_archer")]
    p.paid, p.unpaid = 1, 2
    made = sheet(t.s, 1)
    lines = {
        line["key"].removeprefix("paladins-points-"): line["points"]
        for line in made["lines"]
        if line["points"]
    }
    assert lines == {
        "orders": 14,
        "faith": 13,
        "strength": 20,
        "influence": 16,
        "commissions": 5,
        "garrisons": 2,
        "converts": 11,
        "debts": -5,
    }
    assert made["total"] == 76
