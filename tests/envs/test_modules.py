"""How environments are named, made and refused."""

import importlib
import pickle

import msgspec
import pytest

from tablee import envs
from tablee.envs import modules, rewards
from tablee.kernel import registry
from tablee.kernel.outcome import Outcome


def test_an_environment_is_named_by_its_game_and_version() -> None:
    names = dir(envs)
    assert names
    for name in names:
        module = getattr(envs, name)
        assert module is getattr(envs, name)
        assert module.raw_env().metadata["name"] == name
        assert {"env", "raw_env", "vector_env"} <= set(module.__all__)


def test_a_version_that_is_not_there_says_which_one_is() -> None:
    name = dir(envs)[0]
    with pytest.raises(AttributeError, match=name):
        getattr(envs, name[:-1] + "99")
    with pytest.raises(AttributeError, match="no environment"):
        envs.nothing_v1  # noqa: B018
    with pytest.raises(AttributeError, match="no attribute"):
        envs.nothing  # noqa: B018


def test_makers_can_be_sent_to_another_process() -> None:
    for name in dir(envs):
        make = pickle.loads(pickle.dumps(getattr(envs, name).raw_env))
        assert str(make()) == name


def test_options_are_the_games_own_and_checked() -> None:
    for name in dir(envs):
        module = getattr(envs, name)
        with pytest.raises(msgspec.ValidationError):
            module.env(no_such_option=1)
        with pytest.raises(ValueError, match="is played by"):
            module.env(seats=99)
        with pytest.raises(ValueError, match="render_mode"):
            module.env(render_mode="oil on canvas")


def test_games_that_are_played_at_once_have_a_parallel_environment() -> None:
    for game in registry.names():
        if modules.has_env(game):
            spec = modules.spec_of(game)
            module = getattr(envs, f"{game}_v{spec.version}")
            assert hasattr(module, "parallel_env") == spec.is_parallel


def test_without_what_they_need_the_message_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "pettingzoo", None)
    with pytest.raises(ModuleNotFoundError, match=r"tablee\[envs\]"):
        importlib.reload(envs)


def test_between_two_a_win_is_one_and_a_tie_nothing() -> None:
    assert rewards.for_rivals(Outcome((1,), (3, 5), "x")) == [-1.0, 1.0]
    assert rewards.for_rivals(Outcome((0, 1), (5, 5), "x")) == [0.0, 0.0]


def test_among_several_rewards_sum_up_to_nothing() -> None:
    assert rewards.for_rivals(Outcome((2,), (1, 2, 3, 1), "x")) == pytest.approx(
        [-1 / 3, -1 / 3, 1.0, -1 / 3]
    )
    assert sum(rewards.for_rivals(Outcome((0, 2), (3, 2, 3), "x"))) == pytest.approx(0)


def test_a_team_wins_or_loses_together() -> None:
    assert rewards.for_a_team(Outcome((0, 1), (4, 4), "x")) == [1.0, 1.0]
    assert rewards.for_a_team(Outcome((), (4, 4), "x")) == [-1.0, -1.0]
