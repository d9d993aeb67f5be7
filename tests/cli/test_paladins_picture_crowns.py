"""City of Crowns in Paladins' picture: everything that lies open, and of the secrets the own one until the end."""

from __future__ import annotations

import copy
import re
from typing import Any

import pytest
from rich.cells import cell_len

from courtier import Game, start
from courtier.cli.choices import lines, offers
from courtier.cli.speech import Speech
from tests.cli.test_paladins_picture import draw
from tests.rules.paladins.crowns.court import court, rich
from tests.rules.paladins.table import Table
from tests.support import walk

OPTIONS = {"city_of_crowns": True}
WORDS = {  # what must stand there, by language: a muster card, a noble, two actions, two heads
    "en": ("Hedge Hunters", "Paris", "Muster", "Negotiate", "Secret order", "Allies"),
    "fr": ("Chasseurs", "Paris", "Mobiliser", "Négocier", "Ordre secret", "Alliés"),
}


def at(seats: int, kind: str, seed: int = 3, **more: str) -> Game:
    """The first moment of a game with the expansion at which this is asked."""
    game = start("paladins", seats, seed, OPTIONS | more)
    while game.asks[0].kind != kind:
        game.choose(game.options(game.asks[0].seat)[0], game.asks[0].seat)
    return game


def view_of(game: Game, seat: int | None) -> Any:
    return copy.deepcopy(dict(game.view(seat)))


def line_with(told: str, word: str) -> str:
    return next(line for line in told.splitlines() if word in line)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("width", [80, 120])
def test_every_moment_can_be_drawn_within_the_width(lang: str, width: int) -> None:
    for seats in (1, 4):
        for n, game in enumerate(walk(start("paladins", seats, 4, OPTIONS), 4)):
            if n % 40 == 0 or game.over:
                for seat in (None, n % seats):
                    told = draw(game, game.view(seat), lang, width)
                    assert max(cell_len(line) for line in told.splitlines()) <= width


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("width", [80, 120])
def test_the_picture_holds_all_that_the_expansion_brings(lang: str, width: int) -> None:
    game = at(2, "turn")
    view = view_of(game, game.asks[0].seat)
    view["crowns"]["muster"][0] |= {"card": "hedge_hunters", "left": 6}
    view["crowns"]["nobles"][1] |= {"card": "count_of_paris"}
    told = draw(game, view, lang, width)
    for word in WORDS[lang]:
        assert word in told
    assert "✝/⚔/♛/♦" in told  # the fourth attribute has its place in every seat's line
    for sign in ("♦ ", "⚑ ", "✎ ", "◈ ", "≡ ", "♞ ", "⚖ ", "⚘ ", "☩ ", "★ ", "✗ ", "✓ ", "? ", "↑ "):
        assert sign in told  # in the legend
    everything = draw(game, view, lang, width, height=200)
    for n in (view["townsfolk_pile"], view["outsiders_pile"], view["crowns"]["nobles_pile"]):
        assert f"≡{n}" in everything


def test_townsfolk_stand_at_their_prices_with_the_open_pile_first() -> None:
    game = at(2, "turn")
    view = view_of(game, 0)
    view["townsfolk"] = [
        "gatekeeper_2", "acolyte_3", "squire_3", "watchman_2", "princess_1", "outrider_1", None]  # fmt: skip
    told = draw(game, view, "en", 120)
    names = line_with(told, "Gatekeeper").strip("│").split("│")
    prices = (
        told.splitlines()[told.splitlines().index(line_with(told, "Gatekeeper")) + 1].strip("│").split("│")
    )
    assert [name.split()[-1] for name in names] == [
        "Gatekeeper", "Acolyte", "Squire", "Watchman", "Princess", "Outrider", "—"]  # fmt: skip
    assert [price.split()[0] for price in prices] == ["4¤/▣", "3¤/▣", "3¤/▣", "2¤/▣", "2¤", "1¤", "0"]


