"""Positions said in a line, and a table to play them on: how every rule's test begins.

Ann, Brian, Cindy, David and Ed are A, B, C, D, E: seats 0 to 4, as in the rulebook's examples. A position is the plain
data of a running game with some values changed; dice to come are chosen by looking for a generator that rolls them.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypedDict, Unpack

from tests.rules.seating import NAMES, Seating, loaded, names, place, whole

from courtier import start, titles
from courtier.core.rng import step
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.state import KState
from courtier.titles.kingsburg.tables import Tables

IDLE = ("pass", "done", "keep", "decline", "recruit 0")
RICH = "9 gold 9 wood 9 stone"
SHEET = {
    "B": "statue chapel church cathedral",
    "C": "inn market farms merchants_guild",
    "D": "guard_tower blacksmith barracks wizards_guild",
    "E": "palisade stables stone_wall fortress",
    "F": "barricade crane town_hall embassy",
}  # the blue side


class Setting(TypedDict, total=False):
    """What a position holds; all that is left unsaid is empty, as at the start of a game."""

    order: str  # turn order; its length is the number of players
    year: int
    goods: dict[str, str]  # A="2 gold 1 wood"
    buildings: dict[str, str]  # A="statue inn"
    dice: dict[str, str]  # A="1 3 5 6*", the last one a bonus die
    tokens: dict[str, int]
    soldiers: dict[str, int]
    vp: dict[str, int]
    bonus_dice: dict[str, int]  # to be rolled
    passed: str  # who has passed
    envoy: str  # who holds it
    enemy: str  # on top of the deck; brings its year along
    placed: dict[str, list[str]]  # treasurer=["A 3+5", "B 2+6 envoy"], neutral dice "- 1+1+2"
    ask_help: bool  # the table option
    rolls: str  # the next rolls, of one or several dice each: "1 1 2, 6"; ? is any value
    options: dict[str, Any]  # the game's: {"modules": [1, 5], "scenario": "great_fair"}
    strips: dict[str, str]  # A="DE": rows that strips cover
    governors: dict[str, str]
    destiny: str  # of this year
    soldier_tokens: dict[str, str]  # those that are left: A="0 1 1 4"
    valley: str  # on top of the valley's deck
    more: dict[str, Any]  # anything else of state.more, as it is saved
    overlay: Path  # corrected cards


class Table(Seating):
    """Beside what is chosen by name, `play_on` goes forward by declining."""

    points = "points-"

    def refuses(self, who: str, token: str, key: str, rule: str) -> None:
        """This choice is refused for this reason, and nothing has changed."""
        assert self.refusal(who, token)[:2] == (key, rule)

    def ranks(self, who: str) -> set[str]:
        """The advisors whom this player may influence now, without the envoy."""
        return {token.split()[1] for token in self.options(who) if token.startswith("influence ")}

    def play_on(self, stop: Callable[[Table], bool]) -> None:
        """Whoever is asked declines, takes the first goods offered or loses them, until the table looks as wanted."""
        while not stop(self):
            assert not self.game.over, "the game ended before it came to this"
            who = self.asked[0]
            options = [str(option) for option in self.game.options(NAMES.index(who))]
            self.choose(who, next((token for token in options if token in IDLE), options[0]))

    def to(self, phase: int, year: int = 0) -> None:
        """Play on to the first question of a phase of this year, or of a later one."""
        wanted = (year or self.year, phase)
        self.play_on(lambda t: (t.year, t.phase) >= wanted)

    def to_kind(self, kind: str) -> None:
        self.play_on(lambda t: t.kind == kind)

    def to_end(self) -> None:
        self.play_on(lambda t: t.game.over)

    # what is seen

    def view(self, who: str = "") -> dict[str, Any]:
        return dict(self.game.view(NAMES.index(who) if who else None))

    def at(self, who: str) -> dict[str, Any]:
        """A player's own corner of the table."""
        corner: dict[str, Any] = self.view()["seats"][NAMES.index(who)]
        return corner

    @property
    def year(self) -> int:
        return int(self.view()["year"])

    @property
    def phase(self) -> int:
        return int(self.view()["phase"])

    @property
    def order(self) -> str:
        return names(self.view()["turn_order"])

    @property
    def envoy(self) -> str:
        """Who holds it, or nobody."""
        seat = self.view()["envoy"]
        return NAMES[seat] if seat >= 0 else ""

    def goods(self, who: str) -> str:
        corner = self.at(who)
        return " ".join(f"{corner[good]} {good}" for good in w.GOODS if corner[good])

    def gold(self, who: str) -> int:
        return int(self.at(who)["gold"])

    def tokens(self, who: str) -> int:
        return int(self.at(who)["plus2"])

    def soldiers(self, who: str) -> int:
        return int(self.at(who)["soldiers"])

    def vp(self, who: str) -> int:
        return int(self.at(who)["vp"])

    def dice(self, who: str) -> str:
        corner = self.at(who)
        return " ".join([*map(str, corner["dice"]), *(f"{value}*" for value in corner["bonus"])])

    def buildings(self, who: str) -> set[str]:
        return set(self.at(who)["buildings"])

    def groups(self, advisor: str) -> list[dict[str, Any]]:
        """The dice that stand at an advisor."""
        return next(a["groups"] for a in self.view()["advisors"] if a["id"] == advisor)

    def told(self, *events: str, to: str = "") -> list[tuple[str, str, int, int]]:
        """The log as somebody may read it: event, who, and its two numbers; of these kinds only, if any are named."""
        out = []
        for line in self.game.story(NAMES.index(to) if to else None):
            event = line["kind"].removeprefix("kingsburg-story-")
            if event in events or not events:
                out.append((event, NAMES[line["seat"]] if line["seat"] >= 0 else "", line["a"], line["b"]))
        return out

    def battle(self) -> dict[str, tuple[str, int]]:
        """How everybody's last battle ended, and with what strength."""
        return {who: (event, strength) for event, who, strength, _ in self.told("won", "tied", "lost")}

    @property
    def winners(self) -> str:
        result = self.game.result
        assert result is not None
        return names(result["winners"])


