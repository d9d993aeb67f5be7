"""City of Crowns: setup (COC-002 to COC-024)."""

from __future__ import annotations

import pytest
from tests.rules.paladins.crowns.court import RIGHT, beside, court, finish, new, rich
from tests.rules.paladins.table import act
from tests.support import rule, walk

from courtier import Game, IllegalChoice, start
from courtier.core.agenda import ALL_SEATS
from courtier.titles.paladins import words as w
from courtier.titles.paladins.state import PState


def refused(game: Game, token: str, seat: int) -> tuple[str, str]:
    with pytest.raises(IllegalChoice) as caught:
        game.choose(token, seat)
    return caught.value.reason.key, caught.value.reason.rule


@rule("COC-002")
def test_what_the_expansion_does_not_change_stays_as_it_was() -> None:
    base, more = start("paladins", 3, 4).view(0), new(3)[0].view(0)
    for key in ("tax", "tax_full", "debts", "suspicion", "walls", "rounds", "squares"):
        assert more[key] == base[key]
    for seat in (0, 1, 2):
        for key in ("workers", "silver", "provision", "workshops_left"):
            assert more["seats"][seat][key] == base["seats"][seat][key]
        assert more["seats"][seat]["actions"][:12] == base["seats"][seat]["actions"]
    assert (base["crowns"], base["secrets"]) == (None, None)


@rule("COC-003")
def test_no_card_of_the_co_operative_scenario_is_in_any_deck() -> None:
    game, s, _ = new(4)
    assert (len(s.tables.orders), len(s.tables.favours), len(s.tables.schemes)) == (8, 15, 10)
    decks = game.title.load(None, ("crowns",))[0].decks
    assert not [deck for deck in decks if "threat" in deck or "scenario" in deck]


@rule("COC-005", "COC-006", "COC-004")
def test_a_sixth_townsfolk_and_two_open_piles() -> None:
    view = new()[0].view(None)
    assert len(view["townsfolk"]) == 7  # the pile's top, the sixth card, the usual five
    assert len(view["outsiders"]) == 7  # the usual six, the pile's top
    assert None not in view["townsfolk"] + view["outsiders"]
    assert (view["townsfolk_pile"], view["outsiders_pile"]) == (40 - 7, 42 - 7)


@rule("COC-007", "COC-008")
def test_the_next_card_of_a_pile_is_seen_as_soon_as_one_is_taken() -> None:
    t = court(A=rich(strength=4))
    row = t.view()["outsiders"][:6]
    act(t, "A", "act recruit", "dismiss abbot_2 silver", "decline")
    assert t.view()["townsfolk"][0] == "missionary_2"
    assert t.view()["townsfolk_pile"] == 40 - 7 - 1
    act(t, "A", "act attack", "attack byzantine_warrior")
    assert t.view()["outsiders"][6] == "saracen_protector"
    assert t.view()["outsiders"][:6] == row


@rule("COC-007")
def test_a_card_from_a_pile_is_no_choice_to_take_back() -> None:
    t = court()
    before = t.s.barrier
    act(t, "A", "act recruit", "hire abbot_2 silver")
    assert t.s.barrier > before  # what lay below it has been seen
    t = court()
    before = t.s.barrier
    act(t, "A", "act recruit", "hire acolyte_1 silver")
    assert t.s.barrier == before


@rule("COC-008")
def test_a_pile_that_has_run_out_shows_nothing() -> None:
    t = court()
    t.s.town_pile.cards, t.s.town_pile.seen = [], []
    act(t, "A", "act recruit", "dismiss abbot_2 silver", "decline")
    assert t.view()["townsfolk"][0] is None
    assert t.view()["townsfolk"][1] == "acolyte_1"


