"""The ways in which people act on a page: mouse, touch, keyboard. None can do what another does."""

from typing import Protocol

from playwright.async_api import Locator, Page, expect

MOST_TABS = 80


class Way(Protocol):
    async def press(self, target: Locator) -> None:
        """Press a button, follow a link, choose from a menu."""

    async def write(self, field: Locator, text: str) -> None: ...


class Mouse:
    async def press(self, target: Locator) -> None:
        await target.click()

    async def write(self, field: Locator, text: str) -> None:
        await field.click()
        await field.page.keyboard.type(text)


class Touch:
    async def press(self, target: Locator) -> None:
        await target.tap()

    async def write(self, field: Locator, text: str) -> None:
        await field.tap()
        await field.page.keyboard.type(text)


class Keyboard:
    """Nothing but keys: what Tab does not reach cannot be pressed."""

    async def press(self, target: Locator) -> None:
        await expect(target).to_be_enabled()
        await self._reach(target)
        await target.page.keyboard.press("Enter")

    async def write(self, field: Locator, text: str) -> None:
        await self._reach(field)
        await field.page.keyboard.type(text)

    async def _reach(self, target: Locator) -> None:
        is_in_a_menu = await target.get_attribute("role") == "menuitemradio"
        for _ in range(MOST_TABS):
            if await _has_focus(target):
                return
            await target.page.keyboard.press("ArrowDown" if is_in_a_menu else "Tab")
        raise AssertionError(f"{MOST_TABS} times Tab do not lead to {target}")


async def _has_focus(target: Locator) -> bool:
    return bool(await target.evaluate("element => element === document.activeElement"))


async def centre_of(target: Locator) -> tuple[float, float]:
    box = await target.bounding_box()
    assert box is not None, f"{target} is not on the page"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


async def drag(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    """With the mouse, by way of a few points, as a hand does."""
    await page.mouse.move(*start)
    await page.mouse.down()
    await page.mouse.move(*end, steps=6)
    await page.mouse.up()
