"""Every game: what a seat receives is the same bytes whatever the others' secrets are."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tablee.kernel.chance import Chance
from tablee.kernel.rules import Seat
from tablee.testing.fuzz import random_value
from tablee.testing.playouts import wander
from tablee.testing.samples import Sample, known


def received(rules: Any, state: Any, seat: int | None) -> list[bytes]:
    """Everything that the rules let a seat have: its view, and what it may do."""
    view = msgspec.json.encode(rules.view(state, seat))
    if seat is None:
        return [view]
    actions = rules.legal(state, seat)
    return [view, msgspec.json.encode([len(actions), *actions[:30], *actions[-30:]])]


def other_secrets(sample: Sample) -> Callable[[Any, Seat | None, Chance], Any]:
    vary = known(sample.game).with_other_secrets
    assert vary is not None, "only asked of games that hide something"
    return vary


def test_a_game_that_hides_nothing_shows_everybody_the_same(open_sample: Sample) -> None:
    seats = (*range(open_sample.seats), None)
    for recorder in wander(open_sample, steps=60, seed="open"):
        views = {msgspec.json.encode(recorder.match.view(seat)) for seat in seats}
        assert len(views) == 1


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_a_seat_receives_the_same_bytes_whatever_it_may_not_know(
    secretive: Sample, seed: str
) -> None:
    vary = other_secrets(secretive)
    chance = Chance(f"secrets {secretive} {seed}".encode())
    varied = 0
    for recorder in wander(secretive, steps=250, seed=seed):
        rules, state = recorder.game.rules, recorder.match.state
        for seat in (*range(secretive.seats), None):
            other = vary(state, seat, chance)
            varied += other != state
            assert received(rules, other, seat) == received(rules, state, seat)
    assert varied > 0, "nothing was ever hidden from anybody"


def test_a_refusal_tells_nothing_of_what_a_seat_may_not_know(secretive: Sample) -> None:
    vary = other_secrets(secretive)
    chance = Chance(f"refusals {secretive}".encode())
    for recorder in wander(secretive, steps=60, seed="refusals"):
        game, state = recorder.game, recorder.match.state
        for seat in range(secretive.seats):
            other = vary(state, seat, chance)
            action = random_value(game.action, chance)
            if not isinstance(action, game.unlisted):
                listed = [action in game.rules.legal(each, seat) for each in (state, other)]
                assert listed[0] == listed[1]
