"""Mission Mosaïque's board on somebody's page: what it shows, and how a hand draws there."""

from collections.abc import Sequence

from playwright.async_api import Locator, WebSocket
from tests.browser.board import Board
from tests.browser.mission_mosaique import phrases
from tests.browser.people import Person
from tests.browser.ways import Keyboard, Touch

from tablee.games.mission_mosaique.model import Ink, NotebookColour, OwnView, Phase, View

Location = tuple[float, float]
"""In the frame: 0 to 1 from the left and from the top."""

ZIGZAG: Sequence[Location] = ((0.2, 0.3), (0.8, 0.35), (0.25, 0.6), (0.75, 0.7))
STEPS = 8
"""Points of the pointer between two corners."""


class NotebookTable(Board[View]):
    view_type = View

    def __init__(self, person: Person) -> None:
        super().__init__(person)
        self.frames: list[str] = []
        """What the socket has told this page, as it came."""
        self.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    # What the person knows

    @property
    def own(self) -> OwnView:
        own = self.view.own
        assert own is not None, "there is a page in front of everybody who draws"
        return own

    @property
    def ink(self) -> Ink:
        return self.own.ink

    async def until_phase(self, phase: Phase) -> None:
        await self.until(lambda view: view.phase is phase)

    # What the page shows

    @property
    def frame(self) -> Locator:
        return self.page.get_by_role("application")

    # What the person does

    async def pick(self, colour: NotebookColour) -> None:
        cover = self.person.find("button", phrases.NOTEBOOKS[colour], exact=False)
        await self.person.way.press(cover)
        await self.until(lambda view: view.players[self.seat].picked is colour)

    async def say_ready(self) -> None:
        await self.person.press(phrases.READY)

    async def draw(self, corners: Sequence[Location] = ZIGZAG) -> None:
        """One stroke with the mouse, until the server has ink."""
        await self.begin_stroke(corners[0])
        for corner in corners[1:]:
            await self.go_on(corner)
        await self.page.mouse.up()
        await self.until(lambda view: view.own is not None and len(view.own.ink) > 0)

    async def begin_stroke(self, corner: Location) -> None:
        await self.page.mouse.move(*await self.on_screen(corner))
        await self.page.mouse.down()

    async def go_on(self, corner: Location, steps: int = STEPS) -> None:
        await self.page.mouse.move(*await self.on_screen(corner), steps=steps)

    async def on_screen(self, place: Location) -> tuple[float, float]:
        box = await self.frame.bounding_box()
        assert box is not None, "there is a frame to draw in"
        return box["x"] + place[0] * box["width"], box["y"] + place[1] * box["height"]


class NotebookByTouch(NotebookTable):
    """A finger, as the browser itself is told of it."""

    async def draw(self, corners: Sequence[Location] = ZIGZAG) -> None:
        await self.draw_more(corners, strokes=1)

    async def draw_more(self, corners: Sequence[Location], strokes: int) -> None:
        """A stroke, until the server has so many."""
        finger = await self.page.context.new_cdp_session(self.page)
        points = [await self.on_screen(corner) for corner in corners]
        for place, (x, y) in enumerate(points):
            kind = "touchMove" if place else "touchStart"
            touch = {"type": kind, "touchPoints": [{"x": x, "y": y}]}
            await finger.send("Input.dispatchTouchEvent", touch)
        await finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        await finger.detach()
        await self.until(lambda view: view.own is not None and len(view.own.ink) >= strokes)


class NotebookByKeys(NotebookTable):
    """Space puts the pen down, arrows draw, space lifts it."""

    async def draw(self, corners: Sequence[Location] = ZIGZAG) -> None:  # noqa: ARG002  (keys draw a corner)
        await self.frame.focus()
        for key in ("Space", "ArrowRight", "ArrowRight", "ArrowDown", "ArrowDown", "Space"):
            await self.page.keyboard.press(key)
        await self.until(lambda view: view.own is not None and len(view.own.ink) > 0)


def notebook_of(person: Person) -> NotebookTable:
    """The board, drawn on in the person's own way."""
    if isinstance(person.way, Keyboard):
        return NotebookByKeys(person)
    return NotebookByTouch(person) if isinstance(person.way, Touch) else NotebookTable(person)
