"""Numbers with names: things, locations, moments, deeds, counts, verbs, story events."""

from __future__ import annotations

from typing import Final

# things; the first six are what a board holds
CLAY: Final = 0
WOOD: Final = 1
STONE: Final = 2
GOLD: Final = 3
MARBLE: Final = 4
SILVER: Final = 5
VIRTUE: Final = 6
DEBT: Final = 7
CARD: Final = 8
VP: Final = 9
GOODS: Final[list[str]] = ["clay", "wood", "stone", "gold", "marble"]
HELD: Final = 6
THINGS: Final[list[str]] = [*GOODS, "silver", "virtue", "debt", "card", "vp"]
SKILLS: Final[list[str]] = ["carpentry", "tiling", "masonry"]
NOBODY: Final = -1
ALL: Final = 99

# locations, in board order; the large circles come first
QUARRY: Final = 0
FOREST: Final = 1
MINES: Final = 2
SILVERSMITH: Final = 3
STOREHOUSE: Final = 4
WORKSHOP: Final = 5
TOWN_CENTRE: Final = 6
TAX_STAND: Final = 7
GUARDHOUSE: Final = 8
SMALL: Final = 9
MIDDLE: Final = 10
LARGE: Final = 11
GUILDHALL: Final = 12
PRISON: Final = 13  # nobody is placed there
CIRCLES: Final = 9
MARKETS: Final = 3
LOCATIONS: Final[list[str]] = [
    "quarry", "forest", "mines", "silversmith", "storehouse", "workshop", "town_centre", "tax_stand", "guardhouse",
    "black_market_small", "black_market_middle", "black_market_large", "guildhall", "prison"]  # fmt: skip

# moments at which a card acts; the gathering places carry the numbers of their locations
M_STOREHOUSE: Final = 4
M_HIRE: Final = 5
M_TOWN_CENTRE: Final = 6
M_TAX_STAND: Final = 7
M_BLACK_MARKET: Final = 8
M_IMPRISON: Final = 9
M_DEBT_PAID: Final = 10
M_DEBT_TAKEN: Final = 11
M_CATHEDRAL: Final = 12
M_BUILD: Final = 13
M_PRICE: Final = 14
M_TAX: Final = 15
M_RESET: Final = 16
M_ALWAYS: Final = 17
M_BUILT: Final = 18
M_END_VIRTUE: Final = 19
M_END_POINTS: Final = 20
MOMENTS: Final[list[str]] = [
    "quarry", "forest", "mines", "silversmith", "storehouse", "hire", "town_centre", "tax_stand", "black_market",
    "imprison", "debt_paid", "debt_taken", "cathedral", "build", "price", "tax", "reset", "always", "built",
    "end_virtue", "end_points"]  # fmt: skip

# what an effect does
D_GAIN: Final = 0
D_LOSE: Final = 1
D_TRADE: Final = 2
D_DISCOUNT: Final = 3  # silver
D_DISCOUNT_TAX: Final = 4
D_DISCOUNT_ANY: Final = 5
D_SPARE: Final = 6
D_ACTIONS: Final = 7
D_RELEASE: Final = 8
D_CAPTURE: Final = 9
D_DESTROY: Final = 10
D_HIRE: Final = 11
D_DISMISS: Final = 12
D_BUILD: Final = 13
D_REFUSE: Final = 14
D_DEBT_VP: Final = 15
D_LIMIT: Final = 16
D_GOLD_IS_MARBLE: Final = 17
D_NO_DISCARD: Final = 18
D_CHOOSE: Final = 19

# what effects count
COUNTS: Final[list[str]] = [
    "clay", "wood", "stone", "gold", "marble", "silver", "virtue", "basic", "cathedral", "buildings", "debts_paid",
    "debts_unpaid", "prison", "captives", "carpentry", "tiling", "masonry"]  # fmt: skip
C_BASIC: Final = 7
C_CATHEDRAL: Final = 8
C_BUILDINGS: Final = 9
C_PAID: Final = 10
C_UNPAID: Final = 11
C_PRISON: Final = 12
C_CAPTIVES: Final = 13
C_SKILL: Final = 14  # plus the skill

# where the game stands
STEPS: Final[list[str]] = ["draft", "apprentice", "turn", "reset", "hand", "end", "scoring"]
S_DRAFT: Final = 0
S_APPRENTICE: Final = 1
S_TURN: Final = 2
S_RESET: Final = 3
S_HAND: Final = 4
S_END: Final = 5
S_SCORING: Final = 6

# table options in force, a bit each; each is off in the rulebook's reading
F_FLUSH: Final = 1
F_PER_CAPTURE: Final = 2
F_UNLIMITED: Final = 4
F_NO_EMPTY_VISITS: Final = 8
F_AUTO_DESTROY: Final = 16
F_RELEASE: Final = 32

# what is offered and may be declined
O_DESTROY: Final = 0  # above 14 virtue
O_REFUSE: Final = 1
OFFERS: Final[list[str]] = ["excess", "refuse"]

# how somebody is hired without the Workshop
H_MARKET: Final = 0
H_FREE: Final = 1
H_START: Final = 2
HIRES: Final[list[str]] = ["market", "free", "start"]

# categories of the score sheet; the last two are the opponent's
POINTS: Final[list[str]] = [
    "buildings", "cathedral", "virtue", "debts", "gold", "marble", "silver", "prison", "level", "opponent"]  # fmt: skip
