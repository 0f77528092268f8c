"""What each seat sees, and what it must not see."""

import pytest
from tests.games.copyright.scenes import (
    BASE,
    LIGHTNING,
    TIMED,
    dealt,
    expire,
    lay,
    play,
    to_be_copied,
    with_hand,
)

from tablee.games.copyright.model import (
    AgreeToEnd,
    Continue,
    ModelMaker,
    Options,
    OwnView,
    Phase,
    PlaceFrame,
    Spot,
    State,
    TurnModelCard,
    Variant,
    View,
)
from tablee.games.copyright.rules import rounds, rulebook

PLAYERS = Options(model_maker=ModelMaker.PLAYERS)


def own(state: State, seat: int) -> OwnView:
    mine = rulebook.view(state, seat).own
    assert mine is not None
    return mine


@pytest.fixture
def copied() -> State:
    state = to_be_copied(dealt(), 0, lay(0))
    return play(play(state, 1, lay(2, orientation=3)), 0, lay(0))


def test_a_seat_sees_its_own_hand_and_only_the_number_of_the_others_cards() -> None:
    state = play(dealt(), 1, lay(0))
    view = rulebook.view(state, 0)
    assert own(state, 0).hand == state.seats[0].hand
    assert view.seats[1].in_hand == 9
    assert view.seats[1].laid == state.seats[1].laid
    hidden = set(state.seats[1].hand[1:])
    assert not hidden & {card.face for seat in view.seats for card in seat.laid}


def test_a_spectator_sees_no_hand() -> None:
    assert rulebook.view(dealt(), None).own is None


def test_cr_10_nobody_but_its_maker_sees_the_model_in_the_making() -> None:
    state = dealt(PLAYERS, seats=3)
    assert own(state, 0).model_cards == state.model_cards
    before = [rulebook.view(state, seat) for seat in (1, 2, None)]
    assert all(view.model is None for view in before)
    turned = play(state, 0, TurnModelCard(0, (state.model_cards[0].orientation + 1) % 8))
    assert [rulebook.view(turned, seat) for seat in (1, 2, None)] == before


def test_cr_10_the_others_have_nothing_to_do_while_the_model_is_made() -> None:
    assert [seat.is_done for seat in rulebook.view(dealt(PLAYERS, 3), 1).seats] == [
        False,
        True,
        True,
    ]


def test_cr_10_then_all_see_the_model_and_their_hands_at_once() -> None:
    state = play(dealt(PLAYERS), 0, Continue())
    for seat in (0, 1):
        view = rulebook.view(state, seat)
        assert view.model == state.model
        assert len(own(state, seat).hand) == 10
        assert own(state, seat).model_cards == ()


def test_the_limit_is_told_even_if_it_is_the_usual_one() -> None:
    assert [rulebook.view(dealt(o), 0).limit for o in (BASE, LIGHTNING, Options(limit=7))] == [
        20,
        3,
        7,
    ]


def test_spots_are_where_a_card_from_the_hand_may_be_laid() -> None:
    state = dealt()
    assert own(state, 0).spots == (Spot(0, 0),)
    state = play(state, 0, lay(0))
    assert len(own(state, 0).spots) == 25
    assert all(lay(1, s.x, s.y) in rulebook.legal(state, 0) for s in own(state, 0).spots)


def test_an_empty_hand_has_no_spots() -> None:
    state = with_hand(dealt(), 0, "012")
    assert own(play(state, 0, lay(0)), 0).spots == ()


def test_cr_50_in_a_timed_turn_spots_are_where_the_drawn_card_may_lie() -> None:
    state = expire(play(dealt(TIMED), 0, lay(0)))
    before = own(state, 0)
    after = own(play(state, 0, lay(1, 2, 2)), 0)
    assert before.drawn == after.drawn == 1
    assert before.spots == after.spots
    assert len(before.spots) == 25


