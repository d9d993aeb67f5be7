"""The decks as frozen tables: costs, rewards and effects as ints, and the options that name cards, built once."""

from __future__ import annotations

from typing import Any, Final

from courtier.core.agenda import Task
from courtier.core.bundle import Bundle, Exchange, handfuls
from courtier.core.options import COUNT_BITS, Cards, Counts, Names, Option, Verb, Words, row
from courtier.core.words import Arg, Phrase, join
from courtier.titles.kingsburg import words as w
from courtier.titles.kingsburg.effects import SINGLE_DIE_ANY_VALUE, Effect
from courtier.titles.kingsburg.printed import (
    Advisor,
    Building,
    Enemy,
    Letters,
    Modules,
    Numbers,
    Rank,
    Seat,
    Sheet,
    Ways,
)

# what a group of dice may be helped by, and the number of that among what a seat may use
EXTRAS: Final[list[tuple[int, int]]] = [
    (token | shift, (1 if token else 0) + (2 if shift else 0))
    for token in (0, w.W_TOKEN)
    for shift in (0, w.W_LOWER, w.W_HIGHER)
]
PLACE_BITS: Final = 5


class Tables:
    """Everything the rules look up. Shared by all games with the same content, never changed after it is filled."""

    numbers: Numbers
    more: Modules
    modular: bool  # some module or scenario is in force
    advisors: list[Advisor]  # by place, which is the rank; the first is none, private ones come last
    board: int  # how many advisors sit on the board
    ranks: list[int]  # by place
    buildings: list[Building]
    printed: Sheet
    covered: dict[int, Sheet]  # by the rows that strips cover
    enemies: list[Enemy]
    backs: list[int]  # year of each enemy card
    exchanges: list[Exchange]  # every reward and trade, numbered
    reroll_mask: int  # bits of the buildings with such an effect
    rerolls: list[Building]  # those with such an effect
    fighters: list[Building]  # those that change the strength in battle
    at: list[list[Effect]]  # effects of buildings and governors by moment
    owners: list[int]  # by moment: bits of the buildings with an effect there
    owned: list[
        dict[int, list[Effect]]
    ]  # by moment, by what a seat has for it: what that does, as far as met
    season: list[Task[Any]]  # what still has to happen, the last first: filled by schedule.py
    phases: list[list[Task[Any]]]  # by phase, besides what the phase itself is
    year_end: list[Task[Any]]
    game_end: list[Task[Any]]
    stables: int
    market: int
    barracks: int
    cheapest: int  # goods that the cheapest building can ever cost
    verbs: list[Verb]
    passes: Option
    decline: Option
    keep: Option
    done: Option
    take: list[list[Option]]  # n goods of any kinds, by n
    take_reward: list[Option]  # by exchange
    trade: list[Option]  # by exchange
    reroll: list[list[Option]]  # by building, by dice taken
    use: list[Option]  # by building
    build: list[Option]
    recruit: list[Option]
    fight: list[Option]  # by result
    influence_bare: list[Option]  # by rank, no dice: only to say why not
    covers: list[str]  # sets of strips: none, one letter, two
    govern: list[Option]  # by governor
    cover: list[Option]  # by `covers`
    cover_rows: list[int]  # by `covers`: bit set of rows
    exchange: Option
    pick: list[Option]  # by strip
    play: list[Option]  # by a token's value
    raises: list[Option]  # by building
    reserve: list[Option]  # by place
    name: list[Option]  # by seat
    reinforce: list[Option]  # by soldiers
    look: list[Option]  # the enemy's deck, the valley's
    pay: dict[int, Option]
    lose: dict[int, Option]
    hands: dict[int, Ways]  # placements of each hand of dice met so far
    placements: list[dict[int, Option]]  # by verb: all of theirs, by way and place
    changes: dict[int, list[Option]]  # and its changes by a card
    swaps: dict[int, list[Option]]  # of goods, by how many and what is there
    cards: list[str]  # message keys of what `use` names: buildings, governors, destinies

    def __init__(self, numbers: Numbers, advisors: list[Advisor], buildings: list[Building], enemies: list[Enemy],
                 exchanges: list[Exchange], more: Modules) -> None:  # fmt: skip
        self.numbers = numbers
        self.more = more
        self.modular = more.parts != 0
        self.advisors = [Advisor("", 0, [], [], ""), *advisors, *more.private]
        self.board = len(advisors)
        self.ranks = [a.rank for a in self.advisors]
        self.buildings = buildings
        self.covered = {}
        for i in range(len(buildings)):
            buildings[i].number = i
            buildings[i].bit = 1 << i
        self.printed = self.sheet(0)
        self.enemies = enemies
        self.backs = [e.year for e in enemies]
        self.exchanges = exchanges
        self.reroll_mask = 0
        self.rerolls = []
        self.fighters = []
        self.at = [[] for _ in w.MOMENTS]
        self.owners = [0] * len(w.MOMENTS)
        self.owned = [{} for _ in w.MOMENTS]
        self.season = []
        self.phases = [[] for _ in range(w.WINTER + 1)]
        self.year_end = []
        self.game_end = []
        self.stables = 0
        self.market = 0
        self.barracks = 0
        self.cheapest = 99
        for b in buildings:
            if b.reroll_one or b.reroll_all_max > 0:
                self.reroll_mask |= b.bit
                self.rerolls.append(b)
            for e in b.effects:
                e.owner, e.bit, e.card = b.number, b.bit, b.number
                self.at[e.moment].append(e)
                self.owners[e.moment] |= b.bit
            if b.strength != 0 or any(b.strength_against):
                self.fighters.append(b)
            if b.reward_soldier > 0:
                self.stables |= b.bit
            if b.shifts_rank:
                self.market |= b.bit
            if b.recruit_price > 0:
                self.barracks |= b.bit
            b.cheaper_by = [helper for helper in buildings if b.column in helper.discount_columns]
            b.cheaper = sum([helper.bit for helper in b.cheaper_by])
            off = sum([helper.discount for helper in b.cheaper_by])
            self.cheapest = min(self.cheapest, max(0, b.gold - off) + b.wood + b.stone)
        if self.modular:
            self.cheapest = 0  # discounts of modules
        for i in range(len(more.governors)):
            for e in more.governors[i].effects:
                e.owner, e.card = i, len(buildings) + i
                self.at[e.moment].append(e)
        for i in range(len(more.destinies)):
            for e in more.destinies[i].effects:
                e.owner, e.card = i, len(buildings) + len(more.governors) + i
        self.hands = {}
        self.changes = {}
        self.swaps = {}
        self.pay = {}
        self.lose = {}
        self._options()

    def sheet(self, strips: int) -> Sheet:
        """The province of a seat whose strips cover these rows (a bit each)."""
        found = self.covered.get(strips)
        if found is None:
            rows: list[list[int]] = []
            letters: list[int] = []
            for letter in range(7):
                strip = strips >> letter & 1 == 1
                numbers = [
                    b.number
                    for column in range(1, 5)
                    for b in self.buildings
                    if b.row == letter and b.column == column and b.strip == strip
                ]
                if len(numbers) > 0:
                    rows.append(numbers)
                    letters.append(letter)
            found = self.covered[strips] = Sheet(rows, letters)
        return found

    def _options(self) -> None:
        self.covers = []
        self.cover_rows = []
        self.govern = self.cover = self.pick = self.play = self.raises = self.reserve = []
        self.name = self.reinforce = self.look = []
        advisor = Names("advisor", [a.id for a in self.advisors], "advisor", ["the", "to"])
        building = Names("building", [b.id for b in self.buildings], "building", ["the"])
        used = self._used()
        goods = Counts("goods", w.GOODS, "thing")
        spent = (
            Counts("goods", [*w.GOODS, "plus2"], "thing") if self.more.parts & w.M_SHEET else goods
        )  # the Recruiting Office takes tokens (KBM1-008)
        dice = w.Way("dice")
        trades = Cards(
            [e.token(w.THINGS) for e in self.exchanges],
            [{"pay": bundle_phrase(e.pay), "gain": bundle_phrase(e.gain)} for e in self.exchanges],
        )
        self.verbs = [
            Verb(w.V_PASS, "pass", "kingsburg-pass", []),
            Verb(w.V_TAKE, "take", "kingsburg-take", [goods]),
            Verb(w.V_TAKE_REWARD, "take", "kingsburg-take-reward", [trades]),
            Verb(w.V_TRADE, "trade", "kingsburg-trade", [trades]),
            Verb(w.V_DECLINE, "decline", "kingsburg-decline", []),
            Verb(
                w.V_REROLL,
                "reroll",
                "kingsburg-reroll",
                [building, Names("what", w.REROLLS, "kingsburg-dice")],
            ),
            Verb(w.V_KEEP, "keep", "kingsburg-keep", []),
            Verb(w.V_USE, "use", "kingsburg-use", [used]),
            Verb(w.V_DONE, "done", "kingsburg-done", []),
            Verb(w.V_INFLUENCE, "influence", "kingsburg-influence", [advisor, dice]),
            Verb(w.V_ENVOY, "envoy", "kingsburg-envoy", [advisor, dice]),
            Verb(w.V_BUILD, "build", "kingsburg-build", [building]),
            Verb(w.V_RECRUIT, "recruit", "kingsburg-recruit", [Words("n")]),
            Verb(w.V_PAY, "pay", "kingsburg-pay", [spent]),
            Verb(w.V_LOSE, "lose", "kingsburg-lose", [goods]),
            Verb(w.V_FIGHT, "fight", "kingsburg-fight", [Names("result", w.FIGHTS, "kingsburg-fight")]),
        ]
        if self.modular:
            self.verbs += self._module_verbs(advisor, dice, goods, used)
        self.placements = [{} for _ in self.verbs]
        verbs = self.verbs
        self.passes = self.exchange = Option(verbs[w.V_PASS])
        self.decline = Option(verbs[w.V_DECLINE])
        self.keep = Option(verbs[w.V_KEEP])
        self.done = Option(verbs[w.V_DONE])
        self.take = []
        most = max([3] + [tile.keep for tile in self.more.tiles])  # the Inventor's tile: four
        for n in range(most + 1):
            self.take.append([Option(verbs[w.V_TAKE], packed(h)) for h in handfuls([n, n, n], n)])
        self.take_reward = row(verbs[w.V_TAKE_REWARD], len(self.exchanges))
        self.trade = row(verbs[w.V_TRADE], len(self.exchanges))
        count = len(self.buildings)
        self.reroll = [[Option(verbs[w.V_REROLL], i, what) for what in range(3)] for i in range(count)]
        self.use = row(verbs[w.V_USE], len(self.cards))
        self.build = row(verbs[w.V_BUILD], count)
        hoard = len(w.GOODS) * 255  # what a payment can name; one more is always there to be refused
        self.recruit = row(verbs[w.V_RECRUIT], hoard + 2)
        self.fight = row(verbs[w.V_FIGHT], len(w.FIGHTS))
        self.influence_bare = row(verbs[w.V_INFLUENCE], self.board + 1)
        if self.modular:
            self.govern = row(verbs[w.V_GOVERN], len(self.more.governors))
            self.cover = row(verbs[w.V_COVER], len(self.covers))
            self.exchange = Option(verbs[w.V_EXCHANGE])
            self.pick = row(verbs[w.V_PICK], len(self.more.strips))
            self.play = row(verbs[w.V_PLAY], 5)
            self.raises = row(verbs[w.V_RAISE], count)
            self.reserve = row(verbs[w.V_RESERVE], len(self.advisors))
            self.name = row(verbs[w.V_NAME], 5)
            self.reinforce = row(verbs[w.V_REINFORCE], 8)
            self.look = row(verbs[w.V_LOOK], 2)

    def _used(self) -> Words:
        """What `use` names: a building, or a card of a module; none has the id of another."""
        more = self.more
        ids = [b.id for b in self.buildings]
        self.cards = ["building-" + id for id in ids]
        said: list[dict[str, Arg]] = [
            {"building": Phrase(key), "building_the": Phrase(key + ".the")} for key in self.cards
        ]
        for governor in more.governors:
            key = "governor-" + governor.id
            ids.append(governor.id)
            self.cards.append(key)
            said.append({"building": Phrase(key), "building_the": Phrase(key + ".the")})
        for destiny in more.destinies:
            key = "destiny-" + destiny.id
            ids.append(destiny.id)
            self.cards.append(key)
            said.append({"building": Phrase(key), "building_the": Phrase(key)})
        return Cards(ids, said)

    def _module_verbs(self, advisor: Words, dice: Words, goods: Words, card: Words) -> list[Verb]:
        """Verbs of modules and scenarios, in the order of their numbers."""
        more = self.more
        letters = [strip.id[-1] for strip in more.strips]
        covers = ["none", *letters, *[a + "+" + b for a in letters for b in letters if a < b]]
        self.covers = covers
        for cover in covers:
            letters_of = [] if cover == "none" else cover.split("+")
            self.cover_rows.append(sum([1 << s.row for s in more.strips if s.id[-1] in letters_of]))
        building = Names("building", [b.id for b in self.buildings], "building", ["the"])
        governor = Names("governor", [g.id for g in more.governors], "governor", ["the"])
        board = [
            a.id for a in self.advisors[: self.board + 1]
        ]  # and a Politician's card as a whole (KBM4-038)
        reserved = Names("advisor", board + ["politician"] * len(more.private), "advisor", ["the", "to"])
        return [
            Verb(w.V_GOVERN, "govern", "kingsburg-govern", [governor]),
            Verb(w.V_COVER, "cover", "kingsburg-cover", [Letters("strips", covers, "strip-strip_")]),
            Verb(w.V_EXCHANGE, "exchange", "kingsburg-exchange", []),
            Verb(w.V_PICK, "pick", "kingsburg-pick", [Letters("strip", letters, "strip-strip_")]),
            Verb(w.V_PLAY, "play", "kingsburg-play", [Words("n")]),
            Verb(w.V_TURN, "turn", "kingsburg-turn", [card, dice]),
            Verb(w.V_ROLL, "roll", "kingsburg-roll", [card, dice]),
            Verb(w.V_MOVE, "move", "kingsburg-move", [dice]),
            Verb(w.V_PRIVATE, "private", "kingsburg-private", [Rank("rank", self.ranks), dice]),
            Verb(
                w.V_PRIVATE_ENVOY,
                "private_envoy",
                "kingsburg-private_envoy",
                [Rank("rank", self.ranks), dice],
            ),
            Verb(w.V_DIPLOMAT, "diplomat", "kingsburg-diplomat", [advisor, dice]),
            Verb(w.V_RAISE, "raise", "kingsburg-raise", [building]),
            Verb(w.V_RESERVE, "reserve", "kingsburg-reserve", [reserved]),
            Verb(w.V_SWAP, "swap", "kingsburg-swap", [goods, Counts("other", w.GOODS, "thing")]),
            Verb(w.V_SELL, "sell", "kingsburg-sell", [goods]),
            Verb(w.V_NAME, "name", "kingsburg-name", [Seat("who")]),
            Verb(w.V_GIVE, "give", "kingsburg-give", [Seat("who"), Names("good", w.GOODS, "kingsburg-good")]),
            Verb(w.V_REINFORCE, "reinforce", "kingsburg-reinforce", [Words("n")]),
            Verb(w.V_LOOK, "look", "kingsburg-look", [Names("deck", ["enemy", "valley"], "kingsburg-look")]),
        ]

    def payment(self, goods: list[int]) -> Option:
        key = packed(goods)
        if key not in self.pay:
            self.pay[key] = Option(self.verbs[w.V_PAY], key)
        return self.pay[key]

    def loss(self, goods: list[int]) -> Option:
        key = packed(goods)
        if key not in self.lose:
            self.lose[key] = Option(self.verbs[w.V_LOSE], key)
        return self.lose[key]

    def next_buildings(self, sheet: Sheet, built: int) -> list[Option]:
        """Pass, or the leftmost missing building of each row."""
        out = sheet.next.get(built)
        if out is None:
            out = [self.passes]
            for row in sheet.rows:
                for number in row:
                    if not built >> number & 1:
                        out.append(self.build[number])
                        break
            sheet.next[built] = out
        return out

    def ways_of(self, dice: int) -> Ways:
        """Every placement these dice (player and bonus) allow, whatever stands where; kept in `hands`."""
        found = self.hands.get(dice)
        return self._ways(dice) if found is None else found

    def _ways(self, dice: int) -> Ways:
        found: list[tuple[int, int, int]] = []
        for group in groups(dice):
            total = w.way_sum(group)
            for extra, uses in EXTRAS:
                rank = total + w.way_sum(extra)
                if 1 <= rank <= self.board:
                    found.append((rank, uses, group | extra))
        if self.more.parts & w.M_STRIPS:
            found += single_dice(dice, self.at[w.INFLUENCE_OPTIONS])
        found.sort()
        out = self.hands[dice] = Ways(found)
        return out

    def influence(self, ways: Ways, uses: int) -> list[Option]:
        """The pass, and placements on free advisors that use no more than this."""
        out = ways.influence[uses]
        if len(out) == 0:
            out = ways.influence[uses] = [self.passes, *self._placements(ways, w.V_INFLUENCE, uses)]
        return out

    def beside(self, ways: Ways, verb: int, uses: int) -> list[Option]:
        """The same with the verb of the envoy, the Diplomat or the Politician (KBM3-026, KBM3-019)."""
        key = verb << 3 | uses
        out = ways.beside.get(key)
        if out is None:
            out = ways.beside[key] = self._placements(ways, verb, uses)
        return out

    def _placements(self, ways: Ways, verb: int, uses: int) -> list[Option]:
        out: list[Option] = []
        private = verb == w.V_PRIVATE or verb == w.V_PRIVATE_ENVOY
        for rank, used, way in ways.found:
            if used & ~uses == 0:
                if not private:
                    out.append(self._placement(verb, rank, way))
                    continue
                for place in range(self.board + 1, len(self.advisors)):
                    if self.ranks[place] == rank:
                        out.append(self._placement(verb, place, way))
        return out

    def _placement(self, verb: int, place: int, way: int) -> Option:
        """One for all hands that hold these dice: a legal placement is looked at often, and few of them lie close."""
        known = self.placements[verb]
        key = way << PLACE_BITS | place
        found = known.get(key)
        if found is None:
            found = known[key] = Option(self.verbs[verb], place, way)
        return found


