"""What people do together at a table, step by step: they gather, sit down, start."""

import asyncio
from collections.abc import Awaitable, Iterable, Sequence

from playwright.async_api import expect
from tests.browser import words
from tests.browser.conftest import Company
from tests.browser.people import Character, Person
from tests.browser.words import Phrase

NUMBERS = {
    1: Phrase("un", "one"),
    2: Phrase("deux", "two"),
    3: Phrase("trois", "three"),
    4: Phrase("quatre", "four"),
}


async def open_table(company: Company, character: Character) -> tuple[Person, str]:
    """Somebody opens a table from the lobby; the host, and the link to the table."""
    host = await company.welcome(character)
    await host.visit(company.address("/"))
    await host.press(words.OPEN_A_TABLE)
    await host.introduce()
    return host, await host.find("textbox", words.LINK).input_value()


async def come(company: Company, character: Character, link: str) -> Person:
    """Somebody follows the link and says a name."""
    guest = await company.welcome(character)
    await guest.visit(link)
    await guest.introduce()
    return guest


async def sit_down(company: Company, character: Character, link: str) -> Person:
    guest = await come(company, character, link)
    await guest.press(words.SIT_HERE)
    await guest.told.until(lambda told: told.you.get("seat") is not None)
    return guest


async def gather(company: Company, characters: Sequence[Character]) -> list[Person]:
    """All sit at one table; the first one is the host."""
    host, link = await open_table(company, characters[0])
    return [host, *[await sit_down(company, character, link) for character in characters[1:]]]


async def start(people: Sequence[Person]) -> None:
    host = people[0]
    players = NUMBERS[len(people)].in_(host.language)
    await host.press(words.START.of(players=players))
    for person in people:
        await expect(person.page.get_by_role("main")).to_be_visible()
        await person.told.until(lambda told: told.view is not None)


async def together(doings: Iterable[Awaitable[None]]) -> None:
    """At the same time, as people around a table do."""
    await asyncio.gather(*doings)


def shown(number: int) -> str:
    """A number as the pages print it, with a true minus sign."""
    return str(number).replace("-", "\N{MINUS SIGN}")
