"""Who somebody is."""

import pytest

from tablee.server.names import new_name, words
from tablee.server.players import key_in, player_of

KEY = "k" * 43


def test_the_public_id_does_not_tell_the_key() -> None:
    assert player_of(KEY) == player_of(KEY)
    assert KEY not in player_of(KEY)
    assert player_of(KEY) != player_of("l" * 43)


@pytest.mark.parametrize(
    ("header", "key"),
    [
        (f"Bearer {KEY}", KEY),
        (f"bearer {KEY}", KEY),
        (None, None),
        ("", None),
        (f"Basic {KEY}", None),
        ("Bearer short", None),
        (f"Bearer {KEY}!", None),
        (f"Bearer {'k' * 65}", None),
    ],
)
def test_the_key_is_read_from_the_header_only_in_its_proper_form(
    header: str | None, key: str | None
) -> None:
    assert key_in(header) == key


def test_table_names_can_be_dictated() -> None:
    one, other, number = new_name().split("-")
    assert {one, other} <= set(words())
    assert 1000 <= int(number) <= 9999


def test_the_words_are_plain_and_differ() -> None:
    assert len(set(words())) == len(words()) >= 250
    assert all(word.isascii() and word.isalpha() and word.islower() for word in words())
