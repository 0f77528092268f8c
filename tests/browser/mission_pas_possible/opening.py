"""Opening a mission with any options, also with those that no page offers."""

import msgspec
from playwright.async_api import Route
from tests.browser import evening
from tests.browser.company import Company
from tests.browser.mission_pas_possible import phrases
from tests.browser.people import Person


async def open_table(
    company: Company, host: Person, seats: int | None = None, **options: object
) -> None:
    """From the lobby; a clock as short as a test wants is no choice that the page offers."""
    await host.page.route("**/api/tables", lambda route: _with_options(route, seats, options))
    await host.visit(company.address("/"))
    await host.press(phrases.MISSION)
    await evening.ask_for_a_table(host)
    await host.introduce()


async def _with_options(route: Route, seats: int | None, options: dict[str, object]) -> None:
    body = msgspec.json.decode(route.request.post_data_buffer or b"{}")
    await route.continue_(
        post_data=msgspec.json.encode({**body, "seats": seats, "options": options})
    )
