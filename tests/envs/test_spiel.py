"""Games in which one decides after the other, as OpenSpiel plays them."""

import numpy as np
import pyspiel
import pytest

from tablee.envs import spiel
from tablee.kernel import registry

NAMES = [name for name in registry.names() if spiel.can_be_played(name)]
each_game = pytest.mark.parametrize("name", NAMES)


def test_there_are_such_games() -> None:
    assert len(NAMES) >= 2


@each_game
def test_openspiels_own_random_simulation(name: str) -> None:
    """It plays, copies, writes down and reads back, and compares."""
    game = spiel.load(name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@each_game
def test_each_number_of_players_can_be_loaded_by_name(name: str) -> None:
    for players in registry.load(name).rules.SEATS:
        if players > 1:
            game = pyspiel.load_game(f"{spiel.PREFIX}{name}(players={players})")
            assert game.num_players() == players


@each_game
def test_a_copy_goes_its_own_way(name: str) -> None:
    state = spiel.load(name).new_initial_state()
    state.apply_action(0)
    copied, before = state.clone(), str(state)
    copied.apply_action(copied.legal_actions()[0])
    assert str(state) == before
    assert state.current_player() >= 0
    assert copied.history() != state.history()


@each_game
def test_the_deal_settles_all_chance(name: str) -> None:
    def played(deal: int) -> list[float]:
        rng = np.random.default_rng(1)
        state = spiel.load(name).new_initial_state()
        state.apply_action(deal)
        for _ in range(60):
            if state.is_terminal():
                break
            state.apply_action(int(rng.choice(state.legal_actions())))
        seen = state.observation_tensor(0)
        return [*seen, *state.returns()]

    assert played(3) == played(3)


@each_game
def test_one_deal_needs_no_chance(name: str) -> None:
    state = spiel.load(name, deals=1).new_initial_state()
    assert not state.is_chance_node()
    assert state.legal_actions()
