"""Scripts of Architects: where to place the next worker, and what to do there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

View = Mapping[str, Any]

SOURCE = {"clay": "mines", "gold": "mines", "wood": "forest", "stone": "quarry", "marble": "storehouse"}
SKILLS = ("carpentry", "tiling", "masonry")
HOLY = 12  # virtue that is enough
CROWD = 2  # workers of one's own in one place that nobody will capture
WORK = ("guildhall", "workshop", "forest", "quarry", "mines", "silversmith", "storehouse")
LARGE = 3  # workers of one seat in one place that are worth a capture


def own(view: View) -> Any:
    return view["seats"][view["seat"]]


def groups(view: View, of_others: bool) -> list[tuple[int, str]]:
    """`seat place` of groups of workers that can be captured, the largest first, with their size."""
    found = [
        (n, f"{seat} {place['id']}")
        for place in view["locations"] if place["kind"] == "circle"
        for seat, n in enumerate(place["workers"]) if n and (seat != view["seat"]) == of_others
    ]  # fmt: skip
    return sorted(found, key=lambda group: -group[0])


def capture(view: View, of_others: bool, least: int = 1) -> list[str]:
    return [f"capture {group}" for n, group in groups(view, of_others) if n >= least]


def lacks(view: View, of: list[str]) -> list[str]:
    """What the buildings in hand (or the cathedral) lack first: goods by name, or a skill."""
    blocked = (view.get("own") or {}).get("blocked", {})
    keys = [
        blocked[name]["args"]["missing"]["key"]
        for name in of
        if "missing" in blocked.get(name, {"args": {}})["args"]
    ]
    return [key.rpartition("-")[2] for key in keys]


def fetch(view: View, things: list[str]) -> list[str]:
    """Goes where these things come from: skills are hired in the workshop."""
    out: list[str] = []
    for thing in things:
        if thing in SOURCE:
            out += [f"gain {thing}", f"trade *>{thing}", f"place {SOURCE[thing]}"]
        elif own(view)["silver"] >= 4:
            out += ["place workshop", "hire *"]
        else:
            out.append("place silversmith")
    return out


def bring_home(view: View) -> list[str]:
    """Without workers: frees those in prison, takes others back from the largest group."""
    at = own(view)["at"]
    back = [f"return {place}" for place in sorted(at, key=lambda place: -at[place])]
    return [*(["place guardhouse"] if own(view)["prison"] >= LARGE else []), "release *", *back]


def raise_hall(view: View, *first: str) -> list[str]:
    """Builds what can be built, these first, and gathers for the rest of the hand."""
    hand = (view.get("own") or {}).get("hand", [])
    can = (view.get("own") or {}).get("buildable", [])
    hall = ["place guildhall"] if can else []
    return [
        *first,
        *hall,
        "build *",
        *bring_home(view),
        *fetch(view, lacks(view, hand)),
        *([] if hand else ["place workshop", "plans"]),
    ]


def gold_hoarder(view: View) -> list[str]:
    """Every worker into the mines, for gold; nothing else, ever."""
    return ["gain gold", "place mines", "return mines", "done"]


def marble_hoarder(view: View) -> list[str]:
    """Stone and wood, and marble for them in the King's Storehouse."""
    goods = own(view)["goods"]
    sell = ["place storehouse"] if goods["wood"] + goods["stone"] >= 6 else []
    return ["trade *>marble", *sell, *bring_home(view), "place quarry", "place forest", "done"]


def silver_hoarder(view: View) -> list[str]:
    """The tax of everybody as soon as it is worth the virtue, and the silversmith in between."""
    tax = ["place tax_stand"] if view["tax"] >= 5 else []
    return [*tax, *bring_home(view), "place silversmith", "done"]


def rusher(view: View) -> list[str]:
    """Fills the Guildhall as soon as it can, with whatever is cheapest: the game shall end."""
    ready = ["place guildhall", "build *", "cathedral"]
    hand = (view.get("own") or {}).get("hand", [])
    return [
        *ready,
        *bring_home(view),
        *fetch(view, lacks(view, [*hand, "cathedral"])),
        "place workshop",
        "plans",
    ]


def cathedral(view: View) -> list[str]:
    """Only the cathedral; plans are drawn to be discarded for it."""
    hand = (view.get("own") or {}).get("hand", [])
    virtue = [] if own(view)["cathedral_allowed"] else ["trade *>virtue", "place storehouse", "place quarry"]
    cards = [] if hand else ["place workshop", "plans"]
    blocked = "cathedral" in (view.get("own") or {}).get("blocked", {})
    go = [] if blocked else ["cathedral", "place guildhall"]
    return [
        "cathedral",
        *go,
        *bring_home(view),
        *virtue,
        *cards,
        *fetch(view, lacks(view, ["cathedral"])),
        "place quarry",
        "done",
    ]


def harasser(view: View) -> list[str]:
    """Captures the largest group of others, sells it to the guardhouse, and does it again."""
    jail = ["place guardhouse"] if sum(own(view)["captives"]) >= LARGE else []
    hunt = ["place town_centre"] if own(view)["silver"] >= 2 and capture(view, True, 2) else []
    return [*capture(view, True), "imprison", *jail, *hunt, "done", *raise_hall(view), "place silversmith"]


def pacifist(view: View) -> list[str]:
    """Captures nobody but its own, takes no tax, keeps off the black market, trades for virtue, builds."""
    goods = own(view)["goods"]
    kind = ["place storehouse"] if goods["clay"] + goods["wood"] + goods["stone"] >= 8 else []
    home = ["place town_centre"] if own(view)["workers"] <= 2 and own(view)["silver"] else []
    return [*capture(view, False, LARGE), *raise_hall(view, "trade *>virtue"), *kind, *home,
            "place quarry", "place forest", "place silversmith", "done", "plans"]  # fmt: skip


