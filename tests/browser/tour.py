"""A tour of the house: at every stop each page is photographed, and axe looks for barriers.

The French tourists come by day and the English ones by night, on a desktop and on a phone each. The
pictures are kept in `artefacts/browser/`.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from tests.browser.company import PICTURES, Company
from tests.browser.people import PHONE, Character, Person
from tests.browser.ways import Touch

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
BARRIERS = {
    "light": "axe.run(document, { resultTypes: ['violations'] })",
    "dark": "axe.run(document, { runOnly: ['color-contrast'] })",
}
"""The night has other colours, and nothing else."""

COME_TO_REST = """() => Promise.allSettled(
    document.getAnimations()
        .filter(({ effect }) => effect.getComputedTiming().endTime < Infinity)
        .map(({ finished }) => finished)
).then(() => null)"""

CLUMSY = """() => {
    const page = document.documentElement;
    const found = [];
    if (page.scrollWidth > innerWidth) found.push("the page is wider than the screen");
    const fillsTheScreen = document.querySelector(".room > .stage");
    if (fillsTheScreen && page.scrollHeight > page.clientHeight) found.push("the room scrolls");
    for (const field of document.querySelectorAll("input, textarea, select"))
        if (parseFloat(getComputedStyle(field).fontSize) < 16)
            found.push(`an iPhone zooms into ${field.outerHTML.slice(0, 120)}`);
    return found;
}"""

DAY = Character("Gaston", motion="reduce")
NIGHT = Character("Harry", language="en", theme="dark", motion="reduce")
TOURISTS = (
    DAY,
    replace(DAY, name="Natacha", screen=PHONE, way=Touch()),
    NIGHT,
    replace(NIGHT, name="Ginger", screen=PHONE, way=Touch()),
)


class Tour:
    """Some pages that are looked at together, stop by stop."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._stops = 0
        self.barriers: list[str] = []
        for old in PICTURES.glob(f"{name}-*.png"):
            old.unlink()

    async def stop(self, place: str, people: Sequence[Person]) -> None:
        """Look at what these people see now."""
        self._stops += 1
        title = f"{self._name}-{self._stops:02}-{place}"
        await asyncio.gather(*(self._look(person, title) for person in people))

    async def _look(self, person: Person, title: str) -> None:
        screen, theme = person.character.screen, person.character.theme
        picture = f"{title}-{'phone' if screen.is_phone else 'desktop'}-{person.language}.png"
        await person.page.evaluate(COME_TO_REST)
        await person.page.screenshot(path=PICTURES / picture)
        found = await person.page.evaluate(BARRIERS[theme])
        self.barriers += [f"{picture}: {_told(barrier)}" for barrier in found["violations"]]
        self.barriers += [f"{picture}: {told}" for told in await person.page.evaluate(CLUMSY)]


async def welcome(company: Company, character: Character) -> Person:
    """A person whose every page can be looked at."""
    person = await company.welcome(character)
    await person.page.context.add_init_script(path=AXE)
    return person


def _told(barrier: dict[str, Any]) -> str:
    places = [node["html"][:120] for node in barrier["nodes"][:3]]
    why = barrier["nodes"][0]["failureSummary"].splitlines()[-1].strip()
    return f"{barrier['id']}: {why} {places}"
