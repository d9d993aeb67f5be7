"""Solo: setup and the start of a round (SOLO-001 to SOLO-018, SOLO-075)."""

from __future__ import annotations

import pytest
from tests.rules.paladins.rival import free, listen, new, rival_of, scheme, solo, to_round, told
from tests.rules.paladins.table import Table
from tests.support import rule

from courtier.titles.paladins import words as w
from courtier.titles.paladins.round import Collect
from courtier.titles.paladins.solo.turn import RivalTaverns, place_workshop, prepare_round
from courtier.titles.paladins.state import PState

RIGHT = ["commission", "fortify", "garrison", "absolve", "attack", "convert"]


@rule("SOLO-001")
def test_the_player_sets_up_as_usual_and_the_rival_has_seven_of_everything() -> None:
    view = new().view(0)
    (own,) = view["seats"]
    assert (own["silver"], own["provision"], own["paladins"], own["workshops_left"]) == (3, 1, 12, 8)
    assert view["active"] == [0]
    limits = {action["id"]: (action["done"], action["limit"]) for action in view["rival"]["seat"]["actions"]}
    assert [limits[id] for id in RIGHT] == [(0, 7)] * 4 + [(0, None), (0, 7)]


@rule("SOLO-002")
def test_markers_are_stacked_on_nought_with_strength_on_top() -> None:
    rival = new().view(0)["rival"]
    assert rival["seat"]["attributes"] == {"faith": 0, "strength": 0, "influence": 0}
    assert rival["stack"] == ["influence", "faith", "strength"]
    assert (rival["marker"], rival["track"]) == (1, 5)


@rule("SOLO-003", "SOLO-004")
def test_twelve_schemes_are_shuffled_and_five_are_set_aside() -> None:
    rival = new().view(0)["rival"]
    assert (rival["schemes"], rival["aside"], rival["discards"], rival["scheme"]) == (12, 5, [], None)
    assert rival["unseen"] == {"kings_order": 6} | dict.fromkeys(RIGHT, 1)
    orders = set()
    for seed in range(6):
        s = new(seed).state
        assert isinstance(s, PState)
        assert s.rival is not None
        orders.add(tuple(s.rival.schemes.cards))
    assert len(orders) > 1


@rule("SOLO-005", "SOLO-038")
@pytest.mark.parametrize(("difficulty", "workshops"), [("easy", 1), ("standard", 3), ("hard", 5)])
def test_workshops_by_difficulty(difficulty: str, workshops: int) -> None:
    view = new(4, difficulty).view(0)["rival"]
    assert view["difficulty"] == difficulty
    assert sum(sum(action["workshops"]) for action in view["seat"]["actions"]) == workshops
    assert sorted(view["needed"].values()) == [2] * workshops + [3] * (6 - workshops)


@rule("SOLO-005")
def test_the_orders_are_shuffled_again_after_they_placed_workshops() -> None:
    same = set()
    for seed in range(40):
        s = new(seed, "easy").state
        assert isinstance(s, PState)
        (built,) = [action for action, shops in enumerate(s.players[1].shops) if shops]
        same.add(s.tables.orders[s.orders.cards[0]].action == built)
    assert same == {True, False}


@rule("SOLO-006")
def test_workshops_go_on_the_left_most_free_space() -> None:
    t = solo()
    workshops = []
    for _ in range(2):
        place_workshop(t.s, w.GARRISON)
        workshops.append(t.view()["rival"]["seat"]["actions"][w.GARRISON]["workshops"])
    assert workshops == [[True, False, False], [True, True, False]]


@rule("SOLO-007")
def test_the_standard_example_needs_two_workers_for_three_actions() -> None:
    t = solo()
    for action in (w.COMMISSION, w.ATTACK, w.ABSOLVE):
        place_workshop(t.s, action)
    needed = t.view()["rival"]["needed"]
    assert needed == {"commission": 2, "fortify": 3, "garrison": 3, "absolve": 2, "attack": 2, "convert": 3}


