"""The decks as frozen tables: cards, spaces and single numbers. Options are built on them in choices.py."""

from __future__ import annotations

from courtier.titles.paladins import words as w


class Part:
    """One icon of a reward with its amount, or a choice between rewards."""

    icon: int
    n: int
    choices: list[int]  # numbers of rewards, for CHOOSE

    def __init__(self, icon: int, n: int, choices: list[int]) -> None:
        self.icon = icon
        self.n = n
        self.choices = choices


class Townsfolk:
    id: str
    family: str
    dismiss: int  # rewards, by number
    immediate: int
    trigger: int  # an action, T_PAY_DEBT or T_INQUISITION
    least: int  # suspicion held at an inquisition, at least and at most
    most: int
    ongoing: int
    provenance: str

    def __init__(self, id: str, family: str, dismiss: int, immediate: int, trigger: int, least: int, most: int,
                 ongoing: int, provenance: str) -> None:  # fmt: skip
        self.id = id
        self.family = family
        self.dismiss = dismiss
        self.immediate = immediate
        self.trigger = trigger
        self.least = least
        self.most = most
        self.ongoing = ongoing
        self.provenance = provenance


class Outsider:
    id: str
    kind: str
    faction: int
    attack: int  # rewards, by number
    convert: int
    base: int  # points: base + vp for each so many of what `per` counts
    vp: int
    per: int
    each: int
    provenance: str

    def __init__(self, id: str, kind: str, faction: int, attack: int, convert: int, base: int, vp: int, per: int,
                 each: int, provenance: str) -> None:  # fmt: skip
        self.id = id
        self.kind = kind
        self.faction = faction
        self.attack = attack
        self.convert = convert
        self.base = base
        self.vp = vp
        self.per = per
        self.each = each
        self.provenance = provenance


class Paladin:
    id: str
    workers: list[int]
    boosts: list[int]  # by attribute
    action: int  # of the ability, or -1
    waive: int  # SILVER or PROVISION, or -1
    discount: int  # silver
    gain: int  # a reward, or -1
    provenance: str

    def __init__(self, id: str, workers: list[int], boosts: list[int], action: int, waive: int, discount: int,
                 gain: int, provenance: str) -> None:  # fmt: skip
        self.id = id
        self.workers = workers
        self.boosts = boosts
        self.action = action
        self.waive = waive
        self.discount = discount
        self.gain = gain
        self.provenance = provenance


class Cost:
    """Silver, provisions and debts to take; and the attribute that the place needs, 0 when none."""

    silver: int
    provision: int
    debt: int
    need: int

    def __init__(self, silver: int, provision: int, debt: int, need: int) -> None:
        self.silver = silver
        self.provision = provision
        self.debt = debt
        self.need = need


class Favour:
    id: str
    worker: int  # a type, or ANY
    cost: Cost
    reward: int
    provenance: str

    def __init__(self, id: str, worker: int, cost: Cost, reward: int, provenance: str) -> None:
        self.id = id
        self.worker = worker
        self.cost = cost
        self.reward = reward
        self.provenance = provenance


class Order:
    id: str
    action: int
    need: int

    def __init__(self, id: str, action: int, need: int) -> None:
        self.id = id
        self.action = action
        self.need = need


class Square:
    id: str
    region: int
    faith: int
    strength: int
    players: int  # needed at least (PAL-098)
    reward: int
    rank: int  # the rival's priority, lower first (SOLO-053)
    idle: int  # the same when it has no unpaid debt

    def __init__(self, id: str, region: int, faith: int, strength: int, players: int, reward: int, rank: int,
                 idle: int) -> None:  # fmt: skip
        self.id = id
        self.region = region
        self.faith = faith
        self.strength = strength
        self.players = players
        self.reward = reward
        self.rank = rank
        self.idle = idle


