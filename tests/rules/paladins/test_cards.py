"""Every card, square and jar space, used in a position: it does exactly what its TOML says, and nothing else."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.content.paladins_decks import DECKS, Reward, by_id
from tests.rules.paladins.table import Setting, Table, World, act, table
from tests.support import rule

from courtier.titles.paladins import words as w
from courtier.titles.paladins.inquisition import Inquisition
from courtier.titles.paladins.round import Collect

HAND = "9 labourer 3 scout 3 merchant 3 fighter 3 cleric"
SPACES = {action["id"]: action["spaces"] for action in DECKS["action"]}
# of each action: a target whose own reward is known, the price, and what all of it gives
ACTIONS: dict[str, tuple[list[str], dict[str, int], dict[str, int]]] = {
    "develop": (["workshop attack left"], {"silver": -4}, {"develops": 1, "scout": 1}),
    "recruit": (["dismiss debt_collector_1 silver"], {"silver": -3}, {"labourer": 2, "discards": 1}),
    "hunt": (["hunt 2"], {}, {"provision": 3}),
    "trade": (["trade 2"], {}, {"silver": 3}),
    "pray": ([], {"silver": -2}, {"occupied": -1}),
    "conspire": ([], {}, {"criminal": 1, "suspicion": 1}),
    "commission": (["commission square_1_2"], {"provision": -1}, {"silver": 2, "influence": 1}),
    "fortify": ([], {"provision": -1}, {"strength": 2, "walls": 1}),
    "garrison": (["garrison square_1_2"], {"provision": -1}, {"silver": 2, "faith": 1}),
    "absolve": (["absolve faith", "decline"], {"silver": -1}, {"faith": 2}),
    "attack": (["attack saracen_invader"], {}, {"influence": 2}),
    "convert": (["convert saracen_invader"], {"silver": -1}, {"strength": 2}),
}
ANSWERS = {"accept": "do", "clear": "clear hunt", "free_develop": "workshop attack left"}
ANSWERS |= {"workers": "pay", "order": "first"}


def position(world: World | None = None, seats: int = 2, **told: object) -> Table:
    """A may do anything: attributes 5, 9 of every resource, suspicion, debts and a space to clear."""
    setting: Setting = {
        "workers": HAND,
        "silver": 9,
        "provision": 9,
        "faith": 5,
        "strength": 5,
        "influence": 5,
        "suspicion": "2 1",
        "unpaid": 2,
        "done": {"convert": 1},
        "board": {"hunt": "labourer"},
    }
    setting.update(told)  # type: ignore[typeddict-item]
    common: World = {
        "town": "debt_collector_1 - - squire_1 -",
        "outs": "saracen_invader viking_thief - - - -",
        "walls": "wall_01",
        "suspicion": "0 0",
        "round": 3,
    }
    return table({**common, **(world or {})}, "A", seats, A=setting)


def counts(t: Table) -> Counter[str]:
    """Everything of A and of the table that a reward may touch."""
    p = t.p("A")
    out = Counter(dict(zip([*w.WORKERS, "faith", "strength", "influence"], p.workers + p.track, strict=True)))
    out.update(
        silver=p.silver, provision=p.provision, suspicion=len(p.suspicion), unpaid=p.unpaid, paid=p.paid
    )
    out.update(tax_supply=t.s.tax, debts=t.s.debts, develops=p.done[w.DEVELOP], crew=len(p.crew))
    out.update(occupied=12 - p.board.count(0), walls=len(p.walls), discards=len(t.s.town_gone))
    out.update(vp=t.sheet("A").get("walls", 0))
    return out


def changes(t: Table, before: Counter[str]) -> dict[str, int]:
    after = counts(t)
    return {thing: after[thing] - before[thing] for thing in after if after[thing] != before[thing]}


# what one icon changes, when it is not the thing of its own name
ICONS: dict[str, dict[str, int]] = {
    "tax": {"silver": 1, "tax_supply": -1},
    "criminal": {"criminal": 1, "suspicion": 1},
    "pray": {"occupied": -1},
    "remove_suspicion": {"suspicion": -1},
    "pay_debt": {"unpaid": -1, "paid": 1},
    "destroy_debt": {"unpaid": -1, "debts": 1},
    "free_recruit": {"crew": 1},
    "develop": {"develops": 1, "scout": 1},
}


def expected(reward: Reward, choice: int = 0) -> Counter[str]:
    out: Counter[str] = Counter()
    for part in reward:
        for thing, n in part.get("choose", [part] * 9)[choice].items():
            for what, change in ICONS.get(thing, {thing: 1}).items():
                out[what] += n * change
    return out


def plain(*changed: dict[str, int]) -> dict[str, int]:
    """The sum, without what stayed as it was."""
    total: Counter[str] = Counter()
    for each in changed:
        total.update(each)
    return {thing: n for thing, n in total.items() if n}


def placed(action: str, workers: int = 3) -> dict[str, int]:
    """Workers who leave the hand for the board: the right colours, and labourers."""
    return plain({"occupied": 1}, gone(SPACES[action][:workers]))


def gone(spaces: list[str]) -> dict[str, int]:
    return {who: -n for who, n in Counter("labourer" if s == "any" else s for s in spaces).items()}


def answer(t: Table, choice: int = 0) -> None:
    """Say yes to everything; of a choice take the side told."""
    while t.kind != "turn":
        assert t.asked == "A"
        options = [str(option) for option in t.game.options(0)]
        if t.kind == "reward":
            t.choose("A", options[choice])
        elif t.kind == "free_recruit":
            t.choose("A", "hire squire_1 free")
        else:
            t.choose("A", next(option for option in options if option.startswith(ANSWERS[t.kind])))


def sides(reward: Reward) -> int:
    return max((len(part.get("choose", [0])) for part in reward), default=1)


def ids(deck: str) -> list[str]:
    return [card["id"] for card in DECKS[deck]]


def with_sides(deck: str) -> list[Any]:
    """Cards with the sides of the choice in their reward."""
    return [
        pytest.param(card["id"], side, id=f"{card['id']}-{side}")
        for card in DECKS[deck]
        for side in range(sides(card["reward"]))
    ]


@rule("PAL-076", "PAL-081")
@pytest.mark.parametrize("id", ids("townsfolk"))
def test_dismissing_a_townsfolk_gives_the_top_icons(id: str) -> None:
    t = position({"town": f"- - - - {id}"})
    before = counts(t)
    act(t, "A", "act recruit", f"dismiss {id} silver")
    answer(t)
    assert changes(t, before) == plain(
        placed("recruit", 1), {"discards": 1}, expected(by_id("townsfolk", id)["dismiss"])
    )


@rule("PAL-077", "PAL-081")
@pytest.mark.parametrize("id", ids("townsfolk"))
def test_hiring_a_townsfolk_gives_its_immediate_icons(id: str) -> None:
    t = position({"town": f"- - - - {id}"})
    before = counts(t)
    act(t, "A", "act recruit", f"hire {id} silver")
    answer(t)
    immediate = expected(by_id("townsfolk", id).get("immediate", []))
    assert changes(t, before) == plain(placed("recruit"), {"crew": 1}, immediate)


def cause(t: Table, trigger: str) -> dict[str, int]:
    """Let the moment of a townsfolk come; what happens then without any townsfolk."""
    if trigger == "pay_debt":
        act(t, "A", "act absolve", "absolve pay_debt_1", "decline", "do pay_debt")
        return plain(placed("absolve"), {"silver": -1, "faith": 1}, ICONS["pay_debt"])
    targets, price, gain = ACTIONS[trigger]
    act(t, "A", f"act {trigger}", *targets)
    return plain(placed(trigger, 1 if trigger == "recruit" else 3), price, gain)


@rule("PAL-190", "PAL-191", "PAL-192", "PAL-193", "PAL-194", "PAL-195", "PAL-196", "PAL-198")
@pytest.mark.parametrize("id", [c["id"] for c in DECKS["townsfolk"] if c["trigger"] != "inquisition"])
def test_a_hired_townsfolk_gives_its_ongoing_icons(id: str) -> None:
    card = by_id("townsfolk", id)
    t = position(crew=id)
    before = counts(t)
    own = cause(t, card["trigger"])
    assert t.kind == "turn"
    assert changes(t, before) == plain(own, expected(card["ongoing"]))


@rule("PAL-197", "PAL-199", "PAL-200")
@pytest.mark.parametrize("id", [c["id"] for c in DECKS["townsfolk"] if c["trigger"] == "inquisition"])
@pytest.mark.parametrize("suspicion", [0, 1, 2, 4])
def test_a_hired_townsfolk_acts_at_inquisitions(id: str, suspicion: int) -> None:
    card = by_id("townsfolk", id)
    t = position(crew=id, suspicion="0 1 2 2"[: 2 * suspicion])
    before = counts(t)
    t.push(Inquisition())
    if t.kind == "ability":
        t.choose("A", f"use {id}")
    gain: dict[str, int] = {}
    if card.get("if_suspicion_min", 0) <= suspicion <= card.get("if_suspicion_max", 99):
        gain = expected(card["ongoing"])
    if not suspicion:
        gain = {thing: n for thing, n in gain.items() if thing != "suspicion"}  # nothing to drop
    held = suspicion + gain.get("suspicion", 0)
    own = {"unpaid": 1, "debts": -1, "suspicion": -(held // 2)} if held else {}
    assert changes(t, before) == plain(own, gain)


@rule("PAL-117")
@pytest.mark.parametrize("id", ids("outsider"))
def test_attacking_an_outsider_gives_the_top_icons(id: str) -> None:
    t = position({"outs": f"{id} - - - - -"})
    before = counts(t)
    act(t, "A", "act attack")
    answer(t)
    card = by_id("outsider", id)
    assert changes(t, before) == plain(placed("attack"), expected(card["attack"]))
    assert t.view()["seats"][0]["attacked"] == [id]


@rule("PAL-124")
@pytest.mark.parametrize("id", ids("outsider"))
def test_converting_an_outsider_gives_the_bottom_icons(id: str) -> None:
    t = position({"outs": f"{id} - - - - -"})
    before = counts(t)
    act(t, "A", "act convert")
    card = by_id("outsider", id)
    assert changes(t, before) == plain(placed("convert"), ACTIONS["convert"][1], expected(card["convert"]))
    assert [convert["id"] for convert in t.view()["seats"][0]["converted"]] == [id]


# a position in which so many of what an outsider counts are there
def counting(per: str, n: int, own: str) -> Setting:
    attacked = [c["id"] for c in DECKS["outsider"] if f"attacked_{c['faction']}" == per and c["id"] != own]
    mercenaries = [c["id"] for c in DECKS["outsider"] if c["kind"] == "mercenary" and c["id"] != own]
    out: dict[str, Setting] = {
        "faith": {"faith": n},
        "strength": {"strength": n},
        "influence": {"influence": n},
        "townsfolk_hired": {"crew": " ".join(ids("townsfolk")[:n])},
        "order_completed": {"done": {order["id"]: 5 for order in DECKS["kings_order"][:n]}},
        "debt_paid": {"paid": n},
        "debt_unpaid": {"unpaid": n},
        "suspicion_held": {"suspicion": " ".join("0121"[:n])},
        "converted_mercenary": {"converted": " ".join([own, *mercenaries][:n])},
    }
    if per.startswith("attacked"):
        return {"attacked": " ".join(attacked[:n])}
    return out.get(per, {"done": {per: n}})


@rule("PAL-230", "PAL-231", "PAL-232", "PAL-233", "PAL-234", "PAL-235", "PAL-238", "PAL-239", "PAL-240")
@rule("PAL-241", "PAL-242", "PAL-243", "PAL-244", "PAL-245", "PAL-246", "PAL-247", "PAL-248")
@pytest.mark.parametrize("id", ids("outsider"))
def test_a_converted_outsider_scores_what_it_says(id: str) -> None:
    scoring = by_id("outsider", id)["scoring"]
    for n in (0, 1, 2, 3, 4, 7) if scoring["each"] > 1 else (0, 1, 2, 3):
        if scoring["per"] == "converted_mercenary" and n == 0:
            continue  # it counts itself
        told: dict[str, Any] = {"workers": HAND, "converted": id, **counting(scoring["per"], n, id)}
        t = table({"orders": " ".join(ids("kings_order")[:3])}, A=told)  # type: ignore[arg-type]
        points = {c["id"]: c["points"] for c in t.view()["seats"][0]["converted"]}
        assert points[id] == scoring.get("base", 0) + scoring["vp"] * (n // scoring["each"])


@rule("PAL-102", "PAL-105", "PAL-225")
@pytest.mark.parametrize(("id", "side"), with_sides("wall"))
def test_a_wall_gives_everything_printed(id: str, side: int) -> None:
    t = position({"walls": id})
    before = counts(t)
    act(t, "A", "act fortify")
    answer(t, side)
    reward = expected(by_id("wall", id)["reward"], side)
    assert changes(t, before) == plain(placed("fortify"), {"provision": -1, "walls": 1}, reward)


@rule("PAL-099", "PAL-110")
@pytest.mark.parametrize(("action", "attribute"), [("commission", "influence"), ("garrison", "faith")])
@pytest.mark.parametrize("id", ids("square"))
def test_a_square_gives_what_is_printed(id: str, action: str, attribute: str) -> None:
    t = position(None, 4, faith=11, strength=11)
    before = counts(t)
    act(t, "A", f"act {action}", f"{action} {id}")
    answer(t)
    own = plain(placed(action), {"provision": -1}, {attribute: 1})
    assert changes(t, before) == plain(own, expected(by_id("square", id)["reward"]))


@rule("PAL-112", "PAL-115")
@pytest.mark.parametrize("id", ids("jar_space"))
def test_a_jar_space_gives_what_is_printed(id: str) -> None:
    t = position()
    before = counts(t)
    act(t, "A", "act absolve", f"absolve {id}")
    answer(t)
    own = plain(placed("absolve"), {"silver": -1, "faith": 1, "suspicion": -1})
    assert changes(t, before) == plain(own, expected(by_id("jar_space", id)["reward"]))


@rule("PAL-143", "PAL-151", "PAL-153", "PAL-154", "PAL-155", "PAL-156", "PAL-157", "PAL-158", "PAL-159")
@rule("PAL-160", "PAL-161")
@pytest.mark.parametrize(("id", "side"), with_sides("kings_favour"))
def test_a_favour_takes_and_gives_what_is_printed(id: str, side: int) -> None:
    card = by_id("kings_favour", id)
    t = position({"favours": id}, workers=f"{HAND} 1 criminal" if card["worker"] == "criminal" else HAND)
    before = counts(t)
    act(t, "A", f"favour {id}")
    answer(t, side)
    price: Counter[str] = Counter()
    for thing, n in card.get("cost", {}).items():
        price.update({"unpaid": n, "debts": -n} if thing == "take_debt" else {thing: -n})
    assert changes(t, before) == plain(gone([card["worker"]]), price, expected(card["reward"], side))


@rule("PAL-041", "PAL-042", "PAL-047")
@pytest.mark.parametrize("id", ids("paladin"))
def test_a_paladin_brings_two_workers_and_its_boosts(id: str) -> None:
    card = by_id("paladin", id)
    t = position()
    before = counts(t)
    t.p("A").hand.cards, t.p("A").hand.seen = [ids("paladin").index(id)], [1]
    t.s.taverns, t.s.tavern_seat = [0, 1], [-1, -1]
    t.push(Collect(0))
    assert t.kind == "tavern"
    assert changes(t, before) == Counter(card["workers"])
    assert [t.p("A").has(i) - 5 for i in range(3)] == [
        card["boosts"].get(attribute, 0) for attribute in ("faith", "strength", "influence")
    ]


@rule("PAL-129", "PAL-130", "PAL-131", "PAL-132", "PAL-133", "PAL-134", "PAL-135", "PAL-136", "PAL-137")
@rule("PAL-138", "PAL-139", "PAL-140", "PAL-141")
@pytest.mark.parametrize("action", ACTIONS)
@pytest.mark.parametrize("id", ids("paladin"))
def test_a_paladin_helps_one_action_and_no_other(id: str, action: str) -> None:
    ability = by_id("paladin", id)["ability"]
    t = position(paladin=id, board={"conspire" if action == "hunt" else "hunt": "labourer"})
    before = counts(t)
    own = cause(t, action)
    if action == "pray":
        t.choose("A", "clear hunt")
    bonus: Counter[str] = Counter()
    if ability["action"] == action:
        price = ACTIONS[action][1]
        bonus = expected(ability.get("gain", []))
        bonus.update({ability["waive"]: -price[ability["waive"]]} if "waive" in ability else {})
        bonus.update(ability.get("discount", {}))
    assert t.kind == "turn"
    assert changes(t, before) == plain(own, bonus)