def bundle_phrase(b: Bundle) -> Phrase:
    items = [Phrase("thing-" + w.THINGS[b.things[i]], {"n": b.amounts[i]}) for i in range(len(b.things))]
    return join("join-comma", items)


def packed(goods: list[int]) -> int:
    """Amounts of goods as options carry them."""
    n = 0
    for i in range(len(goods)):
        n |= goods[i] << COUNT_BITS * i
    return n


def single_dice(dice: int, effects: list[Effect]) -> list[tuple[int, int, int]]:
    """The Bazaar: one player die alone as any other value (KBM2-019, KBM2-054)."""
    out: list[tuple[int, int, int]] = []
    for e in effects:
        if e.op == SINGLE_DIE_ANY_VALUE:
            for value in range(1, 7):
                if dice >> w.DIE_BITS * (value - 1) & 7:
                    for other in range(e.values[0], e.n + 1):
                        if other != value:
                            out.append((other, 4, w.die(value) | other << w.W_AS))
    return out


def groups(dice: int) -> list[int]:
    """Every group of these dice with at least one player die (KB-047, KB-054), packed."""
    out = [0]
    for i in range(12):
        step = 1 << w.DIE_BITS * i
        n = dice >> w.DIE_BITS * i & 7
        out = [group + k * step for group in out for k in range(n + 1)]
    return [group for group in out if group & w.PLAYER_DICE]