class BoardAction:
    """An action of the player board: what it takes, whoever takes it."""

    id: str
    spaces: list[int]  # worker types or ANY, left to right
    coverable: int  # bits of the spaces that may hold a workshop
    shapes: list[int]  # workers needed, by bits of the workshops on it
    modes: list[int]  # left side: workers needed, by number of workers
    mode_gain: list[int]  # left side: rewards by number of workers, -1 for none
    cost: Cost  # of every use
    row: list[Cost]  # of each use, left to right; empty when the place costs nothing
    gain: int  # reward of every use, or -1
    attribute: int  # what the right side needs, or -1
    limit: int  # uses in a game
    points: list[int]  # by number of uses
    per_silver: int  # missing strength that a silver buys

    def __init__(self, id: str, spaces: list[int], coverable: int, cost: Cost, row: list[Cost], gain: int,
                 attribute: int, limit: int, points: list[int], per_silver: int) -> None:  # fmt: skip
        self.id = id
        self.spaces = spaces
        self.coverable = coverable
        self.shapes = []
        for covered in range(1 << len(spaces)):
            self.shapes.append(shape([spaces[i] for i in range(len(spaces)) if not covered >> i & 1]))
        self.modes = [shape(spaces[:n]) for n in range(len(spaces) + 1)]
        self.mode_gain = [-1] * (len(spaces) + 1)
        self.cost = cost
        self.row = row
        self.gain = gain
        self.attribute = attribute
        self.limit = limit
        self.points = points
        self.per_silver = per_silver

    def vp(self, done: int) -> int:
        if len(self.points) == 0:
            return 0
        return self.points[min(done, len(self.points) - 1)]


def shape(spaces: list[int]) -> int:
    """Spaces to fill as one int: a bit per colour, and their number eight bits higher."""
    out = len(spaces) << 8
    for colour in spaces:
        if colour != w.ANY:
            out |= 1 << colour
    return out


def one_space(worker: int) -> int:
    """The same for a card that takes a single worker; asked in every turn for every card that lies open."""
    return 1 << 8 if worker == w.ANY else 1 << 8 | 1 << worker


class RivalNumbers:
    """The single numbers of the solo opponent."""

    stack: list[int]  # attributes, bottom to top
    start: list[int]  # their values
    workers_base: int
    workers_per_round: int
    right_workers: int
    favour_workers: int
    steps: int  # of the marker for each resource
    order_workshops: int
    town_discarded: int
    outsiders_discarded: int
    nobles_discarded: int
    failed_steps: int  # of the marker when there is nothing to remove
    workers_per_ally: int
    convert_least: int
    top_gain: list[int]  # workers gained, by action of the top row
    top_suspicion: list[int]
    top_steps: list[int]
    top_steps_worker: list[int]
    town_at: list[list[int]]  # targets by space of the resource track, 0-based
    favour_at: list[list[int]]
    outsider_at: list[list[int]]

    def __init__(self) -> None:
        self.stack = []
        self.start = []
        self.workers_base = 0
        self.workers_per_round = 0
        self.right_workers = 0
        self.favour_workers = 0
        self.steps = 0
        self.order_workshops = 0
        self.town_discarded = 0
        self.outsiders_discarded = 0
        self.nobles_discarded = 0
        self.failed_steps = 0
        self.workers_per_ally = 0
        self.convert_least = 0
        self.top_gain = []
        self.top_suspicion = []
        self.top_steps = []
        self.top_steps_worker = []
        self.town_at = []
        self.favour_at = []
        self.outsider_at = []


