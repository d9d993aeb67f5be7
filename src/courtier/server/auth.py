"""Secrets of seats: made here, stored only as hashes, compared in constant time."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets

SECRET_BYTES = 18  # 144 bits, 24 characters
_ID = re.compile(r"[0-9a-f]{16}")


def new_secret() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)


def new_id() -> str:
    """A public name for a table: not a secret, but not to be guessed either."""
    return secrets.token_hex(8)


def is_id(text: str) -> bool:
    return _ID.fullmatch(text) is not None


def hashed(secret: str) -> bytes:
    """A secret of 128 random bits needs no slow hash: it cannot be guessed."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).digest()


def same(secret: str, stored: bytes | None) -> bool:
    return stored is not None and hmac.compare_digest(hashed(secret), stored)


def bearer(header: str | None) -> str | None:
    """The secret of an Authorization header, or None."""
    scheme, _, secret = (header or "").partition(" ")
    return secret.strip() if scheme.lower() == "bearer" and secret.strip() else None
