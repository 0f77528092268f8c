"""The people of one test: invited, kept an eye on, photographed if something goes wrong."""

from pathlib import Path

from playwright.async_api import Browser, BrowserContext
from tests.browser.people import Character, Person, new_context
from tests.browser.told import PATIENCE_SECONDS
from tests.browser.troubles import Troubles
from tests.faults.server import Server

PATIENCE_MS = 1000 * PATIENCE_SECONDS
PICTURES = Path(__file__).resolve().parents[2] / "artefacts" / "browser"


class Company:
    def __init__(self, browser: Browser, server: Server) -> None:
        self.server = server
        self.troubles = Troubles()
        self._browser = browser
        self._contexts: list[BrowserContext] = []

    async def invite(self, *characters: Character) -> list[Person]:
        return [await self.welcome(character) for character in characters]

    async def welcome(self, character: Character) -> Person:
        """A new browser of somebody's own."""
        context = await new_context(self._browser, character)
        context.set_default_timeout(PATIENCE_MS)
        self._contexts.append(context)
        self.troubles.watch(context)
        return Person(character, await context.new_page())

    def address(self, path: str) -> str:
        return f"http://{self.server.address}{path}"

    async def take_pictures(self, title: str) -> None:
        """Every page as it is, for whoever wants to know why a test failed."""
        for place, context in enumerate(self._contexts):
            for page in context.pages:
                await page.screenshot(path=PICTURES / "failed" / f"{title}-{place}.png")

    async def part(self) -> None:
        for context in self._contexts:
            await context.close()
