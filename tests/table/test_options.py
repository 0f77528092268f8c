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


def test_the_number_of_chairs_follows_the_options() -> None:
    mix = b'{"setup":"piles","mix":{"ones":3,"twos":4,"threes":7,"fours":7}}'
    assert nearest_number_of_seats(MISSION, checked_options(MISSION, mix), 5) == 3
