"""The numbers: every legal action has one of its own, and every number means what it says."""

import numpy as np
import pytest
from tests.envs.tables import (
    SAMPLES,
    drawn,
    each_sample,
    encoding_of,
    env_of,
    moments,
    raw_env_of,
    seen_by,
)

from tablee.kernel.chance import Chance
from tablee.testing.samples import Sample, known

STEPS = 60
LOOKED_AT = 40
"""Of a long list of actions, so many at each end."""


@each_sample
def test_every_legal_action_has_a_number_of_its_own(sample: Sample) -> None:
    encoding = encoding_of(sample)
    for recorder, seat in moments(sample, STEPS, "numbers"):
        legal = recorder.game.rules.legal(recorder.match.state, seat)
        seen = seen_by(recorder, recorder.match.state, seat)
        actions = (
            [*legal] if len(legal) < 2 * LOOKED_AT else [*legal[:LOOKED_AT], *legal[-LOOKED_AT:]]
        )
        numbers = [encoding.encode(seen, action) for action in actions]
        assert len(set(numbers)) == len(actions)
        assert [encoding.decode(seen, number) for number in numbers] == actions


@each_sample
def test_the_mask_holds_the_legal_actions_and_no_others(sample: Sample) -> None:
    encoding = encoding_of(sample)
    for recorder, seat in moments(sample, STEPS, "masks"):
        legal = recorder.game.rules.legal(recorder.match.state, seat)
        seen = seen_by(recorder, recorder.match.state, seat)
        mask = encoding.mask(seen, legal)
        offered = [encoding.decode(seen, int(number)) for number in np.flatnonzero(mask)]
        waits = offered.count(None)
        assert waits <= 1
        listed = [action for action in offered if not isinstance(action, recorder.game.unlisted)]
        assert len(listed) - waits == len(legal)
        assert all(action is None or action in legal for action in listed)


@each_sample
def test_whatever_the_mask_offers_is_accepted(sample: Sample) -> None:
    """What no list can hold, too: strokes and words by their numbers."""
    env, rng = raw_env_of(sample), np.random.default_rng(7)
    env.reset(seed=7)
    for agent in env.agent_iter(4 * STEPS):
        observed, _, terminated, truncated, _ = env.last()
        is_out = terminated or truncated
        env.step(None if is_out else drawn(observed["action_mask"], rng))
        assert env.observation_space(agent).contains(observed)


@each_sample
def test_a_number_that_the_mask_does_not_offer_is_refused(sample: Sample) -> None:
    env, rng = raw_env_of(sample), np.random.default_rng(11)
    env.reset(seed=11)
    tried = 0
    for _ in env.agent_iter(STEPS):
        observed, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            break
        others = np.flatnonzero(observed["action_mask"] == 0)
        for number in rng.choice(others, 5):
            tried += 1
            with pytest.raises(ValueError, match="may not play"):
                env.step(int(number))
        env.step(drawn(observed["action_mask"], rng))
    assert tried


def test_whoever_plays_what_is_not_legal_ends_the_game_with_a_loss() -> None:
    for sample in SAMPLES[:1]:
        env = env_of(sample)
        env.reset(seed=1)
        observed, *_ = env.last()
        agent = env.agent_selection
        env.step(int(np.flatnonzero(observed["action_mask"] == 0)[0]))
        assert env.terminations[agent]
        assert env.rewards[agent] == -1


@pytest.mark.parametrize(
    "sample", [each for each in SAMPLES if known(each.game).with_other_secrets], ids=str
)
def test_a_seat_observes_the_same_whatever_it_may_not_know(sample: Sample) -> None:
    vary = known(sample.game).with_other_secrets
    assert vary is not None
    encoding, chance, varied = encoding_of(sample), Chance(f"envs {sample}".encode()), 0
    for recorder, seat in moments(sample, 120, "secrets"):
        rules, state = recorder.game.rules, recorder.match.state
        other = vary(state, seat, chance)
        varied += other != state
        both = [seen_by(recorder, each, seat) for each in (state, other)]
        assert np.array_equal(*[encoding.observe(seen) for seen in both])
        legal = [rules.legal(each, seat) for each in (state, other)]
        masks = [encoding.mask(seen, each) for seen, each in zip(both, legal, strict=True)]
        assert np.array_equal(*masks)
    assert varied, "nothing was ever hidden from anybody"
