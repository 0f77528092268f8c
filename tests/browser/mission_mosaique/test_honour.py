"""What the solving leaves to people: a neighbour is consulted, a stamp is given back.

Nobody waits for six pages: a recorded game is taken up where its first picture lies on the table.
"""

import asyncio
import subprocess
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest
import pytest_asyncio
from playwright.async_api import Browser
from tests.browser import words
from tests.browser.company import Company
from tests.browser.mission_mosaique import phrases
from tests.browser.mission_mosaique.notebook_table import NotebookTable
from tests.browser.people import ADELE, DANA, Person
from tests.faults.server import TABLEE, Server

from tablee.games.mission_mosaique.model import Phase
from tablee.kernel import log

pytestmark = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.xdist_group("mission_mosaique"),
]

RECORDED = Path(__file__).parents[2] / "recorded" / "mission_mosaique"


class Interrupted(NamedTuple):
    """A recorded game that was paused after the first action of this kind."""

    game: str
    after: str


EIGHT_AT_AN_OPEN_NOTEBOOK = Interrupted("eight_who_consult", "open_notebook")
THREE_AT_A_STAMP = Interrupted("rank_s", "propose")


def take_up(interrupted: Interrupted, folder: Path) -> Path:
    """The log until then, with its secret beside it."""
    header, *lines = (RECORDED / f"{interrupted.game}.jsonl").read_text().splitlines()
    last = next(at for at, line in enumerate(lines) if f'"kind":"{interrupted.after}"' in line)
    at_ms = msgspec.json.decode(lines[last])["at_ms"]
    pause = msgspec.json.encode(log.Paused(n=last + 2, at_ms=at_ms)).decode()
    path = folder / f"{interrupted.game}.jsonl"
    path.write_text("\n".join([header, *lines[: last + 1], pause, ""]))
    secret: str = msgspec.json.decode(lines[-1])["secret"]
    path.with_name(f"{path.name}.secret").write_text(secret)
    return path


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    """A server that has both games."""
    folder = tmp_path_factory.mktemp("honour")
    server = Server(folder / "house")
    for interrupted in (EIGHT_AT_AN_OPEN_NOTEBOOK, THREE_AT_A_STAMP):
        path = take_up(interrupted, folder)
        bring: list[str | Path] = [TABLEE, "import", "--data", server.data, path]
        await asyncio.to_thread(subprocess.run, bring, check=True)
    yield await server.start()
    server.clean_up()


@pytest_asyncio.fixture(loop_scope="session")
async def team(chromium: Browser, house: Server) -> AsyncIterator[Company]:
    team = Company(chromium, house)
    yield team
    await team.part()
    assert team.troubles.unexpected == []


async def sit_down(people: Sequence[Person], seats: Sequence[int], address: str) -> None:
    """They take the chairs of these bots, and the game goes on."""
    for person, seat in zip(people, seats, strict=True):
        await person.visit(address)
        await person.introduce()
        await person.press(words.MENU)
        await person.press(phrases.TAKE_THE_CHAIR_OF.of(name=f"bot {seat + 1}"))
        await person.told.until(lambda told: told.you.get("seat") is not None)
        await person.press(words.CLOSE)
    for person in people:
        await person.press(words.RESUME)
    for person in people:
        await person.told.until(lambda told: told.view is not None)


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
