"""A mission that was won, brought from another house: its end, its review, its record."""

import asyncio
import subprocess
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import expect
from tests.browser import words
from tests.browser.company import Company
from tests.browser.messages import Messages
from tests.browser.mission_pas_possible import phrases
from tests.browser.people import BRUNO, DANA, Person
from tests.faults.server import TABLEE, Server

pytestmark = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.xdist_group("mission_pas_possible"),
]

RECORDED = Path(__file__).parents[2] / "recorded" / "mission_pas_possible" / "alone.jsonl"
ENDING = Messages("games/mission_pas_possible/words/result", "ending")
LINES = {
    ENDING["win"].of(is_won=True): 10,
    ENDING["time"].of(left="8:05"): 48,
    ENDING["cards"].of(count=19): 41,
    ENDING["sabotages"].of(count=6): 12,
    ENDING["total"]: 111,
}
"""MPP-84 to MPP-87."""


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    """A house where somebody has brought in the log of a game."""
    server = Server(tmp_path_factory.mktemp("won"))
    await asyncio.to_thread(bring_in, server.data)
    yield await server.start()
    server.clean_up()


def bring_in(data: Path) -> None:
    subprocess.run([TABLEE, "import", RECORDED, "--data", data], check=True)


async def test_a_win_is_told_line_by_line_and_kept(company: Company) -> None:
    for person in await company.invite(BRUNO, DANA):
        await person.visit(company.address("/t/alone"))
        await person.introduce()
        await expect(person.find("heading", phrases.WON)).to_be_visible()
        await reads_the_lines(person)
        await person.press(words.SEE_THE_BOARD)
        await expect(person.find("heading", phrases.REVIEW)).to_be_visible()
        await person.visit(company.address("/archive/mission_pas_possible"))
        await person.sees(phrases.WON_WITH_TIME_LEFT)


async def reads_the_lines(person: Person) -> None:
    lines = person.page.get_by_label(person.reads(phrases.TEAM_SCORE)).locator("div")
    await expect(lines).to_have_count(len(LINES))
    for line, (label, points) in zip(await lines.all(), LINES.items(), strict=True):
        await expect(line.locator("dt")).to_contain_text(person.reads(label))
        await expect(line.locator("dd")).to_have_text(str(points))
