"""What the solving leaves to people: a neighbour is consulted, a stamp is given back.

Nobody waits for six pages: a recorded game is taken up where its first picture lies on the table.
"""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser
from tests.browser.company import Company
from tests.browser.mission_mosaique import phrases
from tests.browser.mission_mosaique.notebook_table import NotebookTable
from tests.browser.mission_mosaique.taking_up import Interrupted, house_with, sit_down
from tests.browser.people import ADELE, DANA
from tests.faults.server import Server

from tablee.games.mission_mosaique.model import Phase

pytestmark = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.xdist_group("mission_mosaique"),
]

EIGHT_AT_AN_OPEN_NOTEBOOK = Interrupted("eight_who_consult", "open_notebook")
THREE_AT_A_STAMP = Interrupted("rank_s", "propose")


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    """A server that has both games."""
    folder = tmp_path_factory.mktemp("honour")
    server = await house_with((EIGHT_AT_AN_OPEN_NOTEBOOK, THREE_AT_A_STAMP), folder)
    yield server
    server.clean_up()


@pytest_asyncio.fixture(loop_scope="session")
async def team(chromium: Browser, house: Server) -> AsyncIterator[Company]:
    team = Company(chromium, house)
    yield team
    await team.part()
    assert team.troubles.unexpected == []


async def test_mm_58_with_eight_players_the_right_neighbour_may_be_consulted(
    team: Company,
) -> None:
    adele, dana = people = await team.invite(ADELE, DANA)
    guesser = NotebookTable(adele)
    await sit_down(people, (3, 2), team.address(f"/t/{EIGHT_AT_AN_OPEN_NOTEBOOK.game}"))
    await dana.way.write(dana.find("textbox", phrases.YOUR_IDEA), "gants")
    await dana.press(phrases.WHISPER)
    await dana.sees(phrases.YOU_WHISPERED.of(idea="gants"))
    await adele.sees(phrases.WHISPERED.of(name="Dana", idea="gants"))
    await adele.way.write(adele.find("textbox", phrases.YOUR_PROPOSAL), "gants")
    await adele.press(phrases.SEND_MY_ANSWER)
    await guesser.until_phase(Phase.REVEAL)
    await adele.sees(phrases.WELL_SEEN)


async def test_mm_32_more_than_half_of_the_team_give_a_stamp_back(team: Company) -> None:
    adele, dana = people = await team.invite(ADELE, DANA)
    guesser = NotebookTable(adele)
    await sit_down(people, (1, 2), team.address(f"/t/{THREE_AT_A_STAMP.game}"))
    await guesser.until(lambda view: view.stamps == 1)
    await dana.press(phrases.GIVE_BACK)
    for person in people:
        await person.sees(phrases.ONE_OF_THREE)
    await adele.press(phrases.GIVE_BACK)
    for person in people:
        await person.sees(phrases.GIVEN_BACK)
    await guesser.until(lambda view: view.stamps == 0)
    await dana.press(phrases.KEEP_AFTER_ALL)
    await adele.sees(phrases.WELL_SEEN)
    await adele.press(phrases.PUT_AWAY)
    await guesser.until(lambda view: view.pictures != ())
    assert guesser.view.pictures[0].has_stamp
