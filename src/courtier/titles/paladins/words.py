"""Numbers with names: workers, icons, actions, verbs, story events."""

from __future__ import annotations

from typing import Final

# workers, then everything else that a reward may hold; up to LAST_PLAIN an icon changes a number and nothing else
LABOURER: Final = 0
SCOUT: Final = 1
MERCHANT: Final = 2
FIGHTER: Final = 3
CLERIC: Final = 4
CRIMINAL: Final = 5
WORKERS: Final[list[str]] = ["labourer", "scout", "merchant", "fighter", "cleric", "criminal"]
TYPES: Final = 6
ANY: Final = -1
SILVER: Final = 6
PROVISION: Final = 7
FAITH: Final = 8  # attributes are numbered from here
STRENGTH: Final = 9
INFLUENCE: Final = 10
DIPLOMACY: Final = 11  # with City of Crowns
VP: Final = 12
LAST_PLAIN: Final = 12
TAX: Final = 13
PRAY_ICON: Final = 14
REMOVE_SUSPICION: Final = 15
PAY_DEBT: Final = 16
DESTROY_DEBT: Final = 17
FREE_RECRUIT: Final = 18
DEVELOP_ICON: Final = 19
CHOOSE: Final = 20
FREE_DISMISS: Final = 21  # with City of Crowns, as what follows
MOVE_WORKSHOP: Final = 22
RELEASE: Final = 23
PASS_ICON: Final = 24
ICONS: Final[list[str]] = [
    *WORKERS, "silver", "provision", "faith", "strength", "influence", "diplomacy", "vp", "tax", "pray",
    "remove_suspicion", "pay_debt", "destroy_debt", "free_recruit", "develop", "choose", "free_dismiss",
    "move_workshop", "dismiss_own_townsfolk", "pass"]  # fmt: skip
# message keys, made once: play-outs make and drop a refusal for every action that is shut
THINGS: Final[list[str]] = ["paladins-thing-" + icon for icon in ICONS]
ONE_WORKER: Final[list[str]] = ["paladins-worker-" + worker + ".a" for worker in WORKERS]
CROWNS_ICONS: Final[list[str]] = ["diplomacy", *ICONS[FREE_DISMISS:]]

# the spaces of a player board; the right side begins with Commission
DEVELOP: Final = 0
RECRUIT: Final = 1
HUNT: Final = 2
TRADE: Final = 3
PRAY: Final = 4
CONSPIRE: Final = 5
COMMISSION: Final = 6
FORTIFY: Final = 7
GARRISON: Final = 8
ABSOLVE: Final = 9
ATTACK: Final = 10
CONVERT: Final = 11
MUSTER: Final = 12  # with City of Crowns
NEGOTIATE: Final = 13
RIGHT_SIDE: Final = 6
PLACE: Final = 14  # no space of the board: a muster card
FAVOUR: Final = 15  # and a King's Favour
ACTIONS: Final[list[str]] = [
    "develop", "recruit", "hunt", "trade", "pray", "conspire", "commission", "fortify", "garrison", "absolve",
    "attack", "convert"]  # fmt: skip
CROWNS_ACTIONS: Final[list[str]] = ["muster", "negotiate"]
NOTHING: Final = 15  # among the spaces to clear

# moments at which townsfolk act: the actions, and
T_PAY_DEBT: Final = 16
T_INQUISITION: Final = 17
T_ENLIST: Final = 18  # with City of Crowns
T_PASS: Final = 19
MOMENTS: Final[dict[str, int]] = {"pay_debt": T_PAY_DEBT, "inquisition": T_INQUISITION}
CROWNS_MOMENTS: Final[dict[str, int]] = {"enlist": T_ENLIST, "pass": T_PASS}

FACTIONS: Final[list[str]] = ["saracen", "byzantine", "viking"]

# what converted outsiders count: the actions done, then
PER_FAITH: Final = 20
PER_STRENGTH: Final = 21
PER_INFLUENCE: Final = 22
PER_DIPLOMACY: Final = 23
PER_TOWNSFOLK: Final = 24
PER_ORDER: Final = 25
PER_DEBT_PAID: Final = 26
PER_DEBT_UNPAID: Final = 27
PER_SUSPICION: Final = 28
PER_MERCENARY: Final = 29
PER_ATTACKED: Final = 30  # plus the faction
PER: Final[dict[str, int]] = {
    "develop": DEVELOP, "commission": COMMISSION, "fortify": FORTIFY, "garrison": GARRISON, "absolve": ABSOLVE,
    "attack": ATTACK, "convert": CONVERT, "faith": PER_FAITH, "strength": PER_STRENGTH, "influence": PER_INFLUENCE,
    "townsfolk_hired": PER_TOWNSFOLK, "order_completed": PER_ORDER, "debt_paid": PER_DEBT_PAID,
    "debt_unpaid": PER_DEBT_UNPAID, "suspicion_held": PER_SUSPICION, "converted_mercenary": PER_MERCENARY,
    "attacked_saracen": PER_ATTACKED, "attacked_byzantine": PER_ATTACKED + 1,
    "attacked_viking": PER_ATTACKED + 2}  # fmt: skip
