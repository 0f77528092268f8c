"""Lists that are never written out behave like lists that are."""

from collections import Counter
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.kernel.chance import Chance
from tablee.kernel.choices import Choices, Drawable, Listing, draw

parts = st.lists(st.lists(st.integers(), min_size=1, max_size=4), max_size=4)


class Squares(Listing[int]):
    def __len__(self) -> int:
        return 5

    def at(self, index: int) -> int:
        return index * index


@given(parts, st.integers(-20, 20))
def test_choices_are_their_parts_end_to_end(parts: list[list[int]], index: int) -> None:
    choices: Sequence[int] = Choices(parts)
    flat = [item for part in parts for item in part]
    assert (list(choices), len(choices), bool(choices)) == (flat, len(flat), bool(flat))
    assert (index in choices) == (index in flat)
    if -len(flat) <= index < len(flat):
        assert choices[index] == flat[index]
    else:
        with pytest.raises(IndexError):
            choices[index]


@given(parts, st.slices(12))
def test_choices_can_be_sliced(parts: list[list[int]], cut: slice) -> None:
    assert list(Choices(parts)[cut]) == [item for part in parts for item in part][cut]


def test_a_listing_computes_its_items() -> None:
    squares = Squares()
    assert list(squares) == [0, 1, 4, 9, 16]
    assert (squares[-1], squares[1:3], 9 in squares, 3 in squares) == (16, [1, 4], True, False)


def test_drawing_chooses_the_kind_first() -> None:
    nested = Choices([[0], Choices([range(1, 100), range(100, 200)])])
    chance = Chance(b"draw")
    drawn = Counter(draw(nested, chance) == 0 for _ in range(2_000))
    assert abs(drawn[True] - 1_000) < 120
    assert {draw(range(3), chance) for _ in range(50)} == {0, 1, 2}


class Even(Drawable[int]):
    """All even numbers below a million, which nobody wants to write out."""

    def __len__(self) -> int:
        raise AssertionError("drawing does not count")

    def at(self, index: int) -> int:
        return 2 * index

    def drawn(self, chance: Chance) -> int:
        return self.at(chance.below(500_000))


def test_some_lists_draw_by_themselves() -> None:
    chance = Chance(b"even")
    assert all(draw(Choices([Even()]), chance) % 2 == 0 for _ in range(20))
