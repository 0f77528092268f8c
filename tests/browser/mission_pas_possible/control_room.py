"""Mission Pas Possible's board on somebody's page: what it shows, and how a person's hand acts."""

from typing import assert_never

import msgspec
from playwright.async_api import Locator, expect
from tests.browser.board import Board
from tests.browser.mission_pas_possible import phrases
from tests.browser.people import Person
from tests.browser.ways import Keyboard

from tablee.games.mission_pas_possible.advice import adviser
from tablee.games.mission_pas_possible.model.actions import (
    Action,
    DrawDice,
    LoseDie,
    PlaceDie,
    Reroll,
    TakeBomb,
)
from tablee.games.mission_pas_possible.model.material import Spot
from tablee.games.mission_pas_possible.model.questions import AskHint, Hint
from tablee.games.mission_pas_possible.model.views import OwnView, View

Move = DrawDice | PlaceDie | LoseDie | TakeBomb | Reroll


class ControlRoom(Board[View]):
    view_type = View

    # What the person knows

    @property
    def own(self) -> OwnView:
        own = self.view.own
        assert own is not None, "only a seated person can act"
        return own

    @property
    def is_over(self) -> bool:
        return self.view.result is not None

    @property
    def held(self) -> int | None:
        """The die in the player's hand."""
        mine = (rolled.die.die for rolled in self.view.centre if rolled.held_by == self.seat)
        return next(mine, None)

    def advised(self) -> Move | None:
        """What the adviser would do; what must be placed is placed (MPP-31)."""
        answer = adviser.answer(self.view, self.seat, AskHint())
        action: Action | None = answer.action if isinstance(answer, Hint) else None
        if isinstance(action, Move):
            return action
        placements = self.own.placements
        return PlaceDie(*msgspec.structs.astuple(placements[0])) if placements else None

    # What the page shows

    def die(self, die: int) -> Locator:
        """In the order of the roll; only dice have keys there."""
        at = [rolled.die.die for rolled in self.view.centre].index(die)
        well = self.page.get_by_role("region", name=self.person.reads(phrases.DICE))
        return well.locator("[aria-keyshortcuts]").nth(at)

    def space(self, spot: Spot) -> Locator:
        bombs = [bomb for bomb in self.view.seats[self.seat].bombs if bomb]
        at = next(at for at, bomb in enumerate(bombs) if bomb.card.card == spot.card)
        bench = self.page.get_by_role("group", name=self.person.reads(phrases.YOUR_BOMBS))
        return bench.locator("section.own").nth(at).get_by_role("button").nth(spot.space)

    def bomb(self, card: int) -> Locator:
        open_cards = [open_card.card for open_card in self.view.row if open_card]
        row = self.page.get_by_role("region", name=self.person.reads(phrases.TO_TAKE))
        return row.get_by_role("button").nth(open_cards.index(card))

    def while_deciding(self) -> list[Locator]:
        """All that one looks at before one takes a die, or a bomb in the place of the dice."""
        mates = self.page.locator("section", has=self.page.locator(".cards"))
        row = self.page.get_by_role("region", name=self.person.reads(phrases.TO_TAKE))
        stock = self.page.locator(".stock section")
        own = self.page.locator("section.own")
        dice = self.page.locator("[data-die]")
        return [mates, row.get_by_role("listitem"), stock, own, dice]

    # What the person does

    async def do(self, move: Move) -> None:
        """Do it, until the server has said what came of it."""
        before = self.view.news.number
        match move:
            case DrawDice():
                await self.draw()
            case PlaceDie(die, card, space):
                await self.take(die)
                await self.touch(Spot(card, space))
            case LoseDie(card, space):
                await self.touch(Spot(card, space))
            case TakeBomb(card):
                await self.take_bomb(card)
            case Reroll(die):
                await self.press_die(die)
            case _:
                assert_never(move)
        await self.until(lambda view: view.news.number > before or view.result is not None)

    async def take(self, die: int) -> None:
        if self.held == die:  # another press would put it back
            return
        await self.press_die(die)
        await self.until(lambda _: self.held == die)

    async def draw(self) -> None:
        await self.person.press(phrases.DRAW)

    async def press_die(self, die: int) -> None:
        await self.person.way.press(self.die(die))

    async def touch(self, spot: Spot) -> None:
        await self.person.way.press(self.space(spot))

    async def take_bomb(self, card: int) -> None:
        await self.person.way.press(self.bomb(card))

    async def point(self, die: int) -> None:
        await self.person.press(phrases.I_WANT_IT)
        await self.press_die(die)


class ControlRoomByKeys(ControlRoom):
    """Digits take, Shift with digits points, arrows step, Enter places, Space draws."""

    async def draw(self) -> None:
        await self.page.keyboard.press("Space")

    async def _key(self, die: int) -> str:
        """A die keeps the one that it was given when it was rolled."""
        return f"Digit{await self.die(die).get_attribute('aria-keyshortcuts')}"

    async def press_die(self, die: int) -> None:
        await self.page.keyboard.press(await self._key(die))

    async def point(self, die: int) -> None:
        await self.page.keyboard.press(f"Shift+{await self._key(die)}")

    async def touch(self, spot: Spot) -> None:
        await expect(self.space(spot)).to_be_enabled()
        for _ in range(self._lit().index(spot) + 1):
            await self.page.keyboard.press("ArrowRight")
        await self.page.keyboard.press("Enter")

    def _lit(self) -> list[Spot]:
        """What arrows step through, in order."""
        if self.own.losses:
            return list(self.own.losses)
        held = self.held
        return [Spot(p.card, p.space) for p in self.own.placements if p.die == held]

    async def take_bomb(self, card: int) -> None:
        places = [open_card.card if open_card else None for open_card in self.view.row]
        await expect(self.bomb(card)).to_be_enabled()
        await self.page.keyboard.press(f"Digit{places.index(card) + 1}")


def room_of(person: Person) -> ControlRoom:
    """The board, played in the person's own way."""
    return ControlRoomByKeys(person) if isinstance(person.way, Keyboard) else ControlRoom(person)