@rule("COC-009")
def test_discards_of_townsfolk_outsiders_and_nobles() -> None:
    t = court(A=rich(diplomacy=1, strength=9))
    act(t, "A", "act recruit", "dismiss acolyte_1 silver")
    act(t, "A", "act negotiate", "entrust count_of_paris silver")
    finish(t)
    view = t.view()
    assert view["townsfolk_discards"] == ["acolyte_1", "defender_2"]
    assert view["outsiders_discards"] == ["viking_adventurer"]
    assert view["crowns"]["nobles_discards"] == ["count_of_paris"]  # its space was empty at the refresh


@rule("COC-010", "COC-011")
@pytest.mark.parametrize(
    ("card", "silver", "debt"),
    [("abbot_2", 4, True), ("acolyte_1", 3, True), ("gatekeeper_1", 3, True), ("peddler_1", 2, True),
     ("squire_2", 2, False), ("watchman_1", 1, False), ("defender_2", 0, False)],
)  # fmt: skip
def test_what_a_townsfolk_costs_by_its_place(card: str, silver: int, debt: bool) -> None:
    t = court(A=rich(silver=silver))
    t.choose("A", "act recruit")
    assert f"hire {card} silver" in t.options("A")
    assert (f"hire {card} debt" in t.options("A")) == debt
    if not debt:
        assert t.refusal("A", f"hire {card} debt")[:2] == ("paladins-no-debt-here", "PAL-078")
    if silver:
        poor = court(A=rich(silver=silver - 1))
        poor.choose("A", "act recruit")
        assert poor.refusal("A", f"hire {card} silver") == ("reason-lack", "PAL-079", silver - 1, silver)


@rule("COC-010")
def test_the_pile_of_outsiders_has_flags_of_its_own() -> None:
    for strength, offered in ((12, False), (13, True)):
        t = court(A=rich(strength=min(strength, 12), silver=strength - 12))
        t.choose("A", "act attack")
        assert ("attack byzantine_warrior" in t.options("A")) == offered
    for faith, offered in ((11, False), (12, True)):
        t = court(A=rich(faith=faith))
        t.choose("A", "act convert")
        assert ("convert byzantine_warrior" in t.options("A")) == offered


@rule("COC-012")
def test_starting_townsfolk_from_the_row_and_the_pile() -> None:
    game, s, _ = new(3)
    first, second, third = [(s.start + i) % 3 for i in (2, 1, 0)]
    row = game.view(0)["townsfolk"]
    assert {str(option) for option in game.options(first)} == {f"hire {card} free" for card in row}
    game.choose(f"hire {row[0]} free", first)
    assert game.view(0)["townsfolk"][1:] == row[1:]
    assert game.view(0)["townsfolk"][0] not in (None, row[0])  # the next card of the pile
    game.choose("workshop attack left", first)
    game.choose(f"hire {row[3]} free", second)
    assert game.view(0)["townsfolk"][3] is None
    game.choose("workshop attack left", second)
    left = game.view(0)["townsfolk"]
    game.choose(f"hire {left[6]} free", third)
    assert game.view(0)["townsfolk"] == [*left[:6], None]
    game.choose("workshop attack left", third)
    assert game.view(0)["townsfolk"][2:] == [
        card for card in left[:6] if card
    ]  # slid right, filled from the pile
    assert None not in game.view(0)["townsfolk"]


@rule("COC-013")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_is_dealt_a_secret_order(seats: int) -> None:
    game, s, court = new(seats)
    assert (len(s.orders.cards), len(s.orders_box.cards)) == (3, 8 - 3 - seats)
    dealt = [pile.cards for pile in court.secrets]
    assert len({card for (card,) in dealt} | set(s.orders.cards)) == seats + 3
    for seat in range(seats):
        own = game.view(seat)["secret"]
        assert own["order"] == s.tables.orders[dealt[seat][0]].id
        assert (own["have"], own["need"], own["vp"], own["done"]) == (0, 5, 6, False)
    assert game.view(None)["secret"] is None
    assert game.view(0)["secrets"] is None


