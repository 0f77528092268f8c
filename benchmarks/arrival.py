"""`python -m benchmarks.arrival [VISITS]`: from a friend's link to a chair, on a slow phone.

A new browser each time, with nothing kept, at 1.6 Mbit/s and 150 ms, with a fourth of the CPU: how
long until the page asks for a name, counted by the page itself from when the link was touched, and
from the name to the chair. It wants a quiet machine: the fourth of a busy one is less.
"""

import argparse
import asyncio
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import NamedTuple

from benchmarks.figures import Figure, as_table
from playwright.async_api import Browser, async_playwright
from tests.browser import words
from tests.browser.conftest import FLAGS
from tests.browser.people import PHONE, Character, Person, new_context
from tests.browser.ways import Touch
from tests.faults.client import new_key, open_table
from tests.faults.server import Server
from tools.find_chrome import ADVICE, find_chrome

BYTES_PER_SECOND = 1_600_000 / 8
LATENCY_MS = 150
SLOWER = 4
FRIEND = Character("Bruno", screen=PHONE, way=Touch())
PATIENCE_MS = 120_000
NOTE_WHEN_ASKED = """(() => {
  const look = () => {
    if (document.querySelector("input")?.checkVisibility()) window.askedAt = performance.now();
    else requestAnimationFrame(look);
  };
  look();
})()"""
"""The first field of such a page is the one for the name."""


class ArrivalTimes(NamedTuple):
    """In seconds."""

    name: float
    chair: float


async def _slow_down(person: Person) -> None:
    phone = await person.page.context.new_cdp_session(person.page)
    line = {"downloadThroughput": BYTES_PER_SECOND, "uploadThroughput": BYTES_PER_SECOND}
    await phone.send("Network.enable")
    await phone.send(
        "Network.emulateNetworkConditions", {"offline": False, "latency": LATENCY_MS, **line}
    )
    await phone.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


async def _arrive(browser: Browser, server: Server) -> ArrivalTimes:
    table = await open_table(server, new_key())
    context = await new_context(browser, FRIEND)
    context.set_default_timeout(PATIENCE_MS)
    friend = Person(FRIEND, await context.new_page())
    await _slow_down(friend)
    await friend.page.add_init_script(NOTE_WHEN_ASKED)
    await friend.visit(f"http://{server.address}/t/{table}")
    await friend.find("textbox", words.YOUR_NAME).wait_for()
    name_ms = await friend.page.evaluate("window.askedAt")
    await friend.way.write(friend.find("textbox", words.YOUR_NAME), friend.name)
    confirmed = perf_counter()
    await friend.press(words.IT_IS_ME)
    await friend.told.until(lambda told: told.you.get("seat") is not None)
    seated = perf_counter() - confirmed
    await context.close()
    return ArrivalTimes(name_ms / 1000, seated)


async def _measure(visits: int) -> list[ArrivalTimes]:
    chrome = find_chrome()
    assert chrome, ADVICE
    with tempfile.TemporaryDirectory() as folder:
        server = await Server(Path(folder)).start()
        try:
            async with async_playwright() as playwright:
                browser = await playwright.chromium.launch(executable_path=chrome, args=FLAGS)
                times = [await _arrive(browser, server) for _ in range(visits)]
                await browser.close()
        finally:
            server.clean_up()
    return times


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.arrival", description=__doc__)
    parser.add_argument("visits", nargs="?", type=int, default=7)
    names, chairs = zip(*asyncio.run(_measure(parser.parse_args(arguments).visits)), strict=True)
    spread = f"{min(names):.2f} to {max(names):.2f} in {len(names)} visits"
    asked = "from the link to the question for a name, slow phone"
    figures = [
        Figure(asked, median(names), "s", "at most 3.0", spread),
        Figure("from the name to the chair", median(chairs), "s"),
    ]
    print(as_table(figures))


if __name__ == "__main__":
    main()
