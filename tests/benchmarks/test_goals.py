"""What was measured is held against what the design asks for."""

from benchmarks import goals


def test_ratios_are_taken_within_a_round() -> None:
    """A round on a busy machine is slow for both, and says nothing against either."""
    results = {
        "Colyseus 0.18": {"cpu_ms": [0.1, 0.2, 0.1]},
        "Tablée, this release": {"cpu_ms": [0.2, 0.4, 0.2], "acks_per_second": [3000.0]},
    }
    held = {goal.name: goal for goal in goals.of_peers(results)}
    assert [round(goal.value, 3) for goal in held.values()] == [2.0, 0.2, 3000.0]
    assert all(goal.is_met for goal in held.values())


def test_what_is_not_reached_is_said() -> None:
    few = {"Tablée": {"acks_per_second": [100.0]}}
    (goal,) = goals.of_peers(few)
    assert goal.cells == ("saved actions a second", "100.0", "at least 2,800", "**no**")


def test_a_game_is_held_against_the_first_checkout_if_there_are_two() -> None:
    alone = {"go": {"this": {"cpu_ms": [1.0]}}}
    both = {"go": {"before": {"cpu_ms": [2.0]}, "this": {"cpu_ms": [1.0]}}}
    assert not list(goals.of_games(alone))
    (goal,) = goals.of_games(both)
    assert (goal.value, goal.is_met) == (0.5, True)
