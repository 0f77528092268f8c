"""Version 1 of the rules stays playable: old tables go on, with their options and their sheets."""

import msgspec
import pytest

from tablee.games.top_secret.model.actions import Scribble, Words
from tablee.games.top_secret.model.options import FirstOptions, Options
from tablee.games.top_secret.model.state import FullState
from tablee.kernel import match, registry
from tablee.kernel.rules import Level
from tablee.simulate import FIRST_ENTRY, play_out

FIRST = registry.load("top_secret", 1)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_bots_play_it_to_the_end(seats: int) -> None:
    begun = match.begin(FIRST, FirstOptions(), seats, b"an old table", FIRST_ENTRY).match
    assert not isinstance(begun.state, FullState)
    played = play_out(begun, (Level.EASY,) * seats, tuple(range(seats)))
    assert played.winners


def test_its_view_has_the_shape_of_today() -> None:
    state = match.begin(FIRST, FirstOptions(), 4, b"an old table", FIRST_ENTRY).match.state
    view = FIRST.rules.view(state, 0)
    assert msgspec.json.decode(msgspec.json.encode(view), type=FIRST.view) == view
    assert view.options == Options()
    assert not view.own.can_scribble


def test_ts_10_nothing_is_scribbled_there() -> None:
    with pytest.raises(msgspec.ValidationError):
        FIRST.decode_action(msgspec.json.encode(Scribble(Words(1, 1, "?"))))


def test_its_options_know_no_newer_ones() -> None:
    with pytest.raises(msgspec.ValidationError):
        FIRST.decode_options(b'{"owners_count": true}')
    assert msgspec.json.encode(FirstOptions()) == (
        b'{"series":"first_to_3","notes":"paper","seconds_per_decision":null}'
    )
