"""What others do about the picture on the table: whisper, guess along, laugh (MM-58, MM-72)."""

import pytest
from tests.games.mission_mosaique.scenes import begun, code, do, drawn, guesser, opened

from tablee.games.mission_mosaique.model import (
    WHISPERS,
    Action,
    Along,
    Consult,
    Continue,
    GuessAlong,
    IllegalCode,
    Laugh,
    Propose,
    ProposeNothing,
    State,
    Whisper,
)
from tablee.games.mission_mosaique.rules import rulebook, solving
from tablee.kernel.chance import Chance
from tablee.kernel.errors import Illegal
from tablee.kernel.rules import Seat


def refusal(state: State, seat: Seat, action: Action) -> str:
    with pytest.raises(Illegal) as error:
        do(state, seat, action)
    return error.value.code.value


def neighbour(state: State) -> Seat:
    return (guesser(state) - 1) % state.seats


def along(state: State, seat: Seat | None) -> tuple[str, tuple[Along, ...]]:
    """What the seat has guessed along, and what it sees of all."""
    shown = rulebook.view(state, seat).guess
    assert shown is not None
    return shown.own_along, shown.along


# Guessing along


def test_mm_72_with_eight_the_neighbour_who_did_not_draw_guesses_along() -> None:
    state = opened(drawn(begun(8)))
    assert "guess_along" in rulebook.view(state, neighbour(state)).may
    state = do(state, neighbour(state), GuessAlong("chat"))
    state = do(state, neighbour(state), GuessAlong(code(state)))
    for seat in (None, *range(8)):
        own = code(state) if seat == neighbour(state) else ""
        assert along(state, seat) == (own, ()), "a secret until the turn"
    told = Along(neighbour(state), code(state), is_right=True)
    turned = do(state, guesser(state), ProposeNothing())
    assert all(along(turned, seat)[1] == (told,) for seat in (None, *range(8)))
    assert solving.stamps(turned) == 0, "it earns nothing"


def test_mm_72_a_wrong_guess_along_is_told_as_such() -> None:
    state = opened(drawn(begun(8)))
    state = do(state, neighbour(state), GuessAlong("zzz"))
    state = do(state, guesser(state), Propose(code(state)))
    assert along(state, None)[1] == (Along(neighbour(state), "zzz", is_right=False),)


@pytest.mark.parametrize("seats", [3, 7, 8])
def test_mm_72_nobody_who_drew_or_guesses_may_guess_along(seats: int) -> None:
    state = opened(drawn(begun(seats)))
    idle = {neighbour(state)} if seats == 8 else set()
    for seat in set(range(seats)) - idle:
        assert refusal(state, seat, GuessAlong("chat")) == IllegalCode.NO_GUESSING_ALONG


def test_mm_72_not_before_the_notebook_is_open_nor_after_the_turn() -> None:
    state = drawn(begun(8))
    assert refusal(state, neighbour(state), GuessAlong("chat")) == IllegalCode.NO_GUESSING_ALONG
    state = do(opened(state), guesser(state), ProposeNothing())
    assert refusal(state, neighbour(state), GuessAlong("chat")) == IllegalCode.WRONG_PHASE


def test_mm_72_what_was_guessed_along_is_kept_with_the_picture() -> None:
    state = opened(drawn(begun(8)))
    told = Along(neighbour(state), "zzz", is_right=False)
    state = do(state, neighbour(state), GuessAlong("zzz"))
    state = do(state, guesser(state), ProposeNothing())
    state = rulebook.play(state, guesser(state), Continue(), 0, Chance(b"on"))
    assert state.pictures[0].along == (told,)


# Whispers


def test_mm_58_guesser_and_neighbour_talk_both_ways_and_nobody_else_hears() -> None:
    state = opened(drawn(begun(8)))
    pair = (guesser(state), neighbour(state))
    state = do(state, pair[0], Consult("un animal ?"))
    state = do(state, pair[1], Consult("plutôt une chaise"))
    said = (Whisper(pair[0], "un animal ?"), Whisper(pair[1], "plutôt une chaise"))
    for seat in (None, *range(8)):
        shown = rulebook.view(state, seat).guess
        assert shown is not None
        assert shown.whispers == (said if seat in pair else ())


def test_whispers_are_bounded() -> None:
    state = opened(drawn(begun(8)))
    for _ in range(WHISPERS):
        state = do(state, guesser(state), Consult("hein ?"))
    assert refusal(state, guesser(state), Consult("hein ?")) == IllegalCode.TOO_MANY_WHISPERS


# Laughs


def test_mm_73_everybody_may_laugh_once_at_a_picture_that_is_turned() -> None:
    state = opened(drawn(begun(4)))
    assert refusal(state, 0, Laugh()) == IllegalCode.WRONG_PHASE
    state = do(state, guesser(state), Propose("zzz"))
    for seat in range(3):
        state = do(state, seat, Laugh())
    assert refusal(state, 0, Laugh()) == IllegalCode.ALREADY_SO
    assert Laugh() not in rulebook.legal(state, 0)
    assert Laugh() in rulebook.legal(state, 3)
    state = rulebook.play(state, guesser(state), Continue(), 0, Chance(b"on"))
    assert state.pictures[0].laughs == 3
