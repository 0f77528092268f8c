"""Top It's board on somebody's page: what it shows, and how a person's hand acts on it."""

import re
from collections.abc import Sequence

from msgspec.structs import replace
from playwright.async_api import Locator, expect
from tests.browser import evening, words
from tests.browser.board import Board
from tests.browser.company import Company
from tests.browser.people import Person
from tests.browser.top_it import phrases
from tests.browser.ways import Keyboard, centre_of

from tablee.games.top_it.advice import adviser
from tablee.games.top_it.model import (
    AskPlacements,
    AskTargets,
    HandView,
    Help,
    Placement,
    Placements,
    Shape,
    Target,
    Targets,
    View,
)
from tablee.games.top_it.view import reading

STONE_KEY = "9"
STONE_TURN = 6
"""In the middle of the game, when a stone brings something."""

A_FEW_FRAMES = """() => new Promise((done) => {
    const next = (left) => (left ? requestAnimationFrame(() => next(left - 1)) : done());
    next(6);
})"""


OUT_OF_SIGHT = """(board) => {
    const edge = board.getBoundingClientRect();
    const isOut = ({ left, right, top, bottom }) =>
        left < edge.left || right > edge.right || top < edge.top || bottom > edge.bottom;
    const tiles = [...board.querySelectorAll("path.body")];
    return tiles.filter((tile) => isOut(tile.getBoundingClientRect())).length;
}"""


class MosaicTable(Board[View]):
    view_type = View

    # What the person knows

    @property
    def hand(self) -> HandView:
        """Their own; alone, the one whose turn it is."""
        own = reading.own_hand(self.view, self.person.told.seat)
        assert own is not None
        return self.view.hands[own]

    @property
    def is_over(self) -> bool:
        return self.view.to_move is None

    @property
    def is_my_turn(self) -> bool:
        return self.view.to_move == self.person.told.seat

    @property
    def moves(self) -> int:
        last = self.view.last
        return last.number if last else 0

    def in_hand(self) -> list[Shape]:
        return [piece.shape for piece in self.hand.pieces if piece.laid is None]

    def best(self, shape: Shape | None) -> int:
        """The most points that a piece, or the stone, can bring; 0: it cannot be placed."""
        found = self.choices(shape)
        return found[0].points or 0 if found else 0

    def choices(self, shape: Shape | None) -> Sequence[Placement | Target]:
        """All that is legal with it, best first, whatever the table tells of it."""
        question = AskPlacements(shape) if shape else AskTargets()
        told = replace(self.view, options=replace(self.view.options, help=Help.POINTS))
        answer = adviser.answer(told, self.person.told.seat, question)
        match answer:
            case Placements():
                return answer.placements
            case Targets():
                return answer.targets
        return ()

    async def until_move(self, number: int) -> None:
        """Wait until so many moves have been made."""
        await self.until(lambda view: view.last is not None and view.last.number >= number)

    # What the page shows

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("application")

    @property
    def pills(self) -> Locator:
        """The points at the places that are lit."""
        return self.board.locator(".pill text")

    @property
    def chosen(self) -> Locator:
        """The outline of the piece that lies at the chosen place."""
        return self.board.locator("path.chosen")

    @property
    def voice(self) -> Locator:
        """What a screen reader says."""
        return self.page.locator(".sr-only[aria-live=polite]")

    def lit(self, points: int) -> Locator:
        """The points at a place that brings so many."""
        return self.pills.filter(has_text=re.compile(rf"^\+{points}$")).first

    async def corner(self) -> tuple[float, float]:
        """A point of the board where nothing lies."""
        box = await self.board.bounding_box()
        assert box is not None
        return box["x"] + 12, box["y"] + 12

    async def zoom(self) -> float:
        """How large a pixel of the drawing is seen, once the camera rests."""
        pixel = self.board.locator(".world > svg")
        await self.come_to_rest(pixel)
        box = await pixel.bounding_box()
        assert box is not None
        return box["width"]

    async def sees_all(self) -> None:
        """Once the camera rests, no tile is out of sight."""
        await self.come_to_rest(self.board.locator(".world > svg"))
        assert await self.board.evaluate(OUT_OF_SIGHT) == 0

    def piece(self, shape: Shape | None) -> Locator:
        """A piece in the tray, or the stone."""
        name = self.person.reads(phrases.IN_HAND.of(shape=shape) if shape else phrases.STONE)
        tray = self.person.find("list", phrases.YOUR_PIECES)
        return tray.get_by_role("button", name=re.compile(f"^{name}"))

    def place_button(self) -> Locator:
        name = re.compile(f"^{self.person.reads(phrases.PLACE)}")
        return self.page.get_by_role("button", name=name)

    # What the person does

    async def place_best(self, shape: Shape | None) -> None:
        """Pick, choose the place with the most points, place it, until the server has said so."""
        points, number = self.best(shape), self.moves + 1
        await self.pick(shape)
        await expect(self.piece(shape)).to_have_attribute("aria-pressed", "true")
        await self.choose(points)
        await expect(self.place_button()).to_be_enabled()
        if self.view.options.help is Help.POINTS:
            await expect(self.place_button()).to_have_text(re.compile(rf"\+{points}$"))
        await self.put_down()
        await self.until_move(number)

    async def pick(self, shape: Shape | None) -> None:
        await self.person.way.press(self.piece(shape))

    async def choose(self, points: int) -> None:
        lit = self.lit(points)
        await expect(lit).to_be_visible()
        await self.come_to_rest(lit)
        await self.point_at(*await centre_of(lit))

    async def point_at(self, x: float, y: float) -> None:
        """With a finger or with the mouse."""
        if self.person.character.screen.is_phone:
            await self.page.touchscreen.tap(x, y)
        else:
            await self.page.mouse.click(x, y)

    async def come_to_rest(self, lit: Locator) -> None:
        """Wait until the camera, which follows the play, no longer carries it along."""
        before, now = None, await centre_of(lit)
        while now != before:
            await self.page.evaluate(A_FEW_FRAMES)
            before, now = now, await centre_of(lit)

    async def put_down(self) -> None:
        await self.person.way.press(self.place_button())


