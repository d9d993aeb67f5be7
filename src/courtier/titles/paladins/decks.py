"""Reads content/*.toml into Tables. Every key is checked; an error names the file, the card and the key."""

from __future__ import annotations

from courtier.core.content import Card, Content
from courtier.titles.paladins import words as w
from courtier.titles.paladins.choices import Tables
from courtier.titles.paladins.crowns.decks import read_crowns
from courtier.titles.paladins.effects import EFFECTS
from courtier.titles.paladins.reading import CARD_TAX, LARGE, SPACE_WORDS, Rewards, cost, worker_type
from courtier.titles.paladins.solo.decks import finish, provenance, read_solo
from courtier.titles.paladins.tables import (
    BoardAction,
    Cost,
    Favour,
    Order,
    Outsider,
    Paladin,
    Part,
    Square,
    Townsfolk,
)

ROWS = ("monk", "outpost", "wall_space", "jar", "convert_space")
DOES = ("develop", "dismiss", "hire")


def read_tables(content: Content) -> Tables:
    t = Tables()
    t.effects = EFFECTS
    t.crowns.in_play = "crowns" in content.parts
    rewards = Rewards(t)
    _numbers(t, content)
    _attributes(t, content)
    for card in content.deck("suspicion"):
        card.read.add("id")
        kind = len(t.suspicion)
        t.suspicion.append(card.number("tax", 0, CARD_TAX))
        t.suspicion_deck += [kind] * card.number("count", 1)
        finish(card)
    _board_actions(t, content, rewards)
    t.paladins = [_paladin(t, i, card, rewards) for i, card in enumerate(content.deck("paladin"))]
    t.townsfolk = [_townsfolk(t, card, rewards) for card in content.deck("townsfolk")]
    t.outsiders = [_outsider(t, card, rewards) for card in content.deck("outsider")]
    t.favours = [_favour(card, rewards) for card in content.deck("kings_favour")]
    t.orders = [_order(t, card) for card in content.deck("kings_order")]
    _board(t, content, rewards)
    _squares(t, content, rewards)
    if t.crowns.in_play:
        read_crowns(t, content, rewards)
    read_solo(t, content)
    _room_for_workshops(t, content)
    t.build()
    return t


def _room_for_workshops(t: Tables, content: Content) -> None:
    """Also when one action is left out there is a place for each, so that one can always be put down (COC-077)."""
    actions = t.board_actions[w.RIGHT_SIDE :]
    room = [min(t.numbers.shops_per_action, action.coverable.bit_count()) for action in actions]
    workshops = t.board_actions[w.DEVELOP].limit + t.crowns.workshops
    if sum(room) - max(room) < workshops:
        raise content.deck("game")[0].fail(
            "workshops_per_action",
            f"leaves, with the workshop_spaces of the actions, no room for {workshops} workshops",
        )


def _numbers(t: Tables, content: Content) -> None:
    card = content.deck("game")[0]
    card.read.add("id")
    n = t.numbers
    n.rounds = card.number("rounds", 1, 20)
    start = card.bundle("start", ["silver", "provision"])
    n.silver, n.provision = start.of(0), start.of(1)
    n.townsfolk = card.number("starting_townsfolk", 0, 1)
    n.drawn = card.number("paladins_drawn", 3, 4)
    if (
        len(content.deck("paladin")) - (n.drawn - 2) * (n.rounds - 1) < n.drawn
    ):  # so many are used up before the last
        raise card.fail(
            "paladins_drawn", f"there are too few paladins to draw {n.drawn} in each of {n.rounds} rounds"
        )
    n.taverns_extra = card.number("taverns_extra", 1, 4)
    n.kept = card.number("workers_kept")
    n.shops_per_action = card.number("workshops_per_action", 1, 3)
    n.track_max = card.number("track_max", 1, 30)
    n.track_points = card.numbers("track_vp")
    if len(n.track_points) != n.track_max + 1:
        raise card.fail("track_vp", f"must have {n.track_max + 1} numbers, one for each value from 0")
    n.goods_per_vp = card.number("goods_per_vp", 1)
    finish(card)
    debt = content.deck("debt")[0]
    debt.read.add("id")
    n.debts = debt.number("count", 1)
    n.debt_unpaid = debt.number("vp_unpaid", -9, 9)
    n.debt_paid = debt.number("vp_paid", -9, 9)
    finish(debt)
    n.tax = [0] * 5
    for supply in content.deck("tax_supply"):
        supply.read.add("id")
        n.tax[supply.number("players", 1, 4)] = supply.number("silver", 1)
        finish(supply)


