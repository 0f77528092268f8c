"""Three servers of NATS, three nodes, moves of all games through relays, and one fault after the
other: nothing acknowledged is lost or made twice, and no clock pays for it.

`make faults` does the same for longer, and tells how long the pages heard nothing.
"""

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path
from random import Random

import pytest
from tests.faults.cluster import ordeals
from tests.faults.cluster.house import House
from tests.faults.cluster.nats_servers import can_have_small_disks
from tests.faults.cluster.ordeals import Ordeal, Scene
from tests.faults.cluster.silence import Silence, charges
from tests.faults.evening import Evening
from tests.faults.load import accepted_commands_are_saved_once, every_log_replays

from tablee.kernel import registry

pytestmark = [
    pytest.mark.faults,
    pytest.mark.timeout(600),
    # Each is a house of six processes: one after the other, so that silence is the fault's.
    pytest.mark.xdist_group("cluster"),
]

SEED = 20_261_118
PACE_SECONDS = 0.3
CHARGED_AT_MOST = 0.5
"""Of each second in which nobody was heard; what is left is a page's late look at the clock."""

OpenHouse = Callable[..., Awaitable[House]]


@pytest.fixture
async def open_house(tmp_path: Path) -> AsyncIterator[OpenHouse]:
    houses: list[House] = []

    async def opened(last_disk_megabytes: int = 0, **options: bool) -> House:
        houses.append(House(tmp_path, last_disk_megabytes))
        return await houses[-1].open(**options)

    yield opened
    for house in houses:
        house.clean_up()


async def suffer(house: House, faults: Sequence[Ordeal]) -> None:
    """An evening with these faults, and what must be true after it."""
    evening = Evening(house.door, Random(SEED), pace_seconds=PACE_SECONDS)
    scene = Scene(house, evening, Random(SEED))
    await scene.play_on()
    felt: list[list[Silence]] = []
    for fault in faults:
        felt.append(await fault(scene))
        await scene.play_on()
    await evening.end()
    stored = await house.stored()
    accepted_commands_are_saved_once(evening.clients, stored)
    every_log_replays(stored)
    assert set(evening.moves) == set(registry.names())
    assert house.tracebacks() == []
    for silent in felt:
        for charge in charges(silent, stored):
            assert charge.charged_seconds <= CHARGED_AT_MOST * charge.silent_seconds


async def test_nodes_are_killed_and_stopped(open_house: OpenHouse) -> None:
    house = await open_house()
    await suffer(house, [ordeals.kill_a_node, ordeals.kill_a_node, ordeals.halt_the_busiest])
    assert house.refused_late_writes() > 0


async def test_the_streams_leader_is_killed_and_its_servers_are_replaced(
    open_house: OpenHouse,
) -> None:
    house = await open_house()
    await suffer(house, [ordeals.kill_the_leader, ordeals.restart_one_by_one])


async def test_two_nodes_are_cut_from_each_other(open_house: OpenHouse) -> None:
    """By lines that are cut, not by network namespaces, which need rights that not all have."""
    house = await open_house(can_cut_the_first=True)
    cuts = (ordeals.cut_two_apart, ordeals.cut_one_off)
    await suffer(house, [partial(cut, seconds=4) for cut in cuts])


@pytest.mark.skipif(not can_have_small_disks(), reason="no file system of one's own here")
async def test_a_disk_is_full(open_house: OpenHouse) -> None:
    """A real one of sixteen megabytes, in a mount namespace of the server's own."""
    house = await open_house(last_disk_megabytes=16)
    await suffer(house, [ordeals.fill_a_disk, ordeals.kill_a_node])
