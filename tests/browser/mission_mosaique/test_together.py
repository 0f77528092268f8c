"""What people do around a picture: guess along, whisper, laugh, appeal; also in two languages."""

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect
from tests.browser import tour
from tests.browser.company import Company
from tests.browser.mission_mosaique import phrases
from tests.browser.mission_mosaique.notebook_table import NotebookTable
from tests.browser.mission_mosaique.taking_up import Interrupted, house_with, sit_down
from tests.browser.people import ADELE, BRUNO, DANA
from tests.browser.tour import Tour
from tests.faults.server import Server

from tablee.games.mission_mosaique.data.words import Word, words
from tablee.games.mission_mosaique.model import CardLanguage, Phase

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

EIGHT = Interrupted("eight_who_guess_along", "open_notebook")
TWO_LANGUAGES = Interrupted("two_languages", "propose", is_before=True)
TIMED = Interrupted("timed_appeals", "propose", is_before=True)


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    server = await house_with((EIGHT, TWO_LANGUAGES, TIMED), tmp_path_factory.mktemp("together"))
    yield server
    server.clean_up()


@pytest_asyncio.fixture(loop_scope="session")
async def team(chromium: Browser, house: Server) -> AsyncIterator[Company]:
    team = Company(chromium, house)
    yield team
    await team.part()
    assert team.troubles.unexpected == []


def named(name: str, language: CardLanguage) -> Word:
    return next(word for word in words() if word.name(language) == name)


async def test_mm_72_whoever_did_not_draw_guesses_along_in_secret(
    team: Company,
) -> None:
    sight = Tour("mosaique-along")
    adele, bruno, dana = [await tour.welcome(team, who) for who in (ADELE, BRUNO, DANA)]
    guesser, neighbour = NotebookTable(adele), NotebookTable(bruno)
    address = team.address(f"/t/{EIGHT.game}")
    await sit_down((adele, bruno), (EIGHT.seat, (EIGHT.seat - 1) % 8), address)
    await dana.visit(address)
    await dana.introduce()
    await adele.way.write(adele.find("textbox", phrases.YOUR_QUESTION), "un animal ?")
    await adele.press(phrases.WHISPER)
    await bruno.sees(phrases.WHISPERED.of(name="Adèle", idea="un animal ?"))
    await bruno.way.write(bruno.find("textbox", phrases.YOUR_SECRET_ANSWER), "girafe")
    await bruno.press(phrases.KEEP_MY_ANSWER)
    await neighbour.until(lambda view: bool(view.guess and view.guess.own_along == "girafe"))
    await dana.way.write(dana.find("textbox", phrases.YOUR_SECRET_ANSWER), "a cloud")
    await dana.press(phrases.KEEP_MY_ANSWER)
    await sight.stop("guess-along", [adele, bruno, dana])
    assert "girafe" not in "".join(guesser.frames), "a secret until the turn"
    await adele.press(phrases.NO_IDEA)
    await guesser.until_phase(Phase.REVEAL)
    await adele.sees(phrases.THOUGHT_OF.of(name="Bruno", answer="girafe"))
    await dana.sees(phrases.THOUGHT_OF.of(name="Bruno", answer="girafe"))
    await dana.sees(phrases.YOU_SAID.of(answer="a cloud"))
    await bruno.press(phrases.TOO_FUNNY)
    await adele.press(phrases.PUT_AWAY)
    await guesser.until(lambda view: view.pictures != ())
    (picture,) = guesser.view.pictures
    assert picture.laughs == 1
    assert not picture.has_stamp
    assert sight.barriers == []


async def test_mm_75_everybody_reads_and_answers_in_the_language_of_their_page(
    team: Company,
) -> None:
    sight = Tour("mosaique-languages")
    dana, adele = people = [await tour.welcome(team, who) for who in (DANA, ADELE)]
    tables = [NotebookTable(person) for person in people]
    other = (TWO_LANGUAGES.seat + 1) % 3
    address = team.address(f"/t/{TWO_LANGUAGES.game}")
    await sit_down(people, (TWO_LANGUAGES.seat, other), address)
    await tables[0].until(lambda view: view.language is CardLanguage.ENGLISH)
    await tables[1].until(lambda view: view.language is CardLanguage.FRENCH)
    await sight.stop("two-languages", people)
    french = recorded_answer()
    english = named(french, CardLanguage.FRENCH).name(CardLanguage.ENGLISH)
    await dana.way.write(dana.find("textbox", phrases.YOUR_PROPOSAL), english)
    await dana.press(phrases.SEND_MY_ANSWER)
    await dana.sees(phrases.WELL_SEEN)
    await expect(dana.page.locator(".tile")).to_have_text(english)
    await expect(adele.page.locator(".tile")).to_have_text(french)
    assert sight.barriers == []


async def test_mm_69_an_appeal_is_in_sight_on_a_phone_while_it_may_be_raised(team: Company) -> None:
    """Its seconds run: nobody should have to look for it."""
    people = [
        await tour.welcome(team, who) for who in (BRUNO, replace(BRUNO, name="Noé", language="en"))
    ]
    bruno, noe = people
    tables = [NotebookTable(person) for person in people]
    other = (TIMED.seat + 1) % 3
    await sit_down(people, (TIMED.seat, other), team.address(f"/t/{TIMED.game}"))
    await bruno.way.write(bruno.find("textbox", phrases.YOUR_PROPOSAL), "une licorne à vapeur")
    await bruno.press(phrases.SEND_MY_ANSWER)
    sight = Tour("mosaique-appeal")
    for person, table in zip(people, tables, strict=True):
        await table.until_phase(Phase.REVEAL)
        await expect(person.button(phrases.APPEAL)).to_be_in_viewport(ratio=1)
    await sight.stop("a-miss", people)
    await noe.press(phrases.APPEAL)
    await bruno.sees(phrases.APPEAL_WON)
    assert sight.barriers == []


def recorded_answer() -> str:
    """What was right there, in French."""
    line = TWO_LANGUAGES.lines[TWO_LANGUAGES.at]
    return line.split('"answer":"')[1].split('"')[0]
