"""Tables with the options that name cards and spaces: built once per content, shared by every game."""

from __future__ import annotations

from typing import Any

from courtier.core.options import COUNT_BITS, NOT_YET, Cards, Counts, Names, Option, Verb, Words, row
from courtier.core.words import Arg, Phrase, join
from courtier.titles.paladins import words as w
from courtier.titles.paladins.crowns.tables import CrownsDecks
from courtier.titles.paladins.effect import Effect
from courtier.titles.paladins.tables import Decks
from courtier.titles.paladins.workers import enough, payments


class Places(Words):
    """Which paladin goes on top of the pile; when more than one is left over, which one goes under it: top+under."""

    __slots__ = ("names",)
    names: list[str]

    def __init__(self, names: list[str]) -> None:
        super().__init__("top")
        self.names = names

    def say(self, n: int) -> str:
        top = self.names[n & 255]
        return top if n < 256 else top + "+" + self.names[(n >> 8) - 1]

    def read(self, word: str) -> int:
        top, _, under = word.partition("+")
        return self.names.index(top) + (0 if under == "" else self.names.index(under) + 1 << 8)

    def args(self, n: int) -> dict[str, Arg]:
        top = Phrase("paladins-paladin-" + self.names[n & 255])
        if n < 256:
            return {"top": top, "places": 1}
        under = Phrase("paladins-paladin-" + self.names[(n >> 8) - 1])
        return {"top": Phrase("paladins-top-and-under", {"top": top, "under": under}), "places": 2}


