"""Copyright's board on somebody's page: what it shows, and where things are on the screen."""

import re

import msgspec
from playwright.async_api import Locator, expect
from tests.browser import words
from tests.browser.board import Board
from tests.browser.copyright import phrases

from tablee.games.copyright.model import LaidCard, OwnView, SeatView, Spot, Symbols, View

Point = tuple[float, float]

CAMERA = """mat => {
    const world = mat.querySelector(".world");
    const pixels = parseFloat(world.style.getPropertyValue("--cell"));
    const seen = new DOMMatrix(world.style.transform);
    const held = mat.querySelector(".held");
    const at = held && new DOMMatrix(held.style.transform);
    const box = mat.getBoundingClientRect();
    return {
        left: box.left + seen.e, top: box.top + seen.f, cell: seen.a * pixels,
        held: at && { x: Math.round(at.e / pixels), y: Math.round(at.f / pixels) },
        box: [box.left, box.top, box.right, box.bottom],
    };
}"""


class Camera(msgspec.Struct, frozen=True):
    """Where the mat is on the screen, and where over it the held card hangs."""

    left: float
    top: float
    cell: float
    held: Spot | None
    box: tuple[float, float, float, float]

    def middle_of(self, spot: Spot) -> Point:
        """The middle of a card or frame at this place."""
        return self.left + (spot.x + 1.5) * self.cell, self.top + (spot.y + 1.5) * self.cell

    def within(self, point: Point) -> Point:
        """The nearest point that is on the mat, well inside its edge."""
        left, top, right, bottom = self.box
        inside = self.cell / 4
        x = min(max(point[0], left + inside), right - inside)
        y = min(max(point[1], top + inside), bottom - inside)
        return x, y


class DraftingTable(Board[View]):
    view_type = View

    # What the person knows

    @property
    def model(self) -> tuple[Symbols, ...]:
        model = self.view.model
        assert model is not None, "the round has not begun"
        return model

    @property
    def own(self) -> OwnView:
        own = self.view.own
        assert own is not None, "only a seated person has cards"
        return own

    @property
    def mine(self) -> SeatView:
        return self.view.seats[self.person.told.seat]

    def laid(self, card: int) -> LaidCard | None:
        return next((laid for laid in self.mine.laid if laid.card == card), None)

    # What the page shows

    @property
    def mat(self) -> Locator:
        return self.person.page.get_by_role("application")

    def card(self, card: int) -> Locator:
        """A card of the hand, by its number from 0; its slot, once it is laid."""
        hand, laid = phrases.CARD.of(number=card + 1), phrases.CARD_LAID.of(number=card + 1)
        either = "|".join(re.escape(self.person.reads(one)) for one in (hand, laid))
        return self.person.page.get_by_role("button", name=re.compile(f"^(?:{either})"))

    async def lies(self, card: int) -> int:
        """How a card lies in the hand (CR-64)."""
        return int(await self.card(card).get_attribute("data-orientation") or 0)

    def stack_of(self, name: str, cards: words.Phrase) -> Locator:
        """Another person's stack in the open."""
        stack = phrases.STACK_OF.of(name=name, cards=cards)
        return self.person.find("img", stack)

    async def camera(self) -> Camera:
        return msgspec.convert(await self.mat.evaluate(CAMERA), Camera)

    async def held(self) -> Spot:
        """Where the held card hangs."""
        await expect(self.mat.locator(".held").first).to_be_attached()
        held = (await self.camera()).held
        assert held is not None
        return held
