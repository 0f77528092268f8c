"""People in front of their browsers: each with a language, a screen and a way of acting."""

import re
from dataclasses import dataclass
from typing import Literal, NamedTuple

from playwright.async_api import Browser, BrowserContext, Locator, Page, expect
from tests.browser import words
from tests.browser.told import Told
from tests.browser.ways import Keyboard, Mouse, Touch, Way
from tests.browser.words import Language, Phrase

MOUSE = Mouse()
LOCALES = {"fr": "fr-FR", "en": "en-GB"}
Role = Literal[
    "button",
    "dialog",
    "group",
    "heading",
    "img",
    "link",
    "list",
    "menuitemradio",
    "tab",
    "textbox",
]


Theme = Literal["light", "dark"]
Motion = Literal["no-preference", "reduce"]


class Screen(NamedTuple):
    width: int
    height: int
    is_phone: bool


DESKTOP = Screen(1440, 900, is_phone=False)
PHONE = Screen(390, 844, is_phone=True)


@dataclass(frozen=True)
class Character:
    """Who comes: everything that makes one visit different from another."""

    name: str
    language: Language = "fr"
    screen: Screen = DESKTOP
    theme: Theme = "light"
    motion: Motion = "no-preference"
    way: Way = MOUSE


ADELE = Character("Adèle")
BRUNO = Character("Bruno", screen=PHONE, way=Touch())
CHLOE = Character("Chloé", way=Keyboard(), motion="reduce")
DANA = Character("Dana", language="en")


class Person:
    """Somebody at one page."""

    def __init__(self, character: Character, page: Page) -> None:
        self.character = character
        self.name = character.name
        self.language: Language = character.language
        self.way = character.way
        self.page = page
        self.told = Told(page)

    async def visit(self, address: str) -> None:
        await self.page.goto(address)

    async def go_away(self) -> None:
        """Close the page; the browser stays, and what it remembers."""
        await self.page.close()

    async def come_back(self, address: str) -> None:
        """Open a new page in the same browser."""
        self.page = await self.page.context.new_page()
        self.told = Told(self.page)
        await self.visit(address)

    async def introduce(self) -> None:
        """Answer the question for the name."""
        await self.way.write(self.find("textbox", words.YOUR_NAME), self.name)
        await self.press(words.IT_IS_ME)

    def reads(self, phrase: Phrase) -> str:
        return phrase.in_(self.language)

    def find(self, role: Role, phrase: Phrase, *, exact: bool = True) -> Locator:
        return self.page.get_by_role(role, name=self.reads(phrase), exact=exact)

    def button(self, phrase: Phrase) -> Locator:
        return self.find("button", phrase)

    async def press(self, phrase: Phrase) -> None:
        await self.way.press(self.button(phrase))

    async def sees(self, phrase: Phrase) -> None:
        """The words are on the page, in this person's language."""
        await expect(self.page.get_by_text(self.reads(phrase)).first).to_be_visible()

    async def choose(self, option: Phrase, choice: Phrase) -> None:
        """Change a choice inside a sentence."""
        menu = await self.open_choice(option)
        item = menu.get_by_role("menuitemradio", name=self.reads(choice))
        await self.way.press(item.first)

    async def open_choice(self, option: Phrase) -> Locator:
        """The menu of what can be chosen."""
        begins = re.compile(rf"^{re.escape(self.reads(option))}\s?:")
        await self.way.press(self.page.get_by_role("button", name=begins))
        return self.page.get_by_role("menu", name=self.reads(option), exact=True)


async def new_context(browser: Browser, character: Character) -> BrowserContext:
    screen = character.screen
    return await browser.new_context(
        viewport={"width": screen.width, "height": screen.height},
        locale=LOCALES[character.language],
        has_touch=screen.is_phone,
        is_mobile=screen.is_phone,
        color_scheme=character.theme,
        reduced_motion=character.motion,
    )
