"""Chance that can be checked, that favours nobody, and that never changes."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.kernel.chance import Chance, commitment, table_key


def test_the_same_seed_gives_the_same_draws() -> None:
    one, other = Chance(b"seed"), Chance(b"seed")
    assert [one.below(1000) for _ in range(50)] == [other.below(1000) for _ in range(50)]


def test_the_draws_of_a_seed_never_change() -> None:
    """Old logs replay only if these numbers stay for ever."""
    chance = Chance.of_entry(b"key", 7)
    assert [chance.below(100) for _ in range(8)] == [70, 14, 41, 22, 86, 96, 6, 76]
    deck = list("abcdefgh")
    chance.shuffle(deck)
    assert "".join(deck) == "dagfcebh"


def test_each_entry_has_chance_of_its_own() -> None:
    first = [Chance.of_entry(b"key", n).below(2**64) for n in range(100)]
    assert len(set(first)) == 100


@given(st.binary(max_size=8), st.integers(1, 10**6))
def test_a_draw_is_below_its_limit(seed: bytes, limit: int) -> None:
    assert 0 <= Chance(seed).below(limit) < limit


def test_nothing_can_be_drawn_from_nothing() -> None:
    with pytest.raises(ValueError, match="at least one"):
        Chance(b"").below(0)


def test_all_numbers_are_equally_likely() -> None:
    chance = Chance(b"fair")
    counts = Counter(chance.below(6) for _ in range(60_000))
    assert all(abs(counts[face] - 10_000) < 400 for face in range(6))


def test_all_orders_are_equally_likely() -> None:
    chance = Chance(b"fair")
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        items = [1, 2, 3, 4]
        chance.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 24
    assert all(abs(count - 1000) < 150 for count in orders.values())


@given(st.binary(max_size=8), st.lists(st.integers(), unique=True), st.data())
def test_a_sample_is_of_different_items(seed: bytes, items: list[int], data: st.DataObject) -> None:
    count = data.draw(st.integers(0, len(items)))
    sample = Chance(seed).sample(items, count)
    assert len(set(sample)) == count
    assert set(sample) <= set(items)


def test_a_choice_is_one_of_the_items() -> None:
    chance = Chance(b"seed")
    assert {chance.choice("abc") for _ in range(50)} == set("abc")


def test_it_knows_whether_it_was_used() -> None:
    chance = Chance(b"seed")
    chance.shuffle([1])
    assert not chance.was_used
    chance.below(2)
    assert chance.was_used


def test_the_secret_cannot_be_told_from_its_commitment_but_only_it_fits() -> None:
    assert commitment(b"secret") == commitment(b"secret")
    assert commitment(b"secret") != commitment(b"secreT")
    assert len(commitment(b"")) == 64


def test_every_contribution_changes_the_key() -> None:
    keys = [
        table_key(b"secret", ()),
        table_key(b"secret", ("aa",)),
        table_key(b"secret", ("aa", "bb")),
        table_key(b"secret", ("bb", "aa")),
        table_key(b"secret", ("aabb",)),
        table_key(b"other", ("aa",)),
    ]
    assert len(set(keys)) == len(keys)
