"""The first-time guide, played through: by mouse in French, by touch in English."""

import pytest
from playwright.async_api import expect
from tests.browser import evening, words
from tests.browser.company import Company
from tests.browser.copyright import phrases
from tests.browser.copyright.drafting_table import DraftingTable
from tests.browser.copyright.hands import Hand, hand_at
from tests.browser.people import ADELE, PHONE, Character, Person
from tests.browser.ways import Touch
from tests.browser.words import Phrase

from tablee.games.copyright.model import Spot

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

GINGER = Character("Ginger", language="en", screen=PHONE, way=Touch())


@pytest.mark.parametrize("character", [ADELE, GINGER], ids=lambda character: character.name)
async def test_the_lesson_from_the_model_to_the_points(
    company: Company, character: Character
) -> None:
    (pupil,) = await company.invite(character)
    await evening.open_table(company, pupil)
    await pupil.press(words.LEARN)
    await is_taught(pupil, phrases.THIS_IS_THE_MODEL)
    await pupil.press(phrases.NEXT_STEP)
    await lays_four_cards(pupil)
    await is_taught(pupil, phrases.LESSON_FRAME)
    await pupil.press(phrases.KEEP_THE_FRAME)
    await is_taught(pupil, phrases.LESSON_POINTS)
    await pupil.press(phrases.TO_THE_TABLE)
    await expect(pupil.find("dialog", words.LEARN)).to_have_count(0)


async def lays_four_cards(pupil: Person) -> None:
    hand = hand_at(DraftingTable(pupil))
    await is_taught(pupil, phrases.LESSON_LAY)
    await lays(hand, 0, Spot(0, 0))
    await is_taught(pupil, phrases.LESSON_SHIFT)
    await lays(hand, 1, Spot(1, 0))
    await is_taught(pupil, phrases.LESSON_TURN)
    await lays(hand, 2, Spot(0, 0), turns=1)
    await is_taught(pupil, phrases.LESSON_FLIP)
    await lays(hand, 3, Spot(0, 0), flips=1)


async def lays(hand: Hand, card: int, spot: Spot, turns: int = 0, flips: int = 0) -> None:
    await hand.pick(card)
    for _ in range(turns):
        await hand.turn()
    for _ in range(flips):
        await hand.flip()
    await hand.shift(spot)
    await hand.put_down()


async def is_taught(pupil: Person, title: Phrase) -> None:
    lesson = pupil.find("dialog", words.LEARN)
    heading = lesson.get_by_role("heading", name=pupil.reads(title), exact=True, level=2)
    await expect(heading).to_be_visible()