def test_cr_51_a_missed_card_is_in_no_hand() -> None:
    state = expire(dealt(TIMED))
    assert [seat.in_hand for seat in rulebook.view(state, 0).seats] == [1, 1]
    assert len(own(state, 0).hand) == 2


def test_with_the_aid_a_seat_sees_what_its_stack_would_score_now() -> None:
    state = play(dealt(), 0, lay(0))
    tally = own(state, 0).tally
    assert tally is not None
    assert tally.frame in own(state, 0).spots
    assert own(state, 1).tally is None  # nothing laid yet


def test_without_the_aid_it_does_not() -> None:
    assert own(play(dealt(Options(has_aid=False)), 0, lay(0)), 0).tally is None


def test_cr_24_in_the_frame_phase_a_seat_sees_its_frame_and_where_else_it_may_be(
    copied: State,
) -> None:
    assert own(copied, 0).frames == ()  # the solver's is settled (CR-63)
    assert len(own(copied, 1).frames) == 25
    moved = play(copied, 1, PlaceFrame(1, 2))
    tally = own(moved, 1).tally
    assert tally is not None
    assert tally.frame == Spot(1, 2)


def test_cr_63_everybody_sees_every_frame_and_what_it_counts(copied: State) -> None:
    moved = play(copied, 1, PlaceFrame(1, 2))
    for seat in (0, 1, None):
        tallies = [each.tally for each in rulebook.view(moved, seat).seats]
        assert tallies == [rounds.chosen_tally(moved, number) for number in (0, 1)]
        assert tallies[1] is not None
        assert tallies[1].frame == Spot(1, 2)
    assert all(each.tally is None for each in rulebook.view(dealt(), 0).seats)


def test_without_the_aid_the_frame_is_still_shown_in_the_frame_phase() -> None:
    state = play(dealt(Options(has_aid=False)), 0, lay(0))
    state = play(play(state, 0, AgreeToEnd(agrees=True)), 1, AgreeToEnd(agrees=True))
    assert own(state, 0).tally is not None


def test_everybody_sees_who_agrees_who_is_done_and_who_has_copied(copied: State) -> None:
    agreeing = rulebook.view(play(dealt(), 1, AgreeToEnd(agrees=True)), None)
    assert [seat.agrees_to_end for seat in agreeing.seats] == [False, True]
    framing = rulebook.view(copied, None)
    assert [seat.is_done for seat in framing.seats] == [True, False]
    assert [seat.has_copied for seat in framing.seats] == [True, False]


def test_once_scored_all_cards_are_open(copied: State) -> None:
    scored = expire(copied)
    result = rulebook.view(scored, None).result
    assert result is not None
    assert [seat.hand for seat in result.seats] == [seat.hand for seat in copied.seats]
    assert rulebook.view(copied, None).result is None


def test_the_last_result_stays_to_be_looked_at_in_the_next_round(copied: State) -> None:
    scored = expire(copied)
    following = rulebook.view(expire(scored), 0)
    assert (following.round, following.phase) == (2, Phase.PLAY)
    assert following.result is scored.result


def test_the_winners_are_shown_at_the_end() -> None:
    state = to_be_copied(dealt(Options(variant=Variant.LIGHTNING, limit=1)), 1, lay(0))
    view = rulebook.view(play(state, 1, lay(0)), 0)
    assert (view.phase, view.winners) == (Phase.OVER, (1,))


def parts(view: View) -> list[object]:
    return [view.options, view.model, view.result, view.totals, *(s.laid for s in view.seats)]


def test_what_has_not_changed_is_the_same_object() -> None:
    """The table sends differences, and finds them by identity first."""
    before = play(play(dealt(), 0, lay(0)), 1, lay(0))
    after = play(before, 1, lay(1))
    one, other = rulebook.view(before, 0), rulebook.view(after, 0)
    assert [a is b for a, b in zip(parts(one), parts(other), strict=True)] == [True] * 5 + [False]
    assert own(before, 0).spots is own(after, 0).spots
    assert own(before, 0).tally is own(after, 0).tally
    assert own(before, 0).hand is own(after, 0).hand
