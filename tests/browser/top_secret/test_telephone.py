"""The telephone on a phone: a number that is complete can be corrected and wins; whoever stands
beside a rival is warned, and may call all the same."""

import re

import pytest
from playwright.async_api import Locator, expect
from tests.browser.company import Company
from tests.browser.people import BRUNO, DANA
from tests.browser.top_secret import phrases
from tests.browser.top_secret.quartet import Quartet, quartet
from tests.browser.tour import Tour

from tablee.games.top_secret.data import IDENTITIES
from tablee.games.top_secret.model.record import Reason

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_ts_46_a_complete_number_is_corrected_and_wins(company: Company) -> None:
    async with quartet(company, BRUNO) as four:
        sight = Tour("corrected-call")
        await four.until_met(four.ally())
        await dial_two_fragments_wrong(four)
        await sight.stop("wrong", [four.person])
        await look_at_map_and_sheet(four)
        await correct(four)
        await sight.stop("corrected", [four.person])
        await four.table.pick_up()
        await four.ally().show_something()
        await four.person.sees(phrases.RIGHT_NUMBER)
        await four.person.sees(phrases.BESIDE_THE_ALLY)
        await sight.stop("reveal", [four.person])
        assert four.table.seat in (four.table.view.winners or ())
        assert sight.barriers == []


def others_parts(four: Quartet) -> list[int]:
    """The places in the number of those who are not this person."""
    return [place for place, name in enumerate(four.owners()) if name != four.person.name]


async def dial_two_fragments_wrong(four: Quartet) -> None:
    fragments = four.fragments()
    one, other, _ = others_parts(four)
    fragments[one], fragments[other] = fragments[other], fragments[one]
    await four.person.press(phrases.TELEPHONE_FROM_HERE)
    await four.table.dial(fragments, four.owners())
    await expect(pick_up_of(four)).to_be_visible()


def pick_up_of(four: Quartet) -> Locator:
    begins = re.compile(f"^{four.person.reads(phrases.PICK_UP)}")
    return four.person.page.get_by_role("button", name=begins)


async def look_at_map_and_sheet(four: Quartet) -> None:
    """Nothing that was dialled is lost by it."""
    person = four.person
    await person.press(phrases.SHEET_SHORT)
    await person.press(phrases.CLOSE_SHEET)
    await expect(pick_up_of(four)).to_be_visible()
    await person.press(phrases.BACK_TO_THE_MAP)
    await person.press(phrases.TELEPHONE_FROM_HERE)
    await expect(pick_up_of(four)).to_be_visible()


async def correct(four: Quartet) -> None:
    """One part is opened and changed; the other changes with it, and the receiver stays there."""
    place = others_parts(four)[0]
    card = four.person.reads(phrases.CARDS[IDENTITIES[place]])
    part = four.person.page.get_by_role("button", name=re.compile(rf"^{card}\s?:"))
    await four.person.way.press(part)
    await expect(pick_up_of(four)).to_be_visible()
    owner = four.owners()[place]
    await four.table.dial_part(IDENTITIES[place], four.fragments()[place], owner)
    digits = " ".join(fragment.value for fragment in four.fragments())
    await expect(pick_up_of(four)).to_have_text(re.compile(f"{digits}$"))


async def test_ts_47_a_call_beside_a_rival_is_warned_of_and_allowed(company: Company) -> None:
    async with quartet(company, DANA) as four:
        sight = Tour("warned-call")
        await four.until_met(four.rival())
        await four.person.press(phrases.TELEPHONE_FROM_HERE)
        await four.person.sees(phrases.MUST_BE_THE_ALLY.of(name=four.rival().name))
        await four.table.dial(four.fragments(), four.owners())
        warning = phrases.NOT_YOUR_ALLY.of(name=four.rival().name)
        await four.person.sees(warning)
        await sight.stop("warned", [four.person])
        await expect(pick_up_of(four)).to_be_enabled()
        await four.person.way.press(pick_up_of(four))
        await four.person.press(phrases.I_CALL_ALL_THE_SAME)
        await four.rival().show_something()
        await four.person.sees(phrases.NOT_THE_ALLY)
        told = phrases.THE_ALLY_WAS.of(met=four.rival().name, ally=four.ally().name)
        await four.person.sees(told)
        await sight.stop("reveal", [four.person])
        assert four.table.view.results[-1].reason is Reason.NOT_THE_ALLY
        assert sight.barriers == []
