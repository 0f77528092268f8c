"""What a client is told must turn the view it has into the view that is."""

from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st
from msgspec import UNSET
from tests.server.guest import applied

from tablee.table.changes import SharedChanges, changes


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


def _as_json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def _after(old: Any, told: Any) -> Any:
    """What a page that held `old` holds after it was told."""
    return _as_json(old) if told is UNSET else applied(_as_json(old), _as_json(told))


views = st.none() | branch_values


@given(views, views)
def test_the_changes_turn_one_view_into_the_other(old: Any, new: Any) -> None:
    assert _after(old, changes(old, new)) == _as_json(new)


@given(st.lists(st.tuples(views, views), max_size=4))
def test_shared_changes_are_what_each_would_be_told_alone(pairs: list[tuple[Any, Any]]) -> None:
    """Whatever else was asked for before: nobody learns what another was told."""
    shared = SharedChanges()
    for old, new in pairs:
        alone = changes(old, new)
        expected = b"" if alone is UNSET else msgspec.json.encode(alone)
        assert shared.between(old, new) == expected


@given(branch_values)
def test_equal_views_have_no_changes_however_they_were_made(view: Branch) -> None:
    twin = msgspec.json.decode(msgspec.json.encode(view), type=Branch)
    assert twin is not view
    assert changes(view, twin) is UNSET
    assert SharedChanges().between(view, twin) == b""


def test_only_what_differs_is_told() -> None:
    old = Branch(Leaf(1, ("a",)), (Leaf(1, ()), Leaf(2, ())))
    new = Branch(Leaf(1, ("a",)), (Leaf(1, ()), Leaf(3, ())))
    assert changes(old, new) == {"leaves": [1, {"number": 3}]}


def test_of_a_list_that_has_grown_only_the_new_items_are_told() -> None:
    """So that a record of many rounds, or ink that flows, is not sent over and over."""
    old = Branch(Leaf(1, ("a", "b")), (Leaf(1, ()),))
    new = Branch(Leaf(1, ("a", "b", "c")), (Leaf(2, ()), Leaf(2, ())))
    assert changes(old, new) == {
        "leaf": {"words": ["+", ("c",)]},
        "leaves": [0, {"number": 2}, "+", (Leaf(2, ()),)],
    }


def test_what_is_shorter_said_anew_is_said_anew() -> None:
    assert changes(Leaf(1, ("a", "b")), Leaf(1, ("c", "d"))) == {"words": [("c", "d")]}
    assert changes(Leaf(1, ("a", "b")), Leaf(1, ("a",))) == {"words": [("a",)]}
    assert changes(Leaf(1, ()), Leaf(1, ("a",))) == {"words": [("a",)]}


class Spot(msgspec.Struct, frozen=True):
    x: int
    y: int


class Map(msgspec.Struct, frozen=True):
    spots: tuple[Spot, ...]


def _map(*ys: int) -> Map:
    return Map(tuple(Spot(x, y) for x, y in enumerate(ys)))


def test_a_list_of_pairs_that_has_mostly_changed_is_told_as_a_whole() -> None:
    mostly, half = _map(5, 6, 7, 4), _map(5, 6, 3, 4)
    assert changes(_map(1, 2, 3, 4), mostly) == {"spots": [mostly.spots]}
    assert changes(_map(1, 2, 3, 4), half) == {"spots": [0, {"y": 5}, 1, {"y": 6}]}


@given(*[st.lists(st.integers(0, 2), max_size=4).map(lambda ys: _map(*ys))] * 2)
def test_lists_of_pairs_become_what_they_are_now(old: Map, new: Map) -> None:
    assert _after(old, changes(old, new)) == _as_json(new)


def test_a_view_that_comes_or_goes_is_told_as_a_whole() -> None:
    view = Branch(None, ())
    assert changes(None, view) == [view]
    assert changes(view, None) is None
    assert changes(view, Branch(Leaf(1, ()), ())) == {"leaf": [Leaf(1, ())]}


class Pair(msgspec.Struct, frozen=True, array_like=True):
    x: int
    y: int


class Renamed(msgspec.Struct, frozen=True, rename="camel"):
    at_home: Pair


def test_fields_are_named_as_json_names_them() -> None:
    assert changes(Renamed(Pair(1, 2)), Renamed(Pair(1, 3))) == {"atHome": [Pair(1, 3)]}
