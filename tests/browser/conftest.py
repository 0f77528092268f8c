"""One real server and one real Chromium for all browser tests, and people who come and go."""

from collections.abc import AsyncIterator, Generator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright, expect
from tests.browser.company import PATIENCE_MS, Company
from tests.faults.server import Server
from tools.find_chrome import ADVICE, find_chrome

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
        browser = await playwright.chromium.launch(
            executable_path=chrome,
            args=FLAGS,
            # Most people see them, and what is a pixel too high gets one.
            ignore_default_args=["--hide-scrollbars"],
            timeout=PATIENCE_MS,
        )
        yield browser
        await browser.close()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    server = Server(tmp_path_factory.mktemp("house"))
    yield await server.start()
    server.clean_up()


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
