"""The first-time guide, played through by touch on a phone: a place, a pair, the call."""

import pytest
from playwright.async_api import expect
from tests.browser import tour, words
from tests.browser.company import Company
from tests.browser.people import BRUNO, Person
from tests.browser.top_secret import phrases
from tests.browser.top_secret.night import open_table
from tests.browser.top_secret.venice_table import VeniceTable, venice_of
from tests.browser.tour import Tour
from tests.browser.words import Phrase

from tablee.games.top_secret.cards import Card, Place

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

A_NIGHT, A_MEETING, A_PAIR, THE_CALL, THE_END = phrases.LESSON


async def test_the_lesson_from_the_first_place_to_the_call(company: Company) -> None:
    pupil = await tour.welcome(company, BRUNO)
    sight = Tour("venice-guide")
    await open_table(company, pupil)
    await pupil.press(words.LEARN)
    await is_taught(pupil, A_NIGHT)
    await pupil.press(phrases.NEXT_STEP)
    await is_taught(pupil, A_MEETING)
    await sight.stop("lesson", [pupil])
    table = venice_of(pupil)
    await table.choose_place(Place.RIALTO)
    await table.go(Place.RIALTO)
    await is_taught(pupil, A_PAIR)
    await table.show((Card.BUBBLE, Card.FRAGMENT_0))
    await is_taught(pupil, THE_CALL)
    await calls(table)
    await is_taught(pupil, THE_END)
    await pupil.sees(phrases.RIGHT_NUMBER)
    assert sight.barriers == []


async def calls(table: VeniceTable) -> None:
    """What was shown meanwhile is read and put away; then the number is dialled."""
    pupil = table.person
    for _ in range(3):
        await pupil.press(phrases.NOTED)
    await pupil.press(phrases.TELEPHONE_FROM_HERE)
    for card, fragment, owner in (
        (Card.FIDDLEBOTTOM, Card.FRAGMENT_52, "Natacha"),
        (Card.ZSA_ZSA, Card.FRAGMENT_0, "Charlie"),
    ):
        await table.dial_part(card, fragment, owner)
    await table.pick_up()


async def is_taught(pupil: Person, title: Phrase) -> None:
    lesson = pupil.find("dialog", words.LEARN)
    heading = lesson.get_by_role("heading", name=pupil.reads(title), exact=True, level=2)
    await expect(heading).to_be_visible()
