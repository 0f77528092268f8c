"""Fingers on a page: real touches, as the browser gets them from a screen."""

import time
from collections.abc import Sequence
from itertools import pairwise
from math import cos, radians, sin
from typing import NamedTuple

from playwright.async_api import CDPSession, Page

Point = tuple[float, float]
STEPS = 10
SECONDS_PER_STEP = 0.016
REST_SECONDS = 0.2


class Grip(NamedTuple):
    """How two fingers lie: half of their distance, and their direction in degrees."""

    reach: float
    angle: float

    def around(self, centre: Point) -> list[Point]:
        x, y = centre
        across = self.reach * cos(radians(self.angle)), self.reach * sin(radians(self.angle))
        return [(x - across[0], y - across[1]), (x + across[0], y + across[1])]


async def pinch(page: Page, centre: Point, start: Grip, end: Grip) -> None:
    """From one grip to another around a point: apart, together, around."""
    grips = [_between(start, end, step / STEPS) for step in range(STEPS + 1)]
    await _touch(page, [grip.around(centre) for grip in grips])


async def swipe(page: Page, *stops: Point) -> None:
    """One finger, put down at the first point and lifted at the last."""
    points = [
        (x + (u - x) * step / STEPS, y + (v - y) * step / STEPS)
        for (x, y), (u, v) in pairwise(stops)
        for step in range(STEPS + 1)
    ]
    await _touch(page, [[point] for point in points])


async def tap_with_two(page: Page, centre: Point, grip: Grip) -> None:
    """Both come down together and are soon up again."""
    await _touch(page, [grip.around(centre)])


class Finger:
    """One that stays on the screen as long as it is needed."""

    def __init__(self, screen: CDPSession) -> None:
        self._screen = screen

    @classmethod
    async def down(cls, page: Page, point: Point) -> "Finger":
        finger = cls(await page.context.new_cdp_session(page))
        await finger._tell("touchStart", [point])
        return finger

    async def move(self, start: Point, end: Point) -> None:
        for part in (step / STEPS for step in range(1, STEPS + 1)):
            x, y = (begin + (last - begin) * part for begin, last in zip(start, end, strict=True))
            await self._tell("touchMove", [(x, y)])

    async def up(self) -> None:
        await self._tell("touchEnd", [])
        await self._screen.detach()

    async def _tell(self, kind: str, points: Sequence[Point]) -> None:
        touches = [{"x": x, "y": y, "id": 0.0} for x, y in points]
        await _tell(self._screen, kind, touches, time.time())


def _between(start: Grip, end: Grip, part: float) -> Grip:
    return Grip(
        start.reach + (end.reach - start.reach) * part,
        start.angle + (end.angle - start.angle) * part,
    )


async def _touch(page: Page, moments: list[list[Point]]) -> None:
    """Fingers rest before they are lifted: after a fling the browser would swallow the next tap.

    All moments are told, so that a tap is short on a busy machine, too.
    """
    screen = await page.context.new_cdp_session(page)
    kinds = ["touchStart"] + ["touchMove"] * (len(moments) - 1)
    lifted = time.time()
    began = lifted - len(moments) * SECONDS_PER_STEP - REST_SECONDS
    for step, (kind, points) in enumerate(zip(kinds, moments, strict=True)):
        touches = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(points)]
        at = began + step * SECONDS_PER_STEP
        await _tell(screen, kind, touches, at)
    await _tell(screen, "touchEnd", [], lifted)
    await screen.detach()


async def _tell(
    screen: CDPSession, kind: str, touches: Sequence[dict[str, float]], at: float
) -> None:
    event = {"type": kind, "touchPoints": touches, "timestamp": at}
    await screen.send("Input.dispatchTouchEvent", event)
