"""What can go wrong in a house of three, one function a fault; each gives what the pages felt."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from random import Random
from typing import NamedTuple

from tests.faults.cluster.cut import Cut
from tests.faults.cluster.house import House
from tests.faults.cluster.silence import Silence, silences
from tests.faults.evening import Evening

STOPPED_SECONDS = 5
MOVES_BETWEEN = 20


class Scene(NamedTuple):
    """People who play in a house, and chance."""

    house: House
    evening: Evening
    rng: Random

    async def felt(self) -> list[Silence]:
        return await silences(self.evening.present)

    async def play_on(self) -> None:
        """Everybody is there again, and moves of all games are made."""
        await self.evening.until_moves(MOVES_BETWEEN)


Ordeal = Callable[[Scene], Awaitable[list[Silence]]]


async def kill_a_node(scene: Scene) -> list[Silence]:
    node = scene.rng.choice(scene.house.nodes)
    node.kill()
    felt = await scene.felt()
    await node.start()
    return felt


async def halt_the_busiest(scene: Scene) -> list[Silence]:
    """It wakes after five seconds, and does not know that it has slept."""
    node = await scene.house.busiest()
    scene.house.halt(node)
    feeling = asyncio.create_task(scene.felt())
    await asyncio.sleep(STOPPED_SECONDS)
    scene.house.wake(node)
    return [each for each in await feeling if each.port != node.port]


async def kill_the_leader(scene: Scene) -> list[Silence]:
    """Of the stream of the logs; all saving waits until the two others have chosen another."""
    leader = await scene.house.nats.leader()
    leader.kill()
    felt = await scene.felt()
    leader.start()
    await scene.house.nats.until_whole()
    return felt


async def restart_one_by_one(scene: Scene) -> list[Silence]:
    """As whoever upgrades them would: the next one when all three have everything."""
    felt: list[Silence] = []
    for server in scene.house.nats.all:
        server.stop()
        felt += await scene.felt()
        server.start()
        await scene.house.nats.until_whole()
    return felt


async def miss_a_server(scene: Scene, seconds: float) -> list[Silence]:
    """One server is away for a while, and has to catch up."""
    server = scene.rng.choice(scene.house.nats.all)
    server.kill()
    felt = await scene.felt()
    await asyncio.sleep(seconds)
    felt += await scene.felt()
    server.start()
    await scene.house.nats.until_whole()
    return felt


async def cut_two_apart(scene: Scene, seconds: float) -> list[Silence]:
    """Two servers of NATS, and the nodes there, hear nothing of each other; the third hears all."""
    return await _cut(scene, scene.house.nats.lines[:1], seconds)


async def cut_one_off(scene: Scene, seconds: float) -> list[Silence]:
    """A server of NATS and the nodes that talk to it hear nothing of the others."""
    return await _cut(scene, scene.house.nats.lines, seconds)


async def _cut(scene: Scene, lines: Sequence[Cut], seconds: float) -> list[Silence]:
    for line in lines:
        line.cut()
    feeling = asyncio.create_task(scene.felt())
    await asyncio.sleep(seconds)
    for line in lines:
        line.mend()
    felt = await feeling
    await scene.house.nats.until_whole()
    return felt


async def fill_a_disk(scene: Scene) -> list[Silence]:
    scene.house.nats.all[-1].fill_disk()
    return await scene.felt()
