"""Five people in five browsers: two offer each other dice and speak, and everybody sees it."""

import asyncio
import re
from collections.abc import Sequence
from dataclasses import replace

import pytest
from playwright.async_api import expect
from tests.browser import evening, tour, words
from tests.browser.company import Company
from tests.browser.mission_pas_possible import phrases
from tests.browser.mission_pas_possible.control_room import ControlRoom, room_of
from tests.browser.mission_pas_possible.opening import open_table
from tests.browser.mission_pas_possible.test_mission import do_next, finish_the_turn
from tests.browser.people import ADELE, BRUNO, CHLOE, DANA, Character, Person, Screen
from tests.browser.tour import Tour

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

SMALL = Screen(375, 667, is_phone=True)
EMIL = replace(BRUNO, name="Émile", screen=SMALL)
FIVE: Sequence[Character] = (ADELE, BRUNO, CHLOE, DANA, EMIL)


async def test_five_people_offer_dice_and_speak(company: Company) -> None:
    people = [await tour.welcome(company, character) for character in FIVE]
    sight = Tour("pas-possible-five")
    host, *guests = people
    await open_table(company, host, seats=len(FIVE))
    link = await host.find("textbox", words.LINK).input_value()
    for guest in guests:
        await evening.sit_down(guest, link)
    await evening.start(people)
    rooms = [room_of(person) for person in people]
    giver, taker = rooms[1], rooms[3]
    await offer_a_die(rooms, giver, taker)
    await offer_a_die(rooms, taker, giver)
    await speak(rooms, giver, taker)
    await sight.stop("talk", people)
    assert sight.barriers == []


async def offer_a_die(rooms: Sequence[ControlRoom], by: ControlRoom, to: ControlRoom) -> None:
    """Roll after roll, until there is a die that this person can use; one tap on the face."""
    while not any(to.seat in rolled.usable_by for rolled in by.view.centre):
        await finish_the_turn(rooms)
        await do_next(rooms)
    offer = by.person.reads(phrases.OFFER_TO.of(name=to.person.name))
    await by.person.way.press(by.page.get_by_role("button", name=re.compile(offer)).first)
    for room in rooms:
        await room.until(
            lambda view: any(
                o.by == by.seat and o.to == to.seat for d in view.centre for o in d.offers
            )
        )
    await expect(
        to.page.get_by_text(to.person.reads(phrases.FOR_YOU), exact=True).first
    ).to_be_visible()


async def speak(rooms: Sequence[ControlRoom], one: ControlRoom, other: ControlRoom) -> None:
    """Two taps, or a key: each is read beside the speaker's name on every other page."""
    await one.person.press(phrases.TALK)
    await one.person.press(phrases.I_NEED_RED)
    await everybody_reads(rooms, one, phrases.I_NEED_RED)
    await other.page.keyboard.press("w")
    await everybody_reads(rooms, other, phrases.WAIT)


async def everybody_reads(
    rooms: Sequence[ControlRoom], speaker: ControlRoom, said: words.Phrase
) -> None:
    async def reads(person: Person) -> None:
        name = person.reads(phrases.BOMBS_OF.of(name=speaker.person.name))
        bombs = person.page.get_by_role("region", name=name)
        await expect(bombs.get_by_text(person.reads(said))).to_be_attached()

    await asyncio.gather(*(reads(room.person) for room in rooms if room is not speaker))
