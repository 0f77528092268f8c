"""What people do together at a table, step by step: they gather, sit down, start."""

import asyncio
from collections.abc import Awaitable, Iterable, Sequence
from typing import Any

from playwright.async_api import expect
from tests.browser import words
from tests.browser.company import Company
from tests.browser.people import Person


async def open_table(company: Company, host: Person) -> str:
    """Somebody opens a table from the lobby; the link to it."""
    await host.visit(company.address("/"))
    await ask_for_a_table(host)
    await host.introduce()
    return await host.find("textbox", words.LINK).input_value()


async def ask_for_a_table(host: Person) -> None:
    """On a phone the button also names the game."""
    await host.way.press(host.find("button", words.OPEN_A_TABLE, exact=False))


async def say_a_name(person: Person) -> None:
    """In the lobby, before anybody asks."""
    await person.press(words.WHO_ARE_YOU)
    await person.introduce()


async def come(guest: Person, link: str) -> None:
    """Somebody follows the link and says a name."""
    await guest.visit(link)
    await guest.introduce()


async def come_to_watch(guest: Person, link: str) -> None:
    await guest.visit(link)
    await guest.way.write(guest.find("textbox", words.YOUR_NAME), guest.name)
    await guest.press(words.ONLY_WATCH)


async def sit_down(guest: Person, link: str) -> None:
    """Whoever comes by the link and says a name sits down at once."""
    await come(guest, link)
    await guest.told.until(lambda told: told.you.get("seat") is not None)


async def gather(company: Company, people: Sequence[Person]) -> str:
    """All sit at one table, the first one is the host; the link to the table."""
    host, *guests = people
    link = await open_table(company, host)
    for guest in guests:  # one after the other, so that everybody gets the next chair
        await sit_down(guest, link)
    return link


async def start(people: Sequence[Person]) -> None:
    host = people[0]
    await host.press(words.START.of(players=len(people)))
    for person in people:
        await expect(person.page.get_by_role("main")).to_be_visible()
        await person.told.until(lambda told: told.view is not None and not _is_signal(told.view))


def _is_signal(view: dict[str, Any]) -> bool:
    """Three, two, one: nobody can do anything yet."""
    return view.get("phase") == "ready"


async def together(doings: Iterable[Awaitable[None]]) -> None:
    """At the same time, as people around a table do."""
    await asyncio.gather(*doings)


def shown(number: int) -> str:
    """A number as the pages print it, with a true minus sign."""
    return str(number).replace("-", "\N{MINUS SIGN}")