class MosaicByKeys(MosaicTable):
    """Numbers pick, arrows step from the best place on, Enter places."""

    async def pick(self, shape: Shape | None) -> None:
        key = str(self.in_hand().index(shape) + 1) if shape else STONE_KEY
        await expect(self.piece(shape)).to_be_enabled()  # a key before the board is there is lost
        await self.page.keyboard.press(key)

    async def choose(self, points: int) -> None:  # noqa: ARG002  (the best, or any, comes first)
        lit = self.board.locator("path.place, path.target, .pill text")
        await expect(lit.first).to_be_visible()
        await self.page.keyboard.press("ArrowRight")

    async def put_down(self) -> None:
        await self.page.keyboard.press("Enter")


async def open_table(
    company: Company, host: Person, help_: words.Phrase | None = phrases.WITH_POINTS
) -> None:
    """A table with this help; None: as new tables are."""
    await host.visit(company.address("/"))
    await host.press(phrases.TOP_IT)
    await evening.ask_for_a_table(host)
    await host.introduce()
    if help_ is not None:
        await host.choose(phrases.HELP, help_)


def mosaic_of(person: Person) -> MosaicTable:
    """The board, played in the person's own way."""
    return MosaicByKeys(person) if isinstance(person.way, Keyboard) else MosaicTable(person)


def in_turn(tables: Sequence[MosaicTable]) -> list[MosaicTable]:
    return sorted(tables, key=lambda table: not table.is_my_turn)


def next_piece(table: MosaicTable) -> Shape | None:
    """None: the stone."""
    fitting = {shape: points for shape in table.in_hand() if (points := table.best(shape))}
    has_turn = len(table.in_hand()) <= len(Shape) - STONE_TURN + 1
    if not fitting or (table.hand.stone is None and has_turn and table.best(None)):
        return None
    return max(fitting, key=lambda shape: fitting[shape])
