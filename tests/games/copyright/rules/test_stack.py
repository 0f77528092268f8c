"""Which cards hang together, and where one more may lie."""

from hypothesis import given
from hypothesis import strategies as st
from tests.games.copyright import oracle
from tests.games.copyright.strategies import near, orientations, scattered, stacks

from tablee.games.copyright.data import COMPOSED
from tablee.games.copyright.model import LaidCard, Spot
from tablee.games.copyright.rules import stack
from tablee.games.copyright.rules.stack import MAT, Stack


def card(number: int, x: int, y: int) -> LaidCard:
    return LaidCard(number, "012", x, y, 0)


@given(scattered())
def test_cr_15_cards_hang_together_through_shared_cells(laid: Stack) -> None:
    groups = {frozenset(c.card for c in group) for group in oracle.groups(laid)}
    parts = stack.parts(stack.places(laid))
    assert {frozenset(part) for part in parts} == groups


@given(scattered())
def test_parts_and_their_cards_come_lowest_first(laid: Stack) -> None:
    parts = stack.parts(stack.places(laid))
    assert [part[0] for part in parts] == sorted(min(part) for part in parts)


@given(scattered(), near, near)
def test_cr_15_a_card_may_lie_exactly_where_all_then_hangs_together(
    laid: Stack, x: int, y: int
) -> None:
    free = stack.spots(stack.places(laid))
    assert (Spot(x, y) in free) == oracle.hangs_together((*laid, card(99, x, y)))


def test_cr_14_cards_may_share_a_single_cell() -> None:
    free = stack.spots(stack.places([card(0, 0, 0)]))
    assert len(free) == 25
    assert {(spot.x, spot.y) for spot in free} >= {(2, 2), (-2, -2)}


def test_the_first_card_lies_in_the_middle() -> None:
    assert [(spot.x, spot.y) for spot in stack.spots(())] == [(0, 0)]


def test_the_mat_ends() -> None:
    free = stack.spots(stack.places([card(0, MAT, MAT)]))
    assert len(free) == 9
    assert max(spot.x for spot in free) == max(spot.y for spot in free) == MAT


@given(stacks(min_size=2), st.data())
def test_cr_16_what_hangs_on_nothing_comes_off_with_a_taken_card(
    laid: Stack, data: st.DataObject
) -> None:
    taken = data.draw(st.sampled_from(laid))
    rest = stack.without(laid, taken.card)
    kept = stack.hanging_together(rest)
    largest = max(len(group) for group in oracle.groups(rest))
    assert len(kept) == largest
    assert oracle.hangs_together(kept)
    assert {c.card for c in kept} in [{c.card for c in group} for group in oracle.groups(rest)]


def test_cr_16_of_equal_parts_the_one_with_the_lowest_card_stays() -> None:
    left, right = (card(1, -4, 0), card(3, -4, 0)), (card(2, 4, 0), card(4, 4, 0))
    mixed = (right[0], left[0], right[1], left[1])
    assert stack.hanging_together(mixed) == right


def test_a_card_left_alone_goes_back_to_the_middle() -> None:
    assert stack.hanging_together((card(5, 7, -3),)) == (card(5, 0, 0),)


def test_a_stack_of_nothing_is_a_stack() -> None:
    assert stack.hanging_together(()) == ()


def test_a_moved_card_keeps_its_layer_and_a_new_one_lies_on_top() -> None:
    laid = (card(0, 0, 0), card(1, 1, 0))
    assert stack.with_card(laid, card(0, 0, 1)) == (card(0, 0, 1), card(1, 1, 0))
    assert stack.with_card(laid, card(2, 0, 1))[-1] == card(2, 0, 1)


@given(stacks(), st.integers(1, 7))
def test_cr_19_the_whole_stack_turns_as_one_drawing(laid: Stack, orientation: int) -> None:
    """Each shown cell goes where the oracle's drawing of a single turned card would put it."""
    turned = oracle.shown(stack.turned(laid, orientation))
    expected = {}
    for (x, y), symbols in oracle.shown(laid).items():
        dx, dy = x - 1, y - 1  # about the centre of the card in the middle
        if orientation >= 4:
            dx = -dx
        for _ in range(orientation % 4):
            dx, dy = -dy, dx
        expected[dx + 1, dy + 1] = symbols
    assert turned == expected


@given(stacks(), orientations)
def test_cr_19_turning_back_restores_the_stack(laid: Stack, orientation: int) -> None:
    back = next(o for o in range(8) if COMPOSED[orientation][o] == 0)
    assert stack.turned(stack.turned(laid, orientation), back) == laid
