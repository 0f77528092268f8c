"""How a person's hand moves cards and frame over the drafting table, in each way of acting."""

from collections import deque

from tests.browser.copyright import phrases
from tests.browser.copyright.drafting_table import DraftingTable
from tests.browser.ways import Keyboard, Mouse, centre_of, drag

from tablee.games.copyright.model import LaidCard, Spot

ARROWS = {(-1, 0): "ArrowLeft", (1, 0): "ArrowRight", (0, -1): "ArrowUp", (0, 1): "ArrowDown"}


class Hand:
    """Choose, then place: a finger that taps cards, buttons and cells."""

    def __init__(self, table: DraftingTable) -> None:
        self.table = table
        self.person = table.person
        self.page = table.person.page

    async def lay(self, card: LaidCard) -> None:
        """Lay or move a card, until the server has said that it lies so."""
        await self.pick(card.card)
        await self._orient(card)
        await self.shift(Spot(card.x, card.y))
        await self.put_down()
        await self.table.until(lambda _: self._lies(card))

    async def take_off(self, card: int) -> None:
        await self.pick(card)
        await self.let_go()
        await self.table.until(lambda _: self.table.laid(card) is None)

    async def pick(self, card: int) -> None:
        await self.person.way.press(self.table.card(card))

    async def turn(self) -> None:
        await self.person.press(phrases.TURN)

    async def flip(self) -> None:
        await self.person.press(phrases.FLIP)

    async def shift(self, wanted: Spot) -> None:
        """What is far away comes nearer with every tap."""
        while await self.table.held() != wanted:
            camera = await self.table.camera()
            await self.page.touchscreen.tap(*camera.within(camera.middle_of(wanted)))

    async def put_down(self) -> None:
        await self.person.press(phrases.LAY)

    async def let_go(self) -> None:
        await self.person.press(phrases.TAKE_OFF)

    async def frame(self, wanted: Spot) -> None:
        """Move the frame, until the server has said that it lies there."""
        camera = await self.table.camera()
        await self.page.touchscreen.tap(*camera.within(camera.middle_of(wanted)))
        await self._until_framed(wanted)

    async def _orient(self, card: LaidCard) -> None:
        laid = self.table.laid(card.card)
        now = laid.orientation if laid else await self.table.lies(card.card)
        if (now >= 4) != (card.orientation >= 4):
            await self.flip()
            now = _flipped(now)
        for _ in range((card.orientation - now) % 4):
            await self.turn()

    async def _until_framed(self, wanted: Spot) -> None:
        def is_framed(_: object) -> bool:
            tally = self.table.own.tally
            return tally is not None and tally.frame == wanted

        await self.table.until(is_framed)

    def _lies(self, card: LaidCard) -> bool:
        laid = self.table.laid(card.card)
        wanted = (card.x, card.y, card.orientation)
        return laid is not None and (laid.x, laid.y, laid.orientation) == wanted


class MouseHand(Hand):
    """Drags: a card from the hand if it lies well, a held one over the mat, the frame."""

    async def lay(self, card: LaidCard) -> None:
        if self.table.laid(card.card) or card.orientation != await self.table.lies(card.card):
            await super().lay(card)
            return
        await self._drag_from_hand(card.card, Spot(card.x, card.y))
        await self.table.until(lambda _: self._lies(card))

    async def shift(self, wanted: Spot) -> None:
        held = await self.table.held()
        if held != wanted:
            camera = await self.table.camera()
            await drag(self.page, camera.middle_of(held), camera.middle_of(wanted))

    async def put_down(self) -> None:
        await self.person.press(phrases.LAY_HERE)

    async def frame(self, wanted: Spot) -> None:
        tally = self.table.own.tally
        assert tally is not None, "no card, no frame"
        camera = await self.table.camera()
        await drag(self.page, camera.middle_of(tally.frame), camera.middle_of(wanted))
        await self._until_framed(wanted)

    async def _drag_from_hand(self, card: int, wanted: Spot) -> None:
        x, y = await centre_of(self.table.card(card))
        await self.page.mouse.move(x, y)
        await self.page.mouse.down()
        await self.page.mouse.move(x, y - 12)  # now it is lifted, and the mat makes room for it
        target = (await self.table.camera()).middle_of(wanted)
        await self.page.mouse.move(*target, steps=6)
        await self.page.mouse.up()


class KeyHand(Hand):
    """Numbers choose, letters turn, arrows shift, Enter lays."""

    async def pick(self, card: int) -> None:
        await self.page.keyboard.press(str((card + 1) % 10))

    async def turn(self) -> None:
        await self.page.keyboard.press("r")

    async def flip(self) -> None:
        await self.page.keyboard.press("f")

    async def shift(self, wanted: Spot) -> None:
        held = await self.table.held()
        spots = {*self.table.own.spots, held, wanted}
        for arrow in _way(held, wanted, spots):
            await self.page.keyboard.press(arrow)

    async def put_down(self) -> None:
        await self.page.keyboard.press("Enter")

    async def let_go(self) -> None:
        await self.page.keyboard.press("Delete")

    async def frame(self, wanted: Spot) -> None:
        tally = self.table.own.tally
        assert tally is not None, "no card, no frame"
        for arrow in _way(tally.frame, wanted, set(self.table.own.frames)):
            await self.page.keyboard.press(arrow)
        await self._until_framed(wanted)


def hand_at(table: DraftingTable) -> Hand:
    """The hand that acts in the person's own way."""
    if isinstance(table.person.way, Keyboard):
        return KeyHand(table)
    return MouseHand(table) if isinstance(table.person.way, Mouse) else Hand(table)


def _flipped(orientation: int) -> int:
    """Flipped left to right as it lies: what was turned one way is now turned the other way."""
    return (4 if orientation < 4 else 0) + -orientation % 4


def _way(start: Spot, end: Spot, spots: set[Spot]) -> list[str]:
    """The arrow keys from place to place, only over places where the card may lie."""
    ways: dict[Spot, list[str]] = {start: []}
    waiting = deque([start])
    while end not in ways:
        at = waiting.popleft()
        for (dx, dy), arrow in ARROWS.items():
            there = Spot(at.x + dx, at.y + dy)
            if there in spots and there not in ways:
                ways[there] = [*ways[at], arrow]
                waiting.append(there)
    return ways[end]
