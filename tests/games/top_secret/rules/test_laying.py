"""Laying places: in turn, each once in five rounds; the decks; the fifth player's hidden card."""

import pytest
from msgspec.structs import replace
from tests.games.top_secret.scenes import (
    PONTE,
    RIALTO,
    SALUTE,
    SAN_GIORGIO,
    SAN_MARCO,
    begun,
    play,
    refusal,
    visit,
)

from tablee.games.top_secret.data import DUMMY, PLACES
from tablee.games.top_secret.model.actions import HidePlace, IllegalCode, LayPlace
from tablee.games.top_secret.model.cards import Place
from tablee.games.top_secret.model.state import State
from tablee.games.top_secret.model.views import Phase
from tablee.games.top_secret.rules import rulebook
from tablee.games.top_secret.rules.rounds import unused, used


def apart(number: int) -> tuple[Place, ...]:
    """Five different places by visitor, other ones in each round: nobody ever meets."""
    return tuple(PLACES[(visitor + number) % 5] for visitor in range(5))


def after_rounds(state: State, count: int) -> State:
    for number in range(count):
        state = visit(state, *apart(number))
    return state


@pytest.mark.parametrize("starter", range(4))
def test_ts_15_each_lays_in_turn_clockwise_from_the_starter(starter: int) -> None:
    state = begun(starter=starter)
    order = []
    while state.phase is Phase.PLACES and len(state.rounds) == 1:
        (seat,) = state.to_act
        order.append(seat)
        state = play(state, seat, LayPlace(apart(0)[seat]))
    assert order == [(starter + step) % 4 for step in range(4)]


def test_ts_15_only_the_player_in_turn_lays() -> None:
    state = begun()
    assert refusal(state, 1, LayPlace(RIALTO)) is IllegalCode.NOT_YOUR_TURN
    assert not rulebook.legal(state, 1)


def test_ts_15_later_players_see_earlier_cards() -> None:
    state = play(begun(), 0, LayPlace(RIALTO))
    assert rulebook.view(state, 1).rounds[-1].places == (RIALTO, None, None, None, None)


def test_ts_16_then_the_top_card_of_the_ambassadors_deck_is_turned() -> None:
    state = replace(begun(), deck=(SALUTE, PONTE, RIALTO, SAN_MARCO, SAN_GIORGIO))
    for seat, place in enumerate((SALUTE, RIALTO, SAN_MARCO)):
        state = play(state, seat, LayPlace(place))
    assert state.rounds[-1].places[4] is None
    state = play(state, 3, LayPlace(PONTE))
    assert state.rounds[-1].places == (SALUTE, RIALTO, SAN_MARCO, PONTE, SALUTE)
    assert state.deck == (PONTE, RIALTO, SAN_MARCO, SAN_GIORGIO)


def test_ts_17_a_place_used_in_the_current_series_is_not_laid_again() -> None:
    state = after_rounds(begun(starter=3), 1)
    assert state.to_act == (0,)
    assert refusal(state, 0, LayPlace(apart(0)[0])) is IllegalCode.PLACE_IS_USED
    assert len(rulebook.legal(state, 0)) == 4


def test_ts_18_used_cards_stay_visible() -> None:
    view = rulebook.view(after_rounds(begun(), 2), None)
    assert view.used[0] == (SAN_MARCO, RIALTO)
    assert view.used[4] == (PONTE, SAN_MARCO)


def test_ts_19_only_the_cards_of_the_current_round_make_meetings() -> None:
    state = visit(begun(), *apart(0))
    state = visit(state, *apart(1))
    assert apart(0)[1] is apart(1)[0]
    assert state.rounds[1].meetings == ()


def test_ts_23_the_next_round_begins_left_of_the_last_starter() -> None:
    state = after_rounds(begun(starter=2), 5)
    assert [each.starter for each in state.rounds] == [2, 3, 0, 1, 2, 3]


