"""City of Crowns: four paladins drawn, and the four new ones (COC-025 to COC-033, COC-101)."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.rules.paladins.crowns.court import beside, court, finish, muster, negotiate, new, nobles, rich
from tests.rules.paladins.table import Setting, Table, World, act, on_top, play
from tests.support import rule, walk

from courtier.titles.paladins import words as w
from courtier.titles.paladins.state import PState

BOTH_COSTS = """
[[muster_card]]
id = "village_reeves"
tier = 1
worker = "merchant"
cost = { silver = 2, provision = 1 }
need = { influence = 2 }
diplomacy = 1
reward = [{ scout = 1 }]
provenance = "reconstructed"
"""


@rule("COC-025")
def test_one_is_played_one_goes_on_top_one_to_the_bottom_and_one_leaves() -> None:
    t = court(turn="B", A={})
    assert t.kind == "paladin"
    hand, pile = t.view(0)["own"]["hand"], t.view(0)["own"]["pile"]
    assert (len(hand), len(t.options("A"))) == (4, 4 * 3 * 2)
    a, b, c, d = hand
    t.choose("A", f"play {a} {b}+{c}")
    play(t, "B")
    assert t.view()["seats"][0]["paladin"] == a
    assert t.view(0)["own"]["pile"] == [b, *pile, c]
    ids = [t.t.paladins[card].id for card in t.p("A").pile.cards]
    assert (len(ids), d in ids, a in ids) == (14, False, False)


@rule("COC-026", "COC-027")
def test_two_paladins_leave_the_pile_each_round() -> None:
    game, s, _ = new(2, seed=3)
    sizes: dict[int, set[int]] = {}
    for moment in walk(game, 3):
        s = moment.state  # type: ignore[assignment]
        assert isinstance(s, PState)
        if s.step == w.S_PALADIN and not s.held:
            assert all(len(p.hand.cards) == 4 for p in s.players)
            sizes.setdefault(s.round, set()).update(len(p.pile.cards) + 4 for p in s.players)
    assert sizes == {1: {16}, 2: {14}, 3: {12}, 4: {10}, 5: {8}, 6: {6}, 7: {4}}
    assert [len(p.pile.cards) for p in s.players] == [2, 2]


@rule("COC-028")
@pytest.mark.parametrize(
    ("paladin", "boost"), [("astolfo", 1), ("maugris", 2), ("naimes", 2), ("ogier", 2), ("roland", 0)]
)
def test_new_paladins_lend_diplomacy_for_the_round(paladin: str, boost: int) -> None:
    t = court(A=rich(paladin=paladin, influence=2))
    assert t.view()["seats"][0]["boosts"]["diplomacy"] == boost
    assert t.track("A") == (0, 0, 2, 0)
    t.choose("A", "act negotiate")
    assert ("entrust count_of_paris silver" in t.options("A")) == (boost >= 1)  # needs 1
    assert ("entrust duke_of_aquitaine silver" in t.options("A")) == (boost >= 2)  # needs 2


@rule("COC-028")
def test_the_boost_is_gone_with_the_round_and_counts_no_points() -> None:
    t = court(A=rich(paladin="naimes", diplomacy=1))
    assert t.sheet("A").get("diplomacy", 0) == 0  # 3 would score 1
    finish(t)
    assert t.view()["seats"][0]["boosts"]["diplomacy"] == 0


@rule("COC-029")
def test_astolfo_brings_four_workers_and_nothing_else() -> None:
    t = court(turn="B", A={"workers": "1 labourer"})
    (card,) = [card for card in t.t.paladins if card.id == "astolfo"]
    t.p("A").pile = on_top(t.p("A").pile, [t.t.paladins.index(card)])
    finish(t)
    t.choose("A", next(token for token in sorted(t.options("A")) if token.startswith("play astolfo ")))
    play(t, "B")
    assert t.view()["seats"][0]["paladin"] == "astolfo"
    assert t.workers("A") == {"labourer": 1 + 2, "scout": 1, "fighter": 1}  # one labourer was there
    assert {len(other.workers) for other in t.t.paladins if other.id != "astolfo"} == {2}
    assert (card.action, card.waive, card.gain) == (-1, -1, -1)


def maugris(**told: object) -> Setting:
    """A has Maugris, no silver and no provisions."""
    return rich(paladin="maugris", **{"silver": 0, "provision": 0, **told})


# what is chosen, then how much of what it costs
COSTS: dict[str, tuple[list[str], Setting, str, int]] = {
    "attack": (["act attack", "attack byzantine_archer"], {}, "silver", 3),
    "convert": (["act convert", "convert viking_lookout"], {"done": {"convert": 1}}, "silver", 1),
    "absolve": (["act absolve", "absolve labourer"], {}, "silver", 1),
    "develop": (["act develop", "workshop muster left"], {}, "silver", 4),
    "pray": (["act pray"], {}, "silver", 2),
    "commission": (["act commission", "commission square_1_2"], {}, "provision", 1),
    "fortify": (["act fortify"], {}, "provision", 1),
    "garrison": (["act garrison", "garrison square_1_2"], {"strength": 3}, "provision", 1),
    "muster": (["act muster", "muster hedge_hunters"], {"influence": 2}, "provision", 1),
    "muster far": (["act muster", "muster village_reeves"], {"influence": 2, "strength": 2}, "provision", 3),
    "favour silver": (["favour debt_or_suspicion"], {}, "silver", 1),
    "favour provision": (["favour develop"], {}, "provision", 1),
    "placement silver": (["place village_reeves"], {}, "silver", 1),
    "placement provision": (["place militia_captain"], {}, "provision", 1),
}


def at_court(setting: Setting, debts: int = 24) -> Table:
    return court({"favours": "debt_or_suspicion develop", "round": 4, "debts": debts}, A=setting)


@rule("COC-030", "COC-031")
@pytest.mark.parametrize("cost", COSTS)
def test_maugris_takes_a_debt_for_the_whole_of_any_cost(cost: str) -> None:
    tokens, told, thing, n = COSTS[cost]
    t = at_court(maugris(**{thing: n, **told}))
    act(t, "A", *tokens)
    assert t.kind == "cover"
    assert t.options("A") == {f"cover {thing}", "cover debt"}
    t.choose("A", "cover debt")
    assert (t.p("A").unpaid, t.s.debts) == (1, 23)
    assert getattr(t.p("A"), thing) >= n
    t = at_court(maugris(**{thing: n, **told}))
    act(t, "A", *tokens)
    t.choose("A", f"cover {thing}")
    assert t.p("A").unpaid == 0
    assert getattr(t.p("A"), thing) < n or cost in ("muster", "commission")  # whose rewards are goods


@rule("COC-030", "COC-031")
@pytest.mark.parametrize("cost", COSTS)
def test_maugris_without_goods_needs_a_debt_that_is_left(cost: str) -> None:
    tokens, told, _, _ = COSTS[cost]
    t = at_court(maugris(**told))
    act(t, "A", *tokens)
    assert t.p("A").unpaid == 1  # nothing to choose: the debt was the only way
    none = at_court(maugris(**told), debts=0)
    first = tokens[0] if cost not in ("attack", "muster", "muster far") else ""
    if first:
        assert none.refusal("A", first)[0] in ("reason-lack", "paladins-no-debt-left")
    other = at_court(rich(**{"silver": 0, "provision": 0, "faith": 2, **told}))
    if first:
        assert other.refusal("A", first)[0] == "reason-lack"  # without Maugris, too


@rule("COC-032")
def test_the_example_of_an_outsider_and_a_wall_for_a_debt_each() -> None:
    t = court(A=maugris())
    t.choose("A", "act attack")
    assert t.options("A") == {
        f"attack {id}" for id in t.view()["outsiders"]
    }  # any of them, without a single silver
    act(t, "A", "attack byzantine_warrior")  # strength 13
    assert (t.p("A").unpaid, t.p("A").silver) == (1, 0)
    act(t, "A", "act fortify", "cover debt")
    assert (t.p("A").unpaid, t.p("A").provision, len(t.p("A").walls)) == (2, 2, 1)  # the outsider brought two


@rule("COC-031")
def test_no_silver_is_due_where_strength_suffices() -> None:
    t = court(A=maugris(strength=3))
    act(t, "A", "act attack", "attack viking_lookout")
    assert t.p("A").unpaid == 0


@rule("COC-031")
def test_maugris_recruits_anybody_for_a_debt() -> None:
    t = court(A=maugris())
    t.choose("A", "act recruit")
    paid = t.view()["townsfolk"][:6]  # the last one costs nothing
    debts = {f"{verb} {id} debt" for verb in ("hire", "dismiss") for id in paid}
    assert debts <= t.options("A")
    act(t, "A", "hire watchman_1 debt")
    assert (t.p("A").unpaid, t.crew("A")) == (1, ["watchman_1"])
    none = court({"debts": 0}, A=maugris())
    none.choose("A", "act recruit")
    assert none.refusal("A", "hire watchman_1 debt")[0] == "paladins-no-debt-left"


@rule("COC-031")
def test_maugris_takes_no_debt_where_there_is_no_silver_to_replace() -> None:
    t = court(A=maugris())
    t.choose("A", "act recruit")
    assert t.view()["townsfolk"][6] == "defender_2"  # in the space that costs nothing
    for verb in ("hire", "dismiss"):
        assert f"{verb} defender_2 silver" in t.options("A")
        assert t.refusal("A", f"{verb} defender_2 debt")[:2] == ("paladins-no-debt-here", "PAL-078")


@rule("COC-031")
def test_maugris_opens_recruit_where_nobody_could_be_paid() -> None:
    dear = "abbot_2 acolyte_1 - - squire_2 - -"
    assert "act recruit" in court({"town": "- - - - squire_2 - -"}, A=maugris()).options("A")
    assert (
        court({"town": "- - - - squire_2 - -"}, A=rich(silver=0)).refusal("A", "act recruit")[0]
        == "reason-lack"
    )
    assert "act recruit" not in court({"town": dear, "debts": 0}, A=maugris()).options("A")


@rule("COC-031")
def test_maugris_negotiates_for_a_debt_in_the_row_too() -> None:
    t = court(A=maugris(strength=2, influence=2, faith=0))
    t.choose("A", "act negotiate")
    assert "enlist count_of_paris debt" in t.options("A")
    act(t, "A", "enlist count_of_paris debt")
    assert (t.p("A").unpaid, beside(t, "A")["enlisted"]) == (1, ["count_of_paris"])
    other = court(A=rich(strength=2, influence=2))
    other.choose("A", "act negotiate")
    assert other.refusal("A", "enlist count_of_paris debt")[:2] == ("paladins-no-debt-for-noble", "COC-053")


@pytest.fixture
def both(tmp_path: Path) -> Path:
    path = tmp_path / "both.toml"
    path.write_text(BOTH_COSTS)
    return path


@rule("COC-031")
@pytest.mark.parametrize(
    ("covers", "goods", "unpaid"),
    [(["silver", "provision"], (1, 2), 0), (["debt", "provision"], (3, 2), 1), (["silver", "debt"], (1, 3), 1),
     (["debt", "debt"], (3, 3), 2)],
)  # fmt: skip
def test_each_kind_of_cost_is_covered_by_itself(
    both: Path, covers: list[str], goods: tuple[int, int], unpaid: int
) -> None:
    t = court({"cards": both}, A=maugris(silver=3, provision=3))
    act(t, "A", "place village_reeves")
    assert t.options("A") == {"cover silver", "cover debt"}
    t.choose("A", f"cover {covers[0]}")
    assert t.options("A") == {"cover provision", "cover debt"}
    t.choose("A", f"cover {covers[1]}")
    assert (t.goods("A"), t.p("A").unpaid) == (goods, unpaid)
    assert t.workers("A")["scout"] == 3


@rule("COC-031")
def test_the_last_debt_is_not_spent_where_the_other_cost_needs_it(both: Path) -> None:
    t = court({"cards": both, "debts": 1}, A=maugris(silver=2, provision=0))
    act(
        t, "A", "place village_reeves"
    )  # silver is all that may pay for silver, the debt is for the provision
    assert (t.goods("A"), t.p("A").unpaid, t.s.debts) == ((0, 0), 1, 0)
    assert t.workers("A")["scout"] == 3
    t = court({"cards": both, "debts": 1}, A=maugris())
    assert t.refusal("A", "place village_reeves") == ("reason-lack", "COC-034", 0, 2)
    t = court({"cards": both, "debts": 2}, A=maugris())
    act(t, "A", "place village_reeves")
    assert t.p("A").unpaid == 2


@rule("COC-031", "COC-034")
def test_a_printed_debt_must_be_there_with_maugris_too(tmp_path: Path) -> None:
    world: World = {"muster": "money_lenders militia_captain hedge_hunters field_hands"}
    assert (
        court({**world, "debts": 0}, A=maugris()).refusal("A", "place money_lenders")[0]
        == "paladins-no-debt-left"
    )
    t = court({**world, "debts": 1}, A=maugris())
    act(t, "A", "place money_lenders")
    assert (t.p("A").unpaid, t.s.debts) == (1, 0)
    path = tmp_path / "dear.toml"  # silver and a debt: with Maugris and no silver that takes two debts
    path.write_text('[[muster_card]]\nid = "money_lenders"\ncost = { silver = 1, take_debt = 1 }\n')
    one = court({**world, "cards": path, "debts": 1}, A=maugris())
    assert one.refusal("A", "place money_lenders") == ("reason-lack", "COC-034", 0, 1)
    two = court({**world, "cards": path, "debts": 2}, A=maugris())
    act(two, "A", "place money_lenders")
    assert (two.p("A").unpaid, two.s.debts) == (2, 0)


@rule("COC-101")
def test_no_debt_makes_up_for_strength_in_an_entrusted_attack() -> None:
    t = court(
        {"outs": "- byzantine_archer viking_lookout - - - -"}, A=maugris(diplomacy=1, silver=3)
    )  # flags 3 and 5
    t.choose("A", "act negotiate")
    reason = ("paladins-lack-boosted", "COC-061", 2, 3)
    assert t.refusal("A", "entrust margrave_of_neustria silver") == reason
    assert t.refusal("A", "entrust margrave_of_neustria debt") == reason
    t = court(
        {"outs": "- byzantine_archer viking_lookout - - - -"}, A=maugris(diplomacy=1, silver=3, strength=1)
    )
    negotiate(t, "entrust margrave_of_neustria debt")  # only the outsider of 3 is in reach
    assert t.view()["seats"][0]["attacked"] == ["byzantine_archer"]
    assert (t.p("A").unpaid, t.p("A").silver) == (1, 3)


@rule("COC-033")
def test_naimes_negotiates_without_silver() -> None:
    t = court(A=rich(paladin="naimes", silver=0, strength=2, influence=1))
    t.choose("A", "act negotiate")
    assert {"enlist count_of_paris silver", "enlist margrave_of_neustria silver"} <= t.options("A")
    act(t, "A", "enlist margrave_of_neustria silver")
    assert (t.p("A").silver, t.p("A").unpaid) == (0, 0)
    assert nobles(t)[0] == "count_of_troyes"


@rule("COC-033")
def test_ogier_musters_without_provisions() -> None:
    t = court(A=rich(paladin="ogier", provision=0, influence=2))
    muster(t, "village_reeves", "take remove_suspicion+remove_suspicion")
    assert t.p("A").provision == 0
    assert beside(t, "A")["collected"] == ["village_reeves"]
    other = court(A=rich(provision=0, influence=2, faith=2))
    assert other.refusal("A", "act muster") == ("paladins-lack-nearest", "COC-042", 0, 1)


@rule("COC-033")
def test_everybody_sees_what_the_court_costs_each_player() -> None:
    t = court(A=rich(paladin="naimes"), B=rich(paladin="ogier"))
    assert beside(t, "A")["walks"] == [3, 2, 1, 0]  # from the Diplomat's place
    assert [price["silver"] for price in beside(t, "A")["prices"]] == [0, 0, 0, 0]
    assert beside(t, "B")["walks"] == [0, 0, 0, 0]
    assert [price["silver"] for price in beside(t, "B")["prices"]] == [3, 2, 2, 1]


@rule("COC-031", "COC-053", "PAL-079")
def test_everybody_sees_who_may_be_had_for_a_debt_and_for_how_much_silver() -> None:
    """Maugris has a debt for whatever is not free, Roland recruits for nothing, others pay what is printed."""
    t = court(A=rich(paladin="maugris"), B=rich(paladin="roland"))
    prices = beside(t, "A")["prices"]
    assert [price["silver"] for price in prices] == [3, 2, 2, 1]
    assert [price["debt"] for price in prices] == [True] * 4
    assert [price["debt"] for price in beside(t, "B")["prices"]] == [True, False, False, False]
    mine, theirs = (seat["recruits"] for seat in t.view()["seats"])
    assert [price["silver"] for price in mine] == [4, 3, 3, 2, 2, 1, 0]
    assert [price["debt"] for price in mine] == [True] * 6 + [False]
    assert [price["silver"] for price in theirs] == [0] * 7
    assert [price["debt"] for price in theirs] == [True] * 4 + [False] * 3


@rule("COC-033")
def test_naimes_and_ogier_waive_nothing_else() -> None:
    t = court(A=rich(paladin="naimes", provision=0, influence=2, silver=0))
    assert t.refusal("A", "act muster")[:2] == ("paladins-lack-nearest", "COC-042")
    t = court(A=rich(paladin="ogier", silver=0, strength=0, influence=0))
    negotiate(t)  # nothing else can be had than to entrust the top of the pile, and that for a debt
    assert (t.p("A").unpaid, nobles(t)[0]) == (1, "count_of_troyes")


@rule("COC-030", "PAL-140")
def test_the_list_of_what_an_action_needs_goes_by_what_it_really_costs() -> None:
    """Maugris has a debt for it, Samson a discount: what can be done is not listed as lacking."""

    def costs(t: Table, action: str) -> list[tuple[object, ...]]:
        listed = t.view(0)["offers"]["checks"][action]
        told = [(check["of"], check["ok"], check["need"], check["have"], check["kinds"]) for check in listed]
        return [check for check in told if check[0] in ("silver", "provision")]

    broke = rich(silver=0, provision=0, paladin="maugris")
    t = court(A=broke)
    assert {"act develop", "act fortify"} <= t.options("A")
    assert costs(t, "develop") == [("silver", True, 4, 0, ["debt"])]
    assert costs(t, "fortify") == [("provision", True, 1, 0, ["debt"])]
    assert costs(court({"debts": 0}, A=broke), "develop") == [("silver", False, 4, 0, [])]
    t = court(A=rich(silver=2, paladin="samson"))
    assert "act develop" in t.options("A")
    assert costs(t, "develop") == [("silver", True, 2, 2, [])]