def _attributes(t: Tables, content: Content) -> None:
    t.attributes = [card.id for card in content.deck("attribute")]
    if t.attributes != w.ICONS[w.FAITH : w.FAITH + len(t.attributes)]:
        wanted = w.ICONS[w.FAITH : w.DIPLOMACY + (1 if t.crowns.in_play else 0)]
        raise content.deck("attribute")[0].fail("id", f"attributes must be {', '.join(wanted)}")


def _board_actions(t: Tables, content: Content, rewards: Rewards) -> None:
    for card in content.deck("worker") + content.deck("attribute"):
        card.read |= {"id", "colour", "count", "start"}
        finish(card)
    rows: dict[str, list[Cost]] = {}
    for row in ROWS:
        rows[row] = []
        for card in content.deck(row):
            card.read.add("id")
            rows[row].append(cost(card, "influence" if row in ("wall_space", "jar") else ""))
            finish(card)
    for card in content.deck("develop_space"):
        card.read.add("id")
        t.develop_gain.append(rewards.read(card, "gain"))
        finish(card)
    ids = [*w.ACTIONS, *w.CROWNS_ACTIONS] if t.crowns.in_play else w.ACTIONS
    for number, card in enumerate(content.deck("action")):
        card.read.add("id")
        if number >= len(ids) or card.id != ids[number]:
            raise card.fail("id", f"actions must be {', '.join(ids)}, in this order")
        t.board_actions.append(_board_action(card, rows, rewards))
        if number == w.DEVELOP and t.board_actions[number].limit != len(t.develop_gain):
            raise card.fail("limit", f"must be {len(t.develop_gain)}, the number of workshops")


def _board_action(card: Card, rows: dict[str, list[Cost]], rewards: Rewards) -> BoardAction:
    card.one_of("side", ("left", "right"))
    spaces = [worker_type(word) for word in card.some_of("spaces", SPACE_WORDS, twice=True)]
    colours = [space for space in spaces if space != w.ANY]
    if not 1 <= len(spaces) <= 3 or len(set(colours)) != len(colours):
        raise card.fail("spaces", "must be one to three, no colour twice")
    coverable = 0
    if card.has("workshop_spaces"):
        for space in card.numbers("workshop_spaces", 1, 3):
            coverable |= 1 << space - 1
    row = rows[card.one_of("row", ROWS)] if card.has("row") else []
    limit = card.number("limit", 1) if card.has("limit") else LARGE
    if row and len(row) != limit:
        raise card.fail("limit", f"must be {len(row)}, the length of its row")
    attribute = -1
    if card.has("needs"):
        attribute = w.ICONS.index(card.one_of("needs", w.ICONS[w.FAITH : w.INFLUENCE + 1])) - w.FAITH
        card.one_of("target", ("region", "wall_space", "jar", "outsider_space"))
    points = card.numbers("vp") if card.has("vp") else []
    per_silver = card.number("strength_per_silver", 1) if card.has("strength_per_silver") else 1
    gain = rewards.read(card, "gain") if card.has("gain") else -1
    printed = BoardAction(
        card.id, spaces, coverable, cost(card), row, gain, attribute, limit, points, per_silver
    )  # fmt: skip
    if card.has("modes"):
        for mode in card.cards("modes"):
            n = mode.number("workers", 1, len(spaces))
            if mode.has("does"):
                mode.one_of("does", DOES)
            else:
                printed.mode_gain[n] = rewards.read(mode, "gain")
            mode.done()
    finish(card)
    return printed


