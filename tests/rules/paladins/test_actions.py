"""What holds for all actions: turns, workers, needs, costs and rewards."""

from __future__ import annotations

from tests.rules.paladins.table import table
from tests.support import rule


@rule("PAL-053", "PAL-054", "PAL-057")
def test_workers_of_a_fortify() -> None:
    t = table(A={"workers": "2 labourer 1 merchant 1 scout 1 criminal"})
    t.choose("A", "act fortify")
    assert t.kind == "workers"
    assert "pay labourer+scout+merchant" in t.options("A")
    assert "pay labourer+merchant+criminal" in t.options("A")
    assert t.refusal("A", "pay labourer+labourer+scout")[:2] == ("paladins-wrong-workers", "PAL-053")
    assert str(t.game.options(0)[0]) == "pay labourer+scout+merchant"  # the usual payment comes first
