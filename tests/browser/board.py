"""The board of any game on somebody's page, as far as the person knows it."""

from collections.abc import Callable
from typing import Generic, TypeVar

import msgspec
from playwright.async_api import Page
from tests.browser.people import Person
from tests.browser.told import PATIENCE_SECONDS

V = TypeVar("V")


class Board(Generic[V]):
    view_type: type[V]
    """What the game shows a seat."""

    def __init__(self, person: Person) -> None:
        self.person = person

    @property
    def page(self) -> Page:
        return self.person.page

    @property
    def view(self) -> V:
        return msgspec.convert(self.person.told.view, self.view_type)

    @property
    def seat(self) -> int:
        return self.person.told.seat

    async def until(self, is_so: Callable[[V], bool], seconds: float = PATIENCE_SECONDS) -> None:
        """Wait for a moment of the game."""
        await self.person.told.until(
            lambda told: told.view is not None and is_so(self.view), seconds
        )
