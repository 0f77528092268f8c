"""A tour of the house: at every stop each page is photographed in the light and in the dark, and
axe looks for barriers. The pictures are kept in `artefacts/browser/`."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal

from playwright.async_api import Page
from tests.browser.conftest import PICTURES, Company
from tests.browser.people import DESKTOP, PHONE, Character, Person
from tests.browser.ways import Touch

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LOOK_FOR_BARRIERS = "axe.run(document, { resultTypes: ['violations'] })"
Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")

TOURISTS = (
    Character("Gaston"),
    Character("Natacha", screen=PHONE, way=Touch()),
    Character("Harry", language="en"),
    Character("Ginger", language="en", screen=PHONE, way=Touch()),
)


class Tour:
    """Some pages that are looked at together, stop by stop."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._stops = 0
        self.barriers: list[str] = []

    async def stop(self, place: str, people: Sequence[Person]) -> None:
        """Look at what these people see now."""
        self._stops += 1
        title = f"{self._name}-{self._stops:02}-{place}"
        for theme in THEMES:
            await asyncio.gather(*(self._look(person, title, theme) for person in people))

    async def _look(self, person: Person, title: str, theme: Theme) -> None:
        page = person.page
        await page.emulate_media(color_scheme=theme)
        picture = f"{title}-{_screen_of(page)}-{person.language}-{theme}.png"
        await page.screenshot(path=PICTURES / picture)
        if person.language == "fr":  # barriers are the same in every language
            found = await page.evaluate(LOOK_FOR_BARRIERS)
            self.barriers += [f"{picture}: {_told(barrier)}" for barrier in found["violations"]]


async def welcome(company: Company, character: Character) -> Person:
    """A person whose every page can be looked at."""
    person = await company.welcome(character)
    await person.page.add_init_script(path=AXE)
    return person


def _screen_of(page: Page) -> str:
    assert page.viewport_size is not None
    return "desktop" if page.viewport_size["width"] == DESKTOP.width else "phone"


def _told(barrier: dict[str, Any]) -> str:
    places = [node["html"][:120] for node in barrier["nodes"][:3]]
    why = barrier["nodes"][0]["failureSummary"].splitlines()[-1].strip()
    return f"{barrier['id']}: {why} {places}"