CROWNS_PER: Final[dict[str, int]] = {
    "muster_card": MUSTER, "negotiate_card": NEGOTIATE, "diplomacy": PER_DIPLOMACY}  # fmt: skip

# steps of a round (PAL-026)
STEPS: Final[list[str]] = [
    "setup", "start", "reveal", "taverns", "paladin", "workers", "actions", "refresh", "scoring"]  # fmt: skip
S_PALADIN: Final = 4
S_WORKERS: Final = 5
S_ACTIONS: Final = 6
S_REFRESH: Final = 7
S_SCORING: Final = 8

# how a townsfolk is paid for
COIN: Final = 0
DEBT: Final = 1
FREE: Final = 2
COINS: Final[list[str]] = ["silver", "debt", "free"]

SPACES: Final[list[str]] = ["left", "middle", "right"]

# categories of the score sheet
P_ORDERS: Final = 0
P_DEVELOPS: Final = 4
P_COMMISSIONS: Final = 5
P_GARRISONS: Final = 6
P_FORTIFIES: Final = 7
P_WALLS: Final = 8
P_ABSOLVES: Final = 9
P_CONVERTS: Final = 10
P_DEBTS: Final = 11
P_GOODS: Final = 12
P_SECRET: Final = 14
P_MUSTERS: Final = 15
P_SETS: Final = 16
P_ATTRIBUTES: Final[list[int]] = [1, 2, 3, 13]
POINTS: Final[list[str]] = [
    "orders", "faith", "strength", "influence", "develops", "commissions", "garrisons", "fortifies", "walls",
    "absolves", "converts", "debts", "goods"]  # fmt: skip
CROWNS_POINTS: Final[list[str]] = ["diplomacy", "secret", "musters", "sets"]
POINTS_OF: Final[list[int]] = [
    P_DEVELOPS, -1, -1, -1, -1, -1, P_COMMISSIONS, P_FORTIFIES, P_GARRISONS, P_ABSOLVES, -1, -1, -1, -1]  # fmt: skip

# verbs
V_PASS: Final = 0
V_ACT: Final = 1
V_FAVOUR: Final = 2
V_WORKSHOP: Final = 3
V_DISMISS: Final = 4
V_HIRE: Final = 5
V_HUNT: Final = 6
V_TRADE: Final = 7
V_CLEAR: Final = 8
V_COMMISSION: Final = 9
V_GARRISON: Final = 10
V_ABSOLVE: Final = 11
V_ATTACK: Final = 12
V_CONVERT: Final = 13
V_PLAY: Final = 14
V_TAVERN: Final = 15
V_PAY: Final = 16
V_KEEP: Final = 17
V_FIRST: Final = 18
V_TAKE: Final = 19
V_USE: Final = 20
V_DO: Final = 21
V_DECLINE: Final = 22
V_FORTIFY: Final = 23
V_CONSPIRE: Final = 24
V_PLACE: Final = 25  # with City of Crowns, as what follows
V_MUSTER: Final = 26
V_ENTRUST: Final = 27
V_ENLIST: Final = 28
V_COVER: Final = 29
V_LIFT: Final = 30
V_RELEASE: Final = 31

# icons of nobles, extensions and allies
NOBLE_ICONS: Final[list[str]] = ["military", "merchant", "farmer", "clergy"]
# what a cost is covered with where a debt may stand for it (COC-030)
COVERS: Final[list[str]] = ["silver", "provision", "debt"]
BY_DEBT: Final = 2

# schemes of the solo game: those of the right side carry the number of their action
K_FAVOUR: Final = 20
K_ORDER: Final = 21
SCHEMES: Final[dict[str, int]] = {
    "kings_favour": K_FAVOUR, "kings_order": K_ORDER, "commission": COMMISSION, "fortify": FORTIFY,
    "garrison": GARRISON, "absolve": ABSOLVE, "attack": ATTACK, "convert": CONVERT, "muster": MUSTER,
    "negotiate": NEGOTIATE}  # fmt: skip
