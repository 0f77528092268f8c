"""The example of a training: it learns from nothing, and what it learned plays at a table."""

from pathlib import Path

import numpy as np
from examples.train import bot, features, picture, policy, train

from tablee.envs import top_it_v1
from tablee.games.top_it import GAME
from tablee.kernel.chance import Chance
from tablee.kernel.rules import Level

GAMES = 10


def test_what_was_learned_beats_the_others() -> None:
    """The 200 games of the README are played by `--measure`."""
    measured = train.measure(policy.load(), GAMES, seed=3)
    assert measured.against_random >= 0.9
    assert measured.against_greedy >= 0.5


def test_who_knows_nothing_loses() -> None:
    assert train.share_won(policy.nothing(), policy.greedy, GAMES, seed=3) <= 0.2


def test_one_step_changes_what_it_knows() -> None:
    weights = train.improve(policy.nothing(), train.Adam(), first_seed=1, games=2)
    assert np.abs(weights).max() > 0


def test_the_points_of_an_action_are_those_that_it_brings() -> None:
    env, rng = top_it_v1.raw_env(), np.random.default_rng(5)
    env.reset(seed=5)
    for _ in range(12):
        observed, *_ = env.last()
        seen, before = features.look(observed), observed["observation"]
        place = policy.at_random(seen, rng)
        agent = env.agent_selection
        env.step(int(seen.actions[place]))
        score = features.HANDS * features.PIECES * features.PER_PIECE
        after = env.observe(agent)["observation"]
        assert after[score] - before[score] == seen.points[place]


def test_it_plays_a_whole_game_at_a_table() -> None:
    rules = GAME.rules
    state = rules.setup(GAME.options(), 2, Chance(b"table"))
    for number in range(40):
        if rules.outcome(state) is not None:
            break
        seat = next(seat for seat in range(2) if rules.legal(state, seat))
        chance = Chance(bytes([number]))
        action = bot.act(rules.view(state, seat), seat, Level.HARD, chance)
        state = rules.play(state, seat, action, 0, chance)
    assert rules.outcome(state) is not None


def test_the_curve_is_a_picture(tmp_path: Path) -> None:
    curve = [picture.Sample(games, 1.0, picture.Measured(0.5, 0.1)) for games in (0, 100)]
    picture.draw(curve, tmp_path / "curve.svg")
    assert (tmp_path / "curve.svg").read_text().startswith("<svg")