# positions


def at(phase: int, **setting: Unpack[Setting]) -> Table:
    """The start of a phase, and on to its first question."""
    return Table(place(_position(phase, setting), setting.get("overlay")))


def at_influence(phase: int = w.SPRING, **setting: Unpack[Setting]) -> Table:
    """Step b of a season: dice are rolled and the order is set."""
    return _within(phase, "influence", Setting(), setting)


def at_reroll(phase: int = w.SPRING, **setting: Unpack[Setting]) -> Table:
    """Step a of a season: dice are rolled; rerolls and the new order are to come. `order` is the old one."""
    neutral = "? ? ?, ? ?, " if len(setting.get("order", "ABC")) == 2 else ""
    asks_ann = Setting(buildings={"A": "statue"}, rolls=neutral + "1 1 1")
    return _within(phase, "reroll", asks_ann, setting)


def at_construct(phase: int = w.SPRING, **setting: Unpack[Setting]) -> Table:
    """Step d of a season: nobody has influenced anybody."""
    return at_influence(phase, **(setting | Setting(passed=NAMES)))


def _within(phase: int, kind: str, bare: Setting, setting: Setting) -> Table:
    """Play an almost empty position to a step, set up the wanted one there, and begin the turns of the step with it."""
    bare = bare | Setting(order=setting.get("order", "ABC"), year=_year(setting))
    if "options" in setting:
        bare["options"] = setting["options"]
    data: dict[str, Any] = json.loads(_stopped(phase, kind, json.dumps(bare)))
    _set_up(data, setting)
    return Table(place(data, setting.get("overlay")))


@cache
def _stopped(phase: int, kind: str, bare: str) -> str:
    """The data of a game at the start of a step's turns."""
    t = at(phase, **json.loads(bare))
    assert t.kind == kind
    data = whole(t.game)
    state = data["state"]
    state["asks"] = []
    if state["agenda"][-1][0].endswith("Turns"):
        state["agenda"][-1][1] = 0  # the turns begin again
    else:
        state["agenda"].append([f"Start{kind.title()}"])
    return json.dumps(data)


@cache
def _new(seats: int, options: str = "{}") -> str:
    return json.dumps(whole(start("kingsburg", seats, seed=1, options=json.loads(options))))


def _tables(options: str, overlay: Path | None) -> Tables:
    title = titles()["kingsburg"]
    tables: Tables = loaded("kingsburg", title.parts(title.settle(json.loads(options))), overlay)[1]
    return tables


def _position(phase: int, setting: Setting) -> dict[str, Any]:
    options = json.dumps(setting.get("options", {}))
    data: dict[str, Any] = json.loads(_new(len(setting.get("order", "ABC")), options))
    state = data["state"]
    state["asks"] = []
    state["agenda"] = [["Year"], *(["Phase", later] for later in range(w.WINTER, phase - 1, -1))]
    state["year"] = _year(setting)
    _set_up(data, setting)
    return data


def _year(setting: Setting) -> int:
    if "enemy" in setting:
        return int(setting["enemy"].split("_")[1])
    return setting.get("year", 1)


