"""What PettingZoo itself asks of an environment, at every table of the conformance suite."""

from functools import partial

import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from tests.envs.tables import (
    OTHER_SIZES,
    SAMPLES,
    TOGETHER,
    each_other_size,
    env_of,
    module_of,
    settings_of,
)

from tablee.envs.modules import spec_of
from tablee.kernel import registry
from tablee.testing.samples import Sample

CYCLES = 1000
FEWER_CYCLES = 60
"""For the sizes that no sample of the suite has: some hundred tables, a few turns at each."""
# PettingZoo knows only its own environments by name as those whose observations have a mask, and
# minds that who has nothing to decide, when the game is over, has no legal action.
pytestmark = [
    pytest.mark.no_cover,  # the same lines again and again, four times slower when traced
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
]
_FIRST = {sample.game: sample for sample in reversed(SAMPLES)}.values()


def _each_of(samples: list[Sample]) -> pytest.MarkDecorator:
    """All of them; the fast half of the tests has only the first of each game."""
    slow = [pytest.mark.slow]
    tables = [pytest.param(each, marks=[] if each in _FIRST else slow) for each in samples]
    return pytest.mark.parametrize("sample", tables, ids=str)


each_sample, each_together = _each_of(SAMPLES), _each_of(TOGETHER)


@each_sample
def test_one_after_the_other_as_pettingzoo_wants_it(sample: Sample) -> None:
    api_test(env_of(sample), num_cycles=CYCLES)


@each_together
def test_all_at_once_as_pettingzoo_wants_it(sample: Sample) -> None:
    parallel_api_test(module_of(sample).parallel_env(**settings_of(sample)), num_cycles=CYCLES)


@each_sample
def test_the_same_seed_gives_the_same_game(sample: Sample) -> None:
    seed_test(partial(env_of, sample), num_cycles=100)


@each_together
def test_the_same_seed_gives_the_same_game_all_at_once(sample: Sample) -> None:
    parallel_seed_test(partial(module_of(sample).parallel_env, **settings_of(sample)))


@each_sample
def test_every_way_to_show_the_table(sample: Sample, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(env_of, sample))
    assert capsys.readouterr().out, "a person is shown the table"


@pytest.mark.slow
@each_other_size
def test_every_variant_with_every_number_of_seats(sample: Sample) -> None:
    api_test(env_of(sample), num_cycles=FEWER_CYCLES)
    seed_test(partial(env_of, sample), num_cycles=10)
    render_test(partial(env_of, sample))
    if spec_of(sample.game).is_parallel:
        together = partial(module_of(sample).parallel_env, **settings_of(sample))
        parallel_api_test(together(), num_cycles=FEWER_CYCLES)
        parallel_seed_test(together, num_cycles=10)


def test_no_number_of_seats_is_left_out() -> None:
    played = {(each.game, each.seats) for each in (*SAMPLES, *OTHER_SIZES)}
    games = {each.game for each in SAMPLES}
    wanted = {(game, seats) for game in games for seats in registry.load(game).rules.SEATS}
    assert played == wanted
