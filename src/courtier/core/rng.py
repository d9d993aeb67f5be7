"""The two generators.

A real game draws words of keyed BLAKE2b in counter mode: without the key, nothing that was drawn tells anything about
the rest. Samples and play-outs of bots draw from one int, a 61-bit xorshift, which is fast and keeps no secret. It has
61 bits because compiled code keeps ints below 2**62 unboxed, and because 2**61 - 1 is prime, which makes the full
period easy to prove.
"""

from __future__ import annotations

import re
import secrets
from hashlib import blake2b
from typing import Final

A: Final = 13
B: Final = 9
C: Final = 24
BITS: Final = 61
KEEP_A: Final = (1 << (BITS - A)) - 1
KEEP_C: Final = (1 << (BITS - C)) - 1
SEEDS: Final = 1 << BITS  # seeds run from 0 to SEEDS - 1

KEY_BYTES: Final = 16
BLOCK_BITS: Final = 4
WORDS: Final = 1 << BLOCK_BITS  # draws of one block, as many as a digest has room for
WORD: Final = 1 << 32  # a draw is below this
_KEY: Final = re.compile(r"[0-9a-f]{32}")
_SEED: Final = re.compile(r"[0-9]{1,19}")


def step(x: int) -> int:
    x ^= (x & KEEP_A) << A
    x ^= x >> B
    x ^= (x & KEEP_C) << C
    return x


def seeded(seed: int) -> int:
    """A well-mixed, non-zero start for any seed."""
    x = (seed * 0x9E3779B97F4A7C15 + 0x1234567) & ((1 << BITS) - 1) or 1
    for _ in range(4):
        x = step(x)
    return x


def block_of(key: bytes, number: int) -> bytes:
    """Block `number` of the key's stream. It stays bytes: sixteen ints would cost as much again as the digest."""
    return blake2b(number.to_bytes(8, "little"), key=key).digest()


def word_of(block: bytes, at: int) -> int:
    """Its word number `at`, the low byte first on every machine."""
    i = at * 4
    return block[i] | block[i + 1] << 8 | block[i + 2] << 16 | block[i + 3] << 24


def new_key() -> str:
    """For a deal that nobody may know: 128 random bits, as text."""
    return secrets.token_hex(KEY_BYTES)


def read_seed(text: str) -> int | str:
    """A seed or a key as people type it and as it is stored; `key_of` says whether it is one."""
    return int(text) if _SEED.fullmatch(text) else text.lower()


def key_of(seed: int | str) -> bytes:
    """The key of a key's text, or of a short seed; ValueError for anything else."""
    if isinstance(seed, str):
        if _KEY.fullmatch(seed):
            return bytes.fromhex(seed)
    elif type(seed) is int and 0 <= seed < SEEDS:
        return blake2b(str(seed).encode(), digest_size=KEY_BYTES, person=b"courtier seed").digest()
    raise ValueError(seed)


def seal(key: bytes) -> str:
    """The hash of a key, to be published before the game: it gives nothing away and fits no other key."""
    return blake2b(key, digest_size=32, person=b"courtier seal").hexdigest()


def derive(*parts: int | str) -> int:
    """A seed from numbers and names, the same on every machine. Whoever knows it knows none of the parts."""
    text = ":".join(str(part) for part in parts)
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big") >> (64 - BITS)
