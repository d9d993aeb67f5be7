"""The year and its eight phases; what is open and what is hidden (KB-018 to KB-024)."""

from __future__ import annotations

import pytest
from tests.rules.kingsburg.table import Table, at, at_influence
from tests.rules.seating import NAMES, place
from tests.support import played, rule, walk

from courtier import start
from courtier.titles.kingsburg import words as w

YEARS = [(year, phase) for year in (1, 2, 3, 4, 5) for phase in (1, 2, 3, 4, 5, 6, 7, 8)]
IN_SEASONS = ("rolled", "order", "placed", "placed_envoy", "reward", "built", "built_envoy")


@rule("KB-018", "KB-019", "KB-022")
def test_five_years_of_eight_phases_in_order() -> None:
    t = Table(start("kingsburg", 3, 5))
    for _ in walk(t.game, 5):
        *_, last = t.told("phase")
        assert (last[3], last[2]) == (t.year, t.phase)  # both markers stand where play is
    assert [(year, phase) for _, _, phase, year in t.told("phase")] == YEARS
    assert [year for _, _, year, _ in t.told("year")] == [1, 2, 3, 4, 5]
    assert t.told()[-1][0] == "end"
    assert t.game.over


@rule("KB-022")
@pytest.mark.parametrize("year", [1, 2, 3, 4])
def test_after_winter_the_next_year_starts_with_its_first_phase(year: int) -> None:
    t = at(w.WINTER, year=year, rolls="6", soldiers={"A": 6, "B": 6, "C": 6})
    assert t.told("year", "phase") == [
        ("phase", "", 8, year),
        ("year", "", year + 1, 0),
        ("phase", "", 1, year + 1),
    ]
    assert (t.year, t.phase, t.kind) == (year + 1, 1, "favor_good")


@rule("KB-022")
def test_after_winter_of_the_fifth_year_nobody_is_asked_any_more() -> None:
    t = at(w.WINTER, enemy="dragons_5_9", rolls="1")
    assert t.told("year", "phase") == [("phase", "", 8, 5)]
    assert t.game.over
    assert (t.year, t.phase) == (5, 8)


@rule("KB-020")
@pytest.mark.parametrize("season", [w.SPRING, w.SUMMER, w.FALL])
def test_every_productive_season_has_the_same_four_steps(season: int) -> None:
    t = at(season, goods={"A": "2 gold 1 wood"}, buildings={"A": "farms chapel town_hall"}, rolls="1 1 2, 1")
    script = {
        "season_start": "use farms",
        "reroll": "keep",
        "influence": "influence merchant 1+1+2",
        "reward": "take gold",
        "construct": "build statue",
        "season_end": "trade wood>vp",
    }
    steps = []
    for kind, token in script.items():
        t.play_on(lambda t, kind=kind: t.asked == "A" and t.kind == kind)  # type: ignore[misc]
        assert t.phase == season
        steps.append((t.view()["step"], kind))
        t.choose("A", token)
    assert steps == [
        ("start", "season_start"),
        ("roll", "reroll"),
        ("influence", "influence"),
        ("rewards", "reward"),
        ("construct", "construct"),
        ("end", "season_end"),
    ]


@rule("KB-020", "KB-021")
def test_dice_are_rolled_and_buildings_constructed_in_productive_seasons_only() -> None:
    t = Table(played("kingsburg", 4, seed=2))
    phase = 0
    seen: dict[str, set[int]] = {event: set() for event in IN_SEASONS}
    for event, _, a, _ in t.told():
        if event == "phase":
            phase = a
        elif event in seen:
            seen[event].add(phase)
    assert all(phases <= {w.SPRING, w.SUMMER, w.FALL} for phases in seen.values())
    assert seen["rolled"] == seen["placed"] == seen["built"] == {w.SPRING, w.SUMMER, w.FALL}


@rule("KB-021")
def test_special_events_have_no_steps() -> None:
    steps: dict[int, set[str]] = {}
    kinds: dict[int, set[str]] = {}
    for game in walk(start("kingsburg", 3, 4, history=False), 4):
        if not game.over:
            view = game.view(None)
            steps.setdefault(view["phase"], set()).add(view["step"])
            kinds.setdefault(view["phase"], set()).update(ask.kind for ask in game.asks)
    assert steps[w.FAVOR] == steps[w.RECRUIT] == {""}
    assert "" not in steps[w.SPRING] | steps[w.SUMMER] | steps[w.FALL]
    assert kinds[w.FAVOR] == {"favor_good"}
    assert kinds[w.RECRUIT] <= {"recruit", "pay"}
    assert kinds.get(w.WINTER, set()) <= {"lose", "goods"}
    assert w.REWARD not in steps
    assert w.ENVOY not in steps


@rule("KB-023")
def test_everybody_sees_all_goods_tokens_sheets_and_dice() -> None:
    for game in walk(start("kingsburg", 3, 6, history=False), 6):
        spectator = dict(game.view(None))
        for seat in range(3):
            view = dict(game.view(seat))
            view["enemy"] = view["enemy"] | {"card": spectator["enemy"]["card"]}
            view["winter"] = spectator["winter"]  # tells what the known card means for each seat
            view["ahead"] = spectator["ahead"]  # and what this seat may still be asked
            assert view == spectator | {"seat": seat}
    t = at_influence(
        dice={"A": "1 3 5", "B": "2 2 6 6*"}, goods={"B": "1 gold"}, tokens={"B": 2}, buildings={"B": "inn"}
    )
    t.choose("A", "influence treasurer 3+5")
    brian = t.view("A")["seats"][1]
    assert (brian["dice"], brian["bonus"], brian["rolled"]) == ([2, 2, 6], [6], 16)
    assert (brian["gold"], brian["plus2"], brian["buildings"]) == (1, 2, ["inn"])
    assert t.view("C")["advisors"][7]["groups"][0]["dice"] == [3, 5]  # rolled dice stay visible when placed


@rule("KB-024")
def test_the_faces_of_face_down_enemies_are_hidden_and_nothing_else() -> None:
    t = at_influence(dice={"A": "4 6", "B": "2 3 5"}, passed="C")
    t.choose("A", "influence general 4+6")
    t.to(w.SUMMER)  # A has looked at the top card
    data = t.game.to_data()
    deck, box = data["state"]["enemies"]["cards"], data["state"]["box"]["cards"]
    for at_, card in enumerate(deck):  # another deck with the same backs
        other = next(i for i, b in enumerate(box) if t.game.tables.backs[b] == t.game.tables.backs[card])
        deck[at_], box[other] = box[other], card
    swapped = Table(place(data))
    for who in ("", "B", "C"):
        assert swapped.view(who) == t.view(who)
    assert t.view("A")["enemy"]["card"] is not None
    assert swapped.view("A")["enemy"]["card"] not in (None, t.view("A")["enemy"]["card"])
    assert [who for who in NAMES[:3] if t.told("saw", to=who)] == ["A"]
