"""Costly questions wait their turn in a few threads, and are not asked twice of a finished game."""

import asyncio
import sys
import threading
from collections.abc import AsyncIterator
from functools import partial

import pytest

from tablee.server import advising
from tablee.server.advising import Advisers, Asker
from tablee.table.refusal import Code, Refusal

A, B = Asker("home", "a"), Asker("home", "b")


@pytest.fixture
async def advisers() -> AsyncIterator[Advisers]:
    advisers = Advisers(threads=1)
    yield advisers
    advisers.close()


async def _order(advisers: Advisers, askers: list[Asker]) -> list[Asker]:
    """In which questions that came together are answered."""
    gate, order = threading.Event(), list[Asker]()

    def note(asker: Asker) -> None:
        gate.wait()
        order.append(asker)

    asked = [asyncio.create_task(advisers.ask(asker, partial(note, asker))) for asker in askers]
    await asyncio.sleep(0)
    gate.set()
    await asyncio.gather(*asked)
    return order


async def test_players_of_one_address_take_turns(advisers: Advisers) -> None:
    """One who asks a lot does not keep the next one waiting for all of it."""
    assert await _order(advisers, [A, A, A, B]) == [A, A, B, A]


async def test_addresses_take_turns_however_many_players_they_have(advisers: Advisers) -> None:
    crowd = [Asker("crowd", str(n)) for n in range(20)]
    alone = Asker("alone", "a")
    order = await _order(advisers, [*crowd, alone])
    assert order.index(alone) <= 2


async def test_no_more_threads_work_than_there_are(advisers: Advisers) -> None:
    at_work = most = 0

    def work() -> None:
        nonlocal at_work, most
        at_work += 1
        most = max(most, at_work)
        at_work -= 1

    await asyncio.gather(*(advisers.ask(Asker("home", str(n)), work) for n in range(20)))
    assert most == 1


async def test_threads_take_short_turns_only_while_a_question_is_looked_into(
    advisers: Advisers,
) -> None:
    usual = sys.getswitchinterval()
    during = await advisers.ask(A, sys.getswitchinterval)
    assert during == pytest.approx(advising.TURN_SECONDS)
    assert sys.getswitchinterval() == usual


async def test_too_many_questions_of_one_are_refused(
    advisers: Advisers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(advising, "WAITING", 2)
    gate = threading.Event()
    asked = [asyncio.create_task(advisers.ask(A, gate.wait)) for _ in range(3)]
    await asyncio.sleep(0)
    with pytest.raises(Refusal) as refused:
        await advisers.ask(A, gate.wait)
    assert refused.value.code is Code.TOO_FAST
    other = asyncio.create_task(advisers.ask(B, gate.wait))
    await asyncio.sleep(0)
    gate.set()
    await asyncio.gather(*asked, other)


async def test_too_many_questions_of_one_address_are_refused(
    advisers: Advisers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(advising, "WAITING_AT_HOME", 2)
    gate = threading.Event()
    asked = [asyncio.create_task(advisers.ask(Asker("x", str(n)), gate.wait)) for n in range(3)]
    await asyncio.sleep(0)
    with pytest.raises(Refusal):
        await advisers.ask(Asker("x", "3"), gate.wait)
    asked.append(asyncio.create_task(advisers.ask(Asker("y", "3"), gate.wait)))
    await asyncio.sleep(0)
    gate.set()
    await asyncio.gather(*asked)


async def test_an_error_comes_to_whoever_asked(advisers: Advisers) -> None:
    def fail() -> None:
        raise Refusal(Code.NO_SUCH_SEAT)

    with pytest.raises(Refusal):
        await advisers.ask(A, fail)
    assert await advisers.ask(A, lambda: 7) == 7


async def test_who_gives_up_keeps_nobody_waiting(advisers: Advisers) -> None:
    gate = threading.Event()
    asked = asyncio.create_task(advisers.ask(A, gate.wait))
    await asyncio.sleep(0)
    asked.cancel()
    gate.set()
    assert await advisers.ask(B, lambda: 7) == 7


async def test_a_question_whose_asker_has_gone_is_not_looked_into(advisers: Advisers) -> None:
    gate, asked_of = threading.Event(), list[str]()
    at_work = asyncio.create_task(advisers.ask(A, gate.wait))
    waiting = asyncio.create_task(advisers.ask(B, partial(asked_of.append, "b")))
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.sleep(0)
    gate.set()
    await at_work
    await advisers.ask(A, partial(asked_of.append, "a"))
    assert asked_of == ["a"]


async def test_a_finished_game_is_asked_once_though_many_ask_at_once(advisers: Advisers) -> None:
    answers = iter("xyz")

    def ask(asker: Asker) -> "asyncio.Task[str]":
        asking = advisers.ask_of_finished(asker, "t", "replay", partial(next, answers))
        return asyncio.create_task(asking)

    first, second = ask(A), ask(B)
    await asyncio.sleep(0)
    first.cancel()  # whoever asked first goes, and the answer still comes to the other
    assert await second == "x"


async def test_a_failure_is_not_remembered(advisers: Advisers) -> None:
    def fail() -> None:
        raise Refusal(Code.NO_SUCH_SEAT)

    with pytest.raises(Refusal):
        await advisers.ask_of_finished(A, "t", "replay", fail)
    assert await advisers.ask_of_finished(A, "t", "replay", lambda: 7) == 7


async def test_a_finished_game_is_asked_once_until_it_is_written_anew(advisers: Advisers) -> None:
    answers = iter("xyz")

    async def ask() -> str:
        found: str = await advisers.ask_of_finished(A, "t", "replay", partial(next, answers))
        return found

    assert [await ask(), await ask()] == ["x", "x"]
    advisers.forget("t")
    assert await ask() == "y"


async def test_only_so_much_is_remembered(
    advisers: Advisers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(advising, "REMEMBERED", 2)
    found: list[int] = []
    for n in (1, 2, 3, 1):
        await advisers.ask_of_finished(A, "t", n, partial(found.append, n))
    assert found == [1, 2, 3, 1]
