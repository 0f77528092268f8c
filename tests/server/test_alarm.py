"""A room's alarm clock."""

import asyncio

from tablee.server.alarm import Alarm

MINUTE_MS = 60_000


async def test_it_rings_once_at_its_moment() -> None:
    rung = asyncio.Event()
    alarm = Alarm(rung.set)
    alarm.set(500, lambda: 500)
    await rung.wait()
    rung.clear()
    alarm.set(500, lambda: 501)  # set anew, though it rang at that moment already
    await rung.wait()


async def test_a_moment_that_was_changed_or_taken_back_rings_no_more() -> None:
    rings: list[str] = []
    alarm, other = Alarm(lambda: rings.append("alarm")), asyncio.Event()
    alarm.set(1, lambda: 0)
    alarm.set(MINUTE_MS, lambda: 0)
    stopped = Alarm(lambda: rings.append("stopped"))
    stopped.set(1, lambda: 0)
    stopped.stop()
    Alarm(other.set).set(2, lambda: 0)  # it is due after both
    await other.wait()
    assert rings == []
    alarm.set(None, lambda: 0)
