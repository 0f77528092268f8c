"""The end of a recorded game: the rank, the stamps, one picture drawn again, the album kept."""

import asyncio
import subprocess
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, expect
from tests.browser import tour, words
from tests.browser.company import Company
from tests.browser.mission_mosaique import phrases
from tests.browser.people import Person
from tests.browser.tour import TOURISTS, Tour
from tests.faults.server import TABLEE, Server

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

GAME = "three_bots"
RECORDED = Path(__file__).parents[2] / "recorded" / "mission_mosaique" / f"{GAME}.jsonl"
PICTURES_OF_THE_GAME = 9
WHILE_THEY_DRAW = 30
"""A step of the recorded game."""
PNG = b"\x89PNG"
SHARE_SHEET = """
    navigator.canShare = ({ files }) => files.every(({ size }) => size > 0);
    window.shared = new Promise((share) => {
        navigator.share = async ({ files: [{ name, type }] }) => share([name, type]);
    });
"""
"""A phone's own: this Chromium has none."""


@pytest_asyncio.fixture(loop_scope="session")
async def museum(chromium: Browser, tmp_path: Path) -> AsyncIterator[Company]:
    """Company at a server that has the recorded game."""
    server = Server(tmp_path / "house")
    bring: list[str | Path] = [TABLEE, "import", "--data", server.data, RECORDED]
    await asyncio.to_thread(lambda: subprocess.run(bring, check=True))
    company = Company(chromium, await server.start())
    yield company
    await company.part()
    server.clean_up()
    assert company.troubles.unexpected == []


async def test_the_stamps_of_a_game_are_looked_at_and_kept(museum: Company) -> None:
    people = [await tour.welcome(museum, character) for character in TOURISTS]
    await people[1].page.add_init_script(SHARE_SHEET)
    sight = Tour("mosaique-gallery")
    for person in people:
        await person.visit(museum.address(f"/t/{GAME}"))
        await person.introduce()
        await expect(stamps(person)).to_have_count(PICTURES_OF_THE_GAME)
    await sight.stop("stamps", people)
    for person in people:
        await person.way.press(stamps(person).first)
        await person.press(phrases.WHAT_WOULD_A_BOT_SAY)
        await person.sees(phrases.A_BOT_WOULD_HAVE_SAID)
    await sight.stop("picture", people)
    for person in people:
        await person.press(phrases.WATCH_IT_BEING_DRAWN)
        await person.press(phrases.STOP)
        await person.press(words.CLOSE)
    assert (await kept_album(people[0])).startswith(PNG)
    assert await shared_album(people[1]) == ["mission-mosaique.png", "image/png"]
    await watch_the_replay(people, sight)
    assert sight.barriers == []


async def watch_the_replay(people: Sequence[Person], sight: Tour) -> None:
    """The board draws any moment of the game, from a chair and from outside."""
    for person in people:
        await person.visit(f"{person.page.url}/replay")
        await person.page.get_by_role("slider").fill(str(WHILE_THEY_DRAW))
        await person.sees(phrases.PAGES_STAY_CLOSED)
        await person.choose(words.SEEN_FROM, words.FROM_THE_CHAIR_OF.of(name="bot 1"))
        await expect(person.page.get_by_role("application")).to_be_visible()
    await sight.stop("replay", people)


def stamps(person: Person) -> Locator:
    """Every picture of the game, as a button."""
    return person.page.get_by_role("main").get_by_role("listitem").get_by_role("button")


async def kept_album(person: Person) -> bytes:
    async with person.page.expect_download() as coming:
        await person.press(phrases.KEEP_THE_ALBUM)
    album = await coming.value
    return await asyncio.to_thread((await album.path()).read_bytes)


async def shared_album(person: Person) -> list[str]:
    """The name and the type of the file that is handed to the share sheet."""
    await person.press(phrases.SHARE)
    shared: list[str] = await person.page.evaluate("shared")
    return shared
