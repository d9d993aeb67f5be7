"""Prices: every one has its place and its value, the rollout policy is a good one, and evolution hangs on its seed."""

from __future__ import annotations

import pytest

from courtier import start
from courtier.bots import bot, levels, tune
from courtier.bots.evolution import total
from courtier.bots.levels import Level, Settings
from courtier.bots.players import Policy
from courtier.bots.tune_prices import PriceTuner
from courtier.core.title import OptionError, title_named
from courtier.titles.paladins import words as w
from courtier.titles.paladins.prices import SINGLE, Prices, names

PALADINS = title_named("paladins")
PLAYED = ["anseis", "berengier"]
NAMES = names(PLAYED)


def nothing() -> None:
    pass


def test_every_price_is_committed_and_no_other_is_there() -> None:
    known = PALADINS.knowledge(PALADINS.load(None)[1])
    assert known is not None
    assert len(set(known.priced())) == len(known.priced()) == len(known.prices)
    assert set(tune.read(PALADINS.folder / "bot.toml", "prices")) == set(known.priced())
    assert set(tune.read(PALADINS.folder / "bot.toml", "price_guess")) <= set(known.priced())


@pytest.mark.parametrize("name", NAMES)
def test_a_price_stands_where_its_name_says(name: str) -> None:
    prices = Prices(PLAYED, [float(other == name) for other in NAMES])
    thing = name.removesuffix("_by_round")
    later = name.endswith("_by_round")
    found: list[float] | float
    if name in SINGLE:
        short = "passing" if name == "pass" else name
        found = prices.boost if name.startswith("boost_") else getattr(prices, short)
    elif name.startswith("workshop_"):
        found = [prices.shop[w.ACTIONS.index(name.removeprefix("workshop_")) - w.RIGHT_SIDE]]
    elif thing in w.ACTIONS:
        found = [(prices.action_by_round if later else prices.action)[w.ACTIONS.index(thing)]]
    elif thing in ("anseis", "berengier"):
        found = [(prices.paladin_by_round if later else prices.paladin)[thing == "berengier"]]
    else:
        found = prices.icon_by_round if later else prices.icon
    assert (sum(found) if isinstance(found, list) else found) == 1


def played(first: Policy | Level, second: str, seed: int) -> list[int]:
    game = start("paladins", 2, seed, history=False)
    made = 0
    while not game.over:
        seat = game.asks[0].seat
        player = first if seat == 0 else bot(second)
        game.choose(player.choose(game, seat, seed + 101 * made), seat)
        made += 1
    return [sheet["total"] for sheet in game.scores()]


def test_the_rollout_policy_beats_random_by_far() -> None:
    for seed in range(3):
        own, other = played(Policy(), "random", seed)
        assert own > other + 20


def test_search_with_a_number_of_iterations_is_a_bot_too() -> None:
    game = start("paladins", 1, 4, history=False)
    named = bot("search:30")
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
