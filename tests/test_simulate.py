"""Games between bots: the same seed gives the same games, in however many processes."""

from dataclasses import replace
from typing import Any

import pytest

from tablee.games.copyright.model import Options, Variant
from tablee.kernel import match, registry
from tablee.kernel.rules import Level
from tablee.simulate import Stalled, play_game, play_out, simulate

PAIR = (Level.HARD, Level.EASY)


def test_several_processes_play_the_same_games_as_one() -> None:
    one = list(simulate("copyright", Options(), PAIR, 6, seed=b"same", processes=1))
    two = list(simulate("copyright", Options(), PAIR, 6, seed=b"same", processes=2))
    assert one == two


def test_chairs_are_taken_in_turn_and_results_are_told_by_bot() -> None:
    first, second = simulate("copyright", Options(), PAIR, 2, processes=1)
    assert (first.seating, second.seating) == ((0, 1), (1, 0))
    assert second.scores == tuple(reversed(second.outcome.scores))
    assert {first.winners, second.winners} == {(0,)}


def test_time_passes_at_the_bots_own_pace() -> None:
    played = play_game("copyright", Options(variant=Variant.PUZZLE), (Level.EASY,), b"time")
    assert played.lasted_ms > 60_000
    assert played.actions > 4


class Sleeper:
    """Never moves."""

    def pace(self, *_: Any) -> None:
        return None

    act = pace


class Ditherer:
    """Always about to move."""

    def pace(self, *_: Any) -> int:
        return 1000

    def act(self, *_: Any) -> None:
        return None


@pytest.mark.parametrize("bot", [Sleeper(), Ditherer()])
def test_bots_that_never_end_a_game_are_found_out(
    bot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablee.simulate.MOST_MOMENTS", 100)
    game = replace(registry.load("copyright"), bot=bot)
    dealt = match.begin(game, Options(), 2, b"stalled", 1).match
    with pytest.raises(Stalled):
        play_out(dealt, PAIR, (0, 1))


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(KeyError):
        play_game("chess", None, PAIR, b"")
