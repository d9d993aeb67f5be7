"""Tuning: the arithmetic, the file it writes, and that a seed gives the same weights."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from courtier.bots import tune
from courtier.core.title import title_named


def nothing(whole: bool) -> None:
    pass


def test_regression_finds_the_weights_that_made_the_points(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tune, "RIDGE", 0.0001)
    rng = random.Random(1)
    sums = tune.Sums(3)
    for _ in range(2000):
        features = [rng.random(), 4 * rng.random(), 0.0]
        sums.add(features, 2 * features[0] - 0.5 * features[1])
    first, second, unseen = sums.solve()
    assert first == pytest.approx(2, abs=0.01)  # the ridge pulls a little towards no change
    assert second == pytest.approx(-0.5, abs=0.01)
    assert unseen == 0


def test_writing_weights_leaves_the_levels_alone(tmp_path: Path) -> None:
    path = tmp_path / "bot.toml"
    path.write_text(
        "# why\n\n[weights]\ngold = 1.0\n\n# levels\n\n[levels.page]\nnoise = 8.0\n", encoding="utf-8"
    )
    tune.write(path, {"gold": 0.5, "wood": 2.0})
    assert tune.read(path) == {"gold": 0.5, "wood": 2.0}
    text = path.read_text(encoding="utf-8")
    assert text.startswith("# why\n")
    assert text.endswith("wood = 2.0\n\n# levels\n\n[levels.page]\nnoise = 8.0\n")


@pytest.mark.parametrize("title", ["kingsburg", "paladins"])
def test_every_feature_has_a_committed_weight_and_no_other_is_there(title: str) -> None:
    chosen = title_named(title)
    known = chosen.knowledge(chosen.load(None)[1])
    assert known is not None
    assert set(tune.read(chosen.folder / "bot.toml")) == set(known.names())


def test_the_same_seed_fits_the_same_weights() -> None:
    chosen = title_named("kingsburg")
    known = chosen.knowledge(chosen.load(None)[1])
    assert known is not None
    before = tune.read(chosen.folder / "bot.toml")
    once = tune.fit("kingsburg", [2], 2, 5, before, known.names(), {}, nothing)
    assert tune.fit("kingsburg", [2], 2, 5, before, known.names(), {}, nothing) == once
    assert once[0] != before
    climbed = tune.climb("kingsburg", 2, 1, 5, before, known.names(), nothing)
    assert tune.climb("kingsburg", 2, 1, 5, before, known.names(), nothing) == climbed


def test_weights_are_as_good_as_themselves() -> None:
    weights = tune.read(title_named("kingsburg").folder / "bot.toml")
    share, _ = tune.compare("kingsburg", 4, 3, weights, weights, nothing)
    assert share == 0.5
