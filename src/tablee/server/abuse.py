"""What the log tells of people who are refused again and again: enough to see it, not who it is."""

import logging
import time
from collections import OrderedDict

from tablee.server.players import shortened
from tablee.table.refusal import Code

logger = logging.getLogger(__name__)

TOLD = {
    Code.TOO_FAST,
    Code.TOO_LARGE,
    Code.BANNED,
    Code.REMOVED,
    Code.HOST_KEY_ONLY,
    Code.FORBIDDEN_ORIGIN,
}
EVERY_SECONDS = 60.0
KEPT = 10_000

_told: OrderedDict[tuple[str, Code], tuple[float, int]] = OrderedDict()
"""When each was last told, and how often it has happened since."""


def note(code: str, client: str) -> None:
    """Tell of it, but once a minute at most for each client and each kind."""
    if code not in TOLD:
        return
    key, now = (client, Code(code)), time.monotonic()
    at, times = _told.get(key, (-EVERY_SECONDS, 0))
    if now - at >= EVERY_SECONDS:
        logger.warning(
            "abuse refused", extra={"code": code, "client": shortened(client), "times": times + 1}
        )
        at, times = now, -1
    _told[key] = (at, times + 1)
    _told.move_to_end(key)
    if len(_told) > KEPT:
        _told.popitem(last=False)