def test_ts_24_after_five_rounds_all_take_back_their_places() -> None:
    state = after_rounds(begun(), 4)
    assert [len(unused(state, visitor)) for visitor in range(5)] == [1] * 5
    state = visit(state, *apart(4))
    assert [unused(state, visitor) for visitor in range(5)] == [PLACES] * 5
    assert set(state.deck) == set(PLACES)
    assert state.rounds[-1].starter == 1
    assert rulebook.view(state, None).used == ((),) * 5


def test_ts_52_there_is_no_turn_limit() -> None:
    state = after_rounds(begun(), 60)
    assert len(state.rounds) == 61
    assert rulebook.outcome(state) is None


def three_player_rounds(count: int) -> State:
    """Rounds in which everybody lays the first card that is left."""
    state = begun(3)
    while len(state.rounds) <= count:
        (seat, *_) = state.to_act
        state = play(state, seat, rulebook.legal(state, seat)[-1])
    return state


def test_ts_59_the_dummys_place_is_turned_on_his_turn_from_a_shuffled_pile() -> None:
    state = replace(begun(3), dummy_deck=(PONTE, SALUTE, RIALTO, SAN_MARCO, SAN_GIORGIO))
    for seat in (0, 1):
        state = play(state, seat, LayPlace(PLACES[seat]))
        assert state.rounds[-1].places[DUMMY] is None
    state = play(state, 2, LayPlace(SALUTE))
    assert state.rounds[0].places[DUMMY] is PONTE
    assert PONTE not in state.dummy_deck


def test_ts_59_the_dummy_takes_part_in_the_rotation_as_starter() -> None:
    state = begun(3, starter=3)
    assert state.rounds[-1].places[DUMMY] is not None
    assert state.to_act == (0,)


def test_ts_59_the_dummy_never_repeats_a_place_within_a_series() -> None:
    state = three_player_rounds(10)
    for first in (0, 5):
        assert {each.places[DUMMY] for each in state.rounds[first : first + 5]} == set(PLACES)
    assert {each.starter for each in state.rounds} == {0, 1, 2, 3}


def test_ts_67_the_fifth_player_chooses_first_face_down_and_reveals_last() -> None:
    state = begun(5)
    assert state.phase is Phase.HIDING
    assert refusal(state, 0, LayPlace(RIALTO)) is IllegalCode.WRONG_PHASE
    state = play(state, 4, HidePlace(SALUTE))
    for seat, place in enumerate((RIALTO, SAN_MARCO, PONTE)):
        state = play(state, seat, LayPlace(place))
        assert state.rounds[0].places[4] is None
    state = play(state, 3, LayPlace(SAN_GIORGIO))
    assert state.rounds[0].places[4] is SALUTE
    assert state.hidden_place is None


def test_ts_67_nobody_else_sees_the_hidden_place() -> None:
    state = play(begun(5), 4, HidePlace(SALUTE))
    for seat in range(4):
        own = rulebook.view(state, seat).own
        assert own is not None
        assert own.hidden_place is None
    ambassador = rulebook.view(state, 4).own
    assert ambassador is not None
    assert ambassador.hidden_place is SALUTE


def test_ts_68_the_fifth_players_places_come_back_after_five_rounds_without_shuffling() -> None:
    state = after_rounds(begun(5), 4)
    assert len(used(state, 4)) == 4
    assert refusal(state, 4, HidePlace(apart(0)[4])) is IllegalCode.PLACE_IS_USED
    state = visit(state, *apart(4))
    assert unused(state, 4) == PLACES
    assert state.deck == ()


def test_ts_78_the_four_agents_rotate_as_starter_and_the_ambassador_has_no_turn() -> None:
    state = after_rounds(begun(5), 5)
    assert [each.starter for each in state.rounds] == [0, 1, 2, 3, 0, 1]
    state = play(state, 4, HidePlace(RIALTO))
    assert refusal(state, 4, LayPlace(SALUTE)) is IllegalCode.NOT_YOUR_TURN