def test_a_muster_pile_tells_placing_collecting_and_whose_worker_stands_there() -> None:
    game = at(2, "turn")
    view = view_of(game, 0)
    view["seats"][0]["attributes"]["influence"] = 2
    view["crowns"] |= {"diplomat": 1}
    view["crowns"]["courts"][0]["walks"] = [1, 0, 2, 2]
    view["crowns"]["muster"][0] = {"card": "village_reeves", "left": 5, "worker": None, "seat": -1, "walk": 1}
    view["crowns"]["muster"][1] = {
        "card": "militia_captain",
        "left": 6,
        "worker": "fighter",
        "seat": 1,
        "walk": 0,
    }
    view["crowns"]["muster"][2] = {"card": "money_lenders", "left": 1, "worker": None, "seat": -1, "walk": 2}
    view["crowns"]["muster"][3] = {"card": None, "left": 0, "worker": None, "seat": -1, "walk": 2}
    told = draw(game, view, "en", 120).splitlines()
    row = next(n for n, line in enumerate(told) if "Village Reeves" in line)
    cells = [[cell.strip() for cell in line.strip("│").split("│")] for line in told[row : row + 3]]
    assert [cells[n][0] for n in range(3)] == ["⚑5 Village Reeves", "M1¤→✓▣/2−◉", "♣ ♛2→♦↑"]
    assert [cells[n][1] for n in range(3)] == ["⚑6 ◈ Militia Captain  OF", "F♣→☺", "⚔2→♦↑"]
    assert cells[0][2:] == ["⚑1 Money Lenders", "⚑0 —"]
    assert cells[1][2].endswith("+▣→F C L")


def test_nobles_show_price_and_both_halves() -> None:
    game = at(2, "turn")
    view = view_of(game, 0)
    view["crowns"]["nobles"][0]["card"] = "margrave_of_the_spanish_march"
    view["crowns"]["nobles"][1]["card"] = "count_of_paris"
    view["crowns"]["nobles"][3]["card"] = None
    for width, name in ((120, "2¤ Count of Paris"), (80, "2¤ ")):
        told = draw(game, view, "en", width).splitlines()
        row = next(n for n, line in enumerate(told) if "3¤/▣ Spanish March" in line)
        assert name in told[row]
        assert "1¤ —" in told[row]
        assert "♦1→Fortify +2♛" in told[row + 1]
        assert "⚔2→⚖ ♦" in told[row + 2]


def test_courts_show_extension_icons_sets_cards_and_allies() -> None:
    game = at(2, "turn")
    view = view_of(game, 0)
    view["crowns"]["courts"][1] |= {
        "extension": "clergy", "icons": {"military": 3, "merchant": 0, "farmer": 0, "clergy": 1}, "sets": 2,
        "collected": ["village_reeves"], "enlisted": ["margrave_of_neustria"], "allies": ["military"]}  # fmt: skip
    view["crowns"]["allies"][0]["seat"] = 1
    told = draw(game, view, "en", 80)
    assert " O  [☩] ♞3☩1 2★  ⚑ Village Reeves  ✎ Neustria" in told
    assert line_with(told, "Allies").startswith("Allies  ♞ −◉ 2§ »F  O   ⚖ 3¤ »M")


def test_the_secret_order_is_drawn_for_its_owner_and_all_of_them_at_the_end() -> None:
    game = at(2, "turn")
    for seat in range(2):
        own = view_of(game, seat)["secret"]
        drawn = line_with(draw(game, game.view(seat), "en", 80), "Secret order")
        assert f"{own['have']}/{own['need']}" in drawn
        assert own["order"].title() in drawn
    assert "Secret order" not in draw(game, game.view(None), "en", 80)
    for _ in walk(game, 3):
        pass
    told = draw(game, game.view(None), "en", 120)
    assert line_with(told, "Secret order").count("6★") == 2


def test_the_new_paladins_are_drawn_with_what_they_can_do() -> None:
    game = at(2, "paladin")
    view = view_of(game, 0)
    view["own"]["hand"] = ["astolfo", "maugris", "naimes", "ogier"]
    told = draw(game, view, "en", 80)
    for said in ("Astolfo F S L L +1♦+1✝+1⚔+1♛", "Maugris C L +2♦+2✝ ¤/♣→▣", "Naimes F M +2♦+2♛ Negotiate −¤",
                 "Ogier C S +2♦+2⚔ Muster −♣"):  # fmt: skip
        assert said in told


