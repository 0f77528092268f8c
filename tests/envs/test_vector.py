"""Many tables in one call play as one table does."""

import numpy as np
import pytest
from tests.envs.tables import SAMPLES, drawn, module_of, settings_of

from tablee.testing.samples import Sample

TABLES = 3
FIRST_OF_EACH_GAME = [*{sample.game: sample for sample in reversed(SAMPLES)}.values()]
each_game = pytest.mark.parametrize("sample", FIRST_OF_EACH_GAME, ids=str)


@each_game
def test_tables_play_on_by_themselves(sample: Sample) -> None:
    tables = module_of(sample).vector_env(TABLES, **{**settings_of(sample), "max_cycles": 20})
    batch, rng = tables.reset(seed=5), np.random.default_rng(5)
    ended = np.zeros(TABLES, int)
    for _ in range(60 * sample.seats):
        assert batch.observation.shape == (TABLES, *tables.observation_space.shape)
        assert all(map(tables.observation_space.contains, batch.observation))
        assert batch.action_mask.any(axis=1).all()
        stepped = tables.step(np.array([drawn(mask, rng) for mask in batch.action_mask]))
        batch = stepped.batch
        ended += stepped.terminated | stepped.truncated
        assert stepped.rewards.shape == (TABLES, sample.seats)
    assert (ended > 0).all(), "where a game is over, the next one begins"


@each_game
def test_the_same_seed_gives_the_same_tables(sample: Sample) -> None:
    both = [module_of(sample).vector_env(TABLES, **settings_of(sample)) for _ in range(2)]
    first, second = (tables.reset(seed=3) for tables in both)
    rng = np.random.default_rng(3)
    for _ in range(20):
        assert np.array_equal(first.observation, second.observation)
        assert np.array_equal(first.seats, second.seats)
        numbers = np.array([drawn(mask, rng) for mask in first.action_mask])
        first, second = (tables.step(numbers).batch for tables in both)
    assert len({row.tobytes() for row in first.observation}) > 1, "tables differ from each other"