@rule("SOLO-008", "SOLO-011", "SOLO-012")
def test_orders_bring_a_workshop_each_and_favours_a_scheme_each() -> None:
    game = new()
    begin = dict.fromkeys(RIGHT, 0)
    for action in game.view(0)["rival"]["seat"]["actions"][6:]:
        begin[action["id"]] = sum(action["workshops"])
    for number, schemes in ((1, 0), (2, 0), (3, 1), (4, 2), (5, 3), (6, 4), (7, 5)):
        to_round(game, number)
        view = game.view(0)
        built = {a["id"]: sum(a["workshops"]) for a in view["rival"]["seat"]["actions"][6:]}
        shown = [space["order"] for space in view["orders"] if space["order"]]
        assert len(shown) == min(3, number)
        assert built == {id: n + shown.count(id) for id, n in begin.items()}
        assert view["rival"]["aside"] == 5 - schemes
        turned = view["rival"]["discards"] + list(view["rival"]["unseen"].keys())
        assert ("kings_favour" in turned) == (schemes > 0)


@rule("SOLO-012")
def test_a_revealed_favour_puts_its_scheme_among_the_discards() -> None:
    t = solo(1, {"round": 4, "favours": "pray labourers"})
    rival = rival_of(t)
    rival.aside = [t.t.scheme_ids.index("kings_favour")] * 4
    prepare_round(t.s)
    assert [t.t.scheme_ids[kind] for kind in rival.discards] == ["kings_favour"]
    assert len(rival.aside) == 3


@rule("SOLO-009")
def test_the_player_always_acts_first() -> None:
    game = new()
    for number in range(1, 8):
        to_round(game, number)
        view = game.view(0)
        assert (view["start"], view["turn"], view["active"]) == (0, 0, [0])
        assert view["rival"]["workers"] == number + 3  # nothing done yet
        assert not any(view["rival"]["top_row"])


@rule("SOLO-010")
def test_the_tax_supply_holds_five_and_marked_squares_are_closed() -> None:
    view = new().view(0)
    assert (view["tax"], view["tax_full"]) == (5, 5)
    open_squares = [square["id"] for square in view["squares"] if not square["closed"]]
    assert len(open_squares) == 25
    assert "square_1_2" in open_squares
    assert "square_1_3" not in open_squares  # three players
    assert "square_1_4" not in open_squares  # four players


@rule("SOLO-075")
def test_the_rival_hires_nobody_and_the_row_is_filled_again() -> None:
    game = new()
    row = game.view(0)["townsfolk"]
    game.choose(f"hire {row[2]} free", 0)
    view = game.view(0)
    assert view["seats"][0]["crew"] == [row[2]]
    assert view["rival"]["seat"]["crew"] == []
    assert view["townsfolk"][1:] == [row[0], row[1], row[3], row[4]]
    assert view["townsfolk"][0] is not None
    assert view["townsfolk_pile"] == 32 - 5 - 1
    to_round(game, 3)
    assert game.view(0)["rival"]["seat"]["crew"] == []


def with_taverns(t: Table, taken: str, left: str) -> None:
    """The player has taken one of two taverns."""
    t.s.taverns = [t.t.tavern_ids.index(taken), t.t.tavern_ids.index(left)]
    t.s.tavern_seat = [0, -1]


@rule("SOLO-013")
@pytest.mark.parametrize(("left", "suspicion"), [("tavern_01", 0), ("tavern_02", 1), ("tavern_12", 2)])
def test_the_rival_is_suspected_for_the_tavern_left_over(left: str, suspicion: int) -> None:
    t = solo(1, {"suspicion": "0 0"})
    with_taverns(t, "tavern_23", left)
    t.push(RivalTaverns())
    assert len(t.rival.suspicion) == suspicion
    assert t.rival.workers[0] == 9
    assert t.p("A").suspicion == []


@rule("SOLO-013")
def test_two_taverns_are_revealed() -> None:
    game = new()
    while game.asks[0].kind != "tavern":
        game.choose(game.options(0)[0], 0)
    assert len(game.view(0)["taverns"]) == 2
    assert len(game.options(0)) == 2


