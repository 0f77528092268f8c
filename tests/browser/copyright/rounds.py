"""What everybody does around a round of Copyright: copying, framing, reading the scores."""

from collections.abc import Sequence

from playwright.async_api import expect
from tests.browser import words
from tests.browser.copyright import phrases
from tests.browser.copyright.drafting_table import DraftingTable
from tests.browser.copyright.hands import hand_at
from tests.browser.evening import shown
from tests.browser.words import Phrase

from tablee.games.copyright.advice.solver import best_copy
from tablee.games.copyright.model import LaidCard, Phase, Spot


async def copy_the_model(table: DraftingTable) -> None:
    hand = hand_at(table)
    for laid in table.mine.laid:
        await hand.take_off(laid.card)
    for card in full_copy(table):
        if table.view.phase is Phase.PLAY:  # what lies may be a copy before the last card
            await hand.lay(card)


def full_copy(table: DraftingTable) -> tuple[LaidCard, ...]:
    """The best copy of all nine cells, even where eight would score more."""
    model, hand = table.model, table.own.hand
    best = best_copy(model, hand)
    is_full = best.tally.bonus > 0
    return (
        best.laid if is_full else best_copy(model, hand, bonus=5, solver_pays_overhang=False).laid
    )


async def place_the_frame(table: DraftingTable) -> None:
    """CR-24: beside, then back where it was proposed. CR-25: that of a full copy cannot move."""
    await table.until(lambda view: view.phase not in (Phase.PLAY, Phase.CALLED))
    proposed = table.own.tally
    if table.view.phase is not Phase.FRAME or proposed is None:
        return
    hand = hand_at(table)
    if not table.own.frames:  # CR-63: whoever made the copy has nothing to confirm
        return
    for spot in [spot for spot in beside(proposed.frame) if spot in table.own.frames][:1]:
        await hand.frame(spot)
        await hand.frame(proposed.frame)
    await table.person.press(phrases.KEEP_THE_FRAME)


def beside(spot: Spot) -> list[Spot]:
    return [Spot(spot.x + dx, spot.y + dy) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))]


async def read_the_scores(table: DraftingTable, names: Sequence[str]) -> None:
    """Who has copied the model, everybody's points; then on to the next round."""
    await table.until(lambda view: view.phase in (Phase.SCORED, Phase.OVER))
    if table.view.phase is Phase.OVER:
        return
    result = table.view.result
    assert result is not None
    await table.person.sees(_who_copied(result.copied_by, table.person.told.seat, names))
    lines = table.person.find("group", phrases.ROUND_POINTS).get_by_role("button")
    totals = sorted((line.total for line in result.seats), reverse=True)
    await expect(lines.locator(".total")).to_have_text([shown(total) for total in totals])
    await table.person.press(phrases.NEXT_ROUND)
    await table.until(lambda view: view.round > result.number and view.phase is not Phase.READY)


def _who_copied(copier: int | None, reader: int, names: Sequence[str]) -> Phrase:
    if copier is None:
        return phrases.NOBODY_COPIED
    return (
        phrases.YOU_COPIED if copier == reader else phrases.SOMEBODY_COPIED.of(name=names[copier])
    )


async def read_who_has_won(table: DraftingTable, names: Sequence[str]) -> None:
    await table.until(lambda view: view.phase is Phase.OVER)
    winners = table.view.winners
    assert winners
    await table.person.press(words.SEE_THE_RESULT)  # the last round's points come first
    await table.person.sees(_who_won(winners, table.person.told.seat, names))
    scores = table.person.find("list", words.SCORES).get_by_role("listitem")
    await expect(scores).to_have_count(len(names))
    for name, seat in zip(names, table.view.seats, strict=True):
        line = scores.filter(has_text=name)
        await expect(line.locator(".score")).to_have_text(shown(seat.score))


def _who_won(winners: Sequence[int], reader: int, names: Sequence[str]) -> Phrase:
    if winners == (reader,):
        return words.YOU_WON
    if len(winners) == 1:
        return words.SOMEBODY_WON.of(name=names[winners[0]])
    return words.IT_IS_A_TIE
