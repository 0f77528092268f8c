"""Where people can open the table."""

import socket

from tablee.server.settings import Settings

_LOCAL = ("127.0.0.1", "localhost", "::1")


def addresses(settings: Settings) -> list[str]:
    """All of them, this machine's own first."""
    at_large = address_for_others(settings)
    return [f"http://localhost:{settings.port}", *([at_large] if at_large else [])]


def address_for_others(settings: Settings) -> str:
    """Where friends reach a server whose host looks at it as localhost; empty: nowhere."""
    if settings.origins:
        return settings.origins[0]
    if settings.host in _LOCAL:
        return ""
    return f"http://{_own_address() or settings.host}:{settings.port}"


def _own_address() -> str | None:
    """This machine's address on its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        return str(probe.getsockname()[0])
