"""Top Secret's board on somebody's page: what it shows, and how a person acts on it."""

import re
from collections.abc import Sequence

from playwright.async_api import Locator, expect
from tests.browser.board import Board
from tests.browser.people import Person
from tests.browser.top_secret import phrases
from tests.browser.ways import Keyboard
from tests.browser.words import Phrase

from tablee.games.top_secret.data import IDENTITIES
from tablee.games.top_secret.model.cards import Card, Pair, Place
from tablee.games.top_secret.model.record import Round
from tablee.games.top_secret.model.views import Offers, OwnView, Phase, View

KEYS = (
    Place.RIALTO,
    Place.PONTE_DEI_SOSPIRI,
    Place.SALUTE,
    Place.SAN_MARCO,
    Place.SAN_GIORGIO,
)
"""The places in the order of the number keys."""


class VeniceTable(Board[View]):
    view_type = View

    # What the person knows

    @property
    def own(self) -> OwnView:
        own = self.view.own
        assert own is not None, f"{self.person.name} has a chair"
        return own

    @property
    def offers(self) -> Offers:
        return self.own.offers

    @property
    def round(self) -> Round:
        return self.view.rounds[-1]

    async def until_waited_for(self) -> None:
        await self.until(lambda view: self.seat in view.to_act)

    async def until_all_lie(self, number: int) -> None:
        """Until all cards of a round lie, or the round is over already."""
        await self.until(
            lambda view: (
                view.rounds[-1].number > number
                or (view.rounds[-1].number == number and None not in view.rounds[-1].places)
            )
        )

    # What the page shows

    def place(self, place: Place) -> Locator:
        name = re.compile(rf"^{self.person.reads(phrases.PLACES[place])}\s?:")
        return self.page.get_by_role("button", name=name)

    def card(self, card: Card) -> Locator:
        hand = self.person.find("group", phrases.YOUR_EIGHT_CARDS)
        name = re.compile(rf"^{self.person.reads(phrases.CARDS[card])}(,|$)")
        return hand.get_by_role("button", name=name)

    def opinion(self, name: str, card: Card, opinion: Phrase) -> Locator:
        person = self.person
        details = {"name": name, "card": person.reads(phrases.CARDS[card])}
        return person.button(phrases.OPINION.of(**details, opinion=opinion))

    def notes(self) -> Locator:
        return self.person.find("textbox", phrases.YOUR_NOTES, exact=False)

    # What the person does

    async def lay(self, place: Place) -> None:
        """Choose a place and go there, until the server has said so."""
        await self.until(lambda view: view.own is not None and bool(view.own.offers.places))
        number = self.round.number
        await self.choose_place(place)
        await self.go(place)
        await self.until(lambda _: self.has_gone(number, place))

    def has_gone(self, number: int, place: Place) -> bool:
        """Laid in that round, which may be over already; or hidden by the Ambassador."""
        laid = self.view.rounds[number - 1].places[self.seat]
        return place in (laid, self.own.hidden_place)

    async def choose_place(self, place: Place) -> None:
        await self.person.way.press(self.place(place))

    async def go(self, place: Place) -> None:
        name = self.person.reads(phrases.GO_TO.of(place=place))
        await self.person.way.press(self.page.get_by_role("button", name=name))

    async def show(self, pair: Pair) -> None:
        await self.choose_cards(pair)
        await expect(self.person.button(phrases.SHOW_THESE)).to_be_enabled()
        await self.person.press(phrases.SHOW_THESE)

    async def choose_cards(self, pair: Pair) -> None:
        await self.person.press(phrases.CHOOSE_TWO_CARDS)
        for card in pair:
            await self.touch_card(card)

    async def touch_card(self, card: Card) -> None:
        await self.person.way.press(self.card(card))

    async def dial(self, fragments: Sequence[Card], owners: Sequence[str]) -> None:
        """The parts that are not one's own; the last one follows from the others."""
        parts = list(zip(IDENTITIES, fragments, owners, strict=True))
        theirs = [part for part in parts if part[0] is not self.own.identity]
        for part in theirs[:-1]:
            await self.dial_part(*part)

    async def dial_part(self, identity: Card, fragment: Card, owner: str) -> None:
        card = self.person.reads(phrases.CARDS[identity])
        await self._press_in(phrases.FRAGMENT_OF.of(card=card), fragment.value)
        await self._press_in(phrases.WHO_IS.of(card=card), owner)

    async def _press_in(self, group: Phrase, name: str) -> None:
        choices = self.person.find("group", group)
        await self.person.way.press(choices.get_by_role("button", name=name, exact=True))

    async def pick_up(self, is_warned: bool = False) -> None:
        """Call what is dialled: there is no hanging up."""
        begins = re.compile(f"^{self.person.reads(phrases.PICK_UP)}")
        await self.person.way.press(self.page.get_by_role("button", name=begins))
        await self.person.press(phrases.I_CALL_ALL_THE_SAME if is_warned else phrases.YES_I_CALL)

    async def pass_by(self) -> None:
        """Whatever may be declined is declined; a black card that is asked for is shown."""
        if self.view.phase is Phase.ANSWER:
            is_fragment = self.offers.answers[0] == "fragment"
            await self.person.press(
                phrases.SHOW_MY_FRAGMENT if is_fragment else phrases.SHOW_MY_IDENTITY
            )
        else:
            asks = bool(self.offers.agents)
            await self.person.press(phrases.ASK_NOBODY if asks else phrases.LET_IT_PASS)


class VeniceByKeys(VeniceTable):
    """Numbers choose places and cards, Enter goes there."""

    async def choose_place(self, place: Place) -> None:
        await expect(self.place(place)).to_be_enabled()
        await self.page.keyboard.press(str(KEYS.index(place) + 1))
        await expect(self.place(place)).to_have_attribute("aria-pressed", "true")

    async def go(self, place: Place) -> None:  # noqa: ARG002  (it is chosen)
        await self.page.keyboard.press("Enter")

    async def touch_card(self, card: Card) -> None:
        await expect(self.card(card)).to_be_visible()
        await self.page.keyboard.press(str(tuple(Card).index(card) + 1))


def venice_of(person: Person) -> VeniceTable:
    """The board, played in the person's own way."""
    return VeniceByKeys(person) if isinstance(person.way, Keyboard) else VeniceTable(person)
