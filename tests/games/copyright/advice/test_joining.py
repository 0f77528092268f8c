"""Cards that only join: as many as it takes, each once, and no more than there are."""

import pytest

from tablee.games.copyright.advice.joining import Joining, touches
from tablee.games.copyright.advice.prospect import Way
from tablee.games.copyright.advice.scenes import scenes_around
from tablee.games.copyright.advice.shifts import Shift
from tablee.games.copyright.model import LaidCard, Spot

LYING = frozenset({(-8, 0)})
BRIDGE: tuple[Shift, ...] = ((-6, 0), (-4, 0), (-2, 0), (0, 0))
"""From what lies to the one place where the card shows what it must, each two cells on."""


def ways(*shifts: Shift) -> list[Way]:
    return [Way(shift, 0, 0, 0) for shift in shifts]


def joining(others: dict[int, list[Way]]) -> Joining:
    return Joining({9: ways((2, 0))}, others)


def test_cr_15_as_many_cards_join_as_it_takes() -> None:
    order = joining({card: ways(*BRIDGE) for card in range(4)}).order(LYING, 4)
    assert order is not None
    assert [way.shift for _, way in order] == [*BRIDGE, (2, 0)]
    assert len({card for card, _ in order}) == len(order)
    lying = set(LYING)
    for _, way in order:
        assert touches(way.shift, lying)
        lying.add(way.shift)


@pytest.mark.parametrize(("cards", "most"), [(4, 3), (3, 4)])
def test_too_few_cards_join_nothing(cards: int, most: int) -> None:
    assert joining({card: ways(*BRIDGE) for card in range(cards)}).order(LYING, most) is None


def test_a_card_joins_at_one_place_only() -> None:
    """Two places of one card are not two cards."""
    one_for_two = {0: ways(*BRIDGE[:2]), 1: ways(BRIDGE[2]), 2: ways(BRIDGE[3])}
    assert joining(one_for_two).order(LYING, 3) is None


def test_what_touches_by_itself_needs_no_other() -> None:
    order = joining({0: ways((0, 0))}).order(frozenset({(1, 1)}), 1)
    assert order == [(9, Way((2, 0), 0, 0, 0))]


def test_a_frame_may_lie_beside_the_stack() -> None:
    """Three columns off the card shows nothing, and spoils nothing."""
    frames = {scene.frame: scene for scene in scenes_around((LaidCard(0, "012", 0, 0, 0),))}
    assert set(frames) == {Spot(x, y) for x in range(-3, 4) for y in range(-3, 4)}
    beside = frames[Spot(-3, 0)]
    assert (beside.sight, beside.reach.overhang) == (0, 3)