def smuggler(view: View) -> list[str]:
    """The black market whenever one of its spaces is free and can be paid; builds with the goods."""
    market = [f"place black_market_{size}" for size in ("large", "small", "middle")]
    tax = ["place tax_stand"] if view["tax"] >= 3 else []
    return [*raise_hall(view, *market), *tax, "place silversmith", "done"]


def builder(view: View) -> list[str]:
    """Buildings only: skills first, then what the hand lacks, and more plans when it is empty."""
    team = own(view)["skills"]
    skilled = ["hire *"] if min(team[skill] for skill in SKILLS) == 0 else ["plans"]
    return [*skilled, *raise_hall(view), "place silversmith", "done"]


def expert(view: View) -> list[str]:
    """A player's plan: three skills, large groups fetched home or captured, captives sold, then hall and cathedral."""
    me = own(view)
    held = sum(me["captives"])
    blocked = (view.get("own") or {}).get("blocked", {})
    hall = [] if "cathedral" in blocked or not me["cathedral_allowed"] else ["place guildhall"]
    jail = ["place guardhouse"] if held >= 4 or me["prison"] >= 4 else []
    largest = max([n for n, _ in groups(view, True)], default=0)
    hunt = ["place town_centre"] if me["silver"] >= 2 and (largest >= 4 or me["workers"] <= 3) else []
    need = [] if min(me["skills"][skill] for skill in SKILLS) else ["hire *"]
    first = [
        *capture(view, True, 2),
        *capture(view, False, LARGE),
        "imprison",
        "release *",
        "build *",
        "cathedral",
    ]
    return [*first, *need, *jail, *hunt, *hall, *raise_hall(view), *fetch(view, lacks(view, ["cathedral"])),
            "place quarry", "done", "plans"]  # fmt: skip


def bandit(view: View) -> list[str]:
    """Captures whoever stands about and gives nobody back; gold with the workers that are left."""
    poor = own(view)["silver"] < 2
    coins = ["place tax_stand"] if poor and view["tax"] >= 2 else ["place silversmith"] if poor else []
    hunt = ["place town_centre"] if capture(view, True, 2) else []
    return [
        *capture(view, True),
        "release *",
        "gain gold",
        *coins,
        *hunt,
        *bring_home(view),
        "place mines",
        "done",
    ]


def tax_thief(view: View) -> list[str]:
    """The tax as soon as two coins lie there; gold with every other worker, fetched home before somebody else comes."""
    tax = ["place tax_stand"] if view["tax"] >= 2 else []
    home = ["place town_centre"] if own(view)["silver"] and capture(view, False, LARGE + 1) else []
    return [*capture(view, False, LARGE), *capture(view, True, LARGE), *tax, *home, *bring_home(view),
            "gain gold", "place mines", "done"]  # fmt: skip


def saint(view: View) -> list[str]:
    """Virtue by trade until nothing is forbidden, then one level of the cathedral after the other."""
    me = own(view)
    low = me["virtue"] < HOLY
    goods = me["goods"]["clay"] + me["goods"]["wood"] + me["goods"]["stone"]
    trade = ["trade *>virtue", "place storehouse"] if low and goods >= 4 else []
    hand = (view.get("own") or {}).get("hand", [])
    shut = "cathedral" in (view.get("own") or {}).get("blocked", {})
    return ["pay_debt", *trade, *([] if shut else ["place guildhall"]), "cathedral", *bring_home(view),
            *([] if hand else ["place workshop", "plans"]), *fetch(view, lacks(view, ["cathedral"])),
            "place quarry", "place mines", "gain clay", "done"]  # fmt: skip


def nomad(view: View) -> list[str]:
    """Two workers in one place and no more, so that nobody gains by a capture; builds with what comes of it."""
    few = [place for place, n in own(view)["at"].items() if n < CROWD]
    wanted = [wish for wish in raise_hall(view) if not wish.startswith("place ") or wish[6:] in few]
    return [*wanted, *[f"place {place}" for place in WORK if place in few], "plans", "done"]


def warder(view: View) -> list[str]:
    """Captives into prison, then the whole black market, so that its reset finds the others there; gold otherwise."""
    me = own(view)
    jail = ["place guardhouse"] if sum(me["captives"]) >= LARGE else []
    hunt = ["place town_centre"] if me["silver"] and capture(view, True, 2) else []
    full = any(n and seat != view["seat"] for seat, n in enumerate(view["prison"]))
    market = ["place black_market_*"] if full and me["prison"] < max(view["prison"]) else []
    coins = ["place silversmith"] if me["silver"] < LARGE else []
    return [*capture(view, True), "imprison", *jail, *hunt, *market, *bring_home(view), *coins,
            "gain gold", "place mines", "done"]  # fmt: skip


def sprinter(view: View) -> list[str]:
    """Gold until it is ten points ahead, then whatever is cheapest, one building after the other, to the end."""
    others = max(seat["vp"] for seat in view["seats"] if seat["seat"] != view["seat"])
    if own(view)["vp"] < others + 10:
        return [*capture(view, True, LARGE), *bring_home(view), "gain gold", "place mines", "done"]
    return rusher(view)


SCRIPTS: dict[str, Callable[[View], list[str]]] = {
    "gold_hoarder": gold_hoarder, "marble_hoarder": marble_hoarder, "silver_hoarder": silver_hoarder, "rusher": rusher,
    "cathedral": cathedral, "harasser": harasser, "pacifist": pacifist, "smuggler": smuggler, "builder": builder,
    "expert": expert, "bandit": bandit, "tax_thief": tax_thief, "saint": saint,
    "nomad": nomad, "warder": warder, "sprinter": sprinter,
}  # fmt: skip
