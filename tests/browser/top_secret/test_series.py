"""A whole series to three points on a laptop's screen: won, lost beside a rival in spite of the
warning, and won again until somebody has three points."""

import pytest
from tests.browser import words
from tests.browser.company import Company
from tests.browser.people import Character, Screen
from tests.browser.top_secret import phrases
from tests.browser.top_secret.quartet import Quartet, quartet
from tests.browser.tour import Tour

from tablee.games.top_secret.model.record import Reason
from tablee.games.top_secret.model.views import Phase, View

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

LAPTOP = Screen(1200, 800, is_phone=False)
EVA = Character("Eva", screen=LAPTOP)


async def test_ts_54_a_whole_series_to_three_points(company: Company) -> None:
    async with quartet(company, EVA, is_series=True) as four:
        sight = Tour("series")
        await calls_right(four, sight)
        await four.next_game()
        await calls_beside_a_rival(four, sight)
        while four.table.view.phase is not Phase.OVER:
            await four.next_game()
            await calls_right(four, sight)
        has_three_points(four.table.view)
        _, lost, *won = [result.reason for result in four.table.view.results]
        assert lost is Reason.NOT_THE_ALLY
        assert set(won) == {Reason.RIGHT_CALL}
        await four.person.press(phrases.RESULT)
        await four.person.sees(words.REMATCH)
        await sight.stop("end", [four.person])
        assert sight.barriers == []


def has_three_points(view: View) -> None:
    """Whoever has, wins: the allies are drawn anew, so another may be there before the caller."""
    assert max(view.scores) == 3
    assert view.winners == tuple(seat for seat, points in enumerate(view.scores) if points == 3)


async def calls_right(four: Quartet, sight: Tour) -> None:
    """And the scene is seen to its end."""
    await sight.stop("dealt", [four.person])
    await four.until_met(four.ally())
    await sight.stop("met", [four.person])
    await four.person.press(phrases.TELEPHONE_FROM_HERE)
    await four.table.dial(four.fragments(), four.owners())
    await four.person.sees(phrases.THE_DETECTIVE)
    await sight.stop("dialled", [four.person])
    await four.table.pick_up()
    await four.ally().show_something()
    await four.person.sees(phrases.RIGHT_NUMBER)
    await sight.stop("won", [four.person])


async def calls_beside_a_rival(four: Quartet, sight: Tour) -> None:
    await four.until_met(four.rival())
    await four.person.press(phrases.TELEPHONE_FROM_HERE)
    await four.table.dial(four.fragments(), four.owners())
    await four.person.sees(phrases.NOT_YOUR_ALLY.of(name=four.rival().name))
    await sight.stop("warned", [four.person])
    await four.table.pick_up(is_warned=True)
    await four.rival().show_something()
    await four.person.sees(phrases.NOT_THE_ALLY)
    await sight.stop("lost", [four.person])
