"""The start and the end of a round, and what arrives at the wrong moment."""

import pytest
from tests.games.copyright.scenes import (
    BASE,
    LIGHTNING,
    PUZZLE,
    TIMED,
    act,
    all_continue,
    copied,
    dealt,
    heard,
    lay,
    opened,
    play,
    refusal,
    tick,
    to_be_copied,
)

from tablee.games.copyright.data import FACES
from tablee.games.copyright.model import (
    Action,
    AgreeToEnd,
    Continue,
    IllegalCode,
    LayCard,
    ModelMaker,
    Options,
    Phase,
    PlaceFrame,
    State,
    TakeCard,
    TurnModelCard,
    TurnStack,
)
from tablee.games.copyright.rules import rounds, rulebook, scoring
from tablee.kernel.chance import Chance
from tablee.kernel.errors import Illegal

PLAYERS = Options(model_maker=ModelMaker.PLAYERS)
EVERYTHING: tuple[Action, ...] = (
    LayCard(0, 0, 0, 0),
    TakeCard(0),
    TurnStack(1),
    AgreeToEnd(True),
    TurnModelCard(0, 1),
    PlaceFrame(0, 0),
    Continue(),
)


def ended(at: int = 5_000) -> State:
    """Seat 0 has just completed the copy; seat 1 has laid a card."""
    state = play(to_be_copied(dealt(), 0, lay(0), lay(1)), 1, lay(0, orientation=1))
    return act(play(state, 0, lay(0)), 0, lay(1), at)


# The start


@pytest.mark.parametrize("options", [BASE, TIMED, LIGHTNING, PUZZLE])
def test_cr_10_the_model_lies_face_down_and_nobody_has_a_card(options: Options) -> None:
    state = opened(options, 1 if options is PUZZLE else 3)
    assert (state.phase, rulebook.deadline(state)) == (Phase.READY, rounds.READY_MS)
    for seat in (*range(len(state.seats)), None):
        view = rulebook.view(state, seat)
        assert (view.model, view.model_cards, view.began_ms) == (None, (), None)
        assert view.own is None or (view.own.hand, view.own.lies, view.own.spots) == ((), (), ())


def test_cr_10_nobody_can_touch_a_card_before_the_signal() -> None:
    state = opened()
    for seat in (0, 1):
        assert list(rulebook.legal(state, seat)) == []
        for action in EVERYTHING:
            assert refusal(state, seat, action) in (
                IllegalCode.WRONG_PHASE,
                IllegalCode.ALREADY_DONE,
            )


def test_cr_10_then_all_begins_at_the_same_moment_of_table_time() -> None:
    state = tick(opened())
    assert (state.phase, state.began_ms) == (Phase.PLAY, rounds.READY_MS)
    for seat in (0, 1):
        view = rulebook.view(state, seat)
        assert view.own is not None
        assert (view.model, view.began_ms, len(view.own.hand)) == (state.model, 3_000, 10)


def test_cr_10_the_maker_of_a_model_gives_the_signal_by_being_done() -> None:
    state = act(opened(PLAYERS), 0, Continue(), at=9_000)
    assert (state.phase, rulebook.deadline(state)) == (Phase.READY, 12_000)
    assert rulebook.view(state, 0).own == rulebook.view(opened(), 0).own  # no longer its cards


def test_cr_10_every_round_begins_with_the_signal() -> None:
    scored = all_continue(copied())
    waiting = act(act(scored, 0, Continue()), 1, Continue())
    assert (waiting.round, waiting.phase) == (2, Phase.READY)


# Cards as they come


def test_cr_64_cards_come_turned_and_flipped_by_chance() -> None:
    lies = [
        way
        for seed in range(30)
        for seat in (0, 1)
        if (own := rulebook.view(dealt(seed=bytes([seed])), seat).own)
        for way in own.lies
    ]
    counts = [lies.count(way) for way in range(8)]
    assert sum(counts) == 600
    assert min(counts) > 40


def test_cr_64_the_deck_stays_one_of_each_kind() -> None:
    state = dealt()
    hands = [face for seat in state.seats for face in seat.hand]
    assert set(hands) <= set(FACES)
    assert len(set(hands)) == 20


def test_cr_64_how_a_card_came_binds_nobody() -> None:
    state = dealt()
    for orientation in range(8):
        assert play(state, 0, lay(0, orientation=orientation)).seats[0].laid


