"""Tables of the conformance suite as environments: every game, its variants, all sizes."""

from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np
import pytest
from tests.conformance.known import KNOWN

from tablee import envs
from tablee.envs.encoding import Seen
from tablee.envs.modules import has_env, spec_of
from tablee.kernel import registry
from tablee.testing.playouts import wander
from tablee.testing.recorder import Recorder
from tablee.testing.samples import Sample, know

WITH_ENV = [known for known in KNOWN if has_env(known.SAMPLES[0].game)]
for each in KNOWN:
    know(each)

SAMPLES = [sample for known in WITH_ENV for sample in known.SAMPLES]
_PLAYED = [(sample.options, sample.seats) for sample in SAMPLES]


def _variants() -> Iterator[Sample]:
    """One table for each set of options that some sample or the default has."""
    found: list[Any] = []
    games = [known.SAMPLES[0].game for known in WITH_ENV]
    plain = [Sample(game, "as it comes", registry.load(game).options(), 0) for game in games]
    for sample in (*plain, *SAMPLES):
        if sample.options not in found:
            found.append(sample.options)
            yield sample


OTHER_SIZES = [
    Sample(sample.game, f"{sample.name}, for {seats}", sample.options, seats)
    for sample in _variants()
    for seats in registry.load(sample.game).rules.seats_allowed(sample.options)
    if (sample.options, seats) not in _PLAYED
]
"""Every variant with every number of seats that no sample has: arrays and turns differ by it."""
each_sample = pytest.mark.parametrize("sample", SAMPLES, ids=str)
each_other_size = pytest.mark.parametrize("sample", OTHER_SIZES, ids=str)
TOGETHER = [sample for sample in SAMPLES if spec_of(sample.game).is_parallel]


def module_of(sample: Sample) -> Any:
    return getattr(envs, f"{sample.game}_v{spec_of(sample.game).version}")


def settings_of(sample: Sample) -> dict[str, Any]:
    """What makes an environment of this table; where a clock runs, it runs fast."""
    hurried = {"tick_ms": 5_000, "max_cycles": 120} if spec_of(sample.game).is_parallel else {}
    return {"seats": sample.seats, **hurried, **msgspec.to_builtins(sample.options)}


def env_of(sample: Sample, **others: Any) -> Any:
    return module_of(sample).env(**settings_of(sample), **others)


def raw_env_of(sample: Sample, **others: Any) -> Any:
    return module_of(sample).raw_env(**settings_of(sample), **others)


def encoding_of(sample: Sample) -> Any:
    return spec_of(sample.game).encoding(sample.options, sample.seats)


def seen_by(recorder: Recorder, state: Any, seat: int) -> Seen:
    rules = recorder.game.rules
    deadline = rules.deadline(state)
    left_ms = None if deadline is None else max(0, deadline - recorder.at_ms)
    return Seen(rules.view(state, seat), seat, left_ms)


def moments(sample: Sample, steps: int, seed: str) -> Iterator[tuple[Recorder, int]]:
    """Random play, moment by moment, as each seat may look at it."""
    for recorder in wander(sample, steps, seed):
        for seat in range(sample.seats):
            yield recorder, seat


def drawn(mask: Any, rng: np.random.Generator) -> int:
    """One of the numbers that may be played."""
    return int(rng.choice(np.flatnonzero(mask)))


def unlisted_numbers(sample: Sample) -> bool:
    """Whether numbers stand for actions that no list of legal actions holds."""
    return bool(registry.load(sample.game).unlisted)
