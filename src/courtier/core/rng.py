"""One int is the whole generator: a 61-bit xorshift.

61 bits, because compiled code keeps ints below 2**62 unboxed, and because 2**61 - 1 is prime, which makes the full
period easy to prove. Every intermediate value stays below 2**61.
"""

from __future__ import annotations

from typing import Final

A: Final = 13
B: Final = 9
C: Final = 24
BITS: Final = 61
KEEP_A: Final = (1 << (BITS - A)) - 1
KEEP_C: Final = (1 << (BITS - C)) - 1
SEEDS: Final = 1 << BITS  # seeds run from 0 to SEEDS - 1


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
