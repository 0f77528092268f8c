"""Which notebook is where: the passing to the left, the skip, the move between the rounds.

A notebook is known by the seat that starts with it in the round.
"""

from tablee.games.mission_mosaique.data.notebooks import NOTEBOOKS, PAGES, Notebook
from tablee.games.mission_mosaique.model import NotebookColour, State
from tablee.kernel.rules import Seat


def steps_left(page: int, seats: int) -> int:
    """How far left of its starter a notebook lies at this page (MM-43).

    With fewer than eight players it meets its recipient after n − 1 passes, who passes it on at
    once (MM-41, MM-42), so that it is back with its starter.
    """
    return page if seats == 8 else page % (seats - 1)


def drawer(starter: Seat, page: int, seats: int) -> Seat:
    return (starter + steps_left(page, seats)) % seats  # MM-36, MM-37


def holder_after(starter: Seat, page: int, seats: int) -> Seat:
    """Who has the notebook after this page; the skip takes no time, so nobody waits for it."""
    if page + 1 == PAGES:
        return recipient(starter, seats)  # MM-46
    return drawer(starter, page + 1, seats)  # MM-36, MM-41


def starter_of(seat: Seat, page: int, seats: int) -> Seat:
    """Whose notebook this seat draws in at this page."""
    return (seat - steps_left(page, seats)) % seats


def authors(starter: Seat, seats: int) -> tuple[Seat, ...]:
    """Who draws each page of a notebook."""
    return tuple(drawer(starter, page, seats) for page in range(PAGES))


def recipient(starter: Seat, seats: int) -> Seat:
    """The name on the tile: the right neighbour of whoever starts (MM-18, MM-19)."""
    return (starter - 1) % seats


def started_by_left_of(recipient: Seat, seats: int) -> Seat:
    """The starter of the notebook that is meant for this seat (MM-19)."""
    return (recipient + 1) % seats


def colour(state: State, starter: Seat) -> NotebookColour:
    """The notebook that this seat starts with: each round they have moved one seat to the right."""
    found = state.picked[(starter + state.round - 1) % state.seats]  # MM-60, MM-61
    assert found is not None, "the rounds begin when everybody has a notebook"
    return found


def notebook(state: State, starter: Seat) -> Notebook:
    return NOTEBOOKS[colour(state, starter)]
