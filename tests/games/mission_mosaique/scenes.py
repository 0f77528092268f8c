"""Tables of Mission Mosaïque at the moments that the tests are about."""

from collections.abc import Callable

from tablee.games.mission_mosaique.data.page import SECTIONS_OF, Section
from tablee.games.mission_mosaique.model import (
    Action,
    Draw,
    NotebookColour,
    OpenNotebook,
    Options,
    Phase,
    PickNotebook,
    SayReady,
    State,
)
from tablee.games.mission_mosaique.rules import naming, passing, rulebook
from tablee.kernel.chance import Chance
from tablee.kernel.rules import Seat

COLOURS = tuple(NotebookColour)


def do(state: State, seat: Seat, action: Action, at: int = 0) -> State:
    return rulebook.play(state, seat, action, at, Chance(b"done"))


def let_time_act(state: State) -> State:
    deadline = rulebook.deadline(state)
    assert deadline is not None, "time has nothing to do"
    return rulebook.expire(state, deadline, Chance(b"expired"))


def begun(seats: int = 4, **options: object) -> State:
    """Everybody has a notebook, in the order of the colours, and reads a code."""
    state = rulebook.setup(Options(**options), seats, Chance(b"begun"))  # type: ignore[arg-type]
    for seat in range(seats):
        state = do(state, seat, PickNotebook(COLOURS[seat]))
    return state


def with_pens_down(state: State, at: int = 0) -> State:
    """All are ready, and three, two, one is over: the ten seconds run."""
    for seat in range(state.seats):
        state = do(state, seat, SayReady(), at)
    return let_time_act(state)


def frame_of(state: State, seat: Seat) -> Section:
    """The section that is framed in front of this seat."""
    printed = passing.notebook(state, passing.starter_of(seat, state.page, state.seats))
    return SECTIONS_OF[printed.type][printed.sections[state.page]]


def piece(state: State, seat: Seat, *moments: int, stroke: int = 0, at: int = 0) -> Draw:
    """A line through the frame, a point at each moment."""
    left, top, right, bottom = frame_of(state, seat)
    numbers = [
        number
        for step, moment in enumerate(moments, 1)
        for number in (
            left + (right - left) * step // (len(moments) + 1),
            (top + bottom) // 2,
            128,
            moment,
        )
    ]
    return Draw(page=state.page, stroke=stroke, at=at, numbers=tuple(numbers))


def drawn(state: State, gone: Seat | None = None) -> State:
    """The six pages are filled, a stroke in each section that tells its page; solving begins."""
    drawers = [seat for seat in range(state.seats) if seat != gone]
    for _ in range(6):
        state = with_pens_down(state)
        for seat in drawers:
            state = do(state, seat, piece(state, seat, 100 + state.page, 200 + state.page))
        state = let_time_act(state)
    return state


def opened(state: State) -> State:
    """The guesser has opened the notebook."""
    assert state.phase is Phase.GUESS
    return do(state, guesser(state), OpenNotebook())


def guesser(state: State) -> Seat:
    assert state.guess is not None
    return state.guess.guesser


def code(state: State) -> str:
    """What the guesser should say."""
    starter = passing.started_by_left_of(guesser(state), state.seats)
    return naming.word(state, starter).name(state.options.language)


def until_over(state: State, solve: Callable[[State], State]) -> State:
    """The game to its end, each picture solved as told."""
    while state.phase is not Phase.OVER:
        state = drawn(state) if state.phase is Phase.READ else solve(state)
    return state
