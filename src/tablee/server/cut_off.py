"""A node that cannot reach the other nodes says so: its pages go and look for one that can."""

import asyncio
import logging
from typing import Protocol

from tablee.server.house import House
from tablee.server.relay import Relay

logger = logging.getLogger(__name__)

LOOK_SECONDS = 0.25
CUT_OFF_SECONDS = 3.0
"""A NATS that is restarted, or another one of several, is found sooner than that."""


class LineToBroker(Protocol):
    """To the others, and to the store."""

    @property
    def is_connected(self) -> bool: ...


async def watch(line: LineToBroker, house: House, relay: Relay) -> None:
    """For ever: while the line is dead nobody comes in; all may come back when it is not."""
    loop = asyncio.get_running_loop()
    connected_at = loop.time()
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        if line.is_connected:
            connected_at = loop.time()
            house.is_cut_off = False
        elif loop.time() - connected_at > CUT_OFF_SECONDS:
            if not house.is_cut_off:
                logger.error("cut off")
            house.is_cut_off = True
            _send_away(house, relay)  # again and again: some were just coming in


def _send_away(house: House, relay: Relay) -> None:
    for room in house.rooms:
        for viewer in list(room.viewers):
            viewer.hang_up()
    relay.send_home()