def _set_up(data: dict[str, Any], setting: Setting) -> None:
    """Change a game's plain data into the position."""
    state = data["state"]
    tables = _tables(json.dumps(setting.get("options", {})), setting.get("overlay"))
    order = setting.get("order", "ABC")
    state["order"] = [NAMES.index(who) for who in order]
    state["ask_help"] = setting.get("ask_help", False)
    envoy = setting.get("envoy", "")
    state["envoy"] = NAMES.index(envoy) if envoy else w.FREE
    numbers = {b.id: b.number for b in tables.buildings}
    for who, player in zip(NAMES, state["players"], strict=False):
        goods = setting.get("goods", {}).get(who, "").split()
        owned = dict(zip(goods[1::2], map(int, goods[::2]), strict=True))
        owned |= {"plus2": setting.get("tokens", {}).get(who, 0)}
        owned |= {"soldier": setting.get("soldiers", {}).get(who, 0)}
        player["have"] = [owned.get(thing, 0) for thing in w.THINGS[: w.OWNED]]
        player["points"] = [0] * len(w.POINTS)
        player["points"][w.P_ADVISORS] = setting.get("vp", {}).get(who, 0)
        player["built"] = sum(1 << numbers[id] for id in setting.get("buildings", {}).get(who, "").split())
        player["dice"] = pack(setting.get("dice", {}).get(who, ""))
        player["rolled"] = w.dice_total(player["dice"])
        player["bonus_dice"] = setting.get("bonus_dice", {}).get(who, 0)
        player["passed"] = who in setting.get("passed", "")
    ranks = {a.id: place for place, a in enumerate(tables.advisors)}
    state["groups"] = []
    state["holder"] = [w.FREE] * len(state["holder"])
    for advisor, groups in setting.get("placed", {}).items():
        for group in groups:
            _place(state, ranks[advisor], *group.split())
    _top_of_deck(state, [e.id for e in tables.enemies], setting)
    if tables.modular:
        _set_more(state, tables, setting)
    if "rolls" in setting:
        state.pop("key", None)  # those come from the fast generator
        state["rng"] = rng_rolling(setting["rolls"])


def _set_more(state: dict[str, Any], tables: Tables, setting: Setting) -> None:
    """What modules and the scenario keep."""
    more = state["more"]
    for at, who in enumerate(NAMES[: len(state["players"])]):
        if tables.more.parts & w.M_STRIPS:
            more["strips"][at] = sum(
                1 << "ABCDEFG".index(row) for row in setting.get("strips", {}).get(who, "")
            )
        if tables.more.parts & w.M_GOVERNORS:
            ids = [g.id for g in tables.more.governors]
            chosen = setting.get("governors", {}).get(who, ids[at])
            more["governor"][at] = ids.index(chosen)
        if who in (soldier_tokens := setting.get("soldier_tokens", {})):
            left = list(map(int, soldier_tokens[who].split()))
            bits = 0
            for number, value in enumerate(tables.more.tokens):
                if value in left:
                    left.remove(value)
                    bits |= 1 << number
            more["tokens"][at] = bits
    if "destiny" in setting:
        number = [d.id for d in tables.more.destinies].index(setting["destiny"])
        more["destiny"] = number
        pile = more["destinies"]
        if number in pile["cards"]:
            del pile["seen"][pile["cards"].index(number)]
            pile["cards"].remove(number)
    if more.get("scenario") == w.GOBLIN_VALLEY:
        _top_of_valley(state, [e.id for e in tables.enemies], setting)
    more.update(setting.get("more", {}))


def _top_of_valley(state: dict[str, Any], ids: list[str], setting: Setting) -> None:
    """As of the enemies' deck: what lay there changes place with the one named."""
    deck = state["more"]["valley"]
    while len(deck["cards"]) > 6 - state["year"]:
        deck["cards"].pop()
        deck["seen"].pop()
    if "valley" in setting:
        card = ids.index(setting["valley"])
        for pile in (state["box"], state["enemies"]):
            if card in pile["cards"]:
                pile["cards"][pile["cards"].index(card)] = deck["cards"][-1]
        deck["cards"][-1] = card


def _place(state: dict[str, Any], rank: int, who: str, way: str, envoy: str = "") -> None:
    seat = w.NEUTRAL if who == "-" else NAMES.index(who)
    packed = w.Way("dice").read(way)
    state["groups"].append({"is": "Group", "seat": seat, "rank": rank, "way": packed, "envoy": bool(envoy)})
    if not envoy:
        state["holder"][rank] = seat


def _top_of_deck(state: dict[str, Any], ids: list[str], setting: Setting) -> None:
    """The enemies of past years are gone; this year's is the one named, which changes place with the one dealt."""
    deck, box = state["enemies"], state["box"]
    while len(deck["cards"]) > 6 - state["year"]:
        deck["cards"].pop()
        deck["seen"].pop()
    card = ids.index(setting["enemy"]) if "enemy" in setting else deck["cards"][-1]
    valley = state.get("more", {}).get("valley", {"cards": []})["cards"]
    if card in valley:
        valley[valley.index(card)] = deck["cards"][-1]
        deck["cards"][-1] = card
    if card in box["cards"]:
        box["cards"][box["cards"].index(card)] = deck["cards"][-1]
        deck["cards"][-1] = card


def pack(dice: str) -> int:
    """Dice as the state holds them: 1 3 5 6* has a bonus die."""
    return sum(w.die(int(word[0])) << (w.BONUS if word.endswith("*") else 0) for word in dice.split())


@cache
def rng_rolling(rolls: str) -> int:
    """A generator whose next rolls show these values: found by trying, whatever way the game draws its dice."""
    wanted = [group.split() for group in rolls.split(",")]
    state: KState = start("kingsburg", 2, seed=1).state.clone()  # type: ignore[assignment]
    state.unkeyed(1)
    rng = 1
    while True:
        rng = state.rng = step(rng)
        for group in wanted:
            shown = state.roll(len(group))
            if "?" not in group and shown != pack(" ".join(group)):
                break
        else:
            return rng
