"""Who somebody is."""

import pytest

from tablee.server.names import new_code, words
from tablee.server.players import client_at, key_in, player_of, shortened

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


def test_codes_can_be_dictated() -> None:
    one, other, number = new_code().split("-")
    assert {one, other} <= set(words())
    assert 1000 <= int(number) <= 9999


def test_the_words_are_plain_and_differ() -> None:
    assert len(set(words())) == len(words()) >= 250
    assert all(word.isascii() and word.isalpha() and word.islower() for word in words())


@pytest.mark.parametrize(
    ("one", "other", "is_same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.7", "192.0.2.7", True),
        ("192.0.2.7", "192.0.2.8", False),
        ("fe80::1%eth0", "fe80::2%eth1", True),
        ("not an address", "not an address", True),
    ],
)
def test_whoever_has_one_ipv6_address_has_the_whole_network(
    one: str, other: str, is_same: bool
) -> None:
    assert (client_at(one) == client_at(other)) == is_same


@pytest.mark.parametrize(
    ("client", "told"),
    [
        (client_at("192.0.2.7"), "192.0.2.0/24"),
        (client_at("2001:db8:1:2::1"), "2001:db8:1::/48"),
        ("nobody", ""),
    ],
)
def test_an_address_is_shortened_before_it_is_told(client: str, told: str) -> None:
    assert shortened(client) == told