# the rival's top row
R_RECRUIT: Final = 0
R_PRAY: Final = 1
R_TRADE: Final = 2
R_CONSPIRE: Final = 3
R_REST: Final = 4
TOP: Final = 24  # among the actions that it weighs, the top row is numbered from here
TOP_ROW: Final[list[str]] = ["recruit", "pray", "trade", "conspire", "rest"]
# what the rival weighs, for people who want to know why
N_DOES: Final = 0
N_WORKERS: Final = 1
N_OCCUPIED: Final = 2
N_ATTRIBUTE: Final = 3
N_TARGET: Final = 4
N_LIMIT: Final = 5
WEIGHED: Final[list[str]] = ["does", "workers", "occupied", "attribute", "target", "limit"]

# story events
EVENTS: Final[list[str]] = [
    "round", "order", "favour_shown", "taverns", "paladin", "tavern", "acts", "favour", "workshop",
    "dismissed", "hired", "cleared", "commissioned", "garrisoned", "wall", "absolved", "attacked",
    "converted", "gain", "tax", "suspicion", "removed", "debt_paid", "debt_destroyed", "debt_taken",
    "inquisition", "ability", "debt_gained", "refilled", "passed", "kept", "refresh", "town_gone",
    "outsider_gone", "declined", "end", "start", "rival_scheme", "rival_cannot", "rival_acts", "rival_top",
    "rival_favour", "rival_marker", "rival_wrap", "rival_tax", "rival_pray", "rival_passed",
    "rival_workshop", "rival_workers", "silver_paid", "rival_start", "rival_skips", "extension", "secret",
    "placed", "mustered", "entrusted", "enlisted", "ally", "lifted", "released", "noble_gone", "revealed",
    "secret_shown"]  # fmt: skip
E_ROUND: Final = 0
E_ORDER: Final = 1
E_FAVOUR_SHOWN: Final = 2
E_TAVERNS: Final = 3
E_PALADIN: Final = 4
E_TAVERN: Final = 5
E_ACTS: Final = 6
E_FAVOUR: Final = 7
E_WORKSHOP: Final = 8
E_DISMISSED: Final = 9
E_HIRED: Final = 10
E_CLEARED: Final = 11
E_COMMISSIONED: Final = 12
E_GARRISONED: Final = 13
E_WALL: Final = 14
E_ABSOLVED: Final = 15
E_ATTACKED: Final = 16
E_CONVERTED: Final = 17
E_GAIN: Final = 18
E_TAX: Final = 19
E_SUSPICION: Final = 20
E_REMOVED: Final = 21
E_DEBT_PAID: Final = 22
E_DEBT_DESTROYED: Final = 23
E_DEBT_TAKEN: Final = 24
E_INQUISITION: Final = 25
E_ABILITY: Final = 26
E_DEBT_GAINED: Final = 27
E_REFILLED: Final = 28
E_PASSED: Final = 29
E_KEPT: Final = 30
E_REFRESH: Final = 31
E_TOWN_GONE: Final = 32
E_OUTSIDER_GONE: Final = 33
E_DECLINED: Final = 34
E_END: Final = 35
E_START: Final = 36
E_RIVAL_SCHEME: Final = 37
E_RIVAL_CANNOT: Final = 38
E_RIVAL_ACTS: Final = 39
E_RIVAL_TOP: Final = 40
E_RIVAL_FAVOUR: Final = 41
E_RIVAL_MARKER: Final = 42
E_RIVAL_WRAP: Final = 43
E_RIVAL_TAX: Final = 44
E_RIVAL_PRAY: Final = 45
E_RIVAL_PASSED: Final = 46
E_RIVAL_WORKSHOP: Final = 47
E_RIVAL_WORKERS: Final = 48
E_SILVER_PAID: Final = 49
E_RIVAL_START: Final = 50
E_RIVAL_SKIPS: Final = 51
E_EXTENSION: Final = 52  # with City of Crowns, as what follows
E_SECRET: Final = 53
E_PLACED: Final = 54
E_MUSTERED: Final = 55
E_ENTRUSTED: Final = 56
E_ENLISTED: Final = 57
E_ALLY: Final = 58
E_LIFTED: Final = 59
E_RELEASED: Final = 60
E_NOBLE_GONE: Final = 61
E_REVEALED: Final = 62
E_SECRET_SHOWN: Final = 63
