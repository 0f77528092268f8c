"""Somebody who is there and does nothing: warned, stood in for, and back with the first touch."""

import pytest
from tests.table.party import ADELE, GASTON, HEADER, SECRET, Party

from tablee.kernel.hosting import Patience
from tablee.kernel.rules import Level
from tablee.table import wire
from tablee.table.idling import CHECK_MS, TIMES
from tablee.table.table import Table


def waiting_for_gaston(patience: Patience = Patience.GENTLE) -> Party:
    """Adèle does something again and again; Gaston has something to do and does nothing."""
    party = Party()
    party.do(ADELE, wire.Configure, patience=patience)
    return party.start(GASTON)


def let_pass(party: Party, milliseconds: int) -> None:
    until = party.now + milliseconds
    while party.now < until:
        party.now = min(until, party.now + CHECK_MS)
        party.do(ADELE, wire.Here)


def is_idle(party: Party) -> bool:
    return party.table.table_view().chairs[1].is_idle


@pytest.mark.parametrize("patience", [Patience.GENTLE, Patience.BRISK])
def test_somebody_idle_is_warned_then_a_bot_stands_in(patience: Patience) -> None:
    party = waiting_for_gaston(patience)
    times = TIMES[patience]
    let_pass(party, times.warned_after - CHECK_MS)
    assert not is_idle(party)
    let_pass(party, 2 * CHECK_MS)
    assert is_idle(party)
    assert party.table.position.chairs[1].is_human
    let_pass(party, times.replaced_after - times.warned_after)
    chair = party.table.position.chairs[1]
    assert (chair.player, chair.bot, chair.is_idle) == ("gaston", Level.NORMAL, True)


def test_the_bot_gives_the_chair_back_at_the_first_touch() -> None:
    party = waiting_for_gaston()
    let_pass(party, TIMES[Patience.GENTLE].replaced_after + 2 * CHECK_MS)
    party.do(GASTON, wire.Here)
    assert party.table.position.chairs[1].is_human
    assert not is_idle(party)
    assert Table.load(HEADER, SECRET, party.entries).position.chairs[1].is_human


def test_a_touch_in_time_ends_the_warning() -> None:
    party = waiting_for_gaston()
    let_pass(party, TIMES[Patience.GENTLE].warned_after + CHECK_MS)
    assert is_idle(party)
    party.do(GASTON, wire.Here)
    assert not is_idle(party)
    let_pass(party, TIMES[Patience.GENTLE].warned_after - 2 * CHECK_MS)
    assert party.table.position.chairs[1].is_human


def test_who_has_left_the_chair_to_a_bot_on_purpose_is_not_pulled_back() -> None:
    party = waiting_for_gaston()
    party.do(GASTON, wire.SeatBot, seat=1, level=Level.EASY)
    party.do(GASTON, wire.Here)
    assert party.table.position.chairs[1].bot is Level.EASY


def test_where_nobody_waits_nobody_is_hurried() -> None:
    """Both have fallen asleep: the game waits for them."""
    party = waiting_for_gaston(Patience.BRISK)
    for _ in range(100):
        party.now += CHECK_MS
        party.settle()
    assert len(party.table.position.people) == 2
    assert party.table.idling.warned == frozenset()


@pytest.mark.parametrize(
    ("is_public", "patience"), [(True, Patience.GENTLE), (False, Patience.ENDLESS)]
)
def test_strangers_are_waited_for_less_long_than_friends(
    is_public: bool, patience: Patience
) -> None:
    party = Party()
    party.do(ADELE, wire.Configure, is_public=is_public)
    assert party.table.table_view().patience is patience


def test_the_table_wakes_to_look_for_somebody_idle() -> None:
    party = waiting_for_gaston()
    party.settle()
    wakes_at = party.table.wakes_at()
    assert wakes_at is not None
    assert wakes_at <= party.now + CHECK_MS
