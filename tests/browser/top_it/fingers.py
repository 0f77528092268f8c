"""Two fingers on a page: real touches, as the browser gets them from a screen."""

from itertools import pairwise
from math import cos, radians, sin
from typing import NamedTuple

from playwright.async_api import Page

Point = tuple[float, float]
STEPS = 10


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


def _between(start: Grip, end: Grip, part: float) -> Grip:
    return Grip(
        start.reach + (end.reach - start.reach) * part,
        start.angle + (end.angle - start.angle) * part,
    )


async def _touch(page: Page, moments: list[list[Point]]) -> None:
    screen = await page.context.new_cdp_session(page)
    kinds = ["touchStart"] + ["touchMove"] * (len(moments) - 1)
    for kind, points in zip(kinds, moments, strict=True):
        touches = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(points)]
        await screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})
    await screen.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    await screen.detach()
