"""A game's options, as the table keeps them."""

import msgspec
import pytest

from tablee.kernel import registry
from tablee.table.options import checked_options, nearest_number_of_seats
from tablee.table.refusal import Code, Refusal

MISSION = registry.load("mission_pas_possible")


def test_options_are_kept_in_full() -> None:
    kept = msgspec.json.decode(checked_options(MISSION, b'{"level":"elite"}'))
    assert kept["level"] == "elite"
    assert set(kept) == set(MISSION.options.__struct_fields__)


@pytest.mark.parametrize(
    "options", [b"{", b'{"level":"easy"}', b'{"setup":"piles","mix":{"ones":1}}']
)
def test_options_that_nobody_can_play_by_are_refused(options: bytes) -> None:
    with pytest.raises(Refusal) as refused:
        checked_options(MISSION, options)
    assert refused.value.code == Code.BAD_OPTIONS


MOSAIC = registry.load("mission_mosaique")


def _pack(*names: str) -> bytes:
    return msgspec.json.encode({"pack": [{"names": [name], "meant": "\u3164"} for name in names]})


def test_the_hosts_own_words_are_as_plain_as_talk() -> None:
    words = [f"word {number}" for number in range(40)]
    kept = msgspec.json.decode(checked_options(MOSAIC, _pack("\u202eold\u3164  cat", *words)))
    assert kept["pack"][0] == {"names": ["old cat"], "meant": ""}


def test_a_word_that_nobody_could_read_is_no_word() -> None:
    with pytest.raises(Refusal) as refused:
        checked_options(MOSAIC, _pack("\u3164"))
    assert refused.value.code == Code.BAD_OPTIONS


def test_the_number_of_chairs_follows_the_options() -> None:
    mix = b'{"setup":"piles","mix":{"ones":3,"twos":4,"threes":7,"fours":7}}'
    assert nearest_number_of_seats(MISSION, checked_options(MISSION, mix), 5) == 3