# The end


def test_cr_63_the_end_is_called_and_nobody_can_do_anything() -> None:
    state = ended(at=5_000)
    assert (state.phase, state.copiers) == (Phase.CALLED, (0,))
    assert rulebook.deadline(state) == 5_000 + rounds.CALLED_MS
    for seat in (0, 1):
        assert list(rulebook.legal(state, seat)) == []
        for action in EVERYTHING:
            with pytest.raises(Illegal):
                act(state, seat, action)


def test_cr_63_then_the_frames_lie_where_they_count_most() -> None:
    state = tick(ended())
    assert state.phase is Phase.FRAME
    for seat in (0, 1):
        laid, terms = state.seats[seat].laid, rounds.terms(state, seat)
        tally = rounds.chosen_tally(state, seat)
        assert tally is not None
        assert tally == scoring.best_tally(laid, rounds.model(state), terms)


def test_cr_63_whoever_made_the_copy_confirms_nothing() -> None:
    state = tick(ended())
    assert [seat.is_done for seat in state.seats] == [True, False]
    assert act(state, 1, Continue()).phase is Phase.SCORED


def test_cr_63_the_time_of_the_call_is_nobodys_time() -> None:
    assert heard(ended(at=5_000)).lasted_ms == 5_000


def test_cr_63_an_agreed_end_and_a_lightning_round_are_called_too() -> None:
    state = act(act(dealt(), 0, AgreeToEnd(True)), 1, AgreeToEnd(True))
    assert state.phase is Phase.CALLED
    state = to_be_copied(dealt(LIGHTNING), 0, lay(0))
    state = act(state, 0, lay(0))
    assert (state.phase, tick(state).phase) == (Phase.CALLED, Phase.SCORED)


def test_cr_63_a_frame_once_moved_can_be_put_back() -> None:
    state = tick(ended())
    best = state.seats[1].frame
    assert best is not None
    moved = act(state, 1, PlaceFrame(best.x + 1, best.y))
    assert act(moved, 1, PlaceFrame(best.x, best.y)).seats == state.seats


# What arrives at the wrong moment


def test_cr_62_a_card_meant_for_the_round_moves_no_frame_and_is_refused_in_words() -> None:
    """Two people's last taps are in flight when a third completes the copy."""
    state = play(to_be_copied(dealt(seats=3), 0, lay(0)), 1, lay(0, orientation=1))
    moment = state.moment
    after = act(state, 0, lay(0))
    for seat, action in ((1, lay(2)), (2, lay(0)), (1, TakeCard(0)), (1, TurnStack(2))):
        with pytest.raises(Illegal) as caught:
            stamped = type(action)(*_fields(action), moment=moment)
            rulebook.play(after, seat, stamped, 5_000, Chance(b""))
        assert caught.value.code is IllegalCode.TOO_LATE


def _fields(action: Action) -> tuple[int, ...]:
    match action:
        case LayCard():
            return action.card, action.x, action.y, action.orientation
        case TakeCard():
            return (action.card,)
        case TurnStack():
            return (action.orientation,)
    raise TypeError


@pytest.mark.parametrize("options", [PLAYERS, BASE, TIMED, LIGHTNING])
def test_cr_62_every_phase_and_every_turn_is_a_moment_of_its_own(options: Options) -> None:
    state = opened(options)
    moments = [state.moment]
    for _ in range(12):
        before = state
        state = _onward(state)
        assert state.moment == before.moment + 1
        moments.append(state.moment)
        late = Continue(moment=before.moment)
        with pytest.raises(Illegal) as caught:
            act(state, 0, late)
        assert caught.value.code is IllegalCode.TOO_LATE
    assert moments == list(range(13))


def _onward(state: State) -> State:
    """The next phase or turn."""
    if state.phase is not Phase.PLAY or state.turn:
        return tick(state, 1_000)
    return act(act(state, 0, AgreeToEnd(True)), 1, AgreeToEnd(True))


def test_cr_62_within_its_moment_a_stamp_changes_nothing() -> None:
    state = dealt()
    stamped = LayCard(0, 0, 0, 0, moment=state.moment)
    assert act(state, 0, stamped) == act(state, 0, lay(0))
    assert rulebook.view(state, 0).moment == state.moment
