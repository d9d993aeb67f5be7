"""Scripts of Paladins: which action comes first, and what it is spent on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

View = Mapping[str, Any]

DEEDS = ("commission", "fortify", "garrison", "absolve", "attack", "convert")
COMMON = ["first remove_suspicion", "do *", "take *", "hunt 2", "trade 2", "keep *criminal*"]  # who would not


def own(view: View) -> Any:
    return view["seats"][view["seat"]]


def done(view: View, action: str) -> int:
    return next((int(one["done"]) for one in own(view)["actions"] if one["id"] == action), 0)


def acts(*actions: str) -> list[str]:
    """These actions in this order; a prayer clears them in the same order, workshops go there."""
    return [f"act {action}" for action in actions] + [
        wish for action in actions for wish in (f"clear {action}", f"workshop {action} *")
    ]


def supplied(view: View, *deeds: str) -> list[str]:
    """These deeds, then the means for them: provisions and silver where there are few, and a prayer."""
    means = [name for name, thing in (("hunt", "provision"), ("trade", "silver")) if own(view)[thing] < 3]
    return [*acts(*deeds), *acts(*means, "pray", "recruit"), *COMMON]


def hoarder(view: View) -> list[str]:
    """Silver and provisions, which are worth a little at the end."""
    return [*acts("trade", "hunt"), "pass", *COMMON]


def developer(view: View) -> list[str]:
    """Workshops first, all eight of them; deeds with what is left."""
    means = [] if own(view)["silver"] >= 4 else ["trade"]
    return [*acts("develop", *means, *DEEDS, "conspire"), *COMMON]


def missionary(view: View) -> list[str]:
    """Monks into the far regions."""
    return ["commission square_6_*", "commission square_5_*", "commission square_4_*", "commission square_3_*",
            *supplied(view, "commission", "convert", "garrison")]  # fmt: skip


def mason(view: View) -> list[str]:
    """Walls, and the influence that they ask for."""
    return supplied(view, "fortify", "commission", "attack")


def warlord(view: View) -> list[str]:
    """Attacks and garrisons; silver makes up for the strength that is missing."""
    return [f"act {deed}" for deed in ("attack", "garrison")] + supplied(
        view, "attack", "garrison", "fortify"
    )


def absolver(view: View) -> list[str]:
    """Jars, with the influence for them from attacks and monks."""
    return supplied(view, "absolve", "commission", "attack")


def converter(view: View) -> list[str]:
    """Outsiders face up before it, and the faith for them."""
    return supplied(view, "convert", "garrison", "absolve")


def conspirator(view: View) -> list[str]:
    """Criminals for everything: the tax runs dry, and an inquisition is for who has most suspicion."""
    return [*acts("conspire"), "favour two_criminals", *supplied(view, *DEEDS), "tavern *"]


def harasser(view: View) -> list[str]:
    """Takes what is open to all before anybody else: favours, squares, outsiders, townsfolk."""
    return ["favour *", *acts("attack", "garrison", "commission", "convert", "recruit", "conspire"), *COMMON]


def pacifist(view: View) -> list[str]:
    """No attack, no outpost, no criminals: monks, walls and jars."""
    return [
        *supplied(view, "absolve", "fortify", "commission", "convert"),
        *acts("develop", "trade", "hunt"),
        "pass",
    ]


def recruiter(view: View) -> list[str]:
    """A large crew of townsfolk."""
    return [*acts("recruit"), "hire *", *supplied(view, "attack", "absolve", "garrison")]


def expert(view: View) -> list[str]:
    """A player's plan: workshops early, what the King's Orders ask for up to five times, then the longest row."""
    orders = [one["order"] for one in sorted(view["orders"], key=lambda one: -int(one["vp"])) if one["order"]]
    asked = [deed for deed in orders if deed in DEEDS and done(view, deed) < 5]
    rows = sorted(DEEDS, key=lambda deed: -done(view, deed))
    early = ["develop"] if view["round"] <= 4 and done(view, "develop") < 3 else []
    return [*acts(*early), *supplied(view, *asked, *rows), *acts("trade", "hunt", "conspire")]


def accuser(view: View) -> list[str]:
    """Criminals while somebody else is more suspected, so that the inquisition is theirs; jars and walls otherwise."""
    suspected = max(len(one["suspicion"]) for one in view["seats"] if one["seat"] != view["seat"])
    dark = suspected > len(own(view)["suspicion"]) + 1
    tricks = [*acts("conspire"), "favour two_criminals"] if dark else ["absolve remove_suspicion"]
    return [*tricks, *supplied(view, "absolve", "fortify", "attack", "garrison"), *acts("conspire")]


def debtor(view: View) -> list[str]:
    """On credit whatever can be had on credit, and prayers and jars to be rid of it."""
    return ["do destroy_debt", "do pay_debt", "absolve pay_debt*", "hire * debt", *acts("recruit"),
            *supplied(view, "attack", "convert", "absolve", "commission")]  # fmt: skip


def pilgrim(view: View) -> list[str]:
    """Two deeds, and a prayer as often as it takes to do them again."""
    clear = ["clear convert", "clear attack"]
    return [*clear, *acts("convert", "attack", "pray", "trade", "hunt", "develop"), *COMMON, "pass"]


def generalist(view: View) -> list[str]:
    """Whatever it did least often, so that no row stays short."""
    return supplied(view, *sorted(DEEDS, key=lambda deed: done(view, deed)))


def shadow(view: View) -> list[str]:
    """What the others did most often, before they can do it again."""
    often = dict.fromkeys(DEEDS, 0)
    for one in view["seats"]:
        if one["seat"] != view["seat"]:
            for action in one["actions"]:
                if action["id"] in often:
                    often[action["id"]] += int(action["done"])
    return ["favour *", *supplied(view, *sorted(DEEDS, key=lambda deed: -often[deed]))]


SCRIPTS: dict[str, Callable[[View], list[str]]] = {
    "hoarder": hoarder, "developer": developer, "missionary": missionary, "mason": mason, "warlord": warlord,
    "absolver": absolver, "converter": converter, "conspirator": conspirator, "harasser": harasser,
    "pacifist": pacifist, "recruiter": recruiter, "expert": expert, "accuser": accuser, "debtor": debtor,
    "pilgrim": pilgrim, "generalist": generalist, "shadow": shadow,
}  # fmt: skip
