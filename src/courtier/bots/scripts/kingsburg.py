"""Scripts of Kingsburg: where to sit, what to build, how many soldiers to recruit."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import combinations
from typing import Any

View = Mapping[str, Any]

GIVES = {
    "squire": "gold", "architect": "wood", "merchant": "gold wood", "treasurer": "gold gold",
    "master_hunter": "gold wood stone", "swordsmith": "gold wood stone", "duchess": "gold wood stone",
    "champion": "stone stone stone", "smuggler": "gold wood stone", "inventor": "gold wood stone",
    "wizard": "gold gold gold gold", "queen": "gold wood stone", "king": "gold wood stone",
}  # fmt: skip
HIGH = [
    "king", "queen", "wizard", "inventor", "smuggler", "champion", "duchess", "swordsmith", "general", "master_hunter",
    "treasurer", "astronomer", "alchemist", "sergeant", "merchant", "architect", "squire", "jester",
]  # fmt: skip
ARMED = ("king", "general", "sergeant")
CHURCHES = ["statue", "chapel", "church", "cathedral"]
TRADE = ["inn", "market", "farms", "merchants_guild"]
ARMS = ["guard_tower", "blacksmith", "barracks", "wizards_guild"]
WALLS = ["palisade", "stables", "stone_wall", "fortress"]
OFFICES = ["barricade", "crane", "town_hall", "embassy"]


def own(view: View) -> Any:
    return view["seats"][view["seat"]]


def sit(*advisors: str) -> list[str]:
    return [f"{verb} {advisor} *" for advisor in advisors for verb in ("influence", "envoy")]


def build(*buildings: str) -> list[str]:
    return [f"build {building}" for building in buildings]


def open_cells(view: View) -> list[Any]:
    """The next building of each row that is not built yet, by price."""
    rows = [
        [cell for cell in row["cells"] if cell["id"] not in own(view)["buildings"]]
        for row in own(view)["rows"]
    ]
    return sorted((row[0] for row in rows if row), key=lambda cell: sum(cell["price"].values()))


def lacking(cell: Any) -> list[str]:
    """The goods that a building lacks, the scarcest first."""
    return sorted(cell["lacks"], key=lambda good: -int(cell["lacks"][good]))


def towards(view: View, plan: list[str]) -> list[str]:
    """Builds in this order, and sits where the goods for the next building come from."""
    left = [building for building in plan if building not in own(view)["buildings"]]
    cells = {cell["id"]: cell for row in own(view)["rows"] for cell in row["cells"]}
    lacks = lacking(cells[left[0]]) if left and left[0] in cells else []
    seats = [name for good in lacks for name in sorted(HIGH, key=lambda n: -GIVES.get(n, "").split().count(good))
             if good in GIVES.get(name, "")]  # fmt: skip
    goods = [f"take *{a}*{b}*" for a in lacks for b in lacks] + [f"take *{good}*" for good in lacks]
    return [*build(*left), *sit(*seats), *goods]


def hoarder(view: View) -> list[str]:
    """Gathers goods and never builds."""
    return ["recruit 0", *sit("king", "inventor", "wizard", "smuggler", "champion", "queen", "duchess", "swordsmith",
                              "master_hunter", "treasurer", "merchant", "squire", "architect"), "take *", "pass",
            "decline", "keep"]  # fmt: skip


def rusher(view: View) -> list[str]:
    """Builds the cheapest building at once, every season."""
    cells = open_cells(view)
    return [
        *build(*[cell["id"] for cell in cells]),
        *towards(view, [cell["id"] for cell in cells]),
        *sit(*HIGH),
        "recruit 0",
    ]


def climber(view: View) -> list[str]:
    """Sits as high at court as its dice reach, and builds what comes of it."""
    return [*sit(*HIGH), "build *", "recruit 0"]


def churchman(view: View) -> list[str]:
    """Statue, chapel, church, cathedral, and nothing else."""
    return [
        *towards(view, CHURCHES),
        *sit("wizard", "treasurer", "champion", *HIGH),
        "recruit 0",
        "pass",
        "keep",
    ]


def trader(view: View) -> list[str]:
    """Inn, market, farms, merchants' guild, and nothing else."""
    return [*towards(view, TRADE), *sit(*HIGH), "recruit 0", "pass", "keep"]


def soldier(view: View) -> list[str]:
    """Soldiers first: from the court, from the barracks, for goods."""
    return [*sit(*ARMED), *towards(view, [*ARMS, *WALLS]), "recruit 9", *[f"recruit {n}" for n in range(8, -1, -1)],
            *sit(*HIGH), "pass"]  # fmt: skip


def harasser(view: View) -> list[str]:
    """Takes the highest seat at court that somebody else could still reach."""
    sums = set()
    for other in view["seats"]:
        if other["seat"] != view["seat"]:
            dice = other["dice"]
            sums |= {sum(some) for n in range(1, len(dice) + 1) for some in combinations(dice, n)}
    reached = [name for name in HIGH if len(HIGH) - HIGH.index(name) in sums]
    return [*sit(*reached), *sit(*HIGH), *build(*[cell["id"] for cell in open_cells(view)]), "recruit 0"]


