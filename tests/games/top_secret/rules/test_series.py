"""The deal, the points, the next game, and who has won the series."""

import pytest
from msgspec.structs import replace
from tests.games.top_secret.scenes import (
    BASE,
    NUMBER,
    RIGHT,
    WRONG,
    B,
    F,
    X,
    Z,
    begun,
    call,
    gather,
    next_game,
    play,
    result,
    shows,
    visit,
)

from tablee.games.top_secret.data import FRAGMENTS, IDENTITIES, PLACES
from tablee.games.top_secret.model.actions import Call, Continue, WriteNote
from tablee.games.top_secret.model.options import Options, Series
from tablee.games.top_secret.model.record import Reason
from tablee.games.top_secret.model.state import State
from tablee.games.top_secret.model.views import Phase
from tablee.games.top_secret.rules import rulebook
from tablee.games.top_secret.rules.series import NEW_SHEET
from tablee.kernel.chance import Chance

DEALS = [rulebook.setup(BASE, 4, Chance(bytes([seed]))) for seed in range(200)]
NOBODY = (0, 0, 0, 0)
"""Has a point yet."""


def called(scores: tuple[int, ...], caller: int, met: int, said: Call = RIGHT) -> State:
    """A call in a series that stands like this."""
    state = replace(begun(len(scores)), scores=scores)
    return call(gather(state, (caller, met)), caller, said)


def test_ts_7_three_four_or_five_play() -> None:
    assert list(rulebook.SEATS) == [3, 4, 5]
    assert list(rulebook.seats_allowed(BASE)) == [3, 4, 5]


def test_ts_9_everybody_has_the_cards_of_a_colour() -> None:
    view = rulebook.view(begun(), 0)
    assert [colour.value for colour in view.colours] == ["blue", "yellow", "green", "pink", "black"]
    assert view.own is not None
    assert view.own.offers.places == PLACES


def test_ts_11_the_ambassadors_places_are_shuffled() -> None:
    decks = {state.deck for state in DEALS}
    assert len(decks) > 50
    assert all(set(deck) == set(PLACES) for deck in decks)


def test_ts_12_a_black_identity_and_a_black_number_for_each() -> None:
    for state in DEALS:
        assert set(state.identities) == set(IDENTITIES)
        assert set(state.fragments) == set(FRAGMENTS)


def test_ts_13_identity_and_fragment_are_independent() -> None:
    deals = {(state.identities[0], state.fragments[0]) for state in DEALS}
    assert len(deals) == 16


@pytest.mark.parametrize("seat", range(4))
def test_ts_13_each_player_sees_only_his_own_black_cards(seat: int) -> None:
    own = rulebook.view(begun(), seat).own
    assert own is not None
    assert own.identity == IDENTITIES[seat]
    assert own.fragment == NUMBER[seat]


def test_ts_14_the_first_starter_is_random() -> None:
    assert {state.rounds[0].starter for state in DEALS} == {0, 1, 2, 3}
    assert all(state.to_act == (state.rounds[0].starter,) for state in DEALS)


def test_ts_53_each_winner_gets_a_point_whoever_called() -> None:
    assert called(NOBODY, 1, 0).scores == (1, 1, 0, 0)
    assert called(NOBODY, 2, 3, WRONG).scores == (1, 1, 0, 0)


def test_ts_54_black_cards_and_sheets_are_new_in_the_next_game() -> None:
    state = rulebook.play(begun(), 2, WriteNote("Seat 1 is B?"), 0, Chance(b""))
    ended = call(gather(state, (0, 1)), 0, WRONG)
    assert ended.notes[2].text == "Seat 1 is B?"
    following = next_game(ended)
    assert following.game == 2
    assert (following.identities, following.fragments) != (ended.identities, ended.fragments)
    assert following.facts == ((),) * 4
    assert following.notes == (NEW_SHEET,) * 4
    assert following.scores == ended.scores
    assert following.results == ended.results


def test_ts_54_everybody_reads_the_reveal_before_the_next_game() -> None:
    state = called(NOBODY, 0, 1)
    assert state.phase is Phase.REVEAL
    assert state.to_act == (0, 1, 2, 3)
    for seat in (3, 0, 2):
        state = play(state, seat, Continue())
    assert state.phase is Phase.REVEAL
    assert state.to_act == (1,)
    assert play(state, 1, Continue()).phase is Phase.PLACES


def test_ts_54_first_to_three_points_wins() -> None:
    state = called((2, 1, 2, 0), 0, 1)
    outcome = rulebook.outcome(state)
    assert outcome is not None
    assert outcome.winners == (0,)
    assert outcome.scores == (3, 2, 2, 0)
    assert outcome.reason == Reason.RIGHT_CALL
    assert state.phase is Phase.OVER
    assert not any(rulebook.legal(state, seat) for seat in range(4))


def test_ts_54_nobody_has_won_with_two_points() -> None:
    assert rulebook.outcome(called((1, 1, 2, 2), 0, 1)) is None


def test_a_single_game_is_won_by_its_first_call() -> None:
    single = begun(options=Options(series=Series.SINGLE))
    outcome = rulebook.outcome(call(gather(single, (0, 1)), 0, WRONG))
    assert outcome is not None
    assert outcome.winners == (2, 3)
    assert outcome.scores == (0, 0, 1, 1)


def test_ts_55_two_who_reach_three_together_both_win() -> None:
    outcome = rulebook.outcome(called((2, 2, 0, 0), 0, 1))
    assert outcome is not None
    assert outcome.winners == (0, 1)


def test_ts_76_all_who_reach_three_at_once_win() -> None:
    outcome = rulebook.outcome(called((0, 2, 2, 1, 2), 0, 4, WRONG))
    assert outcome is not None
    assert outcome.winners == (1, 2, 4)


@pytest.mark.parametrize("starter", range(4))
def test_ts_56_the_next_game_starts_left_of_the_last_games_first_starter(starter: int) -> None:
    state = visit(begun(starter=starter), *PLACES)
    assert state.rounds[-1].starter == (starter + 1) % 4
    following = next_game(call(gather(state, (0, 1)), 0, WRONG))
    assert following.rounds[0].starter == (starter + 1) % 4
    assert len(following.rounds) == 1


def test_past_games_stay_visible_in_short() -> None:
    state = called(NOBODY, 0, 1)
    (past,) = rulebook.view(next_game(state), None).results
    assert past == result(state)
    assert (past.caller, past.met, past.winners) == (0, (1,), (0, 1))
    assert past.identities == (F, B, Z, X)
    assert past.rounds == 1


def test_a_choice_for_a_later_meeting_dies_with_the_game() -> None:
    state = gather(begun(), (0, 1), (2, 3))
    state = play(state, 2, shows((Z, X)))
    assert call(state, 0, WRONG).choices == (None,) * 4
