"""What a client is told must turn the view it has into the view that is."""

from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st
from tests.server.guest import applied

from tablee.table.changes import changes


class Leaf(msgspec.Struct, frozen=True):
    number: int
    words: tuple[str, ...]


class Branch(msgspec.Struct, frozen=True):
    leaf: Leaf | None
    leaves: tuple[Leaf, ...]


leaf_values = st.builds(
    Leaf, st.integers(0, 3), st.lists(st.sampled_from("ab"), max_size=2).map(tuple)
)
branch_values = st.builds(
    Branch, st.none() | leaf_values, st.lists(leaf_values, max_size=3).map(tuple)
)


@given(st.none() | branch_values, st.none() | branch_values)
def test_the_changes_turn_one_view_into_the_other(old: Any, new: Any) -> None:
    value = msgspec.json.decode(msgspec.json.encode(old))
    for path, put in msgspec.json.decode(msgspec.json.encode(changes(old, new))):
        value = applied(value, path, put)
    assert value == msgspec.json.decode(msgspec.json.encode(new))


@given(branch_values)
def test_equal_views_have_no_changes_however_they_were_made(view: Branch) -> None:
    twin = msgspec.json.decode(msgspec.json.encode(view), type=Branch)
    assert twin is not view
    assert changes(view, twin) == ()


def test_only_what_differs_is_told() -> None:
    old = Branch(Leaf(1, ("a",)), (Leaf(1, ()), Leaf(2, ())))
    new = Branch(Leaf(1, ("a",)), (Leaf(1, ()), Leaf(3, ())))
    assert changes(old, new) == ((("leaves", 1, "number"), 3),)


def test_of_a_list_that_has_grown_only_the_new_items_are_told() -> None:
    """So that a record of many rounds, or ink that flows, is not sent over and over."""
    old = Branch(Leaf(1, ("a",)), (Leaf(1, ()),))
    new = Branch(Leaf(1, ("a", "b", "c")), (Leaf(1, ()), Leaf(2, ())))
    assert changes(old, new) == (
        (("leaf", "words", "+"), ("b", "c")),
        (("leaves", "+"), (Leaf(2, ()),)),
    )


def test_a_list_that_has_grown_and_changed_is_told_anew() -> None:
    old, new = Leaf(1, ("a", "b")), Leaf(1, ("b", "b", "c"))
    assert changes(old, new) == ((("words",), ("b", "b", "c")),)