class Numbers:
    """What stands on no card and no space."""

    rounds: int
    silver: int  # each seat's at the start
    provision: int
    townsfolk: int  # chosen by each seat at the start
    drawn: int  # paladins a round
    taverns_extra: int
    kept: int  # workers, at most, on passing
    shops_per_action: int
    track_max: int
    track_points: list[int]
    goods_per_vp: int
    tax: list[int]  # by number of players
    debts: int
    debt_unpaid: int
    debt_paid: int

    def __init__(self) -> None:
        self.rounds = 0
        self.silver = 0
        self.provision = 0
        self.townsfolk = 0
        self.drawn = 0
        self.taverns_extra = 0
        self.kept = 0
        self.shops_per_action = 0
        self.track_max = 0
        self.track_points = []
        self.goods_per_vp = 0
        self.tax = []
        self.debts = 0
        self.debt_unpaid = 0
        self.debt_paid = 0


class Decks:
    """Everything the rules look up, as the loader reads it. Shared by all games with the same content."""

    numbers: Numbers
    rival: RivalNumbers
    rewards: list[list[Part]]
    parts: list[list[int]]  # a reward as one reward per icon
    causes: list[bool]  # this reward can call an inquisition
    reacts: list[bool]  # it matters whether one comes before or after
    pull: list[int]  # tax that it can take at most, suspicion included
    criminals: list[int]
    attributes: list[str]
    paladins: list[Paladin]
    townsfolk: list[Townsfolk]
    outsiders: list[Outsider]
    favours: list[Favour]
    orders: list[Order]
    board_actions: list[BoardAction]
    squares: list[Square]
    taverns: list[list[int]]
    tavern_ids: list[str]
    walls: list[int]  # rewards
    wall_points: list[int]
    wall_ids: list[str]
    suspicion: list[int]  # printed tax, by kind of card
    suspicion_deck: list[int]  # kinds
    jar_spaces: list[int]  # rewards
    jar_ids: list[str]
    develop_gain: list[int]  # rewards under the workshops
    town_silver: list[int]  # by space
    town_debt: list[bool]
    town_first: int  # how the first space is counted: 1, or less where spaces were added on the left
    town_open: int  # the space that is the open pile, or -1; so is outs_open
    outs_open: int
    outsider_faith: list[int]
    outsider_strength: list[int]
    order_round: list[int]
    order_points: list[int]
    favour_round: list[int]
    schemes: list[int]  # what each kind of scheme tries
    scheme_ids: list[str]
    scheme_deck: list[int]  # kinds
    scheme_aside: list[int]
    difficulties: list[str]
    difficulty_orders: list[int]
    difficulty_workshops: list[int]  # on every action of the right side
    points: list[str]  # categories of the score sheet
    credit: int  # the paladin who lets a debt stand for silver or provisions, or -2
    reach_faith: list[int]  # by value: bits of the squares whose flag is met
    reach_strength: list[int]
    nothing: int  # the empty reward
    remove_one: int  # removing one suspicion

    def __init__(self) -> None:
        self.numbers = Numbers()
        self.rival = RivalNumbers()
        self.rewards = []
        self.parts = []
        self.causes = []
        self.reacts = []
        self.pull = []
        self.criminals = []
        self.attributes = []
        self.paladins = []
        self.townsfolk = []
        self.outsiders = []
        self.favours = []
        self.orders = []
        self.board_actions = []
        self.squares = []
        self.taverns = []
        self.tavern_ids = []
        self.walls = []
        self.wall_points = []
        self.wall_ids = []
        self.suspicion = []
        self.suspicion_deck = []
        self.jar_spaces = []
        self.jar_ids = []
        self.develop_gain = []
        self.town_silver = []
        self.town_debt = []
        self.town_first = 1
        self.town_open = -1
        self.outs_open = -1
        self.outsider_faith = []
        self.outsider_strength = []
        self.order_round = []
        self.order_points = []
        self.favour_round = []
        self.schemes = []
        self.scheme_ids = []
        self.scheme_deck = []
        self.scheme_aside = []
        self.difficulties = []
        self.difficulty_orders = []
        self.difficulty_workshops = []
        self.points = w.POINTS
        self.credit = -2
        self.reach_faith = []
        self.reach_strength = []
        self.nothing = 0
        self.remove_one = 0