P_BUILDINGS: Final = 0
P_CATHEDRAL: Final = 1
P_VIRTUE: Final = 2
P_DEBTS: Final = 3
P_GOLD: Final = 4
P_MARBLE: Final = 5
P_SILVER: Final = 6
P_PRISON: Final = 7
P_LEVEL: Final = 8
P_OPPONENT: Final = 9
SEAT_POINTS: Final = 8

# verbs
V_KEEP: Final = 0
V_PLACE: Final = 1
V_DISMISS: Final = 2
V_RETURN: Final = 3
V_RECLAIM: Final = 4
V_GAIN: Final = 5
V_TRADE: Final = 6
V_HIRE: Final = 7
V_PLANS: Final = 8
V_CAPTURE: Final = 9
V_IMPRISON: Final = 10
V_RELEASE: Final = 11
V_FREE: Final = 12
V_PAY_DEBT: Final = 13
V_BUILD: Final = 14
V_CATHEDRAL: Final = 15
V_PAY: Final = 16
V_DISCARD: Final = 17
V_DO: Final = 18
V_USE: Final = 19
V_DONE: Final = 20
V_DECLINE: Final = 21

RELEASES: Final[list[str]] = ["prison", "boards"]
R_PRISON: Final = 0
R_BOARDS: Final = 1
FREES: Final[list[str]] = ["silver", "debt"]
BY_SILVER: Final = 0
BY_DEBT: Final = 1
DOES: Final[list[str]] = ["destroy_debt", "refuse_debt"]

# halves of the opponent's schemes
HALVES: Final[list[str]] = [
    "quarry", "forest", "mines", "silversmith", "storehouse", "hire", "town_centre", "tax_stand", "guardhouse",
    "black_market_small", "black_market_middle", "black_market_large", "build", "cathedral", "plans"]  # fmt: skip
K_HIRE: Final = 5  # the halves before carry the number of their location
K_BUILD: Final = 12
K_CATHEDRAL: Final = 13
K_PLANS: Final = 14
# why the opponent does what it does
N_DOES: Final = 0
N_CANNOT: Final = 1
N_MUSTER: Final = 2
N_FALLBACK: Final = 3
N_RETURNS: Final = 4
N_PASSES: Final = 5
WEIGHED: Final[list[str]] = ["does", "cannot", "muster", "fallback", "returns", "passes"]
GUARD: Final[list[str]] = ["imprison", "release", "free", "pay_debt"]
G_IMPRISON: Final = 0
G_RELEASE: Final = 1
G_FREE: Final = 2
G_PAY_DEBT: Final = 3
TRADES: Final[list[str]] = ["virtue", "marble"]

# story events
EVENTS: Final[list[str]] = [
    "start", "board", "drafted", "placed", "returned", "reclaimed", "gain", "trade", "hired", "dismissed",
    "skip", "coins", "drew", "drew_card", "captured", "took_home", "tax_stand", "market", "imprisoned",
    "released", "freed", "debt_taken", "debt_paid", "debt_destroyed", "debt_refused", "built", "cathedral",
    "reward", "no_reward", "discarded", "virtue_up", "virtue_down", "paid", "reset", "market_cards", "used",
    "prison_virtue", "most_prison", "flush", "last_round", "end", "scheme", "opponent_cannot",
    "opponent_muster", "opponent_fallback", "opponent_start", "pass_turn", "round"]  # fmt: skip
E_START: Final = 0
E_BOARD: Final = 1
E_DRAFTED: Final = 2
E_PLACED: Final = 3
E_RETURNED: Final = 4
E_RECLAIMED: Final = 5
E_GAIN: Final = 6
E_TRADE: Final = 7
E_HIRED: Final = 8
E_DISMISSED: Final = 9
E_SKIP: Final = 10
E_COINS: Final = 11
E_DREW: Final = 12
E_DREW_CARD: Final = 13
E_CAPTURED: Final = 14
E_TOOK_HOME: Final = 15
E_TAX_STAND: Final = 16
E_MARKET: Final = 17
E_IMPRISONED: Final = 18
E_RELEASED: Final = 19
E_FREED: Final = 20
E_DEBT_TAKEN: Final = 21
E_DEBT_PAID: Final = 22
E_DEBT_DESTROYED: Final = 23
E_DEBT_REFUSED: Final = 24
E_BUILT: Final = 25
E_CATHEDRAL: Final = 26
E_REWARD: Final = 27
E_NO_REWARD: Final = 28
E_DISCARDED: Final = 29
E_VIRTUE_UP: Final = 30
E_VIRTUE_DOWN: Final = 31
E_PAID: Final = 32
E_RESET: Final = 33
E_MARKET_CARDS: Final = 34
E_USED: Final = 35
E_PRISON_VIRTUE: Final = 36
E_MOST_PRISON: Final = 37
E_FLUSH: Final = 38
E_LAST_ROUND: Final = 39
E_END: Final = 40
E_SCHEME: Final = 41
E_OPPONENT_CANNOT: Final = 42
E_OPPONENT_MUSTER: Final = 43
E_OPPONENT_FALLBACK: Final = 44
E_OPPONENT_START: Final = 45
E_PASS_TURN: Final = 46
E_ROUND: Final = 47