@rule("COC-013")
def test_only_the_owner_is_told_the_secret_order() -> None:
    game, s, court = new(3)
    for seat in range(3):
        told = [
            line["phrase"] for line in game.story(seat) if line["phrase"]["key"] == "paladins-story-secret"
        ]
        assert len(told) == 1
        assert s.tables.orders[court.secrets[seat].cards[0]].id in str(told[0])
    assert not [line for line in game.story(None) if line["phrase"]["key"] == "paladins-story-secret"]


@rule("COC-014", "COC-015")
@pytest.mark.parametrize(("seats", "size"), [(1, 6), (2, 6), (3, 7), (4, 7)])
def test_muster_piles_in_tiers(seats: int, size: int) -> None:
    game, s, court = new(seats)
    tier = s.tables.crowns.muster_backs
    for pile in court.muster:
        tiers = [tier[card] for card in reversed(pile.cards)]
        assert tiers == [1] + [2] * (size - 4) + [3] * 3
    assert sorted(tier[card] for card in court.muster_box.cards) == [1, 1] + [2] * (4 if seats < 3 else 0)
    assert [pile["left"] for pile in game.view(None)["crowns"]["muster"]] == [size] * 4


@rule("COC-014", "COC-018")
def test_tiers_are_shuffled() -> None:
    assert len({tuple(new(seed=seed)[2].muster_box.cards) for seed in range(8)}) > 4
    assert len({tuple(new(seed=seed)[2].nobles) for seed in range(8)}) > 4
    assert len({tuple(new(seed=seed)[2].extensions) for seed in range(12)}) > 4


@rule("COC-016")
def test_only_the_top_of_a_muster_pile_is_seen_and_used() -> None:
    _, _, dealt = new()
    for pile in dealt.muster:
        assert pile.seen == [0] * (len(pile.cards) - 1) + [ALL_SEATS]
    t = court(A=rich(strength=12, faith=12, influence=12))
    assert t.refusal("A", "place supply_train")[:2] == ("paladins-muster-hidden", "COC-016")
    t.choose("A", "act muster")
    assert t.refusal("A", "muster supply_train")[:2] == ("paladins-muster-hidden", "COC-016")
    assert t.options("A") == {"muster village_reeves", "muster militia_captain", "muster hedge_hunters"}


@rule("COC-017")
def test_the_diplomat_starts_on_the_right_and_nobody_has_an_ally() -> None:
    view = new(4)[0].view(None)["crowns"]
    assert (view["diplomat"], len(view["muster"])) == (3, 4)
    assert view["allies"] == [{"icon": icon, "seat": -1} for icon in w.NOBLE_ICONS]


@rule("COC-018", "COC-019")
@pytest.mark.parametrize(("seats", "cards"), [(1, 26), (2, 26), (3, 28), (4, 30)])
def test_negotiate_cards_in_tiers(seats: int, cards: int) -> None:
    _, s, court = new(seats)
    tier = s.tables.crowns.noble_backs
    assert [tier[card] for card in court.nobles] == [1] * 4  # the open pile and the row
    below = [tier[card] for card in reversed(court.nobles_pile.cards)]
    assert below == sorted(below)
    assert len(below) + 4 == cards
    assert [below.count(n) for n in (1, 2, 3, 4)] == [0, 6 if seats < 3 else 8, 8 if seats < 4 else 10, 8]
    assert set(court.nobles_pile.seen) == {0}


@rule("COC-020", "COC-066")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_each_player_gets(seats: int) -> None:
    game, s, _ = new(seats)
    view = game.view(None)
    icons = [side["extension"] for side in view["crowns"]["courts"]]
    assert len(set(icons)) == seats
    for seat in range(seats):
        side = view["crowns"]["courts"][seat]
        assert side["icons"] == {icon: int(icon == icons[seat]) for icon in w.NOBLE_ICONS}
        assert (side["collected"], side["enlisted"], side["allies"], side["sets"]) == ([], [], [], 0)
        assert view["seats"][seat]["attributes"]["diplomacy"] == 0
        assert sorted(s.players[seat].pile.cards) == list(range(16))
        assert {"astolfo", "maugris", "naimes", "ogier"} <= {card.id for card in s.tables.paladins}


