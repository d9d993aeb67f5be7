"""Prices: every one has its place and its value, the rollout policy is a good one, and evolution hangs on its seed."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from courtier import start
from courtier.bots import bot, levels, tune
from courtier.bots.evolution import total
from courtier.bots.levels import Level, Settings
from courtier.bots.players import Policy
from courtier.bots.tune_prices import PriceTuner
from courtier.core.table_options import OptionError
from courtier.core.title import title_named
from courtier.titles.paladins import words as w
from courtier.titles.paladins.prices import CROWNS_SINGLE, NAMED, SINGLE, Prices, names

PALADINS = title_named("paladins")
PLAYED = ["anseis", "berengier"]
NAMES = names(PLAYED)
CROWNS_NAMES = names(PLAYED, crowns=True)
CROWNS = {"city_of_crowns": True}
NO_OPTIONS: Mapping[str, object] = {}


def nothing() -> None:
    pass


@pytest.mark.parametrize("parts", [(), ("crowns",)])
def test_every_price_is_committed_and_no_other_is_there(parts: tuple[str, ...]) -> None:
    known = PALADINS.knowledge(PALADINS.load(None, parts)[1])
    assert known is not None
    path = PALADINS.folder / "bot.toml"
    assert len(set(known.priced())) == len(known.priced()) == len(known.prices)
    assert set(tune.read(path, known.price_table())) == set(known.priced())
    guess: set[str] = set()
    for table in known.price_guess():
        guess |= set(tune.read(path, table))
    assert guess == set(known.priced()) if parts else guess <= set(known.priced())
    assert len(set(known.names())) == len(known.names()) == len(known.weights)
    assert set(tune.read(path, known.table())) == set(known.names())


def placed(prices: Prices, name: str) -> list[float] | float:
    """Where a price of this name belongs."""
    thing = name.removesuffix("_by_round")
    later = name.endswith("_by_round")
    icons = {NAMED.get(icon, icon): number for number, icon in enumerate(w.ICONS)}
    actions = [*w.ACTIONS, *w.CROWNS_ACTIONS]
    if name.startswith("boost_"):
        return prices.boost[w.ICONS.index(name.removeprefix("boost_")) - w.FAITH]
    if name.startswith("workshop_"):
        return prices.shop[actions.index(name.removeprefix("workshop_"))]
    if thing in actions:
        return (prices.action_by_round if later else prices.action)[actions.index(thing)]
    if thing in PLAYED:
        return (prices.paladin_by_round if later else prices.paladin)[PLAYED.index(thing)]
    if thing in icons and name not in SINGLE:
        return (prices.icon_by_round if later else prices.icon)[icons[thing]]
    found: float = getattr(prices, "passing" if name == "pass" else name)
    return found


@pytest.mark.parametrize("name", CROWNS_NAMES)
def test_a_price_stands_where_its_name_says(name: str) -> None:
    prices = Prices(PLAYED, [float(other == name) for other in CROWNS_NAMES], crowns=True)
    assert placed(prices, name) == 1
    everything = [value for held in vars_of(prices) for value in (held if isinstance(held, list) else [held])]
    assert sum(everything) == 1
    assert set(NAMES) | {*CROWNS_SINGLE} < {*CROWNS_NAMES}


def vars_of(prices: Prices) -> list[list[float] | float]:
    return [getattr(prices, name) for name in dir(prices) if not name.startswith("__")]


def played(
    first: Policy | Level, second: str, seed: int, options: Mapping[str, object] = NO_OPTIONS
) -> list[int]:
    game = start("paladins", 2, seed, options, history=False)
    made = 0
    while not game.over:
        seat = game.asks[0].seat
        player = first if seat == 0 else bot(second)
        game.choose(player.choose(game, seat, seed + 101 * made), seat)
        made += 1
    return [sheet["total"] for sheet in game.scores()]


@pytest.mark.parametrize("options", [{}, CROWNS])
def test_the_rollout_policy_beats_random_by_far(options: dict[str, bool]) -> None:
    for seed in range(3):
        own, other = played(Policy(), "random", seed, options)
        assert own > other + 20


def test_search_with_a_number_of_iterations_is_a_bot_too() -> None:
    game = start("paladins", 1, 4, history=False)
    named = bot("search:30", timed=False)
    assert isinstance(named, Level)
    assert named.settings(game) == Settings(iterations=30)
    assert sum(line.visits for line in named.think(game, 0, 1, named.settings(game))) == 30
    assert "search:30" not in levels()
    for wrong in ("search:", "search:0", "search:-3", "search:x", "searches:3"):
        with pytest.raises(OptionError):
            bot(wrong)


def test_evolution_hangs_on_its_seed_and_keeps_the_sum_of_prices() -> None:
    tuner = PriceTuner("paladins", 1, {"difficulty": "easy"})
    before = tune.read(PALADINS.folder / "bot.toml", "price_guess")
    once = tuner.evolve(before, 1, 1, 5, nothing)
    assert tuner.evolve(before, 1, 1, 5, nothing) == once
    assert tuner.evolve(before, 1, 1, 6, nothing) != once
    assert set(once) == set(tuner.names)
    assert total(once.values()) == pytest.approx(total(before.values()), rel=0.01)


def test_good_prices_score_more_than_the_guess_they_came_from() -> None:
    tuner = PriceTuner("paladins", 1, {"difficulty": "hard"})
    deals = tuner.deals(12, 90_000)
    path = PALADINS.folder / "bot.toml"
    evolved, _ = tuner.points(tune.read(path, "prices"), deals)
    guess, _ = tuner.points(tune.read(path, "price_guess"), deals)
    assert evolved > guess + 10
