"""Who somebody is: a browser keeps a secret key, everybody else knows only its hash."""

import base64
import hashlib
import re

_KEY = re.compile(r"[A-Za-z0-9_-]{32,64}")


def player_of(key: str) -> str:
    """The public id of the player who holds this key."""
    digest = hashlib.sha256(b"tablee player\0" + key.encode()).digest()
    return base64.b32encode(digest[:10]).decode().lower()


def key_in(authorization: str | None) -> str | None:
    """The key in an `Authorization: Bearer` header."""
    scheme, _, key = (authorization or "").partition(" ")
    is_key = scheme.lower() == "bearer" and _KEY.fullmatch(key)
    return key if is_key else None
