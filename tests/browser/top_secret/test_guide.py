"""The first-time guide, played through by touch on a phone: a place, a pair, a question, the sheet
and the call; then five exercises."""

import json

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
from tools.top_secret_exercises import EXERCISES

from tablee.games.top_secret.model.cards import Card, Place

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

A_NIGHT, A_MEETING, A_PAIR, THE_AMBASSADOR, THE_SHEET, THE_CALL, THE_END = phrases.LESSON


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
    await is_taught(pupil, THE_AMBASSADOR)
    await pupil.press(phrases.NOTED)
    await pupil.press(phrases.ASK.of(name="Charlie"))
    await is_taught(pupil, THE_SHEET)
    await pupil.press(phrases.NOTED)
    await concludes(table)
    await is_taught(pupil, THE_CALL)
    await calls(table)
    await is_taught(pupil, THE_END)
    await pupil.sees(phrases.RIGHT_NUMBER)
    await pupil.press(phrases.TO_THE_TABLE)
    await practises(pupil, sight)
    assert sight.barriers == []


async def calls(table: VeniceTable) -> None:
    """What was shown meanwhile is read and put away; then the number is dialled."""
    pupil = table.person
    await pupil.press(phrases.NOTED)
    await pupil.press(phrases.TELEPHONE_FROM_HERE)
    for card, fragment, owner in (
        (Card.FIDDLEBOTTOM, Card.FRAGMENT_52, "Natacha"),
        (Card.ZSA_ZSA, Card.FRAGMENT_0, "Charlie"),
    ):
        await table.dial_part(card, fragment, owner)
    await table.pick_up()


async def concludes(table: VeniceTable) -> None:
    """For Gaston only Agent X is left."""
    pupil = table.person
    await pupil.press(phrases.OPEN_SHEET)
    sheet = pupil.page.get_by_role("region", name=pupil.reads(phrases.NOTE_SHEET))
    await pupil.way.press(sheet.get_by_role("button", name="Gaston", exact=True))
    card = pupil.reads(phrases.CARDS[Card.AGENT_X])
    opinion = phrases.OPINION.of(name="Gaston", card=card, opinion=phrases.NO_OPINION)
    await pupil.way.press(sheet.get_by_role("button", name=pupil.reads(opinion), exact=True))
    await pupil.press(phrases.CLOSE_SHEET)


async def practises(pupil: Person, sight: Tour) -> None:
    """Five times: who is it? Every mask is tried until one is right; then the reason is told."""
    exercises = json.loads(EXERCISES.read_bytes())
    for number, exercise in enumerate(exercises):
        card = pupil.reads(phrases.CARDS[Card(exercise["card"])])
        await is_taught(pupil, phrases.WHO_IS.of(card=card))
        name = ("Natacha", "Charlie", "Gaston")[exercise["answer"] - 1]
        await pupil.way.press(pupil.page.get_by_role("button", name=name, exact=True))
        await pupil.sees(phrases.RIGHT_ANSWER)
        if number == len(exercises) - 1:
            await sight.stop("exercise", [pupil])
        is_last = number == len(exercises) - 1
        await pupil.press(phrases.TO_THE_TABLE if is_last else phrases.NEXT_STEP)
    await expect(pupil.find("dialog", words.LEARN)).to_be_hidden()


async def is_taught(pupil: Person, title: Phrase) -> None:
    lesson = pupil.find("dialog", words.LEARN)
    heading = lesson.get_by_role("heading", name=pupil.reads(title), exact=True, level=2)
    await expect(heading).to_be_visible()
