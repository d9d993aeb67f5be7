"""The decks of City of Crowns as frozen tables; empty where the expansion is not in play."""

from __future__ import annotations

from courtier.titles.paladins.tables import Cost


class MusterCard:
    id: str
    tier: int
    worker: int  # a type, or ANY
    cost: Cost  # of a placement
    attribute: int  # that collecting it needs
    need: int
    gain: int  # the printed diplomacy as a reward
    reward: int
    provenance: str

    def __init__(self, id: str, tier: int, worker: int, cost: Cost, attribute: int, need: int, gain: int, reward: int,
                 provenance: str) -> None:  # fmt: skip
        self.id = id
        self.tier = tier
        self.worker = worker
        self.cost = cost
        self.attribute = attribute
        self.need = need
        self.gain = gain
        self.reward = reward
        self.provenance = provenance


class Noble:
    """A negotiate card: one half to entrust, one to enlist."""

    id: str
    tier: int
    icons: list[int]
    diplomacy: int  # that entrusting needs
    action: int
    boosts: list[int]  # by attribute, for that action
    attribute: int  # that enlisting needs
    need: int
    gain: int  # of enlisting, as a reward
    provenance: str

    def __init__(self, id: str, tier: int, icons: list[int], diplomacy: int, action: int, boosts: list[int],
                 attribute: int, need: int, gain: int, provenance: str) -> None:  # fmt: skip
        self.id = id
        self.tier = tier
        self.icons = icons
        self.diplomacy = diplomacy
        self.action = action
        self.boosts = boosts
        self.attribute = attribute
        self.need = need
        self.gain = gain
        self.provenance = provenance


class Ally:
    gain: int  # rewards
    on_pass: int
    provenance: str

    def __init__(self, gain: int, on_pass: int, provenance: str) -> None:
        self.gain = gain
        self.on_pass = on_pass
        self.provenance = provenance


class CrownsDecks:
    in_play: bool
    musters: list[MusterCard]
    nobles: list[Noble]
    allies: list[Ally]  # by icon
    muster_left_out: list[list[int]]  # by tier, by number of players
    noble_left_out: list[list[int]]
    muster_backs: list[int]  # tiers by card: a pile tells which tier lies where
    noble_backs: list[int]
    noble_silver: list[int]  # by place, the pile first
    noble_debt: list[bool]
    gaps: list[int]  # provisions between neighbouring muster piles
    diplomat: int  # where it starts
    secret_points: int
    muster_per_point: int
    set_points: list[int]  # by number of different icons
    ally_icons: int  # equal ones that an ally takes
    workshops: int  # more for each seat
    one_worker: list[int]  # rewards, by type

    def __init__(self) -> None:
        self.in_play = False
        self.musters = []
        self.nobles = []
        self.allies = []
        self.muster_left_out = []
        self.noble_left_out = []
        self.muster_backs = []
        self.noble_backs = []
        self.noble_silver = []
        self.noble_debt = []
        self.gaps = []
        self.diplomat = 0
        self.secret_points = 0
        self.muster_per_point = 1
        self.set_points = []
        self.ally_icons = 0
        self.workshops = 0
        self.one_worker = []

    def walk(self, start: int, to: int) -> int:
        """Provisions for the Diplomat's way (COC-042)."""
        cost = 0
        for gap in range(min(start, to), max(start, to)):
            cost += self.gaps[gap]
        return cost
