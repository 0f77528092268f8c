"""How people come to a table of Mission Mosaïque."""

import re
from collections.abc import Sequence

from tests.browser import evening, words
from tests.browser.company import Company
from tests.browser.mission_mosaique import phrases
from tests.browser.people import Person


async def gather(company: Company, people: Sequence[Person]) -> None:
    """All sit at one table of four, the first one is the host."""
    host, *guests = people
    await host.visit(company.address("/"))
    await host.press(phrases.MISSION_MOSAIQUE)
    await evening.ask_for_a_table(host)
    await host.introduce()
    await host.choose(phrases.CHAIRS, phrases.FOUR_CHAIRS)
    link = await host.find("textbox", words.LINK).input_value()
    for guest in guests:
        await evening.sit_down(guest, link)


async def fill_with_bots(host: Person) -> None:
    await host.press(words.FILL_WITH_BOTS)
    await host.way.press(host.page.get_by_role("button", name=re.compile(f"^{phrases.STRONG.fr}")))


async def start(people: Sequence[Person]) -> None:
    host = people[0]
    await host.press(words.START.of(players=4))
    for person in people:
        await person.told.until(lambda told: told.view is not None)