class Tables(Decks):
    """The decks and their options. Never changed after `build`, but for payments met for the first time."""

    effects: dict[int, Effect[Any]]  # by icon
    verbs: list[Verb]
    passes: Option
    decline: Option
    fortify: list[Option]
    conspire: list[Option]
    act: list[Option]
    favour: list[Option]  # by card
    workshop: list[list[Option]]  # by action, by space
    dismiss: list[list[Option]]  # by way to pay, by card
    hire: list[list[Option]]
    hunt: list[Option]  # with one worker, with two
    trade: list[Option]
    clear: list[Option]  # by action; the last is nothing
    commission: list[Option]  # by square
    garrison: list[Option]
    absolve: list[Option]  # by jar space
    attack: list[Option]  # by outsider
    convert: list[Option]
    play: list[
        list[list[Option]]
    ]  # by paladin played, put on top, and put under the pile (+ 1; 0: the only one left)
    tavern: list[Option]
    first: list[Option]  # by reward
    take: list[Option]
    use: list[Option]  # by townsfolk
    do: list[Option]  # by icon
    crowns: CrownsDecks
    place: list[Option]  # by muster card
    muster: list[Option]
    entrust: list[list[Option]]  # by way to pay, by noble
    enlist: list[list[Option]]
    cover: list[Option]
    lift: list[list[Option]]  # by action, by space
    release: list[Option]  # by townsfolk
    pay: dict[int, Option]  # by what is paid
    keep: dict[int, list[Option]]  # all that may be kept, by how many at most
    paid: dict[int, list[Option]]  # payments by workers held and shape
    keeps: dict[int, list[Option]]
    backs: list[int]  # all cards of one deck look alike

    def __init__(self) -> None:
        super().__init__()
        self.effects = {}
        self.verbs = []
        self.passes = NOT_YET
        self.decline = NOT_YET
        self.fortify = []
        self.conspire = []
        self.act = []
        self.favour = []
        self.workshop = []
        self.dismiss = []
        self.hire = []
        self.hunt = []
        self.trade = []
        self.clear = []
        self.commission = []
        self.garrison = []
        self.absolve = []
        self.attack = []
        self.convert = []
        self.play = []
        self.tavern = []
        self.first = []
        self.take = []
        self.use = []
        self.do = []
        self.crowns = CrownsDecks()
        self.place = []
        self.muster = []
        self.entrust = []
        self.enlist = []
        self.cover = []
        self.lift = []
        self.release = []
        self.pay = {}
        self.keep = {}
        self.paid = {}
        self.keeps = {}
        self.backs = [0] * 256

    def build(self) -> None:
        """Verbs and options; the loader calls it when the decks are complete."""
        self.verbs = self._verbs()
        verbs = self.verbs
        actions = len(self.board_actions)
        self.passes = Option(verbs[w.V_PASS])
        self.decline = Option(verbs[w.V_DECLINE])
        self.fortify = [Option(verbs[w.V_FORTIFY])]
        self.conspire = [Option(verbs[w.V_CONSPIRE])]
        self.act = row(verbs[w.V_ACT], actions)
        self.favour = row(verbs[w.V_FAVOUR], len(self.favours))
        self.workshop = [[Option(verbs[w.V_WORKSHOP], a, i) for i in range(3)] for a in range(actions)]
        folk = len(self.townsfolk)
        self.dismiss = [row(verbs[w.V_DISMISS], folk, coin) for coin in range(3)]
        self.hire = [row(verbs[w.V_HIRE], folk, coin) for coin in range(3)]
        self.hunt = row(verbs[w.V_HUNT], len(self.board_actions[w.HUNT].mode_gain))[1:]
        self.trade = row(verbs[w.V_TRADE], len(self.board_actions[w.TRADE].mode_gain))[1:]
        self.clear = row(verbs[w.V_CLEAR], actions + 1)
        self.commission = row(verbs[w.V_COMMISSION], len(self.squares))
        self.garrison = row(verbs[w.V_GARRISON], len(self.squares))
        self.absolve = row(verbs[w.V_ABSOLVE], len(self.jar_spaces))
        self.attack = row(verbs[w.V_ATTACK], len(self.outsiders))
        self.convert = row(verbs[w.V_CONVERT], len(self.outsiders))
        cards = len(self.paladins)
        under = range(cards + 1 if self.numbers.drawn > 3 else 1)
        self.play = [
            [[Option(verbs[w.V_PLAY], a, top | u << 8) for u in under] for top in range(cards)]
            for a in range(cards)
        ]
        self.tavern = row(verbs[w.V_TAVERN], len(self.taverns))
        self.first = row(verbs[w.V_FIRST], len(self.rewards))
        self.take = row(verbs[w.V_TAKE], len(self.rewards))
        self.use = row(verbs[w.V_USE], folk)
        self.do = row(verbs[w.V_DO], len(w.ICONS))
        if self.crowns.in_play:
            self._build_crowns()

    def _build_crowns(self) -> None:
        verbs = self.verbs = [*self.verbs, *self._crowns_verbs()]
        nobles = len(self.crowns.nobles)
        self.place = row(verbs[w.V_PLACE], len(self.crowns.musters))
        self.muster = row(verbs[w.V_MUSTER], len(self.crowns.musters))
        self.entrust = [row(verbs[w.V_ENTRUST], nobles, coin) for coin in range(2)]
        self.enlist = [row(verbs[w.V_ENLIST], nobles, coin) for coin in range(2)]
        self.cover = row(verbs[w.V_COVER], len(w.COVERS))
        self.lift = [
            [Option(verbs[w.V_LIFT], a, i) for i in range(3)] for a in range(len(self.board_actions))
        ]
        self.release = row(verbs[w.V_RELEASE], len(self.townsfolk))

    def _verbs(self) -> list[Verb]:
        action = Names("action", [d.id for d in self.board_actions], "paladins-action")
        spaces = Names("action", [*[d.id for d in self.board_actions], "nothing"], "paladins-action")
        space = Names("space", w.SPACES, "paladins-space")
        coin = Names("coin", w.COINS, "paladins-coin")
        squares = Cards([q.id for q in self.squares], [self.square_args(i) for i in range(len(self.squares))])
        folk = range(len(self.townsfolk))
        folk_ids = [f.id for f in self.townsfolk]
        dismissed = Cards(folk_ids, [self.townsfolk_args(i, self.townsfolk[i].dismiss) for i in folk])
        hired = Cards(folk_ids, [self.townsfolk_args(i, self.townsfolk[i].ongoing) for i in folk])
        outs = range(len(self.outsiders))
        outs_ids = [o.id for o in self.outsiders]
        attacked = Cards(outs_ids, [self.outsider_args(i, self.outsiders[i].attack) for i in outs])
        converted = Cards(outs_ids, [self.outsider_args(i, self.outsiders[i].convert) for i in outs])
        paladin = Names("paladin", [p.id for p in self.paladins], "paladins-paladin")
        top = Places([p.id for p in self.paladins])
        workers = Counts("workers", w.WORKERS, "paladins-thing")
        rewards = Cards([self.reward_token(i) for i in range(len(self.rewards))],
                        [{"reward": self.reward_phrase(i)} for i in range(len(self.rewards))])  # fmt: skip
        taverns = Cards(self.tavern_ids, [{"workers": workers_phrase(t)} for t in self.taverns])
        jars = Cards(self.jar_ids, [{"reward": self.reward_phrase(r)} for r in self.jar_spaces])
        favours = Cards([f.id for f in self.favours], [self.favour_args(i) for i in range(len(self.favours))])
        icons = Names("icon", w.ICONS, "paladins-do")
        hunts = Cards(NUMBERS, [self.mode_args(w.HUNT, n) for n in range(len(NUMBERS))])
        trades = Cards(NUMBERS, [self.mode_args(w.TRADE, n) for n in range(len(NUMBERS))])
        return [
            Verb(w.V_PASS, "pass", "paladins-pass", []),
            Verb(w.V_ACT, "act", "paladins-act", [action]),
            Verb(w.V_FAVOUR, "favour", "paladins-favour", [favours]),
            Verb(w.V_WORKSHOP, "workshop", "paladins-workshop", [action, space]),
            Verb(w.V_DISMISS, "dismiss", "paladins-dismiss", [dismissed, coin]),
            Verb(w.V_HIRE, "hire", "paladins-hire", [hired, coin]),
            Verb(w.V_HUNT, "hunt", "paladins-hunt", [hunts]),
            Verb(w.V_TRADE, "trade", "paladins-trade", [trades]),
            Verb(w.V_CLEAR, "clear", "paladins-clear", [spaces]),
            Verb(w.V_COMMISSION, "commission", "paladins-commission", [squares]),
            Verb(w.V_GARRISON, "garrison", "paladins-garrison", [squares]),
            Verb(w.V_ABSOLVE, "absolve", "paladins-absolve", [jars]),
            Verb(w.V_ATTACK, "attack", "paladins-attack", [attacked]),
            Verb(w.V_CONVERT, "convert", "paladins-convert", [converted]),
            Verb(w.V_PLAY, "play", "paladins-play", [paladin, top]),
            Verb(w.V_TAVERN, "tavern", "paladins-tavern", [taverns]),
            Verb(w.V_PAY, "pay", "paladins-pay", [workers]),
            Verb(w.V_KEEP, "keep", "paladins-keep", [workers]),
            Verb(w.V_FIRST, "first", "paladins-first", [rewards]),
            Verb(w.V_TAKE, "take", "paladins-take", [rewards]),
            Verb(w.V_USE, "use", "paladins-use", [hired]),
            Verb(w.V_DO, "do", "paladins-do", [icons]),
            Verb(w.V_DECLINE, "decline", "paladins-decline", []),
            Verb(w.V_FORTIFY, "fortify", "paladins-fortify", []),
            Verb(w.V_CONSPIRE, "conspire", "paladins-conspire", []),
        ]

    def _crowns_verbs(self) -> list[Verb]:
        action = Names("action", [d.id for d in self.board_actions], "paladins-action")
        space = Names("space", w.SPACES, "paladins-space")
        coin = Names("coin", w.COINS, "paladins-coin")
        musters = range(len(self.crowns.musters))
        placed = Cards([card.id for card in self.crowns.musters], [self.muster_args(i) for i in musters])
        nobles = range(len(self.crowns.nobles))
        noble = Cards([card.id for card in self.crowns.nobles], [self.noble_args(i) for i in nobles])
        folk = range(len(self.townsfolk))
        own = [self.townsfolk_args(i, self.townsfolk[i].dismiss) for i in folk]
        return [
            Verb(w.V_PLACE, "place", "paladins-place", [placed]),
            Verb(w.V_MUSTER, "muster", "paladins-muster", [placed]),
            Verb(w.V_ENTRUST, "entrust", "paladins-entrust", [noble, coin]),
            Verb(w.V_ENLIST, "enlist", "paladins-enlist", [noble, coin]),
            Verb(w.V_COVER, "cover", "paladins-cover", [Names("cover", w.COVERS, "paladins-cover")]),
            Verb(w.V_LIFT, "lift", "paladins-lift", [action, space]),
            Verb(w.V_RELEASE, "release", "paladins-release", [Cards([f.id for f in self.townsfolk], own)]),
        ]

    # what sentences say about cards

    def reward_token(self, reward: int) -> str:
        words: list[str] = []
        for part in self.rewards[reward]:
            if part.icon == w.CHOOSE:
                words.append("/".join([self.reward_token(choice) for choice in part.choices]))
            else:
                words += [w.ICONS[part.icon]] * part.n
        return "+".join(words) if words else "nothing"

    def reward_phrase(self, reward: int) -> Phrase:
        items: list[Phrase] = []
        for part in self.rewards[reward]:
            if part.icon == w.CHOOSE:
                items.append(join("paladins-or", [self.reward_phrase(choice) for choice in part.choices]))
            else:
                items.append(Phrase(w.THINGS[part.icon], {"n": part.n}))
        return join("join-comma", items)

    def mode_args(self, action: int, n: int) -> dict[str, Arg]:
        gains = self.board_actions[action].mode_gain
        reward = gains[n] if n < len(gains) and gains[n] >= 0 else self.nothing
        return {"n": n, "reward": self.reward_phrase(reward)}

    def square_args(self, square: int) -> dict[str, Arg]:
        q = self.squares[square]
        key = f"paladins-region-{q.region + 1}"
        return {
            "region": Phrase(key),
            "region_in": Phrase(key + ".in"),
            "reward": self.reward_phrase(q.reward),
        }

    def townsfolk_args(self, card: int, reward: int) -> dict[str, Arg]:
        key = "paladins-townsfolk-" + self.townsfolk[card].family
        said = self.reward_phrase(reward)
        when = self.when(card)
        which: dict[str, Arg] = {"card": self.townsfolk[card].id}  # for a board to point at the very card
        return {
            "townsfolk": Phrase(key, which),
            "townsfolk_the": Phrase(key + ".the", which),
            "reward": said,
            "when": when,
        }

    def when(self, card: int) -> Phrase:
        """The moment at which a townsfolk acts."""
        folk = self.townsfolk[card]
        if folk.trigger < len(self.board_actions):
            return Phrase("paladins-action-" + self.board_actions[folk.trigger].id)
        if folk.trigger == w.T_PAY_DEBT:
            return Phrase("paladins-when-pay_debt")
        if folk.trigger >= w.T_ENLIST:
            return Phrase("paladins-when-enlist" if folk.trigger == w.T_ENLIST else "paladins-when-pass")
        if folk.least > 0:
            return Phrase("paladins-when-suspicion", {"n": folk.least})
        return Phrase("paladins-when-no_suspicion" if folk.most == 0 else "paladins-when-inquisition")

    def outsider_args(self, card: int, reward: int) -> dict[str, Arg]:
        o = self.outsiders[card]
        key = "paladins-outsider-" + o.kind
        faction = Phrase("paladins-faction-" + w.FACTIONS[o.faction])
        said = self.reward_phrase(reward)
        which: dict[str, Arg] = {"card": o.id}
        return {
            "outsider": Phrase(key, which),
            "outsider_the": Phrase(key + ".the", which),
            "faction": faction,
            "reward": said,
        }

    def favour_args(self, card: int) -> dict[str, Arg]:
        f = self.favours[card]
        return {"favour": Phrase("paladins-favour-" + f.id), "reward": self.reward_phrase(f.reward)}

    def muster_args(self, card: int) -> dict[str, Arg]:
        m = self.crowns.musters[card]
        which: dict[str, Arg] = {"card": m.id}
        rewards = [self.reward_phrase(m.gain), self.reward_phrase(m.reward)]
        return {
            "muster": Phrase("paladins-muster-" + m.id, which),
            "muster_the": Phrase("paladins-muster-" + m.id + ".the", which),
            "reward": rewards[1],
            "rewards": join("join-comma", rewards),
        }

    def noble_args(self, card: int) -> dict[str, Arg]:
        n = self.crowns.nobles[card]
        which: dict[str, Arg] = {"card": n.id}
        boosts = [
            Phrase("paladins-thing-" + self.attributes[i], {"n": n.boosts[i]})
            for i in range(len(n.boosts))
            if n.boosts[i] > 0
        ]
        return {
            "noble": Phrase("paladins-noble-" + n.id, which),
            "noble_the": Phrase("paladins-noble-" + n.id + ".the", which),
            "action": Phrase("paladins-action-" + self.board_actions[n.action].id),
            "boost": join("join-comma", boosts),
            "icons": join("join-comma", [Phrase("paladins-icon-" + w.NOBLE_ICONS[i]) for i in n.icons]),
            "reward": self.reward_phrase(n.gain),
        }

    # payments, listed once for each supply met

    def handfuls(self, workers: list[int], shape: int) -> list[Option]:
        """Every distinct way to fill the shape, the usual one first; more than seven of a kind change nothing."""
        key = shape
        for i in range(w.TYPES):
            key = key << 3 | min(7, workers[i])
        out = self.paid.get(key)
        if out is None:
            out = [self.payment(paid) for paid in payments(workers, shape)]
            self.paid[key] = out
        return out

    def payment(self, paid: int) -> Option:
        o = self.pay.get(paid)
        if o is None:
            o = Option(self.verbs[w.V_PAY], paid)
            self.pay[paid] = o
        return o

    def kept(self, workers: list[int], n: int) -> list[Option]:
        """Every choice of at most n workers, the most useful first: many, criminals, colours, labourers last; more than
        n of a kind change nothing."""
        key = n
        for i in range(w.TYPES):
            key = key << COUNT_BITS | min(n, workers[i])
        out = self.keeps.get(key)
        if out is None:
            out = [o for o in self.keepable(n) if enough(workers, o.a)]
            self.keeps[key] = out
        return out

    def keepable(self, n: int) -> list[Option]:
        out = self.keep.get(n)
        if out is None:
            out = []
            for number in range(n, -1, -1):
                held = sorted(payments([n] * w.TYPES, number << 8), key=_labourers_last)
                out += [Option(self.verbs[w.V_KEEP], packed) for packed in held]
            self.keep[n] = out
        return out


def _labourers_last(held: int) -> tuple[int, int, int]:
    return (-(held >> COUNT_BITS * w.CRIMINAL & 255), held & 255, held)


def workers_phrase(workers: list[int]) -> Phrase:
    items: list[Phrase] = []
    for i in range(w.TYPES):
        n = 0
        for worker in workers:
            if worker == i:
                n += 1
        if n > 0:
            items.append(Phrase(w.THINGS[i], {"n": n}))
    return join("join-comma", items)


NUMBERS = ["0", "1", "2"]  # of workers