@rule("COC-021", "COC-022")
def test_the_extra_workshop_follows_the_starting_townsfolk() -> None:
    game, s, _ = new(2)
    seat = (s.start + 1) % 2
    assert refused(game, "workshop attack left", seat)[0] == "reason-not-offered"
    game.choose(game.options(seat)[0], seat)
    assert (game.asks[0].kind, game.asks[0].seat) == ("starting_workshop", seat)
    spaces = {f"workshop {action} {space}" for action in RIGHT for space in ("left", "middle")}
    assert {str(option) for option in game.options(seat)} == spaces
    assert refused(game, "workshop muster right", seat) == ("paladins-right-space", "PAL-070")
    assert refused(game, "workshop hunt left", seat)[0] == "reason-not-offered"
    game.choose("workshop negotiate middle", seat)
    assert (game.asks[0].kind, game.asks[0].seat) == ("starting", 1 - seat)
    assert game.view(0)["seats"][seat]["actions"][w.NEGOTIATE]["workshops"] == [False, True, False]


@rule("COC-022")
def test_two_workshops_on_muster_and_negotiate_and_no_more() -> None:
    t = court(A=rich(shops={"muster": "left middle"}, faith=2))
    t.choose("A", "act develop")
    assert t.refusal("A", "workshop muster left")[:2] == ("paladins-workshop-there", "PAL-069")
    assert "workshop negotiate left" in t.options("A")
    t = court(A={"workers": "1 scout", "provision": 3, "faith": 2, "shops": {"muster": "left middle"}})
    act(t, "A", "act muster")  # one card can be had, and one worker is all it takes
    assert t.p("A").done[w.MUSTER] == 1


@rule("COC-023")
def test_the_extra_workshop_is_no_develop() -> None:
    game, s, _ = new(2)
    for _ in range(2):
        seat = game.asks[0].seat
        game.choose(game.options(seat)[0], seat)
        game.choose("workshop attack left", seat)
        assert sum(s.players[seat].workers) == 0
        assert s.players[seat].done[w.DEVELOP] == 0
        assert game.view(0)["seats"][seat]["workshops_left"] == 8
    t = court(A=rich(shops={"attack": "left"}, converted="viking_guardian", done={"convert": 1}))
    assert "converts" not in t.sheet("A")  # Guardian counts no workshop
    assert "develops" not in t.sheet("A")


@rule("COC-024")
def test_the_example_of_an_extra_workshop_on_convert() -> None:
    """First its three choices at the setup, then a turn with what they leave."""
    merchant, choice = w.NOBLE_ICONS.index("merchant"), "hire chevalier_1 free"
    deals = (new(2, seed) for seed in range(1, 500))
    game, seat = next(
        (game, game.asks[0].seat)
        for game, _, dealt in deals
        if dealt.extensions[game.asks[0].seat] == merchant
        and choice in {str(o) for o in game.options(game.asks[0].seat)}
    )
    game.choose(choice, seat)
    game.choose("workshop convert left", seat)
    mine = game.view(seat)["seats"][seat]
    assert mine["crew"] == ["chevalier_1"]
    assert mine["actions"][w.CONVERT]["workshops"] == [True, False, False]
    assert game.view(seat)["crowns"]["courts"][seat]["extension"] == "merchant"
    t = court(A=rich(extension="merchant", crew="chevalier_1", shops={"convert": "left"}, faith=1))
    assert beside(t, "A")["extension"] == "merchant"
    act(t, "A", "act convert")
    assert t.view()["seats"][0]["actions"][w.CONVERT]["workers"] == [None, "labourer", "cleric"]
    assert sum(t.p("A").workers) == 11 - 2


def test_a_whole_game_ends_with_seven_rounds_of_it() -> None:
    game, _, _ = new(4, seed=9)
    for _ in walk(game, 9):
        pass
    assert isinstance(game.state, PState)
    assert game.state.round == 7