def pacifist(view: View) -> list[str]:
    """No soldier, no wall, no tower: churches, trade and offices."""
    peaceful = [name for name in HIGH if name not in ARMED]
    plan = [building for row in zip(CHURCHES, TRADE, OFFICES) for building in row]
    return ["recruit 0", *towards(view, plan), *sit(*peaceful), "pass", "keep"]


def builder(view: View) -> list[str]:
    """Builds the dearest building it can and saves for the next dearest; soldiers do not matter."""
    cells = [cell["id"] for cell in reversed(open_cells(view))]
    return [*build(*cells), *towards(view, cells), *sit(*HIGH), "recruit 0"]


def official(view: View) -> list[str]:
    """Barricade, crane, town hall, embassy for a point every season, and goods for points."""
    return [
        "trade *>vp",
        *towards(view, [*OFFICES, *CHURCHES]),
        *sit("queen", "jester", *HIGH),
        "recruit 0",
        "pass",
    ]


def expert(view: View) -> list[str]:
    """A player's plan: the cheap row that pays back, then points; as many soldiers as the year's enemy asks for."""
    plan = ["statue", "inn", "palisade", "guard_tower", "market", "barricade", "crane", "chapel", "town_hall", "farms",
            "stables", "embassy", "church", "stone_wall", "fortress", "cathedral", "blacksmith", "merchants_guild",
            "barracks", "wizards_guild"]  # fmt: skip
    able = [cell["id"] for cell in open_cells(view) if not cell["lacks"]]
    short = view["enemy"]["range"][1] - own(view)["strength"] - own(view)["soldiers"]
    soldiers = [f"recruit {n}" for n in range(max(0, min(short, 4)), -1, -1)]
    armed = sit("king", "general") if short > 1 and view["phase"] >= 4 else sit("king", "queen")
    last = build(*reversed([name for name in plan if name in able])) if view["year"] >= 4 else []
    return [*last, *armed, *towards(view, plan), *build(*able), *sit(*HIGH), *soldiers]


def blocker(view: View) -> list[str]:
    """With as few dice as it takes, where the others' dice would fit best; soldiers only against a certain defeat."""
    fits = [0] * (len(HIGH) + 1)
    for other in view["seats"]:
        if other["seat"] != view["seat"]:
            for n in (1, 2, 3):
                for some in combinations(other["dice"], n):
                    fits[min(sum(some), len(HIGH))] += n
    wanted = sorted(HIGH, key=lambda name: -fits[len(HIGH) - HIGH.index(name)])
    few = [f"influence {name} {dice}" for dice in ("?", "?+?", "*") for name in wanted]
    cells = [cell["id"] for cell in reversed(open_cells(view))]
    return [*few, *build(*cells), *least(view), "pass"]


def least(view: View) -> list[str]:
    """The soldiers that make a tie with the weakest enemy, or as many of them as there are goods for."""
    short = view["enemy"]["range"][0] - own(view)["strength"] - own(view)["soldiers"]
    return [f"recruit {n}" for n in range(max(0, min(short, 9)), -1, -1)]


def minimalist(view: View) -> list[str]:
    """The rows that bring points every season, then churches; soldiers for a tie with the weakest enemy, no more."""
    plan = ["barricade", "statue", "inn", "crane", "chapel", "town_hall", "palisade", "embassy", "market", "church",
            "stables", "cathedral", "farms", "stone_wall", "fortress"]  # fmt: skip
    return [*towards(view, plan), *sit(*HIGH), *least(view)]


def victor(view: View) -> list[str]:
    """The strongest army of all every year, for the glory; walls and towers first."""
    rivals = [one["strength"] + one["soldiers"] for one in view["seats"] if one["seat"] != view["seat"]]
    goal = max(view["enemy"]["range"][1], max(rivals) + 1)
    short = goal - own(view)["strength"] - own(view)["soldiers"]
    armed = sit(*ARMED) if short > 0 else []
    plan = [building for row in zip(WALLS, ARMS, CHURCHES) for building in row]
    return [*armed, *towards(view, plan), *sit(*HIGH),
            *[f"recruit {n}" for n in range(max(0, min(short, 9)), -1, -1)]]  # fmt: skip


def beggar(view: View) -> list[str]:
    """Builds nothing for three years, so that the king helps it, then the dearest of everything that it saved for."""
    cells = [cell["id"] for cell in reversed(open_cells(view))]
    if view["year"] <= 3:
        return ["recruit 0", *sit(*HIGH), "pass", "keep"]
    return [*build(*cells), *towards(view, cells), *sit(*HIGH), *least(view)]


def swarm(view: View) -> list[str]:
    """Every die alone, for as many small rewards as there are dice; builds the cheapest."""
    alone = [f"influence {name} ?" for name in HIGH]
    return [*alone, *sit(*reversed(HIGH)), *build(*[cell["id"] for cell in open_cells(view)]), *least(view)]


SCRIPTS: dict[str, Callable[[View], list[str]]] = {
    "hoarder": hoarder, "rusher": rusher, "climber": climber, "churchman": churchman, "trader": trader,
    "soldier": soldier, "harasser": harasser, "pacifist": pacifist, "builder": builder, "official": official,
    "expert": expert, "blocker": blocker, "minimalist": minimalist, "victor": victor,
    "beggar": beggar, "swarm": swarm,
}  # fmt: skip
