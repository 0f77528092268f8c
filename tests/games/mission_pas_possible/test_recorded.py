"""The rare rules, and what always holds, in whole recorded games."""

from pathlib import Path

import msgspec
import pytest
from tests.games.mission_pas_possible.scenes import dice_everywhere

from tablee.games.mission_pas_possible.model.actions import Action, RevealSabotage
from tablee.games.mission_pas_possible.model.codes import Reason
from tablee.games.mission_pas_possible.model.news import Spoiled, WentBack
from tablee.games.mission_pas_possible.model.options import Difficulty, Setup
from tablee.games.mission_pas_possible.model.state import Phase, State
from tablee.kernel import log
from tablee.kernel.replay import replay, revealed_secret

RECORDED = Path(__file__).parents[2] / "recorded" / "mission_pas_possible"
NAMES = sorted(path.stem for path in RECORDED.glob("*.jsonl"))
names = pytest.mark.parametrize("name", NAMES)


def read(name: str) -> tuple[log.Header, list[log.AnyEntry]]:
    header, entries = log.from_lines((RECORDED / f"{name}.jsonl").read_bytes())
    return header, list(entries)


def states_of(name: str) -> list[State]:
    """The states of a recorded game, one after the other."""
    header, entries = read(name)
    secret = revealed_secret(entries)
    assert secret is not None
    return [match.state for _, match in replay(header, entries, secret) if match]


def actions_of(name: str) -> list[Action]:
    acted = [entry for entry in read(name)[1] if isinstance(entry, log.Acted)]
    return [msgspec.json.decode(entry.action, type=Action) for entry in acted]


@names
def test_no_die_is_ever_lost_or_there_twice(name: str) -> None:
    for state in states_of(name):
        assert dice_everywhere(state) == list(range(25))


@names
def test_mpp_31_a_turn_never_closes_early_nor_stays_open(name: str) -> None:
    """Whoever may place a die is in the phase for it; in it somebody may, or is to choose."""
    for state in states_of(name):
        is_open = state.phase is Phase.PLACE
        assert is_open or not any(seat.held for seat in state.seats)
        assert bool(state.centre) == (state.phase in (Phase.PLACE, Phase.REROLL)) or is_choosing(
            state
        )


def is_choosing(state: State) -> bool:
    """Or it is over, and what lay in the centre is still there."""
    opening = any(seat.opening is not None for seat in state.seats)
    return opening or state.loss is not None or state.phase is Phase.OVER


@pytest.mark.parametrize("name", ["insane_win", "insane_win_v2", "insane_piles_v2"])
def test_mpp_79_an_insane_win_is_among_them(name: str) -> None:
    """MPP-101: also in piles, which the first rules could not end."""
    end = states_of(name)[-1]
    assert end.options.level is Difficulty.INSANE
    assert end.reason is Reason.ALL_DEFUSED
    assert not any(seat.bombs for seat in end.seats)


@pytest.mark.parametrize("name", ["bag_is_empty", "bag_is_empty_v2"])
def test_mpp_27_the_bag_is_empty_and_the_cards_hold_all_dice(name: str) -> None:
    end = states_of(name)[-1]
    assert (end.reason, end.bag) == (Reason.BAG_IS_EMPTY, 0)


@pytest.mark.parametrize("name", ["piles", "piles_v2"])
def test_mpp_95_a_sabotage_is_revealed_in_the_piles_setup(name: str) -> None:
    assert states_of(name)[0].options.setup is Setup.PILES
    assert RevealSabotage() in actions_of(name)


@pytest.mark.parametrize("name", ["strict", "strict_v2"])
def test_mpp_53_a_wrong_placement_happens_in_strict_mode(name: str) -> None:
    events = [event for state in states_of(name) for event in state.news.events]
    assert any(isinstance(event, Spoiled) for event in events)
    assert any(isinstance(event, WentBack) for event in events)


def test_every_kind_of_action_and_every_number_of_players_is_among_them() -> None:
    """By either version of the rules."""
    done = {type(action) for name in NAMES for action in actions_of(name)}
    assert done == set(Action.__args__)
    assert {len(states_of(name)[0].seats) for name in NAMES} == {1, 2, 3, 4, 5}
