"""Four people play to the call: by touch on a phone, with nothing but keys, by mouse, in English;
and axe looks over their shoulders."""

import re

import pytest
from playwright.async_api import Page, WebSocket, expect
from tests.browser import evening, tour, words
from tests.browser.company import Company
from tests.browser.people import ADELE, BRUNO, CHLOE, DANA, Person
from tests.browser.top_secret import phrases
from tests.browser.top_secret.night import Night, open_table
from tests.browser.top_secret.venice_table import VeniceTable, venice_of
from tests.browser.tour import Tour

from tablee.games.top_secret.data import ALLY_OF
from tablee.games.top_secret.model.cards import Card, Pair
from tablee.games.top_secret.model.record import Exchange

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

NOTE = "Revoir Bruno"
MORE = ", vite"


class Ears:
    """Every word that a page is sent."""

    def __init__(self, page: Page) -> None:
        self.heard = ""
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        self.heard += frame if isinstance(frame, str) else frame.decode()


async def test_four_people_from_the_first_meeting_to_the_call(company: Company) -> None:
    company.troubles.expect("ERR_INTERNET_DISCONNECTED|WebSocket connection to")
    people = [await tour.welcome(company, who) for who in (BRUNO, CHLOE, ADELE, DANA)]
    rivals = [Ears(person.page) for person in people[2:]]
    sight = Tour("top-secret")
    await gather(company, people)
    await evening.start(people)
    night = Night([venice_of(person) for person in people])
    await sight.stop("dealt", people[:2])
    await night.until_seekers_meet()
    await sight.stop("meeting", people)
    await exchange(night, rivals, sight)
    await take_notes(night.tables[1], sight)
    await night.until_seekers_meet()
    await call(night, sight)
    await look_back(night, sight)
    assert sight.barriers == []


async def gather(company: Company, people: list[Person]) -> None:
    host, *guests = people
    link = await open_table(company, host)
    await host.choose(phrases.LENGTH, phrases.SINGLE_GAME)
    await host.choose(phrases.SHEET, phrases.DETECTIVE)
    for guest in guests:
        await evening.sit_down(guest, link)


async def exchange(night: Night, rivals: list[Ears], sight: Tour) -> None:
    """Both show a pair; each learns the other's, and nobody else learns either."""
    pairs = [table.offers.pairs[0] for table in night.seekers]
    before = [len(ears.heard) for ears in rivals]
    number = night.view.rounds[-1].number
    people = [table.person for table in night.seekers]
    for table, pair in zip(night.seekers, pairs, strict=True):
        await a_wrong_pair_is_refused(table, pair)
        await table.touch_card(pair[1])
        await table.person.sees(phrases.ALLOWED)
    await sight.stop("pair", people)
    for table in night.seekers:
        await table.person.press(phrases.SHOW_THESE)
    for table, other, pair in zip(night.seekers, reversed(night.seekers), pairs[::-1], strict=True):
        await has_seen(table, other, pair)
    await sight.stop("shown", people)
    for table in night.seekers:
        await table.person.press(phrases.NOTED)
    for ears, heard in zip(rivals, before, strict=True):
        for first, second in pairs:
            assert f'["{first.value}","{second.value}"]' not in ears.heard[heard:]
    await night.let_pass(number)


async def a_wrong_pair_is_refused(table: VeniceTable, pair: Pair) -> None:
    """The first card of the pair lies chosen; a card that makes no pair with it does not join."""
    await table.person.press(phrases.CHOOSE_TWO_CARDS)
    await table.touch_card(pair[0])
    possible = {card for both in table.offers.pairs if pair[0] in both for card in both}
    wrong = next(card for card in Card if card not in possible)
    await expect(table.card(wrong)).to_have_attribute("aria-disabled", "true")
    await expect(table.card(pair[1])).to_have_attribute("aria-disabled", "false")


async def has_seen(table: VeniceTable, other: VeniceTable, pair: Pair) -> None:
    await table.until(lambda view: view.own is not None and len(view.own.facts) == 1)
    (fact,) = table.own.facts
    assert isinstance(fact, Exchange)
    assert fact.seen == pair
    await table.person.sees(phrases.SHOWED_YOU.of(name=other.person.name))


async def take_notes(table: VeniceTable, sight: Tour) -> None:
    """An opinion and a few words, that a reload does not lose; and why something is crossed out."""
    person = table.person
    name = BRUNO.name
    await person.way.press(table.opinion(name, Card.AGENT_X, phrases.NO_OPINION))
    await person.way.write(table.notes(), NOTE)
    await table.until(lambda view: view.own is not None and view.own.notes.text == NOTE)
    await write_without_a_line(table)
    await person.page.reload()
    await expect(table.notes()).to_have_value(NOTE + MORE)
    await expect(table.opinion(name, Card.AGENT_X, phrases.MAYBE)).to_be_visible()
    crossed = person.page.get_by_role("button", name=re.compile(person.reads(phrases.IMPOSSIBLE)))
    await person.way.press(crossed.first)
    await expect(person.page.locator(".reason")).to_contain_text(re.compile("n’(a|est) pas"))
    await sight.stop("sheet", [person])


async def write_without_a_line(table: VeniceTable) -> None:
    """What is written while the line is cut stays on the sheet, and is saved when it is back."""
    person = table.person
    await person.page.context.set_offline(True)
    await person.sees(words.CONNECTION_LOST)
    await person.way.write(table.notes(), MORE)
    await expect(table.notes()).to_have_value(NOTE + MORE)
    await person.page.context.set_offline(False)
    await table.until(lambda view: view.own is not None and view.own.notes.text == NOTE + MORE)


async def call(night: Night, sight: Tour) -> None:
    """The keyboard dials what all four know together; it is right if the other one is the ally."""
    caller, other = night.tables[1], night.tables[0]
    assert caller.own.identity is not None
    is_ally = other.own.identity is ALLY_OF[caller.own.identity]
    person = caller.person
    number, owners = night.number(), [table.person.name for table in night.owners()]
    await person.press(phrases.TELEPHONE_FROM_HERE)
    await caller.dial(number, owners)
    await person.sees(phrases.THE_DETECTIVE)
    await sight.stop("call", [person])
    await caller.pick_up(is_warned=not is_ally)
    await other.show(other.offers.pairs[0])
    for table in night.tables:
        await table.person.sees(phrases.RIGHT_NUMBER if is_ally else phrases.NOT_THE_ALLY)


async def look_back(night: Night, sight: Tour) -> None:
    people = [table.person for table in night.tables]
    await sight.stop("reveal", people[:2])
    for person in people:
        await person.press(phrases.REVIEW)
        await person.sees(phrases.SUSPICIONS)
        aside = person.page.locator("summary", has_text=person.reads(phrases.IN_FIGURES))
        await aside.click()
        await expect(
            person.page.get_by_role("img", name=person.reads(phrases.GRAPH))
        ).to_be_visible()
    await sight.stop("review", people[:2])
    for person in people:
        await person.press(phrases.RESULT)
        await expect(person.button(words.REMATCH)).to_be_visible()
        await expect(person.page.locator("h2", has_text=verdict_for(night, person))).to_be_visible()
    await sight.stop("end", people[:2])


def verdict_for(night: Night, person: Person) -> str:
    """Two win together, and are told with whom (TS-46)."""
    winners = [night.name_of(seat) for seat in night.view.winners or ()]
    if person.name not in winners:
        return person.reads(phrases.WIN_TOGETHER)
    (ally,) = (name for name in winners if name != person.name)
    return person.reads(phrases.WIN_WITH.of(name=ally))