@rule("SOLO-013", "SOLO-014")
def test_the_rival_is_suspected_in_every_round_before_the_actions_begin() -> None:
    met = 0
    for seed in range(8):
        game = new(seed)
        while game.asks[0].kind != "tavern":
            game.choose(game.options(0)[0], 0)
        content = {card["id"]: card["workers"].count("criminal") for card in game.content.data()["tavern"]}
        taken, left = (tavern["id"] for tavern in game.view(0)["taverns"])
        game.choose(f"tavern {taken}", 0)
        drawn = [
            line for line in game.story() if line["kind"] == "paladins-story-suspicion" and line["seat"] < 0
        ]
        assert len(drawn) == content[left]
        met += content[left]
    assert met > 0


@rule("SOLO-014")
def test_the_player_is_suspected_before_the_rival() -> None:
    t = solo(1, {"suspicion": "0 1 2"}, A={"workers": "3 labourer"})
    t.s.taverns = [t.t.tavern_ids.index("tavern_02"), t.t.tavern_ids.index("tavern_12")]
    t.s.tavern_seat = [-1, -1]
    t.p("A").hand.cards = [[card.id for card in t.t.paladins].index("anseis")]
    t.p("A").hand.seen = [1]
    t.push(RivalTaverns(), Collect(0))
    t.choose("A", "tavern tavern_02")
    drawn = [
        (line["seat"], line["a"]) for line in t.game.story() if line["kind"] == "paladins-story-suspicion"
    ]
    assert drawn == [(0, 0), (-1, 1), (-1, 2)]


@rule("SOLO-014", "SOLO-033")
def test_an_inquisition_over_the_rivals_tavern_begins_with_the_rival() -> None:
    """Only one debt is left for two who are equally suspect."""
    t = solo(1, {"suspicion": "2", "tax": 1, "debts": 1}, A={"workers": "9 labourer", "suspicion": "0"})
    with_taverns(t, "tavern_01", "tavern_02")
    t.push(RivalTaverns())
    assert (t.rival.unpaid, t.p("A").unpaid) == (1, 0)


@rule("SOLO-015", "SOLO-016")
def test_workers_by_round_and_none_carried_over() -> None:
    game = new()
    for number, workers in ((1, 4), (2, 5), (3, 6), (4, 7), (7, 10)):
        to_round(game, number)
        assert game.view(0)["rival"]["workers"] == workers
    t = solo(1, {"round": 4}, workers=3)
    t.rival.board[w.COMMISSION] = 2
    rival_of(t).top_row = 3
    prepare_round(t.s)
    assert (t.rival.workers[0], t.rival.board[w.COMMISSION], rival_of(t).top_row) == (7, 0, 0)


@rule("SOLO-015")
def test_the_colour_of_workers_does_not_matter_to_the_rival() -> None:
    t = solo(1, faith=4)
    free(t, "square_3_6")  # a fighter
    scheme(t, "commission")
    assert t.rival.workers == [7, 0, 0, 0, 0, 0]
    scheme(t, "absolve")  # three more, of whatever kind
    assert t.rival.board[w.ABSOLVE] == 3


@rule("SOLO-017")
def test_the_rival_takes_no_paladins() -> None:
    game = new()
    for number in (1, 4):
        to_round(game, number)
        rival = game.view(0)["rival"]["seat"]
        assert (rival["paladin"], rival["paladins"], rival["paladin_chosen"]) == (None, 0, False)
        assert set(rival["boosts"].values()) == {0}


@rule("SOLO-018")
def test_a_criminal_works_like_anybody_but_is_suspected() -> None:
    t = solo(1, {"round": 3, "favours": "two_criminals", "suspicion": "0 0"})
    listen(t)
    scheme(t, "kings_favour")
    assert t.rival.workers[0] == 9 - 1 + 2
    assert len(t.rival.suspicion) == 2
    assert told(t)[-2:] == ["suspicion", "suspicion"]
