"""One real server and one real Chromium for all browser tests, and people who come and go."""

from collections.abc import AsyncIterator, Generator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, BrowserContext, async_playwright, expect
from tests.browser.people import Character, Person, new_context
from tests.browser.troubles import Troubles
from tests.faults.harness import Server
from tools.find_chrome import ADVICE, find_chrome

PATIENCE_MS = 20_000
PICTURES = Path(__file__).resolve().parents[2] / "artefacts" / "browser"
HAS_FAILED = pytest.StashKey[bool]()
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[HAS_FAILED] = report.failed
    return report


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def chromium() -> AsyncIterator[Browser]:
    chrome = find_chrome()
    assert chrome, ADVICE
    expect.set_options(timeout=PATIENCE_MS)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chrome, args=FLAGS)
        yield browser
        await browser.close()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    server = Server(tmp_path_factory.mktemp("house"))
    yield await server.start()
    server.clean_up()


class Company:
    """The people of one test."""

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


@pytest_asyncio.fixture(loop_scope="session")
async def company(
    chromium: Browser, server: Server, request: pytest.FixtureRequest
) -> AsyncIterator[Company]:
    """People are welcome; when they have parted, nothing may have gone wrong on any page."""
    company = Company(chromium, server)
    yield company
    if request.node.stash.get(HAS_FAILED, False):
        await company.take_pictures(request.node.name)
    await company.part()
    assert company.troubles.unexpected == []
