"""A round once more, movement by movement (CR-65)."""

import msgspec
import pytest
from tests.games.copyright.scenes import (
    BASE,
    LIGHTNING,
    TIMED,
    agreed,
    dealt,
    expire,
    lay,
    play,
    to_be_copied,
)

from tablee.games.copyright.advice import adviser
from tablee.games.copyright.model import (
    HowItWent,
    Options,
    Phase,
    Possible,
    Review,
    State,
    TakeCard,
    TurnStack,
    Unanswered,
    WhatWasPossible,
)
from tablee.games.copyright.rules import rulebook
from tablee.kernel.rules import Level
from tablee.simulate import play_game


def reviewed(state: State, seat: int | None = None) -> Review:
    answer = adviser.answer(rulebook.view(state, seat), seat, HowItWent())
    assert isinstance(answer, Review)
    return answer


def scored(options: Options = BASE) -> State:
    """Seat 0 lays, takes back, turns and copies; seat 1 lays a card."""
    state = to_be_copied(dealt(options), 0, lay(0), lay(1, 1))
    state = play(state, 1, lay(4), at=2_000)
    state = play(state, 0, lay(0), lay(7, 1, 1), TakeCard(7), TurnStack(2), TurnStack(2), at=3_000)
    state = play(state, 0, lay(1, 1), at=9_000)
    return expire(state) if state.phase is Phase.FRAME else state


def test_cr_65_every_movement_is_told_with_its_time_and_the_stack_after_it() -> None:
    state = scored()
    told = reviewed(state)
    assert [(m.done.seat, m.done.at_ms) for m in told.movements] == [
        (1, 2_000),
        *[(0, 3_000)] * 5,
        (0, 9_000),
    ]
    assert [len(m.laid) for m in told.movements] == [1, 1, 2, 1, 1, 1, 2]
    assert told.movements[-1].laid == state.seats[0].laid


def test_cr_65_from_here_one_card_was_missing() -> None:
    told = reviewed(scored())
    assert told.movements[-1].missing == 0
    assert told.movements[-2].missing == 1
    last = told.movements[-1]
    assert last.tally is not None
    assert (last.tally.bonus, last.tally.net) == (1, last.reach)
    assert all(m.tally is None or m.tally.net <= m.reach for m in told.movements)
    assert all(m.reach <= told.hands[m.done.seat].best for m in told.movements)


def test_cr_65_a_round_is_told_to_everybody_once_it_is_scored_and_not_before() -> None:
    state = play(dealt(), 0, lay(0))
    for seat in (0, 1, None):
        assert rulebook.view(state, seat).movements == ()
        assert adviser.answer(rulebook.view(state, seat), seat, HowItWent()) == Unanswered()
    assert reviewed(scored(), 0) == reviewed(scored(), 1) == reviewed(scored())


def test_cr_65_the_next_round_begins_with_nothing_done() -> None:
    state = expire(scored())
    assert (state.phase, state.round, state.movements) == (Phase.PLAY, 2, ())


def test_cr_62_a_movement_is_kept_without_the_moment_it_was_meant_for() -> None:
    state = dealt()
    state = play(state, 0, msgspec.structs.replace(lay(0), moment=state.moment))
    assert state.movements[0].action == lay(0)


def test_cr_58_in_lightning_only_a_copy_can_be_reached() -> None:
    told = reviewed(scored(LIGHTNING))
    assert {m.reach for m in told.movements} <= {0, 1}
    assert told.movements[-1].reach == 1


def test_cr_51_in_turns_missed_cards_count() -> None:
    state = expire(dealt(TIMED))  # nobody lays the first card
    state = agreed(play(state, 0, lay(1)))
    told = reviewed(expire(state))
    (only,) = told.movements
    assert (only.done.turn, only.tally is not None and only.tally.missed) == (2, 1)
    assert only.reach <= told.hands[0].best


@pytest.mark.parametrize("options", [BASE, TIMED, LIGHTNING], ids=["base", "timed", "lightning"])
def test_cr_65_whole_games_of_bots_are_told_and_nobody_did_more_than_was_possible(
    options: Options,
) -> None:
    played = play_game(rulebook.NAME, options, tuple(Level), b"reviewed")
    view = played.view
    told = adviser.answer(view, None, HowItWent())
    assert isinstance(told, Review)
    for moment in told.movements:
        assert moment.reach <= told.hands[moment.done.seat].best
    for seat, mine in enumerate(view.result.seats):
        best = adviser.answer(view, None, WhatWasPossible(seat))
        assert not isinstance(best, Possible) or best.points >= mine.points
        last = [moment for moment in told.movements if moment.done.seat == seat][-1]
        assert last.laid == mine.laid
