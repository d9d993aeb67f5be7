"""What hired townsfolk give (PAL-190 to PAL-204)."""

from __future__ import annotations

import pytest
from tests.rules.paladins.table import Setting, Table, act, table
from tests.support import rule

from courtier.titles.paladins import words as w
from courtier.titles.paladins.inquisition import Inquisition
from courtier.titles.paladins.rewards import Triggers

# the choices of each action, taken with everything it needs; the target gives nothing but an attribute or a provision
ACTIONS = {
    "develop": ["act develop", "workshop attack left"],
    "recruit": ["act recruit", "hire peddler_1 silver"],
    "hunt": ["act hunt", "hunt 1"],
    "trade": ["act trade", "trade 1"],
    "pray": ["act pray"],
    "conspire": ["act conspire"],
    "commission": ["act commission", "commission square_1_2"],
    "fortify": ["act fortify"],
    "garrison": ["act garrison", "garrison square_1_2"],
    "absolve": ["act absolve", "absolve faith"],
    "attack": ["act attack"],
    "convert": ["act convert"],
}
# rule, family, its action; card 1 gives a labourer, card 2 this, card 3 tax
TRIGGERS = [
    ("PAL-190", "abbot", "absolve", "provision"),
    ("PAL-191", "acolyte", "commission", "silver"),
    ("PAL-192", "architect", "develop", "provision"),
    ("PAL-193", "defender", "attack", "provision"),
    ("PAL-194", "gatekeeper", "fortify", "silver"),
    ("PAL-195", "missionary", "convert", "provision"),
    ("PAL-196", "watchman", "garrison", "silver"),
]


def town(crew: str = "", turn: str = "A", **told: object) -> Table:
    """A can take any action and B too, with 20 silver and provisions; A has this crew."""
    both: Setting = {
        "workers": "9 labourer 1 scout 1 merchant 1 fighter 1 cleric",
        "silver": 20,
        "provision": 20,
        "faith": 3,
        "strength": 3,
        "influence": 3,
    }
    own = {**both, "crew": crew, **told}
    return table(
        {
            "town": "peddler_1 - - - -",
            "outs": "saracen_invader - - - - -",
            "walls": "wall_01 wall_02",
            "suspicion": "0",
        },
        turn,
        A=own,  # type: ignore[arg-type]
        B=both,
    )


def purse(t: Table) -> tuple[int, int, int, int]:
    """Labourers, silver, provisions of A, and the tax supply."""
    p = t.p("A")
    return p.workers[w.LABOURER], p.silver, p.provision, t.s.tax


def gained(crew: str, action: str) -> tuple[int, int, int, int]:
    """What this crew adds to an action."""
    with_crew, alone = town(crew), town()
    for t in (with_crew, alone):
        act(t, "A", *ACTIONS[action])
    more = zip(purse(with_crew), purse(alone), strict=True)
    a, b, c, d = (after - before for after, before in more)
    return a, b, c, d


@pytest.mark.parametrize(
    ("family", "action", "second"),
    [pytest.param(*row, marks=rule(id)) for id, *row in TRIGGERS],
)
def test_townsfolk_give_their_reward_on_their_action(family: str, action: str, second: str) -> None:
    assert gained(f"{family}_1", action) == (1, 0, 0, 0)
    assert gained(f"{family}_2", action) == ((0, 1, 0, 0) if second == "silver" else (0, 0, 1, 0))
    assert gained(f"{family}_3", action) == (0, 1, 0, -1)


@pytest.mark.parametrize(
    ("family", "own"),
    [pytest.param(family, action, marks=rule(id)) for id, family, action, _ in TRIGGERS],
)
def test_townsfolk_give_nothing_on_any_other_action(family: str, own: str) -> None:
    for action in ACTIONS:
        if action != own:
            assert gained(f"{family}_1 {family}_2 {family}_3", action) == (0, 0, 0, 0), action


@pytest.mark.parametrize(
    ("family", "action"),
    [pytest.param(family, action, marks=rule(id)) for id, family, action, _ in TRIGGERS],
)
def test_townsfolk_only_watch_their_owner(family: str, action: str) -> None:
    t = town(f"{family}_1 {family}_2", turn="B")
    before = purse(t)
    act(t, "B", *ACTIONS[action])
    assert purse(t)[:3] == before[:3]


