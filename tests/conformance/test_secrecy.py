"""Every game: what a seat receives is the same bytes whatever the others' secrets are."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from tests.conformance.fuzz import random_value
from tests.conformance.playouts import wander
from tests.conformance.samples import SAMPLES, Sample, known

from tablee.kernel.chance import Chance
from tablee.kernel.rules import Seat

SECRETIVE = [sample for sample in SAMPLES if known(sample.game).with_other_secrets]
samples = pytest.mark.parametrize("sample", SECRETIVE, ids=str)
open_samples = pytest.mark.parametrize(
    "sample", [sample for sample in SAMPLES if sample not in SECRETIVE], ids=str
)


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


@open_samples
def test_a_game_that_hides_nothing_shows_everybody_the_same(sample: Sample) -> None:
    for recorder in wander(sample, steps=60, seed="open"):
        views = {msgspec.json.encode(recorder.match.view(s)) for s in (*range(sample.seats), None)}
        assert len(views) == 1


@samples
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_a_seat_receives_the_same_bytes_whatever_it_may_not_know(sample: Sample, seed: str) -> None:
    vary = other_secrets(sample)
    chance = Chance(f"secrets {sample} {seed}".encode())
    varied = 0
    for recorder in wander(sample, steps=250, seed=seed):
        rules, state = recorder.game.rules, recorder.match.state
        for seat in (*range(sample.seats), None):
            other = vary(state, seat, chance)
            varied += other != state
            assert received(rules, other, seat) == received(rules, state, seat)
    assert varied > 0, "nothing was ever hidden from anybody"


@samples
def test_a_refusal_tells_nothing_of_what_a_seat_may_not_know(sample: Sample) -> None:
    vary = other_secrets(sample)
    chance = Chance(f"refusals {sample}".encode())
    for recorder in wander(sample, steps=60, seed="refusals"):
        game, state = recorder.game, recorder.match.state
        for seat in range(sample.seats):
            other = vary(state, seat, chance)
            action = random_value(game.action, chance)
            if not isinstance(action, game.unlisted):
                listed = [action in game.rules.legal(each, seat) for each in (state, other)]
                assert listed[0] == listed[1]
