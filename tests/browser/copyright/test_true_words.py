"""Each variant is played, and every sentence about its points is held against the rules."""

import re

import pytest
from playwright.async_api import expect
from tests.browser import evening
from tests.browser.company import Company
from tests.browser.copyright import phrases, rounds
from tests.browser.copyright.drafting_table import DraftingTable
from tests.browser.copyright.hands import hand_at
from tests.browser.evening import shown
from tests.browser.people import ADELE, DANA, Person
from tests.browser.words import Phrase

from tablee.games.copyright.advice import adviser
from tablee.games.copyright.model import LaidCard, Phase, Possible, Tally, WhatWasPossible

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

SUM = re.compile(r"^\d( \+ \d| − \d+)+$")


async def seated(company: Company, *choices: tuple[Phrase, Phrase]) -> list[Person]:
    people = await company.invite(ADELE, DANA)
    await evening.gather(company, people)
    for option, choice in choices:
        await people[0].choose(option, choice)
    await evening.start(people)
    return people


def spelled(tally: Tally) -> str:
    """9 + 1 − 2: right cells, bonus, what sticks out, what was missed."""
    bonus = f" + {tally.bonus}" if tally.bonus else ""
    lost = (len(tally.rows_out) + len(tally.columns_out), 2 * tally.missed)
    costs = "".join(f" \N{MINUS SIGN} {cost}" for cost in lost if cost)
    return f"{len(tally.right)}{bonus}{costs}"


def summed_up(best: Possible) -> str:
    """9 + 1 − 2 = 8; one number alone is no sum."""
    total = shown(best.points)
    sum_ = spelled(best.tally)
    return sum_ if sum_ == total else f"{sum_} = {total}"


async def check_the_lines(table: DraftingTable, *, is_counted: bool) -> None:
    """Everybody's sum and points, as the result has them."""
    result = table.view.result
    assert result is not None
    lines = table.person.find("group", phrases.ROUND_POINTS).get_by_role("button")
    ranked = sorted(result.seats, key=lambda line: -line.total)
    sums = [spelled(line.tally) if line.tally and is_counted else "" for line in ranked]
    await expect(lines.locator(".sum")).to_have_text(sums)
    signs = [f"+{line.points}" if line.points > 0 else shown(line.points) for line in ranked]
    await expect(lines.locator(".points")).to_have_text(signs)


def possible(table: DraftingTable) -> Possible:
    best = adviser.answer(table.view, table.person.told.seat, WhatWasPossible(table.seat))
    assert isinstance(best, Possible)
    return best


async def test_cr_51_timed_nothing_laid_costs_and_what_was_possible_counts_it(
    company: Company,
) -> None:
    people = await seated(company, (phrases.VARIANT, phrases.TIMED))
    tables = [DraftingTable(person) for person in people]
    for person in people:
        await person.press(phrases.LEAVE_OUT)
    for table in tables:
        await table.until(lambda view: view.turn == 2)
        await table.person.press(phrases.STOP_THE_ROUND)
    for table in tables:
        await table.until(lambda view: view.phase is Phase.SCORED)
        cost = phrases.NOTHING_LAID.of(
            points=phrases.POINTS_IN_WORDS.of(shown=shown(-2), points=-2)
        )
        await table.person.sees(cost)
        await check_the_lines(table, is_counted=True)
        best = possible(table)
        assert best.points == best.tally.net
        await expect(table.page.locator(".possible b")).to_have_text(summed_up(best))


async def test_cr_58_lightning_shows_no_cells_as_points_and_its_best_can_be_reached(
    company: Company,
) -> None:
    people = await seated(company, (phrases.VARIANT, phrases.LIGHTNING))
    adele, dana = tables = [DraftingTable(person) for person in people]
    await hand_at(dana).lay(LaidCard(0, dana.own.hand[0], 0, 0, await dana.lies(0)))
    assert dana.own.tally is not None
    so_far = dana.page.get_by_role("region", name=dana.person.reads(phrases.CELLS_COPIED))
    await expect(so_far).to_contain_text(f"{len(dana.own.tally.right)} of 9")
    await expect(so_far.locator(".term")).to_have_count(0)
    await rounds.copy_the_model(adele)
    for table in tables:
        await table.until(lambda view: view.phase is Phase.SCORED)
        await table.person.sees(phrases.ONLY_THE_FIRST)
        await check_the_lines(table, is_counted=False)
        await expect(table.page.get_by_text(SUM)).to_have_count(0)
        await expect(table.page.locator(".copy svg .frame, .copy svg rect").first).to_be_attached()
    assert possible(adele).points == 1
    await adele.person.sees(phrases.REACHED)
    await dana.person.sees(phrases.SHORTEST.of(cards=len(possible(dana).laid)))


async def test_cr_28_base_every_sum_is_the_rules_own(company: Company) -> None:
    people = await seated(company)
    adele, dana = tables = [DraftingTable(person) for person in people]
    await hand_at(dana).lay(LaidCard(0, dana.own.hand[0], 0, 0, await dana.lies(0)))
    await rounds.copy_the_model(adele)
    await evening.together(rounds.place_the_frame(table) for table in tables)
    for table in tables:
        await table.until(lambda view: view.phase is Phase.SCORED)
        await check_the_lines(table, is_counted=True)
        best, result = possible(table), table.view.result
        assert result is not None
        if result.seats[table.seat].points >= best.points:
            await table.person.sees(phrases.REACHED)
        else:
            await expect(table.page.locator(".possible b")).to_have_text(summed_up(best))
