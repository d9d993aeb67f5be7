"""Module 4, destinies: one a year, and what each does at its moment (KBM4-001 to KBM4-051)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.kingsburg.table import Table, at, at_construct, at_influence
from tests.support import rule, walk

from courtier import start
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.state import KState

MODULE: dict[str, Any] = {"modules": [4]}
WON = dict.fromkeys("ABC", 30)


def state(t: Table) -> KState:
    s = t.game.state
    assert isinstance(s, KState)
    return s


def season(destiny: str, phase: int = w.SPRING, **setting: Any) -> Table:
    """The start of a season in a year of this destiny."""
    return at(phase, options=MODULE, destiny=destiny, **setting)


def ending(destiny: str, phase: int = w.SPRING, **setting: Any) -> Table:
    """The end of a season in which nobody did anything."""
    t = at_construct(phase, options=MODULE, destiny=destiny, **setting)
    while t.kind == "construct":
        t.choose(t.asked, "pass")
    return t


def starting_year(destiny: str, options: dict[str, Any] = MODULE, **setting: Any) -> Table:
    """A year whose destiny is drawn now."""
    ids = [d.id for d in start("kingsburg", 2, 1, MODULE).tables.more.destinies]
    deck = [number for number, id in enumerate(ids) if id != destiny]
    pile = {"is": "Pile", "cards": [*deck, ids.index(destiny)], "seen": [0] * len(ids)}
    return at(
        w.FAVOR, options=options, more={"destiny": -1, "past_destinies": [], "destinies": pile}, **setting
    )


@rule("KBM4-001")
@rule("KBM4-002")
def test_a_destiny_is_drawn_every_year_and_discarded_at_its_end() -> None:
    t = Table(start("kingsburg", 3, 4, MODULE))
    first = t.view()["destiny"]["id"]
    assert t.view()["destiny"]["past"] == []
    assert [line[0] for line in t.told("destiny", "phase")][:2] == ["phase", "destiny"]
    t.to(w.SPRING, 2)
    assert t.view()["destiny"]["past"] == [first]
    assert t.view()["destiny"]["id"] != first


@rule("KBM4-049")
def test_there_are_twenty_nine_destinies_and_five_are_seen() -> None:
    t = Table(start("kingsburg", 2, 8, MODULE))
    assert len(t.game.tables.more.destinies) == 29
    t.to_end()
    assert len(t.told("destiny")) == t.year


@rule("KBM4-001")
def test_nobody_knows_the_destinies_to_come() -> None:
    t = Table(start("kingsburg", 3, 4, MODULE))
    s = state(t)
    seen = set()
    for rng in range(1, 12):
        c = s.clone()
        c.unkeyed(rng)
        sampled = t.game.title.sample(c, 0)
        assert sampled.more.destiny == s.more.destiny
        seen.add(sampled.more.destinies.cards[-1])
    assert len(seen) > 4


@rule("KBM4-014")
@rule("KBM4-003")
def test_royal_gifts_a_good_each_in_turn_order() -> None:
    t = starting_year("royal_gifts", order="BCA")
    for who in "BCA":
        assert (t.asked, t.kind) == (who, "goods")
        t.choose(who, "take stone")
        assert t.goods(who) == "1 stone"


@rule("KBM4-013")
@pytest.mark.parametrize(("die", "stone"), [(3, ""), (4, "1 stone")])
def test_rich_quarries_a_common_roll(die: int, stone: str) -> None:
    t = season("rich_quarries", rolls=str(die))
    assert [t.goods(who) for who in "ABC"] == [stone] * 3
    assert t.told("common_roll")[0][2] == die


@rule("KBM4-016")
def test_bandits_take_a_good_of_those_with_more_than_four() -> None:
    t = ending("bandits", goods={"A": "4 gold", "B": "3 gold 2 stone", "C": "9 wood"})
    assert (t.asked, t.kind) == ("B", "bandits")
    assert t.options("B") == {"lose gold", "lose stone"}
    t.choose("B", "lose gold")
    assert t.phase == w.SUMMER  # Cindy has wood alone, so she has no choice
    assert [t.goods(who) for who in "ABC"] == ["4 gold", "2 gold 2 stone", "8 wood"]


@rule("KBM4-017")
def test_grand_tournament_two_points_for_the_largest_army() -> None:
    t = ending("grand_tournament", w.FALL, soldiers={"A": 2, "B": 3, "C": 3})
    assert [t.sheet(who).get("destinies", 0) for who in "ABC"] == [0, 2, 2]
    t = ending("grand_tournament", w.FALL)  # nobody has an army
    assert [t.sheet(who).get("destinies", 0) for who in "ABC"] == [0, 0, 0]
    t = ending("grand_tournament", w.SUMMER, soldiers={"A": 2})
    assert t.sheet("A").get("destinies", 0) == 0


@rule("KBM4-020")
def test_the_plague_takes_a_soldier_before_the_reinforcements() -> None:
    t = at(
        w.WINTER,
        options=MODULE,
        destiny="plague",
        soldiers={"A": 3, "B": 1},
        enemy="zombies_1_4",
        rolls="2",
    )
    t.to(w.FAVOR, 2)
    assert {who: strength for who, (_, strength) in t.battle().items()} == {"A": 4, "B": 2, "C": 2}
    assert [line[1] for line in t.told("card_loss")] == list("AB")


@rule("KBM4-022")
def test_great_caravan_up_to_two_goods_for_others() -> None:
    t = ending("great_caravan", goods={"A": "2 gold 1 wood"})
    assert (t.asked, t.kind) == ("A", "swap")
    assert "swap gold wood" in t.options("A")
    assert "swap gold+gold wood+stone" in t.options("A")
    assert "swap gold+wood stone+stone" in t.options("A")
    t.refuses("A", "swap gold gold", "kingsburg-swap-others", "KBM4-022")
    t.refuses("A", "swap stone gold", "reason-lack", "KBM4-022")
    t.choose("A", "swap gold+gold wood+stone")
    assert t.goods("A") == "2 wood 1 stone"
    assert t.phase == w.SUMMER
    t = ending("great_caravan", goods={"A": "2 gold"})
    t.choose("A", "decline")
    assert t.goods("A") == "2 gold"


@rule("KBM4-024")
def test_royal_levy_a_good_or_a_point() -> None:
    t = ending("royal_levy", w.SUMMER, goods={"A": "1 gold 1 wood", "B": "1 stone"})
    assert (t.asked, t.kind) == ("A", "levy")
    assert t.options("A") == {"pay gold", "pay wood", "decline"}
    t.choose("A", "pay wood")
    t.choose("B", "decline")
    assert [t.goods(who) for who in "ABC"] == ["1 gold", "1 stone", ""]
    assert [t.sheet(who).get("destinies", 0) for who in "ABC"] == [0, -1, -1]  # Cindy has no goods
    t = ending("royal_levy", w.SPRING, goods={"A": "1 gold"})
    assert t.kind != "levy"


@rule("KBM4-026")
def test_harvest_festival_up_to_two_goods_into_points() -> None:
    t = ending("harvest_festival", w.FALL, goods={"A": "2 gold 1 wood", "B": "1 stone"})
    assert (t.asked, t.kind) == ("A", "sell")
    wanted = {"sell gold", "sell wood", "sell gold+gold", "sell gold+wood", "decline"}
    assert t.options("A") == wanted
    t.refuses("A", "sell gold+gold+wood", "kingsburg-sell-most", "KBM4-026")
    t.choose("A", "sell gold+wood")
    assert (t.goods("A"), t.sheet("A")["destinies"]) == ("1 gold", 2)
    t.choose("B", "decline")
    assert "destinies" not in t.sheet("B")


@rule("KBM4-029")
def test_absent_advisor_two_dice_close_an_advisor_for_the_season() -> None:
    t = season("absent_advisor", rolls="3 5, 1 1 6, ? ? ?, ? ? ?", goods={"A": "9 gold"})
    closed = [advisor["rank"] for advisor in t.view()["advisors"] if advisor.get("closed")]
    assert closed == [8]
    assert "treasurer" not in {token.split()[1] for token in t.options(t.asked) if token != "pass"}
    t.to(w.SUMMER)
    rank = t.told("closed")[-1][2]
    assert [advisor["rank"] for advisor in t.view()["advisors"] if advisor.get("closed")] == [rank]
    t.to(w.RECRUIT)
    assert not any(advisor.get("closed") for advisor in t.view()["advisors"])


@rule("KBM4-043")
def test_neutral_dice_lie_where_an_advisor_is_away_or_reserved() -> None:
    t = season("absent_advisor", order="AB", rolls="3 5 1, ? ?, 3 6")  # neutral dice first, then the advisor
    there = next(advisor for advisor in t.view()["advisors"] if advisor["rank"] == 9)
    assert there["closed"]
    assert [group["seat"] for group in there["groups"]] == [-1]
    t = season("secret_deals", order="AB", rolls="6 6 6, ? ?", more={"reserved": [18, 18]})
    assert [group["seat"] for group in t.groups("king")] == [-1]
    t = season("the_king_is_sick", order="AB", rolls="6 6 6, ? ?", more={"closed": 1 << 18})
    assert [group["seat"] for group in t.groups("king")] == [-1]


@rule("KBM4-009")
@rule("KBM4-037")
def test_rising_stars_four_items_on_different_advisors_each_season() -> None:
    t = season("rising_stars", order="AB", rolls="6 6 6, 1 1", goods={"A": "9 gold"})
    items = {advisor["rank"]: advisor["items"] for advisor in t.view()["advisors"] if advisor.get("items")}
    assert sorted(item for there in items.values() for item in there) == ["gold", "plus2", "stone", "wood"]
    assert len(items) == 4
    assert not set(items) & {18, 2}  # where neutral dice lie
    t.to(w.RECRUIT)
    assert not any(advisor.get("items") for advisor in t.view()["advisors"])


@rule("KBM4-010")
@rule("KBM4-044")
def test_a_reserved_advisor_takes_the_first_dice_of_those_who_share_the_right() -> None:
    t = at_influence(
        options=MODULE,
        destiny="secret_deals",
        dice=dict.fromkeys("ABC", "1 2 5"),
        more={"reserved": [8, 2, 8]},
    )
    t.refuses("A", "influence squire 2", "kingsburg-reserved", "KBM4-010")
    t.choose("A", "influence jester 1")
    t.refuses("B", "influence treasurer 1+2+5", "kingsburg-reserved", "KBM4-010")
    t.choose("B", "influence squire 2")
    t.choose("C", "influence treasurer 1+2+5")
    assert "treasurer" not in t.ranks("A")


@rule("KBM4-010")
def test_secret_deals_everybody_reserves_one_advisor_in_secret() -> None:
    t = starting_year("secret_deals")
    assert (t.asked, t.kind) == ("ABC", "reserve")
    assert len(t.options("A")) == 18
    t.choose("A", "reserve king")
    assert not t.told("reserved")
    t.choose("B", "reserve squire")
    t.choose("C", "reserve king")
    assert [line[1:3] for line in t.told("reserved")] == [("A", 18), ("B", 2), ("C", 18)]
    reserved = {a["id"]: a["reserved"] for a in t.view()["advisors"] if a.get("reserved")}
    assert reserved == {"squire": [1], "king": [0, 2]}


@rule("KBM4-038")
def test_secret_deals_may_name_a_politician_as_one_card() -> None:
    governors = {"A": "duke", "B": "fairy", "C": "heiress"}
    t = starting_year("secret_deals", {"modules": [3, 4]}, governors=governors)
    t.refuses("A", "reserve politician", "kingsburg-no-politician", "KBM4-038")
    t = starting_year("secret_deals", {"modules": [3, 4]}, governors=governors | {"B": "politician"})
    assert "reserve politician" in t.options("A")
    assert len(t.options("A")) == 19
    for who in "ABC":
        t.choose(who, "reserve politician" if who == "A" else "reserve king")
    assert [a["id"] for a in t.view()["advisors"] if a.get("reserved")] == ["king"]
    assert state(t).more.reserved[0] == t.game.tables.board + 1


@rule("KBM4-011")
def test_the_sick_king_takes_no_dice() -> None:
    t = starting_year("the_king_is_sick")
    assert [a["id"] for a in t.view()["advisors"] if a.get("closed")] == ["king"]
    t = at_influence(
        options=MODULE,
        destiny="the_king_is_sick",
        dice={"A": "6 6 6", "B": "1 1 1", "C": "1 1 1"},
        more={"closed": 1 << 18},
    )
    assert "king" not in t.ranks("A")


def check_health(year: int, die: int, gold: dict[str, str], **setting: Any) -> Table:
    return at(
        w.WINTER,
        options=setting.pop("options", MODULE),
        destiny="the_king_is_sick",
        year=year,
        goods=gold,
        soldiers=WON,
        enemy={3: "zombies_3_6", 4: "zombies_4_7", 2: "zombies_2_5", 5: "dragons_5_9", 1: "zombies_1_4"}[
            year
        ],
        rolls=f"?, {die}",
        **setting,
    )


@rule("KBM4-041")
@rule("KBM4-042")
@pytest.mark.parametrize(("donors", "dead"), [("A", True), ("AB", False)])
def test_the_king_dies_of_two_or_less(donors: str, dead: bool) -> None:
    t = check_health(3, 1, {"A": "1 gold", "B": "1 gold", "C": "3 wood"}, order="BAC")
    for who in "BA":  # Cindy has no gold
        assert (t.asked, t.kind) == (who, "donate")
        t.choose(who, "pay gold" if who in donors else "decline")
    assert [t.gold(who) for who in "AB"] == [0, 0 if "B" in donors else 1]
    assert t.game.over == dead
    assert bool(t.told("king_dies")) == dead
    assert bool(t.told("king_lives")) != dead


@rule("KBM4-042")
@pytest.mark.parametrize("year", [1, 2, 5])
def test_no_check_in_the_other_years(year: int) -> None:
    t = check_health(year, 1, {"A": "1 gold"})
    t.play_on(lambda t: t.game.over or t.phase == w.FAVOR)
    assert not t.told("king_dies", "king_lives")


@rule("KBM4-036")
@rule("KBM5-005")
def test_after_the_kings_death_the_final_scoring_takes_place() -> None:
    t = at(
        w.WINTER,
        options={"modules": [3, 4, 5]},
        governors={"A": "paladin", "B": "duke", "C": "fairy"},
        destiny="the_king_is_sick",
        year=3,
        soldiers=WON,
        buildings={"B": "statue chapel church cathedral"},
        goods={"B": "4 wood"},
        soldier_tokens=dict.fromkeys("ABC", "0 1 2 4"),
        enemy="zombies_3_6",
        rolls="1",
        more={"battles_won": [2, 0, 0], "battles_lost": [0, 0, 0]},
    )
    for who in "ABC":
        t.choose(who, "play 0")
    t.play_on(lambda t: t.game.over)
    assert t.told("king_dies")
    assert t.year == 3
    assert t.sheet("A")["governor"] == 3 + 2
    assert t.sheet("B")["effects"] == 2  # the Cathedral
    assert all(t.sheet(who)["tokens"] == 1 + 2 + 4 for who in "ABC")


@rule("KBM4-051")
def test_own_effects_come_before_the_destiny() -> None:
    t = ending(
        "harvest_festival", w.FALL, goods={"A": "2 gold"}, buildings={"A": "barricade crane town_hall"}
    )
    assert t.kind == "use" or t.kind == "season_end"
    t.play_on(lambda t: t.kind == "sell")
    assert t.asked == "A"


@rule("KBM4-023")
def test_a_generous_king_pays_two_points() -> None:
    t = at(w.REWARD, options=MODULE, destiny="generous_king", buildings={"A": "statue", "B": "inn"})
    assert [t.sheet(who).get("kings_reward", 0) for who in "ABC"] == [2, 2, 0]


@pytest.mark.parametrize("modules", [[4], [3, 4], [2, 3, 4], [1, 2, 3, 4, 5, 6]])
@pytest.mark.parametrize("seats", [2, 5])
def test_games_with_destinies_end(modules: list[int], seats: int) -> None:
    for seed in range(2):
        game = start("kingsburg", seats, seed, {"modules": modules})
        for _ in walk(game, seed):
            pass
        assert game.result is not None