@pytest.mark.parametrize(
    ("family", "action"),
    [pytest.param(family, action, marks=rule(id)) for id, family, action, _ in TRIGGERS],
)
def test_townsfolk_act_each_time(family: str, action: str) -> None:
    t = town(f"{family}_1", workers="9 labourer 2 scout 2 merchant 2 fighter 2 cleric")
    t.s.players[1].passed = True
    labourers = []
    for _ in range(2):
        act(t, "A", *ACTIONS[action])
        labourers.append(t.workers("A")["labourer"])
        t.p("A").board = [0] * 12
        t.p("A").jars = 0
        t.p("A").shops = [0] * 12
        t.s.taken = 0
        t.s.outs = [[card.id for card in t.t.outsiders].index("saracen_marauder"), -1, -1, -1, -1, -1]
        t.push()
    paid = 2 if action == "develop" else 1
    assert labourers == [9 - paid + 1, 9 - 2 * paid + 2]


@rule("PAL-202")
def test_several_copies_all_act() -> None:
    assert gained("gatekeeper_1 gatekeeper_2 gatekeeper_3", "fortify") == (1, 2, 0, -1)
    t = town("debt_collector_1 debt_collector_2 debt_collector_3", unpaid=1)
    before = dict(t.workers("A"))
    act(t, "A", "act absolve", "absolve pay_debt_1", "do pay_debt")
    after = t.workers("A")
    assert {worker: after[worker] - before[worker] for worker in ("labourer", "fighter", "scout")} == {
        "labourer": 0,  # one placed, one gained
        "fighter": 1,
        "scout": 1,
    }


@rule("PAL-067", "PAL-190")
def test_who_is_hired_by_an_action_does_not_count_for_it() -> None:
    t = town()
    t.s.town[4] = [card.id for card in t.t.townsfolk].index("acolyte_1")
    act(t, "A", "act commission", "commission square_1_1", "hire acolyte_1 free")
    assert t.workers("A")["labourer"] == 8
    t = town()
    t.s.town[4] = [card.id for card in t.t.townsfolk].index("abbot_1")
    act(t, "A", "act absolve", "absolve free_recruit", "first free_recruit", "hire abbot_1 free")
    assert t.workers("A")["labourer"] == 8


@rule("PAL-197")
def test_a_conspirator_drops_one_suspicion_at_each_inquisition() -> None:
    t = town("conspirator_1", suspicion="0 1 2")
    for left, unpaid in (
        (1, 1),
        (0, 1),
    ):  # three: one dropped, half of two returned; then the last one dropped
        t.push(Inquisition())
        t.choose("A", "use conspirator_1")
        assert (len(t.p("A").suspicion), t.p("A").unpaid) == (left, unpaid)
    t.push(Inquisition())
    assert t.kind == "turn"  # nothing to drop, nothing to ask


@rule("PAL-198", "PAL-201")
@pytest.mark.parametrize(
    ("card", "worker"),
    [("debt_collector_1", "labourer"), ("debt_collector_2", "fighter"), ("debt_collector_3", "scout")],
)
@pytest.mark.parametrize("source", ["absolve", "square", "wall", "favour"])
def test_a_debt_collector_acts_when_a_debt_is_paid_off(card: str, worker: str, source: str) -> None:
    choices = {
        "absolve": ["act absolve", "absolve pay_debt_2", "do pay_debt"],
        "square": ["act commission", "commission square_4_5", "do pay_debt"],
        "wall": ["act fortify", "take pay_debt", "do pay_debt"],
        "favour": ["favour debt_or_suspicion", "take pay_debt", "do pay_debt"],
    }
    left = []
    for crew in (card, ""):
        t = table(
            {"walls": "wall_07", "round": 3, "favours": "debt_or_suspicion"},
            A={
                "workers": "9 labourer 1 scout 1 merchant 1 fighter 1 cleric",
                "silver": 5,
                "provision": 5,
                "faith": 6,
                "crew": crew,
                "unpaid": 2,
            },
        )
        act(t, "A", *choices[source])
        assert (t.p("A").unpaid, t.p("A").paid) == (1, 1)
        left.append(t.p("A").workers)
    more = [a - b for a, b in zip(*left, strict=True)]
    assert more == [1 if kind == worker else 0 for kind in w.WORKERS]


