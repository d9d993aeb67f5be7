"""Limits: token buckets for connections and addresses, and cleaning of what people type."""

from __future__ import annotations

import ipaddress
import time
import unicodedata
from collections import Counter, OrderedDict
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from courtier.server.errors import Refused
from courtier.server.settings import Limits

KEPT_ADDRESSES = 10_000
WORTH_TELLING = 3  # requests in a second, or open connections, of one address
TOLD = 50  # addresses in one message to the other servers


class Bucket:
    """Fills at `rate` a second up to `burst`; each call takes one."""

    __slots__ = ("burst", "left", "rate", "then")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.then = now

    def take(self, now: float) -> bool:
        self.left = min(self.burst, self.left + (now - self.then) * self.rate)
        self.then = now
        if self.left < 1.0:
            return False
        self.left -= 1.0
        return True

    def spend(self, n: float, now: float) -> None:
        """What was taken elsewhere; it may take until it is paid, but not for longer than the burst."""
        self.left = max(-self.burst, min(self.burst, self.left + (now - self.then) * self.rate) - n)
        self.then = now


class Addresses:
    """One bucket for each address and kind of request; the least recently seen are forgotten."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, shared: bool = False) -> None:
        self.shared = shared
        self._told: dict[str, int] = {}
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self._open: dict[str, int] = {}
        self._elsewhere: dict[
            str, dict[str, int]
        ] = {}  # open connections at other servers, by server and address
        self._spent: Counter[tuple[str, str]] = Counter()  # since the others were last told
        self._clock = clock

    def check(self, address: str, kind: str, rate: tuple[float, float]) -> None:
        now = self._clock()
        if not self._bucket(address, kind, rate, now).take(now):
            raise Refused("server-too-many", 429, code=4429)
        if self.shared:
            self._spent[address, kind] += 1

    def tell(self) -> dict[str, Any] | None:
        """What several servers count together: what was asked here since the last time, and what is open."""
        many = {f"{kind} {address}": n for (address, kind), n in self._spent.items() if n >= WORTH_TELLING}
        self._spent.clear()
        held = {address: n for address, n in self._open.items() if n >= WORTH_TELLING}
        told = {"spent": dict(sorted(many.items())[:TOLD]), "open": dict(sorted(held.items())[:TOLD])}
        changed = told["spent"] or told["open"] != self._told
        self._told = told["open"]
        return told if changed else None

    def hear(self, node: str, told: dict[str, Any], limits: Limits) -> None:
        """Another server has let so many in: the same buckets are emptied here."""
        now = self._clock()
        self._elsewhere[node] = told["open"]
        for name, n in told["spent"].items():
            kind, _, address = name.partition(" ")
            self._bucket(address, kind, getattr(limits, kind), now).spend(n, now)

    def _bucket(self, address: str, kind: str, rate: tuple[float, float], now: float) -> Bucket:
        bucket = self._buckets.get((address, kind))
        if bucket is None:
            bucket = self._buckets[address, kind] = Bucket(*rate, now)
            if len(self._buckets) > KEPT_ADDRESSES:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end((address, kind))
        return bucket

    def gone(self, nodes: set[str]) -> None:
        for node in nodes:
            self._elsewhere.pop(node, None)

    def enter(self, address: str, at_most: int) -> None:
        """One more open connection; leave() it later."""
        others = sum(held.get(address, 0) for held in self._elsewhere.values())
        if self._open.get(address, 0) + others >= at_most:
            raise Refused("server-too-many", 429, code=4429)
        self._open[address] = self._open.get(address, 0) + 1

    def leave(self, address: str) -> None:
        left = self._open.get(address, 0) - 1
        if left > 0:
            self._open[address] = left
        else:
            self._open.pop(address, None)


@lru_cache(maxsize=KEPT_ADDRESSES)
def network(host: str) -> str:
    """Who counts as one: an IPv4 address however it is written, or the /64 that one IPv6 customer is given."""
    try:
        ip = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if ip.version == 4:
        return str(ip)
    return str(ip.ipv4_mapped or ipaddress.ip_network((ip, 64), strict=False))


@lru_cache(maxsize=KEPT_ADDRESSES)
def within(host: str, networks: tuple[str, ...]) -> bool:
    try:
        ip = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return False
    return any(ip in ipaddress.ip_network(one, strict=False) for one in networks)


def plain(text: str, at_most: int) -> str:
    """What a person typed, as one line of visible text: no control, formatting or unpaired characters."""
    kept = "".join(
        " " if c in "\t\r\n" else c
        for c in text
        if c in "\t\r\n\u200d" or unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
    )
    return " ".join(unicodedata.normalize("NFC", kept).split())[:at_most].strip()
