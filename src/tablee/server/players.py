"""Who somebody is: a browser keeps a secret key, everybody else knows only its hash."""

import base64
import hashlib
import re
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

_KEY = re.compile(r"[A-Za-z0-9_-]{32,64}")
HOME_BITS = 64
"""A home is given all IPv6 addresses that begin with the same 64 bits, and may change at will."""


def player_of(key: str) -> str:
    """The public id of the player who holds this key."""
    digest = hashlib.sha256(b"tablee player\0" + key.encode()).digest()
    return base64.b32encode(digest[:10]).decode().lower()


def key_in(authorization: str | None) -> str | None:
    """The key in an `Authorization: Bearer` header."""
    scheme, _, key = (authorization or "").partition(" ")
    is_key = scheme.lower() == "bearer" and _KEY.fullmatch(key)
    return key if is_key else None


@lru_cache(maxsize=4096)
def client_at(host: str) -> str:
    """By what the limits tell callers apart: an IPv4 address, or the network of an IPv6 one."""
    address = _address(host)
    if isinstance(address, IPv6Address):
        return str(ip_network((address, HOME_BITS), strict=False))
    return str(address or host)


def shortened(client: str) -> str:
    """An address as the log may tell it: enough to see a pattern, not enough to find a person."""
    address = _address(client.partition("/")[0])
    if isinstance(address, IPv4Address):
        return str(ip_network((address, 24), strict=False))
    return "" if address is None else str(ip_network((address, 48), strict=False))


def _address(host: str) -> IPv4Address | IPv6Address | None:
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address