@rule("PAL-201")
def test_a_debt_collector_does_not_act_on_destroying_or_declining() -> None:
    t = town("debt_collector_1 debt_collector_2", unpaid=2)
    t.s.town[4] = [card.id for card in t.t.townsfolk].index("abbot_3")
    act(t, "A", "act recruit", "dismiss abbot_3 silver", "do destroy_debt")
    assert (t.p("A").unpaid, t.p("A").paid) == (1, 0)
    assert t.workers("A") == {"labourer": 8, "scout": 1, "merchant": 1, "fighter": 1, "cleric": 1}
    t = town("debt_collector_1 debt_collector_2", unpaid=2)
    act(t, "A", "act absolve", "absolve pay_debt_1", "decline")
    assert t.workers("A") == {"labourer": 8, "scout": 1, "fighter": 1}


@rule("PAL-201")
def test_a_debt_collector_acts_once_for_each_debt() -> None:
    t = town("debt_collector_1", unpaid=3, workers="9 labourer 2 merchant 2 cleric")
    t.s.players[1].passed = True
    act(t, "A", "act absolve", "absolve pay_debt_1", "do pay_debt")
    t.p("A").board = [0] * 12
    t.push()
    act(t, "A", "act absolve", "absolve pay_debt_2", "do pay_debt")
    assert (t.workers("A"), t.p("A").paid) == ({"labourer": 9}, 2)


@rule("PAL-199", "PAL-200")
@pytest.mark.parametrize("suspicion", [0, 1, 2, 3])
@pytest.mark.parametrize(
    ("card", "labourers", "silver", "provisions", "track"),
    [
        ("peddler_1", 1, 0, 0, (0, 0, 0)),
        ("peddler_2", 0, 0, 2, (0, 0, 0)),
        ("peddler_3", 0, 2, 0, (0, 0, 0)),
        ("squire_1", 0, 0, 0, (0, 0, 1)),
        ("squire_2", 0, 0, 0, (0, 1, 0)),
        ("squire_3", 0, 0, 0, (1, 0, 0)),
    ],
)
def test_peddlers_with_suspicion_squires_without(
    card: str, labourers: int, silver: int, provisions: int, track: tuple[int, ...], suspicion: int
) -> None:
    told: Setting = {
        "workers": "4 labourer",
        "silver": 0,
        "provision": 0,
        "suspicion": "0 1 2 2"[: 2 * suspicion],
    }
    t = table(A={**told, "crew": card})
    acts = suspicion >= 2 if card.startswith("peddler") else suspicion == 0
    t.push(Inquisition())
    p = t.p("A")
    assert (p.workers[w.LABOURER] - 4, p.silver, p.provision, t.track("A")) == (
        (labourers, silver, provisions, track) if acts else (0, 0, 0, (0, 0, 0))
    )


@rule("PAL-203", "PAL-067")
def test_tax_of_a_townsfolk_can_call_an_inquisition_after_the_action() -> None:
    t = town("abbot_3", suspicion="2", silver=1)
    t.s.tax = 1
    act(t, "A", "act absolve", "absolve faith", "do remove_suspicion")
    assert (t.p("A").silver, t.p("A").unpaid) == (1, 0)  # 1 paid, 1 taken; the suspicion was gone by then
    assert t.s.tax == t.s.tax_full
    assert t.track("A") == (5, 3, 3)
    kept = town("abbot_3", suspicion="2", silver=1)
    kept.s.tax = 1
    act(kept, "A", "act absolve", "absolve faith", "decline")
    assert (kept.p("A").unpaid, kept.s.tax) == (1, kept.s.tax_full)


@rule("PAL-204", "PAL-063")
@pytest.mark.parametrize(("first", "unpaid"), [("tax", 1), ("remove_suspicion", 0)])
def test_the_owner_orders_the_triggers_of_one_action(first: str, unpaid: int) -> None:
    """Two triggers, as of two townsfolk: one takes the last tax, the other removes suspicion."""
    t = town(suspicion="1")
    t.s.tax = 1
    tax = t.t.townsfolk[[card.id for card in t.t.townsfolk].index("abbot_3")]
    t.push(Triggers(0, (tax.ongoing, tax.immediate)))
    assert t.kind == "order"
    assert t.options("A") == {"first tax", "first remove_suspicion"}
    t.choose("A", f"first {first}", "do remove_suspicion")
    assert (t.p("A").unpaid, t.p("A").suspicion) == (unpaid, [])
    assert t.s.tax == t.s.tax_full


@rule("PAL-204")
def test_triggers_whose_order_cannot_matter_are_not_asked_about() -> None:
    t = town("gatekeeper_1 gatekeeper_2 gatekeeper_3")
    act(t, "A", *ACTIONS["fortify"])
    assert t.kind == "turn"