def _workers(card: Card) -> list[int]:
    return [worker_type(word) for word in card.some_of("workers", w.WORKERS, twice=True)]


def _action(t: Tables, card: Card) -> int:
    ids = [action.id for action in t.board_actions]
    return ids.index(card.one_of("action", ids))


def _paladin(t: Tables, number: int, card: Card, rewards: Rewards) -> Paladin:
    card.read |= {"id", "ability"}
    boosts = card.bundle("boosts", t.attributes)
    table = card.values.get("ability", {})
    if not isinstance(table, dict):
        raise card.fail("ability", "must be a table")
    ability = Card(card.file, card.deck, table, "ability.")
    ability.id = card.id
    if ability.has("pay_with_debt") and ability.flag("pay_with_debt"):
        t.credit = number
    action = (
        _action(t, ability) if ability.has("action") or (not ability.has("pay_with_debt") and table) else -1
    )
    waive = w.ICONS.index(ability.one_of("waive", ("silver", "provision"))) if ability.has("waive") else -1
    discount = ability.bundle("discount", ["silver"]).of(0)
    gain = rewards.read(ability, "gain") if ability.has("gain") else -1
    ability.done()
    by_attribute = [boosts.of(i) for i in range(len(t.attributes))]
    made = Paladin(card.id, _workers(card), by_attribute, action, waive, discount, gain, provenance(card))
    finish(card)
    return made


def _townsfolk(t: Tables, card: Card, rewards: Rewards) -> Townsfolk:
    card.read.add("id")
    triggers = {action.id: i for i, action in enumerate(t.board_actions)} | w.MOMENTS
    if t.crowns.in_play:
        triggers |= w.CROWNS_MOMENTS
    trigger = triggers[card.one_of("trigger", tuple(triggers))]
    least = card.number("if_suspicion_min") if card.has("if_suspicion_min") else 0
    most = card.number("if_suspicion_max") if card.has("if_suspicion_max") else LARGE
    ongoing = rewards.read(card, "ongoing")
    if trigger == w.T_INQUISITION:
        for part in t.rewards[ongoing]:
            plain = part.icon <= w.LAST_PLAIN and part.icon != w.CRIMINAL
            if not plain and (part.icon, part.n) != (w.REMOVE_SUSPICION, 1):
                raise card.fail("ongoing", "an inquisition may not cause another one (PAL-189)")
    family: str = card.get("family", str, "a word")
    made = Townsfolk(card.id, family, rewards.read(card, "dismiss"), rewards.read(card, "immediate", True),
                     trigger, least, most, ongoing, provenance(card))  # fmt: skip
    finish(card)
    return made


def _outsider(t: Tables, card: Card, rewards: Rewards) -> Outsider:
    card.read |= {"id", "scoring"}
    table = card.values.get("scoring", {})
    if not isinstance(table, dict):
        raise card.fail("scoring", "must be a table")
    scoring = Card(card.file, card.deck, table, "scoring.")
    scoring.id = card.id
    base = scoring.number("base") if scoring.has("base") else 0
    kind: str = card.get("kind", str, "a word")
    faction = w.FACTIONS.index(card.one_of("faction", w.FACTIONS))
    counts = w.PER | w.CROWNS_PER if t.crowns.in_play else w.PER
    per = counts[scoring.one_of("per", tuple(counts))]
    vp, each = scoring.number("vp"), scoring.number("each", 1)
    scoring.done()
    made = Outsider(card.id, kind, faction, rewards.read(card, "attack"), rewards.read(card, "convert"), base, vp, per,
                    each, provenance(card))  # fmt: skip
    finish(card)
    return made


def _favour(card: Card, rewards: Rewards) -> Favour:
    card.read.add("id")
    worker = worker_type(card.one_of("worker", SPACE_WORDS))
    made = Favour(card.id, worker, cost(card), rewards.read(card, "reward"), provenance(card))
    finish(card)
    return made