def test_a_low_screen_keeps_what_matters_now() -> None:
    game = at(2, "turn")
    low = draw(game, game.view(game.asks[0].seat), "en", 80, height=20)
    assert len(low.splitlines()) <= 20
    assert "Negotiate" in low
    assert "Village" in low or "⚑6" in low  # the muster cards come before the town
    assert "Taverns" not in low


def test_choices_beside_long_ones_still_share_lines() -> None:
    game = at(2, "turn")
    seat = game.asks[0].seat
    told = [line.plain for line in lines(offers(game, seat), Speech("en"), ["Maud", "Odo"], 80)]
    assert len(told) < len(game.options(seat))
    assert told[0].count(")") > 1  # actions stand beside each other
    assert len([line for line in told if ") Worker on the" in line]) == len(
        [o for o in game.options(seat) if str(o).startswith("place ")]
    )
    numbers = [int(n) for line in told for n in re.findall(r"(\d+)!? ?\)", line)]
    assert sorted(numbers) == list(range(1, len(game.options(seat)) + 1))


def test_the_rival_has_its_court() -> None:
    game = at(1, "turn", difficulty="insane")
    view = view_of(game, 0)
    told = draw(game, view, "en", 120)
    assert "Insane" in told
    assert (
        "marker 1 2 3 4 5 6 7".replace(str(view["rival"]["marker"]), f"[{view['rival']['marker']}]") in told
    )
    assert " ◆  [" in told
    for sign in ("⚑", "✎"):
        assert f"{sign}{view['rival']['needed']['muster']}" in line_with(told, "workers it takes")
    assert "Démentiel" in draw(game, view, "fr", 80)


def test_nobles_and_the_diplomats_way_cost_what_they_cost_the_seat_that_looks() -> None:
    """With Naimes nobles cost no silver, with Ogier the way costs no provisions."""
    game = at(2, "turn")
    told = draw(game, view_of(game, 0), "en", 120)
    assert "3¤/▣" in line_with(told, "1¤ ")
    assert any("2♣ " in line and "3♣ " in line for line in told.splitlines())
    view = view_of(game, 0)
    view["crowns"]["courts"][0] |= {
        "prices": [{"silver": 0, "debt": at == 0} for at in range(4)],
        "walks": [0, 0, 0, 0],
    }
    told = draw(game, view, "en", 120)
    names = line_with(told, "0/▣")
    assert names.count("0 ") == 3
    assert not any("2♣ " in line and "3♣ " in line for line in told.splitlines())


def menu(t: Table, lang: str = "en") -> str:
    """The numbered choices of A."""
    return "\n".join(line.plain for line in lines(offers(t.game, 0), Speech(lang), ["Ana", "Bo"], 120))


@pytest.mark.parametrize(("lang", "costs"), [("en", "– costs 2 silver"), ("fr", "– coûte 2 pièces")])
def test_the_list_of_choices_says_what_a_noble_costs(lang: str, costs: str) -> None:
    t = court(A=rich(strength=2, influence=2, diplomacy=2))
    t.choose("A", "act negotiate")
    assert "enlist duke_of_aquitaine silver" in t.options("A")
    assert costs in line_with(menu(t, lang), "Aquitaine")
    t = court(A=rich(paladin="naimes", strength=2, influence=2, diplomacy=2))
    t.choose("A", "act negotiate")
    assert "–" not in menu(t, lang)


def test_the_list_of_choices_says_what_a_muster_a_placement_and_a_favour_cost() -> None:
    t = court({"favours": "debt_or_suspicion debt_for_workers tax_pardon"}, A=rich(influence=2))
    assert line_with(menu(t), "Worker on the Village Reeves").endswith("– costs 1 silver")
    assert line_with(menu(t), "Worker on the Militia Captain").endswith("– costs 1 provision")
    assert "costs" not in line_with(menu(t), "Worker on the Hedge Hunters")
    assert line_with(menu(t), "Royal Loan").endswith("– costs 1 debt")
    assert line_with(menu(t), "Muster").endswith("– costs 3 provisions")  # there is one card to choose
    assert (
        menu(t).count("costs") == 7
    )  # Fortify and Pray have one target each too; of several it is told when they are listed
    t = court(A=rich(influence=2, strength=2))
    t.choose("A", "act muster")
    assert line_with(menu(t), "Muster the Militia Captain").endswith("– costs 2 provisions")