def _order(t: Tables, card: Card) -> Order:
    card.read.add("id")
    ids = [action.id for action in t.board_actions[w.RIGHT_SIDE :]]  # PAL-030
    made = Order(card.id, w.RIGHT_SIDE + ids.index(card.one_of("action", ids)), card.number("need", 1))
    finish(card)
    return made


def _board(t: Tables, content: Content, rewards: Rewards) -> None:
    for card in content.deck("tavern"):
        card.read.add("id")
        t.tavern_ids.append(card.id)
        t.taverns.append(_workers(card))
        finish(card)
    for card in content.deck("wall"):
        card.read.add("id")
        reward = rewards.read(card, "reward")
        t.wall_ids.append(card.id)
        t.walls.append(reward)
        t.wall_points.append(sum(part.n for part in t.rewards[reward] if part.icon == w.VP))
        finish(card)
    for card in content.deck("jar_space"):
        card.read.add("id")
        t.jar_ids.append(card.id)
        t.jar_spaces.append(rewards.read(card, "reward"))
        finish(card)
    if t.board_actions[w.ABSOLVE].limit > len(t.jar_spaces):
        raise content.deck("action")[w.ABSOLVE].fail(
            "limit", f"must be at most {len(t.jar_spaces)}, a space each"
        )
    spaces = content.deck("townsfolk_space")
    added = [card for card in spaces if card.has("place")]  # left of the printed ones, by their place
    added.sort(key=lambda card: card.number("place", -9, 0))
    t.town_first = 1 - len(added)
    for card in [*added, *[card for card in spaces if not card.has("place")]]:
        card.read.add("id")
        t.town_silver.append(card.number("silver"))
        t.town_debt.append(card.flag("debt"))
        finish(card)
    for card in content.deck("outsider_space"):
        card.read.add("id")
        t.outsider_faith.append(card.number("faith"))
        t.outsider_strength.append(card.number("strength"))
        finish(card)
    for card in content.deck("order_space"):
        card.read.add("id")
        t.order_round.append(card.number("round", 1))
        t.order_points.append(card.number("vp"))
        finish(card)
    for card in content.deck("favour_space"):
        card.read.add("id")
        t.favour_round.append(card.number("round", 1))
        finish(card)


def _squares(t: Tables, content: Content, rewards: Rewards) -> None:
    regions = content.deck("region")
    names = [card.id for card in regions]
    flags = [(card.number("faith"), card.number("strength")) for card in regions]
    for card in regions:
        card.read.add("id")
        finish(card)
    ranks: list[str] = content.deck("rival")[0].get("squares", list, "a list of kinds of squares")
    for card in content.deck("square"):
        card.read.add("id")
        region = names.index(card.one_of("region", names))
        reward = rewards.read(card, "reward")
        kind = _square_kind(t.rewards[reward])
        if kind not in ranks or (kind == "pay_debt" and "pay_debt_idle" not in ranks):
            raise card.fail("reward", "is of no kind that the rival ranks")
        idle = ranks.index("pay_debt_idle") if kind == "pay_debt" else ranks.index(kind)
        faith, strength = flags[region]
        t.squares.append(
            Square(card.id, region, faith, strength, card.number("players", 1, 4), reward, ranks.index(kind), idle)
        )  # fmt: skip
        finish(card)
    for value in range(2 * t.numbers.track_max + 1):
        met = [(q.faith <= value, q.strength <= value) for q in t.squares]
        t.reach_faith.append(sum(1 << i for i, (faith, _) in enumerate(met) if faith))
        t.reach_strength.append(sum(1 << i for i, (_, strength) in enumerate(met) if strength))


def _square_kind(parts: list[Part]) -> str:
    workers = sum(part.n for part in parts if part.icon < w.TYPES)
    if workers:
        return "one_worker" if workers == 1 else "two_workers"
    return w.ICONS[parts[0].icon] if parts and parts[0].icon < len(w.ICONS) else ""
